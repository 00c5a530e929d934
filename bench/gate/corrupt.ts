/** Sentences made false by rule: one thing changed in each, in English, German, French and Spanish. */

/** What was changed. */
export type CorruptionKind =
  | 'number'
  | 'other number of the source'
  | 'unit'
  | 'date or time'
  | 'entity'
  | 'negation'
  | 'contrary word'
  | 'limit';

export type Corruption = { kind: CorruptionKind; text: string };

/** What a corruption may draw from besides the sentence: its own source, and names of the shop that the source does not hold. */
export type Around = {
  source: string;
  otherNames: readonly string[];
  ownNames: readonly string[];
  random: () => number;
};

const NUMBER =
  /(?<![\p{L}\p{N}.,:/])\p{N}+(?:[.,\u00A0\u202F ]\p{N}{3}(?!\p{N}))*(?:[.,]\p{N}{1,2})?(?![\p{L}\p{N}:/]|[.,]\p{N})/gu;

function pick<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}

function replaceAt(text: string, start: number, length: number, by: string): string {
  return text.slice(0, start) + by + text.slice(start + length);
}

/** Another number that looks alike: digits swapped, doubled, one more, ten times. */
function changed(number: string, random: () => number): string {
  const digits = [...number];
  const places = digits.flatMap((digit, i) => (/\d/u.test(digit) ? i : []));
  const at = pick(places, random)!;
  const way = Math.floor(random() * 3);
  if (way === 0) digits[at] = String((Number(digits[at]) % 9) + 1);
  else if (way === 1) digits.splice(at, 0, String(1 + Math.floor(random() * 9)));
  else digits[places[0]!] = String(((Number(digits[places[0]!]) + 2) % 9) + 1);
  return digits.join('');
}

function numbers(text: string, { source, random }: Around): Corruption[] {
  const found = [...text.matchAll(NUMBER)];
  // Nobody takes a bar code for a price.
  const inSource = [...source.matchAll(NUMBER)].map(([number]) => number).filter(({ length }) => length < 8);
  const out: Corruption[] = [];
  const match = pick(found, random);
  if (match === undefined) return out;
  for (let tries = 0; tries < 10; tries++) {
    const other = changed(match[0], random);
    if (other === match[0] || inSource.includes(other)) continue;
    out.push({ kind: 'number', text: replaceAt(text, match.index, match[0].length, other) });
    break;
  }
  const shape = (number: string) => number.replace(/\d/gu, '0').replace(/^0+/u, '0');
  const others = [...new Set(inSource)].filter(
    (number) => number !== match[0] && !text.includes(number) && shape(number) === shape(match[0]),
  );
  const other = pick(others, random);
  if (other !== undefined)
    out.push({
      kind: 'other number of the source',
      text: replaceAt(text, match.index, match[0].length, other),
    });
  return out;
}

