import type { ColumnWords } from '../column-words.ts';

export const columns: ColumnWords = {
  names: {
    title: '13 nom nom_du_produit libelle titre',
    brand: '7 marque',
    categories: '15 categorie',
    tags: '5 mots_cles',
    price: '15 prix prix_ttc',
    sale_price: '9 prix_promo',
    list_price: '16 prix_barre',
    currency: '6 devise',
    availability: '6 disponibilite disponibilité',
    in_stock: '6 en_stock',
    quantity: '15 quantite quantité',
    locale: '5 langue',
  },
  likeNames: { price: 'prix', availability: 'dispon', brand: 'marque|fabricant', title: 'nom' },
  paidPrice: 'ttc',
  options: 'taille|couleur',
  nominal: 'taille',
  yes: 'oui',
  no: 'non',
  stock: {
    preorder: 'precommande|précommande',
    out_of_stock: 'rupture|épuisé|epuise',
    in_stock: 'disponible|en stock',
  },
  status: { draft: 'brouillon' },
  startPage: 'accueil',
  rootCategory: 'accueil',
};
