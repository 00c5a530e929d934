-- What binds product FAQs: pages that point elsewhere, questions put in other words, quoted words.

-- The canonical address that the page's own rel=canonical names; its FAQs are this page's.
alter table faq_page add column alias_of text collate "binary";

-- The FAQ that a merchant's new wording made; the old question is not proposed again.
alter table faq add column replaced_by bigint;

-- Of a fact of a document: the quoted words.
alter table faq_fact add column quote text collate "binary";

-- A deleted product finds its FAQs.
create index faq_product on faq (company_id, product_id);
