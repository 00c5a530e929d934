-- Most threads are begun for no known end user: they need no entry in the index of those.

drop index thread_end_user;
create index thread_end_user on thread (company_id, end_user_id) where end_user_id is not null;
