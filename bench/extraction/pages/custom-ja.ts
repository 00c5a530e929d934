import { join, type ShopPage } from '../shop-page.ts';

type Item = {
  id: string;
  name: string;
  price: string;
  block: string;
  code: string;
  stock: string;
  isOut?: boolean;
  images: readonly string[];
};

const items: readonly Item[] = [
  {
    id: 'kyusu',
    name: '常滑焼 急須 300ml',
    price: '3980',
    block: '<span class="price">¥3,980</span><span>(税込)</span>',
    code: 'TK-300',
    stock: '在庫あり',
    images: ['kyusu1.jpg', 'kyusu2.jpg'],
  },
  {
    id: 'matcha',
    name: '宇治抹茶 40g',
    price: '1620',
    block: '<span class="teika">定価 1,944円</span> <span class="price">販売価格 1,620円(税込)</span>',
    code: 'MAT040',
    stock: '在庫 12 個',
    images: ['matcha.jpg'],
  },
  {
    id: 'chasen',
    name: '茶筅 百本立',
    price: '2750',
    block: '<span class="price">2,750円</span><span class="point">27ポイント</span>',
    code: 'CS-100',
    stock: '在庫切れ',
    isOut: true,
    images: ['chasen.jpg'],
  },
  {
    id: 'furoshiki',
    name: '風呂敷 三巾',
    price: '12100',
    block: '<span class="price">価格:12,100円(税込)</span>',
    code: 'FR3-B',
    stock: '売り切れ',
    isOut: true,
    images: ['furo-a.jpg', 'furo-b.jpg'],
  },
  {
    id: 'tetsubin',
    name: '南部鉄瓶 0.8L',
    price: '24200',
    block: '<span class="price">¥24,200 税込</span>',
    code: 'NT-08',
    stock: '残り2点',
    images: ['tetsubin.jpg'],
  },
];

function page(item: Item): string {
  return join(
    `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>${item.name} | 茶の間</title></head><body><div class="header"><a href="/"><img src="/img/logo.png" alt="茶の間"></a><p>5,500円以上のお買い上げで送料無料</p><a href="/cart">カート 0円</a></div><div id="main"><div class="photo">`,
    ...item.images.map(
      (file) => `<a href="/upload/${file}" rel="lightbox"><img src="/upload/${file}" alt="${item.name}"></a>`,
    ),
    `</div><div class="detail"><h1>${item.name}</h1><p class="code">商品番号:${item.code}</p><p>${item.block}</p><p class="stock">${item.stock}</p>`,
    item.isOut
      ? '<p class="soldout"><a href="/restock">再入荷のお知らせ</a></p>'
      : '<form action="/cart/add"><select name="q"><option>1</option></select><button>カートに入れる</button></form>',
    '<p class="note">送料は全国一律660円です。</p></div><div class="desc"><p>職人がひとつずつ仕上げました。</p></div><div class="recommend"><h2>おすすめ商品</h2><ul><li><a href="/item/yunomi"><img src="/upload/yunomi.jpg">湯のみ</a><span class="price">1,980円</span><span>在庫切れ</span></li><li><a href="/item/chaire"><img src="/upload/chaire.jpg">茶入</a><span class="price">5,280円</span></li></ul></div></div><div class="footer">特定商取引法に基づく表記</div></body></html>',
  );
}

/** A Japanese shop: yen before and after the amount, points, stock in words. */
export const customJa: readonly ShopPage[] = items.map((item) => ({
  system: 'custom-ja',
  url: `https://chanoma.example/item/${item.id}`,
  html: page(item),
  expected: {
    name: item.name,
    price: item.price,
    currency: 'JPY',
    availability: item.isOut ? 'out_of_stock' : 'in_stock',
    sku: item.code,
    images: item.images,
  },
}));
