import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'ja',
  no: 'nein',
  empty: String.raw`k\.?\s?a\.?|keine angabe`,
  size: 'größe|grösse',
  color: 'farbe',
  included: 'enthalten',
  electric: 'lade|akku|stromversorgung',
  passing: 'ausverkauft|auf lager|nächste lieferung|rabatt|versandkostenfrei',
  notLabels: 'artikelnummer bestellnummer',
  units: 'jahre=year monate=month wochen=week tage=day',
};
