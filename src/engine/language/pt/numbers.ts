import type { SpelledNumbers } from '../spelled-numbers.ts';

export const numbers: SpelledNumbers = {
  ones: 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
  tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  others:
    'duas=2 quatorze=14 dezasseis=16 dezassete=17 dezanove=19 cem=100 cento=100 duzentos=200 duzentas=200 trezentos=300 trezentas=300 quatrocentos=400 quatrocentas=400 quinhentos=500 quinhentas=500 seiscentos=600 seiscentas=600 setecentos=700 setecentas=700 oitocentos=800 oitocentas=800 novecentos=900 novecentas=900 mil=1000',
  and: 'e',
  articles: 'um uma',
  joins: 'a e ou até -',
  halves: 'e meio,e meia',
  minus: 'menos',
  half: 'mei',
};
