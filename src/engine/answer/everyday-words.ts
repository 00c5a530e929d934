import { analyze } from '../text/analyze.ts';
import { languageOf } from '../text/locale-lookup.ts';

/**
 * Words that tell a story around a question ("I bought them three weeks ago and still …") or stand in any. A shop's few
 * pages hardly hold them, which would make them look rare and telling. Listed by language, as written in questions.
 */
const everydayWords: Readonly<Record<string, string>> = {
  en: `ago already still just maybe really actually simply exactly quickly soon now today yesterday tomorrow currently
recently lately immediately instead perhaps probably usually normally possible possibly able allowed anyway afterwards
later again once twice always ever even quite rather bit little lot few several three two one first next last long
bought buy buying purchased got get gets getting gave give received live lives living stay staying want wanted wants
wish try tries tried trying keep happen happens happened happening start starts started wait waiting waited think
thought hope hoping guess wonder wondering believe say says said told ask asked asking call called mean means look
looking looked see sees saw seen come comes came coming go goes going gone put take takes taking took make makes making made let lets
use uses used using work works working worked seem seems like likes become becomes became turn turns turned
friend friends brother sister mother father mum dad wife husband son daughter girlfriend boyfriend parents family
someone's own thing way case example hour half evening morning place home house door part reason
good better best nice great bad big small new old short different certain sure right wrong whole full total right-away away back also anything somewhere anywhere please thanks
near nearby local physical real car option options cheap cheapest cheaper expensive mind changed prove proven easy easily problem issue trouble
supposed useful point worth matter allow allows permitted decide decided plan planning unsure confused exact details
detail info information question questions program programme scheme`,
  de: `schon noch gerade vielleicht wirklich eigentlich einfach genau schnell bald jetzt heute gestern morgen derzeit
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
  es: `ya todavía aún justo quizás quizá realmente simplemente exactamente rápido pronto ahora hoy ayer mañana
actualmente recientemente inmediatamente probablemente normalmente posible después luego otra vez siempre nunca
bastante poco tres dos primero próximo último compré comprado comprar recibí recibido recibir recibo vivo vivir
quedarse quería probar intentar intentado pasa pasó empezar esperar esperado pienso creo espero digo dijo preguntar
llamar significa mirar viene venir va ir ido poner tomar hacer hago hace hecho dejar usar uso funciona parece
amigo amiga hermano hermana madre padre esposa marido hijo hija padres familia propio manera caso ejemplo media
tarde lugar casa puerta parte razón bueno mejor bonito malo grande pequeño nuevo viejo corto diferente seguro
correcto entero lleno total máximo mínimo alto bajo también coche hora tarda tardan tardar dura duran barato barata
caro cara opción opciones problema detalles información decidir decidido permitido permite`,
  fr: `déjà encore juste peut-être vraiment simplement exactement vite bientôt maintenant aujourd'hui hier demain
actuellement récemment immédiatement probablement normalement possible ensuite après toujours jamais assez peu trois
deux premier prochain dernier acheté acheter reçu recevoir habite vivre rester voulais essayer essayé arrive passé
commencer attendre attendu pense crois espère dis dit demander appeler signifie regarder vient venir va aller allé
mettre prendre pris faire fait laisser utiliser utilise fonctionne semble ami amie frère sœur mère père femme mari
fils fille parents famille propre manière cas exemple demi soir endroit maison porte partie raison bon meilleur
beau mauvais grand petit nouveau vieux court différent sûr correct entier plein total maximum minimum haut bas aussi
voiture option options problème détails information décider décidé permis dure durent`,
};

/** Languages whose words change their endings so much that the list holds one form of many. */
const inflected = new Set(['de', 'es', 'fr']);

type Known = { words: ReadonlySet<string>; stems: ReadonlySet<string> };
const known = new Map<string, Known>();

function stemOf(word: string, language: string): string | undefined {
  return analyze(word, language)[0]?.term;
}

function knownOf(language: string): Known {
  let list = known.get(language);
  if (list === undefined) {
    const words = (everydayWords[language] ?? '').split(/\s+/u).filter((entry) => entry !== '');
    const stems = inflected.has(language) ? words.flatMap((word) => stemOf(word, language) ?? []) : [];
    list = { words: new Set(words), stems: new Set(stems) };
    known.set(language, list);
  }
  return list;
}

/** Whether a word (lower case, NFC) is one that any story or question may hold; false in languages without a list. */
export function isEverydayWord(word: string, locale: string): boolean {
  const language = languageOf(locale);
  const { words, stems } = knownOf(language);
  if (words.has(word)) return true;
  const stem = stems.size === 0 ? undefined : stemOf(word, language);
  return stem !== undefined && stems.has(stem);
}

/** The everyday words of a language; none where no list is. */
export function everydayWordsOf(locale: string): ReadonlySet<string> {
  return knownOf(languageOf(locale)).words;
}
