import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'ano',
  no: 'ne',
  empty: 'neuvedeno|není uvedeno|nezadáno|neurčeno|bez údaje',
  size: 'velikost|velikosti',
  sizePart: 'velikost',
  color: 'barva|barvy|odstín|barevné provedení',
  included: 'součástí balení|v balení',
  electric: 'nabíj|akumulátor|baterie|napájení|síťov',
  passing: 'vyprodán|skladem|naskladn|sleva|doprava zdarma|výprodej',
  units:
    'let=year rok=year roky=year měsíce=month měsíců=month týdny=week týdnů=week dny=day dnů=day dní=day',
  notLabels: 'katalogové objednací číslo kód ean varianta',
};
