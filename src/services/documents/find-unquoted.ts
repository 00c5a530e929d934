import { mayBeQuoted } from '../../engine/gate/may-be-quoted.ts';
import { sentences } from '../../engine/text/sentences/sentences.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { firstDocuments } from './first-documents.ts';

const mostTold = 100;

/** A stretch of a page that no answer quotes. */
export type Unquoted = { documentId: string; locale: string; title: string; text: string };

/**
 * What of the company's pages is never quoted: text that speaks to an assistant instead of to shoppers, carries markup that
 * could act, or links to hosts other than the company's.
 */
export async function findUnquoted(ctx: Context): Promise<Unquoted[]> {
  const { domains } = (await getSettings(ctx)).company;
  const found: Unquoted[] = [];
  for (const { documentId, locale, title, text } of await firstDocuments(ctx))
    for (const { start, end } of sentences(text, locale)) {
      const stretch = text.slice(start, end).trim();
      if (found.length < mostTold && !mayBeQuoted(stretch, domains))
        found.push({ documentId, locale, title, text: stretch });
    }
  return found;
}
