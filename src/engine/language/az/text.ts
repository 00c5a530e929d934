import type { TextWords } from '../text-words.ts';

export const text: TextWords = { lowerCaseLocale: 'az' };
