-- The products that were written last: whose FAQs are made before anybody asks is told by that.
create index product_stored on product (company_id, stored_at desc, product_id, locale);
