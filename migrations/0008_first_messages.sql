-- A thread names its first message, so the index of messages by thread, whose ids are random, holds only those that
-- follow: most threads have none. Messages from before stay in it.

alter table thread add column first_message_id text collate "binary";
alter table message add column is_first integer;
drop index message_order;
create unique index message_order on message (company_id, thread_id, seq) where is_first is null;
