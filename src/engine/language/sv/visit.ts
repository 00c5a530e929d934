import type { VisitWords } from '../visit-words.ts';

export const visit: VisitWords = {
  asks: 'var finns ni|vart finns ni|var ligger ni|vart ligger ni|var är ni|vart är ni|var håller ni till|vart håller ni till|var sitter ni|vart sitter ni|var hittar jag er|vart hittar jag er|var hittar man er|hur hittar jag er|hur hittar man er|hur hittar jag till er|hur hittar man till er|hur tar jag mig till er|hur kommer jag till er|hur kommer man till er|komma förbi|komma in till er|titta in|titta förbi|svänga förbi|besöka er|besöka|besök|hälsa på|komma och titta|hos er|till er|vägbeskrivning|bara online|bara på nätet|endast på nätet|endast online|enbart på nätet|på plats|vilken stad|vilken ort|vilken gata|fysisk butik|fysiska butiker|i verkligheten|se sakerna på plats|har ni en butik|har ni butik|har ni någon butik|har ni nån butik',
  you: 'finns ni|är ni|ligger ni|sitter ni|håller ni till|hittar jag er|hitta er|hittar man er|komma till er|se era saker|se era produkter',
  names:
    'butik|butiken|butiker|butikerna|affär|affären|affärer|showroom|utställning|utställningslokal|filial|filialer|varuhus|varuhuset|lokal|adress|adressen|adresser|besöksadress|gatuadress|läge|platsen|postnummer|karta|utlämningsställe',
  noPlace: 'gör det|har det',
  beside:
    'var|vart|var är|var ligger|är|finns|finns det|ligger|sitter|har ni|har|en|ett|er|era|ert|någon|nån|några|också|riktig|riktiga|fysisk|fysiska|exakt|exakta|vad är|vilken|vilket|vilka|kan jag|kan man|kan vi|kan|får jag|får man|komma|se|titta|prova|känna|i närheten|nära|nära mig|närmaste|närmast|häromkring|dit|där|här|hur|gärna|vill|skulle|snälla|tack|hej|eller|någonstans|nånstans|alla|sakerna|grejerna|personligen|hitta|i|på|till|med|som|ni|jag|man|den|det',
  streets: 'torg|allén|avenyn|kungsgatan|storgatan',
  streetsBehind:
    '*gatan|*gata|*vägen|*väg|*torget|*torg|*gränd|*gränden|*allén|*allé|*stigen|*stig|*backen|*backe|*platsen|*plan|*kajen|*kaj|*leden|*esplanaden|*stranden|*hamnen|*parken|*bron|*ringen|*gård',
  houseFirst: false,
};
