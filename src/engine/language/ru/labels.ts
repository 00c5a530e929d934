import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Задать вопрос',
  search: 'Поиск товаров',
};
