import { parsePhrasebook } from '../phrasebook.ts';

/** Italian. The product is "questo prodotto", because the gender of its name is unknown. */
export const it = parsePhrasebook(
  `
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
  /(?:abile|ibile|ante|ente|ato|ata|oso|osa|vegano|vegana|elastico)$/iu,
);
