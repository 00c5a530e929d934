/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|توصيل, شحن, إرسال
service:delivery cost|تكلفة التوصيل, رسوم الشحن, سعر التوصيل
service:free delivery|توصيل مجاني, شحن مجاني, بدون رسوم توصيل
service:free shipping threshold|حد الشحن المجاني, للطلبات فوق, عند الشراء بقيمة
service:minimum order|الحد الأدنى للطلب, أقل قيمة للطلب, الحد الأدنى للشراء
service:order value|قيمة الطلب, إجمالي السلة, إجمالي الطلب
service:delivery time|مدة التوصيل, وقت التوصيل, مدة الشحن
service:delivery date|تاريخ التوصيل, موعد الوصول, تاريخ التسليم المتوقع
service:express delivery|توصيل سريع, شحن سريع, توصيل في اليوم التالي
service:same day delivery|توصيل في نفس اليوم, توصيل اليوم
service:standard delivery|توصيل عادي, شحن عادي, شحن قياسي
service:cut-off time|آخر موعد للطلب, اطلب قبل الساعة, وقت إغلاق الطلبات
service:delivery slot|فترة التوصيل, موعد التوصيل المفضل, نافذة التوصيل
service:evening delivery|توصيل مسائي, توصيل يوم السبت, توصيل نهاية الأسبوع
service:click and collect|استلام من المتجر, استلام من الفرع, اطلب واستلم
service:ready for collection|جاهز للاستلام, إشعار الاستلام, طلبك جاهز
service:reserve|حجز, احجز, حجز المنتج
service:parcel shop|نقطة استلام, نقطة تجميع الطرود, مركز استلام
service:parcel locker|خزانة طرود, خزانة استلام, صندوق طرود
service:parcel|طرد, شحنة, باكيج
service:courier|شركة شحن, شركة توصيل, مندوب توصيل
service:tracking|تتبع الشحنة, تتبع الطلب, رقم التتبع
service:order status|حالة الطلب, وضع الطلب, متابعة الطلب
service:dispatch confirmation|تأكيد الشحن, إشعار الشحن, تم الشحن
service:order confirmation|تأكيد الطلب, رسالة تأكيد, إيميل تأكيد الطلب
service:order number|رقم الطلب, رقم المرجع, رقم الطلبية
service:order|طلب, طلبية, أمر شراء
service:not at home|غير موجود في المنزل, لا أحد في البيت, فاتني التوصيل
service:safe place|مكان آمن, ترك الطرد, اترك عند الباب
service:signature|توقيع, إثبات التسليم, توقيع عند الاستلام
service:missing parcel|طرد مفقود, شحنة ضائعة, لم يصل الطلب
service:late delivery|تأخر التوصيل, تأخير الشحن, الطلب متأخر
service:damaged in transit|تلف أثناء الشحن, وصل مكسور, أضرار النقل
service:wrong item|منتج خاطئ, صنف خطأ, استلمت منتج غلط
service:missing part|قطعة ناقصة, طلب ناقص, جزء مفقود
service:partial delivery|توصيل جزئي, شحنات متعددة, تقسيم الشحنة
service:combined shipping|دمج الطلبات, شحن مجمع, إضافة إلى طلب سابق
service:change order|تعديل الطلب, تغيير الطلب, إضافة منتج للطلب
service:cancel order|إلغاء الطلب, إلغاء, طلب بالخطأ
service:change address|تغيير العنوان, تعديل عنوان التوصيل, عنوان خاطئ
service:delivery address|عنوان التوصيل, عنوان الشحن, عنوان الفاتورة
service:PO box|صندوق بريد, عنوان العمل, توصيل إلى المكتب
service:delivery area|مناطق التوصيل, أين توصلون, دول الشحن
service:international shipping|شحن دولي, توصيل خارج البلاد, شحن عالمي
service:abroad|الخارج, خارج البلاد, دولة أجنبية
general:EU|الاتحاد الأوروبي, أوروبا, دول الاتحاد الأوروبي
service:customs|جمارك, رسوم جمركية, ضريبة استيراد
service:island delivery|توصيل إلى الجزر, جزر, مناطق نائية
service:surcharge|رسوم إضافية, تكلفة إضافية, زيادة
service:bulky item|منتج كبير الحجم, قطعة ضخمة, منتج ثقيل
service:freight delivery|شحن بضائع, نقل بالشاحنة, توصيل على طبلية
service:kerbside delivery|توصيل حتى الباب, توصيل أمام المبنى, توصيل إلى الرصيف
service:upstairs delivery|توصيل داخل المنزل, توصيل إلى الطابق, توصيل إلى الغرفة
general:stairs|درج, سلالم, مصعد
service:own delivery|توصيل خاص بالمتجر, توصيل محلي, توصيل للمنازل
service:bike courier|توصيل بالدراجة, توصيل صديق للبيئة, شحن أخضر
service:packaging|تغليف, مواد تغليف, كرتون
service:discreet packaging|تغليف سري, تغليف محايد, تغليف بدون علامات
service:delivery note|إشعار تسليم, قائمة التعبئة, بدون سعر في الطرد
service:refrigerated shipping|شحن مبرد, توصيل مبرد, سلسلة التبريد
service:live plant shipping|شحن نباتات حية, توصيل النباتات, حماية من الصقيع
service:dangerous goods|مواد خطرة, بضائع خطرة, مواد قابلة للاشتعال
service:pickup only|استلام من المتجر فقط, غير متاح للشحن, استلام فقط
service:return|إرجاع, استرجاع, إعادة المنتج
service:return period|مدة الإرجاع, مهلة الإرجاع, أيام الاسترجاع
service:right of withdrawal|حق التراجع, حق العدول عن الشراء, التراجع عن الشراء
service:withdrawal form|نموذج الإرجاع, نموذج التراجع, استمارة الإلغاء
service:return label|ملصق الإرجاع, بوليصة الإرجاع, ملصق مدفوع مسبقا
service:returns portal|بوابة الإرجاع, تسجيل الإرجاع, إرجاع عبر الإنترنت
service:return cost|تكلفة الإرجاع, رسوم الإرجاع, من يدفع الإرجاع
service:free returns|إرجاع مجاني, استرجاع مجاني, شحن إرجاع مجاني
service:return in store|إرجاع في المتجر, إرجاع إلى الفرع, تسليم المرتجع في المحل
service:return pickup|استلام المرتجع من المنزل, جمع المرتجعات, طلب مندوب إرجاع
service:non-returnable|غير قابل للإرجاع, لا يسترجع, بيع نهائي
service:hygiene reasons|أسباب صحية, ختم النظافة, مغلق بإحكام
property:opened|مفتوح, تم فتحه, عبوة مفتوحة
property:original packaging|التغليف الأصلي, العلبة الأصلية, الكرتون الأصلي
property:unused|غير مستعمل, غير ملبوس, بحالة الجديد
property:worn|ملبوس, مستعمل, تمت تجربته
service:loss of value|انخفاض القيمة, خصم من المبلغ, فقدان القيمة
service:try at home|تجربة في المنزل, قياس في البيت, فترة تجريبية
service:exchange|استبدال, تبديل, تغيير المقاس
need:too small|صغير جدا, ضيق, مقاس خاطئ
need:too big|كبير جدا, واسع, طويل جدا
need:don't like it|لم يعجبني, ليس كما توقعت, مخيب للآمال
service:refund|استرداد المبلغ, استرجاع الأموال, رد المبلغ
service:money-back guarantee|ضمان استرداد المبلغ, ضمان الرضا, ضمان استرجاع المال
service:original payment method|طريقة الدفع الأصلية, استرداد إلى البطاقة, نفس طريقة الدفع
service:store credit|رصيد المتجر, رصيد شراء, إشعار دائن
service:defective|معطل, معيب, لا يعمل
service:defect|عيب, خلل, عيب مصنعي
property:damaged|تالف, مخدوش, متضرر
service:complaint|شكوى, تقديم شكوى, مطالبة
service:warranty|ضمان, كفالة, ضمان المصنع
service:statutory warranty|ضمان قانوني, حقوق المستهلك, ضمان المطابقة
service:extended warranty|ضمان ممتد, تمديد الضمان, خطة حماية
service:lifetime warranty|ضمان مدى الحياة, كفالة مدى الحياة
property:wear and tear|استهلاك طبيعي, تآكل, قطعة استهلاكية
service:repair|تصليح, إصلاح, خدمة صيانة
service:repair workshop|ورشة تصليح, مركز صيانة, مركز خدمة
service:after-sales service|خدمة ما بعد البيع, خدمات ما بعد البيع
service:cost estimate|عرض سعر, تقدير التكلفة, تسعيرة
service:spare part|قطع غيار, قطعة غيار, قطعة بديلة
service:replacement|بديل, منتج بديل, استبدال
service:loan device|جهاز بديل مؤقت, جهاز معار, جهاز أثناء الإصلاح
service:maintenance|صيانة, صيانة دورية, فحص
service:descaling|إزالة الترسبات, إزالة الكلس, تنظيف عميق
service:sharpening service|خدمة شحذ, سن السكاكين, جلخ
service:alteration service|تعديل الملابس, خياطة, تقصير البنطلون
service:cutting service|خدمة القص, قص حسب المقاس, قص بالمتر
service:colour mixing|خلط الألوان, خلط الدهان, تلوين الدهان
service:stringing service|شد أوتار المضرب, تغيير أوتار, تركيب أوتار
service:ski service|صيانة الزلاجات, تشميع الزلاجات, ضبط الرباطات
service:battery replacement service|تغيير البطارية, تبديل بطارية الساعة, خدمة استبدال البطارية
service:while you wait|أثناء الانتظار, فوري, خدمة في الحال
service:payment|دفع, طريقة الدفع, وسائل الدفع
service:credit card|بطاقة ائتمان, فيزا, بطاقة مدى
service:paypal|باي بال, محفظة إلكترونية, محفظة رقمية
service:apple pay|آبل باي, جوجل باي, دفع بالجوال
service:twint|تحويل فوري, آيديال, تونت
service:bank transfer|تحويل بنكي, حوالة بنكية, دفع مسبق
service:pay by invoice|دفع بالفاتورة, اشتر الآن وادفع لاحقا, دفع آجل
service:instalments|تقسيط, أقساط, تمويل
service:interest rate|نسبة الفائدة, بدون فوائد, فائدة صفر
service:credit check|فحص ائتماني, الجدارة الائتمانية, رفض طريقة الدفع
service:cash on delivery|الدفع عند الاستلام, دفع عند التوصيل, كاش عند الاستلام
service:cash|نقد, كاش, دفع نقدي
service:pay in store|الدفع في المتجر, الدفع عند الاستلام من الفرع, الدفع عند الصندوق
service:direct debit|خصم مباشر, سحب من الحساب, أمر دفع دائم
service:cheque|شيك, دفع بشيك, حوالة مالية
service:holiday voucher payment|قسيمة وجبات, بطاقة مزايا الموظفين, قسيمة إجازة
service:payment failed|فشل الدفع, رفض البطاقة, خطأ في الدفع
service:when am I charged|متى يخصم المبلغ, موعد الخصم, خصم من البطاقة
service:secure payment|دفع آمن, تشفير, أمان الدفع
service:buyer protection|حماية المشتري, متجر موثوق, ختم الجودة
service:payment deadline|موعد السداد, تاريخ الاستحقاق, مهلة الدفع
service:payment reminder|تذكير بالدفع, فاتورة متأخرة, غرامة تأخير
service:currency|عملة, سعر الصرف, يورو
service:deposit|عربون, دفعة مقدمة, دفعة أولى
service:security deposit|تأمين مسترد, مبلغ التأمين, تأمين الزجاجة
service:invoice|فاتورة, فاتورة ضريبية, نسخة الفاتورة
service:receipt|إيصال, إثبات شراء, وصل
service:VAT|ضريبة القيمة المضافة, ضريبة المبيعات, شامل الضريبة
service:VAT number|الرقم الضريبي, رقم ضريبة القيمة المضافة
service:tax-free shopping|تسوق معفى من الضريبة, استرداد الضريبة للسياح, سوق حرة
service:business customer|عميل شركات, شراء للشركات, عملاء الأعمال
service:wholesale|جملة, بيع بالجملة, تاجر
service:bulk order|طلب كميات, طلب بالجملة, خصم الكمية
service:school order|طلبات المدارس, جهات حكومية, طلبات الروضات
service:club discount|خصم مجموعات, خصم الأندية, خصم الجمعيات
service:student discount|خصم الطلاب, بطاقة طالب, خصم طلابي
service:senior discount|خصم كبار السن, خصم المتقاعدين, متقاعدون
service:teacher discount|خصم المعلمين, خصم الموظفين, خصم الكادر الطبي
service:discount|خصم, تخفيض, حسم
service:sale|تخفيضات, عرض خاص, تصفية
property:reduced|مخفض, عليه خصم, بسعر مخفض
service:voucher code|كود خصم, قسيمة شراء, كوبون
need:voucher doesn't work|الكود لا يعمل, كود غير صالح, قسيمة منتهية
service:cannot be combined|لا يجمع مع عروض أخرى, جمع الخصومات, دمج القسائم
service:gift card|بطاقة هدية, قسيمة هدية, بطاقة إهداء
service:gift card balance|رصيد بطاقة الهدية, الرصيد المتبقي, استعلام عن الرصيد
service:validity|صلاحية, صالح حتى, تاريخ الانتهاء
action:redeem|استخدام القسيمة, تفعيل الكود, استبدال القسيمة
service:cash out voucher|صرف القسيمة نقدا, قسيمة مقابل كاش
service:lost gift card|فقدان بطاقة الهدية, قسيمة ضائعة, قسيمة مسروقة
service:loyalty programme|برنامج الولاء, نقاط المكافآت, بطاقة ولاء
service:stamp card|بطاقة أختام, العاشر مجانا, بطاقة تجميع الأختام
service:birthday discount|خصم عيد الميلاد, قسيمة عيد ميلاد, هدية عيد الميلاد
service:refer a friend|ادع صديقا, إحالة صديق, مكافأة الإحالة
service:price match|مطابقة السعر, ضمان أفضل سعر, أقل سعر
service:welcome discount|خصم ترحيبي, خصم أول طلب, خصم العملاء الجدد
service:newsletter|نشرة بريدية, القائمة البريدية, اشتراك في النشرة
action:unsubscribe|إلغاء الاشتراك, إيقاف الرسائل, إيقاف الإعلانات
service:customer account|حساب العميل, حسابي, الملف الشخصي
service:login|تسجيل الدخول, دخول, لا أستطيع الدخول
service:password|كلمة المرور, نسيت كلمة السر, كلمة مرور جديدة
service:guest order|طلب كضيف, طلب بدون حساب, شراء بدون تسجيل
action:delete account|حذف الحساب, إغلاق الحساب, حذف بياناتي
service:order history|سجل الطلبات, طلبات سابقة, مشترياتي السابقة
service:privacy|خصوصية, حماية البيانات, بيانات شخصية
service:cookie|كوكيز, ملفات تعريف الارتباط, إعدادات الكوكيز
service:terms and conditions|الشروط والأحكام, شروط البيع, الشروط العامة
service:legal notice|بيانات الشركة, إشعار قانوني, من نحن
service:dispute resolution|حل النزاعات, تحكيم, حماية المستهلك
service:customer service|خدمة العملاء, دعم العملاء, خدمة الزبائن
service:contact|اتصل بنا, تواصل معنا, نموذج الاتصال
service:phone number|رقم الهاتف, تلفون, اتصال
service:email|بريد إلكتروني, إيميل, راسلنا
service:live chat|محادثة مباشرة, دردشة, واتساب
service:response time|مدة الرد, وقت الاستجابة, لا يوجد رد
service:callback|معاودة الاتصال, اتصلوا بي, طلب اتصال
service:advice|استشارة, نصيحة, مشورة خبير
service:video consultation|استشارة بالفيديو, استشارة أونلاين, مكالمة فيديو
service:appointment|موعد, حجز موعد
service:walk-in|بدون موعد, زيارة مباشرة
service:fitting|قياس الملابس, غرفة القياس, تجربة المقاس
service:measuring service|خدمة أخذ القياسات, قياس في المنزل, قياس القدم
service:test ride|تجربة قيادة, تجربة المنتج في المتجر, عرض توضيحي
service:shop|متجر, محل, فرع
service:showroom|صالة عرض, معرض, شوروم
service:address|عنوان, موقع المتجر, أين أنتم
service:opening hours|ساعات العمل, أوقات الدوام, مواعيد العمل
property:open|مفتوح, فاتح
property:closed|مغلق, مسكر, يوم إغلاق
service:lunch break|استراحة الغداء, إغلاق الظهيرة, فترة الراحة
service:public holiday|عطلة رسمية, عيد وطني, إجازة رسمية
service:company holidays|إجازة الشركة, إغلاق الصيف, عطلة المتجر
general:Christmas|عيد الميلاد المجيد, كريسماس, عيد الميلاد
general:New Year|رأس السنة, ليلة رأس السنة, السنة الجديدة
general:Easter|عيد الفصح, اثنين الفصح, الجمعة العظيمة
general:Sunday|الأحد, يوم الأحد
general:Saturday|السبت, يوم السبت
general:weekday|أيام الأسبوع, الاثنين, الثلاثاء
general:weekend|نهاية الأسبوع, عطلة الأسبوع, ويكند
general:working day|يوم عمل, أيام العمل, أيام الدوام
general:today|اليوم, الآن, الليلة
general:tomorrow|غدا, بكرة, اليوم التالي
general:evening|مساء, ليل, ليلا
general:morning|صباح, صباحا, مبكرا
general:day|يوم, يوميا, كل يوم
general:week|أسبوع, أسبوعيا, في الأسبوع
general:month|شهر, شهريا, في الشهر
general:year|سنة, سنويا, عام
general:hour|ساعة, دقيقة, مدة
general:birthday|عيد ميلاد, يوم الميلاد
service:parking|موقف سيارات, مواقف, باركينج
service:public transport|مواصلات عامة, موقف الحافلة, محطة القطار
service:loading zone|منطقة تحميل, رصيف التحميل, مساعدة في التحميل
service:accessible|مناسب لذوي الإعاقة, دخول الكراسي المتحركة, بدون درج
service:dogs allowed|يسمح بالكلاب, حيوانات أليفة مسموحة, دخول الكلاب
service:play corner|ركن الأطفال, دورة مياه, غرفة تغيير الحفاض
service:languages spoken|لغات نتحدثها, هل تتكلمون العربية, خدمة بالإنجليزية
service:jobs|وظائف, توظيف, وظيفة شاغرة
service:press|صحافة, إعلام, تعاون مع المؤثرين
service:gift wrapping|تغليف هدايا, تغليف الهدية, لف هدايا
service:gift message|رسالة إهداء, بطاقة تهنئة, كرت إهداء
service:send as gift|إرسال كهدية, توصيل هدية, إرسال إلى صديق
general:gift|هدية, هدايا, فكرة هدية
service:exchange a gift|استبدال هدية, إيصال هدية, إرجاع هدية
service:corporate gift|هدايا شركات, هدايا العملاء, هدايا دعائية
service:wedding list|قائمة هدايا الزفاف, قائمة هدايا, قائمة هدايا المولود
service:wishlist|قائمة الأمنيات, المفضلة, حفظ لوقت لاحق
service:basket|سلة التسوق, السلة, عربة التسوق
service:assembly service|خدمة تركيب, خدمة تجميع, تركيب الأثاث
property:self-assembly|تركيب ذاتي, يحتاج إلى تركيب, سهل التركيب
property:pre-assembled|مجمع مسبقا, مركب جاهز, جاهز للاستخدام
service:installation service|خدمة التركيب, تركيب الأجهزة, توصيل الجهاز بالكهرباء
service:old appliance removal|أخذ الجهاز القديم, إزالة الجهاز القديم, نقل الجهاز القديم
service:disposal|التخلص من, رمي, إتلاف
service:recycling|إعادة تدوير, تدوير, قابل للتدوير
service:electronic waste|نفايات إلكترونية, أجهزة كهربائية قديمة, مخلفات إلكترونية
service:battery disposal|التخلص من البطاريات, بطاريات قديمة, بطاريات مستعملة
service:trade-in|استبدال القديم بالجديد, شراء المستعمل, بيع جهازي القديم
service:second hand|مستعمل, سكند هاند, مستخدم سابقا
property:display model|موديل عرض, قطعة معروضة, جهاز عرض تجريبي
property:B-grade|درجة ثانية, فرز ثاني, عيب بسيط
service:rental|تأجير, إيجار, استئجار
service:subscription|اشتراك, توصيل دوري, توصيل منتظم
service:cancel subscription|إلغاء الاشتراك, إنهاء الاشتراك, مدة الإشعار
service:pause subscription|إيقاف الاشتراك مؤقتا, تخطي التوصيل, تغيير الفترة
service:pre-order|طلب مسبق, حجز مسبق, قريبا
service:in stock|متوفر, متوفر في المخزون, موجود
service:out of stock|غير متوفر, نفدت الكمية, نفد من المخزون
service:back-order|طلب مؤجل, إعادة التوفر, متوفر مجددا
service:stock alert|أعلمني عند التوفر, تنبيه التوفر, قائمة انتظار
service:special order|طلب خاص, توفير حسب الطلب, غير موجود لديكم
property:discontinued|متوقف إنتاجه, لم يعد ينتج, آخر قطعة
property:limited edition|إصدار محدود, كمية محدودة, حصري
property:unique piece|قطعة فريدة, قطعة وحيدة, نسخة واحدة
service:quantity limit|حد الكمية, أقصى كمية للعميل, كمية لكل طلب
service:minimum quantity|أقل كمية, الحد الأدنى للكمية, وحدة التعبئة
service:sample|عينة, تستر, عينة قماش
service:colour chart|كتالوج ألوان, دليل الألوان, كتيب
service:personalisation|تخصيص, مخصص بالاسم, طباعة الاسم
service:engraving|نقش, حفر, حفر بالليزر
service:embroidery|تطريز, تطريز الاسم, مونوغرام
service:printing|طباعة, طباعة شعار, طباعة حسب الطلب
service:made to order|حسب الطلب, تفصيل, مصنوع حسب المقاس
service:workshop|ورشة عمل, دورة, درس
service:participants|مشاركون, عدد المشاركين, حجز مقعد
service:cancel course|إلغاء الدورة, تغيب عن الدرس, تغيير موعد الدورة
service:event|فعالية, مناسبة, يوم مفتوح
service:children's birthday party|حفلة عيد ميلاد أطفال, حفلة في المتجر, حجز حفلة أطفال
service:age limit|الحد الأدنى للعمر, التحقق من العمر, فوق 18
service:ID card|بطاقة هوية, جواز سفر, رخصة قيادة
service:someone else picks up|استلام شخص آخر, تفويض بالاستلام, وكالة استلام
service:size guide|دليل المقاسات, جدول المقاسات, قياسات
service:care instructions|تعليمات العناية, طريقة الغسيل, بطاقة العناية
service:manual|دليل الاستخدام, كتيب التعليمات, تعليمات التشغيل
service:download|تحميل, تنزيل, منتج رقمي
service:review|تقييم, مراجعة, رأي العملاء
service:product recall|استدعاء المنتج, سحب المنتج, تنبيه سلامة
service:charity|عمل خيري, تبرع, جمعية خيرية
property:colour|لون, ألوان, درجة اللون
property:red|أحمر, قرمزي, أحمر كرزي
property:burgundy|عنابي, نبيتي, خمري
property:pink|وردي, زهري, فوشيا
property:orange colour|برتقالي, مشمشي, برتقالي محروق
property:coral|مرجاني, سلموني, خوخي
property:terracotta|تيراكوتا, صدئي, قرميدي
property:yellow|أصفر, أصفر ليموني, أصفر كناري
property:mustard yellow|أصفر خردلي, خردلي, زعفراني
property:green|أخضر, أخضر زمردي, أخضر غامق
property:olive green|أخضر زيتي, زيتوني, كاكي
property:mint green|أخضر نعناعي, أخضر مريمي, فستقي
property:lime green|أخضر ليموني, أخضر تفاحي, أخضر نيون
property:blue|أزرق, أزرق ملكي, أزرق كوبالت
property:navy|كحلي, نيلي, أزرق داكن
property:light blue|أزرق فاتح, سماوي, أزرق بيبي
property:turquoise|تركواز, فيروزي, بترولي
property:purple|بنفسجي, أرجواني, باذنجاني
property:lilac|ليلكي, لافندر, موف
property:brown|بني, جملي, بني شوكولاتة
property:beige|بيج, رملي, توبي
property:cream colour|كريمي, عاجي, أوف وايت
property:white|أبيض, أبيض ناصع, أبيض ثلجي
property:grey|رمادي, رصاصي, رمادي فاتح
property:anthracite|فحمي, رمادي داكن, أنثراسايت
property:black|أسود, أسود مطفي, أسود فاحم
property:gold coloured|ذهبي, لون ذهبي, نحاسي أصفر
property:silver coloured|فضي, لون فضي, كروم
property:rose gold|ذهبي وردي, روز جولد, نحاسي
property:multicoloured|متعدد الألوان, ملون, قوس قزح
property:transparent|شفاف, نصف شفاف
property:neon|نيون, فسفوري, عاكس
property:pastel|باستيل, ألوان هادئة, لون ناعم
property:dark|داكن, غامق, لون غامق
property:bright|زاهي, ألوان زاهية, لون صارخ
property:matte|مطفي, غير لامع, مات
property:shiny|لامع, براق, ملمع
property:glittery|بريق, جليتر, بالترتر
property:metallic|ميتاليك, معدني المظهر, لمسة كروم
property:pattern|نقشة, منقوش, مطبوع
property:plain|سادة, لون واحد, بدون نقش
property:striped|مخطط, مقلم, خطوط
property:checked|كاروهات, مربعات, مقلم مربعات
property:polka dot|منقط, نقاط, بولكا
property:floral|مشجر, منقوش بالورود, نقشة زهور
property:animal print|نقشة حيوانات, نقشة نمر, نقشة جلد الفهد
property:material|خامة, مادة, مصنوع من
property:wood|خشب, خشبي, خشب طبيعي
property:oak|خشب بلوط, بلوط, سنديان
property:pine|خشب صنوبر, صنوبر, خشب سويد
property:plywood|خشب رقائقي, أبلكاش, خشب مضغوط
property:bamboo|خيزران, بامبو, ألياف البامبو
property:rattan|راتان, خوص, خيزران مجدول
property:cork|فلين, فلين طبيعي
property:metal|معدن, معدني
property:stainless steel|ستانلس ستيل, فولاذ مقاوم للصدأ, ستيل
property:steel|فولاذ, صلب, حديد مجلفن
property:aluminium|ألمنيوم, ألومنيوم
property:cast iron|حديد زهر, حديد مطاوع, حديد مطلي بالمينا
property:titanium|تيتانيوم, معدن التيتانيوم
property:gold|ذهب, ذهب خالص, ذهب عيار 18
property:gold-plated|مطلي بالذهب, مذهب, طلاء ذهب
property:silver|فضة, فضة استرليني, فضة عيار 925
property:plastic|بلاستيك, بي في سي, بولي بروبيلين
property:acrylic|أكريليك, زجاج أكريليك, بلكسي جلاس
property:silicone|سيليكون, سيليكون غذائي
property:rubber|مطاط, لاتكس, مطاط طبيعي
property:glass|زجاج, زجاج مقوى, كريستال
property:ceramic|سيراميك, فخار, خزف
property:porcelain|بورسلان, بورسلين, خزف صيني
property:enamel|مينا, مطلي بالمينا, أواني مينا
property:stone|حجر, رخام, جرانيت
property:leather|جلد, جلد طبيعي, جلد أصلي
property:suede|شمواه, سويد, نوبوك
property:faux leather|جلد صناعي, جلد نباتي, جلد تقليد
property:cotton|قطن, قطن عضوي, جيرسيه
property:muslin|موسلين, شاش قطني, شاش
property:linen|كتان, كتان طبيعي
property:hemp|قنب, جوت, سيزال
property:wool|صوف, صوف طبيعي, صوف خالص
property:merino|ميرينو, صوف ميرينو
property:cashmere|كشمير, صوف كشمير
property:silk|حرير, حرير طبيعي, حريري
property:satin|ساتان, ستان
property:velvet|مخمل, قطيفة, كوردروي
property:fleece|فليس, صوف صناعي, قماش تيدي
property:flannel|فلانيل, قطن ناعم, كستور
property:felt|لباد, جوخ, صوف ملبد
property:polyester|بوليستر, مايكروفايبر, صناعي
property:nylon|نايلون, بولي أميد, كوردورا
property:elastane|إيلاستين, ليكرا, قماش مطاط
property:viscose|فسكوز, رايون, ليوسيل
property:denim|جينز, دنيم, قماش جينز
property:terry|قماش مناشف, بشكير, قطن وبري
property:lace|دانتيل, تول, شبك
property:knitted|محبوك, تريكو, كروشيه
property:woven|منسوج, منسوج يدويا, مجدول
property:down filling|حشوة ريش, زغب, ريش إوز
property:filling|حشوة, حشو, مبطن
property:foam|إسفنج, فوم, ميموري فوم
property:lined|مبطن, بطانة, مبطن بالفليس
property:faux fur|فرو صناعي, فرو تقليد
property:paper|ورق, كرتون, ورق كرافت
property:paper weight|وزن الورق, جرام للمتر, وزن القماش
property:carbon fibre|ألياف كربون, كربون فايبر, فايبر جلاس
property:wax|شمع, شمع العسل, شمع الصويا
property:coated|مطلي, طلاء, مغلف بطبقة
property:oiled wood|خشب مزيت, خشب خام, خشب غير معالج
property:glazed|مزجج, تزجيج, غير مزجج
property:non-stick|غير لاصق, مانع للالتصاق, تيفال
property:natural material|خامة طبيعية, ألياف طبيعية, طبيعي
property:gemstone|حجر كريم, ألماس, أحجار كريمة
property:pearl|لؤلؤ, لولو, صدف
property:size|مقاس, حجم, قياس
property:small|صغير, صغير جدا, ميني
property:big|كبير, ضخم, أوفر سايز
property:medium size|متوسط, مقاس متوسط, حجم وسط
property:plus size|مقاسات كبيرة, مقاس خاص, إكس لارج
property:one size|مقاس واحد, مقاس موحد, فري سايز
property:runs small|مقاسه صغير, اختر مقاسا أكبر, قالب صغير
property:runs large|مقاسه كبير, اختر مقاسا أصغر, قالب كبير
property:true to size|مقاس مطابق, مقاس مضبوط, قالب عادي
property:slim fit|قصة ضيقة, سليم فت, ضيق
property:loose-fitting|واسع, فضفاض, قصة مريحة
property:fit|قصة, قالب, شكل
property:wide|عريض, واسع, عرض
property:narrow|ضيق, رفيع, نحيف
property:long|طويل, طول, أطول
property:short|قصير, أقصر, كروب
property:tall|طويل القامة, عالي, ارتفاع
property:low|منخفض, مسطح, قليل الارتفاع
property:deep|عميق, عمق
property:thick|سميك, سماكة, ثخين
property:thin|رقيق, نحيف, رفيع
property:dimensions|أبعاد, قياسات, المقاس بالسنتيمتر
property:diameter|قطر, محيط, قطر دائري
property:round|دائري, مدور, بيضاوي
property:square shape|مربع, مستطيل, شكل مربع
property:weight|وزن, كم يزن, كيلوغرام
property:lightweight|خفيف, خفيف الوزن, خفيف جدا
property:heavy|ثقيل, وزن ثقيل
property:capacity|سعة, حجم, لتر
property:roomy|واسع, مساحة كبيرة, سعة كبيرة
property:load capacity|الحمولة, أقصى وزن, قدرة التحمل
property:compact|صغير الحجم, موفر للمساحة, مدمج
property:foldable|قابل للطي, يطوى, مطوي
property:stackable|قابل للتكديس, قابل للتراص, يركب فوق بعض
property:inflatable|قابل للنفخ, نفخ, منفوخ
property:extendable|قابل للتمديد, تلسكوبي, قابل للسحب
property:adjustable|قابل للتعديل, قابل للضبط, ارتفاع قابل للتعديل
property:grows with child|ينمو مع الطفل, قابل للتحويل, متعدد المراحل
property:removable|قابل للإزالة, قابل للفصل, قابل للفك
property:replaceable|قابل للاستبدال, قابل للتبديل, قطع قابلة للتغيير
property:modular|قطع تركيبية, قابل للتوسيع, نظام وحدات
property:reversible|بوجهين, ذو وجهين, يلبس من الوجهين
property:portable|محمول, سهل الحمل, متنقل
property:power|قوة, واط, قدرة
property:powerful|قوي, أداء عالي, محرك قوي
property:voltage|جهد كهربائي, فولت, 220 فولت
property:plug|فيش, قابس, نوع المقبس
property:electric|كهربائي, يعمل بالكهرباء, بسلك
property:cordless|لاسلكي, يعمل بالبطارية, بدون سلك
property:rechargeable|قابل للشحن, شحن يو إس بي, بطارية قابلة للشحن
property:battery life|عمر البطارية, مدة التشغيل, مدة البطارية
property:charging time|مدة الشحن, شحن سريع, وقت الشحن
property:wireless|لاسلكي, بلوتوث, واي فاي
property:smart|ذكي, يعمل بالتطبيق, منزل ذكي
property:automatic|أوتوماتيكي, آلي, تلقائي
property:manual|يدوي, يعمل باليد
property:solar|شمسي, يعمل بالطاقة الشمسية, طاقة شمسية
property:energy-efficient|موفر للطاقة, كفاءة الطاقة, استهلاك قليل
property:noise level|مستوى الضوضاء, ديسيبل, مستوى الصوت
property:quiet|هادئ, صامت, بدون صوت
property:loud|عالي الصوت, مزعج, صوت عالي
property:noise-cancelling|عازل للضوضاء, إلغاء الضوضاء, عازل للصوت
property:waterproof|مقاوم للماء, ضد الماء, ووتر بروف
property:water-resistant|طارد للماء, مقاوم للرذاذ, مقاوم للمطر
property:water resistance rating|درجة مقاومة الماء, تصنيف الحماية, معيار مقاومة الماء
property:windproof|مقاوم للرياح, ضد الرياح, عازل للهواء
property:weatherproof|مقاوم للعوامل الجوية, لكل الأجواء, مناسب للخارج
property:frost-proof|مقاوم للصقيع, يتحمل البرد, مقاوم للتجمد
property:uv-resistant|مقاوم للأشعة, حماية من الشمس, مقاوم لأشعة الشمس
property:colourfast|ثابت اللون, لا يبهت, ألوان ثابتة
property:heat-resistant|مقاوم للحرارة, يتحمل الحرارة, ضد الحرارة
property:fireproof|مقاوم للحريق, مضاد للاشتعال, غير قابل للاشتعال
property:keeps warm|يحافظ على الدفء, حراري, عازل للحرارة
property:keeps cool|يحافظ على البرودة, تبريد, مبرد
property:warm|دافئ, مدفئ, دافي
property:hot|ساخن, حار, حار جدا
property:cold|بارد, مثلج, متجمد
property:temperature|درجة الحرارة, حرارة, درجة مئوية
property:breathable|يسمح بمرور الهواء, جيد التهوية, ماص للعرق
property:quick-drying|سريع الجفاف, يجف بسرعة
property:absorbent|ماص, شديد الامتصاص, ماص للسوائل
property:washable|قابل للغسل, يغسل في الغسالة, غسيل آلي
property:hand wash|غسيل يدوي, يغسل باليد فقط
property:dry clean only|تنظيف جاف فقط, دراي كلين, تنظيف جاف
property:tumble dryer safe|مناسب للنشافة, يجفف في المجفف, آمن في النشافة
property:care instructions|تعليمات العناية, تعليمات الغسيل, كيفية العناية
property:easy care|سهل العناية, لا يحتاج كوي, ضد التجعد
property:easy to clean|سهل التنظيف, يمسح بسهولة, قابل للمسح
property:dishwasher safe|آمن في غسالة الصحون, مناسب لغسالة الصحون, يغسل في الجلاية
property:microwave safe|آمن في الميكروويف, مناسب للميكروويف
property:freezer safe|مناسب للفريزر, قابل للتجميد, آمن في المجمد
property:induction|حث حراري, مناسب للحث, طباخ حث
property:food-safe|آمن للطعام, صالح للطعام, مناسب للمواد الغذائية
property:leakproof|مانع للتسرب, ضد التسريب, لا يسرب
property:vegan|نباتي صرف, فيجن, خال من المنتجات الحيوانية
property:vegetarian|نباتي, بدون لحم, خال من اللحوم
property:cruelty-free|لم يختبر على الحيوانات, خال من القسوة, بدون تجارب على الحيوانات
property:organic|عضوي, أورجانيك, عضوي معتمد
property:sustainable|مستدام, صديق للبيئة, رفيق بالبيئة
property:recycled|معاد تدويره, مواد معاد تدويرها
property:recyclable|قابل لإعادة التدوير, يعاد تدويره
property:biodegradable|قابل للتحلل, متحلل حيويا, قابل للتسميد
property:reusable|قابل لإعادة الاستخدام, متعدد الاستخدام, يستخدم أكثر من مرة
property:disposable|للاستعمال مرة واحدة, استخدام واحد, أحادي الاستخدام
property:refillable|قابل لإعادة التعبئة, عبوة تعبئة, ريفيل
property:fair trade|تجارة عادلة, إنتاج أخلاقي
property:certified|معتمد, شهادة, مصدق
property:oeko-tex|أوكوتكس, خال من المواد الضارة, معيار المنسوجات
property:non-toxic|غير سام, خال من السموم, آمن
property:bpa-free|خال من البيسفينول, بدون بيسفينول
property:plastic-free|خال من البلاستيك, بدون بلاستيك
property:pfas-free|خال من الفلور, خال من المركبات المشبعة بالفلور
property:natural|طبيعي, مكونات طبيعية, من الطبيعة
property:ingredients|مكونات, المحتويات, قائمة المكونات
property:allergens|مسببات الحساسية, معلومات الحساسية, قد يحتوي على
property:hypoallergenic|مضاد للحساسية, مناسب لمرضى الحساسية, لا يسبب الحساسية
property:gluten-free|خال من الجلوتين, بدون غلوتين
property:lactose-free|خال من اللاكتوز, بدون حليب, خال من الألبان
property:nut-free|خال من المكسرات, بدون مكسرات
property:egg-free|خال من البيض, بدون بيض
property:sugar-free|خال من السكر, بدون سكر, بدون سكر مضاف
property:low-calorie|قليل السعرات, لايت, قليل الدسم
property:high protein|غني بالبروتين, عالي البروتين, محتوى البروتين
property:alcohol-free|خال من الكحول, بدون كحول
property:alcohol content|نسبة الكحول, درجة الكحول
property:caffeine-free|خال من الكافيين, منزوع الكافيين, بدون كافيين
property:gelatine-free|خال من الجيلاتين, بدون جيلاتين
property:no additives|بدون إضافات, خال من المواد الحافظة, بدون مواد حافظة
property:fragrance-free|خال من العطور, بدون رائحة, غير معطر
property:scented|معطر, رائحة, عطر
property:nickel-free|خال من النيكل, بدون نيكل
property:for sensitive skin|للبشرة الحساسة, لطيف على البشرة, مختبر جلديا
property:flavour|نكهة, طعم, مذاق
property:sweet|حلو, سكري, حلو جدا
property:spicy|حار, سبايسي, حراق
property:salty|مالح, موالح, حادق
property:bitter|مر, مرارة
property:mild taste|طعم خفيف, مذاق ناعم, غير مر
property:dry wine|نبيذ جاف, مذاق جاف, بروت
property:fresh|طازج, مخبوز طازج, محمص طازج
property:shelf life|مدة الصلاحية, تاريخ الانتهاء, يستهلك قبل
property:perishable|سريع التلف, يحفظ مبردا, يحتاج تبريد
property:frozen|مجمد, مثلج, أطعمة مجمدة
property:raw|نيء, خام, غير مطبوخ
property:loose|سائب, فرط, بدون تغليف
property:whole bean|حبوب كاملة, بن حب, قهوة غير مطحونة
property:ground|مطحون, درجة الطحن, ناعم
property:roast|تحميص, درجة التحميص, محمص غامق
property:for babies|للرضع, أطفال رضع, مواليد
property:toddler|طفل صغير, عمر سنة, عمر سنتين
property:kid|طفل, أطفال, للأطفال
property:teenager|مراهق, مراهقين, شباب
property:adult|بالغ, كبار, للبالغين
property:senior|كبار السن, مسن, متقاعد
property:recommended age|العمر المناسب, السن, من عمر
property:small parts|قطع صغيرة, خطر الاختناق, غير مناسب لأقل من 3 سنوات
property:women's|نسائي, للنساء, حريمي
property:men's|رجالي, للرجال
property:unisex|للجنسين, رجالي ونسائي, يونيسكس
property:girl|بنت, بناتي, بنات
property:boy|ولد, ولادي, أولاد
property:beginner|مبتدئ, للمبتدئين, بداية
property:intermediate|متوسط, مستوى متوسط, بعض الخبرة
property:advanced|متقدم, خبير, محترف
property:skill level|مستوى المهارة, درجة الصعوبة, مستوى الصعوبة
property:professional|احترافي, مهني, للاستخدام التجاري
property:easy|سهل, سهل الاستخدام, بسيط
property:difficult|صعب, معقد
property:soft|ناعم, طري, وثير
property:hard|صلب, قاسي, جامد
property:comfortable|مريح, راحة
property:itchy|يسبب الحكة, خشن, يحك
property:smooth|أملس, ناعم الملمس, سطح أملس
property:stretchy|مطاط, مطاطي, يتمدد
property:flexible|مرن, قابل للثني, لين
property:ergonomic|مريح للجسم, إرجونومي, مريح للظهر
property:durable|متين, يدوم طويلا, طويل العمر
property:sturdy|قوي, ثابت, صلب
property:unbreakable|غير قابل للكسر, ضد الكسر, ضد الصدمات
property:fragile|هش, قابل للكسر, سهل الكسر
property:scratch-resistant|مقاوم للخدش, ضد الخدش, لا ينخدش
property:tear-resistant|مقاوم للتمزق, ضد التمزق, ضد الثقب
property:rustproof|مقاوم للصدأ, ضد الصدأ, لا يصدأ
property:non-slip|مانع للانزلاق, ضد الانزلاق, غير قابل للانزلاق
property:reflective|عاكس, عاكس للضوء, مرئي ليلا
property:glow in the dark|يضيء في الظلام, فسفوري, مضيء
property:dimmable|قابل للتعتيم, إضاءة قابلة للتعديل, ديمر
property:brightness|سطوع, لومن, شدة الإضاءة
property:warm white|أبيض دافئ, أبيض بارد, حرارة اللون
property:magnetic|مغناطيسي, بمغناطيس, إغلاق مغناطيسي
property:self-adhesive|لاصق, ذاتي اللصق, يلصق
property:lockable|قابل للقفل, بقفل, يقفل بمفتاح
property:zip|سحاب, بسحاب, سوستة
property:button closure|أزرار, إغلاق بأزرار, كباسات
property:velcro|فيلكرو, لاصق شريطي, سكراتش
property:hood|قلنسوة, بقبعة, هودي
property:pocket|جيب, جيوب, بجيوب
property:compartments|أقسام, فواصل, جيوب منظمة
property:handle|مقبض, يد, مقابض
property:strap|حزام, حمالة كتف, سير
property:wheels|عجلات, بعجلات, كفرات صغيرة
property:lid|غطاء, بغطاء, سدادة
property:removable cover|غطاء قابل للإزالة, غطاء قابل للغسل, تلبيسة
property:compatible|متوافق, توافق, يناسب
property:universal|عالمي, يناسب الجميع, لكل الأغراض
property:multifunctional|متعدد الوظائف, متعدد الاستخدامات, الكل في واحد
property:included|مرفق, مشمول, يأتي مع
property:not included|غير مرفق, يباع منفصلا, بدون ملحقات
property:set|طقم, مجموعة, سيت
property:pack|عبوة, باكيت, عبوة متعددة
property:piece|قطعة, قطع, حبة
property:pair|زوج, قطعتين, طقم قطعتين
property:single|فردي, مفرد, يباع بالحبة
property:handmade|صناعة يدوية, مصنوع يدويا, شغل يدوي
property:homemade|منزلي الصنع, بيتي, صنع منزلي
property:unique|فريد, قطعة فريدة, مميز
property:limited edition (2)|إصدار محدود, إصدار خاص, نسخة لهواة الجمع
property:refurbished|مجدد, معاد تجديده, ريفربشد
property:second-hand|مستعمل, سكند هاند, مستخدم
property:brand new|جديد, غير مستعمل, جديد بالكرتون
property:just arrived|وصل حديثا, جديدنا, أحدث المنتجات
property:condition|حالة, حالة المنتج, آثار استعمال
property:vintage|فينتج, كلاسيكي قديم, عتيق
property:modern|عصري, حديث, مودرن
property:minimalist|بسيط, تصميم بسيط, اسكندنافي
property:rustic|ريفي, طراز ريفي, بوهيمي
property:elegant|أنيق, راقي, شيك
property:casual|كاجوال, يومي, غير رسمي
property:pretty|جميل, حلو, لطيف
property:cute|كيوت, ظريف, لطيف
property:funny|مضحك, ظريف, فكاهي
property:special|مميز, خاص, غير عادي
property:quality|جودة, جودة عالية, فاخر
property:luxurious|فاخر, فخم, راقي
property:bad quality|جودة رديئة, نوعية سيئة, رخيص الصنع
property:country of origin|بلد المنشأ, صنع في, أين صنع
property:local|محلي, صناعة محلية, من المنطقة
property:made in europe|صنع في أوروبا, صناعة أوروبية, صناعة ألمانية
property:imported|مستورد, استيراد, أجنبي
property:brand|ماركة, علامة تجارية, الشركة المصنعة
property:model|موديل, طراز, نسخة
property:genuine|أصلي, حقيقي, أصيل
action:return|إرجاع, أرجع, إعادة
action:exchange|استبدال, تبديل, أبدل المقاس
action:collect|استلام, أستلم, أخذ
action:order|طلب, أطلب, طلب أونلاين
action:buy|شراء, أشتري, تسوق
action:sell|بيع, هل عندكم, هل تبيعون
action:pay|دفع, أدفع, سداد
action:cancel|إلغاء, ألغي, إلغاء الطلب
action:change order|تعديل الطلب, تغيير الطلب, أعدل طلبي
action:break|كسر, انكسر, تشقق
action:damage|تلف, خدش, ضرر
action:stop working|لا يعمل, توقف عن العمل, تعطل
action:lose|فقدان, ضياع, ضاع
action:go missing|مفقود, ناقص, لم يصل
action:arrive|وصول, يصل, وصل
action:deliver|توصيل, إرسال, شحن
action:track|تتبع, متابعة الشحنة, أين طلبي
action:receive|استلام, تسلم, حصول على
action:suit|يناسب, يليق, يلائم
action:fit in|يدخل في, يتسع, يركب في
action:wash|غسل, غسيل, يغسل
action:clean|تنظيف, ينظف, مسح
action:descale|إزالة الكلس, إزالة الترسبات, تنظيف الكلس
action:iron|كوي, يكوي, كي بالبخار
action:dry|تجفيف, نشر الغسيل, يجفف
action:repair|إصلاح, تصليح, يصلح
action:replace|استبدال, تبديل, تغيير
action:install|تركيب, تثبيت, تنصيب
action:mount|تعليق, تثبيت على الحائط, تركيب على الجدار
action:assemble|تجميع, تركيب, بناء
action:engrave|نقش, حفر الاسم, تخصيص
action:wrap|تغليف, لف, تغليف هدية
action:reserve|حجز, يحجز, احتفاظ بالمنتج
action:book|حجز, حجز موعد, تسجيل
action:store|تخزين, حفظ, ترتيب
action:charge|شحن, يشحن, إعادة شحن
action:recycle|إعادة تدوير, التخلص من, رمي
action:try on|تجربة, قياس, اختبار
action:adjust|تعديل, ضبط, تغيير المقاس
action:cut to size|قص حسب المقاس, قص على الطول, تفصيل بالمقاس
action:alter|تعديل, تقصير, تضييق
action:make to order|صنع حسب الطلب, تفصيل, طلب خاص
action:rent|استئجار, تأجير, استعارة
action:complain|شكوى, يشتكي, مطالبة
action:talk to someone|تواصل مع شخص, أتكلم مع موظف, اتصال
action:write|كتابة, مراسلة, إرسال رسالة
action:reply|رد, إجابة, الرد علي
action:ask|سؤال, استفسار, أسأل
action:advise|نصيحة, استشارة, توصية
action:help|مساعدة, دعم, عون
action:refund|استرداد المبلغ, إرجاع المال, رد الفلوس
action:redeem (2)|استخدام القسيمة, تفعيل الكوبون, استبدال النقاط
action:save money|توفير, توفير المال, أوفر
action:subscribe|اشتراك, الاشتراك, يشترك
action:pause|إيقاف مؤقت, تخطي, تعليق
action:log in|تسجيل الدخول, دخول, دخول الحساب
action:register|تسجيل, إنشاء حساب, فتح حساب
action:unsubscribe (2)|إلغاء الاشتراك, إيقاف الرسائل, حذف الحساب
action:pre-order|طلب مسبق, حجز مسبق, أطلب مقدما
action:notify|إشعار, تنبيه, أعلموني
action:open|فتح, فك التغليف, فتح العلبة
action:pack|تعبئة, تغليف, توضيب
action:carry|حمل, نقل, أخذ معك
action:wear|لبس, ارتداء, يلبس
action:use|استخدام, استعمال, يستخدم
action:cook|طبخ, طهي, سلق
action:fry|قلي, تحمير, تشويح
action:bake|خبز, خبيز, خبز الكيك
action:chop|تقطيع, فرم, قص
action:sharpen|شحذ, سن, سن السكين
action:mix|خلط, مزج, خفق
action:grind|طحن, هرس, بشر
action:brew|تحضير القهوة, إعداد الشاي, تخمير
action:heat up|تسخين, تدفئة, إعادة تسخين
action:cool down|تبريد, يبرد, حفظ باردا
action:drink|شرب, يشرب
action:eat|أكل, تناول, يأكل
action:sleep|نوم, ينام, قيلولة
action:sit|جلوس, يجلس
action:play|لعب, يلعب
action:read|قراءة, يقرأ
action:draw|رسم, تلوين, يرسم
action:sew|خياطة, يخيط, شغل الإبرة
action:craft|أشغال يدوية, اصنعه بنفسك, حرف
action:glue|لصق, إلصاق, تثبيت بالغراء
action:drill|حفر, ثقب, تثقيب
action:paint walls|دهان الجدران, طلاء, صبغ الجدران
action:plant|زراعة, غرس, زرع
action:water plants|سقي النباتات, ري, سقاية
action:lose weight|تخسيس, إنقاص الوزن, رجيم
action:train|تمرين, تدريب, رياضة
action:protect|حماية, وقاية, يحمي
action:cover|تغطية, غطاء, يغطي
action:remove|إزالة, نزع, إخراج
action:choose|اختيار, أختار, انتقاء
action:compare|مقارنة, الفرق بين, أقارن
action:find|بحث, إيجاد, أبحث عن
action:see|مشاهدة, معاينة, رؤية
action:give as a gift|إهداء, أهدي, تقديم هدية
action:donate|تبرع, أتبرع, صدقة
action:trade in|استبدال القديم, بيع القديم, مقايضة
action:waive|مجانا, بدون مقابل, إعفاء من الرسوم
action:pay the cost|تحمل التكلفة, من يدفع, دفع التكاليف
action:extend|تمديد, تأجيل, إطالة المدة
action:shrink|انكماش, ينكمش, يصغر بعد الغسيل
action:fade|بهتان اللون, يبهت, تغير اللون
action:leak|تسريب, يسرب, تنقيط
action:smell bad|رائحة كريهة, ريحة سيئة, رائحة كريهه
action:rust|صدأ, يصدأ, تأكسد
action:overheat|سخونة زائدة, يسخن كثيرا, احتراق
action:turn on|تشغيل, يشغل, فتح
action:turn off|إيقاف, إطفاء, إيقاف التشغيل
action:connect|توصيل, اقتران, ربط
general:cheap|رخيص, اقتصادي, بسعر مناسب
general:cheaper|أرخص, سعر أقل, أقل سعرا
general:cheapest|الأرخص, أقل سعر, أفضل سعر
general:expensive|غالي, مكلف, باهظ
general:price|سعر, كم السعر, ثمن
general:fee|رسوم, تكلفة إضافية, عمولة
general:euro|يورو, نقود, فلوس
general:under|أقل من, تحت, بحد أقصى
general:at least|على الأقل, أكثر من, فوق
general:quick|سريع, بسرعة, عاجل
general:urgent|مستعجل, عاجل, في أسرع وقت
general:slow|بطيء, يستغرق وقتا طويلا
general:how long|كم المدة, كم يوم, كم يستغرق
general:deadline|آخر موعد, مهلة, موعد نهائي
general:late|متأخر, تأخير, متأخرا
general:early|مبكر, أبكر, قبل الموعد
general:today (2)|اليوم, نفس اليوم, الليلة
general:tomorrow (2)|غدا, بكرة, اليوم التالي
general:day (2)|يوم, أيام, 24 ساعة
general:working day (2)|يوم عمل, أيام العمل, يوم دوام
general:week (2)|أسبوع, أسابيع, أسبوعين
general:month (2)|شهر, أشهر, 30 يوما
general:year (2)|سنة, سنوات, عام
general:hour (2)|ساعة, ساعات, دقائق
general:weekend (2)|نهاية الأسبوع, عطلة نهاية الأسبوع, ويكند
general:sunday|الأحد, يوم الأحد, أيام الأحد
general:saturday|السبت, يوم السبت, أيام السبت
general:public holiday|عطلة رسمية, إجازة رسمية, أيام العطل
general:open|مفتوح, ساعات العمل, مفتوح الآن
general:closed|مغلق, غير مفتوح, مسكر
general:need|أحتاج, ضروري, لازم
general:want|أريد, أبحث عن, أرغب
general:allowed|مسموح, هل يسمح, هل يجوز
general:not allowed|ممنوع, غير مسموح, محظور
general:possible|ممكن, هل يمكن, هل أستطيع
general:extra|إضافي, زيادة, إكسترا
general:both|كلاهما, الاثنان, الاثنين معا
general:other|آخر, مختلف, غيره
general:similar|مشابه, مثل هذا, مماثل
general:same|نفس, نفسه, مطابق
general:wrong|خطأ, خاطئ, غير صحيح
general:biggest|الأكبر, أكبر حجم, أكبر واحد
general:smallest|الأصغر, أصغر حجم, أصغر واحد
general:bigger|أكبر, مقاس أكبر, حجم أكبر
general:smaller|أصغر, مقاس أصغر, حجم أصغر
general:best|الأفضل, أحسن, أفضل اختيار
general:popular|الأكثر مبيعا, رائج, مشهور
general:good|جيد, ممتاز, رائع
general:bad|سيئ, رديء, سيئ جدا
general:safe|آمن, أمان, سلامة
general:dangerous|خطير, خطر, غير آمن
general:healthy|صحي, صحة, مفيد للصحة
general:in stock|متوفر, موجود, متاح
general:out of stock|غير متوفر, نفدت الكمية, غير متاح
general:back in stock|متوفر من جديد, عاد للمخزون, متى يتوفر
general:discontinued|متوقف, لم يعد ينتج, توقف إنتاجه
general:where|أين, وين, الموقع
general:near|قريب, بالقرب مني, قريب مني
general:at home|في البيت, منزل, للاستخدام المنزلي
general:outdoor|خارجي, في الخارج, للهواء الطلق
general:abroad|خارج البلاد, دولي, بلد أجنبي
general:online|أونلاين, إنترنت, موقع إلكتروني
general:shop|متجر, محل, دكان
general:with|مع, يشمل, بـ
general:without|بدون, خال من, من غير
general:instructions|تعليمات, دليل الاستخدام, كتيب
general:tip|نصيحة, حيلة, فكرة
general:review|تقييم, رأي العملاء, نجوم
general:accessory|إكسسوارات, ملحقات, كماليات
general:spare part|قطع غيار, قطعة غيار, قطعة بديلة
general:sample|عينة, عينة مجانية, تستر
general:gift (2)|هدية, هدايا, هدية صغيرة
general:person|شخص, أشخاص, لشخصين
general:family|عائلة, أسرة, عائلي
general:friend|صديق, صديقة, صاحب
general:mum|أم, ماما, أمي
general:dad|أب, بابا, أبي
general:grandma|جدة, تيتا, جدتي
general:wife|زوجة, حبيبة, زوجتي
general:brother|أخ, أخي, أخو
general:colleague|زميل, زميل عمل, مدير
general:teacher|معلم, معلمة, مربية
general:student|طالب, تلميذ, طلاب
general:business|شركة, أعمال, عميل تجاري
general:dog|كلب, كلاب, جرو
general:cat|قطة, قطط, بسة
general:pet|حيوان أليف, حيوانات أليفة, حيوان
general:left-handed|أعسر, أيسر, لليد اليسرى
general:disabled|ذوي الاحتياجات الخاصة, معاق, كرسي متحرك
general:language|لغة, مترجم, بلغتي
general:picture|صورة, صور, فوتو
general:why|لماذا, ليش, السبب
general:all|كل, جميع, كل شيء
property:copper|نحاس, نحاس أحمر, نحاسي
property:brass|نحاس أصفر, صفر
property:bronze|برونز, برونزي
property:beech|خشب زان, زان
property:birch|خشب البتولا, بتولا
property:ash wood|خشب الدردار, دردار
property:maple wood|خشب القيقب, قيقب
property:walnut wood|خشب الجوز, جوز, جوز أمريكي
property:cherry wood|خشب الكرز
property:teak|خشب تيك, خشب ساج, ماهوجني
property:acacia wood|خشب أكاسيا, خشب السنط
property:olive wood|خشب زيتون, خشب الزيتون
property:halal|حلال, شهادة حلال, مذبوح حلال
property:kosher|كوشر, شهادة كوشر
property:no pork|بدون لحم خنزير, خال من الخنزير
property:soy-free|خال من الصويا, بدون صويا
property:palm oil free|خال من زيت النخيل, بدون زيت نخيل
property:paraben-free|خال من البارابين, بدون بارابين
property:sulfate-free|خال من السلفات, بدون سلفات
property:silicone-free|خال من السيليكون, بدون سيليكون
property:aluminium-free|خال من الألمنيوم, بدون ألمنيوم
property:semi-dry|نصف جاف, شبه جاف
property:sour|حامض, حموضة, لاذع
property:camouflage|مموه, كامو, نقشة عسكرية
property:canvas fabric|قماش كانفاس, كانفس, قماش قلع
property:concrete|خرسانة, إسمنت, شكل الخرسانة
property:alpaca|ألباكا, صوف ألباكا
property:mohair|موهير, أنغورا, صوف أنغورا
general:monday|الاثنين, يوم الاثنين
general:tuesday|الثلاثاء, يوم الثلاثاء
general:wednesday|الأربعاء, يوم الأربعاء
general:thursday|الخميس, يوم الخميس
general:friday|الجمعة, يوم الجمعة
general:spring season|ربيع, فصل الربيع, ربيعي
general:summer|صيف, فصل الصيف, صيفي
general:autumn|خريف, فصل الخريف, خريفي
general:winter|شتاء, فصل الشتاء, شتوي
general:season|موسم, موسمي, فصل
general:morning (2)|صباح, صباحا, قبل الظهر
general:midday|ظهر, وقت الظهيرة, وقت الغداء
general:afternoon|بعد الظهر, عصر, العصر
general:evening (2)|مساء, في المساء, بعد الدوام
general:grandpa|جد, جدي, جدو
general:grandparents|أجداد, الجد والجدة
general:husband|زوج, زوجي, حبيب
general:couple|زوجان, كابلز, شريك الحياة
general:sister|أخت, أختي
general:siblings|إخوة, إخوان, أشقاء
need:birthday|عيد ميلاد, هدية عيد ميلاد, يوم ميلاد
need:children's birthday party|حفلة عيد ميلاد أطفال, حفلة أطفال, عيد ميلاد طفل
need:wedding|زفاف, عرس, زواج
need:wedding guest|ضيف عرس, ماذا ألبس للعرس, فستان سهرة لعرس
need:hen party|حفلة توديع العزوبية, توديع عزوبية
need:engagement|خطوبة, طلب زواج, خطبة
need:wedding anniversary|ذكرى الزواج, عيد زواج, ذكرى سنوية
need:housewarming|هدية بيت جديد, منزل جديد, هدية منزل
need:moving house|نقل البيت, انتقال, نقل العفش
need:christmas|عيد الميلاد المجيد, كريسماس, هدية كريسماس
need:secret santa|تبادل الهدايا, هدية سانتا السرية, هدية بسيطة للكريسماس
need:advent|زمن المجيء, العد التنازلي للكريسماس, ما قبل الكريسماس
need:st nicholas day|عيد القديس نيكولاس, يوم مار نقولا
need:three kings|عيد الغطاس, عيد الملوك الثلاثة
need:new year's eve|ليلة رأس السنة, حفلة رأس السنة, السنة الجديدة
need:easter|عيد الفصح, هدية الفصح, بيض الفصح
need:valentine's day|عيد الحب, فالنتاين, هدية رومانسية
need:mother's day|عيد الأم, هدية للأم, يوم الأم
need:father's day|عيد الأب, هدية للأب, يوم الأب
need:grandparents day|يوم الأجداد, هدية للأجداد
need:baptism|تعميد, معمودية, هدية المعمودية
need:first communion|المناولة الأولى, القربانة الأولى, هدية المناولة
need:baby shower|حفلة استقبال المولود, بيبي شاور, هدية للحامل
need:birth of a baby|ولادة, هدية مولود, مولود جديد
need:first day of school|أول يوم مدرسة, بداية المدرسة, دخول المدرسة
need:back to school|العودة إلى المدارس, سنة دراسية جديدة, مستلزمات مدرسية
need:starting kindergarten|بداية الروضة, دخول الحضانة, حضانة
need:graduation|تخرج, هدية تخرج, نجاح
need:prom|حفلة تخرج, حفل راقص, سهرة رسمية
need:retirement|تقاعد, هدية تقاعد, هدية وداع
need:new job|وظيفة جديدة, أول يوم عمل, بداية العمل
need:job interview|مقابلة عمل, مقابلة وظيفة, ملابس المقابلة
need:funeral|جنازة, عزاء, تعزية
need:grave|قبر, مقبرة, زيارة القبور
need:carnival|كرنفال, حفلة تنكرية, تنكر
need:halloween|هالوين, حفلة رعب, عيد الهالوين
need:oktoberfest|مهرجان أكتوبر, أكتوبرفست
need:garden party|حفلة حديقة, حفلة صيفية
need:barbecue|شواء, باربكيو, مشاوي
need:picnic|نزهة, رحلة, بيكنيك
need:dinner party|عزومة عشاء, عشاء ضيوف, عزيمة
need:overnight guests|ضيوف للمبيت, مبيت الضيوف, سرير ضيوف
need:buffet|بوفيه, ضيافة, عدد كبير من الضيوف
need:cocktail party|حفلة كوكتيل, خلط المشروبات, بار منزلي
need:game night|ليلة ألعاب, سهرة ألعاب, ألعاب عائلية
need:movie night|ليلة أفلام, سينما منزلية, مشاهدة أفلام
need:music festival|مهرجان موسيقي, حفلة موسيقية, كونسرت
need:sleepover|مبيت الأطفال, حفلة بيجاما, مبيت عند الأصدقاء
need:treasure hunt|البحث عن الكنز, لعبة الكنز, ألعاب خارجية
need:hostess gift|هدية شكر, هدية لصاحبة البيت, هدية بسيطة
need:wedding favours|توزيعات زفاف, توزيعات أفراح, هدايا الضيوف
need:corporate gift|هدايا شركات, هدية للموظفين, هدية عمل
need:teacher gift|هدية معلمة, هدية للمعلم, نهاية السنة الدراسية
need:gift idea|فكرة هدية, أبحث عن هدية, أفكار هدايا
need:last minute gift|هدية في آخر لحظة, هدية مستعجلة, هدية عاجلة
need:gift under a small budget|هدية رخيصة, هدية بميزانية محدودة, هدية اقتصادية
need:gift for someone who has everything|هدية لمن لديه كل شيء, هدية غير تقليدية, هدية مميزة
need:funny gift|هدية مضحكة, هدية مقلب, هدية طريفة
need:get well gift|هدية للمريض, سلامتك, زيارة مستشفى
need:baby|رضيع, مولود, بيبي
need:toddler|طفل صغير, عمر سنتين, طفل
need:child|طفل, أطفال
need:schoolchild|تلميذ, طالب ابتدائي, عمر 8 سنوات
need:teenager|مراهق, مراهقة, عمر 14 سنة
need:student|طالب جامعي, جامعة, سكن طلاب
need:adult|بالغ, كبار, شخص كبير
need:senior|كبير السن, مسن, كبار السن
need:grandma|جدة, تيتا, جدتي
need:grandpa|جد, جدو, جدي
need:mum|أم, ماما, والدة
need:dad|أب, بابا, والد
need:wife|زوجة, خطيبة, حبيبة
need:husband|زوج, خطيب, حبيب
need:woman|امرأة, نساء, سيدة
need:man|رجل, رجال, شاب
need:girl|بنت, ابنة, حفيدة
need:boy|ولد, ابن, حفيد
need:brother|أخ, أخت, إخوة
need:best friend|أفضل صديق, صديقة مقربة, صديق
need:colleague|زميل, زميلة, مدير
need:neighbour|جار, جيران, هدية للجيران
need:godchild|طفل العماد, ابن العماد, عراب
need:couple|زوجان, لشخصين, هدية للمتزوجين
need:family|عائلة, أسرة, عائلة كبيرة
need:living alone|أعيش وحدي, شخص واحد, أعزب
need:pregnant|حامل, حمل, حوامل
need:breastfeeding|رضاعة طبيعية, مرضعة, شفط الحليب
need:twins|توأم, توائم
need:new parents|آباء جدد, والدين جدد, أم لأول مرة
need:left-handed|أعسر, أيسر, يستخدم اليد اليسرى
need:beginner|مبتدئ, للمبتدئين, بداية
need:advanced|متقدم, خبير, ذو خبرة
need:professional|محترف, مهني, للعمل
need:hobbyist|هاوي, هواة, اصنعها بنفسك
need:allergic|حساسية, مصاب بالحساسية, يعاني من الحساسية
need:hay fever|حمى القش, حساسية الطلع, حساسية الربيع
need:dust mite allergy|حساسية الغبار, عث الغبار, حساسية العث
need:nickel allergy|حساسية النيكل, حساسية المعادن, حساسية من الإكسسوارات
need:sensitive skin|بشرة حساسة, بشرة متهيجة, جلد حساس
need:eczema|أكزيما, إكزيما, التهاب جلدي
need:gluten intolerance|حساسية الجلوتين, سيلياك, حساسية القمح
need:lactose intolerance|حساسية اللاكتوز, عدم تحمل اللاكتوز, حساسية الحليب
need:nut allergy|حساسية المكسرات, حساسية الفول السوداني
need:vegan|نباتي صرف, فيجن, بدون منتجات حيوانية
need:vegetarian|نباتي, لا آكل اللحم, بدون لحم
need:diabetic|مريض سكري, سكري, سكر الدم
need:tall|طويل, طويل القامة, شخص طويل
need:short person|قصير القامة, قصيرة, شخص قصير
need:plus size|مقاسات كبيرة, وزن زائد, سمين
need:wide feet|قدم عريضة, أقدام عريضة, رجل عريضة
need:large feet|قدم كبيرة, مقاس حذاء كبير, مقاس 48
need:small hands|يد صغيرة, أيدي صغيرة, يد طفل
need:big head|رأس كبير, مقاس الرأس, رأس عريض
need:glasses wearer|يلبس نظارات, لابس نظارة, نظارة طبية
need:contact lens wearer|يلبس عدسات لاصقة, عدسات لاصقة
need:visually impaired|ضعيف البصر, ضعف النظر, ضعاف البصر
need:hard of hearing|ضعيف السمع, أصم, ضعف السمع
need:wheelchair user|مستخدم كرسي متحرك, ذوي الإعاقة, إعاقة حركية
need:difficulty walking|صعوبة المشي, مساعدة على المشي, مشاية
need:weak hands|ضعف اليدين, التهاب المفاصل, روماتيزم
need:carer|رعاية مسن, رعاية الوالدين, رعاية منزلية
need:cold feet|برودة القدمين, أقدام باردة, رجول باردة
need:cold hands|برودة اليدين, أيدي باردة, أصابع باردة
need:feel cold|بردان, أشعر بالبرد, أبرد بسرعة
need:sleep cold|أبرد في النوم, برد الليل, بردان في السرير
need:hot at night|حر في الليل, تعرق أثناء النوم, حر في السرير
need:sweating|تعرق, عرق, كثرة العرق
need:sweaty feet|تعرق القدمين, رائحة القدمين, رائحة الحذاء
need:body odour|رائحة الجسم, رائحة العرق, رائحة الإبط
need:back pain|ألم الظهر, وجع ظهر, آلام الظهر
need:neck pain|ألم الرقبة, وجع رقبة, تشنج الرقبة
need:knee pain|ألم الركبة, وجع ركبة, آلام الركب
need:wrist pain|ألم الرسغ, ألم المعصم, النفق الرسغي
need:foot pain|ألم القدم, وجع القدمين, ألم الكعب
need:blisters|فقاعات القدم, احتكاك الحذاء, بثور القدم
need:heavy legs|ثقل الساقين, تورم الساقين, دوالي
need:muscle soreness|ألم العضلات, شد عضلي, إرهاق العضلات
need:headache|صداع, شقيقة, صداع نصفي
need:can't sleep|أرق, لا أستطيع النوم, صعوبة النوم
need:snoring|شخير, الشخير, زوجي يشخر
need:wake up tired|أستيقظ متعبا, صعوبة الاستيقاظ, نوم زائد
need:stress|توتر, ضغط نفسي, استرخاء
need:dry skin|بشرة جافة, جفاف الجلد, جلد متقشر
need:cracked hands|تشقق اليدين, جفاف اليدين, أيدي جافة
need:chapped lips|تشقق الشفاه, جفاف الشفاه, شفاه جافة
need:cracked heels|تشقق الكعب, كعب متشقق, جلد ميت
need:oily skin|بشرة دهنية, مسامات واسعة, لمعان البشرة
need:acne|حب الشباب, حبوب الوجه, بثور
need:wrinkles|تجاعيد, شيخوخة البشرة, خطوط دقيقة
need:dark circles|هالات سوداء, انتفاخ العين, سواد تحت العين
need:sunburn|حروق الشمس, حرق شمس, بعد الشمس
need:sun protection|واقي شمس, حماية من الشمس, أشعة الشمس
need:hair loss|تساقط الشعر, شعر خفيف, فراغات الشعر
need:dandruff|قشرة الشعر, قشرة, حكة الفروة
need:dry hair|شعر جاف, شعر تالف, تقصف الشعر
need:curly hair|شعر مجعد, شعر كيرلي, شعر مموج
need:tangled hair|تشابك الشعر, شعر متشابك, عقد الشعر
need:grey hair|شيب, شعر أبيض, تغطية الشيب
need:unwanted hair|شعر زائد, إزالة الشعر, حلاقة الساق
need:shaving|حلاقة, حلاقة الذقن, تهيج الحلاقة
need:beard|لحية, العناية باللحية, تشذيب اللحية
need:bad breath|رائحة الفم, نفس كريه, نفس منعش
need:sensitive teeth|أسنان حساسة, نزيف اللثة, ألم الأسنان
need:white teeth|تبييض الأسنان, أسنان بيضاء, أسنان صفراء
need:wound|جرح, إسعافات أولية, خدش
need:common cold|زكام, إنفلونزا, رشح
need:fever|حرارة, سخونة, حمى
need:high blood pressure|ضغط الدم, ارتفاع الضغط, صحة القلب
need:upset stomach|ألم المعدة, مغص, انتفاخ
need:period pain|آلام الدورة, ألم الدورة الشهرية, مغص الدورة
need:menopause|سن اليأس, هبات ساخنة, انقطاع الطمث
need:incontinence|سلس البول, تبول لا إرادي, ضعف المثانة
need:motion sickness|دوار السفر, غثيان السفر, دوار البحر
need:lose weight|إنقاص الوزن, تخسيس, رجيم
need:build muscle|بناء العضلات, زيادة العضلات, تضخيم
need:eat healthily|أكل صحي, تغذية صحية, نظام غذائي متوازن
need:boost immune system|تقوية المناعة, فيتامينات, قلة الطاقة
need:quit smoking|الإقلاع عن التدخين, ترك التدخين
need:nail care|العناية بالأظافر, مانيكير, طلاء أظافر
need:make-up|مكياج, ميك أب, مستحضرات تجميل
need:limescale|كلس, ترسبات كلسية, ماء عسر
need:mould|عفن, فطريات الجدران, عفونة
need:damp|رطوبة, رطوبة الغرفة, تكثف الماء
need:dry air|هواء جاف, جفاف الهواء, كهرباء ساكنة
need:stain|بقعة, بقع, لطخة
need:grease|دهون, شحوم, دهون محروقة
need:smell|رائحة, رائحة كريهة, ريحة
need:pet smell|رائحة الحيوانات, رائحة بول القطط, رائحة الكلب
need:kitchen smells|روائح المطبخ, رائحة الطبخ, رائحة القلي
need:smelly drain|رائحة المجاري, انسداد البالوعة, انسداد المغسلة
need:leak|تسريب, تسرب الماء, حنفية تنقط
need:noise|ضوضاء, إزعاج, جيران مزعجون
need:room echoes|صدى الغرفة, عزل الصوت, عزل صوتي
need:draught|تيار هواء, هواء من النافذة, تسرب الهواء
need:cold flat|شقة باردة, تدفئة الغرفة, غرفة باردة
need:heat wave|موجة حر, تبريد الغرفة, بيت حار
need:cold winter|شتاء بارد, برد, صقيع
need:snow|ثلج, إزالة الثلج, جليد
need:rain|مطر, أمطار, طقس ممطر
need:wind|رياح, هواء قوي, عاصفة
need:rust|صدأ, مصدي, تآكل
need:scratches|خدوش, خدش, مخدوش
need:protect the floor|حماية الأرضية, خدوش الباركيه, حماية الأرض من الكراسي
need:slippery|زلق, أرضية زلقة, انزلاق في الحمام
need:squeaking|صرير, صوت الباب, باب يصر
need:wobbly|مهتز, غير ثابت, طاولة تهتز
need:broken|مكسور, خربان, إصلاح
need:glue|غراء, لصق, صمغ
need:hole in clothes|ثقب في الملابس, رتق الملابس, بنطلون ممزق
need:moths|عث الملابس, عث, عتة
need:pantry moths|عث الطعام, سوس الدقيق, حشرات المؤن
need:mosquitoes|بعوض, ناموس, لدغات الحشرات
need:flies|ذباب, دبابير, حشرات المنزل
need:ants|نمل, صراصير, حشرات زاحفة
need:mice|فئران, فأر, جرذان
need:pigeons|حمام, طيور على الشرفة, قطط في الحديقة
need:ticks|قراد, براغيث, لدغة القراد
need:slugs|بزاق, حلزون, حماية من البزاق
need:aphids|من النبات, آفات النباتات, حشرات النبات
need:weeds|أعشاب ضارة, حشائش, إزالة الأعشاب
need:moss in lawn|طحالب العشب, عشب أصفر, فراغات العشب
need:plants die|موت النباتات, ذبول النباتات, العناية بالنباتات
need:dust|غبار, تراب, مسح الغبار
need:pet hair|شعر الحيوانات, شعر القطط, وبر الكلاب
need:crumbs|فتات, انسكاب, فوضى الأكل
need:dirty windows|نوافذ متسخة, تنظيف النوافذ, تنظيف الزجاج
need:cleaning|تنظيف, تنظيف البيت, أعمال منزلية
need:mopping|مسح الأرضية, تنظيف الأرضيات, ممسحة
need:vacuuming|كنس بالمكنسة الكهربائية, تنظيف السجاد, شفط الغبار
need:doing laundry|غسيل الملابس, غسيل, غسل الثياب
need:drying laundry|تجفيف الغسيل, نشر الغسيل, تجفيف الملابس
need:ironing|كوي, كي الملابس, كوي القمصان
need:shrunk in the wash|انكماش الملابس, بهتان الألوان, تكور الوبر
need:shoes dirty|أحذية متسخة, تلميع الأحذية, تنظيف الأحذية
need:wet shoes|أحذية مبللة, تجفيف الأحذية, جزمة مبلولة
need:fire|حريق, سلامة من الحريق, دخان
need:burglary|سرقة, سطو, أمن المنزل
need:power cut|انقطاع الكهرباء, انقطاع التيار, طوارئ
need:hang a picture|تعليق صورة, تعليق لوحة, تعليق مرآة
need:no drilling|بدون حفر, بدون ثقب الجدار, بدون تثقيب
need:drill a hole|ثقب الجدار, حفر ثقب, حفر في الخرسانة
need:put up a shelf|تركيب رف, تعليق رف, تعليق التلفزيون
need:assemble furniture|تركيب الأثاث, تجميع الأثاث, فك وتركيب
need:paint a wall|دهان الجدار, صبغ الغرفة, طلاء الجدران
need:paint wood|دهان الخشب, طلاء الأثاث, ورنيش الخشب
need:wallpapering|تركيب ورق جدران, ورق جدران, لصق ورق الحائط
need:lay flooring|تركيب أرضيات, تركيب باركيه, أرضية جديدة
need:tiling|تبليط, تركيب سيراميك, تجديد الحمام
need:fill holes|سد الثقوب, شقوق الجدار, معجون الجدران
need:sealing|سد الفراغات, عزل الحواف, سيليكون الحمام
need:sawing|نشر الخشب, قص الخشب, منشار
need:sanding|صنفرة, صنفرة الخشب, تنعيم السطح
need:woodworking|نجارة, أعمال الخشب, صنع أثاث
need:welding|لحام, لحام قصدير, أشغال المعادن
need:electrical work|أعمال كهرباء, تمديدات كهربائية, تغيير مقبس
need:plumbing|سباكة, تغيير حنفية, توصيل الغسالة
need:measure|قياس, أخذ القياسات, خط مستقيم
need:work at height|العمل على ارتفاع, الوصول إلى السقف, تغيير لمبة
need:heavy lifting|رفع الأثقال, حمل أشياء ثقيلة, نقل أحمال
need:transport in the car|نقل بالسيارة, تثبيت الحمولة, نقل على سقف السيارة
need:protect hands at work|حماية اليدين, سلامة العمل, معدات الوقاية
need:construction site|موقع بناء, أعمال بناء, ترميم المنزل
need:shed|مخزن أدوات, ورشة, تنظيم الكراج
need:insulate|عزل, عزل حراري, توفير التدفئة
need:save electricity|توفير الكهرباء, فاتورة كهرباء عالية, استهلاك منخفض
need:save water|توفير الماء, ترشيد المياه, موفر للماء
need:low light|إضاءة ضعيفة, غرفة مظلمة, إنارة أكثر
need:dazzling light|وهج, إضاءة مزعجة, ضوء قوي
need:darken bedroom|تعتيم غرفة النوم, حجب الضوء, نوم في النهار
need:privacy|خصوصية, ستر عن الجيران, حجب الرؤية
need:mood lighting|إضاءة هادئة, أجواء رومانسية, جو دافئ
need:reading in bed|القراءة في السرير, ضوء القراءة, قراءة ليلية
need:reading|قراءة, محب للكتب, دودة كتب
need:small flat|شقة صغيرة, غرفة صغيرة, مساحة ضيقة
need:small kitchen|مطبخ صغير, مطبخ ضيق
need:small bathroom|حمام صغير, حمام ضيق
need:tidy up|ترتيب, تخزين, فوضى
need:wardrobe full|خزانة ممتلئة, تخزين الملابس, ترتيب الدولاب
need:store shoes|تخزين الأحذية, ترتيب الأحذية, أحذية المدخل
need:hallway|مدخل البيت, ممر, تعليق المعاطف
need:cable clutter|فوضى الأسلاك, تنظيم الأسلاك, أسلاك متشابكة
need:cooking|طبخ, طهي, طبخ منزلي
need:gift for a cook|هدية لمحب الطبخ, هدية للطباخ, هدية لذواق
need:frying|قلي, تحمير, قلي البيض
need:food sticks|التصاق الطعام, يلتصق بالمقلاة, احتراق القدر
need:deep frying|قلي عميق, بطاطس مقلية, مقرمش
need:soup|شوربة, حساء, يخنة
need:pasta|معكرونة, باستا, سباغيتي
need:rice|أرز, رز, طبخ الأرز
need:baking|خبز, خبز الكيك, حلويات
need:bake bread|خبز الخبز, خبز بيتي, عجين مخمر
need:pizza at home|بيتزا منزلية, عمل البيتزا, ليلة بيتزا
need:decorate a cake|تزيين الكيك, كيكة عيد ميلاد, عجينة السكر
need:knead dough|عجن العجين, خفق الكريمة, خفق البيض
need:chop|تقطيع الخضار, فرم, تقطيع البصل
need:blunt knife|سكين غير حاد, سن السكاكين, شحذ السكين
need:smoothie|سموذي, عمل سموذي, هرس الثلج
need:juice|عصير, عصر البرتقال, عصير طازج
need:coffee|قهوة, عمل القهوة, إسبريسو
need:grind|طحن, طحن القهوة, طحن البهارات
need:brew tea|تحضير الشاي, شرب الشاي, شاي
need:milk foam|رغوة الحليب, خفق الحليب, لاتيه آرت
need:brew beer|تخمير البيرة, صنع النبيذ, تقطير
need:wine drinker|محب النبيذ, فتح النبيذ, حفظ النبيذ
need:sparkling water|مياه غازية, ماء فوار, صودا
need:clean drinking water|مياه نظيفة للشرب, فلترة الماء, تنقية المياه
need:drink more water|شرب الماء, ترطيب الجسم, شرب ماء كاف
need:keep food hot|إبقاء الطعام ساخنا, حفظ حرارة الأكل, طعام ساخن
need:keep cold|حفظ البرودة, تبريد المشروبات, تبريد الطعام
need:keep food fresh|حفظ الطعام, حفظ بقايا الطعام, تخزين الأكل
need:freezing food|تجميد الطعام, تفريز, تحضير الوجبات
need:preserve|مربى منزلي, مخللات, تعليب منزلي
need:lunch at work|غداء العمل, وجبة الدوام, أخذ الأكل معي
need:breakfast|فطور, إفطار, برنش
need:quick meal|وجبة سريعة, طبخ سريع, أكل سريع التحضير
need:snack|سناك, تسالي, حلويات
need:fondue|فوندو, راكليت, سهرة جبن
need:induction hob|طباخ حث, موقد حث حراري, الطبخ على الحث
need:gas stove|طباخ غاز, بوتاجاز, الطبخ على الغاز
need:hiking|مشي في الطبيعة, هايكنج, رحلات جبلية
need:camping|تخييم, كشتة, رحلة بر
need:camper van|كرفان, سيارة تخييم, بيت متنقل
need:trekking ultralight|ترحال خفيف, رحلات الظهر, هايكنج خفيف
need:via ferrata|تسلق, تسلق الجبال, تسلق الصخور
need:running|جري, ركض, هرولة
need:trail running|جري جبلي, جري في الطبيعة, ركض على الممرات
need:walking the city|التجول في المدينة, سياحة المدن, مشي كثير
need:cycling|ركوب الدراجة, دراجة هوائية, سيكل
need:mountain biking|دراجة جبلية, ركوب الجبال, نزول جبلي
need:bike tour|رحلة بالدراجة, سياحة بالدراجة, أمتعة الدراجة
need:e-bike|دراجة كهربائية, سيكل كهربائي
need:commute|ذهاب إلى العمل, تنقل يومي, طريق العمل
need:flat tyre|بنشر, ثقب الإطار, إطار مثقوب
need:bike theft|سرقة الدراجة, قفل الدراجة, تأمين الدراجة
need:be seen in traffic|وضوح في الطريق, إضاءة الدراجة, رؤية ليلية
need:transport children by bike|نقل الأطفال بالدراجة, طفل على الدراجة, مقعد دراجة للأطفال
need:learn to ride a bike|تعلم ركوب الدراجة, أول دراجة
need:swimming|سباحة, مسبح, حمام سباحة
need:learn to swim|تعلم السباحة, دروس سباحة, طفل لا يعرف السباحة
need:open water swimming|سباحة في البحر, سباحة في المياه الباردة, حمام ثلج
need:beach|شاطئ, بحر, يوم على الشاطئ
need:snorkelling|غطس, سنوركل, غوص
need:kayaking|كاياك, تجديف, لوح تجديف
need:sailing|إبحار, قارب, يخت
need:surfing|ركوب الأمواج, تزلج على الأمواج, كايت سيرف
need:fishing|صيد السمك, حداق, صيد
need:hunting|صيد البر, قنص, رماية
need:birdwatching|مراقبة الطيور, مراقبة الطبيعة, رصد النجوم
need:skiing|تزلج, سكي, رحلة تزلج
need:cross-country skiing|تزلج ريفي, تزلج طويل, مشي على الثلج
need:sledging|زحافة ثلج, تزحلق, لعب في الثلج
need:ice skating|تزلج على الجليد, رولر, سكيت بورد
need:gym|نادي رياضي, جيم, لياقة
need:home workout|تمارين منزلية, رياضة في البيت, جيم منزلي
need:yoga|يوغا, بيلاتس, تمدد
need:football|كرة قدم, كورة, تدريب كرة القدم
need:tennis|تنس, ريشة طائرة, بادل
need:table tennis|تنس طاولة, بينغ بونغ, طاولة تنس
need:basketball|كرة سلة, كرة طائرة, كرة يد
need:golf|جولف, لعب الجولف, لاعب جولف
need:horse riding|ركوب الخيل, فروسية, خيل
need:boxing|ملاكمة, فنون قتالية, كاراتيه
need:dance|رقص, باليه
need:rehabilitation|علاج طبيعي, إعادة تأهيل, بعد العملية
need:massage|مساج, تدليك, تدليك ذاتي
need:wellness|سبا منزلي, استجمام, ساونا
need:photography|تصوير, تصوير فوتوغرافي, مصور
need:filming|تصوير فيديو, يوتيوب, فلوج
need:podcast|بودكاست, تسجيل الصوت, استوديو منزلي
need:make music|عزف موسيقى, تعلم الجيتار, بيانو
need:listen to music|سماع الموسيقى, محب الموسيقى, هاي فاي
need:gaming|قيمنق, ألعاب فيديو, جيمر
need:drawing|رسم, اسكتش, رسم بالرصاص
need:painting art|رسم لوحات, ألوان مائية, رسم أكريليك
need:crafts|أشغال يدوية, أعمال فنية للأطفال, حرف
need:knitting|تريكو, كروشيه, حياكة
need:sewing|خياطة, تفصيل ملابس, خياطة الملابس
need:embroidery|تطريز, مكرمية, نسج
need:pottery|فخار, خزف, صلصال
need:make candles|صنع الشموع, صناعة الصابون, مستحضرات منزلية
need:calligraphy|خط عربي, خط يدوي, كاليغرافي
need:puzzling|تركيب بازل, ألغاز, تسلية يوم ماطر
need:model building|مجسمات, نماذج مصغرة, هواية الجمع
need:learn|دراسة, مذاكرة, تحضير للامتحان
need:experiment|تجارب علمية, علوم للأطفال, طفل فضولي
need:keep child busy|تسلية الأطفال, أطفال يشعرون بالملل, ألعاب داخلية
need:outdoor play|لعب خارجي, لعب في الحديقة, ألعاب خارجية
need:water play|ألعاب مائية, لعب بالماء, مسبح أطفال
need:work from home|عمل من المنزل, مكتب منزلي, عمل عن بعد
need:sit all day|جلوس طويل, عمل مكتبي, جلوس طوال اليوم
need:video call|مكالمة فيديو, اجتماع أونلاين, زووم
need:phone calls|مكالمات هاتفية, اتصال, مكالمة بدون يدين
need:presentation|عرض تقديمي, قاعة اجتماعات, مؤتمر
need:organise appointments|تنظيم المواعيد, تخطيط, قائمة مهام
need:file documents|حفظ المستندات, ترتيب الأوراق, أرشفة
need:print|طباعة, طباعة الصور, مسح ضوئي
need:write|كتابة, كتابة باليد, تدوين ملاحظات
need:send a parcel|إرسال طرد, شحن طرد, بيع أونلاين
need:wrap a present|تغليف هدية, لف هدية, تغليف الهدايا
need:decorate|تزيين, ديكور المنزل, تجديد الصالة
need:furnish children's room|تأثيث غرفة الأطفال, غرفة أطفال, غرفة المولود
need:sleep|نوم, نوم مريح, نوم أفضل
need:side sleeper|نوم على الجنب, أنام على جنبي
need:back sleeper|نوم على الظهر, نوم على البطن
need:nap|قيلولة, غفوة, نوم في الطائرة
need:travel|سفر, رحلة, إجازة
need:flight|طيران, طائرة, مطار
need:hand luggage|حقيبة يد للطائرة, حقيبة كابينة, شنطة كابين
need:luggage too heavy|وزن زائد للأمتعة, شنطة ثقيلة, وزن الحقيبة
need:travel abroad|سفر للخارج, محول كهرباء, مقابس أجنبية
need:pickpockets|نشل, نشالين, حماية من السرقة في السفر
need:lost luggage|ضياع الأمتعة, البحث عن المفاتيح, تتبع الحقيبة
need:long car journey|رحلة طويلة بالسيارة, سفر بالسيارة, أطفال في السيارة
need:cruise|رحلة بحرية, كروز, عبارة
need:tropics|مناطق استوائية, سفاري, بلد حار
need:business trip|رحلة عمل, سفر عمل, إقامة فندق
need:outdoors|في الخارج, استخدام خارجي, تحت الشمس والمطر
need:balcony|شرفة, بلكونة, سطح
need:terrace|تراس, شرفة خارجية, فناء
need:garden|حديقة, بستنة, حوش
need:grow vegetables|زراعة الخضار, زراعة الأعشاب, زراعة الطماطم
need:plant flowers|زراعة الزهور, غرس الورود, أبصال زهور
need:water the garden|سقي الحديقة, ري الحديقة, رش العشب
need:watering plants on holiday|سقي النباتات أثناء السفر, ري ذاتي, نباتات وقت الإجازة
need:mow the lawn|قص العشب, جز العشب, العناية بالعشب
need:cut hedge|قص الأسيجة, تقليم الأشجار, قص الأغصان
need:leaves|أوراق الشجر, جمع الأوراق, مخلفات الحديقة
need:compost|كومبوست, سماد عضوي, نفايات عضوية
need:chop firewood|تقطيع الحطب, تدفئة بالحطب, موقد
need:campfire|نار المخيم, شبة نار, إشعال النار
need:pool care|تنظيف المسبح, العناية بالمسبح, ماء المسبح أخضر
need:pond|بركة, حوض أسماك خارجي, طحالب البركة
need:feed birds|إطعام الطيور, أكل الطيور, جذب الطيور
need:dog|كلب, صاحب كلب, تمشية الكلب
need:puppy|جرو, كلب صغير, تدريب الجرو
need:cat|قطة, قط, قطة منزلية
need:cat scratches furniture|خدش القطة للأثاث, مخالب القط, القطة تخدش الكنبة
need:dog pulls|الكلب يشد المقود, نباح الكلب, تدريب الكلب
need:pet left alone|حيوان وحده في البيت, كلب خائف, قلق القطط
need:transport a pet|نقل الحيوان الأليف, السفر مع الكلب, نقل القطة للبيطري
need:pet digestion|هضم الحيوانات, معدة كلب حساسة, قطة صعبة الأكل
need:pet grooming|تمشيط الحيوانات, تساقط شعر الكلب, استحمام الكلب
need:aquarium|حوض سمك, أكواريوم, تربية الأسماك
need:rabbit|أرنب, هامستر, خنزير غينيا
need:baby cries at night|بكاء الرضيع ليلا, الطفل لا ينام, تهدئة الرضيع
need:teething|تسنين, ظهور الأسنان, عضاضة
need:baby food|طعام الرضع, فطام, أكل البيبي
need:bottle feeding|رضاعة صناعية, حليب أطفال, رضاعة بالزجاجة
need:change diapers|تغيير الحفاض, حفاضات, طفح الحفاض
need:potty training|تدريب على الحمام, تعليم النونية, ترك الحفاض
need:childproof|حماية الأطفال, أمان الطفل في البيت, الطفل بدأ يحبو
need:baby on the go|الخروج مع الرضيع, حمل الرضيع, نزهة مع البيبي
need:bath time|وقت الاستحمام, تحميم الطفل, حمام الرضيع
need:travel with child in car|السفر بالسيارة مع الأطفال, كرسي سيارة للأطفال, مقعد سيارة
need:afraid of the dark|الخوف من الظلام, طفل يخاف النوم وحده, خوف ليلي
need:child carries heavy school bag|حقيبة مدرسية ثقيلة, شنطة مدرسة مريحة, حقيبة طبية للمدرسة
need:fine motor skills|مهارات حركية دقيقة, تعليمي, منتسوري
need:car|سيارة, سواق, قيادة
need:wash the car|غسيل السيارة, تنظيف السيارة, العناية بالسيارة
need:car won't start|السيارة لا تعمل, بطارية فارغة, اشتراك بطارية
need:car breakdown|عطل السيارة, حادث, طوارئ الطريق
need:icy windscreen|زجاج متجمد, كشط الثلج, جليد على الزجاج
need:park the car|ركن السيارة, مواقف, الرجوع للخلف
need:motorcycle|دراجة نارية, موتوسيكل, دباب
need:navigate|ملاحة, معرفة الطريق, جي بي إس
need:weak battery|بطارية ضعيفة, البطارية تفرغ بسرعة, نفاد الشحن
need:charge|شحن, شحن الجوال, شحن عدة أجهزة
need:slow wifi|واي فاي بطيء, إنترنت ضعيف, ضعف الإشارة
need:slow computer|كمبيوتر بطيء, الذاكرة ممتلئة, مساحة غير كافية
need:backup|نسخ احتياطي, حفظ البيانات, حفظ الصور
need:dropped phone|سقوط الجوال, شاشة مكسورة, حماية الجوال
need:connect devices|توصيل الأجهزة, مدخل غير مناسب, توصيل اللابتوب بالتلفزيون
need:not enough sockets|مقابس غير كافية, توصيلة كهرباء, مشترك كهرباء
need:smart home|منزل ذكي, تحكم بالجوال, أليكسا
need:watch tv|مشاهدة التلفزيون, تحسين صوت التلفزيون, صوت الحوار غير واضح
need:monitor house remotely|مراقبة البيت, كاميرات مراقبة, مراقبة الطفل
need:track steps|عد الخطوات, قياس النبض, حساب السعرات
need:simple phone|جوال بسيط, هاتف لكبار السن, جوال سهل الاستخدام
need:wet room|مكان رطب, للحمام, ضد الرطوبة
need:under water|تحت الماء, غمر في الماء, مقاوم للماء بعمق
need:basement|قبو, علية, سرداب
need:stairs|درج, سلم, سلالم
need:office|مكتب, شركة, للعمل
need:restaurant|مطعم, مقهى, تجهيزات مطاعم
need:school class|صف مدرسي, نادي, طلب جماعي
need:summer|صيف, حر الصيف, طقس حار
need:spring and autumn|ربيع وخريف, طقس معتدل, ملابس بين الفصول
need:all year round|طوال السنة, كل الفصول, لجميع المواسم
need:mud|طين, وحل, طرق موحلة
need:clothes for office|ملابس عمل رسمية, ملابس المكتب, لبس الدوام
need:evening event|سهرة, حفل رسمي, مناسبة مسائية
need:everyday|يومي, كاجوال, استعمال يومي
need:comfy at home|ملابس بيت مريحة, راحة في المنزل, لبس بيت
need:too tight|ضيق, لا يناسبني, مقاس خاطئ
need:too big (2)|واسع جدا, كبير علي, ينزلق
need:scratchy|يسبب الحكة, صوف يحك, تهيج من الملابس
need:see-through|شفاف, يشف, ملابس شفافة
need:hide tummy|إخفاء البطن, ملابس تخفي الكرش, لبس ينحف
need:large bust|صدر كبير, مقاس صدر كبير, دعم للصدر
need:easy to clean|سهل التنظيف, سهل العناية, ينظف بسرعة
need:lasts long|يدوم طويلا, متين, طويل العمر
need:light to carry|خفيف الحمل, خفيف الوزن, سهل الحمل
need:safe for kids|آمن للأطفال, غير سام, آمن للرضع
need:quiet|هادئ, صامت, بدون إزعاج
need:eco-friendly|صديق للبيئة, مستدام
need:plastic-free|بدون بلاستيك, صفر نفايات, تقليل البلاستيك
need:fairly made|إنتاج عادل, ظروف عمل عادلة, بدون عمالة أطفال
need:local|محلي, صناعة محلية, منتج وطني
need:handmade|صناعة يدوية, شغل يدوي, حرفي
need:animal-free|لم يختبر على الحيوانات, خال من الحيوانات, كرولتي فري
need:natural|طبيعي, بدون كيماويات, مكونات طبيعية
need:cheap|رخيص, اقتصادي, غير مكلف
need:high-end|فاخر, فخم, راقي
need:easy to use|سهل الاستخدام, بسيط, غير معقد
need:comfortable|مريح, راحة, مريح طوال اليوم
need:space-saving|موفر للمساحة, صغير الحجم, لا يأخذ مساحة
need:foldable for storage|قابل للطي, يطوى للتخزين, يطوى للسفر
need:fast|سريع, يوفر الوقت, مستعجل
need:multi-purpose|متعدد الاستخدامات, متعدد الوظائف, الكل في واحد
need:unbreakable|غير قابل للكسر, ضد الكسر, لا ينكسر
need:withstand heat|يتحمل الحرارة, مقاوم للحرارة, ضد الحرارة
need:goes in the dishwasher|يغسل في غسالة الصحون, آمن للجلاية, غسالة صحون
need:wash the dishes|غسل الصحون, جلي المواعين, غسيل الأطباق
need:adjustable|قابل للتعديل, ينمو مع الطفل, ارتفاعات مختلفة
need:reusable|قابل لإعادة الاستخدام, إعادة تعبئة, متعدد الاستعمال
need:disposable|استعمال مرة واحدة, للرمي, بلاستيكيات سفرة
need:repairable|قابل للإصلاح, قطع غيار متوفرة, قابل للتصليح
need:personalised|مخصص, بالاسم, منقوش بالاسم
need:beautiful|جميل, أنيق, عصري
need:vintage|فينتج, ريترو, قديم الطراز
need:second-hand|مستعمل, سكند هاند, مجدد
need:hygienic|صحي, معقم, ضد البكتيريا
need:non-toxic cookware|أواني آمنة, أواني بدون مواد ضارة, قدور صحية
need:cordless|لاسلكي, بدون كهرباء, يعمل بالبطارية
need:keep dry|إبقاء جافا, يحمي من البلل, ضد الماء
need:keep warm in winter outdoors|تدفئة في الخارج, ملابس شتوية دافئة, جاكيت دافئ
need:not too sweet|قليل السكر, غير حلو كثيرا, سكر أقل
need:spicy|حار, سبايسي, أكل حار
need:high protein|عالي البروتين, غني بالبروتين, حمية بروتين
need:low carb|قليل الكربوهيدرات, كيتو, لو كارب
need:alcohol-free|بدون كحول, خال من الكحول
need:halal|حلال, كوشر, بدون لحم خنزير
need:decaf|منزوع الكافيين, بدون كافيين, قهوة مسائية
need:strong taste|طعم قوي, قهوة مركزة, طعم خفيف
need:emergency supplies|مؤن الطوارئ, مستلزمات الطوارئ, تخزين مؤونة
need:night walk|مشي ليلي, كشاف, إضاءة الخيمة
need:dance all night|رقص طوال الليل, كعب مريح
need:matching outfit|أطقم متطابقة, لبس متناسق, تنسيق الملابس
need:keep valuables safe|حفظ الأشياء الثمينة, إخفاء النقود, إخفاء المفتاح
need:save money|توفير المال, مصروف الجيب, هدية نقدية
need:time something|ضبط الوقت, مؤقت, عد تنازلي
need:weigh|وزن, قياس الوزن, وزن المكونات
need:dog-proof furniture|أثاث ضد الكلاب, كنبة لا تظهر البقع, كنبة عائلية
need:first apartment|أول شقة, تأثيث شقة, بيت جديد
thing:sofa|كنبة, أريكة, صوفا
thing:sofa bed|كنبة سرير, صوفا بيد, أريكة سرير
thing:corner sofa|كنبة زاوية, كنب حرف إل, ركنة
thing:armchair|كرسي بذراعين, فوتيه, كرسي استرخاء
thing:recliner|كرسي استرخاء, ريكلاينر, كرسي مسترخي
thing:rocking chair|كرسي هزاز
thing:chair|كرسي, كرسي طعام, كرسي سفرة
thing:stool|كرسي بار, كرسي بدون ظهر, تابوريه
thing:bench|مقعد طويل, بنش, دكة
thing:footstool|مسند قدمين, بوف, أوتومان
thing:beanbag|بين باق, كرسي فاصوليا, كيس قعدة
thing:desk|مكتب, طاولة مكتب, طاولة كمبيوتر
thing:standing desk|مكتب قابل للرفع, مكتب وقوف, طاولة قابلة لتعديل الارتفاع
thing:office chair|كرسي مكتب, كرسي دوار
thing:gaming chair|كرسي قيمنق, كرسي ألعاب, كرسي جيمر
thing:chair castors|عجلات كرسي, عجلات أثاث, عجلات دوارة
thing:dining table|طاولة طعام, سفرة, طاولة مطبخ
thing:extendable table|طاولة قابلة للتمديد, طاولة تفتح, سفرة قابلة للتوسيع
thing:coffee table|طاولة قهوة, طاولة وسط, طاولة صالة
thing:side table|طاولة جانبية, طاولة خدمة, تربيزة جانبية
thing:bedside table|كومودينو, طاولة سرير, طاولة جانب السرير
thing:console table|كونسول, طاولة مدخل
thing:folding table|طاولة قابلة للطي, طاولة تطوى, طاولة تخييم
thing:folding chair|كرسي قابل للطي, كرسي رحلات, كرسي تخييم
thing:wardrobe|خزانة ملابس, دولاب ملابس, دولاب
thing:chest of drawers|خزانة أدراج, تسريحة, شيفونيرة
thing:drawer|درج, جارور, أدراج
thing:sideboard|بوفيه, خزانة جانبية, سايدبورد
thing:bookcase|مكتبة, رف كتب, خزانة كتب
thing:wall shelf|رف جداري, رف معلق, رف
thing:shelf bracket|حامل رف, زاوية رف, دعامة رف
thing:display cabinet|فترينة, خزانة عرض, خزانة زجاجية
thing:tv stand|طاولة تلفزيون, مكتبة تلفزيون, حامل تلفزيون
thing:shoe rack|رف أحذية, جزامة, خزانة أحذية
thing:coat rack|علاقة معاطف, شماعة, حامل ملابس
thing:clothes hanger|علاقة ملابس, شماعة ملابس, تعليقة
thing:clothes rail|حامل ملابس, ستاند ملابس, عمود تعليق
thing:bed|سرير, هيكل سرير, سرير مزدوج
thing:box spring|قاعدة سرير, بوكس سبرينج, سرير فندقي
thing:bunk bed|سرير طابقين, سرير دورين, سرير علوي
thing:guest bed|سرير ضيوف, سرير قابل للطي, سرير رحلات
thing:air bed|مرتبة هوائية, سرير هوائي, فرشة هوائية
thing:headboard|ظهر سرير, لوح رأس السرير, رأسية السرير
thing:slatted base|قاعدة ألواح السرير, ألواح سرير, شرائح السرير
thing:mattress|مرتبة, فرشة, مرتبة إسفنج
thing:mattress topper|لباد مرتبة, توبر, لبادة سرير
thing:mattress protector|واقي مرتبة, غطاء مرتبة, حامي مرتبة
thing:crib|سرير أطفال, سرير رضيع, مهد
thing:high chair|كرسي طعام للأطفال, كرسي أكل للطفل, كرسي عالي
thing:changing table|طاولة تغيير الحفاض, فرشة تغيير, طاولة غيار
thing:room divider|فاصل غرف, بارتشن, حاجز
thing:sofa cover|غطاء كنب, تلبيسة كنب, مفرش كنب
thing:chair cushion|وسادة كرسي, خدادية كرسي, مخدة جلوس
thing:felt pads|لباد أثاث, لباد أرجل الكراسي, حامي أرضيات
thing:furniture leg|أرجل أثاث, رجل طاولة, أرجل طاولة
thing:table top|سطح طاولة, سطح عمل, كاونتر
thing:handle|مقبض, يد درج, مقبض خزانة
thing:hinge|مفصلة, مفصلات أبواب, مفصلة خزانة
thing:drawer runner|سكة أدراج, مجرى درج, سكة تلسكوبية
thing:lamp|مصباح, لمبة, إضاءة
thing:ceiling light|إضاءة سقف, لمبة سقف, سبوت سقف
thing:pendant light|ثريا, نجفة, إضاءة معلقة
thing:floor lamp|أباجورة أرضية, مصباح أرضي, لمبة واقفة
thing:table lamp|أباجورة, مصباح طاولة, لمبة سرير
thing:desk lamp|مصباح مكتب, لمبة مكتب, مصباح قراءة
thing:wall light|أبليك, إضاءة جدارية, مصباح حائط
thing:spotlight|سبوت لايت, كشاف سقف, إضاءة تراك
thing:night light|إضاءة ليلية, نواسة, ونيسة
thing:light bulb|لمبة, لمبة ليد, مصباح كهربائي
thing:led strip|شريط ليد, شريط إضاءة, ليد ستريب
thing:fairy lights|حبال إضاءة, زينة مضيئة, أنوار زينة
thing:lampshade|غطاء أباجورة, شابوه أباجورة, غطاء مصباح
thing:lamp holder|دواية لمبة, قاعدة لمبة, حامل لمبة
thing:outdoor light|إضاءة خارجية, إضاءة حديقة, إنارة ممرات
thing:solar light|إضاءة شمسية, لمبة طاقة شمسية, مصباح شمسي
thing:floodlight|كشاف خارجي, كشاف ليد, كشاف بحساس حركة
thing:torch|كشاف يد, مصباح يدوي, بيل
thing:headlamp|كشاف رأس, مصباح رأس
thing:lantern|فانوس, فانوس تخييم, سراج
thing:dimmer|ديمر, مفتاح تعتيم, منظم إضاءة
thing:motion sensor|حساس حركة, مستشعر حركة, كاشف حركة
thing:sunrise alarm clock|منبه ضوئي, منبه شروق الشمس, مصباح ضوء النهار
thing:duvet|لحاف, كمفرتر, بطانية محشوة
thing:duvet cover|غطاء لحاف, كيس لحاف, وجه لحاف
thing:bed linen|مفارش سرير, طقم مفرش, بياضات سرير
thing:sheet|شرشف, ملاية, شرشف مطاط
thing:pillow|وسادة, مخدة
thing:neck pillow|وسادة طبية, مخدة رقبة, وسادة ميموري فوم
thing:body pillow|وسادة حمل, وسادة جسم, وسادة رضاعة
thing:travel pillow|وسادة سفر, مخدة سفر, وسادة رقبة للطائرة
thing:pillowcase|كيس مخدة, غطاء وسادة, وجه مخدة
thing:cushion|خدادية, وسادة ديكور, كوشن
thing:cushion cover|غطاء خدادية, كيس خدادية, غطاء وسادة ديكور
thing:blanket|بطانية, غطاء, بطانية فليس
thing:bedspread|مفرش سرير, غطاء سرير, لحاف خفيف
thing:weighted blanket|بطانية ثقيلة, بطانية موزونة, بطانية أوزان
thing:electric blanket|بطانية كهربائية, بطانية مدفأة, مفرش كهربائي
thing:hot water bottle|قربة ماء ساخن, قربة, كمادة حرارية
thing:baby sleeping bag|كيس نوم للرضع, كيس نوم أطفال
thing:towel|منشفة, فوطة, منشفة حمام
thing:washcloth|فوطة وجه, منشفة وجه, ليفة قماش
thing:beach towel|منشفة بحر, فوطة شاطئ, منشفة مسبح
thing:bathrobe|روب حمام, برنس, روب
thing:tea towel|فوطة مطبخ, منشفة صحون, فوطة تنشيف
thing:tablecloth|مفرش طاولة, غطاء طاولة, مفرش سفرة
thing:placemat|مفرش صحون, قطعة سفرة, بليسمات
thing:table runner|رنر طاولة, مفرش طولي, شريط طاولة
thing:napkin|مناديل سفرة, منديل, فوط سفرة
thing:coaster|قاعدة أكواب, كوستر, حامل كوب
thing:trivet|قاعدة قدور, حامل قدر ساخن, قاعدة ساخن
thing:apron|مريلة, مريول مطبخ, مئزر
thing:oven glove|قفاز فرن, قفاز حراري, ماسك قدور
thing:curtain|ستارة, ستائر, برادي
thing:blackout curtain|ستارة معتمة, ستائر بلاك اوت, ستارة حاجبة للضوء
thing:net curtain|ستارة شيفون, ستارة خفيفة, ستارة شفافة
thing:curtain rod|عصا ستارة, قضيب ستائر, سكة ستارة
thing:blind|ستارة رول, ستائر رومانية, بلايند
thing:roller shutter|شتر, أباجور نوافذ, شتر كهربائي
thing:insect screen|شبك حشرات, سلك ناموس, ناموسية
thing:rug|سجادة, سجاد, زولية
thing:carpet runner|سجادة ممر, سجاد ممرات, دواسة طويلة
thing:rug pad|مانع انزلاق السجاد, لباد تحت السجاد, قاعدة سجاد
thing:doormat|دعاسة, دواسة باب, ممسحة أرجل
thing:sheepskin|جلد خروف, فروة خروف, فروة
thing:vase|مزهرية, فازة, فازة ورد
thing:candle|شمعة, شموع, شمع
thing:scented candle|شمعة معطرة, شموع عطرية
thing:candle holder|حامل شموع, شمعدان
thing:room fragrance|معطر جو, معطر منزل, فواحة أعواد
thing:aroma diffuser|فواحة, جهاز نشر الرائحة, فواحة زيوت عطرية
thing:essential oil|زيت عطري, زيوت عطرية, زيت أساسي
thing:incense|بخور, أعواد بخور, عود
thing:picture frame|إطار صور, برواز, برواز صور
thing:poster|بوستر, ملصق جداري, لوحة مطبوعة
thing:canvas print|لوحة كانفاس, طباعة كانفس, لوحة جدارية
thing:mirror|مرآة, مراية, مرآة حائط
thing:clock|ساعة حائط, ساعة جدارية, ساعة
thing:alarm clock|منبه, ساعة منبه, ساعة تنبيه
thing:wall sticker|ملصقات جدران, ستيكر جدران, ملصق حائط
thing:artificial plant|نبات صناعي, ورد صناعي, شجرة صناعية
thing:dried flowers|ورد مجفف, زهور مجففة, عشب البامبا
thing:bouquet|باقة ورد, بوكيه, زهور
thing:wreath|إكليل, إكليل باب, طوق زهور
thing:christmas tree|شجرة كريسماس, شجرة عيد الميلاد, شجرة الميلاد
thing:christmas bauble|كرات زينة الكريسماس, زينة شجرة الميلاد, كرة كريسماس
thing:advent calendar|تقويم المجيء, تقويم الكريسماس
thing:figurine|تمثال, مجسم ديكور, تحفة
thing:piggy bank|حصالة, حصالة نقود
thing:storage box|صندوق تخزين, علبة تخزين, بوكس تنظيم
thing:basket|سلة, سلة تخزين, سلة خوص
thing:drawer organiser|منظم أدراج, فواصل أدراج, منظم ملاعق
thing:vacuum storage bag|أكياس تفريغ هواء, كيس ضغط الملابس, أكياس شفط
thing:underbed storage|صندوق تحت السرير, تخزين تحت السرير
thing:garment bag|كيس بدلة, غطاء ملابس, كيس حفظ الملابس
thing:hook|خطاف, علاقة جدارية, علاقة لاصقة
thing:pegboard|لوحة مثقبة, لوح تعليق الأدوات, بيغ بورد
thing:heavy-duty shelving|رفوف معدنية, أرفف تخزين, ستاند مستودع
thing:trunk|صندوق خشبي, صندوق تخزين كبير, صندوق بطانيات
thing:toy box|صندوق ألعاب, سلة ألعاب, تخزين الألعاب
thing:key rack|علاقة مفاتيح, حامل مفاتيح, صندوق مفاتيح
thing:keyring|ميدالية, ميدالية مفاتيح, حلقة مفاتيح
thing:home safe|خزنة, خزنة منزلية, صندوق نقود
thing:letterbox|صندوق بريد, صندوق رسائل
thing:umbrella stand|حامل مظلات, ستاند شماسي
thing:magazine rack|حامل مجلات, حامل جرائد, ستاند مجلات
thing:wastepaper basket|سلة مهملات, سلة نفايات, زبالة
thing:pedal bin|سلة مهملات بدواسة, سلة نفايات بحساس, حاوية بدواسة
thing:bin bag|أكياس نفايات, أكياس زبالة, كيس قمامة
thing:washbasin|مغسلة, حوض, حوض حمام
thing:tap|حنفية, خلاط, صنبور
thing:tap aerator|فلتر حنفية, مصفاة صنبور, مرشد مياه
thing:shower|دش, شاور, طقم دش
thing:shower head|رأس دش, دش يدوي, سماعة دش
thing:shower hose|لي دش, خرطوم دش, هوز شاور
thing:shower curtain|ستارة حمام, ستارة دش, ستارة شاور
thing:shower screen|كابينة دش, باب شاور, حاجز زجاجي للدش
thing:bathtub|حوض استحمام, بانيو, بانيو حمام
thing:toilet|مرحاض, كرسي حمام, تواليت
thing:toilet seat|غطاء مرحاض, مقعد مرحاض, غطاء كرسي حمام
thing:toilet brush|فرشاة مرحاض, فرشة حمام, فرشاة تواليت
thing:toilet paper holder|حامل مناديل حمام, حامل ورق تواليت, علاقة مناديل
thing:toilet paper|ورق تواليت, مناديل حمام, ورق حمام
thing:bath mat|دعاسة حمام, سجادة حمام, دواسة حمام
thing:towel rail|علاقة مناشف, حامل مناشف, حامل فوط
thing:heated towel rail|سخان مناشف, مدفئ مناشف, حامل مناشف كهربائي
thing:toothbrush holder|حامل فرش أسنان, كوب فرشاة أسنان
thing:bathroom cabinet|خزانة حمام, دولاب حمام, خزانة مرآة
thing:bathroom scale|ميزان, ميزان حمام, ميزان وزن الجسم
thing:shower caddy|رف حمام, رف شاور, منظم شاور
thing:grab rail|مقبض حمام, مسكة حمام, مقبض أمان
thing:shower stool|كرسي استحمام, مقعد دش, كرسي شاور
thing:broom|مكنسة, مقشة, مكنسة يدوية
thing:dustpan|جاروف, مجرود, لقاطة كناسة
thing:mop|ممسحة, مسّاحة, ممسحة أرضيات
thing:bucket|سطل, دلو, جردل
thing:cleaning cloth|قطعة قماش تنظيف, فوطة مايكروفايبر, فوطة تنظيف
thing:sponge|إسفنجة, سفنجة صحون, ليفة مواعين
thing:dish brush|فرشاة صحون, فرشاة جلي, فرشاة تنظيف
thing:feather duster|منفضة, منفضة غبار, ريشة غبار
thing:window squeegee|مساحة زجاج, ماسحة نوافذ, قشاطة زجاج
thing:rubber gloves|قفازات مطاطية, قفازات جلي, قفازات تنظيف
thing:all-purpose cleaner|منظف متعدد الأغراض, منظف عام, بخاخ تنظيف
thing:bathroom cleaner|منظف حمام, منظف مراحيض, منظف تواليت
thing:descaler|مزيل كلس, مزيل ترسبات, مزيل التكلس
thing:glass cleaner|منظف زجاج, ملمع زجاج, بخاخ زجاج
thing:washing-up liquid|سائل جلي, صابون صحون, سائل غسيل الأطباق
thing:dishwasher tablets|أقراص غسالة صحون, حبوب غسالة الصحون, منظف غسالة صحون
thing:laundry detergent|مسحوق غسيل, منظف ملابس, صابون غسيل
thing:fabric softener|منعم ملابس, ملين ملابس, منعم أقمشة
thing:stain remover|مزيل بقع, مزيل البقع, بخاخ بقع
thing:soap|صابون, صابون يدين, صابون سائل
thing:kitchen roll|مناديل مطبخ, رول مطبخ, ورق مطبخ
thing:tissues|مناديل, كلينكس, محارم
thing:wet wipes|مناديل مبللة, مناديل معقمة, مناديل تنظيف
thing:vacuum cleaner|مكنسة كهربائية, هوفر
thing:cordless vacuum|مكنسة لاسلكية, مكنسة عمودية, مكنسة يدوية لاسلكية
thing:robot vacuum|مكنسة روبوت, مكنسة ذكية, روبوت تنظيف
thing:vacuum cleaner bag|كيس مكنسة, أكياس مكنسة كهربائية, كيس غبار
thing:steam cleaner|منظف بخار, ممسحة بخار, جهاز تنظيف بالبخار
thing:pressure washer|مضخة غسيل ضغط عالي, غسالة ضغط, ماكينة غسيل سيارات
thing:carpet cleaner|منظف سجاد, جهاز غسيل الكنب, مكنسة غسيل سجاد
thing:lint roller|رول وبر, مزيل وبر, لاصق وبر
thing:fabric shaver|ماكينة إزالة الوبر, ماكينة وبر, مزيل كرات الوبر
thing:laundry basket|سلة غسيل, سلة ملابس, سلة غسيل متسخ
thing:drying rack|منشر غسيل, منشر ملابس, ستاند نشر
thing:clothesline|حبل غسيل, حبل نشر, منشر دوار
thing:clothes peg|مشابك غسيل, ملاقط غسيل, ملقط ملابس
thing:ironing board|طاولة كوي, لوح كوي, طاولة مكواة
thing:ironing board cover|غطاء طاولة كوي, قماش طاولة كوي
thing:iron|مكواة, مكوى, مكواة بخار
thing:steam generator iron|مكواة بخار بخزان, مكواة محطة بخار, مولد بخار
thing:garment steamer|مكواة بخار عمودية, ستيمر ملابس, مكواة بخار يدوية
thing:laundry bag|كيس غسيل, شبكة غسيل, كيس غسيل الملابس الداخلية
thing:moth trap|طارد عث, مصيدة عث, خشب الأرز
thing:washing machine|غسالة, غسالة ملابس, غسالة أوتوماتيك
thing:tumble dryer|نشافة, مجفف ملابس, نشافة ملابس
thing:washer dryer|غسالة ونشافة, غسالة مع نشافة, غسالة نشافة
thing:dishwasher|غسالة صحون, جلاية, غسالة أطباق
thing:fridge|ثلاجة, براد, ثلاجة وفريزر
thing:mini fridge|ثلاجة صغيرة, ميني بار, ثلاجة مكتب
thing:freezer|فريزر, مجمد, ديب فريزر
thing:wine cooler|ثلاجة نبيذ, مبرد نبيذ, خزانة نبيذ
thing:oven|فرن, فرن كهربائي, فرن مدمج
thing:cooker|طباخ, بوتاجاز, فرن غاز
thing:hob|موقد, بوتاجاز مسطح, سطح طبخ
thing:extractor hood|شفاط مطبخ, هود مطبخ, شفاط
thing:microwave|ميكروويف, مايكرويف, فرن ميكروويف
thing:coffee machine|ماكينة قهوة, آلة قهوة, صانعة قهوة
thing:espresso machine|ماكينة اسبريسو, آلة إسبريسو, ماكينة إسبرسو
thing:capsule machine|ماكينة قهوة كبسولات, ماكينة نسبريسو, آلة كبسولات
thing:coffee capsule|كبسولات قهوة, كبسولة قهوة, كبسولات نسبريسو
thing:moka pot|موكا بوت, إبريق موكا, إبريق اسبريسو
thing:french press|فرنش برس, مكبس قهوة, كوفي برس
thing:pour-over dripper|قمع تقطير قهوة, دريبر قهوة, كيمكس
thing:coffee filter paper|فلتر قهوة ورقي, ورق ترشيح قهوة, فلاتر قهوة
thing:coffee grinder|مطحنة قهوة, طاحونة قهوة, مطحنة بن
thing:milk frother|خفاقة حليب, رغوة الحليب, صانعة رغوة الحليب
thing:tamper|مكبس اسبريسو, تامبر قهوة, أدوات اسبريسو
thing:kettle|غلاية, غلاية ماء, كاتل
thing:toaster|محمصة خبز, توستر, حماصة
thing:sandwich maker|صانعة ساندويتش, محمصة ساندويتش, شواية ساندويتش
thing:waffle iron|صانعة وافل, ماكينة وافل, جهاز وافل
thing:air fryer|قلاية هوائية, اير فراير, مقلاة هوائية
thing:deep fryer|قلاية كهربائية, قلاية زيت, قلاية عميقة
thing:blender|خلاط, خلاط كهربائي, بلندر
thing:hand blender|خلاط يدوي, هاند بلندر, خلاط عصا
thing:hand mixer|مضرب كهربائي, خفاقة يدوية, مضرب بيض كهربائي
thing:stand mixer|عجانة, عجانة كهربائية, خلاط عجين
thing:food processor|محضرة طعام, كبة, مفرمة خضار
thing:cooking robot|روبوت طبخ, طباخ متعدد الوظائف, ثيرموميكس
thing:juicer|عصارة, عصارة فواكه, عصارة ليمون
thing:soda maker|صانعة صودا, جهاز مياه غازية, صودا ستريم
thing:CO2 cylinder|أسطوانة غاز صودا, أسطوانة ثاني أكسيد الكربون, عبوة غاز صودا
thing:water filter|فلتر ماء, إبريق فلتر ماء, خرطوشة فلتر
thing:slow cooker|طباخ بطيء, قدر طبخ بطيء, سلو كوكر
thing:pressure cooker|طنجرة ضغط, قدر ضغط, حلة ضغط
thing:bread maker|صانعة خبز, خبازة كهربائية, ماكينة خبز
thing:ice cream maker|صانعة آيس كريم, ماكينة آيس كريم, آلة مثلجات
thing:ice cube maker|صانعة ثلج, ماكينة ثلج, قالب ثلج
thing:yogurt maker|صانعة زبادي, جهاز زبادي, آلة لبن
thing:raclette grill|شواية راكليت, راكليت, شواية طاولة
thing:fondue set|طقم فوندو, قدر فوندو
thing:food dehydrator|مجفف طعام, مجفف فواكه, جهاز تجفيف
thing:vacuum sealer|جهاز تفريغ هواء, ماكينة تغليف بالتفريغ, جهاز فاكيوم
thing:sous vide cooker|جهاز سوفيد, طباخ سوفيد
thing:pasta machine|ماكينة باستا, آلة معكرونة, صانعة باستا
thing:kitchen scale|ميزان مطبخ, ميزان طعام, ميزان رقمي
thing:food thermometer|ميزان حرارة طعام, ترمومتر لحم, مقياس حرارة طعام
thing:kitchen timer|مؤقت مطبخ, مؤقت بيض, تايمر مطبخ
thing:egg cooker|سلاقة بيض, جهاز سلق بيض, طباخ بيض
thing:pan|مقلاة, طاسة, طاوة
thing:cast iron pan|مقلاة حديد زهر, مقلاة حديد, طاسة حديد
thing:wok|ووك, مقلاة ووك, مقلاة صينية
thing:grill pan|مقلاة شواء, شواية جريل, طاسة جريل
thing:crepe pan|مقلاة كريب, صانعة كريب, طاسة بانكيك
thing:pot|قدر, طنجرة, حلة
thing:casserole dish|طاجن, قدر حديد زهر, كسرولة
thing:cookware set|طقم قدور, طقم أواني طهي, طقم حلل
thing:pan lid|غطاء قدر, غطاء مقلاة, غطاء زجاجي
thing:roasting tin|صينية فرن, صينية شوي, طبق فرن
thing:baking tray|صينية خبز, صينية كوكيز, صينية فرن مسطحة
thing:cake tin|قالب كيك, قالب خبز, صينية كيك
thing:muffin tin|قالب مافن, قالب كب كيك, أكواب كب كيك
thing:cookie cutter|قطاعة بسكويت, قطاعة كوكيز, قوالب بسكويت
thing:rolling pin|شوبك, مرقاق عجين, نشابة
thing:whisk|مضرب بيض يدوي, خفاقة بيض, مضرب سلك
thing:mixing bowl|وعاء خلط, زبدية, وعاء سلطة
thing:piping bag|كيس تزيين, كيس حلواني, أقماع تزيين كيك
thing:cake decoration|زينة كيك, حبيبات تزيين, عجينة سكر
thing:baking paper|ورق زبدة, ورق خبز, ورق فرن
thing:cling film|نايلون تغليف, ورق ألمنيوم, قصدير
thing:cooling rack|شبك تبريد, رف تبريد كيك
thing:proofing basket|سلة تخمير العجين, بانيتون, سلة خبز
thing:kitchen knife|سكين مطبخ, سكين شيف, سكين تقطيع
thing:japanese knife|سكين ياباني, سكين سانتوكو, سكين دمشقي
thing:bread knife|سكين خبز, سكين مسنن, منشار خبز
thing:paring knife|سكين تقشير, سكين خضار, سكين فواكه
thing:steak knife|سكين ستيك, سكين مائدة, سكين لحم
thing:knife block|حامل سكاكين, طقم سكاكين, حامل سكاكين مغناطيسي
thing:knife sharpener|مسن سكاكين, حجر سن, مبرد سكاكين
thing:cutting board|لوح تقطيع, لوحة تقطيع, خشبة تقطيع
thing:kitchen scissors|مقص مطبخ, مقص دجاج
thing:peeler|مقشرة, قشارة خضار, مقشرة بطاطس
thing:grater|مبشرة, مبشرة جبن, برّاشة
thing:mandoline|قطاعة خضار, ماندولين, قطاعة شرائح
thing:meat slicer|قطاعة لحم, ماكينة تقطيع لحوم, قطاعة خبز
thing:garlic press|عصارة ثوم, هراسة ثوم, مفرمة ثوم
thing:can opener|فتاحة علب, فتاحة معلبات
thing:corkscrew|فتاحة زجاجات, فتاحة فلين, مفتاح زجاجات
thing:colander|مصفاة, مصفاة معكرونة, منخل
thing:salad spinner|مجفف سلطة, مصفاة سلطة دوارة, عصارة سلطة
thing:spatula|ملعقة طبخ, سباتولا, ملعقة خشبية
thing:ladle|مغرفة, كبشة, مغرفة شوربة
thing:tongs|ملقط, ملقط مطبخ, ملقط طعام
thing:measuring cup|كوب قياس, أكواب معايرة, ملاعق قياس
thing:mortar and pestle|هاون, مدقة, مهراس
thing:salt mill|مطحنة ملح, مطحنة فلفل, ملاحة
thing:spice rack|حامل بهارات, علب بهارات, رف توابل
thing:food storage container|علب حفظ طعام, حافظة طعام, علب فريزر
thing:storage jar|برطمان, مرطبان, علبة تخزين
thing:lunch box|لانش بوكس, علبة طعام, علبة غداء
thing:food flask|حافظة طعام حرارية, ترمس طعام, علبة طعام حرارية
thing:thermos flask|ترمس, ثرمس, زجاجة حرارية
thing:water bottle|قارورة ماء, زجاجة ماء, مطارة
thing:travel mug|كوب حراري, مج سفر, كوب قهوة محمول
thing:butter dish|علبة زبدة, طبق زبدة, طبق جبن بغطاء
thing:bread bin|علبة خبز, صندوق خبز, حافظة خبز
thing:fruit bowl|طبق فواكه, سلة فواكه, وعاء فواكه
thing:dish rack|مجفف صحون, حامل أطباق, مصفاة صحون
thing:plate|صحن, طبق, صحون
thing:cereal bowl|زبدية حبوب, سلطانية, زبدية شوربة
thing:tableware|أطقم سفرة, أدوات مائدة, طقم صحون
thing:cup|كوب, مج, فنجان
thing:saucer|صحن فنجان, طبق فنجان
thing:glass|كأس, كوب زجاجي, كاسات
thing:wine glass|كأس نبيذ, كأس شمبانيا, كأس بساق
thing:beer glass|كأس بيرة, كوب بيرة
thing:cocktail shaker|شيكر كوكتيل, خلاط كوكتيل, كأس كوكتيل
thing:carafe|إبريق, دورق, جك
thing:cutlery|أدوات المائدة, طقم ملاعق, ملاعق وشوك
thing:children's tableware|أدوات طعام أطفال, صحن أطفال, كوب أطفال
thing:disposable tableware|أطباق بلاستيك, أكواب ورقية, أدوات استعمال مرة واحدة
thing:drinking straw|شفاطات, شاليمو, مصاصة شرب
thing:tray|صينية, صينية تقديم
thing:serving platter|طبق تقديم, ستاند كيك, لوح تقديم
thing:teapot|إبريق شاي, براد شاي, ابريق شاي
thing:tea infuser|مصفاة شاي, منقع شاي, فلتر شاي
thing:picnic basket|سلة رحلات, سلة بيكنك, مفرش رحلات
thing:cool box|صندوق تبريد, آيس بوكس, حافظة مبردة
thing:ice pack|كيس ثلج, جل تبريد, قوالب تبريد
thing:shopping trolley|عربة تسوق, حقيبة تسوق, شنطة تسوق قماش
thing:coffee|قهوة, قهوة مطحونة, بن
thing:coffee beans|حبوب قهوة, بن حب, حبوب اسبريسو
thing:decaf|قهوة منزوعة الكافيين, ديكاف, قهوة بدون كافيين
thing:instant coffee|قهوة سريعة الذوبان, نسكافيه, قهوة فورية
thing:tea|شاي, شاي أسود, شاي أخضر
thing:tea bag|أكياس شاي, شاي أكياس, كيس شاي
thing:herbal tea|شاي أعشاب, شاي فواكه, منقوع أعشاب
thing:matcha|ماتشا, مسحوق ماتشا, طقم ماتشا
thing:hot chocolate|شوكولاتة ساخنة, كاكاو, هوت شوكليت
thing:chocolate|شوكولاتة, شوكولاته داكنة, لوح شوكولاتة
thing:chocolates|علبة شوكولاتة, برالين, ترافل شوكولاتة
thing:sweets|حلوى, حلويات, سكاكر
thing:liquorice|عرق سوس, حلوى عرق السوس
thing:chewing gum|علكة, لبان, حلوى نعناع
thing:biscuit|بسكويت, كوكيز, بسكوت
thing:cake|كيك, كعكة, معجنات
thing:gingerbread|كعك الزنجبيل, بانيتوني, بسكويت الكريسماس
thing:crisps|شيبس, رقائق بطاطس, بطاطس شيبسي
thing:popcorn|فشار, بوب كورن, صانعة فشار
thing:muesli|جرانولا, شوفان, حبوب إفطار
thing:protein bar|بروتين بار, ألواح بروتين, ألواح طاقة
thing:jam|مربى, مرملاد, مربى فواكه
thing:honey|عسل, عسل نحل, عسل طبيعي
thing:nut butter|زبدة فول سوداني, زبدة مكسرات, شوكولاتة دهن
thing:syrup|شراب, شراب القيقب, شراب مركز
thing:sugar|سكر, سكر بني, محلي
thing:flour|طحين, دقيق, دقيق قمح
thing:baking mix|خليط كيك, خلطة خبز, خلطة كيك جاهزة
thing:bread|خبز, عيش, توست
thing:pasta|معكرونة, باستا, سباغيتي
thing:rice|أرز, رز, رز بسمتي
thing:olive oil|زيت زيتون, زيت زيتون بكر ممتاز
thing:vinegar|خل, خل بلسمي, خل تفاح
thing:oil and vinegar set|زجاجة زيت, موزع زيت, طقم زيت وخل
thing:spice|بهارات, توابل, أعشاب
thing:salt|ملح, ملح بحري, ملح هيمالايا
thing:stock|مرق, مكعبات مرق, مرقة
thing:soup|شوربة, حساء, شوربة سريعة
thing:hot sauce|صلصة حارة, شطة, صوص حار
thing:soy sauce|صويا صوص, صلصة الصويا, ميسو
thing:tinned food|معلبات, أغذية معلبة, طماطم معلبة
thing:pickles|مخلل, مخللات, زيتون
thing:spread|حمص, مدهونات, باتيه
thing:cheese|جبن, جبنة, بارميزان
thing:plant milk|حليب نباتي, حليب شوفان, حليب لوز
thing:egg|بيض, بيضة, بيض بلدي
thing:meat substitute|بديل اللحم, توفو, برجر نباتي
thing:fruit and vegetables|فواكه وخضار, خضروات, فواكه طازجة
thing:frozen food|أطعمة مجمدة, وجبة جاهزة, مجمدات
thing:gift basket|سلة هدايا, صندوق هدايا طعام, سلة مأكولات
thing:sparkling wine|نبيذ فوار, شمبانيا, بروسيكو
thing:beer|بيرة, جعة, بيره
thing:alcohol-free drink|مشروب بدون كحول, موكتيل, بيرة خالية من الكحول
thing:juice|عصير, عصير برتقال, عصير تفاح
thing:mineral water|مياه معدنية, مياه غازية, ماء
thing:kombucha|كمبوتشا, كفير, مشروب مخمر
thing:home brewing kit|طقم تخمير منزلي, عدة تخمير بيرة
thing:baby food|أغذية أطفال, حليب أطفال, سيريلاك
thing:dietary supplement|مكملات غذائية, فيتامينات, حبوب فيتامين
thing:protein powder|بروتين بودرة, مسحوق بروتين, واي بروتين
thing:magnesium|مغنيسيوم, حبوب مغنيسيوم, مغنسيوم
thing:omega 3|أوميغا 3, زيت السمك, اوميجا 3
thing:collagen|كولاجين, بودرة كولاجين, حبوب كولاجين
thing:probiotic|بروبيوتيك, بكتيريا نافعة
thing:melatonin|ميلاتونين, حبوب نوم, مساعد على النوم
thing:phone|هاتف, جوال, موبايل
thing:senior phone|هاتف كبار السن, جوال بأزرار كبيرة, هاتف بأزرار
thing:landline phone|هاتف أرضي, هاتف لاسلكي, تلفون منزلي
thing:phone case|كفر جوال, جراب موبايل, غطاء هاتف
thing:screen protector|واقي شاشة, لاصق حماية شاشة, اسكرينة
thing:charger|شاحن, شاحن جوال, شاحن موبايل
thing:charging cable|كيبل شحن, كابل شحن, سلك شاحن
thing:wireless charger|شاحن لاسلكي, قاعدة شحن, محطة شحن
thing:power bank|باور بانك, شاحن متنقل, بطارية متنقلة
thing:phone holder|حامل جوال, حامل موبايل, ستاند جوال
thing:sim card|شريحة اتصال, شريحة جوال, سيم كارد
thing:tablet|تابلت, آيباد, جهاز لوحي
thing:e-reader|قارئ إلكتروني, كيندل, قارئ كتب إلكترونية
thing:stylus|قلم لمس, قلم تابلت, قلم ايباد
thing:smartwatch|ساعة ذكية, سوار رياضي, سمارت ووتش
thing:watch strap|سوار ساعة, سير ساعة, استيك ساعة
thing:laptop|لابتوب, لاب توب, حاسوب محمول
thing:computer|كمبيوتر, حاسوب, كمبيوتر مكتبي
thing:monitor|شاشة كمبيوتر, مونيتور, شاشة
thing:monitor arm|حامل شاشة, ذراع شاشة, حامل لابتوب
thing:keyboard|لوحة مفاتيح, كيبورد, كيبورد لاسلكي
thing:computer mouse|ماوس, فأرة كمبيوتر, ماوس لاسلكي
thing:mouse pad|ماوس باد, لوحة ماوس, قاعدة ماوس
thing:webcam|كاميرا ويب, ويب كام
thing:laptop bag|حقيبة لابتوب, شنطة لابتوب, جراب لابتوب
thing:docking station|محطة إرساء, موزع usb, يو اس بي هب
thing:external hard drive|هارد خارجي, قرص صلب خارجي, هارد ديسك
thing:usb stick|فلاش ميموري, فلاشة, ذاكرة usb
thing:memory card|كرت ذاكرة, بطاقة ذاكرة, كارت ميموري
thing:laptop battery|بطارية لابتوب, بطارية بديلة, بطارية جوال
thing:router|راوتر, مودم, راوتر واي فاي
thing:wifi repeater|مقوي شبكة, مقوي واي فاي, موسع شبكة
thing:network cable|كيبل شبكة, كابل إيثرنت, كيبل انترنت
thing:hdmi cable|كيبل hdmi, كابل اتش دي, كيبل شاشة
thing:adapter|محول, وصلة تحويل, دونجل
thing:travel adapter|محول سفر, محول كهرباء, فيش عالمي
thing:cable management|منظم أسلاك, مشابك كابلات, صندوق أسلاك
thing:headphones|سماعات رأس, سماعة رأس, هيدفون
thing:earbuds|سماعات أذن, إيربودز, سماعات لاسلكية
thing:headset|سماعة قيمنق, هيدست, سماعة مع مايك
thing:speaker|مكبر صوت, سماعة بلوتوث, سبيكر
thing:soundbar|ساوند بار, مكبر صوت تلفزيون, مسرح منزلي
thing:smart speaker|سماعة ذكية, مكبر صوت ذكي, أليكسا
thing:hi-fi system|نظام صوت, مكبر صوت استيريو, أمبليفاير
thing:record player|مشغل أسطوانات, جرامافون, مشغل فينيل
thing:radio|راديو, مذياع, راديو رقمي
thing:microphone|ميكروفون, مايك, مايكروفون
thing:television|تلفزيون, شاشة تلفزيون, تلفاز
thing:tv wall mount|حامل تلفزيون, حامل شاشة جداري, ستاند تلفزيون
thing:projector|بروجكتر, جهاز عرض, شاشة عرض
thing:streaming stick|جهاز بث, تي في بوكس, كروم كاست
thing:remote control|ريموت, ريموت كنترول, جهاز تحكم عن بعد
thing:camera|كاميرا, كاميرا رقمية, كاميرا تصوير
thing:instant camera|كاميرا فورية, بولارويد, كاميرا انستاكس
thing:camera lens|عدسة كاميرا, عدسة تصوير, عدسة زوم
thing:tripod|ترايبود, حامل ثلاثي, عصا سيلفي
thing:camera bag|حقيبة كاميرا, حزام كاميرا, غطاء عدسة
thing:action cam|كاميرا أكشن, جوبرو, داش كام
thing:drone|درون, طائرة بدون طيار, طائرة تصوير
thing:security camera|كاميرا مراقبة, كاميرات مراقبة, كاميرا أمنية
thing:video doorbell|جرس باب بكاميرا, جرس باب, انتركم
thing:smart home|منزل ذكي, قابس ذكي, لمبة ذكية
thing:smart lock|قفل ذكي, قفل إلكتروني, قفل باب ببصمة
thing:baby monitor|جهاز مراقبة الطفل, كاميرا مراقبة أطفال, بيبي مونيتور
thing:bluetooth tracker|جهاز تتبع, اير تاق, متتبع gps
thing:battery|بطارية, بطاريات, حجارة بطارية
thing:battery charger|شاحن بطاريات, شاحن بطاريات aa
thing:printer|طابعة, برنتر, طابعة ليزر
thing:ink cartridge|حبر طابعة, خرطوشة حبر, تونر
thing:photo printer|طابعة صور, طابعة ملصقات, ورق صور
thing:scanner|ماسح ضوئي, سكانر, قارئ باركود
thing:3d printer|طابعة ثلاثية الأبعاد, فيلامنت, خيوط pla
thing:game console|جهاز ألعاب, بلايستيشن, إكس بوكس
thing:game controller|يد تحكم, يد بلايستيشن, ذراع تحكم
thing:video game|لعبة فيديو, ألعاب فيديو, لعبة بلايستيشن
thing:vr headset|نظارة واقع افتراضي, نظارة vr, نظارات في ار
thing:calculator|آلة حاسبة, حاسبة علمية, حاسبة
thing:electric shaver|ماكينة حلاقة كهربائية, ماكينة حلاقة, آلة حلاقة
thing:hair dryer|مجفف شعر, سشوار, استشوار
thing:heater|دفاية, مدفأة, سخان كهربائي
thing:infrared heater|دفاية خارجية, مدفأة أشعة تحت الحمراء, دفاية تراس
thing:stove|مدفأة حطب, موقد حطب, صوبة
thing:thermostat|ثرموستات, منظم حرارة, ترموستات ذكي
thing:fan|مروحة, مروحة عمودية, مروحة مكتب
thing:air conditioner|مكيف, تكييف, مكيف متنقل
thing:air purifier|منقي هواء, جهاز تنقية هواء, فلتر هيبا
thing:humidifier|مرطب هواء, جهاز ترطيب هواء, مرطب جو
thing:dehumidifier|مزيل رطوبة, جهاز سحب الرطوبة, ماص رطوبة
thing:smoke alarm|كاشف دخان, إنذار حريق, حساس دخان
thing:alarm system|جهاز إنذار, نظام إنذار, حساس باب
thing:tool|أداة, أدوات, عدة
thing:tool box|صندوق عدة, شنطة عدة, طقم عدة
thing:tool belt|حزام عدة, حقيبة عدة, طاولة عمل
thing:hammer|مطرقة, شاكوش, جاكوش
thing:screwdriver|مفك, مفك براغي, طقم مفكات
thing:bit set|طقم لقم, مفتاح ألن, رؤوس مفكات
thing:wrench|مفتاح ربط, مفتاح إنجليزي, طقم مفاتيح
thing:torque wrench|مفتاح عزم, مفتاح عزم الدوران
thing:pliers|كماشة, زرادية, قطاعة أسلاك
thing:drill|دريل, مثقاب, شنيور
thing:cordless screwdriver|مفك كهربائي, مفك شحن, دريل شحن
thing:drill bit|ريشة دريل, بنطة شنيور, منشار دائري للثقب
thing:sandpaper|ورق صنفرة, ورق زجاج, صنفرة
thing:tool battery|بطارية دريل, بطارية عدة, بطارية أدوات كهربائية
thing:tape measure|شريط قياس, متر قياس, مسطرة
thing:spirit level|ميزان ماء, ميزان ليزر
thing:laser distance meter|متر ليزر, مقياس مسافة ليزر, كاشف جدران
thing:pocket knife|سكين جيب, مطواة, سكين متعدد الأدوات
thing:utility cutter|مشرط, قطر, سكين كرتون
thing:ladder|سلم, درج متحرك, سلم منزلي
thing:clamp|مشبك تثبيت, قامطة, ملزمة
thing:glue gun|مسدس شمع, مسدس غراء, أصابع شمع
thing:soldering iron|كاوية لحام, مكواة لحام, قصدير لحام
thing:staple gun|دباسة خشب, مسدس دباسة, مسدس مسامير
thing:screw|برغي, براغي, مسامير برغي
thing:steel nail|مسمار, مسامير, مسامير خشب
thing:wall plug|فيشر, خابور, فيش جدار
thing:cable tie|رباط بلاستيك, ربطات كابلات, أفيز بلاستيك
thing:padlock|قفل, قفل أرقام, قفل معلق
thing:door lock|قفل باب, كالون, سلندر باب
thing:glue|غراء, صمغ, لاصق
thing:tape|شريط لاصق, لزق, تيب
thing:paint|دهان, طلاء جدران, بوية
thing:wood paint|دهان خشب, ورنيش, لاكيه
thing:wood stain|صبغة خشب, زيت خشب, حماية خشب
thing:paint primer|برايمر دهان, طبقة أساس, دهان أساس
thing:spray paint|سبراي دهان, بخاخ بوية, رذاذ طلاء
thing:chalk paint|دهان طباشيري, دهان أثاث
thing:paint roller|رول دهان, فرشاة دهان, رولة بوية
thing:dust sheet|غطاء حماية من الدهان, نايلون تغطية, مشمع أرضيات
thing:wallpaper|ورق جدران, ورق حائط
thing:window film|لاصق نوافذ, ستيكر زجاج, فيلم خصوصية
thing:flooring|أرضيات, باركيه, أرضية فينيل
thing:skirting board|نعلات, وزرة, إطار أرضية
thing:floor underlay|عازل أرضيات, طبقة تحت الباركيه
thing:tile|بلاط, سيراميك, موزاييك
thing:timber|خشب, ألواح خشب, أبلكاش
thing:roofing|تسقيف, مزراب, مواد أسقف
thing:door|باب, أبواب, باب داخلي
thing:window|نافذة, شباك, زجاج نافذة
thing:pipe|ماسورة, أنبوب, مواسير سباكة
thing:siphon|سيفون مغسلة, مصرف حوض
thing:seal|جوان, حلقة مطاطية, جلدة مانعة للتسرب
thing:water pump|مضخة ماء, طرمبة, غطاس ماء
thing:water heater|سخان ماء, بويلر, سخان فوري
thing:cistern|سيفون مرحاض, صندوق طرد, محبس تعبئة
thing:socket|مقبس كهرباء, بريزة, فيش كهرباء
thing:light switch|مفتاح إضاءة, مفتاح كهرباء, كبس نور
thing:extension lead|توصيلة كهرباء, مشترك كهرباء, وصلة كهرباء
thing:electrical cable|سلك كهرباء, كابل كهرباء, كيبل كهرباء
thing:fuse|فيوز, قاطع كهرباء, طبلون كهرباء
thing:timer switch|تايمر كهرباء, مؤقت كهرباء, مقياس استهلاك الكهرباء
thing:multimeter|ملتيميتر, جهاز قياس كهرباء, مفك فحص
thing:EV charger|شاحن سيارة كهربائية, محطة شحن سيارة, كيبل شحن سيارة كهربائية
thing:workwear|ملابس عمل, بنطلون عمل, أفرول
thing:safety shoes|حذاء سلامة, أحذية سلامة, حذاء عمل
thing:work gloves|قفازات عمل, قفازات حماية, جوانتي عمل
thing:safety glasses|نظارات سلامة, نظارات حماية, واقي وجه
thing:dust mask|كمامة, كمامة غبار, قناع واقي
thing:hard hat|خوذة سلامة, خوذة عمل, قبعة سلامة
thing:hi-vis vest|سترة عاكسة, فيست سلامة, سترة سلامة
thing:knee pads|واقي ركبة, ركب حماية
thing:garden furniture|أثاث حديقة, جلسة خارجية, أثاث خارجي
thing:garden chair|كرسي حديقة, كرسي استرخاء, شيزلونج
thing:garden table|طاولة حديقة, طاولة بلكونة, طاولة خارجية
thing:outdoor cushion|وسادة خارجية, مساند جلسات خارجية, غطاء أثاث حديقة
thing:privacy screen|ساتر خصوصية, سياج حديقة, ساتر بلكونة
thing:garden storage box|صندوق تخزين حديقة, صندوق وسائد, صندوق خارجي
thing:plant|نبتة, نبات داخلي, نباتات منزلية
thing:orchid|أوركيد, أوركيدا, زهرة الأوركيد
thing:outdoor plant|نبات خارجي, شجيرة, نباتات حديقة
thing:herb plant|شتلة أعشاب, ريحان, نعناع
thing:vegetable plant|شتلات خضار, شتلة طماطم, شتلة فراولة
thing:seed|بذور, بذور خضار, بذور زهور
thing:flower bulb|بصيلات زهور, أبصال توليب, بصلات نرجس
thing:grass seed|بذور عشب, بذور نجيلة, ثيل طبيعي
thing:artificial grass|عشب صناعي, نجيلة صناعية, ثيل صناعي
thing:propagator|صينية شتلات, بيت محمي صغير, طقم زراعة
thing:potting soil|تربة زراعية, بيتموس, كمبوست
thing:fertiliser|سماد, أسمدة, غذاء نباتات
thing:mulch|مهاد, حصى, حجارة زينة
thing:weedkiller|مبيد أعشاب, قاتل حشائش, مانع أعشاب
thing:pest control|مبيد حشرات, بخاخ حشرات, طعم نمل
thing:plant pot|أصيص, حوض زرع, مركن
thing:balcony planter|أصيص بلكونة, حوض زرع شباك, حوض درابزين
thing:raised bed|حوض زراعة مرتفع, حوض خضار, صندوق زراعة
thing:plant stand|حامل نباتات, معلاق نباتات, تعريشة
thing:watering can|مرشة ماء, رشاش زرع, إبريق سقي
thing:garden hose|خرطوم حديقة, لي ماء, خرطوم مياه
thing:sprinkler|رشاش ري, نظام ري, ري بالتنقيط
thing:rain barrel|برميل مطر, خزان مياه أمطار
thing:composter|صندوق سماد, صانع كمبوست, حاوية كمبوست
thing:lawn mower|جزازة عشب, ماكينة قص العشب, قصاصة نجيلة
thing:robotic lawn mower|روبوت قص العشب, جزازة عشب روبوت
thing:strimmer|قصاصة حشائش, ماكينة تشذيب العشب, تريمر حديقة
thing:hedge trimmer|مقص سياج كهربائي, ماكينة تشذيب الأشجار, قصاصة شجيرات
thing:secateurs|مقص زراعي, مقص تقليم, مقص أشجار
thing:wheelbarrow|عربة يد, عربانة, عربة حديقة
thing:gardening gloves|قفازات حديقة, قفازات زراعة, جوانتي زراعة
thing:wellington boots|جزمة مطر, بوت مطاطي, حذاء مطاطي
thing:barbecue|شواية, باربكيو, شواية فحم
thing:charcoal|فحم, فحم شواء, قوالب فحم
thing:barbecue accessories|أدوات شواء, أسياخ, فرشاة شواية
thing:gas bottle|أسطوانة غاز, أنبوبة غاز, عبوة بوتان
thing:fire pit|موقد نار خارجي, حفرة نار, كانون
thing:swimming pool|مسبح, حمام سباحة, مسبح قابل للنفخ
thing:pool chemicals|كلور مسبح, فلتر مسبح, غطاء مسبح
thing:pond liner|نافورة, بركة حديقة, بطانة بركة
thing:garden gnome|زينة حديقة, تماثيل حديقة, أجراس رياح
thing:tarpaulin|مشمع, شادر, غطاء مشمع
thing:dog food|طعام كلاب, دراي فود كلاب, أكل كلاب
thing:dog treats|مكافآت كلاب, سناك كلاب, عظم كلاب
thing:dog lead|مقود كلب, سلسلة كلب, حبل كلب
thing:dog collar|طوق كلب, كولار كلب, ميدالية اسم للكلب
thing:dog harness|صدرية كلب, هارنس كلب, حزام صدر للكلب
thing:dog bed|سرير كلب, سرير حيوانات أليفة, سرير قطط
thing:dog crate|قفص كلب, بيت كلب, كريت كلاب
thing:pet carrier|حقيبة حيوانات أليفة, صندوق نقل قطط, شنطة قطط
thing:dog toy|لعبة كلب, ألعاب كلاب, كرة كلب
thing:dog coat|ملابس كلاب, جاكيت كلب, معطف كلب
thing:dog poo bag|أكياس فضلات الكلاب, أكياس فضلات
thing:pet grooming|فرشاة حيوانات, شامبو كلاب, ماكينة قص شعر الحيوانات
thing:puppy pads|فوط تدريب كلاب, مفارش بول للجراء, بادات كلاب
thing:cat food|طعام قطط, أكل قطط, دراي فود قطط
thing:cat litter|رمل قطط, ليتر قطط
thing:litter box|صندوق رمل قطط, ليتر بوكس, حمام قطط
thing:scratching post|عمود خدش قطط, شجرة قطط, لوح خدش
thing:cat toy|لعبة قطط, ألعاب قطط, ليزر قطط
thing:cat flap|باب قطط, باب حيوانات أليفة, باب كلاب
thing:aquarium|حوض سمك, أكواريوم, فلتر حوض سمك
thing:fish food|طعام سمك, أكل أسماك, غذاء أسماك
thing:bird cage|قفص طيور, أكل طيور, طعام ببغاء
thing:rabbit hutch|قفص أرانب, قفص هامستر, بيت أرنب
thing:hay|تبن, قش حيوانات, طعام أرانب
thing:hamster wheel|عجلة هامستر, ألعاب هامستر, نفق أرانب
thing:terrarium|تيراريوم, حوض زواحف, مصباح زواحف
thing:chicken coop|قن دجاج, بيت دجاج, علف دجاج
thing:horse riding gear|مستلزمات خيل, سرج حصان, علف خيول
thing:car tyre|إطارات سيارات, كفرات, إطار
thing:rim|جنط, جنوط, غطاء جنط
thing:snow chains|سلاسل ثلج, جنازير ثلج
thing:engine oil|زيت محرك, زيت سيارة, شحم
thing:wiper blade|مساحات سيارة, مساحات زجاج, ماسحات مطر
thing:car care|عناية بالسيارة, شامبو سيارة, ملمع سيارات
thing:child car seat|كرسي سيارة للأطفال, كرسي أطفال سيارة, مقعد سيارة
thing:sun shade for car|مظلة سيارة, حاجب شمس سيارة, ستارة سيارة
thing:car bulb|لمبة سيارة, لمبات سيارة, مصباح أمامي
thing:warning triangle|مثلث تحذير, حقيبة طوارئ سيارة, حبل سحب
thing:tyre pump|منفاخ إطارات, منفاخ سيارة, ضاغط هواء
thing:motorbike helmet|خوذة دراجة نارية, خوذة موتوسيكل, خوذة دباب
thing:motorcycle clothing|ملابس دراجة نارية, جاكيت دراجة نارية, قفازات دراجة نارية
thing:motorbike accessories|إكسسوارات دراجة نارية, غطاء دراجة نارية, صندوق دراجة نارية
thing:caravan accessories|مستلزمات كرفان, إكسسوارات كرفان, مقطورة
thing:pen|قلم, قلم حبر جاف, أقلام
thing:fountain pen|قلم حبر, قلم حبر سائل, خرطوشة قلم حبر
thing:felt-tip pen|قلم ماركر, قلم تحديد, أقلام فلوماستر
thing:pencil case|مقلمة, محفظة أقلام, حافظة أقلام
thing:school bag|حقيبة مدرسية, شنطة مدرسة, حقيبة ظهر مدرسية
thing:notebook|دفتر, كراسة, دفتر ملاحظات
thing:diary|أجندة, مفكرة, تقويم
thing:printer paper|ورق طباعة, ورق a4, ورق تصوير
thing:envelope|ظرف, أظرف, ظرف بريدي
thing:cardboard box|كرتون, صندوق كرتون, كراتين نقل
thing:folder|ملف, ملف أوراق, فايل
thing:sheet protector|جيوب شفافة, فواصل ملفات, حافظة أوراق شفافة
thing:scissors|مقص, مقص ورق, مقص أشغال
thing:sticky note|ستيكي نوت, أوراق لاصقة, ملصقات ملاحظات
thing:glue stick|صمغ إصبع, غراء أشغال, صمغ أبيض
thing:desk organiser|منظم مكتب, حامل أقلام, صينية أوراق
thing:stamp|ختم, أختام, حبارة ختم
thing:sewing machine|ماكينة خياطة, مكينة خياطة, ماكينة أوفر
thing:fabric|قماش, أقمشة, قماش بالمتر
thing:wool|خيوط تريكو, خيوط كروشيه, صوف حياكة
thing:embroidery kit|طقم تطريز, خيوط تطريز, طارة تطريز
thing:sewing pattern|باترون خياطة, باترون, طباشير خياطة
thing:iron-on patch|رقعة ملابس, باتش كوي, رقع إصلاح
thing:craft supplies|أدوات أشغال يدوية, مستلزمات حرف يدوية, ورق أشغال
thing:modelling clay|طين صلصال, صلصال حراري, طين فخار
thing:sketchbook|كراسة رسم, سكتش بوك, دفتر رسم
thing:paint by numbers|رسم بالأرقام, تلوين بالأرقام, كتاب تلوين
thing:book|كتاب, كتب, كتاب ورقي
thing:children's book|كتب أطفال, قصص أطفال, كتاب مصور
thing:cookbook|كتاب طبخ, كتاب وصفات
thing:comic|كوميكس, مانجا, قصص مصورة
thing:ebook|كتاب إلكتروني, كتب إلكترونية, كتاب صوتي
thing:magazine|مجلة, جريدة, اشتراك مجلة
thing:vinyl record|أسطوانة فينيل, سي دي, ألبوم موسيقى
thing:dvd|دي في دي, بلو راي, فيلم dvd
thing:map|خريطة, خريطة العالم, كرة أرضية
thing:painting|لوحة فنية, لوحة, رسمة
thing:photo book|ألبوم صور, طباعة صور, هدايا مطبوعة بالصور
thing:sheet music|نوتة موسيقية, كتاب نوتات, كتاب أغاني
thing:spare part|قطع غيار, قطعة غيار, عبوة إعادة تعبئة
thing:filter|فلتر, فلتر بديل, فلتر هواء
thing:iron tablets|حبوب حديد, مكمل حديد, أقراص حديد
thing:vitamin d|فيتامين د, فيتامين د3, فيتامين d
thing:vitamin c|فيتامين سي, فيتامين c, زنك
thing:vitamin b12|فيتامين ب12, فيتامين ب مركب, فيتامين b12
thing:sauce|صلصة, صوص, صلصة طماطم
thing:ketchup|كاتشب, كتشب
thing:mayonnaise|مايونيز, ميونيز
thing:mustard|خردل, مسطردة, موستارد
thing:pesto|بيستو, صلصة بيستو
thing:barbecue sauce|صوص باربكيو, صوص سلطة, غموس
thing:milk|حليب, لبن, حليب كامل الدسم
thing:butter|زبدة, مارجرين, سمن نباتي
thing:yogurt|زبادي, لبن زبادي, روب
thing:cream|كريمة, قشطة, كريمة خفق
thing:ham|لحم هام, بيكون, لحم مقدد
thing:sausage|نقانق, سجق, مرتديلا
thing:meat|لحم, لحم بقري, ستيك
thing:chicken|دجاج, فراخ, لحم ديك رومي
thing:fish|سمك, سلمون, تونة
thing:seafood|مأكولات بحرية, روبيان, جمبري
thing:fork|شوكة, شوكة طعام
thing:spoon|ملعقة, ملعقة شاي, ملعقة طعام
thing:nuts|مكسرات, مكسرات مشكلة
thing:almond|لوز, حبات لوز
thing:cashew|كاجو, فستق
thing:hazelnut|بندق, جوز, عين الجمل
thing:peanut|فول سوداني, فستق سوداني
thing:dried fruit|فواكه مجففة, زبيب, مشمش مجفف
thing:date fruit|تمر, تمور, تمر مجدول
thing:yeast|خميرة, خميرة فورية
thing:baking powder|بيكنج باودر, بيكربونات الصوديوم, خميرة حلويات
thing:sourdough|خبز العجين المخمر, خميرة طبيعية, ساوردو
thing:sewing kit|طقم خياطة, علبة خياطة, عدة خياطة
thing:sewing needle|إبرة خياطة, دبابيس, كشتبان
thing:sewing thread|خيط خياطة, خيوط خياطة, بكرة خيط
thing:button|زر, أزرار, كباس ملابس
thing:zip|سحاب, سوستة, سستة
thing:velcro|فيلكرو, شريط لاصق خشن, لاصق وبري
thing:elastic|مطاط, أستك, حلقات مطاطية
thing:stapler|دباسة, كباسة ورق, دبابيس دباسة
thing:hole punch|خرامة ورق, خرامة, ثقابة ورق
thing:paper clip|مشابك ورق, كليبس ورق, دبوس ورق
thing:laminator|آلة تغليف حراري, ماكينة تغليف بلاستيكي, ورق تغليف حراري
thing:paper shredder|آلة تمزيق الورق, فرامة ورق, مفرمة ورق
thing:paper cutter|قطاعة ورق, مقص ورق مكتبي, مقطع ورق
thing:eraser|ممحاة, محاية, أستيكة
thing:pencil sharpener|مبراة, براية, مبراة أقلام
thing:correction fluid|مصحح, قلم تصحيح, شريط تصحيح
thing:pencil|قلم رصاص, أقلام رصاص, قلم رصاص ميكانيكي
thing:coloured pencils|أقلام تلوين, ألوان خشب, ألوان شمع
thing:bolt|مسمار صامولة, برغي سداسي, قضيب ملولب
thing:hex nut|صامولة, صواميل, عزقة
thing:flat washer|وردة معدنية, حلقة معدنية, رونديلة
thing:cement|أسمنت, خرسانة, مونة
thing:gypsum plaster|جبس, ألواح جبس, جبسوم بورد
thing:door stop|مصد باب, ستوبر باب, حاجز باب
thing:stair gate|بوابة أمان أطفال, حاجز درج, بوابة سلالم
thing:child safety lock|أقفال أمان أطفال, واقي زوايا, غطاء فيش
thing:first aid kit|حقيبة إسعافات أولية, شنطة إسعاف, صيدلية إسعاف
thing:sticking plaster|لاصق جروح, بلاستر, ضمادة لاصقة
thing:bleach|مبيض, كلوركس, كلور
thing:disinfectant|مطهر, معقم, معقم يدين
thing:drain cleaner|مسلك مجاري, سائل تسليك, منظف مصارف
thing:plunger|مكبس تسليك, شفاط تسليك, غواصة مجاري
thing:soap dispenser|موزع صابون, علبة صابون سائل, مضخة صابون
thing:soap dish|صبانة, صحن صابون, حامل صابون
thing:parasol|مظلة حديقة, شمسية, مظلة خارجية
thing:parasol base|قاعدة مظلة, قاعدة شمسية
thing:shade sail|مظلة قماش, شراع ظل, تندة
thing:gazebo|جازيبو, برجولة, خيمة حديقة
thing:smoker|مدخنة لحوم, جهاز تدخين لحم, سموكر
thing:pizza oven|فرن بيتزا, حجر بيتزا, مجرفة بيتزا
thing:plancha|صاج شواء, شواية مسطحة, كامادو
thing:hot tub|جاكوزي, حوض جاكوزي, حوض سبا
thing:sauna|ساونا, مستلزمات ساونا, كابينة ساونا
thing:garden shed|كوخ حديقة, غرفة عدة حديقة, كشك حديقة
thing:greenhouse|بيت محمي, بيت زجاجي, صوبة زراعية
thing:spade|مجرفة, كريك, شوكة حديقة
thing:garden tools|أدوات حديقة, أدوات زراعة, مجرفة يدوية
thing:chainsaw|منشار كهربائي للأشجار, منشار جنزير, منشار تقليم
thing:axe|فأس, بلطة, فاس
thing:leaf blower|نافخ أوراق الشجر, منفاخ أوراق, بلاور حديقة
thing:rake|مشط حديقة, مدمة, مجرفة أوراق
thing:snow shovel|مجرفة ثلج, جاروف ثلج
thing:de-icing salt|ملح إذابة الثلج, مذيب جليد
thing:ice scraper|مكشطة ثلج, كاشطة جليد, بخاخ إذابة الجليد
thing:mosquito repellent|طارد بعوض, طارد ناموس, طارد حشرات
thing:fly trap|مصيدة ذباب, مضرب ذباب, مصيدة دبابير
thing:mousetrap|مصيدة فئران, مصيدة فأر, سم فئران
thing:flea treatment|علاج براغيث, طوق براغيث, قطرات براغيث
thing:tick remover|ملقط قراد, مزيل قراد, أداة إزالة القراد
thing:wormer|دواء ديدان للحيوانات, حبوب ديدان قطط, طارد ديدان
thing:pet bowl|وعاء طعام حيوانات, صحن كلب, صحن قطط
thing:pet water fountain|نافورة ماء قطط, نافورة شرب حيوانات
thing:automatic feeder|مغذي آلي, موزع طعام حيوانات, معلفة آلية
thing:bird house|بيت طيور, بيت عصافير, صندوق تعشيش
thing:bird feeder|معلفة طيور, مغذي طيور
thing:bird food|طعام طيور, حبوب طيور, أكل عصافير
thing:insect hotel|بيت حشرات, فندق نحل, فندق حشرات
thing:brake pads|فحمات فرامل, تيل فرامل, هوبات
thing:car parts|قطع غيار سيارات, بواجي, فلتر زيت
thing:antifreeze|سائل تبريد, ماء رديتر, مانع تجمد
thing:screenwash|ماء مساحات, سائل غسيل زجاج السيارة
thing:adblue|أدبلو, إضافة وقود, جالون بنزين
thing:car seat cover|غطاء مقاعد سيارة, تلبيسة كراسي, غطاء دركسون
thing:car floor mats|دعاسات سيارة, فرش أرضيات سيارة, دواسات سيارة
thing:roof rack|حامل أمتعة سقف, سلة سقف سيارة, صندوق سقف
thing:bike rack for car|حامل دراجات للسيارة, حامل دراجة, قضيب سحب
thing:car radio|مسجل سيارة, راديو سيارة, شاشة سيارة
thing:sat nav|جهاز ملاحة, جي بي إس, ملاح سيارة
thing:reversing camera|كاميرا خلفية, حساسات باركن, كاميرا رجوع
thing:car battery|بطارية سيارة, بطاريات سيارات
thing:jump starter|جهاز تشغيل بطارية, كيبل اشتراك, كابلات اشتراك بطارية
thing:rice cooker|طباخة أرز, قدر أرز كهربائي, طباخ رز
thing:steamer|طباخة بخار, قدر بخار, سلة تبخير
thing:wine|نبيذ, زجاجة نبيذ, خمر
thing:red wine|نبيذ أحمر, خمر أحمر
thing:white wine|نبيذ أبيض, خمر أبيض
thing:rosé wine|نبيذ وردي, روزيه
thing:spirits|مشروبات روحية, كحول, مشروبات كحولية
thing:gin|جن, مشروب الجن
thing:whisky|ويسكي, وسكي
thing:rum|رم, مشروب الروم
thing:vodka|فودكا, فودكه
thing:liqueur|ليكور, مشروب فاتح للشهية, فيرموت
thing:soft drink|مشروب غازي, بيبسي, كولا
thing:energy drink|مشروب طاقة, مشروبات طاقة
thing:graphics card|كرت شاشة, كارت شاشة, بطاقة رسومات
thing:ram|رامات, ذاكرة رام, معالج
thing:couscous|كسكس, برغل, كسكسي
thing:quinoa|كينوا, دخن, حنطة سوداء
thing:pulses|بقوليات, حبوب بقول
thing:lentils|عدس, عدس أحمر
thing:beans|فاصوليا, فاصوليا حمراء, فول
thing:chickpeas|حمص حب, حبوب حمص
thing:cooking oil|زيت طبخ, زيت دوار الشمس, زيت قلي
thing:coconut oil|زيت جوز الهند, زيت نارجيل
thing:chia seeds|بذور شيا, بذور كتان, بذور قنب
thing:spirulina|سبيرولينا, كلوريلا
thing:turmeric|كركم, كركمين, زنجبيل مطحون
thing:hand saw|منشار يدوي, منشار خشب, منشار حديد
thing:jigsaw tool|منشار أركت, منشار ترددي, شفرات أركت
thing:circular saw|منشار دائري, منشار صينية, منشار طاولة
thing:sander|صنفرة كهربائية, ماكينة صنفرة, آلة صنفرة
thing:angle grinder|صاروخ قطع, جلاخة, ديسك قطع
thing:oscillating multi-tool|أداة متعددة الوظائف كهربائية, دريمل, أداة دوارة
thing:hammock|أرجوحة شبكية, أرجوحة قماش, هاموك
thing:hanging chair|كرسي معلق, أرجوحة, مرجيحة
thing:monstera|مونستيرا, نبتة القفص الصدري, فيلوديندرون
thing:snake plant|نبتة جلد النمر, سانسيفيريا, بوتس
thing:rose bush|شتلة ورد, شجيرة ورد, ورد جوري
thing:lavender plant|لافندر, خزامى, نبتة لافندر
thing:hydrangea|هيدرانجيا, بتونيا, نباتات مزهرة
thing:tree|شجرة, أشجار زينة, أشجار
thing:fruit tree|شجرة فاكهة, شتلة تفاح, أشجار مثمرة
thing:olive tree|شجرة زيتون, شجرة ليمون, حمضيات
thing:cactus|صبار, كاكتوس, نباتات عصارية
thing:bonsai|بونساي, شجرة بونساي
thing:novel|رواية, روايات, رواية رومانسية
thing:thriller|رواية بوليسية, رواية إثارة, روايات جريمة
thing:non-fiction|كتب تطوير ذات, سيرة ذاتية, كتب غير روائية
thing:travel guide|دليل سياحي, كتاب سفر, دليل سفر
thing:textbook|كتاب مدرسي, كتاب دراسي, كتاب تعليم لغة
thing:thermometer|ميزان حرارة, مقياس حرارة الغرفة, مقياس رطوبة
thing:weather station|محطة طقس, محطة أرصاد, مقياس مطر
thing:co2 monitor|جهاز قياس ثاني أكسيد الكربون, جهاز قياس جودة الهواء
thing:fire extinguisher|طفاية حريق, مطفأة حريق
thing:fire blanket|بطانية حريق, بطانية إطفاء
thing:firewood|حطب, خشب تدفئة, حطب إشعال
thing:wood pellets|حبيبات خشب, بيليت خشب, بيليت تدفئة
thing:fire lighter|ولاعة, كبريت, مكعبات إشعال
thing:creatine|كرياتين, كرياتين مونوهيدرات
thing:electrolytes|إلكترولايت, أملاح معدنية, جل طاقة
thing:amino acids|أحماض أمينية, بي سي ايه ايه, بري وورك اوت
thing:party decoration|زينة حفلات, زينة عيد ميلاد, شرائط زينة
thing:balloon|بالون, بالونات, بالونات هيليوم
thing:magnet|مغناطيس, مغناطيس ثلاجة
thing:drawing pin|دبابيس لوحة, دبوس ضغط, دبابيس تثبيت
thing:whiteboard|سبورة بيضاء, سبورة, وايت بورد
thing:pinboard|لوحة فلين, لوحة ملاحظات, لوحة إعلانات
thing:rope|حبل, حبال, خيط دوبارة
thing:lashing strap|حزام شد, حزام تثبيت, حبل مطاطي
thing:carabiner|كارابينر, حلقة تسلق, خطاف أمان
thing:metal chain|سلسلة معدنية, جنزير حديد, سلسلة حديد
thing:acrylic paint|ألوان أكريليك, ألوان اكريلك
thing:watercolour|ألوان مائية, طقم ألوان مائية
thing:oil paint|ألوان زيتية, جواش, ألوان تمبرا
thing:artist brush|فرشاة رسم, فرش رسم, فرش تلوين
thing:easel|حامل لوحات, حامل رسم, ستاند رسم
thing:artist canvas|كانفس, كانفاس رسم, لوحة قماش
thing:bookmark|فاصل كتاب, علامة كتاب, مؤشر كتاب
thing:bookend|مسند كتب, حامل كتب, ساند كتب
thing:book light|مصباح قراءة, ضوء كتاب, إضاءة قراءة بمشبك
thing:greeting card|بطاقة تهنئة, كرت معايدة, بطاقة عيد ميلاد
thing:invitation|بطاقة دعوة, دعوة زفاف, كروت دعوة
thing:postcard|بطاقة بريدية, كرت بوستال
thing:wrapping paper|ورق تغليف هدايا, ورق هدايا, ورق تغليف
thing:gift bag|كيس هدايا, علبة هدايا, صندوق هدية
thing:ribbon|شريط هدايا, شريط ساتان, فيونكة هدايا
thing:knitting needles|إبر تريكو, سنارة تريكو, إبرة حياكة
thing:crochet hook|سنارة كروشيه, إبرة كروشيه, طقم كروشيه
thing:silicone sealant|سيليكون, سيليكون عازل, مادة مانعة للتسرب
thing:grout|ترويبة بلاط, غراء سيراميك, روبة
thing:filler|معجون جدران, معجون خشب, معجون
thing:solar panel|لوح شمسي, ألواح شمسية, طاقة شمسية
thing:generator|مولد كهرباء, مولد, محطة طاقة متنقلة
thing:journal|دفتر يوميات, مذكرة, بوليت جورنال
thing:photo album|ألبوم صور, دفتر ضيوف, سكراب بوك
thing:candle making kit|طقم صنع شموع, شمع خام, طقم صناعة صابون
thing:epoxy resin|ريزن, إيبوكسي, قوالب سيليكون
thing:earplugs|سدادات أذن, سدادة أذن
thing:ear defenders|واقي أذن, سماعات عزل ضوضاء, حماية سمع
thing:insulation|عازل, مواد عزل, ألواح عزل
thing:draught excluder|عازل باب, شريط عزل, عازل نوافذ
thing:wine rack|حامل نبيذ, رف زجاجات, حامل قوارير
thing:kitchen trolley|عربة مطبخ, عربة تقديم, جزيرة مطبخ
thing:kitchen sink|حوض مطبخ, مجلى, مغسلة مطبخ
thing:kitchen unit|خزانة مطبخ, دولاب مطبخ, مطبخ جاهز
thing:bidet|بيديه, شطاف, بيديت
thing:bed rail|حاجز سرير, حماية سرير أطفال, حامي سرير
thing:dog ramp|منحدر كلاب, درج حيوانات أليفة, سلم كلاب
thing:dog muzzle|كمامة كلب, صافرة كلاب, كليكر تدريب
thing:tv aerial|هوائي تلفزيون, رسيفر, دش
thing:air pump|منفاخ, مضخة هواء, منفاخ بالونات
thing:hose connector|وصلة خرطوم, موصل صنبور, وصلات لي
thing:charger plug for car|شاحن سيارة, شاحن ولاعة سيارة
thing:fireworks|ألعاب نارية, صواريخ ألعاب نارية, شموع نارية
thing:flag|علم, أعلام, راية
thing:clothing|ملابس, ألبسة, أزياء
thing:t-shirt|تيشيرت, تي شيرت, تيشرت
thing:long-sleeve top|تيشيرت كم طويل, بلوزة كم طويل, بلوزة بأكمام طويلة
thing:tank top|توب بدون أكمام, فانيلة, فنيلة علاق
thing:camisole|توب حمالات, بدي حمالات, بلوزة علاق
thing:crop top|كروب توب, توب قصير, بلوزة قصيرة
thing:polo shirt|بولو, تيشيرت بولو, قميص بولو
thing:shirt|قميص, قميص رسمي, قميص بأزرار
thing:blouse|بلوزة, بلوزة نسائية, قميص نسائي
thing:tunic|تونيك, بلوزة طويلة, تونيك نسائي
thing:jumper|بلوفر, سويتر, كنزة
thing:turtleneck|بلوفر ياقة عالية, هاي نك, كنزة برقبة
thing:cardigan|كارديغان, جاكيت صوف, كارديجان
thing:sweatshirt|سويت شيرت, سويتشيرت, بلوفر رياضي
thing:hoodie|هودي, هودي بسحاب, سويت شيرت بغطاء رأس
thing:fleece jacket|جاكيت فليس, فليس, جاكيت صوف فليس
thing:knitwear|تريكو, ملابس صوفية, ملابس محبوكة
thing:waistcoat|صديري, فيست, صدرية
thing:body warmer|فيست مبطن, جاكيت بدون أكمام, جيليه
thing:jacket|جاكيت, سترة, جاكت
thing:coat|معطف, بالطو, معطف صوف
thing:winter jacket|جاكيت شتوي, معطف شتوي, جاكيت دافئ
thing:down jacket|جاكيت منفوخ, جاكيت بفر, جاكيت مبطن
thing:raincoat|معطف مطر, جاكيت مطر, جاكيت مقاوم للماء
thing:rain trousers|بنطلون مطر, بنطلون مقاوم للماء, سروال مطر
thing:poncho|بونشو, بونشو مطر
thing:softshell jacket|جاكيت سوفت شيل, سوفت شيل
thing:windbreaker|جاكيت واقي من الرياح, ويندبريكر, جاكيت خفيف
thing:trench coat|معطف ترنش, ترنش كوت, ترنش
thing:leather jacket|جاكيت جلد, جاكيت جلدي, سترة جلد
thing:denim jacket|جاكيت جينز, جاكيت دنيم, سترة جينز
thing:bomber jacket|جاكيت بومبر, بومبر, جاكيت فارسيتي
thing:blazer|بليزر, جاكيت رسمي, سترة رسمية
thing:suit|بدلة, بدلة رجالية, طقم رسمي
thing:tuxedo|توكسيدو, بدلة سموكن, بدلة سهرة
thing:trousers|بنطلون, بنطال, سروال
thing:jeans|جينز, بنطلون جينز, بنطال جينز
thing:chinos|بنطلون تشينو, تشينو, بنطلون قطن
thing:cargo trousers|بنطلون كارجو, كارغو, بنطلون بجيوب
thing:joggers|بنطلون رياضي, جوجر, سويت بانت
thing:tracksuit|بدلة رياضية, ترينج, طقم رياضي
thing:leggings|ليقنز, ليجنز, ليغينغ
thing:shorts|شورت, شورتات, برمودا
thing:cycling shorts|شورت دراجة, شورت بايكر, شورت ضيق
thing:capri trousers|بنطلون كابري, بنطلون قصير, برمودا نسائي
thing:dungarees|سالوبيت, أفرول, سلوبيت جينز
thing:jumpsuit|جمبسوت, جامبسوت, أفرول نسائي
thing:dress|فستان, فساتين, فستان نسائي
thing:summer dress|فستان صيفي, فستان بحر, فستان ماكسي
thing:evening dress|فستان سهرة, فستان حفلات, فستان سواريه
thing:wedding dress|فستان زفاف, فستان عروس, فستان فرح
thing:skirt|تنورة, جيبة, تنورة ميدي
thing:underwear|ملابس داخلية, داخلي, غيارات داخلية
thing:boxer shorts|بوكسر, بوكسر رجالي, بوكسرات
thing:briefs|سروال داخلي, سليب رجالي, كلسون
thing:knickers|كيلوت, سروال داخلي نسائي, كلوت
thing:bra|حمالة صدر, ستيان, برا
thing:sports bra|حمالة صدر رياضية, برا رياضي, ستيان رياضي
thing:nursing bra|حمالة صدر للرضاعة, ستيان رضاعة, حمالة رضاعة
thing:lingerie|لانجري, لانجيري, ملابس داخلية نسائية
thing:bodysuit|بودي سوت, بودي, بادي
thing:shapewear|مشد, كورسيه, ملابس شد الجسم
thing:undershirt|فانيلة داخلية, فنيلة, فانلة داخلية
thing:thermal underwear|ملابس داخلية حرارية, ثيرمال, طقم حراري
thing:socks|جوارب, شرابات, جوارب قصيرة
thing:knee socks|جوارب طويلة, شراب للركبة, جوارب فوق الركبة
thing:compression socks|جوارب ضغط, شراب ضاغط, جوارب طبية
thing:tights|كولون, جوارب شفافة, شراب كولون
thing:stockings|جوارب نسائية طويلة, شراب نايلون, ستوكينج
thing:pyjamas|بيجامة, بيجاما, ملابس نوم
thing:nightgown|قميص نوم, جلابية نوم, ثوب نوم
thing:dressing gown|روب, روب حمام, برنس
thing:onesie|بيجامة قطعة واحدة, أفرول نوم, كيجورومي
thing:swimsuit|مايوه, ملابس سباحة, مايوه قطعة واحدة
thing:bikini|بكيني, مايوه قطعتين, تانكيني
thing:swim trunks|شورت سباحة, مايوه رجالي, شورت بحر
thing:rash guard|تيشيرت سباحة, راش جارد, قميص سباحة
thing:wetsuit|بدلة غوص, بدلة نيوبرين, بدلة سباحة مطاطية
thing:swim cap|قبعة سباحة, طاقية سباحة, غطاء رأس سباحة
thing:swimming goggles|نظارات سباحة, نظارة سباحة
thing:sarong|باريو, كاش مايوه, وشاح بحر
thing:ski jacket|جاكيت تزلج, جاكيت سكي, جاكيت ثلج
thing:ski trousers|بنطلون تزلج, بنطلون سكي, بنطلون ثلج
thing:snowsuit|بدلة ثلج, بدلة تزلج, أفرول شتوي
thing:football shirt|تيشيرت كرة قدم, قميص فريق, طقم كرة قدم
thing:cycling jersey|تيشيرت دراجة, قميص دراجات, ملابس دراجات
thing:running top|تيشيرت رياضي, تيشيرت جري, تيشيرت جيم
thing:hiking trousers|بنطلون هايكنج, بنطلون مشي, بنطلون رحلات
thing:workwear (2)|ملابس عمل, بنطلون عمل, جاكيت عمل
thing:lab coat|معطف مختبر, بالطو أبيض, لاب كوت
thing:apron (2)|مريلة مطبخ, مريول, مئزر
thing:uniform|زي موحد, يونيفورم, زي مدرسي
thing:traditional dress|زي تقليدي, ثوب, عباية
thing:costume|زي تنكري, لباس تنكري, كوستيوم
thing:baby clothes|ملابس أطفال رضع, ملابس مواليد, ملابس بيبي
thing:sleepsuit|أفرول أطفال, سلوبيت بيبي, رومبر
thing:baby bodysuit|بودي أطفال, بدي بيبي, بادي سوت رضع
thing:children's clothing|ملابس أطفال, ملابس بنات, ملابس أولاد
thing:maternity clothes|ملابس حوامل, ملابس حمل, بنطلون حمل
thing:sportswear|ملابس رياضية, ملابس رياضة, ملابس جيم
thing:hat|قبعة, برنيطة, قبعة فيدورا
thing:sun hat|قبعة شمس, قبعة قش, باكيت هات
thing:cap|كاب, قبعة بيسبول, كاسكيت
thing:beanie|طاقية صوف, قبعة شتوية, آيس كاب
thing:flat cap|قبعة مسطحة, كاسكيت مسطح
thing:headband|ربطة رأس, طوق شعر, عصابة رأس
thing:balaclava|قناع تزلج, بلاكلافا, قناع وجه شتوي
thing:scarf|وشاح, كوفية, سكارف
thing:shawl|شال, باشمينا, شيلة
thing:neckerchief|منديل رقبة, باندانا, وشاح حرير
thing:neck warmer|دفاية رقبة, سنود, واقي رقبة
thing:gloves|قفازات, جوانتي, قفاز شتوي
thing:mittens|قفازات بدون أصابع منفصلة, ميتنز, جوانتي كف
thing:fingerless gloves|قفازات بدون أصابع, جوانتي نص كف, دفاية معصم
thing:ski gloves|قفازات تزلج, قفازات ثلج, جوانتي سكي
thing:cycling gloves|قفازات دراجة, قفازات رياضية, جوانتي جيم
thing:belt|حزام, حزام جلد, حزام بنطلون
thing:belt buckle|إبزيم حزام, توكة حزام, بكلة
thing:braces|حمالات بنطلون, حمالة بنطلون, سسبندر
thing:tie|ربطة عنق, كرافتة, كرافات
thing:bow tie|ببيونة, ربطة عنق فراشة, بابيون
thing:pocket square|منديل جيب, منديل بدلة
thing:handkerchief|منديل قماش, محرمة قماش, منديل قطن
thing:cufflinks|كبك, أزرار أكمام, كبكات
thing:tie clip|مشبك ربطة عنق, دبوس كرافتة, ماسك كرافتة
thing:shoes|أحذية, حذاء, جزم
thing:sneakers|سنيكرز, حذاء رياضي, كوتشي
thing:running shoes|حذاء جري, أحذية جري, حذاء رياضي للجري
thing:hiking boots|حذاء هايكنج, بوت مشي جبلي, حذاء رحلات
thing:football boots|حذاء كرة قدم, جزمة كرة قدم, أحذية كرة قدم
thing:boots|بوت, جزمة طويلة, أحذية بوت
thing:ankle boots|بوت قصير, هاف بوت, بوت تشيلسي
thing:winter boots|بوت شتوي, حذاء ثلج, بوت مبطن
thing:wellington boots (2)|جزمة مطر, بوت مطر, بوت مطاطي
thing:sandals|صندل, صنادل, صندل صيفي
thing:flip-flops|شبشب إصبع, شبشب, زنوبة
thing:mules|سلايدز, شبشب مفتوح, كلوغ
thing:slippers|شبشب بيت, خف منزلي, حذاء منزلي
thing:high heels|كعب عالي, حذاء كعب, كعب
thing:ballet flats|باليرينا, حذاء فلات, فلات
thing:loafers|لوفر, موكاسين, حذاء سهل الارتداء
thing:dress shoes|حذاء رسمي, حذاء أكسفورد, جزمة رسمية
thing:espadrilles|إسبادريل, حذاء قماش, اسبدريل
thing:safety shoes (2)|حذاء سلامة, أحذية سلامة, بوت عمل
thing:barefoot shoes|حذاء بيرفوت, حذاء مينيمال, حذاء أصابع
thing:water shoes|حذاء بحر, حذاء سباحة, أحذية مائية
thing:children's shoes|أحذية أطفال, حذاء أطفال, حذاء بيبي
thing:dance shoes|حذاء رقص, حذاء باليه, جزمة باليه
thing:insoles|ضبان حذاء, فرش أحذية, نعال داخلي
thing:shoelaces|رباط حذاء, أربطة أحذية, خيط جزمة
thing:sole|نعل حذاء, نعل, نص نعل
thing:shoe polish|ملمع أحذية, ورنيش أحذية, عناية بالجلد
thing:shoe tree|قالب أحذية, موسع أحذية
thing:handbag|شنطة يد, حقيبة يد, شنطة نسائية
thing:shoulder bag|شنطة كتف, حقيبة كروس, شنطة كروس
thing:tote bag|توت باق, حقيبة توت, شنطة تسوق
thing:clutch|كلتش, شنطة سهرة, حقيبة سهرة
thing:bum bag|حقيبة خصر, شنطة وسط, حقيبة حزام
thing:backpack|حقيبة ظهر, شنطة ظهر, باك باك
thing:school bag (2)|حقيبة مدرسية, شنطة مدرسية, حقيبة مدرسة
thing:laptop bag (2)|حقيبة لابتوب, شنطة لابتوب, حقيبة ظهر لابتوب
thing:briefcase|حقيبة أوراق, شنطة مستندات, حقيبة أعمال
thing:gym bag|شنطة جيم, حقيبة رياضية, شنطة رياضة
thing:drawstring bag|حقيبة برباط, شنطة بحبل, كيس رياضي
thing:weekend bag|حقيبة سفر صغيرة, شنطة ويكند, هاندباق سفر
thing:suitcase|حقيبة سفر, شنطة سفر, حقائب سفر
thing:carry-on|حقيبة مقصورة, شنطة كابينة, حقيبة طائرة
thing:hard shell suitcase|حقيبة سفر صلبة, شنطة سفر فايبر, حقيبة هارد
thing:luggage set|طقم حقائب سفر, طقم شنط سفر, مجموعة حقائب
thing:luggage tag|بطاقة حقيبة, تاق شنطة سفر, حزام حقيبة سفر
thing:luggage lock|قفل حقيبة سفر, قفل شنطة, قفل tsa
thing:packing cubes|منظم حقيبة سفر, أكياس تنظيم السفر, مكعبات تغليف
thing:luggage wheel|عجلات شنطة سفر, عجلة حقيبة, مقبض حقيبة
thing:toiletry bag|شنطة أدوات حمام, حقيبة مستلزمات شخصية, شنطة مكياج سفر
thing:garment bag (2)|غطاء بدلة, حقيبة بدلة, كفر ملابس
thing:wallet|محفظة, بوك, محفظة نقود
thing:passport holder|حافظة جواز سفر, محفظة سفر, غلاف جواز
thing:key ring|ميدالية مفاتيح, علاقة مفاتيح, تعليقة مفاتيح
thing:bag strap|حزام شنطة, سير حقيبة, حمالة حقيبة
thing:umbrella|مظلة, شمسية, مظلة مطر
thing:jewellery|مجوهرات, إكسسوارات, حلي
thing:ring|خاتم, خواتم, محبس
thing:engagement ring|خاتم خطوبة, خاتم ألماس, خاتم سوليتير
thing:wedding ring|دبلة, خاتم زواج, دبل زواج
thing:necklace|قلادة, سلسال, عقد
thing:pendant|تعليقة, دلاية, مدالية سلسال
thing:bracelet|سوار, أسورة, إسوارة
thing:anklet|خلخال, سوار كاحل
thing:earrings|أقراط, حلق, تراكي
thing:piercing|بيرسينغ, حلق أنف, زمام
thing:brooch|بروش, دبوس زينة, دبوس صدر
thing:gemstone|حجر كريم, أحجار كريمة, جوهرة
thing:jewellery box|صندوق مجوهرات, علبة مجوهرات, منظم إكسسوارات
thing:watch|ساعة يد, ساعة, ساعات
thing:automatic watch|ساعة أوتوماتيك, ساعة ميكانيكية, كرونوغراف
thing:smartwatch (2)|ساعة ذكية, ساعة رياضية, سمارت ووتش
thing:watch strap (2)|سوار ساعة, سير ساعة, حزام ساعة
thing:watch battery|بطارية ساعة, حجر ساعة
thing:watch box|صندوق ساعات, علبة ساعات, حامل ساعات
thing:sunglasses|نظارات شمسية, نظارة شمس, نظارة شمسية
thing:glasses|نظارات, نظارة طبية, نظارات طبية
thing:reading glasses|نظارات قراءة, نظارة قراءة
thing:blue light glasses|نظارات حماية من الضوء الأزرق, نظارة كمبيوتر, نظارة شاشة
thing:sports glasses|نظارات رياضية, نظارة دراجة, نظارة جري
thing:ski goggles|نظارات تزلج, نظارة سكي, نظارة ثلج
thing:glasses frame|إطار نظارة, فريم نظارة, إطارات نظارات
thing:glasses case|علبة نظارة, جراب نظارة, حافظة نظارات
thing:glasses chain|سلسلة نظارة, حبل نظارة, حمالة نظارات
thing:glasses cleaner|منظف نظارات, منديل نظارات, قماش تنظيف عدسات
thing:contact lenses|عدسات لاصقة, لنسز, عدسات يومية
thing:zip (2)|سحاب, سوستة, سستة
thing:button (2)|زر, أزرار, زرار
thing:hood|قبعة جاكيت, غطاء رأس, هود
thing:sleeve|كم, أكمام, كم قميص
thing:lining|بطانة, تبطين, بطانة داخلية
thing:pocket|جيب, جيب بسحاب, جيب داخلي
thing:waistband|حزام خصر, خصر مطاط, خصر أستك
thing:hair accessories|إكسسوارات شعر, ربطة شعر, سكرنشي
thing:hi-vis vest (2)|سترة عاكسة, سترة سلامة, فيست عاكس
thing:dirndl|درندل, فستان بافاري
thing:lederhosen|ليدرهوزن, شورت جلد بافاري
thing:earmuffs|غطاء أذن, دفاية أذن, واقي أذن شتوي
thing:beret|بيريه, قبعة بيريه, قبعة فرنسية
thing:waterproofing spray|بخاخ عازل للماء, سبراي حماية أحذية, رذاذ مقاوم للماء
thing:shoehorn|لبّاسة حذاء, قرن حذاء, ملبس حذاء
thing:money belt|حزام نقود, حقيبة رقبة, محفظة سفر مخفية
thing:key case|حافظة مفاتيح, محفظة مفاتيح, جراب مفاتيح
thing:diamond|ألماس, ماس, ألماس مختبر
thing:zirconia|زركون, زركونيا, كريستال
thing:watch winder|صندوق تدوير ساعات, ملف ساعات أوتوماتيك
thing:watch crystal|زجاج ساعة, زجاج ياقوتي, كريستال ساعة
thing:watch face|ميناء ساعة, وجه ساعة, قرص ساعة
thing:spectacle lenses|عدسات نظارات, عدسات طبية, عدسات متعددة البؤر
thing:nose pads|وسادة أنف نظارة, براغي نظارة, ذراع نظارة
thing:press stud|كباس, طقاق, زر كبس
thing:shirt collar|ياقة, ياقة قميص, لياقة
thing:cuff|كفة كم, أسورة قميص, كم قميص
thing:drawstring|رباط شد, خيط هودي, حبل شد
thing:hair clip|مشبك شعر, كليبس شعر, شباصة
thing:toy|لعبة, ألعاب, ألعاب أطفال
thing:soft toy|دمية محشوة, لعبة قطيفة, دبدوب
thing:doll|دمية, عروسة, عروسة لعبة
thing:dolls house|بيت دمى, بيت باربي, بيت عرائس
thing:dolls pram|عربة دمى, عربة عروسة, عربية دمية
thing:building blocks|مكعبات, مكعبات بناء, مكعبات خشبية
thing:construction set|ليغو, ألعاب تركيب, طقم بناء
thing:magnetic tiles|مكعبات مغناطيسية, قطع مغناطيسية, ألعاب بناء مغناطيسية
thing:toy car|سيارة لعبة, سيارات ألعاب, مجسم سيارة
thing:remote control car|سيارة ريموت, سيارة تحكم عن بعد, سيارة بريموت كنترول
thing:race track|مضمار سباق, مسار سيارات, حلبة سباق لعبة
thing:toy train|قطار لعبة, قطار أطفال, قطار خشبي
thing:model railway|مجسم قطار, سكة حديد مصغرة, قطار موديل
thing:model kit|مجسم تركيب, موديل تجميع, طقم نماذج
thing:action figure|مجسم شخصيات, أكشن فيجر, فيقر
thing:animal figure|مجسم حيوان, مجسمات حيوانات, ديناصور لعبة
thing:play kitchen|مطبخ أطفال, مطبخ ألعاب, لعبة مطبخ
thing:play food|طعام لعبة, خضار ألعاب, طقم شاي أطفال
thing:toy shop counter|لعبة متجر, كاشير أطفال, لعبة سوبرماركت
thing:toy tools|عدة أطفال, أدوات لعبة, طاولة عدة أطفال
thing:doctor's kit|حقيبة دكتور أطفال, طقم دكتور لعبة, شنطة طبيب
thing:fancy dress|ملابس تنكرية, زي تنكري أطفال, أزياء تنكرية
thing:wig|باروكة, شعر مستعار, بوستيج
thing:carnival mask|قناع تنكري, قناع حفلات, ماسك تنكري
thing:hand puppet|دمية يد, عروسة قفاز, دمية إصبع
thing:puppet theatre|مسرح دمى, مسرح عرائس
thing:play tent|خيمة أطفال, خيمة لعب, خيمة هندية
thing:playhouse|بيت لعب أطفال, بيت أطفال للحديقة, كوخ أطفال
thing:sandpit|حوض رمل, صندوق رمل أطفال, رمل لعب
thing:sand toys|ألعاب رمل, دلو ومجرفة, ألعاب شاطئ
thing:swing|أرجوحة أطفال, مرجيحة, أرجوحة حديقة
thing:slide|زحليقة, زحلوقة, سحسيلة
thing:climbing frame|ألعاب تسلق, برج ألعاب, هيكل تسلق
thing:trampoline|ترامبولين, نطاطة
thing:bouncy castle|نطيطة هوائية, قلعة نطاطة, قلعة قابلة للنفخ
thing:paddling pool|مسبح أطفال, مسبح نفخ, حوض سباحة أطفال
thing:swim ring|عوامة, طوق سباحة, عوامة ذراع
thing:water gun|مسدس ماء, رشاش ماء
thing:soap bubbles|فقاعات صابون, آلة فقاعات, ماكينة فقاعات
thing:kite|طائرة ورقية, طيارة ورق
thing:skipping rope|حبل قفز, نط الحبل, حبل نط
thing:yo-yo|يويو, نحلة دوارة, بلبل
thing:juggling balls|كرات خفة يد, كرات جاغلينغ
thing:balance bike|دراجة توازن, سيكل توازن, دراجة بدون بدالات
thing:tricycle|دراجة ثلاثية, سيكل ثلاث عجلات, دراجة ثلاث عجلات
thing:kids scooter|سكوتر أطفال, اسكوتر, سكوتر دفع
thing:ride-on toy|سيارة دفع أطفال, سيارة ركوب, لعبة ركوب
thing:electric ride-on car|سيارة كهربائية أطفال, سيارة شحن أطفال
thing:go-kart|جو كارت, سيارة بدال, كارتينج أطفال
thing:rocking horse|حصان هزاز, لعبة هزازة, حيوان هزاز
thing:hobby horse|حصان عصا, حصان خشب
thing:baby walker|مشاية أطفال, مشاية دفع, عربة مشي أطفال
thing:rattle|خشخيشة, خرخاشة, شخشيخة
thing:teether|عضاضة, عضاضة أسنان, عضاضات
thing:comforter blanket|بطانية تهدئة, لعبة نوم مهدئة, بطانية دمية
thing:baby mobile|لعبة سرير معلقة, موبايل سرير أطفال, دوارة سرير
thing:play mat|مفرش لعب, سجادة لعب أطفال, جيم بيبي
thing:stacking toy|لعبة ترتيب حلقات, أكواب ترتيب, هرم حلقات
thing:activity cube|مكعب أنشطة, لوحة أنشطة, لعبة مهارات حركية
thing:bath toy|لعبة حمام, ألعاب استحمام, بطة مطاطية
thing:pull-along toy|لعبة سحب, لعبة دفع, لعبة جر
thing:educational toy|لعبة تعليمية, ألعاب تعليمية, ألعاب ستيم
thing:science kit|طقم تجارب علمية, حقيبة علوم, ألعاب كيمياء
thing:toy robot|روبوت لعبة, روبوت برمجة, رجل آلي لعبة
thing:walkie-talkie|ووكي توكي, جهاز لاسلكي أطفال
thing:audio player for kids|مشغل قصص أطفال, صندوق قصص, توني بوكس
thing:music box|صندوق موسيقى, علبة موسيقية, صندوق موسيقي
thing:kids night light|إضاءة ليلية للأطفال, بروجكتر نجوم, سهارة أطفال
thing:slime|سلايم, رمل سحري, رمل حركي
thing:play dough|صلصال, عجينة لعب, معجون أطفال
thing:fidget toy|لعبة توتر, فيدجت سبينر, بوب ات
thing:trading cards|بطاقات بوكيمون, كروت تجميع, بطاقات تداول
thing:stickers|ملصقات, ستيكرات, ألبوم ملصقات
thing:temporary tattoo|تاتو مؤقت, وشم مؤقت, تاتو أطفال
thing:magic set|طقم ألعاب سحرية, ألعاب خفة, خدع سحرية
thing:board game|لعبة لوحية, ألعاب طاولة, لعبة جماعية
thing:card game|ورق لعب, لعبة ورق, كوتشينة
thing:dice|نرد, زهر, حجر نرد
thing:chess set|شطرنج, طقم شطرنج, رقعة شطرنج
thing:draughts|داما, طاولة زهر, طاولة النرد
thing:role-playing game|لعبة تقمص أدوار, ألعاب آر بي جي, زنزانات وتنانين
thing:escape room game|لعبة ألغاز, لعبة غرفة الهروب, لعبة تحقيق
thing:memory game|لعبة ذاكرة, لعبة تطابق, بطاقات ذاكرة
thing:dominoes|دومينو, ضومنة, طقم دومينو
thing:quiz game|لعبة أسئلة, لعبة معلومات, لعبة مسابقات
thing:jigsaw puzzle|بازل, أحجية صور, بزل
thing:puzzle mat|مفرش بازل, لوح بازل, حافظة بازل
thing:wooden puzzle|بازل خشبي, بازل أطفال, بازل خشب للصغار
thing:brain teaser|مكعب روبيك, لعبة ذكاء, بازل ثلاثي الأبعاد
thing:marble run|بلي, كرات زجاجية, مسار كرات
thing:table football|بيبي فوت, فرفيرة, طاولة كرة قدم
thing:dartboard|لوحة سهام, لعبة دارت, دارتس
thing:outdoor game|ألعاب خارجية, لعبة حديقة, ألعاب حدائق
thing:travel game|لعبة سفر, ألعاب السفر, لعبة جيب مغناطيسية
thing:picture book|كتاب مصور, قصة أطفال, قصص مصورة للأطفال
thing:board book|كتاب ورق مقوى, كتاب قماش, كتاب بيبي
thing:pop-up book|كتاب مجسم, كتاب صوتي للأطفال, كتاب نوافذ
thing:fairy tale book|قصص خيالية, حكايات, قصص قبل النوم
thing:first reader|كتاب تعلم القراءة, قصص المبتدئين, كتاب القراءة الأولى
thing:young adult book|رواية يافعين, روايات مراهقين, كتب يافعين
thing:colouring book|كتاب تلوين, دفتر تلوين, كراسة تلوين
thing:sticker book|كتاب ملصقات, كتاب ستيكرات
thing:comic (2)|كوميكس, مانجا, مجلة مصورة
thing:children's encyclopedia|موسوعة أطفال, أطلس أطفال, كتب معلومات للأطفال
thing:baby album|ألبوم بيبي, سجل الطفل, ألبوم المولود
thing:friendship book|دفتر أصدقاء, أوتوغراف, مذكرات أطفال
thing:school bag (3)|حقيبة مدرسية, شنطة مدرسة, شنطة مدرسية
thing:nursery backpack|حقيبة روضة, شنطة حضانة, حقيبة ظهر أطفال
thing:pencil case (2)|مقلمة, مقلمة مدرسية, محفظة أقلام
thing:school cone|قمع المدرسة, مخروط حلوى المدرسة
thing:school supplies|أدوات مدرسية, قرطاسية مدرسية, مستلزمات مدرسية
thing:exercise book|دفتر مدرسي, كراسة, كشكول
thing:notebook cover|غلاف دفتر, تجليد كتب, جلاد دفاتر
thing:pencil (2)|قلم رصاص, أقلام رصاص, مرسام
thing:mechanical pencil|قلم رصاص ميكانيكي, قلم سنون, سنون رصاص
thing:coloured pencil|أقلام تلوين خشبية, ألوان خشب, قلم تلوين
thing:wax crayon|ألوان شمعية, ألوان شمع, أقلام شمع
thing:felt tip pen|ألوان فلوماستر, ألوان ماجيك, أقلام ماركر
thing:fineliner|قلم تحبير, فاين لاينر, قلم فرشاة
thing:highlighter|قلم تحديد, هايلايتر, قلم فسفوري
thing:fountain pen (2)|قلم حبر سائل, قلم حبر, خراطيش حبر
thing:ballpoint pen|قلم جاف, قلم حبر جاف, قلم جل
thing:eraser (2)|ممحاة, محاية, أستيكة
thing:pencil sharpener (2)|مبراة, براية
thing:ruler|مسطرة, مثلث هندسي, منقلة
thing:compass for drawing|فرجار, برجل, بيكار
thing:glue stick (2)|صمغ إصبع, صمغ مدرسي, غراء
thing:kids scissors|مقص أطفال, مقص آمن, مقص أشغال
thing:ring binder|ملف حلقات, كلاسور, ملف مدرسي
thing:school planner|مفكرة مدرسية, مخطط دراسي, أجندة مدرسية
thing:school calculator|آلة حاسبة مدرسية, آلة حاسبة علمية, حاسبة
thing:name label|ملصق أسماء, ستيكر اسم, ليبل ملابس
thing:blackboard|سبورة سوداء, سبورة أطفال, طباشير
thing:sidewalk chalk|طباشير أرضيات, طباشير ملون, طباشير الشارع
thing:kids globe|كرة أرضية للأطفال, مجسم الكرة الأرضية, خريطة العالم للأطفال
thing:kids lunch box|لانش بوكس أطفال, علبة طعام مدرسية, حافظة طعام أطفال
thing:kids water bottle|مطارة أطفال, قارورة ماء أطفال, زمزمية
thing:balloon (2)|بالون, بالونات, بالونات حفلات
thing:helium bottle|أسطوانة هيليوم, غاز هيليوم, منفاخ بالونات
thing:garland|شريط زينة, حبل زينة, بانر حفلات
thing:party decorations|زينة حفلات, مستلزمات حفلات, زينة عيد ميلاد
thing:confetti|كونفيتي, قصاصات ملونة, مفرقعات حفلات
thing:party tableware|صحون حفلات, أطباق ورقية, أكواب ورقية
thing:birthday candle|شموع عيد ميلاد, شمعة رقم, توبر كيك
thing:party bag|توزيعات حفلات, أكياس توزيعات, هدايا ضيوف
thing:party hat|قبعة حفلات, طرطور عيد ميلاد, تاج عيد ميلاد
thing:piñata|بنياتا, بينياتا
thing:birthday invitation|دعوة عيد ميلاد, بطاقة دعوة, كروت دعوة
thing:greeting card (2)|بطاقة تهنئة, كرت تهنئة, بطاقة معايدة
thing:gift wrap|ورق تغليف هدايا, كيس هدايا, شريط هدايا
thing:pram|عربة أطفال, عربية بيبي, عربة مولود
thing:pushchair|عربة أطفال خفيفة, عربية أطفال, سترولر
thing:travel system|عربة أطفال 3 في 1, طقم عربة أطفال, نظام سفر
thing:double pushchair|عربة توأم, عربية توأم, عربة أطفال مزدوجة
thing:jogging stroller|عربة جري, عربة أطفال ثلاث عجلات, عربة رياضية
thing:carrycot|سرير محمول, سلة أطفال, مهد متنقل
thing:baby bike trailer|مقطورة دراجة للأطفال, عربة دراجة أطفال
thing:child bike seat|مقعد طفل للدراجة, كرسي أطفال للدراجة
thing:child car seat (2)|كرسي سيارة للأطفال, كار سيت, مقعد سيارة أطفال
thing:infant car seat|كرسي سيارة رضع, كار سيت مولود, حامل رضيع للسيارة
thing:pram rain cover|غطاء مطر لعربة أطفال, غطاء عربة, واقي مطر للعربة
thing:footmuff|كيس تدفئة عربة, غطاء أرجل عربة أطفال, كيس نوم عربة
thing:pram parasol|مظلة عربة أطفال, شمسية عربة, واقي شمس للعربة
thing:buggy board|لوح وقوف للعربة, لوح عربة أطفال, بوردة عربة
thing:changing bag|حقيبة حفاضات, شنطة بيبي, حقيبة أم
thing:baby carrier|حمالة أطفال, حاملة طفل, شيالة بيبي
thing:child carrier backpack|حقيبة ظهر لحمل الطفل, حاملة ظهر أطفال, حمالة رحلات
thing:cot|سرير أطفال, سرير بيبي, مهد
thing:bedside crib|سرير جانبي للرضيع, مهد جانبي, سرير ملاصق
thing:travel cot|سرير أطفال متنقل, سرير سفر للأطفال, سرير قابل للطي
thing:kids bed|سرير أطفال, سرير طفل, سرير على شكل بيت
thing:bunk bed (2)|سرير دورين, سرير طابقين, سرير علوي
thing:bed guard|حاجز سرير أطفال, حماية سرير, مانع سقوط
thing:cot mattress|مرتبة سرير أطفال, فرشة بيبي, مرتبة أطفال
thing:baby sleeping bag (2)|كيس نوم أطفال, سليبنق باق بيبي, كيس نوم رضع
thing:nursery furniture|أثاث غرفة أطفال, طاولة غيار, أثاث بيبي
thing:changing mat|مفرش غيار, فرشة تغيير حفاض, مفرش تغيير بيبي
thing:highchair|كرسي طعام أطفال, كرسي أكل بيبي, هاي تشير
thing:baby bouncer|كرسي هزاز أطفال, هزاز بيبي, أرجوحة رضع
thing:playpen|حظيرة لعب أطفال, سياج أطفال, بلاي بن
thing:stair gate (2)|بوابة أمان, حاجز درج أطفال, حاجز باب
thing:childproofing|أدوات أمان أطفال, قفل أطفال, واقي زوايا
thing:baby monitor (2)|جهاز مراقبة الطفل, كاميرا بيبي, بيبي مونيتور
thing:nappy|حفاضات, حفاظات, بامبرز
thing:baby bottle|رضاعة, رضاعات, ببرونة
thing:dummy|لهاية, مصاصة بيبي, سكاتة
thing:potty|نونية, قصرية, مقعد حمام أطفال
thing:baby bath|حوض استحمام أطفال, بانيو بيبي, مقعد استحمام
thing:lipstick|أحمر شفاه, روج, قلوس
thing:mascara|ماسكارا, آيلاينر, كحل
thing:foundation|كريم أساس, فاونديشن, كونسيلر
thing:nail polish|طلاء أظافر, مناكير, جل أظافر
thing:face cream|كريم وجه, مرطب وجه, كريم نهاري
thing:sunscreen|واقي شمس, صن بلوك, كريم شمس
thing:shampoo|شامبو, بلسم شعر, شامبو جاف
thing:toothbrush|فرشاة أسنان, معجون أسنان, خيط أسنان
thing:deodorant|مزيل عرق, ديودرنت, مزيل رائحة العرق
thing:perfume|عطر, عطور, برفان
thing:razor|شفرة حلاقة, موس حلاقة, ماكينة حلاقة
thing:menstrual pad|فوط صحية, تامبون, فوط يومية
thing:acoustic guitar|جيتار, غيتار كلاسيكي, جيتار أكوستيك
thing:electric guitar|جيتار كهربائي, جيتار باس, غيتار كهربائي
thing:guitar amplifier|مكبر جيتار, أمبليفاير جيتار, بيدال مؤثرات
thing:guitar strings|أوتار جيتار, ريشة جيتار, كابو
thing:ukulele|يوكليلي, أوكوليلي, بانجو
thing:piano|بيانو, بيانو رقمي, بيانو كهربائي
thing:musical keyboard|أورج, كيبورد موسيقي, سنثسايزر
thing:violin|كمان, كمنجة, فيولا
thing:cello|تشيلو, تشيللو, كونترباص
thing:recorder|ناي مدرسي, فلوت ريكوردر, ريكوردر
thing:transverse flute|فلوت, كلارينيت, بيكولو
thing:saxophone|ساكسفون, ساكسوفون
thing:trumpet|ترومبيت, بوق, ترومبون
thing:drum kit|طقم درامز, طبول, درامز إلكتروني
thing:drumsticks|عصي درامز, عصا طبل, صنج
thing:cajon|كاخون, جمبي, بونغو
thing:xylophone|إكسيلوفون, زيلوفون, آلة موسيقية أطفال
thing:accordion|أكورديون, هارمونيكا
thing:kalimba|كاليمبا, وعاء تبتي, هاندبان
thing:music stand|حامل نوتة, ستاند نوتة موسيقية
thing:tuner|موالف جيتار, تيونر, مترونوم
thing:sheet music (2)|نوتة موسيقية, كتاب نوتات, كتاب تعليم عزف
thing:instrument case|حقيبة جيتار, شنطة آلة موسيقية, كيس جيتار
thing:acrylic paint (2)|ألوان أكريليك, ألوان مائية, جواش
thing:artist paintbrush|فرشاة رسم, فرش رسم, فرشاة ألوان مائية
thing:painting canvas|كانفس, لوحة كانفس, كانفاس رسم
thing:artist easel|حامل لوحات, حامل رسم, ستاند رسم
thing:sketchbook (2)|كراسة رسم, سكتش بوك, دفتر رسم
thing:oil paint (2)|ألوان زيتية, زيت رسم, تربنتين
thing:soft pastels|ألوان باستيل, باستيل زيتي, فحم رسم
thing:paint by numbers (2)|رسم بالأرقام, تلوين بالأرقام, رسم بالألماس
thing:air drying clay|طين تجفيف بالهواء, صلصال بوليمر, طين تشكيل
thing:craft kit|طقم أشغال يدوية, صندوق أشغال أطفال, طقم حرف يدوية
thing:craft paper|ورق أشغال, ورق ملون, كرتون ملون
thing:scrapbook|سكراب بوك, ألبوم قصاصات, واشي تيب
thing:rubber stamp|ختم مطاطي, أختام, حبارة
thing:craft beads|خرز, حبات خرز, خرز زجاجي
thing:fuse beads|خرز كوي, خرز هاما, خرز حراري
thing:knitting wool|خيوط صوف, خيوط تريكو, كرة صوف
thing:knitting needles (2)|إبر تريكو, سنارة كروشيه, طقم حياكة
thing:sewing machine (2)|ماكينة خياطة, مكينة خياطة, ماكينة أوفر
thing:sewing kit (2)|طقم خياطة, خيط خياطة, إبر خياطة
thing:sewing fabric|قماش خياطة, أقمشة, قماش قطن بالمتر
thing:sewing pattern (2)|باترون خياطة, باترون, باترون تريكو
thing:embroidery kit (2)|طقم تطريز, خيوط تطريز, طارة تطريز
thing:macrame cord|حبل مكرمية, خيط مكرمية, طقم مكرمية
thing:felt|جوخ, لباد, بوم بوم
thing:candle making kit (2)|طقم صناعة شموع, شمع صويا, فتيل شموع
thing:hot glue gun|مسدس شمع, مسدس غراء حراري, أصابع شمع
thing:cutting mat|لوح قص, قطر أشغال, ماكينة قص ورق
thing:face paint|ألوان وجه, رسم على الوجه, مكياج تنكري
thing:hair brush|فرشاة شعر, مشط, فرشاة فك التشابك
thing:hair dryer (2)|سشوار, مجفف شعر, مكواة شعر
thing:hair tie|ربطة شعر, مشبك شعر, سكرنشي
thing:soap (2)|صابون, شاور جل, صابون يدين
thing:body lotion|لوشن جسم, كريم يدين, كريم جسم
thing:baby wipes|مناديل مبللة, مناديل أطفال, كريم أطفال
thing:eyeshadow|ظلال عيون, آيشادو, بلاشر
thing:running shoe|حذاء جري, حذاء رياضي للجري, أحذية جري
thing:trail running shoe|حذاء جري جبلي, حذاء تريل, حذاء جري وعر
thing:track spikes|حذاء سبايكس, حذاء ألعاب قوى, سبايك جري
thing:running shirt|تيشيرت جري, قميص جري, تيشيرت رياضي
thing:running tights|ليقنز جري, بنطلون جري, ليجنز رياضي
thing:running shorts|شورت جري, شورت رياضي
thing:running jacket|جاكيت جري, جاكيت رياضي خفيف
thing:running sock|جوارب جري, شراب رياضي, جوارب رياضية
thing:compression sock|جوارب ضغط, كم ضغط, مشد ساق
thing:running belt|حزام جري, حقيبة خصر رياضية, شنطة وسط للجري
thing:hydration vest|سترة ترطيب, حقيبة ظهر للجري, فيست جري
thing:hydration bladder|كيس ماء لحقيبة الظهر, قربة ماء, خزان ماء
thing:soft flask|قارورة قابلة للطي, سوفت فلاسك, زجاجة لينة
thing:sports watch|ساعة رياضية, ساعة gps, ساعة جري
thing:heart rate monitor|جهاز قياس نبضات القلب, حزام صدر للنبض, حساس نبض
thing:fitness tracker|سوار لياقة, سوار رياضي ذكي, عداد خطوات
thing:stopwatch|ساعة إيقاف, ساعة توقيت, ستوب ووتش
thing:phone armband|حامل جوال للذراع, حزام ذراع للجوال, حافظة ذراع رياضية
thing:sweatband|عصابة رأس رياضية, سوار تعرق, ربطة معصم
thing:neck gaiter|واقي رقبة, لثام رياضي, باندانا رقبة
thing:sports bra (2)|حمالة صدر رياضية, برا رياضي, ستيان رياضي
thing:tracksuit (2)|بدلة رياضية, ترينج, طقم رياضي
thing:base layer|ملابس حرارية, ثيرمال, طبقة داخلية حرارية
thing:sports bag|حقيبة رياضية, شنطة جيم, شنطة رياضة
thing:energy gel|جل طاقة, انرجي جل
thing:energy bar|ألواح طاقة, بروتين بار, انرجي بار
thing:protein powder (2)|بروتين بودرة, واي بروتين, مسحوق بروتين
thing:electrolyte tablet|أقراص إلكترولايت, مشروب رياضي, أملاح فوارة
thing:sports bottle|قارورة رياضية, زجاجة ماء رياضية, مطارة رياضية
thing:shaker|شيكر, شيكر بروتين, كوب خلط
thing:bicycle|دراجة, دراجة هوائية, سيكل
thing:electric bike|دراجة كهربائية, سيكل كهربائي, إي بايك
thing:mountain bike|دراجة جبلية, سيكل جبلي, ماونتن بايك
thing:road bike|دراجة طريق, دراجة سباق, رود بايك
thing:gravel bike|دراجة جرافيل, جرافل بايك, دراجة حصى
thing:city bike|دراجة مدينة, دراجة هولندية, سيكل مدينة
thing:trekking bike|دراجة رحلات, دراجة هجينة, هايبرد بايك
thing:folding bike|دراجة قابلة للطي, سيكل قابل للطي, دراجة تنطوي
thing:cargo bike|دراجة شحن, دراجة نقل, كارجو بايك
thing:kids' bike|دراجة أطفال, سيكل أطفال, دراجة هوائية للأطفال
thing:balance bike (2)|دراجة توازن, دراجة بدون بدالات, سيكل توازن
thing:training wheels|عجلات مساعدة, عجلات جانبية, سنادات دراجة
thing:bmx|دراجة bmx, بي إم إكس, سيكل استعراضي
thing:bicycle frame|إطار دراجة, هيكل دراجة, فريم دراجة
thing:bike tyre|كفر دراجة, إطار دراجة هوائية, كفر سيكل
thing:inner tube|لستك دراجة, تيوب دراجة, أنبوب داخلي
thing:bike valve|بلف دراجة, صمام دراجة
thing:bike pump|منفاخ دراجة, منفاخ سيكل, منفاخ أرضي
thing:puncture repair kit|طقم إصلاح بنشر, رقع إطارات, عدة ترقيع
thing:tyre lever|رافعة إطار, عتلة كفر, مفك كفرات دراجة
thing:bike wheel|عجلة دراجة, جنط دراجة, طقم عجلات
thing:spoke|سلك عجلة, أسلاك جنط, شعاع عجلة
thing:bike saddle|مقعد دراجة, سرج دراجة, كرسي دراجة
thing:seatpost|عمود مقعد, عمود كرسي دراجة, ماسورة مقعد
thing:handlebar|مقود دراجة, دركسون دراجة, هاندل بار
thing:handlebar grip|مقابض دراجة, قبضات مقود, جريب دراجة
thing:bike stem|رقبة مقود, ستيم دراجة
thing:bike pedal|بدال دراجة, بدالات, دواسات دراجة
thing:clipless pedal|بدالات تثبيت, بدال كليت, بدالات spd
thing:cycling shoe|حذاء دراجة, حذاء سايكل, أحذية دراجات
thing:bike chain|سلسلة دراجة, جنزير دراجة, جنزير سيكل
thing:chain oil|زيت سلسلة, زيت جنزير, تشحيم سلسلة
thing:cassette|كاسيت دراجة, تروس خلفية, كاسيت تروس
thing:derailleur|ناقل حركة دراجة, مبدل سرعات, غيار دراجة
thing:hub gear|سرعات داخلية, هب سرعات, ناقل حركة داخلي
thing:crankset|كرنك دراجة, طقم كرنك, ترس أمامي
thing:brake pad|فحمات فرامل دراجة, تيل فرامل, قماش فرامل
thing:disc brake|فرامل ديسك, فرامل هيدروليك, ديسك فرامل
thing:rim brake|فرامل جنط, فرامل v, بريك جنط
thing:brake cable|كيبل فرامل, سلك فرامل, كيبل غيار
thing:suspension fork|شوكة دراجة, مساعد أمامي, شوكة أمامية
thing:bike light|ضوء دراجة, مصباح دراجة, إضاءة دراجة
thing:bike dynamo|دينامو دراجة, دينمو سيكل
thing:reflector|عاكس ضوئي, عاكس دراجة, عواكس
thing:mudguard|رفرف دراجة, واقي طين
thing:pannier rack|رف أمتعة دراجة, حامل خلفي للدراجة, سلة خلفية
thing:pannier|حقيبة دراجة جانبية, شنطة دراجة, خرج دراجة
thing:handlebar bag|حقيبة مقود, حقيبة إطار دراجة, شنطة بايك باكينج
thing:bike basket|سلة دراجة, سلة سيكل, سلة أمامية
thing:bike child seat|مقعد أطفال للدراجة, كرسي طفل للدراجة
thing:bike trailer|مقطورة دراجة, عربة دراجة, مقطورة أطفال للدراجة
thing:car bike rack|حامل دراجات للسيارة, حامل دراجة خلفي, رف دراجات
thing:bike stand|حامل دراجة, ستاند دراجة, سنادة جانبية
thing:bike wall mount|حامل دراجة جداري, خطاف دراجة, علاقة دراجة
thing:bike lock|قفل دراجة, قفل سيكل, قفل حرف u
thing:bike bell|جرس دراجة, بوق دراجة, جرس سيكل
thing:bike mirror|مرآة دراجة, مراية سيكل
thing:bike computer|عداد دراجة, كمبيوتر دراجة, عداد سرعة
thing:bike phone mount|حامل جوال للدراجة, حامل موبايل سيكل
thing:bottle cage|حامل قارورة للدراجة, حامل زجاجة ماء
thing:bike multitool|عدة دراجة, أداة متعددة للدراجة, طقم صيانة دراجات
thing:bike cover|غطاء دراجة, غطاء سيكل
thing:e-bike battery|بطارية دراجة كهربائية, بطارية سيكل كهربائي
thing:turbo trainer|مدرب دراجة داخلي, ترينر دراجة, جهاز تثبيت دراجة
thing:bike helmet|خوذة دراجة, خوذة سيكل, خوذة دراجات
thing:cycling jersey (2)|قميص دراجات, تيشيرت دراجة, جيرسي دراجات
thing:cycling shorts (2)|شورت دراجة, شورت مبطن, شورت سيكل
thing:cycling glove|قفازات دراجة, قفازات سايكل, جوانتي دراجة
thing:cycling glasses|نظارات دراجة, نظارات رياضية, نظارة سيكل
thing:cycling rain jacket|جاكيت مطر للدراجة, بونشو دراجة, غطاء حذاء
thing:kick scooter|سكوتر, اسكوتر دفع, سكوتر أطفال
thing:electric scooter|سكوتر كهربائي, اسكوتر كهربائي, سكوتر شحن
thing:skateboard|سكيت بورد, لوح تزلج, سكيتبورد
thing:longboard|لونج بورد, لوح تزلج طويل
thing:inline skates|رولر بليد, حذاء تزلج بعجلات, انلاين سكيت
thing:roller skates|سكيتنج, رولر سكيت, حذاء عجلات
thing:ice skates|حذاء تزلج على الجليد, زلاجات جليد, سكيت جليد
thing:knee pads (2)|واقي ركبة, واقي كوع, طقم حماية
thing:swimsuit (2)|مايوه, لباس سباحة, مايوه قطعة واحدة
thing:bikini (2)|بكيني, مايوه قطعتين, تانكيني
thing:swim trunks (2)|شورت سباحة, مايوه رجالي, شورت بحر
thing:swimming goggles (2)|نظارات سباحة, نظارة سباحة, نظارة مسبح
thing:swimming cap|قبعة سباحة, طاقية سباحة, غطاء رأس سباحة
thing:armbands|عوامات ذراع, عوامات أطفال, أجنحة سباحة
thing:kickboard|لوح سباحة, كيك بورد, عوامة ساقين
thing:swim ring (2)|عوامة, طوق سباحة, مرتبة ماء
thing:swim fins|زعانف سباحة, زعانف غوص, فنز سباحة
thing:diving mask|قناع غوص, نظارة غوص, ماسك سنوركل
thing:snorkel|سنوركل, أنبوب تنفس, طقم سنوركل
thing:wetsuit (2)|بدلة غوص, بدلة نيوبرين, ويت سوت
thing:water shoe|حذاء بحر, حذاء سباحة, أحذية مائية
thing:rash guard (2)|تيشيرت سباحة, راش جارد, قميص حماية من الشمس
thing:life jacket|سترة نجاة, جاكيت نجاة, لايف جاكيت
thing:surfboard|لوح ركوب أمواج, لوح سيرف, سيرف بورد
thing:bodyboard|بودي بورد, لوح أمواج صغير
thing:stand-up paddle board|لوح تجديف, سب بورد, بادل بورد
thing:kayak|كاياك, قارب كاياك, كانو
thing:paddle for kayak|مجداف, مجداف كاياك, مجاديف
thing:inflatable boat|قارب مطاطي, قارب قابل للنفخ, زورق مطاطي
thing:dry bag|حقيبة مقاومة للماء, كيس جاف, دراي باق
thing:windsurf board|لوح شراعي, ويند سيرف, كايت سيرف
thing:water skis|زلاجات مائية, ويك بورد, عوامة سحب
thing:skis|زلاجات, زلاجات ثلج, سكي
thing:cross-country skis|زلاجات مسافات طويلة, زلاجات نورديك, سكي ريفي
thing:touring skis|زلاجات جولات, سكي تورينج, جلد زلاجات
thing:ski boot|حذاء تزلج, جزمة سكي, بوت سكي
thing:ski binding|رباط زلاجات, مثبت سكي, مثبت سنوبورد
thing:ski pole|عصا تزلج, عصي سكي
thing:snowboard|سنوبورد, لوح تزلج على الثلج
thing:snowboard boot|حذاء سنوبورد, بوت سنوبورد
thing:ski jacket (2)|جاكيت تزلج, جاكيت سكي, جاكيت ثلج
thing:ski pants|بنطلون تزلج, بنطلون سكي, بنطلون ثلج
thing:snowsuit (2)|بدلة ثلج, بدلة تزلج, أفرول ثلج أطفال
thing:ski helmet|خوذة تزلج, خوذة سكي, خوذة ثلج
thing:ski goggles (2)|نظارات تزلج, نظارة سكي, نظارة ثلج
thing:ski gloves (2)|قفازات تزلج, قفازات ثلج, جوانتي سكي
thing:ski sock|جوارب تزلج, شراب سكي, جوارب مدفأة
thing:balaclava (2)|قناع تزلج, بلاكلافا, قناع وجه شتوي
thing:ski bag|حقيبة زلاجات, حقيبة سكي, حقيبة سنوبورد
thing:sledge|زلاجة ثلج, زحافة ثلج, مزلجة
thing:snowshoes|أحذية مشي على الثلج, حذاء ثلج
thing:avalanche transceiver|جهاز إنقاذ الانهيارات الثلجية, مجرفة انهيار ثلجي
thing:ski wax|شمع زلاجات, شمع سنوبورد, مسن حواف
thing:tennis racket|مضرب تنس, راكيت تنس
thing:tennis ball|كرة تنس, كرات تنس
thing:racket string|وتر مضرب, أوتار مضرب تنس, خيوط مضرب
thing:overgrip|قبضة مضرب, شريط مقبض, جريب مضرب
thing:tennis shoe|حذاء تنس, حذاء ملاعب, أحذية تنس
thing:racket bag|حقيبة مضارب, شنطة تنس, حقيبة تنس
thing:badminton racket|مضرب ريشة, مضرب بادمنتون, طقم ريشة طائرة
thing:shuttlecock|ريشة بادمنتون, كرة ريشة, ريشة طائرة
thing:table tennis bat|مضرب تنس طاولة, مضرب بينج بونج
thing:table tennis table|طاولة تنس, طاولة بينج بونج, كرة تنس طاولة
thing:padel racket|مضرب بادل, راكيت بادل
thing:squash racket|مضرب اسكواش, كرة اسكواش
thing:golf club|مضرب جولف, عصا جولف, طقم جولف
thing:golf ball|كرة جولف, كرات جولف, تي جولف
thing:golf bag|حقيبة جولف, شنطة جولف, عربة جولف
thing:dumbbell|دمبل, دمبلز, أثقال
thing:barbell|بار أثقال, بار حديد, بار أولمبي
thing:weight plate|أقراص أثقال, طارات حديد, أوزان حديد
thing:kettlebell|كيتل بل, كيتلبل, كرة حديد
thing:weight bench|بنش أثقال, مقعد تمرين, بنش تمارين
thing:home gym|جيم منزلي, جهاز متعدد التمارين, باور راك
thing:pull-up bar|عقلة, بار عقلة, عقلة باب
thing:treadmill|جهاز مشي, سير كهربائي, تردميل
thing:exercise bike|دراجة ثابتة, دراجة رياضية, سيكل رياضي
thing:cross trainer|جهاز إليبتيكال, أوربتراك, جهاز اوربتراك
thing:rowing machine|جهاز تجديف, ماكينة تجديف
thing:resistance band|حبل مقاومة, أشرطة مقاومة, رباط مقاومة
thing:suspension trainer|حبال trx, حبال تعليق, حلقات جمباز
thing:skipping rope (2)|حبل قفز, نط الحبل, حبل نط سريع
thing:exercise ball|كرة تمارين, كرة يوغا, كرة سويسرية
thing:medicine ball|كرة طبية, كرة أوزان, كرة ثقيلة
thing:yoga mat|سجادة يوغا, مات يوغا, فرشة تمارين
thing:yoga block|مكعب يوغا, حزام يوغا, وسادة تأمل
thing:foam roller|فوم رولر, رول مساج, كرة مساج
thing:massage gun|مسدس مساج, جهاز مساج, مسدس تدليك
thing:push-up handles|مقابض ضغط, بوش اب بار, عجلة بطن
thing:weightlifting belt|حزام رفع أثقال, حزام جيم, أربطة معصم
thing:ankle weights|أثقال كاحل, أثقال معصم, سترة أوزان
thing:mini trampoline|ترامبولين صغير, نطاطة رياضية, ترامبولين رياضي
thing:aerobic step|ستيب ايروبيك, ستيبر, لوح توازن
thing:boxing glove|قفازات ملاكمة, قفاز ملاكمة, جوانتي بوكس
thing:punching bag|كيس ملاكمة, كيس بوكس, ساندباق
thing:mouthguard|واقي أسنان رياضي, واقي فم, حامي أسنان
thing:judo suit|بدلة جودو, بدلة كاراتيه, كيمونو فنون قتالية
thing:football|كرة قدم, كورة, كرة قدم تدريب
thing:football boots (2)|حذاء كرة قدم, جزمة كرة قدم, أحذية كرة قدم
thing:shin guards|واقي ساق, شنكار, حامي ساق
thing:football shirt (2)|تيشيرت كرة قدم, قميص فريق, طقم كرة قدم
thing:football goal|مرمى كرة قدم, مرمى, شبك مرمى
thing:goalkeeper gloves|قفازات حارس مرمى, قفاز حارس, جوانتي حارس
thing:basketball|كرة سلة, كورة سلة
thing:basketball hoop|سلة كرة سلة, حلق سلة, ستاند كرة سلة
thing:basketball shoes|حذاء كرة سلة, أحذية صالات, حذاء كرة طائرة
thing:volleyball|كرة طائرة, كرة طائرة شاطئية, شبكة كرة طائرة
thing:handball|كرة يد, كورة يد
thing:rugby ball|كرة رجبي, كرة قدم أمريكية, خوذة رجبي
thing:field hockey stick|عصا هوكي, مضرب هوكي
thing:baseball bat|مضرب بيسبول, قفاز بيسبول, كرة بيسبول
thing:cricket bat|مضرب كريكيت, كرة كريكيت, واقيات كريكيت
thing:ball pump|منفاخ كرات, إبرة نفخ, منفاخ كورة
thing:training cones|أقماع تدريب, سلم رشاقة, أقماع رياضية
thing:darts|سهام دارت, لوحة سهام, دارتس
thing:pool table|طاولة بلياردو, طاولة سنوكر, عصا بلياردو
thing:boules|بيتانك, كرات حديدية, بوتشي
thing:frisbee|فريسبي, قرص طائر, طبق طائر
thing:archery bow|قوس رماية, قوس وسهم, قوس وسهام
thing:fishing rod|سنارة صيد, صنارة, قصبة صيد
thing:fishing reel|ماكينة صيد, بكرة صيد, مكينة سنارة
thing:fishing line|خيط صيد, خيط سنارة, خيط برايد
thing:fishing lure|طعم صناعي, طعم صيد, رابالا
thing:fish hook|خطاف صيد, ميدار صيد, ثقالة صيد
thing:landing net|شبكة صيد, شبكة يدوية, سالية
thing:tackle box|صندوق صيد, حقيبة صيد, حامل سنارة
thing:waders|أفرول صيد, بنطلون صيد مطاطي, جزمة صيد
thing:riding helmet|خوذة فروسية, خوذة ركوب خيل
thing:riding boots|جزمة فروسية, بوت ركوب خيل, حذاء فروسية
thing:riding breeches|بنطلون فروسية, ليقنز فروسية, بنطلون ركوب خيل
thing:horse saddle|سرج حصان, لبادة سرج, حزام سرج
thing:bridle|لجام, رسن حصان, عنان
thing:horse blanket|غطاء حصان, بطانية حصان, جل خيل
thing:riding crop|سوط فروسية, عصا خيل, كرباج خيل
thing:horse grooming kit|طقم تنظيف خيل, فرشاة حصان, محسة
thing:riding body protector|سترة حماية فروسية, واقي ظهر, فيست فروسية
thing:climbing rope|حبل تسلق, حبال تسلق, حبل متسلق
thing:climbing harness|حزام تسلق, هارنس تسلق, حزام أمان تسلق
thing:climbing shoe|حذاء تسلق, أحذية تسلق, حذاء بولدرينج
thing:carabiner (2)|كارابينر, حلقة تسلق, خطاف أمان
thing:belay device|جهاز تأمين تسلق, جري جري, أداة نزول
thing:chalk bag|كيس طباشير تسلق, بودرة تسلق, مغنيسيوم تسلق
thing:climbing helmet|خوذة تسلق, خوذة جبال, طقم فيا فيراتا
thing:ice axe|فأس جليد, كرامبون, مسامير جليد للحذاء
thing:tent|خيمة, خيمة تخييم, خيمة عائلية
thing:tent peg|وتد خيمة, أوتاد خيمة, حبل خيمة
thing:groundsheet|أرضية خيمة, مفرش أرضي للتخييم, شراع مشمع
thing:awning for caravan|مظلة كرفان, تندة كرفان, رواق تخييم
thing:sleeping bag|كيس نوم, سليبنق باق, كيس نوم تخييم
thing:sleeping bag liner|بطانة كيس نوم, شرشف سفر, لاينر كيس نوم
thing:sleeping mat|فرشة تخييم, مرتبة تخييم, حصيرة نوم
thing:air bed (2)|مرتبة هوائية, فرشة نفخ, سرير تخييم
thing:camping pillow|مخدة تخييم, وسادة هوائية, مخدة نفخ
thing:hammock (2)|أرجوحة شبكية, هاموك تخييم, أرجوحة تخييم
thing:camping chair|كرسي تخييم, كرسي رحلات, كرسي قابل للطي
thing:camping table|طاولة تخييم, طاولة رحلات, طاولة قابلة للطي
thing:camping stove|موقد تخييم, دافور رحلات, طباخ غاز متنقل
thing:gas cartridge|عبوة غاز, خرطوشة غاز, غاز تخييم
thing:camping cookware|أواني تخييم, قدور رحلات, طقم طبخ رحلات
thing:camping food|طعام تخييم, وجبات مجففة, طعام رحلات
thing:cool box (2)|صندوق تبريد, آيس بوكس, حافظة ثلج
thing:head torch|كشاف رأس, مصباح رأس, لمبة رأس
thing:camping lantern|فانوس تخييم, مصباح تخييم, إضاءة خيمة
thing:portable toilet|مرحاض متنقل, حمام رحلات, تواليت تخييم
thing:camping shower|دش تخييم, دش متنقل, جالون ماء
thing:mosquito net for travel|ناموسية سفر, ناموسية خيمة, شبك بعوض للرأس
thing:hiking boot|حذاء هايكنج, بوت جبلي, حذاء مشي جبلي
thing:hiking sandal|صندل هايكنج, صندل رحلات, صندل مشي
thing:hiking sock|جوارب هايكنج, جوارب مشي, شراب رحلات
thing:hiking trousers (2)|بنطلون هايكنج, بنطلون رحلات, بنطلون مشي
thing:hardshell jacket|جاكيت مقاوم للماء, جاكيت هايكنج, هارد شيل
thing:rain trousers (2)|بنطلون مطر, بنطلون مقاوم للماء
thing:softshell jacket (2)|جاكيت سوفت شيل, سوفت شيل
thing:fleece jacket (2)|جاكيت فليس, فليس, بلوفر فليس
thing:down jacket (2)|جاكيت منفوخ, جاكيت ريش, جاكيت مبطن
thing:hiking backpack|حقيبة هايكنج, شنطة رحلات, حقيبة ظهر رحلات
thing:backpack rain cover|غطاء مطر لحقيبة الظهر, غطاء شنطة مقاوم للماء
thing:baby carrier backpack|حاملة طفل للظهر, حقيبة ظهر لحمل الأطفال, حمالة أطفال للرحلات
thing:trekking poles|عصا هايكنج, عصي مشي, عصا مشي جبلي
thing:gaiters|واقي ساق للمشي, طماق, جيتر ثلج
thing:compass|بوصلة, بوصلة رحلات
thing:hiking map|خريطة مشي, خريطة مسارات, خريطة طبوغرافية
thing:outdoor gps|جهاز gps يدوي, جارمن, جي بي إس رحلات
thing:pocket knife (2)|سكين جيب, مطواة, أداة متعددة الاستخدام
thing:water filter for hiking|فلتر ماء للرحلات, فلتر ماء محمول, أقراص تنقية ماء
thing:fire starter|حجر إشعال, ولاعة مغنيسيوم, قادح نار
thing:binoculars|منظار, دربيل, ناظور
thing:knife|سكين, سكينة
thing:hose|خرطوم, لي, بربيش
thing:nail|مسمار, ظفر, أظافر
thing:scooter|سكوتر, اسكوتر
thing:bib|مريلة أطفال, صدرية بيبي, مريول طعام
thing:goggles|نظارات واقية, نظارة حماية, قوقلز
thing:lens|عدسة, عدسات
thing:detergent|منظف, مسحوق غسيل, صابون غسيل
thing:plaster|جبس, لاصق جروح, بلاستر
thing:hair straightener|مكواة شعر, ستريتنر, مملس شعر
thing:microscope|مجهر, ميكروسكوب
thing:wooden train|قطار خشبي, قطار خشب
thing:train|قطار, قطار لعبة
thing:canvas|كانفس, كانفاس, قماش لوحات
thing:brush|فرشاة, فرش
thing:door handle|مقبض باب, مسكة باب, أوكرة باب
thing:filing cabinet|خزانة ملفات, دولاب ملفات, كابينة ملفات
thing:primer|برايمر, طبقة أساس
thing:rose|وردة, ورد, ورد جوري
thing:bait|طعم, طعم صيد
thing:inverter|انفرتر, محول طاقة, عاكس كهربائي
thing:tutu|توتو, تنورة باليه, تنورة تول
thing:walking stick|عصا مشي, عكاز, عصاية
thing:crutches|عكازات, عكاز طبي
thing:blood pressure monitor|جهاز قياس ضغط الدم, جهاز ضغط
thing:syringe|حقنة, سرنجة, إبرة طبية
thing:thread|خيط, خيوط
thing:mouse|ماوس, فأرة, فأر
thing:pocket watch|ساعة جيب, ساعة بسلسلة
thing:diving watch|ساعة غوص, ساعة غواص
thing:shower tray|قاعدة دش, حوض دش, قاعدة شاور
thing:bag|حقيبة, شنطة, كيس
thing:ball|كرة, كورة, طابة
thing:balm|بلسم, مرهم, بالم
thing:barrel|برميل, براميل
thing:bell|جرس, أجراس
thing:badge|شارة, بادج, بطاقة تعريف
thing:binder|ملف حلقات, كلاسور, حافظة أوراق
thing:body protector|واقي جسم, سترة حماية, درع حماية
thing:bottle|زجاجة, قارورة, قنينة
thing:bow|قوس, فيونكة, ربطة
thing:brake|فرامل, بريك, مكابح
thing:cabinet|خزانة, دولاب, كابينة
thing:cable|كيبل, كابل, سلك
thing:cage|قفص, أقفاص
thing:card|بطاقة, كرت, كارت
thing:castle|قلعة, قلعة لعبة
thing:chain|سلسلة, سلسال, جنزير
thing:chisel|إزميل, أزاميل
thing:cummerbund|حزام توكسيدو, حزام سموكن, كمربند
thing:drum|طبل, طبلة, درامز
thing:engine|محرك, موتور, ماكينة
thing:egg box|علبة بيض, حافظة بيض, طبق بيض
thing:espresso cup|فنجان اسبريسو, كوب اسبريسو, فنجان قهوة
thing:firelighters|مكعبات إشعال, مشعل فحم, مكعبات إشعال الفحم
thing:fireguard|حاجز مدفأة, واقي مدفأة, شبك مدفأة
thing:flash|فلاش, فلاش كاميرا
thing:food|طعام, أكل, مواد غذائية
thing:fruit|فواكه, فاكهة
thing:gate|بوابة, باب خارجي
thing:grass|عشب, نجيلة, ثيل
thing:hedge|سياج نباتي, شجيرات سياج
thing:heart|قلب, قلوب
thing:helium|هيليوم, غاز هيليوم
thing:helmet|خوذة, خوذ, هيلمت
thing:honey jar|برطمان عسل, علبة عسل, مرطبان عسل
thing:incubator|حاضنة, فقاسة بيض, حضانة بيض
thing:jar|برطمان, مرطبان, جرة
thing:kennel|بيت كلب, وجار كلب
thing:key|مفتاح, مفاتيح
thing:leash|مقود كلب, حبل كلب, سلسلة كلب
thing:litter|رمل قطط, ليتر
thing:log basket|سلة حطب, حامل حطب
thing:lotion|لوشن, مستحلب, مرطب
thing:lure|طعم صناعي, طعم صيد
thing:mask|قناع, ماسك, كمامة
thing:moon|قمر, هلال
thing:star|نجمة, نجوم
thing:needle|إبرة, إبر
thing:oil|زيت, زيوت
thing:pedal|بدال, دواسة, بيدال
thing:pellets|حبيبات, بيليت, كريات
thing:place cards|بطاقات أسماء, بطاقات طاولة, كروت أماكن الضيوف
thing:powder|بودرة, مسحوق
thing:rack|رف, حامل, أرفف
thing:racket|مضرب, راكيت
thing:reel|بكرة, ماكينة صيد
thing:rod|قضيب, عمود, عصا
thing:scale|ميزان, موازين
thing:screen|شاشة, ستارة, ساتر
thing:skate|زلاجة, سكيت, حذاء تزلج
thing:stencil|ستنسل, قالب رسم, استنسل
thing:stove pipe|ماسورة مدفأة, مدخنة مدفأة, بوري صوبة
thing:tank|خزان, تانكي, حوض
thing:thermos|ترمس, ثرمس
thing:timer|مؤقت, تايمر
thing:tractor|جرار, تراكتور, حراثة
thing:truck|شاحنة, تريلا, لوري
thing:airplane|طائرة, طيارة
thing:rocket|صاروخ, صواريخ
thing:robot|روبوت, رجل آلي
thing:trailer hitch|وصلة سحب, كوع مقطورة, خطاف سحب
thing:tube|أنبوب, أنبوبة, ماسورة
thing:tyre pressure gauge|مقياس ضغط الإطارات, عيار هواء, جهاز قياس ضغط الكفرات
thing:valve|صمام, محبس, بلف
thing:vacuum bag|أكياس مكنسة, كيس مكنسة كهربائية
thing:vegetable|خضار, خضروات
thing:wiper|مساحة, ماسحة, مساحات
thing:amp|أمبليفاير, مضخم صوت, مكبر صوت
thing:bass guitar|جيتار باس, باس جيتار, غيتار باس
thing:ashtray|طفاية سجائر, منفضة سجائر, مطفأة سجائر
thing:bee hive|خلية نحل, صندوق نحل, منحل
thing:ash vacuum|مكنسة رماد, شفاط رماد
thing:grooming brush|فرشاة حيوانات, فرشاة تمشيط, فرشاة شعر قطط
thing:motorcycle jacket|جاكيت دراجة نارية, جاكيت موتوسيكل, جاكيت دباب
thing:elephant|فيل, أفيال
thing:lion|أسد, ليث
thing:tiger|نمر, نمور
thing:bear|دب, دبدوب
thing:bird|طائر, عصفور, طيور
thing:butterfly|فراشة, فراشات
thing:cow|بقرة, أبقار
thing:dinosaur|ديناصور, ديناصورات
thing:dolphin|دولفين, دلفين
thing:dragon|تنين, تنانين
thing:duck|بطة, بط
thing:fox|ثعلب, ثعالب
thing:frog|ضفدع, ضفدعة
thing:giraffe|زرافة, زرافات
thing:monkey|قرد, قرود
thing:owl|بومة, بوم
thing:penguin|بطريق, بطاريق
thing:pig|خنزير, خنازير
thing:pirate|قرصان, قراصنة
thing:princess|أميرة, أميرات
thing:rabbit|أرنب, أرانب
thing:shark|قرش, سمكة قرش
thing:sheep|خروف, غنم, أغنام
thing:skull|جمجمة, جماجم
thing:turtle|سلحفاة, سلاحف
thing:unicorn|يونيكورن, حصان يونيكورن, حصان أحادي القرن
thing:walrus|فظ, حيوان الفظ
thing:whale|حوت, حيتان
thing:goggles (2)|نظارات واقية, نظارة سباحة, قوقلز
thing:lens (2)|عدسة, عدسات, عدسة كاميرا
thing:brush (2)|فرشاة, فرش
thing:bell (2)|جرس, أجراس
thing:bow (2)|قوس, فيونكة, ربطة
thing:rack (2)|رف, حامل, أرفف
thing:rod (2)|قضيب, عمود, عصا
thing:reel (2)|بكرة, ماكينة صيد
thing:tube (2)|أنبوب, أنبوبة, ماسورة
thing:food (2)|طعام, أكل, مواد غذائية
thing:powder (2)|بودرة, مسحوق
thing:bag (2)|حقيبة, شنطة, كيس
`;
