/** Portuguese. The product is "este produto", so that nothing has to agree with its name. */
export const pt = String.raw`
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
`;
