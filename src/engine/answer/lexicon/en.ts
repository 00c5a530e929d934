import type { Lexicon } from './lexicon.ts';

export const en: Lexicon = {
  greeting:
    'hi|hello|hey|hi there|hello there|hey there|good morning|good afternoon|good evening|greetings|howdy',
  thanks:
    'thanks|thank you|thx|cheers|much appreciated|thank you very much|thanks a lot|great thanks|perfect thanks|ok thanks|many thanks|that helped|that helps|very helpful|great help|thank you that helped|ok|okay|alright|all right|got it|i see|never mind|nevermind|forget it|no worries|ok great|ok good|sounds good',
  bye: 'bye|goodbye|good bye|see you|see you later|have a nice day|good night|bye bye',
  capabilities:
    'what can you do|what can i ask|how can you help|who are you|what are you|are you a real person|are you a real human|are you a person|are you an ai|are you ai|are you real|are you chatgpt|are you a machine|is this a bot|is this a robot|is this a real person|is this a human|am i talking to a bot|am i talking to a robot|am i talking to a human|am i talking to a person|am i talking to a real person|who am i talking to|whats your name|what is your name|do you have a name|or a robot|or a bot|or a human|or a machine|or a person|are you a bot|are you a robot|are you human|what do you do|can you help me|help|help me|i need help',
  human:
    'talk to a person|talk to a human|speak to a person|speak to a human|speak with a person|speak with a human|speak to someone|talk to someone|talk with someone|speak with someone|real person|human agent|live agent|live chat|customer service agent|talk to an agent|speak to an agent|speak to a representative|talk to a representative|human please|representative please|agent please|connect me with|connect me to|speak to your manager|talk to support|speak to support|human being|real human|a human|an actual person|actual human|an agent|a representative|a real agent|someone real|one of your staff|an employee|a live person|live person|your manager',
  order:
    'where is my order|where is my package|where is my parcel|wheres my order|my order number|track my order|track my package|track my parcel|status of my order|order status|my order has not arrived|my order hasnt arrived|my order did not arrive|my package has not arrived|has my order|when will my order|when does my order|change my order|cancel my order|change the address of my order|change my delivery address|change my shipping address|my parcel has|my package has|order has not arrived|my refund has not|where is my refund|when will i get my refund|order no|order id|wheres my refund|wheres my package|wheres my parcel|wheres my delivery|my order hasnt|my order has not|my order didnt|my order did not|my order still|order hasnt arrived|order hasnt come|hasnt turned up|has not turned up|havent received my|have not received my|still waiting for my order|waiting for my parcel|waiting for my package|what happened to my order|look up my order|check my order|wheres my stuff|where is my stuff|my delivery hasnt|my delivery has not',
  price:
    'price|prices|priced|cost|costs|how much is|how much are|how much for|how much does it cost|how much do they cost|expensive|how much would|what does it cost|on sale|discounted',
  stock:
    'in stock|out of stock|back in stock|available now|still available|is it available|are they available|availability|sold out|restock*|have any left|do you have it|do you have them|do you have this|available|left in stock|when will it be back|when will they be back',
  variant:
    'come in|comes in|have it in|have them in|have this in|get it in|get them in|available in|offered in|made in size|in size|in a size|in color|in colour|what colors|what colours|which colors|which colours|what sizes|which sizes|other colors|other colours|other sizes|in another color|in another colour|in another size|in a different color|in a different colour|in a different size|half sizes|all sizes|size chart',
  policy:
    'ship*|deliver*|dispatch*|courier|postage|return|returns|returned|returning|refund*|exchange*|send back|send it back|send them back|money back|warranty|warranties|guarantee*|repair service|repairs|payment*|pay|paypal|klarna|credit card*|debit card*|invoice*|instal*ments|gift card*|gift voucher*|voucher*|promo code*|discount code*|coupon*|privacy|personal data|gdpr|cookie*|account|password|newsletter|loyalty|points|membership|store|stores|shop|opening hours|open on|opening times|do you open|do you close|are you open|are you closed|you open at|you close at|pick up|pickup|collect in store|click and collect|customs|duty|duties|import tax|tax|vat|cancel*|contact|phone number|email|customer service|support hours|track|tracking|pre-order policy|price match|student discount|military discount|business customer*|wholesale|recycl*|packaging|gift wrap*',
  compare:
    'compare|comparison|compared|difference|differences|differ|versus|vs|better|which one is|which is lighter|which is heavier|which is cheaper|which is bigger|which is warmer|which of the two|which of them|which of these|or the|*er than|more * than|less * than|as * as|which is *er|which one is *er|which are *er|more than|less than',
  search:
    'looking for|look for|show me|find me|search for|searching for|i need|i want|i am after|im after|recommend*|suggest*|do you have|do you sell|have you got|got any|any|shop for|buy|give me|list|gift for|something for|which products|what products|you have|you sell|you carry|you got',
  pronouns:
    'it|its|they|them|their|this|that|these|those|this one|that one|one|ones|he|she|his|her|him|there|both|either|neither|the product|the item|same',
  ellipsis:
    'and|and what about|what about|how about|and how about|but|or|also|what else|else|and if|same for|and for|and in|then',
  ordinals: [
    'first|the first one|first one|number one',
    'second|the second one|second one|number two',
    'third|the third one|third one|number three',
    'fourth|the fourth one|fourth one|number four',
    'last|the last one|last one|latter',
  ],
  question:
    'what|whats|which|who|whom|whose|when|where|wheres|why|how|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|may|might|has|have|had|isnt|arent|dont|doesnt|cant|wont',
  yesNo:
    'is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|may|isnt|arent|doesnt|dont|cant|wont|am',
  when: 'when|how long|how soon|how quickly|how fast|how many days|how many weeks|how many months|how many years|what time|what date|what day|until when|by when|deadline|what year|which year|in what year',
  where:
    'where|which country|what country|which city|what city|which place|which countries|what place|which store|what state|which state|in what city',
  who: 'who|whom|whose|which person|what person',
  howMany:
    'how many|how much|what percentage|what percent|what number|how old|how high|how tall|how far|how large|how big|how often|what amount|how heavy',
  negation: 'no|not|without|never|non|none|cannot|dont|doesnt|isnt|arent|cant|wont|except|excluding',
};
