/** What shoppers want to know or have done, as Swedish asks for it (?) and as pages say it (=): see `meaning/intents/intent-model.ts`. */
export const intents = (): string => `
## delivery_cost
? fraktkostnad
? vad kostar frakten
? hur mycket är fraktavgiften
? va kostar de att få hem det
? leveransavgift för ett tungt paket
? porto per beställning
? totalen blev 59 kr dyrare i kassan varför
? vad tar ni för hemleverans
? fraktpris till norrland
? är det dyrt att få det skickat
= Frakt 49 kr inom Sverige.
= Fraktkostnad: Postombud 39 kr, hemleverans 99 kr, skrymmande gods 399 kr.
= Fraktavgiften räknas ut i kassan och beror på vikt och leveranssätt.
## delivery_free
? fri frakt
? när är frakten gratis
? hur mycket måste jag handla för för att slippa frakt
? fattas 40 spänn till gratis leverans
? gäller fraktfritt fortfarande
? har ni gratis frakt
? gräns för fraktfri leverans
? kod för gratis frakt
? är det alltid fraktfritt för medlemmar
? vill inte betala frakt hur gör man
= Fri frakt vid köp över 499 kr.
= Fraktfritt till ombud för alla medlemmar.
= Vi bjuder på frakten på beställningar från 799 kr.
## delivery_time
? leveranstid
? hur lång tid tar leveransen
? när får jag hem det om jag beställer idag
? hinner det komma till fredag
? hur snabbt skickar ni normalt och är det framme
? hur många dagar tar frakten
? räknas helgen i 2-4 dagar
? hur lång är väntetiden på leverans
? kommer de fram innan helgen
? beräknad leverans
= Leveranstid 2\u20134 vardagar.
= Normal leveranstid är 1\u20133 arbetsdagar från det att ordern lagts.
= Beräknad leverans: 3\u20135 dagar till ombud, 5\u20137 dagar vid hemleverans.
## delivery_express
? expressleverans
? har ni leverans samma dag
? behöver den imorgon går det
? snabbfrakt
? kan ni skicka med express
? glömde bröllopsdagen, vad är snabbaste leveransen
? budfrakt samma kväll i stockholm
? betalade för expressfrakt men inget kom
? kan inte vänta en vecka finns nåt snabbare
? leverans nästa dag
= Expressleverans nästa vardag: 149 kr.
= Hemleverans samma kväll kl. 17\u201322 i Stockholm, Göteborg och Malmö, 99 kr.
= Beställ före kl. 14 så levereras det redan i morgon med express.
## delivery_day_slot
? välja leveransdag
? kan jag få det levererat på en lördag
? vilka leveranstider kan man välja
? leverans på kvällen
? tidsfönster för hemleverans
? jobbar natt så helst inte på förmiddan
? går det att boka en viss dag för leverans
? kör ni ut på röda dagar
? kan jag bestämma när varorna ska komma
? tidslucka för matkassen
= Välj leveransdag och tidsfönster i kassan.
= Kvällsleverans vardagar kl. 17\u201321 och lördagar kl. 9\u201314.
= Du kan boka leveransdag upp till 30 dagar framåt.
## dispatch_cutoff
? när skickas min order
? hur sent kan jag beställa för att det ska gå iväg idag
? vilken tid är sista beställning för dagens utskick
? paketet har inte lämnat lagret än
? hur lång tid tar det att packa
? plocktid
? skickar ni på helger
? varför är ordern inte skickad
? beställde i morse, går det iväg ikväll
? handläggningstid på lagret
= Beställ före kl. 15 så skickar vi samma dag.
= Ordrar lagda före 13.00 packas och skickas samma vardag.
= Vi plockar och packar din order inom 24 timmar.
## delivery_carrier
? vilket fraktbolag använder ni
? skickar ni med postnord
? kan jag slippa postnord
? går det att välja dhl
? vem levererar paketet
? vilken transportör
? instabox eller budbee kan jag välja det
? vilken budfirma kör ut
? är det schenker som kommer
? vill inte ha ert fraktföretag, finns annat
= Vi skickar med PostNord, DHL, Budbee och Instabox.
= Transportör: DB Schenker för större gods, PostNord för paket.
= I kassan väljer du själv vilket fraktbolag som ska leverera.
## tracking
? var är mitt paket
? spåra paket
? kan jag följa min leverans
? vart e mitt paket
? hittar inte spårningsnumret
? kollinummer
? var är min beställning nu
? spårningslänken funkar inte
? är det ute för leverans idag
? när kommer paketet, det står bara under transport
= Spåra din försändelse med kollinumret i leveransaviseringen.
= Var är mitt paket? Följ det i PostNords app.
= När ordern skickas får du ett mejl med spårningslänk.
## delivery_abroad
? skickar ni utomlands
? levererar ni till norge
? frakt till finland
? kan man beställa från danmark
? internationell leverans
? bor i spanien, kan ni skicka hit
? levererar ni utanför sverige
? går det att skicka till usa
? utlandsfrakt
? skickar ni till hela eu
= Vi levererar till Sverige, Norge, Danmark och Finland.
= Leverans inom EU: 149 kr, övriga världen 299 kr.
= I dagsläget skickar vi inte utanför Norden.
## delivery_excluded_places
? levererar ni till gotland
? bor ute i skärgården, kör ni hit
? kommer ni till mitt postnummer
? kan ni leverera till en boxadress
? skickar ni till öar utan bro
? är norrland undantaget
? levererar ni till fjällen
? kollar om ni kör till min ort
? bor mitt ute i skogen funkar leverans
? öar tillägg för leverans
= Vi levererar inte till boxadresser.
= Till Gotland och öar utan fast landförbindelse tillkommer 295 kr.
= Vissa postnummer i Norrbotten och Västerbotten omfattas inte av hemleverans.
## delivery_restrictions
? kan ni skicka färg
? får man skicka parfym med post
? varför går inte limmet att skicka
? skickas gasol hem
? levererar ni krukväxter när det är minusgrader
? sprayburk går inte att få hem
? litiumbatterier med flyg
? farligt gods frakt
? skickar ni levande djur
? varför får inte nagellacket fraktas
= Brandfarliga varor klassas som farligt gods och skickas inte med flyg.
= Gasol säljs endast i butik och kan inte skickas.
= Vid minusgrader skickar vi inga växter.
## customs_duties
? tull
? måste jag betala tull
? tillkommer moms och tullavgifter
? fick räkning från postnord för importmoms
? är tullen inräknad i priset
? tullavgift till norge
? importskatt
? vem betalar tullen
? vad kostar förtullning
? slipper man tull inom eu
= Tull- och importavgifter betalas av mottagaren.
= Priset inkluderar alla tullavgifter (DDP), inget tillkommer vid leverans.
= Vid leverans utanför EU kan moms och tull tillkomma.
## delivery_bulky
? hur levererar ni stora möbler
? skrymmande frakt
? är soffan för stor för vanlig frakt
? kommer lastbilen fram på vår grusväg
? pallfrakt
? bär två man tvättmaskinen av bilen
? smal väg kan bilen komma
? tungt gods leverans
? kommer en amerikansk kyl på pall
? lossning med bakgavellyft
= Skrymmande gods levereras på pall med bakgavellyft.
= Stora och tunga varor levereras av två personer.
= Skrymmande frakt: 495 kr per order.
## delivery_upstairs
? bär ni upp det i lägenheten
? inbärning
? bor på tredje våningen utan hiss
? kan chauffören ställa den i sovrummet
? kostar inbärning extra
? lämnas det vid porten
? har ont i ryggen kan inte bära in själv
? pris per våning
? fri till tomtgräns vad betyder det
? hjälper de till att få in sängen
= Leverans till tomtgräns eller port, inbärning ingår inte.
= Inbärning till valfritt rum: 495 kr, upp till tredje våningen.
= Utan hiss tillkommer 100 kr per våningsplan.
## delivery_appointment
? ringer chauffören innan
? när hör transportören av sig
? missade samtalet om min soffa
? kan inte den tid jag fått
? boka om leveranstiden hos schenker
? avisering av leverans
? aviserar de i förväg
? de sa tisdag men jag är borta
? vem kontaktar mig om möbelleveransen
? kostar det om man missar avtalad leverans
= Transportören kontaktar dig för att boka leveranstid.
= Du aviseras via sms minst en dag före leverans.
= Bomkörning debiteras med 500 kr om ingen är hemma på avtalad tid.
## delivery_not_home
? om jag inte är hemma när det kommer
? missade leveransen
? vart ligger mitt paket om ingen öppnade
? försöker de igen
? portkoden funkade inte
? är bortrest när paketet kommer
? hur länge ligger det hos ombudet
? fick avi om misslyckat leveransförsök
? grannen har kanske tagit emot det
? ingen hemma dagtid
= Är du inte hemma gör vi ett nytt leveransförsök nästa vardag.
= Paketet ligger kvar hos ombudet i 14 dagar innan det går i retur.
= Om ingen är hemma lämnas paketet till närmaste utlämningsställe.
## leave_at_door
? kan ni ställa paketet utanför dörren
? lämna på trappan
? ställ det i carporten
? leverans utan kvittens
? lägg det bakom soptunnan
? hänga på dörren går det
? behöver inte ringa på lämna vid ytterdörren
? hunden skäller så ställ det vid grinden
? får budet lämna utan att jag är hemma
? sätt paketet under tak så det inte blir blött
= Du kan välja att få paketet lämnat utanför dörren.
= Leverans utan kvittens sker på egen risk.
= Ange var budet ska ställa paketet när du beställer.
## signature_age_check
? behöver jag skriva under
? krävs legitimation för att hämta paketet
? måste jag visa leg vid dörren
? ålderskontroll vid leverans
? har inget leg hemma får jag ut det ändå
? vem kvitterade mitt paket
? bankid vid utlämning
? ser ung ut vad vill budet se
? räcker körkort för att kvittera ut
? kvittens på leverans
= Giltig legitimation krävs vid utlämning.
= Paketet kvitteras med BankID eller underskrift.
= Åldersgräns: budet kontrollerar att mottagaren har fyllt 18 år.
## parcel_lost
? paketet har försvunnit
? det står levererat men jag har inget fått
? har inte fått mitt paket på tre veckor
? borttappat paket
? paketet är stulet
? postnord har tappat bort mitt paket
? vem ersätter om det kommit bort
? efterlysa försändelse
? tre veckor o fortfarande inget
? status levererad men brevlådan var tom
= Står det levererat men du har inget fått? Kontakta oss inom 7 dagar.
= Borttappade paket ersätts när transportörens eftersökning är klar.
= Kommer paketet inte fram skickar vi ett nytt eller betalar tillbaka.
## damaged_on_arrival
? paketet var trasigt när det kom
? transportskada
? kom sönder
? glaset var krossat i lådan
? blomman var knäckt när jag öppnade
? kartongen helt tillplattad
? ska jag vägra ta emot ett skadat paket
? byrån hade repor när den levererades
? anmäla fraktskada
? fick en sprucken skål
= Transportskador ska anmälas inom 7 dagar med foto på vara och emballage.
= Kontrollera godset vid leverans och notera synliga skador på fraktsedeln.
= Har varan skadats i frakten? Vi skickar en ny utan kostnad.
## missing_items
? det saknas något i paketet
? fick inte allt jag beställt
? en vara fattas
? skruvarna var inte med
? halva ordern är inte här
? gåvan låg inte i lådan
? insexnyckeln saknades
? bruksanvisningen var inte med
? saknar en del i kartongen
? bara två av tre tröjor kom
= Saknas något i leveransen? Kontrollera följesedeln, en del kan komma separat.
= Saknade delar (skruvar, beslag) skickas kostnadsfritt inom tre dagar.
= Anmäl felaktigt antal inom 14 dagar.
## wrong_item
? fått fel vara
? ni har skickat fel
? jag beställde blå men fick röd
? fel storlek i paketet mot vad jag beställt
? fick någon annans order
? det låg en vattenkokare istället för lampan
? måste jag betala returen när ni gjort fel
? felplock
? feel grejer i lådan
? felleverans hur gör jag
= Har du fått fel vara? Vi skickar rätt vara direkt och betalar returen.
= Vid felleverans står vi för alla kostnader.
= Felexpedierad vara returneras kostnadsfritt med vår fraktsedel.
## split_delivery
? kommer allt samtidigt
? resten av ordern då
? kan ni skicka det som finns i lager först
? delleverans
? vill att ni samlar allt i ett paket
? gjorde två beställningar, samma paket tack
? jag fick bara ett av två paket, kommer nästa senare
? väntar ni in förbokade varor
? samfrakta två ordrar
? kostar det mer om det kommer i flera kollin
= Din order kan delas upp i flera leveranser utan extra kostnad.
= Varor från olika lager skickas var för sig.
= Samleverans: vi skickar när alla varor finns i lager.
## click_and_collect
? hämta i butik
? kan jag beställa på nätet och hämta hos er
? click and collect
? hur snabbt kan jag hämta
? kostar det att hämta i butiken
? klicka och hämta
? var i butiken hämtar man ut ordern
? upphämtning i butik
? betala på plats när jag hämtar nätordern
? hur länge sparar ni varan för avhämtning
= Klicka & hämta: beställ på nätet och hämta kostnadsfritt i butik.
= Redo för upphämtning inom två timmar om varan finns i butikens lager.
= Ordern ligger kvar i butiken i 7 dagar.
## collect_for_someone
? kan min sambo hämta ut det
? någon annan hämtar åt mig
? fullmakt för att hämta paket
? hämta åt mormor
? räcker det att jag skickar sms:et till henne
? måste han visa mitt leg
? annat efternamn är det problem vid uthämtning
? ombud hämtar
? kan en kompis hämta min order
? behövs båda legitimationerna
= Någon annan kan hämta ut paketet åt dig med både sin och din legitimation.
= Hämtar du åt någon annan behövs avi, fullmakt och ditt eget leg.
= Dela upphämtningskoden med den som ska hämta.
## parcel_locker
? kan ni skicka till paketskåp
? instabox
? paketbox
? välja utlämningsställe
? vilket ombud kan jag välja
? koden till skåpet kom aldrig
? hur länge ligger det i skåpet
? hann inte hämta i boxen
? byta postombud
? leverans till iboxen vid ica
= Leverans till paketskåp eller ombud från 29 kr.
= Välj bland 4 000 utlämningsställen i kassan.
= Paketet ligger i skåpet i 3 dagar.
## address_change
? skrev fel adress
? ändra leveransadress
? har flyttat, gammal adress på ordern
? glömde lägenhetsnummer
? kan ni skicka till jobbet istället
? fel postnummer på min order
? missade c/o
? byta adress på beställningen
? har skrivit fel husnummer
? min gamla adress följde med
= Fel adress? Kontakta oss direkt, vi kan ändra tills ordern packas.
= När paketet har skickats kan adressen bara ändras hos transportören.
= Leveransadressen går att ändra under Mina ordrar fram till packning.
## order_change
? ändra min order
? kan jag lägga till en vara
? glömde ta med mjölk i beställningen
? vill byta färg i ordern
? komplettera beställningen
? går det att redigera ordern jag la nyss
? ta bort en sak från ordern
? beställde fel antal
? lägga till en påse till
? råkade klicka vänsterhänt, behöver höger
= Du kan ändra din order fram till att den börjar packas.
= Vill du lägga till varor? Öppna ordern och välj Ändra.
= En lagd order kan inte kompletteras, lägg en ny.
## order_cancel
? avbeställa
? avbryta min order
? kan jag ångra beställningen innan den skickats
? avboka order
? stoppa ordern
? hittar ingen knapp för att avbeställa
? avbröt men den kom ändå
? makulera köpet
? har inte råd längre, ta bort min beställning
? annullera
= Du kan avbeställa kostnadsfritt tills ordern har skickats.
= Avbeställ under Mina sidor > Ordrar > Avbryt order.
= Har ordern redan packats kan den inte annulleras.
## order_confirmation
? gick min beställning igenom
? orderbekräftelse
? har inte fått något bekräftelsemejl
? kollat skräpposten inget där
? är min order mottagen
? skärmen blev vit efter betalning
? råkade radera mejlet med ordernumret
? kom beställningen fram till er
? pengarna dragna men ingen bekräftelse
? hur vet jag att ni fått ordern
= Efter köpet får du en orderbekräftelse via e-post.
= Ingen orderbekräftelse? Titta i skräpposten och kontrollera din e-postadress.
= Ordernumret står i bekräftelsen.
## order_by_phone
? kan jag beställa på telefon
? ringa in en order
? handla utan konto
? kan någon lägga beställningen åt mig
? hemsidan laddar inte kan ni slå in ordern
? köpa som gäst
? beställa via mejl
? köpa i butiken och få hemskickat
? vill hellre beställa genom att prata med en människa
? telefonorder
= Telefonbeställning vardagar kl. 9\u201317.
= Handla som gäst, inget konto behövs.
= Du kan beställa via webben, telefon eller i butik.
## minimum_order
? minsta ordervärde
? finns det ett minimibelopp
? hur lite får jag beställa
? varför kan jag inte köpa fler än tre
? max antal per kund
? kan jag köpa bara ett batteri
? bryter ni förpackningar
? måste man handla för en viss summa
? minsta beställning
? begränsning per hushåll
= Minsta ordervärde är 300 kr.
= Max 3 st per kund.
= Vi har inget minimibelopp, beställ gärna en enda fröpåse.
## preorder
? förhandsboka
? kan jag förboka spelet
? förbeställa nya skivan
? när släpps den
? dras pengarna vid förbokning
? är min förbokning garanterad
? får jag den på släppdagen
? boka signerat ex innan det kommer
? kan man köpa innan release
? bokningsbar
= Förboka nu, släpps 14 oktober.
= Förbokade varor skickas så att de kommer på släppdagen.
= Kan bokas. Beräknat releasedatum: 3 november.
## backorder_restock
? när kommer den in igen
? tillbaka i lager
? slutsåld när får ni hem fler
? restnoterad hur länge
? får ni in fler av den blå
? bevaka vara
? när fyller ni på lagret
? typiskt att allt är slut, kommer det mer
? meddela mig när den finns igen
? väntat leveransdatum till er
= Slut i lager. Bevaka varan så mejlar vi när den är tillbaka.
= Åter i lager: vecka 32.
= Restnoterad vara skickas så snart den kommit in.
## reserve_hold
? reservera
? kan ni lägga undan en åt mig
? håll den till lördag
? sista exemplaret, sälj den inte
? kan jag boka en vara i butiken
? handpenning för att hålla gitarren
? hur länge håller ni reserverade varor
? undanlagd
? kan jag paxa den
? spara ett par skor åt mig
= Reservera i butik: vi håller varan i 48 timmar utan betalning.
= Undanlagda varor sparas i högst tre dagar.
= Med 20 % i handpenning håller vi varan i tre månader.
## return_period
? hur länge kan jag returnera
? öppet köp
? hur många dagars returrätt
? ångerrätt
? när går returtiden ut
? räknas 14 dagar från leverans eller köp
? hur lång tid har jag på mig att skicka tillbaka
? returfrist
? har ni 30 dagars öppet köp
? sista dag att lämna tillbaka
= 30 dagars öppet köp.
= Ångerrätten gäller i 14 dagar från det att du tagit emot varan.
= Du har 100 dagars returrätt räknat från leveransdagen.
## return_late
? för sent att returnera
? hann inte skicka tillbaka i tid
? har gått två dagar över öppet köp
? kan ni göra ett undantag
? glömde returen i bilen i månader
? kvittot är från mars, går det ändå
? returtiden har gått ut vad gör jag
? missade ångerfristen
? är försenad med returen
? låg sjuk och missade sista dagen
= Returer efter 30 dagar godkänns inte.
= Vid för sen retur kan vi i vissa fall erbjuda ett tillgodokvitto.
= Kommer varan in efter returtidens slut skickas den tillbaka till dig.
## return_extended_season
? längre öppet köp till jul
? kan julklappar bytas i januari
? förlängd bytesrätt
? har klubbmedlemmar längre returtid
? köpt i november som julklapp, hur länge gäller returen
? guldmedlem fler dagars öppet köp
? öppet köp på julklappar
? får man byta efter nyår
? utökad returrätt vid jul
? bytestid julhandel
= Förlängt öppet köp: köp från 1 november kan returneras till 15 januari.
= Klubbmedlemmar har 60 dagars öppet köp.
= Julklappar kan bytas till och med den 31 januari.
## return_how
? hur returnerar jag
? retur
? hur skickar jag tillbaka en vara
? returetikett
? var hittar jag returfraktsedeln
? registrera retur
? lämnar jag bara in det på posten
? vill lämna tillbaka
? hur gör man en retur
? vilken lapp ska ligga i paketet
? ska inte ha den, hur får ni tillbaka den
= Registrera din retur i returportalen med ordernummer och e-post.
= Skriv ut returfraktsedeln, klistra över den gamla och lämna in paketet hos ett ombud.
= Retur steg för steg: anmäl, packa, lämna in.
## return_cost
? vad kostar det att returnera
? är returen gratis
? vem betalar returfrakten
? fri retur
? returavgift
? varför drog ni 49 kr på returen
? dyrare att skicka tillbaka tunga saker
? står ni för returporto
? måste ja betala för å returnera
? returkostnad för skor
= Returavgift 39 kr dras av från återbetalningen.
= Alltid fri retur inom Sverige.
= Du står för returfrakten när du använder ångerrätten.
## return_in_store
? kan jag lämna tillbaka i butik
? returnera nätköp i affären
? måste det vara samma butik som jag köpte i
? lämna retur på stan
? tar den lilla butiken i sundsvall emot returer
? köpt i malmö returnera i lund
? retur i varuhuset
? gå in med det istället för att posta
? kan man byta i butiken fast köpt online
? ska ändå till stan, ta med returen dit
= Köp från nätet kan returneras kostnadsfritt i alla våra butiker.
= Retur i butik: ta med varan, kvittot eller ordernumret.
= Varor köpta i butik returneras i butik.
## return_no_receipt
? tappat kvittot
? kan jag lämna tillbaka utan kvitto
? räcker kontoutdrag
? har inget kvitto kvar
? är bankutdrag okej som köpbevis
? mejlkvittot är raderat
? kvitto borta men har kortet
? gäller swishkvitto vid retur
? slängde kvittot av misstag
? hittar inte kvittot
= Kvitto eller annat köpbevis krävs vid retur.
= Utan kvitto kan vi söka upp köpet via ditt medlemskap.
= Saknas kvitto ges tillgodo på varans lägsta pris de senaste 30 dagarna.
## return_opened_used
? har öppnat förpackningen kan jag returnera
? använd en gång går det att lämna tillbaka
? har tvättat den
? luktar lite rök går returen igenom
? måste det vara oöppnat
? bröt plomberingen
? tog bort prislappen
? hundhår på tröjan
? provade skorna ute en gång
? lapparna är avklippta
= Varan ska vara oanvänd, otvättad och ha etiketterna kvar.
= Du får prova varan som i butik; används den mer gör vi ett värdeavdrag.
= Öppnad förpackning med bruten plombering återköps inte.
## return_hygiene_excluded
? kan man returnera underkläder
? provat bikinin hygienskyddet är borta
? kan jag lämna tillbaka trosor
? öppnat läppstift fel nyans
? örhängen byte
? fel bh storlek och lappen är av
? sexleksaker retur
? returrätt på smink
? öronproppar får man ångra köpet
? hygienartiklar retur
= Av hygienskäl kan underkläder, örhängen och öppnad kosmetika inte returneras.
= Badkläder ska provas utanpå underkläder och hygienremsan sitta kvar.
= Ångerrätten gäller inte varor med bruten hygienförsegling.
## return_custom_excluded
? kan jag returnera något med namn på
? graverad klocka ångerrätt
? mugg med foto vill lämna tillbaka
? specialbeställd soffa ångra
? tyg klippt från rulle fel färg
? måttbeställd gardin går den att returnera
? ringen är omgjord men fortfarande för stor vill ge tillbaka
? personligt tryck retur
? skräddarsydd kostym känns fel
? kapad kabel öppet köp
= Specialtillverkade och personanpassade varor omfattas inte av ångerrätten.
= Tyg, band och kabel som klippts på längd kan inte returneras.
= Graverade varor bytes ej.
## return_food_plants
? jordgubbarna var mögliga
? mjölken har gått ut redan
? växten är död
? kan man reklamera blommor
? köttet var varmt när det kom
? returnera matvaror
? tulpanerna hängde efter en dag
? växtgaranti
? möglig ost
? brödet var hårt första dagen
= Livsmedel och färskvaror omfattas inte av ångerrätten.
= Inte fräscht? Skicka en bild inom 24 timmar så ersätter vi varan.
= Växtgaranti: vi ersätter plantor som inte tar sig första säsongen.
## return_sale_items
? kan jag returnera reavaror
? bytesrätt på rea
? köpt på mellandagsrean kan jag byta
? gäller öppet köp på nedsatta varor
? fyndvara vill inte ha
? outletvaror retur
? var på extrapris spelar det nån roll vid retur
? black friday köp ångra
? röd lapp lämna tillbaka
? utförsäljning ångerrätt
= Reavaror returneras som vanligt inom 14 dagar.
= Inget öppet köp på nedsatta varor i butik.
= Utförsäljning: köpet är slutgiltigt, ingen bytesrätt.
## return_packaging
? har slängt kartongen kan jag returnera
? måste jag ha originalförpackningen
? vad packar jag returen i
? har ingen kartong
? återvann lådan redan
? tejpade etiketten på skokartongen är det ok
? räcker en plastpåse till returen
? skolådan är trasig
? blir det avdrag om kartongen är sliten
? returpåse
= Returnera varan i originalförpackning.
= Har du inte kvar kartongen? Använd ett annat stadigt emballage.
= Skokartongen är en del av varan, klistra ingen etikett direkt på den.
## return_gift
? fick den i present vill byta
? returnera present utan ordernummer
? bytesmärke
? får givaren veta att jag lämnar tillbaka
? kan jag få pengar istället för den som köpte
? presentkvitto
? julklapp passar inte har inget kvitto
? byta en gåva
? lägg i ett presentkvitto utan pris
? fick dubbelt av samma sak på kalaset
= Presenter kan bytas med bytesmärke.
= Retur av gåva återbetalas som tillgodokvitto, givaren meddelas inte.
= Be om bytesmärke i kassan, det visar inget pris.
## return_bulky_pickup
? hur returnerar jag en soffa
? kan ni hämta returen hemma
? har ingen bil hur skickar jag tillbaka skrivbordet
? vad kostar hämtning av stor retur
? retur av tvättmaskin
? upphämtning av returgods
? måste sängen emballeras för chauffören
? får jag köra tillbaka den själv på släp
? skrymmande retur
? kommer transportören å hämtar
= Skrymmande returer hämtas hemma hos dig av vår transportör.
= Hämtningsavgift för skrymmande retur: 595 kr.
= Boka returhämtning via kundtjänst, varan ska vara väl emballerad.
## return_assembled
? har monterat den kan jag lämna tillbaka
? skrivbordet är ihopsatt men vingligt retur
? måste jag ta isär den igen
? däcken sitter på cykeln redan
? har satt ihop klösträdet katten vägrar
? monterad byrå öppet köp
? går det att returnera ihopskruvade möbler
? studsmattan är uppsatt men används inte
? byggde ihop hyllan ångrar mig
? uppmonterad
= Monterade möbler kan inte returneras.
= Varan ska vara demonterad och packad vid hämtning.
= Ångerrätten förutsätter att möbeln inte har monterats.
## exchange_size
? byta storlek
? kan jag byta till en större
? byte av vara
? måste jag skicka tillbaka innan jag får den nya
? är byte gratis
? vill ha en annan färg istället
? bytesrätt
? hur byter jag
? bebisen växte ur den innan den kom
? för liten kan ni skicka 42 istället
= Byte till annan storlek eller färg är kostnadsfritt.
= Fel storlek? Välj byte i returportalen så reserverar vi rätt storlek.
= Vi erbjuder inga byten: returnera och lägg en ny order.
## refund_time
? när får jag tillbaka pengarna
? hur lång tid tar återbetalningen
? har inte fått mina pengar än
? returen är framme men inga pengar
? när återbetalar ni
? väntar fortfarande på återbetalning
? går två veckor o inget på kontot
? handläggningstid retur
? pengarna tillbaka hur snabbt
? status på min återbetalning
= Återbetalning sker inom 14 dagar från att vi mottagit returen.
= Det kan ta 3\u20135 bankdagar innan pengarna syns på ditt konto.
= När returen är hanterad får du ett mejl om återbetalningen.
## refund_method
? hur får jag tillbaka pengarna
? vart går återbetalningen
? kortet är spärrat vart kommer pengarna
? betalade med klarna hur återbetalas det
? varför fick jag tillgodo istället för pengar
? återbetalas till samma kort
? betalade kontant får jag kontanter
? kan jag få det på swish
? bonuspoäng som jag använde, får jag tillbaka dem
? har bytt bank sen köpet
= Återbetalning görs till det betalsätt som användes vid köpet.
= Faktura via Klarna krediteras automatiskt.
= Presentkort som använts vid betalningen fylls på först.
## refund_shipping
? får jag tillbaka frakten
? återbetalar ni fraktkostnaden också
? fraktavgiften drogs av när jag returnerade
? ångrade hela köpet, får jag frakten åter
? betalade express men det kom sent, pengar tillbaka för frakten
? ersätts porto vid fel vara
? ni behöll 49 kr för leveransen
? delretur, vad händer med fri frakt
? summan jag fick tillbaka är utan frakten
? utfrakt återbetalning
= Vid retur av hela ordern återbetalas även standardfrakten.
= Den ursprungliga fraktkostnaden återbetalas inte.
= Vid delretur återbetalas inte frakten.
## refund_partial
? varför fick jag inte hela summan tillbaka
? fick bara halva beloppet
? kan jag behålla den mot prisavdrag
? värdeminskning
? gjorde ni avdrag för att kabeln saknades
? hur räknas det om jag skickar tillbaka en av ett set
? behåller den om ni drar av lite
? avdrag på återbetalningen
? procent behåller ni vid retur
? prisavdrag för en repa
= Vid värdeminskning gör vi avdrag på återbetalningen.
= Har varan använts mer än nödvändigt dras 15\u201350 % av.
= Vill du behålla varan trots felet kan du få prisavdrag.
## return_abroad
? bor i norge hur returnerar jag
? retur från utlandet
? skicka tillbaka från tyskland
? finns returadress i danmark
? returnera från usa vem betalar
? vad skriver jag på tulldeklarationen vid retur
? bor i dubai fick fel storlek
? returfraktsedel från finland
? internationell retur
? utlandsboende vill skicka tillbaka
= Returer från utlandet skickas på egen bekostnad till vårt lager.
= Returadress i Norge: se returportalen.
= Retur utanför EU: märk paketet "returgods".
## warranty_length
? hur lång garanti
? garantitid
? hur många års garanti är det
? har ni livstidsgaranti
? är det ett eller två års garanti på vattenkokare
? hur länge gäller garantin
? reklamationsrätt 3 år
? e de garanti på era grejer
? hur länge ansvarar ni för varan
? tio års garanti på madrassen stämmer det
= Alla våra produkter har två års garanti.
= Garanti: ram 10 år, dynor 5 år, tyg 2 år.
= Du har tre års reklamationsrätt enligt konsumentköplagen.
## warranty_coverage
? vad täcker garantin
? ingår motorn i garantin
? gäller garantin om sömmen spricker av sig själv
? är det ni eller tillverkaren som avgör
? omfattas gångjärn och hjul
? lacken bubblar gäller garantin då
? vad räknas som fabrikationsfel
? vad ingår i garantin
? halsen på basen är skev täcks det
? garantivillkor
= Garantin omfattar material- och fabrikationsfel.
= Detta täcker garantin: konstruktion, motor och elektronik.
= Vi ansvarar för ursprungliga fel i varan.
## warranty_exclusions
? gäller garantin vid slitage
? täcks repor
? hunden tuggade på den, garanti?
? varför blev min reklamation nekad
? kompisen försökte laga den, är garantin borta
? vad gäller inte garantin för
? klacken är nedsliten redan
? undantag i garantin
? omfattas inte av garantin varför
? fuktskada garanti
= Garantin gäller inte normalt slitage, felanvändning eller olyckor.
= Förbrukningsdelar som blad, lampor och filter omfattas inte.
= Öppnas apparaten av annan än auktoriserad verkstad upphör garantin.
## warranty_claim
? hur reklamerar jag
? göra en reklamation
? garantiärende
? ska jag vända mig till er eller tillverkaren
? behövs kvitto för garanti
? ska jag skicka bilder på felet
? har anmält reklamation men inte hört något
? reklamationsformulär
? hur utnyttjar jag garantin
? köpte för tre år sen vill reklamera
= Reklamera via formuläret, bifoga bilder och kvitto.
= Så gör du en reklamation.
= Kontakta tillverkarens servicepartner med serienummer och kvitto.
## warranty_transfer
? köpt begagnad gäller garantin
? är garantin bara för första köparen
? gav den till min dotter kan hon reklamera
? ärvt en symaskin garanti
? säljer min följer garantin med
? ny ägare garanti
? kan garantin föras över
? köpte på blocket finns garantin kvar
? vagn från kompis har den garanti
? byta namn på garantin
= Garantin kan överlåtas till ny ägare under garantitiden.
= Garantin gäller endast förste köparen och är inte överlåtbar.
= Vid vidareförsäljning följer garantin produkten.
## warranty_commercial
? gäller garantin för företag
? är hantverkare gäller samma garanti på borrmaskinen
? kaffemaskin på kontoret garanti
? yrkesmässig användning garanti
? fakturan står på firman blir garantin kortare
? gymmet ska ha löpband vilken garanti
? kommersiellt bruk
? näringsidkare reklamationstid
? garanti vid proffsbruk
? vi har salong, täcks hårfönen
= Vid yrkesmässig användning gäller 12 månaders garanti.
= Hemmabruk 5 år, lätt kommersiellt bruk 2 år, uthyrning 90 dagar.
= Konsumentköplagen gäller inte vid köp mellan företag.
## warranty_extended
? förlänga garantin
? kan jag köpa extra garanti
? trygghetsförsäkring
? registrera produkten för fem års garanti
? produktförsäkring
? går det att teckna försäkring i efterhand
? tilläggsgaranti på tv:n
? drulleförsäkring
? betala lite extra för längre skydd
? garantiförlängning gräsklippare
= Förläng garantin till fem år för 299 kr.
= Registrera produkten inom 30 dagar och få tre års extra garanti.
= Trygghetsförsäkring: täcker även tappskador, 49 kr per månad.
## broke_after_while
? den gick sönder efter tre månader
? slutade funka
? sömmen har spruckit knappt använd
? handtaget lossnade köpte i våras
? trasig efter kort tid
? ena hörluren är död
? har pajat
? tvn blir svart ibland nu
? dragkedjan gick sönder andra gången
? fungerar inte längre vad gör jag
= Gått sönder? Du har tre års reklamationsrätt på ursprungliga fel.
= Fel som visar sig inom två år antas ha funnits från början.
= Blir varan fel lagar eller byter vi den.
## battery_wear
? batteriet håller inte längre
? elcykelns räckvidd har halverats
? hur många laddcykler klarar batteriet
? batteriet har svällt är det farligt
? datorn dör så fort jag drar ur sladden
? mobilen dör redan vid lunch
? batterihälsa
? gäller garantin batteriet
? kapaciteten har gått ner
? byta slitet batteri
= Batteriet garanteras behålla 80 % kapacitet i två år eller 500 laddcykler.
= Minskad batteritid är normalt slitage och inget fel.
= Batteribyte i verkstad: från 799 kr.
## repair_service
? lagar ni
? reparation
? har ni verkstad
? klockan har stannat kan ni titta på den
? vad kostar det att reparera
? lånecykel under reparationen
? hur lång tid tar en lagning
? är det värt att laga eller köpa ny
? behöver få datorn kollad
? skräddare som lagar jackor
? lämna in på service för lagning
= Vår verkstad reparerar det vi säljer.
= Reparationstid: 10\u201314 arbetsdagar.
= Felsökning 395 kr, avräknas vid reparation.
## spare_parts
? reservdelar
? säljer ni reservdelar
? en ribba i sängen är av kan man köpa en
? sprängskiss med delnummer
? tappat en skruv kan jag få en ny
? köpa bara ett gångjärn
? var hittar jag en packning
? behöver nytt handtag till grytan
? reservdelsnummer
? finns delar till gamla modeller
= Reservdelar finns i minst tio år efter att modellen utgått.
= Sök reservdel på modellnummer.
= Beslag och skruvar skickar vi gratis, övriga delar beställs via kundtjänst.
## accident_crash_replacement
? hade sönder den själv får jag rabatt på en ny
? körde över den med bilen
? krockat med hjälmen
? brände hål i tältet
? tappade den i golvet mitt eget fel
? knäckte staven när jag ramlade
? krockersättning hjälm
? billigare ersättning om man själv förstört
? självförvållad skada
? satte mig på glasögonen
= Krockbyte: 40 % rabatt på ny hjälm inom tre år från köpet.
= Har du själv råkat ha sönder varan? Vi erbjuder ett reducerat pris på en ny.
= Självförvållade skador ersätts inte men vi hjälper dig med en ny del.
## payment_methods
? betalsätt
? hur kan jag betala
? kan jag betala med swish
? tar ni amex
? vilka kort funkar
? apple pay
? går det att betala med paypal
? vilka betalningsalternativ har ni
? kan jag använda förbetalt kort
? e de bara kort som gäller
= Vi tar Visa, Mastercard, Swish, Klarna och Apple Pay.
= Betalsätt: kort, Swish, faktura eller direktbetalning via bank.
= American Express accepteras.
## payment_invoice
? kan jag betala mot faktura
? faktura
? betala efter att jag fått varan
? kan vårt företag få kredit
? rekvisition från kommunen
? betala om 30 dagar
? fakturaavgift
? klarnafaktura
? kan man få en räkning istället för kort
? betala senare
= Betala mot faktura inom 30 dagar efter kreditprövning.
= Faktura via Klarna, ingen avgift.
= Offentlig sektor betalar med e-faktura via Peppol.
## payment_instalments
? delbetalning
? kan jag dela upp betalningen
? avbetalning
? månadsbetala
? vad är räntan
? räntefri delbetalning 12 månader
? vad händer om jag missar en delbetalning
? kan jag lösa krediten i förtid
? köpa på kredit
? klarna konto
? effektiv ränta på avbetalningen
= Dela upp betalningen räntefritt i upp till 12 månader vid köp över 5 000 kr.
= Delbetala i 3 delar utan ränta.
= Effektiv ränta 19,9 %. Att låna kostar pengar!
## payment_cash
? kan jag betala kontant
? tar ni kontanter
? postförskott
? betala med sedlar i butiken
? är ni kontantfria
? tar ni tusenlappar
? checkar
? betala kontant vid hämtning
? kan man betala budet i cash
? mynt går det bra
= Vi är en kontantfri butik.
= Kontanter tas emot i alla butiker.
= Postförskott erbjuds inte längre.
## payment_failed
? betalningen gick inte igenom
? mitt kort nekas
? kommer inte vidare i kassan
? bankid öppnas inte när jag ska betala
? köpet medges ej
? swishen fastnade
? får felmeddelande vid betalning
? pengarna är reserverade men köpet gick inte
? klarna nekade mig
? varför funkar inte mitt kort
= Nekas ditt kort? Kontrollera kortnummer, giltighetstid och att det är öppet för internetköp.
= Avbruten betalning: en reservation släpps inom 3\u20135 bankdagar.
= Klarna gör en kreditprövning och kan neka köp mot faktura.
## payment_when_charged
? när dras pengarna
? när debiteras kortet
? dras pengarna direkt eller när ni skickar
? förskottsbetalning
? handpenning på specialbeställd soffa
? reserverar ni beloppet på kortet
? måste man betala något i förväg
? har redan dragits fast det inte skickats
? förlorar jag handpenningen om jag avbokar
? när ska jag betala
= Pengarna dras när ordern skickas.
= Beloppet reserveras vid köpet och debiteras vid leverans.
= Vid specialbeställning betalas 25 % i handpenning.
## invoice_vat
? kvitto med moms
? kan jag få ett momskvitto
? faktura till firman
? behöver kvitto för utlägg
? hitta kvitto på gammalt köp
? organisationsnummer på kvittot
? kopia på kvittot
? är priset inklusive moms
? tax free för turister
? digitalt kvitto
= Kvitto med specificerad moms skickas via e-post.
= Ladda ner dina kvitton under Mina sidor.
= Alla priser är inklusive 25 % moms.
## tax_exempt
? handla utan moms
? är momsbefriad förening
? momsfritt köp för ideell organisation
? omvänd skattskyldighet
? bor i norge vill slippa svensk moms
? ambassad, momsfri försäljning
? vi är en kyrka betalar vi moms
? slippa momsen med eu-momsnummer
? momsbefrielse för medicinska hjälpmedel
? intyg för momsbefrielse
= Momsfri försäljning till företag i EU med giltigt VAT-nummer.
= Momsbefriade organisationer laddar upp sitt intyg före köpet.
= Diplomater och ambassader kan handla momsfritt.
## currency
? kan jag betala i euro
? vilken valuta är priserna i
? växelkurs
? visa priser i norska kronor
? tar ni danska kronor i butiken
? byta valuta på sidan
? är det i sek
? vilken kurs räknar ni med
? dollarpris
? handla i nok
= Alla priser anges i svenska kronor (SEK).
= Välj valuta uppe till höger: SEK, NOK, DKK, EUR.
= I butiken i Haparanda tar vi även euro.
## gift_card_buy
? presentkort
? säljer ni presentkort
? köpa presentkort på nätet
? kan man få presentkortet i kuvert
? digitalt presentkort
? vilka belopp finns på presentkort
? köpa 50 presentkort till personalen
? finns era presentkort på ica
? gåvokort
? har ni värdekort man kan ge bort
= Presentkort finns från 100 till 5 000 kr.
= Digitalt presentkort skickas via e-post inom några minuter.
= Presentkort i fin ask kan köpas i alla butiker.
## gift_card_validity
? hur länge gäller presentkortet
? går presentkortet ut
? mitt presentkort gick ut förra månaden
? kan ni förlänga ett presentkort
? giltighetstid presentkort
? presentkort från 2019 gäller det än
? står inget datum på kortet
? hinner inte handla innan det går ut
? utgånget presentkort
? blir presentkortet ogiltigt
= Presentkortet gäller i två år från köpdatum.
= Våra presentkort har ingen slutdatum.
= Tillgodokvitton är giltiga i 12 månader.
## gift_card_use
? hur använder jag presentkortet på nätet
? lösa in presentkort
? funkar presentkort på reavaror
? måste jag använda hela på en gång
? var skriver jag koden på presentkortet
? betala resten med kort
? gäller presentkortet både i butik och online
? kan man använda två presentkort
? har ett papperspresentkort, går det i webbshoppen
? presentkortskod i kassan
= Presentkort kan lösas in online och i alla butiker.
= Ange presentkortets 16-siffriga nummer och pinkod i kassan.
= Köper du för mindre finns resten kvar på kortet.
## gift_card_lost
? tappat bort mitt presentkort
? saldo på presentkort
? hur mycket är kvar på presentkortet
? raderade mejlet med presentkortet
? koden på presentkortet är ogiltig
? någon har använt mitt presentkort
? har kvittot men inte kortet
? presentkortet försvann i tvätten
? kolla presentkortssaldo
? skrapade bort koden
= Kontrollera saldot på ditt presentkort här.
= Borttappade presentkort ersätts mot uppvisande av kvitto.
= Presentkortet är en värdehandling, vi ersätter inte stulna kort.
## gift_wrapping
? paketinslagning
? slår ni in presenter
? kan jag få det inslaget
? kostar presentinslagning
? hinner inte slå in före kalaset
? presentförpackning till vinet
? finns miljövänligt presentpapper att få det inslaget i
? julklappsinslagning
? inslaget med snöre och rosett tack
? slår ni in gratis i kassan
= Presentinslagning 29 kr per vara.
= Kryssa i "Detta är en present" och välj papper och snöre.
= I butik slår vi in dina presenter kostnadsfritt.
## gift_message
? kan jag skicka med ett kort
? hälsning till mottagaren
? hur lång får hälsningen vara
? skriva ett meddelande i paketet
? syns det vem det är från
? gratulationskort med text
? lägga med en rad till pappa
? kan det stå grattis
? julrim på paketet
? ser mottagaren priset
= Lägg till en gratis hälsning på upp till 200 tecken.
= Vid gåvoorder visas inga priser på följesedeln.
= Hälsningskort 19 kr, vi skriver din text.
## wish_list_registry
? önskelista
? bröllopslista
? har ni presentlista för brudpar
? spara varor till senare
? dela min önskelista med farmor
? babylista
? favoriter försvann
? inflyttningslista
? kan gäster se vad som redan är köpt på listan
? skapa lista inför dopet
= Skapa en bröllopslista online eller i butik.
= Spara favoriter med hjärtat och dela listan.
= Babylista: 15 % rabatt på det som återstår åtta veckor före beräknad födsel.
## loyalty_points
? bonuspoäng
? hur många poäng har jag
? kundklubb
? bli medlem
? vad får man som medlem
? poängen har inte registrerats
? tappat mitt medlemskort
? bonuscheck
? medlemsförmåner
? återbäring
? glömde visa medlemskortet vid köpet
= Som medlem får du 1 poäng per krona.
= 500 poäng = 50 kr i bonuscheck.
= Gå med gratis i kundklubben och få återbäring på allt du köper.
## points_expiry
? går mina poäng ut
? hur länge gäller bonuspoängen
? mina poäng är borta
? har inte handlat på ett år, är poängen kvar
? bonuschecken gick ut igår
? när förfaller poängen
? hur slipper jag att poängen försvinner
? sista dag att använda bonusen
? sparade länge, kan ni ta dem ifrån mig
? giltighetstid bonuscheck
= Poängen gäller i 24 månader.
= Bonuschecken är giltig i tre månader.
= Poäng förfaller om inget köp gjorts på tolv månader.
## birthday_treat
? får man något på födelsedagen
? födelsedagsrabatt
? har inte fått min födelsedagscheck
? fyller år imorgon vad får jag
? gäller födelsedagserbjudandet hela månaden
? min son fyller år, får han nåt
? bursdagskod
? grattis till mig, nån överraskning
? födelsedagspresent från er till medlemmar
? barnens födelsedagsklubb
= Medlemmar får 20 % rabatt på sin födelsedag.
= Fyll i ditt födelsedatum så överraskar vi dig.
= Födelsedagschecken på 50 kr gäller hela födelsedagsmånaden.
## referral
? värva en vän
? får jag något om jag tipsar en kompis
? rekommendera vän bonus
? hur många kan jag värva
? måste kompisen vara ny kund
? värvningslänk
? värvningsbonusen kom inte
? ambassadör
? tipsa polare få rabatt
? bjud in en kompis
= Värva en vän: ni får 100 kr var.
= Dela din personliga länk via sms eller mejl.
= Din vän får 10 % på första köpet och du får 100 poäng.
## discount_code
? rabattkoden funkar inte
? koden är ogiltig
? var skriver jag in rabattkoden
? kan man använda två koder
? koden gick ut igår
? kampanjkod
? varför dras inte rabatten
? värdekod från reklamen
? kupong går inte att lösa in
? rabatten blev mindre än utlovat
= Ange din rabattkod i kassan och klicka på Använd.
= En rabattkod per order, kan inte kombineras med andra erbjudanden.
= Koden gäller ej på redan nedsatta varor.
## discount_groups
? studentrabatt
? pensionärsrabatt
? mecenat
? har ni rabatt för lärare
? seniorrabatt
? militärrabatt
? mamma jobbar hos er får jag personalrabatt
? är 68 år får jag billigare
? studentkortet rabatt
? sjuksköterskor rabatt
= 10 % studentrabatt via Mecenat eller Studentkortet.
= Pensionärsrabatt varje tisdag: 10 % för dig över 65.
= Rabatten gäller mot uppvisande av giltigt studentkort.
## discount_newsletter
? rabatt om man prenumererar på nyhetsbrevet
? välkomstrabatt
? 10% på första köpet
? fick ingen kod efter att jag anmält mig
? hur anmäler jag mig till nyhetsbrevet
? ny kund rabatt
? rabattkod nyhetsbrev
? kan jag få välkomstkoden igen med annan mejl
? bekräftelselänken för nyhetsbrevet funkar inte
? får man nåt om man skriver upp sig på mejllistan
= Anmäl dig till nyhetsbrevet och få 10 % på ditt första köp.
= Välkomsterbjudande: 100 kr rabatt till nya prenumeranter.
= Rabattkoden skickas till din e-post när du bekräftat anmälan.
## discount_bulk
? mängdrabatt
? rabatt om jag köper många
? köper 50 stycken vad blir priset
? ta 3 betala för 2
? hur många måste jag ta för rabatt
? volymrabatt
? till hela laget blir det billigare
? paketpris vid flera
? köpa storpack rabatt
? ska ha tolv likadana, bättre pris då
= Mängdrabatt: 10+ 5 %, 50+ 10 %, 100+ 15 %.
= Ta 3, betala för 2.
= Större volymer? Begär offert.
## price_match
? prisgaranti
? prismatchar ni
? hittade den billigare hos en annan
? elgiganten har den för 500 mindre
? matchar ni pris från prisjakt
? lägsta pris garanti
? varför nekades min prismatchning
? kan ni ge samma pris som konkurrenten
? billigare på amazon gör ni samma
? skärmdump på deras pris räcker det
= Prisgaranti: hittar du varan billigare matchar vi priset.
= Prismatchning gäller svenska butiker med varan i lager.
= Vi har lägst pris, annars betalar vi mellanskillnaden.
## price_drop_after
? köpte igår och nu är det billigare
? får jag mellanskillnaden
? priset sänktes dagen efter
? prisjustering i efterhand
? hann bli billigare innan den kom
? surt, 200 spänn billigare nu
? kan ni kreditera skillnaden
? rea två dagar efter mitt köp
? köpskydd om priset går ner
? känner mig lurad det sjönk direkt
= Sänker vi priset inom 14 dagar återbetalar vi mellanskillnaden.
= Köpskydd: har varan blivit billigare efter ditt köp? Kontakta oss.
= Prissänkningar efter köpet ersätts inte.
## sale_dates
? när börjar rean
? när är nästa rea
? black friday
? mellandagsrea datum
? har ni några erbjudanden denna vecka
? när sänks vinterjackorna
? sommarrea
? kampanj på gång
? kommer det en påskrea
? hur länge håller rean på
= Sommarrean startar 20 juni.
= Black Week 24 november till Cyber Monday.
= Mellandagsrea från den 26 december.
## price_negotiation
? kan man pruta
? bästa pris
? går det att få ner priset lite
? vad kan du göra på priset
? varit kund i åratal, nån rabatt
? avrunda neråt så tar jag den
? kan vi mötas på 500
? ge mig ett bra pris
? kontant betalning, sista priset
? är priset hugget i sten
= Våra priser är fasta och inte förhandlingsbara.
= Vi lämnar inga individuella rabatter.
= Säljarna kan inte pruta.
## business_accounts
? företagskonto
? kan vi handla som företag
? återförsäljare
? vårt företag behöver trettio kontorsstolar
? grossistpriser
? b2b
? handla exkl moms som företag
? köper in till vår restaurang
? avtalskund
? vi vill sälja era varor i vår butik
= Företagskunder registrerar sig med organisationsnummer.
= Företagskonto: 30 dagar netto efter kreditprövning.
= Vill du bli återförsäljare? Ansök här.
## schools_institutions
? är lärare och beställer till klassen
? kan skolan köpa
? förskola beställning
? scoutkåren behöver tält
? klassuppsättning
? kommunen vill handla
? rabatt för skolor
? brandkåren behöver handskar
? fritidshem ska ha pyssel
? idrottsförening beställa tröjor
= Skolor och förskolor handlar mot faktura.
= 12 % rabatt till skolor på pysselmaterial.
= Kommuner och regioner beställer via upphandlat avtal.
## charity_donation
? kan ni sponsra oss
? sponsring av fotbollslag
? skänka priser till lotteri
? djurhemmet behöver foder kan ni hjälpa
? samlar in till barncancerfonden vill ni bidra
? donera
? vi är en ideell förening och söker bidrag
? springer för välgörenhet kan ni stötta
? vinster till tombolan
? vilken hjälporganisation stödjer ni
= Sponsorförfrågningar: mejla oss minst åtta veckor före.
= Vi stödjer varje år en lokal förening.
= 1 % av försäljningen går till Barncancerfonden.
## account_login
? glömt lösenord
? kan inte logga in
? skapa konto
? återställa lösenord
? mitt användarnamn finns inte
? logga in med bankid
? varför måste jag registrera mig
? kontot är låst
? kommer inte in på mina sidor
? får inget mejl för att byta lösenord
= Glömt lösenordet? Begär en återställningslänk här.
= Skapa konto: namn, e-post, lösenord.
= Logga in på Mina sidor med BankID.
## account_delete
? ta bort mitt konto
? radera konto
? avsluta medlemskap
? vill att ni raderar mina uppgifter
? avregistrera mig helt
? hittar ingen radera-knapp
? stäng mitt konto
? gå ur kundklubben
? rätten att bli glömd
? rensa mina kort och adresser
= Radera konto: Inställningar > Integritet > Avsluta konto.
= När kontot tas bort försvinner orderhistorik och poäng.
= Du har rätt att få dina personuppgifter raderade.
## privacy_data
? vad vet ni om mig
? personuppgifter
? gdpr
? hur länge sparas mina uppgifter
? säljer ni mina uppgifter vidare
? cookies
? sparas det jag skriver här
? kameraövervakning i butiken
? integritetspolicy
? registerutdrag
? varför får jag reklam överallt efter att ha varit hos er
= Integritetspolicy: så behandlar vi dina personuppgifter.
= Orderuppgifter sparas i sju år enligt bokföringslagen.
= Butiken är kamerabevakad.
## newsletter_stop
? sluta skicka reklam
? avsluta nyhetsbrev
? avprenumerera
? vill inte ha mer sms
? har aldrig anmält mig till era mejl
? ta bort mig från mejllistan
? får för många utskick
? stoppa reklamutskick i brevlådan
? vill bara ha ordermejl inte erbjudanden
? min avlidna man får er katalog
= Avregistrera dig via länken längst ner i nyhetsbrevet.
= Svara STOPP för att slippa sms.
= Reklam via post kan spärras hos kundtjänst.
## catalogue_print
? katalog
? kan ni skicka er katalog
? trycker ni fortfarande en papperskatalog
? veckans reklamblad
? broschyr hem i brevlådan
? har fröboken kommit ut
? sidan 40 i katalogen vad är det för vara
? direktreklam var kan jag läsa den
? bläddra i tidningen på nätet
? beställa prislista
= Beställ vår katalog på 240 sidor gratis.
= Katalogen kommer ut två gånger om året, i mars och september.
= Läs veckans reklamblad digitalt.
## opening_hours
? öppettider
? när stänger ni
? hur dags öppnar ni
? har ni öppet nu
? öppettider imorgon
? är cafét öppet lika länge
? hur länge har ni öppet ikväll
? vilken dag har ni långöppet
? öppet måndagar?
? när öppnar butiken i täby
= Öppettider: mån\u2013fre 10\u201319, lör 10\u201317, sön 11\u201316.
= Långöppet torsdagar till kl. 20.
= Stängt för lunch kl. 12\u201313.
## opening_sunday
? har ni öppet på söndagar
? öppet på röda dagar
? öppettider påsk
? har ni öppet på midsommarafton
? juldagen öppet?
? öppet på nyår
? helgöppet
? är ni öppna kristi himmelsfärd
? öppettider julafton
? avvikande öppettider
= Söndagar och helgdagar kl. 11\u201316.
= Stängt midsommarafton, julafton och juldagen.
= Avvikande öppettider: trettondagen 11\u201316.
## store_locations
? var ligger ni
? butiker
? vart finns era butiker
? har ni någon butik i göteborg
? närmaste butik
? vilken adress har ni
? ligger ni i gallerian
? finns ni i norrland
? hitta butik
? vilken gata ligger ni på
= Hitta butik: sök på ort eller postnummer.
= Våra 14 butiker: Stockholm, Göteborg, Malmö, Umeå \u2026
= Besöksadress: Storgatan 12, Uppsala.
## store_services
? finns provrum
? kan jag prova i butiken
? har ni wifi
? finns det fika
? kan någon hjälpa till som kan fiske
? nyckelkopiering
? slår ni in paket vid kassan
? vilka tjänster har butiken
? personlig rådgivning i butik
? kan jag testa skorna på löpband hos er
= Service i butiken: provrum, presentinslagning, nyckelkopiering, café.
= Prova kängorna på vår testbana.
= Gratis wifi i hela varuhuset.
## parking_transport
? parkering
? finns det parkering
? var kan jag ställa bilen
? vilken buss går till er
? cykelställ
? laddstolpe för elbil
? kan man parkera husbil
? hur tar man sig dit kollektivt
? gratis parkering?
? närmsta tunnelbana
= 120 gratis parkeringsplatser, p-skiva 2 timmar.
= Buss 14 och 27 till hållplats Torget.
= Laddstolpar finns vid entrén.
## accessibility
? sitter i rullstol kommer jag in
? finns hiss
? handikapptoalett
? tillgänglighet
? är det lugnt någon tid för autistiska
? hörslinga
? funkar sidan med skärmläsare
? ledsagare
? trappor i entrén
? finns toalett för kunder
? kan någon teckenspråk
= Entrén är i markplan med automatiska dörrar.
= Hiss till alla plan, dörrbredd 90 cm.
= Tyst timme varje onsdag kl. 9\u201310.
## pets_children_in_store
? får hunden följa med in
? är hundar välkomna
? finns skötrum
? lekhörna för barn
? kan man amma hos er
? vattenskål för hunden
? måste jag binda hunden utanför
? barnvagn i butiken går det bra
? uttråkad treåring, har ni nåt för honom
? katt i bur okej att ta med in
= Kopplade hundar är välkomna, dock ej i livsmedelsavdelningen.
= Skötrum och lekhörna på plan 2.
= Endast ledarhundar får tas med in i butiken.
## store_stock
? har butiken i malmö den hemma
? lagersaldo i butik
? finns den i er butik i västerås
? finns den utställd någonstans
? körde en timme och ni hade ingen
? vilken butik har den i lager
? kan jag se den på plats
? är tältet uppställt i butiken
? visar hemsidan rätt butikslager
? har ni ett visningsex
= Kontrollera butikslager: välj storlek och butik.
= I lager: Malmö 3, Lund 0, Kalmar sista exemplaret.
= Finns utställd i våra butiker i Barkarby och Mölndal.
## contact_phone
? telefonnummer
? vilket nummer har ni
? kan jag ringa er
? telefontider
? ni ringde mig vad gällde det
? sitter i kö i 40 minuter
? nummer till butiken i borås
? ring upp mig
? vill snacka i telefon
? växelnummer
= Ring oss: 08-123 45 67, vardagar 9\u201317.
= Telefontid mån\u2013fre kl. 8\u201316.
= Välj "ring upp mig" så behåller du din plats i kön.
## contact_email
? mejladress
? vad har ni för mail
? kan jag mejla er
? vill ha det skriftligt
? postadress för brev
? kan jag skicka en bild till supporten
? kontaktformulär
? ni har inte svarat på mitt mejl
? epost till kundtjänst
? hur lång svarstid på mail
= Mejla kundservice@\u2026, vi svarar inom 24 timmar.
= Kontaktformulär: namn, ordernummer, meddelande, bilaga.
= Postadress: Box 123, 401 20 Göteborg.
## contact_chat_social
? har ni whatsapp
? chatta med er
? finns ni på instagram
? kan jag skriva på messenger
? svarar ni på dm
? kan man smsa er
? livechatt
? facebook
? har ni tiktok med filmer
? skriva med någon direkt
= Chatten är öppen vardagar 9\u201320.
= Skriv till oss på Messenger eller Instagram.
= Sms: 0700-12 34 56.
## contact_person
? vill prata med en människa
? koppla mig till kundtjänst
? kan jag få prata med en riktig person
? prata med chefen
? vem är butikschef
? koppla vidare till en kollega
? handläggare tack
? vill inte prata med en robot
? pressansvarig
? få tag i någon som bestämmer
= Vill du prata med en kollega? Skriv "kundtjänst".
= Presskontakt: bilder och företagsfakta på begäran.
= Butikschef: Anna Lindgren.
## complaint
? klagomål
? är så jävla besviken på er
? er chaufför var otrevlig
? dålig service i butiken
? personalen struntade i mig
? tänker anmäla er till konsumentverket
? vill klaga
? kompensation för förstörd dag
? ska gå till arn med detta
? hur lämnar man synpunkter
= Klagomål: skriv till oss, vi svarar inom tre arbetsdagar.
= Är du inte nöjd kan du vända dig till Allmänna reklamationsnämnden (ARN).
= Lämna synpunkter via formuläret.
## praise
? ville bara tacka
? supernöjd
? grym service
? sara i kassan förtjänar löneförhöjning
? älskar den, tack
? toppen butik
? beröm till personalen
? ni räddade dotterns kalas
? bra jobbat
? jättenöjd kund här
= Tack för dina fina ord, vi framför dem till teamet.
= Ge beröm till en medarbetare: skriv namn och butik.
= Vad roligt att du är nöjd!
## jobs
? lediga jobb
? söker ni folk
? sommarjobb
? extrajobb i butiken
? hur söker jag jobb hos er
? hörde inget efter intervjun
? sista ansökningsdag
? praktikplats
? får man personalrabatt om man börjar hos er
? är pensionär men vill jobba några timmar
= Lediga tjänster i butik, lager och på huvudkontor.
= Skicka ansökan med CV senast den 15 maj.
= Vi tar emot praktikanter och lärlingar.
## suppliers
? vill ni sälja mina ljus
? bli leverantör
? har skrivit en bok vill ni ta in den
? säljer ni på kommission
? gör honung kan vi leverera till er
? influencer samarbete
? gratis skor mot inlägg
? vem är inköpare
? vill presentera vårt varumärke
? kan jag sälja via er hemsida
= Bli leverantör: skicka sortiment, prislista och certifikat.
= Våra inköpare går igenom nya förslag varje kvartal.
= Samarbetsförfrågningar: mejla marknad@\u2026
## company_about
? vem äger er
? är ni ett svenskt företag
? om er
? hur länge har ni funnits
? är ni ett familjeföretag
? vad är er historia
? vem startade butiken
? hur många anställda har ni
? är ni seriösa
? vill stötta små handlare, är ni det
= Om oss: familjeföretag i fjärde generationen sedan 1921.
= Grundat av två klättrare i ett garage i Åre.
= Vi är 45 anställda och en helsvensk kedja.
## company_legal
? organisationsnummer
? vad heter bolaget
? är ni ett aktiebolag
? vilka köpvillkor gäller
? vilket företag står bakom sidan
? styrelsens säte
? momsregistreringsnummer
? vem är ansvarig juridiskt
? har ni f-skatt
? allmänna villkor
= Exempelbolaget AB, org.nr 556123-4567.
= Säte: Göteborg. Momsreg.nr SE556123456701.
= Allmänna köpvillkor gäller vid alla köp.
## marketplace_sellers
? det står säljs av någon annan, vem är det
? extern säljare svarar inte
? kan man lita på era partners
? är det en kopia
? fejkad parfym från en säljare
? separat frakt per säljare
? säljs och levereras av tredje part
? vem ansvarar vid köp från marknadsplatsen
? returnera till säljaren eller er
? äkta eller piratkopia
= Säljs och levereras av partner: avtalet ingås med säljaren.
= Köp från marknadsplatsen returneras direkt till säljaren.
= Alla säljare på marknadsplatsen är granskade.
## origin_production
? var tillverkas era produkter
? gör ni dem själva
? är det svensktillverkat
? varifrån kommer ullen
? var odlas rosorna
? tillverkat i kina?
? vilken fabrik
? var är era kläder sydda
? närproducerat
? svenskt kött?
= Tillverkningsland: Portugal.
= Tillverkas i vår egen verkstad i Småland.
= Från Sverige: odlat och förpackat i Skåne.
## sustainability
? hållbarhet
? är det miljövänligt
? får arbetarna schysst betalt
? ekologisk bomull
? svanenmärkt
? greenwashing låter det som
? barnarbete?
? klimatavtryck
? fairtrade
? torvfri jord
= Hållbarhetsrapport: utsläppen har minskat 31 % sedan 2019.
= FSC-märkt trä från ansvarsfullt skogsbruk.
= Svanenmärkt och GOTS-certifierad.
## animal_welfare
? är limmet veganskt
? djurförsök
? plockas dunet levande
? hur har hönsen det
? är läppstiftet cruelty free
? innehåller den något från djur
? mulesingfri ull
? äkta päls?
? veganska skor
? djurvänligt
= Vegansk: lim, sula och foder är fria från animaliskt material.
= Ej testad på djur, Leaping Bunny-certifierad.
= RDS-certifierat dun, ingen levande plockning.
## packaging
? så mycket plast i paketet
? diskret förpackning
? frigolit överallt varför
? kommer den i originalkartong
? kostar påsarna
? neutral kartong tack det är en överraskning
? är emballaget återvinningsbart
? kan jag lämna tillbaka kartongerna för återanvändning
? vad packar ni i
? onödigt stor låda till ett läppstift
= Vi packar i återvunnen kartong med papperstejp.
= Fyllnadsmaterial av majsstärkelse som löses upp i vatten.
= Diskret avsändare och neutral förpackning.
## recycle_old
? tar ni emot gamla kylskåp
? återvinning
? kan jag lämna in gamla batterier
? tar ni gamla däck
? bläckpatroner insamling
? lämna tillbaka kaffekapslar
? hämtar ni den gamla tvättmaskinen
? pant på burkar
? elavfall
? tar ni emot gamla kläder
= Vi tar med din gamla vitvara när vi levererar den nya.
= Batteriinsamling vid kassan.
= Elavfall lämnas in gratis i butik.
## trade_in
? inbyte
? kan jag byta in min gamla gitarr
? köper ni begagnat
? säljer ni second hand
? vad får jag för min gamla mobil
? är renoverad lika bra som ny
? pengar för gammal konsol
? köper ni böcker
? begagnade kläder
? inbytesvärde
= Inbyte: få ett pris på din gamla enhet i tre steg.
= Begagnat med garanti: testat och rengjort.
= Vi tar pianon och förstärkare i inbyte.
## recall_safety
? är elementet återkallat
? återkallelse
? fick brev om säkerhetsvarning
? kolla serienummer för bromsarna
? läste att batteriet kan börja brinna
? har ni dragit tillbaka produkten
? glas i burken
? farlig produkt varning
? är min bilstol återkallad
? ska jag sluta använda den
= Återkallelse: värmefläkt modell A såld mars\u2013juni.
= Sluta använda produkten omedelbart och lämna tillbaka den mot full återbetalning.
= Kontrollera serienumret på undersidan.
## safety_age
? är leksaker med smådelar ok för en tvååring
? kan min ettåring sätta i halsen
? åldersgräns för fyrverkerier
? får min 15-åring köpa spelet
? kan bebisar sova i det
? snören som kan strypa
? farligt för småbarn
? systerdottern är två, för liten för detta?
? åldersmärkning
? 18-årsgräns
= Ej lämplig för barn under 36 månader: smådelar, kvävningsrisk.
= Åldersgräns 18 år, legitimation krävs.
= Rekommenderad ålder: 5\u20138 år.
## allergens_ingredients
? innehåller era produkter nötter
? är det laktosfritt
? allergisk mot nickel, är spännet nickelfritt
? glutenfria alternativ
? jordnötter i?
? dottern svullnar av ägg
? spår av mandel
? innehållsförteckning
? katten tål inte kyckling
? nötallergi kan jag äta den
= Ingredienser: vetemjöl, socker, smör, ägg, salt. Allergener i fetstil.
= Kan innehålla spår av nötter, sesam och mjölk.
= Nickelfri enligt EU:s krav.
## chemicals_safety
? är det giftigt
? mattan luktar kemikalier
? är snigelgiftet farligt för igelkottar
? bly i glasyren
? innehåller den bpa
? pfas
? giftigt om barnet slickar på det
? är gravid kan jag använda detta
? skadligt för guldfiskar
? ftalater i plasten
= Lågemitterande färg, godkänd för leksaker (EN 71-3).
= Farosymboler och säkerhetsdatablad (PDF).
= Fri från BPA, ftalater och PFAS.
## certification_tests
? är det testat av någon
? vilken standard uppfyller hjälmen
? ce-märkt
? energimärkning
? är låset godkänt av försäkringsbolag
? vem har certifierat
? bäst i test
? godkänd av stöldskyddsföreningen
? intyg på det
? oeko-tex
= Testad enligt EN 1078.
= CE-märkt och P-märkt.
= Låset är SSF-godkänt, klass 3.
## best_before
? bäst före
? hur länge håller den oöppnad
? går solkräm ut
? håller den till jul
? möglig redan första dagen, vilket datum är det
? utgånget mjöl är det farligt
? sista förbrukningsdag
? hur färskt är det när det kommer
? datumet är passerat
? kort datum?
= Bäst före: se lock. Minst 30 dagars hållbarhet vid leverans.
= Sista förbrukningsdag: konsumeras inom tre dagar efter öppning.
= Hållbarhet oöppnad: 12 månader.
## storage
? hur ska det förvaras
? ska det stå i kylen
? kan grillen stå ute i frost
? förvara vinylskivor stående
? rumstemperatur eller kallt
? lufttät burk eller öppen skål
? skydda ylletröjor mot mal vid förvaring
? förvaring över vintern
? kan osten ligga framme
? tål färgen att stå i garaget när det fryser
= Förvaras torrt och svalt, skyddat från solljus.
= Kylvara, förvaras vid högst +8 °C.
= Öppnad förpackning förvaras i kylskåp.
## size_guide
? storleksguide
? vilken storlek ska jag ta
? storlekstabell
? vad är 40 i uk-storlek
? barnstorlek 110 vilken ålder
? ringstorlek i millimeter
? skostorlek i cm
? vilken storlek har jag
? mössa till stort huvud vilken siffra
? centilong
= Storleksguide: S = 36/38, M = 40/42, L = 44/46.
= Omvandling: EU 39 = UK 6 = US 8.
= Barnstorlekar i centilong: 110 = cirka 5 år.
## size_between
? är de små i storleken
? ligger mellan två storlekar
? ska jag gå upp en storlek
? normal i storlek?
? min vanliga storlek är för stor
? med tjocka sockor, vilken storlek då
? sitter de tajt eller löst
? kniper i min vanliga storlek
? stora eller små i modellen
? hellre 42 eller 43 när man är emellan
= Liten i storleken, vi rekommenderar en storlek större.
= Normal i storleken.
= Är du mellan två storlekar, välj den större.
## how_to_measure
? hur mäter jag midjan
? mäta foten
? mäter man innanför eller utanför nischen
? har inget måttband kan jag ta ett snöre
? hur mäter jag bystmått
? gardinlängd från skena eller krok
? hur tar jag mått på hunden
? ska pälsen räknas med när jag mäter
? innerbenslängd
? mäta ringfinger
= Så mäter du: byst, midja, höft, innerben.
= Ställ foten på ett papper och markera häl och längsta tå.
= Mät nischens bredd på tre ställen och ange det minsta måttet.
## body_height_frame
? är 158 lång vilken ramstorlek
? hur lång får man vara för cykeln
? korta ben vilken sadelhöjd
? maxvikt hängmatta för 120 kilo kropp
? vilken fasthet på madrassen för en tung person
? skrivbordshöjd när man är kort
? sovsäck för 195 cm
? passar skidor för min längd
? hur tung får cyklisten vara
? stavlängd
= Ramstorlek efter kroppslängd: 165\u2013175 cm = 52 cm.
= Max förarvikt 120 kg inklusive packning.
= Stavlängd: kroppslängd × 0,7.
## fit_adjust
? skorna skaver på hälen
? ont i handlederna av styret
? hur spänner jag selen så hunden inte kommer loss
? sulor för plattfot
? hjälmen glappar
? glasögonen klämmer bakom öronen
? hur ställer jag in sadeln
? ryggsäcken sitter snett
? bygeln skär in
? skoskav
= Ställ in sadeln så att benet nästan är rakt.
= Skaver det? Vår bikefit ställer in cykeln på 30 minuter.
= Justera remmarna så att två fingrar får plats.
## washing
? kan man tvätta det i maskin
? tvättråd
? färgar den röda av sig
? hur många grader
? allt blev rosa i tvätten hjälp
? kan den torktumlas
? krymper den
? tvätta med jeans går det
? handtvätt eller maskin
? tappade formen på tvättlinan
= Maskintvätt 30 °C, fintvätt.
= Får ej torktumlas, plantorkas.
= Tvättas separat, kan färga av sig.
## cleaning
? hur rengör man
? tål den diskmaskin eller handdisk
? vilken trasa till tv-skärmen
? avkalka kaffebryggaren
? fettig fläktfilter
? bränt i grytan hur får man bort det
? hur ofta ska luftfuktaren sköljas
? rengöra grillgallret
? får man använda stålull
? sköta rostfritt
= Tål maskindisk (övre korgen).
= Torka av med fuktig trasa, använd inga slipande medel.
= Avkalka var tredje månad med citronsyra.
## stains
? fläck
? spillde rödvin på mattan
? valpen kissade på mattan
? rostfläckar på besticken
? rödbeta på duken
? få bort kulspetspenna från läder
? stearin på duken
? mögelfläckar på markisen
? fettfläck på skjortan
? blodfläckar hur gör man
= Fläckguide: rödvin, stearin, bläck, blod, gräs.
= Badda, gnugga inte.
= Borsta bort intorkad fläck och behandla med galltvål.
## maintenance
? hur ofta behöver den service
? när ska filtret bytas
? smörja symaskinen
? olja bordet
? underhåll
? fylla på kylvätska
? få kängorna att hålla längre
? kedjan gnisslar ska den oljas
? skötsel av läder
? bordsskivan ser torr ut
= Serviceintervall: var 100:e mil eller en gång om året.
= Olja trämöbler två gånger om året, vår och höst.
= Byt filter var sjätte månad.
## waterproofing
? håller den mig torr i ösregn
? impregnera tältet
? vattnet pärlar inte längre
? cykelväskorna läckte
? är lampan ok ute i regn
? impregneringsspray
? hur återimpregnerar jag skaljackan
? vattenpelare vad betyder det
? tål regn?
? blev genomblöt i regnjackan
= Vattentät med 10 000 mm vattenpelare och tejpade sömmar.
= IP67: dammtät, tål nedsänkning till 1 m i 30 minuter.
= Återimpregnera efter 3\u20135 tvättar.
## first_use
? hur gör man första gången
? precis packat upp den vad nu
? ska nya lakan tvättas först
? bränna in stekpannan
? gå in nya kängor
? hur länge ska ljuset brinna första gången
? vänja fisken innan akvariet
? måste jag skölja flaskan innan
? ladda fullt innan första användning?
? komma igång
= Före första användning: skölj med varmt vatten och torka.
= Bränn in pannan med olja i ugn vid 200 °C i en timme.
= Ladda fullt före första användning.
## assembly_self
? är den svår att montera
? hur lång tid tar det att sätta ihop
? monteringsanvisning saknas
? fastnat på steg sju
? är den redan monterad
? insexnyckeln är borta
? vilka verktyg behövs för att bygga ihop
? skruva ihop sängen
? behöver man vara två för monteringen
? ihopsättning
= Monteras själv, cirka 45 minuter för två personer.
= Verktyg: skruvdragare, vattenpass, hammare.
= Levereras omonterad i platta paket.
## assembly_service
? kan ni montera den åt mig
? monteringshjälp
? vad kostar montering
? montera köket
? sätter ni upp växthuset
? kommer cykeln färdigmonterad av er
? boka montör
? kan killarna som levererar sätta ihop garderoben
? bygger ni ihop möblerna
? monteringstjänst
= Monteringstjänst: från 695 kr per garderob.
= Våra montörer sätter ihop möbeln på leveransdagen.
= Köksmontering utförs av våra partners, fast pris.
## installation_fitting
? hur hänger jag upp den på väggen
? vem kopplar in spishällen
? installera kran
? krok i taket till gungstol
? persienner i hyresrätt utan att borra
? installation
? måste elektriker koppla in lampan
? är den lätt att installera
? byta blandare
? vilka pluggar i gipsvägg
= Väggmontering: fäste ingår, plugg beror på väggtyp.
= Fast installation får endast utföras av behörig elektriker.
= Installation av diskmaskin 1 295 kr.
## manual_download
? bruksanvisning
? var finns manualen
? ladda ner handbok
? kopplingsschema förstärkare
? sprängskiss på gräsklipparen
? instruktionsbok till gammal symaskin
? drivrutiner till skannern
? manual på svenska
? pdf med instruktioner
? tappat bort bruksanvisningen
= Ladda ner: bruksanvisning (PDF, 4 MB), snabbguide, datablad.
= Drivrutiner och programvara för Windows och macOS.
= Manualer hittar du på produktsidan under Dokument.
## troubleshooting
? den startar inte
? funkar inte
? tvn är svart
? förstärkaren brummar
? luktar bränt stängde av den
? e04 på displayen
? hur återställer jag den
? lampan blinkar rött
? felkod
? inget händer när jag trycker på knappen
= Felsökning: problem, möjlig orsak, åtgärd.
= Startar den inte? Kontrollera kontakt, säkring och jordfelsbrytare.
= Fabriksåterställning: håll in knappen i 10 sekunder.
## connection_setup
? kan inte para ihop hörlurarna
? den hittar inte wifi
? synkar inte med mobilen
? två telefoner samtidigt går det
? ny router och inget funkar
? koppla tvn till nätet
? bluetooth parkoppling
? koppla cykeldatorn
? appen hittar inte enheten
? hur ansluter jag
= Parkoppling: håll knappen intryckt i fem sekunder tills den blinkar blått.
= Installera i appen: lägg till enhet, välj wifi, ange lösenord.
= Endast 2,4 GHz-nätverk stöds.
## charging
? hur lång tid tar det att ladda
? kan den sitta i laddaren hela natten
? ladda elcykel i lägenheten
? tappat laddaren i flytten
? ladda båda batterierna samtidigt
? vilken laddkabel
? laddar inte
? laddas med usb-c?
? får man ladda ute
? snabbladdning
= Laddtid: 3,5 timmar (80 % på 2 timmar).
= USB-C-kabel medföljer, nätadapter ingår ej.
= Ladda batteriet i rumstemperatur.
## compatibility_parts
? passar den till mitt gamla stativ
? vilket däck till 28 tums fälg
? funkar med andra märken
? lampa med liten sockel e14
? kedja för nio växlar
? passar objektivet min kamera
? kompatibel
? vilken patron till min skrivare
? passar påsen min dammsugare
? passar filtret min fläkt
= Kompatibel med modellerna A100, A200 (från 2018).
= Passar alla vanliga 35 mm rör.
= Kontrollera modellnumret innan du beställer.
## quantity_calculation
? hur mycket färg går det åt till ett sovrum
? hur många flaskor vin till trettio gäster
? hur många meter tyg till gardiner
? hur många paket golv behöver jag
? åtgång per kvadrat
? hur mycket foder äter en labrador per månad
? vill inte att det tar slut halvvägs
? räkna ut mängd tapet
? hur många säckar jord till pallkragen
? räcker en burk
= Åtgång: 10\u201312 m² per liter och strykning.
= Kalkylator: yta × 1,1 = antal plattor inklusive spill.
= Daglig giva: 20 kg hund, 250 g.
## recipe_usage
? hur många skedar per kopp
? vilken ugnstemperatur till frallorna
? dosering
? malning för presskanna
? hur späder jag färgen
? hur blandar man bruket
? vad lagar man med detta
? recept
? hur mycket pulver till en liter
? bryggtid för teet
= Dosering: en kapsyl (20 ml) till 5 liter vatten.
= Bryggning: 2 g per kopp, 80 °C, två minuter.
= Blanda 1 del cement med 4 delar sand.
## usage_duration
? hur länge räcker en gasflaska
? hur många sidor skriver patronen
? hur många år håller en madrass
? ficklampan slocknade efter en timme, normalt?
? hur länge räcker en påse
? livslängd på lampan
? hur många gånger kan man använda filtret
? hur länge brinner ljuset
? räcker batterierna en hel säsong
? håller skorna i mer än ett år
= Brinntid cirka 45 timmar.
= Kapacitet: 1 500 sidor.
= Livslängd 15 000 timmar.
## seasonal_timing
? när ska man plantera vitlök
? dags för vinterdäck
? när sätter man lökar
? när kan jag så morötter
? flytta buske vilken årstid
? när skördar man pumpa
? när göder man gräsmattan
? vilken månad beskära äppelträd
? när ska tomaterna ut
? såtid
= Såkalender: mars, spenat och ärtor; maj, bönor.
= Plantera vårlökar september till november.
= Vinterdäck krävs vid vinterväglag 1 december\u201331 mars.
## beginner_advice
? nybörjare
? har aldrig gjort detta förut var börjar jag
? precis köpt mitt första akvarium
? kan inget om vin
? är det svårt att lära sig
? vad behöver man för att börja klättra
? vill testa keramik hemma
? startpaket
? total novis vad ska jag köpa
? tips till någon som ska börja sticka
= Nybörjarguide: det här behöver du för att komma igång.
= Startpaket: gitarr, väska, stämapparat, rem, plektrum.
= Kom igång med löpning på sex veckor.
## choosing_guide
? vad är skillnaden mellan dem
? vilken rekommenderar ni
? vilken olja till stekning
? vad är bäst för känslig hy
? syntet eller dun
? varför är den ena så mycket dyrare
? köpguide
? vilken ska jag välja
? hjälp att välja madrass
? vilken passar bäst för en som snarkar
= Köpguide: hitta rätt madrass med fem frågor.
= Jämförelse: gasol, kol eller el.
= Så väljer du rätt löparsko.
## materials_explained
? vad är modal
? vad betyder lyocell
? vad är det för skillnad på keramik och stengods
? konstrotting eller äkta
? sticks merino
? är mikrofiber plast
? vad är mdf
? vad innebär massivt trä
? fördelar med viskos
? vad är softshell för något
= Material A\u2013Ö: akacia, bambu, corian, denim \u2026
= 80 % ull, 20 % polyamid.
= Lyocell är en fiber av trämassa.
## personalisation
? kan ni sätta namn på den
? gravyr
? brodera monogram
? egen text på etiketten
? personlig present med namn
? tryck med vår logga
? kan jag få mormors namn på den
? vilka typsnitt finns
? vad kostar gravering
? designa egen
= Gör den personlig: upp till 12 tecken, tre typsnitt.
= Gravyr 79 kr per rad, två extra arbetsdagar.
= Tryck med egen logotyp från 20 st.
## personalisation_error
? ni stavade namnet fel
? fel datum i ringen
? namnen blev omkastade
? går gravyren att polera bort
? gör om min feltryckta mugg
? kan jag ändra texten innan ni graverar
? skrev fel text i beställningen av namnlapparna
? trycket blev snett
? bokstav saknas i brodyren
? stavfel på tavlan
= Kontrollera stavningen noga, vi graverar exakt det du skriver.
= Förhandsgranska din text före beställning.
= Är felet vårt gör vi om varan kostnadsfritt.
## made_to_measure
? måttbeställa
? kan ni kapa virket åt mig
? snett fönster, går det att få persienn
? specialbeställning i annat tyg
? madrass i udda mått till husbilen
? på mått
? hur lång tid tar måttbeställd gardin
? skräddare korta ärmar
? tillskuren bänkskiva
? skära till glas
= Måttbeställ: ange bredd och höjd i millimeter.
= Kapning: fem snitt ingår.
= Måttanpassade varor tillverkas på 3\u20134 veckor.
## samples
? tygprover
? kan jag få en bit av tyget
? färgprov
? ta hem en kakelplatta och jämföra
? provbit av golvet
? gratisprover
? provförpackning hundgodis
? doftprov
? kan ni skicka små prover
? testburk
= Beställ upp till fem tygprover gratis.
= Provburk 100 ml, 59 kr.
= Golvprov skickas kostnadsfritt.
## try_at_home
? kan jag sova på den först
? prova hemma
? testa hörlurarna på pendeln
? låna hem mattan och se hur den ser ut
? prova fyra bågar hemma
? provnätter
? ha den en månad och sen bestämma
? måste den vara fläckfri efter provtiden
? testperiod
? köpa på prov
= 100 provnätter: sov på den och bestäm dig sedan.
= Hemmaprovning: välj fem bågar, behåll dem i sju dagar.
= Testa hemma i 30 dagar.
## rental
? hyra
? kan man hyra en ångtvätt
? uthyrning av släp
? vad kostar hyran per dygn
? hyra frack en kväll
? hyra skidor
? dras hyran av om jag köper sen
? låna textiltvätt
? deposition vid hyra
? kan jag hyra och sen behålla
= Hyra: pris per dag, helg, vecka.
= Deposition 1 000 kr, återfås när maskinen lämnas hel.
= Hyrköp: halva hyran räknas av vid köp.
## rental_return
? lämnar tillbaka slipmaskinen en dag sent
? fläck på hyrfracken
? ska den vara rengjord när jag lämnar den hyrda
? kan jag lämna hyrgrejer på söndag
? hyrda glas gick i kras
? vad händer om jag har sönder hyrsågen
? förseningsavgift hyra
? hyrde till lördag, kan jag lämna måndag
? självrisk vid uthyrning
? återlämning av hyrutrustning
= Sen återlämning: varje påbörjat dygn debiteras.
= Självriskreducering 10 % av hyran, gäller ej stöld.
= Hyrutrustning lämnas rengjord, annars tas 300 kr.
## subscription
? prenumeration
? kan det komma varje månad automatiskt
? blommor varje fredag
? är det bindningstid
? blir det billigare om man prenumererar
? hur funkar prenumerationen
? abonnemang på kaffe
? stående order
? matkasse varje vecka
? automatisk påfyllning av kattmat
= Prenumerera och spara 10 % på varje leverans.
= Välj intervall: varannan, var fjärde eller var sjätte vecka.
= Ingen bindningstid.
## subscription_change
? pausa prenumerationen
? säga upp prenumerationen
? hoppa över nästa leverans
? byta smak från och med nu
? katten dog vill inte ha mer foder
? förnya inte
? drunknar i rakblad, avsluta
? ändra intervall på abonnemanget
? uppsägningstid prenumeration
? vill inte vara med längre i kaffeklubben
= Pausa, hoppa över eller avsluta när som helst under Mina prenumerationer.
= Ändringar senast tre dagar före nästa leverans.
= Uppsägning träder i kraft direkt.
## appointment_booking
? boka tid
? kan jag boka en tid
? tid för synundersökning
? träffa er madrassexpert
? boka köksplanering
? håltagning i öronen tid
? ledig tid hos cykelverkstan
? måste man boka innan
? drop in eller tidsbokning
? möte med inredare
= Boka tid: välj tjänst, butik, datum och tid.
= Köksplanering: två timmar, kostnadsfritt, ta med ritning.
= Drop-in i mån av tid.
## appointment_cancel
? avboka tid
? kan inte komma på min provning imorgon
? boka om workshopen
? hur sent kan jag avboka
? ni ställde in min tid
? skjuta upp brudprovningen
? glömde min bokade tid måste jag betala
? flytta min tid till nästa vecka
? sjuk, hinner inte till optikern
? ändra bokad tid
= Avbokning kostnadsfritt upp till 24 timmar före.
= Uteblivet besök debiteras med 200 kr.
= Boka om via länken i bekräftelsen.
## courses_events
? har ni kurser
? workshop
? släppfest kan vem som helst komma
? pyssel för barnen på sportlovet
? ingår material i kursen
? vinprovning
? författarbesök
? får man intyg efter kursen
? evenemang
? bakkurs
= Evenemang: kurser, provningar och föreläsningar i kalendern.
= Surdegskurs lördag 10\u201314, 695 kr inklusive förkläde och lunch.
= Författarsamtal torsdag kl. 18, fri entré.
## parties_groups
? barnkalas hos er
? möhippa
? kan vi fira dotterns födelsedag i butiken
? ingår tårta eller tar vi med
? svensexa med provning
? boka hela klätterväggen
? gruppbesök
? vi är tjugo personer
? afterwork med jobbet hos er
? abonnera lokalen
= Barnkalas: två timmar, 8\u201312 barn, 225 kr per barn.
= Abonnera vårt café för privata fester.
= Grupper över tio personer bokas i förväg.
## home_visit
? kan någon komma hem och mäta fönstren
? hembesök
? gardinmontör hem
? måttagning hemma
? kommer ni ut och tittar
? inredare hem med tygprover
? cykelmekaniker hem till mig
? optiker till äldreboendet
? mäta köket på plats
? vad kostar ett hembesök
= Hembesök: vi mäter, ger råd och tar med prover.
= Kostnadsfri måttagning inom 2 mil.
= Boka inredningshjälp hemma, 995 kr.
## video_advice
? rådgivning via video
? kan jag visa på kamera
? videosamtal med en expert
? kostar videorådgivning
? hur länge är ett videomöte
? visa sakerna live över nätet
? digital provning
? kan jag få hjälp på distans
? facetime med butiken
? onlinemöte med köksplanerare
= Videorådgivning: se produkterna live från butiken.
= Boka ett videosamtal på 30 minuter med våra experter.
= Digital köksplanering, kostnadsfri.
## reviews
? är recensionerna äkta
? betalar ni för omdömen
? vem får skriva recensioner
? tar ni bort negativa omdömen
? bara femmor, misstänkt
? hur lämnar jag ett omdöme
? min recension publicerades inte
? trustpilot
? kontrolleras betygen
? skriva recension
= Endast verifierade köpare kan lämna omdöme.
= Skriv en recension: stjärnor, rubrik, text, bild.
= Vi tar inte bort negativa recensioner.
## competition_prize
? har jag vunnit
? tävling
? måste man köpa nåt för att vara med
? kan jag få priset i pengar
? skraplotten säger vinst
? när dras vinnaren
? var är min vinst
? får anställda delta
? julkalender lucka vinst
? tävlingsregler
= Tävla och vinn en trädgård för 10 000 kr.
= Sista tävlingsdag 31 maj kl. 24.
= Vinnaren meddelas via e-post.
## photos_colours
? såg blå ut på bilden men kom grön
? bilden får den att se större ut
? stämmer färgen på fotot
? är modellens marinblå eller svart
? mörkare i verkligheten
? mässingen ser billig ut jämfört med bilden
? finns fler bilder
? är den blank eller matt på bilden
? missvisande bild
? har ni en bild i dagsljus
= Färgen kan variera beroende på din skärm.
= Verklighetstrogen bild tagen i dagsljus.
= Modellen är 178 cm och bär storlek S.
## product_availability_future
? kommer den tillbaka i sortimentet
? har den utgått
? varför säljer ni inte den längre
? hittar den inte längre
? tar ni in den blå igen nästa säsong
? behöver fler likadana tallrikar
? efterföljare
? kommer det en ny modell
? höstens nyheter
? slutar ni med den
= Utgått, finns inte längre i sortimentet.
= Efterträdare kommer till hösten.
= Serien produceras inte längre.
## product_request
? kan ni ta hem en åt mig
? beställa hem en bok
? varför har ni inte fryst råfoder
? kan ni skaffa en del som inte finns på sidan
? önskemål till sortimentet
? finns det möjlighet att ta in den
? vet ni nån som har den
? ta in märket i sortimentet snälla
? specialorder från leverantören
? kan ni fixa fram den
= Hittar du den inte? Vi beställer hem nästan allt från våra leverantörer.
= Alla böcker i tryck beställs hem på två dagar.
= Tipsa oss om vad du saknar i sortimentet.
## transport_own_car
? får den plats i en kombi
? behöver jag släp för den
? takräcke går det
? hur stort är paketet
? kan kylen ligga ner i bilen
? lånar ni ut spännband
? röd flagga om det sticker ut
? lånesläp
? kan man köra hem soffan själv
? ryms den i en golf
= Paketmått: 198 × 42 × 15 cm, 38 kg, får plats i de flesta kombibilar.
= Låna släp gratis i tre timmar.
= Spännband lånas ut vid utlastningen.
## flying_travel
? får man ta den i handbagaget
? powerbank på flyget
? hur många wattimmar
? borrmaskin i incheckat
? tändare på planet
? räknas väskan som kabinbagage
? får jag ha vätskan med i säkerhetskontrollen
? kniv i resväskan
? ryanair mått
? souvenir av trä genom tullen
= Kabinbagage: 55 × 40 × 20 cm, godkänns av de flesta flygbolag.
= Powerbank upp till 100 Wh, endast i handbagage.
= TSA-godkänt lås.
## pickup_old_packaging
? tar ni med er kartongerna
? emballaget ligger kvar i hallen
? vem forslar bort emballaget
? kan jag lämna tomkartongen i butiken
? packar ni upp och städar
? borttagning av wellpapp efter leverans
? pallen då, tar ni den
? bli av med all frigolit från sängen
? tar chauffören skräpet
? bortforsling av förpackningar
= På begäran tar våra chaufförer med sig emballaget.
= Bortforsling av emballage ingår vid inbärning.
= Emballage lämnas till återvinningsstation.
## storage_service
? kan ni spara den till juni
? köpa nu få senare
? hur länge lagrar ni gratis
? däckhotell
? vi flyttar i höst kan ni vänta med leveransen
? förvara möblerna hos er
? kan ni ha kvar den på lagret ett tag
? senarelägg leveransen
? ställ undan trädgårdsgruppen till våren
? lagerhyra
= Köp nu, få levererat senare: vi lagrar gratis i upp till tre månader.
= Däckhotell: 795 kr per säsong.
= Önskat leveransdatum upp till sex månader framåt.
## insurance_transport
? är paketet försäkrat
? fraktförsäkring
? kan jag försäkra tavlan under transporten
? värd 20000 hur skickar ni den
? rek eller vanligt paket
? vem står risken tills jag fått den
? spårbart och försäkrat
? ingår försäkring utomlands
? transportförsäkring
? värdeförsändelse
= Alla paket är försäkrade upp till 5 000 kr.
= Risken går över på dig vid leverans.
= Transportförsäkring 49 kr för värdefulla varor.
## gift_suggestions_service
? vad ger man svärmor
? presenttips
? kan ni sätta ihop en presentkorg
? tips till en kollega som slutar
? vad vill en nybliven pappa ha
? julklappstips
? present till någon som har allt
? krya på dig present
? hjälp mig hitta en present
? gåva till morfar
= Presentguide: till vem, tillfälle, budget.
= Presenter under 200 kr, våra bästa tips.
= Vi sätter ihop din presentkorg.
## emergency
? min tvååring har svalt ett batteri
? fick rengöringsmedel i ögat
? brände handen på spisen
? han får en allergisk reaktion
? barnet är medvetslöst
? hunden åt snigelgift
? drack lampolja
? ring ambulans
? akut hjälp
? ungen åt tvättkapsel
= Vid akut fara ring 112.
= Giftinformationscentralen: 010-456 67 00, vid akuta fall 112.
= Vid ögonkontakt: skölj genast med mycket vatten.
## data_breach_fraud
? fick sms från er om mitt kort
? är mejlet äkta
? phishing med er logga
? någon har kapat mitt konto
? länk som vill ha bankid
? har ni skickat presentkortsmejlet
? bluffmejl
? ni vill ha tullavgift via sms, på riktigt?
? någon har handlat i mitt namn
? falsk hemsida
= Varning för bluff: vi ber aldrig om kortnummer eller BankID via sms.
= Vår enda riktiga webbadress slutar på \u2026
= Misstänker du bedrägeri? Spärra kortet och kontakta oss.
## thing_price
? pris
? vad kostar den
? hur mycket kostar det här
? hur dyr är den
? va kostar 5-litersburken
? är priset per styck eller för hela
? vad ska ni ha för cykeln
? vad ligger den på
? vad går den loss på
? kostnad för den stora
= Pris: 249 kr
= Rek. pris inkl. moms: 899:-
= Jämförpris 49,90 kr/kg
## thing_available
? finns den i lager
? i lager?
? har ni den hemma
? finns den kvar
? är den slutsåld
? går den att köpa
? säljer ni fortfarande tekannan
? lagerstatus
? har ni kängorna inne
? hur snart kan den skickas
= I lager
= Lagersaldo: 14 st
= Tillfälligt slut
## thing_reduced
? är den på rea
? ordinarie pris
? var den billigare förra veckan
? är den nedsatt
? är det extrapris på den
? hur mycket sparar man
? är kappan fortfarande på rea
? ingår den i kampanjen
? vad kostade den innan
? hur stor är rabatten på den
= Ord. pris 799 kr, nu 499 kr
= Du sparar 30 %
= Lägsta pris senaste 30 dagarna: 549 kr
## thing_colours
? vilka färger finns den i
? finns den i svart
? bara vit?
? ska matcha mitt gröna kök, finns salvia
? andra kulörer
? har ni den i marinblått
? vad är det för färg
? finns den i nån annan färg
? färgalternativ
? är den mer beige eller grå
= Färg: antracit
= Tillgängliga färger: svart, marin, oliv, rost
= Kulör: NCS S 0502-Y
## thing_sizes
? vilka storlekar finns
? finns den i xl
? har ni den i 42
? bara en storlek?
? finns den i stora storlekar
? finns halvstorlekar
? upp till vilken storlek
? finns den i barnstorlek
? minsta storleken
? stl m kvar
= Storlek: XS, S, M, L, XL, XXL
= Storlekar: 36\u201346 inkl. halvstorlekar
= One size
## thing_pack
? hur många i en förpackning
? är det ett par
? ingår sex eller fyra i setet
? säljs de styckvis
? hur många nystan per paket
? är kuddarna i 2-pack
? finns den i storpack
? antal per låda
? får man flera eller bara en
? hur många påsar är det i asken
= Förpackning: 6 x 33 cl
= Antal: 100 st
= 2-pack
## thing_weight
? vikt
? hur mycket väger den
? hur tung är den
? hur många kilo
? är stativet lätt
? väger den mycket, ska bära den hela dan
? gram?
? är cykeln tung att lyfta
? vad väger tältet med påse
? nettovikt
= Nettovikt: 1,2 kg
= Vikt (g): 850
= Vikt inkl. förpackning: 14 kg
## thing_dimensions
? mått
? hur stor är den
? vilken diameter har tallriken
? hur hög är lampan
? hur långt är bordet
? nischen är 82 bred får den plats
? bredd och djup
? dimensioner
? hur många cm
? e den stor
= Mått (B x D x H): 80 x 40 x 190 cm
= Längd: 2,4 m
= Diameter: 26 cm
## thing_capacity
? hur mycket rymmer den
? hur många liter
? volym
? får en hel kyckling plats i grytan
? trumstorlek 8 kilo?
? ryms det tre par skor
? hur många deciliter är muggen
? hur stor är tanken
? får alla legobitarna plats i lådan
? hur mycket går det i den
= Volym: 65 liter
= Kapacitet: 1,7 l
= Rymmer 8 kg tvätt
## thing_max_load
? maxvikt
? hur mycket tål den
? hur mycket vikt klarar den
? maxlast
? håller stegen för mig
? kan man stå på den
? bär hyllan tunga böcker
? jag väger 130 håller den
? bärförmåga
? viktgräns
= Maxlast: 150 kg
= Max användarvikt: 130 kg
= Belastning per hyllplan: 25 kg
## thing_people
? hur många personer är det för
? hur många får plats
? antal spelare
? kan man vara två som spelar
? ryms sex runt bordet
? hur många portioner räcker den till
? hur många sitter man på bänken
? för hur många är tältet
? är det minsta antal spelare
? till ett helt sällskap?
= Antal sittplatser: 4
= Antal spelare: 2\u20136
= Antal personer: 3
## thing_number_of
? hur många lådor har den
? hur många bitar är pusslet
? hur många program
? hur många hyllplan
? hur många växlar
? hur många sidor har boken
? antal fack
? bara två hastigheter?
? hur många steg är stegen
? hur många fickor
= Antal lådor: 5
= Sidor: 384
= Antal växlar: 7
## thing_material
? vad är den gjord av
? material
? är det bomull
? är det äkta läder
? vad är fyllningen
? dun eller syntet
? är den av trä eller plast
? massiv ek?
? vad är det för tyg
? vad är det inuti kudden
= Material: 100 % ekologisk bomull
= Ovandel: mocka, foder: textil
= Massiv björk
## thing_thickness
? hur tjock är den
? tjocklek
? är tyget tunt
? hur många gram är handdukarna
? för tunn för vintergardin?
? trådtäthet på lakanen
? hur tjockt är papperet
? är den fladdrig
? mm tjock
? hur tätt vävd
= Tjocklek: 6 mm
= Trådtäthet: 400
= Ytvikt: 300 g/m²
## thing_look
? är den matt eller blank
? har den mönster
? är loggan stor
? borstad eller polerad
? vilken vit exakt, ral
? är ytan slät eller strukturerad
? vilken finish
? hur ser baksidan ut
? är den randig på riktigt
? nonstick eller emalj
= Finish: sidenmatt
= Mönster: fiskben
= Yta: borstad
## thing_light
? hur starkt lyser den
? går den att dimra
? lumen
? är ljuset varmt eller kallt
? kan man byta led-lampan
? bländar den
? mysigt ljus eller som hos tandläkaren
? hur många kelvin
? lyser den upp hela rummet
? ljusstyrka
= Ljusflöde: 806 lm
= Färgtemperatur: 2700 K varmvit
= Dimbar: ja
## thing_made_in
? var är den tillverkad
? är den gjord i sverige
? svensktillverkad?
? är det äkta schweizisk
? made in china?
? tillverkningsland
? varifrån kommer lammullen i tröjan
? var är kniven smidd
? är den sydd i europa
? görs den fortfarande i småland
= Tillverkningsland: Portugal
= Made in Sweden
= Ursprung: Italien
## thing_brand
? vilket märke är det
? vem har gjort den
? vem har skrivit den
? vilket förlag
? vem är tillverkaren
? är det ert eget märke
? vilket varumärke är tröjan
? designer?
? är den från bosch
? vad är det för fabrikat
= Varumärke: eget märke
= Tillverkare: familjeföretag sedan 1921
= Förlag: Bonnier
## thing_power
? hur många watt
? effekt
? orkar den genom betong
? hur stark är den
? hur många bar
? är den för svag för frysta bär
? är hårfönen på 2000 w
? motorstyrka
? vridmoment på skruvdragaren
? hästkrafter
= Effekt: 1800 W
= Märkeffekt: 2,2 kW
= Tryck: 15 bar
## thing_power_source
? går den på el eller batteri
? behöver den eluttag
? vilken kontakt är det
? kan man köra den utan ström
? gas eller el
? solcell?
? svensk stickpropp
? 230 volt?
? drivs den med usb
? manuell eller elektrisk
= Strömkälla: nätdrift
= Spänning: 230 V, 50 Hz
= Drivs med 3 st AA-batterier
## thing_battery
? vilket batteri har den
? ingår batterier
? kan jag byta batteriet själv
? knappcellsbatteri?
? vilka batterier ska den ha
? hur många mah
? är batteriet uppladdningsbart
? är batteriet löstagbart
? li-ion?
? vilken cell i klockan
= Batterityp: litiumjon
= Batterikapacitet: 5000 mAh
= 2 x AAA (medföljer)
## thing_runtime
? hur länge räcker batteriet
? batteritid
? håller den en hel dag
? hur länge går den på en laddning
? klarar den en flygresa på åtta timmar
? hinner man dammsuga hela huset
? drifttid
? dör den efter tjugo minuter
? standbytid
? hur många timmar lyser den
= Drifttid: 45 min
= Batteritid: upp till 30 timmar
= Speltid: 12 h
## thing_charge_time
? laddtid
? hur lång tid tar den att ladda
? hur många timmar i laddaren
? hinner den ladda på lunchen
? räcker en halvtimmes laddning
? är den seg att ladda
? hur snabbt blir den full
? har den snabbladdning
? tar det hela natten att ladda den
? fulladdad på hur lång tid
= Laddtid: 3 h
= Tid till full laddning: 90 min
= 80 % på 30 minuter
## thing_range
? räckvidd
? hur långt når den
? hur lång är sladden
? når slangen hela trädgården
? hur långt kan drönaren flyga
? hur många mil går elcykeln
? hur långt sprutar spridaren
? når bluetooth genom väggen
? hur långt bort kan man stå
? sladdlängd
= Räckvidd: upp till 80 km
= Kabellängd: 1,8 m
= Kastlängd: 12 m
## thing_speed
? hur snabb är den
? hur fort går den
? toppfart
? hur lång tid tar det att koka upp
? för snabb för min lille?
? varvtal
? är den seg att värma upp
? km i timmen
? hur snabbt skriver den ut
? maxhastighet
= Maxhastighet: 25 km/h
= Varvtal: 3 000 varv/min
= Kokar 1 liter på 3 minuter
## thing_noise
? hur hög ljudnivå
? är den tyst
? låter den mycket
? väcker den bebisen
? hur många decibel
? surrar fläkten på natten
? tickar klockan
? lyhört hus, stör den grannarna
? bullrar den
? skramlar den
= Ljudnivå: 48 dB(A)
= Ljudeffektnivå: 96 dB
= Tyst gång
## thing_energy_use
? hur mycket el drar den
? energiklass
? kwh per år
? strömförbrukning
? hur mycket vatten per tvätt
? är den energisnål
? vad kostar den i drift
? drar den mycket ström
? snål i elräkningen?
? a eller b
= Energiklass: A
= Årsförbrukning: 104 kWh
= Vattenförbrukning: 45 l per cykel
## thing_temperature
? hur varm blir den
? komforttemperatur på sovsäcken
? klarar den minusgrader
? blir handtaget varmt
? hur kallt kyler den
? går den ner till -18
? temperaturområde
? lägsta temperatur man kan ställa in
? hur många grader klarar den
? vilken max temp har ugnen
= Temperaturområde: 50\u2013230 °C
= Komforttemperatur: +5 °C
= Gränstemperatur: \u22122 °C
## thing_oven_freezer
? tål den ugn
? kan man ha den i mikron
? kan jag frysa den
? ugnssäker?
? är locket ugnsfast
? klarar den frysen
? vill göra lasagne i den
? går den i airfryer
? funkar den på grillen
? tål den mikro
= Ugnssäker: ja, upp till 220 °C
= Tål mikrovågsugn: ja
= Tål frys: ja
## thing_dishwasher
? tål den diskmaskin
? diskmaskinssäker?
? kan man köra den i disken
? bleknar den i diskmaskinen
? klarar trähandtaget maskindisk
? vilka delar kan maskindiskas
? försvinner trycket i diskmaskin
? måste den handdiskas
? funkar flaskan i disken
? kan knivarna gå i diskmaskin
= Tål maskindisk: ja
= Rengöring: endast handdisk
= Diskmaskinssäker, övre korgen
## thing_machine_wash
? kan man tvätta den i maskin
? går överdraget att ta av och tvätta
? bara kemtvätt?
? hur sköter man lädret på den
? tål den 60 grader
? noppar den sig
? tål den torktumlare
? tvättas hur
? krymper tröjan i tvätten
? hur rengör jag den
= Skötsel: maskintvätt 40 °C
= Tvättråd: ullprogram, kallt
= Avtagbart överdrag, tvättbart
## thing_hobs
? funkar den på induktion
? går den på glaskeramik
? passar den gasspis
? kan man ha den över öppen eld
? repar den hällen
? induktionskastrull?
? alla spisar?
? har en vanlig järnspis, går det
? magnetisk botten
? kaffepanna för gasol?
= Passar alla hällar: gas, el, keramik, induktion
= Fungerar på induktion: ja
= Ej för induktion
## thing_waterproof
? är den vattentät
? tål den regn
? blir datorn blöt i väskan
? hur djupt kan man dyka med den
? stänktålig åtminstone
? tål den att man spiller te
? tejpade sömmar?
? kan man duscha med klockan
? vattenpelare på jackan
? vattenavvisande
= Vattentät: ja
= Vattenresistens: 10 ATM
= Vattenpelare: 10 000 mm
## thing_outdoors
? kan den stå ute året om
? tål den frost
? ruttnar den
? blåser den omkull
? tål den sol
? bor vid havet, klarar den saltluften
? vänder sig paraplyet ut och in
? för utomhusbruk?
? kan den stå på altanen i vinter
? rostar den
= Väderbeständig: ja
= Frosttålig: ner till \u221215 °C
= För utomhusbruk
## thing_warmth
? är den varm
? funkar den på vintern
? är den för sommar eller vinter
? fryser alltid i sängen, är täcket varmt nog
? är den fodrad
? duger den till skidåkning
? varmt eller svalt täcke
? hur kallt kan man ha den
? är underställ nödvändigt under den
? svalt på sommaren?
= Värmeklass: medium
= Säsong: höst/vinter
= Fodrad med fleece
## thing_included
? vad ingår
? vad följer med
? är kabeln med
? ingår rem till gitarren
? är det med eller utan kuddar
? vad är det i lådan
? får man med ett fodral
? ingår fjärrkontroll
? följer skruvar med
? medföljer laddare
= Medföljer: laddare, fodral, bruksanvisning
= Ingår: 1 borrmaskin, 2 bits, sidohandtag
= Förpackningen innehåller: lampa och fäste
## thing_needs_extra
? behöver jag köpa till något
? vad krävs mer för att använda den
? funkar den direkt eller saknas något
? behöver jag en adapter också
? säljs benen separat
? kan man använda den utan appabonnemang
? måste jag ha en hub
? krävs router
? är lampan med glödlampa eller köper man den själv
? vad behöver man mer
= Krävs (ingår ej): 2 x AA-batterier
= Säljs separat: väggfäste, fjärrkontroll
= Ljuskälla ingår ej
## thing_assembly
? kommer den monterad
? behöver man verktyg
? måste jag skruva ihop den själv
? är usel på att bygga, klarar jag det
? behöver man vara två för att sätta ihop den
? är cykeln färdigmonterad
? levereras i platta paket?
? är den lätt att sätta ihop
? hur lång tid tar den att montera
? måste man montera den
= Kräver montering: ja
= Levereras omonterad
= Färdigmonterad
## thing_mounting
? kan man hänga den på väggen
? kan man limma upp den
? hyresrätt, får inte borra, går det ändå
? är den fristående
? passar den på stativ
? hur fäster man sadeln på cykeln
? takmontering?
? skruvas den fast
? finns hål för upphängning
? står den av sig själv
= Montering: vägg eller tak
= Upphängning: utan borrning, självhäftande
= Fristående
## thing_connection
? har den bluetooth
? finns hörlursuttag
? har den app
? 5 ghz?
? vilka portar har den
? har den hdmi
? halvtums eller trekvartstums anslutning
? wifi i den?
? usb-c?
? kan man ansluta nätverkskabel
= Anslutningar: 2 x HDMI, 3 x USB-A
= Trådlöst: Bluetooth 5.3
= Anslutning: 1/2 tum
## thing_works_with
? funkar den med iphone
? kan man ha den till mac
? passar skalet min mobil
? kan jag använda min gamla laddare till den
? passar den en 10-delad kedja
? funkar bladet till andra sågar
? går den ihop med google home
? kompatibel med min bil?
? passar den min symaskin
? stödjer den android
= Kompatibel med: iOS 15 och senare
= Passar modeller: 2012\u20132019
= Fungerar med Google Home och Alexa
## thing_control
? har den fjärrkontroll
? hur många lägen
? hur styr man den, vred eller touch
? kan man ställa in volymen
? har den timer
? vilka hastigheter har fläkten
? fotpedal?
? kan den styras via appen
? är det knappar på den
? stänger den av sig själv
= Styrning: touchpanel
= Fjärrkontroll: ja
= Timer: 1\u20138 timmar
## thing_adjustable
? går den att höja och sänka
? är den justerbar
? kan man fälla ryggen
? går huvan att ta av
? kan hyllplanen flyttas
? fällbart handtag
? är ärmarna avtagbara
? kan man vika ihop den
? ställbar i höjd
? går bandet att korta
= Höj- och sänkbar: 70\u2013120 cm
= Hopfällbar: ja
= Avtagbar huva
## thing_electronics
? hur mycket ram
? är det pekskärm
? 4k?
? har den gps
? hur stor är lagringen
? vilken uppdateringsfrekvens
? har den kamera fram
? vilken processor
? hur stor skärm
? upplösning
= Processor: 8 kärnor, 3,2 GHz
= RAM: 16 GB
= Skärm: 6,1 tum OLED, 120 Hz
## thing_age
? från vilken ålder
? vilken ålder är den för
? för barnslig för en tioåring?
? rekommenderad ålder
? barnbarnet har precis fyllt två, funkar den
? passar den en treåring
? är den för skolbarn
? är spelet för tonåringar
? hur gammal ska man vara
? åldersrekommendation
= Rekommenderad ålder: 3+
= Ålder: 6\u201312 månader
= Från 8 år
## thing_for_whom
? är den för dam eller herr
? passar den breda fötter
? funkar den för vänsterhänta
? finns den för större tjejer
? har hallux valgus, passar de
? är kudden för sidosovare
? går den bra när man är gravid
? är den unisex
? är det en herrcykel
? till vem passar den
= Målgrupp: dam
= Kön: unisex
= För vänsterhänta
## thing_fit
? är den liten i storleken
? är den stor i modellen
? stramar den över axlarna
? är mellan 38 och 39
? töjer de sig
? hur sitter den
? vilken passform
? vilken ramstorlek för 175 cm
? tajt eller lös
? hög midja?
= Passform: regular
= Modell: slim fit
= Normal i storleken
## thing_animals
? är den för katt eller hund
? passar den små hundar
? får en grand danois plats
? funkar den för kattungar
? till hamster eller råtta?
? kan igelkottar bo i den
? passar den en labrador
? för kaniner?
? vilket djur är det till
? passar selen en mops
= Djurslag: hund
= Passar: kaniner, marsvin
= För hundar 5\u201310 kg
## thing_place
? kan man ha den i badrummet
? sol eller skugga
? kan den stå på balkongen
? repar den laminat
? kan man lägga den på gräs
? för fuktig källare?
? funkar den i barnrummet
? på vilka underlag
? går den att ha i bastun
? passar den i hallen
= Rum: kök, badrum
= Underlag: trä, metall, gips
= Placering: inomhus
## thing_plant
? hur hög blir den
? är den vintergrön
? vilken zon
? klarar den vintern ute
? hur stor växer den sig
? sprider den sig som ogräs
? är den lättskött
? när blommar den
? hur ofta ska den vattnas
? lätt att döda?
= Höjd fullvuxen: 60\u201380 cm
= Blomning: juni\u2013september
= Zon: 1\u20135
## thing_ingredients
? vad innehåller den
? är den parfymfri
? är det tillsatt socker
? sötningsmedel i?
? hur mycket frukt är det i sylten
? är det riktigt kött i kattmaten
? ingredienser
? vad är det i krämen
? parabener?
? köttandel
= Ingredienser: vatten, glycerin, sheasmör
= INCI: Aqua, Cetearyl Alcohol, Parfum
= Köttandel 70 %
## thing_diet
? är den vegansk
? är det glutenfritt
? är godiset halal
? är det ägg i
? dottern är allergisk mot jordnötter, går den bra
? spår av sesam?
? är gelatinet av gris
? laktosfri?
? passar den lchf
? kosher
= Vegansk: ja
= Allergener: mjölk, soja
= Glutenfri
## thing_taste
? hur smakar den
? är den stark
? mörkrost eller ljusrost
? konstgjord eftersmak?
? är osten mild eller stinker den
? hur het är såsen
? vilka smaker finns
? är vinet torrt
? är den söt
? lakrits i?
= Smak: saltkola
= Rostning: mellanrost
= Styrka: 3 av 5
## thing_nutrition
? hur många kalorier
? näringsvärde
? är det fettigt
? är det mycket salt i
? hur mycket protein
? kolhydrater per 100 gram
? innehåller den d-vitamin
? proteinhalt i hundfodret
? hur mycket socker
? kcal
= Energi per 100 g: 1 560 kJ / 372 kcal
= Protein: 24 g per portion
= Varav sockerarter: 4,2 g
## thing_shelf_life
? hur länge håller den
? hur länge håller den öppnad
? när går den ut
? blir den gammal snabbt
? hur länge kan jag spara öppnad färgburk
? gror fröna nästa år
? bäst före på den
? hållbarhetstid
? håller krämen ett år
? hur lång tid i kylen efter öppning
= Hållbarhet: 12 månader från tillverkning
= Hållbarhet efter öppning: 6 M
= Bäst före: 2026-05
## thing_skin_hair
? är den för torr hy
? funkar den på lockigt hår
? har eksem kan jag använda den
? är den för fet för mitt ansikte
? för mogen hud?
? allergivänlig
? täpper den till porerna
? för färgat hår?
? passar den känslig hud
? klarar rosacea krämen
= Hudtyp: torr, känslig
= Hårtyp: fint och platt
= Oparfymerad, för känslig hud
## thing_safety
? är den halkfri
? blir den överhettad
? kan barnet klämma fingrarna
? har den säkerhetsavstängning
? stålhätta?
? är skorna s3
? är den säker
? barnlås?
? tippskydd
? är den ce-godkänd
= Skyddsklass: S3 SRC
= Standard: EN 1078
= Överhettningsskydd: ja
## thing_warranty
? hur lång garanti har den
? är det garanti på den
? täcker garantin motorn
? hur många år på ramen
? kan man förlänga garantin på den
? byts den gratis om den går sönder år två
? vad är garantitiden på tvn
? är batteriet med i garantin
? fabriksgaranti på cykeln
? livstidsgaranti på kniven?
= Garanti: 2 år
= Fabriksgaranti: 10 år
= Garanti motor: 5 år
## thing_level
? är den för nybörjare
? för lätt för en van
? hur lång tid tar det att bli klar
? är racketen för proffs
? krångliga regler?
? svårighetsgrad
? hur många kvällar tar broderiet
? är pusslet svårt
? funkar den för en som aldrig spelat
? vilken nivå är skidorna
= Nivå: nybörjare
= Svårighetsgrad: 3 av 5
= För avancerade åkare
## thing_language
? vilket språk är den på
? finns den på svenska
? är boken översatt
? är spelet bara på engelska
? svensk text?
? tvåspråkig?
? behöver man kunna japanska
? finns den på finska
? svenskt tal på filmen
? kan menyn ställas på svenska
= Språk: svenska
= Ljud: engelska, svenska
= Textning: nordiska språk
## thing_rating
? är den bra
? hur många stjärnor
? skulle du rekommendera den
? vad tycker andra om den
? är den värd pengarna
? har någon lämnat tillbaka den
? har den vunnit nåt test
? betyg
? är hypen sann
? omdömen om den
= Betyg: 4,6 av 5
= Kundomdömen: 312
= Bäst i test
## thing_refill
? finns refill till den
? lösa huvuden?
? vilken patron går i den
? nya påsar till dammsugaren
? finns extra överdrag
? innerslang till den?
? påfyllning
? vilka blad passar i rakhyveln
? hur ofta ska filtret i den bytas
? lös dyna
= Refill: finns i påse om 500 ml
= Utbytesfilter: typ F2, var tredje månad
= Lösa rakblad: 8-pack
## thing_use_for
? vad används den till
? funkar den för vandring
? kan man använda den på metall
? ska slipa golv, rätt maskin?
? kan man springa i dem
? går den för pendling varje dag
? vad är den bra för
? är den gjord för skog eller grus
? duger den till lätt matlagning
? användningsområde
= Användning: vandring, resor
= Användningsområde: borrning i trä och plast
= Passar till vardag och fest
`;
