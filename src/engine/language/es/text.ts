import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
el la los las lo un una unos unas de del al a y e o u pero sino ni que si como cuando porque pues aunque
mientras yo me mí mi mis mío mía conmigo tú te ti tu tus él ella ello le les se sí su sus suyo suya
nosotros nosotras nos nuestro nuestra nuestros nuestras vosotros os vuestro vuestra usted ustedes ellos
ellas este esta estos estas esto ese esa esos esas eso aquel aquella aquellos aquellas quien quienes
quién quiénes cual cuales cuál cuáles qué cuyo cuya dónde donde cuándo cómo cuánto cuánta cuántos
cuántas por en con sin para sobre entre hasta desde hacia contra según tras durante ante bajo mediante
es son era eran fue fueron ser sido siendo soy eres somos será serán sería sea está están estaba estaban
estar estado estoy estuvo ha han había habían haber habido he has hemos hay hubo tiene tienen tenía
tener tengo puede pueden podía poder no más menos muy ya también tampoco sólo solo todo toda todos todas
otro otra otros otras mismo misma mismos mismas tan tanto cada algún alguna algunos algunas ningún
ninguna nada algo poco mucho aquí allí ahí así entonces luego antes después favor
`,
  toldByStopWords: true,
  abbreviations:
    'ee uu p.ej ej sra sres srta d dña dª ud uds vd avda av c.v ee.uu a.c d.c s.a s.l núm pág págs tfno aprox cap art ene feb abr jun jul ago sept oct nov dic ref cía',
  units: `
in=pulgada|pulgadas|pulg; ft=pie|pies; g=gramo|gramos; kg=kilogramo|kilogramos; t=tonelada|toneladas;
lb=libra|libras; oz=onza|onzas; l=litro|litros; ml=mililitro|mililitros; m=metro|metros;
cm=centímetro|centímetros; mm=milímetro|milímetros; km=kilómetro|kilómetros; mi=milla|millas;
m2=metros cuadrados|metro cuadrado; m3=metros cúbicos; c=grados celsius|grados centígrados|grados|grado;
v=voltio|voltios; w=vatio|vatios; s=seg|segundo|segundos; min=minuto|minutos; h=hora|horas; d=día|días;
week=semana|semanas; month=mes|meses; lm=lumen|lúmenes|lúmens; year=año|años; percent=por ciento|porciento;
piece=ud|uds|unidad|unidades|pieza|piezas|pzas; pair=par|pares; dozen=docena|docenas`,
  to: 'a',
  and: 'y',
  personal: 'mi nombre|mi pedido',
  until: 'a|y',
  rangeAnd: 'y',
  headComesFirst: true,
};
