/** Symbols and English words, in the same form; every language knows them. */
export const COMMON_UNIT_WORDS = `
  mm=mm|millimeter|millimeters|millimetre|millimetres; cm=cm|cms|centimeter|centimeters|centimetre|centimetres;
  dm=dm|decimeter|decimetre; m=mtr|mtrs|meter|meters|metre|metres;
  km=km|kms|kilometer|kilometers|kilometre|kilometres; um=µm|μm|um|micron|microns|micrometer|micrometre;
  nm=nm|nanometer|nanometre; in=″|′′|~in|inch|inches; ft=ft|foot|feet|′; yd=yd|yds|yard|yards;
  mi=mi|mile|miles; mg=mg|milligram|milligrams; g=gr|gm|gms|gram|grams|gramme|grammes;
  kg=kg|kgs|kilo|kilos|kilogram|kilograms; t=ton|tons|tonne|tonnes; oz=oz|ounce|ounces; lb=lb|lbs|pound|pounds;
  ml=ml|mls|milliliter|milliliters|millilitre|millilitres; cl=cl|centiliter|centilitre;
  dl=dl|deciliter|decilitre; l=ltr|ltrs|liter|liters|litre|litres; hl=hl|hectoliter|hectolitre;
  m3=m3|m³|cbm|cubic meters|cubic metres|cubic meter|cubic metre; cm3=cm3|cm³|ccm|cc;
  in3=in3|in³|cu in|cubic inch|cubic inches; ft3=ft3|ft³|cu ft|cubic foot|cubic feet;
  fl_oz=fl oz|floz|fluid ounce|fluid ounces; cup=cup|cups; pt=pint|pints; qt=qt|quart|quarts;
  gal=gal|gallon|gallons; m2=m2|m²|sqm|sq m|square meter|square meters|square metre|square metres;
  cm2=cm2|cm²|sq cm|square centimeters|square centimetres; mm2=mm2|mm²; km2=km2|km²|sq km; ha=hectare|hectares;
  ft2=ft2|ft²|sqft|sq ft|square foot|square feet; in2=in2|in²|sq in|square inch|square inches;
  yd2=yd2|yd²|sq yd|square yards; c=~c|°c|ºc|degrees celsius|degree celsius|celsius|deg c;
  f=~f|°f|ºf|degrees fahrenheit|degree fahrenheit|fahrenheit|deg f; kelvin=kelvin; w=watt|watts;
  kw=kw|kilowatt|kilowatts; hp=hp|horsepower|ps|bhp; va=va; v=volt|volts; mv=mv; kv=kv;
  a=amp|amps|ampere|amperes; ma=ma|milliamp|milliamps; mah=mah; ah=ah; wh=wh|watt hours|watt-hours;
  kwh=kwh|kilowatt hours; j=joule|joules; kj=kj; cal=cal; kcal=kcal|calories; btu=btu|btus;
  kb=kb|kbyte|kilobyte|kilobytes; mb=mb|mbyte|megabyte|megabytes; gb=gb|gbyte|gig|gigs|gigabyte|gigabytes;
  tb=tb|tbyte|terabyte|terabytes; kib=kib; mib=mib; gib=gib; tib=tib; ms=ms|msec|millisecond|milliseconds;
  s=sec|secs|second|seconds; min=min|mins|minute|minutes; h=hr|hrs|hour|hours; d=day|days;
  week=wk|wks|week|weeks; month=mo|mos|month|months; year=yr|yrs|year|years; kmh=km/h|kmh|kph|kmph;
  mps=m/s|mps; mph=mph|mi/h; kn=kn|knot|knots; pa=pa; hpa=hpa; kpa=kpa; mpa=mpa; bar=bar|bars; mbar=mbar;
  psi=psi; atm=atm; mmhg=mmhg; hz=hz|hertz; khz=khz; mhz=mhz; ghz=ghz; rpm=rpm|r/min|u/min; px=px|pixel|pixels;
  lm=lm|lumen|lumens|ansi lumen|ansi lumens; mp=mp|mpx|mpix|megapixel|megapixels; percent=%|percent|per cent|pct;
  piece=pc|pcs|pc(s)|piece|pieces|pack|packs|pk|count|ct|units|unit|items|item|er-pack|er pack|er-set|er set;
  pair=pair|pairs|prs; dozen=dozen`;

