import { list, type ShoppingWords } from '../shopping-words.ts';

export const shopping: ShoppingWords = {
  price: {
    below: list(`
      under, below, less than, fewer than, cheaper than, lighter than, shorter than, narrower than, thinner than, slimmer than, quieter than, slower than, not as big as, lower than, beneath, smaller than
    `),
    atMost: list(`
      up to, at most, nothing over, nothing above, not exceeding, never over, max, maximum, not over, not above, within, my budget is, budget of,
      budget is, budget, upto, a maximum of, maximum of, costing up to
    `),
    above: list(`
      over, above, longer than, heavier than, wider than, taller than, more than, greater than, higher than, exceeding, larger than, bigger than, thicker than, deeper than,
      brighter than, louder than, faster than, stronger than
    `),
    atLeast: list(`
      at least, from, starting at, starting from, min, minimum, not under,
      a minimum of, minimum of, upwards of, not below
    `),
    around: list(`around, about, approximately, approx, roughly, circa, near, ca, close to`),
    between: [
      ['between', 'and'],
      ['from', 'to'],
      ['from', 'up to'],
      ['between', 'to'],
      ['from', 'until'],
    ],
    join: list(`to, up to, until, through`),
    atMostAfter: list(`
      or less, or under, or below, or cheaper, and under, max, maximum, and below, tops, or lower,
      and less
    `),
    atLeastAfter: list(`
      or more, or longer, or bigger, or larger, or heavier, or wider, or over, and up, and above, and over, or above, plus, min, minimum, or higher, and more,
      upwards, or better, and higher
    `),
    than: ['than'],
    denials: list(`no, not, nothing, never, isn't`),
    names: list(`price, priced, prices, cost, costs, costing, for`),
  },
  currencies: {
    dollar: list(`USD, CAD, AUD, NZD, SGD, HKD`),
    dollars: list(`USD, CAD, AUD, NZD, SGD, HKD`),
    bucks: list(`USD, CAD, AUD, NZD`),
    buck: list(`USD, CAD, AUD, NZD`),
    euro: ['EUR'],
    euros: ['EUR'],
    pound: ['GBP'],
    pounds: ['GBP'],
    quid: ['GBP'],
    yen: ['JPY'],
    yuan: ['CNY'],
    rupees: ['INR'],
    francs: ['CHF'],
    zloty: ['PLN'],
    kronor: ['SEK'],
    kroner: list(`DKK, NOK`),
  },
  negation: {
    before: list(`
      allergic to, allergy to, intolerant of, intolerant to,
      without, w/o, no, not, isn't, aren't, is not, are not, that isn't, that aren't, which isn't, except, except for, excluding, anything but, but not, other than, non, avoid,
      minus, apart from, not made of, not from, not by, not in, nothing in, nothing from, never, none of,
      don't want, do not want, i don't want, dont want, hate, and no, and not, and without, just not,
      anything except
    `),
    strong: list(
      `without, excluding, except, except for, and without, allergic to, allergy to, intolerant of, intolerant to`,
    ),
    after: ['free'],
    skip: list(`any, a, an, the, made, of, from, by, in, color, colour, brand, products, ones`),
  },
  stock: list(`
    in stock, available now, ships today, available, ready to ship, on stock,
    currently available, available today, that are in stock, that is in stock, available immediately,
    immediately available, ships now, not sold out
  `),
  sale: list(
    `on sale, in the sale, in sale, sale items, reduced, discounted, on offer, special offer, special offers, marked down, on special, with a discount, clearance, sale, deals, offers, bargains`,
  ),
  rating: {
    starWords: list(`star, stars, star rating, star reviews, stars rating, star rated`),
    wellRated: list(`
      well reviewed, well rated, good reviews, great reviews, highly rated, good rating, good ratings,
      with good reviews, positive reviews, great ratings, high rating,
      high ratings
    `),
  },
  sort: {
    price_asc: list(`
      cheapest, lowest price, least expensive, cheap, lowest priced, by price, low to high, inexpensive,
      affordable, cheapest first, price low to high, lowest price first, lowest cost, bargain, least pricey,
      least costly
    `),
    price_desc: list(`
      most expensive, highest price, priciest, dearest, high to low, most expensive first,
      price high to low, highest priced, highest price first, costliest, most costly
    `),
    newest: list(`
      newest, latest, most recent, newest first, new arrivals, recently added, just in, latest first, new in,
        what's new, whats new, new products, new items
    `),
    rating: list(`
      best rated, top rated, highest rated, best reviewed, best rating,
      best reviews, highest rating, best rated first, top reviewed, sorted by rating,
      by rating, best ratings, highest ratings, rate best, rated best, rate the best, rated the best, rate highest,
      rated highest, best scores, best score, highest score, most stars
    `),
  },
  colours: {
    black: list(`black, blk`),
    white: list(`white, wht`),
    grey: list(`grey, gray`),
    silver: ['silver'],
    red: list(`red, crimson, scarlet`),
    blue: ['blue'],
    green: ['green'],
    yellow: ['yellow'],
    pink: list(`pink, rose`),
    orange: ['orange'],
    brown: ['brown'],
    beige: list(`beige, sand`),
    gold: list(`gold, golden`),
    purple: list(`purple, violet`),
    turquoise: list(`turquoise, teal, aqua`),
    transparent: list(`transparent, clear`),
    multicolour: list(`
      multicolour, multicolor, multicoloured, multicolored, multi, multi color, multi colour, colourful,
      colorful
    `),
    navy: list(`navy, navy blue`),
    burgundy: list(`burgundy, maroon, bordeaux, wine red`),
    olive: list(`olive, olive green`),
    khaki: ['khaki'],
    cream: list(`cream, off white`),
    ivory: ['ivory'],
    lilac: list(`lilac, lavender, mauve`),
    magenta: list(`magenta, fuchsia`),
    charcoal: list(`charcoal, anthracite`),
    tan: list(`tan, camel`),
    mint: ['mint'],
    bronze: ['bronze'],
    copper: ['copper'],
    cyan: ['cyan'],
    coral: list(`coral, salmon`),
  },
  shades: list(`dark, light, bright, pale, deep, matte, matt`),
  materials: {
    leather: ['leather'],
    cotton: ['cotton'],
    wool: list(`wool, woolen, woollen, merino`),
    silk: ['silk'],
    linen: ['linen'],
    polyester: ['polyester'],
    nylon: ['nylon'],
    denim: ['denim'],
    fleece: ['fleece'],
    wood: list(`wood, wooden`),
    metal: ['metal'],
    steel: list(`steel, stainless steel`),
    aluminium: list(`aluminium, aluminum`),
    plastic: ['plastic'],
    glass: ['glass'],
    rubber: ['rubber'],
    ceramic: ['ceramic'],
    velvet: ['velvet'],
    cashmere: ['cashmere'],
    suede: ['suede'],
    down: list(`goose down, duck down`),
    viscose: list(`viscose, rayon`),
    elastane: list(`elastane, spandex, lycra`),
    acrylic: ['acrylic'],
    bamboo: ['bamboo'],
    silicone: ['silicone'],
    mesh: ['mesh'],
    hemp: ['hemp'],
  },
  audiences: {
    men: list(`
      men, men's, mens, man, male, for him, gents, man's, my husband, my boyfriend, gentlemen, my dad,
      my father, my brother, my grandpa, my grandfather, my uncle
    `),
    women: list(`
      women, women's, womens, woman, female, ladies, for her, lady, woman's, my wife,
      my girlfriend, my mom, my mum, my mother, my sister, my grandma, my grandmother, my aunt
    `),
    boys: list(`boys, boy, boy's, my son, my grandson, my nephew`),
    girls: list(`girls, girl, girl's, my daughter, my granddaughter, my niece`),
    kids: list(`
      kids, kid, children, child, children's, kid's, toddler, toddlers, youth
    `),
    baby: list(`baby, babies, infant, newborn`),
    unisex: ['unisex'],
  },
  age: {
    before: list(`age, ages, aged, from age, who is, who's, he is, she is, who turns, turning`),
    after: list(`
      year old, years old, yr old, yo, year olds, years, years and up
    `),
    told: list(`is, he's, she's, hes, shes, turns, turned, gone, nearly, almost, became, aged`),
  },
  size: {
    before: list(`size, in size, sizes, sized, sz, waist, in a size`),
    after: list(`size, sized, waist`),
    words: {
      S: ['small'],
      M: ['medium'],
      L: ['large'],
      XL: list(`extra large, x large`),
    },
  },
  footwear: list(`
    shoe, shoes, boot, boots, sneaker, sneakers, trainer, trainers, sandal, sandals, heel, heels, pump, pumps,
    loafer, loafers, slipper, slippers, flats, footwear, wellies, clogs, brogues, moccasins, cleats, flip flops
  `),
  brandBefore: list(`by, from, brand, made by, of the brand, of brand`),
  fieldNames: {
    color: list(`color, colour, colors, colours, shade`),
    size: list(`size, sizes, shoe size, clothing size, screen size`),
    material: list(`
      material, materials, fabric, jacket material, outer material, case material, frame material,
      housing material
    `),
    pattern: list(`pattern, print, design pattern`),
    fit: list(`fit, cut`),
    audience: list(`gender, audience, target group, sex, department, target gender`),
    age: list(`
      age, age range, recommended age, age group, recommended age group, minimum age
    `),
    brand: list(`brand, brands, manufacturer, make, maker`),
    category: list(`category, type`),
  },
  yes: list(`yes, true, y`),
  no: list(`no, false, n`),
  fillers: list(`
    i am looking for, i'm looking for, im looking for, looking for, show me, do you have, do you sell,
    do you carry, have you got, i need, i want, i would like, i'd like, can you show me, can i see,
    can i get, find me, find, give me, please, search for, i want to buy, want to buy, where can i find,
    any, some, got any, recommend, can you recommend, suggest, help me find, what do you have, list, hi,
    hello, thanks, thank you, do you stock, are there any, are there, is there, we need, buy, i am after,
    i'm after, search, which, preferably, ideally, that costs, that cost, which costs, which cost,
    it should be, should be, must be, that is, that are, which are, something,
    right now, just now, at the moment, currently, at present, these days, atm, today
  `),
  glue: list(`
    a, an, the, in, of, for, with, and, or, to, on, by, from, that, is, are, it, me, my, one, ones, at,
    price, prices, costs, cost, costing, priced, made, but, please, color, colour, brand, size, only,
    which, who, whose, be, should, must, have, has, as, out, rated, rating, sorted, first, per, piece, something,
    anything, product, products, item, items, these, those, them, this, so, just, capacity, each, total,
    material, category, i, you, do, does, what, your, any, some, all, there, instead, up, same, also, can,
    would, now, then, want, need, like, see, show, well, reviews, reviewed,
    what's, whats, sell, sells, selling, carry, offer, got
  `),
  descriptive: list(`
    cozy, cosy, airy, sexy, posh, sleek, bold, plain, boho, snazzy,
    good, best, better, great, nice, cute, cool, beautiful, pretty, perfect, quality, decent, top, popular, favorite,
    favourite, new, fancy, elegant, modern, trendy, gift, gifts, present, presents, birthday, christmas, wedding,
    dad, mom, mum, mother, father, husband, wife, girlfriend, boyfriend, friend, grandma, grandpa, son, daughter,
    home, office, everyday, daily, use, simple, snug, smart, chic, robust, sturdy, recommended, recommendation,
    thing, stuff, kind, type, sort, model, version, deal, deals, sale, offer, discount, online, shop, store, today,
    big, small, large, little, huge, tiny, fresh, fun, weekend, summer, winter, spring, autumn, fall, super, really,
    very, quite, won't, aren't, can't, don’t, doesn’t, won’t, isn’t, can’t, it's, i'm,
    lightweight, heavy, durable, warm, warmer, cold, soft, strong, tough, quiet, silent, loud, fast, quick,
    slow, safe, handy, slim, thin, thick, wide, narrow, short, tall, high, deep, cheap, inexpensive,
    pricey, luxury, beginner, beginners, starter, advanced, casual, formal, vintage, retro, genuine, real, proper,
    suitable, ideal, reliable, low-maintenance, long-lasting, hard-wearing, well-made, degree, degrees,
    celsius, fahrenheit, people, person, persons, someone, somebody, anyone, kid, child, children, teen, teenager,
    teenagers, adult, adults, men, women, man, woman, guy, guys, lady, ladies, boy, boys, girl, girls, brother,
    sister, uncle, aunt, colleague, boss, teacher, student, students, commuter, traveler, traveller, runner, hiker,
    cyclist, gamer, lover, fan, owner, outdoors, indoors, indoor, outdoor, rainy, sunny, hot, wet, dry, please,
    thanks, need, want, something, anything, ones, one, another, other, others, different, similar, same
  `),
  adjectiveEndings: list(`able, ible, ful, less, ish, ous, ive, y, ing, ed, ic, al`),
  or: ['or'],
  and: ['and'],
  against: ['against'],
  followUp: {
    openers: list(`
      what about, how about, and, only, also, but, instead, rather, then, just, or, okay, ok, maybe,
      make it, make that, what if, now, the same, same, same thing, the same but, same but, only those,
      only the ones, do they come, does it come, is it available, are they available, do you have it,
      do you have them, do you have that, do you have those, do you have one, have it, come in, comes in,
      show only, narrow it down to, limit to, limit it to, filter by, any, actually, which of these,
      which of those, which ones, are there any, are any of them, any of those, with, without, not, no,
      in, from, for, under, over, by
    `),
    cheaper: list(`
      cheaper, less expensive, lower price, too expensive, more affordable, lower priced,
      something cheaper, for less, cheaper ones, not so expensive, that is too much, that's too much,
      lower in price, too dear, too pricey, a bit pricey, bit pricey, too costly, less costly, costs less, cost less,
      less money, cheaper still, even cheaper, cheaper version, cheaper model, cheaper alternative, cheaper option,
      cheaper alternatives, cheaper options, over my budget, out of my budget
    `),
    dearer: list(`
      more expensive, pricier, higher end, more premium, better quality, higher price, premium,
      higher priced
    `),
    ordinals: [
      list(`first, 1st, number one, number 1, top`),
      list(`second, 2nd, number two, number 2`),
      list(`third, 3rd, number three, number 3`),
      list(`fourth, 4th, number four, number 4`),
      list(`fifth, 5th, number five, number 5`),
      list(`sixth, 6th`),
      list(`seventh, 7th`),
      list(`eighth, 8th`),
      list(`ninth, 9th`),
      list(`tenth, 10th`),
    ],
    last: ['last'],
    pointers: list(`
      one, ones, it, that, those, these, them, this, they, option, options, result, product, item,
      of these, of those, of them
    `),
    sameBrand: list(`
      that brand, this brand, the same brand, same brand, the brand, that make, that manufacturer
    `),
    otherBrand: list(`
      another brand, other brand, other brands, a different brand, different brand, different brands,
      from someone else, another make, another manufacturer
    `),
    otherColour: list(`
      another color, another colour, other colors, other colours, a different color, a different colour,
      different color, different colour
    `),
    startOver: list(`
      start over, new search, forget that, forget it, start again, something else entirely, reset,
      never mind, nevermind, clear filters, clear all
    `),
    anyOf: list(`
      any, all, whatever, no matter which, regardless of, doesn't matter, does not matter
    `),
    moreOf: list(`
      more, show more, more like this, more of these, others, other ones, what else, anything else,
      more results, more options, next, another, another one, different one, different ones, something else,
      something different, something similar, anything similar, similar ones, alternative, alternatives,
      other options, other models, another model
    `),
  },
  titleStops: list(`
    for, with, without, w, compatible, from, by, incl, including, fits, in, on, of, to
  `),
};
