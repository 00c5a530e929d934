import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Položit dotaz',
  search: 'Hledat produkty',
  contact: {
    title: 'Kontakt',
    phone: 'Telefonní číslo',
    email: 'E-mailová adresa',
    address: 'Adresa',
    openingHours: 'Otevírací doba',
  },
};
