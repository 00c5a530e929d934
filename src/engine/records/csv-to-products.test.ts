import { describe, expect, test } from 'vitest';
import { csvToProducts } from '../../../test/support/csv-to-products.ts';

const nowMs = Date.UTC(2026, 10, 23);

/** Records without notes that say nothing. */
function records(text: string, currency = 'USD') {
  return csvToProducts(text, { ownCurrency: currency, nowMs }).records.map(({ notes, ...record }) =>
    notes?.length ? { ...record, notes } : record,
  );
}

describe('csvToProducts', () => {
  test('a feed: prices, sale, stock words, categories, variants of a group', () => {
    const header =
      'id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tsale_price\titem_group_id\tcolor\tsize\tgtin\tbrand\tproduct_type';
    const rows = [
      'A-1\tTrail Shoe - Red / 42\tGood\thttps://s.example/a?c=1\thttps://s.example/a.jpg\tin stock\t139.00 USD\t99.00 USD\tA\tRed\t42\t123\tNP\tShoes > Trail',
      'A-2\tTrail Shoe - Blue / 42\tGood\thttps://s.example/a?c=2\thttps://s.example/b.jpg\tout_of_stock\t139.00 USD\t\tA\tBlue\t42\t124\tNP\tShoes > Trail',
      'B\tSock\tok\t/b\t//s.example/b.jpg\tpreorder\t$9\t\t\t\t\t\t\tSocks | Gifts',
    ];
    expect(records([header, ...rows].join('\n'))).toEqual([
      {
        line: 2,
        value: {
          product_id: 'A',
          title: 'Trail Shoe',
          description: 'Good',
          url: 'https://s.example/a?c=1',
          brand: 'NP',
          categories: ['Shoes > Trail'],
          price: { amount: 9_900, currency: 'USD' },
          list_price: { amount: 13_900, currency: 'USD' },
          availability: 'in_stock',
          image_url: 'https://s.example/a.jpg',
          image_urls: ['https://s.example/a.jpg', 'https://s.example/b.jpg'],
          attributes: { size: '42' },
          variants: [
            {
              variant_id: 'A-1',
              title: 'Trail Shoe - Red / 42',
              url: 'https://s.example/a?c=1',
              image_url: 'https://s.example/a.jpg',
              price: { amount: 9_900, currency: 'USD' },
              list_price: { amount: 13_900, currency: 'USD' },
              availability: 'in_stock',
              attributes: { color: 'Red', size: '42' },
              gtin: '123',
            },
            {
              variant_id: 'A-2',
              title: 'Trail Shoe - Blue / 42',
              url: 'https://s.example/a?c=2',
              image_url: 'https://s.example/b.jpg',
              price: { amount: 13_900, currency: 'USD' },
              availability: 'out_of_stock',
              attributes: { color: 'Blue', size: '42' },
              gtin: '124',
            },
          ],
        },
      },
      {
        line: 4,
        value: {
          product_id: 'B',
          title: 'Sock',
          description: 'ok',
          categories: ['Socks', 'Gifts'],
          price: { amount: 900, currency: 'USD' },
          availability: 'preorder',
          image_url: 'https://s.example/b.jpg',
        },
        notes: [{ column: 'link', reason: 'is no address that leads anywhere from here', cell: '/b' }],
      },
    ]);
  });

  test('an export with options: only the first row of a product names them', () => {
    const text = [
      'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src',
      'tee,Basic Tee,Acme,Size,S,TEE-S,19.00,3,https://x.example/1.jpg',
      'tee,,,,M,TEE-M,21.00,0,',
      'tee,,,,,,,,https://x.example/2.jpg',
      'mug,Mug,Acme,Title,Default Title,MUG,9.00,5,',
    ].join('\n');
    expect(records(text)).toMatchObject([
      {
        value: {
          product_id: 'tee',
          price: { amount: 1_900 },
          variants: [
            { variant_id: 'TEE-S', attributes: { size: 'S' }, availability: 'in_stock' },
            { variant_id: 'TEE-M', attributes: { size: 'M' }, availability: 'out_of_stock' },
          ],
        },
      },
      { value: { product_id: 'mug', sku: 'MUG', price: { amount: 900 }, availability: 'in_stock' } },
    ]);
  });

  test('a parent that lists its children, attributes in pairs, categories by slashes', () => {
    const text = [
      'sku,name,product_type,categories,price,is_in_stock,additional_attributes,configurable_variations',
      'H-S,Hoodie-S,simple,"Default Category/Men/Tops,Default Category",52,1,"has_options=0,size=S,material=Wool",',
      'H-M,Hoodie-M,simple,"Default Category/Men/Tops,Default Category",54,0,"size=M,material=Wool",',
      'H,Hoodie,configurable,"Default Category/Men/Tops,Default Category",,1,"climate=Cool|Windy","sku=H-S,size=S|sku=H-M,size=M"',
    ].join('\n');
    expect(records(text)).toEqual([
      {
        line: 2,
        value: {
          product_id: 'H',
          title: 'Hoodie',
          categories: ['Men > Tops'],
          price: { amount: 5_200, currency: 'USD' },
          availability: 'in_stock',
          attributes: { material: 'Wool', climate: ['Cool', 'Windy'] },
          variants: [
            {
              variant_id: 'H-S',
              price: { amount: 5_200, currency: 'USD' },
              availability: 'in_stock',
              attributes: { size: 'S' },
            },
            {
              variant_id: 'H-M',
              price: { amount: 5_400, currency: 'USD' },
              availability: 'out_of_stock',
              attributes: { size: 'M' },
            },
          ],
        },
      },
    ]);
  });

  test('typed attributes, German names, and a bad price costs its cell', () => {
    const text =
      'Artikelnummer;Bezeichnung;Preis;Bestand;Größe;Gewicht g;Wasserdicht\n1;Hose;"1.299,00 €";3;42;540;ja\n2;Hemd;auf Anfrage;0;L;;nein';
    expect(records(text, 'EUR')).toEqual([
      {
        line: 2,
        value: {
          product_id: '1',
          title: 'Hose',
          price: { amount: 129_900, currency: 'EUR' },
          availability: 'in_stock',
          attributes: { größe: '42', gewicht_g: 540, wasserdicht: true },
        },
      },
      {
        line: 3,
        value: {
          product_id: '2',
          title: 'Hemd',
          availability: 'out_of_stock',
          attributes: { größe: 'L', wasserdicht: false },
        },
        notes: [{ column: 'Preis', reason: 'is no price', cell: 'auf Anfrage' }],
      },
    ]);
  });

  test('rows can delete, and a header without an id is refused', () => {
    expect(records('id,title,deleted\n1,,true\n2,x,')).toEqual([
      { line: 2, value: { product_id: '1', deleted: true } },
      { line: 3, value: { product_id: '2', title: 'x' } },
    ]);
    expect(records('foo,bar\n1,2')).toEqual([
      { line: 1, fault: 'the header names no column for id (id, sku …) and title (title, name …)' },
    ]);
    expect(records('')).toEqual([]);
  });

  test('says how columns were read', () => {
    const { mapping } = csvToProducts('SKU,Name,meta_title,g:colour\n', { ownCurrency: 'USD', nowMs }).table;
    expect([...mapping.fields]).toEqual([
      ['product_id', 'SKU'],
      ['sku', 'SKU'],
      ['title', 'Name'],
    ]);
    expect(mapping.attributes).toEqual([{ column: 'g:colour', name: 'colour' }]);
    expect(mapping.ignored).toEqual(['meta_title']);
  });
});
