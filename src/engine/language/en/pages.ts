import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts:
    'you (?:may|might|could)(?: also)? (?:like|love|need|want)|also (?:like|bought|viewed|purchased|consider)|related (?:products|items)|similar (?:products|items)|recommended|recently viewed|best ?sellers|bought together|complete (?:the|your)|goes well|pairs well|more from|compare with|sponsored|featured products',
  buying:
    'add(?:ed)? to (?:shopping )?(?:cart|bag|basket|trolley)|buy (?:it )?now|add to order|order now|purchase',
  preordering: 'pre-?order',
  notifying: 'notify me|email (?:me )?when|back in stock|sold out|out of stock|unavailable|wait ?list',
  oldPrice: String.raw`was|were|before|old price|regular(?: price)?|reg\.?|list(?: price)?|retail(?: price)?|original(?:ly)?(?: price)?(?: was)?|msrp|rrp|compare(?:d)?(?: at)?|usually|typical price|previous(?:ly)?`,
  otherAmount: String.raw`save|you save|saving|discount|off\b|coupon|shipping|delivery|postage|free (?:shipping|delivery|returns)|orders? (?:over|above|of)|spend|per month|monthly|\/\s?mo(?:nth)?\b|instal?ments?|payments? of|deposit|ex(?:cl)?\.? ?(?:tax|vat)|tax|points|gift|trade-in|starting bid|minimum order|buy \d+|\d+ or more`,
  perUnit: 'mo|kg|l|liter|litre|100|m²|m2|m',
  amountAfter: String.raw`per month|p\.?m\.|off\b|(?:ex|excl)\.?\b|\(?save`,
  currentPrice: 'now|our price|sale price|special price|current price|web price|today|deal|price',
  priceVerb: 'is',
  stockLabel: 'availability|stock(?: status)?|in stock',
  stock: {
    preorder: String.raw`pre-?order|available (?:from|on) \w+ \d|ships? (?:from|on) \w+ \d|coming soon`,
    backorder: 'back-?order|made to order|special order',
    out_of_stock: String.raw`discontinued|no longer (?:available|sold|made)|(?:out|sold)[\s-]?(?:of[\s-])?(?:stock|out)|currently unavailable|temporarily unavailable|not (?:currently )?(?:available|in stock)|\bunavailable`,
    in_stock: String.raw`in[\s-]?stock|left in stock|low stock|only \d+ left|\d+ left\b|\d\s+available|\bavailable\b|ships? (?:today|tomorrow|within|in \d|same|now)|usually ships|ready to ship`,
  },
  questions: 'how|what|when|where|which|who|why|can|do|does|is|are|will|may|should',
  phone: 'tel(?:ephone)?|phone|call(?: us)?(?: at)?|hotline',
  hours: 'mo(?:n(?:day)?)?|daily|every day',
  hoursTo: 'to|until',
  clock: 'am|pm|h',
  priceNames: 'price|amount|money',
  upTo: 'to|until',
  stockNames: 'stock|avail|deliver|inventory|soldout|sold-out',
  skuLabels: [
    [0, String.raw`(?:product |item )?sku(?: ?(?:#|no\.?|number|code))?`],
    [
      2,
      String.raw`(?:item|product|article|catalog(?:ue)?|stock|style|part|order|web)[\s-]*(?:#|no\.?|nr\.?|num(?:ber)?|code|id)(?: ?#)?|(?:item|style|stock|cat)\.? ?#|asin|code`,
    ],
    [7, String.raw`model(?:l|o|lo)?(?:[ -]?(?:#|no\.?|nr\.?|number|nummer|code))?`],
  ],
  galleryNames: 'gallery|media|photo|image|zoom|thumb|slide|carousel|swiper|picture|main|product-?img',
};
