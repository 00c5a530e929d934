/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|leverans, frakt, hemkörning, försändelse
service:delivery cost|fraktkostnad, fraktavgift, porto, leveranskostnad
service:free delivery|fri frakt, fraktfritt, gratis leverans
service:free shipping threshold|gräns för fri frakt, fri frakt över, handla för minst
service:minimum order|minsta ordervärde, minimibelopp, minsta beställning
service:order value|ordervärde, varukorgens värde, totalsumma
service:delivery time|leveranstid, hur lång leverans, frakttid
service:delivery date|leveransdatum, beräknad leverans, ankomstdag
service:express delivery|expressleverans, snabbfrakt, leverans nästa dag
service:same day delivery|leverans samma dag, samma kväll, budfrakt idag
service:standard delivery|standardleverans, vanlig frakt, normal leverans
service:cut-off time|sista beställningstid, beställ före, stopptid
service:delivery slot|leveransfönster, tidslucka, leveransdag
service:evening delivery|kvällsleverans, lördagsleverans, helgleverans
service:click and collect|hämta i butik, klicka och hämta, click and collect, upphämtning
service:ready for collection|redo att hämtas, hämtningsavisering, klar för upphämtning
service:reserve|reservera, reservation, lägga undan, paxa
service:parcel shop|ombud, utlämningsställe, postombud, paketombud
service:parcel locker|paketskåp, paketbox, instabox, paketautomat
service:parcel|paket, kolli, försändelse, låda
service:courier|bud, fraktbolag, transportör, budfirma
service:tracking|spårning, spåra, kollinummer, spårningsnummer
service:order status|orderstatus, status på beställning, hur går det med ordern
service:dispatch confirmation|leveransbekräftelse, utskicksmejl, leveransavisering
service:order confirmation|orderbekräftelse, bekräftelsemejl, beställningsbekräftelse
service:order number|ordernummer, beställningsnummer, referensnummer
service:order|order, beställning, köp, lägga en order
service:not at home|inte hemma, missad leverans, ingen hemma, bortrest
service:safe place|lämna utanför dörren, ställa av, säker plats, leverans utan kvittens
service:signature|underskrift, kvittens, signatur, rekommenderat brev
service:missing parcel|försvunnet paket, borttappat, inte kommit fram, ej mottaget
service:late delivery|försenad leverans, sen, fraktförsening, dröjsmål
service:damaged in transit|transportskada, trasig vid leverans, fraktskada, kom sönder
service:wrong item|fel vara, felleverans, fått fel, fel artikel
service:missing part|saknad del, fattas, ofullständig, något saknas
service:partial delivery|delleverans, delad order, flera paket, resten senare
service:combined shipping|samfrakt, slå ihop ordrar, skicka tillsammans
service:change order|ändra order, ändra beställning, lägga till vara
service:cancel order|avbeställa, avboka order, annullera, ångra beställning
service:change address|ändra adress, byta leveransadress, fel adress, flyttat
service:delivery address|leveransadress, fraktadress, annan leveransadress, fakturaadress
service:PO box|boxadress, postbox, leverera till jobbet
service:delivery area|leveransområde, vart levererar ni, levererar till
service:international shipping|internationell frakt, leverans utomlands, utlandsfrakt
service:abroad|utomlands, utlandet, utrikes, annat land
general:EU|eu, europeiska unionen, europa, eu-land
service:customs|tull, tullavgift, importskatt, förtullning
service:island delivery|leverans till öar, gotland, skärgården, glesbygd
service:surcharge|tilläggsavgift, extra avgift, påslag
service:bulky item|skrymmande, stor vara, otymplig, tung vara
service:freight delivery|godsfrakt, pallfrakt, speditör, styckegods
service:kerbside delivery|till tomtgräns, leverans till port, utanför dörren
service:upstairs delivery|inbärning, bära in, valfritt rum, uppför trappan
general:stairs|trappa, trappor, våning, hiss
service:own delivery|egen leverans, hemkörning, lokal leverans, vår egen bil
service:bike courier|cykelbud, klimatneutral frakt, grön leverans, lådcykelbud
service:packaging|förpackning, emballage, kartong, låda
service:discreet packaging|diskret förpackning, neutral kartong, anonym förpackning
service:delivery note|följesedel, packsedel, utan pris i paketet
service:refrigerated shipping|kyltransport, kylfrakt, obruten kylkedja
service:live plant shipping|frakt av växter, levande växter, skickas ej vid frost
service:dangerous goods|farligt gods, brandfarligt, får ej skickas med flyg
service:pickup only|endast hämtning, bara i butik, skickas ej
service:return|retur, returnera, skicka tillbaka, lämna tillbaka
service:return period|returtid, öppet köp, returfrist, bytestid
service:right of withdrawal|ångerrätt, ångra köp, ångerfrist
service:withdrawal form|ångerblankett, returblankett, returformulär
service:return label|returetikett, returfraktsedel, förbetald fraktsedel
service:returns portal|returportal, registrera retur, anmäla retur
service:return cost|returkostnad, returfrakt, returavgift, returporto
service:free returns|fri retur, gratis retur, kostnadsfri retur
service:return in store|retur i butik, lämna tillbaka i butik, återlämna i affären
service:return pickup|returhämtning, hämta retur, upphämtning av retur
service:non-returnable|återtas ej, ej returrätt, kan inte returneras
service:hygiene reasons|hygienskäl, hygienförsegling, plombering, bruten försegling
property:opened|öppnad, bruten förpackning, uppackad
property:original packaging|originalförpackning, originalkartong, etiketten kvar
property:unused|oanvänd, i nyskick, säljbart skick
property:worn|använd, buren, tvättad en gång, provad
service:loss of value|värdeminskning, avdrag, värdeavdrag
service:try at home|prova hemma, hemmaprov, testa hemma, provtid
service:exchange|byte, byta, byta storlek, bytesrätt
need:too small|för liten, för trång, passar inte, fel storlek
need:too big|för stor, för vid, för lång, fel storlek
need:don't like it|gillar den inte, inte som väntat, besviken, ångrar köpet
service:refund|återbetalning, pengarna tillbaka, få tillbaka pengar
service:money-back guarantee|nöjd-kund-garanti, pengarna tillbaka-garanti
service:original payment method|samma betalsätt, ursprungligt betalsätt, tillbaka på kortet
service:store credit|tillgodokvitto, tillgodohavande, kredit i butik
service:defective|trasig, defekt, sönder, fungerar inte
service:defect|fel, defekt, fabrikationsfel, brist
property:damaged|skadad, repig, sprucken, bucklig
service:complaint|reklamation, reklamera, klagomål
service:warranty|garanti, fabriksgaranti, garantiärende
service:statutory warranty|reklamationsrätt, konsumentköplagen, lagstadgad garanti
service:extended warranty|utökad garanti, trygghetsförsäkring, förlängd garanti, produktförsäkring
service:lifetime warranty|livstidsgaranti, garanti hela livet
property:wear and tear|slitage, normalt slitage, slitdel, förbrukningsdel
service:repair|reparation, lagning, laga, reparera
service:repair workshop|verkstad, serviceverkstad, servicecenter
service:after-sales service|eftermarknad, kundservice efter köp, service
service:cost estimate|kostnadsförslag, offert, prisförslag
service:spare part|reservdel, del, utbytesdel
service:replacement|ersättningsvara, ersätta, utbyte, ny vara
service:loan device|låneenhet, låneapparat, lånebil, lånecykel
service:maintenance|service, underhåll, genomgång, översyn
service:descaling|avkalkning, rengöringsservice, storrengöring
service:sharpening service|slipning, knivslipning, slipservice
service:alteration service|ändringsskrädderi, sy om, lägga upp, korta byxor
service:cutting service|kapning, kapa på mått, tillskärning, metervara
service:colour mixing|färgbrytning, bryta färg, blanda kulör, nyansering
service:stringing service|strängning, stränga racket, strängservice
service:ski service|skidservice, vallning, kantslipning, slipa skidor
service:battery replacement service|batteribyte, byta klockbatteri, byta batteri
service:while you wait|medan du väntar, direkt på plats
service:payment|betalning, betala, betalsätt, hur betalar man
service:credit card|kreditkort, kontokort, bankkort, visa
service:paypal|paypal, digital plånbok, e-plånbok
service:apple pay|apple pay, google pay, swish, mobilbetalning
service:twint|swish, trustly, direktbetalning
service:bank transfer|banköverföring, förskottsbetalning, bankgiro, plusgiro
service:pay by invoice|faktura, betala mot faktura, betala senare, klarna
service:instalments|delbetalning, avbetalning, månadsbetalning, finansiering
service:interest rate|ränta, räntefritt, effektiv ränta
service:credit check|kreditprövning, kreditkontroll, kreditvärdighet
service:cash on delivery|postförskott, betala vid leverans
service:cash|kontant, kontanter, cash, mynt
service:pay in store|betala i butik, betala vid hämtning, betala i kassan
service:direct debit|autogiro, direktdebitering, stående överföring
service:cheque|check, postväxel, postanvisning
service:holiday voucher payment|friskvårdsbidrag, rikskuponger, personalförmån
service:payment failed|betalning misslyckades, nekad betalning, kortet nekades
service:when am I charged|när dras pengarna, debitering, reserverat belopp
service:secure payment|säker betalning, kryptering, ssl
service:buyer protection|köpskydd, trygg e-handel, köparskydd
service:payment deadline|betalningsvillkor, förfallodag, dagar netto
service:payment reminder|betalningspåminnelse, påminnelse, inkasso, förseningsavgift
service:currency|valuta, växelkurs, betala i euro
service:deposit|handpenning, förskott, delbetalning i förväg
service:security deposit|deposition, pant, depositionsavgift
service:invoice|faktura, räkning, fakturakopia, momsfaktura
service:receipt|kvitto, köpbevis, kassakvitto
service:VAT|moms, mervärdesskatt, inklusive moms
service:VAT number|momsnummer, momsregistreringsnummer, organisationsnummer
service:tax-free shopping|tax free, momsåterbäring, taxfree
service:business customer|företagskund, företagsköp, b2b
service:wholesale|grossist, återförsäljare, partihandel
service:bulk order|storköp, större beställning, mängdrabatt, volymrabatt
service:school order|skola, förskola, kommun, offentlig sektor
service:club discount|föreningsrabatt, grupprabatt, förening, idrottsklubb
service:student discount|studentrabatt, mecenat, studentkort, ungdomsrabatt
service:senior discount|pensionärsrabatt, seniorrabatt
service:teacher discount|lärarrabatt, personalrabatt, vårdrabatt
service:discount|rabatt, prissänkning, avdrag, prisnedsättning
service:sale|rea, utförsäljning, kampanj, erbjudande
property:reduced|nedsatt, på rea, rabatterad, extrapris
service:voucher code|rabattkod, kampanjkod, värdekod, kupong
need:voucher doesn't work|koden funkar inte, ogiltig kod, kod godkänns inte
service:cannot be combined|kan inte kombineras, kombinera rabatter, gäller ej andra erbjudanden
service:gift card|presentkort, gåvokort, värdekort
service:gift card balance|presentkortssaldo, saldo, hur mycket är kvar
service:validity|giltighet, giltig till, giltighetstid, går ut
action:redeem|lösa in, använda presentkort, ange kod
service:cash out voucher|få presentkort i pengar, växla in presentkort
service:lost gift card|borttappat presentkort, stulet presentkort
service:loyalty programme|bonusprogram, kundklubb, bonuspoäng, medlemskort
service:stamp card|stämpelkort, klippkort, var tionde gratis
service:birthday discount|födelsedagsrabatt, födelsedagscheck
service:refer a friend|värva en vän, rekommendera vän, värvningsbonus
service:price match|prisgaranti, prismatch, lägsta pris
service:welcome discount|välkomstrabatt, rabatt på första köpet, ny kund
service:newsletter|nyhetsbrev, mejllista, utskick
action:unsubscribe|avprenumerera, avsluta nyhetsbrev, slippa reklam
service:customer account|kundkonto, mina sidor, konto, profil
service:login|inloggning, logga in, kan inte logga in
service:password|lösenord, glömt lösenord, återställa lösenord
service:guest order|handla som gäst, utan konto, utan registrering
action:delete account|radera konto, ta bort konto, avsluta konto
service:order history|orderhistorik, tidigare köp, gamla beställningar
service:privacy|integritet, personuppgifter, gdpr, dataskydd
service:cookie|cookies, kakor, cookieinställningar
service:terms and conditions|köpvillkor, allmänna villkor, leveransvillkor
service:legal notice|företagsinformation, om oss, bolagsuppgifter
service:dispute resolution|tvistlösning, arn, konsumentverket, allmänna reklamationsnämnden
service:customer service|kundtjänst, kundservice, support
service:contact|kontakt, kontakta, nå er, kontaktformulär
service:phone number|telefonnummer, telefon, ringa
service:email|mejl, e-post, mail, mejladress
service:live chat|chatt, livechatt, sms, whatsapp
service:response time|svarstid, hur snabbt svarar ni, inget svar
service:callback|ring upp, bli uppringd, återuppringning
service:advice|rådgivning, råd, personlig hjälp, expertråd
service:video consultation|videorådgivning, videosamtal, digital rådgivning
service:appointment|tidsbokning, boka tid, tid, möte
service:walk-in|drop-in, utan tidsbokning, titta in
service:fitting|provning, prova, provrum, provhytt
service:measuring service|måttagning, mäta hemma, mätservice, fotmätning
service:test ride|provtur, provkörning, demonstration, testa i butik
service:shop|butik, affär, fysisk butik, filial
service:showroom|showroom, utställning, se på plats
service:address|adress, läge, var ligger ni, vägbeskrivning
service:opening hours|öppettider, öppettid, när har ni öppet
property:open|öppet, öppen, har öppet
property:closed|stängt, stängd, håller stängt
service:lunch break|lunchstängt, lunchrast
service:public holiday|röd dag, helgdag, allmän helgdag
service:company holidays|semesterstängt, sommarstängt
general:Christmas|jul, julafton, juldagen, advent
general:New Year|nyår, nyårsafton, nyårsdagen
general:Easter|påsk, påskafton, långfredagen, annandag påsk
general:Sunday|söndag, söndagar, söndagsöppet
general:Saturday|lördag, lördagar
general:weekday|vardag, måndag, tisdag, onsdag
general:weekend|helg, veckoslut, lördag och söndag
general:working day|arbetsdag, vardag, bankdag, helgfri vardag
general:today|idag, i dag, ikväll, just nu
general:tomorrow|imorgon, i morgon, nästa dag
general:evening|kväll, natt, kvällsöppet, långöppet
general:morning|morgon, på morgonen, tidigt
general:day|dag, dagligen, varje dag, per dag
general:week|vecka, varje vecka, per vecka
general:month|månad, månadsvis, per månad
general:year|år, årlig, per år
general:hour|timme, minut, hur länge
general:birthday|födelsedag, bursdag, fyller år
service:parking|parkering, parkeringsplats, p-plats, ställa bilen
service:public transport|kollektivtrafik, buss, tåg, tunnelbana
service:loading zone|lastzon, lastkaj, hjälp att lasta, utlastning
service:accessible|tillgänglighet, rullstol, handikappanpassad, utan trösklar
service:dogs allowed|hund välkommen, ta med hund, hundar tillåtna
service:play corner|lekhörna, skötrum, toalett, barnhörna
service:languages spoken|språk, pratar ni engelska, svenska
service:jobs|jobb, lediga tjänster, jobba hos oss, söka jobb
service:press|press, media, influencer, samarbete
service:gift wrapping|paketinslagning, presentinslagning, slå in
service:gift message|hälsning, hälsningskort, meddelande, kort med text
service:send as gift|skicka som present, skicka till mottagaren, skicka direkt till någon
general:gift|present, gåva, presenttips, presentidé
service:exchange a gift|byta present, bytesmärke, fått i present
service:corporate gift|företagsgåva, kundgåva, personalgåva, profilprodukt
service:wedding list|bröllopslista, önskelista bröllop, babylista
service:wishlist|önskelista, favoriter, spara till senare
service:basket|varukorg, kundvagn, korg, shoppingkorg
service:assembly service|monteringshjälp, montering, monteringstjänst
property:self-assembly|omonterad, platta paket, kräver montering, montera själv
property:pre-assembled|färdigmonterad, monterad, klar att använda
service:installation service|installation, inkoppling, installera, koppla in
service:old appliance removal|bortforsling, ta med gamla vitvaror, hämta gamla
service:disposal|slänga, bortskaffa, göra sig av med
service:recycling|återvinning, återvinna, källsortering
service:electronic waste|elavfall, elskrot, gamla elprylar
service:battery disposal|batteriinsamling, gamla batterier, lämna batterier
service:trade-in|inbyte, byta in, sälja min gamla, återköp
service:second hand|begagnat, second hand, använt
property:display model|utställningsex, demoex, visningsex
property:B-grade|b-sortering, andrasortering, skönhetsfel
service:rental|uthyrning, hyra, hyr
service:subscription|prenumeration, prenumerera, abonnemang, regelbunden leverans
service:cancel subscription|säga upp prenumeration, avsluta, uppsägningstid
service:pause subscription|pausa prenumeration, hoppa över leverans, ändra intervall
service:pre-order|förbokning, förhandsboka, förboka, kommer snart
service:in stock|i lager, finns, tillgänglig, lagerstatus
service:out of stock|slutsåld, slut i lager, ej i lager
service:back-order|restnoterad, restorder, åter i lager, tillbaka
service:stock alert|bevaka, meddela mig, bevakning, mejla när den finns
service:special order|beställningsvara, specialbeställa, ta hem
property:discontinued|utgått, utgående, slutar säljas, sista exemplaren
property:limited edition|limiterad, begränsad upplaga, exklusiv, sällsynt
property:unique piece|unikt exemplar, unik, bara en
service:quantity limit|max antal per kund, begränsat antal, köpgräns
service:minimum quantity|minsta antal, förpackningsstorlek, säljs i förpackningar om
service:sample|prov, varuprov, tygprov, tester
service:colour chart|färgkarta, provbok, katalog, broschyr
service:personalisation|personligt tryck, med namn, personanpassad
service:engraving|gravyr, gravera, lasergravyr, graverat namn
service:embroidery|brodyr, broderat namn, monogram
service:printing|tryck, trycka logga, screentryck, eget tryck
service:made to order|specialtillverkad, måttbeställd, skräddarsydd, på beställning
service:workshop|kurs, workshop, lektion
service:participants|deltagare, gruppstorlek, platser, boka plats
service:cancel course|avboka kurs, inställd kurs, missad kurs
service:event|evenemang, provning, öppet hus, lansering
service:children's birthday party|barnkalas, boka kalas, kalas i butiken
service:age limit|åldersgräns, minimiålder, 18 år, ålderskontroll
service:ID card|legitimation, leg, pass, körkort
service:someone else picks up|fullmakt, någon annan hämtar, hämta åt mig
service:size guide|storleksguide, storlekstabell, mäta storlek
service:care instructions|skötselråd, tvättråd, skötsel
service:manual|bruksanvisning, manual, instruktion
service:download|ladda ner, pdf, nedladdning, digital produkt
service:review|recension, omdöme, betyg, kundomdöme
service:product recall|återkallelse, återkalla, säkerhetsvarning, farlig produkt
service:charity|välgörenhet, skänka, donation, gott ändamål
property:colour|färg, kulör, nyans
property:red|röd, scharlakansröd, karmosinröd, körsbärsröd
property:burgundy|vinröd, bordeaux, burgundy
property:pink|rosa, cerise, fuchsia, magenta
property:orange colour|orange, brandgul, aprikos
property:coral|korall, laxrosa, persika
property:terracotta|terrakotta, roströd, tegelröd, kopparröd
property:yellow|gul, citrongul, solgul
property:mustard yellow|senapsgul, ockra, curry, saffransgul
property:green|grön, smaragdgrön, flaskgrön, bladgrön
property:olive green|olivgrön, khaki, militärgrön, mossgrön
property:mint green|mintgrön, salviagrön, pastellgrön, pistage
property:lime green|limegrön, neongrön, äppelgrön
property:blue|blå, kobolt, kungsblå, azur
property:navy|marinblå, mörkblå, midnattsblå
property:light blue|ljusblå, himmelsblå, babyblå
property:turquoise|turkos, petrol, aqua
property:purple|lila, violett, plommon, aubergine
property:lilac|ljuslila, lavendel, syren
property:brown|brun, chokladbrun, kola, nougat
property:beige|beige, sand, taupe, havre
property:cream colour|gräddvit, elfenben, benvit, offwhite
property:white|vit, snövit, kritvit
property:grey|grå, ljusgrå, silvergrå
property:anthracite|antracit, mörkgrå, grafit, koksgrå
property:black|svart, kolsvart, mattsvart, helsvart
property:gold coloured|guldfärgad, gyllene, mässingsfärgad
property:silver coloured|silverfärgad, silvrig, kromfärgad
property:rose gold|roséguld, kopparfärgad, bronsfärgad
property:multicoloured|flerfärgad, färgglad, brokig, regnbåge
property:transparent|genomskinlig, transparent, klart glas
property:neon|neon, självlysande färg, varselfärg
property:pastel|pastell, ljusa färger, dova färger
property:dark|mörk, mörk färg, djup färg
property:bright|klar färg, stark färg, knallig
property:matte|matt, mattlackad, utan glans
property:shiny|blank, glansig, högblank, polerad
property:glittery|glittrig, glitter, paljetter, gnistrande
property:metallic|metallic, metallglans, krom
property:pattern|mönster, mönstrad, tryckt, motiv
property:plain|enfärgad, utan mönster, slät
property:striped|randig, ränder, bretonrandig
property:checked|rutig, skotskrutig, tartan, gingham
property:polka dot|prickig, prickar
property:floral|blommig, blommönster, blomtryck
property:animal print|djurmönster, leopard, zebra, ormskinnsmönster
property:material|material, tyg, gjord av, tillverkad av
property:wood|trä, massivt trä, av trä
property:oak|ek, ekträ, massiv ek
property:pine|furu, gran, lärk, tall
property:plywood|plywood, mdf, spånskiva, faner
property:bamboo|bambu, bambufiber
property:rattan|rotting, flätad, korgflätning, pil
property:cork|kork, naturkork
property:metal|metall, av metall
property:stainless steel|rostfritt stål, rostfri, inox
property:steel|stål, kolstål, galvaniserat stål
property:aluminium|aluminium, alu, anodiserad
property:cast iron|gjutjärn, smidesjärn, järn, emaljerat gjutjärn
property:titanium|titan
property:gold|guld, äkta guld, 18 karat, 14 karat
property:gold-plated|guldpläterad, förgylld, guldpläterat
property:silver|silver, sterlingsilver, äkta silver, 925
property:plastic|plast, polypropen, pvc, abs
property:acrylic|akryl, akrylglas, plexiglas
property:silicone|silikon, livsmedelssilikon
property:rubber|gummi, naturgummi, latex
property:glass|glas, borosilikatglas, härdat glas, kristallglas
property:ceramic|keramik, stengods, lergods, lera
property:porcelain|porslin, benporslin, fint porslin
property:enamel|emalj, emaljerad
property:stone|sten, marmor, granit, skiffer
property:leather|läder, äkta läder, skinn, nötläder
property:suede|mocka, nubuck, mockaskinn
property:faux leather|konstläder, veganskt läder, skinnimitation, fuskläder
property:cotton|bomull, ekologisk bomull, jersey, percale
property:muslin|muslin, bomullsgas, gasväv
property:linen|linne, lin, halvlinne
property:hemp|hampa, jute, sisal, kokos
property:wool|ull, ny ull, ylle
property:merino|merino, merinoull
property:cashmere|kashmir, cashmere, kashmirull
property:silk|siden, silke, mullbärssiden
property:satin|satin, satäng, satinväv
property:velvet|sammet, velour, manchester
property:fleece|fleece, teddyfleece, borstat tyg
property:flannel|flanell, borstad bomull
property:felt|filt, filtad ull, tovad ull
property:polyester|polyester, syntet, mikrofiber
property:nylon|nylon, polyamid, ripstop, cordura
property:elastane|elastan, lycra, spandex, stretchtyg
property:viscose|viskos, rayon, tencel, lyocell
property:denim|denim, jeanstyg, chambray
property:terry|frotté, frottétyg, våffelvävd
property:lace|spets, tyll, mesh, nät
property:knitted|stickad, virkad, stickat
property:woven|vävd, handvävd, flätad
property:down filling|dunfyllning, anddun, gåsdun, fjäder
property:filling|fyllning, vadderad, stoppning, vaddering
property:foam|skum, memoryskum, kallskum, skumgummi
property:lined|fodrad, foder, fleecefodrad
property:faux fur|fuskpäls, konstpäls, pälsfri
property:paper|papper, kartong, kraftpapper, återvunnet papper
property:paper weight|ytvikt, pappersvikt, gram per kvadratmeter
property:carbon fibre|kolfiber, glasfiber, carbon
property:wax|vax, bivax, sojavax, rapsvax
property:coated|belagd, beläggning, laminerad, lackad
property:oiled wood|oljat trä, obehandlad, trären
property:glazed|glaserad, glasyr, oglaserad
property:non-stick|nonstick, släpp-lätt, teflon, ptfe
property:natural material|naturmaterial, naturfiber, helt naturlig
property:gemstone|ädelsten, diamant, kristall
property:pearl|pärla, sötvattenspärla, pärlemor, odlad pärla
property:size|storlek, vilken storlek, stl
property:small|liten, litet, små, mini
property:big|stor, stort, jättestor, oversize
property:medium size|mellanstor, medium, lagom stor
property:plus size|plus size, stora storlekar, xxl, 3xl
property:one size|one size, en storlek, universalstorlek
property:runs small|liten i storleken, små i storlek, ta en storlek större
property:runs large|stor i storleken, stora i storlek, ta en storlek mindre
property:true to size|normal i storleken, normala i storlek
property:slim fit|slim fit, figursydd, tajt, skinny
property:loose-fitting|löst sittande, ledig passform, baggy, loose fit
property:fit|passform, snitt, siluett
property:wide|bred, bredd, bred läst
property:narrow|smal, trång, slimmad
property:long|lång, längd, extra lång
property:short|kort, förkortad, kortare, cropped
property:tall|hög, höjd, hur hög
property:low|låg, platt, låg profil
property:deep|djup, hur djup
property:thick|tjock, tjocklek, grov
property:thin|tunn, supertunn, fin
property:dimensions|mått, dimensioner, storlek i cm
property:diameter|diameter, omkrets
property:round|rund, oval, cirkelformad
property:square shape|kvadratisk, fyrkantig, rektangulär
property:weight|vikt, väger, hur tung, kg
property:lightweight|lätt, lättvikt, ultralätt
property:heavy|tung, kraftig, otymplig
property:capacity|volym, rymmer, liter, kapacitet
property:roomy|rymlig, mycket plats, gott om plats
property:load capacity|maxlast, maxvikt, bärförmåga, viktgräns
property:compact|kompakt, platsbesparande, tar liten plats
property:foldable|hopfällbar, vikbar, fällbar
property:stackable|stapelbar, går att stapla
property:inflatable|uppblåsbar, luftfylld, blåsa upp
property:extendable|utdragbar, teleskop, förlängningsbar
property:adjustable|justerbar, ställbar, höj- och sänkbar
property:grows with child|växer med barnet, växande, ombyggbar
property:removable|avtagbar, löstagbar, går att ta av
property:replaceable|utbytbar, bytbara delar
property:modular|modulär, modul, byggbar, går att bygga ut
property:reversible|vändbar, dubbelsidig
property:portable|bärbar, portabel, lätt att ta med
property:power|effekt, watt, hur stark
property:powerful|kraftfull, stark motor, högpresterande
property:voltage|spänning, volt, 230v, 12v
property:plug|stickpropp, kontakt, kontakttyp
property:electric|elektrisk, eldriven, med sladd
property:cordless|sladdlös, batteridriven, går på batteri
property:rechargeable|uppladdningsbar, laddningsbar, laddas via usb
property:battery life|batteritid, drifttid, hur länge räcker batteriet
property:charging time|laddtid, laddningstid, snabbladdning
property:wireless|trådlös, bluetooth, wifi
property:smart|smart, appstyrd, uppkopplad, smarta hem
property:automatic|automatisk, helautomatisk
property:manual|manuell, handdriven, för hand
property:solar|solcell, solcellsdriven, soldriven
property:energy-efficient|energisnål, energiklass, energieffektiv, låg förbrukning
property:noise level|ljudnivå, decibel, db, hur högt låter den
property:quiet|tyst, ljudlös, tystgående
property:loud|högljudd, bullrig, låter mycket
property:noise-cancelling|brusreducering, anc, ljudisolerad, ljuddämpande
property:waterproof|vattentät, helt vattentät
property:water-resistant|vattenavvisande, stänkskyddad, vattenresistent
property:water resistance rating|ip-klass, kapslingsklass, ipx4, ip67
property:windproof|vindtät, vindskyddande, stormsäker
property:weatherproof|väderbeständig, vädertålig, tål utomhus
property:frost-proof|frosttålig, frostsäker, vinterhärdig, härdig
property:uv-resistant|uv-beständig, uv-skydd, solskyddande
property:colourfast|färgäkta, färgar inte av sig
property:heat-resistant|värmetålig, värmebeständig, tål hetta
property:fireproof|brandsäker, flamsäker, eldfast, flamskyddad
property:keeps warm|håller värmen, isolerad, termo, isolerande
property:keeps cool|håller kylan, kylande, håller kallt
property:warm|varm, varm och skön, värmande
property:hot|het, brännhet, kokhet
property:cold|kall, iskall, kylig
property:temperature|temperatur, grader, celsius
property:breathable|andas, luftig, ventilerande, fukttransporterande
property:quick-drying|snabbtorkande, torkar snabbt
property:absorbent|absorberande, uppsugande, suger upp
property:washable|tvättbar, maskintvättbar, kan tvättas i maskin
property:hand wash|handtvätt, tvättas för hand
property:dry clean only|kemtvätt, endast kemtvätt
property:tumble dryer safe|torktumlas, tål torktumlare
property:care instructions|skötselråd, tvättråd, tvättanvisning
property:easy care|lättskött, strykfri, skrynkelfri
property:easy to clean|lätt att rengöra, avtorkbar, torkas av
property:dishwasher safe|tål maskindisk, diskmaskinssäker, kan gå i diskmaskin
property:microwave safe|tål mikro, mikrovågssäker, kan gå i mikron
property:freezer safe|tål frys, kan frysas, frystålig
property:induction|induktion, fungerar på induktion, induktionshäll
property:food-safe|livsmedelsgodkänd, livsmedelssäker
property:leakproof|läckagesäker, läcker inte, spillsäker
property:vegan|vegansk, växtbaserad, utan animaliskt
property:vegetarian|vegetarisk, vego, köttfri
property:cruelty-free|djurförsöksfri, ej testad på djur, cruelty free
property:organic|ekologisk, eko, krav, kravmärkt
property:sustainable|hållbar, miljövänlig, klimatsmart, svanenmärkt
property:recycled|återvunnen, återvunnet material, upcyclad
property:recyclable|återvinningsbar, kan återvinnas
property:biodegradable|nedbrytbar, komposterbar, biologiskt nedbrytbar
property:reusable|återanvändbar, flergångs, kan användas igen
property:disposable|engångs, engångsartikel, slit och släng
property:refillable|påfyllningsbar, refill, påfyllning
property:fair trade|fairtrade, rättvist producerad, rättvis handel
property:certified|certifierad, certifikat, märkning
property:oeko-tex|oeko-tex, gots, testad för skadliga ämnen
property:non-toxic|giftfri, ofarlig, utan skadliga ämnen
property:bpa-free|bpa-fri, fri från bpa, utan bpa
property:plastic-free|plastfri, utan plast
property:pfas-free|pfas-fri, fri från pfas, utan fluor
property:natural|naturlig, naturliga ingredienser, inget konstgjort
property:ingredients|ingredienser, innehåll, innehållsförteckning
property:allergens|allergener, allergiinformation, spår av, kan innehålla
property:hypoallergenic|allergivänlig, hypoallergen, astma- och allergimärkt
property:gluten-free|glutenfri, utan gluten, celiaki
property:lactose-free|laktosfri, mjölkfri, utan laktos
property:nut-free|nötfri, utan nötter, jordnötsfri
property:egg-free|äggfri, utan ägg
property:sugar-free|sockerfri, utan socker, osötad, utan tillsatt socker
property:low-calorie|kalorisnål, fettsnål, light, kalorier
property:high protein|proteinrik, högt protein, proteinhalt
property:alcohol-free|alkoholfri, utan alkohol, 0, 0 %
property:alcohol content|alkoholhalt, volymprocent, hur stark
property:caffeine-free|koffeinfri, utan koffein, decaf
property:gelatine-free|gelatinfri, utan gelatin
property:no additives|utan tillsatser, utan konserveringsmedel, tillsatsfri
property:fragrance-free|parfymfri, oparfymerad, doftfri
property:scented|doft, parfymerad, doftande, luktar
property:nickel-free|nickelfri, utan nickel, nickelsäker
property:for sensitive skin|för känslig hud, skonsam, hudvänlig, dermatologiskt testad
property:flavour|smak, smakar, smaksättning
property:sweet|söt, mycket söt
property:spicy|stark mat, het, chilistark
property:salty|salt, salt smak, umami
property:bitter|besk, bitter, beska
property:mild taste|mild smak, len, fruktig
property:dry wine|torrt vin, torr, brut
property:fresh|färsk, nybakad, nyrostad, färskgjord
property:shelf life|hållbarhet, bäst före, utgångsdatum, sista förbrukningsdag
property:perishable|färskvara, kylvara, förvaras kallt
property:frozen|fryst, djupfryst, frysvara
property:raw|rå, okokt, orostad, obehandlad
property:loose|lösvikt, oförpackad, löste
property:whole bean|hela bönor, kaffebönor, omalet kaffe
property:ground|malet, färdigmalet, malningsgrad
property:roast|rostning, mörkrost, ljusrost, mellanrost
property:for babies|för bebisar, baby, spädbarn, nyfödd
property:toddler|småbarn, ettåring, tvååring
property:kid|barn, unge, barnen
property:teenager|tonåring, ungdom, tonår
property:adult|vuxen, vuxna
property:senior|senior, äldre, pensionär
property:recommended age|rekommenderad ålder, från vilken ålder, ålder
property:small parts|smådelar, kvävningsrisk, ej under 3 år
property:women's|dam, för henne, kvinna, kvinnor
property:men's|herr, för honom, män
property:unisex|unisex, könsneutral, för alla
property:girl|flicka, tjej, dotter, barnbarn
property:boy|pojke, kille, son, barnbarn
property:beginner|nybörjare, novis, startnivå
property:intermediate|medelnivå, viss erfarenhet, fortsättning
property:advanced|avancerad, expert, van, erfaren
property:skill level|svårighetsgrad, nivå, hur svårt
property:professional|professionell, proffs, yrkesbruk, proffskvalitet
property:easy|lätt, enkel, lättanvänd, användarvänlig
property:difficult|svår, krånglig, komplicerad
property:soft|mjuk, fluffig, gosig, sammetslen
property:hard|hård, styv, fast
property:comfortable|bekväm, skön, behaglig
property:itchy|kliar, sticks, stickig, strävt
property:smooth|slät, len, jämn yta
property:stretchy|stretchig, elastisk, töjbar
property:flexible|böjlig, flexibel, mjuk att böja
property:ergonomic|ergonomisk, ryggvänlig, formad efter kroppen
property:durable|slitstark, hållbar, tålig, långlivad
property:sturdy|stabil, stadig, robust, rejäl
property:unbreakable|okrossbar, stötsäker, splitterfri, går inte sönder
property:fragile|ömtålig, skör, bräcklig, går lätt sönder
property:scratch-resistant|reptålig, reptåligt, repas inte
property:tear-resistant|rivtålig, rivstark, punkteringssäker
property:rustproof|rostfri, rostskyddad, rostar inte
property:non-slip|halkfri, halkskydd, antihalk, greppvänlig
property:reflective|reflekterande, reflex, syns i mörkret
property:glow in the dark|självlysande, lyser i mörkret
property:dimmable|dimbar, dimmer, justerbart ljus
property:brightness|ljusstyrka, lumen, lm
property:warm white|varmvit, kallvit, färgtemperatur, kelvin
property:magnetic|magnetisk, med magnet, magnetlås
property:self-adhesive|självhäftande, klisterlapp, klister, fästs med tejp
property:lockable|låsbar, med lås, nyckellås
property:zip|dragkedja, blixtlås, med dragkedja
property:button closure|knäppning, knappar, tryckknapp
property:velcro|kardborre, kardborreband
property:hood|huva, luva, med huva, avtagbar huva
property:pocket|ficka, fickor, sidoficka
property:compartments|fack, avdelare, innerfack
property:handle|handtag, grepp, bärhandtag
property:strap|rem, axelrem, bärrem, axelband
property:wheels|hjul, på hjul, rullar
property:lid|lock, med lock, kapsyl
property:removable cover|avtagbart överdrag, tvättbar klädsel, avtagbar klädsel
property:compatible|kompatibel, passar till, fungerar med
property:universal|universal, passar alla
property:multifunctional|multifunktion, mångsidig, allt-i-ett
property:included|ingår, medföljer, följer med, i lådan
property:not included|ingår ej, säljs separat, medföljer inte
property:set|set, kit, paket, sats
property:pack|förpackning, multipack, storpack, förpackningsstorlek
property:piece|styck, st, bit, delar
property:pair|par, två stycken, i par
property:single|enstaka, en styck, säljs styckvis, lös
property:handmade|handgjord, hantverk, gjord för hand
property:homemade|hemgjord, hemmagjord, egengjord
property:unique|unik, en av ett slag, originalverk
property:limited edition (2)|limiterad upplaga, specialutgåva, samlarutgåva
property:refurbished|renoverad, rekonditionerad, refurbished
property:second-hand|begagnad, second hand, använd
property:brand new|helt ny, ny, oanvänd, oöppnad
property:just arrived|nyinkommet, nyhet, senaste, nyaste
property:condition|skick, skicket, bruksspår
property:vintage|vintage, retro, antik, gammaldags
property:modern|modern, trendig, inne, moderiktig
property:minimalist|minimalistisk, enkel design, skandinavisk stil
property:rustic|rustik, lantlig, lantstil, boho
property:elegant|elegant, stilren, snygg, chic
property:casual|ledig, vardaglig, avslappnad, casual
property:pretty|fin, vacker, snygg, söt
property:cute|söt, gullig, bedårande
property:funny|rolig, kul, skojig, humoristisk
property:special|speciell, ovanlig, annorlunda, extra
property:quality|kvalitet, hög kvalitet, premium
property:luxurious|lyxig, lyx, exklusiv
property:bad quality|dålig kvalitet, plastig, skräp, billigt gjord
property:country of origin|tillverkningsland, ursprung, var är den gjord, tillverkad i
property:local|lokal, närproducerad, från trakten, regional
property:made in europe|tillverkad i europa, svensktillverkad, made in sweden
property:imported|importerad, import, från utlandet
property:brand|märke, varumärke, tillverkare, fabrikat
property:model|modell, version, variant, utgåva
property:genuine|äkta, original, autentisk
action:return|returnera, skicka tillbaka, lämna tillbaka
action:exchange|byta, byta storlek, byta mot annan
action:collect|hämta, hämta ut, hämtning
action:order|beställa, lägga en order, beställning
action:buy|köpa, handla, inhandla, shoppa
action:sell|sälja, föra, ha i sortimentet, har ni
action:pay|betala, betalning, göra upp
action:cancel|avbeställa, avboka, annullera, avbryta
action:change order|ändra order, justera beställning
action:break|gå sönder, gå av, spricka, krossas
action:damage|skada, skadad, buckla, repa
action:stop working|sluta fungera, funkar inte, lägga av
action:lose|tappa bort, förlora, borttappad
action:go missing|försvinna, saknas, fattas, ej mottagen
action:arrive|komma fram, anlända, dyka upp
action:deliver|leverera, skicka, sända, köra ut
action:track|spåra, följa paketet, var är mitt paket
action:receive|få, ta emot, erhålla
action:suit|passa, klä, matcha, sitta snyggt
action:fit in|få plats, rymmas, passa i
action:wash|tvätta, skölja
action:clean|rengöra, skura, torka av, städa
action:descale|avkalka, ta bort kalk, kalkavlagringar
action:iron|stryka, strykning, ånga kläder
action:dry|torka, hängtorka, lufttorka
action:repair|reparera, laga, lagning, fixa
action:replace|ersätta, byta ut, utbyte
action:install|installera, sätta in, installation
action:mount|montera, sätta upp, hänga upp, väggmontera
action:assemble|sätta ihop, montera, bygga ihop, skruva ihop
action:engrave|gravera, gravyr, göra personlig
action:wrap|slå in, paketinslagning, inslagning
action:reserve|reservera, lägga undan, hålla
action:book|boka, boka tid, anmäla sig
action:store|förvara, spara, ställa undan, lagra
action:charge|ladda, ladda upp, laddning
action:recycle|återvinna, kasta, slänga, göra sig av med
action:try on|prova, testa, prova på
action:adjust|justera, ställa in, reglera
action:cut to size|kapa, skära till, klippa till, måttanpassa
action:alter|sy om, korta, sy in, lägga upp
action:make to order|specialtillverka, måttbeställa, beställningsarbete
action:rent|hyra, leasa, låna
action:complain|klaga, reklamera, klagomål
action:talk to someone|prata med någon, kontakta, nå, komma i kontakt
action:write|skriva, mejla, skicka meddelande
action:reply|svara, återkomma, svar
action:ask|fråga, undra, förfrågan
action:advise|råda, ge råd, rekommendera, tipsa
action:help|hjälpa, hjälp, stötta, bistå
action:refund|återbetala, få pengarna tillbaka, ersättning
action:redeem (2)|lösa in, använda presentkort, använda kod
action:save money|spara pengar, fynda, göra ett klipp
action:subscribe|prenumerera, teckna prenumeration, abonnera
action:pause|pausa, hoppa över, göra uppehåll
action:log in|logga in, inloggning, komma åt kontot
action:register|registrera sig, skapa konto, bli kund
action:unsubscribe (2)|avregistrera, säga upp, avprenumerera
action:pre-order|förboka, förhandsbeställa, beställa i förväg
action:notify|meddela, säga till, avisera, notis
action:open|öppna, packa upp
action:pack|packa, packa ner, emballera
action:carry|bära, transportera, frakta, ta med sig
action:wear|ha på sig, bära, klä sig, ta på
action:use|använda, användning, nyttja
action:cook|laga mat, koka, tillaga, sjuda
action:fry|steka, bryna, woka, fritera
action:bake|baka, bakning, baka bröd, baka kaka
action:chop|hacka, skära, skiva, tärna
action:sharpen|slipa, vässa, skärpa
action:mix|blanda, mixa, vispa, röra
action:grind|mala, krossa, riva
action:brew|brygga, koka kaffe, göra te
action:heat up|värma, värma upp, hetta upp
action:cool down|kyla, kyla ner, hålla kallt
action:drink|dricka, läska sig
action:eat|äta, mumsa, smaska
action:sleep|sova, slumra, somna, vila
action:sit|sitta, slå sig ner
action:play|leka, spela, ha kul
action:read|läsa, läsning
action:draw|rita, teckna, måla, skissa
action:sew|sy, sömnad, sy fast
action:craft|pyssla, göra själv, slöjda
action:glue|limma, klistra, fästa
action:drill|borra, göra hål
action:paint walls|måla, måla väggar, lacka, stryka färg
action:plant|plantera, så, odla
action:water plants|vattna, bevattna, vattning
action:lose weight|gå ner i vikt, banta, minska i vikt
action:train|träna, träning, motionera
action:protect|skydda, bevara, förhindra
action:cover|täcka, lägga över, täcka över
action:remove|ta bort, avlägsna, få bort
action:choose|välja, välja ut, bestämma sig
action:compare|jämföra, skillnad mellan, kontra
action:find|hitta, leta, söka
action:see|se, titta, kolla på
action:give as a gift|ge bort, ge i present, skänka, överraska
action:donate|donera, skänka, ge till välgörenhet
action:trade in|byta in, sälja in, inbyte
action:waive|slippa betala, gratis, på köpet, bjuda på
action:pay the cost|stå för kostnaden, vem betalar, ta kostnaden
action:extend|förlänga, längre tid, skjuta upp
action:shrink|krympa, bli mindre i tvätten
action:fade|blekna, fälla färg, tappa färg, missfärgas
action:leak|läcka, droppa, rinna ut
action:smell bad|lukta illa, stinka, dålig lukt
action:rust|rosta, ärga, oxidera, mattas
action:overheat|överhettas, bli för varm, brännas
action:turn on|slå på, sätta på, starta
action:turn off|stänga av, slå av, slå ifrån
action:connect|ansluta, koppla, para ihop, parkoppla
general:cheap|billig, prisvärd, förmånlig, överkomlig
general:cheaper|billigare, lägre pris, mer prisvärd
general:cheapest|billigast, lägsta pris, bästa pris
general:expensive|dyr, kostsam, hutlös
general:price|pris, kostnad, vad kostar, prislapp
general:fee|avgift, tillägg, extra kostnad
general:euro|krona, kronor, euro, pengar
general:under|under, max, högst, mindre än
general:at least|minst, över, mer än, åtminstone
general:quick|snabb, fort, kvick, rask
general:urgent|bråttom, akut, så snart som möjligt, brådskande
general:slow|långsam, seg, tar lång tid
general:how long|hur länge, hur lång tid, hur många dagar
general:deadline|sista dag, tidsgräns, deadline, senast när
general:late|sen, försenad, försening, för sent
general:early|tidig, tidigare, i förväg
general:today (2)|idag, samma dag, ikväll
general:tomorrow (2)|imorgon, nästa dag, över natten
general:day (2)|dag, dagar, dygn, dagligen
general:working day (2)|arbetsdag, vardag, bankdag, mån-fre
general:week (2)|vecka, veckor, veckovis, två veckor
general:month (2)|månad, månader, månadsvis, 30 dagar
general:year (2)|år, årlig, per år
general:hour (2)|timme, timmar, minut, minuter
general:weekend (2)|helg, helgen, veckoslut
general:sunday|söndag, söndagar
general:saturday|lördag, lördagar
general:public holiday|helgdag, röd dag, helgstängt
general:open|öppet, öppet nu, öppettider
general:closed|stängt, inte öppet, semesterstängt
general:need|behöva, behov, nödvändig, krävs
general:want|vilja ha, önska, letar efter, skulle vilja
general:allowed|tillåtet, får man, får jag, okej att
general:not allowed|inte tillåtet, förbjudet, får inte
general:possible|möjligt, går det, kan man
general:extra|extra, ytterligare, en till
general:both|båda, bägge, de två
general:other|annan, annorlunda, alternativ
general:similar|liknande, sån här, jämförbar, motsvarande
general:same|samma, likadan, identisk
general:wrong|fel, felaktig, inte det jag beställde
general:biggest|störst, största
general:smallest|minst, minsta
general:bigger|större, en storlek större
general:smaller|mindre, en storlek mindre
general:best|bäst, bästa, topp
general:popular|populär, storsäljare, bästsäljare, mest sålda
general:good|bra, fin, utmärkt, toppen
general:bad|dålig, kass, usel
general:safe|säker, trygg, ofarlig, säkerhet
general:dangerous|farlig, riskabel, risk, skadlig
general:healthy|hälsosam, nyttig, sund, hälsa
general:in stock|i lager, finns, tillgänglig
general:out of stock|slutsåld, slut, ej i lager
general:back in stock|åter i lager, tillbaka i lager, kommer in igen
general:discontinued|utgått, tillverkas inte längre, utgående modell
general:where|var, vart, plats, adress
general:near|nära, i närheten, häromkring
general:at home|hemma, hem, hemmabruk, inomhus
general:outdoor|utomhus, ute, i det fria
general:abroad|utomlands, utlandet, internationell
general:online|online, på nätet, internet, webb
general:shop|butik, affär, i butik
general:with|med, inklusive, som har
general:without|utan, fri från, saknar
general:instructions|instruktioner, bruksanvisning, manual, guide
general:tip|tips, råd, knep, idé
general:review|omdöme, recension, betyg, stjärnor
general:accessory|tillbehör, extradelar, accessoarer
general:spare part|reservdel, utbytesdel, lös del
general:sample|prov, gratisprov, tester, varuprov
general:gift (2)|present, gåva, liten sak
general:person|person, personer, per person, för två
general:family|familj, hushåll, släkt
general:friend|vän, kompis, bästis, polare
general:mum|mamma, mor, morsa
general:dad|pappa, far, farsa
general:grandma|mormor, farmor, gammelmormor
general:wife|fru, flickvän, sambo, tjej
general:brother|bror, brorsa, storebror, lillebror
general:colleague|kollega, arbetskamrat, chef, jobbarkompis
general:teacher|lärare, fröken, förskollärare, magister
general:student|elev, student, skolelev, studerande
general:business|företag, firma, bolag, jobb
general:dog|hund, valp, vovve, jycke
general:cat|katt, kattunge, kisse, misse
general:pet|husdjur, djur, sällskapsdjur
general:left-handed|vänsterhänt, vänsterhand
general:disabled|funktionsnedsatt, rullstol, handikappanpassad
general:language|språk, översatt, på svenska
general:picture|bild, foto, fotografi
general:why|varför, orsak, anledning
general:all|alla, allt, hela sortimentet, varje
property:copper|koppar, ren koppar
property:brass|mässing, av mässing
property:bronze|brons, av brons
property:beech|bok, bokträ
property:birch|björk, björkplywood, masurbjörk
property:ash wood|ask, askträ
property:maple wood|lönn, lönnträ
property:walnut wood|valnöt, valnötsträ
property:cherry wood|körsbärsträ
property:teak|teak, mahogny, tropiskt träslag
property:acacia wood|akacia, akaciaträ
property:olive wood|olivträ
property:halal|halal, halalmärkt, halalslaktat
property:kosher|kosher, koscher
property:no pork|utan fläsk, fri från griskött, inget fläskkött
property:soy-free|sojafri, utan soja
property:palm oil free|palmoljefri, utan palmolja
property:paraben-free|parabenfri, utan parabener
property:sulfate-free|sulfatfri, utan sulfat
property:silicone-free|silikonfri, utan silikon
property:aluminium-free|aluminiumfri, utan aluminium
property:semi-dry|halvtorr, halvtorrt vin
property:sour|sur, syrlig, syra
property:camouflage|kamouflage, camo, militärmönster
property:canvas fabric|canvas, bomullscanvas, segelduk
property:concrete|betong, cement, betonglook
property:alpaca|alpacka, alpackaull, baby alpaca
property:mohair|mohair, angora
general:monday|måndag, måndagar
general:tuesday|tisdag, tisdagar
general:wednesday|onsdag, onsdagar
general:thursday|torsdag, torsdagar
general:friday|fredag, fredagar
general:spring season|vår, våren
general:summer|sommar, sommaren, på sommaren
general:autumn|höst, hösten
general:winter|vinter, vintern, på vintern
general:season|säsong, årstid, säsongsbetonad
general:morning (2)|morgon, förmiddag, på förmiddagen
general:midday|lunchtid, mitt på dagen, tolvtiden
general:afternoon|eftermiddag, på eftermiddagen
general:evening (2)|kväll, på kvällen, efter jobbet
general:grandpa|morfar, farfar, gammelfarfar
general:grandparents|morföräldrar, farföräldrar, mormor och morfar
general:husband|man, make, pojkvän, sambo
general:couple|par, partner, sambo, respektive
general:sister|syster, syrra, storasyster, lillasyster
general:siblings|syskon, bror och syster
need:birthday|födelsedag, födelsedagspresent, fyller år, 40-årspresent
need:children's birthday party|barnkalas, kalas, födelsedagskalas
need:wedding|bröllop, gifta sig, vigsel, bröllopspresent
need:wedding guest|bröllopsgäst, bjuden på bröllop, vad ska man ha på bröllop
need:hen party|möhippa, svensexa
need:engagement|förlovning, frieri, fria, förlova sig
need:wedding anniversary|bröllopsdag, silverbröllop, guldbröllop, årsdag
need:housewarming|inflyttning, inflyttningspresent, nytt hem, ny lägenhet
need:moving house|flytta, flytt, flyttar hemifrån
need:christmas|jul, julklapp, julafton, julpresent
need:secret santa|secret santa, julklappsspel, liten julklapp, klappspel på jobbet
need:advent|advent, nedräkning till jul, lucia
need:st nicholas day|sankt nikolaus
need:three kings|trettondagen, tjugondag knut
need:new year's eve|nyårsafton, nyår, nyårsfest
need:easter|påsk, påskpresent, påskägg, äggletning
need:valentine's day|alla hjärtans dag, romantisk present
need:mother's day|mors dag, present till mamma
need:father's day|fars dag, present till pappa
need:grandparents day|present till mormor och morfar, farföräldrar
need:baptism|dop, dopgåva, doppresent
need:first communion|konfirmation, konfirmationspresent
need:baby shower|babyshower, gravidpresent
need:birth of a baby|nyfödd, present till nyfödd, fått barn
need:first day of school|skolstart, första skoldagen, börja skolan
need:back to school|terminsstart, nytt läsår, skolgrejer
need:starting kindergarten|börja förskolan, inskolning, dagis
need:graduation|studenten, studentpresent, examen, ta studenten
need:prom|bal, studentbal, finklädd fest
need:retirement|pension, gå i pension, avtackning, avskedspresent
need:new job|nytt jobb, första dagen på jobbet
need:job interview|jobbintervju, kläder till intervju
need:funeral|begravning, sorg, kondoleans
need:grave|grav, kyrkogård, alla helgons dag, gravljus
need:carnival|karneval, maskerad, utklädning
need:halloween|halloween, bus eller godis, läskig fest
need:oktoberfest|oktoberfest, ölfest
need:garden party|trädgårdsfest, sommarfest, midsommar, kräftskiva
need:barbecue|grilla, grillfest, grillkväll, bbq
need:picnic|picknick, äta ute i det gröna
need:dinner party|middagsbjudning, bjuda på middag, ha gäster
need:overnight guests|övernattande gäster, sovgäster, extrasäng
need:buffet|buffé, catering, många gäster
need:cocktail party|drinkar, cocktailparty, hemmabar, afterwork
need:game night|spelkväll, brädspelskväll, familjespel
need:movie night|filmkväll, hemmabio, kolla film, netflix
need:music festival|festival, konsert, musikfestival
need:sleepover|pyjamasparty, övernattning, sova över
need:treasure hunt|skattjakt, barnlekar utomhus, skattletning
need:hostess gift|gå bort-present, tackpresent, liten present
need:wedding favours|gästgåva, bröllopsgåva till gäster, goodiebag
need:corporate gift|företagsgåva, personalgåva, kundgåva
need:teacher gift|present till fröken, lärarpresent, skolavslutning
need:gift idea|presenttips, letar present, vet inte vad jag ska ge
need:last minute gift|sista minuten-present, behöver imorgon, akut present
need:gift under a small budget|billig present, liten budget, under 200 kr
need:gift for someone who has everything|present till den som har allt, annorlunda present
need:funny gift|rolig present, skämtpresent, kul gåva
need:get well gift|krya på dig, sjukhusbesök, muntra upp
need:baby|bebis, baby, nyfödd, 3 månader
need:toddler|småbarn, tvååring, liten knodd
need:child|barn, unge, kid
need:schoolchild|skolbarn, lågstadiebarn, åttaåring
need:teenager|tonåring, ungdom, 14-åring
need:student|student, studentrum, universitet, plugga
need:adult|vuxen
need:senior|senior, äldre, gammal, pensionär
need:grandma|mormor, farmor
need:grandpa|morfar, farfar
need:mum|mamma, mor, morsan
need:dad|pappa, far, farsan
need:wife|fru, flickvän, sambo, fästmö
need:husband|man, pojkvän, fästman, make
need:woman|kvinna, tjej, dam
need:man|man, kille, herr
need:girl|flicka, dotter, systerdotter, brorsdotter
need:boy|pojke, son, systerson, brorson
need:brother|bror, syster, syskon
need:best friend|bästa vän, kompis, bästis
need:colleague|kollega, arbetskamrat, chef
need:neighbour|granne, tack till grannen
need:godchild|gudbarn, guddotter, gudson, fadder
need:couple|par, för två, present till par
need:family|familj, barnfamilj, fyra personer, stor familj
need:living alone|bor ensam, singelhushåll, ensamboende
need:pregnant|gravid, väntar barn, graviditet
need:breastfeeding|amma, amning, pumpa mjölk
need:twins|tvillingar, två bebisar
need:new parents|nyblivna föräldrar, förstagångsföräldrar, småbarnsföräldrar
need:left-handed|vänsterhänt
need:beginner|nybörjare, precis börjat, första gången
need:advanced|erfaren, avancerad, van, entusiast
need:professional|proffs, hantverkare, yrkesbruk
need:hobbyist|hemmafixare, gör det själv, hobbysnickare
need:allergic|allergisk, allergiker, allergi, överkänslig
need:hay fever|pollenallergi, hösnuva, pollen
need:dust mite allergy|kvalster, kvalsterallergi, dammallergi
need:nickel allergy|nickelallergi, utslag av smycken
need:sensitive skin|känslig hud, irriterad hud
need:eczema|eksem, atopisk hud, kliande utslag
need:gluten intolerance|glutenintolerant, celiaki, tål inte gluten
need:lactose intolerance|laktosintolerant, tål inte mjölk
need:nut allergy|nötallergi, jordnötsallergi
need:vegan|vegan, växtbaserat, äter inget animaliskt
need:vegetarian|vegetarian, äter inte kött, vego
need:diabetic|diabetiker, diabetes, blodsocker
need:tall|lång, lång person, två meter
need:short person|kort, kortväxt, petite, korta ben
need:plus size|plus size, överviktig, kurvig, stor storlek
need:wide feet|breda fötter, bred fot
need:large feet|stora fötter, stor skostorlek, storlek 48
need:small hands|små händer, smala händer
need:big head|stort huvud, stor mössa
need:glasses wearer|glasögonbärare, har glasögon
need:contact lens wearer|använder linser, kontaktlinsbärare
need:visually impaired|synskadad, ser dåligt, kan inte läsa liten text
need:hard of hearing|hörselskadad, hör dåligt, döv, hörapparat
need:wheelchair user|rullstolsburen, funktionsnedsättning, rörelsehindrad
need:difficulty walking|svårt att gå, ostadig, rollator
need:weak hands|svaga händer, artros, reumatism, svårt att greppa
need:carer|anhörigvårdare, vårda förälder, hemvård
need:cold feet|kalla fötter, fryser om fötterna
need:cold hands|kalla händer, fryser om fingrarna
need:feel cold|frusen, fryser lätt, alltid kall
need:sleep cold|fryser på natten, kallt i sängen
need:hot at night|varm på natten, svettas i sängen, för varmt täcke
need:sweating|svettas, svettig, svettas mycket
need:sweaty feet|fotsvett, luktande fötter, skor luktar illa
need:body odour|kroppslukt, svettlukt, lukta svett
need:back pain|ont i ryggen, ryggont, ryggsmärta, dålig rygg
need:neck pain|ont i nacken, stel nacke, nackspärr, spända axlar
need:knee pain|ont i knät, knäsmärta, dåliga knän
need:wrist pain|ont i handleden, musarm, karpaltunnel
need:foot pain|ont i fötterna, hälsporre, står hela dagen
need:blisters|skavsår, skor skaver, blåsor
need:heavy legs|tunga ben, svullna ben, trötta ben, åderbråck
need:muscle soreness|träningsvärk, ömma muskler, spända muskler
need:headache|huvudvärk, migrän
need:can't sleep|kan inte sova, sömnlös, svårt att somna
need:snoring|snarka, snarkning, partnern snarkar
need:wake up tired|trött på morgonen, svårt att vakna, försover mig
need:stress|stress, koppla av, varva ner, lugna sig
need:dry skin|torr hud, narig, fnasig hud
need:cracked hands|torra händer, nariga händer, spruckna händer
need:chapped lips|torra läppar, nariga läppar
need:cracked heels|torra hälar, förhårdnader, liktorn, sprickor i hälen
need:oily skin|fet hy, glansig hy, stora porer
need:acne|akne, finnar, utslag, oren hy
need:wrinkles|rynkor, mogen hud, åldrande hy
need:dark circles|mörka ringar, påsar under ögonen, trötta ögon
need:sunburn|bränd av solen, solbränd, aftersun
need:sun protection|solskydd, skydda mot solen, uv, ljus hy
need:hair loss|håravfall, tunt hår, tappar hår
need:dandruff|mjäll, kliande hårbotten
need:dry hair|torrt hår, slitet hår, kluvna toppar, frissigt
need:curly hair|lockigt hår, lockar, vågigt hår
need:tangled hair|tovigt hår, tovor, trassligt hår
need:grey hair|grått hår, täcka grått, färga håret
need:unwanted hair|oönskat hår, ta bort hår, raka benen, epilering
need:shaving|rakning, raka sig, rakbränna, våtrakning
need:beard|skägg, skäggvård, spara skägg, trimma skägg
need:bad breath|dålig andedräkt, frisk andedräkt
need:sensitive teeth|känsliga tänder, blödande tandkött, ont i tänderna
need:white teeth|vita tänder, gula tänder, tandblekning
need:wound|sår, skärsår, skrubbsår, första hjälpen
need:common cold|förkyld, förkylning, influensa, snuva
need:fever|feber, ta tempen, sjukt barn
need:high blood pressure|högt blodtryck, blodtryck, hjärthälsa
need:upset stomach|ont i magen, uppblåst, matsmältning, orolig mage
need:period pain|mensvärk, mens, kramper
need:menopause|klimakteriet, vallningar
need:incontinence|inkontinens, urinläckage, kissar i sängen
need:motion sickness|åksjuk, sjösjuk, illamående på resan
need:lose weight|gå ner i vikt, banta, diet
need:build muscle|bygga muskler, bli starkare, deffa
need:eat healthily|äta hälsosamt, äta nyttigt, mer grönsaker
need:boost immune system|stärka immunförsvaret, vitaminer, energilös, trött
need:quit smoking|sluta röka, rökavvänjning, sluta snusa
need:nail care|nagelvård, manikyr, måla naglarna
need:make-up|smink, sminka sig, makeup, kosmetika
need:limescale|kalk, kalkavlagringar, hårt vatten, kalk i vattenkokaren
need:mould|mögel, fuktig vägg, mögelfläckar
need:damp|fukt, fuktigt rum, kondens, hög luftfuktighet
need:dry air|torr luft, torr inomhusluft, statisk elektricitet
need:stain|fläck, fläckar, vinfläck, spillt
need:grease|fett, flottigt, inbränd mat
need:smell|lukt, dålig lukt, luktar illa
need:pet smell|djurlukt, kattkiss, hundlukt, kattlådelukt
need:kitchen smells|matos, stekos, köksos
need:smelly drain|stopp i avloppet, luktande avlopp, igentäppt
need:leak|läcka, läcker, droppande kran, vattenläcka
need:noise|buller, oväsen, störande grannar, lyhört
need:room echoes|det ekar, ljudisolera, dålig akustik
need:draught|drag, dragigt fönster, kalldrag
need:cold flat|kall lägenhet, kallt rum, värma upp rummet
need:heat wave|värmebölja, för varmt hemma, kyla rummet
need:cold winter|kall vinter, minusgrader, kyla, frost
need:snow|snö, skotta snö, isigt, halt
need:rain|regn, regnigt, bli blöt, dåligt väder
need:wind|blåst, blåsigt, storm, vindbyar
need:rust|rost, rostig, rostar
need:scratches|repor, repig, skavmärken
need:protect the floor|skydda golvet, stolen repar parketten
need:slippery|halt, halkigt, halkrisk, halkar i duschen
need:squeaking|gnisslar, knarrar, gnisslande dörr
need:wobbly|vinglig, vickar, ostadigt bord
need:broken|trasig, laga, reparera, gått sönder
need:glue|limma, laga kopp, foga ihop
need:hole in clothes|hål i kläderna, laga kläder, lappa, stoppa strumpor
need:moths|mal, klädmal, malhål
need:pantry moths|mott, ohyra i skafferiet, kryp i mjölet
need:mosquitoes|mygg, knott, myggbett
need:flies|flugor, bananflugor, getingar, insekter inne
need:ants|myror, kackerlackor, silverfiskar
need:mice|möss, råttor, mus i huset
need:pigeons|duvor, fåglar på balkongen, katter i rabatten
need:ticks|fästingar, fästingbett, loppor
need:slugs|sniglar, mördarsniglar, snigelskydd
need:aphids|bladlöss, ohyra på växter, sorgmyggor, spinn
need:weeds|ogräs, rensa ogräs, ogräs mellan plattor
need:moss in lawn|mossa i gräsmattan, kal gräsmatta, gult gräs
need:plants die|växterna dör, glömmer vattna, växtskötsel
need:dust|damm, dammigt, damma
need:pet hair|djurhår, hundhår, katthår i soffan
need:crumbs|smulor, kladd, spill vid bordet
need:dirty windows|smutsiga fönster, putsa fönster, fönsterputs
need:cleaning|städning, städa, hushållsarbete
need:mopping|moppa, torka golv, våttorka
need:vacuuming|dammsuga, dammsugning
need:doing laundry|tvätta, tvätt, tvätta kläder
need:drying laundry|torka tvätt, ingen torktumlare, torka inomhus
need:ironing|stryka, strykning, skrynkligt, hatar att stryka
need:shrunk in the wash|krympt i tvätten, blekt, nopprig
need:shoes dirty|smutsiga skor, skovård, putsa skor, rengöra sneakers
need:wet shoes|blöta skor, torka skor, genomblöta kängor
need:fire|brand, brandsäkerhet, rök, kolmonoxid
need:burglary|inbrott, säkerhet, stöld, larm
need:power cut|strömavbrott, elavbrott, ingen ström
need:hang a picture|hänga tavla, hänga upp tavlor, hänga spegel
need:no drilling|utan att borra, får inte borra, hyresrätt utan hål
need:drill a hole|borra hål, borra i betong, skruva i väggen
need:put up a shelf|sätta upp hylla, hänga tv på väggen
need:assemble furniture|montera möbler, platta paket, sätta ihop
need:paint a wall|måla vägg, måla om, måla rum
need:paint wood|måla trä, lacka, måla möbler, betsa
need:wallpapering|tapetsera, sätta upp tapet
need:lay flooring|lägga golv, nytt golv, lägga laminat, lägga parkett
need:tiling|kakla, lägga klinker, foga, renovera badrum
need:fill holes|spackla, laga hål, spricka i väggen
need:sealing|täta, fogning, täta badkar
need:sawing|såga, kapa trä
need:sanding|slipa, slipa ner, slipa trä
need:woodworking|snickra, bygga möbler, träslöjd
need:welding|svetsa, löda, metallarbete
need:electrical work|elarbete, byta uttag, koppla lampa
need:plumbing|rörarbete, byta kran, koppla tvättmaskin
need:measure|mäta, mäta upp, rak linje
need:work at height|jobba på höjd, nå taket, byta glödlampa högt
need:heavy lifting|tunga lyft, bära tungt, flytta tungt
need:transport in the car|transportera i bilen, säkra last, lasta på taket
need:protect hands at work|skydda händerna, arbetsskydd, skyddsutrustning
need:construction site|bygge, renovering, byggarbetsplats, bygga om
need:shed|förråd, verkstad, ordning i garaget
need:insulate|isolera, isolering, spara uppvärmning, spara energi
need:save electricity|spara el, låg elförbrukning, hög elräkning
need:save water|spara vatten, vattensnål
need:low light|dåligt ljus, mörkt rum, mer ljus
need:dazzling light|bländande ljus, för starkt ljus, bländad av solen
need:darken bedroom|mörklägga sovrummet, sova på dagen, stänga ute ljus
need:privacy|insynsskydd, insyn, nyfikna grannar
need:mood lighting|mysbelysning, stämningsljus, mysigt ljus
need:reading in bed|läsa i sängen, läslampa, läsa på natten
need:reading|läsa, bokmal, läser mycket
need:small flat|liten lägenhet, litet rum, trångbodd, ont om plats
need:small kitchen|litet kök, lite bänkyta
need:small bathroom|litet badrum, smalt badrum
need:tidy up|städa undan, förvaring, oreda, röra
need:wardrobe full|full garderob, förvara kläder, hänga kläder
need:store shoes|förvara skor, skor i hallen, skokaos
need:hallway|hall, entré, lägga nycklar, hänga ytterkläder
need:cable clutter|sladdhärva, kabeltrassel, gömma sladdar
need:cooking|laga mat, matlagning, hemlagat
need:gift for a cook|present till matlagare, hobbykock, matälskare
need:frying|steka, bryna, stekt ägg, steka biff
need:food sticks|maten fastnar, bränner vid, fastnar i pannan
need:deep frying|fritera, pommes frites, krispigt
need:soup|soppa, koka soppa, gryta
need:pasta|pasta, koka pasta, göra egen pasta
need:rice|ris, koka ris, sushi, risotto
need:baking|baka, baka tårta, kakor, bullar
need:bake bread|baka bröd, surdeg, hembakat bröd
need:pizza at home|pizza hemma, göra pizza, pizzakväll
need:decorate a cake|dekorera tårta, födelsedagstårta, muffins, sockerpasta
need:knead dough|knåda deg, blanda deg, vispa grädde
need:chop|hacka, skära grönsaker, skiva, hacka lök
need:blunt knife|slö kniv, slipa knivar, vässa
need:smoothie|smoothie, göra smoothie, mixa, krossa is
need:juice|juice, färskpressad juice, pressa
need:coffee|kaffe, koka kaffe, espresso, cappuccino
need:grind|mala, mala kaffe, mala bönor, mala kryddor
need:brew tea|brygga te, tedrickare, dricka te
need:milk foam|mjölkskum, skumma mjölk, latte
need:brew beer|brygga öl, hembryggning, göra vin
need:wine drinker|vinälskare, öppna vin, förvara vin
need:sparkling water|bubbelvatten, kolsyrat vatten, göra läsk
need:clean drinking water|rent dricksvatten, filtrera vatten, smaken på kranvatten
need:drink more water|dricka mer vatten, vätskebalans
need:keep food hot|hålla maten varm, varm lunch, hålla kaffet varmt
need:keep cold|hålla kallt, kyla drycker, kall mat på utflykt
need:keep food fresh|hålla maten färsk, rester, matförvaring, minska matsvinn
need:freezing food|frysa in, frysa mat, matlådor, storkok
need:preserve|konservera, koka sylt, inläggningar, saft
need:lunch at work|lunch på jobbet, matlåda, ta med mat
need:breakfast|frukost, brunch
need:quick meal|snabb mat, hinner inte laga mat, lat matlagning
need:snack|snacks, tilltugg, sötsug, något sött
need:fondue|fondue, raclette, ostkväll
need:induction hob|induktionshäll, laga mat på induktion
need:gas stove|gasspis, laga mat på gas, öppen låga
need:hiking|vandra, vandring, fjällvandring, trekking
need:camping|campa, camping, sova i tält, tälta
need:camper van|husbil, husvagn, vanlife
need:trekking ultralight|ultralätt packning, långvandring, backpacking
need:via ferrata|klättring, klättra, bouldering, via ferrata
need:running|löpning, springa, jogga, marathonträning
need:trail running|traillöpning, springa i skogen, terränglöpning
need:walking the city|gå i stan, stadsresa, weekendresa, gå mycket
need:cycling|cykla, cykling, cykeltur
need:mountain biking|mountainbike, mtb, downhill, stigcykling
need:bike tour|cykelsemester, bikepacking, packning på cykeln
need:e-bike|elcykel, elassisterad cykel
need:commute|pendla, pendling, ta sig till jobbet
need:flat tyre|punktering, punka, platt däck
need:bike theft|cykelstöld, låsa cykeln, stulen cykel
need:be seen in traffic|synas i trafiken, synlighet, cykla i mörker
need:transport children by bike|köra barn på cykel, barn på cykeln
need:learn to ride a bike|lära sig cykla, första cykeln
need:swimming|simma, simning, bada, simhall
need:learn to swim|lära sig simma, simskola
need:open water swimming|simma i öppet vatten, vinterbada, kallbad, sjö
need:beach|strand, bada, dag på stranden, badsemester
need:snorkelling|snorkla, dyka, dykning
need:kayaking|paddla kajak, kanot, sup
need:sailing|segla, segling, båt, på sjön
need:surfing|surfa, vindsurfa, kitesurfa, vågor
need:fishing|fiska, fiske, sportfiske
need:hunting|jaga, jakt, skytte, bågskytte
need:birdwatching|fågelskådning, titta på djur, stjärnskådning
need:skiing|åka skidor, utförsåkning, skidsemester, slalom
need:cross-country skiing|längdskidor, längdåkning, skidtur, snöskor
need:sledging|åka pulka, leka i snön, åka kälke
need:ice skating|åka skridskor, inlines, rullskridskor, skateboard
need:gym|gym, träna, styrketräning
need:home workout|hemmaträning, träna hemma, hemmagym
need:yoga|yoga, pilates, stretching, meditation
need:football|fotboll, lagsport, fotbollsträning
need:tennis|tennis, badminton, squash, padel
need:table tennis|bordtennis, pingis
need:basketball|basket, volleyboll, handboll, innebandy
need:golf|golf, spela golf, golfare
need:horse riding|ridning, rida, häst
need:boxing|boxning, kampsport, karate, självförsvar
need:dance|dans, dansa, balett
need:rehabilitation|rehab, sjukgymnastik, efter operation
need:massage|massage, massera, knådning
need:wellness|spa hemma, bastu, wellness, bad
need:photography|fotografera, fotografering, fotograf, ta bilder
need:filming|filma, spela in video, vlogga, youtube
need:podcast|podcast, spela in röst, hemmastudio
need:make music|spela instrument, lära sig gitarr, piano, musik
need:listen to music|lyssna på musik, musikälskare, hifi, multiroom
need:gaming|gaming, gamer, tv-spel, spela
need:drawing|teckna, rita, skissa, illustrera
need:painting art|måla tavlor, akvarell, akrylmålning
need:crafts|pyssel, pyssla, pyssla med barn
need:knitting|sticka, virka, stickning
need:sewing|sy, sömnad, sy kläder, lapptäcke
need:embroidery|broderi, brodera, korsstygn, makramé
need:pottery|keramik, dreja, modellera, lera
need:make candles|stöpa ljus, göra tvål, egen kosmetika
need:calligraphy|kalligrafi, handlettering, journaling
need:puzzling|lägga pussel, pussla, regnig dag
need:model building|modellbygge, modelljärnväg, samla, samlare
need:learn|lära, plugga, studera, tentaplugg
need:experiment|experimentera, vetenskap för barn, nyfiket barn
need:keep child busy|sysselsätta barn, uttråkade barn, inomhuslek
need:outdoor play|utelek, leka ute, leka i trädgården
need:water play|vattenlek, plaska, svalka barnen
need:work from home|jobba hemifrån, hemmakontor, distansarbete
need:sit all day|sitta hela dagen, stillasittande, kontorsjobb
need:video call|videosamtal, onlinemöte, zoom, teams
need:phone calls|ringa, telefonsamtal, handsfree, ringa i bilen
need:presentation|presentation, hålla föredrag, mötesrum, konferens
need:organise appointments|planera, ha koll på tider, att göra-lista, glömsk
need:file documents|arkivera papper, sortera papper, pärmar
need:print|skriva ut, skriva ut hemma, skriva ut foton, skanna
need:write|skriva, skriva för hand, anteckna, skriva brev
need:send a parcel|skicka paket, packa paket, sälja på nätet
need:wrap a present|slå in present, paketinslagning
need:decorate|inreda, inredning, piffa hemma, göra fint
need:furnish children's room|inreda barnrum, barnrum, babyrum
need:sleep|sova, sova gott, bättre sömn
need:side sleeper|sover på sidan, sidosovare
need:back sleeper|sover på rygg, sover på mage, magsovare
need:nap|tupplur, power nap, sova på tåget, sova på flyget
need:travel|resa, resor, semester
need:flight|flyg, flyga, flygplan, flygplats
need:hand luggage|handbagage, kabinväska, ryanair-väska
need:luggage too heavy|för tungt bagage, övervikt, väga väskan
need:travel abroad|resa utomlands, utländska eluttag, usa-resa
need:pickpockets|ficktjuvar, stöld på resan, skydda pengarna
need:lost luggage|borttappat bagage, hitta nycklar, tappar bort saker
need:long car journey|lång bilresa, roadtrip, barn i bilen
need:cruise|kryssning, båtresa, färja
need:tropics|tropikerna, regnskog, safari, varmt land
need:business trip|affärsresa, tjänsteresa, hotell
need:outdoors|utomhus, stå ute hela året, för utebruk
need:balcony|balkong, liten balkong, takterrass
need:terrace|uteplats, altan, terrass, trall
need:garden|trädgård, trädgårdsarbete, kolonilott
need:grow vegetables|odla grönsaker, kryddor, tomater, egen odling
need:plant flowers|plantera blommor, lökar, bivänligt
need:water the garden|vattna trädgården, bevattning, vattna gräset
need:watering plants on holiday|vattna växter på semestern, bortrest, blommor när man är borta
need:mow the lawn|klippa gräset, gräsklippning, långt gräs
need:cut hedge|klippa häck, beskära, kapa grenar
need:leaves|löv, kratta löv, trädgårdsavfall
need:compost|kompost, kompostera, bokashi
need:chop firewood|hugga ved, elda med ved, öppen spis, kamin
need:campfire|lägereld, eldstad, göra upp eld
need:pool care|poolskötsel, grönt poolvatten, rengöra poolen
need:pond|damm, fiskdamm, koi, alger i dammen
need:feed birds|mata fåglar, vinterfåglar, locka fåglar, igelkott
need:dog|hund, hundägare, gå ut med hunden, vovve
need:puppy|valp, ny valp, rumsren, tuggar på allt
need:cat|katt, kattunge, kattägare, innekatt
need:cat scratches furniture|katten klöser möbler, klöser på soffan
need:dog pulls|hunden drar i kopplet, skäller, träna hund
need:pet left alone|ensam hemma, orolig hund, rädd för smällare
need:transport a pet|resa med djur, ta katten till veterinären, hund i bilen
need:pet digestion|känslig mage hund, kräsen katt, foderallergi
need:pet grooming|pälsvård, hund fäller, borsta hunden, bada hund
need:aquarium|akvarium, hålla fiskar
need:rabbit|kanin, marsvin, hamster, smådjur
need:baby cries at night|bebisen gråter på natten, bebis sover inte
need:teething|tandsprickning, tänder på väg
need:baby food|barnmat, smakportioner, mata bebis
need:bottle feeding|flaskmata, ge ersättning, modersmjölksersättning
need:change diapers|byta blöja, blöjbyte, blöjutslag
need:potty training|potträning, sluta med blöja, torr på natten
need:childproof|barnsäkra, bebis börjar krypa, barnsäkerhet hemma
need:baby on the go|ute med bebis, promenad med barnvagn, bära bebis
need:bath time|badstund, bada bebis, hatar att tvätta håret
need:travel with child in car|åka bil med barn, barn i bilen, bilstol
need:afraid of the dark|mörkrädd, barn kan inte sova själv
need:child carries heavy school bag|tung skolväska, ergonomisk ryggsäck
need:fine motor skills|finmotorik, pedagogisk, montessori
need:car|bil, köra bil, bilist
need:wash the car|tvätta bilen, biltvätt, bilvård, städa bilen
need:car won't start|bilen startar inte, dött batteri, starthjälp
need:car breakdown|bilstopp, motorstopp, olycka, obligatorisk utrustning
need:icy windscreen|isig vindruta, frusen ruta, skrapa is
need:park the car|parkera, backa, fickparkera
need:motorcycle|motorcykel, mc, moped, hoj
need:navigate|navigera, hitta vägen, orientering, rutt
need:weak battery|dåligt batteri, mobilen laddar ur, låg batterinivå
need:charge|ladda, ladda på språng, ladda mobilen, ladda flera
need:slow wifi|dåligt wifi, långsamt internet, ingen täckning
need:slow computer|långsam dator, fullt minne, lagringen full
need:backup|säkerhetskopiera, backup, spara bilder
need:dropped phone|tappat mobilen, sprucken skärm, skydda mobilen
need:connect devices|koppla ihop, fel kontakt, koppla datorn till tv
need:not enough sockets|för få eluttag, behöver förlängning
need:smart home|smarta hem, styra med mobilen, automatisera
need:watch tv|titta på tv, bättre tv-ljud, hör inte dialogen
need:monitor house remotely|övervaka hemmet, babyvakt, kameraövervakning
need:track steps|räkna steg, mäta puls, mäta sömn
need:simple phone|enkel telefon, seniormobil, krånglig teknik
need:wet room|våtrum, badrumsbruk, fuktsäker
need:under water|under vatten, tåla vatten, dränkbar
need:basement|källare, vind, ouppvärmt rum
need:stairs|trappa, trappsteg
need:office|kontor, företag, till jobbet
need:restaurant|restaurang, café, storkök, barutrustning
need:school class|skolklass, förening, klubb, gruppbeställning
need:summer|sommar, varmt väder, sommarvärme
need:spring and autumn|vår och höst, milt väder, lager på lager
need:all year round|året runt, alla årstider
need:mud|lera, lerigt, blaskigt, slask
need:clothes for office|kontorskläder, klädkod, business, kavaj
need:evening event|fest, gala, finklädd, högtid
need:everyday|vardag, till vardags, varje dag
need:comfy at home|mysa hemma, myskläder, soffhäng
need:too tight|för tajt, passar inte, klämmer
need:too big (2)|för stor, för vid, åker ner, glappar
need:scratchy|kliar, sticks, lappen kliar
need:see-through|genomskinligt, syns igenom, underkläder syns
need:hide tummy|dölja magen, smickrande, slimmande
need:large bust|stor byst, stora bröst, behöver stöd
need:easy to clean|lätt att rengöra, lättskött
need:lasts long|håller länge, hållbar, slitstark
need:light to carry|lätt att bära, lättvikt, inte tung
need:safe for kids|barnsäker, säker för barn, giftfri
need:quiet|tyst, ljudlös, låter inte
need:eco-friendly|miljövänlig, hållbar, klimatvänlig
need:plastic-free|plastfri, zero waste, mindre plast
need:fairly made|rättvist tillverkad, schyssta arbetsvillkor, inget barnarbete
need:local|lokal, närproducerat, svensktillverkad
need:handmade|handgjord, hantverk, unik
need:animal-free|djurfri, inga djurförsök, cruelty free
need:natural|naturlig, utan kemikalier, naturliga ingredienser
need:cheap|billig, låg budget, inte dyr
need:high-end|lyxig, exklusiv, premium, något extra
need:easy to use|lättanvänd, enkel, okomplicerad
need:comfortable|bekväm, skön, ha på sig hela dagen
need:space-saving|platsbesparande, kompakt, tar liten plats
need:foldable for storage|hopfällbar, lätt att ställa undan
need:fast|snabb, sparar tid, har bråttom
need:multi-purpose|mångsidig, flera funktioner, allt i ett
need:unbreakable|okrossbar, går inte sönder, tål att tappas
need:withstand heat|tål värme, het kastrull på bordet, värmetålig
need:goes in the dishwasher|tål diskmaskin, diskmaskin
need:wash the dishes|diska, diska för hand, ingen diskmaskin
need:adjustable|justerbar, växer med barnet, olika höjder
need:reusable|återanvändbar, fylla på, slippa engångs
need:disposable|engångs, slänga efter, slippa disk
need:repairable|reparerbar, utbytbara delar, reservdelar finns
need:personalised|personlig, med namn, graverad
need:beautiful|snygg, vacker, stilren, design
need:vintage|vintage, retro, nostalgisk
need:second-hand|second hand, begagnad, renoverad
need:hygienic|hygienisk, bakteriefri, desinficera
need:non-toxic cookware|giftfria kastruller, utan pfas, utan skadliga ämnen
need:cordless|sladdlös, utan el, batteridriven
need:keep dry|hålla torrt, får inte bli blött
need:keep warm in winter outdoors|hålla sig varm ute på vintern, varm jacka, kallt ute
need:not too sweet|inte för söt, mindre socker, lite socker
need:spicy|stark mat, gillar hett, kryddigt
need:high protein|mycket protein, proteinrikt, proteindiet
need:low carb|lågkolhydrat, lchf, keto
need:alcohol-free|alkoholfritt, utan alkohol, nykter, vit månad
need:halal|halal, kosher, inget fläsk
need:decaf|koffeinfritt, känslig för koffein, kaffe på kvällen
need:strong taste|stark smak, kraftigt kaffe, mild smak, inte besk
need:emergency supplies|krislåda, hemberedskap, prepping, nödlager
need:night walk|mörkt ute, kvällspromenad, ljus i tältet
need:dance all night|dansa hela natten, sköna klackar
need:matching outfit|matchande kläder, passar till, kombinera
need:keep valuables safe|skydda värdesaker, förvara pengar, gömma nyckel
need:save money|spara pengar, sparande, veckopeng, ge pengar
need:time something|ta tid, glömmer ugnen, nedräkning
need:weigh|väga, vägning, portionera
need:dog-proof furniture|hundvänlig möbel, barn och soffa, soffa som döljer fläckar
need:first apartment|första lägenheten, egen lägenhet, flytta hemifrån
thing:sofa|soffa, 2-sitssoffa, 3-sitssoffa
thing:sofa bed|bäddsoffa, sovsoffa, futonsoffa
thing:corner sofa|hörnsoffa, divansoffa, u-soffa, schäslongsoffa
thing:armchair|fåtölj, öronlappsfåtölj, länstol, loungestol
thing:recliner|reclinerfåtölj, vilfåtölj, uppresningsfåtölj
thing:rocking chair|gungstol
thing:chair|stol, matstol, köksstol, pinnstol
thing:stool|pall, barstol, barpall
thing:bench|bänk, sittbänk, hallbänk, kökssoffa
thing:footstool|fotpall, sittpuff, puff
thing:beanbag|sittsäck, saccosäck
thing:desk|skrivbord, datorbord, arbetsbord
thing:standing desk|höj- och sänkbart skrivbord, ståbord
thing:office chair|kontorsstol, skrivbordsstol, snurrstol
thing:gaming chair|gamingstol
thing:chair castors|stolshjul, möbelhjul, länkhjul
thing:dining table|matbord, köksbord, bord
thing:extendable table|utdragbart bord, klaffbord, slagbord, iläggsskiva
thing:coffee table|soffbord, vardagsrumsbord
thing:side table|sidobord, avlastningsbord, satsbord
thing:bedside table|nattduksbord, sängbord, nattygsbord
thing:console table|konsolbord, hallbord, avlastningsbord
thing:folding table|fällbord, campingbord, bockbord, hopfällbart bord
thing:folding chair|fällstol, campingstol, klappstol
thing:wardrobe|garderob, klädskåp
thing:chest of drawers|byrå, lådhurts
thing:drawer|låda, byrålåda, utdragslåda
thing:sideboard|skänk, sideboard
thing:bookcase|bokhylla, hylla
thing:wall shelf|vägghylla, hyllplan, tavellist
thing:shelf bracket|hyllkonsol, konsol, hyllbärare, hyllknäkt
thing:display cabinet|vitrinskåp, glasskåp
thing:tv stand|tv-bänk, mediabänk, tv-möbel
thing:shoe rack|skohylla, skoskåp, skoställ
thing:coat rack|klädhängare, hatthylla, kapphylla, hallmöbel
thing:clothes hanger|galge, klädgalge
thing:clothes rail|klädställning, klädstång, konfektionsställning
thing:bed|säng, sängram, dubbelsäng, enkelsäng
thing:box spring|kontinentalsäng, ramsäng, boxsäng
thing:bunk bed|våningssäng, loftsäng
thing:guest bed|gästsäng, extrasäng, tältsäng
thing:air bed|luftmadrass, uppblåsbar madrass, luftsäng
thing:headboard|sänggavel, huvudgavel
thing:slatted base|ribbotten, lamellbotten, sängbotten
thing:mattress|madrass, resårmadrass, skummadrass, memoryskummadrass
thing:mattress topper|bäddmadrass, överdragsmadrass
thing:mattress protector|madrasskydd, madrassöverdrag, kuddöverdrag
thing:crib|spjälsäng, babysäng, bedside crib
thing:high chair|barnstol, matstol barn, matstol för bebis
thing:changing table|skötbord, skötbädd
thing:room divider|rumsavdelare, skärmvägg, vikskärm
thing:sofa cover|soffskydd, sofföverdrag, soffklädsel
thing:chair cushion|stolsdyna, sittdyna, sittkudde
thing:felt pads|möbeltassar, filttassar, möbelkuddar
thing:furniture leg|möbelben, bordsben, hårnålsben
thing:table top|bordsskiva, bänkskiva, skiva
thing:handle|knopp, handtag, beslag, lådknopp
thing:hinge|gångjärn, dörrgångjärn, kökslucksgångjärn
thing:drawer runner|lådskena, teleskopskena
thing:lamp|lampa, belysning, armatur
thing:ceiling light|taklampa, plafond, takbelysning
thing:pendant light|pendellampa, ljuskrona, takpendel, fönsterlampa
thing:floor lamp|golvlampa, uplight
thing:table lamp|bordslampa, sänglampa
thing:desk lamp|skrivbordslampa, läslampa, arbetslampa
thing:wall light|vägglampa, vägglampett
thing:spotlight|spotlight, spotlights, skenlampa
thing:night light|nattlampa, nattljus
thing:light bulb|glödlampa, ledlampa, ljuskälla
thing:led strip|ledslinga, ledlist, ledstrip
thing:fairy lights|ljusslinga, julgransbelysning, ljusgardin
thing:lampshade|lampskärm
thing:lamp holder|lamphållare, lampsockel, sladdställ
thing:outdoor light|utelampa, utebelysning, fasadbelysning, trädgårdsbelysning
thing:solar light|solcellslampa, solcellsbelysning
thing:floodlight|strålkastare, rörelsevaktslampa, arbetsbelysning
thing:torch|ficklampa, handlampa
thing:headlamp|pannlampa
thing:lantern|lykta, lanterna, stormlykta, campinglykta
thing:dimmer|dimmer, vriddimmer
thing:motion sensor|rörelsesensor, rörelsedetektor, rörelsevakt
thing:sunrise alarm clock|wake up light, ljusterapilampa, dagsljuslampa, väckningslampa
thing:duvet|täcke, duntäcke, sommartäcke, vintertäcke
thing:duvet cover|påslakan
thing:bed linen|sängkläder, bäddset, påslakanset
thing:sheet|lakan, dra-på-lakan, underlakan, formsytt lakan
thing:pillow|kudde, sovkudde, dunkudde
thing:neck pillow|nackkudde, ergonomisk kudde, memoryskumkudde
thing:body pillow|gravidkudde, amningskudde, kroppskudde
thing:travel pillow|resekudde, nackkudde resa
thing:pillowcase|örngott
thing:cushion|prydnadskudde, soffkudde, dekorationskudde
thing:cushion cover|kuddfodral
thing:blanket|filt, pläd, fleecefilt
thing:bedspread|överkast, sängöverkast
thing:weighted blanket|tyngdtäcke, kedjetäcke, bolltäcke
thing:electric blanket|värmefilt, elfilt, värmemadrass
thing:hot water bottle|varmvattenflaska, vetekudde, värmedyna
thing:baby sleeping bag|babysovpåse, sovpåse
thing:towel|handduk, badhandduk, frottéhandduk
thing:washcloth|tvättlapp, ansiktsduk
thing:beach towel|strandhandduk, badlakan, hamamhandduk
thing:bathrobe|badrock, morgonrock
thing:tea towel|kökshandduk, glashandduk, disktrasa
thing:tablecloth|duk, bordsduk, vaxduk
thing:placemat|bordstablett, tablett, bordsunderlägg
thing:table runner|bordslöpare, löpare
thing:napkin|servett, pappersservett, tygservett
thing:coaster|glasunderlägg
thing:trivet|grytunderlägg, karottunderlägg
thing:apron|förkläde, köksförkläde
thing:oven glove|grytvante, grytlapp, grillvante
thing:curtain|gardin, gardiner, gardinlängd
thing:blackout curtain|mörkläggningsgardin, mörkläggande rullgardin
thing:net curtain|tunn gardin, voilegardin, skirt
thing:curtain rod|gardinstång, gardinskena
thing:blind|rullgardin, persienn, plisségardin, hissgardin
thing:roller shutter|fönsterlucka, jalusi, rulljalusi
thing:insect screen|insektsnät, myggnät, flugnät, myggdörr
thing:rug|matta, ullmatta, ryamatta
thing:carpet runner|gångmatta, hallmatta, löpare
thing:rug pad|mattunderlägg, halkskydd för matta
thing:doormat|dörrmatta, entrématta, torkmatta
thing:sheepskin|fårskinn, lammskinn, skinnfäll
thing:vase|vas, blomvas
thing:candle|ljus, stearinljus, blockljus, värmeljus
thing:scented candle|doftljus
thing:candle holder|ljusstake, ljuslykta, värmeljushållare, adventsljusstake
thing:room fragrance|rumsdoft, doftpinnar, luftfräschare
thing:aroma diffuser|aromadiffuser, doftspridare, diffuser
thing:essential oil|eterisk olja, doftolja
thing:incense|rökelse, rökelsestickor
thing:picture frame|tavelram, fotoram, ram
thing:poster|poster, affisch, konsttryck, tavla
thing:canvas print|canvastavla, canvas
thing:mirror|spegel, väggspegel, helkroppsspegel
thing:clock|klocka, väggklocka, väggur
thing:alarm clock|väckarklocka, klockradio
thing:wall sticker|väggdekor, väggsticker, väggklistermärke
thing:artificial plant|konstväxt, konstgjord växt, konstblomma
thing:dried flowers|torkade blommor, torkad bukett, eterneller
thing:bouquet|bukett, blombukett, snittblommor, blommor
thing:wreath|krans, dörrkrans, adventskrans
thing:christmas tree|julgran, plastgran, konstgran
thing:christmas bauble|julkula, julgransdekoration, julpynt
thing:advent calendar|adventskalender, julkalender, paketkalender
thing:figurine|figur, statyett, prydnadssak, skulptur
thing:piggy bank|spargris, sparbössa
thing:storage box|förvaringslåda, förvaringsbox, back
thing:basket|korg, förvaringskorg, flätad korg
thing:drawer organiser|lådavdelare, bestickslåda, lådinsats
thing:vacuum storage bag|vakuumpåse, vakuumpåse för kläder
thing:underbed storage|sänglåda, förvaring under sängen
thing:garment bag|klädpåse, kostympåse, klädskydd
thing:hook|krok, väggkrok, självhäftande krok, command-krok
thing:pegboard|verktygstavla, perforerad tavla, håltavla
thing:heavy-duty shelving|lagerhylla, ställage, garagehylla, stålhylla
thing:trunk|kista, förvaringskista
thing:toy box|leksakslåda, leksaksförvaring
thing:key rack|nyckelskåp, nyckelhängare, nyckelbox
thing:keyring|nyckelring
thing:home safe|kassaskåp, värdeskåp, kassaskrin
thing:letterbox|brevlåda, postlåda, paketlåda
thing:umbrella stand|paraplyställ
thing:magazine rack|tidningsställ, tidskriftssamlare
thing:wastepaper basket|papperskorg, soptunna, sophink
thing:pedal bin|pedalhink, sensorhink, kökssoptunna
thing:bin bag|soppåse, sopsäck, avfallspåse
thing:washbasin|tvättställ, handfat
thing:tap|kran, blandare, köksblandare, tvättställsblandare
thing:tap aerator|strålsamlare, perlator
thing:shower|dusch, takdusch, duschset, duschblandare
thing:shower head|duschmunstycke, handdusch
thing:shower hose|duschslang
thing:shower curtain|duschdraperi
thing:shower screen|duschvägg, duschkabin, duschdörr
thing:bathtub|badkar
thing:toilet|toalett, wc, toastol
thing:toilet seat|toalettsits, toasits, toalettlock
thing:toilet brush|toalettborste, toaborste
thing:toilet paper holder|toalettpappershållare
thing:toilet paper|toalettpapper, toapapper, dasspapper
thing:bath mat|badrumsmatta, duschmatta
thing:towel rail|handduksstång, handdukshängare
thing:heated towel rail|handdukstork, elektrisk handdukstork
thing:toothbrush holder|tandborstmugg, tandborsthållare
thing:bathroom cabinet|badrumsskåp, spegelskåp, kommod
thing:bathroom scale|badrumsvåg, personvåg, kroppsvåg
thing:shower caddy|duschhylla, duschkorg, hörnhylla
thing:grab rail|stödhandtag, badhandtag, ledstång
thing:shower stool|duschpall, duschstol, badbräda
thing:broom|kvast, sopborste, sopkvast
thing:dustpan|sopskyffel, sopset, skyffel och borste
thing:mop|mopp, golvmopp, snurrmopp
thing:bucket|hink, skurhink
thing:cleaning cloth|mikrofiberduk, städtrasa, dammtrasa, wettextrasa
thing:sponge|svamp, disksvamp, stålull, skursvamp
thing:dish brush|diskborste, skurborste
thing:feather duster|dammvippa, dammborste
thing:window squeegee|fönsterskrapa, duschskrapa, fönstertvätt, fönsterputsare
thing:rubber gloves|gummihandskar, diskhandskar, hushållshandskar
thing:all-purpose cleaner|allrengöring, såpa, universalrengöring, rengöringsspray
thing:bathroom cleaner|badrumsrengöring, wc-rengöring, toarent
thing:descaler|avkalkningsmedel, kalkborttagning, kalklösare
thing:glass cleaner|fönsterputs, glasputs, fönsterputsmedel
thing:washing-up liquid|diskmedel, handdiskmedel
thing:dishwasher tablets|maskindiskmedel, disktabletter, diskmaskinstabletter
thing:laundry detergent|tvättmedel, flytande tvättmedel, tvättkapslar
thing:fabric softener|sköljmedel
thing:stain remover|fläckborttagning, fläckborttagare, galltvål
thing:soap|tvål, handtvål, flytande tvål
thing:kitchen roll|hushållspapper, torkpapper
thing:tissues|näsdukar, ansiktsservetter, pappersnäsdukar
thing:wet wipes|våtservetter, rengöringsservetter
thing:vacuum cleaner|dammsugare
thing:cordless vacuum|skaftdammsugare, sladdlös dammsugare, handdammsugare
thing:robot vacuum|robotdammsugare
thing:vacuum cleaner bag|dammsugarpåse, dammpåse
thing:steam cleaner|ångtvätt, ångmopp, ångrengörare
thing:pressure washer|högtryckstvätt, högtrycksspruta
thing:carpet cleaner|textiltvätt, mattvätt, möbeltvätt
thing:lint roller|klädrulle, klädvårdsrulle, klädborste
thing:fabric shaver|noppborttagare, noppklippare
thing:laundry basket|tvättkorg, smutstvättkorg
thing:drying rack|torkställning, torkvinda, tvättställning
thing:clothesline|tvättlina, torkvinda, klädlina
thing:clothes peg|klädnypa
thing:ironing board|strykbräda
thing:ironing board cover|strykbrädsöverdrag
thing:iron|strykjärn, ångstrykjärn
thing:steam generator iron|ångstation, ånggenerator
thing:garment steamer|steamer, klädsteamer, klädångare
thing:laundry bag|tvättpåse, bh-påse
thing:moth trap|malskydd, malmedel, cederträ, malfälla
thing:washing machine|tvättmaskin, frontmatad tvättmaskin
thing:tumble dryer|torktumlare, värmepumpstumlare, tumlare
thing:washer dryer|kombinerad tvätt och tork, kombimaskin
thing:dishwasher|diskmaskin
thing:fridge|kylskåp, kyl, kyl och frys
thing:mini fridge|minikyl, minibar, litet kylskåp
thing:freezer|frys, frysskåp, frysbox
thing:wine cooler|vinkyl, vinskåp
thing:oven|ugn, inbyggnadsugn
thing:cooker|spis, elspis, gasspis
thing:hob|spishäll, häll, induktionshäll, gashäll
thing:extractor hood|köksfläkt, fläkt, spiskåpa
thing:microwave|mikrovågsugn, mikro, micro
thing:coffee machine|kaffebryggare, kaffemaskin, bryggare
thing:espresso machine|espressomaskin, helautomatisk kaffemaskin
thing:capsule machine|kapselmaskin, nespressomaskin
thing:coffee capsule|kaffekapslar, kaffekapsel, pads
thing:moka pot|mokabryggare, perkolator, spiskokare
thing:french press|presskanna, pressbryggare, french press
thing:pour-over dripper|pour over, filterhållare, chemex, handbryggare
thing:coffee filter paper|kaffefilter, filterpåsar
thing:coffee grinder|kaffekvarn
thing:milk frother|mjölkskummare, skumkanna
thing:tamper|tamper, portafilter, espressotillbehör
thing:kettle|vattenkokare, kittel
thing:toaster|brödrost
thing:sandwich maker|smörgåsgrill, paninigrill, toastjärn
thing:waffle iron|våffeljärn
thing:air fryer|airfryer, luftfritös, varmluftsfritös
thing:deep fryer|fritös
thing:blender|mixer, blender, smoothiemixer
thing:hand blender|stavmixer
thing:hand mixer|elvisp, handmixer
thing:stand mixer|köksassistent, köksmaskin, degblandare
thing:food processor|matberedare, minihackare
thing:cooking robot|multicooker, matlagningsrobot, thermomix
thing:juicer|juicepress, citruspress, råsaftcentrifug, slow juicer
thing:soda maker|kolsyremaskin, sodamaskin, sodastream
thing:CO2 cylinder|kolsyrepatron, kolsyretub, gaspatron
thing:water filter|vattenfilter, filterkanna, brita
thing:slow cooker|slow cooker, crockpot
thing:pressure cooker|tryckkokare, elektrisk tryckkokare
thing:bread maker|bakmaskin, brödbakmaskin
thing:ice cream maker|glassmaskin
thing:ice cube maker|ismaskin, iskubsform, isform
thing:yogurt maker|yoghurtmaskin
thing:raclette grill|raclettegrill, raclettejärn, bordsgrill
thing:fondue set|fonduegryta, fondueset
thing:food dehydrator|mattork, torkapparat, svamptork
thing:vacuum sealer|vakuumförpackare, vakuummaskin
thing:sous vide cooker|sous vide, sous vide-cirkulator
thing:pasta machine|pastamaskin
thing:kitchen scale|köksvåg, digital våg
thing:food thermometer|stektermometer, kökstermometer, grilltermometer
thing:kitchen timer|äggklocka, timer, kökstimer
thing:egg cooker|äggkokare
thing:pan|stekpanna, panna, traktörpanna
thing:cast iron pan|gjutjärnspanna, kolstålspanna, järnpanna
thing:wok|wok, wokpanna
thing:grill pan|grillpanna
thing:crepe pan|pannkakspanna, plättlagg, crêpepanna
thing:pot|kastrull, gryta, kokkärl
thing:casserole dish|gjutjärnsgryta, ugnsgryta, emaljgryta
thing:cookware set|kastrullset, stekpanneset, grytset
thing:pan lid|grytlock, kastrullock, stänkskydd
thing:roasting tin|långpanna, ugnsform, gratängform
thing:baking tray|bakplåt, ugnsplåt
thing:cake tin|bakform, springform, brödform, sockerkaksform
thing:muffin tin|muffinsform, muffinsplåt
thing:cookie cutter|pepparkaksform, utstickare, kakmått
thing:rolling pin|brödkavel, kavel
thing:whisk|visp, ballongvisp
thing:mixing bowl|skål, bunke, degbunke, salladsskål
thing:piping bag|spritspåse, spritstyll, tyll
thing:cake decoration|tårtdekoration, strössel, sockerpasta, kristyr
thing:baking paper|bakplåtspapper, smörpapper, bakmatta
thing:cling film|plastfolie, aluminiumfolie, folie
thing:cooling rack|bakgaller, kakgaller
thing:proofing basket|jäskorg, brödkorg
thing:kitchen knife|kökskniv, kockkniv, knivar
thing:japanese knife|japansk kniv, santoku, damaskuskniv
thing:bread knife|brödkniv, tandad kniv
thing:paring knife|skalkniv, grönsakskniv
thing:steak knife|grillkniv, köttkniv, bordskniv
thing:knife block|knivblock, knivset, knivlist, knivmagnet
thing:knife sharpener|knivslip, bryne, brynstål, slipsten
thing:cutting board|skärbräda
thing:kitchen scissors|kökssax, fågelsax
thing:peeler|potatisskalare, skalare, grönsaksskalare
thing:grater|rivjärn, ostrivare, finrivare
thing:mandoline|mandolin, grönsakssvarv, grönsaksskärare
thing:meat slicer|skärmaskin, charkmaskin
thing:garlic press|vitlökspress
thing:can opener|konservöppnare, burköppnare
thing:corkscrew|korkskruv, vinöppnare, kapsylöppnare, flasköppnare
thing:colander|durkslag, sil
thing:salad spinner|salladsslunga
thing:spatula|stekspade, slickepott, träslev
thing:ladle|slev, soppslev, hålslev
thing:tongs|kökstång, grilltång, serveringstång
thing:measuring cup|måttsats, måttkanna, decilitermått, litermått
thing:mortar and pestle|mortel, stöt, mortel och stöt
thing:salt mill|saltkvarn, pepparkvarn, salt- och pepparkar
thing:spice rack|kryddhylla, kryddburk
thing:food storage container|matlåda, förvaringsburk, plastburk, fryslåda
thing:storage jar|glasburk, förvaringsburk glas, konserveringsburk
thing:lunch box|lunchlåda, bentolåda, smörgåslåda
thing:food flask|mattermos, termosburk
thing:thermos flask|termos, termosflaska, vakuumflaska
thing:water bottle|vattenflaska, drickflaska, sportflaska
thing:travel mug|termosmugg, resemugg, take away-mugg
thing:butter dish|smörask, smörbytta, ostkupa
thing:bread bin|brödlåda, brödburk
thing:fruit bowl|fruktskål, fruktfat
thing:dish rack|diskställ, diskstall
thing:plate|tallrik, mattallrik, assiett, djup tallrik
thing:cereal bowl|frukostskål, soppskål, skål
thing:tableware|servis, porslin, matservis
thing:cup|kopp, mugg, kaffekopp, tekopp
thing:saucer|fat, kaffefat, tefat
thing:glass|glas, dricksglas, vattenglas, tumbler
thing:wine glass|vinglas, champagneglas, bubbelglas
thing:beer glass|ölglas, ölsejdel
thing:cocktail shaker|shaker, cocktailshaker, barset, drinkglas
thing:carafe|karaff, kanna, tillbringare, dekanter
thing:cutlery|bestick, bestickset, matbestick
thing:children's tableware|barnservis, barnbestick, pipmugg
thing:disposable tableware|engångsservis, papptallrik, pappmugg, engångsbestick
thing:drinking straw|sugrör, återanvändbart sugrör
thing:tray|bricka, serveringsbricka
thing:serving platter|serveringsfat, uppläggningsfat, tårtfat, serveringsbräda
thing:teapot|tekanna
thing:tea infuser|tesil, teägg, tefilter
thing:picnic basket|picknickkorg, picknickfilt, picknickset
thing:cool box|kylväska, kylbox, kyllåda
thing:ice pack|kylklamp, klamp
thing:shopping trolley|shoppingvagn, dramaten, tygkasse, shoppingväska
thing:coffee|kaffe, bryggkaffe, malet kaffe
thing:coffee beans|kaffebönor, hela bönor, espressobönor
thing:decaf|koffeinfritt kaffe, decaf
thing:instant coffee|snabbkaffe, pulverkaffe
thing:tea|te, svart te, grönt te, löste
thing:tea bag|tepåsar, tepåse
thing:herbal tea|örtte, fruktte, rooibos
thing:matcha|matcha, matchapulver
thing:hot chocolate|varm choklad, kakao, oboy
thing:chocolate|choklad, chokladkaka, mörk choklad, mjölkchoklad
thing:chocolates|praliner, chokladask, tryffel
thing:sweets|godis, lösgodis, gelégodis, karameller
thing:liquorice|lakrits, saltlakrits
thing:chewing gum|tuggummi, halstabletter, minttabletter
thing:biscuit|kex, kakor, småkakor
thing:cake|tårta, bakverk, paj, kaka
thing:gingerbread|pepparkakor, julkakor, lussebullar
thing:crisps|chips, potatischips, snacks
thing:popcorn|popcorn, popcornmaskin
thing:muesli|müsli, granola, flingor, havregryn
thing:protein bar|proteinbar, energibar, müslibar
thing:jam|sylt, marmelad
thing:honey|honung
thing:nut butter|jordnötssmör, nötsmör, mandelsmör, nutella
thing:syrup|sirap, lönnsirap, saft, agavesirap
thing:sugar|socker, rörsocker, farinsocker, sötningsmedel
thing:flour|mjöl, vetemjöl, dinkelmjöl, fullkornsmjöl
thing:baking mix|bakmix, brödmix, kakmix
thing:bread|bröd, limpa, frallor, knäckebröd
thing:pasta|pasta, makaroner, nudlar, spaghetti
thing:rice|ris, basmatiris, jasminris, sushiris
thing:olive oil|olivolja, extra jungfruolivolja
thing:vinegar|vinäger, balsamvinäger, äppelcidervinäger, ättika
thing:oil and vinegar set|olja och vinäger-set, oljeflaska
thing:spice|krydda, kryddor, kryddblandning, örter
thing:salt|salt, havssalt, flingsalt
thing:stock|buljong, fond, buljongtärning
thing:soup|soppa, färdig soppa, pulversoppa
thing:hot sauce|hot sauce, chilisås, tabasco
thing:soy sauce|sojasås, asiatisk sås, miso
thing:tinned food|konserver, burkmat, krossade tomater
thing:pickles|inlagd gurka, oliver, inläggningar, antipasti
thing:spread|pålägg, hummus, leverpastej, kaviar
thing:cheese|ost, hårdost, parmesan, getost
thing:plant milk|växtmjölk, havremjölk, havredryck, sojamjölk
thing:egg|ägg, ekologiska ägg
thing:meat substitute|köttersättning, tofu, vegoburgare, vegofärs
thing:fruit and vegetables|frukt och grönt, frukt, grönsaker, grönsakslåda
thing:frozen food|fryst mat, färdigmat, färdigrätt
thing:gift basket|presentkorg, delikatesskorg, matkorg
thing:sparkling wine|mousserande vin, champagne, prosecco, cava
thing:beer|öl, lager, ipa, ale
thing:alcohol-free drink|alkoholfritt vin, alkoholfri öl, mocktail
thing:juice|juice, apelsinjuice, äppeljuice
thing:mineral water|mineralvatten, kolsyrat vatten, stilla vatten
thing:kombucha|kombucha, kefir, fermenterad dryck
thing:home brewing kit|hembryggningskit, ölbryggningsset, vinsats
thing:baby food|barnmat, modersmjölksersättning, välling, klämmis
thing:dietary supplement|kosttillskott, vitaminer, multivitamin
thing:protein powder|proteinpulver, whey, vassle, veganskt protein
thing:magnesium|magnesium, magnesiumtabletter
thing:omega 3|omega 3, fiskolja, algolja
thing:collagen|kollagen, kollagenpulver, hyaluron
thing:probiotic|probiotika, magbakterier
thing:melatonin|melatonin, sömntabletter, valeriana
thing:phone|mobil, mobiltelefon, smartphone, telefon
thing:senior phone|seniormobil, knapptelefon, doro
thing:landline phone|fast telefon, hemtelefon, trådlös telefon
thing:phone case|mobilskal, mobilfodral, skal, plånboksfodral
thing:screen protector|skärmskydd, skyddsglas, skyddsfilm
thing:charger|laddare, mobilladdare, nätadapter, strömadapter
thing:charging cable|laddkabel, laddsladd, usb-c-kabel, lightningkabel
thing:wireless charger|trådlös laddare, laddplatta, laddningsstation
thing:power bank|powerbank, nödladdare
thing:phone holder|mobilhållare, mobilställ, bilhållare
thing:sim card|sim-kort, esim, kontantkort
thing:tablet|surfplatta, läsplatta, ipad
thing:e-reader|läsplatta, e-boksläsare, kindle
thing:stylus|pekpenna, stylus
thing:smartwatch|smartklocka, aktivitetsarmband, träningsarmband
thing:watch strap|klockarmband, armband till smartklocka
thing:laptop|laptop, bärbar dator, bärbara, macbook
thing:computer|dator, stationär dator, pc
thing:monitor|bildskärm, datorskärm, skärm, monitor
thing:monitor arm|skärmarm, skärmställ, laptopställ
thing:keyboard|tangentbord, trådlöst tangentbord, mekaniskt tangentbord
thing:computer mouse|datormus, mus, trådlös mus
thing:mouse pad|musmatta, skrivbordsunderlägg
thing:webcam|webbkamera, webcam
thing:laptop bag|datorväska, laptopväska, datorfodral, laptopfodral
thing:docking station|dockningsstation, usb-hubb, docka
thing:external hard drive|extern hårddisk, hårddisk, ssd
thing:usb stick|usb-minne, usb-sticka
thing:memory card|minneskort, sd-kort, microsd
thing:laptop battery|laptopbatteri, mobilbatteri, ersättningsbatteri
thing:router|router, wifi-router, modem
thing:wifi repeater|wifi-förstärkare, repeater, mesh
thing:network cable|nätverkskabel, ethernetkabel, patchkabel
thing:hdmi cable|hdmi-kabel, displayport-kabel, videokabel
thing:adapter|adapter, dongel, omvandlare
thing:travel adapter|reseadapter, världsadapter
thing:cable management|kabelsamlare, kabelhållare, sladdgömma, kabellåda
thing:headphones|hörlurar, lurar, over-ear, bluetoothhörlurar
thing:earbuds|in-ear, öronsnäckor, trådlösa öronproppar, airpods
thing:headset|headset, gamingheadset
thing:speaker|högtalare, bluetoothhögtalare, portabel högtalare
thing:soundbar|soundbar, hemmabio, subwoofer, surround
thing:smart speaker|smart högtalare, röstassistent, google home
thing:hi-fi system|stereo, förstärkare, receiver, hifi
thing:record player|skivspelare, vinylspelare
thing:radio|radio, dab-radio, internetradio
thing:microphone|mikrofon, mick, podcastmikrofon
thing:television|tv, teve, smart-tv
thing:tv wall mount|tv-väggfäste, tv-fäste
thing:projector|projektor, filmduk
thing:streaming stick|chromecast, mediaspelare, apple tv, tv-box
thing:remote control|fjärrkontroll, universalfjärr
thing:camera|kamera, digitalkamera, systemkamera
thing:instant camera|polaroidkamera, direktbildskamera, instax, engångskamera
thing:camera lens|objektiv, kameraobjektiv, zoomobjektiv
thing:tripod|stativ, kamerastativ, selfiepinne, gimbal
thing:camera bag|kameraväska, kamerarem, objektivlock
thing:action cam|actionkamera, gopro, bilkamera, dashcam
thing:drone|drönare
thing:security camera|övervakningskamera, ip-kamera, säkerhetskamera
thing:video doorbell|videodörrklocka, dörrklocka, ringklocka, porttelefon
thing:smart home|smarta hem, smart kontakt, smart lampa
thing:smart lock|smart lås, kodlås, digitalt dörrlås
thing:baby monitor|babyvakt, babymonitor, babykamera
thing:bluetooth tracker|airtag, gps-spårare, nyckelhittare
thing:battery|batteri, aa-batteri, aaa-batteri, knappcell
thing:battery charger|batteriladdare
thing:printer|skrivare, bläckstråleskrivare, laserskrivare
thing:ink cartridge|bläckpatron, skrivarbläck, toner
thing:photo printer|fotoskrivare, fotopapper, etikettskrivare
thing:scanner|skanner, dokumentskanner, streckkodsläsare
thing:3d printer|3d-skrivare, filament
thing:game console|spelkonsol, tv-spelskonsol, playstation, xbox
thing:game controller|handkontroll, spelkontroll, gamepad
thing:video game|tv-spel, datorspel, konsolspel
thing:vr headset|vr-glasögon, vr-headset
thing:calculator|miniräknare, grafräknare
thing:electric shaver|rakapparat, elektrisk rakapparat
thing:hair dryer|hårfön, hårtork, fön
thing:heater|element, värmefläkt, elradiator, värmare
thing:infrared heater|infravärmare, terrassvärmare
thing:stove|kamin, vedspis, öppen spis, braskamin
thing:thermostat|termostat, radiatortermostat
thing:fan|fläkt, bordsfläkt, golvfläkt, tornfläkt
thing:air conditioner|ac, luftkonditionering, portabel ac, luftkylare
thing:air purifier|luftrenare, hepafilter
thing:humidifier|luftfuktare
thing:dehumidifier|luftavfuktare, avfuktare, fuktslukare
thing:smoke alarm|brandvarnare, brandlarm, kolmonoxidvarnare
thing:alarm system|larm, hemlarm, inbrottslarm, dörrlarm
thing:tool|verktyg, handverktyg
thing:tool box|verktygslåda, verktygsset, verktygsväska
thing:tool belt|verktygsbälte, arbetsbänk, verktygsvagn
thing:hammer|hammare, snickarhammare, gummiklubba
thing:screwdriver|skruvmejsel, mejsel
thing:bit set|bitsset, bits, insexnyckel
thing:wrench|skiftnyckel, blocknyckel, hylsnyckelsats, fast nyckel
thing:torque wrench|momentnyckel
thing:pliers|tång, avbitare, kombinationstång, polygriptång
thing:drill|borrmaskin, slagborrmaskin, borrhammare
thing:cordless screwdriver|skruvdragare, borrskruvdragare, slagskruvdragare
thing:drill bit|borr, betongborr, hålsåg
thing:sandpaper|sandpapper, slippapper, slipskiva
thing:tool battery|verktygsbatteri, 18v-batteri
thing:tape measure|måttband, tumstock, linjal
thing:spirit level|vattenpass, laserpass, korslaser
thing:laser distance meter|avståndsmätare, lasermätare, regelsökare
thing:pocket knife|fickkniv, multiverktyg, fällkniv
thing:utility cutter|brytbladskniv, mattkniv, hobbykniv
thing:ladder|stege, trappstege, steg, trappa
thing:clamp|tving, skruvtving, skruvstäd
thing:glue gun|limpistol, smältlimpistol, limstavar
thing:soldering iron|lödkolv, lödtenn
thing:staple gun|häftpistol, spikpistol, nitpistol
thing:screw|skruv, träskruv, skruvar
thing:steel nail|spik, stift
thing:wall plug|plugg, väggplugg, expander
thing:cable tie|buntband
thing:padlock|hänglås, lås, kombinationslås
thing:door lock|dörrlås, låscylinder, låskolv
thing:glue|lim, superlim, trälim, kontaktlim
thing:tape|tejp, dubbelhäftande tejp, silvertejp, packtejp
thing:paint|färg, väggfärg, takfärg, målarfärg
thing:wood paint|snickerifärg, lackfärg, lack, klarlack
thing:wood stain|bets, träolja, trallolja, träskydd
thing:paint primer|grundfärg, primer, spärrgrund
thing:spray paint|sprayfärg, sprejfärg
thing:chalk paint|kalkfärg, möbelfärg, kritfärg
thing:paint roller|roller, pensel, målartråg, färgroller
thing:dust sheet|täckpapp, täckfolie, maskeringsfolie, skyddspapp
thing:wallpaper|tapet, tapeter, fototapet
thing:window film|fönsterfilm, insynsskyddsfilm, dekorplast
thing:flooring|golv, laminatgolv, vinylgolv, parkett
thing:skirting board|golvlist, list, tröskel, golvsockel
thing:floor underlay|golvunderlag, stegljudsdämpning
thing:tile|kakel, klinker, mosaik
thing:timber|virke, bräda, planka, plywoodskiva
thing:roofing|takpapp, takpanna, hängränna, stuprör
thing:door|dörr, innerdörr, ytterdörr
thing:window|fönster, takfönster, fönsterruta
thing:pipe|rör, vattenrör, rörkoppling
thing:siphon|vattenlås, bottenventil
thing:seal|packning, o-ring, tätning
thing:water pump|vattenpump, dränkbar pump, dammpump
thing:water heater|varmvattenberedare, beredare
thing:cistern|cistern, spolventil, flottörventil
thing:socket|eluttag, vägguttag, uttag
thing:light switch|strömbrytare, ljusknapp
thing:extension lead|förlängningssladd, grenuttag, skarvsladd, grendosa
thing:electrical cable|elkabel, nätsladd, strömkabel
thing:fuse|säkring, propp, jordfelsbrytare, elcentral
thing:timer switch|timer, kopplingsur, energimätare
thing:multimeter|multimeter, spänningsprovare
thing:EV charger|laddbox, elbilsladdare, laddkabel till elbil
thing:workwear|arbetskläder, arbetsbyxor, snickarbyxor, överall
thing:safety shoes|skyddsskor, stålhätta, arbetsskor
thing:work gloves|arbetshandskar, skyddshandskar, engångshandskar
thing:safety glasses|skyddsglasögon, visir
thing:dust mask|dammask, andningsskydd, munskydd, ffp2
thing:hard hat|skyddshjälm, bygghjälm
thing:hi-vis vest|reflexväst, varselväst
thing:knee pads|knäskydd, knädyna
thing:garden furniture|utemöbler, trädgårdsmöbler, trädgårdsgrupp
thing:garden chair|solstol, solsäng, däckstol, trädgårdsstol
thing:garden table|trädgårdsbord, cafégrupp, balkongbord
thing:outdoor cushion|utedyna, dynor till utemöbler, möbelskydd
thing:privacy screen|insynsskydd, staket, spaljé, balkongskydd
thing:garden storage box|dynbox, dynlåda, förvaringsbox ute
thing:plant|växt, krukväxt, krukblomma, grön växt
thing:orchid|orkidé
thing:outdoor plant|perenn, buske, häckväxt, trädgårdsväxt
thing:herb plant|kryddväxt, basilika, mynta, kryddört
thing:vegetable plant|grönsaksplanta, tomatplanta, jordgubbsplanta
thing:seed|frö, fröer, grönsaksfrö, blomfrö
thing:flower bulb|blomlök, tulpanlök, vårlökar
thing:grass seed|gräsfrö, rullgräs, gräsmatta
thing:artificial grass|konstgräs
thing:propagator|minidrivhus, såbrätte, odlingskit, såjord
thing:potting soil|jord, planteringsjord, blomjord, krukjord
thing:fertiliser|gödsel, växtnäring, gödning, gräsgödsel
thing:mulch|täckbark, bark, grus, singel
thing:weedkiller|ogräsmedel, ogräsättika, markväv
thing:pest control|bekämpningsmedel, insektsmedel, myrmedel
thing:plant pot|kruka, blomkruka, ytterkruka, krukfat
thing:balcony planter|balkonglåda, blomlåda
thing:raised bed|pallkrage, odlingslåda, odlingsbädd
thing:plant stand|piedestal, ampel, växtstöd, spaljé
thing:watering can|vattenkanna
thing:garden hose|trädgårdsslang, vattenslang, slangvinda, strålmunstycke
thing:sprinkler|vattenspridare, bevattningssystem, droppbevattning
thing:rain barrel|regnvattentunna, vattentunna
thing:composter|kompost, varmkompost, kompostbehållare
thing:lawn mower|gräsklippare, batterigräsklippare
thing:robotic lawn mower|robotgräsklippare
thing:strimmer|grästrimmer, trimmer, röjsåg
thing:hedge trimmer|häcksax, häcktrimmer
thing:secateurs|sekatör, grensax, beskärningssax
thing:wheelbarrow|skottkärra, säckkärra, trädgårdsvagn
thing:gardening gloves|trädgårdshandskar
thing:wellington boots|gummistövlar, trädgårdstofflor
thing:barbecue|grill, kolgrill, gasolgrill, klotgrill
thing:charcoal|grillkol, briketter, grillstartare
thing:barbecue accessories|grilltillbehör, grilltång, grillborste, grillspett
thing:gas bottle|gasolflaska, gasoltub, gasolpatron, gasol
thing:fire pit|eldfat, eldkorg, eldstad
thing:swimming pool|pool, badpool, rampool, barnpool
thing:pool chemicals|poolkemikalier, klortabletter, poolfilter, poolskydd
thing:pond liner|dammduk, fontän, trädgårdsdamm
thing:garden gnome|trädgårdstomte, trädgårdsdekoration, vindspel
thing:tarpaulin|presenning, markduk, täckduk
thing:dog food|hundmat, hundfoder, torrfoder hund, våtfoder hund
thing:dog treats|hundgodis, tuggben, hundtugg
thing:dog lead|hundkoppel, koppel, flexikoppel, spårlina
thing:dog collar|hundhalsband, halsband, namnbricka
thing:dog harness|hundsele, sele
thing:dog bed|hundbädd, hundsäng, kattbädd, hundkudde
thing:dog crate|hundbur, hundkoja, valphage
thing:pet carrier|transportbur, kattbur, hundbilstol
thing:dog toy|hundleksak, tuggleksak, hundboll
thing:dog coat|hundtäcke, hundjacka, hundskor, hundtröja
thing:dog poo bag|hundbajspåsar, bajspåsar
thing:pet grooming|hundborste, hundschampo, hundtrimmer, pälsvård
thing:puppy pads|valpunderlägg, kissunderlägg
thing:cat food|kattmat, kattfoder, våtfoder katt, torrfoder katt
thing:cat litter|kattsand, kattströ
thing:litter box|kattlåda, kattoalett, kattsandsspade
thing:scratching post|klösträd, klösbräda, klösmöbel
thing:cat toy|kattleksak, kattmynta, kattvippa
thing:cat flap|kattlucka, hundlucka
thing:aquarium|akvarium, akvariefilter, akvariebelysning
thing:fish food|fiskmat, fiskfoder
thing:bird cage|fågelbur, undulatfoder, papegojfoder
thing:rabbit hutch|kaninbur, hamsterbur, marsvinsbur
thing:hay|hö, bottenströ, kaninfoder, hamsterfoder
thing:hamster wheel|hamsterhjul, smådjursleksak
thing:terrarium|terrarium, reptillampa
thing:chicken coop|hönshus, hönsfoder
thing:horse riding gear|ridutrustning, sadel, hästtäcke, hästfoder
thing:car tyre|bildäck, däck, vinterdäck, sommardäck
thing:rim|fälg, aluminiumfälg, navkapsel
thing:snow chains|snökedjor, snöstrumpor
thing:engine oil|motorolja, smörjmedel, fett
thing:wiper blade|torkarblad, vindrutetorkare
thing:car care|bilvård, bilvax, bilschampo, polermedel
thing:child car seat|bilbarnstol, bilstol, bälteskudde, babyskydd
thing:sun shade for car|solskydd till bil, frostskydd vindruta
thing:car bulb|billampa, strålkastarlampa, h7
thing:warning triangle|varningstriangel, bogserlina
thing:tyre pump|kompressor, däckpump, däcktrycksmätare
thing:motorbike helmet|mc-hjälm, motorcykelhjälm, mopedhjälm
thing:motorcycle clothing|mc-kläder, mc-jacka, mc-handskar, skinnställ
thing:motorbike accessories|mc-tillbehör, mc-kapell, toppbox, mc-lås
thing:caravan accessories|husvagnstillbehör, husbilstillbehör, släpvagn
thing:pen|penna, bläckpenna, kulspetspenna
thing:fountain pen|reservoarpenna, bläck, bläckpatron till penna
thing:felt-tip pen|tuschpenna, märkpenna, överstrykningspenna, fineliner
thing:pencil case|pennfodral, pennskrin, pennetui
thing:school bag|skolväska, skolryggsäck
thing:notebook|anteckningsbok, skrivhäfte, block, skrivbok
thing:diary|kalender, almanacka, planeringskalender
thing:printer paper|kopieringspapper, skrivarpapper, a4-papper
thing:envelope|kuvert, vadderat kuvert, bubbelkuvert
thing:cardboard box|kartong, flyttkartong, flyttlåda, wellpapplåda
thing:folder|pärm, mapp, ringpärm, gaffelpärm
thing:sheet protector|plastficka, register, hängmapp
thing:scissors|sax, pappersax, hobbysax
thing:sticky note|post-it, notislappar, etikett
thing:glue stick|limstift, hobbylim, pva-lim
thing:desk organiser|skrivbordsställ, pennställ, brevkorg
thing:stamp|stämpel, stämpeldyna, stämplar
thing:sewing machine|symaskin, overlock
thing:fabric|tyg, metervara, bomullstyg, trikå
thing:wool|garn, stickgarn, ullgarn
thing:embroidery kit|broderikit, korsstygnsbroderi, broderbåge, broderigarn
thing:sewing pattern|symönster, skräddarkrita
thing:iron-on patch|strykmärke, tyglapp, lagningslapp
thing:craft supplies|pysselmaterial, pysselset, pysselpapper
thing:modelling clay|modellera, lera, självhärdande lera, polymerlera
thing:sketchbook|skissblock, ritblock, ritpapper
thing:paint by numbers|måla efter nummer, paint by numbers, diamond painting, målarbok
thing:book|bok, pocketbok, inbunden bok
thing:children's book|barnbok, bilderbok, pekbok, godnattsaga
thing:cookbook|kokbok, receptbok
thing:comic|serietidning, manga, serieroman
thing:ebook|e-bok, ljudbok, digital bok
thing:magazine|tidning, tidskrift, magasin
thing:vinyl record|vinylskiva, lp, cd, skiva
thing:dvd|dvd, blu-ray, film
thing:map|karta, världskarta, skrapkarta, jordglob
thing:painting|tavla, målning, originalkonst, konst
thing:photo book|fotobok, fotoutskrift, fotopresent
thing:sheet music|noter, nothäfte, sångbok
thing:spare part|reservdel, tillbehör, refill, utbytesdel
thing:filter|filter, utbytesfilter, kolfilter, luftfilter
thing:iron tablets|järntabletter, järntillskott
thing:vitamin d|d-vitamin, vitamin d
thing:vitamin c|c-vitamin, zink
thing:vitamin b12|b12, vitamin b12, b-vitamin
thing:sauce|sås, pastasås, tomatsås
thing:ketchup|ketchup
thing:mayonnaise|majonnäs, majo, aioli
thing:mustard|senap
thing:pesto|pesto
thing:barbecue sauce|bbq-sås, grillsås, dipp, dressing
thing:milk|mjölk, standardmjölk, lättmjölk
thing:butter|smör, margarin, bregott
thing:yogurt|yoghurt, fil, filmjölk
thing:cream|grädde, vispgrädde, matlagningsgrädde
thing:ham|skinka, bacon, prosciutto
thing:sausage|korv, salami, charkuterier
thing:meat|kött, nötkött, biff, köttfärs
thing:chicken|kyckling, kalkon, fågel
thing:fish|fisk, lax, rökt lax, tonfisk
thing:seafood|skaldjur, räkor, löjrom
thing:fork|gaffel
thing:spoon|sked, tesked, matsked
thing:nuts|nötter, nötmix
thing:almond|mandel
thing:cashew|cashewnötter, pistagenötter
thing:hazelnut|hasselnötter, valnötter
thing:peanut|jordnötter
thing:dried fruit|torkad frukt, russin, torkade aprikoser, tranbär
thing:date fruit|dadlar, medjooldadlar
thing:yeast|jäst, torrjäst
thing:baking powder|bakpulver, bikarbonat
thing:sourdough|surdeg, surdegsgrund
thing:sewing kit|sykit, syskrin, sylåda
thing:sewing needle|synål, knappnålar, säkerhetsnål, fingerborg
thing:sewing thread|sytråd, tråd, trådrulle, spole
thing:button|knapp, tryckknapp, knappar
thing:zip|dragkedja, blixtlås
thing:velcro|kardborreband, kardborre
thing:elastic|resår, resårband, gummiband
thing:stapler|häftapparat, häftklamrar
thing:hole punch|hålslag
thing:paper clip|gem, pappersklämma
thing:laminator|lamineringsmaskin, lamineringsfickor, laminator
thing:paper shredder|dokumentförstörare, pappersstrimlare
thing:paper cutter|skärapparat, pappersskärare
thing:eraser|suddgummi, sudd, radergummi
thing:pencil sharpener|pennvässare
thing:correction fluid|tipp-ex, korrigeringstejp
thing:pencil|blyertspenna, stiftpenna
thing:coloured pencils|färgpennor, kritor, vaxkritor
thing:bolt|bult, maskinskruv, gängstång
thing:hex nut|mutter, låsmutter, vingmutter
thing:flat washer|bricka, planbricka, fjäderbricka
thing:cement|cement, bruk, betong, murbruk
thing:gypsum plaster|gips, gipsskiva
thing:door stop|dörrstopp, dörrstoppare
thing:stair gate|barngrind, trappgrind, säkerhetsgrind
thing:child safety lock|barnsäkring, barnspärr, hörnskydd, petskydd
thing:first aid kit|första hjälpen-låda, förbandslåda, nödkit
thing:sticking plaster|plåster, förband
thing:bleach|klorin, blekmedel
thing:disinfectant|desinfektionsmedel, handsprit
thing:drain cleaner|propplösare, avloppsrensare
thing:plunger|vaskrensare, sugpropp
thing:soap dispenser|tvålpump, tvåldispenser
thing:soap dish|tvålkopp, tvålfat
thing:parasol|parasoll, solparasoll
thing:parasol base|parasollfot
thing:shade sail|solsegel, markis
thing:gazebo|partytält, paviljong, pergola
thing:smoker|rökugn, rök, rökspån
thing:pizza oven|pizzaugn, pizzasten, pizzaspade
thing:plancha|stekhäll, plancha, kamadogrill
thing:hot tub|spabad, badtunna, jacuzzi
thing:sauna|bastu, bastutillbehör, infrabastu
thing:garden shed|förråd, trädgårdsförråd, redskapsbod, lekstuga
thing:greenhouse|växthus, drivbänk, tunnelväxthus
thing:spade|spade, skyffel, grep, grävgrep
thing:garden tools|trädgårdsredskap, planteringsspade, hacka
thing:chainsaw|motorsåg, grensåg
thing:axe|yxa, klyvyxa, vedklyv
thing:leaf blower|lövblås, lövsug
thing:rake|kratta, räfsa, lövräfsa
thing:snow shovel|snöskyffel, snöskovel, snöskrapa
thing:de-icing salt|halkskydd salt, vägsalt, issmältare
thing:ice scraper|isskrapa, avisningsspray
thing:mosquito repellent|myggmedel, myggspray, insektsmedel
thing:fly trap|flugfälla, getingfälla, flugsmälla
thing:mousetrap|musfälla, råttfälla, råttgift
thing:flea treatment|loppmedel, loppband, fästinghalsband
thing:tick remover|fästingborttagare, fästingplockare
thing:wormer|avmaskningsmedel, avmaskningstabletter
thing:pet bowl|matskål, hundskål, kattskål, vattenskål
thing:pet water fountain|vattenfontän, dricksfontän katt
thing:automatic feeder|foderautomat, matautomat
thing:bird house|fågelholk, holk
thing:bird feeder|fågelmatare, fågelbord
thing:bird food|fågelmat, fågelfrö, talgbollar, solrosfrön
thing:insect hotel|insektshotell, bihotell
thing:brake pads|bromsbelägg, bromsskiva
thing:car parts|bildelar, tändstift, oljefilter
thing:antifreeze|glykol, kylarvätska
thing:screenwash|spolarvätska
thing:adblue|adblue, bränsletillsats, bensindunk
thing:car seat cover|bilklädsel, rattskydd, bilsätesöverdrag
thing:car floor mats|bilmattor, bagagerumsmatta
thing:roof rack|takräcke, takbox
thing:bike rack for car|cykelhållare till bil, dragkrok, cykelställ för bil
thing:car radio|bilstereo, bilradio
thing:sat nav|gps-navigator, bil-gps
thing:reversing camera|backkamera, parkeringssensor
thing:car battery|bilbatteri, startbatteri
thing:jump starter|starthjälp, startbooster, startkablar
thing:rice cooker|riskokare
thing:steamer|ångkokare, ångkorg
thing:wine|vin, flaska vin
thing:red wine|rött vin, rödvin, merlot
thing:white wine|vitt vin, vitvin, riesling, chardonnay
thing:rosé wine|rosévin, rosé
thing:spirits|sprit, starksprit, snaps, brännvin
thing:gin|gin
thing:whisky|whisky, bourbon
thing:rum|rom
thing:vodka|vodka
thing:liqueur|likör, aperitif, bitter, vermouth
thing:soft drink|läsk, lemonad, cola
thing:energy drink|energidryck
thing:graphics card|grafikkort, gpu
thing:ram|ram-minne, processor, cpu
thing:couscous|couscous, bulgur
thing:quinoa|quinoa, hirs, bovete
thing:pulses|baljväxter
thing:lentils|linser, röda linser
thing:beans|bönor, kidneybönor, svarta bönor
thing:chickpeas|kikärtor
thing:cooking oil|matolja, rapsolja, solrosolja, frityrolja
thing:coconut oil|kokosolja
thing:chia seeds|chiafrön, linfrön, hampafrön
thing:spirulina|spirulina, chlorella, superfoodpulver
thing:turmeric|gurkmeja, kurkumin, ingefära
thing:hand saw|handsåg, bågfil, fogsvans
thing:jigsaw tool|sticksåg, sticksågsblad
thing:circular saw|cirkelsåg, bordssåg, kapsåg, gersåg
thing:sander|slipmaskin, excenterslip, bandslip
thing:angle grinder|vinkelslip, kapskiva
thing:oscillating multi-tool|multiverktyg, multimaskin, dremel
thing:hammock|hängmatta
thing:hanging chair|hängstol, hängfåtölj, hammock, hängkorg
thing:monstera|monstera, filodendron
thing:snake plant|svärmorstunga, zz-växt, gullranka
thing:rose bush|rosbuske, klätterros, trädgårdsros
thing:lavender plant|lavendel
thing:hydrangea|hortensia, pelargon, petunia, blommande växt
thing:tree|träd, prydnadsträd, barrträd
thing:fruit tree|fruktträd, äppelträd, körsbärsträd, bärbuske
thing:olive tree|olivträd, citronträd, citrusträd
thing:cactus|kaktus, suckulent
thing:bonsai|bonsai, bonsaiträd
thing:novel|roman, skönlitteratur, feelgood, fantasybok
thing:thriller|deckare, kriminalroman, thriller, spänningsroman
thing:non-fiction|fackbok, självhjälpsbok, biografi
thing:travel guide|reseguide, guidebok
thing:textbook|lärobok, skolbok, kurslitteratur, språkkurs
thing:thermometer|termometer, rumstermometer, hygrometer
thing:weather station|väderstation, regnmätare
thing:co2 monitor|koldioxidmätare, luftkvalitetsmätare
thing:fire extinguisher|brandsläckare
thing:fire blanket|brandfilt
thing:firewood|ved, braständare, tändved
thing:wood pellets|pellets, värmepellets
thing:fire lighter|tändare, tändstickor, braständare, tändblock
thing:creatine|kreatin, kreatinmonohydrat
thing:electrolytes|elektrolyter, sportdryck, energigel
thing:amino acids|aminosyror, bcaa, pwo
thing:party decoration|festdekoration, girlang, vimpel, konfetti
thing:balloon|ballong, heliumballong
thing:magnet|magnet, kylskåpsmagnet
thing:drawing pin|häftstift, kartnål
thing:whiteboard|whiteboard, griffeltavla, blädderblock
thing:pinboard|anslagstavla, korktavla
thing:rope|rep, snöre, lina, band
thing:lashing strap|spännband, lastband, bungyrem
thing:carabiner|karbinhake, schackel
thing:metal chain|metallkedja, kätting
thing:acrylic paint|akrylfärg
thing:watercolour|akvarellfärg, vattenfärg
thing:oil paint|oljefärg, gouache, tempera
thing:artist brush|konstnärspensel, akvarellpensel
thing:easel|staffli
thing:artist canvas|målarduk, canvasduk, uppspänd duk
thing:bookmark|bokmärke
thing:bookend|bokstöd, bokställ
thing:book light|läslampa för bok, bokklämlampa
thing:greeting card|gratulationskort, födelsedagskort, julkort
thing:invitation|inbjudningskort, bröllopsinbjudan, inbjudan
thing:postcard|vykort
thing:wrapping paper|presentpapper, omslagspapper
thing:gift bag|presentpåse, presentask
thing:ribbon|presentband, sidenband, rosett
thing:knitting needles|stickor, rundsticka, stickset
thing:crochet hook|virknål, virkset, amigurumi
thing:silicone sealant|silikonfog, fogmassa, akrylfog
thing:grout|fogbruk, kakelfog, fix, kakelfix
thing:filler|spackel, väggspackel, träspackel
thing:solar panel|solpanel, solceller, balkongkraftverk
thing:generator|elverk, generator, portabel kraftstation
thing:journal|dagbok, bullet journal
thing:photo album|fotoalbum, gästbok, scrapbook
thing:candle making kit|ljusstöpningskit, tvåltillverkningskit, vax
thing:epoxy resin|epoxi, epoxiharts, silikonform
thing:earplugs|öronproppar
thing:ear defenders|hörselkåpor, hörselskydd
thing:insulation|isolering, isolerskiva, isoleringsmaterial
thing:draught excluder|tätningslist, fönstertätning, dörrtätning, dragstopp
thing:wine rack|vinställ, flaskställ
thing:kitchen trolley|köksvagn, köksö, serveringsvagn, barvagn
thing:kitchen sink|diskho, diskbänk
thing:kitchen unit|köksskåp, kök, köksinredning
thing:bidet|bidé, duschtoalett
thing:bed rail|sängskydd, sänggrind, spjälskydd
thing:dog ramp|hundramp, hundtrappa
thing:dog muzzle|munkorg, hundvisselpipa, klicker
thing:tv aerial|tv-antenn, antenn, parabol, digitalbox
thing:air pump|luftpump, elektrisk pump, ballongpump
thing:hose connector|slangkoppling, kranadapter
thing:charger plug for car|billaddare, cigarettuttagsladdare
thing:fireworks|fyrverkerier, tomtebloss, raketer
thing:flag|flagga, vimpel, banderoll
thing:clothing|kläder, plagg, klädesplagg
thing:t-shirt|t-shirt, t-tröja, tisha
thing:long-sleeve top|långärmad t-shirt, långärmad tröja, långärmad topp
thing:tank top|linne, tanktop, ärmlös topp
thing:camisole|camisole, spagettilinne, topp med smala axelband
thing:crop top|croptop, magtröja
thing:polo shirt|pikétröja, piké, golftröja
thing:shirt|skjorta, kostymskjorta, oxfordskjorta
thing:blouse|blus, damskjorta
thing:tunic|tunika
thing:jumper|tröja, stickad tröja, jumper, pullover
thing:turtleneck|polotröja, polokrage, turtleneck
thing:cardigan|kofta, cardigan
thing:sweatshirt|sweatshirt, collegetröja, mjukiströja
thing:hoodie|hoodie, huvtröja, luvtröja, munkjacka
thing:fleece jacket|fleecejacka, fleecetröja, fleece
thing:knitwear|stickat, stickade plagg
thing:waistcoat|väst, kostymväst
thing:body warmer|dunväst, quiltad väst, täckväst
thing:jacket|jacka, vårjacka, tunn jacka
thing:coat|kappa, rock, ullkappa, överrock
thing:winter jacket|vinterjacka, varm jacka, parkas
thing:down jacket|dunjacka, pufferjacka, täckjacka
thing:raincoat|regnjacka, regnrock, regnkappa
thing:rain trousers|regnbyxor, galonbyxor
thing:poncho|poncho, regnponcho
thing:softshell jacket|softshelljacka, softshell
thing:windbreaker|vindjacka, vindtygsjacka
thing:trench coat|trenchcoat
thing:leather jacket|skinnjacka, läderjacka, mc-jacka
thing:denim jacket|jeansjacka, denimjacka
thing:bomber jacket|bomberjacka, pilotjacka, baseballjacka
thing:blazer|kavaj, blazer
thing:suit|kostym, herrkostym, tredelad kostym
thing:tuxedo|smoking, frack
thing:trousers|byxor, brallor, kostymbyxor
thing:jeans|jeans, jeansbyxor
thing:chinos|chinos, chinosbyxor
thing:cargo trousers|cargobyxor, cargos
thing:joggers|mjukisbyxor, joggingbyxor, träningsbyxor
thing:tracksuit|träningsoverall, mjukisdress, joggingdress
thing:leggings|leggings, tights, yogabyxor
thing:shorts|shorts, kortbyxor, bermudas
thing:cycling shorts|cykelshorts, cykelbyxor
thing:capri trousers|capribyxor, trekvartsbyxor, piratbyxor
thing:dungarees|hängselbyxor, snickarbyxor, hängselbyxa
thing:jumpsuit|jumpsuit, byxdress, playsuit
thing:dress|klänning, damklänning
thing:summer dress|sommarklänning, maxiklänning, strandklänning
thing:evening dress|aftonklänning, balklänning, festklänning, cocktailklänning
thing:wedding dress|brudklänning, bröllopsklänning
thing:skirt|kjol, minikjol, midikjol
thing:underwear|underkläder
thing:boxer shorts|boxershorts, boxers, trunks
thing:briefs|kalsonger, briefs
thing:knickers|trosor, stringtrosor, damtrosor
thing:bra|bh, bygel-bh, push up-bh
thing:sports bra|sport-bh, träningstopp
thing:nursing bra|amnings-bh
thing:lingerie|lingerie, underklädesset, negligé
thing:bodysuit|body, bodysuit, gymnastikdräkt
thing:shapewear|shapewear, formande underkläder, hold-in
thing:undershirt|undertröja, linne, nättröja
thing:thermal underwear|underställ, långkalsonger, termounderkläder, baslager
thing:socks|strumpor, sockor, ankelstrumpor
thing:knee socks|knästrumpor, överknästrumpor
thing:compression socks|kompressionsstrumpor, stödstrumpor, flygstrumpor
thing:tights|strumpbyxor, nylonstrumpbyxor
thing:stockings|stay ups, nylonstrumpor, strumpebandsstrumpor
thing:pyjamas|pyjamas, nattkläder, pyjamasset
thing:nightgown|nattlinne, nattskjorta
thing:dressing gown|morgonrock, badrock
thing:onesie|onepiece, helkroppspyjamas, overallpyjamas
thing:swimsuit|baddräkt
thing:bikini|bikini, tankini, bikiniset
thing:swim trunks|badbyxor, badshorts, boardshorts
thing:rash guard|uv-tröja, badtröja
thing:wetsuit|våtdräkt, neoprendräkt
thing:swim cap|badmössa, simmössa
thing:swimming goggles|simglasögon, badglasögon
thing:sarong|sarong, strandsjal, pareo
thing:ski jacket|skidjacka, snowboardjacka
thing:ski trousers|skidbyxor, täckbyxor, snowboardbyxor
thing:snowsuit|vinteroverall, snöoverall, skidoverall
thing:football shirt|fotbollströja, matchtröja
thing:cycling jersey|cykeltröja
thing:running top|löpartröja, träningströja, sporttröja
thing:hiking trousers|vandringsbyxor, friluftsbyxor, trekkingbyxor
thing:workwear (2)|arbetskläder, arbetsbyxor, arbetsjacka
thing:lab coat|läkarrock, labbrock, vårdkläder
thing:apron (2)|förkläde, köksförkläde
thing:uniform|uniform, skoluniform, arbetsuniform
thing:traditional dress|folkdräkt, bygdedräkt
thing:costume|maskeraddräkt, utklädningskläder, halloweendräkt
thing:baby clothes|babykläder, bebiskläder
thing:sleepsuit|sparkdräkt, pyjamas baby, heldräkt
thing:baby bodysuit|babybody, body baby, omlottbody
thing:children's clothing|barnkläder
thing:maternity clothes|gravidkläder, mammakläder, gravidjeans
thing:sportswear|träningskläder, sportkläder, gymkläder
thing:hat|hatt, fedora, panamahatt
thing:sun hat|solhatt, bucket hat, stråhatt
thing:cap|keps, basebollkeps, truckerkeps
thing:beanie|mössa, vintermössa, stickad mössa
thing:flat cap|sixpence, flat keps, gubbkeps
thing:headband|pannband, hårband, svettband
thing:balaclava|balaklava, rånarluva, ansiktsmask
thing:scarf|halsduk, stickad halsduk
thing:shawl|sjal, pashmina, stola
thing:neckerchief|scarf, sidenscarf, bandana, snusnäsduk
thing:neck warmer|halskrage, tubhalsduk, buff
thing:gloves|handskar, fingervantar, skinnhandskar
thing:mittens|vantar, tumvantar, lovikkavantar
thing:fingerless gloves|fingerlösa handskar, handledsvärmare, pulsvärmare
thing:ski gloves|skidhandskar, snowboardhandskar
thing:cycling gloves|cykelhandskar, träningshandskar
thing:belt|skärp, bälte, läderbälte
thing:belt buckle|bältesspänne, spänne
thing:braces|hängslen
thing:tie|slips, sidenslips
thing:bow tie|fluga
thing:pocket square|bröstnäsduk
thing:handkerchief|näsduk, tygnäsduk
thing:cufflinks|manschettknappar
thing:tie clip|slipsnål, slipsklämma
thing:shoes|skor, sko, skodon
thing:sneakers|sneakers, gympaskor, tennisskor
thing:running shoes|löparskor, joggingskor
thing:hiking boots|vandringskängor, kängor, vandringsskor
thing:football boots|fotbollsskor
thing:boots|stövlar, boots, läderstövlar
thing:ankle boots|boots, ankelboots, chelseaboots, kängor
thing:winter boots|vinterkängor, vinterskor, fodrade kängor
thing:wellington boots (2)|gummistövlar, sjöstövlar
thing:sandals|sandaler, sandaletter
thing:flip-flops|flipflops, flip flops, badtofflor
thing:mules|tofflor, slip in, träskor, clogs
thing:slippers|innetofflor, tofflor, filttofflor, inneskor
thing:high heels|klackskor, högklackat, pumps
thing:ballet flats|ballerinaskor, ballerinas
thing:loafers|loafers, mockasiner, slip-on
thing:dress shoes|finskor, oxfordskor, lågskor
thing:espadrilles|espadriller
thing:safety shoes (2)|skyddsskor, skyddskängor, stålhätta
thing:barefoot shoes|barfotaskor, minimalistiska skor
thing:water shoes|badskor, vattenskor
thing:children's shoes|barnskor, lära gå-skor, babyskor
thing:dance shoes|dansskor, balettskor, steppskor
thing:insoles|iläggssulor, inläggssulor, skoinlägg
thing:shoelaces|skosnören
thing:sole|sula, yttersula, halvsula
thing:shoe polish|skokräm, skovård, skoputs
thing:shoe tree|skoblock, skosträckare
thing:handbag|handväska, damväska
thing:shoulder bag|axelväska, axelremsväska, crossbody, messengerväska
thing:tote bag|tygväska, shopper, tygpåse, totebag
thing:clutch|kuvertväska, clutch, aftonväska
thing:bum bag|midjeväska, magväska
thing:backpack|ryggsäck, dagsryggsäck
thing:school bag (2)|skolväska, skolryggsäck
thing:laptop bag (2)|datorväska, datorryggsäck, laptopfodral
thing:briefcase|portfölj, dokumentväska, attachéväska
thing:gym bag|träningsväska, sportväska, gymväska, duffelväska
thing:drawstring bag|gympapåse, gymnastikpåse
thing:weekend bag|weekendbag, weekendväska
thing:suitcase|resväska, trolley, kappsäck
thing:carry-on|kabinväska, handbagage
thing:hard shell suitcase|hård resväska, hårdskalsväska
thing:luggage set|resväskeset, väskset
thing:luggage tag|bagagetagg, adresslapp, bagagerem
thing:luggage lock|resväskelås, tsa-lås
thing:packing cubes|packkuber, packpåsar
thing:luggage wheel|resväskehjul, teleskophandtag
thing:toiletry bag|necessär, sminkväska
thing:garment bag (2)|klädpåse, kostymväska, kostymfodral
thing:wallet|plånbok, börs, portmonnä, myntbörs
thing:passport holder|passfodral, passhållare
thing:key ring|nyckelring, nyckelband
thing:bag strap|axelrem, väskrem, bärrem
thing:umbrella|paraply, hopfällbart paraply
thing:jewellery|smycken, smycke, bijouteri
thing:ring|ring, fingerring, klackring
thing:engagement ring|förlovningsring, diamantring, solitärring
thing:wedding ring|vigselring, giftasring
thing:necklace|halsband, halskedja, choker
thing:pendant|hänge, berlock, medaljong
thing:bracelet|armband, armring, berlockarmband
thing:anklet|fotlänk, ankelkedja, vristlänk
thing:earrings|örhängen, örhänge, örstift, creoler
thing:piercing|piercing, näsring, näspiercing
thing:brooch|brosch, pin, nål
thing:gemstone|ädelsten
thing:jewellery box|smyckeskrin, smyckesförvaring
thing:watch|klocka, armbandsur, armbandsklocka
thing:automatic watch|automatiskt ur, mekanisk klocka, kronograf
thing:smartwatch (2)|smartklocka, sportklocka, smartwatch
thing:watch strap (2)|klockarmband, klockband
thing:watch battery|klockbatteri, knappcell
thing:watch box|klockbox, klocketui, klockställ
thing:sunglasses|solglasögon, solbrillor
thing:glasses|glasögon, brillor
thing:reading glasses|läsglasögon
thing:blue light glasses|blåljusglasögon, datorglasögon, skärmglasögon
thing:sports glasses|sportglasögon, cykelglasögon
thing:ski goggles|skidglasögon, goggles
thing:glasses frame|glasögonbåge, båge
thing:glasses case|glasögonfodral, glasögonetui
thing:glasses chain|glasögonkedja, glasögonsnöre
thing:glasses cleaner|glasögonputs, putsduk, linsrengöring
thing:contact lenses|kontaktlinser, linser, endagslinser, månadslinser
thing:zip (2)|dragkedja, blixtlås, gylf
thing:button (2)|knapp, reservknapp, rockknapp
thing:hood|huva, avtagbar huva, luva
thing:sleeve|ärm, skjortärm
thing:lining|foder, innerfoder
thing:pocket|ficka, byxficka, innerficka
thing:waistband|linning, resårlinning, midjelinning
thing:hair accessories|hårsnodd, hårtillbehör, scrunchie, hårband
thing:hi-vis vest (2)|reflexväst, varselväst
thing:dirndl|dirndl, oktoberfestklänning
thing:lederhosen|lederhosen, läderbyxor oktoberfest
thing:earmuffs|öronmuffar, öronvärmare
thing:beret|basker
thing:waterproofing spray|impregneringsspray, impregnering
thing:shoehorn|skohorn, långt skohorn
thing:money belt|pengabälte, halspung, resegömma
thing:key case|nyckelfodral, nyckeletui
thing:diamond|diamant, briljant, labbodlad diamant
thing:zirconia|kubisk zirkonia, strass, zirkon
thing:watch winder|klocksnurra, watch winder
thing:watch crystal|klockglas, urglas, safirglas
thing:watch face|urtavla
thing:spectacle lenses|glasögonglas, slipade glas, progressiva glas
thing:nose pads|näskuddar, glasögonskruv, skalm
thing:press stud|tryckknapp
thing:shirt collar|krage, skjortkrage, slag
thing:cuff|manschett, ärmmudd, mudd
thing:drawstring|dragsko, snodd, snoddstopp
thing:hair clip|hårspänne, hårklämma, hårklo
thing:toy|leksak, leksaker
thing:soft toy|gosedjur, mjukisdjur, nalle
thing:doll|docka, tygdocka, babydocka
thing:dolls house|dockhus, dockskåp
thing:dolls pram|dockvagn
thing:building blocks|klossar, byggklossar, träklossar
thing:construction set|byggset, lego, byggsats, byggleksak
thing:magnetic tiles|magnetklossar, magnetplattor
thing:toy car|leksaksbil, modellbil
thing:remote control car|radiostyrd bil, rc-bil
thing:race track|bilbana, racerbana
thing:toy train|leksakståg, tågbana, träjärnväg
thing:model railway|modelljärnväg, modelltåg
thing:model kit|modellbyggsats, plastmodell
thing:action figure|actionfigur, leksaksfigur
thing:animal figure|djurfigur, leksaksdjur, leksaksdinosaurie
thing:play kitchen|leksakskök, barnkök
thing:play food|leksaksmat, leksaksservis
thing:toy shop counter|leksaksaffär, leksakskassa, kassaapparat leksak
thing:toy tools|leksaksverktyg, leksaksverktygslåda, snickarbänk barn
thing:doctor's kit|doktorsväska, doktorsset
thing:fancy dress|utklädningskläder, maskeraddräkt, barnmaskerad
thing:wig|peruk
thing:carnival mask|ansiktsmask maskerad, karnevalsmask, halloweenmask
thing:hand puppet|handdocka, fingerdocka
thing:puppet theatre|dockteater
thing:play tent|lektält, tipi
thing:playhouse|lekstuga
thing:sandpit|sandlåda, leksand
thing:sand toys|sandleksaker, hink och spade, strandleksaker
thing:swing|gunga, gungställning, babygunga
thing:slide|rutschkana, rutschbana
thing:climbing frame|klätterställning, lektorn
thing:trampoline|studsmatta
thing:bouncy castle|hoppborg
thing:paddling pool|barnpool, plaskpool
thing:swim ring|badring, armpuffar, simpuffar
thing:water gun|vattenpistol
thing:soap bubbles|såpbubblor, såpbubbelmaskin
thing:kite|drake, flygdrake
thing:skipping rope|hopprep
thing:yo-yo|jojo, diabolo, snurra
thing:juggling balls|jongleringsbollar, jongleringsset
thing:balance bike|springcykel, balanscykel
thing:tricycle|trehjuling
thing:kids scooter|sparkcykel, barnsparkcykel
thing:ride-on toy|gåbil, sparkbil, åkleksak
thing:electric ride-on car|elbil barn, eldriven barnbil
thing:go-kart|trampbil, gokart
thing:rocking horse|gunghäst, gungdjur
thing:hobby horse|käpphäst
thing:baby walker|lära-gå-vagn, gåvagn, gåstol
thing:rattle|skallra, babyskallra, gripleksak
thing:teether|bitring, bitleksak
thing:comforter blanket|snuttefilt, snutte
thing:baby mobile|babymobil, sängmobil, speldosa mobil
thing:play mat|babygym, lekmatta, aktivitetsmatta
thing:stacking toy|stapelleksak, staplingsbägare, stapelringar
thing:activity cube|aktivitetskub, motorikleksak, busyboard
thing:bath toy|badleksak, badanka
thing:pull-along toy|dragleksak, dragdjur
thing:educational toy|pedagogisk leksak, lärleksak, läromedel
thing:science kit|experimentlåda, kemilåda, vetenskapskit
thing:toy robot|leksaksrobot, programmerbar robot
thing:walkie-talkie|walkie talkie
thing:audio player for kids|barnhögtalare, toniebox, sagospelare
thing:music box|speldosa
thing:kids night light|nattlampa barn, stjärnprojektor
thing:slime|slime, kinetisk sand, trolldeg
thing:play dough|playdoh, leklera, modellera
thing:fidget toy|fidget, stressboll, pop it
thing:trading cards|samlarkort, pokemonkort
thing:stickers|klistermärken, stickers
thing:temporary tattoo|barntatuering, gnuggistatuering, låtsastatuering
thing:magic set|trolleriset, trollerilåda
thing:board game|brädspel, sällskapsspel, familjespel
thing:card game|kortspel, kortlek, spelkort
thing:dice|tärning, tärningar, tärningsset
thing:chess set|schack, schackspel, schackbräde
thing:draughts|dam, backgammon, kvarn
thing:role-playing game|rollspel, dungeons and dragons, bordsrollspel
thing:escape room game|escape room-spel, deckarspel, mysteriespel
thing:memory game|memory, minnesspel
thing:dominoes|domino
thing:quiz game|frågespel, quiz, tp, trivial pursuit
thing:jigsaw puzzle|pussel, 1000 bitar
thing:puzzle mat|pusselmatta, pusselbräda
thing:wooden puzzle|träpussel, knoppussel, småbarnspussel
thing:brain teaser|klurigt spel, 3d-pussel, rubiks kub
thing:marble run|kulbana, kulor, glaskulor
thing:table football|fotbollsspel, foosball
thing:dartboard|darttavla, dart, dartpilar
thing:outdoor game|utespel, trädgårdsspel, kubb, krocket
thing:travel game|resespel, fickspel
thing:picture book|bilderbok, sagobok
thing:board book|pekbok, babybok, känn-på-bok
thing:pop-up book|popup-bok, flikbok, ljudbok barn
thing:fairy tale book|sagobok, sagor, godnattsagor
thing:first reader|lättläst bok, lära läsa-bok
thing:young adult book|ungdomsbok, young adult
thing:colouring book|målarbok, pysselbok
thing:sticker book|klistermärkesbok, klisterbok
thing:comic (2)|serietidning, serieroman, manga
thing:children's encyclopedia|faktabok barn, barnatlas, uppslagsbok barn
thing:baby album|babyalbum, mitt första år, minnesbok
thing:friendship book|mina vänner-bok, kompisbok, barndagbok
thing:school bag (3)|skolväska, skolryggsäck
thing:nursery backpack|barnryggsäck, förskoleryggsäck
thing:pencil case (2)|pennfodral, pennskrin
thing:school cone|skolstrut
thing:school supplies|skolmaterial, skolsaker, skolstart
thing:exercise book|skrivbok, räknehäfte, kollegieblock
thing:notebook cover|bokomslag, häftesomslag
thing:pencil (2)|blyertspenna, hb-penna
thing:mechanical pencil|stiftpenna, stift
thing:coloured pencil|färgpennor, träfärgpennor
thing:wax crayon|vaxkritor, kritor
thing:felt tip pen|tuschpennor, filtpennor
thing:fineliner|fineliner, penselpenna
thing:highlighter|överstrykningspenna, markeringspenna
thing:fountain pen (2)|reservoarpenna, bläckpatron
thing:ballpoint pen|kulspetspenna, bläckpenna, gelpenna
thing:eraser (2)|suddgummi, sudd
thing:pencil sharpener (2)|pennvässare, vässare
thing:ruler|linjal, vinkelhake, gradskiva
thing:compass for drawing|passare
thing:glue stick (2)|limstift, skollim, hobbylim
thing:kids scissors|barnsax, pysselsax
thing:ring binder|pärm, ringpärm, gaffelpärm
thing:school planner|skolkalender, läxbok, studentkalender
thing:school calculator|miniräknare, räknedosa, grafräknare
thing:name label|namnlapp, namnetikett, strykmärke med namn
thing:blackboard|griffeltavla, svart tavla, krita
thing:sidewalk chalk|gatukritor, trottoarkrita
thing:kids globe|jordglob, barnglob, barnvärldskarta
thing:kids lunch box|barnmatlåda, matlåda barn, bentolåda
thing:kids water bottle|barnvattenflaska, drickflaska barn
thing:balloon (2)|ballong, latexballong, folieballong
thing:helium bottle|heliumtub, helium, ballongpump
thing:garland|girlang, vimpelband, serpentin
thing:party decorations|kalasdekorationer, festartiklar, kalaspynt
thing:confetti|konfetti, konfettikanon, smällare
thing:party tableware|kalastallrikar, pappersmuggar, engångstallrikar
thing:birthday candle|tårtljus, sifferljus, tårttopper
thing:party bag|godispåse, kalaspåse, goodiebag
thing:party hat|partyhatt, kalashatt, papperskrona, visselpipa fest
thing:piñata|piñata, pinata
thing:birthday invitation|inbjudningskort kalas, kalasinbjudan
thing:greeting card (2)|gratulationskort, födelsedagskort, grattiskort
thing:gift wrap|presentpapper, omslagspapper, presentpåse, snöre
thing:pram|barnvagn, liggvagn
thing:pushchair|sittvagn, sulky, paraplyvagn
thing:travel system|duovagn, kombivagn
thing:double pushchair|syskonvagn, tvillingvagn
thing:jogging stroller|joggingvagn, löparvagn, terrängvagn
thing:carrycot|liggdel, babylift, mosekorg
thing:baby bike trailer|cykelvagn barn
thing:child bike seat|cykelbarnstol, cykelsits barn, barnsits cykel
thing:child car seat (2)|bilbarnstol, bakåtvänd bilstol, bälteskudde
thing:infant car seat|babyskydd, babybilstol
thing:pram rain cover|regnskydd barnvagn
thing:footmuff|åkpåse, vagnpåse
thing:pram parasol|barnvagnsparasoll, soltak vagn
thing:buggy board|ståbräda, syskonbräda
thing:changing bag|skötväska
thing:baby carrier|bärsele, bärsjal, babysele
thing:child carrier backpack|bärmes, bärstol vandring
thing:cot|spjälsäng, babysäng
thing:bedside crib|bedside crib, sidosäng, vagga
thing:travel cot|resesäng
thing:kids bed|barnsäng, juniorsäng, växasäng, hussäng
thing:bunk bed (2)|våningssäng, loftsäng
thing:bed guard|sänggrind, fallskydd säng
thing:cot mattress|spjälsängsmadrass, barnmadrass
thing:baby sleeping bag (2)|babysovpåse, sovpåse
thing:nursery furniture|barnrumsmöbler, skötbord
thing:changing mat|skötbädd, skötmatta
thing:highchair|barnstol, matstol, trip trap
thing:baby bouncer|babysitter, babygunga
thing:playpen|lekhage, hage
thing:stair gate (2)|grind, säkerhetsgrind, trappgrind
thing:childproofing|barnsäkring, petskydd, skåplås, hörnskydd
thing:baby monitor (2)|babyvakt, babymonitor, babylarm
thing:nappy|blöja, blöjor, byxblöja
thing:baby bottle|nappflaska, flasknapp
thing:dummy|napp, tröstnapp
thing:potty|potta, toalettsits barn
thing:baby bath|babybalja, badbalja, badstöd
thing:lipstick|läppstift, läppglans, lipgloss
thing:mascara|mascara, eyeliner, kajal, ögonpenna
thing:foundation|foundation, concealer, bb-cream, puder
thing:nail polish|nagellack, gellack
thing:face cream|ansiktskräm, dagkräm, nattkräm, fuktkräm
thing:sunscreen|solkräm, solskydd, sollotion
thing:shampoo|schampo, balsam, torrschampo
thing:toothbrush|tandborste, tandkräm, eltandborste, tandtråd
thing:deodorant|deodorant, deo, antiperspirant
thing:perfume|parfym, doft, eau de toilette
thing:razor|rakhyvel, rakapparat, rakblad
thing:menstrual pad|binda, mensskydd, tampong, trosskydd
thing:acoustic guitar|gitarr, akustisk gitarr, klassisk gitarr, barngitarr
thing:electric guitar|elgitarr, elbas
thing:guitar amplifier|gitarrförstärkare, basförstärkare, effektpedal
thing:guitar strings|gitarrsträngar, plektrum, capo
thing:ukulele|ukulele, banjo
thing:piano|piano, digitalpiano, elpiano
thing:musical keyboard|keyboard, synt, midiklaviatur
thing:violin|fiol, violin, altfiol
thing:cello|cello, kontrabas
thing:recorder|blockflöjt
thing:transverse flute|tvärflöjt, klarinett, piccolaflöjt
thing:saxophone|saxofon, altsax, tenorsax
thing:trumpet|trumpet, trombon, valthorn
thing:drum kit|trumset, trummor, virveltrumma, digitaltrummor
thing:drumsticks|trumpinnar, trumstockar, cymbal
thing:cajon|cajon, djembe, bongotrummor
thing:xylophone|xylofon, klockspel, barninstrument
thing:accordion|dragspel, munspel
thing:kalimba|kalimba, sjungande skål, handpan
thing:music stand|notställ
thing:tuner|stämapparat, gitarrstämmare, metronom
thing:sheet music (2)|noter, nothäfte, sångbok
thing:instrument case|instrumentväska, gitarrväska, gigbag
thing:acrylic paint (2)|akrylfärg, akvarellfärg, gouache
thing:artist paintbrush|konstpensel, akvarellpensel
thing:painting canvas|målarduk, canvasduk, pannå
thing:artist easel|staffli, bordsstaffli
thing:sketchbook (2)|skissblock, ritblock, skissbok
thing:oil paint (2)|oljefärg, målarmedium, terpentin
thing:soft pastels|torrpasteller, oljepasteller, kol
thing:paint by numbers (2)|måla efter nummer, diamond painting
thing:air drying clay|självtorkande lera, polymerlera, fimo
thing:craft kit|pysselset, pysselkit, pyssellåda
thing:craft paper|pysselpapper, färgat papper, silkespapper
thing:scrapbook|scrapbook, washitejp, fotohörn
thing:rubber stamp|stämpel, stämpelset, stämpeldyna
thing:craft beads|pärlor, pärlset, glaspärlor
thing:fuse beads|pärlplatta, nabbipärlor, hamapärlor
thing:knitting wool|garn, stickgarn, garnnystan
thing:knitting needles (2)|stickor, rundstickor, virknål
thing:sewing machine (2)|symaskin, overlockmaskin
thing:sewing kit (2)|sytillbehör, sytråd, synål, knappnålar
thing:sewing fabric|metervara, bomullstyg, klädtyg
thing:sewing pattern (2)|symönster, stickmönster, mönster
thing:embroidery kit (2)|broderikit, korsstygnskit, broderbåge, moulinégarn
thing:macrame cord|makramégarn, makramékit
thing:felt|hobbyfilt, filt, tovningsull, pompoms
thing:candle making kit (2)|ljusstöpning, tvåltillverkning, sojavax, ljusvekar
thing:hot glue gun|limpistol, limstavar
thing:cutting mat|skärmatta, skalpell, rullkniv, skärplotter
thing:face paint|ansiktsfärg, ansiktsmålning, kroppsfärg
thing:hair brush|hårborste, kam, borste
thing:hair dryer (2)|hårfön, hårtork, plattång
thing:hair tie|hårsnodd, hårklämma, scrunchie
thing:soap (2)|tvål, handtvål, duschkräm, duschtvål
thing:body lotion|hudlotion, bodylotion, handkräm, body butter
thing:baby wipes|våtservetter, babyservetter, rumpsalva
thing:eyeshadow|ögonskugga, rouge, sminkpalett
thing:running shoe|löparskor, löparsko, joggingsko
thing:trail running shoe|traillöparskor, terrängskor
thing:track spikes|spikskor, friidrottsskor
thing:running shirt|löpartröja, tränings-t-shirt
thing:running tights|löpartights, löparbyxor
thing:running shorts|löparshorts
thing:running jacket|löparjacka, vindjacka löpning
thing:running sock|löparstrumpor, sportstrumpor
thing:compression sock|kompressionsstrumpa, kompression vad
thing:running belt|löparbälte, midjebälte löpning
thing:hydration vest|löparväst, vätskeväst, löparryggsäck
thing:hydration bladder|vätskeblåsa, vätskeryggsäck
thing:soft flask|softflask, mjukflaska
thing:sports watch|pulsklocka, gps-klocka, träningsklocka
thing:heart rate monitor|pulsband, pulsmätare, bröstband
thing:fitness tracker|aktivitetsarmband, stegräknare
thing:stopwatch|stoppur, tidtagarur
thing:phone armband|mobilarmband, löpararmband
thing:sweatband|svettband, pannband, handledsband
thing:neck gaiter|halskrage, buff, tubhalsduk
thing:sports bra (2)|sport-bh, löpar-bh
thing:tracksuit (2)|träningsoverall, mjukisset
thing:base layer|underställ, baslager, långkalsonger
thing:sports bag|sportbag, träningsväska, duffel
thing:energy gel|energigel, sportgel
thing:energy bar|energibar, proteinbar
thing:protein powder (2)|proteinpulver, whey, proteinshake
thing:electrolyte tablet|elektrolyttabletter, sportdryck, vätskeersättning
thing:sports bottle|sportflaska, vattenflaska, cykelflaska
thing:shaker|shaker, proteinshaker
thing:bicycle|cykel, hoj, velociped
thing:electric bike|elcykel, elhoj
thing:mountain bike|mountainbike, mtb, terrängcykel
thing:road bike|racercykel, landsvägscykel, racer
thing:gravel bike|gravelcykel, gravelbike, cyclocross
thing:city bike|stadscykel, damcykel, herrcykel
thing:trekking bike|hybridcykel, trekkingcykel
thing:folding bike|hopfällbar cykel, vikcykel, minicykel
thing:cargo bike|lådcykel, lastcykel
thing:kids' bike|barncykel, juniorcykel
thing:balance bike (2)|springcykel, balanscykel
thing:training wheels|stödhjul
thing:bmx|bmx, bmx-cykel
thing:bicycle frame|cykelram, ramset
thing:bike tyre|cykeldäck, dubbdäck cykel
thing:inner tube|cykelslang, innerslang
thing:bike valve|cykelventil, racerventil, bilventil
thing:bike pump|cykelpump, fotpump, golvpump
thing:puncture repair kit|lagningskit, lagningslappar, punkteringskit
thing:tyre lever|däckavtagare, däckjärn
thing:bike wheel|cykelhjul, hjulset, framhjul
thing:spoke|eker, ekernippel
thing:bike saddle|cykelsadel, sadel
thing:seatpost|sadelstolpe, sadelstång, dropperpost
thing:handlebar|cykelstyre, styre, bockstyre
thing:handlebar grip|cykelhandtag, styrlinda, grepp
thing:bike stem|styrstam
thing:bike pedal|cykelpedaler, plattformspedal
thing:clipless pedal|klickpedal, spd-pedal
thing:cycling shoe|cykelskor, klickskor
thing:bike chain|cykelkedja, kedja
thing:chain oil|kedjeolja, kedjevax
thing:cassette|kassett, frikrans
thing:derailleur|bakväxel, framväxel, växelförare
thing:hub gear|navväxel
thing:crankset|vevparti, vevlager, kedjekrans
thing:brake pad|bromsbelägg cykel, bromskloss
thing:disc brake|skivbroms, hydraulisk broms, bromsskiva
thing:rim brake|fälgbroms, v-broms
thing:brake cable|bromsvajer, växelvajer, vajerhölje
thing:suspension fork|dämpad gaffel, framgaffel, fjädergaffel
thing:bike light|cykellampa, cykelbelysning, framlampa, baklampa
thing:bike dynamo|dynamo, navdynamo
thing:reflector|reflex, ekerreflex
thing:mudguard|stänkskärm, skärmar
thing:pannier rack|pakethållare
thing:pannier|cykelväska, packväska
thing:handlebar bag|styrväska, ramväska, bikepackingväska
thing:bike basket|cykelkorg, styrkorg
thing:bike child seat|cykelbarnstol, barnsits
thing:bike trailer|cykelvagn, cykelkärra
thing:car bike rack|cykelhållare till bil, takhållare cykel, dragkrokshållare
thing:bike stand|cykelstöd, cykelställ
thing:bike wall mount|cykelväggfäste, cykelkrok, väggfäste cykel
thing:bike lock|cykellås, bygellås, kedjelås, vajerlås
thing:bike bell|ringklocka, cykelklocka, tuta
thing:bike mirror|backspegel cykel, cykelspegel
thing:bike computer|cykeldator, gps cykel
thing:bike phone mount|mobilhållare cykel
thing:bottle cage|flaskhållare, flaskställ
thing:bike multitool|cykelmultiverktyg, cykelverktyg, mekställ
thing:bike cover|cykelskydd, cykelöverdrag
thing:e-bike battery|elcykelbatteri, cykelbatteri
thing:turbo trainer|cykeltrainer, trainer
thing:bike helmet|cykelhjälm
thing:cycling jersey (2)|cykeltröja
thing:cycling shorts (2)|cykelbyxor, bibs, vadderade cykelshorts
thing:cycling glove|cykelhandskar
thing:cycling glasses|cykelglasögon
thing:cycling rain jacket|cykelregnjacka, cykelponcho, skoöverdrag
thing:kick scooter|sparkcykel, trickcykel, kickbike
thing:electric scooter|elsparkcykel, elscooter
thing:skateboard|skateboard, bräda
thing:longboard|longboard
thing:inline skates|inlines, rullskridskor
thing:roller skates|rullskridskor, sidehjul
thing:ice skates|skridskor, konståkningsskridskor, hockeyskridskor
thing:knee pads (2)|knäskydd, armbågsskydd, handledsskydd, skyddsset
thing:swimsuit (2)|baddräkt
thing:bikini (2)|bikini, tankini
thing:swim trunks (2)|badbyxor, badshorts
thing:swimming goggles (2)|simglasögon
thing:swimming cap|badmössa
thing:armbands|armpuffar, simpuffar
thing:kickboard|simplatta, dolme, simdyna
thing:swim ring (2)|badring, badmadrass, badflotte
thing:swim fins|simfötter, simfenor
thing:diving mask|cyklop, dykmask
thing:snorkel|snorkel, snorkelset
thing:wetsuit (2)|våtdräkt
thing:water shoe|badskor, surfskor
thing:rash guard (2)|uv-tröja, lycratröja
thing:life jacket|flytväst, räddningsväst
thing:surfboard|surfbräda, surfingbräda
thing:bodyboard|bodyboard
thing:stand-up paddle board|sup, sup-bräda, paddleboard
thing:kayak|kajak, kanot, uppblåsbar kajak
thing:paddle for kayak|paddel, åra, sup-paddel
thing:inflatable boat|gummibåt, uppblåsbar båt
thing:dry bag|torrsäck, drybag, vattentät packpåse
thing:windsurf board|vindsurfingbräda, vindsurfsegel, kite
thing:water skis|vattenskidor, wakeboard, tub
thing:skis|skidor, slalomskidor, alpinskidor
thing:cross-country skis|längdskidor, längdskidpaket
thing:touring skis|turskidor, toppturskidor, stighudar
thing:ski boot|pjäxor, alpinpjäxor, slalompjäxor
thing:ski binding|skidbindningar, bindning
thing:ski pole|skidstavar, stavar
thing:snowboard|snowboard, snowboardbräda
thing:snowboard boot|snowboardboots
thing:ski jacket (2)|skidjacka, snowboardjacka
thing:ski pants|skidbyxor, täckbyxor
thing:snowsuit (2)|vinteroverall, skidoverall, barnoverall
thing:ski helmet|skidhjälm
thing:ski goggles (2)|skidglasögon, goggles
thing:ski gloves (2)|skidhandskar, skidvantar
thing:ski sock|skidstrumpor, värmestrumpor
thing:balaclava (2)|balaklava, ansiktsmask skidåkning
thing:ski bag|skidväska, skidfodral, pjäxväska
thing:sledge|pulka, kälke, snowracer, stjärtlapp
thing:snowshoes|snöskor
thing:avalanche transceiver|lavinutrustning, transceiver, lavinsond
thing:ski wax|skidvalla, valla, vallajärn, kantslip
thing:tennis racket|tennisracket, tennisrack
thing:tennis ball|tennisboll, tennisbollar
thing:racket string|racketsträng, senor
thing:overgrip|greppband, greppslinda, overgrip
thing:tennis shoe|tennisskor
thing:racket bag|racketväska, tennisväska
thing:badminton racket|badmintonracket, badmintonset
thing:shuttlecock|badmintonboll, fjäderboll
thing:table tennis bat|bordtennisracket, pingisracket
thing:table tennis table|pingisbord, bordtennisbord, pingisboll
thing:padel racket|padelracket
thing:squash racket|squashracket, squashboll
thing:golf club|golfklubba, golfset, putter
thing:golf ball|golfboll, golfpegg
thing:golf bag|golfbag, golfvagn
thing:dumbbell|hantel, hantlar, fria vikter
thing:barbell|skivstång, curlstång
thing:weight plate|viktskiva, viktplattor
thing:kettlebell|kettlebell
thing:weight bench|träningsbänk, bänkpressbänk
thing:home gym|hemmagym, multigym, power rack
thing:pull-up bar|chinsstång, dörrstång
thing:treadmill|löpband, walking pad
thing:exercise bike|motionscykel, spinningcykel
thing:cross trainer|crosstrainer
thing:rowing machine|roddmaskin
thing:resistance band|gummiband, träningsband, motståndsband
thing:suspension trainer|trx, romerska ringar, slingträning
thing:skipping rope (2)|hopprep
thing:exercise ball|pilatesboll, gymboll, balansboll
thing:medicine ball|medicinboll, slamball
thing:yoga mat|yogamatta, träningsmatta
thing:yoga block|yogablock, yogarem, meditationskudde
thing:foam roller|foam roller, massageboll, massagerulle
thing:massage gun|massagepistol
thing:push-up handles|armhävningshandtag, maghjul
thing:weightlifting belt|träningsbälte, lyftbälte, dragremmar
thing:ankle weights|fotvikter, handledsvikter, viktväst
thing:mini trampoline|studsmatta, fitnesstrampolin
thing:aerobic step|stepbräda, balansbräda
thing:boxing glove|boxhandskar, mma-handskar
thing:punching bag|boxningssäck, sandsäck
thing:mouthguard|tandskydd
thing:judo suit|judodräkt, karatedräkt, gi
thing:football|fotboll, matchboll
thing:football boots (2)|fotbollsskor
thing:shin guards|benskydd
thing:football shirt (2)|fotbollströja, matchtröja, fotbollsställ
thing:football goal|fotbollsmål, minimål
thing:goalkeeper gloves|målvaktshandskar
thing:basketball|basketboll
thing:basketball hoop|basketkorg, basketställning
thing:basketball shoes|basketskor, inomhusskor, handbollsskor
thing:volleyball|volleyboll, beachvolleyboll, volleybollnät
thing:handball|handboll
thing:rugby ball|rugbyboll, amerikansk fotboll
thing:field hockey stick|hockeyklubba, innebandyklubba, bandyklubba
thing:baseball bat|basebollträ, baseballhandske, brännbollsträ
thing:cricket bat|cricketslagträ, cricketboll
thing:ball pump|bollpump, bollnål
thing:training cones|koner, träningskoner, koordinationsstege, träningsvästar
thing:darts|dart, dartpilar, darttavla
thing:pool table|biljardbord, biljardkö
thing:boules|boule, bouleklot, petanque
thing:frisbee|frisbee, discgolfdisc
thing:archery bow|pilbåge, båge, recurvebåge
thing:fishing rod|fiskespö, spö, teleskopspö
thing:fishing reel|fiskerulle, haspelrulle
thing:fishing line|fiskelina, flätlina
thing:fishing lure|fiskedrag, wobbler, spinnare, jigg
thing:fish hook|fiskekrok, flöte, sänke
thing:landing net|håv
thing:tackle box|fiskelåda, fiskeväska, spöhållare
thing:waders|vadare, vadarbyxor
thing:riding helmet|ridhjälm
thing:riding boots|ridstövlar, jodhpurs, shortchaps
thing:riding breeches|ridbyxor, ridtights
thing:horse saddle|sadel, schabrak, sadelgjord
thing:bridle|träns, grimma, tyglar
thing:horse blanket|hästtäcke, regntäcke
thing:riding crop|ridspö, longerpiska, dressyrspö
thing:horse grooming kit|ryktborste, hovkrats, ryktlåda
thing:riding body protector|säkerhetsväst ridning, ridväst
thing:climbing rope|klätterrep, dynamiskt rep
thing:climbing harness|klättersele, sele
thing:climbing shoe|klätterskor
thing:carabiner (2)|karbin, karbinhake, quickdraw
thing:belay device|repbroms, grigri, säkringsdon
thing:chalk bag|kritpåse, klätterkrita, magnesium
thing:climbing helmet|klätterhjälm, via ferrata-set
thing:ice axe|isyxa, stegjärn, broddar
thing:tent|tält, campingtält, familjetält, kupoltält
thing:tent peg|tältpinne, tältpinnar, stormlina
thing:groundsheet|tältunderlag, markduk, tarp
thing:awning for caravan|förtält, husvagnsförtält
thing:sleeping bag|sovsäck, mumiesovsäck, dunsovsäck
thing:sleeping bag liner|reselakan, innerlakan sovsäck
thing:sleeping mat|liggunderlag, självuppblåsande liggunderlag
thing:air bed (2)|luftmadrass, uppblåsbar madrass
thing:camping pillow|campingkudde, uppblåsbar kudde
thing:hammock (2)|hängmatta, campinghängmatta
thing:camping chair|campingstol, hopfällbar stol
thing:camping table|campingbord, hopfällbart bord
thing:camping stove|campingkök, stormkök, gasolkök, friluftskök
thing:gas cartridge|gasolpatron, gaspatron, primusgas
thing:camping cookware|campingkastrull, campingservis, stormköksset
thing:camping food|frystorkad mat, friluftsmat
thing:cool box (2)|kylbox, kylväska
thing:head torch|pannlampa
thing:camping lantern|tältlampa, campinglykta
thing:portable toilet|campingtoalett, portabel toalett
thing:camping shower|campingdusch, soldusch, vattendunk
thing:mosquito net for travel|myggnät, huvudnät, myggtält
thing:hiking boot|vandringskängor, känga
thing:hiking sandal|vandringssandaler
thing:hiking sock|vandringsstrumpor
thing:hiking trousers (2)|vandringsbyxor, zip off-byxor
thing:hardshell jacket|skaljacka, hardshell
thing:rain trousers (2)|regnbyxor, skalbyxor
thing:softshell jacket (2)|softshelljacka
thing:fleece jacket (2)|fleecejacka, fleece
thing:down jacket (2)|dunjacka, lättviktsdunjacka
thing:hiking backpack|vandringsryggsäck, ryggsäck
thing:backpack rain cover|regnskydd ryggsäck
thing:baby carrier backpack|bärmes, bärstol
thing:trekking poles|vandringsstavar, gåstavar
thing:gaiters|damasker
thing:compass|kompass
thing:hiking map|vandringskarta, fjällkarta
thing:outdoor gps|handhållen gps, gps
thing:pocket knife (2)|fickkniv, multiverktyg, friluftskniv, mora
thing:water filter for hiking|vattenrenare, vattenfilter, vattenreningstabletter
thing:fire starter|tändstål, eldstål
thing:binoculars|kikare, tubkikare
thing:knife|kniv
thing:hose|slang
thing:nail|spik
thing:scooter|sparkcykel, skoter
thing:bib|haklapp, nummerlapp
thing:goggles|goggles, skyddsglasögon
thing:lens|objektiv, lins
thing:detergent|tvättmedel, rengöringsmedel
thing:plaster|plåster, puts
thing:hair straightener|plattång
thing:microscope|mikroskop
thing:wooden train|trätåg
thing:train|tåg
thing:canvas|canvas, duk
thing:brush|borste
thing:door handle|dörrhandtag, trycke
thing:filing cabinet|arkivskåp, hurts
thing:primer|primer, grundfärg
thing:rose|ros
thing:bait|bete
thing:inverter|växelriktare, inverter
thing:tutu|tyllkjol, balettkjol
thing:walking stick|käpp, promenadkäpp
thing:crutches|kryckor
thing:blood pressure monitor|blodtrycksmätare
thing:syringe|spruta
thing:thread|tråd
thing:mouse|mus
thing:pocket watch|fickur
thing:diving watch|dykarklocka, dykarur
thing:shower tray|duschkar
thing:bag|väska, påse
thing:ball|boll
thing:balm|balsam, salva
thing:barrel|tunna, fat
thing:bell|klocka, bjällra
thing:badge|märke, pin, knappmärke
thing:binder|pärm
thing:body protector|ryggskydd, säkerhetsväst
thing:bottle|flaska
thing:bow|rosett
thing:brake|broms
thing:cabinet|skåp
thing:cable|kabel, sladd
thing:cage|bur
thing:card|kort
thing:castle|slott, borg
thing:chain|kedja
thing:chisel|stämjärn, mejsel
thing:cummerbund|gördel till smoking, midjegördel
thing:drum|trumma
thing:engine|motor
thing:egg box|äggkartong
thing:espresso cup|espressokopp
thing:firelighters|tändkuber, braständare, tändblock
thing:fireguard|gnistskydd, brasskärm
thing:flash|blixt, kamerablixt
thing:food|mat, livsmedel
thing:fruit|frukt
thing:gate|grind
thing:grass|gräs
thing:hedge|häck
thing:heart|hjärta
thing:helium|helium
thing:helmet|hjälm
thing:honey jar|honungsburk
thing:incubator|kuvös, äggkläckare, äggkläckningsmaskin
thing:jar|burk, glasburk
thing:kennel|hundkoja, hundgård
thing:key|nyckel
thing:leash|koppel
thing:litter|strö
thing:log basket|vedkorg
thing:lotion|lotion
thing:lure|drag
thing:mask|mask
thing:moon|måne
thing:star|stjärna
thing:needle|nål
thing:oil|olja
thing:pedal|pedal
thing:pellets|pellets
thing:place cards|placeringskort, bordskort
thing:powder|pulver
thing:rack|ställ, hylla
thing:racket|racket
thing:reel|rulle, fiskerulle
thing:rod|stång, spö
thing:scale|våg
thing:screen|skärm
thing:skate|skridsko
thing:stencil|schablon
thing:stove pipe|rökrör
thing:tank|tank
thing:thermos|termos
thing:timer|timer
thing:tractor|traktor
thing:truck|lastbil
thing:airplane|flygplan
thing:rocket|raket
thing:robot|robot
thing:trailer hitch|dragkrok
thing:tube|tub, rör
thing:tyre pressure gauge|däcktrycksmätare, lufttrycksmätare
thing:valve|ventil
thing:vacuum bag|vakuumpåse
thing:vegetable|grönsak
thing:wiper|torkare
thing:amp|förstärkare
thing:bass guitar|bas, basgitarr
thing:ashtray|askfat, askkopp
thing:bee hive|bikupa
thing:ash vacuum|askdammsugare
thing:grooming brush|pälsborste, karda
thing:motorcycle jacket|mc-jacka
thing:elephant|elefant
thing:lion|lejon
thing:tiger|tiger
thing:bear|björn
thing:bird|fågel
thing:butterfly|fjäril
thing:cow|ko
thing:dinosaur|dinosaurie, dino
thing:dolphin|delfin
thing:dragon|drake
thing:duck|anka
thing:fox|räv
thing:frog|groda
thing:giraffe|giraff
thing:monkey|apa
thing:owl|uggla
thing:penguin|pingvin
thing:pig|gris
thing:pirate|pirat, sjörövare
thing:princess|prinsessa
thing:rabbit|kanin
thing:shark|haj
thing:sheep|får, lamm
thing:skull|dödskalle
thing:turtle|sköldpadda
thing:unicorn|enhörning
thing:walrus|valross
thing:whale|val
thing:goggles (2)|goggles, skyddsglasögon
thing:lens (2)|objektiv, lins, kontaktlins
thing:brush (2)|pensel
thing:bell (2)|ringklocka
thing:bow (2)|pilbåge, stråke
thing:rack (2)|räcke, pakethållare, galler
thing:rod (2)|spö, fiskespö
thing:reel (2)|rulle, spole, slangvinda
thing:tube (2)|slang, innerslang, tub
thing:food (2)|foder, djurmat
thing:powder (2)|puder
thing:bag (2)|säck, kasse, bag
`;
