/** Polish function words, separated by white space. */
export const polish = `
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
`;
