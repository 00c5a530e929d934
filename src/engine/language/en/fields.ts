import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'true|yes|y',
  no: 'false|no|n',
  size: 'sizes?',
  sizePart: 'size',
  color: 'colou?rs?',
  included: 'included',
  units: `
    gram=g grams=g inch=in inches=in liters=l litres=l hr=h hrs=h hours=h minutes=min sec=s ohm=Ω ohms=Ω
    celsius=°C kelvin=K deg=° degrees=° percent=% pct=% years=year year=year yrs=year months=month
    weeks=week days=day
  `,
  emptyNames: 'value attribute attributes attr name description type info item product',
  notLabels: `
    url id ids ark code codes segment package packages packaging pallet layer outer inner master carton case
    market sku ean upc isbn gtin order slide status launch marketing brochure datasheet brief harmonized
    harmonised hts series generation codename lithography stepping revision version type types kind category
    family name title component audience itu tdp bus socket parity notes description descriptions features
    feature other misc style model part number numbers vendor supplier reference ref article item product
    products date release discontinued processing die sku's compliance directive sustainability certificate
    certificates interface technology adapter controller data imperial metric approximate typical binding
    eaches structure gender dynamic native mode slot offloads compatibility management partitioning format
    coloration over out in labeled lifestyle subject specialty specific factor neck indications support
    supported class connections cpsia cautionary statement specification eligible warning
  `,
};
