import type { FaqWords } from '../faq-words.ts';

/** The product is "questo prodotto", because the gender of its name is unknown. The product is "questo prodotto", so that nothing has to agree with its name. */
export const faqs: FaqWords = {
  phrasebook: `
@product = questo prodotto
@has = Questo prodotto ha {label}?
@is = Questo prodotto è {label}?
@sizes = In quali taglie è disponibile questo prodotto?; Quali taglie ci sono?
@colors = In quali colori è disponibile questo prodotto?; Quali colori ci sono?
@options = Quali opzioni ci sono per «{label}»?
@price = Quanto costa questo prodotto?
@stock = Questo prodotto è disponibile?
@returns = Posso restituire questo prodotto?; Quanto tempo ho per il reso?
@return_cost = Il reso è gratuito?; Chi paga la spedizione del reso?
@delivery_time = Quanto tempo richiede la consegna?; Quali sono i tempi di consegna?
@shipping_cost = Quanto costa la spedizione?; La spedizione è gratuita?
@warranty = Quanto dura la garanzia?
@exchange = Posso cambiare questo prodotto con un’altra taglia?
@size_guide = Quale taglia devo scegliere?; Come trovo la mia taglia?
@payment = Quali metodi di pagamento ci sono?; Come posso pagare?
@repair = Questo prodotto si può riparare?
@pickup = Posso ritirare l’ordine in negozio?
weight = peso, peso netto | Quanto pesa questo prodotto?; Qual è il peso di questo prodotto?
material = materiale, composizione | Di che materiale è questo prodotto?
outer_material = materiale esterno | Qual è il materiale esterno?
inner_material = fodera | Di che cosa è la fodera?
sole_material = suola | Che suola ha questo prodotto?
dimensions = dimensioni, misure | Quali sono le dimensioni di questo prodotto?
length = lunghezza | Qual è la lunghezza di questo prodotto?
width = larghezza | Qual è la larghezza di questo prodotto?
height = altezza | Qual è l’altezza di questo prodotto?
thickness = spessore | Qual è lo spessore di questo prodotto?
capacity = volume, capacità | Qual è il volume di questo prodotto?; Qual è la capacità di questo prodotto?
seating_capacity = numero di persone | Per quante persone è questo prodotto?
maximum_load = carico massimo | Qual è il carico massimo?
fit = vestibilità, taglio | Qual è la vestibilità di questo prodotto?
color = colore | Di che colore è questo prodotto?
gender = genere | Per quale genere è questo prodotto?
age_range = fascia d’età, età | Per quale età è questo prodotto?
season = stagione | Per quale stagione è questo prodotto?
insulation = isolamento | Che isolamento ha questo prodotto?
waterproof = impermeabile | Questo prodotto è impermeabile?
care = istruzioni di lavaggio, cura | Come si lava questo prodotto?; Quali sono le istruzioni di lavaggio?
country_of_origin = paese di origine, paese d’origine | Dove è prodotto questo articolo?; Qual è il paese di origine?
warranty = garanzia | Quanto dura la garanzia di questo prodotto?
included_components = contenuto della confezione, include | Che cosa include la confezione?
pack_quantity = pezzi per confezione | Quanti pezzi ci sono per confezione?
power_source = alimentazione | Qual è l’alimentazione di questo prodotto?
battery_life = autonomia | Qual è l’autonomia della batteria?
battery_type = tipo di batteria | Che tipo di batteria ha questo prodotto?
charging_time = tempo di ricarica | Qual è il tempo di ricarica?
wattage = potenza | Qual è la potenza di questo prodotto?
compatible_devices = compatibile con, compatibilità | Con che cosa è compatibile questo prodotto?
screen_size = dimensione dello schermo | Qual è la dimensione dello schermo?
pockets = tasche | Quali tasche ha questo prodotto?
shape = forma | Che forma ha questo prodotto?
certification = certificazione, norma | Quale certificazione ha questo prodotto?
allergens = allergeni | Quali allergeni contiene questo prodotto?
`,
  qualities: /(?:abile|ibile|ante|ente|ato|ata|oso|osa|vegano|vegana|elastico)$/iu,
  cues: String.raw`
power .7 :: (?:pile|batterie) (?:non )?inclus[ei] :: Le batterie sono incluse?
power .75 :: (?:batteria|autonomia|carica)\b[^.;]{0,50}<n>\s?(?:ore|h|minuti|giorni)\b :: Quanto dura la batteria?
warranty .7 :: garanzia\b :: Quanto dura la garanzia?
fit_with .9 :: compatibil[ei] con|sostituisce\b|adatt[oaie] a tutt[ie] :: Con che cosa è compatibile questo prodotto?
size .66 :: vest[ei] (?:grande|piccol[oa]|normale)|tra due taglie|guida alle taglie :: Quale taglia devo scegliere?
care .72 :: (?:lava(?:bile|re|ggio)) (?:solo )?(?:in|a) (?:lavatrice|mano|macchina)|lavatrice :: Come si lava questo prodotto?
care .7 :: lavastoviglie :: Questo prodotto può andare in lavastoviglie?
weather .85 :: (?:impermeabil[ei]|idrorepellent[ei]|resistent[ei] all'acqua)\b :: Questo prodotto è impermeabile?
weather .55 :: (?:fino a|da|sotto) [-−–]?<n>\s?(?:°|gradi) :: Per quali temperature è adatto questo prodotto?
measures .8 :: <n>\s?(?:cm|mm|m)?\s?(?:x|×|per)\s?<n>[^.;]{0,12}(?:cm|mm|m\b)|(?:dimensioni|misure)\b[^.;]*<n> :: Quali sono le dimensioni di questo prodotto?
weight .74 :: pesa\b[^.;]*\d|peso\b[^.;]*<n> :: Quanto pesa questo prodotto?
weight .72 :: (?:sopporta|regge|portata|carico massimo)\b[^.;]{0,30}<n>\s?kg :: Quanto peso regge questo prodotto?
capacity .74 :: (?:capacità|capienza|volume|contiene)\b[^.;]{0,40}<n>|<n>\s?litri\b :: Qual è la capacità di questo prodotto?
box .8 :: (?:include|comprende|inclus[oaie])\b|fornit[oaie] con|contenuto della :: Che cosa è incluso con questo prodotto?
box .6 :: montaggio\b|si monta|installazione\b|si installa :: Come si monta questo prodotto?
contents .64 :: (senza (?:pfas|pfc|bpa|glutine|lattosio|zuccheri?|parabeni|conservanti)) :: Questo prodotto è {1}?
material .78 :: (?:realizzat|fabbricat|fatt|prodott|compost)[oaie] (?:in|di|con) (?!italia|cina|europa|portogallo)\p{L}|100\s?% \p{L}+|in (?:acciaio|alluminio|titanio|legno|pelle|lana|cotone|poliestere|nylon|piuma|carbonio|silicone|gomma|bambù|plastica|vetro|ottone)\b :: Di che materiale è questo prodotto?
use .64 :: (?:ideal[ei]|perfett[oaie]|pensat[oaie]|progettat[oaie]|adatt[oaie]|consigliat[oaie]|indicat[oaie]) (?:per|a|al|alla|ai|alle)\b :: Per che cosa è adatto questo prodotto?
people .6 :: (?:a partire da|dai) <n> anni :: Da che età è adatto questo prodotto?
origin .5 :: (?:prodott|fabbricat|cucit|fatt|made)[oaie]? (?:in|nel|negli) (?!meno|un|una|due)(?:italia|cina|europa|portogallo|germania|spagna|vietnam|\p{Lu}\p{L}+) :: Dove viene fabbricato questo prodotto?
origin .5 :: certificat[oaie]\b|certificazione|oeko-tex|bluesign :: Quali certificazioni ha questo prodotto?
color .5 :: disponibil[ei] in \p{L}+[^.;]*(?:colori|nero|bianco|rosso|blu|verde) :: In quali colori è disponibile questo prodotto?
`,
};
