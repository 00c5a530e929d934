/**
 * Inverse document frequency, ln(1 + (N − df + .5) / (df + .5)); always positive
 * (Robertson & Zaragoza 2009, "The Probabilistic Relevance Framework", §3.2, with Lucene's 1 + inside).
 */
export function idfOf(documentCount: number, documentFrequency: number): number {
  return Math.log(1 + (documentCount - documentFrequency + 0.5) / (documentFrequency + 0.5));
}
