/** Spanish function words, separated by white space. */
export const spanish = `
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
`;