/** Unit words by language: `id=word|word`; a `~` marks words that must touch the number, being common words too. */
export const UNIT_WORDS: Readonly<Record<string, string>> = {
  de: `
    in=zoll; ft=fuß; g=gramm; kg=kilogramm; t=tonnen|tonne; lb=pfund; oz=unze|unzen; l=liter|litern;
    m=meter|metern; cm=zentimeter|zentimetern; km=kilometer|kilometern; mi=meile|meilen; m2=qm|quadratmeter;
    m3=kubikmeter; c=grad celsius|grad; mb=megabyte; gb=gigabyte; s=sek|sekunde|sekunden; min=minuten;
    h=std|stunde|stunden; d=tag|tage|tagen; week=woche|wochen; month=monat|monate|monaten;
    year=jahr|jahre|jahren; percent=prozent; piece=st|stk|stück|stücke|teile|teilig|er pack|er-packung;
    pair=paar|paare; dozen=dutzend`,
  fr: `
    in=pouce|pouces|po; ft=pied|pieds; g=gramme|grammes; kg=kilogramme|kilogrammes; t=tonne|tonnes;
    lb=livre|livres; oz=once|onces; m=mètre|mètres; cm=centimètre|centimètres; km=kilomètre|kilomètres;
    mm=millimètre|millimètres; ml=millilitre|millilitres; m2=mètres carrés|mètre carré;
    m3=mètres cubes|mètre cube; c=degrés celsius|degrés|degré; kb=ko; mb=mo|mégaoctets; gb=go|gigaoctets;
    tb=to|téraoctets; s=seconde|secondes; h=heure|heures; d=j|jour|jours; week=semaine|semaines; month=mois;
    year=an|ans|année|années; lm=lumen|lumens; percent=pour cent; piece=pièce|pièces|pcs|unité|unités; pair=paire|paires;
    dozen=douzaine`,
  es: `
    in=pulgada|pulgadas|pulg; ft=pie|pies; g=gramo|gramos; kg=kilogramo|kilogramos; t=tonelada|toneladas;
    lb=libra|libras; oz=onza|onzas; l=litro|litros; ml=mililitro|mililitros; m=metro|metros;
    cm=centímetro|centímetros; mm=milímetro|milímetros; km=kilómetro|kilómetros; mi=milla|millas;
    m2=metros cuadrados|metro cuadrado; m3=metros cúbicos; c=grados celsius|grados centígrados|grados|grado;
    v=voltio|voltios; w=vatio|vatios; s=seg|segundo|segundos; min=minuto|minutos; h=hora|horas; d=día|días;
    week=semana|semanas; month=mes|meses; lm=lumen|lúmenes|lúmens; year=año|años; percent=por ciento|porciento;
    piece=ud|uds|unidad|unidades|pieza|piezas|pzas; pair=par|pares; dozen=docena|docenas`,
  it: `
    in=pollice|pollici; ft=piede|piedi; g=grammo|grammi; kg=chilo|chili|chilogrammo|chilogrammi;
    l=litro|litri; m=metro|metri; cm=centimetro|centimetri; mm=millimetro|millimetri;
    km=chilometro|chilometri; m2=mq|metri quadrati; m3=mc|metri cubi; c=gradi celsius|gradi|grado;
    s=secondo|secondi; min=minuto|minuti; h=ora|ore; d=giorno|giorni; week=settimana|settimane;
    month=mese|mesi; year=anno|anni; percent=per cento|percento; piece=pz|pezzo|pezzi|unità|confezioni;
    pair=paio|paia; dozen=dozzina`,
  pt: `
    in=polegada|polegadas|pol; ft=pé|pés; g=grama|gramas; kg=quilo|quilos|quilograma|quilogramas;
    lb=libra|libras; l=litro|litros; m=metro|metros; cm=centímetro|centímetros; mm=milímetro|milímetros;
    km=quilômetro|quilómetro|quilômetros|quilómetros; m2=metros quadrados; m3=metros cúbicos;
    c=graus celsius|graus|grau; s=seg|segundo|segundos; min=minuto|minutos; h=hora|horas; d=dia|dias;
    week=semana|semanas; month=mês|meses; year=ano|anos; percent=por cento|porcento;
    piece=un|unidade|unidades|peça|peças; pair=par|pares; dozen=dúzia`,
  nl: `
    in=inch|duim; ft=voet; kg=kilo|kilogram; lb=pond; l=liter; m=meter; cm=centimeter; m2=vierkante meter;
    m3=kubieke meter; c=graden celsius|graden|graad; s=seconde|seconden; min=minuut|minuten; h=u|uur|uren;
    d=dag|dagen; week=week|weken; month=maand|maanden; year=jaar|jaren; percent=procent;
    piece=st|stuk|stuks|delig; pair=paar; dozen=dozijn`,
  pl: `
    in=cal|cale|cali; g=gram|gramów|gramy; kg=kilogram|kilogramów; l=litr|litry|litrów; m=metr|metry|metrów;
    cm=centymetr|centymetry|centymetrów; m2=metrów kwadratowych; c=stopni celsjusza|stopni|stopnie;
    s=sek|sekunda|sekundy|sekund; min=minuta|minuty|minut; h=godz|godzina|godziny|godzin; d=dzień|dni;
    week=tydzień|tygodnie|tygodni|tyg; month=miesiąc|miesiące|miesięcy; year=rok|lata|lat;
    percent=procent|proc; piece=szt|sztuka|sztuki|sztuk; pair=para|pary|par; dozen=tuzin`,
  sv: `
    in=tum; ft=fot; l=liter; m=meter; cm=centimeter; m2=kvm|kvadratmeter; c=grader; s=sek|sekund|sekunder;
    min=minut|minuter; h=tim|timme|timmar; d=dag|dagar; week=vecka|veckor; month=mån|månad|månader; year=år;
    percent=procent; piece=st|styck|stycken; pair=par`,
  da: `
    in=tomme|tommer; ft=fod; l=liter; m=meter; cm=centimeter; m2=kvm|kvadratmeter; c=grader;
    s=sek|sekund|sekunder; min=minut|minutter; h=time|timer; d=dag|dage; week=uge|uger;
    month=mdr|måned|måneder; year=år; percent=procent|pct; piece=stk|styk|stykker; pair=par`,
  no: `
    in=tomme|tommer; ft=fot; l=liter; m=meter; cm=centimeter; m2=kvm|kvadratmeter; c=grader;
    s=sek|sekund|sekunder; min=minutt|minutter; h=time|timer; d=dag|dager; week=uke|uker;
    month=mnd|måned|måneder; year=år; percent=prosent; piece=stk|stykk|stykker; pair=par`,
  fi: `
    in=tuuma|tuumaa|tuuman; g=grammaa; kg=kiloa|kilogrammaa; l=litra|litraa|litran; m=metri|metriä|metrin;
    cm=senttiä|senttimetriä; m2=neliötä|neliömetriä; c=astetta; s=sekuntia; min=minuuttia;
    h=tuntia|tunti|tunnin; d=päivä|päivää|päivän|pv; week=viikko|viikkoa|viikon;
    month=kk|kuukausi|kuukautta|kuukauden; year=v|vuosi|vuotta|vuoden; percent=prosenttia|prosentti;
    piece=kpl|kappaletta; pair=pari|paria`,
  ru: `
    mm=мм; cm=см|сантиметр|сантиметра|сантиметров; m=м|метр|метра|метров;
    km=км|километр|километра|километров; in=дюйм|дюйма|дюймов|дюймовый; ft=фут|фута|футов; mg=мг;
    g=г|гр|грамм|грамма|граммов; kg=кг|кило|килограмм|килограмма|килограммов; t=т|тонна|тонны|тонн; ml=мл;
    l=л|литр|литра|литров; m2=м2|м²|кв м|квадратных метров; m3=м3|м³; c=°с|градусов|градуса|градус;
    w=вт|ватт; kw=квт; v=~в|вольт; a=~а|ампер; mah=мач|ма·ч; kb=кб; mb=мб; gb=гб|гигабайт; tb=тб|терабайт;
    hz=гц; mhz=мгц; ghz=ггц; s=~с|сек|секунда|секунды|секунд; min=мин|минута|минуты|минут;
    h=ч|час|часа|часов; d=день|дня|дней|сутки|суток; week=неделя|недели|недель;
    month=мес|месяц|месяца|месяцев; year=год|года|лет; kmh=км/ч; percent=процент|процента|процентов;
    piece=шт|штука|штуки|штук; pair=пара|пары|пар`,
  tr: `
    in=inç; g=gram; kg=kilo|kilogram; l=lt|litre; m=metre; cm=santim|santimetre; m2=metrekare; c=derece;
    s=sn|saniye; min=dk|dakika; h=saat|sa; d=gün; week=hafta; month=ay; year=yıl|sene; percent=yüzde;
    piece=adet|parça; pair=çift; dozen=düzine`,
  el: `
    mm=χιλ|χιλιοστά; cm=εκ|εκατοστά|εκατοστό; m=μ|μέτρα|μέτρο|μέτρων; km=χλμ|χιλιόμετρα;
    in=ίντσα|ίντσες|ιντσών; g=γρ|γραμμάρια|γραμμαρίων; kg=κιλό|κιλά|κιλών; l=λτ|λίτρο|λίτρα|λίτρων;
    m2=τμ|τ μ|τετραγωνικά μέτρα; c=βαθμούς|βαθμοί|βαθμών; s=δευτερόλεπτα; min=λεπτά|λεπτό; h=ώρα|ώρες|ωρών;
    d=ημέρα|ημέρες|μέρες|ημερών; week=εβδομάδα|εβδομάδες|εβδομάδων; month=μήνας|μήνες|μηνών;
    year=έτος|έτη|χρόνια|ετών; percent=τοις εκατό; piece=τεμ|τεμάχια|τεμάχιο; pair=ζευγάρι|ζευγάρια`,
  ro: `
    in=inci|inch|țoli|toli; g=grame|gram; kg=kilograme|kilogram|kile; l=litru|litri; m=metru|metri;
    cm=centimetri; m2=mp|metri pătrați; c=grade; s=secunde|secundă; min=minute|minut; h=oră|ore; d=zi|zile;
    week=săptămână|săptămâni; month=lună|luni; year=an|ani; percent=la sută; piece=buc|bucată|bucăți;
    pair=pereche|perechi`,
  ar: `
    mm=مم|ملم; cm=سم|سنتيمتر; m=متر|أمتار|مترا; km=كم|كيلومتر; in=بوصة|انش|إنش; g=غ|غرام|جرام|جم;
    kg=كغ|كجم|كيلو|كيلوغرام|كيلوجرام; ml=مل|ملل; l=لتر|لترات|لترا; c=درجة مئوية|درجة; w=واط|وات; v=فولت;
    gb=جيجابايت|غيغابايت|جيجا; s=ثانية|ثوان; min=دقيقة|دقائق; h=ساعة|ساعات; d=يوم|أيام|يوما;
    week=أسبوع|أسابيع; month=شهر|أشهر|شهرا|شهور; year=سنة|سنوات|عام|عاما|أعوام; percent=٪|بالمئة|بالمائة;
    piece=قطعة|قطع|حبة; pair=زوج|أزواج`,
  hi: `
    cm=सेमी|सेंटीमीटर; m=मीटर; km=किमी|किलोमीटर; in=इंच; ft=फुट|फीट; g=ग्राम; kg=किलो|किग्रा|किलोग्राम;
    ml=मिली; l=लीटर; c=डिग्री सेल्सियस|डिग्री; w=वाट; v=वोल्ट; gb=जीबी; s=सेकंड; min=मिनट; h=घंटा|घंटे;
    d=दिन|दिनों; week=सप्ताह|हफ्ते; month=महीने|महीना|माह; year=साल|वर्ष|वर्षों; percent=प्रतिशत;
    piece=पीस|नग; pair=जोड़ी|जोड़े`,
  vi: `
    cm=phân|xentimét; m=mét; km=cây số|kilômét; kg=ký|cân|kí; l=lít; c=độ c|độ; s=giây; min=phút;
    h=giờ|tiếng; d=ngày; week=tuần; month=tháng; year=năm; percent=phần trăm; piece=cái|chiếc|miếng;
    pair=đôi|cặp`,
  zh: `
    mm=毫米; cm=厘米|公分; m=米|公尺; km=公里|千米; in=英寸|寸|吋; ft=英尺; g=克; kg=公斤|千克; lb=磅; ml=毫升; l=升|公升; m2=平方米|平米;
    c=摄氏度|度; w=瓦|瓦特; v=伏|伏特; mah=毫安时|毫安; s=秒; min=分钟; h=小时; d=天; week=周|星期; month=个月|個月; year=年; kmh=公里/小时;
    mp=万像素; piece=个|件|只|片|支|包|盒|块; pair=双|对; dozen=打`,
  ja: `
    mm=ミリ|ミリメートル; cm=センチ|センチメートル; m=メートル; km=キロメートル; in=インチ|型; g=グラム; kg=キロ|キログラム; ml=ミリリットル; l=リットル;
    m2=平方メートル|平米; c=度; w=ワット; v=ボルト; gb=ギガ|ギガバイト; s=秒; min=分間|分; h=時間; d=日間; week=週間; month=ヶ月|か月|カ月;
    year=年|年間; percent=パーセント; piece=個|枚|本|台|点|袋|箱; pair=足|組`,
  ko: `
    cm=센티|센티미터; m=미터; km=킬로미터; in=인치; g=그램; kg=킬로|킬로그램; ml=밀리리터; l=리터; c=도; w=와트; v=볼트; gb=기가; s=초; min=분;
    h=시간; d=일간|일; week=주; month=개월; year=년; percent=퍼센트; piece=개|장|매|팩; pair=켤레|쌍`,
  th: `
    mm=มม|มิลลิเมตร; cm=ซม|เซนติเมตร|เซน; m=เมตร; km=กม|กิโลเมตร; in=นิ้ว; g=กรัม; kg=กก|กิโลกรัม|กิโล;
    ml=มล|มิลลิลิตร; l=ลิตร; c=องศาเซลเซียส|องศา; w=วัตต์; v=โวลต์; s=วินาที; min=นาที; h=ชั่วโมง|ชม; d=วัน;
    week=สัปดาห์; month=เดือน; year=ปี; percent=เปอร์เซ็นต์; piece=ชิ้น|อัน|ตัว; pair=คู่`,
};
