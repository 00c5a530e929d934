import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'да|есть|имеется',
  no: 'нет|отсутствует',
  empty: 'нет данных|не указано|не указан|н/д|не применимо',
  size: 'размер',
  color: 'цвет',
  included: 'в комплекте',
  electric: 'питани|аккумулятор|заряд|напряжени',
  passing: 'распродан|скидк|бесплатная доставка|в наличии|акци',
  notLabels: 'артикул код штрихкод номер модель серия тип партномер',
  units:
    'лет=year года=year год=year месяцев=month месяца=month мес=month недель=week дней=day дня=day часов=h минут=min',
};
