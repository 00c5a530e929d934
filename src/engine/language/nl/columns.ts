import type { ColumnWords } from '../column-words.ts';

export const columns: ColumnWords = {
  names: {
    title: '18 naam productnaam',
    description: '9 omschrijving',
    short_description: '5 korte_omschrijving',
    brand: '9 merk',
    price: '18 prijs',
    sale_price: '10 aanbiedingsprijs',
    list_price: '17 adviesprijs',
    availability: '8 beschikbaarheid',
    in_stock: '7 op_voorraad',
    quantity: '17 voorraad',
  },
  likeNames: { price: 'prijs' },
  options: 'maat|kleur',
  stock: { out_of_stock: 'uitverkocht|niet op voorraad', in_stock: 'op voorraad' },
};
