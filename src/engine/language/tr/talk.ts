import type { TalkWords } from '../talk-words.ts';

export const talk: TalkWords = {
  opening:
    'bir sorum var|bir sorum olacaktı|sorum var|bir soru|kısa bir soru|bir şey sorabilir miyim|bir şey sormak istiyorum|bir şey soracaktım|soru sorabilir miyim|kimse var mı|orada mısınız|orada mısın',
  beside:
    'herkese|size|sana|çok|tekrar|yardımın için|yardımınız için|bilgi için|her şey için|cevap için|harika|süper|mükemmel|güzel|iyi|tamamdır|bu kadar|hepsi bu|başka yok|o zaman|peki|evet|hayır|yok|ah|ya|ve|lütfen|kolay gelsin|iyi çalışmalar|nasılsınız|nasılsın|ederim|şimdiden|yardımcı oldu|kısa',
  whoAnswers:
    'sen|siz|karşımdaki|konuştuğum|kiminle konuşuyorum|konuşuyorum|konuşuyor muyum|ile mi konuşuyorum|mi konuşuyorum|yazışıyorum|yazan|cevap veren|mısın|misin|musun|mısınız|misiniz|musunuz',
  answerers:
    'bot|botla|botsun|chatbot|robot|robotla|robotsun|insan|insanla|insansın|gerçek kişi|yapay zeka|yapay zekâ|chatgpt',
  whatAnswers: 'bu|burası',
  answererLike:
    'gerçek|kişi|kişiyle|makine|makineyle|bilgisayar|bilgisayarla|program|programla|canlı|otomatik|sanal',
  ways: {
    phone:
      'telefon*|telefon numarası|telefon numaranız|tel|numaranız|aramak|arayabilir*|arasam|arayayım|ararım|arar mısınız|çağrı merkezi',
    email: 'e-posta*|eposta*|mail*|e-mail*|email*|yazılı',
    messages: 'whatsapp*|vatsap|wp|sms|telegram',
    chat: 'canlı destek|sohbet|canlı sohbet|chat',
  },
  besideWay:
    'numara*|adres*|iletişim|ulaşabilirim|ulaşabilir miyim|ulaşmak|ulaşırım|konuşmak|konuşabilir miyim|konuşayım|görüşmek|görüşebilir miyim|yazmak|yazabilir miyim|yazayım|biri|birisi|biriyle|birisiyle|birini|sizi|sizinle|size|insan|insanla|yetkili|temsilci*|mağaza*|müşteri hizmetleri|tercih ederim|istiyorum|isterim|var|var mı|verir misiniz|alabilir miyim|lütfen|doğrudan|nasıl|hangi|kaç|ne|nedir|de|da|mı|daha iyi|soru|ile|üzerinden|için',
};
