import type { FaqWords } from '../faq-words.ts';

/** The product is "この商品". */
export const faqs: FaqWords = {
  phrasebook: `
@product = この商品
@has = この商品に{label}はありますか？
@sizes = この商品にはどのサイズがありますか？
@colors = この商品にはどの色がありますか？
@options = 「{label}」にはどんな選択肢がありますか？
@price = この商品の価格はいくらですか？
@stock = この商品は在庫がありますか？
@returns = この商品は返品できますか？; 返品期間はどのくらいですか？
@return_cost = 返品の送料は無料ですか？
@delivery_time = 配送にはどのくらいかかりますか？
@shipping_cost = 送料はいくらですか？; 送料は無料ですか？
@warranty = 保証期間はどのくらいですか？
@exchange = 別のサイズに交換できますか？
@size_guide = どのサイズを選べばよいですか？
@payment = どの支払い方法がありますか？
@pickup = 店舗で受け取れますか？
weight = 重量, 重さ | この商品の重さはどのくらいですか？; この商品の重量はどのくらいですか？
material = 素材, 材質 | この商品の素材は何ですか？
dimensions = 寸法, サイズ詳細 | この商品の寸法はどのくらいですか？
length = 長さ | この商品の長さはどのくらいですか？
width = 幅 | この商品の幅はどのくらいですか？
height = 高さ | この商品の高さはどのくらいですか？
capacity = 容量 | この商品の容量はどのくらいですか？
color = 色, カラー | この商品の色は何ですか？
waterproof = 防水 | この商品は防水ですか？
care = お手入れ, 洗濯表示 | この商品のお手入れ方法は？
country_of_origin = 原産国, 生産国 | この商品の原産国はどこですか？
warranty = 保証 | この商品の保証期間はどのくらいですか？
included_components = 付属品, セット内容 | 付属品は何ですか？; セット内容は何ですか？
battery_life = 電池寿命, 連続使用時間 | 連続使用時間はどのくらいですか？
wattage = 消費電力 | この商品の消費電力はどのくらいですか？
compatible_devices = 対応機種, 互換性 | 対応機種は何ですか？
screen_size = 画面サイズ | 画面サイズはどのくらいですか？
`,
};
