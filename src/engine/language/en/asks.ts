import type { AskingWords } from '../asking-words.ts';

export const asks: AskingWords = {
  shows: {
    greeting:
      'hi|hello|hey|hi there|hello there|hey there|good morning|good afternoon|good evening|greetings|howdy|hiya|hi ya|heya|hey ya|yo|morning|afternoon|evening|gday|hi all|hi guys|hey guys|hi team|hullo|good day',
    thanks:
      'thanks|thank you|thx|cheers|much appreciated|thank you very much|thanks a lot|great thanks|perfect thanks|many thanks|that helped|that helps|very helpful|great help|ta|ty|thank u|tysm|thankyou|thank you so much|thanx|tks|thnx|thnks|nice one|i appreciate it|appreciated|bless you|thanks a bunch',
    acknowledged:
      'ok|okay|alright|all right|got it|i see|never mind|nevermind|forget it|no worries|ok great|ok good|sounds good|k|kk|oki|okey|okey dokey|okie|understood|gotcha|fair enough|no problem|no thanks|no thank you|thats all|that is all|that will be all|nothing else|all good|im good|thats it|makes sense',
    bye: 'bye|goodbye|good bye|see you|see you later|have a nice day|good night|byebye|cya|see ya|take care|have a good one|have a good day|have a great day|have a nice evening|have a good evening|have a lovely day|have a good weekend|have a nice weekend|cheerio|ta ta|until next time|talk later',
    range:
      'what do you sell|what do u sell|what do you guys sell|what does this shop sell|what else do you sell|what do you have|what have you got|what do you offer|what do you stock|what do you carry|what products do you have|what products do you sell|what kind of products|what kind of stuff|what kind of things|what sort of things|what sort of stuff|what can i buy|your range|your products',
    rangeBeside:
      'here|in there|in your shop|in your store|in the shop|in the store|exactly|then|all|are there|do you have|do you sell',
    capabilities:
      'what can you do|what can i ask|how can you help|who are you|what are you|who am i talking to|whats your name|what is your name|do you have a name|what do you do|can you help me|help|help me|i need help',
    human:
      'talk to a person|speak to a person|speak with a person|speak to someone|talk to someone|talk with someone|speak with someone|real person|human agent|live agent|live chat|customer service agent|human please|representative please|agent please|connect me with|connect me to|talk to support|speak to support|human being|real human|a human|an actual person|actual human|an agent|a representative|a real agent|someone real|one of your staff|an employee|live person|your manager',
    order:
      'where is my order|where is my package|where is my parcel|wheres my order|my order number|track my order|track my package|track my parcel|status of my order|order status|has my order|when will my order|when does my order|change my order|cancel my order|change the address of my order|change my delivery address|change my shipping address|my parcel has|my package has|order has not arrived|my refund has not|where is my refund|when will i get my refund|order no|order id|wheres my refund|wheres my package|wheres my parcel|wheres my delivery|my order hasnt|my order has not|my order didnt|my order did not|my order still|order hasnt arrived|order hasnt come|hasnt turned up|has not turned up|havent received my|have not received my|still waiting for my order|waiting for my parcel|waiting for my package|what happened to my order|look up my order|check my order|wheres my stuff|where is my stuff|my delivery hasnt|my delivery has not',
    price:
      'price|prices|priced|cost|costs|how much is|how much are|how much for|how much do they cost|expensive|how much would|what does it cost|on sale|discounted',
    stock:
      'in stock|out of stock|available now|still available|is it available|are they available|availability|sold out|restock*|have any left|do you have it|do you have them|do you have this|available|when will it be back|when will they be back',
    variant:
      'come in|have them in|have this in|get it in|available in|offered in|made in size|what colours|which colors|other colors|in another color|in a different color|half sizes|all sizes|size chart',
    policy:
      'ship*|deliver*|dispatch*|courier|postage|return|returns|returned|returning|refund*|exchange*|send back|send it back|send them back|money back|warranty|warranties|guarantee*|repair service|repairs|payment*|pay|paypal|klarna|credit card*|debit card*|invoice*|instal*ments|gift card*|voucher*|promo code*|discount code*|coupon*|privacy|personal data|gdpr|cookie*|account|password|newsletter|loyalty|points|membership|store|stores|shop|opening hours|open on|opening times|do you open|do you close|are you open|are you closed|you open at|you close at|pick up|pickup|click and collect|customs|duty|duties|tax|vat|cancel*|contact|phone number|email|customer service|support hours|track|tracking|pre-order policy|price match|student discount|military discount|business customer*|wholesale|recycl*|packaging|gift wrap*',
    compare:
      'compare|comparison|compared|difference|differences|differ|versus|vs|better|which one is|which is heavier|which is warmer|which of the two|which of them|which of these|or the|*er than|more * than|less * than|as * as|which is *er|which are *er|more than|less than',
    search:
      'looking for|look for|show me|find me|search for|searching for|i need|i want|i am after|im after|recommend*|suggest*|any|shop for|buy|give me|list|gift for|something for|which products|what products|you have|you sell|you carry|you got',
    pronouns:
      'it|its|they|them|their|this|that|these|those|this one|that one|one|ones|he|she|his|her|him|there|both|either|neither|the product|the item|same',
    ellipsis: 'and|what about|how about|but|or|also|what else|else|same for|then',
    ordinals: 'second|third|fourth|number four|latter',
    question:
      'what|whats|which|who|whom|whose|when|where|wheres|why|how|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|may|might|has|have|had|isnt|arent|dont|doesnt|cant|wont',
    yesNo:
      'is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|may|isnt|arent|doesnt|dont|cant|wont|am',
    when: 'when|how long|how soon|how quickly|how fast|how many days|how many weeks|how many months|how many years|what time|what date|what day|until when|by when|deadline|what year|which year|in what year',
    where:
      'where|whereabouts|which country|what country|which city|what city|which place|which countries|what place|which store|what state|which state|in what city',
    who: 'who|whom|whose|which person|what person',
    howMany:
      'how many|how much|what percentage|what percent|what number|how old|how high|how tall|how far|how large|how big|how often|what amount|how heavy',
    negation: 'no|not|without|never|non|none|cannot|dont|doesnt|isnt|arent|cant|wont|except|excluding',
  },
  asksFor: {
    money: 'how much|cost|costs|price|prices|fee|fees|charge|surcharge|deposit',
    phone: 'telephone|phone',
    email: 'email|e-mail|mail address',
    hours:
      'opening times|hours|deadline|expiry|are you open|are you closed|do you open|do you close|open on|open today|open tomorrow|open until|open now|open at',
  },
  holds: {
    time: 'day|week|month|year|hour|minute|night|second|century',
    timeAlone: String.raw`\b(?:once|twice|after|every)\b`,
    number: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|both',
    moneyWord: 'free',
  },
  why: 'why|how come|what for',
  complaint:
    'you are useless|youre useless|useless bot|stupid bot|dumb bot|you are stupid|youre stupid|you suck|this sucks|idiot|you are no help|youre no help|not helpful|no help at all|worst service|worst shop|this is ridiculous|what a joke|you dont understand|you are wrong|thats wrong|fuck*|shit*|crap|bullshit|i am angry|im angry|i want to complain|i have a complaint|make a complaint|file a complaint|you are thieves|youre thieves|bunch of thieves|crooks|scammers|liars|shame on you|you should be ashamed|a disgrace|pathetic|moron|morons|you are rubbish|youre rubbish|waste of time',
  reaching:
    'reach you|contact you|get in touch|get hold of you|write to you|email you|how can i call you|call you on the phone|phone you',
  cheaper: 'cheaper|cheapest|less expensive|more expensive|costs less|costs more|better value',
  contact:
    'phone|phone number|phone no|telephone|telephone number|tel|contact number|your number|whats your number|what is your number|whats your phone number|what is your phone number|your phone number|whats your email|what is your email|your email|your email address|email|email address|contact|contact us|contact details|contact info|your contact details|how to contact|customer service|customer support|support|hotline|helpline|whatsapp',
  asking:
    'how long|how much|how many|how often|how soon|how quickly|how fast|how far|what time|what kind|what kinds|what sort|what type|what types|which kind|which type|what happens if|what happens when|what should i do|is it possible|are there any|is there any|is there a|do you have|do you offer|tell me|tell me about|can you tell me|i would like to know|please|would like',
  placeholders:
    'im ive ill id youre theyre dont doesnt didnt cant couldnt wont wouldnt isnt arent wasnt havent hasnt whats wheres hows whos whens thats theres u ur r pls plz thx wanna gonna gotta something anything someone somebody anyone anybody thing things stuff need want get got know tell find many much policy policies',
  everyday: `ago already still just maybe really actually simply exactly quickly soon now today yesterday tomorrow currently
recently lately immediately instead perhaps probably usually normally possible possibly able allowed anyway afterwards
later again once twice always ever even quite rather bit little lot few several three two one first next last long
bought buy buying purchased got get gets getting gave give received live lives living stay staying want wanted wants
wish try tries tried trying keep happen happens happened happening start starts started wait waiting waited think
thought hope hoping guess wonder wondering believe say says said told ask asked asking call called mean means look
looking looked see sees saw seen come comes came coming go goes going gone put take takes taking took make makes making made let lets
use uses used using work works working worked seem seems like likes become becomes became turn turns turned
friend friends brother sister mother father mum dad wife husband son daughter girlfriend boyfriend parents family
someone's own thing way case example hour half evening morning place home house door part reason
good better best nice great bad big small new old short different certain sure right wrong whole full total right-away away back also anything somewhere anywhere please thanks
near nearby local physical real car option options cheap cheapest cheaper expensive mind changed prove proven easy easily problem issue trouble
supposed useful point worth matter allow allows permitted decide decided plan planning unsure confused exact details
detail info information question questions program programme scheme`,
  pronounUse: {
    relativeWithoutComma: true,
    relative: 'that',
    demonstrative: 'this that these those same',
    idle: 'is there|are there|was there|were there|will there|there is|there are|there was|there were|is it possible|is it allowed|how long does it take|one of|both of|either of|one year|one day|one person|one more',
  },
  synonyms: `
ship, shipping, deliver, delivery, dispatch, postage
refund, reimburse, reimbursement
exchange, swap, replacement
cost, price, fee, charge, surcharge
pay, payment, checkout, accept
parcel, package, shipment
store, stores, shop, branch
open, opening, hours
phone, telephone, hotline
email, mail
contact, reach, touch
wash, washing, clean, cleaning, laundry
repair, fix, mend
broken, damaged, defective, faulty
warranty, guarantee
voucher, coupon
discount, reduction
invoice, bill
delete, erase, remove
customs, duty, duties, import
abroad, international, overseas, foreign
collect, pickup, collection
club, loyalty, membership, rewards
prove, proof
sell, sold
footwear, boots, shoes
clothing, clothes, apparel, garment
trousers, pants
rent, rental, hire
recycle, recycling, dispose
buy, purchase
made, manufactured, sewn, produced
delay, delayed, late
lost, lose, missing
student, pupil
course, training, class, lesson, introduction
bitcoin, crypto, cryptocurrency, cryptocurrencies
instalments, installments, instalment, financing, finance
house, home, doorstep
children, kids, child, kid
maximum, limit
waterproof, watertight
temperature, degrees, cold
cancel, cancellation, unsubscribe
dry, drying, dryer
store, storing, storage
reply, respond, answer
expire, expiry, valid
decline, reject, fail, refuse
appointment, book, reserve
chat, chats, conversation
accessible, wheelchair, access
`,
  attributes: `
brand = brand, brand name, make | brand
manufacturer = manufacturer, maker, producer | manufacturer
model = model, model name, series | model
model_number = model number, part number, mpn, sku, style number, reference | model number
model_year = model year, year, release year | model year
release_date = release date, publication date, launch date | release date
gtin = gtin, upc, ean, barcode, isbn | barcode number
color = color, colour, color name, shade | color
pattern = pattern, print, graphic | pattern
finish = finish, finish type, surface finish, coating, exterior finish | finish
material = material, material type, fabric, fabric type, material composition, composition, outer material | material
outer_material = outer material, shell material, upper material, exterior material | outer material
inner_material = inner material, lining material, lining, lining description, interior material | lining
sole_material = sole material, outsole, sole, sole type | sole
filling = fill material, filling, fill, stuffing, fill type | filling
frame_material = frame material, frame, frame type | frame
handle = handle, handle type, handle material | handle
blade_material = blade material, blade, blade type, blade length, edge | blade
thread_count = thread count | thread count
fabric_weight = fabric weight, gsm, grammage | fabric weight
stretch = stretch, elasticity, stretchable, elastic | stretch
transparency = opacity, transparency, sheer, transparent | opacity
weight = weight, item weight | weight
package_weight = package weight, shipping weight, gross weight | shipping weight
maximum_load = maximum weight, weight capacity, load capacity, maximum load, weight recommendation, weight limit | weight capacity
dimensions = dimensions, item dimensions, measurements, length width height, display dimensions | dimensions
package_dimensions = package dimensions, box size, shipping dimensions | package dimensions
length = length, item length | length
width = width, item width | width
height = height, item height | height
depth = depth, item depth | depth
thickness = thickness, item thickness, gauge | thickness
diameter = diameter, circumference, item diameter | diameter
size = size, item size, size name, apparel size | size
fit = fit, fit type, cut | fit
rise = rise, rise style, waist style | rise
inseam = inseam, inseam length, leg length | inseam
chest = chest, chest size, bust | chest
sleeve = sleeve type, sleeve, sleeve length | sleeve
neck = neck style, collar, neckline, collar style | neck style
closure = closure, closure type, fastening, fastener type | closure
hood = hood, hooded, has hood | hood
pockets = pockets, pocket description, number of pockets, compartments | pockets
strap = strap, strap type, shoulder strap, strap length | strap
heel_height = heel height, heel type, heel, platform height | heel height
toe_style = toe style, toe, toe shape | toe style
shoe_width = shoe width, width fitting | shoe width
arch = arch type, arch support, arch | arch support
shaft = shaft height, shaft width, boot height, shaft circumference | shaft height
insulation = insulation, insulated, warmth, insulation type | insulation
breathability = breathable, breathability, ventilation, vents | breathability
season = season, seasons | season
style = style, style name, design | style
theme = theme, subject, character, cartoon character | theme
occasion = occasion, occasion type, event, lifestyle | occasion
shape = shape, item shape, form | shape
gender = gender, target gender, department, target audience | gender
age_range = age range, age range description, recommended age, minimum age, manufacturer minimum age, target age, reading age | age
care = care instructions, care, washing, cleaning, wash care, product care, fabric care | care
dishwasher_safe = dishwasher safe, is dishwasher safe | dishwasher safe
microwave_safe = microwave safe, is microwave safe, microwaveable | microwave safe
oven_safe = oven safe, is oven safe, oven safe temperature | oven safe
freezer_safe = freezer safe | freezer safe
induction = induction compatible, induction, stovetop compatibility, hob type | induction
nonstick = nonstick, non stick coating, coating type | non-stick
heat_resistance = heat resistant, heat resistance, maximum temperature, temperature rating, upper temperature rating | heat resistance
temperature_range = temperature range, operating temperature, minimum temperature, lower temperature rating, comfort temperature | temperature range
waterproof = waterproof, water resistant, water resistance, water resistance level, is waterproof, water proof rating | waterproof
weather_resistant = weather resistant, outdoor use, weatherproof, indoor outdoor usage | outdoor use
rust_resistant = rust resistant, corrosion resistant, rustproof | rust resistant
windproof = windproof, wind resistant | windproof
water_column = water column, hydrostatic head, waterproof rating | water column
uv_protection = uv protection, spf, sun protection, upf | UV protection
polarized = polarized, lens type, lens technology | polarized
lens_color = lens color, lens colour, tint | lens color
lens_material = lens material, lens | lens material
capacity = capacity, volume, storage volume, fluid capacity, liquid volume | capacity
seating_capacity = seating capacity, number of people, person capacity, sleeping capacity, occupancy, maximum occupancy | capacity in persons
net_weight = net weight, contents, amount | net weight
season_rating = season rating | season rating
pack_quantity = number of items, pack quantity, unit count, number of pieces, item package quantity, package quantity, count, quantity, set size | quantity
included_components = included components, package contents, in the box, includes, what is in the box, included accessories, accessories included | included
assembly_required = assembly required, is assembly required, assembly | assembly
installation = installation type, installation, mounting type, mount type, mounting | installation
tools_required = tools required, required tools | tools required
instructions = instructions, manual, user manual, directions, usage instructions, directions for use | instructions
batteries_included = batteries included, battery included, are batteries included | batteries included
batteries_required = batteries required, battery required, are batteries required, requires batteries | batteries required
battery_type = battery type, battery cell composition, battery, battery description, batteries | battery
battery_life = battery life, battery run time, run time, battery average life, playtime, operating time | battery life
battery_capacity = battery capacity, milliamp hours, mah | battery capacity
charging_time = charging time, charge time | charging time
rechargeable = rechargeable, is rechargeable | rechargeable
power_source = power source, power source type, power supply, is electric, electric, corded, cordless | power source
voltage = voltage, input voltage, operating voltage, output voltage, volts | voltage
wattage = wattage, power, power consumption, output wattage, output, watts, maximum power | wattage
amperage = amperage, current, current rating, amps | amperage
frequency = frequency, frequency range, frequency band, hertz | frequency
energy_efficiency = energy efficiency class, energy class, energy rating, energy star | energy efficiency
plug_type = plug type, plug, power plug, plug format | plug
connector_type = connector type, connector, connection type, port type, interface, input type, plug connector | connector
ports = ports, number of ports, total usb ports, hdmi ports, inputs | ports
connectivity = connectivity, connectivity technology, connection, wireless, wireless technology, communication | connectivity
bluetooth_version = bluetooth version | Bluetooth version
wireless_range = range, wireless range, transmission range, maximum range | range
compatible_devices = compatible devices, compatibility, compatible models, compatible with, compatible phone models, fits models, hardware platform, supported devices | compatible with
vehicle_fit = vehicle service type, vehicle fit, automotive fit type, fits vehicles, vehicle compatibility, fit type | vehicle fit
position = position, placement, location, side, orientation | position
operating_system = operating system, os, platform, software platform | operating system
processor = processor, cpu, cpu model, processor type, chipset, processor speed | processor
memory = memory, ram, ram size, ram memory installed size, system memory | memory
storage = storage, storage capacity, memory storage capacity, hard disk size, hard drive, digital storage capacity, hard disk | storage
memory_card = flash memory type, memory card, removable memory, sd card slot | memory card
graphics = graphics card, gpu, graphics coprocessor, graphics | graphics
screen_size = screen size, display size, standing screen display size, diagonal | screen size
resolution = resolution, display resolution, screen resolution, native resolution, video resolution, max resolution | resolution
display_type = display type, display technology, screen type, panel type, display | display
touchscreen = touchscreen, touch screen, has touchscreen | touchscreen
refresh_rate = refresh rate | refresh rate
camera = camera, webcam, camera resolution, megapixels, effective still resolution, photo sensor | camera
zoom = zoom, optical zoom, magnification, magnification maximum | magnification
focal_length = focal length, lens mount, aperture, maximum aperture | focal length
field_of_view = field of view, viewing angle, beam angle | field of view
speaker = speakers, speaker type, built in speaker, audio, audio output | speakers
microphone = microphone, built in microphone, microphone type | microphone
noise_cancelling = noise cancelling, noise control, noise reduction | noise cancelling
impedance = impedance, ohms | impedance
noise_level = noise level, noise, sound level, decibels | noise level
sound_channels = audio channels, surround sound, channels, number of channels | channels
color_temperature = color temperature, light color, colour temperature | light color
brightness = brightness, lumens, luminous flux, light output | brightness
bulb_type = bulb type, bulb base, light source type, bulb, socket, bulb features, lamp base, light type | bulb
number_of_lights = number of lights, number of light sources, leds | number of lights
dimmable = dimmable, is dimmable | dimmable
remote_control = remote control, remote included, control method, controller type, control type, human interface input | control
timer = timer, auto shut off, automatic shut off, shut off timer | automatic shut-off
programmable = programmable, settings, number of settings, number of programs, modes | settings
speed = speed, number of speeds, maximum speed, speeds, top speed, read speed, write speed, print speed | speed
rpm = rpm, rotational speed, no load speed, revolutions | rotational speed
torque = torque, maximum torque | torque
pressure = pressure, maximum pressure, psi, operating pressure, bar | pressure
suction_power = suction power, suction, suction pressure, maximum suction | suction power
flow_rate = flow rate, gallons per minute, gallons per hour, maximum flow rate, cfm, air flow capacity | flow rate
horsepower = horsepower, engine power, motor power, engine type, motor type, motor | motor
fuel_type = fuel type, fuel, fuel source | fuel
coverage = coverage, coverage area, area coverage, room size, coverage square feet | coverage
heating = heating element, heating method, heat output, btu, heating | heat output
cooling = cooling method, cooling, air conditioning | cooling
number_of_drawers = number of drawers, drawers, drawer type | number of drawers
number_of_shelves = number of shelves, shelves, shelf type | number of shelves
number_of_doors = number of doors, doors, entrances | number of doors
door_style = door style, door | door style
number_of_pieces = number of pieces, puzzle pieces, piece count | number of pieces
number_of_players = number of players, players | number of players
number_of_pages = number of pages, pages, page count, sheet count | number of pages
ruling = ruling, ruling type, sheet size, paper size | paper
language = language, languages, published language, subtitles, audio language | language
author = author, artist, contributor, director, creator, editor | author
publisher = publisher, studio, label | publisher
binding = binding, format, media format, media type, book format, edition | format
genre = genre, game type, subject matter | genre
flavor = flavor, flavour, taste, flavor name | flavor
scent = scent, fragrance, smell, scent name, scent description | scent
ingredients = ingredients, active ingredients, contents, key ingredients, special ingredients | ingredients
allergens = allergen information, allergens, allergy, contains allergens | allergens
diet = diet type, specialty, dietary, diet, special feature diet, specific uses diet | diet
nutrition = nutrition facts, calories, energy, protein, carbohydrates, sugar, sodium, fat, nutritional information, serving | nutrition
serving_size = serving size, servings per container, number of servings, servings | servings
dosage = dosage, dosage form, dose, strength, active strength, dosage amount | dosage
skin_type = skin type, skin tone, suitable skin | skin type
hair_type = hair type, hair, hair length | hair type
coverage_makeup = coverage, makeup finish, undertone | coverage
expiration = expiration date, shelf life, expiry, best before, is expirable, expires | shelf life
storage_instructions = storage instructions, storage conditions, storing, temperature condition | storage
country_of_origin = country of origin, made in, origin, country of manufacture, country produced in, region of origin | country of origin
warranty = warranty, warranty description, manufacturer warranty, guarantee, warranty type | warranty
certification = certification, certifications, safety certification, compliance, standard, test standard | certification
safety = safety warning, warnings, hazard, safety, safety information | safety
bpa_free = bpa free, material free, free of, toxic free, lead free, material type free | free of
eco_friendly = sustainability, recycled, recyclable, biodegradable, eco friendly, recycled content | sustainability
reusable = reusable, reusability, disposable, is reusable, refillable | reusable
portable = portable, is portable, foldable, collapsible, is foldable, folding | foldable
packed_size = packed size, folded dimensions, folded size | packed size
adjustable = adjustable, is adjustable, adjustability, adjustment, height adjustable | adjustable
removable = removable, detachable, removable parts, removable cover | removable
magnetic = magnetic, is magnetic, magnet | magnetic
wheels = wheel type, wheels, casters, number of wheels, wheel material, wheel size | wheels
lock = lock type, lock, locking, has lock, lock description | lock
lid = lid, lid type, lid material, cap, cap type, lid included | lid
spout = spout, straw, drinking spout, nozzle, dispenser | spout
thread_size = thread size, thread type, thread pitch, screw size, thread style | thread size
fitting_size = fitting size, inlet size, outlet size, connection size, pipe size, hole size, hole diameter, bore | fitting size
filter = filter type, filter, filtration, filter replacement, micron rating | filter
cable_length = cable length, cord length, power cord length, hose length, chain length | cable length
color_count = number of colors, number of colours | number of colors
tip = tip type, point type, tip size, line size, nib | tip
ink_color = ink color, ink, ink type | ink color
hardness = hardness, firmness, firmness description, softness, item firmness, cushioning | firmness
upholstery = upholstery, upholstery fabric, upholstery material, seat material, seat | seat material
seat_height = seat height, seat depth, seat width | seat height
back_style = back style, back, back material, backrest | back
leg_style = leg style, legs, leg material, base type, base material, base, feet | legs
table_top = top material, top, tabletop material, surface, surface material, top style | top
room_type = room type, room, recommended location | room
breed = breed recommendation, breed, dog breed, breed size, pet size, target species, animal, pet type, species | pets
life_stage = life stage, puppy, growth stage | life stage
plant = plant type, sunlight exposure, hardiness zone, planting, expected planting period, soil type, moisture needs | plant care
metal = metal type, metal, metal stamp, plating, metals | metal
stone = stone, gem type, gemstone, stone type, stone shape, stone color, setting, stone weight, carat | stone
clasp = clasp, clasp type, clasp description, earring back, back finding, buckle | clasp
ring_size = ring size, resizable | ring size
band = band, band material, band width, band color, band length, band size, watch band | band
dial = dial, dial color, case diameter, case material, case size, watch face, dial window material | dial
movement = movement, movement type, watch movement, mechanism | movement
calendar = calendar type, calendar, date display, date function | date display
water_depth = water resistance depth, water depth, maximum depth | water resistance depth
laptop_size = laptop size, laptop compartment, fits laptop, tablet compartment, maximum laptop size, compatible laptop size, notebook size | laptop size
torso = torso length, back length, back system, back panel | back length
hip_belt = hip belt, waist belt, waist strap | hip belt
hydration = hydration compatible, hydration system, water bladder | hydration
rain_cover = rain cover, rain cover included | rain cover
poles = number of poles, pole material, poles, pole type | poles
setup_time = setup time, pitching, setup, ease of use | setup
number_of_rooms = number of rooms, vestibules, entrances, number of entrances, number of doors tent | rooms
r_value = r value, insulation value | R-value
fill_power = fill power, down fill power, loft | fill power
membrane = membrane, waterproof membrane, gore tex, membrane type | membrane
drop = heel drop, heel to toe drop, offset, stack height | heel drop
terrain = terrain, surface recommendation, suitable terrain, sport surface, activity, sport, sport type, recommended use, specific uses, intended use, use | use
skill_level = skill level, experience level, difficulty, level, grade | skill level
hand_orientation = hand orientation, handedness, hand | hand orientation
flex = flex, shaft flex, stiffness | flex
tension = tension, string, tension level, strings, resistance, tension supported, resistance level, draw weight, tension band | tension
arm_length = arm length, reach, extended length, maximum height, maximum length, extended | reach
caliber = caliber, ammunition type, ammo, firearm | caliber
rim_size = rim size, rim diameter, tire size, tire type, tire diameter, wheel diameter, bolt pattern, section width, load index | tire size
viscosity = viscosity, oil type, grade of oil, consistency | viscosity
item_form = item form, form, product form, consistency, texture, form factor | form
special_features = special features, features, feature, key features, additional features, included features | features
customer_return_policy = return policy, returnable, returns | return policy
personalization = personalized, customizable, engraving, personalization, custom, is customizable | personalization
handmade = handmade, hand made, production method, is handmade | handmade
gift_wrap = gift box, gift wrapped, packaging, package type, packaging type, container type, gift packaging | packaging
condition = condition, refurbished, item condition, is refurbished, used | condition
subscription = subscription, membership, license, license term, number of licenses, subscription term | license
carrier = wireless carrier, carrier, network, cellular technology, unlocked, sim card, sim type, cellular | network
gps = gps, navigation, gps type, has gps, map | GPS
heart_rate = heart rate monitor, sensor type, sensors, health tracking, metrics | sensors
printing = print technology, printer type, printing technology, printer output, duplex, duplex printing | printing
optical_drive = optical drive, dvd drive, disc drive, has optical drive | optical drive
keyboard = keyboard, keyboard layout, keyboard type, backlit keyboard, key switch, number of keys | keyboard
mounting_pattern = vesa, mounting pattern, mounting hole pattern, vesa mount | mounting pattern
tuner = tuner, tuner technology, tuner type, channel | tuner
smart = smart, smart home compatibility, voice assistant, works with alexa, smart tv, internet applications, app | smart functions
wax = wax type, burn time, candle, wick, number of wicks | burn time
roast = roast level, coffee roast, caffeine content, coffee, grind | roast
alcohol = alcohol content, alcohol type, alcohol, alcohol free | alcohol
ph = ph, acidity, acidic | pH
concentration = concentration, percent, percentage, purity, content | concentration
absorbency = absorbency, absorbent, absorption | absorbency
stain_resistant = stain resistant, scratch resistant, wrinkle free, resistance, durability, shatterproof | durability
hypoallergenic = hypoallergenic, is hypoallergenic | hypoallergenic
fire_resistant = fire resistant, flame retardant, fireproof, flammable | fire resistance
pile = pile height, pile, rug form, weave, weave type, construction, knit, construction type | weave
backing = backing, rug pad, non slip, slip resistant, backing material, backing type | backing
curtain = curtain type, panel, header type, rod pocket, light filtering, blackout, light control | light control
bed_size = bed size, mattress size, bed type | bed size
ply = ply, ply rating, number of layers, layers, ply count, number of plies | layers
rating = rating, customer rating, reviews, stars | rating
availability = availability, stock, available | availability
price = price, cost, list price | price
cup_size = cup size, bra size, underwire, padding, band size, support, support type | cup size
swim = swimwear, bottom style, top style, bottom, coverage bottom, skirt | cut
hat_size = hat size, head circumference, crown, brim, brim width, head size | hat size
glove = glove size, touchscreen gloves, fingers, finger | glove details
sock = sock height, sock length, cuff, sock style, leg height | sock height
compression = compression, compression level, mmhg, compression rating | compression
machine_washable = machine washable, washable, machine wash | machine washable
hand_wash = hand wash only, dry clean only | hand wash
crampon_compatible = crampon compatible, crampons | crampon compatible
vegan = vegan, animal free, leather free | vegan
quick_drying = quick drying, quick dry | quick drying
water_repellent = water repellent, dwr | water repellent
packable = packable, stowable | packable
reflective = reflective, reflectors | reflective
pfas_free = pfas free, pfc free | PFAS-free
rds_certified = rds certified, responsible down | RDS certified
freestanding = freestanding, free standing | freestanding
footprint = footprint included, footprint, groundsheet | footprint
ip_rating = ip rating, ip code, ingress protection | IP rating
charging_port = charging port, charge port, charging connector | charging port
beam = beam distance, beam range, throw | beam distance
red_light = red light, red light mode, night vision light | red light
fill_weight = down fill weight, fill weight, down weight | down fill weight
peak_height = peak height, interior height, inner height | peak height
floor_area = floor area, area, floor size | floor area
temperature_comfort = temperature comfort, comfort temperature, comfort rating | comfort temperature
temperature_limit = temperature limit, limit temperature | temperature limit
boil_time = boil time, boiling time | boil time
ignition = piezo ignition, igniter, ignition | piezo ignition
leakproof = leakproof, leak proof, spill proof | leakproof
insulated_hot = insulated hot, keeps hot, heat retention, hot hours | keeps hot
insulated_cold = insulated cold, keeps cold, cold retention, cold hours | keeps cold
pore_size = pore size, filter pore size | pore size
removes = removes, filters out, protection against | removes
filter_life = filter life, cartridge life | filter life
max_lifetime = max lifetime, service life, maximum age | maximum lifetime
user_weight = user weight, rider weight, user weight range | user weight
gear_loops = gear loops | gear loops
dry_treated = dry treated, dry treatment | dry treated
strength = strength, breaking strength, breaking load | strength
helmet_compatible = helmet compatible, fits over helmet | helmet compatible
pit_zips = pit zips, underarm zips, ventilation zips | pit zips
resoleable = resoleable, resolable | resoleable
restock = restock date, available from, back in stock | back in stock
lead_time = lead time days, lead time, production time | lead time
max_user_height = max user height, body height | maximum body height
hydration_compatible = hydration compatible | hydration compatible
usb_output = usb output | USB output
satellite = satellite sos, sos | satellite SOS
zip_side = zip side, zipper side | zip side
`,
};