/** Units and the units that they are mistaken for. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\s?)kg\b/u, 'g'],
  [/(?<=\d\s?)g\b/u, 'kg'],
  [/(?<=\d\s?)cm\b/u, 'mm'],
  [/(?<=\d\s?)mm\b/u, 'cm'],
  [/(?<=\d\s?)l(?:itres)?\b/u, 'ml'],
  [/€/u, '$'],
  [/£/u, '€'],
  [/\$/u, '€'],
  [/(?<=\d\s?)%/u, '€'],
  [/°C/u, '°F'],
  [/\bworking days\b/u, 'weeks'],
  [/\bdays\b/u, 'hours'],
  [/\bweeks\b/u, 'days'],
  [/\bmonths\b/u, 'weeks'],
  [/\byears\b/u, 'months'],
  [/\bminutes\b/u, 'seconds'],
  [/\bhours\b/u, 'days'],
  [/\bWerktage[n]?\b/u, 'Wochen'],
  [/\bTage[n]?\b/u, 'Stunden'],
  [/\bWochen\b/u, 'Tage'],
  [/\bMonate[n]?\b/u, 'Wochen'],
  [/\bJahre[n]?\b/u, 'Monate'],
  [/\bjours ouvrés\b/u, 'semaines'],
  [/\bjours\b/u, 'heures'],
  [/\bmois\b/u, 'semaines'],
  [/\bans\b/u, 'mois'],
  [/\bheures\b/u, 'jours'],
  [/\bdías laborables\b/u, 'semanas'],
  [/\bdías\b/u, 'horas'],
  [/\bmeses\b/u, 'semanas'],
  [/\baños\b/u, 'meses'],
  [/\bhoras\b/u, 'días'],
  [/\bminutos\b/u, 'segundos'],
  [/\bnoches\b/u, 'semanas'],
];

function units(text: string): Corruption[] {
  return UNITS.flatMap(([pattern, by]): Corruption[] =>
    pattern.test(text) ? [{ kind: 'unit', text: text.replace(pattern, by) }] : [],
  ).slice(0, 2);
}

const DAYS: Readonly<Record<string, string>> = {
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  de: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  es: 'lunes martes miércoles jueves viernes sábado domingo',
};
const MONTHS: Readonly<Record<string, string>> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};

function dates(text: string, language: string, { source, random }: Around): Corruption[] {
  const out: Corruption[] = [];
  for (const list of [DAYS, MONTHS]) {
    const names = (list[language] ?? '').split(' ');
    // "May" is a verb where it has no capital.
    const flags = language === 'en' ? 'u' : 'iu';
    const there = names.find((name) => new RegExp(`(?<!\\p{L})${name}s?(?!\\p{L})`, flags).test(text));
    // Days between the ends of a span are stated too, so only names outside of it are surely wrong.
    const free = names.filter(
      (name) => !source.toLowerCase().includes(name.toLowerCase()) && !text.includes(name),
    );
    const spans = /(?:Montag|Monday|lunes|lundi|Juni|June|Dienstag)\s?\S+/iu.test(source);
    const other = pick(spans && list === DAYS ? free.slice(-1) : free, random);
    if (there === undefined || other === undefined) continue;
    const cased = text.includes(there) ? other : other.toLowerCase();
    out.push({
      kind: 'date or time',
      text: text.replace(new RegExp(`(?<!\\p{L})${there}s?(?!\\p{L})`, 'iu'), cased),
    });
  }
  const time = /(?<!\d)(\d{1,2})(?=(?::\d\d)|\s?(?:am|pm|a\.m\.|p\.m\.|Uhr|h)\b)/u.exec(text);
  if (time !== null) {
    const hour = (Number(time[1]) % 11) + 1;
    if (!new RegExp(`(?<!\\d)(?:${hour}|${hour + 12})(?!\\d)`, 'u').test(source))
      out.push({ kind: 'date or time', text: replaceAt(text, time.index, time[1]!.length, String(hour)) });
  }
  return out;
}

function entities(text: string, { otherNames, ownNames, random }: Around): Corruption[] {
  const there = ownNames.filter((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'u').test(text),
  );
  const name = pick(there, random);
  const other = pick(otherNames, random);
  if (name === undefined || other === undefined) return [];
  return [{ kind: 'entity', text: text.replace(name, other) }];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

type Rule = readonly [RegExp, string];

const REMOVE: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    [/\bcan't\b|\bcannot\b/u, 'can'],
    [/\bdon't have to\b/u, 'have to'],
    [/\b(is|are|do|does|was|were|has|have)n't\b/u, '$1'],
    [/\b(do|does) not (\w+)/u, '$2'],
    [/, but not\b/u, ' and also'],
    [/\bnot\s/u, ''],
    [/\bnever\b/u, 'always'],
    [/\bThere is no\b/u, 'There is a'],
    [/\bisn't\b/u, 'is'],
  ],
  de: [
    [/\bnicht mehr\b|\bnicht\s/u, ''],
    [/\bkeine\s/u, ''],
    [/\bkeinen\s/u, 'einen '],
    [/\bkein\s/u, 'ein '],
    [/ nicht(?=[.,])/u, ''],
  ],
  fr: [
    [/\b(?:ne |n[’'])(\S+(?: \S+)?) (?:pas|plus|jamais)(?: (?:de |d[’']))?(?=\s|\.)/u, '$1'],
    [/\bn[’']acceptons ni (.+) ni /u, 'acceptons $1 et '],
    [/\bne (\S+) (?:pas|plus)/u, '$1'],
  ],
  es: [
    [/\bno (?=\p{L})/iu, ''],
    [/\bni\b/u, 'y'],
  ],
};

const INSERT: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    [/\b(is|are|can|will|must|may)\b(?! not|n't)/u, '$1 not'],
    [/\bcosts\b/u, 'does not cost'],
    [/\b(accept|ship|get|give|do|have)\b(?! not)/u, 'do not $1'],
    [/\bworks\b/u, 'does not work'],
    [/\barrive\b/u, 'do not arrive'],
    [/\bcosts nothing\b/u, 'is not free'],
  ],
  de: [
    [
      /\b(ist(?!,)|sind|kann|können|dürfen|gilt|hält|wird|liefern|erhalten|bekommen|sparen|verschicken|bringt|haben|gibt es)\b(?! (?:nicht|kein))/u,
      '$1 nicht',
    ],
    [/\bkostet\b/u, 'kostet nicht'],
  ],
  fr: [
    [/\best\b/u, 'n’est pas'],
    [/\bsont\b/u, 'ne sont pas'],
    [/\bcoûte\b/u, 'ne coûte pas'],
    [/\b(accepte|pèse|passe|convient|ouvre|reste|arrive|remboursons|peut|avez)\b/u, 'ne $1 pas'],
  ],
  es: [
    [
      /\b(es|son|puede|pueden|cuesta|tiene|aceptamos|abre|está|incluye|llega|soporta|valen|equivalen|mide|devolvemos|cobramos)\b/u,
      'no $1',
    ],
  ],
};

function negations(text: string, language: string): Corruption[] {
  const out: Corruption[] = [];
  // A question states nothing that could be turned round.
  if (/\?\s*$/u.test(text)) return out;
  for (const rules of [REMOVE[language] ?? [], INSERT[language] ?? []]) {
    const rule = rules.find(([pattern]) => pattern.test(text));
    if (rule === undefined) continue;
    const [pattern, by] = rule;
    const made = text.replace(pattern, by);
    // Two denials in one sentence would say the same again.
    const isPlain =
      rules === REMOVE[language] ||
      !/\b(?:not|n't|never|no|nicht|kein\p{L}*|pas|plus|ni|sans|ohne|sin|without|only|nur|solo|except|salvo|sauf)\b|n't/iu.test(
        text,
      );
    if (made !== text && isPlain) out.push({ kind: 'negation', text: made });
  }
  return out;
}

const CONTRARY: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    [/\bclosed\b/u, 'open'],
    [/\bopen\b/u, 'closed'],
    [/\bfree\b/u, 'at extra cost'],
    [/\bcosts nothing\b/u, 'costs extra'],
    [/\bwelcome\b/u, 'forbidden'],
    [/\bunused\b/u, 'used'],
    [/\bvalid\b/u, 'void'],
    [/\bvoid\b/u, 'valid'],
    [/\bbefore\b/u, 'after'],
    [/\bafter\b/u, 'before'],
    [/\baccept\b/u, 'refuse'],
  ],
  de: [
    [/\bkostenlos\b/u, 'kostenpflichtig'],
    [/\bversandfrei\b/u, 'kostenpflichtig'],
    [/\bgeöffnet\b/u, 'geschlossen'],
    [/\bausgeschlossen\b/u, 'möglich'],
    [/\bGeöffnete\b/u, 'Ungeöffnete'],
    [/\bmöglich\b/u, 'ausgeschlossen'],
    [/\bungeöffnet\b/u, 'geöffnet'],
    [/\bohne\b/u, 'mit'],
    [/\bnach dem\b/u, 'vor dem'],
    [/\bakzeptieren\b/u, 'lehnen'],
  ],
  fr: [
    [/\bfermé\b/u, 'ouvert'],
    [/\bouvre\b/u, 'ferme'],
    [/\bgratuit\b/u, 'payant'],
    [/\bofferte?\b/u, 'payante'],
    [/\bacceptés\b/u, 'interdits'],
    [/\bcompris\b/u, 'exclus'],
    [/\bneuf\b/u, 'usagé'],
    [/\bsans\b/u, 'avec'],
    [/\bavant\b/u, 'après'],
    [/\btoxique\b/u, 'sans danger'],
    [/\bvalable\b/u, 'expiré'],
  ],
  es: [
    [/\bgratis\b/u, 'de pago'],
    [/\bgratuita\b/u, 'de pago'],
    [/\bcierra\b/u, 'abre'],
    [/\babre\b/u, 'cierra'],
    [/\bsin\b/u, 'con'],
    [/\bantes\b/u, 'después'],
    [/\bdefectuoso\b/u, 'en buen estado'],
  ],
};

const LIMITS: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    [/\bup to (?=\p{Sc}?\d)/u, 'at least '],
    [/\bfrom (?=\p{Sc}?\d)/u, 'up to '],
    [/\bwithin (?=\d)/u, 'after '],
    [/\bbefore (?=\d)/u, 'after '],
    [/\buntil (?=\d)/u, 'from '],
    [/\blonger than\b/u, 'less than'],
  ],
  de: [
    [/\bab (?=\d)/u, 'bis '],
    [/(?<!\d\s(?:Uhr\s)?)\bbis (?=\d)/u, 'ab '],
    [/\b(?:innerhalb von|binnen) (?=\d)/u, 'frühestens nach '],
    [/\büber (?=\d)/u, 'unter '],
  ],
  fr: [
    [/\bdès (?=\d)/u, 'jusqu’à '],
    [/\bjusqu’à (?=\d)/u, 'à partir de '],
    [/\bavant (?=\d)/u, 'après '],
    [/\bdans les (?=\d)/u, 'après '],
    [/\bà partir de (?=\d)/u, 'jusqu’à '],
  ],
  es: [
    [/\ba partir de (?=\d)/u, 'hasta '],
    [/\bdesde (?=\d)/u, 'hasta '],
    [/\bhasta (?=\d)/u, 'a partir de '],
    [/\bal menos (?=\d)/u, 'como máximo '],
    [/\bmás de (?=\d)/u, 'menos de '],
    [/\bantes de las (?=\d)/u, 'después de las '],
    [/\bpor debajo del? (?=\d)/u, 'por encima del '],
  ],
};

function byRules(text: string, kind: CorruptionKind, rules: readonly Rule[]): Corruption[] {
  const rule = rules.find(([pattern]) => pattern.test(text));
  return rule === undefined ? [] : [{ kind, text: text.replace(rule[0], rule[1]) }];
}

/** Every way in which a sentence can be made false here; at most one or two of each kind. */
export function corruptions(text: string, language: string, around: Around): Corruption[] {
  return [
    ...numbers(text, around),
    ...units(text),
    ...dates(text, language, around),
    ...entities(text, around),
    ...negations(text, language),
    ...byRules(text, 'contrary word', CONTRARY[language] ?? []),
    ...byRules(text, 'limit', LIMITS[language] ?? []),
  ].filter((corruption) => corruption.text !== text);
}
