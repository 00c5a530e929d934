import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'evet|var|mevcut',
  no: 'hayir|hayır|yok',
  empty: 'belirtilmemiş|belirtilmemis|bilgi yok',
  size: 'beden|numara|ölçü',
  sizePart: 'beden',
  color: 'renk',
  included: 'dahil',
  electric: 'şarj|sarj|akü|voltaj',
  passing: 'tükendi|stokta|indirim|ücretsiz kargo|kargo bedava',
  units: 'yıl=year ay=month hafta=week gün=day saat=h dakika=min gram=g litre=l yaş=year yüzde=% santim=cm',
  notLabels: 'barkod stok kodu',
};
