import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Задать вопрос',
  search: 'Поиск товаров',
  contact: {
    title: 'Контакты',
    phone: 'Номер телефона',
    email: 'Адрес электронной почты',
    address: 'Адрес',
    openingHours: 'Часы работы',
  },
};
