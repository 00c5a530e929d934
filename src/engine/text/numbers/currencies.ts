/** The ISO 4217 codes of each name of a list `name=CODE,CODE name=CODE`. */
export const codesByName = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(text.split(' ').map((entry) => [entry.split('=')[0]!, entry.split('=')[1]!.split(',')] as const));

/** ISO 4217 codes a sign may stand for; the catalogue's own currency wins, else the first. */
export const currencySigns = codesByName(
  '$=USD,CAD,AUD,NZD,SGD,HKD,MXN,ARS,CLP,COP €=EUR £=GBP,EGP ¥=JPY,CNY ￥=JPY,CNY ₹=INR ₽=RUB ₩=KRW ₺=TRY ₴=UAH ₫=VND ฿=THB ₦=NGN ₱=PHP ₪=ILS',
);

/** Short names beside a number that are the same in every language. */
export const currencyMarks = codesByName(
  'zl=PLN kc=CZK kr=SEK,NOK,DKK,ISK rs=INR,PKR lei=RON fr=CHF sfr=CHF',
);

/** Letters before a dollar sign: `US$`, `C$`. */
export const dollarPrefixes = codesByName(
  'us=USD usd=USD c=CAD ca=CAD can=CAD a=AUD au=AUD nz=NZD hk=HKD s=SGD mx=MXN r=BRL nt=TWD',
);

const lowerCaseCodes = new Set(
  'usd eur gbp chf pln sek nok dkk czk huf cad aud nzd jpy cny inr brl mxn ron'.split(' '),
);
const codes = new Set(Intl.supportedValuesOf('currency'));

/** The ISO code a word spells: any in capitals, the common ones in small letters too (`cup` and `top` are words). */
export function currencyCode(word: string): string | undefined {
  if (codes.has(word)) return word;
  return lowerCaseCodes.has(word.toLowerCase()) ? word.toUpperCase() : undefined;
}
