import type { VisitWords } from '../visit-words.ts';

export const visit: VisitWords = {
  asks: 'dove siete|dove vi trovo|dove vi trovate|dove trovarvi|dove state|dove posso trovarvi|dov è la sede|venire da voi|venire a trovarvi|venirvi a trovare|trovarvi|visitare|visitarvi|passare da voi|passare in negozio|passare di persona|venire a vedere|venire in negozio|di persona|come arrivare|come arrivo|come ci arrivo|come si arriva|come vi raggiungo|indicazioni stradali|solo online|che città|quale città|che via|quale via',
  you: 'siete|vi trovo|vi trovate|trovarvi|vi posso trovare|vedere i vostri prodotti|vedere i prodotti',
  names:
    'negozio|negozi|negozio fisico|punto vendita|punti vendita|showroom|sede|sedi|filiale|filiali|bottega|indirizzo|indirizzi|ubicazione|cap',
  noPlace: 'indirizzo di consegna|indirizzo di spedizione|indirizzo di fatturazione|lo fa|lo fanno|ce l ha',
  beside:
    'dove|dov è|dove sono|dove si trova|si trova|si trovano|è|sono|c è|ci sono|avete|un|una|il|lo|la|i|gli|qualche|anche|vostro|vostra|vostri|vero|fisico|fisici|esatto|esattamente|preciso|qual è|quale|qual|posso|possiamo|si può|potrei|venire|passare|vedere|provare|andare|vicino|vicino a me|più vicino|qui|lì|di|del|da|a|in|per|per favore|grazie|ciao|vorrei|voglio|oppure|o|tutti|mi date|mi dai|le cose|con',
  streets:
    'via|viale|v|corso|c.so|piazza|p.za|piazzale|largo|vicolo|strada|lungomare|contrada|località|borgo|calle|salita|galleria|zona',
  streetsBehind: '*straße|*gasse',
  houseFirst: false,
};
