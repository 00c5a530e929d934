/** Italian. The product is "questo prodotto", so that nothing has to agree with its name. */
export const it = String.raw`
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
`;
