/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|doprava, doru\u010dení, dodání, zaslání
service:delivery cost|po\u0161tovné, cena dopravy, dopravné, balné
service:free delivery|doprava zdarma, po\u0161tovné zdarma, doru\u010dení zdarma
service:free shipping threshold|doprava zdarma od, nad \u010dástku, limit pro dopravu zdarma
service:minimum order|minimální objednávka, minimální hodnota objednávky, minimální odb\u011br
service:order value|hodnota objednávky, cena ko\u0161íku, celková \u010dástka
service:delivery time|dodací doba, doba doru\u010dení, dodací lh\u016fta
service:delivery date|datum doru\u010dení, den doru\u010dení, p\u0159edpokládané doru\u010dení
service:express delivery|expresní doru\u010dení, expres, doru\u010dení druhý den, rychlé dodání
service:same day delivery|doru\u010dení v den objednávky, doru\u010dení je\u0161t\u011b dnes, same day
service:standard delivery|standardní doru\u010dení, b\u011b\u017ená doprava, oby\u010dejná po\u0161ta
service:cut-off time|objednat do, uzáv\u011brka objednávek, \u010das expedice
service:delivery slot|\u010dasové okno, \u010das doru\u010dení, den závozu
service:evening delivery|ve\u010derní doru\u010dení, sobotní doru\u010dení, víkendové doru\u010dení
service:click and collect|osobní odb\u011br, vyzvednutí na prodejn\u011b, click and collect
service:ready for collection|p\u0159ipraveno k vyzvednutí, p\u0159ipraveno k odb\u011bru, sms k vyzvednutí
service:reserve|rezervovat, rezervace, odlo\u017eit, zamluvit
service:parcel shop|výdejní místo, zásilkovna, výdejna, balíkovna
service:parcel locker|z-box, box, alzabox, výdejní box
service:parcel|balík, zásilka, balí\u010dek
service:courier|dopravce, kurýr, p\u0159epravce, p\u0159epravní slu\u017eba
service:tracking|sledování zásilky, \u010díslo zásilky, trackování, podací \u010díslo
service:order status|stav objednávky, pr\u016fb\u011bh objednávky
service:dispatch confirmation|potvrzení o odeslání, e-mail o expedici, oznámení o odeslání
service:order confirmation|potvrzení objednávky, potvrzovací e-mail
service:order number|\u010díslo objednávky, variabilní symbol, kód objednávky
service:order|objednávka, objednat, nákup
service:not at home|nezasti\u017een, nebyl doma, nikdo doma, zme\u0161kané doru\u010dení
service:safe place|odlo\u017eit zásilku, nechat u dve\u0159í, bezpe\u010dné místo
service:signature|podpis, doporu\u010den\u011b, proti podpisu, potvrzení o p\u0159evzetí
service:missing parcel|ztracený balík, nedoru\u010dená zásilka, nep\u0159i\u0161lo, ztratilo se
service:late delivery|zpo\u017ed\u011bná zásilka, opo\u017ed\u011bné dodání, zdr\u017eení
service:damaged in transit|po\u0161kozeno p\u0159i p\u0159eprav\u011b, p\u0159i\u0161lo rozbité, po\u0161kozená zásilka
service:wrong item|\u0161patné zbo\u017eí, jiné zbo\u017eí, zám\u011bna zbo\u017eí
service:missing part|chyb\u011bjící díl, chybí, nekompletní, neúplné
service:partial delivery|\u010dáste\u010dné dodání, rozd\u011blená zásilka, více balík\u016f
service:combined shipping|spojit objednávky, slou\u010dit objednávky, poslat spole\u010dn\u011b
service:change order|zm\u011bnit objednávku, upravit objednávku, p\u0159idat do objednávky
service:cancel order|zru\u0161it objednávku, storno, zru\u0161ení objednávky
service:change address|zm\u011bna adresy, \u0161patná adresa, p\u0159est\u011bhování
service:delivery address|doru\u010dovací adresa, dodací adresa, faktura\u010dní adresa
service:PO box|p. o. box, po\u0161tovní p\u0159ihrádka, doru\u010dení do práce
service:delivery area|oblast doru\u010dení, kam doru\u010dujete, zem\u011b doru\u010dení
service:international shipping|doru\u010dení do zahrani\u010dí, mezinárodní doprava, zaslání do zahrani\u010dí
service:abroad|zahrani\u010dí, cizina, mimo republiku
general:EU|eu, evropská unie, evropa
service:customs|clo, celní poplatek, dovozní da\u0148, celní \u0159ízení
service:island delivery|odlehlá oblast, ostrovy, doru\u010dení na samotu
service:surcharge|p\u0159íplatek, p\u0159irá\u017eka, poplatek navíc
service:bulky item|nadm\u011brné zbo\u017eí, nadrozm\u011brná zásilka, velký balík, t\u011b\u017eké zbo\u017eí
service:freight delivery|paletová p\u0159eprava, spedice, nákladní doprava
service:kerbside delivery|doru\u010dení k domu, k prvním dve\u0159ím, na chodník
service:upstairs delivery|vyná\u0161ka, vyná\u0161ka do patra, doru\u010dení do bytu
general:stairs|schody, patro, výtah
service:own delivery|vlastní rozvoz, rozvoz, dovoz na\u0161ím autem
service:bike courier|cyklokurýr, kurýr na kole, ekologické doru\u010dení
service:packaging|obal, balení, krabice, obalový materiál
service:discreet packaging|diskrétní balení, neutrální obal, krabice bez loga
service:delivery note|dodací list, balicí list, dodací list bez cen
service:refrigerated shipping|chlazená p\u0159eprava, chladicí \u0159et\u011bzec, chlazené doru\u010dení
service:live plant shipping|zasílání rostlin, doprava rostlin, neposíláme v mrazu
service:dangerous goods|nebezpe\u010dné zbo\u017eí, ho\u0159laviny, adr
service:pickup only|pouze osobní odb\u011br, nezasíláme, jen na prodejn\u011b
service:return|vrácení, vratka, vrátit, vrácení zbo\u017eí
service:return period|lh\u016fta pro vrácení, do kdy vrátit, doba na vrácení
service:right of withdrawal|odstoupení od smlouvy, odstoupit, lh\u016fta 14 dn\u016f
service:withdrawal form|formulá\u0159 pro odstoupení, formulá\u0159 pro vrácení, vratkový formulá\u0159
service:return label|\u0161títek pro vrácení, zp\u011btný \u0161títek, vratkový \u0161títek
service:returns portal|vratkový portál, vrácení online, nahlásit vrácení
service:return cost|cena vrácení, zp\u011btné po\u0161tovné, kdo platí vrácení
service:free returns|vrácení zdarma, bezplatné vrácení
service:return in store|vrácení na prodejn\u011b, vrátit v obchod\u011b, vrátit na pobo\u010dce
service:return pickup|svoz vráceného zbo\u017eí, vyzvednutí vratky, vyzvednutí kurýrem
service:non-returnable|nelze vrátit, vylou\u010deno z vrácení, nevratné
service:hygiene reasons|hygienické d\u016fvody, zape\u010det\u011bno, hygienická pe\u010de\u0165, poru\u0161ená plomba
property:opened|otev\u0159ený, rozbalený, rozbaleno
property:original packaging|p\u016fvodní obal, originální krabice, s visa\u010dkou
property:unused|nepou\u017eitý, neno\u0161ený, jako nový
property:worn|no\u0161ený, pou\u017eitý, vyzkou\u0161ený, jednou vypraný
service:loss of value|opot\u0159ebení, sní\u017eení hodnoty, srá\u017eka za opot\u0159ebení
service:try at home|vyzkou\u0161et doma, zkou\u0161ka doma, zku\u0161ební doba
service:exchange|vým\u011bna, vym\u011bnit, vým\u011bna velikosti
need:too small|je mi malé, moc t\u011bsné, nesedí, malá velikost
need:too big|je mi velké, moc velké, moc volné
need:don't like it|nelíbí se mi, zklamání, \u010dekal jsem n\u011bco jiného
service:refund|vrácení pen\u011bz, peníze zp\u011bt, refundace
service:money-back guarantee|garance vrácení pen\u011bz, garance spokojenosti, bez udání d\u016fvodu
service:original payment method|p\u016fvodní zp\u016fsob platby, stejný zp\u016fsob platby, zp\u011bt na kartu
service:store credit|dobropis, poukaz místo pen\u011bz, kredit
service:defective|vadný, rozbitý, nefunk\u010dní, poka\u017eený
service:defect|vada, závada, výrobní vada
property:damaged|po\u0161kozený, po\u0161krábaný, prasklý, promá\u010dknutý
service:complaint|stí\u017enost, reklamace, st\u011b\u017eovat si
service:warranty|záruka, reklamace, záruka výrobce
service:statutory warranty|zákonná záruka, odpov\u011bdnost za vady, práva z vadného pln\u011bní
service:extended warranty|prodlou\u017eená záruka, prodlou\u017eení záruky, poji\u0161t\u011bní
service:lifetime warranty|do\u017eivotní záruka, záruka na celý \u017eivot
property:wear and tear|opot\u0159ebení, b\u011b\u017ené opot\u0159ebení, spot\u0159ební díl
service:repair|oprava, opravit, spravit, servis
service:repair workshop|servis, dílna, opravna, servisní st\u0159edisko
service:after-sales service|pozáru\u010dní servis, poprodejní servis, pé\u010de o zákazníky
service:cost estimate|cenová nabídka, odhad ceny, rozpo\u010det opravy, kalkulace
service:spare part|náhradní díl, náhradní díly, díl
service:replacement|náhrada, vým\u011bna kus za kus, náhradní kus
service:loan device|náhradní za\u0159ízení, zap\u016fj\u010dení po dobu opravy, náhradní p\u0159ístroj
service:maintenance|údr\u017eba, servisní prohlídka, garan\u010dní prohlídka, se\u0159ízení
service:descaling|odvápn\u011bní, \u010di\u0161t\u011bní, hloubkové \u010di\u0161t\u011bní
service:sharpening service|brou\u0161ení no\u017e\u016f, nabrou\u0161ení, brousírna
service:alteration service|úprava od\u011bv\u016f, krej\u010dovské úpravy, zkrácení kalhot
service:cutting service|\u0159ezání na míru, na\u0159ezání, formátování, st\u0159íhání metrá\u017ee
service:colour mixing|míchání barev, tónování
service:stringing service|vyplétání raket, vyplétání, p\u0159epletení
service:ski service|servis ly\u017eí, voskování, brou\u0161ení hran, se\u0159ízení vázání
service:battery replacement service|vým\u011bna baterie, vým\u011bna baterie v hodinkách
service:while you wait|na po\u010dkání, ihned na míst\u011b
service:payment|platba, placení, zp\u016fsob platby, zaplatit
service:credit card|platební karta, kreditní karta, debetní karta, visa
service:paypal|paypal, elektronická pen\u011b\u017eenka, online pen\u011b\u017eenka
service:apple pay|apple pay, google pay, platba mobilem
service:twint|okam\u017eitá platba, gopay, comgate, platební tla\u010dítko
service:bank transfer|bankovní p\u0159evod, p\u0159evodem, platba p\u0159edem, na ú\u010det
service:pay by invoice|platba na fakturu, odlo\u017eená platba, zaplatit pozd\u011bji, twisto
service:instalments|splátky, na splátky, financování, úv\u011br
service:interest rate|úrok, rpsn, bez navý\u0161ení, bezúro\u010dn\u011b
service:credit check|ov\u011b\u0159ení bonity, bonita, zamítnutá \u017eádost
service:cash on delivery|dobírka, platba p\u0159i p\u0159evzetí, na dobírku
service:cash|hotovost, hotov\u011b, platba v hotovosti
service:pay in store|platba na prodejn\u011b, zaplatit p\u0159i vyzvednutí, na pokladn\u011b
service:direct debit|inkaso, sepa, trvalý p\u0159íkaz
service:cheque|\u0161ek, slo\u017eenka, po\u0161tovní poukázka
service:holiday voucher payment|stravenky, benefitní karta, benefity, sodexo
service:payment failed|platba nepro\u0161la, zamítnutá platba, chyba platby
service:when am I charged|kdy se strhne platba, str\u017eení z karty, zaú\u010dtování
service:secure payment|bezpe\u010dná platba, \u0161ifrování, zabezpe\u010dení platby
service:buyer protection|ochrana kupujícího, ov\u011b\u0159eno zákazníky, certifikovaný obchod
service:payment deadline|splatnost, datum splatnosti, lh\u016fta splatnosti
service:payment reminder|upomínka, nezaplacená faktura, poplatek z prodlení
service:currency|m\u011bna, kurz, platba v eurech
service:deposit|záloha, platba p\u0159edem, akontace
service:security deposit|kauce, vratná záloha, zálohovaná lahev
service:invoice|faktura, da\u0148ový doklad, ú\u010det
service:receipt|ú\u010dtenka, doklad o koupi, paragon, stvrzenka
service:VAT|dph, da\u0148 z p\u0159idané hodnoty, v\u010detn\u011b dph
service:VAT number|di\u010d, da\u0148ové \u010díslo, i\u010do
service:tax-free shopping|vrácení dph, tax free, nákup bez dan\u011b
service:business customer|firemní zákazník, nákup na i\u010do, nákup na firmu
service:wholesale|velkoobchod, p\u0159eprodejce, b2b, obchodník
service:bulk order|velká objednávka, mno\u017estevní sleva, v\u011bt\u0161í mno\u017eství
service:school order|objednávka pro \u0161kolu, \u0161kolka, obec, instituce
service:club discount|klubová sleva, skupinová sleva, sportovní klub, spolek
service:student discount|studentská sleva, isic, sleva pro studenty
service:senior discount|sleva pro seniory, d\u016fchodci, senior pas
service:teacher discount|sleva pro u\u010ditele, zam\u011bstnanecká sleva, sleva pro hasi\u010de
service:discount|sleva, zlevn\u011bní, sní\u017eení ceny
service:sale|výprodej, akce, doprodej, slevová akce
property:reduced|zlevn\u011bný, ve slev\u011b, v akci, p\u0159ecen\u011bný
service:voucher code|slevový kód, slevový kupón, promo kód, voucher
need:voucher doesn't work|nefunguje slevový kód, neplatný kód, vypr\u0161el kód
service:cannot be combined|nelze s\u010dítat slevy, nelze kombinovat, více kód\u016f
service:gift card|dárkový poukaz, dárková karta, dárkový voucher
service:gift card balance|z\u016fstatek na poukazu, z\u016fstatek dárkové karty, zbývá na kart\u011b
service:validity|platnost, platí do, expirace
action:redeem|uplatnit, pou\u017eít poukaz, uplatnit kód
service:cash out voucher|vyplatit poukaz, poukaz za hotovost
service:lost gift card|ztracený poukaz, ztracená dárková karta, ukradený voucher
service:loyalty programme|v\u011brnostní program, v\u011brnostní body, klubová karta, bonusy
service:stamp card|razítková karta, ka\u017edý desátý zdarma, karti\u010dka na razítka
service:birthday discount|narozeninová sleva, dárek k narozeninám, narozeninový kód
service:refer a friend|doporu\u010dit kamarádovi, p\u0159ive\u010f kamaráda, odm\u011bna za doporu\u010dení
service:price match|garance nejni\u017e\u0161í ceny, dorovnání ceny, nejni\u017e\u0161í cena
service:welcome discount|uvítací sleva, sleva na první nákup, sleva pro nové zákazníky
service:newsletter|newsletter, odb\u011br novinek, novinky e-mailem
action:unsubscribe|odhlásit, zru\u0161it odb\u011br, neposílat reklamu
service:customer account|zákaznický ú\u010det, m\u016fj ú\u010det, profil, u\u017eivatelský ú\u010det
service:login|p\u0159ihlá\u0161ení, p\u0159ihlásit se, nejde se p\u0159ihlásit
service:password|heslo, zapomenuté heslo, obnova hesla
service:guest order|nákup bez registrace, jako host, objednávka bez ú\u010dtu
action:delete account|smazat ú\u010det, zru\u0161it ú\u010det, vymazat údaje
service:order history|historie objednávek, minulé objednávky, p\u0159edchozí nákupy
service:privacy|ochrana osobních údaj\u016f, gdpr, osobní údaje
service:cookie|cookies, nastavení cookies, souhlas s cookies
service:terms and conditions|obchodní podmínky, vop, v\u0161eobecné podmínky
service:legal notice|údaje o firm\u011b, provozovatel, o nás, impressum
service:dispute resolution|\u0159e\u0161ení spor\u016f, \u010doi, ochrana spot\u0159ebitele, obchodní inspekce
service:customer service|zákaznický servis, zákaznická podpora, pé\u010de o zákazníky
service:contact|kontakt, kontaktovat, kontaktní formulá\u0159
service:phone number|telefonní \u010díslo, telefon, infolinka, zavolat
service:email|e-mail, mail, e-mailová adresa, napsat
service:live chat|chat, online chat, whatsapp, zpráva
service:response time|doba odpov\u011bdi, odpov\u011b\u010f do, neodpovídáte
service:callback|zp\u011btné volání, zavolejte mi, zavoláme vám
service:advice|poradenství, rada, odborná rada, konzultace
service:video consultation|videokonzultace, online konzultace, videohovor
service:appointment|sch\u016fzka, termín, objednat se, rezervace termínu
service:walk-in|bez objednání, p\u0159ijít bez objednání, zastavit se
service:fitting|zku\u0161ební kabinka, vyzkou\u0161et, zkou\u0161ka, kabinka
service:measuring service|zam\u011b\u0159ení, m\u011b\u0159ení, vzít míry, zm\u011b\u0159ení nohy
service:test ride|zku\u0161ební jízda, testovací jízda, p\u0159edvedení, vyzkou\u0161ení
service:shop|prodejna, obchod, pobo\u010dka, kamenný obchod
service:showroom|showroom, vzorkovna, výstava, vystaveno
service:address|adresa, kde jste, jak se k vám dostanu, sídlo
service:opening hours|otevírací doba, otevírací hodiny, provozní doba
property:open|otev\u0159eno, máme otev\u0159eno
property:closed|zav\u0159eno, zav\u0159ený den
service:lunch break|polední p\u0159estávka, polední pauza
service:public holiday|svátek, státní svátek, den pracovního klidu
service:company holidays|dovolená, celozávodní dovolená, zav\u0159eno z d\u016fvodu dovolené
general:Christmas|vánoce, \u0161t\u011bdrý den, advent, váno\u010dní
general:New Year|silvestr, nový rok
general:Easter|velikonoce, velikono\u010dní pond\u011blí, velký pátek
general:Sunday|ned\u011ble, v ned\u011bli
general:Saturday|sobota, v sobotu
general:weekday|v\u0161ední den, pond\u011blí, úterý, st\u0159eda
general:weekend|víkend, o víkendu
general:working day|pracovní den, v\u0161ední dny
general:today|dnes, je\u0161t\u011b dnes, dneska, te\u010f
general:tomorrow|zítra, do zít\u0159ka, druhý den
general:evening|ve\u010der, dnes ve\u010der, pozd\u011b
general:morning|ráno, dopoledne, brzy
general:day|den, denn\u011b, ka\u017edý den
general:week|týden, týdn\u011b, za týden
general:month|m\u011bsíc, m\u011bsí\u010dn\u011b, za m\u011bsíc
general:year|rok, ro\u010dn\u011b, za rok
general:hour|hodina, minuta, doba trvání
general:birthday|narozeniny, narozky
service:parking|parkování, parkovi\u0161t\u011b, parkovací místo, zaparkovat
service:public transport|mhd, zastávka, tramvaj, autobus
service:loading zone|rampa, nakládka, pomoc s nalo\u017eením
service:accessible|bezbariérový, bezbariérový p\u0159ístup, vozí\u010dká\u0159
service:dogs allowed|psi vítáni, se psem, pes v prodejn\u011b
service:play corner|d\u011btský koutek, p\u0159ebalovací pult, toaleta, záchod
service:languages spoken|mluvíte anglicky, jazyky personálu, obsluha v angli\u010dtin\u011b
service:jobs|práce, kariéra, volná místa, brigáda
service:press|tisk, média, influencer, spolupráce
service:gift wrapping|dárkové balení, zabalit jako dárek, zabalení dárku
service:gift message|v\u011bnování, p\u0159ání\u010dko, vzkaz k dárku
service:send as gift|poslat jako dárek, doru\u010dit obdarovanému, poslat kamarádce
general:gift|dárek, dar, tip na dárek
service:exchange a gift|vým\u011bna dárku, vrátit dárek, vým\u011bnný lístek
service:corporate gift|firemní dárek, reklamní p\u0159edm\u011bt, dárek pro zam\u011bstnance
service:wedding list|svatební seznam, seznam dar\u016f, seznam pro miminko
service:wishlist|seznam p\u0159ání, oblíbené, ulo\u017eit na pozd\u011bji, wishlist
service:basket|ko\u0161ík, nákupní ko\u0161ík
service:assembly service|montá\u017e, montá\u017ení slu\u017eba, sestavení, slo\u017eení
property:self-assembly|vlastní montá\u017e, demont, k sestavení, nutná montá\u017e
property:pre-assembled|smontovaný, slo\u017eený, p\u0159ipravený k pou\u017eití
service:installation service|instalace, zapojení, p\u0159ipojení spot\u0159ebi\u010de
service:old appliance removal|odvoz starého spot\u0159ebi\u010de, zp\u011btný odb\u011br, odvoz staré lednice
service:disposal|likvidace, vyhodit, zbavit se
service:recycling|recyklace, recyklovat, zp\u011btný odb\u011br
service:electronic waste|elektroodpad, vyslou\u017eilé spot\u0159ebi\u010de, staré elektro
service:battery disposal|odevzdání baterií, staré baterie, pou\u017eité baterie
service:trade-in|výkup, protiú\u010det, prodat staré
service:second hand|bazar, z druhé ruky, pou\u017eité, second hand
property:display model|vystavený kus, vystavené zbo\u017eí, p\u0159edvád\u011bcí kus
property:B-grade|druhá jakost, b-zbo\u017eí, s vadou, drobná vada
service:rental|p\u016fj\u010dovna, p\u016fj\u010dit, pronájem, zap\u016fj\u010dení
service:subscription|p\u0159edplatné, pravidelná dodávka, pravidelná objednávka
service:cancel subscription|zru\u0161it p\u0159edplatné, vypov\u011bd\u011bt p\u0159edplatné, výpov\u011bdní lh\u016fta
service:pause subscription|pozastavit p\u0159edplatné, p\u0159esko\u010dit dodávku, zm\u011bna intervalu
service:pre-order|p\u0159edobjednávka, p\u0159edobjednat, p\u0159edprodej, p\u0159ipravujeme
service:in stock|skladem, dostupnost, k dispozici, na sklad\u011b
service:out of stock|vyprodáno, není skladem, nedostupné
service:back-order|naskladn\u011bní, na objednávku, znovu skladem, na cest\u011b
service:stock alert|hlídací pes, hlídat dostupnost, upozornit na naskladn\u011bní
service:special order|objednat na p\u0159ání, není v nabídce, se\u017eenete, speciální objednávka
property:discontinued|ukon\u010dená výroba, prodej ukon\u010den, doprodej, poslední kusy
property:limited edition|limitovaná edice, limitka, exkluzivní, vzácný
property:unique piece|unikát, originální kus, jediný kus
service:quantity limit|omezení po\u010dtu kus\u016f, maximum na zákazníka, limit na osobu
service:minimum quantity|minimální mno\u017eství, minimální odb\u011br, prodej po balení
service:sample|vzorek, tester, vzorek látky
service:colour chart|vzorník barev, vzorník, katalog, bro\u017eura
service:personalisation|personalizace, na p\u0159ání, se jménem, vlastní motiv
service:engraving|gravírování, rytí, vyryté jméno, laserové gravírování
service:embroidery|vý\u0161ivka, vy\u0161ívání, vy\u0161ité jméno, monogram
service:printing|potisk, tisk, potisk loga, sítotisk
service:made to order|na zakázku, na míru, zakázková výroba
service:workshop|kurz, workshop, dílna, lekce
service:participants|ú\u010dastníci, po\u010det ú\u010dastník\u016f, volná místa, velikost skupiny
service:cancel course|zru\u0161it kurz, kurz zru\u0161en, p\u0159esunout kurz
service:event|akce, událost, ochutnávka, den otev\u0159ených dve\u0159í
service:children's birthday party|d\u011btská oslava, narozeninová oslava u vás, d\u011btská party
service:age limit|v\u011bkové omezení, od 18 let, ov\u011b\u0159ení v\u011bku, plnoletost
service:ID card|ob\u010danský pr\u016fkaz, ob\u010danka, doklad toto\u017enosti, \u0159idi\u010dák
service:someone else picks up|vyzvednutí jinou osobou, plná moc, vyzvedne za m\u011b
service:size guide|tabulka velikostí, velikostní tabulka, pr\u016fvodce velikostmi
service:care instructions|návod na údr\u017ebu, pé\u010de, symboly praní
service:manual|návod, manuál, návod k pou\u017eití, p\u0159íru\u010dka
service:download|ke sta\u017eení, stáhnout, pdf, digitální produkt
service:review|recenze, hodnocení, zku\u0161enosti zákazník\u016f
service:product recall|sta\u017eení výrobku, svolávací akce, bezpe\u010dnostní upozorn\u011bní
service:charity|charita, dar, p\u0159ísp\u011bvek, dobro\u010dinnost
property:colour|barva, odstín, barevné provedení
property:red|\u010dervený, rudý, karmínový
property:burgundy|vínový, bordó, burgundy
property:pink|r\u016f\u017eový, fuchsiový, magenta
property:orange colour|oran\u017eový, meru\u0148kový
property:coral|korálový, lososový, broskvový
property:terracotta|terakota, cihlový, rezavý
property:yellow|\u017elutý, citronový, kanárkový
property:mustard yellow|ho\u0159\u010dicový, okrový, kari
property:green|zelený, smaragdový, lahvov\u011b zelený
property:olive green|olivový, khaki, vojenská zelená, mechový
property:mint green|mátový, \u0161alv\u011bjový, pistáciový
property:lime green|limetkový, neonov\u011b zelený, jablkový
property:blue|modrý, kobaltový, královská mod\u0159, azurový
property:navy|tmav\u011b modrý, námo\u0159nická modrá, navy
property:light blue|sv\u011btle modrý, nebeská modrá, baby modrá, blankytný
property:turquoise|tyrkysový, petrolejový, akvamarín
property:purple|fialový, \u0161vestkový, lilkový
property:lilac|lila, levandulový, \u0161e\u0159íkový
property:brown|hn\u011bdý, \u010dokoládový, karamelový
property:beige|bé\u017eový, pískový, taupe
property:cream colour|krémový, slonovinový, smetanový, ecru
property:white|bílý, sn\u011bhobílý
property:grey|\u0161edý, \u0161edivý, sivý
property:anthracite|antracitový, grafitový, tmav\u011b \u0161edý
property:black|\u010derný, matn\u011b \u010derný
property:gold coloured|zlatý, zlatavý, mosazný
property:silver coloured|st\u0159íbrný, chromový
property:rose gold|r\u016f\u017eové zlato, m\u011bd\u011bný, bronzový, rose gold
property:multicoloured|barevný, vícebarevný, pestrobarevný, duhový
property:transparent|pr\u016fhledný, transparentní, \u010dirý, pr\u016fsvitný
property:neon|neonový, reflexní barva, fluorescen\u010dní
property:pastel|pastelový, jemná barva, tlumený
property:dark|tmavý, tmavá barva
property:bright|výrazný, jasný, sytý, zá\u0159ivý
property:matte|matný, mat, bez lesku
property:shiny|lesklý, vysoký lesk, le\u0161t\u011bný
property:glittery|t\u0159pytivý, s glitry, flitrový
property:metallic|metalický, kovový vzhled, chromovaný
property:pattern|vzor, vzorovaný, potisk
property:plain|jednobarevný, bez vzoru, hladký
property:striped|pruhovaný, prou\u017eky, pruhy
property:checked|kostkovaný, káro, kostka, tartan
property:polka dot|puntíkovaný, puntík, te\u010dky
property:floral|kv\u011btovaný, kv\u011btinový vzor, s kv\u011bty
property:animal print|zví\u0159ecí vzor, leopardí vzor, zebrovaný, hadí vzor
property:material|materiál, látka, z \u010deho je
property:wood|d\u0159evo, d\u0159ev\u011bný, masiv
property:oak|dub, dubový, dubový masiv
property:pine|borovice, borový, smrk, mod\u0159ín
property:plywood|p\u0159ekli\u017eka, mdf, d\u0159evot\u0159íska, lamino
property:bamboo|bambus, bambusový
property:rattan|ratan, proutí, vrbové proutí, pletený
property:cork|korek, korkový
property:metal|kov, kovový, plech
property:stainless steel|nerez, nerezová ocel, nerezový
property:steel|ocel, ocelový, pozinkovaná ocel, uhlíková ocel
property:aluminium|hliník, hliníkový, alu, eloxovaný hliník
property:cast iron|litina, litinový, kované \u017eelezo, \u017eelezo
property:titanium|titan, titanový
property:gold|zlato, ryzí zlato, zlato 585, 14karátové zlato
property:gold-plated|pozlacený, zlacený
property:silver|st\u0159íbro, st\u0159íbro 925, pravé st\u0159íbro
property:plastic|plast, plastový, um\u011blá hmota, pvc
property:acrylic|akryl, akrylátové sklo, plexisklo
property:silicone|silikon, silikonový, potraviná\u0159ský silikon
property:rubber|guma, gumový, latex, kau\u010duk
property:glass|sklo, sklen\u011bný, borosilikátové sklo, k\u0159i\u0161\u0165ál
property:ceramic|keramika, keramický, kamenina, hlína
property:porcelain|porcelán, porcelánový, kostní porcelán
property:enamel|smalt, smaltovaný
property:stone|kámen, mramor, \u017eula, b\u0159idlice
property:leather|k\u016f\u017ee, ko\u017eený, pravá k\u016f\u017ee, hov\u011bzí k\u016f\u017ee
property:suede|semi\u0161, semi\u0161ový, nubuk, velur
property:faux leather|ko\u017eenka, um\u011blá k\u016f\u017ee, ekok\u016f\u017ee, veganská k\u016f\u017ee
property:cotton|bavlna, bavln\u011bný, biobavlna, \u017eerzej
property:muslin|mu\u0161elín, mu\u0161elínový, dvojitá gázovina
property:linen|len, ln\u011bný, pololen
property:hemp|konopí, juta, sisal, kokosové vlákno
property:wool|vlna, vln\u011bný, st\u0159i\u017ení vlna
property:merino|merino, merino vlna
property:cashmere|ka\u0161mír, ka\u0161mírový
property:silk|hedvábí, hedvábný
property:satin|satén, saténový, atlas
property:velvet|samet, sametový, man\u0161estr, velur
property:fleece|fleece, flís, flísový
property:flannel|flanel, flanelový
property:felt|filc, filcový, plst, va\u0159ená vlna
property:polyester|polyester, syntetický, mikrovlákno
property:nylon|nylon, polyamid, cordura, ripstop
property:elastane|elastan, lycra, stre\u010dový materiál
property:viscose|viskóza, lyocell, tencel
property:denim|denim, d\u017eínovina, riflovina
property:terry|froté, vaflový, smy\u010dkový
property:lace|krajka, tyl, sí\u0165ovina
property:knitted|pletený, há\u010dkovaný, úplet
property:woven|tkaný, ru\u010dn\u011b tkaný, splétaný
property:down filling|pe\u0159í, pé\u0159ová výpl\u0148, husí pe\u0159í, prachové pe\u0159í
property:filling|výpl\u0148, polstrovaný, vycpávka, \u010daloun\u011bní
property:foam|p\u011bna, pam\u011b\u0165ová p\u011bna, studená p\u011bna, molitan
property:lined|pod\u0161ívka, zateplený, pod\u0161itý
property:faux fur|um\u011blá ko\u017ee\u0161ina, um\u011blý ko\u017eí\u0161ek
property:paper|papír, papírový, karton, lepenka
property:paper weight|gramá\u017e, gramá\u017e papíru, plo\u0161ná hmotnost
property:carbon fibre|karbon, uhlíkové vlákno, sklolaminát
property:wax|vosk, v\u010delí vosk, sójový vosk, \u0159epkový vosk
property:coated|povrchová úprava, pota\u017eený, laminovaný, lakovaný
property:oiled wood|olejované d\u0159evo, neo\u0161et\u0159ené d\u0159evo, surové d\u0159evo
property:glazed|glazovaný, glazura, neglazovaný
property:non-stick|nep\u0159ilnavý, nep\u0159ilnavý povrch, teflon
property:natural material|p\u0159írodní materiál, p\u0159írodní vlákno
property:gemstone|drahokam, drahý kámen, krystal, polodrahokam
property:pearl|perla, \u0159í\u010dní perly, perle\u0165
property:size|velikost, \u010díslo, jaká velikost
property:small|malý, malinký, drobný, mini
property:big|velký, obrovský, oversize
property:medium size|st\u0159ední, st\u0159edn\u011b velký
property:plus size|nadm\u011brná velikost, plus size, xxl, pro plno\u0161tíhlé
property:one size|univerzální velikost, jedna velikost, onesize
property:runs small|velikostn\u011b men\u0161í, vychází men\u0161í, vzít o \u010díslo v\u011bt\u0161í
property:runs large|velikostn\u011b v\u011bt\u0161í, vychází v\u011bt\u0161í, vzít o \u010díslo men\u0161í
property:true to size|odpovídá velikosti, standardní st\u0159ih, sedí velikostn\u011b
property:slim fit|slim fit, p\u0159iléhavý, upnutý, úzký st\u0159ih
property:loose-fitting|volný st\u0159ih, volný, oversize, baggy
property:fit|st\u0159ih, fit, tvar
property:wide|\u0161iroký, \u0161í\u0159ka, \u0161ir\u0161í
property:narrow|úzký, \u0161tíhlý, u\u017e\u0161í
property:long|dlouhý, délka, prodlou\u017eený
property:short|krátký, krat\u0161í, zkrácený
property:tall|vysoký, vý\u0161ka, jak vysoký
property:low|nízký, plochý, nízká vý\u0161ka
property:deep|hluboký, hloubka
property:thick|tlustý, silný, tlou\u0161\u0165ka
property:thin|tenký, ultratenký, slabý
property:dimensions|rozm\u011bry, rozm\u011br, velikost v cm, míry
property:diameter|pr\u016fm\u011br, obvod
property:round|kulatý, kruhový, oválný
property:square shape|\u010dtvercový, obdélníkový, hranatý
property:weight|hmotnost, váha, kolik vá\u017eí, kg
property:lightweight|lehký, lehou\u010dký, ultralehký
property:heavy|t\u011b\u017eký, masivní
property:capacity|objem, kapacita, litr\u016f, obsah
property:roomy|prostorný, velký úlo\u017ený prostor, velkoobjemový
property:load capacity|nosnost, maximální zatí\u017eení, unese
property:compact|kompaktní, skladný, úsporný na místo
property:foldable|skládací, slo\u017eitelný, skládá se
property:stackable|stohovatelný, na sebe skládací
property:inflatable|nafukovací
property:extendable|rozkládací, výsuvný, teleskopický, roztahovací
property:adjustable|nastavitelný, vý\u0161kov\u011b nastavitelný, polohovací
property:grows with child|rostoucí, roste s dít\u011btem
property:removable|odnímatelný, snímatelný, odepínací, sundavací
property:replaceable|vym\u011bnitelný, vým\u011bnný
property:modular|modulární, roz\u0161i\u0159itelný, sestavný
property:reversible|oboustranný, na ob\u011b strany
property:portable|p\u0159enosný, na cesty, snadno p\u0159enosný
property:power|výkon, p\u0159íkon, watty, kolik watt\u016f
property:powerful|výkonný, silný, silný motor
property:voltage|nap\u011btí, volty, 230 v, 12 v
property:plug|zástr\u010dka, typ zástr\u010dky, vidlice
property:electric|elektrický, na elekt\u0159inu, do sít\u011b
property:cordless|aku, akumulátorový, bezdrátový, na baterie
property:rechargeable|dobíjecí, nabíjecí, usb nabíjení
property:battery life|výdr\u017e baterie, doba provozu, výdr\u017e
property:charging time|doba nabíjení, rychlonabíjení
property:wireless|bezdrátový, bluetooth, wifi
property:smart|chytrý, smart, ovládání aplikací, chytrá domácnost
property:automatic|automatický, samo\u010dinný, pln\u011b automatický
property:manual|ru\u010dní, mechanický, na kliku, manuální
property:solar|solární, na slune\u010dní energii
property:energy-efficient|úsporný, energetická t\u0159ída, nízká spot\u0159eba
property:noise level|hlu\u010dnost, decibely, db, hladina hluku
property:quiet|tichý, bezhlu\u010dný, nehlu\u010dný
property:loud|hlu\u010dný, hlasitý
property:noise-cancelling|potla\u010dení hluku, anc, odhlu\u010dn\u011bný, zvukot\u011bsný
property:waterproof|nepromokavý, vodot\u011bsný
property:water-resistant|vod\u011bodolný, vod\u011bodpudivý, odolný st\u0159íkající vod\u011b
property:water resistance rating|stupe\u0148 krytí, ip krytí, ipx4, ip67
property:windproof|v\u011btruodolný, v\u011btruvzdorný, proti v\u011btru
property:weatherproof|odolný po\u010dasí, odolný pov\u011btrnosti, do exteriéru
property:frost-proof|mrazuvzdorný, odolný mrazu, otu\u017eilý
property:uv-resistant|uv odolný, uv ochrana, stálý na slunci
property:colourfast|stálobarevný, nepou\u0161tí barvu
property:heat-resistant|\u017eáruvzdorný, tepeln\u011b odolný, odolný teplot\u011b
property:fireproof|ohnivzdorný, neho\u0159lavý, nesnadno ho\u0159lavý
property:keeps warm|udr\u017eí teplo, izolovaný, termo
property:keeps cool|udr\u017eí chlad, chladivý, chladicí
property:warm|teplý, h\u0159ejivý, zah\u0159ívací
property:hot|horký, va\u0159ící, vysoká teplota
property:cold|studený, ledový, nízká teplota
property:temperature|teplota, stupn\u011b, celsius, teplotní rozsah
property:breathable|prody\u0161ný, vzdu\u0161ný, v\u011btraný, odvádí pot
property:quick-drying|rychleschnoucí, rychle schne
property:absorbent|savý, nasákavý, vysoce absorp\u010dní
property:washable|pratelný, lze prát v pra\u010dce, do pra\u010dky
property:hand wash|ru\u010dní praní, prát v ruce
property:dry clean only|chemické \u010di\u0161t\u011bní, \u010distírna, pouze chemicky \u010distit
property:tumble dryer safe|vhodné do su\u0161i\u010dky, lze su\u0161it v su\u0161i\u010dce
property:care instructions|údr\u017eba, pé\u010de, návod na praní, symboly údr\u017eby
property:easy care|nenáro\u010dný na údr\u017ebu, ne\u017eehlivý, nema\u010dkavý
property:easy to clean|snadno \u010distitelný, omyvatelný, otíratelný
property:dishwasher safe|vhodné do my\u010dky, lze mýt v my\u010dce, do my\u010dky
property:microwave safe|vhodné do mikrovlnky, do mikrovlnné trouby
property:freezer safe|vhodné do mrazni\u010dky, lze zmrazit, do mrazáku
property:induction|indukce, vhodné na indukci, na indukci
property:food-safe|vhodné pro styk s potravinami, potraviná\u0159ský
property:leakproof|nepropustný, nete\u010de, t\u011bsnící, nevyte\u010de
property:vegan|veganský, vegan, rostlinný, bez \u017eivo\u010di\u0161ných slo\u017eek
property:vegetarian|vegetariánský, bez masa
property:cruelty-free|netestováno na zví\u0159atech, cruelty free
property:organic|bio, organický, ekologické zem\u011bd\u011blství
property:sustainable|udr\u017eitelný, ekologický, \u0161etrný k p\u0159írod\u011b, eko
property:recycled|recyklovaný, z recyklátu, upcyklovaný
property:recyclable|recyklovatelný
property:biodegradable|biologicky rozlo\u017eitelný, kompostovatelný
property:reusable|opakovan\u011b pou\u017eitelný, znovupou\u017eitelný
property:disposable|jednorázový, na jedno pou\u017eití
property:refillable|plnitelný, náhradní nápl\u0148, doplnitelný
property:fair trade|fair trade, férový, férov\u011b vyrobeno
property:certified|certifikovaný, certifikát, certifikace
property:oeko-tex|oeko-tex, gots, bez \u0161kodlivých látek
property:non-toxic|netoxický, ne\u0161kodný, bez \u0161kodlivin
property:bpa-free|bez bpa, bpa free
property:plastic-free|bez plastu, zero waste
property:pfas-free|bez pfas, bez pfoa, bez teflonu
property:natural|p\u0159írodní, p\u0159írodní slo\u017eení
property:ingredients|slo\u017eení, slo\u017eky, co obsahuje
property:allergens|alergeny, stopy, m\u016f\u017ee obsahovat
property:hypoallergenic|hypoalergenní, pro alergiky, nedrá\u017edivý
property:gluten-free|bezlepkový, bez lepku, pro celiaky
property:lactose-free|bez laktózy, bez mléka, bezlaktózový
property:nut-free|bez o\u0159ech\u016f, bez ara\u0161íd\u016f
property:egg-free|bez vajec
property:sugar-free|bez cukru, bez p\u0159idaného cukru, neslazený
property:low-calorie|nízkokalorický, light, nízkotu\u010dný, kalorie
property:high protein|vysoký obsah bílkovin, proteinový, bílkoviny
property:alcohol-free|nealkoholický, bez alkoholu, nealko
property:alcohol content|obsah alkoholu, procenta alkoholu, kolik procent
property:caffeine-free|bez kofeinu, bezkofeinový, decaf
property:gelatine-free|bez \u017eelatiny
property:no additives|bez aditiv, bez konzervant\u016f, bez é\u010dek
property:fragrance-free|bez parfemace, neparfémovaný, bez v\u016fn\u011b
property:scented|parfémovaný, v\u016fn\u011b, s v\u016fní, vo\u0148avý
property:nickel-free|bez niklu, antialergický \u0161perk
property:for sensitive skin|pro citlivou poko\u017eku, na citlivou ple\u0165, jemný k poko\u017ece
property:flavour|p\u0159íchu\u0165, chu\u0165, chutná jako
property:sweet|sladký, p\u0159eslazený
property:spicy|pálivý, ostrý, chilli
property:salty|slaný, umami, na slano
property:bitter|ho\u0159ký, ho\u0159kost
property:mild taste|jemná chu\u0165, ovocný, neho\u0159ký
property:dry wine|suché víno, suchý, brut
property:fresh|\u010derstvý, \u010derstv\u011b upe\u010dený, \u010derstv\u011b pra\u017eený
property:shelf life|trvanlivost, datum spot\u0159eby, spot\u0159ebujte do
property:perishable|podléhá zkáze, chlazený, do lednice
property:frozen|mra\u017eený, zmrazený, hluboce zmrazený
property:raw|raw, syrový, nepra\u017eený, nezpracovaný
property:loose|sypaný, bez obalu, na váhu
property:whole bean|zrnkový, zrnková káva, nemletý
property:ground|mletý, mletí, hrubost mletí
property:roast|pra\u017eení, stupe\u0148 pra\u017eení, tmavé pra\u017eení, sv\u011btlé pra\u017eení
property:for babies|pro miminka, pro kojence, novorozenec
property:toddler|batole, pro batolata, malé dít\u011b
property:kid|dít\u011b, d\u011bti, d\u011btský
property:teenager|teenager, dospívající, puber\u0165ák, náctiletý
property:adult|dosp\u011blý, dosp\u011blí, pro dosp\u011blé
property:senior|senior, star\u0161í \u010dlov\u011bk, d\u016fchodce
property:recommended age|doporu\u010dený v\u011bk, od kolika let, v\u011bk
property:small parts|malé \u010dásti, nebezpe\u010dí spolknutí, nevhodné do 3 let
property:women's|dámský, pro \u017eeny, \u017eenský
property:men's|pánský, pro mu\u017ee, mu\u017eský
property:unisex|unisex, pro mu\u017ee i \u017eeny, pro v\u0161echny
property:girl|dívka, dív\u010dí, holka, dcera
property:boy|chlapec, chlapecký, kluk, syn
property:beginner|za\u010dáte\u010dník, pro za\u010dáte\u010dníky, nová\u010dek
property:intermediate|mírn\u011b pokro\u010dilý, st\u0159edn\u011b pokro\u010dilý
property:advanced|pokro\u010dilý, zku\u0161ený, expert
property:skill level|obtí\u017enost, úrove\u0148, náro\u010dnost
property:professional|profesionální, profi, pro profesionály
property:easy|jednoduchý, snadný, snadno ovladatelný
property:difficult|slo\u017eitý, obtí\u017ený, t\u011b\u017eký na ovládání
property:soft|m\u011bkký, hebký, hebou\u010dký, jemný
property:hard|tvrdý, tuhý, pevný
property:comfortable|pohodlný, komfortní, p\u0159íjemný na no\u0161ení
property:itchy|kousavý, \u0161krábe, kou\u0161e, drsný
property:smooth|hladký, jemný povrch
property:stretchy|elastický, pru\u017ený, stre\u010dový
property:flexible|ohebný, flexibilní, ohýbatelný
property:ergonomic|ergonomický, tvarovaný, \u0161et\u0159í záda
property:durable|odolný, trvanlivý, dlouho vydr\u017eí
property:sturdy|pevný, stabilní, bytelný, robustní
property:unbreakable|nerozbitný, nárazuvzdorný, odolný proti rozbití
property:fragile|k\u0159ehký, rozbitný, opatrn\u011b
property:scratch-resistant|odolný proti po\u0161krábání, nepo\u0161krábe se
property:tear-resistant|odolný proti roztr\u017eení, neroztrhne se, odolný proti propíchnutí
property:rustproof|nerezav\u011bjící, odolný korozi, nerezaví
property:non-slip|protiskluzový, neklou\u017ee, nekluzký
property:reflective|reflexní, odrazka, reflexní prvky
property:glow in the dark|svítící ve tm\u011b, fosforeskující, luminiscen\u010dní
property:dimmable|stmívatelný, regulace jasu, nastavitelný jas
property:brightness|jas, svítivost, lumeny, sv\u011btelný tok
property:warm white|teplá bílá, studená bílá, teplota sv\u011btla, kelvin
property:magnetic|magnetický, s magnetem, magnetické zapínání
property:self-adhesive|samolepicí, lepicí, nalepovací
property:lockable|uzamykatelný, na klí\u010d, se zámkem
property:zip|zip, na zip, se zipem
property:button closure|knoflíky, na knoflíky, patentky, cvo\u010dky
property:velcro|suchý zip, na suchý zip
property:hood|kapuce, s kapucí, odepínací kapuce
property:pocket|kapsa, kapsy, s kapsami, bo\u010dní kapsa
property:compartments|p\u0159ihrádky, p\u0159epá\u017eky, oddíly
property:handle|dr\u017eadlo, rukoje\u0165, madlo, úchyt
property:strap|popruh, ramenní popruh, \u0159emínek
property:wheels|kole\u010dka, na kole\u010dkách, pojezd
property:lid|víko, ví\u010dko, poklop, s víkem
property:removable cover|snímatelný potah, pratelný potah
property:compatible|kompatibilní, kompatibilita, vhodné pro, pasuje na
property:universal|univerzální, na v\u0161echno, pro v\u0161echny modely
property:multifunctional|multifunk\u010dní, víceú\u010delový, v\u0161e v jednom
property:included|sou\u010dástí balení, v balení, v\u010detn\u011b
property:not included|není sou\u010dástí balení, prodává se samostatn\u011b, bez p\u0159íslu\u0161enství
property:set|sada, set, souprava, komplet
property:pack|balení, multipack, výhodné balení, velikost balení
property:piece|kus, ks, kusy, díl
property:pair|pár, v páru, dva kusy
property:single|jednotliv\u011b, samostatný, po kusech, jeden kus
property:handmade|ru\u010dn\u011b vyrobený, ru\u010dní výroba, handmade
property:homemade|domácí, podomácku, vlastní výroba
property:unique|jedine\u010dný, unikátní, originál
property:limited edition (2)|limitovaná edice, sb\u011bratelská edice, speciální edice
property:refurbished|repasovaný, renovovaný, refurbished
property:second-hand|pou\u017eitý, z druhé ruky, bazarový
property:brand new|nový, zbrusu nový, nepou\u017eitý, nerozbalený
property:just arrived|novinka, práv\u011b naskladn\u011bno, nejnov\u011bj\u0161í
property:condition|stav, známky pou\u017eití, zachovalý
property:vintage|vintage, retro, staro\u017eitný, historický
property:modern|moderní, sou\u010dasný, módní, trendy
property:minimalist|minimalistický, jednoduchý design, skandinávský styl
property:rustic|rustikální, venkovský styl, provence, boho
property:elegant|elegantní, \u0161ik, noblesní
property:casual|le\u017eérní, na b\u011b\u017ené no\u0161ení, casual, ka\u017edodenní
property:pretty|hezký, krásný, p\u011bkný
property:cute|roztomilý, sladký, kawaii
property:funny|vtipný, zábavný, srandovní
property:special|zvlá\u0161tní, výjime\u010dný, neobvyklý, netradi\u010dní
property:quality|kvalita, kvalitní, prémiový, \u0161pi\u010dkový
property:luxurious|luxusní, luxus, exkluzivní
property:bad quality|nekvalitní, \u0161mejd, levn\u011b vypadající, \u0161patná kvalita
property:country of origin|zem\u011b p\u016fvodu, kde se vyrábí, vyrobeno v
property:local|místní, regionální, lokální, z regionu
property:made in europe|vyrobeno v evrop\u011b, evropská výroba, \u010deská výroba
property:imported|dovoz, dová\u017eený, ze zahrani\u010dí
property:brand|zna\u010dka, výrobce, firma
property:model|model, verze, varianta, provedení
property:genuine|originální, pravý, autentický
action:return|vrátit, poslat zp\u011bt, vracet
action:exchange|vym\u011bnit, vým\u011bna, zm\u011bnit za jinou velikost
action:collect|vyzvednout, p\u0159evzít, vyzvednutí
action:order|objednat, objednávka, objednat online
action:buy|koupit, nakoupit, po\u0159ídit
action:sell|prodávat, mít v nabídce, vést
action:pay|zaplatit, platit, uhradit
action:cancel|zru\u0161it, stornovat, zru\u0161it objednávku
action:change order|zm\u011bnit objednávku, upravit objednávku
action:break|rozbít, zlomit, prasknout
action:damage|po\u0161kodit, po\u0161kodit se, po\u0161krábat, promá\u010dknout
action:stop working|p\u0159estat fungovat, nefunguje, porouchat se, odejít
action:lose|ztratit, ztráta, zapomenout n\u011bkde
action:go missing|chyb\u011bt, ztratit se, není tam
action:arrive|dorazit, p\u0159ijít, dojít, být doru\u010den
action:deliver|doru\u010dit, poslat, zaslat, dovézt
action:track|sledovat zásilku, trackovat, kde je balík
action:receive|dostat, obdr\u017eet
action:suit|slu\u0161et, hodit se k, ladit
action:fit in|vejít se, pasovat, sed\u011bt
action:wash|prát, vyprat, praní
action:clean|\u010distit, vy\u010distit, umýt, ot\u0159ít
action:descale|odvápnit, odstranit vodní kámen
action:iron|\u017eehlit, vy\u017eehlit, napa\u0159ovat
action:dry|su\u0161it, usu\u0161it, schnout
action:repair|opravit, spravit, nechat opravit
action:replace|vym\u011bnit, nahradit, vým\u011bna
action:install|nainstalovat, instalace, zapojit
action:mount|namontovat, pov\u011bsit, p\u0159ipevnit, upevnit
action:assemble|sestavit, smontovat, slo\u017eit, postavit
action:engrave|gravírovat, vyrýt, personalizovat
action:wrap|zabalit, dárkov\u011b zabalit, balit
action:reserve|rezervovat, odlo\u017eit stranou, podr\u017eet
action:book|objednat se, rezervovat termín, p\u0159ihlásit se
action:store|skladovat, uskladnit, ulo\u017eit
action:charge|nabíjet, nabít, dobít
action:recycle|recyklovat, vyhodit, zlikvidovat
action:try on|vyzkou\u0161et, zkusit, otestovat
action:adjust|nastavit, se\u0159ídit, upravit
action:cut to size|na\u0159ezat na míru, u\u0159íznout, ust\u0159ihnout
action:alter|zkrátit, upravit, zú\u017eit, podlo\u017eit
action:make to order|vyrobit na zakázku, nechat vyrobit, na míru
action:rent|p\u016fj\u010dit si, pronajmout, vyp\u016fj\u010dit
action:complain|st\u011b\u017eovat si, reklamovat, reklamace
action:talk to someone|mluvit s n\u011bkým, kontaktovat, spojit se
action:write|napsat, poslat e-mail, poslat zprávu
action:reply|odpov\u011bd\u011bt, odpov\u011b\u010f, ozvat se
action:ask|zeptat se, dotaz, otázka
action:advise|poradit, doporu\u010dit, rada
action:help|pomoct, pomoc, podpora
action:refund|vrátit peníze, dostat peníze zp\u011bt, proplatit
action:redeem (2)|uplatnit, pou\u017eít poukaz, zadat kód
action:save money|u\u0161et\u0159it, \u0161et\u0159it, levn\u011b nakoupit
action:subscribe|p\u0159edplatit, pravideln\u011b odebírat, p\u0159edplatné
action:pause|pozastavit, p\u0159eru\u0161it, p\u0159esko\u010dit
action:log in|p\u0159ihlásit se, p\u0159ihlá\u0161ení, login
action:register|zaregistrovat se, zalo\u017eit ú\u010det, registrace
action:unsubscribe (2)|odhlásit, zru\u0161it odb\u011br, neposílat e-maily
action:pre-order|p\u0159edobjednat, objednat p\u0159edem
action:notify|upozornit, dát v\u011bd\u011bt, informovat
action:open|otev\u0159ít, rozbalit, vybalit
action:pack|zabalit, balit, sbalit
action:carry|nosit, p\u0159ená\u0161et, p\u0159evá\u017eet, nést
action:wear|nosit na sob\u011b, obléct, mít na sob\u011b
action:use|pou\u017eívat, pou\u017eít, pou\u017eití
action:cook|va\u0159it, uva\u0159it, dusit
action:fry|sma\u017eit, opékat, restovat
action:bake|péct, upéct, pe\u010dení
action:chop|krájet, nakrájet, sekat, nasekat
action:sharpen|nabrousit, ost\u0159it, brou\u0161ení
action:mix|míchat, mixovat, \u0161lehat
action:grind|mlít, namlít, drtit, strouhat
action:brew|uva\u0159it kávu, uva\u0159it \u010daj, louhovat
action:heat up|oh\u0159át, zah\u0159át, p\u0159ih\u0159át
action:cool down|chladit, vychladit, ochladit
action:drink|pít, napít se
action:eat|jíst, zakousnout, sníst
action:sleep|spát, usnout, zd\u0159ímnout si
action:sit|sed\u011bt, sednout si, sezení
action:play|hrát, hrát si
action:read|\u010díst, \u010dtení
action:draw|kreslit, malovat, vybarvovat
action:sew|\u0161ít, p\u0159i\u0161ít, za\u0161ít
action:craft|tvo\u0159it, vyráb\u011bt, kutit
action:glue|lepit, p\u0159ilepit, slepit
action:drill|vrtat, vyvrtat, d\u011blat díry
action:paint walls|vymalovat, nat\u0159ít, malovat zdi
action:plant|sázet, zasadit, vysít, p\u011bstovat
action:water plants|zalévat, zavla\u017eovat, zálivka
action:lose weight|zhubnout, hubnout, dieta
action:train|cvi\u010dit, trénovat, posilovat
action:protect|chránit, ochránit, zabránit
action:cover|zakrýt, p\u0159ikrýt, potáhnout
action:remove|odstranit, sundat, dostat ven
action:choose|vybrat, zvolit, rozhodnout se
action:compare|porovnat, srovnat, rozdíl mezi
action:find|najít, hledat, sehnat
action:see|vid\u011bt, prohlédnout si, podívat se
action:give as a gift|darovat, dát jako dárek, p\u0159ekvapit
action:donate|v\u011bnovat, p\u0159isp\u011bt, darovat na charitu
action:trade in|dát na protiú\u010det, prodat staré, výkup
action:waive|prominout, mít zdarma, odpustit
action:pay the cost|hradit náklady, kdo platí, uhradit
action:extend|prodlou\u017eit, odlo\u017eit, posunout
action:shrink|srazit se, sednout se, smrsknout
action:fade|vyblednout, pou\u0161t\u011bt barvu, blednout
action:leak|téct, protékat, kapat, vytéct
action:smell bad|smrd\u011bt, zapáchat, být cítit
action:rust|rezav\u011bt, zreziv\u011bt, \u010dernat
action:overheat|p\u0159eh\u0159ívat se, p\u0159epálit, spálit
action:turn on|zapnout, spustit, nastartovat
action:turn off|vypnout, zhasnout
action:connect|p\u0159ipojit, spárovat, propojit
general:cheap|levný, laciný, výhodný, cenov\u011b dostupný
general:cheaper|levn\u011bj\u0161í, lacin\u011bj\u0161í, ni\u017e\u0161í cena
general:cheapest|nejlevn\u011bj\u0161í, nejni\u017e\u0161í cena
general:expensive|drahý, p\u0159edra\u017eený, nákladný
general:price|cena, kolik stojí, za kolik
general:fee|poplatek, p\u0159íplatek, náklady navíc
general:euro|koruna, euro, k\u010d, peníze
general:under|do, pod, mén\u011b ne\u017e, maximáln\u011b
general:at least|nejmén\u011b, alespo\u0148, od, více ne\u017e
general:quick|rychlý, rychle, svi\u017ený
general:urgent|sp\u011bchá, urgentní, co nejd\u0159íve, hned
general:slow|pomalý, trvá dlouho
general:how long|jak dlouho, kolik dní, doba
general:deadline|termín, lh\u016fta, do kdy, uzáv\u011brka
general:late|pozd\u011b, opo\u017ed\u011bný, zpo\u017ed\u011bný
general:early|brzy, d\u0159íve, p\u0159ed\u010dasn\u011b
general:today (2)|dnes, dneska, je\u0161t\u011b dnes
general:tomorrow (2)|zítra, do zít\u0159ka, do druhého dne
general:day (2)|den, dny, 24 hodin
general:working day (2)|pracovní den, v\u0161ední den, po\u2013pá
general:week (2)|týden, týdny, \u010dtrnáct dní
general:month (2)|m\u011bsíc, m\u011bsíce, 30 dní
general:year (2)|rok, roky, let, ro\u010dn\u011b
general:hour (2)|hodina, hodiny, minuta, minuty
general:weekend (2)|víkend, o víkendu, sobota a ned\u011ble
general:sunday|ned\u011ble, v ned\u011bli
general:saturday|sobota, v sobotu
general:public holiday|svátek, státní svátek, svátky
general:open|otev\u0159eno, otevírací doba, máte otev\u0159eno
general:closed|zav\u0159eno, nemáte otev\u0159eno
general:need|pot\u0159ebovat, pot\u0159ebuju, nutný, musí
general:want|chtít, chci, hledám, p\u0159át si
general:allowed|povolený, smí se, m\u016f\u017eu
general:not allowed|zakázaný, nesmí se, nepovolený
general:possible|mo\u017ený, lze, jde to, dá se
general:extra|navíc, dal\u0161í, extra
general:both|oba, obojí, ob\u011b
general:other|jiný, dal\u0161í, ostatní
general:similar|podobný, obdobný, srovnatelný
general:same|stejný, toto\u017ený, identický
general:wrong|\u0161patný, chybný, jiný ne\u017e objednaný
general:biggest|nejv\u011bt\u0161í
general:smallest|nejmen\u0161í
general:bigger|v\u011bt\u0161í, o \u010díslo v\u011bt\u0161í
general:smaller|men\u0161í, o \u010díslo men\u0161í
general:best|nejlep\u0161í, top, \u010díslo jedna
general:popular|oblíbený, bestseller, nejprodávan\u011bj\u0161í
general:good|dobrý, skv\u011blý, výborný
general:bad|\u0161patný, hrozný, mizerný
general:safe|bezpe\u010dný, bezpe\u010dí, bezpe\u010dnost
general:dangerous|nebezpe\u010dný, riziko, rizikový
general:healthy|zdravý, zdraví prosp\u011b\u0161ný
general:in stock|skladem, dostupný, máte
general:out of stock|vyprodaný, není skladem, nedostupný
general:back in stock|znovu skladem, naskladn\u011bní, kdy bude
general:discontinued|ji\u017e se nevyrábí, ukon\u010dený prodej, vy\u0159azený
general:where|kde, místo, adresa
general:near|poblí\u017e, blízko, v okolí, nejbli\u017e\u0161í
general:at home|doma, dom\u016f, domácnost
general:outdoor|venku, venkovní, outdoor, exteriér
general:abroad|zahrani\u010dí, v cizin\u011b, mezinárodní
general:online|online, internet, e-shop, web
general:shop|obchod, prodejna, kamenná prodejna
general:with|s, v\u010detn\u011b, mající
general:without|bez, neobsahující
general:instructions|návod, manuál, postup
general:tip|tip, trik, nápad
general:review|recenze, hodnocení, hv\u011bzdi\u010dky
general:accessory|p\u0159íslu\u0161enství, dopln\u011bk, dopl\u0148ky
general:spare part|náhradní díl, díl, sou\u010dástka
general:sample|vzorek, tester, vzore\u010dek
general:gift (2)|dárek, dáre\u010dek, pozornost
general:person|osoba, \u010dlov\u011bk, lidé, na osobu
general:family|rodina, rodinný, domácnost
general:friend|kamarád, p\u0159ítel, kámo\u0161
general:mum|máma, maminka, mamka, matka
general:dad|táta, tatínek, ta\u0165ka, otec
general:grandma|babi\u010dka, bába, babi
general:wife|man\u017eelka, p\u0159ítelkyn\u011b, \u017eena
general:brother|bratr, brácha
general:colleague|kolega, kolegyn\u011b, \u0161éf, spolupracovník
general:teacher|u\u010ditelka, u\u010ditel, paní u\u010ditelka, vychovatelka
general:student|student, \u017eák, \u0161kolák, vysoko\u0161kolák
general:business|firma, spole\u010dnost, firemní, podnikatel
general:dog|pes, pejsek, \u0161t\u011bn\u011b
general:cat|ko\u010dka, kocour, kot\u011b, \u010dí\u010da
general:pet|mazlí\u010dek, domácí mazlí\u010dek, zví\u0159e
general:left-handed|levák, pro leváky, levoruký
general:disabled|handicapovaný, vozí\u010dká\u0159, ztp, invalidní
general:language|jazyk, v \u010de\u0161tin\u011b, p\u0159elo\u017eený
general:picture|obrázek, foto, fotka
general:why|pro\u010d, d\u016fvod, p\u0159í\u010dina
general:all|v\u0161e, v\u0161echno, ka\u017edý, celá nabídka
property:copper|m\u011b\u010f, m\u011bd\u011bný
property:brass|mosaz, mosazný
property:bronze|bronz, bronzový
property:beech|buk, bukový
property:birch|b\u0159íza, b\u0159ezový, b\u0159ezová p\u0159ekli\u017eka
property:ash wood|jasan, jasanový
property:maple wood|javor, javorový
property:walnut wood|o\u0159ech, o\u0159echové d\u0159evo, vla\u0161ský o\u0159ech
property:cherry wood|t\u0159e\u0161e\u0148, t\u0159e\u0161\u0148ové d\u0159evo
property:teak|teak, teakový, mahagon, exotické d\u0159evo
property:acacia wood|akát, akácie, akátový
property:olive wood|olivové d\u0159evo
property:halal|halal
property:kosher|ko\u0161er
property:no pork|bez vep\u0159ového
property:soy-free|bez sóji
property:palm oil free|bez palmového oleje
property:paraben-free|bez paraben\u016f
property:sulfate-free|bez sulfát\u016f, bez sls
property:silicone-free|bez silikon\u016f
property:aluminium-free|bez hliníku, bez hliníkových solí
property:semi-dry|polosuché víno, polosuchý, polosladké
property:sour|kyselý, kyselost, nakyslý
property:camouflage|maská\u010dový, camo, army vzor
property:canvas fabric|plátno, bavln\u011bné plátno, plachtovina, kanvas
property:concrete|beton, cement, betonový vzhled
property:alpaca|alpaka, alpaková vlna
property:mohair|mohér, angora
general:monday|pond\u011blí, v pond\u011blí
general:tuesday|úterý, v úterý
general:wednesday|st\u0159eda, ve st\u0159edu
general:thursday|\u010dtvrtek, ve \u010dtvrtek
general:friday|pátek, v pátek
general:spring season|jaro, na ja\u0159e, jarní
general:summer|léto, v lét\u011b, letní
general:autumn|podzim, na podzim, podzimní
general:winter|zima, v zim\u011b, zimní
general:season|sezona, ro\u010dní období, sezonní
general:morning (2)|ráno, dopoledne
general:midday|poledne, v poledne, ob\u011bd
general:afternoon|odpoledne
general:evening (2)|ve\u010der, po práci, nave\u010der
general:grandpa|d\u011bda, d\u011bde\u010dek, d\u011bdou\u0161ek
general:grandparents|prarodi\u010de, babi\u010dka a d\u011bda
general:husband|man\u017eel, p\u0159ítel, mu\u017e
general:couple|pár, partner, dvojice, polovi\u010dka
general:sister|sestra, ségra
general:siblings|sourozenci, bratr a sestra
need:birthday|narozeniny, dárek k narozeninám, narozky
need:children's birthday party|d\u011btská oslava, d\u011btské narozeniny, oslava narozenin
need:wedding|svatba, svatební dar, vdávat se, \u017eenit se
need:wedding guest|svatební host, na svatbu, co na svatbu
need:hen party|rozlu\u010dka se svobodou, rozlu\u010dka
need:engagement|zásnuby, \u017eádost o ruku, zasnoubení
need:wedding anniversary|výro\u010dí svatby, na\u0161e výro\u010dí, st\u0159íbrná svatba, zlatá svatba
need:housewarming|kolaudace, nový byt, nové bydlení
need:moving house|st\u011bhování, st\u011bhujeme se, p\u0159est\u011bhovat se
need:christmas|vánoce, váno\u010dní dárek, je\u017eí\u0161ek, pod strome\u010dek
need:secret santa|tajný santa, váno\u010dní dárek v práci, losování dárk\u016f
need:advent|advent, p\u0159edváno\u010dní \u010das, odpo\u010dítávání do vánoc
need:st nicholas day|mikulá\u0161, mikulá\u0161ská nadílka, \u010dert a mikulá\u0161
need:three kings|t\u0159i králové, t\u0159íkrálový
need:new year's eve|silvestr, silvestrovská oslava, nový rok
need:easter|velikonoce, pomlázka, velikono\u010dní koleda
need:valentine's day|valentýn, den zamilovaných, valentýnský dárek
need:mother's day|den matek, dárek pro maminku
need:father's day|den otc\u016f, dárek pro tátu
need:grandparents day|den prarodi\u010d\u016f, dárek pro babi\u010dku a d\u011bdu
need:baptism|k\u0159tiny, k\u0159est, vítání ob\u010dánk\u016f
need:first communion|první svaté p\u0159ijímání, bi\u0159mování
need:baby shower|baby shower, oslava p\u0159ed narozením, pro t\u011bhotnou kamarádku
need:birth of a baby|narození miminka, k narození, nové miminko
need:first day of school|první \u0161kolní den, prv\u0148á\u010dek, první t\u0159ída, zápis
need:back to school|zpátky do \u0161koly, za\u010dátek \u0161kolního roku, \u0161kolní pot\u0159eby
need:starting kindergarten|nástup do \u0161kolky, první den ve \u0161kolce, \u0161kolka
need:graduation|promoce, maturita, státnice
need:prom|maturitní ples, ples, tane\u010dní
need:retirement|odchod do d\u016fchodu, dárek na rozlou\u010denou, d\u016fchod
need:new job|nová práce, první den v práci, nástup do práce
need:job interview|pohovor, pracovní pohovor, oble\u010dení na pohovor
need:funeral|poh\u0159eb, smutek, kondolence
need:grave|hrob, h\u0159bitov, du\u0161i\u010dky
need:carnival|karneval, masopust, ma\u0161kary, ma\u0161karní
need:halloween|halloween, stra\u0161idelná párty
need:oktoberfest|oktoberfest, pivní slavnosti
need:garden party|zahradní party, letní oslava, zahradní slavnost
need:barbecue|grilování, grilova\u010dka, bbq, opékání
need:picnic|piknik, jídlo venku
need:dinner party|ve\u010de\u0159e s hosty, náv\u0161t\u011bva na ve\u010de\u0159i, hostina
need:overnight guests|náv\u0161t\u011bva p\u0159es noc, p\u0159espání host\u016f, hosté na noc
need:buffet|raut, catering, ob\u010derstvení pro víc lidí
need:cocktail party|koktejlový ve\u010dírek, míchání drink\u016f, domácí bar
need:game night|herní ve\u010der, ve\u010der s deskovkami, spole\u010denské hry
need:movie night|filmový ve\u010der, domácí kino, netflix
need:music festival|festival, open air, koncert
need:sleepover|p\u0159espáva\u010dka, py\u017eamová party, p\u0159espání u kamarádky
need:treasure hunt|hledání pokladu, bojovka, stopovaná
need:hostess gift|pozornost, malý dárek, dárek pro hostitelku, n\u011bco na náv\u0161t\u011bvu
need:wedding favours|dárky pro svatební hosty, svatební dáre\u010dky
need:corporate gift|firemní dárek, dárek pro klienty, dárek pro zam\u011bstnance
need:teacher gift|dárek pro u\u010ditelku, konec \u0161kolního roku
need:gift idea|tip na dárek, hledám dárek, nevím co dát
need:last minute gift|dárek na poslední chvíli, dárek rychle, pot\u0159ebuju zítra
need:gift under a small budget|levný dárek, dárek do p\u011btistovky, malý rozpo\u010det
need:gift for someone who has everything|dárek pro toho kdo má v\u0161echno, originální dárek, netradi\u010dní dárek
need:funny gift|vtipný dárek, \u017eertovný dárek, dárek pro zasmání
need:get well gift|dárek do nemocnice, pro nemocného, brzy se uzdrav
need:baby|miminko, kojenec, novorozenec
need:toddler|batole, dvouleté dít\u011b, malé dít\u011b
need:child|dít\u011b, d\u011bti, d\u011bcko
need:schoolchild|\u0161kolák, prv\u0148ák, dít\u011b na základce
need:teenager|teenager, puber\u0165ák, náctiletý
need:student|student, vysoko\u0161kolák, kolej, vysoká
need:adult|dosp\u011blý
need:senior|senior, star\u0161í \u010dlov\u011bk, d\u016fchodce
need:grandma|babi\u010dka, babi, prababi\u010dka
need:grandpa|d\u011bda, d\u011bde\u010dek
need:mum|máma, maminka, mamka
need:dad|táta, tatínek, ta\u0165ka
need:wife|man\u017eelka, p\u0159ítelkyn\u011b, snoubenka, partnerka
need:husband|man\u017eel, p\u0159ítel, snoubenec
need:woman|\u017eena, \u017eeny, dáma
need:man|mu\u017e, chlap, pán
need:girl|holka, dcera, nete\u0159, vnu\u010dka
need:boy|kluk, syn, synovec, vnuk
need:brother|bratr, sestra, sourozenec
need:best friend|nejlep\u0161í kamarádka, kamarád, kámo\u0161ka
need:colleague|kolega, kolegyn\u011b, \u0161éf
need:neighbour|soused, sousedka, sousedi
need:godchild|kmot\u0159enec, kmotra, kmotr
need:couple|pár, pro dva, ve dvou
need:family|rodina, \u010dty\u0159\u010dlenná rodina, velká rodina
need:living alone|bydlím sám, jedno\u010dlenná domácnost, single
need:pregnant|t\u011bhotná, t\u011bhotenství, budoucí maminka
need:breastfeeding|kojení, kojící, odsávání mléka
need:twins|dvoj\u010data, dv\u011b miminka
need:new parents|\u010derství rodi\u010de, noví rodi\u010de, prvorodi\u010de
need:left-handed|levák, leva\u010dka, pro leváky
need:beginner|za\u010dáte\u010dník, za\u010dínám, nová\u010dek
need:advanced|pokro\u010dilý, zku\u0161ený, nad\u0161enec
need:professional|profesionál, \u0159emeslník, do práce
need:hobbyist|kutil, domácí kutil, hobby
need:allergic|alergik, alergie, alergický
need:hay fever|senná rýma, alergie na pyly, pyl
need:dust mite allergy|alergie na rozto\u010de, rozto\u010di, alergie na prach
need:nickel allergy|alergie na nikl, vyrá\u017eka ze \u0161perk\u016f
need:sensitive skin|citlivá poko\u017eka, citlivá ple\u0165, podrá\u017ed\u011bná k\u016f\u017ee
need:eczema|ekzém, atopik, atopická poko\u017eka
need:gluten intolerance|celiakie, nesná\u0161enlivost lepku, bez lepku
need:lactose intolerance|intolerance laktózy, nem\u016f\u017eu mléko, bez laktózy
need:nut allergy|alergie na o\u0159echy, alergie na ara\u0161ídy
need:vegan|vegan, jsem vegan, rostlinná strava
need:vegetarian|vegetarián, nejím maso, bez masa
need:diabetic|diabetik, cukrovka, cukrovká\u0159
need:tall|vysoký \u010dlov\u011bk, vysoká postava, dva metry
need:short person|malá postava, men\u0161í postava, krátké nohy
need:plus size|plno\u0161tíhlá, siln\u011bj\u0161í postava, nadváha, obézní
need:wide feet|\u0161iroké chodidlo, \u0161iroká noha, tla\u010dí m\u011b boty
need:large feet|velká noha, velké \u010díslo bot, nadm\u011brné boty
need:small hands|malé ruce, drobné ruce
need:big head|velká hlava, velký obvod hlavy
need:glasses wearer|brýlatý, nosím brýle, s brýlemi
need:contact lens wearer|nosím \u010do\u010dky, kontaktní \u010do\u010dky
need:visually impaired|\u0161patn\u011b vidím, slabozraký, nevidomý
need:hard of hearing|nedoslýchavý, \u0161patn\u011b sly\u0161í, naslouchátko, hluchý
need:wheelchair user|vozí\u010dká\u0159, invalida, handicap
need:difficulty walking|\u0161patná ch\u016fze, chodítko, \u0161patn\u011b chodí
need:weak hands|slabé ruce, artróza, revma, slabý stisk
need:carer|pe\u010dující, pé\u010de o rodi\u010de, domácí pé\u010de
need:cold feet|studené nohy, zima na nohy, zmrzlé nohy
need:cold hands|studené ruce, zima na ruce, zmrzlé prsty
need:feel cold|zimom\u0159ivý, je mi po\u0159ád zima
need:sleep cold|zima v noci, zima v posteli
need:hot at night|horko v noci, potím se v posteli, horko p\u0159i spaní
need:sweating|pocení, potím se, hodn\u011b se potí
need:sweaty feet|zpocené nohy, smradlavé nohy, zápach z bot
need:body odour|t\u011blesný pach, zápach potu, smrdím potem
need:back pain|bolest zad, bolí záda, záda
need:neck pain|bolest krku, bolí za krkem, ztuhlý krk
need:knee pain|bolest kolen, bolí koleno, kolena
need:wrist pain|bolest záp\u011bstí, karpální tunel, bolí ruka od my\u0161i
need:foot pain|bolest nohou, bolí nohy, celý den na nohou, patní ostruha
need:blisters|puchý\u0159e, d\u0159ou boty, od\u0159eniny
need:heavy legs|t\u011b\u017eké nohy, oteklé nohy, k\u0159e\u010dové \u017eíly
need:muscle soreness|bolest sval\u016f, namo\u017eené svaly, svalovice
need:headache|bolest hlavy, migréna
need:can't sleep|nespavost, nem\u016f\u017eu spát, \u0161patn\u011b spím, nem\u016f\u017eu usnout
need:snoring|chrápání, chrápe, partner chrápe
need:wake up tired|ranní únava, t\u011b\u017eko vstávám, zaspávám
need:stress|stres, relaxace, uklidnit se, odpo\u010dinek
need:dry skin|suchá poko\u017eka, suchá k\u016f\u017ee, suchá ple\u0165
need:cracked hands|popraskané ruce, suché ruce, rozpraskaná k\u016f\u017ee
need:chapped lips|popraskané rty, suché rty
need:cracked heels|popraskané paty, ztvrdlá k\u016f\u017ee, ku\u0159í oko, mozoly
need:oily skin|mastná ple\u0165, mastná poko\u017eka, roz\u0161í\u0159ené póry
need:acne|akné, pupínky, be\u010fary, uhry
need:wrinkles|vrásky, stárnoucí ple\u0165, zralá ple\u0165
need:dark circles|kruhy pod o\u010dima, vá\u010dky pod o\u010dima, unavené o\u010di
need:sunburn|spálení sluncem, spálená k\u016f\u017ee, po opalování
need:sun protection|ochrana p\u0159ed sluncem, opalování, uv zá\u0159ení
need:hair loss|vypadávání vlas\u016f, \u0159ídké vlasy, jemné vlasy
need:dandruff|lupy, sv\u011bd\u011bní hlavy
need:dry hair|suché vlasy, po\u0161kozené vlasy, rozt\u0159epené kone\u010dky
need:curly hair|kudrnaté vlasy, kudrny, vlnité vlasy
need:tangled hair|zacuchané vlasy, roz\u010desávání, chuchvalce
need:grey hair|\u0161ediny, \u0161edivé vlasy, barvení vlas\u016f
need:unwanted hair|necht\u011bné chloupky, holení nohou, depilace, epilace
need:shaving|holení, oholit se, podrá\u017ed\u011bní po holení
need:beard|vousy, plnovous, pé\u010de o vousy
need:bad breath|zápach z úst, sv\u011b\u017eí dech
need:sensitive teeth|citlivé zuby, krvácení dásní, bolest zub\u016f
need:white teeth|bílé zuby, b\u011blení zub\u016f, \u017eluté zuby
need:wound|rána, \u0159ízl jsem se, od\u0159enina, první pomoc
need:common cold|nachlazení, rýma, ch\u0159ipka, ka\u0161el
need:fever|hore\u010dka, teplota, nemocné dít\u011b
need:high blood pressure|vysoký tlak, krevní tlak, srdce
need:upset stomach|bolest b\u0159icha, za\u017eívání, nadýmání, trávení
need:period pain|menstrua\u010dní bolesti, menstruace, k\u0159e\u010de
need:menopause|menopauza, p\u0159echod, návaly horka
need:incontinence|inkontinence, únik mo\u010di, pomo\u010dování
need:motion sickness|nevolnost v aut\u011b, kinedryl, mo\u0159ská nemoc
need:lose weight|hubnutí, zhubnout, dieta, mén\u011b kalorií
need:build muscle|nabrat svaly, nabírání sval\u016f, zesílit
need:eat healthily|zdravá strava, jíst zdrav\u011b, více zeleniny
need:boost immune system|imunita, posílení imunity, vitamíny, únava
need:quit smoking|p\u0159estat kou\u0159it, odvykání kou\u0159ení
need:nail care|pé\u010de o nehty, manikúra, lakování neht\u016f
need:make-up|lí\u010dení, make-up, kosmetika
need:limescale|vodní kámen, tvrdá voda, usazeniny
need:mould|plíse\u0148, plesnivá ze\u010f, plísn\u011b
need:damp|vlhkost, vlhko, rosení oken
need:dry air|suchý vzduch, p\u0159etopený vzduch
need:stain|skvrna, flek, fleky, vylité víno
need:grease|mastnota, mastný, p\u0159ipáleniny
need:smell|zápach, smrad, pach
need:pet smell|zápach zví\u0159at, ko\u010di\u010dí mo\u010d, psí pach
need:kitchen smells|pachy z kuchyn\u011b, zápach ze sma\u017eení
need:smelly drain|zápach z odpadu, ucpaný odpad, ucpaný záchod
need:leak|protéká, kape kohoutek, únik vody
need:noise|hluk, hlu\u010dní sousedi, rámus
need:room echoes|ozv\u011bna v místnosti, odhlu\u010dn\u011bní, akustika
need:draught|pr\u016fvan, táhne od okna, fouká od dve\u0159í
need:cold flat|zima v byt\u011b, studený pokoj, p\u0159itopit
need:heat wave|vedro, horko v byt\u011b, vlna veder, ochladit pokoj
need:cold winter|mráz, tuhá zima, mrazy
need:snow|sníh, odklízení sn\u011bhu, náledí, led
need:rain|dé\u0161\u0165, pr\u0161í, zmoknout, \u0161patné po\u010dasí
need:wind|vítr, v\u011btrno, vich\u0159ice
need:rust|rez, rezavý, koroze
need:scratches|\u0161krábance, po\u0161krábaný, od\u0159ený
need:protect the floor|ochrana podlahy, po\u0161krábaná podlaha, \u017eidle \u0161krábe parkety
need:slippery|klou\u017ee to, kluzká podlaha, uklouznutí ve spr\u0161e
need:squeaking|vrzání, vr\u017ee, sk\u0159ípe
need:wobbly|viklá se, nestabilní, kývá se
need:broken|rozbité, opravit, spravit
need:glue|lepení, slepit, rozbitý hrnek
need:hole in clothes|díra v oble\u010dení, za\u0161ít, roztr\u017eené kalhoty
need:moths|moli, \u0161atní moli, díry od mol\u016f
need:pantry moths|potravinoví moli, moli v mouce
need:mosquitoes|komá\u0159i, \u0161típance, bodnutí hmyzem
need:flies|mouchy, octomilky, vosy, hmyz v byt\u011b
need:ants|mravenci, \u0161vábi, rybenky
need:mice|my\u0161i, potkani, hlodavci
need:pigeons|holubi, kuny, ptáci na balkon\u011b
need:ticks|klí\u0161\u0165ata, klí\u0161t\u011b, blechy
need:slugs|slimáci, pl\u017ei na zahrad\u011b
need:aphids|m\u0161ice, smutnice, svilu\u0161ky, \u0161k\u016fdci na rostlinách
need:weeds|plevel, pletí, plevel v dla\u017eb\u011b
need:moss in lawn|mech v trávníku, \u017elutý trávník, holá místa v tráv\u011b
need:plants die|umírají mi kytky, pé\u010de o rostliny, zapomínám zalévat
need:dust|prach, zaprá\u0161ený, utírání prachu
need:pet hair|psí chlupy, ko\u010di\u010dí chlupy, chlupy na gau\u010di
need:crumbs|drobky, bordel u stolu, pobryndané
need:dirty windows|\u0161pinavá okna, mytí oken, \u0161mouhy
need:cleaning|úklid, uklízení, domácí práce
need:mopping|vytírání, vyt\u0159ít podlahu, mytí podlahy
need:vacuuming|vysávání, luxování, vysát koberec
need:doing laundry|praní prádla, prát, \u0161pinavé prádlo
need:drying laundry|su\u0161ení prádla, nemám su\u0161i\u010dku, su\u0161it v byt\u011b
need:ironing|\u017eehlení, \u017eehlit ko\u0161ile, zma\u010dkané
need:shrunk in the wash|srazilo se v praní, vyprané, \u017emolky, vybledlé
need:shoes dirty|\u0161pinavé boty, \u010di\u0161t\u011bní bot, pé\u010de o k\u016f\u017ei
need:wet shoes|mokré boty, vysu\u0161it boty, promá\u010dené boty
need:fire|po\u017eár, ohe\u0148, kou\u0159, oxid uhelnatý
need:burglary|zlod\u011bji, vloupání, zabezpe\u010dení domu
need:power cut|výpadek proudu, nejde elekt\u0159ina, blackout
need:hang a picture|pov\u011bsit obraz, zav\u011bsit zrcadlo, obraz na ze\u010f
need:no drilling|bez vrtání, nesmím vrtat, v nájmu
need:drill a hole|vrtání, vyvrtat díru, vrtat do betonu
need:put up a shelf|pov\u011bsit polici, p\u0159id\u011blat televizi na ze\u010f
need:assemble furniture|sestavit nábytek, skládání nábytku, montá\u017e
need:paint a wall|vymalovat pokoj, malování, malovat zdi
need:paint wood|nat\u0159ít d\u0159evo, lakovat, nát\u011br nábytku
need:wallpapering|tapetování, vytapetovat
need:lay flooring|pokládka podlahy, nová podlaha, polo\u017eit plovou\u010dku
need:tiling|obkládání, pokládání dla\u017eby, spárování, rekonstrukce koupelny
need:fill holes|zatmelit díry, prasklina ve zdi, tmelení
need:sealing|ut\u011bsnit, t\u011bsn\u011bní spár, zasilikonovat
need:sawing|\u0159ezání, u\u0159íznout d\u0159evo, pilování
need:sanding|brou\u0161ení, obrousit, brousit d\u0159evo
need:woodworking|práce se d\u0159evem, truhla\u0159ina, vyrobit nábytek
need:welding|sva\u0159ování, pájení, práce s kovem
need:electrical work|elektroinstalace, vým\u011bna zásuvky, zapojit sv\u011btlo
need:plumbing|instalatérské práce, vym\u011bnit baterii, zapojit pra\u010dku
need:measure|m\u011b\u0159ení, zm\u011b\u0159it, rovná \u010dára
need:work at height|práce ve vý\u0161ce, dosáhnout na strop, vym\u011bnit \u017eárovku
need:heavy lifting|zvedání b\u0159emen, no\u0161ení t\u011b\u017ekých v\u011bcí, p\u0159evoz nákladu
need:transport in the car|p\u0159evoz autem, zajistit náklad, p\u0159ivázat na st\u0159echu
need:protect hands at work|ochrana rukou, bezpe\u010dnost práce, ochranné pom\u016fcky
need:construction site|stavba, rekonstrukce, renovace
need:shed|k\u016flna, dílna, gará\u017e, uspo\u0159ádat ná\u0159adí
need:insulate|zateplení, izolace, u\u0161et\u0159it za topení
need:save electricity|\u0161et\u0159it elekt\u0159inu, drahá elekt\u0159ina, nízká spot\u0159eba
need:save water|\u0161et\u0159it vodou, úspora vody
need:low light|málo sv\u011btla, tmavý pokoj, p\u0159isvítit
need:dazzling light|osl\u0148uje, moc ostré sv\u011btlo, slunce do o\u010dí
need:darken bedroom|zatemnit lo\u017enici, tma na spaní, spaní p\u0159es den
need:privacy|soukromí, zv\u011bdaví sousedé, vidí nám do oken
need:mood lighting|náladové osv\u011btlení, útulné sv\u011btlo, romantika
need:reading in bed|\u010dtení v posteli, lampi\u010dka na \u010dtení
need:reading|\u010dtení, knihomol, \u010dtená\u0159
need:small flat|malý byt, malý pokoj, málo místa
need:small kitchen|malá kuchy\u0148, málo místa na lince
need:small bathroom|malá koupelna, úzká koupelna
need:tidy up|uklidit, nepo\u0159ádek, úlo\u017ený prostor, bordel
need:wardrobe full|plná sk\u0159í\u0148, ulo\u017eení oble\u010dení, kam s oble\u010dením
need:store shoes|ulo\u017eení bot, boty v p\u0159edsíni
need:hallway|p\u0159edsí\u0148, chodba, kam s klí\u010di
need:cable clutter|zamotané kabely, zm\u011b\u0165 kabel\u016f, kabely
need:cooking|va\u0159ení, va\u0159it, domácí va\u0159ení
need:gift for a cook|dárek pro kucha\u0159e, rád va\u0159í, gurmán
need:frying|sma\u017eení, opékání, steak, volská oka
need:food sticks|p\u0159ipaluje se, lepí se na pánev, p\u0159ichytává se
need:deep frying|fritování, hranolky, k\u0159upavé
need:soup|polévka, vývar, gulá\u0161, du\u0161ení
need:pasta|t\u011bstoviny, domácí t\u011bstoviny, \u0161pagety
need:rice|rý\u017ee, sushi, rizoto
need:baking|pe\u010dení, péct, buchta, cukroví
need:bake bread|pe\u010dení chleba, domácí chleba, kvásek
need:pizza at home|domácí pizza, pizza doma
need:decorate a cake|zdobení dortu, narozeninový dort, cupcaky
need:knead dough|hn\u011btení t\u011bsta, \u0161leha\u010dka, u\u0161lehat sníh
need:chop|krájení, krájet zeleninu, cibule
need:blunt knife|tupý n\u016f\u017e, nabrousit no\u017ee
need:smoothie|smoothie, mixování, drcení ledu
need:juice|d\u017eus, od\u0161\u0165av\u0148ování, \u010derstvá \u0161\u0165áva
need:coffee|káva, kafe, espresso, cappuccino
need:grind|mletí, mletí kávy, mletí ko\u0159ení
need:brew tea|\u010daj, pití \u010daje, \u010dajomil
need:milk foam|mlé\u010dná p\u011bna, na\u0161lehat mléko, latte art
need:brew beer|va\u0159ení piva, domácí pivo, pálenka, výroba vína
need:wine drinker|milovník vína, víno, otev\u0159ít víno
need:sparkling water|perlivá voda, bublinky, domácí sodovka
need:clean drinking water|\u010distá pitná voda, filtrovat vodu, voda z kohoutku
need:drink more water|pít více vody, pitný re\u017eim
need:keep food hot|udr\u017eet jídlo teplé, teplý ob\u011bd, teplý \u010daj
need:keep cold|udr\u017eet v chladu, chlazení nápoj\u016f, chlazení na cesty
need:keep food fresh|uchovat \u010derstvé, zbytky jídla, neplýtvat jídlem
need:freezing food|zamrazit, mra\u017eení, krabi\u010dkování
need:preserve|zava\u0159ování, marmeláda, nakládání
need:lunch at work|ob\u011bd do práce, sva\u010dina, jídlo s sebou
need:breakfast|snídan\u011b, brunch
need:quick meal|rychlé jídlo, není \u010das va\u0159it
need:snack|n\u011bco na zub, mlsání, n\u011bco sladkého
need:fondue|fondue, raclette
need:induction hob|induk\u010dní deska, va\u0159ím na indukci
need:gas stove|plynový sporák, va\u0159ím na plynu
need:hiking|turistika, túra, výlet do hor
need:camping|kempování, stanování, kemp, pod stan
need:camper van|obyt\u0148ák, karavan, vestavba do auta
need:trekking ultralight|dálkový pochod, na lehko, trek
need:via ferrata|ferrata, lezení, bouldering, horolezectví
need:running|b\u011bh, b\u011bhání, jogging, maraton
need:trail running|trail, b\u011bh v terénu, horský b\u011bh
need:walking the city|procházka m\u011bstem, eurovíkend, památky
need:cycling|cyklistika, jízda na kole, kolo
need:mountain biking|horské kolo, mtb, sjezd, trail na kole
need:bike tour|cyklovýlet, cyklodovolená, bikepacking
need:e-bike|elektrokolo, ebike
need:commute|dojí\u017ed\u011bní, cesta do práce
need:flat tyre|píchnul jsem, prázdná du\u0161e, defekt
need:bike theft|kráde\u017e kola, zamknout kolo, ukradli mi kolo
need:be seen in traffic|být vid\u011bt, viditelnost v provozu, jízda za tmy
need:transport children by bike|vozit dít\u011b na kole, dít\u011b na kolo
need:learn to ride a bike|nau\u010dit se jezdit na kole, první kolo
need:swimming|plavání, bazén, plavat
need:learn to swim|nau\u010dit se plavat, neplavec, kurz plavání
need:open water swimming|otu\u017eování, plavání v p\u0159írod\u011b, studená voda
need:beach|plá\u017e, mo\u0159e, dovolená u mo\u0159e
need:snorkelling|\u0161norchlování, potáp\u011bní
need:kayaking|kajak, kánoe, paddleboard, vodáctví
need:sailing|placht\u011bní, lo\u010f, jachta
need:surfing|surfování, windsurfing, kiting
need:fishing|ryba\u0159ení, ryba\u0159ina, chytat ryby
need:hunting|myslivost, lov, lukost\u0159elba, st\u0159elba
need:birdwatching|pozorování pták\u016f, pozorování hv\u011bzd, p\u0159íroda
need:skiing|ly\u017eování, ly\u017ee, na hory, sjezdovka
need:cross-country skiing|b\u011b\u017eky, b\u011b\u017ekování, skialpy, sn\u011b\u017enice
need:sledging|sá\u0148kování, boby, hry na sn\u011bhu
need:ice skating|bruslení, inline, skateboard, kole\u010dkové brusle
need:gym|posilovna, fitko, cvi\u010dení, trénink
need:home workout|cvi\u010dení doma, domácí posilovna
need:yoga|jóga, pilates, protahování, meditace
need:football|fotbal, týmový sport, trénink fotbalu
need:tennis|tenis, badminton, squash, padel
need:table tennis|stolní tenis, ping pong
need:basketball|basketbal, volejbal, házená
need:golf|golf, hrát golf, golfista
need:horse riding|jezdectví, jízda na koni, kon\u011b
need:boxing|box, bojové sporty, karate, sebeobrana
need:dance|tanec, balet, tan\u010dení
need:rehabilitation|rehabilitace, fyzioterapie, po operaci
need:massage|masá\u017e, namasírovat
need:wellness|wellness, domácí lázn\u011b, sauna
need:photography|focení, fotografování, fotograf
need:filming|natá\u010dení, natá\u010det videa, vlog
need:podcast|podcast, nahrávání, domácí studio
need:make music|hraní na nástroj, hudba, nau\u010dit se na kytaru
need:listen to music|poslech hudby, hifi, hudba v byt\u011b
need:gaming|hraní her, gaming, hrá\u010d, pa\u0159an
need:drawing|kreslení, kreslit, skicování
need:painting art|malování, malovat obrazy, akvarel
need:crafts|tvo\u0159ení, vyráb\u011bní s d\u011btmi, ru\u010dní práce
need:knitting|pletení, há\u010dkování, uplést svetr
need:sewing|\u0161ití, \u0161ít oble\u010dení, patchwork
need:embroidery|vy\u0161ívání, k\u0159í\u017ekový steh, macramé
need:pottery|keramika, hrn\u010dí\u0159ství, modelování
need:make candles|výroba sví\u010dek, výroba mýdla, domácí kosmetika
need:calligraphy|kaligrafie, lettering, krasopis
need:puzzling|skládání puzzle, hlavolam, zábava na de\u0161tivý den
need:model building|modelá\u0159ství, sb\u011bratel, \u017eeleznice
need:learn|u\u010dení, studium, p\u0159íprava na zkou\u0161ky
need:experiment|experimenty, pokusy pro d\u011bti, zvídavé dít\u011b
need:keep child busy|zabavit dít\u011b, nuda, hry doma
need:outdoor play|hraní venku, hry na zahrad\u011b
need:water play|hry s vodou, cákání, osv\u011b\u017eení d\u011btí
need:work from home|práce z domova, home office
need:sit all day|celodenní sezení, sedavé zam\u011bstnání, sedím u po\u010díta\u010de
need:video call|videohovor, online sch\u016fzka, teams
need:phone calls|telefonování, hands free, volání v aut\u011b
need:presentation|prezentace, p\u0159edná\u0161ka, zaseda\u010dka
need:organise appointments|plánování, organizace \u010dasu, zapomn\u011btlivý
need:file documents|papíry, t\u0159íd\u011bní dokument\u016f, archivace
need:print|tisk, tisknout doma, tisk fotek, skenovat
need:write|psaní, psát rukou, poznámky
need:send a parcel|poslat balík, zabalit zásilku, prodej na vintedu
need:wrap a present|zabalit dárek, balení dárk\u016f
need:decorate|dekorace bytu, vyzdobit, zútulnit
need:furnish children's room|za\u0159ídit d\u011btský pokoj, pokojí\u010dek, výbava pokojí\u010dku
need:sleep|spánek, dob\u0159e spát, lep\u0161í spánek
need:side sleeper|spím na boku, spaní na boku
need:back sleeper|spím na zádech, spím na b\u0159i\u0161e
need:nap|zd\u0159ímnout si, \u0161lofík, spaní v letadle
need:travel|cestování, cesta, dovolená
need:flight|let, letadlo, leti\u0161t\u011b
need:hand luggage|p\u0159íru\u010dní zavazadlo, palubní zavazadlo
need:luggage too heavy|t\u011b\u017eký kufr, nadváha zavazadla, zvá\u017eit kufr
need:travel abroad|cesta do zahrani\u010dí, cizí zásuvky, anglická zásuvka
need:pickpockets|kapsá\u0159i, zlod\u011bji na dovolené, schovat peníze
need:lost luggage|ztracený kufr, ztrácím klí\u010de, najít klí\u010de
need:long car journey|dlouhá cesta autem, d\u011bti v aut\u011b
need:cruise|plavba, výletní lo\u010f, trajekt
need:tropics|tropy, safari, exotika
need:business trip|slu\u017eební cesta, hotel
need:outdoors|venku, ven, celoro\u010dn\u011b venku
need:balcony|balkon, malý balkon, lod\u017eie
need:terrace|terasa, veranda
need:garden|zahrada, zahradni\u010dení, zahrádka
need:grow vegetables|p\u011bstování zeleniny, raj\u010data, bylinky
need:plant flowers|sázení kv\u011btin, cibuloviny, v\u010dely
need:water the garden|zalévání zahrady, zavla\u017eování, kropit trávník
need:watering plants on holiday|zalévání o dovolené, kytky kdy\u017e jsem pry\u010d
need:mow the lawn|sekání trávy, trávník, posekat trávu
need:cut hedge|st\u0159íhání \u017eivého plotu, pro\u0159ez, o\u0159ezat strom
need:leaves|listí, hrabání listí, podzimní listí
need:compost|kompost, kompostování, bioodpad
need:chop firewood|\u0161típání d\u0159eva, topení d\u0159evem, krb, kamna
need:campfire|táborák, ohni\u0161t\u011b, rozd\u011blat ohe\u0148
need:pool care|pé\u010de o bazén, zelená voda v bazénu, ví\u0159ivka
need:pond|jezírko, rybní\u010dek, \u0159asy v jezírku
need:feed birds|krmení pták\u016f, ptáci v zim\u011b, je\u017eek
need:dog|pes, pejska\u0159, ven\u010dení
need:puppy|\u0161t\u011bn\u011b, nové \u0161t\u011bn\u011b, \u010d\u016frá doma
need:cat|ko\u010dka, kot\u011b, bytová ko\u010dka
need:cat scratches furniture|ko\u010dka \u0161krábe nábytek, \u0161krábání gau\u010de
need:dog pulls|pes tahá, výcvik psa, \u0161t\u011bkání
need:pet left alone|mazlí\u010dek sám doma, bojácný pes, strach z oh\u0148ostroje
need:transport a pet|p\u0159evoz psa, ko\u010dka k veteriná\u0159i, pes v aut\u011b
need:pet digestion|citlivé za\u017eívání psa, vybíravá ko\u010dka, alergie psa
need:pet grooming|pé\u010de o srst, línání, \u010desání psa, koupání psa
need:aquarium|akvárium, rybi\u010dky
need:rabbit|králík, mor\u010de, k\u0159e\u010dek
need:baby cries at night|miminko nespí, miminko plá\u010de v noci, uspávání
need:teething|r\u016fst zoubk\u016f, zuby miminka
need:baby food|p\u0159íkrmy, jídlo pro miminko, krmení miminka
need:bottle feeding|kojenecká lahev, um\u011blé mléko, krmení z lahve
need:change diapers|p\u0159ebalování, m\u011bnit plenky, opruzeniny
need:potty training|u\u010dení na no\u010dník, odplenkování
need:childproof|zabezpe\u010dení domácnosti, lezoucí miminko, d\u011btské pojistky
need:baby on the go|s miminkem ven, na procházku s miminkem, no\u0161ení miminka
need:bath time|koupání miminka, koupání, mytí vlásk\u016f
need:travel with child in car|dít\u011b v aut\u011b, autoseda\u010dka v\u011bk
need:afraid of the dark|strach ze tmy, bojí se tmy
need:child carries heavy school bag|t\u011b\u017eká \u0161kolní ta\u0161ka, ergonomická ta\u0161ka
need:fine motor skills|jemná motorika, rozvoj dít\u011bte, montessori
need:car|auto, \u0159idi\u010d, moje auto
need:wash the car|mytí auta, \u010di\u0161t\u011bní auta, vy\u010distit interiér
need:car won't start|auto nejde nastartovat, vybitá autobaterie
need:car breakdown|porucha auta, nehoda, povinná výbava
need:icy windscreen|zamrzlé sklo, \u0161krábání skel, námraza
need:park the car|parkování, couvání, gará\u017e
need:motorcycle|motorka, skútr, motorká\u0159
need:navigate|navigace, orientace, najít cestu
need:weak battery|slabá baterie, mobil se rychle vybije, vybitý mobil
need:charge|nabíjení na cestách, nabít mobil, nabít víc za\u0159ízení
need:slow wifi|slabá wifi, pomalý internet, \u0161patný signál
need:slow computer|pomalý po\u010díta\u010d, plná pam\u011b\u0165, málo místa v telefonu
need:backup|zálohování, záloha dat, záloha fotek
need:dropped phone|rozbitý displej, spadl mi mobil, ochrana mobilu
need:connect devices|propojit za\u0159ízení, jiný konektor, notebook k televizi
need:not enough sockets|málo zásuvek, chybí zásuvky, prodlou\u017eit kabel
need:smart home|chytrá domácnost, ovládat mobilem
need:watch tv|koukání na televizi, lep\u0161í zvuk televize
need:monitor house remotely|hlídání domu, hlídat na dálku, kamerový dohled
need:track steps|m\u011b\u0159ení krok\u016f, tep, sledování spánku
need:simple phone|jednoduchý telefon, telefon pro seniora
need:wet room|do koupelny, vlhká místnost
need:under water|pod vodou, pono\u0159it
need:basement|sklep, p\u016fda, nevytáp\u011bná místnost
need:stairs|schodi\u0161t\u011b, schody
need:office|kancelá\u0159, firma
need:restaurant|restaurace, kavárna, gastro
need:school class|\u0161kolní t\u0159ída, spolek, skupinová objednávka
need:summer|léto, letní vedra, teplé dny
need:spring and autumn|p\u0159echodné období, jaro a podzim, vrstvení
need:all year round|celý rok, celoro\u010dn\u011b, \u010dty\u0159i ro\u010dní období
need:mud|bláto, blátivé cesty
need:clothes for office|oble\u010dení do kancelá\u0159e, business, dress code
need:evening event|ve\u010derní akce, ples, slavnostní p\u0159íle\u017eitost
need:everyday|na ka\u017edý den, b\u011b\u017ené no\u0161ení, ka\u017edodenní
need:comfy at home|pohodlí doma, domácí oble\u010dení, na gau\u010d
need:too tight|moc t\u011bsné, je mi malé, \u0161krtí
need:too big (2)|moc velké, padá mi, sklouzává
need:scratchy|kou\u0161e to, \u0161krábe cedulka, kousavá vlna
need:see-through|prosvítá, je to pr\u016fhledné
need:hide tummy|zakrýt b\u0159í\u0161ko, ze\u0161tíhlující, lichotivý st\u0159ih
need:large bust|velká prsa, velké poprsí
need:easy to clean|snadná údr\u017eba, snadno se \u010distí
need:lasts long|dlouho vydr\u017eí, trvanlivé, odolné
need:light to carry|lehké na no\u0161ení, lehká váha
need:safe for kids|bezpe\u010dné pro d\u011bti, nezávadné pro miminko
need:quiet|tiché, nehlu\u010dné
need:eco-friendly|ekologické, udr\u017eitelné, \u0161etrné k p\u0159írod\u011b
need:plastic-free|bez plastu, bez obalu, mén\u011b plast\u016f
need:fairly made|férová výroba, etická výroba
need:local|místní, \u010deské, lokální
need:handmade|ru\u010dní výroba, ru\u010dn\u011b d\u011blané, \u0159emeslné
need:animal-free|bez \u017eivo\u010di\u0161ných slo\u017eek, netestované na zví\u0159atech
need:natural|p\u0159írodní, bez chemie
need:cheap|levné, za málo pen\u011bz, nízký rozpo\u010det
need:high-end|luxusní, prémiové, n\u011bco extra
need:easy to use|snadné ovládání, jednoduché
need:comfortable|pohodlné, na celý den
need:space-saving|nezabere místo, skladné, úsporné na místo
need:foldable for storage|slo\u017eit na uskladn\u011bní, skládací na cesty
need:fast|rychlé, \u0161et\u0159í \u010das, sp\u011bchám
need:multi-purpose|víceú\u010delové, více funkcí, v\u0161e v jednom
need:unbreakable|nerozbitné, co vydr\u017eí pád
need:withstand heat|odolné teplu, horký hrnec na stole
need:goes in the dishwasher|do my\u010dky, mytí v my\u010dce
need:wash the dishes|mytí nádobí, nemám my\u010dku
need:adjustable|nastavitelné, roste s dít\u011btem
need:reusable|znovupou\u017eitelné, na opakované pou\u017eití
need:disposable|jednorázové, bez mytí
need:repairable|opravitelné, dostupné náhradní díly
need:personalised|se jménem, personalizované, s gravírováním
need:beautiful|krásné, stylové, designové
need:vintage|vintage, retro, starodávný vzhled
need:second-hand|z druhé ruky, pou\u017eité, repasované
need:hygienic|hygienické, dezinfekce, bakterie
need:non-toxic cookware|nádobí bez \u0161kodlivin, bez pfas
need:cordless|bez kabelu, bez zásuvky, na baterky
need:keep dry|udr\u017eet v suchu, nesmí zmoknout
need:keep warm in winter outdoors|na zimu ven, teplá bunda, venku je zima
need:not too sweet|ne moc sladké, mén\u011b cukru
need:spicy|pálivé jídlo, rád ostré
need:high protein|více bílkovin, proteinová dieta
need:low carb|low carb, keto, bez sacharid\u016f
need:alcohol-free|bez alkoholu, suchej únor, abstinent
need:halal|halal, ko\u0161er
need:decaf|bez kofeinu, káva na ve\u010der
need:strong taste|silná chu\u0165, silné kafe, jemná chu\u0165
need:emergency supplies|nouzové zásoby, krizové zásoby, prepper
need:night walk|no\u010dní procházka, tma venku, sv\u011btlo do stanu
need:dance all night|protan\u010dit noc, pohodlné podpatky
need:matching outfit|slad\u011bné oble\u010dení, ladit, hodí se k
need:keep valuables safe|schovat cennosti, ulo\u017eit peníze, schovat klí\u010d
need:save money|spo\u0159ení, kapesné, darovat peníze
need:time something|m\u011b\u0159it \u010das, odpo\u010det, hlídat \u010das
need:weigh|vá\u017eit, zvá\u017eit, odm\u011b\u0159it
need:dog-proof furniture|gau\u010d pro psa, seda\u010dka s d\u011btmi
need:first apartment|první byt, za\u0159ídit byt, první bydlení
thing:sofa|pohovka, gau\u010d, seda\u010dka, sofa
thing:sofa bed|rozkládací pohovka, rozkládací gau\u010d, válenda
thing:corner sofa|rohová seda\u010dka, rohový gau\u010d, seda\u010dka do l
thing:armchair|k\u0159eslo, u\u0161ák, k\u0159esílko
thing:recliner|polohovací k\u0159eslo, relaxa\u010dní k\u0159eslo
thing:rocking chair|houpací k\u0159eslo
thing:chair|\u017eidle, jídelní \u017eidle, kuchy\u0148ská \u017eidle
thing:stool|stoli\u010dka, barová \u017eidle, barovka
thing:bench|lavice, lavi\u010dka
thing:footstool|taburet, podno\u017eka, puf
thing:beanbag|sedací vak, sedací pytel
thing:desk|psací st\u016fl, pracovní st\u016fl, po\u010díta\u010dový st\u016fl
thing:standing desk|vý\u0161kov\u011b nastavitelný st\u016fl, polohovací st\u016fl, elektrický st\u016fl
thing:office chair|kancelá\u0159ská \u017eidle, kancelá\u0159ské k\u0159eslo, oto\u010dná \u017eidle
thing:gaming chair|herní \u017eidle, herní k\u0159eslo
thing:chair castors|kole\u010dka k \u017eidli, nábytková kole\u010dka
thing:dining table|jídelní st\u016fl, kuchy\u0148ský st\u016fl, st\u016fl
thing:extendable table|rozkládací st\u016fl, rozkládací jídelní st\u016fl
thing:coffee table|konferen\u010dní stolek
thing:side table|odkládací stolek, p\u0159íru\u010dní stolek
thing:bedside table|no\u010dní stolek
thing:console table|konzolový stolek, konzola
thing:folding table|skládací st\u016fl, kempingový st\u016fl
thing:folding chair|skládací \u017eidle, kempingová \u017eidle
thing:wardrobe|\u0161atní sk\u0159í\u0148, sk\u0159í\u0148, \u0161atník
thing:chest of drawers|komoda, prádelník
thing:drawer|zásuvka, \u0161uplík
thing:sideboard|p\u0159íborník, sideboard, nízká komoda
thing:bookcase|knihovna, regál, police na knihy
thing:wall shelf|nást\u011bnná police, poli\u010dka, police
thing:shelf bracket|konzole, dr\u017eák police, podp\u011bra police
thing:display cabinet|vitrína, prosklená sk\u0159í\u0148
thing:tv stand|tv stolek, televizní stolek
thing:shoe rack|botník, sk\u0159í\u0148ka na boty, regál na boty
thing:coat rack|v\u011b\u0161ák, v\u011b\u0161áková st\u011bna, stojanový v\u011b\u0161ák
thing:clothes hanger|ramínko, ramínka na \u0161aty
thing:clothes rail|stojan na oble\u010dení, \u0161tendr, \u0161atní ty\u010d
thing:bed|postel, rám postele, man\u017eelská postel
thing:box spring|boxspring, kontinentální postel
thing:bunk bed|patrová postel, palanda
thing:guest bed|hostovská postel, p\u0159istýlka, skládací postel
thing:air bed|nafukovací postel, nafukovací matrace
thing:headboard|\u010delo postele
thing:slatted base|lamelový ro\u0161t, ro\u0161t
thing:mattress|matrace, p\u011bnová matrace, pru\u017einová matrace
thing:mattress topper|topper, vrchní matrace, krycí matrace
thing:mattress protector|chráni\u010d matrace, potah na matraci
thing:crib|d\u011btská postýlka, postýlka
thing:high chair|jídelní \u017eidli\u010dka
thing:changing table|p\u0159ebalovací pult, p\u0159ebalovací komoda, p\u0159ebalovací podlo\u017eka
thing:room divider|paraván, d\u011blicí st\u011bna
thing:sofa cover|potah na seda\u010dku, p\u0159ehoz na gau\u010d
thing:chair cushion|podsedák, sedák
thing:felt pads|filcové podlo\u017eky, podlo\u017eky pod nábytek
thing:furniture leg|nábytková noha, noha ke stolu
thing:table top|stolová deska, pracovní deska
thing:handle|úchytka, knopka, madlo
thing:hinge|pant, záv\u011bs dve\u0159í, nábytkový pant
thing:drawer runner|výsuv, pojezd zásuvky, kuli\u010dkový výsuv
thing:lamp|lampa, svítidlo, sv\u011btlo
thing:ceiling light|stropní svítidlo, stropnice, lustr
thing:pendant light|záv\u011bsné svítidlo, lustr, záv\u011bsná lampa
thing:floor lamp|stojací lampa
thing:table lamp|stolní lampa, lampi\u010dka
thing:desk lamp|lampi\u010dka na psací st\u016fl, stolní lampi\u010dka, lampa na \u010dtení
thing:wall light|nást\u011bnné svítidlo, nást\u011bnná lampa
thing:spotlight|bodovka, bodové svítidlo, spot
thing:night light|no\u010dní sv\u011btlo, no\u010dní lampi\u010dka
thing:light bulb|\u017eárovka, led \u017eárovka
thing:led strip|led pásek, led pás
thing:fairy lights|sv\u011btelný \u0159et\u011bz, váno\u010dní sv\u011btýlka, sv\u011btýlka
thing:lampshade|stínidlo, stínidlo na lampu
thing:lamp holder|objímka, patice
thing:outdoor light|venkovní svítidlo, zahradní sv\u011btlo
thing:solar light|solární sv\u011btlo, solární lampa
thing:floodlight|reflektor, svítidlo s \u010didlem
thing:torch|baterka, svítilna
thing:headlamp|\u010delovka
thing:lantern|lucerna, kempingová lampa
thing:dimmer|stmíva\u010d
thing:motion sensor|pohybové \u010didlo, \u010didlo pohybu
thing:sunrise alarm clock|sv\u011btelný budík, terapeutická lampa
thing:duvet|pe\u0159ina, deka, p\u0159ikrývka
thing:duvet cover|povlak na pe\u0159inu, povle\u010dení na pe\u0159inu
thing:bed linen|povle\u010dení, lo\u017ení povle\u010dení, l\u016f\u017ekoviny
thing:sheet|prost\u011bradlo, napínací prost\u011bradlo
thing:pillow|pol\u0161tá\u0159, pol\u0161tá\u0159 na spaní
thing:neck pillow|anatomický pol\u0161tá\u0159, ortopedický pol\u0161tá\u0159, pam\u011b\u0165ový pol\u0161tá\u0159
thing:body pillow|t\u011bhotenský pol\u0161tá\u0159, kojicí pol\u0161tá\u0159
thing:travel pillow|cestovní pol\u0161tá\u0159, pol\u0161tá\u0159ek pod krk
thing:pillowcase|povlak na pol\u0161tá\u0159
thing:cushion|dekora\u010dní pol\u0161tá\u0159, pol\u0161tá\u0159ek
thing:cushion cover|povlak na pol\u0161tá\u0159ek
thing:blanket|deka, pléd
thing:bedspread|p\u0159ehoz, p\u0159ehoz p\u0159es postel
thing:weighted blanket|zát\u011b\u017eová deka
thing:electric blanket|elektrická deka, vyh\u0159ívaná deka
thing:hot water bottle|termofor, oh\u0159ívací láhev, nah\u0159ívací pol\u0161tá\u0159ek
thing:baby sleeping bag|spací pytel pro miminko, d\u011btský spací vak
thing:towel|ru\u010dník, osu\u0161ka
thing:washcloth|\u017eínka
thing:beach towel|plá\u017eová osu\u0161ka, plá\u017eový ru\u010dník
thing:bathrobe|\u017eupan
thing:tea towel|ut\u011brka, kuchy\u0148ská ut\u011brka
thing:tablecloth|ubrus, ubrus na st\u016fl
thing:placemat|prostírání
thing:table runner|b\u011bhoun na st\u016fl, \u0161tóla
thing:napkin|ubrousek, papírové ubrousky
thing:coaster|podtácek, tácek pod sklenici
thing:trivet|podlo\u017eka pod hrnec
thing:apron|zást\u011bra, kuchy\u0148ská zást\u011bra
thing:oven glove|ch\u0148apka, kuchy\u0148ská rukavice
thing:curtain|záv\u011bs, záv\u011bsy
thing:blackout curtain|zatem\u0148ovací záv\u011bs, zatem\u0148ovací roleta
thing:net curtain|záclona, záclony
thing:curtain rod|garný\u017e, ty\u010d na záv\u011bsy, kolejnice na záv\u011bsy
thing:blind|roleta, \u017ealuzie, \u0159ímská roleta
thing:roller shutter|venkovní roleta, okenice
thing:insect screen|sí\u0165 proti hmyzu, moskytiéra, sí\u0165 do okna
thing:rug|koberec, kusový koberec
thing:carpet runner|b\u011bhoun, koberec do chodby
thing:rug pad|protiskluzová podlo\u017eka pod koberec
thing:doormat|roho\u017eka
thing:sheepskin|ov\u010dí ko\u017ee\u0161ina, ko\u017ee\u0161ina
thing:vase|váza
thing:candle|sví\u010dka, \u010dajová sví\u010dka
thing:scented candle|vonná sví\u010dka
thing:candle holder|svícen, svícínek
thing:room fragrance|bytová v\u016fn\u011b, vonné ty\u010dinky do bytu, osv\u011b\u017eova\u010d vzduchu
thing:aroma diffuser|aroma difuzér, difuzér
thing:essential oil|esenciální olej, éterický olej
thing:incense|vonné ty\u010dinky, kadidlo
thing:picture frame|ráme\u010dek na fotky, fotoráme\u010dek, rám
thing:poster|plakát, obraz
thing:canvas print|obraz na plátn\u011b, tisk na plátno
thing:mirror|zrcadlo, nást\u011bnné zrcadlo
thing:clock|hodiny, nást\u011bnné hodiny
thing:alarm clock|budík, radiobudík
thing:wall sticker|samolepka na ze\u010f
thing:artificial plant|um\u011blá rostlina, um\u011blá kv\u011btina
thing:dried flowers|su\u0161ené kv\u011btiny, suchá kytice, pampová tráva
thing:bouquet|kytice, puget, \u0159ezané kv\u011btiny
thing:wreath|v\u011bnec, adventní v\u011bnec
thing:christmas tree|váno\u010dní stromek, um\u011blý stromek
thing:christmas bauble|váno\u010dní ozdoba, váno\u010dní ba\u0148ka, koule na strome\u010dek
thing:advent calendar|adventní kalendá\u0159
thing:figurine|so\u0161ka, figurka, socha
thing:piggy bank|pokladni\u010dka, prasátko
thing:storage box|úlo\u017ený box, úlo\u017ená krabice, organizér
thing:basket|ko\u0161ík, prout\u011bný ko\u0161
thing:drawer organiser|organizér do zásuvky, p\u0159íborník do \u0161uplíku
thing:vacuum storage bag|vakuový pytel
thing:underbed storage|box pod postel
thing:garment bag|obal na oblek, vak na \u0161aty
thing:hook|há\u010dek, lepicí há\u010dek
thing:pegboard|d\u011brovaný panel, záv\u011bsný panel na ná\u0159adí
thing:heavy-duty shelving|kovový regál, dílenský regál
thing:trunk|truhla, truhlice
thing:toy box|box na hra\u010dky, truhla na hra\u010dky
thing:key rack|v\u011b\u0161ák na klí\u010de, sk\u0159í\u0148ka na klí\u010de
thing:keyring|p\u0159ív\u011bsek na klí\u010de, klí\u010denka
thing:home safe|trezor, sejf, pokladna
thing:letterbox|po\u0161tovní schránka, schránka
thing:umbrella stand|stojan na de\u0161tníky
thing:magazine rack|stojan na \u010dasopisy
thing:wastepaper basket|odpadkový ko\u0161, ko\u0161 na papír
thing:pedal bin|pedálový ko\u0161, bezdotykový ko\u0161
thing:bin bag|pytle na odpadky, sá\u010dky do ko\u0161e
thing:washbasin|umyvadlo
thing:tap|vodovodní baterie, kohoutek, baterie k umyvadlu
thing:tap aerator|perlátor, sprchový spo\u0159i\u010d
thing:shower|sprcha, sprchový set, de\u0161\u0165ová sprcha
thing:shower head|sprchová hlavice, ru\u010dní sprcha
thing:shower hose|sprchová hadice
thing:shower curtain|sprchový záv\u011bs
thing:shower screen|sprchový kout, sprchová zást\u011bna
thing:bathtub|vana
thing:toilet|záchod, wc, toaleta, klozet
thing:toilet seat|záchodové prkénko, wc sedátko
thing:toilet brush|wc \u0161t\u011btka, záchodová \u0161t\u011btka
thing:toilet paper holder|dr\u017eák na toaletní papír
thing:toilet paper|toaletní papír, hajzlpapír
thing:bath mat|koupelnová p\u0159edlo\u017eka, protiskluzová podlo\u017eka do sprchy
thing:towel rail|dr\u017eák na ru\u010dníky, v\u011b\u0161ák na ru\u010dníky
thing:heated towel rail|koupelnový radiátor, topný \u017eeb\u0159ík
thing:toothbrush holder|dr\u017eák na kartá\u010dky, kelímek na kartá\u010dek
thing:bathroom cabinet|koupelnová sk\u0159í\u0148ka, zrcadlová sk\u0159í\u0148ka
thing:bathroom scale|osobní váha
thing:shower caddy|poli\u010dka do sprchy, rohová poli\u010dka
thing:grab rail|madlo, koupelnové madlo
thing:shower stool|sprchová stoli\u010dka, sedátko do sprchy
thing:broom|ko\u0161t\u011b, smeták
thing:dustpan|lopatka, smetá\u010dek a lopatka
thing:mop|mop
thing:bucket|kbelík, kýbl
thing:cleaning cloth|had\u0159ík, ut\u011brka z mikrovlákna, prachovka
thing:sponge|houbi\u010dka, drát\u011bnka
thing:dish brush|kartá\u010d na nádobí, rej\u017eák
thing:feather duster|opra\u0161ovák, prachovka na ty\u010di
thing:window squeegee|st\u011brka na okna, vysava\u010d na okna
thing:rubber gloves|gumové rukavice, úklidové rukavice
thing:all-purpose cleaner|univerzální \u010disti\u010d, \u010disticí prost\u0159edek
thing:bathroom cleaner|\u010disti\u010d koupelny, wc \u010disti\u010d
thing:descaler|odváp\u0148ova\u010d, odstra\u0148ova\u010d vodního kamene
thing:glass cleaner|\u010disti\u010d oken, okena
thing:washing-up liquid|prost\u0159edek na nádobí, jar
thing:dishwasher tablets|tablety do my\u010dky, kapsle do my\u010dky
thing:laundry detergent|prací prá\u0161ek, prací gel, kapsle na praní
thing:fabric softener|avivá\u017e
thing:stain remover|odstra\u0148ova\u010d skvrn, vanish
thing:soap|mýdlo, tekuté mýdlo
thing:kitchen roll|kuchy\u0148ské ut\u011brky, papírové ut\u011brky
thing:tissues|kapesníky, papírové kapesní\u010dky
thing:wet wipes|vlh\u010dené ubrousky, dezinfek\u010dní ubrousky
thing:vacuum cleaner|vysava\u010d, lux
thing:cordless vacuum|ty\u010dový vysava\u010d, aku vysava\u010d, ru\u010dní vysava\u010d
thing:robot vacuum|robotický vysava\u010d
thing:vacuum cleaner bag|sá\u010dky do vysava\u010de
thing:steam cleaner|parní \u010disti\u010d, parní mop
thing:pressure washer|vysokotlaký \u010disti\u010d, wapka, tlaková my\u010dka
thing:carpet cleaner|tepova\u010d, \u010disti\u010d koberc\u016f
thing:lint roller|vále\u010dek na chlupy, odstra\u0148ova\u010d chlup\u016f
thing:fabric shaver|od\u017emolkova\u010d
thing:laundry basket|ko\u0161 na prádlo
thing:drying rack|su\u0161ák na prádlo
thing:clothesline|\u0161\u0148\u016fra na prádlo, zahradní su\u0161ák
thing:clothes peg|kolí\u010dky na prádlo
thing:ironing board|\u017eehlicí prkno
thing:ironing board cover|potah na \u017eehlicí prkno
thing:iron|\u017eehli\u010dka, napa\u0159ovací \u017eehli\u010dka
thing:steam generator iron|parní generátor, \u017eehlicí systém
thing:garment steamer|napa\u0159ova\u010d od\u011bv\u016f, ru\u010dní napa\u0159ova\u010d
thing:laundry bag|sá\u010dek na praní, pytlík na praní
thing:moth trap|lapa\u010d mol\u016f, proti mol\u016fm, cedrové d\u0159evo
thing:washing machine|pra\u010dka, automatická pra\u010dka
thing:tumble dryer|su\u0161i\u010dka prádla, su\u0161i\u010dka
thing:washer dryer|pra\u010dka se su\u0161i\u010dkou
thing:dishwasher|my\u010dka, my\u010dka nádobí
thing:fridge|lednice, ledni\u010dka, chladni\u010dka
thing:mini fridge|minilednice, minibar
thing:freezer|mrazák, mrazni\u010dka, pultový mrazák
thing:wine cooler|vinotéka, chladni\u010dka na víno
thing:oven|trouba, vestavná trouba
thing:cooker|sporák
thing:hob|varná deska, induk\u010dní deska, plynová deska
thing:extractor hood|digesto\u0159
thing:microwave|mikrovlnka, mikrovlnná trouba
thing:coffee machine|kávovar, p\u0159ekapáva\u010d
thing:espresso machine|pákový kávovar, automatický kávovar, espresso kávovar
thing:capsule machine|kapslový kávovar, nespresso
thing:coffee capsule|kávové kapsle, kapsle do kávovaru
thing:moka pot|moka konvi\u010dka, moka
thing:french press|french press
thing:pour-over dripper|dripper, p\u0159ekapáva\u010d na kávu, chemex
thing:coffee filter paper|papírové filtry, kávové filtry
thing:coffee grinder|mlýnek na kávu
thing:milk frother|nap\u011b\u0148ova\u010d mléka, \u0161leha\u010d mléka
thing:tamper|tamper, p\u011bchovátko, páka
thing:kettle|rychlovarná konvice, varná konvice
thing:toaster|topinkova\u010d, toustova\u010d
thing:sandwich maker|sendvi\u010dova\u010d, kontaktní gril
thing:waffle iron|vaflova\u010d
thing:air fryer|horkovzdu\u0161ná fritéza, airfryer
thing:deep fryer|fritéza, fritovací hrnec
thing:blender|mixér, smoothie mixér, stolní mixér
thing:hand blender|ty\u010dový mixér, ponorný mixér
thing:hand mixer|ru\u010dní \u0161leha\u010d, elektrický \u0161leha\u010d
thing:stand mixer|kuchy\u0148ský robot, hn\u011bta\u010d
thing:food processor|seká\u010dek, food processor
thing:cooking robot|multifunk\u010dní hrnec, va\u0159icí robot, thermomix
thing:juicer|od\u0161\u0165av\u0148ova\u010d, lis na citrusy
thing:soda maker|výrobník sody, sodastream
thing:CO2 cylinder|bombi\u010dka, co2 lahev, sodobomba
thing:water filter|filtra\u010dní konvice, filtr na vodu
thing:slow cooker|pomalý hrnec
thing:pressure cooker|tlakový hrnec, papi\u0148ák
thing:bread maker|domácí pekárna
thing:ice cream maker|zmrzlinova\u010d
thing:ice cube maker|výrobník ledu, forma na led
thing:yogurt maker|jogurtova\u010d
thing:raclette grill|raclette gril, stolní gril
thing:fondue set|fondue sada, fondue
thing:food dehydrator|su\u0161i\u010dka potravin, su\u0161i\u010dka ovoce
thing:vacuum sealer|vakuova\u010dka, vakuovací p\u0159ístroj
thing:sous vide cooker|sous vide
thing:pasta machine|strojek na t\u011bstoviny
thing:kitchen scale|kuchy\u0148ská váha
thing:food thermometer|teplom\u011br na maso, vpichový teplom\u011br
thing:kitchen timer|minutka, kuchy\u0148ský \u010dasova\u010d
thing:egg cooker|va\u0159i\u010d vajec
thing:pan|pánev, pánvi\u010dka
thing:cast iron pan|litinová pánev, \u017eelezná pánev
thing:wok|wok
thing:grill pan|grilovací pánev
thing:crepe pan|lívane\u010dník, pánev na pala\u010dinky, pala\u010dinkova\u010d
thing:pot|hrnec, kastrol, rendlík
thing:casserole dish|litinový hrnec, zapékací mísa, peká\u010d s víkem
thing:cookware set|sada nádobí, sada hrnc\u016f
thing:pan lid|poklice, pokli\u010dka, síto proti prskání
thing:roasting tin|peká\u010d, zapékací mísa
thing:baking tray|plech na pe\u010dení
thing:cake tin|dortová forma, forma na pe\u010dení, bábovka
thing:muffin tin|forma na muffiny, ko\u0161í\u010dky na muffiny
thing:cookie cutter|vykrajovátko, vykrajovátka na cukroví
thing:rolling pin|vále\u010dek na t\u011bsto, vál
thing:whisk|metla, \u0161lehací metla
thing:mixing bowl|mísa, miska na salát
thing:piping bag|zdobicí sá\u010dek, cukrá\u0159ský sá\u010dek
thing:cake decoration|ozdoby na dort, marcipán, fondán
thing:baking paper|pe\u010dicí papír, silikonová podlo\u017eka na pe\u010dení
thing:cling film|potravinová fólie, alobal
thing:cooling rack|m\u0159í\u017eka na chladnutí, chladicí m\u0159í\u017eka
thing:proofing basket|o\u0161atka
thing:kitchen knife|kucha\u0159ský n\u016f\u017e, kuchy\u0148ský n\u016f\u017e
thing:japanese knife|japonský n\u016f\u017e, santoku, dama\u0161kový n\u016f\u017e
thing:bread knife|n\u016f\u017e na chleba, n\u016f\u017e na pe\u010divo
thing:paring knife|no\u017eík na zeleninu, loupací n\u016f\u017e
thing:steak knife|steakový n\u016f\u017e, p\u0159íborový n\u016f\u017e
thing:knife block|blok na no\u017ee, sada no\u017e\u016f, magnetická li\u0161ta
thing:knife sharpener|bruska na no\u017ee, brousek, ocílka
thing:cutting board|prkénko, krájecí prkénko
thing:kitchen scissors|kuchy\u0148ské n\u016f\u017eky, n\u016f\u017eky na dr\u016fbe\u017e
thing:peeler|\u0161krabka, \u0161krabka na brambory
thing:grater|struhadlo
thing:mandoline|mandolína, kráje\u010d zeleniny, spirálova\u010d
thing:meat slicer|kráje\u010d, elektrický kráje\u010d, ná\u0159ezový stroj
thing:garlic press|lis na \u010desnek
thing:can opener|otvírák na konzervy
thing:corkscrew|vývrtka, otvírák na víno, otvírák na lahve
thing:colander|cedník, síto, sítko
thing:salad spinner|odst\u0159edivka na salát
thing:spatula|obrace\u010dka, st\u011brka, va\u0159e\u010dka
thing:ladle|nab\u011bra\u010dka, sb\u011bra\u010dka
thing:tongs|kle\u0161t\u011b, kuchy\u0148ské kle\u0161t\u011b
thing:measuring cup|odm\u011brka, odm\u011brná nádoba, odm\u011brná l\u017ei\u010dka
thing:mortar and pestle|hmo\u017edí\u0159
thing:salt mill|mlýnek na pep\u0159, mlýnek na s\u016fl, slánka
thing:spice rack|ko\u0159enka, stojan na ko\u0159ení
thing:food storage container|dóza na potraviny, krabi\u010dka na jídlo, plastová dóza
thing:storage jar|sklenice s ví\u010dkem, zava\u0159ovací sklenice, dóza
thing:lunch box|sva\u010dinový box, krabi\u010dka na sva\u010dinu, ob\u011bdový box
thing:food flask|termoska na jídlo, jídlonosi\u010d
thing:thermos flask|termoska
thing:water bottle|láhev na vodu, lahev na pití
thing:travel mug|termohrnek, cestovní hrnek
thing:butter dish|máslenka, poklop na sýr
thing:bread bin|chlebník, chlebovka
thing:fruit bowl|mísa na ovoce, ko\u0161ík na ovoce
thing:dish rack|odkapáva\u010d na nádobí, odkapáva\u010d
thing:plate|talí\u0159, hluboký talí\u0159, dezertní talí\u0159
thing:cereal bowl|miska, miska na polévku
thing:tableware|jídelní souprava, nádobí, sada talí\u0159\u016f
thing:cup|hrnek, \u0161álek, hrní\u010dek
thing:saucer|pod\u0161álek
thing:glass|sklenice, skleni\u010dka
thing:wine glass|sklenice na víno, sklenka na sekt
thing:beer glass|p\u016fllitr, sklenice na pivo, krygl
thing:cocktail shaker|\u0161ejkr, barový set, koktejlová sklenice
thing:carafe|karafa, d\u017ebán
thing:cutlery|p\u0159íbory, sada p\u0159íbor\u016f
thing:children's tableware|d\u011btské nádobí, d\u011btský p\u0159íbor, pítko
thing:disposable tableware|jednorázové nádobí, papírové talí\u0159ky, kelímky
thing:drinking straw|br\u010dko, slámka
thing:tray|tác, podnos
thing:serving platter|servírovací mísa, servírovací prkénko, stojan na dort
thing:teapot|\u010dajová konvice, konvi\u010dka na \u010daj
thing:tea infuser|sítko na \u010daj, \u010dajové vají\u010dko
thing:picnic basket|piknikový ko\u0161, pikniková deka
thing:cool box|chladicí box, chladicí ta\u0161ka, autochladni\u010dka
thing:ice pack|chladicí vlo\u017eka, gelový sá\u010dek
thing:shopping trolley|nákupní ta\u0161ka, ta\u0161ka na kole\u010dkách, nákupní vozík
thing:coffee|káva, mletá káva, kafe
thing:coffee beans|zrnková káva, kávová zrna
thing:decaf|bezkofeinová káva, káva bez kofeinu
thing:instant coffee|instantní káva, rozpustná káva
thing:tea|\u010daj, \u010derný \u010daj, zelený \u010daj, sypaný \u010daj
thing:tea bag|sá\u010dkový \u010daj, \u010dajové sá\u010dky
thing:herbal tea|bylinkový \u010daj, ovocný \u010daj, rooibos
thing:matcha|matcha
thing:hot chocolate|horká \u010dokoláda, kakao
thing:chocolate|\u010dokoláda, ho\u0159ká \u010dokoláda, mlé\u010dná \u010dokoláda
thing:chocolates|bonboniéra, pralinky, laný\u017ee
thing:sweets|bonbony, sladkosti, gumoví medvídci, cukrovinky
thing:liquorice|léko\u0159ice, pendrek
thing:chewing gum|\u017evýka\u010dky, mentolky
thing:biscuit|su\u0161enky, keksy
thing:cake|dort, zákusek, kolá\u010d, buchta
thing:gingerbread|perník, váno\u010dní cukroví, váno\u010dka
thing:crisps|chipsy, bramb\u016frky, slané pochutiny
thing:popcorn|popcorn, výrobník popcornu
thing:muesli|müsli, granola, cereálie, ovesné vlo\u010dky
thing:protein bar|proteinová ty\u010dinka, energetická ty\u010dinka, müsli ty\u010dinka
thing:jam|d\u017eem, marmeláda, povidla
thing:honey|med
thing:nut butter|ara\u0161ídové máslo, o\u0159í\u0161kové máslo, nutella
thing:syrup|sirup, javorový sirup, agávový sirup
thing:sugar|cukr, t\u0159tinový cukr, sladidlo
thing:flour|mouka, p\u0161eni\u010dná mouka, \u0161paldová mouka
thing:baking mix|sm\u011bs na pe\u010dení, sm\u011bs na chleba
thing:bread|chleba, chléb, pe\u010divo, rohlíky
thing:pasta|t\u011bstoviny, nudle, \u0161pagety
thing:rice|rý\u017ee, basmati
thing:olive oil|olivový olej
thing:vinegar|ocet, balzamikový ocet, jable\u010dný ocet
thing:oil and vinegar set|souprava na olej a ocet, lahev na olej
thing:spice|ko\u0159ení, bylinky, ko\u0159enicí sm\u011bs
thing:salt|s\u016fl, mo\u0159ská s\u016fl, himálajská s\u016fl
thing:stock|vývar, bujón
thing:soup|polévka, instantní polévka
thing:hot sauce|chilli omá\u010dka, pálivá omá\u010dka, tabasco
thing:soy sauce|sójová omá\u010dka, asijská omá\u010dka, miso
thing:tinned food|konzerva, konzervy, raj\u010data v plechovce
thing:pickles|okurky, nakládané okurky, olivy
thing:spread|pomazánka, hummus, pa\u0161tika
thing:cheese|sýr, tvrdý sýr, parmazán, kozí sýr
thing:plant milk|rostlinné mléko, ovesné mléko, mandlové mléko
thing:egg|vejce, vají\u010dka
thing:meat substitute|tofu, rostlinné maso, tempeh
thing:fruit and vegetables|ovoce a zelenina, bedýnka, \u010derstvé ovoce
thing:frozen food|mra\u017eené potraviny, hotové jídlo
thing:gift basket|dárkový ko\u0161, dárkový balí\u010dek potravin
thing:sparkling wine|\u0161umivé víno, sekt, prosecco, \u0161ampa\u0148ské
thing:beer|pivo, le\u017eák, ipa
thing:alcohol-free drink|nealko nápoj, nealko pivo, nealko víno
thing:juice|d\u017eus, pomeran\u010dový d\u017eus
thing:mineral water|minerálka, minerální voda, perlivá voda
thing:kombucha|kombucha, kefír
thing:home brewing kit|sada na va\u0159ení piva, domácí pivovar
thing:baby food|d\u011btská vý\u017eiva, kojenecké mléko, kapsi\u010dka
thing:dietary supplement|dopln\u011bk stravy, vitamíny
thing:protein powder|proteinový prá\u0161ek, protein, whey
thing:magnesium|ho\u0159\u010dík, magnézium
thing:omega 3|omega 3, rybí olej
thing:collagen|kolagen, kyselina hyaluronová
thing:probiotic|probiotika
thing:melatonin|melatonin, na spaní, kozlík
thing:phone|mobil, mobilní telefon, smartphone
thing:senior phone|telefon pro seniory, tla\u010dítkový telefon
thing:landline phone|pevná linka, bezdrátový telefon
thing:phone case|obal na mobil, kryt na telefon, pouzdro na mobil
thing:screen protector|ochranné sklo, tvrzené sklo, ochranná fólie
thing:charger|nabíje\u010dka, nabíje\u010dka na mobil, adaptér
thing:charging cable|nabíjecí kabel, usb-c kabel, lightning kabel
thing:wireless charger|bezdrátová nabíje\u010dka
thing:power bank|powerbanka
thing:phone holder|dr\u017eák na mobil, stojánek na mobil
thing:sim card|sim karta, esim, p\u0159edplacená karta
thing:tablet|tablet, ipad
thing:e-reader|\u010dte\u010dka knih, elektronická \u010dte\u010dka
thing:stylus|stylus, dotykové pero
thing:smartwatch|chytré hodinky, fitness náramek
thing:watch strap|\u0159emínek na hodinky
thing:laptop|notebook, laptop, macbook
thing:computer|po\u010díta\u010d, pc, stolní po\u010díta\u010d
thing:monitor|monitor
thing:monitor arm|dr\u017eák na monitor, stojan na notebook
thing:keyboard|klávesnice
thing:computer mouse|my\u0161, bezdrátová my\u0161
thing:mouse pad|podlo\u017eka pod my\u0161
thing:webcam|webkamera
thing:laptop bag|ta\u0161ka na notebook, obal na notebook
thing:docking station|dokovací stanice, usb hub
thing:external hard drive|externí disk, ssd, pevný disk
thing:usb stick|flash disk, fle\u0161ka
thing:memory card|pam\u011b\u0165ová karta, sd karta
thing:laptop battery|baterie do notebooku, baterie do mobilu
thing:router|router, wifi router, modem
thing:wifi repeater|wifi zesilova\u010d, opakova\u010d signálu, mesh
thing:network cable|sí\u0165ový kabel, lan kabel
thing:hdmi cable|hdmi kabel, video kabel
thing:adapter|adaptér, redukce, p\u0159evodník
thing:travel adapter|cestovní adaptér, redukce do zásuvky
thing:cable management|organizér kabel\u016f, li\u0161ta na kabely
thing:headphones|sluchátka, bezdrátová sluchátka
thing:earbuds|\u0161puntová sluchátka, pecky do u\u0161í
thing:headset|headset, sluchátka s mikrofonem
thing:speaker|reproduktor, bluetooth reproduktor
thing:soundbar|soundbar, domácí kino, subwoofer
thing:smart speaker|chytrý reproduktor, hlasový asistent
thing:hi-fi system|hifi, zesilova\u010d, receiver
thing:record player|gramofon
thing:radio|rádio, digitální rádio
thing:microphone|mikrofon
thing:television|televize, televizor, smart tv
thing:tv wall mount|dr\u017eák na televizi
thing:projector|projektor, dataprojektor, promítací plátno
thing:streaming stick|tv box, chromecast
thing:remote control|dálkový ovlada\u010d, ovlada\u010d
thing:camera|fotoaparát, fo\u0165ák, zrcadlovka
thing:instant camera|instantní fotoaparát, polaroid, instax
thing:camera lens|objektiv
thing:tripod|stativ, selfie ty\u010d, gimbal
thing:camera bag|bra\u0161na na fotoaparát, fotobra\u0161na
thing:action cam|ak\u010dní kamera, gopro, autokamera
thing:drone|dron
thing:security camera|bezpe\u010dnostní kamera, ip kamera
thing:video doorbell|domovní zvonek, videozvonek, zvonek
thing:smart home|chytrá domácnost, chytrá zásuvka, chytrá \u017eárovka
thing:smart lock|chytrý zámek, elektronický zámek
thing:baby monitor|ch\u016fvi\u010dka, d\u011btská ch\u016fvi\u010dka
thing:bluetooth tracker|lokátor, airtag, gps lokátor
thing:battery|baterie, tu\u017ekové baterie, knoflíková baterie
thing:battery charger|nabíje\u010dka baterií
thing:printer|tiskárna, laserová tiskárna, inkoustová tiskárna
thing:ink cartridge|cartridge, toner, nápl\u0148 do tiskárny
thing:photo printer|fototiskárna, fotopapír, tiskárna \u0161títk\u016f
thing:scanner|skener
thing:3d printer|3d tiskárna, filament
thing:game console|herní konzole, playstation, xbox
thing:game controller|herní ovlada\u010d, gamepad, joystick
thing:video game|videohra, po\u010díta\u010dová hra, hra na konzoli
thing:vr headset|vr brýle, virtuální realita
thing:calculator|kalkula\u010dka
thing:electric shaver|holicí strojek, elektrický holicí strojek
thing:hair dryer|fén, vysou\u0161e\u010d vlas\u016f
thing:heater|p\u0159ímotop, topení, topidlo, radiátor
thing:infrared heater|infrazá\u0159i\u010d, terasový oh\u0159íva\u010d
thing:stove|krbová kamna, kamna, krb
thing:thermostat|termostat, termostatická hlavice
thing:fan|ventilátor, v\u011btrák
thing:air conditioner|klimatizace, mobilní klimatizace
thing:air purifier|\u010disti\u010dka vzduchu
thing:humidifier|zvlh\u010dova\u010d vzduchu
thing:dehumidifier|odvlh\u010dova\u010d, pohlcova\u010d vlhkosti
thing:smoke alarm|detektor kou\u0159e, hlási\u010d po\u017eáru, detektor co
thing:alarm system|alarm, zabezpe\u010dovací systém
thing:tool|ná\u0159adí, nástroj, ru\u010dní ná\u0159adí
thing:tool box|kuf\u0159ík na ná\u0159adí, sada ná\u0159adí, gola
thing:tool belt|opasek na ná\u0159adí, bra\u0161na na ná\u0159adí, ponk, dílenský vozík
thing:hammer|kladivo, pali\u010dka
thing:screwdriver|\u0161roubovák, sada \u0161roubovák\u016f
thing:bit set|bity, sada bit\u016f, imbus
thing:wrench|klí\u010d, hasák, gola sada, stranový klí\u010d
thing:torque wrench|momentový klí\u010d
thing:pliers|kle\u0161t\u011b, kombina\u010dky, \u0161típa\u010dky
thing:drill|vrta\u010dka, p\u0159íklepová vrta\u010dka
thing:cordless screwdriver|aku \u0161roubovák, aku\u0161roubovák, rázový utahovák
thing:drill bit|vrták, vykru\u017eovák
thing:sandpaper|brusný papír, smirkový papír
thing:tool battery|akumulátor k ná\u0159adí, baterie k aku ná\u0159adí
thing:tape measure|metr, svinovací metr, pravítko
thing:spirit level|vodováha, k\u0159í\u017eový laser
thing:laser distance meter|laserový dálkom\u011br, detektor vedení
thing:pocket knife|kapesní n\u016f\u017e, zavírací n\u016f\u017e, multitool
thing:utility cutter|odlamovací n\u016f\u017e, ulamovák
thing:ladder|\u017eeb\u0159ík, \u0161tafle, sch\u016fdky
thing:clamp|sv\u011brka, sv\u011brák, ztu\u017eidlo
thing:glue gun|tavná pistole, lepicí pistole
thing:soldering iron|páje\u010dka, pájka
thing:staple gun|sponkova\u010dka, nýtovací kle\u0161t\u011b, h\u0159ebíkova\u010dka
thing:screw|\u0161roub, vrut, \u0161rouby
thing:steel nail|h\u0159ebík, h\u0159ebíky
thing:wall plug|hmo\u017edinka
thing:cable tie|stahovací páska, zdrhovací páska
thing:padlock|visací zámek, zámek
thing:door lock|zámek do dve\u0159í, cylindrická vlo\u017eka, fabka
thing:glue|lepidlo, vte\u0159inové lepidlo
thing:tape|lepicí páska, izolepa, oboustranná páska
thing:paint|malí\u0159ská barva, barva na ze\u010f, interiérová barva
thing:wood paint|barva na d\u0159evo, lak, email
thing:wood stain|lazura, olej na d\u0159evo, mo\u0159idlo
thing:paint primer|penetrace, základní nát\u011br
thing:spray paint|barva ve spreji
thing:chalk paint|k\u0159ídová barva
thing:paint roller|vále\u010dek na malování, \u0161t\u011btec, malí\u0159ský \u0161t\u011btec
thing:dust sheet|zakrývací fólie, malí\u0159ská plachta
thing:wallpaper|tapeta, fototapeta
thing:window film|fólie na okna, samolepicí tapeta
thing:flooring|podlaha, laminátová podlaha, vinyl, parkety
thing:skirting board|podlahová li\u0161ta, soklová li\u0161ta, p\u0159echodová li\u0161ta
thing:floor underlay|podlo\u017eka pod podlahu, kro\u010dejová izolace
thing:tile|dla\u017eba, obklad, kachli\u010dky, dla\u017edice
thing:timber|\u0159ezivo, prkno, d\u0159ev\u011bná deska, la\u0165
thing:roofing|st\u0159e\u0161ní krytina, okap, asfaltový pás
thing:door|dve\u0159e, interiérové dve\u0159e, vchodové dve\u0159e
thing:window|okno, st\u0159e\u0161ní okno
thing:pipe|trubka, potrubí, fitinka
thing:siphon|sifon
thing:seal|t\u011bsn\u011bní, o-krou\u017eek
thing:water pump|\u010derpadlo, ponorné \u010derpadlo
thing:water heater|bojler, oh\u0159íva\u010d vody, pr\u016ftokový oh\u0159íva\u010d
thing:cistern|splachova\u010d, napou\u0161t\u011bcí ventil, nádr\u017eka wc
thing:socket|zásuvka, elektrická zásuvka
thing:light switch|vypína\u010d, spína\u010d
thing:extension lead|prodlu\u017eovací kabel, prodlu\u017eova\u010dka, rozdvojka
thing:electrical cable|elektrický kabel, p\u0159ívodní kabel
thing:fuse|pojistka, jisti\u010d
thing:timer switch|\u010dasový spína\u010d, spínací hodiny, m\u011b\u0159i\u010d spot\u0159eby
thing:multimeter|multimetr, zkou\u0161e\u010dka
thing:EV charger|wallbox, nabíje\u010dka na elektromobil
thing:workwear|pracovní od\u011bvy, montérky, pracovní kalhoty
thing:safety shoes|bezpe\u010dnostní obuv, pracovní boty
thing:work gloves|pracovní rukavice, ochranné rukavice
thing:safety glasses|ochranné brýle, ochranný \u0161tít
thing:dust mask|respirátor, rou\u0161ka
thing:hard hat|ochranná p\u0159ilba, pracovní helma
thing:hi-vis vest|reflexní vesta
thing:knee pads|nákoleníky, podlo\u017eka pod kolena
thing:garden furniture|zahradní nábytek, zahradní set, zahradní sestava
thing:garden chair|zahradní \u017eidle, lehátko, zahradní k\u0159eslo
thing:garden table|zahradní st\u016fl, balkonový stolek
thing:outdoor cushion|polstr na zahradní nábytek, potah na zahradní nábytek
thing:privacy screen|zást\u011bna, plot, stínící tkanina
thing:garden storage box|zahradní box, box na polstry
thing:plant|rostlina, pokojová rostlina, kytka, kv\u011btina v kv\u011btiná\u010di
thing:orchid|orchidej
thing:outdoor plant|venkovní rostlina, trvalka, ke\u0159
thing:herb plant|bylinka, bazalka, máta
thing:vegetable plant|sazenice, sadba, raj\u010de sazenice
thing:seed|semena, semínka, osivo
thing:flower bulb|cibuloviny, tulipány cibule
thing:grass seed|travní semeno, trávník, travní koberec
thing:artificial grass|um\u011blý trávník, um\u011blá tráva
thing:propagator|pa\u0159eni\u0161t\u011b, sadbova\u010d, minipa\u0159eni\u0161t\u011b
thing:potting soil|substrát, zemina, hlína
thing:fertiliser|hnojivo
thing:mulch|mul\u010d, mul\u010dovací k\u016fra, \u0161t\u011brk, ka\u010dírek
thing:weedkiller|herbicid, na plevel, netkaná textilie
thing:pest control|insekticid, proti hmyzu, post\u0159ik na m\u0161ice
thing:plant pot|kv\u011btiná\u010d, obal na kv\u011btiná\u010d
thing:balcony planter|truhlík, samozavla\u017eovací truhlík
thing:raised bed|vyvý\u0161ený záhon
thing:plant stand|stojan na kv\u011btiny, záv\u011bsný kv\u011btiná\u010d, trelá\u017e
thing:watering can|konev, kropicí konev
thing:garden hose|zahradní hadice, hadice, naviják na hadici
thing:sprinkler|zavla\u017eova\u010d, post\u0159ikova\u010d, kapková závlaha
thing:rain barrel|sud na de\u0161\u0165ovou vodu, nádr\u017e na de\u0161\u0165ovku
thing:composter|kompostér
thing:lawn mower|seka\u010dka, seka\u010dka na trávu
thing:robotic lawn mower|robotická seka\u010dka
thing:strimmer|strunová seka\u010dka, vy\u017eína\u010d, k\u0159ovino\u0159ez
thing:hedge trimmer|plotost\u0159ih, n\u016f\u017eky na \u017eivý plot
thing:secateurs|zahradní n\u016f\u017eky, n\u016f\u017eky na v\u011btve
thing:wheelbarrow|kole\u010dko, zahradní vozík, rudl
thing:gardening gloves|zahradní rukavice
thing:wellington boots|holínky, gumáky, zahradní nazouváky
thing:barbecue|gril, zahradní gril, gril na uhlí
thing:charcoal|d\u0159ev\u011bné uhlí, brikety
thing:barbecue accessories|grilovací ná\u0159adí, kle\u0161t\u011b na gril, \u0161pejle
thing:gas bottle|plynová bomba, propan butan, plynová kartu\u0161e
thing:fire pit|ohni\u0161t\u011b, p\u0159enosné ohni\u0161t\u011b
thing:swimming pool|bazén, nafukovací bazén, brouzdali\u0161t\u011b
thing:pool chemicals|bazénová chemie, chlor, filtrace do bazénu
thing:pond liner|jezírko, fontána, jezírková fólie
thing:garden gnome|zahradní trpaslík, zahradní dekorace, zvonkohra
thing:tarpaulin|plachta, krycí plachta
thing:dog food|krmivo pro psy, granule pro psy, konzerva pro psa
thing:dog treats|pamlsky pro psy, \u017evýkací kost
thing:dog lead|vodítko, samonavíjecí vodítko
thing:dog collar|obojek, psí známka
thing:dog harness|postroj, postroj pro psa
thing:dog bed|pelí\u0161ek, pelech, pelí\u0161ek pro ko\u010dku
thing:dog crate|klec pro psa, psí bouda, ohrádka pro \u0161t\u011bn\u011b
thing:pet carrier|p\u0159epravka, p\u0159epravka na ko\u010dku
thing:dog toy|hra\u010dka pro psa, mí\u010dek pro psa
thing:dog coat|oble\u010dek pro psa, bunda pro psa
thing:dog poo bag|sá\u010dky na psí exkrementy, sá\u010dky na hovínka
thing:pet grooming|pé\u010de o srst, kartá\u010d pro psa, psí \u0161ampon, st\u0159íhací strojek pro psa
thing:puppy pads|podlo\u017eky pro \u0161t\u011b\u0148ata, plenky pro psy
thing:cat food|krmivo pro ko\u010dky, granule pro ko\u010dky, kapsi\u010dky pro ko\u010dky
thing:cat litter|stelivo, ko\u010dkolit
thing:litter box|ko\u010di\u010dí toaleta, ko\u010di\u010dí záchod, lopatka na stelivo
thing:scratching post|\u0161krabadlo, \u0161krabadlo pro ko\u010dky
thing:cat toy|hra\u010dka pro ko\u010dky, \u0161anta ko\u010di\u010dí
thing:cat flap|dví\u0159ka pro ko\u010dky, pr\u016flez pro psa
thing:aquarium|akvárium, akvarijní filtr
thing:fish food|krmivo pro ryby
thing:bird cage|klec pro ptáky, krmivo pro papou\u0161ky
thing:rabbit hutch|králíkárna, klec pro mor\u010de, klec pro k\u0159e\u010dka
thing:hay|seno, podestýlka, krmivo pro králíky
thing:hamster wheel|koloto\u010d pro k\u0159e\u010dka, hra\u010dka pro hlodavce
thing:terrarium|terárium, lampa do terária
thing:chicken coop|kurník, krmivo pro slepice
thing:horse riding gear|jezdecké pot\u0159eby, krmivo pro kon\u011b
thing:car tyre|pneumatika, pneu, zimní pneumatiky
thing:rim|disky, alu kola, poklice na kola
thing:snow chains|sn\u011bhové \u0159et\u011bzy
thing:engine oil|motorový olej, mazivo
thing:wiper blade|st\u011bra\u010de, stírátka
thing:car care|autokosmetika, vosk na auto, auto\u0161ampon
thing:child car seat|autoseda\u010dka, podsedák do auta
thing:sun shade for car|slune\u010dní clona do auta, plachta na \u010delní sklo
thing:car bulb|auto\u017eárovka, \u017eárovka h7
thing:warning triangle|výstra\u017ený trojúhelník, povinná výbava, ta\u017ené lano
thing:tyre pump|pumpa na pneumatiky, kompresor, hustilka
thing:motorbike helmet|moto helma, p\u0159ilba na motorku
thing:motorcycle clothing|moto oble\u010dení, bunda na motorku, moto rukavice
thing:motorbike accessories|moto dopl\u0148ky, plachta na motorku, zámek na motorku
thing:caravan accessories|p\u0159íslu\u0161enství ke karavanu, obytný v\u016fz, p\u0159ív\u011bs
thing:pen|propiska, kuli\u010dkové pero, gelové pero
thing:fountain pen|plnicí pero, inkoust, bombi\u010dky do pera
thing:felt-tip pen|fix, popisova\u010d, zvýraz\u0148ova\u010d
thing:pencil case|penál
thing:school bag|\u0161kolní ta\u0161ka, aktovka, \u0161kolní batoh
thing:notebook|se\u0161it, zápisník, blok
thing:diary|diá\u0159, plánova\u010d, kalendá\u0159
thing:printer paper|kancelá\u0159ský papír, papír do tiskárny, papír a4
thing:envelope|obálka, bublinková obálka
thing:cardboard box|krabice, kartonová krabice, st\u011bhovací krabice
thing:folder|\u0161anon, po\u0159ada\u010d, desky
thing:sheet protector|eurofolie, rozli\u0161ova\u010d, pr\u016fhledný obal
thing:scissors|n\u016f\u017eky
thing:sticky note|samolepicí blo\u010dek, post-it, \u0161títek
thing:glue stick|ty\u010dinkové lepidlo, lepidlo na papír
thing:desk organiser|stojánek na tu\u017eky, organizér na st\u016fl
thing:stamp|razítko, razítková podu\u0161ka
thing:sewing machine|\u0161icí stroj, overlock
thing:fabric|látka, metrá\u017e, bavln\u011bná látka
thing:wool|p\u0159íze, vlna na pletení, klubko
thing:embroidery kit|sada na vy\u0161ívání, vy\u0161ívací kruh, bavlnky
thing:sewing pattern|st\u0159ih na \u0161ití, krej\u010dovská k\u0159ída
thing:iron-on patch|na\u017eehlova\u010dka, záplata
thing:craft supplies|výtvarné pot\u0159eby, kreativní sada, tvo\u0159ivá sada
thing:modelling clay|modelovací hmota, modelína, keramická hlína
thing:sketchbook|skicák, kreslicí papír
thing:paint by numbers|malování podle \u010dísel, diamantové malování, omalovánky
thing:book|kniha, kní\u017eka
thing:children's book|d\u011btská kniha, pohádky, leporelo
thing:cookbook|kucha\u0159ka, kniha recept\u016f
thing:comic|komiks, manga
thing:ebook|e-kniha, ebook, audiokniha
thing:magazine|\u010dasopis, noviny
thing:vinyl record|vinyl, lp deska, cd
thing:dvd|dvd, blu-ray
thing:map|mapa, stírací mapa, glóbus
thing:painting|obraz, malba, kresba, um\u011bní
thing:photo book|fotokniha, fotodárek, fotokalendá\u0159
thing:sheet music|noty, zp\u011bvník
thing:spare part|náhradní díl, p\u0159íslu\u0161enství, nápl\u0148
thing:filter|filtr, uhlíkový filtr, vzduchový filtr
thing:iron tablets|\u017eelezo, \u017eelezo v tabletách
thing:vitamin d|vitamin d, vitamín d3
thing:vitamin c|vitamin c, zinek
thing:vitamin b12|vitamin b12, b komplex
thing:sauce|omá\u010dka, raj\u010datová omá\u010dka
thing:ketchup|ke\u010dup
thing:mayonnaise|majonéza, tatarka
thing:mustard|ho\u0159\u010dice
thing:pesto|pesto
thing:barbecue sauce|barbecue omá\u010dka, dip, dresink
thing:milk|mléko, plnotu\u010dné mléko
thing:butter|máslo, margarín
thing:yogurt|jogurt
thing:cream|smetana, smetana ke \u0161lehání, \u0161leha\u010dka
thing:ham|\u0161unka, slanina, prosciutto
thing:sausage|klobása, salám, párky, uzeniny
thing:meat|maso, hov\u011bzí, steak
thing:chicken|ku\u0159e, dr\u016fbe\u017e, kr\u016ftí maso
thing:fish|ryba, losos, tu\u0148ák
thing:seafood|mo\u0159ské plody, krevety, kaviár
thing:fork|vidli\u010dka
thing:spoon|l\u017eíce, l\u017ei\u010dka
thing:nuts|o\u0159echy, o\u0159í\u0161ky, sm\u011bs o\u0159ech\u016f
thing:almond|mandle
thing:cashew|ke\u0161u, pistácie
thing:hazelnut|lískové o\u0159echy, vla\u0161ské o\u0159echy
thing:peanut|ara\u0161ídy, buráky
thing:dried fruit|su\u0161ené ovoce, rozinky, brusinky
thing:date fruit|datle
thing:yeast|dro\u017edí, kvasnice, su\u0161ené dro\u017edí
thing:baking powder|prá\u0161ek do pe\u010diva, kyp\u0159icí prá\u0161ek, jedlá soda
thing:sourdough|kvásek
thing:sewing kit|\u0161icí pot\u0159eby, \u0161ití na cesty
thing:sewing needle|jehla, \u0161pendlíky, zavírací \u0161pendlík, náprstek
thing:sewing thread|nit, nit\u011b, \u0161icí nit
thing:button|knoflík, patentka, druk
thing:zip|zip, zdrhovadlo
thing:velcro|suchý zip
thing:elastic|guma, pru\u017eenka, gumi\u010dka
thing:stapler|se\u0161íva\u010dka, sponky
thing:hole punch|d\u011brova\u010dka
thing:paper clip|kancelá\u0159ská sponka, klip
thing:laminator|laminátor, laminovací fólie
thing:paper shredder|skartova\u010dka
thing:paper cutter|\u0159eza\u010dka na papír
thing:eraser|guma na gumování, mazací guma
thing:pencil sharpener|o\u0159ezávátko
thing:correction fluid|b\u011blítko, korek\u010dní páska
thing:pencil|tu\u017eka, mikrotu\u017eka
thing:coloured pencils|pastelky, voskovky
thing:bolt|\u0161roub s maticí, závitová ty\u010d, metrický \u0161roub
thing:hex nut|matka, matice
thing:flat washer|podlo\u017eka, pru\u017ená podlo\u017eka
thing:cement|cement, malta, beton
thing:gypsum plaster|sádra, sádrokarton
thing:door stop|zará\u017eka dve\u0159í, dve\u0159ní klín
thing:stair gate|zábrana na schody, bezpe\u010dnostní zábrana
thing:child safety lock|d\u011btská pojistka, chráni\u010d roh\u016f, záslepka do zásuvky
thing:first aid kit|lékárni\u010dka
thing:sticking plaster|náplast, obvaz
thing:bleach|b\u011blidlo, savo
thing:disinfectant|dezinfekce, dezinfekce na ruce
thing:drain cleaner|\u010disti\u010d odpad\u016f, krtek
thing:plunger|zvon na odpad
thing:soap dispenser|dávkova\u010d mýdla
thing:soap dish|mýdlenka
thing:parasol|slune\u010dník
thing:parasol base|stojan na slune\u010dník
thing:shade sail|stínící plachta, markýza
thing:gazebo|altán, pergola, párty stan
thing:smoker|udírna, udicí \u0161t\u011bpky
thing:pizza oven|pec na pizzu, pizza kámen
thing:plancha|plancha, keramický gril
thing:hot tub|ví\u0159ivka, jacuzzi
thing:sauna|sauna, infrasauna
thing:garden shed|zahradní domek, domek na ná\u0159adí
thing:greenhouse|skleník, fóliovník
thing:spade|rý\u010d, lopata, rycí vidle
thing:garden tools|zahradní ná\u0159adí, motyka, lopatka
thing:chainsaw|motorová pila, \u0159et\u011bzová pila
thing:axe|sekera, \u0161típa\u010dka
thing:leaf blower|fukar, vysava\u010d listí
thing:rake|hráb\u011b
thing:snow shovel|lopata na sníh, hrablo na sníh
thing:de-icing salt|posypová s\u016fl
thing:ice scraper|\u0161krabka na led, rozmrazova\u010d
thing:mosquito repellent|repelent, proti komár\u016fm
thing:fly trap|past na mouchy, mucholapka, pláca\u010dka
thing:mousetrap|past na my\u0161i, pasti\u010dka
thing:flea treatment|proti blechám, antiparazitní obojek, pipeta
thing:tick remover|pinzeta na klí\u0161\u0165ata, há\u010dek na klí\u0161\u0165ata
thing:wormer|od\u010dervení, od\u010dervovací tablety
thing:pet bowl|miska pro psa, miska pro ko\u010dku
thing:pet water fountain|fontánka pro ko\u010dky, napáje\u010dka
thing:automatic feeder|automatický dávkova\u010d krmiva
thing:bird house|pta\u010dí budka
thing:bird feeder|krmítko pro ptáky
thing:bird food|krmivo pro venkovní ptáky, lojové koule, slune\u010dnice
thing:insect hotel|hmyzí hotel, hmyzí dome\u010dek
thing:brake pads|brzdové desti\u010dky, brzdový kotou\u010d
thing:car parts|autodíly, zapalovací sví\u010dka, olejový filtr
thing:antifreeze|nemrznoucí sm\u011bs, chladicí kapalina
thing:screenwash|kapalina do ost\u0159ikova\u010d\u016f
thing:adblue|adblue, kanystr, aditivum
thing:car seat cover|autopotah, potah na volant
thing:car floor mats|autokoberce, vana do kufru
thing:roof rack|st\u0159e\u0161ní nosi\u010d, st\u0159e\u0161ní box
thing:bike rack for car|nosi\u010d kol na auto, ta\u017ené za\u0159ízení
thing:car radio|autorádio
thing:sat nav|navigace, gps navigace
thing:reversing camera|couvací kamera, parkovací senzory
thing:car battery|autobaterie
thing:jump starter|startovací kabely, jump starter
thing:rice cooker|rý\u017eovar
thing:steamer|parní hrnec, pa\u0159ák
thing:wine|víno, lahev vína
thing:red wine|\u010dervené víno
thing:white wine|bílé víno, ryzlink
thing:rosé wine|r\u016f\u017eové víno, rosé
thing:spirits|destilát, tvrdý alkohol, pálenka, slivovice
thing:gin|gin
thing:whisky|whisky
thing:rum|rum
thing:vodka|vodka
thing:liqueur|likér, aperitiv, vermut
thing:soft drink|limonáda, kola, nealko
thing:energy drink|energetický nápoj, energe\u0165ák
thing:graphics card|grafická karta, grafika
thing:ram|opera\u010dní pam\u011b\u0165, ram, procesor
thing:couscous|kuskus, bulgur
thing:quinoa|quinoa, jáhly, pohanka
thing:pulses|lu\u0161t\u011bniny
thing:lentils|\u010do\u010dka, \u010dervená \u010do\u010dka
thing:beans|fazole
thing:chickpeas|cizrna
thing:cooking oil|olej, slune\u010dnicový olej, \u0159epkový olej
thing:coconut oil|kokosový olej
thing:chia seeds|chia semínka, ln\u011bná semínka
thing:spirulina|spirulina, chlorella
thing:turmeric|kurkuma, zázvor
thing:hand saw|ru\u010dní pila, pilka, ocaska
thing:jigsaw tool|p\u0159ímo\u010dará pila, plátek do p\u0159ímo\u010darky
thing:circular saw|kotou\u010dová pila, okru\u017ení pila, cirkulárka
thing:sander|bruska, vibra\u010dní bruska, excentrická bruska
thing:angle grinder|úhlová bruska, flexa, \u0159ezný kotou\u010d
thing:oscillating multi-tool|oscila\u010dní bruska, multifunk\u010dní ná\u0159adí, dremel
thing:hammock|houpací sí\u0165, hamaka
thing:hanging chair|záv\u011bsné k\u0159eslo, zahradní houpa\u010dka
thing:monstera|monstera
thing:snake plant|tchynin jazyk, sansevieria, zamiokulkas
thing:rose bush|r\u016f\u017ee ke\u0159, pnoucí r\u016f\u017ee
thing:lavender plant|levandule
thing:hydrangea|hortenzie, mu\u0161kát, petúnie
thing:tree|strom, stromek, jehli\u010dnan
thing:fruit tree|ovocný strom, jablo\u0148, t\u0159e\u0161e\u0148
thing:olive tree|olivovník, citrusovník, citronovník
thing:cactus|kaktus, sukulent
thing:bonsai|bonsaj
thing:novel|román, beletrie, fantasy
thing:thriller|thriller, detektivka, krimi
thing:non-fiction|literatura faktu, \u017eivotopis, osobní rozvoj
thing:travel guide|cestovní pr\u016fvodce, pr\u016fvodce
thing:textbook|u\u010debnice, pracovní se\u0161it, jazykový kurz
thing:thermometer|teplom\u011br, vlhkom\u011br
thing:weather station|meteostanice, srá\u017ekom\u011br
thing:co2 monitor|m\u011b\u0159i\u010d co2, kvalita vzduchu
thing:fire extinguisher|hasicí p\u0159ístroj
thing:fire blanket|hasicí deka, protipo\u017eární deka
thing:firewood|palivové d\u0159evo, d\u0159íví
thing:wood pellets|pelety, d\u0159ev\u011bné pelety
thing:fire lighter|zapalova\u010d, podpalova\u010d, sirky
thing:creatine|kreatin
thing:electrolytes|elektrolyty, iontový nápoj, energetický gel
thing:amino acids|aminokyseliny, bcaa, p\u0159edtréninkovka
thing:party decoration|party dekorace, girlanda, konfety
thing:balloon|balónek, héliový balónek
thing:magnet|magnet, magnetka na lednici
thing:drawing pin|p\u0159ipíná\u010dek, \u0161pendlík do nást\u011bnky
thing:whiteboard|tabule, bílá tabule, flipchart
thing:pinboard|nást\u011bnka, korková nást\u011bnka
thing:rope|lano, provaz, provázek, \u0161\u0148\u016fra
thing:lashing strap|upínací popruh, kurta, gumicuk
thing:carabiner|karabina
thing:metal chain|kovový \u0159et\u011bz
thing:acrylic paint|akrylové barvy
thing:watercolour|akvarelové barvy, vodovky
thing:oil paint|olejové barvy, kva\u0161, tempery
thing:artist brush|výtvarný \u0161t\u011btec, sada \u0161t\u011btc\u016f
thing:easel|malí\u0159ský stojan
thing:artist canvas|malí\u0159ské plátno
thing:bookmark|zálo\u017eka do knihy
thing:bookend|kni\u017ení zará\u017eka
thing:book light|lampi\u010dka na knihu
thing:greeting card|p\u0159ání, p\u0159ání\u010dko, blahop\u0159ání
thing:invitation|pozvánka, svatební oznámení
thing:postcard|pohlednice
thing:wrapping paper|balicí papír, dárkový papír
thing:gift bag|dárková ta\u0161ka, dárková krabi\u010dka
thing:ribbon|stuha, ma\u0161le
thing:knitting needles|jehlice na pletení, pletací jehlice
thing:crochet hook|há\u010dek na há\u010dkování, amigurumi
thing:silicone sealant|silikon, silikonový tmel
thing:grout|spárovací hmota, lepidlo na obklady
thing:filler|tmel, st\u011brka, tmel na d\u0159evo
thing:solar panel|solární panel, balkonová elektrárna
thing:generator|elektrocentrála, generátor, bateriová stanice
thing:journal|deník, bullet journal
thing:photo album|fotoalbum, kniha host\u016f
thing:candle making kit|sada na výrobu sví\u010dek, sada na výrobu mýdla
thing:epoxy resin|epoxidová prysky\u0159ice, silikonová forma
thing:earplugs|\u0161punty do u\u0161í
thing:ear defenders|chráni\u010de sluchu, mu\u0161le na u\u0161i
thing:insulation|izolace, tepelná izolace, polystyren
thing:draught excluder|t\u011bsn\u011bní do oken, t\u011bsn\u011bní pod dve\u0159e
thing:wine rack|stojan na víno, regál na víno
thing:kitchen trolley|kuchy\u0148ský vozík, kuchy\u0148ský ostr\u016fvek, servírovací stolek
thing:kitchen sink|d\u0159ez, kuchy\u0148ský d\u0159ez
thing:kitchen unit|kuchy\u0148ská linka, kuchy\u0148ská sk\u0159í\u0148ka
thing:bidet|bidet, bidetová spr\u0161ka
thing:bed rail|zábrana na postel, mantinel do postýlky
thing:dog ramp|rampa pro psa, sch\u016fdky pro psa
thing:dog muzzle|náhubek, pí\u0161\u0165alka na psa, klikr
thing:tv aerial|anténa, satelit, set-top box
thing:air pump|pumpi\u010dka, elektrická pumpa
thing:hose connector|hadicová spojka, rychlospojka
thing:charger plug for car|nabíje\u010dka do auta, autonabíje\u010dka
thing:fireworks|oh\u0148ostroj, prskavky, petardy
thing:flag|vlajka, vlaje\u010dka
thing:clothing|oble\u010dení, od\u011bv, od\u011bvy
thing:t-shirt|tri\u010dko, triko
thing:long-sleeve top|tri\u010dko s dlouhým rukávem, triko dlouhý rukáv
thing:tank top|tílko, nát\u011blník
thing:camisole|ko\u0161ilka, top na ramínka
thing:crop top|crop top, krátký top
thing:polo shirt|poloko\u0161ile, polo tri\u010dko
thing:shirt|ko\u0161ile, spole\u010denská ko\u0161ile
thing:blouse|halenka, halena
thing:tunic|tunika
thing:jumper|svetr, pulovr
thing:turtleneck|rolák
thing:cardigan|kardigan, propínací svetr
thing:sweatshirt|mikina bez kapuce, mikina
thing:hoodie|mikina s kapucí, hoodie, mikina na zip
thing:fleece jacket|fleecová mikina, flíska
thing:knitwear|pletené oble\u010dení, úplet
thing:waistcoat|vesta, vesta k obleku
thing:body warmer|pro\u0161ívaná vesta, pé\u0159ová vesta
thing:jacket|bunda, p\u0159echodová bunda
thing:coat|kabát, zimní kabát, vln\u011bný kabát
thing:winter jacket|zimní bunda, teplá bunda
thing:down jacket|pé\u0159ová bunda, pé\u0159ovka, pro\u0161ívaná bunda
thing:raincoat|plá\u0161t\u011bnka, nepromokavá bunda
thing:rain trousers|nepromokavé kalhoty
thing:poncho|pon\u010do, plá\u0161t\u011bnkové pon\u010do
thing:softshell jacket|softshellová bunda, softshell
thing:windbreaker|v\u011btrovka, \u0161us\u0165ákovka
thing:trench coat|tren\u010dkot, balo\u0148ák
thing:leather jacket|ko\u017eená bunda, ko\u017eená motorká\u0159ská bunda, k\u0159ivák
thing:denim jacket|d\u017eínová bunda, riflová bunda, d\u017eínovka
thing:bomber jacket|bomber, bomber bunda
thing:blazer|sako, blejzr
thing:suit|oblek, pánský oblek
thing:tuxedo|smoking
thing:trousers|kalhoty, gat\u011b
thing:jeans|d\u017eíny, rifle, d\u017eínsy
thing:chinos|chino kalhoty, chinos, plát\u011bné kalhoty
thing:cargo trousers|kapsá\u010de, cargo kalhoty
thing:joggers|tepláky, joggery
thing:tracksuit|tepláková souprava, teplákovka
thing:leggings|legíny, sportovní legíny
thing:shorts|kra\u0165asy, \u0161ortky, bermudy
thing:cycling shorts|cyklistické kra\u0165asy, cyklokra\u0165asy
thing:capri trousers|t\u0159í\u010dtvrte\u010dní kalhoty, capri
thing:dungarees|laclá\u010de, laclové kalhoty
thing:jumpsuit|overal, overal dámský
thing:dress|\u0161aty, dámské \u0161aty
thing:summer dress|letní \u0161aty, plá\u017eové \u0161aty
thing:evening dress|spole\u010denské \u0161aty, plesové \u0161aty, koktejlky
thing:wedding dress|svatební \u0161aty
thing:skirt|sukn\u011b, minisukn\u011b
thing:underwear|spodní prádlo, prádlo
thing:boxer shorts|boxerky, trenky, trenýrky
thing:briefs|slipy, spodky
thing:knickers|kalhotky, tanga
thing:bra|podprsenka
thing:sports bra|sportovní podprsenka
thing:nursing bra|kojicí podprsenka
thing:lingerie|dámské spodní prádlo, erotické prádlo, no\u010dní ko\u0161ilka
thing:bodysuit|body, bodý\u010dko
thing:shapewear|stahovací prádlo, stahovací kalhotky
thing:undershirt|nát\u011blník, spodní tri\u010dko
thing:thermal underwear|termoprádlo, termo spodky, podvléka\u010dky
thing:socks|pono\u017eky, fusekle
thing:knee socks|podkolenky
thing:compression socks|kompresní pono\u017eky, kompresní podkolenky, kompresní pun\u010dochy
thing:tights|pun\u010dochá\u010de, pun\u010dochové kalhoty, silonky
thing:stockings|pun\u010dochy, samodr\u017eící pun\u010dochy
thing:pyjamas|py\u017eamo
thing:nightgown|no\u010dní ko\u0161ile
thing:dressing gown|\u017eupan
thing:onesie|kigurumi, overalové py\u017eamo
thing:swimsuit|plavky, jednodílné plavky
thing:bikini|bikiny, dvoudílné plavky
thing:swim trunks|pánské plavky, koupací \u0161ortky
thing:rash guard|uv tri\u010dko, lycra tri\u010dko
thing:wetsuit|neopren, neoprenový oblek
thing:swim cap|plavecká \u010depice, koupací \u010depice
thing:swimming goggles|plavecké brýle
thing:sarong|pareo, plá\u017eový \u0161átek
thing:ski jacket|ly\u017ea\u0159ská bunda
thing:ski trousers|ly\u017ea\u0159ské kalhoty, oteplováky
thing:snowsuit|zimní kombinéza, ly\u017ea\u0159ská kombinéza
thing:football shirt|fotbalový dres, dres
thing:cycling jersey|cyklistický dres
thing:running top|funk\u010dní tri\u010dko, sportovní tri\u010dko, b\u011b\u017eecké tri\u010dko
thing:hiking trousers|turistické kalhoty, outdoorové kalhoty
thing:workwear (2)|pracovní od\u011bv, montérky, pracovní bunda
thing:lab coat|plá\u0161\u0165, pracovní plá\u0161\u0165, laboratorní plá\u0161\u0165
thing:apron (2)|zást\u011bra, kuchy\u0148ská zást\u011bra
thing:uniform|uniforma, stejnokroj
thing:traditional dress|kroj, lidový kroj
thing:costume|kostým, ma\u0161karní kostým
thing:baby clothes|kojenecké oble\u010dení, oble\u010dení pro miminka
thing:sleepsuit|dupa\u010dky, overálek, py\u017eamko pro miminko
thing:baby bodysuit|kojenecké body, bodý\u010dko
thing:children's clothing|d\u011btské oble\u010dení
thing:maternity clothes|t\u011bhotenské oble\u010dení, t\u011bhotenské d\u017eíny
thing:sportswear|sportovní oble\u010dení, fitness oble\u010dení
thing:hat|klobouk
thing:sun hat|klobouk proti slunci, slamák, letní klobou\u010dek
thing:cap|k\u0161iltovka, \u010depice s k\u0161iltem
thing:beanie|zimní \u010depice, kulich, pletená \u010depice
thing:flat cap|bekovka, \u010depice s krátkým k\u0161iltem
thing:headband|\u010delenka
thing:balaclava|kukla
thing:scarf|\u0161ála, pletená \u0161ála
thing:shawl|pléd p\u0159es ramena, \u0161tóla
thing:neckerchief|\u0161átek, hedvábný \u0161átek, bandana
thing:neck warmer|nákr\u010dník, tunelová \u0161ála
thing:gloves|rukavice, zimní rukavice
thing:mittens|pal\u010dáky, palcové rukavice
thing:fingerless gloves|bezprsté rukavice, návleky na ruce
thing:ski gloves|ly\u017ea\u0159ské rukavice
thing:cycling gloves|cyklistické rukavice, fitness rukavice
thing:belt|pásek, opasek, ko\u017eený pásek
thing:belt buckle|p\u0159ezka, spona na opasek
thing:braces|k\u0161andy, \u0161le
thing:tie|kravata
thing:bow tie|motýlek
thing:pocket square|kapesní\u010dek do saka
thing:handkerchief|látkový kapesník, kapesník
thing:cufflinks|man\u017eetové knoflí\u010dky
thing:tie clip|spona na kravatu
thing:shoes|boty, obuv, bota
thing:sneakers|tenisky, kecky, sneakersy, botasky
thing:running shoes|b\u011b\u017eecké boty
thing:hiking boots|turistické boty, pohorky, trekové boty
thing:football boots|kopa\u010dky
thing:boots|koza\u010dky, vysoké boty
thing:ankle boots|kotní\u010dkové boty, kotníkové boty, chelsea boty
thing:winter boots|zimní boty, sn\u011bhule, zateplené boty
thing:wellington boots (2)|holínky, gumáky
thing:sandals|sandály, sandálky
thing:flip-flops|\u017eabky
thing:mules|pantofle, nazouváky, d\u0159eváky
thing:slippers|ba\u010dkory, papu\u010de, p\u0159ez\u016fvky, domácí obuv
thing:high heels|lodi\u010dky, boty na podpatku
thing:ballet flats|baleríny, balerínky
thing:loafers|mokasíny, loafery
thing:dress shoes|polobotky, spole\u010denské boty
thing:espadrilles|espadrilky
thing:safety shoes (2)|bezpe\u010dnostní boty, pracovní obuv
thing:barefoot shoes|barefoot boty, barefooty
thing:water shoes|boty do vody
thing:children's shoes|d\u011btské boty, capá\u010dky, boti\u010dky
thing:dance shoes|tane\u010dní boty, baletní pi\u0161koty
thing:insoles|vlo\u017eky do bot, stélky
thing:shoelaces|tkani\u010dky
thing:sole|podrá\u017eka, pode\u0161ev
thing:shoe polish|krém na boty, le\u0161tidlo na boty
thing:shoe tree|napínák do bot
thing:handbag|kabelka, dámská kabelka
thing:shoulder bag|ta\u0161ka p\u0159es rameno, crossbody
thing:tote bag|plát\u011bná ta\u0161ka, shopper, plát\u011bnka
thing:clutch|psaní\u010dko, ve\u010derní kabelka
thing:bum bag|ledvinka
thing:backpack|batoh, ruksak, ba\u0165oh
thing:school bag (2)|\u0161kolní ta\u0161ka, aktovka
thing:laptop bag (2)|ta\u0161ka na notebook, batoh na notebook
thing:briefcase|aktovka, kuf\u0159ík na dokumenty
thing:gym bag|sportovní ta\u0161ka, ta\u0161ka do fitka
thing:drawstring bag|vak na záda, stahovací vak, pytlík na t\u011blocvik
thing:weekend bag|cestovní ta\u0161ka, víkendová ta\u0161ka
thing:suitcase|kufr, cestovní kufr, zavazadlo
thing:carry-on|palubní kufr, p\u0159íru\u010dní zavazadlo
thing:hard shell suitcase|sko\u0159epinový kufr
thing:luggage set|sada kufr\u016f
thing:luggage tag|jmenovka na kufr, popruh na kufr
thing:luggage lock|zámek na kufr, tsa zámek
thing:packing cubes|organizéry do kufru
thing:luggage wheel|kole\u010dko ke kufru, teleskopická rukoje\u0165
thing:toiletry bag|kosmetická ta\u0161ti\u010dka, toaletní ta\u0161ka
thing:garment bag (2)|obal na oblek, vak na \u0161aty
thing:wallet|pen\u011b\u017eenka, portmonka
thing:passport holder|pouzdro na pas, obal na doklady
thing:key ring|p\u0159ív\u011bsek na klí\u010de, krou\u017eek na klí\u010de
thing:bag strap|popruh na kabelku, ramenní popruh
thing:umbrella|de\u0161tník, skládací de\u0161tník
thing:jewellery|\u0161perky, bi\u017euterie
thing:ring|prsten, prstýnek
thing:engagement ring|zásnubní prsten
thing:wedding ring|snubní prsten, snubáky
thing:necklace|náhrdelník, \u0159etízek na krk
thing:pendant|p\u0159ív\u011bsek, medailonek
thing:bracelet|náramek
thing:anklet|\u0159etízek na nohu
thing:earrings|náu\u0161nice, pecky
thing:piercing|piercing
thing:brooch|bro\u017e, odznak
thing:gemstone|drahokam, drahý kámen
thing:jewellery box|\u0161perkovnice
thing:watch|hodinky, náramkové hodinky
thing:automatic watch|automatické hodinky, mechanické hodinky, chronograf
thing:smartwatch (2)|chytré hodinky, sportovní hodinky
thing:watch strap (2)|\u0159emínek na hodinky, tah na hodinky
thing:watch battery|baterie do hodinek, knoflíková baterie
thing:watch box|kazeta na hodinky, box na hodinky
thing:sunglasses|slune\u010dní brýle
thing:glasses|brýle, dioptrické brýle
thing:reading glasses|brýle na \u010dtení
thing:blue light glasses|brýle proti modrému sv\u011btlu, brýle k po\u010díta\u010di
thing:sports glasses|sportovní brýle, cyklistické brýle
thing:ski goggles|ly\u017ea\u0159ské brýle
thing:glasses frame|obrou\u010dky, brýlové obruby
thing:glasses case|pouzdro na brýle
thing:glasses chain|\u0159etízek na brýle, \u0161\u0148\u016frka na brýle
thing:glasses cleaner|had\u0159ík na brýle, \u010disti\u010d brýlí
thing:contact lenses|kontaktní \u010do\u010dky
thing:zip (2)|zip, zdrhovadlo, poklopec
thing:button (2)|knoflík
thing:hood|kapuce, odepínací kapuce
thing:sleeve|rukáv
thing:lining|pod\u0161ívka
thing:pocket|kapsa, kapsa na zip
thing:waistband|pas, pas do gumy, pasovka
thing:hair accessories|gumi\u010dka do vlas\u016f, dopl\u0148ky do vlas\u016f
thing:hi-vis vest (2)|reflexní vesta
thing:dirndl|dirndl, bavorský kroj
thing:lederhosen|ko\u017eené bavorské kalhoty
thing:earmuffs|klapky na u\u0161i
thing:beret|baret
thing:waterproofing spray|impregnace, impregna\u010dní sprej
thing:shoehorn|l\u017eíce na boty, obouvák
thing:money belt|cestovní kapsi\u010dka, kapsa na krk
thing:key case|klí\u010denka, pouzdro na klí\u010de
thing:diamond|diamant, briliant
thing:zirconia|zirkon, kamínky, \u0161tras
thing:watch winder|natahova\u010d hodinek
thing:watch crystal|sklí\u010dko hodinek, safírové sklo
thing:watch face|ciferník
thing:spectacle lenses|brýlové \u010do\u010dky, dioptrická skla, multifokální \u010do\u010dky
thing:nose pads|sedýlka na brýle, no\u017ei\u010dka brýlí
thing:press stud|patentka, druk
thing:shirt collar|límec, líme\u010dek, klopa
thing:cuff|man\u017eeta
thing:drawstring|\u0161\u0148\u016frka, stahovací \u0161\u0148\u016frka
thing:hair clip|sponka do vlas\u016f, sk\u0159ipec, pinetka
thing:toy|hra\u010dka, hra\u010dky
thing:soft toy|ply\u0161ák, ply\u0161ová hra\u010dka, ply\u0161ový medvídek
thing:doll|panenka
thing:dolls house|dome\u010dek pro panenky
thing:dolls pram|ko\u010dárek pro panenky
thing:building blocks|kostky, d\u0159ev\u011bné kostky
thing:construction set|stavebnice, lego
thing:magnetic tiles|magnetická stavebnice
thing:toy car|autí\u010dko, model auta
thing:remote control car|auto na dálkové ovládání, rc auto
thing:race track|autodráha
thing:toy train|vlá\u010dek, vlá\u010dkodráha, d\u0159ev\u011bná vlá\u010dkodráha
thing:model railway|modelová \u017eeleznice
thing:model kit|plastikový model, model k sestavení
thing:action figure|figurka, ak\u010dní figurka
thing:animal figure|figurka zví\u0159átka, zví\u0159átka
thing:play kitchen|d\u011btská kuchy\u0148ka
thing:play food|d\u011btské potraviny na hraní, d\u011btský \u010dajový servis
thing:toy shop counter|d\u011btský obchod, d\u011btská pokladna
thing:toy tools|d\u011btské ná\u0159adí, d\u011btský ponk
thing:doctor's kit|doktorský kuf\u0159ík
thing:fancy dress|d\u011btský kostým, karnevalový kostým
thing:wig|paruka
thing:carnival mask|karnevalová maska, maska
thing:hand puppet|ma\u0148ásek, loutka, prstový ma\u0148ásek
thing:puppet theatre|loutkové divadlo
thing:play tent|d\u011btský stan, týpí
thing:playhouse|d\u011btský dome\u010dek, dome\u010dek na zahradu
thing:sandpit|pískovi\u0161t\u011b
thing:sand toys|hra\u010dky na písek, bábovi\u010dky, kyblí\u010dek
thing:swing|houpa\u010dka
thing:slide|skluzavka, klouza\u010dka
thing:climbing frame|proléza\u010dka, hrací v\u011b\u017e
thing:trampoline|trampolína
thing:bouncy castle|skákací hrad
thing:paddling pool|d\u011btský bazének, brouzdali\u0161t\u011b
thing:swim ring|nafukovací kruh, rukávky
thing:water gun|vodní pistole
thing:soap bubbles|bublifuk, bubliny
thing:kite|drak, létající drak
thing:skipping rope|\u0161vihadlo
thing:yo-yo|jojo, ká\u010da, diabolo
thing:juggling balls|\u017eonglovací mí\u010dky
thing:balance bike|odrá\u017eedlo
thing:tricycle|t\u0159íkolka
thing:kids scooter|d\u011btská kolob\u011b\u017eka
thing:ride-on toy|odrá\u017eedlo autí\u010dko
thing:electric ride-on car|d\u011btské elektrické auto
thing:go-kart|\u0161lapací motokára, \u0161lapací auto
thing:rocking horse|houpací k\u016f\u0148, houpadlo
thing:hobby horse|k\u016f\u0148 na ty\u010di, hobby horse
thing:baby walker|chodítko
thing:rattle|chrastítko
thing:teether|kousátko
thing:comforter blanket|usíná\u010dek, muchlík
thing:baby mobile|koloto\u010d nad postýlku
thing:play mat|hrací deka, hrací podlo\u017eka
thing:stacking toy|nasazovací krou\u017eky, stohovací kelímky
thing:activity cube|motorická kostka, activity board
thing:bath toy|hra\u010dka do vany, gumová kachni\u010dka
thing:pull-along toy|tahací hra\u010dka
thing:educational toy|nau\u010dná hra\u010dka, didaktická hra\u010dka
thing:science kit|v\u011bdecká sada, chemická sada, experimenty
thing:toy robot|robot na hraní, programovatelný robot
thing:walkie-talkie|vysíla\u010dky, d\u011btské vysíla\u010dky
thing:audio player for kids|d\u011btský audio p\u0159ehráva\u010d, toniebox
thing:music box|hrací sk\u0159í\u0148ka
thing:kids night light|no\u010dní sv\u011btýlko, projektor hv\u011bzd
thing:slime|sliz, kinetický písek
thing:play dough|modelína, plastelína
thing:fidget toy|antistresová hra\u010dka, fidget spinner, pop it
thing:trading cards|sb\u011bratelské karti\u010dky, pokémon karty
thing:stickers|samolepky
thing:temporary tattoo|tetova\u010dky, do\u010dasné tetování
thing:magic set|kouzelnická sada, kouzla
thing:board game|desková hra, deskovka, spole\u010denská hra
thing:card game|karetní hra, karty
thing:dice|kostka, hrací kostky
thing:chess set|\u0161achy, \u0161achovnice
thing:draughts|dáma, vrhcáby, mlýn
thing:role-playing game|hra na hrdiny, dra\u010dí doup\u011b, rpg
thing:escape room game|úniková hra, exit hra
thing:memory game|pexeso
thing:dominoes|domino
thing:quiz game|kvíz, kvízová hra, v\u011bdomostní hra
thing:jigsaw puzzle|puzzle
thing:puzzle mat|podlo\u017eka na puzzle
thing:wooden puzzle|d\u0159ev\u011bné puzzle, vkláda\u010dka
thing:brain teaser|hlavolam, rubikova kostka, 3d puzzle
thing:marble run|kuli\u010dková dráha, kuli\u010dky
thing:table football|stolní fotbal, fotbálek
thing:dartboard|ter\u010d na \u0161ipky, \u0161ipky
thing:outdoor game|zahradní hra, kubb, venkovní hra
thing:travel game|cestovní hra, hra do auta
thing:picture book|obrázková kniha, ilustrovaná kní\u017eka
thing:board book|leporelo, textilní kní\u017eka
thing:pop-up book|rozkládací kniha, pop-up kniha, zvuková kniha
thing:fairy tale book|pohádky, pohádková kniha, \u0159íkadla
thing:first reader|první \u010dtení, \u010dtení pro prv\u0148áky, slabiká\u0159
thing:young adult book|kniha pro mláde\u017e, young adult
thing:colouring book|omalovánky, aktivity se\u0161it
thing:sticker book|samolepková kní\u017eka
thing:comic (2)|komiks, manga
thing:children's encyclopedia|d\u011btská encyklopedie, d\u011btský atlas
thing:baby album|album miminka, deník miminka
thing:friendship book|památní\u010dek
thing:school bag (3)|\u0161kolní ta\u0161ka, \u0161kolní batoh, aktovka
thing:nursery backpack|bat\u016f\u017eek do \u0161kolky, d\u011btský bat\u016f\u017eek
thing:pencil case (2)|penál, pouzdro na tu\u017eky
thing:school cone|kornout prv\u0148á\u010dka
thing:school supplies|\u0161kolní pot\u0159eby, vybavení do \u0161koly
thing:exercise book|se\u0161it, \u0161kolní se\u0161it
thing:notebook cover|obal na se\u0161it, obal na u\u010debnici
thing:pencil (2)|tu\u017eka, grafitová tu\u017eka
thing:mechanical pencil|mikrotu\u017eka, tuhy
thing:coloured pencil|pastelka, pastelky
thing:wax crayon|voskovka, voskovky
thing:felt tip pen|fixy, fix
thing:fineliner|liner, fineliner
thing:highlighter|zvýraz\u0148ova\u010d
thing:fountain pen (2)|plnicí pero, bombi\u010dky
thing:ballpoint pen|propiska, kuli\u010dkové pero
thing:eraser (2)|guma, mazací guma
thing:pencil sharpener (2)|o\u0159ezávátko, struhátko
thing:ruler|pravítko, trojúhelník, úhlom\u011br
thing:compass for drawing|kru\u017eítko
thing:glue stick (2)|lepidlo, ty\u010dinkové lepidlo
thing:kids scissors|d\u011btské n\u016f\u017eky
thing:ring binder|\u0161anon, krou\u017ekový po\u0159ada\u010d
thing:school planner|\u017eákovská, \u0161kolní diá\u0159, úkolní\u010dek
thing:school calculator|\u0161kolní kalkula\u010dka, v\u011bdecká kalkula\u010dka
thing:name label|jmenovka, na\u017eehlovací jmenovky
thing:blackboard|tabule, k\u0159ídy, d\u011btská tabule
thing:sidewalk chalk|k\u0159ídy na chodník
thing:kids globe|d\u011btský globus
thing:kids lunch box|d\u011btský sva\u010dinový box, krabi\u010dka na sva\u010dinu
thing:kids water bottle|d\u011btská lahev na pití, lahev do \u0161koly
thing:balloon (2)|balónek, fóliový balónek
thing:helium bottle|helium, hélium do balónk\u016f
thing:garland|girlanda, vlajky na oslavu
thing:party decorations|výzdoba na oslavu, party dekorace
thing:confetti|konfety, vyst\u0159elovací konfety
thing:party tableware|party nádobí, papírové talí\u0159ky
thing:birthday candle|narozeninová sví\u010dka, dortová sví\u010dka, zápich do dortu
thing:party bag|dárkové sá\u010dky pro d\u011bti, párty sá\u010dek
thing:party hat|párty \u010depi\u010dka, korunka, frka\u010dka
thing:piñata|piñata
thing:birthday invitation|pozvánka na oslavu
thing:greeting card (2)|p\u0159ání k narozeninám, blahop\u0159ání
thing:gift wrap|dárkový papír, dárková ta\u0161ka, stuha
thing:pram|ko\u010dárek, hluboký ko\u010dárek
thing:pushchair|sportovní ko\u010dárek, golfky
thing:travel system|kombinovaný ko\u010dárek, trojkombinace
thing:double pushchair|sourozenecký ko\u010dárek, ko\u010dárek pro dvoj\u010data
thing:jogging stroller|b\u011b\u017eecký ko\u010dárek, terénní ko\u010dárek
thing:carrycot|korba, hluboká korbi\u010dka, ko\u0161 pro miminko
thing:baby bike trailer|vozík za kolo pro d\u011bti
thing:child bike seat|cykloseda\u010dka, seda\u010dka na kolo
thing:child car seat (2)|autoseda\u010dka
thing:infant car seat|vají\u010dko, autoseda\u010dka pro novorozence
thing:pram rain cover|plá\u0161t\u011bnka na ko\u010dárek
thing:footmuff|fusak
thing:pram parasol|slune\u010dník na ko\u010dárek, st\u0159í\u0161ka
thing:buggy board|stupátko na ko\u010dárek
thing:changing bag|p\u0159ebalovací ta\u0161ka
thing:baby carrier|nosítko, \u0161átek na no\u0161ení, ergonomické nosítko
thing:child carrier backpack|krosna na dít\u011b, krosni\u010dka
thing:cot|d\u011btská postýlka
thing:bedside crib|postýlka k posteli, kolébka
thing:travel cot|cestovní postýlka
thing:kids bed|d\u011btská postel, dome\u010dková postel
thing:bunk bed (2)|patrová postel, palanda
thing:bed guard|zábrana k posteli
thing:cot mattress|d\u011btská matrace, matrace do postýlky
thing:baby sleeping bag (2)|d\u011btský spací pytel, spací vak
thing:nursery furniture|nábytek do d\u011btského pokoje, p\u0159ebalovací komoda
thing:changing mat|p\u0159ebalovací podlo\u017eka
thing:highchair|jídelní \u017eidli\u010dka
thing:baby bouncer|lehátko pro miminko, houpátko
thing:playpen|ohrádka
thing:stair gate (2)|d\u011btská zábrana, zábrana na schody
thing:childproofing|d\u011btské pojistky, záslepky do zásuvek
thing:baby monitor (2)|d\u011btská ch\u016fvi\u010dka, ch\u016fvi\u010dka s kamerou
thing:nappy|plenky, pleny, plínky
thing:baby bottle|kojenecká láhev, savi\u010dka
thing:dummy|dudlík, dudel
thing:potty|no\u010dník, redukce na wc
thing:baby bath|d\u011btská vani\u010dka, lehátko do vany
thing:lipstick|rt\u011bnka, lesk na rty
thing:mascara|\u0159asenka, o\u010dní linky, tu\u017eka na o\u010di
thing:foundation|make-up, korektor, pudr
thing:nail polish|lak na nehty, gel lak
thing:face cream|ple\u0165ový krém, denní krém, hydrata\u010dní krém
thing:sunscreen|opalovací krém, krém na opalování
thing:shampoo|\u0161ampon, kondicionér
thing:toothbrush|zubní kartá\u010dek, zubní pasta, zubní nit
thing:deodorant|deodorant, antiperspirant
thing:perfume|parfém, v\u016fn\u011b, vo\u0148avka, toaletní voda
thing:razor|holítko, \u017eiletka, holicí strojek
thing:menstrual pad|vlo\u017eky, tampony, menstrua\u010dní vlo\u017eky
thing:acoustic guitar|akustická kytara, kytara, \u0161pan\u011blka
thing:electric guitar|elektrická kytara, baskytara
thing:guitar amplifier|kombo, zesilova\u010d na kytaru, kytarový efekt
thing:guitar strings|struny na kytaru, trsátko, kapodastr
thing:ukulele|ukulele, banjo
thing:piano|klavír, digitální piano, piano
thing:musical keyboard|klávesy, syntezátor, midi klávesy
thing:violin|housle, viola
thing:cello|cello, violoncello, kontrabas
thing:recorder|flétna, zobcová flétna
thing:transverse flute|p\u0159í\u010dná flétna, klarinet
thing:saxophone|saxofon
thing:trumpet|trubka, trombon, lesní roh
thing:drum kit|bicí, bicí souprava, elektronické bicí
thing:drumsticks|pali\u010dky na bicí, \u010dinel
thing:cajon|cajon, djembe, bonga
thing:xylophone|xylofon, metalofon, d\u011btský hudební nástroj
thing:accordion|akordeon, tahací harmonika, foukací harmonika
thing:kalimba|kalimba, tibetská mísa, handpan
thing:music stand|stojan na noty
thing:tuner|ladi\u010dka, metronom
thing:sheet music (2)|noty, zp\u011bvník
thing:instrument case|obal na kytaru, pouzdro na nástroj
thing:acrylic paint (2)|akrylové barvy, akvarel, kva\u0161
thing:artist paintbrush|malí\u0159ský \u0161t\u011btec, \u0161t\u011btec na akvarel
thing:painting canvas|malí\u0159ské plátno, plátno na rámu
thing:artist easel|stojan na malování, malí\u0159ský stojan
thing:sketchbook (2)|skicák, blok na kreslení
thing:oil paint (2)|olejové barvy, terpentýn
thing:soft pastels|suché pastely, uhel na kreslení
thing:paint by numbers (2)|malování podle \u010dísel, diamantové malování
thing:air drying clay|samotvrdnoucí hmota, fimo
thing:craft kit|kreativní sada, tvo\u0159ivá sada
thing:craft paper|barevný papír, \u010dtvrtky, hedvábný papír
thing:scrapbook|scrapbook, washi páska
thing:rubber stamp|razítko, sada razítek
thing:craft beads|korálky, sklen\u011bné korálky
thing:fuse beads|za\u017eehlovací korálky
thing:knitting wool|p\u0159íze, vlna, klubko
thing:knitting needles (2)|pletací jehlice, há\u010dek
thing:sewing machine (2)|\u0161icí stroj, d\u011btský \u0161icí stroj
thing:sewing kit (2)|\u0161icí sada, nit, jehla, \u0161pendlíky
thing:sewing fabric|látka, metrá\u017e, bavln\u011bná látka
thing:sewing pattern (2)|st\u0159ih, st\u0159ih na \u0161ití, návod na pletení
thing:embroidery kit (2)|vy\u0161ívací sada, k\u0159í\u017ekový steh, vy\u0161ívací bavlnky
thing:macrame cord|macramé provázek, \u0161\u0148\u016fra na macramé
thing:felt|filc, rouno na plst\u011bní, bambule
thing:candle making kit (2)|sada na výrobu sví\u010dek, sójový vosk, knoty
thing:hot glue gun|tavná pistole, tavné ty\u010dinky
thing:cutting mat|\u0159ezací podlo\u017eka, \u0159ezací kole\u010dko, \u0159ezací plotr
thing:face paint|barvy na obli\u010dej, lí\u010didla
thing:hair brush|kartá\u010d na vlasy, h\u0159eben
thing:hair dryer (2)|fén, \u017eehli\u010dka na vlasy
thing:hair tie|gumi\u010dka do vlas\u016f, sponka
thing:soap (2)|mýdlo, sprchový gel
thing:body lotion|t\u011blové mléko, krém na ruce
thing:baby wipes|d\u011btské vlh\u010dené ubrousky, krém na zade\u010dek
thing:eyeshadow|o\u010dní stíny, tvá\u0159enka, paletka
thing:running shoe|b\u011b\u017eecká obuv, b\u011b\u017eecké boty
thing:trail running shoe|trailové boty, boty na b\u011bh v terénu
thing:track spikes|tretry
thing:running shirt|b\u011b\u017eecké tri\u010dko, funk\u010dní triko
thing:running tights|b\u011b\u017eecké legíny, elas\u0165áky
thing:running shorts|b\u011b\u017eecké kra\u0165asy
thing:running jacket|b\u011b\u017eecká bunda
thing:running sock|b\u011b\u017eecké pono\u017eky
thing:compression sock|kompresní pono\u017eky, kompresní návleky
thing:running belt|b\u011b\u017eecký pás, b\u011b\u017eecká ledvinka
thing:hydration vest|b\u011b\u017eecká vesta, b\u011b\u017eecký batoh
thing:hydration bladder|vodní vak, hydrovak
thing:soft flask|m\u011bkká lahev, softflask
thing:sports watch|sportovní hodinky, gps hodinky
thing:heart rate monitor|hrudní pás, m\u011b\u0159i\u010d tepu
thing:fitness tracker|fitness náramek, krokom\u011br
thing:stopwatch|stopky
thing:phone armband|pouzdro na ruku, dr\u017eák mobilu na ruku
thing:sweatband|potítko, sportovní \u010delenka
thing:neck gaiter|nákr\u010dník, multifunk\u010dní \u0161átek
thing:sports bra (2)|sportovní podprsenka, b\u011b\u017eecká podprsenka
thing:tracksuit (2)|tepláková souprava, sportovní souprava
thing:base layer|termoprádlo, první vrstva
thing:sports bag|sportovní ta\u0161ka
thing:energy gel|energetický gel
thing:energy bar|energetická ty\u010dinka, proteinová ty\u010dinka
thing:protein powder (2)|protein, syrovátkový protein
thing:electrolyte tablet|iontový nápoj, \u0161umivé elektrolyty
thing:sports bottle|sportovní láhev, bidon
thing:shaker|\u0161ejkr, shaker
thing:bicycle|kolo, bicykl, jízdní kolo
thing:electric bike|elektrokolo, ebike
thing:mountain bike|horské kolo, mtb, horák
thing:road bike|silni\u010dní kolo, silni\u010dka
thing:gravel bike|gravel, gravel kolo
thing:city bike|m\u011bstské kolo
thing:trekking bike|trekingové kolo, krosové kolo
thing:folding bike|skládací kolo, skláda\u010dka
thing:cargo bike|nákladní kolo, cargo kolo
thing:kids' bike|d\u011btské kolo, juniorské kolo
thing:balance bike (2)|odrá\u017eedlo, odrá\u017eedlo kolo
thing:training wheels|pomocná kole\u010dka, balan\u010dní kole\u010dka
thing:bmx|bmx
thing:bicycle frame|rám kola, rám
thing:bike tyre|plá\u0161\u0165 na kolo, plá\u0161\u0165
thing:inner tube|du\u0161e, du\u0161e na kolo
thing:bike valve|ventilek, galuskový ventilek
thing:bike pump|pumpi\u010dka na kolo, hustilka, podlahová pumpa
thing:puncture repair kit|lepení na du\u0161e, sada na lepení
thing:tyre lever|montpáka, montá\u017ení páka
thing:bike wheel|zapletené kolo, p\u0159ední kolo, výplet
thing:spoke|drát, paprsek kola, niple
thing:bike saddle|sedlo na kolo, sedlo
thing:seatpost|sedlovka
thing:handlebar|\u0159ídítka
thing:handlebar grip|gripy, omotávka
thing:bike stem|p\u0159edstavec
thing:bike pedal|pedál, platformové pedály
thing:clipless pedal|ná\u0161lapné pedály, ná\u0161lapy
thing:cycling shoe|cyklistické tretry, cyklistická obuv
thing:bike chain|\u0159et\u011bz na kolo, \u0159et\u011bz
thing:chain oil|olej na \u0159et\u011bz, mazivo na \u0159et\u011bz
thing:cassette|kazeta, pastorek
thing:derailleur|p\u0159ehazova\u010dka, p\u0159esmyka\u010d
thing:hub gear|nábojová p\u0159evodovka
thing:crankset|kliky, p\u0159evodník, st\u0159edové slo\u017eení
thing:brake pad|brzdové desti\u010dky, brzdové \u0161palky
thing:disc brake|kotou\u010dová brzda, brzdový kotou\u010d
thing:rim brake|ráfková brzda, v-brzda
thing:brake cable|brzdové lanko, bowden, \u0159adicí lanko
thing:suspension fork|odpru\u017eená vidlice, vidlice
thing:bike light|sv\u011btlo na kolo, blika\u010dka, p\u0159ední sv\u011btlo
thing:bike dynamo|dynamo
thing:reflector|odrazka
thing:mudguard|blatník
thing:pannier rack|nosi\u010d na kolo, zadní nosi\u010d
thing:pannier|bra\u0161na na kolo, bra\u0161na na nosi\u010d
thing:handlebar bag|bra\u0161na na \u0159ídítka, rámová bra\u0161na
thing:bike basket|ko\u0161ík na kolo
thing:bike child seat|d\u011btská seda\u010dka na kolo, cykloseda\u010dka
thing:bike trailer|vozík za kolo, cyklovozík
thing:car bike rack|nosi\u010d kol, nosi\u010d kol na ta\u017ené
thing:bike stand|stojánek na kolo, stojan na kola
thing:bike wall mount|dr\u017eák kola na ze\u010f, hák na kolo
thing:bike lock|zámek na kolo, u-zámek
thing:bike bell|zvonek na kolo
thing:bike mirror|zp\u011btné zrcátko na kolo
thing:bike computer|cyklocomputer, tachometr na kolo
thing:bike phone mount|dr\u017eák mobilu na kolo
thing:bottle cage|ko\u0161ík na láhev
thing:bike multitool|cyklo ná\u0159adí, multiklí\u010d, montá\u017ení stojan
thing:bike cover|plachta na kolo
thing:e-bike battery|baterie na elektrokolo
thing:turbo trainer|trena\u017eér, cyklotrena\u017eér
thing:bike helmet|helma na kolo, cyklistická p\u0159ilba
thing:cycling jersey (2)|cyklodres, cyklistický dres
thing:cycling shorts (2)|cyklokra\u0165asy, kra\u0165asy s vlo\u017ekou
thing:cycling glove|cyklistické rukavice, rukavice na kolo
thing:cycling glasses|cyklistické brýle
thing:cycling rain jacket|plá\u0161t\u011bnka na kolo, cyklo plá\u0161t\u011bnka, návleky na tretry
thing:kick scooter|kolob\u011b\u017eka
thing:electric scooter|elektrická kolob\u011b\u017eka, elektrokolob\u011b\u017eka
thing:skateboard|skateboard
thing:longboard|longboard
thing:inline skates|inline brusle, kole\u010dkové brusle
thing:roller skates|trekové brusle, retro kole\u010dkové brusle
thing:ice skates|brusle, hokejové brusle, lední brusle
thing:knee pads (2)|chráni\u010de, chráni\u010de kolen, chráni\u010de lokt\u016f
thing:swimsuit (2)|plavky, jednodílné plavky
thing:bikini (2)|bikiny, dvoudílné plavky
thing:swim trunks (2)|pánské plavky, plavecké \u0161ortky
thing:swimming goggles (2)|plavecké brýle, brýle na plavání
thing:swimming cap|plavecká \u010depice
thing:armbands|rukávky, nafukovací rukávky
thing:kickboard|plavecká deska, pi\u0161kot
thing:swim ring (2)|nafukovací kruh, nafukovací lehátko
thing:swim fins|ploutve
thing:diving mask|potáp\u011b\u010dská maska, celoobli\u010dejová maska
thing:snorkel|\u0161norchl, sada na \u0161norchlování
thing:wetsuit (2)|neopren
thing:water shoe|boty do vody, neoprenové boty
thing:rash guard (2)|lycra, uv triko
thing:life jacket|záchranná vesta, plovací vesta
thing:surfboard|surf, surfové prkno
thing:bodyboard|bodyboard
thing:stand-up paddle board|paddleboard, sup
thing:kayak|kajak, kánoe
thing:paddle for kayak|pádlo
thing:inflatable boat|nafukovací \u010dlun, gumový \u010dlun, raft
thing:dry bag|vodot\u011bsný vak, lodní vak, lod\u0148ák
thing:windsurf board|windsurf, kite, plachta na windsurf
thing:water skis|vodní ly\u017ee, wakeboard
thing:skis|ly\u017ee, sjezdovky, sjezdové ly\u017ee
thing:cross-country skis|b\u011b\u017eky, b\u011b\u017eecké ly\u017ee
thing:touring skis|skialpové ly\u017ee, skialpy, tulení pásy
thing:ski boot|ly\u017eáky, ly\u017ea\u0159ské boty
thing:ski binding|ly\u017ea\u0159ské vázání, vázání na snowboard
thing:ski pole|ly\u017ea\u0159ské h\u016flky, h\u016flky na ly\u017ee
thing:snowboard|snowboard, prkno
thing:snowboard boot|boty na snowboard
thing:ski jacket (2)|ly\u017ea\u0159ská bunda
thing:ski pants|ly\u017ea\u0159ské kalhoty
thing:snowsuit (2)|ly\u017ea\u0159ská kombinéza
thing:ski helmet|ly\u017ea\u0159ská helma
thing:ski goggles (2)|ly\u017ea\u0159ské brýle
thing:ski gloves (2)|ly\u017ea\u0159ské rukavice
thing:ski sock|ly\u017ea\u0159ské pono\u017eky, ly\u017ea\u0159ské podkolenky
thing:balaclava (2)|kukla, ly\u017ea\u0159ská maska
thing:ski bag|vak na ly\u017ee, ta\u0161ka na ly\u017eáky
thing:sledge|sán\u011b, sá\u0148ky, boby
thing:snowshoes|sn\u011b\u017enice
thing:avalanche transceiver|lavinový vyhledáva\u010d, lavinová sonda, pípák
thing:ski wax|vosk na ly\u017ee, bruska na hrany
thing:tennis racket|tenisová raketa
thing:tennis ball|tenisový mí\u010d, tenisáky
thing:racket string|tenisový výplet, výplet
thing:overgrip|omotávka, grip na raketu
thing:tennis shoe|tenisová obuv, sálovky
thing:racket bag|tenisový bag, ta\u0161ka na rakety
thing:badminton racket|badmintonová raketa, badmintonový set
thing:shuttlecock|badmintonový mí\u010dek, ko\u0161í\u010dek
thing:table tennis bat|pálka na stolní tenis, pálka na ping pong
thing:table tennis table|st\u016fl na stolní tenis, pingpongový st\u016fl, pingpongové mí\u010dky
thing:padel racket|padelová raketa
thing:squash racket|squashová raketa
thing:golf club|golfová h\u016fl, golfový set
thing:golf ball|golfový mí\u010dek, tý\u010dka
thing:golf bag|golfový bag, golfový vozík
thing:dumbbell|\u010dinka, jednoru\u010dky
thing:barbell|nakládací \u010dinka, osa, velká \u010dinka
thing:weight plate|kotou\u010d na \u010dinku, záva\u017eí
thing:kettlebell|kettlebell
thing:weight bench|posilovací lavice, bench
thing:home gym|posilovací v\u011b\u017e, domácí posilovna, klec na d\u0159epy
thing:pull-up bar|hrazda, hrazda do dve\u0159í
thing:treadmill|b\u011b\u017eecký pás, walking pad
thing:exercise bike|rotoped, spinningové kolo
thing:cross trainer|eliptický trena\u017eér, orbitrek
thing:rowing machine|veslovací trena\u017eér, vesla\u0159ský trena\u017eér
thing:resistance band|odporová guma, posilovací guma
thing:suspension trainer|záv\u011bsný posilovací systém, trx, gymnastické kruhy
thing:skipping rope (2)|\u0161vihadlo
thing:exercise ball|gymnastický mí\u010d, gymball
thing:medicine ball|medicinbal
thing:yoga mat|podlo\u017eka na jógu, podlo\u017eka na cvi\u010dení, karimatka na cvi\u010dení
thing:yoga block|jóga blok, medita\u010dní pol\u0161tá\u0159
thing:foam roller|masá\u017ení válec, p\u011bnový válec
thing:massage gun|masá\u017ení pistole
thing:push-up handles|op\u011brky na kliky, posilovací kole\u010dko
thing:weightlifting belt|fitness opasek, trha\u010dky, bandá\u017ee na záp\u011bstí
thing:ankle weights|zát\u011b\u017ee na kotníky, zát\u011b\u017eová vesta
thing:mini trampoline|minitrampolína, fitness trampolína
thing:aerobic step|step, stepper, balan\u010dní podlo\u017eka
thing:boxing glove|boxerské rukavice
thing:punching bag|boxovací pytel
thing:mouthguard|chráni\u010d zub\u016f
thing:judo suit|kimono, judo kimono
thing:football|fotbalový mí\u010d, mi\u010duda
thing:football boots (2)|kopa\u010dky
thing:shin guards|chráni\u010de holení, chráni\u010de na fotbal
thing:football shirt (2)|fotbalový dres
thing:football goal|fotbalová branka, sí\u0165 do branky
thing:goalkeeper gloves|branká\u0159ské rukavice
thing:basketball|basketbalový mí\u010d
thing:basketball hoop|basketbalový ko\u0161
thing:basketball shoes|sálová obuv, boty na basketbal
thing:volleyball|volejbalový mí\u010d, volejbalová sí\u0165
thing:handball|mí\u010d na házenou
thing:rugby ball|ragbyový mí\u010d, americký fotbal
thing:field hockey stick|hokejka, florbalka, florbalová h\u016fl
thing:baseball bat|baseballová pálka, baseballová rukavice
thing:cricket bat|kriketová pálka
thing:ball pump|pumpi\u010dka na mí\u010de, jehla do pumpi\u010dky
thing:training cones|tréninkové ku\u017eely, frekven\u010dní \u017eeb\u0159ík, rozli\u0161ováky
thing:darts|\u0161ipky, ter\u010d na \u0161ipky
thing:pool table|kule\u010dník, kule\u010dníkové tágo
thing:boules|pétanque, petangové koule
thing:frisbee|frisbee, létající talí\u0159, disk na discgolf
thing:archery bow|luk, luk a \u0161ípy
thing:fishing rod|rybá\u0159ský prut, udice
thing:fishing reel|rybá\u0159ský naviják
thing:fishing line|vlasec, \u0161\u0148\u016fra na ryby
thing:fishing lure|wobler, t\u0159pytka, um\u011blá nástraha
thing:fish hook|rybá\u0159ský há\u010dek, splávek, olovo
thing:landing net|podb\u011brák, vezírek
thing:tackle box|rybá\u0159ská krabi\u010dka, rybá\u0159ská ta\u0161ka
thing:waders|prsa\u010dky, brodicí kalhoty
thing:riding helmet|jezdecká helma
thing:riding boots|jezdecké boty, jezdecké holínky
thing:riding breeches|rajtky, jezdecké kalhoty
thing:horse saddle|sedlo na kon\u011b, podsedlová deka
thing:bridle|uzde\u010dka, ohlávka
thing:horse blanket|deka pro kon\u011b
thing:riding crop|bi\u010dík, jezdecký bi\u010dík
thing:horse grooming kit|\u010di\u0161t\u011bní koní, h\u0159bílko, há\u010dek na kopyta
thing:riding body protector|jezdecká vesta, páte\u0159ák
thing:climbing rope|lezecké lano
thing:climbing harness|sedák, lezecký úvazek
thing:climbing shoe|leze\u010dky, lezecké boty
thing:carabiner (2)|karabina, expreska
thing:belay device|jistítko, sla\u0148ovací osma
thing:chalk bag|pytlík na magnezium, magnezium
thing:climbing helmet|lezecká helma, ferratový set
thing:ice axe|cepín, ma\u010dky, nesmeky
thing:tent|stan, rodinný stan
thing:tent peg|kolík ke stanu, stanové kolíky, napínací \u0161\u0148\u016fra
thing:groundsheet|podlá\u017eka pod stan, tarp
thing:awning for caravan|markýza ke karavanu, p\u0159edstan
thing:sleeping bag|spacák, spací pytel, pé\u0159ový spacák
thing:sleeping bag liner|vlo\u017eka do spacáku
thing:sleeping mat|karimatka, samonafukovací karimatka
thing:air bed (2)|nafukovací matrace, polní l\u016f\u017eko
thing:camping pillow|nafukovací pol\u0161tá\u0159, kempingový pol\u0161tá\u0159ek
thing:hammock (2)|hamaka, houpací sí\u0165
thing:camping chair|kempingové k\u0159eslo, skládací \u017eidle, rybá\u0159ská \u017eidle
thing:camping table|kempingový stolek, skládací stolek
thing:camping stove|va\u0159i\u010d, plynový va\u0159i\u010d, kempingový va\u0159i\u010d
thing:gas cartridge|plynová kartu\u0161e
thing:camping cookware|e\u0161us, kempingové nádobí
thing:camping food|dehydrovaná strava, jídlo na trek
thing:cool box (2)|chladicí box, chladicí ta\u0161ka
thing:head torch|\u010delovka
thing:camping lantern|kempingová lampa, svítilna do stanu
thing:portable toilet|p\u0159enosné wc, chemická toaleta
thing:camping shower|kempingová sprcha, solární sprcha
thing:mosquito net for travel|moskytiéra na cesty, sí\u0165 proti komár\u016fm
thing:hiking boot|turistické boty, pohorky
thing:hiking sandal|turistické sandály, trekové sandály
thing:hiking sock|turistické pono\u017eky, trekové pono\u017eky
thing:hiking trousers (2)|turistické kalhoty, odepínací kalhoty
thing:hardshell jacket|nepromokavá bunda, hardshell, outdoorová bunda
thing:rain trousers (2)|nepromokavé kalhoty, kalhoty do de\u0161t\u011b
thing:softshell jacket (2)|softshell, softshellová bunda
thing:fleece jacket (2)|fleecová mikina, flíska
thing:down jacket (2)|pé\u0159ovka, pé\u0159ová bunda
thing:hiking backpack|turistický batoh, krosna
thing:backpack rain cover|plá\u0161t\u011bnka na batoh
thing:baby carrier backpack|turistická seda\u010dka na dít\u011b, d\u011btská krosna
thing:trekking poles|trekové hole, turistické hole, nordic walking hole
thing:gaiters|návleky na boty, návleky do sn\u011bhu
thing:compass|kompas, buzola
thing:hiking map|turistická mapa
thing:outdoor gps|turistická gps, ru\u010dní gps
thing:pocket knife (2)|kapesní n\u016f\u017e, \u0161výcarský n\u016f\u017e, multitool
thing:water filter for hiking|filtr na vodu na cesty, cestovní filtr, tablety na vodu
thing:fire starter|k\u0159esadlo, podpalova\u010d
thing:binoculars|dalekohled, monokulár
thing:knife|n\u016f\u017e
thing:hose|hadice
thing:nail|h\u0159ebík
thing:scooter|skútr, kolob\u011b\u017eka
thing:bib|bryndák, slintá\u010dek
thing:goggles|ochranné brýle, brýle
thing:lens|\u010do\u010dka, objektiv
thing:detergent|prací prost\u0159edek, \u010disticí prost\u0159edek
thing:plaster|omítka, sádra
thing:hair straightener|\u017eehli\u010dka na vlasy
thing:microscope|mikroskop
thing:wooden train|d\u0159ev\u011bný vlá\u010dek
thing:train|vlak, vlá\u010dek
thing:canvas|plátno
thing:brush|kartá\u010d, \u0161t\u011btec
thing:door handle|klika, dve\u0159ní klika
thing:filing cabinet|kartotéka, registra\u010dní sk\u0159í\u0148
thing:primer|základ, podkladová báze, penetrace
thing:rose|r\u016f\u017ee
thing:bait|návnada, nástraha
thing:inverter|m\u011bni\u010d nap\u011btí, st\u0159ída\u010d
thing:tutu|tutu sukn\u011b, tylová sukn\u011b
thing:walking stick|vycházková h\u016fl, h\u016fl
thing:crutches|berle
thing:blood pressure monitor|tlakom\u011br, m\u011b\u0159i\u010d krevního tlaku
thing:syringe|injek\u010dní st\u0159íka\u010dka
thing:thread|nit
thing:mouse|my\u0161, my\u0161ka
thing:pocket watch|kapesní hodinky
thing:diving watch|potáp\u011b\u010dské hodinky
thing:shower tray|sprchová vani\u010dka
thing:bag|ta\u0161ka
thing:ball|mí\u010d, balón
thing:balm|balzám
thing:barrel|sud, barel
thing:bell|zvon, zvonek
thing:badge|odznak, placka
thing:binder|po\u0159ada\u010d, vaza\u010d
thing:body protector|chráni\u010d t\u011bla, páte\u0159ní chráni\u010d
thing:bottle|láhev, fla\u0161ka
thing:bow|luk, smy\u010dec
thing:brake|brzda
thing:cabinet|sk\u0159í\u0148ka
thing:cable|kabel
thing:cage|klec
thing:card|karta, karti\u010dka
thing:castle|hrad
thing:chain|\u0159et\u011bz
thing:chisel|dláto
thing:cummerbund|smokingový pás
thing:drum|buben
thing:engine|motor
thing:egg box|krabi\u010dka na vají\u010dka
thing:espresso cup|\u0161álek na espresso
thing:firelighters|podpalova\u010d
thing:fireguard|krbová zást\u011bna
thing:flash|blesk
thing:food|jídlo, krmivo
thing:fruit|ovoce
thing:gate|vrata, branka, brána
thing:grass|tráva
thing:hedge|\u017eivý plot
thing:heart|srdce, srdí\u010dko
thing:helium|helium
thing:helmet|helma, p\u0159ilba
thing:honey jar|sklenice na med
thing:incubator|líhe\u0148, inkubátor
thing:jar|sklenice, dóza
thing:kennel|bouda, psinec
thing:key|klí\u010d
thing:leash|vodítko
thing:litter|stelivo, podestýlka
thing:log basket|ko\u0161 na d\u0159evo
thing:lotion|mléko, emulze
thing:lure|nástraha
thing:mask|maska
thing:moon|m\u011bsíc
thing:star|hv\u011bzda, hv\u011bzdi\u010dka
thing:needle|jehla
thing:oil|olej
thing:pedal|pedál
thing:pellets|pelety
thing:place cards|jmenovky na st\u016fl, svatební jmenovky
thing:powder|prá\u0161ek, pudr
thing:rack|stojan, regál
thing:racket|raketa, pálka
thing:reel|cívka, naviják
thing:rod|ty\u010d, prut
thing:scale|váha
thing:screen|obrazovka, zást\u011bna
thing:skate|brusle
thing:stencil|\u0161ablona
thing:stove pipe|kou\u0159ovod
thing:tank|nádr\u017e
thing:thermos|termoska
thing:timer|\u010dasova\u010d, minutka
thing:tractor|traktor
thing:truck|nákla\u010fák, kamion
thing:airplane|letadlo
thing:rocket|raketa vesmírná, rachejtle
thing:robot|robot
thing:trailer hitch|ta\u017ené za\u0159ízení, koule za auto
thing:tube|tubus, trubice
thing:tyre pressure gauge|m\u011b\u0159i\u010d tlaku v pneumatikách, pneum\u011b\u0159i\u010d
thing:valve|ventil
thing:vacuum bag|sá\u010dek do vysava\u010de
thing:vegetable|zelenina
thing:wiper|st\u011bra\u010d
thing:amp|zesilova\u010d
thing:bass guitar|baskytara
thing:ashtray|popelník
thing:bee hive|úl, v\u010delí úl
thing:ash vacuum|vysava\u010d na popel
thing:grooming brush|kartá\u010d na srst, h\u0159eben na srst
thing:motorcycle jacket|motorká\u0159ská bunda, bunda na motorku
thing:elephant|slon
thing:lion|lev
thing:tiger|tygr
thing:bear|medv\u011bd, medvídek
thing:bird|pták, ptá\u010dek
thing:butterfly|motýl
thing:cow|kráva, kravi\u010dka
thing:dinosaur|dinosaurus
thing:dolphin|delfín
thing:dragon|drak, drá\u010dek
thing:duck|kachna, kachni\u010dka
thing:fox|li\u0161ka
thing:frog|\u017eába
thing:giraffe|\u017eirafa
thing:monkey|opice
thing:owl|sova
thing:penguin|tu\u010d\u0148ák
thing:pig|prase, prasátko
thing:pirate|pirát
thing:princess|princezna
thing:rabbit|králík, zají\u010dek
thing:shark|\u017eralok
thing:sheep|ovce, ove\u010dka
thing:skull|lebka
thing:turtle|\u017eelva
thing:unicorn|jednoro\u017eec
thing:walrus|mro\u017e
thing:whale|velryba
thing:goggles (2)|brýle, ochranné brýle
thing:lens (2)|\u010do\u010dka, sklo
thing:brush (2)|kartá\u010d, kartá\u010dek
thing:bell (2)|zvonek, rolni\u010dka
thing:bow (2)|ma\u0161le, luk
thing:rack (2)|stojan, poli\u010dka
thing:rod (2)|ty\u010d, prut
thing:reel (2)|cívka, naviják
thing:tube (2)|tuba, tubus
thing:food (2)|krmivo, jídlo
thing:powder (2)|prá\u0161ek, pudr
thing:bag (2)|ta\u0161ka, pytlík
`;
