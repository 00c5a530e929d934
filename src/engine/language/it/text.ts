import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
il lo la i gli le l un uno una di del dello della dei degli delle dell d a al allo alla ai agli alle all
da dal dallo dalla dai dagli dalle dall in nel nello nella nei negli nelle nell su sul sullo sulla sui
sugli sulle sull con col per tra fra e ed o od ma né se che ch come quando perché poiché mentre dove io
me mi mio mia miei mie tu te ti tuo tua tuoi tue egli lui lei si sé suo sua suoi sue esso essa noi ci
nostro nostra nostri nostre voi vi vostro vostra essi esse loro ne questo questa questi queste quest
quello quella quelli quelle quel quei quegli quell ciò chi cui quale quali qual quanto quanta quanti
quante cosa cos è e' sono era erano essere stato stata stati state sia fu furono sei siamo siete sarà
saranno sarebbe ha hanno aveva avevano avere avuto ho hai abbiamo avete abbia può possono poteva potere
deve devono fa fare non più meno molto anche ancora già sempre mai solo tutto tutta tutti tutte altro
altra altri altre stesso stessa stessi stesse ogni alcuni alcune qualche così poi prima dopo qui qua lì
là allora quindi senza sotto sopra contro durante verso favore
`,
  toldByStopWords: true,
  abbreviations:
    'p.es es sig sigg sig.ra sig.na dott dott.ssa avv ing arch geom rag ecc pag pagg art cap gen feb mar apr mag giu lug ago sett ott nov dic n a.c d.c s.p.a s.r.l rif cod',
  andSoOn: 'ecc',
  units: `
in=pollice|pollici; ft=piede|piedi; g=grammo|grammi; kg=chilo|chili|chilogrammo|chilogrammi;
l=litro|litri; m=metro|metri; cm=centimetro|centimetri; mm=millimetro|millimetri;
km=chilometro|chilometri; m2=mq|metri quadrati; m3=mc|metri cubi; c=gradi celsius|gradi|grado;
s=secondo|secondi; min=minuto|minuti; h=ora|ore; d=giorno|giorni; week=settimana|settimane;
month=mese|mesi; year=anno|anni; percent=per cento|percento; piece=pz|pezzo|pezzi|unità|confezioni;
pair=paio|paia; dozen=dozzina`,
  to: 'a',
  and: 'e',
  personal: 'mi chiamo|il mio ordine',
  until: 'a',
  rangeAnd: 'e',
  headComesFirst: true,
  consonantsAreWords: true,
};
