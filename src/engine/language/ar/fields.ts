import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'نعم',
  no: 'لا',
  empty: 'غير متوفر|غير محدد|لا يوجد|لا ينطبق',
  size: 'المقاس|مقاس|القياس',
  sizePart: 'مقاس',
  color: 'اللون|لون',
  included: 'مرفق|مشمول',
  electric: 'بطارية|كهربائي|فولت|واط',
  passing: 'متوفر|نفد|نفذ|خصم|تخفيض|توصيل مجاني|شحن مجاني',
  units: 'سم=cm ملم=mm كجم=kg جرام=g غرام=g لتر=l مل=ml واط=W فولت=V بوصة=in',
};
