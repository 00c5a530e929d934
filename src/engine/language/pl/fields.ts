import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'tak',
  no: 'nie',
  empty: 'brak danych|nie dotyczy|nie podano',
  size: 'rozmiar',
  color: 'kolor',
  included: 'w zestawie',
  electric: 'zasilani|akumulator|ładowani',
  passing: 'wyprzedan|rabat|darmowa dostawa|na stanie|promocj',
  notLabels: 'indeks symbol kod',
  units: 'lat=year lata=year rok=year miesięcy=month miesiące=month tygodni=week dni=day',
};
