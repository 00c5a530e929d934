import type { AskingWords } from '../asking-words.ts';

export const asks: AskingWords = {
  inflected: true,
  shows: {
    greeting:
      'hallo|hi|hey|guten tag|guten morgen|guten abend|servus|servas|moin|grüß gott|grüezi|grüß dich|grüß euch|hoi|huhu|hallöchen|tach|hallo zusammen|hi zusammen|mahlzeit|hallöle|grüzi|grüezi mitenand|griaß di|gude|guude|moinsen|heyho|guten tach|schönen guten tag|schönen guten abend|einen schönen guten tag|n abend|hallo ihr',
    thanks:
      'danke|danke schön|dankeschön|vielen dank|herzlichen dank|besten dank|danke sehr|super danke|merci|merci vielmal|dank dir|dankeschön euch|tausend dank|danke vielmals|thx|thanks|vergelts gott|ich danke|danke ihnen|danke euch|merci euch',
    acknowledged:
      'ok|okay|alles klar|in ordnung|verstanden|verstehe|schon gut|egal|macht nichts|passt|okey|oki|okidoki|okay danke|jo|gut|na gut|ach so|aha|das wars|das war alles|alles gut|kein problem|nein danke|nee danke|nö danke|mehr brauch ich nicht|ist gut|geht klar|weiß bescheid',
    bye: 'tschüss|tschüs|auf wiedersehen|bis bald|ciao|schönen tag noch|gute nacht|tschau|tschüssi|tschö|servus|bye|bis dann|bis später|bis morgen|schönen abend|schönen abend noch|schönes wochenende|schönen feierabend|mach s gut|machts gut|auf wiederhören|wiedersehen|adieu|schönen tag',
    range:
      'was verkauft ihr|was verkaufen sie|was habt ihr alles|was gibt es bei euch|was gibts bei euch|was bietet ihr an|was bieten sie an|was führt ihr|was führen sie|welche produkte|was für produkte|euer sortiment|ihr sortiment',
    rangeBeside:
      'hier|in eurem shop|im shop|im laden|eigentlich|denn|so|alles|habt ihr|haben sie|verkauft ihr|gibt es|gibts',
    capabilities:
      'was kannst du|was können sie|wie kannst du helfen|wer bist du|wer sind sie|wie heißt du|wie ist dein name|hilfe|was kann ich fragen|können sie mir helfen|kannst du mir helfen',
    human:
      'mit einem mitarbeiter|mit einer mitarbeiterin|mit jemandem sprechen|mit einer person|echter mensch|echten menschen|mitarbeiter sprechen|kundenberater|kundendienst sprechen|an einen menschen|einem menschen|mit einem berater|mit einer beraterin|mit dem kundenservice|kundenservice sprechen|mit jemandem reden|jemanden sprechen',
    order:
      'wo ist meine bestellung|wo ist mein paket|wo bleibt meine bestellung|wo bleibt mein paket|bestellnummer|status meiner bestellung|bestellstatus|meine bestellung ist nicht|mein paket ist nicht|meine bestellung ändern|meine bestellung stornieren|lieferadresse meiner bestellung|wann kommt meine bestellung|wann kommt mein paket|sendungsstatus meiner|wo ist meine rückerstattung|meine bestellung noch|nicht angekommen|bestellung nicht bekommen|paket nicht bekommen|noch nichts bekommen|wo steckt meine|warte auf meine bestellung|warte auf mein paket|meine lieferung ist nicht',
    price: 'preis|preise|kostet|kosten|wie viel kostet|wieviel kostet|was kostet|teuer|im angebot|reduziert',
    stock:
      'auf lager|vorrätig|verfügbar|verfügbarkeit|lieferbar|ausverkauft|wieder da|noch da|noch zu haben|lagernd|wann wieder|erhältlich',
    variant:
      'gibt es das in|gibt es die in|gibt es den in|gibt es ihn in|gibt es sie in|auch in|welche größen|in der größe|anderen farben|größentabelle|verfügbar in|erhältlich in',
    policy:
      'versand*|liefer*|zustell*|porto|rückgabe*|rücksend*|retoure*|retournier*|zurückgeben|zurückschicken|zurücksenden|umtausch*|erstatt*|rückerstatt*|geld zurück|widerruf*|garantie*|gewährleistung*|reparatur*|zahlung*|zahlen|bezahl*|paypal|klarna|kreditkarte*|rechnung*|ratenzahlung|lastschrift|gutschein*|geschenkkarte*|rabatt*|datenschutz|daten|cookie*|konto|kundenkonto|passwort|newsletter|treuepunkte|filiale*|laden|läden|geschäft*|öffnungszeit*|geöffnet|abhol*|zoll*|steuer*|mwst|stornier*|kontakt*|telefonnummer|e-mail|email|kundendienst|kundenservice|sendungsverfolgung|verfolgen|verpackung*|geschenkverpackung|firmenkunde*|bestpreis*|studentenrabatt|entsorg*|recycl*',
    compare:
      'unterschied|vergleich*|unterschied*|unterscheid*|versus|vs|besser|welcher ist leichter|welcher von beiden|welche von beiden|welches von beiden|gegenüber|*er als|welche* ist *er|welche* sind *er|was ist *er|mehr als|weniger als',
    search:
      'suche|suchen|zeig*|zeig mir|finde|ich brauche|ich möchte|ich will|empfehl*|empfiehl*|habt ihr|haben sie|gibt es|verkauft ihr|kaufen|geschenk für|etwas für|ihr habt|ihr verkauft|im sortiment',
    pronouns:
      'er|sie|es|ihn|ihm|ihr|ihre|ihren|sein|seine|dies*|das|den|dem|der|die|denen|deren|dessen|davon|dafür|damit|daran|dazu|darin|beide|beiden|das produkt|der artikel|welche davon',
    ellipsis: 'und|was ist mit|wie ist es mit|wie sieht es aus mit|aber|oder|auch|was noch|dann',
    ordinals:
      'ersten|erster|erstes|zweite|zweiten|zweiter|zweites|dritte|dritten|dritter|drittes|vierte|vierten|vierter|viertes|letzten|letzter|letztes',
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
  },
  asksFor: {
    money: 'kosten|kostet|preis|preise|gebühr|gebühren|wie teuer|kaution|aufpreis',
    phone: 'telefonnummer|telefon',
    email: 'e-mail|email|mailadresse',
    hours: 'öffnungszeit*|frist|geöffnet',
  },
  holds: {
    time: 'Tag|Werktag|Arbeitstag|Kalendertag|Jahrhundert|Woche|Monat|Jahr|Stunde|Minute',
    clock: 'Uhr',
    number: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf',
    moneyWord: 'gratis|kostenlos',
    money: 'gratis|kostenlos',
  },
  why: 'warum|wieso|weshalb|wozu',
  complaint:
    'du bist nutzlos|du bist dumm|du bist blöd|dummer bot|blöder bot|idiot|du hilfst mir nicht|nicht hilfreich|keine hilfe|schlechter service|schlechtester|das ist lächerlich|du verstehst mich nicht|das ist falsch|scheiß*|mist|verdammt|ich bin sauer|ich bin wütend|mich beschweren|eine beschwerde|ihr seid diebe|ihr diebe|betrüger|abzocke|abzocker|lügner|schämt euch|eine frechheit|saftladen|verarscht|verarschen|trottel',
  reaching:
    'euch erreichen|sie erreichen|euch kontaktieren|sie kontaktieren|mit euch in kontakt|euch anrufen|sie anrufen|euch schreiben|erreiche ich euch|erreiche ich sie|erreicht man euch',
  cheaper: 'billiger|günstiger|teurer|preiswerter|am günstigsten|am billigsten',
  contact:
    'telefon|telefonnummer|tel|rufnummer|eure nummer|ihre nummer|eure telefonnummer|ihre telefonnummer|email|e-mail|mail|mailadresse|kontakt|kontaktdaten|hotline|kundenservice|kundendienst|ansprechpartner|whatsapp',
  asking:
    'wie lange|wie viel|wie viele|wieviel|wie oft|wie schnell|wie weit|was für|welche art|welcher art|wie hoch|was passiert wenn|gibt es|haben sie|habt ihr|bieten sie|sagen sie mir|bitte|ich möchte wissen',
  placeholders:
    'gibts habs wirds gehts bzgl evtl etwas irgendetwas jemand ding dinge sachen brauche möchte will wissen sagen finden artikel artikels produkt produkts produkte richtlinie richtlinien regelung regelungen lautet',
  everyday: `schon noch gerade vielleicht wirklich eigentlich einfach genau schnell bald jetzt heute gestern morgen derzeit
kürzlich neulich sofort stattdessen wahrscheinlich normalerweise möglich trotzdem danach später wieder einmal zweimal
immer jemals sogar ziemlich bisschen wenig paar drei zwei erste nächste letzte lange gekauft kaufen kaufe kauft
bekommen bekomme bekam erhalten erhalte wohne lebe leben bleiben bleibt wollte wollen versuchen versucht behalten
passiert geschehen anfangen angefangen warten warte gewartet denke gedacht hoffe glaube sage gesagt fragen frage
gefragt heißt bedeutet schaue komme kommt kam gehe geht ging gegangen stellen nehmen nimmt nahm machen mache macht
gemacht lassen benutzen benutze funktioniert scheint werden wird geworden freund freundin bruder schwester mutter
vater frau mann sohn tochter eltern familie eigene weise fall beispiel stunde halbe abend ort zuhause haus tür teil
grund gut besser beste schön groß klein neu alt kurz anders bestimmt sicher richtig falsch ganz ganze voll maximal
höchste niedrigste hoch niedrig weg zurück auch irgendwo mal eure euer euren finde finden auto dauert dauern billig billigste günstig günstigste teuer teste
testen ausprobieren problem möglichkeit möglichkeiten option details info infos information entscheiden entschieden
überlegt erlaubt`,
  pronounUse: {
    soleWordIsPredicate: true,
    articles: 'der die das den dem',
    relative: 'der die das den dem denen deren dessen',
    demonstrative: 'dies diese dieser dieses diesen diesem ihr ihre ihren',
    address: 'Sie Ihr Ihre Ihrn Ihren',
    idle: 'gibt es|gab es|es gibt|es gab|ist es möglich|ist es erlaubt|handelt es sich|geht es um|sie mir|haben sie|bieten sie|können sie|liefern sie|versenden sie|akzeptieren sie|verkaufen sie|nehmen sie|führen sie|machen sie',
  },
  synonyms: `
versand, lieferung, zustellung, porto, versenden, liefern, verschicken
rückgabe, retoure, zurückgeben, zurückschicken, zurücksenden, rücksendung
erstattung, rückerstattung, erstatten, gutschrift
umtausch, umtauschen, tauschen
kosten, preis, gebühr, kostet, zuschlag
zahlen, bezahlen, zahlung, zahlungsart
paket, sendung, päckchen
filiale, laden, geschäft, shop, läden
öffnungszeiten, geöffnet, offen
telefon, telefonnummer, hotline, anrufen
email, mail
kontakt, erreichen, kontaktieren
waschen, reinigen, säubern, wäsche
reparatur, reparieren
kaputt, beschädigt, defekt
garantie, gewährleistung
gutschein, rabattcode
rabatt, ermäßigung, nachlass
rechnung, faktura, beleg, quittung
löschen, entfernen
zoll, einfuhr
ausland, international
abholen, abholung
schuhe, stiefel
kleidung, bekleidung
mieten, verleih, miete, leihen
entsorgen, recycling, rücknahme
kaufen, kauf
hergestellt, genäht, produziert
verspätung, verzögerung
verloren, fehlt
studenten, studierende, schüler
kinder, kind
stornieren, stornierung, abbrechen
trocknen, trockner
imprägnieren, imprägnierung
kundendienst, kundenservice, kontakt, support
verfallen, verfällt, ablaufen, gültig
parken, parkplatz, parkplätze, parkst
hinein, mitbringen, willkommen
liefert, liefern, lieferst, lieferung
antwortet, antworten, antwort
mitarbeiter, team
`,
  attributes: `
brand = marke, markenname | Marke
manufacturer = hersteller | Hersteller
model_number = modellnummer, artikelnummer, teilenummer | Modellnummer
gtin = gtin, ean, strichcode | EAN
color = farbe, farben, farbton | Farbe
pattern = muster, motiv | Muster
material = material, stoff, materialzusammensetzung, zusammensetzung | Material
outer_material = obermaterial, außenmaterial | Obermaterial
inner_material = futter, innenfutter, innenmaterial | Futter
sole_material = sohle, laufsohle, sohlenmaterial | Sohle
filling = füllung, füllmaterial | Füllung
insulation = isolierung, wärmeisolierung | Isolierung
weight = gewicht, eigengewicht | Gewicht
net_weight = nettogewicht | Nettogewicht
maximum_load = tragkraft, belastbarkeit, max zuladung, maximalgewicht, zuladung | maximale Belastung
dimensions = maße, abmessungen, größe in cm | Maße
length = länge | Länge
width = breite | Breite
height = höhe | Höhe
depth = tiefe | Tiefe
thickness = dicke, stärke | Dicke
diameter = durchmesser | Durchmesser
size = größe, größen | Größe
fit = passform, schnitt | Passform
closure = verschluss, verschlussart | Verschluss
hood = kapuze | Kapuze
pockets = taschen, anzahl taschen | Taschen
sleeve = ärmel, ärmellänge | Ärmel
season = saison, jahreszeit | Saison
gender = geschlecht, zielgruppe | Geschlecht
age_range = altersgruppe, alter, altersempfehlung | Altersgruppe
care = pflegehinweis, pflege, pflegehinweise, pflegeanleitung | Pflege
machine_washable = maschinenwaschbar, waschmaschinenfest, waschbar | maschinenwaschbar
dishwasher_safe = spülmaschinenfest, spülmaschinengeeignet | spülmaschinenfest
waterproof = wasserdicht, wasserfest | wasserdicht
water_repellent = wasserabweisend | wasserabweisend
water_column = wassersäule | Wassersäule
windproof = windfest, winddicht | winddicht
breathability = atmungsaktivität, atmungsaktiv | Atmungsaktivität
quick_drying = schnelltrocknend | schnelltrocknend
stretch = stretch, elastisch, dehnbar | dehnbar
reflective = reflektierend | reflektierend
capacity = volumen, fassungsvermögen, inhalt, kapazität | Volumen
seating_capacity = kapazität personen, personen, personenzahl | Personenzahl
pack_quantity = stück pro packung, packungsinhalt, stückzahl, anzahl | Stück pro Packung
included_components = lieferumfang, im lieferumfang | Lieferumfang
batteries_included = batterien enthalten | Batterien enthalten
battery_type = batterietyp, akkutyp, batterie | Akkutyp
battery_life = akkulaufzeit, laufzeit, betriebsdauer | Akkulaufzeit
battery_capacity = akkukapazität | Akkukapazität
charging_time = ladezeit | Ladezeit
charging_port = ladeanschluss, ladebuchse | Ladeanschluss
wattage = leistung, watt | Leistung
voltage = spannung, volt | Spannung
brightness = helligkeit, lichtstrom | Helligkeit
beam = leuchtweite | Leuchtweite
red_light = rotlicht | Rotlicht
ip_rating = schutzart, ip schutzart | Schutzart
screen_size = bildschirmgröße, bildschirmdiagonale | Bildschirmgröße
resolution = auflösung | Auflösung
memory = arbeitsspeicher, ram | Arbeitsspeicher
storage = speicher, speicherkapazität, festplatte | Speicher
processor = prozessor | Prozessor
operating_system = betriebssystem | Betriebssystem
connectivity = konnektivität, verbindung, schnittstellen | Verbindung
compatible_devices = kompatibel mit, kompatibilität, passend für | kompatibel mit
country_of_origin = herkunftsland, ursprungsland, hergestellt in | Herkunftsland
warranty = garantie, garantie jahre, gewährleistung | Garantie
vegan = vegan | vegan
bpa_free = bpa frei, schadstofffrei | BPA-frei
pfas_free = pfas frei | PFAS-frei
ingredients = zutaten, inhaltsstoffe | Zutaten
allergens = allergene | Allergene
nutrition = energie, kalorien, nährwerte | Energie
expiration = haltbarkeit, mindesthaltbarkeit | Haltbarkeit
certification = zertifizierung, norm | Zertifizierung
temperature_comfort = komforttemperatur | Komforttemperatur
temperature_limit = grenztemperatur | Grenztemperatur
season_rating = saison | Saison
packed_size = packmaß, packgröße | Packmaß
setup_time = aufbauzeit | Aufbauzeit
freestanding = freistehend, selbststehend | freistehend
poles = gestängematerial, gestänge | Gestänge
peak_height = innenhöhe | Innenhöhe
floor_area = bodenfläche | Bodenfläche
r_value = r wert | R-Wert
fill_power = bauschkraft | Bauschkraft
rain_cover = regenhülle enthalten, regenhülle | Regenhülle
crampon_compatible = steigeisenfest | steigeisenfest
resoleable = neu besohlbar, besohlbar | neu besohlbar
shaft = schafthöhe | Schafthöhe
fuel_type = brennstoff, kraftstoff | Brennstoff
boil_time = kochzeit, kochzeit 1l | Kochzeit
leakproof = auslaufsicher | auslaufsicher
removes = entfernt | entfernt
filter_life = filterlebensdauer | Filterlebensdauer
rating = bewertung, bewertungen | Bewertung
insulated_hot = hält warm, hält heiß, isoliert heiß | hält warm
insulated_cold = hält kalt, isoliert kalt | hält kalt
laptop_size = laptopgröße, laptopfach, notebookfach | Laptopfach
style = stil, design | Stil
shape = form | Form
adjustable = verstellbar, höhenverstellbar | verstellbar
removable = abnehmbar, herausnehmbar | abnehmbar
portable = faltbar, klappbar, zusammenklappbar | faltbar
assembly_required = montage, aufbau erforderlich | Montage
installation = befestigung, montageart | Befestigung
power_source = stromversorgung, energiequelle, antrieb | Stromversorgung
rechargeable = wiederaufladbar, akku | wiederaufladbar
plug_type = stecker, steckertyp | Stecker
noise_level = lautstärke, geräuschpegel | Lautstärke
suction_power = saugkraft, saugleistung, unterdruck | Saugkraft
cable_length = kabellänge | Kabellänge
ports = anschlüsse, anzahl anschlüsse | Anschlüsse
camera = kamera, auflösung kamera | Kamera
flavor = geschmack, geschmacksrichtung | Geschmack
scent = duft, geruch | Duft
skin_type = hauttyp | Hauttyp
skill_level = niveau, könnensstufe, schwierigkeitsgrad | Niveau
room_type = raum, zimmer | Raum
weather_resistant = wetterfest, für draußen | wetterfest
hardness = härtegrad, festigkeit | Härtegrad
microwave_safe = mikrowellengeeignet | mikrowellengeeignet
oven_safe = backofenfest | backofenfest
induction = induktionsgeeignet | induktionsgeeignet
language = sprache | Sprache
number_of_pages = seitenzahl, seiten | Seitenzahl
number_of_pieces = teileanzahl, teile | Teile
wheels = rollen, räder | Rollen
lock = schloss | Schloss
lid = deckel | Deckel
heel_height = absatzhöhe, absatz | Absatz
`,
};
