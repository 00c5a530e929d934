import { parsePhrasebook } from '../phrasebook.ts';

/** Portuguese. The product is "este produto", because the gender of its name is unknown. */
export const pt = parsePhrasebook(
  `
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
  /(?:ável|ível|ante|ente|ado|ada|oso|osa|vegano|vegana|elástico)$/iu,
);
