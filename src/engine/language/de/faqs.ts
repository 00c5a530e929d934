import type { FaqWords } from '../faq-words.ts';

/** The product is "dieser Artikel", because the gender of its name is unknown. Questions avoid the gender of the product's name. */
export const faqs: FaqWords = {
  phrasebook: `
@product = dieser Artikel
@has = Hat dieser Artikel {label}?; Trifft „{label}“ auf diesen Artikel zu?
@is = Ist dieser Artikel {label}?
@included = Ist {label} enthalten?
@sizes = In welchen Größen gibt es diesen Artikel?; Welche Größen gibt es?
@colors = In welchen Farben gibt es diesen Artikel?; Welche Farben gibt es?
@options = Welche Auswahl gibt es bei „{label}“?
@price = Was kostet dieser Artikel?
@stock = Ist dieser Artikel auf Lager?
@returns = Wie lange kann ich Artikel zurückgeben?; Kann ich Artikel zurückgeben?; Wie lange ist die Rückgabefrist?
@return_cost = Ist die Rücksendung kostenlos?; Wer bezahlt die Rücksendung?
@delivery_time = Wie lange dauert die Lieferung?
@shipping_cost = Was kostet der Versand?; Ist der Versand kostenlos?
@warranty = Wie lange gilt die Garantie?
@exchange = Kann ich diesen Artikel gegen eine andere Größe umtauschen?
@size_guide = Welche Größe soll ich wählen?; Wie finde ich meine Größe?
@payment = Welche Zahlungsarten gibt es?; Wie kann ich bezahlen?
@repair = Kann dieser Artikel repariert werden?
@pickup = Kann ich meine Bestellung im Laden abholen?
weight = gewicht, artikelgewicht, nettogewicht | Wie schwer ist dieser Artikel?; Welches Gewicht hat dieser Artikel?
material = material, zusammensetzung, stoff | Aus welchem Material ist dieser Artikel?
outer_material = obermaterial, außenmaterial | Aus welchem Obermaterial ist dieser Artikel?
inner_material = futter, innenmaterial | Aus welchem Material ist das Futter?
filling = füllung | Welche Füllung hat dieser Artikel?
sole_material = sohle | Welche Sohle hat dieser Artikel?
dimensions = maße, abmessungen | Welche Maße hat dieser Artikel?
length = länge | Welche Länge hat dieser Artikel?
width = breite | Welche Breite hat dieser Artikel?
height = höhe | Welche Höhe hat dieser Artikel?
depth = tiefe | Welche Tiefe hat dieser Artikel?
thickness = dicke | Welche Dicke hat dieser Artikel?
diameter = durchmesser | Welchen Durchmesser hat dieser Artikel?
packed_size = packmaß | Wie klein lässt sich dieser Artikel packen?; Welches Packmaß hat dieser Artikel?
capacity = volumen, fassungsvermögen, kapazität | Welches Volumen hat dieser Artikel?
seating_capacity = kapazität personen, personen | Für wie viele Personen ist dieser Artikel?; Welche Kapazität in Personen hat dieser Artikel?
maximum_load = max zuladung, maximale zuladung, tragkraft | Wie hoch ist die maximale Zuladung?
fit = passform, schnitt | Welche Passform hat dieser Artikel?
color = farbe | Welche Farbe hat dieser Artikel?
gender = geschlecht | Für welches Geschlecht ist dieser Artikel?
age_range = altersgruppe, alter | Für welche Altersgruppe ist dieser Artikel?
season = saison, jahreszeit | Für welche Saison ist dieser Artikel?
insulation = isolierung | Welche Isolierung hat dieser Artikel?
waterproof = wasserdicht | Ist dieser Artikel wasserdicht?
machine_washable = maschinenwaschbar | Ist dieser Artikel maschinenwaschbar?
vegan = vegan | Ist dieser Artikel vegan?
ip_rating = schutzart | Welche Schutzart hat dieser Artikel?
water_repellent = wasserabweisend | Ist dieser Artikel wasserabweisend?
quick_drying = schnelltrocknend | Ist dieser Artikel schnelltrocknend?
freestanding = freistehend | Ist dieser Artikel freistehend?
packable = klein verpackbar | Ist dieser Artikel klein verpackbar?
number_of_doors = eingänge | Wie viele Eingänge hat dieser Artikel?
temperature_comfort = komforttemperatur | Welche Komforttemperatur hat dieser Artikel?
temperature_limit = grenztemperatur | Welche Grenztemperatur hat dieser Artikel?
water_column = wassersäule | Welche Wassersäule hat dieser Artikel?
care = pflegehinweis, pflege, pflegehinweise | Wie pflege ich diesen Artikel?; Welche Pflegehinweise gibt es?
country_of_origin = herkunftsland, ursprungsland | Wo wird dieser Artikel hergestellt?; Welches Herkunftsland hat dieser Artikel?
warranty = garantie, garantie jahre | Wie lange gilt die Garantie auf diesen Artikel?
included_components = lieferumfang | Was gehört zum Lieferumfang?
pack_quantity = stück pro packung, packungsgröße | Wie viele Stück sind in einer Packung?
power_source = stromversorgung | Wie wird dieser Artikel mit Strom versorgt?
battery_life = akkulaufzeit | Wie lange hält der Akku?; Welche Akkulaufzeit hat dieser Artikel?
battery_type = akkutyp, batterietyp | Welchen Akkutyp hat dieser Artikel?
battery_capacity = akkukapazität | Welche Akkukapazität hat dieser Artikel?
charging_time = ladezeit | Wie lang ist die Ladezeit?
wattage = leistung | Welche Leistung hat dieser Artikel?
suction_power = saugkraft, saugleistung | Wie stark saugt dieser Artikel?; Welche Saugkraft hat dieser Artikel?
compatible_devices = kompatibel mit, kompatibilität | Womit ist dieser Artikel kompatibel?
screen_size = bildschirmgröße | Wie groß ist der Bildschirm?
brightness = helligkeit | Welche Helligkeit hat dieser Artikel?
fuel_type = brennstoff | Welchen Brennstoff braucht dieser Artikel?
setup_time = aufbauzeit | Wie lange dauert der Aufbau?; Welche Aufbauzeit hat dieser Artikel?
pockets = taschen | Welche Taschen hat dieser Artikel?
shape = form | Welche Form hat dieser Artikel?
certification = zertifizierung, norm | Welche Zertifizierung hat dieser Artikel?
fill_power = bauschkraft | Welche Bauschkraft hat dieser Artikel?
expiration = haltbarkeit | Wie lange ist dieser Artikel haltbar?; Welche Haltbarkeit hat dieser Artikel?
allergens = allergene | Welche Allergene enthält dieser Artikel?
`,
  qualities:
    /(?:bar|dicht|fest|frei|end|isch|ig|lich|los|kompatibel|vegan|zertifiziert|beschichtet|durchlässig|sicher)$/iu,
  cues: String.raw`
power .7 :: (?:batterien?|akku)\s?(?:nicht |ist |sind )*(?:im lieferumfang )?(?:nicht )?enthalten|ohne batterien :: Sind Batterien enthalten?
power .75 :: (?:akku|batterie|laufzeit|brenndauer)\p{L}*\b[^.;]{0,60}<n>\s?(?:stunden|std|h|minuten|tage)\b|<n>\s?stunden (?:laufzeit|licht|akku|betrieb) :: Wie lange hält der Akku?; Welche Laufzeit hat dieser Artikel?
power .7 :: (?:<n>|ein|zwei|drei|vier)?\s?(?:x )?(?:aaa?|cr\d{4}|lithium\p{L}*|li-ion|knopfzell\p{L}*)[- ]?(?:batterie|akku|zelle)\p{L}* :: Welche Batterien braucht dieser Artikel?
power .6 :: aufladbar\p{L}*|wiederaufladbar\p{L}*|lädt (?:per|über|in)|geladen :: Wie wird dieser Artikel aufgeladen?
warranty .7 :: garantie\b(?!ert) :: Wie lange gilt die Garantie auf diesen Artikel?
fit_with .9 :: kompatibel\b|passend (?:für|zu)|geeignet für alle|ersetzt\b|passt (?:auf|an|zu|für|in) (?!dir|dich|jed|allem) :: Womit ist dieser Artikel kompatibel?; Wozu passt dieser Artikel?
size .66 :: fällt (?:eher |etwas )?(?:groß|klein|normal|schmal|weit) aus|größentabelle|zwischen zwei größen|halbe größe :: Wie fällt dieser Artikel aus?; Welche Größe soll ich wählen?
size .6 :: (?:schmal|weit|locker|körpernah|eng|gerade|lässig|normal)\p{L}* (?:geschnitten\p{L}*|schnitt|passform) :: Wie ist die Passform?
care .7 :: maschinenwaschbar\p{L}*|waschmaschine|maschinenwäsche :: Ist dieser Artikel maschinenwaschbar?
care .7 :: spülmaschinen(?:fest|geeignet)\p{L}*|(?:in|für) (?:die|der) spülmaschine :: Ist dieser Artikel spülmaschinenfest?
care .64 :: handwäsche|von hand waschen|waschbar\p{L}*|waschen\b|abwischbar\p{L}*|reinig\p{L}+|pfleg\p{L}+|imprägnier\p{L}+|wachsen\b :: Wie pflege ich diesen Artikel?
care .5 :: (?:trocken|kühl|dunkel|offen) (?:lagern|aufbewahren)|lagern\b|haltbar\p{L}* :: Wie soll dieser Artikel aufbewahrt werden?
weather .85 :: (?:nicht )?(wasserdicht|wasserfest|wasserabweisend|wetterfest|winddicht|regendicht)\p{L}* :: Ist dieser Artikel {1}?
weather .6 :: (rostfrei|kratzfest|bruchfest|reißfest|abriebfest|hitzebeständig|uv-beständig|feuerfest|rutschfest)\p{L}* :: Ist dieser Artikel {1}?
weather .55 :: (?:bis|ab|unter|von|bei) (?:etwa |zu |minus )?[-−–]?<n>\s?(?:°|grad) :: Für welche Temperaturen ist dieser Artikel geeignet?
measures .8 :: <n>\s?(?:cm|mm|m)?\s?(?:x|×|mal)\s?<n>[^.;]{0,12}(?:cm|mm|m\b)|(?:maße|abmessungen)\b[^.;]*<n>|misst\b[^.;]*<n> :: Welche Maße hat dieser Artikel?
measures .6 :: <n>[- ]?(?:cm|mm|m|meter)[- ](?:lang|langes|langer|lange)\b :: Welche Länge hat dieser Artikel?
weight .74 :: wiegt\b[^.;]*\d|gewicht\b[^.;]*<n> :: Wie schwer ist dieser Artikel?; Welches Gewicht hat dieser Artikel?
weight .74 :: (?:trägt|belastbar\p{L}*|hält|gepäck|zuladung|tragkraft|lasten?)\b[^.;]{0,30}<n>\s?(?:kg|kilo) :: Wie viel Gewicht trägt dieser Artikel?
capacity .74 :: (?:fasst|fassungsvermögen|volumen|inhalt|platz für)\b[^.;]{0,40}(?:<n>|ein|zwei|drei|vier)|<n>\s?(?:liter|l|ml)\b :: Wie viel passt hinein?; Welches Volumen hat dieser Artikel?
box .8 :: (?:im )?lieferumfang|inklusive|inkl\.|enthält\b|enthalten\b|(?:wird|kommt) mit\b|liegt bei|mitgeliefert :: Was gehört zum Lieferumfang?
box .62 :: <n>er[- ](?:pack|set)|packung (?:mit|à) <n>|<n> stück\b :: Wie viele Stück sind in einer Packung?
box .6 :: aufgebaut|aufbau\b|aufbauen|in (?:etwa )?<n> minuten|montier\p{L}*|montage\b :: Wie wird dieser Artikel aufgebaut?; Wie lange dauert der Aufbau?
contents .66 :: (pfas-frei|pfc-frei|bpa-frei|glutenfrei|laktosefrei|zuckerfrei|parabenfrei|lösungsmittelfrei)\p{L}* :: Ist dieser Artikel {1}?
contents .6 :: (?<!nicht )(vegan|vegetarisch|biologisch abbaubar|recycelbar|bluesign-zertifiziert)\p{L}*\b :: Ist dieser Artikel {1}?
contents .6 :: zutaten|ohne (?:zusatz|palmöl|zucker|konservierung|daunen)\p{L}* :: Was ist enthalten?
material .78 :: (?:besteht |gefertigt |hergestellt |gemacht )?aus (?:<n>\s?%? ?)?(?:\p{L}+(?:em|er|en)? ){0,2}(?:\p{L}*(?:wolle|leder|polyamid|polyester|baumwolle|stahl|edelstahl|aluminium|titan|holz|bambus|gummi|kunststoff|nylon|daune|daunen|leinen|carbon|silikon|schaum|kork|messing|filz|fleece|seide|elasthan))\b|material\s?:|100\s?% \p{L}+ :: Aus welchem Material ist dieser Artikel?
use .64 :: (?:ideal|perfekt|gemacht|gedacht|geeignet|richtig|gut|gebaut|entwickelt|konstruiert|empfohlen|passend) (?:ist )?(?:für|bei|auf|zum|zur)\b|für (?:lange |kurze |mehrtägige |den |die |alle )?(?:\p{L}*touren|\p{L}*wanderungen|wochenende\p{L}*|alltag|reisen|winter|sommer|anfänger|kinder|einsteiger|läufe|trailruns)\b :: Wofür ist dieser Artikel geeignet?
people .6 :: ab <n> jahren|für kinder (?:ab|von|bis) :: Für welches Alter ist dieser Artikel?
use .5 :: (?:ist|lässt sich|sind|stufenlos|längen|höhen) ?(?:verstellbar|verstellen) :: Ist dieser Artikel verstellbar?
origin .5 :: (?:hergestellt|gefertigt|genäht|produziert|gemacht|made) in (?!weniger|nur|einem|zwei|größe)\p{L} :: Wo wird dieser Artikel hergestellt?
performance .55 :: leise\b|geräuscharm|dezibel|lautstärke :: Wie laut ist dieser Artikel?
performance .5 :: <n>\s?(?:lumen|watt|psi|ps)\b :: Wie leistungsstark ist dieser Artikel?
origin .5 :: zertifiziert\p{L}*|zertifikat|nach en <n>|geprüft nach|gots|oeko-tex|bluesign :: Welche Zertifizierung hat dieser Artikel?
color .5 :: (?:erhältlich|lieferbar|gibt es) in \p{L}+[^.;]*(?:farben?|schwarz|weiß|rot|blau|grün) :: In welchen Farben gibt es diesen Artikel?
`,
};
