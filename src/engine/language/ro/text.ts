import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
un o niște al a ai ale lui ei lor cel cea cei cele celui celei celor și sau ori dar iar însă ci că să ca
dacă când cum unde de ce deoarece pentru fiindcă deși eu mă mie mine meu mea mei mele tu te ție tine tău
ta tăi tale el ea îl îi își se sine său sa săi sale noi ne nouă nostru noastră noștri noastre voi vă
vouă vostru ele le li acest această acești aceste acestui acestei acestor aceasta acesta acestea acel
acea acei acele acelui acela aceea care cărui cărei căror cine cui cât câtă câți câte în din la pe cu
fără prin peste sub spre către între până după înainte contra despre lângă printre dintre dintr într
într-un într-o dintr-un este e sunt era erau fi fost fiind ești suntem va vor ar am are au avea avut
aveau aș poate pot putea nu mai foarte doar numai tot toți toate toată alt altă alți alte altul același
aceeași fiecare orice câteva unii unele multe mulți mult puțin aici acolo acum atunci apoi așa astfel
deja încă chiar
`,
  toldByStopWords: true,
  abbreviations:
    'ex de d.ex dl dna ing str bd bl sc ap et pag art cap sec ian feb mar apr iun iul aug sep sept oct noi dec aprox î.hr d.hr lt col gen',
  units: `
in=inci|inch|țoli|toli; g=grame|gram; kg=kilograme|kilogram|kile; l=litru|litri; m=metru|metri;
cm=centimetri; m2=mp|metri pătrați; c=grade; s=secunde|secundă; min=minute|minut; h=oră|ore; d=zi|zile;
week=săptămână|săptămâni; month=lună|luni; year=an|ani; percent=la sută; piece=buc|bucată|bucăți;
pair=pereche|perechi`,
  to: 'la',
  headComesFirst: true,
};
