import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Fazer uma pergunta',
  search: 'Procurar produtos',
};
