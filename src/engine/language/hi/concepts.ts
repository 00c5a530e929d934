/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|डिलीवरी, शिपिंग, डिस्पैच
service:delivery cost|डिलीवरी चार्ज, शिपिंग चार्ज, डाक खर्च
service:free delivery|फ्री डिलीवरी, मुफ़्त डिलीवरी, फ्री शिपिंग
service:free shipping threshold|फ्री शिपिंग सीमा, इतने से ऊपर के ऑर्डर पर, फ्री डिलीवरी के लिए न्यूनतम राशि
service:minimum order|न्यूनतम ऑर्डर, मिनिमम ऑर्डर, न्यूनतम खरीद
service:order value|ऑर्डर वैल्यू, ऑर्डर की कुल राशि, कार्ट टोटल
service:delivery time|डिलीवरी समय, डिलीवरी में कितना समय, कितने दिन में
service:delivery date|डिलीवरी की तारीख, डिलीवरी डेट, अनुमानित डिलीवरी
service:express delivery|एक्सप्रेस डिलीवरी, अगले दिन डिलीवरी, फास्ट डिलीवरी
service:same day delivery|उसी दिन डिलीवरी, सेम डे डिलीवरी, आज डिलीवरी
service:standard delivery|स्टैंडर्ड डिलीवरी, सामान्य डिलीवरी, साधारण डाक
service:cut-off time|कट-ऑफ समय, ऑर्डर की आखिरी समय सीमा, इतने बजे से पहले ऑर्डर
service:delivery slot|डिलीवरी स्लॉट, टाइम स्लॉट, पसंदीदा दिन
service:evening delivery|शाम की डिलीवरी, शनिवार डिलीवरी, वीकेंड डिलीवरी
service:click and collect|स्टोर पिकअप, क्लिक एंड कलेक्ट, दुकान से लेना
service:ready for collection|पिकअप के लिए तैयार, ले जाने के लिए तैयार, पिकअप सूचना
service:reserve|रिज़र्व, आरक्षित, सामान होल्ड करना
service:parcel shop|पिकअप पॉइंट, पार्सल शॉप, कलेक्शन पॉइंट
service:parcel locker|पार्सल लॉकर, लॉकर, पार्सल बॉक्स
service:parcel|पार्सल, पैकेट, पैकेज
service:courier|कूरियर, डिलीवरी कंपनी, शिपिंग कंपनी
service:tracking|ट्रैकिंग, ऑर्डर ट्रैक, ट्रैकिंग नंबर
service:order status|ऑर्डर स्टेटस, ऑर्डर की स्थिति, मेरा ऑर्डर कहाँ है
service:dispatch confirmation|डिस्पैच कन्फर्मेशन, शिपिंग ईमेल, ऑर्डर भेज दिया गया
service:order confirmation|ऑर्डर कन्फर्मेशन, ऑर्डर की पुष्टि, कन्फर्मेशन ईमेल
service:order number|ऑर्डर नंबर, ऑर्डर आईडी, ऑर्डर संख्या
service:order|ऑर्डर, ऑर्डर करना, ऑनलाइन ऑर्डर
service:not at home|घर पर नहीं, डिलीवरी छूट गई, घर पर कोई नहीं
service:safe place|सुरक्षित जगह, पार्सल दरवाज़े पर छोड़ना, पार्सल रख देना
service:signature|हस्ताक्षर, साइन, डिलीवरी का प्रमाण
service:missing parcel|पार्सल खो गया, पार्सल नहीं मिला, पार्सल नहीं आया
service:late delivery|देर से डिलीवरी, डिलीवरी में देरी, ऑर्डर लेट
service:damaged in transit|रास्ते में टूटा, डिलीवरी में डैमेज, टूटा हुआ आया
service:wrong item|गलत सामान, गलत प्रोडक्ट, गलत आइटम मिला
service:missing part|पार्ट गायब, अधूरा सामान, कुछ कम है
service:partial delivery|आंशिक डिलीवरी, अलग-अलग डिलीवरी, कई पार्सल
service:combined shipping|एक साथ शिपिंग, ऑर्डर जोड़ना, एक साथ भेजना
service:change order|ऑर्डर बदलना, ऑर्डर में बदलाव, ऑर्डर एडिट
service:cancel order|ऑर्डर कैंसिल, ऑर्डर रद्द करना, कैंसिलेशन
service:change address|पता बदलना, एड्रेस बदलना, गलत पता
service:delivery address|डिलीवरी पता, शिपिंग एड्रेस, बिलिंग एड्रेस
service:PO box|पोस्ट बॉक्स, ऑफिस का पता, ऑफिस में डिलीवरी
service:delivery area|डिलीवरी एरिया, डिलीवरी क्षेत्र, कहाँ डिलीवरी करते हैं
service:international shipping|अंतरराष्ट्रीय शिपिंग, विदेश में डिलीवरी, इंटरनेशनल शिपिंग
service:abroad|विदेश, परदेस, देश के बाहर
general:EU|यूरोपीय संघ, ईयू, यूरोप
service:customs|कस्टम, सीमा शुल्क, आयात शुल्क
service:island delivery|द्वीप पर डिलीवरी, द्वीप, दूरदराज़ इलाका
service:surcharge|अतिरिक्त शुल्क, सरचार्ज, एक्स्ट्रा चार्ज
service:bulky item|भारी सामान, बड़ा सामान, बड़े आकार का सामान
service:freight delivery|माल ढुलाई, फ्रेट डिलीवरी, ट्रांसपोर्ट
service:kerbside delivery|दरवाज़े तक डिलीवरी, डोरस्टेप डिलीवरी, सड़क किनारे डिलीवरी
service:upstairs delivery|ऊपर मंज़िल तक डिलीवरी, कमरे तक डिलीवरी, सीढ़ी चढ़ाकर डिलीवरी
general:stairs|सीढ़ियाँ, मंज़िल, लिफ्ट
service:own delivery|अपनी डिलीवरी, लोकल डिलीवरी, होम डिलीवरी
service:bike courier|साइकिल कूरियर, ग्रीन डिलीवरी, पर्यावरण अनुकूल डिलीवरी
service:packaging|पैकेजिंग, पैकिंग, गत्ते का डिब्बा
service:discreet packaging|गोपनीय पैकेजिंग, सादी पैकिंग, बिना नाम का डिब्बा
service:delivery note|डिलीवरी नोट, पैकिंग स्लिप, बिना कीमत की रसीद
service:refrigerated shipping|कोल्ड चेन, ठंडी डिलीवरी, रेफ्रिजरेटेड शिपिंग
service:live plant shipping|पौधों की डिलीवरी, जीवित पौधे भेजना, पाले से सुरक्षा
service:dangerous goods|खतरनाक सामान, ज्वलनशील सामान, हवाई जहाज़ से नहीं भेजा जाता
service:pickup only|सिर्फ पिकअप, केवल दुकान से, डिलीवरी नहीं
service:return|रिटर्न, वापसी, वापस करना
service:return period|रिटर्न अवधि, वापसी की समय सीमा, कितने दिन में वापसी
service:right of withdrawal|वापसी का अधिकार, खरीद रद्द करने का अधिकार, कूलिंग-ऑफ अवधि
service:withdrawal form|रिटर्न फॉर्म, वापसी फॉर्म, कैंसिलेशन फॉर्म
service:return label|रिटर्न लेबल, प्रीपेड लेबल, वापसी स्टिकर
service:returns portal|रिटर्न पोर्टल, ऑनलाइन रिटर्न, रिटर्न दर्ज करना
service:return cost|रिटर्न चार्ज, वापसी का खर्च, रिटर्न शिपिंग शुल्क
service:free returns|फ्री रिटर्न, मुफ़्त वापसी, मुफ़्त रिटर्न
service:return in store|दुकान में वापसी, स्टोर में रिटर्न, दुकान पर लौटाना
service:return pickup|रिटर्न पिकअप, घर से रिटर्न, वापसी पिकअप
service:non-returnable|वापस नहीं होगा, नॉन-रिटर्नेबल, वापसी योग्य नहीं
service:hygiene reasons|स्वच्छता कारण, सील बंद, सील टूटी
property:opened|खुला हुआ, खोला गया, खुला पैकेट
property:original packaging|ओरिजिनल पैकिंग, मूल डिब्बा, ओरिजिनल बॉक्स
property:unused|बिना इस्तेमाल, अनयूज़्ड, नया जैसा
property:worn|पहना हुआ, इस्तेमाल किया हुआ, एक बार धोया
service:loss of value|मूल्य में कमी, कटौती, मूल्यह्रास
service:try at home|घर पर ट्राई, घर पर आज़माएँ, ट्रायल अवधि
service:exchange|एक्सचेंज, बदलना, साइज़ बदलना
need:too small|बहुत छोटा, टाइट, फिट नहीं आया
need:too big|बहुत बड़ा, ढीला, ज़्यादा लंबा
need:don't like it|पसंद नहीं आया, उम्मीद जैसा नहीं, अच्छा नहीं लगा
service:refund|रिफंड, पैसे वापस, पैसा वापसी
service:money-back guarantee|मनी बैक गारंटी, पैसे वापसी की गारंटी, संतुष्टि की गारंटी
service:original payment method|उसी भुगतान तरीके में, कार्ड में रिफंड, खाते में रिफंड
service:store credit|स्टोर क्रेडिट, क्रेडिट नोट, पैसे की जगह वाउचर
service:defective|खराब, ख़राब निकला, काम नहीं करता
service:defect|खराबी, दोष, डिफेक्ट
property:damaged|टूटा-फूटा, खरोंच लगा, डैमेज
service:complaint|शिकायत, कंप्लेंट, शिकायत दर्ज करना
service:warranty|वारंटी, गारंटी, वारंटी क्लेम
service:statutory warranty|कानूनी गारंटी, कानूनी वारंटी, ग्राहक के कानूनी अधिकार
service:extended warranty|एक्सटेंडेड वारंटी, वारंटी बढ़ाना, प्रोटेक्शन प्लान
service:lifetime warranty|लाइफटाइम वारंटी, लाइफटाइम गारंटी, आजीवन गारंटी
property:wear and tear|घिसावट, घिसने वाला पार्ट, टूट-फूट
service:repair|मरम्मत, रिपेयर, ठीक करना
service:repair workshop|रिपेयर वर्कशॉप, सर्विस सेंटर, मरम्मत की दुकान
service:after-sales service|आफ्टर सेल्स सर्विस, बिक्री के बाद सेवा, कस्टमर केयर
service:cost estimate|खर्च का अनुमान, कोटेशन, एस्टीमेट
service:spare part|स्पेयर पार्ट, पुर्ज़ा, पार्ट्स
service:replacement|रिप्लेसमेंट, बदले में नया, बदलकर देना
service:loan device|रिपेयर के दौरान दूसरा, स्टैंडबाय डिवाइस, उधार का डिवाइस
service:maintenance|मेंटेनेंस, रखरखाव, सर्विसिंग
service:descaling|डीस्केलिंग, डीप क्लीनिंग, सफाई सेवा
service:sharpening service|धार लगाना, चाकू तेज़ करना, धार लगवाना
service:alteration service|अल्टरेशन, सिलाई सेवा, पैंट छोटी करना
service:cutting service|कटिंग सेवा, नाप से काटना, मीटर से काटना
service:colour mixing|रंग मिलाना, पेंट मिक्सिंग, कलर मिक्सिंग
service:stringing service|रैकेट स्ट्रिंगिंग, तार बदलना, रैकेट की गटिंग
service:ski service|स्की सर्विस, स्की वैक्सिंग, बाइंडिंग एडजस्टमेंट
service:battery replacement service|बैटरी बदलना, घड़ी का सेल बदलना, बैटरी रिप्लेसमेंट
service:while you wait|तुरंत सेवा, हाथोंहाथ, मौके पर
service:payment|भुगतान, पेमेंट, पेमेंट का तरीका
service:credit card|क्रेडिट कार्ड, डेबिट कार्ड, वीज़ा
service:paypal|पेपैल, वॉलेट, डिजिटल वॉलेट
service:apple pay|एप्पल पे, गूगल पे, मोबाइल पेमेंट
service:twint|ट्विंट, आइडियल, बैनकॉन्टैक्ट
service:bank transfer|बैंक ट्रांसफर, एडवांस भुगतान, प्रीपेमेंट
service:pay by invoice|बाद में भुगतान, पे लेटर, बिल पर खरीद
service:instalments|किस्त, ईएमआई, फाइनेंस
service:interest rate|ब्याज दर, बिना ब्याज, नो कॉस्ट ईएमआई
service:credit check|क्रेडिट चेक, क्रेडिट स्कोर, साख जाँच
service:cash on delivery|कैश ऑन डिलीवरी, सीओडी, डिलीवरी पर भुगतान
service:cash|नकद, कैश, नकद भुगतान
service:pay in store|दुकान में भुगतान, पिकअप पर भुगतान, काउंटर पर भुगतान
service:direct debit|डायरेक्ट डेबिट, खाते से कटौती, ऑटो डेबिट
service:cheque|चेक, चेक से भुगतान, मनी ऑर्डर
service:holiday voucher payment|मील वाउचर, फूड कार्ड, कर्मचारी लाभ कार्ड
service:payment failed|पेमेंट फेल, भुगतान विफल, कार्ड अस्वीकृत
service:when am I charged|पैसे कब कटेंगे, कार्ड से पैसे कटे, चार्ज कब होगा
service:secure payment|सुरक्षित भुगतान, सिक्योर पेमेंट, एन्क्रिप्शन
service:buyer protection|खरीदार सुरक्षा, भरोसेमंद दुकान, ट्रस्ट मार्क
service:payment deadline|भुगतान की समय सीमा, देय तिथि, ड्यू डेट
service:payment reminder|भुगतान रिमाइंडर, बकाया बिल, लेट फीस
service:currency|मुद्रा, करेंसी, विनिमय दर
service:deposit|बयाना, एडवांस, डाउन पेमेंट
service:security deposit|सिक्योरिटी डिपॉज़िट, जमानत राशि, बोतल डिपॉज़िट
service:invoice|बिल, इनवॉइस, चालान
service:receipt|रसीद, पक्का बिल, खरीद का प्रमाण
service:VAT|जीएसटी, वैट, टैक्स सहित
service:VAT number|जीएसटी नंबर, वैट नंबर, टैक्स नंबर
service:tax-free shopping|टैक्स फ्री शॉपिंग, टैक्स रिफंड, ड्यूटी फ्री
service:business customer|बिज़नेस ग्राहक, कंपनी के लिए खरीद, व्यापारी ग्राहक
service:wholesale|थोक, होलसेल, रीसेलर
service:bulk order|थोक ऑर्डर, बल्क ऑर्डर, ज़्यादा मात्रा पर छूट
service:school order|स्कूल ऑर्डर, सरकारी संस्था, संस्थागत खरीद
service:club discount|क्लब छूट, ग्रुप डिस्काउंट, खेल क्लब
service:student discount|छात्र छूट, स्टूडेंट डिस्काउंट, स्टूडेंट कार्ड
service:senior discount|वरिष्ठ नागरिक छूट, सीनियर डिस्काउंट, पेंशनर छूट
service:teacher discount|शिक्षक छूट, कर्मचारी छूट, स्टाफ डिस्काउंट
service:discount|छूट, डिस्काउंट, दाम में कमी
service:sale|सेल, ऑफर, क्लियरेंस
property:reduced|घटी कीमत, छूट पर, ऑफर में
service:voucher code|कूपन, प्रोमो कोड, डिस्काउंट कोड
need:voucher doesn't work|कूपन काम नहीं कर रहा, कोड अमान्य, कोड एक्सपायर
service:cannot be combined|साथ में नहीं जुड़ेगा, छूट जोड़ना, दूसरे ऑफर के साथ नहीं
service:gift card|गिफ्ट कार्ड, गिफ्ट वाउचर, उपहार कार्ड
service:gift card balance|गिफ्ट कार्ड बैलेंस, बची राशि, बैलेंस चेक
service:validity|वैधता, वैलिडिटी, कब तक मान्य
action:redeem|रिडीम करना, कूपन इस्तेमाल करना, कोड लगाना
service:cash out voucher|वाउचर के बदले नकद, गिफ्ट कार्ड का कैश, वाउचर भुनाना
service:lost gift card|गिफ्ट कार्ड खो गया, वाउचर खो गया, गिफ्ट कार्ड चोरी
service:loyalty programme|लॉयल्टी प्रोग्राम, रिवॉर्ड पॉइंट, लॉयल्टी कार्ड
service:stamp card|स्टैंप कार्ड, पंच कार्ड, दसवाँ मुफ़्त
service:birthday discount|जन्मदिन छूट, बर्थडे डिस्काउंट, जन्मदिन वाउचर
service:refer a friend|दोस्त को रेफर करें, रेफरल बोनस, दोस्त को बताएँ
service:price match|प्राइस मैच, सबसे कम कीमत, बेस्ट प्राइस गारंटी
service:welcome discount|वेलकम डिस्काउंट, पहले ऑर्डर पर छूट, नए ग्राहक की छूट
service:newsletter|न्यूज़लेटर, ईमेल अपडेट, मेलिंग लिस्ट
action:unsubscribe|अनसब्सक्राइब, ईमेल बंद करना, विज्ञापन बंद करना
service:customer account|ग्राहक खाता, मेरा अकाउंट, प्रोफ़ाइल
service:login|लॉगिन, साइन इन, लॉगिन नहीं हो रहा
service:password|पासवर्ड, पासवर्ड भूल गए, पासवर्ड रीसेट
service:guest order|गेस्ट ऑर्डर, बिना अकाउंट ऑर्डर, गेस्ट चेकआउट
action:delete account|अकाउंट डिलीट करना, खाता बंद करना, मेरा डेटा हटाएँ
service:order history|ऑर्डर हिस्ट्री, पुराने ऑर्डर, पिछली खरीदारी
service:privacy|गोपनीयता, प्राइवेसी, निजी डेटा
service:cookie|कुकी, कुकी सेटिंग, कुकी सहमति
service:terms and conditions|नियम और शर्तें, शर्तें, बिक्री की शर्तें
service:legal notice|कानूनी जानकारी, कंपनी की जानकारी, हमारे बारे में
service:dispute resolution|विवाद समाधान, उपभोक्ता संरक्षण, उपभोक्ता फोरम
service:customer service|ग्राहक सेवा, कस्टमर केयर, हेल्पलाइन
service:contact|संपर्क, कॉन्टैक्ट, संपर्क फॉर्म
service:phone number|फ़ोन नंबर, टेलीफोन, कॉल
service:email|ईमेल, ईमेल पता, हमें लिखें
service:live chat|लाइव चैट, चैट, व्हाट्सऐप
service:response time|जवाब का समय, जवाब कब मिलेगा, जवाब नहीं आया
service:callback|कॉलबैक, वापस कॉल करें, मुझे कॉल करें
service:advice|सलाह, परामर्श, विशेषज्ञ सलाह
service:video consultation|वीडियो परामर्श, वीडियो कॉल, ऑनलाइन सलाह
service:appointment|अपॉइंटमेंट, समय लेना, अपॉइंटमेंट बुक करना
service:walk-in|बिना अपॉइंटमेंट, वॉक-इन, सीधे आएँ
service:fitting|ट्राई करना, पहनकर देखना, ट्रायल रूम
service:measuring service|नाप सेवा, नाप लेना, घर पर नाप
service:test ride|टेस्ट राइड, टेस्ट ड्राइव, डेमो
service:shop|दुकान, स्टोर, शाखा
service:showroom|शोरूम, प्रदर्शनी, डिस्प्ले
service:address|पता, लोकेशन, रास्ता
service:opening hours|खुलने का समय, दुकान का समय, टाइमिंग
property:open|खुला, खुली दुकान, चालू
property:closed|बंद, दुकान बंद, छुट्टी का दिन
service:lunch break|लंच ब्रेक, दोपहर में बंद, दोपहर का अवकाश
service:public holiday|सार्वजनिक अवकाश, सरकारी छुट्टी, राष्ट्रीय अवकाश
service:company holidays|कंपनी की छुट्टियाँ, गर्मी में बंद, छुट्टियों में बंद
general:Christmas|क्रिसमस, बड़ा दिन, क्रिसमस की शाम
general:New Year|नया साल, न्यू ईयर, नववर्ष
general:Easter|ईस्टर, गुड फ्राइडे, ईस्टर सोमवार
general:Sunday|रविवार, इतवार, संडे
general:Saturday|शनिवार, सैटरडे, शनिवार को
general:weekday|सोमवार, मंगलवार, बुधवार
general:weekend|वीकेंड, सप्ताहांत, शनिवार-रविवार
general:working day|कार्य दिवस, वर्किंग डे, कामकाजी दिन
general:today|आज, आज ही, अभी
general:tomorrow|कल, अगले दिन, कल तक
general:evening|शाम, रात, देर शाम
general:morning|सुबह, सवेरे, जल्दी सुबह
general:day|दिन, रोज़, हर दिन
general:week|हफ़्ता, सप्ताह, साप्ताहिक
general:month|महीना, मासिक, हर महीने
general:year|साल, वार्षिक, सालाना
general:hour|घंटा, मिनट, कितनी देर
general:birthday|जन्मदिन, बर्थडे, सालगिरह
service:parking|पार्किंग, कार पार्किंग, गाड़ी खड़ी करना
service:public transport|सार्वजनिक परिवहन, बस स्टॉप, रेलवे स्टेशन
service:loading zone|लोडिंग ज़ोन, सामान लादना, गाड़ी में लोड करना
service:accessible|व्हीलचेयर सुविधा, रैंप, दिव्यांग अनुकूल
service:dogs allowed|कुत्ते ला सकते हैं, पालतू की अनुमति, पेट फ्रेंडली
service:play corner|बच्चों का कोना, प्ले एरिया, शौचालय
service:languages spoken|कौन सी भाषा, अंग्रेज़ी बोलते हैं, हिंदी में सेवा
service:jobs|नौकरी, जॉब, करियर
service:press|प्रेस, मीडिया, इन्फ्लुएंसर
service:gift wrapping|गिफ्ट रैपिंग, गिफ्ट पैकिंग, उपहार पैकिंग
service:gift message|गिफ्ट मैसेज, ग्रीटिंग कार्ड, शुभकामना संदेश
service:send as gift|गिफ्ट के रूप में भेजना, सीधे उपहार भेजना, दोस्त को भेजना
general:gift|उपहार, गिफ्ट, तोहफ़ा
service:exchange a gift|उपहार बदलना, गिफ्ट एक्सचेंज, गिफ्ट रसीद
service:corporate gift|कॉर्पोरेट गिफ्ट, कर्मचारी उपहार, ग्राहक उपहार
service:wedding list|शादी की गिफ्ट लिस्ट, वेडिंग लिस्ट, गिफ्ट रजिस्ट्री
service:wishlist|विशलिस्ट, पसंदीदा, बाद के लिए सेव
service:basket|कार्ट, टोकरी, शॉपिंग कार्ट
service:assembly service|असेंबली सेवा, फिटिंग सेवा, जोड़कर देना
property:self-assembly|खुद जोड़ने वाला, डीआईवाई असेंबली, आसान असेंबली
property:pre-assembled|पहले से जुड़ा हुआ, प्री-असेंबल्ड, इस्तेमाल के लिए तैयार
service:installation service|इंस्टॉलेशन, इंस्टॉलेशन सेवा, लगवाना
service:old appliance removal|पुराना सामान ले जाना, पुराना उपकरण हटाना, पुराना वापस लेना
service:disposal|निपटान, फेंकना, कचरे में डालना
service:recycling|रीसाइक्लिंग, रीसायकल, पुनर्चक्रण
service:electronic waste|ई-कचरा, ई-वेस्ट, पुराना इलेक्ट्रॉनिक सामान
service:battery disposal|पुरानी बैटरी जमा, बैटरी निपटान, पुरानी बैटरी
service:trade-in|एक्सचेंज ऑफर, पुराना देकर नया, पुराना बेचना
service:second hand|सेकंड हैंड, पुराना, इस्तेमाल किया हुआ
property:display model|डिस्प्ले पीस, शोरूम पीस, डेमो यूनिट
property:B-grade|बी-ग्रेड, सेकंड्स माल, मामूली खराबी वाला
service:rental|किराया, किराए पर, रेंटल
service:subscription|सब्सक्रिप्शन, नियमित डिलीवरी, सदस्यता
service:cancel subscription|सब्सक्रिप्शन कैंसिल, सदस्यता रद्द, सब्सक्रिप्शन बंद करना
service:pause subscription|सब्सक्रिप्शन रोकना, डिलीवरी स्किप करना, कुछ समय रोकना
service:pre-order|प्री-ऑर्डर, पहले से ऑर्डर, जल्द आ रहा है
service:in stock|स्टॉक में, उपलब्ध, स्टॉक
service:out of stock|आउट ऑफ स्टॉक, उपलब्ध नहीं, स्टॉक खत्म
service:back-order|बैक ऑर्डर, फिर से स्टॉक में, रीस्टॉक
service:stock alert|स्टॉक अलर्ट, स्टॉक आने पर बताएँ, वेटिंग लिस्ट
service:special order|विशेष ऑर्डर, मँगवाकर देना, स्पेशल ऑर्डर
property:discontinued|बंद हो चुका, अब नहीं बनता, आखिरी स्टॉक
property:limited edition|लिमिटेड एडिशन, सीमित संस्करण, दुर्लभ
property:unique piece|अनोखा पीस, इकलौता, अपनी तरह का एक
service:quantity limit|मात्रा सीमा, प्रति ग्राहक अधिकतम, ऑर्डर की सीमा
service:minimum quantity|न्यूनतम मात्रा, कम से कम संख्या, पैक में बिक्री
service:sample|सैंपल, नमूना, कपड़े का नमूना
service:colour chart|कलर चार्ट, शेड कार्ड, कैटलॉग
service:personalisation|पर्सनलाइज़्ड, नाम के साथ, कस्टमाइज़्ड
service:engraving|नाम खुदाई, नक्काशी, एनग्रेविंग
service:embroidery|कढ़ाई, नाम की कढ़ाई, मोनोग्राम
service:printing|प्रिंटिंग, छपाई, लोगो प्रिंट
service:made to order|ऑर्डर पर बना, नाप से बना, कस्टम मेड
service:workshop|वर्कशॉप, कोर्स, क्लास
service:participants|प्रतिभागी, ग्रुप साइज़, सीट बुक करना
service:cancel course|कोर्स कैंसिल, क्लास छूटी, कोर्स दोबारा बुक
service:event|इवेंट, कार्यक्रम, आयोजन
service:children's birthday party|बच्चों की बर्थडे पार्टी, जन्मदिन पार्टी बुकिंग, किड्स पार्टी
service:age limit|आयु सीमा, न्यूनतम आयु, 18 से ऊपर
service:ID card|पहचान पत्र, आईडी कार्ड, पासपोर्ट
service:someone else picks up|कोई और ले जाएगा, अधिकार पत्र, दूसरे व्यक्ति द्वारा पिकअप
service:size guide|साइज़ गाइड, साइज़ चार्ट, नाप तालिका
service:care instructions|देखभाल के निर्देश, केयर लेबल, कैसे धोएँ
service:manual|मैनुअल, निर्देश पुस्तिका, उपयोग विधि
service:download|डाउनलोड, पीडीएफ, डिजिटल प्रोडक्ट
service:review|रिव्यू, समीक्षा, रेटिंग
service:product recall|प्रोडक्ट रिकॉल, उत्पाद वापस मँगाना, सुरक्षा सूचना
service:charity|दान, चैरिटी, नेक काम
property:colour|रंग, कलर, शेड
property:red|लाल, लाल रंग, सुर्ख
property:burgundy|मैरून, वाइन रेड, गहरा लाल
property:pink|गुलाबी, पिंक, रानी रंग
property:orange colour|नारंगी, ऑरेंज, संतरी रंग
property:coral|कोरल, पीच रंग, मूंगिया
property:terracotta|टेराकोटा, ईंट जैसा लाल, गेरुआ
property:yellow|पीला, येलो, नींबू पीला
property:mustard yellow|सरसों पीला, मस्टर्ड, केसरिया पीला
property:green|हरा, ग्रीन, बोतल ग्रीन
property:olive green|ऑलिव ग्रीन, मेहंदी रंग, खाकी
property:mint green|मिंट ग्रीन, पुदीना हरा, पिस्ता रंग
property:lime green|तोतिया हरा, नियॉन हरा, लाइम ग्रीन
property:blue|नीला, ब्लू, रॉयल ब्लू
property:navy|नेवी ब्लू, गहरा नीला, डार्क ब्लू
property:light blue|आसमानी, हल्का नीला, स्काई ब्लू
property:turquoise|फ़िरोज़ी, टील, टरकॉइज़
property:purple|बैंगनी, पर्पल, जामुनी
property:lilac|हल्का बैंगनी, लैवेंडर रंग, लाइलैक
property:brown|भूरा, ब्राउन, चॉकलेट रंग
property:beige|बेज, रेतीला रंग, टॉप रंग
property:cream colour|क्रीम रंग, ऑफ व्हाइट, हाथीदाँत रंग
property:white|सफ़ेद, व्हाइट, दूधिया सफ़ेद
property:grey|स्लेटी, ग्रे, सिल्वर ग्रे
property:anthracite|गहरा स्लेटी, चारकोल, डार्क ग्रे
property:black|काला, ब्लैक, मैट ब्लैक
property:gold coloured|सुनहरा, गोल्डन, सोने जैसा रंग
property:silver coloured|चाँदी जैसा रंग, सिल्वर रंग, रुपहला
property:rose gold|रोज़ गोल्ड, तांबई रंग, कॉपर रंग
property:multicoloured|बहुरंगी, रंग-बिरंगा, मल्टीकलर
property:transparent|पारदर्शी, ट्रांसपेरेंट, आर-पार दिखने वाला
property:neon|नियॉन, फ्लोरोसेंट, चमकीला नियॉन
property:pastel|पेस्टल, हल्का रंग, फीका रंग
property:dark|गहरा, डार्क, गाढ़ा रंग
property:bright|चटक, चमकीला, ब्राइट
property:matte|मैट, मैट फिनिश, बिना चमक
property:shiny|चमकदार, ग्लॉसी, पॉलिश किया हुआ
property:glittery|ग्लिटर, झिलमिल, सितारों वाला
property:metallic|मेटैलिक, धातु जैसा, क्रोम फिनिश
property:pattern|पैटर्न, प्रिंटेड, डिज़ाइन वाला
property:plain|सादा, प्लेन, एक रंग का
property:striped|धारीदार, स्ट्राइप, धारियों वाला
property:checked|चेक, चौखाना, चेकदार
property:polka dot|पोल्का डॉट, बिंदीदार, बूटीदार
property:floral|फ्लोरल, फूलदार, फूलों वाला प्रिंट
property:animal print|एनिमल प्रिंट, लेपर्ड प्रिंट, ज़ेबरा प्रिंट
property:material|मटीरियल, कपड़ा, किससे बना
property:wood|लकड़ी, लकड़ी का, ठोस लकड़ी
property:oak|ओक, ओक लकड़ी, बलूत
property:pine|चीड़, पाइन, देवदार
property:plywood|प्लाईवुड, एमडीएफ, पार्टिकल बोर्ड
property:bamboo|बाँस, बैंबू, बाँस का
property:rattan|बेंत, रतन, केन
property:cork|कॉर्क, कॉर्क का
property:metal|धातु, मेटल, धातु का
property:stainless steel|स्टेनलेस स्टील, स्टील, जंगरोधी स्टील
property:steel|इस्पात, कार्बन स्टील, गैल्वनाइज़्ड स्टील
property:aluminium|एल्युमिनियम, एल्यूमीनियम, एनोडाइज़्ड
property:cast iron|कच्चा लोहा, कास्ट आयरन, लोहे का
property:titanium|टाइटेनियम, टाइटेनियम धातु
property:gold|सोना, गोल्ड, 18 कैरेट
property:gold-plated|गोल्ड प्लेटेड, सोने का पानी, सोने की परत
property:silver|चाँदी, सिल्वर, स्टर्लिंग सिल्वर
property:plastic|प्लास्टिक, पीवीसी, प्लास्टिक का
property:acrylic|ऐक्रेलिक, प्लेक्सीग्लास, ऐक्रेलिक शीट
property:silicone|सिलिकॉन, फूड ग्रेड सिलिकॉन, सिलिकॉन का
property:rubber|रबर, रबड़, लेटेक्स
property:glass|काँच, शीशा, टेम्पर्ड ग्लास
property:ceramic|सिरेमिक, मिट्टी का, चीनी मिट्टी
property:porcelain|पोर्सिलेन, बोन चाइना, चीनी मिट्टी
property:enamel|इनेमल, तामचीनी, इनेमल कोटेड
property:stone|पत्थर, संगमरमर, ग्रेनाइट
property:leather|चमड़ा, असली चमड़ा, लेदर
property:suede|स्वेड, साबर, नुबक
property:faux leather|नकली चमड़ा, रेक्सिन, वीगन लेदर
property:cotton|सूती, कॉटन, ऑर्गेनिक कॉटन
property:muslin|मलमल, मसलिन, जालीदार सूती
property:linen|लिनन, लिनेन, शुद्ध लिनन
property:hemp|जूट, सन, नारियल जटा
property:wool|ऊन, ऊनी, वूल
property:merino|मेरिनो, मेरिनो ऊन
property:cashmere|कश्मीरी ऊन, पश्मीना, कैशमीयर
property:silk|रेशम, सिल्क, शुद्ध रेशम
property:satin|साटन, सैटिन
property:velvet|मखमल, वेलवेट, कॉर्डरॉय
property:fleece|फ्लीस, पोलर फ्लीस, मुलायम फ्लीस
property:flannel|फलालैन, फ्लैनल, ब्रश्ड कॉटन
property:felt|फेल्ट, नमदा, ऊनी फेल्ट
property:polyester|पॉलिएस्टर, सिंथेटिक, माइक्रोफाइबर
property:nylon|नायलॉन, पॉलियामाइड, रिपस्टॉप
property:elastane|स्पैन्डेक्स, लाइक्रा, स्ट्रेच कपड़ा
property:viscose|विस्कोस, रेयॉन, टेंसेल
property:denim|डेनिम, जींस का कपड़ा, शैम्ब्रे
property:terry|टेरी, तौलिया कपड़ा, वैफल बुनाई
property:lace|लेस, नेट, जाली
property:knitted|बुना हुआ, निटेड, क्रोशिया
property:woven|हाथ से बुना, हथकरघा, गुँथा हुआ
property:down filling|डाउन फिलिंग, पंख भराई, बत्तख के पंख
property:filling|भराई, फिलिंग, पैडिंग
property:foam|फोम, मेमोरी फोम, पीयू फोम
property:lined|अस्तर वाला, लाइनिंग, अस्तर
property:faux fur|नकली फर, फॉक्स फर, कृत्रिम फर
property:paper|कागज़, पेपर, गत्ता
property:paper weight|जीएसएम, कागज़ का वज़न, कपड़े का वज़न
property:carbon fibre|कार्बन फाइबर, फाइबरग्लास, ग्लास फाइबर
property:wax|मोम, बीज़वैक्स, सोया वैक्स
property:coated|कोटेड, परत वाला, लैमिनेटेड
property:oiled wood|बिना पॉलिश लकड़ी, कच्ची लकड़ी, तेल लगी लकड़ी
property:glazed|ग्लेज़्ड, चमकदार परत, बिना ग्लेज़
property:non-stick|नॉन-स्टिक, टेफ्लॉन, नॉनस्टिक कोटिंग
property:natural material|प्राकृतिक सामग्री, नेचुरल, प्राकृतिक रेशा
property:gemstone|रत्न, हीरा, कीमती पत्थर
property:pearl|मोती, असली मोती, सीप
property:size|साइज़, नाप, कौन सा साइज़
property:small|छोटा, स्मॉल, मिनी
property:big|बड़ा, लार्ज, विशाल
property:medium size|मध्यम साइज़, मीडियम, मंझोला
property:plus size|प्लस साइज़, एक्स्ट्रा लार्ज, डबल एक्सएल
property:one size|फ्री साइज़, वन साइज़, सबको फिट
property:runs small|साइज़ छोटा आता है, एक साइज़ बड़ा लें, टाइट आता है
property:runs large|साइज़ बड़ा आता है, एक साइज़ छोटा लें, ढीला आता है
property:true to size|सही साइज़, रेगुलर फिट, नॉर्मल फिट
property:slim fit|स्लिम फिट, फिटिंग वाला, स्किनी
property:loose-fitting|लूज़ फिट, ढीला-ढाला, बैगी
property:fit|फिट, कट, फिटिंग
property:wide|चौड़ा, चौड़ाई, वाइड
property:narrow|पतला, संकरा, कम चौड़ा
property:long|लंबा, लंबाई, एक्स्ट्रा लंबा
property:short|छोटी लंबाई, शॉर्ट, क्रॉप
property:tall|ऊँचा, ऊँचाई, हाइट
property:low|नीचा, कम ऊँचाई, चपटा
property:deep|गहरा, गहराई, डीप
property:thick|मोटा, मोटाई, भारी कपड़ा
property:thin|पतला, महीन, अल्ट्रा थिन
property:dimensions|माप, नाप, लंबाई चौड़ाई
property:diameter|व्यास, घेरा, गोलाई
property:round|गोल, गोलाकार, अंडाकार
property:square shape|चौकोर, आयताकार, वर्गाकार
property:weight|वज़न, भार, कितना भारी
property:lightweight|हल्का, कम वज़न, लाइटवेट
property:heavy|भारी, वज़नदार, ज़्यादा वज़न
property:capacity|क्षमता, कैपेसिटी, लीटर
property:roomy|ज़्यादा जगह, खुला-खुला, बड़ी क्षमता
property:load capacity|भार क्षमता, अधिकतम वज़न, लोड कैपेसिटी
property:compact|कॉम्पैक्ट, कम जगह घेरने वाला, जगह बचाने वाला
property:foldable|फोल्डेबल, मुड़ने वाला, फोल्डिंग
property:stackable|स्टैक होने वाला, एक के ऊपर एक, स्टैकेबल
property:inflatable|हवा भरने वाला, इन्फ्लेटेबल, फुलाने वाला
property:extendable|बढ़ने वाला, एक्सटेंडेबल, टेलीस्कोपिक
property:adjustable|एडजस्टेबल, ऊँचाई समायोज्य, घटाने-बढ़ाने वाला
property:grows with child|बच्चे के साथ बढ़ने वाला, कन्वर्टिबल, ग्रो विद मी
property:removable|निकलने वाला, अलग होने वाला, डिटैचेबल
property:replaceable|बदलने योग्य, रिप्लेसेबल, बदला जा सकने वाला
property:modular|मॉड्यूलर, जोड़ा जा सकने वाला, बढ़ाने योग्य
property:reversible|रिवर्सिबल, दोनों तरफ़ से, दोतरफ़ा
property:portable|पोर्टेबल, ले जाने में आसान, सफ़र में
property:power|पावर, वाट, कितनी पावर
property:powerful|शक्तिशाली, पावरफुल, दमदार मोटर
property:voltage|वोल्टेज, वोल्ट, 230 वोल्ट
property:plug|प्लग, प्लग टाइप, पावर प्लग
property:electric|इलेक्ट्रिक, बिजली वाला, बिजली से चलने वाला
property:cordless|कॉर्डलेस, बैटरी वाला, बिना तार
property:rechargeable|रिचार्जेबल, चार्ज होने वाला, यूएसबी चार्जिंग
property:battery life|बैटरी लाइफ, बैटरी कितना चलती है, बैकअप
property:charging time|चार्जिंग समय, फास्ट चार्जिंग, चार्ज होने में समय
property:wireless|वायरलेस, ब्लूटूथ, वाईफाई
property:smart|स्मार्ट, ऐप से चलने वाला, स्मार्ट होम
property:automatic|ऑटोमैटिक, स्वचालित, फुली ऑटोमैटिक
property:manual|मैनुअल, हाथ से चलने वाला, हाथ वाला
property:solar|सोलर, सौर, सोलर चार्जिंग
property:energy-efficient|ऊर्जा बचत, कम बिजली खपत, एनर्जी सेविंग
property:noise level|आवाज़ का स्तर, डेसिबल, कितनी आवाज़
property:quiet|शांत, बिना आवाज़, साइलेंट
property:loud|तेज़ आवाज़, शोर वाला, ज़्यादा आवाज़
property:noise-cancelling|नॉइज़ कैंसलिंग, साउंडप्रूफ, शोर रोकने वाला
property:waterproof|वाटरप्रूफ, जलरोधी, पानी से सुरक्षित
property:water-resistant|पानी प्रतिरोधी, वाटर रेसिस्टेंट, छींटों से सुरक्षित
property:water resistance rating|आईपी रेटिंग, वाटरप्रूफ रेटिंग, आईपी67
property:windproof|विंडप्रूफ, हवा रोकने वाला, हवारोधी
property:weatherproof|वेदरप्रूफ, हर मौसम के लिए, बाहर के लिए
property:frost-proof|पाला सहने वाला, ठंड सहने वाला, फ्रॉस्ट प्रूफ
property:uv-resistant|यूवी सुरक्षा, धूप से सुरक्षित, यूवी प्रोटेक्शन
property:colourfast|पक्का रंग, रंग नहीं छोड़ता, कलर फास्ट
property:heat-resistant|हीटप्रूफ, गर्मी सहने वाला, ताप रोधी
property:fireproof|फायरप्रूफ, अग्निरोधी, आग न पकड़ने वाला
property:keeps warm|गर्म रखता है, इंसुलेटेड, थर्मल
property:keeps cool|ठंडा रखता है, कूलिंग, ठंडक देने वाला
property:warm|गर्म, गरम, गर्माहट वाला
property:hot|बहुत गर्म, खौलता हुआ, तेज़ गर्म
property:cold|ठंडा, बर्फीला, कम तापमान
property:temperature|तापमान, डिग्री, सेल्सियस
property:breathable|हवादार, साँस लेने वाला कपड़ा, ब्रीदेबल
property:quick-drying|जल्दी सूखने वाला, क्विक ड्राई, फटाफट सूखने वाला
property:absorbent|सोखने वाला, पानी सोखने वाला, एब्ज़ॉर्बेंट
property:washable|धोने योग्य, मशीन वॉश, वॉशिंग मशीन में धुलने वाला
property:hand wash|हाथ से धोएँ, हैंड वॉश, केवल हाथ से धुलाई
property:dry clean only|ड्राई क्लीन, केवल ड्राई क्लीन, ड्राई क्लीनिंग
property:tumble dryer safe|ड्रायर सेफ, ड्रायर में सुखा सकते हैं, टम्बल ड्राई
property:care instructions|देखभाल के निर्देश, धुलाई के निर्देश, केयर लेबल
property:easy care|आसान देखभाल, बिना इस्त्री, रिंकल फ्री
property:easy to clean|साफ करने में आसान, पोंछने योग्य, आसान सफाई
property:dishwasher safe|डिशवॉशर सेफ, डिशवॉशर में धो सकते हैं
property:microwave safe|माइक्रोवेव सेफ, माइक्रोवेव में रख सकते हैं
property:freezer safe|फ्रीज़र सेफ, फ्रीज़ कर सकते हैं, फ्रीज़र में रखने योग्य
property:induction|इंडक्शन, इंडक्शन वाला, इंडक्शन चूल्हे पर चलने वाला
property:food-safe|फूड ग्रेड, खाने के लिए सुरक्षित, फूड सेफ
property:leakproof|लीक प्रूफ, लीक नहीं होता, रिसाव रहित
property:vegan|वीगन, शुद्ध शाकाहारी, पशु उत्पाद रहित
property:vegetarian|शाकाहारी, वेज, बिना मांस
property:cruelty-free|क्रुएल्टी फ्री, जानवरों पर परीक्षण नहीं, पशु परीक्षण मुक्त
property:organic|ऑर्गेनिक, जैविक, प्रमाणित जैविक
property:sustainable|पर्यावरण अनुकूल, इको फ्रेंडली, टिकाऊ विकल्प
property:recycled|रीसाइकल्ड, पुनर्चक्रित, रीसायकल सामग्री
property:recyclable|रीसायकल होने वाला, रीसाइक्लेबल, रीसायकल योग्य
property:biodegradable|बायोडिग्रेडेबल, खाद बनने वाला, कम्पोस्टेबल
property:reusable|दोबारा इस्तेमाल होने वाला, रीयूज़ेबल, बार-बार उपयोग
property:disposable|डिस्पोज़ेबल, एक बार इस्तेमाल, यूज़ एंड थ्रो
property:refillable|रिफिल, फिर से भरने वाला, रिफिल पैक
property:fair trade|फेयर ट्रेड, निष्पक्ष व्यापार, नैतिक रूप से बना
property:certified|प्रमाणित, सर्टिफाइड, प्रमाणपत्र
property:oeko-tex|ओइको-टेक्स, गॉट्स, हानिकारक पदार्थ जाँचा हुआ
property:non-toxic|नॉन-टॉक्सिक, ज़हर रहित, हानिरहित
property:bpa-free|बीपीए फ्री, बिना बीपीए, बीपीए मुक्त
property:plastic-free|प्लास्टिक मुक्त, बिना प्लास्टिक, प्लास्टिक फ्री
property:pfas-free|पीएफएएस फ्री, पीएफओए फ्री, फ्लोरीन मुक्त
property:natural|प्राकृतिक, नेचुरल, कुदरती
property:ingredients|सामग्री, घटक, इसमें क्या है
property:allergens|एलर्जी जानकारी, एलर्जन, एलर्जी वाले तत्व
property:hypoallergenic|हाइपोएलर्जेनिक, एलर्जी रहित, एलर्जी वालों के लिए
property:gluten-free|ग्लूटेन फ्री, ग्लूटेन मुक्त, बिना ग्लूटेन
property:lactose-free|लैक्टोज़ फ्री, बिना दूध, डेयरी फ्री
property:nut-free|नट फ्री, बिना मेवे, मूंगफली रहित
property:egg-free|एगलेस, बिना अंडा, अंडा रहित
property:sugar-free|शुगर फ्री, बिना चीनी, चीनी मुक्त
property:low-calorie|लो कैलोरी, कम फैट, कैलोरी
property:high protein|हाई प्रोटीन, प्रोटीन युक्त, प्रोटीन की मात्रा
property:alcohol-free|बिना अल्कोहल, नॉन-अल्कोहलिक, अल्कोहल फ्री
property:alcohol content|अल्कोहल की मात्रा, अल्कोहल प्रतिशत, कितना अल्कोहल
property:caffeine-free|कैफीन फ्री, डिकैफ़, बिना कैफीन
property:gelatine-free|जिलेटिन फ्री, बिना जिलेटिन, जिलेटिन मुक्त
property:no additives|बिना मिलावट, बिना प्रिज़र्वेटिव, कोई एडिटिव नहीं
property:fragrance-free|बिना खुशबू, सुगंध रहित, फ्रेगरेंस फ्री
property:scented|खुशबूदार, सुगंधित, खुशबू
property:nickel-free|निकल फ्री, बिना निकल, निकल एलर्जी के लिए
property:for sensitive skin|संवेदनशील त्वचा के लिए, सेंसिटिव स्किन, त्वचा पर कोमल
property:flavour|स्वाद, फ्लेवर, ज़ायका
property:sweet|मीठा, बहुत मीठा, शक्कर वाला
property:spicy|तीखा, मसालेदार, मिर्च वाला
property:salty|नमकीन, खारा, उमामी
property:bitter|कड़वा, कड़वाहट
property:mild taste|हल्का स्वाद, माइल्ड, कड़वा नहीं
property:dry wine|ड्राई वाइन, सूखी वाइन, ब्रूट
property:fresh|ताज़ा, फ्रेश, ताज़ा बना
property:shelf life|एक्सपायरी डेट, शेल्फ लाइफ, कब तक खराब नहीं होगा
property:perishable|जल्दी खराब होने वाला, फ्रिज में रखें, ठंडा रखने वाला खाना
property:frozen|फ्रोज़न, जमा हुआ, फ्रोज़न फूड
property:raw|कच्चा, बिना पका, बिना भुना
property:loose|खुला, लूज़, बिना पैक
property:whole bean|साबुत बीन्स, कॉफी बीन्स, बिना पिसी कॉफी
property:ground|पिसा हुआ, पिसी कॉफी, पिसाई का स्तर
property:roast|रोस्ट, डार्क रोस्ट, लाइट रोस्ट
property:for babies|शिशु के लिए, बेबी, नवजात
property:toddler|छोटे बच्चे, टॉडलर, 1-2 साल का बच्चा
property:kid|बच्चा, बच्चे, किड्स
property:teenager|किशोर, टीनएजर, युवा
property:adult|वयस्क, बड़े, एडल्ट
property:senior|बुज़ुर्ग, वरिष्ठ नागरिक, सीनियर
property:recommended age|किस उम्र के लिए, उम्र, आयु
property:small parts|छोटे पुर्ज़े, गले में फँसने का खतरा, 3 साल से छोटे के लिए नहीं
property:women's|महिलाओं के लिए, लेडीज़, औरतों का
property:men's|पुरुषों के लिए, जेंट्स, मर्दाना
property:unisex|यूनिसेक्स, सबके लिए, स्त्री-पुरुष दोनों के लिए
property:girl|लड़की, बेटी, पोती
property:boy|लड़का, बेटा, पोता
property:beginner|शुरुआती, बिगिनर, नौसिखिया
property:intermediate|मध्यम स्तर, इंटरमीडिएट, थोड़ा अनुभव
property:advanced|एडवांस्ड, अनुभवी, एक्सपर्ट
property:skill level|कठिनाई स्तर, स्किल लेवल, कितना मुश्किल
property:professional|प्रोफेशनल, पेशेवर, कमर्शियल उपयोग
property:easy|आसान, सरल, इस्तेमाल में आसान
property:difficult|मुश्किल, कठिन, जटिल
property:soft|मुलायम, नरम, सॉफ्ट
property:hard|सख्त, कड़ा, कठोर
property:comfortable|आरामदायक, आरामदेह, कम्फर्टेबल
property:itchy|चुभने वाला, खुजली वाला, खुरदरा
property:smooth|चिकना, समतल, स्मूद
property:stretchy|खिंचने वाला, स्ट्रेचेबल, इलास्टिक
property:flexible|लचीला, मुड़ने वाला, फ्लेक्सिबल
property:ergonomic|एर्गोनॉमिक, पीठ के लिए आरामदायक, शरीर के अनुकूल
property:durable|टिकाऊ, लंबे समय चलने वाला, ड्यूरेबल
property:sturdy|मज़बूत, ठोस, स्थिर
property:unbreakable|अटूट, न टूटने वाला, शॉकप्रूफ
property:fragile|नाज़ुक, टूटने वाला, आसानी से टूटने वाला
property:scratch-resistant|खरोंच रोधी, स्क्रैच प्रूफ, स्क्रैच रेसिस्टेंट
property:tear-resistant|न फटने वाला, फटने से सुरक्षित, पंचर प्रूफ
property:rustproof|जंगरोधी, ज़ंग नहीं लगता, रस्टप्रूफ
property:non-slip|एंटी स्लिप, न फिसलने वाला, नॉन स्लिप
property:reflective|रिफ्लेक्टिव, रिफ्लेक्टर, रात में दिखने वाला
property:glow in the dark|अंधेरे में चमकने वाला, ग्लो इन डार्क, रेडियम
property:dimmable|डिमेबल, डिमर, रोशनी घटाने-बढ़ाने वाला
property:brightness|चमक, ब्राइटनेस, लुमेन
property:warm white|वार्म व्हाइट, कूल व्हाइट, कलर टेम्परेचर
property:magnetic|चुंबकीय, मैग्नेटिक, चुंबक वाला
property:self-adhesive|चिपकने वाला, सेल्फ एडहेसिव, स्टिकर वाला
property:lockable|ताले वाला, लॉक वाला, चाबी वाला
property:zip|चेन, ज़िप, चेन वाला
property:button closure|बटन, बटन वाला, टिच बटन
property:velcro|वेल्क्रो, वेल्क्रो वाला, चिपकने वाली पट्टी
property:hood|हुड, टोपी वाला, हुडी
property:pocket|जेब, पॉकेट, जेब वाला
property:compartments|खाने, कम्पार्टमेंट, अलग-अलग खाने
property:handle|हैंडल, मूठ, हत्था
property:strap|स्ट्रैप, कंधे की पट्टी, पट्टा
property:wheels|पहिए, पहिए वाला, व्हील
property:lid|ढक्कन, ढक्कन वाला, कैप
property:removable cover|निकलने वाला कवर, धुलने वाला कवर, खोल
property:compatible|कम्पैटिबल, किसके साथ चलता है, के लिए उपयुक्त
property:universal|यूनिवर्सल, सबमें फिट, हर काम का
property:multifunctional|मल्टीफंक्शनल, ऑल इन वन, बहुउपयोगी
property:included|शामिल, साथ में मिलता है, डिब्बे में
property:not included|शामिल नहीं, अलग से खरीदें, अलग से मिलता है
property:set|सेट, किट, कॉम्बो
property:pack|पैक, मल्टीपैक, पैक साइज़
property:piece|पीस, नग, अदद
property:pair|जोड़ी, जोड़ा, दो का सेट
property:single|अकेला, सिंगल, एक पीस
property:handmade|हाथ से बना, हस्तनिर्मित, हैंडमेड
property:homemade|घर का बना, होममेड, घरेलू
property:unique|अनोखा, अपनी तरह का एक, यूनिक
property:limited edition (2)|लिमिटेड एडिशन, सीमित संस्करण, स्पेशल एडिशन
property:refurbished|रिफर्बिश्ड, मरम्मत करके नया, रिन्यूड
property:second-hand|सेकंड हैंड, पुराना, इस्तेमाल किया हुआ
property:brand new|बिल्कुल नया, नया, ब्रांड न्यू
property:just arrived|नया आया, न्यू अराइवल, लेटेस्ट
property:condition|हालत, कंडीशन, इस्तेमाल के निशान
property:vintage|विंटेज, रेट्रो, एंटीक
property:modern|आधुनिक, मॉडर्न, ट्रेंडी
property:minimalist|मिनिमलिस्ट, सादा डिज़ाइन, सिंपल
property:rustic|देहाती, रस्टिक, बोहो
property:elegant|सुरुचिपूर्ण, एलिगेंट, शानदार
property:casual|कैज़ुअल, रोज़मर्रा का, रोज़ पहनने वाला
property:pretty|सुंदर, खूबसूरत, प्यारा
property:cute|प्यारा, क्यूट, मासूम
property:funny|मज़ेदार, फनी, हास्यपूर्ण
property:special|खास, विशेष, असाधारण
property:quality|क्वालिटी, गुणवत्ता, प्रीमियम
property:luxurious|लक्ज़री, आलीशान, हाई-एंड
property:bad quality|घटिया क्वालिटी, घटिया, कमज़ोर
property:country of origin|मूल देश, मेड इन, कहाँ बना है
property:local|स्थानीय, लोकल, देसी
property:made in europe|यूरोप में बना, मेड इन यूरोप, जर्मनी में बना
property:imported|आयातित, इम्पोर्टेड, विदेशी
property:brand|ब्रांड, कंपनी, निर्माता
property:model|मॉडल, वर्शन, वेरिएंट
property:genuine|असली, ओरिजिनल, जेन्युइन
action:return|वापस करना, रिटर्न करना, लौटाना
action:exchange|बदलना, एक्सचेंज करना, साइज़ बदलना
action:collect|लेने आना, पिकअप करना, उठाना
action:order|ऑर्डर करना, मँगवाना, ऑनलाइन ऑर्डर
action:buy|खरीदना, लेना, ख़रीदारी
action:sell|बेचना, मिलता है क्या, रखते हैं क्या
action:pay|भुगतान करना, पैसे देना, पेमेंट करना
action:cancel|रद्द करना, कैंसिल करना, ऑर्डर वापस लेना
action:change order|ऑर्डर बदलना, बदलाव करना, एडिट करना
action:break|टूटना, टूट गया, चटकना
action:damage|नुकसान, डैमेज होना, खरोंच लगना
action:stop working|काम करना बंद, चल नहीं रहा, खराब हो गया
action:lose|खोना, खो गया, गुम होना
action:go missing|गायब, नहीं मिला, गुम
action:arrive|पहुँचना, आना, डिलीवर होना
action:deliver|भेजना, डिलीवर करना, पहुँचाना
action:track|ट्रैक करना, पता लगाना, पार्सल कहाँ है
action:receive|पाना, मिलना, प्राप्त करना
action:suit|जँचना, अच्छा लगना, मैच करना
action:fit in|फिट होना, आ जाना, समाना
action:wash|धोना, कपड़े धोना, धुलाई
action:clean|साफ करना, पोंछना, सफाई
action:descale|डीस्केल करना, चूना हटाना, खारे पानी की परत हटाना
action:iron|इस्त्री करना, प्रेस करना, आयरन करना
action:dry|सुखाना, सूखना, हवा में सुखाना
action:repair|मरम्मत करना, रिपेयर करना, ठीक करवाना
action:replace|बदलना, रिप्लेस करना, नया लगाना
action:install|इंस्टॉल करना, लगाना, सेटअप करना
action:mount|टाँगना, दीवार पर लगाना, फिट करना
action:assemble|जोड़ना, असेंबल करना, बनाना
action:engrave|नाम खुदवाना, खुदाई करना, पर्सनलाइज़ करना
action:wrap|गिफ्ट रैप करना, लपेटना, पैक करना
action:reserve|रिज़र्व करना, अलग रखना, होल्ड करना
action:book|बुक करना, अपॉइंटमेंट लेना, रजिस्टर करना
action:store|रखना, स्टोर करना, संभालकर रखना
action:charge|चार्ज करना, रिचार्ज करना, चार्जिंग
action:recycle|रीसायकल करना, फेंकना, निपटाना
action:try on|पहनकर देखना, ट्राई करना, आज़माना
action:adjust|एडजस्ट करना, सेट करना, समायोजित करना
action:cut to size|नाप से काटना, साइज़ में काटना, कटवाना
action:alter|अल्टर करना, छोटा करना, कपड़ा ठीक करना
action:make to order|ऑर्डर पर बनवाना, बनवाना, कस्टम ऑर्डर
action:rent|किराए पर लेना, रेंट पर लेना, उधार लेना
action:complain|शिकायत करना, कंप्लेंट करना, क्लेम करना
action:talk to someone|किसी से बात करना, संपर्क करना, बात करनी है
action:write|लिखना, ईमेल करना, मैसेज करना
action:reply|जवाब देना, उत्तर देना, रिप्लाई करना
action:ask|पूछना, सवाल, पूछताछ
action:advise|सलाह देना, सुझाव, राय
action:help|मदद, सहायता, हेल्प
action:refund|रिफंड करना, पैसे वापस लेना, पैसे लौटाना
action:redeem (2)|रिडीम करना, वाउचर इस्तेमाल करना, कोड लगाना
action:save money|पैसे बचाना, बचत करना, कम खर्च
action:subscribe|सब्सक्राइब करना, सदस्यता लेना, नियमित डिलीवरी
action:pause|रोकना, स्किप करना, पॉज़ करना
action:log in|लॉगिन करना, साइन इन करना, अकाउंट खोलना
action:register|रजिस्टर करना, अकाउंट बनाना, खाता बनाना
action:unsubscribe (2)|अनसब्सक्राइब करना, ईमेल बंद करना, अकाउंट हटाना
action:pre-order|प्री-ऑर्डर करना, पहले से ऑर्डर करना, एडवांस बुकिंग
action:notify|बताना, सूचित करना, अलर्ट भेजना
action:open|खोलना, अनपैक करना, डिब्बा खोलना
action:pack|पैक करना, पैकिंग करना, डिब्बे में रखना
action:carry|ले जाना, ढोना, साथ ले जाना
action:wear|पहनना, डालना, पहनने के लिए
action:use|इस्तेमाल करना, उपयोग, लगाना
action:cook|पकाना, खाना बनाना, उबालना
action:fry|तलना, भूनना, डीप फ्राई
action:bake|बेक करना, केक बनाना, ब्रेड बनाना
action:chop|काटना, टुकड़े करना, सब्ज़ी काटना
action:sharpen|धार लगाना, तेज़ करना, पैना करना
action:mix|मिलाना, मिक्स करना, फेंटना
action:grind|पीसना, कूटना, कद्दूकस करना
action:brew|चाय बनाना, कॉफी बनाना, ब्रू करना
action:heat up|गर्म करना, दोबारा गर्म करना, खाना गर्म करना
action:cool down|ठंडा करना, फ्रिज में रखना, ठंडा रखना
action:drink|पीना, पीने के लिए, घूँट लेना
action:eat|खाना, खाने के लिए, नाश्ता
action:sleep|सोना, नींद, झपकी
action:sit|बैठना, बैठने के लिए
action:play|खेलना, खेल, खेलने के लिए
action:read|पढ़ना, पढ़ने के लिए
action:draw|चित्र बनाना, ड्रॉइंग, रंग भरना
action:sew|सिलना, सिलाई, टाँका लगाना
action:craft|हस्तकला, क्राफ्ट बनाना, खुद बनाना
action:glue|चिपकाना, गोंद लगाना, जोड़ना
action:drill|ड्रिल करना, छेद करना, ड्रिलिंग
action:paint walls|दीवार रंगना, पेंट करना, पुताई
action:plant|पौधा लगाना, बोना, बागवानी
action:water plants|पौधों को पानी देना, सिंचाई, पानी डालना
action:lose weight|वज़न घटाना, पतला होना, डाइट
action:train|व्यायाम, कसरत, वर्कआउट
action:protect|सुरक्षा करना, बचाना, रक्षा
action:cover|ढकना, कवर करना, ओढ़ाना
action:remove|हटाना, निकालना, साफ करना
action:choose|चुनना, पसंद करना, सिलेक्ट करना
action:compare|तुलना, क्या अंतर है, कम्पेयर करना
action:find|ढूँढना, खोजना, तलाश
action:see|देखना, दिखाएँ, नज़र डालना
action:give as a gift|उपहार देना, गिफ्ट करना, सरप्राइज़ देना
action:donate|दान करना, दान देना, डोनेट करना
action:trade in|एक्सचेंज में देना, पुराना बेचना, पुराना देकर नया लेना
action:waive|मुफ़्त, माफ़ करना, फ्री में
action:pay the cost|खर्च उठाना, कौन देगा, खर्च किसका
action:extend|बढ़ाना, अवधि बढ़ाना, आगे बढ़ाना
action:shrink|सिकुड़ना, धोने पर सिकुड़ गया, छोटा होना
action:fade|रंग उड़ना, फीका पड़ना, रंग छोड़ना
action:leak|लीक होना, टपकना, रिसना
action:smell bad|बदबू, बदबू आना, गंध
action:rust|जंग लगना, ज़ंग, काला पड़ना
action:overheat|ज़्यादा गर्म होना, ओवरहीट, जलना
action:turn on|चालू करना, ऑन करना, स्टार्ट करना
action:turn off|बंद करना, ऑफ करना, स्विच ऑफ
action:connect|कनेक्ट करना, जोड़ना, पेयर करना
general:cheap|सस्ता, किफ़ायती, कम दाम
general:cheaper|और सस्ता, कम कीमत वाला, थोड़ा सस्ता
general:cheapest|सबसे सस्ता, सबसे कम कीमत, न्यूनतम दाम
general:expensive|महँगा, ज़्यादा कीमत, कीमती
general:price|कीमत, दाम, कितने का
general:fee|शुल्क, फीस, अतिरिक्त खर्च
general:euro|यूरो, पैसे, रुपये
general:under|से कम, के अंदर, अधिकतम कीमत
general:at least|कम से कम, न्यूनतम, से ज़्यादा
general:quick|जल्दी, तेज़, फटाफट
general:urgent|अर्जेंट, ज़रूरी, तुरंत
general:slow|धीमा, धीरे, देर लगती है
general:how long|कितने दिन, कितना समय, कब तक
general:deadline|आखिरी तारीख, समय सीमा, कब तक
general:late|देर, लेट, देरी
general:early|जल्दी, पहले, समय से पहले
general:today (2)|आज, आज ही, उसी दिन
general:tomorrow (2)|कल, अगले दिन, रातोंरात
general:day (2)|दिन, 24 घंटे, रोज़
general:working day (2)|कार्य दिवस, वर्किंग डे, सोमवार से शुक्रवार
general:week (2)|हफ़्ता, सप्ताह, हफ़्ते
general:month (2)|महीना, महीने, 30 दिन
general:year (2)|साल, वर्ष, सालाना
general:hour (2)|घंटा, घंटे, मिनट
general:weekend (2)|वीकेंड, सप्ताहांत, शनिवार-रविवार
general:sunday|रविवार, इतवार, संडे
general:saturday|शनिवार, सैटरडे, शनिवार को
general:public holiday|सार्वजनिक अवकाश, सरकारी छुट्टी, त्योहार की छुट्टी
general:open|खुला, अभी खुला है, खुलने का समय
general:closed|बंद, खुला नहीं, छुट्टी पर बंद
general:need|चाहिए, ज़रूरत, ज़रूरी
general:want|चाहता हूँ, चाहिए, ढूँढ रहा हूँ
general:allowed|अनुमति है, क्या मैं, इजाज़त
general:not allowed|मना है, वर्जित, अनुमति नहीं
general:possible|संभव, क्या हो सकता है, क्या आप कर सकते हैं
general:extra|अतिरिक्त, एक्स्ट्रा, एक और
general:both|दोनों, दो में से कोई, दोनों ही
general:other|दूसरा, अन्य, अलग
general:similar|मिलता-जुलता, ऐसा ही, समान
general:same|वही, समान, बिल्कुल ऐसा ही
general:wrong|गलत, ग़लत, ऑर्डर वाला नहीं
general:biggest|सबसे बड़ा, सबसे लार्ज
general:smallest|सबसे छोटा, सबसे स्मॉल
general:bigger|और बड़ा, बड़ा साइज़, ज़्यादा बड़ा
general:smaller|और छोटा, छोटा साइज़, थोड़ा छोटा
general:best|सबसे अच्छा, बेस्ट, बेहतरीन
general:popular|लोकप्रिय, बेस्टसेलर, सबसे ज़्यादा बिकने वाला
general:good|अच्छा, बढ़िया, शानदार
general:bad|खराब, बुरा, बेकार
general:safe|सुरक्षित, सेफ, सुरक्षा
general:dangerous|खतरनाक, जोखिम, असुरक्षित
general:healthy|सेहतमंद, हेल्दी, स्वास्थ्य
general:in stock|स्टॉक में, उपलब्ध, मिल जाएगा
general:out of stock|आउट ऑफ स्टॉक, खत्म, उपलब्ध नहीं
general:back in stock|फिर से स्टॉक में, दोबारा उपलब्ध, कब आएगा
general:discontinued|बंद हो गया, अब नहीं बनता, बनना बंद
general:where|कहाँ, किधर, लोकेशन
general:near|पास में, नज़दीक, आस-पास
general:at home|घर पर, घर में, घरेलू उपयोग
general:outdoor|बाहर, आउटडोर, खुले में
general:abroad|विदेश, विदेश में, अंतरराष्ट्रीय
general:online|ऑनलाइन, इंटरनेट, वेबसाइट
general:shop|दुकान, स्टोर, दुकान में
general:with|के साथ, सहित, साथ में
general:without|के बिना, बिना, रहित
general:instructions|निर्देश, मैनुअल, कैसे करें
general:tip|टिप, सुझाव, नुस्खा
general:review|रिव्यू, समीक्षा, रेटिंग
general:accessory|एक्सेसरी, सहायक सामान, एक्सेसरीज़
general:spare part|स्पेयर पार्ट, पुर्ज़ा, पार्ट
general:sample|सैंपल, नमूना, टेस्टर
general:gift (2)|उपहार, गिफ्ट, तोहफ़ा
general:person|व्यक्ति, लोग, प्रति व्यक्ति
general:family|परिवार, फैमिली, रिश्तेदार
general:friend|दोस्त, मित्र, सहेली
general:mum|माँ, मम्मी, माता
general:dad|पिता, पापा, पिताजी
general:grandma|दादी, नानी, दादी माँ
general:wife|पत्नी, बीवी, गर्लफ्रेंड
general:brother|भाई, भैया
general:colleague|सहकर्मी, कलीग, बॉस
general:teacher|शिक्षक, टीचर, अध्यापक
general:student|छात्र, विद्यार्थी, स्टूडेंट
general:business|व्यवसाय, कंपनी, बिज़नेस
general:dog|कुत्ता, डॉग, पिल्ला
general:cat|बिल्ली, कैट, बिल्ली का बच्चा
general:pet|पालतू जानवर, पेट, जानवर
general:left-handed|बाएँ हाथ वाला, लेफ्टी, खब्बू
general:disabled|दिव्यांग, व्हीलचेयर, विकलांग
general:language|भाषा, अनुवाद, मेरी भाषा में
general:picture|तस्वीर, फोटो, चित्र
general:why|क्यों, कारण, वजह
general:all|सभी, सब, सब कुछ
property:copper|तांबा, कॉपर, तांबे का
property:brass|पीतल, ब्रास, पीतल का
property:bronze|कांसा, ब्रॉन्ज़, कांसे का
property:beech|बीच लकड़ी, बीचवुड
property:birch|बर्च लकड़ी, भोजपत्र लकड़ी
property:ash wood|ऐश लकड़ी, ऐशवुड
property:maple wood|मेपल लकड़ी, मेपल
property:walnut wood|अखरोट की लकड़ी, वालनट लकड़ी
property:cherry wood|चेरी लकड़ी, चेरीवुड
property:teak|सागौन, टीक, महोगनी
property:acacia wood|बबूल की लकड़ी, अकेशिया, कीकर
property:olive wood|जैतून की लकड़ी, ऑलिव वुड
property:halal|हलाल, हलाल प्रमाणित
property:kosher|कोशर, कोशर प्रमाणित
property:no pork|बिना सूअर मांस, पोर्क फ्री, नो पोर्क
property:soy-free|सोया फ्री, बिना सोया
property:palm oil free|बिना पाम ऑयल, पाम ऑयल फ्री, ताड़ तेल रहित
property:paraben-free|पैराबेन फ्री, बिना पैराबेन
property:sulfate-free|सल्फेट फ्री, बिना सल्फेट, एसएलएस फ्री
property:silicone-free|सिलिकॉन फ्री, बिना सिलिकॉन
property:aluminium-free|एल्युमिनियम फ्री, बिना एल्युमिनियम
property:semi-dry|सेमी ड्राई वाइन, हल्की मीठी वाइन
property:sour|खट्टा, खट्टापन, अम्लीय
property:camouflage|कैमोफ्लाज, आर्मी प्रिंट, फौजी प्रिंट
property:canvas fabric|कैनवस, मोटा सूती कपड़ा, किरमिच
property:concrete|कंक्रीट, सीमेंट, कंक्रीट लुक
property:alpaca|अल्पाका, अल्पाका ऊन
property:mohair|मोहेर, अंगोरा, अंगोरा ऊन
general:monday|सोमवार, मंडे, सोमवार को
general:tuesday|मंगलवार, ट्यूज़डे, मंगल को
general:wednesday|बुधवार, वेडनेसडे, बुध को
general:thursday|गुरुवार, बृहस्पतिवार, थर्सडे
general:friday|शुक्रवार, फ्राइडे, जुम्मा
general:spring season|वसंत, बसंत, वसंत ऋतु
general:summer|गर्मी, ग्रीष्म, गर्मियों में
general:autumn|पतझड़, शरद ऋतु, पतझड़ में
general:winter|सर्दी, जाड़ा, ठंड में
general:season|मौसम, सीज़न, ऋतु
general:morning (2)|सुबह, सवेरे, दोपहर से पहले
general:midday|दोपहर, लंच टाइम, दोपहर में
general:afternoon|दोपहर बाद, तीसरे पहर, दोपहर के बाद
general:evening (2)|शाम, शाम को, काम के बाद
general:grandpa|दादा, नाना, दादाजी
general:grandparents|दादा-दादी, नाना-नानी
general:husband|पति, बॉयफ्रेंड, शौहर
general:couple|जोड़ा, कपल, जीवनसाथी
general:sister|बहन, दीदी, छोटी बहन
general:siblings|भाई-बहन, सहोदर
need:birthday|जन्मदिन, बर्थडे गिफ्ट, जन्मदिन का तोहफ़ा
need:children's birthday party|बच्चों की बर्थडे पार्टी, किड्स पार्टी, बच्चे का जन्मदिन
need:wedding|शादी, विवाह, शादी का तोहफ़ा
need:wedding guest|शादी का मेहमान, शादी में क्या पहनें, शादी में जाना
need:hen party|बैचलरेट पार्टी, बैचलर पार्टी, शादी से पहले की पार्टी
need:engagement|सगाई, इंगेजमेंट, प्रपोज़
need:wedding anniversary|शादी की सालगिरह, एनिवर्सरी, सिल्वर जुबली
need:housewarming|गृह प्रवेश, नया घर, नया फ्लैट
need:moving house|घर बदलना, शिफ्टिंग, मूविंग
need:christmas|क्रिसमस, क्रिसमस गिफ्ट, बड़ा दिन
need:secret santa|सीक्रेट सांता, ऑफिस गिफ्ट, छोटा क्रिसमस गिफ्ट
need:advent|एडवेंट, क्रिसमस से पहले, क्रिसमस की उलटी गिनती
need:st nicholas day|संत निकोलस दिवस, सेंट निकोलस डे
need:three kings|थ्री किंग्स, एपिफेनी
need:new year's eve|नए साल की शाम, न्यू ईयर पार्टी, 31 दिसंबर
need:easter|ईस्टर, ईस्टर गिफ्ट, एग हंट
need:valentine's day|वैलेंटाइन डे, वैलेंटाइन, रोमांटिक गिफ्ट
need:mother's day|मदर्स डे, मातृ दिवस, माँ के लिए गिफ्ट
need:father's day|फादर्स डे, पितृ दिवस, पापा के लिए गिफ्ट
need:grandparents day|ग्रैंडपेरेंट्स डे, दादा-दादी के लिए गिफ्ट, दादा-दादी दिवस
need:baptism|बपतिस्मा, नामकरण, बपतिस्मा गिफ्ट
need:first communion|प्रथम प्रभु भोज, फर्स्ट कम्युनियन, कन्फर्मेशन
need:baby shower|बेबी शावर, गोद भराई, बेबी गिफ्ट
need:birth of a baby|बच्चे का जन्म, नवजात गिफ्ट, नया बच्चा
need:first day of school|स्कूल का पहला दिन, स्कूल शुरू, स्कूल दाखिला
need:back to school|बैक टू स्कूल, नया सत्र, स्कूल का सामान
need:starting kindergarten|नर्सरी शुरू, किंडरगार्टन, डे केयर
need:graduation|ग्रेजुएशन, स्नातक, परीक्षा पास
need:prom|फेयरवेल पार्टी, प्रॉम, फॉर्मल डांस
need:retirement|रिटायरमेंट, सेवानिवृत्ति, विदाई उपहार
need:new job|नई नौकरी, नौकरी का पहला दिन, जॉब शुरू
need:job interview|जॉब इंटरव्यू, इंटरव्यू के कपड़े, नौकरी का इंटरव्यू
need:funeral|अंतिम संस्कार, शोक, शोक संवेदना
need:grave|कब्र, कब्रिस्तान, समाधि
need:carnival|कार्निवल, फैंसी ड्रेस, मार्डी ग्रा
need:halloween|हैलोवीन, डरावनी पार्टी, ट्रिक ऑर ट्रीट
need:oktoberfest|ऑक्टोबरफेस्ट, बीयर उत्सव
need:garden party|गार्डन पार्टी, समर पार्टी
need:barbecue|बारबेक्यू, ग्रिलिंग, बीबीक्यू
need:picnic|पिकनिक, बाहर खाना
need:dinner party|डिनर पार्टी, खाने पर मेहमान, दावत
need:overnight guests|रात के मेहमान, रुकने वाले मेहमान, एक्स्ट्रा बिस्तर
need:buffet|बुफे, केटरिंग, बड़ी दावत
need:cocktail party|कॉकटेल पार्टी, होम बार, ड्रिंक्स बनाना
need:game night|गेम नाइट, बोर्ड गेम, फैमिली गेम
need:movie night|मूवी नाइट, होम सिनेमा, फिल्म देखना
need:music festival|म्यूज़िक फेस्टिवल, कॉन्सर्ट, संगीत समारोह
need:sleepover|स्लीपओवर, पजामा पार्टी, दोस्त के घर रात
need:treasure hunt|खज़ाने की खोज, ट्रेज़र हंट, बच्चों का खेल
need:hostess gift|धन्यवाद उपहार, छोटा गिफ्ट, मेज़बान के लिए उपहार
need:wedding favours|शादी के रिटर्न गिफ्ट, रिटर्न गिफ्ट, मेहमानों के उपहार
need:corporate gift|कॉर्पोरेट गिफ्ट, बिज़नेस गिफ्ट, कर्मचारी के लिए उपहार
need:teacher gift|टीचर के लिए गिफ्ट, शिक्षक उपहार, टीचर्स डे
need:gift idea|गिफ्ट आइडिया, क्या उपहार दें, तोहफ़ा ढूँढना
need:last minute gift|आखिरी समय का गिफ्ट, अर्जेंट गिफ्ट, कल तक गिफ्ट
need:gift under a small budget|कम बजट गिफ्ट, सस्ता उपहार, छोटा बजट
need:gift for someone who has everything|जिसके पास सब कुछ है, अनोखा उपहार, हटकर गिफ्ट
need:funny gift|मज़ेदार गिफ्ट, फनी गिफ्ट, मज़ाकिया उपहार
need:get well gift|जल्दी ठीक हों गिफ्ट, बीमार के लिए उपहार, अस्पताल में मिलने
need:baby|शिशु, बेबी, नवजात
need:toddler|छोटा बच्चा, 2 साल का बच्चा, टॉडलर
need:child|बच्चा, बच्चे, किड्स
need:schoolchild|स्कूली बच्चा, प्राइमरी का बच्चा, 8 साल का बच्चा
need:teenager|किशोर, टीनएजर, 14 साल का
need:student|छात्र, कॉलेज, हॉस्टल
need:adult|वयस्क, बड़े, एडल्ट
need:senior|बुज़ुर्ग, वरिष्ठ नागरिक, बूढ़े लोग
need:grandma|दादी, नानी, दादी माँ
need:grandpa|दादा, नाना, दादाजी
need:mum|माँ, मम्मी, माता
need:dad|पापा, पिता, पिताजी
need:wife|पत्नी, बीवी, गर्लफ्रेंड
need:husband|पति, बॉयफ्रेंड, मंगेतर
need:woman|महिला, औरत, लेडीज़
need:man|पुरुष, आदमी, जेंट्स
need:girl|लड़की, बेटी, भतीजी
need:boy|लड़का, बेटा, भतीजा
need:brother|भाई, बहन, भाई-बहन
need:best friend|सबसे अच्छा दोस्त, बेस्ट फ्रेंड, दोस्त
need:colleague|सहकर्मी, कलीग, बॉस
need:neighbour|पड़ोसी, पड़ोसी के लिए गिफ्ट
need:godchild|धर्मपुत्र, गॉडचाइल्ड, धर्मपुत्री
need:couple|कपल, दो लोगों के लिए, जोड़ा
need:family|परिवार, फैमिली, बड़ा परिवार
need:living alone|अकेले रहना, अकेला व्यक्ति, एक व्यक्ति
need:pregnant|गर्भवती, प्रेग्नेंट, गर्भावस्था
need:breastfeeding|स्तनपान, दूध पिलाने वाली माँ, ब्रेस्टफीडिंग
need:twins|जुड़वाँ, ट्विन्स, जुड़वाँ बच्चे
need:new parents|नए माता-पिता, पहली बार माँ-बाप, युवा माता-पिता
need:left-handed|बाएँ हाथ वाला, लेफ्टी, खब्बू
need:beginner|शुरुआती, बिगिनर, नौसिखिया
need:advanced|अनुभवी, एडवांस्ड, एक्सपर्ट
need:professional|प्रोफेशनल, पेशेवर, कारीगर
need:hobbyist|शौकिया, डीआईवाई, खुद करने वाला
need:allergic|एलर्जी, एलर्जी वाला, एलर्जिक
need:hay fever|पराग एलर्जी, हे फीवर, परागकण
need:dust mite allergy|धूल से एलर्जी, डस्ट एलर्जी, डस्ट माइट
need:nickel allergy|निकल एलर्जी, धातु से एलर्जी, गहनों से चकत्ते
need:sensitive skin|संवेदनशील त्वचा, सेंसिटिव स्किन, नाज़ुक त्वचा
need:eczema|एक्ज़िमा, खुजली, त्वचा पर चकत्ते
need:gluten intolerance|ग्लूटेन एलर्जी, सीलिएक, ग्लूटेन नहीं खाते
need:lactose intolerance|लैक्टोज़ असहिष्णुता, दूध नहीं पचता, डेयरी नहीं
need:nut allergy|मेवों से एलर्जी, मूंगफली एलर्जी, नट एलर्जी
need:vegan|वीगन, पशु उत्पाद नहीं, वीगन हूँ
need:vegetarian|शाकाहारी, वेज, मांस नहीं
need:diabetic|मधुमेह, डायबिटीज़, शुगर के मरीज़
need:tall|लंबा, लंबा व्यक्ति, बहुत लंबे
need:short person|छोटा कद, नाटा, कम लंबाई
need:plus size|प्लस साइज़, मोटा, ज़्यादा वज़न
need:wide feet|चौड़े पैर, चौड़ा पंजा, जूते तंग लगते हैं
need:large feet|बड़े पैर, बड़ा जूता साइज़, बड़े नंबर का जूता
need:small hands|छोटे हाथ, पतले हाथ
need:big head|बड़ा सिर, टोपी का साइज़, बड़ा माथा
need:glasses wearer|चश्मा पहनने वाले, चश्मा लगाते हैं, चश्मे वाले
need:contact lens wearer|कॉन्टैक्ट लेंस पहनने वाले, लेंस लगाते हैं
need:visually impaired|कमज़ोर नज़र, दृष्टिबाधित, छोटा नहीं पढ़ पाते
need:hard of hearing|कम सुनाई देना, ऊँचा सुनना, बहरापन
need:wheelchair user|व्हीलचेयर वाले, दिव्यांग, विकलांग
need:difficulty walking|चलने में दिक्कत, चलने में परेशानी, वॉकर
need:weak hands|कमज़ोर हाथ, गठिया, पकड़ कमज़ोर
need:carer|देखभाल करने वाला, माता-पिता की देखभाल, घर पर देखभाल
need:cold feet|ठंडे पैर, पैर ठंडे रहते हैं
need:cold hands|ठंडे हाथ, हाथ ठंडे रहते हैं
need:feel cold|ठंड लगना, बहुत ठंड लगती है, हमेशा ठंड
need:sleep cold|रात में ठंड, सोते समय ठंड, बिस्तर में ठंड
need:hot at night|रात में गर्मी, सोते समय पसीना, बिस्तर में गर्मी
need:sweating|पसीना, ज़्यादा पसीना, पसीना आना
need:sweaty feet|पैरों की बदबू, पैरों में पसीना, जूतों की बदबू
need:body odour|शरीर की बदबू, पसीने की बदबू, बगल की बदबू
need:back pain|पीठ दर्द, कमर दर्द, पीठ में दर्द
need:neck pain|गर्दन दर्द, गर्दन अकड़ना, कंधे में जकड़न
need:knee pain|घुटने का दर्द, घुटनों में दर्द
need:wrist pain|कलाई दर्द, कार्पल टनल, कलाई में दर्द
need:foot pain|पैर दर्द, एड़ी दर्द, दिन भर खड़े रहना
need:blisters|छाले, जूता काटना, पैर में छाला
need:heavy legs|भारी पैर, सूजे पैर, वैरिकोज़ वेन्स
need:muscle soreness|मांसपेशियों का दर्द, मसल पेन, मांसपेशियों में जकड़न
need:headache|सिरदर्द, माइग्रेन, सिर में दर्द
need:can't sleep|नींद नहीं आती, अनिद्रा, नींद की समस्या
need:snoring|खर्राटे, खर्राटे लेना, खर्राटों का इलाज
need:wake up tired|सुबह थकान, उठने में दिक्कत, देर तक सोना
need:stress|तनाव, स्ट्रेस, आराम
need:dry skin|रूखी त्वचा, ड्राई स्किन, खुरदरी त्वचा
need:cracked hands|फटे हाथ, रूखे हाथ, सूखे हाथ
need:chapped lips|फटे होंठ, सूखे होंठ, होंठ फटना
need:cracked heels|फटी एड़ियाँ, कड़ी त्वचा, गोखरू
need:oily skin|तैलीय त्वचा, ऑयली स्किन, खुले रोमछिद्र
need:acne|मुँहासे, पिंपल, कील-मुँहासे
need:wrinkles|झुर्रियाँ, एंटी एजिंग, ढलती त्वचा
need:dark circles|काले घेरे, डार्क सर्कल, सूजी आँखें
need:sunburn|सनबर्न, धूप से जलना, आफ्टर सन
need:sun protection|धूप से बचाव, सनस्क्रीन, यूवी सुरक्षा
need:hair loss|बाल झड़ना, हेयर फॉल, पतले बाल
need:dandruff|रूसी, डैंड्रफ, सिर में खुजली
need:dry hair|रूखे बाल, डैमेज बाल, दोमुँहे बाल
need:curly hair|घुंघराले बाल, कर्ली हेयर, लहरदार बाल
need:tangled hair|उलझे बाल, बालों में गाँठ, बाल सुलझाना
need:grey hair|सफ़ेद बाल, सफ़ेद बाल छिपाना, बाल रंगना
need:unwanted hair|अनचाहे बाल, बाल हटाना, वैक्सिंग
need:shaving|शेविंग, दाढ़ी बनाना, रेज़र बर्न
need:beard|दाढ़ी, दाढ़ी की देखभाल, दाढ़ी ट्रिम करना
need:bad breath|मुँह की बदबू, साँस की बदबू, ताज़ी साँस
need:sensitive teeth|दाँतों में झनझनाहट, मसूड़ों से खून, दाँत दर्द
need:white teeth|सफ़ेद दाँत, पीले दाँत, दाँत चमकाना
need:wound|घाव, चोट, उंगली कट गई
need:common cold|सर्दी-ज़ुकाम, फ्लू, खाँसी
need:fever|बुखार, तापमान नापना, बीमार बच्चा
need:high blood pressure|हाई ब्लड प्रेशर, उच्च रक्तचाप, बीपी
need:upset stomach|पेट खराब, पेट दर्द, गैस
need:period pain|माहवारी का दर्द, पीरियड दर्द, मासिक धर्म
need:menopause|मेनोपॉज़, रजोनिवृत्ति, हॉट फ्लैश
need:incontinence|पेशाब न रुकना, बिस्तर गीला करना, मूत्राशय कमज़ोरी
need:motion sickness|सफ़र में उल्टी, मोशन सिकनेस, गाड़ी में मतली
need:lose weight|वज़न कम करना, पतला होना, डाइट
need:build muscle|मसल बनाना, बॉडी बनाना, ताकत बढ़ाना
need:eat healthily|हेल्दी खाना, सेहतमंद भोजन, संतुलित आहार
need:boost immune system|इम्यूनिटी बढ़ाना, विटामिन, कमज़ोरी
need:quit smoking|सिगरेट छोड़ना, धूम्रपान छोड़ना
need:nail care|नाखूनों की देखभाल, मैनीक्योर, नेल पॉलिश
need:make-up|मेकअप, श्रृंगार, कॉस्मेटिक्स
need:limescale|खारा पानी, चूने की परत, केतली में चूना
need:mould|फफूंद, फफूंदी, सीलन की काई
need:damp|सीलन, नमी, कमरे में नमी
need:dry air|सूखी हवा, रूखी हवा, हवा में नमी कम
need:stain|दाग, धब्बा, दाग-धब्बे
need:grease|चिकनाई, तेल की परत, जला हुआ खाना
need:smell|बदबू, गंध, दुर्गंध
need:pet smell|पालतू की बदबू, बिल्ली का पेशाब, कुत्ते की गंध
need:kitchen smells|रसोई की गंध, खाना पकाने की गंध, रसोई का धुआँ
need:smelly drain|नाली की बदबू, नाली जाम, सिंक जाम
need:leak|रिसाव, लीकेज, नल टपकना
need:noise|शोर, शोरगुल, पड़ोसियों का शोर
need:room echoes|कमरे में गूंज, साउंडप्रूफ कमरा, ध्वनि इन्सुलेशन
need:draught|खिड़की से हवा, दरवाज़े से ठंडी हवा, झिरी से हवा
need:cold flat|ठंडा घर, ठंडा कमरा, कमरा गर्म करना
need:heat wave|लू, भीषण गर्मी, कमरा ठंडा करना
need:cold winter|कड़ाके की ठंड, पाला, सर्दी
need:snow|बर्फ, बर्फ हटाना, रास्ते पर बर्फ
need:rain|बारिश, बरसात, भीगना
need:wind|हवा, आँधी, तूफ़ान
need:rust|ज़ंग, जंग लगा, ज़ंग लगना
need:scratches|खरोंच, स्क्रैच, रगड़ के निशान
need:protect the floor|फर्श बचाना, कुर्सी से फर्श पर खरोंच, फ्लोर प्रोटेक्शन
need:slippery|फिसलन, फिसलन भरा फर्श, बाथरूम में फिसलना
need:squeaking|चरमराहट, दरवाज़े की चूँ-चूँ, चरमराता दरवाज़ा
need:wobbly|हिलता है, डगमगाना, हिलती मेज़
need:broken|टूटा हुआ, मरम्मत, ठीक करना
need:glue|चिपकाना, गोंद, टूटा कप जोड़ना
need:hole in clothes|कपड़े में छेद, फटा कपड़ा, रफू
need:moths|कपड़ों के कीड़े, ऊन में कीड़े, कीड़ों के छेद
need:pantry moths|अनाज के कीड़े, आटे में कीड़े, घुन
need:mosquitoes|मच्छर, मच्छर काटना, कीड़े का काटना
need:flies|मक्खियाँ, फल मक्खी, ततैया
need:ants|चींटी, चींटियाँ, कॉकरोच
need:mice|चूहे, चूहा, घर में चूहा
need:pigeons|कबूतर, बालकनी में पक्षी, बगीचे में बिल्ली
need:ticks|किलनी, पिस्सू, टिक्स
need:slugs|घोंघे, स्लग, घोंघों से बचाव
need:aphids|पौधों के कीड़े, माहू, मकड़ी कीट
need:weeds|खरपतवार, घास-फूस, निराई
need:moss in lawn|लॉन में काई, पीली घास, लॉन में खाली जगह
need:plants die|पौधे सूखना, पौधे मर जाते हैं, पानी देना भूलना
need:dust|धूल, धूल साफ करना, धूल भरा
need:pet hair|पालतू के बाल, कुत्ते के बाल, सोफे पर बिल्ली के बाल
need:crumbs|खाना गिरना, टुकड़े गिरना, मेज़ पर गंदगी
need:dirty windows|गंदी खिड़कियाँ, खिड़की साफ करना, शीशा साफ करना
need:cleaning|सफाई, घर की सफाई, साफ-सफाई
need:mopping|पोछा लगाना, फर्श साफ करना, पोछा
need:vacuuming|वैक्यूम करना, कालीन साफ करना, वैक्यूम से सफाई
need:doing laundry|कपड़े धोना, धुलाई, लॉन्ड्री
need:drying laundry|कपड़े सुखाना, घर में कपड़े सुखाना, बिना ड्रायर
need:ironing|इस्त्री करना, प्रेस करना, सिलवटें
need:shrunk in the wash|धोने पर सिकुड़ गया, रंग फीका, रोएँ निकलना
need:shoes dirty|जूते साफ करना, गंदे जूते, जूता पॉलिश
need:wet shoes|गीले जूते, जूते सुखाना, भीगे जूते
need:fire|आग, आग से सुरक्षा, धुआँ
need:burglary|चोरी, सुरक्षा, सेंधमारी
need:power cut|बिजली कटौती, बिजली गुल, लोड शेडिंग
need:hang a picture|तस्वीर टाँगना, फोटो लगाना, शीशा टाँगना
need:no drilling|बिना ड्रिल, बिना छेद, किराए के घर में छेद नहीं
need:drill a hole|छेद करना, ड्रिल करना, दीवार में पेंच
need:put up a shelf|शेल्फ लगाना, दीवार पर टीवी लगाना, रैक लगाना
need:assemble furniture|फर्नीचर जोड़ना, असेंबली, फर्नीचर असेंबल करना
need:paint a wall|दीवार पेंट करना, कमरा रंगना, पुताई
need:paint wood|लकड़ी पेंट करना, वार्निश, फर्नीचर रंगना
need:wallpapering|वॉलपेपर लगाना, दीवार पर वॉलपेपर
need:lay flooring|फर्श लगाना, नया फर्श, लैमिनेट बिछाना
need:tiling|टाइल लगाना, टाइल्स, बाथरूम रिनोवेशन
need:fill holes|छेद भरना, दीवार की दरार, पुट्टी भरना
need:sealing|सील करना, दरार भरना, सीलेंट लगाना
need:sawing|आरी चलाना, लकड़ी काटना, आरी
need:sanding|घिसाई, लकड़ी घिसना, सैंडिंग
need:woodworking|लकड़ी का काम, बढ़ईगिरी, फर्नीचर बनाना
need:welding|वेल्डिंग, सोल्डरिंग, टाँका लगाना
need:electrical work|बिजली का काम, सॉकेट बदलना, वायरिंग
need:plumbing|प्लंबिंग, नल बदलना, नल लगाना
need:measure|नापना, नाप लेना, सीधी लाइन
need:work at height|ऊँचाई पर काम, छत तक पहुँचना, बल्ब बदलना
need:heavy lifting|भारी सामान उठाना, भारी चीज़ ढोना, भारी वज़न
need:transport in the car|कार में ले जाना, सामान बाँधना, छत पर सामान
need:protect hands at work|काम में हाथ बचाना, कार्य सुरक्षा, सुरक्षा उपकरण
need:construction site|निर्माण स्थल, कंस्ट्रक्शन, घर की मरम्मत
need:shed|शेड, वर्कशॉप, गैराज में सामान
need:insulate|इन्सुलेशन, ऊर्जा बचाना, हीटिंग खर्च बचाना
need:save electricity|बिजली बचाना, बिजली का बिल, कम बिजली खपत
need:save water|पानी बचाना, पानी की बचत
need:low light|कम रोशनी, अंधेरा कमरा, ज़्यादा रोशनी चाहिए
need:dazzling light|तेज़ रोशनी, आँखों में चमक, धूप की चमक
need:darken bedroom|कमरे में अंधेरा, रोशनी रोकना, दिन में सोना
need:privacy|प्राइवेसी, पर्दा, पड़ोसियों की नज़र
need:mood lighting|मूड लाइटिंग, रोमांटिक माहौल, हल्की रोशनी
need:reading in bed|बिस्तर में पढ़ना, पढ़ने की लाइट, रात में पढ़ना
need:reading|पढ़ना, किताबें पढ़ना, पाठक
need:small flat|छोटा फ्लैट, छोटा कमरा, कम जगह
need:small kitchen|छोटी रसोई, छोटा किचन, किचन में कम जगह
need:small bathroom|छोटा बाथरूम, तंग बाथरूम
need:tidy up|सामान समेटना, स्टोरेज, बिखरा सामान
need:wardrobe full|अलमारी भरी, कपड़े रखना, कपड़ों का स्टोरेज
need:store shoes|जूते रखना, जूतों की जगह, बिखरे जूते
need:hallway|गलियारा, प्रवेश, चाबी रखने की जगह
need:cable clutter|उलझे तार, तारों का जाल, केबल की गड़बड़
need:cooking|खाना पकाना, खाना बनाना, कुकिंग
need:gift for a cook|कुक के लिए गिफ्ट, खाने का शौकीन, कुकिंग का शौक
need:frying|तलना, फ्राई करना, अंडा फ्राई
need:food sticks|खाना चिपकना, तवे पर चिपकना, नीचे जलना
need:deep frying|डीप फ्राई, फ्रेंच फ्राइज़, कुरकुरा
need:soup|सूप, सूप बनाना, शोरबा
need:pasta|पास्ता, पास्ता बनाना, स्पेगेटी
need:rice|चावल, चावल पकाना, सुशी
need:baking|बेकिंग, केक बनाना, बिस्कुट
need:bake bread|ब्रेड बनाना, घर की ब्रेड, खमीर
need:pizza at home|घर पर पिज़्ज़ा, पिज़्ज़ा बनाना, पिज़्ज़ा नाइट
need:decorate a cake|केक सजाना, बर्थडे केक, कपकेक
need:knead dough|आटा गूँथना, क्रीम फेंटना, अंडे फेंटना
need:chop|काटना, सब्ज़ी काटना, प्याज काटना
need:blunt knife|कुंद चाकू, चाकू तेज़ करना, धार लगाना
need:smoothie|स्मूदी, स्मूदी बनाना, बर्फ पीसना
need:juice|जूस, रस निकालना, संतरे का रस
need:coffee|कॉफी, कॉफी बनाना, एस्प्रेसो
need:grind|पीसना, कॉफी पीसना, मसाला पीसना
need:brew tea|चाय बनाना, चाय, चाय पीना
need:milk foam|दूध का झाग, दूध फेंटना, लाटे आर्ट
need:brew beer|बीयर बनाना, घर पर बीयर, वाइन बनाना
need:wine drinker|वाइन पीने वाले, वाइन खोलना, वाइन रखना
need:sparkling water|सोडा वाटर, सोडा बनाना, स्पार्कलिंग वाटर
need:clean drinking water|साफ पीने का पानी, पानी फिल्टर, पानी शुद्ध करना
need:drink more water|ज़्यादा पानी पीना, हाइड्रेशन, पर्याप्त पानी
need:keep food hot|खाना गर्म रखना, गर्म टिफिन, चाय गर्म रखना
need:keep cold|ठंडा रखना, ड्रिंक ठंडा रखना, सफ़र में ठंडा
need:keep food fresh|खाना ताज़ा रखना, बचा खाना रखना, फूड स्टोरेज
need:freezing food|खाना फ्रीज़ करना, जमाना, पहले से खाना बनाना
need:preserve|अचार, अचार बनाना, मुरब्बा बनाना
need:lunch at work|ऑफिस लंच, टिफिन, खाना साथ ले जाना
need:breakfast|नाश्ता, ब्रेकफास्ट, सुबह का नाश्ता
need:quick meal|झटपट खाना, जल्दी पकने वाला, पकाने का समय नहीं
need:snack|स्नैक, नाश्ता, कुछ मीठा
need:fondue|फोंड्यू, रैकलेट, चीज़ पार्टी
need:induction hob|इंडक्शन चूल्हा, इंडक्शन पर पकाना, नया इंडक्शन
need:gas stove|गैस चूल्हा, गैस पर पकाना, गैस स्टोव
need:hiking|हाइकिंग, ट्रेकिंग, पहाड़ पर चढ़ना
need:camping|कैंपिंग, तंबू में सोना, कैंप
need:camper van|कैंपर वैन, मोटरहोम, कारवाँ
need:trekking ultralight|हल्की ट्रेकिंग, बैकपैकिंग, लंबी पदयात्रा
need:via ferrata|चट्टान चढ़ाई, क्लाइम्बिंग, पर्वतारोहण
need:running|दौड़ना, जॉगिंग, मैराथन
need:trail running|ट्रेल रनिंग, पहाड़ी दौड़, कच्चे रास्ते पर दौड़
need:walking the city|शहर घूमना, घूमना-फिरना, बहुत पैदल चलना
need:cycling|साइकिल चलाना, साइक्लिंग, साइकिल
need:mountain biking|माउंटेन बाइकिंग, एमटीबी, डाउनहिल
need:bike tour|साइकिल टूर, बाइकपैकिंग, साइकिल यात्रा
need:e-bike|ई-बाइक, इलेक्ट्रिक साइकिल, बैटरी साइकिल
need:commute|रोज़ आना-जाना, ऑफिस जाना, काम पर साइकिल से
need:flat tyre|पंचर, टायर पंचर, हवा निकलना
need:bike theft|साइकिल चोरी, साइकिल लॉक करना, साइकिल का ताला
need:be seen in traffic|ट्रैफिक में दिखना, अंधेरे में साइकिल, रात में दिखना
need:transport children by bike|साइकिल पर बच्चा, बच्चे को साइकिल पर ले जाना
need:learn to ride a bike|साइकिल सीखना, पहली साइकिल
need:swimming|तैराकी, तैरना, स्विमिंग
need:learn to swim|तैरना सीखना, स्विमिंग क्लास, बच्चे को तैराकी
need:open water swimming|खुले पानी में तैरना, ठंडा पानी, झील में तैरना
need:beach|समुद्र तट, बीच, समुद्र किनारे छुट्टी
need:snorkelling|स्नॉर्कलिंग, गोताखोरी, स्कूबा
need:kayaking|कयाकिंग, नौका चलाना, पैडल बोर्डिंग
need:sailing|नौकायन, नाव, सेलिंग
need:surfing|सर्फिंग, विंडसर्फिंग, लहरें
need:fishing|मछली पकड़ना, फिशिंग, बंसी
need:hunting|शिकार, तीरंदाज़ी, निशानेबाज़ी
need:birdwatching|पक्षी देखना, बर्ड वॉचिंग, तारे देखना
need:skiing|स्कीइंग, स्की, स्की की छुट्टी
need:cross-country skiing|क्रॉस कंट्री स्कीइंग, स्की टूर, बर्फ पर चलना
need:sledging|स्लेज, बर्फ पर फिसलना, बर्फ में खेलना
need:ice skating|आइस स्केटिंग, रोलर स्केटिंग, स्केटबोर्ड
need:gym|जिम, वर्कआउट, फिटनेस
need:home workout|घर पर कसरत, होम जिम, घर पर वर्कआउट
need:yoga|योग, योगा, ध्यान
need:football|फुटबॉल, सॉकर, टीम खेल
need:tennis|टेनिस, बैडमिंटन, स्क्वैश
need:table tennis|टेबल टेनिस, पिंग पोंग
need:basketball|बास्केटबॉल, वॉलीबॉल, हैंडबॉल
need:golf|गोल्फ, गोल्फ खेलना, गोल्फर
need:horse riding|घुड़सवारी, घोड़ा, हॉर्स राइडिंग
need:boxing|बॉक्सिंग, मार्शल आर्ट, कराटे
need:dance|नृत्य, डांस, बैले
need:rehabilitation|फिज़ियोथेरेपी, ऑपरेशन के बाद, पुनर्वास
need:massage|मालिश, मसाज, खुद मालिश
need:wellness|वेलनेस, घर पर स्पा, सौना
need:photography|फोटोग्राफी, फोटो खींचना, फोटोग्राफर
need:filming|वीडियो बनाना, व्लॉगिंग, यूट्यूब
need:podcast|पॉडकास्ट, आवाज़ रिकॉर्ड करना, होम स्टूडियो
need:make music|संगीत बजाना, गिटार सीखना, पियानो
need:listen to music|गाने सुनना, संगीत सुनना, म्यूज़िक सिस्टम
need:gaming|गेमिंग, वीडियो गेम, गेमर
need:drawing|ड्रॉइंग, चित्र बनाना, स्केचिंग
need:painting art|पेंटिंग, चित्रकारी, वाटरकलर
need:crafts|क्राफ्ट, हस्तशिल्प, बच्चों के साथ क्राफ्ट
need:knitting|बुनाई, क्रोशिया, स्वेटर बुनना
need:sewing|सिलाई, कपड़े सिलना, सिलाई करना
need:embroidery|कढ़ाई, क्रॉस स्टिच, मैक्रामे
need:pottery|मिट्टी के बर्तन बनाना, पॉटरी, मूर्ति बनाना
need:make candles|मोमबत्ती बनाना, साबुन बनाना, घर पर कॉस्मेटिक्स
need:calligraphy|कैलीग्राफी, सुलेख, सुंदर लिखावट
need:puzzling|पहेली, जिगसॉ पज़ल, दिमागी खेल
need:model building|मॉडल बनाना, मॉडल रेलवे, संग्रह का शौक
need:learn|पढ़ाई, सीखना, परीक्षा की तैयारी
need:experiment|प्रयोग, साइंस एक्सपेरिमेंट, जिज्ञासु बच्चा
need:keep child busy|बच्चे को व्यस्त रखना, बोर होते बच्चे, घर में खेल
need:outdoor play|बाहर खेलना, आउटडोर खेल, बगीचे में खेलना
need:water play|पानी में खेलना, पानी के खेल, छपछप
need:work from home|वर्क फ्रॉम होम, घर से काम, होम ऑफिस
need:sit all day|दिन भर बैठना, डेस्क जॉब, ऑफिस में बैठना
need:video call|वीडियो कॉल, ऑनलाइन मीटिंग, ज़ूम
need:phone calls|फ़ोन कॉल, हैंड्स फ्री, गाड़ी में कॉल
need:presentation|प्रेज़ेंटेशन, मीटिंग रूम, भाषण
need:organise appointments|अपॉइंटमेंट संभालना, योजना बनाना, टू डू लिस्ट
need:file documents|कागज़ात रखना, फाइलिंग, दस्तावेज़ संभालना
need:print|प्रिंट करना, घर पर प्रिंट, स्कैन
need:write|लिखना, नोट्स लिखना, चिट्ठी लिखना
need:send a parcel|पार्सल भेजना, सामान भेजना, पार्सल पैक करना
need:wrap a present|गिफ्ट पैक करना, गिफ्ट रैपिंग, उपहार लपेटना
need:decorate|सजावट, घर सजाना, लिविंग रूम सजाना
need:furnish children's room|बच्चों का कमरा, किड्स रूम, बच्चे का कमरा सजाना
need:sleep|सोना, अच्छी नींद, नींद
need:side sleeper|करवट सोना, करवट लेकर सोने वाला
need:back sleeper|पीठ के बल सोना, पेट के बल सोना
need:nap|झपकी, सफ़र में सोना, ट्रेन में सोना
need:travel|यात्रा, सफ़र, घूमना
need:flight|उड़ान, फ्लाइट, हवाई जहाज़
need:hand luggage|हैंड लगेज, केबिन बैग, हाथ का सामान
need:luggage too heavy|सामान ज़्यादा भारी, लगेज ओवरवेट, सामान तौलना
need:travel abroad|विदेश यात्रा, विदेशी सॉकेट, विदेशी प्लग
need:pickpockets|जेबकतरे, सफ़र में चोरी, पैसे सुरक्षित रखना
need:lost luggage|सामान खो गया, चाबी ढूँढना, बैग ट्रैक करना
need:long car journey|लंबी कार यात्रा, रोड ट्रिप, कार में बच्चे
need:cruise|क्रूज़, जहाज़ यात्रा, फेरी
need:tropics|गर्म देश, जंगल, सफारी
need:business trip|बिज़नेस ट्रिप, कामकाजी यात्रा, होटल में रुकना
need:outdoors|बाहर, आउटडोर, खुले में
need:balcony|बालकनी, छोटी बालकनी, छत
need:terrace|आँगन, टैरेस, बरामदा
need:garden|बगीचा, बागवानी, गार्डन
need:grow vegetables|सब्ज़ी उगाना, टमाटर, जड़ी-बूटियाँ
need:plant flowers|फूल लगाना, पौधे लगाना, फूलों के कंद
need:water the garden|बगीचे में पानी, सिंचाई, लॉन में पानी
need:watering plants on holiday|छुट्टी में पौधों को पानी, बाहर जाने पर पौधे
need:mow the lawn|घास काटना, लॉन काटना, लंबी घास
need:cut hedge|बाड़ काटना, छँटाई, टहनियाँ काटना
need:leaves|पत्ते, सूखे पत्ते, बगीचे का कचरा
need:compost|खाद बनाना, कम्पोस्ट, जैविक कचरा
need:chop firewood|लकड़ी चीरना, जलाने की लकड़ी, अंगीठी
need:campfire|कैंपफायर, अलाव, आग जलाना
need:pool care|पूल की सफाई, पूल का हरा पानी, स्विमिंग पूल
need:pond|तालाब, मछली तालाब, तालाब में काई
need:feed birds|पक्षियों को दाना, चिड़ियों को खिलाना, पक्षी बुलाना
need:dog|कुत्ता, डॉग, कुत्ता घुमाना
need:puppy|पिल्ला, नया पिल्ला, पिल्ले की ट्रेनिंग
need:cat|बिल्ली, बिल्ली का बच्चा, पालतू बिल्ली
need:cat scratches furniture|बिल्ली फर्नीचर खरोंचती है, सोफा खरोंचना, पंजे
need:dog pulls|कुत्ता खींचता है, कुत्ता भौंकता है, कुत्ते की ट्रेनिंग
need:pet left alone|पालतू अकेला, डरा कुत्ता, पटाखों से डर
need:transport a pet|पालतू ले जाना, कुत्ते के साथ यात्रा, कार में कुत्ता
need:pet digestion|पालतू का पाचन, कुत्ते का पेट खराब, नखरीली बिल्ली
need:pet grooming|पालतू की ग्रूमिंग, कुत्ते के बाल झड़ना, कुत्ता नहलाना
need:aquarium|एक्वेरियम, मछली टैंक, मछली पालना
need:rabbit|खरगोश, गिनी पिग, हैम्स्टर
need:baby cries at night|रात में रोता बच्चा, बच्चा सोता नहीं, बच्चे को सुलाना
need:teething|दाँत निकलना, बच्चे के दाँत
need:baby food|बेबी फूड, शिशु आहार, ठोस आहार शुरू
need:bottle feeding|बोतल से दूध, दूध की बोतल, फॉर्मूला दूध
need:change diapers|डायपर बदलना, नैपी बदलना, डायपर रैश
need:potty training|पॉटी ट्रेनिंग, टॉयलेट ट्रेनिंग, रात में सूखा
need:childproof|बच्चों की सुरक्षा, बच्चा घुटनों चलना, घर में चाइल्ड सेफ्टी
need:baby on the go|बच्चे के साथ बाहर, बच्चा गोद में, बच्चे को ले जाना
need:bath time|नहाना, बच्चे को नहलाना, बच्चे का स्नान
need:travel with child in car|कार में बच्चा, बच्चे के साथ गाड़ी, कार सीट की उम्र
need:afraid of the dark|अंधेरे से डर, बच्चा अकेले नहीं सोता, रात का डर
need:child carries heavy school bag|भारी स्कूल बैग, बच्चे का भारी बस्ता
need:fine motor skills|शैक्षिक, मोंटेसरी, हाथ का कौशल
need:car|कार, गाड़ी, ड्राइविंग
need:wash the car|कार धोना, गाड़ी साफ करना, कार की सफाई
need:car won't start|कार स्टार्ट नहीं होती, कार बैटरी डाउन, जंप स्टार्ट
need:car breakdown|कार खराब, गाड़ी रास्ते में खराब, दुर्घटना
need:icy windscreen|शीशे पर बर्फ, कार की जमी खिड़की, बर्फ खुरचना
need:park the car|कार पार्क करना, पार्किंग, गाड़ी बैक करना
need:motorcycle|मोटरसाइकिल, बाइक, बाइकर
need:navigate|रास्ता ढूँढना, नेविगेशन, दिशा
need:weak battery|कमज़ोर बैटरी, बैटरी जल्दी खत्म, फ़ोन की बैटरी
need:charge|चार्ज करना, सफ़र में चार्जिंग, फ़ोन चार्ज करना
need:slow wifi|धीमा वाईफाई, कमज़ोर इंटरनेट, सिग्नल नहीं
need:slow computer|धीमा कंप्यूटर, स्टोरेज फुल, मेमोरी भरी
need:backup|बैकअप, डेटा सेव करना, फोटो सुरक्षित रखना
need:dropped phone|फ़ोन गिरा, टूटी स्क्रीन, फ़ोन बचाना
need:connect devices|डिवाइस जोड़ना, प्लग फिट नहीं, लैपटॉप टीवी से जोड़ना
need:not enough sockets|सॉकेट कम हैं, एक्सटेंशन चाहिए, प्लग पॉइंट कम
need:smart home|स्मार्ट होम, फ़ोन से कंट्रोल, एलेक्सा
need:watch tv|टीवी देखना, टीवी की आवाज़, साफ आवाज़ नहीं
need:monitor house remotely|घर की निगरानी, सीसीटीवी, बेबी मॉनिटर
need:track steps|कदम गिनना, हार्ट रेट नापना, नींद ट्रैक करना
need:simple phone|सादा फ़ोन, बुज़ुर्गों का फ़ोन, आसान फ़ोन
need:wet room|बाथरूम में, नमी वाला कमरा, शावर रूम
need:under water|पानी के अंदर, पानी में डुबाना, पानी के नीचे
need:basement|तहखाना, बेसमेंट, अटारी
need:stairs|सीढ़ियाँ, ज़ीना, सीढ़ी
need:office|ऑफिस, कार्यालय, कंपनी के लिए
need:restaurant|रेस्टोरेंट, कैफे, होटल का सामान
need:school class|स्कूल की कक्षा, क्लब, ग्रुप ऑर्डर
need:summer|गर्मी, गर्म मौसम, गर्मी के दिन
need:spring and autumn|वसंत और पतझड़, हल्का मौसम, बदलता मौसम
need:all year round|साल भर, हर मौसम, बारहों महीने
need:mud|कीचड़, मिट्टी, कीचड़ भरा रास्ता
need:clothes for office|ऑफिस के कपड़े, ऑफिस वियर, फॉर्मल कपड़े
need:evening event|शाम का समारोह, पार्टी, फंक्शन
need:everyday|रोज़मर्रा, रोज़ के लिए, डेली यूज़
need:comfy at home|घर में आराम, आरामदायक कपड़े, घर के कपड़े
need:too tight|बहुत टाइट, फिट नहीं, चुभता है
need:too big (2)|बहुत बड़ा, ढीला, खिसक जाता है
need:scratchy|चुभता है, खुजली होती है, ऊन चुभता है
need:see-through|आर-पार दिखता है, पारदर्शी कपड़ा, झीना
need:hide tummy|पेट छिपाना, पेट कम दिखे, स्लिम लुक
need:large bust|बड़ी छाती, हैवी बस्ट, सपोर्ट चाहिए
need:easy to clean|साफ करने में आसान, आसान सफाई, कम देखभाल
need:lasts long|लंबे समय चलने वाला, टिकाऊ, मज़बूत
need:light to carry|ले जाने में हल्का, हल्का, भारी नहीं
need:safe for kids|बच्चों के लिए सुरक्षित, चाइल्ड सेफ, बेबी सेफ
need:quiet|शांत, कम आवाज़, बिना शोर
need:eco-friendly|पर्यावरण अनुकूल, इको फ्रेंडली, टिकाऊ
need:plastic-free|प्लास्टिक मुक्त, ज़ीरो वेस्ट, कम प्लास्टिक
need:fairly made|निष्पक्ष ढंग से बना, बाल मज़दूरी रहित, उचित मज़दूरी
need:local|स्थानीय, देसी, यहीं बना
need:handmade|हाथ से बना, हस्तनिर्मित, कारीगरी
need:animal-free|पशु रहित, क्रुएल्टी फ्री, जानवरों पर परीक्षण नहीं
need:natural|प्राकृतिक, बिना केमिकल, केमिकल फ्री
need:cheap|सस्ता, किफ़ायती, कम बजट
need:high-end|महँगा, लक्ज़री, प्रीमियम
need:easy to use|इस्तेमाल में आसान, सरल, आसान
need:comfortable|आरामदायक, आरामदेह, दिन भर पहनने लायक
need:space-saving|कम जगह घेरने वाला, कॉम्पैक्ट, जगह बचाने वाला
need:foldable for storage|मुड़ने वाला, फोल्डिंग, समेटने वाला
need:fast|तेज़, जल्दी, समय बचाने वाला
need:multi-purpose|बहुउपयोगी, मल्टीपर्पज़, ऑल इन वन
need:unbreakable|न टूटने वाला, अटूट, गिरने पर न टूटे
need:withstand heat|गर्मी सहने वाला, मेज़ पर गरम बर्तन, हीटप्रूफ
need:goes in the dishwasher|डिशवॉशर में, डिशवॉशर सेफ
need:wash the dishes|बर्तन धोना, हाथ से बर्तन, बर्तन माँजना
need:adjustable|एडजस्टेबल, अलग-अलग ऊँचाई, कई लोग इस्तेमाल करें
need:reusable|दोबारा इस्तेमाल, रिफिल, बार-बार उपयोग
need:disposable|डिस्पोज़ेबल, एक बार उपयोग, यूज़ एंड थ्रो
need:repairable|मरम्मत योग्य, पार्ट्स मिलते हैं, रिपेयर हो सके
need:personalised|पर्सनलाइज़्ड, नाम के साथ, नाम खुदा हुआ
need:beautiful|सुंदर, स्टाइलिश, डिज़ाइनर
need:vintage|विंटेज, रेट्रो, पुराने ज़माने का
need:second-hand|सेकंड हैंड, पुराना, रिफर्बिश्ड
need:hygienic|स्वच्छ, कीटाणु रहित, हाइजीनिक
need:non-toxic cookware|सुरक्षित बर्तन, नॉन-टॉक्सिक बर्तन, बिना हानिकारक पदार्थ
need:cordless|बिना तार, बिना बिजली, बैटरी वाला
need:keep dry|सूखा रखना, भीगने से बचाना, गीला न हो
need:keep warm in winter outdoors|बाहर ठंड से बचाव, गर्म जैकेट, सर्दी में बाहर
need:not too sweet|कम मीठा, कम चीनी, बिना चीनी
need:spicy|तीखा, मसालेदार, तीखा पसंद
need:high protein|हाई प्रोटीन, ज़्यादा प्रोटीन, प्रोटीन डाइट
need:low carb|लो कार्ब, कीटो, कम कार्ब
need:alcohol-free|बिना अल्कोहल, अल्कोहल फ्री, शराब नहीं
need:halal|हलाल, कोशर, बिना सूअर मांस
need:decaf|डिकैफ़, बिना कैफीन, शाम की कॉफी
need:strong taste|तेज़ स्वाद, कड़क कॉफी, हल्का स्वाद
need:emergency supplies|आपातकालीन सामान, इमरजेंसी किट, संकट की तैयारी
need:night walk|रात में चलना, अंधेरे में टॉर्च, तंबू में रोशनी
need:dance all night|रात भर नाचना, आरामदायक हील
need:matching outfit|मैचिंग कपड़े, मैचिंग ड्रेस, किसके साथ पहनें
need:keep valuables safe|कीमती सामान सुरक्षित, पैसे छिपाना, चाबी छिपाना
need:save money|पैसे बचाना, बचत, जेब खर्च
need:time something|समय नापना, टाइमर, उलटी गिनती
need:weigh|तौलना, वज़न करना, नापकर डालना
need:dog-proof furniture|कुत्ते से सुरक्षित फर्नीचर, बच्चे और सोफा, दाग न दिखे
need:first apartment|पहला फ्लैट, पहला घर, घर बसाना
thing:sofa|सोफा, काउच, दीवान
thing:sofa bed|सोफा कम बेड, सोफा बेड, फोल्डिंग सोफा
thing:corner sofa|कॉर्नर सोफा, एल शेप सोफा, सेक्शनल सोफा
thing:armchair|आराम कुर्सी, आर्मचेयर, लाउंज चेयर
thing:recliner|रिक्लाइनर, रिक्लाइनर कुर्सी, रिलैक्स चेयर
thing:rocking chair|झूलने वाली कुर्सी, रॉकिंग चेयर
thing:chair|कुर्सी, डाइनिंग चेयर, चेयर
thing:stool|स्टूल, बार स्टूल, ऊँचा स्टूल
thing:bench|बेंच, बैठने की बेंच, डाइनिंग बेंच
thing:footstool|फुटस्टूल, पूफ़, पैर रखने का स्टूल
thing:beanbag|बीन बैग, बीन बैग कुर्सी
thing:desk|डेस्क, पढ़ने की मेज़, कंप्यूटर टेबल
thing:standing desk|स्टैंडिंग डेस्क, ऊँचाई बदलने वाली मेज़, खड़े होकर काम की मेज़
thing:office chair|ऑफिस चेयर, ऑफिस कुर्सी, घूमने वाली कुर्सी
thing:gaming chair|गेमिंग चेयर, गेमिंग कुर्सी
thing:chair castors|कुर्सी के पहिए, कैस्टर, फर्नीचर के पहिए
thing:dining table|डाइनिंग टेबल, खाने की मेज़, मेज़
thing:extendable table|बढ़ने वाली मेज़, एक्सटेंडेबल टेबल
thing:coffee table|कॉफी टेबल, सेंटर टेबल, चाय की मेज़
thing:side table|साइड टेबल, छोटी मेज़, कॉर्नर टेबल
thing:bedside table|बेडसाइड टेबल, पलंग के पास की मेज़, नाइटस्टैंड
thing:console table|कंसोल टेबल, हॉल टेबल
thing:folding table|फोल्डिंग टेबल, मुड़ने वाली मेज़, कैंपिंग टेबल
thing:folding chair|फोल्डिंग कुर्सी, मुड़ने वाली कुर्सी, कैंपिंग कुर्सी
thing:wardrobe|अलमारी, वार्डरोब, कपड़ों की अलमारी
thing:chest of drawers|दराज वाली अलमारी, ड्रेसर, चेस्ट ऑफ ड्रॉअर
thing:drawer|दराज, ड्रॉअर
thing:sideboard|साइडबोर्ड, बुफे कैबिनेट
thing:bookcase|किताबों की अलमारी, बुकशेल्फ, बुक रैक
thing:wall shelf|वॉल शेल्फ, दीवार का शेल्फ, शेल्फ
thing:shelf bracket|शेल्फ ब्रैकेट, दीवार का ब्रैकेट
thing:display cabinet|शोकेस, काँच की अलमारी, डिस्प्ले कैबिनेट
thing:tv stand|टीवी स्टैंड, टीवी यूनिट, टीवी टेबल
thing:shoe rack|जूता रैक, शू रैक, जूतों की अलमारी
thing:coat rack|कोट स्टैंड, कपड़े टाँगने का स्टैंड, खूँटी
thing:clothes hanger|हैंगर, कपड़ों का हैंगर
thing:clothes rail|कपड़े टाँगने की रॉड, गारमेंट रैक, हैंगिंग रॉड
thing:bed|बेड, पलंग, डबल बेड
thing:box spring|बॉक्स स्प्रिंग बेड, दीवान बेड
thing:bunk bed|बंक बेड, दो मंज़िला पलंग, लॉफ्ट बेड
thing:guest bed|फोल्डिंग बेड, खाट, मेहमान का बिस्तर
thing:air bed|एयर बेड, हवा वाला गद्दा, एयर मैट्रेस
thing:headboard|हेडबोर्ड, पलंग का सिरहाना
thing:slatted base|पलंग की पट्टियाँ, स्लैट बेस
thing:mattress|गद्दा, मैट्रेस, फोम गद्दा
thing:mattress topper|मैट्रेस टॉपर, गद्दे का टॉपर
thing:mattress protector|गद्दे का कवर, मैट्रेस प्रोटेक्टर, वाटरप्रूफ गद्दा कवर
thing:crib|बेबी कॉट, पालना, बच्चे का पलंग
thing:high chair|हाई चेयर, बच्चे की ऊँची कुर्सी, फीडिंग चेयर
thing:changing table|डायपर बदलने की मेज़, चेंजिंग टेबल, चेंजिंग मैट
thing:room divider|पार्टीशन, रूम डिवाइडर, फोल्डिंग स्क्रीन
thing:sofa cover|सोफा कवर, सोफे का कवर
thing:chair cushion|कुर्सी की गद्दी, सीट कुशन, चेयर पैड
thing:felt pads|फेल्ट पैड, फर्नीचर पैड, फ्लोर प्रोटेक्टर
thing:furniture leg|फर्नीचर के पाये, टेबल के पाये, मेज़ का पाया
thing:table top|टेबल टॉप, काउंटरटॉप, स्लैब
thing:handle|हैंडल, कुंडा, दराज का हैंडल
thing:hinge|कब्ज़ा, दरवाज़े का कब्ज़ा, हिंज
thing:drawer runner|ड्रॉअर चैनल, दराज स्लाइड, टेलीस्कोपिक चैनल
thing:lamp|लैंप, लाइट, बत्ती
thing:ceiling light|सीलिंग लाइट, छत की लाइट, डाउनलाइट
thing:pendant light|झूमर, पेंडेंट लाइट, लटकने वाला लैंप
thing:floor lamp|फ्लोर लैंप, खड़ा लैंप
thing:table lamp|टेबल लैंप, बेडसाइड लैंप
thing:desk lamp|डेस्क लैंप, स्टडी लैंप, पढ़ने का लैंप
thing:wall light|वॉल लाइट, दीवार की लाइट, वॉल लैंप
thing:spotlight|स्पॉटलाइट, स्पॉट, ट्रैक लाइट
thing:night light|नाइट लैंप, नाइट लाइट, बच्चों की नाइट लाइट
thing:light bulb|बल्ब, एलईडी बल्ब, लाइट बल्ब
thing:led strip|एलईडी स्ट्रिप, स्ट्रिप लाइट, एलईडी पट्टी
thing:fairy lights|झालर, फेयरी लाइट, लड़ी लाइट
thing:lampshade|लैंपशेड, लैंप का शेड
thing:lamp holder|बल्ब होल्डर, होल्डर, लैंप होल्डर
thing:outdoor light|बाहर की लाइट, गार्डन लाइट, आउटडोर लाइट
thing:solar light|सोलर लाइट, सोलर लैंप, सोलर गार्डन लाइट
thing:floodlight|फ्लडलाइट, हैलोजन लाइट, सेंसर लाइट
thing:torch|टॉर्च, फ्लैशलाइट, जेब टॉर्च
thing:headlamp|हेडलैंप, सिर की टॉर्च, हेड टॉर्च
thing:lantern|लालटेन, कंदील, कैंपिंग लालटेन
thing:dimmer|डिमर, डिमर स्विच
thing:motion sensor|मोशन सेंसर, हलचल सेंसर, पीआईआर सेंसर
thing:sunrise alarm clock|सनराइज़ अलार्म घड़ी, वेक अप लाइट, डेलाइट लैंप
thing:duvet|रज़ाई, कम्फर्टर, दुवे
thing:duvet cover|रज़ाई कवर, दुवे कवर, रज़ाई का खोल
thing:bed linen|बेडशीट सेट, बिस्तर सेट, बेडिंग सेट
thing:sheet|चादर, बेडशीट, फिटेड चादर
thing:pillow|तकिया, पिलो, सिरहाना
thing:neck pillow|गर्दन का तकिया, सर्वाइकल तकिया, मेमोरी फोम तकिया
thing:body pillow|बॉडी पिलो, प्रेग्नेंसी तकिया, नर्सिंग तकिया
thing:travel pillow|ट्रैवल पिलो, सफ़र का तकिया, नेक पिलो
thing:pillowcase|तकिया कवर, तकिये का गिलाफ़, पिलो कवर
thing:cushion|कुशन, सजावटी तकिया, सोफा कुशन
thing:cushion cover|कुशन कवर, कुशन का खोल
thing:blanket|कंबल, थ्रो, फ्लीस कंबल
thing:bedspread|बेडकवर, पलंगपोश, बेडस्प्रेड
thing:weighted blanket|भारी कंबल, वेटेड ब्लैंकेट
thing:electric blanket|इलेक्ट्रिक कंबल, गर्म कंबल, बिजली वाला कंबल
thing:hot water bottle|गर्म पानी की बोतल, हीटिंग पैड, हॉट वाटर बैग
thing:baby sleeping bag|बेबी स्लीपिंग बैग, बच्चे का स्लीपिंग बैग, स्लीप सैक
thing:towel|तौलिया, टॉवल, हाथ का तौलिया
thing:washcloth|मुँह पोंछने का तौलिया, फेस टॉवल, वॉशक्लॉथ
thing:beach towel|बीच टॉवल, समुद्र का तौलिया, पूल टॉवल
thing:bathrobe|बाथरोब, नहाने का गाउन, गाउन
thing:tea towel|रसोई का तौलिया, किचन टॉवल, बर्तन पोंछने का कपड़ा
thing:tablecloth|मेज़पोश, टेबल क्लॉथ, टेबल कवर
thing:placemat|प्लेसमैट, टेबल मैट
thing:table runner|टेबल रनर, मेज़ की पट्टी
thing:napkin|नैपकिन, पेपर नैपकिन, टिशू
thing:coaster|कोस्टर, गिलास के नीचे की मैट
thing:trivet|बर्तन स्टैंड, ट्राइवेट, गरम बर्तन का पैड
thing:apron|एप्रन, रसोई का एप्रन, किचन एप्रन
thing:oven glove|ओवन दस्ताना, ओवन मिट, पकड़ने वाला कपड़ा
thing:curtain|पर्दा, परदा, कर्टन
thing:blackout curtain|ब्लैकआउट पर्दा, अंधेरा करने वाला पर्दा
thing:net curtain|जालीदार पर्दा, नेट का पर्दा, शीयर पर्दा
thing:curtain rod|पर्दे की रॉड, कर्टन रॉड, पर्दे की पाइप
thing:blind|ब्लाइंड, रोलर ब्लाइंड, खिड़की का ब्लाइंड
thing:roller shutter|रोलर शटर, शटर
thing:insect screen|मच्छर जाली, मच्छरदानी, खिड़की की जाली
thing:rug|कालीन, दरी, गलीचा
thing:carpet runner|लंबा कालीन, रनर, गलियारे का कालीन
thing:rug pad|कालीन के नीचे मैट, एंटी स्लिप मैट, रग पैड
thing:doormat|पायदान, डोरमैट, दरवाज़े की मैट
thing:sheepskin|भेड़ की खाल, फर कालीन, शीपस्किन
thing:vase|फूलदान, गुलदान, वास
thing:candle|मोमबत्ती, कैंडल, टी लाइट
thing:scented candle|सुगंधित मोमबत्ती, खुशबूदार कैंडल
thing:candle holder|मोमबत्ती स्टैंड, कैंडल होल्डर, टी लाइट होल्डर
thing:room fragrance|रूम फ्रेशनर, एयर फ्रेशनर, कमरे की खुशबू
thing:aroma diffuser|अरोमा डिफ्यूज़र, ऑयल डिफ्यूज़र
thing:essential oil|एसेंशियल ऑयल, खुशबूदार तेल, अरोमा तेल
thing:incense|अगरबत्ती, धूप, धूपबत्ती
thing:picture frame|फोटो फ्रेम, तस्वीर का फ्रेम, फ्रेम
thing:poster|पोस्टर, दीवार का चित्र, वॉल आर्ट
thing:canvas print|कैनवस प्रिंट, कैनवस पेंटिंग
thing:mirror|शीशा, दर्पण, आईना
thing:clock|घड़ी, दीवार घड़ी, वॉल क्लॉक
thing:alarm clock|अलार्म घड़ी, टेबल घड़ी, अलार्म
thing:wall sticker|वॉल स्टिकर, दीवार का स्टिकर
thing:artificial plant|नकली पौधा, आर्टिफिशियल पौधा, नकली फूल
thing:dried flowers|सूखे फूल, ड्राई फ्लावर, पंपास घास
thing:bouquet|गुलदस्ता, बुके, ताज़े फूल
thing:wreath|फूलमाला, दरवाज़े की माला, रीथ
thing:christmas tree|क्रिसमस ट्री, नकली क्रिसमस ट्री
thing:christmas bauble|क्रिसमस सजावट, क्रिसमस बॉल, ट्री की सजावट
thing:advent calendar|एडवेंट कैलेंडर, क्रिसमस कैलेंडर
thing:figurine|मूर्ति, शोपीस, स्टैच्यू
thing:piggy bank|गुल्लक, पिगी बैंक, मनी बॉक्स
thing:storage box|स्टोरेज बॉक्स, डिब्बा, कंटेनर
thing:basket|टोकरी, बास्केट, डलिया
thing:drawer organiser|दराज ऑर्गनाइज़र, ड्रॉअर डिवाइडर, चम्मच ट्रे
thing:vacuum storage bag|वैक्यूम बैग, कपड़ों का वैक्यूम बैग
thing:underbed storage|बेड के नीचे का बॉक्स, अंडर बेड स्टोरेज
thing:garment bag|सूट कवर, कपड़ों का कवर, गारमेंट बैग
thing:hook|हुक, खूँटी, चिपकने वाला हुक
thing:pegboard|पेगबोर्ड, छेद वाला बोर्ड
thing:heavy-duty shelving|भारी रैक, लोहे का रैक, मेटल रैक
thing:trunk|संदूक, ट्रंक, पेटी
thing:toy box|खिलौनों का डिब्बा, टॉय बॉक्स, खिलौना स्टोरेज
thing:key rack|चाबी स्टैंड, की होल्डर, चाबी टाँगने का हुक
thing:keyring|चाबी का छल्ला, की रिंग, कीचेन
thing:home safe|तिजोरी, लॉकर, कैश बॉक्स
thing:letterbox|लेटर बॉक्स, मेल बॉक्स, पत्र पेटी
thing:umbrella stand|छाता स्टैंड, छतरी स्टैंड
thing:magazine rack|मैगज़ीन रैक, अखबार स्टैंड
thing:wastepaper basket|कूड़ेदान, डस्टबिन, कचरे का डिब्बा
thing:pedal bin|पैडल डस्टबिन, सेंसर डस्टबिन, पैर वाला कूड़ेदान
thing:bin bag|कचरा बैग, गार्बेज बैग, डस्टबिन बैग
thing:washbasin|वॉश बेसिन, बेसिन, सिंक
thing:tap|नल, टोंटी, मिक्सर नल
thing:tap aerator|नल की जाली, एरेटर, टोंटी फिल्टर
thing:shower|शावर, फुहारा, रेन शावर
thing:shower head|शावर हेड, हैंड शावर
thing:shower hose|शावर पाइप, शावर होज़
thing:shower curtain|शावर पर्दा, बाथरूम पर्दा
thing:shower screen|शावर केबिन, शावर दरवाज़ा, शावर पार्टीशन
thing:bathtub|बाथटब, टब, नहाने का टब
thing:toilet|टॉयलेट, कमोड, शौचालय सीट
thing:toilet seat|टॉयलेट सीट, कमोड सीट, सीट कवर
thing:toilet brush|टॉयलेट ब्रश, कमोड ब्रश
thing:toilet paper holder|टॉयलेट पेपर होल्डर, टिशू होल्डर
thing:toilet paper|टॉयलेट पेपर, टॉयलेट रोल, टिशू रोल
thing:bath mat|बाथ मैट, बाथरूम मैट, शावर मैट
thing:towel rail|तौलिया स्टैंड, टॉवल रॉड, टॉवल होल्डर
thing:heated towel rail|गर्म तौलिया रेल, टॉवल वार्मर
thing:toothbrush holder|टूथब्रश होल्डर, ब्रश स्टैंड
thing:bathroom cabinet|बाथरूम कैबिनेट, शीशे वाली अलमारी, वैनिटी
thing:bathroom scale|वज़न मशीन, वेइंग मशीन, वज़न तौलने की मशीन
thing:shower caddy|शावर शेल्फ, बाथरूम शेल्फ, कॉर्नर शेल्फ
thing:grab rail|ग्रैब बार, पकड़ने का हैंडल, सहारे की रॉड
thing:shower stool|शावर स्टूल, नहाने का स्टूल, शावर चेयर
thing:broom|झाड़ू, फूल झाड़ू, ब्रूम
thing:dustpan|डस्टपैन, कूड़ा उठाने का सूप, सुपड़ी
thing:mop|पोछा, मॉप, स्पिन मॉप
thing:bucket|बाल्टी, बकेट, पोछे की बाल्टी
thing:cleaning cloth|सफाई का कपड़ा, माइक्रोफाइबर कपड़ा, डस्टर
thing:sponge|स्पंज, स्क्रबर, बर्तन माँजने का जूना
thing:dish brush|बर्तन ब्रश, स्क्रब ब्रश, माँजने का ब्रश
thing:feather duster|पंख वाला डस्टर, झाड़न, धूल ब्रश
thing:window squeegee|वाइपर, खिड़की वाइपर, ग्लास वाइपर
thing:rubber gloves|रबर दस्ताने, बर्तन धोने के दस्ताने, हाउसहोल्ड ग्लव्स
thing:all-purpose cleaner|क्लीनर, सफाई का लिक्विड, क्लीनिंग स्प्रे
thing:bathroom cleaner|बाथरूम क्लीनर, टॉयलेट क्लीनर, टॉयलेट साफ करने का
thing:descaler|डीस्केलर, चूना हटाने वाला, खारापन हटाने वाला
thing:glass cleaner|ग्लास क्लीनर, शीशा साफ करने का, काँच क्लीनर
thing:washing-up liquid|डिशवॉश लिक्विड, बर्तन धोने का साबुन, बर्तन लिक्विड
thing:dishwasher tablets|डिशवॉशर टैबलेट, डिशवॉशर डिटर्जेंट
thing:laundry detergent|डिटर्जेंट, वॉशिंग पाउडर, सर्फ
thing:fabric softener|फैब्रिक कंडीशनर, फैब्रिक सॉफ्टनर
thing:stain remover|दाग हटाने वाला, स्टेन रिमूवर, दाग रिमूवर
thing:soap|साबुन, हैंड वॉश, लिक्विड साबुन
thing:kitchen roll|किचन रोल, पेपर टॉवल, किचन टिशू
thing:tissues|टिशू, टिशू पेपर, रूमाल
thing:wet wipes|वेट वाइप्स, गीले टिशू, सफाई वाइप्स
thing:vacuum cleaner|वैक्यूम क्लीनर, वैक्यूम, धूल खींचने की मशीन
thing:cordless vacuum|कॉर्डलेस वैक्यूम, हैंडहेल्ड वैक्यूम, बिना तार वैक्यूम
thing:robot vacuum|रोबोट वैक्यूम, रोबोट वैक्यूम क्लीनर
thing:vacuum cleaner bag|वैक्यूम क्लीनर बैग, डस्ट बैग
thing:steam cleaner|स्टीम क्लीनर, भाप क्लीनर, स्टीम मॉप
thing:pressure washer|प्रेशर वॉशर, हाई प्रेशर वॉशर, गाड़ी धोने की मशीन
thing:carpet cleaner|कार्पेट क्लीनर, कालीन साफ करने की मशीन, सोफा क्लीनर
thing:lint roller|लिंट रोलर, कपड़ों का ब्रश, रोएँ हटाने वाला
thing:fabric shaver|लिंट रिमूवर, फैब्रिक शेवर, रोएँ काटने की मशीन
thing:laundry basket|कपड़ों की टोकरी, लॉन्ड्री बास्केट, मैले कपड़ों की टोकरी
thing:drying rack|कपड़े सुखाने का स्टैंड, ड्राइंग रैक, क्लॉथ स्टैंड
thing:clothesline|कपड़े सुखाने की रस्सी, तार, क्लॉथ लाइन
thing:clothes peg|कपड़ों की चिमटी, क्लिप, क्लॉथ क्लिप
thing:ironing board|इस्त्री टेबल, आयरन बोर्ड, प्रेस टेबल
thing:ironing board cover|इस्त्री टेबल कवर, आयरन बोर्ड कवर
thing:iron|इस्त्री, प्रेस, आयरन
thing:steam generator iron|स्टीम स्टेशन, स्टीम जनरेटर आयरन, भाप इस्त्री
thing:garment steamer|गारमेंट स्टीमर, कपड़ों का स्टीमर, हैंड स्टीमर
thing:laundry bag|लॉन्ड्री बैग, धुलाई बैग, जालीदार बैग
thing:moth trap|कीड़ों की गोली, नेफ्थलीन, कपड़ों के कीड़ों का जाल
thing:washing machine|वॉशिंग मशीन, कपड़े धोने की मशीन, फ्रंट लोड मशीन
thing:tumble dryer|ड्रायर, कपड़े सुखाने की मशीन, क्लॉथ ड्रायर
thing:washer dryer|वॉशर ड्रायर, वॉशर ड्रायर कॉम्बो
thing:dishwasher|डिशवॉशर, बर्तन धोने की मशीन
thing:fridge|फ्रिज, रेफ्रिजरेटर, फ़्रीज
thing:mini fridge|मिनी फ्रिज, छोटा फ्रिज, मिनी बार
thing:freezer|फ्रीज़र, डीप फ्रीज़र
thing:wine cooler|वाइन कूलर, वाइन फ्रिज
thing:oven|ओवन, ओटीजी, इलेक्ट्रिक ओवन
thing:cooker|कुकिंग रेंज, चूल्हा, कुकर ओवन
thing:hob|हॉब, गैस चूल्हा, इंडक्शन चूल्हा
thing:extractor hood|चिमनी, किचन चिमनी, रसोई की चिमनी
thing:microwave|माइक्रोवेव, माइक्रोवेव ओवन
thing:coffee machine|कॉफी मशीन, कॉफी मेकर
thing:espresso machine|एस्प्रेसो मशीन, एस्प्रेसो कॉफी मशीन
thing:capsule machine|कैप्सूल मशीन, कैप्सूल कॉफी मशीन, पॉड मशीन
thing:coffee capsule|कॉफी कैप्सूल, कॉफी पॉड
thing:moka pot|मोका पॉट, चूल्हे वाला कॉफी मेकर
thing:french press|फ्रेंच प्रेस, कॉफी प्रेस
thing:pour-over dripper|कॉफी ड्रिपर, पोर ओवर, कॉफी फिल्टर
thing:coffee filter paper|कॉफी फिल्टर पेपर, पेपर फिल्टर
thing:coffee grinder|कॉफी ग्राइंडर, कॉफी पीसने की मशीन
thing:milk frother|मिल्क फ्रॉदर, दूध का झाग बनाने वाला, कॉफी फेंटने वाला
thing:tamper|टैम्पर, पोर्टाफिल्टर, एस्प्रेसो एक्सेसरीज़
thing:kettle|केतली, इलेक्ट्रिक केतली, पानी गर्म करने की केतली
thing:toaster|टोस्टर, ब्रेड टोस्टर
thing:sandwich maker|सैंडविच मेकर, ग्रिल सैंडविच मेकर
thing:waffle iron|वैफल मेकर, वैफल मशीन
thing:air fryer|एयर फ्रायर, बिना तेल का फ्रायर
thing:deep fryer|डीप फ्रायर, तलने की मशीन
thing:blender|मिक्सर, ब्लेंडर, मिक्सी
thing:hand blender|हैंड ब्लेंडर, स्टिक ब्लेंडर
thing:hand mixer|हैंड मिक्सर, बीटर, इलेक्ट्रिक बीटर
thing:stand mixer|स्टैंड मिक्सर, आटा गूँथने की मशीन, किचन मशीन
thing:food processor|फूड प्रोसेसर, चॉपर, मिनी चॉपर
thing:cooking robot|कुकिंग रोबोट, मल्टीकुकर, थर्मोमिक्स
thing:juicer|जूसर, जूस मशीन, नींबू निचोड़नी
thing:soda maker|सोडा मेकर, सोडा मशीन
thing:CO2 cylinder|सीओ2 सिलेंडर, सोडा गैस सिलेंडर
thing:water filter|वाटर फिल्टर, पानी का फिल्टर, फिल्टर कार्ट्रिज
thing:slow cooker|स्लो कुकर, क्रॉक पॉट
thing:pressure cooker|प्रेशर कुकर, कुकर, इंस्टेंट पॉट
thing:bread maker|ब्रेड मेकर, ब्रेड मशीन
thing:ice cream maker|आइसक्रीम मेकर, आइसक्रीम मशीन
thing:ice cube maker|आइस मशीन, बर्फ की ट्रे, आइस ट्रे
thing:yogurt maker|दही मेकर, योगर्ट मेकर, दही जमाने की मशीन
thing:raclette grill|रैकलेट ग्रिल, टेबल ग्रिल
thing:fondue set|फोंड्यू सेट, फोंड्यू पॉट
thing:food dehydrator|फूड डिहाइड्रेटर, खाना सुखाने की मशीन
thing:vacuum sealer|वैक्यूम सीलर, वैक्यूम पैकिंग मशीन
thing:sous vide cooker|सूस वीड कुकर, सूस वीड स्टिक
thing:pasta machine|पास्ता मशीन, पास्ता मेकर
thing:kitchen scale|किचन स्केल, रसोई तराज़ू, डिजिटल तराज़ू
thing:food thermometer|फूड थर्मामीटर, मीट थर्मामीटर, खाने का थर्मामीटर
thing:kitchen timer|किचन टाइमर, टाइमर, रसोई की घड़ी
thing:egg cooker|एग बॉयलर, अंडा उबालने की मशीन
thing:pan|फ्राइंग पैन, पैन, तवा
thing:cast iron pan|कास्ट आयरन पैन, लोहे का तवा, लोहे की कड़ाही
thing:wok|वोक, कड़ाही, चाइनीज़ कड़ाही
thing:grill pan|ग्रिल पैन, ग्रिल तवा
thing:crepe pan|डोसा तवा, पैनकेक पैन, क्रेप मेकर
thing:pot|पतीला, भगोना, सॉसपैन
thing:casserole dish|कैसरोल, डच ओवन, हांडी
thing:cookware set|कुकवेयर सेट, बर्तन सेट, पैन सेट
thing:pan lid|ढक्कन, पैन का ढक्कन, काँच का ढक्कन
thing:roasting tin|रोस्टिंग ट्रे, बेकिंग डिश, ओवन डिश
thing:baking tray|बेकिंग ट्रे, ओवन ट्रे, कुकी ट्रे
thing:cake tin|केक टिन, केक मोल्ड, ब्रेड टिन
thing:muffin tin|मफिन ट्रे, कपकेक ट्रे, कपकेक लाइनर
thing:cookie cutter|कुकी कटर, बिस्कुट कटर
thing:rolling pin|बेलन, रोलिंग पिन
thing:whisk|फेंटनी, व्हिस्क, अंडा फेंटने वाला
thing:mixing bowl|मिक्सिंग बाउल, बड़ा कटोरा, सलाद बाउल
thing:piping bag|पाइपिंग बैग, आइसिंग बैग, नोज़ल
thing:cake decoration|केक सजावट, स्प्रिंकल्स, आइसिंग
thing:baking paper|बेकिंग पेपर, बटर पेपर, पार्चमेंट पेपर
thing:cling film|क्लिंग रैप, एल्युमिनियम फॉइल, फॉइल पेपर
thing:cooling rack|कूलिंग रैक, वायर रैक, जाली
thing:proofing basket|ब्रेड टोकरी, आटा फुलाने की टोकरी, बैनटन
thing:kitchen knife|चाकू, किचन चाकू, शेफ नाइफ
thing:japanese knife|जापानी चाकू, सैंटोकू, डैमस्कस चाकू
thing:bread knife|ब्रेड नाइफ, ब्रेड काटने का चाकू
thing:paring knife|छोटा चाकू, सब्ज़ी का चाकू, पेयरिंग नाइफ
thing:steak knife|स्टेक नाइफ, टेबल नाइफ
thing:knife block|चाकू सेट, चाकू स्टैंड, नाइफ ब्लॉक
thing:knife sharpener|चाकू तेज़ करने वाला, नाइफ शार्पनर, धार का पत्थर
thing:cutting board|चॉपिंग बोर्ड, कटिंग बोर्ड, सब्ज़ी काटने का बोर्ड
thing:kitchen scissors|किचन कैंची, रसोई की कैंची
thing:peeler|पीलर, छिलनी, सब्ज़ी छीलने वाला
thing:grater|कद्दूकस, ग्रेटर, चीज़ ग्रेटर
thing:mandoline|स्लाइसर, सब्ज़ी स्लाइसर, चिप्स कटर
thing:meat slicer|मीट स्लाइसर, ब्रेड स्लाइसर
thing:garlic press|लहसुन प्रेस, लहसुन कूटने वाला, गार्लिक क्रशर
thing:can opener|टिन ओपनर, कैन ओपनर, डिब्बा खोलने वाला
thing:corkscrew|बोतल ओपनर, वाइन ओपनर, कॉर्क खोलने वाला
thing:colander|छलनी, छन्नी, कोलैंडर
thing:salad spinner|सलाद स्पिनर, पत्ते सुखाने वाला
thing:spatula|पलटा, स्पैचुला, लकड़ी का चम्मच
thing:ladle|करछी, कलछी, झारा
thing:tongs|चिमटा, सँड़सी, टोंग
thing:measuring cup|मेज़रिंग कप, नापने का कप, मेज़रिंग चम्मच
thing:mortar and pestle|ओखली मूसल, खरल, इमामदस्ता
thing:salt mill|नमकदानी, काली मिर्च मिल, पेपर ग्राइंडर
thing:spice rack|मसालेदानी, मसाला डिब्बा, मसाला रैक
thing:food storage container|फूड कंटेनर, प्लास्टिक डिब्बा, टपरवेयर
thing:storage jar|जार, मर्तबान, बरनी
thing:lunch box|लंच बॉक्स, टिफिन, टिफिन बॉक्स
thing:food flask|गर्म टिफिन, थर्मल फूड जार, इंसुलेटेड टिफिन
thing:thermos flask|थर्मस, फ्लास्क, वैक्यूम फ्लास्क
thing:water bottle|पानी की बोतल, बोतल, वाटर बॉटल
thing:travel mug|ट्रैवल मग, थर्मल मग, टंबलर
thing:butter dish|मक्खनदानी, बटर डिश
thing:bread bin|ब्रेड बॉक्स, ब्रेड का डिब्बा
thing:fruit bowl|फलों की टोकरी, फ्रूट बाउल, फ्रूट बास्केट
thing:dish rack|बर्तन स्टैंड, डिश रैक, बर्तन रैक
thing:plate|प्लेट, थाली, तश्तरी
thing:cereal bowl|कटोरी, कटोरा, सूप बाउल
thing:tableware|डिनर सेट, क्रॉकरी, बर्तन
thing:cup|कप, मग, प्याला
thing:saucer|तश्तरी, प्लेट, सॉसर
thing:glass|गिलास, ग्लास, पानी का गिलास
thing:wine glass|वाइन ग्लास, शैंपेन ग्लास
thing:beer glass|बीयर मग, बीयर ग्लास
thing:cocktail shaker|कॉकटेल शेकर, बार सेट, कॉकटेल ग्लास
thing:carafe|जग, सुराही, डिकैंटर
thing:cutlery|चम्मच-काँटे, कटलरी, कटलरी सेट
thing:children's tableware|बच्चों के बर्तन, बेबी प्लेट, सिपर कप
thing:disposable tableware|डिस्पोज़ेबल बर्तन, कागज़ की प्लेट, पेपर कप
thing:drinking straw|स्ट्रॉ, पाइप, दोबारा इस्तेमाल होने वाला स्ट्रॉ
thing:tray|ट्रे, सर्विंग ट्रे
thing:serving platter|सर्विंग प्लेट, सर्विंग डिश, केक स्टैंड
thing:teapot|चायदानी, टी पॉट, केतली
thing:tea infuser|चाय छन्नी, टी इन्फ्यूज़र, टी फिल्टर
thing:picnic basket|पिकनिक बास्केट, पिकनिक टोकरी, पिकनिक चादर
thing:cool box|आइस बॉक्स, कूलर बैग, कूल बॉक्स
thing:ice pack|आइस पैक, कोल्ड पैक, ठंडा पैक
thing:shopping trolley|थैला, शॉपिंग बैग, शॉपिंग ट्रॉली
thing:coffee|कॉफी, पिसी कॉफी, फिल्टर कॉफी
thing:coffee beans|कॉफी बीन्स, साबुत कॉफी, एस्प्रेसो बीन्स
thing:decaf|डिकैफ़ कॉफी, बिना कैफीन कॉफी
thing:instant coffee|इंस्टेंट कॉफी, घुलने वाली कॉफी
thing:tea|चाय, चाय पत्ती, ग्रीन टी
thing:tea bag|टी बैग, चाय बैग
thing:herbal tea|हर्बल चाय, हर्बल टी, फलों की चाय
thing:matcha|माचा, माचा पाउडर, माचा सेट
thing:hot chocolate|हॉट चॉकलेट, कोको, ड्रिंकिंग चॉकलेट
thing:chocolate|चॉकलेट, डार्क चॉकलेट, मिल्क चॉकलेट
thing:chocolates|चॉकलेट बॉक्स, चॉकलेट का डिब्बा, ट्रफल
thing:sweets|टॉफी, कैंडी, गोली
thing:liquorice|मुलेठी, लिकोरिस, मुलेठी कैंडी
thing:chewing gum|च्युइंग गम, मिंट, पुदीना गोली
thing:biscuit|बिस्कुट, कुकी, कुकीज़
thing:cake|केक, पेस्ट्री, पाई
thing:gingerbread|जिंजरब्रेड, क्रिसमस बिस्कुट, प्लम केक
thing:crisps|चिप्स, आलू चिप्स, नमकीन
thing:popcorn|पॉपकॉर्न, पॉपकॉर्न मेकर, मक्के के फूले
thing:muesli|म्यूसली, ग्रेनोला, ओट्स
thing:protein bar|प्रोटीन बार, एनर्जी बार, स्नैक बार
thing:jam|जैम, मुरब्बा, फ्रूट स्प्रेड
thing:honey|शहद, हनी, मधु
thing:nut butter|पीनट बटर, मूंगफली मक्खन, चॉकलेट स्प्रेड
thing:syrup|सिरप, शरबत, मेपल सिरप
thing:sugar|चीनी, शक्कर, ब्राउन शुगर
thing:flour|आटा, मैदा, गेहूँ का आटा
thing:baking mix|केक मिक्स, बेकिंग मिक्स, ब्रेड मिक्स
thing:bread|ब्रेड, डबल रोटी, पाव
thing:pasta|पास्ता, नूडल्स, स्पेगेटी
thing:rice|चावल, बासमती, बासमती चावल
thing:olive oil|जैतून का तेल, ऑलिव ऑयल
thing:vinegar|सिरका, बाल्सामिक सिरका, सेब का सिरका
thing:oil and vinegar set|तेल की बोतल, ऑयल डिस्पेंसर, तेल सिरका सेट
thing:spice|मसाला, मसाले, जड़ी-बूटी
thing:salt|नमक, सेंधा नमक, समुद्री नमक
thing:stock|स्टॉक, शोरबा, सूप क्यूब
thing:soup|सूप, इंस्टेंट सूप, तैयार सूप
thing:hot sauce|चिली सॉस, हॉट सॉस, तीखी चटनी
thing:soy sauce|सोया सॉस, मीसो, एशियाई सॉस
thing:tinned food|डिब्बाबंद खाना, टिन का खाना, डिब्बाबंद टमाटर
thing:pickles|अचार, जैतून, खीरे का अचार
thing:spread|स्प्रेड, हमस, सैंडविच स्प्रेड
thing:cheese|चीज़, पनीर, परमेज़ान
thing:plant milk|ओट मिल्क, बादाम दूध, सोया दूध
thing:egg|अंडा, अंडे, एग
thing:meat substitute|सोया चाप, टोफू, वीगन बर्गर
thing:fruit and vegetables|फल-सब्ज़ी, ताज़े फल, सब्ज़ियाँ
thing:frozen food|फ्रोज़न फूड, फ्रोज़न खाना, तैयार खाना
thing:gift basket|गिफ्ट हैम्पर, उपहार टोकरी, फूड गिफ्ट
thing:sparkling wine|शैंपेन, स्पार्कलिंग वाइन, प्रोसेको
thing:beer|बीयर, लागर, एल
thing:alcohol-free drink|नॉन-अल्कोहलिक ड्रिंक, मॉकटेल, बिना अल्कोहल बीयर
thing:juice|जूस, संतरे का रस, सेब का जूस
thing:mineral water|मिनरल वाटर, सोडा वाटर, बोतलबंद पानी
thing:kombucha|कोम्बुचा, केफिर, खमीरी पेय
thing:home brewing kit|बीयर बनाने की किट, होम ब्रूइंग किट
thing:baby food|बेबी फूड, शिशु आहार, बेबी मिल्क पाउडर
thing:dietary supplement|सप्लीमेंट, विटामिन, विटामिन की गोली
thing:protein powder|प्रोटीन पाउडर, व्हे प्रोटीन, प्रोटीन शेक
thing:magnesium|मैग्नीशियम, मैग्नीशियम टैबलेट
thing:omega 3|ओमेगा 3, फिश ऑयल, मछली का तेल
thing:collagen|कोलेजन, कोलेजन पाउडर, हायलूरोनिक सप्लीमेंट
thing:probiotic|प्रोबायोटिक, आँतों के बैक्टीरिया
thing:melatonin|मेलाटोनिन, नींद की गोली, स्लीप एड
thing:phone|मोबाइल, फ़ोन, स्मार्टफोन
thing:senior phone|बुज़ुर्गों का फ़ोन, बड़े बटन वाला फ़ोन, फीचर फ़ोन
thing:landline phone|लैंडलाइन फ़ोन, कॉर्डलेस फ़ोन, टेलीफोन
thing:phone case|फ़ोन कवर, मोबाइल कवर, मोबाइल केस
thing:screen protector|स्क्रीन गार्ड, टेम्पर्ड ग्लास, स्क्रीन प्रोटेक्टर
thing:charger|चार्जर, मोबाइल चार्जर, पावर अडैप्टर
thing:charging cable|चार्जिंग केबल, यूएसबी केबल, डेटा केबल
thing:wireless charger|वायरलेस चार्जर, चार्जिंग पैड, चार्जिंग स्टेशन
thing:power bank|पावर बैंक, पोर्टेबल चार्जर
thing:phone holder|मोबाइल होल्डर, फ़ोन स्टैंड, कार मोबाइल होल्डर
thing:sim card|सिम कार्ड, सिम, ई-सिम
thing:tablet|टैबलेट, आईपैड, टैब
thing:e-reader|ई-रीडर, किंडल, ईबुक रीडर
thing:stylus|स्टाइलस, टच पेन, टैबलेट पेन
thing:smartwatch|स्मार्टवॉच, फिटनेस बैंड, फिटनेस ट्रैकर
thing:watch strap|घड़ी का पट्टा, वॉच स्ट्रैप, घड़ी की चेन
thing:laptop|लैपटॉप, नोटबुक, मैकबुक
thing:computer|कंप्यूटर, पीसी, डेस्कटॉप
thing:monitor|मॉनिटर, कंप्यूटर स्क्रीन
thing:monitor arm|मॉनिटर स्टैंड, मॉनिटर आर्म, लैपटॉप स्टैंड
thing:keyboard|कीबोर्ड, वायरलेस कीबोर्ड, मैकेनिकल कीबोर्ड
thing:computer mouse|माउस, वायरलेस माउस, कंप्यूटर माउस
thing:mouse pad|माउस पैड, डेस्क मैट
thing:webcam|वेबकैम, वेब कैमरा
thing:laptop bag|लैपटॉप बैग, लैपटॉप कवर, लैपटॉप स्लीव
thing:docking station|डॉकिंग स्टेशन, यूएसबी हब
thing:external hard drive|हार्ड डिस्क, एक्सटर्नल हार्ड डिस्क, एसएसडी
thing:usb stick|पेन ड्राइव, यूएसबी स्टिक, फ्लैश ड्राइव
thing:memory card|मेमोरी कार्ड, एसडी कार्ड, माइक्रो एसडी
thing:laptop battery|लैपटॉप बैटरी, फ़ोन बैटरी, नई बैटरी
thing:router|राउटर, वाईफाई राउटर, मॉडेम
thing:wifi repeater|वाईफाई एक्सटेंडर, वाईफाई बूस्टर, वाईफाई रिपीटर
thing:network cable|नेटवर्क केबल, लैन केबल, ईथरनेट केबल
thing:hdmi cable|एचडीएमआई केबल, डिस्प्लेपोर्ट केबल, वीडियो केबल
thing:adapter|अडैप्टर, डोंगल, कन्वर्टर
thing:travel adapter|ट्रैवल अडैप्टर, प्लग अडैप्टर, यूनिवर्सल अडैप्टर
thing:cable management|केबल ऑर्गनाइज़र, केबल क्लिप, तार समेटने का डिब्बा
thing:headphones|हेडफोन, ब्लूटूथ हेडफोन, ओवर ईयर हेडफोन
thing:earbuds|ईयरफोन, ईयरबड्स, वायरलेस ईयरबड्स
thing:headset|हेडसेट, गेमिंग हेडसेट
thing:speaker|स्पीकर, ब्लूटूथ स्पीकर, पोर्टेबल स्पीकर
thing:soundbar|साउंडबार, होम थिएटर, सबवूफर
thing:smart speaker|स्मार्ट स्पीकर, एलेक्सा, इको
thing:hi-fi system|म्यूज़िक सिस्टम, स्टीरियो, एम्पलीफायर
thing:record player|रिकॉर्ड प्लेयर, ग्रामोफोन, टर्नटेबल
thing:radio|रेडियो, डिजिटल रेडियो, एफएम रेडियो
thing:microphone|माइक, माइक्रोफोन, पॉडकास्ट माइक
thing:television|टीवी, टेलीविज़न, स्मार्ट टीवी
thing:tv wall mount|टीवी वॉल माउंट, टीवी ब्रैकेट, टीवी टाँगने का स्टैंड
thing:projector|प्रोजेक्टर, प्रोजेक्टर स्क्रीन
thing:streaming stick|फायर टीवी स्टिक, स्ट्रीमिंग स्टिक, टीवी बॉक्स
thing:remote control|रिमोट, रिमोट कंट्रोल, यूनिवर्सल रिमोट
thing:camera|कैमरा, डिजिटल कैमरा, डीएसएलआर
thing:instant camera|इंस्टेंट कैमरा, पोलरॉइड, इंस्टैक्स
thing:camera lens|कैमरा लेंस, ज़ूम लेंस, लेंस
thing:tripod|ट्राइपॉड, सेल्फी स्टिक, गिम्बल
thing:camera bag|कैमरा बैग, कैमरा स्ट्रैप, लेंस कैप
thing:action cam|एक्शन कैमरा, गोप्रो, डैशकैम
thing:drone|ड्रोन, कैमरा ड्रोन
thing:security camera|सीसीटीवी कैमरा, सिक्योरिटी कैमरा, निगरानी कैमरा
thing:video doorbell|वीडियो डोरबेल, दरवाज़े की घंटी, डोरबेल
thing:smart home|स्मार्ट होम, स्मार्ट प्लग, स्मार्ट बल्ब
thing:smart lock|स्मार्ट लॉक, डिजिटल लॉक, इलेक्ट्रॉनिक ताला
thing:baby monitor|बेबी मॉनिटर, बेबी कैमरा
thing:bluetooth tracker|ब्लूटूथ ट्रैकर, एयरटैग, जीपीएस ट्रैकर
thing:battery|बैटरी, सेल, एए बैटरी
thing:battery charger|बैटरी चार्जर, सेल चार्जर
thing:printer|प्रिंटर, इंकजेट प्रिंटर, लेज़र प्रिंटर
thing:ink cartridge|प्रिंटर इंक, टोनर, इंक कार्ट्रिज
thing:photo printer|फोटो प्रिंटर, फोटो पेपर, लेबल प्रिंटर
thing:scanner|स्कैनर, दस्तावेज़ स्कैनर, बारकोड स्कैनर
thing:3d printer|3डी प्रिंटर, फिलामेंट, पीएलए फिलामेंट
thing:game console|गेम कंसोल, प्लेस्टेशन, एक्सबॉक्स
thing:game controller|गेम कंट्रोलर, गेमपैड, जॉयस्टिक
thing:video game|वीडियो गेम, पीसी गेम, कंसोल गेम
thing:vr headset|वीआर हेडसेट, वीआर चश्मा
thing:calculator|कैलकुलेटर, गणक, साइंटिफिक कैलकुलेटर
thing:electric shaver|इलेक्ट्रिक शेवर, शेवर, शेविंग मशीन
thing:hair dryer|हेयर ड्रायर, बाल सुखाने की मशीन
thing:heater|हीटर, रूम हीटर, इलेक्ट्रिक हीटर
thing:infrared heater|इंफ्रारेड हीटर, आउटडोर हीटर, पैटियो हीटर
thing:stove|अंगीठी, लकड़ी का चूल्हा, फायरप्लेस
thing:thermostat|थर्मोस्टैट, स्मार्ट थर्मोस्टैट
thing:fan|पंखा, टेबल फैन, टावर फैन
thing:air conditioner|एसी, एयर कंडीशनर, पोर्टेबल एसी
thing:air purifier|एयर प्यूरीफायर, हवा साफ करने की मशीन, हेपा फिल्टर
thing:humidifier|ह्यूमिडिफायर, नमी बढ़ाने की मशीन
thing:dehumidifier|डीह्यूमिडिफायर, नमी सोखने वाला
thing:smoke alarm|स्मोक अलार्म, धुआँ डिटेक्टर, फायर अलार्म
thing:alarm system|अलार्म सिस्टम, चोर अलार्म, डोर सेंसर
thing:tool|औज़ार, टूल, हाथ के औज़ार
thing:tool box|टूल बॉक्स, टूल किट, औज़ार सेट
thing:tool belt|टूल बैग, टूल बेल्ट, टूल ट्रॉली
thing:hammer|हथौड़ा, हथौड़ी, हैमर
thing:screwdriver|पेचकस, स्क्रूड्राइवर, पेचकस सेट
thing:bit set|बिट सेट, एलन की, पेचकस बिट
thing:wrench|पाना, रिंच, सॉकेट सेट
thing:torque wrench|टॉर्क रिंच, टॉर्क पाना
thing:pliers|प्लास, प्लायर, कटर
thing:drill|ड्रिल मशीन, ड्रिल, हैमर ड्रिल
thing:cordless screwdriver|कॉर्डलेस स्क्रूड्राइवर, बैटरी वाली ड्रिल, इम्पैक्ट ड्राइवर
thing:drill bit|ड्रिल बिट, छेद करने की बिट, होल सॉ
thing:sandpaper|रेगमाल, सैंडपेपर, सैंडिंग डिस्क
thing:tool battery|टूल बैटरी, ड्रिल की बैटरी
thing:tape measure|इंच टेप, नापने का फीता, मेज़रिंग टेप
thing:spirit level|स्पिरिट लेवल, लेज़र लेवल, लेवल
thing:laser distance meter|लेज़र दूरी मापक, लेज़र मीटर, वॉल स्कैनर
thing:pocket knife|जेब चाकू, पॉकेट नाइफ, स्विस नाइफ
thing:utility cutter|कटर, पेपर कटर, बॉक्स कटर
thing:ladder|सीढ़ी, स्टेप लैडर, फोल्डिंग सीढ़ी
thing:clamp|क्लैंप, शिकंजा, बाँक
thing:glue gun|ग्लू गन, हॉट ग्लू गन, ग्लू स्टिक
thing:soldering iron|सोल्डरिंग आयरन, कैया, टाँका लगाने की मशीन
thing:staple gun|स्टेपल गन, नेल गन, रिवेट गन
thing:screw|पेंच, स्क्रू, लकड़ी का पेंच
thing:steel nail|कील, लोहे की कील, कीलें
thing:wall plug|रॉल प्लग, गिट्टी, दीवार का प्लग
thing:cable tie|केबल टाई, ज़िप टाई, प्लास्टिक टाई
thing:padlock|ताला, लॉक, नंबर वाला ताला
thing:door lock|दरवाज़े का ताला, डोर लॉक, कुंडी
thing:glue|गोंद, फेविकोल, फेवीक्विक
thing:tape|टेप, सेलो टेप, डबल साइड टेप
thing:paint|पेंट, दीवार का पेंट, इमल्शन पेंट
thing:wood paint|लकड़ी का पेंट, वार्निश, लैकर
thing:wood stain|वुड स्टेन, लकड़ी का तेल, लकड़ी पॉलिश
thing:paint primer|प्राइमर, अस्तर, पेंट प्राइमर
thing:spray paint|स्प्रे पेंट, एरोसोल पेंट
thing:chalk paint|चॉक पेंट, फर्नीचर पेंट
thing:paint roller|पेंट रोलर, पेंट ब्रश, पेंट ट्रे
thing:dust sheet|डस्ट शीट, मास्किंग फिल्म, पेंट की पन्नी
thing:wallpaper|वॉलपेपर, दीवार का कागज़, फोटो वॉलपेपर
thing:window film|विंडो फिल्म, खिड़की की फिल्म, प्राइवेसी फिल्म
thing:flooring|फ्लोरिंग, लैमिनेट फर्श, विनाइल फर्श
thing:skirting board|स्कर्टिंग, फर्श की पट्टी, किनारी
thing:floor underlay|फर्श की अंडरले, फ्लोर अंडरले
thing:tile|टाइल, टाइल्स, फर्श की टाइल
thing:timber|लकड़ी, तख़्ता, प्लाईवुड
thing:roofing|छत की चादर, रेन गटर, परनाला
thing:door|दरवाज़ा, डोर, मुख्य दरवाज़ा
thing:window|खिड़की, विंडो, खिड़की का शीशा
thing:pipe|पाइप, पानी का पाइप, पाइप फिटिंग
thing:siphon|साइफन, बेसिन की नाली, वेस्ट पाइप
thing:seal|सील, गैस्केट, वॉशर
thing:water pump|पानी की मोटर, वाटर पंप, सबमर्सिबल पंप
thing:water heater|गीज़र, वाटर हीटर, पानी गर्म करने की मशीन
thing:cistern|फ्लश टैंक, सिस्टर्न, फ्लश वाल्व
thing:socket|सॉकेट, प्लग पॉइंट, बिजली का बोर्ड
thing:light switch|स्विच, लाइट स्विच, बटन
thing:extension lead|एक्सटेंशन बोर्ड, एक्सटेंशन कॉर्ड, मल्टी प्लग
thing:electrical cable|बिजली का तार, पावर केबल, वायर
thing:fuse|फ्यूज़, एमसीबी, फ्यूज़ बॉक्स
thing:timer switch|टाइमर स्विच, प्लग टाइमर, बिजली मीटर
thing:multimeter|मल्टीमीटर, टेस्टर, वोल्टेज टेस्टर
thing:EV charger|ईवी चार्जर, इलेक्ट्रिक कार चार्जर, वॉलबॉक्स
thing:workwear|काम के कपड़े, वर्कवियर, डांगरी
thing:safety shoes|सेफ्टी शूज़, सुरक्षा जूते, काम के जूते
thing:work gloves|काम के दस्ताने, सुरक्षा दस्ताने, डिस्पोज़ेबल दस्ताने
thing:safety glasses|सुरक्षा चश्मा, सेफ्टी ग्लास, फेस शील्ड
thing:dust mask|मास्क, डस्ट मास्क, फेस मास्क
thing:hard hat|सेफ्टी हेलमेट, हार्ड हैट, काम का हेलमेट
thing:hi-vis vest|रिफ्लेक्टिव जैकेट, सेफ्टी जैकेट, चमकीली जैकेट
thing:knee pads|नी पैड, घुटने का पैड, घुटने टेकने की मैट
thing:garden furniture|गार्डन फर्नीचर, आउटडोर फर्नीचर, बगीचे का फर्नीचर
thing:garden chair|गार्डन चेयर, आराम कुर्सी, सन लाउंजर
thing:garden table|गार्डन टेबल, बगीचे की मेज़, बालकनी टेबल
thing:outdoor cushion|आउटडोर कुशन, गार्डन कुशन, फर्नीचर कवर
thing:privacy screen|बाड़, प्राइवेसी स्क्रीन, जालीदार बाड़
thing:garden storage box|गार्डन स्टोरेज बॉक्स, डेक बॉक्स, कुशन बॉक्स
thing:plant|पौधा, घर का पौधा, इनडोर प्लांट
thing:orchid|ऑर्किड, ऑर्किड पौधा
thing:outdoor plant|बाहर का पौधा, झाड़ी, आउटडोर प्लांट
thing:herb plant|तुलसी, पुदीना, जड़ी-बूटी का पौधा
thing:vegetable plant|सब्ज़ी का पौधा, टमाटर का पौधा, पौध
thing:seed|बीज, सब्ज़ी के बीज, फूलों के बीज
thing:flower bulb|फूलों के कंद, ट्यूलिप कंद, बल्ब
thing:grass seed|घास के बीज, लॉन घास, दूब
thing:artificial grass|नकली घास, आर्टिफिशियल घास, कृत्रिम घास
thing:propagator|सीडलिंग ट्रे, बीज ट्रे, उगाने की किट
thing:potting soil|मिट्टी, गमले की मिट्टी, पॉटिंग मिक्स
thing:fertiliser|खाद, उर्वरक, पौधों की खाद
thing:mulch|मल्च, बजरी, कंकड़
thing:weedkiller|खरपतवार नाशक, घास मारने की दवा, वीड किलर
thing:pest control|कीटनाशक, कीड़े मारने की दवा, कीड़ा स्प्रे
thing:plant pot|गमला, फ्लावर पॉट, प्लांटर
thing:balcony planter|बालकनी गमला, रेलिंग गमला, खिड़की का गमला
thing:raised bed|रेज़्ड बेड, उठी क्यारी, सब्ज़ी की क्यारी
thing:plant stand|गमला स्टैंड, लटकने वाला गमला, प्लांट हैंगर
thing:watering can|पानी का झारा, वाटरिंग कैन, फव्वारा
thing:garden hose|गार्डन पाइप, पानी का पाइप, होज़ पाइप
thing:sprinkler|स्प्रिंकलर, ड्रिप सिंचाई, सिंचाई सिस्टम
thing:rain barrel|बारिश के पानी की टंकी, रेन बैरल, वर्षा जल टंकी
thing:composter|कम्पोस्ट बिन, खाद बनाने का डिब्बा, कम्पोस्टर
thing:lawn mower|घास काटने की मशीन, लॉन मोवर, ग्रास कटर
thing:robotic lawn mower|रोबोट लॉन मोवर, रोबोट घास कटर
thing:strimmer|ग्रास ट्रिमर, ब्रश कटर, घास ट्रिमर
thing:hedge trimmer|हेज ट्रिमर, बाड़ काटने की मशीन
thing:secateurs|पौधे काटने की कैंची, प्रूनर, छँटाई कैंची
thing:wheelbarrow|ठेला, हाथ ठेला, व्हीलबैरो
thing:gardening gloves|बागवानी दस्ताने, गार्डन ग्लव्स
thing:wellington boots|गमबूट, रबर के जूते, बारिश के बूट
thing:barbecue|बारबेक्यू, ग्रिल, तंदूर
thing:charcoal|कोयला, चारकोल, ब्रिकेट
thing:barbecue accessories|बारबेक्यू सामान, सीख, ग्रिल चिमटा
thing:gas bottle|गैस सिलेंडर, गैस कार्ट्रिज, छोटा सिलेंडर
thing:fire pit|अलाव, फायर पिट, आउटडोर अंगीठी
thing:swimming pool|स्विमिंग पूल, बच्चों का पूल, हवा वाला पूल
thing:pool chemicals|पूल केमिकल, क्लोरीन टैबलेट, पूल फिल्टर
thing:pond liner|तालाब की शीट, फव्वारा, बगीचे का तालाब
thing:garden gnome|बगीचे की सजावट, गार्डन शोपीस, विंड चाइम
thing:tarpaulin|तिरपाल, त्रिपाल, कवर शीट
thing:dog food|डॉग फूड, कुत्ते का खाना, पेडिग्री
thing:dog treats|डॉग ट्रीट, कुत्ते का बिस्कुट, चबाने की हड्डी
thing:dog lead|कुत्ते की रस्सी, डॉग लीश, कुत्ते की चेन
thing:dog collar|कुत्ते का पट्टा, डॉग कॉलर, नाम टैग
thing:dog harness|डॉग हार्नेस, कुत्ते का हार्नेस
thing:dog bed|डॉग बेड, कुत्ते का बिस्तर, बिल्ली का बिस्तर
thing:dog crate|कुत्ते का घर, डॉग क्रेट, डॉग हाउस
thing:pet carrier|पेट कैरियर, बिल्ली ले जाने का डिब्बा, डॉग कार सीट
thing:dog toy|कुत्ते का खिलौना, डॉग टॉय, चबाने वाला खिलौना
thing:dog coat|कुत्ते का कोट, डॉग जैकेट, कुत्ते के कपड़े
thing:dog poo bag|डॉग पूप बैग, कुत्ते की पॉटी बैग
thing:pet grooming|डॉग ब्रश, डॉग शैंपू, पालतू ग्रूमिंग
thing:puppy pads|पपी पैड, ट्रेनिंग पैड, पेशाब पैड
thing:cat food|कैट फूड, बिल्ली का खाना
thing:cat litter|कैट लिटर, बिल्ली की रेत
thing:litter box|लिटर बॉक्स, बिल्ली का टॉयलेट, लिटर ट्रे
thing:scratching post|स्क्रैचिंग पोस्ट, कैट ट्री, पंजे घिसने का खंभा
thing:cat toy|बिल्ली का खिलौना, कैट टॉय, कैटनिप
thing:cat flap|कैट फ्लैप, पालतू का दरवाज़ा, पेट डोर
thing:aquarium|एक्वेरियम, मछली टैंक, एक्वेरियम फिल्टर
thing:fish food|मछली का खाना, फिश फूड, मछली का दाना
thing:bird cage|पिंजरा, पक्षी का पिंजरा, तोते का दाना
thing:rabbit hutch|खरगोश का पिंजरा, हैम्स्टर पिंजरा, गिनी पिग पिंजरा
thing:hay|सूखी घास, खरगोश का खाना, हैम्स्टर का खाना
thing:hamster wheel|हैम्स्टर व्हील, हैम्स्टर का खिलौना
thing:terrarium|टेरेरियम, रेप्टाइल लैंप, सरीसृप का सामान
thing:chicken coop|मुर्गी घर, मुर्गी का दाना, दड़बा
thing:horse riding gear|घुड़सवारी का सामान, काठी, घोड़े का चारा
thing:car tyre|कार टायर, टायर, सर्दी के टायर
thing:rim|रिम, अलॉय व्हील, व्हील कवर
thing:snow chains|स्नो चेन, बर्फ की चेन
thing:engine oil|इंजन ऑयल, मोबिल ऑयल, ग्रीस
thing:wiper blade|वाइपर ब्लेड, कार वाइपर, वाइपर
thing:car care|कार पॉलिश, कार शैंपू, कार वैक्स
thing:child car seat|बच्चों की कार सीट, चाइल्ड कार सीट, बूस्टर सीट
thing:sun shade for car|कार सनशेड, कार पर्दा, कार शीशे का कवर
thing:car bulb|कार बल्ब, हेडलाइट बल्ब
thing:warning triangle|वार्निंग ट्रायंगल, कार इमरजेंसी किट, टो रस्सी
thing:tyre pump|टायर इन्फ्लेटर, हवा भरने का पंप, एयर कंप्रेसर
thing:motorbike helmet|बाइक हेलमेट, हेलमेट, फुल फेस हेलमेट
thing:motorcycle clothing|बाइक जैकेट, राइडिंग जैकेट, बाइक दस्ताने
thing:motorbike accessories|बाइक कवर, बाइक एक्सेसरीज़, बाइक लॉक
thing:caravan accessories|कारवाँ एक्सेसरीज़, कैंपर वैन का सामान, ट्रेलर
thing:pen|पेन, कलम, जेल पेन
thing:fountain pen|फाउंटेन पेन, स्याही, इंक कार्ट्रिज
thing:felt-tip pen|मार्कर, हाइलाइटर, स्केच पेन
thing:pencil case|पेंसिल बॉक्स, पेंसिल पाउच, ज्योमेट्री बॉक्स
thing:school bag|स्कूल बैग, बस्ता, स्कूल बैकपैक
thing:notebook|कॉपी, नोटबुक, नोटपैड
thing:diary|डायरी, कैलेंडर, प्लानर
thing:printer paper|ए4 पेपर, प्रिंटर पेपर, फोटोकॉपी पेपर
thing:envelope|लिफाफा, एनवेलप, कूरियर लिफाफा
thing:cardboard box|गत्ते का डिब्बा, कार्टन, पैकिंग बॉक्स
thing:folder|फाइल, फोल्डर, रिंग बाइंडर
thing:sheet protector|शीट प्रोटेक्टर, प्लास्टिक फोल्डर, डिवाइडर
thing:scissors|कैंची, क्राफ्ट कैंची, पेपर कैंची
thing:sticky note|स्टिकी नोट, पोस्ट इट, चिपकने वाला नोट
thing:glue stick|ग्लू स्टिक, गोंद, क्राफ्ट गोंद
thing:desk organiser|पेन स्टैंड, डेस्क ऑर्गनाइज़र, लेटर ट्रे
thing:stamp|मुहर, स्टैंप, रबर स्टैंप
thing:sewing machine|सिलाई मशीन, ओवरलॉक मशीन
thing:fabric|कपड़ा, सूती कपड़ा, मीटर में कपड़ा
thing:wool|ऊन, धागा, बुनाई का ऊन
thing:embroidery kit|कढ़ाई किट, कढ़ाई फ्रेम, कढ़ाई धागा
thing:sewing pattern|सिलाई पैटर्न, कटिंग पैटर्न, दर्ज़ी की चॉक
thing:iron-on patch|पैच, पैबंद, आयरन ऑन पैच
thing:craft supplies|क्राफ्ट का सामान, क्राफ्ट किट, क्राफ्ट पेपर
thing:modelling clay|क्ले, मॉडलिंग क्ले, मिट्टी
thing:sketchbook|स्केचबुक, ड्रॉइंग बुक, ड्रॉइंग पेपर
thing:paint by numbers|पेंट बाय नंबर, डायमंड पेंटिंग, कलरिंग बुक
thing:book|किताब, पुस्तक, बुक
thing:children's book|बच्चों की किताब, कहानी की किताब, चित्र पुस्तक
thing:cookbook|रेसिपी बुक, कुकबुक, पाक कला की किताब
thing:comic|कॉमिक, मंगा, कॉमिक्स
thing:ebook|ईबुक, ई-किताब, ऑडियोबुक
thing:magazine|पत्रिका, मैगज़ीन, अखबार
thing:vinyl record|विनाइल रिकॉर्ड, सीडी, म्यूज़िक एल्बम
thing:dvd|डीवीडी, ब्लू-रे, फिल्म डीवीडी
thing:map|नक्शा, विश्व मानचित्र, ग्लोब
thing:painting|पेंटिंग, कलाकृति, चित्र
thing:photo book|फोटो बुक, फोटो प्रिंट, फोटो एल्बम
thing:sheet music|संगीत की किताब, स्वरलिपि, गाने की किताब
thing:spare part|स्पेयर पार्ट, पुर्ज़ा, रिफिल
thing:filter|फिल्टर, एयर फिल्टर, कार्बन फिल्टर
thing:iron tablets|आयरन की गोली, आयरन सप्लीमेंट, आयरन टैबलेट
thing:vitamin d|विटामिन डी, विटामिन डी3
thing:vitamin c|विटामिन सी, ज़िंक
thing:vitamin b12|विटामिन बी12, बी कॉम्प्लेक्स
thing:sauce|सॉस, टोमैटो सॉस, पास्ता सॉस
thing:ketchup|केचप, टमाटर केचप, टोमैटो केचप
thing:mayonnaise|मेयोनीज़, मेयो
thing:mustard|सरसों, मस्टर्ड सॉस, कसौंदी
thing:pesto|पेस्टो, पेस्टो सॉस
thing:barbecue sauce|बारबेक्यू सॉस, डिप, सलाद ड्रेसिंग
thing:milk|दूध, फुल क्रीम दूध, मिल्क
thing:butter|मक्खन, बटर, मार्जरीन
thing:yogurt|दही, योगर्ट
thing:cream|क्रीम, मलाई, व्हिपिंग क्रीम
thing:ham|हैम, बेकन
thing:sausage|सॉसेज, सलामी
thing:meat|मांस, मीट, मटन
thing:chicken|चिकन, मुर्गा, मुर्गी का मांस
thing:fish|मछली, सैल्मन, टूना
thing:seafood|सी फूड, झींगा, प्रॉन
thing:fork|काँटा, फोर्क, काँटा चम्मच
thing:spoon|चम्मच, छोटा चम्मच, टेबल स्पून
thing:nuts|मेवे, ड्राई फ्रूट, सूखे मेवे
thing:almond|बादाम, आलमंड
thing:cashew|काजू, पिस्ता
thing:hazelnut|अखरोट, हेज़लनट
thing:peanut|मूंगफली, पीनट
thing:dried fruit|सूखे फल, किशमिश, क्रैनबेरी
thing:date fruit|खजूर, छुहारा
thing:yeast|खमीर, यीस्ट, ड्राई यीस्ट
thing:baking powder|बेकिंग पाउडर, बेकिंग सोडा, मीठा सोडा
thing:sourdough|खट्टा खमीर, सावरडो
thing:sewing kit|सिलाई किट, सिलाई बॉक्स
thing:sewing needle|सुई, पिन, सेफ्टी पिन
thing:sewing thread|धागा, सिलाई धागा, रील
thing:button|बटन, टिच बटन
thing:zip|चेन, ज़िप, ज़िपर
thing:velcro|वेल्क्रो, वेल्क्रो टेप
thing:elastic|इलास्टिक, रबर बैंड
thing:stapler|स्टेपलर, स्टेपलर पिन
thing:hole punch|पंचिंग मशीन, होल पंच, कागज़ में छेद करने वाला
thing:paper clip|पेपर क्लिप, बाइंडर क्लिप, यू पिन
thing:laminator|लैमिनेशन मशीन, लैमिनेटर, लैमिनेशन शीट
thing:paper shredder|पेपर श्रेडर, कागज़ काटने की मशीन, श्रेडर
thing:paper cutter|पेपर कटर, पेपर ट्रिमर
thing:eraser|रबर, इरेज़र, मिटौना
thing:pencil sharpener|शार्पनर, पेंसिल शार्पनर, कटर
thing:correction fluid|व्हाइटनर, करेक्शन टेप, करेक्शन पेन
thing:pencil|पेंसिल, मैकेनिकल पेंसिल
thing:coloured pencils|रंगीन पेंसिल, क्रेयॉन, मोम रंग
thing:bolt|बोल्ट, हेक्स बोल्ट, थ्रेडेड रॉड
thing:hex nut|नट, लॉक नट, विंग नट
thing:flat washer|वॉशर, लोहे का वॉशर, स्प्रिंग वॉशर
thing:cement|सीमेंट, कंक्रीट, मसाला
thing:gypsum plaster|जिप्सम प्लास्टर, पीओपी, ड्राईवॉल
thing:door stop|डोर स्टॉपर, दरवाज़ा रोकने वाला, डोर स्टॉप
thing:stair gate|सेफ्टी गेट, बेबी गेट, सीढ़ी का गेट
thing:child safety lock|चाइल्ड लॉक, कॉर्नर गार्ड, सॉकेट कवर
thing:first aid kit|फर्स्ट एड किट, प्राथमिक चिकित्सा किट, इमरजेंसी किट
thing:sticking plaster|बैंड एड, पट्टी, बैंडेज
thing:bleach|ब्लीच, ब्लीचिंग पाउडर
thing:disinfectant|सैनिटाइज़र, कीटाणुनाशक, डिसइन्फेक्टेंट
thing:drain cleaner|ड्रेन क्लीनर, नाली साफ करने वाला, नाली खोलने का पाउडर
thing:plunger|प्लंजर, सिंक पंप, नाली पंप
thing:soap dispenser|सोप डिस्पेंसर, साबुन डिस्पेंसर, लिक्विड साबुन की बोतल
thing:soap dish|साबुनदानी, सोप डिश, साबुन स्टैंड
thing:parasol|बड़ी छतरी, गार्डन छाता, आँगन की छतरी
thing:parasol base|छाता स्टैंड, छतरी का बेस
thing:shade sail|शेड सेल, शामियाना, धूप रोकने का कपड़ा
thing:gazebo|गज़ीबो, पार्टी टेंट, मंडप
thing:smoker|स्मोकर, धुआँ देने वाला ओवन, स्मोकिंग चिप्स
thing:pizza oven|पिज़्ज़ा ओवन, पिज़्ज़ा स्टोन
thing:plancha|प्लांचा, तवा ग्रिल, कमाडो
thing:hot tub|हॉट टब, जकूज़ी, स्पा पूल
thing:sauna|सौना, सौना एक्सेसरीज़
thing:garden shed|गार्डन शेड, बगीचे की कोठरी, टूल शेड
thing:greenhouse|ग्रीनहाउस, पौधा घर, पॉलीहाउस
thing:spade|फावड़ा, बेलचा, कुदाल
thing:garden tools|बागवानी औज़ार, खुरपी, गार्डन टूल
thing:chainsaw|चेनसॉ, लकड़ी काटने की मशीन, छँटाई आरी
thing:axe|कुल्हाड़ी, एक्स
thing:leaf blower|लीफ ब्लोअर, पत्ते उड़ाने की मशीन, ब्लोअर
thing:rake|रेक, पांचा, पत्ते समेटने वाला
thing:snow shovel|बर्फ का फावड़ा, स्नो शोवल
thing:de-icing salt|बर्फ पिघलाने का नमक, सड़क नमक
thing:ice scraper|आइस स्क्रैपर, बर्फ खुरचने वाला, डी-आइसर स्प्रे
thing:mosquito repellent|मच्छर भगाने वाला, मच्छर स्प्रे, मॉस्किटो रिपेलेंट
thing:fly trap|मक्खी मारने वाला, फ्लाई ट्रैप, मक्खी जाल
thing:mousetrap|चूहेदानी, चूहा पकड़ने का पिंजरा, चूहा मार दवा
thing:flea treatment|पिस्सू की दवा, फ्ली कॉलर, टिक फ्ली स्प्रे
thing:tick remover|टिक रिमूवर, किलनी निकालने वाला
thing:wormer|कीड़े की दवा, डीवॉर्मिंग टैबलेट, पेट के कीड़े की गोली
thing:pet bowl|डॉग बाउल, कुत्ते का कटोरा, बिल्ली का कटोरा
thing:pet water fountain|पालतू का पानी का फव्वारा, कैट फाउंटेन
thing:automatic feeder|ऑटोमैटिक फीडर, पालतू फीडर
thing:bird house|चिड़िया का घर, बर्ड हाउस, घोंसला बॉक्स
thing:bird feeder|बर्ड फीडर, चिड़िया दाना स्टैंड
thing:bird food|चिड़िया का दाना, पक्षी दाना, बर्ड फूड
thing:insect hotel|कीट घर, मधुमक्खी घर
thing:brake pads|ब्रेक पैड, ब्रेक डिस्क
thing:car parts|कार पार्ट्स, स्पार्क प्लग, ऑयल फिल्टर
thing:antifreeze|कूलेंट, एंटीफ्रीज़
thing:screenwash|वाइपर लिक्विड, शीशा धोने का लिक्विड
thing:adblue|एडब्लू, ईंधन एडिटिव, जेरी कैन
thing:car seat cover|कार सीट कवर, स्टीयरिंग कवर
thing:car floor mats|कार मैट, फ्लोर मैट, डिक्की मैट
thing:roof rack|रूफ रैक, कार कैरियर, रूफ बॉक्स
thing:bike rack for car|कार साइकिल रैक, साइकिल कैरियर
thing:car radio|कार स्टीरियो, कार म्यूज़िक सिस्टम
thing:sat nav|जीपीएस, नेविगेशन, जीपीएस नेविगेटर
thing:reversing camera|रिवर्स कैमरा, पार्किंग सेंसर
thing:car battery|कार बैटरी, गाड़ी की बैटरी
thing:jump starter|जंप स्टार्टर, जंपर केबल
thing:rice cooker|राइस कुकर, चावल पकाने का कुकर
thing:steamer|स्टीमर, इडली स्टीमर, मोमो स्टीमर
thing:wine|वाइन, वाइन की बोतल, अंगूर की शराब
thing:red wine|रेड वाइन, लाल वाइन
thing:white wine|व्हाइट वाइन, सफ़ेद वाइन
thing:rosé wine|रोज़े वाइन, रोज़े
thing:spirits|शराब, दारू, स्पिरिट
thing:gin|जिन
thing:whisky|व्हिस्की, स्कॉच, बॉर्बन
thing:rum|रम
thing:vodka|वोडका
thing:liqueur|लिकर, वरमूथ, एपेरिटिफ
thing:soft drink|कोल्ड ड्रिंक, सोडा, कोला
thing:energy drink|एनर्जी ड्रिंक
thing:graphics card|ग्राफिक्स कार्ड, जीपीयू
thing:ram|रैम, प्रोसेसर, कंप्यूटर मेमोरी
thing:couscous|कूसकूस, दलिया
thing:quinoa|क्विनोआ, बाजरा, कुट्टू
thing:pulses|दालें, दाल, दलहन
thing:lentils|मसूर दाल, मसूर, दाल
thing:beans|राजमा, बीन्स, सेम
thing:chickpeas|छोले, काबुली चना, चना
thing:cooking oil|तेल, खाने का तेल, सूरजमुखी तेल
thing:coconut oil|नारियल तेल, नारियल का तेल, कोकोनट ऑयल
thing:chia seeds|चिया सीड्स, अलसी, अलसी के बीज
thing:spirulina|स्पिरुलिना, सुपरफूड पाउडर, क्लोरेला
thing:turmeric|हल्दी, हल्दी पाउडर, सोंठ
thing:hand saw|आरी, हाथ आरी, लकड़ी की आरी
thing:jigsaw tool|जिगसॉ मशीन, जिगसॉ ब्लेड
thing:circular saw|सर्कुलर सॉ, कटर मशीन, टेबल सॉ
thing:sander|सैंडर, घिसाई मशीन, सैंडिंग मशीन
thing:angle grinder|एंगल ग्राइंडर, ग्राइंडर, कटिंग डिस्क
thing:oscillating multi-tool|मल्टी टूल, रोटरी टूल, ड्रेमल
thing:hammock|झूला, हैमॉक, जाली वाला झूला
thing:hanging chair|लटकने वाली कुर्सी, झूला कुर्सी, एग चेयर
thing:monstera|मॉन्स्टेरा, मॉन्स्टेरा पौधा
thing:snake plant|स्नेक प्लांट, मनी प्लांट, ज़ीज़ी प्लांट
thing:rose bush|गुलाब का पौधा, गुलाब, बेल वाला गुलाब
thing:lavender plant|लैवेंडर, लैवेंडर का पौधा
thing:hydrangea|हाइड्रेंजिया, जेरेनियम, फूल वाला पौधा
thing:tree|पेड़, वृक्ष, सजावटी पेड़
thing:fruit tree|फलदार पेड़, सेब का पेड़, फल का पौधा
thing:olive tree|नींबू का पौधा, जैतून का पेड़
thing:cactus|कैक्टस, सक्युलेंट, नागफनी
thing:bonsai|बोनसाई, बोनसाई पेड़
thing:novel|उपन्यास, नॉवेल, प्रेम कहानी
thing:thriller|थ्रिलर, जासूसी उपन्यास, रहस्य कथा
thing:non-fiction|नॉन-फिक्शन, जीवनी, सेल्फ हेल्प किताब
thing:travel guide|ट्रैवल गाइड, यात्रा गाइड, गाइडबुक
thing:textbook|पाठ्यपुस्तक, स्कूल की किताब, वर्कबुक
thing:thermometer|थर्मामीटर, रूम थर्मामीटर, तापमान मापक
thing:weather station|वेदर स्टेशन, मौसम यंत्र, वर्षामापी
thing:co2 monitor|सीओ2 मॉनिटर, एयर क्वालिटी मॉनिटर
thing:fire extinguisher|अग्निशामक, फायर एक्सटिंग्विशर
thing:fire blanket|फायर ब्लैंकेट, आग बुझाने का कंबल
thing:firewood|जलाने की लकड़ी, ईंधन लकड़ी, जलावन
thing:wood pellets|वुड पेलेट, लकड़ी के पेलेट
thing:fire lighter|लाइटर, माचिस, आग जलाने वाला
thing:creatine|क्रिएटिन, क्रिएटिन मोनोहाइड्रेट
thing:electrolytes|इलेक्ट्रोलाइट, ओआरएस, एनर्जी जेल
thing:amino acids|अमीनो एसिड, बीसीएए, प्री-वर्कआउट
thing:party decoration|पार्टी सजावट, पार्टी डेकोरेशन, झालर
thing:balloon|गुब्बारा, बैलून, हीलियम गुब्बारा
thing:magnet|चुंबक, मैग्नेट, फ्रिज मैग्नेट
thing:drawing pin|पुश पिन, थंब पिन, बोर्ड पिन
thing:whiteboard|व्हाइटबोर्ड, ब्लैकबोर्ड, फ्लिप चार्ट
thing:pinboard|नोटिस बोर्ड, पिन बोर्ड, सूचना पट्ट
thing:rope|रस्सी, डोरी, सुतली
thing:lashing strap|बाँधने की पट्टी, रैचेट स्ट्रैप, बंजी कॉर्ड
thing:carabiner|कैराबिनर, स्नैप हुक, शैकल
thing:metal chain|ज़ंजीर, लोहे की चेन, स्टील चेन
thing:acrylic paint|ऐक्रेलिक पेंट, ऐक्रेलिक रंग
thing:watercolour|वाटरकलर, पानी के रंग, वाटरकलर सेट
thing:oil paint|ऑयल पेंट, पोस्टर कलर, तैल रंग
thing:artist brush|पेंटिंग ब्रश, आर्ट ब्रश, तूलिका
thing:easel|ईज़ल, पेंटिंग स्टैंड, चित्र स्टैंड
thing:artist canvas|पेंटिंग कैनवस, कैनवस बोर्ड, खाली कैनवस
thing:bookmark|बुकमार्क, पुस्तक चिह्न
thing:bookend|बुकएंड, किताब स्टैंड, बुक स्टैंड
thing:book light|बुक लाइट, क्लिप लाइट, पढ़ने की लाइट
thing:greeting card|ग्रीटिंग कार्ड, बर्थडे कार्ड, शुभकामना कार्ड
thing:invitation|निमंत्रण पत्र, शादी का कार्ड, इनविटेशन कार्ड
thing:postcard|पोस्टकार्ड
thing:wrapping paper|गिफ्ट पेपर, रैपिंग पेपर, गिफ्ट रैप
thing:gift bag|गिफ्ट बैग, गिफ्ट बॉक्स
thing:ribbon|रिबन, फीता, साटन रिबन
thing:knitting needles|सलाई, बुनाई की सलाई, निटिंग किट
thing:crochet hook|क्रोशिया हुक, क्रोशिया किट, क्रोशिया सलाई
thing:silicone sealant|सिलिकॉन सीलेंट, सीलेंट
thing:grout|टाइल ग्राउट, ग्राउट, टाइल चिपकाने का मसाला
thing:filler|पुट्टी, वॉल पुट्टी, वुड फिलर
thing:solar panel|सोलर पैनल, सौर पैनल, सोलर प्लेट
thing:generator|जनरेटर, जेनसेट, पावर स्टेशन
thing:journal|डायरी, जर्नल, बुलेट जर्नल
thing:photo album|फोटो एल्बम, एल्बम, स्क्रैपबुक
thing:candle making kit|मोमबत्ती बनाने की किट, साबुन बनाने की किट, मोमबत्ती का मोम
thing:epoxy resin|एपॉक्सी रेज़िन, रेज़िन किट, सिलिकॉन मोल्ड
thing:earplugs|इयरप्लग, कान के प्लग, कान की रुई
thing:ear defenders|कान सुरक्षा, ईयर मफ, शोर से बचाव
thing:insulation|इन्सुलेशन, इन्सुलेशन शीट, थर्माकोल शीट
thing:draught excluder|दरवाज़े की सील, झिरी पट्टी, डोर सील
thing:wine rack|वाइन रैक, बोतल रैक, बोतल स्टैंड
thing:kitchen trolley|किचन ट्रॉली, सर्विंग ट्रॉली, रसोई ट्रॉली
thing:kitchen sink|किचन सिंक, सिंक, रसोई का सिंक
thing:kitchen unit|किचन कैबिनेट, मॉड्यूलर किचन, रसोई की अलमारी
thing:bidet|बिडेट, जेट स्प्रे, हैंड फॉसेट
thing:bed rail|बेड रेल, बेड गार्ड, कॉट बंपर
thing:dog ramp|डॉग रैंप, पालतू की सीढ़ी
thing:dog muzzle|डॉग मज़ल, कुत्ते की सीटी, क्लिकर
thing:tv aerial|एंटीना, डिश एंटीना, सेट टॉप बॉक्स
thing:air pump|एयर पंप, हवा भरने का पंप, गुब्बारा पंप
thing:hose connector|होज़ कनेक्टर, पाइप कनेक्टर, नल कनेक्टर
thing:charger plug for car|कार चार्जर, कार मोबाइल चार्जर
thing:fireworks|पटाखे, आतिशबाज़ी, फुलझड़ी
thing:flag|झंडा, ध्वज, बैनर
thing:clothing|कपड़े, वस्त्र, परिधान
thing:t-shirt|टी-शर्ट, टीशर्ट, टी शर्ट
thing:long-sleeve top|फुल बाजू टी-शर्ट, लंबी बाजू की टी-शर्ट, फुल स्लीव टॉप
thing:tank top|टैंक टॉप, बिना बाजू टॉप, स्लीवलेस टॉप
thing:camisole|कैमिसोल, स्पेगेटी टॉप, शमीज़
thing:crop top|क्रॉप टॉप, छोटा टॉप
thing:polo shirt|पोलो टी-शर्ट, पोलो शर्ट, कॉलर टी-शर्ट
thing:shirt|शर्ट, कमीज़, फॉर्मल शर्ट
thing:blouse|ब्लाउज़, लेडीज़ शर्ट, टॉप
thing:tunic|कुर्ती, ट्यूनिक, लंबा टॉप
thing:jumper|स्वेटर, पुलोवर, जर्सी
thing:turtleneck|हाई नेक, टर्टल नेक, हाई नेक स्वेटर
thing:cardigan|कार्डिगन, बटन वाला स्वेटर
thing:sweatshirt|स्वेटशर्ट, स्वेट शर्ट
thing:hoodie|हुडी, टोपी वाली स्वेटशर्ट, ज़िप हुडी
thing:fleece jacket|फ्लीस जैकेट, फ्लीस
thing:knitwear|ऊनी कपड़े, बुने कपड़े, निटवियर
thing:waistcoat|वास्कट, वेस्टकोट, नेहरू जैकेट
thing:body warmer|बिना बाजू जैकेट, पफर वेस्ट, हाफ जैकेट
thing:jacket|जैकेट, हल्की जैकेट
thing:coat|कोट, ओवरकोट, ऊनी कोट
thing:winter jacket|विंटर जैकेट, सर्दियों की जैकेट, गर्म जैकेट
thing:down jacket|डाउन जैकेट, पफर जैकेट, रुई वाली जैकेट
thing:raincoat|रेनकोट, बरसाती, वाटरप्रूफ जैकेट
thing:rain trousers|बरसाती पैंट, रेन पैंट, वाटरप्रूफ पैंट
thing:poncho|पोंचो, रेन पोंचो, बरसाती चोगा
thing:softshell jacket|सॉफ्टशेल जैकेट, सॉफ्टशेल
thing:windbreaker|विंडचीटर, विंडब्रेकर, हवा रोकने वाली जैकेट
thing:trench coat|ट्रेंच कोट, लंबा कोट
thing:leather jacket|चमड़े की जैकेट, लेदर जैकेट, बाइकर जैकेट
thing:denim jacket|डेनिम जैकेट, जींस जैकेट
thing:bomber jacket|बॉम्बर जैकेट, वर्सिटी जैकेट
thing:blazer|ब्लेज़र, स्पोर्ट्स कोट
thing:suit|सूट, कोट पैंट, थ्री पीस सूट
thing:tuxedo|टक्सीडो, डिनर जैकेट, डिनर सूट
thing:trousers|पैंट, पतलून, ट्राउज़र
thing:jeans|जींस, जीन्स, डेनिम जींस
thing:chinos|चिनो, चिनो पैंट, खाकी पैंट
thing:cargo trousers|कार्गो पैंट, कार्गो, जेब वाली पैंट
thing:joggers|जॉगर, ट्रैक पैंट, लोअर
thing:tracksuit|ट्रैकसूट, ट्रैक सूट, जॉगिंग सूट
thing:leggings|लेगिंग, लैगिंग्स, योगा पैंट
thing:shorts|शॉर्ट्स, निक्कर, बरमूडा
thing:cycling shorts|साइक्लिंग शॉर्ट्स, बाइकर शॉर्ट्स
thing:capri trousers|कैप्री, कैप्री पैंट, थ्री फोर्थ
thing:dungarees|डांगरी, डंगरी
thing:jumpsuit|जंपसूट, प्लेसूट, रॉम्पर
thing:dress|ड्रेस, फ्रॉक, पोशाक
thing:summer dress|समर ड्रेस, मैक्सी ड्रेस, गर्मी की ड्रेस
thing:evening dress|गाउन, पार्टी ड्रेस, ईवनिंग गाउन
thing:wedding dress|शादी का जोड़ा, वेडिंग ड्रेस, दुल्हन का लहंगा
thing:skirt|स्कर्ट, मिनी स्कर्ट, घाघरा
thing:underwear|अंडरवियर, अंतर्वस्त्र, अंदर के कपड़े
thing:boxer shorts|बॉक्सर, ट्रंक, बॉक्सर शॉर्ट्स
thing:briefs|ब्रीफ, अंडरवियर, चड्डी
thing:knickers|पैंटी, महिलाओं का अंडरवियर, थॉन्ग
thing:bra|ब्रा, पुश अप ब्रा, पैडेड ब्रा
thing:sports bra|स्पोर्ट्स ब्रा, जिम ब्रा
thing:nursing bra|नर्सिंग ब्रा, फीडिंग ब्रा, मैटरनिटी ब्रा
thing:lingerie|लॉन्जरी, लिंगरी, नेगलिजी
thing:bodysuit|बॉडीसूट, लियोटार्ड
thing:shapewear|शेपवियर, टमी टकर, बॉडी शेपर
thing:undershirt|बनियान, अंडरशर्ट, वेस्ट
thing:thermal underwear|थर्मल, इनर, गर्म इनर
thing:socks|मोज़े, जुराब, सॉक्स
thing:knee socks|घुटने तक मोज़े, लंबे मोज़े, नी सॉक्स
thing:compression socks|कम्प्रेशन मोज़े, फ्लाइट सॉक्स, दबाव वाले मोज़े
thing:tights|टाइट्स, पैंटीहोज़, पारदर्शी टाइट्स
thing:stockings|स्टॉकिंग, लंबी जुराब, स्टॉकिंग्स
thing:pyjamas|पजामा, नाइट सूट, पायजामा सेट
thing:nightgown|नाइटी, नाइट गाउन, नाइट ड्रेस
thing:dressing gown|गाउन, बाथरोब, हाउसकोट
thing:onesie|वनज़ी, वन पीस नाइट सूट
thing:swimsuit|स्विमसूट, तैराकी सूट, स्विमिंग कॉस्ट्यूम
thing:bikini|बिकिनी, टू पीस स्विमसूट, टैंकिनी
thing:swim trunks|स्विमिंग ट्रंक, तैराकी निक्कर, स्विम शॉर्ट्स
thing:rash guard|रैश गार्ड, यूवी शर्ट, स्विम शर्ट
thing:wetsuit|वेटसूट, डाइविंग सूट, नियोप्रीन सूट
thing:swim cap|स्विमिंग कैप, तैराकी टोपी, स्विम कैप
thing:swimming goggles|स्विमिंग गॉगल्स, तैराकी चश्मा
thing:sarong|सारोंग, बीच रैप, पैरियो
thing:ski jacket|स्की जैकेट, स्नो जैकेट, बर्फ की जैकेट
thing:ski trousers|स्की पैंट, स्नो पैंट, बर्फ की पैंट
thing:snowsuit|स्नो सूट, स्की सूट
thing:football shirt|फुटबॉल जर्सी, टीम जर्सी, खेल जर्सी
thing:cycling jersey|साइक्लिंग जर्सी, साइकिल जर्सी
thing:running top|स्पोर्ट्स टी-शर्ट, जिम टी-शर्ट, रनिंग टॉप
thing:hiking trousers|ट्रेकिंग पैंट, हाइकिंग पैंट
thing:workwear (2)|काम के कपड़े, वर्कवियर, वर्क पैंट
thing:lab coat|लैब कोट, डॉक्टर कोट, सफ़ेद कोट
thing:apron (2)|एप्रन, किचन एप्रन, रसोई का एप्रन
thing:uniform|यूनिफॉर्म, वर्दी, स्कूल ड्रेस
thing:traditional dress|पारंपरिक पोशाक, साड़ी, लहंगा
thing:costume|फैंसी ड्रेस, कॉस्ट्यूम, हैलोवीन ड्रेस
thing:baby clothes|बच्चों के कपड़े, बेबी कपड़े, नवजात के कपड़े
thing:sleepsuit|रॉम्पर, बेबी स्लीपसूट, बेबी वनज़ी
thing:baby bodysuit|बेबी बॉडीसूट, झबला, बेबी बनियान
thing:children's clothing|बच्चों के कपड़े, किड्स वियर, बाल परिधान
thing:maternity clothes|मैटरनिटी कपड़े, गर्भावस्था के कपड़े, मैटरनिटी वियर
thing:sportswear|स्पोर्ट्सवियर, जिम के कपड़े, खेल के कपड़े
thing:hat|हैट, टोपी, किनारे वाली टोपी
thing:sun hat|धूप की टोपी, सन हैट, बकेट हैट
thing:cap|कैप, बेसबॉल कैप, टोपी
thing:beanie|ऊनी टोपी, बीनी, सर्दी की टोपी
thing:flat cap|फ्लैट कैप, गोल्फ कैप
thing:headband|हेडबैंड, हेयरबैंड, पसीना पट्टी
thing:balaclava|मंकी कैप, बालाक्लावा, बंदर टोपी
thing:scarf|मफलर, स्कार्फ, ऊनी मफलर
thing:shawl|शॉल, स्टोल, पश्मीना
thing:neckerchief|बंदाना, सिल्क स्कार्फ, गले का रूमाल
thing:neck warmer|नेक वार्मर, गले की पट्टी, नेक गेटर
thing:gloves|दस्ताने, ऊनी दस्ताने, ग्लव्स
thing:mittens|मिटन, बिना उंगली दस्ताने, मिटन दस्ताने
thing:fingerless gloves|आधी उंगली दस्ताने, फिंगरलेस दस्ताने, आर्म वार्मर
thing:ski gloves|स्की दस्ताने, बर्फ के दस्ताने
thing:cycling gloves|साइक्लिंग दस्ताने, जिम दस्ताने, स्पोर्ट्स ग्लव्स
thing:belt|बेल्ट, चमड़े की बेल्ट, कमर बेल्ट
thing:belt buckle|बेल्ट बकल, बकल, बकसुआ
thing:braces|गैलिस, सस्पेंडर, पैंट के पट्टे
thing:tie|टाई, नेकटाई, सिल्क टाई
thing:bow tie|बो टाई, बोटाई
thing:pocket square|पॉकेट स्क्वायर, जेब रूमाल
thing:handkerchief|रूमाल, हैंकी, सूती रूमाल
thing:cufflinks|कफलिंक, कफ लिंक्स
thing:tie clip|टाई पिन, टाई क्लिप
thing:shoes|जूते, जूता, शूज़
thing:sneakers|स्नीकर, स्पोर्ट्स शूज़, कैनवस जूते
thing:running shoes|रनिंग शूज़, दौड़ने के जूते, जॉगिंग शूज़
thing:hiking boots|हाइकिंग बूट, ट्रेकिंग शूज़, पहाड़ी जूते
thing:football boots|फुटबॉल शूज़, फुटबॉल के जूते, स्टड वाले जूते
thing:boots|बूट, बूट्स, लंबे बूट
thing:ankle boots|एंकल बूट, चेल्सी बूट, छोटे बूट
thing:winter boots|सर्दी के बूट, स्नो बूट, फर वाले बूट
thing:wellington boots (2)|गमबूट, बरसाती जूते, रबर के बूट
thing:sandals|सैंडल, चप्पल, सैंडिल
thing:flip-flops|हवाई चप्पल, फ्लिप फ्लॉप, चप्पल
thing:mules|स्लाइडर, खड़ाऊँ, क्लॉग
thing:slippers|चप्पल, घर की चप्पल, स्लीपर
thing:high heels|हाई हील, हील, पंप्स
thing:ballet flats|बैली, बैलरीना, फ्लैट जूती
thing:loafers|लोफर, मोकासिन, बिना फीते के जूते
thing:dress shoes|फॉर्मल जूते, फॉर्मल शूज़, ऑक्सफोर्ड जूते
thing:espadrilles|एस्पाड्रिल, कैनवस शूज़, जूट के जूते
thing:safety shoes (2)|सेफ्टी शूज़, सुरक्षा जूते, स्टील टो बूट
thing:barefoot shoes|बेयरफुट शूज़, मिनिमलिस्ट जूते
thing:water shoes|पानी के जूते, एक्वा शूज़, बीच शूज़
thing:children's shoes|बच्चों के जूते, बेबी शूज़, किड्स शूज़
thing:dance shoes|डांस शूज़, बैले शूज़, नृत्य के जूते
thing:insoles|इनसोल, जूते का सोल, जूते की गद्दी
thing:shoelaces|जूते के फीते, फीते, शू लेस
thing:sole|सोल, जूते का तला, तल्ला
thing:shoe polish|जूता पॉलिश, शू पॉलिश, शू क्रीम
thing:shoe tree|शू ट्री, शू स्ट्रेचर, जूता फैलाने वाला
thing:handbag|हैंडबैग, पर्स, लेडीज़ बैग
thing:shoulder bag|शोल्डर बैग, क्रॉसबॉडी बैग, झोला
thing:tote bag|टोट बैग, शॉपिंग बैग, थैला
thing:clutch|क्लच, क्लच बैग, पार्टी पर्स
thing:bum bag|कमर बैग, वेस्ट बैग, बेल्ट बैग
thing:backpack|बैकपैक, पिट्ठू बैग, रकसैक
thing:school bag (2)|स्कूल बैग, बस्ता, स्कूल बैकपैक
thing:laptop bag (2)|लैपटॉप बैग, लैपटॉप बैकपैक, कंप्यूटर बैग
thing:briefcase|ब्रीफकेस, ऑफिस बैग, दस्तावेज़ बैग
thing:gym bag|जिम बैग, स्पोर्ट्स बैग, डफल बैग
thing:drawstring bag|डोरी वाला बैग, ड्रॉस्ट्रिंग बैग
thing:weekend bag|ट्रैवल बैग, वीकेंड बैग, सफ़र का बैग
thing:suitcase|सूटकेस, ट्रॉली बैग, अटैची
thing:carry-on|केबिन बैग, हैंड लगेज, छोटा ट्रॉली बैग
thing:hard shell suitcase|हार्ड सूटकेस, हार्ड ट्रॉली, सख्त सूटकेस
thing:luggage set|लगेज सेट, सूटकेस सेट, ट्रॉली सेट
thing:luggage tag|लगेज टैग, सूटकेस टैग, लगेज स्ट्रैप
thing:luggage lock|लगेज लॉक, सूटकेस ताला, बैग का ताला
thing:packing cubes|पैकिंग क्यूब, लगेज ऑर्गनाइज़र, कपड़ों का पाउच
thing:luggage wheel|सूटकेस के पहिए, लगेज व्हील, ट्रॉली हैंडल
thing:toiletry bag|टॉयलेटरी बैग, शेविंग किट बैग, मेकअप पाउच
thing:garment bag (2)|सूट कवर, गारमेंट बैग, कपड़ों का कवर
thing:wallet|बटुआ, पर्स, वॉलेट
thing:passport holder|पासपोर्ट कवर, पासपोर्ट होल्डर, ट्रैवल वॉलेट
thing:key ring|कीचेन, चाबी का छल्ला, की रिंग
thing:bag strap|बैग का पट्टा, शोल्डर स्ट्रैप, बैग स्ट्रैप
thing:umbrella|छाता, छतरी, फोल्डिंग छाता
thing:jewellery|गहने, आभूषण, ज्वेलरी
thing:ring|अंगूठी, रिंग, छल्ला
thing:engagement ring|सगाई की अंगूठी, इंगेजमेंट रिंग, हीरे की अंगूठी
thing:wedding ring|शादी की अंगूठी, वेडिंग रिंग, कपल रिंग
thing:necklace|हार, नेकलेस, मंगलसूत्र
thing:pendant|पेंडेंट, लॉकेट, चार्म
thing:bracelet|ब्रेसलेट, कंगन, चूड़ी
thing:anklet|पायल, पाज़ेब, एंकलेट
thing:earrings|झुमके, बाली, कान के टॉप्स
thing:piercing|नथ, नोज़ पिन, पियर्सिंग
thing:brooch|ब्रोच, बैज, पिन
thing:gemstone|रत्न, नगीना, कीमती पत्थर
thing:jewellery box|ज्वेलरी बॉक्स, गहनों का डिब्बा, आभूषण पेटी
thing:watch|घड़ी, हाथ घड़ी, कलाई घड़ी
thing:automatic watch|ऑटोमैटिक घड़ी, चाबी वाली घड़ी, क्रोनोग्राफ
thing:smartwatch (2)|स्मार्टवॉच, फिटनेस वॉच, स्पोर्ट्स वॉच
thing:watch strap (2)|घड़ी का पट्टा, घड़ी की चेन, वॉच स्ट्रैप
thing:watch battery|घड़ी का सेल, घड़ी की बैटरी, बटन सेल
thing:watch box|घड़ी का डिब्बा, वॉच बॉक्स, वॉच स्टैंड
thing:sunglasses|धूप का चश्मा, सनग्लासेस, गॉगल्स
thing:glasses|चश्मा, ऐनक, स्पेक्स
thing:reading glasses|पढ़ने का चश्मा, रीडिंग ग्लास, नज़दीक का चश्मा
thing:blue light glasses|कंप्यूटर चश्मा, ब्लू लाइट चश्मा, गेमिंग चश्मा
thing:sports glasses|स्पोर्ट्स चश्मा, साइक्लिंग चश्मा
thing:ski goggles|स्की गॉगल्स, स्नो गॉगल्स
thing:glasses frame|चश्मे का फ्रेम, ऐनक का फ्रेम
thing:glasses case|चश्मे का केस, चश्मे का डिब्बा
thing:glasses chain|चश्मे की डोरी, चश्मे की चेन
thing:glasses cleaner|चश्मा साफ करने का कपड़ा, लेंस क्लीनर, लेंस वाइप्स
thing:contact lenses|कॉन्टैक्ट लेंस, लेंस, डेली लेंस
thing:zip (2)|चेन, ज़िप, ज़िपर
thing:button (2)|बटन, एक्स्ट्रा बटन, कोट का बटन
thing:hood|हुड, निकलने वाला हुड, टोपी
thing:sleeve|बाजू, आस्तीन, स्लीव
thing:lining|अस्तर, लाइनिंग, अंदर का कपड़ा
thing:pocket|जेब, पॉकेट, चेन वाली जेब
thing:waistband|कमर पट्टी, इलास्टिक कमर, वेस्टबैंड
thing:hair accessories|हेयर एक्सेसरीज़, रबर बैंड, स्क्रंची
thing:hi-vis vest (2)|रिफ्लेक्टिव जैकेट, सेफ्टी जैकेट, चमकीली जैकेट
thing:dirndl|डिर्न्डल, बवेरियन ड्रेस
thing:lederhosen|लेडरहोज़न, चमड़े की पैंट
thing:earmuffs|ईयर मफ, कान गर्म रखने वाला, कनटोप
thing:beret|बेरे टोपी, फ्रेंच टोपी
thing:waterproofing spray|वाटरप्रूफ स्प्रे, जूता प्रोटेक्टर स्प्रे
thing:shoehorn|शू हॉर्न, जूता पहनने का चम्मच
thing:money belt|मनी बेल्ट, छिपा पाउच, गले का पाउच
thing:key case|चाबी कवर, की पाउच, चाबी का बटुआ
thing:diamond|हीरा, डायमंड, लैब ग्रोन डायमंड
thing:zirconia|ज़िरकॉन, अमेरिकन डायमंड, नकली हीरा
thing:watch winder|वॉच वाइंडर, घड़ी वाइंडर
thing:watch crystal|घड़ी का शीशा, वॉच ग्लास, सफायर ग्लास
thing:watch face|घड़ी का डायल, डायल
thing:spectacle lenses|चश्मे के लेंस, नंबर वाले लेंस, पावर लेंस
thing:nose pads|चश्मे के नोज़ पैड, नाक के पैड, चश्मे के पेंच
thing:press stud|टिच बटन, स्नैप बटन, प्रेस बटन
thing:shirt collar|कॉलर, शर्ट का कॉलर, लैपल
thing:cuff|कफ, शर्ट का कफ, आस्तीन का कफ
thing:drawstring|डोरी, नाड़ा, ड्रॉस्ट्रिंग
thing:hair clip|हेयर क्लिप, बालों की क्लिप, क्लचर
thing:toy|खिलौना, टॉय, बच्चों का खिलौना
thing:soft toy|सॉफ्ट टॉय, टेडी बियर, टेडी
thing:doll|गुड़िया, डॉल, बेबी डॉल
thing:dolls house|गुड़िया घर, डॉल हाउस
thing:dolls pram|गुड़िया की गाड़ी, डॉल स्ट्रॉलर
thing:building blocks|ब्लॉक, बिल्डिंग ब्लॉक, लकड़ी के ब्लॉक
thing:construction set|लेगो, बिल्डिंग सेट, कंस्ट्रक्शन सेट
thing:magnetic tiles|मैग्नेटिक टाइल्स, चुंबकीय ब्लॉक, मैग्नेट ब्लॉक
thing:toy car|खिलौना कार, खिलौना गाड़ी, मॉडल कार
thing:remote control car|रिमोट कार, रिमोट कंट्रोल कार, आरसी कार
thing:race track|रेस ट्रैक, कार ट्रैक, रेसिंग ट्रैक
thing:toy train|खिलौना ट्रेन, ट्रेन सेट, रेलगाड़ी
thing:model railway|मॉडल ट्रेन, मॉडल रेलवे
thing:model kit|मॉडल किट, स्केल मॉडल
thing:action figure|एक्शन फिगर, खिलौना पुतला, फिगर
thing:animal figure|जानवर खिलौना, एनिमल फिगर, डायनासोर खिलौना
thing:play kitchen|किचन सेट, खिलौना किचन, रसोई सेट
thing:play food|खिलौना खाना, खिलौना चाय सेट, प्ले फूड
thing:toy shop counter|खिलौना दुकान, खिलौना कैश काउंटर
thing:toy tools|खिलौना औज़ार, टूल सेट खिलौना
thing:doctor's kit|डॉक्टर सेट, खिलौना डॉक्टर किट
thing:fancy dress|फैंसी ड्रेस, बच्चों की कॉस्ट्यूम, हैलोवीन ड्रेस
thing:wig|विग, नकली बाल, पार्टी विग
thing:carnival mask|मुखौटा, पार्टी मास्क, हैलोवीन मास्क
thing:hand puppet|कठपुतली, हाथ की कठपुतली, पपेट
thing:puppet theatre|कठपुतली मंच, पपेट थिएटर
thing:play tent|खेलने का तंबू, टेंट हाउस, किड्स टेंट
thing:playhouse|प्लेहाउस, खेल घर
thing:sandpit|रेत का गड्ढा, सैंडपिट, खेलने की रेत
thing:sand toys|रेत के खिलौने, बीच टॉय, रेत की बाल्टी
thing:swing|झूला, बच्चों का झूला, गार्डन झूला
thing:slide|फिसलपट्टी, स्लाइड, बच्चों की स्लाइड
thing:climbing frame|चढ़ने का झूला, जंगल जिम, मंकी बार
thing:trampoline|ट्रैम्पोलिन, उछलने वाला झूला
thing:bouncy castle|बाउंसी कैसल, हवा वाला महल, मिकी माउस झूला
thing:paddling pool|बच्चों का पूल, छोटा स्विमिंग पूल, हवा वाला पूल
thing:swim ring|स्विमिंग रिंग, तैराकी ट्यूब, आर्मबैंड
thing:water gun|पिचकारी, वाटर गन, पानी की बंदूक
thing:soap bubbles|साबुन के बुलबुले, बबल मशीन, बबल
thing:kite|पतंग, काइट
thing:skipping rope|रस्सी कूद, कूदने की रस्सी, स्किपिंग रोप
thing:yo-yo|यो-यो, लट्टू, फिरकी
thing:juggling balls|जगलिंग बॉल, जगलिंग सेट
thing:balance bike|बैलेंस बाइक, बिना पैडल साइकिल
thing:tricycle|ट्राइसाइकिल, तीन पहिया साइकिल, तिपहिया साइकिल
thing:kids scooter|किड्स स्कूटर, किक स्कूटर, बच्चों का स्कूटर
thing:ride-on toy|राइड ऑन, बच्चों की गाड़ी, पुश कार
thing:electric ride-on car|बच्चों की इलेक्ट्रिक कार, बैटरी वाली कार
thing:go-kart|गो-कार्ट, पैडल कार, पैडल कार्ट
thing:rocking horse|रॉकिंग हॉर्स, लकड़ी का घोड़ा, झूलने वाला घोड़ा
thing:hobby horse|डंडी वाला घोड़ा, हॉबी हॉर्स
thing:baby walker|वॉकर, बेबी वॉकर, पुश वॉकर
thing:rattle|झुनझुना, रैटल, बेबी रैटल
thing:teether|टीदर, दाँत का खिलौना, टीथिंग रिंग
thing:comforter blanket|बच्चे का कंबल, कम्फर्ट ब्लैंकेट, छोटा कंबल
thing:baby mobile|पालने का झूमर, कॉट मोबाइल, बेबी मोबाइल
thing:play mat|प्ले मैट, बेबी जिम, बच्चों की मैट
thing:stacking toy|स्टैकिंग रिंग, स्टैकिंग कप, रिंग सेट
thing:activity cube|एक्टिविटी क्यूब, बिज़ी बोर्ड
thing:bath toy|नहाने का खिलौना, रबर डक, बाथ टॉय
thing:pull-along toy|खींचने वाला खिलौना, पुल टॉय, धक्का देने वाला खिलौना
thing:educational toy|शैक्षिक खिलौना, एजुकेशनल टॉय, लर्निंग टॉय
thing:science kit|साइंस किट, विज्ञान किट, प्रयोग किट
thing:toy robot|खिलौना रोबोट, रोबोट, रोबोट किट
thing:walkie-talkie|वॉकी-टॉकी, बच्चों का वॉकी-टॉकी
thing:audio player for kids|बच्चों का ऑडियो प्लेयर, कहानी बॉक्स, टोनीबॉक्स
thing:music box|म्यूज़िक बॉक्स, संगीत डिब्बा
thing:kids night light|बच्चों की नाइट लाइट, स्टार प्रोजेक्टर, बेबी नाइट लैंप
thing:slime|स्लाइम, काइनेटिक सैंड, पुट्टी
thing:play dough|प्ले डो, क्ले, प्लास्टिसिन
thing:fidget toy|फिजेट टॉय, स्ट्रेस बॉल, पॉप इट
thing:trading cards|ट्रेडिंग कार्ड, पोकेमॉन कार्ड, संग्रह कार्ड
thing:stickers|स्टिकर, स्टिकर शीट, बच्चों के स्टिकर
thing:temporary tattoo|टैटू स्टिकर, नकली टैटू, टेम्पररी टैटू
thing:magic set|जादू का सेट, मैजिक सेट, जादू किट
thing:board game|बोर्ड गेम, लूडो, फैमिली गेम
thing:card game|ताश, कार्ड गेम, ताश के पत्ते
thing:dice|पासा, पासे, डाइस
thing:chess set|शतरंज, चेस बोर्ड, चेस
thing:draughts|ड्राफ्ट्स, चेकर्स, बैकगैमन
thing:role-playing game|रोल प्लेइंग गेम, आरपीजी
thing:escape room game|एस्केप रूम गेम, मिस्ट्री गेम, जासूसी खेल
thing:memory game|मेमोरी गेम, याददाश्त खेल, जोड़ी मिलाओ
thing:dominoes|डोमिनो, डोमिनोज़ सेट
thing:quiz game|क्विज़ गेम, प्रश्नोत्तरी, ट्रिविया
thing:jigsaw puzzle|जिगसॉ पज़ल, पज़ल, पहेली
thing:puzzle mat|पज़ल मैट, पज़ल बोर्ड
thing:wooden puzzle|लकड़ी की पज़ल, वुडन पज़ल
thing:brain teaser|दिमागी पहेली, रूबिक क्यूब, 3डी पज़ल
thing:marble run|कंचे, मार्बल रन, कंचों का खेल
thing:table football|टेबल फुटबॉल, फूसबॉल टेबल
thing:dartboard|डार्ट बोर्ड, डार्ट, डार्ट सेट
thing:outdoor game|आउटडोर गेम, बगीचे का खेल, लॉन गेम
thing:travel game|ट्रैवल गेम, सफ़र का खेल, चुंबकीय खेल
thing:picture book|चित्र पुस्तक, पिक्चर बुक, कहानी की किताब
thing:board book|बोर्ड बुक, बेबी बुक, कपड़े की किताब
thing:pop-up book|पॉप-अप बुक, साउंड बुक, फ्लैप वाली किताब
thing:fairy tale book|परी कथा, बच्चों की कहानियाँ, बाल कविताएँ
thing:first reader|पहली रीडर किताब, पढ़ना सीखने की किताब, अर्ली रीडर
thing:young adult book|किशोर उपन्यास, यंग एडल्ट किताब
thing:colouring book|कलरिंग बुक, रंग भरने की किताब, ड्रॉइंग बुक
thing:sticker book|स्टिकर बुक, स्टिकर किताब
thing:comic (2)|कॉमिक, कॉमिक्स, मंगा
thing:children's encyclopedia|बाल विश्वकोश, बच्चों का एटलस, सामान्य ज्ञान की किताब
thing:baby album|बेबी एल्बम, बेबी रिकॉर्ड बुक, यादों की किताब
thing:friendship book|दोस्ती की किताब, स्लैम बुक, ऑटोग्राफ बुक
thing:school bag (3)|स्कूल बैग, बस्ता, स्कूल बैकपैक
thing:nursery backpack|नर्सरी बैग, छोटे बच्चों का बैग, किड्स बैकपैक
thing:pencil case (2)|पेंसिल बॉक्स, पेंसिल पाउच, पेन केस
thing:school cone|स्कूल कोन, पहले दिन का कोन
thing:school supplies|स्कूल का सामान, स्टेशनरी, स्कूल स्टेशनरी
thing:exercise book|कॉपी, नोटबुक, अभ्यास पुस्तिका
thing:notebook cover|कॉपी कवर, किताब का कवर, जिल्द
thing:pencil (2)|पेंसिल, एचबी पेंसिल
thing:mechanical pencil|मैकेनिकल पेंसिल, पेन पेंसिल, पेंसिल लेड
thing:coloured pencil|रंगीन पेंसिल, कलर पेंसिल
thing:wax crayon|क्रेयॉन, मोम रंग, वैक्स क्रेयॉन
thing:felt tip pen|स्केच पेन, फेल्ट पेन, बच्चों का मार्कर
thing:fineliner|फाइनलाइनर, ब्रश पेन, बारीक पेन
thing:highlighter|हाइलाइटर, हाइलाइटर पेन
thing:fountain pen (2)|फाउंटेन पेन, स्याही वाला पेन, इंक पेन
thing:ballpoint pen|बॉल पेन, पेन, जेल पेन
thing:eraser (2)|रबर, इरेज़र, मिटौना
thing:pencil sharpener (2)|शार्पनर, पेंसिल शार्पनर
thing:ruler|स्केल, रूलर, ज्योमेट्री सेट
thing:compass for drawing|परकार, कंपास, ज्योमेट्री कंपास
thing:glue stick (2)|ग्लू स्टिक, गोंद, क्राफ्ट गोंद
thing:kids scissors|बच्चों की कैंची, क्राफ्ट कैंची, सुरक्षित कैंची
thing:ring binder|रिंग बाइंडर, फाइल, फोल्डर
thing:school planner|स्कूल डायरी, होमवर्क डायरी, स्टूडेंट प्लानर
thing:school calculator|कैलकुलेटर, स्कूल कैलकुलेटर, साइंटिफिक कैलकुलेटर
thing:name label|नाम का लेबल, नेम स्टिकर, कपड़ों का नेम टैग
thing:blackboard|ब्लैकबोर्ड, चॉकबोर्ड, चॉक
thing:sidewalk chalk|सड़क की चॉक, मोटी चॉक, बड़ी चॉक
thing:kids globe|ग्लोब, बच्चों का ग्लोब, लाइट वाला ग्लोब
thing:kids lunch box|बच्चों का टिफिन, लंच बॉक्स, किड्स लंच बॉक्स
thing:kids water bottle|बच्चों की पानी की बोतल, स्कूल बोतल, सिपर बोतल
thing:balloon (2)|गुब्बारा, बैलून, फॉइल बैलून
thing:helium bottle|हीलियम सिलेंडर, गुब्बारा गैस, गुब्बारा पंप
thing:garland|झालर, पार्टी बैनर, तोरण
thing:party decorations|पार्टी सजावट, बर्थडे डेकोरेशन, पार्टी का सामान
thing:confetti|कंफेटी, पार्टी पॉपर, कागज़ के टुकड़े
thing:party tableware|पार्टी प्लेट, पेपर प्लेट, पेपर कप
thing:birthday candle|बर्थडे मोमबत्ती, केक कैंडल, केक टॉपर
thing:party bag|रिटर्न गिफ्ट, गुडी बैग, पार्टी बैग
thing:party hat|पार्टी टोपी, बर्थडे कैप, बर्थडे क्राउन
thing:piñata|पिनाटा, पिन्याटा
thing:birthday invitation|जन्मदिन निमंत्रण, बर्थडे इनविटेशन, निमंत्रण कार्ड
thing:greeting card (2)|ग्रीटिंग कार्ड, बर्थडे कार्ड, बधाई कार्ड
thing:gift wrap|गिफ्ट पेपर, रैपिंग पेपर, गिफ्ट बैग
thing:pram|बच्चा गाड़ी, प्रैम, बेबी कैरिज
thing:pushchair|स्ट्रॉलर, बेबी स्ट्रॉलर, बग्गी
thing:travel system|ट्रैवल सिस्टम, 3 इन 1 प्रैम, स्ट्रॉलर कॉम्बो
thing:double pushchair|डबल स्ट्रॉलर, जुड़वाँ स्ट्रॉलर, ट्विन प्रैम
thing:jogging stroller|जॉगिंग स्ट्रॉलर, तीन पहिया प्रैम
thing:carrycot|कैरी कॉट, बेबी बास्केट, बेसिनेट
thing:baby bike trailer|साइकिल ट्रेलर, बच्चों का साइकिल ट्रेलर
thing:child bike seat|साइकिल की बेबी सीट, बच्चे की साइकिल सीट
thing:child car seat (2)|कार सीट, बच्चों की कार सीट, बूस्टर सीट
thing:infant car seat|बेबी कार सीट, नवजात कार सीट, इन्फैंट कार सीट
thing:pram rain cover|प्रैम रेन कवर, स्ट्रॉलर का बरसाती कवर
thing:footmuff|फुटमफ, स्ट्रॉलर का गर्म बैग, प्रैम स्लीपिंग बैग
thing:pram parasol|प्रैम छतरी, स्ट्रॉलर सनशेड
thing:buggy board|बग्गी बोर्ड, स्ट्रॉलर बोर्ड
thing:changing bag|डायपर बैग, मदर बैग, बेबी बैग
thing:baby carrier|बेबी कैरियर, बेबी स्लिंग, कंगारू बैग
thing:child carrier backpack|बच्चे का बैकपैक कैरियर, हाइकिंग बेबी कैरियर
thing:cot|बेबी कॉट, पालना, क्रिब
thing:bedside crib|बेडसाइड क्रिब, झूला, पालना
thing:travel cot|ट्रैवल कॉट, फोल्डिंग कॉट, पोर्टेबल कॉट
thing:kids bed|बच्चों का बेड, किड्स बेड, छोटे बच्चे का पलंग
thing:bunk bed (2)|बंक बेड, दो मंज़िला पलंग, लॉफ्ट बेड
thing:bed guard|बेड गार्ड, बेड रेल, गिरने से बचाव
thing:cot mattress|बेबी गद्दा, कॉट का गद्दा, पालने का गद्दा
thing:baby sleeping bag (2)|बेबी स्लीपिंग बैग, स्लीप सैक
thing:nursery furniture|नर्सरी फर्नीचर, चेंजिंग टेबल, बेबी ड्रेसर
thing:changing mat|चेंजिंग मैट, डायपर बदलने की मैट, बेबी शीट
thing:highchair|हाई चेयर, बच्चे की ऊँची कुर्सी, फीडिंग चेयर
thing:baby bouncer|बेबी बाउंसर, बेबी रॉकर, इलेक्ट्रिक झूला
thing:playpen|प्लेपेन, बेबी प्लेपेन, प्ले यार्ड
thing:stair gate (2)|सेफ्टी गेट, बेबी गेट, सीढ़ी का गेट
thing:childproofing|चाइल्ड लॉक, सॉकेट कवर, कॉर्नर गार्ड
thing:baby monitor (2)|बेबी मॉनिटर, वीडियो बेबी मॉनिटर
thing:nappy|डायपर, नैपी, लंगोट
thing:baby bottle|दूध की बोतल, बेबी बोतल, फीडिंग बोतल
thing:dummy|चूसनी, पैसिफायर, सूदर
thing:potty|पॉटी, पॉटी सीट, बच्चों की पॉटी
thing:baby bath|बेबी टब, बच्चे का बाथटब, बाथ सीट
thing:lipstick|लिपस्टिक, लिप ग्लॉस, लिप टिंट
thing:mascara|मस्कारा, काजल, आईलाइनर
thing:foundation|फाउंडेशन, कंसीलर, फेस पाउडर
thing:nail polish|नेल पॉलिश, नाखून पॉलिश, जेल पॉलिश
thing:face cream|फेस क्रीम, मॉइस्चराइज़र, डे क्रीम
thing:sunscreen|सनस्क्रीन, सन क्रीम, सनस्क्रीन लोशन
thing:shampoo|शैंपू, कंडीशनर, ड्राई शैंपू
thing:toothbrush|टूथब्रश, टूथपेस्ट, दाँत का ब्रश
thing:deodorant|डिओडोरेंट, डिओ, रोल ऑन
thing:perfume|परफ्यूम, इत्र, खुशबू
thing:razor|रेज़र, शेवर, उस्तरा
thing:menstrual pad|सैनिटरी पैड, पैड, टैम्पोन
thing:acoustic guitar|गिटार, अकूस्टिक गिटार, क्लासिकल गिटार
thing:electric guitar|इलेक्ट्रिक गिटार, बेस गिटार
thing:guitar amplifier|गिटार एम्पलीफायर, गिटार एम्प, इफेक्ट पेडल
thing:guitar strings|गिटार के तार, पिक, कैपो
thing:ukulele|यूकुलेले, बैंजो
thing:piano|पियानो, डिजिटल पियानो, इलेक्ट्रिक पियानो
thing:musical keyboard|कीबोर्ड, सिंथेसाइज़र, म्यूज़िकल कीबोर्ड
thing:violin|वायलिन, वायोला, बेला
thing:cello|चेलो, डबल बेस
thing:recorder|रिकॉर्डर बाँसुरी, स्कूल रिकॉर्डर, बाँसुरी
thing:transverse flute|बाँसुरी, फ्लूट, शहनाई
thing:saxophone|सैक्सोफोन, सैक्स
thing:trumpet|तुरही, ट्रम्पेट, ट्रॉम्बोन
thing:drum kit|ड्रम सेट, ड्रम किट, इलेक्ट्रॉनिक ड्रम
thing:drumsticks|ड्रमस्टिक, ड्रम की डंडी, झांझ
thing:cajon|ढोलक, काहोन, तबला
thing:xylophone|ज़ाइलोफोन, ग्लॉकेनश्पील, बच्चों का बाजा
thing:accordion|हारमोनियम, माउथ ऑर्गन, अकॉर्डियन
thing:kalimba|कलिम्बा, सिंगिंग बाउल, टंग ड्रम
thing:music stand|म्यूज़िक स्टैंड, नोट स्टैंड
thing:tuner|ट्यूनर, गिटार ट्यूनर, मेट्रोनोम
thing:sheet music (2)|संगीत की किताब, स्वरलिपि, गानों की किताब
thing:instrument case|गिटार बैग, गिटार केस, वाद्य यंत्र का केस
thing:acrylic paint (2)|ऐक्रेलिक पेंट, वाटरकलर, गुआश
thing:artist paintbrush|पेंटिंग ब्रश, आर्ट ब्रश, बारीक ब्रश
thing:painting canvas|पेंटिंग कैनवस, कैनवस बोर्ड, आर्टिस्ट कैनवस
thing:artist easel|ईज़ल, पेंटिंग स्टैंड, टेबल ईज़ल
thing:sketchbook (2)|स्केचबुक, ड्रॉइंग बुक, ड्रॉइंग पैड
thing:oil paint (2)|ऑयल पेंट, तैल रंग, तारपीन
thing:soft pastels|सॉफ्ट पेस्टल, ऑयल पेस्टल, चारकोल
thing:paint by numbers (2)|पेंट बाय नंबर, डायमंड पेंटिंग, नंबर पेंटिंग किट
thing:air drying clay|क्ले, एयर ड्राई क्ले, पॉलीमर क्ले
thing:craft kit|क्राफ्ट किट, डीआईवाई किट, हस्तकला किट
thing:craft paper|क्राफ्ट पेपर, रंगीन कागज़, टिशू पेपर
thing:scrapbook|स्क्रैपबुक, स्क्रैपबुक का सामान, वाशी टेप
thing:rubber stamp|रबर स्टैंप, मुहर, स्टैंप पैड
thing:craft beads|मोती, बीड्स, काँच के मोती
thing:fuse beads|फ्यूज़ बीड्स, आयरन बीड्स
thing:knitting wool|ऊन, बुनाई का ऊन, ऊन का गोला
thing:knitting needles (2)|बुनाई की सलाई, सलाई, क्रोशिया
thing:sewing machine (2)|सिलाई मशीन, ओवरलॉक मशीन, बच्चों की सिलाई मशीन
thing:sewing kit (2)|सिलाई किट, सुई धागा, सिलाई का सामान
thing:sewing fabric|सिलाई का कपड़ा, सूती कपड़ा, मीटर में कपड़ा
thing:sewing pattern (2)|सिलाई पैटर्न, पेपर पैटर्न, बुनाई पैटर्न
thing:embroidery kit (2)|कढ़ाई किट, क्रॉस स्टिच किट, कढ़ाई फ्रेम
thing:macrame cord|मैक्रामे डोरी, मैक्रामे धागा, मैक्रामे किट
thing:felt|फेल्ट, क्राफ्ट फेल्ट, पोम पोम
thing:candle making kit (2)|मोमबत्ती बनाने की किट, साबुन बनाने की किट, सोया वैक्स
thing:hot glue gun|ग्लू गन, हॉट ग्लू गन, ग्लू स्टिक
thing:cutting mat|कटिंग मैट, क्राफ्ट चाकू, रोटरी कटर
thing:face paint|फेस पेंट, चेहरे का रंग, बॉडी पेंट
thing:hair brush|हेयर ब्रश, कंघी, कंघा
thing:hair dryer (2)|हेयर ड्रायर, हेयर स्ट्रेटनर, बाल सुखाने की मशीन
thing:hair tie|रबर बैंड, हेयर क्लिप, हेयरबैंड
thing:soap (2)|साबुन, हैंड वॉश, बॉडी वॉश
thing:body lotion|बॉडी लोशन, बॉडी क्रीम, हैंड क्रीम
thing:baby wipes|बेबी वाइप्स, गीले वाइप्स, बेबी क्रीम
thing:eyeshadow|आईशैडो, ब्लश, मेकअप किट
thing:running shoe|रनिंग शूज़, दौड़ने के जूते, जॉगिंग शूज़
thing:trail running shoe|ट्रेल रनिंग शूज़, ट्रेल शूज़, पहाड़ी दौड़ के जूते
thing:track spikes|स्पाइक शूज़, एथलेटिक्स स्पाइक, कील वाले जूते
thing:running shirt|रनिंग टी-शर्ट, रनिंग टॉप, स्पोर्ट्स टी-शर्ट
thing:running tights|रनिंग टाइट्स, रनिंग लेगिंग, रनिंग पैंट
thing:running shorts|रनिंग शॉर्ट्स, स्पोर्ट्स शॉर्ट्स, दौड़ने की निक्कर
thing:running jacket|रनिंग जैकेट, जॉगिंग जैकेट, विंडचीटर
thing:running sock|रनिंग मोज़े, स्पोर्ट्स मोज़े, स्पोर्ट्स सॉक्स
thing:compression sock|कम्प्रेशन मोज़े, काफ स्लीव, कम्प्रेशन स्लीव
thing:running belt|रनिंग बेल्ट, कमर पाउच, वेस्ट पाउच
thing:hydration vest|हाइड्रेशन वेस्ट, रनिंग वेस्ट, रनिंग बैकपैक
thing:hydration bladder|हाइड्रेशन बैग, पानी की थैली, हाइड्रेशन पैक
thing:soft flask|सॉफ्ट फ्लास्क, फोल्डिंग बोतल, मुड़ने वाली बोतल
thing:sports watch|स्पोर्ट्स वॉच, जीपीएस घड़ी, रनिंग वॉच
thing:heart rate monitor|हार्ट रेट मॉनिटर, चेस्ट स्ट्रैप, धड़कन मापक
thing:fitness tracker|फिटनेस बैंड, फिटनेस ट्रैकर, स्टेप काउंटर
thing:stopwatch|स्टॉपवॉच, विराम घड़ी, स्पोर्ट्स टाइमर
thing:phone armband|मोबाइल आर्मबैंड, रनिंग आर्मबैंड, फ़ोन आर्मबैंड
thing:sweatband|स्वेट बैंड, कलाई बैंड, स्पोर्ट्स हेडबैंड
thing:neck gaiter|नेक गेटर, गले का कपड़ा, मल्टीफंक्शन स्कार्फ
thing:sports bra (2)|स्पोर्ट्स ब्रा, रनिंग ब्रा, फिटनेस ब्रा
thing:tracksuit (2)|ट्रैकसूट, जॉगिंग सूट, ट्रेनिंग सूट
thing:base layer|थर्मल, इनर, बेस लेयर
thing:sports bag|स्पोर्ट्स बैग, जिम बैग, डफल बैग
thing:energy gel|एनर्जी जेल, स्पोर्ट्स जेल
thing:energy bar|एनर्जी बार, प्रोटीन बार, ग्रेनोला बार
thing:protein powder (2)|प्रोटीन पाउडर, व्हे प्रोटीन, प्रोटीन शेक
thing:electrolyte tablet|इलेक्ट्रोलाइट, ओआरएस, स्पोर्ट्स ड्रिंक
thing:sports bottle|स्पोर्ट्स बोतल, पानी की बोतल, सिपर
thing:shaker|शेकर, प्रोटीन शेकर, शेकर बोतल
thing:bicycle|साइकिल, बाइसिकल
thing:electric bike|ई-बाइक, इलेक्ट्रिक साइकिल, बैटरी साइकिल
thing:mountain bike|माउंटेन बाइक, एमटीबी, गियर साइकिल
thing:road bike|रोड बाइक, रेसिंग साइकिल
thing:gravel bike|ग्रेवल बाइक, साइक्लोक्रॉस बाइक
thing:city bike|सिटी बाइक, शहर की साइकिल, रोज़ की साइकिल
thing:trekking bike|ट्रेकिंग साइकिल, हाइब्रिड साइकिल, टूरिंग साइकिल
thing:folding bike|फोल्डिंग साइकिल, मुड़ने वाली साइकिल
thing:cargo bike|कार्गो साइकिल, माल ढोने वाली साइकिल
thing:kids' bike|बच्चों की साइकिल, किड्स साइकिल
thing:balance bike (2)|बैलेंस बाइक, बिना पैडल साइकिल
thing:training wheels|सपोर्ट व्हील, साइकिल के छोटे पहिए, ट्रेनिंग व्हील
thing:bmx|बीएमएक्स, बीएमएक्स साइकिल
thing:bicycle frame|साइकिल फ्रेम, साइकिल का ढाँचा
thing:bike tyre|साइकिल टायर, साइकिल का टायर
thing:inner tube|साइकिल ट्यूब, ट्यूब, इनर ट्यूब
thing:bike valve|साइकिल वाल्व, वाल्व, प्रेस्टा वाल्व
thing:bike pump|साइकिल पंप, हवा भरने का पंप, फ्लोर पंप
thing:puncture repair kit|पंचर किट, पंचर पैच, पंचर रिपेयर किट
thing:tyre lever|टायर लीवर, टायर खोलने वाला
thing:bike wheel|साइकिल का पहिया, साइकिल व्हील, व्हील सेट
thing:spoke|तीली, स्पोक, साइकिल की तीली
thing:bike saddle|साइकिल सीट, साइकिल की गद्दी, काठी
thing:seatpost|सीट पोस्ट, सीट रॉड, सीट की पाइप
thing:handlebar|हैंडल, साइकिल हैंडल, हैंडलबार
thing:handlebar grip|हैंडल ग्रिप, साइकिल ग्रिप, बार टेप
thing:bike stem|साइकिल स्टेम, हैंडल स्टेम
thing:bike pedal|पैडल, साइकिल पैडल
thing:clipless pedal|क्लिपलेस पैडल, क्लिप वाला पैडल, एसपीडी पैडल
thing:cycling shoe|साइक्लिंग शूज़, साइकिल के जूते
thing:bike chain|साइकिल की चेन, साइकिल चेन
thing:chain oil|चेन ऑयल, चेन का तेल, चेन लूब
thing:cassette|कैसेट, फ्रीव्हील, पिछली गरारी
thing:derailleur|डिरेलियर, गियर डिरेलियर, साइकिल गियर
thing:hub gear|हब गियर, इंटरनल गियर हब
thing:crankset|क्रैंकसेट, आगे की गरारी, चेन रिंग
thing:brake pad|ब्रेक पैड, ब्रेक शू, ब्रेक गुटका
thing:disc brake|डिस्क ब्रेक, हाइड्रोलिक ब्रेक, ब्रेक डिस्क
thing:rim brake|रिम ब्रेक, वी ब्रेक, कैलिपर ब्रेक
thing:brake cable|ब्रेक केबल, ब्रेक तार, गियर तार
thing:suspension fork|सस्पेंशन फोर्क, साइकिल फोर्क, अगला चिमटा
thing:bike light|साइकिल लाइट, साइकिल की बत्ती, साइकिल हेडलाइट
thing:bike dynamo|डायनमो, साइकिल डायनमो, हब डायनमो
thing:reflector|रिफ्लेक्टर, साइकिल रिफ्लेक्टर
thing:mudguard|मडगार्ड, साइकिल मडगार्ड, कीचड़ रोकने वाला
thing:pannier rack|साइकिल कैरियर, पिछला कैरियर, सामान रैक
thing:pannier|साइकिल बैग, पैनियर बैग, साइड बैग
thing:handlebar bag|हैंडल बैग, फ्रेम बैग, बाइकपैकिंग बैग
thing:bike basket|साइकिल टोकरी, साइकिल बास्केट, आगे की टोकरी
thing:bike child seat|साइकिल बेबी सीट, बच्चे की साइकिल सीट
thing:bike trailer|साइकिल ट्रेलर, बच्चों का ट्रेलर, सामान ट्रेलर
thing:car bike rack|कार साइकिल रैक, साइकिल कैरियर, रूफ साइकिल कैरियर
thing:bike stand|साइकिल स्टैंड, साइड स्टैंड, किकस्टैंड
thing:bike wall mount|साइकिल वॉल माउंट, साइकिल हुक, साइकिल टाँगने का हुक
thing:bike lock|साइकिल लॉक, साइकिल का ताला, यू लॉक
thing:bike bell|साइकिल घंटी, साइकिल बेल, साइकिल हॉर्न
thing:bike mirror|साइकिल शीशा, साइकिल मिरर, हैंडल का शीशा
thing:bike computer|साइकिल कंप्यूटर, साइकिल स्पीडोमीटर, साइकिल जीपीएस
thing:bike phone mount|साइकिल मोबाइल होल्डर, हैंडल फ़ोन होल्डर
thing:bottle cage|बोतल होल्डर, साइकिल बोतल होल्डर
thing:bike multitool|साइकिल टूल, मल्टी टूल, साइकिल टूल किट
thing:bike cover|साइकिल कवर, साइकिल रेन कवर
thing:e-bike battery|ई-बाइक बैटरी, इलेक्ट्रिक साइकिल बैटरी
thing:turbo trainer|इनडोर ट्रेनर, साइकिल ट्रेनर, रोलर ट्रेनर
thing:bike helmet|साइकिल हेलमेट, साइक्लिंग हेलमेट
thing:cycling jersey (2)|साइक्लिंग जर्सी, साइकिल जर्सी
thing:cycling shorts (2)|साइक्लिंग शॉर्ट्स, पैड वाली शॉर्ट्स
thing:cycling glove|साइक्लिंग दस्ताने, साइकिल दस्ताने
thing:cycling glasses|साइक्लिंग चश्मा, स्पोर्ट्स चश्मा
thing:cycling rain jacket|साइक्लिंग रेनकोट, साइकिल पोंचो, शू कवर
thing:kick scooter|किक स्कूटर, बच्चों का स्कूटर, स्टंट स्कूटर
thing:electric scooter|इलेक्ट्रिक स्कूटर, ई-स्कूटर, बैटरी स्कूटर
thing:skateboard|स्केटबोर्ड, क्रूज़र बोर्ड
thing:longboard|लॉन्गबोर्ड, लंबा स्केटबोर्ड
thing:inline skates|इनलाइन स्केट्स, रोलरब्लेड, स्केट्स
thing:roller skates|रोलर स्केट्स, चार पहिया स्केट्स, स्केटिंग शूज़
thing:ice skates|आइस स्केट्स, बर्फ के स्केट्स
thing:knee pads (2)|नी पैड, एल्बो पैड, स्केटिंग गार्ड
thing:swimsuit (2)|स्विमसूट, स्विमिंग कॉस्ट्यूम, तैराकी सूट
thing:bikini (2)|बिकिनी, टू पीस स्विमसूट, टैंकिनी
thing:swim trunks (2)|स्विम शॉर्ट्स, तैराकी निक्कर, स्विमिंग ट्रंक
thing:swimming goggles (2)|स्विमिंग गॉगल्स, तैराकी चश्मा
thing:swimming cap|स्विमिंग कैप, तैराकी टोपी
thing:armbands|आर्मबैंड, बाजू के फ्लोट, तैराकी आर्मबैंड
thing:kickboard|किकबोर्ड, स्विम बोर्ड, पुल बॉय
thing:swim ring (2)|स्विमिंग रिंग, तैराकी ट्यूब, पूल फ्लोट
thing:swim fins|स्विम फिन, फ्लिपर, तैराकी पंख
thing:diving mask|डाइविंग मास्क, गोताखोरी मास्क, स्नॉर्कल मास्क
thing:snorkel|स्नॉर्कल, स्नॉर्कल सेट, स्नॉर्कलिंग किट
thing:wetsuit (2)|वेटसूट, सर्फ सूट, नियोप्रीन सूट
thing:water shoe|एक्वा शूज़, पानी के जूते, स्विम शूज़
thing:rash guard (2)|रैश गार्ड, यूवी शर्ट, स्विम शर्ट
thing:life jacket|लाइफ जैकेट, जीवन रक्षक जैकेट
thing:surfboard|सर्फबोर्ड, सॉफ्टबोर्ड
thing:bodyboard|बॉडीबोर्ड, बूगी बोर्ड
thing:stand-up paddle board|पैडल बोर्ड, एसयूपी बोर्ड, सप बोर्ड
thing:kayak|कयाक, डोंगी, हवा वाली कयाक
thing:paddle for kayak|चप्पू, पैडल, कयाक पैडल
thing:inflatable boat|रबर की नाव, हवा वाली नाव, डिंगी
thing:dry bag|ड्राई बैग, वाटरप्रूफ बैग
thing:windsurf board|विंडसर्फ बोर्ड, विंडसर्फिंग सामान, काइट
thing:water skis|वाटर स्की, वेकबोर्ड, टोइंग ट्यूब
thing:skis|स्की, अल्पाइन स्की, डाउनहिल स्की
thing:cross-country skis|क्रॉस कंट्री स्की, नॉर्डिक स्की
thing:touring skis|टूरिंग स्की, स्की टूर सेट, स्की स्किन
thing:ski boot|स्की बूट, स्की के जूते
thing:ski binding|स्की बाइंडिंग, स्नोबोर्ड बाइंडिंग
thing:ski pole|स्की पोल, स्की की छड़ी
thing:snowboard|स्नोबोर्ड, स्नो बोर्ड
thing:snowboard boot|स्नोबोर्ड बूट, स्नोबोर्ड के जूते
thing:ski jacket (2)|स्की जैकेट, स्नो जैकेट, स्नोबोर्ड जैकेट
thing:ski pants|स्की पैंट, स्नो पैंट, बर्फ की पैंट
thing:snowsuit (2)|स्नो सूट, स्की सूट, बच्चों का स्नो सूट
thing:ski helmet|स्की हेलमेट, स्नो हेलमेट
thing:ski goggles (2)|स्की गॉगल्स, स्नो गॉगल्स
thing:ski gloves (2)|स्की दस्ताने, बर्फ के दस्ताने
thing:ski sock|स्की मोज़े, स्की सॉक्स, गर्म मोज़े
thing:balaclava (2)|मंकी कैप, बालाक्लावा, स्की मास्क
thing:ski bag|स्की बैग, स्नोबोर्ड बैग, स्की बूट बैग
thing:sledge|स्लेज, बर्फ गाड़ी, टोबोगन
thing:snowshoes|स्नोशू, बर्फ पर चलने के जूते
thing:avalanche transceiver|हिमस्खलन बीकन, एवलांच बीकन, एवलांच प्रोब
thing:ski wax|स्की वैक्स, स्नोबोर्ड वैक्स, वैक्सिंग आयरन
thing:tennis racket|टेनिस रैकेट, टेनिस का बल्ला
thing:tennis ball|टेनिस बॉल, टेनिस गेंद
thing:racket string|रैकेट स्ट्रिंग, रैकेट का तार, टेनिस तार
thing:overgrip|रैकेट ग्रिप, ओवरग्रिप, ग्रिप टेप
thing:tennis shoe|टेनिस शूज़, कोर्ट शूज़, टेनिस के जूते
thing:racket bag|रैकेट बैग, टेनिस बैग
thing:badminton racket|बैडमिंटन रैकेट, बैडमिंटन सेट
thing:shuttlecock|शटलकॉक, चिड़िया, शटल
thing:table tennis bat|टेबल टेनिस बैट, टीटी बैट, पिंग पोंग रैकेट
thing:table tennis table|टेबल टेनिस टेबल, टीटी टेबल, पिंग पोंग बॉल
thing:padel racket|पैडल रैकेट, पैडल टेनिस रैकेट
thing:squash racket|स्क्वैश रैकेट, स्क्वैश बॉल
thing:golf club|गोल्फ क्लब, गोल्फ सेट, पटर
thing:golf ball|गोल्फ बॉल, गोल्फ टी, गोल्फ की गेंद
thing:golf bag|गोल्फ बैग, गोल्फ ट्रॉली
thing:dumbbell|डंबल, डम्बल, हाथ के वज़न
thing:barbell|बारबेल, वेट रॉड, जिम रॉड
thing:weight plate|वेट प्लेट, जिम प्लेट, वज़न की प्लेट
thing:kettlebell|केटलबेल, केटल बेल
thing:weight bench|वेट बेंच, जिम बेंच, बेंच प्रेस बेंच
thing:home gym|होम जिम, मल्टी जिम, स्क्वाट रैक
thing:pull-up bar|पुल-अप बार, चिन-अप बार, दरवाज़े वाली रॉड
thing:treadmill|ट्रेडमिल, दौड़ने की मशीन, वॉकिंग पैड
thing:exercise bike|एक्सरसाइज़ बाइक, जिम साइकिल, स्पिन बाइक
thing:cross trainer|क्रॉस ट्रेनर, एलिप्टिकल मशीन, एलिप्टिकल
thing:rowing machine|रोइंग मशीन, रोअर
thing:resistance band|रेज़िस्टेंस बैंड, एक्सरसाइज़ बैंड, कसरत का रबर
thing:suspension trainer|सस्पेंशन ट्रेनर, टीआरएक्स, जिमनास्टिक रिंग
thing:skipping rope (2)|रस्सी कूद, स्किपिंग रोप, कूदने की रस्सी
thing:exercise ball|जिम बॉल, एक्सरसाइज़ बॉल, स्विस बॉल
thing:medicine ball|मेडिसिन बॉल, स्लैम बॉल
thing:yoga mat|योगा मैट, योग चटाई, एक्सरसाइज़ मैट
thing:yoga block|योगा ब्लॉक, योगा बेल्ट, ध्यान का कुशन
thing:foam roller|फोम रोलर, मसाज रोलर, मसाज बॉल
thing:massage gun|मसाज गन, मसाजर, मालिश मशीन
thing:push-up handles|पुश-अप बार, एब रोलर, एब व्हील
thing:weightlifting belt|जिम बेल्ट, वेटलिफ्टिंग बेल्ट, रिस्ट रैप
thing:ankle weights|टखने के वज़न, एंकल वेट, वेट जैकेट
thing:mini trampoline|मिनी ट्रैम्पोलिन, फिटनेस ट्रैम्पोलिन
thing:aerobic step|स्टेपर, एरोबिक स्टेप, बैलेंस बोर्ड
thing:boxing glove|बॉक्सिंग दस्ताने, बॉक्सिंग ग्लव्स, एमएमए दस्ताने
thing:punching bag|पंचिंग बैग, बॉक्सिंग बैग
thing:mouthguard|माउथ गार्ड, दाँत गार्ड, गम शील्ड
thing:judo suit|जूडो सूट, कराटे ड्रेस, मार्शल आर्ट यूनिफॉर्म
thing:football|फुटबॉल, फुटबॉल गेंद
thing:football boots (2)|फुटबॉल शूज़, फुटबॉल के जूते, स्टड वाले जूते
thing:shin guards|शिन गार्ड, पिंडली गार्ड, शिन पैड
thing:football shirt (2)|फुटबॉल जर्सी, फुटबॉल किट, टीम जर्सी
thing:football goal|फुटबॉल गोल, गोल पोस्ट, गोल का जाल
thing:goalkeeper gloves|गोलकीपर दस्ताने, गोलकीपर ग्लव्स
thing:basketball|बास्केटबॉल, बास्केटबॉल गेंद
thing:basketball hoop|बास्केटबॉल रिंग, बास्केटबॉल स्टैंड, बास्केटबॉल नेट
thing:basketball shoes|बास्केटबॉल शूज़, इनडोर शूज़, वॉलीबॉल शूज़
thing:volleyball|वॉलीबॉल, वॉलीबॉल नेट, बीच वॉलीबॉल
thing:handball|हैंडबॉल, हैंडबॉल गेंद
thing:rugby ball|रग्बी बॉल, अमेरिकन फुटबॉल, रग्बी गेंद
thing:field hockey stick|हॉकी स्टिक, हॉकी, आइस हॉकी स्टिक
thing:baseball bat|बेसबॉल बैट, बेसबॉल, बेसबॉल दस्ताना
thing:cricket bat|क्रिकेट बैट, बल्ला, क्रिकेट गेंद
thing:ball pump|बॉल पंप, गेंद पंप, हवा भरने की सुई
thing:training cones|ट्रेनिंग कोन, मार्कर कोन, एजिलिटी लैडर
thing:darts|डार्ट, डार्ट बोर्ड, डार्ट सेट
thing:pool table|पूल टेबल, बिलियर्ड टेबल, स्नूकर टेबल
thing:boules|बूल, पेटांक सेट, बोचे सेट
thing:frisbee|फ्रिस्बी, उड़न तश्तरी, फ्लाइंग डिस्क
thing:archery bow|धनुष, धनुष-बाण, तीर कमान
thing:fishing rod|मछली पकड़ने की छड़, फिशिंग रॉड, बंसी
thing:fishing reel|फिशिंग रील, मछली की रील, स्पिनिंग रील
thing:fishing line|फिशिंग लाइन, मछली की डोर, ब्रेडेड लाइन
thing:fishing lure|मछली का चारा, फिशिंग ल्यूर, नकली चारा
thing:fish hook|मछली का काँटा, फिशिंग हुक, बंसी का काँटा
thing:landing net|मछली का जाल, फिशिंग नेट, लैंडिंग नेट
thing:tackle box|फिशिंग बॉक्स, मछली के सामान का डिब्बा, फिशिंग बैग
thing:waders|वेडर, मछली पकड़ने के बूट, वाटरप्रूफ पैंट
thing:riding helmet|घुड़सवारी हेलमेट, राइडिंग हेलमेट
thing:riding boots|घुड़सवारी के जूते, राइडिंग बूट
thing:riding breeches|घुड़सवारी पैंट, जोधपुरी पैंट, ब्रीचेस
thing:horse saddle|घोड़े की काठी, ज़ीन, सैडल पैड
thing:bridle|लगाम, घोड़े की लगाम, घोड़े का मुखबंध
thing:horse blanket|घोड़े का कंबल, घोड़े की झूल
thing:riding crop|चाबुक, राइडिंग व्हिप, घुड़सवारी चाबुक
thing:horse grooming kit|घोड़े का ब्रश, घोड़े की ग्रूमिंग किट, खुर साफ करने वाला
thing:riding body protector|राइडिंग वेस्ट, घुड़सवारी सुरक्षा जैकेट, बैक प्रोटेक्टर
thing:climbing rope|क्लाइम्बिंग रस्सी, चढ़ाई की रस्सी, पर्वतारोहण रस्सी
thing:climbing harness|क्लाइम्बिंग हार्नेस, चढ़ाई हार्नेस
thing:climbing shoe|क्लाइम्बिंग शूज़, चढ़ाई के जूते
thing:carabiner (2)|कैराबिनर, क्विकड्रॉ, लॉकिंग कैराबिनर
thing:belay device|बिले डिवाइस, डिसेंडर, ग्रिगरी
thing:chalk bag|चॉक बैग, क्लाइम्बिंग चॉक, लिक्विड चॉक
thing:climbing helmet|क्लाइम्बिंग हेलमेट, पर्वतारोहण हेलमेट, वाया फेराटा सेट
thing:ice axe|आइस एक्स, बर्फ की कुल्हाड़ी, क्रैम्पॉन
thing:tent|तंबू, टेंट, कैंपिंग टेंट
thing:tent peg|तंबू की खूँटी, टेंट पेग, टेंट की रस्सी
thing:groundsheet|ग्राउंडशीट, तंबू के नीचे की चादर, तिरपाल
thing:awning for caravan|कारवाँ शामियाना, कैंपर शामियाना, कैंपिंग गज़ीबो
thing:sleeping bag|स्लीपिंग बैग, कैंपिंग स्लीपिंग बैग, डाउन स्लीपिंग बैग
thing:sleeping bag liner|स्लीपिंग बैग लाइनर, ट्रैवल चादर
thing:sleeping mat|स्लीपिंग मैट, कैंपिंग मैट, कैंपिंग चटाई
thing:air bed (2)|एयर बेड, हवा वाला गद्दा, कैंप बेड
thing:camping pillow|कैंपिंग तकिया, हवा वाला तकिया, ट्रैवल तकिया
thing:hammock (2)|झूला, हैमॉक, कैंपिंग झूला
thing:camping chair|कैंपिंग कुर्सी, फोल्डिंग कुर्सी, कैंपिंग स्टूल
thing:camping table|कैंपिंग टेबल, फोल्डिंग टेबल, पिकनिक टेबल
thing:camping stove|कैंपिंग स्टोव, पोर्टेबल चूल्हा, कैंपिंग चूल्हा
thing:gas cartridge|गैस कार्ट्रिज, कैंपिंग गैस, गैस कैन
thing:camping cookware|कैंपिंग बर्तन, कैंपिंग कुकवेयर, कैंपिंग पतीला
thing:camping food|कैंपिंग खाना, ट्रेकिंग खाना, सूखा पैक खाना
thing:cool box (2)|आइस बॉक्स, कूल बॉक्स, कूलर बैग
thing:head torch|हेडलैंप, सिर की टॉर्च, हेड टॉर्च
thing:camping lantern|कैंपिंग लालटेन, टेंट लाइट, कैंपिंग लाइट
thing:portable toilet|पोर्टेबल टॉयलेट, कैंपिंग टॉयलेट
thing:camping shower|कैंपिंग शावर, सोलर शावर, जेरी कैन
thing:mosquito net for travel|ट्रैवल मच्छरदानी, टेंट मच्छर जाली, सिर की जाली
thing:hiking boot|हाइकिंग बूट, ट्रेकिंग शूज़, पहाड़ी जूते
thing:hiking sandal|ट्रेकिंग सैंडल, हाइकिंग सैंडल, आउटडोर सैंडल
thing:hiking sock|ट्रेकिंग मोज़े, हाइकिंग मोज़े, बूट मोज़े
thing:hiking trousers (2)|ट्रेकिंग पैंट, हाइकिंग पैंट, ज़िप-ऑफ पैंट
thing:hardshell jacket|हार्डशेल जैकेट, वाटरप्रूफ जैकेट, हाइकिंग जैकेट
thing:rain trousers (2)|बरसाती पैंट, रेन पैंट, वाटरप्रूफ पैंट
thing:softshell jacket (2)|सॉफ्टशेल जैकेट, सॉफ्टशेल
thing:fleece jacket (2)|फ्लीस जैकेट, फ्लीस, फ्लीस पुलोवर
thing:down jacket (2)|डाउन जैकेट, पफर जैकेट, गर्म जैकेट
thing:hiking backpack|ट्रेकिंग बैग, हाइकिंग बैकपैक, रकसैक
thing:backpack rain cover|बैग रेन कवर, बैकपैक रेन कवर, बैग का बरसाती कवर
thing:baby carrier backpack|बच्चे का बैकपैक कैरियर, हाइकिंग बेबी कैरियर
thing:trekking poles|ट्रेकिंग पोल, चलने की छड़ी, हाइकिंग स्टिक
thing:gaiters|गेटर, हाइकिंग गेटर, स्नो गेटर
thing:compass|कंपास, दिशा सूचक यंत्र, कुतुबनुमा
thing:hiking map|ट्रेकिंग नक्शा, हाइकिंग मैप, रास्ते का नक्शा
thing:outdoor gps|आउटडोर जीपीएस, हैंडहेल्ड जीपीएस, हाइकिंग जीपीएस
thing:pocket knife (2)|जेब चाकू, मल्टीटूल, स्विस नाइफ
thing:water filter for hiking|पोर्टेबल वाटर फिल्टर, पानी साफ करने की गोली, फिल्टर बोतल
thing:fire starter|फायर स्टार्टर, आग जलाने की छड़, फायर स्टील
thing:binoculars|दूरबीन, बाइनोकुलर, मोनोकुलर
thing:knife|चाकू, छुरी, नाइफ
thing:hose|पाइप, होज़ पाइप, नली
thing:nail|कील, नाखून
thing:scooter|स्कूटर, स्कूटी
thing:bib|बिब, लार बिब, बच्चे का बिब
thing:goggles|गॉगल्स, सुरक्षा चश्मा, चश्मा
thing:lens|लेंस, चश्मे का लेंस
thing:detergent|डिटर्जेंट, वॉशिंग पाउडर, सर्फ
thing:plaster|प्लास्टर, पीओपी, पट्टी
thing:hair straightener|हेयर स्ट्रेटनर, बाल सीधे करने की मशीन, स्ट्रेटनर
thing:microscope|माइक्रोस्कोप, सूक्ष्मदर्शी
thing:wooden train|लकड़ी की ट्रेन, लकड़ी की रेलगाड़ी
thing:train|ट्रेन, रेलगाड़ी
thing:canvas|कैनवस, किरमिच
thing:brush|ब्रश, कूची
thing:door handle|दरवाज़े का हैंडल, डोर हैंडल, कुंडा
thing:filing cabinet|फाइल कैबिनेट, फाइलिंग कैबिनेट, फाइलों की अलमारी
thing:primer|प्राइमर, अस्तर
thing:rose|गुलाब, गुलाब का फूल, रोज़
thing:bait|चारा, मछली का चारा
thing:inverter|इन्वर्टर, यूपीएस
thing:tutu|टूटू, टूटू स्कर्ट, बैले स्कर्ट
thing:walking stick|छड़ी, चलने की छड़ी, वॉकिंग स्टिक
thing:crutches|बैसाखी, बैसाखियाँ
thing:blood pressure monitor|बीपी मशीन, ब्लड प्रेशर मशीन, रक्तचाप मापक
thing:syringe|सिरिंज, इंजेक्शन, सुई
thing:thread|धागा, डोरा
thing:mouse|माउस, चूहा
thing:pocket watch|पॉकेट वॉच, जेब घड़ी
thing:diving watch|डाइविंग वॉच, गोताखोर घड़ी
thing:shower tray|शावर ट्रे, शावर बेस
thing:bag|बैग, थैला, झोला
thing:ball|गेंद, बॉल
thing:balm|बाम, मरहम
thing:barrel|पीपा, ड्रम, बैरल
thing:bell|घंटी, बेल
thing:badge|बैज, बिल्ला
thing:binder|बाइंडर, रिंग बाइंडर, फाइल
thing:body protector|बॉडी प्रोटेक्टर, सुरक्षा जैकेट
thing:bottle|बोतल, शीशी
thing:bow|धनुष, कमान
thing:brake|ब्रेक
thing:cabinet|कैबिनेट, अलमारी
thing:cable|केबल, तार
thing:cage|पिंजरा, जालीदार पिंजरा
thing:card|कार्ड, पत्ता
thing:castle|किला, महल
thing:chain|चेन, ज़ंजीर
thing:chisel|छेनी, रुखानी
thing:cummerbund|कमरबंद, कमरबंध
thing:drum|ढोल, ड्रम
thing:engine|इंजन, मोटर
thing:egg box|अंडे का डिब्बा, अंडा ट्रे, एग बॉक्स
thing:espresso cup|एस्प्रेसो कप, छोटा कॉफी कप
thing:firelighters|आग जलाने वाले, फायर लाइटर, आग जलाने के टुकड़े
thing:fireguard|फायरप्लेस की जाली, अंगीठी की जाली
thing:flash|फ्लैश, कैमरा फ्लैश
thing:food|खाना, भोजन, फूड
thing:fruit|फल, फ्रूट
thing:gate|गेट, फाटक
thing:grass|घास, दूब
thing:hedge|बाड़, झाड़ी की बाड़
thing:heart|दिल, हार्ट
thing:helium|हीलियम, हीलियम गैस
thing:helmet|हेलमेट
thing:honey jar|शहद का जार, शहद की शीशी
thing:incubator|इनक्यूबेटर, अंडे सेने की मशीन
thing:jar|जार, मर्तबान, बरनी
thing:kennel|कुत्ते का घर, केनल
thing:key|चाबी, कुंजी
thing:leash|पट्टा, लीश, कुत्ते की रस्सी
thing:litter|लिटर, बिल्ली की रेत
thing:log basket|लकड़ी की टोकरी, जलावन की टोकरी
thing:lotion|लोशन
thing:lure|ल्यूर, नकली चारा
thing:mask|मास्क, मुखौटा
thing:moon|चाँद, चंद्रमा
thing:star|तारा, सितारा, स्टार
thing:needle|सुई, नीडल
thing:oil|तेल, ऑयल
thing:pedal|पैडल
thing:pellets|पेलेट, दाने, छर्रे
thing:place cards|नाम कार्ड, प्लेस कार्ड, टेबल नेम कार्ड
thing:powder|पाउडर, चूर्ण
thing:rack|रैक, स्टैंड
thing:racket|रैकेट, बल्ला
thing:reel|रील, चरखी
thing:rod|छड़, रॉड, डंडा
thing:scale|तराज़ू, काँटा, वज़न मशीन
thing:screen|स्क्रीन, पर्दा
thing:skate|स्केट, स्केट्स
thing:stencil|स्टेंसिल, साँचा
thing:stove pipe|चूल्हे का पाइप, चिमनी पाइप, धुएँ का पाइप
thing:tank|टंकी, टैंक
thing:thermos|थर्मस, फ्लास्क
thing:timer|टाइमर
thing:tractor|ट्रैक्टर
thing:truck|ट्रक, लॉरी
thing:airplane|हवाई जहाज़, विमान, प्लेन
thing:rocket|रॉकेट
thing:robot|रोबोट
thing:trailer hitch|ट्रेलर हुक, टो बार, ट्रेलर हिच
thing:tube|ट्यूब, नली
thing:tyre pressure gauge|टायर प्रेशर गेज, टायर की हवा नापने का मीटर
thing:valve|वाल्व
thing:vacuum bag|वैक्यूम बैग, वैक्यूम क्लीनर बैग
thing:vegetable|सब्ज़ी, तरकारी
thing:wiper|वाइपर
thing:amp|एम्प, एम्पलीफायर
thing:bass guitar|बेस गिटार
thing:ashtray|ऐशट्रे, राखदानी
thing:bee hive|मधुमक्खी का छत्ता, मधुमक्खी बॉक्स
thing:ash vacuum|राख वैक्यूम, ऐश वैक्यूम क्लीनर
thing:grooming brush|ग्रूमिंग ब्रश, पालतू का ब्रश
thing:motorcycle jacket|बाइक जैकेट, राइडिंग जैकेट, मोटरसाइकिल जैकेट
thing:elephant|हाथी
thing:lion|शेर, सिंह
thing:tiger|बाघ, टाइगर
thing:bear|भालू
thing:bird|पक्षी, चिड़िया
thing:butterfly|तितली
thing:cow|गाय
thing:dinosaur|डायनासोर
thing:dolphin|डॉल्फिन
thing:dragon|ड्रैगन
thing:duck|बत्तख
thing:fox|लोमड़ी
thing:frog|मेंढक
thing:giraffe|जिराफ़
thing:monkey|बंदर
thing:owl|उल्लू
thing:penguin|पेंगुइन
thing:pig|सूअर, पिग
thing:pirate|समुद्री डाकू, पाइरेट
thing:princess|राजकुमारी, प्रिंसेस
thing:rabbit|खरगोश, बनी
thing:shark|शार्क
thing:sheep|भेड़
thing:skull|खोपड़ी, स्कल
thing:turtle|कछुआ
thing:unicorn|यूनिकॉर्न
thing:walrus|वालरस
thing:whale|व्हेल
thing:goggles (2)|गॉगल्स, चश्मा
thing:lens (2)|लेंस
thing:brush (2)|ब्रश
thing:bell (2)|घंटी, बेल
thing:bow (2)|बो, फीते का फूल
thing:rack (2)|रैक
thing:rod (2)|छड़, रॉड
thing:reel (2)|रील
thing:tube (2)|ट्यूब, नली
thing:food (2)|खाना, भोजन
thing:powder (2)|पाउडर, चूर्ण
thing:bag (2)|बैग, थैला
`;
