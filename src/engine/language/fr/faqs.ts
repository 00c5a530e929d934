import type { FaqWords } from '../faq-words.ts';

/** The product is "ce produit", because the gender of its name is unknown. The product is "ce produit", so that nothing has to agree with its name. */
export const faqs: FaqWords = {
  phrasebook: `
@product = ce produit
@is = Ce produit est-il {label} ?
@sizes = Dans quelles tailles ce produit existe-t-il ?; Quelles tailles y a-t-il ?
@colors = Dans quelles couleurs ce produit existe-t-il ?; Quelles couleurs y a-t-il ?
@options = Quel choix y a-t-il pour « {label} » ?
@price = Combien coûte ce produit ?
@stock = Ce produit est-il en stock ?
@returns = Puis-je retourner ce produit ?; Combien de temps ai-je pour retourner un article ?
@return_cost = Le retour est-il gratuit ?; Qui paie les frais de retour ?
@delivery_time = Quel est le délai de livraison ?; Combien de temps prend la livraison ?
@shipping_cost = Combien coûte la livraison ?; La livraison est-elle gratuite ?
@warranty = Combien de temps dure la garantie ?
@exchange = Puis-je échanger ce produit contre une autre taille ?
@size_guide = Quelle taille choisir ?; Comment trouver ma taille ?
@payment = Quels moyens de paiement acceptez-vous ?; Comment puis-je payer ?
@repair = Ce produit peut-il être réparé ?
@pickup = Puis-je retirer ma commande en magasin ?
weight = poids, poids net | Combien pèse ce produit ?; Quel est le poids de ce produit ?
material = matériau, matière, composition | En quelle matière est ce produit ?; De quel matériau est fait ce produit ?
outer_material = matière extérieure | Quelle est la matière extérieure ?
inner_material = doublure | Quelle est la doublure de ce produit ?
sole_material = semelle | Quelle semelle a ce produit ?
dimensions = dimensions | Quelles sont les dimensions de ce produit ?
length = longueur | Quelle est la longueur de ce produit ?
width = largeur | Quelle est la largeur de ce produit ?
height = hauteur | Quelle est la hauteur de ce produit ?
thickness = épaisseur | Quelle est l’épaisseur de ce produit ?
packed_size = taille pliée | Quelle est la taille pliée ?
capacity = volume, capacité, contenance | Quel est le volume de ce produit ?; Quelle est la capacité de ce produit ?
seating_capacity = nombre de personnes | Pour combien de personnes est ce produit ?
maximum_load = charge maximale | Quelle est la charge maximale ?
fit = coupe | Quelle est la coupe de ce produit ?
color = couleur | De quelle couleur est ce produit ?
gender = genre, sexe | Ce produit est-il pour hommes ou femmes ?; Pour quel genre est ce produit ?
age_range = âge, tranche d’âge | Pour quel âge est ce produit ?
season = saison | Pour quelle saison est ce produit ?
insulation = isolation | Quelle est l’isolation de ce produit ?
waterproof = imperméable, étanche | Ce produit est-il imperméable ?
care = entretien, conseils d’entretien | Comment entretenir ce produit ?; Quels sont les conseils d’entretien ?
country_of_origin = pays d’origine, pays de fabrication | Où ce produit est-il fabriqué ?; Quel est le pays d’origine ?
warranty = garantie | Combien de temps ce produit est-il garanti ?; Quelle est la garantie ?
included_components = contenu, fourni avec, contenu de la boîte | Que contient la boîte ?; Quel est le contenu ?
pack_quantity = nombre de pièces | Combien de pièces y a-t-il par paquet ?
power_source = alimentation | Quelle est l’alimentation de ce produit ?
battery_life = autonomie | Quelle est l’autonomie de la batterie ?
battery_type = type de batterie | Quel est le type de batterie ?
charging_time = temps de charge | Quel est le temps de charge ?
wattage = puissance | Quelle est la puissance de ce produit ?
suction_power = aspiration | Quelle est la puissance d'aspiration de ce produit ?
compatible_devices = compatible avec, compatibilité | Avec quoi ce produit est-il compatible ?
screen_size = taille de l’écran | Quelle est la taille de l’écran ?
pockets = poches | Quelles poches a ce produit ?
shape = forme | Quelle est la forme de ce produit ?
certification = certification, norme | Quelle certification a ce produit ?
allergens = allergènes | Quels allergènes contient ce produit ?
`,
  qualities: /(?:able|ible|ant|ante|eux|euse|é|ée|if|ive|ique|vegan|végane|étanche|libre)$/iu,
  cues: String.raw`
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
`,
};
