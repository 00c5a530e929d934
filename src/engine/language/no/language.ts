import type { Language } from '../language.ts';
import { text } from './text.ts';

/** Norwegian. */
export const no: Language = { tag: 'no', otherTags: ['nb', 'nn'], text };
