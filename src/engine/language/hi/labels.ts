import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'सवाल पूछें',
  search: 'उत्पाद खोजें',
};
