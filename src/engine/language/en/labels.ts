import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Ask a question',
  search: 'Search products',
  contact: {
    title: 'Contact',
    phone: 'Phone number',
    email: 'E-mail address',
    address: 'Address',
    openingHours: 'Opening hours',
  },
};
