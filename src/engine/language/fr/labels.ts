import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Poser une question',
  search: 'Rechercher un produit',
  contact: {
    title: 'Contact',
    phone: 'Numéro de téléphone',
    email: 'Adresse e-mail',
    address: 'Adresse',
    openingHours: "Horaires d'ouverture",
  },
};
