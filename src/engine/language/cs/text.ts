import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  abbreviations: 'např tj tzn atd apod mj resp č str tel ul nám sv dr ing mgr bc tzv cca kč ks mil mld tis r',
};
