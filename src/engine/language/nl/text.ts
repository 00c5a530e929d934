import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
de het een der des den en of maar want dus als dan dat dit die deze dien wie wat waar wanneer waarom hoe
welk welke wiens ik mij me mijn jij je jou jouw u uw hij hem zijn zij ze haar hun hen wij we ons onze
jullie zich men er in op aan bij met van voor na naar uit over onder tot tegen door om te ter ten tussen
zonder sinds tijdens binnen buiten per via vanaf is was waren ben bent geweest wordt worden werd werden
geworden heb hebt heeft hebben had hadden gehad zal zullen zou zouden kan kunnen kon konden moet moeten
moest mag mogen wil willen doet doen deed niet geen nog al ook wel zeer heel meer meest veel weinig alle
alles allemaal ander andere anders zelf elke elk ieder iedere iets niets iemand niemand sommige enkele
hier daar toen nu zo zoals omdat terwijl hoewel toch reeds eens weer
`,
  toldByStopWords: true,
  abbreviations:
    'bijv d.w.z o.a i.p.v t.o.v m.b.t enz blz dhr mevr mw drs ir ing art afb jan febr mrt apr jun jul aug sept okt nov dec incl excl evt resp a.u.b s.v.p z.o.z n.v b.v ',
  andSoOn: 'enz',
  units: `
in=inch|duim; ft=voet; kg=kilo|kilogram; lb=pond; l=liter; m=meter; cm=centimeter; m2=vierkante meter;
m3=kubieke meter; c=graden celsius|graden|graad; s=seconde|seconden; min=minuut|minuten; h=u|uur|uren;
d=dag|dagen; week=week|weken; month=maand|maanden; year=jaar|jaren; percent=procent;
piece=st|stuk|stuks|delig; pair=paar; dozen=dozijn`,
  heads: `
jas jassen broek broeken jurk jurken overhemd shirt shirts trui truien vest vesten sok sokken handschoen handschoenen
muts mutsen sjaal schoen schoenen laars laarzen sandaal sandalen slipper slippers rugzak rugzakken koffer koffers
hoes hoezen tent tenten slaapzak matras matrassen lamp lampen tafel tafels stoel stoelen bank kast kasten spiegel
dekbed kussen kussens gordijn gordijnen tapijt fles flessen beker bekers kopje bord borden mes messen vork lepel
koekenpan pannen schaal mand machine stofzuiger oven kabel kabels oplader adapter batterij batterijen koptelefoon
luidspreker beeldscherm toetsenbord muis printer camera telefoon houder fiets fietsen helm zadel band banden slot
sloten pomp horloge ketting armband crème zeep olie boek boeken schrift speelgoed puzzel voer koffie thee wijn bier`,
  to: 'tot',
  and: 'en',
  personal: 'mijn naam|mijn bestelling',
  until: 'tot',
  rangeAnd: 'en',
  isCompounding: true,
};
