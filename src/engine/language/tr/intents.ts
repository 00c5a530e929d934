/** What shoppers want to know or have done, as Turkish asks for it (?) and as pages say it (=): see `meaning/intents/intent-model.ts`. */
export const intents = (): string => `
## delivery_cost
? kargo ücreti
? kargo ne kadar
? kargo paras\u0131 kaç tl
? gönderim ücreti al\u0131yor musunuz
? ödeme ekran\u0131nda fiyat bi anda artt\u0131 neden
? kargoya ayr\u0131ca para veriyor muyuz
? kargo ucreti nekadar
? nakliye bedeli
? kargo çok pahal\u0131 ya ürün kadar tutuyor
? teslimat masraf\u0131 kime ait
= Kargo ücreti: 49,90 TL
= Tüm sipari\u015flerde sabit kargo bedeli 59,99 TL'dir.
= 500 TL alt\u0131 sipari\u015flerde kargo ücreti sepete eklenir.
## delivery_free
? ücretsiz kargo
? kargo bedava m\u0131
? kaç tl üzeri kargo ücretsiz
? bedava kargo için ne kadar al\u0131\u015fveri\u015f yapmam laz\u0131m
? ücretsiz kargo limiti
? 20 lira eksik kald\u0131 kargo bedava olur mu
? kargosuz fiyat için kaç liral\u0131k almal\u0131y\u0131m
? kargo bedavayd\u0131 sepette niye ekledi
? hangi ürünlerde kargo bedava
? ücretsiz gönderim \u015fart\u0131
= 750 TL ve üzeri al\u0131\u015fveri\u015flerde kargo bedava!
= Ücretsiz kargo kampanyas\u0131 tüm Türkiye için geçerlidir.
= Kargo bedava için sepetinize 120 TL'lik daha ürün ekleyin.
## delivery_time
? teslimat süresi
? kaç günde gelir
? ne zaman elime ula\u015f\u0131r
? bugün sipari\u015f versem ne zaman gelir
? cumaya yeti\u015fir mi
? kargo kaç gün sürüyor
? tahmini teslim tarihi
? hafta sonuna kadar bende olur mu
? istanbula kac gunde gel\u0131yo
? ortalama kaç i\u015f gününde teslim ediliyor
? do\u011fum gününe yeti\u015fmesi laz\u0131m gelir mi
= Tahmini teslimat: 2-4 i\u015f günü
= Sipari\u015fleriniz 1-3 i\u015f günü içinde adresinize teslim edilir.
= Do\u011fu illerine teslimat süresi 4-6 i\u015f günüdür.
## delivery_express
? h\u0131zl\u0131 teslimat
? ayn\u0131 gün teslimat var m\u0131
? ertesi gün kargo yap\u0131yor musunuz
? yar\u0131n kap\u0131mda olsun istiyorum
? acil laz\u0131m daha h\u0131zl\u0131 gönderme \u015fans\u0131n\u0131z var m\u0131
? ekspres kargo
? moto kurye ile gönderir misiniz
? bi saatte getiren h\u0131zl\u0131 servisiniz var m\u0131
? ekstra para versem erken gelir mi
? jet teslimat hangi \u015fehirlerde
= Saat 14.00'e kadar verilen sipari\u015fler \u0130stanbul içi ayn\u0131 gün teslim edilir.
= Ekspres teslimat: 119,90 TL, ertesi gün kap\u0131n\u0131zda.
= Moto kurye ile 3 saatte teslimat.
## delivery_day_slot
? randevulu teslimat
? teslimat gününü seçebilir miyim
? saat aral\u0131\u011f\u0131 seçme
? cumartesi teslimat yap\u0131l\u0131yor mu
? ak\u015fam 6dan sonra gelsinler
? pazar günü kargo da\u011f\u0131t\u0131l\u0131yor mu
? bayramda teslimat var m\u0131
? gündüz çal\u0131\u015f\u0131yorum ö\u011fleden sonra getirin
? hangi saatler aras\u0131 geliyor kurye
? istedi\u011fim tarihte teslim edilsin
= Teslimat gün ve saatini ödeme ad\u0131m\u0131nda seçebilirsiniz.
= Teslimat aral\u0131klar\u0131: 10.00-13.00 / 13.00-17.00 / 17.00-21.00
= Pazar günleri ve resmi tatillerde teslimat yap\u0131lmamaktad\u0131r.
## dispatch_cutoff
? kargoya ne zaman verilir
? saat kaça kadar sipari\u015f versem bugün ç\u0131kar
? bugün kargo
? hala haz\u0131rlan\u0131yor yaz\u0131yor niye ç\u0131kmad\u0131
? sipari\u015fi kaç günde kargoya veriyorsunuz
? ayn\u0131 gün kargoya verilme saati
? kargoya verili\u015f süresi
? haz\u0131rl\u0131k süresi ne kadar
? üç gündür haz\u0131rlan\u0131yor görünüyor
? depodan ç\u0131k\u0131\u015f ne zaman
= Hafta içi 15.00'e kadar verilen sipari\u015fler ayn\u0131 gün kargoda.
= Kargoya verili\u015f süresi: 24 saat
= Tahmini kargoya teslim: 2 i\u015f günü içinde
## delivery_carrier
? hangi kargo
? hangi kargo firmas\u0131yla çal\u0131\u015f\u0131yorsunuz
? kargo \u015firketi seçebiliyor muyum
? yurtiçi kargoyla yollar m\u0131s\u0131n\u0131z
? aras kargo olmas\u0131n lütfen
? ptt ile gönderiyor musunuz
? bizim oraya mng gelmiyor ba\u015fka firma olur mu
? hangi kargoyla gelicek
? kargo firmas\u0131 de\u011fi\u015ftirme
? anla\u015fmal\u0131 kargonuz hangisi
= Gönderileriniz Yurtiçi Kargo ve Aras Kargo ile yap\u0131lmaktad\u0131r.
= Anla\u015fmal\u0131 kargo firmam\u0131z: MNG Kargo
= A\u011f\u0131r ürünler Horoz Lojistik, di\u011ferleri HepsiJet ile gönderilir.
## tracking
? kargo takip
? kargom nerede
? sipari\u015fim nerde kald\u0131
? takip numaras\u0131
? takip no nereden bak\u0131cam
? paketim da\u011f\u0131t\u0131ma ç\u0131kt\u0131 m\u0131
? sipari\u015fimin durumu ne
? hala yolda m\u0131 görünüyor
? kargo takip linki gelmedi
? siparis takibi nas\u0131l yap\u0131l\u0131yor
= Kargo takip numaran\u0131z SMS ile iletilir.
= Sipari\u015flerim > Kargom Nerede sayfas\u0131ndan gönderinizi izleyebilirsiniz.
= Sipari\u015f durumu: Da\u011f\u0131t\u0131ma ç\u0131kar\u0131ld\u0131
## delivery_abroad
? yurtd\u0131\u015f\u0131 gönderim
? yurt d\u0131\u015f\u0131na kargo var m\u0131
? almanyaya gönderiyor musunuz
? k\u0131br\u0131sa yolluyor musunuz
? uluslararas\u0131 kargo
? hollandada ya\u015f\u0131yorum sipari\u015f verebilir miyim
? azerbaycana catdirilma varmi
? türkiye d\u0131\u015f\u0131na sat\u0131\u015f yap\u0131l\u0131yor mu
? avrupaya gönderim kaç para
? gurbetteyiz buraya gelir mi
= 40'tan fazla ülkeye gönderim yap\u0131yoruz.
= Yurt d\u0131\u015f\u0131 kargo: Avrupa 25 \u20ac, ABD 40 $
= KKTC'ye gönderim yap\u0131lmaktad\u0131r.
## delivery_excluded_places
? teslimat bölgeleri
? köye kargo geliyor mu
? benim ilçeme gönderim var m\u0131
? hangi illere gönderiyorsunuz
? mobil bölge diyor ne demek
? adrese de\u011fil \u015fubeye b\u0131rakt\u0131lar köy diye
? hakkariye kargo var m\u0131
? bozcaadaya teslimat yap\u0131l\u0131yor mu
? bölgenize hizmet veremiyoruz diyor
? da\u011f\u0131t\u0131m alan\u0131 d\u0131\u015f\u0131nda m\u0131 kal\u0131yorum
= Türkiye'nin 81 iline gönderim yap\u0131lmaktad\u0131r.
= Köy ve mezralara teslimat haftan\u0131n belirli günlerinde yap\u0131l\u0131r (mobil bölge).
= Adalar'a mobilya teslimat\u0131 yap\u0131lamamaktad\u0131r.
## delivery_restrictions
? kargoyla gönderilemeyen ürünler
? parfüm kargoya veriliyor mu
? boya tiner yollan\u0131r m\u0131
? aerosol sprey kargolan\u0131yor mu
? çakmak gaz\u0131 neden gönderilmiyor
? canl\u0131 bal\u0131k kargo olur mu
? so\u011fukta çiçek yollar m\u0131s\u0131n\u0131z donmas\u0131n
? s\u0131v\u0131 ürün uçakla gitmiyomu\u015f do\u011fru mu
? lityum pil gönderimi yasak m\u0131
? bu ürünü kargolayam\u0131yoruz diyor sebebi
= Yan\u0131c\u0131 ve parlay\u0131c\u0131 maddeler hava kargo ile gönderilmez.
= Lityum piller yaln\u0131zca karayolu ile ta\u015f\u0131n\u0131r.
= Canl\u0131 bitkiler 0 °C alt\u0131nda kargoya verilmez.
## customs_duties
? gümrük vergisi
? gümrük ücreti öder miyim
? yurtd\u0131\u015f\u0131ndan gelirse vergi ç\u0131kar m\u0131
? gümrükte tak\u0131l\u0131r m\u0131
? ithalat vergisi fiyata dahil mi
? imei kay\u0131t ücreti gerekir mi
? ups gümrük paras\u0131 istedi
? gümrük masraf\u0131 kime ait
? paketim gümrükte bekliyor ne yapmal\u0131y\u0131m
? ddp mi gönderiyorsunuz
= Gümrük vergisi ve di\u011fer masraflar al\u0131c\u0131ya aittir.
= Yurt d\u0131\u015f\u0131ndan gelen ürünlerde gümrük vergileri fiyata dahildir.
= Gümrük beyannamesi taraf\u0131m\u0131zca düzenlenir.
## delivery_bulky
? büyük ürün teslimat\u0131
? koltuk tak\u0131m\u0131 nas\u0131l geliyor
? buzdolab\u0131n\u0131 kim getiriyor
? a\u011f\u0131r e\u015fya nakliyesi
? dolap kargoyla m\u0131 geliyor kamyonla m\u0131
? soka\u011f\u0131m\u0131z dar kamyon giremez
? iki ki\u015fi mi ta\u015f\u0131yor çama\u015f\u0131r makinesini
? palet gönderimi yap\u0131l\u0131yor mu
? desi çok büyük ç\u0131k\u0131yor nas\u0131l yolluyorsunuz
? mobilya sevkiyat\u0131
= Mobilya ürünleri kendi araçlar\u0131m\u0131zla, iki ki\u015filik ekip taraf\u0131ndan teslim edilir.
= 100 desi üzeri ürünler ambar ile gönderilir.
= Beyaz e\u015fya sevkiyat\u0131 nakliye ekibimizce yap\u0131l\u0131r.
## delivery_upstairs
? kata ç\u0131karma
? eve kadar ta\u015f\u0131yorlar m\u0131
? 5. kata ç\u0131kar\u0131yor musunuz
? asansör yok yukar\u0131 ta\u015f\u0131rlar m\u0131
? apartman kap\u0131s\u0131na m\u0131 b\u0131rak\u0131yorsunuz
? kat fark\u0131 ücreti
? belim a\u011fr\u0131yor içeri ta\u015f\u0131s\u0131nlar
? odaya kadar getirme
? merdivenden ç\u0131karma paras\u0131
? bina önü teslim mi
= Teslimat bina giri\u015f kap\u0131s\u0131na kadard\u0131r.
= Kata ta\u015f\u0131ma hizmeti: kat ba\u015f\u0131 75 TL (asansörsüz binalar).
= \u0130stedi\u011finiz odaya yerle\u015ftirme hizmeti verilir.
## delivery_appointment
? teslimat randevusu
? gelmeden önce ar\u0131yorlar m\u0131
? nakliyeci beni ne zaman arar
? mobilya için aranmad\u0131m hala
? teslimat günü için kim arayacak
? sevkiyat ekibi arad\u0131 açamad\u0131m
? randevu tarihimi erteleyebilir miyim
? verdikleri güne evde yokum
? getirmeden haber veriyor musunuz
? sevkiyat planlama aramad\u0131
= Sevkiyat ekibimiz teslimattan bir gün önce sizi arayarak randevu olu\u015fturur.
= Ürün depoya ula\u015ft\u0131\u011f\u0131nda nakliye firmas\u0131 sizinle ileti\u015fime geçer.
= Teslimat randevunuzu en geç 24 saat önce erteleyebilirsiniz.
## delivery_not_home
? evde yoksam
? kargo geldi\u011finde evde olmazsam ne olur
? kurye geldi evde yoktum
? adreste bulunamad\u0131 yaz\u0131yor
? paketim \u015fubede mi kald\u0131
? tekrar da\u011f\u0131t\u0131ma ç\u0131karlar m\u0131
? kom\u015fuya b\u0131rakm\u0131\u015f olabilirler mi
? zil bozuk kurye geri dönmü\u015f
? kargo \u015fubede kaç gün bekler
? tatildeyim o gün gelirse noolur
= Adreste bulunamad\u0131\u011f\u0131n\u0131zda kargonuz \u015fubede 3 gün bekletilir.
= Kurye ikinci kez da\u011f\u0131t\u0131ma ç\u0131kar, yine bulunamazsan\u0131z gönderi iade olur.
= Evde yoksan\u0131z kap\u0131n\u0131za not b\u0131rak\u0131l\u0131r.
## leave_at_door
? kap\u0131ya b\u0131rakma
? kap\u0131n\u0131n önüne b\u0131rakabilir misiniz
? güvenli\u011fe b\u0131raks\u0131nlar
? apartman görevlisine teslim edilsin
? kap\u0131c\u0131ya b\u0131rak\u0131n lütfen
? temass\u0131z teslimat
? zile basmay\u0131n bebek uyuyor kap\u0131ya koyun
? bahçeye b\u0131rak\u0131lsa olur
? siteye resepsiyona teslim olur mu
? paspas\u0131n alt\u0131na b\u0131rak\u0131n
= Temass\u0131z teslimat seçene\u011fi ile paketiniz kap\u0131n\u0131za b\u0131rak\u0131l\u0131r.
= Kuryeye not alan\u0131na "güvenli\u011fe b\u0131rak\u0131ls\u0131n" yazabilirsiniz.
= Kap\u0131ya b\u0131rak\u0131lan gönderilerde sorumluluk al\u0131c\u0131ya aittir.
## signature_age_check
? teslimatta imza
? kimlik göstermem laz\u0131m m\u0131
? teslim al\u0131rken kod soruyorlar m\u0131
? kargo tc kimlik istedi
? teslimat kodu gelmedi
? kimlik yan\u0131mda yoksa vermezler mi
? benim yerime kim imzalam\u0131\u015f
? kurye do\u011frulama \u015fifresi sordu
? 18 ya\u015f kontrolü yap\u0131l\u0131yor mu kap\u0131da
? alkol sipari\u015finde kimlik bak\u0131yorlar m\u0131
= Teslimat s\u0131ras\u0131nda kimlik ibraz\u0131 zorunludur.
= Gönderiniz SMS ile iletilen teslimat kodu kar\u015f\u0131l\u0131\u011f\u0131nda verilir.
= Yüksek tutarl\u0131 gönderilerde imza al\u0131n\u0131r.
## parcel_lost
? kargom kayboldu
? kay\u0131p kargo
? teslim edildi görünüyor ama bana gelmedi
? 3 haftad\u0131r kargom ortada yok
? paketim çal\u0131nm\u0131\u015f
? kargo kay\u0131p tazminat\u0131
? ba\u015fkas\u0131na teslim etmi\u015fler almad\u0131m ben
? hala gelmedi nerede bu paket kaybettiniz mi
? teslim edildi yaz\u0131yo gelen giden yok
? kargo firmas\u0131 bulam\u0131yor paketi
= Teslim edildi görünüp ula\u015fmayan gönderiler için 3 gün içinde bize bildiriniz.
= Kaybolan kargolar için ara\u015ft\u0131rma sonras\u0131 yeniden gönderim veya iade yap\u0131l\u0131r.
= Kay\u0131p gönderilerde tazmin süreci kargo firmas\u0131yla yürütülür.
## damaged_on_arrival
? k\u0131r\u0131k geldi
? ürün hasarl\u0131 geldi
? kargoda zarar görmü\u015f
? kutu ezik paramparça
? açt\u0131m cam k\u0131r\u0131lm\u0131\u015f
? hasarl\u0131 paketi teslim almal\u0131 m\u0131y\u0131m
? çizik geldi bu dolap
? tutanak tutturmad\u0131m ne olacak
? bardaklar tuzla buz olmu\u015f
? vazo kirik cikti ne yapicam
= Hasarl\u0131 paketleri teslim almay\u0131n\u0131z, kargo görevlisine tutanak tutturunuz.
= Hasarl\u0131 ürünler için 48 saat içinde foto\u011frafla bildirimde bulunun.
= Ta\u015f\u0131ma s\u0131ras\u0131nda zarar gören ürünler ücretsiz de\u011fi\u015ftirilir.
## missing_items
? eksik ürün
? paketten eksik ç\u0131kt\u0131
? sipari\u015fimin yar\u0131s\u0131 yok
? vida eksik kutuda
? kullan\u0131m k\u0131lavuzu ç\u0131kmad\u0131
? hediye ürün gönderilmemi\u015f
? 3 tane ald\u0131m 2 tane geldi
? \u015farj aleti kutudan ç\u0131kmad\u0131
? parças\u0131 noksan geldi
? bi ürün eksik yollam\u0131\u015fs\u0131n\u0131z
= Eksik ürün bildiriminizi Sipari\u015flerim sayfas\u0131ndan yapabilirsiniz.
= Eksik parçalar ücretsiz gönderilir.
= Paket içeri\u011fi eksikse 2 gün içinde mü\u015fteri hizmetlerine ula\u015f\u0131n.
## wrong_item
? yanl\u0131\u015f ürün geldi
? ba\u015fka ürün göndermi\u015fsiniz
? siyah istedim beyaz yollam\u0131\u015fs\u0131n\u0131z
? 40 numara ald\u0131m 38 gelmi\u015f
? benim sipari\u015fim de\u011fil bu
? yanl\u0131\u015f beden göndermi\u015fler
? lamba beklerken çaydanl\u0131k ç\u0131kt\u0131
? kar\u0131\u015ft\u0131rm\u0131\u015fs\u0131n\u0131z ba\u015fkas\u0131n\u0131n paketini atm\u0131\u015fs\u0131n\u0131z
? hatal\u0131 gönderim yap\u0131ld\u0131
? farkl\u0131 model geldi sizin hatan\u0131z
= Yanl\u0131\u015f gönderilen ürünlerin kargo ücreti taraf\u0131m\u0131za aittir.
= Yanl\u0131\u015f ürün teslim ald\u0131ysan\u0131z do\u011fru ürün hemen kargolan\u0131r.
= Hatal\u0131 ürün bildirimi: 0850 000 00 00
## split_delivery
? parçal\u0131 teslimat
? hepsi birlikte mi gelir
? iki ayr\u0131 paket mi gelecek
? di\u011fer ürünler nerede tek kutu geldi
? sipari\u015fim bölünmü\u015f kalan\u0131 ne zaman
? iki sipari\u015fi birle\u015ftirir misiniz
? az önce bi sipari\u015f daha verdim ayn\u0131 pakete koyun
? ön sipari\u015fli ürün di\u011ferlerini bekletir mi
? ayr\u0131 ayr\u0131 m\u0131 kargolan\u0131yor
? tek seferde göndersenize
= Farkl\u0131 depolardan ç\u0131kan ürünler ayr\u0131 paketler halinde gönderilebilir.
= Parçal\u0131 gönderimlerde ek kargo ücreti al\u0131nmaz.
= Ayn\u0131 gün verilen sipari\u015fler tek pakette birle\u015ftirilir.
## click_and_collect
? ma\u011fazadan teslim
? internetten al\u0131p ma\u011fazadan teslim alabilir miyim
? gel al
? ma\u011fazadan alma ücretsiz mi
? ma\u011fazaya kaç saatte haz\u0131r olur
? \u015fubeden teslim alaca\u011f\u0131m nereye gidiyorum
? online ödeyip dükkandan alay\u0131m
? sipari\u015fim ma\u011fazada haz\u0131r m\u0131
? kargo beklemeden kendim gelip alsam
? click and collect varm\u0131
= Ma\u011fazadan teslim al: sipari\u015finiz 2 saatte haz\u0131r.
= Gel-Al seçene\u011fiyle kargo ücreti ödemeden ma\u011fazadan al\u0131n.
= Teslim alma noktas\u0131: mü\u015fteri hizmetleri bankosu
## collect_for_someone
? ba\u015fkas\u0131 teslim alabilir mi
? e\u015fim ma\u011fazadan alsa olur mu
? benim yerime arkada\u015f\u0131m alacak
? karde\u015fim gelse sipari\u015fi verir misiniz
? soyad\u0131 farkl\u0131 sorun ç\u0131kar m\u0131
? vekaleten teslim alma
? kodu ona yollasam yeterli mi
? anneme ald\u0131m o gidip als\u0131n
? teslim alan ki\u015fiyi de\u011fi\u015ftirme
? alacak ki\u015finin kimli\u011fi yeter mi
= Sipari\u015finiz sizin ad\u0131n\u0131za ba\u015fka bir ki\u015fi taraf\u0131ndan teslim al\u0131nabilir.
= Teslim alacak ki\u015finin kimli\u011fi ve teslimat kodu gereklidir.
= Al\u0131c\u0131 bilgisini sipari\u015fte belirtebilirsiniz.
## parcel_locker
? teslimat noktas\u0131
? kargomat var m\u0131
? dolaba teslim
? paketi bakkaldan alabiliyor muyum
? gel al noktas\u0131 seçmek istiyorum
? pudo noktas\u0131
? dolapta kaç gün bekliyor
? kargomat \u015fifresi gelmedi
? eve de\u011fil yak\u0131ndaki noktaya yollay\u0131n
? benzinlikten teslim alma var m\u0131
= Türkiye genelinde 5.000'den fazla teslimat noktas\u0131
= Kargomat'a b\u0131rak\u0131lan paketler 48 saat bekletilir.
= Gel Al noktas\u0131 ile teslimat 9,99 TL
## address_change
? adres de\u011fi\u015ftirme
? yanl\u0131\u015f adres yazd\u0131m
? teslimat adresimi de\u011fi\u015ftirmek istiyorum
? eski adresime gidiyor sipari\u015f
? daire no yazmay\u0131 unuttum
? kargo yola ç\u0131kt\u0131 adresi de\u011fi\u015ftirebilir miyim
? ta\u015f\u0131nd\u0131k yeni adres vericem
? i\u015fyerine gelsin ev olmas\u0131n
? adres hatali girmisim
? mahalle yanl\u0131\u015f seçilmi\u015f düzeltir misiniz
= Sipari\u015f kargoya verilmeden adres de\u011fi\u015fikli\u011fi yap\u0131labilir.
= Kargoya verilen sipari\u015flerde adres de\u011fi\u015fikli\u011fi için kargo firmas\u0131n\u0131 aray\u0131n.
= Adreslerim > Düzenle
## order_change
? sipari\u015f de\u011fi\u015ftirme
? sipari\u015fime ürün eklemek istiyorum
? sipari\u015ften bir ürün ç\u0131karabilir miyim
? rengini de\u011fi\u015ftirebilir miyiz verdim ama sipari\u015fi
? bedenini yanl\u0131\u015f seçtim sipari\u015fte düzeltelim
? adet yanl\u0131\u015f girmi\u015fim 2 olacakt\u0131
? onaylad\u0131ktan sonra de\u011fi\u015fiklik yap\u0131l\u0131yor mu
? az önce sipari\u015f verdim bir\u015fey eklicem
? sipari\u015fi güncelleme
? sepete eklemeyi unuttu\u011fum bi \u015fey var
= Haz\u0131rlanma a\u015famas\u0131ndaki sipari\u015flerde de\u011fi\u015fiklik yap\u0131labilir.
= Sipari\u015finize ürün eklemek için mü\u015fteri hizmetlerini aray\u0131n.
= Onaylanan sipari\u015flerde ürün de\u011fi\u015fikli\u011fi yap\u0131lamamaktad\u0131r.
## order_cancel
? sipari\u015f iptali
? sipari\u015fimi iptal etmek istiyorum
? vazgeçtim iptal edin
? nas\u0131l iptal edebilirim
? iptal butonu yok
? kargoya verilmi\u015f sipari\u015f iptal olur mu
? yanl\u0131\u015fl\u0131kla sipari\u015f verdim iptal
? iptal ettim yine de geldi
? siparisi iptal edrmisiniz
? almaktan vazgeçtim göndermeyin
= Kargoya verilmeyen sipari\u015flerinizi Sipari\u015flerim sayfas\u0131ndan iptal edebilirsiniz.
= \u0130ptal talebiniz onayland\u0131\u011f\u0131nda tutar kart\u0131n\u0131za iade edilir.
= Sipari\u015fi \u0130ptal Et butonu
## order_confirmation
? sipari\u015f onay\u0131
? sipari\u015fim al\u0131nd\u0131 m\u0131
? onay maili gelmedi
? sipari\u015f geçti mi anlamad\u0131m
? param çekildi ama sipari\u015f görünmüyor
? sipari\u015f numaram nerede yaz\u0131yor
? ekran dondu sipari\u015f olu\u015ftu mu
? onay smsi gelmedi
? sipari\u015fim sisteme dü\u015ftü mü
? mail gelmedi spama da bakt\u0131m
= Sipari\u015finiz al\u0131nd\u0131\u011f\u0131nda e-posta ve SMS ile onay gönderilir.
= Sipari\u015f numaran\u0131z onay e-postas\u0131nda yer al\u0131r.
= Onay e-postas\u0131 gelmediyse gereksiz kutunuzu kontrol edin.
## order_by_phone
? telefonla sipari\u015f
? telefonda sipari\u015f al\u0131yor musunuz
? whatsapptan sipari\u015f verebilir miyim
? siteden beceremiyorum siz girer misiniz
? üye olmadan sipari\u015f olur mu
? misafir al\u0131\u015fveri\u015f
? aray\u0131p sipari\u015f verme numaras\u0131
? internet kullanam\u0131yorum telefonla alay\u0131m
? ma\u011fazadan al\u0131p eve yollatabilir miyim
? kart bilgimi telefonda versem olur mu
= Telefonla sipari\u015f hatt\u0131: 0850 123 45 67
= WhatsApp sipari\u015f hatt\u0131m\u0131zdan sipari\u015f verebilirsiniz.
= Üye olmadan da al\u0131\u015fveri\u015f yapabilirsiniz.
## minimum_order
? minimum sipari\u015f tutar\u0131
? en az ne kadarl\u0131k al\u0131\u015fveri\u015f yapmam gerekiyor
? alt limit var m\u0131
? tek adet sat\u0131yor musunuz
? ki\u015fi ba\u015f\u0131 adet s\u0131n\u0131r\u0131
? en fazla kaç tane alabilirim
? 3 taneden fazla sepete eklenmiyor
? minimum sepet tutar\u0131 kaç tl
? bir tane alsam yollar m\u0131s\u0131n\u0131z
? paketi bölüp tekli verir misiniz
= Minimum sepet tutar\u0131: 150 TL
= Bir mü\u015fteri en fazla 3 adet sat\u0131n alabilir.
= Alt limit yoktur, tek ürün de sipari\u015f edebilirsiniz.
## preorder
? ön sipari\u015f
? ç\u0131kmadan sipari\u015f verebilir miyim
? ön sat\u0131\u015f ne zaman ba\u015fl\u0131yor
? yeni telefon için ön sipari\u015f al\u0131yor musunuz
? ön sipari\u015fte para ne zaman çekilir
? ç\u0131k\u0131\u015f günü elimde olur mu
? piyasaya ç\u0131kmadan ay\u0131rtay\u0131m
? on siparis garantili mi
? ön sipari\u015fim iptal olur mu
? imzal\u0131 kitap ön sipari\u015fi
= Ön sipari\u015f: 14 Ekim'de gönderime ba\u015flanacakt\u0131r.
= Ön sipari\u015fli ürünler ç\u0131k\u0131\u015f tarihinde kargoya verilir.
= Ön sipari\u015f ver
## backorder_restock
? stok ne zaman gelecek
? tükendi tekrar gelir mi
? ne zaman sto\u011fa girer
? gelince haber ver
? stoklar yenilenecek mi
? mavisi tükenmi\u015f gelecek mi yeniden
? yine bitmi\u015f bu ya ne zaman gelir
? stok bildirimi
? 38 beden ne zaman gelir tekrar
? tedarik süresi uzun yaz\u0131yor kaç hafta
= Gelince Haber Ver
= Tahmini stok giri\u015f tarihi: 15 Mart
= Ürün geçici olarak temin edilemiyor.
## reserve_hold
? ürün ay\u0131rtma
? benim için ay\u0131r\u0131r m\u0131s\u0131n\u0131z
? son bir tane kalm\u0131\u015f satmay\u0131n alaca\u011f\u0131m
? kapora verip ay\u0131rtabilir miyim
? yar\u0131n geliyorum kenara koyun
? rezerve edebiliyor muyuz
? maa\u015fa kadar tutar m\u0131s\u0131n\u0131z
? ay\u0131rtma kaç gün geçerli
? ma\u011fazada benim ad\u0131ma bekletin
? depozit b\u0131raksam tutarlar m\u0131
= Ürünler ma\u011fazada 24 saat süreyle ayr\u0131l\u0131r.
= Kapora ile ürün rezervasyonu: tutar\u0131n %20'si
= Rezerve et, ma\u011fazada dene
## return_period
? iade süresi
? kaç gün içinde iade edebilirim
? iade için ne kadar zaman\u0131m var
? 14 gün ne zaman ba\u015fl\u0131yor
? iadeye son gün ne zaman
? 15 günde iade hakk\u0131m var m\u0131
? cayma süresi kaç gün
? teslimden itibaren mi say\u0131l\u0131yor gün
? iade hakki kac gun
? ne kadar sürede geri verebiliyorum
= Teslim tarihinden itibaren 14 gün içinde iade edebilirsiniz.
= 30 gün içinde ko\u015fulsuz iade
= Cayma hakk\u0131 süresi 14 gündür.
## return_late
? iade süresi geçti
? 14 günü geçirdim iade olur mu
? bir gün geç kald\u0131m kabul eder misiniz
? süre dolmu\u015f istisna yapar m\u0131s\u0131n\u0131z
? iki ay önce ald\u0131m geri verebilir miyim
? hastayd\u0131m süreyi kaç\u0131rd\u0131m
? iade tarihi dolmu\u015f ne yapabilirim
? geç kald\u0131m iadeye
? aylar oldu hiç kullanmad\u0131m geri al\u0131r m\u0131s\u0131n\u0131z
? arabada unutmu\u015fum vakti geçmi\u015f
= Süresi geçen iade talepleri kabul edilmemektedir.
= 14 günlük süreden sonra yap\u0131lan iadelerde hediye çeki verilebilir.
= Süresi dolan iade talepleri reddedilir.
## return_extended_season
? uzat\u0131lm\u0131\u015f iade süresi
? y\u0131lba\u015f\u0131 hediyelerinde iade süresi uzuyor mu
? bayramda al\u0131nanlar için iade ne zamana kadar
? özel üyelerin iade süresi daha uzun mu
? aral\u0131kta ald\u0131m ocakta iade edilir mi
? premium üyeye ek gün var m\u0131
? kas\u0131m indiriminde al\u0131nan\u0131n iadesi uzat\u0131ld\u0131 m\u0131
? sevgililer günü hediyesi için ek iade hakk\u0131
? yilbasi hediyesi degisim suresi
? gold üyelikte iade kaç gün
= Y\u0131lba\u015f\u0131 al\u0131\u015fveri\u015flerinde iade süresi 31 Ocak'a kadar uzat\u0131lm\u0131\u015ft\u0131r.
= Premium üyelere 60 gün iade hakk\u0131
= 1 Kas\u0131m - 31 Aral\u0131k aras\u0131 sipari\u015flerde uzat\u0131lm\u0131\u015f iade
## return_how
? iade nas\u0131l yap\u0131l\u0131r
? iade etmek istiyorum
? iade kodu
? nas\u0131l geri gönderece\u011fim
? iade formu nerede
? iade talebi olu\u015fturam\u0131yorum
? be\u011fenmedim geri yollicam
? kargoya nas\u0131l verece\u011fim iadeyi
? hangi kargoyla iade ediyoruz
? kolay iade ad\u0131mlar\u0131
? faturay\u0131 da koyacak m\u0131y\u0131m pakete
= \u0130ade talebi olu\u015fturun, iade kodunuzla paketi kargoya teslim edin.
= Hesab\u0131m > Sipari\u015flerim > Kolay \u0130ade
= \u0130ade formunu doldurup faturayla birlikte pakete koyunuz.
## return_cost
? iade kargo ücreti
? iade ücretsiz mi
? geri göndermek paral\u0131 m\u0131
? iade kargosunu kim ödüyor
? iade için para kesiliyor mu
? ücretsiz iade
? iade kargo bedeli kaç tl
? kar\u015f\u0131 ödemeli yollasam kabul eder misiniz
? iademden 50 tl kesmi\u015fsiniz niye
? iade masraf\u0131 bana m\u0131 ait
= \u0130ade kargo ücreti 49,90 TL olup iade tutar\u0131ndan dü\u015fülür.
= Anla\u015fmal\u0131 kargo ile iadeler ücretsizdir.
= Kar\u015f\u0131 ödemeli iadeler kabul edilmemektedir.
## return_in_store
? ma\u011fazada iade
? internetten ald\u0131\u011f\u0131m\u0131 ma\u011fazaya iade edebilir miyim
? \u015fubeye götürsem al\u0131rlar m\u0131
? her ma\u011fazadan iade olur mu
? kargoyla u\u011fra\u015fmadan ma\u011fazaya b\u0131raksam
? ankaradan ald\u0131m izmirde iade olur mu
? avmdeki ma\u011fazaya iade
? online sipari\u015fi dükkana geri verme
? magazadan iade al\u0131yomusunuz
? en yak\u0131n \u015fubede iade yapsam
= Online sipari\u015flerinizi tüm ma\u011fazalar\u0131m\u0131zda iade edebilirsiniz.
= Ma\u011fazada iade için fatura veya sipari\u015f numaras\u0131 yeterlidir.
= Franchise ma\u011fazalarda online iade yap\u0131lamamaktad\u0131r.
## return_no_receipt
? fi\u015fsiz iade
? faturay\u0131 kaybettim iade olur mu
? fi\u015fim yok
? kart ekstresi yeterli mi
? fi\u015fi atm\u0131\u015f\u0131m de\u011fi\u015fim yap\u0131l\u0131r m\u0131
? e-fatura maili silinmi\u015f iade edebilir miyim
? fatura olmadan geri al\u0131yor musunuz
? slip var fi\u015f yok
? al\u0131\u015fveri\u015f belgesi \u015fart m\u0131
? faturasi olmayan urun iadesi
= \u0130ade ve de\u011fi\u015fimlerde fi\u015f veya fatura ibraz\u0131 zorunludur.
= Faturas\u0131z ürünlerde yaln\u0131zca de\u011fi\u015fim yap\u0131l\u0131r.
= Fi\u015finizi kaybettiyseniz kart ekstresiyle ba\u015fvurabilirsiniz.
## return_opened_used
? aç\u0131lm\u0131\u015f ürün iadesi
? kulland\u0131m iade edebilir miyim
? kutusunu açt\u0131m geri al\u0131r m\u0131s\u0131n\u0131z
? etiketini kopard\u0131m iade olur mu
? bir kere giydim geri verilir mi
? jelatini y\u0131rtt\u0131m
? denedim be\u011fenmedim olur mu
? üstünde parfüm kokusu var kabul edilir mi
? mührü bozuldu
? y\u0131kad\u0131m ama iade etmek istiyorum
= Ürün kullan\u0131lmam\u0131\u015f, etiketi kopar\u0131lmam\u0131\u015f olmal\u0131d\u0131r.
= Ambalaj\u0131 aç\u0131lm\u0131\u015f elektronik ürünlerin iadesi kabul edilmez.
= Denenmi\u015f ancak zarar görmemi\u015f ürünler iade edilebilir.
## return_hygiene_excluded
? iç çama\u015f\u0131r\u0131 iadesi
? mayo iade edilir mi
? külot de\u011fi\u015fimi oluyor mu
? küpe iade al\u0131yor musunuz
? rujun ambalaj\u0131n\u0131 açt\u0131m renk tutmad\u0131
? sütyen bedeni olmad\u0131 geri al\u0131r m\u0131s\u0131n\u0131z
? hijyen band\u0131 ç\u0131kt\u0131
? bikini alt\u0131 iadesi
? kulakl\u0131k hijyen nedeniyle iade olmaz m\u0131
? çorap geri al\u0131nm\u0131yor mu
= Hijyen nedeniyle iç giyim, mayo ve bikini altlar\u0131nda iade kabul edilmez.
= Hijyen band\u0131 ç\u0131kar\u0131lm\u0131\u015f ürünler iade edilemez.
= Aç\u0131lm\u0131\u015f kozmetik ürünlerinin iadesi yoktur.
## return_custom_excluded
? ki\u015fiye özel ürün iadesi
? isim yaz\u0131l\u0131 ürün iade olur mu
? foto\u011frafl\u0131 kupa geri al\u0131n\u0131r m\u0131
? özel dikim elbise olmad\u0131 iade
? kesilen kuma\u015f\u0131 iade edebilir miyim
? isimli kolye be\u011fenilmedi
? ölçüye göre perde yapt\u0131rd\u0131m olmad\u0131 geri verebilir miyim
? yüzük ölçü yapt\u0131r\u0131ld\u0131 iade
? özel üretim sipari\u015ften sonra vazgeçme hakk\u0131
? metreyle ald\u0131\u011f\u0131m kuma\u015f yanl\u0131\u015f renk
= Ki\u015fiye özel üretilen ürünlerde cayma hakk\u0131 kullan\u0131lamaz.
= \u0130sim yaz\u0131lan ürünler iade edilemez.
= Metrajla kesilen kuma\u015flar\u0131n iadesi kabul edilmez.
## return_food_plants
? g\u0131da iadesi
? peynir bozuk geldi
? çilekler ezik küflü
? süt tarihi geçmi\u015f
? çiçek solmu\u015f geldi
? fidan kurumu\u015f
? et kokuyor yenir mi
? ekmek küflüydü param\u0131 istiyorum
? saks\u0131 çiçe\u011fim yaprak döktü garanti var m\u0131
? sebzeler çürük ç\u0131kt\u0131
= Çabuk bozulan g\u0131dalarda cayma hakk\u0131 yoktur.
= Bozuk ürünler için 24 saat içinde foto\u011fraf gönderin, ücretiniz iade edilsin.
= Canl\u0131 bitkiler için 7 gün tutma garantisi
## return_sale_items
? indirimli ürün iadesi
? indirimden ald\u0131m iade olur mu
? kampanyal\u0131 ürünler geri al\u0131n\u0131yor mu
? outlet ürün de\u011fi\u015fimi var m\u0131
? sezon sonu ürünü iade ediliyor mu
? ucuza ald\u0131m diye geri alm\u0131yor musunuz
? indirimdeyken al\u0131nan de\u011fi\u015fir mi
? efsane cuma al\u0131\u015fveri\u015fi iadesi
? f\u0131rsat ürününü iade etsem
? indirimli urunlerde iade yok mu
= \u0130ndirimli ürünlerde iade ve de\u011fi\u015fim yap\u0131l\u0131r.
= Outlet ürünlerinde iade ve de\u011fi\u015fim yoktur.
= Kampanyal\u0131 ürün iadelerinde kampanya ko\u015fullar\u0131 geçerlidir.
## return_packaging
? kutusu olmadan iade
? kutuyu att\u0131m iade olur mu
? orijinal ambalaj \u015fart m\u0131
? kutusu y\u0131rt\u0131ld\u0131 sorun olur mu
? kargo po\u015fetiyle geri göndersem
? ayakkab\u0131 kutusuna bant yap\u0131\u015ft\u0131rd\u0131m
? neyle paketleyip yollayay\u0131m iadeyi
? karton kutu bulamad\u0131m po\u015fete koysam
? kutu hasarl\u0131ysa kesinti olur mu
? kutusuz iade kabul ediyor musunuz
= Ürünler orijinal kutusu ve ambalaj\u0131yla iade edilmelidir.
= Kutusuz gönderilen iadeler kabul edilmez.
= Orijinal kutunun üzerine bant veya etiket yap\u0131\u015ft\u0131rmay\u0131n\u0131z.
## return_gift
? hediye iadesi
? hediye geldi de\u011fi\u015ftirebilir miyim
? de\u011fi\u015fim kart\u0131
? hediye ald\u0131\u011f\u0131m ki\u015fi de\u011fi\u015ftirebilir mi
? hediyenin faturas\u0131 bende yok
? alan ki\u015fi iade etti\u011fimi ö\u011frenir mi
? hediye gelen ürünün paras\u0131n\u0131 ben alabilir miyim
? fiyat yazmayan de\u011fi\u015fim fi\u015fi koyar m\u0131s\u0131n\u0131z
? do\u011fum gününde hediye geldi olmad\u0131
? hediye de\u011fi\u015fim süresi
= Hediye al\u0131nan ürünler de\u011fi\u015fim kart\u0131 ile de\u011fi\u015ftirilebilir.
= Hediye iadelerinde tutar hediye çeki olarak verilir.
= De\u011fi\u015fim kart\u0131nda fiyat bilgisi yer almaz.
## return_bulky_pickup
? mobilya iadesi
? koltu\u011fu nas\u0131l iade edece\u011fim
? buzdolab\u0131n\u0131 evden al\u0131r m\u0131s\u0131n\u0131z
? büyük ürün iadesi kargo alm\u0131yor
? adresten iade al\u0131m
? arabam yok dolab\u0131 nas\u0131l geri yollar\u0131m
? iade için eve geliyorlar m\u0131
? yata\u011f\u0131 geri alma ücreti
? sökülüp paketlenmesi gerekiyor mu almaya gelince
? çama\u015f\u0131r makinesi iadesinde nakliye
= Büyük hacimli iadeler adresinizden ekibimizce al\u0131n\u0131r.
= \u0130ade al\u0131m ücreti: 450 TL
= Mobilya iadeleri için nakliye randevusu olu\u015fturulur.
## return_assembled
? kurulmu\u015f ürün iadesi
? montaj\u0131 yap\u0131ld\u0131 iade olur mu
? masay\u0131 kurdum sallan\u0131yor geri al\u0131n
? kurdum be\u011fenmedim
? bisikletin lasti\u011fini takt\u0131m iade edilir mi
? monte edilmi\u015f dolap geri al\u0131n\u0131yor mu
? iade için sökmem gerekir mi
? çad\u0131r\u0131 bir kere kurdum geri verilir mi
? kurulumdan sonra vazgeçtim
? trambolini toplad\u0131m çocuk istemiyor
= Kurulumu yap\u0131lm\u0131\u015f ürünlerde iade kabul edilmez.
= Montaj\u0131 yap\u0131lan mobilyalar demonte edilerek iade edilmelidir.
= Monte edilmi\u015f ürünlerde cayma hakk\u0131 geçerli de\u011fildir.
## exchange_size
? de\u011fi\u015fim
? beden de\u011fi\u015fimi
? büyük bedeniyle de\u011fi\u015ftirmek istiyorum
? ayakkab\u0131 dar geldi bir numara büyü\u011fü
? de\u011fi\u015fim ücretsiz mi
? rengiyle de\u011fi\u015ftirsem olur mu
? önce benim göndermem mi laz\u0131m de\u011fi\u015fimde
? küçük geldi de\u011fi\u015ftirebilir miyiz
? degisim nasil yapiliyo
? 38i 40la de\u011fi\u015ftirir misiniz
= Beden ve renk de\u011fi\u015fimi ücretsizdir.
= De\u011fi\u015fim talebi olu\u015fturdu\u011funuzda yeni beden sizin için ayr\u0131l\u0131r.
= De\u011fi\u015fim kargo ücreti ilk seferde bizden
## refund_time
? para iadesi ne zaman
? param ne zaman yatar
? iade paras\u0131 kaç günde gelir
? iademi yapt\u0131m para hala yok
? karta ne zaman yans\u0131r
? iade onayland\u0131 hesaba geçmedi
? 10 gün oldu ücretim iade edilmedi
? ekstrede görünmüyor iade
? iade ücreti kaç i\u015f günü
? geri ödeme süresi
= \u0130ade tutar\u0131 3-10 i\u015f günü içinde kart\u0131n\u0131za yans\u0131r.
= Ürün depomuza ula\u015ft\u0131ktan sonra 14 gün içinde geri ödeme yap\u0131l\u0131r.
= Bankaya ba\u011fl\u0131 olarak iade 1-2 hafta sürebilir.
## refund_method
? para iadesi nereye yap\u0131l\u0131r
? iade hangi karta yatacak
? kart\u0131m kapand\u0131 iade nereye gelir
? neden para yerine hediye çeki verdiniz
? iban versem oraya atar m\u0131s\u0131n\u0131z
? kap\u0131da nakit ödemi\u015ftim iadem nas\u0131l olacak
? taksitli ald\u0131m iade taksit taksit mi
? puanla ödedi\u011fim geri yüklenir mi
? havaleyle ödedim iade \u015fekli
? nakit geri alabilir miyim
= \u0130ade, ödemenin yap\u0131ld\u0131\u011f\u0131 karta yap\u0131l\u0131r.
= Kap\u0131da ödemelerde iade tutar\u0131 IBAN'\u0131n\u0131za gönderilir.
= Taksitli al\u0131\u015fveri\u015flerde banka iadeyi taksitli olarak yans\u0131t\u0131r.
## refund_shipping
? kargo ücreti iade edilir mi
? iadede kargo param da geri gelir mi
? kargo bedelini geri ödemediniz
? iptal ettim kargo ücreti de yatt\u0131 m\u0131
? ilk gönderim ücreti iadeye dahil mi
? hatal\u0131 üründe ödedi\u011fim kargo paras\u0131
? bir k\u0131sm\u0131n\u0131 iade edersem bedava kargo yanar m\u0131
? h\u0131zl\u0131 teslimata verdi\u011fim para geri gelir mi
? iade eksik yatt\u0131 kargo kesilmi\u015f
? kargo kesintisi olmadan iade
= Sipari\u015fin tamam\u0131 iade edildi\u011finde kargo ücreti de iade edilir.
= Gidi\u015f kargo bedeli iade tutar\u0131na dahil de\u011fildir.
= K\u0131smi iadelerde kargo ücreti geri ödenmez.
## refund_partial
? eksik iade
? neden param\u0131n bir k\u0131sm\u0131 yatt\u0131
? yüzde kaç kesinti yap\u0131yorsunuz
? bende kals\u0131n biraz para iade edin
? k\u0131smi iade
? setin bir parças\u0131n\u0131 iade edince ne kadar al\u0131r\u0131m
? iade tutar\u0131 dü\u015fük geldi
? aksesuar\u0131 eksik diye para kesmi\u015fler
? kampanyal\u0131yd\u0131 birini iade ettim hesap nas\u0131l
? kusurlu ama kullan\u0131r\u0131m indirim yap\u0131n
= Kullan\u0131m izi olan ürünlerde de\u011fer kayb\u0131 kesintisi yap\u0131l\u0131r.
= Kampanyal\u0131 setlerde k\u0131smi iade, indirim oran\u0131 dü\u015fülerek hesaplan\u0131r.
= Aç\u0131lm\u0131\u015f elektronikte %15 kesinti uygulan\u0131r.
## return_abroad
? yurtd\u0131\u015f\u0131ndan iade
? almanyaday\u0131m ürünü nas\u0131l geri gönderirim
? k\u0131br\u0131stan iade nas\u0131l oluyor
? yurt d\u0131\u015f\u0131 sipari\u015fim olmad\u0131 iade adresi
? hollandadan geri yollama
? avrupada iade deponuz var m\u0131
? gümrük formuna ne yazay\u0131m iadede
? yurtdisi iade kargosu kimden
? amerikadan geri yollasam kargo çok tutar
? yurt d\u0131\u015f\u0131nda ya\u015f\u0131yorum de\u011fi\u015fim yapabilir miyim
= Yurt d\u0131\u015f\u0131 iadelerde kargo ücreti mü\u015fteriye aittir.
= Uluslararas\u0131 iade adresi: Tuzla Depo, \u0130stanbul
= Yurt d\u0131\u015f\u0131 sipari\u015flerde de\u011fi\u015fim yap\u0131lmamaktad\u0131r.
## warranty_length
? garanti süresi
? garantisi kaç y\u0131l
? ürünleriniz garantili mi
? kaç sene garanti veriyorsunuz
? ömür boyu garanti mi
? 2 y\u0131l garanti var m\u0131 hepsinde
? garanti ne zaman ba\u015fl\u0131yor
? ald\u0131klar\u0131m\u0131z kaç ay garantili
? garanti bitmi\u015f mi nas\u0131l ö\u011frenirim
? garanti belgesi geliyor mu
= Tüm ürünlerimiz 2 y\u0131l garantilidir.
= Garanti süresi, ürünün teslim tarihinden itibaren 24 ayd\u0131r.
= Garanti: iskelet 10 y\u0131l, kuma\u015f 2 y\u0131l
## warranty_coverage
? garanti kapsam\u0131
? garanti neleri kaps\u0131yor
? garantiye girer mi
? kuma\u015f sökülürse garanti kar\u015f\u0131lar m\u0131
? mente\u015fe garantiye dahil mi
? boyas\u0131 kabard\u0131 garantiden yap\u0131l\u0131r m\u0131
? garantide i\u015fçilik de var m\u0131
? kendili\u011finden çatlad\u0131 garanti kapsam\u0131nda m\u0131
? motoru kaps\u0131yor mu garanti
? distribütör garantili mi ithalatç\u0131 m\u0131
= Garanti, malzeme ve i\u015fçilik hatalar\u0131n\u0131 kapsar.
= Üretim hatalar\u0131ndan kaynakl\u0131 ar\u0131zalar ücretsiz onar\u0131l\u0131r.
= Türkiye distribütör garantilidir.
## warranty_exclusions
? garanti d\u0131\u015f\u0131 durumlar
? kullan\u0131c\u0131 hatas\u0131 garantiye girmiyor mu
? dü\u015fürdüm garanti yapar m\u0131
? s\u0131v\u0131 temas\u0131 garanti d\u0131\u015f\u0131 m\u0131
? köpek kemirdi kapsamda m\u0131
? y\u0131pranma garantiye girer mi
? ba\u015fkas\u0131 açt\u0131 garanti bozulur mu
? garanti talebim reddedildi neden
? çizikler garanti d\u0131\u015f\u0131 m\u0131
? topu\u011fu a\u015f\u0131nd\u0131 garanti kar\u015f\u0131lam\u0131yormu\u015f
= Kullan\u0131c\u0131 hatas\u0131, darbe ve s\u0131v\u0131 temas\u0131 garanti kapsam\u0131 d\u0131\u015f\u0131ndad\u0131r.
= Yetkisiz müdahalede garanti geçersiz olur.
= Sarf malzemeleri garantiye dahil de\u011fildir.
## warranty_claim
? garantiye gönderme
? garantiden nas\u0131l yararlan\u0131r\u0131m
? garantiye yollamak istiyorum
? bozuldu garantisi var kime ba\u015fvuraca\u011f\u0131m
? yetkili servise mi size mi göndereyim
? garanti belgesi kay\u0131p ne yapaca\u011f\u0131m
? garantiye verdim ses ç\u0131kmad\u0131
? garanti ba\u015fvurusu için fatura laz\u0131m m\u0131
? servis kayd\u0131 açma
? garantide ürünüm kaç haftada gelir
= Garanti i\u015flemleri için fatura ve garanti belgesi ile yetkili servise ba\u015fvurun.
= Ar\u0131zal\u0131 ürününüzü ücretsiz kargo koduyla bize gönderin.
= Garanti kapsam\u0131nda azami tamir süresi 20 i\u015f günüdür.
## warranty_transfer
? garanti devri
? ikinci el ald\u0131m garantisi geçerli mi
? ürünü satarsam garanti yeni sahibine geçer mi
? hediye ettim o ki\u015fi garantiden yararlan\u0131r m\u0131
? fatura ba\u015fkas\u0131n\u0131n ad\u0131na garanti olur mu
? babamdan kald\u0131 garanti bana geçer mi
? garanti ilk alana m\u0131 ait
? sahibinden ald\u0131m faturas\u0131 var garanti sürer mi
? karde\u015fime verdim garantisi dü\u015fer mi
? garanti ki\u015fiye mi ürüne mi
= Garanti ürüne aittir, belge ile yeni sahibine devredilir.
= Garanti yaln\u0131zca ilk al\u0131c\u0131 için geçerlidir.
= \u0130kinci el devirde fatura ibraz\u0131 gerekir.
## warranty_commercial
? ticari kullan\u0131m garantisi
? kafede kullanaca\u011f\u0131m garanti geçerli mi
? i\u015f yerinde kullansam garanti dü\u015fer mi
? \u015firkete fatura kesilirse garanti süresi k\u0131sal\u0131r m\u0131
? spor salonuna ko\u015fu band\u0131 alsam garanti verir misiniz
? otelde kullan\u0131ma garanti var m\u0131
? sanayi tipi kullan\u0131m garantiye dahil mi
? ustay\u0131m matkab\u0131 her gün kullan\u0131yorum garanti olur mu
? ev tipi ürünü i\u015fletmede kullanma garanti
? endüstriyel kullan\u0131mda kaç ay garanti
= Ticari amaçl\u0131 kullan\u0131mda garanti süresi 6 ayd\u0131r.
= Ev tipi ürünlerin i\u015fletmelerde kullan\u0131m\u0131 garanti kapsam\u0131 d\u0131\u015f\u0131d\u0131r.
= Ev kullan\u0131m\u0131 5 y\u0131l | ticari kullan\u0131m 1 y\u0131l garanti
## warranty_extended
? ek garanti
? garanti uzatma
? ilave garanti sat\u0131n alabilir miyim
? garantiyi 4 y\u0131la ç\u0131karmak istiyorum
? uzat\u0131lm\u0131\u015f garanti kaç para
? ürün kayd\u0131 yap\u0131nca garanti uzuyor mu
? sonradan ek garanti al\u0131n\u0131r m\u0131
? cihaz sigortas\u0131 yap\u0131yor musunuz
? ekran k\u0131r\u0131lma sigortas\u0131
? bak\u0131m paketi var m\u0131 süre uzatan
= +2 y\u0131l ek garanti 349 TL
= Ürününüzü 30 gün içinde kaydedin, garantiniz 5 y\u0131la uzas\u0131n.
= Uzat\u0131lm\u0131\u015f garanti paketini sepette ekleyebilirsiniz.
## broke_after_while
? bozuldu
? 3 ay sonra çal\u0131\u015fmay\u0131 b\u0131rakt\u0131
? sap\u0131 k\u0131r\u0131ld\u0131 daha yeni alm\u0131\u015ft\u0131m
? diki\u015fi söküldü bir ay oldu
? kulakl\u0131\u011f\u0131n teki ses vermiyor art\u0131k
? televizyon karar\u0131yor alal\u0131 bir y\u0131l olmad\u0131
? ar\u0131zaland\u0131 ne yapmal\u0131y\u0131m
? iki kere giydim taban\u0131 aç\u0131ld\u0131
? makine bozuldu yenisiyle de\u011fi\u015fir mi
? ay\u0131pl\u0131 mal ç\u0131kt\u0131 hakk\u0131m ne
= Ay\u0131pl\u0131 ürünlerde onar\u0131m, de\u011fi\u015fim veya bedel iadesi hakk\u0131n\u0131z vard\u0131r.
= Teslimden itibaren 2 y\u0131l içinde ortaya ç\u0131kan ay\u0131plardan sat\u0131c\u0131 sorumludur.
= Ar\u0131zalanan ürününüz ücretsiz onar\u0131l\u0131r.
## battery_wear
? pil ömrü azald\u0131
? bataryas\u0131 çabuk bitiyor art\u0131k
? telefonun \u015farj\u0131 eskisi gibi gitmiyor
? pil sa\u011fl\u0131\u011f\u0131 dü\u015ftü garantiye girer mi
? bisikletin aküsü yar\u0131 yolda bitiyor
? batarya \u015fi\u015fti
? kaç \u015farj döngüsü dayan\u0131r
? laptop fi\u015ften çekince kapan\u0131yor
? akü öldü bir y\u0131lda
? \u015farj tutmuyor
= Batarya kapasitesinin zamanla azalmas\u0131 normaldir ve ar\u0131za say\u0131lmaz.
= Batarya 500 \u015farj döngüsü sonunda %80 kapasite
= Batarya garantisi 1 y\u0131ld\u0131r.
## repair_service
? tamir servisi
? tamir yap\u0131yor musunuz
? teknik servis
? onar\u0131m ücreti ne kadar
? saatim durdu tamir eder misiniz
? garanti d\u0131\u015f\u0131 tamir kaç para tutar
? ekran de\u011fi\u015fimi yap\u0131yor musunuz
? tamirde yedek cihaz veriyor musunuz
? yapt\u0131rmaya de\u011fer mi yoksa yenisini mi alay\u0131m
? servisiniz var m\u0131 bak\u0131m\u0131n\u0131 yapt\u0131ray\u0131m
= Teknik servisimizde sat\u0131\u015f sonras\u0131 onar\u0131m yap\u0131lmaktad\u0131r.
= Ortalama onar\u0131m süresi 10 i\u015f günü
= Ar\u0131za tespit ücreti: 250 TL
## spare_parts
? yedek parça
? yedek parças\u0131 bulunur mu
? kapa\u011f\u0131 k\u0131r\u0131ld\u0131 sadece kapak sat\u0131yor musunuz
? vidas\u0131 kayboldu nereden al\u0131r\u0131m
? mente\u015fesini tek satar m\u0131s\u0131n\u0131z
? parça sipari\u015fi nas\u0131l verilir
? eski modelin parças\u0131 var m\u0131
? bir tekerle\u011fi koptu yenisi
? parça kodu nerede yaz\u0131yor
? yata\u011f\u0131n tek lata tahtas\u0131 sat\u0131l\u0131r m\u0131
= Yedek parçalar üretim bitiminden sonra 10 y\u0131l temin edilir.
= Yedek parçay\u0131 model numaras\u0131yla aray\u0131n.
= Yedek parça sipari\u015f formu
## accident_crash_replacement
? kendim k\u0131rd\u0131m indirim yapar m\u0131s\u0131n\u0131z
? arabayla üstünden geçtim
? dü\u015ftüm kask çatlad\u0131 yenisi indirimli mi
? çad\u0131r\u0131ma delik açt\u0131m sigarayla
? benim hatam ama yenisi için kolayl\u0131k var m\u0131
? kaza sonucu k\u0131r\u0131ld\u0131 kampanyan\u0131z var m\u0131
? kazada kask de\u011fi\u015fim program\u0131
? yere dü\u015fürdüm parçaland\u0131 yenisine iskonto
? yanl\u0131\u015fl\u0131kla yakt\u0131m hal\u0131y\u0131 telafisi var m\u0131
? hasar verdim yar\u0131 fiyat\u0131na yenisi olur mu
= Kaza yapan kasklarda yenisine %40 indirim
= Kullan\u0131c\u0131 kaynakl\u0131 hasarlarda indirimli yenileme hakk\u0131
= Kaza de\u011fi\u015fim program\u0131: 3 y\u0131l içinde
## payment_methods
? ödeme seçenekleri
? nas\u0131l ödeyebilirim
? hangi kartlar geçiyor
? banka kart\u0131yla ödenir mi
? papara geçerli mi
? havale eft yapabilir miyim
? apple pay var m\u0131
? troy kart kabul ediyor musunuz
? sanal kartla olur mu
? odeme yontemleri neler
= Kredi kart\u0131, banka kart\u0131, havale/EFT ve kap\u0131da ödeme seçenekleri
= Visa, Mastercard, Troy ve American Express geçerlidir.
= Ödeme yöntemleri: iyzico, Papara, BKM Express
## payment_invoice
? sonra ödeme
? ürün gelince ödesem olur mu
? aç\u0131k hesap çal\u0131\u015f\u0131yor musunuz
? veresiye var m\u0131
? 30 gün vadeli alabilir miyim
? \u015firkete cari hesap aç\u0131l\u0131r m\u0131
? \u015fimdi al sonra öde
? faturayla vadeli ödeme
? belediye olarak sipari\u015f yaz\u0131s\u0131yla alabilir miyiz
? ay sonunda ödesek olur mu
= \u015eimdi al 30 gün sonra öde
= Kurumsal mü\u015fterilere 30 gün vadeli aç\u0131k hesap
= Al\u0131\u015fveri\u015f kredisi ile ertelemeli ödeme
## payment_instalments
? taksit
? taksit var m\u0131
? kaç taksit yap\u0131yorsunuz
? pe\u015fin fiyat\u0131na taksit
? 12 taksit hangi kartlarda
? ayl\u0131k ne kadara gelir
? kredi ile alabilir miyim
? vade fark\u0131 ne kadar
? bonus karta kaç taksit
? taks\u0131t yap\u0131l\u0131yomu telefona
? al\u0131\u015fveri\u015f kredisi faizi
= Pe\u015fin fiyat\u0131na 6 taksit
= Bonus, World, Axess, Maximum kartlara 9 taksit
= Ayl\u0131k 416,58 TL x 12 ay
## payment_cash
? kap\u0131da ödeme
? nakit ödeyebilir miyim
? kap\u0131da nakit ödeme var m\u0131
? kap\u0131da kartla ödeme oluyor mu
? kap\u0131da ödeme ücreti kaç tl
? elden para versem
? ma\u011fazada nakit geçiyor mu
? çek kabul ediyor musunuz
? kapida odeme varm\u0131
? kuryeye para versem bozuk bulunur mu
= Kap\u0131da ödeme hizmet bedeli 19,90 TL
= Kap\u0131da nakit veya kredi kart\u0131 ile ödeyebilirsiniz.
= 5.000 TL üzeri sipari\u015flerde kap\u0131da ödeme yap\u0131lamaz.
## payment_failed
? ödeme ba\u015far\u0131s\u0131z
? kart\u0131m reddedildi
? ödeme yapam\u0131yorum
? 3d secure kodu gelmiyor
? ödeme sayfas\u0131 hata veriyor
? para çekildi ama sipari\u015f olu\u015fmad\u0131
? limit yetersiz diyor limitim var
? kart onaylanmad\u0131 ne yapay\u0131m
? bankadan sms gelmedi ödeme kald\u0131
? odeme ekran\u0131nda tak\u0131l\u0131yo
= Ödeme al\u0131namad\u0131: kart bilgilerinizi ve limitinizi kontrol edin.
= 3D Secure onay\u0131 için bankan\u0131zdan gelen SMS kodunu girin.
= Kart\u0131n\u0131z internet al\u0131\u015fveri\u015fine kapal\u0131 olabilir.
## payment_when_charged
? para ne zaman çekilir
? kart\u0131mdan hemen mi çekiliyor
? ödeme kargoya verilince mi al\u0131n\u0131yor
? provizyon ne zaman dü\u015fer
? önden kapora al\u0131yor musunuz
? özel sipari\u015fte pe\u015finat ne kadar
? iptal edersem kapora yanar m\u0131
? kart\u0131mda bloke duruyor
? sipari\u015f an\u0131nda m\u0131 tahsil ediyorsunuz
? ön ödeme istiyor musunuz
= Ödeme sipari\u015f an\u0131nda kart\u0131n\u0131zdan tahsil edilir.
= Özel üretimlerde %50 kapora al\u0131n\u0131r.
= Tutar kart\u0131n\u0131zda provizyon olarak bekletilir.
## invoice_vat
? fatura
? faturam nerede
? kurumsal fatura kesiyor musunuz
? e-fatura ne zaman gelir
? \u015firket ad\u0131na fatura istiyorum
? vergi numaras\u0131 nereye yaz\u0131l\u0131yor
? faturay\u0131 indirme
? fatura bilgilerimi yanl\u0131\u015f girdim
? gider göstermek için fatura laz\u0131m
? pakette fatura yok
= E-ar\u015fiv faturan\u0131z e-posta adresinize gönderilir.
= Kurumsal fatura için vergi dairesi ve vergi numaras\u0131 girin.
= Faturan\u0131z\u0131 Sipari\u015flerim > Fatura Görüntüle'den indirebilirsiniz.
## tax_exempt
? kdv muafiyeti
? derne\u011fiz kdv ödemeden alabilir miyiz
? engelli ötv muafiyeti var m\u0131
? kdvsiz sat\u0131\u015f yap\u0131yor musunuz
? vak\u0131f olarak vergiden muaf\u0131z
? diplomatik istisna belgesi geçer mi
? tax free al\u0131\u015fveri\u015f turist
? ihraç kay\u0131tl\u0131 fatura keser misiniz
? te\u015fvik belgesiyle kdv siz al\u0131m
? turistim vergi iadesi alabiliyor muyum
= KDV muafiyet belgesi ile al\u0131m yap\u0131labilir.
= Tax Free: yurt d\u0131\u015f\u0131nda ya\u015fayanlara KDV iadesi
= Yat\u0131r\u0131m te\u015fvik belgesi kapsam\u0131nda KDV istisnas\u0131 uygulan\u0131r.
## currency
? para birimi
? euro ile ödeyebilir miyim
? dolar geçiyor mu
? fiyatlar tl mi dolar m\u0131
? hangi kurdan hesapl\u0131yorsunuz
? döviz kuru
? fiyat\u0131 avro olarak gösterin
? dövizle ödeme kabul ediliyor mu
? yabanc\u0131 kart\u0131mdan tl mi çekilir
? kur fark\u0131 ç\u0131kar m\u0131
= Tüm fiyatlar Türk Liras\u0131 (TL) cinsindendir.
= Dövizli fiyatlar TCMB sat\u0131\u015f kuru ile TL'ye çevrilir.
= Para birimi: \u20ba / \u20ac / $
## gift_card_buy
? hediye çeki
? hediye kart\u0131 sat\u0131yor musunuz
? hediye kart\u0131 almak istiyorum
? kaç liral\u0131k hediye kart\u0131 var
? dijital hediye kart\u0131 mail geliyor mu
? çal\u0131\u015fanlara 50 tane hediye çeki
? kutulu hediye kart var m\u0131
? marketlerde kart\u0131n\u0131z sat\u0131l\u0131yor mu
? hediye ceki nasil alinir
? arkada\u015f\u0131ma bakiye hediye etmek istiyorum
= 100 TL - 5.000 TL aras\u0131 hediye kartlar\u0131
= Dijital hediye çeki an\u0131nda e-postaya gönderilir.
= Kurumsal hediye çeki sipari\u015fi için bize ula\u015f\u0131n.
## gift_card_validity
? hediye çeki geçerlilik süresi
? hediye kart\u0131n\u0131n süresi doluyor mu
? çekimin tarihi geçmi\u015f uzat\u0131l\u0131r m\u0131
? ne zamana kadar kullanabilirim hediye kart\u0131m\u0131
? hediye kart\u0131 kaç y\u0131l geçerli
? kartta tarih yazm\u0131yor süresi ne
? 3 y\u0131l önceki hediye çeki i\u015fler mi
? hediye bakiyem yanar m\u0131
? süresi bitti hediye çekinin param yand\u0131 m\u0131
? hediye ceki son kullanma
= Hediye kartlar\u0131 al\u0131m tarihinden itibaren 1 y\u0131l geçerlidir.
= Hediye çeklerinin son kullanma tarihi yoktur.
= Süresi dolan hediye çekleri uzat\u0131lmaz.
## gift_card_use
? hediye kart\u0131 nas\u0131l kullan\u0131l\u0131r
? hediye çeki kodunu nereye yazaca\u011f\u0131m
? hediye kart\u0131 online geçiyor mu
? indirimli üründe hediye çeki kullan\u0131l\u0131r m\u0131
? bir k\u0131sm\u0131n\u0131 kullansam kalan\u0131 duruyor mu
? üstünü kredi kart\u0131yla tamamlasam
? hediye kart\u0131m ma\u011fazada geçer mi
? iki hediye çekini birle\u015ftirebilir miyim
? hediye kodu giri\u015f yeri
? hediye bakiyesiyle ödeme
= Ödeme ad\u0131m\u0131nda hediye kart\u0131 kodunu girin.
= Hediye kart\u0131 tüm ma\u011fazalarda ve online geçerlidir.
= Kalan bakiye sonraki al\u0131\u015fveri\u015flerde kullan\u0131labilir.
## gift_card_lost
? hediye kart\u0131m\u0131 kaybettim
? hediye çeki bakiye sorgulama
? hediye kodu geçersiz diyor
? hediye kart\u0131 maili silindi
? kart\u0131mda ne kadar kalm\u0131\u015f
? hediye çekim çal\u0131nd\u0131
? kaz\u0131 kazan yeri silinmi\u015f kod okunmuyor
? hediye kart\u0131 bakiyem s\u0131f\u0131r görünüyor
? kaybolan hediye kart\u0131n\u0131 yeniler misiniz
? fi\u015fi var ama hediye kart\u0131 yok
= Kay\u0131p hediye kartlar\u0131 fi\u015f ibraz\u0131yla yenilenir.
= Bakiye sorgulama: kart numaras\u0131 ve PIN girin.
= Çal\u0131nan hediye kartlar\u0131ndan sorumluluk kabul edilmez.
## gift_wrapping
? hediye paketi
? hediye paketi yap\u0131yor musunuz
? paket ücreti kaç tl
? süslü kutuya koyar m\u0131s\u0131n\u0131z
? hediyelik paketlensin
? kurdeleli paket olur mu
? hediye kutusu seçene\u011fi
? sevgilime gidecek güzel paketleyin
? hed\u0131ye paket\u0131 ucretl\u0131 m\u0131
? ma\u011fazada paket yap\u0131l\u0131yor mu hediye için
= Hediye paketi 29,90 TL
= Sepette "Hediye paketi istiyorum" seçene\u011fini i\u015faretleyin.
= Özel hediye kutusu ve kurdele ile paketleme
## gift_message
? hediye notu
? not yazd\u0131rabilir miyim
? pakete kart ekler misiniz
? hediyenin içine mesaj koyun
? kimden geldi\u011fi yazs\u0131n
? not kaç karakter olabilir
? do\u011fum günü notu eklemek istiyorum
? faturay\u0131 koymay\u0131n hediye olarak gidiyor fiyat görünmesin
? mesaj kart\u0131na emoji olur mu
? iki sat\u0131r yaz\u0131 eklenir mi hediyeye
= Ücretsiz hediye notu ekleyin (en fazla 200 karakter).
= Hediye gönderimlerinde pakete fatura konulmaz.
= Not kart\u0131: 10 TL
## wish_list_registry
? istek listesi
? favorilerim nerede
? evlilik listesi yap\u0131yor musunuz
? çeyiz listesi olu\u015fturma
? bebek listesi
? sonra almak için kaydetsem
? listemi arkada\u015flar\u0131mla payla\u015fabilir miyim
? do\u011fum günü dilek listesi
? dü\u011fün listemizden alanlar nas\u0131l görüyor
? be\u011fendiklerim silinmi\u015f
= Favorilerim listenizi payla\u015fabilirsiniz.
= Evlilik listesi olu\u015fturun, %10 indirim kazan\u0131n.
= Bebek listesi ile yak\u0131nlar\u0131n\u0131z hediye seçsin.
## loyalty_points
? puanlar\u0131m
? kaç puan\u0131m var
? sadakat kart\u0131
? puan nas\u0131l kazan\u0131l\u0131r
? al\u0131\u015fveri\u015fte puan veriyor musunuz
? puanlar\u0131m yüklenmemi\u015f
? para puan kullan\u0131m\u0131
? club kart avantajlar\u0131
? kaç puan kaç tl ediyor
? üyelik kart\u0131m\u0131 kaybettim puanlar\u0131m duruyor mu
= Her 10 TL'ye 1 puan kazan\u0131n.
= 100 puan = 10 TL indirim
= Sadakat kart\u0131n\u0131zla yapt\u0131\u011f\u0131n\u0131z al\u0131\u015fveri\u015flerde puan birikir.
## points_expiry
? puanlar\u0131n süresi
? puanlar\u0131m silinir mi
? puanlar\u0131m yand\u0131 m\u0131
? puan ne zamana kadar geçerli
? bir y\u0131l al\u0131\u015fveri\u015f yapmad\u0131m puan\u0131m gider mi
? puanlar\u0131m s\u0131f\u0131rlanm\u0131\u015f
? y\u0131l sonunda puan siliniyor mu
? biriken puanlar\u0131 ne zamana dek harcamal\u0131y\u0131m
? puan kullanma son tarihi
? puanlar\u0131m bitmesin ne yapay\u0131m
= Puanlar kazan\u0131ld\u0131ktan 12 ay sonra silinir.
= Kullan\u0131lmayan puanlar y\u0131l sonunda s\u0131f\u0131rlan\u0131r.
= 6 ay al\u0131\u015fveri\u015f yap\u0131lmazsa puanlar iptal olur.
## birthday_treat
? do\u011fum günü indirimi
? do\u011fum günümde hediye veriyor musunuz
? do\u011fum günü kuponu
? bugün do\u011fum günüm bana ne var
? do\u011fum günü kodu gelmedi
? ya\u015f günüme özel kampanya
? do\u011fum ay\u0131nda indirim oluyor mu
? çocu\u011fumun do\u011fum gününe sürpriz var m\u0131
? do\u011fumgünü puan\u0131 yüklenmedi
? do\u011fum tarihimi girsem indirim gelir mi
= Do\u011fum gününüze özel 100 TL indirim
= Üyelerimize do\u011fum günü ay\u0131nda %15 indirim kuponu
= Do\u011fum tarihinizi girin, sürprizi kaç\u0131rmay\u0131n.
## referral
? arkada\u015f\u0131n\u0131 davet et
? arkada\u015f\u0131ma önerirsem ne kazan\u0131r\u0131m
? davet kodu
? referans kodu nerede
? kaç ki\u015fi davet edebilirim
? arkada\u015f\u0131m üye oldu param gelmedi
? tavsiye edene indirim var m\u0131
? davet linkim çal\u0131\u015fm\u0131yor
? arkada\u015f\u0131n\u0131 getir kampanyas\u0131
? davet etti\u011fim yeni mü\u015fteri mi olmal\u0131
= Arkada\u015f\u0131n\u0131 davet et, ikiniz de 100 TL kazan\u0131n.
= Davet linkinizi WhatsApp'tan payla\u015f\u0131n.
= Davet kodu yaln\u0131zca ilk al\u0131\u015fveri\u015fte geçerlidir.
## discount_code
? indirim kodu
? kupon kodu çal\u0131\u015fm\u0131yor
? indirim kodu geçersiz diyor
? kodu nereye yaz\u0131yorum
? iki kupon birlikte kullan\u0131l\u0131r m\u0131
? kuponum süresi dolmu\u015f
? promosyon kodu
? kodu girdim indirim dü\u015fmedi
? indirim kodunuz var m\u0131
? kupon kodu verirmisiniz
= Sepette "Kupon kodu" alan\u0131na kodunuzu girin.
= Kampanyalar birle\u015ftirilemez, tek kupon kullan\u0131labilir.
= Kod: HOSGELDIN10
## discount_groups
? ö\u011frenci indirimi
? ö\u011fretmenlere indirim var m\u0131
? emekli indirimi
? sa\u011fl\u0131k çal\u0131\u015fan\u0131 indirimi
? asker polis indirimi yap\u0131yor musunuz
? engelli indirimi var m\u0131
? ö\u011frenciyim param az indirim olur mu
? gazi \u015fehit yak\u0131n\u0131 indirimi
? personel yak\u0131n\u0131na indirim
? memur indirimi
= Ö\u011frencilere %10 indirim (ö\u011frenci belgesi ile)
= Ö\u011fretmenler Günü'ne özel %20
= 65 ya\u015f üstüne sal\u0131 günleri %10 indirim
## discount_newsletter
? bülten indirimi
? e-bültene üye olunca indirim var m\u0131
? mail listesine kay\u0131t olma
? ilk al\u0131\u015fveri\u015f indirimi
? yeni üyeye kupon var m\u0131
? üye olunca yüzde 10 veriyordu gelmedi
? bültene kaydoldum kod gelmedi
? bülten aboneli\u011fi nereden
? ho\u015fgeldin indirimi
? sms izni verince kupon gelecek mi
= E-bültene kaydol, ilk sipari\u015finde %10 indirim kazan.
= Yeni üyelere 75 TL ho\u015f geldin kuponu
= \u0130leti\u015fim izni verenlere özel indirim
## discount_bulk
? toplu al\u0131m indirimi
? çok al\u0131rsam indirim olur mu
? 10 tane alaca\u011f\u0131m fiyat ne olur
? 3 al 2 öde var m\u0131
? adetli al\u0131mda iskonto
? 50 adet için fiyat teklifi
? tak\u0131m için 15 forma alsak indirim yapar m\u0131s\u0131n\u0131z
? koli fiyat\u0131
? ikinciye yüzde elli
? kaç tane al\u0131nca ucuzluyor
= 10+ adet %5 | 50+ adet %10 | 100+ adet %15
= Toplu al\u0131mlar\u0131n\u0131z için teklif isteyin.
= 3 al 2 öde
## price_match
? ba\u015fka yerde daha ucuz
? rakip sitede daha ucuza gördüm
? fiyat e\u015fitleme yap\u0131yor musunuz
? en dü\u015fük fiyat garantisi
? trendyolda daha ucuz ayn\u0131 fiyat\u0131 verir misiniz
? fiyat garantisi
? ekran görüntüsü atsam fiyat\u0131 dü\u015fürür müsünüz
? fark\u0131 iade ediyor musunuz ba\u015fka ma\u011faza ucuzsa
? kar\u015f\u0131 ma\u011faza 100 lira a\u015fa\u011f\u0131 sat\u0131yor
? n11 fiyat\u0131n\u0131 tutturur musunuz
= En ucuz fiyat garantisi: daha ucuzunu bulursan\u0131z fark\u0131 öderiz.
= Fiyat e\u015fitleme yaln\u0131zca Türkiye'deki ma\u011fazalar için geçerlidir.
= Rakip fiyat\u0131 e\u015fleme
## price_drop_after
? ald\u0131ktan sonra fiyat\u0131 dü\u015ftü
? dün ald\u0131m bugün indirime girmi\u015f
? fiyat fark\u0131 iadesi
? aradaki fark\u0131 geri verir misiniz
? ald\u0131\u011f\u0131m ürün ucuzlam\u0131\u015f
? daha kargom gelmeden 200 lira dü\u015ftü
? iade edip yeniden alsam m\u0131 ucuzlad\u0131
? kaz\u0131kland\u0131m iki günde fiyat dü\u015fmü\u015f
? fiyat dü\u015fünce fark ödeniyor mu
? geçen hafta pahal\u0131ya ald\u0131m \u015fimdi indirimde
= Sat\u0131n ald\u0131ktan sonra 14 gün içinde fiyat dü\u015ferse fark\u0131 iade ederiz.
= Fiyat de\u011fi\u015fikliklerinde geriye dönük fark ödenmez.
= Fiyat fark\u0131 talebi için bize yaz\u0131n.
## sale_dates
? indirim ne zaman
? kas\u0131m indirimleri ne zaman ba\u015fl\u0131yor
? sezon sonu indirimi ne zaman
? efsane cuma kampanyas\u0131 olacak m\u0131
? bu hafta kampanya var m\u0131
? bayram indirimi yapacak m\u0131s\u0131n\u0131z
? indirim ne zamana kadar sürecek
? 11.11 indirimi
? kampanyan\u0131z bitti mi
? mont indirimi ne zaman ba\u015flar
= Yaz indirimi 20 Haziran'da ba\u015fl\u0131yor.
= Efsane Kas\u0131m: 1-30 Kas\u0131m
= Kampanya stoklarla s\u0131n\u0131rl\u0131d\u0131r, 31 Aral\u0131k'a kadar geçerlidir.
## price_negotiation
? pazarl\u0131k
? son fiyat ne olur
? biraz indirim yapar m\u0131s\u0131n\u0131z
? yuvarlasak olmaz m\u0131
? karde\u015f pay\u0131 yap\u0131n bi indirim
? eski mü\u015fteriyim bana özel fiyat
? nakit versem ne olur son
? en son kaça b\u0131rak\u0131rs\u0131n\u0131z
? etiket fiyat\u0131 pazarl\u0131kl\u0131 m\u0131
? ölücü de\u011filim ama biraz dü\u015fün
= Fiyatlar\u0131m\u0131z sabittir, pazarl\u0131k yap\u0131lmamaktad\u0131r.
= Sat\u0131\u015f dan\u0131\u015fmanlar\u0131m\u0131z bireysel indirim yapamaz.
= Etiket fiyatlar\u0131 nettir.
## business_accounts
? kurumsal sat\u0131\u015f
? toptan sat\u0131\u015f yap\u0131yor musunuz
? bayilik almak istiyorum
? \u015firketimize 30 sandalye laz\u0131m
? restoran\u0131m\u0131z için alaca\u011f\u0131z
? toptan fiyat listesi
? ürünlerinizi kendi ma\u011fazamda satsam
? kurumsal üyelik
? bayi fiyat\u0131 var m\u0131
? müteahhitlere özel fiyat
= Kurumsal sat\u0131\u015f: kurumsal@magaza.com.tr
= Bayilik ba\u015fvurusu için vergi levhas\u0131 gereklidir.
= Toptan al\u0131mlarda özel fiyat listesi
## schools_institutions
? okul sipari\u015fi
? okulumuz için toplu kitap alaca\u011f\u0131z
? anaokuluna oyuncak al\u0131m\u0131
? ö\u011fretmenim s\u0131n\u0131f\u0131ma malzeme al\u0131yorum
? belediye al\u0131m yap\u0131yoruz teklif verir misiniz
? devlet malzeme ofisi üzerinden sat\u0131\u015f
? okullara özel fiyat
? kre\u015fimize minder laz\u0131m
? üniversite kulübü için al\u0131m
? do\u011frudan temin teklif formu
= Okul ve kurumlara özel fiyat teklifi
= Kamu kurumlar\u0131na do\u011frudan temin kapsam\u0131nda sat\u0131\u015f
= DMO katalo\u011funda yer alan ürünlerimiz
## charity_donation
? ba\u011f\u0131\u015f
? bar\u0131na\u011fa mama ba\u011f\u0131\u015flar m\u0131s\u0131n\u0131z
? köy okuluna yard\u0131m topluyoruz destek olur musunuz
? kermes için ürün verir misiniz
? tak\u0131m\u0131m\u0131za sponsor olur musunuz
? dernek olarak destek istiyoruz
? sosyal sorumluluk projemize katk\u0131
? depremzedeler için yard\u0131m yap\u0131yor musunuz
? çekili\u015fe hediye koyar m\u0131s\u0131n\u0131z derne\u011fiz
? lösev için ko\u015fuyorum destek
= Ba\u011f\u0131\u015f ve sponsorluk talepleriniz için 8 hafta önceden yaz\u0131n\u0131z.
= Her y\u0131l bir köy okuluna destek veriyoruz.
= Sponsorluk ba\u015fvuru formu
## account_login
? \u015fifremi unuttum
? giri\u015f yapam\u0131yorum
? üye olmak istiyorum
? hesab\u0131ma giremiyorum
? \u015fifre s\u0131f\u0131rlama maili gelmedi
? kullan\u0131c\u0131 ad\u0131 bulunamad\u0131 diyor
? üyelik olu\u015fturma
? hesab\u0131m bloke olmu\u015f
? neden üye olmak zorunday\u0131m
? do\u011frulama kodu gelmiyor giri\u015fte
= \u015eifremi Unuttum
= Üye Ol: ad, soyad, e-posta, \u015fifre
= Giri\u015f yapam\u0131yorsan\u0131z \u015fifrenizi yenileyin.
## account_delete
? hesap silme
? hesab\u0131m\u0131 silmek istiyorum
? üyeli\u011fimi iptal edin
? bilgilerimi sistemden silin
? üyelikten ç\u0131kma
? kay\u0131tl\u0131 kart\u0131m\u0131 ve adresimi silin
? hesab\u0131 kapatma butonu yok
? kvkk kapsam\u0131nda verilerimi silin
? tamamen ç\u0131kmak istiyorum siteden
? hesab\u0131m\u0131 dondurabilir miyim
= Hesab\u0131m > Ayarlar > Hesab\u0131m\u0131 Sil
= Hesap silindi\u011finde sipari\u015f geçmi\u015fi ve puanlar kal\u0131c\u0131 olarak silinir.
= Üyelik iptali talebi
## privacy_data
? ki\u015fisel veriler
? kvkk metni
? bilgilerimi kimle payla\u015f\u0131yorsunuz
? verilerim ne kadar saklan\u0131yor
? hakk\u0131mda ne biliyorsunuz
? çerez politikas\u0131
? telefon numaram nereden elinizde
? ma\u011fazadaki kameralar ses kaydediyor mu
? buraya yazd\u0131klar\u0131m kaydediliyor mu
? reklamlar beni takip ediyor kapat\u0131n
= KVKK Ayd\u0131nlatma Metni
= Ki\u015fisel verileriniz 10 y\u0131l süreyle saklan\u0131r.
= Çerez tercihlerinizi yönetin.
## newsletter_stop
? mesaj atmay\u0131n
? sms göndermeyin art\u0131k
? maillerden ç\u0131kmak istiyorum
? bülten iptali
? reklam mesaj\u0131 istemiyorum
? kampanya smsi nas\u0131l durdurulur
? sürekli bildirim geliyor b\u0131kt\u0131m
? izin vermedim niye mesaj geliyor
? ret yazd\u0131m hala sms geliyor
? iys den ç\u0131k\u0131\u015f
= SMS almak istemiyorsan\u0131z RET yaz\u0131p 3340'a gönderin.
= Bülten aboneli\u011finden ç\u0131k
= \u0130leti izinlerinizi \u0130YS üzerinden yönetebilirsiniz.
## catalogue_print
? katalog
? bas\u0131l\u0131 katalog var m\u0131
? bro\u015für gönderir misiniz
? bu haftaki bro\u015für
? aktüel katalog nerede
? dergide gördü\u011füm 40. sayfadaki ürün
? yeni sezon katalo\u011fu ç\u0131kt\u0131 m\u0131
? katalo\u011fu pdf alabilir miyim
? haftal\u0131k insert
? adresime katalog yollar m\u0131s\u0131n\u0131z
= Aktüel ürünler katalo\u011fu
= 2025 katalo\u011fumuzu PDF olarak indirin.
= Ücretsiz bas\u0131l\u0131 katalog isteyin.
## opening_hours
? çal\u0131\u015fma saatleri
? kaçta aç\u0131l\u0131yorsunuz
? kaça kadar aç\u0131ks\u0131n\u0131z
? ma\u011faza saat kaçta kapan\u0131yor
? bugün aç\u0131k m\u0131s\u0131n\u0131z
? cumartesi çal\u0131\u015f\u0131yor musunuz
? saat 9da aç\u0131k olur musunuz
? kaça kdr ac\u0131ks\u0131n\u0131z
? ak\u015fam kaçta kapat\u0131yorsunuz
? ö\u011fle aras\u0131 kapal\u0131 m\u0131s\u0131n\u0131z
= Çal\u0131\u015fma saatleri: Pazartesi-Cumartesi 09.30-20.00
= Ma\u011fazam\u0131z her gün 10.00-22.00 aras\u0131 aç\u0131kt\u0131r.
= Hafta içi 09.00-18.00, Cumartesi 10.00-16.00
## opening_sunday
? pazar günü aç\u0131k m\u0131s\u0131n\u0131z
? bayramda aç\u0131k m\u0131s\u0131n\u0131z
? resmi tatilde çal\u0131\u015f\u0131yor musunuz
? y\u0131lba\u015f\u0131nda aç\u0131k m\u0131
? 29 ekimde ma\u011faza kapal\u0131 m\u0131
? ramazanda çal\u0131\u015fma saatleriniz
? arefe günü kaça kadar aç\u0131ks\u0131n\u0131z
? pazarlar\u0131 kapal\u0131 m\u0131s\u0131n\u0131z
? kurban bayram\u0131 1. gün
? 1 may\u0131sta aç\u0131k olur mu
= Pazar: 12.00-20.00
= Bayram\u0131n 1. günü ma\u011fazalar\u0131m\u0131z kapal\u0131d\u0131r.
= Resmi tatillerde 11.00-19.00 aras\u0131 aç\u0131\u011f\u0131z.
## store_locations
? ma\u011fazalar\u0131n\u0131z nerede
? adresiniz nedir
? izmirde \u015fubeniz var m\u0131
? en yak\u0131n ma\u011faza
? yeriniz neresi
? hangi avmlerde vars\u0131n\u0131z
? konum atar m\u0131s\u0131n\u0131z
? ankarada nerdesiniz
? anadolu yakas\u0131nda ma\u011faza var m\u0131
? dükkan\u0131n\u0131z hangi semtte
= Ma\u011fazalar\u0131m\u0131z: \u0130stanbul, Ankara, \u0130zmir, Bursa, Antalya
= Size en yak\u0131n ma\u011fazay\u0131 bulun.
= Adres: Ba\u011fdat Cad. No: 123 Kad\u0131köy/\u0130stanbul
## store_services
? ma\u011fazada neler var
? ma\u011fazada deneme kabini var m\u0131
? ma\u011fazada anlayan biri var m\u0131 dan\u0131\u015fay\u0131m
? ma\u011fazada wifi var m\u0131
? dükkanda çay kahve içecek yer var m\u0131
? ma\u011fazada paça k\u0131saltma yap\u0131l\u0131yor mu
? yerinde deneyebilir miyim giyinip
? anahtar kopyalama yap\u0131yor musunuz ma\u011fazada
? ma\u011fazada emanet dolab\u0131 var m\u0131
? ma\u011fazada dan\u0131\u015fman yard\u0131mc\u0131 oluyor mu
= Ma\u011faza hizmetleri: terzi, hediye paketi, kafe
= Deneme kabinlerimiz 2. kattad\u0131r.
= Ma\u011fazalar\u0131m\u0131zda ücretsiz Wi-Fi
## parking_transport
? otopark var m\u0131
? arabay\u0131 nereye park edebilirim
? metroyla nas\u0131l gelirim
? hangi otobüs geçiyor oradan
? otopark ücretli mi
? vale var m\u0131
? elektrikli araç \u015farj istasyonu var m\u0131 orada
? bisikletimi ba\u011flayacak yer
? marmaraya yak\u0131n m\u0131 hangi durakta ineyim
? park sorunu oluyor mu orda
= Ücretsiz otopark: 120 araçl\u0131k
= Ula\u015f\u0131m: M4 Kozyata\u011f\u0131 dura\u011f\u0131, 2 dakika yürüme
= Mü\u015fterilerimize 2 saat ücretsiz otopark
## accessibility
? tekerlekli sandalye giri\u015fi
? engelli giri\u015fi var m\u0131
? asansör var m\u0131 ma\u011fazada
? engelli tuvaleti
? otizmli o\u011flum için sakin saat
? ma\u011fazada tuvalet var m\u0131
? i\u015faret dili bilen personel
? bebek arabas\u0131yla rahat girilir mi merdivenli mi
? görme engelliyim site ekran okuyucuyla olmuyor
? rampa var m\u0131 giri\u015fte
= Ma\u011fazam\u0131z engelli eri\u015fimine uygundur.
= Engelli rampas\u0131 ve asansör mevcuttur.
= Engelli tuvaleti zemin kattad\u0131r.
## pets_children_in_store
? köpekle girilir mi
? ma\u011fazaya köpe\u011fimle gelebilir miyim
? evcil hayvan kabul ediyor musunuz içeri
? kedim çantada girebilir miyim
? çocuk oyun alan\u0131 var m\u0131
? bebek bak\u0131m odas\u0131
? emzirme odas\u0131 var m\u0131
? çocuk s\u0131k\u0131l\u0131yor oyalanacak bi \u015fey var m\u0131 orda
? köpe\u011fim d\u0131\u015farda m\u0131 beklesin
? pati dostu ma\u011faza m\u0131s\u0131n\u0131z
= Tasmal\u0131 evcil dostlar\u0131n\u0131zla ma\u011fazam\u0131za gelebilirsiniz.
= Bebek bak\u0131m odas\u0131 2. kattad\u0131r.
= Çocuk oyun alan\u0131m\u0131z hafta sonu aç\u0131kt\u0131r.
## store_stock
? ma\u011faza stok sorgulama
? kad\u0131köy ma\u011fazas\u0131nda var m\u0131
? \u015fubede bulunur mu bu
? hangi ma\u011fazada var
? gidip göreyim sergide mi
? ankara \u015fubesinde 42 numara kalm\u0131\u015f m\u0131
? ma\u011fazada te\u015fhirde var m\u0131
? o kadar yol gittim ma\u011fazada yoktu
? avmdeki \u015fubenizde stok var m\u0131
? yerinde görebilece\u011fim \u015fube hangisi
= Ma\u011faza stok durumu: Kad\u0131köy 3 adet, Forum Bornova 0
= Ma\u011fazada bul
= Te\u015fhirde görebilece\u011finiz ma\u011fazalar
## contact_phone
? telefon numaran\u0131z
? mü\u015fteri hizmetleri numaras\u0131
? sizi arayabilir miyim
? ça\u011fr\u0131 merkezi
? hangi numaradan ula\u015f\u0131r\u0131m
? 40 dakikad\u0131r hatta bekliyorum
? beni aram\u0131\u015fs\u0131n\u0131z ne içindi
? ma\u011fazan\u0131n telefonu kaç
? telefona bakan yok
? musteri hizmetleri tel no
= Mü\u015fteri hizmetleri: 0850 222 33 44
= Ça\u011fr\u0131 merkezimiz 7/24 hizmetinizdedir.
= Bizi aray\u0131n: 444 1 234
## contact_email
? mail adresiniz
? e-posta adresiniz nedir
? size nereden mail atabilirim
? ileti\u015fim formu
? yaz\u0131l\u0131 ba\u015fvuru yapmak istiyorum
? foto\u011fraf\u0131 nereye göndereyim mail var m\u0131
? mailime cevap gelmedi
? kep adresiniz
? mektup adresi
? eposta ile ula\u015fmak istiyorum
= E-posta: destek@magaza.com.tr
= \u0130leti\u015fim formunu doldurun, 24 saat içinde dönü\u015f yapal\u0131m.
= KEP adresi: firma@hs01.kep.tr
## contact_chat_social
? whatsapp hatt\u0131
? whatsapptan yazabilir miyim
? instagramdan mesaj att\u0131m bakmad\u0131n\u0131z
? canl\u0131 destek nerede
? dm den cevap verir misiniz
? instagram hesab\u0131n\u0131z
? telegram\u0131n\u0131z var m\u0131
? tiktokta var m\u0131s\u0131n\u0131z
? wp numaran\u0131z
? canl\u0131 sohbet saatleri
= WhatsApp destek hatt\u0131: 0532 000 00 00
= Canl\u0131 destek: hafta içi 09.00-18.00
= Bizi Instagram'da takip edin: @magaza
## contact_person
? mü\u015fteri temsilcisi
? gerçek biriyle konu\u015fmak istiyorum
? temsilciye ba\u011fla
? robotla de\u011fil insanla görü\u015feyim
? yetkili biriyle görü\u015fmek istiyorum
? müdürünüze ba\u011flay\u0131n
? canl\u0131 birine aktar
? beni operatöre ba\u011fla
? patronun ad\u0131 ne onunla konu\u015fcam
? muhatap bulam\u0131yorum
= Mü\u015fteri temsilcisine ba\u011flanmak için "temsilci" yaz\u0131n.
= Bas\u0131n ileti\u015fimi: basin@magaza.com.tr
= Bir temsilcimiz sizinle ilgilenecek.
## complaint
? \u015fikayet
? \u015fikayetim var
? \u015fikayetçi olaca\u011f\u0131m tüketici hakem heyetine
? personeliniz çok kabayd\u0131
? kurye bana ba\u011f\u0131rd\u0131
? ma\u011fdur oldum
? rezalet hizmet \u015fikayet edece\u011fim
? \u015fikayetvara yaz\u0131yorum
? kimse ilgilenmedi yar\u0131m saat bekledim
? telafi istiyorum zaman\u0131m bo\u015fa gitti
= \u015eikayet ve önerileriniz için form doldurun.
= \u015eikayetler 3 i\u015f günü içinde yan\u0131tlan\u0131r.
= Uyu\u015fmazl\u0131klarda Tüketici Hakem Heyeti yetkilidir.
## praise
? çok memnun kald\u0131m
? te\u015fekkür etmek istedim ürün harika
? elinize sa\u011fl\u0131k
? ay\u015fe han\u0131ma çok te\u015fekkürler
? süpersiniz
? çok h\u0131zl\u0131 geldi te\u015fekkürler bay\u0131ld\u0131m
? k\u0131z\u0131m çok mutlu oldu allah raz\u0131 olsun
? bravo size
? ilgili personele te\u015fekkürlerimi iletin
? ellerinize eme\u011finize sa\u011fl\u0131k çok be\u011fendik
= Güzel yorumunuz için te\u015fekkür ederiz.
= Te\u015fekkürlerinizi ekibimizle payla\u015ft\u0131k.
= Memnuniyetiniz bizi mutlu etti.
## jobs
? i\u015f ba\u015fvurusu
? eleman ar\u0131yor musunuz
? ma\u011fazan\u0131zda çal\u0131\u015fmak istiyorum
? staj yapabilir miyim
? part time i\u015f var m\u0131
? cv mi nereye göndereyim
? kasiyer al\u0131m\u0131 var m\u0131
? maa\u015f ne kadar veriyorsunuz elemana
? görü\u015fmeye geldim dönü\u015f olmad\u0131
? aç\u0131k pozisyonlar
= Kariyer: aç\u0131k pozisyonlar\u0131m\u0131z\u0131 inceleyin.
= Ba\u015fvurular\u0131n\u0131z\u0131 kariyer.net üzerinden yapabilirsiniz.
= Ma\u011faza sat\u0131\u015f dan\u0131\u015fman\u0131 aran\u0131yor
## suppliers
? tedarikçi olmak istiyorum
? ürünümü sitenizde satar m\u0131s\u0131n\u0131z
? el yap\u0131m\u0131 mumlar\u0131m\u0131 size versem
? kitab\u0131m\u0131 sat\u0131\u015fa koyar m\u0131s\u0131n\u0131z
? konsinye çal\u0131\u015f\u0131yor musunuz
? influencer\u0131m i\u015f birli\u011fi yapal\u0131m m\u0131
? üreticiyiz size mal vermek istiyoruz
? köy yumurtas\u0131 üretiyorum al\u0131r m\u0131s\u0131n\u0131z
? reklam kar\u015f\u0131l\u0131\u011f\u0131 ürün yollar m\u0131s\u0131n\u0131z
? tan\u0131t\u0131m i\u015f birli\u011fi için kime yazay\u0131m
= Tedarikçi ba\u015fvuru formu
= \u0130\u015f birli\u011fi teklifleri: isbirligi@magaza.com.tr
= Sat\u0131n alma ekibimiz yeni ürünleri her çeyrek de\u011ferlendirir.
## company_about
? hakk\u0131n\u0131zda
? siz kimsiniz nas\u0131l bir firmas\u0131n\u0131z
? kaç y\u0131ld\u0131r vars\u0131n\u0131z
? yerli firma m\u0131s\u0131n\u0131z
? sahibi kim
? türk firmas\u0131 m\u0131
? ne zaman kuruldunuz
? güvenilir misiniz
? aile \u015firketi misiniz
? hikayeniz ne
= 1985'ten bu yana aile i\u015fletmesi
= Hakk\u0131m\u0131zda: 3 ku\u015fakt\u0131r hizmetinizdeyiz.
= %100 yerli sermaye ile kurulmu\u015ftur.
## company_legal
? \u015firket ünvan\u0131
? vergi dairesi ve numaran\u0131z
? ticaret sicil no
? mersis numaras\u0131
? mesafeli sat\u0131\u015f sözle\u015fmesi
? etbis kayd\u0131n\u0131z var m\u0131
? resmi adresiniz avukat\u0131m istedi
? limited mi anonim mi
? sitenin arkas\u0131ndaki firma kim yasal olarak
? yetkili mahkeme neresi
= Unvan: Örnek Ticaret A.\u015e., MERS\u0130S No: 0123456789000012
= ETB\u0130S'e kay\u0131tl\u0131d\u0131r.
= Vergi Dairesi: Kozyata\u011f\u0131, V.N. 1234567890
## marketplace_sellers
? sat\u0131c\u0131 kim
? ba\u015fka ma\u011faza sat\u0131yor yaz\u0131yor kim bunlar
? sat\u0131c\u0131ya soru sorma
? sat\u0131c\u0131 cevap vermiyor
? bu sat\u0131c\u0131 güvenilir mi
? sahte parfüm yollam\u0131\u015f sat\u0131c\u0131
? pazaryeri sat\u0131c\u0131s\u0131ndan ald\u0131m kime iade
? çakma ürün satan sat\u0131c\u0131y\u0131 bildirece\u011fim
? her sat\u0131c\u0131ya ayr\u0131 kargo mu ödüyorum
? resmi sat\u0131c\u0131 m\u0131
= Sat\u0131c\u0131: ABC Ticaret, sat\u0131c\u0131 puan\u0131 9,2
= Bu ürün i\u015f orta\u011f\u0131m\u0131z taraf\u0131ndan sat\u0131lmakta ve gönderilmektedir.
= Sat\u0131c\u0131 unvan\u0131 ve ileti\u015fim bilgileri
## origin_production
? ürünleriniz nerede üretiliyor
? yerli üretim mi
? kendi imalat\u0131n\u0131z m\u0131
? türkiyede mi üretiyorsunuz
? çin mal\u0131 m\u0131 sat\u0131yorsunuz
? fabrikan\u0131z nerede
? f\u0131nd\u0131klar giresundan m\u0131 geliyor
? pamuk yerli mi
? güller nerede kesiliyor
? kendi atölyeniz var m\u0131
= Yerli üretim logolu ürünler
= Denizli'deki kendi atölyemizde üretiyoruz.
= Ürünlerimiz %100 Türkiye'de üretilmektedir.
## sustainability
? çevre dostu musunuz
? sürdürülebilirlik
? i\u015fçilere hakk\u0131 veriliyor mu
? geri dönü\u015ftürülmü\u015f malzeme kullan\u0131yor musunuz
? karbon ayak iziniz
? çocuk i\u015fçi çal\u0131\u015ft\u0131rm\u0131yorsunuz umar\u0131m
? do\u011faya zarar\u0131 var m\u0131 üretimin
? adil ticaret sertifikan\u0131z var m\u0131
? bunlar hep ye\u015fil aklama de\u011fil mi
? ormanlar kesilmeden mi yap\u0131l\u0131yor
= Sürdürülebilirlik raporu: emisyon 2019'a göre %31 azald\u0131.
= FSC sertifikal\u0131 ah\u015fap
= Organik pamuk, adil üretim
## animal_welfare
? hayvanlar üzerinde test ediliyor mu
? cruelty free mi
? tavuklar nas\u0131l yeti\u015ftiriliyor
? gezen tavuk mu gerçekten
? deri hangi hayvandan
? kaz tüyü canl\u0131yken mi yolunuyor
? tutkalda hayvansal madde var m\u0131
? kürk gerçek mi
? hayvansal içerik kullan\u0131yor musunuz
? peta onayl\u0131 m\u0131
= Hayvanlar üzerinde test edilmemi\u015ftir.
= PETA onayl\u0131 vegan ürün
= Kaz tüylerimiz RDS sertifikal\u0131d\u0131r.
## packaging
? nas\u0131l paketliyorsunuz
? ambalaj
? çok fazla plastik vard\u0131 pakette
? gizli paketleme
? üstünde ürün ad\u0131 yazmas\u0131n sürpriz
? balonlu naylona sar\u0131l\u0131yor mu
? kargo paketi sa\u011flam m\u0131 k\u0131r\u0131lmas\u0131n
? köpük yerine ka\u011f\u0131t kullan\u0131n
? po\u015fet paras\u0131 al\u0131yor musunuz
? koliyi geri verebilir miyim tekrar kullan\u0131n
= Gönderilerimiz geri dönü\u015ftürülmü\u015f kolilerle paketlenir.
= Gizli paketleme: kutu üzerinde ürün bilgisi yer almaz.
= K\u0131r\u0131lacak ürünler balonlu naylona sar\u0131l\u0131r.
## recycle_old
? eski e\u015fyay\u0131 al\u0131yor musunuz
? eski buzdolab\u0131m\u0131 götürür müsünüz
? at\u0131k pil kutusu var m\u0131
? bozuk televizyonumu geri al\u0131r m\u0131s\u0131n\u0131z
? eski yata\u011f\u0131 al\u0131yorlar m\u0131 teslimatta
? elektronik at\u0131k topluyor musunuz
? bo\u015f kartu\u015flar\u0131 b\u0131raksam
? cam kavanozlar\u0131 geri getirsem
? çöpe atmak istemiyorum eski makineyi al\u0131n
? kullan\u0131lm\u0131\u015f kahve kapsülü toplama
= Eski ürününüzü teslimat s\u0131ras\u0131nda ücretsiz al\u0131yoruz.
= At\u0131k pil toplama noktas\u0131 tüm ma\u011fazalarda
= AEEE kapsam\u0131nda eski cihaz\u0131n\u0131z geri al\u0131n\u0131r.
## trade_in
? eskisini getir yenisini götür
? takas yap\u0131yor musunuz
? eski telefonumu verip yenisini alsam
? ikinci el al\u0131yor musunuz
? ikinci el ürün sat\u0131yor musunuz
? eski laptopuma kaç para verirsiniz
? yenilenmi\u015f ürün s\u0131f\u0131r gibi mi
? gitar\u0131m\u0131 takasa versem
? okudu\u011fum kitaplar\u0131 al\u0131r m\u0131s\u0131n\u0131z
? eskiyi ver indirim al kampanyas\u0131
= Eskiyi getir, yenisini al: 2.000 TL'ye varan indirim
= Cihaz\u0131n\u0131z\u0131n de\u011ferini 3 ad\u0131mda ö\u011frenin.
= Yenilenmi\u015f ürünler 12 ay garantili
## recall_safety
? ürün geri ça\u011f\u0131rma
? bu \u0131s\u0131t\u0131c\u0131 toplat\u0131lm\u0131\u015f do\u011fru mu
? geri ça\u011fr\u0131lan ürünler
? güvensiz ürün haberi gördüm
? batarya yan\u0131yormu\u015f bu modelde
? seri numaram riskli mi
? bakanl\u0131k toplatma karar\u0131 alm\u0131\u015f
? fren ar\u0131zas\u0131 için ça\u011fr\u0131 geldi
? kavanozda cam ç\u0131km\u0131\u015f haberi
? ta\u011f\u015fi\u015f listesinde misiniz
= Geri ça\u011f\u0131rma duyurusu: A model fanl\u0131 \u0131s\u0131t\u0131c\u0131
= Ürünü kullanmay\u0131 b\u0131rak\u0131n ve ücret iadesi için ma\u011fazaya getirin.
= Güvensiz ürün bilgilendirmesi
## safety_age
? küçük çocu\u011fa uygun mu yutma tehlikesi
? 2 ya\u015f\u0131ndaki ye\u011fenim için tehlikeli mi
? bebek yutabilir mi parçalar\u0131n\u0131
? bo\u011fulma riski var m\u0131
? ipi boynuna dolan\u0131r m\u0131 bebe\u011fin
? bebek içinde uyuyabilir mi
? 18 ya\u015f s\u0131n\u0131r\u0131 var m\u0131
? kaç ya\u015ftan küçükler kullanmamal\u0131
? çocuk tek ba\u015f\u0131na kullan\u0131rsa zarar görür mü
? 1 ya\u015f\u0131nda çocuk için sak\u0131ncal\u0131 m\u0131
= 36 aydan küçük çocuklar için uygun de\u011fildir. Küçük parçalar, bo\u011fulma tehlikesi.
= 3 ya\u015f ve üzeri için uygundur.
= Yeti\u015fkin gözetiminde kullan\u0131n\u0131z.
## allergens_ingredients
? alerjen bilgisi
? f\u0131st\u0131k alerjim var yiyebilir miyim
? laktoz dokunuyor bunda var m\u0131
? nikel alerjisi yapar m\u0131
? eser miktarda f\u0131nd\u0131k içerebilir mi
? çölyak hastas\u0131y\u0131m güvenli mi
? o\u011flumun yumurta alerjisi var hangileri olur
? süt ürünü içeriyor mu alerji\u011fim
? alerjisi olanlar kullanabilir mi
? susama alerjim var
= Alerjen uyar\u0131s\u0131: gluten, süt ve yumurta içerir.
= Eser miktarda f\u0131nd\u0131k ve yer f\u0131st\u0131\u011f\u0131 içerebilir.
= Nikel içermez.
## chemicals_safety
? zararl\u0131 madde var m\u0131
? kimyasal kokuyor zehirli mi
? hamileyim kullanabilir miyim
? köpe\u011fe zarar verir mi bu ilaç
? kur\u015fun içerir mi s\u0131r\u0131
? hal\u0131 çok kokuyor sa\u011fl\u0131\u011fa zararl\u0131 m\u0131
? çocuk yalarsa bir \u015fey olur mu
? boya toksik mi bebek odas\u0131na
? güvenlik bilgi formu
? bal\u0131klara zararl\u0131 m\u0131
= Zararl\u0131 kimyasal madde içermez.
= Güvenlik bilgi formu (SDS) PDF
= Su bazl\u0131, dü\u015fük VOC, bebek odalar\u0131 için uygundur.
## certification_tests
? sertifikan\u0131z var m\u0131
? ce belgesi var m\u0131
? tse onayl\u0131 m\u0131
? test edilmi\u015f mi ba\u011f\u0131ms\u0131z kurumca
? oeko tex belgeli mi
? dermatolojik test yap\u0131lm\u0131\u015f m\u0131
? hangi standarda uygun
? sa\u011fl\u0131k bakanl\u0131\u011f\u0131 onay\u0131 var m\u0131
? kim test etti bunu
? tar\u0131m bakanl\u0131\u011f\u0131 izin numaras\u0131
= TSE ve CE belgelidir.
= OEKO-TEX Standard 100 sertifikal\u0131
= Dermatolojik olarak test edilmi\u015ftir.
## best_before
? son kullanma tarihi
? skt ne kadar
? miad\u0131 yak\u0131n m\u0131 gönderdiklerinizin
? tarihi geçmi\u015f geldi
? aç\u0131lmadan ne kadar dayan\u0131r
? y\u0131lba\u015f\u0131na kadar bozulmadan durur mu
? güne\u015f kremi bozulur mu geçen seneki
? tavsiye edilen tüketim tarihi
? skt si yak\u0131n ürün yollamay\u0131n
? tarihi geçmi\u015f un zararl\u0131 m\u0131
= Son kullanma tarihi: ambalaj üzerinde
= En az 6 ay SKT'li ürünler gönderilir.
= TETT: 12/2026
## storage
? nas\u0131l saklan\u0131r
? buzdolab\u0131nda m\u0131 saklamal\u0131y\u0131m
? saklama ko\u015fullar\u0131
? d\u0131\u015far\u0131da b\u0131rak\u0131l\u0131r m\u0131 bozulur mu
? mangal\u0131 k\u0131\u015f\u0131n d\u0131\u015farda b\u0131raksam
? yün kazaklar\u0131 güveden nas\u0131l korurum
? oda s\u0131cakl\u0131\u011f\u0131nda durur mu
? a\u011fz\u0131 aç\u0131k kalsa olur mu
? \u0131\u015f\u0131kta m\u0131 karanl\u0131kta m\u0131 tutulmal\u0131
? serin yerde mi durmal\u0131
= Serin ve kuru yerde, güne\u015f \u0131\u015f\u0131\u011f\u0131ndan uzakta saklay\u0131n\u0131z.
= Aç\u0131ld\u0131ktan sonra +4 °C'de saklay\u0131n\u0131z.
= Muhafaza ko\u015fulu: oda s\u0131cakl\u0131\u011f\u0131
## size_guide
? beden tablosu
? hangi bedeni almal\u0131y\u0131m
? 1.70 boy 65 kilo hangi beden
? ölçü tablosu
? avrupa 38 kaç numara bizde
? m beden kaça denk geliyor
? yüzük ölçüsü kaç numara
? çocuk bedenleri ya\u015fa göre mi
? us 8 türkiye kaç
? bedenimi bilmiyorum
= Beden tablosu: S = 36, M = 38, L = 40
= Ayak uzunlu\u011fu 25 cm = 40 numara
= Ölçü rehberi (cm)
## size_between
? kal\u0131b\u0131 dar m\u0131
? bir beden büyük alay\u0131m m\u0131
? tam kal\u0131p m\u0131
? dar kal\u0131p diyorlar do\u011fru mu
? 38 giyiyorum ama arada kald\u0131m
? kal\u0131n çorapla giyece\u011fim kaç numara alay\u0131m
? oversize m\u0131 slim mi kal\u0131plar\u0131n\u0131z
? genelde büyük geliyor bana ne yapay\u0131m
? ayak tara\u011f\u0131m geni\u015f bir numara büyük mü
? iki beden aras\u0131nday\u0131m
= Dar kal\u0131pt\u0131r, bir beden büyük alman\u0131z\u0131 öneririz.
= Tam kal\u0131p, kendi bedeninizi al\u0131n\u0131z.
= Geni\u015f kesim, rahat kal\u0131p
## how_to_measure
? nas\u0131l ölçü al\u0131n\u0131r
? bel ölçümü nas\u0131l alaca\u011f\u0131m
? pencere ölçüsü içten mi d\u0131\u015ftan m\u0131
? yüzük ölçüsü nas\u0131l al\u0131n\u0131r
? ayak uzunlu\u011fu nas\u0131l ölçülür
? mezura yok iple ölçsem
? perde boyunu nereden ölçmeliyim
? köpe\u011fin boyun ölçüsü tüylü mü
? gö\u011füs çevresi nereden ölçülüyor
? iç bacak boyu nas\u0131l al\u0131n\u0131r
= Ölçü nas\u0131l al\u0131n\u0131r: gö\u011füs, bel, basen
= Aya\u011f\u0131n\u0131z\u0131 ka\u011f\u0131da bas\u0131p topuk ve parmak ucunu i\u015faretleyin.
= Perde ölçüsü: korni\u015ften yere kadar ölçün.
## body_height_frame
? boyuma göre bisiklet
? 1.80 boya kaç jant kadro
? boyum 1.60 hangi masa yüksekli\u011fi
? 110 kiloyum bana hangi yatak sertli\u011fi
? 120 kilo ta\u015f\u0131r m\u0131 hamak
? k\u0131sa boyluyum sele yüksekli\u011fi
? 1.95 boya uyku tulumu
? kaç kiloya kadar kullan\u0131labilir bisiklet
? bacak boyuma göre kadro ölçüsü
? k\u0131sa bacakl\u0131 biri için hangi model
= Boy 165-175 cm = 17" kadro
= Maksimum sürücü a\u011f\u0131rl\u0131\u011f\u0131 120 kg
= 1.85 m'ye kadar boylar için uygundur.
## fit_adjust
? ayakkab\u0131 vuruyor
? topu\u011fumu vurdu ne yapay\u0131m
? gözlük burnumu s\u0131k\u0131yor
? bisiklette bileklerim a\u011fr\u0131yor
? tasma bol köpek ç\u0131kar\u0131yor nas\u0131l s\u0131kar\u0131m
? düz taban\u0131m tabanl\u0131k koysam olur mu
? kask oynuyor nas\u0131l ayarlar\u0131m
? kulakl\u0131k kula\u011f\u0131m\u0131 ac\u0131t\u0131yor
? sandalyenin belini nas\u0131l ayarlar\u0131m
? çanta omzumu kesiyor kay\u0131\u015f\u0131 ayarlama
= Sele yüksekli\u011fini baca\u011f\u0131n\u0131z hafif bükülü kalacak \u015fekilde ayarlay\u0131n.
= Vurma yapan ayakkab\u0131lar için jel topukluk önerilir.
= Kask iç sistemini çevirerek s\u0131k\u0131n.
## washing
? nas\u0131l y\u0131kan\u0131r
? makinede y\u0131kan\u0131yor mu bunlar kaç derecede
? renk verir mi y\u0131kay\u0131nca
? k\u0131rm\u0131z\u0131 boya beyazlar\u0131 pembe yapt\u0131
? kurutma makinesine at\u0131l\u0131r m\u0131
? y\u0131kay\u0131nca çeker mi
? yün kazak nas\u0131l y\u0131kanmal\u0131
? kotumla beraber atsam
? y\u0131kad\u0131m küçüldü
? elde mi y\u0131kamal\u0131y\u0131m
= 30 °C'de hassas programda y\u0131kay\u0131n\u0131z.
= Kurutma makinesinde kurutmay\u0131n\u0131z.
= Benzer renklerle ters çevirerek y\u0131kay\u0131n.
## cleaning
? nas\u0131l temizlenir
? hangi deterjanla temizlemeliyim
? tavan\u0131n dibi yand\u0131 nas\u0131l ç\u0131kar
? kahve makinesi kireç temizli\u011fi
? davlumbaz filtresi nas\u0131l temizlenir
? ekran\u0131 neyle sileyim
? koltu\u011fu nas\u0131l silmeliyim
? ayakkab\u0131 temizli\u011fi nas\u0131l yap\u0131l\u0131r
? nemli bezle silsem olur mu
? kettle kireçlendi
= Nemli bezle siliniz, a\u015f\u0131nd\u0131r\u0131c\u0131 temizleyici kullanmay\u0131n\u0131z.
= Kireç çözme program\u0131n\u0131 2 ayda bir çal\u0131\u015ft\u0131r\u0131n.
= Temizlik: yumu\u015fak sünger ve \u0131l\u0131k su
## stains
? leke nas\u0131l ç\u0131kar
? hal\u0131ya kahve döküldü
? k\u0131rm\u0131z\u0131 \u015farap lekesi
? kedi koltu\u011fa i\u015fedi leke kald\u0131
? çatalda pas lekesi oldu
? tükenmez kalem deri çantadan nas\u0131l ç\u0131kar
? gömlekte ya\u011f lekesi
? çay lekesi ç\u0131km\u0131yor
? nar suyu s\u0131çrad\u0131 her yere
? tentede küf lekeleri
= Leke rehberi: \u015farap, çay, ya\u011f, mürekkep
= Lekeyi ovalamadan tampon yaparak al\u0131n.
= Tazeyken so\u011fuk suyla müdahale edin.
## maintenance
? bak\u0131m\u0131 nas\u0131l yap\u0131l\u0131r
? ne s\u0131kl\u0131kla bak\u0131m gerekir
? filtre ne zaman de\u011fi\u015fmeli
? diki\u015f makinesi ya\u011flan\u0131r m\u0131
? ah\u015fap masa kurudu ya\u011flamal\u0131 m\u0131y\u0131m
? periyodik bak\u0131m
? zinciri kaç kilometrede ya\u011flamal\u0131
? deri botun ömrünü uzatmak için ne yapmal\u0131
? kombi bak\u0131m\u0131 y\u0131lda kaç kere
? b\u0131çaklar\u0131 ne zaman biletmeliyim
= Bak\u0131m aral\u0131\u011f\u0131: y\u0131lda bir veya 10.000 km'de bir
= Ah\u015fap mobilyalar\u0131 y\u0131lda iki kez ya\u011flay\u0131n\u0131z.
= Filtreyi 6 ayda bir de\u011fi\u015ftirin.
## waterproofing
? su geçirmezli\u011fi nas\u0131l sa\u011flan\u0131r
? çad\u0131r\u0131n su geçirmezli\u011fi gitmi\u015f nas\u0131l yenilerim
? sa\u011fanakta kuru tutar m\u0131 bunlar
? su itici sprey sürmeli miyim
? bot su almaya ba\u015flad\u0131
? ya\u011fmurda çanta \u0131sland\u0131
? kaç mm su sütunu dayan\u0131r
? ip67 ne demek
? montum art\u0131k suyu itmiyor
? diki\u015flerinden su s\u0131zd\u0131r\u0131yor çad\u0131r
= Su geçirmezlik: 10.000 mm su sütunu, bantl\u0131 diki\u015f
= IP67: toza ve suya dayan\u0131kl\u0131, 1 m'de 30 dakika
= Su iticili\u011fi yenilemek için sprey uygulay\u0131n.
## first_use
? ilk kullan\u0131m
? yeni ald\u0131m ilk ne yapmal\u0131y\u0131m
? kullanmadan önce y\u0131kamam laz\u0131m m\u0131
? döküm tavay\u0131 ilk kez nas\u0131l ya\u011flayaca\u011f\u0131m
? mumu ilk yak\u0131\u015fta kaç saat
? yeni çar\u015faflar y\u0131kanmadan kullan\u0131l\u0131r m\u0131
? akvaryuma bal\u0131klar\u0131 hemen koysam
? ilk \u015farj kaç saat
? kutudan ç\u0131kt\u0131 nereden ba\u015flayaca\u011f\u0131m
? çaydanl\u0131\u011f\u0131 ilk kullan\u0131mda kaynatmal\u0131 m\u0131y\u0131m
= \u0130lk kullan\u0131mdan önce s\u0131cak suyla y\u0131kay\u0131p kurulay\u0131n\u0131z.
= Döküm tavay\u0131 ya\u011flay\u0131p f\u0131r\u0131nda 1 saat bekletin.
= \u0130lk kullan\u0131m öncesi tam \u015farj edin.
## assembly_self
? kurulumu zor mu
? kendim kurabilir miyim
? kurmas\u0131 ne kadar sürer
? montaj \u015femas\u0131 ç\u0131kmad\u0131 kutudan
? 7. ad\u0131mda tak\u0131ld\u0131m olmuyor
? demonte mi geliyor kurulu mu
? tek ba\u015f\u0131ma monte edebilir miyim
? alyan anahtar\u0131 yok kutuda
? hangi aletler laz\u0131m kurmaya
? vidalar\u0131 hangi deli\u011fe tak\u0131l\u0131yor
= Ürün demonte gönderilir, kurulum \u015femas\u0131 kutudad\u0131r.
= Kurulum süresi: 2 ki\u015fi ile yakla\u015f\u0131k 45 dakika
= Gerekli aletler: tornavida, çekiç
## assembly_service
? montaj hizmeti
? kurulum yap\u0131yor musunuz
? siz kurar m\u0131s\u0131n\u0131z
? montaj ücretli mi
? usta geliyor mu kurmaya
? mobilya montaj fiyat\u0131
? mutfa\u011f\u0131 siz mi tak\u0131yorsunuz
? bisiklet kurulu mu gönderiliyor sürü\u015fe haz\u0131r m\u0131
? kurulum randevusu ne zaman
? beyaz e\u015fya kurulumu ücretsiz mi
= Ücretsiz montaj hizmeti
= Montaj ücreti: dolap ba\u015f\u0131na 350 TL
= Yetkili servis kurulumu teslimattan sonra 2 gün içinde yap\u0131l\u0131r.
## installation_fitting
? nas\u0131l tak\u0131l\u0131r
? duvara nas\u0131l as\u0131l\u0131r
? oca\u011f\u0131 kim ba\u011flayacak
? bataryay\u0131 kendim takabilir miyim
? delmeden perde nas\u0131l tak\u0131l\u0131r
? kiral\u0131k ev duvar delmek istemiyorum montaj
? tavana sal\u0131ncak kancas\u0131 nas\u0131l tak\u0131l\u0131r
? tv ask\u0131 aparat\u0131 montaj\u0131
? avizeyi elektrikçi mi ba\u011flamal\u0131
? korni\u015f montaj\u0131 zor mu
= Duvar montaj\u0131: ask\u0131 aparat\u0131 dahildir.
= Elektrik ba\u011flant\u0131s\u0131 yetkili elektrikçi taraf\u0131ndan yap\u0131lmal\u0131d\u0131r.
= Delme gerektirmeyen yap\u0131\u015fkanl\u0131 montaj
## manual_download
? kullan\u0131m k\u0131lavuzu
? türkçe k\u0131lavuz var m\u0131
? k\u0131lavuzu nereden indirebilirim
? kullanma talimat\u0131 pdf
? elektrik \u015femas\u0131 laz\u0131m
? yaz\u0131c\u0131n\u0131n sürücüsü nerede
? eski diki\u015f makinemin kitapç\u0131\u011f\u0131
? driver indirme
? patlat\u0131lm\u0131\u015f parça \u015femas\u0131 pdf
? kullan\u0131m kitapç\u0131\u011f\u0131 kay\u0131p
= Kullan\u0131m k\u0131lavuzu (PDF, 4 MB)
= Sürücü ve yaz\u0131l\u0131m indirme
= Türkçe kullan\u0131m k\u0131lavuzu ile birlikte
## troubleshooting
? çal\u0131\u015fm\u0131yor
? aç\u0131lm\u0131yor ne yapmal\u0131y\u0131m
? ekran siyah kald\u0131
? e04 hatas\u0131 veriyor
? nas\u0131l s\u0131f\u0131rlan\u0131r
? ses ç\u0131km\u0131yor
? yan\u0131k kokusu geldi fi\u015fi çektim
? amfi c\u0131z\u0131rd\u0131yor
? su kaç\u0131r\u0131yor makine
? sürekli kapan\u0131p aç\u0131l\u0131yor
= Sorun giderme: sorun - olas\u0131 neden - çözüm
= Cihaz aç\u0131lm\u0131yorsa fi\u015fi ve sigortay\u0131 kontrol edin.
= S\u0131f\u0131rlamak için 10 saniye bas\u0131l\u0131 tutun.
## connection_setup
? bluetooth ba\u011flanm\u0131yor
? kulakl\u0131\u011f\u0131 nas\u0131l e\u015fle\u015ftiririm
? telefona ba\u011flanm\u0131yor
? wifi ye ba\u011flayamad\u0131m
? tv yi internete nas\u0131l ba\u011flar\u0131m
? modemi de\u011fi\u015ftirdim cihaz görmüyor
? ayn\u0131 anda iki telefona ba\u011flan\u0131r m\u0131
? uygulamaya cihaz ekleyemiyorum
? saati telefonla e\u015fleme
? yaz\u0131c\u0131y\u0131 wifiye tan\u0131tma
= E\u015fle\u015ftirme: mavi \u0131\u015f\u0131k yan\u0131p sönene kadar 5 saniye bas\u0131l\u0131 tutun.
= Uygulamadan cihaz ekle, Wi-Fi \u015fifresini girin.
= Yaln\u0131zca 2,4 GHz a\u011flara ba\u011flan\u0131r.
## charging
? nas\u0131l \u015farj edilir
? gece prizde kalsa olur mu
? hangi \u015farj aletiyle \u015farj edilir
? \u015farj aletini kaybettim ne kullanay\u0131m
? bisikletin aküsünü evde \u015farj edebilir miyim
? type c mi tak\u0131l\u0131yor
? ba\u015fka marka adaptör zarar verir mi
? iki bataryay\u0131 ayn\u0131 anda \u015farj etsem
? \u015farj \u0131\u015f\u0131\u011f\u0131 yanm\u0131yor
? \u015farja tak\u0131l\u0131yken kullan\u0131l\u0131r m\u0131
= USB-C kablo ile \u015farj edilir, adaptör dahil de\u011fildir.
= Tam \u015farj süresi 3,5 saat
= Yaln\u0131zca orijinal \u015farj cihaz\u0131n\u0131 kullan\u0131n\u0131z.
## compatibility_parts
? hangi modellere uyar
? benim makineme olur mu bu parça
? arabama uyar m\u0131
? 28 jant için hangi iç lastik
? bu filtre benim süpürgeye uyar m\u0131
? eski tripoduma tak\u0131l\u0131r m\u0131
? 9 vitese hangi zincir
? e14 duy mu e27 mi alay\u0131m
? di\u011fer markalarla uyumlu mu parçalar\u0131
? bu lens benim makineye olur mu
= Uyumlu modeller: A100, A200 (2018 sonras\u0131)
= Tüm 35 mm borulara uyar.
= Muadil parça, orijinaliyle uyumludur.
## quantity_calculation
? ne kadar almal\u0131y\u0131m
? bir odaya kaç litre boya gider
? 30 ki\u015fiye kaç \u015fi\u015fe laz\u0131m
? perde için kaç metre kuma\u015f gerekir
? 20 m2 ye kaç paket laminat
? köpe\u011fime ayda kaç kilo mama
? duvar ka\u011f\u0131d\u0131 kaç rulo laz\u0131m
? yar\u0131da bitmesin ne kadar alay\u0131m
? 50 ki\u015filik ikrama kaç kilo baklava
? kazak için kaç yumak ip gider
= Sarfiyat: 1 litre ile 10-12 m² (tek kat)
= Gerekli miktar = alan x 1,1 (fire dahil)
= Günlük mama miktar\u0131 tablosu
## recipe_usage
? nas\u0131l kullan\u0131l\u0131r
? kaç ka\u015f\u0131k koymal\u0131y\u0131m
? boya ne kadar inceltilir
? kahveye ne kadar su
? kaç derecede pi\u015firmeliyim
? bununla ne yap\u0131l\u0131r yemek olarak
? alç\u0131 nas\u0131l kar\u0131l\u0131r
? yüzüme nas\u0131l sürece\u011fim
? dozaj\u0131 nedir
? kaç dakika demlenmeli
= Kullan\u0131m: 5 litre suya 1 kapak (20 ml)
= Demleme: 2 g çay, 80 °C, 2 dakika
= %10 su ile inceltilerek uygulan\u0131r.
## usage_duration
? ne kadar dayan\u0131r kullan\u0131mda
? kartu\u015f kaç sayfa basar
? tüp kaç gün gider
? mum kaç saat yanar
? bir paket ne kadar yeter bana
? fener bir saatte söndü normal mi
? toner kaç sayfa ç\u0131kar\u0131yor
? filtre kaç ay gider
? kaç y\u0131l kullan\u0131l\u0131r bu yatak
? bir kutu kaç y\u0131kama yapar
= Yanma süresi yakla\u015f\u0131k 45 saat
= Sayfa verimi: 1.500 sayfa
= 40 y\u0131kamal\u0131k
## seasonal_timing
? ne zaman ekilir
? sar\u0131msak hangi ay dikilir
? k\u0131\u015f lasti\u011fi ne zaman tak\u0131lmal\u0131
? lale so\u011fan\u0131 ne zaman dikilir
? a\u011faç budama zaman\u0131
? çim gübresi hangi ayda at\u0131l\u0131r
? domates fidesi ne zaman dikilir
? gülü hangi mevsimde ta\u015f\u0131yabilirim
? kabak ne zaman hasat edilir
? havuz ne zaman aç\u0131l\u0131p kapat\u0131l\u0131r
= Ekim takvimi: Mart - bezelye, \u0131spanak
= So\u011fanlar eylül-kas\u0131m aras\u0131 dikilir.
= 1 Aral\u0131k - 1 Nisan aras\u0131 k\u0131\u015f lasti\u011fi zorunludur.
## beginner_advice
? yeni ba\u015fl\u0131yorum
? hiç anlamam nereden ba\u015flamal\u0131y\u0131m
? ilk akvaryumum ne almal\u0131y\u0131m
? acemiye ne önerirsiniz
? yeni ba\u015flayanlar için gerekli malzemeler
? ö\u011frenmesi zor mu bu i\u015fin
? evde seramik yapmaya heveslendim
? bal\u0131\u011fa yeni ç\u0131kaca\u011f\u0131m ne laz\u0131m
? kampa ilk kez gidiyorum liste
? s\u0131f\u0131rdan ba\u015flayaca\u011f\u0131m bilgim yok
= Yeni ba\u015flayanlar için rehber
= Ba\u015flang\u0131ç seti: gitar, k\u0131l\u0131f, akort aleti, pena
= \u0130lk kez kamp yapacaklar için ihtiyaç listesi
## choosing_guide
? hangisini almal\u0131y\u0131m
? ikisinin fark\u0131 ne
? hangisi daha iyi
? karars\u0131z kald\u0131m yard\u0131mc\u0131 olur musunuz
? kar\u015f\u0131la\u015ft\u0131r\u0131r m\u0131s\u0131n\u0131z
? horlayan birine hangi yast\u0131k
? neden biri daha pahal\u0131
? k\u0131zartmaya hangi ya\u011f iyi
? visco mu yayl\u0131 m\u0131 tercih edeyim
? fiyat performans olarak hangisi mant\u0131kl\u0131
= Sat\u0131n alma rehberi: do\u011fru yata\u011f\u0131 5 soruda bulun.
= Kar\u015f\u0131la\u015ft\u0131rma tablosu
= Hangi model size uygun?
## materials_explained
? modal kuma\u015f nedir
? viskon nedir
? mdf ile suntan\u0131n fark\u0131
? merinos ka\u015f\u0131nd\u0131r\u0131r m\u0131
? akrilik mi pamuk mu daha iyi malzeme olarak
? granit tava ne demek
? rattan gerçek mi plastik mi
? bambu kuma\u015f nas\u0131l bir \u015fey
? seramikle porselen aras\u0131ndaki fark
? suni deri mi hakiki deri mi nas\u0131l anlar\u0131m
= Malzeme: %80 yün, %20 polyamid
= Malzeme sözlü\u011fü: akasya, bambu, keten...
= Viskon, selülozdan elde edilen bir kuma\u015ft\u0131r.
## personalisation
? isim yazd\u0131rma
? üzerine isim yaz\u0131yor musunuz
? foto\u011fraf bas\u0131l\u0131yor mu
? ki\u015fiye özel yapabilir misiniz
? logo bask\u0131 yap\u0131yor musunuz
? kolyeye isim kaz\u0131tmak istiyorum
? ti\u015förte tak\u0131m ad\u0131 bast\u0131raca\u011f\u0131z
? ba\u015f harf i\u015fletmek
? isme özel kupa
? lazerle yaz\u0131 yaz\u0131l\u0131yor mu
= Ki\u015fiselle\u015ftir: en fazla 12 karakter
= \u0130sim yazd\u0131rma ücreti 80 TL, +2 i\u015f günü
= Logo bask\u0131 minimum 50 adet
## personalisation_error
? ismi yanl\u0131\u015f yazm\u0131\u015fs\u0131n\u0131z
? kupadaki isim hatal\u0131
? tarihi yanl\u0131\u015f kaz\u0131m\u0131\u015flar
? harf eksik yaz\u0131lm\u0131\u015f kolyede
? bask\u0131dan önce yaz\u0131y\u0131 de\u011fi\u015ftirebilir miyim
? yaz\u0131y\u0131 yanl\u0131\u015f girdim düzeltin
? türkçe karakter ç\u0131kmam\u0131\u015f isimde
? yanl\u0131\u015f bask\u0131 yeniden yap\u0131l\u0131r m\u0131
? iki ismi ters yazm\u0131\u015fs\u0131n\u0131z
? kaz\u0131nan yaz\u0131 silinir mi
= Yaz\u0131m hatalar\u0131 mü\u015fteri sorumlulu\u011fundad\u0131r, girdi\u011finiz metin aynen bas\u0131l\u0131r.
= Hatal\u0131 bask\u0131lar ücretsiz yenilenir.
= Onay\u0131n\u0131z için önizleme gönderilir.
## made_to_measure
? ölçüye özel üretim
? istedi\u011fim ölçüde yapar m\u0131s\u0131n\u0131z
? ah\u015fap kesim yap\u0131yor musunuz
? perde ölçüye göre dikiliyor mu
? karavan için özel ölçü yatak
? ba\u015fka kuma\u015fla yapt\u0131rabilir miyim
? özel sipari\u015f kaç haftada ç\u0131kar
? pantolon paças\u0131 k\u0131salt\u0131yor musunuz
? metre ile kesip veriyor musunuz
? e\u011fri pencereye stor olur mu
= Özel ölçü: en ve boyu cm olarak girin.
= Ölçüye özel üretim süresi 10-15 i\u015f günü
= Ücretsiz kesim hizmeti
## samples
? numune
? numune gönderir misiniz
? kuma\u015f örne\u011fi alabilir miyim
? deneme boyu var m\u0131
? parfüm tester yolluyor musunuz
? parke parças\u0131 al\u0131p evde baksam
? kartela istiyorum
? ücretsiz örnek veriyor musunuz
? mama numunesi var m\u0131 köpek be\u011fenmezse diye
? renk kartelas\u0131 gönderin
= Ücretsiz 5 adet kuma\u015f numunesi
= Deneme boyu: 10 ml
= Kartela 25 TL
## try_at_home
? evde deneme
? yatakta yat\u0131p denesem sonra karar versem
? 100 gece deneme var m\u0131
? gözlükleri eve yollay\u0131p deneme
? hal\u0131y\u0131 eve götürüp baksam
? be\u011fenmezsem denedikten sonra verebilir miyim
? kulakl\u0131\u011f\u0131 birkaç gün test etsem
? bir ay kullan\u0131p karar verme
? önce dene sonra al
? deneme süresinde leke olursa
= 100 gece deneme garantisi
= Evde dene: 5 çerçeve seç, 7 gün sende kals\u0131n.
= 30 gün evinizde deneyin.
## rental
? kiralama
? kiral\u0131k hal\u0131 y\u0131kama makinesi var m\u0131
? smokin kiral\u0131yor musunuz
? gelinlik kiralama fiyat\u0131
? günlük kira ne kadar
? iskele kiral\u0131k
? kiralay\u0131p sonra sat\u0131n alabilir miyim
? bir günlü\u011füne matkap kiralasam
? kayak tak\u0131m\u0131 kiral\u0131k var m\u0131
? depozito ne kadar kirada
= Günlük kiralama: 450 TL, hafta sonu 800 TL
= Depozito 2.000 TL, hasars\u0131z iadede geri verilir.
= Kirala, be\u011fenirsen sat\u0131n al
## rental_return
? kiralad\u0131\u011f\u0131m\u0131 geç getirirsem
? kiral\u0131k tak\u0131mda leke oldu
? kiralanan aleti temiz mi teslim etmeliyim
? kiral\u0131k ürün k\u0131r\u0131l\u0131rsa ne olur
? pazar günü kiral\u0131\u011f\u0131 b\u0131raksam
? kiral\u0131k smokini bir gün geç getirdim
? kira depozitomu ne zaman al\u0131r\u0131m
? kiralad\u0131\u011f\u0131m makine bozuldu bende
? kiral\u0131k gelinlik y\u0131rt\u0131ld\u0131
? kiral\u0131k kaya\u011f\u0131 kaybettim
= Geç teslimde her gün için günlük kira bedeli al\u0131n\u0131r.
= Hasar sigortas\u0131 kira bedelinin %10'u
= Kiralanan ürünler temiz teslim edilmelidir.
## subscription
? abonelik
? her ay otomatik gönderim
? düzenli sipari\u015f
? ayl\u0131k mama aboneli\u011fi var m\u0131
? her hafta çiçek gelsin
? abone olunca indirim var m\u0131
? ayl\u0131k kahve kutusu
? taahhüt var m\u0131 abonelikte
? iki haftada bir gelsin
? otomatik tekrar sipari\u015f nas\u0131l
= Abone ol, her teslimatta %10 kazan
= Teslimat s\u0131kl\u0131\u011f\u0131: 2, 4, 6 veya 8 haftada bir
= Taahhütsüz abonelik
## subscription_change
? aboneli\u011fi iptal etmek istiyorum
? aboneli\u011fimi durdurun
? bu ay gelmesin atlayal\u0131m
? abonelik aromas\u0131n\u0131 de\u011fi\u015ftirme
? kedim öldü mama gelmesin art\u0131k
? yenileme yap\u0131lmas\u0131n
? abonelik tarihini erteleme
? otomatik yenilemeyi kapatma
? aboneli\u011fi dondur tatildeyim
? çok birikti aral\u0131\u011f\u0131 açal\u0131m
= Aboneli\u011finizi diledi\u011finiz zaman durdurabilir veya iptal edebilirsiniz.
= Aboneliklerim > Duraklat
= De\u011fi\u015fiklikler sonraki gönderimden 3 gün önce yap\u0131lmal\u0131d\u0131r.
## appointment_booking
? randevu
? randevu almak istiyorum
? mutfak tasar\u0131m\u0131 için randevu
? göz muayenesine ne zaman gelebilirim randevuyla
? kulak deldirme randevusu
? bisiklet bak\u0131m\u0131na s\u0131ra almak
? gelinlik provas\u0131 ayarlama
? uzmanla görü\u015fmek için gün alabilir miyim
? yar\u0131na bo\u015f saat var m\u0131
? randevusuz gelsem olur mu
= Online randevu: ma\u011faza, tarih ve saat seçin.
= Gelinlik provas\u0131 için randevu al\u0131n\u0131z.
= Mutfak planlama randevusu 2 saat, ücretsiz
## appointment_cancel
? randevu iptali
? randevumu iptal etmek istiyorum
? randevuyu ertelesek
? yar\u0131nki provaya gelemiyorum
? randevuya geç kalaca\u011f\u0131m
? randevumu unuttum ceza var m\u0131
? randevuyu siz iptal ettiniz neden
? atölyeye gelemeyece\u011fim ba\u015fka güne alal\u0131m
? en geç ne zaman iptal edebilirim randevuyu
? provay\u0131 ba\u015fka güne al
= Randevunuzu 24 saat öncesine kadar ücretsiz iptal edebilirsiniz.
= Gelinmeyen randevular için 200 TL ücret al\u0131n\u0131r.
= Randevu saatini de\u011fi\u015ftir
## courses_events
? kurs
? atölye düzenliyor musunuz
? seramik kursu var m\u0131
? çocuk atölyesi yar\u0131y\u0131l tatilinde
? imza günü ne zaman
? etkinlik takvimi
? ekmek yap\u0131m kursu kaç para
? kat\u0131l\u0131m belgesi veriliyor mu kursta
? malzemeler kursa dahil mi
? lansmana herkes gelebilir mi
= Etkinlik takvimi: imza günleri, atölyeler, tad\u0131mlar
= Ek\u015fi mayal\u0131 ekmek atölyesi: Cumartesi 10-14, 850 TL
= Atölye ücretine malzeme dahildir.
## parties_groups
? do\u011fum günü partisi sizde yap\u0131l\u0131r m\u0131
? çocuk partisi organizasyonu
? 20 ki\u015filik grup gelsek
? \u015firket yeme\u011fi için kapatabilir miyiz
? bekarl\u0131\u011fa veda yap\u0131l\u0131yor mu
? mekan\u0131 özel kapatma
? pasta dahil mi partiye yoksa biz mi getirelim
? s\u0131n\u0131fça gezi yapaca\u011f\u0131z kabul eder misiniz
? k\u0131z\u0131m\u0131n ya\u015f gününü orada kutlasak
? grup rezervasyonu
= Do\u011fum günü partisi: 10 çocuk, 2 saat, 6.000 TL
= Özel etkinlikler için kafemizi kiralayabilirsiniz.
= Grup ziyaretleri için rezervasyon
## home_visit
? eve gelip ölçü al\u0131yor musunuz
? yerinde ke\u015fif
? perde için ölçüye gelir misiniz
? mutfak için ustay\u0131 eve gönderin ölçsün
? kuma\u015f kartelas\u0131yla eve geliyorlar m\u0131
? ücretsiz ke\u015fif var m\u0131
? evde göz muayenesi ya\u015fl\u0131lara
? eve bisiklet tamircisi geliyor mu
? yerinde ölçü hizmeti
? balkona bakmaya gelir misiniz
= Ücretsiz ke\u015fif ve ölçü hizmeti
= Uzmanlar\u0131m\u0131z evinize gelerek ölçü al\u0131r.
= Yerinde ke\u015fif randevusu
## video_advice
? görüntülü görü\u015fme
? kameradan gösterebilir misiniz
? video ile dan\u0131\u015fmanl\u0131k
? görüntülü aray\u0131p ürünü görsem
? online dan\u0131\u015fmanl\u0131k ücretli mi
? zoomdan anlat\u0131r m\u0131s\u0131n\u0131z
? canl\u0131 yay\u0131nda gösteriyor musunuz
? uzaktan uzman deste\u011fi görüntülü
? whatsapptan görüntülü arasam olur mu
? video görü\u015fme kaç dakika
= Görüntülü dan\u0131\u015fmanl\u0131k: ürünleri canl\u0131 görün.
= 30 dakikal\u0131k video görü\u015fme randevusu al\u0131n.
= Canl\u0131 video ile ma\u011faza turu
## reviews
? yorumlar gerçek mi
? mü\u015fteri yorumlar\u0131
? yorum nas\u0131l yap\u0131l\u0131r
? yorumumu yay\u0131nlamam\u0131\u015fs\u0131n\u0131z
? kötü yorumlar\u0131 siliyor musunuz
? hep 5 y\u0131ld\u0131z \u015füpheli
? yorum yapana para m\u0131 veriyorsunuz
? foto\u011frafl\u0131 de\u011ferlendirme nereden
? alanlar memnun mu nereden okurum
? yapt\u0131\u011f\u0131m de\u011ferlendirmeyi silmek istiyorum
= Yorumlar yaln\u0131zca ürünü sat\u0131n alan mü\u015fterilerce yap\u0131labilir.
= De\u011ferlendir: puan, yorum, foto\u011fraf
= Yorumlar 48 saat içinde onaylan\u0131r.
## competition_prize
? çekili\u015f
? çekili\u015fi kazand\u0131m m\u0131
? çekili\u015f sonuçlar\u0131 ne zaman
? kat\u0131lmak için al\u0131\u015fveri\u015f \u015fart m\u0131
? ödülüm gelmedi
? instagram çekili\u015fi kim kazand\u0131
? ödülü paraya çevirebilir miyim
? yar\u0131\u015fmaya nas\u0131l kat\u0131l\u0131r\u0131m
? çekili\u015fe son kat\u0131l\u0131m tarihi
? kaz\u0131 kazan kart\u0131mda ç\u0131kt\u0131
= Çekili\u015f sonuçlar\u0131 5 Haziran'da aç\u0131klanacakt\u0131r.
= Milli Piyango \u0130daresi izniyle düzenlenmektedir.
= Son kat\u0131l\u0131m: 31 May\u0131s 23.59
## photos_colours
? renk foto\u011fraftakiyle ayn\u0131 m\u0131
? sitede mavi görünüyordu ye\u015fil geldi
? foto\u011fraftan daha koyu
? gerçek rengi nas\u0131l
? resimde daha büyük duruyor
? mankendeki lacivert mi siyah m\u0131
? görselle ayn\u0131 de\u011fil
? gerçek foto\u011fraf\u0131n\u0131 atar m\u0131s\u0131n\u0131z
? canl\u0131 fotosu var m\u0131
? ekranda parlak duruyo gerçekte mat m\u0131
= Renkler ekran ayarlar\u0131na göre farkl\u0131l\u0131k gösterebilir.
= Gün \u0131\u015f\u0131\u011f\u0131nda çekilmi\u015f gerçek foto\u011fraf
= Görseller temsilidir.
## product_availability_future
? üretimi bitti mi
? bu model tekrar üretilecek mi
? seri devam ediyor mu
? mavisini bir daha ç\u0131karacak m\u0131s\u0131n\u0131z
? yeni sezon ne zaman gelir
? art\u0131k sitede yok kald\u0131r\u0131ld\u0131 m\u0131
? tabak tak\u0131m\u0131m\u0131 tamamlamak istiyorum ayn\u0131 seri bitmi\u015f
? yeni modeli ne zaman ç\u0131k\u0131yor
? eski koleksiyon geri gelir mi
? bu çe\u015fidi niye kald\u0131rd\u0131n\u0131z
= Üretimi sona ermi\u015ftir.
= Yeni modeli sonbaharda sat\u0131\u015fta
= Bu seri koleksiyondan kald\u0131r\u0131lm\u0131\u015ft\u0131r.
## product_request
? sitede olmayan ürün
? bunu getirtebilir misiniz
? listede yok bulur musunuz
? sipari\u015f üzerine getiriyor musunuz
? kitab\u0131 temin edebilir misiniz
? neden çi\u011f mama satm\u0131yorsunuz
? bende resmi var ayn\u0131s\u0131n\u0131 bulabilir misiniz
? kimde bulunur bilginiz var m\u0131
? özel getirtme yap\u0131yor musunuz
? \u015fu markay\u0131 da satsan\u0131z ke\u015fke
= Arad\u0131\u011f\u0131n\u0131z ürünü bulamad\u0131ysan\u0131z sizin için temin edelim.
= Ürün talep formu
= Sitemizde olmayan kitaplar 3 günde getirtilir.
## transport_own_car
? arabaya s\u0131\u011far m\u0131
? paket ölçüsü bagaja girer mi
? egea bagaj\u0131na s\u0131\u011far m\u0131
? kendim ta\u015f\u0131yaca\u011f\u0131m kutu kaç cm
? buzdolab\u0131 yat\u0131k ta\u015f\u0131n\u0131r m\u0131
? üst bagaja ba\u011flasam olur mu
? römork gerekir mi
? hatchback arabayla götürsem
? kutu a\u011f\u0131rl\u0131\u011f\u0131 tek ki\u015fi ta\u015f\u0131r m\u0131 arabaya
? tavana ba\u011flamak için ip veriyor musunuz
= Paket ölçüleri: 198 x 42 x 15 cm, 38 kg
= Buzdolab\u0131 dik ta\u015f\u0131nmal\u0131d\u0131r.
= Araç üstü ta\u015f\u0131ma için ba\u011flama kay\u0131\u015f\u0131 ücretsiz verilir.
## flying_travel
? uça\u011fa al\u0131n\u0131r m\u0131
? kabin bagaj\u0131na girer mi
? powerbank uçakta sorun olur mu
? el bagaj\u0131 ölçüsüne uygun mu
? thy kabin boyu mu
? pegasus el bagaj\u0131na s\u0131\u011far m\u0131
? çakmak bagaja konur mu
? havaliman\u0131 güvenlikten geçer mi
? 100 ml alt\u0131 m\u0131 uçak için
? matkab\u0131 uçakla götürebilir miyim
= Kabin boy: 55 x 40 x 20 cm
= 100 Wh alt\u0131 powerbank yaln\u0131zca kabine al\u0131n\u0131r.
= THY ve Pegasus kabin ölçülerine uygundur.
## pickup_old_packaging
? kutular\u0131 geri götürüyor musunuz
? ambalaj çöpünü al\u0131yorlar m\u0131
? kolileri kim atacak
? teslimatta kartonlar\u0131 götürsünler
? paketini aç\u0131p toplarlar m\u0131
? strafor evde kald\u0131 al\u0131r m\u0131s\u0131n\u0131z
? bo\u015f kutuyu ma\u011fazaya b\u0131raksam
? sand\u0131\u011f\u0131n\u0131 kim alacak
? ürün kurulunca çöpü temizliyorlar m\u0131
? balkonum karton doldu geri al\u0131n
= Talep halinde ekibimiz ambalaj\u0131 geri al\u0131r.
= Montaj sonras\u0131 ambalaj at\u0131klar\u0131 toplan\u0131r.
= Ambalaj geri alma hizmeti ücretsizdir.
## storage_service
? depoda bekletme
? \u015fimdi ödeyip sonra alsam
? evim haz\u0131r de\u011fil hazirana kadar tutar m\u0131s\u0131n\u0131z
? depoda kaç ay ücretsiz bekler
? teslimat\u0131 iki ay sonra yap\u0131n
? lastik oteli var m\u0131
? mobilyay\u0131 deponuzda saklar m\u0131s\u0131n\u0131z
? ta\u015f\u0131nana kadar sizde kals\u0131n
? ileri tarihli teslim
? ürünü bekletme ücreti
= Mobilyan\u0131z 3 aya kadar ücretsiz depolan\u0131r.
= \u0130leri tarihli teslimat: en fazla 6 ay
= Lastik oteli: sezonluk 600 TL
## insurance_transport
? kargo sigortas\u0131
? paketim sigortal\u0131 m\u0131
? de\u011ferli ürün sigortal\u0131 gönderilir mi
? tabloyu sigortal\u0131 yollar m\u0131s\u0131n\u0131z
? kargoda kaybolursa sigorta kar\u015f\u0131lar m\u0131
? p\u0131rlanta nas\u0131l gönderiliyor güvenli mi
? 50 bin liral\u0131k ürünü nas\u0131l yolluyorsunuz
? ek sigorta yapt\u0131rsam
? bana ula\u015fana kadar risk kimde
? nakliyat sigortas\u0131 var m\u0131
= Tüm gönderiler sigortal\u0131d\u0131r.
= De\u011ferli ürünler sigortal\u0131 özel kurye ile gönderilir.
= Teslime kadar hasar riski sat\u0131c\u0131ya aittir.
## gift_suggestions_service
? hediye önerisi
? kay\u0131nvalideme ne alsam
? sevgilime ne hediye alabilirim fikir verin
? yeni baba olan arkada\u015fa ne al\u0131n\u0131r
? emekli olan i\u015f arkada\u015f\u0131na öneriniz
? hediye sepeti haz\u0131rl\u0131yor musunuz
? hediye bulucu
? ne hediye alaca\u011f\u0131m\u0131 bilmiyorum
? geçmi\u015f olsuna giderken ne götürülür
? ö\u011fretmene ne al\u0131n\u0131r fikriniz var m\u0131
= Hediye bulucu: kime, hangi gün, bütçe
= 500 TL alt\u0131 hediye fikirleri
= Hediye sepeti haz\u0131rlama hizmeti
## emergency
? çocuk pil yuttu
? gözüme deterjan kaçt\u0131
? elimi yakt\u0131m ne yapmal\u0131y\u0131m
? alerjik \u015fok geçiriyor
? çocuk bay\u0131ld\u0131 dü\u015ftü
? köpek fare zehiri yedi
? çama\u015f\u0131r suyu içti
? zehirlendik galiba
? duman ç\u0131k\u0131yor yang\u0131n ç\u0131kt\u0131
? nefes alam\u0131yor yard\u0131m edin
= Acil durumda 112'yi aray\u0131n.
= Ulusal Zehir Dan\u0131\u015fma Merkezi (UZEM): 114
= Yutulmas\u0131 halinde derhal doktora ba\u015fvurun.
## data_breach_fraud
? doland\u0131r\u0131c\u0131 mesaj
? sizden kart bilgisi isteyen sms geldi
? bu mesaj\u0131 siz mi att\u0131n\u0131z
? ad\u0131n\u0131za sahte site var
? hesab\u0131m çal\u0131nm\u0131\u015f birisi sipari\u015f vermi\u015f
? kargonuz bekliyor linki geldi do\u011fru mu
? whatsapptan hediye çeki linki sahte mi
? kart\u0131mdan bilmedi\u011fim çekim yap\u0131lm\u0131\u015f
? oltalama maili logonuzla
? sizden ar\u0131yoruz deyip \u015fifre sordular
= Sizden asla SMS ile kart bilgisi veya \u015fifre istemeyiz.
= Resmi adresimiz yaln\u0131zca www.magaza.com.tr'dir.
= Sahte sitelere ve doland\u0131r\u0131c\u0131lara kar\u015f\u0131 uyar\u0131
## thing_price
? fiyat\u0131 ne kadar
? kaç para
? kaç tl
? fiyat
? bu ne kadar
? ücreti nedir
? büyük boyu kaça
? tanesi mi bu fiyat tak\u0131m\u0131 m\u0131
? fiati nedir
? kaça sat\u0131yorsunuz bunu
? fiyat bilgisi alabilir miyim
= Fiyat: 1.249,90 TL
= KDV dahil sat\u0131\u015f fiyat\u0131: 899 TL
= Liste fiyat\u0131: 2.499,00 \u20ba
## thing_available
? stokta var m\u0131
? bu ürün mevcut mu
? stok var m\u0131
? kald\u0131 m\u0131
? elinizde var m\u0131
? hala sat\u0131l\u0131yor mu
? 42 numara kald\u0131 m\u0131
? tükendi mi
? stok durumu
? bundan kaç tane kalm\u0131\u015f
? var m\u0131 bu sizde hala
= Stok durumu: stokta var
= Son 3 ürün
= Stok adedi: 14
## thing_reduced
? indirimde mi
? bu üründe indirim var m\u0131
? indirimli fiyat\u0131
? eski fiyat\u0131 neydi
? kampanya var m\u0131 buna
? indirime girdi mi
? sepette indirimi var m\u0131 bunun
? geçen hafta daha ucuz de\u011fil miydi
? mont hala indirimde mi
? yüzde kaç inmi\u015f
= Eski fiyat: 799 TL, yeni fiyat: 499 TL
= %30 indirim
= Sepette ek %10 indirim
## thing_colours
? hangi renkleri var
? renk seçenekleri
? siyah\u0131 var m\u0131
? ba\u015fka rengi yok mu
? sadece beyaz m\u0131
? lacivert olan\u0131 var m\u0131 bunun
? mavisini ar\u0131yorum bu modelin
? renkleri neler
? pudra rengi bulunur mu
? bordosu varm\u0131
= Renk: antrasit
= Renk seçenekleri: siyah, lacivert, haki
= Renk: vizon / bej
## thing_sizes
? hangi bedenleri var
? xl var m\u0131
? 42 numaras\u0131 var m\u0131
? büyük bedeni var m\u0131
? kaç numaraya kadar
? standart beden mi
? beden seçenekleri
? 3xl olur mu bunun
? numaralar\u0131 neler
? 36 bedeni bulunur mu
= Beden: XS, S, M, L, XL, XXL
= Numaralar: 36-45
= Tek beden / standart
## thing_pack
? pakette kaç tane var
? kaç adet
? kaçl\u0131 paket
? tekli mi sat\u0131l\u0131yor set mi
? kutuda kaç tane ç\u0131k\u0131yor
? yast\u0131klar ikili mi
? 6l\u0131 m\u0131 4lü mü
? tek mi çift mi geliyor
? koli içi adet
? büyük paketi var m\u0131 ekonomik
= Paket içeri\u011fi: 6 x 330 ml
= 100'lü paket
= 2'li set
## thing_weight
? kaç kilo
? a\u011f\u0131rl\u0131\u011f\u0131 ne kadar
? a\u011f\u0131r m\u0131
? kaç gram
? kaç kg geliyor
? hafif mi ta\u015f\u0131mas\u0131
? s\u0131rt çantas\u0131na ataca\u011f\u0131m a\u011f\u0131r olmas\u0131n kaç gram bu
? agirlik
? tart\u0131s\u0131 ne kadar
? net kaç gram
= A\u011f\u0131rl\u0131k: 1,2 kg
= Net a\u011f\u0131rl\u0131k: 850 g
= Ürün a\u011f\u0131rl\u0131\u011f\u0131 (kg): 14
## thing_dimensions
? ölçüleri
? boyutlar\u0131 nedir
? kaç cm
? geni\u015fli\u011fi ne kadar
? yüksekli\u011fi kaç santim
? eni boyu kaç
? çap\u0131 kaç cm taba\u011f\u0131n
? 82 cm bo\u015flu\u011fa s\u0131\u011far m\u0131
? masan\u0131n uzunlu\u011fu ne
? ebatlar\u0131
? derinli\u011fi kaç
= Ölçüler (G x D x Y): 80 x 40 x 190 cm
= Ebat: 160 x 230 cm
= Uzunluk: 2,4 m
## thing_capacity
? kaç litre
? kapasitesi ne kadar
? hacmi kaç
? kaç kilo çama\u015f\u0131r al\u0131yor
? bütün tavuk s\u0131\u011far m\u0131 tencereye
? kaç ml
? içine ne kadar su al\u0131r
? kaç bardak çay ç\u0131kar
? oyuncaklar\u0131n hepsi girer mi kutuya
? kaç çift ayakkab\u0131 al\u0131r bu dolap
= Kapasite: 1,7 L
= Hacim: 65 litre
= Y\u0131kama kapasitesi: 9 kg
## thing_max_load
? kaç kilo ta\u015f\u0131r
? kaç kiloya kadar dayan\u0131r
? ta\u015f\u0131ma kapasitesi
? a\u011f\u0131rl\u0131k s\u0131n\u0131r\u0131 var m\u0131
? 120 kiloyum beni ta\u015f\u0131r m\u0131
? raf ne kadar yük kald\u0131r\u0131r
? merdiven iki ki\u015fiyi çeker mi
? maksimum yük
? üstüne oturulsa k\u0131r\u0131l\u0131r m\u0131
? kaç kg ye dayan\u0131kl\u0131 kanca
= Ta\u015f\u0131ma kapasitesi: 150 kg
= Maksimum kullan\u0131c\u0131 a\u011f\u0131rl\u0131\u011f\u0131: 130 kg
= Azami yük: 25 kg/raf
## thing_people
? kaç ki\u015filik
? kaç ki\u015fi oturur
? 6 ki\u015fi s\u0131\u011far m\u0131
? kaç ki\u015fiyle oynan\u0131yor
? kaç porsiyon ç\u0131kar
? iki ki\u015fi yatar m\u0131 çad\u0131rda
? tek ki\u015filik mi çift ki\u015filik mi
? 8 ki\u015filik yemek tak\u0131m\u0131 m\u0131
? en az kaç oyuncu laz\u0131m
? masaya kaç sandalye s\u0131\u011f\u0131yor
= Ki\u015fi say\u0131s\u0131: 4
= 2-6 oyuncu
= 6 ki\u015filik
## thing_number_of
? kaç çekmeceli
? kaç parça yapboz
? kaç sayfa
? kaç program\u0131 var
? kaç rafl\u0131
? kaç basamakl\u0131 merdiven
? kaç kapakl\u0131 dolap
? kaç vites
? kaç h\u0131z kademesi var
? kaç bölmeli çanta
= Çekmece say\u0131s\u0131: 5
= Sayfa say\u0131s\u0131: 384
= Parça say\u0131s\u0131: 1000
## thing_material
? malzemesi ne
? neyden yap\u0131lm\u0131\u015f
? pamuklu mu
? kuma\u015f\u0131 ne
? hakiki deri mi
? içi ne dolu yast\u0131\u011f\u0131n
? mdf mi masif mi
? polyester var m\u0131 içinde
? çelik mi alüminyum mu
? elyaf m\u0131 kaz tüyü mü
= Malzeme: %100 pamuk
= Kuma\u015f: %95 pamuk %5 elastan
= Materyal: 304 paslanmaz çelik
## thing_thickness
? kal\u0131nl\u0131\u011f\u0131 ne kadar
? kaç mm
? kuma\u015f ince mi kal\u0131n m\u0131
? havlu kaç gram gramaj\u0131 ne
? içini gösterir mi ince mi
? gramaj\u0131 kaç kartonun
? kaç gsm
? tel say\u0131s\u0131 kaç nevresimin
? s\u0131k dokuma m\u0131
? minder kal\u0131n m\u0131 kaç cm kal\u0131nl\u0131k
= Kal\u0131nl\u0131k: 6 mm
= Gramaj: 500 gr/m²
= 57 tel ranforce
## thing_look
? mat m\u0131 parlak m\u0131
? desenli mi düz mü
? üzerinde logo var m\u0131
? çizgili mi
? yüzeyi nas\u0131l pürüzlü mü
? f\u0131rçalanm\u0131\u015f m\u0131 parlat\u0131lm\u0131\u015f m\u0131
? üstünde yaz\u0131 var m\u0131 büyük
? ral kodu kaç
? emaye mi granit kaplama m\u0131
? bask\u0131s\u0131 önde mi arkada m\u0131
= Yüzey: mat
= Desen: bal\u0131ks\u0131rt\u0131
= Kaplama: granit
## thing_light
? kaç lümen
? \u0131\u015f\u0131\u011f\u0131 güçlü mü
? parlakl\u0131\u011f\u0131 ayarlan\u0131yor mu lamban\u0131n
? gün \u0131\u015f\u0131\u011f\u0131 m\u0131 beyaz m\u0131
? sar\u0131 \u0131\u015f\u0131k m\u0131 veriyor
? lo\u015f mu ayd\u0131nlat\u0131r m\u0131 oday\u0131
? led de\u011fi\u015fiyor mu bitince
? kaç kelvin
? göz yorar m\u0131 \u0131\u015f\u0131\u011f\u0131
? fener ne kadar ayd\u0131nlat\u0131yor
= I\u015f\u0131k ak\u0131s\u0131: 806 lm
= Renk s\u0131cakl\u0131\u011f\u0131: 2700 K gün \u0131\u015f\u0131\u011f\u0131 / sar\u0131
= Dim edilebilir: evet
## thing_made_in
? nerenin mal\u0131
? men\u015fei neresi
? türk mal\u0131 m\u0131 bu
? çin mal\u0131 m\u0131
? nerede üretilmi\u015f bu
? gerçek isviçre mi bu saat
? italyan mal\u0131 m\u0131
? yerli mi ithal mi bu
? hangi ülkede yap\u0131l\u0131yor bu
? bu zeytinya\u011f\u0131 ayval\u0131k m\u0131
= Men\u015fei: Türkiye
= Üretim yeri: Almanya
= Made in Italy
## thing_brand
? markas\u0131 ne
? hangi marka
? kimin markas\u0131 bu
? yazar\u0131 kim
? hangi yay\u0131nevi
? üretici firma kim
? orijinal bosch mu
? kim üretiyor bunu marka olarak
? bu kazak hangi firman\u0131n
? tasar\u0131mc\u0131s\u0131 kim
= Marka: Karaca
= Üretici: Arçelik A.\u015e.
= Yazar: Sabahattin Ali, Yay\u0131nevi: YKY
## thing_power
? kaç watt
? gücü ne kadar
? motoru güçlü mü
? beton deler mi gücü yeter mi
? kaç bar
? emi\u015f gücü kaç
? kaç beygir
? kaç amper veriyor
? buz k\u0131rar m\u0131 gücü
? fön 2000 watt m\u0131
= Güç: 1800 W
= Motor gücü: 2,2 kW
= Bas\u0131nç: 15 bar
## thing_power_source
? elektrikli mi pilli mi
? fi\u015fle mi çal\u0131\u015f\u0131yor
? kablolu mu \u015farjl\u0131 m\u0131
? kaç volt
? priz laz\u0131m m\u0131 yan\u0131nda
? tüplü mü elektrikli mi
? do\u011falgaza uygun mu lpg mi
? manuel mi elektrikli mi
? 12 volt araçta çal\u0131\u015f\u0131r m\u0131
? güne\u015f enerjisiyle mi çal\u0131\u015f\u0131r
= Güç kayna\u011f\u0131: elektrik, 220-240 V
= Çal\u0131\u015fma \u015fekli: \u015farjl\u0131
= Yak\u0131t tipi: do\u011falgaz / LPG
## thing_battery
? pil tipi ne
? kaç pille çal\u0131\u015f\u0131r
? pil dahil mi
? pili de\u011fi\u015fiyor mu
? kalem pil mi ince pil mi
? kaç mah
? batarya kapasitesi
? saat pili hangisi
? bataryas\u0131 ç\u0131kar m\u0131
? dü\u011fme pil mi tak\u0131l\u0131yor
= Pil tipi: 2 x AA
= Batarya kapasitesi: 5000 mAh
= Batarya: Li-ion
## thing_runtime
? \u015farj\u0131 ne kadar gidiyor
? pil ömrü kaç saat
? bir \u015farjla kaç saat çal\u0131\u015f\u0131r
? tam gün dayan\u0131r m\u0131
? \u015farj\u0131 çabuk biter mi
? kaç dakika süpürüyor \u015farjla
? uçu\u015f boyu yeter mi kulakl\u0131k
? bekleme süresi
? kaç saat müzik çalar
? sarji kac saat gider
= Kullan\u0131m süresi: 45 dk
= Pil ömrü: 30 saate kadar
= Çal\u0131\u015fma süresi: 8 saat
## thing_charge_time
? kaç saatte \u015farj olur
? \u015farj süresi
? h\u0131zl\u0131 \u015farj var m\u0131
? kaç dakikada dolar
? ne kadar sürede full olur
? yar\u0131m saat \u015farjla kullan\u0131l\u0131r m\u0131
? \u015farj olmas\u0131 uzun sürüyor mu
? 65w h\u0131zl\u0131 \u015farj destekler mi
? kaç saat \u015farjda kalmal\u0131
? s\u0131f\u0131rdan yüze ne kadarda dolar
= \u015earj süresi: 3 saat
= 30 dakikada %50 \u015farj
= H\u0131zl\u0131 \u015farj: var
## thing_range
? menzili kaç km
? kaç kilometre gider
? kablosu kaç metre
? kablo uzunlu\u011fu
? kumanda kaç metreden çeker
? hortum bahçenin sonuna yeti\u015fir mi
? drone ne kadar uza\u011fa gidiyor
? kaç metreye su atar
? bluetooth mesafesi
? \u015farjla kaç km yol yapar scooter
= Menzil: 80 km'ye kadar
= Kablo uzunlu\u011fu: 1,8 m
= Bluetooth mesafesi: 10 m
## thing_speed
? kaç km h\u0131z yap\u0131yor
? son h\u0131z\u0131 kaç
? kaç dakikada kaynat\u0131r
? h\u0131zl\u0131 m\u0131
? devri kaç
? kaç dakikada \u0131s\u0131n\u0131r
? yava\u015f çal\u0131\u015f\u0131yor mu
? araba kaç bas\u0131yor kumandal\u0131 olan
? dakikada kaç sayfa basar
? çocu\u011fa fazla h\u0131zl\u0131 olur mu
= Maksimum h\u0131z: 25 km/s
= Devir: 3.000 d/dk
= Bask\u0131 h\u0131z\u0131: 20 sayfa/dk
## thing_noise
? sesli mi
? çok ses yap\u0131yor mu
? gürültülü mü
? kaç desibel
? sessiz çal\u0131\u015f\u0131yor mu
? bebe\u011fi uyand\u0131r\u0131r m\u0131
? saat tik tak yap\u0131yor mu
? kom\u015fu rahats\u0131z olur mu sesten
? gece çal\u0131\u015fsa uyutur mu
? ses seviyesi
= Ses seviyesi: 48 dB(A)
= Gürültü seviyesi: 72 dB
= Sessiz mekanizma
## thing_energy_use
? ne kadar elektrik yakar
? enerji s\u0131n\u0131f\u0131 ne
? elektrik tüketimi
? a++ m\u0131
? faturaya ne kadar yans\u0131r
? y\u0131ll\u0131k kaç kwh
? kaç litre su harc\u0131yor
? çok yak\u0131yor mu
? saatte kaç liral\u0131k yakar \u0131s\u0131t\u0131c\u0131
? enerji tasarruflu mu
= Enerji s\u0131n\u0131f\u0131: A
= Y\u0131ll\u0131k enerji tüketimi: 104 kWh
= Su tüketimi: 44 L/y\u0131kama
## thing_temperature
? kaç derece
? kaç dereceye kadar \u0131s\u0131n\u0131r
? konfor s\u0131cakl\u0131\u011f\u0131 kaç tulumun
? eksi kaç dereceye dayan\u0131r
? sap\u0131 \u0131s\u0131n\u0131yor mu
? s\u0131f\u0131r\u0131n alt\u0131nda kullan\u0131l\u0131r m\u0131
? s\u0131cakl\u0131k ayar\u0131 kaça kadar
? eksi 18 e iner mi
? en dü\u015fük kaç dereceye ayarlan\u0131r
? kaç derecede ütülüyor
= S\u0131cakl\u0131k aral\u0131\u011f\u0131: 50-230 °C
= Konfor s\u0131cakl\u0131\u011f\u0131: 5 °C
= Maksimum s\u0131cakl\u0131k: 250 °C
## thing_oven_freezer
? f\u0131r\u0131na girer mi
? mikrodalgada kullan\u0131l\u0131r m\u0131
? dondurucuya konur mu
? kapa\u011f\u0131 f\u0131r\u0131nda dayan\u0131r m\u0131
? derin dondurucuya at\u0131l\u0131r m\u0131 bu kap
? f\u0131r\u0131na verilebilir mi tencere
? airfryer da kullan\u0131l\u0131r m\u0131
? içinde börek pi\u015firilir mi f\u0131r\u0131nda
? mikrodalga uyumlu mu
? s\u0131cak f\u0131r\u0131nda çatlar m\u0131
= F\u0131r\u0131nda kullan\u0131m: 220 °C'ye kadar
= Mikrodalgaya uygundur.
= Derin dondurucuda kullan\u0131labilir.
## thing_dishwasher
? bula\u015f\u0131k makinesine girer mi
? bula\u015f\u0131k makinesinde y\u0131kan\u0131r m\u0131
? makinede y\u0131kanabilir mi tabaklar
? makinede bozulur mu tava
? ah\u015fap sap\u0131 bula\u015f\u0131k makinesine dayan\u0131r m\u0131
? haznesi bula\u015f\u0131k makinesine at\u0131l\u0131r m\u0131
? bula\u015f\u0131k makinesinde solar m\u0131 deseni
? parçalar\u0131 makinede y\u0131kan\u0131yor mu blender\u0131n
? elde mi y\u0131kanmas\u0131 laz\u0131m b\u0131çaklar\u0131n
? bulas\u0131k makinasina uygun mu
= Bula\u015f\u0131k makinesinde y\u0131kanabilir.
= Elde y\u0131kama önerilir (bula\u015f\u0131k makinesine uygun de\u011fildir).
= Bula\u015f\u0131k makinesine uygunluk: evet
## thing_machine_wash
? çama\u015f\u0131r makinesine girer mi
? makinede y\u0131kan\u0131r m\u0131 bu
? k\u0131l\u0131f\u0131 ç\u0131k\u0131yor mu y\u0131kamak için
? kaç derecede y\u0131kan\u0131r bu
? kuru temizleme mi gerekiyor
? tüylenme yapar m\u0131
? ütü ister mi
? bunun bak\u0131m\u0131 nas\u0131l derisi
? montu makineye atsam bozulur mu
? y\u0131kay\u0131nca boncuklan\u0131r m\u0131
= Y\u0131kama: 30 °C makinede
= Y\u0131kama talimat\u0131: kuru temizleme
= Ç\u0131kar\u0131labilir, y\u0131kanabilir k\u0131l\u0131f
## thing_hobs
? indüksiyona uygun mu
? indüksiyonlu ocakta kullan\u0131l\u0131r m\u0131
? taban\u0131 indüksiyon mu
? cam seramik ocakta olur mu
? gazl\u0131 ocakta kullan\u0131l\u0131yor mu tencere
? elektrikli oca\u011fa uyar m\u0131
? oca\u011f\u0131 çizer mi
? közde ate\u015fte kullan\u0131l\u0131r m\u0131
? cezve indüksiyonda çal\u0131\u015f\u0131r m\u0131
? tüm ocaklara uyumlu mu
= \u0130ndüksiyon dahil tüm ocaklarda kullan\u0131labilir.
= \u0130ndüksiyon uyumu: var
= Uygun ocak tipleri: gazl\u0131, elektrikli, seramik
## thing_waterproof
? su geçirir mi
? su geçirmez mi
? suya dayan\u0131kl\u0131 m\u0131
? denizde kullan\u0131l\u0131r m\u0131 saat
? kaç metreye dal\u0131n\u0131r bununla
? laptop \u0131slan\u0131r m\u0131 bu çantada
? üstüne çay dökülse bozulur mu
? du\u015fta tak\u0131l\u0131r m\u0131
? s\u0131çrayan suya dayan\u0131r m\u0131
? \u0131p68 mi
= Su geçirmez: evet
= Suya dayan\u0131kl\u0131l\u0131k: 10 ATM
= Koruma s\u0131n\u0131f\u0131: IPX4
## thing_outdoors
? d\u0131\u015far\u0131da kalabilir mi
? balkonda ya\u011fmurda bozulur mu
? güne\u015fte solar m\u0131
? d\u0131\u015f mekana uygun mu
? don olunca çatlar m\u0131 saks\u0131
? k\u0131\u015f\u0131n bahçede kalsa olur mu
? rüzgarda devrilir mi
? çürür mü d\u0131\u015farda
? deniz kenar\u0131nda paslan\u0131r m\u0131
? \u015femsiye rüzgarda ters döner mi
= D\u0131\u015f mekan kullan\u0131m\u0131na uygundur.
= UV dayan\u0131ml\u0131, solmaz
= Dona dayan\u0131kl\u0131: -15 °C
## thing_warmth
? s\u0131cak tutar m\u0131
? k\u0131\u015fl\u0131k m\u0131 yazl\u0131k m\u0131
? içi polarl\u0131 m\u0131
? so\u011fukta ü\u015fütür mü
? kayakta giyilir mi s\u0131cak tutar m\u0131
? yorgan k\u0131\u015fl\u0131k m\u0131
? mevsimlik mi bu
? içi kürklü mü
? eksi havada giyilir mi
? terletir mi yaz\u0131n
= Mevsim: sonbahar / k\u0131\u015f
= \u0130çi polar astarl\u0131
= 4 mevsim yorgan
## thing_included
? kutu içeri\u011fi
? kutudan ne ç\u0131k\u0131yor
? \u015farj aleti dahil mi
? yan\u0131nda ne geliyor
? k\u0131l\u0131f\u0131 var m\u0131 yan\u0131nda
? minderler dahil mi
? kablosu içinde mi
? tak\u0131m halinde mi geliyor
? resimdeki vazo dahil mi
? uç seti veriyor musunuz yan\u0131nda
= Kutu içeri\u011fi: \u015farj cihaz\u0131, k\u0131l\u0131f, k\u0131lavuz
= Minderler fiyata dahildir.
= Paket içeri\u011fi: 1 matkap, 2 uç, yan sap
## thing_needs_extra
? ba\u015fka bir \u015fey almam gerekir mi bunun için
? kullanmak için ne laz\u0131m ayr\u0131ca
? adaptör gerekir mi
? ayaklar\u0131 ayr\u0131 m\u0131 sat\u0131l\u0131yor
? haf\u0131za kart\u0131 gerekli mi
? ek parça almam laz\u0131m m\u0131
? aboneliksiz çal\u0131\u015f\u0131r m\u0131 uygulamas\u0131
? tek ba\u015f\u0131na yeterli mi yoksa eksik mi
? ask\u0131 aparat\u0131 ayr\u0131ca m\u0131 al\u0131n\u0131yor
? direkt kullan\u0131l\u0131r m\u0131 bi \u015fey laz\u0131m m\u0131
= 2 x AA pil gereklidir (dahil de\u011fildir).
= Duvar ask\u0131s\u0131 ayr\u0131 sat\u0131l\u0131r.
= Kullan\u0131m için hub gereklidir.
## thing_assembly
? kurulu mu geliyor
? montaj gerekiyor mu
? demonte mi bu
? bunu kendim takabilir miyim alet laz\u0131m m\u0131
? kurulumu kolay m\u0131 bunun
? vidalan\u0131yor mu
? tek ki\u015fi kurulur mu
? bisiklet haz\u0131r m\u0131 parça parça m\u0131
? elim yatk\u0131n de\u011fil kurabilir miyim bunu
? monte halde mi teslim
= Montaj: demonte gönderilir
= Kurulum gerektirir: evet
= Kurulu olarak teslim edilir.
## thing_mounting
? duvara as\u0131l\u0131yor mu
? duvara monte edilir mi
? ayakl\u0131 m\u0131 duvar tipi mi
? yap\u0131\u015fkanl\u0131 m\u0131
? vidas\u0131z tak\u0131l\u0131r m\u0131
? tripoda tak\u0131l\u0131yor mu
? delmeden as\u0131l\u0131r m\u0131 bu raf
? bebek koltu\u011fu bisiklete nas\u0131l ba\u011flan\u0131yor
? tavana tak\u0131l\u0131r m\u0131
? kendi ba\u015f\u0131na duruyor mu
= Montaj \u015fekli: duvar veya tavan
= Delmeden, yap\u0131\u015fkanl\u0131 montaj
= VESA: 200 x 200
## thing_connection
? bluetooth var m\u0131
? wifi var m\u0131
? kulakl\u0131k giri\u015fi var m\u0131
? kaç hdmi giri\u015fi var
? type c mi
? uygulamas\u0131 var m\u0131
? kablosuz mu
? usb giri\u015fi var m\u0131
? 5 ghz destekliyor mu
? ethernet portu
? yar\u0131m inç mi ba\u011flant\u0131s\u0131
= Ba\u011flant\u0131lar: 2 x HDMI, 3 x USB
= Bluetooth 5.3
= Ba\u011flant\u0131 tipi: 1/2 inç
## thing_works_with
? iphone ile uyumlu mu
? androidde çal\u0131\u015f\u0131r m\u0131
? samsung a54 e olur mu
? macte kullan\u0131l\u0131r m\u0131
? ps5 ile çal\u0131\u015f\u0131r m\u0131
? televizyonuma ba\u011flan\u0131r m\u0131
? k\u0131l\u0131f benim telefona uyar m\u0131
? elimdeki \u015farj aletiyle çal\u0131\u015f\u0131r m\u0131
? clio 4 e uyar m\u0131
? bu b\u0131çak ba\u015fka testereye tak\u0131l\u0131r m\u0131
= Uyumlu: iOS 15 ve üzeri
= Uyumlu modeller: Galaxy A54, A34
= 2012-2019 model araçlara uygundur.
## thing_control
? kumandas\u0131 var m\u0131
? dokunmatik mi tu\u015flu mu
? nas\u0131l kontrol ediliyor
? kaç kademesi var ayar olarak
? sesi ayarlan\u0131yor mu
? telefondan kontrol edilir mi
? zamanlay\u0131c\u0131s\u0131 var m\u0131
? dijital mi manuel ayar m\u0131
? h\u0131z ayar\u0131 var m\u0131
? ayak pedal\u0131 var m\u0131
= Kontrol: dokunmatik panel
= Uzaktan kumanda: var
= Kademe say\u0131s\u0131: 3
## thing_adjustable
? yüksekli\u011fi ayarlan\u0131yor mu
? katlan\u0131r m\u0131
? s\u0131rt\u0131 yat\u0131yor mu
? kapü\u015fonu ç\u0131kar m\u0131
? aç\u0131l\u0131r kapan\u0131r m\u0131 masa
? raflar\u0131 ç\u0131k\u0131yor mu
? boyu uzay\u0131p k\u0131sal\u0131yor mu
? katlan\u0131nca küçülür mü
? ask\u0131s\u0131 ayarlanabilir mi
? kollar\u0131 sökülüyor mu
= Yükseklik ayarl\u0131: 70-120 cm
= Katlanabilir: evet
= Ç\u0131kar\u0131labilir kapü\u015fon
## thing_electronics
? kaç gb ram
? haf\u0131zas\u0131 kaç gb
? i\u015flemcisi ne
? ekran kaç inç
? kaç hz
? 4k m\u0131
? ekran kart\u0131 ne
? kameras\u0131 kaç megapiksel
? dokunmatik ekran m\u0131
? gps var m\u0131
= \u0130\u015flemci: 8 çekirdek, 3,2 GHz
= RAM: 16 GB, depolama: 512 GB SSD
= Ekran: 6,7 inç, 120 Hz AMOLED
## thing_age
? kaç ya\u015f için
? 3 ya\u015fa uygun mu
? kaç ayl\u0131k bebek için
? hangi ya\u015f grubuna
? 10 ya\u015f\u0131ndaki çocu\u011fa basit mi kal\u0131r
? torunum 2 ya\u015f\u0131nda olur mu
? okul ça\u011f\u0131na m\u0131
? kaç ya\u015fa kadar kullan\u0131l\u0131r
? 6 ayl\u0131\u011fa olur mu
? ya\u015f s\u0131n\u0131r\u0131 var m\u0131 bu oyunun
= Ya\u015f grubu: 3+
= 6-12 ay
= Önerilen ya\u015f: 8 ya\u015f ve üzeri
## thing_for_whom
? erkek mi kad\u0131n m\u0131
? unisex mi
? bayanlar kullanabilir mi
? geni\u015f aya\u011fa olur mu
? hamileler kullanabilir mi bunu
? kilolu birine olur mu
? yan yatanlar için uygun mu
? k\u0131z çocu\u011funa m\u0131 erkek çocu\u011funa m\u0131
? ya\u015fl\u0131lar rahat kullan\u0131r m\u0131
? solaklar için mi
= Cinsiyet: kad\u0131n
= Hedef kitle: unisex
= Kullan\u0131c\u0131: erkek çocuk
## thing_fit
? kal\u0131b\u0131 nas\u0131l
? dar kal\u0131p m\u0131 bu
? bol mu duruyor
? omuzlar\u0131 dar m\u0131
? bu tam kal\u0131p m\u0131
? esner mi giydikçe
? 40la 41 aras\u0131 hangisi olur bunda
? boyu k\u0131sa m\u0131 pantolonun
? slim fit mi regular m\u0131
? 1.75 boyuma uzun gelir mi
= Kal\u0131p: regular fit
= Kesim: slim fit
= Manken ölçüleri: boy 1,78, beden S
## thing_animals
? kedi için mi köpek için mi
? küçük \u0131rk köpeklere uygun mu
? yavru kediye olur mu
? kangala olur mu
? muhabbet ku\u015fu için mi
? hamster s\u0131\u011far m\u0131
? büyük \u0131rk için mi
? k\u0131s\u0131r kedilere uygun mu
? tav\u015fan kullanabilir mi
? golden a olur mu tasma
= Hayvan türü: kedi
= Küçük \u0131rk köpekler için
= K\u0131s\u0131rla\u015ft\u0131r\u0131lm\u0131\u015f kediler için
## thing_place
? banyoda kullan\u0131l\u0131r m\u0131
? iç mekan m\u0131 d\u0131\u015f mekan m\u0131
? balkona konur mu
? gölgede mi güne\u015fte mi durur
? mutfa\u011fa uygun mu
? parkeyi çizer mi
? çime serilir mi
? rutubetli bodrumda olur mu
? ofiste kullanmaya uygun mu
? hangi zeminde kullan\u0131l\u0131r
= Kullan\u0131m alan\u0131: banyo, mutfak
= Uygun yüzeyler: ah\u015fap, metal, beton
= \u0130ç ve d\u0131\u015f mekan
## thing_plant
? ne kadar büyür
? kaç metre olur
? her dem ye\u015fil mi
? k\u0131\u015f\u0131n d\u0131\u015farda donar m\u0131 bu çiçek
? bak\u0131m\u0131 zor mu bitkinin
? kaç günde bir sulan\u0131r
? ne zaman çiçek açar
? meyve verir mi kaç y\u0131lda
? çok yay\u0131l\u0131r m\u0131 bahçede
? \u0131\u015f\u0131k ister mi
= Boy: 60-80 cm'ye ula\u015f\u0131r
= Çiçeklenme dönemi: Haziran-Eylül
= Sulama: haftada bir
## thing_ingredients
? içinde ne var
? içeri\u011fi nedir
? içindekiler
? parfüm var m\u0131 içinde
? ilave \u015feker var m\u0131
? katk\u0131 maddesi içeriyor mu
? paraben var m\u0131
? mamada gerçek et var m\u0131
? reçelin yüzde kaç\u0131 meyve
? palm ya\u011f\u0131 var m\u0131
= \u0130çindekiler: un, \u015feker, tereya\u011f\u0131, yumurta
= INCI: Aqua, Glycerin, Parfum
= %60 tavuk eti
## thing_diet
? vegan m\u0131
? helal mi
? glutensiz mi
? domuz katk\u0131s\u0131 var m\u0131
? jelatin s\u0131\u011f\u0131r m\u0131
? laktozsuz mu
? yumurta var m\u0131 içinde
? k\u0131z\u0131m\u0131n f\u0131st\u0131k alerjisi var yiyebilir mi bunu
? alkol içerir mi
? çölyaklar yer mi
= Helal sertifikal\u0131
= Glutensiz, vegan
= Alerjen: süt, soya
## thing_taste
? tad\u0131 nas\u0131l
? ac\u0131 m\u0131
? çok tatl\u0131 m\u0131
? hangi aroma
? kahve sert mi yumu\u015fak m\u0131
? peynir tuzlu mu
? kokusu a\u011f\u0131r m\u0131 yapay m\u0131
? ac\u0131s\u0131 ne kadar ac\u0131 sos
? ek\u015fi mi
? orta kavrum mu
= Aroma: tuzlu karamel
= Kavrulma: orta
= Ac\u0131l\u0131k derecesi: 3/5
## thing_nutrition
? kaç kalori
? kalorisi ne
? besin de\u011ferleri
? protein ne kadar
? \u015feker oran\u0131 kaç
? kilo yapar m\u0131
? tuz çok mu içinde
? kaç gram karbonhidrat
? vitamin var m\u0131
? maman\u0131n protein oran\u0131
= Enerji (100 g): 1560 kJ / 372 kcal
= Protein: 24 g / porsiyon
= Besin de\u011ferleri tablosu
## thing_shelf_life
? ne kadar dayan\u0131r bozulmadan
? aç\u0131nca kaç gün gider
? skt si ne zaman bunun
? son tüketim tarihi kaç bu ürünün
? bayatlar m\u0131
? aç\u0131ld\u0131ktan sonra ne kadar sürede tüketmeli
? boya aç\u0131l\u0131nca kurur mu ne kadar durur
? tohumlar seneye ç\u0131kar m\u0131
? raf ömrü
? miad\u0131 ne kadar bunun
= Raf ömrü: 12 ay
= Aç\u0131ld\u0131ktan sonra kullan\u0131m süresi: 6 ay
= SKT: 12.2026
## thing_skin_hair
? kuru cilde uygun mu
? hangi cilt tipi için
? ya\u011fl\u0131 cilt kullanabilir mi
? k\u0131v\u0131rc\u0131k saça olur mu
? hassas ciltte yakar m\u0131
? egzamam var kullanabilir miyim
? sivilce yapar m\u0131
? boyal\u0131 saça uygun mu
? yüzü ya\u011fland\u0131r\u0131r m\u0131
? olgun ciltler için mi
= Cilt tipi: kuru, hassas
= Saç tipi: ince telli, y\u0131pranm\u0131\u015f
= Hipoalerjenik
## thing_safety
? kaymaz m\u0131
? a\u015f\u0131r\u0131 \u0131s\u0131n\u0131r m\u0131
? çocuk elini s\u0131k\u0131\u015ft\u0131r\u0131r m\u0131
? otomatik kapanma var m\u0131
? çelik burunlu mu
? çocuk kilidi var m\u0131
? s3 mü bot
? yanmaz kuma\u015f m\u0131
? devrilir mi üstüne
? güvenlik s\u0131n\u0131f\u0131 ne
= Güvenlik s\u0131n\u0131f\u0131: S3 SRC
= Standart: EN 1078
= Otomatik kapanma: var
## thing_warranty
? garantisi var m\u0131 bunun
? kaç y\u0131l garantili bu
? bu ürünün garantisi ne kadar
? garanti kapsam\u0131 motoru al\u0131yor mu bunda
? resmi distribütör garantili mi bu
? bozulursa de\u011fi\u015fir mi garantide
? yurtd\u0131\u015f\u0131 garantisi mi bu
? ithalatç\u0131 m\u0131 distribütör mü garantisi
? kadroya kaç y\u0131l garanti bunda
? garantisi uzat\u0131l\u0131r m\u0131 bu cihaz\u0131n
= Garanti süresi: 2 y\u0131l
= Garanti tipi: Türkiye distribütör garantili
= 10 y\u0131l motor garantisi
## thing_level
? yeni ba\u015flayana uygun mu
? profesyonel mi bu raket
? zor mu
? kaç saatte biter
? kurallar\u0131 kar\u0131\u015f\u0131k m\u0131
? ileri seviyeye basit mi kal\u0131r
? ba\u015flang\u0131ç seviyesi mi
? acemi kullanabilir mi
? zorluk derecesi
? amatöre yeter mi
= Seviye: ba\u015flang\u0131ç
= Zorluk: 3/5
= Profesyonel kullan\u0131m için
## thing_language
? türkçe mi
? hangi dilde
? türkçe dil deste\u011fi var m\u0131
? ingilizcesi var m\u0131 kitab\u0131n
? çevirisi var m\u0131
? türkçe altyaz\u0131 var m\u0131
? oyun türkçe dublaj m\u0131
? arapça bilmek gerekir mi
? menüsü türkçe mi
? iki dilli mi
= Dil: Türkçe
= Dil seçenekleri: \u0130ngilizce, Almanca
= Altyaz\u0131: Türkçe
## thing_rating
? iyi mi bu
? al\u0131n\u0131r m\u0131
? tavsiye eder misiniz bunu
? yorumlar nas\u0131l
? kaç y\u0131ld\u0131z alm\u0131\u015f
? kullanan var m\u0131 memnun mu
? paras\u0131na de\u011fer mi
? kaliteli mi gerçekten
? çok satan m\u0131
? iade eden olmu\u015f mu bunu
= Puan: 4,6 / 5
= 312 de\u011ferlendirme
= En çok satan ürün
## thing_refill
? yede\u011fi var m\u0131
? kartu\u015fu hangisi
? yedek ba\u015fl\u0131k sat\u0131l\u0131yor mu
? süpürgenin torbas\u0131 var m\u0131
? dolum paketi
? yedek k\u0131l\u0131f\u0131n\u0131 sat\u0131yor musunuz
? filtresi ayr\u0131ca bulunur mu bunun
? iç lasti\u011fi var m\u0131 ayr\u0131
? t\u0131ra\u015f b\u0131ça\u011f\u0131 yede\u011fi
? refil var m\u0131 kalemin
= Yedek filtre: F2 tipi, 3 ayda bir
= 500 ml dolum paketi mevcuttur.
= Uyumlu kartu\u015f: 305XL
## thing_use_for
? ne i\u015fe yarar
? ne için kullan\u0131l\u0131r
? kampta kullan\u0131l\u0131r m\u0131
? metale olur mu
? bununla ko\u015fulur mu
? z\u0131mpara yapmaya uygun mu
? her gün i\u015fe giderken olur mu
? da\u011f yürüyü\u015füne uygun mu
? dü\u011fünde giyilir mi
? kullan\u0131m amac\u0131 ne
= Kullan\u0131m amac\u0131: ah\u015fap ve metal delme
= Kullan\u0131m: do\u011fa yürüyü\u015fü, seyahat
= Günlük kullan\u0131m için idealdir.
`;
