import type { Availability } from '../catalog/product.ts';
import { languageOf } from '../text/locale-lookup.ts';

const order: readonly Availability[] = ['in_stock', 'out_of_stock', 'preorder', 'backorder', 'discontinued'];

/** How a sentence of a merchant names a stock, in the order above. */
const words: Readonly<Record<string, string>> = {
  en: 'in stock|out of stock|available for pre-order|available on backorder|no longer sold',
  de: 'auf Lager|nicht auf Lager|vorbestellbar|nachbestellbar|nicht mehr erhältlich',
  fr: 'en stock|en rupture de stock|en précommande|disponible sur commande|plus commercialisé',
  es: 'en existencias|sin existencias|en preventa|disponible bajo pedido|descatalogado',
  it: 'disponibile|esaurito|in prevendita|ordinabile|fuori produzione',
  pt: 'em estoque|sem estoque|em pré-venda|disponível por encomenda|descontinuado',
  nl: 'op voorraad|niet op voorraad|te reserveren|na te bestellen|niet meer leverbaar',
  pl: 'w magazynie|niedostępny|w przedsprzedaży|dostępny na zamówienie|wycofany ze sprzedaży',
  tr: 'stokta|stokta yok|ön siparişte|siparişle temin edilir|artık satılmıyor',
  ru: 'в наличии|нет в наличии|по предзаказу|под заказ|снят с продажи',
  ar: 'متوفر|غير متوفر|متاح للطلب المسبق|متاح عند الطلب|لم يعد يُباع',
  hi: 'स्टॉक में|स्टॉक में नहीं|प्री-ऑर्डर के लिए उपलब्ध|ऑर्डर पर उपलब्ध|अब नहीं बिकता',
  zh: '有货|缺货|可预订|可订货|已停售',
  ja: '在庫あり|在庫切れ|予約受付中|お取り寄せ可能|販売終了',
  ko: '재고 있음|품절|예약 주문 가능|주문 후 입고|판매 종료',
  th: 'มีสินค้า|สินค้าหมด|สั่งจองล่วงหน้าได้|สั่งซื้อล่วงหน้าได้|เลิกจำหน่ายแล้ว',
};

/** A stock as words inside a sentence of that locale; English where the language has none. */
export function availabilityWords(availability: Availability, locale: string): string {
  const list = (words[languageOf(locale)] ?? words['en']!).split('|');
  return list[order.indexOf(availability)]!;
}
