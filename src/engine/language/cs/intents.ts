/** What shoppers want to know or have done, as Czech asks for it (?) and as pages say it (=): see `meaning/intents/intent-model.ts`. */
export const intents = (): string => `
## delivery_cost
? po\u0161tovné
? kolik stojí doprava
? cena dopravy
? kolik dám za po\u0161tovné
? kolik si ú\u010dtujete za dopravu
? pro\u010d mi to v ko\u0161íku p\u0159idalo 99 korun
? kolik stoji postovne na zasilkovnu
? ta doprava je n\u011bjak drahá ne
? kolik p\u0159irá\u017eíte za doru\u010dení dom\u016f
? vyjde levn\u011bji kurýr nebo výdejna
= Doprava po \u010cR: 89 K\u010d, bez ohledu na po\u010det kus\u016f.
= Po\u0161tovné a balné: Zásilkovna 79 K\u010d, PPL 99 K\u010d, \u010ceská po\u0161ta 119 K\u010d.
= Cena dopravy se p\u0159ipo\u010dítá v ko\u0161íku podle zvoleného zp\u016fsobu doru\u010dení.
## delivery_free
? doprava zdarma
? od kolika je doprava zdarma
? máte po\u0161tovné zdarma
? kolik mi chybí do dopravy zadarmo
? chybí mi stovka, odpustíte mi po\u0161tovné
? nechci platit dopravu jak na to
? mate dopravu gratis
? kdy neplatím po\u0161tovné
? platí doprava zadá\u010do i na výdejnu
? hranice pro dopravu zdarma
= Doprava zdarma p\u0159i nákupu nad 1 500 K\u010d.
= Nakupte je\u0161t\u011b za 240 K\u010d a máte dopravu zdarma.
= \u010clenové klubu mají doru\u010dení zdarma bez minimální hodnoty.
## delivery_time
? doba doru\u010dení
? jak dlouho trvá doru\u010dení
? kdy to p\u0159ijde
? za jak dlouho to dorazí
? stihne to p\u0159ijít do pátku
? kolik dní se \u010deká na balík
? do kdy to budu mit doma
? je to pracovních dn\u016f nebo normálních
? dodací lh\u016fta
? kdy mi to dovezou
? za kolik dní dojde zbo\u017eí
= Dodací doba: 2\u20133 pracovní dny od odeslání.
= Objednáte-li dnes, doru\u010díme v pátek 14. 3.
= Doru\u010dení obvykle do 48 hodin po celé \u010cR.
## delivery_express
? expresní doru\u010dení
? doru\u010dujete druhý den
? máte doru\u010dení je\u0161t\u011b dnes
? pot\u0159ebuju to hned, umíte rychlej\u0161í dopravu
? zapomn\u011bl jsem na výro\u010dí, jaká je nejrychlej\u0161í mo\u017enost
? expres doruceni do zitra
? p\u0159ivezete to tentý\u017e den po Praze
? je mo\u017enost p\u0159íplatku za rychlé dodání
? zaplatil jsem expres a nic nep\u0159i\u0161lo
? sp\u011bchá to, do zít\u0159ka to musí být
= Expresní doru\u010dení do druhého dne: 149 K\u010d.
= Doru\u010dení v den objednávky v Praze, Brn\u011b a Ostrav\u011b p\u0159i objednání do 11:00.
= Express: p\u0159edáme kurýrovi do 2 hodin.
## delivery_day_slot
? \u010das doru\u010dení
? m\u016f\u017eu si vybrat den doru\u010dení
? v kolik hodin p\u0159ijede kurýr
? doru\u010dujete v sobotu
? vozíte i ve\u010der po práci
? chci \u010dasové okno na nákup potravin
? doruceni az po 17 hodine
? jde to doru\u010dit p\u0159esn\u011b ve \u010dtvrtek
? d\u011blám no\u010dní, nezvo\u0148te prosím dopoledne
? rozvá\u017eíte o víkendu a o svátcích
= Vyberte si den a \u010das doru\u010dení, \u010dasová okna po 1 hodin\u011b.
= Ve\u010derní doru\u010dení 17\u201321 h: p\u0159íplatek 39 K\u010d.
= Sobotní doru\u010dení za 79 K\u010d.
## dispatch_cutoff
? do kolika objednat
? do kdy musím objednat, a\u0165 to dnes odejde
? kdy objednávku ode\u0161lete
? jak dlouho trvá vy\u0159ízení a zabalení
? pro\u010d je\u0161t\u011b nebyla moje objednávka expedována
? expedujete dneska jeste
? v kolik se odesílají poslední balíky
? stihnu je\u0161t\u011b dne\u0161ní expedici
? kdy to p\u0159edáte dopravci
? odesíláte i v sobotu
= Objednávky p\u0159ijaté do 14:00 expedujeme je\u0161t\u011b tý\u017e den.
= Doba vy\u0159ízení objednávky: do 24 hodin v pracovní dny.
= Skladové zbo\u017eí odesíláme do 1 pracovního dne.
## delivery_carrier
? dopravce
? jakou p\u0159epravní spole\u010dností posíláte
? kdo to doru\u010duje
? posíláte p\u0159es zásilkovnu
? vozíte to ppl nebo dpd
? s jednou kurýrní firmou mám \u0161patné zku\u0161enosti, jde jiná
? posilate balikovnou
? m\u016f\u017eu si zvolit gls
? který kurýr to poveze
? máte \u010deskou po\u0161tu
= Zasíláme p\u0159es Zásilkovnu, PPL, DPD, GLS a \u010ceskou po\u0161tu.
= Dopravce zvolíte v ko\u0161íku.
= Men\u0161í zásilky vozí Balíkovna, v\u011bt\u0161í p\u0159epravní slu\u017eba Geis.
## tracking
? sledování zásilky
? kde je m\u016fj balík
? kde je moje objednávka
? jak zjistím stav zásilky
? \u010díslo zásilky ke sledování
? kdy vyjede kurýr s mým balí\u010dkem
? kde je muj balik
? nep\u0159i\u0161el mi odkaz na trackování
? u\u017e je to na cest\u011b
? jde sledovat kurýr na map\u011b
? v jakém stavu je moje objednávka
= Zásilku m\u016f\u017eete sledovat pomocí \u010dísla v e-mailu o odeslání.
= Sledování zásilky (Track & Trace): zadejte podací \u010díslo.
= Stav objednávky najdete v sekci Moje objednávky.
## delivery_abroad
? doru\u010dení do zahrani\u010dí
? posíláte do zahrani\u010dí
? doru\u010dujete na Slovensko
? jde to poslat do N\u011bmecka
? kolik stojí zaslání do Rakouska
? bydlím v Anglii, po\u0161lete mi to
? posilate i na slovensko
? expedujete mimo \u010cR
? doprava do EU
? po\u0161lete balík do Ameriky
= Doru\u010dujeme do 27 zemí EU, do Velké Británie a \u0160výcarska.
= Slovensko 149 K\u010d, N\u011bmecko a Rakousko 249 K\u010d, ostatní zem\u011b EU 349 K\u010d.
= Zásilky do zahrani\u010dí: dodací lh\u016fta 4\u20138 dn\u016f.
## delivery_excluded_places
? kam nedoru\u010dujete
? doru\u010dujete i na samotu
? jezdíte k nám na vesnici
? platí to i pro moje PS\u010c
? doru\u010díte na P. O. Box
? jsme na chat\u011b v lese, dojede tam kurýr
? rozvazite i mimo prahu
? vozíte i na poste restante
? rozvoz jen po Brn\u011b nebo i okolí
? je na\u0161e obec v oblasti rozvozu
= Nedoru\u010dujeme na P. O. Boxy ani na adresy poste restante.
= Rozvoz potravin: Praha, St\u0159edo\u010deský kraj, Brno, Plze\u0148 \u2013 zadejte PS\u010c.
= Do odlehlých oblastí a na ostrovy ú\u010dtujeme p\u0159íplatek.
## delivery_restrictions
? co nejde poslat po\u0161tou
? posíláte barvy a \u0159edidla po\u0161tou
? pro\u010d mi ko\u0161ík nedovolí doru\u010dit lepidlo
? lze zaslat parfém letecky
? posíláte \u017eivé rybi\u010dky v mrazu
? proc nejde poslat sprej na vydejnu
? posíláte rostliny i v zim\u011b
? dá se alkohol poslat do boxu
? baterie se dají poslat balíkem?
? zbran\u011b a st\u0159elivo posíláte dom\u016f
= Ho\u0159laviny a tlakové nádoby nelze zasílat leteckou p\u0159epravou.
= \u017divé rostliny p\u0159i mrazech pod \u22125 °C neodesíláme.
= Zbo\u017eí s omezením p\u0159epravy (ADR): pouze osobní odb\u011br nebo kurýr.
## customs_duties
? clo
? budu platit clo
? je v cen\u011b clo a DPH
? platí se dovozní da\u0148
? chodí to z \u010cíny a musím to proclít
? celni poplatky kolik
? p\u0159i\u0161lo mi vyrozum\u011bní od celního ú\u0159adu
? kdo platí celní \u0159ízení
? EORI \u010díslo kam zadat
? jak je to se clem z Anglie
= Clo a dovozní DPH hradí p\u0159íjemce.
= Zbo\u017eí odesíláme z EU, clo se neplatí.
= Ceny do \u0160výcarska zahrnují ve\u0161keré celní poplatky (DDP).
## delivery_bulky
? doprava nadm\u011brného zbo\u017eí
? jak doru\u010dujete velké a t\u011b\u017eké v\u011bci
? kolik stojí doprava seda\u010dky
? p\u0159ivezete pra\u010dku ve dvou lidech
? projede k nám kamion úzkou ulicí
? dovoz nabytku jak to funguje
? po\u0161lete to na palet\u011b
? co kdy\u017e se s americkou lednicí nedostanete do dvora
? má to auto hydraulické \u010delo
? odveze to normální kurýr nebo speditér
= Nadrozm\u011brné zbo\u017eí doru\u010duje dvou\u010dlenná posádka.
= Paletová p\u0159eprava: 890 K\u010d za paletové místo, v\u016fz s hydraulickým \u010delem.
= Zbo\u017eí nad 30 kg vozí spedi\u010dní spole\u010dnost.
## delivery_upstairs
? vyná\u0161ka
? vynesete to do patra
? donesete to a\u017e do bytu
? bydlím ve \u010dtvrtém bez výtahu
? kolik stojí vyná\u0161ka do patra
? vynesou mi gauc nahoru
? necháte to jen p\u0159ed domem
? mám nemocná záda, pot\u0159ebuju to a\u017e do pokoje
? platí se za ka\u017edé patro zvlá\u0161\u0165
? nechají to na chodníku?
= Doru\u010dení je pouze k prvním uzamykatelným dve\u0159ím, bez vyná\u0161ky.
= Vyná\u0161ka do bytu: 490 K\u010d, do 2. patra bez výtahu.
= P\u0159íplatek za ka\u017edé dal\u0161í patro bez výtahu 100 K\u010d.
## delivery_appointment
? domluva termínu dovozu
? zavolá mi \u0159idi\u010d p\u0159edem
? kdy se mi ozve dopravce kv\u016fli termínu
? nestihl jsem hovor od dopravce, komu zavolat
? v domluvený \u010das nebudu doma, jde to p\u0159esunout
? domluvit termin dovozu postele
? ozve se mi p\u0159ed p\u0159íjezdem \u0159idi\u010d
? nevyhovuje mi termín od spedice
? p\u0159epravce se v\u016fbec neozval
? dá se závoz nábytku odlo\u017eit
= Dopravce vás kontaktuje telefonicky den p\u0159edem a domluví \u010das doru\u010dení.
= Termín závozu s vámi sjedná dispe\u010dink do 3 pracovních dn\u016f.
= \u0158idi\u010d volá 30 minut p\u0159ed p\u0159íjezdem.
## delivery_not_home
? nezasti\u017een
? co kdy\u017e nebudu doma
? kurýr m\u011b nezastihl, co te\u010f
? kde te\u010f m\u016fj balík le\u017eí
? kolikrát se pokusí o doru\u010dení
? nebyl sem doma kde mam balik
? nefunguje zvonek, \u0159idi\u010d se nedozvonil
? jsem na dovolené, kdy\u017e to má p\u0159ijít
? u kterého souseda je moje zásilka
? jak domluvím opakované doru\u010dení
= Nebudete-li zasti\u017eeni, kurýr se pokusí o doru\u010dení následující pracovní den.
= Zásilka bude ulo\u017eena na nejbli\u017e\u0161í výdejn\u011b po dobu 7 dní.
= Po dvou neúsp\u011b\u0161ných pokusech se zásilka vrací odesílateli.
## leave_at_door
? nechat u dve\u0159í
? m\u016f\u017eete mi to nechat za dve\u0159mi
? a\u0165 to hodí p\u0159es plot
? dejte to do boxu u branky
? polo\u017ete balík na terasu
? nezvonte jen to nechte pred domem
? dá se zásilka nechat bez p\u0159evzetí
? nechte to v gará\u017ei prosím
? \u0161t\u011bká mi pes, dejte to za vrátka
? odlo\u017eení balíku na bezpe\u010dném míst\u011b
= Zásilku lze na p\u0159ání odlo\u017eit na bezpe\u010dném míst\u011b.
= Doru\u010dení bez podpisu: balík ponecháme u dve\u0159í na va\u0161e riziko.
= Souhlas s odlo\u017eením zásilky ud\u011blíte v aplikaci dopravce.
## signature_age_check
? ob\u010danka p\u0159i p\u0159evzetí
? musím to podepsat
? cht\u011bl po mn\u011b \u0159idi\u010d ob\u010danku
? kontroluje kurýr v\u011bk
? u vína se prokazuje plnoletost?
? co kdyz u sebe nemam obcanku
? kdo se podepsal za m\u016fj balík
? vypadám mlad\u011b, p\u0159edá mi to kurýr
? PIN pro p\u0159evzetí zásilky
? odmítl mi vydat balík bez dokladu
= P\u0159i p\u0159evzetí alkoholu ov\u011b\u0159ujeme v\u011bk \u2013 p\u0159ipravte si ob\u010danský pr\u016fkaz.
= Zásilky nad 5 000 K\u010d se p\u0159edávají proti podpisu.
= Zbo\u017eí vydáváme pouze osobám star\u0161ím 18 let.
## parcel_lost
? ztracený balík
? pí\u0161e to doru\u010deno ale nic nemám
? balík se ztratil
? po t\u0159ech týdnech po\u0159ád nic
? n\u011bkdo mi ukradl zásilku z chodby
? pise to doruceno a nic tu neni
? zásilka se n\u011bkde zasekla a nehýbe se
? nep\u0159i\u0161el mi balík v\u016fbec
? kdo zaplatí ztracenou zásilku
? jak reklamovat nedoru\u010dený balík
= Zásilka ozna\u010dena jako doru\u010dená, ale nemáte ji? Ozv\u011bte se nám do 7 dn\u016f.
= Ztracenou zásilku po uzav\u0159ení \u0161et\u0159ení u dopravce nahradíme.
= Nedoru\u010dená zásilka: vypl\u0148te formulá\u0159 pro pátrání.
## damaged_on_arrival
? po\u0161kozená zásilka
? p\u0159i\u0161lo to rozbité
? balík dorazil promá\u010dknutý
? televize má prasklou obrazovku z p\u0159epravy
? vytekl \u0161ampon v krabici
? prislo to rozbity co mam delat
? kytky p\u0159i\u0161ly polámané
? mám p\u0159evzít poni\u010dený balík
? jak uplatnit \u0161kodu z p\u0159epravy
? krabice vypadá jako po slonovi
= Po\u0161kození p\u0159i p\u0159eprav\u011b nahlaste do 2 pracovních dn\u016f a p\u0159ilo\u017ete fotografie.
= P\u0159i p\u0159evzetí zkontrolujte neporu\u0161enost obalu; závady zapi\u0161te do protokolu s \u0159idi\u010dem.
= Zásilku s po\u0161kozeným obalem nemusíte p\u0159evzít.
## missing_items
? chybí kus
? v balíku n\u011bco chybí
? chybí mi \u010dást objednávky
? nedo\u0161ly \u0161roubky k montá\u017ei
? zapomn\u011bli jste p\u0159ibalit dárek
? chybi mi navod a klicka
? p\u0159i\u0161la jen p\u016flka v\u011bcí
? v krabici nebyl nabíjecí kabel
? zásilka není kompletní
? objednala jsem t\u0159i a p\u0159i\u0161ly dva
= Chybí ve va\u0161í zásilce n\u011bco? Nejprve zkontrolujte dodací list.
= Chyb\u011bjící díly (\u0161rouby, kolíky, kování) za\u0161leme zdarma do 3 dn\u016f.
= Nekompletní zásilku reklamujte do 48 hodin.
## wrong_item
? jiné zbo\u017eí
? poslali jste mi n\u011bco jiného
? p\u0159i\u0161la \u0161patná velikost, ne\u017e jsem cht\u011bla
? objednal jsem lampu a je tu konvice
? spletli jste si m\u011b s jiným zákazníkem
? prisla mi jina barva nez jsem objednal
? zám\u011bna zbo\u017eí
? na \u0161títku je M a uvnit\u0159 S
? musím platit vrácení, kdy\u017e je to va\u0161e chyba
? dostala jsem cizí balík
= Obdr\u017eeli jste jiné zbo\u017eí? Omlouváme se, správné obratem za\u0161leme.
= Zám\u011bna zbo\u017eí z na\u0161í strany: vrácení hradíme my.
= Chybn\u011b dodané zbo\u017eí vyzvedne kurýr zdarma.
## split_delivery
? rozd\u011blená zásilka
? p\u0159ijde to v\u0161echno najednou
? zbytek objednávky je\u0161t\u011b dorazí
? m\u016f\u017eete to poslat po \u010dástech
? ne\u010dekejte na jednu v\u011bc a po\u0161lete zbytek
? pridat to k vcerejsi objednavce
? jde spojit dv\u011b objednávky do jednoho balíku
? zdr\u017eí p\u0159edobjednávka i to, co je skladem
? pro\u010d mi p\u0159i\u0161ly dva balíky
? slou\u010dení objednávek
= Objednávka m\u016f\u017ee p\u0159ijít ve více balících, dopravu platíte jen jednou.
= Zbo\u017eí z r\u016fzných sklad\u016f zasíláme zvlá\u0161\u0165.
= \u010cáste\u010dné dodání: zbylé zbo\u017eí dodáme, jakmile bude skladem.
## click_and_collect
? osobní odb\u011br
? m\u016f\u017eu si to vyzvednout na prodejn\u011b
? je osobní odb\u011br zdarma
? za jak dlouho to bude p\u0159ipravené k vyzvednutí
? kde na prodejn\u011b vyzvednu objednávku
? vyzvednuti na pobocce jak to funguje
? objednám p\u0159es net a zaplatím u vás
? p\u0159ijde mi sms, \u017ee je to k odb\u011bru
? do kdy si to musím vyzvednout na pobo\u010dce
? výdej objednávek kde
= Osobní odb\u011br na prodejn\u011b zdarma, p\u0159ipraveno do 2 hodin.
= Objednejte online a vyzvedn\u011bte na kterékoli z 24 prodejen.
= Na prodejn\u011b pro vás zbo\u017eí dr\u017eíme 5 pracovních dn\u016f.
## collect_for_someone
? vyzvednutí jinou osobou
? m\u016f\u017ee to za m\u011b vyzvednout man\u017eel
? sta\u010dí poslat mám\u011b kód
? pot\u0159ebuje plnou moc k vyzvednutí
? jmenuje se jinak, vydáte jí to
? muze to vyzvednout kamarad
? po\u0161lu pro to syna, co musí mít s sebou
? vyzvedávám balík za babi\u010dku
? vydáte zásilku n\u011bkomu jinému
? musí mít m\u016fj ob\u010danský pr\u016fkaz?
= Zásilku za vás m\u016f\u017ee vyzvednout i jiná osoba.
= K vyzvednutí sta\u010dí \u010díslo objednávky a kód z SMS.
= Zástupce p\u0159edlo\u017eí plnou moc nebo kód pro výdej.
## parcel_locker
? Z-BOX
? posíláte do boxu
? doru\u010dujete na výdejní místo
? m\u016f\u017eu si zvolit zásilkovnu u nás v trafice
? jak dlouho je balík v boxu
? kod do zboxu mi nedosel
? AlzaBox jde vybrat?
? nestihla jsem vyzvednout z výdejny, co te\u010f
? co pot\u0159ebuju k vyzvednutí na výdejn\u011b
? otev\u0159ít box bez aplikace
? prodlou\u017eit ulo\u017eení balíku na výdejním míst\u011b
= Doru\u010dení do Z-BOXu, AlzaBoxu nebo Balíkovna Boxu od 59 K\u010d.
= Vyberte si z 10 000 výdejních míst po celé \u010cR.
= Zásilka je ulo\u017eena 7 dní, otev\u0159ete ji kódem z aplikace.
## address_change
? zm\u011bna adresy
? zadala jsem \u0161patnou adresu
? pot\u0159ebuju to doru\u010dit do práce
? zapomn\u011bl jsem \u010díslo bytu
? p\u0159est\u011bhovali jsme se a je tam stará adresa
? spatne psc v objednavce
? jde zm\u011bnit doru\u010dovací adresa
? p\u0159esm\u011brovat balík jinam
? mám p\u0159eklep v ulici
? zm\u011bnit výdejnu za jinou
= Chybná adresa? Ozv\u011bte se nám hned, ne\u017e objednávku zabalíme.
= Po odeslání lze zm\u011bnit adresu jen v aplikaci dopravce.
= Doru\u010dovací adresu upravíte v detailu objednávky.
## order_change
? úprava objednávky
? m\u016f\u017eu zm\u011bnit objednávku
? p\u0159idat v\u011bc do objednávky
? zapomn\u011bl jsem do ko\u0161íku p\u0159idat mléko
? chci jinou barvu, ne\u017e jsem objednala
? jde to jeste upravit objednavku
? odebrat jednu polo\u017eku z objednávky
? objednal jsem levou a pot\u0159ebuju pravou
? zvý\u0161it po\u010det kus\u016f v hotové objednávce
? p\u0159ihodit je\u0161t\u011b jednu v\u011bc k tomu
= Objednávku lze upravit do stavu \u201ep\u0159ipravuje se\u201c.
= P\u0159idání nebo odebrání polo\u017eek: otev\u0159ete objednávku a zvolte Upravit.
= Po p\u0159edání do expedice u\u017e zm\u011bny nejsou mo\u017ené.
## order_cancel
? zru\u0161ení objednávky
? chci zru\u0161it objednávku
? stornujte mi to prosím
? storno objednávky
? objednal jsem omylem dvakrát
? zruste mi tu objednavku
? nikde nevidím tla\u010dítko zru\u0161it
? zru\u0161il jsem to a stejn\u011b to p\u0159i\u0161lo
? rozmyslela jsem si to, u\u017e to nechci
? nem\u016f\u017eu si to nakonec dovolit
= Objednávku m\u016f\u017eete bezplatn\u011b stornovat a\u017e do odeslání.
= Zru\u0161ení: Moje objednávky \u2192 Stornovat objednávku.
= Po expedici zásilku jednodu\u0161e nep\u0159evezm\u011bte.
## order_confirmation
? potvrzení objednávky
? pro\u0161la moje objednávka
? nep\u0159i\u0161el mi potvrzovací mail
? není to ani ve spamu
? stránka spadla a nevím, jestli se to odeslalo
? prisla vam moje objednavka
? peníze ode\u0161ly, ale \u017eádný email
? jak poznám, \u017ee jste objednávku p\u0159ijali
? smazal jsem si potvrzení
? odeslala se v\u016fbec ta objednávka
= Po odeslání objednávky vám p\u0159ijde potvrzovací e-mail s \u010díslem objednávky.
= Nedorazilo potvrzení? Zkontrolujte slo\u017eku spam.
= Shrnutí objednávky najdete ve svém ú\u010dtu.
## order_by_phone
? objednávka po telefonu
? m\u016f\u017eu objednat telefonicky
? p\u0159ijmete objednávku mailem
? dá se objednat bez registrace
? nefunguje mi web, na\u0165ukáte to za m\u011b
? objednat bez internetu jde to
? nakoupit jako host
? rad\u0161i to nadiktuju n\u011bkomu po telefonu
? koupit na prodejn\u011b a nechat poslat dom\u016f
? objednávková linka
= Objednávky po telefonu p\u0159ijímáme Po\u2013Pá 8\u201317 h.
= Nákup bez registrace: pokra\u010dujte jako host.
= Objednat m\u016f\u017eete i e-mailem nebo na prodejn\u011b.
## minimum_order
? minimální objednávka
? je n\u011bjaká minimální hodnota objednávky
? kolik musím nejmén\u011b nakoupit
? pro\u010d nejde koupit jen jeden kus
? limit kus\u016f na osobu
? proc nemuzu vic nez tri
? prodáte mi jednu baterku, ne celé balení
? rozbalíte kv\u016fli mn\u011b karton
? nejmen\u0161í odb\u011br
? max po\u010det kus\u016f na zákazníka
= Minimální hodnota objednávky: 300 K\u010d.
= Minimální odb\u011br 10 ks.
= Maximáln\u011b 3 kusy na zákazníka.
## preorder
? p\u0159edobjednávka
? jde to p\u0159edobjednat
? kdy vyjde a m\u016f\u017eu si ho rezervovat p\u0159edem
? kdy se strhne platba u p\u0159edobjednávky
? p\u0159ijde to v den vydání
? predobjednat novou hru
? mám p\u0159edobjednávku jistou
? chci podepsané vydání d\u0159ív ne\u017e ostatní
? p\u0159edprodej nového alba
? pohlídat si novou konzoli p\u0159ed vydáním
= P\u0159edobjednávka \u2013 vychází 14. \u0159íjna.
= P\u0159edobjednané hry odesíláme tak, aby dorazily v den vydání.
= Platba se u p\u0159edobjednávky strhává a\u017e p\u0159i odeslání.
## backorder_restock
? naskladn\u011bní
? kdy to bude zase skladem
? hlídací pes dostupnosti
? kdy naskladníte modrou
? je to vyprodané, mám \u010dekat
? kdy to bude znovu k dostani
? u\u017e to máte m\u011bsíc vyprodaný
? upozorn\u011bte m\u011b, a\u017e to bude
? budete to je\u0161t\u011b dopl\u0148ovat
? na cest\u011b do skladu, kdy to naskladníte
= Vyprodáno? Zadejte e-mail a my vás upozorníme na naskladn\u011bní.
= O\u010dekávané naskladn\u011bní: 32. týden.
= Na objednávku, dodání do 14 dn\u016f.
## reserve_hold
? rezervace zbo\u017eí
? m\u016f\u017eete mi to odlo\u017eit
? podr\u017eíte mi poslední kus
? zarezervovat na prodejn\u011b
? sta\u010dí záloha, abyste mi to schovali
? odlozte mi to do patku prosim
? jak dlouho dr\u017eíte rezervaci
? neprodávejte ho, p\u0159ijedu zítra
? blokace kusu na pobo\u010dce
? zamluvit si poslední kytaru
= Rezervace: zbo\u017eí pro vás dr\u017eíme 48 hodin bez zálohy.
= Rezervujte si na vybrané prodejn\u011b a zapla\u0165te na míst\u011b.
= Rezervace se slo\u017eením zálohy 20 %.
## return_period
? lh\u016fta na vrácení
? do kdy m\u016f\u017eu vrátit zbo\u017eí
? kolik dní mám na vrácení
? je to 14 nebo 30 dní na vrácení
? po\u010dítá se to od doru\u010dení nebo od nákupu
? do kolika dnu jde vratit
? jak dlouho se dá odstoupit od smlouvy
? dokdy se to musí poslat zp\u011bt
? zákonná lh\u016fta pro odstoupení
? mám je\u0161t\u011b \u010das to vrátit
= Zbo\u017eí m\u016f\u017eete vrátit do 30 dn\u016f od p\u0159evzetí.
= Lh\u016fta pro odstoupení od smlouvy: 14 dn\u016f bez udání d\u016fvodu.
= Prodlou\u017eená lh\u016fta na vrácení 100 dní.
## return_late
? vrácení po lh\u016ft\u011b
? pro\u0161vihl jsem \u010dtrnáct dní, jde to je\u0161t\u011b
? vrátím to o pár dní pozd\u011bji
? ud\u011bláte výjimku s lh\u016ftou
? zapomn\u011blo se to v kufru auta pár m\u011bsíc\u016f
? uz je po terminu vraceni co s tim
? ú\u010dtenka je z b\u0159ezna, vezmete to zpátky
? propásla jsem termín pro vrácení
? nestihla jsem to poslat v\u010das kv\u016fli nemoci
? lh\u016fta vypr\u0161ela v\u010dera
= Zbo\u017eí vrácené po uplynutí lh\u016fty nelze p\u0159ijmout.
= Po lh\u016ft\u011b nabízíme z dobré v\u016fle poukaz na nákup.
= Pozdní vrácení posuzujeme individuáln\u011b.
## return_extended_season
? vrácení váno\u010dních dárk\u016f
? prodlu\u017eujete lh\u016ftu na vrácení p\u0159es Vánoce
? mám jako \u010dlen klubu del\u0161í dobu na vrácení
? do kdy m\u016f\u017eu vrátit dárek z Vánoc
? kolik dní navíc mají gold \u010dlenové na vracení
? vanocni darky vratit do ledna
? koupím te\u010f, dá se vrátit po svátcích
? platí prodlou\u017eené vrácení i na listopadové nákupy
? del\u0161í vracení pro v\u011brné zákazníky
? váno\u010dní prodlou\u017eená lh\u016fta
= Váno\u010dní nákupy od 1. 11. m\u016f\u017eete vrátit do 31. ledna.
= Prodlou\u017eená váno\u010dní lh\u016fta pro vrácení zbo\u017eí.
= \u010clenové klubu: vrácení a\u017e do 60 dn\u016f.
## return_how
? vrácení zbo\u017eí
? jak vrátím zbo\u017eí
? chci to poslat zpátky
? kam to mám poslat na vrácení
? formulá\u0159 pro odstoupení od smlouvy
? jak na vraceni pres zasilkovnu
? co v\u0161echno p\u0159ilo\u017eit do balíku p\u0159i vracení
? nelíbí se mi to, jak to vrátit
? kód pro vrácení balíku
? odstoupit od kupní smlouvy
? vratka
= Vypl\u0148te formulá\u0159 pro vrácení, vytiskn\u011bte \u0161títek a podejte na výdejn\u011b.
= Odstoupení od smlouvy: za\u0161lete formulá\u0159 a zbo\u017eí na adresu skladu.
= Vrácení p\u0159es Zásilkovnu: u obsluhy nadiktujte kód.
## return_cost
? cena za vrácení
? kdo platí po\u0161tovné p\u0159i vrácení
? je vrácení zdarma
? musím si vrácení zaplatit sám
? vrátit t\u011b\u017ekou v\u011bc vyjde draho
? vratka zdarma nebo platim
? pro\u010d jste mi strhli 79 korun za vrácení
? proplatíte mi po\u0161tovné za odeslání zp\u011bt
? kolik stojí poslat to zpátky
? bezplatné vracení máte?
= Náklady na vrácení zbo\u017eí nese kupující.
= Vrácení zdarma p\u0159es Zásilkovnu.
= Zp\u011btné po\u0161tovné 69 K\u010d ode\u010dteme od vrácené \u010dástky.
## return_in_store
? vrácení na prodejn\u011b
? m\u016f\u017eu eshopovou objednávku vrátit na prodejn\u011b
? vezme to ka\u017edá pobo\u010dka
? koupila jsem v Brn\u011b, vrátím v Praze
? budu ve m\u011bst\u011b, p\u0159inesu to zp\u011bt rovnou k vám
? vratit v kamenne prodejne jde
? musím to poslat, nebo donesu osobn\u011b
? vrátí mi na kase hotovost
? zpátky na pobo\u010dku bez posílání
? vracení u pokladny
= Zbo\u017eí z e-shopu m\u016f\u017eete vrátit na kterékoli prodejn\u011b.
= Vrácení na prodejn\u011b: p\u0159ineste zbo\u017eí, doklad a platební kartu.
= \u010cástku vrátíme na míst\u011b na kartu.
## return_no_receipt
? vrácení bez ú\u010dtenky
? ztratil jsem ú\u010dtenku
? sta\u010dí výpis z ú\u010dtu místo ú\u010dtenky
? nemám doklad o koupi
? vyhodila jsem paragon
? jde to vratit i bez uctenky
? smazal jsem mail s fakturou, uznáte to
? prodejní doklad nem\u016f\u017eu najít
? je pot\u0159eba originál ú\u010dtenky
? bez dokladu o nákupu vezmete zbo\u017eí zp\u011bt
= K vrácení je nutné p\u0159edlo\u017eit ú\u010dtenku nebo jiný doklad o koupi.
= Bez dokladu nabízíme vým\u011bnu nebo poukaz v aktuální cen\u011b.
= Místo ú\u010dtenky sta\u010dí výpis z karty nebo v\u011brnostní ú\u010det.
## return_opened_used
? vrácení rozbaleného zbo\u017eí
? u\u017e jsem to otev\u0159el, jde to vrátit
? musí to být nerozbalené
? jednou jsem to m\u011bla na sob\u011b
? strhl jsem pe\u010de\u0165, vezmete to
? vyzkousel jsem to muzu vratit
? je na tom trochu psích chlup\u016f
? ust\u0159ihla jsem visa\u010dku
? páchne to kou\u0159em, p\u0159ijmete vratku
? pou\u017eité zbo\u017eí zpátky?
= Zbo\u017eí vra\u0165te neno\u0161ené, nevyprané a s p\u016fvodními visa\u010dkami.
= Zbo\u017eí m\u016f\u017eete vyzkou\u0161et jako v obchod\u011b; za dal\u0161í opot\u0159ebení krátíme vrácenou \u010dástku.
= Rozbalené zbo\u017eí lze vrátit, pokud nejeví známky pou\u017eívání.
## return_hygiene_excluded
? vrácení spodního prádla
? m\u016f\u017eu vrátit plavky
? lze vrátit podprsenku
? odlepila jsem hygienickou pásku
? vrácení otev\u0159ené rt\u011bnky
? jde vratit nausnice
? erotické pom\u016fcky vrátit
? vyzkou\u0161ené kalhotky berete zp\u011bt
? \u0161puntová sluchátka po vyzkou\u0161ení
? z hygienických d\u016fvod\u016f nevrátíte?
= Z hygienických d\u016fvod\u016f nelze vrátit spodní prádlo, náu\u0161nice a kosmetiku po poru\u0161ení obalu.
= Plavky zkou\u0161ejte p\u0159es vlastní prádlo, hygienická vlo\u017eka musí z\u016fstat na míst\u011b.
= Zbo\u017eí v uzav\u0159eném obalu, které po vyn\u011btí není vhodné vrátit.
## return_custom_excluded
? vrácení zbo\u017eí na míru
? dá se vrátit hrnek s fotkou
? vrátit n\u011bco se jménem
? látka z metrá\u017ee, \u0161patný odstín
? prstýnek na míru mi nesedí
? latka z role vratit jde
? zakázková výroba a odstoupení
? vrácení tri\u010dek s vlastním potiskem
? záv\u011bs jsem nechala u\u0161ít a je krátký
? gravírovaný \u0161perk zp\u011bt
= Zbo\u017eí vyrobené na míru nebo s personalizací nelze vrátit.
= Metrá\u017e, kabely a \u0159et\u011bzy odst\u0159i\u017eené na p\u0159ání jsou z odstoupení vylou\u010deny.
= U zbo\u017eí upraveného podle p\u0159ání zákazníka nelze odstoupit od smlouvy.
## return_food_plants
? zka\u017eené potraviny
? jahody p\u0159i\u0161ly plesnivé
? mléko je po záruce
? stromek nemá ani jeden lístek
? \u0161unka byla teplá, dá se jíst
? plesnivej chleba hned první den
? uschlé sazenice chci vrátit peníze
? prosla zbozi v nakupu
? rostlina do týdne uhynula
? máte záruku ujmutí u rostlin
= Potraviny podléhající rychlé zkáze nelze vrátit.
= Není \u010derstvé? Po\u0161lete fotku do 24 hodin a \u010dástku vrátíme.
= Záruka ujmutí rostlin: reklamace do 14 dn\u016f od doru\u010dení.
## return_sale_items
? vrácení zlevn\u011bného zbo\u017eí
? m\u016f\u017eu vrátit v\u011bci ze slevy
? koupeno ve výprodeji, vrátíte peníze
? platí vrácení i na ak\u010dní ceny
? \u010dervené cenovky nejdou vrátit?
? jde vratit outletove zbozi
? koupila jsem to na black friday, nehodí se mi
? vým\u011bna zlevn\u011bných kus\u016f
? bylo to v doprodeji, vezmete to zp\u011bt
? slevové zbo\u017eí a lh\u016fta \u010dtrnáct dní
= Zlevn\u011bné zbo\u017eí m\u016f\u017eete vrátit za stejných podmínek jako ostatní.
= Zbo\u017eí z doprodeje nelze vym\u011bnit ani vrátit na prodejn\u011b.
= Na výprodej se vztahuje zákonná lh\u016fta 14 dn\u016f.
## return_packaging
? vrácení bez p\u016fvodního obalu
? vyhodil jsem krabici, jde to vrátit
? do \u010deho to mám zabalit na vrácení
? musí být originální krabice
? nalepila jsem \u0161títek p\u0159ímo na krabici od bot
? krabici jsem dal do sberu
? strhnete n\u011bco za roztr\u017eenou krabici
? m\u016f\u017eu to poslat zp\u011bt v pytli
? nemám bublinkovou fólii
? p\u016fvodní obal u\u017e nemám
= Zbo\u017eí prosím vracejte v p\u016fvodním neporu\u0161eném obalu.
= Nemáte originální krabici? Pou\u017eijte jiný pevný karton.
= P\u0159epravní \u0161títek nelepte p\u0159ímo na krabici výrobku.
## return_gift
? vrácení dárku
? dostal jsem to jako dárek a chci to vym\u011bnit
? vrátit dárek bez \u010dísla objednávky
? dozví se to ten, kdo mi to dal
? dáte tam dárkovou ú\u010dtenku bez ceny
? darek mi nesedi muzu vymenit
? m\u016f\u017eu za dárek dostat peníze místo dárce
? od je\u017eí\u0161ka mám dvakrát toté\u017e
? obdarovaný to chce jinou velikost
? babi\u010dka mi koupila svetr, nemám doklad
= Obdarovaný m\u016f\u017ee dárek vym\u011bnit s dárkovou ú\u010dtenkou.
= Za vrácený dárek vystavíme poukaz; dárce se nic nedozví.
= Vým\u011bnný lístek bez uvedení ceny p\u0159ilo\u017eíme na p\u0159ání.
## return_bulky_pickup
? vrácení velkého zbo\u017eí
? jak vrátím seda\u010dku
? vrácení pra\u010dky jak na to
? p\u0159ijedete si pro tu postel
? nemám auto, jak vrátit st\u016fl
? odvoz vracene skrine od vas
? kolik stojí svoz nábytku zp\u011bt
? musím matraci zabalit pro \u0159idi\u010de
? m\u016f\u017eu to p\u0159ivézt na vozíku sám
? vyzvednutí vráceného nábytku doma
= Nadrozm\u011brné zbo\u017eí vyzvedne ná\u0161 dopravce u vás doma.
= Svoz vráceného nábytku: 990 K\u010d za kus.
= Zbo\u017eí p\u0159ipravte k odvozu v p\u0159ízemí, zabalené a rozlo\u017eené.
## return_assembled
? vrácení smontovaného nábytku
? u\u017e jsem to slo\u017eil, dá se to vrátit
? smontovaný st\u016fl se viklá, chci ho vrátit
? musím to zase rozebrat
? postavili jsme trampolínu a d\u011bti ji necht\u011bjí
? slozena skrin jde vratit
? pneumatiky u\u017e jsou na kole, vezmete je
? sestavila jsem \u0161krabadlo a ko\u010dka ho ignoruje
? lze odstoupit po montá\u017ei
? za\u0161rouboval jsem to a nesedí to
= Smontovaný nábytek nelze vrátit v plné vý\u0161i.
= P\u0159ed odvozem musí být výrobek rozebrán.
= Montá\u017eí vzniklé opot\u0159ebení sni\u017euje vrácenou \u010dástku.
## exchange_size
? vým\u011bna velikosti
? m\u016f\u017eu to vym\u011bnit za v\u011bt\u0161í
? chci jinou velikost
? vym\u011bníte mi barvu
? je vým\u011bna zdarma
? jde to vymenit za mensi cislo
? musím nejd\u0159ív poslat to svoje zpátky
? boty tla\u010dí, po\u0161lete o \u010díslo v\u011bt\u0161í
? jak ud\u011blám vým\u011bnu za jiný kus
? miminko z toho vyrostlo, ne\u017e p\u0159i\u0161lo
= Vým\u011bna za jinou velikost nebo barvu je zdarma.
= \u0160patná velikost? Ve formulá\u0159i zvolte \u201evým\u011bna\u201c a novou velikost rezervujeme.
= Vým\u011bnu zbo\u017eí provedeme do 5 pracovních dn\u016f.
## refund_time
? vrácení pen\u011bz
? kdy dostanu peníze zpátky
? jak dlouho trvá vrácení pen\u011bz
? je\u0161t\u011b mi nep\u0159i\u0161ly peníze za vrácené zbo\u017eí
? kdy to bude zpátky na ú\u010dtu
? uz 14 dni cekam na penize
? refundace jak dlouho
? vratku máte týden, kde jsou prachy
? do kolika dní vracíte \u010dástku
? na výpisu po\u0159ád nic
= Peníze vracíme do 14 dn\u016f od odstoupení.
= \u010cástka se na ú\u010dtu objeví do 5\u201310 pracovních dn\u016f.
= O vrácení platby vás informujeme e-mailem.
## refund_method
? kam p\u0159ijdou vrácené peníze
? vrátíte to na kartu nebo na ú\u010det
? ú\u010det mezitím zanikl, kam to po\u0161lete
? pro\u010d jsem dostal poukaz místo pen\u011bz
? platila jsem hotov\u011b, dostanu hotov\u011b
? vrati se mi i body kterymi jsem platil
? na jaké \u010díslo ú\u010dtu vracíte platbu
? zaplaceno poukazem, jak to vrátíte
? m\u016f\u017eu dostat peníze jinam, ne\u017e odkud jsem platil
? nechci voucher, chci peníze
= Peníze vracíme stejným zp\u016fsobem, jakým byla platba provedena.
= U dobírky vracíme na bankovní ú\u010det uvedený ve formulá\u0159i.
= Uplatn\u011bné dárkové poukazy se vrací jako první.
## refund_shipping
? vrátíte i po\u0161tovné
? dostanu zpátky i dopravu
? chybí mi ve vrácené \u010dástce doprava
? zru\u0161eno p\u0159ed odesláním, vrací se i cena dopravy
? poslali jste \u0161patné zbo\u017eí, proplatíte dopravné
? vraci se i postovne pri odstoupeni
? priplatek za expres se vrací?
? vracím jen \u010dást, p\u0159ijdu o dopravu zdarma
? pro\u010d mi nevrátili dobíre\u010dné
? náklady na dodání zp\u011bt
= P\u0159i vrácení celé objednávky vracíme i nejlevn\u011bj\u0161í nabízené po\u0161tovné.
= Náklady na expresní doru\u010dení se nevracejí.
= P\u0159i \u010dáste\u010dném vrácení se po\u0161tovné nevrací.
## refund_partial
? vrátili jste mi jen \u010dást pen\u011bz
? pro\u010d mi p\u0159i\u0161lo mén\u011b pen\u011bz
? strhli jste mi n\u011bco z vrácené \u010dástky
? nechám si to, kdy\u017e dáte slevu
? kolik strhnete za opot\u0159ebení
? proc mi neprisla cela castka
? vracím jeden kus ze sady, jak se to po\u010dítá
? srá\u017eka kv\u016fli chyb\u011bjícímu kabelu
? sta\u010dila by mi \u010dáste\u010dná kompenzace
? manipula\u010dní poplatek za vrácení
= Za rozbalenou elektroniku ú\u010dtujeme manipula\u010dní poplatek 15 %.
= P\u0159i známkách pou\u017eívání vracíme \u010dástku sní\u017eenou o opot\u0159ebení.
= P\u0159i \u010dáste\u010dném vrácení sady po\u010dítáme cenu jednotlivých kus\u016f.
## return_abroad
? vrácení ze zahrani\u010dí
? bydlím v N\u011bmecku, jak to vrátím
? jsem na Slovensku, kam poslat vratku
? máte adresu na vracení mimo \u010cR
? vrácení z Anglie a clo
? ziju v usa jak to poslat zpet
? jakým dopravcem to poslat zpátky z ciziny
? co napsat do celního prohlá\u0161ení u vratky
? \u017eiju v Dubaji a velikost nesedí
? vrácení ze Slovenska kolik stojí
= Vrácení ze zahrani\u010dí: za\u0161lete na ná\u0161 sklad na vlastní náklady.
= Zákazníci ze SR vracejí na adresu v Bratislav\u011b.
= Vratky mimo EU ozna\u010dte jako \u201evrácené zbo\u017eí\u201c.
## warranty_length
? délka záruky
? jak dlouhá je záruka
? kolik let dáváte záruku
? je tam dva nebo t\u0159i roky záruka
? do\u017eivotní záruka na pánve, fakt?
? jak dlouho plati zaruka
? záru\u010dní doba
? je na to v\u016fbec n\u011bjaká záruka
? jakou dobu ru\u010díte za výrobky
? záruka na konstrukci a na potah stejná?
= Na ve\u0161keré zbo\u017eí poskytujeme záruku 2 roky.
= Záru\u010dní doba: rám 10 let | potah 2 roky.
= Prodlou\u017eená záruka výrobce 5 let.
## warranty_coverage
? na co se vztahuje záruka
? co v\u0161echno záruka kryje
? pat\u0159í do záruky i motor
? kryje záruka prasklý \u0161ev
? odlupuje se lak, uznáte to
? co pokryva zaruka
? platí záruka i na kole\u010dka a zámek
? kdo rozhoduje o uznání vady
? krk kytary se zkroutil, je to kryté
? vztahuje se to na výrobní vady
= Záruka se vztahuje na vady materiálu a výrobní vady.
= Co záruka pokrývá: rám, pru\u017einy, mechanismus.
= Odpov\u011bdnost za vady dle ob\u010danského zákoníku.
## warranty_exclusions
? na co se záruka nevztahuje
? je opot\u0159ebení v záruce
? pes to rozkousal, uznáte to
? \u0161krábance záruka nekryje?
? kamarád to zkou\u0161el opravit, propadla záruka
? proc mi zamitli reklamaci
? se\u0161lapaný podpatek
? platí záruka po pádu na zem
? výluky ze záruky
? zamítnutá reklamace, co te\u010f
= Záruka se nevztahuje na b\u011b\u017ené opot\u0159ebení, nesprávné pou\u017eívání a mechanické po\u0161kození.
= Ze záruky jsou vylou\u010deny spot\u0159ební díly: no\u017ee, \u017eárovky, filtry.
= Záruka zaniká neodborným zásahem.
## warranty_claim
? reklamace
? jak reklamovat
? chci reklamovat zbo\u017eí
? kam poslat reklamaci
? reklama\u010dní formulá\u0159
? v jakem stavu je moje reklamace
? reklamuju u vás nebo u výrobce
? pot\u0159ebuju k reklamaci ú\u010dtenku
? jak dlouho trvá vy\u0159ízení reklamace
? poslala jsem reklamaci a nikdo se neozval
? mám p\u0159ilo\u017eit fotky závady
= Reklamaci uplatníte online formulá\u0159em, p\u0159ilo\u017ete fotky a doklad.
= Reklamaci vy\u0159ídíme do 30 dn\u016f.
= Reklama\u010dní \u0159ád: zbo\u017eí za\u0161lete na adresu reklama\u010dního odd\u011blení.
## warranty_transfer
? p\u0159enos záruky
? koupil jsem to z bazaru, platí záruka
? platí záruka jen pro prvního majitele
? dala jsem to dce\u0159i, m\u016f\u017ee reklamovat
? zd\u011bdil jsem \u0161icí stroj, je je\u0161t\u011b záruka
? prodavam to dal prejde zaruka
? ko\u010dárek po kamarádce a záruka
? p\u0159echází záruka na nového vlastníka
? koupeno z druhé ruky s va\u0161í ú\u010dtenkou
? reklamovat m\u016f\u017ee jen kupující?
= Záruka je p\u0159enosná na dal\u0161ího majitele.
= Záruka platí pouze pro prvního kupujícího a je nep\u0159enosná.
= K uplatn\u011bní sta\u010dí p\u016fvodní doklad o koupi.
## warranty_commercial
? záruka na firmu
? koupím to na I\u010cO, je záruka krat\u0161í
? platí záruka i p\u0159i podnikání
? kávovar do kancelá\u0159e a záruka
? jsem \u0159emeslník, mám na vrta\u010dku stejnou záruku
? zaruka na ico kolik mesicu
? profesionální pou\u017eívání a reklamace
? b\u011b\u017eecký pás do fitka, jaká záruka
? faktura na firmu zkracuje záruku?
? komer\u010dní provoz kryje záruka
= P\u0159i nákupu na I\u010cO je záruka 12 m\u011bsíc\u016f.
= Domácí pou\u017eití 5 let | komer\u010dní 2 roky | p\u016fj\u010dovna 90 dn\u016f.
= Záruka se nevztahuje na profesionální provoz.
## warranty_extended
? prodlou\u017eená záruka
? jde dokoupit prodlou\u017eení záruky
? kolik stojí záruka navíc
? registrace seka\u010dky pro del\u0161í záruku
? poji\u0161t\u011bní proti rozbití k nákupu
? dokoupit zaruku i pozdeji
? chci záruku na p\u011bt let
? nadstandardní záruka na seda\u010dku
? p\u0159iplatit si za del\u0161í krytí
? musím výrobek zaregistrovat do 30 dn\u016f
= Prodlu\u017ete si záruku na 5 let za 590 K\u010d.
= Registrujte výrobek do 30 dn\u016f a získejte 3 roky navíc.
= Poji\u0161t\u011bní rozbití a kráde\u017ee na 2 roky.
## broke_after_while
? po t\u0159ech m\u011bsících to p\u0159estalo fungovat
? rozbilo se to samo
? ode\u0161lo to po p\u016fl roce
? praskl \u0161ev a skoro jsem to nenosila
? urvalo se dr\u017eadlo, kupovala jsem to na ja\u0159e
? odeslo to po par mesicich
? sluchátka hrajou jen na jedno ucho
? televize najednou zhasla
? zip vydr\u017eel m\u011bsíc
? kleklo to po záruce
? podrá\u017eka se odlepila po pár no\u0161eních
= Závada po \u010dase? Do 2 let máte právo na opravu nebo vým\u011bnu.
= Objeví-li se vada b\u011bhem dvou let, zbo\u017eí opravíme nebo vym\u011bníme.
= Vada, která se projeví do 12 m\u011bsíc\u016f, se pova\u017euje za vadu p\u0159i p\u0159evzetí.
## battery_wear
? baterie u\u017e nedr\u017eí
? baterka rychle dochází
? mobil nevydr\u017eí ani do ob\u011bda
? dojezd elektrokola klesl na p\u016flku
? kolik cykl\u016f vydr\u017eí akumulátor
? nafoukla baterie je to nebezpecne
? notebook se hned vypne bez zásuvky
? ztráta kapacity baterie
? je slabá baterie na reklamaci
? akumulátor ztrácí výdr\u017e
= Záruka na akumulátor: 80 % kapacity po 2 letech nebo 500 cyklech.
= Pokles kapacity baterie je b\u011b\u017ené opot\u0159ebení, nikoli vada.
= \u017divotnost baterie 6 m\u011bsíc\u016f podle výrobce.
## repair_service
? servis
? opravujete i
? d\u011bláte pozáru\u010dní opravy
? kolik stojí oprava
? zastavily se mi hodinky, spravíte je
? jak dlouho trva oprava
? vyplatí se to je\u0161t\u011b spravovat
? p\u016fj\u010díte mi náhradní, ne\u017e to opravíte
? pot\u0159ebuju, a\u0165 se n\u011bkdo podívá na notebook
? kam dát kolo do servisu
? máte vlastní dílnu
= Ná\u0161 servis opravuje v\u0161e, co prodáváme.
= Doba opravy: 10\u201314 pracovních dn\u016f.
= Diagnostika 350 K\u010d, p\u0159i oprav\u011b zdarma.
## spare_parts
? náhradní díly
? prodáváte náhradní díly
? praskla mi lamela v posteli, prodáte jednu
? kde se\u017eenu to malé t\u011bsn\u011bní
? rozpad díl\u016f s \u010dísly
? ztratil jsem sroubek mate nahradni
? koupím jeden pant samostatn\u011b
? díl do starého mixéru je\u0161t\u011b máte?
? \u010díslo náhradního dílu
? dá se objednat jen kryt
= Náhradní díly dodáváme nejmén\u011b 10 let po ukon\u010dení výroby.
= Náhradní díl najdete podle modelu nebo rozkresu.
= Díly objednávejte pod výrobním \u010díslem.
## accident_crash_replacement
? rozbil jsem to vlastní vinou
? sleva na nový po pádu
? p\u0159ejel jsem to autem
? spadla mi helma p\u0159i boura\u010dce, máte zvýhodn\u011bnou vým\u011bnu
? propálila jsem díru do stanu
? rozbila jsem to sama mam narok na slevu
? zlomil jsem h\u016flku p\u0159i pádu na ledu
? crash replacement nabízíte
? levn\u011bj\u0161í náhrada za to, co jsem zni\u010dil
? moje blbost, upadlo mi to
= Crash replacement: sleva 40 % na novou helmu do 3 let od nákupu.
= Rozbili jste to sami? Nabízíme zvýhodn\u011bnou vým\u011bnu.
= Zavin\u011bné po\u0161kození není vadou; nabízíme slevu na nový kus.
## payment_methods
? zp\u016fsoby platby
? jak m\u016f\u017eu zaplatit
? jde platit kartou
? berete Apple Pay
? lze platit p\u0159evodem
? beru to pres paypal jde to
? platba hodinkami u vás jde?
? p\u0159ijímáte stravenky
? \u010dím se dá u vás platit
? dá se platit benefitní kartou
? berete sodexo nebo edenred
= Platit m\u016f\u017eete kartou, Apple Pay, Google Pay, p\u0159evodem nebo na dobírku.
= Zp\u016fsoby platby: karta online, bankovní p\u0159evod, PayPal, dobírka, Twisto.
= P\u0159ijímáme karty Visa, Mastercard a benefitní karty.
## payment_invoice
? platba na fakturu
? m\u016f\u017eu zaplatit a\u017e po doru\u010dení
? nabízíte odlo\u017eenou platbu
? zaplatím a\u017e za 30 dní
? vystavíte nám fakturu se splatností
? jde to na fakturu pro firmu
? objednávka od m\u011bsta, zaplatíme p\u0159evodem po dodání
? Twisto nebo Skip Pay máte
? koupit te\u010f, zaplatit pozd\u011bji
? splatnost faktury
= Faktura se splatností 14 dn\u016f pro ov\u011b\u0159ené firmy.
= Odlo\u017eená platba: zapla\u0165te a\u017e za 30 dn\u016f (Skip Pay, Twisto).
= Nákup na fakturu podléhá schválení.
## payment_instalments
? splátky
? m\u016f\u017eu to koupit na splátky
? kolik to bude m\u011bsí\u010dn\u011b
? nákup na splátky bez navý\u0161ení
? jaké je RPSN
? jde to na splatky bez uroku
? co kdy\u017e nezaplatím splátku
? m\u016f\u017eu to doplatit d\u0159ív
? Cetelem, Home Credit nebo Cofidis
? rozlo\u017eit platbu do t\u0159í \u010dástí
? na t\u0159etiny zaplatit
= Nákup na splátky od 3 000 K\u010d, RPSN 0 %.
= Rozd\u011blte platbu na t\u0159etiny bez navý\u0161ení.
= 10 × 999 K\u010d, bez navý\u0161ení.
## payment_cash
? hotov\u011b
? dobírka
? m\u016f\u017eu zaplatit p\u0159i p\u0159evzetí
? berete hotovost
? kolik stojí dobírka
? jde platit na dobirku kartou
? zaplatím kurýrovi
? vezmete p\u011btitisícovku
? dobíre\u010dné
? platba hotov\u011b na prodejn\u011b
? slo\u017eenkou to jde?
= Dobírka: p\u0159íplatek 39 K\u010d, hotov\u011b nebo kartou p\u0159i p\u0159evzetí.
= V prodejnách p\u0159ijímáme hotovost.
= Dobírka je mo\u017ená do 20 000 K\u010d.
## payment_failed
? platba nepro\u0161la
? nejde mi zaplatit kartou
? zamítlo mi to kartu
? nep\u0159i\u0161el mi kód z banky
? platba selhala ale peníze ode\u0161ly
? nejde zaplatit co ted
? stránka s platbou zamrzla
? zaplatil jsem dvakrát
? peníze se blokly a objednávka není
? jak zopakovat platbu
= Platba neprob\u011bhla? Zkontrolujte \u010díslo karty, platnost a limit pro internet.
= Platbu m\u016f\u017eete zopakovat z detailu objednávky.
= Pro\u010d byla moje karta zamítnuta?
## payment_when_charged
? kdy se strhnou peníze
? kdy mi to ode\u010dte z karty
? platí se p\u0159edem nebo a\u017e p\u0159i odeslání
? budete blokovat \u010dástku na kart\u011b
? musím dát zálohu na seda\u010dku na míru
? kdy mi strhnou penize z uctu
? p\u0159ijdu o zálohu, kdy\u017e to zru\u0161ím
? platím hned p\u0159i objednání?
? kolik se platí dop\u0159edu
? záloha na zakázku
= \u010cástka se z karty strhne p\u0159i odeslání zbo\u017eí.
= Platba prob\u011bhne ihned p\u0159i dokon\u010dení objednávky.
= Záloha 50 % p\u0159i objednání, doplatek p\u0159ed dodáním.
## invoice_vat
? faktura
? po\u0161lete mi fakturu
? da\u0148ový doklad s DPH
? kde si stáhnu fakturu
? pot\u0159ebuju fakturu na firmu s I\u010cO
? chybi mi dic na fakture
? opravit údaje na faktu\u0159e
? jaké máte DI\u010c
? vrácení DPH pro turisty na leti\u0161ti
? ú\u010dtenka do náklad\u016f
? nep\u0159i\u0161el mi doklad k objednávce
= Da\u0148ový doklad zasíláme e-mailem s ka\u017edou objednávkou.
= Fakturu si stáhnete v sekci M\u016fj ú\u010det.
= I\u010cO a DI\u010c vypl\u0148te v ko\u0161íku; jsme plátci DPH.
## tax_exempt
? osvobození od DPH
? jsme charita, platíme DPH
? nákup bez dan\u011b pro firmu ze Slovenska
? reverse charge
? mame nulovou sazbu na zdravotni pomucky
? p\u0159enesená da\u0148ová povinnost
? plátce DPH z EU bez dan\u011b
? oddíl skaut\u016f, dá se odpustit DPH
? export mimo EU bez DPH
? neplátce dan\u011b, jaká cena
= Firmám z EU s platným DI\u010c fakturujeme bez DPH (reverse charge).
= Osvobozené organizace dolo\u017eí potvrzení.
= P\u0159i vývozu mimo EU lze uplatnit vrácení DPH.
## currency
? m\u011bna
? m\u016f\u017eu platit v eurech
? jaký kurz pou\u017eíváte
? p\u0159epnout ceny na koruny
? ceny jsou v K\u010d nebo v EUR
? berete i eura na prodejne
? zaplatit v librách
? pro\u010d mi ukazuje dolary
? p\u0159epo\u010det na koruny
? ú\u010dtujete mi to v jaké m\u011bn\u011b
= V\u0161echny ceny jsou uvedeny v K\u010d.
= M\u011bnu zm\u011bníte vpravo naho\u0159e: CZK, EUR, PLN, HUF.
= Kurz se \u0159ídí va\u0161í bankou.
## gift_card_buy
? dárkový poukaz
? prodáváte dárkové karty
? dá se koupit poukaz na tisícovku
? máte elektronický voucher
? p\u0159ijde poukaz v hezké obálce
? chci koupit vouchery pro zamestnance
? jaké hodnoty poukaz\u016f máte
? dárkový certifikát koupit
? prodávají va\u0161e karty i v supermarketu
? poslat voucher mailem kamarádce
= Dárkové poukazy v hodnot\u011b 300\u201310 000 K\u010d.
= Elektronický poukaz p\u0159ijde e-mailem do n\u011bkolika minut.
= Dárková karta v obálce, k vyzvednutí na prodejn\u011b.
## gift_card_validity
? platnost poukazu
? do kdy platí dárkový poukaz
? poukaz mi propadl, prodlou\u017eíte ho
? propadne mi voucher, kdy\u017e ho neutratím
? na poukazu není datum
? platnost darkove karty jak dlouho
? poukaz starý p\u011bt let je\u0161t\u011b platí
? nestihnu p\u0159ijet, ne\u017e poukaz skon\u010dí
? vypr\u0161el mi voucher minulý m\u011bsíc
? má dárková karta n\u011bjakou expiraci
= Dárkové poukazy platí 12 m\u011bsíc\u016f od zakoupení.
= Na\u0161e poukazy nemají omezenou platnost.
= Platnost poukazu nelze prodlou\u017eit.
## gift_card_use
? uplatn\u011bní dárkového poukazu
? jak uplatním dárkovou kartu v e-shopu
? platí poukaz i na zlevn\u011bné v\u011bci
? musím poukaz utratit najednou
? zbytek doplatit kartou jde
? kam zadat kod z voucheru
? papírový poukaz online
? co se z\u016fstatkem na kart\u011b po nákupu
? platí dárková karta i na prodejn\u011b
? zaplatit dv\u011bma poukazy
= Dárkový poukaz uplatníte v ko\u0161íku zadáním kódu.
= Poukaz lze pou\u017eít online i na v\u0161ech prodejnách.
= Zadejte 16místné \u010díslo a PIN; zbytek z\u016fstává na kart\u011b.
## gift_card_lost
? ztracený poukaz
? ztratila jsem dárkovou kartu
? smazal jsem mail s voucherem
? pí\u0161e to neplatné \u010díslo poukazu
? n\u011bkdo mi vy\u010derpal dárkovou kartu
? kolik mi zbyva na darkove karte
? mám ú\u010dtenku, ale poukaz ne
? vystavíte nový voucher místo ztraceného
? z\u016fstatek poukazu
? set\u0159el se mi kód na kart\u011b
= Ztracený poukaz nahradíme po p\u0159edlo\u017eení dokladu o koupi.
= Z\u016fstatek dárkové karty zjistíte online nebo na pokladn\u011b.
= Za odcizené poukazy neru\u010díme.
## gift_wrapping
? dárkové balení
? zabalíte to jako dárek
? kolik stojí dárkové balení
? umíte to zabalit do dárkového papíru s ma\u0161lí
? balíte dárky na pokladn\u011b zdarma
? nestiham balit udelate to za me
? máte eko papír na balení dárk\u016f
? dárková krabi\u010dka k vínu
? váno\u010dní zabalení
? dárková ta\u0161ka k tomu
= Dárkové balení 49 K\u010d za kus.
= Za\u0161krtn\u011bte \u201ezabalit jako dárek\u201c a vyberte papír a stuhu.
= Na prodejn\u011b zabalíme dárek zdarma.
## gift_message
? p\u0159idat v\u011bnování
? m\u016f\u017eete p\u0159ilo\u017eit p\u0159ání\u010dko
? dáte tam karti\u010dku se vzkazem
? kolik znak\u016f m\u016f\u017ee mít vzkaz
? bude v balíku napsáno, od koho to je
? poslat tatovi darek s par slovy
? a\u0165 tam není cena, je to dárek
? jdou do vzkazu smajlíci
? text p\u0159ání k narozeninám k balí\u010dku
? po\u0161lu to rovnou obdarovanému se zprávou
= P\u0159idejte zdarma v\u011bnování do 200 znak\u016f.
= U dárkových objednávek neuvádíme cenu na dodacím listu.
= P\u0159ání\u010dko s vlastním textem 29 K\u010d.
## wish_list_registry
? seznam p\u0159ání
? svatební seznam dar\u016f máte
? ulo\u017eit v\u011bci na pozd\u011bji
? kde mám oblíbené polo\u017eky
? nasdílet seznam pro Je\u017eí\u0161ka babi\u010dce
? chci zalozit svatebni seznam
? dárky k miminku na jednom seznamu
? srdí\u010dko u produktu kam se ukládá
? výbavi\u010dka pro miminko, seznam pro rodinu
? wishlist
= Vytvo\u0159te si seznam p\u0159ání a sdílejte ho odkazem.
= Svatební seznam zalo\u017eíte online nebo s poradcem na prodejn\u011b.
= Oblíbené: klikn\u011bte na srdí\u010dko u produktu.
## loyalty_points
? v\u011brnostní program
? v\u011brnostní body
? kolik mám bod\u016f
? máte v\u011brnostní kartu
? co mám za výhody v klubu
? nepripsaly se mi body
? ztratila jsem klubovou karti\u010dku
? za kolik bod\u016f je sleva
? jak se stanu \u010dlenem klubu
? dá se za body nakupovat
= Za ka\u017edých 10 K\u010d získáte 1 bod.
= 100 bod\u016f = 10 K\u010d sleva na dal\u0161í nákup.
= Výhody \u010dlen\u016f klubu: ceny pro \u010dleny, doprava zdarma.
## points_expiry
? platnost bod\u016f
? propadnou mi body
? do kdy musím body vy\u010derpat
? rok jsem nenakoupila, mám je\u0161t\u011b body
? zmizely mi body z konta
? kdy propadaji body
? jak zabránit propadnutí bod\u016f
? body smazané kv\u016fli neaktivit\u011b
? jak dlouho platí body
? m\u016f\u017eu body \u0161et\u0159it i dva roky
= Body platí 24 m\u011bsíc\u016f od p\u0159ipsání.
= Bez nákupu po dobu 12 m\u011bsíc\u016f body propadají.
= Propadlé body nelze obnovit.
## birthday_treat
? narozeninová sleva
? dostanu n\u011bco k narozeninám
? mám dneska narozeniny, co pro m\u011b máte
? platí narozeninový kód celý m\u011bsíc
? narozeninový klub pro d\u011bti
? neprisla mi sleva k narozeninam
? dárek od vás na narozky
? kód k svátku
? syn má narozeniny, dostane balónek
? bonus pro oslavence
= \u010clenové dostanou k narozeninám poukaz 100 K\u010d.
= Vypl\u0148te datum narození a my vás p\u0159ekvapíme.
= Narozeninová sleva 15 % platí 30 dn\u016f.
## referral
? doporu\u010dit kamarádovi
? co dostanu za doporu\u010dení
? p\u0159ive\u010f kamaráda akce
? odm\u011bna za pozvání známého
? kolik lidí m\u016f\u017eu doporu\u010dit
? kde je muj odkaz pro kamarady
? musí být kamarád nový zákazník
? ambasadorský program
? doporu\u010dovací kód
? affiliate pro zákazníky
= Doporu\u010dte nás: kamarád získá 200 K\u010d a vy také.
= Sdílejte sv\u016fj osobní odkaz e-mailem nebo na sociálních sítích.
= Odm\u011bna za doporu\u010dení se p\u0159ipí\u0161e po prvním nákupu.
## discount_code
? slevový kód
? nejde mi slevový kód
? kam zadat slevový kupón
? kód hlásí, \u017ee je neplatný
? máte n\u011bjaký slevový kód
? proc mi to neodecetlo slevu
? m\u016f\u017eu pou\u017eít dva kódy najednou
? kód vypr\u0161el v\u010dera ve\u010der
? sleva z kódu je men\u0161í, ne\u017e má být
? platí kupon i na zlevn\u011bné zbo\u017eí
? promo kód
= Slevový kód zadejte v ko\u0161íku a klikn\u011bte na Pou\u017eít.
= Na objednávku lze uplatnit jeden kód; slevy nelze s\u010dítat.
= Kód se nevztahuje na ji\u017e zlevn\u011bné zbo\u017eí.
## discount_groups
? studentská sleva
? máte slevu pro studenty
? sleva pro d\u016fchodce
? sleva na kartu ISIC
? sleva pro ZTP
? mam slevu jako ucitelka
? máma u vás pracuje, mám zam\u011bstnaneckou slevu
? sleva pro seniory nad 60
? jsem hasi\u010d, dáváte n\u011bco
? sleva pro rodiny s d\u011btmi
= Studentská sleva 10 % po ov\u011b\u0159ení ISIC.
= Senio\u0159i 60+: ka\u017edé úterý sleva 10 %.
= Dr\u017eitelé pr\u016fkazu ZTP: sleva 5 %.
## discount_newsletter
? sleva za newsletter
? sleva za p\u0159ihlá\u0161ení k odb\u011bru
? dostanu slevu za registraci mailu
? kde se p\u0159ihlásím k odb\u011bru novinek
? nep\u0159i\u0161el mi kód za newsletter
? sleva 10 procent na prvni nakup
? odhlásím newsletter, nechám si slevu?
? uvítací sleva pro nové zákazníky
? potvrzovací odkaz odb\u011bru nefunguje
? jiný mail a znova uvítací kód
= P\u0159ihlaste se k newsletteru a získejte 10 % na první nákup.
= Uvítací poukaz 100 K\u010d pro nové odb\u011bratele.
= Slevový kód p\u0159ijde po potvrzení odb\u011bru.
## discount_bulk
? mno\u017estevní sleva
? sleva p\u0159i v\u011bt\u0161ím odb\u011bru
? kolik musím koupit, a\u0165 je to levn\u011bj\u0161í
? beru jich padesát, jakou dáte cenu
? koupí\u0161 \u0161est a má\u0161 n\u011bco navíc
? sleva kdyz vezmu vic kusu
? akce 3 za cenu 2
? pro celý tým dresy, sleva
? výhodn\u011bj\u0161í balení po tuctu
? velkoodb\u011br
= Mno\u017estevní sleva: 10+ ks 5 % | 50+ ks 10 % | 100+ ks 15 %.
= Akce 2+1 zdarma.
= Pro v\u011bt\u0161í mno\u017eství si vy\u017eádejte cenovou nabídku.
## price_match
? garance nejni\u017e\u0161í ceny
? jinde to mají levn\u011bj\u0161í
? dorovnáte cenu konkurence
? na heurece je to levn\u011bj\u0161í
? na\u0161la jsem to o dv\u011b stovky levn\u011bji
? dorovnate cenu z alzy
? pro\u010d jste odmítli dorovnat cenu
? uká\u017eu vám screenshot s ni\u017e\u0161í cenou
? nejlep\u0161í cena garantovaná?
? srovnáte to na cenu z jiného eshopu
= Garance nejni\u017e\u0161í ceny: na\u0161li jste to levn\u011bji? Cenu dorovnáme.
= Dorovnání ceny platí pro \u010deské e-shopy se zbo\u017eím skladem.
= Po\u0161lete odkaz na ni\u017e\u0161í cenu p\u0159es formulá\u0159.
## price_drop_after
? v\u010dera jsem to koupil a dnes je to levn\u011bj\u0161í
? zlevnilo to hned po nákupu
? vrátíte mi rozdíl v cen\u011b
? cena klesla o p\u011bt set, \u0161tve m\u011b to
? koupila jsem to t\u011bsn\u011b p\u0159ed slevou
? doplatite mi rozdil kdyz to zlevnilo
? je\u0161t\u011b to nedorazilo a u\u017e je to ve slev\u011b
? zp\u011btné dorovnání ceny po nákupu
? p\u0159eplatil jsem oproti dne\u0161ku
? platil jsem plnou cenu a dal\u0161í den akce
= Klesne-li cena do 14 dn\u016f od nákupu, rozdíl vrátíme.
= Zlevnilo zbo\u017eí po va\u0161em nákupu? Ozv\u011bte se nám.
= Na pozd\u011bj\u0161í slevy se zp\u011btné dorovnání nevztahuje.
## sale_dates
? kdy budou slevy
? kdy za\u010díná výprodej
? máte te\u010f n\u011bjaké akce
? bude n\u011bco na Black Friday
? kdy zlevní zimní bundy
? jaky akce mate tento tyden
? do kdy platí akce
? pováno\u010dní výprodej odkdy
? chystáte velikono\u010dní slevy
? kdy bude letní doprodej
= Letní výprodej za\u010díná 20. \u010dervna.
= Black Friday: od 24. 11. do Cyber Monday.
= Akce platí do vyprodání zásob nebo do 30. 4.
## price_negotiation
? dá se smlouvat
? dáte mi slevu
? jaká je va\u0161e kone\u010dná cena
? n\u011bco z ceny dol\u016f by ne\u0161lo
? jsem v\u011brný zákazník, ud\u011bláte mi cenu
? zaokrouhlite to dolu a beru
? za kolik mi to necháte
? ud\u011blejte mi lep\u0161í cenu
? sundáte p\u011btikilo a máme obchod
? individuální sleva jde?
= Ceny jsou pevné a nelze o nich smlouvat.
= Prodejci nejsou oprávn\u011bni poskytovat individuální slevy.
= Slevy poskytujeme pouze v rámci vyhlá\u0161ených akcí.
## business_accounts
? velkoobchod
? chci nakupovat na firmu
? registrace pro firmy
? pot\u0159ebujeme t\u0159icet kancelá\u0159ských \u017eidlí do firmy
? chceme va\u0161e zbo\u017eí prodávat u nás v butiku
? velkoobchodni ceny pro reseniky
? firemní ú\u010det s ceníkem bez DPH
? nakupujeme pro restauraci, máte B2B
? podmínky pro obchodníky s I\u010cO
? jak získat partnerský ceník
= Velkoobchod: registrace na I\u010cO, ceny bez DPH.
= Firemní zákazníci: splatnost 30 dn\u016f, kreditní limit.
= B2B program pro \u0159emeslníky a \u017eivnostníky.
## schools_institutions
? objednávky pro \u0161koly
? jsem u\u010ditelka a objednávám pro t\u0159ídu
? dodáváte \u0161kolkám
? skautský oddíl chce stany
? t\u0159icet stejných kní\u017eek pro t\u0159ídu
? skola plati az na fakturu jde to
? nakupujeme pro obec
? sdru\u017eení rodi\u010d\u016f objednává pot\u0159eby
? dobrovolní hasi\u010di pot\u0159ebují rukavice
? sleva pro \u0161koly a \u0161kolky
= \u0160koly a \u0161kolky: nákup na objednávku se splatností 30 dn\u016f.
= Sleva 12 % pro \u0161kolská za\u0159ízení na výtvarné pot\u0159eby.
= Dodáváme p\u0159ísp\u011bvkovým organizacím a obcím.
## charity_donation
? sponzorský dar
? v\u011bnovali byste n\u011bco do tomboly
? útulek pot\u0159ebuje krmivo, pom\u016f\u017eete
? sháníme sponzora na dresy
? p\u0159isp\u011bjete na dobro\u010dinnou akci
? darovali byste barvy pro neziskovku
? hasi\u010dský ples a tombola
? podporujete charitu
? b\u011b\u017eím maraton pro hospic, p\u0159idáte se
? \u017eádost o sponzoring
= \u017dádosti o sponzorský dar zasílejte 8 týdn\u016f p\u0159edem.
= Ka\u017edý rok podporujeme jednu místní charitu.
= Z ka\u017edého nákupu v\u011bnujeme 1 K\u010d na dobrou v\u011bc.
## account_login
? p\u0159ihlá\u0161ení
? zapomn\u011bl jsem heslo
? nejde mi se p\u0159ihlásit
? jak si zalo\u017eím ú\u010det
? pí\u0161e to neexistující u\u017eivatel
? obnova hesla neprisel mail
? musím se registrovat
? pro\u010d chce nové heslo
? zm\u011bna hesla
? zablokoval se mi ú\u010det
? p\u0159ihlásit p\u0159es google nejde
= Zapomenuté heslo? Za\u0161leme odkaz k obnovení.
= Registrace za 2 minuty: jméno, e-mail, heslo.
= P\u0159ihlá\u0161ení do ú\u010dtu: e-mail a heslo.
## account_delete
? zru\u0161ení ú\u010dtu
? chci smazat ú\u010det
? vyma\u017ete moje osobní údaje
? nikde není tla\u010dítko na zru\u0161ení registrace
? odregistrujte m\u011b úpln\u011b
? jak smazu ucet
? odstra\u0148te moji kartu a adresu ze systému
? zru\u0161it \u010dlenství v klubu úpln\u011b
? nechci u vás mít u\u017e \u017eádný profil
? právo být zapomenut
= Smazání ú\u010dtu: Nastavení \u2192 Soukromí \u2192 Zru\u0161it ú\u010det.
= Po zru\u0161ení ú\u010dtu nenávratn\u011b zmizí historie objednávek i body.
= \u017dádost o výmaz osobních údaj\u016f vy\u0159ídíme do 30 dn\u016f.
## privacy_data
? ochrana osobních údaj\u016f
? jaké o mn\u011b máte údaje
? jak dlouho uchováváte moje data
? GDPR
? nahrávají kamery v prodejn\u011b i zvuk
? uklada se co tady pisu
? nechci, aby m\u011b pronásledovaly reklamy
? p\u0159edáváte údaje t\u0159etím stranám
? cookies jak odmítnout
? máte kamery v kabinkách
= Zásady ochrany osobních údaj\u016f: jaké údaje, pro\u010d a na jakém základ\u011b.
= Údaje o objednávkách uchováváme 10 let.
= Nastavení cookies m\u016f\u017eete kdykoli zm\u011bnit.
## newsletter_stop
? odhlásit newsletter
? neposílejte mi u\u017e maily
? nechci reklamní SMS
? jak zru\u0161ím odb\u011br novinek
? nikdy jsem se k odb\u011bru nep\u0159ihlásila
? prestante mi posilat reklamy
? chci jen info o objednávkách, ne reklamu
? man\u017eel zem\u0159el a po\u0159ád mu chodí katalog
? odhlá\u0161ení z odb\u011bru nefunguje
? spamujete m\u011b
= Odb\u011br zru\u0161íte odkazem v pati\u010dce ka\u017edého e-mailu.
= SMS zprávy odhlásíte odpov\u011bdí STOP.
= Souhlas s obchodními sd\u011bleními lze kdykoli odvolat.
## catalogue_print
? katalog
? po\u0161lete mi ti\u0161t\u011bný katalog
? tisknete je\u0161t\u011b katalog
? kde najdu ak\u010dní leták
? letak na tento tyden online
? která v\u011bc je na stran\u011b 40 v \u010dasopise
? chodí vá\u0161 katalog do schránky
? prospekt po\u0161tou zdarma
? katalog semen u\u017e vy\u0161el
? listovat letákem na internetu
= Objednejte si zdarma ti\u0161t\u011bný katalog, 240 stran.
= Aktuální leták platí od 5. do 11. b\u0159ezna.
= Katalog vychází dvakrát ro\u010dn\u011b.
## opening_hours
? otevírací doba
? do kolika máte otev\u0159eno
? v kolik dnes zavíráte
? jste otev\u0159eno v pond\u011blí
? od kolika otvíráte
? do kdy mate dneska otevreno
? máte polední pauzu
? kdy je otev\u0159ená prodejna v Brn\u011b
? je kavárna otev\u0159ená stejn\u011b jako obchod
? provozní doba
= Otevírací doba: Po\u2013Pá 9\u201318, So 9\u201312.
= Polední p\u0159estávka 12\u201313 h.
= Ve \u010dtvrtek otev\u0159eno do 20 hodin.
## opening_sunday
? máte otev\u0159eno v ned\u011bli
? otev\u0159eno o svátcích
? jak máte otev\u0159eno na Vánoce
? je o státním svátku zav\u0159eno
? otevírací doba na Silvestra
? mate otevreno v nedeli
? 28. \u0159íjna otev\u0159eno?
? na Velký pátek jedete
? sváte\u010dní otevírací doba
? pond\u011blí velikono\u010dní otev\u0159eno
= Ned\u011ble a svátky: 10\u201317 h.
= Dne 24. 12. otev\u0159eno do 12 h, 25.\u201326. 12. zav\u0159eno.
= O státních svátcích má prodejna zav\u0159eno.
## store_locations
? prodejny
? kde máte prodejnu
? kde sídlíte
? máte pobo\u010dku v Ostrav\u011b
? nejbli\u017e\u0161í prodejna
? kde vas najdu v praze
? ve které ulici jste
? jste v tom novém obchodním centru
? kolik máte kamenných obchod\u016f
? máte pobo\u010dku na Morav\u011b
? adresa obchodu
= Najd\u011bte prodejnu: zadejte m\u011bsto nebo PS\u010c.
= Na\u0161e prodejny: Praha, Brno, Ostrava, Plze\u0148, Olomouc \u2026
= Prodejna Brno: Masarykova 12, 602 00.
## store_services
? slu\u017eby na prodejn\u011b
? dá se to na prodejn\u011b vyzkou\u0161et
? máte zku\u0161ební kabinky
? je u vás wifi pro zákazníky
? poradí mi na prodejn\u011b n\u011bkdo p\u0159es ryba\u0159ení
? delate klice na pockani
? máte v obchod\u011b kavárnu
? kabinka se zrcadlem
? posed\u011bt u vás, ne\u017e si \u017eena vybere
? zkrátíte kalhoty p\u0159ímo v obchod\u011b
= Slu\u017eby prodejny: kabinky, dárkové balení, výroba klí\u010d\u016f, kavárna.
= Vyzkou\u0161ejte si boty na testovací plo\u0161e.
= Na prodejn\u011b odborné poradenství zdarma.
## parking_transport
? parkování
? kde se dá u vás zaparkovat
? je parkování zdarma
? jakou tramvají se k vám dostanu
? máte stojany na kola
? da se u vas zaparkovat s vozikem
? nabíje\u010dka na elektromobil u obchodu
? jak se k vám dostanu autobusem
? je tam podzemní gará\u017e
? zastávka MHD u prodejny
= Parkování: 120 míst zdarma p\u0159ed prodejnou.
= Doprava: tramvaj 14 a 27, zastávka Tr\u017enice.
= První 2 hodiny parkování v gará\u017eích zdarma.
## accessibility
? bezbariérový p\u0159ístup
? dostanu se k vám na vozíku
? máte výtah
? je u vás záchod pro zákazníky
? syn je autista, kdy je u vás klid
? mate bezbarierovy vstup
? umí n\u011bkdo znakovou \u0159e\u010d
? vá\u0161 web nejde \u010díst \u010dte\u010dkou pro nevidomé
? parkování pro invalidy
? tiché hodiny v obchod\u011b
= Bezbariérový vstup hlavním vchodem, automatické dve\u0159e.
= Výtah do v\u0161ech pater, \u0161í\u0159ka dve\u0159í 90 cm.
= Tichá hodina: ka\u017edé úterý 9\u201310 h.
## pets_children_in_store
? m\u016f\u017eu k vám se psem
? smí pes do prodejny
? máte d\u011btský koutek
? je kde nakojit miminko
? p\u0159ebalovací pult máte
? muzu vzit psa dovnitr
? musí pejsek \u010dekat venku
? miska s vodou pro psa
? zabavíte d\u011bti, ne\u017e nakoupím
? dostanu se k vám s ko\u010dárkem mezi regály
= Psi na vodítku jsou vítáni ve v\u0161ech odd\u011bleních krom\u011b potravin.
= D\u011btský koutek a p\u0159ebalovací pult ve 2. pat\u0159e.
= Vstup se psy povolen.
## store_stock
? dostupnost na prodejn\u011b
? máte to na pobo\u010dce v Brn\u011b
? je to vystavené n\u011bkde k vid\u011bní
? mrknete, jestli to mají v Plzni
? kolik kus\u016f je na prodejn\u011b
? mate to na prodejne hned
? p\u0159ijel jsem a nebylo to tam
? na které pobo\u010dce to je skladem
? je ten stan n\u011bkde postavený
? ov\u011b\u0159it zásobu na prodejn\u011b
= Dostupnost na prodejnách: zvolte velikost a pobo\u010dku.
= Skladem Brno: 3 ks | Plze\u0148: 0 | Praha: poslední kus.
= Vystaveno na prodejn\u011b Praha \u2013 Chodov.
## contact_phone
? telefon
? telefonní \u010díslo
? na jaké \u010díslo m\u016f\u017eu zavolat
? máte infolinku
? zme\u0161kal jsem od vás hovor
? cislo na prodejnu v brne
? \u010dekám na lince p\u016fl hodiny
? kdy je zákaznická linka v provozu
? m\u016f\u017eu vám brnknout
? je volání na linku zdarma
= Zákaznická linka: 800 123 456, Po\u2013Pá 8\u201318.
= Volejte 222 333 444 (b\u011b\u017ený tarif).
= Telefonický kontakt na prodejnu: +420 \u2026
## contact_email
? e-mail
? jaký máte mail
? kam vám m\u016f\u017eu napsat
? kontaktní formulá\u0159
? chci to mít písemn\u011b
? kam poslat fotku pro podporu
? adresa pro dopisy
? odpovite na mail do kdy
? e-mailová adresa zákaznické podpory
? napsal jsem vám a neodpovídáte
= Napi\u0161te nám na info@\u2026 \u2013 odpovíme do 24 hodin.
= Kontaktní formulá\u0159: jméno, \u010díslo objednávky, zpráva, p\u0159íloha do 10 MB.
= Koresponden\u010dní adresa: \u2026
## contact_chat_social
? máte WhatsApp
? jste na Instagramu
? napsat vám p\u0159es messenger
? \u017eivý chat
? máte facebook
? pisu vam na ig a nikdo neodpovida
? to\u010díte videa na YouTube
? online chat s podporou kde
? viber nebo telegram máte
? jste na tiktoku
= \u017divý chat: pracovní dny 9\u201320 h, vpravo dole.
= WhatsApp +420 777 \u2026 (pouze textové zprávy).
= Sledujte nás na Facebooku a Instagramu.
## contact_person
? chci mluvit s \u010dlov\u011bkem
? p\u0159epojte m\u011b na operátora
? dejte mi vedoucího
? nechci robota, chci \u017eivou osobu
? spojte me s nekym z podpory
? jméno va\u0161eho \u0159editele
? kdo je vedoucí prodejny
? p\u0159edat hovor kolegovi
? je tam n\u011bkdo skute\u010dný
? \u017eivý operátor
= Chcete mluvit s kolegou? Napi\u0161te \u201eoperátor\u201c.
= Pro média: tiskové odd\u011blení \u2026
= Vedoucí prodejny: Jana Nováková.
## complaint
? stí\u017enost
? chci si st\u011b\u017eovat
? jsem na vás fakt na\u0161tvaná
? vá\u0161 \u0159idi\u010d byl sprostý
? obsluha si m\u011b p\u016fl hodiny nev\u0161imla
? kam podat stiznost
? budu to hlásit na \u010cOI
? chci od\u0161kodn\u011bní za zka\u017eený den
? takhle se k zákazníkovi nechovejte
? tohle je ostuda, kdo to \u0159e\u0161í
= Stí\u017enost: 1. kontaktujte nás, 2. eskalace, 3. \u010cOI.
= Ka\u017edou stí\u017enost potvrdíme do 3 pracovních dn\u016f.
= Mimosoudní \u0159e\u0161ení spor\u016f: \u010ceská obchodní inspekce.
## praise
? pochvala
? cht\u011bl jsem jen pod\u011bkovat
? jsem moc spokojená, díky
? paní Jana na prodejn\u011b byla ú\u017easná
? super rychlost, palec nahoru
? dekuju za skvely pristup
? ud\u011blali jste radost mojí dce\u0159i
? jen tak dál
? klobouk dol\u016f, paráda
? chci pochválit va\u0161eho prodava\u010de
= D\u011bkujeme za milá slova, p\u0159edáme je koleg\u016fm.
= Pochvala zam\u011bstnance: uve\u010fte jméno a prodejnu.
= Napsali o nás spokojení zákazníci.
## jobs
? práce u vás
? nabíráte lidi
? volná místa
? hledáte brigádníky
? jak se m\u016f\u017eu p\u0159ihlásit na pozici
? brigada do skladu mate
? poslal jsem \u017eivotopis a nic
? kolik berou u vás prodava\u010dky
? jsem d\u016fchodkyn\u011b, vzali byste m\u011b na pár sm\u011bn
? mají zam\u011bstnanci slevu, kdy\u017e nastoupím
? kariéra
= Kariéra: volné pozice v prodejnách, skladu a centrále.
= Hledáme brigádníky na váno\u010dní sezonu.
= \u017divotopis za\u0161lete na kariera@\u2026
## suppliers
? stát se dodavatelem
? prodávali byste moje sví\u010dky
? vydal jsem knihu, vezmete ji do prodeje
? dá se u vás prodávat v komisi
? máme farmu s vejci, dodávali bychom vám
? nabidka spoluprace dodavatel
? jsem influencerka, spolupráce za boty
? na koho se obrátit s nabídkou zbo\u017eí
? vezmete ru\u010dn\u011b d\u011blané mýdlo od místního výrobce
? nákupní odd\u011blení kontakt pro výrobce
= Sta\u0148te se dodavatelem: za\u0161lete sortiment, ceník a certifikáty.
= Nabídky nových produkt\u016f posuzujeme \u010dtvrtletn\u011b.
= Spolupráce s influencery: marketing@\u2026
## company_about
? o vás
? kdo vás vlastní
? jste \u010deská firma
? jak dlouho existujete
? jaká je va\u0161e historie
? jste rodinna firma
? rád podporuju malé obch\u016fdky, jste malí
? kdo to zalo\u017eil
? kolik vás tam pracuje
? od kterého roku prodáváte
= O nás: rodinná firma ve \u010dtvrté generaci od roku 1921.
= Jsme \u010deský e-shop s vlastním skladem v Brn\u011b.
= Firmu zalo\u017eili dva kamarádi v gará\u017ei.
## company_legal
? I\u010cO
? obchodní podmínky
? jaký je p\u0159esný název firmy
? jste s.r.o. nebo a.s.
? sídlo spole\u010dnosti
? kdo provozuje tento web
? obch podminky kde jsou
? právník chce va\u0161e faktura\u010dní údaje
? kde jste zapsáni v rejst\u0159íku
? jakým právem se \u0159ídí smlouva
? kdo za to odpovídá právn\u011b
= Provozovatel: P\u0159íklad s.r.o., I\u010cO 01234567, zapsáno u KS v Brn\u011b.
= Sídlo: Mlýnská 1, Brno. DI\u010c CZ01234567.
= V\u0161eobecné obchodní podmínky (VOP).
## marketplace_sellers
? prodejce t\u0159etí strany
? pí\u0161e to prodává jiná firma, kdo to je
? pad\u011blek od cizího prodejce
? dá se v\u011b\u0159it partnerským prodejc\u016fm
? platí se doprava ka\u017edému prodejci zvlá\u0161\u0165
? externi prodejce neodpovida
? vypadá to jako napodobenina
? komu reklamovat v\u011bc z marketplace
? prodává a odesílá partner, co to znamená
? prodejce z marketplace m\u011b ignoruje
= Prodává a odesílá partner: smlouvu uzavíráte s tímto prodejcem.
= Zbo\u017eí z marketplace vracejte p\u0159ímo prodejci.
= Partne\u0159i jsou ov\u011b\u0159eni.
## origin_production
? odkud je va\u0161e zbo\u017eí
? vyrábíte to sami
? kde se to vyrábí, v \u010cín\u011b
? jsou to \u010deské výrobky
? odkud máte vlnu
? je to ceska vyroba nebo dovoz
? kde se \u0159ezaly ty r\u016f\u017ee
? z jaké zem\u011b pochází med
? \u0161ijete v \u010cesku
? p\u016fvod surovin
= Zem\u011b p\u016fvodu: \u010ceská republika.
= Vyrábíme ve vlastní díln\u011b na Vyso\u010din\u011b.
= U\u0161ito v Portugalsku.
## sustainability
? udr\u017eitelnost
? jste ekologi\u010dtí
? jak se chováte k p\u0159írod\u011b
? dostávají d\u011blníci férovou mzdu
? není to jen greenwashing
? je to eko nebo jen nalepka
? d\u011btská práce tam doufám není
? substrát bez ra\u0161eliny
? uhlíková stopa
? fair trade zbo\u017eí máte
= Zpráva o udr\u017eitelnosti: emise \u221231 % od roku 2019.
= D\u0159evo s certifikací FSC z odpov\u011bdn\u011b obhospoda\u0159ovaných les\u016f.
= Férové pracovní podmínky v celém \u0159et\u011bzci.
## animal_welfare
? testování na zví\u0159atech
? je lepidlo veganské
? jak se mají slepice, klecový chov?
? kosmetika netestovaná na zví\u0159atech
? je v tom n\u011bco ze zví\u0159at
? peri skubane zaziva?
? etická angora
? z pravé ko\u017ee\u0161iny?
? vejce z volného výb\u011bhu
? cruelty free
= Netestováno na zví\u0159atech \u2013 certifikát Leaping Bunny.
= Veganské: lepidlo, pod\u0161ívka i podrá\u017eka bez \u017eivo\u010di\u0161ných slo\u017eek.
= Pe\u0159í s certifikátem RDS, bez \u0161kubání za\u017eiva.
## packaging
? obaly
? pro\u010d je v balíku tolik plastu
? posíláte v neutrální krabici
? a\u0165 na krabici není vid\u011bt, co v ní je
? p\u0159ijde to v originálním kartonu
? diskretni baleni prosim
? kolik stojí ta\u0161ka
? m\u016f\u017eu vám vrátit kartony k dal\u0161ímu pou\u017eití
? pro\u010d balíte do polystyrenu
? bez plast\u016f zabalit jde
= Balíme do recyklovaného kartonu s papírovou páskou.
= Diskrétní balení bez ozna\u010dení obsahu.
= Výpl\u0148 z kuku\u0159i\u010dného \u0161krobu, rozpustná ve vod\u011b.
## recycle_old
? odevzdání starého spot\u0159ebi\u010de
? vezmete si starou lednici
? zp\u011btný odb\u011br elektra
? berete pou\u017eité baterie
? vyzvednete starou pra\u010dku p\u0159i dodání nové
? kam s vybitymi baterkami
? sbíráte tonery
? vrátit prázdné kapsle
? p\u0159ijímáte prázdné skleni\u010dky zp\u011bt
? ekologická likvidace starého gau\u010de
= Zp\u011btný odb\u011br: p\u0159i dodání nového spot\u0159ebi\u010de odvezeme starý.
= Sb\u011brný box na baterie na ka\u017edé prodejn\u011b.
= Recykla\u010dní poplatek je zahrnut v cen\u011b.
## trade_in
? výkup
? vezmete starou kytaru na protiú\u010det
? vykupujete pou\u017eité telefony
? kolik mi dáte za starý mobil
? máte bazar
? vykup knih delate
? je repasovaný jako nový
? pou\u017eité zbo\u017eí prodáváte
? vym\u011bnit starou konzoli za novou s doplatkem
? zbo\u017eí z druhé ruky
= Výkup: ocen\u011bní starého za\u0159ízení ve 3 krocích.
= Protiú\u010det na piana, zesilova\u010de a kola.
= Bazarové a repasované zbo\u017eí se zárukou 12 m\u011bsíc\u016f.
## recall_safety
? stahování výrobku
? sly\u0161el jsem, \u017ee to topení stahujete z prodeje
? p\u0159i\u0161el mi dopis o bezpe\u010dnostním varování
? je moje sériové \u010díslo mezi vadnými
? baterie prý ho\u0159í
? stahuje se ten vyrobek z prodeje
? ve sklenici byl kus skla
? nebezpe\u010dný výrobek podle \u010cOI
? svolávací akce na brzdy
? psali, \u017ee je to závadné
= Sta\u017eení výrobku: p\u0159ímotop model A, prodej b\u0159ezen\u2013\u010derven.
= Výrobek ihned p\u0159esta\u0148te pou\u017eívat a vra\u0165te jej, peníze vrátíme.
= Svolávací akce: zkontrolujte sériové \u010díslo.
## safety_age
? od kolika let
? je to vhodné pro dvouleté dít\u011b
? nespolkne to miminko
? nehrozí u\u0161krcení \u0161\u0148\u016frkou
? hra od 18, m\u016f\u017eu ji koupit synovi
? od kolika je to let ta hracka
? m\u016f\u017ee v tom miminko spát
? malé \u010dásti, bojím se udu\u0161ení
? doporu\u010dený v\u011bk \u010dtená\u0159e
? je to bezpe\u010dné pro batole
= Nevhodné pro d\u011bti do 36 m\u011bsíc\u016f: malé \u010dásti, nebezpe\u010dí vdechnutí.
= Doporu\u010dený v\u011bk: 5\u20138 let.
= Prodej pouze osobám star\u0161ím 18 let.
## allergens_ingredients
? alergeny
? obsahují výrobky ara\u0161ídy
? mám alergii na lepek, co u vás m\u016f\u017eu
? nesná\u0161ím laktózu, je to ok
? dcera ote\u010de po vejcích
? je v tom nikl jsem alergicka
? ko\u010dka nesmí ku\u0159e
? stopy o\u0159ech\u016f
? kde najdu slo\u017eení a alergeny
? celiak m\u016f\u017ee tohle?
= Slo\u017eení: p\u0161eni\u010dná mouka, cukr, máslo, vejce, s\u016fl. Alergeny tu\u010dn\u011b.
= M\u016f\u017ee obsahovat stopy o\u0159ech\u016f, sezamu a mléka.
= Alergeny: 1, 3, 7.
## chemicals_safety
? \u0161kodliviny
? nový koberec smrdí, není to jedovaté
? je to toxické pro d\u011bti
? jsou granule na slimáky jedovaté pro je\u017eky
? uvol\u0148uje se z glazury olovo
? muzu to pouzivat v tehotenstvi
? neu\u0161kodí to rybi\u010dkám
? co kdy\u017e to dít\u011b olízne
? bezpe\u010dnostní list k p\u0159ípravku
? obsahuje to BPA nebo ftaláty
= Barva s nízkým obsahem VOC, vhodná na hra\u010dky (EN 71-3).
= Výstra\u017ené symboly a bezpe\u010dnostní list (PDF).
= Bez BPA, ftalát\u016f a t\u011b\u017ekých kov\u016f.
## certification_tests
? certifikát
? má to n\u011bjakou certifikaci
? podle jaké normy je to testované
? energetický \u0161títek
? schválila ten zámek poji\u0161\u0165ovna
? kdo to testoval
? ma to atest
? je to s CE zna\u010dkou
? jak poznám, \u017ee je to skute\u010dn\u011b bio
? obstálo to v dTestu
= Testováno dle EN 1078.
= Ozna\u010dení CE, prohlá\u0161ení o shod\u011b ke sta\u017eení.
= Certifikát OEKO-TEX Standard 100.
## best_before
? trvanlivost
? minimální trvanlivost
? jak dlouho to vydr\u017eí zav\u0159ené
? vydr\u017eí to do Vánoc
? má opalovací krém datum spot\u0159eby
? je to po zaruce muzu to jest
? pro\u0161lá mouka, je nebezpe\u010dná
? spot\u0159ebujte do
? aby se to nezkazilo, ne\u017e p\u0159ijedu
? s jak dlouhou expirací to posíláte
= Minimální trvanlivost do: viz ví\u010dko. P\u0159i dodání nejmén\u011b 30 dn\u016f.
= Spot\u0159ebujte do 3 dn\u016f po otev\u0159ení.
= Datum minimální trvanlivosti (DMT) 12 m\u011bsíc\u016f.
## storage
? skladování
? má to být v lednici
? jak to skladovat
? m\u016f\u017eu nechat gril venku v mrazu
? kam s tím p\u0159es zimu
? jak uchovat kavu aby nezvetrala
? vinyly nastojato?
? p\u0159i jaké teplot\u011b to mám mít
? aby mi svetry nese\u017erali moli
? v uzav\u0159ené dóze nebo voln\u011b
= Skladujte v suchu a chladu, chra\u0148te p\u0159ed sv\u011btlem.
= Po otev\u0159ení uchovávejte v chladni\u010dce p\u0159i 2\u20135 °C.
= P\u0159es zimu uskladn\u011bte v suchu.
## size_guide
? tabulka velikostí
? jakou mám velikost
? p\u0159evod velikostí UK na EU
? co je L v \u010díslech
? velikostní tabulka bot
? jaka velikost pro 98 cm dite
? velikost prstenu v milimetrech
? d\u011btské velikosti podle v\u011bku
? obvod hlavy 60, jaké \u010díslo \u010depice
? americká osmi\u010dka je jaká na\u0161e
= Tabulka velikostí: S = 36/38, M = 40/42, L = 44/46.
= P\u0159evod: UK 6 \u2013 EU 39 \u2013 US 8.
= Délka chodidla 24,5 cm = velikost 38.
## size_between
? jsem mezi dv\u011bma velikostmi
? vycházejí boty malé
? odpovídá to velikostn\u011b
? mám vzít o \u010díslo v\u011bt\u0161í
? normáln\u011b nosím M, co mám vzít
? sedi velikost nebo je to mensi
? je to spí\u0161 voln\u011bj\u0161í nebo upnuté
? tla\u010dí m\u011b moje obvyklé \u010díslo
? s tlustou pono\u017ekou jaké \u010díslo
? padne to na 42
= Velikostn\u011b men\u0161í: doporu\u010dujeme o \u010díslo v\u011bt\u0161í.
= Odpovídá b\u011b\u017ené velikosti.
= Voln\u011bj\u0161í st\u0159ih, zvolte men\u0161í velikost.
## how_to_measure
? jak se zm\u011b\u0159it
? jak zm\u011b\u0159ím obvod pasu
? kde p\u0159esn\u011b m\u011b\u0159it boky
? nemám metr, sta\u010dí provázek
? m\u011b\u0159í se okno zevnit\u0159 nebo zvenku
? jak zmerit nohu na boty
? délka záv\u011bsu od ty\u010de nebo há\u010dku
? jak zm\u011b\u0159it psa na oble\u010dek
? m\u011b\u0159ení rozkroku
? jak zjistím velikost prstýnku
= Jak se m\u011b\u0159it: hrudník, pas, boky, vnit\u0159ní délka nohavic.
= Postavte se na papír a ozna\u010dte patu a nejdel\u0161í prst.
= M\u011b\u0159te v nej\u0161ir\u0161ím míst\u011b.
## body_height_frame
? velikost rámu podle vý\u0161ky
? m\u011b\u0159ím 158, jaké kolo
? mám 195 cm, který spacák
? jak vysoko sedlo na krátké nohy
? jaká tvrdost matrace na 110 kilo
? jaky ram na 180 cm
? vý\u0161ka stolu pro malou osobu
? nosnost kola pro t\u011b\u017e\u0161ího jezdce
? jak dlouhé ly\u017ee na mou vý\u0161ku
? délka h\u016flek podle postavy
= Velikost rámu podle vý\u0161ky: 165\u2013175 cm = 17".
= Hmotnost jezdce do 120 kg v\u010detn\u011b zavazadel.
= Délka ly\u017eí: vý\u0161ka postavy minus 10 cm.
## fit_adjust
? d\u0159ou m\u011b boty na pat\u011b
? jak nastavit sedlo
? bolí m\u011b záp\u011bstí na \u0159ídítkách
? pes se vyvlíká z postroje, jak utáhnout
? vlo\u017eky pro plochou nohu
? tlaci me helma na cele
? brýle klou\u017eou z nosu
? batoh m\u011b \u0159e\u017ee do ramen
? roz\u0161í\u0159íte mi boty
? jak rozchodit nové pohorky
= Sedlo nastavte tak, aby noha byla tém\u011b\u0159 propnutá.
= Otlaky? Ná\u0161 bikefitting nastaví posed za 30 minut.
= Popruhy dotáhn\u011bte v po\u0159adí bedra, ramena, hrudník.
## washing
? praní
? m\u016f\u017ee to do pra\u010dky
? na kolik stup\u0148\u016f prát
? nepustí to barvu
? m\u016f\u017eu to dát do su\u0161i\u010dky
? vyprala jsem to a sedlo se to
? prat s dziny jde
? v\u0161echno mi zr\u016f\u017eov\u011blo, pomoc
? vytáhlo se to na \u0161\u0148\u016f\u0159e
? jaký prací program na vlnu
= Perte na 30 °C, \u0161etrný program.
= Nesu\u0161te v su\u0161i\u010dce, su\u0161te naplocho ve stínu.
= Perte s podobnými barvami.
## cleaning
? \u010di\u0161t\u011bní
? jak to vy\u010distit
? dá se to mýt v my\u010dce
? \u010dím umýt obrazovku televize
? kávovar chce odvápnit
? jak vycistit mastny filtr digestore
? spálená pánev, co s ní
? jak \u010dasto \u010distit zvlh\u010dova\u010d
? \u010dím \u010distit ko\u017eenou seda\u010dku
? odvápn\u011bní konvice
= Lze mýt v my\u010dce (horní ko\u0161).
= Ot\u0159ete vlhkým had\u0159íkem, nepou\u017eívejte abraziva.
= Odváp\u0148ujte jednou za 3 m\u011bsíce.
## stains
? skvrny
? jak odstranit skvrnu od vína
? rozlila jsem kafe na koberec
? \u0161t\u011bn\u011b se vy\u010duralo na koberec
? rezavé fleky na p\u0159íborech
? flek od propisky na kuzi
? \u010dervená \u0159epa v\u0161ude
? plíse\u0148 na markýze
? vosk na ubrusu
? flekatá seda\u010dka
= Pr\u016fvodce skvrnami: víno, vosk, inkoust, krev, tráva.
= Skvrnu odsávejte, nedrhn\u011bte.
= \u010cerstvou skvrnu ihned opláchn\u011bte studenou vodou.
## maintenance
? údr\u017eba
? jak \u010dasto servisovat
? kdy vym\u011bnit filtr
? promazání \u0161icího stroje
? jak se starat o ko\u017eené boty
? kdy menit olej
? st\u016fl je vysu\u0161ený, \u010dím ho o\u0161et\u0159it
? garan\u010dní prohlídka kola
? impregnovat d\u0159evo kolikrát ro\u010dn\u011b
? aby mi to dlouho vydr\u017eelo
= Servisní interval: ka\u017edých 1 000 km nebo jednou ro\u010dn\u011b.
= D\u0159ev\u011bný nábytek olejujte 2× ro\u010dn\u011b.
= Filtr vym\u011b\u0148te po 3 m\u011bsících.
## waterproofing
? impregnace
? udr\u017eí m\u011b to v de\u0161ti v suchu
? jak znovu naimpregnovat stan
? vodní sloupec
? promokají mi bra\u0161ny
? sprej na stan aby nepromokal
? voda u\u017e neperlí po bund\u011b
? m\u016f\u017ee být lampa venku na de\u0161ti
? IP krytí co znamená
? jak obnovit nepromokavost bundy
= Vodní sloupec 10 000 mm, podlepené \u0161vy.
= IP67: prachot\u011bsné, pono\u0159ení do 1 m na 30 minut.
= Impregnaci obnovte po ka\u017edém t\u0159etím praní.
## first_use
? první pou\u017eití
? práv\u011b jsem to vybalil, co te\u010f
? prát povle\u010dení p\u0159ed prvním pou\u017eitím
? jak vypálit litinovou pánev
? musím lahev nejd\u0159ív vypláchnout
? co udelat pred prvnim pouzitim
? jak dlouho nechat poprvé ho\u0159et sví\u010dku
? p\u0159ivyknutí rybi\u010dek na akvárium
? záb\u011bh nové trouby
? mám to poprvé nabít do plna
= P\u0159ed prvním pou\u017eitím opláchn\u011bte horkou vodou a osu\u0161te.
= Vypálení pánve: pot\u0159ete olejem a pe\u010dte hodinu p\u0159i 200 °C.
= P\u0159ed prvním pou\u017eitím pln\u011b nabijte.
## assembly_self
? montá\u017e
? je t\u011b\u017eké to slo\u017eit
? jak dlouho trvá sestavení
? nemám návod k sestavení
? zasekl jsem se u kroku sedm
? chybi mi imbus na slozeni
? zvládnu to smontovat sama
? jaké ná\u0159adí na to pot\u0159ebuju
? p\u0159ijde to u\u017e slo\u017eené
? nesedí dírky na \u0161rouby
= Nutná vlastní montá\u017e, cca 45 minut ve dvou.
= Pot\u0159ebné ná\u0159adí: aku\u0161roubovák, vodováha, kladivo.
= Dodáváno v demontu.
## assembly_service
? montá\u017e nábytku na klí\u010d
? smontujete mi to doma
? kolik stojí montá\u017e od vás
? zapojíte a postavíte kuchy\u0148
? postavíte skleník na zahrad\u011b
? slozite mi tu skrin kdyz ji privezete
? kolo p\u0159ijde se\u0159ízené k jízd\u011b
? montá\u017ení \u010deta
? objednat montá\u017eníky
? sestavení kola v servisu
= Montá\u017ení slu\u017eba: od 690 K\u010d za sk\u0159í\u0148.
= Nábytek smontujeme v den doru\u010dení.
= Kolo zasíláme se\u0159ízené a p\u0159ipravené k jízd\u011b.
## installation_fitting
? instalace
? jak to pov\u011bsit na ze\u010f
? kdo mi zapojí varnou desku
? vým\u011bna baterie u umyvadla
? hák do stropu na houpací k\u0159eslo
? zaluzie v najmu bez vrtani
? jak p\u0159ipojit pra\u010dku
? je instalace slo\u017eitá
? nainstalujete klimatizaci
? pot\u0159ebuju elektriká\u0159e
= Montá\u017e na ze\u010f: dr\u017eák v balení, hmo\u017edinky podle zdiva.
= P\u0159ipojení smí provést pouze kvalifikovaný elektriká\u0159.
= Instalace klimatizace od 6 900 K\u010d.
## manual_download
? návod
? kde najdu návod k pou\u017eití
? stáhnout manuál v \u010de\u0161tin\u011b
? ztratil jsem návod ke starému \u0161icímu stroji
? schéma zapojení
? navod v pdf prosim
? ovlada\u010d pro skener
? kde je p\u0159íru\u010dka
? \u010deský návod mi chybí
? rozkres seka\u010dky
= Ke sta\u017eení: návod (PDF, 4 MB), rychlý pr\u016fvodce, technický list.
= Ovlada\u010de a software pro Windows a macOS.
= \u010ceský návod k obsluze.
## troubleshooting
? nefunguje to
? nejde to zapnout
? televize z\u016fstává \u010derná
? zesilova\u010d hrozn\u011b bru\u010dí
? smrdí to spáleninou
? jak to resetovat
? hlasi to chybu e04
? bliká \u010dervená kontrolka
? po\u0159ád se to vypíná
? nesvítí mi to a neh\u0159eje
= \u0158e\u0161ení problém\u016f: závada \u2013 mo\u017ená p\u0159í\u010dina \u2013 odstran\u011bní.
= Nejde zapnout? Zkontrolujte zástr\u010dku, pojistku a bezpe\u010dnostní spína\u010d.
= Chyba E04: vy\u010dist\u011bte filtr.
## connection_setup
? párování
? nejdou mi spárovat sluchátka
? nejde to p\u0159ipojit k mobilu
? jak to propojit s wifi
? mám nový router a nic nejede
? jak pripojit televizi k internetu
? dv\u011b za\u0159ízení najednou p\u0159es bluetooth
? aplikace to nevidí
? nastavení chytré zásuvky
? propojit cyklopo\u010díta\u010d s telefonem
= Párování: podr\u017ete tla\u010dítko 5 sekund, dokud neza\u010dne blikat mod\u0159e.
= Nastavení v aplikaci: p\u0159idat za\u0159ízení, zvolit Wi-Fi, zadat heslo.
= Za\u0159ízení podporuje pouze 2,4 GHz.
## charging
? nabíjení
? jak se to nabíjí
? m\u016f\u017eu to nechat v nabíje\u010dce p\u0159es noc
? dá se kolo nabíjet v byt\u011b
? ztratil jsem nabíje\u010dku
? jakou nabijecku na to
? nabíjet ob\u011b baterie najednou
? m\u016f\u017eu nabíjet p\u0159es USB-C
? nenabíjí se to na sto procent
? nabíjet v zim\u011b venku
= Doba nabíjení: 3,5 h (80 % za 2 h).
= Kabel USB-C v balení, adaptér není sou\u010dástí.
= Akumulátor nabíjejte p\u0159i 5\u201340 °C.
## compatibility_parts
? kompatibilita díl\u016f
? pasuje to na m\u016fj starý stativ
? jakou plá\u0161\u0165 na 28 palc\u016f
? sedne to i na jinou zna\u010dku
? \u017eárovka s malým závitem
? retez na 9 rychlosti
? jde ten objektiv na m\u016fj fo\u0165ák
? hodí se tenhle filtr do mého vysava\u010de
? pasuje kryt na star\u0161í model
? nasadím to na hadici p\u016fl palce
= Kompatibilní s modely A100, A200 (od roku 2018).
= Pasuje na b\u011b\u017ené trubky 35 mm.
= Vhodné pro \u0159et\u011bzy 9 rychlostí.
## quantity_calculation
? kolik toho pot\u0159ebuju
? kolik barvy na malý pokoj
? kolik lahví vína pro t\u0159icet lidí
? kolik metr\u016f látky na záv\u011bsy
? a\u0165 mi to nedojde v p\u016flce
? kolik granuli na 20kg psa
? spot\u0159eba lepidla na metr \u010dtvere\u010dní
? kolik balení podlahy na 18 metr\u016f
? kolik semene na trávník
? výpo\u010det dla\u017edic v\u010detn\u011b pro\u0159ezu
= Vydatnost: 10\u201312 m² na litr a nát\u011br.
= Kalkula\u010dka: plocha × 1,1 = pot\u0159ebné dla\u017edice v\u010detn\u011b pro\u0159ezu.
= Spot\u0159eba 4 kg/m².
## recipe_usage
? dávkování
? kolik l\u017ei\u010dek na \u0161álek
? na kolik stup\u0148\u016f péct ty rohlíky
? jak hrub\u011b namlít kávu do frenchpressu
? \u0159edí se ta barva vodou
? jak dlouho louhovat \u010daj
? v jakem pomeru to michat
? co z toho uva\u0159it
? kolik prá\u0161ku na praní
? jak se to pou\u017eívá
= Dávkování: 1 ví\u010dko (20 ml) na 5 litr\u016f vody.
= P\u0159íprava: 2 g na \u0161álek, 80 °C, 2 minuty.
= \u0158ed\u011bní: max. 10 % vody.
## usage_duration
? jak dlouho mi to vydr\u017eí
? na kolik stránek vysta\u010dí cartridge
? na kolik ve\u010der\u016f je plynová bomba
? kolik hodin ho\u0159í sví\u010dka
? kolik let to slou\u017eí
? baterka zhasla po hodine
? \u017eivotnost výrobku
? na kolik praní je balení
? kolik káv z jednoho balí\u010dku
? doba ho\u0159ení
= Výdr\u017e baterie a\u017e 30 h, s ANC 6 h.
= Doba ho\u0159ení cca 45 hodin.
= Výt\u011b\u017enost 1 500 stran.
## seasonal_timing
? kdy sázet \u010desnek
? kdy sázet cibuloviny
? kdy p\u0159ezout na zimní
? v jakém ro\u010dním období p\u0159esadit ke\u0159
? kdy sklízet dýn\u011b
? kdy hnojit travnik
? kdy vysévat raj\u010data
? výsevní kalendá\u0159
? kdy st\u0159íhat \u017eivý plot
? kdy vyndat mu\u0161káty
= Výsevní kalendá\u0159: b\u0159ezen \u2013 hrách, \u0161penát, \u0159edkvi\u010dky.
= Jarní cibuloviny sázejte od zá\u0159í do listopadu.
= Zimní pneumatiky povinn\u011b od 1. 11. do 31. 3.
## beginner_advice
? jsem za\u010dáte\u010dník
? nikdy jsem to ned\u011blal, kde za\u010dít
? po\u0159ídili jsme první akvárium, co pot\u0159ebujeme
? o vín\u011b nic nevím
? je t\u011b\u017eké se to nau\u010dit
? uplny zacatecnik co koupit
? chci za\u010dít doma s keramikou
? co pot\u0159ebuju na za\u010dátek b\u011bhání
? základní výbava na lezení
? první kytara pro samouka
= Pr\u016fvodce pro za\u010dáte\u010dníky: co pot\u0159ebujete na start.
= Startovací sada: kytara, obal, ladi\u010dka, popruh, trsátka.
= Jak za\u010dít: 5 krok\u016f.
## choosing_guide
? jak vybrat
? jaký je rozdíl mezi t\u011bmi dv\u011bma
? co byste mi doporu\u010dili na chrápání
? který olej na sma\u017eení
? nejlep\u0161í na citlivou ple\u0165
? pé\u0159ový nebo syntetický spacák
? proc je jeden o tolik drazsi
? pora\u010fte mi s výb\u011brem matrace
? co je lep\u0161í, plyn nebo uhlí
? nevím, kterou si vybrat
= Pr\u016fvodce výb\u011brem: správná matrace v 5 otázkách.
= Srovnání: plynový, uhelný a elektrický gril.
= Jak vybrat d\u011btské kolo.
## materials_explained
? co je to modal
? jaký je rozdíl mezi keramikou a kameninou
? \u0161krábe merino
? um\u011blý nebo pravý ratan
? co znamená softshell
? co je to viskoza
? palisandr nebo eben, li\u0161í se zvuk
? je polyamid to samé co nylon
? jaký materiál je nejlep\u0161í na léto
? co je mikroply\u0161
= Materiál: 80 % vlna, 20 % polyamid.
= Materiály A\u2013Z: akát, bambus, denim \u2026
= Merino vlna: jemná, ne\u0161krábe, reguluje teplotu.
## personalisation
? potisk na p\u0159ání
? vyryjete tam jméno
? dá se to vy\u0161ít monogramem
? hrnek s fotkou d\u011bláte
? etiketa s vlastním textem na láhev
? gravirovani kolik stoji
? logo firmy na tri\u010dka
? osobní v\u011bnování na p\u0159ív\u011bsek
? tri\u010dko s vlastním nápisem
? dres se jménem a \u010díslem
= Personalizace: a\u017e 12 znak\u016f, 3 písma.
= Gravírování 190 K\u010d za \u0159ádek, +2 pracovní dny.
= Potisk vlastním logem od 1 ks.
## personalisation_error
? máte \u0161patn\u011b jméno na hrnku
? na prstenu je chybné datum
? prohodili jste jména
? jde rytina vybrousit
? p\u0159ed\u011blejte mi \u0161patn\u011b poti\u0161t\u011bný hrnek
? preklep v gravirovani co s tim
? m\u016f\u017eu je\u0161t\u011b zm\u011bnit text, ne\u017e to vyryjete
? napsala jsem tam omylem \u0161patný rok
? chybí há\u010dek ve jmén\u011b na tri\u010dku
? oprava vy\u0161itého nápisu
= Text pe\u010dliv\u011b zkontrolujte: gravírujeme p\u0159esn\u011b to, co napí\u0161ete.
= P\u0159ed objednáním si prohlédn\u011bte náhled.
= Na\u0161i chybu v nápisu opravíme zdarma.
## made_to_measure
? na míru
? na\u0159e\u017eete mi desku na míru
? \u017ealuzie na atypické okno
? jde to objednat v jiné látce
? matrace netypického rozm\u011bru do karavanu
? zaves na miru kolik stoji
? jak dlouho trvá zakázková výroba
? krej\u010dí zkrátí rukávy
? atypický rozm\u011br 73 cm
? formátování desek
= Na míru: zadejte \u0161í\u0159ku a vý\u0161ku v milimetrech.
= \u0158ezání d\u0159eva: prvních 5 \u0159ez\u016f zdarma.
= Dodací doba zakázkové výroby 4\u20136 týdn\u016f.
## samples
? vzorky
? m\u016f\u017eu dostat vzorek látky
? po\u0161lete kousek látky na ukázku
? vzorek podlahy dom\u016f
? máte tester parfému
? vzorky latek zdarma?
? zku\u0161ební balení granulí
? p\u016fj\u010díte dla\u017edi\u010dku na porovnání
? vzorník barev
? p\u0159ibalíte n\u011bjaké test\u0159íky
= Objednejte si zdarma a\u017e 5 vzork\u016f látek.
= Vzorek barvy 100 ml, 69 K\u010d.
= Ke ka\u017edé objednávce vzorek zdarma.
## try_at_home
? vyzkou\u0161ení doma
? m\u016f\u017eu si na matraci nejd\u0159ív vyspat
? zkusit sluchátka pár dní a pak se rozhodnout
? po\u0161lete mi dom\u016f brýle na vyzkou\u0161ení
? p\u016fj\u010dit si koberec na zkou\u0161ku
? muzu to vyzkouset mesic doma
? co kdy\u017e to po zku\u0161ební dob\u011b nechci
? zku\u0161ební doba na matraci
? otestovat si to v klidu doma
? sto nocí na zkou\u0161ku platí?
= 100 nocí na vyzkou\u0161ení.
= Vyzkou\u0161ení doma: vyberte 5 obrub, nechte si je 7 dní.
= 30 dní na vyzkou\u0161ení bez rizika.
## rental
? p\u016fj\u010dovna
? p\u016fj\u010dujete parní \u010disti\u010d
? kolik stojí p\u016fj\u010dení na den
? zap\u016fj\u010dit tepova\u010d
? oblek na jednu noc
? pujcite lyze na vikend
? ode\u010dte se p\u016fj\u010dovné, kdy\u017e si to pak koupím
? vratná kauce na ná\u0159adí
? pronájem party stanu
? dá se to jen p\u016fj\u010dit a nekupovat
= P\u016fj\u010dovna: ceny za den, víkend, týden.
= Kauce 2 000 K\u010d, vratná po vrácení nepo\u0161kozeného ná\u0159adí.
= P\u016fj\u010dovné za den 390 K\u010d.
## rental_return
? vracím brusku z p\u016fj\u010dovny o den pozd\u011bji
? zap\u016fj\u010dený oblek má flek
? vrátit p\u016fj\u010dené \u010disté nebo \u0161pinavé
? jde vyp\u016fj\u010dené vrátit v ned\u011bli
? rozbili jsme p\u016fj\u010dené skleni\u010dky
? co kdyz rozbiju pujcenou pilu
? pozdní vrácení do p\u016fj\u010dovny
? p\u0159ijdu o kauci za \u0161krábanec
? musím po vyp\u016fj\u010dení natankovat seka\u010dku
? ukradli mi zap\u016fj\u010dené kolo
= Pozdní vrácení: za ka\u017edý dal\u0161í den ú\u010dtujeme denní sazbu.
= P\u0159ipoji\u0161t\u011bní \u0161kody 10 % z p\u016fj\u010dovného; nekryje kráde\u017e.
= Vyp\u016fj\u010dené vra\u0165te \u010disté.
## subscription
? p\u0159edplatné
? m\u016f\u017ee mi to chodit ka\u017edý m\u011bsíc
? pravidelné dodávky granulí
? kytice ka\u017edý pátek
? u\u0161et\u0159ím, kdy\u017e to bude pravideln\u011b
? jak funguje predplatne
? automatické objednávání kávy
? je to se závazkem
? balí\u010dek ka\u017edé dva týdny
? opakovaná objednávka
= Pravidelná dodávka se slevou 10 %.
= Zvolte interval: ka\u017edé 2, 4, 6 nebo 8 týdn\u016f.
= P\u0159edplatné bez závazku.
## subscription_change
? zru\u0161it p\u0159edplatné
? pozastavit pravidelnou dodávku p\u0159es prázdniny
? zm\u011bnit p\u0159íchu\u0165 v pravidelném balí\u010dku
? kocour um\u0159el, krmivo u\u017e neposílejte
? neprodlu\u017eujte mi p\u0159edplatné
? preskocit jednu dodavku jde
? mám toho plnou sk\u0159í\u0148, zpomalte dodávky
? jak ukon\u010dím odb\u011br kapslí
? zm\u011bna intervalu dodávek
? chci z toho p\u0159edplatného ven
= Pozastavit, p\u0159esko\u010dit nebo zru\u0161it m\u016f\u017eete kdykoli v sekci P\u0159edplatné.
= Zm\u011bny nejpozd\u011bji 3 dny p\u0159ed odesláním.
= Výpov\u011bdní lh\u016fta: \u017eádná.
## appointment_booking
? rezervace termínu
? m\u016f\u017eu se objednat
? domluvit sch\u016fzku s poradcem na matrace
? chci se objednat na m\u011b\u0159ení zraku
? volný termín do servisu kola
? objednat se na zkousku svatebnich satu
? jak si zarezervuju konzultaci
? nast\u0159elit náu\u0161nice, objednat se
? termín na návrh kuchyn\u011b
? musím se objednat nebo sta\u010dí p\u0159ijít
= Rezervujte termín: zvolte slu\u017ebu, pobo\u010dku, datum a \u010das.
= Návrh kuchyn\u011b: 2 hodiny, zdarma, p\u0159ineste p\u016fdorys.
= Objednání online nebo telefonicky.
## appointment_cancel
? zru\u0161it termín
? zítra na zkou\u0161ku nem\u016f\u017eu p\u0159ijít
? p\u0159eobjednat se na jindy
? do kdy m\u016f\u017eu sch\u016fzku zru\u0161it
? zru\u0161ili jste mi termín na poslední chvíli
? zapomnela jsem na termin platim neco
? posunout náv\u0161t\u011bvu svatebního salonu
? p\u0159esunout rezervaci workshopu
? nestíhám, p\u0159ijdu o p\u016fl hodiny pozd\u011bji
? storno rezervace
= Zru\u0161ení termínu zdarma do 24 hodin p\u0159edem.
= P\u0159i nedostavení se ú\u010dtujeme 300 K\u010d.
= Termín lze p\u0159esunout v potvrzovacím e-mailu.
## courses_events
? kurzy
? po\u0159ádáte kurzy
? d\u011btská dílni\u010dka o prázdninách
? kdy je dal\u0161í workshop
? je v cen\u011b kurzu materiál
? autogramiada kdy bude
? dostanu certifikát po kurzu
? k\u0159est knihy, m\u016f\u017eu p\u0159ijít
? kurz pe\u010dení kvásku
? p\u0159edná\u0161ky a ochutnávky
= Akce: \u010dtení, workshopy, ochutnávky \u2013 kalendá\u0159.
= Kurz kváskového chleba: sobota 10\u201314, 1 290 K\u010d v\u010detn\u011b zást\u011bry.
= P\u0159ihlá\u0161ky na kurz online.
## parties_groups
? oslava u vás
? m\u016f\u017eeme u vás ud\u011blat d\u011btskou oslavu narozenin
? ochutnávka pro rozlu\u010dku se svobodou
? je v cen\u011b dort
? pronájem lezecké st\u011bny jen pro nás
? bude nas dvacet jde to
? firemní teambuilding
? uzav\u0159ená spole\u010dnost v kavárn\u011b
? kolik stojí narozeninová párty u vás pro d\u011bti
? skupinová náv\u0161t\u011bva
= D\u011btské oslavy: 2 hodiny, 8\u201312 d\u011btí, 390 K\u010d za dít\u011b.
= Kavárnu lze pronajmout pro soukromé akce.
= Skupiny nad 15 osob na objednání.
## home_visit
? p\u0159ijedete zam\u011b\u0159it okna
? zam\u011b\u0159ení u zákazníka
? p\u0159ijde n\u011bkdo se vzorky dom\u016f
? záv\u011bsá\u0159 do bytu
? optik do domova d\u016fchodc\u016f
? zamereni zaluzii zdarma?
? p\u0159ijede servis kol ke mn\u011b
? po\u0161lete technika na obhlídku
? zm\u011b\u0159íte mi to na míst\u011b
? náv\u0161t\u011bva poradce doma
= Zam\u011b\u0159ení u vás doma: zm\u011b\u0159íme, poradíme, p\u0159ivezeme vzorky.
= Bezplatné zam\u011b\u0159ení do 25 km.
= Výjezd technika 490 K\u010d.
## video_advice
? videohovor s poradcem
? m\u016f\u017eu vám to ukázat na kame\u0159e
? je online poradenství zdarma
? jak dlouho trvá videokonzultace
? poradit p\u0159es video bez cestování
? ukazete mi to pres video
? online sch\u016fzka k návrhu kuchyn\u011b
? videoprohlídka showroomu
? konzultace p\u0159es Teams
? uká\u017eete loutky \u017eiv\u011b p\u0159es kameru
= Videokonzultace: prohlédn\u011bte si zbo\u017eí \u017eiv\u011b z prodejny.
= Rezervujte si 30minutový videohovor se specialistou.
= Online poradenství je zdarma.
## reviews
? recenze
? jsou ta hodnocení pravá
? platíte lidem za recenze
? ov\u011b\u0159ujete recenze
? ma\u017eete negativní hodnocení
? kde muzu napsat recenzi
? samých p\u011bt hv\u011bzd je podez\u0159elé
? co \u0159íkají \u010dtená\u0159i
? jak p\u0159idám hodnocení produktu
? moje recenze se neobjevila
= Recenze pocházejí pouze od ov\u011b\u0159ených zákazník\u016f.
= Napi\u0161te recenzi: hv\u011bzdi\u010dky, nadpis, text, foto.
= Ov\u011b\u0159eno zákazníky Heureka.
## competition_prize
? sout\u011b\u017e
? vyhrál jsem
? musím n\u011bco koupit, abych se mohla zú\u010dastnit
? dá se výhra vym\u011bnit za peníze
? na losu je výhra
? kdy bude losovani
? kde je moje výhra
? m\u016f\u017eou sout\u011b\u017eit zam\u011bstnanci
? do kdy b\u011b\u017eí sout\u011b\u017e
? pravidla sout\u011b\u017ee
= Sout\u011b\u017e o zahradní nábytek v hodnot\u011b 20 000 K\u010d.
= Uzáv\u011brka 31. 5. o p\u016flnoci.
= Výherce vylosujeme a kontaktujeme e-mailem.
## photos_colours
? barva vypadá jinak ne\u017e na fotce
? na obrazovce modrá, p\u0159i\u0161la zelená
? na fotce je to v\u011bt\u0161í
? má modelka na sob\u011b \u010dernou nebo tmav\u011b modrou
? ve skute\u010dnosti je to tmav\u0161í
? fotky neodpovidaj realite
? mosaz vypadá lacin\u011b oproti obrázku
? máte reálné fotky
? lesklé nebo matné, z fotky to nepoznám
? odstín se li\u0161í od monitoru
= Barvy se mohou li\u0161it podle nastavení monitoru.
= Foto p\u0159i denním sv\u011btle.
= Ilustra\u010dní foto.
## product_availability_future
? budete to je\u0161t\u011b vyráb\u011bt
? vrátí se modrá barva
? kon\u010dí to, to je \u0161koda
? nem\u016f\u017eu to u vás u\u017e najít
? co chystáte na podzim
? uz to nebudete mit nikdy
? pot\u0159ebuju stejné talí\u0159e do sady
? kdy vyjde nástupce
? vy\u0159azeno z nabídky?
? podzimní kolekce ukázka
= Prodej ukon\u010den \u2013 ji\u017e není v nabídce.
= Nástupnický model k dispozici na podzim.
= Novinky: jarní kolekce od února.
## product_request
? objednáte to pro m\u011b
? nemáte to v nabídce, se\u017eenete to
? m\u016f\u017eete mi objednat knihu
? díl, který není v seznamu, doká\u017eete sehnat
? pro\u010d neprodáváte mra\u017eené maso pro psy
? sezenete mi to na objednavku
? nevíte, kdo to má
? za\u0159a\u010fte to do sortimentu
? speciální objednávka od výrobce
? kde jinde to koupím
= Nena\u0161li jste? Objednáme tém\u011b\u0159 v\u0161e od dodavatel\u016f.
= Ka\u017edou dostupnou knihu objednáme do druhého dne.
= Napi\u0161te nám, co vám v nabídce chybí.
## transport_own_car
? vejde se to do auta
? odvezu to v hatchbacku
? pot\u0159ebuju na to vozík
? p\u016fj\u010díte p\u0159ív\u011bsný vozík
? m\u016f\u017eu vézt ledni\u010dku nale\u017eato
? vejde se to do octavie kombi
? jak to p\u0159ivázat na st\u0159echu
? rozm\u011bry krabice kv\u016fli autu
? musí být \u010dervený praporek na p\u0159esahu
? pom\u016f\u017eete mi to nalo\u017eit
= Rozm\u011bry balení: 198 × 42 × 15 cm, 38 kg \u2013 vejde se do kombi.
= Zap\u016fj\u010díme vozík zdarma na 3 hodiny.
= Popruhy na st\u0159e\u0161ní nosi\u010d u východu.
## flying_travel
? m\u016f\u017eu to do letadla
? do p\u0159íru\u010dního zavazadla
? powerbanka kolik watthodin do letadla
? projde to leti\u0161tní kontrolou
? zapalova\u010d v odbaveném kufru
? rozmery na ryanair sedi
? smí vrta\u010dka do letadla
? vejde se do limitu 40x30x20
? d\u0159ev\u011bný suvenýr a karanténa
? krém nad 100 ml do letadla
= Palubní zavazadlo: 55 × 40 × 20 cm, vhodné pro v\u011bt\u0161inu aerolinek.
= Powerbanky do 100 Wh pouze v p\u0159íru\u010dním zavazadle.
= Vyhovuje rozm\u011br\u016fm Ryanair a Wizz Air.
## pickup_old_packaging
? odvezete obaly
? vezmou si \u0159idi\u010di kartony s sebou
? z\u016fstaly mi tu polystyreny, odvezete je
? odnesete krabici po vybalení
? m\u016f\u017eu vrátit obal na prodejn\u011b
? odvoz obalu po dodani nabytku
? kam s paletou, na které to p\u0159i\u0161lo
? vybalíte to a uklidíte po sob\u011b
? kdo odveze d\u0159ev\u011bnou bednu
? likvidace obalového materiálu
= Na p\u0159ání na\u0161i \u0159idi\u010di odvezou obalový materiál.
= Vybalení a odvoz obal\u016f v cen\u011b vyná\u0161ky.
= Vratné palety odebíráme zp\u011bt.
## storage_service
? uskladn\u011bní zbo\u017eí
? m\u016f\u017eete mi to podr\u017eet do \u010dervna
? zaplatím te\u010f, vyzvednu pozd\u011bji
? jak dlouho to zdarma skladujete
? nechte si zahradní set na pozd\u011bji
? uskladneni pneumatik delate
? odlo\u017eit dodání a\u017e po rekonstrukci
? skladné po týdnu
? pneuhotel
? pozdr\u017ete závoz o m\u011bsíc, je\u0161t\u011b nemáme byt
= Kupte te\u010f, dodáme pozd\u011bji: nábytek uskladníme zdarma a\u017e 3 m\u011bsíce.
= Po\u017eadovaný termín dodání a\u017e 6 m\u011bsíc\u016f dop\u0159edu.
= Uskladn\u011bní pneumatik 600 K\u010d za sezonu.
## insurance_transport
? je zásilka poji\u0161t\u011bná
? m\u016f\u017eu si p\u0159ipojistit obraz
? cenné psaní
? na kolik je balík poji\u0161t\u011bn
? posíláte drahé v\u011bci poji\u0161t\u011bn\u011b
? pojisteni zasilky do zahranici
? kdo nese riziko, ne\u017e to p\u0159evezmu
? stojí to padesát tisíc, jak to po\u0161lete
? p\u0159ipoji\u0161t\u011bní p\u0159epravy
? udaná cena
= V\u0161echny zásilky jsou poji\u0161t\u011bny do 50 000 K\u010d.
= Riziko p\u0159echází na kupujícího p\u0159evzetím.
= P\u0159ipoji\u0161t\u011bní nad limit 0,5 % z ceny.
## gift_suggestions_service
? tipy na dárky
? co koupit tchyni
? sestavíte dárkový ko\u0161
? dárek pro kolegyni na rozlou\u010denou, nápad
? co by pot\u011b\u0161ilo \u010derstvého tátu
? poradte darek pro dedu
? dárkový balí\u010dek pro nemocného
? n\u011bco malého k svátku, poradíte
? p\u0159ipravíte balí\u010dek na míru jako dárek
? nevím, co dát k padesátinám
= Rádce dárk\u016f: pro koho, p\u0159íle\u017eitost, rozpo\u010det.
= Dárky do 500 K\u010d \u2013 na\u0161e tipy.
= Dárkové ko\u0161e sestavíme na p\u0159ání.
## emergency
? dít\u011b spolklo baterku
? \u010disti\u010d mi vyst\u0159íkl do oka
? popálil jsem si ruku o sporák
? má alergickou reakci
? dít\u011b spadlo a nereaguje
? pes sezral granule na slimaky
? otrava, co d\u011blat
? volám sanitku?
? vypil kousek saponátu
? krvácí to a nejde zastavit
= V ohro\u017eení \u017eivota volejte 155 nebo 112.
= Toxikologické informa\u010dní st\u0159edisko: 224 919 293 nebo 224 915 402.
= P\u0159i po\u017eití vyhledejte ihned léka\u0159skou pomoc.
## data_breach_fraud
? podvodná SMS
? p\u0159i\u0161la mi od vás esemeska s platbou cla
? je tenhle mail opravdu od vás
? cht\u011bjí po mn\u011b znovu \u010díslo karty
? n\u011bkdo se mi naboural do ú\u010dtu
? falesny eshop s vasim logem
? poslali jste mi zprávu o výh\u0159e?
? phishing
? odkaz vypadá divn\u011b, je vá\u0161
? unikla moje data
= Pozor na phishing: nikdy nechceme \u010díslo karty ani heslo e-mailem.
= Na\u0161e jediná webová adresa je \u2026
= Podez\u0159elou zprávu p\u0159epo\u0161lete na bezpecnost@\u2026
## thing_price
? cena?
? kolik to stojí
? kolik stojí v\u011bt\u0161í balení
? za kolik je ta p\u011btilitrová plechovka
? je to cena za kus nebo za v\u0161echno
? kolik to hodi
? za kolik to je
? co to stojí s DPH
? na kolik m\u011b to vyjde
? kolik za to chcete
= Cena: 599 K\u010d
= Cena s DPH: 2 190 K\u010d
= Doporu\u010dená cena: 1 299 K\u010d
## thing_available
? je to skladem
? máte to skladem
? máte je\u0161t\u011b tu konvici
? kdy byste to m\u011bli, te\u010f není
? je ta králíkárna na cest\u011b
? je skladem?
? mate to jeste
? je to k dostání hned
? jsou ty boty dostupné
? kolik kus\u016f vám zbývá
? vyprodáno nebo bude
= Dostupnost: skladem
= Skladem > 5 ks
= Stav: na dotaz
## thing_reduced
? je to ve slev\u011b
? bylo to minulý týden levn\u011bj\u0161í
? p\u016fvodní cena?
? je ten kabát je\u0161t\u011b v akci
? kolik to stálo p\u0159edtím
? neni to v akci?
? o kolik je to zlevn\u011bné
? je to ve výprodeji
? na kolik procent je sleva u tohohle
? ak\u010dní cena toho vysava\u010de
= P\u016fvodní cena: 1 999 K\u010d, nyní: 1 299 K\u010d
= U\u0161et\u0159íte: 30 %
= Sleva \u221235 %
## thing_colours
? jaké jsou barvy
? v jakých barvách to je
? je to jen bílé
? máte to i v modré
? musí to ladit k zelené kuchyni, je \u0161alv\u011bjová
? mate jiny barvy
? jaké odstíny jsou na výb\u011br
? \u010dernou nemáte?
? dá se sehnat v tyrkysové
? barevné varianty
= Barva: antracitová
= Dostupné barvy: \u010derná, modrá, olivová, rezavá
= Barevné provedení: dub sonoma/bílá
## thing_sizes
? jaké máte velikosti
? v jakých velikostech to je
? je to i v XL
? d\u011blají se do \u010dísla 47
? pot\u0159ebuju nadm\u011brnou, máte
? jaky cisla mate
? je to jen v jedné velikosti
? jde to i v d\u011btské 128
? prost\u011bradlo 180x200 máte
? máte polovi\u010dní \u010dísla
= Velikost: XS, S, M, L, XL, XXL
= Dostupné velikosti: EU 36\u201346 v\u010detn\u011b polovi\u010dních
= Velikost: 92\u2013140
## thing_pack
? kolik je v balení
? kolik kus\u016f je v krabici
? je to sada \u010dty\u0159 nebo \u0161esti
? prodává se to po kusech nebo v balení
? kolik klubek je v balí\u010dku
? kolik ks v baleni
? jsou pol\u0161tá\u0159e dva v sad\u011b
? je v tom jeden nebo pár
? máte v\u011bt\u0161í ekonomické balení
? po\u010det pono\u017eek v balení
= Balení: 6 × 330 ml
= Obsah balení: 100 ks
= Po\u010det kus\u016f v balení: 12
## thing_weight
? hmotnost?
? kolik to vá\u017eí
? je to lehké
? kolik kilo má ta sk\u0159í\u0148
? jakou to má váhu
? kolik to vazi i s obalem
? na záda pot\u0159ebuju lehký, kolik má gram\u016f
? unesu to sama
? je ten stativ t\u011b\u017eký
? kolik kg
= Hmotnost: 1,2 kg
= \u010cistá váha (g): 850
= Hmotnost bez baterie: 2,4 kg
## thing_dimensions
? rozm\u011bry
? jak je to velké
? jaký pr\u016fm\u011br má talí\u0159
? jak vysoká je lampa
? vejde se to do výklenku 82 cm
? jak je ten stul dlouhej
? \u0161í\u0159ka a hloubka?
? kolik to má na vý\u0161ku
? délka \u0161\u0148\u016fry té \u0161ály
? centimetry prosím
= Rozm\u011bry (\u0160 × V × H): 80 × 190 × 40 cm
= Délka: 2,4 m
= Pr\u016fm\u011br: 28 cm
## thing_capacity
? kolik má litr\u016f
? objem?
? vejde se do hrnce celé ku\u0159e
? na kolik kilo je buben
? kolik se do toho vejde
? kolik ml ma ten hrnek
? vejdou se tam t\u0159i páry bot
? je tam místo na v\u0161echny kostky
? kapacita nádr\u017eky na vodu
? unikne litr a p\u016fl do konvice
= Objem: 1,7 l
= Kapacita: 65 litr\u016f
= Nápl\u0148 prádla: 8 kg
## thing_max_load
? nosnost
? kolik to unese
? jaká je nosnost
? udr\u017eí m\u011b to se 120 kily
? maximální zatí\u017eení police
? kolik unese ten zebrik
? je tam váhový limit
? nepraskne to pod t\u011b\u017ekým \u010dlov\u011bkem
? kolik uveze ten nosi\u010d
? jakou váhu vydr\u017eí hák
= Nosnost: 150 kg
= Maximální hmotnost u\u017eivatele: 130 kg
= Max. zatí\u017eení police: 25 kg
## thing_people
? pro kolik je to lidí
? kolik osob si tam sedne
? pro kolik hrá\u010d\u016f to je
? vejde se nás k tomu stolu \u0161est
? kolik porcí z toho bude
? pro kolik osob je ten stan
? dá se to hrát ve dvou
? kolik lidí na lavici
? minimální po\u010det hrá\u010d\u016f
? seda\u010dka na kolik míst
= Po\u010det osob: 4
= Po\u010det hrá\u010d\u016f: 2\u20136
= Po\u010det míst k sezení: 3
## thing_number_of
? kolik má \u0161uplík\u016f
? kolik dílk\u016f má puzzle
? kolik program\u016f to má
? kolik polic je v knihovn\u011b
? kolik p\u0159í\u010dek má \u017eeb\u0159ík
? kolik ma rychlosti
? kolik stran má ta kniha
? kolik to má kapes
? kolik zásuvek na prodlu\u017ece
? po\u010det díl\u016f stavebnice
= Po\u010det zásuvek: 5
= Po\u010det stran: 384
= Po\u010det program\u016f: 14
## thing_material
? z \u010deho to je
? materiál?
? je to bavlna
? jaká je výpl\u0148
? pe\u0159í nebo dutá vlákna
? z ceho je ta deka
? co je uvnit\u0159 pol\u0161tá\u0159e
? je to pravá k\u016f\u017ee
? masiv nebo lamino
? jaké je slo\u017eení látky
= Materiál: 100 % biobavlna
= Svr\u0161ek: semi\u0161, pod\u0161ívka: textil
= Slo\u017eení: 95 % bavlna, 5 % elastan
## thing_thickness
? jak je to silné
? jaká tlou\u0161\u0165ka
? gramá\u017e ru\u010dník\u016f
? není ta látka moc tenká
? prosvítá to
? jak tlusta je ta deska
? kolik gram\u016f na metr má papír
? je to dost husté na zimní záv\u011bs
? kolik milimetr\u016f
? hustota vlasu koberce
= Tlou\u0161\u0165ka: 6 mm
= Gramá\u017e: 500 g/m²
= Síla materiálu: 1,5 mm
## thing_look
? je to matné nebo lesklé
? má to n\u011bjaký vzor
? je to logo na p\u0159ední stran\u011b velké
? brou\u0161ené nebo le\u0161t\u011bné
? jaké p\u0159esn\u011b je to RAL
? je to smalt nebo nep\u0159ilnavý povrch
? jaka je povrchova uprava
? vypadá to jako d\u0159evo
? kulatý nebo hranatý
? v jakém je to stylu
= Povrchová úprava: saténový mat
= Vzor: rybí kost
= Povrch: lesklý lak
## thing_light
? jak moc to svítí
? dá se to ztlumit
? kolik má lumen\u016f
? dá se vym\u011bnit led
? je to teplé nebo studené sv\u011btlo
? sviti to dost na chodbu
? není to sv\u011btlo moc ostré
? oslní ta baterka
? jaká patice \u017eárovky
? m\u011bní to barvu sv\u011btla
= Sv\u011btelný tok: 806 lm
= Teplota chromati\u010dnosti: 2700 K, teplá bílá
= Patice: E27, stmívatelné: ano
## thing_made_in
? kde se to vyrábí
? je to \u010deské
? made in China?
? z jaké zem\u011b to je
? vyrobeno v N\u011bmecku?
? je to vyrobeny v cine
? je to fakt irská vlna
? pravý \u0161výcarský n\u016f\u017e?
? odkud je tenhle výrobek
? kde se \u0161ije ta bunda
= Zem\u011b p\u016fvodu: Portugalsko
= Vyrobeno v: \u010ceská republika
= Zem\u011b výroby: N\u011bmecko
## thing_brand
? jaká je to zna\u010dka
? od koho to je
? kdo to napsal
? které nakladatelství
? kdo je výrobce
? jaka firma to vyrabi
? co je to za zna\u010dku ten svetr
? je to originál nebo no name
? autor knihy
? jaký výrobce má ten mixér
= Zna\u010dka: vlastní zna\u010dka
= Výrobce: rodinná slévárna, zalo\u017eeno 1921
= Autor: Karel \u010capek, nakladatelství: Argo
## thing_power
? jaký má výkon
? kolik to má watt\u016f
? má to dost síly na beton
? kolik bar\u016f
? utáhne to zmrzlé ovoce
? kolik ampér to dává
? kolik watu ma ten fen
? není moc slabý
? kolik koní má seka\u010dka
? p\u0159íkon?
= Výkon: 1800 W
= P\u0159íkon: 2,2 kW
= Tlak: 15 bar\u016f
## thing_power_source
? je to na baterky nebo do sít\u011b
? jaká je tam zástr\u010dka
? pot\u0159ebuju k tomu zásuvku
? elektrický nebo mechanický
? je to na plyn
? jde to na baterky?
? je to na 230 V
? aku nebo s kabelem
? dá se napájet p\u0159es USB
? jaké to chce nap\u011btí
= Napájení: sí\u0165
= Napájecí nap\u011btí: 230 V, 50 Hz
= Zdroj energie: akumulátor
## thing_battery
? jakou to má baterii
? jsou baterky v balení
? jde baterie vym\u011bnit
? je to na knoflíkovou baterii
? kolik mAh
? kolik tuzkovych baterek tam patri
? jaký akumulátor je uvnit\u0159
? co za baterku je v t\u011bch hodinkách
? jsou tam lithiovky
? dá se koupit druhá baterie
= Typ baterie: Li-Ion
= Kapacita baterie: 5000 mAh
= Baterie: 2 × AA (nejsou sou\u010dástí balení)
## thing_runtime
? jak dlouho to vydr\u017eí na jedno nabití
? výdr\u017e baterie
? vydr\u017eí to celý den
? kolik hodin hrajou sluchátka
? nezdechne to po dvaceti minutách
? jak dlouho jede na baterku
? vysta\u010dí to na osmihodinový let
? vysaje to na jedno nabití celý byt
? kolik hodin v pohotovosti
? jak dlouho svítí bez nabíjení
= Výdr\u017e: 45 min
= Výdr\u017e baterie: a\u017e 30 hodin
= Doba provozu na jedno nabití: 8 h
## thing_charge_time
? jak dlouho se to nabíjí
? doba nabíjení?
? za kolik hodin je to plné
? stihne se to dobít p\u0159es ob\u011bd
? má to rychlonabíjení
? za jak dlouho se nabije
? sta\u010dí p\u016fl hodiny v nabíje\u010dce
? nabíjí se to pomalu?
? kolik minut do plného nabití
= Doba nabíjení: 3 h
= Plné nabití za 90 min
= Rychlonabíjení: 50 % za 30 min
## thing_range
? jaký má dojezd
? jaký je dosah
? dosáhne hadice na konec zahrady
? jak dlouhý je kabel
? kam a\u017e doletí dron
? kolik km ujede
? na kolik metr\u016f dost\u0159íkne post\u0159ikova\u010d
? jak daleko funguje ovlada\u010d
? délka p\u0159ívodního kabelu
? dosvítí to na druhý konec dvora
= Dojezd: a\u017e 80 km
= Délka kabelu: 1,8 m
= Dosah: 100 m
## thing_speed
? jak je to rychlé
? maximální rychlost
? za jak dlouho uva\u0159í vodu
? není to moc rychlé pro malého kluka
? kolik to jede za hodinu
? otacky za minutu
? jak rychle se to zah\u0159eje
? kolik stránek vytiskne za minutu
? není to pomalé
= Maximální rychlost: 25 km/h
= Otá\u010dky naprázdno: 3 000 ot./min
= Rychlost tisku: 20 str./min
## thing_noise
? je to hlu\u010dné
? kolik decibel\u016f
? nevzbudí to miminko
? mám tenké st\u011bny, sly\u0161í to sousedi
? tikají ty hodiny
? je ten vetrak v noci tichej
? nevr\u017ee to
? jak hlasit\u011b to pracuje
? píská to p\u0159i mletí?
? hu\u010dí ta lednice
= Hlu\u010dnost: 48 dB(A)
= Hladina akustického výkonu: 96 dB
= Úrove\u0148 hluku: 62 dB
## thing_energy_use
? jakou má spot\u0159ebu
? energetická t\u0159ída
? kolik to \u017eere
? kolik kWh za rok
? kolik vody na jedno praní
? zere to hodne elektriky
? kolik m\u011b stojí hodina topení
? je úsporná
? spot\u0159eba proudu
? t\u0159ída A nebo B
= Energetická t\u0159ída: A
= Ro\u010dní spot\u0159eba: 104 kWh
= Spot\u0159eba vody na cyklus: 9,5 l
## thing_temperature
? na jakou teplotu to je
? jak moc to h\u0159eje
? komfortní teplota spacáku
? do kolika mínus
? pálí ta rukoje\u0165
? mrazi to na minus 18
? na kolik stup\u0148\u016f jde trouba
? vydr\u017eí to 200 stup\u0148\u016f
? jaká nejni\u017e\u0161í teplota jde nastavit pro \u0161t\u011bn\u011b
? extrém spacáku
= Teplotní rozsah: 50\u2013230 °C
= Komfortní teplota: 5 °C
= Maximální teplota: 250 °C
## thing_oven_freezer
? m\u016f\u017ee to do trouby
? m\u016f\u017ee to do mikrovlnky
? jde to zamrazit
? je víko do trouby
? chci v tom upéct lasagne
? muze to do mrazaku
? vhodné do horkovzdu\u0161né fritézy
? nepraskne to v troub\u011b
? mikrovlnka ano ne
? jde v tom péct i zapékat
= Vhodné do trouby: ano, do 220 °C
= Vhodné do mikrovlnné trouby: ano
= Vhodné do mrazni\u010dky: ano
## thing_dishwasher
? m\u016f\u017ee to do my\u010dky
? vhodné do my\u010dky?
? nevybledne to v my\u010dce
? p\u0159e\u017eije d\u0159ev\u011bná rukoje\u0165 my\u010dku
? které díly m\u016f\u017eou do my\u010dky
? da se to myt v mycce
? sloupne se potisk po tabletách
? jde ten mixér umýt v my\u010dce
? jen ru\u010dní mytí?
? my\u010dka nádobí ok
= Vhodné do my\u010dky: ano
= Údr\u017eba: pouze ru\u010dní mytí
= Mytí v my\u010dce: horní ko\u0161
## thing_machine_wash
? dá se to prát
? jde potah sundat na praní
? na kolik stup\u0148\u016f se to pere
? jen chemické \u010di\u0161t\u011bní?
? da se to prat v pracce
? \u017emolkuje se to
? jak se o to starat
? musí se \u017eehlit
? jak se \u010distí ta k\u016f\u017ee
= Pé\u010de: praní v pra\u010dce na 40 °C
= Údr\u017eba: vln\u011bný program, studená voda
= Nesu\u0161it v su\u0161i\u010dce, neb\u011blit
## thing_hobs
? je to na indukci
? jde to na indukci?
? m\u016f\u017eu to dát na sklokeramiku
? mám plyn, bude fungovat
? funguje na elektrické plotýnce
? vhodny na indukci ano ne
? nepo\u0161krábe mi varnou desku
? na otev\u0159ený ohe\u0148?
? konvi\u010dka na plynový sporák
? na v\u0161echny typy sporák\u016f
= Vhodné na: plyn, elekt\u0159inu, sklokeramiku, indukci
= Vhodné pro indukci: ano
= Typ varné desky: v\u0161echny v\u010detn\u011b indukce
## thing_waterproof
? je to nepromokavé
? je to vodot\u011bsné
? nezmokne mi v tom notebook
? jak hluboko se s tím dá potáp\u011bt
? vydr\u017eí to pocákání
? muzu s tim do sprchy
? vylila jsem na to \u010daj, vadí to
? má to podlepené \u0161vy
? jaký má vodní sloupec
? vod\u011bodolné hodinky?
= Vod\u011bodolnost: 10 ATM
= Nepromokavé: ano, vodní sloupec 10 000 mm
= Krytí: IPX7
## thing_outdoors
? m\u016f\u017ee to být venku celý rok
? je to mrazuvzdorné
? neodnese to vítr
? neshnije to
? vydr\u017eí to na slunci, nevybledne
? muze to zustat venku pres zimu
? rezaví to
? nep\u0159evrátí se ten de\u0161tník ve v\u011btru
? je to do exteriéru
? snese to dé\u0161\u0165 a sníh
= Odolné pov\u011btrnostním vliv\u016fm: ano
= Mrazuvzdorné: do \u221215 °C
= Pou\u017eití: interiér i exteriér
## thing_warmth
? je to teplé
? je to na zimu nebo na léto
? je to zateplené
? mn\u011b je v posteli po\u0159ád zima, zah\u0159eje to
? sta\u010dilo by to na ly\u017ee
? hreje to dost
? je to s beránkem uvnit\u0159
? není to na léto moc teplé
? celoro\u010dní pe\u0159ina?
? jak moc h\u0159eje
= H\u0159ejivost: stupe\u0148 4
= Sezóna: podzim / zima
= Zateplení: 200 g/m²
## thing_included
? co je v balení
? co je sou\u010dástí balení
? je k tomu kuf\u0159ík
? je u kytary i popruh
? jsou pol\u0161tá\u0159e v cen\u011b
? je v tom i kabel
? dostanu k tomu nabíje\u010dku
? s lamelovým ro\u0161tem nebo bez
? co v\u0161echno p\u0159ijde v krabici
? je k tomu návod
= Obsah balení: nabíje\u010dka, pouzdro, návod
= Sou\u010dástí dodávky: vrta\u010dka, 2 vrtáky, bo\u010dní rukoje\u0165
= V balení: 1× lampa, \u017eárovka není sou\u010dástí
## thing_needs_extra
? pot\u0159ebuju k tomu je\u0161t\u011b n\u011bco
? co k tomu musím dokoupit
? funguje to hned, nebo mi n\u011bco chybí
? pot\u0159ebuju k tomu adaptér
? jsou nohy zvlá\u0161\u0165
? musim k tomu dokoupit baterky
? dá se to pou\u017eívat bez p\u0159edplatného aplikace
? \u017eárovku musím koupit zvlá\u0161\u0165?
? sta\u010dí mi to samotné
? ro\u0161t se kupuje extra
= Nutné dokoupit: 2 × AA baterie
= Prodává se samostatn\u011b: dr\u017eák na ze\u010f, ovlada\u010d
= Není sou\u010dástí balení: pam\u011b\u0165ová karta
## thing_assembly
? p\u0159ijde to slo\u017eené
? musím to montovat
? pot\u0159ebuju ná\u0159adí
? musím to se\u0161roubovat sám
? nejsem kutil, zvládnu to
? sklada se to tezko
? chce to dva lidi
? p\u0159ijde kolo se\u0159ízené nebo v krabici
? jak dlouho se to skládá
? demont nebo hotové
= Nutná montá\u017e: ano
= Dodáváno: v demontu
= Montá\u017e: 30 minut, 2 osoby
## thing_mounting
? dá se to pov\u011bsit na ze\u010f
? jde to p\u0159ilepit
? jsem v nájmu, nesmím vrtat
? stojí to voln\u011b
? dá se to na stativ
? musi se vrtat
? jak se seda\u010dka p\u0159ipevní na kolo
? na strop i na ze\u010f?
? dr\u017eí to na p\u0159ísavku
? záv\u011bsné nebo stojací
= Montá\u017e: na st\u011bnu nebo strop
= Upevn\u011bní: bez vrtání, samolepicí
= Uchycení: VESA 100 × 100
## thing_connection
? má to bluetooth
? je tam výstup na sluchátka
? má to aplikaci
? umí to wifi 5 GHz
? jaké to má konektory
? je tam usbcko
? kolik HDMI vstup\u016f
? má to LAN port
? p\u0159ípojka p\u016fl palce nebo t\u0159i \u010dtvrt\u011b
? jde to p\u0159ipojit bezdrátov\u011b
= Konektory: 2 × HDMI, 3 × USB-A
= Bezdrátové p\u0159ipojení: Bluetooth 5.3
= Závit: G 1/2"
## thing_works_with
? funguje to s iPhonem
? je to kompatibilní s Macem
? pasuje obal na m\u016fj Samsung
? m\u016f\u017eu pou\u017eít stávající nabíje\u010dku
? hodí se to na desetirychlostní \u0159et\u011bz
? bude to fungovat s windows 11
? jde ta \u010depel do jiných pil
? pasuje to na Octavii
? pojede to s Alexou
? na jaké modely to je
= Kompatibilní s: iOS 15 a nov\u011bj\u0161í
= Pro modely: Octavia 2013\u20132020
= Kompatibilita: Android, iOS
## thing_control
? má to dálkový ovlada\u010d
? jak se to ovládá
? dotykové nebo knoflíky
? dá se nastavit hlasitost
? kolik stup\u0148\u016f má v\u011btrák
? ovlada se to mobilem
? je tam no\u017ení pedál
? má to \u010dasova\u010d
? jdou tla\u010dítka pou\u017eít v rukavicích
? ovládání hlasem?
= Ovládání: dotykový panel
= Dálkové ovládání: ano
= Po\u010det stup\u0148\u016f regulace: 3
## thing_adjustable
? dá se nastavit vý\u0161ka
? jde sklopit op\u011bradlo
? je kapuce odepínací
? dají se vyndat police
? skládá se ta rukoje\u0165
? je to vyskove nastavitelny
? jde to slo\u017eit
? rozkládá se ten st\u016fl
? odepnou se rukávy
? je polohovací
= Vý\u0161kov\u011b nastavitelné: 70\u2013120 cm
= Skládací: ano
= Odepínatelná kapuce: ano
## thing_electronics
? kolik má ramky
? jaký má procesor
? je displej dotykový
? je to 4K
? má to GPS
? kolik hertzu ma obrazovka
? má p\u0159ední kameru
? kolik gigabajt\u016f je úlo\u017ei\u0161t\u011b
? jakou má grafiku
? kolik megapixel\u016f
= Procesor: 8 jader, 3,2 GHz
= Opera\u010dní pam\u011b\u0165 RAM: 16 GB
= Obnovovací frekvence: 144 Hz
## thing_age
? pro jaký v\u011bk to je
? od kolika let je ta hra
? není to na desetiletého moc d\u011btské
? vnukovi budou dva, hodí se to
? pro \u0161koláky?
? je to od 3 let
? v\u011bkové omezení
? pro kolikam\u011bsí\u010dní miminko to je
? pro p\u0159ed\u0161koláka dobré
? jak staré dít\u011b to vyu\u017eije
= Doporu\u010dený v\u011bk: 3+
= V\u011bková kategorie: 6\u201312 m\u011bsíc\u016f
= Vhodné od: 8 let
## thing_for_whom
? je to pánské nebo dámské
? je to pro mu\u017ee
? sedne to na \u0161iroké chodidlo
? pro siln\u011bj\u0161í postavu?
? mám vbo\u010dený palec, hodí se to
? je to damsky?
? pro spaní na boku
? m\u016f\u017eu to v t\u011bhotenství
? unisex?
? pro leváka je taky
= Pro koho: dámské
= Pohlaví: unisex
= Ur\u010dení: pro mu\u017ee
## thing_fit
? vychází to velikostn\u011b men\u0161í
? nejsou moc velké
? je to úzké v ramenou
? jsem mezi 38 a 39
? roztáhnou se \u010dasem
? sedi to velikostne
? jaký je to st\u0159ih
? je to slim
? jakou velikost rámu na 176 cm
? je to spí\u0161 volné nebo p\u0159iléhavé
= St\u0159ih: regular
= St\u0159ih: p\u0159iléhavý
= Velikostn\u011b odpovídá
## thing_animals
? je to pro ko\u010dky nebo pro psy
? pro malá plemena?
? ve\u0161la by se tam doga
? m\u016f\u017eou to i ko\u0165ata
? pro k\u0159e\u010dka nebo potkana
? je to i pro stenata
? vleze do toho je\u017eek
? pro psa kolik kilo
? hodí se to pro mor\u010de
? na jak velkého psa to je
= Zví\u0159e: pes
= Vhodné pro: králíky, mor\u010data
= Velikost plemene: malá (do 10 kg)
## thing_place
? m\u016f\u017eu to dát do koupelny
? slunce nebo stín
? hodí se to na balkon
? nepo\u0161krábe to laminát
? m\u016f\u017eu to polo\u017eit na trávu
? muze to byt ve vlhkem sklepe
? kam se to hodí
? je to do obýváku nebo do lo\u017enice
? dr\u017eí to na kachli\u010dkách
? na jaký povrch to je
= Místnost: kuchy\u0148, koupelna
= Vhodné povrchy: d\u0159evo, kov, omítka
= Umíst\u011bní: interiér
## thing_plant
? jak vysoké to naroste
? je to stálezelené
? p\u0159e\u017eije to zimu venku
? jak velký ten ke\u0159 bude
? jde to snadno zabít
? je ta kytka narocna
? rozr\u016fstá se to hodn\u011b
? kdy to kvete
? kolik pot\u0159ebuje zálivky
? je jedovatá pro ko\u010dku
= Vý\u0161ka v dosp\u011blosti: 60\u201380 cm
= Doba kvetení: \u010derven\u2013zá\u0159í
= Stanovi\u0161t\u011b: slunce a\u017e polostín
## thing_ingredients
? co to obsahuje
? jaké je slo\u017eení
? je to bez parfemace
? je v tom p\u0159idaný cukr
? jsou tam sladidla
? kolik ovoce je v te marmelade
? je v tom opravdové maso
? má to parabeny
? kolik procent kakaa
? jsou tam é\u010dka
= Slo\u017eení: voda, glycerin, bambucké máslo
= INCI: Aqua, Cetearyl Alcohol, Parfum
= Analytické slo\u017eky: hrubý protein 26 %
## thing_diet
? je to veganské
? je to bez lepku
? obsahuje to vejce
? dcera má alergii na ara\u0161ídy
? je to bez laktózy
? je to halal
? muze to celiak
? jsou tam stopy sezamu
? vep\u0159ová \u017eelatina v bonbonech?
? vhodné pro vegetariány
= Vegan: ano
= Alergeny: mléko, sója
= Bez lepku: ano
## thing_taste
? jak to chutná
? je to moc pálivé
? tmavé nebo sv\u011btlé pra\u017eení
? nemá to um\u011blou pachu\u0165
? je ten sýr jemný nebo smrdí
? je to hodne sladky
? jaké jsou p\u0159íchut\u011b
? suché nebo polosladké víno
? jak ostrá je ta omá\u010dka, nic nevydr\u017eím
? kyselá káva?
= P\u0159íchu\u0165: slaný karamel
= Pra\u017eení: st\u0159ední
= Pálivost: 3/5
## thing_nutrition
? kolik má kalorií
? tloustne se po tom
? kolik je v tom soli
? kolik kilojoul\u016f
? kolik bílkovin na porci
? kolik cukru je na 100 g
? je tam vitamin D
? kolik proteinu maji ty granule
? nutri\u010dní hodnoty
? kolik má sacharid\u016f
= Energie na 100 g: 1 560 kJ / 372 kcal
= Bílkoviny: 24 g na porci
= Vý\u017eivové údaje na 100 g
## thing_shelf_life
? jak dlouho to vydr\u017eí
? jak dlouho po otev\u0159ení
? kdy to expiruje
? nezv\u011btrá to
? jak dlouho m\u016f\u017eu mít otev\u0159enou plechovku barvy
? vzejdou ty semínka i za rok
? jaka je trvanlivost
? do kdy se to musí sníst
? datum spot\u0159eby toho krému
= Trvanlivost: 12 m\u011bsíc\u016f od výroby
= Spot\u0159ebujte po otev\u0159ení do 6 M
= Minimální trvanlivost: 18 m\u011bsíc\u016f
## thing_skin_hair
? je to na suchou ple\u0165
? hodí se to na kudrnaté vlasy
? mám ekzém, m\u016f\u017eu to
? není to moc mastné na obli\u010dej
? pro zralou ple\u0165?
? je to hypoalergenni
? nevysu\u0161uje to
? na mastné vlasy dobré?
? ucpává to póry
? na citlivou poko\u017eku
= Typ pleti: suchá, citlivá
= Typ vlas\u016f: jemné, zplihlé
= Dermatologicky testováno
## thing_safety
? neklou\u017ee to
? nep\u0159eh\u0159ívá se to
? nep\u0159iv\u0159e si tam dít\u011b prsty
? má to bezpe\u010dnostní pojistku
? je tam ocelová \u0161pi\u010dka
? je to bezpecny pro deti
? jsou ty boty S3
? spl\u0148uje to normu
? nevznítí se to
? má to ochranu proti p\u0159eh\u0159átí
= T\u0159ída ochrany: S3 SRC
= Norma: EN 1078
= Bezpe\u010dnostní prvky: tepelná pojistka
## thing_warranty
? jakou to má záruku
? kolik je na to let záruka
? je motor v záruce
? kolik let na rám
? dá se k tomu dokoupit záruka
? ma to 2 roky zaruku
? vym\u011bníte mi to, kdy\u017e se to v druhém roce pokazí
? prodlou\u017eená záruka na tuhle pra\u010dku
? záruka výrobce na tohle
= Záruka: 2 roky
= Záruka výrobce: 10 let
= Záru\u010dní doba: 24 m\u011bsíc\u016f
## thing_level
? je to pro za\u010dáte\u010dníky
? není to pro pokro\u010dilého moc lehké
? jak dlouho to zabere dokon\u010dit
? je ta raketa pro profíky
? slo\u017eitá pravidla?
? je to tezky poskladat
? kolik ve\u010der\u016f zabere ta vý\u0161ivka
? zvládne to úplný nová\u010dek
? na jaké úrovni to je
? obtí\u017enost
= Úrove\u0148: za\u010dáte\u010dník
= Obtí\u017enost: 3 z 5
= Ur\u010deno pro: pokro\u010dilé hrá\u010de
## thing_language
? v jakém je to jazyce
? je to v \u010de\u0161tin\u011b
? je ta kniha p\u0159elo\u017eená
? má to \u010deské titulky
? je hra jen anglicky
? je tam cestina
? dvojjazy\u010dné?
? existuje slovenská verze
? musím k tomu um\u011bt anglicky
? \u010deský dabing?
= Jazyk: \u010de\u0161tina
= Zvuk: \u010de\u0161tina, angli\u010dtina
= Lokalizace: \u010deské titulky
## thing_rating
? je to dobré
? kolik to má hv\u011bzdi\u010dek
? doporu\u010dil byste to
? vrátil to u\u017e n\u011bkdo
? stojí to za to
? je to kvalitni?
? vyhrálo to n\u011bjaký test
? co na to lidi
? je ten humbuk oprávn\u011bný
? jak to hodnotí zákazníci
= Hodnocení: 4,6 z 5
= Po\u010det recenzí: 312
= Doporu\u010duje 96 % zákazník\u016f
## thing_refill
? dají se do toho koupit nápln\u011b
? máte náhradní hlavice
? jaká cartridge do toho pat\u0159í
? sá\u010dky do toho vysava\u010de máte
? prodáváte náhradní potah
? mate do toho filtry
? náhradní du\u0161e k tomu kolu
? kde se\u017eenu nápl\u0148 do té tu\u017eky
? jaké kapsle do toho pasují
? co se do toho dokupuje
= Nápl\u0148: k dostání v sá\u010dku 500 ml
= Náhradní filtr: typ F2, ka\u017edé 3 m\u011bsíce
= Vhodné sá\u010dky: typ G
## thing_use_for
? na co to je
? k \u010demu se to pou\u017eívá
? hodí se to na turistiku
? jde to i na kov
? chci brousit podlahu, je to ono
? da se v tom behat
? hodí se to na ka\u017edodenní dojí\u017ed\u011bní
? m\u016f\u017eu tím vrtat do betonu
? na jaké pou\u017eití je to ur\u010dené
? zvládne to i lehký terén
= Pou\u017eití: trekking, cestování
= Ur\u010dení: vrtání do d\u0159eva a plastu
= Vhodné pro: silnici i lehký terén
`;
