/** Spanish. Questions avoid adjectives that follow the gender of the product's name where they can. */
export const es = String.raw`
power .7 :: (?:pilas|baterías?) (?:no )?incluidas?|sin pilas :: ¿Incluye las pilas?
power .75 :: (?:batería|autonomía|carga)\b[^.;]{0,50}<n>\s?(?:horas|h|minutos|días)\b|<n>\s?horas (?:de (?:luz|uso|autonomía|batería)|en el nivel) :: ¿Cuánto dura la batería?
power .7 :: (?:<n>|una|dos|tres|cuatro)?\s?(?:pilas? (?:aaa?|de botón|cr\d{4})|baterías? de litio) :: ¿Qué pilas necesita este producto?
power .6 :: recargable\b|se carga (?:por|con|en) :: ¿Cómo se recarga este producto?
warranty .7 :: garantía\b :: ¿Cuánto dura la garantía de este producto?
fit_with .9 :: compatible con|sustituye|se (?:enrosca|acopla|adapta) (?:en|a) (?:cualquier|todos?|todas?) :: ¿Con qué es compatible este producto?
size .66 :: talla\p{L}* (?:grande|pequeñ\p{L}+|normal)|entre dos tallas|guía de tallas|horma (?:ancha|estrecha|normal) :: ¿Qué talla debo elegir?
care .72 :: (?:lavar|lávese|lavado) (?:solo |sólo |siempre )?(?:a mano|a máquina|en frío|por separado)|lavadora :: ¿Cómo se lava este producto?; ¿Se puede lavar a máquina?
care .7 :: (?:apto para (?:el )?)?lavavajillas :: ¿Se puede meter en el lavavajillas?
care .6 :: (?:limpi|encer|impermeabiliz)\p{L}+ (?:con|cada|después|tras|bien)|secadora :: ¿Cómo se cuida este producto?
weather .85 :: (?:membrana |totalmente |no es )?(impermeable|resistente al agua|repelente al agua) :: ¿Es impermeable este producto?; ¿Resiste el agua este producto?
weather .6 :: cortavientos|antiviento :: ¿Protege del viento este producto?
weather .55 :: (?:hasta|desde|a|bajo) [-−–]?<n>\s?(?:°|grados) :: ¿Para qué temperaturas sirve este producto?
measures .8 :: <n>\s?(?:cm|mm|m)?\s?(?:x|×|por)\s?<n>[^.;]{0,12}(?:cm|mm|m\b)|(?:medidas|dimensiones)\b[^.;]*<n> :: ¿Qué medidas tiene este producto?
weight .74 :: pesa\b[^.;]*\d|peso\b[^.;]*<n> :: ¿Cuánto pesa este producto?
weight .72 :: (?:soporta|aguanta|carga máxima|carga)\b[^.;]{0,30}<n>\s?kg :: ¿Cuánto peso soporta este producto?
capacity .74 :: (?:capacidad|caben?|admite|volumen)\b[^.;]{0,40}(?:<n>|un|una|dos|tres)|<n>\s?litros\b :: ¿Qué capacidad tiene este producto?; ¿Qué cabe dentro?
box .8 :: incluye\b|incluid[oa]s?\b|contenido del|se suministra con|viene con :: ¿Qué incluye este producto?
box .6 :: (?:se )?mont(?:a|ar|aje)\b|instalación|se instala :: ¿Cómo se monta este producto?
contents .64 :: (sin (?:pfas|pfc|bpa|gluten|lactosa|azúcar\p{L}*|conservantes|palma)) :: ¿Es un producto {1}?
contents .6 :: (vegan[oa]|vegetarian[oa]|biodegradable|reciclable)\b :: ¿Es un producto vegano?
material .78 :: (?:hech[oa]s?|fabricad[oa]s?|confeccionad[oa]s?|cortad[oa]s?|tejid[oa]s?) (?:de|en|con) (?!portugal|españa|china|italia)\p{L}|100\s?% \p{L}+|de (?:acero|aluminio|titanio|madera|piel|cuero|lana|algodón|poliéster|nailon|plumón|carbono|silicona|lona|goma|bambú|fibra hueca|espuma)\b :: ¿De qué material es este producto?
use .64 :: (?:ideal|perfect[oa]|pensad[oa]s?|diseñad[oa]s?|apt[oa]s?|adecuad[oa]s?|recomendad[oa]s?|indicad[oa]s?|útil|hech[oa]s?|suficiente) (?:solo |incluso )?(?:para|en|sobre)\b|^para \p{L}+ :: ¿Para qué es adecuado este producto?
people .6 :: (?:a partir de|desde) (?:los )?<n> años|para niños de :: ¿A partir de qué edad se recomienda este producto?
use .5 :: (?:se puede (?:ajustar|regular)|(?:longitud|altura|espalda) (?:ajustable|regulable)) :: ¿Se puede ajustar este producto?
origin .5 :: (?:fabricad[oa]|hech[oa]|cosid[oa]|producid[oa]|made) (?:en|in) (?!casa|mano|un|una|dos)\p{L} :: ¿Dónde se fabrica este producto?
performance .55 :: silencios[oa]\b|decibelios :: ¿Hace ruido este producto?
origin .5 :: certificad[oa]\b|certificación|norma en <n>|oeko-tex|bluesign :: ¿Qué certificaciones tiene este producto?
color .5 :: disponible en \p{L}+[^.;]*(?:colores|negro|blanco|rojo|azul|verde) :: ¿En qué colores está disponible este producto?
`;
