/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|kargo, teslimat, gönderim, sevkiyat
service:delivery cost|kargo ücreti, kargo bedeli, teslimat ücreti, gönderim ücreti
service:free delivery|ücretsiz kargo, kargo bedava, bedava kargo, kargo bizden
service:free shipping threshold|ücretsiz kargo limiti, kargo bedava limiti, tl üzeri kargo bedava, üzeri al\u0131\u015fveri\u015flerde ücretsiz
service:minimum order|minimum sipari\u015f, minimum sepet tutar\u0131, en az sipari\u015f tutar\u0131, alt limit
service:order value|sipari\u015f tutar\u0131, sepet tutar\u0131, sepet toplam\u0131, toplam tutar
service:delivery time|teslimat süresi, kargo süresi, kaç günde gelir, ne zaman gelir
service:delivery date|teslimat tarihi, tahmini teslimat, var\u0131\u015f tarihi, ne zaman elimde olur
service:express delivery|h\u0131zl\u0131 teslimat, ekspres kargo, ertesi gün teslimat, yar\u0131n kap\u0131nda
service:same day delivery|ayn\u0131 gün teslimat, bugün teslimat, bugün kargoda, motokurye
service:standard delivery|standart teslimat, standart kargo, normal kargo
service:cut-off time|son sipari\u015f saati, saat kaça kadar sipari\u015f, ayn\u0131 gün kargo için son saat
service:delivery slot|teslimat saati, teslimat aral\u0131\u011f\u0131, randevulu teslimat, saat seçimi
service:evening delivery|ak\u015fam teslimat\u0131, cumartesi teslimat, hafta sonu teslimat
service:click and collect|ma\u011fazadan teslim al, ma\u011fazadan teslim, gel al, t\u0131kla gel al
service:ready for collection|teslim almaya haz\u0131r, sipari\u015finiz haz\u0131r, teslim alma kodu, haz\u0131r bildirimi
service:reserve|ay\u0131rtmak, rezervasyon, ay\u0131rmak, rezerve etmek
service:parcel shop|teslimat noktas\u0131, kargo \u015fubesi, gel al noktas\u0131, teslim noktas\u0131
service:parcel locker|kargo dolab\u0131, kargomat, teslimat dolab\u0131, kargo otomat\u0131
service:parcel|paket, koli, kargo paketi, gönderi
service:courier|kargo firmas\u0131, kurye, kargo \u015firketi, yurtiçi kargo
service:tracking|kargo takip, takip numaras\u0131, kargo takip no, kargom nerede
service:order status|sipari\u015f durumu, sipari\u015fim nerede, sipari\u015f takibi, sipari\u015f a\u015famas\u0131
service:dispatch confirmation|kargoya verildi, kargo bildirimi, gönderim onay\u0131, kargoya verildi maili
service:order confirmation|sipari\u015f onay\u0131, onay maili, sipari\u015f onay maili, sipari\u015f onay mesaj\u0131
service:order number|sipari\u015f numaras\u0131, sipari\u015f no, sipari\u015f kodu
service:order|sipari\u015f, sipari\u015f vermek, online sipari\u015f
service:not at home|evde yoktum, adreste bulunamad\u0131, evde kimse yok, teslim edilemedi
service:safe place|kap\u0131ya b\u0131rakmak, kom\u015fuya b\u0131rakmak, güvenli\u011fe b\u0131rakmak, apartman görevlisi
service:signature|imza, imzal\u0131 teslim, teslimat onay kodu, teslim tutana\u011f\u0131
service:missing parcel|kay\u0131p kargo, kargo gelmedi, elime ula\u015fmad\u0131, kargo kaybolmu\u015f
service:late delivery|geç teslimat, gecikme, kargo gecikti, teslimat gecikmesi
service:damaged in transit|kargoda hasar, kargoda k\u0131r\u0131lm\u0131\u015f, hasarl\u0131 geldi, hasar tutana\u011f\u0131
service:wrong item|yanl\u0131\u015f ürün, yanl\u0131\u015f gelmi\u015f, ba\u015fka ürün geldi, hatal\u0131 ürün gönderimi
service:missing part|eksik parça, eksik ürün, eksik geldi, parças\u0131 eksik
service:partial delivery|parçal\u0131 teslimat, parça parça gönderim, ayr\u0131 paketler, k\u0131smi teslimat
service:combined shipping|sipari\u015fleri birle\u015ftirme, birlikte gönderim, tek pakette, tek kargo
service:change order|sipari\u015f de\u011fi\u015fikli\u011fi, sipari\u015fi de\u011fi\u015ftirmek, sipari\u015fi düzenlemek, sipari\u015fe ürün eklemek
service:cancel order|sipari\u015f iptali, sipari\u015fi iptal etmek, vazgeçtim, yanl\u0131\u015fl\u0131kla sipari\u015f
service:change address|adres de\u011fi\u015fikli\u011fi, adresi de\u011fi\u015ftirmek, yanl\u0131\u015f adres, ta\u015f\u0131nd\u0131m
service:delivery address|teslimat adresi, kargo adresi, fatura adresi, farkl\u0131 adres
service:PO box|posta kutusu, i\u015f yeri adresi, ofise teslimat, i\u015f yerine gönderim
service:delivery area|teslimat bölgesi, nerelere gönderim, türkiye geneli, her ile kargo
service:international shipping|yurt d\u0131\u015f\u0131 kargo, uluslararas\u0131 kargo, yurtd\u0131\u015f\u0131na gönderim, dünya geneli gönderim
service:abroad|yurt d\u0131\u015f\u0131, yurtd\u0131\u015f\u0131, ba\u015fka ülke, ülke d\u0131\u015f\u0131
general:EU|avrupa birli\u011fi, ab, avrupa, ab ülkeleri
service:customs|gümrük, gümrük vergisi, ithalat vergisi, gümrük ücreti
service:island delivery|ada teslimat\u0131, adalar, bozcaada, kktc
service:surcharge|ek ücret, ilave ücret, fark, ekstra ücret
service:bulky item|büyük desi, hacimli ürün, a\u011f\u0131r ürün, ta\u015f\u0131nmas\u0131 zor ürün
service:freight delivery|ambar, nakliye, paletli sevkiyat, nakliyat
service:kerbside delivery|bina önüne teslimat, kap\u0131 önüne teslimat, apartman giri\u015fine teslim
service:upstairs delivery|daireye teslimat, kata ç\u0131karma, eve ta\u015f\u0131ma, odaya teslim
general:stairs|merdiven, kat, asansör, basamak
service:own delivery|kendi arac\u0131m\u0131zla teslimat, ma\u011faza teslimat\u0131, evlere servis, \u015fehir içi servis
service:bike courier|bisikletli kurye, ye\u015fil teslimat, karbon nötr kargo, çevreci teslimat
service:packaging|paketleme, ambalaj, kargo kutusu, karton kutu
service:discreet packaging|gizli paketleme, gizli kargo, ürün ad\u0131 yazmayan paket, kapal\u0131 kutu
service:delivery note|irsaliye, sevk irsaliyesi, fiyats\u0131z gönderim, faturas\u0131z paket
service:refrigerated shipping|so\u011fuk zincir, so\u011futmal\u0131 kargo, buzlu kargo, so\u011fuk gönderim
service:live plant shipping|canl\u0131 bitki gönderimi, bitki kargosu, fidan gönderimi, dona kar\u015f\u0131 paket
service:dangerous goods|tehlikeli madde, yan\u0131c\u0131 madde, uçakla gönderilemez, kargolanamaz
service:pickup only|sadece ma\u011fazadan teslim, kargo yok, elden teslim, kargoya verilmez
service:return|iade, iade etmek, geri göndermek, geri vermek
service:return period|iade süresi, kaç gün içinde iade, 14 gün iade, iade hakk\u0131 süresi
service:right of withdrawal|cayma hakk\u0131, cayma, vazgeçme hakk\u0131, cayma bildirimi
service:withdrawal form|iade formu, cayma formu, cayma dilekçesi, iade talep formu
service:return label|iade kodu, iade kargo kodu, iade etiketi, kargo iade kodu
service:returns portal|iade talebi, iade talebi olu\u015fturma, online iade, kolay iade
service:return cost|iade kargo ücreti, iade ücreti, iade masraf\u0131, iadede kargoyu kim öder
service:free returns|ücretsiz iade, bedava iade, ko\u015fulsuz iade, iade kargo ücretsiz
service:return in store|ma\u011fazada iade, ma\u011fazaya iade, ma\u011fazadan iade, \u015fubeye geri götürme
service:return pickup|adresten iade al\u0131m, iade için kurye, evden iade alma
service:non-returnable|iade edilemez, iadesi yok, iade kabul edilmez, cayma hakk\u0131 yok
service:hygiene reasons|hijyen, hijyen nedeniyle, hijyen band\u0131, koruma band\u0131
property:opened|aç\u0131lm\u0131\u015f, paketi aç\u0131lm\u0131\u015f, ambalaj\u0131 aç\u0131k, kutusu aç\u0131lm\u0131\u015f
property:original packaging|orijinal kutu, orijinal ambalaj, etiketi üzerinde, hasars\u0131z kutu
property:unused|kullan\u0131lmam\u0131\u015f, giyilmemi\u015f, yeniden sat\u0131labilir, denenmemi\u015f
property:worn|giyilmi\u015f, kullan\u0131lm\u0131\u015f, denenmi\u015f, bir kez y\u0131kanm\u0131\u015f
service:loss of value|de\u011fer kayb\u0131, kesinti, iade kesintisi, de\u011fer dü\u015füklü\u011fü
service:try at home|evde dene, deneme süresi, evde denemek, dene be\u011fenmezsen iade
service:exchange|de\u011fi\u015fim, de\u011fi\u015ftirmek, beden de\u011fi\u015fimi, numara de\u011fi\u015fimi
need:too small|küçük geldi, dar geldi, olmad\u0131, s\u0131k\u0131yor
need:too big|büyük geldi, bol geldi, uzun geldi, fazla büyük
need:don't like it|be\u011fenmedim, bekledi\u011fim gibi de\u011fil, hayal k\u0131r\u0131kl\u0131\u011f\u0131, istedi\u011fim gibi ç\u0131kmad\u0131
service:refund|para iadesi, geri ödeme, param\u0131 geri, ücret iadesi
service:money-back guarantee|memnuniyet garantisi, para iade garantisi, ko\u015fulsuz memnuniyet, be\u011fenmezsen iade
service:original payment method|ayn\u0131 ödeme yöntemi, karta iade, hesaba iade, ödeme yap\u0131lan karta
service:store credit|hediye çekine iade, ma\u011faza kredisi, cüzdana iade, iade çeki
service:defective|ar\u0131zal\u0131, bozuk, çal\u0131\u015fm\u0131yor, hatal\u0131
service:defect|kusur, defo, üretim hatas\u0131, fabrikasyon hatas\u0131
property:damaged|hasarl\u0131, çizik, çatlak, ezik
service:complaint|\u015fikayet, \u015fikayetçi olmak, itiraz, \u015fikayet kayd\u0131
service:warranty|garanti, garanti belgesi, üretici garantisi, garanti kapsam\u0131
service:statutory warranty|yasal garanti, ay\u0131pl\u0131 mal, tüketici haklar\u0131, 2 y\u0131l yasal garanti
service:extended warranty|ek garanti, garanti uzatma, uzat\u0131lm\u0131\u015f garanti, ürün sigortas\u0131
service:lifetime warranty|ömür boyu garanti, ömürlük garanti, s\u0131n\u0131rs\u0131z garanti
property:wear and tear|a\u015f\u0131nma, y\u0131pranma, sarf parça, kullan\u0131m kaynakl\u0131 a\u015f\u0131nma
service:repair|tamir, onar\u0131m, tamirat, tamir servisi
service:repair workshop|yetkili servis, servis, teknik servis, tamirhane
service:after-sales service|sat\u0131\u015f sonras\u0131 hizmet, sat\u0131\u015f sonras\u0131 destek, sat\u0131\u015f sonras\u0131
service:cost estimate|fiyat teklifi, teklif, ke\u015fif bedeli, tamir fiyat\u0131
service:spare part|yedek parça, parça temini, orijinal parça
service:replacement|yerine yenisi, ürün de\u011fi\u015fimi, yenisiyle de\u011fi\u015ftirme, muadil ürün
service:loan device|yedek cihaz, geçici cihaz, emanet cihaz, ikame ürün
service:maintenance|bak\u0131m, periyodik bak\u0131m, servis bak\u0131m\u0131, kontrol bak\u0131m
service:descaling|kireç çözme, temizlik hizmeti, profesyonel temizlik, kireç temizli\u011fi
service:sharpening service|bileme hizmeti, b\u0131çak bileme, b\u0131çak biletme, keskinle\u015ftirme
service:alteration service|tadilat, terzi, paça k\u0131saltma, paça boyu
service:cutting service|kesim hizmeti, ölçüye göre kesim, metreyle kesim, ebatlama
service:colour mixing|renk kar\u0131\u015f\u0131m\u0131, boya kar\u0131\u015ft\u0131rma, boya renklendirme
service:stringing service|raket teli de\u011fi\u015fimi, kordaj, raket telleme
service:ski service|kayak bak\u0131m\u0131, kayak waxlama, kenar bileme, ba\u011flama ayar\u0131
service:battery replacement service|pil de\u011fi\u015fimi, saat pili de\u011fi\u015fimi, pil takt\u0131rma
service:while you wait|beklerken, an\u0131nda, hemen yap\u0131l\u0131r, yerinde
service:payment|ödeme, ödeme yöntemi, ödeme seçenekleri, nas\u0131l öderim
service:credit card|kredi kart\u0131, banka kart\u0131, visa, mastercard
service:paypal|paypal, dijital cüzdan, elektronik cüzdan, papara
service:apple pay|apple pay, google pay, mobil ödeme, telefonla ödeme
service:twint|iyzico, paytr, troy, masterpass
service:bank transfer|havale, eft, banka havalesi, iban
service:pay by invoice|aç\u0131k hesap, vadeli ödeme, \u015fimdi al sonra öde, faturayla ödeme
service:instalments|taksit, taksitli al\u0131\u015fveri\u015f, taksit seçenekleri, vade farks\u0131z
service:interest rate|faiz, vade fark\u0131, faizsiz, pe\u015fin fiyat\u0131na taksit
service:credit check|kredi sorgusu, kredi notu, kredi onay\u0131, findeks
service:cash on delivery|kap\u0131da ödeme, kap\u0131da nakit, kap\u0131da kart, kurye ödeme
service:cash|nakit, nakit ödeme, pe\u015fin, para
service:pay in store|ma\u011fazada ödeme, teslimde ödeme, kasada ödeme
service:direct debit|otomatik ödeme, hesaptan çekim, otomatik ödeme talimat\u0131
service:cheque|çek, senet, posta çeki
service:holiday voucher payment|yemek kart\u0131, multinet, sodexo, ticket
service:payment failed|ödeme ba\u015far\u0131s\u0131z, ödeme al\u0131namad\u0131, kart reddedildi, ödeme hatas\u0131
service:when am I charged|ne zaman çekilir, tahsilat, karttan çekim, para ne zaman çekiliyor
service:secure payment|güvenli ödeme, 3d secure, ssl, güvenli al\u0131\u015fveri\u015f
service:buyer protection|al\u0131c\u0131 korumas\u0131, güven damgas\u0131, etbis, güvenilir site
service:payment deadline|ödeme vadesi, son ödeme tarihi, vade, ödeme süresi
service:payment reminder|ödeme hat\u0131rlatma, gecikmi\u015f fatura, ihtarname, gecikme faizi
service:currency|para birimi, döviz, kur, dolarla ödeme
service:deposit|kapora, pe\u015finat, ön ödeme, avans
service:security deposit|depozito, depozito iadesi, emanet bedeli
service:invoice|fatura, e-fatura, e-ar\u015fiv fatura, fatura kopyas\u0131
service:receipt|fi\u015f, sat\u0131\u015f fi\u015fi, al\u0131\u015fveri\u015f fi\u015fi, dekont
service:VAT|kdv, katma de\u011fer vergisi, kdv dahil, vergi
service:VAT number|vergi numaras\u0131, vergi no, vergi dairesi, vkn
service:tax-free shopping|tax free, kdv iadesi, vergi iadesi, duty free
service:business customer|kurumsal mü\u015fteri, \u015firket ad\u0131na, kurumsal fatura, kurumsal sat\u0131\u015f
service:wholesale|toptan, toptan sat\u0131\u015f, bayilik, bayi
service:bulk order|toplu sipari\u015f, yüksek adet, adetli al\u0131m, toplu al\u0131m indirimi
service:school order|okul sipari\u015fi, anaokulu sipari\u015fi, kamu kurumu, belediye al\u0131m\u0131
service:club discount|kulüp indirimi, grup indirimi, dernek, spor kulübü
service:student discount|ö\u011frenci indirimi, ö\u011frenci kimli\u011fi, ö\u011frenciye özel, genç indirimi
service:senior discount|emekli indirimi, 65 ya\u015f indirimi, ya\u015fl\u0131 indirimi
service:teacher discount|ö\u011fretmen indirimi, sa\u011fl\u0131k çal\u0131\u015fan\u0131 indirimi, çal\u0131\u015fan indirimi, memur indirimi
service:discount|indirim, iskonto, fiyat dü\u015fü\u015fü, kampanya
service:sale|kampanya, sezon sonu indirimi, outlet, f\u0131rsat
property:reduced|indirimli, indirimde, kampanyal\u0131, fiyat\u0131 dü\u015fen
service:voucher code|indirim kodu, kupon, kupon kodu, promosyon kodu
need:voucher doesn't work|kod çal\u0131\u015fm\u0131yor, kupon geçersiz, kod kabul edilmedi, süresi dolmu\u015f kod
service:cannot be combined|kampanyalar birle\u015ftirilemez, kupon birle\u015ftirme, di\u011fer kampanyalarla geçmez
service:gift card|hediye kart\u0131, hediye çeki, ma\u011faza hediye kart\u0131
service:gift card balance|hediye kart\u0131 bakiyesi, bakiye sorgulama, kalan bakiye, kart bakiyesi
service:validity|geçerlilik, geçerlilik süresi, son kullan\u0131m, ne zamana kadar geçerli
action:redeem|kullanmak, kod girmek, kupon kullanmak, çeki kullanmak
service:cash out voucher|hediye çekini nakde çevirme, çek kar\u015f\u0131l\u0131\u011f\u0131 nakit, nakde çevirmek
service:lost gift card|kay\u0131p hediye kart\u0131, hediye kart\u0131m\u0131 kaybettim, çal\u0131nan hediye çeki
service:loyalty programme|sadakat program\u0131, puan, sadakat kart\u0131, puan biriktirme
service:stamp card|damga kart\u0131, pul kart\u0131, onuncu bedava
service:birthday discount|do\u011fum günü indirimi, do\u011fum günü kuponu, do\u011fum günü sürprizi
service:refer a friend|arkada\u015f\u0131n\u0131 getir, arkada\u015f\u0131n\u0131 davet et, davet kodu, tavsiye kazanc\u0131
service:price match|en ucuz fiyat garantisi, fiyat e\u015fitleme, fiyat fark\u0131 iadesi, en iyi fiyat garantisi
service:welcome discount|ho\u015f geldin indirimi, ilk al\u0131\u015fveri\u015f indirimi, ilk sipari\u015fe özel, yeni üye indirimi
service:newsletter|bülten, e-bülten, mail listesi, bülten aboneli\u011fi
action:unsubscribe|abonelikten ç\u0131kmak, mail almak istemiyorum, reklam istemiyorum, sms iptal
service:customer account|üyelik, hesab\u0131m, kullan\u0131c\u0131 hesab\u0131, profil
service:login|giri\u015f, üye giri\u015fi, oturum açma, giri\u015f yapam\u0131yorum
service:password|\u015fifre, \u015fifremi unuttum, parola, \u015fifre s\u0131f\u0131rlama
service:guest order|üye olmadan al\u0131\u015fveri\u015f, misafir al\u0131\u015fveri\u015fi, üyeliksiz sipari\u015f, kay\u0131ts\u0131z sipari\u015f
action:delete account|hesap silme, hesab\u0131 kapatmak, üyelik iptali, verilerimi silin
service:order history|sipari\u015f geçmi\u015fi, eski sipari\u015flerim, önceki sipari\u015fler
service:privacy|gizlilik, kvkk, ki\u015fisel veriler, gizlilik politikas\u0131
service:cookie|çerez, çerez ayarlar\u0131, çerez politikas\u0131, çerez izni
service:terms and conditions|mesafeli sat\u0131\u015f sözle\u015fmesi, kullan\u0131m ko\u015fullar\u0131, sat\u0131\u015f ko\u015fullar\u0131, üyelik sözle\u015fmesi
service:legal notice|künye, \u015firket bilgileri, hakk\u0131m\u0131zda, ticari unvan
service:dispute resolution|tüketici hakem heyeti, tüketici mahkemesi, hakem heyeti, uyu\u015fmazl\u0131k
service:customer service|mü\u015fteri hizmetleri, mü\u015fteri deste\u011fi, destek hatt\u0131, yard\u0131m merkezi
service:contact|ileti\u015fim, bize ula\u015f\u0131n, ula\u015fmak, ileti\u015fim formu
service:phone number|telefon numaras\u0131, telefon, aramak, ça\u011fr\u0131 merkezi
service:email|e-posta, mail, mail adresi, eposta
service:live chat|canl\u0131 destek, whatsapp, whatsapp hatt\u0131, canl\u0131 sohbet
service:response time|yan\u0131t süresi, cevap süresi, kaç saatte dönü\u015f, cevap gelmedi
service:callback|geri arama, beni aray\u0131n, sizi arayal\u0131m, arama talebi
service:advice|dan\u0131\u015fmanl\u0131k, tavsiye, uzman deste\u011fi, fikir almak
service:video consultation|görüntülü görü\u015fme, online dan\u0131\u015fmanl\u0131k, görüntülü arama, online randevu
service:appointment|randevu, randevu almak, randevulu, rezervasyon
service:walk-in|randevusuz, randevusuz gelmek, çat kap\u0131
service:fitting|deneme, prova, deneme kabini, kabin
service:measuring service|ölçü alma, yerinde ölçü, ke\u015fif, evde ölçü
service:test ride|test sürü\u015fü, deneme sürü\u015fü, ürün denemesi, demo
service:shop|ma\u011faza, \u015fube, dükkan, bayi
service:showroom|showroom, te\u015fhir salonu, sergi alan\u0131, yerinde görmek
service:address|adres, konum, neredesiniz, yol tarifi
service:opening hours|çal\u0131\u015fma saatleri, aç\u0131l\u0131\u015f saati, mesai saatleri, kaça kadar aç\u0131k
property:open|aç\u0131k, hizmete aç\u0131k, \u015fu an aç\u0131k
property:closed|kapal\u0131, kapal\u0131 gün, ma\u011faza kapal\u0131
service:lunch break|ö\u011fle aras\u0131, ö\u011fle molas\u0131, ö\u011flen kapal\u0131
service:public holiday|resmi tatil, bayram, bayram tatili, arife
service:company holidays|y\u0131ll\u0131k izin, yaz tatili kapal\u0131, tatil kapan\u0131\u015f\u0131
general:Christmas|noel, y\u0131lba\u015f\u0131, christmas, noel arifesi
general:New Year|y\u0131lba\u015f\u0131, yeni y\u0131l, y\u0131lba\u015f\u0131 gecesi
general:Easter|paskalya, paskalya bayram\u0131
general:Sunday|pazar, pazar günü, pazarlar\u0131
general:Saturday|cumartesi, cumartesi günü, cumartesileri
general:weekday|hafta içi, pazartesi, sal\u0131, çar\u015famba
general:weekend|hafta sonu, haftasonu, cumartesi pazar
general:working day|i\u015f günü, i\u015f günleri, mesai günü
general:today|bugün, bu gün, hemen \u015fimdi, bu gece
general:tomorrow|yar\u0131n, ertesi gün, yar\u0131na
general:evening|ak\u015fam, gece, ak\u015fam saatleri
general:morning|sabah, sabahleyin, sabah erken
general:day|gün, günlük, her gün, günde
general:week|hafta, haftal\u0131k, haftada
general:month|ay, ayl\u0131k, ayda
general:year|y\u0131l, y\u0131ll\u0131k, sene, senelik
general:hour|saat, dakika, süre
general:birthday|do\u011fum günü, ya\u015f günü, dgko
service:parking|otopark, park yeri, araba park, vale
service:public transport|toplu ta\u015f\u0131ma, otobüs dura\u011f\u0131, metro, tramvay
service:loading zone|yükleme alan\u0131, yükleme rampas\u0131, arabaya yükleme, araca ta\u015f\u0131ma yard\u0131m\u0131
service:accessible|engelli eri\u015fimi, tekerlekli sandalye giri\u015fi, engelsiz, rampa
service:dogs allowed|köpekle girilir mi, evcil hayvan dostu, pet friendly, köpek kabul
service:play corner|oyun alan\u0131, çocuk kö\u015fesi, tuvalet, bebek bak\u0131m odas\u0131
service:languages spoken|ingilizce konu\u015fuyor musunuz, ingilizce hizmet, arapça destek, yabanc\u0131 dil
service:jobs|i\u015f ilan\u0131, kariyer, i\u015f ba\u015fvurusu, eleman al\u0131m\u0131
service:press|bas\u0131n, medya, influencer, i\u015f birli\u011fi
service:gift wrapping|hediye paketi, hediye paketleme, hediye ambalaj\u0131, hediye kutusu
service:gift message|hediye notu, kart notu, mesaj kart\u0131, not eklemek
service:send as gift|hediye olarak gönder, ba\u015fkas\u0131na gönder, al\u0131c\u0131ya teslim, arkada\u015fa gönderim
general:gift|hediye, arma\u011fan, hediyelik, hediye fikri
service:exchange a gift|hediye de\u011fi\u015fimi, hediye gelen ürün, de\u011fi\u015fim kart\u0131, hediyeyi iade
service:corporate gift|kurumsal hediye, personel hediyesi, mü\u015fteri hediyesi, promosyon
service:wedding list|dü\u011fün listesi, çeyiz listesi, evlilik listesi, bebek listesi
service:wishlist|favoriler, istek listesi, favorilerim, be\u011fendiklerim
service:basket|sepet, sepetim, al\u0131\u015fveri\u015f sepeti
service:assembly service|kurulum hizmeti, montaj hizmeti, ücretsiz montaj, kurulum
property:self-assembly|demonte, kendin kur, montaj gerektirir, kolay kurulum
property:pre-assembled|kurulu, monte edilmi\u015f, kurulu gelir, kullan\u0131ma haz\u0131r
service:installation service|kurulum, montaj, cihaz ba\u011flant\u0131s\u0131, servis kurulumu
service:old appliance removal|eski cihaz\u0131 alma, eskiyi götürme, eski ürünü geri alma, eski yata\u011f\u0131 alma
service:disposal|imha, atmak, bertaraf, kurtulmak
service:recycling|geri dönü\u015füm, geri dönü\u015ftürmek, geri kazan\u0131m
service:electronic waste|elektronik at\u0131k, e-at\u0131k, eski elektronik
service:battery disposal|at\u0131k pil, pil toplama kutusu, eski piller
service:trade-in|takas, eskiyi getir yeniyi götür, eskisini ver, takas kampanyas\u0131
service:second hand|ikinci el, 2. el, kullan\u0131lm\u0131\u015f, elden
property:display model|te\u015fhir ürünü, te\u015fhir, vitrin ürünü, demo cihaz
property:B-grade|defolu ürün, ikinci kalite, b kalite, ufak kusurlu
service:rental|kiralama, kiral\u0131k, kiralamak
service:subscription|abonelik, abone olmak, düzenli gönderim, abonman
service:cancel subscription|abonelik iptali, aboneli\u011fi sonland\u0131rma, üyelik iptali
service:pause subscription|aboneli\u011fi dondurma, ara verme, teslimat\u0131 atlama, duraklatma
service:pre-order|ön sipari\u015f, ön sat\u0131\u015f, yak\u0131nda
service:in stock|stokta, mevcut, stok, stokta var
service:out of stock|stokta yok, tükendi, kalmad\u0131, tükenmi\u015f
service:back-order|yeniden stokta, sto\u011fa girecek, tekrar gelir mi, temin süreci
service:stock alert|stok bildirimi, gelince haber ver, stok alarm\u0131, haber verin
service:special order|özel sipari\u015f, sipari\u015f üzerine temin, getirtmek, sizde yok getirir misiniz
property:discontinued|üretimi durdu, art\u0131k üretilmiyor, son stok, seri sonu
property:limited edition|limitli üretim, s\u0131n\u0131rl\u0131 say\u0131da, limited edition, nadir
property:unique piece|tek parça, e\u015fi yok, tek üretim
service:quantity limit|adet s\u0131n\u0131r\u0131, ki\u015fi ba\u015f\u0131 adet, en fazla kaç adet, al\u0131m limiti
service:minimum quantity|minimum adet, en az adet, koli içi adet, paketle sat\u0131l\u0131r
service:sample|numune, tester, deneme boy, kuma\u015f numunesi
service:colour chart|renk kartelas\u0131, kartela, katalog, bro\u015für
service:personalisation|ki\u015fiselle\u015ftirme, ki\u015fiye özel, isimli, isme özel
service:engraving|gravür, isim kaz\u0131ma, lazer kaz\u0131ma, yaz\u0131 kaz\u0131ma
service:embroidery|nak\u0131\u015f, isim i\u015fleme, nak\u0131\u015f i\u015fleme, monogram
service:printing|bask\u0131, logo bask\u0131, serigrafi, özel bask\u0131
service:made to order|özel üretim, ölçüye özel, \u0131smarlama, sipari\u015f üzerine üretim
service:workshop|atölye, kurs, workshop, e\u011fitim
service:participants|kat\u0131l\u0131mc\u0131, kontenjan, ki\u015fi say\u0131s\u0131, yer ay\u0131rtmak
service:cancel course|kurs iptali, dersi kaç\u0131rmak, kurs de\u011fi\u015fikli\u011fi, kurs ertelendi
service:event|etkinlik, tad\u0131m, aç\u0131l\u0131\u015f, lansman
service:children's birthday party|çocuk do\u011fum günü partisi, ma\u011fazada parti, parti rezervasyonu
service:age limit|ya\u015f s\u0131n\u0131r\u0131, 18 ya\u015f, ya\u015f kontrolü, 18 ya\u015f üstü
service:ID card|kimlik, kimlik kart\u0131, pasaport, ehliyet
service:someone else picks up|ba\u015fkas\u0131 teslim alabilir mi, yerime teslim alma, vekalet, ba\u015fkas\u0131n\u0131n almas\u0131
service:size guide|beden tablosu, ölçü tablosu, beden rehberi, kaç beden almal\u0131y\u0131m
service:care instructions|bak\u0131m talimat\u0131, y\u0131kama talimat\u0131, nas\u0131l bak\u0131l\u0131r, kullan\u0131m ve bak\u0131m
service:manual|kullan\u0131m k\u0131lavuzu, k\u0131lavuz, kullanma talimat\u0131, talimat
service:download|indirme, pdf, ç\u0131kt\u0131 almak, dijital ürün
service:review|yorum, de\u011ferlendirme, mü\u015fteri yorumu, puan
service:product recall|ürün geri ça\u011f\u0131rma, geri ça\u011f\u0131rma, güvenlik uyar\u0131s\u0131, toplatma
service:charity|ba\u011f\u0131\u015f, hay\u0131r kurumu, yard\u0131m, sosyal sorumluluk
property:colour|renk, renkler, renk seçene\u011fi, ton
property:red|k\u0131rm\u0131z\u0131, al, kiraz k\u0131rm\u0131z\u0131s\u0131
property:burgundy|bordo, vi\u015fne çürü\u011fü, \u015farap rengi
property:pink|pembe, fu\u015fya, pudra, toz pembe
property:orange colour|turuncu, portakal rengi, oranj, kay\u0131s\u0131 rengi
property:coral|mercan, somon rengi, yavrua\u011fz\u0131, \u015feftali rengi
property:terracotta|kiremit, tarç\u0131n rengi, taba, pas rengi
property:yellow|sar\u0131, limon sar\u0131s\u0131, civciv sar\u0131s\u0131
property:mustard yellow|hardal sar\u0131s\u0131, hardal, okra, safran
property:green|ye\u015fil, zümrüt ye\u015fili, çimen ye\u015fili, \u015fi\u015fe ye\u015fili
property:olive green|haki, zeytin ye\u015fili, asker ye\u015fili, ya\u011f ye\u015fili
property:mint green|mint ye\u015fili, su ye\u015fili, nane ye\u015fili, adaçay\u0131 ye\u015fili
property:lime green|f\u0131st\u0131k ye\u015fili, neon ye\u015fil, elma ye\u015fili, limon ye\u015fili
property:blue|mavi, saks mavisi, saks, kobalt
property:navy|lacivert, gece mavisi, koyu mavi
property:light blue|aç\u0131k mavi, bebe mavisi, gök mavisi, buz mavisi
property:turquoise|turkuaz, petrol, petrol mavisi, camgöbe\u011fi
property:purple|mor, mürdüm, patl\u0131can moru, eflatun
property:lilac|lila, lavanta rengi, aç\u0131k mor, leylak
property:brown|kahverengi, taba, çikolata rengi, karamel
property:beige|bej, kum rengi, ta\u015f rengi, vizon
property:cream colour|krem, ekru, fildi\u015fi, k\u0131r\u0131k beyaz
property:white|beyaz, kar beyaz\u0131, bembeyaz
property:grey|gri, aç\u0131k gri, gümü\u015f gri, kül rengi
property:anthracite|antrasit, füme, koyu gri
property:black|siyah, kara, mat siyah, simsiyah
property:gold coloured|alt\u0131n rengi, alt\u0131n renk, gold, pirinç rengi
property:silver coloured|gümü\u015f rengi, gümü\u015f renk, silver, krom
property:rose gold|rose gold, rose, bak\u0131r rengi, bronz rengi
property:multicoloured|çok renkli, renkli, rengarenk, gökku\u015fa\u011f\u0131
property:transparent|\u015feffaf, saydam, transparan
property:neon|neon, fosforlu, floresan
property:pastel|pastel, soft renk, uçuk renk, soluk
property:dark|koyu, koyu renk, koyu ton
property:bright|canl\u0131 renk, parlak renk, c\u0131v\u0131l c\u0131v\u0131l
property:matte|mat, mat yüzey, parlamayan
property:shiny|parlak, cilal\u0131, lake, yüksek parlakl\u0131k
property:glittery|simli, pullu, payetli, \u0131\u015f\u0131lt\u0131l\u0131
property:metallic|metalik, metal görünüm, krom kaplama
property:pattern|desen, desenli, bask\u0131l\u0131, motif
property:plain|düz, düz renk, desensiz, tek renk
property:striped|çizgili, çizgi desen, boyuna çizgili
property:checked|kareli, ekose, pötikare, damal\u0131
property:polka dot|puantiyeli, benekli, noktal\u0131
property:floral|çiçekli, çiçek desenli, çiçek bask\u0131l\u0131
property:animal print|leopar desenli, zebra desenli, y\u0131lan derisi desen, hayvan desenli
property:material|malzeme, materyal, kuma\u015f, neyden yap\u0131lm\u0131\u015f
property:wood|ah\u015fap, tahta, a\u011faç, masif ah\u015fap
property:oak|me\u015fe, me\u015fe a\u011fac\u0131, masif me\u015fe
property:pine|çam, çam a\u011fac\u0131, ladin, köknar
property:plywood|kontrplak, mdf, sunta, suntalam
property:bamboo|bambu, bambu a\u011fac\u0131, bambu lifi
property:rattan|rattan, has\u0131r, has\u0131r örgü, bambu örgü
property:cork|mantar, do\u011fal mantar, mantar malzeme
property:metal|metal, metalden, maden
property:stainless steel|paslanmaz çelik, çelik, inox
property:steel|karbon çelik, galvaniz, demir çelik, sac
property:aluminium|alüminyum, anodize alüminyum, eloksal
property:cast iron|döküm, dökme demir, döküm demir, ferforje
property:titanium|titanyum, titanyum metal
property:gold|alt\u0131n, 14 ayar, 22 ayar, 18 ayar
property:gold-plated|alt\u0131n kaplama, alt\u0131n yald\u0131z, kaplama alt\u0131n
property:silver|gümü\u015f, 925 ayar gümü\u015f, gerçek gümü\u015f
property:plastic|plastik, polipropilen, pvc, abs
property:acrylic|akrilik, pleksi, pleksiglas
property:silicone|silikon, g\u0131daya uygun silikon
property:rubber|kauçuk, lastik, lateks
property:glass|cam, borcam, temperli cam, kristal
property:ceramic|seramik, stoneware, çini, kil
property:porcelain|porselen, bone china, kemik porselen
property:enamel|emaye, emaye kaplama
property:stone|ta\u015f, mermer, granit, traverten
property:leather|deri, hakiki deri, gerçek deri, dana derisi
property:suede|süet, nubuk, güderi
property:faux leather|suni deri, vegan deri, yapay deri, deri görünümlü
property:cotton|pamuk, pamuklu, penye, organik pamuk
property:muslin|müslin, müslin kuma\u015f, çift kat müslin
property:linen|keten, keten kuma\u015f, do\u011fal keten
property:hemp|kenevir, jüt, sisal
property:wool|yün, yünlü, saf yün
property:merino|merinos, merinos yünü
property:cashmere|ka\u015fmir, ka\u015fmir yünü
property:silk|ipek, saf ipek, ipekli
property:satin|saten, pamuk saten, saten kuma\u015f
property:velvet|kadife, fitilli kadife, kord
property:fleece|polar, pelu\u015f, welsoft
property:flannel|flanel, pazen, \u015fardonlu
property:felt|keçe, ka\u015fe
property:polyester|polyester, sentetik, mikrofiber
property:nylon|naylon, polyamid, cordura, para\u015füt kuma\u015f
property:elastane|elastan, likra, streç kuma\u015f
property:viscose|viskon, modal, tencel, lyocell
property:denim|kot, denim, kot kuma\u015f
property:terry|havlu kuma\u015f, waffle, pike
property:lace|dantel, tül, fileli
property:knitted|örgü, triko, örme, t\u0131\u011f i\u015fi
property:woven|dokuma, el dokumas\u0131, örgülü
property:down filling|kaz tüyü, tüy dolgu, ördek tüyü
property:filling|dolgu, elyaf, dolgulu, dolgu malzemesi
property:foam|sünger, visco, haf\u0131zal\u0131 köpük, köpük
property:lined|astarl\u0131, astar, içi astarl\u0131, içi polarl\u0131
property:faux fur|suni kürk, yapay kürk, imitasyon kürk
property:paper|ka\u011f\u0131t, karton, kraft, geri dönü\u015fümlü ka\u011f\u0131t
property:paper weight|gramaj, gsm, ka\u011f\u0131t gramaj\u0131, kuma\u015f gramaj\u0131
property:carbon fibre|karbon fiber, fiberglas, cam elyaf
property:wax|mum, balmumu, soya mumu, parafin
property:coated|kaplama, kaplamal\u0131, lamine, vernikli
property:oiled wood|ya\u011fl\u0131 ah\u015fap, ham ah\u015fap, verniksiz, i\u015flenmemi\u015f ah\u015fap
property:glazed|s\u0131rl\u0131, s\u0131r, s\u0131rs\u0131z
property:non-stick|yap\u0131\u015fmaz, teflon, yap\u0131\u015fmaz kaplama, granit kaplama
property:natural material|do\u011fal malzeme, do\u011fal lif, tamamen do\u011fal
property:gemstone|de\u011ferli ta\u015f, do\u011fal ta\u015f, p\u0131rlanta, elmas
property:pearl|inci, tatl\u0131 su incisi, sedef
property:size|beden, numara, boyut, ebat
property:small|küçük, ufak, minik, mini
property:big|büyük, kocaman, iri, dev
property:medium size|orta boy, orta beden, orta boyutlu
property:plus size|büyük beden, battal, xxl, 3xl
property:one size|standart beden, tek beden, universal beden
property:runs small|dar kal\u0131p, kal\u0131b\u0131 dar, kal\u0131b\u0131 küçük, bir beden büyük al\u0131n
property:runs large|bol kal\u0131p, kal\u0131b\u0131 geni\u015f, bir beden küçük al\u0131n
property:true to size|tam kal\u0131p, kendi bedeninizi al\u0131n, normal kal\u0131p, kal\u0131b\u0131 tam
property:slim fit|slim fit, dar kesim, skinny, vücuda oturan
property:loose-fitting|rahat kesim, oversize, sala\u015f, bol kesim
property:fit|kal\u0131p, kesim, model duru\u015fu
property:wide|geni\u015f, geni\u015flik, en, geni\u015f kal\u0131p
property:narrow|dar, ince uzun, darac\u0131k
property:long|uzun, uzunluk, boy, ekstra uzun
property:short|k\u0131sa, k\u0131salt\u0131lm\u0131\u015f, k\u0131sa boy
property:tall|yüksek, yükseklik, boyu ne kadar
property:low|alçak, bas\u0131k, dü\u015fük yükseklik
property:deep|derin, derinlik, ne kadar derin
property:thick|kal\u0131n, kal\u0131nl\u0131k, tok kuma\u015f
property:thin|ince, incecik, ultra ince
property:dimensions|ölçüler, ölçü, ebatlar, kaça kaç
property:diameter|çap, çevre, çevre ölçüsü
property:round|yuvarlak, daire, oval
property:square shape|kare, dikdörtgen, kö\u015feli
property:weight|a\u011f\u0131rl\u0131k, kilo, kaç kg, kaç gram
property:lightweight|hafif, tüy gibi, ultra hafif
property:heavy|a\u011f\u0131r, hantal
property:capacity|kapasite, hacim, kaç litre, litre
property:roomy|geni\u015f hacimli, ferah, bol hacimli, içi geni\u015f
property:load capacity|ta\u015f\u0131ma kapasitesi, maksimum a\u011f\u0131rl\u0131k, kaç kilo ta\u015f\u0131r, yük kapasitesi
property:compact|kompakt, az yer kaplayan, yer kaplamaz
property:foldable|katlan\u0131r, katlanabilir, katlanan
property:stackable|istiflenebilir, üst üste konur, iç içe geçen
property:inflatable|\u015fi\u015fme, \u015fi\u015firilebilir, hava ile \u015fi\u015fen
property:extendable|aç\u0131l\u0131r, uzat\u0131labilir, teleskopik, geni\u015fleyebilen
property:adjustable|ayarlanabilir, ayarl\u0131, yükseklik ayarl\u0131
property:grows with child|büyüyen, çocukla büyüyen, dönü\u015febilen
property:removable|ç\u0131kar\u0131labilir, sökülebilir, tak\u0131l\u0131p ç\u0131kar\u0131l\u0131r
property:replaceable|de\u011fi\u015ftirilebilir, yenilenebilir, de\u011fi\u015febilen
property:modular|modüler, kombinlenebilir, eklemeli sistem
property:reversible|çift tarafl\u0131, iki tarafl\u0131 kullan\u0131m, çift yönlü
property:portable|ta\u015f\u0131nabilir, portatif, yan\u0131nda ta\u015f\u0131ma
property:power|güç, watt, kaç watt, motor gücü
property:powerful|güçlü, yüksek performans, kuvvetli
property:voltage|voltaj, volt, 220v, 12v
property:plug|fi\u015f, fi\u015f tipi, elektrik fi\u015fi
property:electric|elektrikli, kablolu, elektrikle çal\u0131\u015fan
property:cordless|\u015farjl\u0131, pilli, kablosuz çal\u0131\u015fan, bataryal\u0131
property:rechargeable|\u015farj edilebilir, usb \u015farjl\u0131, \u015farj edilebilir pil
property:battery life|pil ömrü, \u015farj\u0131 ne kadar gider, batarya ömrü, kullan\u0131m süresi
property:charging time|\u015farj süresi, h\u0131zl\u0131 \u015farj, kaç saatte \u015farj olur
property:wireless|kablosuz, bluetooth, wifi, wi-fi
property:smart|ak\u0131ll\u0131, uygulama kontrollü, ak\u0131ll\u0131 ev uyumlu
property:automatic|otomatik, tam otomatik, kendili\u011finden
property:manual|manuel, elle, el ile çal\u0131\u015fan, kollu
property:solar|güne\u015f enerjili, solar, güne\u015f paneli
property:energy-efficient|enerji tasarruflu, enerji s\u0131n\u0131f\u0131, az elektrik harcayan
property:noise level|ses seviyesi, desibel, db, gürültü seviyesi
property:quiet|sessiz, gürültüsüz, sessiz çal\u0131\u015fan
property:loud|gürültülü, sesli, çok ses yapan
property:noise-cancelling|gürültü önleyici, gürültü engelleme, anc, ses yal\u0131t\u0131ml\u0131
property:waterproof|su geçirmez, suya dayan\u0131kl\u0131, waterproof
property:water-resistant|su itici, su tutmaz, s\u0131çramaya dayan\u0131kl\u0131
property:water resistance rating|su geçirmezlik s\u0131n\u0131f\u0131, ip sertifikas\u0131, ipx4, ip67
property:windproof|rüzgar geçirmez, rüzgarl\u0131k, f\u0131rt\u0131naya dayan\u0131kl\u0131
property:weatherproof|hava ko\u015fullar\u0131na dayan\u0131kl\u0131, d\u0131\u015f mekana uygun, her hava
property:frost-proof|dona dayan\u0131kl\u0131, k\u0131\u015fa dayan\u0131kl\u0131, so\u011fu\u011fa dayan\u0131kl\u0131
property:uv-resistant|uv dayan\u0131ml\u0131, güne\u015fe dayan\u0131kl\u0131, uv korumal\u0131, güne\u015fte solmaz
property:colourfast|solmaz, renk vermez, boya vermez
property:heat-resistant|\u0131s\u0131ya dayan\u0131kl\u0131, s\u0131ca\u011fa dayan\u0131kl\u0131
property:fireproof|yanmaz, ate\u015fe dayan\u0131kl\u0131, alev almaz
property:keeps warm|s\u0131cak tutar, s\u0131cak tutan, termal, yal\u0131t\u0131ml\u0131
property:keeps cool|serin tutar, so\u011fuk tutan, serinletici
property:warm|s\u0131cak, s\u0131cac\u0131k, \u0131s\u0131tan
property:hot|çok s\u0131cak, kaynar, yüksek \u0131s\u0131
property:cold|so\u011fuk, buz gibi, dondurucu
property:temperature|s\u0131cakl\u0131k, derece, \u0131s\u0131, s\u0131cakl\u0131k aral\u0131\u011f\u0131
property:breathable|nefes alan, terletmez, hava alan
property:quick-drying|çabuk kuruyan, h\u0131zl\u0131 kuruyan
property:absorbent|emici, su emen, yüksek emicilik
property:washable|y\u0131kanabilir, makinede y\u0131kan\u0131r, çama\u015f\u0131r makinesine girer mi
property:hand wash|elde y\u0131kama, elde y\u0131kan\u0131r, sadece elde
property:dry clean only|kuru temizleme, sadece kuru temizleme
property:tumble dryer safe|kurutma makinesine uygun, kurutucuya girer mi, kurutmaya at\u0131l\u0131r
property:care instructions|bak\u0131m önerileri, y\u0131kama talimat\u0131, nas\u0131l y\u0131kan\u0131r, bak\u0131m etiketi
property:easy care|ütü istemez, k\u0131r\u0131\u015fmaz, bak\u0131m\u0131 kolay
property:easy to clean|kolay temizlenir, silinebilir, temizlemesi kolay
property:dishwasher safe|bula\u015f\u0131k makinesinde y\u0131kan\u0131r, bula\u015f\u0131k makinesine uygun, bula\u015f\u0131k makinesine girer mi
property:microwave safe|mikrodalgaya uygun, mikrodalgada kullan\u0131l\u0131r, mikrodalgaya girer mi
property:freezer safe|dondurucuya uygun, buzlu\u011fa uygun, dondurulabilir
property:induction|indüksiyon, indüksiyon uyumlu, indüksiyonlu ocakta kullan\u0131l\u0131r
property:food-safe|g\u0131daya uygun, g\u0131da ile temasa uygun, food grade
property:leakproof|s\u0131zd\u0131rmaz, ak\u0131tmaz, dökülmez, akmaz
property:vegan|vegan, bitkisel, hayvansal içerik yok
property:vegetarian|vejetaryen, etsiz, et içermez
property:cruelty-free|hayvanlar üzerinde test edilmemi\u015f, cruelty free, hayvan deneysiz
property:organic|organik, organik sertifikal\u0131, ekolojik tar\u0131m
property:sustainable|sürdürülebilir, çevre dostu, do\u011fa dostu
property:recycled|geri dönü\u015ftürülmü\u015f, geri dönü\u015füm malzemesi, ileri dönü\u015füm
property:recyclable|geri dönü\u015ftürülebilir, geri dönü\u015fümlü ambalaj
property:biodegradable|biyobozunur, do\u011fada çözünen, kompostlanabilir
property:reusable|tekrar kullan\u0131labilir, çok kullan\u0131ml\u0131k, y\u0131kan\u0131p kullan\u0131l\u0131r
property:disposable|tek kullan\u0131ml\u0131k, kullan at
property:refillable|yeniden doldurulabilir, dolum, yedek paket, refill
property:fair trade|adil ticaret, fair trade, etik üretim
property:certified|sertifikal\u0131, sertifika, belgeli
property:oeko-tex|oeko-tex, gots, zararl\u0131 madde testi
property:non-toxic|toksik olmayan, zarars\u0131z, zararl\u0131 madde içermez
property:bpa-free|bpa içermez, bpa free, bpa's\u0131z
property:plastic-free|plastik içermez, plastiksiz, plastik ambalajs\u0131z
property:pfas-free|pfas içermez, pfoa içermez, pfoa's\u0131z
property:natural|do\u011fal, do\u011fal içerik, katk\u0131s\u0131z, yapay içermez
property:ingredients|içindekiler, içerik, içinde ne var, içerik listesi
property:allergens|alerjen, alerji uyar\u0131s\u0131, eser miktarda, içerebilir
property:hypoallergenic|hipoalerjenik, alerji yapmaz, antialerjik
property:gluten-free|glutensiz, gluten içermez, çölyak
property:lactose-free|laktozsuz, süt içermez, sütsüz
property:nut-free|f\u0131nd\u0131k f\u0131st\u0131k içermez, kuruyemi\u015fsiz, f\u0131st\u0131ks\u0131z
property:egg-free|yumurtas\u0131z, yumurta içermez
property:sugar-free|\u015fekersiz, \u015feker ilavesiz, \u015feker içermez, tatland\u0131r\u0131c\u0131s\u0131z
property:low-calorie|dü\u015fük kalorili, az ya\u011fl\u0131, light, kalori
property:high protein|yüksek protein, proteinli, protein oran\u0131
property:alcohol-free|alkolsüz, alkol içermez, 0 alkol
property:alcohol content|alkol oran\u0131, alkol derecesi, yüzde kaç alkol
property:caffeine-free|kafeinsiz, kafein içermez, decaf
property:gelatine-free|jelatinsiz, jelatin içermez
property:no additives|katk\u0131s\u0131z, koruyucusuz, katk\u0131 maddesi yok
property:fragrance-free|parfümsüz, kokusuz
property:scented|kokulu, koku, parfümlü, nas\u0131l kokuyor
property:nickel-free|nikelsiz, nikel içermez, nikel alerjisine uygun
property:for sensitive skin|hassas ciltlere uygun, cilt dostu, dermatolojik test
property:flavour|tat, lezzet, aroma, tad\u0131 nas\u0131l
property:sweet|tatl\u0131, \u015fekerli, çok tatl\u0131
property:spicy|ac\u0131, ac\u0131l\u0131, baharatl\u0131
property:salty|tuzlu, umami
property:bitter|ac\u0131ms\u0131, buruk, ac\u0131 tat
property:mild taste|yumu\u015fak içim, hafif tat, meyvemsi
property:dry wine|sek, sek \u015farap, brut
property:fresh|taze, günlük, taze çekilmi\u015f, yeni ç\u0131km\u0131\u015f
property:shelf life|son kullanma tarihi, raf ömrü, skt, tett
property:perishable|çabuk bozulan, so\u011fukta saklan\u0131r, buzdolab\u0131nda muhafaza
property:frozen|dondurulmu\u015f, donuk, derin dondurulmu\u015f
property:raw|çi\u011f, pi\u015fmemi\u015f, kavrulmam\u0131\u015f, i\u015flenmemi\u015f
property:loose|aç\u0131k, dökme, paketsiz, kilo ile
property:whole bean|çekirdek, çekilmemi\u015f, tane kahve
property:ground|ö\u011fütülmü\u015f, çekilmi\u015f, ö\u011fütme derecesi
property:roast|kavrum, kavurma derecesi, orta kavrum, koyu kavrum
property:for babies|bebekler için, bebek, yenido\u011fan
property:toddler|küçük çocuk, 1 ya\u015f, 2 ya\u015f
property:kid|çocuk, çocuklar için, ufakl\u0131k
property:teenager|ergen, genç, gençler için
property:adult|yeti\u015fkin, büyükler için
property:senior|ya\u015fl\u0131, ya\u015fl\u0131lar için, 65 ya\u015f üstü
property:recommended age|önerilen ya\u015f, ya\u015f, kaç ya\u015f için, ya\u015f grubu
property:small parts|küçük parça, yutma tehlikesi, bo\u011fulma tehlikesi, 3 ya\u015f alt\u0131 uygun de\u011fil
property:women's|kad\u0131n, bayan, kad\u0131nlar için, han\u0131m
property:men's|erkek, bay, erkekler için
property:unisex|unisex, kad\u0131n erkek, herkes için
property:girl|k\u0131z, k\u0131z çocuk, k\u0131z\u0131m, k\u0131z torun
property:boy|o\u011flan, erkek çocuk, o\u011flum, erkek torun
property:beginner|yeni ba\u015flayan, acemi, ba\u015flang\u0131ç seviyesi, amatör
property:intermediate|orta seviye, orta düzey, biraz deneyimli
property:advanced|ileri seviye, deneyimli, uzman
property:skill level|seviye, zorluk, zorluk seviyesi
property:professional|profesyonel, endüstriyel, sanayi tipi, ticari kullan\u0131m
property:easy|kolay, basit, kullan\u0131m\u0131 kolay, pratik
property:difficult|zor, karma\u015f\u0131k, u\u011fra\u015ft\u0131r\u0131c\u0131
property:soft|yumu\u015fak, yumu\u015fac\u0131k, pofuduk, pamuk gibi
property:hard|sert, kat\u0131, rijit
property:comfortable|rahat, konforlu, giymesi rahat
property:itchy|ka\u015f\u0131nd\u0131ran, dalayan, ka\u015f\u0131nt\u0131 yapan, batan
property:smooth|pürüzsüz, kaygan yüzey, düzgün yüzey
property:stretchy|esnek kuma\u015f, streç, likral\u0131, esneyen
property:flexible|esnek, bükülebilir, e\u011filebilir
property:ergonomic|ergonomik, bel dostu, anatomik
property:durable|dayan\u0131kl\u0131, uzun ömürlü, sa\u011flam
property:sturdy|sa\u011flam, stabil, güçlü yap\u0131, oynamaz
property:unbreakable|k\u0131r\u0131lmaz, darbeye dayan\u0131kl\u0131, darbe emici
property:fragile|k\u0131r\u0131lgan, kolay k\u0131r\u0131l\u0131r, hassas, dikkatli ta\u015f\u0131nmal\u0131
property:scratch-resistant|çizilmez, çizilmeye dayan\u0131kl\u0131
property:tear-resistant|y\u0131rt\u0131lmaz, y\u0131rt\u0131lmaya dayan\u0131kl\u0131, delinmez
property:rustproof|paslanmaz, pas tutmaz, korozyona dayan\u0131kl\u0131
property:non-slip|kaymaz, kayd\u0131rmaz, kaymaz taban
property:reflective|reflektörlü, reflektif, gece görünür
property:glow in the dark|karanl\u0131kta parlayan, fosforlu, \u0131\u015f\u0131ldayan
property:dimmable|dimlenebilir, \u0131\u015f\u0131\u011f\u0131 ayarlanabilir, parlakl\u0131k ayarl\u0131
property:brightness|parlakl\u0131k, lümen, lumen
property:warm white|gün \u0131\u015f\u0131\u011f\u0131, s\u0131cak beyaz, beyaz \u0131\u015f\u0131k, renk s\u0131cakl\u0131\u011f\u0131
property:magnetic|m\u0131knat\u0131sl\u0131, manyetik, manyetik kapama
property:self-adhesive|yap\u0131\u015fkanl\u0131, kendinden yap\u0131\u015fkanl\u0131, yap\u0131\u015fan
property:lockable|kilitli, kilitlenebilir, anahtarl\u0131
property:zip|fermuarl\u0131, fermuar
property:button closure|dü\u011fmeli, ç\u0131tç\u0131tl\u0131, dü\u011fme kapama
property:velcro|c\u0131rt c\u0131rtl\u0131, c\u0131rtl\u0131, velcro
property:hood|kapü\u015fonlu, kap\u015fonlu, ç\u0131kar\u0131labilir kapü\u015fon
property:pocket|cepli, cep, yan cep
property:compartments|bölmeli, gözlü, kaç bölme, bölme
property:handle|kulplu, sap, tutacak, ta\u015f\u0131ma kolu
property:strap|ask\u0131, omuz ask\u0131s\u0131, ask\u0131l\u0131, kay\u0131\u015f
property:wheels|tekerlekli, tekerlek
property:lid|kapak, kapakl\u0131
property:removable cover|k\u0131l\u0131f\u0131 ç\u0131kar\u0131labilir, y\u0131kanabilir k\u0131l\u0131f, k\u0131l\u0131f\u0131 ç\u0131kar m\u0131
property:compatible|uyumlu, uyumluluk, uyar m\u0131, uygun
property:universal|universal, her modele uyar, çok amaçl\u0131 uyum
property:multifunctional|çok fonksiyonlu, çok amaçl\u0131, çok i\u015flevli
property:included|dahil, içinde gelir, kutu içeri\u011fi, yan\u0131nda geliyor mu
property:not included|dahil de\u011fil, ayr\u0131 sat\u0131l\u0131r, hariç
property:set|set, tak\u0131m, kit, paket
property:pack|paket, çoklu paket, kaçl\u0131 paket
property:piece|parça, adet, tane
property:pair|çift, ikili, iki adet
property:single|tek, tekli, tane ile
property:handmade|el yap\u0131m\u0131, el eme\u011fi, el i\u015fi
property:homemade|ev yap\u0131m\u0131, kendi yap\u0131m\u0131m\u0131z, evde yap\u0131lm\u0131\u015f
property:unique|e\u015fsiz, tek, benzersiz
property:limited edition (2)|s\u0131n\u0131rl\u0131 say\u0131da, limitli, özel seri, koleksiyon
property:refurbished|yenilenmi\u015f, refurbished, yenilenmi\u015f cihaz
property:second-hand|ikinci el, kullan\u0131lm\u0131\u015f, 2. el
property:brand new|s\u0131f\u0131r, yeni, hiç kullan\u0131lmam\u0131\u015f, kutusunda
property:just arrived|yeni gelenler, yeni sezon, son ç\u0131kan
property:condition|durumu, kullan\u0131m izi, kondisyon, temiz mi
property:vintage|vintage, retro, antika, nostaljik
property:modern|modern, trend, ça\u011fda\u015f, moda
property:minimalist|minimalist, sade, iskandinav
property:rustic|rustik, country, bohem, köy tarz\u0131
property:elegant|\u015f\u0131k, zarif, elegan
property:casual|günlük, casual, gündelik, spor giyim tarz\u0131
property:pretty|güzel, ho\u015f, tatl\u0131 görünüm
property:cute|sevimli, \u015firin, tatl\u0131\u015f
property:funny|komik, e\u011flenceli, esprili
property:special|özel, farkl\u0131, s\u0131ra d\u0131\u015f\u0131, de\u011fi\u015fik
property:quality|kaliteli, kalite, birinci s\u0131n\u0131f, premium
property:luxurious|lüks, üst segment, gösteri\u015fli
property:bad quality|kalitesiz, dandik, kötü kalite, uyduruk
property:country of origin|men\u015fei, üretim yeri, nerenin mal\u0131, made in
property:local|yerli, yöresel, yerli üretim, bölgesel
property:made in europe|avrupa mal\u0131, alman mal\u0131, avrupa üretimi, italyan mal\u0131
property:imported|ithal, ithal ürün, yabanc\u0131 mal\u0131
property:brand|marka, üretici, hangi marka
property:model|model, versiyon, seri, çe\u015fit
property:genuine|orijinal, gerçek, hakiki, sahte de\u011fil
action:return|iade etmek, geri göndermek, geri vermek, geri götürmek
action:exchange|de\u011fi\u015ftirmek, de\u011fi\u015fim yapmak, ba\u015fka bedenle de\u011fi\u015ftirmek
action:collect|teslim almak, gelip almak, ma\u011fazadan almak
action:order|sipari\u015f etmek, sipari\u015f vermek, \u0131smarlamak
action:buy|sat\u0131n almak, almak, al\u0131\u015fveri\u015f yapmak
action:sell|satmak, sizde var m\u0131, bulundurmak, sat\u0131yor musunuz
action:pay|ödemek, ödeme yapmak
action:cancel|iptal etmek, vazgeçmek, iptal
action:change order|sipari\u015fi de\u011fi\u015ftirmek, sipari\u015fi güncellemek, sipari\u015fi düzenlemek
action:break|k\u0131rmak, k\u0131r\u0131lmak, çatlamak, kopmak
action:damage|hasar vermek, hasar görmek, çizmek, ezilmek
action:stop working|bozulmak, çal\u0131\u015fm\u0131yor, ar\u0131zalanmak, çal\u0131\u015fmamak
action:lose|kaybetmek, kaybolmak, yitirmek
action:go missing|kay\u0131p, ortada yok, eksik ç\u0131kmak
action:arrive|gelmek, ula\u015fmak, varmak, elime geçmek
action:deliver|göndermek, teslim etmek, kargolamak, yollamak
action:track|takip etmek, kargo takibi, kargom nerede
action:receive|teslim almak, almak, elime ula\u015fmak
action:suit|yak\u0131\u015fmak, yak\u0131\u015f\u0131r m\u0131, uymak, yara\u015fmak
action:fit in|s\u0131\u011fmak, içine girmek, uymak, oturmak
action:wash|y\u0131kamak, y\u0131kanmak, çama\u015f\u0131r y\u0131kamak
action:clean|temizlemek, silmek, ovmak, temizlik yapmak
action:descale|kireç çözmek, kireç temizlemek, kireç sökmek
action:iron|ütülemek, ütü yapmak
action:dry|kurutmak, kurumak, asarak kurutmak
action:repair|tamir etmek, onarmak, yapt\u0131rmak, tamir ettirmek
action:replace|yenisiyle de\u011fi\u015ftirmek, yenilemek, de\u011fi\u015ftirmek
action:install|kurmak, kurulum yapmak, yüklemek
action:mount|asmak, monte etmek, duvara asmak, sabitlemek
action:assemble|montaj\u0131n\u0131 yapmak, birle\u015ftirmek, kurmak, toplamak
action:engrave|kaz\u0131mak, isim yazd\u0131rmak, gravür yapmak
action:wrap|paketlemek, hediye paketi yapmak, sarmak
action:reserve|ay\u0131rmak, ay\u0131rtmak, rezerve etmek, kenara koymak
action:book|randevu almak, yer ay\u0131rtmak, kay\u0131t olmak
action:store|saklamak, depolamak, muhafaza etmek, kald\u0131rmak
action:charge|\u015farj etmek, \u015farj olmak, \u015farja takmak
action:recycle|geri dönü\u015ftürmek, atmak, imha etmek
action:try on|denemek, üstünde denemek, prova yapmak
action:adjust|ayarlamak, ayar yapmak, k\u0131smak
action:cut to size|ölçüye göre kesmek, boyuna göre kesmek, kestirmek
action:alter|daraltmak, k\u0131saltmak, tadilat yapmak, terziye vermek
action:make to order|özel yapt\u0131rmak, \u0131smarlamak, sipari\u015f üzerine yapmak
action:rent|kiralamak, kiraya vermek, ödünç almak
action:complain|\u015fikayet etmek, itiraz etmek, \u015fikayetçi olmak
action:talk to someone|görü\u015fmek, temsilciyle konu\u015fmak, birine ula\u015fmak, ba\u011flanmak
action:write|yazmak, mail atmak, mesaj atmak
action:reply|cevap vermek, yan\u0131tlamak, geri dönmek, dönü\u015f yapmak
action:ask|sormak, soru, soru sormak, dan\u0131\u015fmak
action:advise|tavsiye etmek, önermek, öneri, fikir vermek
action:help|yard\u0131m etmek, yard\u0131m, destek, yard\u0131mc\u0131 olmak
action:refund|para iadesi yapmak, geri ödemek, paray\u0131 geri almak
action:redeem (2)|kupon kullanmak, kod girmek, çek kullanmak
action:save money|tasarruf etmek, ucuza almak, biriktirmek
action:subscribe|abone olmak, abonelik almak, düzenli sipari\u015f vermek
action:pause|duraklatmak, ara vermek, dondurmak, atlamak
action:log in|giri\u015f yapmak, oturum açmak, hesaba girmek
action:register|üye olmak, kay\u0131t olmak, hesap açmak
action:unsubscribe (2)|abonelikten ç\u0131kmak, üyelikten ç\u0131kmak, mail iptali, hesap silmek
action:pre-order|ön sipari\u015f vermek, önceden sipari\u015f etmek
action:notify|haber vermek, bildirmek, bilgilendirmek
action:open|açmak, paketi açmak, kutusunu açmak
action:pack|paketlemek, kolilemek, kutulamak
action:carry|ta\u015f\u0131mak, götürmek, yan\u0131nda ta\u015f\u0131mak
action:wear|giymek, takmak, giyinmek
action:use|kullanmak, kullan\u0131m, uygulamak
action:cook|pi\u015firmek, yemek yapmak, ha\u015flamak, kaynatmak
action:fry|k\u0131zartmak, kavurmak, sotelemek
action:bake|f\u0131r\u0131nlamak, kek yapmak, ekmek yapmak, f\u0131r\u0131nda pi\u015firmek
action:chop|do\u011framak, dilimlemek, kesmek, k\u0131ymak
action:sharpen|bilemek, keskinle\u015ftirmek, biletmek
action:mix|kar\u0131\u015ft\u0131rmak, ç\u0131rpmak, harmanlamak
action:grind|ö\u011fütmek, çekmek, rendelemek, ezmek
action:brew|demlemek, çay demlemek, kahve yapmak
action:heat up|\u0131s\u0131tmak, yemek \u0131s\u0131tmak, tekrar \u0131s\u0131tmak
action:cool down|so\u011futmak, serinletmek, so\u011fuk tutmak
action:drink|içmek, yudumlamak
action:eat|yemek, at\u0131\u015ft\u0131rmak
action:sleep|uyumak, uykuya dalmak, kestirmek
action:sit|oturmak, oturma
action:play|oynamak, oyun oynamak
action:read|okumak, kitap okumak
action:draw|çizmek, resim yapmak, boyamak
action:sew|dikmek, diki\u015f dikmek
action:craft|el i\u015fi yapmak, kendin yapmak, hobi yapmak
action:glue|yap\u0131\u015ft\u0131rmak, yap\u0131\u015fmak
action:drill|delmek, delik açmak, matkapla delmek
action:paint walls|duvar boyamak, boya yapmak, badana yapmak, verniklemek
action:plant|ekmek, dikmek, yeti\u015ftirmek, fidan dikmek
action:water plants|sulamak, çiçek sulamak, su vermek
action:lose weight|zay\u0131flamak, kilo vermek, diyet yapmak
action:train|antrenman yapmak, spor yapmak, egzersiz yapmak
action:protect|korumak, koruma, önlemek
action:cover|örtmek, kaplamak, üstünü kapatmak
action:remove|ç\u0131karmak, sökmek, gidermek
action:choose|seçmek, karar vermek, tercih etmek
action:compare|kar\u015f\u0131la\u015ft\u0131rmak, aradaki fark, k\u0131yaslamak, fark\u0131 ne
action:find|bulmak, aramak, ar\u0131yorum
action:see|görmek, bakmak, incelemek
action:give as a gift|hediye etmek, hediye almak, sürpriz yapmak
action:donate|ba\u011f\u0131\u015flamak, ba\u011f\u0131\u015f yapmak
action:trade in|takas etmek, eskisini vermek, takasa vermek
action:waive|ücretsiz, bedava, ücret almamak
action:pay the cost|masraf\u0131 kar\u015f\u0131lamak, kim öder, ücreti kime ait
action:extend|uzatmak, süre uzatma, ertelemek
action:shrink|çekmek, küçülmek, y\u0131kay\u0131nca çekmek
action:fade|solmak, rengi atmak, boya vermek, rengi akmak
action:leak|s\u0131zd\u0131rmak, ak\u0131tmak, damlatmak, s\u0131z\u0131nt\u0131
action:smell bad|kokmak, kötü kokmak, koku yapmak
action:rust|paslanmak, kararmak, oksitlenmek
action:overheat|a\u015f\u0131r\u0131 \u0131s\u0131nmak, çok \u0131s\u0131nmak, yanmak
action:turn on|açmak, çal\u0131\u015ft\u0131rmak, ba\u015flatmak
action:turn off|kapatmak, durdurmak, söndürmek
action:connect|ba\u011flamak, e\u015fle\u015ftirmek, ba\u011flanmak
general:cheap|ucuz, uygun fiyatl\u0131, hesapl\u0131, uygun
general:cheaper|daha ucuz, daha uygun, daha hesapl\u0131
general:cheapest|en ucuz, en uygun, en dü\u015fük fiyat
general:expensive|pahal\u0131, fahi\u015f, tuzlu, çok para
general:price|fiyat, ne kadar, kaç para, kaç tl
general:fee|ücret, ek ücret, masraf, bedel
general:euro|lira, tl, euro, para
general:under|alt\u0131nda, alt\u0131, en fazla, maksimum fiyat
general:at least|en az, minimum, üzeri, fazla
general:quick|h\u0131zl\u0131, çabuk, seri
general:urgent|acil, ivedi, bir an önce, acelem var
general:slow|yava\u015f, uzun sürüyor
general:how long|ne kadar sürer, süre, kaç gün, kaç saat
general:deadline|son tarih, süre s\u0131n\u0131r\u0131, ne zamana kadar
general:late|geç, gecikmi\u015f, gecikme
general:early|erken, daha erken, önceden
general:today (2)|bugün, ayn\u0131 gün, bu ak\u015fam
general:tomorrow (2)|yar\u0131n, ertesi gün, yar\u0131na kadar
general:day (2)|gün, günlük, 24 saat
general:working day (2)|i\u015f günü, hafta içi, mesai günü
general:week (2)|hafta, haftal\u0131k, haftalar
general:month (2)|ay, ayl\u0131k, 30 gün
general:year (2)|y\u0131l, sene, y\u0131ll\u0131k
general:hour (2)|saat, dakika, dk
general:weekend (2)|hafta sonu, haftasonu, cumartesi pazar
general:sunday|pazar, pazar günü, pazarlar\u0131
general:saturday|cumartesi, cumartesi günü
general:public holiday|resmi tatil, bayram, tatil günü
general:open|aç\u0131k, aç\u0131k m\u0131s\u0131n\u0131z, çal\u0131\u015fma saatleri
general:closed|kapal\u0131, aç\u0131k de\u011fil
general:need|laz\u0131m, gerek, ihtiyac\u0131m var, gerekli
general:want|istiyorum, ar\u0131yorum, istemek
general:allowed|izinli, serbest, olur mu, yap\u0131labilir
general:not allowed|yasak, izin verilmez, olmaz
general:possible|mümkün, mümkün mü, olabilir mi, yapabilir miyim
general:extra|ekstra, ek, ilave, fazladan
general:both|ikisi de, her ikisi, ikisi
general:other|ba\u015fka, di\u011fer, farkl\u0131, alternatif
general:similar|benzer, benzeri, muadili, buna benzer
general:same|ayn\u0131, ayn\u0131s\u0131, t\u0131pat\u0131p, birebir
general:wrong|yanl\u0131\u015f, hatal\u0131, istedi\u011fim de\u011fil
general:biggest|en büyük, en geni\u015f
general:smallest|en küçük, en ufak
general:bigger|daha büyük, bir büyük, bir beden büyük
general:smaller|daha küçük, bir küçük, bir beden küçük
general:best|en iyi, en kaliteli, bir numara
general:popular|popüler, çok satan, en çok satan, favori
general:good|iyi, güzel, süper, harika
general:bad|kötü, berbat, rezalet
general:safe|güvenli, emniyetli, zarars\u0131z, güvenlik
general:dangerous|tehlikeli, riskli, zararl\u0131
general:healthy|sa\u011fl\u0131kl\u0131, sa\u011fl\u0131k, faydal\u0131
general:in stock|stokta, mevcut, elinizde var m\u0131
general:out of stock|stokta yok, tükendi, bitti, kalmad\u0131
general:back in stock|tekrar gelecek, yeniden stok, ne zaman gelir
general:discontinued|üretimden kalkt\u0131, art\u0131k sat\u0131lm\u0131yor, üretilmiyor
general:where|nerede, neresi, nereden
general:near|yak\u0131n, yak\u0131nda, yak\u0131n\u0131mda, civarda
general:at home|evde, ev, ev kullan\u0131m\u0131, iç mekan
general:outdoor|d\u0131\u015f mekan, d\u0131\u015far\u0131da, aç\u0131k hava, outdoor
general:abroad|yurt d\u0131\u015f\u0131, yurtd\u0131\u015f\u0131, yabanc\u0131 ülke
general:online|online, internet, internetten, web sitesi
general:shop|ma\u011faza, dükkan, ma\u011fazada
general:with|ile, dahil, birlikte, içeren
general:without|olmadan, içermeyen, hariç
general:instructions|talimat, k\u0131lavuz, nas\u0131l yap\u0131l\u0131r
general:tip|ipucu, püf noktas\u0131, öneri
general:review|yorum, puan, de\u011ferlendirme, y\u0131ld\u0131z
general:accessory|aksesuar, aksesuarlar, ek parça
general:spare part|yedek parça, yedek, parça
general:sample|numune, tester, örnek, deneme boyu
general:gift (2)|hediye, hediyelik, ufak bir \u015fey, arma\u011fan
general:person|ki\u015fi, ki\u015filik, kaç ki\u015filik, insan
general:family|aile, ev halk\u0131, akraba
general:friend|arkada\u015f, dost, kanka, k\u0131z arkada\u015f
general:mum|anne, annem, anneci\u011fim
general:dad|baba, babam, babac\u0131\u011f\u0131m
general:grandma|babaanne, anneanne, nine, büyükanne
general:wife|e\u015f, kar\u0131m, han\u0131m, sevgili
general:brother|erkek karde\u015f, karde\u015f, abi, a\u011fabey
general:colleague|i\u015f arkada\u015f\u0131, mesai arkada\u015f\u0131, patron, müdür
general:teacher|ö\u011fretmen, hoca, anaokulu ö\u011fretmeni
general:student|ö\u011frenci, üniversiteli, liseli
general:business|firma, \u015firket, kurumsal, esnaf
general:dog|köpek, yavru köpek, it
general:cat|kedi, yavru kedi, pisi
general:pet|evcil hayvan, hayvan, pet
general:left-handed|solak, sol el, sol elli
general:disabled|engelli, tekerlekli sandalye, bedensel engelli
general:language|dil, türkçe, hangi dilde
general:picture|resim, foto\u011fraf, görsel
general:why|neden, niye, sebep, niçin
general:all|hepsi, bütün, tüm, her
property:copper|bak\u0131r, saf bak\u0131r
property:brass|pirinç, pirinçten, sar\u0131 metal
property:bronze|bronz, tunç
property:beech|kay\u0131n, kay\u0131n a\u011fac\u0131
property:birch|hu\u015f, hu\u015f a\u011fac\u0131
property:ash wood|di\u015fbudak, di\u015fbudak a\u011fac\u0131
property:maple wood|akçaa\u011faç, akça a\u011faç
property:walnut wood|ceviz a\u011fac\u0131, ceviz kaplama, masif ceviz
property:cherry wood|kiraz a\u011fac\u0131, vi\u015fne a\u011fac\u0131
property:teak|tik a\u011fac\u0131, tik, maun, iroko
property:acacia wood|akasya, akasya a\u011fac\u0131
property:olive wood|zeytin a\u011fac\u0131, zeytin ah\u015fab\u0131
property:halal|helal, helal sertifikal\u0131
property:kosher|ko\u015fer, ko\u015fer sertifikal\u0131
property:no pork|domuz eti yok, domuz ürünü içermez, domuzsuz
property:soy-free|soyas\u0131z, soya içermez
property:palm oil free|palm ya\u011fs\u0131z, palm ya\u011f\u0131 içermez
property:paraben-free|parabensiz, paraben içermez
property:sulfate-free|sülfats\u0131z, sülfat içermez, sls içermez
property:silicone-free|silikonsuz, silikon içermez
property:aluminium-free|alüminyumsuz, alüminyum içermez
property:semi-dry|dömi sek, yar\u0131 sek, yar\u0131 tatl\u0131
property:sour|ek\u015fi, mayho\u015f, asitli
property:camouflage|kamuflaj, kamuflaj desenli, asker desenli
property:canvas fabric|kanvas, kanvas kuma\u015f, branda bezi
property:concrete|beton, çimento, beton görünümlü
property:alpaca|alpaka, alpaka yünü
property:mohair|moher, angora, tiftik
general:monday|pazartesi, pazartesi günü
general:tuesday|sal\u0131, sal\u0131 günü
general:wednesday|çar\u015famba, çar\u015famba günü
general:thursday|per\u015fembe, per\u015fembe günü
general:friday|cuma, cuma günü
general:spring season|ilkbahar, bahar, bahar aylar\u0131
general:summer|yaz, yazl\u0131k, yaz mevsimi, yaz\u0131n
general:autumn|sonbahar, güz, hazan
general:winter|k\u0131\u015f, k\u0131\u015fl\u0131k, k\u0131\u015f\u0131n
general:season|mevsim, sezon, mevsimlik, dört mevsim
general:morning (2)|sabah, ö\u011fleden önce, sabahlar\u0131
general:midday|ö\u011fle, ö\u011flen, ö\u011fle aras\u0131
general:afternoon|ö\u011fleden sonra, ikindi
general:evening (2)|ak\u015fam, ak\u015famlar\u0131, i\u015f ç\u0131k\u0131\u015f\u0131
general:grandpa|dede, büyükbaba, dedem
general:grandparents|büyükanne ve büyükbaba, dede nine
general:husband|koca, e\u015f, kocam, erkek arkada\u015f
general:couple|çift, partner, kar\u0131 koca, sevgililer
general:sister|k\u0131z karde\u015f, abla, ablam
general:siblings|karde\u015fler, karde\u015f, abla karde\u015f
need:birthday|do\u011fum günü, ya\u015f günü, do\u011fum günü hediyesi, 40 ya\u015f
need:children's birthday party|çocuk do\u011fum günü partisi, çocuk partisi, o\u011flumun do\u011fum günü
need:wedding|dü\u011fün, evlilik, nikah, dü\u011fün hediyesi
need:wedding guest|dü\u011fün davetlisi, dü\u011fünde ne giyilir, dü\u011füne davetliyim, nikah davetlisi
need:hen party|bekarl\u0131\u011fa veda, k\u0131na gecesi, bekarl\u0131\u011fa veda partisi
need:engagement|ni\u015fan, evlenme teklifi, söz, k\u0131z isteme
need:wedding anniversary|evlilik y\u0131l dönümü, y\u0131ldönümü, gümü\u015f y\u0131l dönümü
need:housewarming|ev hediyesi, yeni ev, hay\u0131rl\u0131 olsun hediyesi, ev tebriki
need:moving house|ta\u015f\u0131nma, ev ta\u015f\u0131ma, nakliyat, ta\u015f\u0131n\u0131yorum
need:christmas|noel, y\u0131lba\u015f\u0131 hediyesi, noel hediyesi, christmas
need:secret santa|y\u0131lba\u015f\u0131 çekili\u015fi, kura hediyesi, çekili\u015f hediyesi
need:advent|noel öncesi, y\u0131lba\u015f\u0131na geri say\u0131m, advent
need:st nicholas day|aziz nikolas günü, noel baba günü
need:three kings|üç kral günü, epifani
need:new year's eve|y\u0131lba\u015f\u0131 gecesi, y\u0131lba\u015f\u0131 partisi, yeni y\u0131l
need:easter|paskalya, paskalya hediyesi, paskalya yumurtas\u0131
need:valentine's day|sevgililer günü, 14 \u015fubat, romantik hediye
need:mother's day|anneler günü, anneye hediye, anneler günü hediyesi
need:father's day|babalar günü, babaya hediye, babalar günü hediyesi
need:grandparents day|büyükanneye hediye, dede ve nineye hediye
need:baptism|vaftiz, vaftiz hediyesi, bebek mevlüdü, di\u015f bu\u011fday\u0131
need:first communion|sünnet, sünnet dü\u011fünü, sünnet hediyesi
need:baby shower|baby shower, bebek partisi, bebek bekleyene hediye
need:birth of a baby|yeni do\u011fan hediyesi, bebek hediyesi, ho\u015f geldin bebek, do\u011fum hediyesi
need:first day of school|okulun ilk günü, ilkokula ba\u015flama, birinci s\u0131n\u0131f
need:back to school|okula dönü\u015f, okul al\u0131\u015fveri\u015fi, yeni dönem, k\u0131rtasiye listesi
need:starting kindergarten|anaokuluna ba\u015flama, kre\u015f, yuva, kre\u015fe ba\u015fl\u0131yor
need:graduation|mezuniyet, mezuniyet hediyesi, mezun oldu, s\u0131nav\u0131 kazand\u0131
need:prom|mezuniyet balosu, balo, okul balosu
need:retirement|emeklilik, emekli oluyor, veda hediyesi, emeklilik hediyesi
need:new job|yeni i\u015f, i\u015fe ba\u015flama, i\u015fin ilk günü
need:job interview|i\u015f görü\u015fmesi, mülakat, mülakat k\u0131yafeti
need:funeral|cenaze, taziye, yas, ba\u015fsa\u011fl\u0131\u011f\u0131
need:grave|mezar, mezarl\u0131k, kabir ziyareti
need:carnival|kostüm partisi, karnaval, maskeli balo
need:halloween|cad\u0131lar bayram\u0131, halloween, korku partisi
need:oktoberfest|oktoberfest, bira festivali
need:garden party|bahçe partisi, yaz partisi
need:barbecue|mangal, barbekü, \u0131zgara, mangal keyfi
need:picnic|piknik, aç\u0131k havada yemek
need:dinner party|misafir yeme\u011fi, yemek daveti, ak\u015fam yeme\u011fi daveti, misafir a\u011f\u0131rlama
need:overnight guests|yat\u0131l\u0131 misafir, misafir yata\u011f\u0131, misafir kalacak
need:buffet|aç\u0131k büfe, ikram, kalabal\u0131k misafir, toplu yemek
need:cocktail party|kokteyl, kokteyl partisi, ev bar\u0131
need:game night|oyun gecesi, kutu oyunu ak\u015fam\u0131, aile oyunu
need:movie night|film gecesi, ev sinemas\u0131, film izlemek, netflix
need:music festival|müzik festivali, konser, aç\u0131k hava konseri
need:sleepover|pijama partisi, arkada\u015fta kalma, yat\u0131ya kalma
need:treasure hunt|hazine av\u0131, çocuk oyunu bahçede
need:hostess gift|ev sahibine hediye, te\u015fekkür hediyesi, küçük hediye, eli bo\u015f gitmemek
need:wedding favours|nikah \u015fekeri, dü\u011fün hediyelikleri, misafire hediyelik, k\u0131na hediyeli\u011fi
need:corporate gift|kurumsal hediye, çal\u0131\u015fan hediyesi, mü\u015fteriye hediye, promosyon ürünü
need:teacher gift|ö\u011fretmene hediye, ö\u011fretmenler günü, karne hediyesi
need:gift idea|hediye fikri, hediye önerisi, ne alsam, hediye ar\u0131yorum
need:last minute gift|son dakika hediyesi, yar\u0131na hediye, acil hediye
need:gift under a small budget|uygun fiyatl\u0131 hediye, ucuz hediye, küçük bütçeli hediye, 500 tl alt\u0131 hediye
need:gift for someone who has everything|her \u015feyi olana hediye, ilginç hediye, farkl\u0131 hediye
need:funny gift|komik hediye, \u015faka hediyesi, esprili hediye
need:get well gift|geçmi\u015f olsun hediyesi, hasta ziyareti, moral hediyesi
need:baby|bebek, bebe\u011fim, yenido\u011fan, 3 ayl\u0131k
need:toddler|küçük çocuk, 2 ya\u015f\u0131nda, ufakl\u0131k, minik
need:child|çocuk, çocu\u011fum, çocuklar
need:schoolchild|ilkokul çocu\u011fu, okul çocu\u011fu, 8 ya\u015f\u0131nda
need:teenager|ergen, genç, 14 ya\u015f\u0131nda, liseli
need:student|ö\u011frenci, üniversite ö\u011frencisi, yurt, ö\u011frenci evi
need:adult|yeti\u015fkin, koca insan
need:senior|ya\u015fl\u0131, ihtiyar, ya\u015fl\u0131 insan, büyü\u011fümüz
need:grandma|anneanne, babaanne, nine, ninem
need:grandpa|dede, dedem, büyükbaba
need:mum|anne, annem, kay\u0131nvalide
need:dad|baba, babam, kay\u0131npeder
need:wife|e\u015fim, kar\u0131m, sevgilim, ni\u015fanl\u0131m
need:husband|kocam, e\u015fim, erkek arkada\u015f\u0131m, ni\u015fanl\u0131m
need:woman|kad\u0131n, bayan, han\u0131m
need:man|erkek, adam, bey
need:girl|k\u0131z, k\u0131z\u0131m, k\u0131z ye\u011fen, k\u0131z torun
need:boy|o\u011flan, o\u011flum, erkek ye\u011fen, erkek torun
need:brother|karde\u015f, erkek karde\u015f, k\u0131z karde\u015f, abla
need:best friend|en yak\u0131n arkada\u015f, arkada\u015f, kanka, dost
need:colleague|i\u015f arkada\u015f\u0131, patron, mesai arkada\u015f\u0131, müdürüm
need:neighbour|kom\u015fu, kom\u015fuya hediye
need:godchild|vaftiz çocu\u011fu, manevi evlat, kirve
need:couple|çift, çiftlere, iki ki\u015fi için, çiftlere hediye
need:family|aile, dört ki\u015filik aile, kalabal\u0131k aile, çocuklu aile
need:living alone|yaln\u0131z ya\u015fayan, tek ya\u015f\u0131yorum, bekar evi, tek ki\u015filik
need:pregnant|hamile, gebe, hamilelik, anne aday\u0131
need:breastfeeding|emzirme, emziren anne, süt sa\u011fma
need:twins|ikiz, ikizler, ikiz bebek
need:new parents|yeni anne baba, ilk kez anne, yeni ebeveyn
need:left-handed|solak, sol elini kullanan, sol elli
need:beginner|yeni ba\u015flayan, acemi, ba\u015flang\u0131ç, ilk defa
need:advanced|ileri seviye, deneyimli, merakl\u0131s\u0131, usta
need:professional|profesyonel, usta, esnaf, i\u015f için
need:hobbyist|hobi, kendi i\u015fini kendi yapan, kendin yap, tamirat merakl\u0131s\u0131
need:allergic|alerjik, alerjim var, alerji, alerjisi olan
need:hay fever|polen alerjisi, saman nezlesi, bahar alerjisi
need:dust mite allergy|toz akar\u0131 alerjisi, ev tozu alerjisi, toz alerjisi
need:nickel allergy|nikel alerjisi, tak\u0131 alerjisi, metal alerjisi
need:sensitive skin|hassas cilt, cildi hassas, tahri\u015f olan cilt
need:eczema|egzama, atopik cilt, ka\u015f\u0131nt\u0131l\u0131 döküntü
need:gluten intolerance|gluten hassasiyeti, çölyak, gluten yiyemiyor
need:lactose intolerance|laktoz intolerans\u0131, süt dokunuyor, laktoz hassasiyeti
need:nut allergy|f\u0131nd\u0131k alerjisi, f\u0131st\u0131k alerjisi, kuruyemi\u015f alerjisi
need:vegan|vegan, vegan\u0131m, bitkisel beslenme
need:vegetarian|vejetaryen, et yemiyorum, etsiz
need:diabetic|\u015feker hastas\u0131, diyabet, diyabetli, kan \u015fekeri
need:tall|uzun boylu, boyu uzun, 2 metre
need:short person|k\u0131sa boylu, minyon, k\u0131sa bacak
need:plus size|büyük beden, kilolu, \u015fi\u015fman, bal\u0131k etli
need:wide feet|geni\u015f ayak, tarakl\u0131 ayak, dar ayakkab\u0131 s\u0131k\u0131yor
need:large feet|büyük ayak, büyük numara, 47 numara
need:small hands|küçük el, elleri küçük, ince el
need:big head|büyük kafa, kafam büyük, \u015fapka olmuyor
need:glasses wearer|gözlüklü, gözlük kullan\u0131yorum
need:contact lens wearer|lens kullanan, lens tak\u0131yorum
need:visually impaired|görme engelli, az görüyor, küçük yaz\u0131y\u0131 okuyam\u0131yor
need:hard of hearing|i\u015fitme engelli, sa\u011f\u0131r, az duyuyor, a\u011f\u0131r i\u015fiten
need:wheelchair user|tekerlekli sandalye kullan\u0131yor, engelli, bedensel engelli
need:difficulty walking|yürüme zorlu\u011fu, yürümekte zorlan\u0131yor, yürüteç
need:weak hands|el a\u011fr\u0131s\u0131, romatizma, kireçlenme, kavrayam\u0131yor
need:carer|hasta bak\u0131m\u0131, ya\u015fl\u0131 bak\u0131m\u0131, evde bak\u0131m, yatalak hasta
need:cold feet|ayak ü\u015fümesi, ayaklar\u0131m ü\u015füyor, buz gibi ayak
need:cold hands|el ü\u015fümesi, ellerim ü\u015füyor, donan parmaklar
need:feel cold|ü\u015fümek, çok ü\u015füyorum, hep ü\u015füyor
need:sleep cold|gece ü\u015fümek, yatakta ü\u015füyorum
need:hot at night|gece terlemek, yatakta terliyorum, s\u0131caktan uyuyam\u0131yorum
need:sweating|terleme, çok terliyorum, ter
need:sweaty feet|ayak kokusu, ayak terlemesi, ayakkab\u0131 kokusu
need:body odour|ter kokusu, koltuk alt\u0131 kokusu, vücut kokusu
need:back pain|bel a\u011fr\u0131s\u0131, s\u0131rt a\u011fr\u0131s\u0131, belim a\u011fr\u0131yor, bel f\u0131t\u0131\u011f\u0131
need:neck pain|boyun a\u011fr\u0131s\u0131, boyun tutulmas\u0131, boyun f\u0131t\u0131\u011f\u0131, omuz a\u011fr\u0131s\u0131
need:knee pain|diz a\u011fr\u0131s\u0131, dizlerim a\u011fr\u0131yor, menisküs
need:wrist pain|bilek a\u011fr\u0131s\u0131, karpal tünel, el bile\u011fi a\u011fr\u0131s\u0131
need:foot pain|ayak a\u011fr\u0131s\u0131, topuk dikeni, bütün gün ayaktay\u0131m, topuk a\u011fr\u0131s\u0131
need:blisters|ayakkab\u0131 vurmas\u0131, su toplamas\u0131, pi\u015fik, sürtünme
need:heavy legs|bacak a\u011fr\u0131s\u0131, varis, \u015fi\u015fen bacaklar, yorgun bacaklar
need:muscle soreness|kas a\u011fr\u0131s\u0131, kas tutulmas\u0131, haml\u0131k, kas yorgunlu\u011fu
need:headache|ba\u015f a\u011fr\u0131s\u0131, migren
need:can't sleep|uyuyam\u0131yorum, uykusuzluk, uykuya dalam\u0131yorum
need:snoring|horlama, horluyor, e\u015fim horluyor
need:wake up tired|yorgun uyanmak, sabah kalkam\u0131yorum, uyanamamak
need:stress|stres, rahatlamak, gev\u015femek, kafa dinlemek
need:dry skin|kuru cilt, cilt kurulu\u011fu, pul pul dökülen cilt
need:cracked hands|çatlak eller, kuru eller, el çatla\u011f\u0131
need:chapped lips|çatlak dudak, dudak kurulu\u011fu
need:cracked heels|topuk çatla\u011f\u0131, nas\u0131r, sert topuk
need:oily skin|ya\u011fl\u0131 cilt, cildim ya\u011flan\u0131yor, gözenek
need:acne|akne, sivilce, siyah nokta
need:wrinkles|k\u0131r\u0131\u015f\u0131kl\u0131k, ya\u015flanma kar\u015f\u0131t\u0131, ince çizgi, olgun cilt
need:dark circles|göz alt\u0131 morlu\u011fu, göz alt\u0131 torbas\u0131, yorgun bak\u0131\u015f
need:sunburn|güne\u015f yan\u0131\u011f\u0131, güne\u015fte yand\u0131m, güne\u015f sonras\u0131
need:sun protection|güne\u015ften korunma, güne\u015f korumas\u0131, uv, aç\u0131k ten
need:hair loss|saç dökülmesi, seyrek saç, ince telli saç
need:dandruff|kepek, kafa derisi ka\u015f\u0131nt\u0131s\u0131
need:dry hair|kuru saç, y\u0131pranm\u0131\u015f saç, saç k\u0131r\u0131\u011f\u0131, elektriklenen saç
need:curly hair|k\u0131v\u0131rc\u0131k saç, dalgal\u0131 saç, bukle
need:tangled hair|dola\u015fan saç, saç açma, dü\u011fümlenen saç
need:grey hair|beyaz saç, saç boyamak, beyaz kapatma, dip boya
need:unwanted hair|istenmeyen tüy, epilasyon, a\u011fda, tüy alma
need:shaving|t\u0131ra\u015f, t\u0131ra\u015f olmak, t\u0131ra\u015f tahri\u015fi
need:beard|sakal, sakal uzatmak, sakal bak\u0131m\u0131
need:bad breath|a\u011f\u0131z kokusu, nefes kokusu, ferah nefes
need:sensitive teeth|di\u015f hassasiyeti, di\u015f eti kanamas\u0131, di\u015f a\u011fr\u0131s\u0131
need:white teeth|di\u015f beyazlatma, sar\u0131 di\u015f, beyaz di\u015f
need:wound|yara, kesik, s\u0131yr\u0131k, ilk yard\u0131m
need:common cold|so\u011fuk alg\u0131nl\u0131\u011f\u0131, grip, nezle, öksürük
need:fever|ate\u015f, ate\u015f ölçmek, ate\u015fli çocuk
need:high blood pressure|tansiyon, yüksek tansiyon, kalp sa\u011fl\u0131\u011f\u0131
need:upset stomach|mide a\u011fr\u0131s\u0131, kar\u0131n a\u011fr\u0131s\u0131, \u015fi\u015fkinlik, haz\u0131ms\u0131zl\u0131k
need:period pain|regl a\u011fr\u0131s\u0131, adet sanc\u0131s\u0131, regl, adet
need:menopause|menopoz, ate\u015f basmas\u0131
need:incontinence|idrar kaç\u0131rma, mesane, alt \u0131slatma
need:motion sickness|araç tutmas\u0131, araba tutuyor, deniz tutmas\u0131, mide bulant\u0131s\u0131
need:lose weight|kilo vermek, zay\u0131flamak, diyet
need:build muscle|kas yapmak, kas kütlesi, güçlenmek, hacim kazanmak
need:eat healthily|sa\u011fl\u0131kl\u0131 beslenme, sa\u011fl\u0131kl\u0131 yemek, dengeli beslenme
need:boost immune system|ba\u011f\u0131\u015f\u0131kl\u0131k, vitamin, halsizlik, enerji dü\u015füklü\u011fü
need:quit smoking|sigaray\u0131 b\u0131rakmak, sigara b\u0131rakma
need:nail care|t\u0131rnak bak\u0131m\u0131, manikür, oje sürmek, protez t\u0131rnak
need:make-up|makyaj, günlük makyaj, makyaj yapmak, kozmetik
need:limescale|kireç, kireçli su, sert su, kireçlenen su \u0131s\u0131t\u0131c\u0131
need:mould|küf, rutubet, küflü duvar
need:damp|nem, rutubet, nemli oda, bu\u011fulanma
need:dry air|kuru hava, kaloriferden kuruyan hava, statik elektrik
need:stain|leke, \u015farap lekesi, lekeler
need:grease|ya\u011f, yan\u0131k ya\u011f, kurumu\u015f ya\u011f, ya\u011f lekesi
need:smell|koku, kötü koku, pis koku
need:pet smell|hayvan kokusu, kedi çi\u015fi kokusu, köpek kokusu, kum kokusu
need:kitchen smells|yemek kokusu, mutfak kokusu, k\u0131zartma kokusu
need:smelly drain|gider kokusu, t\u0131kal\u0131 gider, t\u0131kanan lavabo, t\u0131kal\u0131 tuvalet
need:leak|su kaça\u011f\u0131, s\u0131z\u0131nt\u0131, damlatan musluk, su ak\u0131t\u0131yor
need:noise|gürültü, gürültülü kom\u015fu, ses geliyor
need:room echoes|yank\u0131, ses yal\u0131t\u0131m\u0131, akustik
need:draught|cereyan, pencereden hava geliyor, kap\u0131dan so\u011fuk giriyor
need:cold flat|so\u011fuk ev, oda \u0131s\u0131tmak, ev \u0131s\u0131nm\u0131yor, \u0131s\u0131tma yok
need:heat wave|s\u0131cak hava, ev çok s\u0131cak, yaz\u0131n bunal\u0131yoruz, oday\u0131 so\u011futmak
need:cold winter|so\u011fuk k\u0131\u015f, k\u0131\u015f, ayaz, eksi derece
need:snow|kar, kar küreme, buzlanma
need:rain|ya\u011fmur, ya\u011fmurlu, \u0131slanmak, kötü hava
need:wind|rüzgar, f\u0131rt\u0131na, rüzgarl\u0131
need:rust|pas, pasl\u0131, paslanma
need:scratches|çizik, çizilmi\u015f, sürtünme izi
need:protect the floor|parke koruma, zemini korumak, sandalye çiziyor
need:slippery|kaygan, kaygan zemin, du\u015fta kaymak
need:squeaking|g\u0131c\u0131rdama, g\u0131c\u0131rt\u0131, kap\u0131 g\u0131c\u0131rd\u0131yor
need:wobbly|sallan\u0131yor, sallanan masa, dengesiz
need:broken|k\u0131r\u0131k, bozuk, tamir etmek, onarmak
need:glue|yap\u0131\u015ft\u0131rmak, k\u0131r\u0131lan fincan, yap\u0131\u015fm\u0131yor
need:hole in clothes|y\u0131rt\u0131k, k\u0131yafet y\u0131rt\u0131\u011f\u0131, söküldü, delik çorap
need:moths|güve, güve deli\u011fi, elbise güvesi
need:pantry moths|un güvesi, mutfak güvesi, undaki böcek
need:mosquitoes|sivrisinek, sinek \u0131s\u0131r\u0131\u011f\u0131, böcek \u0131s\u0131r\u0131\u011f\u0131
need:flies|sinek, meyve sine\u011fi, e\u015fek ar\u0131s\u0131, karasinek
need:ants|kar\u0131nca, hamam böce\u011fi, gümü\u015fçün
need:mice|fare, s\u0131çan, evde fare var
need:pigeons|güvercin, ku\u015f kovucu, balkondaki ku\u015flar
need:ticks|kene, pire, kene \u0131s\u0131r\u0131\u011f\u0131
need:slugs|sümüklü böcek, salyangoz
need:aphids|yaprak biti, bitki zararl\u0131s\u0131, k\u0131rm\u0131z\u0131 örümcek
need:weeds|yabani ot, ot temizli\u011fi, yabanc\u0131 ot
need:moss in lawn|çimde yosun, kel çim, sararan çim
need:plants die|bitki kuruyor, çiçek ölüyor, sulamay\u0131 unutmak, bitki bak\u0131m\u0131
need:dust|toz, tozlu, toz almak
need:pet hair|hayvan tüyü, kedi tüyü, köpek tüyü
need:crumbs|k\u0131r\u0131nt\u0131, dökülen yemek, masay\u0131 bat\u0131rmak, üstüne dökmek
need:dirty windows|cam silmek, kirli cam, camda iz
need:cleaning|temizlik, ev temizli\u011fi, ev i\u015fi
need:mopping|yer silmek, paspas yapmak, zemin temizli\u011fi
need:vacuuming|süpürmek, elektrikli süpürge, hal\u0131 süpürmek
need:doing laundry|çama\u015f\u0131r, çama\u015f\u0131r y\u0131kamak
need:drying laundry|çama\u015f\u0131r kurutmak, evde çama\u015f\u0131r kurutma, kurutma makinem yok
need:ironing|ütü, gömlek ütülemek, k\u0131r\u0131\u015f\u0131k, ütüden nefret
need:shrunk in the wash|y\u0131kamada çekti, küçüldü, soldu, tüylendi
need:shoes dirty|kirli ayakkab\u0131, ayakkab\u0131 boyamak, ayakkab\u0131 temizleme, deri bak\u0131m\u0131
need:wet shoes|\u0131slak ayakkab\u0131, bot kurutma
need:fire|yang\u0131n, duman, karbonmonoksit, yang\u0131n güvenli\u011fi
need:burglary|h\u0131rs\u0131zl\u0131k, h\u0131rs\u0131z, güvenlik, h\u0131rs\u0131z girmesi
need:power cut|elektrik kesintisi, elektrikler gitti, acil durum
need:hang a picture|tablo asmak, resim asmak, ayna asmak
need:no drilling|delmeden, delik açmadan, matkaps\u0131z, kirac\u0131y\u0131m
need:drill a hole|delik açmak, duvar delmek, betona delik
need:put up a shelf|raf asmak, raf takmak, televizyonu duvara asmak
need:assemble furniture|mobilya montaj\u0131, mobilya kurmak, dolap kurmak
need:paint a wall|duvar boyamak, oda boyamak, boya badana
need:paint wood|ah\u015fap boyamak, mobilya boyamak, vernik atmak
need:wallpapering|duvar ka\u011f\u0131d\u0131 yapmak, duvar ka\u011f\u0131d\u0131 kaplamak
need:lay flooring|parke dö\u015femek, zemin dö\u015femek, laminat dö\u015feme
need:tiling|fayans dö\u015femek, seramik dö\u015femek, banyo tadilat\u0131
need:fill holes|delik kapatmak, çatlak kapatmak, duvar çatla\u011f\u0131, alç\u0131
need:sealing|s\u0131zd\u0131rmazl\u0131k, silikon çekmek, küvet kenar\u0131, derz
need:sawing|testereyle kesmek, ah\u015fap kesmek, odun kesmek
need:sanding|z\u0131mparalamak, z\u0131mpara yapmak
need:woodworking|ah\u015fap i\u015fleri, marangozluk, mobilya yapmak
need:welding|kaynak yapmak, lehim yapmak, lehimlemek
need:electrical work|elektrik i\u015fi, priz de\u011fi\u015ftirmek, lamba takmak, kablo çekmek
need:plumbing|tesisat, musluk de\u011fi\u015ftirmek, çama\u015f\u0131r makinesi ba\u011flamak
need:measure|ölçmek, ölçü almak, düz çizgi
need:work at height|yüksekte çal\u0131\u015fmak, tavana yeti\u015fmek, ampul de\u011fi\u015ftirmek
need:heavy lifting|a\u011f\u0131r kald\u0131rmak, a\u011f\u0131r ta\u015f\u0131mak, yük ta\u015f\u0131mak
need:transport in the car|arabada ta\u015f\u0131mak, yük sabitlemek, tavanda ta\u015f\u0131mak
need:protect hands at work|i\u015f güvenli\u011fi, el koruma, ki\u015fisel koruyucu, kkd
need:construction site|\u015fantiye, in\u015faat, tadilat, ev yenileme
need:shed|garaj düzeni, atölye, kulübe, alet düzeni
need:insulate|yal\u0131t\u0131m, \u0131s\u0131 yal\u0131t\u0131m\u0131, \u0131s\u0131nma masraf\u0131, enerji tasarrufu
need:save electricity|elektrik tasarrufu, yüksek elektrik faturas\u0131, az elektrik
need:save water|su tasarrufu, suyu az harcamak
need:low light|lo\u015f, karanl\u0131k oda, \u0131\u015f\u0131k yetmiyor, daha fazla \u0131\u015f\u0131k
need:dazzling light|göz kama\u015ft\u0131ran \u0131\u015f\u0131k, göz al\u0131yor, \u0131\u015f\u0131k çok parlak
need:darken bedroom|karartma, oday\u0131 karartmak, gündüz uyumak, \u0131\u015f\u0131k geçirmesin
need:privacy|mahremiyet, kom\u015fu görüyor, içerisi görünmesin
need:mood lighting|lo\u015f \u0131\u015f\u0131k, romantik ortam, s\u0131cak \u0131\u015f\u0131k, ambiyans
need:reading in bed|yatakta okumak, gece okuma, okuma \u0131\u015f\u0131\u011f\u0131
need:reading|kitap okumak, kitap kurdu, okumay\u0131 seven
need:small flat|küçük ev, küçük oda, yer dar, 1+1
need:small kitchen|küçük mutfak, tezgah dar, dar mutfak
need:small bathroom|küçük banyo, dar banyo
need:tidy up|toparlamak, da\u011f\u0131n\u0131kl\u0131k, düzenlemek, ortal\u0131k da\u011f\u0131n\u0131k
need:wardrobe full|dolap dolu, k\u0131yafet düzeni, k\u0131yafet saklama, giysi asmak
need:store shoes|ayakkab\u0131 düzeni, ayakkab\u0131 koymak, koridorda ayakkab\u0131lar
need:hallway|antre, giri\u015f, hol, mont asmak
need:cable clutter|kablo karma\u015fas\u0131, kablo da\u011f\u0131n\u0131kl\u0131\u011f\u0131, kablo düzeni
need:cooking|yemek yapmak, yemek pi\u015firmek, mutfakta vakit
need:gift for a cook|yemek yapmay\u0131 sevene hediye, a\u015fç\u0131ya hediye, gurme
need:frying|k\u0131zartmak, et mühürlemek, yumurta k\u0131rmak
need:food sticks|yap\u0131\u015f\u0131yor, tavaya yap\u0131\u015fmak, dibi tutuyor
need:deep frying|k\u0131zartma, patates k\u0131zartmas\u0131, ç\u0131t\u0131r
need:soup|çorba, çorba yapmak, sulu yemek
need:pasta|makarna, makarna ha\u015flamak, eri\u015fte
need:rice|pilav, pirinç pilav\u0131, su\u015fi
need:baking|kek, kek yapmak, kurabiye, hamur i\u015fi
need:bake bread|evde ekmek yapmak, ekmek pi\u015firmek, ek\u015fi maya
need:pizza at home|evde pizza, pizza yapmak
need:decorate a cake|pasta süslemek, do\u011fum günü pastas\u0131, cupcake, \u015feker hamuru
need:knead dough|hamur yo\u011furmak, krema ç\u0131rpmak, yumurta ç\u0131rpmak
need:chop|do\u011framak, sebze do\u011framak, so\u011fan do\u011framak
need:blunt knife|kör b\u0131çak, b\u0131çak kesmiyor, b\u0131çak bilemek
need:smoothie|smoothie, smoothie yapmak, püre, buz k\u0131rmak
need:juice|meyve suyu, portakal s\u0131kmak, taze s\u0131k\u0131m
need:coffee|kahve, kahve yapmak, espresso, türk kahvesi
need:grind|ö\u011fütmek, kahve çekmek, baharat ö\u011fütmek
need:brew tea|çay demlemek, çay içmek, çay tiryakisi
need:milk foam|süt köpürtmek, süt köpü\u011fü, latte
need:brew beer|evde bira yapmak, \u015farap yapmak, dam\u0131tma
need:wine drinker|\u015farap sever, \u015farap açmak, \u015farap saklamak
need:sparkling water|soda, maden suyu yapmak, gazl\u0131 su
need:clean drinking water|temiz içme suyu, su ar\u0131tma, musluk suyu
need:drink more water|su içmek, daha çok su içmek, susuz kalmamak
need:keep food hot|yeme\u011fi s\u0131cak tutmak, çorbay\u0131 s\u0131cak tutmak, s\u0131cak ö\u011fle yeme\u011fi
need:keep cold|so\u011fuk tutmak, içecekleri so\u011fuk tutmak, yolda serin
need:keep food fresh|yiyecek saklamak, taze tutmak, artan yemek, g\u0131da israf\u0131
need:freezing food|dondurmak, buzlu\u011fa atmak, yemek haz\u0131rl\u0131\u011f\u0131
need:preserve|konserve yapmak, tur\u015fu kurmak, reçel yapmak, salça yapmak
need:lunch at work|i\u015fte ö\u011fle yeme\u011fi, evden yemek götürmek, sefer tas\u0131
need:breakfast|kahvalt\u0131, brunch, serpme kahvalt\u0131
need:quick meal|pratik yemek, h\u0131zl\u0131 yemek, yemek yapmaya vakit yok
need:snack|at\u0131\u015ft\u0131rmal\u0131k, çerez, can\u0131m tatl\u0131 çekti
need:fondue|fondü, raklet
need:induction hob|indüksiyon ocak, indüksiyonda pi\u015firmek
need:gas stove|gazl\u0131 ocak, ocak, do\u011falgaz oca\u011f\u0131
need:hiking|do\u011fa yürüyü\u015fü, yürüyü\u015f, trekking, hiking
need:camping|kamp, kamp yapmak, çad\u0131rda uyumak
need:camper van|karavan, karavan hayat\u0131, campervan
need:trekking ultralight|uzun yürüyü\u015f, ultralight, s\u0131rt çantal\u0131 gezi, her gram önemli
need:via ferrata|t\u0131rman\u0131\u015f, kaya t\u0131rman\u0131\u015f\u0131, da\u011fc\u0131l\u0131k, bouldering
need:running|ko\u015fu, ko\u015fmak, maraton, ko\u015fuya ba\u015flamak
need:trail running|patika ko\u015fusu, arazi ko\u015fusu, trail
need:walking the city|\u015fehir gezisi, çok yürümek, \u015fehir turu
need:cycling|bisiklet, bisiklete binmek, bisiklet sürmek
need:mountain biking|da\u011f bisikleti, mtb, downhill
need:bike tour|bisiklet turu, bikepacking, bisikletle tatil
need:e-bike|elektrikli bisiklet, e-bike
need:commute|i\u015fe gidip gelmek, i\u015fe bisikletle, yolda
need:flat tyre|patlak lastik, lastik patlad\u0131, bisiklet lasti\u011fi patlad\u0131
need:bike theft|bisiklet h\u0131rs\u0131zl\u0131\u011f\u0131, bisikletim çal\u0131nd\u0131, bisiklet kilitlemek
need:be seen in traffic|trafikte görünür olmak, gece bisiklet, görünürlük
need:transport children by bike|bisikletle çocuk ta\u015f\u0131mak, bisiklette çocuk
need:learn to ride a bike|bisiklete binmeyi ö\u011frenmek, ilk bisiklet
need:swimming|yüzme, yüzmek, havuz, havuza gitmek
need:learn to swim|yüzme ö\u011frenmek, yüzme kursu, yüzme bilmeyen çocuk
need:open water swimming|aç\u0131k suda yüzme, so\u011fuk su, göl
need:beach|plaj, sahil, deniz, deniz tatili
need:snorkelling|\u015fnorkel, dal\u0131\u015f, tüplü dal\u0131\u015f
need:kayaking|kano, kayak kano, sup, kürek çekmek
need:sailing|yelken, tekne, yat, denizde
need:surfing|sörf, rüzgar sörfü, kitesurf, dalga
need:fishing|bal\u0131k tutmak, bal\u0131kç\u0131l\u0131k, olta
need:hunting|avc\u0131l\u0131k, av, okçuluk
need:birdwatching|ku\u015f gözlemi, do\u011fa gözlemi, y\u0131ld\u0131z gözlemi
need:skiing|kayak, kayak yapmak, kayak tatili, pist
need:cross-country skiing|kros kaya\u011f\u0131, tur kaya\u011f\u0131, kar yürüyü\u015fü
need:sledging|k\u0131zak, karda kaymak, karda oynamak
need:ice skating|buz pateni, paten, kaykay
need:gym|spor salonu, fitness, antrenman, gym
need:home workout|evde spor, evde egzersiz, ev tipi spor
need:yoga|yoga, pilates, esneme, meditasyon
need:football|futbol, hal\u0131 saha, tak\u0131m sporu
need:tennis|tenis, badminton, squash, padel
need:table tennis|masa tenisi, pinpon
need:basketball|basketbol, voleybol, hentbol
need:golf|golf, golf oynamak
need:horse riding|at binmek, binicilik, at
need:boxing|boks, dövü\u015f sporu, karate, savunma sporu
need:dance|dans, bale, dans etmek
need:rehabilitation|fizik tedavi, rehabilitasyon, ameliyat sonras\u0131
need:massage|masaj, kendi kendine masaj, masaj yapmak
need:wellness|spa, evde spa, sauna, hamam
need:photography|foto\u011frafç\u0131l\u0131k, foto\u011fraf çekmek, foto\u011frafç\u0131
need:filming|video çekmek, vlog, youtube, film çekmek
need:podcast|podcast, ses kayd\u0131, ev stüdyosu
need:make music|müzik yapmak, enstrüman çalmak, gitar ö\u011frenmek
need:listen to music|müzik dinlemek, müziksever, hi-fi
need:gaming|oyun, gamer, oyun oynamak, bilgisayar oyunu
need:drawing|çizim, karalama, çizim yapmak
need:painting art|resim yapmak, sulu boya, tuval boyamak
need:crafts|el i\u015fi, hobi, çocukla etkinlik, faaliyet
need:knitting|örgü örmek, t\u0131\u011f i\u015fi, kazak örmek
need:sewing|diki\u015f, diki\u015f dikmek, k\u0131yafet dikmek
need:embroidery|nak\u0131\u015f, kanaviçe, etamin, makrome
need:pottery|çömlek, seramik yapmak, kil
need:make candles|mum yapmak, sabun yapmak
need:calligraphy|kaligrafi, hat, el yaz\u0131s\u0131, günlük tutmak
need:puzzling|puzzle, yapboz, zeka oyunu
need:model building|maket, maket yapmak, koleksiyon, koleksiyoncu
need:learn|ders çal\u0131\u015fmak, ö\u011frenmek, s\u0131nav haz\u0131rl\u0131\u011f\u0131, yks
need:experiment|deney, deney yapmak, merakl\u0131 çocuk, bilim
need:keep child busy|çocu\u011fu oyalamak, s\u0131k\u0131lan çocuk, evde oyun
need:outdoor play|d\u0131\u015far\u0131da oyun, bahçede oynamak
need:water play|su oyunu, suyla oynamak, çocuklar\u0131 serinletmek
need:work from home|evden çal\u0131\u015fmak, home office, uzaktan çal\u0131\u015fma
need:sit all day|bütün gün oturmak, masa ba\u015f\u0131 i\u015f, ofis çal\u0131\u015fan\u0131
need:video call|görüntülü toplant\u0131, zoom, online toplant\u0131
need:phone calls|telefon görü\u015fmesi, eller serbest, araçta konu\u015fmak
need:presentation|sunum, toplant\u0131, konferans
need:organise appointments|planlama, ajanda tutmak, unutkan, yap\u0131lacaklar listesi
need:file documents|evrak düzeni, dosyalamak, belge saklamak
need:print|ç\u0131kt\u0131 almak, evde yazd\u0131rmak, foto\u011fraf bast\u0131rmak, tarama
need:write|yazmak, not tutmak, elle yazmak
need:send a parcel|kargo göndermek, paket yollamak, internetten sat\u0131\u015f
need:wrap a present|hediye paketlemek, hediye sarmak, güzel paketlemek
need:decorate|dekore etmek, ev dekorasyonu, salonu yenilemek
need:furnish children's room|çocuk odas\u0131, bebek odas\u0131, oda dö\u015femek
need:sleep|uyku, uyumak, rahat uyku, iyi uyumak
need:side sleeper|yan yatan, yan yatarak uyuyorum
need:back sleeper|s\u0131rt üstü yatan, yüz üstü yatan
need:nap|\u015fekerleme, kestirmek, uçakta uyumak, otobüste uyumak
need:travel|seyahat, gezi, tatil, yolculuk
need:flight|uçu\u015f, uçak, havaalan\u0131, uçak yolculu\u011fu
need:hand luggage|el bagaj\u0131, kabin bagaj\u0131, kabin boy, pegasus çanta
need:luggage too heavy|fazla bagaj, bavul a\u011f\u0131r, bavul tartmak
need:travel abroad|yurt d\u0131\u015f\u0131na ç\u0131kmak, yabanc\u0131 priz, ingiltere fi\u015fi, amerika seyahati
need:pickpockets|yankesici, çal\u0131nmas\u0131n, para saklamak
need:lost luggage|kay\u0131p bavul, anahtar bulmak, e\u015fya kaybetmek
need:long car journey|uzun yol, araba yolculu\u011fu, çocukla uzun yol
need:cruise|gemi turu, cruise, feribot
need:tropics|tropik, ya\u011fmur orman\u0131, safari, s\u0131cak ülke
need:business trip|i\u015f seyahati, i\u015f gezisi, otelde kalmak
need:outdoors|d\u0131\u015far\u0131da, d\u0131\u015f mekan, d\u0131\u015far\u0131da b\u0131rakmak
need:balcony|balkon, küçük balkon, teras
need:terrace|teras, veranda, avlu
need:garden|bahçe, bahçe i\u015fleri, hobi bahçesi
need:grow vegetables|sebze yeti\u015ftirmek, domates yeti\u015ftirmek, bostan
need:plant flowers|çiçek dikmek, çiçek ekmek, so\u011fan dikmek
need:water the garden|bahçe sulamak, sulama, çim sulamak
need:watering plants on holiday|tatilde çiçek sulama, tatildeyken bitkiler
need:mow the lawn|çim biçmek, çim bak\u0131m\u0131, uzun çimen
need:cut hedge|çit budamak, budama, dal kesmek
need:leaves|yaprak toplamak, sonbahar yapraklar\u0131, bahçe at\u0131\u011f\u0131
need:compost|kompost, kompost yapmak, organik at\u0131k
need:chop firewood|odun k\u0131rmak, soba yakmak, \u015fömine
need:campfire|kamp ate\u015fi, ate\u015f yakmak
need:pool care|havuz bak\u0131m\u0131, ye\u015feren havuz, havuz temizli\u011fi
need:pond|süs havuzu, bal\u0131k havuzu, koi, yosunlu havuz
need:feed birds|ku\u015f beslemek, k\u0131\u015f\u0131n ku\u015f yemi, kirpi
need:dog|köpek, köpe\u011fim, köpek gezdirmek
need:puppy|yavru köpek, tuvalet e\u011fitimi, her \u015feyi kemiriyor
need:cat|kedi, kedim, ev kedisi, yavru kedi
need:cat scratches furniture|kedi t\u0131rmalamas\u0131, koltu\u011fu t\u0131rmal\u0131yor
need:dog pulls|köpek çeki\u015ftiriyor, köpek havl\u0131yor, köpek e\u011fitimi
need:pet left alone|evde yaln\u0131z kalan köpek, korkan köpek, endi\u015feli kedi
need:transport a pet|kedi ta\u015f\u0131mak, köpekle seyahat, veterinere götürmek
need:pet digestion|hassas mide köpek, seçici kedi, mama alerjisi
need:pet grooming|köpek t\u0131mar\u0131, köpek taramak, tüy dökümü, köpek y\u0131kamak
need:aquarium|akvaryum, bal\u0131k beslemek
need:rabbit|tav\u015fan, hamster, gine domuzu, kemirgen
need:baby cries at night|bebek uyumuyor, bebek a\u011fl\u0131yor, bebe\u011fi sakinle\u015ftirmek
need:teething|di\u015f ç\u0131karma, di\u015f ç\u0131kar\u0131yor, di\u015f ka\u015f\u0131ma
need:baby food|ek g\u0131da, bebek mamas\u0131, ek g\u0131daya geçi\u015f
need:bottle feeding|biberonla besleme, mama, formül süt
need:change diapers|bez de\u011fi\u015ftirmek, alt de\u011fi\u015ftirme, pi\u015fik
need:potty training|tuvalet e\u011fitimi, bezi b\u0131rakmak, laz\u0131ml\u0131k
need:childproof|çocuk güvenli\u011fi, emeklemeye ba\u015flad\u0131, evde güvenlik
need:baby on the go|bebekle gezmek, bebek ta\u015f\u0131mak, bebekle d\u0131\u015far\u0131 ç\u0131kmak
need:bath time|banyo zaman\u0131, bebek y\u0131kamak, saç\u0131n\u0131 y\u0131katm\u0131yor
need:travel with child in car|arabada çocuk, oto koltu\u011fu, çocukla araba yolculu\u011fu
need:afraid of the dark|karanl\u0131ktan korkuyor, gece korkusu, tek uyuyam\u0131yor
need:child carries heavy school bag|a\u011f\u0131r okul çantas\u0131, ortopedik çanta
need:fine motor skills|ince motor, erken ö\u011frenme, e\u011fitici, montessori
need:car|araba, araç, otomobil, oto
need:wash the car|araba y\u0131kamak, oto y\u0131kama, araç temizli\u011fi
need:car won't start|araba çal\u0131\u015fm\u0131yor, akü bitti, akü takviye
need:car breakdown|yolda kalmak, kaza, zorunlu set, ar\u0131za
need:icy windscreen|buzlanan cam, ön cam buzu, buz kaz\u0131mak
need:park the car|park etmek, park, geri geri gitmek
need:motorcycle|motosiklet, motor, scooter, motorcu
need:navigate|yol bulmak, navigasyon, yön, rota
need:weak battery|\u015farj bitiyor, pil çabuk bitiyor, \u015farj\u0131m yetmiyor
need:charge|\u015farj etmek, telefon \u015farj etmek, yolda \u015farj
need:slow wifi|yava\u015f internet, wifi çekmiyor, internet kopuyor
need:slow computer|yava\u015f bilgisayar, haf\u0131za doldu, depolama yetmiyor
need:backup|yedekleme, veri yedekleme, foto\u011fraf yedeklemek
need:dropped phone|telefon dü\u015ftü, k\u0131r\u0131k ekran, telefonu korumak
need:connect devices|cihaz ba\u011flamak, fi\u015f uymuyor, laptopu televizyona ba\u011flamak
need:not enough sockets|priz yetmiyor, az priz, çoklay\u0131c\u0131 laz\u0131m
need:smart home|ak\u0131ll\u0131 ev, telefonla kontrol, alexa
need:watch tv|televizyon izlemek, televizyon sesi, konu\u015fmalar anla\u015f\u0131lm\u0131yor
need:monitor house remotely|evi uzaktan izlemek, bebek izlemek, kap\u0131y\u0131 izlemek
need:track steps|ad\u0131m saymak, nab\u0131z ölçmek, uyku takibi, kalori saymak
need:simple phone|basit telefon, ya\u015fl\u0131 için telefon, tu\u015flu telefon
need:wet room|\u0131slak zemin, banyo için, neme dayan\u0131kl\u0131
need:under water|su alt\u0131, suya sokmak, dal\u0131\u015fa uygun
need:basement|bodrum, çat\u0131 kat\u0131, kiler, \u0131s\u0131tmas\u0131z oda
need:stairs|merdiven, basamak
need:office|ofis, i\u015f yeri, büro
need:restaurant|restoran, kafe, cafe, i\u015fletme
need:school class|s\u0131n\u0131f için, okul, kulüp, toplu al\u0131m
need:summer|yaz, yazl\u0131k, s\u0131cak günler
need:spring and autumn|bahar, mevsim geçi\u015fi, mevsimlik, \u0131l\u0131k hava
need:all year round|dört mevsim, her mevsim, y\u0131l boyu
need:mud|çamur, çamurlu, çamurlu yol
need:clothes for office|ofis k\u0131yafeti, i\u015f k\u0131yafeti, klasik giyim, smart casual
need:evening event|gece daveti, davet, gala, özel gün
need:everyday|günlük, gündelik, her gün, her güne
need:comfy at home|ev giyimi, evde rahat, koltukta yay\u0131lmak
need:too tight|dar geldi, s\u0131k\u0131yor, olmad\u0131, üstüme olmuyor
need:too big (2)|bol geldi, dü\u015füyor, kay\u0131yor
need:scratchy|ka\u015f\u0131nd\u0131r\u0131yor, dal\u0131yor, etiketi bat\u0131yor
need:see-through|içini gösteriyor, iç gösterir mi, transparan
need:hide tummy|göbek gizleyen, zay\u0131f gösteren, göbe\u011fim belli olmas\u0131n
need:large bust|büyük gö\u011füs, toparlay\u0131c\u0131, destek
need:easy to clean|kolay temizlenen, temizli\u011fi kolay, bak\u0131m\u0131 kolay
need:lasts long|uzun ömürlü, dayan\u0131kl\u0131, sa\u011flam
need:light to carry|hafif, ta\u015f\u0131mas\u0131 kolay, a\u011f\u0131r olmayan
need:safe for kids|çocuk için güvenli, bebe\u011fe zarars\u0131z
need:quiet|sessiz, ses ç\u0131karmayan, gürültü yapmayan
need:eco-friendly|çevre dostu, do\u011fa dostu, sürdürülebilir
need:plastic-free|plastiksiz, s\u0131f\u0131r at\u0131k, az plastik
need:fairly made|etik üretim, çocuk i\u015fçi yok, adil üretim
need:local|yerli üretim, yerli mal\u0131, yöresel
need:handmade|el yap\u0131m\u0131, el eme\u011fi, zanaat
need:animal-free|hayvansal içermeyen, hayvan deneysiz, cruelty free
need:natural|do\u011fal, kimyasals\u0131z, do\u011fal içerikli
need:cheap|ucuz, uygun fiyatl\u0131, bütçe dostu, pahal\u0131 olmas\u0131n
need:high-end|lüks, üst segment, premium, özel bir \u015fey
need:easy to use|kullan\u0131m\u0131 kolay, basit, pratik
need:comfortable|rahat, konforlu, bütün gün rahat
need:space-saving|az yer kaplayan, kompakt, yer tasarrufu
need:foldable for storage|katlan\u0131p kald\u0131r\u0131lan, katlan\u0131r, seyahat için katlanan
need:fast|h\u0131zl\u0131, çabuk, zaman kazand\u0131ran
need:multi-purpose|çok amaçl\u0131, çok i\u015flevli, hepsi bir arada
need:unbreakable|k\u0131r\u0131lmaz, dü\u015fünce k\u0131r\u0131lmayan, darbeye dayan\u0131kl\u0131
need:withstand heat|\u0131s\u0131ya dayan\u0131kl\u0131, s\u0131cak tava masada
need:goes in the dishwasher|bula\u015f\u0131k makinesine giren, bula\u015f\u0131k makinesi
need:wash the dishes|bula\u015f\u0131k y\u0131kamak, elde bula\u015f\u0131k, bula\u015f\u0131k makinem yok
need:adjustable|ayarlanabilir, büyüyen, farkl\u0131 yükseklik
need:reusable|tekrar kullan\u0131labilir, tek kullan\u0131ml\u0131k olmas\u0131n, dolum
need:disposable|tek kullan\u0131ml\u0131k, kullan at, bula\u015f\u0131k ç\u0131karmayan
need:repairable|tamir edilebilir, yedek parças\u0131 bulunan, de\u011fi\u015febilir parça
need:personalised|ki\u015fiye özel, isimli, isim yaz\u0131l\u0131
need:beautiful|güzel, \u015f\u0131k, estetik, tasar\u0131m
need:vintage|vintage, retro, nostaljik, eski görünümlü
need:second-hand|ikinci el, kullan\u0131lm\u0131\u015f, yenilenmi\u015f
need:hygienic|hijyenik, mikropsuz, dezenfekte, bakteri
need:non-toxic cookware|zarars\u0131z tencere, pfas içermeyen tava, kanserojen olmayan
need:cordless|kablosuz, \u015farjl\u0131, priz yok, elektriksiz
need:keep dry|kuru tutmak, \u0131slanmas\u0131n, su almas\u0131n
need:keep warm in winter outdoors|k\u0131\u015f\u0131n d\u0131\u015far\u0131da s\u0131cak, s\u0131cak mont, d\u0131\u015far\u0131s\u0131 so\u011fuk
need:not too sweet|az \u015fekerli, çok tatl\u0131 olmayan, \u015fekersiz
need:spicy|ac\u0131, ac\u0131 sever, ac\u0131l\u0131
need:high protein|yüksek protein, proteinli, protein diyeti
need:low carb|dü\u015fük karbonhidrat, keto, ketojenik
need:alcohol-free|alkolsüz, alkol kullanm\u0131yorum
need:halal|helal, ko\u015fer, domuz içermeyen
need:decaf|kafeinsiz, kafein dokunuyor, ak\u015fam kahvesi
need:strong taste|sert kahve, yo\u011fun tat, yumu\u015fak içim
need:emergency supplies|deprem çantas\u0131, acil durum, stok yapmak, afet haz\u0131rl\u0131\u011f\u0131
need:night walk|gece yürüyü\u015fü, karanl\u0131kta, fener laz\u0131m, çad\u0131rda \u0131\u015f\u0131k
need:dance all night|rahat topuklu, bütün gece dans
need:matching outfit|kombin, çift kombini, neyle gider, uyumlu k\u0131yafet
need:keep valuables safe|de\u011ferli e\u015fya saklamak, para saklamak, anahtar saklamak
need:save money|para biriktirmek, harçl\u0131k, tasarruf, para hediyesi
need:time something|süre tutmak, zaman ayarlamak, f\u0131r\u0131n\u0131 unutmak, geri say\u0131m
need:weigh|tartmak, tart\u0131, porsiyonlamak
need:dog-proof furniture|köpekli ev koltu\u011fu, leke göstermeyen koltuk, çocuklu ev koltu\u011fu
need:first apartment|ilk ev, ev kurmak, ev düzmek, çeyiz
thing:sofa|koltuk, kanepe, çekyat, ikili koltuk
thing:sofa bed|yatakl\u0131 koltuk, çekyat, aç\u0131l\u0131r kanepe, yatak olan koltuk
thing:corner sofa|kö\u015fe koltuk, l koltuk, kö\u015fe tak\u0131m\u0131
thing:armchair|berjer, tekli koltuk, berjer koltuk
thing:recliner|tv koltu\u011fu, yatar koltuk, dinlenme koltu\u011fu, baba koltu\u011fu
thing:rocking chair|sallanan sandalye, sallanan koltuk
thing:chair|sandalye, yemek sandalyesi, mutfak sandalyesi
thing:stool|tabure, bar taburesi, bar sandalyesi
thing:bench|bank, oturma bank\u0131, bench
thing:footstool|puf, ayak ucu pufu, ayak uzatma pufu
thing:beanbag|armut koltuk, minder koltuk, puf koltuk
thing:desk|çal\u0131\u015fma masas\u0131, bilgisayar masas\u0131, yaz\u0131 masas\u0131
thing:standing desk|yükseklik ayarl\u0131 masa, ayakta çal\u0131\u015fma masas\u0131, elektrikli masa
thing:office chair|ofis koltu\u011fu, çal\u0131\u015fma koltu\u011fu, büro sandalyesi, döner koltuk
thing:gaming chair|oyuncu koltu\u011fu, gaming koltuk
thing:chair castors|sandalye tekerle\u011fi, koltuk tekeri, mobilya tekeri
thing:dining table|yemek masas\u0131, mutfak masas\u0131, masa
thing:extendable table|aç\u0131l\u0131r masa, aç\u0131l\u0131r yemek masas\u0131, katlan\u0131r kanatl\u0131 masa
thing:coffee table|orta sehpa, sehpa
thing:side table|yan sehpa, zigon sehpa, c sehpa
thing:bedside table|komodin, ba\u015fucu sehpas\u0131
thing:console table|dresuar, konsol
thing:folding table|katlan\u0131r masa, kamp masas\u0131, piknik masas\u0131
thing:folding chair|katlan\u0131r sandalye, kamp sandalyesi
thing:wardrobe|gard\u0131rop, elbise dolab\u0131, gardrop, giysi dolab\u0131
thing:chest of drawers|\u015fifonyer, çekmeceli dolap, çekmeceli \u015fifonyer
thing:drawer|çekmece, çekmece gözü
thing:sideboard|büfe, konsol dolap, sideboard
thing:bookcase|kitapl\u0131k, kitap raf\u0131, raf ünitesi
thing:wall shelf|duvar raf\u0131, raf, uçan raf
thing:shelf bracket|raf aya\u011f\u0131, raf konsolu, raf demiri
thing:display cabinet|vitrin, caml\u0131 dolap, gümü\u015flük
thing:tv stand|tv ünitesi, tv sehpas\u0131, televizyon ünitesi
thing:shoe rack|ayakkab\u0131l\u0131k, ayakkab\u0131 dolab\u0131, ayakkab\u0131 raf\u0131
thing:coat rack|portmanto, vestiyer, ask\u0131l\u0131k, ayakl\u0131 ask\u0131
thing:clothes hanger|elbise ask\u0131s\u0131, ask\u0131, ceket ask\u0131s\u0131
thing:clothes rail|konfeksiyon ask\u0131s\u0131, ayakl\u0131 ask\u0131l\u0131k, ask\u0131 borusu
thing:bed|karyola, yatak, çift ki\u015filik yatak, baza ba\u015fl\u0131k
thing:box spring|baza, boxspring yatak, yatak baza ba\u015fl\u0131k seti
thing:bunk bed|ranza, çift katl\u0131 yatak, üst kat yatak
thing:guest bed|misafir yata\u011f\u0131, katlan\u0131r yatak, kamp yata\u011f\u0131
thing:air bed|\u015fi\u015fme yatak, hava yata\u011f\u0131
thing:headboard|yatak ba\u015fl\u0131\u011f\u0131, ba\u015fl\u0131k
thing:slatted base|yatak \u0131zgaras\u0131, yatak alt\u0131 \u0131zgara, lata
thing:mattress|yatak, visco yatak, ortopedik yatak, yayl\u0131 yatak
thing:mattress topper|yatak pedi, topper, yatak \u015filtesi, \u015filte
thing:mattress protector|alez, yatak koruyucu, s\u0131v\u0131 geçirmez alez
thing:crib|be\u015fik, bebek yata\u011f\u0131, bebek karyolas\u0131, anne yan\u0131 be\u015fik
thing:high chair|mama sandalyesi, bebek mama sandalyesi
thing:changing table|alt açma masas\u0131, alt de\u011fi\u015ftirme masas\u0131, alt açma minderi
thing:room divider|paravan, oda bölücü, seperatör
thing:sofa cover|koltuk örtüsü, kanepe örtüsü, çekyat örtüsü, koltuk \u015fal\u0131
thing:chair cushion|sandalye minderi, minder, oturma minderi
thing:felt pads|keçe ped, mobilya keçesi, sandalye alt\u0131 keçe
thing:furniture leg|mobilya aya\u011f\u0131, masa aya\u011f\u0131, koltuk aya\u011f\u0131
thing:table top|masa tablas\u0131, tezgah, mutfak tezgah\u0131
thing:handle|kulp, çekmece kulpu, dolap kulpu, dü\u011fme kulp
thing:hinge|mente\u015fe, kap\u0131 mente\u015fesi, dolap mente\u015fesi
thing:drawer runner|çekmece ray\u0131, teleskopik ray, frenli ray
thing:lamp|lamba, ayd\u0131nlatma, \u0131\u015f\u0131k, armatür
thing:ceiling light|tavan lambas\u0131, plafonyer, tavan ayd\u0131nlatmas\u0131, downlight
thing:pendant light|sark\u0131t, avize, sark\u0131t lamba
thing:floor lamp|lambader, ayakl\u0131 lamba, yerden lamba
thing:table lamp|masa lambas\u0131, abajur, ba\u015fucu lambas\u0131
thing:desk lamp|çal\u0131\u015fma lambas\u0131, okuma lambas\u0131, masa üstü lamba
thing:wall light|aplik, duvar lambas\u0131, duvar apli\u011fi
thing:spotlight|spot, spot lamba, ray spot
thing:night light|gece lambas\u0131, bebek gece lambas\u0131
thing:light bulb|ampul, led ampul, lamba ampulü
thing:led strip|\u015ferit led, led \u015ferit
thing:fairy lights|peri led, \u0131\u015f\u0131k zinciri, dekoratif led, y\u0131lba\u015f\u0131 \u0131\u015f\u0131\u011f\u0131
thing:lampshade|abajur \u015fapkas\u0131, lamba \u015fapkas\u0131, abajur ba\u015fl\u0131\u011f\u0131
thing:lamp holder|duy, lamba duyu
thing:outdoor light|bahçe lambas\u0131, d\u0131\u015f mekan ayd\u0131nlatma, d\u0131\u015f aplik
thing:solar light|güne\u015f enerjili lamba, solar lamba, solar bahçe lambas\u0131
thing:floodlight|projektör, led projektör, sensörlü projektör
thing:torch|el feneri, fener, \u015farjl\u0131 fener
thing:headlamp|kafa lambas\u0131, kafa feneri
thing:lantern|fener, gemici feneri, kamp feneri
thing:dimmer|dimmer, \u0131\u015f\u0131k ayar anahtar\u0131
thing:motion sensor|hareket sensörü, hareket dedektörü
thing:sunrise alarm clock|gün do\u011fumu alarm\u0131, \u0131\u015f\u0131kl\u0131 alarm saat, gün \u0131\u015f\u0131\u011f\u0131 lambas\u0131
thing:duvet|yorgan, pamuk yorgan, kaz tüyü yorgan
thing:duvet cover|nevresim, yorgan k\u0131l\u0131f\u0131
thing:bed linen|nevresim tak\u0131m\u0131, yatak tak\u0131m\u0131, uyku seti
thing:sheet|çar\u015faf, lastikli çar\u015faf, yatak çar\u015faf\u0131
thing:pillow|yast\u0131k, uyku yast\u0131\u011f\u0131
thing:neck pillow|ortopedik yast\u0131k, visco yast\u0131k, boyun yast\u0131\u011f\u0131
thing:body pillow|hamile yast\u0131\u011f\u0131, vücut yast\u0131\u011f\u0131, emzirme yast\u0131\u011f\u0131
thing:travel pillow|seyahat yast\u0131\u011f\u0131, uçak yast\u0131\u011f\u0131, boyunluk yast\u0131k
thing:pillowcase|yast\u0131k k\u0131l\u0131f\u0131, yast\u0131k yüzü
thing:cushion|k\u0131rlent, dekoratif yast\u0131k, koltuk yast\u0131\u011f\u0131
thing:cushion cover|k\u0131rlent k\u0131l\u0131f\u0131, dekoratif yast\u0131k k\u0131l\u0131f\u0131
thing:blanket|battaniye, tv battaniyesi, polar battaniye
thing:bedspread|yatak örtüsü, pike, çift ki\u015filik yatak örtüsü
thing:weighted blanket|a\u011f\u0131rl\u0131kl\u0131 battaniye, terapi battaniyesi
thing:electric blanket|elektrikli battaniye, elektrikli alt serme
thing:hot water bottle|s\u0131cak su torbas\u0131, termofor, \u0131s\u0131t\u0131c\u0131 ped
thing:baby sleeping bag|bebek uyku tulumu, uyku tulumu
thing:towel|havlu, banyo havlusu, el havlusu
thing:washcloth|lif, yüz havlusu, kese
thing:beach towel|plaj havlusu, pe\u015ftemal, deniz havlusu
thing:bathrobe|bornoz, bornoz tak\u0131m\u0131
thing:tea towel|kurulama bezi, mutfak havlusu, kurulama havlusu
thing:tablecloth|masa örtüsü, mu\u015famba, masa mu\u015fambas\u0131
thing:placemat|amerikan servis, supla, servis altl\u0131\u011f\u0131
thing:table runner|runner, masa runner
thing:napkin|peçete, kuma\u015f peçete, ka\u011f\u0131t peçete
thing:coaster|bardak altl\u0131\u011f\u0131, altl\u0131k
thing:trivet|nihale, tencere altl\u0131\u011f\u0131
thing:apron|mutfak önlü\u011fü, önlük, \u015fef önlü\u011fü
thing:oven glove|f\u0131r\u0131n eldiveni, tutacak, mutfak eldiveni
thing:curtain|perde, fon perde, perde tak\u0131m\u0131
thing:blackout curtain|karartma perde, blackout perde, güne\u015flik
thing:net curtain|tül perde, tül
thing:curtain rod|korni\u015f, rustik perde borusu, perde ray\u0131
thing:blind|stor perde, zebra perde, jaluzi
thing:roller shutter|panjur, kepenk
thing:insect screen|sineklik, pileli sineklik, pencere sinekli\u011fi
thing:rug|hal\u0131, salon hal\u0131s\u0131, kilim
thing:carpet runner|yolluk, hal\u0131 yolluk, koridor yollu\u011fu
thing:rug pad|hal\u0131 alt\u0131 kayd\u0131rmaz, kayd\u0131rmaz altl\u0131k, hal\u0131 altl\u0131\u011f\u0131
thing:doormat|paspas, kap\u0131 önü paspas\u0131, kap\u0131 paspas\u0131
thing:sheepskin|post, koyun postu, pelu\u015f hal\u0131
thing:vase|vazo, çiçek vazosu
thing:candle|mum, tealight mum, kütük mum
thing:scented candle|kokulu mum, aromatik mum
thing:candle holder|mumluk, \u015famdan
thing:room fragrance|oda kokusu, çubuklu oda kokusu, ortam kokusu, oda parfümü
thing:aroma diffuser|aroma difüzör, buhurdanl\u0131k, koku makinesi
thing:essential oil|uçucu ya\u011f, esansiyel ya\u011f, esans
thing:incense|tütsü, çubuk tütsü
thing:picture frame|foto\u011fraf çerçevesi, çerçeve, resim çerçevesi
thing:poster|poster, duvar posteri, tablo
thing:canvas print|kanvas tablo, kanvas bask\u0131
thing:mirror|ayna, boy aynas\u0131, duvar aynas\u0131
thing:clock|duvar saati, saat
thing:alarm clock|çalar saat, alarml\u0131 saat, masa saati
thing:wall sticker|duvar sticker\u0131, duvar ç\u0131kartmas\u0131, sticker
thing:artificial plant|yapay çiçek, yapay bitki, yapay a\u011faç
thing:dried flowers|kuru çiçek, pampas, kuru buket
thing:bouquet|buket, çiçek, çiçek buketi, kesme çiçek
thing:wreath|kap\u0131 çelengi, çelenk, kap\u0131 süsü
thing:christmas tree|y\u0131lba\u015f\u0131 a\u011fac\u0131, çam a\u011fac\u0131, y\u0131lba\u015f\u0131 çam\u0131
thing:christmas bauble|y\u0131lba\u015f\u0131 süsü, a\u011faç süsü, çam a\u011fac\u0131 topu
thing:advent calendar|advent takvimi, y\u0131lba\u015f\u0131 takvimi, geri say\u0131m takvimi
thing:figurine|biblo, heykel, dekoratif obje
thing:piggy bank|kumbara
thing:storage box|saklama kutusu, düzenleyici kutu, organizer
thing:basket|sepet, has\u0131r sepet, saklama sepeti
thing:drawer organiser|çekmece düzenleyici, ka\u015f\u0131kl\u0131k, çekmece içi düzenleyici
thing:vacuum storage bag|vakumlu po\u015fet, vakumlu hurç, hurç
thing:underbed storage|yatak alt\u0131 kutusu, yatak alt\u0131 hurç
thing:garment bag|elbise k\u0131l\u0131f\u0131, tak\u0131m elbise k\u0131l\u0131f\u0131, gamboç
thing:hook|ask\u0131, duvar ask\u0131s\u0131, yap\u0131\u015fkanl\u0131 ask\u0131, kanca
thing:pegboard|delikli pano, pegboard, alet panosu
thing:heavy-duty shelving|çelik raf, depo raf\u0131, metal raf
thing:trunk|sand\u0131k, çeyiz sand\u0131\u011f\u0131, ah\u015fap sand\u0131k
thing:toy box|oyuncak kutusu, oyuncak sepeti, oyuncak dolab\u0131
thing:key rack|anahtarl\u0131k ask\u0131s\u0131, anahtar ask\u0131s\u0131, anahtar kutusu
thing:keyring|anahtarl\u0131k
thing:home safe|kasa, çelik kasa, para kasas\u0131, ev tipi kasa
thing:letterbox|posta kutusu, mektup kutusu
thing:umbrella stand|\u015femsiyelik
thing:magazine rack|gazetelik, dergilik
thing:wastepaper basket|çöp kovas\u0131, çöp kutusu, ofis çöpü
thing:pedal bin|pedall\u0131 çöp kovas\u0131, sensörlü çöp kovas\u0131
thing:bin bag|çöp po\u015feti, çöp torbas\u0131
thing:washbasin|lavabo, çanak lavabo, banyo lavabosu
thing:tap|batarya, musluk, lavabo bataryas\u0131, armatür
thing:tap aerator|perlatör, musluk ucu, musluk süzgeci
thing:shower|du\u015f, du\u015f seti, du\u015f sistemi, ya\u011fmurlama du\u015f
thing:shower head|du\u015f ba\u015fl\u0131\u011f\u0131, el du\u015fu, du\u015f kafas\u0131
thing:shower hose|du\u015f hortumu, spiral hortum
thing:shower curtain|du\u015f perdesi, banyo perdesi
thing:shower screen|du\u015fakabin, du\u015f cam\u0131, du\u015f paravan\u0131
thing:bathtub|küvet, banyo küveti
thing:toilet|klozet, tuvalet, asma klozet, wc
thing:toilet seat|klozet kapa\u011f\u0131, tuvalet kapa\u011f\u0131
thing:toilet brush|tuvalet f\u0131rças\u0131, klozet f\u0131rças\u0131
thing:toilet paper holder|tuvalet ka\u011f\u0131tl\u0131\u011f\u0131, wc ka\u011f\u0131tl\u0131k
thing:toilet paper|tuvalet ka\u011f\u0131d\u0131
thing:bath mat|banyo paspas\u0131, klozet tak\u0131m\u0131, du\u015f paspas\u0131
thing:towel rail|havluluk, havlu ask\u0131s\u0131
thing:heated towel rail|havlupan, havlu radyatör, elektrikli havlupan
thing:toothbrush holder|di\u015f f\u0131rçal\u0131k, di\u015f f\u0131rças\u0131 kab\u0131
thing:bathroom cabinet|banyo dolab\u0131, aynal\u0131 dolap, ecza dolab\u0131
thing:bathroom scale|baskül, tart\u0131, dijital baskül
thing:shower caddy|du\u015f raf\u0131, banyo raf\u0131, kö\u015fe raf
thing:grab rail|tutunma bar\u0131, tutamak, banyo tutunma kolu
thing:shower stool|du\u015f taburesi, du\u015f sandalyesi, banyo otura\u011f\u0131
thing:broom|süpürge, çal\u0131 süpürgesi, sapl\u0131 süpürge
thing:dustpan|fara\u015f, kürek, fara\u015fl\u0131 süpürge
thing:mop|paspas, mop, temizlik seti, vileda
thing:bucket|kova, temizlik kovas\u0131
thing:cleaning cloth|temizlik bezi, mikrofiber bez, toz bezi
thing:sponge|sünger, bula\u015f\u0131k süngeri, bula\u015f\u0131k teli
thing:dish brush|bula\u015f\u0131k f\u0131rças\u0131, temizlik f\u0131rças\u0131
thing:feather duster|toz alma püskülü, toz f\u0131rças\u0131
thing:window squeegee|cam çekçe\u011fi, cam silme, çekçek
thing:rubber gloves|bula\u015f\u0131k eldiveni, lastik eldiven, temizlik eldiveni
thing:all-purpose cleaner|yüzey temizleyici, çok amaçl\u0131 temizleyici, genel temizleyici
thing:bathroom cleaner|banyo temizleyici, tuvalet temizleyici, wc temizleyici
thing:descaler|kireç çözücü, kireç sökücü
thing:glass cleaner|cam temizleyici, cam sil
thing:washing-up liquid|bula\u015f\u0131k deterjan\u0131, s\u0131v\u0131 bula\u015f\u0131k deterjan\u0131, elde bula\u015f\u0131k deterjan\u0131
thing:dishwasher tablets|bula\u015f\u0131k makinesi tableti, tablet deterjan, bula\u015f\u0131k makinesi deterjan\u0131
thing:laundry detergent|çama\u015f\u0131r deterjan\u0131, toz deterjan, s\u0131v\u0131 deterjan, kapsül deterjan
thing:fabric softener|yumu\u015fat\u0131c\u0131, çama\u015f\u0131r yumu\u015fat\u0131c\u0131s\u0131
thing:stain remover|leke ç\u0131kar\u0131c\u0131, leke sökücü
thing:soap|sabun, s\u0131v\u0131 sabun, kal\u0131p sabun
thing:kitchen roll|ka\u011f\u0131t havlu, rulo havlu
thing:tissues|mendil, ka\u011f\u0131t mendil, kutu mendil
thing:wet wipes|\u0131slak mendil, temizlik mendili, dezenfektan mendil
thing:vacuum cleaner|elektrikli süpürge, süpürge, toz torbas\u0131z süpürge
thing:cordless vacuum|\u015farjl\u0131 süpürge, dikey süpürge, dik süpürge
thing:robot vacuum|robot süpürge, ak\u0131ll\u0131 süpürge
thing:vacuum cleaner bag|süpürge torbas\u0131, toz torbas\u0131
thing:steam cleaner|buharl\u0131 temizleyici, buharl\u0131 mop
thing:pressure washer|bas\u0131nçl\u0131 y\u0131kama makinesi, yüksek bas\u0131nçl\u0131 y\u0131kama
thing:carpet cleaner|hal\u0131 y\u0131kama makinesi, koltuk y\u0131kama makinesi
thing:lint roller|tüy toplay\u0131c\u0131, tüy rulosu, tüy toplama
thing:fabric shaver|tüy kesici, tiftik makinesi, kuma\u015f t\u0131ra\u015f makinesi
thing:laundry basket|çama\u015f\u0131r sepeti, kirli sepeti, kirli çama\u015f\u0131r sepeti
thing:drying rack|çama\u015f\u0131r kurutmal\u0131k, kurutmal\u0131k, çama\u015f\u0131rl\u0131k
thing:clothesline|çama\u015f\u0131r ipi, çama\u015f\u0131r asma ipi
thing:clothes peg|mandal, çama\u015f\u0131r mandal\u0131
thing:ironing board|ütü masas\u0131
thing:ironing board cover|ütü masas\u0131 örtüsü, ütü masas\u0131 k\u0131l\u0131f\u0131
thing:iron|ütü, buharl\u0131 ütü
thing:steam generator iron|buhar kazanl\u0131 ütü, kazanl\u0131 ütü
thing:garment steamer|buharl\u0131 k\u0131r\u0131\u015f\u0131k giderici, dikey ütü, buharl\u0131 düzle\u015ftirici
thing:laundry bag|çama\u015f\u0131r filesi, y\u0131kama filesi, sutyen y\u0131kama filesi
thing:moth trap|güve kovucu, naftalin, lavanta kesesi
thing:washing machine|çama\u015f\u0131r makinesi
thing:tumble dryer|kurutma makinesi, çama\u015f\u0131r kurutma makinesi, \u0131s\u0131 pompal\u0131 kurutma
thing:washer dryer|kurutmal\u0131 çama\u015f\u0131r makinesi, y\u0131kama kurutma makinesi
thing:dishwasher|bula\u015f\u0131k makinesi
thing:fridge|buzdolab\u0131, no frost buzdolab\u0131
thing:mini fridge|mini buzdolab\u0131, büro tipi buzdolab\u0131, minibar
thing:freezer|derin dondurucu, dondurucu, buzluk
thing:wine cooler|\u015farap dolab\u0131, \u015farap so\u011futucu
thing:oven|f\u0131r\u0131n, ankastre f\u0131r\u0131n, elektrikli f\u0131r\u0131n, midi f\u0131r\u0131n
thing:cooker|f\u0131r\u0131nl\u0131 ocak, ocakl\u0131 f\u0131r\u0131n, set üstü ocak
thing:hob|ocak, ankastre ocak, indüksiyonlu ocak
thing:extractor hood|davlumbaz, aspiratör
thing:microwave|mikrodalga, mikrodalga f\u0131r\u0131n
thing:coffee machine|kahve makinesi, filtre kahve makinesi, türk kahvesi makinesi
thing:espresso machine|espresso makinesi, tam otomatik kahve makinesi
thing:capsule machine|kapsüllü kahve makinesi, kapsül kahve makinesi
thing:coffee capsule|kahve kapsülü, kapsül kahve
thing:moka pot|moka pot
thing:french press|french press, frans\u0131z presi
thing:pour-over dripper|v60, dripper, chemex
thing:coffee filter paper|kahve filtresi, filtre ka\u011f\u0131d\u0131
thing:coffee grinder|kahve de\u011firmeni, kahve ö\u011fütücü
thing:milk frother|süt köpürtücü, süt köpürtme
thing:tamper|tamper, portafiltre, barista ekipman\u0131
thing:kettle|kettle, su \u0131s\u0131t\u0131c\u0131, çay makinesi
thing:toaster|ekmek k\u0131zartma makinesi, ekmek k\u0131zart\u0131c\u0131
thing:sandwich maker|tost makinesi, \u0131zgara ve tost makinesi
thing:waffle iron|waffle makinesi
thing:air fryer|airfryer, ya\u011fs\u0131z fritöz, hava fritözü
thing:deep fryer|fritöz, k\u0131zartma makinesi
thing:blender|blender, smoothie blender, sürahi blender
thing:hand blender|el blender\u0131, çubuk blender
thing:hand mixer|el mikseri, mikser, ç\u0131rp\u0131c\u0131
thing:stand mixer|stand mikser, mutfak \u015fefi, hamur yo\u011furma makinesi
thing:food processor|mutfak robotu, do\u011fray\u0131c\u0131, rondo
thing:cooking robot|pi\u015firen robot, multicooker, thermomix
thing:juicer|kat\u0131 meyve s\u0131kaca\u011f\u0131, narenciye s\u0131kaca\u011f\u0131, meyve s\u0131kaca\u011f\u0131
thing:soda maker|soda makinesi, gazl\u0131 içecek makinesi
thing:CO2 cylinder|soda tüpü, co2 tüpü
thing:water filter|su ar\u0131tma, su filtresi, filtreli sürahi
thing:slow cooker|yava\u015f pi\u015firici, slow cooker
thing:pressure cooker|düdüklü tencere, düdüklü, elektrikli düdüklü
thing:bread maker|ekmek yapma makinesi, ekmek makinesi
thing:ice cream maker|dondurma makinesi
thing:ice cube maker|buz makinesi, buz kal\u0131b\u0131, buzluk kal\u0131b\u0131
thing:yogurt maker|yo\u011furt makinesi, yo\u011furt yapma makinesi
thing:raclette grill|raklet, masaüstü \u0131zgara, elektrikli \u0131zgara
thing:fondue set|fondü seti
thing:food dehydrator|meyve kurutma makinesi, g\u0131da kurutucu
thing:vacuum sealer|vakum makinesi, vakumlama makinesi
thing:sous vide cooker|sous vide, sous vide çubu\u011fu
thing:pasta machine|makarna makinesi, eri\u015fte makinesi
thing:kitchen scale|mutfak terazisi, mutfak tart\u0131s\u0131, hassas terazi
thing:food thermometer|g\u0131da termometresi, et termometresi, mutfak termometresi
thing:kitchen timer|mutfak zamanlay\u0131c\u0131s\u0131, mutfak saati
thing:egg cooker|yumurta pi\u015firici, yumurta ha\u015flama makinesi
thing:pan|tava, granit tava, yap\u0131\u015fmaz tava
thing:cast iron pan|döküm tava, karbon çelik tava
thing:wok|wok, wok tava
thing:grill pan|\u0131zgara tava, grill tava, döküm \u0131zgara
thing:crepe pan|krep tavas\u0131, pankek tavas\u0131
thing:pot|tencere, sos tenceresi, çorba tenceresi
thing:casserole dish|döküm tencere, güveç, karn\u0131yar\u0131k tencere
thing:cookware set|tencere seti, tava seti, çeyiz tencere seti
thing:pan lid|tencere kapa\u011f\u0131, cam kapak, s\u0131çratmaz kapak
thing:roasting tin|f\u0131r\u0131n kab\u0131, borcam, f\u0131r\u0131n kal\u0131b\u0131
thing:baking tray|f\u0131r\u0131n tepsisi, tepsi
thing:cake tin|kek kal\u0131b\u0131, kelepçeli kal\u0131p, baton kal\u0131p
thing:muffin tin|muffin kal\u0131b\u0131, kapsül kek kal\u0131b\u0131
thing:cookie cutter|kurabiye kal\u0131b\u0131, kurabiye kesici
thing:rolling pin|merdane, oklava
thing:whisk|ç\u0131rpma teli, yumurta ç\u0131rp\u0131c\u0131
thing:mixing bowl|kar\u0131\u015ft\u0131rma kab\u0131, salata kasesi, kase
thing:piping bag|krema s\u0131kma torbas\u0131, s\u0131kma torbas\u0131, duy seti
thing:cake decoration|pasta süsü, \u015feker hamuru, pasta süsleme
thing:baking paper|pi\u015firme ka\u011f\u0131d\u0131, ya\u011fl\u0131 ka\u011f\u0131t
thing:cling film|streç film, alüminyum folyo, folyo
thing:cooling rack|so\u011futma teli, kek so\u011futma teli
thing:proofing basket|mayalama sepeti, banneton, ekmek sepeti
thing:kitchen knife|\u015fef b\u0131ça\u011f\u0131, mutfak b\u0131ça\u011f\u0131, et b\u0131ça\u011f\u0131
thing:japanese knife|santoku, japon b\u0131ça\u011f\u0131, damascus b\u0131çak
thing:bread knife|ekmek b\u0131ça\u011f\u0131, t\u0131rt\u0131kl\u0131 b\u0131çak
thing:paring knife|soyma b\u0131ça\u011f\u0131, sebze b\u0131ça\u011f\u0131
thing:steak knife|biftek b\u0131ça\u011f\u0131, sofra b\u0131ça\u011f\u0131
thing:knife block|b\u0131çak seti, b\u0131çakl\u0131k, manyetik b\u0131çakl\u0131k
thing:knife sharpener|b\u0131çak bileyici, bileme ta\u015f\u0131, masat
thing:cutting board|kesme tahtas\u0131, do\u011frama tahtas\u0131, kesim tahtas\u0131
thing:kitchen scissors|mutfak makas\u0131, tavuk makas\u0131
thing:peeler|soyacak, sebze soyaca\u011f\u0131, patates soyaca\u011f\u0131
thing:grater|rende, peynir rendesi
thing:mandoline|mandolin, sebze dilimleyici, sebze do\u011fray\u0131c\u0131
thing:meat slicer|dilimleme makinesi, g\u0131da dilimleyici
thing:garlic press|sar\u0131msak ezici, sar\u0131msak presi
thing:can opener|konserve açaca\u011f\u0131
thing:corkscrew|tirbu\u015fon, \u015fi\u015fe açaca\u011f\u0131, açacak
thing:colander|süzgeç, elek, kevgir
thing:salad spinner|salata kurutucu
thing:spatula|spatula, tahta ka\u015f\u0131k, ka\u015f\u0131k seti
thing:ladle|kepçe, çorba kepçesi, kevgir
thing:tongs|ma\u015fa, servis ma\u015fas\u0131
thing:measuring cup|ölçü kab\u0131, ölçü ka\u015f\u0131\u011f\u0131, ölçek
thing:mortar and pestle|havan, dibek
thing:salt mill|tuzluk, karabiberlik, tuz de\u011firmeni, karabiber de\u011firmeni
thing:spice rack|baharatl\u0131k, baharat tak\u0131m\u0131, baharat kavanozu
thing:food storage container|saklama kab\u0131, vakumlu saklama kab\u0131, erzak kab\u0131
thing:storage jar|kavanoz, cam kavanoz, erzak kavanozu
thing:lunch box|beslenme kutusu, beslenme kab\u0131, sefer tas\u0131, lunch box
thing:food flask|yemek termosu, termos yemek kab\u0131
thing:thermos flask|termos, çelik termos
thing:water bottle|matara, suluk, su \u015fi\u015fesi
thing:travel mug|termos bardak, termos kupa, seyahat kupas\u0131
thing:butter dish|tereya\u011fl\u0131k, peynir saklama kab\u0131
thing:bread bin|ekmeklik, ekmek kutusu, ekmek dolab\u0131
thing:fruit bowl|meyvelik, meyve sepeti
thing:dish rack|bula\u015f\u0131kl\u0131k, bula\u015f\u0131k kurutmal\u0131k, damlal\u0131k
thing:plate|tabak, servis taba\u011f\u0131, pasta taba\u011f\u0131, çukur tabak
thing:cereal bowl|kase, çorba kasesi, kahvalt\u0131 kasesi
thing:tableware|yemek tak\u0131m\u0131, kahvalt\u0131 tak\u0131m\u0131, sofra tak\u0131m\u0131
thing:cup|kupa, fincan, kahve fincan\u0131, kupa bardak
thing:saucer|çay taba\u011f\u0131, fincan taba\u011f\u0131
thing:glass|bardak, su barda\u011f\u0131, çay barda\u011f\u0131
thing:wine glass|kadeh, \u015farap kadehi, \u015fampanya kadehi
thing:beer glass|bira barda\u011f\u0131
thing:cocktail shaker|kokteyl seti, shaker, kokteyl barda\u011f\u0131
thing:carafe|sürahi, karaf, dekanter
thing:cutlery|çatal ka\u015f\u0131k b\u0131çak tak\u0131m\u0131, çatal ka\u015f\u0131k seti
thing:children's tableware|bebek taba\u011f\u0131, çocuk çatal ka\u015f\u0131k, al\u0131\u015ft\u0131rma barda\u011f\u0131
thing:disposable tableware|tek kullan\u0131ml\u0131k tabak, karton bardak, plastik çatal
thing:drinking straw|pipet, metal pipet, cam pipet
thing:tray|tepsi, servis tepsisi, çay tepsisi
thing:serving platter|servis taba\u011f\u0131, sunum tahtas\u0131, pasta stand\u0131, kay\u0131k tabak
thing:teapot|çaydanl\u0131k, demlik, porselen demlik
thing:tea infuser|çay süzgeci, demleme süzgeci, çay topu
thing:picnic basket|piknik sepeti, piknik seti, piknik örtüsü
thing:cool box|buzluk, so\u011futucu çanta, termal çanta, oto buzdolab\u0131
thing:ice pack|buz aküsü, buz kaseti, so\u011futucu jel
thing:shopping trolley|pazar arabas\u0131, al\u0131\u015fveri\u015f çantas\u0131, bez çanta
thing:coffee|kahve, filtre kahve, türk kahvesi, ö\u011fütülmü\u015f kahve
thing:coffee beans|çekirdek kahve, kahve çekirde\u011fi
thing:decaf|kafeinsiz kahve
thing:instant coffee|haz\u0131r kahve, granül kahve, nescafe
thing:tea|çay, siyah çay, ye\u015fil çay, dökme çay
thing:tea bag|po\u015fet çay, demlik po\u015fet çay, bardak po\u015fet
thing:herbal tea|bitki çay\u0131, meyve çay\u0131, \u0131hlamur, adaçay\u0131
thing:matcha|matcha, matcha tozu
thing:hot chocolate|s\u0131cak çikolata, kakao
thing:chocolate|çikolata, bitter çikolata, sütlü çikolata
thing:chocolates|özel çikolata, trüf, bonbon, madlen çikolata
thing:sweets|\u015fekerleme, \u015feker, jelibon, lokum
thing:liquorice|meyan kökü, meyan \u015fekeri
thing:chewing gum|sak\u0131z, nane \u015fekeri
thing:biscuit|bisküvi, kurabiye
thing:cake|pasta, kek, tart, turta
thing:gingerbread|zencefilli kurabiye, panettone, y\u0131lba\u015f\u0131 kurabiyesi
thing:crisps|cips, kraker, patates cipsi
thing:popcorn|patlam\u0131\u015f m\u0131s\u0131r, m\u0131s\u0131r patlatma makinesi
thing:muesli|müsli, granola, yulaf, m\u0131s\u0131r gevre\u011fi
thing:protein bar|protein bar, enerji bar\u0131, yulaf bar
thing:jam|reçel, marmelat
thing:honey|bal, çiçek bal\u0131, süzme bal
thing:nut butter|f\u0131st\u0131k ezmesi, f\u0131nd\u0131k kremas\u0131, kakaolu f\u0131nd\u0131k kremas\u0131
thing:syrup|\u015furup, akçaa\u011faç \u015furubu, pekmez
thing:sugar|\u015feker, toz \u015feker, esmer \u015feker, tatland\u0131r\u0131c\u0131
thing:flour|un, tam bu\u011fday unu, bu\u011fday unu
thing:baking mix|kek kar\u0131\u015f\u0131m\u0131, ekmek kar\u0131\u015f\u0131m\u0131, haz\u0131r kek unu
thing:bread|ekmek, somun, sandviç ekme\u011fi, galeta
thing:pasta|makarna, spagetti, eri\u015fte
thing:rice|pirinç, baldo pirinç, basmati
thing:olive oil|zeytinya\u011f\u0131, s\u0131zma zeytinya\u011f\u0131
thing:vinegar|sirke, balzamik sirke, elma sirkesi
thing:oil and vinegar set|ya\u011fdanl\u0131k, ya\u011fl\u0131k sirkelik, ya\u011f \u015fi\u015fesi
thing:spice|baharat, kekik, pul biber, karabiber
thing:salt|tuz, deniz tuzu, himalaya tuzu
thing:stock|bulyon, et suyu, tavuk suyu
thing:soup|çorba, haz\u0131r çorba, tarhana
thing:hot sauce|ac\u0131 sos, biber sosu
thing:soy sauce|soya sosu, miso, uzak do\u011fu sosu
thing:tinned food|konserve, domates konservesi, salça
thing:pickles|tur\u015fu, zeytin, korni\u015fon
thing:spread|humus, sürülebilir, ezme, meze
thing:cheese|peynir, beyaz peynir, ka\u015far, parmesan
thing:plant milk|bitkisel süt, yulaf sütü, badem sütü, soya sütü
thing:egg|yumurta, gezen tavuk yumurtas\u0131
thing:meat substitute|bitkisel et, tofu, vegan burger
thing:fruit and vegetables|meyve sebze, sebze kutusu, taze meyve
thing:frozen food|donuk g\u0131da, dondurulmu\u015f g\u0131da, haz\u0131r yemek
thing:gift basket|hediye sepeti, gurme kutusu, hediyelik sepet
thing:sparkling wine|köpüklü \u015farap, \u015fampanya, prosecco
thing:beer|bira, f\u0131ç\u0131 bira, ipa
thing:alcohol-free drink|alkolsüz bira, alkolsüz \u015farap, alkolsüz içecek
thing:juice|meyve suyu, portakal suyu, elma suyu
thing:mineral water|maden suyu, soda, su
thing:kombucha|kombucha, kefir
thing:home brewing kit|ev biras\u0131 seti, bira yap\u0131m kiti
thing:baby food|bebek mamas\u0131, devam sütü, mama, ka\u015f\u0131k mamas\u0131
thing:dietary supplement|takviye edici g\u0131da, g\u0131da takviyesi, vitamin, multivitamin
thing:protein powder|protein tozu, whey
thing:magnesium|magnezyum, magnezyum tablet
thing:omega 3|omega 3, bal\u0131k ya\u011f\u0131
thing:collagen|kolajen, kolajen tozu
thing:probiotic|probiyotik
thing:melatonin|melatonin, uyku takviyesi, kediotu
thing:phone|telefon, cep telefonu, ak\u0131ll\u0131 telefon
thing:senior phone|tu\u015flu telefon, ya\u015fl\u0131 telefonu, büyük tu\u015flu telefon
thing:landline phone|sabit telefon, dect telefon, masa telefonu
thing:phone case|telefon k\u0131l\u0131f\u0131, k\u0131l\u0131f, kapak, telefon kab\u0131
thing:screen protector|ekran koruyucu, k\u0131r\u0131lmaz cam, cam koruyucu
thing:charger|\u015farj aleti, \u015farj cihaz\u0131, adaptör, \u015farj ba\u015fl\u0131\u011f\u0131
thing:charging cable|\u015farj kablosu, type-c kablo, lightning kablo
thing:wireless charger|kablosuz \u015farj, kablosuz \u015farj aleti, \u015farj istasyonu
thing:power bank|powerbank, ta\u015f\u0131nabilir \u015farj
thing:phone holder|telefon tutucu, araç telefon tutucu, telefon stand\u0131
thing:sim card|sim kart, esim, hat
thing:tablet|tablet, ipad
thing:e-reader|e-kitap okuyucu, kindle, ekitap okuyucu
thing:stylus|tablet kalemi, dokunmatik kalem, stylus
thing:smartwatch|ak\u0131ll\u0131 saat, ak\u0131ll\u0131 bileklik, fitness bileklik
thing:watch strap|saat kordonu, ak\u0131ll\u0131 saat kordonu, kordon
thing:laptop|laptop, dizüstü bilgisayar, notebook, macbook
thing:computer|bilgisayar, masaüstü bilgisayar, pc, kasa
thing:monitor|monitör, bilgisayar ekran\u0131
thing:monitor arm|monitör kolu, laptop stand\u0131, monitör yükseltici
thing:keyboard|klavye, mekanik klavye, kablosuz klavye
thing:computer mouse|mouse, fare, kablosuz mouse
thing:mouse pad|mouse pad, mousepad, masa mat\u0131
thing:webcam|webcam, web kameras\u0131
thing:laptop bag|laptop çantas\u0131, laptop k\u0131l\u0131f\u0131, notebook çantas\u0131
thing:docking station|docking station, usb çoklay\u0131c\u0131, usb hub
thing:external hard drive|harici disk, ta\u015f\u0131nabilir disk, ssd, hard disk
thing:usb stick|usb bellek, flash bellek, usb
thing:memory card|haf\u0131za kart\u0131, sd kart, micro sd
thing:laptop battery|laptop bataryas\u0131, telefon bataryas\u0131, batarya
thing:router|modem, router, wifi modem
thing:wifi repeater|wifi güçlendirici, menzil geni\u015fletici, mesh
thing:network cable|ethernet kablosu, internet kablosu, cat6 kablo
thing:hdmi cable|hdmi kablo, görüntü kablosu, displayport kablo
thing:adapter|dönü\u015ftürücü, adaptör, çevirici
thing:travel adapter|seyahat adaptörü, priz dönü\u015ftürücü, priz çevirici
thing:cable management|kablo düzenleyici, kablo toplay\u0131c\u0131, kablo kanal\u0131
thing:headphones|kulakl\u0131k, kulak üstü kulakl\u0131k, bluetooth kulakl\u0131k
thing:earbuds|kulak içi kulakl\u0131k, tws kulakl\u0131k, kablosuz kulakl\u0131k, airpods
thing:headset|mikrofonlu kulakl\u0131k, oyuncu kulakl\u0131\u011f\u0131, headset
thing:speaker|hoparlör, bluetooth hoparlör, ses bombas\u0131
thing:soundbar|soundbar, ev sinema sistemi, subwoofer
thing:smart speaker|ak\u0131ll\u0131 hoparlör, sesli asistan, alexa
thing:hi-fi system|müzik seti, amfi, amplifikatör
thing:record player|pikap, plak çalar
thing:radio|radyo, internet radyosu
thing:microphone|mikrofon, yay\u0131nc\u0131 mikrofonu, yaka mikrofonu
thing:television|televizyon, tv, smart tv
thing:tv wall mount|tv ask\u0131 aparat\u0131, televizyon duvar ask\u0131s\u0131
thing:projector|projeksiyon, projeksiyon cihaz\u0131, projeksiyon perdesi
thing:streaming stick|tv box, tv stick, android tv box
thing:remote control|kumanda, uzaktan kumanda, televizyon kumandas\u0131
thing:camera|foto\u011fraf makinesi, kamera, aynas\u0131z, dslr
thing:instant camera|polaroid, instax, \u015fip\u015fak foto\u011fraf makinesi
thing:camera lens|lens, objektif, zoom lens
thing:tripod|tripod, selfie çubu\u011fu, gimbal
thing:camera bag|kamera çantas\u0131, foto\u011fraf makinesi çantas\u0131, lens kapa\u011f\u0131
thing:action cam|aksiyon kameras\u0131, gopro, araç içi kamera
thing:drone|drone, kameral\u0131 drone
thing:security camera|güvenlik kameras\u0131, ip kamera, kamera sistemi
thing:video doorbell|görüntülü kap\u0131 zili, kap\u0131 zili, diyafon
thing:smart home|ak\u0131ll\u0131 priz, ak\u0131ll\u0131 ev, ak\u0131ll\u0131 ampul
thing:smart lock|ak\u0131ll\u0131 kilit, \u015fifreli kilit, elektronik kilit
thing:baby monitor|bebek telsizi, bebek kameras\u0131
thing:bluetooth tracker|airtag, takip cihaz\u0131, gps takip, anahtar bulucu
thing:battery|pil, kalem pil, aa pil, dü\u011fme pil
thing:battery charger|pil \u015farj cihaz\u0131
thing:printer|yaz\u0131c\u0131, lazer yaz\u0131c\u0131, printer
thing:ink cartridge|kartu\u015f, toner, mürekkep
thing:photo printer|foto\u011fraf yaz\u0131c\u0131s\u0131, etiket makinesi, foto\u011fraf ka\u011f\u0131d\u0131
thing:scanner|taray\u0131c\u0131, barkod okuyucu
thing:3d printer|3d yaz\u0131c\u0131, filament
thing:game console|oyun konsolu, playstation, xbox, ps5
thing:game controller|oyun kolu, gamepad, joystick
thing:video game|video oyunu, ps5 oyunu, bilgisayar oyunu
thing:vr headset|vr gözlük, sanal gerçeklik gözlü\u011fü
thing:calculator|hesap makinesi, bilimsel hesap makinesi
thing:electric shaver|t\u0131ra\u015f makinesi, elektrikli t\u0131ra\u015f makinesi, sakal kesme
thing:hair dryer|saç kurutma makinesi, fön makinesi, fön
thing:heater|\u0131s\u0131t\u0131c\u0131, elektrikli \u0131s\u0131t\u0131c\u0131, radyatör, elektrikli soba
thing:infrared heater|infrared \u0131s\u0131t\u0131c\u0131, kafe tipi \u0131s\u0131t\u0131c\u0131, d\u0131\u015f mekan \u0131s\u0131t\u0131c\u0131
thing:stove|soba, \u015fömine, odun sobas\u0131, kuzine
thing:thermostat|termostat, oda termostat\u0131, ak\u0131ll\u0131 termostat
thing:fan|vantilatör, ayakl\u0131 vantilatör, kule vantilatör
thing:air conditioner|klima, portatif klima, mobil klima
thing:air purifier|hava temizleyici, hava temizleme cihaz\u0131, hepa filtre
thing:humidifier|hava nemlendirici, nemlendirici cihaz, buhar makinesi
thing:dehumidifier|nem alma cihaz\u0131, rutubet al\u0131c\u0131, nem al\u0131c\u0131
thing:smoke alarm|duman dedektörü, gaz alarm\u0131, karbonmonoksit dedektörü
thing:alarm system|alarm sistemi, ev alarm\u0131, h\u0131rs\u0131z alarm\u0131
thing:tool|el aleti, alet, tak\u0131m
thing:tool box|tak\u0131m çantas\u0131, alet çantas\u0131, alet seti
thing:tool belt|alet kemeri, çal\u0131\u015fma tezgah\u0131, tak\u0131m arabas\u0131
thing:hammer|çekiç, tokmak
thing:screwdriver|tornavida, tornavida seti, y\u0131ld\u0131z tornavida
thing:bit set|bits uç, allen anahtar, bits seti
thing:wrench|anahtar tak\u0131m\u0131, lokma tak\u0131m\u0131, ingiliz anahtar\u0131
thing:torque wrench|tork anahtar\u0131
thing:pliers|pense, kerpeten, yan keski
thing:drill|matkap, darbeli matkap, k\u0131r\u0131c\u0131 delici
thing:cordless screwdriver|\u015farjl\u0131 vidalama, akülü vidalama, \u015farjl\u0131 matkap
thing:drill bit|matkap ucu, beton ucu, panç
thing:sandpaper|z\u0131mpara, z\u0131mpara ka\u011f\u0131d\u0131, su z\u0131mparas\u0131
thing:tool battery|alet aküsü, 18v akü, matkap aküsü
thing:tape measure|\u015ferit metre, metre, mezura
thing:spirit level|su terazisi, lazer terazi, lazerli hizalama
thing:laser distance meter|lazer metre, lazerli mesafe ölçer
thing:pocket knife|çak\u0131, isviçre çak\u0131s\u0131, çok amaçl\u0131 çak\u0131
thing:utility cutter|maket b\u0131ça\u011f\u0131, falçata
thing:ladder|merdiven, ev tipi merdiven, basamakl\u0131 merdiven
thing:clamp|mengene, i\u015fkence, kelepçe
thing:glue gun|silikon tabancas\u0131, s\u0131cak silikon, silikon çubu\u011fu
thing:soldering iron|havya, lehim teli, lehim makinesi
thing:staple gun|z\u0131mba tabancas\u0131, çivi tabancas\u0131, perçin tabancas\u0131
thing:screw|vida, sunta vidas\u0131, matkap uçlu vida
thing:steel nail|in\u015faat çivisi, çelik çivi, beton çivisi
thing:wall plug|dübel, plastik dübel, çelik dübel
thing:cable tie|kablo ba\u011f\u0131, plastik kelepçe, c\u0131rt kelepçe
thing:padlock|asma kilit, kilit, \u015fifreli asma kilit
thing:door lock|kap\u0131 kilidi, barel, kilit göbe\u011fi
thing:glue|yap\u0131\u015ft\u0131r\u0131c\u0131, japon yap\u0131\u015ft\u0131r\u0131c\u0131, ah\u015fap tutkal\u0131, tutkal
thing:tape|bant, koli band\u0131, çift tarafl\u0131 bant
thing:paint|boya, duvar boyas\u0131, iç cephe boyas\u0131, tavan boyas\u0131
thing:wood paint|ah\u015fap boyas\u0131, vernik, sentetik boya
thing:wood stain|ah\u015fap koruyucu, teak ya\u011f\u0131, ah\u015fap cilas\u0131
thing:paint primer|astar boya, astar
thing:spray paint|sprey boya
thing:chalk paint|mobilya boyas\u0131, su bazl\u0131 boya
thing:paint roller|boya rulosu, boya f\u0131rças\u0131, rulo
thing:dust sheet|örtü naylonu, boya örtüsü, maskeleme örtüsü
thing:wallpaper|duvar ka\u011f\u0131d\u0131, 3d duvar ka\u011f\u0131d\u0131
thing:window film|cam filmi, folyo kaplama, yap\u0131\u015fkanl\u0131 folyo
thing:flooring|parke, laminat parke, vinil zemin
thing:skirting board|süpürgelik, e\u015fik profili
thing:floor underlay|parke \u015filtesi, parke alt\u0131
thing:tile|fayans, seramik, karo, mozaik
thing:timber|kereste, ah\u015fap plaka, kontrplak, tahta
thing:roofing|çat\u0131 kaplama, oluk, ya\u011fmur olu\u011fu
thing:door|kap\u0131, oda kap\u0131s\u0131, çelik kap\u0131
thing:window|pencere, çat\u0131 penceresi, pencere cam\u0131
thing:pipe|boru, tesisat borusu, pprc boru
thing:siphon|sifon, lavabo sifonu
thing:seal|conta, o-ring, s\u0131zd\u0131rmazl\u0131k contas\u0131
thing:water pump|su pompas\u0131, dalg\u0131ç pompa, hidrofor
thing:water heater|termosifon, \u015fofben, kombi, ani su \u0131s\u0131t\u0131c\u0131
thing:cistern|rezervuar, iç tak\u0131m, gömme rezervuar
thing:socket|priz, toprakl\u0131 priz, duvar prizi
thing:light switch|anahtar, elektrik anahtar\u0131, \u0131\u015f\u0131k dü\u011fmesi
thing:extension lead|uzatma kablosu, grup priz, çoklu priz
thing:electrical cable|elektrik kablosu, enerji kablosu, güç kablosu
thing:fuse|sigorta, otomatik sigorta, kaçak ak\u0131m rölesi
thing:timer switch|zaman ayarl\u0131 priz, zamanlay\u0131c\u0131 priz, enerji ölçer
thing:multimeter|multimetre, avometre, kontrol kalemi
thing:EV charger|elektrikli araç \u015farj istasyonu, wallbox, araç \u015farj kablosu
thing:workwear|i\u015f k\u0131yafeti, i\u015f pantolonu, i\u015f tulumu
thing:safety shoes|i\u015f ayakkab\u0131s\u0131, çelik burunlu ayakkab\u0131, i\u015f botu
thing:work gloves|i\u015f eldiveni, koruyucu eldiven, nitril eldiven
thing:safety glasses|koruyucu gözlük, i\u015f gözlü\u011fü, yüz siperli\u011fi
thing:dust mask|toz maskesi, ffp2 maske, maske
thing:hard hat|baret, i\u015f güvenli\u011fi bareti
thing:hi-vis vest|ikaz yele\u011fi, reflektörlü yelek, fosforlu yelek
thing:knee pads|dizlik, diz minderi
thing:garden furniture|bahçe mobilyas\u0131, balkon tak\u0131m\u0131, bahçe tak\u0131m\u0131, bahçe oturma grubu
thing:garden chair|bahçe sandalyesi, \u015fezlong, bahçe koltu\u011fu
thing:garden table|bahçe masas\u0131, balkon masas\u0131, bistro tak\u0131m
thing:outdoor cushion|bahçe minderi, \u015fezlong minderi, d\u0131\u015f mekan minderi
thing:privacy screen|bahçe çiti, balkon brandas\u0131, çit
thing:garden storage box|bahçe sand\u0131\u011f\u0131, minder sand\u0131\u011f\u0131, d\u0131\u015f mekan dolab\u0131
thing:plant|bitki, salon bitkisi, saks\u0131 çiçe\u011fi, ev bitkisi
thing:orchid|orkide
thing:outdoor plant|d\u0131\u015f mekan bitkisi, çal\u0131, çok y\u0131ll\u0131k bitki
thing:herb plant|fesle\u011fen, nane, biberiye, aromatik bitki
thing:vegetable plant|fide, sebze fidesi, domates fidesi, çilek fidesi
thing:seed|tohum, sebze tohumu, çiçek tohumu
thing:flower bulb|çiçek so\u011fan\u0131, lale so\u011fan\u0131, nergis
thing:grass seed|çim tohumu, rulo çim, çim
thing:artificial grass|yapay çim, suni çim, çim hal\u0131
thing:propagator|viyol, fide tepsisi, mini sera
thing:potting soil|toprak, saks\u0131 topra\u011f\u0131, torf
thing:fertiliser|gübre, bitki besini, çim gübresi
thing:mulch|malç, çak\u0131l, dekoratif ta\u015f, a\u011faç kabu\u011fu
thing:weedkiller|ot ilac\u0131, yabani ot ilac\u0131, ot örtüsü
thing:pest control|böcek ilac\u0131, ha\u015fere ilac\u0131, kar\u0131nca ilac\u0131
thing:plant pot|saks\u0131, çiçek saks\u0131s\u0131, saks\u0131 altl\u0131\u011f\u0131
thing:balcony planter|balkon saks\u0131s\u0131, korkuluk saks\u0131s\u0131
thing:raised bed|yükseltilmi\u015f yatak, sebze kasas\u0131, bahçe kasas\u0131
thing:plant stand|çiçeklik, saks\u0131 stand\u0131, ask\u0131l\u0131 saks\u0131, sarma\u015f\u0131k filesi
thing:watering can|sulama kab\u0131, ibrik
thing:garden hose|bahçe hortumu, sulama hortumu, hortum makaras\u0131
thing:sprinkler|f\u0131skiye, sulama sistemi, damla sulama
thing:rain barrel|su deposu, ya\u011fmur suyu bidonu, varil
thing:composter|kompost kutusu, kompost makinesi
thing:lawn mower|çim biçme makinesi, çim makinesi
thing:robotic lawn mower|robot çim biçme makinesi, robot çim biçici
thing:strimmer|t\u0131rpan, misinal\u0131 t\u0131rpan, motorlu t\u0131rpan
thing:hedge trimmer|çit budama makinesi, çit kesme makinesi
thing:secateurs|budama makas\u0131, ba\u011f makas\u0131, dal makas\u0131
thing:wheelbarrow|el arabas\u0131, bahçe arabas\u0131, yük arabas\u0131
thing:gardening gloves|bahçe eldiveni
thing:wellington boots|lastik çizme, ya\u011fmur botu, bahçe botu
thing:barbecue|mangal, barbekü, \u0131zgara
thing:charcoal|mangal kömürü, kömür, briket
thing:barbecue accessories|mangal ma\u015fas\u0131, \u015fi\u015f, mangal seti, \u0131zgara teli
thing:gas bottle|piknik tüpü, gaz kartu\u015fu, propan tüp
thing:fire pit|ate\u015f çana\u011f\u0131, bahçe \u015föminesi, ate\u015f çukuru
thing:swimming pool|havuz, \u015fi\u015fme havuz, prefabrik havuz
thing:pool chemicals|havuz kimyasal\u0131, klor tablet, havuz filtresi
thing:pond liner|süs havuzu, bahçe çe\u015fmesi, havuz brandas\u0131
thing:garden gnome|bahçe cücesi, bahçe süsü, rüzgar çan\u0131
thing:tarpaulin|branda, mu\u015famba, örtü brandas\u0131
thing:dog food|köpek mamas\u0131, kuru köpek mamas\u0131, ya\u015f köpek mamas\u0131
thing:dog treats|köpek ödülü, ödül mamas\u0131, çi\u011fneme kemi\u011fi
thing:dog lead|köpek gezdirme kay\u0131\u015f\u0131, gezdirme tasmas\u0131, uzatma tasma, otomatik tasma
thing:dog collar|köpek boyun tasmas\u0131, köpek tasmas\u0131, köpek künyesi
thing:dog harness|köpek gö\u011füs tasmas\u0131, gö\u011füs tasmas\u0131
thing:dog bed|köpek yata\u011f\u0131, kedi yata\u011f\u0131, köpek minderi
thing:dog crate|köpek kulübesi, köpek kafesi, köpek çiti
thing:pet carrier|kedi ta\u015f\u0131ma çantas\u0131, ta\u015f\u0131ma kab\u0131, ta\u015f\u0131ma çantas\u0131
thing:dog toy|köpek oyunca\u011f\u0131, çi\u011fneme oyunca\u011f\u0131, köpek topu
thing:dog coat|köpek k\u0131yafeti, köpek montu, köpek ya\u011fmurlu\u011fu
thing:dog poo bag|köpek d\u0131\u015fk\u0131 po\u015feti, köpek kaka po\u015feti
thing:pet grooming|köpek \u015fampuan\u0131, t\u0131mar f\u0131rças\u0131, köpek t\u0131ra\u015f makinesi
thing:puppy pads|çi\u015f pedi, tuvalet e\u011fitim pedi, köpek pedi
thing:cat food|kedi mamas\u0131, yavru kedi mamas\u0131, ya\u015f kedi mamas\u0131
thing:cat litter|kedi kumu, topaklanan kum, bentonit kum
thing:litter box|kedi tuvaleti, kum kab\u0131, kapal\u0131 kedi tuvaleti
thing:scratching post|t\u0131rmalama tahtas\u0131, kedi t\u0131rmalama, kedi evi
thing:cat toy|kedi oyunca\u011f\u0131, kedi oltas\u0131, kedi otu
thing:cat flap|kedi kap\u0131s\u0131, köpek kap\u0131s\u0131
thing:aquarium|akvaryum, akvaryum filtresi, akvaryum \u0131\u015f\u0131\u011f\u0131
thing:fish food|bal\u0131k yemi, pul yem
thing:bird cage|ku\u015f kafesi, muhabbet ku\u015fu yemi, papa\u011fan yemi
thing:rabbit hutch|tav\u015fan kafesi, hamster kafesi, kemirgen kafesi
thing:hay|kuru ot, tav\u015fan yemi, hamster yemi, kemirgen tala\u015f\u0131
thing:hamster wheel|hamster çark\u0131, kemirgen oyunca\u011f\u0131
thing:terrarium|teraryum, sürüngen lambas\u0131
thing:chicken coop|kümes, tavuk yemi, tavuk kümesi
thing:horse riding gear|binicilik malzemesi, eyer, at örtüsü, at yemi
thing:car tyre|lastik, oto lastik, k\u0131\u015f lasti\u011fi, yaz lasti\u011fi
thing:rim|jant, çelik jant, jant kapa\u011f\u0131
thing:snow chains|kar zinciri, kar çorab\u0131, patinaj zinciri
thing:engine oil|motor ya\u011f\u0131, gres ya\u011f\u0131, ya\u011flay\u0131c\u0131
thing:wiper blade|silecek, cam silece\u011fi, muz silecek
thing:car care|araç bak\u0131m, oto \u015fampuan\u0131, pasta cila
thing:child car seat|oto koltu\u011fu, çocuk oto koltu\u011fu, yükseltici, ana kuca\u011f\u0131
thing:sun shade for car|araç güne\u015fli\u011fi, oto perdesi, ön cam güne\u015fli\u011fi
thing:car bulb|far ampulü, h7 ampul, oto ampul
thing:warning triangle|reflektör üçgen, trafik seti, çekme halat\u0131
thing:tyre pump|lastik pompas\u0131, araç kompresörü, hava kompresörü
thing:motorbike helmet|motosiklet kask\u0131, kask, kapal\u0131 kask
thing:motorcycle clothing|motosiklet montu, motosiklet eldiveni, motorcu k\u0131yafeti
thing:motorbike accessories|motosiklet brandas\u0131, motosiklet çantas\u0131, motosiklet aksesuar\u0131
thing:caravan accessories|karavan aksesuar\u0131, karavan malzemesi, römork
thing:pen|tükenmez kalem, kalem, jel kalem
thing:fountain pen|dolma kalem, mürekkep, dolma kalem kartu\u015fu
thing:felt-tip pen|keçeli kalem, marker, fosforlu kalem
thing:pencil case|kalemlik, kalem kutusu
thing:school bag|okul çantas\u0131, s\u0131rt çantas\u0131 okul, çekçekli çanta
thing:notebook|defter, not defteri, bloknot
thing:diary|ajanda, planlay\u0131c\u0131, takvim
thing:printer paper|a4 ka\u011f\u0131t, fotokopi ka\u011f\u0131d\u0131, yaz\u0131c\u0131 ka\u011f\u0131d\u0131
thing:envelope|zarf, balonlu zarf, kargo po\u015feti
thing:cardboard box|karton kutu, koli, ta\u015f\u0131nma kolisi, kargo kutusu
thing:folder|klasör, dosya, telli dosya
thing:sheet protector|po\u015fet dosya, seperatör, \u015feffaf dosya
thing:scissors|makas, k\u0131rtasiye makas\u0131
thing:sticky note|yap\u0131\u015fkanl\u0131 not ka\u011f\u0131d\u0131, post-it, etiket
thing:glue stick|stick yap\u0131\u015ft\u0131r\u0131c\u0131, pritt, s\u0131v\u0131 yap\u0131\u015ft\u0131r\u0131c\u0131
thing:desk organiser|masa düzenleyici, kalemlik, evrak raf\u0131
thing:stamp|ka\u015fe, damga, istampa
thing:sewing machine|diki\u015f makinesi, overlok makinesi
thing:fabric|kuma\u015f, metrelik kuma\u015f, pamuklu kuma\u015f
thing:wool|yün, örgü ipi, el örgü ipli\u011fi, ip
thing:embroidery kit|nak\u0131\u015f seti, kanaviçe, etamin, kasnak
thing:sewing pattern|diki\u015f kal\u0131b\u0131, patron, terzi tebe\u015firi
thing:iron-on patch|yama, ütüyle yap\u0131\u015fan arma, arma
thing:craft supplies|hobi malzemesi, hobi seti, el i\u015fi malzemesi
thing:modelling clay|kil, seramik hamuru, polimer kil
thing:sketchbook|eskiz defteri, resim defteri, çizim seti
thing:paint by numbers|say\u0131larla boyama, elmas mozaik tablo, boyama kitab\u0131
thing:book|kitap, karton kapak, ciltli kitap
thing:children's book|çocuk kitab\u0131, masal kitab\u0131, resimli kitap
thing:cookbook|yemek kitab\u0131, tarif kitab\u0131
thing:comic|çizgi roman, manga
thing:ebook|e-kitap, sesli kitap
thing:magazine|dergi, gazete, dergi aboneli\u011fi
thing:vinyl record|plak, cd, albüm
thing:dvd|dvd, blu-ray
thing:map|harita, dünya haritas\u0131, kaz\u0131nabilir harita, küre
thing:painting|tablo, resim, ya\u011fl\u0131 boya tablo, sanat eseri
thing:photo book|foto\u011fraf kitab\u0131, foto\u011fraf bask\u0131, ki\u015fiye özel takvim
thing:sheet music|nota, nota kitab\u0131, \u015fark\u0131 kitab\u0131
thing:spare part|yedek parça, yedek, aksesuar
thing:filter|filtre, yedek filtre, karbon filtre, hava filtresi
thing:iron tablets|demir takviyesi, demir hap\u0131
thing:vitamin d|d vitamini, d3 vitamini
thing:vitamin c|c vitamini, çinko
thing:vitamin b12|b12 vitamini, b12
thing:sauce|sos, makarna sosu, domates sosu
thing:ketchup|ketçap
thing:mayonnaise|mayonez
thing:mustard|hardal
thing:pesto|pesto, pesto sos
thing:barbecue sauce|barbekü sos, salata sosu, dip sos
thing:milk|süt, günlük süt, uht süt
thing:butter|tereya\u011f\u0131, margarin
thing:yogurt|yo\u011furt, süzme yo\u011furt
thing:cream|krema, s\u0131v\u0131 krema, kaymak
thing:ham|jambon, füme et, past\u0131rma
thing:sausage|sucuk, sosis, salam
thing:meat|et, dana eti, biftek, k\u0131yma
thing:chicken|tavuk, hindi, piliç
thing:fish|bal\u0131k, somon, ton bal\u0131\u011f\u0131
thing:seafood|deniz ürünleri, karides, havyar
thing:fork|çatal
thing:spoon|ka\u015f\u0131k, çay ka\u015f\u0131\u011f\u0131, yemek ka\u015f\u0131\u011f\u0131
thing:nuts|kuruyemi\u015f, kar\u0131\u015f\u0131k kuruyemi\u015f, çerez
thing:almond|badem
thing:cashew|kaju, antep f\u0131st\u0131\u011f\u0131
thing:hazelnut|f\u0131nd\u0131k, ceviz
thing:peanut|yer f\u0131st\u0131\u011f\u0131, f\u0131st\u0131k
thing:dried fruit|kuru meyve, kuru üzüm, kuru kay\u0131s\u0131
thing:date fruit|hurma, medine hurmas\u0131
thing:yeast|maya, kuru maya, instant maya
thing:baking powder|kabartma tozu, karbonat
thing:sourdough|ek\u015fi maya, ek\u015fi mayal\u0131
thing:sewing kit|diki\u015f seti, diki\u015f kutusu
thing:sewing needle|diki\u015f i\u011fnesi, i\u011fne, toplu i\u011fne, çengelli i\u011fne
thing:sewing thread|diki\u015f ipli\u011fi, makara, iplik
thing:button|dü\u011fme, ç\u0131tç\u0131t
thing:zip|fermuar
thing:velcro|c\u0131rt bant, c\u0131rt c\u0131rt
thing:elastic|lastik, don lasti\u011fi, paket lasti\u011fi
thing:stapler|z\u0131mba, z\u0131mba teli
thing:hole punch|delgeç
thing:paper clip|ataç, k\u0131skaç
thing:laminator|laminasyon makinesi, laminasyon filmi
thing:paper shredder|evrak imha makinesi, ka\u011f\u0131t k\u0131y\u0131c\u0131
thing:paper cutter|giyotin, ka\u011f\u0131t kesme makinesi
thing:eraser|silgi, kur\u015fun kalem silgisi
thing:pencil sharpener|kalemt\u0131ra\u015f, kalem açaca\u011f\u0131
thing:correction fluid|daksil, \u015ferit silici
thing:pencil|kur\u015fun kalem, uçlu kalem
thing:coloured pencils|kuru boya, pastel boya, boya kalemi
thing:bolt|c\u0131vata, alt\u0131 kö\u015fe c\u0131vata, saplama
thing:hex nut|somun, kelebek somun
thing:flat washer|pul, rondela, yayl\u0131 rondela
thing:cement|çimento, harç, beton, \u015fap
thing:gypsum plaster|alç\u0131, alç\u0131pan, s\u0131va
thing:door stop|kap\u0131 stoperi, kap\u0131 tamponu
thing:stair gate|merdiven kap\u0131s\u0131, bebek güvenlik kap\u0131s\u0131, güvenlik kap\u0131s\u0131
thing:child safety lock|çocuk kilidi, kö\u015fe koruyucu, priz kapa\u011f\u0131
thing:first aid kit|ilk yard\u0131m çantas\u0131, ecza çantas\u0131
thing:sticking plaster|yara band\u0131, bandaj, flaster
thing:bleach|çama\u015f\u0131r suyu
thing:disinfectant|dezenfektan, el dezenfektan\u0131, kolonya
thing:drain cleaner|lavabo aç\u0131c\u0131, gider aç\u0131c\u0131
thing:plunger|lavabo pompas\u0131, vantuz pompa
thing:soap dispenser|s\u0131v\u0131 sabunluk, sabun pompas\u0131, sabun dispenseri
thing:soap dish|sabunluk, kat\u0131 sabunluk
thing:parasol|\u015femsiye, bahçe \u015femsiyesi, plaj \u015femsiyesi, güne\u015f \u015femsiyesi
thing:parasol base|\u015femsiye aya\u011f\u0131, \u015femsiye altl\u0131\u011f\u0131, \u015femsiye bidonu
thing:shade sail|gölgelik, tente, gölgelik branda
thing:gazebo|kamelya, pergola, çardak, gazebo
thing:smoker|tütsüleme, et tütsüleyici, tütsü tala\u015f\u0131
thing:pizza oven|pizza f\u0131r\u0131n\u0131, pizza ta\u015f\u0131, pizza küre\u011fi
thing:plancha|plancha, sac \u0131zgara, kamado
thing:hot tub|jakuzi, \u015fi\u015fme jakuzi, spa havuzu
thing:sauna|sauna, sauna kabini
thing:garden shed|bahçe kulübesi, bahçe deposu, alet kulübesi
thing:greenhouse|sera, mini sera, sera naylonu
thing:spade|kürek, bel küre\u011fi, çapa çatal\u0131
thing:garden tools|bahçe aletleri, çapa, el küre\u011fi
thing:chainsaw|zincirli testere, motorlu testere, budama testeresi
thing:axe|balta, nacak, odun yarma
thing:leaf blower|yaprak üfleme makinesi, yaprak üfleyici
thing:rake|t\u0131rm\u0131k, yaprak t\u0131rm\u0131\u011f\u0131
thing:snow shovel|kar küre\u011fi
thing:de-icing salt|buz çözücü tuz, yol tuzu
thing:ice scraper|buz kaz\u0131y\u0131c\u0131, buz çözücü sprey
thing:mosquito repellent|sivrisinek kovucu, sinek kovucu, sinek ilac\u0131, sivrisinek spreyi
thing:fly trap|sinek tuza\u011f\u0131, ar\u0131 tuza\u011f\u0131, sineklik raketi
thing:mousetrap|fare kapan\u0131, fare zehri, fare yap\u0131\u015fkan\u0131
thing:flea treatment|pire tasmas\u0131, pire damlas\u0131, d\u0131\u015f parazit damlas\u0131
thing:tick remover|kene ç\u0131kar\u0131c\u0131, kene c\u0131mb\u0131z\u0131
thing:wormer|iç parazit, kurt ilac\u0131
thing:pet bowl|mama kab\u0131, köpek mama kab\u0131, su kab\u0131
thing:pet water fountain|kedi su p\u0131nar\u0131, otomatik suluk
thing:automatic feeder|otomatik mama kab\u0131, otomatik mamal\u0131k
thing:bird house|ku\u015f yuvas\u0131, ku\u015f evi
thing:bird feeder|ku\u015f yemli\u011fi, bahçe ku\u015f yemli\u011fi
thing:bird food|ku\u015f yemi, ya\u011fl\u0131 yem topu
thing:insect hotel|böcek oteli, ar\u0131 oteli
thing:brake pads|fren balatas\u0131, fren diski
thing:car parts|oto yedek parça, buji, ya\u011f filtresi
thing:antifreeze|antifriz, motor so\u011futma suyu
thing:screenwash|cam suyu, oto cam suyu
thing:adblue|adblue, yak\u0131t katk\u0131s\u0131, benzin bidonu
thing:car seat cover|oto koltuk k\u0131l\u0131f\u0131, direksiyon k\u0131l\u0131f\u0131
thing:car floor mats|oto paspas, araç paspas\u0131, bagaj havuzu
thing:roof rack|tavan bar\u0131, ara atk\u0131, port bagaj
thing:bike rack for car|bisiklet ta\u015f\u0131y\u0131c\u0131, araç bisiklet ta\u015f\u0131y\u0131c\u0131, çeki demiri
thing:car radio|oto teyp, araç multimedya
thing:sat nav|navigasyon cihaz\u0131, araç navigasyonu
thing:reversing camera|geri görü\u015f kameras\u0131, park sensörü
thing:car battery|akü, araba aküsü, oto akü
thing:jump starter|akü takviye cihaz\u0131, takviye kablosu
thing:rice cooker|pilav pi\u015firici, pirinç pi\u015firme makinesi
thing:steamer|buharl\u0131 pi\u015firici, buharda pi\u015firme sepeti
thing:wine|\u015farap, \u015fi\u015fe \u015farap
thing:red wine|k\u0131rm\u0131z\u0131 \u015farap, öküzgözü, bo\u011fazkere
thing:white wine|beyaz \u015farap, narince, chardonnay
thing:rosé wine|roze \u015farap, roze, blush
thing:spirits|rak\u0131, sert içki, alkollü içki
thing:gin|cin
thing:whisky|viski
thing:rum|rom
thing:vodka|votka
thing:liqueur|likör, aperitif, vermut
thing:soft drink|gazl\u0131 içecek, kola, gazoz, limonata
thing:energy drink|enerji içece\u011fi
thing:graphics card|ekran kart\u0131, gpu
thing:ram|ram, bellek, i\u015flemci, cpu
thing:couscous|kuskus, bulgur
thing:quinoa|kinoa, karabu\u011fday, dar\u0131
thing:pulses|bakliyat, kuru bakliyat
thing:lentils|mercimek, k\u0131rm\u0131z\u0131 mercimek
thing:beans|kuru fasulye, fasulye, barbunya
thing:chickpeas|nohut
thing:cooking oil|ayçiçek ya\u011f\u0131, s\u0131v\u0131 ya\u011f, k\u0131zartma ya\u011f\u0131
thing:coconut oil|hindistan cevizi ya\u011f\u0131
thing:chia seeds|chia tohumu, keten tohumu
thing:spirulina|spirulina, süper g\u0131da tozu
thing:turmeric|zerdeçal, kurkumin, zencefil tozu
thing:hand saw|el testeresi, testere, demir testeresi
thing:jigsaw tool|dekupaj testere, dekupaj b\u0131ça\u011f\u0131
thing:circular saw|daire testere, gönye kesme, tezgah testere
thing:sander|z\u0131mpara makinesi, eksantrik z\u0131mpara, titre\u015fimli z\u0131mpara
thing:angle grinder|avuç ta\u015flama, spiral, ta\u015flama makinesi, kesme ta\u015f\u0131
thing:oscillating multi-tool|gravür makinesi, dremel, çok amaçl\u0131 kesici
thing:hammock|hamak
thing:hanging chair|sal\u0131ncak koltuk, yumurta sal\u0131ncak, bahçe sal\u0131nca\u011f\u0131
thing:monstera|monstera, deve taban\u0131
thing:snake plant|pa\u015fa k\u0131l\u0131c\u0131, zamia, salon sarma\u015f\u0131\u011f\u0131
thing:rose bush|gül fidan\u0131, sarma\u015f\u0131k gül, bahçe gülü
thing:lavender plant|lavanta, lavanta fidesi
thing:hydrangea|ortanca, sardunya, petunya, çiçekli bitki
thing:tree|a\u011faç, süs a\u011fac\u0131, fidan
thing:fruit tree|meyve fidan\u0131, elma fidan\u0131, kiraz fidan\u0131
thing:olive tree|zeytin a\u011fac\u0131, limon fidan\u0131, narenciye
thing:cactus|kaktüs, sukulent
thing:bonsai|bonsai, bonsai a\u011fac\u0131
thing:novel|roman, edebiyat, fantastik roman, a\u015fk roman\u0131
thing:thriller|polisiye, gerilim roman\u0131, dedektif roman\u0131
thing:non-fiction|ki\u015fisel geli\u015fim, biyografi, kurgu d\u0131\u015f\u0131
thing:travel guide|gezi rehberi, seyahat kitab\u0131
thing:textbook|ders kitab\u0131, test kitab\u0131, soru bankas\u0131, dil ö\u011frenme kitab\u0131
thing:thermometer|termometre, oda termometresi, nem ölçer
thing:weather station|hava istasyonu, meteoroloji istasyonu
thing:co2 monitor|hava kalitesi ölçer, karbondioksit ölçer
thing:fire extinguisher|yang\u0131n söndürücü, yang\u0131n tüpü
thing:fire blanket|yang\u0131n battaniyesi
thing:firewood|odun, \u015fömine odunu, ç\u0131ra
thing:wood pellets|pelet, pelet yak\u0131t
thing:fire lighter|çakmak, kibrit, tutu\u015fturucu
thing:creatine|kreatin, kreatin monohidrat
thing:electrolytes|elektrolit, izotonik içecek
thing:amino acids|amino asit, bcaa, pre-workout
thing:party decoration|parti süsü, do\u011fum günü süsü, flama, konfeti
thing:balloon|balon, uçan balon, helyum balon
thing:magnet|magnet, buzdolab\u0131 magneti, m\u0131knat\u0131s
thing:drawing pin|raptiye, toplu i\u011fne pano
thing:whiteboard|beyaz tahta, kara tahta, yaz\u0131 tahtas\u0131
thing:pinboard|mantar pano, pano
thing:rope|halat, ip, sicim
thing:lashing strap|spanzet, gergi kay\u0131\u015f\u0131, bagaj lasti\u011fi
thing:carabiner|karabina, kilit kanca
thing:metal chain|metal zincir, çelik zincir
thing:acrylic paint|akrilik boya
thing:watercolour|sulu boya, suluboya
thing:oil paint|ya\u011fl\u0131 boya, guaj boya, parmak boyas\u0131
thing:artist brush|resim f\u0131rças\u0131, sulu boya f\u0131rças\u0131
thing:easel|\u015fövale, ressam sehpas\u0131
thing:artist canvas|tuval, resim tuvali
thing:bookmark|kitap ayrac\u0131, ayraç
thing:bookend|kitap tutucu, kitap stand\u0131, kitap deste\u011fi
thing:book light|kitap okuma lambas\u0131, kitap \u0131\u015f\u0131\u011f\u0131
thing:greeting card|tebrik kart\u0131, do\u011fum günü kart\u0131, kutlama kart\u0131
thing:invitation|davetiye, dü\u011fün davetiyesi
thing:postcard|kartpostal
thing:wrapping paper|hediye paketi ka\u011f\u0131d\u0131, ambalaj ka\u011f\u0131d\u0131, kaplama ka\u011f\u0131d\u0131
thing:gift bag|hediye çantas\u0131, hediye kutusu, hediye po\u015feti
thing:ribbon|kurdele, fiyonk, saten kurdele
thing:knitting needles|\u015fi\u015f, örgü \u015fi\u015fi, misinal\u0131 \u015fi\u015f
thing:crochet hook|t\u0131\u011f, amigurumi seti, t\u0131\u011f seti
thing:silicone sealant|silikon, mastik, \u015feffaf silikon
thing:grout|derz dolgu, fayans yap\u0131\u015ft\u0131r\u0131c\u0131s\u0131
thing:filler|macun, ah\u015fap macunu, duvar macunu
thing:solar panel|güne\u015f paneli, solar panel, balkon güne\u015f paneli
thing:generator|jeneratör, ta\u015f\u0131nabilir güç istasyonu
thing:journal|günlük, bullet journal, hat\u0131ra defteri
thing:photo album|foto\u011fraf albümü, an\u0131 defteri
thing:candle making kit|mum yap\u0131m seti, sabun yap\u0131m seti, mum kal\u0131b\u0131
thing:epoxy resin|epoksi reçine, epoksi, silikon kal\u0131p
thing:earplugs|kulak t\u0131kac\u0131
thing:ear defenders|gürültü önleyici kulakl\u0131k, i\u015f güvenli\u011fi kulakl\u0131\u011f\u0131
thing:insulation|yal\u0131t\u0131m malzemesi, cam yünü, strafor
thing:draught excluder|kap\u0131 alt\u0131 rüzgarl\u0131k, pencere band\u0131, kap\u0131 fitili
thing:wine rack|\u015farapl\u0131k, \u015farap raf\u0131
thing:kitchen trolley|servis arabas\u0131, mutfak arabas\u0131, mutfak adas\u0131
thing:kitchen sink|eviye, mutfak eviyesi, mutfak lavabosu
thing:kitchen unit|mutfak dolab\u0131, haz\u0131r mutfak, tezgah alt\u0131 dolap
thing:bidet|taharet muslu\u011fu, bide, bide spreyi
thing:bed rail|yatak bariyeri, yatak korkulu\u011fu, be\u015fik koruyucu
thing:dog ramp|köpek merdiveni, köpek rampas\u0131
thing:dog muzzle|a\u011f\u0131zl\u0131k, köpek düdü\u011fü, e\u011fitim tasmas\u0131
thing:tv aerial|anten, uydu anteni, uydu al\u0131c\u0131s\u0131, çanak anten
thing:air pump|hava pompas\u0131, \u015fi\u015firme pompas\u0131, elektrikli pompa
thing:hose connector|hortum rekoru, musluk adaptörü, hortum ba\u011flant\u0131s\u0131
thing:charger plug for car|araç \u015farj cihaz\u0131, çakmakl\u0131k \u015farj, araç içi \u015farj
thing:fireworks|havai fi\u015fek, maytap
thing:flag|bayrak, türk bayra\u011f\u0131, flama
thing:clothing|giyim, k\u0131yafet, giysi
thing:t-shirt|ti\u015fört, t-shirt, tshirt
thing:long-sleeve top|uzun kollu ti\u015fört, uzun kollu, body uzun kollu
thing:tank top|atlet, kolsuz ti\u015fört, s\u0131f\u0131r kol
thing:camisole|ask\u0131l\u0131 bluz, ip ask\u0131l\u0131, ask\u0131l\u0131
thing:crop top|crop top, crop, göbe\u011fi aç\u0131k bluz
thing:polo shirt|polo yaka ti\u015fört, polo ti\u015fört, lakos
thing:shirt|gömlek, erkek gömlek, keten gömlek
thing:blouse|bluz, kad\u0131n gömlek
thing:tunic|tunik, uzun gömlek
thing:jumper|kazak, triko kazak, örgü kazak
thing:turtleneck|bo\u011fazl\u0131 kazak, bal\u0131kç\u0131 yaka, bal\u0131kç\u0131 kazak
thing:cardigan|h\u0131rka, triko h\u0131rka
thing:sweatshirt|sweatshirt, sweat
thing:hoodie|kapü\u015fonlu sweatshirt, hoodie, kap\u015fonlu
thing:fleece jacket|polar, polar ceket, polar mont
thing:knitwear|triko, örme giyim
thing:waistcoat|yelek, tak\u0131m yele\u011fi
thing:body warmer|\u015fi\u015fme yelek, dolgulu yelek
thing:jacket|ceket, mevsimlik ceket, mont
thing:coat|palto, kaban, manto, pardösü
thing:winter jacket|k\u0131\u015fl\u0131k mont, kaban, kal\u0131n mont
thing:down jacket|\u015fi\u015fme mont, kaz tüyü mont, puffer mont
thing:raincoat|ya\u011fmurluk, su geçirmez mont
thing:rain trousers|ya\u011fmur pantolonu, su geçirmez pantolon
thing:poncho|panço, ya\u011fmur pançosu
thing:softshell jacket|softshell, softshell mont
thing:windbreaker|rüzgarl\u0131k
thing:trench coat|trençkot, trenç
thing:leather jacket|deri ceket, deri mont
thing:denim jacket|kot ceket, jean ceket, denim ceket
thing:bomber jacket|bomber ceket, kolej ceket
thing:blazer|blazer ceket, blazer
thing:suit|tak\u0131m elbise, tak\u0131m, damatl\u0131k tak\u0131m
thing:tuxedo|smokin, damatl\u0131k
thing:trousers|pantolon, kuma\u015f pantolon
thing:jeans|kot pantolon, jean, kot
thing:chinos|chino pantolon, gabardin pantolon, keten pantolon
thing:cargo trousers|kargo pantolon, kargo
thing:joggers|e\u015fofman alt\u0131, jogger, e\u015fofman
thing:tracksuit|e\u015fofman tak\u0131m\u0131, e\u015fofman
thing:leggings|tayt, spor tayt
thing:shorts|\u015fort, bermuda
thing:cycling shorts|bisiklet \u015fortu, bisikletçi tayt\u0131
thing:capri trousers|kapri, kapri pantolon
thing:dungarees|salopet, bahç\u0131van pantolon, tulum
thing:jumpsuit|tulum, kad\u0131n tulum
thing:dress|elbise, kad\u0131n elbise
thing:summer dress|yazl\u0131k elbise, plaj elbisesi, ask\u0131l\u0131 elbise
thing:evening dress|abiye, gece elbisesi, kokteyl elbisesi, mezuniyet elbisesi
thing:wedding dress|gelinlik, nikah elbisesi
thing:skirt|etek, mini etek, midi etek
thing:underwear|iç çama\u015f\u0131r\u0131, iç giyim
thing:boxer shorts|boxer, erkek boxer
thing:briefs|slip, erkek külot, don
thing:knickers|külot, kad\u0131n külot, tanga
thing:bra|sütyen, sutyen, balenli sütyen
thing:sports bra|sporcu sütyeni, spor sütyen, büstiyer
thing:nursing bra|emzirme sütyeni, hamile sütyeni
thing:lingerie|fantezi iç giyim, gecelik tak\u0131m, iç çama\u015f\u0131r\u0131 tak\u0131m\u0131
thing:bodysuit|body, bodysuit
thing:shapewear|korse, toparlay\u0131c\u0131 korse, toparlay\u0131c\u0131 body
thing:undershirt|atlet, iç fanila, fanila
thing:thermal underwear|termal içlik, içlik, yünlü içlik
thing:socks|çorap, soket çorap, patik çorap
thing:knee socks|dizalt\u0131 çorap, diz üstü çorap, uzun çorap
thing:compression socks|varis çorab\u0131, kompresyon çorab\u0131
thing:tights|külotlu çorap, ince çorap, mus çorap
thing:stockings|jartiyer çorab\u0131, dantelli çorap
thing:pyjamas|pijama, pijama tak\u0131m\u0131
thing:nightgown|gecelik
thing:dressing gown|sabahl\u0131k, bornoz
thing:onesie|tulum pijama, pelu\u015f tulum
thing:swimsuit|mayo, kad\u0131n mayo
thing:bikini|bikini, bikini tak\u0131m\u0131, tankini
thing:swim trunks|deniz \u015fortu, erkek mayo, \u015fort mayo
thing:rash guard|uv korumal\u0131 ti\u015fört, sörf ti\u015förtü, likral\u0131 ti\u015fört
thing:wetsuit|dal\u0131\u015f elbisesi, neopren k\u0131yafet, wetsuit
thing:swim cap|bone, yüzücü bonesi
thing:swimming goggles|yüzücü gözlü\u011fü, havuz gözlü\u011fü
thing:sarong|pareo, plaj elbisesi
thing:ski jacket|kayak montu, snowboard montu
thing:ski trousers|kayak pantolonu, kar pantolonu
thing:snowsuit|kayak tulumu, kar tulumu, çocuk kar tulumu
thing:football shirt|forma, futbol formas\u0131, tak\u0131m formas\u0131
thing:cycling jersey|bisiklet formas\u0131, bisiklet ti\u015förtü
thing:running top|ko\u015fu ti\u015förtü, spor ti\u015fört, antrenman ti\u015förtü
thing:hiking trousers|outdoor pantolon, trekking pantolonu
thing:workwear (2)|i\u015f elbisesi, i\u015f pantolonu, i\u015f montu
thing:lab coat|doktor önlü\u011fü, laboratuvar önlü\u011fü, beyaz önlük
thing:apron (2)|mutfak önlü\u011fü, önlük, a\u015fç\u0131 önlü\u011fü
thing:uniform|üniforma, okul formas\u0131, okul k\u0131yafeti
thing:traditional dress|yöresel k\u0131yafet, geleneksel k\u0131yafet, bindall\u0131, kaftan
thing:costume|kostüm, k\u0131l\u0131k, halloween kostümü
thing:baby clothes|bebek k\u0131yafeti, bebek giyim, yenido\u011fan k\u0131yafeti
thing:sleepsuit|bebek tulumu, z\u0131b\u0131n, patikli tulum
thing:baby bodysuit|ç\u0131tç\u0131tl\u0131 body, bebek body, z\u0131b\u0131n
thing:children's clothing|çocuk giyim, çocuk k\u0131yafeti
thing:maternity clothes|hamile giyim, hamile elbisesi, hamile pantolonu
thing:sportswear|spor giyim, spor k\u0131yafeti
thing:hat|\u015fapka, fötr \u015fapka, fedora
thing:sun hat|has\u0131r \u015fapka, güne\u015f \u015fapkas\u0131, bucket \u015fapka
thing:cap|kep, \u015fapka kep, snapback
thing:beanie|bere, k\u0131\u015fl\u0131k bere, örgü bere
thing:flat cap|kasket, kasket \u015fapka
thing:headband|saç band\u0131, kafa band\u0131
thing:balaclava|kar maskesi, balaklava
thing:scarf|atk\u0131, k\u0131\u015fl\u0131k atk\u0131, örgü atk\u0131
thing:shawl|\u015fal, e\u015farp, pashmina
thing:neckerchief|fular, bandana, ipek e\u015farp
thing:neck warmer|boyunluk, buff
thing:gloves|eldiven, k\u0131\u015fl\u0131k eldiven, deri eldiven
thing:mittens|tek parmak eldiven, parmaks\u0131z çocuk eldiveni
thing:fingerless gloves|parmaks\u0131z eldiven, kolluk
thing:ski gloves|kayak eldiveni, kar eldiveni
thing:cycling gloves|bisiklet eldiveni, fitness eldiveni, a\u011f\u0131rl\u0131k eldiveni
thing:belt|kemer, deri kemer
thing:belt buckle|kemer tokas\u0131, toka
thing:braces|pantolon ask\u0131s\u0131, ask\u0131l\u0131 pantolon ask\u0131s\u0131
thing:tie|kravat, ipek kravat
thing:bow tie|papyon
thing:pocket square|cep mendili, ceket mendili
thing:handkerchief|bez mendil, kuma\u015f mendil
thing:cufflinks|kol dü\u011fmesi
thing:tie clip|kravat i\u011fnesi
thing:shoes|ayakkab\u0131, pabuç
thing:sneakers|spor ayakkab\u0131, sneaker, günlük spor ayakkab\u0131
thing:running shoes|ko\u015fu ayakkab\u0131s\u0131, yürüyü\u015f ayakkab\u0131s\u0131
thing:hiking boots|trekking botu, outdoor bot, da\u011fc\u0131 botu
thing:football boots|krampon, hal\u0131 saha ayakkab\u0131s\u0131, futbol ayakkab\u0131s\u0131
thing:boots|çizme, bot, uzun çizme
thing:ankle boots|bilek bot, k\u0131sa bot, chelsea bot
thing:winter boots|k\u0131\u015fl\u0131k bot, kar botu, içi kürklü bot
thing:wellington boots (2)|ya\u011fmur botu, lastik çizme, ya\u011fmur çizmesi
thing:sandals|sandalet, kad\u0131n sandalet
thing:flip-flops|parmak aras\u0131 terlik, terlik
thing:mules|sabo, terlik, crocs
thing:slippers|ev terli\u011fi, panduf, ev ayakkab\u0131s\u0131
thing:high heels|topuklu ayakkab\u0131, stiletto, topuklu
thing:ballet flats|babet, balerin ayakkab\u0131
thing:loafers|loafer, makosen
thing:dress shoes|klasik ayakkab\u0131, oxford ayakkab\u0131, rugan
thing:espadrilles|espadril, has\u0131r ayakkab\u0131
thing:safety shoes (2)|i\u015f ayakkab\u0131s\u0131, çelik burun, i\u015f botu
thing:barefoot shoes|barefoot ayakkab\u0131, ç\u0131plak ayak ayakkab\u0131
thing:water shoes|deniz ayakkab\u0131s\u0131, su ayakkab\u0131s\u0131
thing:children's shoes|çocuk ayakkab\u0131s\u0131, ilk ad\u0131m ayakkab\u0131s\u0131, bebek ayakkab\u0131s\u0131
thing:dance shoes|dans ayakkab\u0131s\u0131, bale pabucu
thing:insoles|tabanl\u0131k, ayakkab\u0131 içi, ortopedik tabanl\u0131k
thing:shoelaces|ayakkab\u0131 ba\u011fc\u0131\u011f\u0131, ba\u011fc\u0131k
thing:sole|taban, ayakkab\u0131 taban\u0131, pençe
thing:shoe polish|ayakkab\u0131 boyas\u0131, ayakkab\u0131 bak\u0131m, deri bak\u0131m kremi
thing:shoe tree|ayakkab\u0131 kal\u0131b\u0131, ayakkab\u0131 geni\u015fletici
thing:handbag|el çantas\u0131, kad\u0131n çantas\u0131, çanta
thing:shoulder bag|omuz çantas\u0131, çapraz çanta, postac\u0131 çantas\u0131
thing:tote bag|tote çanta, bez çanta, kol çantas\u0131
thing:clutch|portföy, clutch, abiye çanta
thing:bum bag|bel çantas\u0131, freebag
thing:backpack|s\u0131rt çantas\u0131
thing:school bag (2)|okul çantas\u0131, okul s\u0131rt çantas\u0131
thing:laptop bag (2)|laptop çantas\u0131, notebook s\u0131rt çantas\u0131
thing:briefcase|evrak çantas\u0131, i\u015f çantas\u0131
thing:gym bag|spor çantas\u0131, gym çantas\u0131
thing:drawstring bag|büzgülü çanta, ipli çanta
thing:weekend bag|seyahat çantas\u0131, hafta sonu çantas\u0131, valiz çanta
thing:suitcase|valiz, bavul
thing:carry-on|kabin boy valiz, kabin bavulu, el bagaj\u0131
thing:hard shell suitcase|sert kabuk valiz, abs valiz, polikarbon valiz
thing:luggage set|valiz seti, 3'lü valiz seti, bavul tak\u0131m\u0131
thing:luggage tag|valiz etiketi, bavul etiketi, valiz kay\u0131\u015f\u0131
thing:luggage lock|valiz kilidi, tsa kilit
thing:packing cubes|bavul içi düzenleyici, valiz organizer
thing:luggage wheel|valiz tekerle\u011fi, valiz sap\u0131, bavul tekeri
thing:toiletry bag|makyaj çantas\u0131, t\u0131ra\u015f çantas\u0131, banyo çantas\u0131
thing:garment bag (2)|tak\u0131m elbise k\u0131l\u0131f\u0131, elbise çantas\u0131
thing:wallet|cüzdan, kartl\u0131k, bozuk para cüzdan\u0131
thing:passport holder|pasaport k\u0131l\u0131f\u0131, pasaportluk
thing:key ring|anahtarl\u0131k
thing:bag strap|çanta ask\u0131s\u0131, çanta sap\u0131
thing:umbrella|\u015femsiye, katlan\u0131r \u015femsiye, otomatik \u015femsiye
thing:jewellery|tak\u0131, mücevher, bijuteri
thing:ring|yüzük, kad\u0131n yüzük
thing:engagement ring|tekta\u015f yüzük, tekta\u015f, p\u0131rlanta yüzük, ni\u015fan yüzü\u011fü
thing:wedding ring|alyans, nikah yüzü\u011fü, evlilik yüzü\u011fü
thing:necklace|kolye, zincir, gerdanl\u0131k
thing:pendant|kolye ucu, charm, madalyon
thing:bracelet|bileklik, bilezik, kelepçe bilezik
thing:anklet|halhal
thing:earrings|küpe, halka küpe, çivili küpe
thing:piercing|piercing, h\u0131zma
thing:brooch|bro\u015f, yaka i\u011fnesi, rozet
thing:gemstone|do\u011fal ta\u015f, de\u011ferli ta\u015f, mücevher ta\u015f\u0131
thing:jewellery box|tak\u0131 kutusu, mücevher kutusu, tak\u0131 organizeri
thing:watch|kol saati, saat
thing:automatic watch|otomatik saat, mekanik saat, kronograf
thing:smartwatch (2)|ak\u0131ll\u0131 saat, spor saati
thing:watch strap (2)|saat kordonu, saat kay\u0131\u015f\u0131, çelik kordon
thing:watch battery|saat pili, dü\u011fme pil
thing:watch box|saat kutusu, saatlik
thing:sunglasses|güne\u015f gözlü\u011fü, polarize gözlük
thing:glasses|gözlük, numaral\u0131 gözlük
thing:reading glasses|okuma gözlü\u011fü, yak\u0131n gözlü\u011fü
thing:blue light glasses|mavi \u0131\u015f\u0131k gözlü\u011fü, bilgisayar gözlü\u011fü, ekran gözlü\u011fü
thing:sports glasses|sporcu gözlü\u011fü, bisiklet gözlü\u011fü
thing:ski goggles|kayak gözlü\u011fü, kar gözlü\u011fü
thing:glasses frame|gözlük çerçevesi, çerçeve
thing:glasses case|gözlük k\u0131l\u0131f\u0131, gözlük kab\u0131
thing:glasses chain|gözlük ipi, gözlük zinciri
thing:glasses cleaner|gözlük bezi, gözlük temizleme spreyi, gözlük silme mendili
thing:contact lenses|kontakt lens, lens, ayl\u0131k lens
thing:zip (2)|fermuar
thing:button (2)|dü\u011fme, yedek dü\u011fme
thing:hood|kapü\u015fon, kap\u015fon
thing:sleeve|kol, kol boyu, gömlek kolu
thing:lining|astar, iç astar
thing:pocket|cep, iç cep, fermuarl\u0131 cep
thing:waistband|bel lasti\u011fi, lastikli bel
thing:hair accessories|saç aksesuar\u0131, lastik toka, saç tokas\u0131
thing:hi-vis vest (2)|reflektif yelek, ikaz yele\u011fi, fosforlu yelek
thing:dirndl|dirndl, bavyera elbisesi
thing:lederhosen|lederhosen, bavyera deri pantolon
thing:earmuffs|k\u0131\u015fl\u0131k kulakl\u0131k, kulak \u0131s\u0131t\u0131c\u0131
thing:beret|frans\u0131z beresi, ressam beresi
thing:waterproofing spray|su itici sprey, ayakkab\u0131 koruyucu sprey
thing:shoehorn|ayakkab\u0131 çekece\u011fi, kerata
thing:money belt|para kemeri, boyun cüzdan\u0131, gizli seyahat cüzdan\u0131
thing:key case|anahtar k\u0131l\u0131f\u0131, anahtar çantas\u0131
thing:diamond|elmas, p\u0131rlanta
thing:zirconia|zirkon, strass ta\u015f, swarovski ta\u015f
thing:watch winder|saat kurma makinesi, saat kurucu
thing:watch crystal|saat cam\u0131, safir cam, mineral cam
thing:watch face|kadran, saat kadran\u0131
thing:spectacle lenses|gözlük cam\u0131, numaral\u0131 cam, progresif cam
thing:nose pads|gözlük burunlu\u011fu, gözlük sap\u0131, gözlük vidas\u0131
thing:press stud|ç\u0131tç\u0131t, ç\u0131t ç\u0131t dü\u011fme
thing:shirt collar|yaka, gömlek yakas\u0131
thing:cuff|man\u015fet, kol man\u015feti
thing:drawstring|bel ipi, büzgü ipi, stoper
thing:hair clip|mandal toka, saç tokas\u0131, tel toka
thing:toy|oyuncak, çocuk oyunca\u011f\u0131
thing:soft toy|pelu\u015f oyuncak, pelu\u015f, pelü\u015f ay\u0131c\u0131k
thing:doll|oyuncak bebek, bebek, et bebek, barbie
thing:dolls house|bebek evi, oyuncak ev, barbie evi
thing:dolls pram|oyuncak bebek arabas\u0131, oyuncak puset
thing:building blocks|ah\u015fap bloklar, blok oyuncak, küpler
thing:construction set|yap\u0131m seti, lego, blok seti
thing:magnetic tiles|manyetik bloklar, m\u0131knat\u0131sl\u0131 bloklar
thing:toy car|oyuncak araba, metal araba, model araba
thing:remote control car|uzaktan kumandal\u0131 araba, kumandal\u0131 araba, rc araba
thing:race track|yar\u0131\u015f pisti, araba pisti, otopark oyuncak
thing:toy train|oyuncak tren, ah\u015fap tren, tren seti
thing:model railway|model tren, model demiryolu
thing:model kit|maket, maket seti, plastik maket
thing:action figure|figür, aksiyon figürü, figür oyuncak
thing:animal figure|hayvan figürü, oyuncak dinozor, çiftlik hayvanlar\u0131
thing:play kitchen|oyuncak mutfak, mutfak seti oyuncak
thing:play food|oyuncak yiyecek, oyuncak çay seti
thing:toy shop counter|oyuncak market, oyuncak yazar kasa, manav oyuncak
thing:toy tools|oyuncak tamir seti, oyuncak alet seti
thing:doctor's kit|doktor seti, oyuncak doktor çantas\u0131
thing:fancy dress|çocuk kostümü, kostüm, prenses kostümü
thing:wig|peruk, parti peru\u011fu
thing:carnival mask|parti maskesi, maske, kostüm maskesi
thing:hand puppet|el kuklas\u0131, kukla, parmak kukla
thing:puppet theatre|kukla tiyatrosu, kukla sahnesi
thing:play tent|oyun çad\u0131r\u0131, çocuk çad\u0131r\u0131, k\u0131z\u0131lderili çad\u0131r\u0131
thing:playhouse|oyun evi, bahçe oyun evi
thing:sandpit|kum havuzu, oyun kumu
thing:sand toys|kum oyunca\u011f\u0131, kova kürek seti, plaj oyunca\u011f\u0131
thing:swing|sal\u0131ncak, bahçe sal\u0131nca\u011f\u0131, bebek sal\u0131nca\u011f\u0131
thing:slide|kayd\u0131rak, çocuk kayd\u0131ra\u011f\u0131
thing:climbing frame|t\u0131rmanma oyunca\u011f\u0131, oyun park\u0131, t\u0131rmanma kulesi
thing:trampoline|trambolin, bahçe trambolini
thing:bouncy castle|\u015fi\u015fme oyun park\u0131, \u015fi\u015fme kale
thing:paddling pool|çocuk havuzu, \u015fi\u015fme çocuk havuzu
thing:swim ring|can simidi, deniz simidi, kolluk
thing:water gun|su tabancas\u0131
thing:soap bubbles|köpük balon, baloncuk, baloncuk makinesi
thing:kite|uçurtma
thing:skipping rope|atlama ipi, ip atlama
thing:yo-yo|yoyo, topaç
thing:juggling balls|jonglör topu, jonglörlük seti
thing:balance bike|denge bisikleti, pedals\u0131z bisiklet
thing:tricycle|üç tekerlekli bisiklet, çocuk üç teker
thing:kids scooter|çocuk scooter, üç tekerlekli scooter
thing:ride-on toy|bin git, ilk araba, itmeli araba, ride on
thing:electric ride-on car|akülü araba, çocuk akülü araba
thing:go-kart|go kart, pedall\u0131 araba
thing:rocking horse|sallanan at, sallanan oyuncak
thing:hobby horse|sopal\u0131 at, de\u011fnek at
thing:baby walker|yürüteç, ilk ad\u0131m arabas\u0131, itmeli yürüteç
thing:rattle|ç\u0131ng\u0131rak, bebek ç\u0131ng\u0131ra\u011f\u0131
thing:teether|di\u015f ka\u015f\u0131y\u0131c\u0131
thing:comforter blanket|uyku arkada\u015f\u0131, uyku bezi
thing:baby mobile|dönence, bebek dönencesi
thing:play mat|oyun hal\u0131s\u0131, oyun mat\u0131, bebek jimnastik
thing:stacking toy|geçmeli halka, iç içe kule, halka geçirme
thing:activity cube|aktivite küpü, me\u015fguliyet tahtas\u0131, busy board
thing:bath toy|banyo oyunca\u011f\u0131, lastik ördek
thing:pull-along toy|çekmeli oyuncak, ipli oyuncak, itmeli oyuncak
thing:educational toy|e\u011fitici oyuncak, zeka geli\u015ftirici, stem oyuncak
thing:science kit|deney seti, bilim seti, kimya seti
thing:toy robot|oyuncak robot, kodlama robotu
thing:walkie-talkie|oyuncak telsiz, walkie talkie
thing:audio player for kids|çocuk müzik kutusu, masal kutusu, masal okuyan oyuncak
thing:music box|müzik kutusu, kurmal\u0131 müzik kutusu
thing:kids night light|y\u0131ld\u0131z projektörü, çocuk gece lambas\u0131
thing:slime|slime, kinetik kum
thing:play dough|oyun hamuru, play doh
thing:fidget toy|stres topu, fidget, pop it
thing:trading cards|koleksiyon kart\u0131, pokemon kart\u0131, oyuncu kartlar\u0131
thing:stickers|ç\u0131kartma, sticker, ç\u0131kartma albümü
thing:temporary tattoo|geçici dövme, çocuk dövmesi
thing:magic set|sihirbazl\u0131k seti, sihir seti
thing:board game|kutu oyunu, masa oyunu, aile oyunu
thing:card game|iskambil, kart oyunu, oyun kart\u0131, uno
thing:dice|zar, zar seti
thing:chess set|satranç, satranç tak\u0131m\u0131
thing:draughts|dama, tavla
thing:role-playing game|rol yapma oyunu, frp, dungeons and dragons
thing:escape room game|kaç\u0131\u015f oyunu, dedektif oyunu, gizem oyunu
thing:memory game|haf\u0131za oyunu, e\u015fle\u015ftirme oyunu
thing:dominoes|domino
thing:quiz game|bilgi yar\u0131\u015fmas\u0131 oyunu, soru cevap oyunu
thing:jigsaw puzzle|puzzle, yapboz, 1000 parça puzzle
thing:puzzle mat|puzzle hal\u0131s\u0131, puzzle mat\u0131
thing:wooden puzzle|ah\u015fap puzzle, ilk puzzle, bebek yapbozu
thing:brain teaser|zeka küpü, rubik küp, 3d puzzle, zeka oyunu
thing:marble run|misket, bilye, bilye parkuru
thing:table football|lang\u0131rt, masa futbolu
thing:dartboard|dart tahtas\u0131, dart seti, dart
thing:outdoor game|bahçe oyunu, aç\u0131k hava oyunu
thing:travel game|seyahat oyunu, yolculuk oyunu, manyetik oyun
thing:picture book|resimli kitap, resimli çocuk kitab\u0131, hikaye kitab\u0131
thing:board book|karton bebek kitab\u0131, kuma\u015f kitap, dokun hisset kitap
thing:pop-up book|hareketli kitap, sesli kitap çocuk, üç boyutlu kitap
thing:fairy tale book|masal kitab\u0131, masallar, uyku masal\u0131
thing:first reader|okuma yazma kitab\u0131, ilk okuma, birinci s\u0131n\u0131f hikaye seti
thing:young adult book|gençlik roman\u0131, gençlik kitab\u0131
thing:colouring book|boyama kitab\u0131, etkinlik kitab\u0131
thing:sticker book|ç\u0131kartmal\u0131 kitap, sticker kitab\u0131
thing:comic (2)|çizgi roman, manga
thing:children's encyclopedia|çocuk ansiklopedisi, çocuk atlas\u0131
thing:baby album|bebek albümü, bebek an\u0131 defteri
thing:friendship book|hat\u0131ra defteri, kilitli günlük, arkada\u015f defteri
thing:school bag (3)|okul çantas\u0131, ilkokul çantas\u0131, ortopedik okul çantas\u0131
thing:nursery backpack|anaokulu çantas\u0131, kre\u015f çantas\u0131
thing:pencil case (2)|kalemlik, kalem kutu, kalem çantas\u0131
thing:school cone|okul külah\u0131, okula ba\u015flama \u015fekeri
thing:school supplies|okul malzemesi, k\u0131rtasiye, okul k\u0131rtasiye seti
thing:exercise book|okul defteri, çizgili defter, kareli defter
thing:notebook cover|defter kab\u0131, kitap kab\u0131, kapl\u0131k
thing:pencil (2)|kur\u015fun kalem, dereceli kalem, hb kalem
thing:mechanical pencil|uçlu kalem, versatil kalem, 0.7 uç
thing:coloured pencil|kuru boya, boya kalemi, renkli kalem
thing:wax crayon|pastel boya, mum boya
thing:felt tip pen|keçeli kalem, keçeli boya
thing:fineliner|fineliner, ince uçlu kalem, brush pen
thing:highlighter|fosforlu kalem, i\u015faretleme kalemi
thing:fountain pen (2)|dolma kalem, mürekkepli kalem
thing:ballpoint pen|tükenmez kalem, tükenmez
thing:eraser (2)|silgi
thing:pencil sharpener (2)|kalemt\u0131ra\u015f
thing:ruler|cetvel, gönye, iletki
thing:compass for drawing|pergel
thing:glue stick (2)|stick yap\u0131\u015ft\u0131r\u0131c\u0131, okul yap\u0131\u015ft\u0131r\u0131c\u0131s\u0131
thing:kids scissors|çocuk makas\u0131, okul makas\u0131
thing:ring binder|klasör, halkal\u0131 klasör
thing:school planner|ö\u011frenci ajandas\u0131, ders program\u0131 planlay\u0131c\u0131
thing:school calculator|okul hesap makinesi, bilimsel hesap makinesi
thing:name label|isim etiketi, okul etiketi, isimli etiket
thing:blackboard|yaz\u0131 tahtas\u0131, kara tahta, tebe\u015fir
thing:sidewalk chalk|kald\u0131r\u0131m tebe\u015firi, jumbo tebe\u015fir
thing:kids globe|dünya küresi, \u0131\u015f\u0131kl\u0131 küre, çocuk dünya haritas\u0131
thing:kids lunch box|beslenme çantas\u0131, beslenme kutusu çocuk
thing:kids water bottle|çocuk mataras\u0131, okul sulu\u011fu, pipetli suluk
thing:balloon (2)|balon, folyo balon, parti balonu
thing:helium bottle|helyum tüpü, helyum gaz\u0131
thing:garland|flama, banner, iyi ki do\u011fdun yaz\u0131s\u0131
thing:party decorations|parti malzemeleri, do\u011fum günü süsleri
thing:confetti|konfeti, konfeti patlatma
thing:party tableware|parti taba\u011f\u0131, karton tabak, karton bardak
thing:birthday candle|do\u011fum günü mumu, rakam mum, pasta üstü süs
thing:party bag|parti hediyeli\u011fi, hediyelik paket, do\u011fum günü hediyeli\u011fi
thing:party hat|parti \u015fapkas\u0131, do\u011fum günü tac\u0131
thing:piñata|pinyata, pinata
thing:birthday invitation|do\u011fum günü davetiyesi, parti davetiyesi
thing:greeting card (2)|tebrik kart\u0131, do\u011fum günü kart\u0131
thing:gift wrap|hediye paketi, hediye ambalaj\u0131, hediye po\u015feti
thing:pram|bebek arabas\u0131, portbebeli bebek arabas\u0131
thing:pushchair|puset, baston puset, bebek arabas\u0131
thing:travel system|travel sistem bebek arabas\u0131, travel set
thing:double pushchair|ikiz bebek arabas\u0131, ikiz puset
thing:jogging stroller|üç tekerlekli bebek arabas\u0131, ko\u015fu bebek arabas\u0131
thing:carrycot|portbebe, bebek sepeti
thing:baby bike trailer|bebek bisiklet römorku, çocuk bisiklet treyleri
thing:child bike seat|bisiklet çocuk koltu\u011fu, bebek bisiklet koltu\u011fu
thing:child car seat (2)|oto koltu\u011fu, çocuk oto koltu\u011fu, yükseltici koltuk
thing:infant car seat|ana kuca\u011f\u0131, bebek oto koltu\u011fu
thing:pram rain cover|bebek arabas\u0131 ya\u011fmurlu\u011fu, puset ya\u011fmurlu\u011fu
thing:footmuff|bebek arabas\u0131 ayak örtüsü, puset tulumu
thing:pram parasol|bebek arabas\u0131 \u015femsiyesi, puset güne\u015fli\u011fi
thing:buggy board|karde\u015f basama\u011f\u0131, bebek arabas\u0131 binek aparat\u0131
thing:changing bag|bebek bak\u0131m çantas\u0131, anne bebek çantas\u0131
thing:baby carrier|kanguru, bebek ta\u015f\u0131ma, sling
thing:child carrier backpack|bebek s\u0131rt ta\u015f\u0131y\u0131c\u0131, da\u011f bebek ta\u015f\u0131ma çantas\u0131
thing:cot|be\u015fik, bebek karyolas\u0131, park yatak
thing:bedside crib|anne yan\u0131 be\u015fik, sallanan be\u015fik
thing:travel cot|park yatak, seyahat yata\u011f\u0131, oyun park\u0131 yatak
thing:kids bed|çocuk yata\u011f\u0131, montessori yatak, çocuk karyolas\u0131
thing:bunk bed (2)|ranza, çift katl\u0131 ranza
thing:bed guard|yatak bariyeri, yatak koruma
thing:cot mattress|bebek yata\u011f\u0131, be\u015fik yata\u011f\u0131, çocuk yata\u011f\u0131 sünger
thing:baby sleeping bag (2)|bebek uyku tulumu, k\u0131\u015fl\u0131k uyku tulumu
thing:nursery furniture|bebek odas\u0131 tak\u0131m\u0131, alt açma dolab\u0131, bebek mobilyas\u0131
thing:changing mat|alt açma minderi, alt açma örtüsü
thing:highchair|mama sandalyesi
thing:baby bouncer|ana kuca\u011f\u0131 sallanan, bebek sal\u0131nca\u011f\u0131, elektrikli sal\u0131ncak
thing:playpen|oyun park\u0131, bebek oyun park\u0131, bebek çiti
thing:stair gate (2)|güvenlik kap\u0131s\u0131, merdiven bariyeri
thing:childproofing|çocuk güvenli\u011fi, çocuk kilidi, priz koruyucu
thing:baby monitor (2)|bebek telsizi, bebek kameras\u0131
thing:nappy|bebek bezi, bez, külot bez
thing:baby bottle|biberon, biberon emzi\u011fi
thing:dummy|emzik, yalanc\u0131 emzik
thing:potty|laz\u0131ml\u0131k, klozet adaptörü, tuvalet e\u011fitim
thing:baby bath|bebek küveti, bebek banyosu, küvet filesi
thing:lipstick|ruj, dudak parlat\u0131c\u0131s\u0131, lip tint
thing:mascara|maskara, rimel, eyeliner, göz kalemi
thing:foundation|fondöten, kapat\u0131c\u0131, pudra, bb krem
thing:nail polish|oje, kal\u0131c\u0131 oje
thing:face cream|yüz kremi, nemlendirici, gündüz kremi
thing:sunscreen|güne\u015f kremi, güne\u015f losyonu, güne\u015f koruyucu
thing:shampoo|\u015fampuan, saç kremi, kuru \u015fampuan
thing:toothbrush|di\u015f f\u0131rças\u0131, di\u015f macunu, di\u015f ipi
thing:deodorant|deodorant, roll-on, antiperspirant
thing:perfume|parfüm, edp, edt
thing:razor|t\u0131ra\u015f b\u0131ça\u011f\u0131, jilet, t\u0131ra\u015f makinesi
thing:menstrual pad|ped, tampon, günlük ped, hijyenik ped
thing:acoustic guitar|akustik gitar, gitar, klasik gitar
thing:electric guitar|elektro gitar, bas gitar
thing:guitar amplifier|gitar amfisi, gitar pedal\u0131, efekt pedal\u0131
thing:guitar strings|gitar teli, pena, kapo
thing:ukulele|ukulele, banjo, ba\u011flama, saz
thing:piano|piyano, dijital piyano
thing:musical keyboard|org, synthesizer, midi klavye
thing:violin|keman, viyola
thing:cello|çello, kontrbas
thing:recorder|blok flüt, melodika, okul flütü
thing:transverse flute|yan flüt, klarnet, ney
thing:saxophone|saksafon
thing:trumpet|trompet, trombon, korno
thing:drum kit|bateri, bateri seti, elektronik davul
thing:drumsticks|baget, zil, çal\u0131\u015fma pedi
thing:cajon|cajon, darbuka, bongo, djembe
thing:xylophone|ksilofon, metalofon, çocuk müzik aleti
thing:accordion|akordeon, m\u0131z\u0131ka, armonika
thing:kalimba|kalimba, tongue drum, handpan
thing:music stand|nota sehpas\u0131, nota stand\u0131
thing:tuner|akort aleti, tuner, metronom
thing:sheet music (2)|nota kitab\u0131, metod kitab\u0131
thing:instrument case|enstrüman k\u0131l\u0131f\u0131, gitar k\u0131l\u0131f\u0131, gig bag
thing:acrylic paint (2)|akrilik boya, sulu boya, guaj
thing:artist paintbrush|resim f\u0131rças\u0131, boya f\u0131rça seti
thing:painting canvas|tuval, tuval bezi
thing:artist easel|\u015fövale, masa \u015fövalesi
thing:sketchbook (2)|eskiz defteri, çizim defteri, resim defteri
thing:oil paint (2)|ya\u011fl\u0131 boya, terebentin
thing:soft pastels|toz pastel, ya\u011fl\u0131 pastel, füzen
thing:paint by numbers (2)|say\u0131larla boyama, numaral\u0131 boyama, elmas boyama
thing:air drying clay|kil, kuruyan kil, polimer kil, fimo
thing:craft kit|hobi seti, el i\u015fi seti, etkinlik seti
thing:craft paper|fon kartonu, eli\u015fi ka\u011f\u0131d\u0131, krapon ka\u011f\u0131d\u0131
thing:scrapbook|scrapbook, an\u0131 albümü, washi bant
thing:rubber stamp|mühür, damga seti, istampa
thing:craft beads|boncuk, tak\u0131 boncu\u011fu, cam boncuk
thing:fuse beads|ütü boncu\u011fu, hama boncuk
thing:knitting wool|örgü ipi, yün ip, el örgü ipi
thing:knitting needles (2)|örgü \u015fi\u015fi, t\u0131\u011f, misinal\u0131 \u015fi\u015f
thing:sewing machine (2)|diki\u015f makinesi, overlok
thing:sewing kit (2)|diki\u015f seti, diki\u015f ipli\u011fi, i\u011fne iplik
thing:sewing fabric|kuma\u015f, metrelik kuma\u015f, elbiselik kuma\u015f
thing:sewing pattern (2)|diki\u015f patronu, kal\u0131p, örgü modeli
thing:embroidery kit (2)|nak\u0131\u015f seti, etamin seti, kanaviçe seti, muline ip
thing:macrame cord|makrome ipi, makrome seti
thing:felt|keçe, keçe kuma\u015f, ponpon
thing:candle making kit (2)|mum yap\u0131m seti, soya mumu, mum fitili
thing:hot glue gun|silikon tabancas\u0131, mum silikon
thing:cutting mat|kesim mat\u0131, maket b\u0131ça\u011f\u0131, rulo b\u0131çak
thing:face paint|yüz boyas\u0131, vücut boyas\u0131
thing:hair brush|saç f\u0131rças\u0131, tarak, saç açma tara\u011f\u0131
thing:hair dryer (2)|saç kurutma makinesi, fön makinesi, saç düzle\u015ftirici
thing:hair tie|lastik toka, saç lasti\u011fi, scrunchie
thing:soap (2)|sabun, du\u015f jeli, vücut \u015fampuan\u0131
thing:body lotion|vücut losyonu, el kremi, vücut kremi
thing:baby wipes|bebek \u0131slak mendili, bebek mendili, pi\u015fik kremi
thing:eyeshadow|far, all\u0131k, makyaj paleti, makyaj seti
thing:running shoe|ko\u015fu ayakkab\u0131s\u0131, yol ko\u015fu ayakkab\u0131s\u0131
thing:trail running shoe|patika ko\u015fu ayakkab\u0131s\u0131, trail ayakkab\u0131
thing:track spikes|çivili ayakkab\u0131, atletizm çivilisi
thing:running shirt|ko\u015fu ti\u015förtü, teknik ti\u015fört
thing:running tights|ko\u015fu tayt\u0131, spor tayt
thing:running shorts|ko\u015fu \u015fortu, spor \u015fort
thing:running jacket|ko\u015fu ceketi, ko\u015fu rüzgarl\u0131\u011f\u0131
thing:running sock|ko\u015fu çorab\u0131, spor çorap
thing:compression sock|kompresyon çorab\u0131, kompresyon bald\u0131rl\u0131k
thing:running belt|ko\u015fu kemeri, ko\u015fu bel çantas\u0131
thing:hydration vest|ko\u015fu yele\u011fi, su yele\u011fi
thing:hydration bladder|su torbas\u0131, s\u0131rt çantas\u0131 su haznesi
thing:soft flask|katlan\u0131r matara, yumu\u015fak matara
thing:sports watch|spor saati, gps saat, ko\u015fu saati
thing:heart rate monitor|gö\u011füs band\u0131, nab\u0131z band\u0131, nab\u0131z ölçer
thing:fitness tracker|ak\u0131ll\u0131 bileklik, ad\u0131msayar
thing:stopwatch|kronometre
thing:phone armband|telefon kol band\u0131, ko\u015fu kol band\u0131
thing:sweatband|ter band\u0131, havlu bileklik, saç band\u0131 spor
thing:neck gaiter|boyunluk, buff, çok amaçl\u0131 bandana
thing:sports bra (2)|sporcu sütyeni, ko\u015fu sütyeni
thing:tracksuit (2)|e\u015fofman tak\u0131m\u0131, antrenman tak\u0131m\u0131
thing:base layer|termal içlik, baselayer
thing:sports bag|spor çantas\u0131, duffel çanta
thing:energy gel|enerji jeli
thing:energy bar|enerji bar\u0131, protein bar
thing:protein powder (2)|protein tozu, whey protein
thing:electrolyte tablet|elektrolit tableti, izotonik içecek
thing:sports bottle|sporcu mataras\u0131, suluk, matara
thing:shaker|shaker, protein shaker
thing:bicycle|bisiklet
thing:electric bike|elektrikli bisiklet, e-bike
thing:mountain bike|da\u011f bisikleti, mtb
thing:road bike|yol bisikleti, yar\u0131\u015f bisikleti
thing:gravel bike|gravel bisiklet
thing:city bike|\u015fehir bisikleti
thing:trekking bike|tur bisikleti, trekking bisiklet, hibrit bisiklet
thing:folding bike|katlan\u0131r bisiklet
thing:cargo bike|kargo bisikleti, yük bisikleti
thing:kids' bike|çocuk bisikleti
thing:balance bike (2)|denge bisikleti
thing:training wheels|yan tekerlek, destek tekerle\u011fi
thing:bmx|bmx
thing:bicycle frame|bisiklet kadrosu, kadro
thing:bike tyre|bisiklet d\u0131\u015f lasti\u011fi, bisiklet lasti\u011fi, d\u0131\u015f lastik
thing:inner tube|iç lastik, bisiklet iç lasti\u011fi, \u015fambriyel
thing:bike valve|sibop, bisiklet sibobu
thing:bike pump|bisiklet pompas\u0131, ayakl\u0131 pompa
thing:puncture repair kit|lastik yamas\u0131, yama seti, lastik tamir kiti
thing:tyre lever|lastik sökme levyesi, lastik levyesi
thing:bike wheel|bisiklet jant\u0131, bisiklet tekerle\u011fi, jant seti
thing:spoke|jant teli, bisiklet jant teli
thing:bike saddle|sele, bisiklet selesi
thing:seatpost|sele borusu
thing:handlebar|gidon, bisiklet gidonu
thing:handlebar grip|elcik, gidon elci\u011fi, gidon band\u0131
thing:bike stem|gidon bo\u011faz\u0131
thing:bike pedal|bisiklet pedal\u0131, pedal
thing:clipless pedal|kilitli pedal, spd pedal
thing:cycling shoe|bisiklet ayakkab\u0131s\u0131, kilitli ayakkab\u0131
thing:bike chain|bisiklet zinciri, zincir
thing:chain oil|zincir ya\u011f\u0131
thing:cassette|ruble, kaset
thing:derailleur|vites, arka aktar\u0131c\u0131, ön aktar\u0131c\u0131
thing:hub gear|göbekten vites
thing:crankset|aynakol, orta göbek
thing:brake pad|bisiklet fren balatas\u0131, fren pabucu
thing:disc brake|disk fren, hidrolik fren, rotor
thing:rim brake|v fren, jant freni
thing:brake cable|fren teli, vites teli
thing:suspension fork|amortisörlü ma\u015fa, ön ma\u015fa
thing:bike light|bisiklet far\u0131, bisiklet \u0131\u015f\u0131\u011f\u0131, bisiklet lambas\u0131, stop lambas\u0131
thing:bike dynamo|bisiklet dinamosu, dinamo
thing:reflector|reflektör, kedi gözü
thing:mudguard|çamurluk, bisiklet çamurlu\u011fu
thing:pannier rack|bagaj, bisiklet bagaj\u0131, arka bagaj
thing:pannier|bisiklet heybesi, bagaj çantas\u0131
thing:handlebar bag|gidon çantas\u0131, kadro çantas\u0131, bikepacking çantas\u0131
thing:bike basket|bisiklet sepeti, gidon sepeti
thing:bike child seat|bisiklet bebek koltu\u011fu, bisiklet çocuk koltu\u011fu
thing:bike trailer|bisiklet römorku, bisiklet treyleri
thing:car bike rack|araç bisiklet ta\u015f\u0131y\u0131c\u0131, bagaj bisiklet ask\u0131s\u0131
thing:bike stand|bisiklet aya\u011f\u0131, park aya\u011f\u0131, bisiklet stand\u0131
thing:bike wall mount|bisiklet duvar ask\u0131s\u0131, bisiklet ask\u0131s\u0131
thing:bike lock|bisiklet kilidi, u kilit, zincir kilit
thing:bike bell|bisiklet zili, bisiklet kornas\u0131
thing:bike mirror|bisiklet aynas\u0131
thing:bike computer|bisiklet km sayac\u0131, yol bilgisayar\u0131, kilometre saati
thing:bike phone mount|bisiklet telefon tutucu
thing:bottle cage|suluk kafesi, matara kafesi
thing:bike multitool|bisiklet çoklu alet, bisiklet tamir seti
thing:bike cover|bisiklet brandas\u0131, bisiklet örtüsü
thing:e-bike battery|e-bike bataryas\u0131, elektrikli bisiklet aküsü
thing:turbo trainer|bisiklet trainer, ev tipi bisiklet antrenman aparat\u0131
thing:bike helmet|bisiklet kask\u0131
thing:cycling jersey (2)|bisiklet formas\u0131
thing:cycling shorts (2)|pedli bisiklet \u015fortu, bisiklet tayt\u0131
thing:cycling glove|bisiklet eldiveni
thing:cycling glasses|bisiklet gözlü\u011fü, spor gözlük
thing:cycling rain jacket|bisiklet ya\u011fmurlu\u011fu, bisiklet pançosu
thing:kick scooter|scooter, çocuk scooter\u0131, akrobasi scooter\u0131
thing:electric scooter|elektrikli scooter, e-scooter
thing:skateboard|kaykay, skateboard
thing:longboard|longboard, uzun kaykay
thing:inline skates|paten, inline paten
thing:roller skates|dört tekerlekli paten, roller paten
thing:ice skates|buz pateni, buz pateni ayakkab\u0131s\u0131
thing:knee pads (2)|dizlik dirseklik, koruyucu set, dizlik
thing:swimsuit (2)|mayo, yüzücü mayosu
thing:bikini (2)|bikini, bikini tak\u0131m
thing:swim trunks (2)|deniz \u015fortu, yüzücü \u015fortu
thing:swimming goggles (2)|yüzücü gözlü\u011fü, deniz gözlü\u011fü
thing:swimming cap|yüzücü bonesi, bone
thing:armbands|kolluk, yüzme kollu\u011fu
thing:kickboard|yüzme tahtas\u0131, pull buoy
thing:swim ring (2)|can simidi, deniz yata\u011f\u0131, \u015fi\u015fme simit
thing:swim fins|palet, yüzme paleti, dal\u0131\u015f paleti
thing:diving mask|dal\u0131\u015f maskesi, tam yüz maske, deniz maskesi
thing:snorkel|\u015fnorkel, maske \u015fnorkel seti
thing:wetsuit (2)|dal\u0131\u015f elbisesi, neopren elbise
thing:water shoe|deniz ayakkab\u0131s\u0131, su ayakkab\u0131s\u0131
thing:rash guard (2)|uv korumal\u0131 mayo ti\u015fört, sörf ti\u015förtü
thing:life jacket|can yele\u011fi, yüzme yele\u011fi
thing:surfboard|sörf tahtas\u0131
thing:bodyboard|bodyboard, k\u0131sa sörf tahtas\u0131
thing:stand-up paddle board|sup, sup board, kürek sörfü tahtas\u0131
thing:kayak|kano, \u015fi\u015fme kano, kayak kano
thing:paddle for kayak|kürek, kano küre\u011fi
thing:inflatable boat|\u015fi\u015fme bot, lastik bot, bot
thing:dry bag|su geçirmez çanta, dry bag
thing:windsurf board|rüzgar sörfü, kitesurf, yelken
thing:water skis|su kaya\u011f\u0131, wakeboard, ringo
thing:skis|kayak, kayak tak\u0131m\u0131, alp kaya\u011f\u0131
thing:cross-country skis|kros kaya\u011f\u0131, kayakl\u0131 ko\u015fu kaya\u011f\u0131
thing:touring skis|tur kaya\u011f\u0131, t\u0131rmanma derisi
thing:ski boot|kayak botu, kayak ayakkab\u0131s\u0131
thing:ski binding|kayak ba\u011flamas\u0131, snowboard ba\u011flamas\u0131
thing:ski pole|kayak batonu, baton
thing:snowboard|snowboard
thing:snowboard boot|snowboard botu
thing:ski jacket (2)|kayak montu, snowboard montu
thing:ski pants|kayak pantolonu, kar pantolonu
thing:snowsuit (2)|kar tulumu, çocuk kayak tulumu
thing:ski helmet|kayak kask\u0131
thing:ski goggles (2)|kayak gözlü\u011fü, kar gözlü\u011fü
thing:ski gloves (2)|kayak eldiveni
thing:ski sock|kayak çorab\u0131, \u0131s\u0131tmal\u0131 çorap
thing:balaclava (2)|kar maskesi, balaklava
thing:ski bag|kayak çantas\u0131, snowboard çantas\u0131
thing:sledge|k\u0131zak, kar k\u0131za\u011f\u0131
thing:snowshoes|kar ayakkab\u0131s\u0131, hedik, kar raketi
thing:avalanche transceiver|ç\u0131\u011f cihaz\u0131, ç\u0131\u011f sondas\u0131
thing:ski wax|kayak wax\u0131, kenar bileyici
thing:tennis racket|tenis raketi
thing:tennis ball|tenis topu
thing:racket string|raket teli, tenis kordaj\u0131
thing:overgrip|overgrip, raket gripi
thing:tennis shoe|tenis ayakkab\u0131s\u0131, kort ayakkab\u0131s\u0131
thing:racket bag|raket çantas\u0131, tenis çantas\u0131
thing:badminton racket|badminton raketi, badminton seti
thing:shuttlecock|badminton topu, tüy top
thing:table tennis bat|masa tenisi raketi, pinpon raketi
thing:table tennis table|masa tenisi masas\u0131, pinpon masas\u0131, pinpon topu
thing:padel racket|padel raketi
thing:squash racket|squash raketi, squash topu
thing:golf club|golf sopas\u0131, golf seti
thing:golf ball|golf topu, tee
thing:golf bag|golf çantas\u0131, golf arabas\u0131
thing:dumbbell|damb\u0131l, a\u011f\u0131rl\u0131k, ayarlanabilir damb\u0131l
thing:barbell|halter bar\u0131, halter, z bar
thing:weight plate|a\u011f\u0131rl\u0131k plakas\u0131, halter plakas\u0131
thing:kettlebell|kettlebell
thing:weight bench|a\u011f\u0131rl\u0131k sehpas\u0131, bench, mekik sehpas\u0131
thing:home gym|ev tipi spor istasyonu, çok amaçl\u0131 istasyon, squat rack
thing:pull-up bar|barfiks, barfiks bar\u0131, kap\u0131 barfiksi
thing:treadmill|ko\u015fu band\u0131, yürüyü\u015f band\u0131
thing:exercise bike|kondisyon bisikleti, dikey bisiklet, spin bike
thing:cross trainer|eliptik bisiklet, eliptik
thing:rowing machine|kürek çekme makinesi, kürek aleti
thing:resistance band|direnç band\u0131, pilates band\u0131, direnç lasti\u011fi
thing:suspension trainer|trx, ask\u0131 antrenman band\u0131, jimnastik halkas\u0131
thing:skipping rope (2)|atlama ipi, h\u0131z ipi
thing:exercise ball|pilates topu, denge topu
thing:medicine ball|sa\u011fl\u0131k topu, medicine ball
thing:yoga mat|yoga mat\u0131, pilates minderi, egzersiz mat\u0131, spor minderi
thing:yoga block|yoga blo\u011fu, yoga kemeri, meditasyon minderi
thing:foam roller|foam roller, masaj rulosu, masaj topu
thing:massage gun|masaj tabancas\u0131, masaj aleti
thing:push-up handles|\u015f\u0131nav aleti, kar\u0131n kas\u0131 tekerle\u011fi
thing:weightlifting belt|a\u011f\u0131rl\u0131k kemeri, halter kemeri, bileklik straps
thing:ankle weights|ayak bilek a\u011f\u0131rl\u0131\u011f\u0131, bilek a\u011f\u0131rl\u0131\u011f\u0131, a\u011f\u0131rl\u0131k yele\u011fi
thing:mini trampoline|mini trambolin, fitness trambolini
thing:aerobic step|step tahtas\u0131, denge tahtas\u0131, stepper
thing:boxing glove|boks eldiveni, mma eldiveni
thing:punching bag|kum torbas\u0131, boks torbas\u0131
thing:mouthguard|di\u015flik, sporcu di\u015fli\u011fi
thing:judo suit|judo k\u0131yafeti, karate k\u0131yafeti, tekvando elbisesi
thing:football|futbol topu, maç topu
thing:football boots (2)|krampon, hal\u0131 saha ayakkab\u0131s\u0131
thing:shin guards|tekmelik
thing:football shirt (2)|futbol formas\u0131, forma, tak\u0131m formas\u0131
thing:football goal|futbol kalesi, mini kale, kale filesi
thing:goalkeeper gloves|kaleci eldiveni
thing:basketball|basketbol topu, basket topu
thing:basketball hoop|basketbol potas\u0131, pota
thing:basketball shoes|basketbol ayakkab\u0131s\u0131, voleybol ayakkab\u0131s\u0131, salon ayakkab\u0131s\u0131
thing:volleyball|voleybol topu, voleybol filesi
thing:handball|hentbol topu
thing:rugby ball|rugby topu, amerikan futbolu topu
thing:field hockey stick|hokey sopas\u0131, çim hokeyi sopas\u0131
thing:baseball bat|beyzbol sopas\u0131, beyzbol eldiveni
thing:cricket bat|kriket sopas\u0131, kriket topu
thing:ball pump|top pompas\u0131, top i\u011fnesi
thing:training cones|antrenman hunisi, antrenman çana\u011f\u0131, çeviklik merdiveni
thing:darts|dart, dart oku, dart tahtas\u0131
thing:pool table|bilardo masas\u0131, \u0131staka
thing:boules|petank topu, bocce seti
thing:frisbee|frizbi
thing:archery bow|yay, ok ve yay, okçuluk yay\u0131
thing:fishing rod|olta kam\u0131\u015f\u0131, olta, spin kam\u0131\u015f
thing:fishing reel|olta makinesi, olta makaras\u0131
thing:fishing line|misina, ip misina, örgü misina
thing:fishing lure|sahte yem, rapala, ka\u015f\u0131k
thing:fish hook|olta i\u011fnesi, \u015famand\u0131ra, kur\u015fun
thing:landing net|kepçe, bal\u0131k kepçesi, livar
thing:tackle box|bal\u0131kç\u0131 çantas\u0131, olta kutusu
thing:waders|bal\u0131kç\u0131 çizmesi, kas\u0131k çizme, gö\u011füs çizmesi
thing:riding helmet|binici kask\u0131, binicilik tok
thing:riding boots|binici çizmesi, binici botu
thing:riding breeches|binici pantolonu, binici tayt\u0131
thing:horse saddle|eyer, eyer altl\u0131\u011f\u0131, belleme
thing:bridle|ba\u015fl\u0131k, dizgin, yular
thing:horse blanket|at battaniyesi, at örtüsü
thing:riding crop|kamç\u0131, binici k\u0131rbac\u0131
thing:horse grooming kit|at bak\u0131m seti, gebre, t\u0131rnak temizleyici
thing:riding body protector|binici yele\u011fi, binici koruma yele\u011fi
thing:climbing rope|t\u0131rman\u0131\u015f ipi, dinamik ip
thing:climbing harness|emniyet kemeri, t\u0131rman\u0131\u015f kemeri
thing:climbing shoe|t\u0131rman\u0131\u015f ayakkab\u0131s\u0131
thing:carabiner (2)|karabina, ekspres set
thing:belay device|emniyet aleti, grigri, ini\u015f aleti
thing:chalk bag|t\u0131rman\u0131\u015f pudras\u0131, magnezyum tozu, t\u0131rman\u0131\u015f toz torbas\u0131
thing:climbing helmet|t\u0131rman\u0131\u015f kask\u0131, da\u011fc\u0131l\u0131k kask\u0131
thing:ice axe|buz kazmas\u0131, buz kramponu
thing:tent|çad\u0131r, kamp çad\u0131r\u0131, aile çad\u0131r\u0131, otomatik çad\u0131r
thing:tent peg|çad\u0131r kaz\u0131\u011f\u0131, çad\u0131r ipi
thing:groundsheet|çad\u0131r alt\u0131 brandas\u0131, tarp, çad\u0131r taban\u0131
thing:awning for caravan|karavan tentesi, karavan çad\u0131r\u0131, araç tentesi
thing:sleeping bag|uyku tulumu, mumya tipi uyku tulumu
thing:sleeping bag liner|uyku tulumu içli\u011fi, ipek içlik
thing:sleeping mat|kamp mat\u0131, \u015fi\u015fme mat, uyku mat\u0131
thing:air bed (2)|\u015fi\u015fme yatak, kamp yata\u011f\u0131
thing:camping pillow|\u015fi\u015fme yast\u0131k, kamp yast\u0131\u011f\u0131
thing:hammock (2)|hamak, kamp hama\u011f\u0131
thing:camping chair|kamp sandalyesi, katlan\u0131r sandalye, yönetmen koltu\u011fu
thing:camping table|kamp masas\u0131, katlan\u0131r masa
thing:camping stove|kamp oca\u011f\u0131, portatif ocak
thing:gas cartridge|kartu\u015f gaz, kamp tüpü, bütan gaz
thing:camping cookware|kamp tencere seti, kamp kap kacak
thing:camping food|kamp yeme\u011fi, haz\u0131r outdoor yemek, kurutulmu\u015f yemek
thing:cool box (2)|buzluk, so\u011futucu çanta, termal kutu
thing:head torch|kafa lambas\u0131, kafa feneri
thing:camping lantern|kamp lambas\u0131, çad\u0131r lambas\u0131
thing:portable toilet|portatif tuvalet, kamp tuvaleti, kimyasal tuvalet
thing:camping shower|kamp du\u015fu, güne\u015f du\u015fu, su bidonu
thing:mosquito net for travel|cibinlik, sinek a\u011f\u0131, ba\u015f cibinli\u011fi
thing:hiking boot|trekking botu, yürüyü\u015f botu, outdoor ayakkab\u0131
thing:hiking sandal|trekking sandaleti, outdoor sandalet
thing:hiking sock|trekking çorab\u0131, outdoor çorap
thing:hiking trousers (2)|outdoor pantolon, fermuarl\u0131 ayr\u0131lan pantolon
thing:hardshell jacket|hardshell mont, gore-tex mont, outdoor mont
thing:rain trousers (2)|ya\u011fmur pantolonu, su geçirmez pantolon
thing:softshell jacket (2)|softshell mont, softshell ceket
thing:fleece jacket (2)|polar ceket, outdoor polar
thing:down jacket (2)|kaz tüyü mont, \u015fi\u015fme mont
thing:hiking backpack|trekking çantas\u0131, da\u011fc\u0131 s\u0131rt çantas\u0131, kamp çantas\u0131
thing:backpack rain cover|çanta ya\u011fmurlu\u011fu, s\u0131rt çantas\u0131 ya\u011fmurlu\u011fu
thing:baby carrier backpack|bebek s\u0131rt ta\u015f\u0131y\u0131c\u0131, çocuk ta\u015f\u0131ma çantas\u0131
thing:trekking poles|baton, yürüyü\u015f batonu, trekking batonu
thing:gaiters|tozluk, kar tozlu\u011fu
thing:compass|pusula
thing:hiking map|yürüyü\u015f haritas\u0131, topografik harita
thing:outdoor gps|el gps'i, outdoor gps
thing:pocket knife (2)|çak\u0131, multitool, outdoor b\u0131çak
thing:water filter for hiking|kamp su filtresi, su ar\u0131tma tableti
thing:fire starter|ate\u015f ba\u015flat\u0131c\u0131, magnezyum çakmak
thing:binoculars|dürbün, monoküler, gözlem dürbünü
thing:knife|b\u0131çak
thing:hose|hortum
thing:nail|çivi, t\u0131rnak
thing:scooter|scooter
thing:bib|önlük, mama önlü\u011fü
thing:goggles|gözlük, koruyucu gözlük
thing:lens|lens, mercek
thing:detergent|deterjan
thing:plaster|yara band\u0131, alç\u0131
thing:hair straightener|saç düzle\u015ftirici, düzle\u015ftirici
thing:microscope|mikroskop
thing:wooden train|ah\u015fap tren, tahta tren
thing:train|tren
thing:canvas|tuval, kanvas
thing:brush|f\u0131rça
thing:door handle|kap\u0131 kolu
thing:filing cabinet|evrak dolab\u0131, dosya dolab\u0131
thing:primer|astar, makyaj baz\u0131
thing:rose|gül
thing:bait|yem, olta yemi
thing:inverter|inverter, invertör
thing:tutu|tütü, tütü etek
thing:walking stick|baston, yürüme bastonu
thing:crutches|koltuk de\u011fne\u011fi
thing:blood pressure monitor|tansiyon aleti, tansiyon ölçer
thing:syringe|\u015f\u0131r\u0131nga, enjektör
thing:thread|iplik, ip
thing:mouse|mouse, fare
thing:pocket watch|cep saati, köstekli saat
thing:diving watch|dal\u0131\u015f saati, dalg\u0131ç saati
thing:shower tray|du\u015f teknesi
thing:bag|çanta, po\u015fet
thing:ball|top
thing:balm|balsam, balm
thing:barrel|f\u0131ç\u0131, varil
thing:bell|zil, çan
thing:badge|rozet, yaka kart\u0131
thing:binder|klasör, cilt
thing:body protector|vücut koruyucu, koruma yele\u011fi
thing:bottle|\u015fi\u015fe
thing:bow|fiyonk, yay
thing:brake|fren
thing:cabinet|dolap
thing:cable|kablo
thing:cage|kafes
thing:card|kart
thing:castle|kale, \u015fato
thing:chain|zincir
thing:chisel|keski, iskarpela
thing:cummerbund|ku\u015fak, smokin ku\u015fa\u011f\u0131
thing:drum|davul
thing:engine|motor
thing:egg box|yumurta kutusu, yumurtal\u0131k, yumurta viyolü
thing:espresso cup|espresso fincan\u0131, kahve fincan\u0131
thing:firelighters|tutu\u015fturucu, ç\u0131ra
thing:fireguard|\u015fömine siperi, \u015fömine paravan\u0131
thing:flash|fla\u015f
thing:food|g\u0131da, yiyecek, mama
thing:fruit|meyve
thing:gate|bahçe kap\u0131s\u0131, kap\u0131
thing:grass|çim, çimen
thing:hedge|çit bitkisi, canl\u0131 çit
thing:heart|kalp
thing:helium|helyum
thing:helmet|kask
thing:honey jar|bal kavanozu, ball\u0131k
thing:incubator|kuluçka makinesi
thing:jar|kavanoz
thing:kennel|köpek kulübesi
thing:key|anahtar
thing:leash|tasma, gezdirme kay\u0131\u015f\u0131
thing:litter|kum, kedi kumu
thing:log basket|odun sepeti, odunluk
thing:lotion|losyon
thing:lure|sahte yem, yem
thing:mask|maske
thing:moon|ay, hilal
thing:star|y\u0131ld\u0131z
thing:needle|i\u011fne
thing:oil|ya\u011f
thing:pedal|pedal
thing:pellets|pelet
thing:place cards|isim kart\u0131, masa kart\u0131
thing:powder|toz, pudra
thing:rack|raf, ask\u0131l\u0131k
thing:racket|raket
thing:reel|makara, olta makinesi
thing:rod|çubuk, kam\u0131\u015f
thing:scale|terazi, tart\u0131, baskül
thing:screen|ekran, paravan
thing:skate|paten
thing:stencil|\u015fablon, stencil
thing:stove pipe|soba borusu
thing:tank|depo, tank
thing:thermos|termos
thing:timer|zamanlay\u0131c\u0131
thing:tractor|traktör
thing:truck|kamyon, t\u0131r
thing:airplane|uçak
thing:rocket|roket
thing:robot|robot
thing:trailer hitch|çeki demiri, çeki topu
thing:tube|tüp, boru
thing:tyre pressure gauge|lastik bas\u0131nç ölçer, hava saati
thing:valve|vana, sibop
thing:vacuum bag|süpürge torbas\u0131, vakum po\u015feti
thing:vegetable|sebze
thing:wiper|silecek
thing:amp|amfi
thing:bass guitar|bas gitar
thing:ashtray|küllük, kül tablas\u0131
thing:bee hive|ar\u0131 kovan\u0131, kovan
thing:ash vacuum|kül süpürgesi
thing:grooming brush|t\u0131mar f\u0131rças\u0131
thing:motorcycle jacket|motosiklet montu, motorcu ceketi
thing:elephant|fil
thing:lion|aslan
thing:tiger|kaplan
thing:bear|ay\u0131
thing:bird|ku\u015f
thing:butterfly|kelebek
thing:cow|inek
thing:dinosaur|dinozor
thing:dolphin|yunus
thing:dragon|ejderha
thing:duck|ördek
thing:fox|tilki
thing:frog|kurba\u011fa
thing:giraffe|zürafa
thing:monkey|maymun
thing:owl|bayku\u015f
thing:penguin|penguen
thing:pig|domuz
thing:pirate|korsan
thing:princess|prenses
thing:rabbit|tav\u015fan
thing:shark|köpekbal\u0131\u011f\u0131
thing:sheep|koyun, kuzu
thing:skull|kuru kafa, kafatas\u0131
thing:turtle|kaplumba\u011fa
thing:unicorn|unicorn, tek boynuzlu at
thing:walrus|mors
thing:whale|balina
thing:goggles (2)|gözlük
thing:lens (2)|lens, mercek
thing:brush (2)|f\u0131rça
thing:bell (2)|zil, çan
thing:bow (2)|fiyonk, yay
thing:rack (2)|raf
thing:rod (2)|çubuk, kam\u0131\u015f
thing:reel (2)|makara
thing:tube (2)|tüp, boru
thing:food (2)|g\u0131da, yemek
thing:powder (2)|toz, pudra
thing:bag (2)|çanta, po\u015fet
`;
