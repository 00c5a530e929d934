import type { Tables } from './tables.ts';

type SourceTable = 'source' | 'source_page' | 'source_item' | 'import_mapping';
type Columns = { [Table in SourceTable]: { [Column in keyof Tables[Table]]: true } };

/** The columns of the tables of sources, for the test that compares them with what the migrations make. */
export const sourceColumns: Columns = {
  source: {
    company_id: true,
    source_id: true,
    kind: true,
    name: true,
    url: true,
    url_key: true,
    options: true,
    status: true,
    run_seq: true,
    progress: true,
    started_at: true,
    finished_at: true,
    error: true,
    report: true,
    next_run_at: true,
    cancelled_at: true,
    content: true,
    created_at: true,
    updated_at: true,
  },
  source_page: {
    company_id: true,
    source_id: true,
    url_key: true,
    url: true,
    status: true,
    reason: true,
    depth: true,
    run_seq: true,
    http_status: true,
    etag: true,
    last_modified: true,
    content_hash: true,
    title: true,
    fetched_at: true,
    leads_to: true,
  },
  source_item: {
    company_id: true,
    source_id: true,
    kind: true,
    entity_id: true,
    locale: true,
    page_key: true,
    run_seq: true,
  },
  import_mapping: {
    company_id: true,
    file_name: true,
    mapping: true,
    updated_at: true,
  },
};
