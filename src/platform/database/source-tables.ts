/** Rows of what products and documents come from by themselves. */
export type SourceTables = {
  source: {
    company_id: string;
    source_id: string;
    kind: 'website' | 'sitemap' | 'feed' | 'upload';
    name: string;
    url: string | null;
    url_key: string;
    options: string;
    status: 'queued' | 'running' | 'ok' | 'failed' | 'cancelled';
    run_seq: number;
    progress: string;
    started_at: number | null;
    finished_at: number | null;
    error: string | null;
    report: string | null;
    next_run_at: number | null;
    cancelled_at: number | null;
    content: Uint8Array | null;
    created_at: number;
    updated_at: number;
  };
  source_page: {
    company_id: string;
    source_id: string;
    url_key: string;
    url: string;
    status: 'queued' | 'indexed' | 'unchanged' | 'skipped' | 'failed' | 'gone';
    reason: string | null;
    depth: number;
    run_seq: number;
    http_status: number | null;
    etag: string | null;
    last_modified: string | null;
    content_hash: string | null;
    title: string | null;
    fetched_at: number | null;
    leads_to: string | null;
  };
  source_item: {
    company_id: string;
    source_id: string;
    kind: 'product' | 'document' | 'faq';
    entity_id: string;
    locale: string;
    page_key: string | null;
    run_seq: number;
  };
  import_mapping: {
    company_id: string;
    file_name: string;
    mapping: string;
    updated_at: number;
  };
};
