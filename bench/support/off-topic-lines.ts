import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What people type who want nothing of a shop: other matters, what an assistant should not do, and scorn. */
export const sections = ['off_topic', 'instructions', 'scorn'] as const;

export type OffTopicLine = { section: (typeof sections)[number]; text: string };

/**
 * The lines that authors wrote in a language (a tag of two letters) who had seen nothing of the project, in two halves: every second
 * one may be fitted on, the others are measured. Empty where there are none.
 */
export function offTopicLines(language: string): { fitted: OffTopicLine[]; measured: OffTopicLine[] } {
  const [fitted, measured]: OffTopicLine[][] = [[], []];
  let section: OffTopicLine['section'] = 'off_topic';
  for (const line of textOf(language).split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3) as OffTopicLine['section'];
    else if (line !== '')
      (fitted!.length <= measured!.length ? fitted! : measured!).push({ section, text: line });
  }
  return { fitted: fitted!, measured: measured! };
}

function textOf(language: string): string {
  try {
    return readFileSync(join(import.meta.dirname, '../off-topic', `${language}.txt`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
