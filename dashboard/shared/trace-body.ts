export type Support = {
  kind: string;
  source?: { sourceId?: string; title?: string; url?: string };
  start?: number;
  end?: number;
  quote?: string;
};
export type Claim = { text: string; kind: string; support: Support[] };
export type Piece = {
  kind: string;
  section: string;
  text: string;
  probability: number;
  features: Record<string, number>;
};
export type ProductHit = { product_id: string; probability: number; features: Record<string, number> };

/** A word of the question: how telling it is, and how fully the nearest texts hold it. */
type AskedWord = { word: string; weight: number; held?: number };
type ModelCall = { provider?: string; model: string; outcome: string };
type Figures = { sure?: number; held?: number; touched?: number; related?: number };

/** How an answer came about, as the server keeps it; parts may be missing. */
export type TraceBody = {
  request_id: string;
  message_id?: string;
  status?: string;
  engine?: string;
  degraded?: boolean;
  chosen_route?: string;
  versions?: Record<string, unknown>;
  input?: {
    query?: string;
    page_url?: string;
    read_in?: string;
    locale?: string;
    thread?: string[];
    terms?: AskedWord[];
  };
  search?: {
    interpretation?: { corrections?: { from: string; to: string }[]; relaxed?: string[] };
    candidates?: { id: string; score: number; parts: Record<string, number> }[];
    index?: Record<string, unknown>;
  };
  retrieval?: {
    pieces?: Piece[];
    products?: ProductHit[];
    faqs?: { faq_id: number; wording: string; confidence: string }[];
  };
  route?: Figures & { status?: string; least?: Figures; withheld?: 'person' | 'review' };
  faq?: { faq_id: number };
  model?: {
    resting?: string[];
    calls?: ModelCall[];
    refused?: { text: string; reasons: string[] }[];
    blocked?: boolean;
    evidence_blocks?: number;
    cost_micros?: number;
  };
  answer?: { claims?: Claim[] };
  timing_ms?: Record<string, number>;
};
