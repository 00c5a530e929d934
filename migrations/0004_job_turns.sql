-- Claims walk one kind's queued jobs company by company, the most urgent of each first.

create index job_turn on job (kind, state, company_id, priority desc, run_at, job_id);
create index job_finished on job (state, finished_at);
