import type { FaqWords } from '../faq-words.ts';

/** The product is "este produto", because the gender of its name is unknown. The product is "este produto", so that nothing has to agree with its name. */
export const faqs: FaqWords = {
  phrasebook: `
@product = este produto
@has = Este produto tem {label}?
@is = Este produto é {label}?
@sizes = Em que tamanhos está disponível este produto?; Que tamanhos há?
@colors = Em que cores está disponível este produto?; Que cores há?
@options = Que opções há de «{label}»?
@price = Quanto custa este produto?
@stock = Este produto está em estoque?
@returns = Posso devolver este produto?; Quanto tempo tenho para devolver um artigo?
@return_cost = A devolução é grátis?; Quem paga o frete da devolução?
@delivery_time = Quanto tempo demora a entrega?; Qual é o prazo de entrega?
@shipping_cost = Quanto custa o envio?; O envio é grátis?
@warranty = Quanto tempo dura a garantia?
@exchange = Posso trocar este produto por outro tamanho?
@size_guide = Que tamanho devo escolher?; Como encontro o meu tamanho?
@payment = Que formas de pagamento há?; Como posso pagar?
@repair = Este produto pode ser reparado?
@pickup = Posso retirar o pedido em uma loja?
weight = peso, peso líquido | Quanto pesa este produto?; Qual é o peso deste produto?
material = material, composição | De que material é este produto?
outer_material = material exterior | Qual é o material exterior?
inner_material = forro | De que é o forro?
sole_material = sola | Que sola tem este produto?
dimensions = dimensões, medidas | Quais são as dimensões deste produto?
length = comprimento | Qual é o comprimento deste produto?
width = largura | Qual é a largura deste produto?
height = altura | Qual é a altura deste produto?
thickness = espessura | Qual é a espessura deste produto?
capacity = volume, capacidade | Qual é o volume deste produto?; Qual é a capacidade deste produto?
seating_capacity = número de pessoas | Para quantas pessoas é este produto?
maximum_load = carga máxima | Qual é a carga máxima?
fit = corte, caimento | Qual é o corte deste produto?
color = cor | De que cor é este produto?
gender = gênero, género | Para que gênero é este produto?
age_range = faixa etária, idade | Para que idade é este produto?
season = estação | Para que estação é este produto?
insulation = isolamento | Que isolamento tem este produto?
waterproof = impermeável, à prova d’água | Este produto é impermeável?
care = instruções de lavagem, cuidados | Como lavar este produto?; Quais são as instruções de lavagem?
country_of_origin = país de origem | Onde é fabricado este produto?; Qual é o país de origem?
warranty = garantia | Quanto tempo dura a garantia deste produto?
included_components = conteúdo da embalagem, inclui | O que inclui este produto?
pack_quantity = unidades por embalagem | Quantas unidades há por embalagem?
power_source = alimentação | Qual é a alimentação deste produto?
battery_life = autonomia, duração da bateria | Quanto dura a bateria?; Qual é a autonomia?
battery_type = tipo de bateria | Que tipo de bateria tem este produto?
charging_time = tempo de carga | Qual é o tempo de carga?
wattage = potência | Qual é a potência deste produto?
compatible_devices = compatível com, compatibilidade | Com que este produto é compatível?
screen_size = tamanho da tela | Qual é o tamanho da tela?
pockets = bolsos | Que bolsos tem este produto?
shape = forma, formato | Que forma tem este produto?
certification = certificação, norma | Que certificação tem este produto?
allergens = alergénios, alérgenos | Que alérgenos contém este produto?
`,
  qualities: /(?:ável|ível|ante|ente|ado|ada|oso|osa|vegano|vegana|elástico)$/iu,
  cues: String.raw`
power .7 :: (?:pilhas|baterias?) (?:não )?inclu[ií]das? :: As pilhas estão incluídas?
power .75 :: (?:bateria|autonomia|carga)\b[^.;]{0,50}<n>\s?(?:horas|h|minutos|dias)\b :: Quanto tempo dura a bateria?
warranty .7 :: garantia\b :: Quanto tempo dura a garantia?
fit_with .9 :: compatíve(?:l|is) com|substitui\b|serve em tod :: Com o que este produto é compatível?
size .66 :: veste (?:grande|pequeno|normal)|entre dois tamanhos|guia de tamanhos :: Qual tamanho devo escolher?
care .72 :: (?:lav(?:ar|ável|agem)) (?:apenas |só )?(?:à|na|em) (?:mão|máquina)|máquina de lavar\b(?! louça) :: Como lavar este produto?
care .7 :: (?:lava-louças?|máquina de lavar louça) :: Este produto pode ir à máquina de lavar louça?
weather .85 :: (?:impermeáve(?:l|is)|repelente[s]? à água|resistente[s]? à água|à prova d['e ]\s?água) :: Este produto é impermeável?
weather .55 :: (?:até|de|abaixo de) [-−–]?<n>\s?(?:°|graus) :: Para que temperaturas este produto serve?
measures .8 :: <n>\s?(?:cm|mm|m)?\s?(?:x|×|por)\s?<n>[^.;]{0,12}(?:cm|mm|m\b)|(?:dimensões|medidas)\b[^.;]*<n> :: Quais são as dimensões deste produto?
weight .74 :: pesa\b[^.;]*\d|peso\b[^.;]*<n> :: Quanto pesa este produto?
weight .72 :: (?:suporta|aguenta|carga máxima)\b[^.;]{0,30}<n>\s?kg :: Quanto peso este produto suporta?
capacity .74 :: (?:capacidade|volume|comporta|contém)\b[^.;]{0,40}<n>|<n>\s?litros\b :: Qual é a capacidade deste produto?
box .8 :: inclui\b|inclu[ií]d[oa]s?\b|acompanha\b|vem com|fornecid[oa]s? com :: O que vem com este produto?
box .6 :: montagem\b|monta-se|instalação\b|instala-se :: Como montar este produto?
contents .64 :: (sem (?:pfas|pfc|bpa|glúten|lactose|açúcar|parabenos|conservantes)) :: Este produto é {1}?
contents .6 :: vegan[oa]?s?\b :: Este produto é vegano?
material .78 :: (?:feit|fabricad|produzid|confeccionad)[oa]s? (?:de|em|com) (?!portugal|brasil|china|itália)\p{L}|100\s?% \p{L}+|(?:de|em) (?:aço|alumínio|titânio|madeira|couro|lã|algodão|poliéster|nylon|penas|carbono|silicone|borracha|bambu|plástico|vidro|latão)\b :: De que material é este produto?
use .64 :: (?:idea(?:l|is)|perfeit[oa]s?|pensad[oa]s?|projetad[oa]s?|adequad[oa]s?|recomendad[oa]s?|indicad[oa]s?|próprio) (?:para|a|ao)\b :: Para que este produto é indicado?
people .6 :: a partir d[eo]s? <n> anos :: A partir de que idade este produto é indicado?
origin .5 :: (?:fabricad|feit|produzid|costurad)[oa]s? (?:em|no|na) (?!menos|um|uma|dois)\p{L}|made in \p{L} :: Onde este produto é fabricado?
origin .5 :: certificad[oa]s?\b|certificação|oeko-tex|bluesign :: Que certificações tem este produto?
color .5 :: disponíve(?:l|is) em \p{L}+[^.;]*(?:cores|preto|branco|vermelho|azul|verde) :: Em que cores este produto está disponível?
`,
};
