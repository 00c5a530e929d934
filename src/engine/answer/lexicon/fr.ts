import type { Lexicon } from './lexicon.ts';

export const fr: Lexicon = {
  greeting: 'bonjour|salut|bonsoir|coucou|bonjour à tous',
  thanks:
    'merci|merci beaucoup|merci bien|mille mercis|ok merci|super merci|ok|d accord|entendu|compris|ça marche|tant pis|laisse tomber|pas grave|très bien',
  bye: 'au revoir|à bientôt|bonne journée|bonne soirée|bonne nuit|à plus',
  capabilities:
    'que peux-tu faire|que pouvez-vous faire|comment pouvez-vous m aider|qui es-tu|qui êtes-vous|es-tu un robot|es-tu un bot|êtes-vous un robot|êtes-vous un humain|êtes-vous une vraie personne|es-tu un humain|es-tu réel|c est un robot|est-ce que je parle à un robot|est-ce que je parle à un humain|comment t appelles-tu|ou un robot|ou un humain|aide|j ai besoin d aide|pouvez-vous m aider',
  human:
    'parler à une personne|parler à quelqu un|parler avec quelqu un|parler à un humain|parler à un conseiller|parler à un agent|vraie personne|conseiller humain|un être humain|joindre un conseiller|parler avec un humain|parler avec un conseiller|un vrai conseiller|une vraie personne|parler au service client|un être humain|un humain',
  order:
    'où est ma commande|où est mon colis|suivi de ma commande|statut de ma commande|numéro de commande|ma commande n est pas|mon colis n est pas|annuler ma commande|modifier ma commande|changer l adresse de ma commande|quand arrive ma commande|où est mon remboursement|suivre ma commande|suivre mon colis|où est ma commande|pas reçu ma commande|pas reçu mon colis|ma commande n est pas|mon colis n est pas|où en est ma commande',
  price:
    'prix|coûte|coûtent|coute|combien coûte|combien ça coûte|quel est le prix|cher|chère|en promotion|soldé*|combien vaut',
  stock:
    'en stock|disponible|disponibles|disponibilité|en rupture|rupture de stock|épuisé*|reste-t-il|de retour en stock|réapprovision*',
  variant:
    'existe en|existe-t-il en|existe-t-elle en|existent en|disponible en|en taille|dans la taille|en couleur|quelles couleurs|quelles tailles|quels coloris|autres couleurs|autres tailles|autre couleur|autre taille|guide des tailles|l avez-vous en|vous l avez en',
  policy:
    'livr*|expédi*|envoi*|envoy*|port|retour*|renvoy*|rembours*|échange*|échanger|garantie*|répar*|paiement*|payer|paie|paypal|klarna|carte*|facture*|plusieurs fois|bon d achat|bons d achat|code promo|code de réduction|réduction*|confidentialité|données personnelles|cookies|compte|mot de passe|newsletter|fidélité|magasin*|boutique*|horaire*|ouvert*|retrait|retirer|douane*|taxe*|tva|annul*|contact*|téléphone|e-mail|email|service client|suivi|suivre|emballage*|paquet cadeau|étudiant*|entreprise*|recycl*',
  compare:
    'compar*|différence*|versus|vs|mieux|meilleur*|lequel des deux|laquelle des deux|par rapport à|lequel est|laquelle est|plus * que|moins * que|plus * qu|moins * qu|plus que|moins que',
  search:
    'je cherche|cherche|montre*|montrez-moi|trouve*|j ai besoin|je veux|je voudrais|recommand*|conseill*|avez-vous|vendez-vous|acheter|cadeau pour|quelque chose pour|y a-t-il|vous avez|vous vendez',
  pronouns:
    'il|elle|ils|elles|le|la|les|lui|leur|son|sa|ses|ce|cet|cette|ces|celui-ci|celle-ci|ceux-ci|celui|celle|cela|ça|c|y|en|ce produit|cet article|les deux',
  ellipsis: 'et|et pour|et si|et en|et le|et la|et les|qu en est-il|mais|ou|aussi|alors|et sinon',
  ordinals: [
    'premier|première|le premier|la première',
    'deuxième|second|seconde|le deuxième|la deuxième',
    'troisième|le troisième|la troisième',
    'quatrième|le quatrième|la quatrième',
    'dernier|dernière|le dernier|la dernière',
  ],
  question:
    'que|quoi|qu|quel|quelle|quels|quelles|qui|quand|où|pourquoi|comment|combien|est-ce|est-il|est-elle|sont-ils|sont-elles|est|sont|a-t-il|a-t-elle|peut|peut-on|puis-je|peut-il|y a-t-il|avez-vous|lequel|laquelle',
  yesNo:
    'est-ce que|est-ce|est-il|est-elle|sont-ils|sont-elles|est|sont|a-t-il|a-t-elle|ont-ils|peut|peut-on|puis-je|peut-il|peut-elle|y a-t-il|avez-vous|acceptez-vous|livrez-vous|faites-vous|faut-il|contient-il|convient-il|fonctionne-t-il|peuvent-ils',
  when: 'quand|combien de temps|combien de jours|combien de semaines|combien de mois|jusqu à quand|quel délai|quelle année|en quelle année|à quelle heure|délai*|depuis quand|quelle date',
  where: 'où|dans quel pays|quel pays|quels pays|quelle ville|dans quelle ville',
  who: 'qui|à qui|de qui|quelle personne',
  howMany:
    'combien|quel pourcentage|quelle quantité|quel âge|quelle hauteur|quelle distance|quel poids|quel nombre',
  negation: 'pas|sans|aucun|aucune|jamais|ni|sauf|hors|non',
};
