import type { VisitWords } from '../visit-words.ts';

export const visit: VisitWords = {
  asks: 'neredesiniz|nerdesiniz|neredesin|neredeler|nerede bulunuyorsunuz|sizi nerede bulabilirim|nerede bulabilirim sizi|yeriniz nerede|yeriniz nerde|ziyaret*|gelebilir miyim|gelip bakabilir miyim|gelip görebilir miyim|uğrayabilir miyim|yüz yüze|nasıl gelirim|nasıl gelebilirim|nasıl giderim|nasıl ulaşırım|yol tarifi|sadece online|sadece internet|sadece internetten|hangi şehir*|hangi cadde*|hangi sokak*',
  you: 'bulunuyorsunuz|sizi bulabilirim|sizi bulurum|sizi bulabiliriz|sizin yeriniz|ürünlerinizi görebilirim',
  names: 'mağaza*|dükkan*|şube*|showroom*|adres*|konum*|bayi*|posta kodu*',
  beside:
    'nerede|nerde|neresi|var mı|varmı|var|mı|mi|mu|sizin|fiziksel|fiziki|gerçek|bir|tam|açık|nedir|ne|lütfen|yakın*|en yakın|bana|burada|orada|oraya|size|gelmek|gelip|görmek|denemek|bakmak|istiyorum|isterim|miyim|verir misiniz|atar mısınız|söyler misiniz|merhaba|selam|veya|yoksa|de|da|hangi|tüm',
  streets: 'no',
  streetsBehind: 'cad|cadde*|sok|sk|sokak|sokağı|mah|mahalle*|bulvar*|blv|meydan*|yolu',
  houseFirst: false,
};
