import { languageOf } from '../text/locale-lookup.ts';
import { isEverydayWord } from './everyday-words.ts';

/**
 * Words for a side of a thing that one asks about, for comparing, and for what things do: they say what is asked, seldom
 * which thing is meant. "What are its advantages?" keeps to the thing before, "What is taurine?" takes up another. Listed
 * by language, as written in questions; only talk across turns reads them, a question's own words never weigh less for it.
 */
const aspectWords: Readonly<Record<string, string>> = {
  en: `type types kind kinds sort sorts difference differences differ differs advantage advantages disadvantage
disadvantages example examples history cause causes caused effect effects symptom symptoms benefit benefits purpose role
roles reason reasons meaning term definition origin origins creation important importance significance main key common
cost costs price size way ways step steps part parts use uses used feature features similarity similarities result
results impact factor factors problem problems issue issues option options idea ideas tip tips information details
detail list name names called definition describe explain compare compared comparison contrast start begin begins began
end ends ended work works working live lives lived eat eats happen happens happened become becomes became find finds
found help helps make makes made best better worse worst bad other different similar same popular known long longer
time times number amount level rate average change changes changed affect affects affected involve involved include
includes included interesting famous biggest big large larger largest small smaller smallest young younger youngest old
older oldest many lot lots put led lead leads create creates created carry come comes came say said ever find findings
related relation general specific possible prevent treat treated treatment discover discovered invent invented invention
develop developed development form formed born die died death successful favorite released play played win won year
years day days world people early later during versus avoid increase increased reduce reduced understand easy easier
easiest hard harder difficult show shows showed choose chosen allowed require required need needed needs typical
characteristics traits function functions dollar dollars euro euros pound pounds bucks cents`,
  de: `art arten typ typen sorte sorten unterschied unterschiede unterscheiden unterscheidet vorteil vorteile nachteil
nachteile beispiel beispiele geschichte ursache ursachen wirkung wirkungen folge folgen zweck rolle grund gründe bedeutung
herkunft ursprung wichtig wichtigste wichtigsten kosten kostet preis größe weise schritt schritte teil teile nutzen
eigenschaft eigenschaften gemeinsamkeit ergebnis ergebnisse problem probleme möglichkeit möglichkeiten tipp tipps
information informationen einzelheiten name namen heißt erklären beschreiben vergleichen vergleich anfangen beginnen
beginnt enden endet arbeiten arbeitet leben lebt essen isst passieren passiert werden finden findet gefunden helfen hilft
machen macht beste besten besser schlecht schlechter andere anderen verschieden ähnlich gleich bekannt lange länger zeit
anzahl menge höhe ändern ändert geändert enthalten enthält größte größten größer klein kleiner kleinste jung jünger alt
älter älteste viele entwickelt entwicklung erfunden erfindung gegründet geboren gestorben jahr jahre tag tage welt
menschen leute früher später vermeiden verstehen leicht leichter schwer schwerer zeigen zeigt wählen brauchen braucht
dauert dauern funktioniert funktionieren`,
  es: `tipo tipos clase clases diferencia diferencias ventaja ventajas desventaja desventajas inconvenientes ejemplo
ejemplos historia causa causas efecto efectos síntoma síntomas beneficio beneficios propósito papel razón razones
significado definición origen importante importantes importancia principal principales coste costes cuesta precio tamaño
manera forma paso pasos parte partes uso usos característica características resultado resultados problema problemas
opción opciones idea consejos información detalles nombre llama describir explicar comparar comparación empezar empieza
terminar termina trabaja vive viven comer come pasa ocurre encontrar encuentra ayudar ayuda hacer hace mejor mejores peor
otro otra otros otras diferente similar mismo misma conocido tiempo número cantidad nivel cambiar cambia cambió incluye
grande grandes mayor pequeño pequeña menor joven viejo muchos muchas desarrollo inventó nació murió año años día días
mundo gente evitar entender fácil difícil mostrar elegir necesita necesitan tarda dura funciona`,
  fr: `type types sorte sortes genre différence différences avantage avantages inconvénient inconvénients exemple exemples
histoire cause causes effet effets symptôme symptômes bénéfice but rôle raison raisons signification définition origine
important importante importance principal principaux coût coûte prix taille façon manière étape étapes partie parties
usage utilisation caractéristique caractéristiques résultat résultats problème problèmes option options idée conseils
information informations détails nom appelle décrire expliquer comparer comparaison commencer commence finir finit
travaille vit vivent manger mange arrive devient trouver trouve aider aide faire fait meilleur meilleure pire autre autres
différent semblable même connu longtemps temps nombre quantité niveau changer change changé inclut grand grande grands
petit petite jeune vieux ancien beaucoup développement inventé né mort année années jour jours monde gens éviter
comprendre facile difficile montrer choisir besoin dure fonctionne`,
};

const sets = new Map<string, ReadonlySet<string>>();

/** Whether a word (lower case, NFC) says what is asked rather than of which thing; false in languages without a list. */
export function isAspectWord(word: string, locale: string): boolean {
  const language = languageOf(locale);
  let words = sets.get(language);
  if (words === undefined) {
    words = new Set((aspectWords[language] ?? '').split(/\s+/u).filter((entry) => entry !== ''));
    sets.set(language, words);
  }
  return words.has(word) || isEverydayWord(word, language);
}
