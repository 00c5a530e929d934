import type { GateWords } from '../gate-words.ts';

export const gate: GateWords = {
  negators:
    'ne|není|nejsou|nemá|nemají|nemáme|nelze|nikdy|žádný|žádná|žádné|žádného|žádných|nic|nikdo|ani|nikde|nemůž*|nebud*|neposkyt*|nenabíz*|nepřijím*|neprodáv*',
  privatives: 'bez|namísto|místo',
  yes: 'ano|samozřejmě|jistě|určitě',
  no: 'ne|bohužel ne|bohužel',
  opposites: [
    [
      'zdarma|bezplatn*|bez poplatku|grátis|nic nestojí|na naše náklady',
      'placen*|za poplatek|za příplatek|zpoplatněn*',
    ],
    ['obsahuje|obsahují|v balení|v ceně|zahrnuje|zahrnují|zahrnut*', 'vyloučen*|nezahrnuje|zvlášť|vyjma'],
    ['povolen*|přijímáme|možn*|lze|mohou|může|můžete', 'zakázán*|odmít*|nemožn*|nelze'],
    ['otevřen*|otevíráme', 'zavřen*|zavíráme'],
    ['skladem|dostupn*', 'vyprodán*|nedostupn*|není skladem'],
    ['platn*|platí', 'neplatn*|vyprší|propad*'],
    ['bezpečn*|neškodn*', 'toxick*|nebezpečn*|škodliv*|jedovat*'],
  ],
  modifiers: [
    ['před', 'po'],
    ['nad|více než', 'pod|méně než'],
    ['nov*|nepoužit*|neotevřen*', 'použit*|otevřen*'],
  ],
  atMost: 'do|maximálně|nejvýše|ne více než|méně než|pod|během|nejpozději|před|nejdéle',
  atLeast: 'od|nejméně|minimálně|alespoň|ne méně než|nad|více než|po|přes',
  orLess: 'nebo méně',
  orMore: 'nebo více|a více',
  exceptions: 'kromě|s výjimkou|vyjma|pokud|jestliže|ledaže|i když',
  only: 'jen|pouze|jenom|výhradně',
  and: 'a|i|nebo',
  joins: 'ale|zatímco|ačkoli|protože|takže|proto|však',
  pronouns: 'my|vy',
  us: 'nás|našem|naší',
  openers: 'a|i|který|která|které|že|nebo',
  workdays: 'pracovní dny|pracovních dnů|pracovních dní|pracovní den|pracovního dne|pracovních dnech',
  everyDay: 'denně|každý den',
  noon: 'poledne',
  midnight: 'půlnoc',
  money: 'korun*=CZK|kč=CZK|euro=EUR|eur=EUR|dolar*=USD CAD AUD NZD|haléř*=cent',
  numbers: 'nula jeden dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct',
  promises: {
    free: 'zdarma|bezplatn*|bez poplatku|grátis|nic nestojí|na naše náklady',
    guarantee: 'garant*|garanc*|zaruč*|slibujeme',
    always: 'vždy|navždy|neomezen*|doživotn*|100 %|100%|v každém případě|bez výjimky',
    refund: 'vrácení peněz|vrátíme peníze|peníze zpět|náhrad*|odškodn*|poukaz*',
    stock: 'skladem|ihned k odeslání|ihned k odběru',
    best: 'nejlepší|nejlevnější|nejnižší|číslo jedna|bezkonkurenčn*',
    safe: 'zcela bezpečn*|neškodn*|léčí|lékařsk*|klinicky|dermatolog*|hypoalergenn*|certifik*',
    soon: 'dnes|zítra|tento týden|ještě dnes|ihned|okamžitě|brzy',
  },
  calls: {
    pay: 'zaplaťte|převeďte|převod na|western union|bitcoin|iban|pošlete peníze',
    contact: 'zavolejte|volejte|whatsapp|telegram|napište|kontaktujte|obraťte se',
    leave: 'přejděte na|navštivte|klikněte|otevřete odkaz|zaregistrujte|kupte v|jinde|konkurenc*',
    install: 'nainstalujte|stáhněte|spusťte|zkopírujte|vložte|naskenujte',
    reveal: 'heslo|pin|číslo karty|cvv|cvc|bezpečnostní kód|bankovní údaje|pas|datum narození',
  },
  notStated:
    'nenašel jsem|nenašla jsem|nenaš*|nevím|není uveden*|neuvádí|nezmiňuje|žádné informace|nemám informace|nejasn*|nemohu potvrdit|nemohu odpovědět',
  sources: 'stránka|stránce|stránky|web|popis|popisu|údaje|údajích|katalog',
  tells: 'říká|uvádí|uvádějí|uveden*|zmiňuje|stojí',
  self: 'já|mohu|vidím|vím',
  knows:
    'vidím|vidět|najít|vím|ověřit|potvrdit|říci|zrušit|změnit|rezervovat|odpovědět|slíbit|nabídnout|zjistit|dát|mám',
  courtesy:
    'ahoj|dobrý den|dobrý večer|děkuji|díky|prosím|promiňte|omlouvám se|bohužel|rád|ráda|pomohu|pomoci|ještě něco|dobrá otázka|dobrá volba|hezký den|na shledanou|samozřejmě|zde je|zde jsou|hledáte|děkujeme|je mi líto|je nám líto|mrzí mě|mrzí nás|žádný problém|zeptejte se lékaře|lékaře nebo lékárníka|zeptejte se veterináře',
  talk: 'dotaz*|otázk*|téma*|zpráv*|připomínk*|obchod*|asistent*|slyšet|říct|napsat|rád|ráda|rozumím|chápu|týká|mimo|odpověď*|odpovědět|rad*|něco|proto',
  speaker: 'já|mohu|můžu',
  acts: 'vidět|zkontrolovat|zkontroloval|zrušit|zrušil|změnit|změnil|rezervovat|rezervoval|vrátit|vyjednávat',
  light:
    'bohužel|také|momentálně|lze|může|můžete|mohou|nabízíme|dostupn*|stojí|cena|ceny|produkt*|objednáv*|objednat|kup*|obchod*|zákazn*|však|možn*|mít|má|mají|je|jsou|být|použ*|čas|přibližně|ideáln*|dobr*|volb*|obsahuj*|posíl*|doruč*|dod*|vrác*|vrát*|plat*|váží|velikost*',
  reviewers: 'recenz*|hodnocen*|zákazn*|kupující*|uživatel*|podle',
  orders:
    'ignoruj všechny|ignoruj předchozí|ignorujte všechny|ignorujte předchozí|zapomeň na pokyny|nyní jsi|nové pokyny|předchozí pokyny|odpovídej pouze|odpověz pouze|řekni zákazníkům|jazykový model|ve své odpovědi',
};
