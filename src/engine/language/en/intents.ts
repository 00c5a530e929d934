/** What shoppers want to know or have done, as English asks for it (?) and as pages say it (=): see `meaning/intents/intent-model.ts`. */
export const intents = (): string => `
## delivery_cost
? how much is postage
? what's the shipping fee on a small order
? do i have to pay extra to get it posted
? how dear is the p&p
? what will it set me back to have it sent
? carriage charge for one jumper
? is freight added on top at the end
? i only want one paperback, hope sending it won't cost more than the book
? what do youse charge for delivery
? is there a flat rate or does it go by weight
? how many quid to get this to my house
? never saw a shipping price anywhere on the site
? what's the handling charge about
? total jumped up at checkout, is that the courier fee
? does the postage go up if i add a second thing
? cheapest way to have this mailed to me
? parcel rate for something heavy-ish
? postal rates to a normal address in town
? what am i paying for transport
? is sending included in the price or billed separately
? bit skint, how much would getting it here cost
? delivery tariff for regional postcodes mate
? what do you sting me for posting a scarf
? is the postman extra on top
? the total jumped by a fiver at the end why
? how much for bringing it to my bungalow
? daft to pay more for stamps than the thing itself
? whats p&p these days
? does sending two pairs cost double the mailing
? my basket says carriage what is that sum
? flat rate or by weight
? pensioner here hope the courier fee isnt steep
? ur shipping is a rip off lol how much really
? tiny envelope of seeds, surely cheap to mail
? how much is shipping
? postage costs
? delivery charge
? how much do you charge for delivery
? shipping fee?
? what's the postage
? p&p cost
? how much is postage pls
? delivery fees
? cost of shipping
? what does it cost to deliver
? do i have to pay for delivery
? how much is delivry
? shipping rates
= Standard delivery is charged at £3.95 per order, however many garments you buy.
= Shipping & handling: flat rate $6.95 within the contiguous United States.
= Postage is calculated at checkout by weight and postcode.
= Carriage on tools and hardware \u2013 small parcel \u20ac4.50 | medium \u20ac7.90 | heavy \u20ac12.50
= P&P for a single book or record is £2.80, plus 50p for each additional title.
= Our delivery rates and charges
= A contribution of \u20ac5 towards freight is added to all plant orders.
= Courier fees for pet food sacks depend on the total kilos in your basket.
= Shipping costs are shown before you pay and are not included in the item price.
= A chilled transport surcharge of £4 applies to cheese and meat hampers.
= Parcel post within Australia costs A$9.95 to metro and A$13.95 to regional areas.
= Standard postage is £3.95 per consignment, whatever its weight.
= Carriage charges are calculated by parcel weight and shown at checkout.
= Shipping & handling: $6.99 up to 5 lb, $11.99 above.
= A flat-rate contribution of \u20ac4.90 towards freight is added to every basket.
= Letter-size items (needles, strings, seed packets) travel at the small-packet tariff of £1.60.
## delivery_free
? when is shipping free
? how much do i need to spend to skip postage
? is there a free delivery threshold
? what do i have to hit before you post it for nothing
? basket is nearly there, do i still pay carriage
? if i chuck in another thing will the postage come off
? do members get complimentary shipping
? i'm a few quid short, will sending still be waived
? does free post count before or after my voucher
? any chance of getting it sent gratis
? at what total does the delivery charge disappear
? minimum spend for free freight
? do big baskets ship at no charge
? why am i charged p&p, thought it was on the house
? don't fancy paying postage, what's the trick
? does the gift card count towards the freebie shipping limit
? is it free to ship over a certain amount
? still showing a fee though i bought loads
? is free delivery for everything or just clothes
? how far off am i from not paying for the courier
? do you cover the shipping on larger orders
? zero delivery cost when
? how much more must i spend to skip the postage
? at what total do you stop charging for shipping
? im two quid short of the no fee thing
? does a discount code drop me under the threshold
? what minimum gets it carried gratis
? i chucked in socks just to dodge the delivery fee
? banner said postage on the house over something
? do gift vouchers count toward the free shipping sum
? why am i paying carriage i spent loads
? free postage for a big shop right
? my mate got hers sent for nothing how
? do club people always get shipping waived
? free delivery
? do you do free shipping
? spend how much for free delivery
? free shipping minimum
? is postage free over a certain amount
? free postage?
? when is delivery free
? free delivery threshold
? free shipping over how much
? what do i spend to get free postage
? is shippin free over $50
? how do i get free shipping
? do u do free delivery
= Free standard delivery on orders over £50.
= Spend \u20ac75 or more and we'll pay the postage.
= Complimentary shipping for club members, no minimum spend.
= Free freight Australia-wide once your cart reaches A$99.
= The threshold is worked out on the basket total after discounts, excluding gift cards.
= We waive the delivery charge on all book orders above £25.
= Orders from $60 ship free by ground service; bulky furniture is exempt from this offer.
= Postage-free: strings, reeds and sheet music of any value.
= Carriage paid on trade orders over £150 ex VAT.
= You qualify for free delivery when your pet food order comes to \u20ac39 or above.
= If a return takes your order below the free shipping limit, no delivery fee is charged afterwards.
= Free UK delivery on baskets of £50 or more.
= We waive the shipping charge once your merchandise subtotal reaches $75 after discounts.
= Postage-free threshold: \u20ac39 (books always ship free).
= Members enjoy complimentary shipping with no minimum spend.
= Bulky freight is excluded from the free-carriage promotion.
## delivery_time
? how long does delivery take
? when will it get here
? how many days till it lands
? need it before the weekend, is that likely
? bought it just now, when can i expect it
? is it gonna arrive in time for my mum's birthday
? how quick do you usually get stuff out to people
? what's the turnaround from buying to having it in my hands
? we fly out on holiday soon, will it make it
? usual transit time to the west coast
? estimated arrival for a sofa
? what's the lead time on these
? been waiting ages, is this slow normal
? does standard shipping mean a week or more
? will it turn up by friday
? roughly when should i see the package
? how soon could i be wearing it
? wedding is next week, am i cutting it fine
? working days or calendar days
? what's the eta on regular post
? does it take longer out in the sticks
? how speedy is your ordinary service
? will the tent get here before we go camping
? party is on thursday am i too late
? how many days till it lands on my mat
? been staring out the window when does it turn up
? roughly how long do i wait
? nans birthday next week will it make it
? is that working days or normal days
? why so slow everyone else takes two days
? need it asap whats the usual wait
? eta for a settee
? exam is monday would the calculator reach me
? how soon after paying does it drop through the letterbox
? delivery time
? when will it arrive
? how long til it gets here
? shipping time
? how many days for delivery
? delivery times pls
? how long is shipping
? when will i get my order
? how long does postage take
? estimated delivery date
? what day will my order come
? how long does it take to arive
? eta on my order
= Standard delivery takes 3\u20135 working days from dispatch.
= Estimated delivery time: 2 to 4 business days to mainland addresses.
= Lead time for made-to-order sofas is 6\u20138 weeks.
= Allow up to 7 business days for regional and rural areas.
= Transit times by zone \u2013 East 1\u20132 days | Central 3 days | West 4\u20135 days
= Most books in stock arrive within 48 to 72 hours.
= Bare-root roses are shipped from November and usually reach you within a week.
= How soon will my order arrive?
= The expected arrival date is displayed at checkout and in your confirmation email.
= During busy periods such as December, please expect delays of one or two days.
= Guitars are set up in our workshop first, which adds two days to the normal delivery time.
= Lead time: made-up sofas 6 to 8 weeks, stock furniture 10 days.
= Estimated arrival dates are displayed on every product page.
= Allow up to seven business days during peak season.
= Most parcels reach mainland addresses within 48 hours of leaving our warehouse.
## delivery_express
? do you do next day delivery
? how much is express
? need it tomorrow, what can you do
? overnight shipping option
? it's urgent, can you rush it
? can i pay more to get it quicker
? left it to the last minute, party's tomorrow night
? fastest way to have it here
? same day courier available
? is there a priority upgrade
? what does expedited cost
? in a mad hurry for this
? my kettle died, need a new one first thing in the morning
? can you speed it up for a few extra bucks
? guaranteed before noon possible
? do you have a rush service
? i can't wait a week, anything faster
? two-day air price
? is the premium delivery really next working day
? whats the surcharge for quick post
? gig is on tomorrow and i've no strings left, fastest possible please
? want to bump my parcel up to speedy delivery
? i need this by tomorrow help
? can u rush it ill pay
? forgot our anniversary whats your quickest
? overnight possible and how much
? fridge died today any same day drop off
? is there a priority option
? wedding saturday and no shoes, hurry it please
? whats the surcharge for speedy post
? boiler bit snapped need it first thing in the morning
? can a bike messenger bring it this afternoon
? paid for next day and its not here
? fastest way to get strings before my gig
? next day delivery
? do you do express shipping
? overnight shipping
? can i get it tomorrow
? how much is next day delivery
? express post
? fast delivery option
? need it by friday can you rush it
? is there a quicker delivery
? expedited shipping cost
? do u do same day delivery
? priority postage
? can i pay extra to get it faster
? nxt day delivery available?
= Next-day delivery: £6.95, Monday to Friday.
= Express shipping arrives in 1\u20132 business days and costs $14.95.
= Overnight delivery is available to most postcodes for an additional \u20ac12.
= Need it in a hurry? Choose Priority at checkout.
= Same-day courier within Dublin for \u20ac15 when stock is at our city store.
= Expedited 2-day air \u2013 $19.90 up to 5 lb
= Guaranteed before noon | £9.95
= Tools ordered with our rush service are picked and packed ahead of standard orders.
= Express Post surcharge A$6 for parcels under 3 kg.
= Furniture and live plants cannot be sent by our fast-track service.
= The express upgrade fee is refunded if the parcel arrives later than promised.
= Next-day express: £7.95 if ordered by 8 p.m.
= Upgrade to overnight shipping at checkout for an $18 supplement.
= Same-day courier within the city limits, £12, ordered before noon.
= Priority handling moves your parcel to the front of the packing queue.
= Pre-10:30 a.m. timed delivery is available on weekdays to most postcodes.
## delivery_day_slot
? can i pick a delivery day
? do you deliver on saturdays
? sunday delivery possible
? is there an evening slot, i work till late
? want it to come on my day off
? choose a time window for the groceries
? can it come after six when i'm in
? do you drop off at weekends
? only home in the mornings
? could you bring it on a particular date
? what hours does the van come round
? not available during the week, what then
? i do night shifts so don't want the bell going at dawn
? can you give me a two-hour window
? want it on the day itself, not before
? do you come out on bank holidays
? is there an arvo slot on friday
? nominated day delivery
? i've to collect the kids at three, can it come earlier
? which days do you deliver our area
? time preference when checking out
? hoping for it on tuesday specifically
? im only in after six
? work all week can they come at the weekend
? can i pick the hour the van comes
? nightshift worker please not before noon
? choose a date for my groceries
? do your drivers go out sundays
? thursdays best as my daughter is over then
? morning or afternoon do i get a say
? need a narrower window than all day
? not tuesday thats my hospital day
? swap my slot for later on
? drop off at teatime possible
= Choose a nominated delivery day at checkout, up to 30 days ahead.
= Saturday delivery: £8.95; Sunday delivery: £9.95.
= Pick a one-hour grocery slot between 6am and 11pm, seven days a week.
= Evening deliveries from 6pm to 10pm are available in the metropolitan area.
= Time windows \u2013 morning 7\u201312 | afternoon 12\u20135 | evening 5\u20139
= Flowers can be scheduled for any date except Sundays and bank holidays.
= We regret that we cannot guarantee a specific hour for standard parcels.
= Weekend delivery of furniture carries a supplement of \u20ac25.
= Slots may be changed free of charge until 11.45pm the night before.
= Your preferred day can be set in the carrier's app once the parcel is on its way.
= Our own vans serve rural routes on Tuesdays and Thursdays only.
= Choose a two-hour delivery window at checkout, seven days a week.
= Evening slots between 6 and 10 p.m. cost £2 extra.
= Saturday delivery £5.95; Sunday delivery £6.95 in selected areas.
= Nominated-day delivery: select any date up to 30 days ahead.
= You can rebook your time slot in the app until midnight the day before.
## dispatch_cutoff
? what time do i need to order by for same day dispatch
? is there a cut-off
? if i buy it tonight does it go out today
? when does it leave your warehouse
? how late can i place it and still make today's post
? order still says processing, when do you send it off
? do you ship stuff at the weekend
? latest time for getting it on the truck
? my parcel hasn't left yet, what's the hold up
? when's the last collection by the courier
? it's nearly noon, have i missed it
? how long do you take to pack things
? when are orders picked and packed
? paid friday night, will it sit there till monday
? status is stuck at preparing
? does it get shipped straight away
? what's your handling time
? deadline for it going out before the holidays
? do you dispatch on public holidays
? how many hours between paying and posting
? will i get an email when it's sent out
? do plants only leave on certain days
? if i buy now does it go out tonight
? what time do you stop packing
? last post today when
? ordered an hour ago still not sent
? how late can i leave it and still catch the van
? do you send stuff off at weekends
? status stuck on processing since monday
? its quarter to four did i miss the lorry
? when will my parcel leave you
? does anything go out on bank holidays
? how long to pick and box it
? nothing has shipped yet whats the hold up
? order by what time for same day dispatch
? cut off time for orders
? when do you ship orders
? when does my order leave the warehouse
? dispatch time
? if i order now will it ship today
? what time do i have to order by
? last order time for today's post
? how long before you dispatch
? do orders go out same day
? processing time before shipping
? when will it be sent out
? order cutoff?
? has my order been despatched yet
= Order before 2pm for same-day dispatch, Monday to Friday.
= Cut-off for next-day delivery is 8pm.
= Orders placed after 3pm or at weekends leave our warehouse on the next working day.
= Handling time: 1\u20132 business days before shipping.
= Live plants are dispatched Mondays to Wednesdays so they never spend the weekend in a depot.
= We ship daily; last collection by the carrier is at 17:30.
= Last dispatch dates before Christmas
= Processing of personalised jewellery takes three days before it is handed to the courier.
= In-stock guitars are usually sent out within 24 hours of payment clearing.
= No goods leave our premises on bank holidays.
= As soon as your parcel has been packed and despatched you will get an email.
= Orders placed before 3 p.m. Monday to Friday are dispatched the same day.
= Cut-off time: 14:00. Later orders leave our warehouse on the next working day.
= Handling time is one business day; no despatch on public holidays.
= Roasted to order: beans ordered by Tuesday midnight ship Wednesday.
= Live plants leave the nursery Mondays to Wednesdays only.
## delivery_carrier
? who do you ship with
? which courier brings it
? what delivery company do you use
? is it the postie or a van
? please not that courier that lobs things over the fence
? can i choose the carrier myself
? will the post office be bringing it
? i've had bad luck with one parcel firm, can i avoid it
? do you have your own drivers
? who'll be knocking on my door
? which parcel service handles your packages
? what haulier for the big stuff
? does it come by mail or courier
? name of the delivery firm please
? my building only lets in certain couriers
? who's carrying it, so i know who to look out for
? is a specialist mover used for pianos
? which shipping partner for the us
? the driver round here is brilliant, do you use his lot
? is it letter post for the small things
? do you go with regular australian mail
? what logistics outfit do you deal with
? who brings it
? hope its not that lot that chuck boxes over the fence
? is it royal mail or some van man
? which courier firm do you use
? can i choose the postie instead
? our regular delivery driver is lovely will it be him
? whose depot should i ring
? what colour van should i look for
? i refuse that company pick another please
? do you use your own drivers
? is it sent by usps or ground service
? got a card from a parcel firm i dont know
? which courier do you use
? what carrier
? is it royal mail
? do you use auspost
? ups or fedex?
? who delivers your parcels
? do u use evri or dpd
? which courier company brings it
? do you ship usps
? can i choose the courier
? is it sent by startrack or australia post
? who is the currier
= We ship with DHL, UPS and the national postal service.
= Small packets travel by Royal Mail, larger parcels by DPD.
= Which courier will deliver my order?
= Furniture is brought by our own drivers in our own vans.
= Carrier by weight \u2013 to 2 kg: letter post | to 30 kg: parcel courier | above: haulier
= A specified carrier cannot be chosen; we select the most suitable delivery partner for your area.
= Refrigerated goods are entrusted to a temperature-controlled logistics company.
= Deliveries in Ireland are made by An Post, in Australia by Australia Post or StarTrack.
= Pianos and harps are handled by a specialist instrument mover.
= At checkout you can pick your preferred parcel service from the list.
= We use couriers with electric bikes and vans in city centres.
= Parcels are carried by our shipping partner DPD.
= Small items travel by Royal Mail, larger ones by a national courier.
= Our own fleet delivers furniture within 60 miles.
= The haulier is chosen automatically according to weight and destination.
= Select your preferred logistics provider (UPS, FedEx or postal service) at checkout.
## tracking
? where is my parcel
? track my order
? got no tracking number
? link says label created and nothing since
? has it been moving at all
? how do i see where it is
? it's been sitting in the depot for days
? can i follow the van on a map
? the code you sent doesn't work on the courier page
? where's me package at
? any news on my stuff
? no update since monday
? where do i find the consignment number
? haven't a clue where my delivery has got to
? is it out for delivery today
? check delivery status
? it says in transit, what does that mean
? wondering if it's on its way yet
? can you look up how far it's got
? want texts about my parcel's progress
? scan history shows it went to another city
? do small letters have tracing too
? wheres my stuff
? havent heard a peep since you took my money
? how do i follow my box on a map
? the link says no information
? it hasnt moved since leicester
? can i see how many stops away the driver is
? lost the email with the long number
? status update on my parcel pls
? is it on the van yet
? been in transit for ages
? my grandson says i can watch it coming online
? says handed over but scan never changed
? tracking
? where's my order
? tracking number
? how do i track my package
? wheres my package
? i haven't got a tracking number
? can i track my delivery
? order status
? tracking link not working
? can u tell me where my order is
? tracking hasn't updated
? parcel traking
= Track your order online with the tracking number in your dispatch email.
= Where is my order?
= Once your parcel has left us, a tracking link is sent by email or text.
= Tracking can take up to 24 hours to show the first scan.
= Status meanings \u2013 Label created | In transit | Out for delivery | Delivered
= Letter post items under £20 are sent untracked.
= Log in to My Account > Orders to see the current whereabouts of your shipment.
= On delivery day you can watch the driver live on a map.
= Pallet consignments can be followed with the haulier using the consignment note number.
= Guest customers may look up the progress of their parcel with order number and postcode.
= If tracking has not been updated for five working days, contact us and we will trace it.
= A tracking link is emailed as soon as the carrier scans your parcel.
= Follow your shipment live under My Account > Orders.
= Track & trace: enter your consignment number and postcode.
= Please allow 24 hours for the first scan to appear.
= Letter-post items are not trackable.
## delivery_abroad
? do you ship internationally
? can you send to canada
? which countries do you deliver to
? i live overseas, can i still buy
? want to send a pressie to my sister in spain
? is posting to new zealand possible
? my daughter's on erasmus in germany, could you post it there
? how much to ship to the states
? do you deliver outside the uk
? i'm in northern ireland, does it cross the border okay
? foreign address not accepted at the till
? do you go worldwide
? moving abroad soon, can i keep ordering
? airmail to asia how long
? sending to the eu after brexit still a thing
? my country's not in the dropdown
? export to switzerland
? we holiday in france, could you ship to the gîte
? international rates and zones
? would ye post to england from ireland
? granny is in australia, can you get it to her
? any place on the globe you don't send to
? i moved to spain do you send there
? my auntie in canada would love one
? do you ship overseas
? post to dublin or not
? living on a base in germany can i buy
? why isnt norway in the dropdown
? does it go outside the uk
? sending a present to my son in australia
? how much to new zealand
? which countries can i choose
? expat missing your tea
? my country isnt listed boo
? international shipping
? do you ship to canada
? do you deliver abroad
? overseas delivery
? do you post to ireland
? which countries do you ship to
? do i have to pay customs
? import duty
? can you send to another country
? do u ship to new zealand
? worldwide shipping?
? delivery outside the uk
? shipping to the us from australia
? do you ship internationaly
= We ship to more than 60 countries worldwide.
= International delivery \u2013 EU \u20ac12 | USA & Canada \u20ac24 | Rest of world \u20ac32
= Books and CDs can be sent to any country by airmail.
= We currently deliver within the UK and Ireland only.
= For overseas orders the transit time is 7\u201314 working days.
= Electrical goods are not exported because of differing plugs and voltage.
= Delivery to Switzerland and Norway: customs formalities apply.
= Select your destination country from the drop-down to see international shipping options.
= Seeds and plants cannot be posted outside the European Union.
= Northern Ireland orders are shipped from our Dublin warehouse.
= Global shipping is provided by our cross-border partner, with zones A to D.
= We ship worldwide to more than 60 destinations.
= International delivery: Europe £12, USA and Canada £19, rest of world £25.
= Currently we deliver within the EU and Switzerland only.
= Select your destination country at the top of the page to see local rates.
= Export parcels take 7\u201321 days depending on the foreign postal service.
## delivery_excluded_places
? do you deliver to the highlands
? i'm on an island, will it get here
? can you ship to a po box
? husband's in the army, can it go to a military address
? there's extra charged for my postcode, why
? we live way out in the bush
? does the isle of man count as uk
? scottish islands surcharge
? is hawaii or alaska a no-go
? apo address accepted
? is my postcode covered
? nearest road to us is a dirt track up the mountain
? says you don't serve my area
? ferry only comes twice a week to us
? can it go to a campsite or marina
? i use a mailbox at the post office, not a street address
? remote farm, will the driver come
? shipping to jersey and guernsey
? do you go to tassie and the northern territory
? live on a houseboat
? puerto rico excluded or fine
? can i have it sent to my hotel
? we live up a glen will you come
? why do highlands folk always pay more
? it says my postcode isnt served
? do you post to the isle of wight
? i live on a narrowboat
? soldier overseas with a bfpo address
? can it go to my po box
? shetland again refused at checkout
? hawaii and alaska too
? our farm track scares drivers off
? northern ireland included or not
? cabin at the end of a ferry ride
= We do not deliver to PO boxes, APO/FPO or DPO addresses.
= Highlands & Islands, Channel Islands, Isle of Man: surcharge £12.
= Offshore islands and mountain villages without road access are excluded from furniture delivery.
= Orders to Alaska, Hawaii and Puerto Rico ship by air only and may take longer.
= Remote area supplement \u2013 postcodes AB, HS, IV, KW, PH, ZE
= Frozen food is not available in Northern Ireland or the Scottish isles.
= Forces addresses (BFPO) are served at the normal UK rate.
= Check your postcode to see whether we serve your area.
= Deliveries to Tasmania and the Northern Territory take an additional three to five days.
= Parcels cannot be addressed to hotels, campsites or marinas.
= For outback and remote properties the parcel will be left at the nearest post office or roadhouse.
= Surcharge for the Scottish Highlands & Islands, Isle of Man and Channel Islands: £9.
= We cannot deliver to PO boxes or APO/FPO military addresses.
= Remote postcodes: HS, ZE, KW15\u201317, IM, TR21\u201325.
= Offshore and mountain-hut addresses are excluded from courier service.
= Shipping limited to the 48 contiguous states; no Puerto Rico or Guam.
## delivery_restrictions
? can you post paint
? do you ship lithium batteries
? are you able to send live fish
? will the plants be sent if it's freezing out
? why can't i get aerosols delivered
? is perfume allowed in the mail
? wanted gas canisters but it says store only
? do bugs and crickets get posted in winter
? do you hold plants back when there's frost
? flammable stuff, can it go by courier
? my basket won't let me ship the glue
? any hazardous items you can't transport
? are knives okay to send
? would chocolate melt on the way in summer
? solvents by post
? nail varnish remover not deliverable, how come
? weed killer can't be shipped to my state
? power bank by air freight
? can you courier worms for my compost
? can the bleach be sent or must i come in
? aquarium snails in a heatwave
? dangerous goods rules for fireworks
? why cant you post me gas canisters
? will goldfish survive the mail
? can spray paint be sent
? do u ship tulips when its freezing out
? nail varnish refused at basket why
? fireworks by post
? the lithium pack says pickup only
? can chocolate be mailed in july
? want to send a bottle of bleach to mum
? are live crickets posted in winter
? says hazmat ground only
? knife wont let me choose delivery
= Paints, solvents and adhesives are dangerous goods and cannot be sent by air.
= Lithium batteries are shipped by road only, within the mainland.
= No live animals are sent when temperatures fall below 5 °C or rise above 30 °C.
= Frost-sensitive plants are held back until the cold spell is over.
= Hazmat: aerosols, gas cartridges and lighters \u2013 collection in store only.
= Chocolate is not dispatched during heatwaves unless an insulated box is added.
= State restrictions apply to pesticides, fertilisers and certain seeds.
= Perfume and nail polish contain flammable liquids and may not be posted overseas.
= Restricted and prohibited items
= Live insects and aquarium fish travel by overnight courier in heat-packed boxes only.
= Knives and blades will not be delivered to lockers.
= Aerosols, gas cartridges and solvents are classed as dangerous goods and cannot be sent by air.
= Live fish and insects are dispatched only when temperatures are between 5 and 28 °C.
= We hold frost-tender plants back until the cold snap has passed.
= Loose lithium batteries: road transport only, UN3480 labelling.
= Bladed articles and flammable liquids are available in store only.
## customs_duties
? do i pay import tax
? who covers customs charges
? will i get stung with duty at the border
? courier's asking me for money before handing it over
? vat on arrival from outside
? are tariffs included in the price
? my parcel is stuck in customs
? what's the hs code for this
? do you fill in the customs form
? last time i'd to fork out a fortune for clearance
? is it ddp or ddu
? got a bill from the carrier for handling import
? can you mark it as a gift to dodge the taxes
? what value goes on the declaration
? commercial invoice needed by border officials
? eori number, where do i enter it
? is there a de minimis to the us still
? brokerage fee from the delivery people
? anything extra to pay since brexit
? where was it made, customs are asking
? would i owe gst bringing it into oz
? can i claim duty back if it's returned
? postie wants money before he hands it over
? do i get clobbered with tax when it crosses the border
? who pays the import charge
? got a bill from the courier for clearance
? is everything settled beforehand or do i pay at the frontier
? brexit stuff does it add fees
? held at the airport wanting papers
? whats the tariff code for shoes
? can you mark it as a gift so its cheaper
? they want an invoice for the inspection office
? duty for boots going to america
? hidden charges when it enters switzerland
= Import duties and taxes are the responsibility of the recipient.
= Prices for EU customers include all duties (DDP); nothing is payable on delivery.
= Customs clearance may delay your parcel by several days.
= A commercial invoice and CN23 declaration are attached to every overseas package.
= The carrier may collect a disbursement or brokerage fee for handling customs.
= HS codes and country of origin are listed on the product page under Specifications.
= Tariffs on US-bound shipments are calculated and prepaid at checkout.
= We cannot mark merchandise as a gift or state a lower value.
= Instruments containing rosewood need a CITES permit for export.
= For imports into Australia under A$1,000 GST is charged at checkout.
= Refused parcels: unpaid import charges will be deducted from your refund.
= Prices to the USA are DDP: all duties paid, nothing to settle at the door.
= A commercial invoice and CN23 declaration accompany every parcel.
= Your carrier may levy a customs clearance fee.
= We do not undervalue goods or declare merchandise as gifts.
## delivery_bulky
? how do you deliver big heavy things
? does the wardrobe come on a pallet
? will there be two blokes to carry it
? it weighs a ton, who lifts it off the lorry
? freight charge for a shed
? is the sofa too large for normal post
? oversized item fee
? i can't lift a cooker on my own, will the driver help
? do i need a forklift for the paving slabs
? how's a treadmill shipped
? can a big truck get down our lane
? tail-lift on the vehicle or not
? do you crane bags of gravel off the wagon
? extra to pay for hefty stuff
? got a bulk bag of topsoil coming, where does it go
? two-man team for the washing machine
? is a piano classed as bulky
? curtain-sider won't fit under the bridge here
? what's the max weight for ordinary couriers
? ltl shipping for the safe
? narrow street, can an artic get in
? does white goods haulage cost more
? how does a wardrobe even get to me
? ton of gravel will a lorry fit our lane
? is it two blokes or one
? huge american fridge whos lifting it
? sleepers on a pallet how does that work
? i cant help the driver im eighty
? piano delivery
? do you need a forklift at my end
? trampoline box weighs more than me
? does the truck have a tail lift
? narrow road no hgv access
? heavy slabs dropped where exactly
= Large and heavy items are delivered by a two-person team.
= Pallet delivery: £49 per pallet space, by tail-lift lorry.
= Freight (LTL) shipments over 150 lb \u2013 liftgate service $75
= Sheds, greenhouses and fencing panels come on a 7.5-tonne vehicle; please make sure there is access.
= Bulky goods surcharge: \u20ac39 per oversized article.
= Bulk bags of gravel, sand and bark are unloaded by crane onto level hard standing.
= Fridges, ovens and washing machines are brought by our large-appliance crew.
= Parcels above 30 kg or 2 m in length are sent with a haulage company.
= Upright pianos are moved by specialist carriers; a quotation is given on request.
= Access restrictions: narrow lanes, low bridges and weight limits must be stated when ordering.
= Pallets remain with the customer and are not taken away.
= Large items are delivered by a two-person crew.
= Palletised freight arrives on a 7.5-tonne lorry with tail lift.
= Oversize surcharge: £39 for goods above 30 kg or 2 m in length.
= Bulk bags of sand and gravel are offloaded by crane.
= Please ensure clear access for our heavy-goods vehicle.
## delivery_upstairs
? will they carry it upstairs
? i'm on the fourth floor and there's no lift
? do you bring it into the room
? is it kerbside only
? would the lads leave a sofa on the pavement
? dodgy back, need it put in the bedroom
? my flat has a tight staircase
? do they take it through to the kitchen
? does white glove mean inside the apartment
? elevator's broken, what happens with my bed
? i live in a walk-up
? room of choice service
? does the driver only go to the front door
? can they lug the fridge up two flights
? mum's eighty, she can't drag it in off the street
? extra per storey
? attic room, will the mattress make it round the bend
? just dumped at the curb or carried in
? ground floor only?
? no help to haul it indoors last time
? does it get left at the building entrance
? won't fit through the doorway, then what
? fourth floor no lift good luck
? will they bring the bed into the bedroom
? last lot dumped it on the pavement
? bad back cant drag it in myself
? do they climb steps
? our elevator is broken
? carried to the flat or just the front gate
? spiral staircase is that trouble
? attic room up three flights
? would they take their boots off and walk it in
? extra money for hauling it up
? left my washing machine on the kerb
= Kerbside delivery: the driver unloads at the nearest accessible point to your property.
= Room-of-choice delivery £30, up to the second floor.
= Each additional floor without a lift: \u20ac10.
= White-glove service \u2013 brought inside, unpacked, placed where you want it, packaging removed.
= Our team will carry furniture upstairs provided that stairs and doorways are wide enough.
= Please measure hallways, staircases and elevators before ordering a sofa.
= Compost and paving are left at the kerb and are not carried through the house.
= Threshold delivery means to the first door of the building.
= Drivers are not insured to take goods over walls, through windows or up spiral staircases.
= Large appliances are placed in the kitchen or utility room on the ground floor free of charge.
= If the item does not fit through your entrance, it goes back and the carrying charge still applies.
= Kerbside delivery only: the driver unloads to the nearest hard surface.
= Room-of-choice service £35, including carrying up to two flights of stairs.
= Without a lift we charge £10 per storey.
= White-glove delivery: placed in the room you want.
= Ground-floor threshold delivery is included in the price.
## delivery_appointment
? will the driver ring me first
? do they call before they come with the couch
? how do i book a date for the big delivery
? can someone phone me half an hour ahead
? nobody has been in touch to arrange the drop
? when do i hear from the haulier
? need to rebook the furniture people
? i have to take a day off, so i need a fixed appointment
? gate's locked, they need to bell me beforehand
? does the freight company schedule it with me
? missed the call about my bed, who do i ring back
? will i get a heads up on the day
? wrong phone number on file, how will they get hold of me
? want to agree a day for the washing machine
? do you contact me once the table is at the depot
? not able to make the slot they gave me
? how much notice do i get
? can i put off the wardrobe delivery a fortnight
? house isn't ready, could you hold the kitchen and set up another date
? is it by arrangement or do they just show up
? cancelled my booked appointment, is there a fee
? text from the transport firm with a date that doesn't suit
? will they ring before coming with my sofa
? nobody called me to fix a day
? do i get warning so i can take time off
? i missed the haulage peoples call
? need to rebook when the wardrobe comes
? how far ahead do they tell me
? please text dont phone im deaf
? they said they would get in touch, crickets
? need to agree a date for the cooker
? half an hour heads up from the driver please
? can i arrange when the pallet lorry comes
? they proposed wednesday but im away
= The carrier will telephone you to agree a delivery appointment.
= Our transport team contacts you within three days of the goods arriving at the depot.
= On the day, the driver calls 30 to 60 minutes beforehand.
= Please provide a daytime phone number for furniture and pallet deliveries.
= Rescheduling an agreed appointment less than 48 hours ahead costs \u20ac35.
= Booking in your large-item delivery
= You receive a text with a proposed date; reply YES to confirm or choose another.
= Pianos are delivered by arrangement only.
= Schedule your freight delivery \u2013 step 1: call from the carrier | step 2: four-hour window
= If we cannot reach you by phone, storage is charged after seven days.
= Building materials are booked in with you the working day before.
= The haulier will telephone you to arrange a delivery date.
= You will be contacted within three days to schedule your furniture drop.
= Our crew calls 30 minutes ahead of arrival.
= Please provide a mobile number so the freight company can book in your pallet.
= Rescheduling less than 24 hours before an agreed appointment costs £40.
## delivery_not_home
? what if i'm out when it comes
? missed the courier
? got a card through the letterbox
? will they try again tomorrow
? can it go to the neighbour
? where's my parcel held now
? nobody home, the driver went away again
? they said they knocked but i was in all day
? away for the fortnight, who takes it in
? please give it to her at number six
? how many attempts do they make
? sorry-we-missed-you note, now what
? at work all day, no one to answer the door
? how long does the depot keep it
? arrange redelivery
? buzzer's broken, driver couldn't get in
? don't want the people next door having it
? popped out five minutes and of course they came
? returned to sender because i wasn't there
? do i need id to get it from the sorting office
? on holiday when it's due
? failed delivery, do i pay again
? got a red card through the door
? i was in the shower and they left
? out at work what happens then
? who has my box, which house number
? sorry we missed you slip what now
? will they try again
? driver didnt even knock
? where do i fetch it after nobody answered
? how long before it gets sent back
? didnt hear the bell im a bit deaf
? my neighbour at 12 says she hasnt got it
? nipped to the shops and missed it
= Not at home? The courier makes a second attempt on the next working day.
= If nobody is in, your parcel may be handed to a neighbour and a card left.
= Missed deliveries are held at the local depot for seven days.
= Rearrange a failed delivery on the carrier's website using the number on the card.
= After three unsuccessful attempts the shipment is returned to us.
= Undelivered parcels sent back to our warehouse are refunded less the shipping charge.
= Fresh food will not be re-attempted; please make sure someone is home.
= A redelivery charge of £35 applies to furniture when no one is present at the agreed time.
= Let us know when you're away and we will hold your order.
= Held for collection \u2013 bring photo ID and the "sorry we missed you" card to the post office.
= Plants left in a depot because of absence are not covered by our freshness promise.
= If you are out, the courier will leave a calling card and try again the next working day.
= After two failed attempts the parcel is held at the local depot for seven days.
= Parcels may be handed to a neighbour; see the card for details.
= Unclaimed consignments are returned to sender.
= Arrange redelivery online using the reference on your missed-delivery slip.
## leave_at_door
? can you leave it on the porch
? okay to stick it behind the bins
? no need to ring, just dump it in the shed
? safe place for parcels
? authority to leave
? i've a box by the gate, put it in there
? does the driver need me there or can he drop it
? don't leave my stuff outside please
? delivery instructions, where do i type them
? side door is always open, pop it inside
? can it go under the carport
? if it gets nicked from the step who's liable
? contactless drop-off
? leave without a signature
? let them chuck it over the back fence
? tuck it round the side out of the rain
? they left it in full view of the street
? doorman can take it, or lobby
? i want it left in the greenhouse
? give permission for unattended delivery
? my dog barks, leave it by the meter cupboard
? is it possible to hide it somewhere
? just chuck it in the porch
? can they stick it behind the bins
? pop it in the greenhouse im gardening
? no need to ring, put it by the back gate
? they left it out in the rain
? dont dump it outside please theres thieves
? shed is unlocked use that
? key code for the hallway is on the wall
? tell driver under the doormat
? is it ok to leave it with no one signing
? opt out of leaving on the step
? tuck it in the recycling box
= You can nominate a safe place when you place your order.
= Authority to leave: the parcel is left at your premises without a signature, at your own risk.
= Parcels under £100 may be left on the porch or behind a gate.
= Delivery instructions (max. 60 characters), e.g. "in the shed" or "with concierge".
= Contactless delivery: the driver puts the parcel at the door, takes a photograph and steps back.
= We accept no liability for parcels lost after being left at your request.
= Give permanent permission for unattended delivery in the courier's app.
= Plants may be left in a shaded, sheltered spot if nobody answers.
= High-value instruments and electronics are never left unattended.
= Please leave an insulated cool bag out for your grocery order.
= A safe-drop option is not available for alcohol, knives or medicines.
= Nominate a safe place such as a porch, shed or garage.
= Contactless delivery: parcels are left at the door without signature.
= With an authority to leave, risk passes to you once the parcel is deposited.
= Add delivery instructions ("behind the planter") at checkout.
= High-value goods are never left unattended.
## signature_age_check
? do i have to sign for it
? do they check my age at the door
? will i be asked for id
? ordered whisky, can my teenager take it in
? my son's seventeen, could he accept the knife
? driver refused to hand it over without a passport
? proof of age for vapes
? is a driving licence fine to show
? pin code for handing over
? does somebody over eighteen have to be in
? i look young, what will the courier want to see
? signed for or not
? what if i've no photo card on me
? adult must be present for wine?
? can my husband sign instead
? who put their name down for my delivery
? it asked for a one-time password
? are they gonna card me
? is there identity verification for a laptop
? need a signature from the named person only?
? challenge 25 at the doorstep
? i'm of age but haven't any identification
? can my sixteen year old take the wine in
? do i need my passport when he comes
? driver wouldnt hand over the knife
? forgot my id at home will they give it me
? does someone have to sign
? my mum doesnt drive has no licence as proof
? wants date of birth for a bottle of gin
? babysitter was refused my whisky
? squiggle on the screen needed?
? im 19 but look 12
? do they check you are grown up at the door
? a pin the courier asked for
= A signature is required on delivery for orders over £150.
= Age-restricted goods: the courier will ask for proof of age.
= Alcohol is only handed over to persons aged 18 and over (21 in the US).
= Accepted ID \u2013 passport | driving licence | PASS card | national identity card
= Knives, axes and saw blades are not sold to anyone under 18; identity is checked at the door.
= We operate a Challenge 25 policy.
= If no adult is present, wine and spirits will be returned and a £10 fee retained.
= Mobile phones are released only against the one-time PIN sent by text.
= Adult signature required
= Video games rated 18 are delivered to the named addressee after verifying their date of birth.
= Instruments worth more than $500 ship with direct signature confirmation.
= Adult signature required: photo ID is checked on the doorstep.
= Age-restricted goods (18+) are released only to an adult with valid identification.
= Challenge 25 applies on delivery of alcohol and blades.
= A one-time passcode must be shown to the driver for high-value shipments.
= Signed-for service: proof of receipt is recorded electronically.
## parcel_lost
? it says delivered but there's nothing here
? my parcel never came
? someone nicked it off the doorstep
? courier reckons he left it but i see no box
? package has gone missing in the post
? porch pirates got my order
? the photo shows a door that isn't mine
? asked all the neighbours and nobody has it
? not a sign of it after three weeks
? marked as handed to resident, that's a lie
? it's vanished somewhere between you and me
? do i get my money or another one if it's lost
? think it was stolen from the lobby
? never received my stuff
? tracking says it's here, it's not
? can you open an investigation with the carrier
? lost in transit claim
? somebody else signed, i don't know that name
? it was swiped from the hallway
? how long before you count it as lost
? still hasn't shown up and it should have ages ago
? delivered to the wrong house
? app claims its here but my porch is empty
? some scumbag nicked it off my step
? three weeks and still zilch
? vanished into thin air
? photo shows somebody elses door
? never turned up and driver swears it did
? i think the posties lost it
? is it gone for good, send another?
? neighbours all asked nobody has it
? marked as received by someone called bob i dont know a bob
? who pays if a thief took it
? gone awol in the post
? my parcel never arrived
? says delivered but i don't have it
? lost parcel
? package not received
? missing package
? order hasn't turned up
? my package was stolen
? marked as delivered but nothing here
? parcel lost in the post
? lost in the mail
? it never came
? never recieved my order
? someone nicked my parcel
? porch pirate took my package
= Marked as delivered but not received? Contact us within 7 days.
= A lost parcel is replaced or refunded once the carrier's investigation is closed.
= Please check with neighbours, your safe place and other members of the household first.
= A shipment is considered lost ten working days after the expected delivery date.
= Report of non-receipt \u2013 form to be signed by the addressee
= Theft after delivery: we may ask you for a police report number.
= We compare the driver's GPS position and photograph with your address.
= The risk of loss in transit is ours until the goods are in your possession.
= Untracked letters are regarded as missing after 15 working days.
= We file the claim with the courier; you need do nothing but sign the declaration of denial of receipt.
= Lost seedlings and bulbs will be re-sent as long as the season allows.
= If tracking shows delivered but you have nothing, contact us within 14 days.
= We open an investigation with the carrier; this takes up to five working days.
= Lost parcels are replaced or refunded once the courier confirms the loss.
= Please check with neighbours, concierge and outbuildings first.
= Denial-of-receipt form: sign and return so that we can lodge a claim for theft or non-delivery.
## damaged_on_arrival
? it arrived broken
? box was crushed and the vase is in bits
? my table has a big scratch straight out of the carton
? bottle leaked all over everything
? the mirror's smashed
? opened it up and it's dented
? courier battered it
? screen cracked on delivery
? plants came snapped and dried out
? mug in smithereens
? parcel was soaking wet when i got it
? corner of the bookcase chipped
? turned up in a terrible state
? packaging ripped open, contents banged up
? tin of paint burst inside the parcel
? record is warped and the sleeve bent
? guitar neck cracked in transit
? do i send pics of the damage
? should i refuse it if the box looks bashed
? jar of honey shattered, sticky mess
? eggs were all squashed
? it came knackered, brand new like
? mug came in bits
? the screen has a crack straight out the box
? carton looked like an elephant sat on it
? shampoo leaked over everything
? table leg got a big gouge
? opened it and its smashed to smithereens
? plant pot shattered poor fern
? theres a dent in the fridge door
? eggs all broken again
? vinyl sleeve bent in transit
? should i refuse a battered parcel
? my vase is chipped who sorts it
? arrived broken
? my order arrived damaged
? it came broken
? damaged item
? item is cracked
? box was crushed
? it was smashed when i opened it
? damaged in transit
? it's leaking
? turned up scratched
? got a broken one what do i do
? delivered with a dent in it
? item arived damaged
? parcel was all bashed up
= Damaged in transit? Tell us within 48 hours and send photographs of the item and the packaging.
= Please inspect furniture on delivery and note any scratches or dents on the driver's paperwork.
= Breakages of glass and ceramics are replaced free of charge.
= Reporting transport damage
= Keep the original carton and padding until the courier's inspection has taken place.
= Leaking or burst bottles: we refund or re-send the affected bottles.
= If a plant arrives broken, wilted or dried out, email us a picture on the day.
= Visible damage must be reported to the carrier, concealed damage to us within seven days.
= You may refuse a parcel that is crushed, wet or torn open.
= Small blemishes on a book jacket \u2013 price reduction of 10%, or exchange
= Instruments damaged on arrival are collected at our expense and swapped for a new one.
= Report transit damage within 48 hours with photographs of the item and packaging.
= Please note visible damage on the driver's delivery note before signing.
= We replace breakages free of charge; no need to send back the shards.
= Dents, scratches or leaks: keep all packing material for inspection.
= Dead or crushed plants: send a picture the day the box arrives.
## missing_items
? something's missing from my parcel
? only half of it came
? no screws in the bag
? the charger wasn't in the box
? i counted and i'm one short
? paid for three but just two in there
? shelf pegs left out
? instructions weren't included
? parcel incomplete
? one shoe only, where's its twin
? page says it comes with a lid but nope
? you forgot to pack the socks
? where's the remote that's supposed to be with it
? can't build it, a panel isn't there
? freebie never made it into the package
? the jigsaw lacks a piece
? packing slip lists more than i got
? missing leg for the table
? was short-changed two tins of cat food
? the accessory kit is absent
? the rest of my order, is it still coming
? allen key wasn't supplied
? box only had one shoe
? ordered three only two inside
? where are the batteries that should be in there
? charger wasnt with it
? you short changed me a ball of yarn
? jigsaw lacks a piece
? half my shopping isnt here
? instructions and allen key absent
? paid for a lid got none
? looked through all the paper its not in there
? the freebie you promised was left out
? missing item
? something is missing from my order
? part missing
? only got half my order
? parts missing from the box
? incomplete order
? there's one item missing
? screws were missing
? not everything was in the parcel
? where's the rest of my order
? my order is short
? box was missing the charger
? didnt get everything i ordered
? missing peices
= Is something missing from your order? First check the dispatch note for items following separately.
= Missing parts (screws, dowels, fittings) are sent free of charge within three days.
= Please report an incomplete delivery within 14 days.
= Tell us the part number from the assembly leaflet so that we can post the missing component.
= Short deliveries of groceries are credited automatically.
= Contents of the box \u2013 guitar, gig bag, strap, two plectrums, cable
= If an accessory is lacking, contact us rather than returning the whole set.
= Jigsaw puzzles: single lost pieces cannot be supplied; the puzzle will be exchanged.
= Shortages in trade consignments must be noted on the proof of delivery.
= A missing pack of pet food is re-sent or refunded, whichever you prefer.
= Before reporting, please look inside all inner cartons, polystyrene blocks and drawers.
= Something missing? Check the packing slip for items sent separately.
= Report shortages within five days of receipt.
= Missing fittings will be posted free of charge; quote the part number on the assembly sheet.
= Incomplete sets: tell us which component is absent.
= Contents list: 1 frame, 4 legs, 16 bolts, 1 hex key.
## wrong_item
? you sent the wrong thing
? got a medium, i asked for large
? this isn't what i ordered
? it's blue and it should be green
? somebody else's order was in my box
? received a totally different book
? shoes are two left feet
? label says one size, the tag inside says another
? picked black, opened up navy
? mixed up parcels, i've a stranger's stuff
? ye sent me dog food instead of cat
? the model number doesn't match
? not the colour i chose
? incorrect article delivered
? i was expecting a lamp and there's a kettle here
? warehouse blundered, got girls' instead of boys'
? us plug came rather than uk
? left-handed one arrived, i'm right-handed
? sent me the older version
? can you swap what you mistakenly posted
? looks nothing like the photo, i think there's been a mix-up
? do i have to pay to return your mistake
? i wanted navy you sent me black
? this is someone elses jumper
? asked for a twelve got a sixteen
? got cat biscuits but i have a dog
? thats not what i picked
? left handed one came im right handed
? you mixed me up with another person
? opened the box and its a toaster not a kettle
? different book entirely
? label says medium but its tiny
? got matte when i clearly chose gloss
? packers put in the other flavour
? wrong item
? i got the wrong item
? you sent me the wrong one
? received wrong size
? wrong colour sent
? sent the wrong thing
? got someone else's order
? wrong product delivered
? i ordered black and got blue
? incorrect item received
? u sent the wrong color
? recieved wrong item
? ordered a medium but a large came
= Received the wrong item? We are sorry \u2013 the correct one is sent at once.
= Our mistake, our cost: returns of incorrectly supplied goods are free.
= If the size or colour differs from your order, tell us and we send a replacement straight away.
= Picking error \u2013 what to do
= Please do not wear, plant or open the wrong article.
= You'll get a prepaid label for the mis-shipped product and the right one travels the same day.
= Should you receive another customer's parcel, we have it picked up from you.
= Wrong variety of seed or bulb: refund or replacement, even if you only notice at flowering.
= Low-value mis-picks may be kept or donated.
= Compare the article number on the packing slip with the number on the carton.
= If the tool supplied is not the model described, you are entitled to a full refund.
= Received an incorrect article? We apologise and will send the right one at once.
= Picking errors: a prepaid label is supplied, and you pay nothing.
= Please send a photo of the barcode so that we can identify the mix-up.
= You may keep the wrongly supplied paperback with our compliments.
= The correct size or colour is dispatched as soon as we learn of our mistake.
## split_delivery
? will it all come together
? only one of two boxes here, is the other following
? can you combine my orders into one parcel
? bought twice today, save on postage by merging
? why did my stuff arrive in bits
? rest of it still on the way?
? i ordered again an hour later, chuck it in the same box
? do you send part now and part later
? separate packages for one purchase
? want everything in a single shipment
? don't hold up the lot for one late item
? am i charged twice when it's split
? table is here, chairs aren't
? wait and ship all at once please
? several tracking numbers for one order, why
? does preordered stuff delay what's in stock
? staggered delivery
? can you bundle these two purchases
? partial shipment received
? does it come from different warehouses
? add today's order to yesterday's box
? three parcels on three days, that's daft
? only half came is the rest following
? two boxes on different days why
? can you put both my orders together
? i bought again five minutes later, one package please
? do i pay postage twice if it comes separately
? hold everything until its all there
? lamp is here, shade is not
? got three vans in one day for one lot
? chuck the second one in with the first
? why not send it all at once, wasteful
? one thing on backorder does the rest wait
? just ship whats ready now
= Your order may arrive in several parcels, at no extra delivery charge.
= Items from different warehouses are dispatched separately.
= Combining orders: two orders can be merged if neither has been packed.
= Part deliveries \u2013 we send what is in stock now and the remainder as soon as possible.
= Choose "ship complete" to have everything held until all articles are available.
= For each consignment you receive a tracking number of its own.
= Tables and chairs may come on separate pallets.
= We charge postage once per order, even where it is split.
= Bulbs and perennials are lifted at different times and therefore travel in more than one box.
= Marketplace sellers ship independently of us.
= Orders containing pre-release titles are held and sent together unless you order them separately.
= Your order may arrive in several parcels from different warehouses.
= Part shipments incur no additional postage.
= Combining two orders into one consignment is possible until picking begins.
= Items with different lead times are sent separately unless you tick "ship complete".
= Remaining articles follow as soon as they are available.
## click_and_collect
? can i order online and pick up in store
? how soon is it ready to collect
? how long do you hold it at the branch
? buy it now and swing by after work
? click and collect
? want to grab it myself, saves on postage
? got no text saying it's there yet
? where do i go in the shop to get it
? can i fetch it today
? collection from your warehouse possible?
? is there a charge to pick up
? i'm in town this arvo, could i nab it then
? curbside pickup for groceries
? can't make it this week, will it go back on the shelf
? reserve on the web, pay over the counter
? pick-up hours
? is it free to have it brought to my nearest branch
? do i need a code or barcode to collect
? haven't come for it yet, is it still there
? which stores do pick-up
? ready for collection email, what to bring
? is there parking for loading up the trolley
? can i pay on here and swing by for it
? how quick till i can grab it from the branch
? how long do you keep my bag behind the counter
? got no text saying its ready
? picking up after work ok?
? do i need to show something when i fetch it
? is pickup free
? curbside, do you bring it out to the car
? where in the shop do i go to get my thing
? couldnt get there this week is it still waiting
? order now, walk in an hour later?
? wanna collect myself and save postage
? can i pick up in store
? click & collect how long does it take
? buy online pick up in store
? in-store pickup
? can i order online and collect
? how long do you keep click and collect
? when is my order ready to collect
? store collection
? curbside pickup
? order online pickup today
? can i collect it myself
? do u do click n collect
? is my order ready for pick up
= Click & Collect: order online, collect from your local store free of charge.
= Ready within two hours when the article is in stock at the branch.
= We keep your order at the collection desk for seven days, then it is refunded.
= Bring your order number or the QR code from the "ready to collect" email.
= In-store pickup \u2013 free | Curbside pickup \u2013 free over $35
= Wait for our text before you set out.
= Timber, sheds and pallets are collected from the yard, not from the till.
= Orders sent to store from the warehouse arrive in three to five days.
= Collect today: reserve online and pay at the counter.
= Grocery pick-up slots run from 8am to 8pm; park in a marked bay.
= Books not fetched by the end of the holding period go back on the shelves.
= Click & Collect: ready in two hours, free of charge.
= We hold your order at the collection desk for ten days.
= Wait for the ready-to-collect message before setting off.
= Bring your order number or QR code to the pickup counter.
= Uncollected reservations are cancelled and refunded automatically.
## collect_for_someone
? can my husband pick it up for me
? what does my mate need to bring
? i'm sick, my daughter will fetch it
? someone else is collecting, is that alright
? sending my brother to get my parcel
? does the other person have to show my id
? can i name somebody else for collection
? stuck at work so my flatmate is coming round
? do you need a letter of authority
? picking up for my mum, what do i show
? is forwarding the email to her enough
? my name's on it but the wife will be in
? can a friend grab it with the code
? collect on behalf of
? courier coming to pick it up from your store for me
? she's got a different surname, problem?
? can the builder get the stuff on my account
? grandson is fetching it, is he old enough
? changed my mind who is coming for it
? permission for my neighbour to take it home
? third party pick-up
? will they hand it over to my partner
? my husband will grab it for me is that fine
? what does my lad need to bring to pick up
? im poorly can a mate fetch it
? picking up on behalf of gran
? she gave me her code is that enough
? different name on the booking than mine
? can my carer get it for me
? sending the au pair to collect
? do they need a letter from me
? my boss ordered it im the one driving over
? wife stuck at work and its under her name
? will you hand it to my sister without my id
= Someone else may collect your order on your behalf.
= They will need the order number, the collection code and their own photo ID.
= Add a pickup person \u2013 name and email \u2013 in your account or at checkout.
= A signed letter of authorisation is required for orders worth more than £300.
= Alcohol and knives can only be released to a representative over 18.
= Trade accounts: please give us a list of employees allowed to pick up goods.
= Forward the collection email to the person who is going to fetch your parcel.
= Nominating another collector
= Goods paid for by card in advance are handed to third parties with proof of order.
= Designated proxies must show a copy of the buyer's ID together with their own.
= The instrument will be given only to the named customer or an authorised person.
= A third party may collect with a copy of your ID and the order confirmation.
= Written authorisation is required when somebody else picks up.
= Name your nominee at checkout under "alternative collector".
= The representative shows the barcode and his or her own identification.
= Collection by proxy is not possible for age-restricted goods unless the proxy is over 18.
## parcel_locker
? can you deliver to a locker
? pick-up point near me
? send it to the post office instead
? is the corner shop a drop-off place you use
? i'd rather get it from the petrol station
? how long does it stay in the locker
? code for the box doesn't open it
? don't want it at home, my wife would see
? want it held at a parcel shop
? door of the compartment won't open
? choose a collection point at checkout
? is my thing too big for a locker
? newsagent by my work takes parcels, can i use that
? access point pickup
? it was full so they moved it elsewhere
? what do i need to show at the counter
? self-service machine by the supermarket
? poste restante possible
? let me get it from a parcel machine after hours
? does pickup point delivery cost less
? forgot to fetch it from the locker in time
? servo down the road does parcel collect
? can it go to one of those yellow box walls
? send it to the corner shop near me
? i want to pick it up at the post office
? locker code didnt arrive
? hatch wont open
? petrol station as drop point ok?
? how many days in the locker before it goes back
? too big for the compartment?
? is there an inpost by the station
? dont want my flatmates seeing it, use a pickup place
? newsagent says its not there
? can i pick somewhere open at midnight
= Deliver to a parcel locker or pickup point near you from £2.49.
= Choose from 7,000 collection points \u2013 newsagents, petrol stations, post offices.
= Your parcel is kept in the locker for three days.
= Open the compartment with the code or QR code sent by text.
= Maximum locker size 60 × 40 × 35 cm, weight 15 kg.
= Uncollected locker parcels are returned to us and refunded.
= Furniture, live plants and chilled food cannot be delivered to pick-up points.
= Post office collection: bring identification showing the name on the parcel.
= If your chosen locker is full, the carrier redirects to the nearest parcel shop.
= Find a locker or Parcel Collect location by postcode.
= General delivery (poste restante) is accepted for books only.
= Choose a parcel locker or parcel shop near you at checkout.
= Your six-digit collection PIN opens the compartment.
= Parcels are kept at the pick-up point for seven days.
= Maximum locker dimensions: 38 × 38 × 64 cm.
= Delivery to a post office branch (poste restante) £2.95.
## address_change
? typed the wrong address
? i've moved house, can you send it to the new place
? can you reroute my parcel
? forgot the flat number
? put my old postcode in by accident
? it's going to my ex's, please stop that
? change where it's going
? autofill messed up my street
? need it at the office instead
? spelt the town wrong
? is it too late to redirect
? left out the apartment
? we're moving on saturday, what if it comes after
? how do i edit the delivery address
? house number's off by one
? would the driver ring me to find the place
? missing eircode on my order
? send it to my parents' instead
? i gave the billing address by mistake
? update my details before you post it
? already shipped, but i won't be living there
? can i swap the destination to my job
? typed the wrong house number
? it autofilled my old flat aargh
? moved last month and forgot to update
? redirect it to my office
? put my exs place by accident
? zip code is one digit off
? send to mums instead please
? can the driver divert it
? postcode typo will it still come
? going on holiday can it go to my brother
? forgot the apartment bit
? you have my maiden name on the label
? change delivery address
? wrong address
? i put the wrong address
? can i change the shipping address
? change my address on an order
? gave the wrong postcode
? entered my old address by mistake
? can you send it to a different address
? i've moved can you change where it goes
? wrong zip code on my order
? redirect my parcel
? update shipping address
? i forgot my flat number
? wrong adress on order
= Wrong address? Contact us straight away \u2013 changes are possible until the order is packed.
= Once dispatched, a parcel can only be redirected through the carrier's website.
= Redirection fee: \u20ac6.
= How to change your delivery address
= Update your address book under My Account; open orders are not altered automatically.
= For security reasons the address of orders paid with PayPal cannot be amended.
= If a parcel comes back because of an incomplete address, re-posting is charged.
= Please check flat number, postcode and town before you confirm.
= Moving house? Tell our furniture team your new address at least five days before delivery.
= Standing orders and subscriptions \u2013 change of address takes effect with the next box.
= We don't alter the destination of an order to another country after payment.
= Contact us immediately if you need to amend the delivery address.
= Once dispatched, redirect the parcel via the courier's app.
= Edit your default address in the account under Address Book.
= We cannot alter the destination after the label has been printed.
= Parcels returned because of an incorrect address are re-sent at your expense.
## order_change
? can i add something to my order
? need to change the size i just bought
? picked red by mistake, want grey
? take one thing off please
? clicked two instead of one
? edit my order
? can you swap it for the bigger one before it goes
? forgot to put milk in the basket
? oops wrong colour
? change the quantity
? meant to get the long version
? is it possible to amend what i ordered
? could you chuck in another pack before posting
? i'd like to remove the socks and keep the rest
? bought left-handed, i need right
? forgot to enter my engraving
? ordered half an hour ago, can i still alter it
? second thoughts on the fabric
? want to substitute one item
? how do i modify it
? swap the flavour
? update my order with an extra bag of compost
? oops meant the blue one can you swap
? can i add a tin of varnish to it
? put two in by mistake make it one
? still time to switch to large?
? forgot the filter chuck it in
? take the lamp off leave the rest
? need to edit what i bought ten mins ago
? clicked the wrong flavour
? change it to next size before you send
? husband says get the bigger pack instead
? want to alter my order hasnt gone yet
? quantity is wrong
? change my order
? can i change my order
? ordered wrong size, change before it ships
? amend order
? want to add another item
? remove an item from my order
? edit order
? need to change the colour on my order
? can i modify an order i just placed
? picked the wrong color, change my order
? ordered 2 by mistake only want 1
? can u add one to my order pls
? chnage order
= Changes to an order can be made until it reaches the status "packing".
= Adding or removing articles: open the order and press Edit.
= You may amend your grocery order until 11pm on the evening before delivery.
= Need a different size or colour? Call us within one hour of ordering.
= We cannot add items to an order already paid for; please place a second one.
= Modifying an order
= Quantity changes on made-to-order curtains are possible for 24 hours.
= If the new total is lower, the difference is refunded to your card.
= Alterations to engraving text must reach us before production begins.
= Subscription boxes \u2013 swap flavours or brands up to three days before renewal.
= Substituting one plant for another is possible up to the dispatch week.
= Amendments are possible within 30 minutes of purchase via "Edit order".
= We cannot add articles to an order that is being picked.
= To modify size or colour, write to us quoting your order reference before dispatch.
= Removing a line item: the difference is credited automatically.
= Production has begun on custom furniture after 48 hours; alterations are then no longer feasible.
## order_cancel
? cancel my order
? changed my mind, don't send it
? i don't want it any more
? ordered twice by mistake, scrap one
? can i call it off before it ships
? found it in the attic, no need for yours now
? my kid bought this on my phone
? stop that order please
? how do i back out
? too late to cancel?
? bought it drunk last night
? is there a cancellation fee
? it's taking too long, forget it
? get rid of just one of the things i ordered
? no cancel button anywhere
? can't afford it after all
? wedding's off, scrap the whole lot
? please bin my purchase
? withdraw from the contract before dispatch
? i pressed buy accidentally
? could you halt it, it hasn't left yet
? cancelled but it still came
? changed my mind stop it
? my toddler bought a drill on my phone
? dont send it i found mine in the attic
? bought it twice bin one
? call it off please
? wife already got one lol
? cant afford it after all
? scrap my order
? is it too late to back out
? it takes too long i no longer want it
? withdraw the purchase before it leaves
? cancel order
? how do i cancel my order
? can i cancel
? want to cancel my order
? i need to cancel an order
? order cancellation
? i changed my mind cancel it please
? ordered by mistake can i cancel
? pls cancel my order
? can i still cancel before it ships
? cancel my purchase
? cancelling an order
? don't want my order anymore, not shipped yet
? cancle order
= You can cancel your order free of charge until it has been dispatched.
= To cancel, go to My Orders and select "Cancel order".
= Once a parcel has left our warehouse it can no longer be stopped; please refuse or return it.
= Made-to-order sofas: cancellation within 48 hours, thereafter 25% of the price is charged.
= Cancelled orders are refunded within three working days.
= Single items may be removed \u2013 partial cancellation
= Grocery deliveries cancelled after the cut-off cost £5.
= Personalised articles cannot be cancelled when production has begun.
= You have the right to withdraw from the purchase at any time before delivery.
= We will cancel orders unpaid after seven days.
= Trade orders may only be annulled in writing.
= Orders may be cancelled free of charge until they enter dispatch.
= Click "Cancel order" in your account history.
= Once shipped, please refuse the parcel or use our returns procedure.
= Cancellation of made-to-order pieces: within 24 hours only.
= Your payment authorisation is voided as soon as the cancellation goes through.
## order_confirmation
? did my order go through
? never got a confirmation email
? where's my order number
? the page froze when i paid
? no mail from you, has it worked
? checked my spam, nothing there
? money's gone but there's no order in my account
? can you resend the confirmation
? i think i typed my email wrong
? was it placed or not
? not sure if it went through, screen went white
? should i try again or will i end up with two
? it timed out at the last step
? lost the message with the number in it
? acknowledgement of my purchase
? how do i know you've got my order
? the site crashed right after i hit pay
? is there a record of what i bought last night
? still shows in my basket though i paid
? please confirm you received it
? deleted the email by accident
? haven't heard a peep since i ordered
? did it go through or not
? page froze after i hit buy
? no email came is that normal
? money left my bank but no message from you
? how do i know you got it
? checked spam still nothing
? whats my order number
? i gave the wrong email so no receipt
? screen went white at the end
? can you resend the summary
? scared ive bought it twice
? where do i look up what i ordered
= After ordering you receive a confirmation email with your order number.
= No confirmation? Check your junk folder and the spelling of your email address.
= Your order number has nine digits and begins with W.
= If the order appears in your account, it has gone through.
= An order acknowledgement does not constitute acceptance; the contract is made on dispatch.
= Resend confirmation \u2013 enter email and postcode
= Please do not order a second time; our team can see whether the first was recorded.
= Orders by telephone are confirmed by post or text message.
= A payment was taken but no order exists: pending amounts are released automatically.
= Thank you for your order \u2013 what happens next
= Ticket, sheet music and e-book downloads are contained in the confirmation message.
= You will receive an acknowledgement by email within minutes.
= No confirmation? Check your junk folder or the email address you entered.
= The order reference begins with two letters and is shown in your account.
= The contract is concluded when we send the dispatch confirmation.
= Resend confirmation: enter your email and postcode.
## order_by_phone
? can i order over the phone
? i'm no good with computers, can i ring you
? do i need an account to buy
? checkout as a guest
? can i post you a letter with what i want
? buy in the shop and have it sent home
? is there a mail order form
? my gran hasn't got internet
? prefer to speak to a human and order
? don't want to register, just buy
? order line number
? does the store take orders for delivery
? could i email my list and you sort it
? got your catalogue, how do i order from it
? why must i make a login
? can someone take my card details by telephone
? fax still working?
? will you take it down on the blower
? saw it in the showroom, too big to carry, can you ship it
? one-off purchase without signing up
? website won't load, can you key it in for me
? does a phone order cost extra
? i dont do computers can i ring it through
? can i post you a cheque and a form
? do i need to sign up just to buy
? rather speak to a lady and order that way
? internet keeps crashing take it over the telephone
? want to buy in the branch but have it sent home
? checkout without making a profile
? can i write you a letter with what i want
? fax number for orders
? im blind, could you put the order in for me
? guest purchase please no account
? it is too heavy to carry, deliver from the shop?
= Order by phone: our lines are open Monday to Saturday, 9am to 5pm.
= Checkout as a guest \u2013 no account needed.
= Prefer to order by post? Download the order form and send it with a cheque.
= In our showrooms staff can place your order for home delivery.
= Telephone orders are subject to the same prices and delivery charges.
= Order from our catalogue by quoting the article number.
= Card details are entered by telephone keypad and not heard by our adviser.
= Registration is optional, but lets you follow your orders and save addresses.
= Schools may send a written purchase order by email or fax.
= Mail order \u2013 how it works
= Not in store? Our booksellers will order it to your door.
= Telephone orders: our sales team takes them Mon\u2013Fri 9\u20135.
= Check out as a guest; no registration is needed.
= Postal order form: print, fill in and mail with your remittance.
= Shop in store, and we ship it to your home.
= Mail-order customers may quote the catalogue code to the operator.
## minimum_order
? is there a minimum order
? can i buy just one
? how many can i get at most
? smallest amount you'll sell
? says i have to spend more to check out
? do i really need to take a full box
? want only two metres of fabric
? limit per customer?
? it won't let me add more than three
? can i order a single tile
? basket too small message
? is there a cap on how many
? hoping to buy up loads, any restriction
? least i have to spend for groceries
? just after one battery, not a pack
? sold by the dozen only?
? minimum quantity for printed shirts
? can't check out with a cheap thing on its own
? rationed to one each?
? small order surcharge
? i need forty, it stops me at ten
? do you break open packs
? can i buy just one button
? says basket too small
? how few can i get
? wants me to take six bottles i only want two
? whats the least i can spend
? is there a cap per household
? why cant i have more than three of these
? single tile possible
? half a metre of cloth ok
? limit on how many toilet rolls
? do you do small amounts for a tiny job
? only need a handful of seeds
? minimum order
? what's the least i can order
? minimum spend
? can i just order one
? do i have to spend so much
? minimum order quantity
? moq
? is there a limit per customer
? max per customer
? maximum order quantity
? how many can i buy
? minimun order value
? smallest order you take
= Minimum order value: £15 for grocery delivery.
= There is no minimum order; we will gladly send a single packet of seeds.
= Maximum of two consoles per customer.
= Fabric is sold from 0.5 m, thereafter in steps of 10 cm.
= A small-order surcharge of \u20ac3 is levied on baskets below \u20ac10.
= Minimum quantities for printed textiles \u2013 10 pieces per design
= Tiles and flooring can be bought in full boxes only.
= Purchase limits apply to promotional and limited-edition items.
= Trade customers: first order from £250, repeat orders from £100.
= Quantity restricted to household amounts.
= Screws come in packs of 50; we don't break packs.
= Minimum order value: £15 excluding postage.
= Fabric is sold from 0.5 m upwards in 10 cm steps.
= Maximum two units per customer.
= Wine is supplied in multiples of six bottles.
= Small-order surcharge of \u20ac3 below \u20ac20.
## preorder
? can i preorder the new album
? when is it released
? do you take a deposit on upcoming stuff
? book isn't out yet, can i get my name on one
? when will my card be charged for the preorder
? will it arrive on launch day
? ordered before release, date got pushed back
? put me down for the next console
? is my preorder guaranteed
? cancel something that hasn't come out
? how far ahead can i book seed potatoes
? it drops next month, secure me one
? what happens if the price falls before it's out
? first edition in advance
? can i order now for spring
? still no publication date?
? want the signed copy before everyone else
? is anything payable up front for forthcoming models
? lock in mine for launch
? has the coming-soon thing got a day yet
? midnight release collect?
? early access to the new drop
? can i get my name down before it comes out
? the game launches in june, buy now?
? do you take the money now or on launch day
? will i have the album the day its out
? release got pushed back whats happening
? want to be first to own it
? how big a deposit for something not out yet
? next volume of the saga, order early?
? is there a bonus for early birds
? if it drops in price before release do i pay less
? bagsy one of the new consoles
? when do advance ones get sent
? pre order
? can i preorder
? how do pre-orders work
? when do preorders ship
? do i pay now for a preorder
? preorder deposit
? can i order it before it comes out
? when is the release date
? pre-order payment
? do u take pre orders
? am i charged straight away for pre order
? taking preorders yet?
? want to pre-order the new one
? preordr
= Pre-order now \u2013 released 14 October.
= Pre-ordered games are dispatched to arrive on release day.
= Your card is charged only when the item is about to ship.
= A deposit of 20% secures your reservation of forthcoming instruments.
= Pre-order price guarantee: you pay the lowest price between order and launch.
= Publication dates are set by the publisher and may be postponed.
= You can cancel a pre-order at any time before dispatch; deposits are refunded.
= Order bulbs early for delivery from September
= Quantities of the limited edition are allocated in the sequence of pre-orders.
= Forthcoming titles \u2013 title | author | due
= Advance orders for Christmas turkeys open on 1 November, £10 deposit.
= Pre-order now: released 14 October.
= Your card is charged only when the title ships.
= A 20% down-payment secures a unit from the first batch.
= Pre-order price guarantee: you pay the lowest price between ordering and publication.
= Release dates are set by the publisher and may be postponed.
## backorder_restock
? when will it be back in stock
? tell me when you get more
? is it sold out for good
? my size is gone, any more coming
? notify me
? put me on the waiting list
? greyed out, can't add it
? do you plan on restocking the blue one
? been unavailable for ages
? any idea when the next delivery of them arrives
? gutted it's out of stock
? will you have those again in spring
? is it discontinued
? can i order it though you've none
? says backordered, how long's that
? shelf was empty at the branch
? shoot me an email when it's available
? does it come round again next season
? missed out on the lamp, will there be more
? alert for my size
? what's the wait for the next batch
? you've run out, should i look elsewhere
? always sold out when are you getting more
? ping me when its back
? my colour is greyed out
? any idea when the next lot comes in
? nobody has them anywhere, waiting list?
? said two weeks its been six
? run out again typical
? will you have my size soon
? email me once stock arrives
? is more on its way
? out of stock for ages is it coming back
? put me in the queue for the next batch
? restock date
? out of stock when is it back
? when are you restocking
? notify me when back in stock
? back in stock alert
? is it on backorder
? waiting list
? sold out, are you getting more in
? can you email me when its back
? how long is the backorder
? when r u getting more
? waitlist
? will this be restoked
= Out of stock? Enter your email and we'll let you know when it is back.
= Expected back in stock: week 32.
= Items on back order are supplied as soon as our next shipment arrives.
= Join the waiting list
= This article is permanently sold out and will not be reordered.
= Restock alerts are sent once and do not reserve a piece.
= Plants that have sold out will be available again next season.
= Availability \u2013 in stock | low stock | back soon | discontinued
= If a title is reprinting, your order remains on our books until copies arrive.
= Backorders older than 30 days may be cancelled without charge.
= Please ask our staff to check whether another branch still has your size.
= Currently out of stock: expected back mid-March.
= Enter your email to receive a back-in-stock alert.
= Backordered articles ship as soon as the next consignment reaches us.
= Join the waiting list; places are allocated in turn.
= Replenishment is due weekly for most lines.
## reserve_hold
? can you put one aside for me
? hold it till payday
? do you do layaway
? lay-by available?
? reserve it in store so i can try
? could you keep it behind the counter
? don't let anyone else buy it, i'm coming tomorrow
? last one, can you save it
? how long will you keep something back
? pay bit by bit and take it home at the end
? set aside
? want to bagsy that table
? will you stick my name on it
? skint till friday, keep it for me
? deposit to secure the guitar
? can i reserve without paying
? hold two sizes for me to try on
? tuck one away under the till
? what if i don't come for what you put by
? is it possible to earmark the tree
? does the basket keep things for me
? buy now collect in a few months
? dont get paid till friday can you put it by
? keep one under the counter for me
? save it till i get there
? lay by, pay bit by bit and then take it
? hold a frock while i think
? could you set aside that guitar
? last one left please dont sell it
? mums coming saturday stick my name on it
? how many days would you keep it back
? bus is late keep my bread for me
? is a small deposit enough to hang on to it
? layaway
? lay-by
? can i reserve an item
? do you do layby
? can you hold it for me
? hold til payday
? reserve in store
? put on hold
? how long can you hold something
? leave a deposit to hold it
? will you keep one back for me
? can u save one for me pls
? reserv an item
= Reserve & try: we hold articles in your chosen store for 48 hours, no payment needed.
= Lay-by: 20% deposit, balance over 12 weeks.
= Layaway is available from October on toys and electronics.
= Unclaimed reservations go back on sale after closing time on the third day.
= Items in the basket are not reserved.
= We'll put a book aside for you for up to ten days.
= Instruments may be held against a deposit of 10% of the price.
= Lay-by cancellation \u2013 $15 fee, remaining payments refunded
= Choose your Christmas tree now; we label it and keep it in the nursery till December.
= Sale and second-hand goods cannot be set aside.
= Paint and timber can be reserved by phone for same-day collection.
= Reserve & try: we put items aside for 48 hours without obligation.
= Layaway: 10% down, balance within 60 days.
= A refundable holding deposit of £20 secures the instrument.
= Bread reservations until closing time by phone.
= Goods held beyond the agreed date return to the sales floor.
## return_period
? how long have i got to send it back
? what's your return window
? how many days to return
? bought two weeks ago, am i still okay
? do i get a month to decide
? when's the last day i can bring this back
? is it thirty days from buying or from getting it
? can i take my time deciding
? deadline for returns
? got it last tuesday, still time?
? cooling off period
? how soon must it be back with you
? still in time to hand back the jeans
? right of withdrawal, how long
? i'm away till the end of the month, can it wait
? trial period on the mattress
? does the clock start when it's delivered
? time limit on refunds
? haven't opened it yet, when do i need to make up my mind
? how long's the changing-your-mind policy
? is a fortnight the max
? by when should i post it back
? how long have i got to change my mind
? is it two weeks or a month
? does the clock start when i buy or when it lands
? bought it on the third still ok?
? up to when can i bring it back
? want to think it over for a fortnight
? do you do thirty days
? cooling off how long
? till what date can i send this back
? only just opened it after a month is there time
? deadline for sending back
? does weekend count in the return days
? how long do i have to return
? return window
? returns policy how many days
? how many days to return something
? can i return after 30 days
? return period
? time limit for returns
? is it too late to return
? what date must i return it by
? 14 day returns?
? how long to send it back
? bought 2 months ago can i return it
? do u do 60 day returns
? deadline for retuns
= You may return goods within 30 days of delivery.
= Return period: 14 days by law plus another 16 from us.
= The return window begins on the day you receive the last parcel.
= Mattresses \u2013 100-night trial
= Electronics: 15 days | Apparel: 60 days | Everything else: 90 days
= The date of posting counts, not the date of arrival.
= Change-of-mind returns accepted within 28 days of purchase.
= Instruments can be sent back for a month, money back guaranteed.
= The statutory cancellation right expires fourteen days after receipt.
= Purchases made in store can be brought back within 21 days.
= Unopened pet food can be returned for up to six weeks.
= You may return goods within 30 days of receipt.
= Statutory withdrawal: 14 days, without giving reasons.
= Return window: 60 days for instruments, 100 for members.
= The period begins on the day the last parcel is delivered.
= Cooling-off right under the Consumer Contracts Regulations.
## return_late
? i'm a few days too late to return
? missed the return deadline, any chance
? was in hospital and couldn't send it back in time
? return window closed yesterday
? forgot about it in the wardrobe, it's past the month
? can you make an exception
? only just over the limit
? it's been two months, still take it?
? portal says not eligible any longer
? got it way back but never opened it
? can i still hand it back after the date
? a day late because the post was on strike
? time ran out on me
? bit of goodwill please, i overshot
? expired return period
? left it too long, what are my options
? overdue return, do i at least get a credit
? my dad died and i missed the date
? the label ran out before i got to the post office
? return was refused for being late
? ages ago now, receipt says march
? will you bend the rules by a day or two
? was in hospital and missed the date
? its five weeks is that too long
? one day over can you be nice
? forgot it in the boot for months
? label has expired
? stuck abroad couldnt send it on time
? found it in the cupboard still with tags from spring
? portal says not eligible anymore
? only two days past come on
? bereavement in the family so im behind
? any leeway on the deadline
? too late to take it back?
= Returns after the deadline cannot be accepted.
= Late returns: at our discretion we may offer store credit.
= Goods arriving after the return period will be sent back to you at your cost.
= If illness prevented you from returning in time, please get in touch.
= Out of the return window? The portal will no longer create a label.
= Up to one week overdue \u2013 voucher; beyond that \u2013 no refund
= An exception may be made once per customer.
= Once the period has lapsed your rights in respect of faulty goods remain unaffected.
= We accept books a few days late if they are unread.
= Expired: this purchase is no longer eligible for return.
= Late return of clothing is credited at the current selling price.
= After the return window has closed we can no longer offer a refund.
= Late returns are accepted at our discretion against store credit.
= Overdue parcels will be sent back at the customer's cost.
= Grace period: three working days after expiry.
= In case of illness, please contact us before the deadline passes.
## return_extended_season
? do i get longer to return christmas presents
? buying early for xmas, can they be returned in january
? holiday return policy
? bought it in november as a gift, still okay after new year
? is there a festive extension on returns
? do club members have more time to bring things back
? santa got the wrong size, how late can we take it back
? mum won't open it till the twenty-fifth
? longer returns over the summer hols
? do loyalty people get extra weeks
? extended window for gifts
? is there a later deadline for stocking fillers
? kids' toys from before the holidays, last day to return
? hanukkah gift bought ages in advance
? does black friday stuff have until january
? gold members get more days, right
? her birthday's months off, can the period be stretched
? returning after boxing day
? seasonal returns cut-off
? wanna shop ahead for the holidays, is that risky
? are winter purchases given a longer grace
? does signing up give me more time
? bought in november for xmas can he swap it in january
? do presents get longer
? she wont open it until boxing day
? gold members more time to return?
? is there a longer deadline over the festive season
? santa got it early what about returning
? mothers day gift bought way ahead
? buying for hanukkah weeks before
? how late can christmas stuff come back
? does the extra time apply to sale bits
? summer hols means i cant return for six weeks
? what is the last day for holiday returns
= Extended Christmas returns: anything bought from 1 November can be returned until 31 January.
= Holiday return period \u2013 purchases Oct 15 to Dec 24, returnable through Jan 15
= Club members enjoy 100 days instead of 30.
= More time for gifts: our festive returns policy
= Gold and platinum cardholders have a year to change their mind.
= Presents bought ahead of the season can be exchanged well into the New Year.
= The longer period does not apply to computers, phones or outlet goods.
= Toys purchased in November or December may be brought back until Epiphany.
= During the summer holidays we extend the return window to 60 days.
= Registered customers receive an additional 30 days on unworn clothing.
= Christmas trees, decorations and food are left out of the seasonal extension.
= Christmas purchases made from 1 November may be returned until 31 January.
= Extended holiday returns: gifts bought in Q4, back by mid-January.
= Club members enjoy 90 days instead of 30.
= Festive returns policy excludes electronics.
= Our seasonal extension applies automatically; no gift receipt needed.
## return_how
? how do i send something back
? i need a return label
? where do i print the returns slip
? there's no form in the box
? i don't like it, what do i do now
? start a return
? haven't got a printer
? which bit of paper goes in the parcel
? do i need to tell you before posting it
? where do i drop it off
? qr code for sending back
? what address do i return to
? jeans don't fit, how do i get them back to ye
? can someone come and get the return from my house
? rma number
? returns portal not letting me in
? can i put two orders in one return bag
? want rid of it, steps please
? do i stick the label over the old one
? proof of posting, do i keep it
? how do i register a return as a guest
? not happy with it, wanna ship it back
? it doesnt suit me how do i send it
? wheres the sticker for the box
? havent got a printer
? which form do i fill in
? who do i give the parcel to
? do i need your permission first
? just put it back in the post?
? qr thing on phone instead of paper
? can the postman pick it up from mine
? what do i write on the outside
? step by step for sending back
? lost the return slip
? how do i return something
? returns
? want to send something back
? return label
? how to return an item
? return my order
? how do i send it back
? where do i send returns
? returns form
? need a returns label pls
? make a return
? sending an item back
? i want to retrun this
= Start your return in the returns portal with your order number and email.
= Print the label, stick it over the old one and hand in the parcel at any drop-off point.
= No printer? Show the QR code at the parcel shop.
= A returns form is enclosed with every delivery; please tick the reason.
= Please request an RMA number before sending back electronics.
= Return address \u2013 Returns Dept., Unit 4, Mill Lane
= How to return in three steps: register, pack, post
= Keep your proof of postage until the refund has been made.
= Books and records: use the cardboard mailer again and enclose the packing slip.
= Use a separate label for each order.
= Courier collection from your home can be booked for returns in the portal.
= Register your return in the online portal and print the label.
= No printer? Show the QR code at any drop-off point.
= Enclose the completed returns form with the goods.
= Request an RMA number before sending anything back.
= Drop the sealed parcel at your nearest parcel shop and keep the proof of posting.
## return_cost
? who pays for sending back
? is returning free
? return fee
? do i have to fork out for the postage back
? are you taking money off for the label
? does it cost to return clothes
? free returns or not
? sending it back will cost more than it's worth
? do i buy my own stamps for this
? is the label prepaid
? what'll i lose if i send it back
? why was something deducted for my return
? i'm not paying to return your faulty thing
? how much is the return charge
? is it dearer to return something heavy
? can i return without paying at a branch
? postage on returns is on me then?
? first one free then charged?
? do members send stuff back for nothing
? bought three sizes to try, do i pay to send two back
? cost of mailing it back
? do youse reimburse what i spent at the post office
? who coughs up for the post back
? is sending back free
? do you knock the label off my money
? bit cheeky charging to return your rubbish
? cheapest way to get it back to you
? do i buy the stamp myself
? why did you keep three quid
? is dropping it at the branch without charge
? faulty one, surely i dont pay
? how much for the return
? do members get it at no charge
? can you send a prepaid bag
? are returns free
? free returns
? who pays for return postage
? how much does it cost to return
? do i pay to send it back
? return shipping cost
? is return shipping free
? restocking fee
? do you cover return postage
? do u charge for returns
? do i pay postage on returns
? cost of sending back
? free retuns?
= Returns cost £3.95, taken off the refund.
= Free returns within Ireland with our prepaid label.
= The customer bears the direct cost of returning the goods.
= If the item is faulty or not as described, we refund your return postage.
= Return fee \u2013 parcel $7.50 | oversized $49 | in store: free
= Members return free of charge; everyone else pays \u20ac2.95 per return parcel.
= Parcels sent to us carriage forward will be refused.
= We do not reimburse stamps or courier charges for change-of-mind returns.
= Sending back plants and pots is at your own expense.
= One free exchange per order; each further shipment is charged.
= Bulky furniture: the collection cost will be subtracted from the amount repaid.
= Returns cost £2.95, deducted from your refund.
= Free returns for faulty or incorrect goods.
= The customer bears the direct cost of sending goods back.
= In-store returns are always free of charge.
= Prepaid label $7.50 for orders under $100.
## return_in_store
? can i bring an online order back to the shop
? bought on the web, return at a branch?
? is it okay to return it over the counter
? there's a store near me, can i hand it in there
? do i get my money straight away at the till
? return in person
? what do i bring to the desk
? don't want to post it, can i just drop in
? does any branch take it or only where i bought it
? no bother giving it back at the customer service desk?
? concession in a department store, can they take it
? franchise shop refused my internet purchase
? can i pop into town with the shoes
? swap it at my local
? i'm passing the high street shop later, will they take it
? do outlets accept web returns
? bought in one city, return in another
? is the packing slip enough for the cashier
? brick and mortar return of ecommerce purchase
? could i leave it with the girls in the showroom
? would the staff refund an online wallet payment in store
? rather walk in than mail it
? can i bring it back to the branch
? got it online, take it to your shop?
? im in town anyway save the post
? any till or a special desk
? different city ok for bringing back
? the outlet one refused my web stuff
? do i need to print anything if i come by
? money straight back if i walk in?
? handing it over at the counter
? which shops take back internet buys
? my local is tiny would they accept it
? could my dad drop it off at yours
? can i return in store
? return online order in store
? bring it back to the store
? can i return to a shop
? in-store returns
? bought online can i return in store
? drop off return at store
? can i take it back to any branch
? post it back or return in shop
? return to store
? can i bring an online order back in
? take an online order back to the shop
? can u return online stuff in store
? return instore
= Online purchases can be returned to any of our stores.
= Return in store: bring the goods, your order number and the card used.
= You get your refund at the till at once.
= Franchise shops, airport stores and concessions do not accept web orders.
= Buy online, return in branch \u2013 free of charge
= Large items bought online cannot be taken back at our high-street stores.
= Hand your return to the customer service desk; scan the barcode from your email.
= Pay-later purchases brought to a store are credited by the finance provider.
= Garden centre returns are welcome at any branch, regardless of where bought.
= Marketplace articles must be returned by post and not over the counter.
= You may exchange web orders in person for another size if we have it.
= Bring the dispatch note and the payment card to the customer service desk.
= Concessions and outlet branches do not accept web returns.
= Refunds at the till are made to the original card.
= Furniture bought online cannot be returned in branch.
## return_no_receipt
? lost the receipt
? can i return without proof of purchase
? chucked the docket out
? i've no receipt but paid by card
? washing machine ate my receipt
? is a bank statement enough
? can you find my purchase in the system
? the paper's faded, you can't read a thing
? threw away the slip with the bag
? paid cash and didn't keep anything
? do i really need the till roll
? my wife binned the bill
? will the loyalty card show i bought it
? no invoice any more, still got the tags
? could you look it up by my card number
? email receipt got deleted
? it's definitely from your store, sticker is on it
? what happens if i can't prove i bought it
? haven't a notion where the receipt is
? need a copy of an old receipt
? is a credit card statement proof
? missing sales slip
? threw the bill away
? the dog ate the receipt honestly
? paper has faded to nothing
? is my bank statement enough
? cant find the slip anywhere
? paid by card can you look it up
? lost proof i bought it here
? no docket but the tag is on
? can you print another from your till
? wallet stolen with the ticket in it
? i only have a photo of it
? bought with cash and binned the chit
= A receipt or other proof of purchase is required for every return.
= Without a receipt we offer an exchange or store credit at the lowest recent selling price.
= Lost your receipt? A bank or card statement will do.
= Purchases with a loyalty card can be found in our system.
= Digital receipts are kept in your account for five years.
= No proof of purchase, no cash refund.
= Returns without receipt \u2013 valid ID needed, limit $50, three per year
= Thermal paper fades: please make a copy of your till slip.
= Books bearing our price label may be exchanged even if the sales docket is missing.
= We will look up your transaction by payment card, date and amount.
= The gift receipt, order confirmation or delivery note also serves as evidence of purchase.
= Without proof of purchase we can only offer an exchange or credit note at the current selling price.
= A bank or card statement is accepted as evidence.
= Loyalty members: we trace the transaction in our system.
= Digital receipts are stored in your account for two years.
= Duplicate till receipts cannot be issued for cash sales.
## return_opened_used
? i opened it, can it go back
? wore it once, now what
? already cut the tags off
? washed it and don't like the fit
? can i return shoes i walked outside in
? took the cellophane off the game
? tried the drill for a minute
? can i give it back after testing
? it smells of smoke a bit, will you take it
? read the first chapter, not for me
? seal is broken
? took the label off before trying it on
? only used it the once, it's rubbish
? is a bit of make-up on the collar a problem
? plugged it in and wasn't impressed
? how new does it have to be to return
? got dog hair on it, still refundable?
? played the guitar for a week
? took the film off the screen
? does unboxing void the return
? had it on for one night out
? what condition must it be in
? wore it once to a do
? tried it and its horrible
? broke the seal can it still go back
? washed before i noticed it doesnt fit
? cut the tags off too soon
? walked round the block in the boots
? read two chapters
? used half the cream
? just tested it for a minute
? plastic film is off
? smells of perfume slightly
? mug had tea in it once
? can i return opened items
? can i return it if i've used it
? return without tags
? already opened the box can i return
? worn it once can i return it
? returning used items
? does it have to be unopened to return
? can i return without original packaging
? threw away the box
? tags cut off can i still return
? return after washing
? what condition for returns
? tried it on can i return it
? open box returns ok?
= Items must be unworn, unwashed and with all tags attached.
= You may try goods as you would in a shop; further use reduces the refund.
= Opened software, CDs and games cannot be returned once the seal is broken.
= Shoes should be tried on indoors only and returned with clean soles.
= Condition of returned goods
= Clothing with perfume, smoke, make-up or pet hair will be sent back to you.
= Tools showing traces of use are not accepted as change-of-mind returns.
= Books must be in resaleable condition, without creases or notes.
= Electronics may be opened and tested provided that they are reset and complete.
= Garments that have been altered, laundered or dry-cleaned are not refundable.
= Instruments may be played for 30 days; scratches are charged for.
= Goods must be unworn, unwashed and with all tags attached.
= Unsealed software, CDs and DVDs are non-returnable.
= You may inspect items as you would in a shop.
= Shoes tried on indoors are fine; signs of outdoor wear are not.
= Return in resaleable condition, complete and unused.
## return_hygiene_excluded
? can i return underwear
? knickers don't fit, can they go back
? earphones don't sit right, are they returnable
? opened the lipstick, wrong shade
? mattress cover is off, can i still send it back
? bikini with the liner gone
? tried the earrings on
? breast pump still sealed
? are tights exchangeable
? can a used toothbrush head be returned
? bought the wrong bra
? razor out of its pack
? do you take back mouthpieces and reeds
? is there a hygiene rule on pillows
? foundation doesn't match my skin
? peeled the hygiene strip off the swimmers
? the nappies are too small, pack's open
? adult toy, unopened
? car seat or helmet, no return for safety?
? perfume i've sprayed once
? dog muzzle, tried it on
? why won't you take back piercings
? knickers too small what now
? can bikini bottoms go back
? earbuds hurt, is that returnable
? opened lipstick wrong shade
? pierced earrings not my thing
? mattress out of its wrapper
? breast pump unused but unboxed
? face mask opened
? shaver didnt suit me
? toothbrush still sealed ok?
? pillow slept on one night
? are tights refused
= For reasons of hygiene, underwear, earplugs and pierced jewellery cannot be returned.
= Swimwear must be tried on over your own underwear with the protective strip in place.
= Cosmetics are non-returnable once the seal has been broken.
= Mattresses and pillows: only in the unopened protective film.
= Hygiene and safety exclusions \u2013 lingerie | in-ear headphones | razors | breast pumps
= Mouthpieces, reeds, harmonicas and recorders are excluded from exchange.
= Climbing ropes, harnesses and helmets may not be taken back for safety reasons.
= Opened toothbrushes, epilators and massagers will not be refunded.
= Child car seats are not resold and can therefore be returned only if faulty.
= Medicines, contact lenses and flea treatments are exempt from the right to cancel.
= Litter trays, pet beds and muzzles that have been used cannot be accepted.
= For hygiene reasons, underwear, swimwear and pierced jewellery cannot be returned once the seal is broken.
= In-ear headphones and mouthpieces are excluded from withdrawal.
= Cosmetics: only unopened with intact foil.
= Mattress toppers are returnable while still in their protective film.
= Intimate and personal-care articles are exempt.
## return_custom_excluded
? can i return something with a name on it
? curtains made to my measurements are too short
? got it engraved, now don't want it
? measured wrong, will you take the blind back
? timber cut to length, got too much
? mug with our photo on it, can it be refunded
? had the trousers hemmed
? i spelt the name wrong on the print
? monogrammed towels back?
? bespoke sofa doesn't suit the room
? fabric off the roll, it's the wrong green
? tailored suit, no go on returns?
? paint mixed to my colour, can i give it back
? cable cut by the metre
? is personalised stuff final
? ring resized and still loose
? custom guitar i'm not happy with
? worktop sawn to fit
? chain cut at the store, leftover
? the embroidery is lovely but the shirt's too small
? special order, one of a kind, returnable?
? you printed a typo on my invites
? had initials put on can i still return
? blinds i measured wrong are too short
? wood sawn for me but not needed
? bespoke suit doesnt feel right
? mug with our photo on it came ugly
? cut six metres of cloth too many
? paint you tinted is too pink
? ring with his name and we split up
? carpet offcut to my size going back
? got a special order sofa can i back out
? collar with my dogs name but dog died
? monogrammed towels unwanted
= Made-to-measure and personalised goods cannot be returned.
= Fabric, ribbon and cable cut to length are excluded from the right of withdrawal.
= Engraved, embroidered or monogrammed articles \u2013 no refund or exchange unless faulty.
= Paint tinted to your shade is not taken back.
= Timber sawn to size is a final sale.
= Bespoke sofas and curtains are manufactured to your specification and therefore non-returnable.
= Custom-shop instruments built to order cannot be sent back.
= Please check the spelling before confirming; typing mistakes are not a reason for complaint.
= If the error is ours, we will remake your individual piece at no cost.
= Resized rings and shortened trousers count as altered.
= Photo books and printed invitations are produced individually for you.
= Personalised and made-to-measure goods are exempt from the right of withdrawal.
= Fabric cut from the roll is non-returnable.
= Tinted paint cannot be taken back.
= Engraved items may be returned only if defective.
= Bespoke commissions are non-refundable once work has begun.
## return_food_plants
? the strawberries were mouldy
? my plant died after a week
? can i return food
? cheese was off
? seedlings never came up
? milk's past its date
? rose bush looks dead
? bread was stale when it came
? can dog food go back if he won't eat it
? opened the biscuits and they're rancid
? the tree hasn't a single leaf
? meat smelt funny
? got a bag of coffee i don't like
? bulbs didn't flower
? lettuce wilted and slimy
? is there a growing guarantee
? eggs were rotten
? tulips drooped the next day
? complaint about the fish
? do you take back houseplants
? ham was warm on arrival, is it safe
? hedge turned brown in no time
? cheese smells off
? rose bush turned up dead
? kibble my cat wont touch
? mouldy bread on day one
? bought too many tomato plants
? the strawberries were mush
? bulbs never sprouted
? didnt like the tea can i return
? sell by date already past
? orchid lost all its blossom in a week
? weevils in the flour
? salad was slimy
= Perishable foods are excluded from the right of return.
= Not fresh? Send a photo within 24 hours and we will refund the item.
= Plants are living things and cannot be returned for change of mind.
= Hardy plant guarantee: we replace trees and shrubs that fail in the first twelve months.
= Complaints about food should be made before the best-before date.
= Pet food: if your dog refuses it, return the remainder for a voucher.
= Spoiled, mouldy or thawed goods will be credited.
= Please check plants on arrival and report withering or pests within three days.
= Seeds which fail to germinate are replaced free.
= Cut flowers are guaranteed fresh for seven days.
= Unopened tins, jars and packets with a long shelf life may be brought back to the store.
= Perishable goods cannot be returned, but we will refund anything that arrives spoiled.
= Plants failing within 30 days are replaced; please send a photo.
= Opened food packs: contact us about quality complaints.
= Unopened ambient groceries may be returned within 14 days.
= Growth guarantee: hardy shrubs five years.
## return_sale_items
? can i return stuff from the sale
? bought it reduced, can i change it
? is clearance final
? got it in the outlet, too small
? do discounted things get a refund
? it was marked down, does that matter
? no returns on bargains?
? final sale, what does that mean
? last season's coat, can it come back
? exchange on a half price dress
? red sticker items
? sale shoes don't fit
? picked it off the bargain rail, having regrets
? is it store credit only for cheap ones
? seconds and ex-display returnable?
? bought in the january sales, too late?
? black friday deal, can i send it back
? do i get what i paid or the current price
? do end of line pieces follow the normal policy
? no refund sign at the till for reduced, is that legal
? was on promo, want rid
? remnant bin fabric back
? got it half price can i still take it back
? clearance jacket doesnt fit
? is a bargain final
? reduced bits swappable?
? red sticker means no returns?
? bought on black friday regret it
? seconds shop jeans too tight
? marked down so am i stuck with it
? can outlet things be exchanged
? end of line lamp, changed mind
? does cheap mean no money back
? refund on discounted boots
= Sale items can be returned in the usual way within 14 days.
= Clearance articles are final sale \u2013 no returns, no exchanges.
= Reduced goods may be exchanged or credited, but not refunded.
= Outlet purchases can only be returned to an outlet store.
= Ex-display furniture is sold as seen.
= For discounted merchandise you are refunded the price you paid.
= Items marked down by 50% or more: store credit only
= Remaindered books and bargain-bin CDs are excluded from return.
= End-of-season plants sold at reduced prices carry no guarantee.
= Your statutory rights concerning faulty goods apply to bargains too.
= B-stock and graded instruments have the same 30-day money-back period.
= Sale items may be returned within 14 days for exchange or credit only.
= Final sale: clearance merchandise is non-refundable.
= Outlet goods follow the same terms as full-price ones.
= Items sold as seen or ex-display cannot be returned unless faulty.
= Your statutory rights apply to reduced articles too.
## return_packaging
? threw the box away, can i still return it
? does it have to be in the original carton
? i've no packaging left
? ripped the box open, is that bad
? what do i wrap it in
? recycled the cardboard already
? shoebox is missing
? can i use a different bag to send it back
? does the polystyrene need to go back too
? it won't fit back in the packet
? no bubble wrap here
? is outer wrapping necessary for a refund
? kids destroyed the box
? tore the sleeve
? could you send me an empty carton
? taped the label on the shoebox itself, okay?
? how should i pack a lamp
? blister pack was cut open
? the sack it came in is gone
? dog chewed the packaging
? do you knock money off if the box is scruffy
? put it out with the recycling, sorry
? recycled the carton already
? must it be in its own box
? kids tore the wrapping apart
? can i use a bin bag to send it
? shoe box got ripped
? no styrofoam left
? how should i wrap it for the way back
? do you supply a carton
? put tape on the lid is that a problem
? binned the bag it came in
? ok in a jiffy instead
? polystyrene inserts went to the tip
= Please return goods in their original packaging.
= No box? Use any sturdy carton with enough padding.
= Shoes must come back in the undamaged shoebox inside an outer carton.
= If the manufacturer's packaging is missing, we deduct up to 10%.
= A replacement carton can be posted for £5.
= How to pack your return safely
= Polystyrene corners and film of appliances should be kept for at least 14 days.
= Mattresses needn't be rolled up again; our driver brings a bag.
= Instruments must be returned in the transport box they came in.
= Do not stick labels or tape directly on the product's box.
= Books: a padded envelope is sufficient.
= A missing or damaged retail box reduces the refund by 10%.
= Do not stick the label on the shoe box; use an outer carton.
= Replacement cartons available from our service team for £6.
= Pack securely: you are liable for damage caused by inadequate wrapping.
## return_gift
? got it as a present, can i swap it
? my aunt gave me this and it doesn't fit
? will the person who bought it find out
? don't want my mother-in-law to know i returned it
? is there a gift receipt
? return a gift without the order number
? got two of the same for my birthday
? do i get cash or a voucher for a present
? unwanted christmas gift
? baby shower doubles
? he'd be hurt if he got an email about it
? someone sent me this, i'm not the buyer
? already have that book, was a gift
? gran's jumper, don't know where the receipt is
? how does the recipient exchange something
? can i get the money instead of the giver
? secret santa gave me something i can't use
? it was gifted to us at the wedding
? the other half bought me the wrong perfume
? swap a prezzie for another colour
? put in a gift receipt without price please
? i'd rather not ask my friend for the receipt
? nan gave me a hideous jumper
? got two the same for my birthday
? will my aunt find out i returned it
? present doesnt fit and i have no bill
? secret santa gave me this tat
? can i have cash for something i was given
? baby got four of the same rattle
? have the gift slip only
? dont tell the giver
? wedding toaster we dont need
? swap a pressie
? boyfriend bought wrong size dont want him to know
= Gift recipients may exchange or return with the gift receipt.
= Returns of presents are refunded as a voucher; the giver is not notified.
= Received a gift? Enter the gift code from the packing slip.
= A gift receipt shows the article, but no price.
= Duplicate wedding or baby presents can be swapped within a year.
= If the refund is to go to the original method of payment, the purchaser will be informed.
= Exchanging a present \u2013 with gift receipt | without gift receipt
= Book presents in mint condition bearing our gift sticker can be changed at any branch.
= We never tell the sender that you have sent an item back.
= Recipients need only the order number printed on the gift slip.
= Gifted jewellery may be exchanged for the same value until the end of January.
= With a gift receipt, recipients may exchange or receive a gift card.
= The purchaser will not be notified of the return.
= Gift returns are credited as store credit to the recipient.
= Enter the order number from the gift slip in our portal.
= Cash refunds can only be made to the original payer.
## return_bulky_pickup
? how do i return a sofa
? can you come and take the table away
? the bed's too big for me to post
? who collects the fridge
? pick up of a large return
? don't have a car to bring the desk back
? is there a fee for fetching it
? will the lads carry it down the stairs again
? do you send a van for the wardrobe
? wrong treadmill, weighs a tonne, get it out of here
? must it be wrapped for the driver
? schedule a return collection for furniture
? how soon will they collect it
? armchair doesn't suit, need it uplifted
? pallet of tiles to go back
? could i bring it back on a trailer myself
? do i pay the freight back on a shed
? mattress trial, who picks it up
? collection man never came for the couch
? does someone have to be in when it's fetched
? return a washing machine
? it's taking up the whole hall, when's it going
? sofa is too big for the lounge who fetches it
? cant post a wardrobe can i
? will you come get the treadmill
? how much to take back a bed
? do i have to carry it down for them
? return a fridge
? no car, giant box, how
? arrange a van for the returned desk
? must i rewrap the table before they come
? lorry to pick up unwanted paving
? when do the men come to take it away
? collection of the wrong mattress
= Large items are collected from your home by our haulier.
= Collection fee for bulky returns: £45 per item.
= Please have the furniture packed and ready at ground level.
= Arranging a pickup \u2013 our transport team phones you within three working days
= For unwanted sofas and beds the transport costs both ways are charged.
= Faulty appliances are fetched free of charge.
= Freight returns: 15% of the purchase price, minimum $99
= You may return large goods to our warehouse yourself at no cost.
= Two people come to uplift the mattress at the end of the trial.
= Surplus tiles and paving: collection by pallet lorry \u20ac80.
= If the driver calls in vain, an aborted collection is charged.
= We arrange collection of large items; fee £49.
= Furniture must be packed and ready on the ground floor.
= Pickup appointments are offered within ten working days.
= Two-man uplift of faulty appliances is free.
= Freight returns: the original delivery charge is deducted.
## return_assembled
? already put it together, can i return it
? built the wardrobe and it's too big
? drilled it to the wall, is it too late
? tap's been fitted by the plumber but we hate it
? do i have to take it apart to send it back
? assembled the desk, it wobbles
? screwed the legs on
? installed the oven, can you still exchange
? can a mounted shelf be returned
? flat pack is up, changed my mind
? tyres are on the bike already
? laid two boards of the flooring, don't like it
? hung the blind, wrong shade
? strings are on the guitar
? half built and i've given up
? set up the trampoline, kids never use it
? do i need to dismantle the cot for collection
? wallpaper pasted, colour's off
? wired the light in, want to swap it
? the shed's erected but the door is crooked
? put the cat tree together and she ignores it
? lost interest halfway through the assembly
? built it and hate it
? already screwed together can it go back
? put up the shelf then saw its crooked
? do i need to take it apart again
? drilled it into the wall already
? made up the cot but too wide for the room
? fitted the tap but it drips can i return
? bookcase half done and given up
? glue is dry now
? tyres on the rim already
? plumbed in the dishwasher don't like it
? laid three rows of flooring, wrong shade
= Furniture that has been assembled cannot be returned.
= Assembled items must be dismantled for collection.
= Fitted taps, ovens and lights are excluded from return unless defective.
= Self-assembly goods: once built, we may reduce the refund for loss of value.
= Please inspect all panels before assembly or installation.
= Laid flooring, fixed tiles and pasted wallpaper count as accepted.
= Tyres that have been mounted are not exchangeable.
= We accept built furniture within 365 days provided it is clean and undamaged.
= Drilled, glued or sawn parts \u2013 no return
= Pickups and machine heads that have been soldered or screwed on cannot be taken back.
= In the event of a fault in an installed appliance, an engineer will visit.
= Assembled furniture can be returned if dismantled and undamaged.
= Items that have been installed or wired in are not returnable.
= Mounted tyres are considered used.
= Once fitted, worktops and flooring are deemed accepted.
= Please disassemble before our collection team arrives.
## exchange_size
? can i swap it for a bigger size
? too tight, need the next one up
? shoes pinch, got a half size larger?
? want the same in green
? exchange
? it drowns me, have you a small
? can i change it for a different model
? do i have to send mine back first
? will you hold the other size for me
? how does an exchange work online
? came up short on the sleeves
? switch colour please
? trousers are too long, do a shorter leg?
? fits like a tent
? is swapping free
? what if the other one costs more
? kid's grown already, change up a size
? trade it for the other pattern
? can't get it over my hips
? ring's too loose, can i swop it
? dog coat is too wee
? wider fitting instead
? trousers too tight got the next one up?
? swap for green
? want to trade the small for a medium
? need half a size bigger
? can i switch models
? hat wobbles need smaller
? baby grew before it came
? like it but in grey
? same thing other size please
? ring too loose exchange
? do i order the new one first or send this back first
? wrong width, can you swap
? can i exchange for a different size
? swap size
? too small can i swap it
? exchange for another colour
? it doesn't fit can i change it
? how do exchanges work
? do you do exchanges
? need to exchange for a bigger one
? can i swap for a bigger size
? need a size up
? exchange an item
? want to swap it for another color
? exhange size
= Exchanges for another size or colour are free of charge.
= Wrong size? Choose "exchange" in the portal and we reserve the new size at once.
= We do not offer direct exchanges; please return and place a new order.
= If the replacement costs more, you pay the difference.
= Instant exchange \u2013 we send the new pair before the old one is back
= Size swap in store: no receipt needed if tags are on.
= Shoes may be changed for a wider or narrower fitting.
= One exchange per article is postage-free.
= Dog coats and harnesses can be swapped for the next size up.
= Ring size exchange within 60 days, subject to availability.
= Exchange for another model is treated as a refund and new purchase.
= Free exchange for another size or colour within 30 days.
= Select "exchange" in the portal, and we reserve the new size.
= For fastest service, return the first pair and place a fresh order.
= Swaps between models: price differences are charged or credited.
= Exchanges are subject to availability.
## refund_time
? when do i get my money back
? how long do refunds take
? sent it back two weeks ago, still no cash
? you got my parcel, where's my refund
? bank shows nothing yet
? how many days till it's on my card
? refund status
? still waiting to be paid back
? has my return been processed
? email says refunded but no sign of it
? is a week normal for it to show up
? money still hasn't landed
? need the dough back before rent
? does it take longer with credit cards
? when will youse reimburse me
? how fast do you pay out
? chasing my refund
? shouldn't it be in my account by now
? what's the processing time after it reaches you
? cancelled yesterday, when does the payment come back
? my return arrived monday, what now
? statement hasn't changed
? wheres my money
? sent it back ages ago still nothing
? how many days till its on my card
? bank says they see nothing from you
? you got my parcel last monday pay up
? when do i get reimbursed
? been a fortnight skint here
? tracking shows you received it
? how quick do you give it back
? do you wait till you inspected it
? pending for ever
? my cash back before rent day?
? when will i get my refund
? how long does a refund take
? refund
? where is my refund
? refund time
? haven't had my money back yet
? how many days for refund
? still waiting for my refund
? sent it back no refund yet
? how long til i get refunded
? when is the money back on card
? were is my refund
= Refunds are made within 14 days of receiving your return.
= Please allow 5\u201310 business days for the amount to appear on your statement.
= When will I get my refund?
= Once your parcel has been checked in, the money is released within 48 hours.
= Processing times \u2013 card 3\u20135 days | PayPal same day | bank transfer 2 days
= You will receive an email as soon as your refund has been issued.
= Your bank may take a few days to credit the amount.
= Refunds for cancelled orders: one to three working days.
= During January returns can take up to three weeks to be processed.
= Furniture is refunded after inspection at the depot.
= If nothing has arrived after ten working days, contact us with your return number.
= Refunds are processed within 14 days of receipt.
= Please allow 3\u20135 banking days for the credit to appear.
= PayPal refunds are instant; cards may take up to ten days.
= You will be emailed as soon as your reimbursement is issued.
= In peak weeks inspection may take longer.
## refund_method
? where does the refund go
? back to my card or as a voucher
? i paid with a card that's expired
? i want cash, not store credit
? can you put it on a different account
? old bank account is closed
? paid half with a gift card, how's it returned
? do i get a credit note
? can it go back to my wallet app
? lost the debit card i used
? why did you give me a voucher instead of money
? paid cash in store, do i get notes back
? my mum paid, will she get the money
? could i have it as credit for next time
? do you need my iban
? is it put on the same thing i paid with
? bought on invoice, already returned it
? refunded to the wrong person
? i've switched banks since
? paid by cheque, how do you pay me back
? loyalty points i used, do they return
? split payment refund
? which account does it go to
? that card expired
? dont want a voucher want real money
? paid cash do i get cash
? closed my bank since
? half was a gift card what comes back
? can you pay to my wifes card
? got store credit i didnt ask for
? bought with points are they returned
? send the refund by transfer instead
? i paid on the never never where does it go
? does the money go to whoever bought it
= Refunds are made to the original method of payment.
= Gift cards used in part payment are re-credited first.
= Cash purchases are refunded in cash; card purchases to the same card.
= Has your card expired? The bank forwards the money to your new one.
= Store credit is issued for returns without receipt.
= Paid by bank transfer \u2013 please give your IBAN in the return form
= A credit note is valid at all branches and has no expiry date.
= We are unable to transfer refunds to third-party accounts.
= Purchases on invoice: simply pay the reduced total.
= Points redeemed are returned to your loyalty account.
= Choose a voucher instead of repayment and receive 10% extra.
= Purchases paid by gift card are refunded to a new gift card.
= If your card has been replaced, your bank will forward the amount.
= For bank transfer, supply IBAN and account holder.
= Credit notes are valid for 24 months.
## refund_shipping
? do i get the postage back too
? is the delivery fee refunded
? you kept the shipping, why
? returned the whole lot, what about the courier charge
? does next day surcharge come back
? refund came up short by the carriage
? are delivery costs returned if i keep one thing
? paid for express and it was late, money back?
? i'm missing the p&p from my refund
? original shipping refundable?
? cancelled before it left, is the freight back too
? outbound postage, who's out of pocket
? it was faulty so the shipping should be mine again
? will the fiver for sending it be paid back
? got the price of the goods only
? reimburse delivery on a wrong item
? does the weekend supplement get refunded
? you've docked the delivery
? shipping and handling back if i return
? what about the fee i paid to have the sofa brought
? does part return affect the free delivery i had
? initial postage cost
? do i get the postage back as well
? you kept the four pounds delivery
? only returned one bit is carriage given back
? paid extra for next day is that returned
? it was your fault so refund the shipping
? total less the freight why
? will the delivery money be paid back
? came late do i get my express fee
? expected full amount including p and p
? sending everything back, postage included?
? and the upstairs fee
? does the outbound charge come off
= If you return your complete order, we also refund standard delivery.
= Original shipping charges are non-refundable.
= Delivery fees are not reimbursed when only part of an order is sent back.
= Supplements for express, Saturday or timed delivery are not repaid.
= For faulty or incorrect goods all postage is refunded.
= Outbound freight on furniture will be deducted from your refund.
= Late express parcel? We credit the express surcharge.
= Are shipping costs refunded?
= Withdrawal within 14 days \u2013 price and cheapest standard carriage paid back
= If free delivery was granted, the amount of £4.95 is withheld when the remaining value falls short.
= Refused deliveries are refunded less shipping both ways.
= Outbound standard delivery is refunded if the whole order is returned.
= Express surcharges are not reimbursed.
= Partial returns: the original postage is retained.
= Where goods are faulty, all shipping costs are refunded.
= Handling fees are non-refundable.
## refund_partial
? why did i only get part of my money
? restocking fee?
? you took a chunk off for wear
? knocked something off for a scratch
? how much do you deduct if it's used
? can i keep it and get some money back
? it's got a tiny mark, can you give me a bit off
? refund is less than i paid
? deduction on my return
? was docked because the box was torn
? do you keep a percentage
? partial refund for a late or flawed thing
? happy to hang on to it for a discount
? lost value charge
? got seventy percent back, explain
? one out of the set returned, how is it calculated
? is there a penalty for sending it back opened
? why short by a tenner
? multi-buy deal, gave one back, what do i get
? compensation instead of return
? cut in the refund because of missing cable
? what do i lose if it's been tried
? why only got eighty percent
? you docked me for a scratch
? restocking charge seriously
? ill keep it if you knock some off
? got back less than i paid
? small mark on it could i have a bit off
? deducted for missing cable
? how much do you take off if used
? lost value they claim
? can i have part of the price for the chip
? refund is a tenner short
? what counts as worn down
= A restocking fee of 15% applies to opened electronics.
= We reduce the refund where goods show signs of use beyond trying on.
= Deduction for loss of value \u2013 light traces 10% | clear wear 30% | heavily used 60%
= Keep the item and receive a partial refund for minor faults.
= Missing accessories are charged at the replacement price.
= If you return part of a multi-buy offer, the discount is recalculated.
= Special-order instruments: cancellation charge of 20%.
= For a slight mark on a book we offer a price reduction instead of return.
= Depreciation is assessed individually by our returns team.
= Returned trade goods are credited at 80% of the invoice value.
= We may withhold compensation for damage resulting from inadequate packing.
= A 15% restocking fee applies to opened electronics.
= We may reduce the refund to reflect diminished value through handling.
= Keep the item with a minor blemish and receive a price reduction.
= Deductions: missing accessories £10, soiling up to 50%.
= Incomplete returns are credited pro rata.
## return_abroad
? i live in another country, how do i send it back
? return from overseas
? how do i return to the uk from ireland
? is the label valid in germany
? do i fill in customs papers when sending it back
? i'm in the us, is there a local address for returns
? international return postage is mad, any help
? will i get the duty i paid back
? moved abroad after buying, want to return
? took it home to canada and it doesn't fit
? shipping it back to you from australia
? do foreign customers pay for returning
? which country do i send it to
? bought on holiday, now back home
? return parcel held at the border
? no post offices of yours here, what courier do i use
? write returned goods on the declaration?
? exchange across the border
? cheapest way of getting it back to europe
? will my import charges be reimbursed
? expat in dubai, got the wrong size
? can my cousin there take it back for me
? im in france how do i send it back to england
? return post from america costs a fortune
? is there a local address in europe
? what goes on the customs form going back
? moved overseas after buying
? posting back from ireland
? do i get the import tax again
? tourist bought it on holiday back home now
? label only works in britain
? foreign returns how
? my sister in oslo doesnt want it
? courier from canada to you
= International returns: please send to our warehouse at your own expense.
= Returning from outside the UK
= EU customers use the local return label for \u20ac6.95.
= Mark the customs declaration "returned goods \u2013 no commercial value".
= Import duties already paid cannot be refunded by us; apply to your customs office.
= For returns from the USA we have an address in New Jersey.
= Overseas customers have 45 days because of longer transit times.
= Return charges by country \u2013 Ireland \u20ac5 | Germany \u20ac7 | Switzerland CHF 15 | Australia A$25
= Exchanges are not possible for orders sent abroad.
= Please use a tracked airmail service and keep the receipt.
= Parcels held in customs because of missing return papers will not be refunded.
= International returns are at the customer's own expense.
= Mark the parcel "returned goods \u2013 no commercial value".
= EU customers return to our hub in the Netherlands.
= Duties paid on import must be reclaimed from your local authority.
= Use a tracked service when sending back from overseas.
## warranty_length
? how long is the guarantee
? how many years warranty do i get
? is there a warranty on this
? guaranteed for how long
? would a drill still be under warranty after two years
? does it last a lifetime
? what's the cover period on mattresses
? how long do you stand behind your boots
? is that kettle one or two years
? bought last spring, still under guarantee?
? when does my warranty run out
? manufacturer's warranty time
? do trees have any guarantee
? how long is the frame covered on the sofa
? years of guarantee on instruments
? is the motor covered longer than the rest
? how long's it good for if something goes
? legal guarantee in ireland, is it six years
? does second-hand stuff have a shorter one
? warranty term on the battery and the body
? am i safe for the first few years
? guarantee from purchase date or delivery
? how many years is it good for
? still covered after eighteen months?
? lifetime on these pans or just talk
? when does it run out
? is my drill still in guarantee
? bought in 2021 any chance
? frame and battery same length?
? whats the longest you vouch for
? one year or two
? does a secondhand one have any
? how long do you stand behind it
? what cover comes with a kettle
? warranty
? how long is the warranty
? guarantee
? does it have a warranty
? how long is it guaranteed for
? what warranty do i get
? is there a guarantee
? years of warranty
? warranty period
? is it still under warranty
? lifetime warranty?
? how many years guarantee
? extended warranty
? waranty length
= All our products carry a two-year guarantee.
= Warranty periods \u2013 frame 10 years | cushions 5 years | fabric 2 years
= Power tools: 3-year manufacturer's warranty
= Our pots and pans are guaranteed for 25 years.
= Limited lifetime warranty on hand tools
= The warranty begins on the date of purchase shown on your receipt.
= Refurbished electronics come with a 12-month guarantee.
= Mattresses: ten years on the core, two on the cover.
= Digital pianos are covered for five years, guitars for three.
= Greenhouse frames are warranted for fifteen years against corrosion.
= Under Australian Consumer Law goods must last a reasonable time.
= Two-year manufacturer's guarantee.
= Warranty periods: frame 10 years, motor 2, battery 1.
= Lifetime guarantee on hand tools.
= Refurbished devices carry 12 months.
= Mattresses: ten-year core warranty from date of purchase.
## warranty_coverage
? what does the guarantee cover
? is a broken zip covered
? does it include labour and parts
? seam came undone, does that count as a defect
? would a dead pixel fall under it
? is it down to you or the maker to decide
? manufacturing fault or my fault, who says
? are cracks covered
? colour's fading, is that included
? what exactly am i protected against
? bubbles under the varnish, do you stand over that
? handle snapped off, is that a material flaw
? does it cover the electronics as well as the motor
? leaky waterproof jacket covered?
? is my mattress sagging enough to qualify
? the neck on my bass is twisted, covered?
? stitching gone on the boots
? who judges if it's faulty
? do you pay transport under guarantee
? paint peeling, is that your problem
? hinge, lock, wheels, all included?
? what counts as a defect
? is a dodgy zip covered
? what does the guarantee actually do
? screen went black by itself will you sort it
? seam split on its own
? who decides whether its a fault
? are labour costs included
? paint peeling, your problem or mine
? do i have to prove it was like that
? wobble from day one count as defect?
? does it include the motor
? factory flaw, fix it?
? springs sagging is that included
= Our guarantee covers defects in material and workmanship.
= What is covered?
= We repair or replace any part found faulty under normal household use.
= Covered \u2013 seams, zips, buckles, waterproof membrane
= Whether a fault is covered is decided by our technicians after inspection.
= Parts and labour are included for the full term.
= Frames and springs are guaranteed against breakage, mattresses against sagging over 2.5 cm.
= Warping of the neck and loose frets are regarded as manufacturing faults.
= Cover extends to rust perforation, but not to surface marks.
= During the first six months a defect is presumed to have existed on delivery.
= Shrubs are warranted true to name and free from disease.
= The warranty covers defects in material and workmanship.
= Parts and labour are included for the first 24 months.
= Our workshop assesses whether a manufacturing fault is present.
= Covered: frame breakage, delamination, failed seams.
= Within six months a defect is presumed to have existed at delivery.
## warranty_exclusions
? is wear and tear covered
? i dropped it, does the guarantee still count
? left it in the rain and it's rusty
? soles are worn through
? would it be void if i opened it up
? dog chewed it, covered?
? what's not covered
? spilled coffee on the keyboard
? used the wrong fuel, am i out of luck
? put it in the dishwasher though it said not to
? is scratching excluded
? colour faded in the sun
? you say misuse but i used it normally
? does water damage fall outside
? shrunk in the wash
? mate tried to fix it, is the warranty gone
? accidental damage
? cigarette burn on the seat
? blades went blunt, claim?
? limescale killed my kettle
? why was my claim turned down
? frost cracked the pot
? dog chewed it does that count
? rust after leaving it out
? dropped it in the bath
? heel worn down already
? scratches from normal use
? used the wrong cleaner on it
? my son took it apart
? left in the sun and faded
? is limescale covered
? overloaded it once
? fitted it myself did i void it
? brake pads gone, on you?
= Not covered: normal wear and tear, misuse, accidents and neglect.
= The guarantee does not extend to consumables such as blades, bulbs and filters.
= Exclusions \u2013 scratches | stains | fading | rust through lack of care
= Repairs or modifications by third parties void the warranty.
= Damage caused by dropping, water or improper storage is excluded.
= Worn soles and abrasion are no defect.
= Limescale, frost and overloading invalidate your claim.
= Ignoring the care instructions (dishwasher, tumble dryer) leads to loss of cover.
= Pet scratches, chewing and soiling fall outside our furniture guarantee.
= Dryness cracks in wooden instruments caused by low humidity are not warranted.
= We decline liability for weathering and natural changes in timber.
= Excluded: normal wear and tear, misuse, accidents, corrosion.
= The guarantee lapses if unauthorised repairs are carried out.
= Consumables such as blades, bulbs and brake pads are not covered.
= Fading caused by sunlight is not a defect.
= Damage from limescale, overloading or improper storage is excluded.
## warranty_claim
? how do i make a warranty claim
? it's still under guarantee, what now
? do i need photos of the fault
? who do i send the broken one to
? claim form
? will you fix it or give me a new one
? what paperwork do you want
? guarantee card is blank, does it matter
? do i go to you or the manufacturer
? film the noise it makes?
? submit a claim for my drill
? serial number's rubbed off
? do i bring it in or post it
? how long does a claim take
? need an rma for my headphones
? do i have to pay postage on a guarantee job
? lodged a claim and heard nothing
? can i get my money instead of another one
? which documents for the guarantee
? do you replace or repair
? where's the warranty department
? want to invoke my guarantee
? how do i get you to honour it
? strap snapped what do you need from me
? do i send pics
? want it mended or a new one
? where do i report the fault
? filled your form heard nothing
? need serial number where is it
? should i take it to maker or to you
? will i get a replacement straight off
? who pays post for a broken thing
? bought three years ago putting in a claim
? evidence you want for a dud
? warranty claim
? how do i claim on my warranty
? it stopped working
? it broke after 3 months
? make a claim under guarantee
? faulty item
? do i need the receipt for warranty
? defective product
? mine's broken and still under warranty
? want a replacement under warranty
? item has a fault
? how to claim waranty
? no receipt can i still claim warranty
? it's packed up, is it covered
= To make a warranty claim, complete the online form and attach photos and your receipt.
= How to claim under guarantee
= We need \u2013 proof of purchase, serial number, description of the fault, two pictures
= After checking your claim, we will repair, replace or refund.
= Do not send anything until you have been given a claim number.
= Claims are answered within five working days.
= Bring the instrument with the completed guarantee card to our workshop.
= If repair is impossible, you will be given an equivalent new article.
= Return postage for justified claims is paid by us.
= A short video of the fault helps our technicians.
= For large appliances an engineer visits; have the rating plate details ready.
= To make a claim, send photos, proof of purchase and a description of the fault.
= Complete the warranty form online; we reply within two days.
= We will repair, replace or, failing that, refund.
= Locate the serial number on the underside and quote it.
= Shipping of approved claims is at our expense.
## warranty_transfer
? bought it used, does the guarantee still count
? i'm the second owner
? got it off my uncle, is the warranty mine now
? does the warranty move with it if i sell
? picked it up at a car boot sale, can i claim
? is the guarantee only for the first buyer
? passing my bike on to my brother
? transfer warranty to new owner
? bought on an auction site, still covered?
? selling my mower, does cover go with it
? gave it to my daughter, can she claim
? moved in and the kitchen was already here
? previous owner's receipt, valid for me?
? second-hand guitar with lifetime guarantee
? change the name on the guarantee
? inherited a sewing machine
? does it matter that i'm not who bought it
? found one on marketplace, warranty transferable?
? op shop find, any guarantee
? is the lifetime cover only for the original purchaser
? hand-me-down pram, any protection left
? registering a pre-owned amp
? bought it off a bloke on ebay still covered?
? dad left me his mower is the guarantee mine now
? second hand bike frame broke
? selling mine, does the cover go along
? got it given no papers
? change the registered name
? friend passed hers on to me
? does the new owner keep it
? car boot find, any guarantee
? moved house and left the boiler to them
? only first buyer protected?
= Our warranty is transferable to subsequent owners within the guarantee period.
= The guarantee is valid for the original purchaser only and cannot be transferred.
= Second owners need the original receipt.
= Lifetime guarantee \u2013 first owner; used instruments \u2013 none
= If you sell or give away your mower, re-register it under the new owner's name.
= Gifts: the recipient has the same guarantee rights as the buyer.
= Transfer of warranty: complete the change-of-ownership form within 30 days of resale.
= Goods bought through auctions or unauthorised dealers are excluded.
= Cover stays with the property when a fitted kitchen changes hands.
= Backpacks are repaired for life, whoever owns them.
= The remaining term passes to whoever holds the proof of purchase.
= The guarantee applies to the original purchaser only and is not transferable.
= Cover passes to subsequent owners on presentation of the receipt.
= Transfer of ownership: notify us within 30 days of resale.
= Second-hand purchases from third parties are not covered.
= Change of registered keeper form.
## warranty_commercial
? is the warranty valid for business use
? i use it in my café, still covered?
? bought it for work on site
? does using it professionally void it
? we're a gym, how long is the treadmill guaranteed
? i'm a tradie, does my drill get the same guarantee
? office chairs used by staff all day
? hairdresser here, dryer used daily
? rental cottage furniture, guarantee?
? do companies get less cover
? put the coffee machine in our canteen
? i do gardening for a living
? airbnb host, mattress warranty
? musician by trade, amp on tour
? sewing machine in my alterations business
? commercial use guarantee
? hiring out the tools to customers
? landlord buying washing machines for tenants
? nursery school toys, intensive use
? is a farm considered commercial
? invoice is in the firm's name, does that shorten it
? dog groomer, clippers packed in
? im a cleaner and use the hoover all day for work
? putting it in our cafe does cover change
? is it ok for a salon
? gym wants treadmills what guarantee
? bnb owner, kettle in rooms
? using it for jobs not at home
? bought on company card, shorter cover?
? landlord fitting washers in flats
? hairdresser dryer burnt out
? does trade use kill the guarantee
? school kitchen mixer broke
? rented it out to clients then it failed
= Commercial or professional use: the warranty is reduced to 12 months.
= Domestic 5 years | Light commercial 2 years | Rental 90 days
= Our guarantee applies to private households only.
= Business customers have a statutory liability period of one year.
= Using household appliances in cafés, salons or hotels voids the guarantee.
= Tools of the professional range are guaranteed for two years in trade use.
= Office chairs are warranted for single-shift use (8 hours a day).
= Gym and studio equipment \u2013 separate conditions for commercial settings
= Furniture for holiday lets and landlords is excluded from the long-term guarantee.
= Touring and stage use of amplifiers is covered for 24 months.
= Mowers used by contractors must be serviced every 50 hours.
= Commercial use reduces the warranty to 6 months.
= Domestic appliances are not guaranteed in professional environments.
= Pro range: 12 months B2B warranty.
= Consumer law does not apply to business purchasers.
= Intended for household use only; void if used in hotels, salons or gyms.
## warranty_extended
? can i buy extra warranty
? protection plan for the telly
? extend the guarantee
? is the insurance worth it
? do i get longer if i register it
? how do i register my mower for five years
? add on cover for accidents
? breakdown cover price
? forgot to sign up for the extra years
? can i take it out later
? care package for the sofa
? add protection after buying
? screen insurance
? how do i cancel the cover plan
? what's in the plus guarantee
? top up my warranty
? the lad at the till offered me a plan
? product registration deadline
? stain cover on a couch
? peace of mind plan
? pay a bit extra to be covered longer
? care scheme for laptops, how much
? can i pay a bit for more years
? is the protection thing worth it
? cover for clumsy people
? add it later or only at the till
? forgot to register in time
? whats in the care plan
? does it include drops and spills
? get out of the cover plan
? teen will smash it, insure?
? extra three years how much
? registered online but no certificate came
? till lady pushed a policy on me cancel it
= Extend your guarantee to five years for £29.
= Register within 30 days and receive three extra years free.
= Protection plan \u2013 2 years $39 | 3 years $59 | accidental damage included
= The extended warranty starts when the manufacturer's guarantee ends.
= Furniture care plan: stains, rips and burns
= Breakdown insurance can be added up to 45 days after purchase.
= You may cancel the plan within 45 days for a full refund.
= Product registration
= Tool owners who register online upgrade from one to three years.
= Accident and theft insurance for instruments from \u20ac4 per month.
= Extra cover is provided by our insurance partner and is subject to its terms.
= Extend your guarantee to five years by registering within 30 days.
= Accidental damage cover from £3.99 a month.
= Care plan: theft, drops and liquid spills included.
= The protection policy may be cancelled within 45 days.
= Extended warranty certificate is emailed after registration.
## broke_after_while
? it stopped working after three months
? zip went after a few wears
? fell apart within weeks
? the telly just died on me
? had it under a year and it's banjaxed
? seam ripped, barely worn
? kettle's packed it in
? chair leg snapped when i sat down
? hole in the sock already
? drill started smoking
? it's carked it
? won't turn on any more
? sole came away from my boot
? mower conked out mid-lawn
? bits falling off it
? handle broke, only got it at easter
? keeps cutting out lately
? worked fine at first, now nothing
? toy gave up the ghost
? pan lost its coating
? lead on my headphones has gone in one ear
? bought it ages ago and now it's knackered
? handle fell off after a month
? kettle just died
? zip went second time wearing
? telly goes blank now
? only lasted until easter
? sole came away from my boots
? it conked out just past a year
? snapped clean in two while raking
? holes in the elbows already
? blender gave up the ghost
? stitching coming undone
? bought last summer and its knackered
= Faulty after a while? You have statutory rights for up to six years.
= If goods develop a fault within two years, we repair or replace them.
= Product stopped working? Start here
= Defects appearing within six months are assumed to have been there from the start.
= A garment that tears or comes apart early on will be mended or exchanged.
= What to do if something breaks \u2013 under 30 days: refund | up to 6 months: repair | later: claim
= Appliances that fail within the guarantee are seen to by our service engineer.
= We want our tools to last; tell us if yours did not.
= Toys that break in ordinary play are replaced.
= Bindings that come loose and pages that fall out count as a fault in the book.
= Cracked pots, split hoses and failed pumps: our garden guarantee applies.
= If a product fails within two years, you are entitled to repair or replacement.
= Fault developed after purchase? Start here.
= Stopped working, torn or broken in use: tell us what happened and when.
= After six months you may need to show the defect was inherent.
= Premature failure should be reported without delay.
## battery_wear
? battery doesn't last any more
? needs charging twice a day now
? won't hold a charge
? is the battery under warranty
? how much capacity should it still have
? my e-bike range has halved
? dies after ten minutes
? can the battery be swapped
? phone goes flat by lunchtime
? drill pack is weak
? how many charge cycles is it good for
? it drains overnight
? robot hoover can't make it round the room
? runtime is getting worse
? battery health below eighty
? swollen battery, is it dangerous
? accumulator replacement
? speaker only plays when plugged in
? not charging past half
? juice runs out so fast
? laptop cuts out as soon as i unplug
? cold weather killed the mower battery
? hardly lasts an hour now
? drops from half to dead
? my e-bike only goes ten miles these days
? phone dies by lunch
? has to be plugged in all the time
? cordless drill tired after two screws
? how much juice should it keep after two years
? cells knackered swap them?
? range in winter rubbish
? how many charges before it fades
? earphones left one dies first
? new accumulator for my old shaver
= Batteries are guaranteed to keep 80% of their capacity for two years or 500 cycles.
= Decreasing runtime is normal wear and not a defect.
= Battery warranty: 12 months
= E-bike batteries \u2013 70% remaining capacity after 3 years
= We test your battery's state of health free of charge in store.
= A replacement battery can be fitted by our technicians from £49.
= Store cordless tool batteries half charged and frost-free.
= Rechargeable batteries are consumables and have a shorter guarantee.
= If the cells no longer hold charge within the first year, we swap them.
= Do not use swollen or leaking accumulators; stop charging and contact us.
= Wireless headphones: battery replacement service \u20ac35
= Battery capacity is guaranteed to 70% for two years or 500 cycles.
= Gradual loss of capacity is normal ageing.
= Battery health test in our workshop, free of charge.
= Replacement accu packs from \u20ac89.
= Cold reduces range temporarily; this is not a defect.
## repair_service
? do you do repairs
? can you fix it
? how much to mend a zip
? how long does a repair take
? can i get a quote before you fix it
? need my guitar looked at
? is there a workshop
? watch has stopped, do you service those
? mower needs a service and sharpening
? screen's cracked, could someone sort it
? bike makes a grinding noise
? resole my boots
? who can patch my jacket
? does a technician come out to the house
? is it cheaper to repair or bin it
? estimate for fixing the amp
? any word on my laptop you're mending
? re-upholster an old chair
? do you fix things not bought from you
? my coffee machine's leaking, can i bring it in
? turnaround on tune-ups
? loan one while mine's in for repair
? can you mend my gran's clock
? who fixes these
? how long is it in the workshop
? roughly what will it set me back to fix
? puncture now can i wait for it
? could you resole my brogues
? need my laptop looked at
? sew up a ripped tent
? do you mend things bought elsewhere
? do i get a loan one meanwhile
? is it worth fixing or bin it
? sax keys stick need somebody handy
? repairs
? repair cost
? how much to repair
? can i get it repaired
? do you repair stuff not bought here
? repair quote
? do u fix these
? send it in for repair
? do you have a workshop
? mending
? need something reparied
= Our workshop repairs and services what we sell.
= Repair times: 10\u201314 working days
= Cost estimate £20, deducted if you go ahead with the repair.
= Price list \u2013 new zip £18 | patch £9 | resole £55
= Luthier service: fret dressing, set-up, electronics
= An engineer visits your home for large appliances; call-out charge \u20ac79.
= We service mowers and chainsaws of all makes from October to March.
= You'll be phoned before any work exceeding the quote is carried out.
= Loan machines are available for the duration of the repair.
= Book a repair at a branch or send your device in.
= Unclaimed repairs are kept for three months.
= Our workshop repairs all makes; turnaround five working days.
= Cost estimate £25, credited against the repair.
= Resoling, re-heeling and stitching by our cobbler.
= Book your bicycle in for mending online.
= Uneconomical repairs: we will advise you before proceeding.
## spare_parts
? do you sell spare parts
? lost a screw, can i get another
? need a new seal for my flask
? where can i buy just the lid
? replacement wheel for the suitcase
? rubber washer's perished
? only want the knob, not the whole cooker
? do you still have bits for the old model
? one slat of my bed snapped, sell singly?
? filter for the hoover
? how long do you stock parts after it's discontinued
? missing button, can you send one
? cushion cover on its own
? spare key for the cabinet
? new blade for the mower
? tuning peg came off, can i order it
? exploded diagram with part numbers
? hinge replacement
? remote control got lost, can i purchase a new one
? belt for my washing machine
? castor broke off the office chair
? glass jug only, the rest is fine
? lost the little rubber foot
? need a new lid for my pot
? where can i get that washer thing
? one screw short to fix my chair
? do you still sell bits for the old model
? glass jug for coffee maker cracked
? replacement seal for flask
? knob came off the oven
? want just the drawer runner
? belt for a twenty year old machine
? can i buy one hinge
? bag of hooks for the curtain rail
? spare parts
? replacement parts
? do you sell spares
? can i get spare parts
? need a replacement screw
? where can i buy parts
? lost a screw can i get another
? parts for an older model
? need a new seal
? can i order just the part
? replacement lid
? do u have spares for this
? how long do you keep parts
? replacment parts
= Spare parts are available for at least ten years after a model is discontinued.
= Find your spare part by model number or exploded drawing.
= Screws, dowels and fittings are supplied free of charge.
= Replacement seals, lids and valves \u2013 from £2.50
= Spares for mowers: blades, belts, spark plugs, air filters
= Loose covers and cushions can be re-ordered separately for five years.
= Original parts only; we do not stock compatible components.
= Tuners, bridges, knobs and pickguards are listed under Accessories & Parts.
= Carburettors and motors are ordered from the manufacturer, lead time two weeks.
= Spare keys: please quote the number stamped on the lock.
= Buttons, buckles and laces can be requested by post.
= Spare parts are available for at least ten years.
= Exploded diagrams and part numbers online.
= Gaskets, seals and O-rings from £1.20.
= Fixings packs are supplied free of charge.
= Obsolete components may be sourced on request.
## accident_crash_replacement
? broke it myself, any discount on a new one
? crashed my bike, helmet's cracked
? dropped it down the stairs, my own fault
? crash replacement
? sat on my glasses
? ran it over with the car
? kid threw it in the bath
? toppled off the shelf and smashed, can i get a deal
? reversed over my pushchair
? do you help out if i wrecked it
? i snapped the pole falling on the ice
? dog destroyed my new shoe, is there a goodwill price
? fell off at speed, frame's bent
? had a tumble skiing
? accident discount policy
? burnt a hole in my tent, stupid me
? trod on the flute
? clumsy me shattered the screen
? banged up the carbon fork
? my fault entirely but can you go halves
? reduced price on replacing what i damaged
? car crash with the child seat in, is it swapped
? sat on my specs
? came off my bike and cracked the helmet
? my own stupid fault, any money off a new one
? ran over it with the car
? dropped my guitar down the stairs
? puppy ate the left shoe just need one
? crashed do you do anything for that
? washing machine shrunk it totally my bad
? son wrecked his buggy in a tumble
? reversed over the mower deal on another?
? smashed the glass the day after buying
? burnt a hole with the iron lol help
= Crash replacement: 40% off a new helmet within three years of purchase.
= Broke it through your own fault? We offer a goodwill discount on a replacement.
= Accident damage is not covered, but you may buy a new frame at a reduced price.
= Crash-replacement programme \u2013 year 1: 50% | year 2: 35% | year 3: 20%
= Send us a picture of the damaged item to receive your replacement code.
= Child car seats involved in a collision are exchanged free on presentation of the police report.
= Self-inflicted breakage of trekking poles: single sections at half price.
= One discounted replacement per registered product.
= The crashed helmet must be handed in for recycling.
= Dropped your instrument? Ask about our trade-in for damaged guitars.
= Accidentally broken glassware from our sets can be replaced at cost.
= Crash replacement: 40% off a new helmet within three years.
= Accidental damage is not covered, but we offer a goodwill discount.
= Send the damaged frame and accident description for our crash programme.
= Broke it yourself? Get 25% towards a successor.
= Single-shoe replacement scheme for chewed footwear.
## payment_methods
? what ways can i pay
? do you take credit cards
? are charge cards okay
? can i pay with my phone
? online wallets accepted?
? debit card only here, fine?
? do you accept bank transfer
? can i tap with my watch
? which cards do you take
? no credit card, how else can i pay
? is crypto a thing at yours
? pay with two different cards
? payment options at checkout
? do you do mobile wallets
? prepaid card from the post office works?
? can i pay straight from my bank
? eftpos over the counter
? food stamps or ebt
? direct debit for the subscription
? is a foreign card alright
? my wallet's at home, only got my mobile
? how does one settle up on your site
? do you take amex
? can i pay with my watch
? is contactless ok
? got no credit card what else
? apple pay?
? prepaid card from my allowance
? maestro accepted
? is bank transfer alright
? i only trust paypal
? pay with two cards split
? crypto lol
? which cards work on here
? payment methods
? how can i pay
? do you take paypal
? do you accept amex
? apple pay
? what cards do you take
? payment options
? can i pay with google pay
? ways to pay
? can i pay by debit card
? do u accept paypal
? eftpos
? what payments do you except
= We accept Visa, Mastercard, American Express, PayPal, Apple Pay and Google Pay.
= Payment methods
= Pay securely by debit card, credit card or bank transfer.
= In store \u2013 cash, cards, contactless, gift cards | Online \u2013 cards, wallets, PayPal
= Discover, Diners Club and JCB are welcome too.
= EFTPOS and all major cards accepted in our nurseries.
= Subscriptions can be paid by SEPA direct debit.
= We do not take cryptocurrency.
= You can combine a gift voucher with one other means of payment.
= SNAP EBT is accepted for eligible groceries.
= Store card holders select "Account card" at checkout.
= We accept Visa, Mastercard, Amex, PayPal, Apple Pay and Google Pay.
= Payment options: card, direct debit, bank transfer.
= Digital wallets are welcome online and in store.
= Discover and Diners Club accepted.
= Debit and prepaid cards carry no surcharge.
## payment_invoice
? can i pay after it's arrived
? purchase on account
? send me a bill and i'll pay later
? buy now, pay when i've tried it on
? is there a thirty day payment term
? do schools get invoiced
? invoice payment for private customers
? can you open an account for our company
? due date on my bill, can i push it
? want to see it before i hand over money
? credit account for tradies
? didn't get the payment slip
? late paying, is there a reminder fee
? i returned some, how much do i owe now
? purchase order from the council
? pay at the end of the month
? why can't i pick invoice at checkout
? what's my outstanding balance
? how do i settle the bill that came with it
? got a dunning letter though i paid
? can i have it on tick
? deferred payment
? can i get it first and pay after
? send me a bill
? rather settle up once ive seen it
? how many days to pay the slip
? pay later refused why
? lost the payment slip
? do you put it on the tab
? got a reminder but i returned it
? can my firm pay on account
? due date extended pls payday is later
? buy now and settle next month
? wheres the reference for transferring
? pay by invoice
? can i pay on invoice
? pay after delivery
? can i pay later
? pay in 30 days
? do you invoice
? buy now pay later invoice
? can you bill me
? pay once it arrives
? can u invoice me
? order on account
? pay on recept of goods
= Pay after delivery: payment by invoice within 30 days.
= Purchase on account is available subject to a credit check.
= Open a trade account with 30 days' credit.
= Schools and public bodies can order against a purchase order and are invoiced.
= Pay Later \u2013 receive your goods first, settle in 14 days, no interest
= Please quote the invoice number as the payment reference.
= A reminder fee of \u20ac3 is charged on overdue invoices.
= If you return part of the goods, pay only the remaining amount.
= Invoice not offered? Your delivery and billing address must be identical.
= Open account limit for first-time customers: £150
= Account statements are issued monthly, terms strictly net.
= Purchase on account: pay within 30 days of delivery.
= Pay later with Klarna subject to credit check.
= Please quote the invoice number on your remittance.
= Overdue reminders carry a £5 fee.
= Open-account purchasing is available from the second order.
## payment_instalments
? can i pay monthly
? do you do finance
? spread the cost of a sofa
? is there interest on it
? pay in three
? can't afford it in one go
? buy now pay later options
? what's the apr
? how much do i have to spend to get instalments
? financing for a piano
? bit by bit payments
? do you run a credit check
? was refused credit, why
? interest free for a year?
? monthly rate for a fridge
? can i pay it off early
? hire purchase
? fortnightly payments
? my student loan isn't in, split it up?
? does the finance need a deposit
? on the never never
? what happens if i miss a repayment
? cant cough it all up at once
? bit each month possible
? whats the interest
? bad credit will you have me
? how many payments over how long
? finance for an e-bike
? can i clear it early
? smallest sum for paying in bits
? do you check my credit score
? three chunks no interest?
? missed a monthly payment what happens
? pay monthly
? can i pay in installments
? klarna
? afterpay
? financing
? payment plan
? interest free
? pay in 3
? can i spread the cost
? do you take zip pay or clearpay
? monthly payments
? do u do affirm
? pay in instalments
= Spread the cost: 0% finance over 12 months on purchases above £500.
= Pay in 3 interest-free instalments.
= Representative example \u2013 price £1,200 | deposit £120 | 24 payments of £45 | 0% APR
= Minimum amount for financing: \u20ac299
= Pay in four fortnightly instalments of a quarter each.
= Credit subject to status; over 18s only.
= Hire your violin and buy later: monthly rent counts towards the price.
= You can repay your loan early at any time without penalty.
= If an instalment is missed, a late fee of $7 is charged by the provider.
= Monthly payment plans for sofas, kitchens and appliances
= Annual interest 14.9% variable; terms between 6 and 48 months.
= Spread the cost: 0% finance over 12 months from £300.
= Pay in three interest-free instalments.
= Representative APR 14.9%; subject to status.
= Early settlement is possible at any time.
= Monthly repayments calculator.
## payment_cash
? can i pay cash
? cash on delivery
? do you take cheques
? give the driver the money at the door?
? only got notes and coins
? is there somewhere i can pay in cash for an online order
? don't have a bank card at all
? pay on collection in cash
? money order accepted?
? can i post you a cheque
? is the shop cashless
? do i need exact change
? postal order from my nan
? who do i make the check out to
? big notes okay?
? cod fee
? pay with a jar of coins, lol
? hand over cash when picking up
? do you have a limit for paying with banknotes
? could i deposit it at the convenience store
? is a personal check fine
? will it wait till the cheque clears
? got a pile of coins will you take them
? do you accept notes
? pay the driver at the door?
? i only use cheques dear
? is your shop cashless
? found a fifty, can you change it
? money order by mail
? paper tenners old ones ok?
? pay the delivery chap in hand
? dont trust cards real money only
? can i draw cash out at your till
? bring envelope of savings for the piano
? do you take cash
? cod available?
? do you accept cheques
? can i pay with a check
? cash only?
? pay cash in store
? is cash ok
? do u take cash
? can i pay the driver in cash
? paying cash
? do you still take cheques
? cash acepted
= Cash is accepted in all our stores.
= Cash on delivery: fee \u20ac6.90, payable to the driver.
= Please make cheques payable to Hill & Sons Ltd; goods are sent once the cheque has cleared.
= We do not accept cash payments above \u20ac10,000.
= Our farm shop is cashless.
= Personal checks and money orders are welcome by mail.
= Pay in cash \u2013 print the barcode and pay at a partner newsagent
= Do not send banknotes by post.
= COD not available for furniture, abroad or above £500.
= Notes over £50 are not taken at the till.
= Click & collect orders may be paid in cash at the counter.
= Cash on delivery: surcharge \u20ac5.
= We regret that this store is cashless.
= Cheques are accepted with a guarantee card, made payable to the company.
= Cash payments above £5,000 cannot be accepted.
= Coins and banknotes are welcome at all tills.
## payment_failed
? my card was declined
? payment won't go through
? charged twice
? it keeps saying error when i pay
? money left my account but no order
? bank says it's fine, you say it isn't
? stuck at the verification page
? code for the card never comes
? two amounts on my statement for one thing
? checkout spins forever
? why are you rejecting my card
? it bounced me back to the basket
? transaction failed
? tried three times, have i paid three times
? can't get past the payment screen
? double billed
? security check didn't work
? wallet payment was refused
? billing address mismatch it says
? i've plenty in the account yet it's knocked back
? says insufficient funds
? pending charge hasn't dropped off
? card keeps getting refused
? took it twice from my bank
? error at the last step
? bank app never asked me to approve
? declined but i have money
? spinning wheel after hitting pay
? transaction didnt complete but balance dropped
? three d secure code not coming
? charged double sort it
? says try another card
? wont accept my security digits
? wallet login loops
? payment failed
? card declined
? payment not going through
? can't pay
? i've been charged twice
? double charged
? it won't take my card
? checkout not working
? payment error
? money taken but no order confirmation
? why is my card being rejected
? my payment wont go thru
? payment decliend
= Payment declined? Please check card number, expiry date and security code.
= Why has my card been rejected?
= Your bank may ask you to authorise the payment in its app (3-D Secure).
= Charged twice: one of the amounts is a reservation and lapses within five days.
= Failed transactions \u2013 pending amounts are released automatically
= The billing address must match the one held by your card issuer.
= If the payment page times out, check your emails before trying again.
= Contact your bank if the transaction is repeatedly refused.
= Try a different browser or another means of payment.
= Insufficient funds, limit exceeded or blocked for online use are common reasons for an error.
= A genuine double debit will be reversed at once.
= If your card is declined, contact your issuing bank.
= Duplicate charges are usually pending authorisations and drop off in five days.
= 3-D Secure verification failed: approve the purchase in your banking app.
= Check that billing address and CVV match.
= Payment unsuccessful: your basket has been saved.
## payment_when_charged
? when do you take the money
? am i charged now or when it ships
? is there a deposit
? do i pay everything up front
? money's out already and it's not even sent
? when's my card debited
? prepayment discount?
? how long is the bank transfer valid
? need the money to stay in my account till friday
? is it only an authorisation at first
? deposit on a made to order sofa
? do you wait until it's dispatched
? balance due when
? when does the subscription get billed
? pay half now half later?
? will you hold funds on my card
? pending on my account, was it taken
? on what day of the month do you charge
? advance payment account details
? groceries cost a different amount than at checkout
? do i lose the down payment if i cancel
? shipping's next month, when do you bill me
? when does it leave my account
? debited already but not sent yet
? do you take it now or later
? is there something up front
? how much down for a kitchen
? you took the lot before delivery
? my card only reserved?
? money in advance or after
? paying half now half on the day
? do u charge straight away
? its a hold or an actual charge
= Your card is charged when the goods are dispatched.
= Payment is taken at the time of ordering.
= A deposit of 30% is due on made-to-order furniture, the balance before delivery.
= Prepayment: please transfer the amount within seven days.
= At checkout the amount is only reserved; the debit follows on shipping.
= Groceries \u2013 pre-authorisation of the basket total plus 10%, final charge after picking
= Subscriptions are billed on the same day every month.
= PayPal and bank transfers are collected immediately.
= For part shipments we charge each consignment separately.
= Your deposit will be offset against the final invoice.
= Pre-orders: money is taken 48 hours before release.
= Your card is charged on dispatch.
= A 30% deposit is payable on ordering; the balance before delivery.
= Prepayment: goods are reserved for seven days pending receipt of funds.
= PayPal is debited immediately.
= An authorisation hold appears until the amount is captured.
## invoice_vat
? can i get a vat receipt
? need an invoice for work
? copy of my invoice please
? my accountant wants the bill
? is vat included in the price
? put our company name on the invoice
? where do i enter the tax number
? receipt for expenses
? do prices include gst
? lost the paperwork for my tax return
? download last year's invoices
? what's your vat number
? reverse charge for an eu business
? no invoice in the box
? i need an abn on the receipt
? change the name on the bill
? boss won't reimburse without a proper invoice
? show me the price without tax
? sales tax in my state
? pro forma for the office
? tax rate on books
? do tourists get the tax off at the airport
? need a proper bill for the tax man
? my accountant wants a copy
? put the company name on it please
? cant find the pdf of what i paid
? is vat in the price
? tourist, claim the tax back at the airport?
? what is your vat id
? self employed need breakdown
? invoice with my firms number
? paper bill not in the box
? net and gross listed?
? invoice
? can i get an invoice
? vat receipt
? do prices include vat
? need a copy of my invoice
? tax invoice
? is gst included
? receipt for business
? can i get a vat invoice pls
? sales tax
? tax exempt
? lost my receipt can you resend it
? tax free shopping
? need an invioce for my order
= A VAT invoice is sent by email with every order.
= Download copies of your invoices from My Account.
= All prices include VAT at 20%; books and food are zero-rated.
= Enter your VAT number at checkout; intra-EU supplies are invoiced net.
= Prices exclude sales tax, which is added according to your state.
= Tax invoice with ABN and GST shown separately
= Need a receipt for business expenses? Add your company name before ordering.
= Corrected invoices are issued within 14 days on request.
= VAT registration number GB 123 4567 89
= Tax-free shopping for visitors from outside the EU: ask for the form at the till.
= Trade \u2013 all prices shown ex VAT
= A VAT invoice can be downloaded from your account.
= All prices include 20% value added tax.
= Enter your company's VAT ID for reverse charge.
= Tax-free shopping for non-resident visitors: ask for the form.
= Invoice copies are retained for ten years.
## tax_exempt
? we're a charity, do we pay vat
? tax exempt purchase for our school
? can the church buy without tax
? how do i send you our exemption certificate
? nonprofit here, take the sales tax off
? resale certificate
? diplomat, no tax
? i'm disabled, is there vat relief
? exporting it myself, can you drop the tax
? pta buying books, tax free?
? zero rating for medical stuff
? got charged tax and we shouldn't be
? government purchase, how's that work
? apply for exempt status
? reseller account without sales tax
? our scout group is registered, any exemption
? is there a form so the hospice doesn't pay it
? fire department order
? state gave us a letter, who do i email it to
? would a wheelchair user get it without vat
? reservation address, no tax due
? buying for an overseas aid project, tax off?
? we are a church do we pay sales tax
? charity buying, can you take tax off
? exemption certificate where to send
? buying for our pto
? disabled equipment zero rated?
? shipping to jersey so no vat
? non profit shelter ordering
? embassy staff, duty free?
? have a resale permit
? school district tax id on file
? export purchase without tax
? vat relief for my mobility chair
= Tax-exempt organisations: please upload your exemption certificate.
= Schools, churches and government agencies can buy free of sales tax.
= VAT relief is available to people with a long-term illness or disability \u2013 declaration form.
= Registered charities may be entitled to zero-rated supply of certain goods.
= Resellers: submit your resale certificate before placing your first order.
= Exemption requests are reviewed within two business days.
= Exports outside the EU are supplied without VAT against proof of export.
= Tax charged in error is credited once your documents have been approved.
= Certificates must be renewed annually.
= Applying for tax-free status \u2013 non-profit | public school | tribal | diplomatic
= Orders must be paid with the organisation's own funds, not a personal card.
= Tax-exempt organisations: upload your certificate before ordering.
= VAT relief for disabled customers: complete the declaration.
= Export sales are zero-rated upon proof of shipment.
= Resale certificate required in each state.
= 501(c)(3) institutions purchase without sales tax.
## currency
? can i pay in euro
? are these prices in us dollars
? show prices in pounds
? do you take sterling
? switch the site to my currency
? what exchange rate do you use
? why was i charged in a foreign currency
? my bank put a conversion fee on it
? is that australian dollars or american
? refund came back less because of the rate
? shop in kiwi dollars
? does a euro voucher work on the uk site
? how much is that in my money
? shown in pounds, billed in something else
? canadian here, do you convert
? swiss francs accepted?
? can i spend my leftover holiday cash
? want to see the price in yen
? currency selector's gone
? checkout flipped from dollars to euro
? northern shop, will ye take euros
? dollar sign confuses me, which one is it
? how much is that in euros
? i only have dollars
? does my bank add a fee for pounds
? switch the prices please
? which rate do you use
? shown in kroner but charged in sterling
? can i pay in francs in the shop
? page keeps showing the wrong money
? what will it be in aussie dollars
? converter at checkout gave odd sum
? do i get charged foreign
? refunded less because rate moved
= All prices are shown in pounds sterling.
= Choose your currency in the top right-hand corner: £, \u20ac, US$, A$.
= You will be charged in euro; your bank converts at its own rate.
= Exchange rates are updated daily.
= Foreign transaction fees of your bank are not refunded.
= Our Newry store accepts both sterling and euro in cash.
= Refunds are made in the currency of the purchase; fluctuations cannot be compensated.
= Vouchers are valid only in the country and currency in which they were bought.
= US customers pay in dollars \u2013 conversion at checkout
= Multi-currency checkout available for 35 countries
= Prices on the Australian site are in AUD and include GST.
= Prices are displayed in GBP; change currency in the footer.
= You will be billed in euros.
= Conversion follows the daily exchange rate of your card issuer.
= Foreign transaction fees are not refundable.
= US dollars accepted at the airport branch.
## gift_card_buy
? do you sell gift cards
? want to buy a voucher for my niece
? can i print a voucher at home
? what amounts do gift vouchers come in
? last minute present, can you email a gift card
? haven't a clue what he likes, token instead
? is there a book token
? physical card in an envelope?
? can i choose the sum myself
? how is the e-gift sent
? send a voucher straight to my friend
? largest gift card i can get
? schedule the voucher for her birthday
? could i pick one up at the till
? does it come in a nice box
? staff vouchers for the whole office
? egift card with a photo on
? minimum for a voucher
? postage on a gift card
? thank-you for the teacher, something she can spend
? where's my gift card i ordered by email
? do supermarkets sell your cards
? what do i get a man who has everything, a voucher?
? can i print one now its her birthday today
? how much can i put on it
? email it to my nephew
? pretty card in an envelope sent
? smallest amount for a token
? buying fifty for staff
? send it on a set date
? do you sell them at the till
? want to give someone credit for your shop
? odd sum like 37 ok?
? didnt get the evoucher in my inbox
? gift card
? gift vouchers
? can i buy a gift voucher
? e gift card
? how much can a gift card be
? gift certificate
? where can i get a gift card
? can you email a gift voucher
? do u do gift vouchers
? gift card amounts
? want to buy a voucher as a present
? physical gift cards
? buy giftcard
= Gift cards are available from £10 to £500.
= E-gift card: sent by email within minutes, or on a date of your choice.
= Vouchers can be printed at home or posted in a presentation envelope.
= Choose an amount \u2013 10 | 25 | 50 | 100 | your own
= Plastic gift cards can be purchased at any of our tills.
= National Book Tokens sold and accepted here.
= A garden voucher \u2013 the present that grows
= Corporate gift cards: order in bulk with your logo.
= We send physical cards free of charge by first-class post.
= Personalise your voucher with a picture and a greeting.
= No discount codes can be applied to the purchase of gift vouchers.
= Gift cards from £10 to £500.
= E-gift cards are delivered by email within minutes.
= Print at home or order a printed voucher in a presentation sleeve.
= Schedule the sending date up to a year ahead.
= Corporate gift vouchers with your logo.
## gift_card_validity
? does my gift card expire
? how long is a voucher good for
? found an old gift card in a drawer
? is it still valid after three years
? where's the expiry date on it
? voucher ran out last month, can you extend it
? got this ages ago, can i still spend it
? do gift tokens go out of date
? is there a time limit to use it
? forgot about mine until now
? will it lapse if i don't spend it
? when do i have to use it by
? do you take money off for inactivity
? card from before you changed the name
? still good or dead?
? can't get to a shop before it ends
? validity of christmas vouchers
? expired by one day
? does topping up keep it alive
? law says five years, right
? my voucher has no date on it
? does the leftover balance ever run out
? found an old voucher in a drawer still good?
? does it run out
? how long do i have to spend it
? token from five years back
? lapsed last week can you be kind
? no date printed on it
? does credit die
? what until when is mine usable
? gran got it in 2019 can she use it
? renew an expired card
? do vouchers ever go off
? it says void after december
= Our gift cards never expire.
= Vouchers are valid for five years from the date of purchase.
= Expiry date: see reverse of card
= Gift cards issued in Australia have a minimum validity of three years.
= Expired vouchers can be extended once for twelve months.
= No dormancy or inactivity fees.
= Validity begins on activation and restarts each time the card is used.
= Gift vouchers \u2013 3 years | promotional vouchers \u2013 6 weeks
= Any balance left when the card lapses is forfeited.
= Old-style paper tokens will still be honoured.
= Please redeem your e-voucher by the end of the third calendar year.
= Gift cards are valid for 24 months from purchase.
= Our vouchers never expire.
= Validity is printed on the reverse.
= Expired cards cannot be reactivated.
= Each transaction extends the expiry date by one year.
## gift_card_use
? how do i use my gift card online
? can i spend the voucher in store too
? do i get change from a gift card
? only want to use part of it
? can i use two vouchers at once
? where do i type the voucher in
? pay the rest by card?
? does it work on sale stuff
? could i buy another gift card with it
? is it good for postage
? my present voucher's more than the thing costs
? turn the gift card into cash
? redeem
? can i use it in your other country's shop
? got a paper token, is the website okay with that
? combine with a discount
? what happens to the remainder
? add it to my account
? how many cards per order
? is the book token accepted at the café
? no field for a voucher on my phone
? voucher was a present, does it have to be spent at one go
? where do i type the voucher
? can i use it in the shop as well as on here
? dont want to spend all of it at once
? have three tokens use together?
? do i get change
? works on sale stuff?
? pay the rest with card
? can i buy another gift card with it
? is it ok at the cafe
? remaining after i buy socks
? scratch bit shows a number now what
? redeem my credit
? how do i use my gift card
? redeem gift card
? can i use a gift card online
? use gift voucher in store
? gift card balance
? how much is left on my gift card
? can i use two gift cards
? gift card not working
? do i get change from a gift voucher
? spend my gift voucher
? redeem gift certificate
? pay with giftcard
? where do i put my gift card number
= Gift cards can be redeemed online and in all stores.
= Enter the 16-digit number and PIN at checkout.
= Any remaining balance stays on the card for your next purchase.
= You may use up to five vouchers per order.
= Gift vouchers cannot be exchanged for cash; no change is given.
= If your purchase exceeds the card's value, pay the difference by another method.
= Balances below $10 will be paid out on request in California.
= Not redeemable \u2013 further gift cards, concessions, café
= Paper tokens are accepted in the shop only.
= Postage can also be paid with a gift card.
= Vouchers may be combined with promotional codes and sale prices.
= Redeem online by entering the code at checkout.
= Up to five gift cards may be combined.
= The remaining balance stays on the card; no cash alternative.
= Valid in all stores and on our website.
= Gift cards cannot be used to purchase other gift cards.
## gift_card_lost
? lost my gift card
? how much is left on my voucher
? gift code doesn't work
? check my balance
? scratched off too much, can't read the pin
? voucher email was deleted
? card got stolen with my purse
? it says already redeemed but i never used it
? threw out the gift card by mistake
? dog ate the voucher
? says invalid number
? can you block it and issue a new one
? how do i see what's still on it
? e-voucher never arrived in my inbox
? the cashier said it's not activated
? someone spent my gift card
? left it in my jeans in the wash
? can you look up the code
? bought it for a friend and she's mislaid it
? where's the pin on the back
? got the receipt for the voucher but not the card
? barcode won't scan at the till
? washed my jeans with the voucher in the pocket
? code not recognised
? scratched off too much cant read it
? how much is left on mine
? someone already used it
? deleted the email with the voucher
? dropped my token on the bus
? balance shows zero never touched it
? dog chewed the card
? can you block a stolen one
? can't make out the digits
? wheres the pin
= Lost or stolen gift cards can be replaced on presentation of the receipt.
= Check your gift card balance online, by phone or at any till.
= Code not working? Note that letters O and zeros are easily confused.
= Treat your gift card like cash; we are not liable for loss or theft.
= Balance enquiry \u2013 card number | PIN | Check
= If the PIN has become illegible, send us a photo of both sides.
= A card that was not activated at the till can be activated with your proof of purchase.
= We will re-send e-vouchers to the address given when ordering.
= Blocked cards: the remaining credit is transferred to a new one.
= Already redeemed? We'll tell you when and where the amount was spent.
= Beware of gift card fraud
= Treat gift cards like cash: lost or stolen cards are not replaced.
= Check your balance online with the 16-digit number and PIN.
= If the code is illegible, bring the card and receipt to us.
= Digital vouchers can be re-sent to the original address.
= A blocked card is reissued on proof of purchase.
## gift_wrapping
? do you gift wrap
? can it come wrapped up
? how much to have it in nice paper
? put a bow on it please
? i'm hopeless with sellotape
? which wrapping paper can i choose
? does the present come in a box
? no time to wrap before the party
? separate wrapping for each kid
? is wrapping free
? can you do it up for christmas
? gift bag instead
? will it be in plain packaging so she won't guess
? ribbon and tissue paper
? is there an eco paper option
? make it look like a present
? do they wrap in store at the counter
? can't find the gift wrap box to tick
? hat box or something fancy for it
? is everything wrapped together or one by one
? could you wrap a bike, ha
? presentation box for the wine
? useless with sellotape can you do it
? make it look nice for her
? what paper have you got
? ribbon and bow extra?
? wrap each one on its own
? no father christmas paper please its for a birthday
? do you do it at the till for free
? is it possible for a big box
? wanna have it done up as a pressie
? can it arrive wrapped
? something for kids, dinosaurs
? forgot to tick the wrapping
? gift wrap
? gift wrapping
? can you wrap it
? it's a present can you wrap it
? how much is gift wrapping
? gift box
? can i add a gift message
? is gift wrap free
? can u gift wrap it pls
? it's a gift
? wrapping paper choice
? christmas wrapping
? gift wraping
= Gift wrapping £3.50 per item.
= Tick "This is a gift" and select your wrapping paper and ribbon.
= Free gift-wrapping at the counter on request
= Choose from birthday, Christmas or neutral designs.
= Each book is wrapped individually in recycled paper.
= Furniture, plants and oversized articles cannot be gift-wrapped.
= Wine comes in a wooden presentation case for an extra £5.
= Gift service \u2013 box & tissue \u20ac4 | paper & bow \u20ac3 | cloth bag \u20ac6
= Our wrapping station is open in store every day in December.
= All jewellery arrives in a complimentary gift box.
= Wrapped presents are packed in a plain outer carton.
= Gift wrapping £4 per item, including ribbon.
= Choose from three wrapping papers at checkout.
= Complimentary gift wrap service in store during December.
= Oversized items cannot be wrapped.
= Furoshiki cloth wrapping available.
## gift_message
? can i add a card with a note
? send it straight to my friend
? please leave the price off
? birthday greeting in the box
? will she see how much i paid
? how long can my message be
? don't put the bill in, it's a present
? write something from me and the kids
? delivered to someone else as a surprise
? handwritten card possible?
? does the parcel say who it's from
? no invoice inside please
? forgot to put my name on the gift note
? condolence card with flowers
? ship directly to the bride
? can emojis go in the message
? is my billing address different from where the gift goes
? want it anonymous, secret admirer
? typo in my greeting, fix it?
? hide the cost from the recipient
? send a pressie to dad with a few words
? does he get the tracking email and spoil it
? want to write happy 80th on it
? dont let her see what i paid
? going straight to my friend put a note in
? how many words can i have
? can it be anonymous hee hee
? leave out the bill
? handwritten or printed
? forgot to say who its from
? emoji allowed in the card
? get well message with the tea
? slip shows the cost remove it
? mail to my godson with a few lines
= Add a free gift message of up to 200 characters.
= No prices are shown on the packing slip of gift orders.
= We send your present directly to the recipient; the invoice comes to you by email.
= Greeting cards £1.99 \u2013 choose a motif and type your text
= Flowers are accompanied by a handwritten card.
= Please sign your message: the sender's name does not appear automatically.
= Enter a delivery address that differs from the billing address.
= Gift notes are printed exactly as entered.
= Anonymous deliveries are possible on request.
= The person receiving the gift isn't sent any shipping notifications.
= Dedication: our booksellers will write it inside for you.
= Add a greeting card message of up to 200 characters.
= Gift orders ship with a price-free packing slip.
= Send direct to the recipient; the invoice goes to you.
= Handwritten cards £2.50.
= The sender's name appears only if you include it.
## wish_list_registry
? do you do wedding lists
? baby registry
? how do i find my friend's list
? we're getting married, can guests buy from you
? who bought what off our list
? save things for later in a list
? share my wishlist with family
? is it still on the registry or has someone got it
? want a list for my son's birthday table
? baby shower coming up, set up a list
? do couples get a discount on what's left
? can guests go halves on the expensive thing
? heart icon, where are my favourites
? add something to the list after it's live
? make it private
? moving in together, want a housewarming list
? can't see my cousin's gift list
? thank you notes, who gave the toaster
? does it ship to us or the guest
? how long does the list stay open
? kids' christmas wish list to send to granny
? bridal list close date
? getting married how do people pick stuff for us
? who bought the pans already
? cant find my cousins list
? baby due in may set something up
? mark as bought without paying here
? share what i want with granny
? two people gave the same toaster
? party table for my six year old in shop
? take items off our list
? thank you cards, need to know who gave what
? save things for later hearts
? how long does the nursery list stay up
= Create your wedding list online or with an adviser in store.
= Baby registry: 15% completion discount eight weeks before the due date.
= Find a gift list by surname or event date.
= Purchased items are marked so that nothing is bought twice.
= See who gave what \u2013 your thank-you list
= Share your wish list by link; only those with the link can view it.
= Guests can contribute towards larger gifts.
= Birthday table: children choose toys and we set them aside for family and friends.
= Couples receive 10% of the list's value as a voucher.
= Lists close three months after the wedding day.
= Favourites are saved for 90 days unless you log in.
= Create a wedding list and share it with your guests.
= Baby registry: 10% completion discount.
= Search for a couple by surname or event date.
= Purchased items are marked automatically; the giver stays hidden until you allow it.
= Birthday gift boxes for children can be set up in store.
## loyalty_points
? is there a loyalty card
? how do i collect points
? how many points do i get per pound
? what are my points worth
? forgot to swipe my card at the till
? join the club
? do regulars get anything
? what perks do gold members have
? spend my points
? i shop here all the time, any reward
? check my points balance
? do online purchases count for stamps
? coffee stamp card
? how do i go up a level
? lost my bonus card
? points missing from last purchase
? does membership cost anything
? can my husband and i share a card
? rewards programme
? frequent buyer thing for dog food
? my balance dropped after a return
? cash back for loyal customers
? what do i get for being a regular
? forgot to scan my card
? how many points is a tenner
? do you have a club
? when do i reach gold
? stamps for coffees
? points never showed up
? lost my little plastic card
? is joining free
? can hubby and me share one card
? spent a fortune here any perks
? loyalty card
? rewards points
? how many points do i have
? do you have a loyalty scheme
? rewards program
? loyalty program
? how do i use my points
? how do points work
? bonus points
? do you have a membership
? how do i join the club
? do u have a rewards card
? loyality points
= Collect one point for every £1 you spend.
= 100 points = £1 off your next purchase.
= Join our rewards club free of charge.
= Levels \u2013 Bronze from 0 | Silver from 500 | Gold from 1,500 points
= Forgot your card? Add points later with your receipt within 30 days.
= Frequent feeder: buy ten bags, the eleventh is on us.
= Members enjoy early sale access, free shipping and invitations to events.
= Redeem points at checkout or at the till.
= No points are given on gift cards, school books or postage.
= Points are deducted when goods are returned.
= Household members can pool their bonus in one account.
= Collect 1 point for every £1 spent.
= 500 points = £5 voucher.
= Tiers: bronze, silver, gold, with early access to sales.
= Membership is free; sign up at the till.
= Missing points can be credited within 30 days of purchase.
## points_expiry
? do my points expire
? how long do points last
? my points vanished
? when do i have to use my rewards by
? balance went to zero
? haven't shopped in a year, points gone?
? can you give me back my lapsed points
? do stamps run out
? reward voucher from points is out of date
? lost a load of points overnight
? how do i stop them disappearing
? are they wiped at new year
? got a mail saying they're about to go
? points cut-off date
? do they go if i don't buy anything
? saved up ages, can they be taken away
? reinstate expired points
? will i lose gold status in january
? use them or lose them?
? what if i close my account, points?
? were mine cancelled for inactivity
? shelf life of bonus points
? do my points disappear
? had 800 now zero
? how long can i save them up
? when do i have to cash them in
? didnt shop for a year, gone?
? robbed of my bonus
? points wiped over new year
? can you bring my old points back
? were poorly all year did i lose them
? saving for christmas will they last
? end date on my stamps
? keep them from lapsing how
= Points expire 24 months after they were earned.
= Points lapse if there has been no purchase for twelve months.
= Use them by 31 December of the following year.
= Reward vouchers are valid for three months.
= We remind you by email 30 days before any points are due to expire.
= Expired points cannot be reinstated.
= Your status is reviewed each January and may be downgraded.
= Points never lapse as long as you shop once a year.
= Expiry \u2013 earned Jan\u2013Jun: end of June | earned Jul\u2013Dec: end of December
= On closing your account all outstanding points are forfeited.
= Stamps on your coffee card have no end date.
= Points expire 24 months after they are earned.
= Accounts inactive for a year forfeit their balance.
= Your lapse date is shown in the app.
= Points are cleared every 31 December.
= One purchase a year keeps your points alive.
## birthday_treat
? do i get something on my birthday
? it's my birthday next week, any freebie
? birthday voucher hasn't come
? discount for the birthday girl
? treat for my dog's birthday
? kids' birthday club
? how do i enter my date of birth
? turning forty, what do i get
? birthday surprise for members
? my pup turns one, got a gift for him
? is the birthday code good all month
? double points on my special day
? wrong birth date saved, missed my present
? does the little one get a card from ye
? free cake or coffee on birthdays?
? happy birthday to me, what's the deal
? forgot to use my birthday offer
? do you do name day or anniversary gifts
? can i use the birthday thing before the day
? cat's gotcha day, any goodie
? my son's big day, is there a balloon or something
? got nothing in the post for my birthday this year
? its my big day do i get something
? turning forty any freebie
? my pup is one today
? didnt get my birthday voucher
? does my daughter get a cake or balloon
? what do members get on their special day
? month or exact day?
? entered the wrong date of birth
? kids club card came last year
? small pressie for cats too?
? how long does my birthday thing last
? i'm a leap year baby lol
= Members receive a £5 birthday voucher.
= Tell us your date of birth and we'll surprise you.
= Birthday treat: 15% off, valid two weeks before and after.
= Pet birthday club \u2013 a free toy or treat for your dog or cat
= Children under 12 get a card and a small present on their birthday.
= Double points throughout your birthday month
= Birthday offers are emailed on the first of the month.
= Bring ID on the day and enjoy a slice of cake on the house in our garden café.
= The birthday coupon can be used once and isn't valid on gift cards.
= Sign up at least 14 days ahead to receive your birthday gift.
= Anniversary of joining: 200 bonus points
= Members receive a birthday voucher worth £10.
= Register your pet's birthday for a free treat.
= Kids' club: a card and small present every year.
= Your birthday reward is valid for 30 days.
= Double points throughout your birth month.
## referral
? do i get something for recommending a friend
? refer a mate
? my friend used my link, where's my reward
? told all my neighbours about ye, any bonus
? invite code
? how many people can i refer
? does my sister get money off if i send her
? mate bought because of me
? where's my personal link
? referral credit not showing
? bring a friend offer
? share the love thing
? she forgot to enter my code
? can i recommend my husband at the same address
? got an invitation from a colleague, what do i save
? ambassador scheme
? i've a blog, do you pay commission
? affiliate programme
? when do i get the tenner for introducing someone
? word of mouth reward
? does my pal have to be a new customer
? send friends a discount from me
? told my mate about you do i get anything
? where is my link to share
? sister joined with my code no credit yet
? bring a pal deal
? how much for each person i send
? can i invite my husband at same address
? recommended you to the whole choir
? friend forgot to use my link
? what does she get as a newbie
? max number of buddies
? tell a friend scheme
? reward pending for weeks
= Refer a friend: they get £10 off, you get £10 too.
= Share your personal link by email, text or social media.
= Recommend us and earn rewards
= Your friend must be a new customer and spend at least £40.
= Referral credit is added 30 days after your friend's first order.
= Give 15%, get 15%
= Self-referrals and people living in the same household are excluded.
= You may invite up to 20 friends a year.
= Introduce a school or music teacher and receive a \u20ac50 voucher.
= Affiliates earn 6% commission on every sale.
= A referral that is returned or cancelled earns no bonus.
= Refer a friend: you both get £10.
= Share your personal invitation link.
= The reward is credited after your friend's first purchase.
= Self-referrals are excluded.
= Ambassador programme: up to ten recommendations a year.
## discount_code
? my code doesn't work
? where do i put the promo code
? forgot to enter my coupon
? can i stack two codes
? says voucher not valid for these items
? got a code from a podcast, is it legit
? does it apply to sale things
? ordered already, can you add the discount
? code expired last night
? minimum spend on the coupon?
? promo box won't accept it
? any codes going
? can i use it more than once
? influencer's code isn't taking anything off
? paper coupon from the magazine, online too?
? it vanished when i changed the basket
? why's my discount less than it should be
? combine a voucher with members' price
? which brands are left out of the offer
? case sensitive?
? discount dropped off at payment
? flyer code reckons it has been used already
? where do i stick the promo word
? says invalid
? can i use two at once
? forgot to put my coupon in
? code off the radio not working
? does it run on sale stuff
? greyed out apply button
? got a leaflet with some letters
? already used apparently
? add it after paying?
? voucher scanned but nothing off
? which brands does it leave out
? discount code
? promo code
? my code isn't working
? where do i enter my discount code
? do you have a coupon
? voucher code not working
? code invalid
? can i use two codes
? coupon code
? how do i use a promo code
? forgot to add my discount code
? code expired
? got any codes pls
? discout code
= Enter your promotional code in the basket and click Apply.
= Only one code per order; offers cannot be combined.
= Code not accepted? Check spelling, validity and minimum spend.
= Excluded from promotions \u2013 books, gift cards, reduced goods, selected brands
= Discount codes cannot be added after the order has been placed.
= Coupons from flyers can be redeemed at the till or online.
= Each code may be used once per customer.
= Stackable: loyalty rewards may be used along with one coupon.
= The reduction is distributed proportionally over all articles.
= Valid until midnight on the stated date, while stocks last.
= Influencer and partner codes do not apply to consoles or pet food subscriptions.
= Codes cannot be combined.
= Not valid on gift cards, books or already reduced lines.
= One use per customer; expires at midnight.
= Coupons cannot be added after checkout.
## discount_groups
? student discount
? do pensioners get money off
? i'm a nurse, any reduction
? teacher here, do i get something
? military or veterans discount
? anything off for the disabled
? do you take student cards
? oap day
? my wife works for you, staff price?
? is there a deal for first responders
? over sixties discount
? i'm on benefits, concession?
? nhs staff
? senior on a tight pension
? just started uni and broke
? do homeschoolers count as teachers
? blue badge holder
? ex-army, what do i show
? firefighter, do i qualify
? apprentice on low pay
? concession card holders
? working in a music school, educators' price?
? im at uni anything off
? paramedic here
? oap rate?
? got a blue light card
? veteran discount
? teacher buying for class
? my mum works for you do i get it
? carers get a bit less?
? on benefits cheaper?
? wheelchair user concession
? apprentice counts as student?
? over sixty wednesdays still a thing
? do you do student discount
? military discount
? nhs discount
? senior discount
? blue light card
? pensioner discount
? teacher discount
? staff discount
? do you have a nurse discount
? disabled discount
? unidays
? veterans discount
? do u do studnt discount
= Students save 10% \u2013 verify with your student ID.
= Seniors' Tuesday: 10% off for customers over 60
= NHS, emergency services and care workers: 15% discount with Blue Light Card.
= Military and veterans \u2013 10% every day
= Teachers receive an educator card giving 20% off classroom purchases.
= Staff and family discount is applied with your employee number.
= Concession card holders and people with a disability pay reduced prices.
= Proof of entitlement must be shown at the till.
= Verification of eligibility is carried out by an external partner.
= Pensioners' and carers' discount at the garden centre every Wednesday
= Music students and tutors enjoy educational pricing on instruments.
= Students save 10% with UNiDAYS.
= NHS and emergency services: 15% with proof.
= Senior citizens' day every Tuesday.
= Armed forces and veterans receive 10% on presentation of ID.
= Concessionary price for disabled customers and carers.
## discount_newsletter
? discount for signing up to the newsletter
? first order discount
? i'm new here, anything off
? subscribed but no code came
? welcome voucher
? ten percent popup disappeared
? give you my email and get what?
? how do i join the mailing list
? never bought from you before, sweetener?
? sign-up code not arriving
? can i get the welcome offer if i've shopped before
? newcomer deal
? joined the emails, where's my tenner off
? does the newsletter coupon run out
? stop the newsletter but keep the discount
? text club savings
? got the welcome code but it says existing customer
? introductory offer for first box
? if i download the app do i get a discount
? maiden order, any perks
? registering my email, is there a thank-you
? confirmation link for the mailing list isn't working
? signed up where is my ten percent
? first timer anything for me
? popup promised a coupon
? join the mailing thing for money off?
? never bought here before deal?
? welcome code landed in spam?
? used another email can i get it again
? is it worth giving my address
? text club reward
? can't find the hello voucher
? does it work on a big telly
? mail subscriber perk
? newsletter discount
? 10% off for signing up
? new customer discount
? discount on my first order
? sign up discount
? money off for joining your email list
? mailing list discount
? where's my welcome code
? didn't get my sign up code
? first purchase coupon
? do u get % off joining emails
? newsleter voucher
? welcome offer
= Sign up to our newsletter and get 10% off your first order.
= Welcome voucher £5 for new subscribers
= Your code is sent once you've confirmed your email address.
= New here? Enjoy 15% off
= The welcome discount can be used once, within 30 days, from \u20ac40.
= Text JOIN to receive $10 off by SMS.
= First dog food box half price
= Existing customers are not eligible for the introductory offer.
= You can unsubscribe at any time via the link at the bottom of each mailing.
= No welcome email? Look in your promotions or spam folder.
= Download our app and save on your first purchase.
= Subscribe to our newsletter and receive £5 off your first order.
= Welcome voucher: minimum spend $40.
= New customers save 10% with sign-up.
= Your code arrives after you confirm your email.
= One welcome discount per household.
## discount_bulk
? discount if i buy a lot
? price for a hundred
? is it cheaper by the box
? need shirts for the whole team
? bulk buy
? class set of books, what rate
? fitting out an office, can you sharpen the price
? wholesale prices
? how many do i have to take to save
? can i get a quote for fifty chairs
? trade price on large amounts
? we're doing up a hotel
? ordering for our wedding guests, loads of the same
? do you do deals on multiples
? pallet of compost, better rate?
? per unit cost at higher quantity
? buy six get something off
? stocking our canteen
? whole choir needs folders
? hedge of two hundred plants, can we haggle
? kennel needs heaps of food, volume deal
? tiered pricing
? need forty chairs cheaper?
? better price if i buy loads
? for the whole team
? case of wine less per bottle?
? pallet rate
? three for two?
? wedding favours a hundred jars
? reno of ten flats
? stocking up do i save
? what quantity brings it down
? set of twelve deal
? buying a sack instead of a bag
? bulk discount
? discount for bulk orders
? do you do bulk pricing
? cheaper if i buy more
? buying in bulk
? volume discount
? want to buy 50, any deal
? quantity discount
? discount for large orders
? price for 100
? money off if i buy 10
? price for a large quantity
? bulk buy price pls
? discount for multi buys
= Quantity discounts \u2013 10+: 5% | 50+: 10% | 100+: 15%
= Buying in bulk? Ask for a quotation.
= Volume pricing is shown on the product page.
= Mix any six bottles and save 10%.
= Class sets: 12% off from 20 copies of a title
= Wholesale terms for resellers on application
= Full pallet price: £3.20 per bag instead of £4.50.
= Team wear from 15 pieces at reduced rates, print included.
= Hedging plants get cheaper in bundles of 25, 50 and 100.
= Corporate customers should contact our projects department for furnishing entire offices.
= The larger the pack, the lower the unit price.
= Volume pricing: 10+ 5%, 50+ 12%, 100+ 18%.
= Buy six bottles, save 10%.
= Multi-buy: any three for the price of two.
= Request a quotation for large quantities.
= Tiered prices are shown on the product page.
## price_match
? do you price match
? saw it cheaper elsewhere
? the shop down the road has it for less
? can you beat this price
? found the same tv for fifty less
? will you do it for what the other crowd charge
? match an online competitor
? lowest price guarantee
? rival's got it on offer
? how do i send you the link to the cheaper one
? would you come down to meet theirs
? is it only for local stores
? do marketplaces count for matching
? i'd rather buy from you but it's dearer
? price beat promise
? does their postage count in the comparison
? screenshot of a better deal
? bargain hunting, will you equal it
? they're undercutting you
? your own website is cheaper than the branch
? shocked how much less it is at another place
? refused to match, why
? saw it for less down the road
? will you beat that
? cheaper on the big site
? match it and ill buy now
? other place has twenty off
? never knowingly undersold?
? show you a screenshot of their price
? same drill lower elsewhere
? if a rival is less do u refund
? does it count if they're out of stock
? why are you dearer
? my friend paid less at another
? price match
? found it cheaper elsewhere
? it's cheaper on amazon
? can you match a price
? will you beat a competitor's price
? price matching policy
? price promise
? can you match another store
? price guarantee
? saw it cheaper somewhere else
? do u price match
? price beat
? cheaper at another shop can u match
= Price match: found it cheaper? We'll match it.
= Lowest price guarantee
= We match the price of any authorised dealer with the article in stock.
= Found a lower price elsewhere? Send us the link.
= Not matched \u2013 marketplaces, auctions, clearance, membership clubs, pricing errors
= We'll beat any competitor's price by 10% on stocked tools.
= Delivery charges are included in the comparison.
= The competing offer must be for an identical model, new and in a sealed box.
= Show our staff the advertisement or website at the till.
= Because of fixed book prices, we do not undercut other booksellers.
= In-store prices may differ; we honour our own online price on request.
= Price match promise: found it cheaper? We match it.
= The competitor must have the identical item in stock.
= Excludes marketplaces and membership clubs.
= Claim up to seven days after purchase.
= Send us the link to the rival's lower price.
## price_drop_after
? bought it yesterday and now it's cheaper
? price dropped after i ordered, refund the difference?
? you cut the price a week later, gutted
? can i get the difference back
? it went on sale right after i paid
? price adjustment
? should i return it and rebuy at the lower price
? is there price protection
? paid full whack and now it's half off
? not even delivered yet and it's reduced
? raging, it's down twenty quid already
? do you compensate when something gets marked down
? how long after buying do you honour a drop
? could have waited and saved, any goodwill
? sale started the day after
? credit me what i overpaid
? new lower price since my purchase
? retroactive discount
? got it before black friday, matched now?
? same sofa is less this week
? feel ripped off, it fell so soon
? difference as a voucher maybe
? bought yesterday today its thirty less
? gutted its in the sale now
? do i get the gap back
? got cheaper before it even came
? should i return and rebuy
? just paid full whack and now reduced
? week later half the price argh
? adjust what i paid
? feel mugged by the new tag
? credit for the reduction?
? can you honour the sale price for last week
? pre ordered and price fell
= Price adjustment: if our price falls within 14 days, we refund the difference.
= Has the price gone down since you bought? Contact us.
= We do not offer refunds for later price reductions.
= One adjustment per item, within seven days of delivery
= Price-drop promise \u2013 the difference is credited as a voucher
= Black Friday price guarantee: buy early and pay the lowest price of the season.
= Adjustments are excluded for clearance, flash sales and coupons.
= Return and rebuy is possible, but return postage applies.
= Bring your receipt to the till to have the reduced amount repaid.
= Retrospective discounts aren't given on furniture made to order.
= Price protection for cardholders: 60 days
= Price adjustment within 14 days of purchase.
= If we reduce the price within a week, we refund the difference.
= No retroactive adjustments on promotional events.
= Submit your receipt to claim the price-drop refund.
= The lower price must be for the same size and colour.
## sale_dates
? when's the next sale
? do you do black friday
? when do the january sales start
? any offers coming up
? should i wait, will it be reduced soon
? how long does the sale run
? is there a summer clearance
? when will winter coats be marked down
? boxing day sale on?
? cyber monday deals
? when does the offer end
? end of season bargains, what week
? do you ever discount mattresses
? warehouse clearout date
? any specials this week
? prime time to buy a telly
? when do plants get cheap
? eofy sale
? holding off till prices come down
? is this deal still on tomorrow
? mid-season reductions
? easter promotion planned?
? when do things get reduced
? waiting for the january thing
? should i hold off buying
? black friday date
? any bargains coming up
? boxing day queue?
? got deals on this week
? is there another markdown soon
? next promotion on coffee machines
? do you have a summer clearance
? last day for half price
? when is your next sale
? black friday
? when does the sale start
? do you have a sale on
? boxing day sale
? when does the sale end
? black friday deals
? any sales coming up
? january sale
? are you doing cyber monday
? when's the summer sale
? any offers on atm
? wen is the next sale
= Our summer sale starts on 20 June.
= Black Friday week: 24 November to Cyber Monday
= Sale ends Sunday midnight.
= January sales \u2013 up to 50% off
= Offers of the week are valid from Thursday to Wednesday.
= Newsletter subscribers get early access one day before the sale.
= Boxing Day clearance begins online at 6am.
= End-of-season markdowns on perennials and shrubs from mid-October
= EOFY sale: tools and machinery, June only
= Future promotions cannot be announced in advance.
= Annual warehouse sale of ex-display sofas, first weekend in March
= Winter sale starts 27 December.
= Black Friday week: 24\u201330 November.
= Mid-season markdowns up to 40%.
= Offer ends Sunday at midnight.
= Members' preview one day earlier.
## price_negotiation
? what's your best price on this
? any wiggle room on that
? could you knock a bit off for me
? would you take fifty for it, cash in hand
? i'm a bit skint, can you go lower
? is haggling a thing with you lot
? throw in a freebie and i'll buy today
? can we do a deal mate
? what's the lowest you'd accept
? i'd buy two if you sweeten it
? tag says full whack, surely that's not final
? give us a bargain love
? can i make you an offer
? bit steep for my budget, meet me halfway
? do mates rates if i ask nicely
? been a loyal customer for years, any reduction
? i'm only twenty short, can you let it slide
? are your prices set in stone
? shave something off the total please
? my uncle always bargains, does that work here
? round it down and we'll shake hands
? come on, do us a favour on the cost
? whats the lowest youd go
? knock a tenner off and its mine
? cash in hand deal?
? can you do any better on that
? i'm broke please be nice
? chuck in a case for free
? loyal punter surely something
? round it down
? too dear meet me halfway
? would you take forty
? best price mate
? buy both what can you do
= All prices are fixed and not open to negotiation.
= Our sales assistants are not authorised to grant individual discounts.
= "Make an offer": on ex-demo pianos and vintage guitars we consider reasonable bids.
= Please don't haggle with our market stall team \u2013 the ticket price is the price.
= Larger kitchen projects: ask the manager for a tailored quote.
= Buying a full pallet of compost? We'll gladly discuss a better rate.
= Damaged-box appliances may be reduced at the branch manager's discretion.
= We do not bargain; we calculate fairly from the start.
= Why we don't negotiate: every reader pays the same for a book.
= Cash payment does not entitle you to a rebate.
= Last-chance sofas: price negotiable, offers invited in store.
= Our prices are fixed and non-negotiable.
= Make an offer on ex-display pieces.
= No haggling, sorry: everyone pays the same.
= Ask our sales staff for a package price.
= Only published discounts can be granted.
## business_accounts
? my firm needs thirty office chairs
? can our company pay by invoice in a month
? i'm a sole trader, do i get trade prices
? opening an account for our building firm
? need the receipt made out to my limited company
? do plumbers get a special rate
? i run a café and buy in bulk
? we want to resell your stuff in our boutique
? b2b terms for regular orders
? can we get thirty days credit
? kitting out the whole team with jackets
? our accounts department needs a purchase order number
? buying for a hotel, who handles that
? several employees should order on one login
? can i shop without vat for my business
? we've a fleet of vans to equip
? is there a tradie card
? boss wants to stock up the staff kitchen
? corporate gifts for our clients
? monthly statement rather than paying each time
? what paperwork do you want from self-employed people
? wholesale discount for landscapers and contractors
? want an account for my plumbing firm
? can i resell your candles
? office needs desks for twelve
? thirty days credit for companies?
? fleet of bikes for couriers
? trade card how
? buying for our restaurant
? purchase orders accepted?
? several staff under one login
? decorator discount
? become a stockist
? who handles corporate stuff
? business account
? trade account
? do you do wholesale
? trade discount
? can i open a trade account
? b2b
? how do i become a stockist
? want to sell your stuff in my shop
? net 30 terms
? do you supply businesses
? ordering for our office
? can companies order from u
? wholsale account
= Trade accounts: 30 days net, credit limit from £500.
= Business customers register with their VAT number and company registration.
= Open a pro account and get 10% off tools and fixings.
= Resellers receive our dealer price list on request.
= Corporate orders: our key account team prepares a quotation within one working day.
= Restaurants and caterers buy at wholesale prices after proof of business.
= Consolidated monthly invoicing for offices with multiple cost centres.
= Prices shown ex VAT for commercial customers.
= Purchase orders accepted from companies with an approved credit check.
= Workwear for your team: logo, staggered sizes, reorder by employee list.
= Multi-user access: add buyers, set spending limits, approve baskets.
= Apply for a trade account with your company number.
= Net 30 payment terms subject to credit check.
= Wholesale price list for registered resellers.
= Corporate sales: dedicated account manager.
= Multi-user access, cost centres and PO numbers.
## schools_institutions
? i'm a teacher ordering for my class
? our footy club needs thirty jerseys
? pta wants to buy paint and brushes
? the council pays only on invoice
? kindergarten looking for wooden blocks
? do scout groups get anything off
? the headmistress has to sign the purchase form
? university department wants a quote
? we're a parish needing folding chairs
? creche in galway wants washable bibs
? class set of thirty novels
? our library would like to order from you
? hospital ward buying radios for patients
? any deal for the village choir
? does my primary school need to pay up front
? volunteer fire brigade wants gloves
? i coach under-elevens and need balls
? public sector, we can't use a credit card
? kit for our netball association
? the school bursar asked about payment terms
? fundraising committee at the academy needs supplies
? care home wants jigsaws for residents
? im buying for our kindergarten
? pta needs paint
? do you deal with councils
? scouts hut wants tents
? can you bill the academy
? care home ordering forty blankets
? library set of books
? uni lab requires a quote
? footie club kits
? we're a hospice ordering chairs
? headteacher must sign first
? nursery set of potties
= Schools, colleges and nurseries may pay by official purchase order.
= Educational discount: 12% for teachers and institutions on art materials.
= Sports clubs: team kit packages from 11 shirts.
= Local authorities and public bodies are invoiced with 30 days to pay.
= Class sets: from 20 copies of one title we add an inspection copy free.
= Please send the order on headed paper, stamped by the institution.
= Musical instruments for bands, orchestras and music services \u2013 ask for our tender team.
= Libraries receive books already jacketed and labelled.
= Childcare centres: toys tested to institutional use.
= Club partnership: 5% of members' purchases flow back to the association.
= Church groups, scouts and community gardens get seeds at cost.
= Schools, nurseries and local authorities may order on official purchase order.
= Educational pricing: 15% off classroom sets.
= Quotations for public bodies and tenders.
= Sports clubs: team kit programme.
= Payment by invoice for institutions within 30 days.
## charity_donation
? would you chip in a raffle prize
? we're holding a tombola for the hospice
? can i give old blankets to the shelter through you
? sponsor our fun run please
? do you support any good causes
? local animal rescue needs food, can you help
? looking for a donation for the school fete
? does part of my money go to charity
? round up the pennies for cancer research
? any leftover stock for the homeless
? our football team needs a shirt sponsor
? i collect for refugees, got anything spare
? voucher for a silent auction
? what do you do with unsold bread
? food bank box in your branch
? raising money for the lifeboat, could you give something
? where do i drop off gifts for needy kids
? do you match what customers donate
? fundraiser next month, need goodies for the lucky dip
? toy appeal at christmas, are you collecting
? we're a non-profit begging for paint
? bushfire relief, are you giving anything
? raffle prize for the fete please
? would you sponsor our under tens
? any unsold food for the shelter
? running a marathon for hospice support?
? can you give old stock to refugees
? do you back good causes
? round up my change for kids
? tombola at church
? the cat rescue needs blankets
? fundraiser auction item
? where does the bag money go
? we need a handout for our soup kitchen
= Donation requests: please write to us eight weeks before your event.
= We support one local charity each year, chosen by our staff.
= For every pair of socks sold we donate a pair to a shelter.
= Sponsorship: we consider clubs within 20 miles of our stores.
= Pet food collection bin for rescue centres by the tills.
= Round up your purchase and help the children's hospice.
= Unsold food goes each evening to the community fridge.
= Raffle and auction prizes: one gift card per registered charity per year.
= Books in good condition are passed on to prisons and hospitals.
= Total given last year: £48,200 to 31 causes.
= Unfortunately we cannot fulfil individual appeals for sponsoring.
= We donate 1% of turnover to charity.
= Sponsorship enquiries: apply via the form three months ahead.
= Unsold bread goes to the local food bank.
= Raffle prizes: one request per organisation a year.
= Add a donation at checkout; we double it.
## account_login
? forgot my password again
? it won't let me sign in
? locked out after too many tries
? the reset email never turned up
? how do i register with you
? do i have to make a profile to order
? can i check out as a guest
? says my username doesn't exist
? got a new phone, lost the verification code
? want to change my email for the login
? my hubby's details show up when i log on
? keeps saying wrong credentials
? can't get into my customer area
? the link you sent has expired
? i want to set up an account
? where's the button to log out
? two step thing isn't texting me
? i've two accounts, can they be merged
? it kicks me out every time
? don't remember which address i signed up with
? the captcha is driving me mad
? why am i told to choose a new passcode
? locked out
? reset mail never comes
? how do i sign up
? doesnt know my email
? changed my phone now cant get the code
? wants a code i dont have
? why must i register
? two profiles under my name merge
? my old email is dead
? keeps throwing me out
? caps lock was on now its blocked
? can't log in
? forgot my password
? reset password
? login
? how do i create an account
? my account
? do i need an account to order
? password not working
? sign in problem
? locked out of my account
? delete my account
? check out as guest
? didn't get the reset email
? cant login forgot pasword
= Forgotten your password? Request a reset link here.
= Create an account in two minutes: name, email, password.
= Guest checkout: no registration required.
= For security your account is blocked for 30 minutes after five failed attempts.
= Passwords must have at least ten characters, including a digit.
= Sign in | Register | My account
= The confirmation link is valid for 24 hours; check your spam folder.
= Two-factor authentication can be switched on in your security settings.
= With a login you see your past orders, wish list and addresses.
= Single sign-on with your existing social profile is possible.
= Change your user name or email under "Personal details".
= Forgotten your password? Request a reset link.
= Create an account in under a minute.
= Sign in with email, Google or Apple.
= Two-step verification code sent by SMS.
= After five wrong attempts your login is locked for an hour.
## account_delete
? get rid of my account
? i want you to forget me completely
? how do i close my profile
? erase everything you know about me
? don't want to be a customer anymore
? remove my personal info from your system
? wipe my details please
? can i deactivate it for good
? no longer shopping here, take me off the books
? my late mother is still registered, cancel that
? there's no delete button anywhere
? right to erasure request
? i'd like my data gone
? set up a duplicate by mistake, bin one
? what happens to my points if i leave
? please unregister me completely
? terminate membership and scrub my records
? my ex used my name to join, take it down
? still listed though i quit ages ago
? can deleted accounts be brought back
? purge my card and address
? how long till my login is gone
? wipe me off your system
? close my profile
? dont want to be a customer any more
? get rid of my details
? my father died please remove him
? want to be forgotten
? deactivate me
? how to erase my purchase history
? do points go if i quit
? kid opened an account kill it
? i'm done with you delete everything
? cant see where to terminate membership
= Delete account: Settings > Privacy > Close my account.
= On deletion your order history, wish lists and points are lost irrevocably.
= We erase your data within 30 days of your request.
= Invoices must be retained for six years under tax law, even after closure.
= To exercise your right to be forgotten, write to our data protection officer.
= Inactive accounts are removed automatically after three years.
= A closed customer account cannot be restored.
= Please finish open returns before you deactivate your profile.
= We will confirm the erasure by email.
= Accounts of deceased relatives are closed on presentation of a certificate.
= Deletion of personal data \u2013 form for clubs, readers and loyalty members.
= Delete your account under Settings > Privacy.
= Right to erasure: requests are completed within 30 days.
= Remaining points and vouchers are lost upon closure.
= Invoices must be kept for the statutory period.
= To deactivate your profile, write to our data team.
## privacy_data
? what do you know about me
? who do you share my info with
? are you filming customers in there
? do i have to accept those cookies
? why do you need my date of birth
? how long are my details kept
? is my address sold to advertisers
? saw ads following me after browsing here
? i'd like a copy of everything on file
? got a gdpr question
? is the cctv recording sound
? do you track what i look at
? where are your servers based
? does the courier get my mobile number
? is my card stored with you
? changing rooms, any surveillance
? i clicked reject all but still see banners
? who can read this conversation
? don't want my shopping habits analysed
? data protection officer, how do i reach them
? is what i type to the robot saved
? can my wife see what i bought
? who do you sell my info to
? camera above the changing room really
? how long do you keep my address
? stop following me with ads
? why do you want my birthday
? are cookies needed
? is my card saved
? want a copy of all you hold
? does the app listen
? gdpr request
? why does the robot vacuum map my house
= Privacy policy: which data we collect, why, and on what legal basis.
= Order data is stored for six years, browsing data for 14 months.
= We pass your address only to the carrier and payment provider.
= CCTV in operation; footage is overwritten after 72 hours.
= Cookie settings: necessary, statistics, marketing.
= You have the right of access, rectification and portability.
= Chats are anonymised and erased after 90 days.
= We never sell personal information to third parties.
= Data processor: hosting within the European Union.
= Fitting rooms and staff toilets are not monitored by cameras.
= Complaints may be made to the Information Commissioner or Data Protection Commission.
= Privacy policy: which personal data we process and why.
= CCTV footage is deleted after 72 hours.
= Cookie settings can be changed at any time.
= We never sell your data to third parties.
= Subject access request to our data protection officer.
## newsletter_stop
? stop emailing me
? i get far too many mails from you
? take me off the mailing list
? unsubscribe doesn't work
? no more texts please
? never signed up for these offers
? quit sending me brochures in the post
? my inbox is full of your adverts
? how do i opt out
? still getting spam after i cancelled
? don't want promotional messages any longer
? can i just get fewer, like once a month
? catalogue keeps coming for the previous tenant
? turn off the push notifications
? the weekly thing annoys me, end it
? remove my number from your sms marketing
? withdraw my consent for advertising
? my dad passed away and still gets your leaflets
? where's the link at the bottom to stop it
? enough with the daily deals mail
? i only want order updates, not ads
? somebody entered my address for your bulletin
? stop emailing me every blooming day
? take me off your list
? how do i get rid of these texts
? late wife still gets your catalogue
? unsubscribe button does nothing
? less spam please
? i never signed up for this
? no more adverts through my letterbox
? only want one mail a month
? still getting your rubbish after opting out
? bin me from the mailing
? notifications off on the app
= Unsubscribe: click the link at the foot of any newsletter.
= Reply STOP to any text message to opt out.
= It may take up to 48 hours until the last mailing reaches you.
= Printed catalogue no longer wanted? Tell us the customer number on the label.
= Email preferences: weekly, monthly, only sale, none.
= You may object to advertising at any time without giving reasons.
= Transactional messages such as dispatch notices continue after you unsubscribe.
= We'll be sorry to see you go \u2013 you've been removed from our list.
= Postal mailings: deregistration takes effect with the next print run.
= Manage notifications of our app in your phone's settings.
= Consent to the gardening letter is voluntary and can be revoked.
= Unsubscribe with the link at the foot of every email.
= Reply STOP to end text messages.
= To cease postal mailings, quote the number above your address.
= Manage email frequency in your preferences.
= Opt-outs take effect within 48 hours.
## catalogue_print
? can you post me a brochure
? gran doesn't do internet, got something on paper
? i'd love the new catalogue
? is there a booklet i can flick through
? where do i pick up the flyer
? do you still print the big book
? want to leaf through it on the couch
? spring edition hasn't arrived yet
? send me your lookbook
? is the paper version free
? page forty in your magazine, which one is that
? last year's catalog, have you got a spare
? the leaflet in my letterbox had a lamp
? can i download it as a pdf
? seed list on paper for my dad
? does the prospectus come in the mail
? order by the item number in the printed one
? i prefer browsing on real pages
? when does the christmas catalogue come out
? price list as hard copy
? weekly circular, where can i see it online
? posting brochures overseas, do you do that
? do you still do the big book
? send me a paper one i like to flick
? mum hasnt got internet, brochure by post?
? is the seed booklet out yet
? leaflet with your kitchens
? magazine in shops?
? look through pages at home
? could you post the spring edition
? colour chart on paper
? never got my copy
? does it cost to have the booklet
? pdf to leaf through
= Request our free 240-page catalogue by post.
= The printed catalogue appears twice a year, in March and September.
= Flick through online: digital brochure with zoom.
= This week's leaflet \u2013 valid Thursday to Wednesday.
= Seed and bulb list: £2, refunded with your first order.
= Kitchen brochure to take away in every showroom.
= For environmental reasons we no longer print a catalogue.
= Prices in the printed edition may have changed; the website applies.
= Order straight from the catalogue with the six-digit code beside the picture.
= Our reading magazine is available free at the counter.
= Catalogue delivery: allow seven days, UK and Ireland only.
= Request our free printed catalogue.
= Browse the brochure online or as a PDF.
= The spring edition appears in February.
= Catalogues are available in all branches.
= Lookbook and colour charts by post, £3 refundable.
## opening_hours
? when do you shut tonight
? what time do you open
? are you still open now
? can i pop in after work
? i finish at six, will i make it
? how late are you there today
? is it closed over lunch
? trading hours for the weekend
? early birds, can i come at seven
? do you do late night shopping
? stood in front of locked doors, why
? when do you knock off on fridays
? until when can i come saturday
? hours for the click and collect desk
? is the café open as long as the store
? last admission before closing
? anyone in at eight in the morning
? i'll be there around half five, is that ok
? which day are you shut in the week
? winter hours or summer hours just now
? does the nursery stay open in the evening
? quick one, youse open monday
? u still open?
? what time do you shut
? can i come after work at seven
? when do doors open in the morning
? is it worth rushing over now
? lunch break closed?
? late night shopping which day
? here outside and its locked
? opening times for the bakery
? are you there all day saturday
? earliest i can drop by
? until when is someone at the counter
? opening hours
? opening times
? what time do you close
? are you open now
? store hours
? when do you shut
? how late are you open
? hours today
? are you open today
? what are your hours
? trading hours
? what time do u close tonight
? openning times
= Opening hours: Mon\u2013Fri 9.30\u201318.00, Sat 9\u201317.
= Late-night shopping every Thursday until 9 pm.
= Our garden centre opens at 8 am from March to October.
= Closed Mondays.
= Lunch break from 1 to 2 pm in our small bookshop.
= Please arrive at least 30 minutes before closing for bike test rides.
= Trade counter: 6.30 am to 5 pm on weekdays.
= Open now \u2013 closes at 20:00
= Hours may differ between branches; see the store finder.
= Workshop and repairs desk close one hour earlier than the shop.
= Winter timetable: November to February we shut at dusk.
= Open Monday to Friday 9\u201318, Saturday 9\u201316.
= Late opening until 9 p.m. on Thursdays.
= Closed for lunch 12:30\u201313:30.
= Winter hours: November to February 10\u20134.
= Last entry fifteen minutes before closing.
## opening_sunday
? are you open sundays
? boxing day, anyone there
? shut on good friday i suppose
? new year's eve hours
? is the store open on the bank holiday
? can i get last minute stuff on christmas eve
? what about anzac day trading
? easter monday, are you closed
? we've the jubilee day off, can we come
? labour day weekend times
? i'm only free on the sabbath
? do you work on st patrick's day
? closed for annual leave in august
? between christmas and new year, open or not
? thanksgiving, are doors open
? mothers' day morning, are flowers available in store
? public holidays, how does that go
? will there be staff on whit monday
? sunday browsing only or can i buy
? days you're closed this december
? does stocktaking mean you're shut
? queen's birthday long weekend, open for a visit
? shop on the lords day?
? are you shut good friday
? open on new years eve
? need paint and its sunday
? bank holiday monday hours
? christmas eve till when
? does the garden centre open on easter
? thanksgiving are you there
? fourth of july
? can i pop in boxing day
? is the jubilee day closed
? do you do the seventh day
? are you open on sunday
? sunday hours
? open sundays?
? bank holiday opening times
? holiday hours
? are you open on christmas eve
? christmas opening hours
? open on public holidays
? are you open new year's day
? open on thanksgiving?
? easter opening times
? r u open sunday
? boxing day hours
? open sundy
= Sundays and bank holidays: 10 am \u2013 4 pm.
= Closed on Christmas Day, Boxing Day and New Year's Day.
= Christmas Eve: we close at 2 pm.
= Easter opening times: Good Friday closed, Saturday normal, Easter Sunday closed.
= Special Sunday openings in Advent, noon to five.
= Under Sunday trading law, tills open at 11; viewing from 10.30.
= Public holidays \u2013 see the calendar of your nearest branch.
= Annual holiday: our workshop is closed 1\u201316 August.
= Closed for stocktaking on 2 January.
= Labor Day and Memorial Day: open as usual.
= Anzac Day: trading from 1 pm.
= Sundays 10:30\u201316:30.
= Bank holidays: 10 a.m. to 4 p.m.
= Special opening on Advent Sundays.
= Easter Sunday closed by law.
## store_locations
? where are you based
? is there a branch near me
? do you have a shop in cork
? which towns are you in
? can i visit or are you online only
? what's the address for my sat nav
? nearest store to the coast
? are there outlets up north
? got a showroom anywhere
? i live in the sticks, how far is the closest
? do you have premises in the mall
? how many stores have you got
? any in scotland
? where can i see things in person
? which street are you on
? the old place was boarded up, have you moved
? is your warehouse open to the public
? opening a new one in perth anytime
? what's the postcode
? do you have a brick and mortar place
? where exactly in the shopping centre
? which side of town are you
? where abouts are you
? is there one near me
? got a place in leeds?
? only on the internet or real shop too
? address for my sat nav
? nearest branch to the coast
? are you in the new mall
? moved? your old place is empty
? which street
? want to come see it in person
? do you have anything up north
? closest showroom
? where are you
? store locations
? where are your stores
? do you have a shop
? nearest store
? address
? is there a store near me
? where is your shop
? do you have a store in london
? store finder
? where r u located
? branches
? your adress pls
= Store finder: enter your town or postcode.
= Our 14 branches: Bristol, Leeds, Dublin, Cardiff \u2026
= Find us at 12 Harbour Street, next to the post office.
= We are an online-only retailer without a showroom.
= Flagship store: ground floor, Eastgate shopping centre, unit 23.
= Factory outlet on the industrial estate, junction 9.
= We've moved! New address from 1 May: The Old Mill.
= Visit our showroom in Melbourne by arrangement.
= Map and directions for each location.
= New branch opening this autumn in Galway.
= Concessions in selected department stores across the country.
= Find your nearest store with our locator.
= Flagship: 12 High Street, Bath.
= 40 branches across England and Wales.
= We are an online-only retailer without showroom.
= Showrooms in London, Manchester and Glasgow.
## store_services
? can i try it on in store
? will someone help me choose when i come in
? got changing rooms
? is there a café inside
? can i test the headphones before buying
? do you wrap stuff at the till
? would your staff lace up my boots
? what can i get done at the branch
? can i lie down on the mattresses there
? do you cut keys
? is there wifi for customers
? i'd like a test ride on the bike
? listening to records before i buy, possible
? can my daughter play the violin there first
? do you sharpen knives while i wait
? is somebody there who knows about fishing
? may i sit in a corner and read
? personal shopper, have you one
? can you hold my bags while i browse
? are there lockers
? coffee and comfy seats for bored husbands
? do you take passport photos
? can i try stuff on at yours
? will somebody help me choose
? ride one round the car park first?
? cubicle with a mirror
? listen to the speakers before buying
? do you cut keys there
? got a cafe inside
? lie on the beds
? can staff fit my bra
? free wifi while i wait
? can i play the pianos
? hem trousers while i wait?
= Services in this store: fitting rooms, gift wrapping, key cutting, café.
= Try our boots on the indoor walking ramp.
= Personal shopping with a stylist, free of charge.
= Test track for e-bikes behind the building.
= Soundproof booths for trying guitars and amplifiers.
= Free wifi, water dispenser and lockers for shoppers.
= Our trained assistants measure, advise and carry to your car.
= Listening stations and reading armchairs on the first floor.
= Paint mixing desk, timber cutting, glass cutting.
= You may bring up to six garments into the changing cubicle.
= Mattress studio: lie down as long as you like.
= In store: fitting rooms, personal shopping, alterations.
= Test track for bikes and running shoes.
= Demonstration room with 20 pairs of loudspeakers.
= Key cutting, paint mixing, timber cutting.
= Our qualified staff will gladly help you try things out.
## parking_transport
? where do i leave the car
? can i park out front
? is there a multi-storey nearby
? which bus stops by you
? how do i get there from the station
? do i pay for parking
? coming by train, is it a long walk
? got bike racks outside
? need to pull up and load a sofa
? which motorway exit
? is it in the congestion zone
? tube stop closest to you
? can i drive a trailer into your yard
? height limit in the car park
? somewhere to charge my electric motor
? dropping off heavy things, is there a bay
? is it hard to find a spot on saturdays
? got a ticket while shopping with you
? walkable from the city centre
? what tram takes me there
? i don't drive, can i reach you
? turning space for a camper van
? where can i leave the car
? which bus stops there
? walk from the station far?
? need to load a shed can i drive up
? is parking free
? low emission zone do i pay
? bike racks outside?
? room for a campervan
? height limit in your garage
? got a trailer where to turn
? electric charging spot
? nearest tube
? parking
? is there parking
? where can i park
? free parking?
? how do i get there
? nearest train station
? which bus goes there
? is there a car park
? directions
? can i get a van to load up
? disabled parking
? any parkin nearby
= Parking: 120 free spaces in front of the store.
= Getting here: bus 14 and 27, stop "Market Hall".
= Five minutes on foot from the central railway station.
= Loading bay at the rear for collecting furniture and paving slabs.
= Park & ride every ten minutes; we refund your fare over $50.
= By car: leave the M4 at junction 11, follow signs to the retail park.
= Car park barrier height 2.10 m; maximum stay two hours.
= Cycle stands and a pump by the entrance.
= EV charging points: four, while you shop.
= No parking on site \u2013 nearest garage is in King Street.
= We validate your parking ticket at the checkout.
= 200 free parking spaces; two hours with ticket.
= Bus lines 4 and 12 stop outside.
= Five minutes on foot from the railway station.
= Loading bay at the rear; follow the signs.
= EV charging points on level 2.
## accessibility
? i'm in a wheelchair, can i get in
? is there a lift to the upstairs department
? have you a disabled loo
? my mum uses a walker, are there steps
? is there a ramp at the door
? my son's autistic, when is it calm
? hearing loop at the counter
? are the aisles wide enough for a mobility scooter
? can i sit down somewhere, bad hips
? guide dog allowed, i'm blind
? is there a restroom for shoppers
? blue badge spaces
? do you have quiet shopping times
? can somebody walk round with me, i see poorly
? stairs are a problem after my operation
? sign language, does anyone know it
? fitting room big enough for two, i need a carer
? music's so loud, i get overwhelmed
? could i borrow a wheelchair there
? is it step-free from the street
? your website doesn't work with my screen reader
? toilet for customers
? mum is in a chair can she get in
? steps at the door?
? is there a loo
? my son is autistic, calm time?
? hearing loop
? can i get round with my rollator
? lift to the first floor
? guide dog welcome
? somewhere to sit down
? does anybody sign
? scooter down the aisles
? your site is unreadable for my screen reader
= Step-free access at the main entrance; automatic doors.
= Lift to all floors, door width 90 cm.
= Quiet hour: Tuesdays 9\u201310, no music, dimmed lights.
= Accessible toilet with emergency cord on the ground floor.
= Induction loop available at the information desk.
= Assistance dogs are always welcome.
= Mobility scooters and wheelchairs may be borrowed free.
= Our older bookshop has three steps; ring the bell for the portable ramp.
= Wheelchair-friendly changing cubicle with grab rail and seat.
= Accessibility statement: our website follows WCAG 2.2 level AA.
= Sunflower lanyards available for hidden disabilities.
= Step-free access via the side entrance.
= Quiet hour every Tuesday 2\u20134 p.m.: dimmed lights, no music.
= Accessible toilet with Radar key.
= Induction loop at the service desk.
= Wheelchairs may be borrowed at reception.
## pets_children_in_store
? can the dog come in
? will my pram fit through
? anywhere to change a nappy
? toddlers get bored, is there something to play with
? i've the twins with me in the buggy
? is my puppy welcome
? leave the kids somewhere while i look round
? feeding my baby, is there a quiet corner
? well-behaved lab on a lead, ok
? is there stroller access
? water bowl for my pooch
? high chair in your café
? do you have a ball pit
? can i bring my cat for a harness fitting
? trolleys with a child seat
? must fido wait outside
? diaper table in the restroom
? colouring stuff for little ones
? my lad is five and runs around, is that fine
? parrot on my shoulder, any objections
? room for breastfeeding
? babysitting while shopping
? can my spaniel come in
? buggy fit down your stairs?
? where do i change a nappy
? bored toddler anything for him
? are ferrets allowed lol
? somewhere to feed baby
? pup on a lead ok
? let the kids play while i look
? pram parking
? water bowl at entrance
? child trolley
? do pooches have to be carried
= Dogs on a lead are welcome in all departments except the food hall.
= Baby changing facilities on the second floor.
= Play corner with wooden railway for children from three.
= For hygiene reasons pets must stay outside.
= Pushchairs: please use the lift by the children's section.
= Drinking bowls for four-legged visitors at the entrance.
= Parent-and-child room for nursing and bottle warming.
= Supervised crèche on Saturdays, 10\u20132, up to 90 minutes.
= Shopping carts with infant seats at the front door.
= Bring your pet along for harness and coat fitting.
= Parents are responsible for their children at all times.
= Well-behaved dogs on a lead are welcome.
= Play corner for little ones on the second floor.
= Baby changing and nursing room beside the café.
= Only assistance dogs may enter the food hall.
= Pushchairs can be left at reception.
## store_stock
? have you got one at the leeds branch
? can i see it on display somewhere
? is this on the shelf near me
? don't want to drive out for nothing
? does the dublin shop have my size in
? could you check if there's one left in store
? website says available, what about your shop
? is the sofa set up in the showroom
? put one aside until i get there
? do all branches carry the full range
? drove an hour and you hadn't any
? which store's got it right now
? is the floor model still there
? i'd rather touch it first, where can i
? can you ring round your other shops
? how many are left in town
? is the tent pitched in any showroom
? transfer one from another store for me
? out at my local, elsewhere maybe
? same stuff in store as online
? keep it behind the counter for me
? can i view the piano in person
? have you got it at the leeds one
? dont want to drive for nothing
? is it on show somewhere
? how many left in york
? can i see the oven for real
? staff could you check the shelf
? website says 1 in store is that true
? which branch has my size
? any in croydon today
? is the tent pitched for viewing
? drove an hour and you had none
? send one over from another branch?
? is it in stock in store
? do you have it in store
? check store stock
? can i see it in store
? is it available at my local store
? which store has it
? do you have one on display
? store availability
? can i try it in the shop
? have they got it in the manchester store
? in store stock check
? can i come in and look at it
? do u have this in ur store
? instock at my branch
= Check store stock: choose a size, then your branch.
= In stock at Bristol: 3 | Cardiff: 0 | Bath: last one
= Display models can be seen in our larger showrooms.
= Stock figures are updated hourly and not guaranteed.
= Reserve in store: we hold it for 48 hours.
= Our online assortment is wider than that of the shops.
= Branch-to-branch transfer takes three to five days.
= Not every store stocks bulky items such as sheds.
= Please phone ahead before a long journey.
= On show in Leeds: corner sofas, oak tables, box-spring beds.
= "Low stock" means fewer than two copies on the shelf.
= Check stock in your store on the product page.
= Low stock: please call before visiting.
= On display in our Bristol showroom.
= Availability is updated hourly.
= Transfer between branches takes three days.
## contact_phone
? what number do i ring
? can i call someone
? nobody picks up the phone
? i'd rather talk than type
? been on hold for ages
? is the hotline free
? what hours is your helpline staffed
? give me a ring back please
? telephone number for the perth store
? i keep getting the answering machine
? line's always engaged
? calling from abroad, which number
? does it cost to phone you
? can i get you on the blower saturday
? gran wants to speak to a voice
? request a callback
? missed a call from you, what was it
? press one press two, driving me crazy
? which prefix do i dial from ireland
? got cut off mid call
? is there a landline
? toll free number
? give me a number to ring
? nobody picks up
? on hold for forty minutes
? what time are the lines manned
? hotline costs money?
? can you call me back
? id rather talk
? freephone?
? is there anyone to ring at weekends
? number on the bag is dead
? direct dial for the branch
? stuck in your menu press one press two
? phone number
? can i call you
? what's your number
? telephone number
? contact number
? customer service number
? can i ring you
? number to call
? when can i call
? phone lines open?
? do you have a phone number
? whats ur number
? nobody answers the phone
? fone number pls
= Call us: 0800 123 4567, Monday to Friday 8\u201318.
= Telephone orders and advice: local rate, mobile charges may vary.
= Our hotline is currently very busy; average wait six minutes.
= Callback service: leave your number and a suitable time.
= From overseas please dial +44 \u2026
= Helpline for bereaved and elderly customers, no menu.
= The branch numbers are listed in the store finder.
= Outside hours an answerphone takes your message.
= Calls may be recorded for training.
= Phone lines closed on public holidays.
= Toll-free within the US and Canada: 1-800-\u2026
= Call us on 0800 123 456, weekdays 9\u201317.
= Calls are charged at local rate.
= Request a callback.
= Helpline hours: Mon\u2013Sat 8 a.m.\u20138 p.m.
= Switchboard, extension 3 for spare parts.
## contact_email
? what's your email
? wrote to you last week, no answer
? how long till you reply to mails
? where do i send photos of it
? is there a contact form
? my message bounced back
? which address for attachments
? i'd like this in writing
? the form won't submit
? prefer writing, hate phones
? got an auto reply and then nothing
? can i drop you a line
? do you answer at weekends
? still waiting on a response to my query
? snail mail address for letters
? i sent an enquiry, did it land
? who do i write to about my ticket
? do your replies go to junk
? fax number, if that exists
? what do i put in the subject line
? emailed twice already and silence
? upload a picture to support
? where do i write to
? sent you three mails no answer
? need somewhere to attach pictures
? how fast do you get back
? your form wont send
? postal address for letters
? want it in writing
? bounced back
? which inbox for questions
? still waiting on a reply since sunday
? message box too short
? email address
? how do i email you
? can i email you
? contact form
? customer service email
? how long til you reply to emails
? no reply to my email
? email
? send you a message by email
? where can i write to you
? whats ur email
? i emailed you and heard nothing
? e-mail adress
= Email us at help@\u2026 \u2013 we reply within 24 hours.
= Contact form: name, order number, your message, attachment up to 10 MB.
= Written enquiries are answered in the order received.
= Postal address: Customer Care, PO Box 12.
= You'll receive an automatic acknowledgement with a ticket number.
= Please check your junk folder if our response seems to be missing.
= Weekend mails are dealt with on Monday.
= For plant diagnoses send two or three sharp pictures.
= Reply time at present: two working days.
= Subject line: please quote the invoice number.
= Do not send the same message twice; it moves you back in the queue.
= Email hello@example.com; we reply within one working day.
= Use our contact form and attach photos.
= Response time: usually 24 hours.
= Write to: Customer Care, Freepost.
= Your enquiry receives a ticket number.
## contact_chat_social
? can i whatsapp you
? are you on instagram
? do you have a live chat
? messaged you on facebook, no reply
? what's your handle
? is this a bot or a person typing
? tiktok account maybe
? slide into your dms, does anyone read them
? where's the chat window gone
? send a pic over messenger
? tagged you in my post
? can i text you
? follow you where
? chat says offline
? do you do video clips somewhere
? which hashtag should i use
? you've a youtube channel right
? is someone live now to chat with
? commented under your photo, please look
? group for knitters on social media
? lost the conversation, can i get a transcript
? which messenger apps are you on
? are you on insta
? can i whatsapp you a photo
? dm'd you no reply
? chat window vanished
? fb page?
? do you do tiktok
? message someone live now
? texting easier for me
? tweet ignored
? telegram or signal?
? when is chat staffed
? got a snap to show you
? live chat
? do you have whatsapp
? whats your insta
? facebook page
? can i message you on whatsapp
? are you on tiktok
? whatsapp number
? can i dm you
? do you have live chat
? social media
? what's your facebook
? is there a chat
? r u on messenger
= Live chat: weekdays 9\u201320, bottom right of every page.
= WhatsApp us on 07700 900123 (text messages only, no calls).
= Follow us on Instagram, Pinterest and TikTok.
= Our Facebook team answers direct messages within the day.
= Share your look with our hashtag and we may repost it.
= How-to films on our YouTube channel.
= Chat assistant: automated outside business hours.
= Please don't post order numbers in public comments.
= Join our readers' community and discussion board.
= A transcript of the chat can be mailed to you.
= Messenger service: send photos of the spare part you're after.
= Live chat: weekdays 10\u20136.
= WhatsApp us on 07700 900000.
= Follow us on Instagram, TikTok and Facebook.
= Direct messages are answered within a few hours.
= Join our Discord community.
## contact_person
? i want a real human
? put me through to your manager
? let me speak to somebody
? are you a robot, get me a person
? who's in charge of returns
? journalist here, need a quote
? connect me to accounts
? the lady from the curtain department please
? hand me over to an agent
? can i talk to whoever packed my parcel
? stop the computer, real staff now
? pass me on to your complaints team
? press office contact
? i need the boss
? who's the buyer for toys
? someone competent please
? transfer to a colleague
? want to reach the marketing person
? is dave from the workshop about
? switch to operator
? speak to the data people
? which department deals with warranty stuff
? get me a real human
? stop the bot
? put me through to a manager
? who is in charge of accounts
? journalist here who do i talk to
? want a living being
? need the buying department
? is this a machine
? someone who knows bikes please
? operator
? name of the boss
? agent now!!
? speak to someone
? talk to a human
? can i speak to a real person
? customer service
? i want to talk to a person
? agent
? speak to a manager
? live agent
? are you a bot
? put me through to sales
? who do i contact for press
? can i talk to someone pls
? representative
? real persn please
= Would you like to talk to a colleague? Type "agent".
= Press enquiries: images, interviews and company facts on request.
= Your contacts: service, accounts, spare parts, trade, PR.
= Our store managers and their direct lines.
= The digital assistant hands over to a team member when it can't help.
= Head office reception, 9\u20135.
= Department extension list: garden 21, timber 22, lighting 23.
= Media contact \u2013 for journalists only, not for customer questions.
= Speak to your personal adviser by name.
= Escalation: ask for the supervisor on duty.
= Human support available Monday to Saturday.
= Type "agent" to be transferred to a colleague.
= Press enquiries: media office.
= Departments: sales, accounts, workshop, returns.
= Your personal adviser is available by appointment.
= Head office switchboard will connect you.
## complaint
? i'm absolutely fuming with you lot
? want to make a formal complaint
? the guy at the till was rude
? worst service ever
? how do i take this higher
? nobody has sorted my problem in weeks
? i'll go to the ombudsman
? your driver swore at me
? disgusted, third time this happens
? where do i lodge a grievance
? really disappointed with how i was treated
? been fobbed off again and again
? i'll report you to trading standards
? not happy at all, who do i tell
? your staff ignored me for half an hour
? small claims court is next
? fed up with excuses
? is there an arbitration scheme
? i'd like an apology
? this is a joke, sort it
? had a bad experience in the glasgow store
? going to consumer affairs over this
? furious with how i was treated
? rude lad on the till
? nobody takes responsibility
? who do i moan to
? taking this to trading standards
? want to escalate
? compensation for my wasted day
? driver swore at me
? ombudsman
? this is the fourth time im writing
? fobbed off again and again
? complaint
? i want to complain
? how do i make a complaint
? not happy
? terrible service
? complaints department
? i'm really unhappy with your service
? worst customer service ever
? who do i complain to
? formal complaint
? this is a joke, i'm so angry
? very disappointed
? make a complant
= Complaints procedure: step 1, tell us; step 2, escalation; step 3, ombudsman.
= We acknowledge every complaint within three working days.
= Final response ("deadlock letter") after eight weeks at the latest.
= Alternative dispute resolution: we are members of the retail ombudsman scheme.
= We're not obliged and not willing to take part in arbitration proceedings.
= Not satisfied? Let us put it right.
= Write to our customer relations manager describing what went wrong.
= Your feedback about staff conduct is treated confidentially.
= Irish consumers may apply to the small claims procedure.
= Fair Trading or Consumer Affairs in your state can mediate.
= As a goodwill gesture we may offer compensation.
= Complaints procedure: we acknowledge within two working days.
= Escalate to our customer relations manager.
= Alternative dispute resolution body.
= If you remain dissatisfied, contact the Retail Ombudsman.
= We are sorry: tell us what went wrong.
## praise
? just wanted to say ta
? your girl on the desk was brilliant
? five stars, super quick
? thanks a million
? please pass my compliments to the delivery lads
? absolutely love it, cheers
? best shop in town, honest
? that young man went above and beyond
? chuffed to bits with my new boots
? you people are legends
? sarah deserves a pay rise
? what a lovely handwritten note, thank you
? good on ya, works a treat
? so grateful for your patience
? where can i leave a nice word
? made my daughter's birthday, bless you
? your fella fixed it in minutes, fair play
? kudos to the packing team
? friendliest service i've had in years
? want to commend an employee
? very impressed, keep it up
? much appreciated, will come again
? sheila in shoes was an angel
? brilliant lads who carried my sofa
? made my day
? well done you
? give that boy a rise
? so pleased with my boots
? wrapped so lovingly thank you
? who can i tell how nice she was
? five stars from me
? cheers for sorting it
? couldnt be happier
= Thank you for your kind words \u2013 we'll share them with the team.
= Praise for an employee? Tell us the name and branch.
= Customer voices: "Wonderful advice, beautifully packed."
= Employee of the month is chosen from your compliments.
= We're delighted you're happy with your sofa.
= Compliments, suggestions, criticism: feedback card at the till.
= Letters and postcards from happy pet owners hang in our staff room.
= Your appreciation means a lot to our small bookshop.
= Guest book \u2013 leave a friendly line.
= Tips for our fitters are welcome but never expected.
= What customers love about us: friendliness, expertise, speed.
= We love compliments: tell us about great service.
= Nominate a colleague of the month.
= Your kind words are passed on to the team.
= Thank you for your feedback!
= Customer commendations.
## jobs
? are you hiring
? my daughter wants a saturday job
? how old do you have to be to work there
? where do i send my cv
? any vacancies going
? looking for work over the summer
? do you take apprentices
? heard back nothing since my interview
? what do you pay an hour
? student wanting a few shifts
? work experience week for my lad
? i'm a joiner, need anybody
? is there a careers page
? part-time around school runs
? staff discount if i join
? christmas temps, taking any on
? handing in my resume in person ok
? qualified optician seeking a position
? internship in your design team
? i'd love to be part of the crew
? can a fifteen year old stack shelves
? when's the closing date for the driver role
? got any work going
? im fifteen saturday job?
? who do i send my cv to
? need cash over summer
? training as a florist with you
? part time evenings?
? retired but would like a few shifts
? no experience will you have me
? hiring drivers?
? work placement for school
? heard nothing since my interview
? jobs
? vacancies
? how do i apply for a job
? any jobs going
? careers
? do you have any vacancies
? how old to work there
? christmas jobs
? apprenticeships
? part time work
? i want to work for you
? r u hiring
? job aplication
= Careers: current vacancies in stores, warehouse and head office.
= Apprenticeships from September: retail, cycle mechanic, florist.
= Apply online with CV and covering letter.
= Minimum age 16; under-18s need parental consent.
= Seasonal staff wanted for the Christmas period, from 12 hours a week.
= We offer: 28 days' leave, pension, employee discount, uniform.
= Hourly wage: £12.60 plus Sunday premium.
= Work placements and internships \u2013 places for pupils and students.
= We're recruiting: bookseller, full-time, permanent contract.
= Speculative applications are welcome at any time.
= Equal opportunities employer; interviews within two weeks of the deadline.
= Vacancies: sales assistant, warehouse operative.
= Apprenticeships start in September.
= Seasonal staff wanted, minimum age 16.
= Apply online with your CV and cover letter.
= Careers: we recruit all year round.
## suppliers
? would you stock my handmade candles
? i'm an influencer, fancy a collab
? we're a manufacturer looking for retailers
? who decides what you sell
? i make honey locally, interested
? self-published a novel, will you take it
? want to pitch my product to your buyer
? sending you free samples of our range
? got a podcast, do you pay for ads
? affiliate programme for bloggers
? can i sell through your shop on commission
? we import tiles, need a distributor
? how does one become a vendor
? brand ambassador with many followers here
? our brewery wants shelf space
? sale or return for local authors
? i'd like to present our new line
? i've a partnership proposal
? seo services for your site, cheap
? potter looking for an outlet
? farm with eggs, could we deliver to you
? gifted products for my channel
? i make candles would you sell them
? got honey from my bees interested?
? who buys for you
? ill post about you for free shoes
? 50k followers collab?
? our factory can produce for you
? rep wanting a meeting
? can my pottery go on your shelves
? author, stock my novel?
? pitch a product
? offering packaging at good rates
? local farmer with spuds to sell
= Become a supplier: send us your range, price list and certificates.
= Our buyers review new product proposals each quarter.
= Local makers and artisans: pitch day every first Monday.
= Independent authors: sale-or-return, 40% trade discount.
= Collaborations: please send your media kit and audience figures.
= Affiliate programme, 6% commission per referred sale.
= Unsolicited samples cannot be returned.
= Supplier code of conduct and audit requirements.
= We do not reply to offers of advertising or SEO services.
= Merchandise for wholesale: our category managers and their contact.
= Influencers and content creators \u2013 application form.
= Become a supplier: send samples to our buying team.
= Influencer and affiliate programme.
= We welcome local makers on consignment.
= Sales representatives by appointment only.
= Supplier code of conduct.
## company_about
? who owns you
? how long have you been going
? are you a family business
? who started the shop
? is it part of a big chain
? how many folk work there
? what's the story behind the name
? are you an irish firm
? are you independent or a franchise
? did your grandad found it
? how did it all begin
? which group do you belong to
? is that an aussie company
? who's the ceo
? what's your history
? tell me about yourselves
? are you a co-op
? were you taken over recently
? do you make things or just flog them
? since what year have you existed
? how big is the business
? i like supporting small traders, are you one
? who are you lot
? is it a family thing
? who's behind this
? are you british owned
? how many work there
? whats the story of the name
? did your grandad start it
? big chain or small
? who is the founder
? owned by some hedge fund?
? started in a garage?
? about you
? who are you
? how long have you been in business
? are you a uk company
? when was the company founded
? is this a legit company
? who is the owner
? about us
? how many people work there
? are you australian owned
? how old is ur company
? who started the compnay
= About us: a family firm in its fourth generation since 1921.
= Founded by two climbers in a garage in Sheffield.
= We employ 86 people in three stores and one warehouse.
= Our story, milestones and the people behind the counter.
= Independent bookshop, owner-run, not part of any chain.
= We are a workers' cooperative.
= The company is wholly owned by the employees.
= Mission and values: honest advice, lasting quality.
= Part of a Nordic retail group since 2015.
= The founder, a luthier, still works in the shop.
= From market stall to garden centre \u2013 a brief history.
= Founded in 1924, now in the fourth generation.
= An employee-owned company with 85 staff.
= Our story: from market stall to mail order.
= Independent and family-run.
= Part of the Nordic Retail Group since 2016.
## company_legal
? what's your registered name
? where's the small print
? company number please
? do you have a vat id
? which court has jurisdiction
? are you a limited company
? i need your legal address for a letter
? terms and conditions, where are they
? who is the managing director officially
? is there an imprint
? what contract law applies
? can i see your ts and cs
? abn for my records
? who do i name in a lawsuit
? when does the sale become binding
? solicitor wants your registered office
? are you properly licensed
? did you change your conditions of sale
? tax number on the invoice is missing
? who's liable for the website
? entity behind this site
? retention of title, what does that mean
? whats your registered name
? where are the t and c
? company number for my solicitor
? who is liable
? need your imprint
? legal address to serve papers
? small print please
? are you limited or plc
? which courts law applies
? terms of sale
? is there a director named
? regulated by whom
= Legal notice: Example Ltd, registered in England and Wales no. 01234567.
= Registered office: 1 Mill Lane, York. VAT reg. GB 123 4567 89.
= General terms and conditions of sale, version May.
= Directors: A. Murphy, J. Patel.
= Governing law: the laws of Ireland; Dublin courts.
= Goods remain our property until paid in full.
= The contract is concluded when we dispatch the order confirmation.
= ABN 12 345 678 901 · Trading as "The Potting Shed"
= Licensed to sell alcohol, licence holder and issuing authority.
= Disclaimer and copyright: all texts and images are protected.
= WEEE producer number and battery registration.
= Registered in England and Wales No. 01234567.
= General terms and conditions of sale.
= Registered office and VAT registration.
= Governing law and jurisdiction.
= Managing directors and legal notice.
## marketplace_sellers
? it says sold by someone else, who's that
? is this genuine or a knock-off
? bought from a partner on your site
? who do i contact when the trader doesn't answer
? is the seller trustworthy
? fake perfume from a third party
? do i return it to you or to them
? shipped by another firm, why
? who's actually selling this
? reckon it's counterfeit
? can i trust external merchants on here
? do you guarantee things from other vendors
? filter to only your own stock
? seller from china wants extra money
? how are dealers on your platform checked
? separate postage for each seller
? is my watch the real deal
? authenticity certificate for the handbag
? the marketplace guy cancelled on me
? i want to list my items on your site
? looks like a replica to me
? different retailer's name on the invoice
? it says sold by somebody else
? is this bag a fake
? who do i chase when its not your own
? third party seller ignoring me
? are these trainers legit
? came from china not from you
? can i trust the partner shop
? looks like a knock off
? different vendor different rules?
? the outside trader wont refund
? genuine or copy
? how do you vet who sells here
= Sold and dispatched by a partner: the contract is with that seller.
= Marketplace purchases are returned directly to the merchant.
= Every third-party seller is vetted before listing.
= Report a suspected counterfeit.
= Authenticity guarantee: each pre-owned watch is examined by our experts.
= Delivery costs are set by each trader separately.
= Seller rating 4.7 · business address · returns policy
= Filter: "Sold by us".
= If the partner does not respond within 48 hours, we step in.
= Sell on our platform: fees, categories, verification.
= Genuine goods only \u2013 we're an authorised dealer.
= Sold and shipped by a marketplace partner.
= For third-party purchases, contact the seller first.
= Authenticity guarantee: every handbag is checked.
= Buyer protection covers partner orders.
= Counterfeit goods: report this listing.
## origin_production
? where's this made
? is it from china
? who sews your shirts
? which country does the wood come from
? made in britain or imported
? do you manufacture it yourselves
? where are the eggs from
? is the honey local
? grown here or flown in
? what factory produces these
? where were the roses cut
? is it spanish leather
? which farm supplies the beef
? are they assembled in ireland
? hand-thrown by whom
? provenance of the wool
? label doesn't say the origin
? homegrown or foreign
? which workshop builds the guitars
? beans roasted where
? is it aussie made
? whereabouts are the toys produced
? where does it come from
? is it made in a sweatshop
? who sewed this
? british wool?
? hope not from the far east
? which farm are the eggs from
? factory in portugal?
? handmade by whom
? country on the label
? caught where, the salmon
? does anyone local make it
= Country of origin: Portugal.
= Made in our own workshop in Donegal.
= Designed in London, manufactured in Vietnam.
= Woven in Yorkshire from British wool.
= Our eggs come from a farm four miles away.
= Handcrafted by potters in Cornwall.
= Coffee origin: Ethiopia, Sidamo, washed, roasted in Bath.
= Proudly Australian made and owned.
= Supplier list: factories, number of workers, last audit.
= Timber felled in the Black Forest, sawn locally.
= Printed and bound in Italy.
= Made in Portugal.
= Handcrafted in our Sheffield workshop.
= Origin: single estate, Ethiopia.
= Woven in Yorkshire from British fleece.
= Our factories are listed by name and address.
## sustainability
? is it eco friendly
? how green are you really
? organic cotton or ordinary
? do you offset the carbon
? is the coffee fair trade
? are the workers paid properly
? what's your footprint
? is the timber from responsible forests
? microplastics in this fleece
? i want to buy ethically
? peat free compost
? climate neutral delivery
? is it recycled material
? do you run on renewable power
? trying to shop with less harm to the planet
? sounds like greenwashing to me
? which label proves it's organic
? is there palm oil in that
? biodegradable or not
? any ecological alternatives
? no child labour i hope
? is it plant based and low impact
? is this green or just greenwash
? how bad for the planet
? organic cotton really?
? fair pay for growers?
? carbon footprint
? trying to shop ethically
? recycled stuff?
? fsc wood
? what labels do you have
? are you climate neutral
? plastic from the sea?
? is palm oil in it
= Sustainability report: emissions down 31% since 2019.
= FSC-certified wood from responsibly managed forests.
= Fairtrade cocoa, sugar and vanilla.
= GOTS organic cotton, dyed without heavy metals.
= Carbon-neutral shipping by bicycle courier and rail.
= Our roof carries 240 solar panels; we use green electricity.
= All our composts are peat-free.
= Certified B Corporation.
= Living wage and safe working conditions in the supply chain.
= Made from 100% recycled bottles.
= MSC sustainably caught fish; no air freight.
= GOTS-certified organic cotton.
= Fairtrade since 1998.
= We offset transport emissions.
= FSC®-certified timber from responsible forestry.
= Sustainability report: targets for 2030.
## animal_welfare
? is the glue vegan
? do you test on bunnies
? is the down plucked from live geese
? real fur or faux
? no leather for me, got alternatives
? how are the hens kept
? mulesing free merino
? did an animal suffer for this
? is there beeswax in it
? i'm vegan, can i wear these boots
? cruelty free lipstick
? is the brush made of real hair
? free range meat
? silk without killing the worms
? gelatine in the gummies
? does it contain anything from animals
? are the strings made of gut
? where does the feather filling come from
? do you sell puppies, that's wrong
? is that suede genuine hide
? ethical angora or none
? suitable for vegetarians
? was anything killed for this
? vegan boots?
? tested on bunnies
? down plucked live?
? mulesing free wool
? real fur or fake
? is there gelatine
? free range hens?
? glue from horses
? my girlfriend is vegan can she use it
? where does the leather come from
? beeswax in there?
= Vegan: adhesive, lining and sole free of animal materials.
= Not tested on animals \u2013 Leaping Bunny approved.
= Responsible Down Standard: no live plucking, no force feeding.
= Merino from mulesing-free farms.
= We do not sell real fur.
= Our leather is a by-product of the meat industry.
= Free-range and pasture-raised eggs only.
= Synthetic bristles instead of badger hair.
= PETA-approved vegan collection.
= We sell no live animals except fish; rabbits are adopted via shelters.
= Contains non-vegan parts of animal origin (leather patch).
= Leaping Bunny approved: cruelty-free.
= RDS-certified down, never live-plucked.
= 100% vegan: no leather, glue or wool of animal origin.
= Mulesing-free merino.
= We do not sell fur or exotic skins.
## packaging
? so much plastic in my parcel
? can you send it without bubble wrap
? tiny thing, enormous box
? do you use padded envelopes
? is the wrapping compostable
? plain box please, it's a surprise
? got a spare carton for moving
? may i reuse the box to send it back
? what's the filler made of
? is it posted in a neutral cover
? styrofoam everywhere, why
? can i bring my own jar
? loose veg or cling film
? paper tape or sticky plastic
? neighbours shouldn't see what's inside
? does it come in the original carton
? those peanuts, do they dissolve
? how do you pack plants
? fragile glasses, wrapped well enough
? cardboard or polybag
? do you charge for carrier bags
? put everything into one parcel, less waste
? so much bubble wrap
? box way too big for a lipstick
? is the bag compostable
? can i send the cartons back for reuse
? no plastic please
? what do i do with cool packs
? discreet box? neighbours are nosy
? polystyrene peanuts everywhere
? are the fillers corn
? does the box say what is in it
? paper tape?
? reuse old cartons please
= We pack in recycled cardboard with paper tape.
= Filling material: maize starch chips, dissolve in water.
= Discreet packaging \u2013 no logo on the outside.
= Reusable mailer: fold, drop in any letterbox.
= Bring your own container for tea, rice and washing-up liquid.
= Garments are dispatched without individual polybags.
= Plants travel in ventilated boxes with moist moss.
= Carrier bags: paper 20p, cotton £2.
= Packed by hand in tissue paper and straw.
= Please keep the original packaging for warranty transport.
= We reuse suppliers' boxes, so your parcel may look second-hand.
= Plastic-free packing: paper tape and cardboard.
= We reuse cartons whenever possible.
= Plain, unmarked outer box on request.
= Return cool packs to us for refilling.
= Padded envelopes are recyclable with paper.
## recycle_old
? can you take my dead fridge
? where do i chuck flat batteries
? got a broken telly, will you have it
? bring back empty bottles for deposit
? worn out jeans, any bin for them
? what do i do with half a tin of paint
? do you haul off the old mattress
? getting rid of light bulbs
? ink cartridges, do you collect
? old washing machine gone when the new one comes
? is it household rubbish or special waste
? how do i dispose of gas canisters
? tyres, who takes them
? smashed phone, recycle with you
? can plant pots be handed back
? which bin does this belong in
? return used coffee pods
? drawer full of cables to ditch
? scrap my clapped out mower
? do you take rags and shoes
? charity or tip for my old sofa
? take away the old dishwasher, cost
? will you take my dead fridge
? where do flat batteries go
? empty jars back?
? bin for worn out jumpers
? what to do with old bulbs
? taking away knackered mattress
? used oil
? is there money for returned bottles
? ink cartridges drop off
? clapped out toaster dispose
? tip is miles away can you have it
? leftover paint
? recycling
? do you take away the old one
? can you recycle my old one
? will you haul away my old fridge
? old appliance removal
? battery recycling
? can i drop off old batteries
? do you take old clothes
? how do i dispose of it
? do you collect the old one
? can i bring back empty bottles
? take away old mattress
? do u recycle
? recyle old appliances
= WEEE take-back: we recycle your old appliance when we deliver a new one.
= Battery collection box at every checkout.
= Old mattress removal £25 per piece.
= Small electricals up to 25 cm accepted free without purchase.
= Clothes bank: drop worn textiles and get a coupon.
= Bottle deposit 25c refunded at the machine.
= Leftover paint belongs at the hazardous waste site, not in the drain.
= Plant pot recycling by the garden exit.
= Tyre disposal fee: £3 each.
= Fluorescent tubes and LEDs: return point at the information desk.
= The crossed-out wheelie bin means: do not throw in household waste.
= We take back your old appliance free when delivering a new one.
= WEEE recycling in store.
= Battery collection boxes at every entrance.
= Bottle deposit 25p refunded at the machine.
= Textile take-back: £5 voucher per bag.
## trade_in
? can i swap my old guitar for a new one
? what would you give me for my phone
? do you buy used books
? got anything second hand
? part exchange on a bike
? refurbished laptops, do you carry them
? i'd sell you my records
? how much is my old camera worth
? pre-loved dresses, do you deal in those
? upgrade and hand in the previous model
? looking for a used one, less money
? would you take my console as payment
? outgrown kids' skis, buy them off me
? b-stock or ex-display going cheap
? cash for my textbooks
? want to flog my old sax
? is renewed as good as new
? bring in jewellery for gold price
? valuation of my old stamps
? what grade is the reconditioned one
? reconditioned hoover with warranty
? consign my wedding dress with you
? what would you give me for my old guitar
? swap my bike for a newer one
? do you buy books
? sell you my camera
? refurbished ones?
? pre loved kids gear
? how much off if i hand in my phone
? part exchange a mower
? grandads records any value
? do you sell used
? cash for unwanted console
? b grade laptops?
? trade in
? do you buy used
? can i sell you my old one
? part exchange
? do you do trade ins
? how much for my old one
? second hand
? do you sell refurbished
? trade-in value
? used ones for sale?
? trade mine in for a new one
? pre-owned
? do u buy second hand
? refurbed
= Trade-in: get a quote for your old device in three steps.
= Part-exchange welcome on pianos, amps and brass.
= We buy second-hand books on Tuesdays and Thursdays.
= Refurbished \u2013 grade A, tested, 12 months' guarantee.
= Pre-owned lenses and bodies, checked by our technicians.
= Outgrown children's bikes bought back at 40% of the price.
= Payment by bank transfer or as store credit plus 10%.
= Vintage and pre-loved: one-off pieces.
= Valuation is free and without obligation.
= Condition guide: mint, very good, fair, for parts.
= Consignment sale: you receive 60% of the proceeds.
= Trade in your old device and get up to £300 credit.
= Part-exchange valuations by appointment.
= Second-hand and refurbished, grade A to C.
= We buy used books and vinyl.
= Pre-owned bikes with service history.
## recall_safety
? heard this heater's been recalled
? is my batch affected
? news said stop using it
? where's the lot number printed
? there was glass found in the jar, true
? got a letter about a safety warning
? is it safe to keep using my charger
? do i get money back for the withdrawn one
? cot on the danger list, mine too
? saw a notice in your entrance about a dryer
? serial number check for faulty brakes
? salmonella in the chocolate, which ones
? are those helmets being pulled
? should i throw away the dog food
? product alert, what do i do
? battery pack catches fire they say
? that buggy was taken off the market
? i've the contaminated cereal at home
? repair kit for the dodgy drawers
? how do i know mine's not defective
? read online yours is hazardous
? the toy in the warning looks like ours
? heard on the news these catch fire
? is my heater one of the bad ones
? should i stop using the cot
? jar with glass in
? where is the batch number
? got a letter about a danger
? salmonella chocolate
? serial on mine affected?
? how do i get money for recalled pram
? is my helmet in the warning
? been told to unplug it
? plastic bits in the dog food
= Product recall: fan heater model A, sold March to June.
= Stop using the item immediately and return it for a full refund.
= Affected batch numbers: L2304 to L2311, best before 12/05.
= The serial number is on the underside of the frame.
= Safety notice: risk of overheating and fire.
= Recall \u2013 possible presence of salmonella; do not eat.
= No receipt necessary for recalled goods.
= Free repair kit to secure the chest of drawers to the wall.
= Current and past recalls at a glance.
= We've informed all registered owners by letter.
= Precautionary withdrawal of a pet treat because of metal fragments.
= Product recall: stop using immediately.
= Affected batch numbers: L2304 to L2311.
= Safety notice: risk of overheating.
= Return recalled items for a full refund without receipt.
= Check your serial number here.
## safety_age
? my niece is two, too young for this
? what age is it for
? can a toddler swallow bits of it
? suitable for a newborn
? from how many years
? will my one-year-old choke
? still puts everything in her mouth
? is it too babyish for a ten year old
? my boy's nearly four, is he ready
? any sharp edges
? cords that could strangle a baby
? are the magnets dangerous for littlies
? can a six year old ride that
? got a crawler in the house, safe
? is the film ok for primary kids
? recommended reading age
? button eyes, could they come off
? grandson turns three, fits his stage
? at what age booster instead of car seat
? loose beads round infants
? certificate eighteen, may my teen buy it
? can preschoolers manage it alone
? ok for a two year old?
? little beads could he swallow them
? is it too old for my niece
? can babies sleep in it
? for what age
? my grandson puts everything in his mouth
? fine for a ten year old to ride?
? magnets inside
? ribbon strangling risk
? when can she sit in it
? suitable for infants
? does it say 3+
= Not suitable for children under 36 months: small parts, choking hazard.
= Recommended age: 5\u20138 years.
= From birth \u2013 embroidered eyes, no loose elements.
= Use only under adult supervision.
= Reading age 9+; contains scary scenes.
= Trampoline: minimum age six, one child at a time.
= Contains strong magnets; keep away from toddlers.
= Blind cords: strangulation risk, fit the safety clip.
= Game rating 12, film classification PG.
= Kids' bike 16 inch: about 4 to 6 years.
= Warning! Long cord. Remove before giving to an infant.
= Not suitable for children under 36 months: small parts.
= Recommended age: 6\u20139 years.
= Choking hazard.
= From birth to 13 kg.
## allergens_ingredients
? does it contain peanuts
? my lad is coeliac, can he eat that
? what's in it
? i come out in hives from soy
? dairy free version
? lactose makes me ill, is this ok
? traces of hazelnut
? any sesame in the bread
? full list of ingredients please
? is wheat in the dog biscuits
? allergic to nickel, is it in the clasp
? latex in the gloves
? swells up after eggs, is there some
? does the sausage have mustard
? sulphites in the wine
? i've a nut allergy, safe
? shellfish in the sauce
? diabetic, what's the sugar content
? e-numbers and colourings in the sweets
? perfume in the cream, i react to it
? cat's intolerant to chicken
? anaphylaxis in the family, label isn't clear
? does it have nuts
? im coeliac
? whats in the sausages
? daughter swells up with eggs
? dairy free?
? any soya
? my dog cant have chicken
? nickel in the earrings i get a rash
? sesame traces
? is there perfume in the cream
? list of everything inside
? halal or kosher?
= Ingredients: wheat flour, sugar, butter, eggs, salt. Allergens in bold.
= May contain traces of nuts, sesame and milk.
= Gluten-free, suitable for coeliacs (under 20 ppm).
= Lactose-free and without added sugar.
= Contains sulphites.
= Grain-free dog food with 60% lamb as single protein.
= Nickel-free ear wires for sensitive skin.
= Nutrition per 100 g: energy 1620 kJ, protein 8 g, fat 12 g.
= Fragrance-free, no parabens, no lanolin.
= Our kitchen handles peanuts and shellfish; cross-contamination is possible.
= Allergen table for all cakes at the counter.
= Allergens: contains milk, wheat, soya.
= May contain traces of nuts.
= Ingredients (INCI): aqua, glycerin, parfum.
= Gluten-free and lactose-free.
= Nickel-free, hypoallergenic.
## chemicals_safety
? new carpet stinks, is it toxic
? headache from the paint fumes
? safe for my hamster to chew
? any bpa in the bottle
? can i paint the cot with that
? are the slug pellets poisonous to hedgehogs
? formaldehyde in the wardrobe
? is the mattress off-gassing
? weedkiller and my dog, dangerous
? can bees be harmed by the spray
? does the glaze leach lead
? expecting a baby, can i varnish the floor
? pthalates in the mat
? is it corrosive on skin
? do i need a mask with this glue
? harmful for goldfish
? fire retardant stuff in the couch
? asthmatic, does it release solvents
? forever chemicals in the pan coating
? lily and my cat, deadly i heard
? toxic if a toddler licks it
? odour won't go away, should i worry
? stinks is that poisonous
? safe to paint the nursery
? will it hurt my bees
? pregnant can i use this
? bpa in the bottle?
? new rug gives me a headache
? fish pond near the spray
? is the coating pfas
? formaldehyde in the board
? need gloves with this?
? cat licked the polish
? lead in the glaze
= Low-VOC paint, safe for nurseries and toys (EN 71-3).
= Hazard symbols and safety data sheet (PDF).
= BPA-free and phthalate-free.
= Ventilate well during use; avoid inhaling vapours.
= Pet-safe slug control based on iron phosphate.
= Coating free from PFAS.
= Formaldehyde emission class E1.
= Warning: lilies are poisonous to cats.
= Biocide: use safely, always read the label.
= Wear gloves and eye protection; irritates skin.
= The initial smell of new latex is harmless and fades within days.
= Low VOC, solvent-free.
= Free from BPA, phthalates and PFAS.
= Safety data sheet available for download.
= Harmful to aquatic life; keep away from bees.
= Safe for toys (EN 71-3) once dry.
## certification_tests
? is it tested by anyone
? does it have the ce mark
? what did consumer magazines say
? kitemark on the helmet
? has it passed the safety exam
? which norm do the boots meet
? any seal of approval
? fire rating for the chair
? is it lab checked
? does this extinguisher conform to regulations
? energy label class
? approved for road use
? what standard is the car seat
? got an award or test win
? hallmark stamped on the ring
? is the lock insurance approved
? official certificate for the climbing rope
? proof that it's been inspected
? what's the eco textile label on the sheets
? is the crash helmet legal in oz
? who verifies that claim
? score in independent comparison
? does it have the kitemark
? crash rating
? ce stamp on it?
? who tested this
? what norm does the helmet meet
? oeko tex?
? which magazine came top
? proof its approved
? is that seal real
? can i see the lab results
? en number please
? ski binding certified
= Tested to EN 1078 and CPSC.
= CE and UKCA marked.
= Test winner, consumer magazine, 05/24: "very good" (1.4).
= OEKO-TEX Standard 100, class I for babies.
= TÜV/GS tested safety.
= Energy efficiency class C (scale A\u2013G).
= Hallmarked 925 sterling silver by the Assay Office.
= Sold Secure Gold bicycle lock.
= i-Size R129 approved child seat.
= Meets Australian Standard AS/NZS 2063.
= Declaration of conformity available on request.
= Tested to EN 1078.
= OEKO-TEX® Standard 100.
= Which? Best Buy 2023.
## best_before
? how long does it last unopened
? when does it go off
? the date's already passed, still ok
? is the bread fresh today
? expires next week, you cheeky sods
? will it keep till christmas
? how old is the yeast
? milk turned sour before the date
? do seeds go out of date
? what's the shelf life
? does sun cream expire
? open jar, how many days
? crisps tasted stale
? use by versus best before
? how fresh are the cut flowers
? mouldy already on day one
? medicine for the dog, expiry
? how far ahead can i buy cake
? does wine get too old
? is old glue still any good
? perishable, don't want it sitting around
? coffee roast date
? sent me yogurt that goes off tomorrow
? how long does it stay good
? date on the bottom is smudged
? is out of date flour dangerous
? cream opened in march bin it?
? how fresh are the beans
? roasted when
? sun lotion from last year ok
? shelf life of paint
? will the cake last till sunday
? do the treats go stale
? seeds from 2018 still grow?
= Best before: see lid. Minimum remaining shelf life on delivery: 30 days.
= Use by date: consume within three days of opening.
= Baked fresh every morning.
= Roasted on: printed on each bag; best within eight weeks.
= Short-dated goods at half price.
= Seeds: sow before end of season stated on packet.
= Sunscreen keeps 12 months after opening (open-jar symbol).
= Freshness guarantee: seven days for bouquets.
= Unopened, the sealant keeps 18 months.
= Fish food loses its vitamins after six months.
= We do not sell items past their expiry.
= Best before: see base of pack.
= Use within 6 months of opening (PAO symbol).
= Minimum shelf life on delivery: 30 days.
= Roast date printed on each bag.
= Unopened tins keep for three years.
## storage
? do i keep it in the fridge
? where to put my tent over winter
? can i freeze the bread
? how should dahlia bulbs be kept
? will it survive in a cold shed
? should vinyl stand upright
? does it need a dark place
? battery sits unused till spring, what do i do
? dry cupboard or cellar for the wine
? moths got my jumpers, how to put away
? leave the barbecue outside in frost
? chuck it in the loft, ok
? how do i hang up the wetsuit
? stop the bread from drying out
? can the paint freeze in my garage
? airtight tin or open bowl
? keep potatoes from sprouting
? garden furniture in the rain all year
? stash the sleeping bag squashed or loose
? violin near the radiator, bad
? room temperature or chilled
? putting the mower to bed for winter
? where to put dahlias when it freezes
? does cheese go in the fridge
? dark cupboard?
? keep moths off my woollies
? battery in the cold shed
? can i freeze this
? wine standing or lying
? where to leave skis over summer
? damp garage ok for it
? how do i keep bread fresh
? garden cushions outside all year?
? fold or hang knits
= Store in a cool, dry place away from sunlight.
= Keep refrigerated at 2\u20135 °C after opening.
= Protect from frost.
= Winter your pelargoniums in a bright, cool room at 5\u201310 °C.
= Store the sleeping bag loosely in the large mesh sack.
= Lithium batteries: put away at about 60% charge.
= Freeze on the day of purchase; keeps three months.
= Keep records vertical and out of the heat.
= Covers for outdoor furniture and grills.
= Humidity for wooden instruments: 45\u201355%.
= Fold knitwear with cedar blocks, never hang.
= Store in a cool, dry, dark place.
= Keep refrigerated at 2\u20135 °C.
= Lift tubers after the first frost and overwinter in sand.
= Store batteries half charged at room temperature.
= Once opened, keep airtight.
## size_guide
? what size am i
? i'm a twelve here, what's that in euro
? no idea about us shoe numbers
? is there a chart somewhere
? does medium mean forty
? which one for a newborn
? hat size for a big head
? ring size letters to millimetres
? collar and sleeve numbers confuse me
? usually take a ten, same with yours
? bra sizes french versus british
? converting inches to centimetres trousers
? glove size for slim hands
? pick the right one for my greyhound
? kids' sizes go by age or what
? waist thirty two, leg thirty four equals
? what does xl stand for in numbers
? duvet sizes, single or queen
? my feet are massive, how far do you go
? plus size range goes up to
? petite or tall, what's the difference
? junior footwear conversion
? what am i in european
? im a ten in jeans here whats that
? shoe conversion uk to us
? what letter is 40 chest
? no idea what to pick
? chart for kids
? what number for a big head
? glove sizes explained
? italian sizing
? ring letter
? does 42 mean large
? dog coat numbers
? size guide
? size chart
? what size should i get
? how does it fit
? uk to us sizes
? how do i measure myself
? between two sizes which one
? sizing
? what's a us 10 in uk
? wat size do i need
? does it come up big
= Size guide: S = 36/38, M = 40/42, L = 44/46.
= Conversion: UK 6 \u2013 EU 39 \u2013 US 8.
= Children's sizes correspond to age and height in cm.
= Size chart for rings: UK letter, US number, inner diameter.
= Dog coats: choose by back length.
= Jeans: waist/inside leg in inches (W32/L34).
= Helmets: S 51\u201355, M 55\u201359, L 59\u201363 cm.
= Duvets: single, double, king, super king.
= Gloves: 7 (S), 8 (M), 9 (L), 10 (XL).
= Plus sizes 20\u201332, petite under 5'3".
= International size comparison table.
= Size chart: UK, EU, US.
= XS = 34\u201336, S = 36\u201338.
= Ring size conversion table.
= Children's sizes by height and age.
= Consult the size guide on each product page.
## size_between
? do they come up small
? i'm in between, up or down
? does it fall true to size
? thirty-nine and a half, you've no halves
? roomy or snug
? pinches on my normal number
? should i size up
? will denim stretch so go smaller
? medium tight, large baggy
? wide feet, take bigger
? wearing thick socks with them, what then
? is the cut generous
? last pair was huge, these too
? on the cusp of two
? do i need a bigger one for layering
? slim fit or boxy
? reviews say runs large, true
? gloves feel short in the fingers
? leather gives a bit, doesn't it
? oversized on purpose or not
? my usual swamps me
? hovering between eight and ten
? bit small in six bit big in seven
? go up or down
? do they come up tiny
? baggy or snug?
? usually a medium but theirs are odd
? does it give with wear
? half sizes?
? wide feet which one
? stuck between two numbers
? roomy cut?
? true to size
? thick socks so go bigger?
= Runs small: we recommend ordering one size up.
= True to size.
= Between two sizes? Choose the larger for boots, the smaller for jeans.
= Generous cut \u2013 take your next size down.
= Half sizes: go up if you wear thick socks.
= The leather will give about half a size.
= Relaxed fit / regular fit / slim fit
= 68% of customers say: fits as expected.
= Slim last, not suited to wide feet.
= Order both and return what doesn't fit.
= For dogs on the borderline choose the bigger harness.
= Between sizes? Choose the larger.
= Generous, oversized cut.
= Leather stretches by half a size.
= Fits true to size, say 82% of customers.
## how_to_measure
? how do i take my waist
? where does the tape go for hips
? measuring a window for blinds
? size of my foot at home
? tape round the head above the ears
? inside the recess or outside
? work out my inside leg
? what do i measure on the dog
? ring finger without a sizer
? bust, over or under
? no tape measure, string will do
? square metres of my room
? width of the door frame
? wrist circumference for a bangle
? how do you measure a saddle for a horse
? drop of curtains from pole or hook
? sizing up the mattress i've got
? standing or sitting when measuring feet
? arm length from shoulder or neck
? diagonal of the screen
? how thick is my worktop
? the alcove isn't straight, now what
? where do i put the tape
? what part of the foot
? bay window width how
? dogs neck with fur or without
? how do you size a head with string
? inside leg on my own
? bust over or under
? drop for curtains
? door frame how many spots
? with shoes on or off?
? waist where exactly, got a belly
? finger size secretly while she sleeps
= How to measure: chest, waist, hips, inside leg.
= Stand on a sheet of paper and mark heel and longest toe.
= Blinds: measure width at three points, use the smallest.
= Head circumference: one finger above the eyebrows.
= Printable ring sizer \u2013 print at 100%.
= Curtain drop: from the glider to 1 cm above the floor.
= Dog: neck, girth behind the front legs, back length.
= Measure your room wall to wall, then add 10% for waste.
= Keep the tape level and not too tight.
= Measuring video and template to download.
= Door opening: width, height and wall thickness.
= Measure the fullest part of the chest.
= Stand on paper and mark heel and longest toe.
= Measure width and drop in three places; use the smallest.
= Wrap a tape around the forehead above the ears.
= Download the measuring guide.
## body_height_frame
? i'm five foot two, which frame
? too tall for a medium bike
? weigh a hundred kilos, will it hold
? what length skis for my weight
? my son is one metre twenty
? short legs, which saddle height
? inseam eighty, what frame
? rucksack for a small back
? big bloke, is the chair strong enough
? which wetsuit for someone lanky
? maximum load of the hammock
? grew six inches, board still right
? i'm tiny, can i see over the wheel
? six four, will my feet hang off the bed
? cello size for a nine year old
? firmness for a heavy sleeper
? life jacket by body weight
? standover too high for me
? petite woman, which kayak
? poles how long for my stature
? desk height, i'm rather short
? surfboard volume for a beginner of eighty kilos
? im five foot nothing which bike
? tall and skinny what fits
? heavy guy will it hold me
? 6'4 sleeping bag?
? weigh 50 kilos which board
? my boy is 130 centimetres
? short legs frame
? what pole length for me
? inseam thirty
? petite, is the chair too big
? which cello for a nine year old
? plus sized rucksack
= Frame size by height: 165\u2013175 cm = 52 cm.
= Rider weight up to 120 kg including luggage.
= Ski length: body height minus 10 cm for beginners.
= Back length S: 38\u201344 cm torso.
= Violin: 1/4 for 4\u20136 years, 1/2 for 7\u20139, 4/4 from about 11.
= Mattress firmness H3 for 80\u2013110 kg.
= Inside leg × 0.66 = frame height.
= Buoyancy aid 50 N: 40\u201360 kg.
= Maximum user weight: 150 kg.
= Extra-long beds, 220 cm, for tall people.
= Walking pole length: height × 0.68.
= Frame size by height: 165\u2013178 cm = M.
= Board volume by rider weight.
= Pole length = body height × 0.7.
= Maximum user weight 120 kg.
= Sleeping bag sizes: up to 185 cm.
## fit_adjust
? boots rub my heel
? straps keep slipping off
? saddle makes my bum numb
? how high should the seat be
? glasses slide down my nose
? my wrists ache on the handlebars
? helmet wobbles about
? loosen the armrests
? backpack pulls on my shoulders
? i keep getting blisters
? tighten the harness, dog escapes
? watch strap too loose, extra holes
? chair gives me a sore back
? where should the hip belt sit
? headband squeezes my temples
? insoles for flat feet
? knees hurt after cycling
? lumbar thing, how do i set it
? goggles leak round the edge
? stretching tight leather shoes
? ear hooks pinch
? the pushchair handle is too low for me
? bum hurts on the saddle
? strap digs in my shoulder
? glasses slide down
? heel rubs raw
? chair too low my knees hurt
? numb hands on the handlebar
? how to tighten the chin thing
? pinches my toes
? hat slips over my eyes
? backpack sits wrong
? lower the crutches
? bra rides up
= Adjust the saddle so that your leg is almost straight.
= Pressure points? Our bike fitter sets position and handlebar in 30 minutes.
= Shoe stretching £5 per pair, insoles made to measure.
= How to set up your office chair: height, tilt, lumbar support.
= Hip belt first, then shoulder straps, then load lifters.
= We bend and adjust spectacle frames free of charge.
= Two fingers should fit between collar and neck.
= Helmet: turn the dial until it sits snugly.
= Break in walking boots slowly to avoid blisters.
= Watch bracelets shortened while you wait.
= Five-point harness: adjust to shoulder height as the child grows.
= Adjust saddle height: heel on pedal, leg straight.
= Set the lumbar support and armrests.
= Tighten the hip belt first, then the shoulder straps.
= Blisters? Try our lacing technique.
= Free spectacles adjustment in store.
## washing
? can it go in the machine
? what temperature for sheets
? my jumper shrank
? does it need ironing
? tumble dryer or line
? will the red run
? handwash only, seriously
? is it ok at sixty
? bobbles after the first wash
? fabric softener, yes or no
? shove it in with my jeans
? how often should i wash the duvet
? spin cycle too fast for wool
? creased like mad, steam it
? dry clean label, must i
? went all pink, help
? chuck the trainers in the washer
? which detergent for down
? it faded after two washes
? does the cover come off for laundering
? stretched out of shape on the washing line
? peg it out in the sun
? came out doll sized
? how hot for a duvet
? tumble it?
? colour ran onto my whites
? iron a silk blouse
? handwash only really?
? spin a woolly jumper
? softener on sportswear ok
? my trousers lost length in the laundry
? how to launder a sleeping bag
? hang or lay flat
= Machine wash at 30 °C, gentle cycle.
= Do not tumble dry; dry flat in the shade.
= Iron on reverse, medium heat.
= Wash separately: dark colours may bleed.
= Pre-shrunk; allow up to 3% shrinkage.
= Hand wash in lukewarm water with wool detergent.
= Dry clean only (P).
= Removable cover, washable at 60 °C.
= Care symbols explained.
= Do not use fabric softener on functional clothing.
= Close zips and turn inside out before laundering.
= Machine wash at 30 °C, inside out.
= Do not tumble dry.
= Cool iron; no steam on print.
= Wash separately: colour may bleed.
= Hand wash with wool detergent, reshape while damp.
## cleaning
? dishwasher safe or by hand
? limescale in the kettle
? how do i get the grill clean
? wiping down a leather sofa
? crumbs stuck inside the toaster
? which cloth for the telly screen
? oven's filthy, what helps
? polish my trumpet
? can i hoover the rug
? scrub the decking with what
? the coffee maker wants descaling
? fish tank glass green with algae
? vinegar on marble, ok
? dusty strings on the piano
? mop the oak floor wet
? greasy extractor filter
? how to freshen a smelly bottle
? streaks on my glasses
? litter tray pongs, how to disinfect
? do i soak the paintbrushes
? rinse the humidifier how often
? steel wool would scratch it, wouldn't it
? kettle all chalky
? how do i wipe down oak
? dishwasher ok?
? pan burnt black
? dust on lampshade
? what for streaky glass
? coffee maker wants vinegar?
? scrub the grill
? gunk in the fish tank
? can i put bleach on it
? mould on the tent
? leather sofa grubby
= Dishwasher-safe (top rack).
= Wipe with a damp cloth; no abrasive cleaners.
= Descale every three months with citric acid.
= Clean the grill while still warm with a brass brush.
= Oiled wood: use soap for oiled floors, never soak.
= Vacuum upholstery with a soft brush attachment.
= Silver polishing cloth, does not scratch.
= Lenses: microfibre and a drop of washing-up liquid.
= Disinfect the litter tray weekly with hot water.
= Clean brass mouthpieces with a brush and lukewarm water.
= Pressure washer: keep 30 cm distance on decking.
= Wipe with a damp cloth; avoid abrasive cleaners.
= Clean stainless steel along the grain.
= Vacuum upholstery with a soft brush.
## stains
? spilt red wine on the carpet
? candle wax on the tablecloth
? how do i shift grease
? grass marks on white trousers
? ink all over the couch
? the pup peed on the rug
? blood won't come out
? chewing gum stuck in the pile
? yellow armpits on shirts
? coffee ring on my oak table
? rust spots on the cutlery
? curry on a silk blouse
? felt tip on the wall
? chain oil on my trouser leg
? salt lines on the boots
? beetroot splashed everywhere
? nail varnish dripped on the floor
? what gets tomato sauce out
? sticky label goo
? lipstick on the collar
? mildew specks on the awning
? baby sick on suede
? red wine on the rug
? candle dripped on my tablecloth
? butter on my tie
? biro on leather
? blood out of sheets
? kid drew on the sofa with felt tip
? grass knees
? coffee ring on the table
? chewing gum in carpet
? puppy wee on the mattress
? curry splodge
? deodorant marks
= Stain guide: red wine, wax, ink, blood, grass.
= Blot, don't rub.
= Candle wax: scrape off, then iron through blotting paper.
= Grease: sprinkle with chalk or washing-up liquid, leave overnight.
= Gall soap removes fruit, blood and make-up.
= White rings on waxed tables: rub with a little oil.
= Pet urine: enzyme cleaner neutralises the odour.
= Ink and ballpoint: isopropyl alcohol on cotton wool.
= Test the remover on a hidden spot first.
= Mould marks on awnings \u2013 special spray.
= Salt edges on leather disappear with water and vinegar.
= Remove wax by ironing through blotting paper.
= Treat red wine immediately with soda water and salt.
= Grease spots: apply gall soap before washing.
= Ink on leather: consult a specialist.
= Blot, never rub.
## maintenance
? how often does it need a service
? what oil for the chain
? knives are blunt, sharpen with what
? do i grease the hinges
? care for the wooden worktop
? when should i change the filter
? secateurs have gone rusty
? does a piano need tuning every year
? look after leather shoes
? my bike squeaks
? top up the coolant
? new blade for the mower, when
? how to wax the skis
? restring a guitar how frequently
? teak going grey, oil it
? lubricate the sewing machine
? keep it in good nick
? belt tension check
? treat the fence each year
? bleeding the brakes, how regularly
? prolonging the life of my boots
? stroll it round to the workshop for an annual check
? scissors wont cut any more
? chain squeaks
? how often do i grease it
? table looks dry
? when does the mower need looking at
? knife blunt
? rewax boots how regularly
? new strings every when
? oil for teak
? tune piano yearly?
? polish brass
? change the filter how often
= Service interval: every 1,000 km or once a year.
= Oil hardwood furniture twice a year, spring and autumn.
= Sharpening service: knives £4, shears £8.
= Change the water filter every four weeks.
= Clean and lubricate the chain after every wet ride.
= Strings should be replaced every three months.
= Care set: brush, cream, wax.
= Lawn mower: change oil and spark plug at season end.
= Annual inspection of the gas boiler by a registered engineer.
= Have your piano tuned at least once a year.
= Ski service: edge grinding and hot waxing.
= Oil the worktop twice a year.
= Service interval: every 1,000 km or 12 months.
= Sharpen blades with a whetstone at 15°.
= Lubricate the chain after rain.
= Replace the filter every three months.
## waterproofing
? will it keep me dry in a downpour
? can the watch go swimming
? my jacket soaks through now
? dropped it in the loo, is it water resistant
? leave the speaker out in the rain
? how do i reproof the tent
? shower with these earbuds
? drizzle or proper lashing rain
? seams let water in
? waxing my jacket again
? is the lamp ok outdoors on a wet patio
? wet feet in new boots
? what does ipx seven mean
? splash proof for the bathroom
? phone pouch for kayaking
? water beads no longer roll off
? can i dive with it
? bucketing down here, does the bag hold
? is a cover needed in a shower
? spray or wash-in
? my panniers leaked
? damp got into the lantern
? got soaked in your jacket
? can i shower with the watch
? does drizzle harm it
? spray for my tent
? phone fell in the sink
? water no longer beads
? fine in a downpour?
? swim with these
? hosing down ok?
? leaky seams
? suede in rain
? can the speaker go by the pool
= Waterproof to 10,000 mm hydrostatic head, taped seams.
= IP67: dust-tight, immersible to 1 m for 30 minutes.
= Water-repellent, not suitable for prolonged rain.
= Re-proof after three washes: spray or wash-in treatment.
= 5 ATM \u2013 swimming yes, diving no.
= Rewax your cotton jacket once a year; tin of wax included.
= IP44 splash-proof luminaire for bathrooms zone 2.
= Membrane boots: impregnate regularly, PFC-free.
= Seam sealer for tents.
= Roll-top dry bag, fully submersible.
= Outdoor speaker: rain and snow resistant.
= Water column 10,000 mm.
= IPX7: submersion up to 1 m for 30 minutes.
= Re-proof with spray after washing.
= Seams are fully taped.
= Splash-proof, not waterproof.
## first_use
? just unpacked it, what now
? do i charge it fully first
? how do you season a cast iron pan
? rinse before the first brew
? break in the boots
? wash new sheets before sleeping in them
? running in the engine
? new oven smells, normal
? soak the clay pot
? let the mattress breathe
? acclimatise fish before the tank
? burn in the barbecue
? boil out the baby bottles
? do i oil the board before i use it
? pull a protective film off
? first burn of the candle how long
? rosin on a brand new bow
? prime the pump before starting
? how do i get going after opening the box
? paddling pool liner fresh out of the carton
? conditioning new leather
? anything to watch before i switch it on
? just unpacked what do i do first
? charge it before?
? pan needs oil burned in?
? do i rinse the bottle
? smells when new normal?
? break in walking boots
? gentle first miles?
? wash bedding before sleeping in it
? new oven stinks run it empty?
? prime the pump
? mattress flat still how long to puff
= Before first use: rinse with hot water and dry.
= Seasoning: rub with oil and bake for one hour at 200 °C.
= Charge fully (about three hours) before switching on for the first time.
= Run two cycles without coffee.
= Let the mattress air for 24 hours to regain its shape.
= Break in your boots at home for a few days.
= Running-in: full power only after five hours.
= Sterilise bottles and teats in boiling water.
= First burn: let the wax melt right to the edge.
= Remove all transport locks before starting the washing machine.
= Aquarium: run for three weeks before adding fish.
= Before first use, wash in warm soapy water.
= Season the pan: heat with oil and salt.
= Charge fully before initial operation.
= Running-in period: 10 hours at moderate load.
= Let the mattress expand for 24 hours.
## assembly_self
? is it hard to put together
? got a screw left over
? lost the instructions for the wardrobe
? flat pack, what tools do i need
? can i build it on my own
? how long does putting it up take
? the holes don't line up
? does it arrive in bits
? need a drill for this
? dowels are missing from the bag
? no picture manual in the carton
? is an allen key in there
? one or two people to erect the shed
? i'm all thumbs, is it doable
? pedals and handlebar still off
? stuck at step seven
? drawer fronts the wrong way round
? bits labelled a to k, where's f
? take it apart again for moving
? screwing the legs on, which way
? is it already assembled
? diagram makes no sense to me
? comes in bits?
? how long to build
? hole doesnt line up
? allen key gone
? can one person put it together
? which panel is F
? paper with drawings lost
? need a drill for it?
? i'm all thumbs is it hard
? flat pack hell
? put drawer in backwards
? pedal on which side
= Self-assembly required; about 45 minutes with two people.
= Tools needed: cordless screwdriver, spirit level, hammer.
= Supplied flat-packed with fittings and Allen key.
= Assembly instructions as PDF.
= Missing screws? Order the hardware bag free of charge.
= Delivered fully assembled.
= Bikes arrive 95% built: mount pedals, straighten bars.
= Assembly video for the bunk bed.
= Shed: base and foundation must be level before erection.
= Difficulty: easy \u2013 medium \u2013 advanced.
= Can be dismantled and rebuilt.
= Flat-packed: assembly required, approx. 45 minutes.
= Two people recommended.
= Tools needed: screwdriver, mallet.
= Assembly instructions as PDF and video.
= Do not fully tighten bolts until the end.
## assembly_service
? could your men put it up for me
? i can't build furniture, send someone
? price for having the bed built
? does the driver set it up
? need a fitter for the wardrobe
? who'd erect the trampoline
? i'm eighty, somebody must screw it together
? get the kitchen put in by you
? carry upstairs and assemble
? is building the shed included
? handyman with my delivery
? no time for diy, do you do it
? do they level the pool table too
? can the bike come ready to ride
? what do your installers charge
? will they take the rubbish after building
? book a carpenter with the cabinet
? same day as delivery or separate visit
? room of choice plus construction
? put together in my flat by pros
? white glove treatment
? have the greenhouse built on my plot
? cant do diy, do you send someone
? how much for a man to put it up
? build the wardrobe for me
? hubby useless with tools
? does the trampoline come set up
? someone to make the bed up
? bike ready to ride?
? want it put together before i get it
? fitter for desk
? pay extra for building
? old lady alone needs shelves built
? do they take away mess after
? assembly service
? do you assemble it
? can someone put it together for me
? how much is assembly
? can you build it for me
? do you install it at my house
? fitting service cost
? will the driver set it up
? do you offer assembly
? can u build it at home for me
? how much to have it fitted
? white glove delivery with set up
? assembley price
= Assembly service: from £59 per wardrobe.
= Our fitters build your furniture on the day of delivery.
= Two-man delivery with assembly in the room of your choice.
= Not included: wall mounting and electrical connection.
= Bicycle delivered ready to ride for \u20ac39.
= Shed and greenhouse erection \u2013 quote by postcode.
= Playground equipment installed by certified builders.
= Kitchen installation including cutting the worktop.
= Add "build it for me" at checkout.
= Assembly charge: 8% of the furniture price, at least £45.
= White glove service with removal of packing materials.
= Assembly service from £59.
= Our fitters build your furniture at home.
= Bikes arrive 95% assembled.
= Kitchen installation by certified partners.
= Price per hour £45, travel included.
## installation_fitting
? how do i hang it on the wall
? do i need an electrician
? plumbing in a dishwasher
? which rawl plugs for plasterboard
? can i wire the lamp myself
? does it need its own circuit
? mounting a telly on brick
? who connects the hob
? will it hold on a hollow wall
? fitting a toilet seat
? is the bracket included
? gas connection, legal to do alone
? laying laminate over tiles
? drill into concrete for the shelf
? put in a new tap
? is a chimney needed for the stove
? wiring up a towbar
? earth wire, my ceiling has only two
? wall too crumbly for screws
? where does the waste pipe go
? sticking up wallpaper round a socket
? ceiling hook for the swing chair
? how do i hang it on plasterboard
? need a sparky?
? plumb in a washer myself?
? which rawlplugs
? lamp has three wires
? who hooks up the cooker
? put up blinds in rented flat no holes
? tv on the wall
? tap connector size
? who wires the hob
? ceiling hook strong enough
? does the woodburner need a flue man
? installation
? is it easy to install
? how do i fit it
? can i fit it myself
? can it be wall mounted
? how do i mount it on the wall
? does it need a plumber
? does it need hard wiring
? can i install it on my own
? fitting instructions
? does it need drilling
? how do u put it on the wall
? instalation
= Wall mounting: bracket included, plugs depend on your wall.
= Connection only by a qualified electrician.
= Gas appliances must be installed by a Gas Safe engineer.
= Water connection 3/4", drain hose 1.5 m.
= Floating installation on levelled subfloor; expansion gap 10 mm.
= 400 V, three-phase current required.
= Our plumber fits taps and basins from £90.
= Hob cut-out: 560 × 490 mm.
= Wood-burning stove: flue and hearth to building regulations.
= Ceiling hook must carry at least 120 kg.
= Installation guide: wallpaper, cornices, sockets.
= Connection must be carried out by a qualified electrician.
= Gas Safe registered installer required.
= Wall fixings for brick, plasterboard and concrete.
= Mounting height: 1.5 m.
= Water inlet 3/4 inch; hose included.
## manual_download
? where's the manual
? lost my booklet, got a pdf
? instructions only in german
? need the driver for my printer
? leaflet in english please
? download the handbook
? no paperwork in the box
? how do i find the user guide
? knitting pattern as a file
? sheet music errata
? wiring diagram for my amp
? firmware file for the router
? is there a video tutorial
? print too tiny in the guide, bigger version
? spec sheet for the architect
? exploded drawing of the mower
? chucked the instruction leaflet away
? rules of the board game vanished
? quick start thing isn't enough
? software disc doesn't fit my laptop
? operating manual for an old sewing machine
? document in french for my nan
? lost the booklet
? only in german
? cant read such small writing
? software for my scanner
? where do i find the pdf
? bought used no instructions
? knitting pattern didnt come
? language pack
? how do i set the clock, handbook?
? driver for windows
? leaflet missing in the box
? french version please
= Downloads: user manual (PDF, 4 MB), quick guide, data sheet.
= Drivers and software for Windows and macOS.
= Operating instructions in English, French, German and Spanish.
= Enter the model number to find your handbook.
= Replacement manuals by post: £3.
= Exploded drawings and parts lists.
= Game rules to print out.
= Knitting patterns are delivered as a download link.
= Firmware version 2.1 with release notes.
= Large-print instructions on request.
= Discontinued models: manual archive back to 1985.
= Download user manuals as PDF.
= Drivers and firmware in the support area.
= Operating instructions in twelve languages.
= Quick-start guide.
## troubleshooting
? it won't turn on
? makes a funny rattling sound
? leaking from the bottom
? error code on the display
? keeps cutting out
? telly stays black
? coffee comes out cold
? tripped the fuse when i plugged it in
? blinking red light
? mower won't start this spring
? amp hums like crazy
? it's gone kaput, what can i try
? laptop freezes every few minutes
? printer jams all the time
? gears jump when i pedal
? smells of burning a bit, switched it off
? the drawer sticks
? tap drips all night
? fridge not getting cold
? sewing machine snags the thread
? how do i reset it
? stopped working out of the blue
? wont switch on
? makes a grinding noise
? flashing red light
? e04 on the display
? water all over the floor
? keeps tripping the fuse
? just hums
? smoke smell what now
? printer moaning again
? screen frozen
? sewing machine eats thread
? mower starts then dies
= Troubleshooting: problem \u2013 possible cause \u2013 remedy.
= Does not start? Check plug, fuse and safety switch.
= Error E4: no water. Open the tap, clean the inlet filter.
= Reset: hold the power button for ten seconds.
= Unusual noise: tighten screws, check that the drum is empty.
= Leak at the hose: replace the seal.
= Thread breaks? Rethread, change the needle.
= Buzzing strings: raise the action or check humidity.
= Engine won't start: fresh petrol, clean spark plug, choke.
= Gears slipping \u2013 turn the barrel adjuster.
= If the fault remains, contact our technical support.
= Fault finding: device does not start.
= Error code table E01\u2013E12.
= Unusual noise: check for foreign objects.
= Leaking? Inspect the seal and hose.
## connection_setup
? can't pair my headphones
? how do i get it on the wifi
? app doesn't find the lamp
? bluetooth drops out
? connect the speaker to my telly
? it won't sync with my phone
? which cable from laptop to screen
? update stuck at half
? forgot which network it uses
? setting up the smart plug
? two phones at once possible
? doorbell offline all the time
? record player into my stereo how
? does it need an app
? hook up the console
? my router's new and nothing works
? how do i add it to voice control
? no signal from the sensor
? qr code won't scan
? only on two point four gig
? link the bike computer
? keyboard to tablet, wireless
? wont pair with my phone
? cant find the wifi
? app says offline
? get telly onto internet
? headphones to laptop how
? new router now lamp is dead
? bluetooth drops
? update stuck
? scan the code fails
? grandson set it up now its gone
? sync my watch
? both speakers together
= Pairing: hold the button for five seconds until it flashes blue.
= Setup in the app: add device, choose Wi-Fi, enter password.
= Supports 2.4 GHz networks only.
= Bluetooth 5.3, range 10 m, multipoint for two devices.
= Firmware updates install automatically overnight.
= Connect via HDMI ARC or optical cable.
= Works with common voice assistants and Matter.
= Turntable: phono or line output, earth lead.
= Synchronise your watch: open settings, then connect.
= Restart the router if the hub is not found.
= ANT+ and Bluetooth sensors for bike computers.
= Press and hold to enter pairing mode.
= 2.4 GHz Wi-Fi only.
= Download the app and create a home.
= Firmware update over the air.
= Bluetooth 5.2, range 10 m.
## charging
? how long does it take to charge
? is there a plug with it
? which cable does it take
? battery won't fill up
? can i juice it from my laptop
? leave it plugged in overnight
? does it come with a power adapter
? usb c or the old one
? how quick is it full
? light stays red on the dock
? can the bike be charged in the flat
? solar only or mains too
? need a spare lead
? wireless pad, works with it
? how many watts
? charger lost while moving house
? recharging with a british three-pin
? is it ready after an hour
? power bank for camping, top up times
? replace the accumulator or recharge
? both batteries at the same time
? dead after storing, won't take charge
? is the plug in the box
? how long till full
? can i leave it in all night
? which lead
? light stays orange
? usb c?
? charge bike indoors safe?
? solar enough to fill it?
? need adapter for wall
? cable frayed
? fast charge bricks ok
? take the cell out to juice it
= Charging time: 3.5 hours (80% in 2 hours).
= USB-C charging cable supplied, mains adapter not included.
= Fast charger 4 A, sold separately.
= Input 100\u2013240 V, UK and EU plug.
= LED red = charging, green = full.
= E-bike battery may be charged on or off the bike.
= Wireless charging (Qi, 15 W).
= Solar charging: eight hours of sunlight for a full battery.
= Charge only between 5 and 35 °C.
= Requires power between 5 and 18 W to reach maximum speed.
= Double charging station for two tool batteries.
= Charging time: 4.5 hours.
= Charger not included.
= USB-C cable supplied.
= Charge between 5 and 30 °C.
= Quick charge: 80% in 40 minutes.
## compatibility_parts
? will it fit my old tripod
? which bags for my hoover
? does the lens go on my camera
? adapter for a different thread
? do these blades suit my razor
? what tyre for a twenty-eight inch rim
? is the lid the same for both pans
? can i mix batteries of the two ranges
? right ink for my printer
? matching cushion for the chair
? works with other makes too
? hose connector wrong diameter
? strings for a three quarter violin
? case for my tablet
? will those shelves go in the old cabinet
? need a bulb with small screw cap
? reed for my clarinet, which goes
? new nozzle on an older washer
? is it interchangeable
? spare wheel for the buggy
? chain for nine speed
? does my filter holder take these
? will it go with my old one
? fits which machine
? case for my phone
? does this lens go on mine
? wrong thread
? pods in another maker's machine?
? right bulb for lamp
? bag for my hoover
? tyre for that rim
? same click system?
? mix brands?
? dongle needed for old plug
= Compatible with: models A100, A200 (from 2018).
= Fits all common 35 mm pipes.
= Accessories and matching parts: lid, handle, spare bowl.
= Not compatible with earlier generations.
= 18 V battery system \u2013 one battery for 60 tools.
= Adapter 3/4" to 1/2" thread.
= Bulb: E14, max. 40 W.
= Tyre size 700 × 32C (ETRTO 32-622).
= Vacuum bag finder: choose your type number.
= Lens mount: EF, RF with adapter.
= Cartridges suitable for the following printers.
= Compatible with models A100 to A300.
= Fits 28.6 mm steerer.
= E27 socket, max. 60 W.
= Accessories: matching lids, cases and adapters.
= Check the compatibility list by model number.
## quantity_calculation
? how much paint for a small bedroom
? balls of wool for a jumper
? tiles for ten square metres
? will one bag do for my lawn
? feeding twelve people, how many kilos
? bottles of wine for thirty guests
? rolls of wallpaper for the hall
? how many bulbs in one pot
? is a tin enough for two coats
? compost for three raised beds
? fabric for curtains, metres
? planks for a shed floor
? gravel to cover my drive
? what does a cake serve
? how many lights to brighten a tree
? don't want to run out halfway
? number of hedge plants per metre
? cement for one fence post
? how far does a litre go
? packs of laminate plus waste
? food for a twenty kilo dog per month
? canapes a head
? how many tins for a bedroom
? wool for a mans sweater
? rolls for one wall
? how much kibble for a labrador
? cake for thirty
? sacks of compost for raised bed
? metres for curtains
? bottles for a wedding
? is one pack enough for my hall
? crates of tiles plus spare
? gravel depth how many bags
? meat per head at a barbecue
= Coverage: 10\u201312 m² per litre and coat.
= Calculator: area × 1.1 = tiles needed including offcuts.
= Yarn requirement: size M, 9 balls of 50 g.
= Hedge plants: three per running metre.
= Serves 8\u201310 people.
= Lawn seed: 30 g per square metre; 1 kg for 33 m².
= Wallpaper roll: 10.05 × 0.53 m, about 5 m².
= Reckon on half a bottle of wine per guest.
= Gravel, 5 cm deep: 80 kg per m².
= Curtain fabric: allow double the rail width.
= One 2.5 l tin is enough for a room of 12 m², one coat.
= Coverage: 12 m² per litre.
= Yarn requirement: size M 600 g.
= Allow 10% extra for cuts.
= Serves 4\u20136.
= Calculator: bags of soil by area and depth.
## recipe_usage
? how many spoons per cup
? what ratio do i mix
? brewing time for green tea
? how much food does my kitten get
? do i dilute the cleaner
? oven temperature for those rolls
? feed the tomatoes how often
? drops in a bucket
? cooking time for black rice
? how do i make it creamy
? grind for french press
? one scoop or two of the powder
? dose for a small dog
? part a and part b, what proportion
? how long to steep
? thin the paint with water
? serving suggestion for the cheese
? knead it how long
? recipe on the packet got lost
? how strong do you brew it
? stirring the plaster
? portion for a rabbit each day
? how many scoops
? how long do i brew it
? mix with water how much
? what to cook with this
? feed a kitten how often
? drops per litre
? tea too bitter what am i doing wrong
? can i fry with it
? ratio plaster
? grams for espresso
? puppy portions
? what temp for the roast
= Dosage: one capful (20 ml) to 5 litres of water.
= Brewing: 2 g per cup, 80 °C, two minutes.
= Feeding guide: 5\u201310 kg body weight, 90\u2013150 g daily.
= Mix resin and hardener 2:1.
= Bake at 220 °C for 12\u201315 minutes.
= Plant feed: once a week from April to September.
= Espresso: 18 g in, 36 g out, 27 seconds.
= Soak overnight, then simmer for 50 minutes.
= Serving tip: with pears and walnuts.
= Stir into water until free of lumps; leave to stand five minutes.
= Recipes for your bread maker.
= Dosage: 10 ml per 5 litres of water.
= Brew 3 g at 80 °C for two minutes.
= Feeding guide by body weight.
= Mixing ratio 2:1 with hardener.
= Serving suggestion and recipes.
## usage_duration
? how long will the battery keep going
? hours per charge
? burning time of the candle
? how many washes out of one bottle
? lasts a weekend without a socket
? cartridge dies after how many pages
? will a bag last my cat a month
? pot of cream used up in a week
? how far on one charge
? life of the lightbulb
? gas bottle, number of evenings
? how many miles does a chain do
? runtime on full power
? does it get me through a flight
? how soon must it be replaced
? torch went dark after an hour
? how many cups from a packet
? logs burn quick or slow
? does one filter do a whole season
? lifespan of a mattress
? how many years out of it
? sharp for how long
? how long does a candle burn
? hours on one charge
? how long will a bag last my two cats
? pages per ink
? when is the gas bottle empty
? when does the tube run out
? runtime on full
? does it go all night
? how many cups in a pack
? washes in a box
? leds last?
? one roll does how much
= Battery life: up to 30 hours, 6 hours with noise cancelling.
= Burning time approx. 45 hours.
= Range 40\u201390 km depending on assistance level.
= Yield: 1,200 pages at 5% coverage.
= One bottle = 40 washes.
= LED service life 25,000 hours.
= Runtime per charge: 40 minutes (eco), 12 minutes (turbo).
= Filter lasts about 150 litres.
= A 5 kg gas cylinder gives roughly 12 hours of grilling.
= Running shoes: replace after 600\u2013800 km.
= 500 g makes about 60 cups.
= Burning time: approx. 40 hours.
= Battery life up to 12 hours.
= Yield: 1,500 pages.
= Sufficient for 60 washes.
= One cartridge lasts about three months.
## seasonal_timing
? when do i plant garlic
? too late for tulips now
? when to cut back roses
? best month to sow carrots
? is it warm enough to put geraniums out
? time for winter tyres
? what can go in the ground now
? pruning apple trees, autumn or spring
? how early can i start tomatoes indoors
? when's frost over
? moving the shrub, which season
? is may right for laying turf
? when do swifts need nest boxes
? feeding birds all year or winter only
? when do you swap skis for bikes
? when do i harvest pumpkins
? start the pond pump when
? hedge trimming allowed in june
? when does asparagus come in
? treat decking before or after winter
? lawn feed, what time of year
? bare-root plants, which months
? too early for tomatoes?
? when do i cut the roses
? is it late to sow grass
? bulbs in when
? frost coming what do i do
? winter tyres from when
? trim lavender now?
? hedges and birds, when allowed
? moving house with plants in may ok?
? feed the lawn
? when do i get the clocks of the garden right
? move pots outside
= Sowing calendar: March \u2013 broad beans, peas, spinach.
= Plant spring bulbs from September to November.
= Prune roses when the forsythia blooms.
= After the last frost (mid-May) move tender plants outdoors.
= Planting season for bare-root hedging: November to March.
= Don't cut hedges between March and August because of nesting birds.
= Lawn care through the year: scarify, feed, overseed.
= Strawberry season: June and July.
= Switch to winter tyres between October and Easter.
= Southern hemisphere gardeners: add six months.
= Best time to fish for trout: May and September.
= Sowing time: March to May.
= Prune after flowering.
= Plant bulbs from September.
= Switch to winter tyres October to Easter.
= Harvest: August\u2013October.
## beginner_advice
? never done this before, where do i start
? absolute novice, which guitar
? i want to take up running
? new to knitting, what needles
? my kid wants to learn drums
? just got my first aquarium
? total newbie at baking bread
? fancy trying yoga, what do i need
? starter set for painting
? getting into climbing, basic gear
? i know nothing about wine
? retired and want to garden at last
? easy plants for someone who kills everything
? first puppy, what must i have
? haven't a clue about cameras
? is it difficult to learn
? simple sewing machine for a learner
? took up cycling, essentials
? what should a rookie avoid
? a beginner-friendly telescope
? dabble in pottery at home
? dipping my toe into camping
? never done this where to start
? first guitar for my son
? new to running
? total novice what do i need
? want to knit but clueless
? starter fish tank
? thinking of taking up painting
? easy one for dummies
? just got a puppy what do i buy
? retired and fancy a hobby
? what kit for first camping trip
? dont want to overspend in case i quit
= Beginner's guide: what you need to get started.
= Starter kit: guitar, bag, tuner, strap, plectrums.
= Recommended for novices: forgiving and easy to handle.
= Essential equipment for your first puppy \u2013 checklist.
= Learn to knit: needles 5 mm, chunky yarn, simple scarf pattern.
= Ten unkillable house plants for first-timers.
= Basic tools every household should own.
= Entry-level telescopes under £150.
= First running shoes: come in for a gait analysis.
= New to coffee at home? Start with a French press.
= Level: beginner · intermediate · advanced.
= Beginner's guide: what you really need.
= Starter set with everything included.
= Entry-level models from £149.
= Recommended for novices.
= First steps in sourdough baking.
## choosing_guide
? what's the difference between these two
? which hoover for pet hair
? foam or springs, help me pick
? can't decide, pros and cons please
? corded versus cordless
? which oil for frying
? hardtail or full suspension
? what suits a small balcony
? is the dearer one worth it
? electric or petrol mower for my plot
? what would you recommend for a snorer
? oled or the other sort
? right pen for lefties
? torn between three tents
? gas or charcoal
? best for sensitive skin
? acoustic or digital piano for a flat
? compare them for me
? why does one cost double
? which drill for concrete
? synthetic or down sleeping bag
? what kind of wine goes with duck
? whats the difference between these two
? which is better for me
? hybrid or mountain
? why is one so much dearer
? cant decide help
? pros cons
? memory foam or springs
? what would you pick
? nylon or steel strings
? oled or normal
? which for back pain
= Buying guide: find the right mattress in five questions.
= Comparison: gas, charcoal, electric barbecue.
= Which drill for which job? Combi, hammer, SDS.
= Digital or acoustic piano \u2013 advantages and disadvantages.
= Product finder: tell us your floor, pets and budget.
= Down or synthetic? Warmth, weight, wet performance.
= Our recommendation for small gardens: cordless mower, 33 cm.
= Good \u2013 better \u2013 best: the three ranges compared.
= How to choose a rucksack: volume, back system, weight.
= Differences between model 2 and model 3 at a glance.
= Wine with food: pairing table.
= Buying guide: find the right mattress.
= Compare up to three models.
= Which wetsuit thickness for which water?
= Advice: corded or cordless?
= At a glance: differences between the series.
## materials_explained
? what's modal when it's at home
? is bamboo viscose soft
? stainless or carbon steel, what is that
? does acacia wood last
? why does everyone rave about merino
? what on earth is solid surface
? solid or veneer
? is polyester sweaty
? nappa versus nubuck
? mdf, any good outside
? how does ceramic differ from stoneware
? percale or sateen
? is it actual gold or plated
? does linen scratch
? what's the frame built from
? rosewood or ebony, sound difference
? meaning of thread count
? galvanised, will it rust
? acrylic yarn itchy
? is softshell windproof
? rattan real or plastic
? tell me about borosilicate glass
? whats tencel when its at home
? real leather or pretend
? is that wood solid or veneer
? does it scratch, merino
? what is it made of
? viscose sweaty?
? why is titanium so pricey
? mdf meaning
? cashmere from what animal
? is polycotton any good
? fake marble or stone
? what does 18/10 mean on cutlery
= Material: 80% wool, 20% polyamide.
= Materials A\u2013Z: acacia, bamboo, Corian, denim \u2026
= Merino regulates temperature, resists odour, does not itch.
= Solid oak: heavy, durable, ages beautifully.
= Percale is crisp, sateen smooth and slightly shiny.
= What is full-grain leather?
= Powder-coated steel: rust-proof and easy to care for.
= Stoneware is fired at 1,200 °C and frost-resistant.
= Spruce top, mahogany back and sides: warm tone.
= Engineered wood: veneer on plywood, stable with underfloor heating.
= Gold-plated brass, 3 microns, nickel-free.
= Merino wool: fine, breathable, odour-resistant.
= Solid oak, oiled.
= Composition: 95% cotton, 5% elastane.
= What is bamboo viscose?
= Full-grain leather develops a patina.
## personalisation
? can you put my gran's name on it
? engraved with a date
? initials on the towels
? print our club crest on mugs
? how many letters fit
? pick the typeface
? dog tag with phone number
? stitch a monogram
? can i have a heart after the name
? writing inside the ring
? photo on a cushion
? cost of lettering
? name on the back of the shirt
? dedication in the front of the book
? customise the label of the bottle
? does engraving take longer
? embroidered bib for a christening
? accents like é possible
? logo on fifty pens
? my own words on the cake
? gold foil or blind stamp
? make it personal for my best man
? can you put our names on it
? want the date scratched inside the ring
? stitch his initials
? print our dogs face
? curly writing possible?
? add a number on a football shirt
? logo for the crew
? does it take longer with a name
? gold lettering on the diary
? chinese characters ok?
? line of poetry on the watch
? engraving
? can you engrave it
? personalised
? can i get a name on it
? do you do personalisation
? can you print a name on it
? monogram
? how much is engraving
? embroidery
? how many letters can i have
? can i get initials on it
? customized
? can u put a name on it
? personlised gift
= Personalise it: up to 12 characters, three fonts.
= Engraving £8 per line; adds two working days.
= Embroidery with name and birth date, thread colours to choose.
= Print your photo on mugs, cushions and puzzles.
= Monogram: one to three initials, gold or blind embossed.
= Special characters, accents and hearts available.
= Team shirts: name and number on the back £10.
= Upload your logo as vector file.
= Personalised items cannot be exchanged.
= Dog tags engraved while you wait.
= Iced lettering on cakes: maximum 20 letters.
= Engraving: up to 20 characters, three fonts.
= Embroidery £8 per name.
= Photo printing: upload at least 300 dpi.
= Monogram in gold foil.
= Personalised items take three extra days.
## personalisation_error
? you spelt my son's name wrong
? typo in the engraving
? i made a mistake entering the text
? can i see it before you print
? letter missing on the bracelet
? wrong date on the ring
? need to change the wording quick
? is a proof sent first
? it says jon not john
? logo came out crooked
? swapped the two names
? my fault, forgot the accent, redo
? embroidery colour isn't what i chose
? preview looks cut off
? capital letters came out small
? can the inscription be polished off
? too late to edit the name
? the font is another one
? photo printed upside down
? they etched the wrong side
? remake my misprinted mug
? the sample picture showed it elsewhere
? you spelled my daughter wrong
? put an e too many in the name
? date on ring is off
? can i change the wording before you do it
? engraved upside down
? name says jon not john
? i typed the initials wrong argh
? thread wrong shade on monogram
? picture came out cropped, head gone
? want to see it first
? accent missing on zoé
? swap the font please
= Please check the spelling carefully: we engrave exactly what you type.
= Live preview of your text before ordering.
= You'll receive a digital proof for approval.
= Our error? We replace the misspelt item free of charge.
= Changes to the inscription are possible within two hours of ordering.
= Typing errors by the customer: replacement at half price.
= Engravings on gold can be ground off and redone.
= Slight deviations in position of embroidery (±5 mm) are not a defect.
= After you've approved the proof no corrections can be made.
= Report a printing mistake with a photo.
= Low-resolution images appear blurred; heed the warning.
= Please check spelling carefully; we print exactly what you enter.
= Preview your design before adding to basket.
= Text changes possible within two hours.
= Our error? We remake it free of charge.
= Misspelt by us: new engraving within 48 hours.
## made_to_measure
? cut the wood for me
? curtains to my own dimensions
? mix a colour like this one
? need a shelf exactly eighty-three wide
? can you shorten the trousers
? odd-shaped window, blind for it
? worktop with a cutout
? take in the waist
? bespoke suit for a wedding
? rope by the metre
? special order in another fabric
? glass sawn to size
? match the shade of my old wall
? custom length chain
? hem the tablecloth
? non-standard mattress for a camper
? build me a cabinet for the nook
? carpet trimmed round the corner
? tailor on site
? sofa in a cover you don't show
? how long for something made specially
? could you saw my planks in half
? odd shaped window can you make one
? saw planks to length
? mix me this exact blue
? tailor shorten sleeves?
? sofa but ten cm narrower
? nothing off the peg fits me
? glass cut for a frame
? bespoke shelf for alcove
? match paint to my cushion
? cushion covers for my boat
? foam in a weird shape
? order in something special for me
= Made to measure: enter width and drop in millimetres.
= Timber cutting: first five cuts free.
= Paint mixing \u2013 over 10,000 shades matched from a sample.
= Alterations: trousers shortened £12, jacket sleeves £18.
= Custom-made goods are excluded from the right to cancel.
= Bespoke mattresses for boats, campers and antique beds.
= Glass and mirrors cut to size while you wait.
= Carpet, rope and chain sold by the metre.
= Special orders: 40% deposit, six to eight weeks.
= Configure your bookcase: width, height, wood, doors.
= Our tailor is in the shop on Wednesdays.
= Made to measure in 1 mm steps.
= Timber cutting service: first five cuts free.
= Colour mixing in 2,000 shades.
= Tailoring: hems from £12.
= Special orders require a deposit and take six weeks.
## samples
? can i get a bit of the fabric
? try a taste before buying
? tester pot of paint
? sachet of the cream to try
? swatches for the sofa
? bring a tile home to compare
? what does it smell like, is there a vial
? wallpaper cutting in the post
? little packet of cat food first
? how many colour cards are free
? offcut of the flooring
? nibble of the cheese at the counter
? want to feel the leather first
? mini size to see if i like it
? sampler box of teas
? do you send out snippets
? yarn shade card
? is there a perfume tester
? sip of wine in store
? sample chapter of the book
? trial size of dog treats
? piece of carpet to look at
? bit of cloth to feel first
? can i taste before buying
? little pot of paint
? free testers?
? need to see the flooring in my light
? sniff the perfume
? snippet of wallpaper
? tiny bag of biscuits for fussy cat
? how many swatches
? chip of tile posted
? try a drop of the cream
? squares of leather
= Order up to five free fabric swatches.
= Tester pots 100 ml, £3.
= Flooring samples: £1 each, credited with your order.
= Tasting at the cheese counter every Saturday.
= Free sachets with every cosmetics order.
= Wallpaper sample A4, posted first class.
= Discovery set: six 2 ml fragrance vials.
= Try before you buy: pet food trial packs.
= Read an extract.
= Yarn colour card with all 48 shades.
= Leather samples must be returned within 14 days.
= Sample pots £3.50.
= Tasting set: eight teas.
= Wallpaper samples A4, refunded with order.
= Testers in every store.
## try_at_home
? can i sleep on it first
? take the guitar home for a week
? trial period for the mattress
? what if i don't get on with it
? have the lamp on approval
? test the headphones on my commute
? wear the specs at home and decide later
? don't like it after a month, and then
? how many nights to test
? try the hearing aids out
? borrow the rug to see how it looks
? can i use it properly and still send back
? dog might hate the bed
? money back if i'm not convinced
? give it a go at ours first
? try four frames through the post
? sit on it a while before i commit
? test drive the pram
? keep only what i like, pay later
? trial of the massage chair
? must it be spotless after testing
? on loan to see if it suits
? wear the specs at home a few days
? not sure want to test it in my lounge
? what if its too hard after a week
? keep it a month then decide
? how many nights
? violin to try for lessons
? choose frames on my sofa
? borrow the vacuum for a go
? trial without paying
? does the cat like the tree first
? hear it with my own amp
= 100 nights' trial: sleep on it, then decide.
= Home trial: choose five frames, keep them seven days.
= 30-day satisfaction guarantee on all headphones.
= Take a carpet home on approval against a deposit.
= Try before you buy \u2013 only pay for what you keep.
= Instruments on trial for two weeks, rent deducted from the price.
= Test period starts on the day of delivery.
= Please use a mattress protector during the trial.
= Not convinced? We collect the mattress free.
= Free four-week hearing aid trial.
= One trial per household.
= 100-night trial.
= Home try-on: five frames, five days.
= Test for 30 days, return if unhappy.
= Instruments on approval for two weeks.
= Try before you buy: pay only for what you keep.
## rental
? can i hire a steam cleaner
? borrow a drill for the weekend
? what's the daily rate
? skis for a week
? need a marquee just once
? how much deposit
? rent a cello for my kid
? wedding suit hire
? loan of a carpet shampooer
? do you rent out bikes
? tool hire, id required
? costume for one night
? lease a piano
? chairs and tables for a party
? mini digger saturday
? want to use it only one afternoon
? does the fee come off if i buy later
? kayak by the hour
? baby seat while grandkids visit
? projector for movie night
? hire period minimum
? half-day price for a chainsaw
? just need a carpet cleaner for a day
? borrow skis?
? tux for one night
? how much for a week
? dont want to buy a drill for one hole
? cello for a term
? tent for a festival only
? deposit on the van
? marquee for the garden party
? kayak sunday
? can i keep it in the end
? costume for halloween, hire
? rent
? can i hire one
? do you rent
? hire cost per day
? rental prices
? how much to rent for a weekend
? do you do hire
? can i rent instead of buying
? rental deposit
? how much is hire
? for hire
? hire for a week
? do u rent these out
? rentel
= Hire: prices per day, weekend, week.
= Deposit £100, returned when the tool comes back undamaged.
= Ski rental: set of skis, boots and poles from \u20ac25 a day.
= Instrument rental from £12 a month, purchase option.
= ID and a utility bill required for hire.
= Formal suit hire: three days including cleaning.
= Party rental: tables, chairs, crockery, glasses.
= Bike hire \u2013 half day $30, full day $45, helmet included.
= Minimum hire period: four hours.
= Floor sander with dust bag, abrasive charged separately.
= Book your rental online or at the hire desk.
= Hire prices: £25 per day, £90 per week.
= Deposit £100, refunded on return.
= Rent an instrument from £15 a month.
= Rent-to-buy: instalments are credited.
= ID required for tool rental.
## rental_return
? bringing the sander back a day late
? scratched the hired skis
? need the marquee longer
? lost a piece of the costume
? where do i drop off the rented bike
? stain on the hire suit
? can i extend my hire
? stuck in traffic, won't make it by closing
? when do i get my deposit back
? broke the loan tool
? return it clean or dirty
? puncture on your rental
? keep the cello another month
? forgot to refill the petrol
? someone nicked the hired kayak
? handing back on sunday possible
? do you charge for overdue
? finished early, part refund
? post the gown back how
? end my instrument hire
? hired glasses got smashed
? is damage covered by a waiver
? stuck in traffic back an hour late
? can i have the floor sander another day
? need to keep the kayak longer
? what if i break the borrowed saw
? drop off after closing
? wine on the rented suit
? forgot to bring it back
? do i clean it first
? lost a tent peg from the hire
? deposit not returned
? extend till monday
= Late return: each further day is charged at the daily rate.
= Damage waiver 10% of the hire fee; excludes loss and theft.
= Please return tools clean and with a full tank.
= Extension: ring us before the hire period ends.
= Deposit released within three days of inspection.
= Broken glass: £1.50 a piece.
= Key drop box for returns outside hours.
= Costumes: do not wash, we clean.
= Lost or stolen rental equipment is charged at replacement value.
= Instrument rental ends with one month's notice.
= No refund for early return of rented skis.
= Late return: one day's rental per commenced day.
= Extend your hire by phone before 5 p.m.
= Damage waiver £4 a day.
= Please return equipment clean and dry.
= Loss is charged at current value.
## subscription
? can it come every month automatically
? i always forget dog food, send it regularly
? razor blades on repeat
? how much do i save with a regular order
? coffee each fortnight
? mystery book box monthly
? is there a minimum term
? gift a three month plan
? flowers every friday
? set up a standing order for filters
? how does your club box work
? do i pay each time or up front
? choose how often it arrives
? nappies delivered on schedule
? membership with monthly wine
? will prices change during the plan
? do you do autoship
? veg box weekly
? can i mix flavours each round
? sign up for refills
? magazine for a year
? recurring delivery, any strings attached
? fed up reordering cat food
? send it every month by itself
? do i save if its regular
? coffee turning up fortnightly
? tied in for how long
? veg box each week
? repeat nappies
? choose how often
? monthly book surprise
? razor blades automatically
? is there a contract
? set and forget for filters
? subscription
? can i subscribe
? subscribe and save
? monthly delivery
? regular delivery
? cancel my subscription
? how do subscriptions work
? can i get it every month
? pause my subscription
? how much do i save if i subscribe
? skip a month
? auto ship
? repeat order every 2 weeks
? subcription
= Subscribe & save: 10% off every delivery.
= Choose your interval: every 2, 4, 6 or 8 weeks.
= Coffee subscription from £9 a month, postage included.
= Book box: one surprise novel monthly.
= No minimum term, no commitment.
= We charge your card on the day of dispatch.
= Gift subscription for three, six or twelve months.
= Automatic refill of filters and cartridges.
= Veg box scheme: small, medium, family.
= Auto-delivery for pet food, change flavour any time.
= Subscribers receive new records before release.
= Subscribe & save 10%.
= Choose your interval: 2, 4 or 8 weeks.
= No minimum term.
= Gift subscriptions for 3, 6 or 12 months.
= Autoship: billed with each delivery.
## subscription_change
? pause my box over the holidays
? got too much coffee piling up
? skip next month
? how do i end the plan
? change to every eight weeks
? switch flavour from now on
? cancel my monthly thing
? still charged though i stopped it
? going travelling, put it on hold
? new address for the regular parcel
? cat died, no more food please
? bring the next one forward
? when's the last date to skip
? downgrade to the small one
? restart my paused plan
? don't renew it
? how much notice do i give
? move delivery to another week
? replace chicken by fish in the standing order
? kids out of nappies now
? i'm drowning in razor blades
? stop before the next payment goes
? going away skip one
? too many beans piling up
? stop my box
? want out
? every six weeks instead
? cat died no more food please
? swap flavour next time
? charged again after i ended it
? take a break in summer
? restart mine
? bring next one forward
? quit the plan
= Pause, skip or cancel at any time in "My subscriptions".
= Changes up to three days before the next dispatch.
= Cancellation period: none; magazine subscriptions four weeks.
= Skip a delivery with one click.
= Holiday pause for up to three months.
= Change interval, flavour or address of your plan.
= Your subscription renews automatically unless terminated.
= Resume whenever you like \u2013 your price stays.
= Prepaid gift subscriptions end automatically.
= Already packed boxes can no longer be stopped.
= Confirmation of cancellation by email.
= Pause, skip or cancel anytime in your account.
= Changes must be made three days before the next billing.
= Cancellation takes effect at the end of the period.
= Swap products in your upcoming box.
= Reactivate your subscription with one click.
## appointment_booking
? can i book a slot
? need someone to plan my kitchen with
? bridal fitting on saturday
? eye test next week
? do i need an appointment
? when's your next free time for a bike check
? just walk in or reserve
? make a date with the mattress expert
? hearing check for my dad
? getting measured for a bra
? consultation for curtains
? which days does the goldsmith see people
? anything free tomorrow afternoon
? how long does a planning session take
? book me in for a piercing
? dog grooming, when could we come
? ski boot fitting time
? private viewing of the rings
? is the advice free
? shift mine to another day
? who do i see about built-in wardrobes
? sit down with an adviser
? when can someone see me
? book a bra fitting
? eyes tested saturday?
? just walk in or make a time
? want a chat about a kitchen
? wedding dress viewing with mum
? slot for my bike
? how long does it take with the adviser
? any space today
? get feet looked at
? free consult?
? bring three mates to the bridal thing
? book an appointment
? appointment
? can i book a fitting
? can i just walk in
? make an appointment
? book a consultation
? any appointments free saturday
? change my appointment
? next available appointment
? can i make a booking to come in
? do u take walk ins
? how do i book in
? book apointment
= Book an appointment: choose service, branch, date and time.
= Kitchen planning: two hours, free of charge, please bring floor plan.
= Bridal appointments last 90 minutes; up to three companions.
= Eye tests Monday to Saturday, online booking.
= Walk-ins welcome, but booked customers go first.
= Free slots: Tue 10:30, Wed 14:00, Fri 9:15
= Bra fitting without appointment.
= Consultation with our goldsmith by arrangement.
= Grooming: small breeds one hour, large breeds two.
= You receive a confirmation and a reminder by text.
= Personal advice session, £25, credited on purchase.
= Book an appointment online.
= Bridal consultation: 90 minutes, up to three guests.
= Eye tests daily by appointment.
= Walk-ins welcome, subject to waiting time.
= Your kitchen planning session is free and without obligation.
## appointment_cancel
? can't make my fitting tomorrow
? something came up, must call it off
? the kid's got a fever, course today
? do i pay if i don't show
? running late for my slot
? reschedule the workshop
? cancel the eye test
? we missed our booking
? send a friend in my place
? money back for the pottery class
? what's the latest i can drop out
? overslept, is it forfeited
? withdrawing from the knitting evening
? stuck on the m25, keep my place
? broke my leg, can't attend
? you cancelled on me at short notice
? get out of the tasting on friday
? is there a no-show charge
? how do i let you know i'm not coming
? swap to a later date
? postpone my bridal visit
? pull out of the course, refund
? cant make it tomorrow
? down with flu wont come
? move my fitting to friday
? forgot my booking do i owe
? can i give my place in the class to my sister
? charged for not turning up
? need to postpone
? childcare fell through
? train cancelled missed the workshop
? money back on pottery course?
? take me off the list for thursday
= Cancellation of appointments: free up to 24 hours before.
= No-show fee £20.
= Courses: full refund until 14 days before, then 50%.
= You may name a substitute participant at no cost.
= More than 15 minutes late? We may have to give your slot away.
= Reschedule using the link in your confirmation.
= Missed lessons cannot be made up or refunded.
= If we cancel a workshop you receive your money back.
= Illness: course fee transferred on presentation of a doctor's note.
= Deposit for grooming is forfeited if you don't attend.
= Please let us know in good time so others can come.
= Cancel free of charge up to 24 hours ahead.
= Courses: 50% refund within seven days of the date.
= Reschedule via the link in your reminder.
= You may send a substitute participant.
## courses_events
? do you run classes
? learn to make sourdough with you
? any author readings coming up
? how many in a group
? knitting evening, when's the next
? fancy some barista training
? tickets for the wine tasting
? kids' craft workshop in half term
? what does the course cost
? first aid for dogs
? places left on saturday
? bike repair evening for women
? is material included in the price
? beginners' guitar lessons
? launch party, can anyone come
? demo of the pizza oven
? where can i learn to solder
? do i bring my own apron
? talk about pruning
? what's on this month
? chainsaw safety day
? certificate at the end
? teach me to crochet
? any wine tastings coming up
? author reading when
? learn to bake bread
? how many in a class
? kids craft afternoon
? is material included
? ski waxing evening
? puppy school
? can a newbie join
? ticket price for the talk
? classes
? workshops
? do you run any courses
? events
? how much are the classes
? when is the next workshop
? do you do beginner classes
? course dates
? tastings
? how many people per class
? are there any places left on the course
? lessons
? any events on this weekend
? wrkshop price
= Events: readings, workshops, tastings \u2013 calendar.
= Sourdough course: Saturday 10\u201314, £65 including apron and lunch.
= Maximum 8 participants.
= Author evening with signing, tickets £6, redeemable on the book.
= Knit night every second Tuesday, drop in.
= Pruning demonstration, free, no booking.
= Whisky tasting: six drams, from 18 years.
= Bike maintenance class for beginners.
= Children's holiday workshop, 6\u201310 years, materials provided.
= Fully booked \u2013 join the waiting list.
= Puppy school: six lessons with a qualified trainer.
= Workshop dates: sourdough, Saturdays 10\u201314, £65.
= Maximum eight participants.
= Whisky tasting: six drams and snacks.
= Materials and refreshments included.
= Book signing and reading on 5 May; admission free.
## parties_groups
? can we have my girl's birthday at yours
? hen do, twelve of us
? hire the whole place for an evening
? team day out with colleagues
? pottery painting for ten kids
? stag party tasting
? baby shower in the café
? private shopping after hours with friends
? class trip to your workshop
? how much per child
? is there cake or do we bring it
? coach party coming, ok
? book club gathering with wine
? works christmas do
? can a group of pensioners visit
? exclusive use of the climbing wall
? minimum number of guests
? goodie bags for the little ones
? room for a family celebration
? guided tour for our society
? we're a crowd of twenty
? bespoke session for bridesmaids
? my girl turns seven can we celebrate at yours
? hen do making candles
? twelve of us after hours
? office outing
? rent the cafe for an evening
? stag with go karts?
? can we bring our own cake
? school trip to the bakery
? team building
? baby shower in your shop
? reunion of thirty
? choir wants a private tasting
= Children's parties: two hours, 8\u201312 kids, £18 per child.
= Book our café for private functions.
= Hen party workshop: flower crowns and fizz.
= Group visits with guided tour of the roastery.
= Team building: build a guitar in a day.
= Private shopping evenings for groups of ten or more.
= Exclusive hire: from £350 per evening.
= Birthday package includes cake, party bags and invitations.
= School classes welcome on weekday mornings.
= Minimum 6, maximum 20 guests.
= A deposit secures your group booking.
= Children's birthday parties: from eight guests, £18 per child.
= Private hire of our café.
= Hen parties and team events.
= Group bookings of ten or more on request.
= Closed-door shopping evening with bubbly.
## home_visit
? can someone measure my windows here
? would you come and look at the garden
? i can't get out, do you visit
? interior person to my house
? surveyor for the kitchen
? curtain man comes to the door
? what does a house call cost
? bring samples to our place
? mobile bike mechanic
? piano tuner at home
? optician for the care home
? do you travel to the countryside
? bedridden mum needs a fitting
? design advice in my own living room
? vet nurse round ours
? take measurements on site
? is it free if i buy after
? how far out do you come
? estimate for flooring on the spot
? expert to check my damp wall
? send a rep with fabric books
? carpet fitter to size up the stairs
? could someone measure my stairs
? come look at my garden
? i cant leave the house, will you visit
? bike mechanic to my drive
? quote at mine
? bring samples round
? housebound gran needs specs
? man with tape for blinds
? do you charge for coming out
? how far do you travel
? someone advise in my living room
? piano tuner round here
= Home visit: we measure, advise and bring samples.
= Free measuring service within 15 miles.
= Call-out fee £35, refunded on order.
= Interior design consultation in your home, two hours.
= Mobile bicycle workshop: we come to your door.
= Our garden designer visits your plot.
= Domiciliary eye tests for the housebound.
= Site survey before stairs, doors and kitchens.
= Home service area: postcodes BS1\u2013BS16.
= Our curtain team brings pattern books to you.
= Piano tuning at your home, £75.
= Free home measuring service within 20 miles.
= Our mobile workshop comes to you.
= Call-out charge £30, credited on purchase.
= In-home design consultation.
= Home visits for hearing aids and spectacles.
## video_advice
? can i show you on camera
? video call with an expert
? talk me through it face to face online
? show me the sofa live
? hop on a screen chat with a stylist
? is remote advice free
? too far to come, walk me round virtually
? someone to look at my plant by webcam
? do i need an app to join
? expert over the phone about tents
? how long does an online session last
? screen share the kitchen plan
? link for the call hasn't come
? my camera won't work, audio only
? virtual appointment tonight
? can the kids see the puppets live
? telephone consultation with the chef
? live demo of the synth over the net
? see the ring on a hand by video
? shop from the couch with an assistant
? digital fitting session
? hold it up to the lens for me
? show me it on camera
? can someone zoom with me
? facetime round the shop
? talk to an expert without travelling
? see the pianos through my screen
? live from the showroom
? is the call recorded
? do i need special software
? camera off ok?
? let a stylist see me online
? ring with pictures
? wave my broken tap at you on webcam
= Video consultation: see products live from the shop.
= Book a 30-minute video call with our specialists.
= No app needed: click the link in your confirmation.
= Live shopping with a stylist, camera optional.
= Remote kitchen planning with shared screen.
= Plant doctor by video, Tuesdays.
= Telephone advice from our tent experts.
= Virtual showroom tour.
= Online instrument demo with our luthier.
= Recommended: headphones and stable internet for your call.
= Video advice is free and without obligation.
= Book a free video consultation.
= Live shopping with an expert, one to one.
= Works in your browser; no download.
= Advice by phone or video, 30 minutes.
## reviews
? are those ratings real
? where can i write what i think
? my comment isn't showing
? you deleted my bad review
? how many stars did others give
? do you pay folk for reviews
? what do other buyers say
? change what i wrote
? all five star, smells fishy
? leave feedback for the book
? are testimonials checked
? anonymous opinion possible
? do you get something for rating
? photo with my review
? asked me to rate before it came
? negative ones hidden
? verified purchase, meaning what
? my name shows under the rating, remove it
? customer experiences with the mower
? score dropped, why
? any readers' verdicts
? bot written praise
? are those stars genuine
? mine got deleted
? where do i write what i think
? all five stars suspicious
? do you pay folk to say that
? can i post a picture of mine
? my honest opinion wasnt published
? read what others say
? how do i edit my comment
? bad ones hidden?
? nobody has rated it
? why keep asking for feedback
= Reviews come only from verified purchases.
= Write a review: stars, title, text, photo.
= We publish positive and negative ratings alike.
= 4.6 out of 5 (312 ratings)
= Reviews are checked for insults and personal data before they appear.
= You may edit or remove your rating at any time.
= We don't reward or buy customer opinions.
= Each month we draw a voucher among all reviewers.
= How we verify authenticity of reviews.
= Booksellers' opinions and readers' voices.
= Report an inappropriate comment.
= Reviews come from verified purchasers only.
= Write a review and rate from one to five stars.
= Average rating 4.6 (312 ratings).
= Comments are moderated, not edited.
= Incentivised reviews are labelled.
## competition_prize
? did i win
? how do i enter the draw
? when are winners announced
? got told i won a bike, true
? giveaway on your page, still running
? do i have to buy to take part
? can under eighteens join in
? closing date for the sweepstake
? guess the weight of the cake
? prize never arrived
? swap the prize for cash
? how are winners picked
? enter more than once
? colouring contest for kids
? photo competition rules
? scratch card says winner
? can aussies enter too
? wheel of fortune voucher code
? the quiz answer, where do i send it
? lucky dip ticket number
? employees allowed to enter
? advent calendar raffle
? when do they announce it
? got a call i won a telly
? my lads drawing for your contest
? wheres my prize
? who won the bike
? giveaway on insta real?
? how many goes
? can your staff enter
? guess the sweets in the jar
= Prize draw: win a garden makeover worth £1,000.
= Closing date 31 May, midnight.
= No purchase necessary.
= Entrants must be 18 or over and resident in the UK or Ireland.
= Winners are drawn at random and notified by email.
= Terms of the competition: one entry per person.
= No cash alternative; the prize is not transferable.
= Children's colouring contest, three age groups.
= Photo contest: show us your balcony.
= Beware of fake accounts claiming you've won.
= Employees and their families may not take part.
= Prize draw terms: no purchase necessary.
= Closing date 30 June; winners are notified by email.
= One entry per person, aged 18+.
= The judges' decision is final.
= Competition winners are listed here.
## photos_colours
? looked blue on the screen, came green
? is it more grey or beige in real life
? colour nothing like the picture
? could you take a snap in daylight
? what shade is stone exactly
? pictures make it look bigger
? does the grain look like that on all
? i got a darker tone
? true colour please
? cream or proper white
? is the model's one navy or black
? photo without filter
? matches my red sofa
? close-up of the fabric
? warm or cool undertone
? is it shiny or matt
? two rolls differ slightly
? the pattern wasn't visible online
? monitor plays tricks, how yellow is it
? more images from behind
? brass looks cheap compared with the image
? hue like brick or more orange
? looks nothing like on my screen
? more mustard than yellow
? is the green more olive
? darker in real life
? model must be a giant
? picture misleading
? does it match my sofa
? got another photo of the back
? is it shiny or dull
? what shade exactly
? ral number
? lamp looked huge online
= Colours may vary depending on your screen.
= True-to-life photo taken in daylight.
= Wool is dyed in batches: check the dye lot number.
= Natural product \u2013 grain and tone differ from the picture.
= Colour: off-white with a hint of grey (similar to RAL 9002).
= Decoration shown is not included.
= View in 360° and zoom.
= See customers' photos.
= Matt finish; the flash makes it look shinier.
= Every plant is unique; the image is an example.
= Order a swatch if the exact shade matters.
= Colours may vary slightly from screen to screen.
= RAL 7016 anthracite.
= Natural products: grain and tone differ.
= More pictures and 360° view.
= Our model is 178 cm and wears size M.
## product_availability_future
? will you make it again
? is that discontinued
? when does the new model come
? my favourite has vanished from the site
? should i wait for the next version
? are you bringing back the blue
? gone for good
? follow-up to this novel, when
? the old recipe was better, returning
? is a successor planned
? end of line, that's sad
? is a reprint coming
? next collection out when
? preorder the upcoming album
? why did you drop it
? can't find it anymore
? will there be more sizes
? next winter in the range again
? limited edition, ever repeated
? same plates to extend my set
? autumn arrivals, sneak peek
? last batch ever
? will you bring back that mint one
? been dropped?
? new version out soon?
? need same plates to fill my set
? stopped making my favourite
? is there a successor
? loved that tea why gone
? wait for next years bike?
? coming again in autumn?
? last of them?
? cant find it any more on your site
? reprint of the book
= Discontinued \u2013 no longer in our range.
= Successor model available from autumn.
= New collection online from 1 September.
= Reprint scheduled for spring.
= Limited edition: will not be reissued.
= Pre-order now, release date 14 November.
= This tableware series remains available until 2030.
= Seasonal article: back every October.
= Coming soon \u2013 new arrivals.
= Last pieces of the outgoing model.
= Out of print; try our antiquarian department.
= Discontinued: no longer in production.
= The successor model arrives in spring.
= Limited edition; will not be reissued.
= Reprint planned for autumn.
= Follow-on purchase guaranteed for ten years.
## product_request
? could you get one in for me
? not on your site, can you order it
? would you stock gluten free flour
? looking for a rare record
? import one from japan for me
? do you know who sells it otherwise
? you should carry this brand
? hunting for a book out of print
? source a part that's not listed
? i can't find saffron with you
? special wish, strange tea
? can the buyer add left-handed scissors
? wish you had bigger sizes
? find me an old rose variety
? suggestion for your assortment
? ask your supplier for a grey one
? why don't you do frozen raw food
? ordering from the publisher takes how long
? could it be brought in just for me
? need a size you don't keep
? track down a second-hand copy
? got nothing for ferrets, will you
? you dont have it, could you get it
? looking for an obscure record
? could you order in a book for me
? why no left handed scissors
? can you track down a rare fern
? would you stock oat milk
? cant see it on your site but need it
? find me a 1960s lamp
? please start selling bigger sizes
? source a sheet of zinc?
? know anyone who has it
? suggestion for your range
? can you get something in for me
? can you order something in
? do you stock other brands
? can't find it on your website
? special order
? will you be getting this brand
? can you source it
? you don't sell it, can you get it
? why don't you stock this
? could you start selling them
? can u order one in specially
? looking for something you don't have
? product request
? suggest a prodct
= Can't find it? We order almost anything from our suppliers.
= Any book in print ordered overnight.
= Product wishes: tell us what's missing from our range.
= We'll search for out-of-print titles worldwide.
= Special procurement: non-listed tools and spares on request.
= Rare plants sourced from partner nurseries.
= Import of records from Japan, allow four weeks.
= Specially ordered goods require a deposit.
= Wine not on the list? Ask our sommelier.
= We note your suggestion and pass it to purchasing.
= Unfortunately we don't carry this brand and can't obtain it.
= Can't find it? We order any title in print.
= Special sourcing: tell us what you are looking for.
= Product suggestions are passed to our buyers.
= Out-of-print search service.
= Items outside our range on request.
## transport_own_car
? will it go in a hatchback
? can i tie the wardrobe on the roof
? fits in my boot with seats down
? size of the box for the car
? how heavy is it to lift in
? need a trailer for it
? carry a bike inside a small motor
? do you help me load
? got a van to borrow
? length of the plank in the estate
? strap or rope for the roof rack
? can a mattress be rolled up for the drive
? three metre ladder on my wee car
? too wide for the back seat
? tree sticking out of the window, legal
? red flag for overhang
? taking home a sofa on my own
? ute big enough for turf
? in one piece or several cartons
? how many bags of soil can my car take
? put the fridge lying down
? weight of the packages
? will it squeeze in a fiat
? seats down is that enough
? how big is the carton
? can it go on the roof
? got an estate
? borrow a van off you?
? who helps me heave it in
? rope and blanket have you?
? trailer loan
? length of box, tiny car
? carry on the bus?
? tree in the boot without mess
= Package dimensions: 198 × 42 × 15 cm, 38 kg \u2013 fits most estate cars.
= Free loan of roof rack straps at the exit.
= Our staff help you load.
= Borrow our van: first hour free.
= Delivered in three cartons; the longest measures 205 cm.
= Vacuum-rolled mattress fits any boot.
= Please transport fridges upright.
= Observe your car's permitted roof load.
= Trailer hire £15 for half a day.
= Loads overhanging more than one metre must be marked.
= Christmas trees netted for easy transport.
= Package dimensions: 200 × 60 × 15 cm, 38 kg.
= Hire our van by the hour.
= Free loan of roof bars and straps.
= Staff will help you load.
= Fits a standard hatchback with seats folded.
## flying_travel
? can i take it in hand luggage
? is the battery allowed on a plane
? cabin size suitcase
? will the knife be confiscated
? violin in the overhead locker
? power bank how many watt hours
? pack the stove in my suitcase
? liquids under hundred mil
? buggy up to the aircraft door
? carry-on with budget airlines
? security at the airport and my drill
? cheese through customs
? can i bring seeds into australia
? flying with a surfboard
? is that gas cartridge permitted in the hold
? lighter in checked bags
? plug for the states on holiday
? travel crate for my dog on a flight
? bike box for the airline
? e-scooter on a flight
? wooden souvenir, quarantine
? will it survive baggage handlers
? can i take it on the plane
? cabin bag size?
? will security confiscate the scissors
? power bank in hold or with me
? duty on taking it to the states
? trolley ryanair ok
? knife in suitcase
? guitar on board
? how many ml allowed
? cheese into australia
? helium or gas to holiday by air
= Cabin baggage: 55 × 40 × 20 cm, suits most airlines.
= Power banks up to 100 Wh only in hand luggage.
= Gas cartridges must not be carried on aircraft.
= Multi-tools and knives belong in checked baggage.
= IATA-compliant dog crate.
= TSA lock for travel to the USA.
= Travel-size bottles, 100 ml, in transparent bag.
= Folding pushchair, approved as cabin luggage.
= Australian biosecurity: no untreated wood, seeds or honey.
= Bike travel case, fits 29-inch wheels.
= Cello: many carriers demand a second seat.
= Hand luggage compliant: 55 × 40 × 20 cm.
= Power banks up to 100 Wh in cabin baggage only.
= TSA-approved lock.
= Liquids max. 100 ml.
= Check your airline's rules before travelling.
## pickup_old_packaging
? do you take the cardboard with you
? don't want a mountain of boxes
? who removes the polystyrene
? leave no rubbish behind please
? will the delivery guys clear up
? wrapping left in my hallway
? can the carton go back with the lorry
? foil and cardboard, take away
? no room in my recycling bin
? pallet still on the drive
? drop the empty box off at the store
? collect the pallet when
? disposal of packing stuff included
? unpack and cart off the mess
? your drivers dumped the plastic here
? get rid of the crate it came in
? is removal of packing extra
? bring old boxes back to you
? huge fridge carton, who gets it
? straps and wood lying in the garden
? want it unwrapped and tidied
? flat without bins, packaging a pain
? drowning in cardboard will they take it
? do the lads clear the rubbish
? foam everywhere after the sofa came
? who gets rid of the crate
? pallet left on my drive
? leave the box with the driver?
? is clearing up included
? no car for the dump, take plastic away
? wrap off mattress removed?
? recycle bin full after delivery
? unpack and bin it for me
? straps and wood left behind
= On request our drivers take the packaging away.
= Removal of packing material included with room-of-choice delivery.
= Kerbside delivery: packaging stays with you.
= Pallets are collected at the next delivery; deposit £12.
= You may return sales packaging to any of our stores.
= Unpacking and disposal £15.
= We clear away cardboard, film and polystyrene.
= Transport crates for pianos remain our property.
= Tell the crew before unloading if you'd like wrapping taken.
= Keep the carton until you've checked the appliance.
= Plant trolleys and crates go back with the lorry.
= Our crew removes all packaging on request.
= Unpacking and disposal of materials included.
= Euro pallets are exchanged or collected.
= Packaging take-back £10.
= The driver cannot take cartons from previous deliveries.
## storage_service
? can you hang on to it till june
? we move house in may, deliver then
? keep my sofa until the flat's ready
? park my bike with you over winter
? tyres stored at yours
? pay now, get it later
? builders delayed, push delivery back
? hold the presents till christmas week
? look after my geraniums in the cold months
? looking to buy now for a wedding later
? how long will you warehouse it free
? a fixed day in six weeks
? mower stays with you till spring
? store my pram till the baby's born
? not ready for the kitchen yet
? put the garden set by for later
? fur coat in cold storage
? deliver after our holiday
? does storing cost
? leave the boat at your yard
? keep it in your depot a while longer
? preferred date next quarter
? house not ready can you keep the sofa
? bring it in march instead
? hang on to my mower for winter
? tyres stay with you?
? moving soon, keep it in your depot
? builder delayed me
? how long free in your warehouse
? look after my garden furniture
? kitchen too early hold it
? want it on a date months away
? bike over winter at yours
? fur coat in summer
= Buy now, deliver later: we store your furniture free for up to three months.
= Desired delivery date can be up to six months ahead.
= Overwintering service for tub plants, priced per square metre.
= Bike winter storage including service, £79.
= Tyre hotel: set of four, £35 per season.
= Storage charges of £10 a week apply after 90 days.
= Prams and cots held until the baby arrives.
= Kitchen orders: call-off up to a year later.
= We keep Christmas gifts hidden in store until 24 December.
= Winter storage for mowers with sharpening.
= Boats and canoes: covered yard, by arrangement.
= Winter storage for mowers and bikes, £60.
= Tyre hotel: £30 per season.
= Free storage for four weeks, then £10 weekly.
= Choose a later delivery date up to six months ahead.
= Cold storage for furs.
## insurance_transport
? is my parcel insured
? who pays if it gets lost
? post office broke it, whose risk
? signed for delivery on something dear
? left on the doorstep and pinched, am i covered
? can i add cover for the painting
? up to what value is it covered
? sending back a pricey watch, insured
? liable when the courier loses it
? fragile vase shipped safely
? tracked and insured postage
? what if the ship sinks with my piano
? transit insurance cost
? must i sign for it
? stolen from my porch
? worth two grand, how do you post that
? claim against the carrier
? does the risk pass to me at dispatch
? protection for returns in the mail
? special delivery for jewellery
? insurance abroad included
? is loss underway my problem
? what if it gets wrecked on the way
? is my parcel covered
? costly watch by post worried
? whose risk till i have it
? up to how much insured
? pay extra to cover it
? if the van crashes
? safe to ship a vase?
? artwork valued, cover?
? returning it, who bears the risk
? lost in post compensated?
? signed and valued sending
= All parcels are insured up to £500.
= The risk passes to you on delivery.
= Valuable jewellery is sent by insured special delivery.
= Transport insurance for instruments: 1% of value.
= Keep your proof of posting when returning goods.
= We bear the risk of loss in transit.
= Signature required for items over \u20ac200.
= Higher-value cover available at checkout.
= If you name a safe place, liability ends when it's left there.
= Antiques shipped by specialist carrier, fully insured.
= Business customers: risk transfers on handing over to the carrier.
= All shipments are insured up to £500.
= Risk passes to you on delivery.
= Additional cover for high-value goods £5.
= Transit insurance included.
= Return parcels travel at your risk unless you use our label.
## gift_suggestions_service
? what do i get my mother-in-law
? no idea for a man who has everything
? present for a nine year old girl
? secret santa under a tenner
? help me find something for my teacher
? box of goodies, can you put one together
? surprise for a gardener
? wedding list with you
? hamper for my boss
? ideas for our anniversary
? leaving do for a colleague, suggestions
? something small to bring to a dinner
? gift for a music nut
? housewarming, what's nice
? any cute stocking fillers
? what would a new dad like
? mystery parcel for a reader
? kit for a foodie friend
? christening present that isn't silver
? he loves fishing, inspire me
? get well treat
? start a baby registry
? no clue what to get my father in law
? something for a teenage girl
? teacher leaving ideas
? hamper for grandad
? under twenty for a bloke who fishes
? surprise me
? goodie box for new mum
? what do cat people like
? godchild christening
? last minute thing for the wife
? housewarming
? set of nice bits in a basket
= Gift finder: for whom, occasion, budget.
= Presents under £20 \u2013 our ideas.
= Hampers packed to your wishes.
= Surprise box: tell us three books you loved.
= Wedding list and baby registry service.
= Gift sets: tea, honey, chocolate.
= Our booksellers choose for you.
= Corporate presents and Secret Santa inspiration.
= For gardeners, cooks, cyclists, cat lovers \u2026
= Stocking fillers and small tokens.
= Birthday crate: children put their wishes into a box in our toy shop.
= Gift finder: by age, budget and interest.
= Gift sets from £15.
= Surprise box: six hand-picked treats.
= Our advisers help you choose a present.
= Hampers made up to your wishes.
## emergency
? my toddler ate a battery
? dog swallowed the slug pellets
? it's on fire
? smell gas from the heater
? cut myself badly with the saw
? cleaner splashed in my eye
? the battery is smoking and swelling
? got an electric shock off it
? she drank lamp oil
? baby's choking on a piece
? burnt my hand on the stove
? inhaled the fumes and feel dizzy
? cat chewed the lily, throwing up
? glass in my mouth from your jar
? carbon monoxide alarm going off
? he's having an allergic reaction
? ladder collapsed, he's hurt
? sparks coming out of the socket
? who do i call, poisoned
? magnet gone down my son's throat
? kid unconscious after a fall
? acid on the skin, quick
? toddler drank the cleaner
? it is on fire
? i smell gas
? dog ate slug pellets
? swallowed a button cell
? electric shock from lamp
? splashed in my eye
? cut finger badly with your knife
? battery swelling and hot
? throat closing after eating the bar
? burnt hand on stove
? sparks from the plug what do i do
= In an emergency dial 999 or 112 (Australia 000, USA 911) immediately.
= Poisons information: call the national poison centre.
= Button battery swallowed? Go to A&E at once.
= If you smell gas: open windows, no flames, ring the gas emergency line.
= Eye contact: rinse with water for 15 minutes and seek medical advice.
= Burning lithium battery: leave the building, call the fire brigade.
= Pet poisoned? Contact your vet or the animal poison line.
= First aid: cool burns under running water for 20 minutes.
= Do not induce vomiting.
= Switch off at the mains if someone receives a shock.
= Severe allergic reaction: use the adrenaline pen, call an ambulance.
= In an emergency, call 999 or 112.
= Poison information: 24-hour helpline.
= If swallowed, seek medical advice immediately; do not induce vomiting.
= Rinse eyes with water for 15 minutes.
= Smell of gas: ventilate, leave, ring the gas emergency line.
## data_breach_fraud
? got a text from you asking for my card
? is this email legit
? site looks like yours but dodgy
? someone ordered in my name
? clicked the link, now worried
? you want a customs fee by sms, real
? was there a hack at yours
? my details leaked
? invoice for stuff i never bought
? caller said he's from your shop
? phishing mail with your logo
? fake shop selling your sofas
? strange login from russia
? paid on a bogus website, are you behind it
? scammer pretending to be your support
? someone nicked my account
? qr code on a letter, trust it
? weird attachment claiming to be my receipt
? reminder from a debt collector, genuine
? impostor on social media under your name
? did you really send that voucher message
? password found in a breach
? is this text from you or a scam
? site looks like yours but odd
? someone used my account
? link asks for my card again
? strange bloke rang pretending to be you
? was i hacked
? paid a fake shop
? got a parcel i never bought
? email says i owe you dodgy
? my details leaked?
? prize message wants my pin
? customs fee sms phishing?
= Beware of phishing: we never ask for card numbers or passwords by email.
= Our only genuine web address ends in \u2026
= Report a suspicious message to security@\u2026
= Fake shops are copying our name and pictures.
= If your account has been misused, change your password and inform your bank.
= Identity theft: what to do if someone ordered in your name.
= Data breach notice: which customers are affected.
= We do not send payment links by text message.
= Fraud prevention: how to recognise scam calls.
= Report cybercrime to Action Fraud, Scamwatch or the Garda.
= Genuine emails from us always address you by name.
= Beware of fake shops using our name.
= We never ask for passwords by phone or email.
= Report phishing to security@example.com.
= Genuine emails end in our domain.
= Data breach notice: change your password.
## thing_price
? how much?
? what's it going for
? and how dear is that one
? price please
? what's the damage on these boots
? what does the bigger tub set me back
? cost of the double wardrobe?
? is it under fifty quid
? bit pricey innit, what is it exactly
? how many bucks for the guitar
? what are you charging for the 5 litre can
? can i get it for less than 30 euro
? i've only got twenty dollars to spend, would that cover it
? that's way too expensive surely
? what would i pay for two of them
? is that price each or for the lot
? does that include vat
? gonna break the bank or is it affordable
? roughly what ballpark is the telescope
? how much more is the next model up
? how much is it
? price
? how much
? what does it cost
? how much is this
? price?
? how much are the headphones
? how much for the big one
? what's the price of this
? how much r they
? price of the large one
? how much is the tent
? is it expensive
? hw much does this cost
= Price: £24.99
= RRP incl. VAT: \u20ac89.00
= Unit price (per kg): $7.50
= Our price: 149 AUD
= Cost per 100 ml: £3.20
= List price (ex. tax): $59.95
= Yours for just £12.
= Costs less than a cup of coffee a day.
= The large tin is priced at \u20ac34.50.
= Surprisingly affordable for a solid oak desk.
= A budget-friendly way into bouldering at under a hundred dollars.
= Sold at £5.99 per metre off the roll.
## thing_available
? in stock?
? have you got any left
? is it sold out
? when will you have them back in
? can you send it out today
? do you still sell the teapot
? could i have it by saturday, it's for a birthday
? it says unavailable, is that for good
? any chance of getting one before christmas
? are you out of the green ones again
? how long till it ships
? is there one i can get right now
? has it been discontinued
? need it asap, is it ready to go
? how many of these do ya have on the shelf
? is the rabbit hutch on backorder
? when's the next delivery of the guitar strings due
? can i pre-order it
? if i order before lunch will it leave today
? are there still some about or have i missed the boat
? is it in stock
? is this available
? do you have it
? got any left
? is the lamp still available
? do you have the boots in stock
? can i get it now
? can you send it today
? have u got this in stock
? any of these left
? can i still buy this
? is this availble
= Availability: in stock
= Stock level: 14 left
= Dispatch: same working day
= Lead time: 2-3 weeks
= Back in stock from: 12 May
= Delivery status: temporarily out of stock
= Ready to ship within 24 hours.
= Only a few left, so be quick.
= Currently sold out; new stock is expected in early autumn.
= Made to order, please allow four weeks.
= This item has been discontinued and will not be restocked.
= Available now for pre-order, shipping on release day.
## thing_reduced
? is it on offer
? any discount on that one
? what was it before
? how much do i save
? is this in the sale
? was it cheaper last week
? what's it marked down from
? is that a proper bargain or just the usual
? what percent off
? any money off the pram at the mo
? original price?
? has the drill been knocked down
? is this tent on special
? still half price?
? when does the deal end on these
? is it in the clearance
? does the code work on this one too
? bogof on the cat treats?
? i'll wait if it's coming down for black friday
? what'd it cost before the reduction
? is it on sale
? is this reduced
? what was the original price
? how much off is it
? is there a discount on this
? is the coat still on sale
? how much do i save on it
? is this the sale price
? any money off this
? is the kettle on special
? was price
? is this on clearence
= Was: £79.99, now: £49.99
= You save: 30%
= Sale price: \u20ac19.95
= Discount: $15 off
= Previous price: £120.00
= Special offer until: 31 March
= Reduced to clear.
= End-of-season markdown, a third off while it lasts.
= Now half price, down from 60 euro.
= Save £20 on the usual price this week.
= Three for two on all yarns of this line.
= A genuine bargain: twenty per cent cheaper than last year.
## thing_colours
? what colours does it come in
? have you got it in black
? is there a navy one
? any other shades
? do they do it in red too
? only in white then?
? not keen on the pink, what else is there
? what colors
? does the sofa come in something less beige
? is it avaliable in grey
? has to match my green kitchen, any sage
? can i choose the colour or is it random
? wee bit garish, anything more muted
? is there a rose gold version of that watch
? how many different shades of the lipstick are there
? got it in teal or turquoise
? want it in burgundy for the bridesmaids
? is there a yellow wool like that
? do you have a brown pair of those
? and the lampshade, is that just cream
? what colors do you have
? does it come in black
? other colours
? colours?
? do you have it in white
? any other colors
? is there a blue one
? is the sofa available in grey
? what shades
? do u have this in pink
? does the bag come in brown
? have you got a darker one
? wat colours are there
= Colour: anthracite
= Available colours: black, navy, olive, rust
= Shade: 04 dusky rose
= Color options: white / walnut / charcoal
= Colour name: petrol blue
= Number of colourways: 8
= Comes in red, yellow and bottle green.
= Choose from twelve cheerful shades.
= Also available in silver and copper.
= A soft sand tone that goes with every living room.
= Colours are assorted and cannot be chosen.
= The classic now in mint, lilac and apricot.
## thing_sizes
? what sizes do you have
? does it come in a large
? is there a smaller one of these
? have ya got that in a 14
? any bigger ones
? do they go up to size 12
? xl?
? is there a king-size version of that duvet
? does the frying pan come in 28 as well
? do you do half sizes in those trainers
? i need a plus size, does it go up that far
? that one's a bit small, next one up?
? got it in a uk 7
? whats the smallest it comes in
? does the collar come in medium
? one size only?
? is there a petite version
? which waist and leg options are there for the chinos
? do you stock the ring in a size p
? is there a mini version for a small flat
? what sizes does it come in
? is there a bigger one
? do you have a smaller one
? sizes?
? does it come in large
? do you have it in xl
? other sizes
? do the shoes come in half sizes
? is there a small
? do u have this in a size 12
? does the rug come bigger
? is it available in a medium
? wat sizes
= Size: XS, S, M, L, XL, XXL
= Available sizes: UK 3-9 incl. half sizes
= Shoe size (EU): 36-47
= Frame size: 48 / 52 / 56 cm
= Ring size: J to T
= Bedding size: single, double, king, super king
= Comes in three sizes, from small to large.
= Also available in a compact version.
= Now up to size 26.
= The medium suits most cats' baskets, the large is for bigger ones.
= One size.
= Offered in six pot diameters, from tiny to giant.
## thing_pack
? how many in a pack
? are they sold singly
? is that for one or a pair
? do you get a box of them
? whats in a bag, 500 grams?
? can i buy just the one
? is it a set of four or six
? do the glasses come in sixes
? any multipacks of the nappies
? is there a bulk bag
? how many sheets to a ream
? price is for a single tile or the whole carton?
? how many balls of wool in a bundle
? do i get two for that
? how much is in the tin
? are the cushions a twin pack
? is there a family pack of those biscuits
? how many screws per box
? trial size or only the big tub?
? sold by the dozen?
= Pack size: 6 x 330 ml
= Contents: 100 pieces
= Quantity per box: 12
= Sold as: pair
= Pack quantity: 3-pack
= Sales unit: 1 roll
= Supplied in a bag of fifty.
= Set of four matching chairs.
= Available singly or as a bundle of ten.
= The family pack holds 48 nappies.
= Comes as a twin pack, so there is always one spare.
= A carton covers two square metres with eleven boards.
## thing_weight
? weight?
? how heavy is it
? and what does that one weigh
? can my nan carry it up the stairs
? is it light enough for cabin baggage
? how many kilos
? does it weigh a ton
? too heavy for a five year old to lift?
? will the courier need two blokes for that sofa
? bit of a lump to lug around?
? is it a lightweight tripod
? how many grams are the running shoes
? what's it come to on the scales
? is the cast iron one a nightmare to lift with bad wrists
? heft of the hammer?
? i backpack, so every ounce counts
? my kitchen shelf only takes 20 kilos, would it come down
? how many pounds is the bowling ball
? weight of the bike without pedals
? is it heavy on the nose, i get sore marks from glasses
? weight
? how much does it weigh
? what's the weight
? is it heavy
? how many kilos is it
? how many pounds does it weigh
? how heavy is the bike
? is the laptop light
? what does the suitcase weigh empty
? is it light enough to carry
? how much does this wiegh
? weight in kg pls
= Net weight: 1.2 kg
= Item weight (g): 850
= Weight without pedals: 11 kg
= Shipping weight: 38 lb
= Gross weight incl. packaging: 6.4 kg
= Weight per shoe: 240 g
= At 900 g it hardly shows in your bag.
= Feather-light, so you forget you are wearing it.
= A hefty 14 kilos keeps it firmly in place.
= Light enough to carry with one hand.
= Weighs less than an apple.
= The solid steel head gives it a reassuring heft.
## thing_dimensions
? how big is it
? measurements?
? has to fit under the bed, there's 18 cm
? how wide is the wardrobe
? will it go through a standard door
? what's the diameter of the plate
? how small does it fold
? depth of the shelf?
? how long is the scarf
? would it fit in the boot of a small hatchback
? how tall is the lamp
? is it too long for a small hallway
? how many inches across
? does an a4 folder fit in the bag
? what's its footprint on the worktop
? got an alcove 82 wide, will that squeeze in
? and packed up, what's the size of the tent
? is it a dinky wee thing or quite big
? what's the drop on the curtains
? height of the heel on those
? dimensions
? measurements
? what are the dimensions
? how wide is it
? how tall is it
? how long is the table
? how deep is it
? height and width
? how big is it folded
? will it fit in my car
? diameter
? what r the measurements
? dimentions pls
= Dimensions (W x D x H): 80 x 40 x 190 cm
= Length: 2.4 m
= Diameter: 26 cm
= Packed size: 42 x 15 cm
= Height when folded: 9 cm
= Overall width incl. handles: 61 cm
= Just 30 cm wide, it slips into the narrowest gap.
= Folds flat to the size of a paperback.
= Measures 120 by 170 centimetres.
= The heel is 6 cm high.
= A compact footprint for small worktops.
= Fits laptops up to 15 inches and A4 folders.
## thing_capacity
? how many litres
? how much does it hold
? what's the volume of the rucksack
? does a whole chicken fit in the pot
? is it big enough for a week's shopping
? how many cups of tea out of that
? whats the drum size, 8 kilo?
? can i get a full load of bedding in it
? how many ml is the mug
? does it take a pint
? how much water goes in the tank
? how many bottles can i get in the wine rack
? would all the toy bricks go in that box
? is the flask too small for a whole day
? how many gallons is the water butt
? room enough for three pairs of shoes?
? how much muck can the wheelbarrow take in one go
? how many pages can it file before it's full
? capacity pls
? can i make a loaf of 1 kg in it
= Capacity: 1.7 l
= Volume: 65 litres
= Tank capacity (ml): 350
= Drum capacity: 9 kg laundry
= Holds: 24 wine bottles
= Usable content: 280 l
= Room for up to eight pairs of shoes.
= Brews six cups at once.
= Swallows the whole weekend shop.
= The generous hopper takes 400 g of beans.
= A brim-full pint fits with space for the head.
= With the side bags zipped out it stows 80 litres.
## thing_max_load
? how much weight can it take
? will it hold 120 kilos
? will it sag under all my cookbooks
? i'm 19 stone, will the chair cope
? max load?
? is there a weight limit
? would it collapse under a big fella
? can two adults lie on it without it breaking
? how sturdy is the shelf, it's for vinyl
? what's it rated to carry
? will the ladder bear me with my tools
? can it support a 65 inch telly
? how heavy can the rider be on that scooter
? is it strong enough for a motorbike
? does the hammock hold a hefty bloke
? safe working load of the strap?
? how many kg per drawer
? i'm on the heavy side, safe for me?
? can i stand on the stool
? towing limit of that hitch
? max weight
? weight limit
? how much weight can it hold
? what's the weight limit
? how much can it carry
? max load
? can it take 120kg
? weight capacity
? will it hold me i'm 18 stone
? how much does the shelf hold
? maximum user weight
? will the chair hold 300 lbs
? is it ok for heavy people
? max wieght
= Maximum load: 150 kg
= Max. user weight: 130 kg
= Load per shelf: 35 kg
= Weight limit: 22 stone
= Safe working load (SWL): 500 kg
= Carrying capacity: 40 kg
= Bears up to 200 kilos without a wobble.
= Tested for riders up to 120 kg.
= Each hook supports 5 kg.
= Reinforced slats, also for heavier sleepers.
= Strong enough to hold a full set of encyclopaedias.
= Not to be loaded with more than 10 kg.
## thing_people
? how many does it seat
? how many people is the tent for
? can you play it with two
? for how many players
? does it feed four
? is it a two-man or three-man
? would six of us fit round the table
? we're a family of five, enough?
? can i play it on my own
? how many servings does the kit make
? is it a double or single sleeping bag
? big enough for the both of us
? how many guests can sit on that bench
? is it too cramped for three adults
? good for a party of ten?
? do you need a minimum number of players
? two seater?
? dinner for how many
? works for just me and the missus?
? can three kids go on the trampoline at once
= Seats: 4
= Number of players: 2-6
= Number of persons: 3
= Servings: 8
= Sleeps: 2 adults, 2 children
= Place settings for: 12 people
= A roomy two-man tent.
= Comfortably seats six, eight at a push.
= Makes four portions.
= Can also be played solo.
= A three-seater sofa for the whole family.
= Serves up to ten guests.
## thing_number_of
? how many drawers has it got
? number of gears?
? how many pages
? how many pieces is the puzzle
? how many pockets inside
? has it got more than one compartment
? how many programmes
? how many strings on that ukulele
? whats the key count on the piano
? how many shelves in the bookcase
? are there enough slots for 12 cards
? how many pens come to the case, 24 or 36
? how many rungs on the ladder
? do the curtains have eight eyelets or more
? how many chapters in it
? just the two speeds or more
? how many songs are on the album
? how many blades on the razor
? how many bulbs does the chandelier have
? is it a 21 speed
= Number of drawers: 5
= Pages: 384
= Gears: 24
= Piece count: 1000
= No. of compartments: 3
= Programmes: 14
= Three roomy drawers and two doors.
= Sixteen pockets keep your bits and bobs sorted.
= 88 weighted keys.
= A chunky novel of over six hundred pages.
= With nine washing programmes.
= The ladder has seven treads.
## thing_material
? what's it made of
? is it real leather
? cotton or polyester
? solid wood or chipboard
? plastic?
? whats the filling
? is there a lining in the skirt
? what fabric is that
? is the frame steel or ally
? is it pure wool, i itch with acrylic
? down or synthetic
? does it contain latex
? proper oak or veneer
? bpa free?
? is the handle wood
? what's inside the cushion
? is it nickel, i get a rash
? are those soles rubber
? does it feel cheap and plasticky
? is the teddy stuffed with wadding
? material
? what material is it
? is it leather
? is it real wood
? what's it made from
? is it cotton
? fabric?
? is it plastic or metal
? what's the filling
? what is the jacket lined with
? is the ring solid silver
? wats it made of
? materiel
= Material: 100% organic cotton
= Upper: suede, lining: textile
= Filling: 90% goose down, 10% feather
= Frame material: aluminium
= Fabric composition: 70% wool, 30% nylon
= Body: solid mahogany
= Woven from pure linen.
= Made of food-grade stainless steel.
= The shell is recycled polyester, the padding hollow fibre.
= Carved from a single piece of beech.
= Free of BPA and phthalates.
= Stoneware with a borosilicate glass lid.
## thing_thickness
? how thick is it
? what gauge is the wire
? thread count?
? gsm of the towels
? is the paper thick enough that ink doesn't bleed through
? how many mm is the yoga mat
? is the fabric flimsy
? see-through at all?
? what denier are the tights
? too thin for winter curtains?
? how chunky is the yarn, dk or aran
? what density is the foam
? how strong is the card, 300 grams?
? what ply is the loo roll
? will the bin bags rip, what micron
? how dense is the weave
? sheet metal strength on the toolbox?
? string gauge on those, tens or elevens
? how stout is the glass
? thickness of the worktop pls
= Thickness: 6 mm
= Thread count: 400
= Fabric weight: 280 gsm
= Yarn thickness: DK / 8 ply
= Denier: 40
= Wire gauge: 18 AWG
= A 5 cm thick slab of memory foam.
= Heavy 160 g paper, no bleed-through.
= Sturdy 3-ply board.
= Extra-thick film of 80 microns, practically tear-proof.
= A sheer 15 denier tight.
= Densely woven and pleasantly substantial to the touch.
## thing_look
? is it matt or glossy
? what finish is it
? is it shiny
? has it got a pattern on it
? striped or plain
? is the oak more yellow or more grey
? is the logo big on the front
? modern or more country style
? does it look as tacky as in the picture
? brushed or polished
? are the flowers printed or embroidered
? is there glitter in that nail varnish
? which exact white, ral number?
? is it more of a cream or a brilliant white
? does the foundation dry dewy or matte
? is the coating non-stick or enamel
? bit too frilly?
? what pattern is the wallpaper repeat
? do you see the grain
? is it that shabby chic look
= Finish: satin matt
= Pattern: herringbone
= Surface: high gloss
= Style: Scandinavian
= Coating: powder-coated
= RAL shade: 7016
= With a fine pinstripe.
= A brushed front that hides fingerprints.
= Dries to a silky sheen.
= Printed all over with tiny daisies.
= Rustic look with visible grain and knots.
= Clean lines and a minimalist design.
## thing_light
? how bright is it
? how many lumens
? warm white or cold
? can you dim it
? which bulb does it take
? e27 or e14?
? is the led changeable
? bright enough to read by
? kelvin?
? is the light harsh
? does it glow all night
? will it light up a whole room
? cosy glow or more like a dentist's
? does it flicker on camera
? is there a dimmer
? would the torch blind someone
? is it daylight, i paint at night
? too dazzling for a nursery?
? can the colour of the lamp be changed, like to red
? do the fairy lights twinkle
= Luminous flux: 806 lm
= Colour temperature: 2700 K warm white
= Fitting: E14
= Dimmable: yes
= Colour rendering index (CRI): 95
= Beam angle: 36 degrees
= Gives a soft, cosy glow.
= Bright enough to light a whole garage.
= The LEDs are built in and cannot be replaced.
= Switches from candlelight to crisp daylight.
= Glare-free lighting for long evenings of reading.
= A 1000 lumen beam turns the trail into day.
## thing_made_in
? where's it made
? is it made in china
? what country is it from
? british made?
? made in australia or imported
? where do they manufacture it
? is it irish wool or just the name
? country of origin?
? where was it sewn
? is it a real swiss one
? where do the beans come from
? is the honey local
? do they still build them in sheffield
? i only buy european
? which factory does that come out of, asia?
? is the lamb's wool from new zealand
? is it produced over here
? hope it's not from some sweatshop in bangladesh
? italian leather made in italy?
? what part of the world is the pottery from
= Country of origin: Portugal
= Made in: Germany
= Manufactured in: Vietnam
= Place of manufacture: Stoke-on-Trent, England
= Origin: Ethiopia
= Country of manufacture: Taiwan
= Proudly made in Australia.
= Handmade in a small workshop in Donegal.
= Sewn in Italy from local cloth.
= Designed in London, assembled in Poland.
= Grown and bottled in Kent.
= Crafted in Japan by third-generation smiths.
## thing_brand
? what brand is it
? who makes it
? model number?
? who's it by
? which author
? is that an own-brand
? who wrote it
? is it the genuine make or a knock-off
? what make are these tyres
? which publisher
? is it a known name or some no-name
? whats the exact model, i want to look it up
? who's the manufacturer
? who designed the chair
? ean or part no. please
? what label is the jumper
? which band is that record
? is it an original
? who illustrated it
? is it the mark two or the older one
= Brand: house brand
= Manufacturer: family-run foundry, est. 1921
= Model no.: HX-204B
= Author: first-time novelist from Cork
= Publisher: small independent press
= EAN / MPN: 4006381333931
= A classic from the renowned French cutler.
= Written and illustrated by the same artist.
= The original by the inventor of the folding stroller.
= Produced by a well-known maker of sewing machines.
= Article number and type plate are on the underside.
= Second generation of this popular series.
## thing_power
? how many watts
? how powerful is it
? what's the torque
? has it got enough oomph for concrete
? suction power?
? is the motor strong
? how many bar
? horsepower?
? what psi does the pump go to
? too weak for frozen fruit?
? will it get up a steep hill or run out of puff
? how many newton metres
? is the hairdryer 2000w
? does the hoover actually suck up dog hair
? wattage of the amp
? how many amps does it push out
? will it cut through thick branches
? does it have the grunt to pull a trailer
? kw?
? what's the pressure like on that washer
= Power: 1800 W
= Rated output: 2.2 kW
= Max. torque: 60 Nm
= Suction power: 25 kPa
= Pressure: 15 bar
= Engine output: 3.5 hp
= A punchy motor that crushes ice.
= Plenty of oomph for masonry.
= Delivers 130 bar of cleaning pressure.
= Strong pull even on thick carpets.
= Two 20 watt speakers.
= The 250 watt hub motor makes light work of climbs.
## thing_power_source
? mains or battery
? does it plug in
? corded or cordless
? what plug is on it
? is it solar
? does it run on usb
? do i need a socket nearby
? does it run on petrol
? is it a wind-up one
? electric or manual
? works without electricity?
? no power in the shed, any good
? uk plug?
? 12v from the cigarette lighter ok?
? is it powered off the laptop
? gas or electric heater
? clockwork?
? can i use it in the caravan on 12 volt
? does it have to stay plugged in all the time
? do you turn it by hand
= Power source: mains
= Operating voltage: 230 V, 50 Hz
= Power supply: 2 x AA or USB
= Plug type: UK 3-pin (type G)
= Drive: hand crank
= Fuel: petrol, unleaded
= Charges itself in the sun.
= Plugs straight into any USB port.
= Cordless, so no socket needed.
= Works entirely by hand, no electricity at all.
= With Australian plug.
= Runs on 12 volts in the car or caravan.
## thing_battery
? what battery does it take
? how many mah
? is the battery removable
? are batteries included
? aa or aaa
? lithium?
? can i swap the battery myself
? rechargeable or do i keep buying new ones
? how many amp hours is the pack
? is it one of them button cells
? is there a battery pack with it
? watt-hours, need to know for the plane
? will the battery die after two years
? can i buy a second battery
? where's the battery sit, inside the frame?
? which cell is in the watch
? is the battery glued in
? cr2032?
? do i get a battery and all with the strimmer or bare unit
? what if the battery's knackered
= Battery type: Li-ion
= Battery capacity: 5000 mAh
= Batteries: 3 x AAA (not included)
= Battery voltage: 18 V, 4 Ah
= Battery included: yes
= Energy of the battery pack: 500 Wh
= The battery can be taken out and locked away.
= Takes two ordinary AA cells.
= Built-in rechargeable battery, not replaceable.
= Supplied without battery.
= Fits every 18 volt pack of the series.
= A button cell is already inside.
## thing_runtime
? how long does it last on one charge
? battery life?
? how many hours does the candle burn
? will it last a full day
? how long can i mow with it
? how many hours of playback
? does it conk out after twenty minutes
? how long does it keep going
? burn time?
? will it make it through an eight hour flight
? enough juice for a whole shift?
? how long before it goes flat
? how many hours standby
? how long does the gas bottle last
? does the torch stay on all night
? can it vacuum the whole house in one go
? does it hold out a weekend camping
? how many hours does the bulb live
? how long's the film
? does the scent diffuser go all day
= Runtime: 45 min
= Battery life: up to 30 hours
= Burning time: 50 h
= Playing time: 124 minutes
= Standby time: 14 days
= Service life: 25,000 hours
= Lasts a whole working day.
= Burns for around forty hours.
= Enough staying power for an entire festival weekend.
= Up to 60 minutes in eco mode, 12 in turbo.
= Plays music from breakfast till bedtime.
= One filling keeps going for about six weeks.
## thing_charge_time
? how long to charge
? how long till it's full
? does it charge fast
? charging time?
? full overnight?
? is there quick charge
? how many hours on the charger
? takes ages to charge or what
? how long does it need on the plug
? can i top it up in a lunch break
? when's the light go green after plugging it in
? zero to full in how long
? half an hour enough for it to be usable
? recharge how long for the toothbrush
? empty to 80 percent, how long
? is it slow to recharge
? how long in the sun before the solar lamp is charged
? i forget to plug things in, does ten minutes do anything
? how quickly do the earbuds refill in the case
? how long must the bike be at the socket
= Charging time: 3 h
= Time to full charge: 90 min
= Fast charge: 80% in 30 minutes
= Recharge time (hours): 5
= Charging duration: approx. 2.5 h
= Quick-charge time: 15 min
= Fully charged in under an hour.
= Ten minutes at the socket give two hours of use.
= Recharges overnight.
= Needs about eight hours of sunshine to fill up.
= Back to full in a coffee break.
= Topped up twice as quickly with the rapid charger.
## thing_range
? how far does it go
? range?
? how long is the cable
? does the hose reach the bottom of the garden
? how many miles on one charge
? will the bluetooth work two rooms away
? how long's the lead
? reach of the walkie talkies
? does it get through thick walls
? how far can the drone fly
? cord length?
? is the lead too short for a double bed
? how many metres does the sprinkler throw
? will it get me to work and back, 25 km
? does the baby monitor reach the shed
? how far away can i sit with the clicker
? what distance can it measure up to
? how far does the torch shine
? how much ground does the router cover
? does the chain reach 3 metres
= Range: up to 80 km
= Cable length: 1.8 m
= Hose length: 25 m
= Transmission range (open field): 300 m
= Operating radius: 12 m
= Throw distance: 2-9 m
= Takes you up to 40 miles per charge.
= The lead is three metres long.
= Reaches every corner of the house, even through walls.
= Waters an area of up to 15 metres across.
= Transmits over 100 metres in the open.
= A generous cord, so you rarely need an extension.
## thing_speed
? how fast does it go
? top speed?
? how many rpm
? how long does it take to boil
? is it quick
? how many pages a minute
? too fast for my wee lad?
? how many mph
? how long for a loaf
? does it take forever to heat up
? what's the fastest wash
? how long does one cup take
? max speed of the rc car
? revs on the grinder?
? how quickly does the glue set
? is it dead slow
? how soon is the paint touch-dry
? write speed of the card
? strokes per minute on the jigsaw?
? how long does it take to do a pizza
= Top speed: 25 km/h
= No-load speed: 3,000 rpm
= Print speed: 20 ppm
= Drying time: 4 hours
= Boiling time (1 l): 3 min
= Data rate: 170 MB/s
= Ready in just 90 seconds.
= Spins at 1400 revolutions per minute.
= Races along at up to 30 mph.
= Touch-dry after half an hour.
= Quick wash in 15 minutes.
= Grinds a handful of beans in no time.
## thing_noise
? is it loud
? how many decibels
? is it quiet enough for a bedroom
? will it wake the baby
? noisy?
? does it hum
? my neighbours complain, thin walls
? can you hear it in the next room
? does it squeak
? tick tock clock or silent
? what a racket my old one makes, is this better
? db?
? does the fan whirr at night
? are the keys clicky, it's for an open office
? would it drive me mad in the same room
? does it rattle
? too loud for the flat at night?
? does the toy make annoying sounds
? is the mower deafening
? how noisey is it on spin
= Noise level: 48 dB(A)
= Sound power level: 96 dB
= Operating noise: very quiet
= Airborne acoustical noise: 39 dB, class A
= Movement: silent sweep, no ticking
= Sound pressure (LpA): 74 dB
= Whisper-quiet even at full tilt.
= So hushed that you can sleep next to it.
= Hums no louder than a fridge.
= Ear protection is recommended, as it is a loud machine.
= Silent keys for shared offices.
= Rubber feet swallow the rattle.
## thing_energy_use
? how much electric does it use
? energy rating?
? is it expensive to run
? what class is it, a or b
? running costs per year?
? does it guzzle
? kwh per annum?
? will it send my bill through the roof
? is it economical
? how much water per wash
? how much does it burn on standby
? does it use a lot of power
? eco friendly on the leccy?
? fuel consumption of the generator
? how many stars has the fridge got on the energy label
? what does an hour of that heater cost me
? is it a drain on the meter
? cheap to leave on all day?
? how many litres a hundred
? is the dryer efficient
= Energy class: A
= Annual consumption: 104 kWh
= Standby consumption: 0.3 W
= Water consumption per cycle: 9.5 l
= Energy star rating: 4.5 stars
= Fuel consumption: 0.8 l/h
= Sips electricity instead of guzzling it.
= Costs only pennies a day to run.
= Saves up to 40% energy compared with the old model.
= The heat pump keeps your bill low.
= Uses next to nothing in standby.
= Very economical on water and current.
## thing_temperature
? how hot does it get
? what temperature does it go up to
? how cold does the cool box go
? comfort temp of the sleeping bag?
? what's the max degrees
? can i set it to 40
? does it go below zero
? can you put boiling water in it
? will it survive 200 degrees
? does the handle get hot
? does the lamp get too hot to touch
? heatproof up to what
? does it go down to minus 18
? how many fahrenheit
? is it ok left in a hot car
? what's the lowest the pad can be set for a puppy
? does it cool like proper ice cold
? at how many degrees does the glue gun melt
? can it take very hot pans straight on it
? we sleep rough at minus ten, would i freeze in that bag
= Temperature range: 50-230 °C
= Comfort temperature: 5 °C
= Heat resistant to: 260 °C
= Max. temperature: 80 °C
= Operating temperature: -10 to 45 °C
= Limit / extreme: -2 °C / -18 °C
= Withstands boiling water.
= Chills down to four degrees.
= Stays cool to the touch even at full heat.
= Heats to 200 degrees in steps of five.
= Do not expose to more than 60 °C.
= Keeps its grip from minus 30 to plus 90 degrees.
## thing_oven_freezer
? can it go in the oven
? oven safe?
? microwave ok?
? can i freeze it
? freezer proof?
? can i nuke my lunch in it
? is the lid ovenproof
? straight from the freezer into the oven, will it crack
? under the grill alright?
? does it survive a range cooker
? can i heat the bottle in the microwave
? will the gold rim spark in the micro
? i want to bake a lasagne in it
? could i finish a steak in the oven with that pan, handle and all
? soup containers for the freezer?
? air fryer safe?
? can it go in the deep freeze
? ok for reheating leftovers
? does the plastic melt in the microwave
? can you pop the dish under a broiler
= Oven safe: yes, to 220 °C
= Microwave safe: yes
= Freezer safe: yes
= Suitable for: oven, grill, freezer
= Not suitable for: microwave
= Ovenproof lid: no
= Goes from freezer to oven without cracking.
= Remove the lid before microwaving.
= Perfect for reheating leftovers in the microwave.
= Because of the metallic rim, keep it out of the microwave.
= Fine under the grill and in the air fryer.
= Freeze your batch-cooked soup right in the tub.
## thing_dishwasher
? dishwasher safe?
? can it go in the dishwasher
? do i have to wash it by hand
? will it fade in the dishwasher
? can i chuck it in with the plates
? top rack ok?
? does the wooden handle survive the dishwasher
? is the blade alright in there or does it go rusty
? hand wash only?
? which bits can go in the machine with the pots
? i hate washing up, can the parts go in
? do the glasses go cloudy in the dish washer
? are the bottle parts suitable for the dishwasher
? the lid warped in my dishwasher, is that normal
? can i do it in with the cutlery
? does the print come off with dishwasher tabs
? easy to clean after juicing, rinse or machine
? will the pan lose its non-stick from dishwasher salt
? never have time for the sink, everything goes in the dishwasher here
? can the dog bowl go with the dishes
= Dishwasher safe: yes
= Cleaning: hand wash only
= Dishwasher proof: top rack
= Suitable for dishwasher: all parts except base
= Washing up: rinse by hand, dry at once
= Dishwasher-safe parts: jug, lid, whisk
= Simply pop it in the dishwasher.
= We recommend washing up by hand to keep the edge sharp.
= Not for the dishwasher, as the wood would swell.
= The decor stays bright through 500 dishwasher cycles.
= Lid and bowl may go in the lower basket.
= After use just rinse under the tap with washing-up liquid.
## thing_machine_wash
? can i put it in the washing machine
? machine washable?
? what temperature do i wash it at
? does the cover come off to wash
? does it shrink in the wash
? tumble dry?
? dry clean only?
? can you iron it
? will the colour run
? how do i clean it
? the kid's puked on it, can i boil wash it
? is it 30 or 60 degrees
? how do you look after the leather
? can the duvet go in the laundrette
? does the dog bed cover unzip for washing
? will it bobble after a few washes
? care instructions?
? ok with softener?
? can i sponge it down or does it have to be laundered
? delicates cycle or normal for the bra
= Care: machine wash at 40 °C
= Washing instructions: wool cycle, cold
= Removable cover: yes, washable at 60 °C
= Tumble dry: low
= Care label: do not bleach, cool iron
= Cleaning: dry clean only
= Just throw it in the wash at thirty degrees.
= The cover zips off for the laundry.
= Wipe with a damp cloth.
= Pre-washed, so it won't shrink.
= Reshape while damp and dry flat.
= Treat it with wax twice a year to keep it supple.
## thing_hobs
? does it work on induction
? gas hob ok?
? which hobs is it for
? can i use it on a ceramic hob
? is the pan magnetic underneath
? works on a range cooker?
? i've a halogen cooker, will it do
? suits all hobs?
? can the moka pot go on induction
? ok on an open flame
? we've just switched from gas to induction, can i keep using it
? does it work on the electric rings
? will it scratch my glass hob
? can you use it on a camping stove
? my cooktop doesn't recognise half my pots, and that one
? stovetop kettle for gas?
? for use on hotplates?
? induction?
? does it sit flat on a ceramic cooktop
? will the wok work on my burner
= Suitable hobs: gas, electric, ceramic, induction
= Induction compatible: yes
= Hob type: all except induction
= Cooktop compatibility: gas and electric
= Base: ferromagnetic, for all hobs
= Induction base diameter: 18 cm
= Works on every type of hob, induction included.
= Not suitable for induction.
= The encapsulated base is made for glass-ceramic cooktops.
= Use it on the gas ring or over a campfire.
= A magnetic disc makes it induction-ready.
= Lift it rather than slide it on ceramic hobs.
## thing_waterproof
? is it waterproof
? can i swim with it
? shower proof?
? will my laptop get wet in that bag
? does it let water in
? ip rating?
? how deep can you dive with it
? water column?
? is it ok in a downpour
? splash proof at least?
? can i use the speaker in the bath
? do the boots leak
? what if i spill tea on it
? my feet always get soaked, are these any better
? does the mascara run when i cry
? are the seams taped
? can it go under the tap
? it's bucketing down here all the time, does it keep you dry
? is it just water repellent or really watertight
? will the watch survive snorkelling
= Waterproof: yes
= Water resistance: 10 ATM
= Protection rating: IP67
= Water column: 10,000 mm
= Splash-proof: IPX4
= Depth rating: 30 m
= Keeps you dry in a cloudburst.
= Sealed seams and a roll-top shut out every drop.
= Water-repellent, but not watertight.
= Can be worn while swimming and showering.
= Withstands splashes and sweat.
= A membrane stops puddles from soaking your feet.
## thing_outdoors
? can it stay outside all year
? is it weatherproof
? will it rust in the garden
? frost proof?
? does it fade in the sun
? do i have to bring it in for winter
? will it blow over in the wind
? is it breathable
? uv resistant?
? does it rot
? can i leave the bike cover on in the snow
? is the pot gonna crack when it freezes
? i live by the sea, salt air and all that
? windproof?
? do the cushions have to come in when it rains
? does the umbrella turn inside out in a gale
? garden furniture that copes with irish weather?
? would it go mouldy on the patio
? ok in full aussie sun?
? do i sweat like mad in that jacket
= Weatherproof: yes
= Frost resistant: to -15 °C
= UV resistance: UPF 50+
= Breathability: 8,000 g/m²/24 h
= Use: indoor and outdoor
= Wind resistance: up to 60 km/h
= May stay out all winter.
= Rustproof and colourfast in blazing sun.
= Stands up to wind and weather.
= Please bring indoors before the first frost.
= Lets sweat out and keeps the wind off.
= Develops a silvery patina when left outdoors.
## thing_warmth
? is it warm
? warm enough for winter?
? what tog is it
? is it for summer or winter
? does it keep coffee hot
? how long does it stay cold
? i'm always freezing in bed
? too hot for july?
? are they cosy
? is it lined for the cold
? all-season duvet?
? will i roast in it
? would that do for skiing
? is the flask any good, mine's lukewarm by ten
? does it insulate well
? thermals?
? nippy mornings at the school gate, is that coat enough
? can i wear it in spring
? do the curtains keep the draught out
? will ice cream stay frozen in the bag till i'm home
= Tog rating: 10.5
= Season: autumn / winter
= Warmth level: 4 of 5
= Insulation: double-walled vacuum
= Keeps hot: 12 h, keeps cold: 24 h
= R-value: 4.2
= Snug and toasty on frosty mornings.
= A light summer duvet for hot nights.
= Keeps your tea piping hot all day.
= The fleece traps body heat without bulk.
= For mild spring days and cool evenings.
= Thermal backing shuts out draughts.
## thing_included
? what's in the box
? does it come with a charger
? is the lid included
? what do you get with it
? are there instructions in it
? does it have a carry case
? is the mattress part of it
? do the screws come with it
? any attachments supplied?
? is there a bag for it
? is a strap included with the guitar
? do i get pedals with that bike
? does the lamp come with the bulb
? batteries thrown in?
? pump supplied?
? is that with or without the cushions
? do the pens come with
? whats all in the starter kit
? frame included or just the print
? is there anything else in the pack
? what's included
? what comes with it
? does it come with batteries
? is the charger included
? does it come with a case
? are cables included
? does the bed come with a mattress
? any accessories with it
? what do u get in the box
? does the drill come with bits
? is anything else included
? whats inculded
= Included: charger, case, manual
= Scope of delivery: 1 drill, 2 bits, side handle
= In the box: racket, cover, three balls
= What's included: bulb
= Accessories supplied: crevice tool, brush
= Contents of kit: needle, thread, pattern, hoop
= Comes with a handy storage bag.
= Fixings and allen key are enclosed.
= Pedals, bell and lights are part of the package.
= Decorative items shown are not included.
= A free recipe booklet is in the box.
= Supplied complete with lid and strainer.
## thing_needs_extra
? do i need anything else for it
? do i have to buy batteries
? is the charger sold separately
? what else must i get to use it
? need any extra screws
? do i have to order the bracket on top
? does it work straight away or am i missing something
? do i need a special pump
? what glue do i need with the model kit
? will i need an adapter as well
? is the slatted base extra
? need to buy a memory card too?
? are the legs extra
? do i need primer under it
? what do i need to get going with the fish tank
? can i use it without the app subscription
? which needles do i need for the wool
? don't want to be caught out on christmas morning, needs anything?
? hidden extras?
? does the tent need a groundsheet bought as well
= Required (not included): 2 x AA batteries
= Sold separately: wall bracket, remote
= Additionally needed: wood glue, paint
= Not supplied: mattress, slatted base
= Optional extras: rain cover, cup holder
= You will also need: 3.5 mm needles
= Pump must be ordered separately.
= Nothing else to buy, it is ready to go.
= Please order the fixing kit along with it.
= Requires a memory card, which does not come with the camera.
= A primer is needed on bare wood.
= Shown with accessories available at extra cost.
## thing_assembly
? does it come assembled
? is it flat pack
? how long to put it together
? do i need tools
? is it hard to build
? can one person put it up
? do i have to screw it together myself
? how fiddly is the assembly
? ready built?
? i'm useless at diy, will i manage
? how long does the tent take to pitch
? instructions any good or a nightmare
? needs a second pair of hands?
? just unfold and done?
? self assembly?
? does the bike come set up or in bits
? what spanner do i need for it
? will your lads put it together for me
? is it already wired up
? pop-up or with poles
= Assembly required: yes
= Delivered: flat-packed
= Assembly time: approx. 45 min
= Tools needed: Phillips screwdriver
= Condition on delivery: fully assembled
= Set-up: two persons recommended
= Clicks together without tools.
= Only the legs have to be screwed on.
= Arrives 90% pre-assembled; just fit handlebars and pedals.
= Pitches in under a minute.
= Illustrated step-by-step instructions make it easy to build.
= Ready to use straight from the carton.
## thing_mounting
? can i hang it on the wall
? do i have to drill
? how's it fixed
? can it be stuck on
? ceiling or wall?
? does it clamp to the desk
? i rent, no holes allowed
? does it stand on its own
? vesa?
? is it freestanding
? can you mount it without screws
? how do you put the blind up
? does it sit on a tripod
? suction cup or sticky pad
? can it be built in
? how does the seat attach to the bike
? has it got a hook on the back
? magnetic or do i need plugs in the wall
? will it hang from a plasterboard ceiling
? how does the phone holder fix to the dash
= Mounting: wall or ceiling
= Installation: no drilling, adhesive
= Fixing type: clamp, up to 6 cm
= VESA standard: 100 x 100
= Set-up: freestanding
= Attachment: handlebar, 25-32 mm
= Simply sticks to tiles without drilling.
= Clamps to the edge of any table.
= Hangs from two hooks.
= Must be screwed to the wall to stop it tipping.
= A keyhole slot on the back takes a single screw.
= Can stand on a tripod or hang under a shelf.
## thing_connection
? has it got bluetooth
? what ports are on it
? usb-c?
? is there a headphone socket
? how many hdmi
? does it connect to wifi
? is there an app for it
? which thread is the tap fitting
? jack or xlr
? 5 ghz?
? can i plug a mic in
? wireless or wired
? half inch or three quarter inch connector?
? does it pair with two devices
? midi out?
? ethernet on that?
? does it have nfc
? how do i hook it up to the computer
? presta or schrader valve
? what connection does the hose have
= Ports: 2 x HDMI, 3 x USB-A
= Wireless: Bluetooth 5.3
= Wi-Fi: dual band, 2.4 / 5 GHz
= Connector: 6.3 mm jack
= Thread: G 3/4"
= Interfaces: LAN, USB-C, optical out
= Pairs with two devices at once.
= Plug in your headphones at the front.
= Linked to your home network by the free app.
= Valve: takes both Presta and Schrader heads.
= The gas bottle screws on with a standard coupling.
= Data and picture run over one single cable.
## thing_works_with
? does it work with iphone
? is it compatible with my old one
? does it fit a 2015 hatchback
? will it work on a mac
? android ok?
? which models does it fit
? does the case fit my phone
? will that pod go in my machine
? does it run on windows 11
? can i use it with my existing charger
? suits any printer?
? fits my car, the older model?
? is it right for a 10 speed chain
? does it talk to my smart speaker
? will the lens go on my camera
? does that blade fit other saws
? my tablet's ancient, will it still work
? does it click onto standard rails
? works with any make of pram?
? will the disc play in an australian player
= Compatible with: iOS 15 and later
= Fits models: hatchback from 2012 to 2019
= Suitable for: all common capsule machines
= System requirements: Windows 10 or macOS 12
= Compatibility: 11-speed drivetrains
= Works with: voice assistants and smart home hubs
= Fits nearly every car with roof rails.
= Not compatible with older phones.
= Belongs to the 18 V system and matches all its tools.
= Goes with standard bricks of other makes.
= Check your vehicle's year before ordering.
= Made to fit the previous generation too.
## thing_control
? has it got a remote
? can i set a timer
? does it switch itself off
? how many settings
? is there an auto off
? can you turn it down low
? how do you work it, knobs or touch
? does it turn off if i forget
? can i operate it with voice
? is the volume adjustable
? can i programme it for the morning
? is there a pause button
? what levels does the fan have
? thermostat on it?
? does it remember the last setting
? foot switch?
? is there a delay start
? can it be locked so the kids can't fiddle with the buttons
? motion sensor?
? too complicated for my dad, lots of buttons?
= Controls: touch panel
= Remote control: yes
= Timer: 1-24 h
= Power levels: 3
= Automatic switch-off: after 30 min
= Operation: rotary knob
= Turns itself off when you forget.
= Choose between five settings with one dial.
= A sensor switches it on at dusk.
= Steer it from the sofa with the remote.
= Programmable, so the bread is done by breakfast.
= Large buttons that anyone can work.
## thing_adjustable
? can you adjust the height
? does it fold up
? is it extendable
? does the back recline
? can the straps be made longer
? does it turn into a bed
? can i take the hood off
? is the seat adjustable
? does it swivel
? can you remove the shelves
? does it fold flat
? can the table be pulled out for guests
? is the handle collapsible
? tilts?
? can i change it from cot to toddler bed
? are the sleeves detachable
? can you lower it for a kid
? does the headband adjust
? can the legs come off
? telescopic?
= Height adjustable: 70-120 cm
= Foldable: yes
= Extendable to: 240 cm
= Backrest: 5 positions
= Swivel: 360°
= Detachable parts: hood, sleeves
= Converts into a guest bed in seconds.
= Grows with your child.
= The legs fold in for storage.
= Straps can be lengthened or taken off.
= Pulls out for big family dinners.
= Tilts, turns and locks in any position.
## thing_electronics
? how much ram
? what processor has it got
? how many megapixels
? is the screen touch
? how big is the display
? what resolution
? 4k?
? how much storage
? ssd or hard drive
? does it have gps
? is the camera any use in the dark
? how many gb
? what's the refresh rate
? oled or lcd
? graphics card?
? does it have a front camera
? will it stutter with big games
? can you expand the memory
? can i read the screen in bright sun
? has the dashcam got full hd
= Processor: 8 cores, 3.2 GHz
= RAM: 16 GB
= Storage: 512 GB SSD
= Display: 6.1" OLED
= Resolution: 3840 x 2160
= Camera: 48 MP, f/1.8
= A pin-sharp screen with 120 hertz.
= Records in full HD.
= Memory can be expanded by card.
= The fast chip copes with video editing.
= Shows your pace by built-in GPS.
= Crisp selfies from the 12 megapixel front camera.
## thing_age
? what age is it for
? is it suitable for a 3 year old
? from how many months
? too babyish for a ten year old?
? can a toddler play with it
? is it too young for teenagers
? age rating?
? is my niece old enough, she's six
? from birth?
? my grandson's just turned two
? under threes ok or choking hazard
? pegi?
? is it for school age
? would an eight yr old understand it
? when can they start using that cup
? for tweens?
? is the film a 12 or a 15
? how old do you have to be
? good for a newborn
? year 4 or year 6 level?
= Recommended age: 3+
= Age range: 6-12 months
= Minimum age: 8 years
= Age rating: PEGI 12
= Suitable from: birth
= Reading age: 9-11 years
= For little ones from eighteen months.
= Not suitable for children under three.
= A hit with primary school kids.
= Made for toddlers taking their first steps.
= Teenagers and grown-ups love it too.
= Nursery age and up.
## thing_for_whom
? is it for men or women
? unisex?
? ladies or gents?
? do they do wide feet
? left-handed?
? any good for tall people
? is it for bigger girls
? for blokes or ladies
? is it a kids bike
? i've got bunions, would they suit
? my hubby's six foot four
? would that work for someone with arthritis
? side sleepers?
? good for old folk?
? i'm a leftie
? ok when pregnant?
? for narrow feet?
? suits a small woman's hands?
? boys or girls?
? is it for glasses wearers
= Target group: women
= Gender: unisex
= Handedness: left and right
= For: children
= Foot width: G (wide)
= Recommended body height: 165-180 cm
= Also made for left-handers.
= Ideal for tall people with long legs.
= Roomy enough for bunions and broad feet.
= A gents' watch with a slim case.
= Senior-friendly with large print.
= Cut for curvy figures.
## thing_fit
? does it run small
? true to size?
? should i size up
? do they come up big
? i'm normally a 12, which one do i take
? which size for a 98 chest
? tight across the shoulders?
? is it slim fit or baggy
? are they roomy in the toe
? i'm between a 6 and a 7
? what size for my head, 57 cm
? generous or snug?
? will they stretch with wear
? got them in a 40 and they pinch
? size guide?
? which frame size at 5 foot 9
? is it stretchy round the waist
? does it sit low on the hips
? is the medium more like a small
? my pup's neck is 35, which one fits
= Fit: regular
= Cut: slim
= Sizing advice: runs small, order one size up
= Model wears: size M, 178 cm tall
= Chest to fit: 96-101 cm
= Rise: mid
= True to size.
= Comes up generous, so size down if in between.
= Cut loose for an oversized look.
= Measure your head just above the ears to find your size.
= Sits snugly at the waist.
= The leather gives a little with wear.
## thing_animals
? is it for cats or dogs
? ok for a labrador
? big enough for two guinea pigs
? is it for small breeds
? can rabbits eat it
? suitable for puppies
? would a great dane fit
? for budgies?
? can i use it on my horse
? does it work for kittens
? my staffie chews everything
? which fish is that food for
? hamster or rat size?
? is it safe for tortoises
? for senior dogs?
? will hedgehogs go in it
? which birds does the nest box attract
? chihuahua size?
? ok for a chunky moggy
? ferrets?
= Animal: dog
= Suitable for: rabbits, guinea pigs
= Breed size: small to medium
= Pet type: cat
= Life stage: puppy / junior
= Species: tropical freshwater fish
= Made for large breeds such as retrievers.
= Attracts blue tits and robins.
= Ideal for kittens and fussy moggies.
= Not for parrots with strong beaks.
= Big enough for two hamsters.
= For ponies and full-size horses.
## thing_place
? can i use it in the bathroom
? does it stick on tiles
? is it for carpet or hard floor
? sun or shade?
? will it grow in clay
? good for a north facing room
? can it go on the balcony
? ok on brick?
? which walls is that paint for
? would it scratch laminate
? suitable for a kids room
? full sun ok?
? can i lay it on grass
? what soil does it want
? works on concrete?
? for a damp cellar?
? will it do in a dark hallway
? on which surfaces does the glue hold
? can it go over old wallpaper
? is it for the windowsill or the border
= Room: kitchen, bathroom
= Suitable surfaces: wood, metal, plaster
= Floor type: carpet and hard floors
= Position: full sun to partial shade
= Soil: moist, well drained
= Place of use: indoors
= Sticks to glass, tiles and smooth stone.
= Happy in a shady corner.
= Right for damp rooms such as bathrooms.
= Does not harm parquet or laminate.
= Thrives in chalky or sandy ground.
= Just the thing for hallways and landings.
## thing_plant
? how tall does it grow
? when does it flower
? is it hardy
? evergreen?
? annual or perennial
? does it come back every year
? how big will it get
? does it climb
? when do i plant it out
? will it survive winter outdoors
? does it lose its leaves
? how fast does it grow
? is it easy to kill
? when can i pick the tomatoes
? how often does it want watering
? does it spread like mad
? self-fertile or do i need two trees
? is it poisonous for the cat
? when's it in bloom
? how far apart do you plant them
= Height when grown: 60-80 cm
= Flowering time: June to September
= Hardiness: H5, to -15 °C
= Foliage: evergreen
= Life cycle: perennial
= Sowing time: March-April
= Blooms tirelessly until the first frost.
= Drops its leaves in autumn.
= Reaches about two metres in five years.
= Fully hardy in all but the coldest gardens.
= A vigorous climber with scented blossoms.
= Fruits ripen from late July.
## thing_ingredients
? what's in it
? ingredients?
? any alcohol in it
? is it perfume free
? does it contain palm oil
? any parabens
? has it got added sugar
? what e numbers are in there
? silicones?
? is there sweetener in it
? any nasties in that shampoo
? does it have microplastics
? how much fruit is in the jam
? any preservatives
? fluoride free?
? is there real meat in that cat food
? does the paint have solvents
? what percent cocoa
? any colourings, my lad goes hyper
? chemicals or all natural
= Ingredients: water, glycerin, shea butter
= INCI: Aqua, Cetearyl Alcohol, Parfum
= Alcohol content: 40% vol
= Cocoa solids: min. 70%
= Additives: none
= Fruit content: 60%
= Free of perfume and parabens.
= No artificial colours or preservatives.
= Made with nothing but oats, honey and almonds.
= Without added sugar.
= Contains real vanilla.
= Solvent-free and low in VOCs.
## thing_diet
? is it vegan
? gluten free?
? any nuts in it
? is it halal
? can coeliacs have it
? lactose free?
? does it contain egg
? veggie friendly?
? kosher?
? my daughter's allergic to peanuts
? is there dairy in it
? ok for vegetarians or is there gelatine
? may contain traces of sesame?
? soya free?
? i'm wheat intolerant
? are the gummies made with pork gelatin
? keto?
? is the glue in those shoes vegan
? fine on a low fodmap diet?
? was it tested on animals
= Vegan: yes
= Allergens: milk, soya
= Gluten free: yes, below 20 ppm
= Diet: vegetarian
= Certification: halal
= May contain traces of: nuts, sesame
= Suitable for coeliacs.
= Purely plant-based and cruelty-free.
= Lactose-free, so easy on the tummy.
= Contains wheat and barley.
= Kosher certified.
= No gelatine, therefore fine for veggies.
## thing_taste
? what does it taste like
? is it sweet
? how strong is the coffee
? very spicy?
? what flavours are there
? does it smell nice
? dark or light roast
? is it bitter
? dry or medium wine
? does it have that artificial aftertaste
? is the scent overpowering
? what notes has the perfume got
? is the cheese mild or does it stink
? too salty?
? fruity or more chocolatey
? how hot is the sauce, i'm a wimp
? does it pong
? is it creamy
? minty?
? does the cat actually like the flavour
= Flavour: salted caramel
= Roast: medium
= Intensity: 8 of 10
= Aroma: citrus, jasmine, honey
= Sweetness: off-dry
= Scent: lavender and cedar
= Tangy with a hint of ginger.
= A mellow cup without bitterness.
= Smells of fresh linen.
= Fiery hot, so go easy.
= Top notes of bergamot, a warm woody base.
= Rich, nutty and ever so slightly smoky.
## thing_nutrition
? how many calories
? how much protein
? sugar per 100g?
? is it fattening
? how much caffeine in it
? carbs?
? is there a lot of salt in it
? how many kcal in a bar
? is it high in fibre
? how many kilojoules
? good macros?
? diabetic here, how much sugar
? does it have vitamin d in it
? how much fat
? i'm on slimming world, how bad is it
? protein content of the dog food?
? omega 3 in it?
? would it keep me awake
? iron content?
? is it low carb
= Energy per 100 g: 1,560 kJ / 372 kcal
= Protein: 24 g per serving
= of which sugars: 3.1 g
= Caffeine: 80 mg per can
= Fibre: 9 g
= Crude protein: 28%
= Only 95 calories a bar.
= High in protein and low in sugar.
= A source of iron and vitamin B12.
= With less than 2% fat.
= Packs as much caffeine as a double espresso.
= Reduced salt, plenty of fibre.
## thing_shelf_life
? how long does it keep
? use by date?
? best before?
? how long once opened
? does it go off quickly
? will it last till christmas
? when does it expire
? do i have to keep it in the fridge
? found one in the cupboard from 2021, still ok?
? does it go stale
? does the cream go off
? long life or fresh
? how long can i keep the opened tin of paint
? is the date short on those
? how many weeks can i store it
? do the seeds still sprout next year
? does the mascara dry out
? want to stockpile it, how long's it good for
? can the milk powder sit in the cupboard for a year
? how soon must it be eaten up
= Best before: 12 months from production
= Shelf life after opening: 6 M
= Use by: see lid
= Minimum remaining shelf life: 90 days
= Storage: cool and dry
= Expiry date: 03/2027
= Keeps for two years unopened.
= Once opened, refrigerate and consume within three days.
= Stays fresh for weeks in its tin.
= Use up within a year of first opening.
= Long-life, no fridge needed.
= Best enjoyed fresh, as it goes stale quickly.
## thing_skin_hair
? is it for dry skin
? what spf
? ok for sensitive skin
? good on curly hair?
? will it break me out
? oily skin?
? i've got eczema, can i use it
? for coloured hair?
? does it help with dandruff
? is it too greasy for my face
? does it sting your eyes
? fine hair that goes flat, any use
? mature skin?
? would it cover redness
? does it dry out the scalp
? hypoallergenic?
? factor 50?
? rosacea friendly?
? combination skin, bit spotty
? does it tame frizz
= Skin type: dry, sensitive
= Hair type: fine and limp
= SPF: 30
= Dermatologically tested: yes
= Suitable for: blemish-prone skin
= Effect: moisturising, anti-frizz
= Soothes redness and itching.
= Does not clog pores.
= Tames unruly curls without weighing them down.
= High sun protection with UVA filter.
= Gentle on a baby's delicate skin.
= Gives colour-treated hair new shine.
## thing_safety
? is it non-slip
? has it got a child lock
? is it safe round kids
? does it overheat
? what helmet standard is it
? does it tip over
? could my toddler trap his fingers
? ce marked?
? slippery when wet?
? is there a safety cut-out
? what cut protection are the gloves
? will it burn them if they touch it
? steel toe cap?
? isofix and i-size tested?
? flame retardant?
? do the boots have s3
? is the blade guarded
? security level of the lock?
? toxic if the baby chews it?
? crash tested?
= Safety class: S3 SRC
= Standard: EN 1078
= Child lock: yes
= Overheating protection: automatic cut-out
= Slip resistance: R10
= Security level: 9 of 15
= Rubber feet stop it slipping.
= Rounded corners protect little heads.
= Tested to the latest crash standard.
= Cuts out at once if it tips over.
= Free from harmful substances, safe to chew.
= Hi-vis strips make you seen in the dark.
## thing_warranty
? how long's the guarantee
? warranty?
? what if it breaks after a year
? is it covered
? two years or three?
? do i get a lifetime guarantee
? does the warranty cover the motor
? my one packed in after 14 months, is it still under guarantee
? do i need to register it for the warranty
? how many years on the frame
? manufacturer's guarantee?
? conks out, then who pays
? can i extend the warranty
? guaranteed against rust?
? is wear and tear covered
? do you replace it for free if it's faulty in year two
? anything in writing that it'll last
? is the mattress guaranteed for ten years
? is it void if i open it up
? how long are you covered for
= Warranty: 2 years
= Manufacturer's guarantee: 10 years
= Guarantee on frame: lifetime
= Warranty period (months): 24
= Extended warranty: 5 years after registration
= Guarantee: 12 months parts and labour
= Backed by a five-year guarantee.
= Covered against rust for ten years.
= Should anything break, we replace it free within three years.
= Register online to extend the cover.
= The motor carries a decade-long warranty.
= Wear parts are excluded from the guarantee.
## thing_level
? is it for beginners
? how hard is it
? i've never knitted before, can i do it
? is it too easy for someone advanced
? difficulty?
? how long does one game take
? how long will it take me to finish
? is the puzzle a tough one
? would a novice cope
? is the racket for pros
? what grade is the sheet music
? easy to learn?
? complicated rules?
? total newbie here
? intermediate skis?
? how many evenings does the embroidery take
? fine for a first guitar?
? too basic for a hobby photographer?
? is it a quick game or all night long
? a1 or b2 course?
= Skill level: beginner
= Difficulty: 3 of 5
= Playing time: 30-45 min
= Grade: 4-5
= Level: intermediate to advanced
= Time to complete: approx. 20 hours
= Rules explained in five minutes.
= Forgiving, ideal for novices.
= A tricky challenge even for seasoned puzzlers.
= No previous experience needed.
= Aimed at ambitious amateurs and pros.
= A weekend project for first-time knitters.
## thing_language
? what language is it in
? is it in english
? qwerty?
? is there a german version
? are the instructions in english
? does the film have subtitles
? is the book translated
? can you set the menu to french
? uk keyboard layout?
? is the game only in spanish
? got it in irish?
? dubbed or original
? bilingual?
? my mother in law only reads polish
? is the manual just in chinese
? do you need to know any japanese for it
? does the doll speak english
? us or british spelling in it
? audio languages?
? is the box text in dutch, can i still play it
= Language: English
= Audio: English, French
= Subtitles: English for the hard of hearing
= Keyboard layout: QWERTY UK
= Manual in: EN, DE, FR, IT
= Original title language: Swedish
= A bilingual edition in Welsh and English.
= The menu speaks twelve languages.
= Translated from the Norwegian.
= Language-neutral, no text on the cards.
= Includes English rules.
= With the Irish original on the left-hand page.
## thing_rating
? is it any good
? worth it?
? what do the reviews say
? how many stars
? do people like it
? is it rubbish
? would you recommend it
? decent quality?
? any complaints about it
? has anyone sent it back
? is it as good as they say
? what do buyers reckon
? is the hype real
? popular?
? best seller or dud
? did it win any tests
? heard mixed things about this hoover
? is it a lemon
? are folks happy with it
? does it fall apart after a week
= Rating: 4.6 out of 5
= Customer reviews: 312
= Average score: 8.9/10
= Test result: very good
= Would recommend: 94%
= Stars: 4.5
= A firm favourite with our customers.
= Test winner of the year.
= Buyers praise how well it is made.
= Critics called it a masterpiece.
= Nine out of ten would buy it again.
= Some reviewers found the zip fiddly.
## thing_refill
? can you get refills for it
? which filter does it take
? do you sell spare blades
? replacement heads?
? where do i get new brushes
? my lid broke, can i get just that
? which cartridge goes in it
? are there spare parts
? how often do you change the filter
? got new bags for the hoover
? lost a screw, can i order one
? can i refill it myself
? do you do replacement covers
? what ink does the pen take
? need a new seal for my flask
? spare inner tube for that one?
? which gas canister do i need when it's empty
? refillable or do you bin it
? need a new string for it
? can i still get parts for it in five years
= Refill: available in 500 ml pouch
= Replacement filter: type F2, every 3 months
= Spare blades: item 4471
= Spare parts available: 10 years
= Refillable: yes
= Matching cartridge: 304 black
= Takes standard refills.
= Brush heads can be replaced individually.
= Every part is available as a spare.
= Change the filter after about 100 litres.
= Vacuum bags to match come in fives.
= When it's empty, simply slot in a new cartridge.
## thing_use_for
? what's it for
? what can you do with it
? can i use it for camping
? is it good for hiking
? does it do bread dough as well
? would it be ok for a wedding
? can you use it for metal
? any use against slugs
? suitable for gaming?
? i want to sand floors, right tool?
? good for watercolours?
? does it shift limescale
? can i run in them
? could i use it as a desk
? will it get wine stains out
? is it alright for commuting every day
? can you crush nuts in it
? does it work on moss
? good as a present?
? just for show or can you actually use it
= Use: trekking, travel
= Intended use: drilling wood and plastic
= Application: against aphids
= Purpose: everyday, office
= Suitable for: oil, acrylic, gouache
= Recommended for: road running
= A true all-rounder for house and garden.
= Whips, kneads, chops and grates.
= Just the ticket for the daily commute.
= Gets rid of limescale, rust and grease.
= Makes a lovely housewarming gift.
= For decoration only, not for use with food.
`;
