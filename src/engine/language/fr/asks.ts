import type { AskingWords } from '../asking-words.ts';

export const asks: AskingWords = {
  inflected: true,
  shows: {
    greeting:
      'bonjour|salut|bonsoir|coucou|bonjour à tous|bonjour à vous|hello|bjr|slt|cc|rebonjour|hey|yo|bonjour madame|bonjour monsieur|hello à tous',
    thanks:
      'merci|merci beaucoup|merci bien|mille mercis|super merci|merci à vous|merci pour tout|un grand merci|je vous remercie|mrc|mci|thanks|merki|remerciements',
    acknowledged:
      'ok|d accord|entendu|compris|ça marche|tant pis|laisse tomber|pas grave|très bien|okay|dac|dacc|daccord|c est noté|noté|je vois|parfait|c est tout|ce sera tout|c est bon|non merci|ça ira|je comprends|pas de souci|pas de soucis',
    bye: 'au revoir|à bientôt|bonne journée|bonne soirée|bonne nuit|à plus|à plus tard|ciao|tchao|bye|adieu|à la prochaine|bonne fin de journée|bon week-end|bon weekend|bonne continuation|bonne journée à vous|à demain|à tout à l heure',
    range:
      'vous vendez quoi|que vendez-vous|que vendez vous|qu est-ce que vous vendez|qu est ce que vous vendez|vous avez quoi|vous proposez quoi|que proposez-vous|que proposez vous|quels produits|quel genre de produits|c est quoi vos produits|votre gamme',
    rangeBeside:
      'ici|dans votre boutique|au juste|exactement|avez-vous|avez vous|vendez-vous|vendez vous|vous avez|vous vendez',
    capabilities:
      'que peux-tu faire|que pouvez-vous faire|comment pouvez-vous m aider|qui es-tu|qui êtes-vous|comment t appelles-tu|aide|j ai besoin d aide|pouvez-vous m aider',
    human:
      'parler à une personne|parler à quelqu un|parler avec quelqu un|parler à un conseiller|parler à un agent|vraie personne|conseiller humain|un être humain|joindre un conseiller|parler avec un conseiller|un vrai conseiller|parler au service client|un humain',
    order:
      'où est ma commande|où est mon colis|suivi de ma commande|statut de ma commande|numéro de commande|ma commande n est pas|mon colis n est pas|annuler ma commande|modifier ma commande|changer l adresse de ma commande|quand arrive ma commande|où est mon remboursement|suivre ma commande|suivre mon colis|pas reçu ma commande|pas reçu mon colis|où en est ma commande',
    price:
      'prix|coûte|coûtent|coute|combien ça coûte|quel est le prix|cher|chère|en promotion|soldé*|combien vaut',
    stock:
      'en stock|disponible|disponibles|disponibilité|en rupture|rupture de stock|épuisé*|reste-t-il|de retour en stock|réapprovision*',
    variant:
      'existe-t-il en|existe-t-elle en|existent en|disponible en|dans la taille|quels coloris|autres couleurs|guide des tailles|l avez-vous en',
    policy:
      'livr*|expédi*|envoi*|envoy*|port|retour*|renvoy*|rembours*|échange*|garantie*|répar*|paiement*|payer|paie|paypal|klarna|carte*|facture*|plusieurs fois|bon d achat|bons d achat|code promo|réduction*|confidentialité|données personnelles|cookies|compte|mot de passe|newsletter|fidélité|magasin*|boutique*|horaire*|ouvert*|retrait|retirer|douane*|taxe*|tva|annul*|contact*|téléphone|e-mail|email|service client|suivi|suivre|emballage*|paquet cadeau|étudiant*|entreprise*|recycl*',
    compare:
      'différence|différences|compar*|différence*|versus|vs|mieux|meilleur*|lequel des deux|laquelle des deux|par rapport à|lequel est|laquelle est|plus * que|moins * que|plus * qu|moins * qu|plus que|moins que',
    search:
      'cherche|montre*|montrez-moi|trouve*|j ai besoin|je veux|je voudrais|recommand*|conseill*|avez-vous|vendez-vous|acheter|cadeau pour|quelque chose pour|y a-t-il|vous avez|vous vendez',
    pronouns:
      'il|elle|ils|elles|le|la|les|lui|leur|son|sa|ses|ce|cet|cette|ces|celui-ci|celle-ci|ceux-ci|celui|celle|cela|ça|c|y|en|ce produit|cet article|les deux',
    ellipsis: 'et|qu en est-il|mais|ou|aussi|alors|et sinon',
    ordinals: 'première|deuxième|second|seconde|troisième|quatrième|dernière',
    question:
      'que|quoi|qu|quel|quelle|quels|quelles|qui|quand|où|pourquoi|comment|combien|est|sont|a-t-il|a-t-elle|peut|puis-je|avez-vous|lequel|laquelle',
    yesNo:
      'est|sont|a-t-il|a-t-elle|ont-ils|peut|puis-je|y a-t-il|avez-vous|acceptez-vous|livrez-vous|faites-vous|faut-il|contient-il|convient-il|fonctionne-t-il|peuvent-ils',
    when: 'quand|combien de temps|combien de jours|combien de semaines|combien de mois|jusqu à quand|quel délai|quelle année|en quelle année|à quelle heure|délai*|depuis quand|quelle date',
    where: 'où|dans quel pays|quel pays|quels pays|quelle ville|dans quelle ville',
    who: 'qui|quelle personne',
    howMany:
      'combien|quel pourcentage|quelle quantité|quel âge|quelle hauteur|quelle distance|quel poids|quel nombre',
    negation: 'pas|sans|aucun|aucune|jamais|ni|sauf|hors|non',
  },
  asksFor: {
    money: 'coût|coûte|coûtent|prix|frais|tarif|tarifs|caution',
    phone: 'téléphone',
    email: 'e-mail|email|adresse mail|courriel',
    hours: 'horaire*|ouvert*|délai*',
  },
  holds: {
    time: 'jour|semaine|mois|an|heure',
    number: 'deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze',
    moneyWord: String.raw`gratuit\w*`,
  },
  why: 'pourquoi',
  complaint:
    'tu es nul|vous êtes nul|inutile|stupide|idiot|tu ne sers à rien|ça ne sert à rien|pas utile|quel service nul|ridicule|tu ne comprends rien|c est faux|merde|putain|je suis en colère|me plaindre|une réclamation|porter plainte|vous êtes des voleurs|bande de voleurs|escrocs|arnaqueurs|menteurs|honte à vous|vous devriez avoir honte|incapables|imbécile*|connard*',
  reaching: 'vous joindre|vous contacter|vous appeler|vous écrire|prendre contact',
  cheaper: 'moins cher*|plus cher*|coûte moins|coûte plus',
  contact:
    'téléphone|numéro de téléphone|votre numéro|votre numéro de téléphone|tél|tel|mail|e-mail|email|adresse mail|votre mail|courriel|contact|contacter|service client|whatsapp',
  asking:
    'combien de temps|combien|à quelle fréquence|quel genre|quel type|quelle sorte|que se passe-t-il si|y a-t-il|est-ce que|avez-vous|proposez-vous|dites-moi|s il vous plaît',
  placeholders:
    'svp stp jai cest ya quest quelque chose quelqu chose choses besoin veux voudrais savoir trouver produit produits article articles politique puis peux peut pouvez pouvons pourrais pourrait',
  everyday: `déjà encore juste peut-être vraiment simplement exactement vite bientôt maintenant aujourd'hui hier demain
actuellement récemment immédiatement probablement normalement possible ensuite après toujours jamais assez peu trois
deux premier prochain dernier acheté acheter reçu recevoir habite vivre rester voulais essayer essayé arrive passé
commencer attendre attendu pense crois espère dis dit demander appeler signifie regarder vient venir va aller allé
mettre prendre pris faire fait laisser utiliser utilise fonctionne semble ami amie frère sœur mère père femme mari
fils fille parents famille propre manière cas exemple demi soir endroit maison porte partie raison bon meilleur
beau mauvais grand petit nouveau vieux court différent sûr correct entier plein total maximum minimum haut bas aussi
voiture option options problème détails information décider décidé permis dure durent`,
  pronounUse: {
    articles: 'le la les en',
    demonstrative: 'ce cet cette ces',
    idle: 'y a t il|y a-t-il|il y a|est-il possible|qu est-ce|c est-à-dire|est ce que|est-ce que|ce que|ce qui|s il vous plaît',
  },
  synonyms: `
livraison, expédition, envoi, livrer, expédier, port
retour, retourner, renvoyer
remboursement, rembourser, argent
échange, échanger
coût, prix, frais, coûte, tarif
payer, paiement
colis, paquet
magasin, magasins, boutique
horaires, ouvert, ouverture
téléphone, appeler
email, courriel
contact, contacter, joindre
laver, nettoyer, lavage
réparation, réparer
cassé, abîmé, défectueux
garantie, garanties
bon, code, coupon
réduction, remise
facture, reçu
supprimer, effacer
douane, douanes, importation
étranger, international
retirer, retrait
chaussures, bottes
vêtements, vêtement
louer, location
recycler, recyclage
acheter, achat
fabriqué, produit, cousu
annuler, annulation
sécher, séchage
`,
  attributes: `
brand = marque | marque
manufacturer = fabricant | fabricant
color = couleur, coloris | couleur
material = matière, matériau, composition, tissu | matière
outer_material = matière extérieure, tige | matière extérieure
inner_material = doublure | doublure
sole_material = semelle | semelle
filling = garnissage, rembourrage | garnissage
insulation = isolation | isolation
weight = poids | poids
maximum_load = charge maximale, poids maximal | charge maximale
dimensions = dimensions, mesures, taille en cm | dimensions
length = longueur | longueur
width = largeur | largeur
height = hauteur | hauteur
thickness = épaisseur | épaisseur
diameter = diamètre | diamètre
size = taille, pointure | taille
fit = coupe | coupe
closure = fermeture | fermeture
hood = capuche | capuche
pockets = poches | poches
season = saison | saison
gender = genre | genre
age_range = âge, tranche d'âge | âge
care = entretien, conseils d'entretien | entretien
machine_washable = lavable en machine, lavable | lavable en machine
dishwasher_safe = compatible lave-vaisselle | compatible lave-vaisselle
waterproof = imperméable, étanche | imperméable
water_repellent = déperlant | déperlant
water_column = colonne d'eau | colonne d'eau
windproof = coupe-vent | coupe-vent
breathability = respirabilité, respirant | respirant
capacity = volume, capacité, contenance | volume
seating_capacity = nombre de personnes, capacité personnes | nombre de personnes
pack_quantity = quantité, pièces par lot | quantité
included_components = inclus, contenu | inclus
battery_type = type de batterie, pile | type de batterie
battery_life = autonomie | autonomie
charging_time = temps de charge | temps de charge
charging_port = port de charge | port de charge
wattage = puissance | puissance
brightness = luminosité | luminosité
screen_size = taille de l'écran | taille de l'écran
memory = mémoire, ram | mémoire
storage = stockage, disque dur | stockage
connectivity = connectivité | connectivité
compatible_devices = compatible avec | compatible avec
country_of_origin = pays d'origine, fabriqué en | pays d'origine
warranty = garantie | garantie
vegan = végan | végan
ingredients = ingrédients | ingrédients
allergens = allergènes | allergènes
certification = certification, norme | certification
temperature_comfort = température de confort | température de confort
packed_size = dimensions pliées, taille pliée | taille pliée
setup_time = temps de montage | temps de montage
rating = avis, note | note
insulated_hot = garde au chaud, isolation chaud | garde au chaud
insulated_cold = garde au froid, isolation froid | garde au froid
laptop_size = compartiment ordinateur, taille ordinateur | compartiment ordinateur
shape = forme | forme
adjustable = réglable, ajustable | réglable
removable = amovible | amovible
portable = pliable, pliant | pliable
assembly_required = montage, assemblage requis | montage
installation = fixation, installation | fixation
power_source = alimentation, source d'énergie | alimentation
rechargeable = rechargeable | rechargeable
plug_type = prise, type de prise | prise
noise_level = niveau sonore, bruit | niveau sonore
suction_power = puissance d'aspiration, aspiration | puissance d'aspiration
cable_length = longueur du câble | longueur du câble
ports = ports, prises | ports
camera = caméra, appareil photo | caméra
flavor = goût, saveur, parfum | goût
scent = odeur, senteur | odeur
skin_type = type de peau | type de peau
skill_level = niveau | niveau
room_type = pièce | pièce
weather_resistant = résistant aux intempéries, usage extérieur | usage extérieur
hardness = fermeté | fermeté
microwave_safe = compatible micro-ondes | compatible micro-ondes
oven_safe = compatible four | compatible four
induction = compatible induction | compatible induction
language = langue | langue
wheels = roues, roulettes | roulettes
lock = serrure, cadenas | serrure
lid = couvercle | couvercle
heel_height = hauteur du talon, talon | talon
`,
};
