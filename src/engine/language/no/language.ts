import type { Language } from '../language.ts';
import { pages } from './pages.ts';
import { text } from './text.ts';

/** Norwegian. */
export const no: Language = { tag: 'no', otherTags: ['nb', 'nn'], text, pages };
