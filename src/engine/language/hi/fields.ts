import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'हाँ|हां',
  no: 'नहीं',
  empty: 'लागू नहीं|जानकारी नहीं|उपलब्ध नहीं',
  size: 'साइज़',
  sizePart: 'साइज',
  color: 'रंग',
  included: 'शामिल|सम्मिलित',
  electric: 'बैटरी|बिजली|रिचार्जेबल|वोल्टेज|प्लग',
  passing: 'छूट|स्टॉक में|मुफ़्त डिलीवरी|फ्री डिलीवरी|सेल',
  units: 'साल=year वर्ष=year महीने=month दिन=day',
};
