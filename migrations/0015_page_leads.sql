-- Where a page leads that is another's address: by its canonical link or a redirect.
alter table source_page add column leads_to text collate "binary";
create index source_page_leads on source_page (company_id, url_key) where leads_to is not null;
