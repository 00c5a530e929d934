import type { SourceTables } from './source-tables.ts';
import type { DashboardTables } from './tables-dashboard.ts';

/** Rows as SQL holds them: snake_case columns, JSON as text, times as epoch milliseconds. Mirrors `migrations/`. */
export type Tables = SourceTables &
  DashboardTables & {
    company: {
      company_id: string;
      name: string;
      access_enabled: number;
      settings: string;
      limits: string;
      change_seq: number;
      created_at: number;
      updated_at: number;
    };
    api_key: {
      key_id: string;
      company_id: string;
      key_hash: string;
      prefix: string;
      last4: string;
      name: string;
      scopes: string;
      created_by: string;
      created_at: number;
      expires_at: number | null;
      last_used_at: number | null;
      revoked_at: number | null;
      browser_seen_at: number | null;
    };
    audit: {
      audit_id: string;
      company_id: string;
      actor: string;
      action: string;
      target: string;
      details: string;
      created_at: number;
    };
    counter: { name: string; value: number };
    job: {
      job_id: string;
      company_id: string | null;
      kind: string;
      dedupe_key: string | null;
      payload: string;
      priority: number;
      run_at: number;
      state: 'queued' | 'running' | 'done' | 'dead' | 'cancelled';
      attempt: number;
      max_attempts: number;
      lease_until: number | null;
      lease_owner: string | null;
      fence: number;
      progress: string | null;
      last_error: string | null;
      created_at: number;
      finished_at: number | null;
    };
    schedule: { kind: string; company_id: string; every_ms: number; next_run_at: number };
    change: {
      company_id: string;
      change_seq: number;
      kind: 'product' | 'document' | 'faq' | 'rule';
      entity_id: string;
      locale: string;
      created_at: number;
    };
    product: {
      company_id: string;
      product_id: string;
      locale: string;
      record: string;
      record_hash: string;
      updated_at: number;
      stored_at: number;
      price_changes_at: number | null;
    };
    product_url: {
      company_id: string;
      url_key: string;
      product_id: string;
      locale: string;
      variant_id: string;
    };
    document: {
      company_id: string;
      document_id: string;
      locale: string;
      title: string;
      url: string | null;
      url_key: string | null;
      trust: 'policy' | 'catalog' | 'crawled' | 'review';
      content_type: string;
      content_hash: string;
      text: string;
      text_hash: string;
      created_at: number;
      updated_at: number;
      confirmed_at: number;
    };
    passage: {
      company_id: string;
      document_id: string;
      locale: string;
      seq: number;
      heading_path: string;
      start_offset: number;
      end_offset: number;
    };
    snapshot: { company_id: string; hash: string; source_id: string; text: string; created_at: number };
    thread: {
      company_id: string;
      thread_id: string;
      channel: 'api' | 'mcp' | 'website' | 'playground';
      end_user_id: string | null;
      status: 'open' | 'closed' | 'handed_over';
      locale: string;
      page_url: string | null;
      context: string;
      last_seq: number;
      created_at: number;
      updated_at: number;
      first_message_id: string | null;
      site_id: string | null;
    };
    website_site: { site_id: string; company_id: string };
    website_session: {
      session_hash: string;
      company_id: string;
      site_id: string;
      origin: string;
      visitor_id: string;
      end_user_id: string | null;
      expires_at: number;
    };
    website_visitor: {
      company_id: string;
      visitor_hash: string;
      site_id: string;
      visitor_id: string;
      seen_at: number;
    };
    website_event: {
      company_id: string;
      event_key: string;
      site_id: string;
      owner_id: string;
      type: string;
      body: string;
      message_id: string | null;
      happened_at: number;
      created_at: number;
    };
    message: {
      company_id: string;
      message_id: string;
      thread_id: string;
      seq: number;
      operation: 'send_message' | 'search';
      query_text: string;
      result_text: string;
      answer_status: string;
      engine: string;
      locale: string;
      response: string;
      rating: number | null;
      comment: string | null;
      created_at: number;
      is_first: number | null;
    };
    idempotency: {
      company_id: string;
      route: string;
      idempotency_key: string;
      body_hash: string;
      status: number;
      response: string;
      thread_id: string | null;
      created_at: number;
    };
    trace: {
      company_id: string;
      request_id: string;
      message_id: string | null;
      thread_id: string | null;
      body: string;
      created_at: number;
    };
    faq_page: {
      company_id: string;
      url_key: string;
      locale: string;
      page_url: string;
      product_id: string | null;
      state: 'generating' | 'ready' | 'not_available';
      reason: string | null;
      requested_at: number;
      generated_at: number | null;
      expires_at: number | null;
      retry_at: number | null;
      alias_of: string | null;
    };
    faq: {
      company_id: string;
      faq_id: number;
      url_key: string | null;
      locale: string;
      product_id: string | null;
      origin: 'generated' | 'merchant';
      state: 'live' | 'stale' | 'retired';
      review: 'auto' | 'approved' | 'rejected' | 'edited';
      pinned: number;
      position: number;
      question: string;
      question_key: string;
      answer: string;
      variants: string;
      last_listed_at: number | null;
      created_at: number;
      updated_at: number;
      replaced_by: number | null;
    };
    faq_fact: {
      company_id: string;
      faq_id: number;
      fact_kind: 'product' | 'document';
      entity_id: string;
      path: string;
      fact_hash: string;
      quote: string | null;
    };
    asked_question: {
      company_id: string;
      locale: string;
      product_id: string;
      question_key: string;
      question: string;
      askers: number;
      last_asked_at: number;
    };
    query_count: {
      company_id: string;
      day: number;
      locale: string;
      query_key: string;
      query_text: string;
      searches: number;
      zero_results: number;
    };
    search_rule: {
      company_id: string;
      rule_id: string;
      kind: 'synonym' | 'pin' | 'hide' | 'boost';
      locale: string | null;
      body: string;
      created_at: number;
      updated_at: number;
    };
    text_vector: { company_id: string; text_hash: string; model: string; vector: Uint8Array };
    model_spend: { scope: string; period: string; micros: number; tokens: number; calls: number };
    model_reservation: {
      reservation_id: string;
      scope: string;
      micros: number;
      tokens: number;
      expires_at: number;
    };
  };
