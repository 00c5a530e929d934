import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
a an the this that these those and or but nor so if then than as of at by for from in into on onto off
over under to with without within about against between among through during before after above below up
down out per via upon toward towards i me my mine myself we us our ours ourselves you your yours
yourself yourselves he him his himself she her hers herself it its itself they them their theirs
themselves who whom whose which what when where why how am is are was were be been being do does did
doing done have has had having will would shall should can could may might must not no don't doesn't
didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't hasn't haven't hadn't i'm
i've i'd i'll you're you've you'll you'd he's she's it's we're we've we'll they're they've they'll
that's there's what's who's let's there here all any both each few more most other some such only own
same too very just also again further once because while until s t d ll m re ve please
`,
  toldByStopWords: true,
  abbreviations:
    'e.g i.e a.m p.m u.s u.k u.s.a ph.d m.d b.c a.d gen col capt lt sgt hon gov sen rep pres messrs mt ft sq in lb lbs oz gal hr hrs sec jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun ave blvd rd dept est incl excl ext assn bros univ ref art qty pc pcs cont',
  andSoOn: 'etc',
  units: `
mm=mm|millimeter|millimeters|millimetre|millimetres; cm=cm|cms|centimeter|centimeters|centimetre|centimetres;
dm=dm|decimeter|decimetre; m=mtr|mtrs|meter|meters|metre|metres;
km=km|kms|kilometer|kilometers|kilometre|kilometres; um=µm|um|micron|microns|micrometer|micrometre;
nm=nm|nanometer|nanometre; in=″|~in|inch|inches; ft=ft|foot|feet|′; yd=yd|yds|yard|yards;
mi=mi|mile|miles; mg=mg|milligram|milligrams; g=gr|gm|gms|gram|grams|gramme|grammes;
kg=kg|kgs|kilo|kilos|kilogram|kilograms; t=ton|tons|tonne|tonnes; oz=oz|ounce|ounces; lb=lb|lbs|pound|pounds;
ml=ml|mls|milliliter|milliliters|millilitre|millilitres; cl=cl|centiliter|centilitre;
dl=dl|deciliter|decilitre; l=ltr|ltrs|liter|liters|litre|litres; hl=hl|hectoliter|hectolitre;
m3=m3|cbm|cubic meters|cubic metres|cubic meter|cubic metre; cm3=cm3|ccm|cc;
in3=in3|cu in|cubic inch|cubic inches; ft3=ft3|cu ft|cubic foot|cubic feet;
fl_oz=fl oz|floz|fluid ounce|fluid ounces; cup=cup|cups; pt=pint|pints; qt=qt|quart|quarts;
gal=gal|gallon|gallons; m2=m2|sqm|sq m|square meter|square meters|square metre|square metres;
cm2=cm2|sq cm|square centimeters|square centimetres; mm2=mm2; km2=km2|sq km; ha=hectare|hectares;
ft2=ft2|sqft|sq ft|square foot|square feet; in2=in2|sq in|square inch|square inches;
yd2=yd2|sq yd|square yards; c=~c|°c|degrees celsius|degree celsius|celsius|deg c;
f=~f|°f|degrees fahrenheit|degree fahrenheit|fahrenheit|deg f; kelvin=kelvin; w=watt|watts;
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
pair=pair|pairs|prs; dozen=dozen`,
  to: 'to',
  and: 'and',
  personal: "my name is|i am|i'm|my order|my account",
  until: 'to',
  rangeAnd: 'and',
  apostrophesAreDropped: true,
  stemsKeepFirstLetter: true,
};
