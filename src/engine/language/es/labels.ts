import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Hacer una pregunta',
  search: 'Buscar productos',
  contact: {
    title: 'Contacto',
    phone: 'Número de teléfono',
    email: 'Correo electrónico',
    address: 'Dirección',
    openingHours: 'Horario de apertura',
  },
};
