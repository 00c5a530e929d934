import { scandinavianHeads } from '../scandinavian-heads.ts';
import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
og eller men at som en ei et den det de dem denne dette disse der her da når hvis enn så for i på av til
med fra hos ved under over mellom mot gjennom etter før innen uten om jeg meg min mi mitt mine du deg
din di ditt dine han ham hans hun henne hennes vi oss vår vårt våre dere deres seg sin si sitt sine man
er var være vært blir bli ble blitt har hadde ha hatt kan kunne skal skulle vil ville må måtte får fikk
gjør gjøre gjorde ikke nei ja mye mer mest også bare kun allerede ennå noen noe ingen intet alle alt all
annen annet andre samme selv hver begge hvem hva hvilken hvilket hvilke hvor hvordan hvorfor fordi mens
både samt eg ikkje ein eit frå kva kven korleis dei
`,
  toldByStopWords: true,
  abbreviations:
    'f.eks d.v.s bl.a m.m osv m.fl stk tlf kap jan feb mar apr jun jul aug sep sept okt nov des inkl ekskl kr pst hr fr f.kr e.kr evt',
  andSoOn: 'osv',
  units: `
in=tomme|tommer; ft=fot; l=liter; m=meter; cm=centimeter; m2=kvm|kvadratmeter; c=grader;
s=sek|sekund|sekunder; min=minutt|minutter; h=time|timer; d=dag|dager; week=uke|uker;
month=mnd|måned|måneder; year=år; percent=prosent; piece=stk|stykk|stykker; pair=par`,
  heads: scandinavianHeads,
  to: 'til',
  and: 'og',
  digraphs: 'ae=æ oe=ø aa=å',
  isCompounding: true,
};
