import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
का की के को में से पर ने तक और या एवं तथा लेकिन परंतु किंतु मगर कि जो जब तो यदि अगर क्योंकि इसलिए ताकि
जैसे जैसा जैसी वैसे मैं मुझे मेरा मेरी मेरे हम हमें हमारा हमारी हमारे तू तुम तुम्हें तुम्हारा आप आपको
आपका आपकी आपके यह ये वह वे इस इन उस उन इसे उसे इन्हें उन्हें इसका इसकी इसके उसका उसकी उसके इनका इनकी
इनके उनका उनकी उनके इसने उसने उन्होंने इन्होंने अपना अपनी अपने कौन किस किसे किसका किसकी किसके किसने किन
क्या कब कहाँ क्यों कैसे कैसा कैसी कितना कितनी कितने जिस जिसे जिसका जिसकी जिसके जिसमें जिन जिनका
जिन्हें कोई कुछ है हैं था थी थे हो होता होती होते हुआ हुई हुए होना होने होगा होगी होंगे हूँ रहा रही
रहे गया गई गए गयी किया करना करने करते करता करती कर सकता सकती सकते जाता जाती जाते जाने नहीं न ना मत ही भी
वाला वाली वाले द्वारा लिए कौनसा कौनसी कौनसे
ka ki ke ko se mein ne tak aur ya lekin magar jab agar kyunki jaise mai mujhe muje mera meri mere hum hamara hame tum tumhara aap apka apki apke
aapka aapki aapke aapko yeh ye wo woh isme isse iska iski iske ise usme usse uska uski uske inka unka apna apni apne kaun kis kise kiska kiske kya
kab kahan kaha kyu kyun kaise kaisa kaisi kitna kitni kitne jis koi kuch hai hain hu hoon tha thi ho hota hoti hote hua hui hona hone hoga hogi
honge raha rahi rahe gaya gayi gaye kiya karna karne karta karte kare karu kar sakta sakti sakte jata jati jate jaye nahi nahin nhi mat bhi wala
wali wale liye kaunsa kaunsi kaunse sa si pe toh
`,
  abbreviations:
    'डॉ श्री प्रो सं ई.पू ई रेव ए बी सी डी एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई जेड',
  units: `
cm=सेमी|सेंटीमीटर; m=मीटर; km=किमी|किलोमीटर; in=इंच; ft=फुट|फीट; g=ग्राम; kg=किलो|किग्रा|किलोग्राम;
ml=मिली; l=लीटर; c=डिग्री सेल्सियस|डिग्री; w=वाट; v=वोल्ट; gb=जीबी; s=सेकंड; min=मिनट; h=घंटा|घंटे;
d=दिन|दिनों; week=सप्ताह|हफ्ते; month=महीने|महीना|माह; year=साल|वर्ष|वर्षों; percent=प्रतिशत;
piece=पीस|नग; pair=जोड़ी|जोड़े`,
  to: 'से',
};
