/** Tables of people, of what the dashboard shows of use, and of test cases (migrations 0010 and 0011). */
export type DashboardTables = {
  auth_user: {
    id: string;
    name: string;
    email: string;
    email_verified: number;
    image: string | null;
    two_factor_enabled: number | null;
    created_at: number;
    updated_at: number;
  };
  auth_session: {
    id: string;
    user_id: string;
    token: string;
    expires_at: number;
    ip_address: string | null;
    user_agent: string | null;
    created_at: number;
    updated_at: number;
  };
  auth_account: {
    id: string;
    user_id: string;
    account_id: string;
    provider_id: string;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: number | null;
    refresh_token_expires_at: number | null;
    scope: string | null;
    password: string | null;
    created_at: number;
    updated_at: number;
  };
  auth_verification: {
    id: string;
    identifier: string;
    value: string;
    expires_at: number;
    created_at: number;
    updated_at: number;
  };
  auth_two_factor: {
    id: string;
    user_id: string;
    secret: string;
    backup_codes: string;
    verified: number | null;
    failed_verification_count: number | null;
    locked_until: number | null;
  };
  server_operator: {
    user_id: string;
    created_at: number;
  };
  setup_code: {
    code_hash: string;
    created_at: number;
    expires_at: number;
  };
  member: {
    company_id: string;
    user_id: string;
    email: string;
    name: string;
    role: 'admin' | 'member';
    grants: string;
    created_at: number;
    last_seen_at: number | null;
  };
  invitation: {
    invitation_id: string;
    company_id: string;
    token_hash: string;
    email: string;
    role: 'admin' | 'member';
    grants: string;
    invited_by: string;
    created_at: number;
    expires_at: number;
    ended_at: number | null;
  };
  request_log: {
    company_id: string;
    request_id: string;
    at: number;
    operation: string;
    method: string;
    status: number;
    code: string | null;
    key_id: string | null;
    duration_ms: number;
  };
  gap_mark: {
    company_id: string;
    locale: string;
    question_key: string;
    state: 'published' | 'dismissed' | 'answered';
    asked: number;
    faq_id: number | null;
    updated_at: number;
    answered_by: string | null;
  };
  gap_check: {
    company_id: string;
    change_seq: number;
    checked_at: number;
  };
  eval_schedule: {
    company_id: string;
    every: 'day' | 'week';
    next_at: number;
  };
  website_seen: {
    company_id: string;
    site_id: string;
    host: string;
    seen_at: number;
  };
  eval_case: {
    company_id: string;
    case_id: string;
    body: string;
    created_at: number;
  };
  eval_run: {
    company_id: string;
    run_id: string;
    started_at: number;
    finished_at: number | null;
    passed: number;
    failed: number;
    results: string;
  };
};
