import { isStopWord } from './stop-words.ts';

/** Abbreviations that a full stop does not end a sentence after, lower case without the last stop. */
const COMMON =
  'vs al rev ca cf etc no nr st dr prof mr mrs ms jr sr inc ltd co corp tel fax max min approx fig vol p pp ed';

const BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'e.g i.e a.m p.m u.s u.k u.s.a ph.d m.d b.c a.d gen col capt lt sgt rev hon gov sen rep pres messrs mt ft sq in lb lbs oz gal hr hrs sec jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun ave blvd rd dept est incl excl ext assn bros univ ref art qty pc pcs cont',
  de: 'z.b d.h u.a u.ä o.ä i.d.r z.t s.o s.u v.a v.chr n.chr u.s.w usw bzw ggf evtl inkl exkl zzgl zz bspw sog vgl abs art aufl bd bzgl dipl ing entspr geb gem gest hr fr hrsg jan feb mär apr jun jul aug sep sept okt nov dez mind mio mrd mwst std str tgl u v a z.zt zt ziff allg dgl do di mi fa rd op lt',
  fr: 'p.ex c.-à-d m mm mme mlle mgr me env av boul bd art chap éd fig ill janv févr avr juil sept oct nov déc réf req tél dép qté hab s.a n',
  es: 'ee uu p.ej ej sr sra sres srta d dña dª ud uds vd avda av c.v ee.uu a.c d.c s.a s.l núm pág págs tel tfno aprox cap art ene feb abr jun jul ago sept oct nov dic ref cía',
  it: 'p.es es sig sigg sig.ra sig.na dott dott.ssa avv ing arch geom rag ecc pag pagg art cap tel fig gen feb mar apr mag giu lug ago sett ott nov dic n a.c d.c s.p.a s.r.l ca rif cod',
  pt: 'p.ex ex sr sra srs srta d dª dra av cap art pág págs tel núm aprox jan fev mar abr jun jul ago set out nov dez ref cia ltda a.c d.c s.a e.u.a',
  nl: 'bijv d.w.z o.a i.p.v t.o.v m.b.t enz blz dhr mevr mw drs ir mr ing nr art afb jan febr mrt apr jun jul aug sept okt nov dec incl excl evt resp a.u.b s.v.p z.o.z n.v b.v max min',
  pl: 'np tj tzn m.in itd itp dr prof mgr inż ul al pl os nr str tel godz min sek ok r w wg zob por św im gen płk ks red tys mln mld zł gr szt kg art ust pkt p.n.e n.e',
  sv: 't.ex d.v.s bl.a m.m osv fr.o.m t.o.m s.k jfr kl ca nr st tel kap sid jan feb mar apr jun jul aug sep sept okt nov dec inkl exkl resp dr prof f.kr e.kr',
  da: 'f.eks d.v.s bl.a m.m osv m.fl s.u ca nr stk tel kap jan feb mar apr jun jul aug sep sept okt nov dec inkl ekskl kr pct dr prof hr fr f.kr e.kr evt',
  no: 'f.eks d.v.s bl.a m.m osv m.fl ca nr stk tlf kap jan feb mar apr jun jul aug sep sept okt nov des inkl ekskl kr pst dr prof hr fr f.kr e.kr evt',
  fi: 'esim ts mm ym yms jne n nro kpl puh klo mm v s ks vrt tri prof dipl.ins eaa jaa e.kr j.kr ent os',
  ru: 'т.е т.д т.п т.к т.н т.о др пр г гг в вв н.э до н.э им ул д кв стр рис см ср тел тыс млн млрд руб коп шт кг г-н г-жа проф акад доц гл о р обл пос янв февр мар апр авг сент окт нояб дек англ лат нем фр мин макс ок',
  tr: 'vb vs örn bkz dr prof doç av sn no tel cad sok mah apt yy m.ö m.s s sf çev haz alb gen oca şub mar nis haz tem ağu eyl eki kas ara yak',
  el: 'π.χ κ.λπ κ.ά κ.α δηλ βλ πρβλ κ κα κος δρ καθ αρ σελ τηλ π.μ μ.μ μ.χ ευρ χλμ εκ ιαν φεβ μαρ απρ ιουν ιουλ αυγ σεπ οκτ νοε δεκ οδ λεωφ',
  ro: 'ex de ex d.ex etc dl dna dr prof ing str nr bd bl sc ap et tel pag art cap sec ian feb mar apr iun iul aug sep sept oct noi dec aprox max min î.hr d.hr lt col gen',
  hi: 'डॉ श्री प्रो सं ई.पू ई रेव ए बी सी डी एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई जेड',
  ar: 'د أ ص ق.م هـ م',
  cs: 'např tj tzn atd apod mj resp č str tel ul nám sv dr ing mgr bc tzv cca kč ks mil mld tis r',
  vi: 'tp ths ts gs pgs bs tr',
};

/** Languages that write ordinals and dates as a number with a full stop (`3. Mai`). */
const ORDINAL_STOP = new Set([
  'de',
  'da',
  'no',
  'nb',
  'nn',
  'fi',
  'cs',
  'sk',
  'sl',
  'hr',
  'sr',
  'hu',
  'pl',
  'tr',
  'et',
  'lv',
  'is',
]);

/** Scripts that end sentences by a space: a full stop there only shortens a word. */
const WITHOUT_STOP = new Set(['th', 'lo', 'km', 'my']);

const sets = new Map<string, ReadonlySet<string>>();

function abbreviations(language: string): ReadonlySet<string> {
  const key = language === 'nb' || language === 'nn' ? 'no' : language;
  const known = Object.hasOwn(BY_LANGUAGE, key) ? key : '';
  let found = sets.get(known);
  if (found === undefined) {
    found = new Set(`${COMMON} ${BY_LANGUAGE[known] ?? ''}`.split(' '));
    sets.set(known, found);
  }
  return found;
}

/** Whether a text starts with a capitalised function word, as sentences do and names do not (`It is`). */
function startsSentence(text: string, language: string): boolean {
  const word = /^\P{L}*(\p{Lu}[\p{L}\p{M}]*)(?![\p{L}\p{M}]|\.)/u.exec(text)?.[1];
  return word !== undefined && isStopWord(word.toLowerCase(), language);
}

const LAST_WORD = /([\p{L}\p{M}\p{N}.’'-]{0,20})\.[\s"'’”»)\]]*$/u;
const INITIAL = /^(?:\p{Lu}|\p{Lo}\p{M}?|(?:\p{L}\.)+\p{L})$/u;

/**
 * Whether a text that ends in a full stop ends in an abbreviation, an initial or an ordinal, so that the sentence
 * goes on; `next` is the text that follows.
 */
export function endsInAbbreviation(text: string, next: string, language: string): boolean {
  const word = LAST_WORD.exec(text.slice(-32))?.[1];
  if (word === undefined || word === '') return false;
  if (WITHOUT_STOP.has(language) && /[\u0E00-\u1FFF]/.test(word)) return true;
  if (/^(?:\p{Nd}{1,2}|[IVX]{1,5})$/u.test(word)) return ORDINAL_STOP.has(language) && /^\p{L}/u.test(next);
  if (INITIAL.test(word)) return /\p{L}/u.test(next) && !startsSentence(next, language);
  const lower = word.toLowerCase();
  if (lower === 'etc' || lower === 'usw' || lower === 'osv' || lower === 'ecc' || lower === 'enz') {
    return !/^[^\p{L}]*\p{Lu}/u.test(next);
  }
  return abbreviations(language).has(lower);
}
