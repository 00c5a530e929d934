import type { Availability } from '../../catalog/product.ts';

/** What pages say of stock, what is not there before what is: "not available" holds "available". */
const stockLines: readonly (readonly [RegExp, Availability])[] = [
  [
    /pre-?order|vorbestell|erscheint am|verfügbar ab (?:dem )?\d|lieferbar ab (?:dem )?\d|available (?:from|on) \w+ \d|ships? (?:from|on) \w+ \d|coming soon|demnächst|précommande|disponible (?:à partir|a partir|dès le)|próximamente|preventa|reserva(?:r)?\b|prenota|in arrivo|verwacht op|pré-venda|przedsprzedaż|予約(?:受付|販売)|入荷予定/iu,
    'preorder',
  ],
  [
    /back-?order|nachbestellt|wird (?:für sie )?(?:nach)?bestellt|made to order|special order|en réapprovisionnement|sur commande|bajo pedido|su ordinazione|nabestelling|na zamówienie|お取り寄せ/iu,
    'backorder',
  ],
  [
    /discontinued|no longer (?:available|sold|made)|eingestellt|nicht mehr (?:verfügbar|lieferbar|erhältlich)|(?:out|sold)[\s-]?(?:of[\s-])?(?:stock|out)|currently unavailable|temporarily unavailable|not (?:currently )?(?:available|in stock)|\bunavailable|ausverkauft|vergriffen|nicht (?:auf lager|vorrätig|verfügbar|lieferbar|vorhanden)|rupture|indisponible|épuisé|plus disponible|non disponible|pas en stock|agotad[oa]|sin (?:stock|existencias)|no disponible|fuera de stock|esaurit[oa]|non (?:è )?disponibile|terminato|uitverkocht|niet (?:op voorraad|leverbaar|beschikbaar)|esgotado|indisponível|sem estoque|fora de estoque|niedostępn|brak w magazynie|wyprzedan|slutsåld|ej i lager|udsolgt|utsolgt|ikke på lager|loppu|vyprodáno|není skladem|elfogyott|nincs raktáron|stoc epuizat|tükendi|stokta yok|нет в наличии|распродан|εξαντλ|μη διαθέσιμο|在庫切れ|在庫なし|売り切れ|売切|品切れ|完売|缺货|售罄|无货|無貨|품절|일시품절|غير متوفر|אזל/iu,
    'out_of_stock',
  ],
  [
    /in[\s-]?stock|left in stock|low stock|only \d+ left|\d+ left\b|\d\s+available|\bavailable\b|ships? (?:today|tomorrow|within|in \d|same|now)|usually ships|ready to ship|auf lager|vorrätig|(?:sofort|kurzfristig|wieder)? ?(?:verfügbar|lieferbar)|nur noch \d+|versandfertig|lieferzeit\s*:?\s*(?:ca\.? ?)?\d|en stock|\bdisponible|expédi(?:é|ée|tion) (?:sous|le|en|dans)|derniers? (?:articles?|exemplaires?|pièces?)|plus que \d+|últim[oa]s (?:unidades|piezas)|hay existencias|quedan \d+|disponibil|immediata|ultim[ie] (?:\d+ )?(?:pezzi|pezzo)|op voorraad|leverbaar|morgen in huis|\bbesteld,|em estoque|disponível|últimas unidades|dostępn|w magazynie|na stanie|wysyłka w|i lager|på lager|varastossa|skladem|raktáron|în stoc|stokta|в наличии|διαθέσιμο|在庫(?:あり|有|\s*[::]?\s*\d)|残り\s?\d|即納|有货|现货|재고 있음|متوفر|במלאי/iu,
    'in_stock',
  ],
];

/** What one line of a page says of a product's stock in any of the languages; `undefined` when it says nothing of it. */
export function stockOfLine(line: string): Availability | undefined {
  const found = stockLines.find(([pattern]) => pattern.test(line))?.[1];
  return found === 'in_stock' && /\b0 (?:in stock|available|left)/i.test(line) ? 'out_of_stock' : found;
}
