import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Fai una domanda',
  search: 'Cerca prodotti',
  contact: {
    title: 'Contatti',
    phone: 'Numero di telefono',
    email: 'Indirizzo e-mail',
    address: 'Indirizzo',
    openingHours: 'Orari di apertura',
  },
};
