/** What stands on a page before anything of the interface is loaded: label of the launcher, label of the search field. */
const words: Readonly<Record<string, readonly [ask: string, search: string]>> = {
  en: ['Ask a question', 'Search products'],
  de: ['Frage stellen', 'Produkte suchen'],
  fr: ['Poser une question', 'Rechercher un produit'],
  es: ['Hacer una pregunta', 'Buscar productos'],
  it: ['Fai una domanda', 'Cerca prodotti'],
  pt: ['Fazer uma pergunta', 'Procurar produtos'],
  nl: ['Stel een vraag', 'Producten zoeken'],
  pl: ['Zadaj pytanie', 'Szukaj produktów'],
  sv: ['Ställ en fråga', 'Sök produkter'],
  tr: ['Soru sorun', 'Ürün ara'],
  ar: ['اطرح سؤالاً', 'ابحث عن منتجات'],
  he: ['שאלו שאלה', 'חיפוש מוצרים'],
  hi: ['सवाल पूछें', 'उत्पाद खोजें'],
  ja: ['質問する', '商品を検索'],
  ko: ['질문하기', '상품 검색'],
  zh: ['提问', '搜索商品'],
  th: ['ถามคำถาม', 'ค้นหาสินค้า'],
  vi: ['Đặt câu hỏi', 'Tìm sản phẩm'],
  ru: ['Задать вопрос', 'Поиск товаров'],
  el: ['Κάντε μια ερώτηση', 'Αναζήτηση προϊόντων'],
  ro: ['Pune o întrebare', 'Caută produse'],
};

/** The words of the language of a tag; of one that the interface does not speak, the English ones. */
export function interfaceWords(locale: string): { ask: string; search: string } {
  const [ask, search] = words[locale.toLowerCase().split('-', 1)[0]!] ?? words['en']!;
  return { ask, search };
}
