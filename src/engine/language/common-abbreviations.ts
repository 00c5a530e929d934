/** Abbreviations that any language may use, as in `TextWords.abbreviations`. */
export const commonAbbreviations =
  'vs al rev ca cf etc no nr st dr prof mr mrs ms jr sr inc ltd co corp tel fax max min approx fig vol p pp ed';
