import type { GateWords } from '../gate-words.ts';

export const gate: GateWords = {
  negators: 'niet|geen|nooit|niets|niemand|nergens|noch|nee|nauwelijks|niet meer',
  privatives: 'zonder|vrij van|in plaats van',
  privativeEndings: 'vrij|vrije|loos|loze',
  yes: 'ja|zeker|natuurlijk|absoluut|klopt|jazeker',
  no: 'nee|helaas niet|helaas',
  opposites: [
    [
      'gratis|kosteloos|kosteloze|geen kosten|zonder kosten|kost niets|kosten niets|op onze kosten|zonder toeslag|cadeau',
      'tegen betaling|met toeslag|tegen toeslag',
    ],
    [
      'inbegrepen|inclusief|bevat|bevatten|meegeleverd|gedekt|dekt|dekken|valt onder|hoort erbij',
      'uitgesloten|exclusief|apart verkrijgbaar|uitgezonderd',
    ],
    [
      'toegestaan|welkom|accepteren|accepteert|geaccepteerd|mogelijk|mag|mogen|kan|kunnen|nemen',
      'verboden|geweigerd|weigeren|onmogelijk',
    ],
    ['open|geopend|gaat open', 'gesloten|dicht|sluit|sluiten'],
    ['op voorraad|leverbaar|verkrijgbaar|beschikbaar', 'uitverkocht|niet leverbaar|niet op voorraad'],
    ['geldig|geldt|gelden', 'ongeldig|vervallen|vervalt|verlopen|verloopt'],
    ['veilig|onschadelijk', 'gevaarlijk|giftig|schadelijk|onveilig'],
    ['waterdicht|waterbestendig', 'niet waterdicht'],
    ['compatibel|past|passen|geschikt', 'ongeschikt|incompatibel'],
    ['verplicht|nodig|vereist|moet|moeten', 'optioneel|vrijwillig|overbodig'],
  ],
  modifiers: [
    ['voor|voordat|eerder', 'na|nadat|later|daarna'],
    ['boven|meer dan|langer dan|zwaarder dan', 'onder|minder dan|korter dan|lichter dan'],
    ['binnen', 'buiten'],
    ['ongebruikt*|ongeopend*|nieuw|nieuwe', 'gebruikt*|geopend*|gedragen'],
  ],
  atMost:
    'tot|tot en met|maximaal|hoogstens|ten hoogste|niet meer dan|onder|minder dan|binnen|uiterlijk|voor|max|max.|niet langer dan|hooguit',
  atLeast:
    'vanaf|minstens|minimaal|ten minste|tenminste|niet minder dan|boven|meer dan|na|langer dan|min.|ouder dan',
  orLess: 'of minder|maximaal|hoogstens',
  orMore: 'of meer|en meer|minimaal|of langer|en ouder',
  exceptions: 'behalve|tenzij|uitgezonderd|afgezien van|als|indien|mits|ook als|zolang|maar wel|of',
  only: 'alleen|slechts|uitsluitend|pas',
  and: 'en|of',
  joins: 'maar|terwijl|hoewel|omdat|want|dus|echter|zodat',
  pronouns: 'wij|we|u|je|jij|ze|het',
  us: 'ons|onze',
  openers: 'en|of|die|dat|dan|het|wij|we|u|je|deze',
  workdays: 'werkdag*',
  everyDay: 'dagelijks|elke dag|iedere dag|hele week',
  midnight: 'middernacht',
  money: 'euro*=EUR|dollar*=USD CAD AUD NZD|pond=GBP|cent*=cent',
  numbers: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien',
  promises: {
    free: 'gratis|kosteloos|kosteloze|geen kosten|zonder kosten|kost niets|kosten niets|op onze kosten|zonder toeslag|renteloos',
    guarantee: 'garant*|wij beloven|beloofd|geld terug|niet-goed-geld-terug',
    always: 'altijd|voor altijd|onbeperkt*|levenslang*|100 %|100%|in alle gevallen|zonder uitzondering',
    refund: 'terugbetal*|geld terug|vergoed*|tegoed*|cadeaubon*|krijgt u terug',
    stock: 'op voorraad|direct leverbaar|meteen leverbaar|klaar voor verzending',
    best: 'de beste|het beste|goedkoopste|laagste prijs|beste prijs|nummer één|nummer 1|onverslaanbaar|populairste|best verkochte',
    safe: 'volkomen veilig|helemaal veilig|onschadelijk|geneest|medisch*|klinisch*|arts*|dermatolog*|hypoallergeen|gecertificeerd*',
    soon: 'vandaag|morgen|deze week|volgende week|dezelfde dag|meteen|direct|onmiddellijk|binnenkort',
  },
  calls: {
    pay: 'betaal via|betaal op|betaal met|overmaken|maak * over|western union|bitcoin|iban|cadeaukaartcode*',
    contact: 'bel|bellen|whatsapp|telegram|mail ons|mail naar|schrijf|neem contact|contact opnemen|sms',
    leave:
      'ga naar|bezoek|klik*|volg de link|open de link|registreer|koop bij|bestel bij|elders|ergens anders|concurrent*',
    install: 'installeer|download|voer uit|kopieer|plak|scan',
    reveal:
      'uw wachtwoord|je wachtwoord|pincode|kaartnummer|cvv|cvc|beveiligingscode|bankgegevens|paspoort|uw adres|geboortedatum|inloggegevens',
  },
  notStated:
    'niet gevonden|kan ik niet vinden|weet ik niet|niet vermeld|staat er niet|staat niet|niet aangegeven|geen informatie|onbekend|onduidelijk|niet zeker|kan ik niet bevestigen|kan ik niet zeggen|niet beantwoorden|niets over',
  sources: 'pagina|website|site|beschrijving|gegevens|catalogus|teksten|assortiment',
  tells: 'zegt|zeggen|noemt|noemen|genoemd|vermeldt|vermelden|vermeld|geeft aan|staat|staan',
  self: 'ik|mij|me',
  knows:
    'zie|zien|vind|vinden|weet|weten|inzien|controleren|bevestigen|zeggen|toezeggen|annuleren|wijzigen|boeken|beantwoorden|beloven|aanbieden|ken|geven|heb',
  courtesy:
    'hallo|hoi|goedemorgen|goedemiddag|goedenavond|dank u|dank je|bedankt|graag gedaan|alstublieft|alsjeblieft|sorry|helaas|graag|ik help|helpen|kan ik|verder nog|nog vragen|andere vragen|laat het weten|goede vraag|goede keuze|fijne dag|tot ziens|natuurlijk|hier zijn|hier is|wilt u|zoekt u|bedankt voor|dank voor|wat vervelend|wat fijn|het spijt me|het spijt ons|spijt me|geen probleem|vraag een arts|arts of apotheker|vraag uw arts|vraag een dierenarts',
  talk: 'vraag|vragen|onderwerp|bericht*|feedback|opmerking*|winkel|shop|assistent|horen|vertellen|zeggen|schrijven|blij|fijn|begrijp|begrijpen|gaat|buiten|antwoord*|advies|iets|dus|daarom',
  speaker: 'ik',
  acts: 'zie|inzien|controleer|controleren|gecontroleerd|annuleer|annuleren|geannuleerd|wijzig|wijzigen|gewijzigd|boek|boeken|geboekt|reserveer|gereserveerd|terugbetaald|onderhandelen|doorgestuurd',
  light:
    'helaas|ook|momenteel|meestal|kunt|kunnen|kan|mag|mogen|moet|moeten|bieden|biedt|beschikbaar|krijg*|kost*|prijs*|betaal*|betalen|artikel*|product*|bestel*|koop*|kopen|winkel*|klant*|echter|mogelijk|hebben|heeft|zijn|worden|wordt|maken|nemen|gebruik*|nodig|vinden|gaan|gaat|komen|komt|blijf*|duurt|tijd|soort|ongeveer|extra|ideaal|geschikt*|goed*|beste|keuze|kiezen|bevat*|stuur*|sturen|verstuur*|verzend*|verzonden|lever*|bezorg*|retour*|terug*|ontvang*|weegt|meet|maat|model*|geldig',
  reviewers: 'review*|beoordeling*|klant*|koper*|gebruiker*|volgens',
  orders:
    'negeer alle*|negeer de|negeer eerdere|vergeet alle|vergeet de instructies|je bent nu|nieuwe instructies|vorige instructies|bovenstaande instructies|antwoord alleen|antwoord met|vertel de klant|vertel klanten|taalmodel*|in je antwoord',
  clock: 'uur',
};
