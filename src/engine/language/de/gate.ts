import type { GateWords } from '../gate-words.ts';

export const gate: GateWords = {
  weekdayLetters: 2,
  negators:
    'nicht|kein|keine|keinen|keiner|keinem|keines|keins|nie|niemals|nichts|niemand|nirgends|weder|noch nie|nicht mehr|kaum|nein',
  privatives: 'ohne|frei von|statt|anstatt|anstelle',
  privativeEndings: 'frei|los|lose|losen|loser|freie|freien|freier|freies',
  yes: 'ja|klar|gern|gerne|natürlich|selbstverständlich|sicher|genau|richtig|doch',
  no: 'nein|leider nein|leider nicht',
  opposites: [
    [
      'kostenlos*|gratis|kostenfrei*|umsonst|versandkostenfrei*|versandfrei*|portofrei*|unentgeltlich*|geschenkt|kostet nichts|kosten nichts|ohne aufpreis|ohne mehrkosten|gebührenfrei*|ohne kosten|ohne versandkosten|auf unsere kosten',
      'kostenpflichtig*|gebührenpflichtig*|kostet extra|kosten extra|gegen aufpreis|gegen gebühr|aufpreispflichtig*',
    ],
    [
      'enthalten|enthält|inklusive|inbegriffen|im preis|gehört dazu|liegt bei|liegen bei|mitgeliefert|im lieferumfang|gedeckt|abgedeckt|deckt|decken|umfasst',
      'ausgeschlossen|ausgenommen|exklusive|ausschließt|separat erhältlich',
    ],
    [
      'erlaubt|gestattet|willkommen|akzeptiert|akzeptieren|nehmen|annehmen|möglich|dürfen|darf|zulässig|zugelassen',
      'verboten|untersagt|unzulässig|unmöglich|abgelehnt|lehnen|draußen bleiben|tabu|vermeiden',
    ],
    ['geöffnet|offen|öffnen|öffnet', 'geschlossen|ruhetag|schließt|schließen'],
    [
      'vorrätig|lieferbar|verfügbar|erhältlich|auf lager|vorhanden',
      'ausverkauft|vergriffen|nicht vorrätig|nicht lieferbar|nicht verfügbar|out_of_stock',
    ],
    ['gültig|gilt|gelten', 'ungültig|verfallen|verfällt|erlischt'],
    ['ungefährlich|unbedenklich|sicher', 'gefährlich|giftig|schädlich|bedenklich'],
    ['wasserdicht|wasserfest', 'wasserempfindlich'],
    ['kompatibel|passt|passen|geeignet|funktioniert', 'inkompatibel|ungeeignet'],
    ['erforderlich|nötig|notwendig|muss|müssen|pflicht', 'freiwillig|optional|unnötig|entbehrlich'],
  ],
  modifiers: [
    ['vor|vorher|früher|bevor', 'nach|danach|später|nachdem'],
    ['über|mehr als|oberhalb|schwerer als|länger als', 'unter|weniger als|unterhalb|leichter als|kürzer als'],
    ['innen|drinnen|innenbereich', 'außen|draußen|außenbereich'],
    [
      'unbenutzt*|ungeöffnet*|unversehrt*|originalverpackt*|neu|ungetragen*',
      'benutzt*|gebraucht*|geöffnet*|angebrochen*|getragen*',
    ],
    ['mit kabel|kabelgebunden', 'kabellos|akku'],
  ],
  atMost:
    'bis|bis zu|höchstens|maximal|max|max.|nicht mehr als|unter|weniger als|innerhalb von|innerhalb|binnen|in maximal|spätestens|vor|nicht länger als|darunter',
  atLeast:
    'ab|mindestens|mind.|mind|wenigstens|nicht weniger als|mehr als|von mindestens|nach|länger als|frühestens',
  orLess: 'oder weniger|und weniger|höchstens|maximal|oder kürzer|und darunter|oder darunter',
  orMore: 'oder mehr|und mehr|mindestens|aufwärts|oder länger|und darüber|oder darüber',
  exceptions:
    'außer|ausgenommen|es sei denn|abgesehen von|bis auf|sofern|falls|wenn|ob|nicht nur|auch wenn|selbst wenn|solange|statt|anstatt|sondern|egal',
  only: 'nur|erst|ausschließlich|lediglich',
  and: 'und|oder',
  joins: 'aber|während|obwohl|weil|sodass|jedoch|doch|sondern',
  pronouns: 'wir|sie|es|er|man|ich',
  us: 'uns|unserem|unserer|unseren',
  openers: 'und|oder|der|die|das|dass|es|wir|sie|dann|da|den|dem|deshalb|also|wer|denn|dort',
  workdays: 'werktag*|arbeitstag*',
  everyDay: 'täglich|jeden tag|jederzeit|rund um die uhr',
  noon: 'mittag|mittags',
  midnight: 'mitternacht',
  money: 'euro*=EUR|franken=CHF|dollar*=USD CAD AUD NZD|pfund=GBP|cent*=cent|zloty=PLN|kronen=SEK NOK DKK',
  promises: {
    free: 'kostenlos*|gratis|kostenfrei*|umsonst|versandkostenfrei*|versandfrei*|portofrei*|unentgeltlich*|geschenkt|kostet nichts|kosten nichts|ohne aufpreis|ohne mehrkosten|gebührenfrei*|ohne versandkosten|auf unsere kosten|zinsfrei*',
    guarantee: 'garant*|gewähr*|versprechen|geld-zurück*|geld zurück',
    always: 'immer|unbegrenzt|100 %|100%|in jedem fall|ausnahmslos|auf jeden fall|jederzeit',
    forever: 'für immer|lebenslang*|unbegrenzt*|nie mehr',
    all: 'alles|alle produkte|alle bestellungen|jedes produkt|jede bestellung',
    refund: 'erstatt*|rückerstatt*|geld zurück|zurückzahl*|gutschrift*|gutschein*|entschädig*',
    stock: 'auf lager|vorrätig|sofort lieferbar|sofort verfügbar|abholbereit',
    best: 'der beste|die beste|das beste|günstigste*|billigste*|bestpreis*|tiefstpreis*|nummer eins|nummer 1|unschlagbar*|testsieger*|bestseller*|beliebteste*',
    safe: 'völlig sicher|vollkommen sicher|unbedenklich|ungefährlich|heilt|heilen|lindert|medizinisch*|klinisch*|arzt|ärzt*|dermatolog*|hypoallergen|zertifiziert*|vorbeugt',
    soon: 'heute|morgen noch|schon morgen|diese woche|nächste woche|am selben tag|sofort|in kürze|über nacht|noch heute|am nächsten tag',
  },
  calls: {
    pay: 'überweisen|überweisung|western union|bitcoin|krypto*|iban|geschenkkartencode*|jetzt zahlen|zahlen sie an|zahlen sie unter|bezahlen sie unter',
    contact:
      'rufen sie|ruf uns|anrufen|whatsapp|telegram|schreiben sie|schreib uns|e-mail an|mailen sie|kontaktieren|kontakt aufnehmen|hotline|sms an|melden sie sich',
    leave:
      'kaufen sie lieber|kaufen sie besser|bestellen sie lieber|gehen sie auf|gehen sie zu|besuchen sie|klicken sie|klicken|anklicken|klick hier|folgen sie dem link|öffnen sie den link|melden sie sich an|registrieren sie sich|kaufen sie bei|bestellen sie bei|woanders|anderswo|konkurren*|mitbewerber*',
    install: 'installieren|herunterladen|laden sie|ausführen|kopieren sie|fügen sie|scannen sie',
    reveal:
      'ihr passwort|ihre pin|kartennummer|kreditkartennummer|cvv|cvc|sicherheitscode|prüfziffer|einmalcode|bankdaten|kontodaten|ausweisnummer|ihre adresse|ihr geburtsdatum|zugangsdaten',
  },
  notStated:
    'nicht gefunden|finde ich nicht|konnte ich nicht finden|keine angabe*|keine information*|nicht angegeben|nicht bekannt|weiß ich nicht|weiss ich nicht|steht nicht|nicht erwähnt|nicht genannt|nicht aufgeführt|unklar|nicht sicher|kann ich nicht bestätigen|kann ich nicht sagen|nichts gefunden|dazu nichts|lässt sich nicht sagen|nicht beantworten',
  sources:
    'angebot|daten|produktdaten|seite|seiten|website|beschreibung|beschreibungen|datenblatt|texte|katalog|unterlagen|sortiment',
  tells:
    'sagen|sagt|nennen|nennt|genannt|angeben|angegeben|gibt an|steht|stehen|erwähnen|erwähnt|aufgeführt|aufführen|zeigt|zeigen|verrät',
  self: 'ich|mir',
  knows:
    'weiß|weiss|wissen|sehen|sehe|einsehen|finde|finden|nachsehen|prüfen|zugreifen|bestätigen|sagen|zusagen|stornieren|ändern|buchen|mitreden|beantworten|versprechen|gewähren|anbieten|kenne|geben|vergeben|nennen|habe|vorliegen',
  courtesy:
    'hallo|guten tag|guten morgen|guten abend|danke|vielen dank|bitte|gern geschehen|gerne|gern|entschuldigung|tut mir leid|es tut mir leid|leider|helfe ich|ich helfe|weiterhelfen|helfen|kann ich|sonst noch|noch fragen|weitere fragen|melden sie sich|sagen sie mir|gute frage|gute wahl|viel spaß|viel freude|schönen tag|auf wiedersehen|tschüss|natürlich|selbstverständlich|hier sind|hier ist|das sind|einige vorschläge|möchten sie|suchen sie|wonach|danke für|das freut|freut mich|freut uns|tut uns leid|bedauern|kein problem|alles gute|jederzeit gern|fragen sie einen arzt|fragen sie einen arzt oder apotheker|arzt oder apotheker|fragen sie ihren arzt|fragen sie ihren tierarzt|fragen sie einen tierarzt',
  talk: 'frage|fragen|thema|themen|nachricht*|rückmeldung*|lob|shop|laden|assistent*|hören|höre|sagen|schreiben|freut|freue|freuen|verstehe|verstehen|betrifft|außerhalb|beantworten|antworten|antwort|auskunft|deshalb|daher|etwas|sache',
  speaker: 'ich',
  acts: 'einsehen|sehe|sehen|prüfe|prüfen|geprüft|zugreifen|storniere|stornieren|storniert|ändere|ändern|geändert|buche|buchen|gebucht|reserviere|reserviert|erstatte|erstattet|verhandeln|weitergeleitet',
  light:
    'bitte|leider|auch|einfach|gerade|zurzeit|derzeit|aktuell|moment|normalerweise|meist|können|könnt|kann|dürfen|darf|müssen|muss|sollte*|möchten|bieten|bietet|angebot*|erhältlich|erhalten|erhalten sie|bekommen|bekommt|gibt|geben|gelten|gilt|kosten*|kostet|preis*|beträgt|zahlen|bezahlen|artikel*|produkt*|ware*|stück|kauf*|shop*|laden|geschäft*|kunde*|jedoch|allerdings|möglich|verfügbar|haben|hat|sein|werden|wird|wurde|machen|macht|nehmen|nimmt|verwenden|nutzen|benutzen|brauchen|benötigen|finden|gehen|geht|kommen|kommt|lassen|bleiben|bleibt|liegt|liegen|stehen|steht|hält|halten|dauert|zeit|weg|art|jeweils|insgesamt|etwa|circa|ungefähr|innerhalb|zusätzlich|extra|ideal|geeignet|passend|gut|beste*|leisten|stellen|legen|bereit|wahl|wählen|option*|umfasst|enthält|enthalten|feste|schicken|senden|sendung*|versand*|liefer*|zustell*|rück*|geöffnet|wenden|belastet|misst|wiegt|größe*|modell*|gehört|gehören|lang|lange',
  reviewers: 'bewertung*|rezension*|kunde*|kundin*|käufer*|nutzer*|laut|berichte*',
  orders:
    'ignoriere alle*|ignoriere die|ignoriere deine|ignorieren sie alle|missachte*|vergiss alle*|vergiss die|vergiss deine|du bist jetzt|neue anweisung*|vorherigen anweisungen|bisherigen anweisungen|systemprompt|antworte nur|antworte mit|antworte ausschließlich|sag den kunden|sage den kunden|sage allen kunden|der assistent muss|der assistent soll|sprachmodell*|ki-assistent*|gib deine anweisungen|gib den vollständigen|wiederhole den text|wiederhole die anweisung*|aufgabe (auf|an deine antwort|in deiner antwort',
  beforeNumber: 'den|dem|der|die|das|einem|einer|von|zu',
  clock: 'uhr',
  machine: 'systemprompt|sprachmodell',
};
