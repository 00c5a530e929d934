import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts:
    'vous aimerez|pourrai(?:t|ent) vous|produits (?:similaires|associés|liés|complémentaires)|également acheté|récemment consultés',
  buying: 'ajouter (?:au|à mon|dans le) panier|acheter',
  preordering: 'précommand|precommand',
  notifying: "m[’']?(?:avertir|alerter)|préven(?:ez|ir)|rupture|épuisé",
  oldPrice: 'au lieu de|prix (?:de base|conseillé|barré|initial|public)|avant|ancien prix',
  otherAmount: String.raw`économisez|remise|livraison|frais|port|par mois|mensualités?|soit|éco-?part\w*|\d+ ?[x×](?=\s)|ht|hors taxe`,
  perUnit: 'mois',
  amountAfter: String.raw`par mois|ht\b|hors taxe`,
  currentPrice: 'maintenant|notre prix|prix',
  stockLabel: 'disponibilité|stock disponible',
  stock: {
    preorder: 'précommande|disponible (?:à partir|a partir|dès le)',
    backorder: 'en réapprovisionnement|sur commande',
    out_of_stock: 'rupture|indisponible|épuisé|plus disponible|non disponible|pas en stock',
    in_stock: String.raw`en stock|\bdisponible|expédi(?:é|ée|tion) (?:sous|le|en|dans)|derniers? (?:articles?|exemplaires?|pièces?)|plus que \d+`,
  },
  questions: 'comment|que|quand|où|quel(?:le)?s?|qui|pourquoi|puis-je|est-ce',
  phone: 'téléphone|appelez-nous',
  hours: 'lu(?:n(?:di)?)?|tous les jours',
  hoursTo: 'à',
  priceNames: 'prix',
  upTo: 'à|jusqu’à',
  stockNames: 'dispo',
  skuLabels: [
    [3, String.raw`réf(?:érence)?\.?(?: (?:produit|article))?|code (?:article|produit)`],
    [7, 'modèle'],
  ],
  oldPriceNames: 'barre',
  galleryNames: 'visuel',
};
