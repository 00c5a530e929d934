import type { GateWords } from '../gate-words.ts';

export const gate: GateWords = {
  negators: 'inte|ej|icke|ingen|inget|inga|aldrig|ingenting|ingenstans|varken|nej|knappast|inte längre',
  privatives: 'utan|fri från|fritt från|fria från|i stället för|istället för',
  privativeEndings: 'fri|fritt|fria|lös|löst|lösa',
  yes: 'ja|jo|absolut|självklart|visst|javisst|givetvis|jajamän|stämmer',
  no: 'nej|tyvärr inte|tyvärr|nix|nä',
  opposites: [
    [
      'gratis|kostnadsfri*|fri frakt|utan kostnad|utan extra kostnad|kostar inget|kostar ingenting|på vår bekostnad|utan avgift',
      'mot betalning|mot avgift|mot en avgift|tillkommer',
    ],
    [
      'ingår|medföljer|inkluderad*|inklusive|inkl|inkl.|omfattas|täcks|täcker|omfattar|följer med',
      'exklusive|exkl|exkl.|säljs separat|köps separat|undantagen|undantaget|undantagna|undantas',
    ],
    [
      'tillåten|tillåtet|tillåtna|välkommen|välkomna|accepterar|accepteras|möjligt|möjlig|kan|får|går att|tar emot',
      'förbjuden|förbjudet|förbjudna|nekas|omöjligt|omöjlig',
    ],
    ['öppet|öppen|öppnar|har öppet', 'stängt|stängd|stänger|håller stängt'],
    [
      'i lager|på lager|tillgänglig*|finns att köpa',
      'slutsåld*|slutsålt|slut i lager|restad*|restnoterad*|otillgänglig*',
    ],
    ['giltig*|gäller|gälla', 'ogiltig*|förfaller|förfallen|upphör|upphörde|utgången|utgår'],
    ['säker|säkert|säkra|ofarlig*', 'farlig*|giftig*|skadlig*|osäker*'],
    ['vattentät|vattentätt|vattentäta', 'inte vattentät'],
    ['kompatibel*|kompatibla|passar|lämplig*', 'olämplig*|inkompatibel*|inkompatibla'],
    ['obligatorisk*|nödvändig*|krävs|måste|behövs', 'valfri*|frivillig*|onödig*'],
  ],
  modifiers: [
    ['före|innan|tidigare', 'efter|senare|därefter|efteråt'],
    ['över|mer än|längre än|tyngre än', 'under|mindre än|kortare än|lättare än'],
    ['inom', 'utanför|utom'],
    ['inomhus', 'utomhus'],
    ['oanvänd*|oanvänt|oöppnad*|oöppnat|ny|nytt|nya', 'använd*|använt|öppnad*|öppnat|begagnad*|buren|burna'],
  ],
  atMost:
    'upp till|upp till och med|till och med|t.o.m.|max|max.|maximalt|högst|som mest|som högst|inte mer än|under|mindre än|inom|senast|före|inte längre än',
  atLeast:
    'från|från och med|fr.o.m.|minst|åtminstone|minimum|inte mindre än|över|mer än|längre än|efter|lägst|min.|äldre än',
  orLess: 'eller mindre|eller färre|eller lägre|max|maximalt|högst',
  orMore: 'eller mer|eller fler|och uppåt|och mer|och äldre|eller längre|eller högre|minst',
  exceptions:
    'förutom|utom|med undantag för|bortsett från|såvida|om|ifall|så länge|under förutsättning|även om|eller|såvitt',
  only: 'bara|endast|enbart|uteslutande|först|blott',
  and: 'och|eller|samt',
  joins: 'men|medan|trots att|eftersom|därför att|för att|dock|däremot|så att|då',
  pronouns: 'vi|du|ni|man|det|den|de',
  us: 'oss|vår|vårt|våra',
  openers: 'och|eller|som|det|den|så|då|vi|du|ni|de|vilket',
  workdays: 'arbetsdag*|vardag*|helgfri*|helgfria vardagar|bankdag*',
  everyDay: 'dagligen|varje dag|alla dagar|hela veckan|veckans alla dagar',
  midnight: 'midnatt',
  money: 'krona=SEK|kronor=SEK|kr=SEK|spänn=SEK|euro=EUR|dollar=USD CAD AUD NZD|pund=GBP|öre=cent|cent=cent',
  numbers: 'noll en två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton',
  promises: {
    free: 'gratis|kostnadsfri*|fri frakt|utan kostnad|kostar inget|kostar ingenting|på vår bekostnad|utan avgift|räntefri*|på köpet',
    guarantee: 'garant*|vi lovar|lovar|pengarna tillbaka|nöjd kund|nöjdkundgaranti',
    always: 'alltid|för alltid|obegränsa*|livstid*|100 %|100%|i alla lägen|utan undantag',
    refund: 'återbetal*|pengarna tillbaka|ersätt*|krediter*|tillgodo*|presentkort|får du tillbaka',
    stock: 'i lager|på lager|redo att skickas|klar för leverans|skickas direkt',
    best: 'bäst*|billigast*|lägsta pris|lägsta priset|bästa pris|bästa priset|nummer ett|nummer 1|oslagbar*|populäraste|mest sålda|storsäljare',
    safe: 'helt säker|helt ofarlig*|ofarlig*|botar|medicinsk*|kliniskt|läkare|dermatolog*|hypoallergen*|allergivänlig*|certifierad*',
    soon: 'idag|i dag|imorgon|i morgon|denna vecka|den här veckan|nästa vecka|samma dag|direkt|genast|omedelbart|omgående|snart',
  },
  calls: {
    pay: 'betala via|betala till|betala med|för över|överför|swisha|western union|bitcoin|iban|bankgiro|presentkortskod*',
    contact: 'ring|ringa|whatsapp|telegram|mejla|maila|skriv till|kontakta|hör av dig|sms|smsa',
    leave:
      'gå till|besök|klicka*|följ länken|öppna länken|registrera|köp hos|köp på|beställ hos|någon annanstans|konkurrent*',
    install: 'installera|ladda ner|ladda ned|kör|kopiera|klistra in|skanna',
    reveal:
      'ditt lösenord|pinkod|kortnummer|cvv|cvc|säkerhetskod|bankuppgifter|bankid|personnummer|pass|din adress|födelsedatum|inloggningsuppgifter',
  },
  notStated:
    'hittar inte|hittade inte|kan inte hitta|vet inte|anges inte|anges ej|framgår inte|står inte|står inget|nämns inte|ingen information|ingen uppgift|saknas uppgift|okänt|okänd|oklart|inte säker|kan inte bekräfta|kan inte säga|kan inte svara|inget om',
  sources:
    'sida|sidan|sidor|sidorna|hemsida|hemsidan|webbplats*|beskrivning*|uppgift*|katalog*|text*|sortiment*|produktblad*',
  tells: 'säger|anger|angiven|anges|nämner|nämns|framgår|står|uppger|beskriver|visar',
  self: 'jag|mig',
  knows:
    'ser|se|hittar|hitta|vet|veta|kontrollera|kolla|bekräfta|säga|utlova|avboka|avbeställa|ändra|boka|svara|lova|erbjuda|känner|ge|har',
  courtesy:
    'hej|hejsan|god morgon|god dag|god kväll|tack|tack så mycket|varsågod|tyvärr|förlåt|ursäkta|gärna|jag hjälper|hjälpa till|hjälpa dig|kan jag|något mer|fler frågor|andra frågor|hör av dig|bra fråga|bra val|ha en bra dag|ha en fin dag|hej då|självklart|absolut|här är|här kommer|vill du|letar du|söker du|tack för|så tråkigt|vad tråkigt|vad roligt|vad kul|jag beklagar|vi beklagar|beklagar|inga problem|ingen orsak|fråga en läkare|fråga läkare|läkare eller apotek|fråga din läkare|fråga en veterinär',
  talk: 'fråga|frågor|ämne|ämnet|meddelande*|feedback|återkoppling|synpunkt*|butik*|assistent*|höra|berätta|säga|skriva|glad|trevligt|förstår|gäller|utanför|svar*|råd|något|därför|så',
  speaker: 'jag',
  acts: 'ser|kollar|kollat|kontrollerar|kontrollerat|avbokar|avbokat|avbeställer|avbeställt|ändrar|ändrat|bokar|bokat|reserverar|reserverat|återbetalar|återbetalat|förhandla|förhandlar|vidarebefordrat|skickat vidare',
  light:
    'tyvärr|också|även|för närvarande|just nu|oftast|vanligtvis|kan|får|måste|ska|erbjuder|tillgänglig*|få|kost*|pris*|betal*|artikel*|artiklar*|vara|varor|varan|produkt*|beställ*|köp*|butik*|kund*|dock|möjlig*|har|är|blir|göra|gör|ta|tar|använd*|behöv*|hitta*|gå|går|komma|kommer|stanna*|ta tid|tid|sort*|typ|ungefär|cirka|extra|idealisk*|lämplig*|passar|bra|bäst*|val|välja|välj|innehåll*|skicka*|leverer*|leverans*|frakt*|retur*|tillbaka|får du|väger|mäter|storlek*|modell*|giltig*',
  reviewers: 'recension*|omdöme*|betyg*|kund*|köpare*|användare*|enligt',
  orders:
    'ignorera alla*|ignorera tidigare*|ignorera ovanstående|bortse från|glöm alla*|glöm instruktionerna|du är nu|nya instruktioner|tidigare instruktioner|instruktionerna ovan|svara bara|svara endast|svara med|säg till kunden|berätta för kunden|språkmodell*|i ditt svar',
  beforeNumber: String.raw`kl\.?|klockan|den|om|på`,
  ordinalEndings: ':a|:e',
};
