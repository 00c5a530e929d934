import type { AskingWords } from '../asking-words.ts';

export const asks: AskingWords = {
  shows: {
    greeting:
      'hallo|hoi|hey|hi|goedemorgen|goedemiddag|goedenavond|goedendag|dag|hai|hallo allemaal|goeiemorgen|goeiemiddag|goeieavond|moi|heey|hee|goeie|goededag|goeiedag|hallo daar|yo',
    thanks:
      'bedankt|dank je|dank je wel|dankjewel|dank u|dank u wel|hartelijk dank|ok bedankt|super bedankt|thanks|thx|dank|dankje|dank jullie|dank jullie wel|bedankt hoor|heel erg bedankt|hartstikke bedankt|merci|duizendmaal dank|danku',
    acknowledged:
      'ok|oke|oké|okay|okee|duidelijk|helder|begrepen|snap ik|ik snap het|ik begrijp het|geen probleem|laat maar|maakt niet uit|is goed|dat was het|dat is alles|nee dank je|nee bedankt',
    bye: 'tot ziens|doei|tot later|fijne dag|goedenacht|dag hoor|doeg|dag dag|tot snel|tot morgen|tot gauw|fijne avond|fijne dag nog|fijn weekend|goed weekend|houdoe|ciao|bye|groetjes|groeten|werk ze|welterusten',
    range:
      'wat verkopen jullie|wat verkoopt u|wat hebben jullie|wat heeft u|wat bieden jullie|welke producten|wat voor producten|wat voor spullen|jullie assortiment|uw assortiment',
    rangeBeside: 'hier|in de winkel|precies|eigenlijk|allemaal|hebben jullie|verkopen jullie|heeft u',
    capabilities:
      'wat kun je|wat kan je|wie ben je|hulp|help|hoe kun je helpen|kun je me helpen|wat kan ik vragen',
    human:
      'met een mens|met een medewerker|iemand spreken|medewerker spreken|echt persoon|echte persoon|een mens spreken|klantenservice spreken',
    order:
      'waar is mijn bestelling|waar is mijn pakket|waar blijft mijn bestelling|waar blijft mijn pakket|status van mijn bestelling|bestelnummer|ordernummer|mijn bestelling is niet|mijn pakket is niet|mijn bestelling annuleren|mijn bestelling wijzigen|adres van mijn bestelling|wanneer komt mijn bestelling|wanneer komt mijn pakket|mijn bestelling volgen|waar is mijn terugbetaling',
    price: 'prijs|prijzen|kost|kosten|hoeveel kost|hoe duur|wat kost|duur|in de aanbieding|afgeprijsd',
    stock:
      'op voorraad|voorradig|beschikbaar|beschikbaarheid|leverbaar|uitverkocht|nog te koop|verkrijgbaar|wanneer weer',
    variant:
      'zijn er in|is er ook in|heb je hem in|heb je deze in|hebben jullie die in|in de maat|welke maten|andere kleuren|maattabel|verkrijgbaar in|beschikbaar in|leverbaar in',
    policy:
      'verzend*|verstuur*|lever*|bezorg*|porto|retour*|terugstur*|teruggeven|terugbetal*|geld terug|ruil*|omruil*|garantie*|reparatie*|repareren|betaal*|betalen|betaling*|ideal|paypal|klarna|creditcard*|factuur|facturen|termijnen|cadeaubon*|cadeaukaart*|korting*|privacy|gegevens|cookie*|account|wachtwoord|nieuwsbrief|spaarpunten|winkel*|openingstijd*|open|ophal*|afhal*|douane*|invoer*|belasting*|btw|annuler*|contact*|telefoonnummer|e-mail|email|klantenservice|volgen|track*|verpakking*|inpakken|studenten*|zakelijk*|recycl*',
    compare:
      'verschil|verschillen|vergelijk*|verschil*|versus|vs|beter|welke van de twee|ten opzichte van|vergeleken|*er dan|welke is *er|welk is *er|minder dan',
    search:
      'zoek|laat me|toon|vind|ik wil|nodig|aanraden|raad*|aanbevel*|hebben jullie|verkopen jullie|kopen|cadeau voor|iets voor|zijn er|jullie hebben',
    pronouns:
      'het|hij|zij|ze|hem|haar|hun|hen|zijn|die|dat|deze|dit|ervan|ermee|erin|daarvan|daarmee|beide|allebei|het product|het artikel',
    ellipsis: 'en|hoe zit het met|wat dacht je van|maar|of|ook|dan',
    ordinals: 'eerste|tweede|derde|vierde|laatste',
    question:
      'wat|welk|welke|wie|wiens|wanneer|waar|waarom|hoe|hoeveel|is|zijn|was|heeft|hebben|heb|kan|kun|kunnen|mag|moet|zal|zullen|wordt|past|zit|waarvan|waarmee|bevat|werkt',
    yesNo:
      'is|zijn|was|heeft|hebben|heb|kan|kun|kunnen|mag|moet|zal|wordt|past|passen|zit|zitten|bevat|werkt|komt|leveren|accepteren|verzenden|sturen|doen',
    when: 'wanneer|hoe lang|hoelang|hoe snel|hoeveel dagen|hoeveel weken|hoeveel maanden|hoeveel jaar|tot wanneer|sinds wanneer|in welk jaar|welk jaar|hoe laat|termijn',
    where: 'waar|waarheen|in welk land|welk land|welke landen|welke stad|in welke stad',
    who: 'wie|wiens',
    howMany: 'hoeveel|hoe hoog|hoe groot|hoe oud|hoe ver|hoe vaak|hoe zwaar|welk percentage',
    negation: 'niet|geen|zonder|nooit|behalve|noch',
  },
  asksFor: {
    money: 'hoeveel kost|wat kost|kosten|prijs|prijzen|tarief|borg',
    phone: 'telefoonnummer|telefoon',
    email: 'e-mail|email|mailadres',
    hours: 'openingstijd*|geopend|termijn',
  },
  holds: {
    time: 'dag|week|maand|jaar|uur',
  },
  why: 'waarom|waarvoor',
  complaint:
    'je bent nutteloos|stomme bot|dom|idioot|je helpt niet|slechte service|belachelijk|kut|shit|ik ben boos|een klacht|klagen|jullie zijn dieven|stelletje dieven|oplichters|leugenaars|schaam je|schaam jullie|schandalig|waardeloze bot|prutsers|sukkel*|klootzak*',
  cheaper: 'goedkoper|duurder|goedkoopst*',
  contact:
    'telefoon|telefoonnummer|jullie nummer|jullie telefoonnummer|tel|email|e-mail|mail|mailadres|contact|contactgegevens|klantenservice|whatsapp',
  asking:
    'hoe lang|hoelang|hoeveel|hoe vaak|hoe snel|hoe ver|wat voor|welk soort|wat gebeurt er als|is er|zijn er|hebben jullie|heeft u|bieden jullie|vertel me|alsjeblieft',
  placeholders: 'iets iemand ding dingen nodig wil weten vinden product producten',
  pronounUse: {
    soleWordIsPredicate: true,
    articles: 'het die dat',
    relative: 'die dat',
    demonstrative: 'deze dit die dat',
  },
  synonyms: `
verzending, levering, bezorging, verzenden, leveren, bezorgen, verzendkosten
retour, retourneren, terugsturen
terugbetaling, terugbetalen
ruilen, omruilen
kosten, prijs, kost, tarief
betalen, betaling
pakket, zending
winkel, winkels, filiaal
openingstijden, open, geopend
telefoon, telefoonnummer, bellen
email, mail
contact, bereiken
wassen, reinigen, schoonmaken
reparatie, repareren
kapot, beschadigd, defect
garantie, waarborg
bon, kortingscode, waardebon
korting, reductie
factuur, rekening
verwijderen, wissen
douane, invoer
buitenland, internationaal
afhalen, ophalen
schoenen, laarzen
kleding, kleren
huren, verhuur
annuleren, annulering
`,
  attributes: `
brand = merk | merk
color = kleur, kleuren | kleur
material = materiaal, stof, samenstelling | materiaal
outer_material = buitenmateriaal, bovenmateriaal | bovenmateriaal
inner_material = voering | voering
sole_material = zool | zool
insulation = isolatie | isolatie
weight = gewicht | gewicht
maximum_load = maximaal gewicht, draagvermogen | maximale belasting
dimensions = afmetingen, maten in cm | afmetingen
length = lengte | lengte
width = breedte | breedte
height = hoogte | hoogte
thickness = dikte | dikte
size = maat, maten | maat
fit = pasvorm | pasvorm
closure = sluiting | sluiting
hood = capuchon | capuchon
pockets = zakken | zakken
season = seizoen | seizoen
gender = geslacht | geslacht
age_range = leeftijd, leeftijdsgroep | leeftijd
care = wasvoorschrift, onderhoud | onderhoud
machine_washable = machinewasbaar, wasbaar | machinewasbaar
dishwasher_safe = vaatwasserbestendig | vaatwasserbestendig
waterproof = waterdicht | waterdicht
windproof = winddicht | winddicht
breathability = ademend | ademend
capacity = inhoud, volume, capaciteit | inhoud
seating_capacity = aantal personen, personen | personen
pack_quantity = aantal per verpakking, aantal | aantal
included_components = inbegrepen, inhoud van de doos | inbegrepen
battery_life = batterijduur, accuduur | accuduur
battery_type = batterijtype, accutype | batterijtype
wattage = vermogen | vermogen
brightness = helderheid | helderheid
compatible_devices = compatibel met | compatibel met
country_of_origin = land van herkomst, gemaakt in | land van herkomst
warranty = garantie | garantie
vegan = veganistisch | veganistisch
ingredients = ingrediënten | ingrediënten
allergens = allergenen | allergenen
rating = beoordeling | beoordeling
`,
};
