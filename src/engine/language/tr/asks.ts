import type { AskingWords } from '../asking-words.ts';

export const asks: AskingWords = {
  yesNoInside: true,
  shows: {
    greeting:
      'merhaba|selam|günaydın|iyi günler|iyi akşamlar|merhabalar|selamlar|slm|mrb|meraba|hey|selamun aleyküm|iyi sabahlar|alo|herkese merhaba|tünaydın',
    thanks:
      'teşekkürler|teşekkür ederim|çok teşekkürler|sağ ol|sağol|sağ olun|tamam teşekkürler|teşekkürler çok|tşk|tşkler|sağolun|eyvallah|minnettarım|çok sağ olun|çok sağ ol|çok teşekkür ederim|teşekkür',
    acknowledged:
      'tamam|tamamdır|ok|okey|peki|anladım|anlaşıldı|sorun değil|boş ver|önemli değil|neyse|harika|bu kadar|hepsi bu|hayır teşekkürler|yok teşekkürler',
    bye: 'hoşça kal|hoşça kalın|güle güle|görüşürüz|iyi geceler|iyi günler dilerim|hoşçakal|hoşçakalın|bay bay|bye|görüşmek üzere|kendine iyi bak|kendinize iyi bakın|iyi hafta sonları|iyi akşamlar dilerim|kolay gelsin|esen kalın|allaha ısmarladık',
    range: 'ne satıyorsunuz|neler satıyorsunuz|neler var|hangi ürünler|ürünleriniz',
    rangeBeside: 'burada|mağazada|var|satıyorsunuz',
    capabilities:
      'ne yapabilirsin|neler yapabilirsin|sen kimsin|kimsin|yardım|nasıl yardımcı|yardım eder misin|ne sorabilirim',
    human:
      'biriyle konuş*|insanla konuş*|gerçek bir insan|gerçek kişi|temsilci*|müşteri temsilcisi|yetkiliyle|canlı destek|bir insanla',
    order:
      'siparişim nerede|kargom nerede|paketim nerede|siparişimin durumu|sipariş durumu|sipariş numara*|siparişim gelmedi|kargom gelmedi|siparişimi iptal|siparişimi değiştir*|siparişimin adresi*|siparişim ne zaman|kargom ne zaman|siparişimi takip|iadem nerede|param nerede',
    price: 'fiyat*|ne kadar tutar|kaç para|kaç lira|ücreti|pahalı|indirimde|indirimli',
    stock: 'stokta|stok|mevcut|mevcut mu|tükendi|kaldı mı|var mı|tekrar gelecek|ne zaman gelecek|stoğa',
    variant:
      'hangi renk*|renk seçenek*|başka renk*|rengi var mı|bedeni var mı|beden tablosu|numarası var mı|farklı renk*|renkleri',
    policy:
      'kargo*|teslim*|gönder*|nakliye|iade*|para iadesi|değişim*|değiştir*|garanti*|tamir*|onarım*|öde*|paypal|kredi kart*|kart*|fatura*|taksit*|hediye çek*|indirim kodu|kupon*|indirim*|gizlilik|kişisel veri*|çerez*|hesap*|hesab*|şifre*|bülten*|puan*|mağaza*|çalışma saat*|açık*|gümrük*|vergi*|kdv|iptal*|iletişim*|telefon*|e-posta|eposta|müşteri hizmet*|takip*|paketleme*|ambalaj*|hediye paketi|öğrenci*|kurumsal|geri dönüşüm',
    compare: 'karşılaştır*|fark*|versus|vs|daha iyi|hangisi|kıyasla*|dan daha|den daha',
    search:
      'arıyorum|göster*|bul|ihtiyacım var|istiyorum|lazım|öner*|tavsiye*|satıyor musunuz|hediye|için bir şey|var mı',
    pronouns:
      'o|onu|onun|ona|ondan|onlar|onları|onların|bu|bunu|bunun|buna|bundan|bunlar|bunları|şu|şunu|şunun|şunlar|ikisi|her ikisi|bu ürün|ürün',
    ellipsis: 've|peki|ya|ama|veya|ayrıca|bir de|o zaman|de|da',
    ordinals:
      'ilk|birinci|ilki|birincisi|ikinci|ikincisi|üçüncü|üçüncüsü|dördüncü|dördüncüsü|son|sonuncu|sonuncusu',
    question:
      'ne|neyi|nedir|neden|niye|niçin|hangi|hangisi|kim|kimi|kimin|nerede|nereye|nereden|nasıl|kaç|mı|mi|mu|mü|mıdır|midir|mudur|müdür|mısınız|misiniz|musunuz|müsünüz',
    yesNo:
      'mı|mi|mu|mü|mıdır|midir|mudur|müdür|mısınız|misiniz|musunuz|müsünüz|var mı|miyim|mıyım|muyum|müyüm|yok mu|değil mi',
    when: 'ne zaman|ne kadar süre*|kaç gün*|kaç hafta*|kaç ay*|kaç yıl*|hangi yıl*|saat kaç*|ne kadar sürer|süre*|hangi tarih*|kaç saat*',
    where: 'nerede|nereye|nereden|hangi ülke*|hangi şehir*|neresi',
    who: 'kim|kimi|kimin|kime|kimler|kimdir',
    howMany: 'kaç|ne kadar|yüzde kaç|kaçtır|kaçı|hangi oran*|ağırlığı ne kadar',
    negation: 'değil|yok|olmayan|hariç|asla|hiç|dışında',
  },
  asksFor: {
    money: 'ücret*|fiyat*|kaç para|depozito',
    phone: 'telefon*',
    email: 'e-posta*|eposta*|mail*',
    hours: 'açılış*|saat*',
  },
  holds: {
    time: 'gün|hafta|ay|yıl|saat',
    money: 'ücretsiz',
  },
  why: 'neden|niçin|niye',
  complaint: 'işe yaramazsın|aptal|salak|yardımcı olmuyorsun|berbat|rezalet|şikayet*',
  cheaper: 'daha ucuz|daha pahalı',
  contact: 'telefon|telefon numarası|telefon numaranız|tel|e-posta|mail|iletişim|müşteri hizmetleri|whatsapp',
  asking:
    'ne kadar süre|ne kadar|kaç tane|kaç|ne sıklıkla|ne tür|hangi tür|ne olur|var mı|sunuyor musunuz|lütfen',
  placeholders: 'ürün ürünün',
  synonyms: `
kargo, teslimat, gönderim, gönderi
iade, geri
değişim, değiştirme
ücret, fiyat, tutar
ödeme, ödemek
mağaza, şube
garanti, teminat
indirim, kupon
iptal, vazgeçme
onarım, tamir
`,
  attributes: `
brand = marka | marka
color = renk, renkler | renk
material = malzeme, kumaş, materyal | malzeme
weight = ağırlık | ağırlık
dimensions = ölçüler, boyutlar | ölçüler
length = uzunluk | uzunluk
width = genişlik | genişlik
height = yükseklik | yükseklik
size = beden, numara | beden
hood = kapüşon | kapüşon
pockets = cep, cepler | cepler
gender = cinsiyet | cinsiyet
age_range = yaş, yaş grubu | yaş
care = bakım | bakım
machine_washable = makinede yıkanabilir | makinede yıkanabilir
waterproof = su geçirmez | su geçirmez
capacity = hacim, kapasite | kapasite
seating_capacity = kişi sayısı | kişi sayısı
included_components = kutu içeriği | kutu içeriği
battery_life = pil ömrü | pil ömrü
wattage = güç | güç
compatible_devices = uyumlu | uyumlu
country_of_origin = menşei, üretim yeri | menşei
warranty = garanti | garanti
`,
};
