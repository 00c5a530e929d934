import { parsePhrasebook } from '../phrasebook.ts';

/** French. The product is "ce produit", because the gender of its name is unknown. */
export const fr = parsePhrasebook(
  `
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
compatible_devices = compatible avec, compatibilité | Avec quoi ce produit est-il compatible ?
screen_size = taille de l’écran | Quelle est la taille de l’écran ?
pockets = poches | Quelles poches a ce produit ?
shape = forme | Quelle est la forme de ce produit ?
certification = certification, norme | Quelle certification a ce produit ?
allergens = allergènes | Quels allergènes contient ce produit ?
`,
  /(?:able|ible|ant|ante|eux|euse|é|ée|if|ive|ique|vegan|végane|étanche|libre)$/iu,
);
