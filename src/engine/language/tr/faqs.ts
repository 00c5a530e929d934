import type { FaqWords } from '../faq-words.ts';

/** The product is "bu ürün". */
export const faqs: FaqWords = {
  phrasebook: `
@product = bu ürün
@has = Bu ürün için {label} var mı?
@sizes = Bu ürün hangi bedenlerde var?; Hangi bedenler var?
@colors = Bu ürün hangi renklerde var?; Hangi renkler var?
@options = “{label}” için hangi seçenekler var?
@price = Bu ürünün fiyatı ne kadar?
@stock = Bu ürün stokta var mı?
@returns = Bu ürünü iade edebilir miyim?; İade süresi ne kadar?
@return_cost = İade kargosu ücretsiz mi?
@delivery_time = Teslimat ne kadar sürer?
@shipping_cost = Kargo ücreti ne kadar?; Kargo ücretsiz mi?
@warranty = Garanti süresi ne kadar?
@exchange = Bu ürünü başka bir bedenle değiştirebilir miyim?
@size_guide = Hangi bedeni seçmeliyim?
@payment = Hangi ödeme yöntemleri var?
@pickup = Siparişimi mağazadan teslim alabilir miyim?
weight = ağırlık, net ağırlık | Bu ürünün ağırlığı ne kadar?
material = malzeme, kumaş | Bu ürünün malzemesi nedir?
dimensions = ölçüler, boyutlar | Bu ürünün ölçüleri nedir?
length = uzunluk | Bu ürünün uzunluğu ne kadar?
width = genişlik | Bu ürünün genişliği ne kadar?
height = yükseklik | Bu ürünün yüksekliği ne kadar?
capacity = hacim, kapasite | Bu ürünün kapasitesi ne kadar?; Bu ürünün hacmi ne kadar?
maximum_load = maksimum yük | Maksimum yük ne kadar?
color = renk | Bu ürün ne renk?; Bu ürünün rengi nedir?
gender = cinsiyet | Bu ürün hangi cinsiyet için?
age_range = yaş, yaş grubu | Bu ürün hangi yaş için?
season = mevsim | Bu ürün hangi mevsim için?
waterproof = su geçirmez | Bu ürün su geçirmez mi?
care = bakım, yıkama talimatı | Bu ürün nasıl yıkanır?; Bakım talimatı nedir?
country_of_origin = menşei, üretim yeri | Bu ürünün menşei neresi?
warranty = garanti | Bu ürünün garanti süresi ne kadar?
included_components = kutu içeriği | Kutu içeriği nedir?
battery_life = pil ömrü | Pil ömrü ne kadar?
wattage = güç | Bu ürünün gücü ne kadar?
compatible_devices = uyumluluk | Bu ürün neyle uyumlu?; Uyumluluk bilgisi nedir?
screen_size = ekran boyutu | Ekran boyutu ne kadar?
`,
};
