/**
 * What shops write around a product, by meaning: labels, buttons and headings of the languages of the product. Patterns are
 * tried on single short lines, so they name what is said and not how sentences are built.
 */

/** Heads of lists of other products. */
export const otherProducts =
  /you (?:may|might|could)(?: also)? (?:like|love|need|want)|also (?:like|bought|viewed|purchased|consider)|related (?:products|items)|similar (?:products|items)|recommended|recently viewed|best ?sellers|bought together|complete (?:the|your)|goes well|pairs well|more from|compare with|sponsored|featured products|ähnliche (?:produkte|artikel)|kunden (?:kauften|sahen|haben)|passend dazu|dazu passt|zubehör|das könnte (?:ihnen|dir)|empfehlungen|zuletzt angesehen|angebot der woche|vous aimerez|pourrai(?:t|ent) vous|produits (?:similaires|associés|liés|complémentaires)|également acheté|récemment consultés|relacionad[oa]s|también (?:te|le) puede|otros clientes|te puede (?:gustar|interesar)|completa tu|correlati|potrebbe(?:ro)? (?:piacer|interessar)|prodotti simili|anderen (?:bekeken|kochten)|gerelateerd|vergelijkbare|misschien ook|ook interessant|relacionados|você também|podob\w+ produkt|inni klienci|polecane|andra (?:köpte|tittade)|liknande|andre (?:kjøpte|købte)|benzer ürünler|похожие|с этим товаром|おすすめ|関連|この商品を|相关|推荐|관련 상품/iu;

/** Buttons that put the thing into a basket or buy it. */
export const buying =
  /add(?:ed)? to (?:shopping )?(?:cart|bag|basket|trolley)|buy (?:it )?now|add to order|order now|purchase|in (?:den|die|meinen) (?:\p{L}+ )?(?:warenkorb|einkaufswagen|einkaufstasche)|jetzt (?:kaufen|bestellen)|kaufen$|añadir (?:al|a la) (?:carrito|cesta|bolsa)|agregar al carrito|comprar|ajouter (?:au|à mon|dans le) panier|acheter|aggiungi (?:al|alla) (?:carrello|borsa|cesta)|acquista|in (?:de |mijn )?winkel(?:wagen|mand|mandje)|bestellen|(?:adicionar|adicione) (?:ao|à) (?:carrinho|sacola)|dodaj do koszyka|do koszyka|kup teraz|sepete ekle|в корзину|купить|lägg i (?:varukorg|kundvagn)|köp$|læg i kurv|legg i handlekurv|lisää ostoskoriin|v košíku|do košíku|kosárba|adaugă în coș|στο καλάθι|カートに(?:入れる|追加)|購入(?:する|手続き)|加入购物车|加入購物車|立即购买|장바구니|أضف إلى|הוסף לסל/iu;

/** Buttons of a thing that can be ordered before it is there. */
export const preordering =
  /pre-?order|vorbestell|précommand|precommand|reservar|preordin|prenota|pre-?bestel|予約/iu;

