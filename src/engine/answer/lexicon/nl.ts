import type { Lexicon } from './lexicon.ts';

export const nl: Lexicon = {
  greeting: 'hallo|hoi|hey|hi|goedemorgen|goedemiddag|goedenavond|goedendag|dag',
  thanks: 'bedankt|dank je|dank je wel|dankjewel|dank u|dank u wel|hartelijk dank|ok bedankt|super bedankt',
  bye: 'tot ziens|doei|tot later|fijne dag|goedenacht|dag hoor',
  capabilities:
    'wat kun je|wat kan je|wie ben je|ben je een bot|hulp|help|hoe kun je helpen|kun je me helpen|wat kan ik vragen',
  human:
    'met een mens|met een medewerker|met iemand spreken|iemand spreken|medewerker spreken|echt persoon|echte persoon|een mens spreken|klantenservice spreken',
  order:
    'waar is mijn bestelling|waar is mijn pakket|waar blijft mijn bestelling|waar blijft mijn pakket|status van mijn bestelling|bestelnummer|ordernummer|mijn bestelling is niet|mijn pakket is niet|mijn bestelling annuleren|mijn bestelling wijzigen|adres van mijn bestelling|wanneer komt mijn bestelling|wanneer komt mijn pakket|mijn bestelling volgen|waar is mijn terugbetaling',
  price: 'prijs|prijzen|kost|kosten|hoeveel kost|hoe duur|wat kost|duur|in de aanbieding|afgeprijsd',
  stock:
    'op voorraad|voorradig|beschikbaar|beschikbaarheid|leverbaar|uitverkocht|nog te koop|weer op voorraad|verkrijgbaar|wanneer weer',
  variant:
    'is er in|zijn er in|is er ook in|heb je hem in|heb je deze in|hebben jullie die in|hebben jullie deze in|in maat|in de maat|in de kleur|welke kleuren|welke maten|andere kleuren|andere maten|andere kleur|andere maat|maattabel|verkrijgbaar in|beschikbaar in|leverbaar in',
  policy:
    'verzend*|verstuur*|lever*|bezorg*|porto|retour*|terugstur*|terugsturen|teruggeven|terugbetal*|geld terug|ruil*|omruil*|garantie*|reparatie*|repareren|betaal*|betalen|betaling*|ideal|paypal|klarna|creditcard*|factuur|facturen|termijnen|cadeaubon*|cadeaukaart*|kortingscode*|korting*|privacy|gegevens|cookie*|account|wachtwoord|nieuwsbrief|spaarpunten|winkel*|openingstijd*|open|ophal*|afhal*|douane*|invoer*|belasting*|btw|annuler*|contact*|telefoonnummer|e-mail|email|klantenservice|volgen|track*|verpakking*|inpakken|studenten*|zakelijk*|recycl*',
  compare:
    'vergelijk*|verschil*|versus|vs|beter|welke van de twee|ten opzichte van|vergeleken|*er dan|welke is *er|welk is *er|meer dan|minder dan',
  search:
    'ik zoek|zoek|op zoek naar|laat me|toon|vind|ik wil|ik heb nodig|nodig|aanraden|raad*|aanbevel*|hebben jullie|verkopen jullie|kopen|cadeau voor|iets voor|zijn er|jullie hebben',
  pronouns:
    'het|hij|zij|ze|hem|haar|hun|hen|zijn|die|dat|deze|dit|ervan|ermee|erin|daarvan|daarmee|beide|allebei|het product|het artikel',
  ellipsis:
    'en|en wat|en hoe|hoe zit het met|en hoe zit het met|wat dacht je van|en als|en voor|en in|maar|of|ook|dan|en de|en het',
  ordinals: [
    'eerste|de eerste|het eerste',
    'tweede|de tweede|het tweede',
    'derde|de derde|het derde',
    'vierde|de vierde|het vierde',
    'laatste|de laatste|het laatste',
  ],
  question:
    'wat|welk|welke|wie|wiens|wanneer|waar|waarom|hoe|hoeveel|is|zijn|was|heeft|hebben|heb|kan|kun|kunnen|mag|moet|zal|zullen|wordt|past|zit|waarvan|waarmee|bevat|werkt',
  yesNo:
    'is|zijn|was|heeft|hebben|heb|kan|kun|kunnen|mag|moet|zal|wordt|past|passen|zit|zitten|bevat|werkt|komt|leveren|accepteren|verzenden|sturen|doen',
  when: 'wanneer|hoe lang|hoelang|hoe snel|hoeveel dagen|hoeveel weken|hoeveel maanden|hoeveel jaar|tot wanneer|sinds wanneer|in welk jaar|welk jaar|hoe laat|termijn',
  where: 'waar|waarheen|in welk land|welk land|welke landen|welke stad|in welke stad',
  who: 'wie|wiens|van wie|aan wie',
  howMany: 'hoeveel|hoe hoog|hoe groot|hoe oud|hoe ver|hoe vaak|hoe zwaar|welk percentage',
  negation: 'niet|geen|zonder|nooit|behalve|noch',
};
