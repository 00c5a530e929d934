/** French. The product is "ce produit", so that nothing has to agree with its name. */
export const fr = String.raw`
power .7 :: (?:piles?|batteries?) (?:non )?(?:incluses?|fournies?) :: Les piles sont-elles fournies ?
power .75 :: (?:batterie|autonomie|charge)\b[^.;]{0,50}<n>\s?(?:heures|h|minutes|jours)\b :: Quelle est l'autonomie de ce produit ?
power .7 :: (?:<n>|une|deux|trois|quatre)?\s?piles? (?:aaa?|lr\d+|cr\d{4}|bouton) :: Quelles piles faut-il pour ce produit ?
warranty .7 :: garanties?\b(?! de) :: Quelle est la durée de la garantie ?
fit_with .9 :: compatibles? avec|remplace\b|s'adapte (?:à|aux|sur) :: Avec quoi ce produit est-il compatible ?
size .66 :: taille (?:grand|petit|normalement)|entre deux tailles|guide des tailles :: Quelle taille choisir ?
care .72 :: (?:lav(?:able|er|age)|passe) (?:uniquement )?(?:en|à la|à) (?:machine|main)|lave-linge :: Comment laver ce produit ?
care .7 :: lave-vaisselle :: Ce produit passe-t-il au lave-vaisselle ?
care .6 :: (?:nettoyer|entretien|essuyer|cirer) (?:avec|à|:|après|régulièrement) :: Comment entretenir ce produit ?
weather .85 :: (?:imperméables?|étanches?|déperlante?s?|résistante?s? à l'eau)\b :: Ce produit est-il imperméable ?
weather .55 :: (?:jusqu'à|de|dès) [-−–]?<n>\s?(?:°|degrés) :: Pour quelles températures ce produit convient-il ?
measures .8 :: <n>\s?(?:cm|mm|m)?\s?(?:x|×|sur)\s?<n>[^.;]{0,12}(?:cm|mm|m\b)|dimensions\b[^.;]*<n> :: Quelles sont les dimensions de ce produit ?
weight .74 :: pèse\b[^.;]*\d|poids\b[^.;]*<n> :: Combien pèse ce produit ?
weight .72 :: (?:supporte|charge maximale|capacité de charge)\b[^.;]{0,30}<n>\s?kg :: Quelle charge ce produit supporte-t-il ?
capacity .74 :: (?:capacité|contenance|volume|contient)\b[^.;]{0,40}<n>|<n>\s?litres\b :: Quelle est la contenance de ce produit ?
box .8 :: (?:livré|fourni|vendu)e?s? avec|comprend\b|inclus(?:es?)?\b|contenu (?:du|de la|de l') :: Qu'est-ce qui est inclus avec ce produit ?
box .6 :: montage\b|se monte|assemblage|installation\b|s'installe :: Comment se monte ce produit ?
contents .64 :: (sans (?:pfas|pfc|bpa|gluten|lactose|sucres?|parabènes?|conservateurs?)) :: Ce produit est-il {1} ?
contents .6 :: végane?s?\b|végétalien\p{L}* :: Ce produit est-il végan ?
material .78 :: (?:fabriqué|confectionné|composé|fait|tissé)e?s? (?:en|de|d'|avec) (?!france|chine|europe|italie|portugal)\p{L}|100\s?% \p{L}+|en (?:acier|aluminium|titane|bois|cuir|laine|coton|polyester|nylon|duvet|carbone|silicone|caoutchouc|bambou|plastique|verre|laiton)\b :: En quelle matière est ce produit ?
use .64 :: (?:idéal|parfait|conçu|pensé|adapté|recommandé|prévu|destiné)e?s? (?:pour|à|aux|au)\b|convient (?:pour|à|aux|au)\b :: Pour quel usage ce produit convient-il ?
people .6 :: (?:à partir de|dès) <n> ans :: À partir de quel âge ce produit convient-il ?
origin .5 :: (?:fabriqué|cousu|produit|made)e?s? (?:en|au|aux|in) (?!moins|une|un|deux)\p{L} :: Où ce produit est-il fabriqué ?
performance .55 :: silencieu(?:x|se)\b|décibels :: Ce produit est-il silencieux ?
origin .5 :: certifié\p{L}*|certification|norme en <n>|oeko-tex|bluesign :: Quelles sont les certifications de ce produit ?
color .5 :: disponible en \p{L}+[^.;]*(?:couleurs|coloris|noir|blanc|rouge|bleu|vert) :: En quelles couleurs ce produit est-il disponible ?
`;
