import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Κάντε μια ερώτηση',
  search: 'Αναζήτηση προϊόντων',
};
