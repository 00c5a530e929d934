import type { SpelledNumbers } from '../spelled-numbers.ts';

export const numbers: SpelledNumbers = {
  ones: 'nula jedna dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct',
  tens: 'dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát',
  others:
    'dvě=2 dvou=2 dvěma=2 tří=3 třech=3 třem=3 čtyř=4 čtyřech=4 pěti=5 šesti=6 sedmi=7 osmi=8 devíti=9 deseti=10 jedenácti=11 dvanácti=12 patnácti=15 osmnácti=18 dvaceti=20 třiceti=30 čtyřiceti=40 padesáti=50 šedesáti=60 sedmdesáti=70 osmdesáti=80 devadesáti=90 sto=100 stě=100 sta=100 set=100 tisíc=1000 tisíce=1000 tisíci=1000 stovka=100 stovku=100 stovky=100 dvoustovka=200 dvoustovku=200 dvoustovky=200 pětistovka=500 pětistovku=500 pětistovky=500 pětikilo=500 pětikila=500 tisícovka=1000 tisícovku=1000 tisícovky=1000 pětadvacet=25 pětatřicet=35',
  and: '',
  articles: 'jeden jedna jedno jednu',
  joins: 'až do nebo a -',
  halves: 'a půl',
  minus: 'minus',
  half: 'půl',
};
