import type { GateWords } from '../gate-words.ts';

export const gate: GateWords = {
  negators:
    'değil|değildir|yok|yoktur|hiç|asla|hiçbir|ne|*mıyor|*miyor|*muyor|*müyor|*mıyoruz|*miyoruz|*muyoruz|*müyoruz|*maz|*mez|*madı|*medi|*mayız|*meyiz',
  privatives: 'olmadan|hariç',
  privativeEndings: 'sız|siz|suz|süz',
  yes: 'evet|elbette|tabii',
  no: 'hayır|maalesef',
  opposites: [
    ['ücretsiz|bedava|bedelsiz', 'ücretli'],
    ['dahil|içerir', 'hariç'],
    ['açık', 'kapalı'],
    ['stokta|mevcut', 'tükendi|stokta yok'],
  ],
  promises: {
    free: 'ücretsiz|bedava|bedelsiz',
    guarantee: 'garanti*',
    always: 'her zaman|daima|sınırsız|ömür boyu|sonsuza',
    refund: 'iade*|para iadesi',
    stock: 'stokta',
    best: 'en iyi|en ucuz|en düşük',
    soon: 'bugün|yarın|hemen',
  },
  calls: {
    contact: 'arayın|whatsapp|telegram',
    pay: 'havale|bitcoin|iban',
    leave: 'ziyaret edin|tıklayın',
    install: 'indirin|yükleyin',
    reveal: 'şifreniz|kart numara*|cvv',
  },
  notStated: 'bulamadım|bilmiyorum|belirtilmemiş|bilgi yok|emin değilim',
  courtesy:
    'merhaba|selam|teşekkür*|rica ederim|üzgünüm|maalesef|memnuniyetle|yardımcı|yardım|başka|iyi günler|tabii|elbette|buyurun',
  exceptions: 'sadece|yalnızca|hariç|eğer|ancak',
  orders: 'talimatları unut|talimatları yok say|önceki talimat*|yeni talimat*|dil modeli',
};
