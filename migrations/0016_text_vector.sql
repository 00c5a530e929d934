-- What texts mean by the embedding model of the server: eight bits a dimension, by the hash of the text. Derived, so
-- disposable: what another model made is dropped and made anew.

create table text_vector (
  company_id text collate "binary" not null,
  text_hash text collate "binary" not null,
  model text collate "binary" not null,
  vector bytea not null,
  primary key (company_id, text_hash)
);
