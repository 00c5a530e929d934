/** What the language calls each concept, one a line: kind:name|words|near. Words stand for the same; `near` are looser. */
export const concepts = (): string => `
service:delivery|delivery, shipping, shipment, dispatch, postage|parcel, courier, delivery time, delivery cost, tracking
service:delivery cost|delivery cost, shipping fee, shipping cost, postage cost, delivery charge, p&p, how much is delivery|delivery, free delivery, minimum order
service:free delivery|free delivery, free shipping, free postage, no delivery charge, postage free|delivery cost, threshold, minimum order value
service:free shipping threshold|free shipping threshold, from an order value of, orders over, spend over|free delivery, delivery cost, order value, minimum order
service:minimum order|minimum order, minimum order value, minimum spend, minimum purchase, small order surcharge|minimum quantity, order value, delivery cost
service:order value|order value, basket value, order total, cart total|minimum order, free shipping threshold, total price
service:delivery time|delivery time, shipping time, lead time, how long does delivery take, when will it arrive, delivery estimate|working day, express delivery, delivery date, in stock
service:delivery date|delivery date, arrival date, estimated delivery, expected delivery|delivery time, delivery slot, preferred day
service:express delivery|express delivery, express shipping, next day delivery, fast delivery, overnight delivery, priority shipping, rush delivery|urgent, surcharge, cut-off time, delivery time
service:same day delivery|same day delivery, delivery today, same-day courier|express delivery, bike courier, today, urgent
service:standard delivery|standard delivery, standard shipping, regular delivery, normal post, economy shipping|delivery, delivery time, delivery cost
service:cut-off time|cut-off time, order cut-off, order deadline, order before, order by|same day dispatch, express delivery, before Christmas
service:delivery slot|delivery slot, time slot, delivery window, preferred day, choose delivery date, scheduled delivery|delivery date, evening delivery, appointment, be at home
service:evening delivery|evening delivery, Saturday delivery, weekend delivery|delivery slot, weekend, not at home
service:click and collect|click and collect, store pickup, in-store collection, pick up in shop, self collection, curbside pickup, collect in store|shop, opening hours, ready for collection, reservation, free
service:ready for collection|ready for collection, ready for pickup, pickup notification, collection email, pickup code|click and collect, ID card, order confirmation, kept for days
service:reserve|reserve, reservation, put aside, hold item, reserve in store, layaway|click and collect, deposit, in stock
service:parcel shop|parcel shop, pickup point, collection point, relay point, drop-off point, access point|parcel locker, delivery, not at home, drop off return
service:parcel locker|parcel locker, locker, packstation, parcel box|parcel shop, delivery, not at home
service:parcel|parcel, package, packet, consignment, shipment box|delivery, tracking, courier
service:courier|courier, carrier, delivery company, shipping company, parcel service, postal service, dhl, ups, dpd, gls, fedex|delivery, tracking, parcel
service:tracking|tracking, track order, tracking number, track and trace, shipment status, where is my parcel, where is my order|order status, parcel, courier, dispatch confirmation
service:order status|order status, order progress, status of my order|tracking, customer account, order number
service:dispatch confirmation|dispatch confirmation, shipping confirmation, shipping email, shipped notification|tracking, dispatch, order confirmation
service:order confirmation|order confirmation, confirmation email, order receipt email|order number, spam folder, order
service:order number|order number, order id, order reference, reference number|order confirmation, invoice, tracking
service:order|order, purchase order, online order, place an order|checkout, basket, order confirmation
service:not at home|not at home, missed delivery, nobody home, absent, failed delivery attempt, left with neighbour|neighbour, parcel shop, safe place, second delivery attempt
service:safe place|safe place, leave parcel, authority to leave, leave at door, leave without signature|not at home, neighbour, signature
service:signature|signature, proof of delivery, signed for, recorded delivery, registered mail|not at home, delivery, ID card
service:missing parcel|missing parcel, lost parcel, parcel not arrived, not received, lost in post, never arrived, hasn't come|tracking, trace investigation, courier, replacement, refund
service:late delivery|late delivery, delayed delivery, delivery delay, order late, parcel overdue, still waiting|tracking, delivery time, missing parcel, late
service:damaged in transit|damaged in transit, transport damage, arrived broken, shipping damage, damaged parcel, arrived damaged|photo, complaint, report damage, replacement, refund, keep packaging
service:wrong item|wrong item, wrong article, incorrect product, received wrong, sent the wrong one, mix-up|complaint, return, exchange, free return label
service:missing part|missing part, incomplete, something missing, missing item, missing piece, part missing from box|spare part, complaint, contact, partial delivery
service:partial delivery|partial delivery, split shipment, several parcels, separate deliveries|missing item, back-order, delivery cost
service:combined shipping|combined shipping, combine orders, ship together, add to existing order|change order, delivery cost
service:change order|change order, modify order, edit order, add item to order, amend order|cancel order, change address, contact
service:cancel order|cancel order, cancellation, call off, order by mistake, don't want it anymore|withdrawal right, refund, before dispatch, change order
service:change address|change address, change delivery address, wrong address, moved house, redirect parcel, new address|customer account, tracking, change order
service:delivery address|delivery address, shipping address, different delivery address, billing address, recipient|change address, send as gift, work address
service:PO box|PO box, post office box, work address, deliver to office|delivery address, parcel shop
service:delivery area|delivery area, countries we deliver to, where do you deliver, ship to, shipping zone|international shipping, islands, abroad, customs
service:international shipping|international shipping, delivery abroad, overseas shipping, worldwide delivery, foreign country|customs, delivery area, EU, delivery cost
service:abroad|abroad, overseas, foreign country, outside the country|international shipping, customs, country
general:EU|EU, European Union, Europe, EU countries, non-EU|international shipping, customs, VAT
service:customs|customs, customs duty, import duty, import tax, customs fees, customs clearance|Switzerland, United Kingdom, non-EU, international shipping, VAT
service:island delivery|island delivery, islands, remote area, highlands and islands, island surcharge, off-mainland|surcharge, delivery area, delivery time
service:surcharge|surcharge, extra charge, additional fee, supplement, extra cost, hidden cost|fee, delivery cost, bulky item
service:bulky item|bulky item, large item, oversized goods, heavy item, bulky goods delivery, big furniture delivery|freight forwarder, surcharge, two-person delivery, kerbside, heavy, furniture
service:freight delivery|freight delivery, freight forwarder, pallet delivery, haulage, truck delivery, lorry|bulky item, kerbside delivery, delivery slot, phone appointment
service:kerbside delivery|kerbside delivery, curbside delivery, to the front door, doorstep delivery, ground floor delivery|bulky item, upstairs delivery, stairs
service:upstairs delivery|upstairs delivery, room of choice, in-home delivery, carry upstairs, white glove delivery, two-man delivery, delivery to the flat|stairs, lift, bulky item, furniture, heavy, assembly service
general:stairs|stairs, staircase, floor, lift, elevator, upper floor, no lift|upstairs delivery, bulky item, accessibility
service:own delivery|own delivery, local delivery, delivery by our van, home delivery service, delivered by us|delivery, bulky item, local shop
service:bike courier|bike courier, cargo bike delivery, climate-neutral shipping, green delivery, carbon neutral delivery|same day delivery, local delivery, sustainable
service:packaging|packaging, packing material, shipping box, cardboard box, wrapping, plastic-free packaging|original packaging, recycling, sustainable, gift wrapping
service:discreet packaging|discreet packaging, neutral packaging, plain box, hide contents, surprise gift delivery|gift, privacy, no price on the note
service:delivery note|delivery note, packing slip, no price in the parcel, gift receipt without price|invoice, gift, send as gift
service:refrigerated shipping|refrigerated shipping, cold chain, chilled delivery, cooled transport, frozen delivery, ice pack shipping|fresh food, cheese, meat, chocolate in summer, insulated box
service:live plant shipping|live plant shipping, frost protection shipping, no shipping in frost, plant delivery|plant, frost, delivery time, packaging
service:dangerous goods|dangerous goods, hazardous shipping, not shippable by air, flammable goods, restricted shipping|battery, aerosol, gas cartridge, solvent, pickup only
service:pickup only|pickup only, collection only, not for shipping, in-store only, online only|click and collect, bulky item, dangerous goods
service:return|return, returns, send back, give back, return policy, bring back, returning an item|refund, exchange, return label, withdrawal right, return period, return cost
service:return period|return period, return deadline, how long can I return, days to return, return window, 14 days, 30 days|return, withdrawal right, deadline, after Christmas
service:right of withdrawal|right of withdrawal, withdrawal, cooling-off period, revoke purchase, cancel contract, change my mind|return, withdrawal form, 14 days, refund
service:withdrawal form|withdrawal form, return form, cancellation form, returns slip|return, return label, customer account
service:return label|return label, prepaid label, return shipping label, returns sticker, QR code return|return, print, parcel shop, return cost, returns portal
service:returns portal|returns portal, register return, announce return, online return, RMA|return, return label, customer account
service:return cost|return cost, return postage, who pays return, return shipping fee|free returns, return, deducted from refund
service:free returns|free returns, free return shipping, return for free|return cost, return label, return in store
service:return in store|return in store, bring back to shop, hand in at the shop|free returns, receipt, shop, exchange
service:return pickup|return pickup, collect return, have the return picked up, return collection|bulky item, return, courier
service:non-returnable|non-returnable, excluded from return, cannot be returned, final sale, no returns, return exception|hygiene, underwear, custom made, sale item, opened, personalised, perishable
service:hygiene reasons|hygiene reasons, sealed, hygiene seal, seal broken, unsealed hygiene goods|non-returnable, underwear, earrings, cosmetics, swimwear, mattress
property:opened|opened, already opened, unwrapped, opened package|return, non-returnable, hygiene, sealed
property:original packaging|original packaging, original box, undamaged box, with label attached, tag still on|return, unused, packaging
property:unused|unused, unworn, as new condition, resalable condition|return, original packaging, used
property:worn|worn, already used, tried out, washed once, signs of wear|return, loss of value, second hand
service:loss of value|loss of value, deduction, diminished value, depreciation compensation|worn, refund, return
service:try at home|try at home, try on at home, test at home, trial period, home trial, try before you buy|return period, mattress, selection, satisfaction guarantee
service:exchange|exchange, swap, change size, different size, replace with another, exchange policy|return, refund, size, too small, too big, receipt
need:too small|too small, too tight, doesn't fit, wrong size, too short, narrow fit|exchange, return, size guide, larger size, wide fit
need:too big|too big, too large, too loose, too long, too wide|exchange, return, size guide, smaller size
need:don't like it|don't like it, not as expected, disappointed, not what I wanted, colour looks different, not satisfied|return, refund, exchange, withdrawal right
service:refund|refund, money back, reimbursement, get my money back, repay, credit back|return, cancel order, original payment method, how long refund
service:money-back guarantee|money-back guarantee, satisfaction guarantee, no questions asked|refund, return, trial period
service:original payment method|original payment method, same payment method, refund to card, refund to account|refund, payment method
service:store credit|store credit, credit note, shop credit, voucher instead of money|refund, gift card, without receipt
service:defective|defective, faulty, broken, does not work, out of order, malfunction, dead on arrival, broke, stopped working|warranty, repair, complaint, replacement, spare part, return
service:defect|defect, fault, flaw, manufacturing defect, material defect, production fault|warranty, defective, complaint, B-grade
property:damaged|damaged, scratched, cracked, dented, torn, chipped, bent|damaged in transit, complaint, repair, discount
service:complaint|complaint, claim, complain, file a complaint, make a claim, report a problem|defective, warranty, customer service, photo, dispute resolution
service:warranty|warranty, guarantee, manufacturer's warranty, warranty claim, under warranty, years of guarantee|defective, repair, receipt, statutory warranty, replacement
service:statutory warranty|statutory warranty, legal guarantee, statutory rights, legal conformity, liability for defects|warranty, defect, two years
service:extended warranty|extended warranty, warranty extension, insurance cover, protection plan, product insurance|warranty, theft insurance, accidental damage
service:lifetime warranty|lifetime warranty, lifetime guarantee, guaranteed for life|warranty, durable
property:wear and tear|wear and tear, wearing part, normal wear, consumable part|warranty, spare part, not covered
service:repair|repair, fix, mend, repair service, get it fixed, overhaul|defective, workshop, spare part, warranty, cost estimate
service:repair workshop|repair workshop, service workshop, service centre, in-house workshop|repair, appointment, inspection
service:after-sales service|after-sales service, customer care after purchase, aftercare|repair, warranty, customer service
service:cost estimate|cost estimate, quote, quotation, repair estimate, get a quote|repair, business customer, bulk order, custom made
service:spare part|spare part, replacement part, replacement piece, parts supply|repair, missing part, compatible, warranty, long-term availability
service:replacement|replacement, replacement item, substitute product, replace|exchange, defective, warranty, damaged in transit
service:loan device|loan device, courtesy device, replacement during repair, loaner|repair, rental
service:maintenance|maintenance, servicing, service inspection, tune-up, annual service, check-up|repair, workshop, appointment, care
service:descaling|descaling, cleaning service, deep clean, professional cleaning|maintenance, coffee machine, care
service:sharpening service|sharpening service, knife sharpening, grinding service|knife, blunt, maintenance, workshop
service:alteration service|alteration service, tailoring, hemming, shorten trousers, take in, clothes alteration|made to measure, trousers, tailor, too long
service:cutting service|cutting service, cut to size, cut by the metre, sawn to size|made to measure, fabric by the metre, wood, non-returnable
service:colour mixing|colour mixing, paint mixing, tinting service|paint, colour chart, non-returnable
service:stringing service|stringing service, racket restringing, restring|racket, tennis, workshop
service:ski service|ski service, ski waxing, edge sharpening, binding adjustment|ski, snowboard, workshop, maintenance
service:battery replacement service|battery replacement service, watch battery change, change the battery|watch, repair, while you wait
service:while you wait|while you wait, on the spot, immediate service|repair, express service, without appointment
service:payment|payment, pay, payment method, how can I pay, payment option, means of payment|credit card, paypal, invoice, bank transfer, cash, instalments
service:credit card|credit card, debit card, visa, mastercard, amex, american express, card payment, pay by card|payment, contactless, 3D secure
service:paypal|paypal, online wallet, e-wallet, digital wallet|payment method, buyer protection
service:apple pay|apple pay, google pay, mobile payment, pay by phone, contactless payment, tap to pay|payment method, card, shop till
service:twint|twint, ideal, bancontact, sofort, giropay, eps, instant bank payment, online banking payment|payment method, bank transfer
service:bank transfer|bank transfer, wire transfer, prepayment, payment in advance, pay upfront, BACS|payment method, account details, dispatch after payment
service:pay by invoice|pay by invoice, purchase on account, pay later, buy now pay later, invoice payment, klarna|instalments, credit check, payment deadline, business customer
service:instalments|instalments, installments, pay in instalments, financing, hire purchase, monthly payments, pay in 3, split payment, credit purchase|interest, klarna, expensive purchase, monthly, pay later
service:interest rate|interest rate, interest-free, 0% finance, APR|instalments, financing
service:credit check|credit check, creditworthiness, payment method declined|pay by invoice, instalments, payment failed
service:cash on delivery|cash on delivery, COD, pay on delivery, pay the driver, pay at the door|payment method, surcharge, cash
service:cash|cash, pay cash, cash payment, coins, banknotes|payment at pickup, shop, till
service:pay in store|pay in store, pay on collection, pay at pickup, pay at the till|click and collect, cash, card
service:direct debit|direct debit, SEPA, debit from account, standing order|subscription, payment method
service:cheque|cheque, check payment, money order|payment method
service:holiday voucher payment|holiday voucher payment, meal voucher, eco cheque, employee benefit card|gift card, payment method, voucher
service:payment failed|payment failed, payment declined, card rejected, payment error, cannot pay, charged twice, double charge|payment method, contact, bank
service:when am I charged|when am I charged, charge, debit date, card charged, money taken|payment, dispatch, pre-order
service:secure payment|secure payment, SSL, encryption, payment security, 3d secure, safe to buy|privacy, credit card, buyer protection
service:buyer protection|buyer protection, trusted shop, trust mark, quality seal|paypal, secure payment, reviews
service:payment deadline|payment deadline, due date, payment term, days net, pay within|pay by invoice, reminder, business customer
service:payment reminder|payment reminder, dunning, overdue invoice, late fee, reminder fee|pay by invoice, payment deadline
service:currency|currency, exchange rate, pay in dollars, euro, pounds, swiss francs|price, payment, international shipping
service:deposit|deposit, down payment, advance payment, part payment|custom made, pre-order, rental, reservation
service:security deposit|security deposit, refundable deposit, bottle deposit, deposit return|rental, reusable container, returnable bottle
service:invoice|invoice, bill, VAT invoice, copy of invoice, invoice PDF|receipt, VAT, customer account, business customer, tax
service:receipt|receipt, proof of purchase, sales slip, till receipt, lost receipt|warranty, return, exchange, invoice, without receipt
service:VAT|VAT, value added tax, sales tax, tax included, incl. VAT, excluding VAT|invoice, VAT number, business customer, tax-free shopping
service:VAT number|VAT number, VAT ID, tax number, tax ID, company registration number|VAT, business customer, reverse charge, invoice
service:tax-free shopping|tax-free shopping, VAT refund, tax refund tourist, duty free, reverse charge|VAT, tourist, customs
service:business customer|business customer, company purchase, corporate customer, trade customer, b2b, buy for my company, firm|invoice, VAT number, bulk order, quote, corporate gift, reseller
service:wholesale|wholesale, reseller, trade, retailer account, become a stockist, dealer|business customer, bulk order
service:bulk order|bulk order, large quantity, volume discount, quantity discount, bulk discount, many pieces|business customer, quote, school, club, group discount
service:school order|school order, kindergarten order, public institution, authorities, nursery supplies, order for school class|bulk order, invoice, business customer, quote
service:club discount|club discount, group discount, association, sports club, team order, group order|bulk order, discount, printed with logo
service:student discount|student discount, student card, apprentice discount, youth discount|discount, ID, young people
service:senior discount|senior discount, pensioner discount, retired people, over 60|discount, older people
service:teacher discount|teacher discount, NHS discount, key worker discount, employee discount, military discount|discount, group discount
service:discount|discount, reduction, price reduction, money off, percent off, rebate|voucher code, sale, cheap, offer, volume discount
service:sale|sale, clearance, special offer, deal, promotion, black friday, bargain, outlet|discount, cheap, reduced, last pieces
property:reduced|reduced, discounted, marked down, on offer, sale price|sale, discount, exchange of sale items, cheap
service:voucher code|voucher code, promo code, discount code, coupon, coupon code, redeem code, voucher|discount, newsletter, code does not work, checkout, gift card
need:voucher doesn't work|voucher doesn't work, code invalid, code not accepted, expired code|voucher code, cannot be combined, minimum order, contact
service:cannot be combined|cannot be combined, combine discounts, stack vouchers, not valid with other offers|voucher code, discount, sale
service:gift card|gift card, gift voucher, gift certificate, store gift card, e-gift card|gift, redeem, validity, balance, last-minute gift, print at home
service:gift card balance|gift card balance, remaining balance, check balance, remaining credit|gift card, redeem, partial redemption
service:validity|validity, valid until, expiry, how long valid, expire, expiration of voucher|gift card, voucher code, points
action:redeem|redeem, use a voucher, cash in, apply code|gift card, voucher code, points
service:cash out voucher|cash out voucher, pay out gift card, voucher in cash|gift card, refund
service:lost gift card|lost gift card, stolen voucher, voucher lost|gift card, proof of purchase, contact
service:loyalty programme|loyalty programme, bonus points, reward points, loyalty card, customer card, membership, customer club, collect points|discount, member, birthday discount, customer account, redeem
service:stamp card|stamp card, punch card, every tenth free|loyalty programme, free coffee
service:birthday discount|birthday discount, birthday voucher, birthday treat|loyalty programme, newsletter, discount
service:refer a friend|refer a friend, recommend, friends programme, referral bonus|loyalty programme, voucher code
service:price match|price match, best price guarantee, price guarantee, lowest price, cheaper elsewhere, price adjustment, beat price|cheap, price difference, competitor
service:welcome discount|welcome discount, first order discount, new customer discount, 10% off first order|newsletter, voucher code, discount
service:newsletter|newsletter, mailing list, email updates, subscribe to newsletter, sign up for email|welcome discount, unsubscribe, privacy
action:unsubscribe|unsubscribe, opt out, stop emails, no more advertising, sign off|newsletter, privacy, spam
service:customer account|customer account, user account, my account, profile, register, sign up, create an account|login, password, order history, guest order, delete account
service:login|login, log in, sign in, cannot log in, log-in problem|password, customer account
service:password|password, forgot password, reset password, new password|login, customer account, email
service:guest order|guest order, order without account, guest checkout, without registration|customer account, checkout
action:delete account|delete account, close account, remove my data, erase account|privacy, customer account, unsubscribe
service:order history|order history, past orders, previous purchases|customer account, invoice, reorder
service:privacy|privacy, data protection, GDPR, personal data, privacy policy|cookies, newsletter, delete account, address passed on
service:cookie|cookie, cookie settings, tracking cookies, cookie consent|privacy, website
service:terms and conditions|terms and conditions, T&C, terms of sale, general terms, small print|legal notice, rules, contract
service:legal notice|legal notice, imprint, company details, about us, who runs the shop|contact, address, company
service:dispute resolution|dispute resolution, arbitration, ombudsman, consumer protection|complaint, terms and conditions
service:customer service|customer service, customer support, helpdesk, customer care, help, support team|contact, phone number, email, opening hours, chat
service:contact|contact, get in touch, reach you, contact form, speak to someone, contact details|phone number, email, customer service, whatsapp
service:phone number|phone number, telephone, call, ring, hotline, phone line|contact, customer service, phone hours
service:email|email, email address, e-mail, write to us|contact, customer service, reply time
service:live chat|live chat, chat, whatsapp, text message, messenger|contact, customer service
service:response time|response time, how fast do you reply, reply within, no answer|customer service, email, working day
service:callback|callback, call me back, request a call|phone number, advice, appointment
service:advice|advice, consultation, personal advice, expert advice, recommend me, help choosing, which one should I buy|appointment, shop, expert, video consultation, phone
service:video consultation|video consultation, online consultation, video call, virtual appointment|advice, appointment
service:appointment|appointment, book an appointment, make an appointment, by appointment, schedule a visit|advice, fitting, workshop, opening hours
service:walk-in|walk-in, without appointment, just drop by|appointment, opening hours
service:fitting|fitting, try on, fitting room, changing room, have it fitted, shoe fitting|appointment, size, shop, advice
service:measuring service|measuring service, home measurement, take measurements, foot measurement, foot scan|made to measure, size guide, fitting, curtains
service:test ride|test ride, test drive, product test in store, demonstration, demo, try out in shop|appointment, bike, mattress, showroom
service:shop|shop, store, branch, physical shop, brick and mortar, local shop, retail store|address, opening hours, parking, showroom
service:showroom|showroom, exhibition, display area, see in person, look at it|shop, display model, appointment
service:address|address, location, where are you, directions, how to get there, find us|shop, parking, public transport, map
service:opening hours|opening hours, opening times, business hours, trading hours, when are you open, open until, store hours|Sunday, public holiday, lunch break, closed, shop
property:open|open, opened to public, we are open|opening hours, closed
property:closed|closed, shut, shop closed, closing day, day off|opening hours, public holiday, company holidays
service:lunch break|lunch break, midday closing, closed at noon, siesta|opening hours
service:public holiday|public holiday, bank holiday, national holiday, holiday opening|opening hours, Christmas, Easter, Sunday
service:company holidays|company holidays, summer closure, holiday closure, vacation closing, annual leave|opening hours, closed, delivery delay
general:Christmas|Christmas, xmas, Christmas Eve, advent, before Christmas, in time for Christmas|gift, order deadline, extended return period, public holiday
general:New Year|New Year, New Year's Eve, new year's day|public holiday, opening hours
general:Easter|Easter, Easter Monday, Good Friday|public holiday, opening hours, gift
general:Sunday|Sunday, on Sundays, Sunday opening|opening hours, weekend, closed
general:Saturday|Saturday, on Saturdays|opening hours, weekend, Saturday delivery
general:weekday|weekday, Monday, Tuesday, Wednesday, Thursday, Friday|opening hours, working day
general:weekend|weekend, at the weekend, Saturday and Sunday|Saturday, Sunday, opening hours, rental
general:working day|working day, business day, weekdays|delivery time, response time
general:today|today, tonight, right now, still today|same day delivery, opening hours, in stock in store
general:tomorrow|tomorrow, next day, by tomorrow|express delivery, opening hours
general:evening|evening, night, late opening|opening hours, evening delivery
general:morning|morning, in the morning, early|opening hours, delivery slot
general:day|day, per day, daily, every day|everyday use, rental
general:week|week, weekly, per week|rental, subscription, delivery time
general:month|month, monthly, per month|subscription, instalments
general:year|year, yearly, annual, per year|warranty, age, subscription
general:hour|hour, minute, duration, how long, how much time|battery life, delivery time, course
general:birthday|birthday, anniversary of birth, bday|gift, party, gift wrapping, children
service:parking|parking, car park, parking space, park my car, parking lot|shop, directions, loading zone, free parking
service:public transport|public transport, bus stop, tram, train station, by bus, underground|directions, address, shop
service:loading zone|loading zone, loading ramp, load the car, help with loading, carry to the car|pickup, parking, bulky item
service:accessible|accessible, wheelchair access, step-free, barrier-free, disabled access, wheelchair friendly|lift, shop, parking, stairs
service:dogs allowed|dogs allowed, bring my dog, pets welcome, dog friendly|shop, pet
service:play corner|play corner, children's corner, toilet, baby changing, café in shop|shop, children, family
service:languages spoken|languages spoken, do you speak English, service in English|customer service, course, instructions
service:jobs|jobs, careers, vacancy, apply, work with you, internship, apprenticeship, hiring|team, contact, CV
service:press|press, media enquiry, influencer, blogger cooperation, sponsorship, donation request|contact, charity
service:gift wrapping|gift wrapping, gift wrap, wrapped as a gift, gift packaging, gift box, wrap it|gift, greeting card, ribbon, birthday, Christmas
service:gift message|gift message, greeting card, personal note, card with text, gift note|gift wrapping, send as gift
service:send as gift|send as gift, deliver to recipient, send directly to someone, ship to a friend|delivery address, gift wrapping, no price on the note
general:gift|gift, present, gift idea, giveaway, surprise|gift wrapping, gift card, birthday, Christmas, wedding
service:exchange a gift|exchange a gift, gift receipt, return a present, received as a gift|exchange, return, receipt, gift
service:corporate gift|corporate gift, client gift, employee gift, promotional gift, logo gift|business customer, bulk order, printed logo, gift card
service:wedding list|wedding list, gift registry, gift table, baby registry, wish list, present table|gift, wedding, birth, gift card
service:wishlist|wishlist, favourites, save for later, watch list|customer account, gift registry
service:basket|basket, cart, shopping cart, shopping bag, trolley, checkout|order, payment, minimum order
service:assembly service|assembly service, set-up service, assemble for me, mounting service, put together for me, build up|furniture, upstairs delivery, installation, surcharge, technician
property:self-assembly|self-assembly, flat pack, assembly required, easy to assemble, needs assembly, assembly time|assembly instructions, tools, furniture
property:pre-assembled|pre-assembled, fully assembled, ready to use, ready assembled, no assembly needed|self-assembly, set up
service:installation service|installation service, installation, connect appliance, hook up, fitter, set up appliance|washing machine, electrician, assembly service, appointment, old appliance removal
service:old appliance removal|old appliance removal, take away old device, take-back, haul away, removal of old furniture, dispose of old|recycling, electronic waste, installation, disposal, mattress
service:disposal|disposal, dispose of, throw away, get rid of, bin|recycling, electronic waste, batteries disposal
service:recycling|recycling, recycle, take-back scheme, recyclable, return old items|disposal, sustainable, electronic waste, packaging
service:electronic waste|electronic waste, e-waste, WEEE, old electrical devices|old appliance removal, recycling, batteries disposal
service:battery disposal|battery disposal, old batteries, used batteries, battery return, empty batteries|recycling, disposal, shop
service:trade-in|trade-in, part exchange, buy-back, sell my old one, trade in old device|second hand, discount, store credit
service:second hand|second hand, used, pre-owned, pre-loved, refurbished, reconditioned, thrift|trade-in, cheap, sustainable, display model
property:display model|display model, ex-display, showroom model, demo unit, floor model|reduced, B-grade, second hand
property:B-grade|B-grade, seconds, imperfect item, small flaw, factory second|reduced, display model, cheap
service:rental|rental, rent, hire, hire service, lend, lease, borrow|security deposit, per day, weekend, buy after rental
service:subscription|subscription, subscribe, regular delivery, auto-delivery, recurring order, subscription box, monthly box|pause subscription, cancel subscription, discount, interval
service:cancel subscription|cancel subscription, terminate, notice period, end subscription|subscription, pause subscription
service:pause subscription|pause subscription, skip a delivery, change interval, suspend|subscription, holiday
service:pre-order|pre-order, preorder, order in advance, coming soon, release date|delivery date, deposit, out of stock
service:in stock|in stock, available, availability, stock, have it in store, ready to ship|out of stock, reserve, shop stock
service:out of stock|out of stock, sold out, unavailable, not available, gone, currently unavailable|back in stock, back-order, alternative, notify me
service:back-order|back-order, on back order, restock, back in stock, when available again, reorder from supplier|out of stock, stock alert, pre-order, delivery time
service:stock alert|stock alert, notify me, email when available, waiting list, back in stock alert|out of stock, back-order, newsletter
service:special order|special order, order on request, can you order it in, not in your range, source for me|custom made, delivery time, deposit, non-returnable
property:discontinued|discontinued, no longer produced, end of line, last stock, phased out|reduced, spare part, successor, out of stock
property:limited edition|limited edition, limited, exclusive, rare, collector's item|unique, collection, pre-order
property:unique piece|unique piece, one of a kind, one-off|handmade, made to order, limited edition
service:quantity limit|quantity limit, maximum per customer, household quantity, limit per order|minimum quantity, bulk order, limited edition
service:minimum quantity|minimum quantity, minimum number, packaging unit, sold in packs of|minimum order, bulk order, pack
service:sample|sample, tester, swatch, fabric sample, sample pack, trial size, free sample|try, fabric, paint, perfume, colour chart, free
service:colour chart|colour chart, swatch book, catalogue, brochure, leaflet, print catalogue|sample, newsletter
service:personalisation|personalisation, personalised, customised, with name, with photo, custom text, name printing|engraving, embroidery, printing, gift, non-returnable
service:engraving|engraving, engrave, laser engraving, engraved name, inscription|personalisation, ring, knife, non-returnable, gift
service:embroidery|embroidery, embroidered name, stitching, monogram|personalisation, towel, logo
service:printing|printing, print logo, custom print, screen printing, company logo|personalisation, corporate gift, club order, bulk order
service:made to order|made to order, custom made, made to measure, bespoke, custom-built, tailored, individually made|non-returnable, deposit, lead time, measuring, quote
service:workshop|workshop, course, class, lesson, training, seminar, evening class|book a place, beginners, participants, course fee, cancel course
service:participants|participants, group size, places, book a place, sign up for course|course, cancel course, children
service:cancel course|cancel course, miss a class, course cancelled, rebook course|course, refund, participants
service:event|event, tasting, open day, launch party, reading, meet-up|course, shop, birthday party
service:children's birthday party|children's birthday party, party at the shop, kids party booking|course, event, children
service:age limit|age limit, minimum age, age verification, over 18, adults only, proof of age|alcohol, knife, ID card, delivery to adults only
service:ID card|ID card, proof of identity, passport, driving licence, show ID|age limit, pickup, rental, authorisation
service:someone else picks up|someone else picks up, authorisation letter, collect for me, pick up by another person|click and collect, ID card
service:size guide|size guide, size chart, sizing, measure size, which size, size table, conversion chart|size, fits small, too small, measure, exchange
service:care instructions|care instructions, care label, how to care for, looking after, washing instructions, how to wash|machine washable, hand wash, ironing, cleaning
service:manual|manual, instructions, user manual, operating instructions, assembly instructions, instruction leaflet, lost manual|download PDF, assembly, languages
service:download|download, pdf, print out, digital product, instant download|manual, pattern, e-book, print at home
service:review|review, rating, customer opinion, feedback, stars, testimonials|quality, buyer protection
service:product recall|product recall, recall, safety notice, dangerous product|safety, defective, refund
service:charity|charity, donate, donation, good cause, round up|sustainable, second hand
property:colour|colour, color, shade, hue, colourway|red, blue, green, black, white, colourful
property:red|red, scarlet, crimson, cherry red, ruby|colour, burgundy, coral
property:burgundy|burgundy, maroon, bordeaux, wine red, oxblood|red, dark
property:pink|pink, rose colour, fuchsia, magenta, hot pink, blush, dusty pink|colour, pastel
property:orange colour|orange colour, bright orange, apricot colour, burnt orange|colour, terracotta, coral
property:coral|coral, salmon pink, peach colour|pink, orange colour
property:terracotta|terracotta, rust colour, brick red, copper red|orange colour, brown, clay
property:yellow|yellow, lemon yellow, sunny yellow, canary yellow|colour, mustard yellow, gold coloured
property:mustard yellow|mustard yellow, ochre, curry yellow, saffron yellow|yellow
property:green|green, emerald green, bottle green, leaf green, dark green, forest green|colour, olive green, mint green
property:olive green|olive green, khaki, army green, moss green|green
property:mint green|mint green, sage green, pastel green, pistachio colour, eucalyptus green|green, pastel
property:lime green|lime green, neon green, apple green, chartreuse|green, neon
property:blue|blue, cobalt, royal blue, azure, cornflower blue, denim blue|colour, navy, light blue
property:navy|navy, navy blue, dark blue, midnight blue, indigo|blue
property:light blue|light blue, sky blue, baby blue, pale blue, ice blue|blue, pastel
property:turquoise|turquoise, teal, petrol blue, aqua, cyan, duck egg blue|blue, green
property:purple|purple, violet, plum colour, aubergine colour, mauve|colour, lilac
property:lilac|lilac, lavender colour, light purple, pale violet|purple, pastel
property:brown|brown, chocolate brown, tan, caramel colour, walnut brown, chestnut brown|colour, beige, cognac
property:beige|beige, sand colour, taupe, oatmeal, greige, nude colour, camel colour, stone colour|brown, cream colour, neutral colours
property:cream colour|cream colour, ivory, off-white, ecru, eggshell, champagne colour|white, beige
property:white|white, snow white, pure white, bright white|colour, cream colour
property:grey|grey, gray, light grey, silver grey, stone grey|colour, anthracite
property:anthracite|anthracite, charcoal grey, dark grey, graphite, slate grey, gunmetal|grey, black
property:black|black, jet black, matte black, all black, ebony|colour, dark, anthracite
property:gold coloured|gold coloured, golden, gold-tone, brass coloured|gold, yellow, brass, colour
property:silver coloured|silver coloured, silvery, silver-tone, chrome coloured|silver, grey, colour
property:rose gold|rose gold, copper coloured, pink gold, bronze coloured|gold, pink, copper
property:multicoloured|multicoloured, multicolor, colourful, rainbow, many colours, mixed colours|colour, patterned, assorted
property:transparent|transparent, clear glass, see-through, translucent, colourless|glass, acrylic
property:neon|neon, fluorescent, hi-vis, high visibility, day-glo|bright, reflective, visible at night
property:pastel|pastel, pale colour, soft colour, muted|light blue, mint green, lilac, pink
property:dark|dark, deep colour, dark-coloured|black, navy, anthracite
property:bright|bright, vivid, vibrant colour, bold colour|neon, colourful
property:matte|matte, matt, flat finish, non-glossy, satin finish|surface, finish
property:shiny|shiny, glossy, high-gloss, polished, gleaming|surface, finish, metallic
property:glittery|glittery, sparkly, glitter, sequinned, shimmering|party, shiny
property:metallic|metallic, metal look, chrome finish|silver coloured, shiny
property:pattern|pattern, patterned, print, printed, motif, design|striped, floral, checked, polka dot
property:plain|plain, solid colour, unpatterned, single colour, uni|simple, colour
property:striped|striped, stripes, stripy, breton stripe, pinstripe|pattern
property:checked|checked, checkered, plaid, tartan, gingham|pattern, flannel
property:polka dot|polka dot, dotted, spotted, spots|pattern
property:floral|floral, flower pattern, flowery, flower print, botanical print|pattern, flower
property:animal print|animal print, leopard print, zebra print, snake print|pattern
property:material|material, fabric, made of, made from, composition|cotton, wood, metal, leather, plastic
property:wood|wood, wooden, timber, solid wood, hardwood|oak, beech, walnut wood, pine, bamboo
property:oak|oak, oak wood, solid oak|wood
property:pine|pine, pine wood, spruce, larch, cedar, softwood|wood
property:plywood|plywood, mdf, chipboard, particle board, veneer, laminate|wood, furniture board
property:bamboo|bamboo, bamboo wood, bamboo fibre|wood, sustainable, natural material
property:rattan|rattan, wicker, willow weave, cane weave, seagrass, raffia, straw weave|basket, woven, natural material
property:cork|cork, made of cork, natural cork|natural material, sustainable
property:metal|metal, metallic material, made of metal|steel, aluminium, iron, brass, copper
property:stainless steel|stainless steel, inox, rustproof steel, stainless, 18/10|steel, rustproof, metal
property:steel|steel, carbon steel, high-carbon steel, galvanised steel, zinc-plated|metal, stainless steel
property:aluminium|aluminium, aluminum, alu, anodised aluminium, alloy|metal, lightweight
property:cast iron|cast iron, wrought iron, made of iron, enamelled cast iron|metal, steel, heavy
property:titanium|titanium, titanium metal|metal, lightweight, hypoallergenic, nickel-free
property:gold|gold, solid gold, 585 gold, 750 gold, 14 carat, 18 carat, 14k, 18k|jewellery, gold coloured, gold-plated
property:gold-plated|gold-plated, gold vermeil, gilded, gold-filled, plated|gold, gold coloured, jewellery
property:silver|silver, sterling silver, 925 silver, real silver|jewellery, silver coloured, metal
property:plastic|plastic, polypropylene, pvc, abs, polyethylene, vinyl|bpa-free, acrylic, material
property:acrylic|acrylic, acrylic glass, plexiglass, perspex|plastic, transparent
property:silicone|silicone, food-grade silicone, made of silicone|rubber, heat-resistant, flexible
property:rubber|rubber, natural rubber, latex, caoutchouc|non-slip, elastic, waterproof
property:glass|glass, borosilicate glass, tempered glass, crystal glass, toughened glass|transparent, fragile
property:ceramic|ceramic, stoneware, earthenware, clay, pottery, terracotta clay|porcelain, pottery, handmade, glazed
property:porcelain|porcelain, bone china, fine china|ceramic, tableware, fragile
property:enamel|enamel, enamelled, enamelware, vitreous enamel|metal, cast iron, camping mug
property:stone|stone, marble, granite, slate, natural stone|heavy, material
property:leather|leather, genuine leather, real leather, cowhide, calfskin, nappa, full-grain|suede, faux leather, animal product
property:suede|suede, nubuck, suede leather, velvet leather|leather
property:faux leather|faux leather, vegan leather, imitation leather, artificial leather, pu leather, leatherette|leather, vegan, plastic
property:cotton|cotton, organic cotton, jersey, percale, combed cotton|fabric, natural fibre, breathable, washable
property:muslin|muslin, gauze fabric, double gauze, cheesecloth|cotton, baby, lightweight, breathable
property:linen|linen, flax, pure linen, half-linen|fabric, natural fibre, summer, breathable
property:hemp|hemp, jute, sisal, coir, burlap|natural fibre, sustainable, rope
property:wool|wool, new wool, virgin wool, woollen, lambswool, sheep wool|warm, knitted, itchy, merino, hand wash
property:merino|merino, merino wool, extrafine merino|wool, not itchy, soft, odour-resistant, base layer
property:cashmere|cashmere, kashmir wool, cashmere wool|wool, soft, warm, luxurious
property:silk|silk, pure silk, mulberry silk, silky fabric|satin, soft, hand wash, delicate
property:satin|satin, sateen, satin weave|shiny, smooth, silk, cotton
property:velvet|velvet, velour, corduroy, cord, plush fabric|soft, fabric
property:fleece|fleece, polar fleece, brushed fabric, teddy fleece, sherpa|warm, soft, polyester
property:flannel|flannel, brushed cotton, flannelette, winceyette|warm, soft, cotton, winter
property:felt|felt, felted wool, boiled wool|wool, warm
property:polyester|polyester, synthetic, microfibre, microfiber, synthetic fibre|fabric, quick-drying, recycled polyester
property:nylon|nylon, polyamide, ripstop, cordura|fabric, tear-resistant, lightweight
property:elastane|elastane, spandex, lycra, stretch fabric|stretchy, fabric, sportswear
property:viscose|viscose, rayon, tencel, lyocell, modal, cupro|fabric, soft, cooling
property:denim|denim, jean fabric, chambray|fabric, cotton, hard-wearing
property:terry|terry, terry cloth, towelling, waffle weave, waffle pique|towel, absorbent, cotton
property:lace|lace, tulle, mesh, netting, organza, chiffon|transparent, delicate, fabric
property:knitted|knitted, knit, crocheted, knitwear, chunky knit, cable knit|wool, yarn, warm
property:woven|woven, hand-woven, braided, plaited|fabric, basket, handmade
property:down filling|down filling, duck down, goose down, feather filling, responsible down|warm, lightweight, duvet, animal product
property:filling|filling, padding, padded, stuffing, wadding, upholstered|soft, foam, down filling
property:foam|foam, memory foam, cold foam, polyurethane foam, viscoelastic|mattress, pillow, padding
property:lined|lined, lining, fully lined, fleece-lined, fur-lined|warm, jacket, padded
property:faux fur|faux fur, fake fur, fur-free, artificial fur|soft, warm, vegan
property:paper|paper, cardboard, kraft paper, recycled paper|stationery, packaging, gsm
property:paper weight|paper weight, gsm, grammage, fabric weight, grams per square metre, thickness of paper|paper, thick, weight
property:carbon fibre|carbon fibre, carbon fiber, fibreglass, glass fibre|lightweight, stiff, bike frame
property:wax|wax, beeswax, soy wax, rapeseed wax, waxed|candle, polish, waterproof
property:coated|coated, coating, laminated, varnished, lacquered, powder-coated|non-stick, surface, protective layer
property:oiled wood|oiled wood, untreated wood, unfinished, raw wood, natural finish|wood, natural
property:glazed|glazed, glaze, unglazed, underglaze|ceramic, pottery
property:non-stick|non-stick, nonstick, ptfe, teflon, doesn't stick|frying pan, coating, ceramic coating, pfas-free
property:natural material|natural material, natural fibre, all natural, from nature|cotton, wool, linen, wood, organic
property:gemstone|gemstone, precious stone, diamond, crystal stone, zirconia, birthstone|jewellery, ring
property:pearl|pearl, freshwater pearl, mother-of-pearl, cultured pearl|jewellery
property:size|size, sizing, which size, fit size|size guide, small, medium, large, fits true to size
property:small|small, little, tiny, mini, compact size|compact, size, space-saving
property:big|big, large, huge, oversized, giant, xl|size, roomy, jumbo
property:medium size|medium size, mid-size, medium-sized, not too big|size
property:plus size|plus size, extra large, xxl, 3xl, big sizes, curvy|size, clothing, wide
property:one size|one size, one size fits all, onesize, universal size|size, adjustable, stretchy
property:runs small|runs small, comes up small, size up, too tight, snug fit|size guide, fits true to size, exchange
property:runs large|runs large, comes up big, size down, too loose, oversized fit|size guide, fits true to size, exchange
property:true to size|true to size, fits as expected, normal fit, regular fit|size guide, size
property:slim fit|slim fit, fitted, tight-fitting, skinny, close-fitting, tailored|clothing, fit, stretchy
property:loose-fitting|loose-fitting, relaxed fit, baggy, loose fit, roomy cut, comfort fit|comfortable, clothing, oversized
property:fit|fit, cut, shape, silhouette, style of cut|slim fit, loose-fitting, size
property:wide|wide, broad, width, wide fit, extra wide|dimensions, wide feet
property:narrow|narrow, slim, slender, thin width, slimline|dimensions, small spaces
property:long|long, length, extra long, longer, how long is it|dimensions, tall people
property:short|short, shorter, shortened, cropped|length
property:tall|tall, high, height, how high, how tall|dimensions
property:low|low, flat, low-profile, low height, shallow|dimensions, under the bed
property:deep|deep, depth, how deep|dimensions
property:thick|thick, thickness, chunky, heavyweight fabric, mm thick|dimensions, sturdy, warm
property:thin|thin, ultra-thin, fine, slim profile, super thin|lightweight, dimensions
property:dimensions|dimensions, measurements, size in cm, size in inches, how big is it, overall size|width, height, depth, length, diameter
property:diameter|diameter, circumference, round size, ø, girth|dimensions, round
property:round|round, circular, oval|shape, diameter
property:square shape|square shape, rectangular, rectangle, angular|shape
property:weight|weight, weighs, how heavy, kg, grams, lbs|lightweight, heavy
property:lightweight|lightweight, light to carry, featherweight, ultralight, not heavy|weight, portable, travel, carry
property:heavy|heavy, weighty, heavy-weight, bulky|weight, sturdy, bulky goods delivery
property:capacity|capacity, volume, litres, liters, holds, content amount, ml, fill volume|big, dimensions, roomy
property:roomy|roomy, spacious, lots of space, large capacity, plenty of room, fits a lot|capacity, compartments, storage
property:load capacity|load capacity, max load, maximum weight, weight limit, carries up to, supports up to, user weight|sturdy, weight, heavy person
property:compact|compact, space-saving, takes little space, small footprint, pocket-sized|small flat, foldable, travel, stackable
property:foldable|foldable, folding, collapsible, folds flat, fold-up|compact, space-saving, travel, portable
property:stackable|stackable, nestable, can be stacked, stacking|space-saving, storage
property:inflatable|inflatable, blow-up, air-filled, pump up|pump, air bed, pool
property:extendable|extendable, extensible, telescopic, pull-out, expandable|adjustable, dining table
property:adjustable|adjustable, height-adjustable, variable, can be adjusted, customisable fit|size, ergonomic, grows with child
property:grows with child|grows with child, grow-with-me, convertible, growing|adjustable, kid, baby
property:removable|removable, detachable, take off, can be removed|washable, cover
property:replaceable|replaceable, exchangeable, interchangeable, refillable parts|spare part, repairable, battery
property:modular|modular, expandable system, combinable, add-on system|adjustable, shelf, sofa
property:reversible|reversible, double-sided, two-sided, wearable on both sides|jacket, bedding
property:portable|portable, easy to carry, on the go, to go, take-along, travel-friendly|lightweight, compact, travel, foldable
property:power|power, wattage, watts, how powerful|powerful, energy consumption, voltage
property:powerful|powerful, high-performance, high power, strong motor|power, motor
property:voltage|voltage, volts, 230v, 12v, 110v, dual voltage|plug type, power, travel adapter
property:plug|plug, plug type, power plug, socket type, uk plug, eu plug, mains plug|adapter, electric, cable
property:electric|electric, electrical, mains-powered, corded, with cable, runs on mains|plug, power, battery-powered
property:cordless|cordless, battery-powered, battery-operated, runs on battery, no cable|rechargeable, battery, portable
property:rechargeable|rechargeable, usb rechargeable, charges via usb, rechargeable battery, usb-c charging|battery, charger, cordless
property:battery life|battery life, runtime, lasts how long, running time, hours per charge|rechargeable, mah, hours, battery
property:charging time|charging time, charge time, fast charging, quick charge, how long to charge|charger, battery life
property:wireless|wireless, bluetooth, wlan, wifi, wi-fi, cable-free|app, smart, connect
property:smart|smart, app-controlled, connected, smart home, voice control, works with app|wifi, bluetooth, app
property:automatic|automatic, self-acting, fully automatic, automated|sensor, timer
property:manual|manual, hand-operated, by hand, hand-cranked, without electricity, non-electric|camping, hand tool
property:solar|solar, solar-powered, solar charging, runs on sunlight|garden light, power bank, outdoor
property:energy-efficient|energy-efficient, energy class, energy-saving, low consumption, electricity use|power, led, save money
property:noise level|noise level, decibel, db, how loud, volume of noise|quiet, loud
property:quiet|quiet, silent, noiseless, low noise, whisper-quiet, not loud, doesn't make noise|noise level, night, neighbours, bedroom
property:loud|loud, noisy, makes noise, too loud|noise level, quiet
property:noise-cancelling|noise-cancelling, anc, soundproof, sound-absorbing, blocks noise, noise reduction|headphones, ear plugs, sleep
property:waterproof|waterproof, watertight, water-proof, completely waterproof|rain, ipx7, taped seams, water column, gore-tex
property:water-resistant|water-resistant, water-repellent, showerproof, splashproof, dwr|waterproof, rain, light rain, wax
property:water resistance rating|water resistance rating, ip rating, ipx4, ip67, water column, hydrostatic head, 5 atm, 10 bar|waterproof, swim with watch
property:windproof|windproof, wind-resistant, storm-proof, blocks wind|jacket, umbrella, storm
property:weatherproof|weatherproof, weather-resistant, all-weather, suitable for outdoors, can stay outside|outdoor, garden, rain, uv-resistant, frost-proof
property:frost-proof|frost-proof, frost-resistant, winter-hardy, hardy, survives frost|garden, plant, cold, pot
property:uv-resistant|uv-resistant, uv protection, sun-proof, uv stable, lightfast, doesn't fade|sun, spf, outdoor, parasol
property:colourfast|colourfast, color fast, doesn't run, doesn't bleed, permanent colour|washable, dye
property:heat-resistant|heat-resistant, heatproof, temperature-resistant, withstands heat, ovenproof|oven, degrees, silicone, glass
property:fireproof|fireproof, fire-resistant, flame-retardant, non-flammable|heat-resistant, safety, stove
property:keeps warm|keeps warm, insulated, thermal, insulating, heat-retaining|warm, cold weather, double-walled, thermos
property:keeps cool|keeps cool, cooling, stays cold, chilled, keeps cold|insulated, summer, cool box, fan
property:warm|warm, cosy and warm, warming, toasty, for cold weather|winter, insulated, wool, fleece, down filling, lined
property:hot|hot, boiling hot, very hot, high temperature|heat-resistant, summer
property:cold|cold, icy, freezing, low temperature, sub-zero, minus degrees|winter, warm, insulated
property:temperature|temperature, degrees, celsius, temperature range, comfort temperature|hot, cold, sleeping bag, oven
property:breathable|breathable, airy, ventilated, moisture-wicking, sweat-wicking, air-permeable|sweat, summer, sport, cotton, mesh
property:quick-drying|quick-drying, fast-drying, quick dry, dries fast|towel, travel, sportswear
property:absorbent|absorbent, super absorbent, soaks up, highly absorbent|towel, nappy, sponge
property:washable|washable, machine-washable, can go in the washing machine, washer safe, laundry safe|care instructions, removable, wash, 30 degrees
property:hand wash|hand wash, hand wash only, wash by hand, handwash|delicate, wool, silk, care instructions
property:dry clean only|dry clean only, dry cleaning, professional cleaning|care instructions, suit, wool
property:tumble dryer safe|tumble dryer safe, tumble dry, dryer safe, can go in the dryer|care instructions, shrink, washable
property:care instructions|care instructions, how to care, washing instructions, care label, looking after it, maintenance|washable, hand wash, ironing, clean
property:easy care|easy care, low maintenance, wrinkle-free, non-iron, no ironing, crease-resistant|washable, travel, shirt
property:easy to clean|easy to clean, wipe clean, wipeable, wipes off, stain-resistant, dirt-repellent|kids, stain, cover, clean
property:dishwasher safe|dishwasher safe, dishwasher-proof, can go in the dishwasher, dishwasher suitable|care instructions, kitchen, easy to clean
property:microwave safe|microwave safe, microwaveable, can go in the microwave, microwave-proof|heat up food, food container, tableware
property:freezer safe|freezer safe, freezable, can be frozen, suitable for freezer|food container, frozen
property:induction|induction, induction compatible, works on induction, induction hob, suitable for all hobs|pan, pot, hob, gas, ceramic hob
property:food-safe|food-safe, food grade, food contact safe, food-proof|bpa-free, lunch box, silicone
property:leakproof|leakproof, leak-proof, spill-proof, doesn't leak, no drips, airtight|bottle, lunch box, seal, bag
property:vegan|vegan, plant-based, no animal products, free from animal products|dairy-free, egg-free, cruelty-free, vegetarian
property:vegetarian|vegetarian, veggie, meat-free, without meat|vegan, gelatine-free
property:cruelty-free|cruelty-free, not tested on animals, no animal testing, leaping bunny|cosmetics, vegan, natural cosmetics
property:organic|organic, organically grown, certified organic, eu organic|natural, gots, sustainable, pesticide-free
property:sustainable|sustainable, eco-friendly, environmentally friendly, green choice, eco, planet-friendly|recycled, fair trade, organic, plastic-free, reusable
property:recycled|recycled, recycled material, upcycled, from waste, post-consumer|sustainable, recycled polyester, recycled paper
property:recyclable|recyclable, can be recycled, recyclable packaging|sustainable, packaging, recycle
property:biodegradable|biodegradable, compostable, decomposes, home compostable|sustainable, bin bags, plastic-free
property:reusable|reusable, re-usable, washable and reusable, use again, zero waste|sustainable, plastic-free, washable
property:disposable|disposable, single-use, one-way, throwaway|party, paper cups
property:refillable|refillable, refill, refill pack, top-up pouch|reusable, sustainable, soap
property:fair trade|fair trade, fairtrade, fairly produced, ethically made, fair wages|sustainable, organic, coffee, chocolate, clothing
property:certified|certified, certificate, certification, seal, tested quality, label, ce marked|gots, oeko-tex, fsc, organic, safety
property:oeko-tex|oeko-tex, gots, tested for harmful substances, textile standard|certified, organic cotton, baby, non-toxic
property:non-toxic|non-toxic, toxin-free, harmless, no harmful substances, chemical-free, safe ingredients|baby, pets, oeko-tex, bpa-free
property:bpa-free|bpa-free, bpa free, no bpa, free of bisphenol a, phthalate-free|plastic, bottle, baby, food-safe
property:plastic-free|plastic-free, no plastic, without plastic, free from plastic packaging|sustainable, zero waste, packaging
property:pfas-free|pfas-free, no pfas, pfoa-free, fluorine-free, without forever chemicals|non-stick, pan, waterproof, non-toxic
property:natural|natural, naturally derived, natural ingredients, nothing artificial|organic, no additives, natural cosmetics
property:ingredients|ingredients, what's in it, contents list, ingredient list, inci|allergens, natural, vegan
property:allergens|allergens, allergy information, contains traces, may contain, traces of nuts|ingredients, nut allergy, gluten-free, lactose-free
property:hypoallergenic|hypoallergenic, allergy-friendly, non-irritating, suitable for allergy sufferers, anti-allergy|sensitive skin, dust mites, nickel-free, fragrance-free
property:gluten-free|gluten-free, gluten free, no gluten, coeliac-friendly, celiac, without wheat|allergens, flour, bread
property:lactose-free|lactose-free, dairy-free, milk-free, without milk, no dairy|vegan, allergens, oat drink
property:nut-free|nut-free, no nuts, without nuts, peanut-free|allergens, nut allergy
property:egg-free|egg-free, no egg, without egg|allergens, vegan
property:sugar-free|sugar-free, no sugar, no added sugar, unsweetened, low sugar, diabetic-friendly|diabetes, diet, sweetener, keto
property:low-calorie|low-calorie, low fat, light product, calories, kcal, low-carb, keto|diet, sugar-free, nutrition
property:high protein|high protein, protein-rich, protein content|fitness, muscle, bar, powder
property:alcohol-free|alcohol-free, non-alcoholic, without alcohol, 0.0%, alcohol free|pregnancy, driving, beer, wine
property:alcohol content|alcohol content, abv, percent alcohol, how strong is the alcohol|wine, spirits, alcohol-free
property:caffeine-free|caffeine-free, decaf, decaffeinated, without caffeine|coffee, tea, sleep, pregnancy
property:gelatine-free|gelatine-free, no gelatin, without gelatine, no gelatine|vegan, halal, sweets
property:no additives|no additives, additive-free, preservative-free, no preservatives, no artificial colours, no flavour enhancers|natural, ingredients
property:fragrance-free|fragrance-free, unscented, no perfume, perfume-free, odourless, without scent|sensitive skin, hypoallergenic, cosmetics
property:scented|scented, fragrance, scent, smell, perfumed, aroma|candle, perfume, lavender, essential oil
property:nickel-free|nickel-free, no nickel, nickel safe, for nickel allergy|earrings, jewellery, hypoallergenic, titanium
property:for sensitive skin|for sensitive skin, gentle to skin, skin-friendly, dermatologically tested, mild|hypoallergenic, fragrance-free, baby, eczema
property:flavour|flavour, flavor, taste, tastes like|sweet, spicy, chocolate, vanilla
property:sweet|sweet, sugary, very sweet|flavour, sweets
property:spicy|spicy, hot taste, chilli hot, fiery|chilli, sauce, flavour
property:salty|salty, savoury, savory, umami, hearty|snack, flavour
property:bitter|bitter, bitterness|flavour, coffee, chocolate
property:mild taste|mild taste, smooth taste, not bitter, fruity, full-bodied, nutty, chocolatey|coffee, wine, roast, flavour
property:dry wine|dry wine, dry taste, brut|wine, sparkling wine, sweet
property:fresh|fresh, freshly made, freshly baked, freshly roasted|shelf life, food
property:shelf life|shelf life, best before, expiry date, use by, expiration date, how long does it keep, goes off|store, fresh, opened
property:perishable|perishable, chilled food, needs refrigeration, refrigerated, keep refrigerated|fridge, shelf life, cold shipping, fresh
property:frozen|frozen, deep-frozen, frozen food|freezer safe, chilled food
property:raw|raw, uncooked, unroasted, unprocessed, unpasteurised|food, natural
property:loose|loose, unpackaged, in bulk, loose leaf|tea, zero waste, packaging
property:whole bean|whole bean, beans, unground coffee|coffee, grinder, ground coffee
property:ground|ground, pre-ground, grind size, grinding level, freshly ground|coffee, espresso, filter, whole bean
property:roast|roast, roast level, dark roast, light roast, medium roast, roasted|coffee, mild taste, espresso
property:for babies|for babies, baby, infant, newborn, 0 months, little one|toddler, months, sensitive skin, new parents
property:toddler|toddler, small child, 1 year old, 2 year old, preschooler, tot|kid, baby, small parts
property:kid|kid, kids, child, children, childrens, junior|toddler, teenager, school, recommended age, boy, girl
property:teenager|teenager, teen, adolescent, youth, youngster, tween|kid, student, age
property:adult|adult, grown-up, adults, grown ups|age, size
property:senior|senior, elderly, older people, pensioner, oap, old age|grandparents, easy to use, discount for seniors
property:recommended age|recommended age, age, from what age, years old, suitable from age, minimum age|kid, toddler, toy, small parts, choking hazard
property:small parts|small parts, choking hazard, not for under 3, swallowable parts|toy safety, toddler, recommended age
property:women's|women's, ladies, for her, female, womens, woman|girl, size
property:men's|men's, gents, for him, male, mens, man|boy, size
property:unisex|unisex, gender-neutral, for everyone, both men and women|men's, women's
property:girl|girl, girls, daughter, granddaughter|kid, women's
property:boy|boy, boys, son, grandson|kid, men's
property:beginner|beginner, novice, starter, first-timer, new to, entry-level, never done it before|starter kit, easy, instructions, class
property:intermediate|intermediate, some experience, improver|skill level, beginner, advanced
property:advanced|advanced, expert, experienced, professional level, pro|skill level, professional
property:skill level|skill level, difficulty, level of difficulty, how hard is it|beginner, advanced, recommended age
property:professional|professional, professional grade, commercial use, pro quality, trade use|advanced, durable, business customer
property:easy|easy, easy to use, simple, user-friendly, straightforward, effortless|beginner, seniors, instructions
property:difficult|difficult, hard to do, complicated, tricky, challenging|skill level, advanced
property:soft|soft, fluffy, cuddly, velvety, plush, gentle touch, cosy|fleece, cashmere, comfortable
property:hard|hard, rigid, stiff, not too soft, firm feel|mattress, support, soft
property:comfortable|comfortable, comfy, cosy fit, pleasant to wear, wearing comfort|soft, ergonomic, padded, loose-fitting
property:itchy|itchy, scratchy, rough, prickly, harsh|wool, sensitive skin, soft
property:smooth|smooth, even surface, sleek, smooth surface|surface, soft
property:stretchy|stretchy, elastic, flexible fabric, stretch, gives|elastane, comfortable, fitted
property:flexible|flexible, bendable, pliable, bends|silicone, rubber, barefoot shoes
property:ergonomic|ergonomic, back-friendly, body-shaped, anatomically shaped, good posture|back pain, office chair, adjustable, comfortable
property:durable|durable, long-lasting, hard-wearing, built to last, lasts long, robust|quality, sturdy, warranty
property:sturdy|sturdy, stable, solid, strong, heavy-duty, rugged, doesn't wobble|durable, load capacity
property:unbreakable|unbreakable, shatterproof, break-resistant, shockproof, drop-proof, impact-resistant|durable, kids, camping, phone case
property:fragile|fragile, breakable, breaks easily, handle with care, delicate|glass, porcelain, packaging, damage
property:scratch-resistant|scratch-resistant, scratchproof, scuff-resistant, doesn't scratch|durable, sapphire glass, coating
property:tear-resistant|tear-resistant, ripstop quality, tear-proof, puncture-proof, cut-resistant|durable, bag, gloves, bike tyre
property:rustproof|rustproof, rust-resistant, corrosion-resistant, doesn't rust, tarnish-free, doesn't tarnish|stainless steel, outdoor, jewellery
property:non-slip|non-slip, anti-slip, slip-resistant, grippy, good grip, skid-proof|bath mat, shoes, ice, rubber
property:reflective|reflective, reflector, visible at night, high-visibility strip|safety, cycling at night, hi-vis
property:glow in the dark|glow in the dark, luminous, phosphorescent, lights up|kids room, night
property:dimmable|dimmable, brightness adjustable, dimmer, adjustable light|lamp, led, bulb
property:brightness|brightness, lumen, lumens, lm, how bright, light output|lamp, torch, led
property:warm white|warm white, cold white, colour temperature, kelvin, daylight white, light colour|bulb, led, lamp
property:magnetic|magnetic, with magnet, magnet closure|closure, fridge
property:self-adhesive|self-adhesive, adhesive, sticky, stick-on, peel and stick, no drilling|hook, wallpaper, sticker, rented flat
property:lockable|lockable, with lock, key lock, can be locked|safe, suitcase, bike lock
property:zip|zip, zipper, with zip, zipped, zip fastening|closure, bag, jacket
property:button closure|button closure, buttons, snap fastener, press stud, poppers, clasp, buckle|closure, clothing, bag
property:velcro|velcro, hook and loop, hook-and-loop fastening|kids shoes, closure
property:hood|hood, hooded, with hood, detachable hood|jacket, rain, hoodie
property:pocket|pocket, pockets, with pockets, side pocket, inside pocket|compartments, jacket, trousers
property:compartments|compartments, dividers, sections, organiser pockets, laptop sleeve inside|bag, storage, organised, lunch box
property:handle|handle, grip, carry handle, with handles|bag, pan, cup
property:strap|strap, shoulder strap, carrying strap, belt strap, webbing strap|bag, watch, adjustable
property:wheels|wheels, castors, rollers, on wheels, wheeled, casters|suitcase, trolley, movable
property:lid|lid, cover lid, cap, with lid|leakproof, pot, container
property:removable cover|removable cover, washable cover, zip-off cover, slipcover|cushion, sofa, washable
property:compatible|compatible, compatibility, works with, suitable for, fits my model, goes with, does it fit|adapter, universal, model, accessory, spare part
property:universal|universal, fits all, all-purpose, multi-fit, generic|compatible, one size
property:multifunctional|multifunctional, versatile, all-in-one, multi-purpose, multi-use, 2 in 1, 3 in 1|space-saving, tool
property:included|included, comes with, in the box, supplied with, what's in the box, scope of delivery|accessories, set, batteries included
property:not included|not included, sold separately, without accessories, excluded, bought separately|accessories, batteries, included
property:set|set, kit, bundle, combo, collection set|gift set, pack, included
property:pack|pack, multipack, pack of, pack size, box of, value pack, bulk pack|set, piece, bulk discount
property:piece|piece, pieces, pcs, items, units, how many, quantity|pack, set
property:pair|pair, in pairs, two pieces, set of two, twin pack|pack, set, shoes
property:single|single, individual, one piece, sold individually, on its own|piece, pack
property:handmade|handmade, hand-made, handcrafted, hand-crafted, artisan, made by hand|unique, small batch, gift, pottery
property:homemade|homemade, self-made, home-made, house-made, from our own production|handmade, food
property:unique|unique, one of a kind, one-off, original piece|handmade, limited edition, gift
property:limited edition (2)|limited edition, limited, special edition, collector's edition, while stocks last|unique, collectors, sold out
property:refurbished|refurbished, reconditioned, renewed, pre-owned, like new, as good as new, b-stock|second-hand, warranty, cheap, condition
property:second-hand|second-hand, used, secondhand, preloved, pre-loved, thrift|refurbished, vintage, cheap, sustainable
property:brand new|brand new, new, unused, unopened, never worn, original packaging|condition, return, just arrived
property:just arrived|just arrived, new arrivals, latest, newest, new collection, novelty, new in|brand new, popular
property:condition|condition, state, wear and tear, signs of use, how worn|second-hand, refurbished, brand new
property:vintage|vintage, retro, antique, old-fashioned, nostalgic, classic look|second-hand, style
property:modern|modern, contemporary, trendy, fashionable, stylish, on-trend|style, minimalist
property:minimalist|minimalist, simple design, scandi, scandinavian style, nordic, understated|modern, plain
property:rustic|rustic, country style, farmhouse style, boho, cottage style, shabby chic|wood, vintage, home decor
property:elegant|elegant, classy, chic, smart look, dressy, sophisticated, formal|wedding, office, evening
property:casual|casual, everyday wear, relaxed style, for every day, informal|comfortable, clothing
property:pretty|pretty, beautiful, nice-looking, lovely, attractive, decorative|gift, home decor
property:cute|cute, sweet-looking, adorable, kawaii|baby, gift, kid
property:funny|funny, fun, humorous, witty, gag, quirky|gift, party game
property:special|special, extraordinary, unusual, out of the ordinary, something different|unique, gift
property:quality|quality, high-quality, premium, top quality, good quality, well made|durable, luxurious, expensive, reviews
property:luxurious|luxurious, luxury, upscale, high-end, deluxe, exclusive|expensive, quality, gift
property:bad quality|bad quality, cheaply made, flimsy, poor quality, rubbish quality, shoddy|complain, defective, return
property:country of origin|country of origin, made in, where is it made, manufactured in, origin, produced in|local, made in europe, manufacturer
property:local|local, regional, from the region, locally made, locally produced, homegrown|country of origin, fresh, sustainable
property:made in europe|made in europe, european made, eu production, made in germany, made in italy, made in france|country of origin, local, quality
property:imported|imported, import, from abroad, foreign|customs, country of origin
property:brand|brand, label name, manufacturer, make, maker, producer|country of origin, model
property:model|model, version, variant, edition, type, series|brand, compatible, product number
property:genuine|genuine, authentic, original, real, not fake, no counterfeit|certificate, brand, quality
action:return|return, send back, give back, bring back, take back, return an item|refund, change of mind, right of withdrawal, exchange
action:exchange|exchange, swap, change for another, trade in for another size, switch|return, wrong size, gift receipt
action:collect|collect, pick up, fetch, pick-up, click and collect, collect in store|shop, opening hours, reserve, pickup point
action:order|order, place an order, order online, ordering|buy, checkout, cart, delivery
action:buy|buy, purchase, shop for, acquire|order, pay, price
action:sell|sell, stock, carry in store, do you have, offer|range, in stock, buy
action:pay|pay, payment, pay with, settle, make a payment|card, cash, paypal, invoice, instalments
action:cancel|cancel, call off, cancellation, withdraw order, annul, back out|order, subscription, right of withdrawal, refund
action:change order|change order, amend, modify, edit order, correct, alter order|wrong address, cancel, order
action:break|break, snap, crack, shatter, fall apart, broke, broken, come apart|defective, damaged, repair, warranty, complain
action:damage|damage, damaged, dented, scratched, torn, ripped, harmed in transit|broken, complain, photo, replacement, return
action:stop working|stop working, doesn't work, not working, malfunction, defective, faulty, dead, won't turn on|warranty, repair, guarantee, complain, return
action:lose|lose, lost, mislaid, misplaced|missing, replacement, spare part
action:go missing|go missing, missing, not there, not received, never arrived, absent, incomplete|parcel, tracking, complain, lost
action:arrive|arrive, turn up, get here, be delivered, show up|delivery, delivery time, tracking, late
action:deliver|deliver, ship, send, dispatch, post, mail|shipping costs, delivery time, parcel, carrier
action:track|track, trace, follow parcel, where is my parcel, check status|tracking number, delivery, late
action:receive|receive, obtain, be given|arrive, delivery, confirmation
action:suit|suit, look good on, flatter, match, go well with|fit, style advice, colour
action:fit in|fit in, fits, fit into, fit inside, does it fit, big enough for|dimensions, size, compatible
action:wash|wash, do the laundry, rinse, launder|washable, care instructions, detergent, stain
action:clean|clean, scrub, wipe, cleaning|cleaner, care instructions, stain, descale
action:descale|descale, remove limescale, limescale, decalcify|coffee machine, kettle, clean
action:iron|iron, do the ironing, ironing, steam clothes|care instructions, easy care, clothes steamer
action:dry|dry, drying, hang to dry, air dry|quick-drying, clothes horse, towel
action:repair|repair, fix, mend, get repaired, patch up, restore|broken, spare part, warranty, workshop, service
action:replace|replace, replacement, swap out, substitute, send a new one|broken, missing, spare part, warranty
action:install|install, installation, set up|instructions, fitting service, tools
action:mount|mount, put up, hang up, wall-mount, fix to wall, attach, screw to wall|screws, drill, wall, self-adhesive, shelf
action:assemble|assemble, put together, build, construct, flat-pack, assembly|instructions, furniture, tools included, assembly service
action:engrave|engrave, engraving, personalise, personalize, print a name, add a name, monogram, custom text|gift, name, non-returnable, custom-made
action:wrap|wrap, gift wrap, gift-wrap, wrapping, wrap as a present|gift, greeting card, ribbon
action:reserve|reserve, put aside, hold, set aside, keep for me, lay away|collect, in stock, shop
action:book|book, make an appointment, sign up, register for, book a place|workshop, class, consultation
action:store|store, keep, put away, storing, storage|container, shelf life, box, tidy
action:charge|charge, recharge, charging, power up, plug in to charge|charger, cable, power bank, charging time
action:recycle|recycle, get rid of, dispose of, throw away, take-back of old device, disposal, bin|batteries, old appliance, packaging, recyclable
action:try on|try on, try out, test, have a go, sample, trial|changing room, sample, return, trial period
action:adjust|adjust, set, regulate, alter the fit, tweak|adjustable, instructions
action:cut to size|cut to size, cut to length, made to measure, custom-cut, bespoke size, custom size|dimensions, custom-made, fabric by the metre, non-returnable
action:alter|alter, shorten, take in, hem, tailoring, alteration|trousers, dress, too long, size
action:make to order|make to order, custom-made, custom order, commission, tailor-made, bespoke|engrave, lead time, non-returnable
action:rent|rent, hire, lease, borrow, loan, rental|deposit, weekend, party, tool
action:complain|complain, complaint, claim, make a claim, report a problem, not happy, dissatisfied|defective, damaged, customer service, warranty, refund
action:talk to someone|talk to someone, contact, get in touch, reach, speak to, call, phone, ring|phone number, customer service, email, chat, person
action:write|write, email, message, drop a line, e-mail, text|contact, reply, customer service
action:reply|reply, answer, respond, get back to me, response|contact, working days
action:ask|ask, question, enquire, enquiry, query, inquiry|contact, advice, help
action:advise|advise, advice, consult, recommend, help choosing, guidance, consultation|contact, shop, appointment, which one
action:help|help, support, assist, assistance, customer care|contact, customer service, advice
action:refund|refund, get money back, money back, reimburse, repay, credit back|return, cancel, payment method, days
action:redeem (2)|redeem, use voucher, apply code, cash in, enter code|gift card, discount code, checkout
action:save money|save money, spend less, bargain hunt, save|discount, cheap, sale, energy-efficient
action:subscribe|subscribe, subscription, sign up for delivery, regular delivery, auto-ship|cancel, newsletter, pause
action:pause|pause, skip, suspend, put on hold|subscription, holiday
action:log in|log in, sign in, login, access account|account, password
action:register|register, create an account, open an account, make an account|log in, guest order, customer account
action:unsubscribe (2)|unsubscribe, opt out, stop emails, delete account, delete my data|newsletter, privacy, account
action:pre-order|pre-order, backorder, order in advance, order ahead|out of stock, release date
action:notify|notify, let me know, inform, alert, remind, tell me when|back in stock, email, delivery
action:open|open, unpack, unbox, unseal, break the seal|return, hygiene seal, brand new
action:pack|pack, package up, packaging, box up|wrap, fragile, plastic-free, return
action:carry|carry, transport, haul, take with you, lug|portable, bag, lightweight, handle
action:wear|wear, put on, dress, dressed in|clothing, comfortable, size
action:use|use, usage, apply, utilise, how to use, operate|instructions, manual
action:cook|cook, prepare food, boil, simmer, cooking|pan, pot, stove, recipe
action:fry|fry, sear, stir-fry, deep fry|pan, oil, non-stick, wok
action:bake|bake, baking, make cake, make bread|baking tin, oven, flour, cake
action:chop|chop, slice, cut, dice, carve, mince|knife, chopping board, scissors, slicer
action:sharpen|sharpen, hone, make sharp|knife, blunt, whetstone
action:mix|mix, blend, stir, whisk, puree|blender, mixer, smoothie
action:grind|grind, mill, crush, grate|coffee, pepper, grinder, grater
action:brew|brew, make coffee, make tea, steep, infuse|coffee machine, teapot, filter
action:heat up|heat up, warm up, reheat, warm food|microwave safe, oven, hot
action:cool down|cool down, chill, keep cold, refrigerate|fridge, cool box, fan, ice
action:drink|drink, sip|cup, bottle, beverage, thirst
action:eat|eat, snack, nibble, munch|snack, food, plate
action:sleep|sleep, nap, doze, fall asleep|bed, pillow, quiet, dark, tea
action:sit|sit, sitting, take a seat|chair, cushion, ergonomic
action:play|play, playing, have fun with|toy, board game, kid
action:read|read, reading|book, reading light, glasses
action:draw|draw, sketch, paint, colour in, doodle|pencils, paint, sketchbook
action:sew|sew, stitch, needlework, sew on|thread, needle, fabric, sewing machine
action:craft|craft, tinker, make yourself, do it yourself, diy, build yourself|craft kit, tools, glue, kids
action:glue|glue, stick, bond, paste, adhere|glue, tape, self-adhesive
action:drill|drill, bore holes, make holes|drill machine, wall, screws, mount
action:paint walls|paint walls, varnish, decorate walls, coat of paint|paint, brush, roller
action:plant|plant, sow, grow, garden, cultivate|seeds, soil, pot, balcony
action:water plants|water plants, irrigate, watering|watering can, hose, holiday, plants
action:lose weight|lose weight, slim down, diet|low-calorie, fitness, scales
action:train|train, exercise, work out, workout, practise|fitness, gym, sportswear, yoga
action:protect|protect, shield, guard, prevent, safeguard|cover, case, sun, rain, safety
action:cover|cover, put over, drape, cover up|cover, blanket, protect
action:remove|remove, get off, get out, take out, eliminate|stain, limescale, hair removal, smell
action:choose|choose, select, pick, decide, which one|advice, compare, size guide
action:compare|compare, difference between, versus, vs|choose, model, advice
action:find|find, look for, search, seek, looking for|where, search
action:see|see, view, look at, have a look, visit the shop|shop, showroom, opening hours
action:give as a gift|give as a gift, gift, give a present, surprise someone|gift, birthday, wrap, gift card
action:donate|donate, donation, give to charity, charity|second-hand, sustainable
action:trade in|trade in, buy-back, part exchange, sell my old one|second-hand, recycle, discount
action:waive|waive, free of charge, get free, for nothing, no cost, gratis|free shipping, sample, fee
action:pay the cost|pay the cost, who pays, bear the cost, cover the costs|return costs, shipping costs
action:extend|extend, prolong, longer period, postpone, delay|return period, warranty, rental
action:shrink|shrink, get smaller in the wash, shrunk|wash, tumble dryer safe, wool, size
action:fade|fade, bleed colour, lose colour, discolour, run in the wash|colourfast, wash
action:leak|leak, drip, spill, seep|leakproof, defective, seal
action:smell bad|smell bad, stink, odour, whiff|deodorant, odour-resistant, clean, air freshener
action:rust|rust, corrode, tarnish, oxidise|rustproof, stainless steel, polish
action:overheat|overheat, get too hot, burn, scorch|defective, heat-resistant, safety
action:turn on|turn on, switch on, start, power on|instructions, switch
action:turn off|turn off, switch off, shut off, power off|automatic shut-off, switch
action:connect|connect, pair, link, hook up, sync|bluetooth, cable, adapter, wireless
general:cheap|cheap, inexpensive, affordable, low-cost, budget, low price, good value, reasonably priced|discount, sale, price, under 20 euros, second-hand
general:cheaper|cheaper, less expensive, lower price, more affordable|cheap, price match, discount
general:cheapest|cheapest, lowest price, least expensive, best price|cheap, price
general:expensive|expensive, pricey, dear, costly, high price, overpriced|luxurious, quality, price
general:price|price, cost, how much, charge amount, what does it cost|cheap, expensive, fee, vat
general:fee|fee, surcharge, extra cost, additional charge, supplement|price, express, shipping costs
general:euro|euro, euros, eur, money|price, currency, pay
general:under|under, below, maximum price, less than, no more than, up to|price, cheap, limit
general:at least|at least, minimum, more than, over, from price upwards, min.|minimum order, limit
general:quick|quick, fast, speedy, rapid, swift, in no time|express delivery, urgent, today
general:urgent|urgent, asap, as soon as possible, in a hurry, immediately, right away|express delivery, quick, last minute, today
general:slow|slow, takes long, lengthy|delivery time, late
general:how long|how long, duration, how many days, time frame, length of time|delivery time, return period, days
general:deadline|deadline, time limit, cut-off time, by when, period, latest|return period, christmas, same-day dispatch
general:late|late, delayed, overdue, delay, too late, behind schedule|delivery, tracking, complain
general:early|early, earlier, sooner, ahead of time, in advance|pre-order, delivery
general:today (2)|today, same day, this day, tonight|same-day delivery, express, opening hours
general:tomorrow (2)|tomorrow, next day, overnight, next-day|express delivery, delivery time
general:day (2)|day, days, 24 hours, daily, every day|working days, week
general:working day (2)|working day, business day, weekday, mon-fri, monday to friday|delivery time, opening hours
general:week (2)|week, weeks, weekly, fortnight, two weeks, 14 days|delivery time, return period
general:month (2)|month, months, monthly, 30 days|instalments, subscription, return period
general:year (2)|year, years, annual, yearly, 12 months|warranty, age
general:hour (2)|hour, hours, minute, minutes, time of day, what time|opening hours, battery life, duration
general:weekend (2)|weekend, saturday and sunday, sat, at the weekend|opening hours, saturday, sunday, delivery
general:sunday|sunday, sundays, on sunday|opening hours, closed, weekend
general:saturday|saturday, saturdays, on saturday|opening hours, weekend, delivery
general:public holiday|public holiday, bank holiday, holiday closure, national holiday|opening hours, closed, christmas, easter
general:open|open, open now, opening hours, opening times|shop, sunday, closed
general:closed|closed, shut, not open, on holiday closed, closing time|opening hours, public holiday, sunday
general:need|need, require, necessary, must have, essential, needed|required, included
general:want|want, would like, looking for, wish, i'd like|buy, need
general:allowed|allowed, permitted, may i, am i allowed, ok to, approved|rules, hand luggage, return, possible
general:not allowed|not allowed, forbidden, prohibited, not permitted, excluded from, banned|exceptions, non-returnable
general:possible|possible, can i, is it possible, can you, feasible, doable|allowed, option
general:extra|extra, additional, another one, added, on top, more|surcharge, spare, accessory
general:both|both, two of them, either, the two|pair, all
general:other|other, different, alternative, another, something else|exchange, similar
general:similar|similar, like this, comparable, equivalent, same kind|alternative, other
general:same|same, identical, matching, the same one|set, exchange, similar
general:wrong|wrong, incorrect, mistaken, not what i ordered, by mistake|return, complain, exchange, wrong size
general:biggest|biggest, largest, greatest|big, size, capacity
general:smallest|smallest, tiniest, littlest|small, compact, size
general:bigger|bigger, larger, size larger, greater|big, exchange, size
general:smaller|smaller, size smaller, littler|small, exchange, size
general:best|best, top, number one, greatest choice, best one|popular, reviews, advice, quality
general:popular|popular, bestseller, best seller, best-selling, most bought, favourite, top seller|reviews, best, recommend
general:good|good, great, nice, excellent, fine, super|quality, best
general:bad|bad, poor, terrible, awful, not good|bad quality, complain
general:safe|safe, secure, harmless use, safety, security|child safety, non-toxic, certified, secure payment
general:dangerous|dangerous, hazardous, risk, unsafe, hazard, warning|safety, choking hazard, recall
general:healthy|healthy, wholesome, good for you, health|organic, sugar-free, snack, fitness
general:in stock|in stock, available, availability, have it in, on hand, ready to ship|out of stock, delivery time, reserve, collect
general:out of stock|out of stock, sold out, unavailable, not available, gone, temporarily unavailable|back in stock, notify, pre-order
general:back in stock|back in stock, restock, available again, coming back, when back|notify, out of stock
general:discontinued|discontinued, no longer made, end of line, phased out|out of stock, alternative, spare part
general:where|where, whereabouts, location, address, how do i get there|shop, parking, opening hours
general:near|near, nearby, close to me, in the area, around here|shop, location
general:at home|at home, house, home use, indoors, inside, indoor|outdoor, living room
general:outdoor|outdoor, outside, outdoors, in the open air, al fresco|weatherproof, garden, camping, hiking
general:abroad|abroad, foreign country, overseas, international, other country|shipping abroad, customs, country
general:online|online, internet, web, website, webshop, on the site|order, shop, account
general:shop|shop, store, in-store, physical store, boutique, branch, showroom|opening hours, location, collect
general:with|with, including, having, comes with|included
general:without|without, free of, free from, lacking, excluding|gluten-free, fragrance-free, plastic-free
general:instructions|instructions, manual, how-to guide, user guide, directions for use|assemble, use, video, beginner
general:tip|tip, trick, hint, idea, suggestion, inspiration|advice, gift idea, recipe
general:review|review, rating, customer opinion, stars, feedback, testimonial|popular, best, quality
general:accessory|accessory, accessories, add-on, extras, attachment|compatible, included, spare part
general:spare part|spare part, replacement part, part, spare, spares|repair, broken, compatible, accessory
general:sample|sample, tester, free sample, swatch, trial size, taster|try out, free of charge, set
general:gift (2)|gift, present, pressie, little something, giveaway|birthday, christmas, wrap, gift card, gift set
general:person|person, people, per person, for two people, for four, servings, persons|capacity, family, set
general:family|family, families, household, relatives|kid, big, value pack
general:friend|friend, mate, buddy, best friend, pal|gift, birthday
general:mum|mum, mother, mom, mummy, mama|mother's day, gift, women's
general:dad|dad, father, daddy, papa|father's day, gift, men's
general:grandma|grandma, grandmother, granny, nan, gran|senior, gift, easy to use
general:wife|wife, girlfriend|valentine's day, anniversary, gift
general:brother|brother, bro|family, gift, kid
general:colleague|colleague, coworker, co-worker, boss, workmate|gift, office, secret santa
general:teacher|teacher, nursery teacher, educator, childminder|gift, thank you, school
general:student|student, pupil, university student, schoolchild, apprentice|school, discount for students, backpack
general:business|business, company, corporate, trade customer, b2b, office|invoice, vat, bulk discount, wholesale
general:dog|dog, puppy, pooch, doggy|pet, lead, dog food
general:cat|cat, kitten, kitty, feline|pet, litter, scratching post
general:pet|pet, animal, furry friend, domestic animal|dog, cat, non-toxic
general:left-handed|left-handed, lefty, left hand, left-hander|scissors, knife, right-handed
general:disabled|disabled, wheelchair, barrier-free, accessible, reduced mobility, step-free|shop, parking, senior
general:language|language, translated, in my language|instructions, book
general:picture|picture, photo, image, photograph, see a picture|damaged, frame, colour differs
general:why|why, reason, cause, what for|question, complain
general:all|all, every, everything, whole range, complete, entire|set, range
property:copper|copper, pure copper, copper metal|metal, brass, bronze
property:brass|brass, made of brass|metal, gold coloured, bronze
property:bronze|bronze, made of bronze|metal, brass, copper
property:beech|beech, beechwood, beech wood|wood
property:birch|birch, birch wood, birch plywood|wood
property:ash wood|ash wood, solid ash|wood
property:maple wood|maple wood, solid maple|wood
property:walnut wood|walnut wood, solid walnut, american walnut|wood, brown
property:cherry wood|cherry wood, cherrywood|wood
property:teak|teak, teak wood, tropical hardwood, mahogany|wood, garden furniture, weatherproof
property:acacia wood|acacia wood, acacia|wood
property:olive wood|olive wood, olivewood|wood, chopping board
property:halal|halal, halal certified, suitable for muslims|no pork, gelatine-free, certified
property:kosher|kosher, kosher certified|no pork, certified
property:no pork|no pork, pork-free, without pork|halal, vegetarian
property:soy-free|soy-free, no soya, without soy, soya-free|allergens
property:palm oil free|palm oil free, without palm oil, no palm oil|sustainable, ingredients
property:paraben-free|paraben-free, no parabens, parabens-free|natural cosmetics, sensitive skin, no additives
property:sulfate-free|sulfate-free, sulphate-free, sls-free, without sulfates|shampoo, sensitive skin, natural cosmetics
property:silicone-free|silicone-free, no silicones, without silicones|shampoo, conditioner, natural cosmetics
property:aluminium-free|aluminium-free, aluminum-free, no aluminium salts|deodorant, natural cosmetics
property:semi-dry|semi-dry, off-dry, medium sweet wine|wine, sparkling wine
property:sour|sour, tart, acidic, acidity, tangy|flavour, coffee, sweets
property:camouflage|camouflage, camo, military pattern|pattern, olive green
property:canvas fabric|canvas fabric, cotton canvas, sailcloth, duck canvas|fabric, durable, bag
property:concrete|concrete, cement, concrete look|heavy, stone, grey
property:alpaca|alpaca, alpaca wool, baby alpaca|wool, soft, warm
property:mohair|mohair, angora, angora wool|wool, fluffy, warm
general:monday|monday, mondays, on monday|working day, opening hours
general:tuesday|tuesday, tuesdays, on tuesday|working day, opening hours
general:wednesday|wednesday, wednesdays, on wednesday|working day, opening hours
general:thursday|thursday, thursdays, on thursday|working day, opening hours
general:friday|friday, fridays, on friday|working day, opening hours
general:spring season|spring season, springtime, in spring|season, garden, plant
general:summer|summer, summertime, hot season, in summer|sun, hot, cooling, lightweight, beach, season
general:autumn|autumn, fall season, in autumn|rain, season, warm
general:winter|winter, wintertime, wintry, in winter|cold, warm, snow, insulated, season
general:season|season, seasonal, time of year, all-season|spring, summer, autumn, winter
general:morning (2)|morning, before noon, in the morning, am|opening hours, delivery window
general:midday|midday, noon, lunchtime, lunch break|opening hours, closed
general:afternoon|afternoon, in the afternoon, pm|opening hours, delivery window
general:evening (2)|evening, in the evening, after work, late opening|opening hours, delivery window
general:grandpa|grandpa, grandfather, grandad, granddad|senior, gift, grandma, easy to use
general:grandparents|grandparents, grandma and grandpa|grandma, grandpa, senior, gift
general:husband|husband, boyfriend, hubby|men's, gift, anniversary, valentine's day
general:couple|couple, partner, spouse, other half, sweetheart|anniversary, valentine's day, wedding, gift
general:sister|sister, sis, big sister, little sister|family, gift, siblings
general:siblings|siblings, brothers and sisters, brother and sister|family, brother, sister
need:birthday|birthday, birthday present, bday, turning 40|gift, gift set, gift card, gift wrap, greeting card, candles, balloons, toy, cake tin, personalised
need:children's birthday party|children's birthday party, kids party, kids birthday|balloons, paper plates, party hats, garland, party bag, bunting, cake candles, pinata, face paint, invitation
need:wedding|wedding, getting married, marriage, wedding present|gift, rings, table decoration, guest book, confetti, suit, dress, tableware, champagne glasses, photo album, engraving
need:wedding guest|wedding guest, invited to a wedding, what to wear wedding|dress, suit, shirt, tie, clutch, heels, elegant, jewellery, fascinator, pocket square
need:hen party|hen party, bachelorette party, hen do, stag do, bachelor party|sash, party game, balloons, t-shirt, sparkling wine, crown, photo props
need:engagement|engagement, proposal, propose, getting engaged|ring, diamond, jewellery box, champagne, engraving, flowers
need:wedding anniversary|wedding anniversary, our anniversary, silver wedding, golden wedding|jewellery, watch, flowers, photo book, engraving, wine, gift for couples, candle
need:housewarming|housewarming, new home, new flat, moved in, housewarming present|gift, plant, candle, vase, doormat, kitchen set, cutting board, salt, glasses, blanket
need:moving house|moving house, move, relocating, moving out|cardboard box, packing tape, bubble wrap, furniture blanket, hand truck, lashing strap, marker, label, tool set, furniture glider
need:christmas|christmas, xmas, christmas present, christmas gift|gift, fairy lights, christmas tree, baubles, ornament, wrapping paper, candles, advent calendar, gift set, nativity, christmas stocking
need:secret santa|secret santa, office gift exchange, small christmas gift|gift under 10, small gift, mug, socks, chocolate, funny, candle, game
need:advent|advent, pre-christmas, count down to christmas|advent calendar, wreath, candles, fairy lights, cookie cutter, tea, chocolate, star
need:st nicholas day|st nicholas day, saint nicholas|small gift, chocolate, toy, children, sweets, boot, costume
need:three kings|three kings, epiphany, befana|toy, gift, sweets, crown, stocking, cake
need:new year's eve|new year's eve, new years, new year party, hogmanay|sparkling wine, raclette, fondue, party hats, sparklers, confetti, champagne glasses, game, glitter
need:easter|easter, easter gift, egg hunt|chocolate egg, egg dye, basket, bunny, decoration, lamb baking tin, spring flowers
need:valentine's day|valentine's day, valentine, romantic gift|jewellery, chocolate, flowers, perfume, lingerie, heart, candle, gift for couples, personalised
need:mother's day|mother's day, mothers day, gift for mum|flowers, jewellery, perfume, candle, chocolate, mug, hand cream, scarf, photo frame, gift set
need:father's day|father's day, fathers day, gift for dad|tool, wallet, beer, whisky, barbecue, grooming set, multitool, pocket knife, socks, watch
need:grandparents day|grandparents day, gift for grandparents|photo frame, mug, blanket, puzzle, tea, large print, slippers, digital frame
need:baptism|baptism, christening, baptism gift|silver spoon, engraving, candle, baby clothes, bracelet, savings bank, photo album, cross
need:first communion|first communion, confirmation, communion gift|suit, white dress, candle, cross, watch, bracelet, gift, table decoration, guest book
need:baby shower|baby shower, baby gift, expecting gift|diaper cake, baby clothes, cuddly toy, balloons, muslin, bib, gift set, memory book
need:birth of a baby|birth of a baby, newborn gift, new baby, just had a baby|bodysuit, romper, baby blanket, rattle, cuddly toy, muslin cloth, pacifier, baby book, organic cotton
need:first day of school|first day of school, starting school, school enrolment|school bag, satchel, pencil case, school cone, lunch box, water bottle, name labels, coloured pencils, desk
need:back to school|back to school, new school year, school supplies|backpack, notebook, pencil case, pen, folder, calculator, lunch box, exercise book, ruler, glue stick
need:starting kindergarten|starting kindergarten, nursery start, daycare|small backpack, name labels, slippers, rubber boots, mud trousers, lunch box, change of clothes, water bottle
need:graduation|graduation, graduate, passed exam, a-levels, degree|gift, watch, pen, sparkling wine, frame, jewellery, suit, dress, gift card
need:prom|prom, debutante ball, formal dance, school ball|evening dress, suit, bow tie, heels, clutch, jewellery, cufflinks, hair accessory
need:retirement|retirement, retiring, leaving do, farewell gift|gift, wine, watch, garden, travel, book, engraving, card, hobby
need:new job|new job, first day at work, job start|shirt, blazer, bag, notebook, briefcase, mug, shoes, planner
need:job interview|job interview, interview outfit|blazer, shirt, suit, smart shoes, briefcase, folder, wrinkle-free, tie
need:funeral|funeral, mourning, condolence, bereavement|black clothes, black tie, sympathy card, candle, grave light, flowers, urn
need:grave|grave, cemetery, all saints|grave light, grave vase, chrysanthemum, lantern, heather, candle, planter
need:carnival|carnival, mardi gras, dressing up, fancy dress|costume, wig, face paint, mask, hat, confetti, glitter, props
need:halloween|halloween, trick or treat, scary party|costume, pumpkin, fake blood, cobweb, sweets, mask, carving set, lantern, skeleton
need:oktoberfest|oktoberfest, beer festival, traditional costume event|dirndl, lederhosen, beer mug, checked shirt, hat, knee socks, braided belt
need:garden party|garden party, summer party|party tent, folding table, string lights, drinks dispenser, cooler, citronella candle, reusable cups, grill, paper plates
need:barbecue|barbecue, bbq, grilling, cookout, braai|grill, charcoal, gas grill, tongs, firelighter, grill brush, apron, marinade, meat thermometer, sausages, skewers
need:picnic|picnic, eating outdoors|picnic blanket, cool bag, basket, reusable cutlery, food container, thermos, unbreakable glasses, bottle
need:dinner party|dinner party, having guests for dinner, hosting|tableware, wine glasses, tablecloth, serving dish, napkins, candles, wine, cheese board, raclette, extendable table
need:overnight guests|overnight guests, guests staying over, spare bed|sofa bed, air mattress, folding bed, bed linen, towel set, guest toiletries, futon
need:buffet|buffet, catering, feed a crowd, large group|chafing dish, platter, disposable tableware, drinks dispenser, large pot, folding table, bulk pack, thermos jug
need:cocktail party|cocktail party, mixing drinks, home bar, happy hour|shaker, bar spoon, jigger, ice cube tray, gin, tonic, syrup, cocktail glasses, strainer, muddler
need:game night|game night, board game evening, family game|board game, card game, party game, dice, quiz, playing time, number of players, snacks
need:movie night|movie night, home cinema, watching films, netflix|projector, screen, soundbar, popcorn maker, tv, streaming stick, blanket, blackout curtain, speaker
need:music festival|music festival, open air, concert|tent, earplugs, poncho, rubber boots, power bank, bum bag, sleeping bag, camping chair, sunscreen
need:sleepover|sleepover, pyjama party, overnight stay kids|sleeping bag, pyjamas, torch, air mattress, toiletry bag, night light, game
need:treasure hunt|treasure hunt, scavenger hunt, kids games outdoors|compass, magnifying glass, treasure chest, small toys, torch, map, party bag, walkie-talkie
need:hostess gift|hostess gift, thank you gift, small present, bring along|chocolate, candle, tea, wine, soap, jam, gift set, flowers, honey
need:wedding favours|wedding favours, guest gifts, party favours|small gift, sugared almonds, organza bag, seeds, mini candle, bulk pack, labels, personalised
need:corporate gift|corporate gift, business gift, gift for employees, client gift|gift box, logo print, engraving, pen, notebook, wine, bulk order, hamper, mug
need:teacher gift|teacher gift, gift for teacher, end of school year|mug, plant, chocolate, candle, notebook, tote bag, card, small gift
need:gift idea|gift idea, looking for a present, something to give, no idea what to give|gift set, gift card, gift wrap, bestseller, personalised, candle, chocolate, jewellery, book
need:last minute gift|last minute gift, need it tomorrow, urgent present|gift card, express delivery, e-voucher, download, pickup, in stock, gift wrap
need:gift under a small budget|gift under a small budget, cheap present, under 20, small budget|low price, mug, candle, socks, tea, chocolate, small gift, offer
need:gift for someone who has everything|gift for someone who has everything, unusual gift, original present|personalised, experience, engraving, gadget, funny, limited edition, handmade, photo gift
need:funny gift|funny gift, gag gift, joke present|mug, socks, party game, t-shirt print, gadget, novelty
need:get well gift|get well gift, cheer up, hospital visit|tea, blanket, puzzle, book, flowers, heat cushion, socks, card, fruit basket
need:baby|baby, infant, newborn, 3 months old|bodysuit, diaper, bottle, pacifier, baby carrier, pram, sleeping sack, BPA free, organic cotton, baby monitor, muslin
need:toddler|toddler, small child, 2 year old, little one|wooden toy, stacking toy, push-along, bib, sippy cup, potty, rubber boots, no small parts, high chair, balance bike
need:child|child, kid, kids, children, 5 year old|toy, kids size, age recommendation, safe, washable, craft set, kids bike, game, junior
need:schoolchild|schoolchild, primary school child, pupil, 8 year old|school bag, pencil case, desk, experiment kit, construction set, book, football, bike, watch
need:teenager|teenager, teen, adolescent, 14 year old, youth|headphones, gaming, hoodie, skateboard, bluetooth speaker, sneakers, phone case, LED strip, backpack, cosmetics
need:student|student, university, dorm, college|laptop, desk lamp, backpack, cheap, kettle, single pot, folding, small flat, notebook, discount
need:adult|adult, grown-up|adult size, unisex, over 18, drinks, grown-up game
need:senior|senior, elderly, older person, old people, pensioner|large buttons, easy to use, walking stick, grab rail, non-slip, large display, easy to open, comfortable, lightweight, raised seat
need:grandma|grandma, granny, nan, grandmother|gift, easy to use, blanket, slippers, photo frame, tea, puzzle, flowers, cardigan
need:grandpa|grandpa, grandad, grandfather|gift, easy to use, slippers, pocket knife, radio, cardigan, puzzle, garden tool, wine
need:mum|mum, mom, mother, mummy|gift, jewellery, scarf, perfume, candle, kitchen, plant, wellness, handbag
need:dad|dad, father, daddy|gift, tool, barbecue, multitool, beer, watch, wallet, shaver, shirt
need:wife|wife, girlfriend, partner, fiancée, my wife|gift, jewellery, perfume, handbag, lingerie, spa, flowers, scarf
need:husband|husband, boyfriend, fiancé, my husband|gift, watch, shaver, wallet, whisky, tool, shirt, aftershave
need:woman|woman, women, lady, ladies|women's cut, women's size, ladies, women's shoes, women's fit
need:man|man, men, guy, gents|men's cut, men's size, gents, men's shoes, men's fit
need:girl|girl, daughter, niece, granddaughter|doll, jewellery box, dress, craft set, unicorn, kids bike, girls size
need:boy|boy, son, nephew, grandson|toy car, building blocks, football, dinosaur, construction set, boys size
need:brother|brother, sister, sibling, siblings|gift, matching set, bunk bed, twin pram, game for two
need:best friend|best friend, mate, buddy, friend|gift, friendship bracelet, mug, photo gift, candle, game, wine, gift set
need:colleague|colleague, coworker, boss, workmate|mug, pen, plant, chocolate, small gift, notebook, card, desk
need:neighbour|neighbour, neighbor, gift for neighbours|chocolate, wine, plant, jam, honey, card, quiet
need:godchild|godchild, goddaughter, godson, godparent|toy, book, savings bank, bracelet, engraving, keepsake, bike
need:couple|couple, for two, two people, gift for couples|double, set of two, two-person tent, king size, game for two, fondue
need:family|family, family of four, with children, big family|large capacity, family pack, family tent, family size, board game, roof box, big fridge
need:living alone|living alone, single household, one person|small pan, mini oven, single portion, compact, small fridge, mini washing machine, one cup
need:pregnant|pregnant, expecting, pregnancy, mum-to-be|maternity clothes, nursing pillow, stretch mark oil, folic acid, side sleeper pillow, compression socks, alcohol free, maternity bra
need:breastfeeding|breastfeeding, nursing mum, pumping milk|nursing bra, breast pump, nursing pillow, nipple cream, nursing pads, milk storage bag, bottle, nursing tea
need:twins|twins, two babies|twin pram, double stroller, double pack, bunk bed, nursing pillow, set of two
need:new parents|new parents, first-time parents, young parents|starter set, baby monitor, diaper bag, baby carrier, first aid kit, gift set, thermos mug
need:left-handed|left-handed, left-hander, southpaw, lefty|left-handed scissors, ambidextrous mouse, symmetrical, fountain pen left, left-hand knife, can opener
need:beginner|beginner, newbie, starter, just starting, never done it|starter kit, entry-level, easy to use, instructions, complete set, learn, low price
need:advanced|advanced, experienced, expert, enthusiast|high performance, adjustable, professional, precision, upgrade
need:professional|professional, tradesman, pro, for work, commercial use|heavy duty, workwear, long lasting, warranty, spare parts, 18 V, net price, invoice, trade
need:hobbyist|hobbyist, diyer, handyman, do it yourself, diy|drill, screwdriver set, tool box, screws, sander, jigsaw, spirit level, instructions, glue
need:allergic|allergic, allergy sufferer, allergies, hypersensitive|hypoallergenic, fragrance free, allergen free, nickel free, dust mite cover, HEPA filter, encasing, air purifier, gluten free
need:hay fever|hay fever, pollen allergy, pollen|pollen screen, air purifier, HEPA filter, nasal spray, cabin filter, tissues, nasal rinse, dryer
need:dust mite allergy|dust mite allergy, house dust, dust allergy|encasing, HEPA vacuum cleaner, washable at 60, air purifier, synthetic filling, mattress protector
need:nickel allergy|nickel allergy, rash from jewellery, metal allergy|nickel free, titanium, surgical steel, gold, sterling silver, hypoallergenic, platinum
need:sensitive skin|sensitive skin, irritated skin, delicate skin|fragrance free, hypoallergenic, dermatologically tested, without alcohol, aloe vera, organic cotton, mild soap, seamless
need:eczema|eczema, atopic skin, neurodermatitis, itchy rash|fragrance free, urea, emollient cream, organic cotton, mild detergent, anti-scratch mittens, silk, oat bath
need:gluten intolerance|gluten intolerance, coeliac, celiac, no gluten|gluten free, gluten-free flour, rice pasta, corn, buckwheat, crossed grain, oat gluten free
need:lactose intolerance|lactose intolerance, no dairy, can't have milk|lactose free, oat milk, soy milk, almond milk, dairy free, vegan cheese, dark chocolate
need:nut allergy|nut allergy, peanut allergy, no nuts|nut free, allergen information, may contain traces, nut-free chocolate, seeds, sunflower butter
need:vegan|vegan, plant-based, no animal products, i'm vegan|vegan, oat milk, tofu, faux leather, cruelty free, plant protein, microfibre filling, without beeswax, synthetic bristles
need:vegetarian|vegetarian, no meat, veggie, meat free|tofu, lentils, veggie burger, cheese, vegetable stock, grill vegetables, without gelatine
need:diabetic|diabetic, diabetes, blood sugar, type 2|sugar free, sweetener, blood glucose meter, diabetic socks, foot cream, low carb, dark chocolate, xylitol
need:tall|tall, tall person, very tall, 2 metres, long legs|long inseam, extra long bed, oversize, large frame, extra length, height adjustable desk, tall size, long sleeping bag
need:short person|short person, petite, small woman, short legs|short length, petite size, small frame, step stool, cropped, low seat, adjustable height
need:plus size|plus size, obese, overweight, curvy, large man|plus size, high load capacity, wide, reinforced, stretch, heavy load, extra large, extra firm mattress
need:wide feet|wide feet, broad feet, narrow shoes hurt|wide fit, width H, stretch upper, leather, roomy toe box, barefoot shoe, half size, shoe stretcher
need:large feet|large feet, big shoe size, size 48|large sizes, size 47, size 48, oversize shoes, wide fit
need:small hands|small hands, slim hands, child's hands|compact grip, size S, small mouse, size 7 gloves, light, slim handle
need:big head|big head, large head, hat size|size XL, adjustable, 62 cm, helmet size, stretch, cap
need:glasses wearer|glasses wearer, wears glasses, spectacles|OTG goggles, over glasses, anti-fog, eye relief, glasses case, lens cleaning cloth, glasses cord
need:contact lens wearer|contact lens wearer, wears contacts|contact lens solution, lens case, eye drops, saline, daily lenses
need:visually impaired|visually impaired, poor eyesight, can't read small print|magnifier, large print, reading glasses, bright lamp, large display, talking clock, large buttons, high contrast
need:hard of hearing|hard of hearing, deaf, hearing loss, hearing aid wearer|amplified phone, vibration alarm, flashing light, tv headphones, loud volume, hearing aid battery, subtitles, light doorbell
need:wheelchair user|wheelchair user, disabled, disability, mobility impaired|ramp, grab rail, raised toilet seat, gripper, step-free, wheelchair cushion, shower stool, easy to use
need:difficulty walking|difficulty walking, unsteady, walking aid, rollator|walking stick, rollator, non-slip shoes, handrail, shower seat, step stool with handle, anti-slip mat
need:weak hands|weak hands, arthritis, rheumatism, hard to grip, stiff fingers|jar opener, easy grip, electric can opener, thick handle, light, warming gloves, button hook, lever tap
need:carer|carer, caring for parents, home care, nursing at home|bed protection, incontinence pad, shower stool, bed rail, gripper, disposable gloves, drinking cup, care bed
need:cold feet|cold feet, freezing feet, feet always cold, icy toes|thick socks, wool socks, slippers, insoles, lined boots, hot water bottle, heated insoles, merino, lambskin, foot warmer
need:cold hands|cold hands, freezing hands, cold fingers|gloves, mittens, hand warmer, heated gloves, lined, merino, pogies, wool
need:feel cold|feel cold, freeze easily, always cold, chilly, keep me warm|warm, thermal underwear, fleece, down jacket, wool, electric blanket, heater, thick, lined, hot water bottle
need:sleep cold|sleep cold, cold at night, freezing in bed|warm duvet, down, tog, electric blanket, flannel, winter duvet, warm sleeping bag, hot water bottle, comfort temperature
need:hot at night|hot at night, sweat in bed, sleep hot, too warm in bed|summer duvet, linen, cooling, breathable, bamboo, tencel, fan, light bed linen, percale, moisture wicking
need:sweating|sweating, sweat a lot, sweaty, perspiration|breathable, merino, functional shirt, antiperspirant, deodorant, moisture wicking, quick drying, mesh, light fabric
need:sweaty feet|sweaty feet, smelly feet, foot odour, smelly shoes|breathable shoes, cedar insoles, foot deodorant, merino socks, shoe dryer, foot powder, leather, activated carbon
need:body odour|body odour, smell of sweat, armpit smell|deodorant, antiperspirant, merino, antibacterial, silver ions, sport detergent, laundry hygiene rinse
need:back pain|back pain, back ache, sore back, bad back|ergonomic chair, lumbar cushion, standing desk, firm mattress, heat pad, massage gun, posture, fascia roller, backpack hip belt
need:neck pain|neck pain, stiff neck, tense neck, shoulder tension|neck pillow, memory foam pillow, grain pillow, massage device, monitor arm, heat pad, acupressure mat, travel pillow
need:knee pain|knee pain, bad knees, sore knees|knee support, bandage, kneeling pad, knee pads, cushioned shoes, trekking poles, knee pillow, raised seat
need:wrist pain|wrist pain, mouse arm, carpal tunnel, rsi|vertical mouse, wrist rest, ergonomic keyboard, wrist brace, trackball, light, support
need:foot pain|foot pain, aching feet, sore heels, standing all day, plantar fasciitis|cushioned sole, insole, arch support, footbed, wide fit, anti-fatigue mat, gel insole, foot massage, comfortable shoes
need:blisters|blisters, rubbing shoes, chafing, heel rubs|blister plaster, seamless socks, anti-chafing stick, heel cushion, double-layer socks, wide fit, soft leather, padding
need:heavy legs|heavy legs, swollen legs, tired legs, varicose veins|compression stockings, support socks, cooling gel, leg rest, cushion, walking, flight socks
need:muscle soreness|muscle soreness, sore muscles, muscle ache, tense muscles|massage gun, fascia roller, heat cream, magnesium, bath salt, massage oil, heat pad, cool pack
need:headache|headache, migraine|cooling gel mask, eye mask, quiet, peppermint oil, blackout, neck pillow, water bottle, glare-free lamp
need:can't sleep|can't sleep, insomnia, bad sleep, trouble falling asleep, sleepless|blackout curtain, earplugs, sleep mask, weighted blanket, pillow, white noise, sleep tea, lavender, mattress, light alarm clock
need:snoring|snoring, partner snores, snore|earplugs, side sleeper pillow, nasal strips, white noise, wedge pillow, humidifier
need:wake up tired|wake up tired, hard to get up, oversleep, morning grouch|light alarm clock, loud alarm, vibration alarm, sunrise, coffee machine timer, daylight lamp
need:stress|stress, relax, unwind, calm down, me time|bath salt, candle, tea, massage, aroma diffuser, yoga mat, weighted blanket, puzzle, sauna, essential oil
need:dry skin|dry skin, rough skin, flaky skin, tight skin|moisturiser, body butter, urea, hyaluronic acid, shea, oil, rich cream, humidifier, mild soap
need:cracked hands|cracked hands, dry hands, chapped hands|hand cream, glycerin, cotton gloves, balm, mild soap, work gloves, urea
need:chapped lips|chapped lips, dry lips|lip balm, beeswax, shea, SPF lip care, stick
need:cracked heels|cracked heels, callus, hard skin feet, corns|foot file, foot cream, urea, pumice stone, callus remover, foot bath, foot mask
need:oily skin|oily skin, shiny skin, large pores|mattifying, clay mask, oil-free, light gel, toner, salicylic acid, cleansing gel, powder
need:acne|acne, pimples, skin spots, breakouts, blemishes|salicylic acid, cleansing gel, tea tree, non-comedogenic, clay mask, concealer, niacinamide, zinc
need:wrinkles|wrinkles, aging skin, fine lines, mature skin|anti-aging, retinol, hyaluronic acid, eye cream, serum, vitamin C, SPF, collagen
need:dark circles|dark circles, puffy eyes, tired eyes look|eye cream, concealer, caffeine, eye pads, cooling roller, eye mask
need:sunburn|sunburn, burnt by the sun, after sun|aloe vera, after sun lotion, cooling gel, sunscreen, SPF 50, hat, UV shirt
need:sun protection|sun protection, protect from sun, uv, fair skin|sunscreen, SPF 50, hat, sunglasses, UV shirt, parasol, awning, sun sail, sunshade, UPF
need:hair loss|hair loss, thinning hair, fine hair, thin hair|volume shampoo, caffeine shampoo, biotin, hair tonic, volume powder, silk pillowcase, scalp serum
need:dandruff|dandruff, itchy scalp, flaky scalp|anti-dandruff shampoo, mild shampoo, tea tree, scalp scrub, silicone free, zinc
need:dry hair|dry hair, damaged hair, split ends, frizz, brittle hair|hair mask, conditioner, argan oil, leave-in, heat protection, silk pillowcase, keratin, ionic hair dryer
need:curly hair|curly hair, curls, wavy hair|curl cream, diffuser, wide-tooth comb, silicone free, microfibre towel, leave-in, satin bonnet
need:tangled hair|tangled hair, knots in hair, detangle|detangling brush, spray conditioner, wide-tooth comb, conditioner, children shampoo
need:grey hair|grey hair, gray roots, cover grey, dye hair|hair colour, root spray, henna, colour shampoo, tint brush, gloves
need:unwanted hair|unwanted hair, remove hair, shaving legs, epilation, waxing|epilator, razor, IPL, wax strips, shaving gel, ladies shaver, trimmer, aftercare
need:shaving|shaving, shave, razor burn, wet shave|razor, shaver, shaving foam, aftershave balm, blades, shaving brush, safety razor, sensitive
need:beard|beard, grow a beard, beard care, trim beard|beard oil, beard trimmer, beard balm, comb, brush, scissors
need:bad breath|bad breath, fresh breath, mouth odour|mouthwash, tongue scraper, toothpaste, dental floss, mints, chewing gum
need:sensitive teeth|sensitive teeth, bleeding gums, toothache|soft toothbrush, toothpaste sensitive, oral irrigator, interdental brush, low abrasion, mouthwash
need:white teeth|white teeth, yellow teeth, teeth whitening|whitening toothpaste, electric toothbrush, whitening strips, polishing, mouthwash
need:wound|wound, cut finger, graze, first aid, injury|plaster, bandage, disinfectant, first aid kit, wound gel, gauze, tape, cool pack
need:common cold|common cold, flu, runny nose, cough, sore throat, blocked nose|tissues, herbal tea, honey, lozenges, inhaler, nasal spray, thermometer, humidifier, hot water bottle, vitamin C
need:fever|fever, take temperature, sick child|clinical thermometer, ear thermometer, infrared, cool pack, tea, blanket
need:high blood pressure|high blood pressure, blood pressure, heart health|blood pressure monitor, upper arm, salt substitute, fitness watch, memory
need:upset stomach|upset stomach, tummy ache, bloating, digestion|herbal tea, fennel, probiotics, hot water bottle, cherry stone pillow, peppermint, fibre
need:period pain|period pain, menstruation, cramps, time of the month|period underwear, menstrual cup, pads, tampons, hot water bottle, heat pad, herbal tea, magnesium
need:menopause|menopause, hot flushes|fan, breathable, cooling, bamboo, linen, supplements, isoflavones, light bedding
need:incontinence|incontinence, bladder weakness, bed wetting|pads, mattress protector, waterproof sheet, absorbent underwear, washable, bed mat
need:motion sickness|motion sickness, car sick, seasick, nausea travelling|acupressure band, ginger, sick bags, wristband, travel pillow
need:lose weight|lose weight, slimming, diet, fewer calories|scale, low calorie, fitness tracker, high protein, air fryer, kitchen scale, treadmill, sugar free, shake
need:build muscle|build muscle, gain muscle, bulk up, get stronger|protein powder, dumbbells, weight bench, creatine, resistance band, barbell, shaker, pull-up bar
need:eat healthily|eat healthily, healthy eating, balanced diet, more vegetables|organic, whole grain, steamer, blender, nuts, muesli, unsweetened, air fryer, lunch box, salad spinner
need:boost immune system|boost immune system, vitamins, lack of energy, tired|vitamin D, vitamin C, zinc, iron, magnesium, supplements, ginger shot, daylight lamp, coffee
need:quit smoking|quit smoking, stop smoking|nicotine free, chewing gum, tea, stress ball, herbal
need:nail care|nail care, manicure, do my nails, painted nails|nail polish, UV lamp, nail file, cuticle oil, nail scissors, gel nails, remover, top coat
need:make-up|make-up, putting on makeup, everyday makeup, cosmetics|mascara, foundation, brush set, mirror with light, palette, make-up remover, cosmetic bag, primer
need:limescale|limescale, hard water, calcium deposits, kettle furred up|descaler, water filter, citric acid, vinegar, limescale remover, softener, filter cartridge, microfibre cloth
need:mould|mould, mold, damp wall, mildew, black spots in bathroom|mould remover, dehumidifier, hygrometer, anti-mould paint, bathroom silicone, ventilator, chlorine
need:damp|damp, humid room, too much humidity, condensation|dehumidifier, moisture absorber, hygrometer, ventilation, granulate, vapour permeable
need:dry air|dry air, dry heating air, static shocks|humidifier, hygrometer, plants, nasal spray, water evaporator
need:stain|stain, stains, wine spot, spilled wine, coffee stain|stain remover, gall soap, carpet cleaner, removable cover, washable, bleach, baking soda, wet vacuum, stain resistant
need:grease|grease, greasy, burnt-on food, baked-on|degreaser, oven cleaner, steel wool, scraper, non-stick, dish soap, scrubbing sponge, baking soda
need:smell|smell, bad smell, odour, stinks, stench|odour remover, activated carbon, air freshener, air purifier, lid, baking soda, cooker hood, enzyme cleaner, scented candle
need:pet smell|pet smell, cat urine, dog smell, litter box smell|enzyme cleaner, clumping litter, closed litter box, activated carbon, odour neutraliser, dog shampoo
need:kitchen smells|kitchen smells, fumes, cooking smell, frying smell|cooker hood, grease filter, activated carbon filter, splatter guard, lid, air fryer, recirculation
need:smelly drain|smelly drain, blocked drain, clogged sink, clogged toilet|drain cleaner, plunger, drain snake, hair catcher, siphon, enzyme, sieve
need:leak|leak, leaking, dripping tap, water leak, drips|seal, sealing ring, PTFE tape, silicone, repair tape, o-ring, cartridge, hose clamp, leakproof
need:noise|noise, loud neighbours, noisy, too loud, noise from street|earplugs, noise cancelling, acoustic panel, ear defenders, sound insulation, quiet, white noise, thick curtain, rug
need:room echoes|room echoes, sound insulation, soundproof room, bad acoustics|acoustic panel, foam, curtain, carpet, felt, microphone shield, sealing strip, underlay
need:draught|draught, drafty window, cold from door, window not airtight|draught excluder, sealing strip, weather stripping, thermal curtain, window film, foam tape, brush seal
need:cold flat|cold flat, cold room, heat a room, no heating|heater, fan heater, radiator, oil radiator, infrared heater, heating cost, thermostat, rug, thermal curtain
need:heat wave|heat wave, hot flat, too hot in summer, cool a room|fan, air conditioner, air cooler, blackout blind, sun protection film, awning, ice cube tray, linen, cooling towel
need:cold winter|cold winter, winter, frost, minus degrees, subzero|winter jacket, lined, thermal, boots, snow shovel, ice scraper, frost protection, gloves, hat, tyre, winter tyres
need:snow|snow, snow clearing, icy path, ice on path|snow shovel, grit, road salt, shoe spikes, snow blower, waterproof boots, broom
need:rain|rain, rainy, get wet, bad weather, downpour|waterproof, raincoat, umbrella, rain trousers, rubber boots, rain cover, taped seams, water column, poncho
need:wind|wind, windy, storm, gusts|windproof, softshell, storm umbrella, windbreak, wind screen, anchor, pegs, weights, heavy base
need:rust|rust, rusty, corrosion, rusts|rust remover, stainless steel, galvanised, wire brush, rust primer, oil, zinc spray, powder-coated, aluminium
need:scratches|scratches, scratched, scuff marks|polish, scratch-resistant, felt pads, screen protector, repair stick, wax, protective film, touch-up pen
need:protect the floor|protect the floor, chair scratches parquet, floor protection|felt pads, floor protection mat, soft castors, rug, chair caps, furniture glider
need:slippery|slippery, slipping hazard, slippery floor, slipping in the shower|non-slip, anti-slip mat, grab rail, rubber sole, bath mat, stair treads, anti-slip tape, rug underlay, spikes
need:squeaking|squeaking, creaking, squeaky door, squeaky bike|oil, lubricant, silicone spray, WD-40, hinge, chain oil, grease, graphite
need:wobbly|wobbly, wobbles, unstable table, shaky|adjustable feet, felt wedge, wood glue, screws, angle bracket, stable base, levelling foot
need:broken|broken, repair, fix, mend, broke|super glue, spare part, repair kit, tape, tool, epoxy, patch, screws, sewing kit
need:glue|glue, stick together, broken cup, bond|super glue, epoxy, wood glue, double-sided tape, hot glue gun, assembly adhesive, waterproof, heat resistant, food safe
need:hole in clothes|hole in clothes, mend clothes, torn trousers, darning|iron-on patch, sewing kit, darning needle, thread, sewing machine, fabric glue, hem tape
need:moths|moths, moth holes, clothes moths|cedar wood, lavender sachet, garment bag, pheromone trap, vacuum bag, storage box
need:pantry moths|pantry moths, food moths, bugs in flour|pheromone trap, airtight container, storage jar, parasitic wasps, glass jar
need:mosquitoes|mosquitoes, midges, insect bites, gnats|mosquito net, insect repellent, fly screen, citronella candle, after-bite, long sleeves, plug-in, DEET, head net
need:flies|flies, fruit flies, wasps, insects in the house|fly screen, fly trap, fly swatter, wasp trap, food cover, door curtain, glue strip
need:ants|ants, ant trail, cockroaches, silverfish|ant bait, trap, diatomaceous earth, sealing, spray, gel, pet-safe
need:mice|mice, rats, rodents, mouse in the house|live trap, mousetrap, bait station, ultrasonic, steel wool, mesh
need:pigeons|pigeons, birds on balcony, martens, cats in the garden|bird spikes, net, scarecrow, ultrasonic repeller, owl, reflective tape
need:ticks|ticks, tick bite, fleas, tick protection|tick tweezers, repellent, flea collar, spot-on, gaiters, long trousers, flea comb
need:slugs|slugs, snails eat lettuce, snail protection|slug pellets, copper tape, snail fence, raised bed, beer trap, nematodes
need:aphids|aphids, plant pests, fungus gnats, spider mites|neem oil, yellow sticky traps, soap spray, nematodes, ladybirds, insect net
need:weeds|weeds, weeding, weed between paving|weeder, hoe, joint scraper, weed burner, mulch, weed control fabric, weed brush, kneeling pad
need:moss in lawn|moss in lawn, bare lawn, patchy lawn, yellow grass|scarifier, lawn seed, lawn fertiliser, lime, aerator, spreader, shade lawn
need:plants die|plants die, forget to water, plant care, dry plants|self-watering pot, easy-care plant, fertiliser, moisture meter, succulent, irrigation, plant light, potting soil
need:dust|dust, dusty, dusting|duster, microfibre cloth, vacuum cleaner, HEPA, air purifier, antistatic, robot vacuum, glass door cabinet
need:pet hair|pet hair, dog hair, cat hair on sofa|vacuum turbo brush, lint roller, rubber broom, deshedding brush, washable cover, robot vacuum, tangle-free
need:crumbs|crumbs, spills, mess at the table, messy eating|handheld vacuum, bib, wipeable tablecloth, place mat, washable, tray, crumb tray
need:dirty windows|dirty windows, clean windows, streaks, window cleaning|window vacuum, squeegee, glass cleaner, microfibre cloth, telescopic pole, window robot
need:cleaning|cleaning, clean the house, housework, clean up, spring cleaning|all-purpose cleaner, mop, bucket, vacuum cleaner, steam cleaner, microfibre, sponge, gloves, broom
need:mopping|mopping, clean floor, wipe the floor|mop, spin mop, bucket, floor cleaner, steam mop, wet vacuum, robot mop, spray mop
need:vacuuming|vacuuming, hoovering, vacuum carpet, vacuum floor|vacuum cleaner, cordless, robot vacuum, bags, HEPA filter, turbo brush, nozzle, handheld
need:doing laundry|doing laundry, washing clothes, wash|washing machine, detergent, laundry basket, stain remover, laundry net, fabric softener, colour catcher
need:drying laundry|drying laundry, dry clothes, no dryer, dry laundry indoors|drying rack, airer, clothesline, tumble dryer, pegs, heated airer, dehumidifier, wall-mounted
need:ironing|ironing, iron shirts, creases, hate ironing|steam iron, ironing board, garment steamer, non-iron, easy care, crease-resistant, steam station, travel iron
need:shrunk in the wash|shrunk in the wash, shrinks, faded, pilling, bobbles|pre-shrunk, wool detergent, hand wash, laundry net, lint shaver, colour detergent, cold wash, colour fast
need:shoes dirty|shoes dirty, leather care, shoe polish, clean sneakers|shoe polish, impregnating spray, leather balm, brush, suede brush, shoe cream, shoe trees, cleaner
need:wet shoes|wet shoes, dry boots, soaked shoes|shoe dryer, waterproof boots, impregnating spray, gaiters, shoe trees, rubber boots, overshoes
need:fire|fire, fire safety, smoke, carbon monoxide|smoke alarm, fire extinguisher, fire blanket, CO alarm, fireproof box, heat resistant
need:burglary|burglary, security, break-in, theft, protect house|security camera, alarm, lock, safe, motion sensor, door chain, window lock, motion light, timer
need:power cut|power cut, power blackout, no electricity, emergency, outage|torch, power bank, power station, crank radio, candles, gas stove, generator, headlamp, UPS, canned food
need:hang a picture|hang a picture, hang pictures, picture on the wall, hang a mirror|nails, picture hook, adhesive strips, hammer, wall plug, spirit level, picture rail, wire, load capacity
need:no drilling|no drilling, without drilling, can't drill, rented flat no holes|adhesive hook, suction cup, clamp, tension rod, mounting tape, self-adhesive, freestanding, magnetic, clip-on blind
need:drill a hole|drill a hole, drilling, drill into concrete, screw into wall|drill, hammer drill, drill bit, masonry bit, wall plug, cordless drill, SDS, dust extraction, screws
need:put up a shelf|put up a shelf, mount a shelf, mount a tv on the wall|bracket, wall plug, screws, VESA mount, spirit level, drill, load capacity, stud finder
need:assemble furniture|assemble furniture, flat pack, put together, assembly|allen key, cordless screwdriver, instructions, screws, rubber mallet, assembly service, no tools needed
need:paint a wall|paint a wall, paint a room, redecorate, painting walls|wall paint, roller, masking tape, dust sheet, brush, paint tray, filler, telescopic pole, low odour, coverage
need:paint wood|paint wood, varnish, paint furniture, stain wood|wood varnish, glaze, primer, sandpaper, brush, chalk paint, wood oil, weatherproof, low odour
need:wallpapering|wallpapering, wallpaper a room, hang wallpaper|wallpaper, paste, paste brush, non-woven, seam roller, scraper, steamer, self-adhesive
need:lay flooring|lay flooring, new floor, lay laminate, lay parquet|laminate, vinyl, underlay, skirting, click system, pull bar, spacers, square metre
need:tiling|tiling, lay tiles, grout, bathroom renovation|tile adhesive, grout, tile cutter, spacers, trowel, silicone, tile drill bit, sealing
need:fill holes|fill holes, plaster cracks, crack in the wall|filler, putty knife, plaster, sandpaper, acrylic, joint tape
need:sealing|sealing, seal gaps, seal bathtub, caulking|silicone, sealant, cartridge gun, sealing tape, PTFE tape, mould resistant, foam
need:sawing|sawing, cut wood, cut to size, saw|saw, jigsaw, circular saw, hand saw, saw blade, mitre box, clamp, workbench, cut to size
need:sanding|sanding, sand down, sand wood, smooth surface|sander, sandpaper, grit, dust bag, orbital sander, sanding block, dust mask
need:woodworking|woodworking, build furniture, carpentry, build something|wood glue, saw, clamp, planer, router, dowels, plane, board, workbench, chisels
need:welding|welding, soldering, metalwork, solder|soldering iron, solder, welding helmet, angle grinder, gloves, metal drill bit, multimeter
need:electrical work|electrical work, change socket, wiring, connect a lamp|voltage tester, terminals, insulated screwdriver, cable, junction box, wire stripper, dimmer, ceiling rose
need:plumbing|plumbing, change tap, install a tap, connect washing machine|wrench, tap, hose, sealing ring, PTFE tape, siphon, connection thread, aerator, angle valve
need:measure|measure, measuring, measure up, straight line, check dimensions|tape measure, laser level, spirit level, ruler, caliper, laser distance meter, angle, pencil
need:work at height|work at height, reach the ceiling, reach high shelf, change light bulb|ladder, step ladder, step stool, telescopic ladder, scaffold, gripper, telescopic pole
need:heavy lifting|heavy lifting, carry heavy things, transport heavy load|hand truck, trolley, lifting strap, wheels, wheelbarrow, back support, gloves, load capacity
need:transport in the car|transport in the car, secure load, tie down, roof transport|lashing strap, roof rack, roof box, cargo net, bungee, trailer, boot liner, organiser
need:protect hands at work|protect hands at work, work safety, protective gear, ppe|work gloves, safety shoes, safety glasses, dust mask, ear defenders, helmet, hi-vis vest, knee pads, cut resistant
need:construction site|construction site, building work, renovation, home improvement|safety shoes, work trousers, helmet, work light, angle grinder, mixer, wheelbarrow, dust sheet, rubble bag
need:shed|shed, workshop, garage storage, tidy tools|tool box, workbench, heavy-duty shelf, pegboard, wall hooks, magnetic strip, cabinet, bike hook, small parts box
need:insulate|insulate, insulation, save heating costs, save energy|sealing strip, thermal curtain, smart thermostat, insulation board, radiator reflector, pipe insulation, LED bulb, energy class
need:save electricity|save electricity, low power consumption, high electricity bill, standby|LED, energy class A, switchable socket strip, timer, energy meter, solar, smart plug, eco mode, induction
need:save water|save water, water saving|aerator, water-saving shower head, dual flush, rain barrel, drip irrigation, eco programme, thermostatic mixer
need:low light|low light, dark room, not enough light, more light, too dark|lamp, LED strip, daylight, lumen, floor lamp, mirror, bright bulb, white paint, shade plants, headlamp
need:dazzling light|dazzling light, glare, light too bright, blinding sun|dimmable, blind, polarised, sun visor, matt screen, sunglasses, blackout, anti-reflective, warm white, lampshade
need:darken bedroom|darken bedroom, black out the bedroom, block light, sleep during the day|blackout curtain, roller blind, sleep mask, pleated blind, shutters, thermal curtain
need:privacy|privacy, nosy neighbours, prying eyes, see into|privacy screen, window film, pleated blind, balcony screen, bamboo mat, hedge, net curtain, privacy filter
need:mood lighting|mood lighting, cosy light, romantic atmosphere, cosy, hygge|warm white, candle, fairy lights, dimmable, table lamp, blanket, cushions, LED candle, salt lamp, rug
need:reading in bed|reading in bed, reading light, read at night|clip-on lamp, reading lamp, e-reader, bedside lamp, wedge pillow, book light, dimmable, warm light
need:reading|reading, bookworm, read books, reader|book, e-reader, bookmark, reading lamp, bookshelf, reading glasses, bookend, armchair, novel
need:small flat|small flat, small room, little space, tiny apartment, studio flat|folding, sofa bed, stackable, compact, wall-mounted, under-bed storage, extendable table, narrow, nesting tables, murphy bed
need:small kitchen|small kitchen, tiny kitchen, limited counter space|compact, stackable, 45 cm dishwasher, mini oven, magnetic knife strip, foldable, wall rack, nesting bowls, two-ring hob
need:small bathroom|small bathroom, tiny bath, narrow bathroom|corner shelf, narrow cabinet, over-door rack, suction hooks, wall-mounted, mirror cabinet, slim, over toilet shelf
need:tidy up|tidy up, storage, clutter, chaos, organise, declutter|storage box, basket, shelf, drawer organiser, hooks, labels, cabinet, under-bed box, vacuum bags, stackable
need:wardrobe full|wardrobe full, store clothes, clothes storage, hang up clothes|space-saving hangers, vacuum bag, clothes rail, garment bag, drawer divider, hanging organiser, chest of drawers
need:store shoes|store shoes, shoes in hallway, shoe chaos|shoe rack, shoe cabinet, bench, shoe box, drip tray, over-door organiser, shoe bag
need:hallway|hallway, entrance, put down keys, coat storage|coat rack, shoe cabinet, key board, console, mirror, doormat, umbrella stand, hooks, bench, motion light
need:cable clutter|cable clutter, cable mess, tangled cables|cable box, cable ties, velcro, cable duct, cable clips, wireless, docking station, short cable
need:cooking|cooking, cook, preparing meals, home cooking|pan, pot, knife, cutting board, cookbook, spices, apron, hob, spatula, kitchen scale
need:gift for a cook|gift for a cook, hobby cook, foodie, loves cooking|chef's knife, cast iron, spice set, olive oil, cookbook, apron, truffle, pasta machine, mortar, thermometer
need:frying|frying, fry, sear steak, fried eggs, pan-fry|frying pan, cast iron, high heat oil, splatter guard, non-stick, griddle, stainless steel, tongs, carbon steel
need:food sticks|food sticks, sticking to the pan, burns on the bottom|non-stick, ceramic coating, baking paper, seasoning, PTFE, silicone mat, PFAS free
need:deep frying|deep frying, chips, french fries, crispy|deep fryer, air fryer, frying oil, skimmer, basket, thermometer, low fat, chip cutter
need:soup|soup, make soup, stew, casserole, braise|pot, stock pot, hand blender, dutch oven, slow cooker, stock, ladle, soup maker, pressure cooker, pulses
need:pasta|pasta, cook pasta, spaghetti, make fresh pasta|pasta machine, large pot, colander, tomato sauce, durum wheat, parmesan grater, tongs, pesto, drying rack
need:rice|rice, cook rice, sushi, risotto|rice cooker, basmati, sushi mat, paella pan, steamer, nori, short grain, wok
need:baking|baking, bake a cake, cakes, biscuits, cookies|baking tin, mixer, whisk, baking paper, cookie cutter, flour, sugar, kitchen scale, spatula, piping bag, springform
need:bake bread|bake bread, homemade bread, sourdough, bread baking|bread flour, proofing basket, loaf tin, bread maker, dough scraper, yeast, dutch oven, kneading machine, rye flour, baking stone
need:pizza at home|pizza at home, make pizza, pizza night|pizza stone, pizza oven, tipo 00 flour, pizza peel, pizza cutter, tomato sauce, mozzarella, pizza steel
need:decorate a cake|decorate a cake, birthday cake, cupcakes, fondant icing|piping nozzles, food colouring, fondant, sprinkles, turntable, cake topper, spatula, cake stand, candles
need:knead dough|knead dough, mix dough, whip cream, beat eggs|stand mixer, hand mixer, dough hook, whisk, mixing bowl, kitchen machine, non-slip bowl
need:chop|chop, cut vegetables, slice, dice onions|chef's knife, cutting board, mandoline, food processor, chopper, vegetable slicer, grater, finger guard, peeler
need:blunt knife|blunt knife, sharpen knives, dull blade, sharpen|sharpener, whetstone, honing steel, knife set, grit, ceramic, diamond
need:smoothie|smoothie, make smoothies, puree, crush ice, milkshake|blender, stand mixer, to-go cup, stainless blades, power, frozen fruit, protein powder, hand blender
need:juice|juice, fresh orange juice, squeeze, juicing|juicer, citrus press, slow juicer, carafe, strainer, glass bottle
need:coffee|coffee, make coffee, espresso, cappuccino, coffee lover|coffee machine, grinder, beans, moka pot, french press, milk frother, filter, capsules, portafilter, espresso cups
need:grind|grind, grind coffee, grind beans, grind spices, mill|grinder, burr grinder, hand grinder, mortar, pepper mill, grind setting, flour mill, ceramic
need:brew tea|brew tea, tea drinker, drink tea, cup of tea|teapot, kettle, temperature control, tea strainer, loose tea, tea bags, mug, cast iron, infuser
need:milk foam|milk foam, froth milk, latte art, cappuccino foam|milk frother, steam wand, milk jug, barista oat milk, automatic, induction
need:brew beer|brew beer, homebrew, make wine, distil|brewing kit, malt, hops, yeast, fermentation, bottles, hydrometer, crown caps, demijohn
need:wine drinker|wine drinker, wine lover, open wine, store wine|corkscrew, wine glasses, decanter, wine fridge, wine rack, red wine, white wine, stopper, cooler sleeve
need:sparkling water|sparkling water, make soda, carbonate, fizzy water|soda maker, CO2 cylinder, carbonator, syrup, bottle, exchange cylinder
need:clean drinking water|clean drinking water, filter water, tap water taste, purify water|filter jug, filter cartridge, activated carbon, outdoor water filter, purification tablets, chlorine, ultrafiltration
need:drink more water|drink more water, hydration, drink enough, stay hydrated|water bottle, carafe, time markings, infuser bottle, straw, leakproof, hydration bladder, glass bottle
need:keep food hot|keep food hot, keep soup warm, hot lunch, keep drinks hot|thermos, insulated, food jar, double-walled, vacuum, hot plate, chafing dish, lunch box, cosy
need:keep cold|keep cold, keep drinks cool, cool food on the go|cool box, cool bag, ice packs, insulated bottle, mini fridge, wine cooler, ice bucket, compressor
need:keep food fresh|keep food fresh, store leftovers, food storage, avoid food waste|food container, airtight, vacuum sealer, glass container, beeswax wrap, bread box, freezer bag, clips, lids
need:freezing food|freezing food, freeze, batch cooking, meal prep|freezer bag, freezer, container, microwave safe, labels, vacuum sealer, compartments, stackable, silicone
need:preserve|preserve, jam making, canning, pickling, ferment|preserving jar, gelling sugar, lids, funnel, canner, labels, fermentation weight, vinegar, pot
need:lunch at work|lunch at work, packed lunch, take food along, to go|lunch box, bento, leakproof, microwave safe, thermos, cutlery set, insulated bag, snack box, sandwich bag
need:breakfast|breakfast, brunch, morning meal|muesli, toaster, coffee, jam, egg boiler, bowl, tray, waffle iron, croissant, juice, bread basket
need:quick meal|quick meal, no time to cook, fast cooking, lazy cooking|microwave, pressure cooker, ready meal, air fryer, multicooker, instant, pasta, sauce, delay timer
need:snack|snack, nibbles, something sweet, sweet tooth, treats|chocolate, nuts, crisps, dried fruit, biscuits, bars, sweets, olives, snack bowl
need:fondue|fondue, raclette, cheese evening|fondue set, raclette grill, forks, burner, cheese, pans, fuel gel, caquelon
need:induction hob|induction hob, cook on induction, new induction stove|induction compatible, magnetic base, cast iron, stainless steel, pan set, induction adapter, moka induction
need:gas stove|gas stove, cook with gas, open flame|wok, cast iron, gas compatible, lighter, gas hose, heat diffuser, moka pot
need:hiking|hiking, hike, walking tour, trekking, mountain walk|hiking boots, backpack, trekking poles, waterproof jacket, merino socks, water bottle, map, first aid kit, softshell, headlamp
need:camping|camping, camping trip, camp, sleeping in a tent|tent, sleeping bag, sleeping mat, camping stove, lantern, folding chair, cool box, camping cookware, pegs, power bank
need:camper van|camper van, motorhome, caravan, van life, rv|12 V, awning, compressor cool box, levelling blocks, chemical toilet, folding table, solar panel, water canister, non-slip tableware
need:trekking ultralight|trekking ultralight, backpacking, long-distance hike, every gram counts|lightweight tent, packable, titanium pot, down sleeping bag, freeze-dried food, water filter, gas stove, low weight
need:via ferrata|via ferrata, climbing, bouldering, mountaineering|harness, climbing shoes, helmet, chalk, carabiner, rope, via ferrata set, crash pad, belay device
need:running|running, jogging, run, marathon training|running shoes, sports watch, sports bra, running belt, reflective vest, functional shirt, cushioning, headphones, tights
need:trail running|trail running, running off road, mountain running|trail shoes, grippy sole, hydration vest, gaiters, soft flask, headlamp, poles
need:walking the city|walking the city, city trip, sightseeing, a lot of walking|comfortable shoes, daypack, travel guide, anti-theft bag, cabin bag, water bottle, umbrella, power bank
need:cycling|cycling, bike ride, bicycle, ride a bike|helmet, bike light, pump, lock, padded shorts, bottle cage, bell, jersey, repair kit, pannier
need:mountain biking|mountain biking, mtb, downhill, trail bike|protectors, tubeless, helmet, knee pads, full suspension, disc brake, gloves, hydration pack
need:bike tour|bike tour, bikepacking, cycling holiday, luggage on bike|panniers, waterproof, frame bag, luggage rack, repair kit, power bank, rain cover, lock, trekking bike
need:e-bike|e-bike, electric bike, pedelec|battery, range, charger, heavy-duty lock, battery cover, e-bike rack, helmet, torque
need:commute|commute, commuting, ride to work, way to work|backpack, laptop compartment, folding bike, e-scooter, waterproof, reflective, noise cancelling headphones, thermos mug, mudguard, trouser clip
need:flat tyre|flat tyre, puncture, flat bike tire|patch kit, inner tube, pump, tyre levers, puncture-proof tyre, sealant, tubeless, compressor
need:bike theft|bike theft, lock the bike, bike stolen|u-lock, chain lock, folding lock, security level, GPS tracker, alarm, wall anchor
need:be seen in traffic|be seen in traffic, visibility, dark cycling, see and be seen|reflective, hi-vis vest, bike light, LED armband, reflector, neon yellow, rear light
need:transport children by bike|transport children by bike, kids on the bike, child on bicycle|child bike seat, bike trailer, cargo bike, helmet, tow rope, follow-me
need:learn to ride a bike|learn to ride a bike, first bike|balance bike, kids bike, training wheels, kids helmet, protectors, bell, low frame
need:swimming|swimming, swim, pool, go swimming|swimsuit, goggles, swim cap, towel, bathing shoes, nose clip, chlorine resistant, swim bag, quick-drying
need:learn to swim|learn to swim, swimming lessons, non-swimmer child|armbands, swim vest, kickboard, pool noodle, kids goggles, swim belt, swim diaper
need:open water swimming|open water swimming, cold water, ice bathing, lake|wetsuit, neoprene, swim buoy, changing robe, neoprene socks, neoprene gloves, thermos
need:beach|beach, seaside, day at the beach, beach holiday|beach towel, parasol, swimsuit, sunscreen, beach bag, flip-flops, beach shelter, cool bag, sand toys, waterproof pouch
need:snorkelling|snorkelling, diving, scuba|mask, snorkel, fins, wetsuit, dive computer, underwater camera, water shoes, dry bag
need:kayaking|kayaking, canoe, paddle boarding, sup, boat trip|paddle, life jacket, dry bag, inflatable board, pump, leash, water shoes, waterproof case
need:sailing|sailing, boat, yacht, on the water|life jacket, deck shoes, oilskins, fender, rope, waterproof bag, sailing gloves, marine
need:surfing|surfing, windsurf, kitesurf, waves|surfboard, wetsuit, leash, wax, poncho, rash guard, booties, harness
need:fishing|fishing, angling, catch fish|fishing rod, reel, lure, bait, line, landing net, tackle box, waders, hooks, bite alarm
need:hunting|hunting, shooting, archery, stalking|binoculars, camouflage, hunting knife, seat stick, thermal, loden, game camera, rubber boots
need:birdwatching|birdwatching, watch animals, nature observation, stargazing|binoculars, telescope, spotting scope, field guide, nest box, bird feeder, game camera, tripod, star map
need:skiing|skiing, ski, ski holiday, slope|ski jacket, ski trousers, goggles, helmet, gloves, thermal underwear, back protector, neck warmer, ski socks, sunscreen
need:cross-country skiing|cross-country skiing, ski touring, snowshoeing|poles, skins, avalanche transceiver, shovel, softshell, gaiters, thermos, snowshoes, breathable
need:sledging|sledging, sledding, tobogganing, play in the snow|sledge, bob, snowsuit, waterproof gloves, snow boots, helmet, hat, tow rope
need:ice skating|ice skating, inline skating, roller skating, skateboard|skates, protectors, helmet, knee pads, wheels, gloves, adjustable size
need:gym|gym, work out, fitness, training, exercise|sports shoes, sports bag, towel, water bottle, leggings, gloves, protein powder, functional shirt, lock, headphones
need:home workout|home workout, exercise at home, home gym, train at home|dumbbells, exercise mat, resistance band, kettlebell, exercise bike, rowing machine, pull-up bar, foldable treadmill, floor protection mat, quiet
need:yoga|yoga, pilates, stretching, meditation|yoga mat, non-slip, yoga block, strap, meditation cushion, leggings, natural rubber, bolster, blanket
need:football|football, soccer, team sport, football training|football, boots, shin guards, jersey, goal, goalkeeper gloves, pump, cones, indoor shoes
need:tennis|tennis, badminton, squash, padel, racket sport|racket, balls, shuttlecock, overgrip, strings, net, sports bag, court shoes
need:table tennis|table tennis, ping pong|bat, table, net, balls, outdoor table, cover
need:basketball|basketball, volleyball, handball|ball, hoop, net, indoor shoes, knee pads, pump
need:golf|golf, play golf, golfer|clubs, balls, glove, tee, trolley, polo, umbrella, rangefinder
need:horse riding|horse riding, ride horses, equestrian, horse|riding helmet, riding boots, riding breeches, saddle pad, grooming brush, halter, safety vest, gloves
need:boxing|boxing, martial arts, karate, self-defence|boxing gloves, punch bag, bandages, mouthguard, gi, shin guards, mats, focus mitts
need:dance|dance, ballet, dancing|dance shoes, leotard, ballet slippers, leggings, speaker, tutu, soft sole
need:rehabilitation|rehabilitation, physiotherapy, after surgery, mobility exercises|resistance band, balance board, massage ball, support, exercise ball, cold pack, crutch, ergometer
need:massage|massage, self-massage, knead muscles|massage oil, massage gun, fascia roller, massage cushion, acupressure mat, massage chair, foot massager
need:wellness|wellness, spa at home, sauna, bath, pamper|bath salt, bathrobe, candle, bath bomb, sauna towel, scrub, massage oil, face mask, infusion, bath pillow
need:photography|photography, take photos, photographing, photographer|camera, lens, tripod, memory card, camera bag, filter, flash, spare battery, instant camera, ring light
need:filming|filming, shoot video, vlogging, youtube, content creator|action cam, gimbal, tripod, microphone, ring light, 4k, memory card, webcam, green screen, stabiliser
need:podcast|podcast, record voice, recording, home studio|microphone, pop filter, audio interface, headphones, boom arm, acoustic foam, XLR, recorder
need:make music|make music, play an instrument, learn guitar, piano|guitar, keyboard, strings, tuner, metronome, music stand, headphones, capo, stand, beginner set
need:listen to music|listen to music, music lover, hi-fi, music in every room|headphones, bluetooth speaker, turntable, multiroom, soundbar, vinyl, amplifier, radio, battery life
need:gaming|gaming, gamer, video games, play games, esports|headset, mechanical keyboard, gaming mouse, monitor 144 Hz, gaming chair, controller, graphics card, console, mouse pad, low latency, RGB
need:drawing|drawing, sketching, draw, illustrate|pencil, sketchbook, fineliner, marker, eraser, drawing tablet, charcoal, sharpener, light pad
need:painting art|painting art, paint pictures, watercolour, acrylic painting, artist|canvas, brushes, acrylic paint, easel, watercolour, palette, paper, varnish, apron
need:crafts|crafts, crafting, handicraft, make things with kids|coloured paper, glue, scissors, beads, felt, pipe cleaners, glitter, hot glue gun, craft set, stickers, washable paint
need:knitting|knitting, crochet, wool work, knit a jumper|yarn, wool, knitting needles, crochet hook, pattern, stitch marker, merino, knitting bag, gauge
need:sewing|sewing, sew clothes, make clothes, quilting, hemming|sewing machine, fabric, thread, scissors, pins, needle, sewing pattern, tape measure, zipper, cutting mat, iron
need:embroidery|embroidery, cross stitch, macrame, weaving|embroidery hoop, thread, needle, fabric, pattern, cord, kit
need:pottery|pottery, ceramics, modelling clay, sculpting|clay, modelling tools, air-drying, pottery wheel, glaze, polymer clay
need:make candles|make candles, make soap, diy cosmetics|wax, wick, moulds, fragrance oil, shea butter, essential oil, thermometer, dye, starter kit
need:calligraphy|calligraphy, hand lettering, handwriting, journaling, scrapbook|brush pen, fountain pen, notebook, ink, washi tape, dotted paper, fineliner, stickers, stamp
need:puzzling|puzzling, jigsaw puzzle, brain teaser, rainy day activity|puzzle, 1000 pieces, puzzle mat, brain game, board game, sorting trays
need:model building|model building, model railway, collecting, collector|model kit, plastic glue, display case, paint, limited edition, scale, airbrush, tweezers, binder
need:learn|learn, studying, revise, exam prep, language learning|desk, book, flash cards, highlighter, notebook, desk lamp, noise cancelling, learning game, dictionary, planner
need:experiment|experiment, science kids, stem learning, curious child|experiment kit, microscope, telescope, crystal growing, electronics kit, magnets, magnifying glass, robot
need:keep child busy|keep child busy, bored kids, entertain children, indoor play|sticker book, craft set, puzzle, audio player, building blocks, modelling clay, colouring book, card game, magnetic tiles
need:outdoor play|outdoor play, play in the garden, play outside|swing, slide, sandpit, trampoline, ball, paddling pool, climbing frame, water toys, chalk, scooter
need:water play|water play, splash, paddling, cool down kids|paddling pool, water gun, sprinkler, water table, swim diaper, sunscreen, water balloons
need:work from home|work from home, home office, remote work, telework|desk, office chair, monitor, webcam, headset, docking station, laptop stand, desk lamp, keyboard, noise cancelling
need:sit all day|sit all day, sitting long, desk job, office worker|ergonomic chair, standing desk, lumbar support, footrest, seat cushion, armrests, monitor arm, balance stool, under-desk treadmill
need:video call|video call, online meeting, zoom, teams meeting, skype|webcam, headset, microphone, ring light, noise suppression, speakerphone, background, stable stand
need:phone calls|phone calls, make calls, handsfree, call while driving|headset, microphone, bluetooth, smartphone, handsfree kit, noise suppression, cordless phone
need:presentation|presentation, give a talk, meeting room, conference|presenter, laser pointer, projector, flipchart, whiteboard, HDMI adapter, screen, marker, name badge
need:organise appointments|organise appointments, planning, to-do list, forgetful, time management|planner, calendar, whiteboard, sticky notes, reminder, key finder, notebook, wall calendar, timer
need:file documents|file documents, paperwork, archive papers, sort papers|folder, binder, hanging file, hole punch, label, drawer unit, shredder, letter tray, document box
need:print|print, printing at home, print photos, scan, copy|printer, ink, toner, paper, photo paper, duplex, wifi, scanner, cartridge, laser printer
need:write|write, writing by hand, take notes, write letters|pen, notebook, fountain pen, pencil, paper, ink, smudge-free, envelope, stylus
need:send a parcel|send a parcel, ship something, pack parcel, sell online|cardboard box, packing tape, bubble wrap, label, padded envelope, filler, tape dispenser, scale
need:wrap a present|wrap a present, gift wrapping, pack a gift nicely|wrapping paper, ribbon, gift bag, gift box, tag, adhesive tape, tissue paper, greeting card, gift wrap service
need:decorate|decorate, home decoration, redecorate the living room, make it pretty|vase, cushion, candle, picture, fairy lights, wall decal, rug, plant, mirror, wreath, garland
need:furnish children's room|furnish children's room, nursery, kids room|cot, changing table, night light, wall decal, toy storage, kids bed, rug, desk, curtain, mobile
need:sleep|sleep, sleep well, sleeping better, good night's sleep|mattress, pillow, duvet, bed linen, slatted frame, topper, firmness, sleep mask, blackout
need:side sleeper|side sleeper, sleep on my side|side sleeper pillow, shoulder zone, memory foam, higher pillow, soft mattress, body pillow
need:back sleeper|back sleeper, stomach sleeper, sleep on my stomach|flat pillow, firm mattress, soft pillow, low height, medium firm
need:nap|nap, power nap, sleep on a train, sleep on a plane|neck pillow, sleep mask, earplugs, blanket, noise cancelling, compression socks
need:travel|travel, travelling, trip, holiday, vacation, journey|suitcase, travel adapter, neck pillow, toiletry bag, packing cubes, travel guide, power bank, backpack, crease-resistant
need:flight|flight, flying, plane, airport, aeroplane trip|cabin bag, hand luggage, neck pillow, noise cancelling, compression socks, liquids bag, 100 ml, luggage scale, TSA lock
need:hand luggage|hand luggage, carry-on, cabin luggage, ryanair bag, only hand baggage|cabin size, 55 x 40 x 20, 40 x 20 x 25, travel size, liquids bag, backpack, under-seat bag, lightweight, packing cubes
need:luggage too heavy|luggage too heavy, overweight baggage, weigh luggage|luggage scale, lightweight suitcase, packable bag, travel size, vacuum bag
need:travel abroad|travel abroad, foreign sockets, usa trip, uk plug|travel adapter, dual voltage, plug type, money belt, phrase book, voltage converter, passport holder
need:pickpockets|pickpockets, theft while travelling, keep money safe|money belt, RFID protection, anti-theft backpack, lock, neck pouch, hidden pocket, cut-proof, luggage lock
need:lost luggage|lost luggage, find keys, lose things, track my bag|bluetooth tracker, key finder, luggage tag, GPS tracker, AirTag, key ring, bright colour
need:long car journey|long car journey, road trip, kids in the car|car organiser, travel games, tablet holder, neck pillow, sunshade, cool box, car charger, snack box, audiobook
need:cruise|cruise, ship travel, ferry|evening dress, suitcase, seasickness band, sunscreen, binoculars, swimsuit
need:tropics|tropics, rainforest, safari, hot country|mosquito net, DEET repellent, lightweight clothing, water filter, sun hat, zip-off trousers, UV shirt, binoculars
need:business trip|business trip, business travel, hotel stay|cabin trolley, garment bag, laptop bag, non-iron shirt, travel steamer, toiletry bag, compact charger
need:outdoors|outdoors, outside, outdoor use, leave outside all year|weatherproof, UV-resistant, waterproof, rust-proof, IP65, frost-proof, teak, aluminium, cover
need:balcony|balcony, small balcony, roof terrace|balcony table, folding chair, flower box, privacy screen, balcony power plant, outdoor rug, hanging planter, electric grill, half parasol
need:terrace|terrace, patio, veranda, decking|lounge set, parasol, awning, outdoor rug, patio heater, planter, decking cleaner, fire bowl, solar lights
need:garden|garden, gardening, backyard, allotment, gardener|spade, secateurs, gloves, seeds, raised bed, watering can, soil, fertiliser, hose, wheelbarrow, kneeling pad
need:grow vegetables|grow vegetables, herbs, tomatoes, grow your own, sow|seeds, raised bed, greenhouse, seed tray, soil, fertiliser, plant support, tomato house, organic, cold frame
need:plant flowers|plant flowers, planting, bulbs, bee-friendly, flower bed|bulbs, seeds, trowel, planting soil, pot, bulb planter, perennial, flower box, fertiliser
need:water the garden|water the garden, watering, irrigation, sprinkle lawn|hose, sprinkler, drip irrigation, timer, watering can, hose reel, rain barrel, spray gun, hose connector
need:watering plants on holiday|watering plants on holiday, away on vacation, plants while away|self-watering, drip irrigation, clay cones, timer, water reservoir, capillary mat
need:mow the lawn|mow the lawn, lawn care, cut grass, long grass|lawn mower, robot mower, grass trimmer, lawn edge shears, cordless, fertiliser, spare line, scarifier, cutting width
need:cut hedge|cut hedge, prune, trim trees, cut branches|hedge trimmer, secateurs, loppers, pruning saw, telescopic, chainsaw, shredder, gloves
need:leaves|leaves, rake leaves, autumn leaves, garden waste|leaf rake, leaf blower, garden bag, composter, broom, gutter guard, shredder
need:compost|compost, composting, bokashi, organic waste|composter, worm bin, compost bin, compostable bags, bokashi bucket, accelerator
need:chop firewood|chop firewood, heat with wood, fireplace, stove|axe, splitting maul, firelighter, firewood basket, log rack, chimney brush, ash vacuum, companion set, gloves
need:campfire|campfire, bonfire, fire pit, make a fire|fire bowl, firelighter, matches, firewood, marshmallow sticks, fire steel, blanket, dutch oven
need:pool care|pool care, green pool water, clean the pool, whirlpool|chlorine, test strips, pool robot, net, filter pump, cover, algaecide, pH, filter cartridge, thermometer
need:pond|pond, fish pond, koi, algae in pond|pump, filter, liner, algae remover, fish food, net, fountain, heron protection
need:feed birds|feed birds, bird feeding in winter, attract birds, hedgehog|bird feeder, seeds, fat balls, nest box, bird bath, insect hotel, hedgehog house
need:dog|dog, dog owner, walk the dog, doggy|lead, collar, harness, dog food, dog bed, poop bags, toy, bowl, treat, LED collar
need:puppy|puppy, new puppy, house training, chews everything|puppy food, training pads, chew toy, puppy collar, crate, enzyme cleaner, anti-chew spray, clicker
need:cat|cat, kitten, cat owner, indoor cat|litter, litter box, scratching post, cat food, toy, cat flap, carrier, bowl, cat tree, fountain
need:cat scratches furniture|cat scratches furniture, scratching sofa, claws|scratching post, scratch mat, claw clipper, catnip, sofa protector, anti-scratch film, pet-proof fabric
need:dog pulls|dog pulls, pulls on lead, dog barks, training a dog|anti-pull harness, treat, clicker, training lead, halter, long line, whistle, treat pouch
need:pet left alone|pet left alone, anxious dog, nervous cat, fireworks fear, bored pet|pet camera, calming treats, snuffle mat, chew, pheromone, licking mat, automatic feeder, den, intelligence toy
need:transport a pet|transport a pet, travel with dog, take cat to vet, dog in car|carrier, dog crate, seat cover, safety harness, boot liner, travel bowl, ramp, dog guard
need:pet digestion|pet digestion, sensitive stomach dog, picky cat, pet allergy food|hypoallergenic food, grain-free, single protein, wet food, probiotics, senior food, insect protein
need:pet grooming|pet grooming, shedding dog, brush the dog, bathe dog|brush, deshedding tool, dog shampoo, clipper, comb, towel, claw clipper, grooming glove
need:aquarium|aquarium, fish tank, keep fish|filter, heater, LED, gravel, fish food, pump, test kit, plants, water conditioner
need:rabbit|rabbit, guinea pig, hamster, small pets, budgie|cage, hay, bedding, hutch, wheel, run, drinking bottle, food, chew sticks
need:baby cries at night|baby cries at night, baby won't sleep, settle baby|white noise, sleeping sack, swaddle, night light, mobile, baby rocker, baby carrier, pacifier, co-sleeper
need:teething|teething, baby teeth coming|teether, cooling ring, BPA free, natural rubber, bib, drool cloth, wooden ring
need:baby food|baby food, weaning, first solids, feed baby, porridge|high chair, bib, baby spoon, puree jars, steamer blender, suction bowl, silicone, organic, storage pots
need:bottle feeding|bottle feeding, give the bottle, formula milk|bottle, teat, sterilizer, bottle warmer, formula, drying rack, bottle brush, thermos
need:change diapers|change diapers, change nappies, diaper change, nappy rash|diaper, wipes, changing mat, diaper bag, nappy cream, cloth diaper, diaper bin, changing table
need:potty training|potty training, toilet training, dry at night|potty, toilet seat reducer, step stool, training pants, mattress protector, wet bag
need:childproof|childproof, baby starts crawling, child safety at home, keep kids safe|stair gate, socket covers, corner protector, cupboard lock, window lock, anti-tip strap, play mat, stove guard
need:baby on the go|baby on the go, out with baby, walks with baby, carry baby|pram, stroller, baby carrier, wrap, diaper bag, footmuff, rain cover, car seat, travel cot, sunshade
need:bath time|bath time, bathe the baby, wash baby, child hates hair wash|baby bath, hooded towel, bath thermometer, baby shampoo, bath toy, bath support, tear-free, non-slip mat
need:travel with child in car|travel with child in car, child car seat age, drive with kids|car seat, isofix, i-size, booster, reboarder, sunshade, seat protector, mirror
need:afraid of the dark|afraid of the dark, child can't sleep alone, night fear|night light, cuddly toy, audio player, motion light, star projector, red light, bedtime book
need:child carries heavy school bag|child carries heavy school bag, ergonomic school bag|lightweight, adjustable back, chest strap, trolley school bag, padded, reflective, litres
need:fine motor skills|fine motor skills, early learning, educational, montessori|wooden toy, stacking, threading, sorting, busy board, magnetic letters, puzzle, play kitchen
need:car|car, drive, driver, my car|phone holder, car charger, 12 V, floor mats, seat cover, boot liner, dash cam, air freshener, ice scraper
need:wash the car|wash the car, clean car, car care, car interior cleaning|car shampoo, pressure washer, microfibre, wax, rim cleaner, car vacuum, polish, cockpit spray, insect remover
need:car won't start|car won't start, flat car battery, jump start|jump starter, jumper cables, battery charger, trickle charger, tester
need:car breakdown|car breakdown, roadside, accident, mandatory equipment|warning triangle, hi-vis vest, first aid kit, tow rope, jack, jump starter, tyre repair kit, torch
need:icy windscreen|icy windscreen, frozen car window, scrape ice|ice scraper, de-icer, windscreen cover, antifreeze, snow brush, washer fluid
need:park the car|park the car, parking, reversing, hit the wall in the garage|parking disc, rear camera, parking sensor, bumper protection, wall foam, parking aid
need:motorcycle|motorcycle, motorbike, scooter rider, biker|helmet, gloves, protector jacket, boots, top case, rain suit, lock, intercom, chain spray
need:navigate|navigate, find the way, orientation, route|GPS, sat nav, compass, map, phone holder, watch, offline maps, bike computer
need:weak battery|weak battery, battery dies quickly, phone always empty, low battery|power bank, fast charger, replacement battery, long battery life, charging cable, solar charger, high capacity
need:charge|charge, charging on the go, charge phone, charge several devices|charger, USB-C, power bank, wireless charging, fast charging, charging station, cable, watts, multi-port, car charger
need:slow wifi|slow wifi, bad wifi, weak internet, no signal, dead spot|router, mesh, repeater, powerline, LAN cable, wifi 6, access point, antenna
need:slow computer|slow computer, not enough storage, memory full, phone storage full|SSD, RAM, memory card, external hard drive, USB stick, cloud, NAS, upgrade
need:backup|backup, save data, secure photos, archive files|external hard drive, SSD, NAS, USB stick, cloud, memory card
need:dropped phone|dropped phone, broken screen, cracked display, protect phone|phone case, screen protector, tempered glass, shockproof, ring holder, lanyard, repair, military standard
need:connect devices|connect devices, plug doesn't fit, wrong connector, connect laptop to tv|adapter, HDMI, USB-C hub, docking station, cable, bluetooth, converter, DisplayPort
need:not enough sockets|not enough sockets, few power outlets, extension needed|socket strip, extension cable, cable reel, multi-plug, USB socket, surge protection
need:smart home|smart home, control by phone, automate, alexa, voice control|smart plug, smart bulb, zigbee, matter, hub, thermostat, wifi, motion sensor, wireless switch, app
need:watch tv|watch tv, better tv sound, can't understand dialogue|soundbar, tv headphones, 4k, subwoofer, OLED, speech enhancement, remote control, tv stand
need:monitor house remotely|monitor house remotely, baby monitoring, watch the door, video surveillance|security camera, video doorbell, motion sensor, night vision, baby monitor, app, solar camera
need:track steps|track steps, measure heart rate, sleep tracking, count calories|fitness tracker, smartwatch, chest strap, GPS, pedometer, water resistant, app
need:simple phone|simple phone, phone for seniors, too complicated technology|large buttons, emergency button, big phone, easy to use, hearing aid compatible, picture dialling
need:wet room|wet room, bathroom use, shower room, damp-proof|IP44, waterproof, rust-proof, moisture resistant, suction cup, stainless steel, mould resistant, bathroom lamp
need:under water|under water, submerge, waterproof to depth|IP68, waterproof, 10 ATM, diving watch, underwater housing, waterproof pouch
need:basement|basement, cellar, attic, unheated room|moisture resistant, storage box, heavy-duty shelf, dehumidifier, dust cover, work light, rodent proof
need:stairs|stairs, staircase, stair steps|stair treads, handrail, stair gate, non-slip, stair trolley, motion light, stair runner
need:office|office, company, for the business|office chair, desk, printer, paper, folder, invoice, coffee machine, bulk pack, net price
need:restaurant|restaurant, cafe, gastronomy, bar equipment, hotel equipment|stackable, dishwasher safe, bulk pack, heavy duty, professional, gastronorm, chafing dish, net price
need:school class|school class, club, association, group order|bulk price, class set, logo print, quantity discount, invoice, jerseys
need:summer|summer, hot weather, warm days, summer heat|linen, short sleeve, sandals, sun hat, fan, breathable, shorts, sunscreen, light fabric, cool box
need:spring and autumn|spring and autumn, in-between season, mild weather, layering|light jacket, softshell, vest, cardigan, trench coat, layering, 4-season duvet, windbreaker
need:all year round|all year round, every season, four seasons|all-season, 4-season duvet, all-weather, zip-out lining, all-season tyre, 3-season tent
need:mud|mud, muddy, dirty paths, wellies weather|rubber boots, mud trousers, washable, boot tray, mudguard, doormat, gaiters, boot scraper
need:clothes for office|clothes for office, business outfit, dress code, smart casual|blazer, shirt, suit, smart shoes, trousers, non-iron, blouse, tie, belt
need:evening event|evening event, gala, festive, black tie, smart outfit, opera|evening dress, suit, bow tie, heels, clutch, jewellery, cufflinks, satin
need:everyday|everyday, casual, daily use, for every day|comfortable, sneakers, jeans, t-shirt, easy care, robust, basic
need:comfy at home|comfy at home, lounge, cosy clothes, chill on the sofa|slippers, jogging trousers, hoodie, blanket, pyjamas, dressing gown, soft, cushion
need:too tight|too tight, doesn't fit, pinches, wrong size, too small|stretch, size guide, wide fit, exchange, adjustable, belt extender, elastic waist, one size up
need:too big (2)|too big, too loose, falls down, slips off|belt, adjustable, braces, slim fit, drawstring, insoles, exchange, silicone grip, one size down
need:scratchy|scratchy, itchy wool, label itches, skin irritation from clothes|merino, cotton, cashmere, tagless, seamless, soft, bamboo, silk
need:see-through|see-through, transparent clothes, shows underwear|opaque, lined, skin-coloured underwear, slip, higher denier, thick fabric
need:hide tummy|hide tummy, flattering, slimming look, conceal belly|shapewear, A-line, high waist, tummy control, wrap dress, tunic, dark colour, swimsuit shaping
need:large bust|large bust, big chest, needs support|support bra, wide straps, D cup, underwire, sports bra, minimiser
need:easy to clean|easy to clean, easy-care, low maintenance, quick to clean|dishwasher safe, washable, wipeable, removable cover, non-stick, smooth surface, machine washable, detachable
need:lasts long|lasts long, durable, long-lasting, robust, sturdy, good quality|warranty, stainless steel, reinforced, solid wood, spare parts, repairable, metal, abrasion-resistant, brand
need:light to carry|light to carry, lightweight, not heavy, easy to carry|aluminium, carbon, compact, weight, foldable, wheels, shoulder strap, titanium, cordless
need:safe for kids|safe for kids, child-safe, non-toxic, baby safe|BPA free, rounded edges, saliva-proof, EN 71, no small parts, safety lock, LED candle, anti-tip, non-toxic paint
need:quiet|quiet, silent, low noise, doesn't make noise|decibel, dB, night mode, brushless, silent click, soft close, low noise level, induction motor
need:eco-friendly|eco-friendly, sustainable, climate friendly, environmentally friendly, good for the planet|organic, recycled, biodegradable, refill, fair trade, bamboo, FSC, GOTS, plastic-free, second hand
need:plastic-free|plastic-free, zero waste, less plastic, avoid packaging|solid shampoo, refill, glass, beeswax wrap, bamboo toothbrush, cotton bag, stainless steel straw, reusable, paper packaging
need:fairly made|fairly made, ethically made, no child labour, fair working conditions|fair trade, GOTS, certified, transparent supply chain, made in europe
need:local|local, regional, made here, from europe, domestic|made in, origin, handmade, farm, short supply chain, country of manufacture
need:handmade|handmade, artisanal, crafted, unique piece|small batch, ceramics, leather, wood, engraving, atelier, made to order
need:animal-free|animal-free, cruelty free, no animal testing|vegan, certified, synthetic bristles, mulesing-free, leaping bunny
need:natural|natural, no chemicals, chemical-free, natural ingredients|organic, without parabens, silicone free, essential oil, vegetable-tanned, untreated, natural cosmetics, mineral
need:cheap|cheap, inexpensive, low budget, not expensive, affordable, good value|low price, offer, sale, value pack, outlet, discount, entry-level, second choice
need:high-end|high-end, luxury, premium, something special, exclusive|limited edition, silk, cashmere, gold, leather, brand, gift box, handmade, solid wood
need:easy to use|easy to use, simple, uncomplicated, user-friendly, idiot-proof|one button, automatic, large display, instructions, plug and play, self-explanatory, ready to use, remote control
need:comfortable|comfortable, comfy, wear all day|soft, cushioned, stretch, padding, wide fit, ergonomic, breathable, adjustable, elastic waist
need:space-saving|space-saving, compact, takes little space, small footprint|foldable, stackable, extendable, wall-mounted, slim, nesting, collapsible, 2-in-1
need:foldable for storage|foldable for storage, folds away, collapsible for travel|folding chair, folding bike, folding table, collapsible bowl, packable, carrying bag
need:fast|fast, quick, saves time, in a hurry|instant, quick-drying, fast charging, express delivery, pressure cooker, short programme, ready to use
need:multi-purpose|multi-purpose, versatile, several functions, all in one|multitool, combi device, 2-in-1, kitchen machine, reversible, modular, convertible
need:unbreakable|unbreakable, shatterproof, doesn't break, drop-proof|tritan, stainless steel, melamine, silicone bumper, plastic, enamel, tempered glass, shockproof, polycarbonate
need:withstand heat|withstand heat, hot pan on table, heat-proof|trivet, silicone, oven gloves, oven-safe, borosilicate, cast iron, pot holder, ceramic
need:goes in the dishwasher|goes in the dishwasher, dishwasher|dishwasher safe, tabs, rinse aid, salt, stainless steel, porcelain, not hand wash
need:wash the dishes|wash the dishes, dishwashing by hand, no dishwasher|dish soap, sponge, dish rack, gloves, dish brush, tea towel, dish bowl
need:adjustable|adjustable, grows with child, different heights, several people use it|height adjustable desk, telescopic, adjustable strap, growing chair, extendable bed, convertible cot
need:reusable|reusable, refill, use again, no disposable|refill pack, cotton pads washable, rechargeable battery, cup, bottle, beeswax wrap, safety razor, menstrual cup
need:disposable|disposable, single use, throw away, no washing up|paper plates, wooden cutlery, paper cups, gloves, compostable, palm leaf, wipes
need:repairable|repairable, replaceable parts, spare parts available|spare part, replaceable battery, resoled, modular, screws, repair service, long warranty
need:personalised|personalised, with name, engraved, custom made, own photo|engraving, embroidery, print, photo mug, photo book, name labels, text field, made to order
need:beautiful|beautiful, stylish, modern, design, good looking|designer, minimalist, scandinavian, colour matching, elegant, matt black, oak, brass
need:vintage|vintage, retro, nostalgic, old-fashioned look|enamel, brass, record player, filament bulb, rattan, polka dots, fifties
need:second-hand|second-hand, used, pre-owned, refurbished|refurbished, condition, warranty, outlet, b-stock, low price, returned goods
need:hygienic|hygienic, germ-free, disinfect, bacteria, sterile|disinfectant, antibacterial, UV, washable at 60, stainless steel, steam, sterilizer, alcohol, copper
need:non-toxic cookware|non-toxic cookware, without pfas, no harmful substances, free of pollutants|BPA free, oeko-tex, ceramic coating, cast iron, stainless steel, glass, tested
need:cordless|cordless, no power outlet nearby, without electricity, battery operated|rechargeable, solar, battery, USB charging, battery life, hand crank, power station, replacement battery
need:keep dry|keep dry, stay dry, must not get wet|waterproof, dry bag, taped seams, rain cover, IP67, rubber boots, membrane, impregnating spray
need:keep warm in winter outdoors|keep warm in winter outdoors, warm jacket, cold outside|down jacket, lined, parka, thermal underwear, wool, hood, wind-proof, fleece, heated vest
need:not too sweet|not too sweet, low sugar, without sugar, less sugar|sugar free, unsweetened, sweetener, xylitol, stevia, dark chocolate, dry wine
need:spicy|spicy, hot food, likes it hot|chilli, hot sauce, curry, Scoville, pepper, salsa, kimchi
need:high protein|high protein, more protein, protein diet|protein powder, bars, nuts, lentils, tofu, skyr, tuna, pulses
need:low carb|low carb, keto, no carbs|almond flour, sweetener, erythritol, nuts, konjac, protein bread, coconut oil
need:alcohol-free|alcohol-free, no alcohol, sober, dry january|alcohol-free wine, alcohol-free beer, juice, syrup, tonic, tea, mocktail
need:halal|halal, kosher, no pork|certified, beef gelatine, without alcohol, vegetarian, label
need:decaf|decaf, no caffeine, sensitive to caffeine, coffee in the evening|decaffeinated coffee, rooibos, herbal tea, grain coffee, chicory
need:strong taste|strong taste, intense coffee, mild taste, not bitter|dark roast, light roast, arabica, robusta, low acid, intensity, grind setting
need:emergency supplies|emergency supplies, prepping, stockpile, crisis, survival|canned food, water canister, crank radio, torch, first aid kit, gas stove, power station, long shelf life, water filter
need:night walk|night walk, dark outside, torch needed, light in the tent|headlamp, torch, camping lantern, lumen, rechargeable, solar light, reflective, red light
need:dance all night|dance all night, comfortable heels|block heel, gel insole, low heel, ballerinas, strap, padded, wide fit
need:matching outfit|matching outfit, partner look, goes with, combine|set, same colour, matching, family set, neutral colour
need:keep valuables safe|keep valuables safe, store cash, hide key|safe, cash box, key safe, lock, jewellery box, fireproof, code lock
need:save money|save money, savings, pocket money, money gift|money box, piggy bank, wallet, gift envelope, refurbished, offer, multipack
need:time something|time something, forget the oven, remember time, countdown|kitchen timer, egg timer, stopwatch, visual timer, magnetic, alarm
need:weigh|weigh, weighing, portion, dose ingredients|kitchen scale, measuring cup, measuring spoons, luggage scale, precision, tare, body scale
need:dog-proof furniture|dog-proof furniture, kids and sofa, family sofa that hides stains|removable cover, washable, stain resistant, dark colour, microfibre, martindale, leather, sofa throw
need:first apartment|first apartment, first flat, furnish a flat, starter home|starter set, pan set, tableware, tool set, bed, kettle, towel set, lamp, cheap, vacuum cleaner
thing:sofa|sofa, couch, settee, loveseat|living room, seating, upholstery, armchair
thing:sofa bed|sofa bed, sleeper sofa, pull-out couch, convertible sofa|guest bed, overnight visitors, small flat
thing:corner sofa|corner sofa, sectional, l-shaped sofa, chaise longue sofa|sofa, large family, living room
thing:armchair|armchair, easy chair, lounge chair, wing chair|sofa, reading, living room
thing:recliner|recliner, reclining chair, relax chair, stand-up chair|armchair, elderly, back pain
thing:rocking chair|rocking chair|armchair, nursing, porch
thing:chair|chair, dining chair, kitchen chair, side chair|seat, dining table
thing:stool|stool, bar stool, counter stool|kitchen island, seat
thing:bench|bench, hallway bench, dining bench|seat, hallway, garden bench
thing:footstool|footstool, ottoman, pouffe, footrest|armchair, sofa, feet up
thing:beanbag|beanbag, bean bag chair|kids room, gaming, filling beads
thing:desk|desk, writing desk, computer desk, work table|home office, study, office chair
thing:standing desk|standing desk, height-adjustable desk, sit-stand desk, stand-up desk|desk, home office, back pain, ergonomic
thing:office chair|office chair, desk chair, swivel chair, task chair|home office, ergonomic, lumbar support, castors
thing:gaming chair|gaming chair, gamer chair|office chair, gaming
thing:chair castors|chair castors, casters, swivel wheels, furniture wheels|office chair, hard floor, scratch
thing:dining table|dining table, kitchen table, table|chair, seats people, solid wood
thing:extendable table|extendable table, extending table, extension leaf, drop-leaf table|dining table, guests, small flat
thing:coffee table|coffee table, cocktail table, low table|living room, sofa
thing:side table|side table, end table, accent table|sofa, lamp, coffee table
thing:bedside table|bedside table, nightstand, night table, bedside cabinet|bedroom, lamp, bed
thing:console table|console table, hall table|hallway, narrow
thing:folding table|folding table, trestle table, camping table|party, portable, folding chair
thing:folding chair|folding chair, camping chair|guests, portable, festival
thing:wardrobe|wardrobe, closet, armoire, clothes cupboard|bedroom, clothes storage, hanging rail
thing:chest of drawers|chest of drawers, dresser, tallboy, drawer unit|bedroom, drawer, clothes storage
thing:drawer|drawer, pull-out drawer|chest of drawers, drawer runner
thing:sideboard|sideboard, credenza, buffet cabinet|dining room, storage, tv stand
thing:bookcase|bookcase, bookshelf, shelving unit, bookrack|books, living room, shelf
thing:wall shelf|wall shelf, floating shelf, shelf, ledge|wall mount, bracket, decoration
thing:shelf bracket|shelf bracket, shelf support, wall bracket|wall shelf, screw, mount
thing:display cabinet|display cabinet, glass cabinet, showcase|collectibles, dining room
thing:tv stand|tv stand, tv unit, media console, tv bench|television, living room, cable management
thing:shoe rack|shoe rack, shoe cabinet, shoe storage, shoe bench|hallway, shoes, storage
thing:coat rack|coat rack, coat stand, coat hooks, hall tree|hallway, jacket, hook
thing:clothes hanger|clothes hanger, coat hanger, hanger|wardrobe, clothes
thing:clothes rail|clothes rail, garment rack, hanging rail|wardrobe, clothes
thing:bed|bed, bed frame, bedstead, double bed, single bed|bedroom, mattress, slatted base, headboard
thing:box spring|box spring, boxspring bed, divan bed|bed, mattress
thing:bunk bed|bunk bed, loft bed, high sleeper, cabin bed|children's room, ladder, siblings
thing:guest bed|guest bed, folding bed, camp bed, rollaway bed|overnight visitors, air bed, sofa bed
thing:air bed|air bed, inflatable mattress, air mattress, blow-up bed|guest bed, pump, camping, puncture
thing:headboard|headboard, bedhead|bed, bedroom
thing:slatted base|slatted base, slatted frame, bed slats|mattress, bed
thing:mattress|mattress, foam mattress, pocket spring mattress, memory foam mattress|bed, firmness, back pain, sleep
thing:mattress topper|mattress topper, topper, mattress pad|mattress too hard, soft, comfort
thing:mattress protector|mattress protector, mattress cover, waterproof mattress cover|bed wetting, dust mite, waterproof
thing:crib|crib, cot, baby bed, bedside sleeper|baby, nursery, newborn, mattress
thing:high chair|high chair, highchair, feeding chair|baby, feeding, toddler
thing:changing table|changing table, nappy changing unit, changing mat|baby, nappy, nursery
thing:room divider|room divider, folding screen, partition|privacy, studio flat
thing:sofa cover|sofa cover, slipcover, couch cover, sofa throw|pet hair, stain, protect sofa
thing:chair cushion|chair cushion, seat pad, seat cushion|chair, garden chair, hard seat
thing:felt pads|felt pads, furniture pads, floor protectors, chair glides|scratch parquet, chair legs, noise
thing:furniture leg|furniture leg, table leg, table legs, hairpin legs|diy furniture, table top
thing:table top|table top, worktop, countertop, work surface|kitchen, table leg
thing:handle|handle, knob, drawer pull, cabinet handle, furniture knob|drawer, door, cabinet
thing:hinge|hinge, door hinge, cabinet hinge|door, cabinet, screw
thing:drawer runner|drawer runner, drawer slide, telescopic rail|drawer, soft close
thing:lamp|lamp, light, light fixture, luminaire, lighting|light bulb, led
thing:ceiling light|ceiling light, ceiling lamp, flush mount, downlight|lamp, living room, kitchen
thing:pendant light|pendant light, hanging lamp, chandelier, pendant lamp|dining table, ceiling light
thing:floor lamp|floor lamp, standing lamp, uplighter|reading, living room
thing:table lamp|table lamp, bedside lamp|bedside table, reading in bed
thing:desk lamp|desk lamp, reading lamp, architect lamp, task light|desk, study, reading
thing:wall light|wall light, sconce, wall lamp|hallway, bedroom, outdoor light
thing:spotlight|spotlight, spot, track light|ceiling light, led
thing:night light|night light, nightlight, kids night lamp|child afraid of dark, nursery, motion sensor
thing:light bulb|light bulb, bulb, led bulb, lightbulb|E27, E14, GU10, warm white, lumen, dimmable
thing:led strip|led strip, strip light, light strip, led tape|ambient light, under cabinet, adhesive, dimmer
thing:fairy lights|fairy lights, string lights, christmas lights|party, christmas tree, balcony, outdoor
thing:lampshade|lampshade, lamp shade|lamp, replacement
thing:lamp holder|lamp holder, bulb socket, light socket, bulb holder|light bulb, E27, electrical
thing:outdoor light|outdoor light, garden light, path light, patio light|IP44, waterproof, motion sensor, solar light
thing:solar light|solar light, solar lamp, solar garden light|outdoor light, no electricity, garden path
thing:floodlight|floodlight, security light, motion sensor light|burglary, outdoor light, motion sensor
thing:torch|torch, flashlight, pocket torch|power cut, camping, lumen, battery
thing:headlamp|headlamp, head torch, headlight torch|night running, camping, hands free
thing:lantern|lantern, storm lantern, camping lantern|candle, outdoor, decoration
thing:dimmer|dimmer, dimmer switch|dimmable bulb, mood light
thing:motion sensor|motion sensor, motion detector, PIR sensor|outdoor light, alarm, smart home
thing:sunrise alarm clock|sunrise alarm clock, wake-up light, daylight lamp, light therapy lamp|winter blues, dark mornings, wake up
thing:duvet|duvet, quilt, comforter, doona|bedding, tog, down, warm, winter
thing:duvet cover|duvet cover, quilt cover, doona cover|bed linen, cotton, pillowcase
thing:bed linen|bed linen, bedding set, bed set, bedclothes|duvet cover, fitted sheet, pillowcase
thing:sheet|sheet, bed sheet, fitted sheet, flat sheet|mattress size, jersey, percale
thing:pillow|pillow, bed pillow, head pillow|bedding, neck pain, side sleeper
thing:neck pillow|neck pillow, orthopaedic pillow, memory foam pillow, cervical pillow|neck pain, stiff neck, side sleeper
thing:body pillow|body pillow, pregnancy pillow, nursing pillow, side sleeper pillow|pregnant, breastfeeding, sleep
thing:travel pillow|travel pillow, airplane neck pillow|flight, long journey
thing:pillowcase|pillowcase, pillow slip, pillow cover|bed linen, satin, silk
thing:cushion|cushion, throw pillow, scatter cushion, decorative pillow|sofa, cushion cover
thing:cushion cover|cushion cover, pillow sham|cushion, zip, sofa
thing:blanket|blanket, throw, plaid, fleece blanket|cosy, sofa, cold feet, wool
thing:bedspread|bedspread, coverlet, quilted throw|bedroom, summer, bed
thing:weighted blanket|weighted blanket, heavy blanket, gravity blanket|anxiety, insomnia, sleep
thing:electric blanket|electric blanket, heated blanket, heated underblanket|cold bed, winter, cold feet
thing:hot water bottle|hot water bottle, heat pad, heating pad|period cramps, cold feet, back pain
thing:baby sleeping bag|baby sleeping bag, sleep sack|tog, nursery, newborn
thing:towel|towel, bath towel, hand towel, bath sheet|terry, cotton, absorbent, bathroom
thing:washcloth|washcloth, face cloth, face flannel, wash mitt|towel, face
thing:beach towel|beach towel, hammam towel, pool towel|beach, swimming, quick-drying
thing:bathrobe|bathrobe, dressing gown, robe|towel, sauna, terry
thing:tea towel|tea towel, dish towel, kitchen towel, dishcloth|drying dishes, linen, kitchen
thing:tablecloth|tablecloth, table cover, oilcloth|dining table, napkin
thing:placemat|placemat, table mat|dining table, coaster
thing:table runner|table runner|tablecloth, decoration
thing:napkin|napkin, serviette, paper napkin, cloth napkin|table setting, party, linen
thing:coaster|coaster, drink coaster|table stain, glass
thing:trivet|trivet, pot stand, hot pad|hot pan, table protection
thing:apron|apron, kitchen apron, cooking apron|cooking, barbecue, stain
thing:oven glove|oven glove, oven mitt, pot holder|burn, baking, heat resistant
thing:curtain|curtain, drape, curtains, drapes|window, eyelet, curtain rail
thing:blackout curtain|blackout curtain, blackout blind, darkening curtain|too bright to sleep, bedroom, nursery
thing:net curtain|net curtain, sheer curtain, voile|privacy, curtain
thing:curtain rod|curtain rod, curtain rail, curtain pole, curtain track|curtain, window
thing:blind|blind, roller blind, roman blind, window shade, venetian blind|window, privacy, sun
thing:roller shutter|roller shutter, shutter|window, burglary, sun protection
thing:insect screen|insect screen, fly screen, mosquito net, window screen|mosquito, flies, window, bedroom
thing:rug|rug, area rug, carpet|living room, washable, anti-slip
thing:carpet runner|carpet runner, hallway runner, runner rug|hallway, stairs, rug
thing:rug pad|rug pad, anti-slip mat, rug underlay, non-slip underlay|rug slips, safety
thing:doormat|doormat, door mat, entrance mat|dirty shoes, hallway, entrance
thing:sheepskin|sheepskin, fur rug, lambskin|rug, warm, cosy
thing:vase|vase, flower vase|flowers, decoration, gift
thing:candle|candle, pillar candle, taper candle, tea light|candle holder, cosy, wax
thing:scented candle|scented candle, fragrance candle|room fragrance, gift, soy wax
thing:candle holder|candle holder, candlestick, tealight holder|candle, table decoration
thing:room fragrance|room fragrance, reed diffuser, home fragrance, air freshener|bad smell, bathroom, fragrance
thing:aroma diffuser|aroma diffuser, essential oil diffuser|essential oil, relax, humidifier
thing:essential oil|essential oil, aroma oil, fragrance oil|diffuser, lavender, relax
thing:incense|incense, incense sticks|meditation, fragrance
thing:picture frame|picture frame, photo frame, frame|photo, poster, wall
thing:poster|poster, art print, wall art|picture frame, wall decoration
thing:canvas print|canvas print, canvas picture|photo gift, wall art
thing:mirror|mirror, wall mirror, full-length mirror|bathroom, hallway, bedroom
thing:clock|clock, wall clock|kitchen, quartz movement, silent
thing:alarm clock|alarm clock, radio alarm clock, bedside clock|wake up, bedside table
thing:wall sticker|wall sticker, wall decal|kids room, decoration
thing:artificial plant|artificial plant, fake plant, artificial flower, silk flower|no watering, decoration
thing:dried flowers|dried flowers, dried bouquet, pampas grass|vase, decoration
thing:bouquet|bouquet, bunch of flowers, cut flowers, flowers|mother's day, vase, gift
thing:wreath|wreath, door wreath, advent wreath|christmas, door decoration
thing:christmas tree|christmas tree, artificial christmas tree, xmas tree|christmas lights, baubles
thing:christmas bauble|christmas bauble, christmas ornament, tree decoration|christmas tree, xmas
thing:advent calendar|advent calendar|christmas, december, chocolate
thing:figurine|figurine, statue, ornament, sculpture|decoration, collectible, gift
thing:piggy bank|piggy bank, money box|kids, coins, gift
thing:storage box|storage box, storage bin, organiser box, container|lid, stackable, tidy, moving house
thing:basket|basket, storage basket, wicker basket|seagrass, rattan, storage, laundry
thing:drawer organiser|drawer organiser, drawer divider, drawer insert, cutlery tray|kitchen, drawer, tidy
thing:vacuum storage bag|vacuum storage bag, space bag, vacuum bag for clothes|duvet, winter clothes, save space
thing:underbed storage|underbed storage, under-bed box|small bedroom, duvet, storage
thing:garment bag|garment bag, suit bag, clothes cover|suit, moth, wardrobe
thing:hook|hook, wall hook, adhesive hook, command strip|no drilling, towel, coat
thing:pegboard|pegboard, perforated board|tool storage, workshop, desk
thing:heavy-duty shelving|heavy-duty shelving, garage shelving, metal rack, utility shelf|garage, cellar, load capacity
thing:trunk|trunk, storage chest, blanket box|cushions, toys, bedroom
thing:toy box|toy box, toy storage|kids room, tidy
thing:key rack|key rack, key holder, key cabinet, key box|hallway, lost keys
thing:keyring|keyring, key chain, key fob|keys, gift
thing:home safe|home safe, strongbox, cash box|burglary, valuables, documents
thing:letterbox|letterbox, mailbox, post box, parcel box|mail, house, post
thing:umbrella stand|umbrella stand|hallway, umbrella
thing:magazine rack|magazine rack, newspaper holder|living room
thing:wastepaper basket|wastepaper basket, bin, waste bin, trash can, rubbish bin|waste separation, recycling, bin bag, kitchen
thing:pedal bin|pedal bin, step bin, sensor bin|kitchen, bathroom, hands free
thing:bin bag|bin bag, bin liner, garbage bag, trash bag|waste bin, compostable, drawstring
thing:washbasin|washbasin, sink, basin, bathroom sink|bathroom, tap, siphon
thing:tap|tap, faucet, mixer tap, basin mixer|washbasin, kitchen sink, dripping, aerator
thing:tap aerator|tap aerator, aerator, flow restrictor|limescale, save water, tap
thing:shower|shower, shower set, shower system, rain shower|bathroom, shower head, thermostat
thing:shower head|shower head, handheld shower, hand shower|limescale, water saving, weak pressure
thing:shower hose|shower hose|shower head, leak
thing:shower curtain|shower curtain|bathtub, mould, bathroom
thing:shower screen|shower screen, shower enclosure, shower cubicle, shower door|glass, squeegee, bathroom
thing:bathtub|bathtub, bath, tub|bathroom, tap, plug
thing:toilet|toilet, WC, loo, toilet bowl, lavatory|toilet seat, cistern, flush
thing:toilet seat|toilet seat, loo seat, toilet lid|soft close, hinge, broken
thing:toilet brush|toilet brush, loo brush|bathroom, toilet cleaner
thing:toilet paper holder|toilet paper holder, loo roll holder|bathroom, toilet paper
thing:toilet paper|toilet paper, loo roll, bath tissue, toilet roll|bathroom, ply, recycled
thing:bath mat|bath mat, shower mat, bathroom rug|anti-slip, absorbent, bathroom
thing:towel rail|towel rail, towel rack, towel holder, towel bar|bathroom, towel, no drilling
thing:heated towel rail|heated towel rail, towel warmer, towel radiator|bathroom heating, warm towel
thing:toothbrush holder|toothbrush holder, toothbrush mug, bathroom tumbler|bathroom, toothbrush
thing:bathroom cabinet|bathroom cabinet, mirror cabinet, medicine cabinet, vanity unit|bathroom storage, toiletries
thing:bathroom scale|bathroom scale, weighing scale, body scale|weight, body fat, diet
thing:shower caddy|shower caddy, shower shelf, corner shelf|shampoo, no drilling, suction cup
thing:grab rail|grab rail, grab bar, handrail, bath handle|elderly, bathroom safety, disabled
thing:shower stool|shower stool, bath seat, shower chair|elderly, disabled, bathroom safety
thing:broom|broom, sweeping brush|dustpan, sweeping, bristles
thing:dustpan|dustpan, dustpan and brush, hand brush|broom, crumbs
thing:mop|mop, floor mop, flat mop, spin mop|bucket, floor cleaning
thing:bucket|bucket, pail, cleaning bucket|mop, cleaning
thing:cleaning cloth|cleaning cloth, microfibre cloth, duster, wipe|dust, window, streak-free
thing:sponge|sponge, scouring pad, scrubber, scourer|washing up, dirty dishes
thing:dish brush|dish brush, washing-up brush, scrubbing brush|washing up, bristles
thing:feather duster|feather duster, dust brush|dust
thing:window squeegee|window squeegee, window cleaner, window vac, shower squeegee|streak-free, shower, glass
thing:rubber gloves|rubber gloves, washing-up gloves, household gloves|cleaning, dry hands, latex
thing:all-purpose cleaner|all-purpose cleaner, household cleaner, surface cleaner, cleaning spray|kitchen, degreaser, spray bottle
thing:bathroom cleaner|bathroom cleaner, toilet cleaner, wc cleaner|limescale, toilet brush
thing:descaler|descaler, limescale remover, decalcifier|kettle, coffee machine, hard water, citric acid
thing:glass cleaner|glass cleaner, window cleaning spray|streaks, mirror
thing:washing-up liquid|washing-up liquid, dish soap, dishwashing liquid|dirty dishes, grease, sponge
thing:dishwasher tablets|dishwasher tablets, dishwasher tabs, dishwasher detergent|dishwasher, rinse aid, salt
thing:laundry detergent|laundry detergent, washing powder, washing liquid, laundry pods|washing machine, stain, sensitive skin, colour
thing:fabric softener|fabric softener, fabric conditioner|laundry, fragrance, soft
thing:stain remover|stain remover, spot remover, stain stick|red wine, carpet, blood, laundry
thing:soap|soap, bar of soap, hand soap, liquid soap|hand washing, sensitive skin
thing:kitchen roll|kitchen roll, paper towel, kitchen paper|spill, absorbent
thing:tissues|tissues, facial tissue, handkerchief, paper hankies|cold, runny nose, allergy
thing:wet wipes|wet wipes, cleaning wipes, disinfectant wipes|baby, on the go, hygiene
thing:vacuum cleaner|vacuum cleaner, hoover, vacuum, vac|dust, carpet, pet hair, vacuum bag, filter
thing:cordless vacuum|cordless vacuum, stick vacuum, handheld vacuum|battery, quick cleaning, stairs
thing:robot vacuum|robot vacuum, robot hoover, robotic vacuum cleaner|pet hair, app, smart home
thing:vacuum cleaner bag|vacuum cleaner bag, dust bag, hoover bag|vacuum cleaner, replacement, compatible
thing:steam cleaner|steam cleaner, steam mop|grout, floor, without chemicals
thing:pressure washer|pressure washer, power washer, jet washer|patio, car wash, moss
thing:carpet cleaner|carpet cleaner, upholstery cleaner, spot cleaner|stain, pet accident, sofa
thing:lint roller|lint roller, lint remover, clothes brush, pet hair remover|pet hair on clothes, dog hair
thing:fabric shaver|fabric shaver, bobble remover, depiller|pilling, jumper, wool
thing:laundry basket|laundry basket, laundry hamper, laundry bin, washing basket|dirty clothes, bathroom
thing:drying rack|drying rack, clothes airer, clothes horse, laundry rack|laundry, no dryer, balcony
thing:clothesline|clothesline, washing line, rotary dryer|garden, drying laundry, clothes peg
thing:clothes peg|clothes peg, clothespin, washing peg|clothesline, laundry
thing:ironing board|ironing board|iron, cover, creased shirts
thing:ironing board cover|ironing board cover|ironing board, iron
thing:iron|iron, steam iron, clothes iron|wrinkles, shirt, ironing board
thing:steam generator iron|steam generator iron, steam station|large family laundry, iron
thing:garment steamer|garment steamer, clothes steamer, handheld steamer|wrinkles, travel, suit
thing:laundry bag|laundry bag, wash bag, lingerie bag, mesh wash bag|delicates, bra, washing machine
thing:moth trap|moth trap, moth repellent, cedar wood, lavender sachet|holes in jumper, wardrobe, wool
thing:washing machine|washing machine, washer, front loader|laundry, spin speed, energy class, drum
thing:tumble dryer|tumble dryer, clothes dryer, dryer, heat pump dryer|laundry, drying, lint filter
thing:washer dryer|washer dryer, washer-dryer combo|small flat, laundry
thing:dishwasher|dishwasher, dish washer|dirty dishes, integrated, place settings
thing:fridge|fridge, refrigerator, fridge freezer, cooler cabinet|keep cold, food, energy class, no frost
thing:mini fridge|mini fridge, minibar, small fridge|office, dorm, drinks
thing:freezer|freezer, chest freezer, deep freezer|frozen food, defrost, no frost
thing:wine cooler|wine cooler, wine fridge, wine cabinet|wine, temperature
thing:oven|oven, built-in oven, electric oven|baking, pyrolytic, roast
thing:cooker|cooker, range cooker, cooking stove, cooking range|oven, hob, kitchen
thing:hob|hob, cooktop, induction hob, gas hob, ceramic hob|pan, induction compatible, kitchen
thing:extractor hood|extractor hood, cooker hood, range hood|cooking smell, grease filter, charcoal filter
thing:microwave|microwave, microwave oven|reheat food, defrost
thing:coffee machine|coffee machine, coffee maker, coffeemaker, drip coffee machine|coffee, filter, descaler
thing:espresso machine|espresso machine, portafilter machine, bean-to-cup machine|espresso, coffee beans, milk frother, tamper
thing:capsule machine|capsule machine, pod machine, nespresso machine, coffee pod machine|coffee capsules, compatible
thing:coffee capsule|coffee capsule, coffee pod, nespresso capsule|compatible, capsule machine, recyclable
thing:moka pot|moka pot, stovetop espresso maker, espresso pot|coffee, induction, seal ring
thing:french press|french press, cafetiere, coffee press, plunger pot|coarse grind, coffee
thing:pour-over dripper|pour-over dripper, coffee dripper, hand filter, chemex|filter coffee, filter paper, gooseneck kettle
thing:coffee filter paper|coffee filter paper, paper filter, coffee filter|pour-over, coffee machine
thing:coffee grinder|coffee grinder, burr grinder, coffee mill|coffee beans, grind size, espresso
thing:milk frother|milk frother, milk foamer, frothing jug|cappuccino, latte, oat milk
thing:tamper|tamper, portafilter, espresso accessories, knock box|espresso machine, barista
thing:kettle|kettle, electric kettle, tea kettle, water boiler|boil water, tea, limescale
thing:toaster|toaster|bread, breakfast, bagel
thing:sandwich maker|sandwich maker, panini press, sandwich toaster, contact grill|cheese toastie, snack
thing:waffle iron|waffle iron, waffle maker|batter, belgian waffles, sunday breakfast
thing:air fryer|air fryer, airfryer, hot air fryer|chips, low fat, crispy
thing:deep fryer|deep fryer, deep fat fryer, chip pan|chips, oil
thing:blender|blender, smoothie maker, liquidiser, stand blender|smoothie, soup, ice crush
thing:hand blender|hand blender, stick blender, immersion blender|soup, puree, baby food
thing:hand mixer|hand mixer, electric whisk|baking, cream, cake batter
thing:stand mixer|stand mixer, kitchen machine, food mixer, kneading machine|baking, dough, bread
thing:food processor|food processor, chopper, mini chopper|chopping onions, grating, vegetables
thing:cooking robot|cooking robot, thermo cooker, multicooker, thermomix|recipe, steam, easy cooking
thing:juicer|juicer, slow juicer, citrus press, lemon squeezer|fresh orange juice, vitamins
thing:soda maker|soda maker, sparkling water maker, carbonator|CO2 cylinder, sparkling water, sodastream
thing:CO2 cylinder|CO2 cylinder, gas cylinder for soda, carbonation cartridge|soda maker, refill, exchange
thing:water filter|water filter, filter jug, water filter jug, filter cartridge|tap water, limescale, chlorine taste
thing:slow cooker|slow cooker, crock pot|stew, set and forget
thing:pressure cooker|pressure cooker, instant pot|beans, quick cooking, sealing ring
thing:bread maker|bread maker, breadmaker, bread machine|home-made bread, yeast, flour
thing:ice cream maker|ice cream maker, ice cream machine|summer, dessert, frozen yogurt
thing:ice cube maker|ice cube maker, ice machine, ice cube tray, ice tray|cocktail, cold drinks
thing:yogurt maker|yogurt maker, yoghurt machine|fermentation, jars
thing:raclette grill|raclette grill, raclette, table grill|cheese, guests, new year's eve
thing:fondue set|fondue set, fondue pot, caquelon|cheese, forks, winter evening
thing:food dehydrator|food dehydrator, dehydrator|dried fruit, jerky
thing:vacuum sealer|vacuum sealer, vacuum packing machine, food saver|freezer, sous vide, keep food fresh
thing:sous vide cooker|sous vide cooker, sous vide stick|steak, temperature
thing:pasta machine|pasta machine, pasta maker|fresh pasta, dough
thing:kitchen scale|kitchen scale, kitchen scales, food scale, digital scale|baking, grams, diet
thing:food thermometer|food thermometer, meat thermometer, probe thermometer|core temperature, roast, barbecue
thing:kitchen timer|kitchen timer, egg timer|boiling eggs, baking
thing:egg cooker|egg cooker, egg boiler, egg poacher|breakfast, soft boiled eggs
thing:pan|pan, frying pan, skillet, frypan|non-stick, induction, fry
thing:cast iron pan|cast iron pan, cast iron skillet, carbon steel pan, iron pan|seasoning, steak, rust
thing:wok|wok, stir-fry pan|asian cooking, stir fry
thing:grill pan|grill pan, griddle pan|steak, indoor grill
thing:crepe pan|crepe pan, pancake pan, crepe maker|pancakes, batter
thing:pot|pot, saucepan, cooking pot, stockpot|lid, pasta, soup, induction
thing:casserole dish|casserole dish, dutch oven, cocotte, cast iron casserole|stew, bread baking, slow cooking
thing:cookware set|cookware set, pan set, pot set, pots and pans|first home, induction, wedding gift
thing:pan lid|pan lid, pot lid, glass lid, splatter guard|pan, replacement
thing:roasting tin|roasting tin, roasting pan, oven dish, baking dish, gratin dish|lasagne, roast, oven safe
thing:baking tray|baking tray, baking sheet, cookie sheet|biscuits, baking paper, oven
thing:cake tin|cake tin, baking tin, springform, loaf tin, cake pan|baking, birthday cake, non-stick
thing:muffin tin|muffin tin, cupcake tray, cupcake cases|cupcakes, baking
thing:cookie cutter|cookie cutter, biscuit cutter, pastry cutter|christmas baking, dough
thing:rolling pin|rolling pin|dough, pastry
thing:whisk|whisk, balloon whisk|eggs, sauce
thing:mixing bowl|mixing bowl, salad bowl, bowl|baking, salad
thing:piping bag|piping bag, icing bag, pastry bag, nozzle|cake decorating, cream
thing:cake decoration|cake decoration, sprinkles, icing, fondant, cake topper|birthday cake, baking, food colouring
thing:baking paper|baking paper, parchment paper, greaseproof paper, baking mat|oven, biscuits
thing:cling film|cling film, plastic wrap, aluminium foil, tin foil, beeswax wrap|leftovers, keep fresh
thing:cooling rack|cooling rack, wire rack|baking, cake
thing:proofing basket|proofing basket, banneton, bread basket|sourdough, bread baking
thing:kitchen knife|kitchen knife, chef's knife, cook's knife, carving knife|sharp, blade, steel, cutting board
thing:japanese knife|japanese knife, santoku, damascus knife|hard steel, sharpening stone, sushi
thing:bread knife|bread knife, serrated knife|bread, crust
thing:paring knife|paring knife, vegetable knife|peeling, fruit
thing:steak knife|steak knife, table knife|cutlery, barbecue, meat
thing:knife block|knife block, knife set, magnetic knife rack, knife holder|kitchen knife, gift
thing:knife sharpener|knife sharpener, sharpening stone, whetstone, honing steel|blunt knife, dull blade, grit
thing:cutting board|cutting board, chopping board|wood, plastic, knife
thing:kitchen scissors|kitchen scissors, poultry shears, shears|herbs, chicken
thing:peeler|peeler, vegetable peeler, potato peeler|vegetables, carrots
thing:grater|grater, cheese grater, zester, microplane|parmesan, lemon zest
thing:mandoline|mandoline, vegetable slicer, spiralizer, slicer|salad, potato slices
thing:meat slicer|meat slicer, food slicer, bread slicer|ham, bread
thing:garlic press|garlic press, garlic crusher|garlic, cooking
thing:can opener|can opener, tin opener|tins, kitchen
thing:corkscrew|corkscrew, bottle opener, wine opener, waiter's friend|wine, beer, bar
thing:colander|colander, strainer, sieve|pasta, rice, flour
thing:salad spinner|salad spinner|salad, washing
thing:spatula|spatula, turner, cooking spoon, wooden spoon, kitchen utensil|non-stick pan, silicone
thing:ladle|ladle, soup ladle, skimmer|soup, serving
thing:tongs|tongs, kitchen tongs, serving tongs|barbecue, salad
thing:measuring cup|measuring cup, measuring jug, measuring spoon|baking, ml
thing:mortar and pestle|mortar and pestle, spice grinder|spices, pesto
thing:salt mill|salt mill, pepper mill, salt shaker, pepper grinder|seasoning, table
thing:spice rack|spice rack, spice jar|spices, kitchen
thing:food storage container|food storage container, tupperware, food box, freezer container|leftovers, meal prep, airtight, lid
thing:storage jar|storage jar, mason jar, preserving jar, canister|jam, pickling, rubber ring, airtight
thing:lunch box|lunch box, lunchbox, bento box, sandwich box|school, office lunch, leakproof
thing:food flask|food flask, thermal food jar, insulated food container|keep soup hot, lunch, school
thing:thermos flask|thermos flask, vacuum flask, insulated bottle, thermal flask|keep warm, hot drinks, hike
thing:water bottle|water bottle, drinking bottle, reusable bottle, sports bottle|school, sport, leakproof, BPA free
thing:travel mug|travel mug, coffee to go cup, thermal mug, insulated tumbler|commute, keep coffee hot, leakproof
thing:butter dish|butter dish, cheese dome|breakfast, fridge
thing:bread bin|bread bin, bread box|keep bread fresh, kitchen
thing:fruit bowl|fruit bowl, fruit basket|kitchen, table
thing:dish rack|dish rack, dish drainer, draining board|washing up, sink
thing:plate|plate, dinner plate, dessert plate, soup plate|tableware, porcelain, dishwasher safe
thing:cereal bowl|cereal bowl, soup bowl, small bowl|breakfast, tableware
thing:tableware|tableware, dinnerware, crockery, dinner set|plate, bowl, porcelain, wedding gift
thing:cup|cup, mug, coffee mug, teacup|coffee, tea, gift, handle
thing:saucer|saucer|cup, espresso
thing:glass|glass, drinking glass, tumbler, water glass|tableware, dishwasher safe
thing:wine glass|wine glass, champagne glass, flute, goblet|wine, toast, wedding
thing:beer glass|beer glass, beer mug, pint glass, stein|beer, bar
thing:cocktail shaker|cocktail shaker, bar set, jigger, cocktail glass|gin, mojito, home bar
thing:carafe|carafe, jug, pitcher, decanter|water, wine, juice
thing:cutlery|cutlery, flatware, silverware, cutlery set|fork, knife, spoon, stainless steel
thing:children's tableware|children's tableware, baby plate, kids cutlery, sippy cup|baby weaning, unbreakable, melamine
thing:disposable tableware|disposable tableware, paper plate, paper cup, disposable cutlery|party, picnic, compostable
thing:drinking straw|drinking straw, straw, reusable straw|smoothie, stainless steel, cocktail
thing:tray|tray, serving tray|breakfast in bed, serving
thing:serving platter|serving platter, serving board, serving dish, cake stand|guests, cheese, buffet
thing:teapot|teapot|tea, infuser
thing:tea infuser|tea infuser, tea strainer, tea filter, tea egg|loose leaf tea, teapot
thing:picnic basket|picnic basket, picnic set, picnic blanket|park, outdoor eating
thing:cool box|cool box, cool bag, cooler, esky, insulated bag|picnic, beach, ice pack, keep drinks cold
thing:ice pack|ice pack, cool pack, freezer block|cool box, injury
thing:shopping trolley|shopping trolley, shopping bag, tote bag, reusable bag|groceries, carry, foldable
thing:coffee|coffee, ground coffee, filter coffee|roast, caffeine, arabica
thing:coffee beans|coffee beans, whole bean coffee, espresso beans|roast, grinder, arabica, robusta
thing:decaf|decaf, decaffeinated coffee|coffee in evening, pregnancy, sleep
thing:instant coffee|instant coffee, soluble coffee|coffee, travel
thing:tea|tea, black tea, green tea, loose leaf tea|caffeine, teabag, matcha
thing:tea bag|tea bag, teabag|tea, quick
thing:herbal tea|herbal tea, fruit tea, infusion, rooibos, tisane|caffeine-free, chamomile, sleep, digestion
thing:matcha|matcha, matcha powder, matcha set|green tea, latte, japanese
thing:hot chocolate|hot chocolate, cocoa, drinking chocolate|winter, kids drink
thing:chocolate|chocolate, chocolate bar, dark chocolate, milk chocolate|sweets, cocoa, gift, vegan
thing:chocolates|chocolates, pralines, truffles, box of chocolates|gift, alcohol-free, valentine
thing:sweets|sweets, candy, gummy bears, lollies, confectionery|gelatine free, vegan, halal, kids party
thing:liquorice|liquorice, licorice|sweets, salty
thing:chewing gum|chewing gum, mints|fresh breath
thing:biscuit|biscuit, cookie, cookies, shortbread|tea, snack, butter
thing:cake|cake, pastry, tart, pie|birthday, baking, coffee time
thing:gingerbread|gingerbread, christmas biscuits, stollen, panettone|christmas, gift
thing:crisps|crisps, potato chips, chips, savoury snacks|party, aperitif
thing:popcorn|popcorn, popcorn maker|film night, snack
thing:muesli|muesli, granola, cereal, oats, porridge|breakfast, fibre, gluten-free
thing:protein bar|protein bar, energy bar, cereal bar, snack bar|gym, snack, hike
thing:jam|jam, marmalade, fruit spread, preserve|breakfast, bread, fruit
thing:honey|honey|beekeeper, tea, sweetener, not vegan
thing:nut butter|nut butter, peanut butter, chocolate spread, almond butter, tahini|breakfast, protein, nut allergy
thing:syrup|syrup, maple syrup, cordial, agave syrup|pancakes, drink, sweetener
thing:sugar|sugar, cane sugar, brown sugar, sweetener|baking, xylitol, stevia, diabetic
thing:flour|flour, wheat flour, spelt flour, wholemeal flour|baking, bread, gluten
thing:baking mix|baking mix, bread mix, cake mix|easy baking, gluten-free
thing:bread|bread, loaf, rolls, crispbread|gluten-free, sourdough, breakfast
thing:pasta|pasta, noodles, spaghetti|durum wheat, sauce, gluten-free
thing:rice|rice, basmati, risotto rice, sushi rice|gluten-free, side dish
thing:olive oil|olive oil, extra virgin olive oil|mediterranean, salad, cooking
thing:vinegar|vinegar, balsamic vinegar, apple cider vinegar|salad dressing, pickling
thing:oil and vinegar set|oil and vinegar set, oil bottle, oil dispenser, cruet|salad, table
thing:spice|spice, seasoning, spices, herbs, curry powder, pepper|cooking, barbecue rub, mild, hot
thing:salt|salt, sea salt, himalayan salt|seasoning, mill
thing:stock|stock, broth, bouillon cube|soup, vegetable, risotto
thing:soup|soup, ready soup, instant soup|starter, winter, lunch
thing:hot sauce|hot sauce, chilli sauce, tabasco|spicy, scoville
thing:soy sauce|soy sauce, asian sauce, miso|sushi, asian cooking
thing:tinned food|tinned food, canned food, preserves, tinned tomatoes|long shelf life, pantry
thing:pickles|pickles, gherkins, olives, antipasti|aperitif, jar
thing:spread|spread, hummus, sandwich spread, pâté|bread, vegan, sandwich
thing:cheese|cheese, hard cheese, parmesan, goat cheese|lactose-free, raw milk, delicatessen
thing:plant milk|plant milk, oat milk, almond milk, soy milk|vegan, lactose-free, barista
thing:egg|egg, eggs, free-range eggs|breakfast, baking, allergy
thing:meat substitute|meat substitute, tofu, vegan burger, tempeh, plant-based meat|vegan, vegetarian, protein
thing:fruit and vegetables|fruit and vegetables, vegetable box, fresh fruit|organic, seasonal, fresh
thing:frozen food|frozen food, frozen meal, ready meal|quick dinner, freezer
thing:gift basket|gift basket, food hamper, food gift set, gourmet box|gift, delicatessen, christmas
thing:sparkling wine|sparkling wine, champagne, prosecco, cava|celebration, toast, new year's eve
thing:beer|beer, lager, ale, ipa, craft beer|hops, alcohol-free, barbecue
thing:alcohol-free drink|alcohol-free drink, non-alcoholic wine, zero alcohol beer, mocktail|pregnant, driving, dry january
thing:juice|juice, orange juice, apple juice|breakfast, vitamins, no added sugar
thing:mineral water|mineral water, sparkling water, still water|bottle deposit, crate
thing:kombucha|kombucha, kefir, fermented drink|gut health, probiotic, homebrew
thing:home brewing kit|home brewing kit, beer brewing kit, homebrew|beer, yeast, gift for men
thing:baby food|baby food, infant formula, baby milk, puree pouch, baby cereal|weaning, baby bottle, age in months
thing:dietary supplement|dietary supplement, food supplement, vitamins, vitamin tablets, multivitamin|tired, immune system, dosage, capsule
thing:protein powder|protein powder, whey, protein shake, vegan protein|gym, muscle, shaker
thing:magnesium|magnesium, magnesium tablets|muscle cramps, sleep, supplement
thing:omega 3|omega 3, fish oil, algae oil|heart, supplement, vegan
thing:collagen|collagen, collagen powder, hyaluronic supplement|skin, joints, hair
thing:probiotic|probiotic, gut bacteria, probiotics|digestion, bloating, supplement
thing:melatonin|melatonin, sleep aid, sleep spray, valerian|insomnia, jet lag, sleep
thing:phone|phone, mobile phone, smartphone, cell phone, mobile|SIM, camera, storage, charger, phone case
thing:senior phone|senior phone, big button phone, feature phone|grandparents, simple, emergency call
thing:landline phone|landline phone, cordless phone, telephone handset|home, answering machine
thing:phone case|phone case, mobile phone cover, phone cover, bumper|drop protection, iphone, magsafe
thing:screen protector|screen protector, tempered glass, protective film|scratched display, phone, tablet
thing:charger|charger, phone charger, power adapter, wall charger, usb plug|usb-c, fast charging, watt, empty battery
thing:charging cable|charging cable, usb-c cable, lightning cable, charger cord|phone, charger, fast charging
thing:wireless charger|wireless charger, charging pad, qi charger, charging station|magsafe, phone, earbuds
thing:power bank|power bank, portable charger, battery pack|empty phone battery, travel, mAh
thing:phone holder|phone holder, phone mount, car phone holder, phone stand|car, bike, navigation
thing:sim card|sim card, esim, prepaid card|phone, roaming, travel
thing:tablet|tablet, ipad, tablet computer|drawing, stylus, streaming, kids
thing:e-reader|e-reader, ebook reader, kindle, tolino|reading on holiday, e-ink, books
thing:stylus|stylus, touch pen, tablet pen|tablet, drawing, handwriting notes
thing:smartwatch|smartwatch, fitness tracker, activity tracker, fitness watch|steps, heart rate, gps, running
thing:watch strap|watch strap, watch band, smartwatch strap|replacement, apple watch, leather
thing:laptop|laptop, notebook computer, macbook, portable computer|study, home office, RAM, SSD
thing:computer|computer, pc, desktop pc|gaming, monitor, processor
thing:monitor|monitor, computer screen|4k, hdmi, home office, gaming
thing:monitor arm|monitor arm, monitor stand, laptop stand|neck pain, ergonomic desk, vesa
thing:keyboard|keyboard, wireless keyboard, mechanical keyboard|qwertz, azerty, qwerty, layout
thing:computer mouse|computer mouse, wireless mouse, trackball|mouse pad, wrist pain, left-handed, gaming
thing:mouse pad|mouse pad, mouse mat, desk mat|desk, gaming, wrist rest
thing:webcam|webcam, web camera|video call, home office, streaming
thing:laptop bag|laptop bag, laptop sleeve, laptop case, notebook sleeve|13 inch, commute, backpack
thing:docking station|docking station, usb hub, usb-c hub, port replicator|laptop, hdmi, monitor
thing:external hard drive|external hard drive, hard disk, ssd, hard drive|backup, storage, terabyte
thing:usb stick|usb stick, memory stick, flash drive, thumb drive|files, storage, gigabyte
thing:memory card|memory card, sd card, microsd|camera, storage, gigabyte
thing:laptop battery|laptop battery, replacement battery, phone battery|repair, spare part, mAh
thing:router|router, wifi router, modem, wlan router|internet, slow wifi, mesh
thing:wifi repeater|wifi repeater, wifi extender, mesh system, wifi booster, powerline|bad reception, dead zone, internet upstairs
thing:network cable|network cable, ethernet cable, lan cable, patch cable|router, cat 6, length
thing:hdmi cable|hdmi cable, displayport cable, video cable|tv, monitor, 4k, console
thing:adapter|adapter, dongle, converter|usb-c to hdmi, old device
thing:travel adapter|travel adapter, plug adapter, world adapter, socket converter|UK plug, abroad, voltage
thing:cable management|cable management, cable clips, cable tray, cable box|messy cables, desk, tv
thing:headphones|headphones, over-ear headphones, bluetooth headphones|noise cancelling, music, wireless, ear pads
thing:earbuds|earbuds, in-ear headphones, earphones, wireless earbuds, airpods|running, music, charging case
thing:headset|headset, gaming headset, call headset|video call, microphone, home office
thing:speaker|speaker, bluetooth speaker, portable speaker, loudspeaker|party, music, waterproof, battery life
thing:soundbar|soundbar, home cinema, subwoofer, surround system|tv sound too quiet, dialogue, film
thing:smart speaker|smart speaker, voice assistant, alexa, echo|smart home, music
thing:hi-fi system|hi-fi system, amplifier, receiver, stereo|vinyl, speaker, music
thing:record player|record player, turntable, vinyl player|vinyl record, needle, hi-fi
thing:radio|radio, digital radio, dab radio, internet radio|kitchen, music, alarm
thing:microphone|microphone, mic, podcast microphone|streaming, singing, recording, xlr
thing:television|television, tv, smart tv, telly|oled, 4k, inches, wall mount
thing:tv wall mount|tv wall mount, tv bracket|vesa, swivel, weight
thing:projector|projector, beamer, projection screen|home cinema, film night, lumen
thing:streaming stick|streaming stick, tv box, fire tv stick, chromecast|netflix, old tv, hdmi
thing:remote control|remote control, remote, universal remote|tv, battery, lost
thing:camera|camera, digital camera, mirrorless camera, dslr|lens, megapixel, travel photos
thing:instant camera|instant camera, polaroid, instax, disposable camera, instant film|wedding, party, film
thing:camera lens|camera lens, zoom lens, prime lens|mount, aperture, focal length
thing:tripod|tripod, selfie stick, gimbal|camera, phone, video
thing:camera bag|camera bag, camera strap, lens cap|travel, protection
thing:action cam|action cam, gopro, dash cam, dashcam|diving, ski, waterproof, car
thing:drone|drone, quadcopter, camera drone|aerial photos, battery, propeller
thing:security camera|security camera, surveillance camera, cctv, ip camera|burglary, night vision, wifi, outdoor
thing:video doorbell|video doorbell, doorbell, door chime, intercom|front door, wifi, parcel
thing:smart home|smart home, home automation, smart plug, smart bulb, smart hub|app, alexa, zigbee, wifi
thing:smart lock|smart lock, electronic door lock, keypad lock|front door, keyless, lost key
thing:baby monitor|baby monitor, babyphone, baby camera|nursery, video, range
thing:bluetooth tracker|bluetooth tracker, airtag, key finder, gps tracker|lost keys, luggage, dog
thing:battery|battery, AA battery, AAA battery, button cell, rechargeable battery|remote control, toy, charger, recycling
thing:battery charger|battery charger, charger for AA batteries|rechargeable battery
thing:printer|printer, inkjet printer, laser printer, multifunction printer|scan, copy, ink, home office
thing:ink cartridge|ink cartridge, printer ink, toner, toner cartridge|printer, compatible, refill, page yield
thing:photo printer|photo printer, photo paper, label printer, label maker|photos, labels, printing
thing:scanner|scanner, document scanner, barcode scanner|paperless, office
thing:3d printer|3d printer, filament, pla filament|maker, model making
thing:game console|game console, games console, playstation, xbox, nintendo switch|controller, video game, tv
thing:game controller|game controller, gamepad, joystick|console, pc gaming, drift
thing:video game|video game, console game, pc game|age rating, playstation, download code
thing:vr headset|vr headset, virtual reality glasses|gaming, immersive
thing:calculator|calculator, graphing calculator, scientific calculator|school, maths, solar
thing:electric shaver|electric shaver, shaver, razor machine|beard, blade, wet and dry
thing:hair dryer|hair dryer, blow dryer, hairdryer|diffuser, travel, watt
thing:heater|heater, space heater, electric heater, radiator, fan heater|cold room, bathroom, watt, winter
thing:infrared heater|infrared heater, patio heater, terrace heater|terrace, cold evenings, balcony
thing:stove|stove, wood stove, fireplace, wood burner, pellet stove|firewood, flue, cosy
thing:thermostat|thermostat, smart thermostat, radiator valve|save energy, heating costs, smart home
thing:fan|fan, pedestal fan, table fan, tower fan, ceiling fan|heat wave, hot bedroom, quiet
thing:air conditioner|air conditioner, portable air conditioner, ac unit, aircon|heat wave, cooling, btu, window seal
thing:air purifier|air purifier, air cleaner, hepa filter|allergy, pollen, smoke, dust, pet hair
thing:humidifier|humidifier, air humidifier|dry air, baby cough, winter
thing:dehumidifier|dehumidifier, moisture absorber|damp, mould, cellar, condensation
thing:smoke alarm|smoke alarm, smoke detector, carbon monoxide alarm, fire alarm|fire safety, battery, ceiling
thing:alarm system|alarm system, burglar alarm, window alarm, door sensor|burglary, security, siren
thing:tool|tool, tools, hand tool|diy, workshop, repair
thing:tool box|tool box, toolbox, tool set, tool kit, tool case|first home, diy, gift for dad
thing:tool belt|tool belt, tool bag, workbench, tool trolley|workshop, craftsman
thing:hammer|hammer, mallet, claw hammer|nail, wall, picture
thing:screwdriver|screwdriver, screwdriver set, phillips screwdriver|screw, torx, flat head
thing:bit set|bit set, screwdriver bit, allen key, hex key, torx|screw, furniture assembly, drill
thing:wrench|wrench, spanner, socket set, adjustable wrench, ratchet|bolt, nut, bike, car
thing:torque wrench|torque wrench|wheel change, bike, newton metre
thing:pliers|pliers, pincers, wire cutter, side cutters|wire, cable, grip
thing:drill|drill, power drill, impact drill, hammer drill, cordless drill|holes in wall, concrete, battery
thing:cordless screwdriver|cordless screwdriver, impact driver, drill driver|screw, furniture assembly, 18V battery
thing:drill bit|drill bit, masonry bit, hole saw|drill, concrete, wood, diameter
thing:sandpaper|sandpaper, sanding paper, abrasive paper, sanding disc|grit, wood, paint preparation
thing:tool battery|tool battery, power tool battery, 18v battery pack|cordless drill, compatible, charger
thing:tape measure|tape measure, folding rule, ruler, measuring tape|measuring, cm, inch
thing:spirit level|spirit level, laser level, level tool|hanging picture straight, tiles
thing:laser distance meter|laser distance meter, laser measure, stud finder, wall scanner|drilling, pipes, room size
thing:pocket knife|pocket knife, penknife, multi-tool knife, swiss army knife|outdoor, engraving, gift
thing:utility cutter|utility cutter, box cutter, stanley knife, craft knife|cardboard, parcel, carpet
thing:ladder|ladder, step ladder, stepladder, step stool|ceiling, high shelf, safety
thing:clamp|clamp, vise, screw clamp|gluing wood, workshop
thing:glue gun|glue gun, hot glue gun, glue sticks|crafts, diy
thing:soldering iron|soldering iron, solder|electronics repair
thing:staple gun|staple gun, stapler gun, nail gun, rivet gun|upholstery, wood
thing:screw|screw, wood screw, self-tapping screw, screws|diameter, length, torx, stainless
thing:steel nail|steel nail, panel pin, nails for wood|hammer, wood, picture
thing:wall plug|wall plug, rawlplug, dowel, wall anchor|drywall, plasterboard, concrete, load
thing:cable tie|cable tie, zip tie|bundling cables, reusable
thing:padlock|padlock, lock, combination lock|key, code, locker, shed
thing:door lock|door lock, lock cylinder, security cylinder, door bolt|burglary, lost keys, key copy
thing:glue|glue, adhesive, superglue, wood glue|repair, broken, bond
thing:tape|tape, adhesive tape, duct tape, double-sided tape, masking tape|parcel, painting, fix
thing:paint|paint, wall paint, emulsion paint, interior paint|coverage, litres, primer, roller
thing:wood paint|wood paint, lacquer, varnish, gloss paint, metal paint|furniture, door, matt, brush
thing:wood stain|wood stain, wood oil, decking oil, wood protection, glaze|fence, deck, garden furniture, weatherproof
thing:paint primer|paint primer, undercoat|paint, wall, metal
thing:spray paint|spray paint, aerosol paint|graffiti, furniture, metal
thing:chalk paint|chalk paint, furniture paint|upcycling, shabby chic
thing:paint roller|paint roller, paintbrush, paint brush, paint tray, decorating set|wall, painting, renovate
thing:dust sheet|dust sheet, drop cloth, masking film|painting, protect floor
thing:wallpaper|wallpaper, wall covering, photo wallpaper, mural|wallpaper paste, roll, living room
thing:window film|window film, privacy film, adhesive film, contact paper|privacy, heat protection, kitchen fronts
thing:flooring|flooring, laminate, vinyl flooring, parquet, wood floor|underlay, square metre, wear class, skirting board
thing:skirting board|skirting board, baseboard, threshold strip, trim|flooring, laminate
thing:floor underlay|floor underlay, impact sound insulation|laminate, noise, floor
thing:tile|tile, wall tile, floor tile, mosaic|bathroom, grout, tile adhesive
thing:timber|timber, wood board, plywood, plank, mdf|cut to size, diy, furniture
thing:roofing|roofing, gutter, roofing felt, rain gutter|garden shed, leak
thing:door|door, interior door, front door|handle, hinge, lock
thing:window|window, skylight, window pane|blind, curtain, cleaning
thing:pipe|pipe, plumbing tube, plumbing pipe, pipe fitting, waste pipe|plumbing, diameter, seal
thing:siphon|siphon, basin waste|washbasin, smell, blocked
thing:seal|seal, gasket, o-ring, sealing ring, rubber seal|leak, drip, replacement, tap
thing:water pump|water pump, submersible pump, pond pump|flooded cellar, pond, garden
thing:water heater|water heater, boiler, instant water heater|hot water, litres
thing:cistern|cistern, flush valve, fill valve|toilet running, leak
thing:socket|socket, power outlet, wall socket, plug socket|electrical, child safety, usb
thing:light switch|light switch, switch, toggle switch|electrical, dimmer
thing:extension lead|extension lead, power strip, extension cord, multi plug, surge protector|socket, length, outdoor, cable reel
thing:electrical cable|electrical cable, power cord, mains cable|installation, replacement, metre
thing:fuse|fuse, circuit breaker, fuse box|electrical, power cut
thing:timer switch|timer switch, time switch, plug-in timer, energy meter|lights on holiday, save energy
thing:multimeter|multimeter, voltage tester|electrical, battery test
thing:EV charger|EV charger, wallbox, charging cable for electric car|electric car, kW, home charging
thing:workwear|workwear, work trousers, overalls, dungarees, boiler suit|knee pads, craftsman, pockets
thing:safety shoes|safety shoes, safety boots, steel toe boots, work shoes|s3, construction site, toe cap
thing:work gloves|work gloves, protective gloves, safety gloves, disposable gloves|cut resistant, nitrile, gardening
thing:safety glasses|safety glasses, protective goggles, face shield|grinding, chemicals, eye protection
thing:dust mask|dust mask, respirator, ffp2 mask, face mask|sanding, paint, virus
thing:hard hat|hard hat, safety helmet, work helmet|construction site
thing:hi-vis vest|hi-vis vest, high visibility vest, reflective vest, safety vest|breakdown, cycling at night, car
thing:knee pads|knee pads, kneeling mat, knee protector|tiling, gardening, knee pain
thing:garden furniture|garden furniture, patio furniture, outdoor furniture, garden set|weatherproof, terrace, balcony, garden chair
thing:garden chair|garden chair, deck chair, sun lounger, lounger, adirondack chair|sunbathing, terrace, weatherproof
thing:garden table|garden table, bistro set, balcony table|small balcony, folding, weatherproof
thing:outdoor cushion|outdoor cushion, garden cushion, lounger pad, furniture cover|garden furniture, rain, winter
thing:privacy screen|privacy screen, garden fence, fence, balcony screen|neighbours, privacy, bamboo
thing:garden storage box|garden storage box, cushion box, deck box|garden cushions, waterproof
thing:plant|plant, houseplant, indoor plant, potted plant|watering, low light, pot, pet safe
thing:orchid|orchid|flowering houseplant, gift
thing:outdoor plant|outdoor plant, perennial, shrub, hedge plant, bush|hardy, garden, flowering, balcony
thing:herb plant|herb plant, basil, mint, kitchen herbs|kitchen windowsill, cooking
thing:vegetable plant|vegetable plant, seedling, tomato plant, strawberry plant|vegetable garden, raised bed
thing:seed|seed, seeds, vegetable seeds, flower seeds, wildflower mix|sowing, bees, germination, annual
thing:flower bulb|flower bulb, tulip bulbs, daffodil|plant in autumn, spring flowers
thing:grass seed|grass seed, lawn seed, turf, lawn|bare patches, mower, garden
thing:artificial grass|artificial grass, artificial turf, fake lawn|balcony, terrace
thing:propagator|propagator, seed tray, growing kit, mini greenhouse|seeds, windowsill, gift
thing:potting soil|potting soil, compost, soil, potting mix|peat-free, repotting, litres
thing:fertiliser|fertiliser, plant food, fertilizer, lawn feed|yellow leaves, growth, organic
thing:mulch|mulch, bark, gravel, pebbles, decorative stones|weeds, bed, path
thing:weedkiller|weedkiller, weed killer, herbicide, weed membrane|weeds, paving, moss
thing:pest control|pest control, insecticide, insect spray, ant bait, slug pellets, aphid spray|ants in kitchen, aphids, flies, slugs
thing:plant pot|plant pot, flower pot, planter, cachepot|drainage hole, terracotta, houseplant
thing:balcony planter|balcony planter, window box, railing planter|geraniums, railing
thing:raised bed|raised bed, vegetable planter, garden bed|vegetables, no bending, back friendly
thing:plant stand|plant stand, hanging planter, macrame plant hanger, trellis|houseplant, climbing plant, tomatoes
thing:watering can|watering can|watering plants, balcony
thing:garden hose|garden hose, hosepipe, hose reel, spray gun|watering, kink-free, hose connector
thing:sprinkler|sprinkler, irrigation system, drip irrigation, self-watering, watering timer|plants on holiday, lawn, balcony
thing:rain barrel|rain barrel, water butt, rain collector|save water, downpipe, garden
thing:composter|composter, compost bin, worm bin|kitchen waste, garden waste
thing:lawn mower|lawn mower, lawnmower, grass cutter, cordless mower|cutting width, lawn, battery, petrol
thing:robotic lawn mower|robotic lawn mower, robot mower|boundary wire, lawn, app
thing:strimmer|strimmer, grass trimmer, brush cutter, string trimmer, trimmer line|edges, high grass
thing:hedge trimmer|hedge trimmer, hedge cutter|hedge, garden, battery
thing:secateurs|secateurs, pruning shears, pruners, loppers|roses, branches, pruning
thing:wheelbarrow|wheelbarrow, garden cart, handcart, hand truck|transport, soil, moving
thing:gardening gloves|gardening gloves, garden gloves|thorns, roses, soil
thing:wellington boots|wellington boots, wellies, garden clogs|mud, rain, garden
thing:barbecue|barbecue, bbq, grill, charcoal grill, gas barbecue|charcoal, steak, garden party, burner
thing:charcoal|charcoal, briquettes, barbecue coal, chimney starter|barbecue, fire lighter
thing:barbecue accessories|barbecue accessories, grill tongs, bbq brush, skewer, grill cover|grill, cleaning, gift for dad
thing:gas bottle|gas bottle, gas cartridge, propane, butane|barbecue, camping stove, regulator
thing:fire pit|fire pit, fire bowl, outdoor fireplace|garden evening, firewood, marshmallow
thing:swimming pool|swimming pool, paddling pool, inflatable pool, frame pool|summer, kids, filter pump, cover
thing:pool chemicals|pool chemicals, chlorine tablets, pool filter, pool cover, pool vacuum|green water, ph, algae
thing:pond liner|pond liner, fountain, garden pond, pond|pump, fish, garden
thing:garden gnome|garden gnome, garden ornament, wind chime, garden stake|garden decoration, gift
thing:tarpaulin|tarpaulin, tarp, ground sheet, cover sheet|waterproof, wood pile, camping
thing:dog food|dog food, dry dog food, kibble, wet dog food, puppy food|grain-free, sensitive stomach, adult, senior dog
thing:dog treats|dog treats, dog snacks, dog chew, chew bone|training, teeth, puppy
thing:dog lead|dog lead, dog leash, retractable lead, tow line|walk, collar, harness
thing:dog collar|dog collar, name tag, dog tag|engraving, lead, neck size
thing:dog harness|dog harness, harness|pulling on lead, chest size, walk
thing:dog bed|dog bed, pet bed, dog cushion, cat bed, dog basket|washable cover, orthopaedic, old dog
thing:dog crate|dog crate, dog kennel, puppy pen, dog house|transport, puppy, sleep
thing:pet carrier|pet carrier, cat carrier, transport box, dog car seat|vet visit, car, flight
thing:dog toy|dog toy, chew toy, tug toy, dog ball|chews everything, bored dog, puppy
thing:dog coat|dog coat, dog jacket, dog shoes, dog sweater|cold dog, rain, back length
thing:dog poo bag|dog poo bag, poop bags, dog waste bag|walk, compostable, dispenser
thing:pet grooming|pet grooming, dog brush, dog shampoo, pet clipper, nail clipper for dogs|shedding, undercoat, smelly dog
thing:puppy pads|puppy pads, training pads, pee pads|house training, accident
thing:cat food|cat food, wet cat food, kitten food, dry cat food|sterilised, hairball, picky cat, urinary
thing:cat litter|cat litter, clumping litter, kitty litter|smell, dust-free, litter box
thing:litter box|litter box, litter tray, cat toilet, litter scoop|smell, hooded, cat
thing:scratching post|scratching post, cat tree, scratching board, cat tower|cat scratches sofa, sisal
thing:cat toy|cat toy, catnip, laser pointer for cats, feather wand|bored indoor cat
thing:cat flap|cat flap, pet door, dog flap|microchip, door, draught
thing:aquarium|aquarium, fish tank, aquarium filter, aquarium light|litres, heater, fish, plants
thing:fish food|fish food, aquarium food, flake food, pond fish food|goldfish, koi, aquarium
thing:bird cage|bird cage, budgie food, parrot food, aviary|perch, canary, seed
thing:rabbit hutch|rabbit hutch, small animal cage, hamster cage, guinea pig cage|outdoor, run, rodent
thing:hay|hay, small animal bedding, rabbit food, hamster food, wood shavings|guinea pig, rodent, teeth
thing:hamster wheel|hamster wheel, rodent toy, tunnel for rabbits|silent, exercise, cage
thing:terrarium|terrarium, reptile lamp, reptile supplies|tortoise, lizard, uv, heat mat
thing:chicken coop|chicken coop, poultry feed, hen house|eggs, backyard, predator
thing:horse riding gear|horse riding gear, saddle, horse blanket, horse feed, halter|riding, stable, horse
thing:car tyre|car tyre, tyre, tire, winter tyres, all-season tyre|size, rim, snow, fitting
thing:rim|rim, alloy wheel, hubcap, wheel trim|tyre, inch, car
thing:snow chains|snow chains, snow socks|winter, mountains, tyre size
thing:engine oil|engine oil, motor oil, lubricant, grease|5w-30, oil change, squeaky hinge
thing:wiper blade|wiper blade, windscreen wiper, windshield wiper|rain, streaks, car
thing:car care|car care, car wax, car shampoo, car polish, interior cleaner|scratch, car wash, shine
thing:child car seat|child car seat, car seat, booster seat, infant carrier, isofix seat|isofix, i-size, baby, weight group
thing:sun shade for car|sun shade for car, windscreen cover, car blind|hot car, baby, frost
thing:car bulb|car bulb, headlight bulb, h7 bulb|dark, car, replacement
thing:warning triangle|warning triangle, car emergency kit, tow rope|breakdown, hi-vis vest, mandatory
thing:tyre pump|tyre pump, air compressor, tyre inflator, pressure gauge|flat tyre, pressure, air bed
thing:motorbike helmet|motorbike helmet, motorcycle helmet, full-face helmet, jet helmet|head size, visor, ECE
thing:motorcycle clothing|motorcycle clothing, motorbike jacket, motorcycle gloves, leathers, motorbike boots|protector, rain, leather
thing:motorbike accessories|motorbike accessories, motorcycle cover, top case, motorcycle lock, chain lube|scooter, theft, rain
thing:caravan accessories|caravan accessories, motorhome, camper van accessories, trailer|awning, camping toilet, gas
thing:pen|pen, ballpoint pen, biro, gel pen, rollerball|writing, refill, engraving
thing:fountain pen|fountain pen, ink, ink cartridge for pen|handwriting, school, nib
thing:felt-tip pen|felt-tip pen, marker, highlighter, fineliner, permanent marker|colouring, whiteboard, kids
thing:pencil case|pencil case, pen case|school, starting school
thing:school bag|school bag, satchel, school backpack, schoolbag|first day of school, ergonomic, litres
thing:notebook|notebook, exercise book, notepad, writing pad, jotter|lined, dotted, a5, squared
thing:diary|diary, planner, calendar, agenda, organiser|appointments, new year, week per page
thing:printer paper|printer paper, copy paper, a4 paper, writing paper|g/m2, printer, recycled
thing:envelope|envelope, mailing bag, padded envelope|letter, post, c5
thing:cardboard box|cardboard box, moving box, shipping box, packaging, bubble wrap|moving house, parcel, packing tape
thing:folder|folder, ring binder, lever arch file, document folder|documents, a4, divider, office
thing:sheet protector|sheet protector, divider, hanging file, plastic wallet|folder, documents
thing:scissors|scissors, paper scissors, craft scissors|left-handed, kids, fabric
thing:sticky note|sticky note, post-it, self-adhesive note, label, sticker|reminders, name labels, kids
thing:glue stick|glue stick, craft glue, pva glue|school, kids, paper
thing:desk organiser|desk organiser, pen holder, letter tray, document tray|tidy desk, office
thing:stamp|stamp, rubber stamp, ink pad, stamp set|address, craft, kids
thing:sewing machine|sewing machine, overlocker, serger|sewing, beginner, stitches
thing:fabric|fabric, material by the metre, cotton fabric, jersey fabric|sewing, width, pattern, upholstery
thing:wool|wool, yarn, knitting yarn, knitting wool|knit, crochet, skein, needle size
thing:embroidery kit|embroidery kit, cross stitch, embroidery hoop, embroidery thread|hobby, needle, gift
thing:sewing pattern|sewing pattern, dressmaking pattern, tailor's chalk|sewing, size, fabric
thing:iron-on patch|iron-on patch, patch, darning kit, repair patch|hole in trousers, knee, jacket repair
thing:craft supplies|craft supplies, craft kit, diy kit, craft paper, beads|kids, rainy day, birthday party
thing:modelling clay|modelling clay, air-dry clay, polymer clay, pottery|kids, ceramics, hobby
thing:sketchbook|sketchbook, drawing paper, sketch pad, drawing set, charcoal pencil|pencil, artist, gift
thing:paint by numbers|paint by numbers, diamond painting, colouring book|relax, hobby, gift, rainy day
thing:book|book, paperback, hardcover, hardback|author, isbn, language, reading
thing:children's book|children's book, picture book, bedtime story book, board book|age, bedtime, gift for child
thing:cookbook|cookbook, recipe book, cookery book|cooking, gift
thing:comic|comic, manga, graphic novel|volume, series, teenager
thing:ebook|ebook, e-book, digital book, audiobook, audio book|download, e-reader, drive
thing:magazine|magazine, newspaper, journal subscription|subscription, issue
thing:vinyl record|vinyl record, lp, cd, music album, vinyl|record player, music, gift
thing:dvd|dvd, blu-ray, film on disc, film on dvd|player, film night, region code
thing:map|map, world map, scratch map, globe|traveller, wall decoration, geography
thing:painting|painting, original artwork, drawing, art|frame, gallery, signed, wall art
thing:photo book|photo book, photo print, photo gift, personalised calendar|personalised, grandparents, wedding, upload
thing:sheet music|sheet music, songbook, music book|piano, guitar, beginner
thing:spare part|spare part, replacement part, accessory, refill|broken, missing, compatible model
thing:filter|filter, replacement filter, carbon filter, air filter|change, vacuum cleaner, air purifier, hood
thing:iron tablets|iron tablets, iron supplement|tired, deficiency, supplement, pregnancy
thing:vitamin d|vitamin d, vitamin d3|winter, bones, supplement, sun
thing:vitamin c|vitamin c, zinc|immune system, cold, supplement
thing:vitamin b12|vitamin b12, b complex|vegan, tired, supplement
thing:sauce|sauce, pasta sauce, tomato sauce|pasta, pizza, cooking
thing:ketchup|ketchup, tomato ketchup|fries, barbecue, sauce
thing:mayonnaise|mayonnaise, mayo, aioli|egg, fries, sauce
thing:mustard|mustard|sausage, spicy, allergen
thing:pesto|pesto|basil, pasta, jar
thing:barbecue sauce|barbecue sauce, dip, dressing, salad dressing|grill, salad, sauce
thing:milk|milk, whole milk, uht milk|lactose, dairy
thing:butter|butter, margarine|baking, bread, dairy
thing:yogurt|yogurt, yoghurt|dairy, breakfast, probiotic
thing:cream|cream, whipping cream|dairy, dessert, sauce
thing:ham|ham, prosciutto, bacon|pork, cold cuts
thing:sausage|sausage, salami, cold cuts, charcuterie|ham, delicatessen, pork
thing:meat|meat, beef, steak|chilled delivery, barbecue, butcher
thing:chicken|chicken, poultry, turkey meat|meat, chilled delivery
thing:fish|fish, salmon, smoked salmon, tuna|chilled delivery, omega 3, tinned food
thing:seafood|seafood, prawns, shrimp, caviar|shellfish allergy, fish
thing:fork|fork|cutlery
thing:spoon|spoon, teaspoon, tablespoon|cutlery
thing:nuts|nuts, mixed nuts, trail mix|nut allergy, protein, snack, almonds, cashews
thing:almond|almond, almonds|nuts, baking, snack
thing:cashew|cashew, cashew nuts, pistachio|nuts, snack
thing:hazelnut|hazelnut, walnut|nuts, baking
thing:peanut|peanut, peanuts|nut allergy, snack
thing:dried fruit|dried fruit, raisins, dried apricots, cranberries|snack, muesli, unsulphured
thing:date fruit|date fruit, medjool dates|dried fruit, snack, ramadan
thing:yeast|yeast, dry yeast|bread, baking, dough
thing:baking powder|baking powder, baking soda, bicarbonate|cake, cleaning, baking
thing:sourdough|sourdough, sourdough starter|bread, proofing basket
thing:sewing kit|sewing kit, sewing box|loose button, repair clothes, travel
thing:sewing needle|sewing needle, pins, safety pin, thimble|sewing, thread
thing:sewing thread|sewing thread, bobbin, overlock thread|sewing machine, needle
thing:button|button, sew-on button, snap fastener, press stud|lost button, shirt, sewing
thing:zip|zip, zipper|broken zip, sewing, jacket
thing:velcro|velcro, hook and loop|sewing, adhesive, fastening
thing:elastic|elastic, elastic band, rubber band|sewing, waistband
thing:stapler|stapler, staples|paper, office
thing:hole punch|hole punch, perforator|folder, office
thing:paper clip|paper clip, bulldog clip, binder clip|documents, office
thing:laminator|laminator, laminating pouch, laminating machine|office, a4, school
thing:paper shredder|paper shredder, shredder, document shredder|office, privacy, data protection
thing:paper cutter|paper cutter, paper trimmer, guillotine|craft, office
thing:eraser|eraser, pencil eraser|pencil, school
thing:pencil sharpener|pencil sharpener|pencil, school
thing:correction fluid|correction fluid, correction tape, tippex|pen, school, mistake
thing:pencil|pencil, mechanical pencil, graphite pencil|drawing, school, sharpener
thing:coloured pencils|coloured pencils, colored pencils, crayons, wax crayons|kids, drawing, colouring
thing:bolt|bolt, hex bolt, machine screw, threaded rod|M8, spanner, thread, stainless steel
thing:hex nut|hex nut, lock nut, wing nut|bolt, M8, thread
thing:flat washer|flat washer, metal washer, spring washer|bolt, screw
thing:cement|cement, mortar, concrete, screed|building, wall, bag
thing:gypsum plaster|gypsum plaster, plasterboard, drywall|wall, renovation, dowel
thing:door stop|door stop, doorstop, door wedge|slamming door, wall protection
thing:stair gate|stair gate, baby gate, safety gate|toddler safety, dog, no drilling
thing:child safety lock|child safety lock, childproofing, corner protector, socket cover|toddler, baby proof home, crawling
thing:first aid kit|first aid kit, emergency kit|injury, car, hike, plasters
thing:sticking plaster|sticking plaster, band-aid, bandage, adhesive bandage|cut finger, wound, blister
thing:bleach|bleach, chlorine bleach|whitening, toilet, mould
thing:disinfectant|disinfectant, sanitiser, hand sanitiser|germs, hygiene, bacteria, virus
thing:drain cleaner|drain cleaner, drain unblocker|blocked sink, clogged drain, hair
thing:plunger|plunger, sink plunger|blocked toilet, blocked sink
thing:soap dispenser|soap dispenser, lotion dispenser|hand soap, bathroom, refill
thing:soap dish|soap dish, soap holder|bar of soap, bathroom
thing:parasol|parasol, sunshade, garden umbrella, patio umbrella|shade, sun protection, terrace, balcony
thing:parasol base|parasol base, umbrella base|parasol, weight, wind
thing:shade sail|shade sail, awning, sun sail|too hot on terrace, sun, balcony
thing:gazebo|gazebo, pergola, pavilion, party tent|garden party, rain, shade
thing:smoker|smoker, smoking oven, smoking chips|outdoor cooking, barbecue, fish
thing:pizza oven|pizza oven, pizza stone, pizza peel|dough, barbecue, oven
thing:plancha|plancha, flat-top grill, kamado|barbecue, outdoor cooking
thing:hot tub|hot tub, whirlpool, jacuzzi, spa pool|relax, garden, winter
thing:sauna|sauna, sauna accessories, infrared cabin|towel, wellness, relax
thing:garden shed|garden shed, tool shed, summer house|storage, tools, bikes
thing:greenhouse|greenhouse, cold frame, polytunnel|tomatoes, seedlings
thing:spade|spade, shovel, garden fork, digging fork|digging, soil, garden tools
thing:garden tools|garden tools, trowel, hoe, hand fork|planting, weeds, balcony
thing:chainsaw|chainsaw, pruning saw|branches, firewood, chain oil
thing:axe|axe, hatchet, log splitter|firewood, camping
thing:leaf blower|leaf blower, garden vacuum|autumn, leaves, battery
thing:rake|rake, leaf rake|autumn, leaves, lawn
thing:snow shovel|snow shovel, snow pusher|winter, drive
thing:de-icing salt|de-icing salt, road salt, ice melt|icy path, winter
thing:ice scraper|ice scraper, de-icer spray|windscreen, winter, car
thing:mosquito repellent|mosquito repellent, insect repellent, midge spray|bites, summer evening, ticks, tropics
thing:fly trap|fly trap, wasp trap, fly swatter|flies in kitchen, summer
thing:mousetrap|mousetrap, rat trap, mouse bait|mice in house, rodent, humane
thing:flea treatment|flea treatment, flea collar, spot-on, antiparasitic|itching dog, ticks, cat
thing:tick remover|tick remover, tick tweezers, tick card|dog, hike, forest
thing:wormer|wormer, deworming tablets|dog, cat, kitten
thing:pet bowl|pet bowl, dog bowl, cat bowl, food bowl|anti-slip, slow feeder, stainless steel
thing:pet water fountain|pet water fountain, cat fountain|cat drinks too little, filter
thing:automatic feeder|automatic feeder, pet feeder|holiday, cat, app, timer
thing:bird house|bird house, nesting box|wild birds, garden, spring
thing:bird feeder|bird feeder, bird table|wild birds, winter
thing:bird food|bird food, bird seed, suet balls, fat balls|wild birds, winter, feeder
thing:insect hotel|insect hotel, bee hotel, bug hotel|bees, garden, kids
thing:brake pads|brake pads, brake disc|squealing, repair, vehicle model
thing:car parts|car parts, spark plug, oil filter, auto parts|vehicle model, repair, service
thing:antifreeze|antifreeze, coolant|winter, car
thing:screenwash|screenwash, windscreen washer fluid|winter, car, wiper
thing:adblue|adblue, fuel additive, fuel can, jerry can|diesel, car
thing:car seat cover|car seat cover, steering wheel cover|dog in car, dirt, fit
thing:car floor mats|car floor mats, boot liner, trunk mat|dog in car, dirt, snow
thing:roof rack|roof rack, roof bars, roof box|holiday luggage, ski, car
thing:bike rack for car|bike rack for car, bicycle carrier, towbar|bikes on holiday, e-bike
thing:car radio|car radio, car stereo|carplay, bluetooth, dab
thing:sat nav|sat nav, gps navigation, navigation device|maps, car, hike
thing:reversing camera|reversing camera, parking sensor|car, parking
thing:car battery|car battery, starter battery|car won't start, winter, amp hours
thing:jump starter|jump starter, jump leads, booster cables|car won't start, flat battery, breakdown
thing:rice cooker|rice cooker|sushi rice, kitchen appliance
thing:steamer|steamer, food steamer, steam basket|vegetables, healthy cooking, dumplings
thing:wine|wine, bottle of wine|grape, vintage, sulphites, dinner, red wine, white wine
thing:red wine|red wine, merlot, pinot noir|steak, cheese, tannin
thing:white wine|white wine, riesling, chardonnay, sauvignon blanc|fish, dry, chilled
thing:rosé wine|rosé wine, rosé|summer, terrace
thing:spirits|spirits, liquor, strong alcohol, schnapps|gin, whisky, rum, age 18, gift for dad
thing:gin|gin|tonic, botanicals, cocktail
thing:whisky|whisky, whiskey, scotch, bourbon|single malt, gift for dad, glass
thing:rum|rum|cocktail, spirits
thing:vodka|vodka|cocktail, spirits
thing:liqueur|liqueur, aperitif, bitter, vermouth|spritz, digestif, spirits
thing:soft drink|soft drink, soda, lemonade, cola|sugar-free, caffeine, cold drink
thing:energy drink|energy drink|caffeine, tired
thing:graphics card|graphics card, gpu|gaming, pc upgrade
thing:ram|ram, computer memory, processor, cpu, motherboard, pc components|slow computer, upgrade
thing:couscous|couscous, bulgur|side dish, salad, gluten
thing:quinoa|quinoa, millet, buckwheat|gluten-free, side dish
thing:pulses|pulses, legumes|protein, vegan, lentils, beans, chickpeas
thing:lentils|lentils, red lentils|pulses, soup, protein
thing:beans|beans, kidney beans, black beans|pulses, chilli, tinned food
thing:chickpeas|chickpeas, garbanzo beans|hummus, pulses, protein
thing:cooking oil|cooking oil, sunflower oil, rapeseed oil, frying oil|frying, high heat
thing:coconut oil|coconut oil|cooking, hair, skin
thing:chia seeds|chia seeds, flaxseed, linseed, hemp seeds|fibre, omega 3, breakfast, superfood
thing:spirulina|spirulina, chlorella, superfood powder|smoothie, healthy, algae
thing:turmeric|turmeric, curcumin, ginger powder|joints, golden milk, spice
thing:hand saw|hand saw, hacksaw, wood saw|wood, cutting, blade
thing:jigsaw tool|jigsaw tool, jigsaw blade|curves, wood, power tool
thing:circular saw|circular saw, table saw, mitre saw|wood, blade, power tool
thing:sander|sander, orbital sander, belt sander|sandpaper, wood, paint preparation
thing:angle grinder|angle grinder, cutting disc, grinder|metal, tile, cutting
thing:oscillating multi-tool|oscillating multi-tool, rotary tool, dremel|cutting, sanding, detail work
thing:hammock|hammock|relax, garden, camping, load capacity
thing:hanging chair|hanging chair, egg chair, swing seat, porch swing|relax, garden, balcony
thing:monstera|monstera, swiss cheese plant, philodendron|houseplant, bright indirect light
thing:snake plant|snake plant, sansevieria, zz plant, pothos, easy-care plant|houseplant, dark room, forget watering
thing:rose bush|rose bush, climbing rose, garden rose|garden, flower, secateurs
thing:lavender plant|lavender plant, lavender|bees, balcony, fragrance, moths
thing:hydrangea|hydrangea, geranium, petunia, flowering plant|balcony, window box, summer
thing:tree|tree, ornamental tree, conifer|garden, hardy, delivery height
thing:fruit tree|fruit tree, apple tree, cherry tree, berry bush|self-pollinating, garden, harvest
thing:olive tree|olive tree, lemon tree, citrus plant|mediterranean, pot, overwinter, balcony
thing:cactus|cactus, succulent|little water, windowsill, houseplant
thing:bonsai|bonsai, bonsai tree|pruning, gift, pot
thing:novel|novel, fiction, romance, fantasy novel|holiday reading, author, book
thing:thriller|thriller, crime novel, detective story, mystery novel|suspense, book, reading
thing:non-fiction|non-fiction, self-help book, biography|book, learning
thing:travel guide|travel guide, guidebook|holiday, city trip, map
thing:textbook|textbook, schoolbook, workbook, language course|study, learn language, grade
thing:thermometer|thermometer, room thermometer, hygrometer|humidity, temperature, mould
thing:weather station|weather station, rain gauge|temperature, wind, outdoor sensor
thing:co2 monitor|co2 monitor, air quality monitor|ventilation, classroom, office
thing:fire extinguisher|fire extinguisher|fire safety, kitchen, car
thing:fire blanket|fire blanket|fire safety, kitchen
thing:firewood|firewood, logs, kindling|stove, fire pit, dry
thing:wood pellets|wood pellets, heating pellets|pellet stove, bag
thing:fire lighter|fire lighter, firestarter, lighter, matches|barbecue, candle, stove
thing:creatine|creatine, creatine monohydrate|strength, muscle, training
thing:electrolytes|electrolytes, isotonic drink, energy gel|marathon, sweat, endurance, cycling
thing:amino acids|amino acids, bcaa, pre-workout|gym, training, muscle
thing:party decoration|party decoration, garland, bunting, confetti|birthday, wedding, new year's eve
thing:balloon|balloon, helium balloon|birthday party, helium, pump
thing:magnet|magnet, fridge magnet|whiteboard, kitchen notes, souvenir
thing:drawing pin|drawing pin, push pin, thumbtack|pinboard, cork board
thing:whiteboard|whiteboard, blackboard, chalkboard, flip chart|office, marker, kitchen notes
thing:pinboard|pinboard, cork board, notice board, memo board|office, photos, drawing pin
thing:rope|rope, cord, string, twine|tying, knots, load
thing:lashing strap|lashing strap, ratchet strap, bungee cord|transport, load, trailer
thing:carabiner|carabiner, snap hook, shackle|rope, keys, climbing
thing:metal chain|metal chain, steel chain|load, lock, hanging
thing:acrylic paint|acrylic paint, acrylic colours|canvas, painting, brush, set
thing:watercolour|watercolour, watercolor, watercolour set|painting, paper, brush
thing:oil paint|oil paint, gouache, tempera, poster paint|painting, canvas, kids
thing:artist brush|artist brush, paint brush set for art|painting, acrylic, watercolour
thing:easel|easel, art easel|painting, canvas
thing:artist canvas|artist canvas, stretched canvas, blank canvas|acrylic, oil paint, easel
thing:bookmark|bookmark|reading, small gift for bookworm
thing:bookend|bookend, book stand|shelf, books
thing:book light|book light, clip-on reading light|reading in bed, bookworm
thing:greeting card|greeting card, birthday card, christmas card|envelope, message, gift
thing:invitation|invitation, wedding invitation, invitation card|birthday party, wedding, personalised
thing:postcard|postcard|travel, greeting
thing:wrapping paper|wrapping paper, gift wrap, giftwrap paper|christmas, birthday, present
thing:gift bag|gift bag, gift box|present, wrapping
thing:ribbon|ribbon, gift bow, satin ribbon|wrapping, wedding, sewing
thing:knitting needles|knitting needles, knitting kit, circular needle|yarn, beginner, knit
thing:crochet hook|crochet hook, crochet kit, amigurumi|yarn, beginner, crochet
thing:silicone sealant|silicone sealant, caulk, joint sealant|bathroom joint, mould, cartridge
thing:grout|grout, tile grout, tile adhesive|tiles, bathroom
thing:filler|filler, wall filler, wood filler|hole in wall, crack, before painting
thing:solar panel|solar panel, photovoltaic kit, balcony solar|save energy, camping, watt
thing:generator|generator, portable power station|power cut, camping, electricity
thing:journal|journal, bullet journal, personal diary|writing, gratitude, gift
thing:photo album|photo album, guest book, scrapbook|wedding, memories, baby's first year
thing:candle making kit|candle making kit, soap making kit, wax for candles|wick, hobby, gift
thing:epoxy resin|epoxy resin, resin kit, silicone mould|jewellery making, craft, table
thing:earplugs|earplugs, ear plugs|snoring partner, noise, concert, sleep, swimming
thing:ear defenders|ear defenders, hearing protection, ear muffs for noise|noise, baby at festival, power tools
thing:insulation|insulation, insulation material, insulation board|heating costs, roof, cold wall
thing:draught excluder|draught excluder, weatherstrip, door seal, window seal|draught, cold air under door, heating costs
thing:wine rack|wine rack, bottle rack|wine, cellar, kitchen
thing:kitchen trolley|kitchen trolley, kitchen island, serving trolley, bar cart|castors, storage, small kitchen
thing:kitchen sink|kitchen sink, sink bowl|kitchen tap, granite, stainless steel
thing:kitchen unit|kitchen unit, kitchen cabinet, fitted kitchen|storage, worktop, handle
thing:bidet|bidet, bidet attachment, shower toilet|bathroom, hygiene
thing:bed rail|bed rail, bed guard, cot bumper|toddler falls out of bed, nursery
thing:dog ramp|dog ramp, pet stairs, dog steps|old dog, car boot, sofa
thing:dog muzzle|dog muzzle, dog whistle, clicker, training lead|dog training, barking, puppy school
thing:tv aerial|tv aerial, antenna, satellite dish, set-top box|bad reception, television, dvb-t2
thing:air pump|air pump, electric pump for air bed, balloon pump|air bed, inflatable pool, sup
thing:hose connector|hose connector, tap connector, hose coupling|garden hose, leak, half inch
thing:charger plug for car|charger plug for car, car charger, cigarette lighter charger|phone, road trip, usb
thing:fireworks|fireworks, sparklers|new year's eve, wedding, age limit
thing:flag|flag, banner|football, balcony, pole
thing:clothing|clothing, clothes, apparel, garment, garments, fashion wear|fashion, outfit, wardrobe, textile
thing:t-shirt|t-shirt, tee shirt, tshirt, tee|top, short sleeve, crew neck, cotton
thing:long-sleeve top|long-sleeve top, long-sleeved t-shirt, longsleeve, long sleeve tee|t-shirt, top, base layer
thing:tank top|tank top, vest top, sleeveless top, singlet, muscle shirt|sleeveless, summer, sports top, t-shirt
thing:camisole|camisole, cami, spaghetti strap top, strappy top|women's top, lingerie, undershirt, satin
thing:crop top|crop top, cropped top, belly top|women's top, summer, cropped
thing:polo shirt|polo shirt, polo, golf shirt, tennis shirt|collar, pique, short sleeve, golf
thing:shirt|shirt, dress shirt, button-up shirt, button-down shirt, button down, formal shirt|collar, cuff, office, non-iron, slim fit
thing:blouse|blouse, women's shirt, ladies' shirt|women's top, office, silk, viscose
thing:tunic|tunic, tunic top, long top, tunic blouse|blouse, leggings, beach cover-up
thing:jumper|jumper, sweater, pullover, knitted sweater, woolly jumper|knitwear, wool, winter, warm
thing:turtleneck|turtleneck, roll neck, polo neck, roll-neck jumper, mock neck|sweater, wool, winter, base layer
thing:cardigan|cardigan, cardi, knitted jacket, button-up sweater|sweater, knitwear, buttons, wool
thing:sweatshirt|sweatshirt, crew neck sweatshirt, sweat top|hoodie, jogging, cotton fleece, casual
thing:hoodie|hoodie, hooded sweatshirt, hoody, zip hoodie|sweatshirt, hood, kangaroo pocket, zip
thing:fleece jacket|fleece jacket, fleece, fleece jumper, fleece top, polar fleece|mid layer, hiking, warm, outdoor
thing:knitwear|knitwear, knits, knitted garment, knitted top|sweater, cardigan, wool, cashmere
thing:waistcoat|waistcoat, vest, suit vest, dress vest, formal waistcoat|suit, formal wear, wedding
thing:body warmer|body warmer, gilet, puffer vest, quilted gilet, padded vest|jacket, sleeveless, down, quilted
thing:jacket|jacket, light jacket, casual jacket, outerwear jacket|outerwear, coat, zip
thing:coat|coat, overcoat, topcoat, wool coat, long coat|winter, outerwear, wool, warm
thing:winter jacket|winter jacket, winter coat, warm jacket, insulated jacket, parka|hood, down, warm, cold, waterproof
thing:down jacket|down jacket, puffer jacket, puffer, padded jacket, quilted jacket, duvet jacket|winter jacket, down, fill power, lightweight, packable
thing:raincoat|raincoat, rain jacket, waterproof jacket, mac, cagoule, rain mac, slicker|rain, waterproof, hood, taped seams, water column
thing:rain trousers|rain trousers, waterproof trousers, rain pants, overtrousers|rain, raincoat, cycling, hiking, waterproof
thing:poncho|poncho, rain poncho, rain cape|rain, festival, cycling, raincoat
thing:softshell jacket|softshell jacket, softshell, soft shell|windproof, water-repellent, outdoor, hiking
thing:windbreaker|windbreaker, windcheater, wind jacket, windproof jacket|wind, windproof, running, cycling, lightweight
thing:trench coat|trench coat, trench, belted raincoat|coat, belt, spring, autumn
thing:leather jacket|leather jacket, biker jacket, leather biker, moto jacket|leather, motorcycle, zip
thing:denim jacket|denim jacket, jean jacket, jeans jacket, trucker jacket|denim, casual, jacket
thing:bomber jacket|bomber jacket, bomber, flight jacket, varsity jacket|jacket, casual, ribbed cuff
thing:blazer|blazer, sports jacket, sport coat, sports coat|suit, formal, office, lapel
thing:suit|suit, two-piece suit, three-piece suit, men's suit, business suit, trouser suit, pantsuit|blazer, trousers, waistcoat, wedding, office
thing:tuxedo|tuxedo, dinner jacket, dinner suit, black tie suit, tux|formal, bow tie, gala, wedding
thing:trousers|trousers, pants, slacks, pair of trousers|chinos, jeans, waist, inseam
thing:jeans|jeans, denim jeans, blue jeans, denims, denim trousers|denim, trousers, slim fit, stretch, waist
thing:chinos|chinos, chino trousers, khakis, chino pants|trousers, cotton, casual, office
thing:cargo trousers|cargo trousers, cargo pants, combat trousers, combats|trousers, pockets, outdoor
thing:joggers|joggers, jogging bottoms, sweatpants, jogging pants, track pants, tracksuit bottoms|tracksuit, sport, comfort, drawstring
thing:tracksuit|tracksuit, jogging suit, track suit, sweatsuit, shell suit|sport, joggers, gym, football
thing:leggings|leggings, legging, sports leggings, yoga pants, running tights, jeggings|yoga, gym, running, squat proof, high waist
thing:shorts|shorts, short trousers, bermuda shorts, bermudas, short pants|summer, sport, trousers
thing:cycling shorts|cycling shorts, bike shorts, biker shorts, bib shorts, padded shorts|cycling, chamois pad, saddle, jersey
thing:capri trousers|capri trousers, capri pants, cropped trousers, three-quarter trousers, culottes|trousers, summer, cropped
thing:dungarees|dungarees, overalls, bib overalls, bib and brace, salopette|work, children, braces
thing:jumpsuit|jumpsuit, playsuit, romper, catsuit, one-piece outfit|women's, summer, evening
thing:dress|dress, frock, women's dress, ladies' dress, gown|summer, evening, neckline, length, occasion
thing:summer dress|summer dress, sundress, maxi dress, beach dress, midi dress|dress, linen, viscose, holiday
thing:evening dress|evening dress, ball gown, cocktail dress, party dress, formal dress, prom dress|dress, prom, wedding guest, party, silk
thing:wedding dress|wedding dress, bridal gown, bridal dress, wedding gown|bride, veil, wedding, lace
thing:skirt|skirt, mini skirt, miniskirt, midi skirt, maxi skirt, pleated skirt, pencil skirt|women's, waist, length, tights
thing:underwear|underwear, undies, undergarments, underclothes|briefs, bra, boxer shorts, hygiene, cotton
thing:boxer shorts|boxer shorts, boxers, boxer briefs, trunks, men's underpants, men's underwear|underwear, men, cotton, waistband
thing:briefs|briefs, underpants, y-fronts|underwear, boxer shorts, knickers
thing:knickers|knickers, panties, women's briefs, thong, g-string, hipsters|underwear, lingerie, bra, women
thing:bra|bra, brassiere, push-up bra, underwired bra, bralette, t-shirt bra|cup size, underband, lingerie, underwire, nursing
thing:sports bra|sports bra, sport bra, running bra, gym bra, crop bra|bra, running, high support, gym, bounce
thing:nursing bra|nursing bra, maternity bra, breastfeeding bra|breastfeeding, maternity, baby, pregnancy
thing:lingerie|lingerie, intimates, lingerie set, negligee, babydoll|bra, knickers, lace, gift, underwear
thing:bodysuit|bodysuit, body, leotard, one-piece top|gymnastics, dance, snap crotch, lingerie
thing:shapewear|shapewear, control underwear, girdle, shaping bodysuit, waist cincher, corset|slimming, tummy control, bodysuit, dress
thing:undershirt|undershirt, vest, singlet underwear, a-shirt|underwear, ribbed, base layer
thing:thermal underwear|thermal underwear, long johns, thermals, base layer, thermal top, long underwear|merino, cold, skiing, winter, layering
thing:socks|socks, sock, crew socks, ankle socks, trainer socks, sneaker socks|cotton, feet, anti-blister, underwear
thing:knee socks|knee socks, knee-high socks, over-knee socks, long socks, over-the-knee socks|socks, compression, winter
thing:compression socks|compression socks, compression stockings, flight socks, support socks|varicose veins, flight, swollen legs, running, thrombosis
thing:tights|tights, pantyhose, nylons, hosiery|denier, skirt, ladder resistant, dress
thing:stockings|stockings, hold-ups, thigh-highs, suspender stockings, hold-up stockings|tights, lingerie, lace
thing:pyjamas|pyjamas, pajamas, pjs, pyjama set, nightwear, sleepwear|sleep, cotton, flannel, nightgown, bed
thing:nightgown|nightgown, nightdress, nightie, nightshirt, sleep shirt|pyjamas, sleep, hospital, maternity
thing:dressing gown|dressing gown, bathrobe, robe, housecoat, terry robe|bath, sauna, terry, towelling
thing:onesie|onesie, one-piece pyjamas, adult onesie, jumpsuit pyjamas|pyjamas, costume, cosy
thing:swimsuit|swimsuit, swimming costume, bathing suit, one-piece swimsuit, swimwear|swimming, pool, beach, bikini, chlorine resistant
thing:bikini|bikini, two-piece swimsuit, tankini, bikini set|swimsuit, beach, holiday, summer
thing:swim trunks|swim trunks, swimming trunks, swim shorts, board shorts, boardshorts, swimming shorts|swimming, beach, pool, men, quick-dry
thing:rash guard|rash guard, rash vest, uv shirt, swim shirt, uv swimsuit, sun shirt|sun protection, upf, surfing, children, beach
thing:wetsuit|wetsuit, neoprene suit, diving suit, surf suit, shorty wetsuit|surfing, diving, open water, cold water, neoprene
thing:swim cap|swim cap, swimming cap, bathing cap, swimming hat|swimming, pool, silicone, hair
thing:swimming goggles|swimming goggles, swim goggles, goggles for swimming|swimming, pool, anti-fog, chlorine
thing:sarong|sarong, beach wrap, pareo, cover-up, beach cover-up|beach, bikini, holiday, scarf
thing:ski jacket|ski jacket, snowboard jacket, snow jacket, ski anorak|skiing, snow, waterproof, powder skirt, lift pass pocket
thing:ski trousers|ski trousers, ski pants, salopettes, snow pants, snowboard pants|skiing, snow, waterproof, braces
thing:snowsuit|snowsuit, ski suit, winter overall, snow overall, pram suit|baby, children, snow, winter, warm
thing:football shirt|football shirt, soccer jersey, football jersey, team shirt, football kit, fan shirt|sport, team, name printing, fan, club
thing:cycling jersey|cycling jersey, bike jersey, cycle top, cycling top|cycling, breathable, back pocket, zip
thing:running top|running top, gym shirt, sports shirt, training shirt, workout top, performance tee|running, gym, breathable, quick-dry, sweat
thing:hiking trousers|hiking trousers, walking trousers, trekking trousers, hiking pants, zip-off trousers|hiking, outdoor, quick-dry, stretch
thing:workwear (2)|workwear, work clothes, work trousers, work jacket|safety shoes, reflective, work, construction, cargo
thing:lab coat|lab coat, work coat, doctor's coat, medical coat, scrubs, nurse uniform, medical tunic|nurse, hospital, uniform, workwear
thing:apron (2)|apron, kitchen apron, cooking apron, pinafore, bib apron|cooking, baking, barbecue, chef
thing:uniform|uniform, school uniform, work uniform, staff uniform|school, work, workwear, logo
thing:traditional dress|traditional dress, traditional costume, folk costume|oktoberfest, wiesn, festival, apron, blouse
thing:costume|costume, fancy dress, halloween costume, carnival costume, dress-up costume, cosplay|carnival, halloween, wig, mask, party
thing:baby clothes|baby clothes, babywear, infant clothing, newborn clothes|newborn, romper, bodysuit, gift, organic cotton
thing:sleepsuit|sleepsuit, babygrow, romper, onesie, footed pyjamas, baby grow|baby, newborn, snaps, cotton
thing:baby bodysuit|baby bodysuit, baby vest, infant bodysuit, baby body|baby, newborn, snaps, cotton, wrap
thing:children's clothing|children's clothing, kids' clothes, childrenswear, kidswear, toddler clothes, boys' clothes, girls' clothes|baby clothes, school, size, growth
thing:maternity clothes|maternity clothes, maternity wear, pregnancy clothes, maternity jeans, maternity dress, maternity trousers|pregnancy, belly band, nursing bra, stretch
thing:sportswear|sportswear, activewear, athletic wear, gym clothes, workout clothes, gymwear, sports clothing|gym, running, leggings, training shirt, breathable
thing:hat|hat, brimmed hat, fedora, panama hat, trilby|headwear, brim, head circumference, sun
thing:sun hat|sun hat, bucket hat, straw hat, summer hat, fishing hat|sun protection, beach, summer, brim, upf
thing:cap|cap, baseball cap, snapback, trucker cap, peaked cap|headwear, visor, sun, adjustable
thing:beanie|beanie, woolly hat, winter hat, knit cap, bobble hat, tuque, knitted hat|winter, cold, wool, scarf, gloves
thing:flat cap|flat cap, newsboy cap, baker boy hat, ivy cap|headwear, wool, tweed
thing:headband|headband, hairband, sweatband|running, winter, hair, sport
thing:balaclava|balaclava, ski mask, ski face mask, storm hood|skiing, motorcycle, cold, helmet liner
thing:scarf|scarf, winter scarf, woollen scarf, knitted scarf, muffler|winter, wool, cashmere, gift, hat
thing:shawl|shawl, stole, wrap, pashmina, cape|evening, wedding, silk, cashmere, scarf
thing:neckerchief|neckerchief, silk scarf, bandana, bandanna, square scarf, headscarf|silk, scarf, neck, hair
thing:neck warmer|neck warmer, snood, neck gaiter, tube scarf, buff, infinity scarf, loop scarf|winter, skiing, motorcycle, fleece, scarf
thing:gloves|gloves, glove, winter gloves, knitted gloves, leather gloves|cold hands, winter, touchscreen, size
thing:mittens|mittens, mitts, mitten|gloves, cold hands, children, skiing
thing:fingerless gloves|fingerless gloves, wrist warmers, arm warmers|gloves, office, typing, cycling
thing:ski gloves|ski gloves, snow gloves, snowboard gloves|skiing, waterproof, warm, winter gloves
thing:cycling gloves|cycling gloves, bike gloves, sports gloves, training gloves, gym gloves|grip, gel padding, cycling, weights
thing:belt|belt, leather belt, waist belt, trouser belt|buckle, leather, trousers, length
thing:belt buckle|belt buckle, buckle, belt clasp|belt, metal, replacement
thing:braces|braces, suspenders, trouser braces|trousers, clip, wedding, formal
thing:tie|tie, necktie, silk tie, skinny tie|suit, shirt, formal, silk, office
thing:bow tie|bow tie, bowtie, dickie bow, self-tie bow tie|tuxedo, wedding, formal, suit
thing:pocket square|pocket square, pocket handkerchief, breast pocket handkerchief|suit, tie, wedding, silk
thing:handkerchief|handkerchief, hankie, cotton handkerchief, fabric handkerchief|cotton, cold, embroidered
thing:cufflinks|cufflinks, cuff links, shirt studs|shirt, formal, wedding, engraving, jewellery
thing:tie clip|tie clip, tie pin, tie bar, tie tack|tie, formal, gift, jewellery
thing:shoes|shoes, shoe, footwear, pair of shoes|shoe size, sneakers, boots, leather, width
thing:sneakers|sneakers, trainers, sneaker, tennis shoes, kicks, runners|shoes, casual, sport, laces, rubber sole
thing:running shoes|running shoes, running trainers, jogging shoes, trail running shoes|running, marathon, cushioning, pronation, heel drop
thing:hiking boots|hiking boots, walking boots, hiking shoes, trekking boots, mountain boots, walking shoes|hiking, waterproof, ankle support, grip, mountains
thing:football boots|football boots, soccer cleats, cleats, soccer shoes, studded boots|football, studs, artificial turf, shin guards
thing:boots|boots, boot, knee-high boots, long boots, leather boots|shaft width, calf, winter, leather, zip
thing:ankle boots|ankle boots, booties, chelsea boots, desert boots, lace-up boots, bootees|boots, autumn, leather, heel, zip
thing:winter boots|winter boots, snow boots, lined boots, fur-lined boots|snow, ice, waterproof, warm feet, grip
thing:wellington boots (2)|wellington boots, wellies, rubber boots, rain boots, gumboots, welly|rain, mud, puddles, garden, waterproof
thing:sandals|sandals, sandal, summer sandals, trekking sandals, strappy sandals, gladiator sandals|summer, beach, straps, footbed, cork
thing:flip-flops|flip-flops, flip flops, thong sandals, toe-post sandals, jandals|beach, pool, summer, shower, sandals
thing:mules|mules, slides, pool slides, clogs, slip-on sandals, sliders, crocs|footbed, pool, garden, sandals, slip-on
thing:slippers|slippers, house shoes, indoor shoes, slipper, felt slippers|home, warm feet, felt, wool, non-slip
thing:high heels|high heels, heels, pumps, court shoes, stilettos, stiletto heels|heel height, evening, wedding, women
thing:ballet flats|ballet flats, ballerinas, ballet pumps, flats, flat shoes, dolly shoes|women, comfortable, office, dance
thing:loafers|loafers, moccasins, slip-ons, slip-on shoes, boat shoes, penny loafers, driving shoes|leather, suede, no laces, casual, office
thing:dress shoes|dress shoes, formal shoes, oxford shoes, oxfords, brogues, lace-up shoes, derby shoes, business shoes|suit, leather, office, wedding, shoe polish
thing:espadrilles|espadrilles, espadrille, rope-soled shoes, canvas shoes|summer, jute sole, canvas, holiday
thing:safety shoes (2)|safety shoes, safety boots, work boots, steel toe boots, work shoes, steel-toecap boots|workwear, toe cap, s3, puncture resistant, construction
thing:barefoot shoes|barefoot shoes, minimalist shoes, zero-drop shoes, toe shoes|wide toe box, flexible sole, zero drop, natural walking
thing:water shoes|water shoes, aqua shoes, beach shoes, swim shoes, neoprene shoes|beach, sea urchin, rocks, swimming, kayak
thing:children's shoes|children's shoes, kids' shoes, first walkers, baby shoes, toddler shoes, pre-walkers|velcro, learning to walk, size, soft sole
thing:dance shoes|dance shoes, ballet shoes, ballet slippers, tap shoes, pointe shoes, gymnastics shoes|ballet, ballroom, suede sole, gymnastics
thing:insoles|insoles, insole, shoe inserts, inner soles, orthotics, gel insoles|shoes, arch support, foot pain, heel spur, comfort
thing:shoelaces|shoelaces, laces, shoe laces, bootlaces, shoestrings, elastic laces|shoes, sneakers, replacement, length
thing:sole|sole, outsole, shoe sole, half sole|shoes, rubber, grip, resole, non-slip
thing:shoe polish|shoe polish, shoe care, shoe cream, leather care|leather, suede, shoes, clean, waterproof
thing:shoe tree|shoe tree, shoe stretcher, boot tree|leather shoes, cedar, tight shoes, creases, shoe care
thing:handbag|handbag, purse, women's bag, ladies' bag, hand bag|leather, shoulder strap, women, compartment, gift
thing:shoulder bag|shoulder bag, crossbody bag, cross-body bag, messenger bag, satchel, sling bag|handbag, adjustable strap, everyday, laptop
thing:tote bag|tote bag, tote, shopper, shopping bag, canvas bag, cloth bag, cotton bag|shopping, reusable, cotton, beach, large
thing:clutch|clutch, clutch bag, evening bag, evening purse, pochette|evening dress, wedding, party, small bag
thing:bum bag|bum bag, fanny pack, waist bag, belt bag, hip pack, waist pack|festival, travel, running, phone, money
thing:backpack|backpack, rucksack, knapsack, daypack, day pack, bookbag|hiking, school, laptop, litres, hip belt, rain cover
thing:school bag (2)|school bag, schoolbag, school satchel, school backpack, book bag|school, children, ergonomic, reflective, starting school
thing:laptop bag (2)|laptop bag, laptop backpack, laptop case, computer bag, notebook bag, laptop sleeve|inch, padded, work, commute, briefcase
thing:briefcase|briefcase, attaché case, document bag, business bag, work bag|office, leather, laptop, documents
thing:gym bag|gym bag, sports bag, duffel bag, duffle bag, kit bag, holdall, training bag|gym, shoe compartment, wet compartment, weekend
thing:drawstring bag|drawstring bag, gym sack, gymsack, pe bag, drawstring backpack|school, sport, light, swimming
thing:weekend bag|weekend bag, weekender, overnight bag, travel holdall, travel bag|travel, short trip, hand luggage, luggage
thing:suitcase|suitcase, luggage, trolley case, travel case, wheeled suitcase, baggage, rolling suitcase|travel, hard shell, wheels, tsa lock, checked baggage
thing:carry-on|carry-on, cabin bag, hand luggage, carry-on luggage, cabin suitcase, cabin case, underseat bag|flight, airline size, 55 x 40 x 20, suitcase, underseat
thing:hard shell suitcase|hard shell suitcase, hardshell, hard-shell case, hard case luggage, polycarbonate suitcase|suitcase, polycarbonate, scratch-resistant, spinner
thing:luggage set|luggage set, suitcase set, set of suitcases, 3-piece luggage set|suitcase, family, travel, carry-on
thing:luggage tag|luggage tag, suitcase tag, luggage strap, luggage label, luggage belt, name tag for luggage|suitcase, travel, lost luggage, airport
thing:luggage lock|luggage lock, suitcase lock, tsa lock, padlock for luggage, combination lock for suitcase|suitcase, travel, usa, combination, security
thing:packing cubes|packing cubes, packing cube, packing organiser, luggage organiser, compression bag, travel organizer|suitcase, travel, space-saving, packing
thing:luggage wheel|luggage wheel, suitcase wheels, telescopic handle, replacement wheel, trolley handle, spinner wheels|suitcase, spare part, repair, broken wheel
thing:toiletry bag|toiletry bag, wash bag, toilet bag, sponge bag, dopp kit, cosmetic bag, make-up bag|travel, cosmetics, hanging, bathroom, waterproof
thing:garment bag (2)|garment bag, suit bag, suit carrier, clothes cover, dress bag|suit, wedding dress, business trip, moths, wardrobe
thing:wallet|wallet, purse, billfold, coin purse, card holder, card wallet, card case|rfid, leather, coins, cards, gift
thing:passport holder|passport holder, passport cover, travel wallet, document holder|travel, rfid, pickpocket, security
thing:key ring|key ring, keyring, keychain, key chain, key fob|keys, gift, leather, engraving
thing:bag strap|bag strap, shoulder strap, replacement strap, carrying strap, bag handle|handbag, adjustable, carabiner, replacement
thing:umbrella|umbrella, pocket umbrella, folding umbrella, brolly, storm umbrella, walking umbrella|rain, windproof, automatic, storm
thing:jewellery|jewellery, jewelry, jewels, fashion jewellery, costume jewellery|ring, necklace, gold, silver, gift, nickel-free
thing:ring|ring, finger ring, signet ring, cocktail ring, stacking ring|ring size, gold, silver, stone, jewellery
thing:engagement ring|engagement ring, diamond ring, solitaire, proposal ring|proposal, diamond, carat, gold, wedding
thing:wedding ring|wedding ring, wedding band, wedding rings, partner rings|wedding, engraving, gold, platinum, ring size
thing:necklace|necklace, neck chain, pendant necklace, choker, collar necklace, pearl necklace|pendant, gold, silver, chain length, jewellery
thing:pendant|pendant, charm, locket, medallion, charm pendant|necklace, bracelet, engraving, initials, photo
thing:bracelet|bracelet, bangle, arm cuff, charm bracelet, wristband jewellery|wrist, gold, silver, friendship, jewellery
thing:anklet|anklet, ankle bracelet, ankle chain|summer, beach, silver, jewellery
thing:earrings|earrings, earring, ear studs, stud earrings, hoop earrings, hoops, creoles, clip-on earrings, drop earrings|ear, hypoallergenic, nickel-free, silver, gold
thing:piercing|piercing, body piercing, nose ring, nose stud, belly bar, piercing jewellery, navel ring|titanium, surgical steel, hypoallergenic, ear
thing:brooch|brooch, pin, lapel pin, badge pin, enamel pin|jewellery, coat, vintage, scarf
thing:gemstone|gemstone, gem, precious stone|ring, carat, certificate, engagement
thing:jewellery box|jewellery box, jewelry box, jewellery case, jewellery organiser, trinket box, ring box|storage, travel, gift, rings, velvet
thing:watch|watch, wristwatch, wrist watch, timepiece, analogue watch, men's watch, ladies' watch|quartz, automatic, strap, water resistant, gift
thing:automatic watch|automatic watch, mechanical watch, self-winding watch, chronograph|movement, power reserve, winding, sapphire crystal
thing:smartwatch (2)|smartwatch, smart watch, fitness watch, sports watch, gps watch, running watch, fitness tracker|heart rate, steps, notifications, battery life, running
thing:watch strap (2)|watch strap, watch band, watchband, watch bracelet, replacement watch strap|watch, lug width, leather, silicone, milanese, spring bar
thing:watch battery|watch battery, button cell|watch, battery change, repair, sapphire, spare part
thing:watch box|watch box, watch case storage, watch roll, watch stand|watch, automatic watch, storage, travel, gift
thing:sunglasses|sunglasses, shades, sunnies, polarised sunglasses, sun glasses|uv protection, polarised, summer, driving, eyewear
thing:glasses|glasses, spectacles, eyeglasses, specs, eyewear, prescription glasses|prescription, lenses, frame, optician, dioptre
thing:reading glasses|reading glasses, readers, reading specs, magnifying glasses for reading|dioptre, presbyopia, small print, glasses
thing:blue light glasses|blue light glasses, computer glasses, screen glasses, gaming glasses, blue light blocking glasses|screen, tired eyes, office, glasses
thing:sports glasses|sports glasses, cycling glasses, running sunglasses, sport sunglasses|wind, insects, interchangeable lenses, photochromic, cycling
thing:ski goggles|ski goggles, snow goggles, snowboard goggles, goggles for skiing|skiing, anti-fog, helmet compatible, lens category, otg
thing:glasses frame|glasses frame, spectacle frame, eyeglass frame|glasses, titanium, acetate, spare part, prescription
thing:glasses case|glasses case, spectacle case, sunglasses case, eyeglass case, glasses pouch|glasses, hard case, protection, travel
thing:glasses chain|glasses chain, glasses cord, spectacle strap, sunglasses strap, eyewear retainer|reading glasses, sport, lose glasses
thing:glasses cleaner|glasses cleaner, lens cleaning cloth, microfibre glasses cloth, lens wipes, anti-fog spray for glasses|glasses, microfibre, fog, scratches
thing:contact lenses|contact lenses, contacts, daily lenses, monthly lenses, disposable lenses, coloured lenses|lens solution, prescription, dioptre, base curve, optician
thing:zip (2)|zip, zipper, zip fastener, fly, zip puller|jacket, trousers, repair, fastening, two-way
thing:button (2)|button, buttons, spare button, coat button, shirt button|shirt, coat, sewing, fastening, replacement
thing:hood|hood, detachable hood, removable hood|jacket, rain, wind, adjustable, parka
thing:sleeve|sleeve, sleeves, shirt sleeve, jacket sleeve|shirt, jacket, long sleeve, short sleeve, sleeve length, cuff
thing:lining|lining, inner lining, coat lining|jacket, warm, down, material, polyester
thing:pocket|pocket, trouser pocket, zip pocket, inside pocket, chest pocket, side pocket|phone, trousers, jacket, keys, compartment
thing:waistband|waistband, elastic waistband, elastic waist|trousers, skirt, adjustable, comfortable, shorten
thing:hair accessories|hair accessories, hair tie, scrunchie, hair bobble|hair, ponytail, girl, bun
thing:hi-vis vest (2)|hi-vis vest, high-visibility vest, safety vest, reflective vest|reflective, be seen in the dark, cycling, car, workwear
thing:dirndl|dirndl, bavarian dress, oktoberfest dress|traditional dress, oktoberfest, apron, blouse
thing:lederhosen|lederhosen, leather breeches, bavarian leather trousers|traditional dress, oktoberfest, suede, braces
thing:earmuffs|earmuffs, ear muffs, ear warmers|cold ears, winter, headband, beanie
thing:beret|beret, french beret, wool beret|wool, hat, flat cap
thing:waterproofing spray|waterproofing spray, protector spray, water repellent spray, impregnation spray, suede protector|suede, leather, rain, shoes, jacket, re-proof
thing:shoehorn|shoehorn, shoe horn, long shoehorn|putting on shoes, back pain, bending down, shoe tree
thing:money belt|money belt, neck pouch, neck wallet, hidden travel pouch|pickpocket, travel, rfid, passport, security
thing:key case|key case, key pouch, key wallet, key organiser|keys, leather, key ring, wallet
thing:diamond|diamond, brilliant-cut diamond, lab-grown diamond|carat, clarity, certificate, engagement ring, gemstone
thing:zirconia|zirconia, cubic zirconia, rhinestone, diamante, cz stone|sparkle, fashion jewellery, gemstone, diamond look
thing:watch winder|watch winder, automatic watch winder|automatic watch, watch box, power reserve
thing:watch crystal|watch crystal, watch glass, sapphire crystal, mineral glass|scratch-resistant, watch, repair, dial
thing:watch face|watch face, watch dial, dial colour|watch, numerals, luminous, readable
thing:spectacle lenses|spectacle lenses, glasses lenses, prescription lenses, varifocals, progressive lenses|anti-reflective, dioptre, frame, optician, scratches
thing:nose pads|nose pads, nose pad, glasses screws, temple arm, replacement arm for glasses|glasses, repair, broken glasses, spare part
thing:press stud|press stud, snap fastener, popper, snap button, snaps|baby bodysuit, jacket, fastening, sewing, button
thing:shirt collar|shirt collar, collar, lapel, stand-up collar, cutaway collar|shirt, collar size, coat, ironing
thing:cuff|cuff, shirt cuff, sleeve cuff, ribbed cuff|sleeve, cufflinks, shirt, hoodie
thing:drawstring|drawstring, cord, toggle, cord stopper, pull cord|hood, joggers, waistband, adjustable
thing:hair clip|hair clip, hair slide, barrette, claw clip, bobby pin, hair grip, hairpin|hair, updo, fringe, girl, wedding
thing:toy|toy, plaything, kids toy, children's toy|child, gift, play, doll, building blocks
thing:soft toy|soft toy, stuffed animal, plush toy, cuddly toy, plushie, teddy, teddy bear|toy, baby gift, bedtime, soft
thing:doll|doll, baby doll, dolly, rag doll, fashion doll|toy, dolls house, dolls pram, pretend play
thing:dolls house|dolls house, dollhouse, doll's house, miniature house|doll, miniature furniture, toy, wooden
thing:dolls pram|dolls pram, doll pushchair, doll stroller, toy pram|doll, toy, walking toddler
thing:building blocks|building blocks, wooden blocks, toy bricks, stacking blocks|construction toy, toddler toy, motor skills
thing:construction set|construction set, building set, lego, brick set, interlocking bricks|toy, building blocks, small parts, technical
thing:magnetic tiles|magnetic tiles, magnetic building set, magnet blocks, magnetic blocks|construction set, toy, magnet
thing:toy car|toy car, model car, diecast car, matchbox car|toy, racetrack, toy garage, vehicle
thing:remote control car|remote control car, rc car, radio controlled car, r/c car|toy car, battery, remote control
thing:race track|race track, slot car track, toy race track|toy car, motor racing, toy
thing:toy train|toy train, train set, wooden railway, wooden train set|toy, rails, locomotive, wooden
thing:model railway|model railway, model train, model railroad, h0 train|gauge, track, locomotive, hobby
thing:model kit|model kit, scale model, plastic model kit, model building kit|glue, model paint, hobby, airplane, ship
thing:action figure|action figure, toy figure, figurine, play figure|toy, collecting, superhero, playset
thing:animal figure|animal figure, toy animal, farm animal figure, toy dinosaur|toy figure, farm, zoo, dinosaur
thing:play kitchen|play kitchen, toy kitchen, kids kitchen|play food, pretend play, wooden
thing:play food|play food, toy food, toy tea set, toy groceries|play kitchen, toy shop, pretend play
thing:toy shop counter|toy shop counter, play shop, play store, toy cash register, toy till|pretend play, play food, play money
thing:toy tools|toy tools, kids workbench, toy workbench, toy tool box|pretend play, wooden toy, hammer
thing:doctor's kit|doctor's kit, toy doctor set, play doctor set, doctor case|pretend play, stethoscope, toy
thing:fancy dress|fancy dress, dress-up costume, kids costume, halloween costume, carnival costume|carnival, halloween, princess, pirate, mask, wig
thing:wig|wig, party wig, hairpiece|costume, carnival, hair
thing:carnival mask|carnival mask, party mask, costume mask, halloween mask, masquerade mask|costume, carnival, halloween
thing:hand puppet|hand puppet, glove puppet, puppet, finger puppet|puppet theatre, role play, storytelling
thing:puppet theatre|puppet theatre, puppet theater, puppet show stage|hand puppet, pretend play
thing:play tent|play tent, teepee, tipi, kids tent, play house tent|children's room, cushions, play tunnel
thing:playhouse|playhouse, wendy house, garden playhouse|garden, slide, outdoor toy
thing:sandpit|sandpit, sandbox, play sand|sand toys, garden, cover
thing:sand toys|sand toys, bucket and spade, beach toys, sand bucket, pail and shovel|sandpit, beach, holiday
thing:swing|swing, garden swing, baby swing seat, swing set, tree swing|playground, climbing frame, garden
thing:slide|slide, garden slide, kids slide, playground slide|playground, swing, climbing frame
thing:climbing frame|climbing frame, jungle gym, play tower, monkey bars, climbing triangle|swing, slide, garden, outdoor play
thing:trampoline|trampoline, garden trampoline, mini trampoline|safety net, springs, garden, jumping
thing:bouncy castle|bouncy castle, bounce house, inflatable castle|children's party, blower, garden
thing:paddling pool|paddling pool, kiddie pool, children's pool, wading pool|garden, summer, inflatable, water
thing:swim ring|swim ring, armbands, water wings, swimming aid, arm floats|learning to swim, pool, inflatable
thing:water gun|water gun, water pistol, super soaker, squirt gun|summer, garden toy, water fight
thing:soap bubbles|soap bubbles, bubble wand, bubble machine, bubble mixture, bubble blower|outdoor toy, children's party
thing:kite|kite, stunt kite, single line kite|wind, beach, outdoor toy, autumn
thing:skipping rope|skipping rope, jump rope, jumping rope|fitness, playground, outdoor toy
thing:yo-yo|yo-yo, yoyo, diabolo, spinning top|skill toy, juggling, classic toy
thing:juggling balls|juggling balls, juggling clubs, juggling set|circus, diabolo, skill toy
thing:balance bike|balance bike, running bike, learner bike, strider bike|toddler, helmet, first bike, learning to ride
thing:tricycle|tricycle, trike, kids trike, toddler trike|toddler, pedals, push handle
thing:kids scooter|kids scooter, kick scooter, push scooter, three wheel scooter|helmet, wheels, outdoor toy, school run
thing:ride-on toy|ride-on toy, ride on car, push car, bobby car, foot to floor car|toddler, one year old, indoor, toy
thing:electric ride-on car|electric ride-on car, kids electric car, battery ride on|battery, 12v, remote control, outdoor toy
thing:go-kart|go-kart, pedal kart, pedal car, kids go cart|outdoor toy, pedals, ride-on toy
thing:rocking horse|rocking horse, rocking animal, rocking toy|toddler, wooden toy, nursery
thing:hobby horse|hobby horse, stick horse, horse on a stick|toy, horse, pretend play
thing:baby walker|baby walker, push along walker, push walker, walking trolley|first steps, baby, learning to walk
thing:rattle|rattle, baby rattle, grasping toy, clutch toy|newborn gift, baby toy, teether
thing:teether|teether, teething ring, teething toy|teething, baby, silicone, gums
thing:comforter blanket|comforter blanket, security blanket, lovey, comfort blanket, snuggle cloth|baby, sleep, newborn gift, soft toy
thing:baby mobile|baby mobile, cot mobile, crib mobile, musical mobile|cot, nursery, lullaby
thing:play mat|play mat, baby gym, activity mat, playmat, crawling mat|baby, crawling, tummy time
thing:stacking toy|stacking toy, stacking rings, stacking cups, nesting cups, shape sorter|toddler, motor skills, montessori
thing:activity cube|activity cube, busy board, motor skills toy, bead maze, montessori board|toddler, montessori, motor skills, educational toy
thing:bath toy|bath toy, bath time toy, rubber duck|bath time, baby, water
thing:pull-along toy|pull-along toy, pull toy, push toy, push along toy|toddler, first steps, wooden toy
thing:educational toy|educational toy, learning toy, stem toy, learning game|school, preschool, letters, numbers, montessori
thing:science kit|science kit, experiment kit, chemistry set, experiment box|educational toy, stem, microscope, curious child
thing:toy robot|toy robot, programmable robot, coding robot, robot kit|stem, coding, educational toy, batteries
thing:walkie-talkie|walkie-talkie, kids walkie talkie, two-way radio toy|batteries, range, outdoor play
thing:audio player for kids|audio player for kids, story box, toniebox, audio box, kids music player|audiobook, bedtime story, screen-free
thing:music box|music box, musical box, wind-up music box|lullaby, ballerina, newborn gift
thing:kids night light|kids night light, star projector, baby night light, nursery night light|afraid of the dark, sleep, nursery
thing:slime|slime, putty, kinetic sand, magic sand|play dough, craft, sensory play
thing:play dough|play dough, modelling clay for kids, plasticine, playdough, modelling dough|creative play, toddler, air drying clay
thing:fidget toy|fidget toy, stress ball, fidget spinner, pop it, antistress toy|concentration, adhd, nervous hands, calming
thing:trading cards|trading cards, collectible cards, pokemon cards, tcg, booster pack|collecting, card sleeves, binder
thing:stickers|stickers, sticker sheet, sticker album, kids stickers|craft, scrapbook, reward chart, children
thing:temporary tattoo|temporary tattoo, kids tattoo, stick on tattoo, transfer tattoo|party bag, children's party, skin
thing:magic set|magic set, magic kit, conjuring set, magic tricks|magician, children's party, gift
thing:board game|board game, family game, parlour game, tabletop game, party game|game night, dice, players, family, rainy day
thing:card game|card game, playing cards, deck of cards, pack of cards|board game, poker, travel game, players
thing:dice|dice, die, dice set, dice cup, dice game|board game, role-playing game
thing:chess set|chess set, chess board, chess pieces, chess|strategy game, wooden, draughts
thing:draughts|draughts, checkers, backgammon, nine men's morris, ludo|chess set, board game, classic game
thing:role-playing game|role-playing game, rpg, tabletop rpg, dungeons and dragons, dnd|dice, miniatures, rulebook, fantasy
thing:escape room game|escape room game, exit game, mystery game, detective game, murder mystery game|board game, puzzle, adults, game night
thing:memory game|memory game, matching game, pairs game, concentration game|toddler game, card game, educational toy
thing:dominoes|dominoes, domino set, domino|classic game, wooden, board game
thing:quiz game|quiz game, trivia game, trivial pursuit, question game|board game, adults, party, general knowledge
thing:jigsaw puzzle|jigsaw puzzle, puzzle, jigsaw, 1000 piece puzzle|pieces, puzzle mat, rainy day, patience
thing:puzzle mat|puzzle mat, jigsaw roll, puzzle board, puzzle storage|jigsaw puzzle, storage, puzzle glue
thing:wooden puzzle|wooden puzzle, peg puzzle, toddler puzzle, inset puzzle|toddler, montessori, motor skills
thing:brain teaser|brain teaser, 3d puzzle, puzzle cube, rubik's cube, logic game|smart gift, travel game, patience
thing:marble run|marble run, marble maze, marbles, glass marbles|construction set, wooden toy
thing:table football|table football, foosball table, table soccer|games room, air hockey, pool table
thing:dartboard|dartboard, darts, dart set, electronic dartboard|games room, bar, steel tip, soft tip
thing:outdoor game|outdoor game, lawn game, garden game, kubb, croquet, boules|garden, park, barbecue, summer party
thing:travel game|travel game, pocket game, magnetic travel game, car game|long car journey, plane, small, board game
thing:picture book|picture book, illustrated children's book, story book, storybook|bedtime story, reading aloud, illustrations
thing:board book|board book, baby book, cloth book, touch and feel book, bath book|baby, first book, sturdy pages
thing:pop-up book|pop-up book, lift the flap book, sound book, hidden object book|picture book, toddler, interactive
thing:fairy tale book|fairy tale book, fairy tales, bedtime stories, nursery rhymes|picture book, reading aloud, bedtime
thing:first reader|first reader, early reader, beginner reader, learn to read book|school start, six year old, large print
thing:young adult book|young adult book, teen novel, youth book, ya novel|teenager, fantasy, series, novel
thing:colouring book|colouring book, coloring book, drawing book, activity book|crayons, felt tips, quiet play, travel
thing:sticker book|sticker book, reusable sticker book, sticker scene book|stickers, activity book, car journey
thing:comic (2)|comic, comic book, graphic novel, manga|series, collecting, superhero, teenager
thing:children's encyclopedia|children's encyclopedia, kids reference book, children's non-fiction, kids atlas|curious child, animals, space, dinosaurs
thing:baby album|baby album, baby book record, baby memory book, first year book|newborn gift, baby shower, photos, keepsake
thing:friendship book|friendship book, friends book, autograph book, kids diary|school, lock, classmates
thing:school bag (3)|school bag, school backpack, satchel, school rucksack, book bag|first day of school, back to school, ergonomic, reflective
thing:nursery backpack|nursery backpack, kindergarten bag, toddler backpack, kids backpack, preschool bag|nursery, small, name label
thing:pencil case (2)|pencil case, pen case, pencil pouch, pencil box|school supplies, pencils, zip
thing:school cone|school cone, schultuete, sweet cone for first school day|first day of school, gift
thing:school supplies|school supplies, back to school set, school stationery, school materials|exercise book, pencil case, school bag, ruler
thing:exercise book|exercise book, school notebook, composition book, jotter|lined, squared, A5, A4, school
thing:notebook cover|notebook cover, exercise book cover, book cover, book wrap, book covering film|school, protect textbooks, exercise book
thing:pencil (2)|pencil, graphite pencil, lead pencil, hb pencil|eraser, sharpener, drawing, school
thing:mechanical pencil|mechanical pencil, propelling pencil, pencil leads, clutch pencil|0.5 mm, refill, drawing
thing:coloured pencil|coloured pencil, colored pencil, colouring pencil, crayon pencil|drawing, colouring book, watercolour pencil
thing:wax crayon|wax crayon, crayon, chunky crayon, crayola|toddler, drawing, colouring book
thing:felt tip pen|felt tip pen, felt tip, marker pen for kids, fibre tip, washable marker|drawing, washable, school, fineliner
thing:fineliner|fineliner, fine liner, fine point pen, brush pen, lettering pen|lettering, drawing, bullet journal
thing:highlighter|highlighter, highlighter pen, text marker|study, neon, pastel colours, office
thing:fountain pen (2)|fountain pen, school fountain pen, ink pen, ink cartridge, ink eraser|ink, nib, left-handed, writing
thing:ballpoint pen|ballpoint pen, biro, ball pen, gel pen, rollerball, erasable pen|refill, writing, office, blue ink
thing:eraser (2)|eraser, rubber eraser, pencil eraser, pencil rubber|pencil, school, correction
thing:pencil sharpener (2)|pencil sharpener, sharpener|pencil, coloured pencil, double hole
thing:ruler|ruler, set square, protractor, geometry set, triangle ruler|mathematics, school, centimetre
thing:compass for drawing|compass for drawing, drawing compass, pair of compasses, geometry compass|geometry, circle, mathematics
thing:glue stick (2)|glue stick, school glue, pva glue, craft glue, white glue|paper, craft, school, solvent-free
thing:kids scissors|kids scissors, children's scissors, craft scissors, safety scissors|left-handed, craft, rounded tip
thing:ring binder|ring binder, folder, lever arch file, school folder, document wallet, clear sleeve|A4, filing, school, office
thing:school planner|school planner, homework diary, student planner, academic diary|timetable, school year, homework
thing:school calculator|school calculator, scientific calculator, graphing calculator, pocket calculator|mathematics, exam, solar powered, battery
thing:name label|name label, name sticker, iron-on label, clothing name tag, school labels|nursery, school, lost property, personalised
thing:blackboard|blackboard, chalkboard, kids easel, chalk, drawing easel|drawing, magnetic, whiteboard, street chalk
thing:sidewalk chalk|sidewalk chalk, pavement chalk, street chalk, jumbo chalk|outdoor toy, drawing, summer
thing:kids globe|kids globe, illuminated globe, world globe, kids world map, learning poster|geography, educational toy, children's room
thing:kids lunch box|kids lunch box, lunchbox, snack box, bento box, sandwich box|school, nursery, compartments, leakproof
thing:kids water bottle|kids water bottle, children's drinking bottle, school water bottle, straw bottle|leakproof, straw, bpa-free, school
thing:balloon (2)|balloon, party balloon, latex balloon, foil balloon, number balloon|helium, birthday, party decoration, balloon pump
thing:helium bottle|helium bottle, helium tank, balloon gas, balloon pump, balloon arch kit|balloon, birthday party, wedding
thing:garland|garland, bunting, party banner, streamer, pennant banner|party decoration, birthday, paper
thing:party decorations|party decorations, party supplies, birthday decoration, party goods|balloon, garland, tableware, confetti
thing:confetti|confetti, confetti cannon, party popper, table confetti|wedding, new year, party
thing:party tableware|party tableware, paper plate, paper cup, disposable plates, party napkins|children's party, picnic, napkins
thing:birthday candle|birthday candle, cake candles, number candle, cake topper, sparkler candle|cake, birthday, baking
thing:party bag|party bag, goody bag, party favour, party favor, loot bag, party bag filler|children's birthday, small toys, sweets
thing:party hat|party hat, paper crown, birthday crown, party blower, party horn|birthday, new year, children's party
thing:piñata|piñata, pinata|children's birthday, sweets, party game
thing:birthday invitation|birthday invitation, party invitation, invitation card, invite cards|envelope, party, wedding, personalised
thing:greeting card (2)|greeting card, greetings card, birthday card, congratulation card|envelope, gift, occasion
thing:gift wrap|gift wrap, wrapping paper, gift bag, gift ribbon, gift paper|birthday, christmas, present, bow
thing:pram|pram, baby carriage, carrycot pram, bassinet pram|newborn, carrycot, pushchair, suspension
thing:pushchair|pushchair, stroller, buggy, umbrella stroller, travel stroller|foldable, lightweight, toddler, travel
thing:travel system|travel system, 3 in 1 pram, combi pram, 2 in 1 pram|car seat, carrycot, pushchair, newborn
thing:double pushchair|double pushchair, twin pram, tandem stroller, sibling pram, double buggy|twins, siblings, pushchair
thing:jogging stroller|jogging stroller, running buggy, all-terrain pushchair, three wheel pram|running with baby, air tyres, suspension
thing:carrycot|carrycot, bassinet, moses basket, baby carry basket|newborn, pram, sleep
thing:baby bike trailer|baby bike trailer, child bike trailer, bicycle trailer for kids|bicycle, twins, rain cover, toddler
thing:child bike seat|child bike seat, baby bike seat, child bicycle seat|bicycle, helmet, carrier mounting, toddler
thing:child car seat (2)|child car seat, car seat, booster seat, toddler car seat, isofix seat|isofix, i-size, crash test, group 2/3, belt
thing:infant car seat|infant car seat, baby car seat, infant carrier, newborn car seat|newborn, isofix base, rear facing, travel system
thing:pram rain cover|pram rain cover, pushchair raincover, buggy rain cover, stroller rain cover|rain, pram, waterproof
thing:footmuff|footmuff, pram footmuff, cosytoes, stroller sleeping bag|winter, pram, warm, lambskin
thing:pram parasol|pram parasol, stroller sunshade, sun canopy, pushchair parasol, baby sun cover|sun, uv protection, summer, pram
thing:buggy board|buggy board, stroller board, pram stand-on board|sibling, pram, toddler
thing:changing bag|changing bag, diaper bag, nappy bag, baby bag, changing backpack|pram, changing mat, nappies, on the go
thing:baby carrier|baby carrier, baby sling, baby wrap, kangaroo carrier|newborn, ergonomic, hands free
thing:child carrier backpack|child carrier backpack, hiking baby carrier, back carrier, kraxe|hiking, mountain, toddler, sun roof
thing:cot|cot, crib, baby bed, cot bed, baby cot|mattress, nursery, bars, newborn, 60x120
thing:bedside crib|bedside crib, co-sleeper, next to me crib, cradle, side sleeper|newborn, parents' bed, sleep
thing:travel cot|travel cot, portable crib, pack n play, foldable cot, pop up cot|holiday, grandparents, foldable, mattress
thing:kids bed|kids bed, toddler bed, children's bed, house bed, junior bed|bed guard, mattress, children's room
thing:bunk bed (2)|bunk bed, loft bed, high sleeper, cabin bed|siblings, ladder, children's room, small room
thing:bed guard|bed guard, bed rail, toddler bed rail, fall protection bed|toddler, falling out of bed, safety
thing:cot mattress|cot mattress, baby mattress, crib mattress, child mattress|breathable, cot, 60x120, 70x140, washable cover
thing:baby sleeping bag (2)|baby sleeping bag, sleep sack, sleepsack, grobag, wearable blanket|tog, sleep, winter, newborn
thing:nursery furniture|nursery furniture, changing table, baby changing unit, baby dresser|changing mat, nappies, drawers, cot
thing:changing mat|changing mat, baby changing pad, diaper changing mat, travel changing mat|changing table, wipeable, nappies
thing:highchair|highchair, high chair, baby high chair, feeding chair, baby chair|tray, weaning, adjustable, harness
thing:baby bouncer|baby bouncer, bouncer seat, baby rocker, baby swing seat electric|newborn, soothing, baby
thing:playpen|playpen, baby playpen, play yard|crawling, safety, baby
thing:stair gate (2)|stair gate, baby gate, safety gate, door gate|childproof, stairs, pressure fit, toddler
thing:childproofing|childproofing, child lock, socket cover, corner protector, cupboard lock|crawling baby, toddler, stair gate, safety
thing:baby monitor (2)|baby monitor, baby phone, video baby monitor, babyphone|camera, nursery, range, night vision
thing:nappy|nappy, diaper, disposable nappies, baby diapers, pampers, nappy pants|baby, size, changing, wet wipes
thing:baby bottle|baby bottle, feeding bottle, nursing bottle, bottle teat|anti-colic, teat, steriliser, formula
thing:dummy|dummy, pacifier, soother, baby dummy, binky|baby, silicone, soothing
thing:potty|potty, toilet training seat, training potty, toddler toilet seat|toilet training, toddler, step stool
thing:baby bath|baby bath, baby bathtub, bath seat, bath support, bath thermometer|bath time, newborn, hooded towel
thing:lipstick|lipstick, lip colour, lip gloss, lip tint, liquid lipstick|make-up, long-lasting, matte, lips
thing:mascara|mascara, eyeliner, kajal, eye pencil, false lashes|make-up, waterproof, lashes, eyes
thing:foundation|foundation, bb cream, concealer, face powder, make-up base|skin tone, make-up, coverage, complexion
thing:nail polish|nail polish, nail varnish, nail lacquer, gel polish, nail polish remover|manicure, nail file, uv lamp
thing:face cream|face cream, moisturiser, moisturizer, day cream, night cream|dry skin, sensitive skin, skincare, serum
thing:sunscreen|sunscreen, sun cream, suncream, sun lotion, sunblock, after sun|spf, uv protection, beach, sunburn, summer
thing:shampoo|shampoo, hair conditioner, conditioner, dry shampoo, hair mask|hair, dandruff, oily hair, scalp
thing:toothbrush|toothbrush, toothpaste, electric toothbrush, dental floss, mouthwash|oral care, teeth, brush heads, fluoride
thing:deodorant|deodorant, antiperspirant, deo, roll-on deodorant, deo stick|sweating, odour, aluminium-free, armpit
thing:perfume|perfume, fragrance, eau de toilette, eau de parfum, cologne, aftershave|gift, scent, bottle, ml, spray
thing:razor|razor, shaver, electric shaver, razor blade, shaving foam, safety razor|beard, shaving, sensitive skin, trimmer
thing:menstrual pad|menstrual pad, sanitary towel, tampon, panty liner, menstrual cup, period underwear|period, feminine hygiene, organic cotton
thing:acoustic guitar|acoustic guitar, guitar, classical guitar, kids guitar, western guitar|strings, plectrum, capo, beginner, guitar case
thing:electric guitar|electric guitar, e-guitar, bass guitar, electric bass|amplifier, pickup, cable, band
thing:guitar amplifier|guitar amplifier, guitar amp, bass amp, effects pedal, combo amp|electric guitar, watt, jack cable, practice
thing:guitar strings|guitar strings, plectrum, guitar pick, capo, capodaster|guitar, nylon, steel, gauge
thing:ukulele|ukulele, uke, soprano ukulele, banjo, mandolin|strings, beginner, small guitar, plucked instrument
thing:piano|piano, digital piano, electric piano, stage piano, upright piano|88 keys, weighted keys, pedal, piano stool
thing:musical keyboard|musical keyboard, synthesizer, synth, midi keyboard, kids keyboard|keys, beginner, headphones, keyboard stand
thing:violin|violin, fiddle, viola, kids violin, violin bow|rosin, shoulder rest, strings, 3/4 size
thing:cello|cello, violoncello, double bass, contrabass|string instrument, bow, orchestra, rosin
thing:recorder|recorder, school recorder, recorder flute, soprano recorder|music lesson, primary school, baroque fingering
thing:transverse flute|transverse flute, concert flute, piccolo, clarinet, oboe|woodwind, reed, orchestra, wind band
thing:saxophone|saxophone, sax, alto saxophone, tenor sax|reed, mouthpiece, jazz, wind instrument
thing:trumpet|trumpet, trombone, french horn, brass instrument, cornet|mouthpiece, valve oil, mute, wind band
thing:drum kit|drum kit, drum set, electronic drum kit, snare drum, e-drum|drumsticks, cymbal, drum stool, band
thing:drumsticks|drumsticks, drum stick, cymbal, drum pad, practice pad|drum kit, hickory, 5A
thing:cajon|cajon, djembe, bongos, hand drum, tambourine, percussion|rhythm, drum, music group
thing:xylophone|xylophone, glockenspiel, metallophone, kids musical instrument|mallets, music lesson, toddler, toy
thing:accordion|accordion, squeezebox, harmonica, mouth organ, melodica|folk music, bellows, key of C
thing:kalimba|kalimba, singing bowl, tongue drum, handpan|meditation, relaxing, beginner instrument
thing:music stand|music stand, sheet music stand, note stand|sheet music, foldable, orchestra
thing:tuner|tuner, guitar tuner, clip-on tuner, metronome, tuning fork|guitar, practice, tempo, pitch
thing:sheet music (2)|sheet music, songbook, music score, method book, music notes|piano, songs, beginner, music stand
thing:instrument case|instrument case, gig bag, guitar case, guitar bag, instrument bag|padded, transport, backpack straps
thing:acrylic paint (2)|acrylic paint, watercolour, watercolor, gouache, poster paint, paint box|brush, canvas, painting, school
thing:artist paintbrush|artist paintbrush, art brush, watercolour brush, fine paintbrush, brush set|paint, canvas, round, flat, synthetic hair
thing:painting canvas|painting canvas, stretched canvas, artist canvas, canvas board|acrylic paint, easel, oil paint, brush
thing:artist easel|artist easel, painting easel, tabletop easel, studio easel|canvas, painting, foldable, wooden
thing:sketchbook (2)|sketchbook, sketch pad, drawing pad, drawing paper|pencil, watercolour paper, gsm, A4
thing:oil paint (2)|oil paint, oil colours, painting medium, turpentine, palette|canvas, brush, artist, easel
thing:soft pastels|soft pastels, chalk pastels, oil pastels, drawing charcoal|drawing, fixative spray, paper, artist
thing:paint by numbers (2)|paint by numbers, painting by numbers kit, diamond painting, diamond art|canvas, relaxing hobby, adults, gift
thing:air drying clay|air drying clay, modelling clay, polymer clay, fimo, pottery clay|modelling tools, pottery, craft, oven hardening
thing:craft kit|craft kit, craft set, kids craft box, diy kit, creative kit|rainy day, gift, children's party, glue, scissors
thing:craft paper|craft paper, construction paper, coloured card, tissue paper, origami paper, crepe paper|craft, school, glue stick, scissors
thing:scrapbook|scrapbook, scrapbooking supplies, photo corners, washi tape, scrapbook paper|photo album, stickers, cardmaking, journal
thing:rubber stamp|rubber stamp, stamp set, ink pad, stamp pad, craft punch|cardmaking, scrapbook, children, ink
thing:craft beads|craft beads, beads, bead set, glass beads, jewellery making kit, friendship bracelet kit|string, elastic cord, clasp, craft kit
thing:fuse beads|fuse beads, iron-on beads, hama beads, perler beads, melting beads|pegboard, ironing paper, children's craft
thing:knitting wool|knitting wool, yarn, knitting yarn, ball of wool, crochet yarn|knitting needles, merino, cotton, skein, needle size
thing:knitting needles (2)|knitting needles, circular needles, crochet hook, knitting set, crochet kit|yarn, bamboo, mm size, knitting
thing:sewing machine (2)|sewing machine, overlocker, serger, kids sewing machine|sewing thread, presser foot, fabric, bobbin
thing:sewing kit (2)|sewing kit, sewing thread, sewing needle, pins, haberdashery, notions|button, zip, repair clothes, scissors
thing:sewing fabric|sewing fabric, fabric by the metre, cotton fabric, dressmaking fabric, fabric by the yard|sewing machine, patchwork, width, pattern
thing:sewing pattern (2)|sewing pattern, dressmaking pattern, paper pattern, knitting pattern|fabric, sizes, instructions, download
thing:embroidery kit (2)|embroidery kit, cross stitch kit, embroidery floss, embroidery hoop, stranded cotton|aida fabric, needle, hobby, pattern
thing:macrame cord|macrame cord, macrame kit, macrame yarn, rattan weaving, weaving loom, tufting|wall hanging, cotton, craft kit
thing:felt|felt, craft felt, felting wool, pom poms, pipe cleaners, googly eyes, feathers|children's craft, craft kit, glue
thing:candle making kit (2)|candle making kit, soap making kit, soy wax, candle wicks, casting mould, epoxy resin|diy gift, fragrance oil, hobby
thing:hot glue gun|hot glue gun, glue gun, glue sticks for gun, hot melt gun|craft, diy, decoration
thing:cutting mat|cutting mat, craft knife, rotary cutter, cutting plotter, cricut|scrapbook, vinyl, patchwork, paper
thing:face paint|face paint, face painting kit, body paint, carnival make-up|carnival, children's party, costume, skin-friendly
thing:hair brush|hair brush, hairbrush, comb, detangling brush|hair, tangles, long hair
thing:hair dryer (2)|hair dryer, hairdryer, blow dryer, hair straightener, curling iron, flat iron|watt, diffuser, styling, ceramic
thing:hair tie|hair tie, hair clip, scrunchie, hairband, barrette, hair slide|ponytail, girl, long hair
thing:soap (2)|soap, hand soap, shower gel, body wash, bar of soap|fragrance-free, dry skin, refill, bathroom
thing:body lotion|body lotion, body cream, hand cream, body butter, body oil|dry skin, moisturising, winter
thing:baby wipes|baby wipes, wet wipes, moist wipes, baby cream, nappy rash cream|nappy, changing table, sensitive skin
thing:eyeshadow|eyeshadow, blush, make-up palette, makeup set, make-up brush, kids make-up|make-up, powder, mirror, gift
thing:running shoe|running shoe, trainers for running, jogging shoe, road running shoe|jogging, marathon, cushioning, pronation, trail running shoe, insole
thing:trail running shoe|trail running shoe, trail shoe, off-road running shoe|running shoe, grip, mud, mountain running, hiking shoe
thing:track spikes|track spikes, running spikes, athletics spikes|athletics, sprint, running shoe, track and field
thing:running shirt|running shirt, running top, technical t-shirt, running tee|breathable, sweat, quick dry, sportswear
thing:running tights|running tights, running leggings, running pants|leggings, compression, sportswear, winter running
thing:running shorts|running shorts, split shorts, athletic shorts|running, summer, sportswear
thing:running jacket|running jacket, running windbreaker, jogging jacket|windproof, water-repellent, reflective, light jacket
thing:running sock|running sock, jogging sock, sports sock|blister, cushioning, breathable, compression sock
thing:compression sock|compression sock, compression stocking, calf sleeve, compression sleeve|recovery, calf, circulation, heavy legs, running sock
thing:running belt|running belt, waist pack for running, running pouch, race belt|carry phone, keys, gels, bum bag
thing:hydration vest|hydration vest, running vest, running backpack, trail vest|trail running, soft flask, hydration bladder, ultra
thing:hydration bladder|hydration bladder, water bladder, hydration reservoir, hydration pack|drinking tube, hiking, hydration vest, water bottle
thing:soft flask|soft flask, collapsible running flask, foldable bottle|hydration vest, trail running, water bottle
thing:sports watch|sports watch, gps watch, running watch, fitness watch|heart rate, smartwatch, tracker, distance, pace
thing:heart rate monitor|heart rate monitor, chest strap, heart rate strap, hrm|sports watch, pulse, training, bluetooth
thing:fitness tracker|fitness tracker, activity tracker, fitness band, step counter, pedometer|sports watch, sleep tracking, calories, heart rate
thing:stopwatch|stopwatch, sports timer, chronograph timer|lap time, coach, training
thing:phone armband|phone armband, running armband, sports armband|running, carry phone, running belt
thing:sweatband|sweatband, headband for sport, wristband, sports headband|sweat, tennis, running
thing:neck gaiter|neck gaiter, multifunctional scarf, neck tube, snood, buff|cold, ski, cycling, balaclava, face protection
thing:sports bra (2)|sports bra, running bra, high-impact bra, fitness bra|support, bounce, running, fitness, yoga
thing:tracksuit (2)|tracksuit, jogging suit, sweatsuit, training suit|sportswear, sweatpants, warm-up
thing:base layer|base layer, thermal underwear, thermals, long johns|merino, skiing, cold, layering, warm
thing:sports bag|sports bag, gym bag, duffel bag, holdall|gym, shoe compartment, wet compartment, backpack
thing:energy gel|energy gel, sports gel, carbohydrate gel|marathon, carbs, sports nutrition, energy bar
thing:energy bar|energy bar, sports bar, protein bar, granola bar|snack, sports nutrition, hiking, energy gel
thing:protein powder (2)|protein powder, whey, protein shake, whey protein|muscle building, sports nutrition, creatine, shaker
thing:electrolyte tablet|electrolyte tablet, isotonic drink, electrolyte powder, sports drink|cramp, hydration, sweat, marathon
thing:sports bottle|sports bottle, water bottle, drinking bottle, bidon|bottle cage, leakproof, bpa free, thermos
thing:shaker|shaker, protein shaker, shaker bottle, mixing cup|protein powder, gym, water bottle
thing:bicycle|bicycle, bike, cycle, pushbike|cycling, city bike, e-bike, mountain bike, road bike
thing:electric bike|electric bike, e-bike, ebike, pedelec, electric bicycle|motor, battery, range, pedal assist, charger
thing:mountain bike|mountain bike, mtb, all-terrain bike, hardtail, full suspension bike|trail, suspension fork, off-road, disc brake
thing:road bike|road bike, racing bike, road bicycle|drop bar, carbon, gravel bike, cycling jersey
thing:gravel bike|gravel bike, cyclocross bike, adventure bike|road bike, bikepacking, unpaved road, wide tyre
thing:city bike|city bike, dutch bike, town bike, commuter bike, urban bike|commuting, step-through, basket, mudguard, hub gear
thing:trekking bike|trekking bike, touring bike, hybrid bike|bike tour, pannier rack, pannier, long distance
thing:folding bike|folding bike, foldable bicycle, fold-up bike|train, commuting, small storage, camper
thing:cargo bike|cargo bike, cargo bicycle, freight bike, box bike, longtail|transport children, shopping, e-bike, bike trailer
thing:kids' bike|kids' bike, children's bike, child bicycle, youth bike|learn to ride, training wheels, balance bike, wheel size
thing:balance bike (2)|balance bike, running bike, strider, first bike without pedals|toddler, two year old, learn balance, kids' bike
thing:training wheels|training wheels, stabilisers, stabilizers for kids' bike|kids' bike, learn to ride
thing:bmx|bmx, bmx bike, freestyle bike|skatepark, tricks, teenager, dirt jump
thing:bicycle frame|bicycle frame, bike frame, frameset|frame size, aluminium, carbon, fork
thing:bike tyre|bike tyre, bicycle tyre, bike tire, bicycle tire|inner tube, puncture protection, inches, tubeless, 28 inch
thing:inner tube|inner tube, bike tube, bicycle inner tube, spare tube|valve, flat tyre, puncture repair kit, bike tyre
thing:bike valve|bike valve, presta valve, schrader valve, dunlop valve, valve adapter|inner tube, bike pump
thing:bike pump|bike pump, bicycle pump, floor pump, track pump, mini pump|inflate, tyre pressure, valve, co2 cartridge
thing:puncture repair kit|puncture repair kit, patch kit, tyre patches, flat repair kit|flat tyre, inner tube, tyre lever, rubber glue
thing:tyre lever|tyre lever, tire lever|puncture repair kit, inner tube, change tyre
thing:bike wheel|bike wheel, bicycle wheel, wheelset, front wheel, rear wheel|spoke, hub, rim, bike tyre
thing:spoke|spoke, bike spoke, spoke nipple|bike wheel, rim, spoke wrench
thing:bike saddle|bike saddle, bicycle seat, bike seat, saddle for bike|seatpost, saddle pain, gel cover, comfort
thing:seatpost|seatpost, seat post, dropper post, saddle post|bike saddle, seat clamp, suspension seatpost
thing:handlebar|handlebar, bike handlebar, handlebars, drop bar|stem, grips, bar tape, brake lever
thing:handlebar grip|handlebar grip, bike grips, bar grip, bar tape, handlebar tape|handlebar, ergonomic, numb hands
thing:bike stem|bike stem, handlebar stem|handlebar, headset, adjustable height
thing:bike pedal|bike pedal, bicycle pedals, flat pedal, platform pedal|crank, clipless pedal, non-slip, reflector
thing:clipless pedal|clipless pedal, click pedal, clip-in pedal, spd pedal|cycling shoe, cleat, road bike
thing:cycling shoe|cycling shoe, bike shoe, clipless shoe, mtb shoe|clipless pedal, cleat, overshoe
thing:bike chain|bike chain, bicycle chain, drive chain|cassette, chain oil, chain came off, derailleur, belt drive
thing:chain oil|chain oil, chain lube, bike lubricant, chain wax|squeaky chain, bike care, degreaser, rust
thing:cassette|cassette, sprocket cassette, freewheel, rear sprocket|derailleur, bike chain, gears, 11-speed
thing:derailleur|derailleur, rear derailleur, front mech, rear mech, gear shifter|gears, cassette, hub gear, gear cable
thing:hub gear|hub gear, internal gear hub, gear hub|city bike, low maintenance, gears, belt drive
thing:crankset|crankset, chainring, bottom bracket|bike chain, pedal, crank creaks
thing:brake pad|brake pad, bike brake pads, brake shoe, brake block|disc brake, rim brake, worn brakes, squealing
thing:disc brake|disc brake, hydraulic brake, brake rotor, brake disc|brake pad, bleed brakes, rim brake, brake lever
thing:rim brake|rim brake, v-brake, caliper brake, cantilever brake|brake pad, brake cable, disc brake
thing:brake cable|brake cable, gear cable, bowden cable, shift cable|brake lever, gears, brakes not working
thing:suspension fork|suspension fork, bike fork, front fork|mountain bike, shock absorber, lockout, travel
thing:bike light|bike light, bicycle light, bike lamp, headlight for bike, rear bike light|visibility, dark, dynamo, rechargeable usb, road legal, lux
thing:bike dynamo|bike dynamo, hub dynamo, bottle dynamo|bike light, no battery
thing:reflector|reflector, bike reflector, spoke reflector, cat's eye|visibility, reflective, bike light, hi-vis vest
thing:mudguard|mudguard, fender, bike fender, splash guard|rain, wet back, city bike, splash
thing:pannier rack|pannier rack, bike rack carrier, luggage rack, rear rack|pannier, carry load, bungee strap
thing:pannier|pannier, bike pannier, pannier bag, saddlebag, bike bag|pannier rack, bikepacking, waterproof, commuting
thing:handlebar bag|handlebar bag, frame bag, top tube bag, bikepacking bag|pannier, bike tour, phone mount
thing:bike basket|bike basket, bicycle basket, handlebar basket, front basket|shopping, city bike, dog, wicker
thing:bike child seat|bike child seat, child bike seat, kid's seat for bicycle, baby bike seat|toddler, helmet, front or rear mounting, bike trailer
thing:bike trailer|bike trailer, child bike trailer, cargo trailer for bike, bicycle trailer|transport children, dog, cargo bike, hitch
thing:car bike rack|car bike rack, bike carrier, towbar bike rack, roof bike carrier|car, tow bar, holiday, e-bike weight
thing:bike stand|bike stand, kickstand, side stand, bike parking stand|park bike, wall mount for bike, repair stand
thing:bike wall mount|bike wall mount, bicycle hook, bike hanger, bike storage rack|garage, small storage, bike stand
thing:bike lock|bike lock, bicycle lock, d-lock, u-lock, chain lock, folding lock, cable lock|theft, security level, key, combination lock, insurance
thing:bike bell|bike bell, bicycle bell, bike horn|handlebar, kids' bike, warning
thing:bike mirror|bike mirror, handlebar mirror, bicycle rear-view mirror|e-bike, safety, handlebar
thing:bike computer|bike computer, cycle computer, bike gps, bike speedometer|speed, distance, route, cadence sensor
thing:bike phone mount|bike phone mount, phone holder for bike, handlebar phone holder|navigation, handlebar, waterproof case
thing:bottle cage|bottle cage, bottle holder for bike, water bottle holder|water bottle, frame, road bike
thing:bike multitool|bike multitool, bike tool, bicycle tool set, repair stand, chain tool|repair, allen key, puncture repair kit, workshop
thing:bike cover|bike cover, bicycle cover, rain cover for bike|rain, rust, outdoor storage, waterproof
thing:e-bike battery|e-bike battery, ebike battery, electric bike battery, replacement battery for e-bike|range, charger, watt hour, electric bike
thing:turbo trainer|turbo trainer, bike trainer, indoor trainer, roller trainer, smart trainer|indoor training, winter, road bike, exercise bike
thing:bike helmet|bike helmet, cycle helmet, bicycle helmet, cycling helmet|head protection, head circumference, safety, mips
thing:cycling jersey (2)|cycling jersey, bike jersey, cycle top|back pockets, zip, breathable, bib shorts
thing:cycling shorts (2)|cycling shorts, bib shorts, padded shorts, bike shorts, cycling tights|chamois pad, saddle pain, cycling jersey
thing:cycling glove|cycling glove, bike glove, fingerless cycling gloves, mtb glove|gel padding, cold hands, numb hands, grip
thing:cycling glasses|cycling glasses, sports sunglasses, sport glasses, bike glasses|wind, insects, uv protection, photochromic
thing:cycling rain jacket|cycling rain jacket, bike poncho, rain cape, overshoe, rain trousers for cycling|rain, waterproof, commuting, reflective
thing:kick scooter|kick scooter, kids' scooter, push scooter, stunt scooter|kids, wheels, skatepark, electric scooter
thing:electric scooter|electric scooter, e-scooter, escooter, electric kick scooter|commuting, range, battery, road legal, kick scooter
thing:skateboard|skateboard, skate board, cruiser board|longboard, deck, trucks, wheels, skatepark, protective pads
thing:longboard|longboard, long skateboard, dancing longboard|skateboard, cruising, downhill
thing:inline skates|inline skates, rollerblades, roller blades|roller skates, protective pads, helmet, wheels
thing:roller skates|roller skates, quad skates, rollerskates|inline skates, disco, kids, knee pads
thing:ice skates|ice skates, figure skates, hockey skates, ice skate|ice rink, blade sharpening, winter
thing:knee pads (2)|knee pads, elbow pads, protective pads, wrist guards, pad set|inline skates, skateboard, volleyball, fall, injury
thing:swimsuit (2)|swimsuit, swimming costume, bathing suit, one-piece swimsuit, swimwear|swimming, beach, pool, chlorine resistant, bikini
thing:bikini (2)|bikini, two-piece swimsuit, tankini, bikini set|beach, swimsuit, summer holiday
thing:swim trunks (2)|swim trunks, swimming shorts, board shorts, swim shorts, swim briefs|swimming, beach, pool, men
thing:swimming goggles (2)|swimming goggles, swim goggles, pool goggles|anti-fog, uv protection, chlorine, diving mask
thing:swimming cap|swimming cap, swim cap, bathing cap|silicone, long hair, pool rules
thing:armbands|armbands, water wings, swim armbands, arm floats|learn to swim, toddler, inflatable, life jacket
thing:kickboard|kickboard, swim board, pull buoy, swim float, pool noodle|swimming training, learn to swim, aqua fitness
thing:swim ring (2)|swim ring, inflatable ring, pool float, lilo, air mattress for pool|beach, pool, inflatable, summer
thing:swim fins|swim fins, flippers, diving fins, training fins|snorkelling, diving, swimming training
thing:diving mask|diving mask, snorkel mask, scuba mask, full-face snorkel mask, dive mask|snorkel, anti-fog, sea, swim fins
thing:snorkel|snorkel, snorkelling set, snorkel set, snorkeling gear|diving mask, swim fins, holiday, sea
thing:wetsuit (2)|wetsuit, neoprene suit, surf suit, shorty wetsuit, dive suit|cold water, surfing, diving, triathlon
thing:water shoe|water shoe, aqua shoe, swim shoe, surf shoe, beach shoe|sharp stones, sea urchin, beach, flip-flops
thing:rash guard (2)|rash guard, rash vest, uv swim shirt, uv shirt, lycra top|sunburn, sun protection, surfing, kids, beach
thing:life jacket|life jacket, buoyancy aid, life vest, flotation vest, pfd|boat, kayak, sailing, drowning, newton rating
thing:surfboard|surfboard, softboard, surf board, shortboard|waves, leash, fin, surf wax, wetsuit
thing:bodyboard|bodyboard, boogie board, body board|waves, beach, kids, surfboard
thing:stand-up paddle board|stand-up paddle board, sup, sup board, paddleboard, inflatable paddle board|paddle, pump, lake, inflatable, leash
thing:kayak|kayak, canoe, inflatable kayak, sit-on-top kayak, canadian canoe|paddle, life jacket, river, lake, dry bag
thing:paddle for kayak|paddle for kayak, kayak paddle, sup paddle, oar|kayak, stand-up paddle board, inflatable boat
thing:inflatable boat|inflatable boat, dinghy, rubber boat, rubber dinghy, raft|oar, outboard motor, lake, fishing, life jacket
thing:dry bag|dry bag, waterproof bag, drybag, roll-top bag, dry sack|kayak, stand-up paddle board, keep clothes dry, camping
thing:windsurf board|windsurf board, windsurf sail, windsurfing gear, kite, kiteboard|wind, sea, harness, wetsuit
thing:water skis|water skis, wakeboard, towable tube, wake board|motorboat, tow rope, life jacket
thing:skis|skis, alpine skis, downhill skis, ski, piste skis|ski binding, ski boot, ski pole, snow, winter holiday
thing:cross-country skis|cross-country skis, nordic skis, xc skis, langlauf skis|wax, trail, cross-country ski boot, endurance
thing:touring skis|touring skis, ski touring set, climbing skins, ski skins, backcountry skis|avalanche transceiver, backcountry, mountain, ski binding
thing:ski boot|ski boot, alpine ski boot, ski boots|flex, foot pain, heated sock, boot bag, ski rental
thing:ski binding|ski binding, snowboard binding|skis, din setting, mounting
thing:ski pole|ski pole, ski poles|skis, pole length, basket for pole
thing:snowboard|snowboard, snow board, freeride snowboard|snowboard boot, ski binding, winter sports
thing:snowboard boot|snowboard boot, snowboard boots, boa snowboard boots|snowboard, boa lacing, warm feet
thing:ski jacket (2)|ski jacket, snowboard jacket, snow jacket|waterproof, insulated, warm, snow skirt, ski pants
thing:ski pants|ski pants, ski trousers, salopettes, snow pants, snowboard pants|ski jacket, waterproof, braces, snow
thing:snowsuit (2)|snowsuit, ski suit, kids' snowsuit, one-piece ski suit|toddler, kids, snow, waterproof
thing:ski helmet|ski helmet, snow helmet, snowboard helmet|head protection, visor, ski goggles, mandatory helmet
thing:ski goggles (2)|ski goggles, snow goggles, snowboard goggles|anti-fog, uv protection, mirrored lens, over glasses
thing:ski gloves (2)|ski gloves, ski mittens, snow gloves, winter sports gloves, ski mitts|cold hands, waterproof, heated gloves, snow
thing:ski sock|ski sock, ski socks, snowboard socks, heated sock|merino, cold feet, ski boot
thing:balaclava (2)|balaclava, ski mask, face mask for skiing, storm hood|cold, wind, neck gaiter, motorcycle
thing:ski bag|ski bag, ski sack, snowboard bag, ski boot bag|flight, travel, skis, wheels
thing:sledge|sledge, sled, toboggan, bobsleigh, sleigh|snow, kids, winter, sledging hill
thing:snowshoes|snowshoes, snow shoes, snowshoe|winter hiking, trekking poles, gaiters, snow
thing:avalanche transceiver|avalanche transceiver, avalanche beacon, avalanche probe, avalanche shovel, avalanche airbag|touring skis, freeride, off-piste, safety
thing:ski wax|ski wax, snowboard wax, waxing iron, edge sharpener, ski tuning kit|skis, ski service, glide, edges
thing:tennis racket|tennis racket, tennis racquet|string, grip size, tennis ball, overgrip, head size
thing:tennis ball|tennis ball, tennis balls|tennis racket, pressureless, ball can, dog toy
thing:racket string|racket string, tennis string, racquet strings, string reel|tennis racket, restringing, broken string, tension
thing:overgrip|overgrip, racket grip, grip tape, replacement grip|sweaty hands, tennis racket, badminton racket, padel
thing:tennis shoe|tennis shoe, court shoe, clay court shoe, indoor court shoe, padel shoe|non-marking sole, grip, gym hall, tennis racket
thing:racket bag|racket bag, tennis bag, racquet backpack|tennis racket, padel, sports bag
thing:badminton racket|badminton racket, badminton racquet, badminton set|shuttlecock, net, garden game
thing:shuttlecock|shuttlecock, birdie, badminton shuttle, feather shuttlecock|badminton racket, feather, nylon
thing:table tennis bat|table tennis bat, ping pong paddle, ping pong racket, table tennis racket|table tennis table, rubber, blade
thing:table tennis table|table tennis table, ping pong table, table tennis net, ping pong ball|outdoor, foldable, garden game, table tennis bat
thing:padel racket|padel racket, padel bat, padel racquet|padel ball, court, overgrip, tennis racket
thing:squash racket|squash racket, squash racquet, squash ball|indoor court shoe, protective glasses, racket string
thing:golf club|golf club, golf clubs, golf set, putter|golf ball, golf bag, golf glove, tee, beginner set
thing:golf ball|golf ball, golf tee, golf balls, lake balls|golf club, distance, practice
thing:golf bag|golf bag, golf trolley, golf cart bag, stand bag|golf club, waterproof, electric trolley
thing:dumbbell|dumbbell, dumbbells, hand weights, free weights, adjustable dumbbell|strength training, weight plate, home gym, kettlebell
thing:barbell|barbell, weight bar, olympic bar, curl bar, ez bar|weight plate, squat rack, weight bench, collar clip
thing:weight plate|weight plate, weight disc, bumper plate|barbell, cast iron, kg, home gym
thing:kettlebell|kettlebell, kettle bell, girya|dumbbell, crossfit, strength training, swing
thing:weight bench|weight bench, workout bench, bench press bench, incline bench|barbell, dumbbell, foldable, home gym, squat rack
thing:home gym|home gym, multi gym, power rack, squat rack, weight machine, cable machine|strength training, weight plate, barbell
thing:pull-up bar|pull-up bar, chin-up bar, door bar, doorway pull-up bar|no drilling, back muscles, calisthenics, home gym
thing:treadmill|treadmill, running machine, walking pad, under-desk treadmill|home gym, foldable, incline, indoor running
thing:exercise bike|exercise bike, stationary bike, spin bike, indoor bike, ergometer|cardio, resistance level, turbo trainer, lose weight
thing:cross trainer|cross trainer, elliptical trainer, elliptical, elliptical machine|cardio, joint-friendly, exercise bike, home gym
thing:rowing machine|rowing machine, rower, indoor rower|full body workout, cardio, water resistance, foldable
thing:resistance band|resistance band, exercise band, fitness band loop, elastic band for training, theraband|physiotherapy, home workout, stretching, glutes
thing:suspension trainer|suspension trainer, sling trainer, trx, gymnastic rings|bodyweight, home workout, calisthenics
thing:skipping rope (2)|skipping rope, jump rope, speed rope|cardio, boxing, kids, home workout
thing:exercise ball|exercise ball, gym ball, swiss ball, stability ball, yoga ball|back pain, pregnancy, core, pump
thing:medicine ball|medicine ball, slam ball, weighted ball|crossfit, strength training, throw
thing:yoga mat|yoga mat, exercise mat, gym mat, fitness mat, pilates mat|non-slip, thickness, natural rubber, yoga block, home workout
thing:yoga block|yoga block, yoga strap, yoga bolster, meditation cushion, yoga brick|yoga mat, stretching, cork, pilates
thing:foam roller|foam roller, fascia roller, massage roller, massage ball|sore muscles, recovery, tension, massage gun
thing:massage gun|massage gun, percussion massager, muscle gun|sore muscles, recovery, foam roller
thing:push-up handles|push-up handles, push-up bar, ab roller, ab wheel, parallettes|core, abs, home workout
thing:weightlifting belt|weightlifting belt, lifting belt, wrist wraps, lifting straps, gym gloves|barbell, back support, grip, calluses
thing:ankle weights|ankle weights, wrist weights, weighted vest, weight vest|strength training, running, home workout
thing:mini trampoline|mini trampoline, rebounder, fitness trampoline, trampoline|safety net, kids, garden, jumping fitness
thing:aerobic step|aerobic step, stepper, balance board, wobble board, step platform|legs, balance training, physiotherapy, cardio
thing:boxing glove|boxing glove, boxing gloves, mma gloves, bag gloves, hand wraps|punching bag, ounces, sparring, mouthguard
thing:punching bag|punching bag, boxing bag, punch bag, heavy bag, focus mitts|boxing glove, ceiling bracket, martial arts
thing:mouthguard|mouthguard, gum shield, sports mouthpiece, mouth guard|boxing, rugby, hockey, teeth
thing:judo suit|judo suit, karate suit, martial arts uniform, kimono gi, karate belt|martial arts, cotton, kids, boxing
thing:football|football, soccer ball, match ball, training football|football boots, football goal, size 5, ball pump, team sports
thing:football boots (2)|football boots, soccer cleats, soccer shoes, cleats, studded boots|firm ground, artificial turf, studs, futsal
thing:shin guards|shin guards, shin pads|football, hockey, football sock, injury
thing:football shirt (2)|football shirt, soccer jersey, football kit, team jersey, fan shirt|club, name printing, fan, kids, football sock
thing:football goal|football goal, soccer goal, mini goal, goal net|garden, kids, football, goalkeeper gloves
thing:goalkeeper gloves|goalkeeper gloves, goalie gloves, keeper gloves|football, grip, finger protection
thing:basketball|basketball, basket ball, indoor basketball|basketball hoop, size 7, basketball shoes
thing:basketball hoop|basketball hoop, basketball stand, basketball net, backboard|garden, adjustable height, basketball
thing:basketball shoes|basketball shoes, indoor sports shoes, handball shoes, volleyball shoes|non-marking sole, ankle support, gym hall
thing:volleyball|volleyball, beach volleyball, volleyball net|knee pads, beach, garden game
thing:handball|handball, handball ball|resin, size 2, team sports, indoor sports shoes
thing:rugby ball|rugby ball, american football, rugby headguard, scrum cap|mouthguard, team sports, shoulder pads
thing:field hockey stick|field hockey stick, hockey stick, ice hockey stick, floorball stick, hockey puck|shin guards, mouthguard, ice skates, hockey ball
thing:baseball bat|baseball bat, baseball glove, baseball, softball bat|softball, catcher, helmet, team sports
thing:cricket bat|cricket bat, cricket ball, cricket pads|helmet, batting gloves, willow, team sports
thing:ball pump|ball pump, ball needle, needle adapter|football, basketball, inflate, bike pump
thing:training cones|training cones, marker cones, agility ladder, training bibs, referee whistle|coach, football, team sports, school sport
thing:darts|darts, dartboard, dart set, dart flights, electronic dartboard|steel tip, soft tip, surround, pub game
thing:pool table|pool table, billiard table, snooker table, pool cue, billiard cue|games room, chalk, balls, table football
thing:boules|boules, petanque set, bocce set, petanque balls|garden game, camping, park, summer
thing:frisbee|frisbee, flying disc, disc golf disc, throwing disc|beach, park, dog, garden game
thing:archery bow|archery bow, bow and arrow, recurve bow, compound bow, archery target|arrow, quiver, finger tab, outdoor
thing:fishing rod|fishing rod, fishing pole, telescopic rod, spinning rod, fly rod|fishing reel, fishing line, lure, carp, trout, angler
thing:fishing reel|fishing reel, spinning reel, baitcaster, fly reel|fishing rod, fishing line, gear ratio, drag
thing:fishing line|fishing line, braided line, monofilament, fluorocarbon line|fishing reel, breaking strain, fish hook
thing:fishing lure|fishing lure, wobbler, spinner lure, soft bait, fishing bait, fly for fishing|pike, perch, trout, fish hook, tackle box
thing:fish hook|fish hook, fishing hook, float for fishing, sinker, fishing weight, swivel|fishing line, lure, fishing rod, tackle box
thing:landing net|landing net, fishing net, keepnet, dip net|fishing rod, carp, kids by the sea
thing:tackle box|tackle box, fishing box, fishing bag, rod holder, bite alarm, rod pod|lure, fish hook, carp, fishing chair
thing:waders|waders, chest waders, fishing waders, fishing boots|waterproof, river, fly fishing, rubber boot
thing:riding helmet|riding helmet, horse riding helmet, equestrian helmet, riding hat|horse, head protection, fall, body protector
thing:riding boots|riding boots, jodhpur boots, paddock boots, half chaps, equestrian boots|horse, leather, stable, riding breeches
thing:riding breeches|riding breeches, jodhpurs, riding leggings, riding tights|full seat, grip, horse riding, kids
thing:horse saddle|horse saddle, saddle pad, saddle cloth, girth, stirrup|horse, bridle, leather, tack room
thing:bridle|bridle, halter for horse, head collar, reins, lead rope for horse|horse, tack, leather, lunge line
thing:horse blanket|horse blanket, horse rug, turnout rug, stable rug, fly rug, fly mask|horse, winter, waterproof, denier, flies
thing:riding crop|riding crop, riding whip, dressage whip, lunge whip, spurs|horse riding, dressage, training
thing:horse grooming kit|horse grooming kit, curry comb, hoof pick, horse brush, mane comb|horse, stable, mane, hoof care
thing:riding body protector|riding body protector, riding vest, riding airbag vest, back protector|fall, riding helmet, ski back protection, safety
thing:climbing rope|climbing rope, dynamic rope, static rope, accessory cord|climbing harness, belay device, half rope, rope bag, uiaa
thing:climbing harness|climbing harness, sit harness, rock climbing harness|climbing rope, belay device, via ferrata set, kids
thing:climbing shoe|climbing shoe, rock shoe, bouldering shoe|bouldering, climbing gym, tight fit, rubber sole
thing:carabiner (2)|carabiner, karabiner, quickdraw, locking carabiner, snap hook|climbing rope, climbing harness, kn, keyring
thing:belay device|belay device, grigri, tube belay, descender, abseil device|climbing rope, carabiner, climbing harness
thing:chalk bag|chalk bag, climbing chalk, liquid chalk, magnesium for climbing, crash pad|sweaty hands, bouldering, grip, weightlifting
thing:climbing helmet|climbing helmet, mountaineering helmet, via ferrata set, ferrata lanyard|falling rocks, climbing harness, mountain, safety
thing:ice axe|ice axe, crampons, micro spikes, ice cleats, ice screw|glacier, mountaineering, icy path, snow, grip
thing:tent|tent, camping tent, dome tent, family tent, tunnel tent, pop-up tent, trekking tent|camping, sleeping bag, tent peg, water column, number of people, groundsheet
thing:tent peg|tent peg, tent stake, guy rope, guy line, tent pole|tent, mallet, storm, awning
thing:groundsheet|groundsheet, footprint tent, tarp, tarpaulin shelter, rain fly|tent, damp ground, rain shelter, camping
thing:awning for caravan|awning for caravan, camper awning, camping gazebo, caravan porch, sun canopy|campervan, shade, camping, tent
thing:sleeping bag|sleeping bag, mummy bag, down sleeping bag, summer sleeping bag|comfort temperature, sleeping mat, cold nights, tent, camping
thing:sleeping bag liner|sleeping bag liner, travel sheet, silk liner|mountain hut, hostel, hygiene, silk, sleeping bag
thing:sleeping mat|sleeping mat, sleeping pad, camping mat, self-inflating mat, roll mat, camping mattress|r-value, sleeping bag, tent, hard floor, pump
thing:air bed (2)|air bed, inflatable mattress, airbed, camp bed, camping cot, folding bed|guest bed, air pump, camping, sleeping mat
thing:camping pillow|camping pillow, travel pillow inflatable, inflatable pillow|sleeping bag, tent, neck pillow, light weight
thing:hammock (2)|hammock, camping hammock, hammock stand|garden, tree straps, mosquito net, relax
thing:camping chair|camping chair, folding chair, camp stool, director chair, fishing chair|camping table, cup holder, beach, garden
thing:camping table|camping table, folding table, roll-up table, picnic table foldable|camping chair, picnic, aluminium, campervan
thing:camping stove|camping stove, gas stove camping, camp cooker, portable stove, spirit burner|gas cartridge, camping cookware, boil water, wind shield
thing:gas cartridge|gas cartridge, gas canister, camping gas, butane cartridge|camping stove, butane, propane, cannot be shipped by air
thing:camping cookware|camping cookware, mess kit, camping pot, camp pan, camping cutlery, spork|camping stove, titanium, stackable, enamel mug
thing:camping food|camping food, freeze-dried meal, trekking meal, outdoor food, dehydrated meal|camping stove, hiking, energy bar, long shelf life
thing:cool box (2)|cool box, cooler, cool bag, ice chest, electric cool box, esky|ice pack, picnic, beach, 12v, keep drinks cold
thing:head torch|head torch, headlamp, head lamp, head light torch|lumens, rechargeable, running in the dark, camping, hands-free
thing:camping lantern|camping lantern, camping lamp, tent light, camping light|head torch, rechargeable, power cut, tent
thing:portable toilet|portable toilet, camping toilet, chemical toilet, porta potti|campervan, toilet fluid, caravan, festival
thing:camping shower|camping shower, solar shower, portable shower, jerry can, water canister|campervan, water supply, outdoor, hygiene
thing:mosquito net for travel|mosquito net for travel, tent mosquito net, bed net, head net|insects, tropics, hammock, insect repellent
thing:hiking boot|hiking boot, walking boot, hiking shoe, trekking boot, mountain boot|ankle support, waterproof, blister, hiking sock, grip, resole
thing:hiking sandal|hiking sandal, trekking sandal, outdoor sandal, walking sandal|summer, river crossing, velcro, hiking boot
thing:hiking sock|hiking sock, walking sock, trekking sock, boot sock|merino, blister, hiking boot, cushioning
thing:hiking trousers (2)|hiking trousers, hiking pants, walking trousers, zip-off trousers, trekking pants|quick dry, stretch, pockets, ticks, rain trousers
thing:hardshell jacket|hardshell jacket, waterproof outdoor jacket, hiking jacket, rain shell, gore-tex jacket|waterproof, breathable, rain, water column, softshell
thing:rain trousers (2)|rain trousers, rain pants, waterproof trousers, overtrousers|rain, cycling, hiking, waterproof
thing:softshell jacket (2)|softshell jacket, softshell, outdoor softshell|windproof, stretch, hiking, fleece, hardshell jacket
thing:fleece jacket (2)|fleece jacket, fleece, polar fleece, fleece pullover|warm, mid layer, hiking, softshell jacket
thing:down jacket (2)|down jacket, puffer jacket, insulated jacket, quilted jacket|warm, winter, fill power, packable, light weight
thing:hiking backpack|hiking backpack, trekking backpack, rucksack, daypack, hiking pack|litres, hip belt, rain cover, hydration bladder, back system
thing:backpack rain cover|backpack rain cover, rucksack cover, rain cover for backpack|hiking backpack, rain, waterproof
thing:baby carrier backpack|baby carrier backpack, child carrier for hiking, hiking baby carrier|hiking with toddler, sun canopy, hip belt
thing:trekking poles|trekking poles, hiking poles, walking poles, nordic walking poles|knee pain, foldable, carbon, cork handle, downhill
thing:gaiters|gaiters, hiking gaiters, snow gaiters, trail gaiters|snow, mud, snowshoes, stones in shoe, ticks
thing:compass|compass, orienteering compass, hiking compass|hiking map, navigation, orienteering
thing:hiking map|hiking map, walking map, trail map, topographic map, map case|compass, route, hiking guide, outdoor gps
thing:outdoor gps|outdoor gps, handheld gps, hiking gps, gps device|navigation, sports watch, geocaching, satellite messenger
thing:pocket knife (2)|pocket knife, multitool, swiss army knife, outdoor knife, folding knife|camping, blade, age restriction, survival
thing:water filter for hiking|water filter for hiking, portable water filter, water purifier bottle, water purification tablets|drinking water, stream, bacteria, travel, survival
thing:fire starter|fire starter, fire steel, ferro rod, firelighter outdoor, paracord, emergency blanket|survival, bushcraft, campfire, first aid kit
thing:binoculars|binoculars, field glasses, spotting scope, monocular|birdwatching, magnification, hunting, hiking
thing:knife|knife|
thing:hose|hose|
thing:nail|nail|
thing:scooter|scooter|
thing:bib|bib|
thing:goggles|goggles|
thing:lens|lens|
thing:detergent|detergent|
thing:plaster|plaster|
thing:hair straightener|hair straightener, straightener|
thing:microscope|microscope|
thing:wooden train|wooden train|
thing:train|train|
thing:canvas|canvas|
thing:brush|brush|
thing:door handle|door handle|
thing:filing cabinet|filing cabinet|
thing:primer|primer|
thing:rose|rose|
thing:bait|bait|
thing:inverter|inverter|
thing:tutu|tutu|
thing:walking stick|walking stick|
thing:crutches|crutches|
thing:blood pressure monitor|blood pressure monitor|
thing:syringe|syringe|
thing:thread|thread|
thing:mouse|mouse|
thing:pocket watch|pocket watch|
thing:diving watch|diving watch, diver's watch, dive watch|
thing:shower tray|shower tray|
thing:bag|bag|
thing:ball|ball|
thing:balm|balm|
thing:barrel|barrel|
thing:bell|bell|
thing:badge|badge|
thing:binder|binder|
thing:body protector|body protector|
thing:bottle|bottle|
thing:bow|bow|
thing:brake|brake|
thing:cabinet|cabinet|
thing:cable|cable|
thing:cage|cage|
thing:card|card|
thing:castle|castle|
thing:chain|chain|
thing:chisel|chisel|
thing:cummerbund|cummerbund|
thing:drum|drum|
thing:engine|engine|
thing:egg box|egg box|
thing:espresso cup|espresso cup|
thing:firelighters|firelighters|
thing:fireguard|fireguard|
thing:flash|flash|
thing:food|food|
thing:fruit|fruit|
thing:gate|gate|
thing:grass|grass|
thing:hedge|hedge|
thing:heart|heart|
thing:helium|helium|
thing:helmet|helmet|
thing:honey jar|honey jar|
thing:incubator|incubator|
thing:jar|jar|
thing:kennel|kennel|
thing:key|key|
thing:leash|leash|
thing:litter|litter|
thing:log basket|log basket|
thing:lotion|lotion|
thing:lure|lure|
thing:mask|mask|
thing:moon|moon|
thing:star|star|
thing:needle|needle|
thing:oil|oil|
thing:pedal|pedal|
thing:pellets|pellets|
thing:place cards|place cards|
thing:powder|powder|
thing:rack|rack|
thing:racket|racket|
thing:reel|reel|
thing:rod|rod|
thing:scale|scale|
thing:screen|screen|
thing:skate|skate|
thing:stencil|stencil|
thing:stove pipe|stove pipe|
thing:tank|tank|
thing:thermos|thermos|
thing:timer|timer|
thing:tractor|tractor|
thing:truck|truck, lorry|
thing:airplane|airplane, plane, aeroplane|
thing:rocket|rocket|
thing:robot|robot|
thing:trailer hitch|trailer hitch|
thing:tube|tube|
thing:tyre pressure gauge|tyre pressure gauge|
thing:valve|valve|
thing:vacuum bag|vacuum bag|
thing:vegetable|vegetable|
thing:wiper|wiper|
thing:amp|amp|
thing:bass guitar|bass guitar|
thing:ashtray|ashtray|
thing:bee hive|bee hive|
thing:ash vacuum|ash vacuum|
thing:grooming brush|grooming brush|
thing:motorcycle jacket|motorcycle jacket|
thing:elephant|elephant|
thing:lion|lion|
thing:tiger|tiger|
thing:bear|bear|
thing:bird|bird|
thing:butterfly|butterfly|
thing:cow|cow|
thing:dinosaur|dinosaur|
thing:dolphin|dolphin|
thing:dragon|dragon|
thing:duck|duck|
thing:fox|fox|
thing:frog|frog|
thing:giraffe|giraffe|
thing:monkey|monkey|
thing:owl|owl|
thing:penguin|penguin|
thing:pig|pig|
thing:pirate|pirate|
thing:princess|princess|
thing:rabbit|rabbit, bunny|
thing:shark|shark|
thing:sheep|sheep|
thing:skull|skull|
thing:turtle|turtle|
thing:unicorn|unicorn|
thing:walrus|walrus|
thing:whale|whale|
thing:goggles (2)|goggles|
thing:lens (2)|lens|
thing:brush (2)|brush|
thing:bell (2)|bell|
thing:bow (2)|bow|
thing:rack (2)|rack|
thing:rod (2)|rod|
thing:reel (2)|reel|
thing:tube (2)|tube|
thing:food (2)|food|
thing:powder (2)|powder|
thing:bag (2)|bag|
`;
