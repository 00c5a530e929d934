import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'ja',
  no: 'nej',
  empty: 'uppgift saknas|ej angivet|ej angiven|saknas',
  size: 'storlek',
  color: 'färg|kulör',
  included: 'ingår|medföljer',
  electric: 'uppladd|strömförsörjning|strömkälla',
  passing: 'slutsåld|slut i lager|i lager|rabatt|fri frakt',
  units: 'år=year månader=month veckor=week dagar=day',
  notLabels: 'artikelnummer beställningsnummer',
};
