import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts:
    'relacionad[oa]s|también (?:te|le) puede|otros clientes|te puede (?:gustar|interesar)|completa tu',
  buying: 'añadir (?:al|a la) (?:carrito|cesta|bolsa)|agregar al carrito|comprar',
  preordering: 'reservar',
  notifying: 'avísame|agotado',
  oldPrice: 'antes|pvpr|pvp recomendado|precio (?:anterior|original|recomendado|antiguo)',
  otherAmount: String.raw`ahorr\w+|descuento|envío|al mes|cuotas?|meses|sin iva`,
  perUnit: 'mes',
  amountAfter: 'al mes',
  currentPrice: 'ahora|nuestro precio|oferta|precio',
  stockLabel: 'disponibilidad',
  stock: {
    preorder: String.raw`próximamente|preventa|reserva(?:r)?\b`,
    backorder: 'bajo pedido',
    out_of_stock: 'agotad[oa]|sin (?:stock|existencias)|no disponible|fuera de stock',
    in_stock: String.raw`últim[oa]s (?:unidades|piezas)|hay existencias|quedan \d+`,
  },
  questions: 'cómo|qué|cuándo|dónde|cuál(?:es)?|quién|por qué|puedo',
  phone: 'teléfono|llámanos',
  hours: 'lu(?:n(?:es)?)?|todos los días',
  hoursTo: 'a',
  priceNames: 'precio',
  upTo: 'a|al',
  none: 'sin',
  skuLabels: [
    [3, String.raw`ref(?:erenc(?:ia|e)|erência)?\.?(?: (?:del )?(?:producto|artículo|produto))?`],
    [4, 'código(?: (?:del? )?(?:producto|artículo|produto))?|sku del producto'],
  ],
  oldPriceNames: 'anterior|antiguo',
  otherProductNames: 'relacionad',
};
