import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
i a oraz lub albo ale lecz że żeby aby jeśli jeżeli gdy kiedy gdyż ponieważ więc jak jako niż czy to ten
ta te ci tego tej temu tym tych tymi tę tą ja mnie mi mną mój moja moje ty cię ciebie tobie twój twoja
twoje on ona ono jego jej jemu niego niej nim nią go ją my nas nam nami nasz nasza nasze wy was wam wasz
oni one ich im nich nimi się siebie sobie sobą swój swoja swoje swoją swojego swoich kto kogo komu kim
co czego czemu czym który która które którego której którym których którymi którą jaki jaka jakie jakich
ile gdzie skąd dlaczego w we z ze na do od ode po za przed przy nad pod między przez dla bez u o ku
wśród podczas według oprócz jest są był była było były być będzie będą jestem jesteś jesteśmy został
została zostało zostały ma mają miał miała mieć może mogą można nie tak już jeszcze tylko także też
również bardzo bardziej najbardziej więcej mniej każdy każda każde wszystko wszystkie wszystkich inny
inna inne sam sama same tu tutaj tam teraz wtedy potem proszę
`,
  toldByStopWords: true,
  abbreviations:
    'np tj tzn m.in itd itp mgr inż ul pl os str godz sek ok r w wg zob por św im gen płk ks red tys mln mld zł gr szt kg art ust pkt p.n.e n.e',
  units: `
in=cal|cale|cali; g=gram|gramów|gramy; kg=kilogram|kilogramów; l=litr|litry|litrów; m=metr|metry|metrów;
cm=centymetr|centymetry|centymetrów; m2=metrów kwadratowych; c=stopni celsjusza|stopni|stopnie;
s=sek|sekunda|sekundy|sekund; min=minuta|minuty|minut; h=godz|godzina|godziny|godzin; d=dzień|dni;
week=tydzień|tygodnie|tygodni|tyg; month=miesiąc|miesiące|miesięcy; year=rok|lata|lat;
percent=procent|proc; piece=szt|sztuka|sztuki|sztuk; pair=para|pary|par; dozen=tuzin`,
  to: 'do',
  and: 'i',
  until: 'do',
};
