import { list, type ShoppingWords } from '../shopping-words.ts';

export const shopping: ShoppingWords = {
  price: {
    below: [],
    atMost: list(`
      ज़्यादा से ज़्यादा, अधिक से अधिक, अधिकतम, मैक्सिमम, मैक्स, बजट, मेरा बजट, बजट है, बजट सिर्फ़, max, maximum, zyada se zyada, jyada se jyada,
      budget, mera budget, budget hai, under
    `),
    above: list(`above`),
    atLeast: list(`कम से कम, न्यूनतम, मिनिमम, kam se kam, minimum, min`),
    around: list(`लगभग, करीब, तकरीबन, क़रीब क़रीब, करीबन, lagbhag, kareeb, karib, takriban`),
    between: [],
    join: list(`से, से लेकर, और, se, se lekar, aur`),
    atMostAfter: list(`
      से कम, से कम का, से कम की, से कम के, से कम में, से नीचे, से नीचे का, से नीचे की, से सस्ता, से सस्ती, से सस्ते, तक, तक का, तक की, तक के, तक में, के अंदर, के भीतर,
      के नीचे, रुपये से कम, रुपये तक, या कम, या उससे कम, से ज़्यादा नहीं, से ज़्यादा न हो, से ज़्यादा का नहीं, से ऊपर नहीं, से ऊपर न जाए, से अधिक नहीं, बजट है, का बजट, का बजट है,
      से हल्का, से हल्की, से छोटा, से छोटी, से पतला, से पतली, में आ जाए, अधिकतम, se kam, se kam ka, se kam ki, se kam me, se kam mein, se neeche, se niche,
      se sasta, se sasti, se saste, tak, tak ka, tak ki, tak ke, ke andar, ke under, ke niche, ke neeche, ya kam, se zyada nahi, se jyada nahi, se upar nahi, ka budget, budget hai, under,
      rs tak, se chota, se halka, max
    `),
    atLeastAfter: list(`
      से ज़्यादा, से ज़्यादा का, से ज़्यादा की, से ज़्यादा के, से अधिक, से अधिक का, से अधिक की, से ऊपर, से ऊपर का, से ऊपर की, से ऊपर के, के ऊपर, से महँगा, से महंगा, से महंगी,
      से शुरू, या ज़्यादा, या अधिक, या उससे ज़्यादा, या ऊपर, और ऊपर, से कम नहीं, से कम न हो, से कम का नहीं, से बड़ा, से बड़ी, से बड़े, से भारी, से लंबा, से लंबी, से चौड़ा, से मोटा,
      से तेज़, न्यूनतम, se zyada, se jyada, se zyada ka, se jyada ka, se adhik, se upar, se uper, se upar ka, ke upar, ke uper, se mehnga, se mahanga, ya zyada, ya jyada, se kam nahi,
      se bada, se badi, se bhari, se lamba
    `),
    than: [],
    denials: list(`नहीं, न हो, nahi`),
    names: list(`कीमत, दाम, मूल्य, रेट, प्राइस, कीमत वाला, keemat, kimat, daam, rate, price`),
  },
  currencies: {
    रुपये: ['INR'],
    रुपए: ['INR'],
    रुपया: ['INR'],
    रुपयों: ['INR'],
    रु: ['INR'],
    रूपये: ['INR'],
    रूपए: ['INR'],
    rupaye: ['INR'],
    rupay: ['INR'],
    rupees: ['INR'],
    rupee: ['INR'],
    rupya: ['INR'],
    rs: ['INR'],
    डॉलर: list(`USD, CAD, AUD, NZD`),
    यूरो: ['EUR'],
    पाउंड: ['GBP'],
    टका: ['BDT'],
    येन: ['JPY'],
    युआन: ['CNY'],
  },
  negation: {
    before: list(`बिना, बग़ैर, सिवाय, bina, bagair, without`),
    strong: list(`बिना, बग़ैर, bina, bagair, without`),
    after: list(`
      के बिना, के बग़ैर, नहीं, नहीं चाहिए, वाला नहीं, वाली नहीं, वाले नहीं, को छोड़कर, छोड़कर, के अलावा, के सिवा, के सिवाय, न हो, ना हो, नहीं हो, से एलर्जी, से एलर्जी है, रहित,
      मुक्त, फ्री, मत दिखाओ, का नहीं, की नहीं, के नहीं, ke bina, ke bagair, nahi, nahi chahiye, nhi chahiye, nahin, wala nahi, wali nahi, wale nahi, ko chhodkar, chodkar, chhod ke, ke alawa, ke siva,
      na ho, nahi ho, se allergy, se allergy hai, free, mat dikhao, ka nahi, ki nahi
    `),
    skip: list(`कोई, एक, का, की, के, koi, ek, ka, ki, ke`),
  },
  stock: list(`
    स्टॉक में, स्टॉक में हो, उपलब्ध, उपलब्ध हो, अभी उपलब्ध, तुरंत उपलब्ध, स्टॉक में मौजूद, अवेलेबल, तुरंत मिल जाए, अभी मिल जाए, stock mein, stock me, in stock, available, uplabdh, abhi available,
    turant mil jaye
  `),
  sale: list(`
    सेल में, सेल पर, सेल, ऑफर में, ऑफर, ऑफर वाला, ऑफर वाली, छूट में, छूट पर, छूट वाला, छूट वाली, छूट वाले, डिस्काउंट में, डिस्काउंट वाला, डिस्काउंट, घटी कीमत, sale mein, sale me, sale pe,
    sale wala, offer mein, offer me, offer wala, offer, discount mein, discount me, discount wala, discount, chhoot
  `),
  rating: {
    starWords: list(`स्टार, तारे, सितारे, star, stars`),
    wellRated: list(`
      अच्छी रेटिंग, अच्छी रेटिंग वाला, अच्छी रेटिंग वाली, अच्छी रेटिंग वाले, अच्छे रिव्यू, अच्छे रिव्यू वाला, अच्छे रिव्यू वाली, बढ़िया रेटिंग, अच्छी समीक्षा, अच्छी समीक्षा वाला, acchi rating,
      achhi rating, achi rating, acchi rating wala, acche review, achhe review, badhiya rating, high rated
    `),
  },
  sort: {
    price_asc: list(`
      सबसे सस्ता, सबसे सस्ती, सबसे सस्ते, सस्ता, सस्ती, सस्ते, किफ़ायती, कम कीमत, कम दाम, सबसे कम कीमत, सबसे कम दाम, सबसे कम दाम वाला, कम कीमत पहले, सस्ते पहले, सस्ता वाला, सस्ती वाली,
      सबसे किफ़ायती, कम बजट, बजट वाला, सस्ता सा, sabse sasta, sabse sasti, sabse saste, sasta, sasti, saste, sasta wala, sasti wali, kifayati, kam daam, kam keemat, kam kimat,
      sabse kam daam, sasta sa, sasta pehle, cheapest, cheap, budget wala
    `),
    price_desc: list(`
      सबसे महँगा, सबसे महंगा, सबसे महंगी, सबसे महंगे, सबसे ज़्यादा कीमत, सबसे ऊँची कीमत, महंगे पहले, sabse mehnga, sabse mehngi, sabse mahanga, sabse mahangi, sabse mehenga
    `),
    newest: list(`
      सबसे नया, सबसे नई, सबसे नए, नया आया, नए आए, लेटेस्ट, लेटेस्ट मॉडल, नया मॉडल, नया कलेक्शन, नए प्रोडक्ट, हाल में आया, अभी अभी आया, नवीनतम, sabse naya, sabse nayi, sabse naye, latest, naya model,
      naya collection, new arrival, new arrivals, naya aaya
    `),
    rating: list(`
      सबसे अच्छी रेटिंग, सबसे अच्छी रेटिंग वाला, सबसे अच्छी रेटिंग वाली, सबसे ज़्यादा रेटिंग, सबसे ज़्यादा रेटिंग वाला, सबसे ऊँची रेटिंग, टॉप रेटेड, सबसे अच्छे रिव्यू, सबसे ज़्यादा स्टार, सबसे पसंदीदा,
      sabse acchi rating, sabse achhi rating, sabse zyada rating, sabse jyada rating, top rated, best rated, sabse acche review, highest rating
    `),
  },
  colours: {
    black: list(`काला, काली, काले, ब्लैक, श्याम, kala, kali, kaala, kaali, kaale, black`),
    white: list(`सफ़ेद, व्हाइट, श्वेत, safed, safedi, white`),
    grey: list(`स्लेटी, ग्रे, धूसर, सलेटी, slety, slate, grey, gray`),
    silver: list(`चाँदी जैसा, सिल्वर, चाँदी रंग, रुपहला, chandi, silver`),
    red: list(`लाल, रेड, सुर्ख, lal, laal, red`),
    blue: list(`नीला, नीली, नीले, ब्लू, neela, neeli, nila, nili, blue`),
    green: list(`हरा, हरी, हरे, ग्रीन, hara, hari, hare, green`),
    yellow: list(`पीला, पीली, पीले, येलो, pila, peela, peeli, pili, yellow`),
    pink: list(`गुलाबी, पिंक, gulabi, pink`),
    orange: list(`नारंगी, संतरी, ऑरेंज, केसरिया, भगवा, narangi, santri, kesariya, orange`),
    brown: list(`भूरा, भूरी, भूरे, ब्राउन, कत्थई, bhura, bhuri, brown`),
    beige: list(`बेज, बेज़, मटमैला, beige`),
    gold: list(`सुनहरा, सुनहरी, सुनहरे, गोल्डन, गोल्ड, sunehra, sunehri, golden, gold`),
    purple: list(`बैंगनी, जामुनी, पर्पल, baingani, jamuni, purple`),
    turquoise: list(`फ़िरोज़ी, टरक्वाइज़, firozi, turquoise`),
    transparent: list(`पारदर्शी, ट्रांसपेरेंट, पारदर्शक, pardarshi, transparent`),
    multicolour: list(`
      रंग बिरंगा, रंग बिरंगी, रंगबिरंगा, रंगबिरंगी, बहुरंगी, मल्टीकलर, रंगीन, rang biranga, rangbirangi, multicolour, multicolor, rangeen
    `),
    navy: list(`नेवी ब्लू, गहरा नीला, गहरी नीली, नेवी, navy, navy blue, gehra neela`),
    burgundy: list(`मैरून, बरगंडी, maroon, burgundy`),
    olive: list(`जैतूनी, ऑलिव, मेहंदी रंग, मेहँदी, olive, mehndi green`),
    khaki: list(`ख़ाकी, khaki`),
    cream: list(`क्रीम, क्रीम कलर, cream`),
    ivory: list(`आइवरी, हाथीदाँत, ivory`),
    lilac: list(`लाइलैक, लैवेंडर, हल्का बैंगनी, lavender, lilac`),
    magenta: list(`मैजेंटा, रानी, रानी कलर, rani, magenta`),
    charcoal: list(`चारकोल, गहरा स्लेटी, charcoal`),
    tan: list(`टैन, बादामी, badami, tan`),
    mint: list(`मिंट, पुदीना हरा, mint`),
    bronze: list(`काँसा, ब्रॉन्ज़, कांस्य, bronze`),
    copper: list(`ताँबा, तांबे जैसा, कॉपर, tamba, copper`),
    cyan: list(`सियान, आसमानी, आसमानी नीला, aasmani, asmani, cyan`),
    coral: list(`कोरल, मूँगा रंग, coral`),
  },
  shades: list(`
    गहरा, गहरी, गहरे, हल्का, हल्की, हल्के, गाढ़ा, चटक, फीका, डार्क, लाइट, मैट, gehra, gehri, halka, halki, chatak, dark, light, matte
  `),
  materials: {
    leather: list(`चमड़ा, चमड़े का, चमड़े की, चमड़े के, लेदर, chamda, chamde ka, chamde ki, leather`),
    cotton: list(`सूती, कॉटन, कपास, सूत, suti, sooti, cotton`),
    wool: list(`ऊनी, ऊन, वूल, वूलन, ooni, uni, oon, woolen, wool`),
    silk: list(`रेशमी, रेशम, सिल्क, resham, reshmi, silk`),
    linen: list(`लिनेन, लिनन, linen`),
    polyester: list(`पॉलिएस्टर, polyester`),
    nylon: list(`नायलॉन, नाइलोन, nylon`),
    denim: list(`डेनिम, जींस का कपड़ा, denim`),
    fleece: list(`फ्लीस, fleece`),
    wood: list(
      `लकड़ी, लकड़ी का, लकड़ी की, शीशम, सागौन, काठ, lakdi, lakdi ka, lakdi ki, sheesham, sagwan, wooden`,
    ),
    metal: list(`धातु, मेटल, लोहा, लोहे का, लोहे की, dhatu, loha, lohe ka, lohe ki, metal`),
    steel: list(`स्टील, स्टेनलेस स्टील, स्टील का, steel, stainless steel`),
    aluminium: list(`एल्युमिनियम, एल्यूमीनियम, अल्युमिनियम, aluminium`),
    plastic: list(`प्लास्टिक, प्लास्टिक का, प्लास्टिक की, plastic`),
    glass: list(`काँच, कांच, शीशे का, ग्लास, kaanch, kanch, glass`),
    rubber: list(`रबर, रबड़, rubber`),
    ceramic: list(`सिरेमिक, चीनी मिट्टी, सेरामिक, chini mitti, ceramic`),
    velvet: list(`मखमल, मखमली, वेलवेट, makhmal, makhmali, velvet`),
    cashmere: list(`कश्मीरी ऊन, पश्मीना, कैशमीयर, pashmina, cashmere`),
    suede: list(`स्वेड, साबर, suede`),
    down: list(`पंख, पंखों वाला, डाउन, down`),
    viscose: list(`विस्कोस, रेयॉन, viscose, rayon`),
    elastane: list(`इलास्टेन, स्पैन्डेक्स, लाइक्रा, elastane, lycra, spandex`),
    acrylic: list(`एक्रिलिक, ऐक्रेलिक, acrylic`),
    bamboo: list(`बाँस, बांस, बैंबू, baans, bamboo`),
    silicone: list(`सिलिकॉन, silicone`),
    mesh: list(`जाली, जालीदार, मेश, jali, jalidar, mesh`),
    hemp: list(`सन, हेम्प, भांग रेशा, hemp`),
  },
  audiences: {
    men: list(`
      पुरुष, पुरुषों, मर्द, मर्दों, आदमी, आदमियों, जेंट्स, मेन्स, मर्दाना, पति, पापा, पिताजी, भाई, भैया, दादाजी, दादा, नाना, बॉयफ्रेंड, ससुर, चाचा, मामा, purush, mard, mardon, aadmi, gents, mens, men,
      mardana, pati, papa, pitaji, bhai, bhaiya, dadaji, nana, sasur, boyfriend, husband
    `),
    women: list(`
      महिला, महिलाओं, औरत, औरतों, लेडीज़, लेडीज, वूमेन, ज़नाना, पत्नी, बीवी, मम्मी, माँ, माताजी, बहन, दीदी, दादी, नानी, गर्लफ्रेंड, सास, भाभी, चाची, mahila, mahilaon, aurat, auraton, ladies, women, womens,
      patni, biwi, mummy, maa, behen, bahen, didi, dadi, nani, girlfriend, saas, bhabhi, wife
    `),
    boys: list(
      `लड़का, लड़के, लड़कों, बेटा, बेटे, पोता, भतीजा, भांजा, बॉयज़, ladka, ladke, ladko, beta, bete, pota, bhatija, boys`,
    ),
    girls: list(
      `लड़की, लड़कियों, बेटी, पोती, भतीजी, भांजी, बिटिया, गर्ल्स, ladki, ladkiyon, beti, poti, bhatiji, bitiya, girls`,
    ),
    kids: list(`बच्चे, बच्चों, बच्चा, बच्ची, किड्स, bacche, bachche, bacho, bachon, bachcho, baccha, kids`),
    baby: list(`शिशु, नवजात, बेबी, छोटा बच्चा, दूध पीता बच्चा, shishu, navjat, baby, newborn`),
    unisex: list(`यूनिसेक्स, सबके लिए, unisex`),
  },
  age: {
    before: list(`उम्र, आयु, umar, umra, age`),
    after: list(
      `साल, साल का, साल की, साल के, वर्ष, वर्षीय, saal, sal, saal ka, saal ki, saal ke, sal ka, sal ki, varsh, year`,
    ),
    told: [],
  },
  size: {
    before: list(`साइज़, साइज, नाप, नंबर, size, naap, number`),
    after: list(`साइज़, साइज, नंबर, size, number, नंबर का, नंबर की, number ka`),
    words: {
      S: list(`स्मॉल, छोटा, छोटी, छोटे, small, chota, choti, chhota`),
      M: list(`मीडियम, मझोला, मध्यम, medium`),
      L: list(`लार्ज, बड़ा, बड़ी, बड़े, large, bada, badi, bade`),
      XL: list(`एक्स्ट्रा लार्ज, बहुत बड़ा, extra large, bahut bada`),
    },
  },
  footwear: list(`
    जूता, जूते, जूती, जूतियाँ, चप्पल, चप्पलें, सैंडल, सैंडिल, बूट, बूट्स, स्नीकर, स्नीकर्स, हील, हील्स, मोजड़ी, कोल्हापुरी, फ्लिप फ्लॉप, स्लिपर, लोफ़र, बेली, joota, jute, jutti, joote, chappal, sandal, boot,
    boots, sneaker, sneakers, shoes, heels, mojari, kolhapuri, slipper, slippers, loafer, loafers
  `),
  brandBefore: list(`ब्रांड, कंपनी, brand, company`),
  fieldNames: {
    color: list(`रंग, कलर, rang, color, colour`),
    size: list(`साइज़, साइज, नाप, नंबर, माप, size, naap`),
    material: list(`सामग्री, मटेरियल, कपड़ा, फ़ैब्रिक, material, kapda, fabric`),
    pattern: list(`डिज़ाइन, पैटर्न, प्रिंट, छपाई, design, pattern, print`),
    fit: list(`फिट, फिटिंग, कट, fit, fitting`),
    audience: list(`किसके लिए, लिंग, gender, kiske liye`),
    age: list(`उम्र, आयु, आयु वर्ग, umar, age`),
    brand: list(`ब्रांड, कंपनी, निर्माता, ब्राण्ड, brand, company`),
    category: list(`श्रेणी, कैटेगरी, प्रकार, वर्ग, category, prakar, type`),
  },
  yes: list(`हाँ, हां, haan, yes`),
  no: list(`नहीं, ना, nahi, no`),
  fillers: list(`
    चाहिए, चाहिये, मुझे चाहिए, हमें चाहिए, चाहिए था, चाहिए थी, ढूंढ रहा हूँ, ढूंढ रही हूँ, ढूँढ रहा हूँ, ढूँढ रही हूँ, ढूंढ रहे हैं, खोज रहा हूँ, खोज रही हूँ, देख रहा हूँ, देख रही हूँ, लेना है, लेनी है, लेने हैं, लेना था,
    ख़रीदना है, ख़रीदनी है, ख़रीदना चाहता हूँ, ख़रीदना चाहती हूँ, लेना चाहता हूँ, लेना चाहती हूँ, की तलाश है, की ज़रूरत है, की जरूरत है, दिखाओ, दिखाइए, दिखाएं, दिखाएँ, दिखा दो, दिखा दीजिए, दिखाना, बताओ, बताइए,
    बता दो, मिलेगा, मिलेगी, मिलेंगे, मिल जाएगा, मिल सकता है, मिलता है, मिलती है, क्या आपके पास है, है क्या, आपके पास, आपके यहाँ, सुझाओ, सुझाइए, सुझाव, कृपया, प्लीज़, प्लीज, नमस्ते, नमस्कार, हेलो, धन्यवाद, शुक्रिया,
    हो तो, हो सके तो, ज़रा, जरा, अभी, फ़िलहाल, आज, कुछ, कोई, कोई अच्छा सा, भैया, सर, मैडम, यार, जी, ऑर्डर करना है, मँगवाना है, मंगवाना है, पसंद है, रखते हो क्या, बेचते हैं क्या, बेचते हैं,
    chahiye, chaiye, chahie, chahye, mujhe chahiye, muje chahiye, chahiye tha, chahiye thi, dhund raha hu, dhund rahi hu, dhoondh raha hoon, dekh raha hu, dekh rahi hu, lena hai, leni hai, lene hai, lena tha, kharidna hai,
    kharidni hai, dikhao, dikhaiye, dikha do, dikhana, batao, bataiye, bata do, milega, milegi, milenge, mil jayega, mil sakta hai, milta hai, kya aapke paas hai, hai kya, aapke paas, apke pas, aap ke paas, suggest karo,
    suggest kro, please, plz, pls, namaste, hello, hi, thanks, shukriya, ho to, zara, jara, abhi, aaj, kuch, koi, koi accha sa, bhaiya, sir, madam, yaar, ji, order karna hai, mangwana hai, kharidna chahta hu,
    kharidna chahti hu, ki zarurat hai, ki jarurat hai, need
  `),
  glue: list(`
    का, की, के, को, में, ने, और, है, हैं, हो, हों, जो, जिसमें, जिसका, जिसकी, एक, वाला, वाली, वाले, तक, भी, ही, तो, सिर्फ़, केवल, बस, मुझे, मेरे, मेरा, मेरी, अपने, अपनी, आप, आपके, यह, ये, वह, वो, उस,
    इस, किस, क्या, कौन, कौनसा, कौनसी, कैसा, रंग, कीमत, दाम, साइज़, ब्रांड, सामान, चीज़, चीज़ें, प्रोडक्ट, उत्पाद, आइटम, पीस, टाइप, तरह, बीच, सा, सी, साथ, अंदर, रुपये, लेकिन, मगर, दूसरा, सब, सभी, कुल,
    होना, होनी, रेटिंग, रिव्यू, साल, ka, ki, ke, ko, mein, me, se, par, pe, ne, aur, hai, hain, ho, jo, jisme, jiska, ek, wala, wali, wale, vala, vali, vale, tak, bhi, hi, to, toh, sirf, bas, mujhe,
    muje, mere, mera, meri, apne, apni, aap, aapke, yeh, ye, woh, wo, us, is, kis, kya, kaun, kaunsa, kaunsi, rang, keemat, daam, size, brand, saman, cheez, product, item, piece, type, tarah, beech,
    bich, sa, si, saath, sath, andar, lekin, magar, dusra, sab, hona, honi, rating, review, saal, for, the, with, in, color, colour
  `),
  descriptive: list(`
    अच्छा, अच्छी, अच्छे, बढ़िया, शानदार, बेहतरीन, सुंदर, खूबसूरत, प्यारा, प्यारी, प्यारे, मस्त, जबरदस्त, कमाल, टिकाऊ, मजबूत, मज़बूत, आरामदायक, आरामदेह, स्टाइलिश, आधुनिक, मॉडर्न, क्लासिक, पारंपरिक,
    साधारण, सादा, सादी, सिंपल, असली, ओरिजिनल, नकली, क्वालिटी, गुणवत्ता, नया, नई, नए, पुराना, पुरानी, हल्का, हल्की, भारी, मोटा, मोटी, पतला, पतली, मुलायम, नरम, कड़ा, सख़्त, गरम, गर्म, ठंडा, ठंडी, तेज़,
    धीमा, शांत, सुरक्षित, बड़ा, बड़ी, बड़े, छोटा, छोटी, छोटे, लंबा, लंबी, ऊँचा, ऊँची, चौड़ा, चौड़ी, गहरा, महंगा, महँगा, महंगी, लोकप्रिय, मशहूर, ट्रेंडी, ख़ास, अलग, बेस्ट, टॉप, परफेक्ट, सही, उपयुक्त,
    तोहफ़ा, गिफ्ट, उपहार, जन्मदिन, बर्थडे, शादी, सालगिरह, दिवाली, दीपावली, होली, राखी, रक्षाबंधन, ईद, करवाचौथ, क्रिसमस, त्योहार, पूजा, घर, ऑफिस, दफ्तर, स्कूल, कॉलेज, रोज़, रोज़ाना, रोज़मर्रा, यात्रा,
    सफर, गर्मी, गर्मियों, सर्दी, सर्दियों, बारिश, बरसात, दोस्त, सहेली, टीचर, बॉस, पड़ोसी, बुजुर्ग, जवान, स्टूडेंट, शुरुआती, नौसिखिया, सस्ता, सस्ती, जल्दी, तुरंत, मॉडल, दुकान, ऑनलाइन, लोग, लोगों, जैसा,
    जैसी, जैसे, accha, achha, acha, acchi, achhi, achi, acche, badhiya, shandar, behtareen, sundar, khubsurat, pyara, pyari, mast, jabardast, zabardast, kamal, tikau, majboot, mazboot, aaramdayak,
    comfortable, stylish, modern, classic, simple, sada, asli, original, quality, naya, nayi, naye, new, purana, bhari, mota, moti, patla, patli, mulayam, naram, garam, thanda, tez, shant, bada, badi,
    bade, chota, choti, chote, lamba, lambi, uncha, chauda, mehnga, mahanga, popular, trendy, khas, alag, best, top, perfect, sahi, tohfa, gift, uphar, janamdin, birthday, shaadi, shadi, anniversary,
    diwali, holi, rakhi, karwachauth, tyohar, puja, pooja, ghar, office, school, college, roz, daily, safar, garmi, sardi, sardiyon, barish, dost, saheli, teacher, boss, student, jaldi, turant, model,
    dukan, online, log, logo, jaisa, jaise, jaisi
  `),
  adjectiveEndings: list(`दार, वाला, वाली, वाले, पूर्ण, शील, ीला, ीली, ीले`),
  or: list(`या, अथवा, ya`),
  and: list(`और, तथा, एवं, व, aur, or`),
  against: list(`बनाम, vs, versus`),
  followUp: {
    openers: list(`
      और, और क्या, तो, अच्छा, ठीक है, ठीक, फिर, लेकिन, मगर, सिर्फ़, केवल, बस, इनमें से, इनमें, इसमें, उनमें से, शायद, वैसे, नहीं, अब, उसके बजाय, इसके बजाय, वही, और अगर, ओके, चलो,
      aur, to, toh, accha, achha, theek hai, thik hai, phir, fir, lekin, sirf, bas, inme se, inme, isme, unme se, shayad, waise, nahi, ab, uske bajay, iske badle, wahi, ok, okay, chalo
    `),
    cheaper: list(`
      और सस्ता, और सस्ती, और सस्ते, इससे सस्ता, इससे सस्ती, इससे सस्ते, थोड़ा सस्ता, थोड़ी सस्ती, थोड़े सस्ते, सस्ता वाला, कम कीमत में, कम दाम में, बहुत महंगा, बहुत महँगा, बहुत महंगी, बहुत महंगे, महंगा है, महंगी है, महँगा है,
      ज़्यादा महंगा, बजट से बाहर, बजट के बाहर, aur sasta, aur sasti, isse sasta, isse sasti, thoda sasta, thodi sasti, kam daam me, bahut mehnga, bahut mehngi, bahot mehnga, bahut mahanga, mehnga hai, budget se bahar, kuch sasta
    `),
    dearer: list(`
      इससे महंगा, इससे महँगा, थोड़ा महंगा, और महंगा, और बेहतर, इससे अच्छा, इससे बेहतर, और अच्छी क्वालिटी, बेहतर क्वालिटी, प्रीमियम वाला, isse mehnga, thoda mehnga, isse accha, isse acha, isse behtar, aur acchi quality, premium wala
    `),
    ordinals: [
      list(`पहला, पहली, पहले वाला, पहले वाली, पहला वाला, pehla, pehli, pehla wala, pahla`),
      list(`दूसरा, दूसरी, दूसरे नंबर, दूसरा वाला, dusra, dusri, doosra, dusra wala`),
      list(`तीसरा, तीसरी, तीसरा वाला, teesra, tisra, teesri`),
      list(`चौथा, चौथी, chautha, chauthi`),
      list(`पाँचवाँ, पांचवा, पांचवी, panchwa, panchva`),
      list(`छठा, छठी, chhatha, chatha`),
      list(`सातवाँ, सातवां, सातवीं, satwa, saatva`),
      list(`आठवाँ, आठवां, आठवीं, aathwa, aathva`),
      list(`नौवाँ, नौवां, नौवीं, nauwa`),
      list(`दसवाँ, दसवां, दसवीं, daswa, dasva`),
    ],
    last: list(`आख़िरी, आखिरी वाला, अंतिम, लास्ट, aakhri, akhri, last wala, last`),
    pointers: list(`
      यह, ये, वह, वो, इस, इसे, इसका, इसकी, इसके, इसमें, उस, उसे, उसका, उसकी, उसके, इन, इनमें, इनका, इनकी, इनके, उन, उनमें, वाला, वाली, वाले, प्रोडक्ट, उत्पाद, चीज़, ऑप्शन, विकल्प, yeh, ye, woh, wo, vo, is, ise, iska, iski, iske, isme, us, use,
      uska, uski, uske, in, inme, inka, wala, wali, wale, product, option
    `),
    sameBrand: list(`
      इसी ब्रांड, उसी ब्रांड, वही ब्रांड, इस ब्रांड, उस ब्रांड, इसी कंपनी, उसी कंपनी, इस कंपनी, isi brand, usi brand, wahi brand, is brand, us brand, same brand, isi company, usi company
    `),
    otherBrand: list(`
      दूसरा ब्रांड, दूसरे ब्रांड, कोई और ब्रांड, किसी और ब्रांड, अलग ब्रांड, दूसरी कंपनी, और ब्रांड, dusra brand, dusre brand, koi aur brand, kisi aur brand, alag brand, dusri company, other brand
    `),
    otherColour: list(`
      दूसरा रंग, दूसरे रंग, कोई और रंग, किसी और रंग, अलग रंग, दूसरा कलर, दूसरे कलर, और रंग, dusra rang, dusre rang, koi aur rang, kisi aur rang, alag rang, dusra color, dusre color, dusra colour, koi aur color, other color, aur color
    `),
    startOver: list(`
      फिर से शुरू करो, नई खोज, नए सिरे से, शुरू से, सब हटाओ, फ़िल्टर हटाओ, छोड़ो, छोड़ो ये सब, रहने दो कुछ और, भूल जाओ, रीसेट, phir se shuru, fir se shuru karo, nayi khoj, naye sire se, shuru se, filter hatao, chhodo, chodo, bhool jao, reset
    `),
    anyOf: list(
      `कोई भी, किसी भी, जो भी, सब चलेगा, सभी, कुछ भी, फ़र्क नहीं पड़ता, koi bhi, kisi bhi, jo bhi, sab chalega, sabhi, kuch bhi, fark nahi padta, any`,
    ),
    moreOf: list(`
      और, और दिखाओ, और दिखाइए, और भी, और कोई, कोई और, कुछ और, और विकल्प, दूसरे, दूसरा दिखाओ, ऐसा ही, इसी तरह का, इसी तरह के, इस जैसा, मिलता जुलता, और मॉडल, aur, aur dikhao, aur dikhaiye, aur bhi, koi aur, kuch aur, aur option, dusre, dusra dikhao, aisa hi,
      isi tarah ka, iske jaisa, milta julta, similar, more
    `),
  },
  titleStops: list(`के लिए, के साथ, सहित, युक्त, और, वाला, वाली, for, with, ke liye, ke saath`),
};
