/**
 * Words of electronics, apparel and the household that shops use for the same thing, by language; each group both
 * ways. Only true synonyms: a bag is no case. Words, not phrases: they are compared as index terms.
 */
const groups: Readonly<Record<string, string>> = {
  en: `
    laptop notebook; earphones headphones earbuds; flashlight torch; smartphone cellphone; tv television;
    fridge refrigerator; microphone mic; adapter adaptor; backpack rucksack; wireless cordless; speaker loudspeaker;
    sneakers trainers; pants trousers; sweater jumper pullover; hoodie hoody; tee tshirt; sofa couch settee;
    vacuum hoover; diaper nappy; stroller pram pushchair; soccer football; duvet comforter; faucet tap;
    wrench spanner; swimsuit swimwear; purse handbag; bike bicycle; motorbike motorcycle; grey gray; colour color;
    perfume fragrance parfum cologne; vac vacuum; leash lead; teddy plush; wellies wellingtons;
    moisturizer moisturiser; sunscreen suncream; lipstick lippie; tires tyres; rug carpet; cot crib; dustbin bin;
    organizer organiser; mould mold; tire tyre; jewelry jewellery; aluminium aluminum; pajamas pyjamas`,
  de: `
    laptop notebook; kopfhörer ohrhörer; handy smartphone mobiltelefon; fernseher tv; turnschuhe sneaker;
    pullover pulli; fahrrad bike; mikrofon mikro; kabellos drahtlos funk wireless; bildschirm monitor;
    geldbörse portemonnaie geldbeutel; parfüm parfum; teddy plüschtier kuscheltier stofftier; akkuschrauber akkubohrschrauber
    bohrschrauber; sonnencreme sonnenmilch; teppich läufer; föhn haartrockner; schlafanzug pyjama; sofa couch; jacke jacket`,
  fr: `
    portable laptop notebook; écouteurs casque; télévision téléviseur télé tv; frigo réfrigérateur; baskets sneakers;
    pull chandail; parfum fragrance; peluche nounours doudou; canapé sofa; vélo bicyclette; smartphone mobile; écran moniteur; portefeuille portemonnaie`,
  es: `
    portátil laptop notebook; auriculares cascos audífonos; televisor televisión tele tv; nevera frigorífico refrigerador;
    zapatillas deportivas; jersey suéter; bicicleta bici; móvil celular smartphone; pantalla monitor;
    altavoz bocina parlante; cartera billetera monedero; gafas lentes anteojos; inalámbrico wireless;
    ordenador computadora computador; camiseta playera remera; ratón mouse`,
};

/** The groups of a language; empty for one without. */
export function synonymGroups(language: string): readonly (readonly string[])[] {
  const text = Object.hasOwn(groups, language) ? groups[language]! : '';
  return text
    .split(';')
    .map((group) =>
      group
        .trim()
        .split(/\s+/u)
        .filter((word) => word !== ''),
    )
    .filter((group) => group.length > 1);
}
