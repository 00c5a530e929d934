import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
ja tai vaan mutta sekä että kun jos koska kuin niin sillä vai eli joko joka jotka jonka jota jossa josta
johon jolla jolle joita joiden joissa mikä mitä minkä missä mistä mihin millä kuka ketä kenen ketkä minä
minun minua minulla minulle sinä sinun sinua sinulla hän hänen häntä hänellä hänelle me meidän meitä
meillä te teidän teitä teillä he heidän heitä heillä se sen sitä siinä siitä siihen ne niiden niitä
niissä tämä tämän tätä tässä tästä tähän nämä näiden näitä tuo tuon tuota nuo itse on ovat oli olivat
olla ollut olleet ole olen olet olemme olette olisi olisivat ei eivät en et emme ette eikä voi voivat
voisi myös vielä jo vain hyvin enemmän eniten kaikki kaikkien muu muut muiden sama toinen jokainen miten
miksi milloin kuinka siellä täällä nyt sitten jälkeen ennen kanssa ilman noin kuten
`,
  toldByStopWords: true,
  abbreviations: 'esim ts mm ym yms jne n nro kpl puh klo v s ks vrt tri dipl.ins eaa jaa e.kr j.kr ent os',
  units: `
in=tuuma|tuumaa|tuuman; g=grammaa; kg=kiloa|kilogrammaa; l=litra|litraa|litran; m=metri|metriä|metrin;
cm=senttiä|senttimetriä; m2=neliötä|neliömetriä; c=astetta; s=sekuntia; min=minuuttia;
h=tuntia|tunti|tunnin; d=päivä|päivää|päivän|pv; week=viikko|viikkoa|viikon;
month=kk|kuukausi|kuukautta|kuukauden; year=v|vuosi|vuotta|vuoden; percent=prosenttia|prosentti;
piece=kpl|kappaletta; pair=pari|paria`,
  digraphs: 'ae=ä oe=ö',
  isCompounding: true,
};
