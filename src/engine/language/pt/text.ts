import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
o a os as um uma uns umas de do da dos das d em no na nos nas num numa ao aos à às por pelo pela pelos
pelas para pra com sem sob sobre entre até desde contra após durante ante perante e ou mas nem que se
como quando porque pois embora enquanto onde eu me mim meu minha meus minhas comigo tu te ti teu tua
teus tuas você vocês ele ela eles elas lhe lhes si seu sua seus suas nós nosso nossa nossos nossas vós
vos este esta estes estas isto esse essa esses essas isso aquele aquela aqueles aquelas aquilo deste
desta neste nesta desse dessa nesse nessa daquele naquela quem qual quais cujo cuja quanto quanta
quantos quantas quê é são era eram foi foram ser sido sendo sou somos será serão seria seja está estão
estava estavam estar estou esteve há havia haver tem têm tinha tinham ter tendo tenho pode podem podia
poder não mais menos muito muita já também só apenas todo toda todos todas tudo outro outra outros
outras mesmo mesma mesmos mesmas cada algum alguma alguns algumas nenhum nenhuma nada algo pouco aqui
ali lá assim então depois antes ainda favor pro pras pros vc vcs cê tá tô né
`,
  toldByStopWords: true,
  abbreviations:
    'p.ex ex sra srs srta d dª dra av cap art pág págs núm aprox jan fev mar abr jun jul ago set out nov dez ref cia ltda a.c d.c s.a e.u.a',
  units: `
in=polegada|polegadas|pol; ft=pé|pés; g=grama|gramas; kg=quilo|quilos|quilograma|quilogramas;
lb=libra|libras; l=litro|litros; m=metro|metros; cm=centímetro|centímetros; mm=milímetro|milímetros;
km=quilômetro|quilómetro|quilômetros|quilómetros; m2=metros quadrados; m3=metros cúbicos;
c=graus celsius|graus|grau; s=seg|segundo|segundos; min=minuto|minutos; h=hora|horas; d=dia|dias;
week=semana|semanas; month=mês|meses; year=ano|anos; percent=por cento|porcento;
piece=un|unidade|unidades|peça|peças; pair=par|pares; dozen=dúzia`,
  to: 'a',
  and: 'e',
  personal: 'meu nome|meu pedido',
  until: 'até|a',
  rangeAnd: 'e',
  headComesFirst: true,
};
