-- When a price changes by itself next: a sale begins or ends.
alter table product add column price_changes_at bigint;
create index product_price_changes on product (company_id, price_changes_at) where price_changes_at is not null;
