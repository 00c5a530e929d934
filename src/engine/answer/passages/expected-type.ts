import type { Expectation } from '../understand.ts';

const dateLike =
  /\p{Nd}{4}|\p{Nd}+\s?(?:day|week|month|year|hour|minute|Tag|Woche|Monat|Jahr|Stunde|día|semana|mes|año|hora|jour|semaine|mois|an|heure|giorn|settiman|mes|ann|or[ae]|dia|dag|week|maand|jaar|uur|dni|dzie|tygod|miesi|lat|rok|gün|hafta|ay|yıl|saat|дн|ден|недел|месяц|лет|год|час|يوم|أيام|أسبوع|شهر|سنة|ساعة|दिन|सप्ताह|महीन|साल|घंट|天|日|周|月|年|小时|時間|週|일|주|월|년|시간|วัน|สัปดาห์|เดือน|ปี|ชั่วโมง)/u;
const numberLike = /\p{Nd}/u;
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
    case 'place':
    case 'person':
      return capitalised.test(sentence) || !/\p{Lu}/u.test(sentence) ? 1 : 0;
    default:
      return 0.5;
  }
}
