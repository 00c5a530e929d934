import { list, type ShoppingWords } from '../shopping-words.ts';

export const shopping: ShoppingWords = {
  price: {
    below: [],
    atMost: list(`
      en fazla, en çok, maksimum, max, maks, azami, bütçem, bütçe, bütçemiz, bütçesi, limitim, üst limit, taş çatlasa
    `),
    above: [],
    atLeast: list(`en az, minimum, min, asgari, en düşük`),
    around: list(`yaklaşık, aşağı yukarı, ortalama, civarı, takriben, tahminen`),
    between: [],
    join: list(`ile, ila, ve, veya`),
    atMostAfter: list(`
      altı, altında, altındaki, altına, aşağısı, aşağı, az, ucuz, ucuza, kadar, a kadar, e kadar, ye kadar, ya kadar, den ucuz, dan ucuz, den az,
      dan az, den aşağı, dan aşağı, den düşük, dan düşük, nin altı, nin altında, düşük, geçmesin, geçmeyen, yi geçmesin, yi geçmeyen, aşmayan, aşmasın,
      fazla olmasın, den fazla olmasın, dan fazla olmasın, bütçeyle, bütçem var, bütçe var, bütçeli, bütçe ile, bütçe, max, maks, maksimum, en fazla, hafif, den hafif,
      küçük, den küçük, dan küçük, kısa, den kısa, dan kısa, dar, ince, veya daha az, ve altı, ve altında, ve aşağısı, içinde
    `),
    atLeastAfter: list(`
      üstü, üstünde, üstündeki, üzeri, üzerinde, üzerindeki, yukarı, yukarısı, fazla, pahalı, den fazla, dan fazla, den pahalı, dan pahalı, den yüksek, dan yüksek,
      nin üstü, nin üstünde, nin üzerinde, ın üzerinde, ve üzeri, ve üstü, ve üzerinde, veya üzeri, veya daha fazla, ve daha fazla, ve yukarısı,
      büyük, den büyük, dan büyük, uzun, den uzun, dan uzun, ağır, den ağır, geniş, den geniş, kalın, güçlü, başlayan, den başlayan, dan başlayan, den az olmasın, dan az olmasın, az olmasın, en az, min, minimum
    `),
    than: [],
    denials: list(`değil`),
    names: list(`fiyat, fiyatı, fiyatları, fiyatlı, tutarı, ücreti, maliyeti`),
  },
  currencies: {
    tl: ['TRY'],
    lira: ['TRY'],
    liraya: ['TRY'],
    liradan: ['TRY'],
    liranın: ['TRY'],
    lirayı: ['TRY'],
    liralık: ['TRY'],
    lirası: ['TRY'],
    tlye: ['TRY'],
    tlden: ['TRY'],
    tlnin: ['TRY'],
    tlyi: ['TRY'],
    tllik: ['TRY'],
    "tl'ye": ['TRY'],
    "tl'den": ['TRY'],
    "tl'nin": ['TRY'],
    "tl'yi": ['TRY'],
    "tl'lik": ['TRY'],
    "try'den": ['TRY'],
    avro: ['EUR'],
    euro: ['EUR'],
    avroya: ['EUR'],
    euroya: ['EUR'],
    avrodan: ['EUR'],
    eurodan: ['EUR'],
    euronun: ['EUR'],
    euroluk: ['EUR'],
    yuro: ['EUR'],
    dolar: list(`USD, CAD, AUD, NZD`),
    dolara: list(`USD, CAD, AUD, NZD`),
    dolardan: list(`USD, CAD, AUD, NZD`),
    doların: list(`USD, CAD, AUD, NZD`),
    dolarlık: list(`USD, CAD, AUD, NZD`),
    sterlin: ['GBP'],
    sterlinden: ['GBP'],
    frank: ['CHF'],
    manat: ['AZN'],
  },
  negation: {
    before: list(`alerjik olduğum, alerjim var, sakın, hariç tut`),
    strong: list(`hariç tut`),
    after: list(`
      olmayan, olmayanlar, olmasın, olmayacak, olmadan, hariç, haricinde, dışında, dışındaki, değil, içermeyen, içermesin, içermez, istemiyorum,
      istemem, istemiyoruz, sevmiyorum, sevmez, yok, içermiyor, alerjim var, alerjisi var, alerjisi olan, a alerjim var, e alerjim var, alerjili, katkısız, geçirmeyen
    `),
    skip: list(`bir, renk, marka, hiç, hiçbir`),
  },
  stock: list(`
    stokta, stokta var, stokta olan, stokta olanlar, stoktaki, stoktakiler, stoğu olan, mevcut, mevcut olan, hemen teslim, hemen kargo,
    aynı gün kargo, bugün kargoda, hazır stok, elinizde olan, satışta olan, tükenmemiş
  `),
  sale: list(`
    indirimde, indirimdeki, indirimdekiler, indirimli, indirimliler, indirimde olan, indirimde olanlar, indirimler, kampanyalı, kampanyada, kampanyadaki,
    kampanyalar, fırsat, fırsatlar, fırsat ürünleri, outlet, sezon sonu, sepette indirimli, ucuzlayan, fiyatı düşen, fiyatı düşenler, promosyonlu
  `),
  rating: {
    starWords: list(`yıldız, yıldızlı, yıldızın, puan, puanlı, puanın`),
    wellRated: list(`
      yüksek puanlı, iyi yorumlu, iyi yorum alan, yorumları iyi, yorumları güzel, olumlu yorumlu, beğenilen, çok beğenilen, puanı yüksek, iyi puanlı,
      iyi değerlendirilen, memnun kalınan, değerlendirmesi yüksek, güzel yorum alan
    `),
  },
  sort: {
    price_asc: list(`
      en ucuz, en ucuzu, en ucuzları, en uygun, en uygunu, en uygun fiyatlı, en düşük fiyat, en düşük fiyatlı, ucuzdan pahalıya, artan fiyat, fiyata göre artan, en ekonomik,
      en hesaplı, ucuz, uygun fiyatlı, uygun fiyata, uyguna, hesaplı, ekonomik, bütçe dostu, fiyatı uygun, önce en ucuz
    `),
    price_desc: list(`
      en pahalı, en pahalısı, en pahalıları, en yüksek fiyat, en yüksek fiyatlı, pahalıdan ucuza, azalan fiyat, fiyata göre azalan
    `),
    newest: list(`
      en yeni, en yenisi, en yeniler, en yeniler önce, yeni gelen, yeni gelenler, yeni çıkan, yeni çıkanlar, yeni ürünler, yeni sezon, son çıkan, son model, son gelenler, en son
    `),
    rating: list(`
      en beğenilen, en beğenilenler, en çok beğenilen, en yüksek puanlı, en yüksek puan, puanı en yüksek, en iyi puanlı, en iyi yorumlu, en iyi yorum alan, en iyi yorumlar, yorumu en iyi, en çok yıldız, en çok yıldızlı, en iyi değerlendirilen, en iyi değerlendirme, en sevilen
    `),
  },
  colours: {
    black: list(`siyah, siyahı, siyahlar, kara, zifiri siyah`),
    white: list(`beyaz, beyazı, ak, kar beyazı`),
    grey: list(`gri, grisi, külrengi, kül rengi, füme gri, boz`),
    silver: list(`gümüş, gümüş rengi, gümüşi, simli gri, lame`),
    red: list(`kırmızı, kırmızısı, al, nar çiçeği, vişne rengi`),
    blue: list(`mavi, mavisi, gök mavisi, bebe mavisi, saks, saks mavisi, indigo`),
    green: list(`yeşil, yeşili, zümrüt yeşili, fıstık yeşili, çağla`),
    yellow: list(`sarı, sarısı, hardal, hardal sarısı`),
    pink: list(`pembe, pembesi, pudra, pudra pembe, gül kurusu, şeker pembe, toz pembe`),
    orange: list(`turuncu, turuncusu, portakal rengi, oranj, kavuniçi`),
    brown: list(`kahverengi, kahve rengi, kahverengisi, kestane, çikolata rengi`),
    beige: list(`bej, bejı, kum rengi, taş rengi, ten rengi, vizon`),
    gold: list(`altın rengi, altın sarısı, gold, dore, yaldızlı`),
    purple: list(`mor, moru, mürdüm, eflatun mor, patlıcan moru`),
    turquoise: list(`turkuaz, petrol yeşili, su yeşili, camgöbeği`),
    transparent: list(`şeffaf, saydam, renksiz`),
    multicolour: list(`rengarenk, çok renkli, renkli, karışık renk, alacalı`),
    navy: list(`lacivert, laciverdi, koyu mavi, gece mavisi`),
    burgundy: list(`bordo, bordosu, şarap rengi, mürdüm bordo`),
    olive: list(`zeytin yeşili, zeytuni, yağ yeşili`),
    khaki: list(`haki, asker yeşili`),
    cream: list(`krem, krem rengi, kırık beyaz, ekru`),
    ivory: list(`fildişi, fil dişi, kemik rengi`),
    lilac: list(`lila, eflatun, leylak, lavanta rengi`),
    magenta: list(`fuşya, macenta, magenta`),
    charcoal: list(`antrasit, füme, kömür rengi`),
    tan: list(`taba, camel, deve tüyü`),
    mint: list(`mint, nane yeşili, mint yeşili`),
    bronze: list(`bronz, bronz rengi`),
    copper: list(`bakır rengi, bakır`),
    cyan: list(`cam göbeği, siyan`),
    coral: list(`mercan, somon, yavruağzı`),
  },
  shades: list(`koyu, açık, parlak, mat, soluk, canlı, pastel`),
  materials: {
    leather: list(`deri, hakiki deri, gerçek deri, deriden`),
    cotton: list(`pamuk, pamuklu, penye, koton, pamuktan`),
    wool: list(`yün, yünlü, merinos, yünden`),
    silk: list(`ipek, ipekli, ipekten`),
    linen: list(`keten, ketenden`),
    polyester: list(`polyester, polyesterden`),
    nylon: list(`naylon, nylon, poliamid`),
    denim: list(`kot kumaş, denim`),
    fleece: list(`polar, welsoft`),
    wood: list(`ahşap, tahta, masif, ahşaptan, odun`),
    metal: list(`metal, metalden, demir`),
    steel: list(`çelik, paslanmaz çelik, çelikten, paslanmaz, inox`),
    aluminium: list(`alüminyum, aluminyum, alüminyumdan`),
    plastic: list(`plastik, plastikten, pvc`),
    glass: list(`cam, camdan`),
    rubber: list(`kauçuk, lastik, lateks`),
    ceramic: list(`seramik, porselen, seramikten`),
    velvet: list(`kadife, kadifeden`),
    cashmere: list(`kaşmir, kaşmirden`),
    suede: list(`süet, nubuk`),
    down: list(`kaz tüyü, kuş tüyü, ördek tüyü`),
    viscose: list(`viskon, viskoz`),
    elastane: list(`elastan, likra, likralı`),
    acrylic: list(`akrilik, orlon`),
    bamboo: list(`bambu, bambudan`),
    silicone: list(`silikon, silikonlu`),
    mesh: list(`file, fileli, mesh`),
    hemp: list(`kenevir, jüt`),
  },
  audiences: {
    men: list(`
      erkek, erkekler, erkeğe, bay, baylar, baylar için, erkekler için, eşim beye, kocam, kocama, kocamın, babam, babama, babamın, babamız, abim, abime, ağabeyim, ağabeyime, dedem, dedeme, amcam, amcama, dayım, dayıma, erkek arkadaşım, erkek arkadaşıma, sevgilim erkek, kayınpederim, kayınpederime, enişteme, nişanlım beye
    `),
    women: list(`
      kadın, kadınlar, kadına, bayan, bayanlar, hanım, hanımlar, karım, karıma, annem, anneme, annemin, ablam, ablama, teyzem, teyzeme, halam, halama, anneannem, anneanneme, babaannem, babaanneme, ninem, nineme, kız arkadaşım, kız arkadaşıma, kayınvalidem, kayınvalideme, yengem, yengeme, görümceme
    `),
    boys: list(
      `erkek çocuk, erkek çocuğu, erkek çocuklar, oğlan, oğlum, oğluma, oğlumun, oğlan çocuğu, erkek yeğenim, erkek torunum`,
    ),
    girls: list(
      `kız, kızlar, kız çocuk, kız çocuğu, kız çocukları, kızım, kızıma, kızımın, kız yeğenim, kız torunum`,
    ),
    kids: list(
      `çocuk, çocuklar, çocuğa, çocuğum, çocuğuma, çocuğumun, çocuklarım, çocuklarıma, minik, yeğenim, yeğenime, torunum, torunuma, ufaklık`,
    ),
    baby: list(`bebek, bebekler, bebeğe, bebeğim, bebeğime, bebeğimin, yenidoğan, yeni doğan`),
    unisex: ['unisex'],
  },
  age: {
    before: list(`yaşı, yaş, yaş grubu`),
    after: list(`
      yaş, yaşında, yaşındaki, yaşına, yaş için, yaş üstü, yaş üzeri, yaş ve üzeri, yaş altı, yaşa, yaşındayım, yaşlarında, yaşlık
    `),
    told: list(`yaşı, yaşım, oldu, bastı`),
  },
  size: {
    before: list(
      `beden, bedeni, bedende, numara, numarası, ayak numaram, ayakkabı numaram, bedenim, ölçü, no`,
    ),
    after: list(
      `beden, bedeni, bedende, bedeninde, numara, numarası, numarada, numaralı, bedenim, beden için`,
    ),
    words: {
      S: list(`küçük, small`),
      M: list(`orta, orta boy, medium`),
      L: list(`büyük, large`),
      XL: list(`çok büyük, büyük beden, battal, battal beden, extra large`),
    },
  },
  footwear: list(`
    ayakkabı, ayakkabılar, ayakkabısı, bot, botlar, botu, çizme, çizmesi, sandalet, sandalı, terlik, terliği, spor ayakkabı, topuklu, babet, mokasen, makosen, loafer,
    sneaker, krampon, panduf, patik, espadril, stiletto, postal, çarık
  `),
  brandBefore: list(`marka, markası, markalı, marka olarak`),
  fieldNames: {
    color: list(`renk, rengi, renkler, renkleri`),
    size: list(`beden, bedeni, bedenler, numara, numarası, ölçü, boyut, ekran boyutu`),
    material: list(
      `malzeme, malzemesi, materyal, materyali, kumaş, kumaşı, kumaş tipi, dış malzeme, kasa malzemesi`,
    ),
    pattern: list(`desen, deseni, baskı`),
    fit: list(`kalıp, kalıbı, kesim, kesimi`),
    audience: list(`cinsiyet, cinsiyeti, hedef kitle, kullanıcı`),
    age: list(`yaş, yaş grubu, yaş aralığı, önerilen yaş`),
    brand: list(`marka, markası, markalar, üretici, üreticisi, firma`),
    category: list(`kategori, kategorisi, ürün tipi, tür, türü`),
  },
  yes: list(`evet, var`),
  no: list(`hayır, yok`),
  fillers: list(`
    arıyorum, arıyoruz, aramıştım, bakıyorum, bakıyordum, bakmıştım, ihtiyacım var, ihtiyacımız var, lazım, gerek, gerekiyor, istiyorum, istiyoruz, isterim, istemiştim, alacağım,
    alıcam, almak istiyorum, alabilir miyim, almayı düşünüyorum, satın almak istiyorum, göster, gösterir misin, gösterir misiniz, gösterin, görebilir miyim, bulabilir miyim, nerede bulurum,
    var mı, varmı, var mıdır, varsa, mevcut mu, satıyor musunuz, sizde var mı, elinizde var mı, bulunur mu, bul, bana bul, bulur musun, öner, önerir misin, önerir misiniz, önerin, öneri, önerileriniz, önerebilir misiniz,
    tavsiye, tavsiye eder misin, tavsiye eder misiniz, tavsiyeniz, lütfen, merhaba, merhabalar, selam, slm, mrb, iyi günler, iyi akşamlar, kolay gelsin, teşekkürler, teşekkür ederim, şöyle, bişey, bir şey,
    bir şeyler, bişeyler, acaba, mümkünse, tercihen, şu an, şu anda, şimdi, bugün, hangi, neler var, neler, listele, ara, arama, yardımcı olur musunuz, lazımdı, olsun, olsa, olabilir, bana, bize, hani, yani, abi, kanka, hocam
  `),
  glue: list(`
    bir, bu, şu, o, için, ile, ve, veya, ya, da, de, ki, mi, mü, olan, olanlar, olarak, olsun, gibi, kadar, göre, en, daha, çok, biraz, her, tane, adet, ürün, ürünler, ürünü, ürünleri, şey, fiyat,
    fiyatı, fiyatlı, tl, lira, renk, renkli, rengi, beden, marka, markalı, var, ne, nasıl, hangi, hangisi, sadece, yalnız, yalnızca, diye, arası, arasında, arasındaki, aralığında, civarı, civarında, civarındaki, olmalı,
    olması, olursa, benim, bana, size, sizin, sizde, içinde, üzerinde, altında, içeren, sahip, özellikli, model, modeli, modelleri, çeşit, çeşitleri, tür, tip, yeni, ama, fakat, ancak, ise, puan, yorum, aynı, diğer, başka, lazım, istiyorum, kişi, kişilik
  `),
  descriptive: list(`
    rahat, güzel, en iyi, kaliteli, kalite, şık, zarif, hoş, tatlı, sevimli, havalı, modern, klasik, sade, basit, pratik, kullanışlı, kullanışı, sağlam, dayanıklı, uzun ömürlü, hafif, ağır, ince, kalın, yumuşak, sert, sıcak,
    sıcacık, soğuk, serin, sessiz, hızlı, yavaş, güvenli, güçlü, büyük, küçük, ufak, kocaman, minik, geniş, dar, kısa, yüksek, alçak, derin, ucuz, pahalı, uygun, ekonomik, lüks, özel, farklı, orijinal, gerçek, hakiki, popüler, trend, moda,
    günlük, gündelik, spor, resmi, yazlık, kışlık, mevsimlik, yaz, kış, ilkbahar, sonbahar, yağmurlu, ev, ofis, iş, okul, hediye, hediyelik, hediyesi, doğum günü, doğumgünü, yılbaşı, bayram, bayramlık, düğün, nişan, sevgililer, anneler, babalar, evlilik,
    yıldönümü, anne, baba, eş, sevgili, arkadaş, arkadaşım, arkadaşıma, kardeş, kardeşim, kardeşime, dost, öğretmen, öğretmene, patron, komşu, teyze, amca, dede, nine, kişi, birine, birisi, biri için, insan, yetişkin, genç, gençler, yaşlı, öğrenci, başlangıç,
    acemi, profesyonel, ileri, seviye, ideal, mükemmel, süper, harika, fena, gerçekten, kesinlikle, acil, acilen, hemen, benzer, benzeri, alternatif, önerilen, çok satan, kampanya, indirim, mağaza, online, internet, doğal, taze, derece
  `),
  adjectiveEndings: list(`lı, li, lu, lü, siz, suz, lık, lik, luk, lük, ci, cı, sal, sel, ımsı, imsi`),
  or: list(`veya, ya da, yada, veyahut`),
  and: list(`ve, ile, hem`),
  against: list(`karşı, karşısında`),
  followUp: {
    openers: list(`
      peki, peki ya, ya, ve, ama, sadece, yalnızca, o zaman, o halde, tamam, ok, olsun, yerine, bunun yerine, onun yerine, aynısının, aynısı, aynısından, bunun, bunların, bunlardan, bunlar arasında, bunlardan hangileri, bir de, birde, veya, olmazsa, hayır,
      şimdi, belki, bu sefer, hangileri, hangisi, hadi
    `),
    cheaper: list(`
      daha ucuz, daha ucuzu, daha ucuzu var mı, daha uygun, daha uygunu, daha uygun fiyatlı, daha ekonomik, daha hesaplı, daha düşük fiyatlı, daha düşük fiyat, çok pahalı, fazla pahalı, pahalı geldi, pahalıymış, pahalı, bütçemi aşıyor, bütçemi aştı, daha ucuzları, biraz daha ucuz,
      daha az para, ucuz olanı, bunun ucuzu
    `),
    dearer: list(
      `daha pahalı, daha pahalısı, daha kaliteli, daha kalitelisi, daha iyisi, daha iyi, üst model, bir üst modeli, daha lüks`,
    ),
    ordinals: [
      list(`birinci, birincisi, ilk, ilki, 1 numara, en üstteki`),
      list(`ikinci, ikincisi, 2 numara`),
      list(`üçüncü, üçüncüsü, 3 numara`),
      list(`dördüncü, dördüncüsü`),
      list(`beşinci, beşincisi`),
      list(`altıncı, altıncısı`),
      list(`yedinci, yedincisi`),
      list(`sekizinci, sekizincisi`),
      list(`dokuzuncu, dokuzuncusu`),
      list(`onuncu, onuncusu`),
    ],
    last: list(`son, sonuncu, sonuncusu, en alttaki`),
    pointers: list(`
      o, onu, onun, ondan, bu, bunu, bunun, bundan, bunlar, bunlardan, bunları, bunların, şu, şunu, şunun, şundan, onlar, onlardan, onları, ürün, seçenek, sonuç, olan, olanı, model
    `),
    sameBrand: list(
      `aynı marka, aynı markadan, aynı markanın, o marka, o markadan, bu marka, bu markadan, bu markanın, aynı firma`,
    ),
    otherBrand: list(
      `başka marka, başka markalar, başka markadan, başka bir marka, farklı marka, farklı markalar, farklı bir marka, diğer markalar`,
    ),
    otherColour: list(
      `başka renk, başka renkler, başka rengi, başka renkleri, başka bir renk, farklı renk, farklı renkler, farklı bir renk, diğer renkler, diğer renkleri`,
    ),
    startOver: list(
      `baştan başla, baştan başlayalım, yeniden başla, yeni arama, sıfırla, boşver, boş ver, unut gitsin, vazgeçtim, filtreleri temizle, temizle, bambaşka bir şey`,
    ),
    anyOf: list(
      `herhangi, herhangi bir, fark etmez, farketmez, hepsi, tümü, tüm, önemli değil, önemsiz, ne olursa, her türlü`,
    ),
    moreOf: list(`
      daha fazla, daha fazlası, daha göster, devamı, devam et, başka, başkası, başkaları, başka ne var, başka neler var, başka var mı, başka bir şey, diğerleri, diğer seçenekler, başka seçenek, başka seçenekler, başka model, başka modeller,
      diğer modeller, benzer, benzeri, benzerleri, benzer ürünler, buna benzer, alternatif, alternatifler, alternatifi, sonraki, farklı bir şey, değişik bir şey
    `),
  },
  titleStops: list(`için, ile, uyumlu, hediyeli, ve, dahil, hariç, özel`),
};
