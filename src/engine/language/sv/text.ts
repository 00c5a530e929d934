import { scandinavianHeads } from '../scandinavian-heads.ts';
import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
och eller men utan att som en ett den det de dem detta denna dessa där här då när om än så för i på av
till med från hos vid under över mellan mot genom efter före inom utom kring jag mig min mitt mina du
dig din ditt dina han honom hans hon henne hennes vi oss vår vårt våra ni er ert era sig sin sitt sina
man är var vara varit blir bli blev blivit har hade ha haft kan kunde ska skall skulle vill ville måste
får fick få gör göra gjorde inte ej icke nej ja mycket mer mest också bara endast redan ännu någon något
några ingen inget inga alla allt all annan annat andra samma själv varje båda vem vad vilken vilket
vilka vars hur varför vart dess deras eftersom medan både samt
`,
  toldByStopWords: true,
  abbreviations:
    't.ex d.v.s bl.a m.m osv fr.o.m t.o.m s.k jfr kl kap sid jan feb mar apr jun jul aug sep sept okt nov dec inkl exkl resp f.kr e.kr',
  andSoOn: 'osv',
  units: `
in=tum; ft=fot; l=liter; m=meter; cm=centimeter; m2=kvm|kvadratmeter; c=grader; s=sek|sekund|sekunder;
min=minut|minuter; h=tim|timme|timmar; d=dag|dagar; week=vecka|veckor; month=mån|månad|månader; year=år;
percent=procent; piece=st|styck|stycken; pair=par`,
  heads: scandinavianHeads,
  to: 'till',
  and: 'och',
  digraphs: 'ae=ä oe=ö aa=å',
  isCompounding: true,
};
