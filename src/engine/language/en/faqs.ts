import type { FaqWords } from '../faq-words.ts';
import { withIndefiniteArticle } from './indefinite-article.ts';
import { spokenName } from './spoken-name.ts';

/** The names of attributes are those of the attribute concepts. Earlier lines are the better question where one sentence shows several things. */
export const faqs: FaqWords = {
  spokenName,
  withIndefiniteArticle,
  properNamesAreSpelled: true,
  adjectivesPrecedeNouns: true,
  phrasebook: `
@product = it
@label = What is the {label} of {product}?
@labels = What are the {label} of {product}?
@count = How many {label} [does/do] {product} have?
@has = [Does/Do] {product} have {label}?
@is = [Is/Are] {product} {label}?
@included = [Does/Do] {product} come with {label}?
@required = Is {label} required for {product}?
@sizes = What sizes [does/do] {product} come in?; Which sizes are available?
@colors = What colors [does/do] {product} come in?; Which colors are available?
@options = Which {label} options are there for {product}?; What is the {label} of {product}?
@price = How much [does/do] {product} cost?; What is the price?
@stock = [Is/Are] {product} in stock?
@returns = How long do I have to return an item?; What is the return policy?; Can I return an item?
@return_cost = Is return shipping free?; Who pays for return shipping?
@delivery_time = How long does delivery take?; When will my order arrive?
@shipping_cost = How much does shipping cost?; Is shipping free?
@warranty = How long is the warranty?; Is there a warranty?
@exchange = Can I exchange it for another size?
@size_guide = Which size should I choose?; How do I find my size?
@payment = Which payment methods can I use?; How can I pay?
@repair = Do you offer repairs?; Can it be repaired?
@pickup = Can I pick up my order in a store?; Do you offer click and collect?
weight = weight | How much [does/do] {product} weigh?
material = material | What [is/are] {product} made of?
upper_material = | What is the upper of {product} made of?
outer_material = upper material | What is the upper of {product} made of?
inner_material = lining | What is the lining of {product} made of?
filling = filling | What [is/are] {product} filled with?
frame_material = frame | What is the frame of {product} made of?
sole_material = sole | What kind of sole [does/do] {product} have?
dimensions = dimensions | What are the dimensions of {product}?; How big [is/are] {product}?
length = length | How long [is/are] {product}?
width = width | How wide [is/are] {product}?
height = height | How tall [is/are] {product}?
depth = depth | How deep [is/are] {product}?
thickness = thickness | How thick [is/are] {product}?
diameter = diameter | What is the diameter of {product}?
packed_size = packed size | How small [does/do] {product} pack?; What is the packed size of {product}?
capacity = capacity, volume | What is the capacity of {product}?; How much [does/do] {product} hold?
seating_capacity = capacity persons | How many people [is/are] {product} for?
maximum_load = max load | How much weight can {product} hold?; What is the maximum load of {product}?
size = size | What size [is/are] {product}?
fit = fit | How [does/do] {product} fit?
color = color | What color [is/are] {product}?
gender = gender | Who [is/are] {product} for?; [Is/Are] {product} for men or women?
age_range = age group | What age [is/are] {product} for?
season = season | What season [is/are] {product} for?
insulation = insulation | What kind of insulation [does/do] {product} have?; How [is/are] {product} insulated?
temperature_range = temperature range | What is the temperature range of {product}?
temperature_limit = temperature limit | What is the temperature limit of {product}?
temperature_comfort = temperature comfort, comfort temperature | What is the comfort temperature of {product}?
waterproof = waterproof | [Is/Are] {product} waterproof?
windproof = windproof | [Is/Are] {product} windproof?
water_column = water column | What is the water column of {product}?; How waterproof [is/are] {product}?
uv_protection = upf | How much UV protection [does/do] {product} offer?; What is the UPF of {product}?
care = care instructions | How do I clean {product}?; How should I care for {product}?
machine_washable = machine washable | [Is/Are] {product} machine washable?
vegan = vegan | [Is/Are] {product} vegan?
ip_rating = ip rating | How well [is/are] {product} protected against water and dust?; What is the IP rating of {product}?
water_repellent = water repellent | [Is/Are] {product} water repellent?
quick_drying = quick drying | [Does/Do] {product} dry quickly?; [Is/Are] {product} quick drying?
freestanding = freestanding | [Is/Are] {product} freestanding?
packable = packable | [Is/Are] {product} packable?
number_of_doors = doors, entrances | How many doors [does/do] {product} have?
dishwasher_safe = dishwasher safe | [Is/Are] {product} dishwasher safe?
country_of_origin = country of origin | Where [is/are] {product} made?
warranty = warranty | How long is the warranty on {product}?
included_components = includes | What is included with {product}?; What comes with {product}?
pack_quantity = pack quantity | How many come in a pack?; How many are in a pack?; What is the pack quantity of {product}?
assembly_required = assembly required | [Does/Do] {product} need assembly?
installation = mounting | How [is/are] {product} mounted?; How [is/are] {product} installed?
power_source = power source | How [is/are] {product} powered?
battery_life = battery life | How long does the battery of {product} last?
battery_type = battery type | What kind of battery [does/do] {product} use?
battery_capacity = battery capacity | What is the battery capacity of {product}?
charging_time = charging time | How long [does/do] {product} take to charge?
voltage = voltage | What voltage [does/do] {product} use?
wattage = power | How many watts [does/do] {product} have?; What is the power of {product}?
connectivity = connectivity | How [does/do] {product} connect?
connector_type = connector | What connector [does/do] {product} have?
compatible_devices = compatible with | What [is/are] {product} compatible with?
operating_system = operating system | What operating system [does/do] {product} run?
processor = processor | What processor [does/do] {product} have?
memory = memory | How much memory [does/do] {product} have?
storage = storage | How much storage [does/do] {product} have?
screen_size = screen size | How big is the screen of {product}?
resolution = resolution | What is the resolution of {product}?
laptop_size = laptop size | What size laptop fits in {product}?
brightness = brightness | How bright [is/are] {product}?
fuel_type = fuel type | What fuel [does/do] {product} use?
flow_rate = flow rate | What is the flow rate of {product}?
suction_power = suction power, suction | How strong is the suction of {product}?; How much suction power [does/do] {product} have?
setup_time = setup time | How long [does/do] {product} take to set up?
pockets = pockets | How many pockets [does/do] {product} have?; What pockets [does/do] {product} have?
closure = closure | How [does/do] {product} close?
shape = shape | What shape [is/are] {product}?
fill_power = fill power | What is the fill power of {product}?
r_value = r value | What is the R-value of {product}?
drop = drop | What is the heel drop of {product}?
certification = certification | What certifications [does/do] {product} have?
ingredients = ingredients | What are the ingredients of {product}?
allergens = allergens | Which allergens [does/do] {product} contain?
number_of_players = number of players | How many players [is/are] {product} for?
number_of_pieces = number of pieces | How many pieces [does/do] {product} have?
batteries_included = batteries included | Are batteries included?; [Does/Do] {product} come with batteries?
batteries_required = batteries required | [Does/Do] {product} need batteries?
cable_length = cable length, cord length | How long is the cable of {product}?
language = language, languages | What language [is/are] {product} in?
frequency = frequency | What frequency [does/do] {product} use?
plug_type = plug type | What plug [does/do] {product} have?
expiration = shelf life | What is the shelf life of {product}?
`,
  qualities:
    /(?:able|ible|proof|resistant|free|less|safe|compatible|ready|certified|friendly|approved|rated|tested|lined|insulated|padded|sealed|repellent|standing|drying|reflective|vegan|organic|wireless|rechargeable|nonstick|graduated|treated|cordless|portable|unisex|handmade|magnetic|smart)$/iu,
  cues: String.raw`
power .7 :: batter(?:y|ies) (?:is |are )?(?:not )?included|(?:no|without|requires? no) batter(?:y|ies) :: Are batteries included?; [Does/Do] {product} need batteries?
power .72 :: (?:<n>|one|two|three|four|six)?\s?(?:x )?(?:aaaa?|aa|cr\d{4}|9[- ]?v(?:olt)?|lithium[ -](?:ion|polymer)|li-ion|alkaline|button[- ]cell|coin[- ]cell|<n> ?mah)\b[^.;]{0,30}batter(?:y|ies) :: What kind of battery [does/do] {product} use?; What batteries [does/do] {product} need?
power .8 :: (?:batter(?:y|ies)|charge|play(?:back|time)|talk ?time|run ?time)\b[^.;]{0,60}<n>[+]?[- ]?(?:hours?|hrs?|minutes|days|months|years)\b|<n>[+]?[- ](?:hours?|hrs?) (?:of )?(?:battery|play|talk|music|run|use) :: How long does the battery last?; What is the battery life of {product}?
power .6 :: (?<!non-|not )rechargeable :: [Is/Are] {product} rechargeable?
warranty .7 :: (?:<n>|one|two|three|five|ten|lifetime|limited)[- ](?:day|month|year)?s?[^.;]{0,30}(?:warranty|guarantee)\b|warrant(?:y|ies)\b(?! void) :: How long is the warranty on {product}?; Is there a warranty on {product}?
warranty .5 :: money[- ]back|satisfaction guarantee|100% guarantee :: Is there a money-back guarantee?
fit_with .88 :: (windows|mac ?os|android|linux|chrome ?os)\s?(?:x|xp|vista|<n>|or|and|&|/) :: Which operating systems does {product} work with?; Does {product} work with {1}?
fit_with .92 :: (?:not )?(?:compatible|compatibility)\b|works? (?:well |great |perfectly )?with (?!out)|for use (?:with|in place of)|(?:designed|made|intended) (?:to (?:work with|fit|replace) (?!you)|for use with)|(?:direct |oem |exact )?replacements? for|cross[- ]references? :: What [is/are] {product} compatible with?; What [does/do] {product} work with?
fit_with .86 :: replaces? (?:the |your )?(?:part|model|oem|old|worn|broken|existing|original|[a-z&]+ (?:part|model|service)|(?=[a-z]*\d)[a-z\d-]{4,}) :: What [does/do] {product} replace?; Which part numbers [does/do] {product} replace?
fit_with .88 :: (?:fits|will (?:also )?fit|designed to fit|made to fit|to fit (?=most|any|all|the )|^fits?(?: for)?) (?!for\b|to\b|a |in\b|into|you\b|your (?:hand|style|need|life)|like|perfectly|snug|under\b|comfortabl|nicely|and |better|well|right|true|close|tight|loose|easily|neatly|(?:any|every) (?:style|decor|need|budget|d[eé]cor)|true|over\b)[a-z\d"'] :: What [does/do] {product} fit?; What sizes [does/do] {product} fit?
fit_with .7 :: universal(?:ly)? (?:fit|application|design|compat)|one size fits (?:all|most) :: [Is/Are] {product} universal?; What [does/do] {product} fit?
size .66 :: siz(?:e|ing) (?:chart|guide)|sizes? (?:small|medium|large|x?s|m|x?l)\b[^.;]*<n>|measure (?:at|around|your|the|just) :: Which size should I choose?; How do I find the right size?
size .6 :: true to size|runs? (?:small|large|big)|(?:slim|regular|relaxed|loose|athletic|tailored|comfort|standard|classic|straight|snug) fit\b :: How [does/do] {product} fit?
care .72 :: (?:top[- ](?:rack|shelf) )?(dishwasher|microwave|oven|freezer|dryer)[ -](?:and [a-z]+[ -])?safe|(?:not )?(dishwasher|microwave|oven)[ -]?(?:proof|friendly) :: [Is/Are] {product} {1} safe?
care .72 :: (?:not )?machine[- ]wash(?:able|ed|ing)?|washing machine :: [Is/Are] {product} machine washable?; How do I wash {product}?
care .66 :: hand[- ]wash|(?<!dish|brain|white)wash(?:able|es easily| in | separately| with cold)|dry clean|tumble dry|spot clean :: How do I wash {product}?; [Is/Are] {product} washable?
care .64 :: easy[- ](?:to[- ])?(?:clean|care|maintain)|clean(?:s|ing|up)? (?:is )?(?:easy|easily|quick|a breeze|simple)|wipes? (?:clean|down)|simply (?:rinse|wipe) :: [Is/Are] {product} easy to clean?; How do I clean {product}?
care .6 :: to clean\b|clean(?:ed)? with|cleaning instructions :: How do I clean {product}?
care .55 :: (?:store (?:in|at|away|it|product)|keep (?:in a|refrigerated|frozen|away from)|refrigerate|does not need refrigerat) :: How should {product} be stored?; [Does/Do] {product} need refrigeration?
care .58 :: (?:replac|chang|exchang)(?:e|ed|ing)[^.;]{0,50}\b(?:every|once|after)\b|(?:should be|needs? to be) (?:replaced|changed) :: How often [does/do] {product} need to be replaced?
contents .58 :: shelf life|best before|expir(?:es?|ation)\b :: How long [does/do] {product} keep?; What is the shelf life of {product}?
weather .85 :: (?:not |100% )?(water[- ]?(?:proof|resistant|repellent)|weather[- ]?(?:proof|resistant)|splash[- ]?proof) :: [Is/Are] {product} {1}?
weather .6 :: ((?:rust|scratch|stain|fade|corrosion|tear|chemical|shock|impact|heat|fire|flame|crack|mildew|odor|wrinkle|wind|uv|slip|puncture)[- ]?(?:proof|resistant|retardant)|shatter[- ]?proof|fire[- ]?proof|fog[- ]?proof) :: [Is/Are] {product} {1}?
weather .5 :: (?:withstands?|(?:exposure to|resists?|rated (?:to|for)) temperatures?|temperatures? (?:of|up|down|from|as))\b[^.;]*<n> :: What temperatures can {product} withstand?
measures .8 :: (?:<n>\s?(?:"|”|″|''|in(?:ch(?:es)?)?\b\.?|cm|mm|ft|feet|m\b|\(?[hwld]\b\)?|depth|wide|width|high|height|long|length|deep)[^.;\d]{0,12}(?:x|by|×)\s?<n>|<n>\s?(?:x|by|×)\s?<n>(?:\s?(?:x|by|×)\s?<n>)?[- ]?(?:"|”|″|''|in(?:ch(?:es)?)?\b\.?|cm|mm|ft|feet|m\b))|dimensions?\b[^.;]*<n>|measur(?:es?|ing)\b[^.;]*<n> :: What are the dimensions of {product}?; How big [is/are] {product}?
measures .66 :: <n>\s?-?(?:"|”|in(?:ch(?:es)?)?\b\.?|foot|feet|ft\.?|cm|mm|m|yards?|meters?)[- ]?(?:long )?(cord|cable|hose|rope|chain|strap|handle|lead|leash|tube) :: How long is the {1} of {product}?; How long is the {1}?
measures .62 :: <n>\s?-?(?:"|”|in(?:ch(?:es)?)?\b\.?|foot|feet|ft\.?|cm|mm|m|yards?|meters?)[- ](?:in (?:length )?)?long\b :: How long [is/are] {product}?
measures .62 :: <n>\s?-?(?:"|”|in(?:ch(?:es)?)?\b\.?|foot|feet|ft\.?|cm|mm)[- ](?:in )?(wide|deep|thick|tall)\b :: How {1} [is/are] {product}?
measures .62 :: <n>\s?-?(?:"|”|in(?:ch(?:es)?)?\b\.?|foot|feet|ft\.?|cm|mm)[- ](?:in )?(?:high|height)\b :: How tall [is/are] {product}?
measures .6 :: diameter\b[^.;]*<n>|<n>[^.;]{0,12}(?:diameter\b|dia\b|in diameter) :: What is the diameter of {product}?
weight .74 :: weigh(?:s|ing)?\b[^.;]*\d|weight(?: is| of)?:? ?(?:only |just |approx\w*\.? |about )?<n> :: How much [does/do] {product} weigh?; What is the weight of {product}?
weight .74 :: (?:weight|load|lifting|holding) (?:capacity|limit|rating)|(?:holds?|supports?|carr(?:y|ies)|rated|tested)\b[^.;]{0,30}<n>[- ]?(?:lbs?\b|pounds?|kgs?\b|kilograms?|tons?)|max(?:imum)? (?:load|weight|support weight) :: How much weight can {product} hold?; What is the maximum load of {product}?
capacity .74 :: (?:holds?|capacity|contains?|storage|reservoir|tank|stores?)\b[^.;]{0,40}<n>[- ]?(?:fl\.? ?)?(?:oz|ounces?|cups?|gallons?|gal|quarts?|qt|lit(?:er|re)s?|l\b|ml|gb|tb|cubic|cans?|bottles?|gal\.)|<n>[- ](?:gallons?|quarts?|lit(?:er|re)s?|cups?|gb|tb)\b[^.;]{0,20}(?:capacity|tank|reservoir|bowl|storage) :: How much [does/do] {product} hold?; What is the capacity of {product}?
capacity .6 :: holds? (?:up to )?(?:<n>|one|two|three|four|five|six|all|most|any|enough)\b :: What [does/do] {product} hold?; How much [does/do] {product} hold?
box .8 :: (?:includes(?! (?:[a-z]+ ){0,2}(?:voltage|pollut))|(?:is|are|also|all|items?) included|included\b(?= (?:are|is|with|in))|comes? (?:complete |standard )?with|package (?:contents?|includes)|in the box|(?:kit|set|bundle|package|box) (?:contains?|consists? of|includes?)|supplied with|ships with|set of)\b(?![^.;]{0,40}(?:warrant|guarant)) :: What is included with {product}?; What [does/do] {product} come with?
box .62 :: ^(?:contains |includes |features )?<n> (?:[a-z]+ )?(plates|pieces|sheets|tablets|capsules|bags|pads|bars|blades|needles|markers|pens|bottles|filters|cards|stickers|bulbs|packets|rolls|balls|tiles|bands|screws|hooks|wipes|diapers|labels)\b :: How many {1} are included?
box .62 :: (?:pack|box|set|case|bag|roll|bundle|package) of <n>|<n>[- ](?:packs?|count|ct|pcs|pieces?)\b :: How many come in a pack?; How many [is/are] in the pack?
box .66 :: (?:some |no |fully |minimal |easy |requires? )?assembl(?:y|es?|ed|ing)\b|no tools|tool[- ]?(?:free|less)|requir(?:es?|ing)[^.;]{0,20}(?:tools|screw ?driver|drill) :: [Does/Do] {product} need assembly?; Do I need tools to assemble {product}?
box .64 :: (?:easy |simple |quick |professional |entire )?installation\b|installs\b|(?:easy|simple|can be|easily|must be) (?:to )?install(?:ed)?\b|install (?:in|on|it|with|under)\b|mounts? (?:to|on|in|under|over|easily|with|directly)|mounting (?:hardware|holes)|wall[- ]mount :: How [is/are] {product} installed?; [Is/Are] {product} easy to install?
box .55 :: (?:attach(?:es)?|clips?|clamps?|snaps?|straps?|screws?|hangs?|bolts?) (?:securely |easily |directly |right )?(?:on|onto|to|over|around|in|into|under|from)\b :: How [does/do] {product} attach?
box .56 :: (?:easy|quick|simple|fast)[- ]?(?:to[- ])?(?:set[- ]?up|use)|sets? up (?:in|quickly|easily) :: [Is/Are] {product} easy to use?; [Is/Are] {product} easy to set up?
contents .7 :: (?:[a-z]+[- ]free, )*((?:bpa|gluten|sugar|fragrance|latex|lead|paraben|sulfate|sulphate|dairy|soy|gmo|phthalate|pvc|alcohol|nickel|scent|dye|cruelty|lint|fat|caffeine|alumin(?:i)?um|oil|nut|grain|lactose|ammonia|chlorine|acid|pfas|pfoa|pthalate)[- ]free) :: [Is/Are] {product} {1}?
contents .64 :: (?:no|without|free (?:of|from)|does not contain|never any|zero)(?: any| added| artificial)* (preservatives?|sul[fp]h?ites?|sul[fp]h?ates?|additives?|gluten|sugars?|fillers?|colou?rs|flavou?rs|chemicals|dyes?|gmos?|latex|lead|bpa|phthalates|parabens|fragrances?|soy|dairy|caffeine|alcohol|sweeteners?|animal (?:products|by-products)) :: [Does/Do] {product} contain {1}?
contents .6 :: (?:100% |certified |usda )?(organic|vegan|vegetarian|kosher|halal|non[- ]gmo|hypo-?allergenic|biodegradable|recyclable|non[- ]toxic|odou?rless|tasteless|unscented|keto)(?![- ]friendly) :: [Is/Are] {product} {1}?
contents .66 :: ingredients?\b(?! that)|contains? (?!<n>)(?!no )[a-z] :: What [does/do] {product} contain?; What are the ingredients of {product}?
material .78 :: (?:made|constructed|crafted|manufactured|built|fashioned|cast|woven|knit)(?: entirely| primarily| only)? (?:of|from|out of|with) (?!the (?:usa|us|u\.s)|scratch|your|you)[a-z\d]|(?:material|fabric)\s?:|100% (?!satisf|money|guarant|natural\b|pure\b|water|organic|brand|new|authentic|genuine(?! leather)|free|of\b|safe|effective|compatible|original)[a-z]+|(?:solid|stainless|tempered|genuine|faux|high[- ](?:grade|quality|density)|premium|durable|heavy[- ]duty|aircraft[- ]grade) (?:wood|hardwood|steel|glass|leather|nylon|plastic|polyester|cotton|alumin(?:i)?um|vinyl|canvas|rubber|polycarbonate|abs|pvc|foam|silicone|brass)\b|(?:steel|wood|alumin(?:i)?um|plastic|nylon|polycarbonate|fiberglass|leather|rubber|canvas|metal|iron|brass) (?:construction|body|frame|housing|casing) :: What [is/are] {product} made of?; What material [is/are] {product}?
weather .62 :: (?:indoors?|outdoors?)(?: (?:and|or|/) ?(?:indoors?|outdoors?))? use|for (?:indoors?|outdoors?)\b|(?:indoors?|outdoors?) (?:and|or|&) (?:indoors?|outdoors?) :: Can {product} be used outdoors?; Can {product} be used indoors?
people .66 :: ages? (?:<n>|of <n>)|(?:for|from) ages|<n>\+? (?:years?|months?|yrs?)(?:[- ]olds?)?(?: of age)?(?: and| or|&| to <n>)? ?(?:up|older|above|years)|\d+[- ](?:year|month)[- ]olds? :: What age [is/are] {product} for?
people .56 :: (?:for|suits?|fits?) (?:both )?(?:kids|children|toddlers|babies|infants|newborns|adults|boys|girls|men|women|teens|seniors|beginners|professionals)\b :: Who [is/are] {product} for?
people .6 :: for (?:small|medium|large|all|big|toy|puppies|your)? ?(?:breeds? |sized? )?(dogs|cats|birds|rabbits|hamsters|horses|fish|puppies|reptiles)\b|(dogs|cats|birds) (?:up to|over|under|<n>) :: Which {1} [is/are] {product} for?
people .55 :: (?:all|sensitive|dry|oily|normal|combination|thick|fine|curly|mature|most) (skin|hair)(?: types?)? :: What {1} type [is/are] {product} for?
people .5 :: <n>(?:\s?(?:-|–|to)\s?<n>)? players :: How many players [is/are] {product} for?
use .6 :: (?:bonds?|adheres?|sticks?|glues?) (?:\w+ )?(?:to|with|almost|most|all)\b :: What surfaces [does/do] {product} stick to?
use .64 :: (?:can be|may be|to be) used (?:on|in|for|with|as|at|by|to)\b|for use (?:on|in|by|as|at)\b|applications?\s?:|uses\s?: :: What can {product} be used for?; What [is/are] {product} used for?
use .62 :: (?:ideal|perfect(?:ly suited)?|suitable|great|excellent|recommended|intended|best|good|superb|safe|suited) (?:for|on|in|to use (?:on|in|with|for))\b(?! you\b)|designed for (?!you|use with) :: What [is/are] {product} suitable for?; What [is/are] {product} good for?
fit_with .62 :: (bluetooth|wi-?fi|usb(?:[- ]c)?|hdmi|ethernet|nfc|gps|airplay|firewire|aux) (?=[a-z\d.,;)]) :: [Does/Do] {product} have {1}?
performance .5 :: (microphone|mic|remote control|timer|display|touch ?screen|speaker|camera|alarm|thermostat|led light|night light|zipper|hood|lid|pocket|handle)\b(?= (?:with|that|for|lets|allows|enhances|makes|keeps|is|on|in)) :: [Does/Do] {product} have a {1}?
fit_with .5 :: (?<!non-)(wireless|cordless|magnetic|waterless|inflatable|reversible|stackable|collapsible|foldable|ambidextrous|unscented|submersible|dimmable|programmable)\b :: [Is/Are] {product} {1}?
use .5 :: ((?:adjustable|removable|detachable|padded|reinforced|retractable|replaceable|folding|foldable|built[- ]in|non[- ]?slip|automatic|programmable|interchangeable|reclining|swivel|telescop(?:ing|ic)|locking|rotating|integrated) (?:[a-z][a-z'-]+ )?[a-z][a-z'-]+?(?:s|er|or|ht|ch|ck|le|el|ip|ap|et|in|on|ar|ng|ad|rt|ed|ack|ure|ase|ort|op|ay)?)(?=\s?(?:[.,;:)(&!]|$)|\s(?:and|or|for|to|with|that|which|of|in|on|is|are|so|allows?|lets?|makes?|keeps?|helps?|ensures?|provides?|can|from|at|as|by|while|holds?)\b) :: [Does/Do] {product} have {a 1}?
use .52 :: adjust(?:s|able|ed|ment)?\b :: [Is/Are] {product} adjustable?; How [does/do] {product} adjust?
performance .5 :: (?:<n>|two|three|four|five|six|seven|eight|nine|ten|dual|multiple|several) ((?:[a-z]+ )?(?:speeds|settings|modes|levels|positions|pockets|shelves|drawers|compartments|ports|programs|channels|blades|wheels|tiers|burners|hooks|outlets|heights|stitches|presets|pages)) :: How many {1} [does/do] {product} have?
performance .5 :: range of\b[^.;]*<n>|<n>[^.;]{0,12}\brange\b|up to <n>[- ]?(?:feet|ft|miles|meters|yards|m)\b :: What is the range of {product}?
performance .5 :: covers? (?:up to |an area |areas )?[^.;]{0,20}<n>|<n> ?(?:sq(?:uare)?\.? ?(?:feet|ft|inch|inches|meters)) :: How much area [does/do] {product} cover?
performance .55 :: (?:ultra |whisper |super |very )?quiet(?:ly|er)?\b|silent(?:ly)?\b|noise level|\bdecibels? :: [Is/Are] {product} quiet?; How loud [is/are] {product}?
power .62 :: <n>[- ]?(?:-?\d+ ?)?(?:volts?|v|vac|vdc|v ac|v dc)\b :: What voltage [does/do] {product} use?; What is the voltage of {product}?
power .6 :: <n>[- ]?(?:watts?|w)\b :: How many watts [does/do] {product} have?; What is the wattage of {product}?
power .55 :: <n>[- ]?(?:amps?|ah|amp[- ]?hours?)\b :: What is the amperage of {product}?; How many amps [is/are] {product}?
power .55 :: <n>[- ]?(?:hp|horse ?power|btu|psi|rpm|cfm|lumens?)\b :: How powerful [is/are] {product}?
origin .5 :: (?:proudly )?(?:made|manufactured|assembled|built|produced|bottled|hand[- ]?made|sourced|designed and made) in (?:the )?(?!minutes|seconds|a |our|your|under)[a-z] :: Where [is/are] {product} made?
origin .5 :: (?:fda|nsf|ul|ce|etl|rohs|csa|iso \d+|energy star|oeko[- ]tex|usda|epa|fsc)[- ](?:certified|approved|listed|registered|rated|compliant|recognized|organic)|certified by|certification|meets? or exceeds? :: What certifications [does/do] {product} have?
use .5 :: lasts? (?:up to |for |about |approximately |around )?(?:<n>|one|two|three|four|six|several) (?:hours?|days?|weeks?|months?|years?|washes|uses)|(?:<n>|one|two|three|four|six)[- ](?:hours?|days?|weeks?|months?|years?) (?:protection|supply|treatment) :: How long [does/do] {product} last?
color .5 :: (?:available|comes|come|offered) in (?:<n>|two|three|four|several|many|multiple|assorted|various|a variety of|black|white|red|blue)\b[^.;]*colou?rs?|colou?rs? (?:include|available|may vary)|only available in [a-z]+ :: What colors [does/do] {product} come in?
use .45 :: ^(?:to use|directions?|how to use|simply (?!the|a\b|an\b|amazing|put)|just (?!the|a\b|an\b|like|as)|apply |take (?:<n>|one|two)|shake |spray |plug |press |peel |cut |insert |place )[^:;]* :: How do I use {product}?
`,
};
