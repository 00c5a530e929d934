-- What answers questions in other words: the approved FAQs of a company in a locale.

create index faq_reviewed on faq (company_id, review, locale, faq_id);
