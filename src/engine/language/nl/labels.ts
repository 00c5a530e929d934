import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Stel een vraag',
  search: 'Producten zoeken',
  contact: {
    title: 'Contact',
    phone: 'Telefoonnummer',
    email: 'E-mailadres',
    address: 'Adres',
    openingHours: 'Openingstijden',
  },
};
