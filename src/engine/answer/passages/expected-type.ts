import type { Expectation } from '../understand.ts';

const timeWord =
  'day|week|month|year|hour|minute|night|second|century|Tag|Werktag|Arbeitstag|Kalendertag|Jahrhundert|Woche|Monat|Jahr|Stunde|Minute|día|semana|mes|año|hora|minuto|jour|semaine|mois|an|heure|giorn|settiman|mes|ann|or[ae]|dia|dag|week|maand|jaar|uur|dni|dzie|tygod|miesi|lat|rok|godzin|gün|hafta|ay|yıl|saat|дн|ден|недел|месяц|лет|год|час|минут';
const unspacedTime =
  '天|日|周|月|年|小时|時間|週|分钟|分|일|주|월|년|시간|วัน|สัปดาห์|เดือน|ปี|ชั่วโมง|يوم|أيام|أسبوع|شهر|سنة|ساعة|दिन|सप्ताह|महीन|साल|घंट';
const dateLike = new RegExp(
  `\\p{Nd}{4}|\\p{Nd}{1,2}[:.h]\\p{Nd}{2}|\\p{Nd}\\s?(?:[ap]\\.?m\\b|Uhr)|\\p{Nd}[\\s-]?(?:\\p{L}+\\s)?(?:${timeWord})|(?:${unspacedTime})|\\b(?:once|twice|after|every)\\b`,
  'u',
);
const numberWord =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|both|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|due|tre|quattro|cinque|sei|sette|otto|nove|dieci';
const numberLike = new RegExp(
  `\\p{Nd}|[一二三四五六七八九十百千两]|(?<!\\p{L})(?:${numberWord})(?!\\p{L})`,
  'iu',
);
const moneyLike =
  /\p{Sc}|\b(?:free|gratis|kostenlos|gratuit\w*|USD|EUR|GBP|CHF)\b|(?:gratis|kostenlos|免费|無料|무료|ฟรี|مجان|бесплатн|ücretsiz|darmow)/iu;
const phoneLike = /\+?\p{Nd}[\p{Nd} ()/-]{6,}\p{Nd}/u;
const mailLike = /\S@\S/u;
const capitalised = /(?<=\S\s)\p{Lu}\p{Ll}+/u;

/**
 * Whether a sentence holds the kind of thing that was asked for: 1 yes, 0 no; .5 where the kind leaves no trace
 * in the text (yes/no and open questions).
 */
export function typeMatch(sentence: string, expects: Expectation): number {
  switch (expects) {
    case 'date':
      return dateLike.test(sentence) ? 1 : 0;
    case 'number':
      return numberLike.test(sentence) ? 1 : 0;
    case 'money':
      return moneyLike.test(sentence) ? 1 : 0;
    case 'phone':
      return phoneLike.test(sentence) ? 1 : 0;
    case 'email':
      return mailLike.test(sentence) ? 1 : 0;
    case 'place':
    case 'person':
      return capitalised.test(sentence) || !/\p{Lu}/u.test(sentence) ? 1 : 0;
    default:
      return 0.5;
  }
}
