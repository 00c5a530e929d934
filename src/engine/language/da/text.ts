import { scandinavianHeads } from '../scandinavian-heads.ts';
import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
og eller men at som en et den det de dem denne dette disse der her da når hvis end så for i på af til
med fra hos ved under over mellem mod gennem efter før inden uden om jeg mig min mit mine du dig din dit
dine han ham hans hun hende hendes vi os vor vort vore vores jer jeres sig sin sit sine man deres dens
dets er var være været bliver blive blev blevet har havde have haft kan kunne skal skulle vil ville må
måtte får fik gør gøre gjorde ikke nej ja meget mere mest også kun allerede endnu nogen noget nogle
ingen intet alle alt al anden andet andre samme selv hver begge hvem hvad hvilken hvilket hvilke hvor
hvornår hvordan hvorfor fordi mens både samt
`,
  toldByStopWords: true,
  abbreviations:
    'f.eks d.v.s bl.a m.m osv m.fl s.u stk kap jan feb mar apr jun jul aug sep sept okt nov dec inkl ekskl kr pct hr fr f.kr e.kr evt',
  andSoOn: 'osv',
  units: `
in=tomme|tommer; ft=fod; l=liter; m=meter; cm=centimeter; m2=kvm|kvadratmeter; c=grader;
s=sek|sekund|sekunder; min=minut|minutter; h=time|timer; d=dag|dage; week=uge|uger;
month=mdr|måned|måneder; year=år; percent=procent|pct; piece=stk|styk|stykker; pair=par`,
  heads: scandinavianHeads,
  to: 'til',
  and: 'og',
  digraphs: 'ae=æ oe=ø aa=å',
  isCompounding: true,
};
