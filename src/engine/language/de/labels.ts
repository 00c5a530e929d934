import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Frage stellen',
  search: 'Produkte suchen',
  contact: {
    title: 'Kontakt',
    phone: 'Telefonnummer',
    email: 'E-Mail-Adresse',
    address: 'Adresse',
    openingHours: 'Öffnungszeiten',
  },
};
