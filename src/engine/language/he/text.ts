import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  keyboard: ["qwertyuiopasdfghjkl;'zxcvbnm,.", "/'קראטוןםפשדגכעיחלךף,זסבהנמצתץ"],
  headComesFirst: true,
};
