import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'はい|有り?|あり|可|対応|○|◯',
  no: 'いいえ|無し?|なし|不可|非対応|×',
  empty: 'なし|不明|未定|該当なし|記載なし|－|ー',
  size: 'サイズ|大きさ|寸法',
  sizePart: 'サイズ',
  color: '色|カラー',
  included: '付属|付き|同梱',
  electric: '充電|電源|バッテリー|電池|コンセント|usb給電',
  passing: '在庫切れ|売り切れ|品切れ|在庫あり|割引|セール中|送料無料|入荷予定|期間限定|ポイント',
  units: '年=year ヶ月=month か月=month 週間=week 日=day',
  emptyNames: '値 属性 名前 説明 種類 情報 商品 仕様 備考 その他 項目 内容',
  notLabels: '商品番号 商品コード 型番 品番 jan janコード 管理番号 発売日 登録日 更新日 入荷日 バーコード',
};
