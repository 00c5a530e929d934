import type { FaqWords } from '../faq-words.ts';

/** The product is "tento produkt", which is masculine whatever its name. */
export const faqs: FaqWords = {
  phrasebook: `
@product = tento produkt
@is = Je tento produkt {label}?
@sizes = V jakých velikostech je tento produkt k dostání?; Jaké jsou velikosti?
@colors = V jakých barvách je tento produkt k dostání?; Jaké jsou barvy?
@options = Jaký je výběr v poli „{label}“?
@price = Kolik stojí tento produkt?
@stock = Je tento produkt skladem?
@returns = Mohu tento produkt vrátit?; Jak dlouho mám na vrácení?
@return_cost = Je vrácení zdarma?; Kdo platí zpětné poštovné?
@delivery_time = Jak dlouho trvá doručení?; Jaká je dodací lhůta?
@shipping_cost = Kolik stojí doprava?; Je doprava zdarma?
@warranty = Jak dlouhá je záruka?
@exchange = Mohu tento produkt vyměnit za jinou velikost?
@size_guide = Jakou velikost zvolit?; Jak najdu svou velikost?
@payment = Jaké jsou způsoby platby?; Jak mohu zaplatit?
@repair = Lze tento produkt opravit?
@pickup = Mohu si objednávku vyzvednout na prodejně?
weight = hmotnost, váha | Kolik váží tento produkt?; Jaká je hmotnost tohoto produktu?
material = materiál, složení | Z jakého materiálu je tento produkt?; Jaký je materiál tohoto produktu?
outer_material = svrchní materiál | Jaký je svrchní materiál?
inner_material = podšívka | Jaká je podšívka?
dimensions = rozměry | Jaké jsou rozměry tohoto produktu?
length = délka | Jaká je délka tohoto produktu?
width = šířka | Jaká je šířka tohoto produktu?
height = výška | Jaká je výška tohoto produktu?
capacity = objem, kapacita | Jaký je objem tohoto produktu?
seating_capacity = počet osob | Pro kolik osob je tento produkt?
maximum_load = nosnost | Jaká je nosnost tohoto produktu?
fit = střih | Jaký je střih tohoto produktu?
color = barva | Jakou barvu má tento produkt?
age_range = věk | Pro jaký věk je tento produkt?
waterproof = nepromokavý, voděodolný | Je tento produkt nepromokavý?
care = péče, údržba | Jak prát tento produkt?; Jak se o tento produkt starat?
country_of_origin = země původu | Kde se tento produkt vyrábí?; Jaká je země původu?
warranty = záruka | Jak dlouhá je záruka na tento produkt?
included_components = obsah balení | Co je součástí balení?
pack_quantity = počet kusů v balení | Kolik kusů je v balení?
battery_life = výdrž baterie | Jaká je výdrž baterie?
charging_time = doba nabíjení | Jaká je doba nabíjení?
wattage = výkon, příkon | Jaký je výkon tohoto produktu?
compatible_devices = kompatibilita | S čím je tento produkt kompatibilní?
screen_size = úhlopříčka displeje | Jaká je úhlopříčka displeje?
pockets = kapsy | Jaké má tento produkt kapsy?
allergens = alergeny | Jaké alergeny obsahuje tento produkt?
`,
  qualities: /(?:ný|ná|né|ivý|avý|telný|vzdorný|ící|cí|ký|ká|ké)$/iu,
};
