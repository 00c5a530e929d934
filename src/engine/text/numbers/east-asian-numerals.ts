const DIGITS = new Map([...'〇一二三四五六七八九'].map((digit, value) => [digit, value]));
for (const [digit, value] of [
  ['零', 0],
  ['两', 2],
  ['兩', 2],
] as const)
  DIGITS.set(digit, value);

/** Factors inside a group of four digits, and those that end such a group. */
const FACTORS = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1_000],
  ['백', 100],
  ['천', 1_000],
]);
const GROUPS = new Map([
  ['万', 10_000],
  ['萬', 10_000],
  ['만', 10_000],
  ['亿', 100_000_000],
  ['億', 100_000_000],
  ['억', 100_000_000],
]);

const digit = String.raw`\d+(?:\.\d+)?|[〇零一二两兩三四五六七八九]`;
const factor = '[十百千백천万萬만亿億억]';
const NUMERAL = new RegExp(`(?:${digit}|十)(?:${factor}|${digit})+`, 'gu');
const PARTS = new RegExp(`${digit}|${factor}`, 'gu');
const FACTOR_BEFORE_LAST = new RegExp(`${factor}.$`, 'u');
const HAS_FACTOR = /[十百千백천万萬만亿億억]/u;

/** The value of a numeral; `undefined` where its parts do not make a number. */
function numeralValue(numeral: string): number | undefined {
  let [total, group, current] = [0, 0, 0];
  let isRead = false;
  let last = 0;
  for (const [part] of numeral.matchAll(PARTS)) {
    const [value, inGroup, ofGroups] = [DIGITS.get(part), FACTORS.get(part), GROUPS.get(part)];
    if (inGroup !== undefined) {
      group += (isRead ? current : 1) * inGroup;
      [current, isRead, last] = [0, false, inGroup];
    } else if (ofGroups !== undefined) {
      total += (group + current || 1) * ofGroups;
      [group, current, isRead, last] = [0, 0, false, ofGroups];
    } else if (isRead && current > 0) return undefined;
    else [current, isRead] = [value ?? Number(part), true];
  }
  // 一千二 is 1,200, but 二十二 is 22, and 一千〇二 is 1,002.
  const isShort = isRead && current < 10 && last >= 100 && FACTOR_BEFORE_LAST.test(numeral);
  return total + group + (isShort ? (current * last) / 10 : current);
}

/**
 * A text with Chinese, Japanese and Korean numerals of ten and more in digits: `两百` as `200`, `1万5千円` as `15000円`, `2만원` as `20000원`.
 * Numerals of one character stay, as most of them are parts of words (`一起`, `万年筆`); any other text comes back as it is.
 */
export function withDigitsForNumerals(text: string): string {
  if (!HAS_FACTOR.test(text)) return text;
  return text.replace(NUMERAL, (numeral) => {
    const value = numeralValue(numeral);
    return value === undefined || !HAS_FACTOR.test(numeral) ? numeral : String(value);
  });
}
