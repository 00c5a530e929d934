import type { GateWords } from '../gate-words.ts';

export const gate: GateWords = {
  monthsNeedCapital: true,
  negators:
    "not|no|never|none|neither|nor|nothing|nobody|nowhere|cannot|*n't|no longer|not any|hardly|unable to|refuse|refuses|refused",
  privatives: 'without|free of|free from|lacks|lacking|devoid of|minus|instead of|rather than',
  privativeEndings: '-free|-less',
  yes: 'yes|yep|sure|certainly|of course|absolutely|correct|indeed',
  no: 'no|nope|unfortunately not|sadly not|afraid not',
  opposites: [
    [
      'free|free of charge|complimentary|no charge|no cost|costs nothing|cost nothing|costs you nothing|at no extra cost|at no cost|without charge|without a charge|nothing to pay|gratis',
      'charged|chargeable|surcharge|at extra cost|at an extra cost|costs extra|extra cost|extra charge|cost extra',
    ],
    [
      'included|includes|include|comes with|come with|contains|contain|containing|covered|covers|cover|is part of',
      'excluded|excludes|exclude|excluding|sold separately|omitted',
    ],
    [
      'allowed|permitted|welcome|accepted|accept|accepts|take|takes|may|possible|eligible',
      'forbidden|prohibited|banned|refused|rejected|declined|not allowed|impossible|ineligible',
    ],
    ['open|opens|opened', 'closed|close|closes|shut'],
    ['in stock|available|on sale|obtainable', 'out of stock|sold out|unavailable|discontinued'],
    ['valid|in force', 'void|invalid|expired'],
    ['safe|harmless', 'unsafe|dangerous|toxic|poisonous|harmful|hazardous'],
    ['waterproof|water-resistant', 'not waterproof'],
    ['compatible|suits|suitable|fits|works', 'incompatible|unsuitable'],
    [
      'required|needed|necessary|mandatory|must|need|needs|have to|has to',
      'optional|voluntary|not required|not needed',
    ],
  ],
  modifiers: [
    ['before|prior to|earlier', 'after|later|following'],
    [
      'above|over|more than|exceeding|heavier than|longer than',
      'below|under|less than|lighter than|shorter than',
    ],
    ['indoors|indoor|inside', 'outdoors|outdoor|outside'],
    ['unused|unopened|unworn|sealed|new', 'used|opened|worn|unsealed'],
    ['wired|corded|with a cable', 'wireless|cordless'],
  ],
  atMost:
    'up to|at most|no more than|not more than|maximum|maximum of|a maximum of|max|max.|within|under|below|less than|fewer than|as much as|not exceeding|limited to|by|until|before|no longer than|at the latest',
  atLeast:
    'at least|no less than|not less than|minimum|minimum of|a minimum of|min|min.|from|over|above|more than|starting at|starting from|exceeding|longer than|as of|after|upwards of',
  orLess: 'or less|or fewer|or below|or under|at most|maximum|max|and below|and under|at the latest',
  orMore:
    'or more|or above|or over|or higher|and up|and above|and over|at least|minimum|upwards|or longer|and more',
  exceptions:
    'except|except for|unless|apart from|other than|excluding|save for|whether|not only|even if|even though|if|provided|as long as|rather than|instead of|no matter|once',
  only: 'only|solely|exclusively',
  and: 'and|or',
  joins: 'but|while|although|though|because|since|so|however|whereas',
  pronouns: 'we|you|they|it|i',
  us: 'us|our',
  openers: 'and|or|which|who|that|it|we|you|they|this|then|there|its',
  workdays: 'working day*|business day*|work day*|weekday*',
  everyDay: 'daily|every day|all week|seven days|any day',
  noon: 'noon|midday',
  midnight: 'midnight',
  money:
    'euro*=EUR|pound*=GBP|quid=GBP|dollar*=USD CAD AUD NZD|franc*=CHF|yen=JPY|krona*=SEK|kroner=NOK DKK|zloty*=PLN|cent*=cent|pence=cent|p=cent',
  promises: {
    free: 'free|free of charge|complimentary|no charge|no cost|costs nothing|costs you nothing|at no extra cost|at no cost|without charge|for nothing|gratis|on us|on the house',
    guarantee: 'guarantee*|warrant*|we promise|money-back|money back',
    always:
      'always|100 %|100%|in all cases|under all circumstances|no matter what|without exception|every time',
    forever: 'forever|for ever|lifetime|unlimited|never expires|for life',
    all: 'everything|every product|all products|all our products|every order|all orders|everyone',
    refund: 'refund*|reimburse*|money back|get your money|compensat*|credit*|voucher*',
    stock: 'in stock|available now|available immediately|ready to ship|ships today|ready for collection',
    best: 'the best|cheapest|lowest price|best price|number one|no. 1|unbeatable|award-winning|world-class|best-selling|bestseller*|most popular',
    safe: 'safe for|completely safe|perfectly safe|harmless|non-toxic|clinically*|medically*|cures|cure|heals|heal|treats|prevents|doctor*|dermatolog*|hypoallergenic|fda|certified',
    soon: 'today|tomorrow|tonight|this week|next week|same day|same-day|right away|immediately|back soon|coming soon|next day|overnight|within minutes|instantly',
  },
  calls: {
    pay: 'send money|transfer the money|transfer money|wire the|wire transfer|western union|moneygram|bitcoin|crypto*|gift card code*|gift card number*|iban|bank transfer|pay now|pay at|pay to',
    contact:
      'call *|phone us|ring us|text *|whatsapp|telegram|signal|email us|e-mail us|write to|message us|contact *|get in touch|dm us|reach us|hotline',
    leave:
      'go to|visit|head to|click|click here|follow this link|follow the link|open this link|sign up at|log in at|register at|buy from|buy it from|order from|buy elsewhere|shop at|check out at|competitor*|somewhere else|elsewhere',
    install: 'install|download|run this|paste|copy this|execute|open the file|scan this|scan the code',
    reveal:
      'your password|your pin|card number|your card details|cvv|cvc|security code|one-time code|verification code|social security|your bank details|passport number|your address|your date of birth|your login',
  },
  notStated:
    "could not find|couldn't find|can't find|cannot find|did not find|didn't find|do not know|don't know|not sure|does not say|doesn't say|do not say|don't say|not stated|isn't stated|not specified|isn't specified|not mentioned|isn't mentioned|doesn't mention|don't mention|no information|don't have information|do not have information|don't have any information|not listed|isn't listed|not clear|unclear|can't tell|cannot tell|can't confirm|cannot confirm|can't say|nothing about|no details|don't see|do not see|unable to find|unable to confirm|not given|can't help with|cannot help with|can't answer|unable to answer",
  sources:
    'our data|the data|data sheet|page|pages|website|site|description|descriptions|listing|product data|catalog|catalogue|texts|product sheet|fact sheet',
  tells:
    'say*|state|states|stated|name|names|named|list|lists|listed|mention*|give|gives|given|show|shows|specif*|tell|tells|indicate*',
  self: 'i|me',
  knows:
    'see|find|found|know|look up|check|access|confirm|tell|agree|advise|cancel|change|book|place|help with|answer|promise|haggle|negotiate|offer|give|grant|issue|have|get',
  courtesy:
    "hi|hello|hey|thanks|thank you|welcome|you're welcome|sorry|apologies|i'm sorry|happy to help|glad to help|let me know|feel free|hope that helps|hope this helps|anything else|good question|great question|great choice|good news|enjoy|have a nice day|have a great day|here you go|of course|certainly|no problem|i understand|please|i can help|how can i help|i'd be happy to help|i am happy to help|here are|here is|these are|some options|a few options|this might be|these might|sure|unfortunately|goodbye|bye|take care|ask me|if you have|more questions|other questions|further questions|what are you looking for|would you like|do you want|could you tell|tell me|thanks for*|sorry to hear|sorry about|sorry that|happy to hear|glad to hear|glad you|kind words|all the best|no bother|no worries|any time|anytime|ask a doctor or pharmacist|ask your pharmacist or doctor|ask a doctor|ask your doctor|ask a pharmacist|ask your pharmacist|ask a vet|ask your vet",
  talk: 'question*|topic*|subject|message*|feedback|comment*|shop|store|assistant|hear|hearing|telling|tell|letting|sharing|writing|kind|nice|lovely|glad|pleased|happy|pleasure|understand*|concern*|outside|answer*|advice|anything|something|matter|matters|therefore',
  speaker: "i|i'll|i've",
  acts: 'see|check|checked|access|look up|looked up|cancel|cancelled|canceled|change|changed|book|booked|reserve|reserved|refund|refunded|negotiate|haggle|forwarded',
  light:
    'please|offer*|available|unfortunately|sorry|also|just|simply|currently|usually|normally|generally|need|needed|want|get|gets|getting|have|has|having|make*|take*|taking|use*|using|give*|provide*|apply|applies|work*|can|cannot|may|must|should|will|would|could|do|does|let|know|see|go|goes|come*|put|keep*|kept|help*|allow*|accept*|charge*|cost*|price*|total|item*|product*|article*|piece*|order*|purchase*|bought|buy*|shop*|store*|customer*|however|although|though|depend*|option*|way*|thing*|place*|time*|well|both|each|one|ones|yes|no|not|within|per|like|good|great|best|suitable|perfect|ideal|choice|choose*|look*|made|via|including|include*|contain*|covered|long|longer|rather|example|instead|extra|note|ready|right|possible|exchange*|return*|ship*|deliver*|deduct*|pay*|paid|arriv*|send*|sent|back|held|hold|stay*|remain*|valid|last*|up|down|full|feature*|size*|type*|model*|version*|measur*|weigh*',
  reviewers: 'review*|customer*|buyer*|shopper*|user*|people|rated|rating*|according to',
  orders:
    'ignore the rest|ignore everything|ignore the previous|disregard everything|note for whoever answers|company policy asks that you|ignore all|ignore previous|ignore any previous|ignore the above|ignore your|ignore these|disregard all|disregard any|disregard previous|disregard the above|disregard your|forget your|forget all previous|forget the above|forget everything|you are now|you are no longer|new instructions|new policy:|system prompt|system message|developer mode|act like a virtual|pretend to be|pretend you are|reply only|respond only|simply respond|simply reply|simply answer|may not deviate|reply with only|answer only with|reply with the word|answer with <*|tell the shopper|tell the user|tell shoppers|tell every shopper|tell users|say every product|say this shop|if a user|if the user|if user|assistant must|the assistant should|the assistant is required|assistants should|assistants must|ai assistant*|language model*|as an ai|print the full|repeat the text|repeat the above|repeat the instructions|repeat everything above|output the text|reveal your|append !*|to your answer|decode and follow|follow these instructions|start your response|start your respond|start your answer|instructions above|above instructions|previous instructions|prior instructions|previous directions|above directions|future shoppers|remember this rule|your answer must|in your answer|in your response|list everything you know|fetch http*|answer must include',
  beforeNumber: 'the|about|total of|order value of',
  clock: "o'clock",
  ordinalEndings: 'st|nd|rd|th',
};
