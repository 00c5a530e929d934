import type { Lexicon } from './lexicon.ts';

export const de: Lexicon = {
  greeting: 'hallo|hi|hey|guten tag|guten morgen|guten abend|servus|moin|grüß gott|grüezi',
  thanks:
    'danke|danke schön|dankeschön|vielen dank|herzlichen dank|besten dank|danke sehr|super danke|ok danke|ok|okay|alles klar|in ordnung|verstanden|verstehe|schon gut|egal|macht nichts|passt',
  bye: 'tschüss|tschüs|auf wiedersehen|bis bald|ciao|schönen tag noch|gute nacht',
  capabilities:
    'was kannst du|was können sie|wie kannst du helfen|wer bist du|wer sind sie|bist du ein bot|bist du ein roboter|bist du ein mensch|bist du ein echter mensch|bist du echt|bist du eine ki|sind sie ein bot|sind sie ein roboter|sind sie ein mensch|ist das ein bot|spreche ich mit einem menschen|spreche ich mit einem bot|wie heißt du|wie ist dein name|oder ein bot|oder ein roboter|oder ein mensch|hilfe|was kann ich fragen|können sie mir helfen|kannst du mir helfen',
  human:
    'mit einem menschen|mit einem mitarbeiter|mit einer mitarbeiterin|mit jemandem sprechen|mit einer person|echter mensch|echten menschen|mitarbeiter sprechen|kundenberater|kundendienst sprechen|an einen menschen|einem echten menschen|einem menschen|mit einem berater|mit einer beraterin|mit dem kundenservice|kundenservice sprechen|mit jemandem reden|mit einem mitarbeiter reden|jemanden sprechen',
  order:
    'wo ist meine bestellung|wo ist mein paket|wo bleibt meine bestellung|wo bleibt mein paket|meine bestellnummer|bestellnummer|status meiner bestellung|bestellstatus|meine bestellung ist nicht|mein paket ist nicht|meine bestellung ändern|meine bestellung stornieren|lieferadresse meiner bestellung|wann kommt meine bestellung|wann kommt mein paket|sendungsstatus meiner|wo ist meine rückerstattung|meine bestellung noch|noch nicht angekommen|nicht angekommen|bestellung nicht bekommen|paket nicht bekommen|noch nichts bekommen|wo steckt meine|warte auf meine bestellung|warte auf mein paket|meine lieferung ist nicht',
  price:
    'preis|preise|kostet|kosten|wie teuer|wie viel kostet|wieviel kostet|was kostet|teuer|im angebot|reduziert',
  stock:
    'auf lager|vorrätig|verfügbar|verfügbarkeit|lieferbar|ausverkauft|wieder da|noch da|noch zu haben|lagernd|wann wieder|wieder erhältlich|erhältlich',
  variant:
    'gibt es in|gibt es das in|gibt es die in|gibt es den in|gibt es ihn in|gibt es sie in|gibt es es in|auch in|welche farben|welchen farben|welche größen|welchen größen|in größe|in der größe|in der farbe|andere farben|anderen farben|andere größen|anderen größen|in anderer farbe|größentabelle|verfügbar in|erhältlich in|in welchen',
  policy:
    'versand*|liefer*|zustell*|porto|rückgabe*|rücksend*|retoure*|retournier*|zurückgeben|zurückschicken|zurücksenden|umtausch*|umtauschen|erstatt*|rückerstatt*|geld zurück|widerruf*|garantie*|gewährleistung*|reparatur*|zahlung*|zahlen|bezahl*|zahlungsart*|paypal|klarna|kreditkarte*|rechnung*|ratenzahlung|lastschrift|gutschein*|geschenkkarte*|rabattcode*|rabatt*|datenschutz|daten|cookie*|konto|kundenkonto|passwort|newsletter|treuepunkte|filiale*|laden|läden|geschäft*|öffnungszeit*|geöffnet|abhol*|zoll*|steuer*|mwst|stornier*|kontakt*|telefonnummer|e-mail|email|kundendienst|kundenservice|sendungsverfolgung|verfolgen|verpackung*|geschenkverpackung|firmenkunde*|bestpreis*|studentenrabatt|entsorg*|recycl*',
  compare:
    'vergleich*|vergleichen|unterschied*|unterscheid*|versus|vs|besser|im vergleich|welcher ist leichter|welche ist leichter|welches ist leichter|welcher von beiden|welche von beiden|welches von beiden|gegenüber|*er als|welche* ist *er|welche* sind *er|was ist *er|mehr als|weniger als',
  search:
    'suche|suchen|ich suche|zeig*|zeig mir|finde|ich brauche|ich möchte|ich will|empfehl*|empfiehl*|habt ihr|haben sie|gibt es|verkauft ihr|kaufen|geschenk für|etwas für|ihr habt|ihr verkauft|im sortiment',
  pronouns:
    'er|sie|es|ihn|ihm|ihr|ihre|ihren|sein|seine|dies*|das|den|dem|der|die|denen|deren|dessen|davon|dafür|damit|daran|dazu|darin|beide|beiden|das produkt|der artikel|welche davon',
  ellipsis:
    'und|und was ist mit|was ist mit|wie ist es mit|wie sieht es aus mit|und wie|aber|oder|auch|und wenn|und für|und in|was noch|dann',
  ordinals: [
    'erste|ersten|erster|erstes|das erste|der erste|die erste',
    'zweite|zweiten|zweiter|zweites|das zweite|der zweite|die zweite',
    'dritte|dritten|dritter|drittes|das dritte',
    'vierte|vierten|vierter|viertes|das vierte',
    'letzte|letzten|letzter|letztes|das letzte',
  ],
  question:
    'was|welche|welcher|welches|welchen|welchem|wer|wem|wen|wessen|wann|wo|wohin|woher|warum|wieso|weshalb|wie|wieviel|ist|sind|war|waren|hat|haben|kann|können|könnte|darf|dürfen|muss|müssen|soll|wird|werden|gibt|womit|wofür|woraus|passt|lässt|geht',
  yesNo:
    'ist|sind|war|waren|hat|haben|habt|kann|können|könnt|darf|dürfen|muss|müssen|wird|werden|gibt es|passt|passen|lässt|geht|enthält|braucht|bietet|bieten|funktioniert|kommt|liefert|nehmt|akzeptiert|verkauft|sendet|verschickt',
  when: 'wann|wie lange|wie schnell|bis wann|ab wann|seit wann|wie viele tage|wie viele wochen|wie viele jahre|welches jahr|welchem jahr|um wie viel uhr|frist',
  where:
    'wo|wohin|woher|in welchem land|welches land|welche stadt|welcher stadt|welche länder|an welchem ort',
  who: 'wer|wem|wen|wessen|welche person',
  howMany:
    'wie viele|wie viel|wieviel|wieviele|wie hoch|wie groß|wie alt|wie weit|wie oft|wie schwer|welcher prozentsatz|wie viel prozent|welche anzahl',
  negation: 'nicht|kein|keine|keinen|keiner|keinem|ohne|nie|niemals|außer',
};