/** Buttons of a thing that is not there. */
export const notifying =
  /notify me|email (?:me )?when|back in stock|sold out|out of stock|unavailable|wait ?list|benachrichtig|ausverkauft|nicht verfügbar|m[’']?(?:avertir|alerter)|préven(?:ez|ir)|rupture|épuisé|avísame|agotado|avvisami|esaurito|mail mij|uitverkocht|houd me op de hoogte|powiadom|avise-me|esgotado|tükendi|haber ver|сообщить о|再入荷|売り切れ|在庫切れ|品切れ|到货通知|缺货|품절/iu;

/** Words before or after an amount that is no longer asked, or that somebody else asks. */
export const oldPrice =
  /\b(?:was|were|before|old price|regular(?: price)?|reg\.?|list(?: price)?|retail(?: price)?|original(?:ly)?(?: price)?(?: was)?|msrp|rrp|compare(?:d)?(?: at)?|usually|typical price|previous(?:ly)?|statt|früher|bisher(?:iger)?|vorher|alter preis|uvp|unverb\w*|listenpreis|ursprünglich|normalpreis|au lieu de|prix (?:de base|conseillé|barré|initial|public)|avant|ancien prix|antes|pvpr|pvp recomendado|precio (?:anterior|original|recomendado|antiguo)|prezzo (?:di listino|originale|precedente|consigliato)|listino|anziché|invece di|prima|van|adviesprijs|oude prijs|normaal|preço (?:antigo|original)|de:|było|poprzednia cena|najniższa cena|ord\.?(?:inarie)? pris|rek\.? pris|tidligere|före|før)\s*:?\s*$|(?:定価|通常価格|希望小売価格|メーカー価格|原价|市场价|原價)\s*[::]?\s*$|старая цена\s*:?\s*$/iu;

/** Words beside an amount that is not the price of the thing: savings, delivery, instalments, taxes, points, quantities. */
export const otherAmount =
  /\b(?:save|you save|saving|discount|off\b|coupon|shipping|delivery|postage|free (?:shipping|delivery|returns)|orders? (?:over|above|of)|spend|per month|monthly|\/\s?mo(?:nth)?\b|instal?ments?|payments? of|deposit|ex(?:cl)?\.? ?(?:tax|vat)|tax|points|gift|trade-in|starting bid|minimum order|buy \d+|\d+ or more|sparen|ersparnis|gespart|versand\w*|lieferung|rabatt|monatlich|im monat|mtl|rate|raten|anzahlung|grundpreis|pfand|netto|exkl|zzgl|bestellwert|économisez|remise|livraison|frais|port|par mois|mensualités?|soit|éco-?part\w*|\d+ ?[x×](?=\s)|ht|hors taxe|ahorr\w+|descuento|envío|al mes|cuotas?|meses|sin iva|risparmi\w*|sconto|spedizione|al mese|rate da|bespaar|korting|verzend\w*|per maand|termijnen|delen|excl|statiegeld|economize|frete|parcelas|vezes|oszczędzasz|dostaw\w+|rat|spara|frakt|moms|delbetala)\b|送料|ポイント|税抜|割引|以上|运费|積分/iu;

/** Words right after an amount that is not the price of the thing. */
export const otherAmountAfter =
  /^\s*(?:€|\$|£|EUR|kr|zł)?\*?\s*(?:\/\s?(?:mo|mois|mes|mese|monat|maand|kg|l|liter|litre|100|m²|m2|m|\d)\b|per (?:month|maand)|pro (?:monat|kg|liter|100)|par mois|al mes|p\.?m\.|off\b|(?:ex|excl|exkl)\.?\b|ht\b|hors taxe|netto|sparen|gespart|\(?save|ポイント|以上)/iu;

/** Words before an amount that say it is what one pays today. */
export const currentPrice =
  /\b(?:now|our price|sale price|special price|current price|web price|today|deal|nur|jetzt|unser preis|aktionspreis|angebotspreis|maintenant|notre prix|ahora|nuestro precio|oferta|adesso|ora|prezzo|prezzo scontato|nu|onze prijs|agora|por:|teraz|preis|price|prix|precio|prijs|cena|pris)\b(?: is| beträgt)?\s*:?\s*$|(?:販売価格|価格|特価|セール価格)\s*[::]?\s*$/iu;

/** Labels of the number a shop knows the thing by, the surest first. */
export const skuLabels: readonly RegExp[] = [
  /^(?:product |item )?sku(?: ?(?:#|no\.?|number|code))?$/iu,
  /^(?:art(?:ikel)?|produkt|bestell|katalog)[.\s-]*(?:nr|nummer|no|kod|bestellnummer)\.?$|^(?:artikelnummer|produktnummer|bestellnummer|bestell-nr\.?|varenummer|varenr\.?|tuotenumero|produktkod)$/iu,
  /^(?:item|product|article|catalog(?:ue)?|stock|style|part|order|web)[\s-]*(?:#|no\.?|nr\.?|num(?:ber)?|code|id)(?: ?#)?$|^(?:item|style|stock|cat)\.? ?#$|^asin$|^code$/iu,
  /^réf(?:érence)?\.?(?: (?:produit|article))?$|^ref(?:erenc(?:ia|e)|erência)?\.?(?: (?:del )?(?:producto|artículo|produto))?$|^code (?:article|produit)$/iu,
  /^cod(?:\.|ice)?(?: (?:art(?:\.|icolo)?|prodotto|articolo))?\.?$|^código(?: (?:del? )?(?:producto|artículo|produto))?$|^sku del producto$|^riferimento$|^rif\.?$/iu,
  /^(?:kod|symbol|indeks|nr kat\.?|numer) ?(?:produktu|katalogowy|towaru)?$|^kód(?: (?:produktu|zboží))?$|^cikkszám$|^cod produs$|^ürün kodu$|^stok kodu$|^артикул$|^код товара$|^κωδικός(?: προϊόντος)?$/iu,
  /^(?:商品番号|商品コード|品番|型番|製品番号|注文番号|货号|商品编号|商品編號|貨號|상품코드|상품번호)$/u,
  /^model(?:l|o|lo)?(?:[ -]?(?:#|no\.?|nr\.?|number|nummer|code))?$|^modèle$/iu,
];

/** Labels of stock. */
export const stockLabel =
  /^(?:availability|stock(?: status)?|in stock|verfügbarkeit|lagerbestand|bestand|disponibilité|stock disponible|disponibilidad|disponibilità|beschikbaarheid|voorraad|disponibilidade|dostępność|lagerstatus|наличие|在庫|库存)\s*[::]\s*/iu;
