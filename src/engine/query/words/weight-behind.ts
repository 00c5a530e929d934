/** Half the logarithm of the odds: what is much less likely is still found, behind what is likelier. */
const BY_ODDS = 0.5;

/** What a reading of a mistyped word weighs beside the likeliest one, by how much less likely it is, in natural logarithms. */
export function weightBehind(behind: number): number {
  return Math.exp(-BY_ODDS * behind);
}
