import type { Language } from '../language.ts';
import { pages } from './pages.ts';

/** Hungarian. */
export const hu: Language = { tag: 'hu', pages };
