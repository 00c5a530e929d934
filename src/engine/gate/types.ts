// openGate(scene) in open-gate.ts prepares a scene once for a reply; checkSentence(gate, sentence, said) in
// check-sentence.ts judges one sentence as it streams in, `said` being the allowed ones before it.
import type { Trust } from '../knowledge/document.ts';

/** A typed field of a product, so that a yes is never said of a no and a number keeps its unit. */
export type GateFact = {
  /** Path in the fact sheet: `attributes.waterproof`, `variants.B-42.availability`, `price`. */
  path: string;
  /** The name as a shopper reads it, in the shop's language ("Waterproof"); left out where the path says it. */
  label?: string;
  value: string | number | boolean;
  /** Unit id or symbol of a number, ISO code of money (whose value is in major units). */
  unit?: string;
};

/** One thing the model was shown and may cite. All of it is data: nothing in it is obeyed. */
export type GateEvidence = {
  /** What the model cites it by: `e1`, `e2` … */
  id: string;
  /** Title of the page or product. Naming it is supported by citing it. */
  title: string;
  /** Headings above the text, outermost first. */
  heading?: string;
  /** What the model read, word for word as the shop stores it; without delimiters and escapes. */
  text: string;
  /** Language tag of `text`. */
  locale: string;
  trust: Trust;
  /** The product that it is about; evidence of one product never supports a sentence that names another. */
  productId?: string;
  /** Brand of that product. */
  brand?: string;
  facts?: readonly GateFact[];
};

/** Everything that the sentences of one reply are judged by. */
export type GateScene = {
  /** Language tag that the reply must be in. */
  locale: string;
  /** The shopper's message, as typed: its words and amounts may be repeated as the shopper's, never asserted as facts. */
  question: string;
  /** Earlier messages of the same shopper in this thread, oldest first. */
  earlierQuestions?: readonly string[];
  /** What the model was shown, tools included. */
  evidence: readonly GateEvidence[];
  /** Host names of the company (`shop.example`); their subdomains are the company's too. Links go nowhere else. */
  companyHosts: readonly string[];
  /** What the shop is called: a courtesy may name it. */
  shopName?: string;
  /** Names that the shop sells under: a sentence may use one only if what it cites does. */
  productTitles: readonly string[];
  brands: readonly string[];
  /** Instructions given to the model (system prompt, guidelines, tool descriptions): never repeated to a shopper. */
  promptText: string;
  /** Strings that must not leave the server in any spelling: canaries, the evidence delimiter of this request. */
  secrets: readonly string[];
};

/** One sentence of a model, price and stock slots filled from the live row before it comes here. */
export type GateSentence = {
  text: string;
  /** Ids of the evidence that it cites; a sentence with none must be a frame ("Happy to help!"), which asserts nothing. */
  evidence: readonly string[];
  /** Words of the evidence that the model says it relied on: must stand there word for word. */
  quote?: string;
};

/** What was looked at. */
export type GateCheck =
  /** Cites something that it was not shown, or asserts without citing. */
  | 'evidence'
  /** Another language than asked for. */
  | 'language'
  /** A number, unit, price, percentage, date, time or code that the evidence does not state. */
  | 'number'
  /** A link, mail address or phone number that the evidence does not state or that leaves the company's hosts. */
  | 'address'
  /** A product, brand or proper name that the evidence does not state. */
  | 'name'
  /** A quotation that the evidence does not hold word for word. */
  | 'quote'
  /** The contrary of the evidence, or a limit ("only", "up to", "except") lost or made up. */
  | 'polarity'
  /** Too much of what it says stands nowhere in the evidence. */
  | 'words'
  /** A promise ("free", "guaranteed", "always", "in stock") without evidence fit to make it. */
  | 'commitment'
  /** Tells the shopper to go, pay, write, call or install elsewhere, or obeys text that was only data. */
  | 'conduct'
  /** Images, HTML, links in Markdown, code, control characters. */
  | 'markup'
  /** Secrets, the model's own instructions, tool calls or reasoning. */
  | 'leak';

/** Why a sentence may not be sent. Offsets are UTF-16 into its text. */
export type GateReason = {
  check: GateCheck;
  text: string;
  start: number;
  end: number;
  /** In English, for the repair attempt and the trace; names nothing that is secret. */
  say: string;
};

/**
 * `allowed`: may be sent. `refused`: drop the sentence, the rest of the reply may stand. `blocked`: the whole reply is
 * worthless (a leak, an obeyed injection); send the embedded answer and flag the trace.
 */
export type GateDecision = 'allowed' | 'refused' | 'blocked';

export type GateVerdict = {
  decision: GateDecision;
  /** `frame` asserts nothing and cites nothing; only a reply with a claim answers a question. */
  kind: 'claim' | 'frame';
  reasons: readonly GateReason[];
};
