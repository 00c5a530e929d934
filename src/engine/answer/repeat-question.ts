import type { ConversationMemory } from '../query/memory.ts';
import { termsOf } from './attributes/question-table.ts';
import { hasPhrase, opensWith, phrasesIn } from './phrases.ts';
import type { ProductView } from './product-view.ts';
import type { ResolvedProducts } from './resolve-products.ts';
import type { Understood } from './understand.ts';

/** Whether a question has no words but those that name the products in context or point ("the second one"). */
export function isOnlyPointing(question: Understood, views: readonly ProductView[]): boolean {
  const { language, lexicon, prepared } = question;
  const naming = new Set(
    views.flatMap(({ product }) => termsOf(`${product.title} ${product.brand ?? ''}`, language)),
  );
  const lists = [...lexicon.ordinals, lexicon.pronouns, lexicon.ellipsis];
  const pointing = new Set(
    lists.flatMap((list) => phrasesIn(prepared, list)).flatMap((phrase) => termsOf(phrase, language)),
  );
  return question.content.every(({ members }) =>
    members.some(({ term }) => naming.has(term) || pointing.has(term)),
  );
}

/**
 * The question that is asked once more of another product: after "How heavy is the Ridge Boot?", "and the Delta Sandal?"
 * or "what about the second one?" asks how heavy that is. `undefined` when the words ask something themselves, name no
 * other product, or nothing was asked before.
 */
export function repeatedQuestion(
  question: Understood,
  resolved: ResolvedProducts,
  views: readonly ProductView[],
  memory: ConversationMemory,
): string | undefined {
  const previous = memory.questions.at(-1);
  const isOther = resolved.why === 'named' || resolved.why === 'ordinal';
  if (previous === undefined || !isOther || views.length !== 1) return undefined;
  const asksItself = hasPhrase(question.prepared, question.lexicon.compare);
  return asksItself || !leads(question) || !isOnlyPointing(question, views) ? undefined : previous;
}

/** A question without the longest run of a product's title in it: what it asks, of whichever product. */
export function withoutName(question: string, title: string): string {
  const words = title.split(/\s+/u).map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  for (let length = words.length; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const run = words.slice(from, from + length).join('\\s+');
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${run}(?![\\p{L}\\p{N}])`, 'iu');
      if ((length > 1 || from === 0) && pattern.test(question)) return question.replace(pattern, ' ').trim();
    }
  return question;
}

/** "And …", "what about …". */
function leads({ prepared, lexicon }: Understood): boolean {
  return opensWith(prepared, lexicon.ellipsis);
}
