import type { Evidence } from './evidence.ts';

/** An exchange that came before, oldest first. */
export type EarlierTurn = { asked: string; replied: string };

export type MessageInput = {
  evidence: readonly Evidence[];
  /** A random word of this request, so that no text can close the evidence by itself. */
  mark: string;
  earlier: readonly EarlierTurn[];
  /** The product that the shopper is looking at. */
  pageEvidenceId: string | undefined;
  /** Public facts about the shopper from the shop's own pages. */
  metadata: Readonly<Record<string, unknown>>;
  question: string;
};

const MOST_TURNS = 6;
const LONGEST_TURN = 600;
const MOST_METADATA = 10;
const LONGEST_VALUE = 120;

function cut(text: string, longest: number): string {
  const folded = text.replace(/\s+/gu, ' ').trim();
  return folded.length <= longest ? folded : `${folded.slice(0, longest)}…`;
}

/** Evidence between marks that no text can know beforehand; the mark itself is taken out of the texts. */
export function evidenceText(evidence: readonly Evidence[], mark: string): string {
  const blocks = evidence.map(({ id, kind, source, heading, text, trust }) => {
    const place = heading === '' ? source.title : `${source.title} > ${heading}`;
    const note = trust === 'review' ? ' (written by a customer)' : '';
    return `[${id}] ${kind}: ${cut(place, 300)}${note}\n${text}`.replaceAll(mark, '');
  });
  return `<evidence ${mark}>\n${blocks.join('\n\n')}\n</evidence ${mark}>`;
}

function metadataText(metadata: Readonly<Record<string, unknown>>): string {
  const known = Object.entries(metadata)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .slice(0, MOST_METADATA)
    .map(([name, value]) => `${cut(name, 40)} = ${cut(String(value), LONGEST_VALUE)}`);
  return known.length === 0 ? '' : `\n\nKnown of the shopper (data): ${known.join('; ')}`;
}

function earlierText(earlier: readonly EarlierTurn[]): string {
  const turns = earlier
    .slice(-MOST_TURNS)
    .map(({ asked, replied }) => `Shopper: ${cut(asked, LONGEST_TURN)}\nYou: ${cut(replied, LONGEST_TURN)}`);
  return turns.length === 0 ? '' : `\n\nThe talk so far:\n${turns.join('\n')}`;
}

/** The message that carries a shopper's question: evidence first, the question last. */
export function questionMessage(input: MessageInput): string {
  const { evidence, mark, earlier, pageEvidenceId, metadata, question } = input;
  const page = pageEvidenceId === undefined ? '' : `\n\nThe shopper is on the page of ${pageEvidenceId}.`;
  return [
    `EVIDENCE\n${evidenceText(evidence, mark)}`,
    metadataText(metadata),
    earlierText(earlier),
    page,
    `\n\nThe shopper's message: ${JSON.stringify(question)}`,
  ].join('');
}

/** Asks once more after sentences were refused, saying why. */
export function repairMessage(refusals: readonly string[]): string {
  const reasons = refusals.slice(0, 6).map((reason) => `- ${reason}`);
  return `That reply cannot be sent:\n${reasons.join('\n')}\nWrite it again as one JSON object of the same form, with only what the evidence says, or with status not_found. No tools.`;
}
