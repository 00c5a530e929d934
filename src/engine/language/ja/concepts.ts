/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|配送, 発送, お届け, 配達
service:delivery cost|送料, 配送料, 発送代, 宅配料金
service:free delivery|送料無料, 配送無料, 送料込み, 送料0円
service:free shipping threshold|送料無料ライン, 以上で送料無料, 円以上お買い上げ
service:minimum order|最低注文金額, 最低購入金額, 最低ロット
service:order value|注文金額, 合計金額, お買い上げ金額, カート合計
service:delivery time|お届け日数, 配送日数, 納期, 何日で届く
service:delivery date|お届け日, 到着日, 配達予定日, いつ届く
service:express delivery|お急ぎ便, 速達, 翌日配送, あす楽
service:same day delivery|当日配送, 即日配送, 当日便, 今日届く
service:standard delivery|通常配送, 普通便, 通常便
service:cut-off time|当日発送の締め切り, 注文締切時間, 何時までに注文
service:delivery slot|時間指定, 日時指定, 時間帯指定, 配達希望日
service:evening delivery|夜間配達, 土日配達, 週末配達
service:click and collect|店舗受け取り, 店頭受取, お店で受け取る
service:ready for collection|受取準備完了, 店舗到着のお知らせ, 受け取り可能
service:reserve|取り置き, 予約, キープ, 確保
service:parcel shop|営業所受け取り, コンビニ受け取り, 受取拠点, 局留め
service:parcel locker|宅配ロッカー, 宅配ボックス, pudo
service:parcel|荷物, 小包, 宅配便, お荷物
service:courier|配送業者, 運送会社, 宅配業者, ヤマト
service:tracking|追跡, 荷物追跡, 追跡番号, 伝票番号
service:order status|注文状況, 注文ステータス, 処理状況
service:dispatch confirmation|発送完了メール, 発送通知, 出荷のお知らせ
service:order confirmation|注文確認メール, 受付メール, 注文完了メール
service:order number|注文番号, 受注番号, オーダー番号
service:order|注文, オーダー, 発注, ご注文
service:not at home|不在, 不在票, 再配達, 留守
service:safe place|置き配, 玄関前に置く, 非対面受け取り
service:signature|サイン, 受領印, 判子, 対面受け取り
service:missing parcel|荷物が届かない, 紛失, 未着, 行方不明
service:late delivery|配達遅延, 配送遅れ, 遅れている, 遅延
service:damaged in transit|配送中の破損, 輸送事故, 壊れて届いた
service:wrong item|誤配送, 違う商品, 商品間違い, 誤発送
service:missing part|部品不足, 欠品, 足りない, 入っていない
service:partial delivery|分割発送, 分納, 別々に届く, 複数口
service:combined shipping|同梱, まとめて発送, おまとめ配送
service:change order|注文変更, 内容変更, 商品を追加
service:cancel order|キャンセル, 注文取消, 取り消し
service:change address|住所変更, 届け先変更, 住所間違い, 引っ越し
service:delivery address|お届け先, 配送先住所, 送付先, 請求先住所
service:PO box|私書箱, 勤務先, 会社宛, 職場に配送
service:delivery area|配送エリア, お届け可能地域, 配達地域
service:international shipping|海外発送, 国際配送, 海外配送
service:abroad|海外, 国外, 外国
general:EU|eu, 欧州連合, ヨーロッパ
service:customs|関税, 通関, 輸入税, 税関
service:island delivery|離島配送, 離島, 沖縄, 遠隔地
service:surcharge|追加料金, 割増料金, 別途料金
service:bulky item|大型商品, 大型荷物, 重量物
service:freight delivery|路線便, チャーター便, パレット配送, 貨物便
service:kerbside delivery|軒先渡し, 玄関渡し, 車上渡し
service:upstairs delivery|開梱設置, 階段上げ, 部屋まで搬入, 搬入
general:stairs|階段, エレベーター, 階, フロア
service:own delivery|自社配送, 自社便, ご自宅配達
service:bike courier|自転車便, バイク便, グリーン配送
service:packaging|梱包, 包装, 梱包材, 段ボール
service:discreet packaging|中身がわからない梱包, プライバシー梱包, 品名を伏せる
service:delivery note|納品書, 明細書, 納品書なし
service:refrigerated shipping|クール便, 冷蔵便, 冷凍便
service:live plant shipping|植物の配送, 苗の発送, 生体配送
service:dangerous goods|危険物, 航空便不可, 引火性, 陸送のみ
service:pickup only|店頭引き取りのみ, 配送不可, 来店受取限定
service:return|返品, 返却, 返送, 送り返す
service:return period|返品期限, 返品期間, 何日以内に返品
service:right of withdrawal|クーリングオフ, 解約権, 契約解除
service:withdrawal form|返品申請書, 返品フォーム, 返品用紙
service:return label|返品ラベル, 着払い伝票, 返送ラベル
service:returns portal|返品受付, 返品手続き, 返品申請
service:return cost|返品送料, 返送料, 返品手数料
service:free returns|返品無料, 返品送料無料
service:return in store|店舗返品, 店頭で返品, 持ち込み返品
service:return pickup|返品の集荷, 引き取り, 回収
service:non-returnable|返品不可, 返品できない, 返品対象外
service:hygiene reasons|衛生上の理由, 衛生シール, 衛生用品
property:opened|開封済み, 開封後, 開けた
property:original packaging|元箱, 外箱, 元の箱, 化粧箱
property:unused|未使用, 未着用, 新品同様, タグ付き
property:worn|着用済み, 使用済み, 履いた, 洗濯済み
service:loss of value|減額, 価値低下, 差し引き
service:try at home|お試し, 自宅試着, 試用期間
service:exchange|交換, 取り替え, サイズ交換
need:too small|小さすぎる, きつい, サイズが合わない, 入らない
need:too big|大きすぎる, ゆるい, ぶかぶか, 長すぎる
need:don't like it|気に入らない, 思ってたのと違う, イメージ違い
service:refund|返金, 払い戻し, お金を返す
service:money-back guarantee|返金保証, 全額返金, 満足保証
service:original payment method|元の支払い方法, カードに返金, 口座に返金
service:store credit|ポイントで返金, ストアクレジット, 金券返し
service:defective|不良品, 初期不良, 壊れている, 動かない
service:defect|不具合, 欠陥, 瑕疵, 製造不良
property:damaged|破損, 傷, 割れ, 凹み
service:complaint|苦情, クレーム, 不満
service:warranty|保証, メーカー保証, 保証書, 補償
service:statutory warranty|契約不適合責任, 瑕疵担保, 法律上の保証
service:extended warranty|延長保証, 長期保証, 保険
service:lifetime warranty|永久保証, 生涯保証
property:wear and tear|経年劣化, 消耗, 摩耗, 消耗品
service:repair|修理, 直す, お直し, リペア
service:repair workshop|修理工房, サービスセンター, 修理窓口
service:after-sales service|アフターサービス, アフターケア
service:cost estimate|見積もり, 見積書, 修理見積
service:spare part|部品, パーツ, 補修部品, 交換部品
service:replacement|代替品, 交換品, 代わりの商品
service:loan device|代替機, 貸出機, 代替品の貸し出し
service:maintenance|点検, メンテナンス, 整備, 保守
service:descaling|クリーニングサービス, 水垢除去, 本格清掃
service:sharpening service|研ぎサービス, 包丁研ぎ, 研ぎ直し
service:alteration service|お直し, 裾上げ, 丈詰め, サイズ直し
service:cutting service|カットサービス, 木材カット, 切り売り, 量り売り
service:colour mixing|調色, 色合わせ, 塗料の調色
service:stringing service|ガット張り, 張り替え, ストリング張り
service:ski service|スキーチューンナップ, ワックスがけ, エッジ研ぎ
service:battery replacement service|電池交換, 時計の電池交換, バッテリー交換
service:while you wait|即日仕上げ, その場で, 待ち時間に
service:payment|支払い, 決済, お支払い方法, 払い方
service:credit card|クレジットカード, クレカ, デビットカード, ビザ
service:paypal|paypal, ペイパル, 電子マネー, ペイペイ
service:apple pay|apple pay, google pay, スマホ決済, タッチ決済
service:twint|楽天ペイ, auペイ, d払い, キャリア決済
service:bank transfer|銀行振込, 振込, 前払い, 口座振込
service:pay by invoice|後払い, 請求書払い, 掛け払い, ツケ払い
service:instalments|分割払い, ローン, リボ払い, 分割
service:interest rate|金利, 分割手数料, 無金利, 実質年率
service:credit check|与信審査, 信用審査, 審査
service:cash on delivery|代金引換, 代引き, 代引
service:cash|現金, 現金払い, キャッシュ
service:pay in store|店頭払い, 店舗で支払う, レジで払う
service:direct debit|口座振替, 自動引き落とし, 引き落とし
service:cheque|小切手, 為替, 郵便小為替
service:holiday voucher payment|商品券, 食事券, クオカード, 福利厚生券
service:payment failed|決済エラー, 支払いできない, カードが使えない
service:when am I charged|請求時期, 引き落とし日, いつ請求される
service:secure payment|安全な決済, ssl, 暗号化, 3dセキュア
service:buyer protection|購入者保護, 安心マーク, 補償制度
service:payment deadline|支払期限, お支払い期日, 支払い締切
service:payment reminder|督促, 支払い催促, 延滞料
service:currency|通貨, 為替レート, 外貨, ドル払い
service:deposit|前金, 内金, 手付金, 頭金
service:security deposit|保証金, デポジット, 敷金, 預り金
service:invoice|請求書, インボイス, 適格請求書
service:receipt|領収書, レシート, 購入証明
service:VAT|消費税, 税込, 税金, 付加価値税
service:VAT number|登録番号, インボイス番号, 法人番号
service:tax-free shopping|免税, 免税手続き, タックスフリー
service:business customer|法人, 法人のお客様, 企業購入, 業者
service:wholesale|卸売, 仕入れ, 業者価格, 問屋
service:bulk order|大量注文, まとめ買い, 数量割引
service:school order|学校注文, 幼稚園, 官公庁, 公費払い
service:club discount|団体割引, クラブ割引, サークル
service:student discount|学割, 学生割引, 学生証
service:senior discount|シニア割引, 高齢者割引, 敬老割引
service:teacher discount|教職員割引, 社員割引, 医療従事者割引
service:discount|割引, 値引き, 値下げ, オフ
service:sale|セール, 特売, バーゲン, お買い得
property:reduced|値下げ品, 特価品, 割引商品, セール品
service:voucher code|クーポンコード, クーポン, 割引コード, プロモコード
need:voucher doesn't work|クーポンが使えない, コード無効, 期限切れコード
service:cannot be combined|併用不可, 併用できない, クーポン併用
service:gift card|ギフトカード, 商品券, ギフト券
service:gift card balance|ギフトカード残高, 残高照会, 残高確認
service:validity|有効期限, 期限, 使用期限
action:redeem|使う, 利用する, コードを入力, 引き換える
service:cash out voucher|現金化, 商品券を現金に, 換金
service:lost gift card|ギフトカード紛失, 商品券をなくした
service:loyalty programme|ポイントプログラム, ポイント, 会員特典, ポイントカード
service:stamp card|スタンプカード, スタンプ, 10回で1回無料
service:birthday discount|誕生日特典, 誕生日クーポン, バースデー割引
service:refer a friend|友達紹介, 紹介キャンペーン, 紹介特典
service:price match|価格保証, 最安値保証, 他店対抗
service:welcome discount|初回割引, 初回限定クーポン, 新規会員特典
service:newsletter|メルマガ, メールマガジン, ニュースレター
action:unsubscribe|配信停止, メルマガ解除, 購読解除
service:customer account|アカウント, 会員登録, マイページ, 会員情報
service:login|ログイン, サインイン, ログインできない
service:password|パスワード, 暗証番号, パスワード再設定
service:guest order|ゲスト購入, 会員登録なし, 非会員購入
action:delete account|退会, アカウント削除, 会員をやめる
service:order history|注文履歴, 購入履歴, 過去の注文
service:privacy|プライバシー, 個人情報保護, 個人情報
service:cookie|クッキー, cookie設定, トラッキング
service:terms and conditions|利用規約, 規約, 約款
service:legal notice|特定商取引法, 会社情報, 運営会社
service:dispute resolution|紛争解決, 消費生活センター, 消費者保護
service:customer service|カスタマーサービス, お客様サポート, ヘルプデスク, サポート窓口
service:contact|お問い合わせ, 連絡先, 問い合わせフォーム
service:phone number|電話番号, 電話, フリーダイヤル
service:email|メール, メールアドレス, eメール
service:live chat|チャット, ライン, ライブチャット
service:response time|返信時間, 回答まで, 返事がない
service:callback|折り返し電話, 電話をもらう, コールバック
service:advice|相談, アドバイス, 専門家の助言
service:video consultation|オンライン相談, ビデオ接客, ビデオ通話相談
service:appointment|予約, 来店予約, アポ
service:walk-in|予約なし, 飛び込み, ふらっと来店
service:fitting|試着, 試着室, フィッティング
service:measuring service|採寸サービス, 採寸, 出張採寸, 足の計測
service:test ride|試乗, 実演, 試用, デモ
service:shop|店舗, お店, 実店舗, ショップ
service:showroom|ショールーム, 展示場, 実物を見る
service:address|住所, 所在地, アクセス, 場所
service:opening hours|営業時間, 開店時間, 何時まで
property:open|営業中, 開いている, やってる
property:closed|休業, 閉店, 定休日, 閉まっている
service:lunch break|昼休み, 昼休憩, 昼の閉店
service:public holiday|祝日, 祝祭日, 休日営業
service:company holidays|夏季休業, お盆休み, 年末年始休業, 臨時休業
general:Christmas|クリスマス, クリスマスイブ
general:New Year|正月, 年末年始, 元日, 大晦日
general:Easter|イースター, 復活祭
general:Sunday|日曜日, 日曜, 日曜営業
general:Saturday|土曜日, 土曜
general:weekday|平日, 月曜, 火曜, 水曜
general:weekend|週末, 土日
general:working day|営業日, 平日
general:today|今日, 本日, 今夜, 今すぐ
general:tomorrow|明日, 翌日, あした
general:evening|夜, 夕方, 夜間
general:morning|朝, 午前, 早朝
general:day|日, 一日, 毎日
general:week|週, 週間, 毎週
general:month|月, か月, 毎月
general:year|年, 年間, 毎年
general:hour|時間, 分, どれくらい
general:birthday|誕生日, バースデー
service:parking|駐車場, パーキング, 駐車
service:public transport|公共交通機関, バス停, 電車, 最寄り駅
service:loading zone|積み込み場所, 荷捌き場, 積み込みの手伝い
service:accessible|バリアフリー, 車椅子対応, 段差なし
service:dogs allowed|犬同伴可, ペット可, ペット同伴
service:play corner|キッズスペース, 授乳室, おむつ替え, トイレ
service:languages spoken|対応言語, 英語対応, 日本語対応
service:jobs|求人, 採用, アルバイト募集
service:press|取材, 広報, メディア, インフルエンサー
service:gift wrapping|ギフトラッピング, ラッピング, ギフト包装, のし
service:gift message|メッセージカード, 一言カード, 手紙同封
service:send as gift|贈り先に直送, ギフト配送, 相手に直接送る
general:gift|ギフト, プレゼント, 贈り物
service:exchange a gift|もらい物の交換, ギフト交換, ギフトレシート
service:corporate gift|法人ギフト, ノベルティ, 記念品
service:wedding list|結婚祝いリスト, ベビーレジストリ, ギフトリスト
service:wishlist|欲しいものリスト, お気に入り, ウィッシュリスト
service:basket|カート, 買い物かご, ショッピングカート
service:assembly service|組立サービス, 組み立て代行, 組立設置
property:self-assembly|組み立て式, 要組立, 自分で組み立て
property:pre-assembled|完成品, 組立済み, 組立不要
service:installation service|設置サービス, 取り付け工事, 設置工事
service:old appliance removal|家電引き取り, 古い家電回収, 引き取りサービス
service:disposal|処分, 廃棄, 捨てる
service:recycling|リサイクル, 再資源化, 回収
service:electronic waste|家電リサイクル, 小型家電回収, 電子ごみ
service:battery disposal|電池回収, 使用済み電池, 電池の廃棄
service:trade-in|下取り, 買取, 買い取り
service:second hand|中古, 中古品, リユース, ユーズド
property:display model|展示品, 展示処分, 現品限り
property:B-grade|訳あり, b級品, アウトレット, 難あり
service:rental|レンタル, 貸し出し, 借りる
service:subscription|定期便, 定期購入, サブスク
service:cancel subscription|定期解約, 解約, 定期購入をやめる
service:pause subscription|定期休止, スキップ, お届け周期変更
service:pre-order|予約注文, 先行予約, 近日発売
service:in stock|在庫あり, 在庫, 販売中, 在庫状況
service:out of stock|在庫切れ, 売り切れ, 品切れ, 完売
service:back-order|再入荷, 入荷待ち, 入荷予定, 取り寄せ
service:stock alert|再入荷通知, 入荷お知らせ, 通知登録
service:special order|取り寄せ, 取り寄せ注文, 特別注文
property:discontinued|廃番, 生産終了, 販売終了, 在庫限り
property:limited edition|限定品, 数量限定, 限定版, レア
property:unique piece|一点物, 世界に一つ, オンリーワン
service:quantity limit|購入制限, お一人様限り, 個数制限
service:minimum quantity|最小ロット, 最低数量, 最小販売単位
service:sample|サンプル, 試供品, テスター, 生地見本
service:colour chart|カラーチャート, 色見本, カタログ, パンフレット
service:personalisation|名入れ, パーソナライズ, 名前入り
service:engraving|刻印, 彫刻, レーザー刻印
service:embroidery|刺繍, 名前刺繍, イニシャル刺繍
service:printing|プリント, ロゴ印刷, オリジナルプリント
service:made to order|オーダーメイド, 受注生産, 特注
service:workshop|ワークショップ, 教室, 講座, レッスン
service:participants|参加者, 定員, 参加人数
service:cancel course|講座キャンセル, レッスン振替, 講座中止
service:event|イベント, 試飲会, 体験会, 発売イベント
service:children's birthday party|お誕生日会, 誕生日パーティー予約, 子供の誕生会
service:age limit|年齢制限, 年齢確認, 18歳以上, 20歳以上
service:ID card|身分証, 本人確認書類, 免許証, パスポート
service:someone else picks up|代理受け取り, 代理人, 委任状
service:size guide|サイズ表, サイズガイド, サイズ選び
service:care instructions|お手入れ方法, 洗濯表示, 取り扱い方法
service:manual|取扱説明書, 説明書, マニュアル, 取説
service:download|ダウンロード, pdf, ダウンロード版
service:review|レビュー, 口コミ, 評価, 感想
service:product recall|リコール, 自主回収, 安全のお知らせ
service:charity|寄付, チャリティー, 募金
property:colour|色, カラー, 色味
property:red|赤, レッド, 赤色, 朱色
property:burgundy|ワインレッド, ボルドー, えんじ色, バーガンディ
property:pink|ピンク, 桃色, マゼンタ, ローズ
property:orange colour|オレンジ, 橙色, アプリコット
property:coral|コーラル, サーモンピンク, ピーチ
property:terracotta|テラコッタ, レンガ色, 錆色
property:yellow|黄色, イエロー, レモンイエロー
property:mustard yellow|マスタード, からし色, オーカー
property:green|緑, グリーン, エメラルドグリーン
property:olive green|カーキ, オリーブ, モスグリーン
property:mint green|ミントグリーン, セージグリーン, ピスタチオ
property:lime green|黄緑, ライムグリーン, 若草色
property:blue|青, ブルー, コバルトブルー, ロイヤルブルー
property:navy|紺, ネイビー, 濃紺, 紺色
property:light blue|水色, ライトブルー, スカイブルー, 空色
property:turquoise|ターコイズ, ティール, 青緑
property:purple|紫, パープル, バイオレット
property:lilac|ラベンダー, ライラック, 薄紫, 藤色
property:brown|茶色, ブラウン, こげ茶, キャメル
property:beige|ベージュ, サンド, グレージュ
property:cream colour|アイボリー, クリーム色, 生成り, オフホワイト
property:white|白, ホワイト, 真っ白, 純白
property:grey|グレー, 灰色, ライトグレー
property:anthracite|チャコール, チャコールグレー, ダークグレー
property:black|黒, ブラック, 真っ黒
property:gold coloured|ゴールド, 金色, 金
property:silver coloured|シルバー, 銀色, 銀
property:rose gold|ローズゴールド, ピンクゴールド, ブロンズ色
property:multicoloured|マルチカラー, カラフル, レインボー, 虹色
property:transparent|透明, クリア, スケルトン, 半透明
property:neon|ネオンカラー, 蛍光色, 蛍光
property:pastel|パステル, くすみカラー, 淡い色
property:dark|暗い色, ダークカラー, 濃い色
property:bright|明るい色, 鮮やか, ビビッド
property:matte|マット, つや消し, 艶なし
property:shiny|光沢, つやあり, ピカピカ, グロッシー
property:glittery|キラキラ, ラメ, グリッター, スパンコール
property:metallic|メタリック, 金属調, クローム
property:pattern|柄, 模様, 柄物, プリント柄
property:plain|無地, 単色, シンプル
property:striped|ボーダー, ストライプ, 縞模様, しましま
property:checked|チェック, 格子柄, タータンチェック, ギンガム
property:polka dot|水玉, ドット, 水玉模様
property:floral|花柄, フラワー, ボタニカル
property:animal print|アニマル柄, ヒョウ柄, レオパード, ゼブラ柄
property:material|素材, 材質, 生地
property:wood|木, 木製, 天然木, 無垢材
property:oak|オーク, 楢, ナラ材
property:pine|パイン, 松, 杉, 檜
property:plywood|合板, mdf, ベニヤ, 集成材
property:bamboo|竹, バンブー, 竹製
property:rattan|ラタン, 籐, 柳編み
property:cork|コルク, コルク製
property:metal|金属, メタル, 金属製
property:stainless steel|ステンレス, ステンレス製, sus304
property:steel|スチール, 鉄, 鋼, 鋼鉄
property:aluminium|アルミ, アルミニウム, アルミ製
property:cast iron|鋳鉄, 鋳物, 鉄製, アイアン
property:titanium|チタン, チタン製
property:gold|金, k18, 18金, 純金
property:gold-plated|金メッキ, ゴールドプレート, 金張り
property:silver|銀, シルバー925, 純銀
property:plastic|プラスチック, 樹脂, ポリプロピレン, 塩ビ
property:acrylic|アクリル, アクリル板, アクリル樹脂
property:silicone|シリコン, シリコーン, シリコン製
property:rubber|ゴム, ラバー, ラテックス, 天然ゴム
property:glass|ガラス, 硝子, 強化ガラス, 耐熱ガラス
property:ceramic|陶器, セラミック, 焼き物, 土物
property:porcelain|磁器, ボーンチャイナ, 白磁
property:enamel|ホーロー, 琺瑯, エナメル
property:stone|石, 大理石, 御影石, スレート
property:leather|革, 本革, レザー, 牛革
property:suede|スエード, スウェード, ヌバック, バックスキン
property:faux leather|合皮, フェイクレザー, 合成皮革, puレザー
property:cotton|綿, コットン, オーガニックコットン, 木綿
property:muslin|ガーゼ, ダブルガーゼ, モスリン
property:linen|リネン, 麻, 亜麻
property:hemp|ヘンプ, ジュート, 麻縄, シザル
property:wool|ウール, 羊毛, 毛
property:merino|メリノ, メリノウール
property:cashmere|カシミヤ, カシミア
property:silk|シルク, 絹, 正絹
property:satin|サテン, 朱子織, サテン生地
property:velvet|ベルベット, ビロード, ベロア, コーデュロイ
property:fleece|フリース, 起毛, ボア
property:flannel|フランネル, ネル, 起毛コットン
property:felt|フェルト, 圧縮ウール
property:polyester|ポリエステル, 化繊, マイクロファイバー
property:nylon|ナイロン, ポリアミド, リップストップ, コーデュラ
property:elastane|ストレッチ, ポリウレタン, スパンデックス, エラスタン
property:viscose|レーヨン, ビスコース, テンセル, リヨセル
property:denim|デニム, シャンブレー, デニム生地
property:terry|パイル, タオル地, ワッフル
property:lace|レース, チュール, メッシュ, 網
property:knitted|ニット, 編み, かぎ針編み
property:woven|織物, 手織り, 編み込み
property:down filling|ダウン, 羽毛, グース, フェザー
property:filling|中綿, 詰め物, 中材, パッド
property:foam|ウレタン, 低反発, スポンジ, フォーム
property:lined|裏地付き, 裏地, 裏起毛
property:faux fur|フェイクファー, エコファー, 人工毛皮
property:paper|紙, クラフト紙, 厚紙, 再生紙
property:paper weight|坪量, 目付, 紙の厚さ
property:carbon fibre|カーボン, 炭素繊維, グラスファイバー
property:wax|蝋, ワックス, 蜜蝋, ソイワックス
property:coated|コーティング, 塗装, ラミネート, 加工
property:oiled wood|オイル仕上げ, 無塗装, 白木
property:glazed|釉薬, 釉薬がけ, 素焼き
property:non-stick|こびりつかない, テフロン, フッ素加工, ノンスティック
property:natural material|天然素材, 自然素材, 天然繊維
property:gemstone|宝石, 天然石, ダイヤモンド, パワーストーン
property:pearl|真珠, パール, 淡水パール, あこや真珠
property:size|サイズ, 大きさ, 号数
property:small|小さい, 小型, ミニ, 小さめ
property:big|大きい, 大型, ビッグ, 大きめ
property:medium size|中サイズ, 中くらい, 普通サイズ, 中型
property:plus size|大きいサイズ, プラスサイズ, 3l, ゆったりサイズ
property:one size|フリーサイズ, ワンサイズ
property:runs small|小さめの作り, タイトめ, きつめ
property:runs large|大きめの作り, ゆったりめ, 大きく感じる
property:true to size|標準サイズ, 普段のサイズ, ちょうどいい
property:slim fit|スリム, 細身, タイト, スキニー
property:loose-fitting|ゆったり, ルーズ, オーバーサイズ, ダボダボ
property:fit|シルエット, 形, フィット感
property:wide|幅広, ワイド, 幅, 広い
property:narrow|狭い, 細い, スリム幅
property:long|長い, ロング, 長さ, 丈
property:short|短い, ショート, 短め
property:tall|高い, 背が高い, 高さ
property:low|低い, ロー, 低め
property:deep|深い, 深さ, 奥行き
property:thick|厚い, 厚手, 厚み, 分厚い
property:thin|薄い, 薄手, 薄型, 極薄
property:dimensions|寸法, サイズ, 外寸, 縦横
property:diameter|直径, 円周, 径
property:round|丸い, 円形, 丸型, 楕円
property:square shape|四角, 長方形, 角型, スクエア
property:weight|重さ, 重量, 何キロ
property:lightweight|軽い, 軽量, 超軽量
property:heavy|重い, 重たい, ずっしり
property:capacity|容量, 何リットル, 容積
property:roomy|大容量, たっぷり入る, 収納力
property:load capacity|耐荷重, 最大荷重, 何キロまで
property:compact|コンパクト, 省スペース, 場所を取らない
property:foldable|折りたたみ, 折り畳み式, たためる
property:stackable|スタッキング, 積み重ね, 重ねられる
property:inflatable|空気で膨らむ, エア, 膨らませる
property:extendable|伸縮, 伸縮式, 伸ばせる, 伸長式
property:adjustable|調節可能, 高さ調整, アジャスター, 調整できる
property:grows with child|成長に合わせて, 長く使える, 成長対応
property:removable|取り外し可能, 着脱式, 外せる
property:replaceable|交換可能, 付け替え, 取り替え式
property:modular|モジュール式, 組み合わせ自由, 拡張できる, ユニット式
property:reversible|リバーシブル, 両面, 裏表使える
property:portable|持ち運び, ポータブル, 携帯用, 携帯
property:power|パワー, 消費電力, ワット数, 出力
property:powerful|パワフル, ハイパワー, 強力, 高性能
property:voltage|電圧, ボルト, 100v, 200v
property:plug|プラグ, コンセント形状, 電源プラグ
property:electric|電動, 電気式, コード式, コンセント式
property:cordless|コードレス, 電池式, バッテリー式, 充電式
property:rechargeable|充電式, usb充電, 充電できる
property:battery life|連続使用時間, バッテリー持ち, 電池持ち, 稼働時間
property:charging time|充電時間, 急速充電, フル充電
property:wireless|ワイヤレス, 無線, ブルートゥース, wifi
property:smart|スマート, アプリ連携, iot, スマホ操作
property:automatic|自動, 全自動, オート
property:manual|手動, 手回し, 手で
property:solar|ソーラー, 太陽光, ソーラー充電
property:energy-efficient|省エネ, 節電, 低消費電力
property:noise level|騒音値, デシベル, 音の大きさ, 運転音
property:quiet|静か, 静音, 無音, 音が小さい
property:loud|うるさい, 音が大きい, 騒がしい
property:noise-cancelling|ノイズキャンセリング, ノイキャン, 防音, 吸音
property:waterproof|防水, 完全防水, 水に強い
property:water-resistant|撥水, はっ水, 耐水, 生活防水
property:water resistance rating|防水等級, ipx7, ip67, 防水規格
property:windproof|防風, 風を通さない, 耐風
property:weatherproof|耐候性, 全天候, 屋外対応
property:frost-proof|耐寒, 耐寒性, 凍結しない
property:uv-resistant|uvカット, 紫外線対策, 耐uv
property:colourfast|色落ちしない, 色移りしない, 色あせしない
property:heat-resistant|耐熱, 熱に強い, 耐熱性
property:fireproof|難燃, 防炎, 燃えにくい, 耐火
property:keeps warm|保温, 断熱, あったかキープ, サーマル
property:keeps cool|保冷, 冷たさキープ, ひんやり, 冷感
property:warm|暖かい, あったかい, ぽかぽか, 温かい
property:hot|熱い, 高温, アツアツ
property:cold|冷たい, 寒い, 低温
property:temperature|温度, 度, 温度範囲
property:breathable|通気性, 蒸れない, 吸湿速乾, メッシュ
property:quick-drying|速乾, すぐ乾く, 乾きやすい
property:absorbent|吸水, 吸収, よく吸う
property:washable|洗える, 洗濯機可, 丸洗い, ウォッシャブル
property:hand wash|手洗い, 手洗いのみ, 手洗い可
property:dry clean only|ドライクリーニング, クリーニングのみ
property:tumble dryer safe|乾燥機可, タンブル乾燥, 乾燥機対応
property:care instructions|お手入れ, 洗濯方法, ケア方法
property:easy care|お手入れ簡単, イージーケア, シワになりにくい, ノーアイロン
property:easy to clean|掃除しやすい, 拭き取れる, サッと拭ける
property:dishwasher safe|食洗機対応, 食洗機可, 食器洗い乾燥機
property:microwave safe|電子レンジ対応, レンジ可, レンジok
property:freezer safe|冷凍可, 冷凍庫対応, 冷凍保存
property:induction|ih対応, ihok, 電磁調理器
property:food-safe|食品対応, 食品グレード, 食品衛生法適合
property:leakproof|漏れない, 漏れ防止, こぼれない, 密閉
property:vegan|ヴィーガン, ビーガン, 植物性, 動物性不使用
property:vegetarian|ベジタリアン, 菜食, 肉不使用
property:cruelty-free|クルエルティフリー, 動物実験なし
property:organic|オーガニック, 有機, 有機栽培, 有機jas
property:sustainable|サステナブル, エコ, 環境にやさしい
property:recycled|リサイクル素材, 再生素材, アップサイクル
property:recyclable|リサイクル可能, 再利用可能, 資源ごみ
property:biodegradable|生分解性, 土に還る, 堆肥化できる
property:reusable|繰り返し使える, 再利用, 洗って使える
property:disposable|使い捨て, 一回用, ディスポ
property:refillable|詰め替え, 詰め替え可, リフィル
property:fair trade|フェアトレード, 公正取引, エシカル
property:certified|認証, 認定, 証明書, 認証マーク
property:oeko-tex|エコテックス, oeko-tex, 安全な繊維
property:non-toxic|無毒, 有害物質不使用, 安全
property:bpa-free|bpaフリー, bpa不使用
property:plastic-free|プラスチックフリー, 脱プラ, プラスチック不使用
property:pfas-free|pfasフリー, pfoaフリー, フッ素不使用
property:natural|ナチュラル, 天然由来, 自然派, 無添加
property:ingredients|成分, 原材料, 全成分, 何が入ってる
property:allergens|アレルゲン, アレルギー表示, 特定原材料
property:hypoallergenic|低刺激, アレルギー対応, 低アレルギー
property:gluten-free|グルテンフリー, 小麦不使用, 小麦粉なし
property:lactose-free|乳糖不使用, 乳製品不使用, ラクトースフリー
property:nut-free|ナッツ不使用, ナッツフリー, 落花生不使用
property:egg-free|卵不使用, 卵なし, エッグフリー
property:sugar-free|無糖, 砂糖不使用, シュガーフリー, 糖質ゼロ
property:low-calorie|低カロリー, 低脂肪, カロリーオフ, ライト
property:high protein|高たんぱく, プロテイン豊富, タンパク質
property:alcohol-free|ノンアルコール, アルコールフリー, ノンアル
property:alcohol content|アルコール度数, 度数, アルコール分
property:caffeine-free|カフェインレス, デカフェ, ノンカフェイン
property:gelatine-free|ゼラチン不使用, ゼラチンなし
property:no additives|無添加, 添加物不使用, 保存料不使用
property:fragrance-free|無香料, 香料不使用, 無臭
property:scented|香り付き, 香り, いい匂い, フレグランス
property:nickel-free|ニッケルフリー, 金属アレルギー対応
property:for sensitive skin|敏感肌用, 肌にやさしい, 低刺激, 皮膚科医推奨
property:flavour|味, フレーバー, 風味
property:sweet|甘い, 甘口, 甘め
property:spicy|辛い, スパイシー, 激辛, ピリ辛
property:salty|しょっぱい, 塩味, 塩辛い, うま味
property:bitter|苦い, 苦味, ビター
property:mild taste|まろやか, マイルド, フルーティー, あっさり
property:dry wine|辛口, ドライ, 辛口ワイン
property:fresh|新鮮, 作りたて, 焼きたて, 焙煎したて
property:shelf life|賞味期限, 消費期限, 日持ち
property:perishable|要冷蔵, 生もの, 傷みやすい, チルド
property:frozen|冷凍, 冷凍食品, 冷凍品
property:raw|生, 非加熱, 未加工, ロー
property:loose|量り売り, バラ, 茶葉, ばら売り
property:whole bean|豆のまま, 豆, コーヒー豆
property:ground|粉, 挽き, 挽き方, 粗挽き
property:roast|焙煎, 深煎り, 浅煎り, ロースト
property:for babies|ベビー用, 赤ちゃん用, 新生児, 乳児
property:toddler|幼児, よちよち, 1歳, 2歳
property:kid|子供, キッズ, 子ども, こども
property:teenager|ティーン, 中高生, 10代
property:adult|大人, 大人用, 成人
property:senior|シニア, 高齢者, お年寄り
property:recommended age|対象年齢, 何歳から, 推奨年齢
property:small parts|小さい部品, 誤飲の恐れ, 3歳未満不可
property:women's|レディース, 女性用, 婦人
property:men's|メンズ, 男性用, 紳士
property:unisex|ユニセックス, 男女兼用, 男女共用
property:girl|女の子, 女児, ガールズ, 娘
property:boy|男の子, 男児, ボーイズ, 息子
property:beginner|初心者, 入門, ビギナー, 初級
property:intermediate|中級, 中級者, 経験者
property:advanced|上級, 上級者, 玄人
property:skill level|難易度, レベル, 難しさ
property:professional|プロ用, 業務用, プロ仕様
property:easy|簡単, 使いやすい, シンプル, かんたん
property:difficult|難しい, 複雑, 面倒
property:soft|柔らかい, ふわふわ, もこもこ, やわらか
property:hard|硬い, 固い, しっかりめ, 硬め
property:comfortable|快適, 着心地がいい, 楽, 履き心地
property:itchy|チクチク, かゆい, ごわごわ
property:smooth|なめらか, つるつる, すべすべ
property:stretchy|伸縮性, 伸びる, ストレッチ, のびのび
property:flexible|しなやか, 曲がる, 柔軟, フレキシブル
property:ergonomic|人間工学, エルゴノミクス, 腰にやさしい
property:durable|丈夫, 長持ち, 耐久性, 頑丈
property:sturdy|頑丈, 安定, しっかり, がっしり
property:unbreakable|割れない, 壊れにくい, 耐衝撃
property:fragile|割れやすい, 壊れ物, こわれもの, 繊細
property:scratch-resistant|傷がつきにくい, 耐傷性, キズ防止
property:tear-resistant|破れにくい, 引き裂きに強い, パンクしにくい
property:rustproof|錆びない, サビに強い, 防錆
property:non-slip|滑り止め, 滑らない, すべりにくい, ノンスリップ
property:reflective|反射, 反射材, リフレクター
property:glow in the dark|蓄光, 暗闇で光る, 夜光
property:dimmable|調光, 調光機能, 明るさ調節
property:brightness|明るさ, ルーメン, 輝度
property:warm white|電球色, 昼白色, 色温度, 昼光色
property:magnetic|マグネット, 磁石, 磁気
property:self-adhesive|粘着, シール, 貼れる, 粘着式
property:lockable|鍵付き, ロック付き, 施錠
property:zip|ファスナー, ジッパー, チャック
property:button closure|ボタン, スナップボタン, ホック
property:velcro|マジックテープ, 面ファスナー, ベルクロ
property:hood|フード, フード付き, 帽子付き
property:pocket|ポケット, ポケット付き
property:compartments|仕切り, 間仕切り, ポケット収納, 小分け
property:handle|取っ手, ハンドル, 持ち手
property:strap|ストラップ, 肩紐, ショルダーベルト
property:wheels|キャスター, 車輪, タイヤ付き, キャスター付き
property:lid|蓋, フタ, ふた付き, キャップ
property:removable cover|カバーリング, カバー取り外し, カバー洗える
property:compatible|対応, 互換, 互換性, 適合
property:universal|汎用, ユニバーサル, 万能
property:multifunctional|多機能, マルチ, 一台何役, 多用途
property:included|付属, 付き, 同梱, セット内容
property:not included|別売り, 別売, 付属なし
property:set|セット, キット, 詰め合わせ
property:pack|パック, 入り, まとめ買いパック, 個入り
property:piece|個, 点, ピース
property:pair|ペア, 2個セット, 2個組, 一対
property:single|単品, 1個, ばら, 一つ
property:handmade|手作り, ハンドメイド, 手仕事
property:homemade|自家製, 手作り, ホームメイド
property:unique|一点物, ユニーク, 唯一
property:limited edition (2)|限定, 限定版, 特別仕様, 数量限定
property:refurbished|整備済み, リファービッシュ, 再生品
property:second-hand|中古, ユーズド, 古着, お古
property:brand new|新品, 未開封, 新しい
property:just arrived|新着, 新入荷, 新作, 最新
property:condition|状態, コンディション, 使用感
property:vintage|ヴィンテージ, レトロ, アンティーク, 昔ながら
property:modern|モダン, 今風, トレンド, 流行り
property:minimalist|ミニマル, シンプル, 北欧
property:rustic|カントリー, ナチュラル調, 素朴, ボヘミアン
property:elegant|エレガント, 上品, シック, きれいめ
property:casual|カジュアル, 普段着, 普段使い
property:pretty|きれい, 素敵, 美しい
property:cute|かわいい, キュート, 可愛い
property:funny|面白い, おもしろ, ユニーク, ウケる
property:special|特別, スペシャル, 珍しい, 変わった
property:quality|品質, 高品質, 上質, プレミアム
property:luxurious|高級, ラグジュアリー, 贅沢
property:bad quality|安っぽい, 粗悪, 質が悪い, ちゃちい
property:country of origin|原産国, 生産国, どこ製, 製造国
property:local|地元, 国産, ご当地, 地域
property:made in europe|日本製, メイドインジャパン, 国内製造
property:imported|輸入, 輸入品, 舶来
property:brand|ブランド, メーカー, 銘柄
property:model|モデル, 機種, 型番, バージョン
property:genuine|本物, 正規品, 純正, オリジナル
action:return|返品する, 送り返す, 返す
action:exchange|交換する, 取り替える, 変える
action:collect|受け取る, 取りに行く, 引き取る
action:order|注文する, 頼む, オーダーする
action:buy|買う, 購入する, 買い物する
action:sell|売る, 販売する, 取り扱う, 置いてる
action:pay|払う, 支払う, 決済する
action:cancel|キャンセルする, 取り消す, やめる
action:change order|注文を変更する, 変更する, 修正する
action:break|壊れる, 割れる, 折れる
action:damage|傷つく, 破損する, 凹む
action:stop working|動かなくなる, 故障する, 使えなくなる
action:lose|なくす, 紛失する, 失くす
action:go missing|なくなる, 届かない, 見当たらない, 足りない
action:arrive|届く, 到着する, 着く
action:deliver|配送する, 送る, 届ける, 発送する
action:track|追跡する, 荷物を確認する, 調べる
action:receive|受領する, もらう, 受け取る
action:suit|似合う, 合う, 映える
action:fit in|入る, 収まる, はまる
action:wash|洗う, 洗濯する, すすぐ
action:clean|掃除する, 拭く, きれいにする
action:descale|水垢を取る, クエン酸洗浄, カルキ除去
action:iron|アイロンをかける, アイロンがけ, シワを伸ばす
action:dry|乾かす, 干す, 乾燥させる
action:repair|修理する, 直す, 修繕する
action:replace|取り替える, 交換する, 入れ替える
action:install|設置する, インストールする, 設定する
action:mount|取り付ける, 掛ける, 吊るす
action:assemble|組み立てる, 組む, 作る
action:engrave|刻印する, 彫る, 名入れする
action:wrap|包む, ラッピングする, 包装する
action:reserve|取り置く, 予約する, キープする
action:book|予約する, 申し込む, 予約を取る
action:store|保管する, しまう, 収納する, 保存する
action:charge|充電する, チャージする
action:recycle|リサイクルする, 捨てる, 処分する
action:try on|試着する, 試す, お試し
action:adjust|調節する, 調整する, 合わせる
action:cut to size|カットする, 寸法に切る, 切断する
action:alter|直す, 丈を詰める, 裾上げする
action:make to order|特注する, オーダーする, 作ってもらう
action:rent|借りる, レンタルする, 貸し出す
action:complain|苦情を言う, クレームを入れる, 文句
action:talk to someone|話す, 連絡する, 相談する
action:write|書く, メールする, 送信する
action:reply|返信する, 答える, 返事する
action:ask|聞く, 質問する, 尋ねる
action:advise|相談する, アドバイスする, 勧める
action:help|助ける, 手伝う, サポートする
action:refund|返金する, 払い戻す, 返してもらう
action:redeem (2)|利用する, クーポンを使う, 引き換える
action:save money|節約する, 安く買う, 得する
action:subscribe|定期購入する, 購読する, 申し込む
action:pause|休止する, スキップする, 一時停止する
action:log in|ログインする, サインインする, 入る
action:register|登録する, 会員登録する, アカウントを作る
action:unsubscribe (2)|退会する, 配信停止する, 解除する
action:pre-order|予約注文する, 先行予約する
action:notify|知らせる, 通知する, 連絡する
action:open|開ける, 開封する, 開く
action:pack|梱包する, 詰める, 荷造りする
action:carry|運ぶ, 持ち運ぶ, 運搬する
action:wear|着る, 履く, 身につける
action:use|使う, 使用する, 利用する
action:cook|料理する, 煮る, 茹でる
action:fry|炒める, 揚げる, 焼く
action:bake|焼く, お菓子を作る, パンを焼く
action:chop|刻む, 切る, スライスする
action:sharpen|研ぐ, 鋭くする
action:mix|混ぜる, かき混ぜる, 泡立てる
action:grind|挽く, すりおろす, 砕く
action:brew|淹れる, 抽出する, コーヒーを淹れる
action:heat up|温める, 加熱する, あたためる
action:cool down|冷やす, 冷ます, 冷却する
action:drink|飲む
action:eat|食べる, つまむ
action:sleep|寝る, 眠る, 昼寝する
action:sit|座る, 腰掛ける
action:play|遊ぶ, プレイする
action:read|読む, 読書する
action:draw|描く, 絵を描く, スケッチする
action:sew|縫う, 裁縫する
action:craft|工作する, 手作りする, クラフト
action:glue|接着する, 貼る, くっつける
action:drill|穴を開ける, ドリルで開ける
action:paint walls|塗る, ペンキを塗る, 塗装する
action:plant|植える, 種をまく, 育てる
action:water plants|水やりする, 水をあげる, 灌水する
action:lose weight|痩せる, 減量する, ダイエットする
action:train|鍛える, 運動する, トレーニングする
action:protect|守る, 保護する, 防ぐ
action:cover|覆う, かぶせる, 掛ける
action:remove|取り除く, 外す, 落とす
action:choose|選ぶ, 決める, 迷う
action:compare|比較する, 比べる, 違い
action:find|探す, 見つける, 検索する
action:see|見る, 確認する
action:give as a gift|贈る, プレゼントする, あげる
action:donate|寄付する, 募金する
action:trade in|下取りに出す, 売る, 買い取ってもらう
action:waive|無料にする, 免除する, タダ
action:pay the cost|負担する, 費用を持つ, 誰が払う
action:extend|延長する, 延ばす, 延期する
action:shrink|縮む, 小さくなる
action:fade|色あせる, 色落ちする, 退色する
action:leak|漏れる, 垂れる, こぼれる
action:smell bad|臭う, くさい, 悪臭
action:rust|錆びる, 変色する, くすむ
action:overheat|過熱する, 熱くなりすぎる, 焦げる
action:turn on|電源を入れる, つける, 起動する
action:turn off|電源を切る, 消す, 止める
action:connect|接続する, つなぐ, ペアリングする
general:cheap|安い, 格安, お手頃, 安価
general:cheaper|もっと安い, より安い, 安いほう
general:cheapest|最安, 一番安い, 最安値
general:expensive|高い, 高価, 値段が高い
general:price|値段, 価格, いくら, 金額
general:fee|手数料, 料金, 追加費用
general:euro|円, お金, ユーロ
general:under|以下, 未満, 以内, まで
general:at least|以上, 少なくとも, 最低
general:quick|速い, 早い, すぐ, スピーディー
general:urgent|急ぎ, 至急, 急いで, 早急に
general:slow|遅い, 時間がかかる, のろい
general:how long|どのくらい, 期間, 何日, 時間
general:deadline|期限, 締め切り, 締切, いつまで
general:late|遅れ, 遅延, 遅れる
general:early|早い, 早めに, 前倒し
general:today (2)|今日, 本日, 当日
general:tomorrow (2)|明日, 翌日
general:day (2)|日, 日数, 毎日
general:working day (2)|平日, 営業日
general:week (2)|週, 一週間, 二週間
general:month (2)|月, 一か月, 毎月
general:year (2)|年, 一年, 年間
general:hour (2)|時間, 分, 何時間
general:weekend (2)|週末, 土日
general:sunday|日曜, 日曜日
general:saturday|土曜, 土曜日
general:public holiday|祝日, 休日, 連休
general:open|営業中, 開店, 営業時間
general:closed|閉店, 休み, 休業
general:need|必要, いる, 要る
general:want|欲しい, ほしい, したい
general:allowed|可能, してもいい, 許可
general:not allowed|禁止, だめ, 不可
general:possible|できる, 可能, できますか
general:extra|追加, 余分, もう一つ
general:both|両方, どちらも, 二つとも
general:other|他の, 別の, 違う
general:similar|似ている, 似たような, 類似
general:same|同じ, 一緒の, お揃い
general:wrong|間違い, 違う, 誤り
general:biggest|一番大きい, 最大
general:smallest|一番小さい, 最小
general:bigger|もっと大きい, 大きめ
general:smaller|もっと小さい, 小さめ
general:best|一番いい, 最高, ベスト
general:popular|人気, 売れ筋, ベストセラー
general:good|良い, いい, 優れた
general:bad|悪い, ひどい, 最悪
general:safe|安全, 安心
general:dangerous|危険, 危ない
general:healthy|健康, 健康的, ヘルシー
general:in stock|在庫あり, 在庫, ある
general:out of stock|在庫なし, 品切れ, 売り切れ
general:back in stock|再入荷, また入る, 再販
general:discontinued|廃番, 生産終了, 終売
general:where|どこ, 場所
general:near|近く, 近所, 最寄り
general:at home|家, 自宅, 家庭用, 室内
general:outdoor|屋外, 外, アウトドア, 野外
general:abroad|海外, 国外, 外国
general:online|ネット, オンライン, 通販, サイト
general:shop|店, お店, 店舗
general:with|付き, あり, 入り
general:without|なし, 無し, 抜き, 不使用
general:instructions|説明書, 取説, 使い方
general:tip|コツ, ヒント, 裏技
general:review|レビュー, 口コミ, 評価, 星
general:accessory|アクセサリー, 付属品, オプション
general:spare part|部品, 予備, 替え
general:sample|サンプル, 試供品, お試し
general:gift (2)|プレゼント, ギフト, 贈り物
general:person|人, 人数, 一人, 二人
general:family|家族, ファミリー
general:friend|友達, 友人, 親友
general:mum|母, お母さん, ママ
general:dad|父, お父さん, パパ
general:grandma|祖母, おばあちゃん, ばあば
general:wife|妻, 奥さん, 嫁, 彼女
general:brother|兄弟, 兄, 弟
general:colleague|同僚, 上司, 部下
general:teacher|先生, 教師, 保育士
general:student|学生, 生徒, 大学生
general:business|会社, 法人, 企業
general:dog|犬, わんちゃん, 子犬
general:cat|猫, ねこ, 子猫
general:pet|ペット, 動物
general:left-handed|左利き, 左手用
general:disabled|障害者, 車椅子, バリアフリー
general:language|言語, 日本語, 翻訳
general:picture|写真, 画像, 絵
general:why|なぜ, 理由, どうして
general:all|全部, すべて, 全て
property:copper|銅, 純銅, 銅製
property:brass|真鍮, ブラス, 黄銅
property:bronze|ブロンズ, 青銅
property:beech|ブナ, ビーチ材
property:birch|バーチ, 樺, 白樺
property:ash wood|アッシュ材, タモ
property:maple wood|メープル材, 楓
property:walnut wood|ウォールナット, 胡桃材, クルミ
property:cherry wood|チェリー材, 桜材
property:teak|チーク, マホガニー
property:acacia wood|アカシア, アカシア材
property:olive wood|オリーブウッド, オリーブ材
property:halal|ハラル, ハラール
property:kosher|コーシャ
property:no pork|豚肉不使用, 豚なし
property:soy-free|大豆不使用, ソイフリー
property:palm oil free|パーム油不使用, パームオイルフリー
property:paraben-free|パラベンフリー, パラベン不使用
property:sulfate-free|サルフェートフリー, 硫酸系不使用
property:silicone-free|ノンシリコン, シリコンフリー
property:aluminium-free|アルミニウムフリー, アルミ不使用
property:semi-dry|中辛口, やや甘口, セミドライ
property:sour|酸っぱい, 酸味
property:camouflage|迷彩, カモフラ, カモ柄
property:canvas fabric|帆布, キャンバス, キャンバス地
property:concrete|コンクリート, セメント, コンクリート調
property:alpaca|アルパカ
property:mohair|モヘア, アンゴラ
general:monday|月曜, 月曜日
general:tuesday|火曜, 火曜日
general:wednesday|水曜, 水曜日
general:thursday|木曜, 木曜日
general:friday|金曜, 金曜日
general:spring season|春, 春先
general:summer|夏, 夏場, 真夏
general:autumn|秋, 秋口
general:winter|冬, 真冬
general:season|季節, シーズン, オールシーズン
general:morning (2)|朝, 午前, 午前中
general:midday|昼, 正午, お昼
general:afternoon|午後, 昼過ぎ
general:evening (2)|夜, 夕方, 仕事帰り
general:grandpa|祖父, おじいちゃん, じいじ
general:grandparents|祖父母, おじいちゃんおばあちゃん
general:husband|夫, 旦那, 主人, 彼氏
general:couple|夫婦, カップル, パートナー
general:sister|姉, 妹, 姉妹
general:siblings|きょうだい, 兄弟姉妹
need:birthday|誕生日, 誕生日プレゼント, バースデー, お誕生日
need:children's birthday party|子供の誕生日会, お誕生日会, キッズパーティー
need:wedding|結婚, 結婚祝い, 結婚式
need:wedding guest|結婚式の服装, お呼ばれ, 結婚式に参列
need:hen party|独身さよならパーティー, バチェロレッテ, ブライダルシャワー
need:engagement|婚約, プロポーズ
need:wedding anniversary|結婚記念日, 銀婚式, 金婚式
need:housewarming|新築祝い, 引っ越し祝い, 新居
need:moving house|引っ越し, 転居, 引越し
need:christmas|クリスマス, クリスマスプレゼント
need:secret santa|プレゼント交換, シークレットサンタ
need:advent|アドベント, クリスマスまでのカウントダウン
need:st nicholas day|聖ニコラスの日
need:three kings|公現祭
need:new year's eve|大晦日, 年越し, カウントダウンパーティー, 正月
need:easter|イースター, 復活祭
need:valentine's day|バレンタイン, バレンタインデー, ホワイトデー
need:mother's day|母の日, 母へのプレゼント
need:father's day|父の日, 父へのプレゼント
need:grandparents day|敬老の日, 祖父母へのプレゼント
need:baptism|洗礼式, お宮参り
need:first communion|初聖体, 七五三
need:baby shower|ベビーシャワー, 出産前祝い
need:birth of a baby|出産祝い, 赤ちゃん誕生, 生まれた
need:first day of school|入学, 入学祝い, 入学式
need:back to school|新学期, 新学期準備, 進級
need:starting kindergarten|入園, 入園準備, 保育園入園
need:graduation|卒業, 卒業祝い, 合格祝い
need:prom|プロム, ダンスパーティー, 謝恩会
need:retirement|退職, 退職祝い, 定年, 送別
need:new job|就職, 就職祝い, 転職, 新生活
need:job interview|面接, 就活, 就職活動
need:funeral|葬式, お悔やみ, 香典返し, 法事
need:grave|お墓, お墓参り, お彼岸
need:carnival|仮装, カーニバル, コスプレ
need:halloween|ハロウィン, 仮装パーティー
need:oktoberfest|オクトーバーフェスト, ビール祭り
need:garden party|ガーデンパーティー, 夏のパーティー
need:barbecue|バーベキュー, bbq, 焼肉
need:picnic|ピクニック, お花見, 外ごはん
need:dinner party|ホームパーティー, 来客, おもてなし
need:overnight guests|泊まり客, 来客用寝具, お泊まり
need:buffet|ビュッフェ, ケータリング, 大人数
need:cocktail party|カクテルパーティー, 宅飲み, 家飲み
need:game night|ゲーム会, ボードゲームの夜, 家族でゲーム
need:movie night|映画鑑賞, おうちシアター, ネトフリ
need:music festival|フェス, 野外ライブ, コンサート
need:sleepover|お泊まり会, パジャマパーティー
need:treasure hunt|宝探し, 宝探しゲーム
need:hostess gift|手土産, お礼, ちょっとしたお返し, プチギフト
need:wedding favours|引き出物, 結婚式のプチギフト
need:corporate gift|法人ギフト, 取引先への贈り物, お歳暮, お中元
need:teacher gift|先生へのプレゼント, 先生へのお礼
need:gift idea|プレゼント探し, 何をあげたらいい, ギフト選び
need:last minute gift|急ぎのプレゼント, 明日必要なギフト
need:gift under a small budget|プチプラギフト, 予算少なめ, 安いプレゼント
need:gift for someone who has everything|何でも持ってる人, 変わった贈り物, 珍しいギフト
need:funny gift|面白いプレゼント, ネタ, おもしろグッズ
need:get well gift|お見舞い, 快気祝い, 元気づける
need:baby|赤ちゃん, ベビー, 新生児
need:toddler|幼児, 2歳児, ちびっこ
need:child|子供, 子ども, キッズ
need:schoolchild|小学生, 児童, 8歳
need:teenager|中高生, ティーン, 中学生, 高校生
need:student|大学生, 学生, 寮生活
need:adult|大人, 成人
need:senior|高齢者, お年寄り, シニア, 年配
need:grandma|おばあちゃん, 祖母
need:grandpa|おじいちゃん, 祖父
need:mum|お母さん, 母, ママ
need:dad|お父さん, 父, パパ
need:wife|妻, 彼女, 奥さん, 嫁
need:husband|夫, 彼氏, 旦那
need:woman|女性, 女の人, 女子
need:man|男性, 男の人, 男子
need:girl|女の子, 娘, 姪, 孫娘
need:boy|男の子, 息子, 甥, 孫
need:brother|兄弟, 姉妹, 兄, 妹
need:best friend|親友, 友達, 友人
need:colleague|同僚, 上司, 職場の人
need:neighbour|ご近所, 隣人, 引っ越しの挨拶
need:godchild|名付け子, 親戚の子
need:couple|カップル, 夫婦, 二人用
need:family|家族, ファミリー, 四人家族, 子連れ
need:living alone|一人暮らし, 単身, ひとり用
need:pregnant|妊婦, 妊娠中, マタニティ, プレママ
need:breastfeeding|授乳, 母乳, 搾乳
need:twins|双子, ふたご
need:new parents|新米ママ, 新米パパ, 初めての育児
need:left-handed|左利き, サウスポー
need:beginner|初心者, ビギナー, 始めたばかり
need:advanced|上級者, 経験者, マニア
need:professional|プロ, 職人, 業務用, 仕事用
need:hobbyist|diy, 日曜大工, 自分でやる
need:allergic|アレルギー, アレルギー体質, 過敏
need:hay fever|花粉症, 花粉
need:dust mite allergy|ダニアレルギー, ハウスダスト, ほこりアレルギー
need:nickel allergy|金属アレルギー, アクセサリーでかぶれる
need:sensitive skin|敏感肌, 肌が弱い, 肌荒れ
need:eczema|アトピー, 湿疹, 皮膚炎
need:gluten intolerance|グルテン不耐, 小麦アレルギー, セリアック病
need:lactose intolerance|乳糖不耐症, 牛乳が飲めない, お腹ゴロゴロ
need:nut allergy|ナッツアレルギー, ピーナッツアレルギー
need:vegan|ヴィーガン, ビーガン, 菜食主義
need:vegetarian|ベジタリアン, 肉を食べない
need:diabetic|糖尿病, 血糖値, 血糖値が気になる
need:tall|高身長, 背が高い, 長身
need:short person|小柄, 低身長, 背が低い, 足が短い
need:plus size|ぽっちゃり, 大きいサイズ, ふくよか, 太め
need:wide feet|幅広足, 甲高, 足幅が広い, 3e
need:large feet|足が大きい, 大きいサイズの靴, 30cm
need:small hands|手が小さい, 小さい手
need:big head|頭が大きい, 頭囲, 大きい帽子
need:glasses wearer|メガネ, 眼鏡をかけている
need:contact lens wearer|コンタクト, コンタクトレンズ使用
need:visually impaired|視力が弱い, 老眼, 小さい字が見えない, 弱視
need:hard of hearing|難聴, 耳が遠い, 補聴器
need:wheelchair user|車椅子, 障害, 身体が不自由
need:difficulty walking|歩行困難, 足が不自由, 歩行補助
need:weak hands|握力が弱い, リウマチ, 関節炎
need:carer|介護, 親の介護, 在宅介護
need:cold feet|足が冷える, 冷え性, 足元が寒い, 末端冷え性
need:cold hands|手が冷たい, 指先が冷える, 手がかじかむ
need:feel cold|寒がり, 冷え性, すぐ寒くなる
need:sleep cold|寝る時寒い, 布団が寒い, 夜寒い
need:hot at night|寝苦しい, 寝汗, 暑くて寝れない
need:sweating|汗っかき, 汗をかく, 多汗
need:sweaty feet|足が臭い, 足汗, 靴の臭い, 蒸れる
need:body odour|体臭, 汗臭い, ワキガ, 加齢臭
need:back pain|腰痛, 腰が痛い, 背中が痛い
need:neck pain|肩こり, 首が痛い, 首こり, ストレートネック
need:knee pain|膝痛, 膝が痛い
need:wrist pain|腱鞘炎, 手首が痛い, マウス腱鞘炎
need:foot pain|足が痛い, かかとが痛い, 立ち仕事, 足底
need:blisters|靴擦れ, 水ぶくれ, 擦れて痛い
need:heavy legs|足のむくみ, むくみ, 足がだるい
need:muscle soreness|筋肉痛, 筋肉のコリ, 体が凝る
need:headache|頭痛, 偏頭痛
need:can't sleep|眠れない, 不眠, 寝つきが悪い
need:snoring|いびき, いびき対策
need:wake up tired|朝起きられない, 寝起きが悪い, 寝坊
need:stress|ストレス, リラックス, 癒し
need:dry skin|乾燥肌, カサカサ, 肌が乾燥, 粉吹き
need:cracked hands|手荒れ, あかぎれ, ひび割れ
need:chapped lips|唇の乾燥, 唇が荒れる, カサカサ唇
need:cracked heels|かかとのひび割れ, 角質, かかとガサガサ, タコ
need:oily skin|脂性肌, テカリ, 毛穴の開き, オイリー肌
need:acne|ニキビ, 吹き出物, ニキビ跡
need:wrinkles|シワ, エイジングケア, たるみ, 小じわ
need:dark circles|クマ, 目の下のクマ, 目元のむくみ
need:sunburn|日焼け, 日焼けした, アフターサン
need:sun protection|日焼け対策, 紫外線対策, 日焼け防止
need:hair loss|薄毛, 抜け毛, 髪が細い, 脱毛
need:dandruff|フケ, 頭皮のかゆみ
need:dry hair|髪のパサつき, ダメージヘア, 枝毛, うねり
need:curly hair|くせ毛, 天然パーマ, カール
need:tangled hair|髪が絡まる, 絡まりやすい髪
need:grey hair|白髪, 白髪染め, ヘアカラー
need:unwanted hair|ムダ毛, 除毛, 脱毛
need:shaving|髭剃り, シェービング, カミソリ負け
need:beard|ひげ, 髭, ひげの手入れ
need:bad breath|口臭, 息が臭い, 口臭ケア
need:sensitive teeth|知覚過敏, 歯がしみる, 歯茎の出血
need:white teeth|歯の黄ばみ, ホワイトニング, 歯を白く
need:wound|けが, 傷, 切り傷, 応急手当
need:common cold|風邪, インフルエンザ, 鼻水, 咳
need:fever|発熱, 熱, 子供の熱
need:high blood pressure|高血圧, 血圧
need:upset stomach|胃もたれ, お腹が痛い, 便秘, 消化不良
need:period pain|生理痛, 生理, 月経
need:menopause|更年期, ほてり
need:incontinence|尿もれ, 失禁, おねしょ
need:motion sickness|乗り物酔い, 車酔い, 船酔い
need:lose weight|ダイエット, 痩せたい, 減量
need:build muscle|筋トレ, 筋肉をつけたい, マッチョ
need:eat healthily|健康的な食事, ヘルシーに食べたい, 野菜不足
need:boost immune system|免疫力, 疲れやすい, ビタミン不足, 疲労
need:quit smoking|禁煙, タバコをやめたい
need:nail care|ネイルケア, 爪の手入れ, マニキュア
need:make-up|メイク, 化粧, コスメ
need:limescale|水垢, カルキ, 石灰汚れ
need:mould|カビ, カビ対策, カビ取り
need:damp|湿気, ジメジメ, 結露, 除湿
need:dry air|乾燥, 空気の乾燥, 静電気
need:stain|シミ, 汚れ, 染み抜き
need:grease|油汚れ, 焦げ付き, ギトギト
need:smell|臭い, 匂い, 悪臭, 消臭
need:pet smell|ペット臭, 猫のおしっこ臭, 犬の臭い
need:kitchen smells|キッチンの臭い, 料理の臭い, 揚げ物の臭い
need:smelly drain|排水口の臭い, 詰まり, 排水溝の詰まり
need:leak|水漏れ, 漏水, 蛇口の水漏れ
need:noise|騒音, うるさい, 隣の音, 騒音対策
need:room echoes|音が響く, 防音, 吸音, 反響
need:draught|隙間風, すきま風, 窓から寒い
need:cold flat|部屋が寒い, 暖房がない, 寒い部屋
need:heat wave|猛暑, 部屋が暑い, 暑さ対策, 熱中症
need:cold winter|寒い冬, 厳寒, 氷点下
need:snow|雪, 雪かき, 除雪, 凍結
need:rain|雨, 雨の日, 梅雨, 濡れる
need:wind|風, 強風, 台風
need:rust|サビ, 錆びた, 錆取り
need:scratches|傷, 擦り傷, 引っかき傷
need:protect the floor|床の保護, フローリングの傷防止, 床を守る
need:slippery|滑る, 滑りやすい床, 転倒防止
need:squeaking|きしむ, ギシギシ音, キーキー鳴る
need:wobbly|ぐらつく, ガタガタする, がたつき
need:broken|壊れた, 直したい, 修理
need:glue|接着, くっつけたい, 割れたものを直す
need:hole in clothes|服の穴, 服の補修, 破れたズボン, 繕う
need:moths|虫食い, 衣類の虫, 防虫
need:pantry moths|食品の虫, 米びつの虫, コクゾウムシ
need:mosquitoes|蚊, 虫刺され, 虫除け
need:flies|ハエ, コバエ, ハチ, 虫
need:ants|アリ, ゴキブリ, 害虫
need:mice|ネズミ, ねずみ駆除
need:pigeons|鳩, ベランダの鳥, 鳥よけ, 猫よけ
need:ticks|マダニ, ノミ, ダニ
need:slugs|ナメクジ, カタツムリ
need:aphids|アブラムシ, 植物の虫, ハダニ
need:weeds|雑草, 草むしり, 草取り
need:moss in lawn|芝生の苔, 芝がはげた, 芝枯れ
need:plants die|植物が枯れる, 水やりを忘れる, 植物の手入れ
need:dust|ほこり, ホコリ, 埃取り
need:pet hair|ペットの毛, 犬の毛, 猫の毛, 抜け毛掃除
need:crumbs|食べこぼし, パンくず, こぼす
need:dirty windows|窓の汚れ, 窓掃除, ガラス掃除
need:cleaning|掃除, 大掃除, 片付け
need:mopping|拭き掃除, 床拭き, モップがけ
need:vacuuming|掃除機をかける, 掃除機がけ
need:doing laundry|洗濯, 洗濯する
need:drying laundry|洗濯物を干す, 部屋干し, 乾かない
need:ironing|アイロンがけ, シワ, アイロンが面倒
need:shrunk in the wash|洗濯で縮んだ, 毛玉, 色落ち
need:shoes dirty|靴の汚れ, 靴磨き, 革の手入れ
need:wet shoes|靴が濡れた, 靴を乾かす
need:fire|火事, 防火, 煙, 一酸化炭素
need:burglary|防犯, 空き巣, 泥棒, 盗難
need:power cut|停電, 災害, 電気が使えない
need:hang a picture|絵を飾る, 壁に飾る, 鏡を掛ける
need:no drilling|穴を開けない, 賃貸, 壁に穴ng, 賃貸ok
need:drill a hole|穴あけ, ドリル, コンクリートに穴
need:put up a shelf|棚を付ける, 壁掛けテレビ, 棚の取り付け
need:assemble furniture|家具の組み立て, 組み立て
need:paint a wall|壁を塗る, 部屋の塗装, ペンキ塗り
need:paint wood|木を塗る, 家具の塗装, ニス
need:wallpapering|壁紙を貼る, クロス張り替え
need:lay flooring|床を張る, フローリング張り, 床材
need:tiling|タイルを貼る, タイル張り, 目地
need:fill holes|壁の穴埋め, ひび割れ補修, 壁の補修
need:sealing|隙間を埋める, コーキング, シーリング
need:sawing|木を切る, のこぎりで切る, 切断
need:sanding|やすりがけ, 研磨, 磨く
need:woodworking|木工, 家具作り, 大工仕事
need:welding|溶接, はんだ付け, 金属加工
need:electrical work|電気工事, コンセント交換, 配線
need:plumbing|水道工事, 蛇口交換, 配管
need:measure|測る, 計測, 寸法を測る
need:work at height|高い所の作業, 天井に届かない, 電球交換
need:heavy lifting|重い物を運ぶ, 重量物の運搬
need:transport in the car|車に積む, 荷物固定, 荷締め
need:protect hands at work|手を保護, 作業の安全, 保護具
need:construction site|工事現場, リフォーム, 改装
need:shed|物置, 作業場, ガレージ収納
need:insulate|断熱, 暖房費節約, 省エネ
need:save electricity|節電, 電気代が高い, 電気代節約
need:save water|節水, 水道代節約
need:low light|暗い部屋, 明かりが足りない, もっと明るく
need:dazzling light|まぶしい, 眩しい, 日差し, 西日
need:darken bedroom|遮光, 寝室を暗く, 昼間に寝る
need:privacy|目隠し, プライバシー, 外から見える
need:mood lighting|間接照明, ムード, 雰囲気作り
need:reading in bed|寝る前の読書, 読書灯, ベッドで本を読む
need:reading|読書, 本好き, 読書家
need:small flat|狭い部屋, ワンルーム, 省スペース
need:small kitchen|狭いキッチン, 台所が狭い
need:small bathroom|狭い浴室, 狭い洗面所, ユニットバス
need:tidy up|片付け, 収納, 散らかる, 整理整頓
need:wardrobe full|クローゼットがいっぱい, 衣類収納, 衣替え
need:store shoes|靴の収納, 玄関の靴, 靴が多い
need:hallway|玄関, 玄関収納, 鍵置き
need:cable clutter|配線整理, コードがごちゃごちゃ, ケーブル収納
need:cooking|料理, 自炊, 炊事
need:gift for a cook|料理好きへのギフト, 料理が趣味
need:frying|炒め物, 焼く, 目玉焼き, ステーキ
need:food sticks|くっつく, 焦げ付く, フライパンにこびりつく
need:deep frying|揚げ物, フライドポテト, 天ぷら, カリカリ
need:soup|スープ, 煮込み, シチュー, 味噌汁
need:pasta|パスタ, スパゲッティ, 麺をゆでる
need:rice|ご飯, 炊飯, 寿司, お米
need:baking|お菓子作り, ケーキ作り, クッキー
need:bake bread|パン作り, 手作りパン, ホームベーカリー
need:pizza at home|おうちピザ, ピザ作り
need:decorate a cake|デコレーションケーキ, ケーキのデコ, カップケーキ
need:knead dough|生地をこねる, 泡立てる, 生クリーム泡立て
need:chop|みじん切り, 野菜を切る, スライス
need:blunt knife|包丁が切れない, 包丁研ぎ, 切れ味
need:smoothie|スムージー, ミキサー, ピューレ
need:juice|ジュース, 搾る, 生搾り
need:coffee|コーヒー, エスプレッソ, 珈琲を淹れる
need:grind|豆を挽く, 挽く, スパイスを挽く
need:brew tea|お茶を淹れる, 紅茶, 緑茶好き
need:milk foam|ミルクフォーム, 泡立てミルク, ラテアート
need:brew beer|ビール作り, 自家醸造, 梅酒作り
need:wine drinker|ワイン好き, ワインを開ける, ワイン保存
need:sparkling water|炭酸水, 炭酸を作る
need:clean drinking water|浄水, 水道水が気になる, きれいな水
need:drink more water|水分補給, 水をたくさん飲む
need:keep food hot|温かいまま, 保温, スープを温かく
need:keep cold|冷たいまま, 保冷, 飲み物を冷やす
need:keep food fresh|食材を新鮮に, 食品保存, 残り物
need:freezing food|冷凍, 作り置き, 冷凍保存
need:preserve|保存食, ジャム作り, 漬物作り
need:lunch at work|お弁当, 職場のランチ, 弁当を持っていく
need:breakfast|朝食, 朝ごはん, ブランチ
need:quick meal|時短料理, 忙しい, 簡単ごはん
need:snack|おやつ, おつまみ, 甘いもの, 小腹
need:fondue|フォンデュ, ラクレット, チーズパーティー
need:induction hob|ihコンロ, ih調理
need:gas stove|ガスコンロ, ガス火, 直火
need:hiking|ハイキング, 登山, 山歩き, トレッキング
need:camping|キャンプ, キャンプに行く, テント泊
need:camper van|キャンピングカー, 車中泊, バンライフ
need:trekking ultralight|ウルトラライト, バックパッキング, 縦走
need:via ferrata|クライミング, ボルダリング, 岩登り
need:running|ランニング, ジョギング, マラソン
need:trail running|トレイルランニング, トレラン
need:walking the city|街歩き, 観光, たくさん歩く
need:cycling|サイクリング, 自転車, 自転車に乗る
need:mountain biking|マウンテンバイク, mtb, ダウンヒル
need:bike tour|自転車旅行, 輪行, バイクパッキング
need:e-bike|電動自転車, 電動アシスト
need:commute|通勤, 通学, 自転車通勤
need:flat tyre|パンク, タイヤのパンク
need:bike theft|自転車盗難, 盗難防止, 鍵をかける
need:be seen in traffic|夜道の安全, 視認性, 反射材
need:transport children by bike|子供乗せ自転車, 子乗せ, 子供を乗せる
need:learn to ride a bike|自転車の練習, 初めての自転車, 補助輪なし
need:swimming|水泳, 泳ぐ, プール
need:learn to swim|スイミング, 泳ぎを習う, 泳げない
need:open water swimming|寒中水泳, 湖で泳ぐ, オープンウォーター
need:beach|ビーチ, 海水浴, 海
need:snorkelling|シュノーケリング, ダイビング, スキューバ
need:kayaking|カヤック, カヌー, sup
need:sailing|セーリング, ヨット, ボート
need:surfing|サーフィン, ウィンドサーフィン, 波乗り
need:fishing|釣り, フィッシング, 魚釣り
need:hunting|狩猟, 射撃, アーチェリー
need:birdwatching|バードウォッチング, 野鳥観察, 星空観察
need:skiing|スキー, ゲレンデ, スノボ
need:cross-country skiing|クロスカントリースキー, 山スキー, スノーシュー
need:sledging|そり遊び, 雪遊び, ソリ
need:ice skating|アイススケート, ローラースケート, スケボー
need:gym|ジム, フィットネス, トレーニング
need:home workout|宅トレ, 家で運動, 自宅トレーニング
need:yoga|ヨガ, ピラティス, ストレッチ, 瞑想
need:football|サッカー, フットサル, サッカー練習
need:tennis|テニス, バドミントン, スカッシュ
need:table tennis|卓球, ピンポン
need:basketball|バスケ, バレーボール, ハンドボール
need:golf|ゴルフ, ゴルフする
need:horse riding|乗馬, 馬術
need:boxing|ボクシング, 格闘技, 空手, 護身
need:dance|ダンス, バレエ, 踊り
need:rehabilitation|リハビリ, 理学療法, 術後
need:massage|マッサージ, もみほぐし, セルフマッサージ
need:wellness|サウナ, お風呂でリラックス, スパ
need:photography|写真撮影, カメラ, 写真が趣味
need:filming|動画撮影, ユーチューブ, vlog
need:podcast|ポッドキャスト, 録音, 声の収録
need:make music|楽器演奏, ギターを始める, ピアノ
need:listen to music|音楽鑑賞, 音楽を聴く, オーディオ
need:gaming|ゲーム, ゲーマー, テレビゲーム
need:drawing|お絵描き, イラスト, スケッチ, デッサン
need:painting art|絵画, 水彩画, 油絵
need:crafts|工作, クラフト, ハンドメイド
need:knitting|編み物, かぎ針編み, 棒針編み
need:sewing|裁縫, 洋裁, ソーイング
need:embroidery|刺繍, クロスステッチ, マクラメ
need:pottery|陶芸, 粘土, 焼き物作り
need:make candles|キャンドル作り, 石けん作り, 手作りコスメ
need:calligraphy|書道, カリグラフィー, 手帳デコ
need:puzzling|パズル, ジグソーパズル, 脳トレ
need:model building|模型, プラモデル, 鉄道模型, コレクション
need:learn|勉強, 学習, 受験, 試験勉強
need:experiment|実験, 自由研究, 科学
need:keep child busy|子供の暇つぶし, 室内遊び, 子供が退屈
need:outdoor play|外遊び, 庭遊び, 公園遊び
need:water play|水遊び, プール遊び
need:work from home|在宅勤務, テレワーク, リモートワーク
need:sit all day|座りっぱなし, デスクワーク, 長時間座る
need:video call|ビデオ会議, オンライン会議, zoom
need:phone calls|通話, 電話する, ハンズフリー
need:presentation|プレゼン, 発表, 会議
need:organise appointments|予定管理, スケジュール管理, 物忘れ
need:file documents|書類整理, ファイリング, 書類保管
need:print|印刷, 写真印刷, スキャン
need:write|書く, 手書き, メモ, 手紙を書く
need:send a parcel|荷物を送る, 梱包, メルカリ発送
need:wrap a present|プレゼントを包む, ラッピング
need:decorate|飾り付け, インテリア, 模様替え
need:furnish children's room|子供部屋, 子供部屋作り
need:sleep|睡眠, よく眠りたい, 快眠
need:side sleeper|横向き寝, 横寝
need:back sleeper|仰向け寝, うつ伏せ寝
need:nap|昼寝, 仮眠, 移動中に寝る
need:travel|旅行, 旅, 休暇
need:flight|飛行機, フライト, 空港
need:hand luggage|機内持ち込み, 手荷物, lcc
need:luggage too heavy|荷物が重い, 重量オーバー, 荷物を量る
need:travel abroad|海外旅行, 海外のコンセント, 海外出張
need:pickpockets|スリ対策, 旅行の盗難防止, 貴重品
need:lost luggage|荷物紛失, 鍵をなくす, 探し物, 忘れ物防止
need:long car journey|長距離ドライブ, ロードトリップ, 車での長旅
need:cruise|クルーズ, 船旅, フェリー
need:tropics|熱帯, サファリ, 暑い国
need:business trip|出張, ビジネス旅行, ホテル泊
need:outdoors|アウトドア, 屋外, 外で使う
need:balcony|ベランダ, バルコニー, 屋上
need:terrace|テラス, ウッドデッキ, 縁側
need:garden|庭, ガーデニング, 庭いじり, 園芸
need:grow vegetables|家庭菜園, 野菜作り, トマト栽培, ハーブ
need:plant flowers|花を植える, 花壇, 球根
need:water the garden|庭の水やり, 散水, スプリンクラー
need:watering plants on holiday|留守中の水やり, 旅行中の水やり
need:mow the lawn|芝刈り, 草刈り, 芝の手入れ
need:cut hedge|剪定, 生垣の手入れ, 枝切り
need:leaves|落ち葉, 落ち葉掃除, 落ち葉集め
need:compost|堆肥, コンポスト, 生ごみ処理
need:chop firewood|薪割り, 薪ストーブ, 暖炉
need:campfire|焚き火, たき火, キャンプファイヤー
need:pool care|プールの手入れ, プール掃除, 水が緑
need:pond|池, 錦鯉, 池の藻
need:feed birds|野鳥の餌やり, 鳥を呼ぶ
need:dog|犬, 犬の散歩, 愛犬
need:puppy|子犬, パピー, トイレトレーニング, 甘噛み
need:cat|猫, 子猫, 室内猫, 愛猫
need:cat scratches furniture|猫の爪とぎ, ソファを引っかく, 爪研ぎ対策
need:dog pulls|犬が引っ張る, 引っ張り癖, 無駄吠え, しつけ
need:pet left alone|ペットの留守番, 分離不安, 雷が怖い犬
need:transport a pet|ペットの移動, 犬と車, 動物病院に連れて行く
need:pet digestion|ペットの消化, お腹の弱い犬, 食べムラ猫
need:pet grooming|ペットの手入れ, 抜け毛, ブラッシング, 犬のシャンプー
need:aquarium|水槽, アクアリウム, 熱帯魚, 金魚
need:rabbit|うさぎ, ハムスター, モルモット, 小動物
need:baby cries at night|夜泣き, 赤ちゃんが寝ない, 寝かしつけ
need:teething|歯が生える, 歯ぐずり, 歯固め
need:baby food|離乳食, 赤ちゃんのご飯
need:bottle feeding|ミルク, 哺乳瓶, 粉ミルク
need:change diapers|おむつ替え, おむつかぶれ
need:potty training|トイトレ, トイレトレーニング, おむつ外し
need:childproof|赤ちゃんの安全対策, ハイハイ, 子供の事故防止
need:baby on the go|赤ちゃんとお出かけ, 抱っこ, 散歩
need:bath time|お風呂, 赤ちゃんのお風呂, 沐浴
need:travel with child in car|チャイルドシート, 子供と車, 子連れドライブ
need:afraid of the dark|暗いのが怖い, 一人で寝られない子
need:child carries heavy school bag|ランドセルが重い, 重い通学かばん
need:fine motor skills|知育, 手先の発達, モンテッソーリ, 早期教育
need:car|車, 自動車, マイカー, 運転
need:wash the car|洗車, 車の掃除, 車内清掃
need:car won't start|エンジンがかからない, バッテリー上がり
need:car breakdown|車の故障, 事故, 緊急用品
need:icy windscreen|フロントガラスの凍結, 霜取り, 窓が凍る
need:park the car|駐車, 車庫入れ, バック駐車
need:motorcycle|バイク, オートバイ, 原付, ツーリング
need:navigate|道案内, ナビ, 道に迷う
need:weak battery|電池の減りが早い, すぐ充電切れ, バッテリー劣化
need:charge|充電, 外出先で充電, スマホ充電
need:slow wifi|wifiが遅い, 電波が弱い, ネットが遅い
need:slow computer|パソコンが遅い, 容量不足, ストレージがいっぱい
need:backup|バックアップ, データ保存, 写真の保存
need:dropped phone|スマホを落とした, 画面割れ, スマホ保護
need:connect devices|端子が合わない, 機器の接続, テレビにつなぐ
need:not enough sockets|コンセントが足りない, 延長コードが必要
need:smart home|スマートホーム, 家電をスマホで, アレクサ
need:watch tv|テレビを見る, テレビの音が聞こえにくい
need:monitor house remotely|見守り, 監視カメラ, 赤ちゃんの見守り
need:track steps|歩数, 心拍数, 睡眠記録, 健康管理
need:simple phone|簡単な携帯, シニア向けスマホ, 機械が苦手
need:wet room|浴室, お風呂場, 水回り, 湿気の多い部屋
need:under water|水中, 水に沈める, 潜水
need:basement|地下室, 屋根裏, 暖房のない部屋
need:stairs|階段, 階段の段
need:office|オフィス, 事務所, 会社用
need:restaurant|飲食店, カフェ, レストラン, 居酒屋
need:school class|学校, クラス, クラブ, 団体注文
need:summer|夏, 暑い, 真夏, 暑さ対策
need:spring and autumn|春秋, 季節の変わり目, 羽織り
need:all year round|一年中, オールシーズン, 通年
need:mud|泥, ぬかるみ, 泥汚れ
need:clothes for office|通勤服, オフィスカジュアル, ビジネス服
need:evening event|パーティー, フォーマル, ドレスアップ
need:everyday|普段使い, 日常, カジュアル, 毎日使う
need:comfy at home|部屋着, くつろぐ, おうち時間, ゴロゴロ
need:too tight|きつい, 窮屈, サイズが合わない
need:too big (2)|ぶかぶか, ゆるい, ずり落ちる
need:scratchy|チクチクする, かゆい, 肌に合わない服
need:see-through|透ける, 透け感, 下着が透ける
need:hide tummy|体型カバー, お腹を隠す, 着痩せ
need:large bust|胸が大きい, 大きい胸, グラマー
need:easy to clean|手入れが楽, 掃除しやすい, 手間いらず
need:lasts long|長持ち, 丈夫, 長く使える
need:light to carry|軽い, 軽量, 持ち運びやすい
need:safe for kids|子供に安全, 赤ちゃんでも安心, 安全
need:quiet|静か, 静音, 音がしない
need:eco-friendly|環境にやさしい, エコ, サステナブル
need:plastic-free|脱プラ, プラスチックフリー, ゼロウェイスト
need:fairly made|エシカル, フェアトレード, 公正な労働
need:local|地元産, 国産, 日本製
need:handmade|手作り, ハンドメイド, 職人技
need:animal-free|動物性不使用, 動物実験なし
need:natural|自然派, ナチュラル, 無添加, 化学物質なし
need:cheap|安い, 低予算, お手頃
need:high-end|高級, 贅沢, ちょっといいもの
need:easy to use|簡単, 使いやすい, シンプル
need:comfortable|快適, 楽, 一日中着られる
need:space-saving|省スペース, コンパクト, 場所を取らない
need:foldable for storage|折りたたんで収納, たためる, 収納に便利
need:fast|早い, 時短, 急いでいる
need:multi-purpose|多用途, 一台何役, 何にでも使える
need:unbreakable|割れない, 壊れにくい, 落としても大丈夫
need:withstand heat|熱に強い, 耐熱, 熱い鍋を置く
need:goes in the dishwasher|食洗機で洗える, 食洗機
need:wash the dishes|食器洗い, 皿洗い, 洗い物
need:adjustable|調節できる, 高さを変える, 家族で使う
need:reusable|繰り返し使える, 詰め替え, 再利用
need:disposable|使い捨て, 洗い物なし, 一回きり
need:repairable|修理できる, 部品交換できる
need:personalised|名入れ, 名前入り, オリジナル
need:beautiful|おしゃれ, きれい, スタイリッシュ, デザイン性
need:vintage|レトロ, ヴィンテージ, 懐かしい, 昭和レトロ
need:second-hand|中古, ユーズド, お下がり
need:hygienic|清潔, 除菌, 抗菌, 衛生的
need:non-toxic cookware|安全な調理器具, pfasなし, 有害物質なし
need:cordless|コードレス, コンセントがない, 電源不要
need:keep dry|濡らしたくない, 濡れない, 防水
need:keep warm in winter outdoors|冬の屋外, 防寒, 外で寒い
need:not too sweet|甘さ控えめ, 甘くない, 糖質控えめ
need:spicy|辛いもの, 辛党, 激辛好き
need:high protein|高たんぱく, タンパク質をとりたい
need:low carb|低糖質, 糖質制限, ロカボ
need:alcohol-free|ノンアルコール, 断酒, お酒が飲めない
need:halal|ハラル, 豚肉なし, コーシャ
need:decaf|カフェインレス, デカフェ, カフェインに弱い
need:strong taste|濃い味, コク, 濃いコーヒー, まろやか
need:emergency supplies|防災, 非常食, 備蓄, 災害対策
need:night walk|夜の散歩, 暗い夜道, 懐中電灯が必要
need:dance all night|一晩中踊る, 疲れないヒール
need:matching outfit|お揃い, ペアルック, コーデ, 合わせる
need:keep valuables safe|貴重品の保管, 現金の保管, 鍵を隠す
need:save money|貯金, へそくり, お小遣い, 現金の贈り物
need:time something|時間を計る, タイマー, 計り忘れ
need:weigh|量る, 計量, 重さを量る
need:dog-proof furniture|ペットがいる家具, 汚れが目立たないソファ
need:first apartment|新生活, 一人暮らしを始める, 初めての部屋
thing:sofa|ソファ, ソファー, 長椅子, ラブソファ
thing:sofa bed|ソファベッド, ソファーベッド
thing:corner sofa|コーナーソファ, l字ソファ, カウチソファ
thing:armchair|アームチェア, 一人掛けソファ, 肘掛け椅子, 安楽椅子
thing:recliner|リクライニングチェア, リクライナー, リラックスチェア, 電動ソファ
thing:rocking chair|ロッキングチェア, 揺り椅子
thing:chair|椅子, チェア, ダイニングチェア, いす
thing:stool|スツール, バースツール, カウンターチェア, 丸椅子
thing:bench|ベンチ, 長椅子, ダイニングベンチ
thing:footstool|オットマン, 足置き, フットスツール, プフ
thing:beanbag|ビーズクッション, 人をダメにするソファ
thing:desk|机, デスク, 学習机, パソコンデスク
thing:standing desk|昇降デスク, スタンディングデスク, 電動昇降デスク
thing:office chair|オフィスチェア, デスクチェア, 事務椅子
thing:gaming chair|ゲーミングチェア
thing:chair castors|キャスター, 車輪, 椅子のキャスター
thing:dining table|ダイニングテーブル, 食卓, テーブル
thing:extendable table|伸長式テーブル, 伸縮テーブル, エクステンションテーブル
thing:coffee table|ローテーブル, センターテーブル, コーヒーテーブル, ちゃぶ台
thing:side table|サイドテーブル, ソファテーブル
thing:bedside table|ナイトテーブル, ベッドサイドテーブル
thing:console table|コンソールテーブル, 玄関テーブル
thing:folding table|折りたたみテーブル, 折り畳み机
thing:folding chair|折りたたみ椅子, パイプ椅子, フォールディングチェア
thing:wardrobe|ワードローブ, クローゼット, 洋服タンス
thing:chest of drawers|チェスト, タンス, 引き出し収納
thing:drawer|引き出し
thing:sideboard|サイドボード, キャビネット
thing:bookcase|本棚, 書棚, ブックシェルフ
thing:wall shelf|壁掛け棚, ウォールシェルフ, 棚, シェルフ
thing:shelf bracket|棚受け, 棚受け金具, ブラケット
thing:display cabinet|ガラスキャビネット, コレクションケース, ショーケース
thing:tv stand|テレビ台, テレビボード, ローボード
thing:shoe rack|シューズラック, 靴箱, 下駄箱, シューズボックス
thing:coat rack|コートハンガー, コート掛け, ポールハンガー
thing:clothes hanger|ハンガー, 衣類ハンガー
thing:clothes rail|ハンガーラック, 衣類ラック, 洋服掛け
thing:bed|ベッド, ベッドフレーム, シングルベッド, ダブルベッド
thing:box spring|ボックススプリング, ダブルクッションベッド
thing:bunk bed|二段ベッド, ロフトベッド, システムベッド
thing:guest bed|簡易ベッド, 折りたたみベッド, 来客用ベッド
thing:air bed|エアーベッド, エアベッド, 空気ベッド
thing:headboard|ヘッドボード
thing:slatted base|すのこ, すのこベッド, ベッドすのこ
thing:mattress|マットレス, 低反発マットレス, ポケットコイル
thing:mattress topper|マットレストッパー, 敷きパッド, ベッドパッド
thing:mattress protector|マットレスカバー, 防水シーツ, マットレスプロテクター
thing:crib|ベビーベッド
thing:high chair|ハイチェア, ベビーチェア
thing:changing table|おむつ替え台, おむつ交換台
thing:room divider|パーテーション, 間仕切り, 衝立, 屏風
thing:sofa cover|ソファカバー, ソファーカバー
thing:chair cushion|座布団, 椅子クッション, シートクッション, チェアパッド
thing:felt pads|フェルトパッド, 床保護パッド, 家具の滑り材, 傷防止フェルト
thing:furniture leg|家具の脚, テーブル脚, 脚
thing:table top|天板, ワークトップ, カウンター天板
thing:handle|取っ手, つまみ, 引き出し取っ手
thing:hinge|蝶番, ヒンジ, 丁番
thing:drawer runner|スライドレール, 引き出しレール
thing:lamp|照明, ライト, ランプ, 灯り
thing:ceiling light|シーリングライト, 天井照明, ダウンライト
thing:pendant light|ペンダントライト, シャンデリア, 吊り下げ照明
thing:floor lamp|フロアランプ, フロアライト, スタンドライト
thing:table lamp|テーブルランプ, ベッドサイドランプ
thing:desk lamp|デスクライト, 卓上ライト, 電気スタンド, 読書灯
thing:wall light|ウォールライト, 壁掛け照明, ブラケットライト
thing:spotlight|スポットライト, ダクトレール照明
thing:night light|ナイトライト, 常夜灯, 足元灯
thing:light bulb|電球, led電球, 蛍光灯
thing:led strip|ledテープ, テープライト, ledストリップ
thing:fairy lights|イルミネーション, ストリングライト, フェアリーライト
thing:lampshade|ランプシェード, 照明の傘
thing:lamp holder|ソケット, 電球ソケット
thing:outdoor light|屋外照明, ガーデンライト, 外灯, 玄関灯
thing:solar light|ソーラーライト, ソーラーガーデンライト
thing:floodlight|センサーライト, 投光器, 防犯ライト
thing:torch|懐中電灯, ハンディライト, フラッシュライト
thing:headlamp|ヘッドライト, ヘッドランプ
thing:lantern|ランタン, キャンプランタン
thing:dimmer|調光器, 調光スイッチ
thing:motion sensor|人感センサー, モーションセンサー
thing:sunrise alarm clock|光目覚まし時計, 日光浴ランプ, 光療法ライト
thing:duvet|掛け布団, 布団, ふとん, 羽毛布団
thing:duvet cover|掛け布団カバー, 布団カバー
thing:bed linen|寝具セット, 寝具, 布団セット
thing:sheet|シーツ, ボックスシーツ, フラットシーツ
thing:pillow|枕, まくら, ピロー
thing:neck pillow|低反発枕, 整形枕, 首枕, 肩こり枕
thing:body pillow|抱き枕, 妊婦用抱き枕, 授乳クッション
thing:travel pillow|トラベルピロー, ネックピロー, 旅行用枕
thing:pillowcase|枕カバー, ピローケース
thing:cushion|クッション
thing:cushion cover|クッションカバー
thing:blanket|毛布, ブランケット, ひざ掛け
thing:bedspread|ベッドスプレッド, ベッドカバー, マルチカバー
thing:weighted blanket|重い毛布, 加重ブランケット
thing:electric blanket|電気毛布, 電気敷毛布, 電気ひざ掛け
thing:hot water bottle|湯たんぽ, あんか, 温熱パッド
thing:baby sleeping bag|スリーパー, ベビースリーパー
thing:towel|タオル, バスタオル, フェイスタオル
thing:washcloth|ウォッシュタオル, ハンドタオル, 浴用タオル
thing:beach towel|ビーチタオル, プールタオル, ラップタオル
thing:bathrobe|バスローブ
thing:tea towel|ふきん, 布巾, キッチンクロス, 台拭き
thing:tablecloth|テーブルクロス, 食卓カバー
thing:placemat|ランチョンマット, プレースマット
thing:table runner|テーブルランナー
thing:napkin|ナプキン, 紙ナプキン, 布ナプキン
thing:coaster|コースター
thing:trivet|鍋敷き, 鍋しき
thing:apron|エプロン, 前掛け
thing:oven glove|鍋つかみ, ミトン, オーブンミトン
thing:curtain|カーテン, ドレープカーテン
thing:blackout curtain|遮光カーテン, 1級遮光カーテン
thing:net curtain|レースカーテン, ボイルカーテン
thing:curtain rod|カーテンレール, カーテンロッド, つっぱりカーテン棒
thing:blind|ブラインド, ロールスクリーン, ロールカーテン, すだれ
thing:roller shutter|雨戸, シャッター, 窓シャッター
thing:insect screen|網戸, 蚊帳, 防虫ネット
thing:rug|ラグ, カーペット, 絨毯, じゅうたん
thing:carpet runner|廊下敷き, ランナーラグ, 廊下マット
thing:rug pad|ラグ滑り止め, 滑り止めシート, 下敷き
thing:doormat|玄関マット, ドアマット
thing:sheepskin|ムートン, 羊毛皮, シープスキン
thing:vase|花瓶, 花びん, フラワーベース
thing:candle|キャンドル, ろうそく, ティーライト
thing:scented candle|アロマキャンドル, 香り付きキャンドル
thing:candle holder|キャンドルホルダー, 燭台, ろうそく立て
thing:room fragrance|芳香剤, ルームフレグランス, リードディフューザー, 消臭芳香剤
thing:aroma diffuser|アロマディフューザー
thing:essential oil|アロマオイル, エッセンシャルオイル, 精油
thing:incense|お香, 線香, インセンス
thing:picture frame|フォトフレーム, 額縁, 写真立て, 額
thing:poster|ポスター, アートポスター, アートパネル
thing:canvas print|キャンバスアート, キャンバスプリント
thing:mirror|鏡, ミラー, 姿見, 全身鏡
thing:clock|掛け時計, 時計, 壁掛け時計
thing:alarm clock|目覚まし時計, 置き時計, アラーム時計
thing:wall sticker|ウォールステッカー, 壁シール
thing:artificial plant|人工観葉植物, フェイクグリーン, 造花
thing:dried flowers|ドライフラワー, プリザーブドフラワー, スワッグ
thing:bouquet|花束, ブーケ, 切り花, お花
thing:wreath|リース, クリスマスリース, 玄関リース
thing:christmas tree|クリスマスツリー, ツリー
thing:christmas bauble|オーナメント, クリスマスオーナメント, ツリー飾り
thing:advent calendar|アドベントカレンダー
thing:figurine|置物, 像, オブジェ, 彫刻
thing:piggy bank|貯金箱
thing:storage box|収納ボックス, 収納ケース, 衣装ケース, コンテナ
thing:basket|バスケット, かご, カゴ, 収納かご
thing:drawer organiser|引き出し整理トレー, 仕切りケース, カトラリートレー
thing:vacuum storage bag|圧縮袋, 布団圧縮袋, 衣類圧縮袋
thing:underbed storage|ベッド下収納
thing:garment bag|スーツカバー, 衣類カバー, 洋服カバー
thing:hook|フック, 壁掛けフック, 粘着フック
thing:pegboard|有孔ボード, ペグボード
thing:heavy-duty shelving|スチールラック, メタルラック, 業務用棚
thing:trunk|トランク収納, 収納チェスト, 長持
thing:toy box|おもちゃ箱, おもちゃ収納
thing:key rack|キーフック, 鍵掛け, キーボックス
thing:keyring|キーホルダー, キーチェーン
thing:home safe|金庫, 手提げ金庫, 耐火金庫
thing:letterbox|ポスト, 郵便受け, 宅配ボックス
thing:umbrella stand|傘立て, アンブレラスタンド
thing:magazine rack|マガジンラック, 新聞ラック
thing:wastepaper basket|ゴミ箱, ごみ箱, ダストボックス, くずかご
thing:pedal bin|ペダルゴミ箱, 自動開閉ゴミ箱, ペダルペール
thing:bin bag|ゴミ袋, ごみ袋, ポリ袋
thing:washbasin|洗面台, 洗面ボウル, 手洗い器
thing:tap|水栓, 蛇口, 混合栓
thing:tap aerator|泡沫キャップ, 節水コマ, 節水ノズル
thing:shower|シャワー, シャワーセット, シャワー水栓
thing:shower head|シャワーヘッド
thing:shower hose|シャワーホース
thing:shower curtain|シャワーカーテン
thing:shower screen|シャワー扉, シャワーブース, 浴室ドア
thing:bathtub|浴槽, バスタブ, 風呂
thing:toilet|トイレ, 便器, 便所
thing:toilet seat|便座, トイレの蓋, 温水便座
thing:toilet brush|トイレブラシ
thing:toilet paper holder|トイレットペーパーホルダー, 紙巻器
thing:toilet paper|トイレットペーパー, ちり紙
thing:bath mat|バスマット, 足拭きマット, 珪藻土マット
thing:towel rail|タオルハンガー, タオル掛け, タオルバー
thing:heated towel rail|タオルウォーマー, タオル乾燥ヒーター
thing:toothbrush holder|歯ブラシスタンド, 歯ブラシホルダー, うがいコップ
thing:bathroom cabinet|洗面収納, ミラーキャビネット, 洗面化粧台
thing:bathroom scale|体重計, ヘルスメーター, 体組成計
thing:shower caddy|浴室ラック, シャンプーラック, バスラック
thing:grab rail|手すり, 浴室手すり
thing:shower stool|バスチェア, 風呂椅子, シャワーチェア
thing:broom|ほうき, 箒, デッキブラシ
thing:dustpan|ちりとり, ほうきちりとりセット
thing:mop|モップ, フローリングワイパー, 回転モップ
thing:bucket|バケツ
thing:cleaning cloth|雑巾, 掃除クロス, マイクロファイバークロス
thing:sponge|スポンジ, たわし
thing:dish brush|食器洗いブラシ, キッチンブラシ, 亀の子たわし
thing:feather duster|ハンディモップ, はたき, ホコリ取り
thing:window squeegee|水切りワイパー, 窓掃除ワイパー, スクイージー
thing:rubber gloves|ゴム手袋, 炊事手袋
thing:all-purpose cleaner|住居用洗剤, 多目的クリーナー, マルチクリーナー
thing:bathroom cleaner|トイレ用洗剤, バスクリーナー, 風呂用洗剤
thing:descaler|クエン酸, 水垢落とし, 除石灰剤
thing:glass cleaner|ガラスクリーナー, 窓用洗剤
thing:washing-up liquid|食器用洗剤, 台所用洗剤
thing:dishwasher tablets|食洗機用洗剤, 食洗機タブレット
thing:laundry detergent|洗濯洗剤, 粉末洗剤, 液体洗剤, ジェルボール
thing:fabric softener|柔軟剤
thing:stain remover|シミ取り, 染み抜き剤, 漂白剤
thing:soap|石鹸, 石けん, ハンドソープ
thing:kitchen roll|キッチンペーパー, ペーパータオル
thing:tissues|ティッシュ, ティッシュペーパー, ポケットティッシュ
thing:wet wipes|ウェットティッシュ, ウェットシート, 除菌シート
thing:vacuum cleaner|掃除機, クリーナー
thing:cordless vacuum|コードレス掃除機, スティック掃除機, ハンディクリーナー
thing:robot vacuum|ロボット掃除機, ルンバ
thing:vacuum cleaner bag|掃除機の紙パック, 紙パック
thing:steam cleaner|スチームクリーナー, スチームモップ
thing:pressure washer|高圧洗浄機
thing:carpet cleaner|カーペットクリーナー, リンサークリーナー
thing:lint roller|コロコロ, 粘着クリーナー, 洋服ブラシ, エチケットブラシ
thing:fabric shaver|毛玉取り器, 毛玉取り
thing:laundry basket|ランドリーバスケット, 洗濯かご
thing:drying rack|物干しスタンド, 室内物干し, 物干し
thing:clothesline|物干しロープ, 洗濯ロープ, 物干し竿
thing:clothes peg|洗濯ばさみ, 洗濯バサミ, ピンチ
thing:ironing board|アイロン台
thing:ironing board cover|アイロン台カバー
thing:iron|アイロン, スチームアイロン
thing:steam generator iron|スチームステーション, ボイラー式アイロン
thing:garment steamer|衣類スチーマー, ハンガースチーマー
thing:laundry bag|洗濯ネット, ランドリーネット
thing:moth trap|防虫剤, 衣類防虫, 虫除けシダー
thing:washing machine|洗濯機, ドラム式洗濯機, 全自動洗濯機
thing:tumble dryer|衣類乾燥機, 乾燥機
thing:washer dryer|洗濯乾燥機, ドラム式洗濯乾燥機
thing:dishwasher|食洗機, 食器洗い機, 食器洗い乾燥機
thing:fridge|冷蔵庫, 冷凍冷蔵庫
thing:mini fridge|小型冷蔵庫, ミニ冷蔵庫, 一人用冷蔵庫
thing:freezer|冷凍庫, フリーザー
thing:wine cooler|ワインセラー, ワインクーラー
thing:oven|オーブン, オーブンレンジ, ビルトインオーブン
thing:cooker|コンロ, ガスコンロ, レンジ台
thing:hob|ihクッキングヒーター, ihコンロ, ビルトインコンロ
thing:extractor hood|換気扇, レンジフード
thing:microwave|電子レンジ, レンジ
thing:coffee machine|コーヒーメーカー, コーヒーマシン
thing:espresso machine|エスプレッソマシン, 全自動コーヒーマシン
thing:capsule machine|カプセル式コーヒーマシン, ネスプレッソ
thing:coffee capsule|コーヒーカプセル, カプセル, ポッド
thing:moka pot|マキネッタ, 直火式エスプレッソメーカー
thing:french press|フレンチプレス, コーヒープレス
thing:pour-over dripper|ドリッパー, コーヒードリッパー, ハンドドリップ
thing:coffee filter paper|コーヒーフィルター, ペーパーフィルター
thing:coffee grinder|コーヒーミル, コーヒーグラインダー
thing:milk frother|ミルクフォーマー, ミルク泡立て器
thing:tamper|タンパー, ポルタフィルター
thing:kettle|電気ケトル, やかん, 電気ポット, ケトル
thing:toaster|トースター, オーブントースター
thing:sandwich maker|ホットサンドメーカー, パニーニメーカー
thing:waffle iron|ワッフルメーカー
thing:air fryer|ノンフライヤー, エアフライヤー
thing:deep fryer|フライヤー, 電気フライヤー, 天ぷら鍋
thing:blender|ミキサー, ブレンダー, スムージーメーカー
thing:hand blender|ハンドブレンダー, スティックミキサー
thing:hand mixer|ハンドミキサー
thing:stand mixer|スタンドミキサー, キッチンエイド
thing:food processor|フードプロセッサー, チョッパー, みじん切り器
thing:cooking robot|自動調理鍋, ホットクック, マルチクッカー
thing:juicer|ジューサー, スロージューサー, レモン絞り
thing:soda maker|炭酸メーカー, ソーダメーカー, ソーダストリーム
thing:CO2 cylinder|炭酸ガスシリンダー, 炭酸カートリッジ, ガスシリンダー
thing:water filter|浄水器, 浄水ポット, 浄水カートリッジ
thing:slow cooker|スロークッカー, 電気煮込み鍋
thing:pressure cooker|圧力鍋, 電気圧力鍋
thing:bread maker|ホームベーカリー, パン焼き機
thing:ice cream maker|アイスクリームメーカー
thing:ice cube maker|製氷機, 製氷皿, 氷トレー
thing:yogurt maker|ヨーグルトメーカー
thing:raclette grill|ホットプレート, ラクレットグリル, 卓上グリル
thing:fondue set|フォンデュ鍋, チーズフォンデュ鍋
thing:food dehydrator|フードドライヤー, 食品乾燥機, ドライフルーツメーカー
thing:vacuum sealer|真空パック器, フードシーラー, 真空シーラー
thing:sous vide cooker|低温調理器
thing:pasta machine|パスタマシン, 製麺機
thing:kitchen scale|キッチンスケール, はかり, デジタルスケール
thing:food thermometer|料理用温度計, 食品温度計
thing:kitchen timer|キッチンタイマー, タイマー
thing:egg cooker|ゆで卵メーカー, 茹で卵器
thing:pan|フライパン
thing:cast iron pan|鉄フライパン, スキレット
thing:wok|中華鍋, 北京鍋
thing:grill pan|グリルパン
thing:crepe pan|クレープパン, クレープメーカー, パンケーキパン
thing:pot|鍋, 片手鍋, 両手鍋, 雪平鍋
thing:casserole dish|鋳物ホーロー鍋, ココット, ダッチオーブン, 無水鍋
thing:cookware set|鍋セット, フライパンセット, 調理器具セット
thing:pan lid|鍋蓋, フライパンの蓋, ガラス蓋, 油はねネット
thing:roasting tin|グラタン皿, オーブン皿, ロースター
thing:baking tray|天板, オーブン天板, ベーキングトレー
thing:cake tin|ケーキ型, パウンド型, 丸型, シフォン型
thing:muffin tin|マフィン型, カップケーキ型
thing:cookie cutter|クッキー型, 抜き型
thing:rolling pin|麺棒, めん棒
thing:whisk|泡立て器, ホイッパー
thing:mixing bowl|ボウル, サラダボウル, ミキシングボウル
thing:piping bag|絞り袋, 口金
thing:cake decoration|アラザン, チョコスプレー, アイシング, 製菓用飾り
thing:baking paper|クッキングシート, オーブンシート
thing:cling film|ラップ, アルミホイル, 食品用ラップ
thing:cooling rack|ケーキクーラー, 網, 冷却ラック
thing:proofing basket|発酵かご, バヌトン
thing:kitchen knife|包丁, 万能包丁, 牛刀, シェフナイフ
thing:japanese knife|三徳包丁, 和包丁, ダマスカス包丁
thing:bread knife|パン切り包丁, パンナイフ
thing:paring knife|ペティナイフ, 果物ナイフ
thing:steak knife|ステーキナイフ, テーブルナイフ
thing:knife block|包丁立て, 包丁セット, ナイフブロック, マグネット包丁ホルダー
thing:knife sharpener|砥石, 包丁研ぎ器, シャープナー
thing:cutting board|まな板, カッティングボード
thing:kitchen scissors|キッチンバサミ, 料理ばさみ
thing:peeler|ピーラー, 皮むき器
thing:grater|おろし金, おろし器, チーズグレーター
thing:mandoline|スライサー, 野菜スライサー, 千切り器
thing:meat slicer|ミートスライサー, 食品スライサー
thing:garlic press|にんにく絞り器, ガーリックプレス
thing:can opener|缶切り
thing:corkscrew|栓抜き, ワインオープナー, コルク抜き
thing:colander|ざる, ザル, 水切りボウル, こし器
thing:salad spinner|サラダスピナー, 野菜水切り器
thing:spatula|フライ返し, ヘラ, 木べら, ターナー
thing:ladle|お玉, おたま, レードル
thing:tongs|トング
thing:measuring cup|計量カップ, 計量スプーン
thing:mortar and pestle|すり鉢, 乳鉢, スパイスミル
thing:salt mill|塩胡椒入れ, ペッパーミル, ソルトミル
thing:spice rack|スパイスラック, 調味料入れ, スパイス瓶
thing:food storage container|保存容器, タッパー, フードコンテナ
thing:storage jar|保存瓶, ガラス瓶, キャニスター, メイソンジャー
thing:lunch box|弁当箱, お弁当箱, ランチボックス
thing:food flask|スープジャー, フードジャー, 保温弁当箱
thing:thermos flask|魔法瓶, 水筒, 保温ポット
thing:water bottle|水筒, ウォーターボトル, マイボトル
thing:travel mug|タンブラー, 真空タンブラー, トラベルマグ
thing:butter dish|バターケース, バター入れ
thing:bread bin|ブレッドケース, パンケース
thing:fruit bowl|フルーツバスケット, 果物かご, フルーツボウル
thing:dish rack|水切りラック, 水切りかご, 食器水切り
thing:plate|皿, お皿, プレート, 平皿
thing:cereal bowl|ボウル皿, お茶碗, スープボウル, 小鉢
thing:tableware|食器, 食器セット, うつわ
thing:cup|マグカップ, カップ, コーヒーカップ, 湯呑み
thing:saucer|ソーサー, 受け皿
thing:glass|グラス, コップ, タンブラーグラス
thing:wine glass|ワイングラス, シャンパングラス
thing:beer glass|ビールグラス, ビールジョッキ
thing:cocktail shaker|シェーカー, カクテルセット, カクテルグラス
thing:carafe|カラフェ, ピッチャー, 水差し, デキャンタ
thing:cutlery|カトラリー, スプーンフォークセット
thing:children's tableware|子供用食器, ベビー食器, キッズプレート
thing:disposable tableware|紙皿, 紙コップ, 使い捨て食器
thing:drinking straw|ストロー
thing:tray|トレー, お盆, トレイ
thing:serving platter|大皿, 盛り皿, ケーキスタンド
thing:teapot|急須, ティーポット
thing:tea infuser|茶こし, ティーインフューザー, 茶漉し
thing:picnic basket|ピクニックバスケット, レジャーシート, ピクニックセット
thing:cool box|クーラーボックス, 保冷バッグ, クーラーバッグ
thing:ice pack|保冷剤, アイスパック
thing:shopping trolley|エコバッグ, ショッピングカート, 買い物袋, マイバッグ
thing:coffee|コーヒー, 珈琲, レギュラーコーヒー, ドリップコーヒー
thing:coffee beans|コーヒー豆
thing:decaf|デカフェ, カフェインレスコーヒー
thing:instant coffee|インスタントコーヒー
thing:tea|お茶, 紅茶, 緑茶, 茶葉
thing:tea bag|ティーバッグ
thing:herbal tea|ハーブティー, ルイボスティー, フルーツティー, 麦茶
thing:matcha|抹茶, 抹茶パウダー
thing:hot chocolate|ココア, ホットチョコレート
thing:chocolate|チョコレート, チョコ, 板チョコ
thing:chocolates|トリュフチョコ, ボンボンショコラ, チョコレートギフト
thing:sweets|飴, キャンディ, グミ, お菓子
thing:liquorice|リコリス, 甘草飴
thing:chewing gum|ガム, ミントタブレット
thing:biscuit|クッキー, ビスケット, 焼き菓子
thing:cake|ケーキ, タルト, パイ, スイーツ
thing:gingerbread|シュトーレン, ジンジャーブレッド, クリスマス菓子
thing:crisps|ポテトチップス, スナック菓子, せんべい
thing:popcorn|ポップコーン
thing:muesli|グラノーラ, シリアル, オートミール, コーンフレーク
thing:protein bar|プロテインバー, エナジーバー, シリアルバー
thing:jam|ジャム, マーマレード, フルーツスプレッド
thing:honey|蜂蜜, はちみつ, ハチミツ
thing:nut butter|ピーナッツバター, ナッツバター, チョコクリーム
thing:syrup|シロップ, メープルシロップ, アガベシロップ
thing:sugar|砂糖, きび砂糖, 甘味料, 黒糖
thing:flour|小麦粉, 薄力粉, 強力粉, 米粉
thing:baking mix|ホットケーキミックス, パンミックス, ケーキミックス
thing:bread|パン, 食パン, バゲット, ロールパン
thing:pasta|パスタ, 麺, スパゲッティ, うどん
thing:rice|米, お米, 白米, 玄米
thing:olive oil|オリーブオイル
thing:vinegar|酢, お酢, バルサミコ酢, りんご酢
thing:oil and vinegar set|オイルボトル, オイルポット, 調味料ボトル
thing:spice|スパイス, 香辛料, 調味料, ハーブ
thing:salt|塩, 岩塩, 海塩
thing:stock|だし, 出汁, コンソメ, ブイヨン
thing:soup|スープ, 即席スープ, 味噌汁, レトルトスープ
thing:hot sauce|ホットソース, タバスコ, チリソース
thing:soy sauce|醤油, しょうゆ, 味噌
thing:tinned food|缶詰, トマト缶, ツナ缶
thing:pickles|漬物, ピクルス, オリーブ, 梅干し
thing:spread|ペースト, フムス, パテ
thing:cheese|チーズ, パルメザンチーズ, カマンベール
thing:plant milk|豆乳, アーモンドミルク, オーツミルク
thing:egg|卵, たまご, 鶏卵
thing:meat substitute|豆腐, 大豆ミート, 代替肉
thing:fruit and vegetables|野菜, 果物, 野菜セット, フルーツ
thing:frozen food|冷凍食品, 冷凍弁当, レトルト
thing:gift basket|グルメギフト, 詰め合わせ, 食品ギフト, 果物かご盛り
thing:sparkling wine|スパークリングワイン, シャンパン, プロセッコ
thing:beer|ビール, クラフトビール, 地ビール
thing:alcohol-free drink|ノンアルコール飲料, ノンアルビール, ノンアルコールワイン
thing:juice|ジュース, オレンジジュース, 果汁飲料
thing:mineral water|ミネラルウォーター, 水, 天然水
thing:kombucha|コンブチャ, 発酵飲料, ケフィア
thing:home brewing kit|ビール醸造キット, 自家醸造キット
thing:baby food|粉ミルク, 離乳食, ベビーフード
thing:dietary supplement|サプリメント, サプリ, ビタミン剤, 栄養補助食品
thing:protein powder|プロテイン, ホエイプロテイン, ソイプロテイン
thing:magnesium|マグネシウム
thing:omega 3|オメガ3, dha, フィッシュオイル
thing:collagen|コラーゲン, ヒアルロン酸
thing:probiotic|乳酸菌, プロバイオティクス, ビフィズス菌
thing:melatonin|睡眠サプリ, メラトニン, gaba
thing:phone|スマホ, スマートフォン, 携帯電話, 携帯
thing:senior phone|らくらくスマホ, シニア向け携帯, ガラケー
thing:landline phone|固定電話, 電話機, コードレス電話
thing:phone case|スマホケース, 携帯ケース, iphoneケース, 手帳型ケース
thing:screen protector|保護フィルム, 液晶保護ガラス, ガラスフィルム
thing:charger|充電器, acアダプター, 急速充電器
thing:charging cable|充電ケーブル, usb-cケーブル, ライトニングケーブル
thing:wireless charger|ワイヤレス充電器, 充電スタンド, qi充電器
thing:power bank|モバイルバッテリー, ポータブル充電器
thing:phone holder|スマホホルダー, スマホスタンド, 車載ホルダー
thing:sim card|simカード, esim, プリペイドsim
thing:tablet|タブレット, ipad, アイパッド
thing:e-reader|電子書籍リーダー, キンドル, kindle
thing:stylus|タッチペン, スタイラスペン
thing:smartwatch|スマートウォッチ, 活動量計, スマートバンド
thing:watch strap|腕時計バンド, 時計ベルト, 替えバンド
thing:laptop|ノートパソコン, ノートpc, ラップトップ, マックブック
thing:computer|パソコン, デスクトップパソコン, pc
thing:monitor|モニター, ディスプレイ, パソコンモニター
thing:monitor arm|モニターアーム, モニター台, ノートpcスタンド
thing:keyboard|キーボード, ワイヤレスキーボード
thing:computer mouse|マウス, ワイヤレスマウス, トラックボール
thing:mouse pad|マウスパッド, デスクマット
thing:webcam|ウェブカメラ, webカメラ
thing:laptop bag|パソコンケース, pcバッグ, ノートパソコンケース
thing:docking station|usbハブ, ドッキングステーション
thing:external hard drive|外付けハードディスク, 外付けhdd, ssd
thing:usb stick|usbメモリ, フラッシュメモリ
thing:memory card|sdカード, マイクロsd, メモリーカード
thing:laptop battery|ノートpcバッテリー, 交換バッテリー
thing:router|ルーター, wifiルーター, 無線ルーター, モデム
thing:wifi repeater|wifi中継器, 中継機, メッシュwifi
thing:network cable|lanケーブル, ネットワークケーブル
thing:hdmi cable|hdmiケーブル, 映像ケーブル
thing:adapter|変換アダプター, アダプタ, 変換器
thing:travel adapter|変換プラグ, 海外用変換プラグ
thing:cable management|ケーブル収納, ケーブルクリップ, 配線カバー, ケーブルボックス
thing:headphones|ヘッドホン, ヘッドフォン
thing:earbuds|イヤホン, ワイヤレスイヤホン, イヤフォン
thing:headset|ヘッドセット, ゲーミングヘッドセット
thing:speaker|スピーカー, bluetoothスピーカー
thing:soundbar|サウンドバー, ホームシアター, サブウーファー
thing:smart speaker|スマートスピーカー, アレクサ, aiスピーカー
thing:hi-fi system|オーディオ, アンプ, コンポ, ステレオ
thing:record player|レコードプレーヤー, ターンテーブル
thing:radio|ラジオ, ネットラジオ, ラジカセ
thing:microphone|マイク, マイクロフォン, コンデンサーマイク
thing:television|テレビ, 液晶テレビ, スマートテレビ
thing:tv wall mount|テレビ壁掛け金具, テレビ金具
thing:projector|プロジェクター, スクリーン
thing:streaming stick|fire tv stick, ストリーミング端末, クロームキャスト
thing:remote control|リモコン, 学習リモコン
thing:camera|カメラ, デジカメ, ミラーレス一眼, 一眼レフ
thing:instant camera|インスタントカメラ, チェキ, 使い捨てカメラ
thing:camera lens|カメラレンズ, 交換レンズ, 単焦点レンズ, ズームレンズ
thing:tripod|三脚, 自撮り棒, ジンバル
thing:camera bag|カメラバッグ, カメラストラップ, レンズキャップ
thing:action cam|アクションカメラ, ゴープロ, ドラレコ, ドライブレコーダー
thing:drone|ドローン
thing:security camera|防犯カメラ, 監視カメラ, ネットワークカメラ
thing:video doorbell|インターホン, ドアホン, 呼び鈴, チャイム
thing:smart home|スマートプラグ, スマート電球, スマート家電
thing:smart lock|スマートロック, 電子錠, 暗証番号錠
thing:baby monitor|ベビーモニター, 見守りカメラ
thing:bluetooth tracker|紛失防止タグ, エアタグ, キーファインダー, gps発信機
thing:battery|乾電池, 電池, 単三電池, ボタン電池
thing:battery charger|電池充電器, 充電池セット
thing:printer|プリンター, インクジェットプリンター, 複合機
thing:ink cartridge|インクカートリッジ, インク, トナー
thing:photo printer|フォトプリンター, 写真用紙, ラベルプリンター, ラベルライター
thing:scanner|スキャナー, バーコードリーダー
thing:3d printer|3dプリンター, フィラメント
thing:game console|ゲーム機, プレステ, スイッチ
thing:game controller|コントローラー, ゲームパッド, ジョイスティック
thing:video game|ゲームソフト, ビデオゲーム
thing:vr headset|vrゴーグル, vrヘッドセット
thing:calculator|電卓, 関数電卓, 計算機
thing:electric shaver|電気シェーバー, シェーバー, 髭剃り機
thing:hair dryer|ドライヤー, ヘアドライヤー
thing:heater|ヒーター, 暖房, ストーブ, 電気ヒーター
thing:infrared heater|遠赤外線ヒーター, テラスヒーター, カーボンヒーター
thing:stove|薪ストーブ, 暖炉
thing:thermostat|サーモスタット, 温度調節器
thing:fan|扇風機, サーキュレーター, タワーファン
thing:air conditioner|エアコン, クーラー, スポットクーラー
thing:air purifier|空気清浄機
thing:humidifier|加湿器
thing:dehumidifier|除湿機, 除湿器, 除湿剤
thing:smoke alarm|火災報知器, 煙感知器, 一酸化炭素警報器
thing:alarm system|防犯アラーム, 窓センサー, 警報器
thing:tool|工具, 道具
thing:tool box|工具箱, ツールボックス, 工具セット
thing:tool belt|工具バッグ, 腰袋, 作業台, ツールワゴン
thing:hammer|ハンマー, 金槌, 金づち, 木槌
thing:screwdriver|ドライバー, ねじ回し, プラスドライバー
thing:bit set|ビットセット, 六角レンチ, ドライバービット
thing:wrench|レンチ, スパナ, ソケットレンチ, モンキーレンチ
thing:torque wrench|トルクレンチ
thing:pliers|ペンチ, ニッパー, プライヤー, ラジオペンチ
thing:drill|ドリル, 電動ドリル, ハンマードリル
thing:cordless screwdriver|電動ドライバー, インパクトドライバー, ドリルドライバー
thing:drill bit|ドリルビット, ドリル刃, ホールソー
thing:sandpaper|紙やすり, サンドペーパー, やすり
thing:tool battery|電動工具用バッテリー, 18vバッテリー
thing:tape measure|メジャー, 巻尺, コンベックス, 定規
thing:spirit level|水平器, レーザー墨出し器
thing:laser distance meter|レーザー距離計, 下地探し, 下地センサー
thing:pocket knife|ポケットナイフ, 十徳ナイフ, 折りたたみナイフ
thing:utility cutter|カッター, カッターナイフ
thing:ladder|脚立, はしご, 踏み台, ステップ
thing:clamp|クランプ, 万力, バイス
thing:glue gun|グルーガン, ホットボンド
thing:soldering iron|はんだごて, はんだ
thing:staple gun|タッカー, 釘打機, リベッター
thing:screw|ネジ, ねじ, 木ネジ, ビス
thing:steel nail|釘, くぎ
thing:wall plug|アンカー, プラグアンカー, ダボ
thing:cable tie|結束バンド, インシュロック
thing:padlock|南京錠, 錠前, ダイヤル錠
thing:door lock|ドア錠, シリンダー錠, 補助錠
thing:glue|接着剤, ボンド, 瞬間接着剤, 木工用ボンド
thing:tape|テープ, 粘着テープ, ガムテープ, 両面テープ
thing:paint|ペンキ, 塗料, 水性塗料, 壁用塗料
thing:wood paint|ニス, ラッカー, 木部塗料
thing:wood stain|ステイン, 木材保護塗料, ウッドオイル
thing:paint primer|下塗り塗料, シーラー
thing:spray paint|スプレー塗料, ラッカースプレー
thing:chalk paint|チョークペイント, 家具用塗料
thing:paint roller|ペイントローラー, 刷毛, ハケ, 塗装用具
thing:dust sheet|養生シート, マスカー, 養生フィルム
thing:wallpaper|壁紙, クロス, 壁紙シール
thing:window film|窓フィルム, 目隠しシート, 窓ガラスフィルム, カッティングシート
thing:flooring|床材, フローリング材, クッションフロア, フロアタイル
thing:skirting board|巾木, 見切り材, モール
thing:floor underlay|床下地, 防音マット, 遮音シート
thing:tile|タイル, 壁タイル, モザイクタイル
thing:timber|木材, 板材, 角材, ベニヤ板
thing:roofing|屋根材, 雨樋, 雨どい
thing:door|ドア, 扉, 室内ドア, 玄関ドア
thing:window|窓, 天窓, 窓ガラス
thing:pipe|パイプ, 配管, 塩ビ管, 継手
thing:siphon|排水トラップ, s字トラップ
thing:seal|パッキン, oリング, シール材, ガスケット
thing:water pump|水中ポンプ, ポンプ, 池ポンプ
thing:water heater|給湯器, ボイラー, 瞬間湯沸かし器
thing:cistern|トイレタンク, ボールタップ, 洗浄弁
thing:socket|コンセント, 壁コンセント, 差し込み口
thing:light switch|スイッチ, 照明スイッチ
thing:extension lead|延長コード, 電源タップ, テーブルタップ
thing:electrical cable|電源コード, 電線, 電源ケーブル
thing:fuse|ヒューズ, ブレーカー, 分電盤
thing:timer switch|コンセントタイマー, タイムスイッチ, ワットチェッカー
thing:multimeter|テスター, マルチメーター, 検電器
thing:EV charger|ev充電器, 電気自動車充電ケーブル
thing:workwear|作業着, 作業服, つなぎ, 作業ズボン
thing:safety shoes|安全靴, セーフティーシューズ, 作業靴
thing:work gloves|作業手袋, 軍手, 使い捨て手袋
thing:safety glasses|保護メガネ, 安全ゴーグル, フェイスシールド
thing:dust mask|防塵マスク, マスク, 不織布マスク
thing:hard hat|ヘルメット, 作業用ヘルメット, 安全帽
thing:hi-vis vest|反射ベスト, 安全ベスト
thing:knee pads|膝当て, 膝パッド
thing:garden furniture|ガーデンファニチャー, 庭用家具, ガーデンセット
thing:garden chair|ガーデンチェア, デッキチェア, サンラウンジャー
thing:garden table|ガーデンテーブル, ベランダテーブル
thing:outdoor cushion|屋外用クッション, ガーデン家具カバー
thing:privacy screen|目隠しフェンス, フェンス, 柵, よしず
thing:garden storage box|屋外収納庫, ガーデンストッカー
thing:plant|観葉植物, 植物, 鉢植え
thing:orchid|蘭, 胡蝶蘭
thing:outdoor plant|庭木, 低木, 宿根草, 生垣苗
thing:herb plant|ハーブ苗, バジル, ミント
thing:vegetable plant|野菜苗, 苗, トマト苗, いちご苗
thing:seed|種, 種子, 野菜の種, 花の種
thing:flower bulb|球根, チューリップ球根, スイセン
thing:grass seed|芝, 芝の種, 芝生
thing:artificial grass|人工芝
thing:propagator|育苗トレー, 育苗箱, 栽培キット
thing:potting soil|培養土, 園芸用土, 腐葉土, 土
thing:fertiliser|肥料, 液体肥料, 化成肥料, 油かす
thing:mulch|マルチ, バークチップ, 砂利, 玉石
thing:weedkiller|除草剤, 防草シート
thing:pest control|殺虫剤, 虫除けスプレー, アリの巣駆除
thing:plant pot|植木鉢, 鉢, プランター, 鉢カバー
thing:balcony planter|ベランダプランター, 窓辺プランター, ハンギングプランター
thing:raised bed|レイズドベッド, 菜園ボックス
thing:plant stand|プランタースタンド, 花台, ハンギングバスケット, トレリス
thing:watering can|じょうろ, ジョウロ
thing:garden hose|ホース, 散水ホース, ホースリール
thing:sprinkler|スプリンクラー, 自動散水, 点滴灌水, 自動水やり器
thing:rain barrel|雨水タンク
thing:composter|コンポスト, コンポスター, 生ごみ処理機
thing:lawn mower|芝刈り機
thing:robotic lawn mower|ロボット芝刈り機
thing:strimmer|草刈り機, 刈払機, 電動草刈機
thing:hedge trimmer|ヘッジトリマー, 生垣バリカン
thing:secateurs|剪定ばさみ, 剪定鋏, 高枝切りばさみ
thing:wheelbarrow|一輪車, 手押し車, 台車, ねこ車
thing:gardening gloves|園芸用手袋, ガーデングローブ
thing:wellington boots|長靴, ガーデンブーツ, ガーデンサンダル
thing:barbecue|バーベキューコンロ, bbqグリル, 焼肉グリル
thing:charcoal|炭, 木炭, 備長炭, 火起こし器
thing:barbecue accessories|bbq用トング, 串, bbq網, バーベキュー用品
thing:gas bottle|ガスボンベ, カセットボンベ, プロパンガス
thing:fire pit|焚き火台, ファイヤーピット
thing:swimming pool|プール, 家庭用プール, フレームプール
thing:pool chemicals|プール用塩素, プールフィルター, プールカバー
thing:pond liner|池シート, 噴水, 庭池
thing:garden gnome|庭の置物, 風鈴, ガーデンオーナメント
thing:tarpaulin|ブルーシート, 防水シート, タープ
thing:dog food|ドッグフード, 犬の餌, ドライフード
thing:dog treats|犬のおやつ, 犬用ガム, ジャーキー
thing:dog lead|リード, 犬のリード, 伸縮リード
thing:dog collar|首輪, 犬の首輪, 迷子札
thing:dog harness|ハーネス, 胴輪, 犬用ハーネス
thing:dog bed|ペットベッド, 犬用ベッド, 猫用ベッド
thing:dog crate|ケージ, 犬小屋, ペットサークル
thing:pet carrier|キャリーケース, ペットキャリー, ペットカート, ドライブボックス
thing:dog toy|犬のおもちゃ, 犬用ボール, ロープトイ
thing:dog coat|犬服, 犬用レインコート, ドッグウェア
thing:dog poo bag|うんち袋, マナー袋
thing:pet grooming|ペットブラシ, 犬用シャンプー, ペットバリカン
thing:puppy pads|ペットシーツ, トイレシート
thing:cat food|キャットフード, 猫の餌, 猫用ウェットフード
thing:cat litter|猫砂, 猫の砂
thing:litter box|猫トイレ, 猫用トイレ
thing:scratching post|キャットタワー, 爪とぎ, 爪研ぎ
thing:cat toy|猫のおもちゃ, 猫じゃらし, またたび
thing:cat flap|ペットドア, 猫ドア
thing:aquarium|水槽, アクアリウム, 水槽フィルター, 水槽ライト
thing:fish food|魚の餌, 金魚の餌, メダカの餌
thing:bird cage|鳥かご, 鳥の餌, インコの餌
thing:rabbit hutch|うさぎケージ, ハムスターケージ, 小動物ケージ
thing:hay|牧草, 床材, うさぎの餌, ハムスターの餌
thing:hamster wheel|回し車, 小動物のおもちゃ
thing:terrarium|テラリウム, 爬虫類用ライト, 爬虫類ケージ
thing:chicken coop|鶏小屋, 鶏の餌
thing:horse riding gear|馬具, 鞍, 馬用品
thing:car tyre|タイヤ, スタッドレスタイヤ, 夏タイヤ
thing:rim|ホイール, アルミホイール, ホイールキャップ
thing:snow chains|タイヤチェーン, 布チェーン
thing:engine oil|エンジンオイル, 潤滑油, グリス
thing:wiper blade|ワイパー, ワイパーブレード
thing:car care|カーワックス, カーシャンプー, カー用品, 洗車用品
thing:child car seat|チャイルドシート, ジュニアシート
thing:sun shade for car|車用サンシェード, フロントガラスカバー, 車用カーテン
thing:car bulb|ヘッドライトバルブ, 車用電球
thing:warning triangle|三角停止板, 牽引ロープ, 車の緊急セット
thing:tyre pump|空気入れ, エアコンプレッサー, タイヤ空気入れ, エアゲージ
thing:motorbike helmet|バイクヘルメット, フルフェイスヘルメット, ジェットヘルメット
thing:motorcycle clothing|バイクジャケット, バイクグローブ, ライダースジャケット
thing:motorbike accessories|バイクカバー, トップケース, バイクロック
thing:caravan accessories|キャンピングカー用品, 車中泊グッズ, トレーラー
thing:pen|ペン, ボールペン, ゲルインクペン
thing:fountain pen|万年筆, インク, 万年筆用インク
thing:felt-tip pen|マーカー, サインペン, 蛍光ペン, 水性ペン
thing:pencil case|筆箱, ペンケース
thing:school bag|ランドセル, 通学かばん, スクールバッグ
thing:notebook|ノート, メモ帳, 帳面
thing:diary|手帳, スケジュール帳, カレンダー
thing:printer paper|コピー用紙, a4用紙, 便箋
thing:envelope|封筒, クッション封筒
thing:cardboard box|段ボール, ダンボール箱, 引っ越し用段ボール
thing:folder|ファイル, バインダー, リングファイル
thing:sheet protector|クリアファイル, クリアポケット, 仕切りカード
thing:scissors|はさみ, ハサミ
thing:sticky note|付箋, ふせん, ラベルシール
thing:glue stick|スティックのり, のり, 木工用のり
thing:desk organiser|ペン立て, デスクオーガナイザー, 書類トレー
thing:stamp|スタンプ, はんこ, 印鑑, スタンプ台
thing:sewing machine|ミシン, ロックミシン
thing:fabric|生地, 布, 布地, 綿生地
thing:wool|毛糸, 編み糸
thing:embroidery kit|刺繍キット, クロスステッチキット, 刺繍枠, 刺繍糸
thing:sewing pattern|型紙, 洋裁パターン, チャコペン
thing:iron-on patch|アイロンワッペン, ワッペン, 補修布
thing:craft supplies|手芸用品, クラフト用品, 工作キット
thing:modelling clay|粘土, 樹脂粘土, オーブン粘土
thing:sketchbook|スケッチブック, 画用紙, クロッキー帳
thing:paint by numbers|数字油絵, ダイヤモンドアート, 塗り絵
thing:book|本, 書籍, 文庫本, 単行本
thing:children's book|絵本, 児童書
thing:cookbook|料理本, レシピ本
thing:comic|漫画, マンガ, コミック
thing:ebook|電子書籍, オーディオブック
thing:magazine|雑誌, 新聞
thing:vinyl record|レコード, cd, アルバム
thing:dvd|dvd, ブルーレイ
thing:map|地図, 世界地図, 地球儀
thing:painting|絵画, 原画, アート作品
thing:photo book|フォトブック, 写真プリント, オリジナルカレンダー
thing:sheet music|楽譜, スコア
thing:spare part|部品, 交換部品, 付属品, 替え
thing:filter|フィルター, 交換フィルター, エアフィルター
thing:iron tablets|鉄分サプリ, 鉄剤
thing:vitamin d|ビタミンd
thing:vitamin c|ビタミンc, 亜鉛
thing:vitamin b12|ビタミンb12, ビタミンb
thing:sauce|ソース, パスタソース, トマトソース
thing:ketchup|ケチャップ
thing:mayonnaise|マヨネーズ, マヨ
thing:mustard|マスタード, からし
thing:pesto|ペスト, バジルソース
thing:barbecue sauce|焼肉のたれ, ドレッシング, バーベキューソース
thing:milk|牛乳, ミルク
thing:butter|バター, マーガリン
thing:yogurt|ヨーグルト
thing:cream|生クリーム, ホイップクリーム
thing:ham|ハム, ベーコン, 生ハム
thing:sausage|ソーセージ, サラミ, ウインナー
thing:meat|肉, 牛肉, ステーキ, 和牛
thing:chicken|鶏肉, 鳥肉, チキン
thing:fish|魚, サーモン, 鮭, マグロ
thing:seafood|シーフード, エビ, カニ, いくら
thing:fork|フォーク
thing:spoon|スプーン, さじ, ティースプーン
thing:nuts|ナッツ, ミックスナッツ
thing:almond|アーモンド
thing:cashew|カシューナッツ, ピスタチオ
thing:hazelnut|ヘーゼルナッツ, くるみ, クルミ
thing:peanut|ピーナッツ, 落花生
thing:dried fruit|ドライフルーツ, レーズン, 干しぶどう
thing:date fruit|デーツ, なつめやし
thing:yeast|イースト, ドライイースト
thing:baking powder|ベーキングパウダー, 重曹
thing:sourdough|サワードウ, 天然酵母, サワー種
thing:sewing kit|裁縫セット, ソーイングセット
thing:sewing needle|縫い針, まち針, 安全ピン
thing:sewing thread|ミシン糸, 縫い糸, ボビン
thing:button|ボタン, スナップボタン
thing:zip|ファスナー, ジッパー
thing:velcro|マジックテープ, 面ファスナー
thing:elastic|ゴム紐, ゴムひも, 輪ゴム
thing:stapler|ホッチキス, ステープラー
thing:hole punch|穴あけパンチ, パンチ
thing:paper clip|クリップ, ゼムクリップ, ダブルクリップ
thing:laminator|ラミネーター, ラミネートフィルム
thing:paper shredder|シュレッダー
thing:paper cutter|裁断機, ペーパーカッター
thing:eraser|消しゴム
thing:pencil sharpener|鉛筆削り
thing:correction fluid|修正液, 修正テープ
thing:pencil|鉛筆, シャーペン, シャープペンシル
thing:coloured pencils|色鉛筆, クレヨン
thing:bolt|ボルト, 六角ボルト
thing:hex nut|ナット, 六角ナット
thing:flat washer|ワッシャー, 座金
thing:cement|セメント, モルタル, コンクリート
thing:gypsum plaster|石膏, 石膏ボード
thing:door stop|ドアストッパー, ドアストップ, 戸当たり
thing:stair gate|ベビーゲート, 階段ゲート, セーフティゲート
thing:child safety lock|チャイルドロック, コーナーガード, コンセントカバー
thing:first aid kit|救急箱, 救急セット
thing:sticking plaster|絆創膏, ばんそうこう, 包帯
thing:bleach|漂白剤, 塩素系漂白剤, ハイター
thing:disinfectant|消毒液, アルコール消毒, 手指消毒
thing:drain cleaner|パイプクリーナー, 排水口洗浄剤
thing:plunger|ラバーカップ, すっぽん
thing:soap dispenser|ソープディスペンサー, 泡ディスペンサー
thing:soap dish|ソープディッシュ, 石鹸置き
thing:parasol|パラソル, ガーデンパラソル
thing:parasol base|パラソルベース, パラソルスタンド
thing:shade sail|日除けシェード, オーニング, サンシェード
thing:gazebo|ガゼボ, パーゴラ, タープテント
thing:smoker|燻製器, スモーカー, スモークチップ
thing:pizza oven|ピザ窯, ピザストーン
thing:plancha|鉄板, 鉄板焼き, プランチャ
thing:hot tub|ジャグジー, スパプール, 家庭用ジャグジー
thing:sauna|サウナ, テントサウナ, 家庭用サウナ
thing:garden shed|物置, 倉庫, 収納小屋
thing:greenhouse|温室, ビニールハウス, ビニール温室
thing:spade|スコップ, シャベル
thing:garden tools|園芸道具, 移植ごて, クワ
thing:chainsaw|チェーンソー, 剪定のこ
thing:axe|斧, 手斧, 薪割り機
thing:leaf blower|ブロワー, ブロアー, 落ち葉集め機
thing:rake|熊手, レーキ
thing:snow shovel|雪かきスコップ, スノーダンプ, 除雪スコップ
thing:de-icing salt|融雪剤, 凍結防止剤
thing:ice scraper|アイススクレーパー, 解氷スプレー
thing:mosquito repellent|虫よけ, 虫除けスプレー, 蚊取り線香
thing:fly trap|ハエ取り, コバエ取り, ハエたたき
thing:mousetrap|ネズミ捕り, 殺鼠剤
thing:flea treatment|ノミダニ駆除, ノミ取り首輪
thing:tick remover|ダニ取り, ティックリムーバー
thing:wormer|虫下し, 駆虫薬
thing:pet bowl|フードボウル, ペット用食器, 犬用食器
thing:pet water fountain|自動給水器, 循環式給水器, ペット給水器
thing:automatic feeder|自動給餌器
thing:bird house|巣箱, 鳥の巣箱
thing:bird feeder|バードフィーダー, 餌台
thing:bird food|野鳥の餌, 小鳥の餌
thing:insect hotel|虫の家, ハチの巣箱
thing:brake pads|ブレーキパッド, ブレーキローター
thing:car parts|自動車部品, カーパーツ, オイルフィルター, スパークプラグ
thing:antifreeze|不凍液, クーラント
thing:screenwash|ウォッシャー液
thing:adblue|アドブルー, 燃料添加剤, 携行缶
thing:car seat cover|車用シートカバー, ハンドルカバー
thing:car floor mats|フロアマット, カーマット, ラゲッジマット
thing:roof rack|ルーフキャリア, ルーフボックス
thing:bike rack for car|サイクルキャリア, 自転車キャリア
thing:car radio|カーオーディオ, カーステレオ
thing:sat nav|カーナビ, ナビ
thing:reversing camera|バックカメラ, パーキングセンサー
thing:car battery|カーバッテリー, 車のバッテリー
thing:jump starter|ジャンプスターター, ブースターケーブル
thing:rice cooker|炊飯器
thing:steamer|蒸し器, スチーマー, せいろ
thing:wine|ワイン
thing:red wine|赤ワイン
thing:white wine|白ワイン
thing:rosé wine|ロゼワイン, ロゼ
thing:spirits|焼酎, 蒸留酒, スピリッツ, 日本酒
thing:gin|ジン
thing:whisky|ウイスキー, ウィスキー, バーボン
thing:rum|ラム酒, ラム
thing:vodka|ウォッカ
thing:liqueur|リキュール, 梅酒, ベルモット
thing:soft drink|清涼飲料水, ソフトドリンク, コーラ, サイダー
thing:energy drink|エナジードリンク
thing:graphics card|グラフィックボード, グラボ, gpu
thing:ram|メモリ, cpu, パソコン用メモリ
thing:couscous|クスクス, ブルグル
thing:quinoa|キヌア, そば粉, 雑穀
thing:pulses|豆類, 乾燥豆
thing:lentils|レンズ豆
thing:beans|豆, 金時豆, 黒豆
thing:chickpeas|ひよこ豆
thing:cooking oil|サラダ油, 食用油, 菜種油, ひまわり油
thing:coconut oil|ココナッツオイル
thing:chia seeds|チアシード, 亜麻仁, ヘンプシード
thing:spirulina|スピルリナ, クロレラ, 青汁
thing:turmeric|ウコン, ターメリック, 生姜パウダー
thing:hand saw|のこぎり, ノコギリ, 金ノコ
thing:jigsaw tool|ジグソー, ジグソー刃
thing:circular saw|丸ノコ, 丸鋸, テーブルソー
thing:sander|サンダー, 電動サンダー
thing:angle grinder|ディスクグラインダー, グラインダー
thing:oscillating multi-tool|マルチツール, ルーター工具, リューター
thing:hammock|ハンモック
thing:hanging chair|ハンギングチェア, 吊り椅子, ブランコチェア
thing:monstera|モンステラ, フィロデンドロン
thing:snake plant|サンスベリア, ポトス, ザミオクルカス
thing:rose bush|バラ苗, 薔薇, つるバラ
thing:lavender plant|ラベンダー苗, ラベンダー
thing:hydrangea|アジサイ, ゼラニウム, ペチュニア, 鉢花
thing:tree|木, 樹木, 針葉樹
thing:fruit tree|果樹, りんごの木, ブルーベリー苗
thing:olive tree|オリーブの木, レモンの木, 柑橘苗
thing:cactus|サボテン, 多肉植物
thing:bonsai|盆栽, ミニ盆栽
thing:novel|小説, 恋愛小説, ファンタジー小説
thing:thriller|ミステリー, 推理小説, サスペンス
thing:non-fiction|ノンフィクション, 自己啓発本, 伝記, ビジネス書
thing:travel guide|ガイドブック, 旅行ガイド
thing:textbook|参考書, 教科書, ドリル, 問題集
thing:thermometer|温度計, 湿度計, 温湿度計
thing:weather station|気象計, ウェザーステーション, 雨量計
thing:co2 monitor|co2モニター, 二酸化炭素濃度計, 空気質モニター
thing:fire extinguisher|消火器
thing:fire blanket|防火毛布, 消火布
thing:firewood|薪, 焚き付け
thing:wood pellets|木質ペレット, ペレット燃料
thing:fire lighter|着火剤, ライター, マッチ
thing:creatine|クレアチン
thing:electrolytes|電解質, 経口補水, スポーツドリンク粉末
thing:amino acids|アミノ酸, bcaa, プレワークアウト
thing:party decoration|パーティー飾り, ガーランド, 紙吹雪
thing:balloon|風船, バルーン
thing:magnet|マグネット, 磁石, 冷蔵庫マグネット
thing:drawing pin|画鋲, 押しピン
thing:whiteboard|ホワイトボード, 黒板
thing:pinboard|コルクボード, 掲示板, メモボード
thing:rope|ロープ, 紐, ひも, 麻紐
thing:lashing strap|荷締めベルト, ラチェットベルト, ラッシングベルト
thing:carabiner|カラビナ, シャックル
thing:metal chain|チェーン, 鎖
thing:acrylic paint|アクリル絵の具
thing:watercolour|水彩絵の具, 水彩セット
thing:oil paint|油絵の具, ガッシュ, ポスターカラー
thing:artist brush|絵筆, 画筆, 筆
thing:easel|イーゼル
thing:artist canvas|キャンバス, 張りキャンバス
thing:bookmark|しおり, ブックマーク
thing:bookend|ブックエンド, 本立て, ブックスタンド
thing:book light|ブックライト, 読書ライト
thing:greeting card|グリーティングカード, バースデーカード, クリスマスカード
thing:invitation|招待状, 結婚式招待状
thing:postcard|ポストカード, はがき, ハガキ
thing:wrapping paper|包装紙, ラッピングペーパー
thing:gift bag|ギフトバッグ, ギフトボックス, ラッピング袋
thing:ribbon|リボン
thing:knitting needles|編み針, 棒針, 輪針, 編み物キット
thing:crochet hook|かぎ針, あみぐるみキット
thing:silicone sealant|コーキング材, シリコンシーラント, コーク
thing:grout|目地材, タイル接着剤
thing:filler|パテ, 補修材, 木部パテ
thing:solar panel|ソーラーパネル, 太陽光パネル
thing:generator|発電機, ポータブル電源
thing:journal|日記帳, バレットジャーナル, ジャーナル
thing:photo album|アルバム, 芳名帳, ゲストブック
thing:candle making kit|キャンドルキット, 石けん作りキット
thing:epoxy resin|レジン, uvレジン, エポキシ樹脂
thing:earplugs|耳栓
thing:ear defenders|防音イヤーマフ, 聴覚保護
thing:insulation|断熱材, 断熱シート
thing:draught excluder|隙間テープ, ドア下隙間テープ, 窓パッキン
thing:wine rack|ワインラック, ボトルラック
thing:kitchen trolley|キッチンワゴン, アイランドキッチン, バーワゴン
thing:kitchen sink|シンク, 流し台
thing:kitchen unit|システムキッチン, キッチンキャビネット, 食器棚
thing:bidet|ビデ, 温水洗浄便座, ウォシュレット
thing:bed rail|ベッドガード, ベッド柵, サイドガード
thing:dog ramp|ペットスロープ, 犬用階段, ペットステップ
thing:dog muzzle|口輪, 犬笛, クリッカー, しつけ用リード
thing:tv aerial|アンテナ, テレビアンテナ, チューナー
thing:air pump|エアーポンプ, 電動ポンプ, 空気入れ
thing:hose connector|ホースコネクタ, 蛇口コネクタ, ホース継手
thing:charger plug for car|シガーソケット充電器, 車載充電器
thing:fireworks|花火, 手持ち花火, 線香花火
thing:flag|旗, フラッグ, のぼり
thing:clothing|服, 衣類, 洋服, アパレル
thing:t-shirt|tシャツ, ティーシャツ, 半袖
thing:long-sleeve top|ロングtシャツ, ロンt, 長袖tシャツ
thing:tank top|タンクトップ, ノースリーブ
thing:camisole|キャミソール, キャミ
thing:crop top|クロップトップ, ショート丈トップス, へそ出し
thing:polo shirt|ポロシャツ
thing:shirt|シャツ, ワイシャツ, ボタンダウン
thing:blouse|ブラウス
thing:tunic|チュニック
thing:jumper|セーター, ニット, プルオーバー
thing:turtleneck|タートルネック, ハイネック, とっくり
thing:cardigan|カーディガン
thing:sweatshirt|トレーナー, スウェット
thing:hoodie|パーカー, フーディー
thing:fleece jacket|フリース, フリースジャケット
thing:knitwear|ニット, ニットウェア, 編み物の服
thing:waistcoat|ベスト, チョッキ, ジレ
thing:body warmer|ダウンベスト, 中綿ベスト
thing:jacket|ジャケット, 上着, ブルゾン, アウター
thing:coat|コート, オーバーコート, チェスターコート
thing:winter jacket|防寒ジャケット, 冬用コート, 冬アウター
thing:down jacket|ダウンジャケット, ダウンコート, ダウン
thing:raincoat|レインコート, カッパ, 雨合羽, レインジャケット
thing:rain trousers|レインパンツ, 防水パンツ
thing:poncho|ポンチョ, レインポンチョ
thing:softshell jacket|ソフトシェル, ソフトシェルジャケット
thing:windbreaker|ウィンドブレーカー, ナイロンジャケット
thing:trench coat|トレンチコート
thing:leather jacket|レザージャケット, 革ジャン, ライダース
thing:denim jacket|デニムジャケット, gジャン
thing:bomber jacket|ボンバージャケット, ma-1, スカジャン
thing:blazer|ブレザー, テーラードジャケット
thing:suit|スーツ, セットアップ, 背広
thing:tuxedo|タキシード, 礼服
thing:trousers|ズボン, パンツ, スラックス
thing:jeans|ジーンズ, デニム, ジーパン
thing:chinos|チノパン
thing:cargo trousers|カーゴパンツ
thing:joggers|ジョガーパンツ, スウェットパンツ
thing:tracksuit|ジャージ, トレーニングウェア上下, スウェット上下
thing:leggings|レギンス, スパッツ
thing:shorts|ショートパンツ, 半ズボン, ハーフパンツ, 短パン
thing:cycling shorts|サイクルパンツ, レーサーパンツ
thing:capri trousers|クロップドパンツ, 七分丈パンツ
thing:dungarees|オーバーオール, サロペット
thing:jumpsuit|オールインワン, ジャンプスーツ
thing:dress|ワンピース, ドレス
thing:summer dress|夏ワンピース, サマードレス, マキシワンピース
thing:evening dress|イブニングドレス, パーティードレス, カクテルドレス
thing:wedding dress|ウェディングドレス, 花嫁衣装
thing:skirt|スカート, ミニスカート, ロングスカート
thing:underwear|下着, 肌着, インナー
thing:boxer shorts|ボクサーパンツ, トランクス
thing:briefs|ブリーフ
thing:knickers|ショーツ, パンティー, 女性用下着
thing:bra|ブラジャー, ブラ, ノンワイヤーブラ
thing:sports bra|スポーツブラ, スポブラ
thing:nursing bra|授乳ブラ, マタニティブラ
thing:lingerie|ランジェリー, セクシー下着
thing:bodysuit|ボディスーツ, レオタード
thing:shapewear|補正下着, ガードル, コルセット
thing:undershirt|肌着シャツ, インナーシャツ, 下着シャツ
thing:thermal underwear|ヒートテック, 防寒インナー, ももひき, 保温肌着
thing:socks|靴下, ソックス, くつ下
thing:knee socks|ハイソックス, ニーハイ, ルーズソックス
thing:compression socks|着圧ソックス, 弾性ストッキング
thing:tights|タイツ, パンスト
thing:stockings|ストッキング, ガーターストッキング
thing:pyjamas|パジャマ, 寝間着, ルームウェア
thing:nightgown|ネグリジェ, ナイトガウン
thing:dressing gown|ガウン, バスローブ, ナイトローブ
thing:onesie|着ぐるみ, 着ぐるみパジャマ
thing:swimsuit|水着, スクール水着, ワンピース水着
thing:bikini|ビキニ, タンキニ
thing:swim trunks|海パン, サーフパンツ, 男性用水着
thing:rash guard|ラッシュガード
thing:wetsuit|ウェットスーツ
thing:swim cap|水泳帽, スイムキャップ
thing:swimming goggles|水泳ゴーグル, スイムゴーグル
thing:sarong|パレオ, サロン
thing:ski jacket|スキージャケット, スノーボードジャケット
thing:ski trousers|スキーパンツ, スノボパンツ
thing:snowsuit|スノーウェア上下, スキーウェア, スノーコンビ
thing:football shirt|サッカーユニフォーム, サッカーシャツ, レプリカユニフォーム
thing:cycling jersey|サイクルジャージ, サイクリングウェア
thing:running top|スポーツtシャツ, トレーニングシャツ
thing:hiking trousers|登山ズボン, トレッキングパンツ
thing:workwear (2)|作業着, 作業服, ワークウェア
thing:lab coat|白衣, ドクターコート
thing:apron (2)|エプロン, キッチンエプロン
thing:uniform|制服, ユニフォーム, 学生服
thing:traditional dress|着物, 浴衣, 袴, 民族衣装
thing:costume|コスチューム, コスプレ衣装, 仮装衣装
thing:baby clothes|ベビー服, 赤ちゃんの服, 新生児服
thing:sleepsuit|ロンパース, カバーオール
thing:baby bodysuit|ボディ肌着, ベビー肌着
thing:children's clothing|子供服, キッズ服
thing:maternity clothes|マタニティウェア, マタニティ服
thing:sportswear|スポーツウェア, 運動着
thing:hat|帽子, ハット, 中折れ帽
thing:sun hat|麦わら帽子, バケットハット, 日よけ帽子
thing:cap|キャップ, 野球帽
thing:beanie|ニット帽, ビーニー
thing:flat cap|ハンチング, ハンチング帽
thing:headband|ヘアバンド, ヘッドバンド, カチューシャ
thing:balaclava|目出し帽, バラクラバ
thing:scarf|マフラー, 冬のマフラー
thing:shawl|ショール, ストール
thing:neckerchief|スカーフ, バンダナ
thing:neck warmer|ネックウォーマー, スヌード
thing:gloves|手袋, グローブ, 防寒手袋
thing:mittens|ミトン, ミトン手袋
thing:fingerless gloves|指なし手袋, アームウォーマー
thing:ski gloves|スキーグローブ, スノーグローブ
thing:cycling gloves|サイクルグローブ, トレーニンググローブ
thing:belt|ベルト, 革ベルト
thing:belt buckle|バックル, ベルトバックル
thing:braces|サスペンダー, ズボン吊り
thing:tie|ネクタイ
thing:bow tie|蝶ネクタイ
thing:pocket square|ポケットチーフ
thing:handkerchief|ハンカチ
thing:cufflinks|カフスボタン, カフリンクス
thing:tie clip|ネクタイピン, タイピン
thing:shoes|靴, シューズ, くつ
thing:sneakers|スニーカー, 運動靴, ズック
thing:running shoes|ランニングシューズ, ジョギングシューズ
thing:hiking boots|登山靴, トレッキングシューズ, ハイキングシューズ
thing:football boots|サッカースパイク, スパイクシューズ
thing:boots|ブーツ, ロングブーツ
thing:ankle boots|ショートブーツ, アンクルブーツ, サイドゴアブーツ
thing:winter boots|スノーブーツ, 防寒ブーツ, ムートンブーツ
thing:wellington boots (2)|長靴, レインブーツ, ゴム長
thing:sandals|サンダル
thing:flip-flops|ビーチサンダル, ビーサン, 草履
thing:mules|ミュール, つっかけ, クロッグ, シャワーサンダル
thing:slippers|スリッパ, ルームシューズ, 室内履き
thing:high heels|ハイヒール, パンプス, ヒール
thing:ballet flats|バレエシューズ, フラットシューズ, ぺたんこ靴
thing:loafers|ローファー, モカシン, スリッポン
thing:dress shoes|革靴, ビジネスシューズ, 紳士靴
thing:espadrilles|エスパドリーユ, キャンバスシューズ
thing:safety shoes (2)|安全靴, 作業靴, セーフティーシューズ
thing:barefoot shoes|ベアフットシューズ, 足袋シューズ, 五本指シューズ
thing:water shoes|マリンシューズ, アクアシューズ
thing:children's shoes|子供靴, ベビーシューズ, ファーストシューズ
thing:dance shoes|ダンスシューズ, トゥシューズ, バレエ靴
thing:insoles|インソール, 中敷き
thing:shoelaces|靴紐, 靴ひも, シューレース
thing:sole|靴底, ソール, アウトソール
thing:shoe polish|靴クリーム, 靴磨き, シューケア用品
thing:shoe tree|シューキーパー, シューツリー
thing:handbag|ハンドバッグ, 鞄, レディースバッグ
thing:shoulder bag|ショルダーバッグ, 斜めがけバッグ, メッセンジャーバッグ
thing:tote bag|トートバッグ, ショッパー
thing:clutch|クラッチバッグ, パーティーバッグ
thing:bum bag|ウエストポーチ, ボディバッグ, ウエストバッグ
thing:backpack|リュック, リュックサック, バックパック, デイパック
thing:school bag (2)|ランドセル, スクールリュック, 通学リュック
thing:laptop bag (2)|パソコンバッグ, pcリュック, ビジネスリュック
thing:briefcase|ブリーフケース, ビジネスバッグ, 書類かばん
thing:gym bag|スポーツバッグ, ジムバッグ, ボストンバッグ
thing:drawstring bag|ナップサック, 巾着袋, 巾着リュック, 体操着入れ
thing:weekend bag|旅行バッグ, 旅行用ボストンバッグ
thing:suitcase|スーツケース, キャリーケース, トランク, キャリーバッグ
thing:carry-on|機内持ち込みスーツケース, 機内持ち込みバッグ
thing:hard shell suitcase|ハードケース, ハードキャリー
thing:luggage set|スーツケースセット, 親子スーツケース
thing:luggage tag|スーツケースタグ, ラゲッジタグ, スーツケースベルト
thing:luggage lock|tsaロック, スーツケースの鍵
thing:packing cubes|トラベルポーチ, 衣類仕分けケース, 旅行圧縮袋
thing:luggage wheel|スーツケースの車輪, キャリーハンドル, 交換用キャスター
thing:toiletry bag|化粧ポーチ, 洗面用具ポーチ, 洗面ポーチ
thing:garment bag (2)|ガーメントバッグ, スーツカバー
thing:wallet|財布, 小銭入れ, 札入れ, 長財布
thing:passport holder|パスポートケース, 旅券ケース
thing:key ring|キーリング, キーホルダー
thing:bag strap|バッグストラップ, 肩掛けベルト
thing:umbrella|傘, 折りたたみ傘, 日傘
thing:jewellery|アクセサリー, ジュエリー, 宝飾品
thing:ring|指輪, リング
thing:engagement ring|婚約指輪, エンゲージリング
thing:wedding ring|結婚指輪, マリッジリング, ペアリング
thing:necklace|ネックレス, チョーカー
thing:pendant|ペンダント, チャーム, ロケットペンダント
thing:bracelet|ブレスレット, バングル, 腕輪
thing:anklet|アンクレット
thing:earrings|ピアス, イヤリング
thing:piercing|ボディピアス, 鼻ピアス
thing:brooch|ブローチ, ピンバッジ
thing:gemstone|宝石, 天然石, ルース
thing:jewellery box|ジュエリーボックス, アクセサリーケース
thing:watch|腕時計, ウォッチ
thing:automatic watch|自動巻き時計, 機械式時計, クロノグラフ
thing:smartwatch (2)|スマートウォッチ, スポーツウォッチ, 活動量計
thing:watch strap (2)|時計ベルト, 時計バンド
thing:watch battery|時計の電池, ボタン電池
thing:watch box|時計ケース, ウォッチボックス, 時計スタンド
thing:sunglasses|サングラス, 偏光サングラス
thing:glasses|メガネ, 眼鏡, めがね
thing:reading glasses|老眼鏡, リーディンググラス, シニアグラス
thing:blue light glasses|ブルーライトカットメガネ, pcメガネ
thing:sports glasses|スポーツサングラス, サイクリンググラス
thing:ski goggles|スキーゴーグル, スノーゴーグル
thing:glasses frame|メガネフレーム, 眼鏡枠
thing:glasses case|メガネケース, 眼鏡入れ
thing:glasses chain|メガネチェーン, メガネストラップ
thing:glasses cleaner|メガネ拭き, メガネクリーナー
thing:contact lenses|コンタクトレンズ, コンタクト, ワンデー
thing:zip (2)|ファスナー, チャック, ジッパー
thing:button (2)|ボタン, 予備ボタン
thing:hood|フード, 取り外しフード
thing:sleeve|袖, そで
thing:lining|裏地, ライナー
thing:pocket|ポケット, 内ポケット
thing:waistband|ウエストバンド, ウエストゴム
thing:hair accessories|ヘアアクセサリー, ヘアゴム, シュシュ, 髪留め
thing:hi-vis vest (2)|反射ベスト, 安全ベスト, 高視認ベスト
thing:dirndl|ディアンドル, チロル衣装
thing:lederhosen|レーダーホーゼン, 革の民族ズボン
thing:earmuffs|イヤーマフ, 耳あて, 耳当て
thing:beret|ベレー帽
thing:waterproofing spray|防水スプレー, 撥水スプレー
thing:shoehorn|靴べら
thing:money belt|セキュリティポーチ, マネーベルト, 首掛けポーチ
thing:key case|キーケース, 鍵入れ
thing:diamond|ダイヤモンド, ダイヤ
thing:zirconia|キュービックジルコニア, ラインストーン
thing:watch winder|ワインディングマシーン, 時計巻き上げ機
thing:watch crystal|風防, 時計ガラス, サファイアガラス
thing:watch face|文字盤, 時計の文字盤
thing:spectacle lenses|メガネレンズ, 度付きレンズ, 遠近両用レンズ
thing:nose pads|鼻パッド, メガネのネジ, テンプル
thing:press stud|スナップボタン, ホック
thing:shirt collar|襟, 衿, カラー
thing:cuff|袖口, カフス
thing:drawstring|コードストッパー, 引き紐, ドローコード
thing:hair clip|ヘアクリップ, バレッタ, ヘアピン
thing:toy|おもちゃ, 玩具, トイ
thing:soft toy|ぬいぐるみ
thing:doll|人形, お人形, 着せ替え人形, ドール
thing:dolls house|ドールハウス, シルバニアハウス
thing:dolls pram|おもちゃのベビーカー, 人形用ベビーカー
thing:building blocks|積み木, つみき, ブロック
thing:construction set|ブロック玩具, レゴ, 組み立てブロック
thing:magnetic tiles|マグネットブロック, 磁石ブロック, マグフォーマー
thing:toy car|ミニカー, おもちゃの車, トミカ
thing:remote control car|ラジコン, ラジコンカー
thing:race track|サーキット, レーシングコース
thing:toy train|おもちゃの電車, プラレール, 木製レール
thing:model railway|鉄道模型, nゲージ
thing:model kit|プラモデル, ガンプラ, 模型キット
thing:action figure|フィギュア, アクションフィギュア
thing:animal figure|動物フィギュア, アニア, 恐竜フィギュア
thing:play kitchen|おままごとキッチン, ままごと台所
thing:play food|ままごと食材, おままごとセット
thing:toy shop counter|お店屋さんごっこ, おもちゃのレジ
thing:toy tools|おもちゃの工具, 大工さんセット
thing:doctor's kit|お医者さんセット, お医者さんごっこ
thing:fancy dress|仮装衣装, 子供用コスチューム, なりきり衣装
thing:wig|ウィッグ, かつら, カツラ
thing:carnival mask|お面, 仮面, 仮装マスク
thing:hand puppet|ハンドパペット, 指人形, パペット
thing:puppet theatre|人形劇舞台, パペットシアター
thing:play tent|キッズテント, ティピーテント, プレイテント
thing:playhouse|プレイハウス, おままごとハウス
thing:sandpit|砂場, 砂遊び用砂
thing:sand toys|砂遊びセット, お砂場セット, 砂場道具
thing:swing|ブランコ, 室内ブランコ
thing:slide|滑り台, すべり台
thing:climbing frame|ジャングルジム, うんてい
thing:trampoline|トランポリン
thing:bouncy castle|エア遊具, ふわふわ遊具
thing:paddling pool|ビニールプール, 子供用プール
thing:swim ring|浮き輪, アームリング, うきわ
thing:water gun|水鉄砲, ウォーターガン
thing:soap bubbles|シャボン玉
thing:kite|凧, カイト, 凧揚げ
thing:skipping rope|縄跳び, なわとび
thing:yo-yo|ヨーヨー, コマ, 独楽
thing:juggling balls|ジャグリングボール, お手玉
thing:balance bike|ストライダー, ペダルなし自転車, キックバイク
thing:tricycle|三輪車
thing:kids scooter|キックボード, 子供用キックスクーター
thing:ride-on toy|乗用玩具, 足けり乗用
thing:electric ride-on car|電動乗用玩具, 電動カー子供
thing:go-kart|ゴーカート, 足こぎカート
thing:rocking horse|木馬, ロッキングホース
thing:hobby horse|スティックホース, 棒馬
thing:baby walker|手押し車, 歩行器, カタカタ
thing:rattle|ガラガラ, ラトル, にぎにぎ
thing:teether|歯固め, 歯がため
thing:comforter blanket|安心毛布, おくるみタオル
thing:baby mobile|ベッドメリー, メリー, モビール
thing:play mat|プレイマット, ベビージム, ジムマット
thing:stacking toy|スタッキングトイ, 重ねカップ, 輪投げ積み
thing:activity cube|知育ボックス, ルーピング, ビジーボード
thing:bath toy|お風呂のおもちゃ, アヒルのおもちゃ
thing:pull-along toy|プルトイ, 引っ張るおもちゃ, プッシュトイ
thing:educational toy|知育玩具, 学習玩具
thing:science kit|実験キット, 科学キット, 自由研究キット
thing:toy robot|おもちゃロボット, プログラミングロボット
thing:walkie-talkie|トランシーバー, ウォーキートーキー
thing:audio player for kids|お話プレーヤー, 子供用音楽プレーヤー, 絵本プロジェクター
thing:music box|オルゴール
thing:kids night light|キッズナイトライト, 家庭用プラネタリウム
thing:slime|スライム, キネティックサンド, 魔法の砂
thing:play dough|小麦粘土, 油粘土, 子供用粘土
thing:fidget toy|スクイーズ, ハンドスピナー, プッシュポップ, ストレスボール
thing:trading cards|トレーディングカード, トレカ, ポケモンカード
thing:stickers|シール, ステッカー, シール帳
thing:temporary tattoo|タトゥーシール
thing:magic set|手品セット, マジックセット
thing:board game|ボードゲーム, テーブルゲーム
thing:card game|カードゲーム, トランプ, かるた
thing:dice|サイコロ, ダイス
thing:chess set|チェス, 将棋, 将棋盤, チェスセット
thing:draughts|オセロ, 囲碁, バックギャモン
thing:role-playing game|ロールプレイングゲーム, trpg
thing:escape room game|脱出ゲーム, 謎解き, 推理ゲーム
thing:memory game|神経衰弱, メモリーゲーム
thing:dominoes|ドミノ
thing:quiz game|クイズゲーム, クイズ
thing:jigsaw puzzle|ジグソーパズル, パズル, 1000ピース
thing:puzzle mat|パズルマット, パズルボード
thing:wooden puzzle|木製パズル, 型はめパズル
thing:brain teaser|ルービックキューブ, 立体パズル, 知恵の輪
thing:marble run|ビー玉コースター, ボールコースター, ビー玉
thing:table football|サッカーゲーム盤, テーブルサッカー
thing:dartboard|ダーツボード, ダーツ
thing:outdoor game|屋外ゲーム, モルック, 輪投げ
thing:travel game|携帯ゲーム盤, 旅行用ゲーム, マグネットゲーム
thing:picture book|絵本, 読み聞かせ絵本
thing:board book|布絵本, 赤ちゃん絵本, ベビー向けしかけ絵本
thing:pop-up book|しかけ絵本, 飛び出す絵本, 音の出る絵本
thing:fairy tale book|童話, 昔話, おとぎ話
thing:first reader|ひらがな絵本, 初めて読む本, 幼年童話
thing:young adult book|ヤングアダルト, ライトノベル, ラノベ
thing:colouring book|塗り絵, ぬりえ, ワークブック
thing:sticker book|シールブック, シール絵本
thing:comic (2)|漫画, コミック, マンガ
thing:children's encyclopedia|図鑑, 子供図鑑, 学習まんが
thing:baby album|ベビーアルバム, 成長記録
thing:friendship book|プロフィール帳, サイン帳
thing:school bag (3)|ランドセル, 通学リュック, スクールバッグ
thing:nursery backpack|園児リュック, 通園バッグ, キッズリュック
thing:pencil case (2)|筆箱, ペンケース, ペンポーチ
thing:school supplies|学用品, 文房具セット, 入学準備品
thing:exercise book|学習帳, ノート, 大学ノート
thing:notebook cover|ノートカバー, ブックカバー
thing:pencil (2)|鉛筆, えんぴつ, 2b鉛筆
thing:mechanical pencil|シャーペン, シャープペンシル, 替え芯
thing:coloured pencil|色鉛筆, いろえんぴつ
thing:wax crayon|クレヨン, クレパス
thing:felt tip pen|水性マーカー, カラーペン
thing:fineliner|ミリペン, 極細ペン, 筆ペン
thing:highlighter|蛍光ペン, ラインマーカー
thing:fountain pen (2)|万年筆, 子供用万年筆
thing:ballpoint pen|ボールペン, ジェルペン
thing:eraser (2)|消しゴム, けしごむ
thing:pencil sharpener (2)|鉛筆削り, えんぴつけずり
thing:ruler|定規, 三角定規, 分度器
thing:compass for drawing|コンパス, 製図コンパス
thing:glue stick (2)|スティックのり, 液体のり
thing:kids scissors|子供用はさみ, 安全ばさみ
thing:ring binder|リングファイル, バインダー
thing:school planner|連絡帳, スクールダイアリー, 学生手帳
thing:school calculator|電卓, 関数電卓
thing:name label|お名前シール, ネームシール, 名前タグ
thing:blackboard|黒板, お絵かきボード, チョーク
thing:sidewalk chalk|地面用チョーク, 大きなチョーク
thing:kids globe|地球儀, 子供用世界地図
thing:kids lunch box|子供用弁当箱, キッズランチボックス
thing:kids water bottle|子供用水筒, ストローボトル
thing:balloon (2)|風船, バルーン, アルミ風船
thing:helium bottle|ヘリウムガス, ヘリウム缶
thing:garland|ガーランド, フラッグガーランド, 横断幕
thing:party decorations|パーティーグッズ, 誕生日飾り, バースデー飾り
thing:confetti|紙吹雪, クラッカー
thing:party tableware|紙皿, 紙コップ, パーティー食器
thing:birthday candle|バースデーキャンドル, 数字キャンドル, ケーキトッパー
thing:party bag|お土産袋, プチギフト袋, お菓子袋
thing:party hat|パーティーハット, 誕生日王冠
thing:piñata|ピニャータ, くす玉
thing:birthday invitation|誕生日招待状, パーティー招待カード
thing:greeting card (2)|グリーティングカード, お祝いカード
thing:gift wrap|包装紙, ラッピング用品, ギフト袋
thing:pram|a型ベビーカー, 乳母車
thing:pushchair|ベビーカー, バギー, b型ベビーカー
thing:travel system|トラベルシステム, 3in1ベビーカー
thing:double pushchair|双子用ベビーカー, 二人乗りベビーカー
thing:jogging stroller|ジョギングベビーカー, 三輪ベビーカー
thing:carrycot|クーファン, キャリーコット
thing:baby bike trailer|チャイルドトレーラー, 子供用自転車トレーラー
thing:child bike seat|自転車用チャイルドシート, 自転車用子供椅子
thing:child car seat (2)|チャイルドシート, ジュニアシート, ブースターシート
thing:infant car seat|ベビーシート, 新生児用チャイルドシート
thing:pram rain cover|ベビーカーレインカバー, レインカバー
thing:footmuff|フットマフ, ベビーカー防寒カバー
thing:pram parasol|ベビーカー日よけ, ベビーカーパラソル
thing:buggy board|バギーボード, 二人目用ステップ
thing:changing bag|マザーズバッグ, おむつバッグ
thing:baby carrier|抱っこ紐, スリング, おんぶ紐
thing:child carrier backpack|ベビーキャリア登山用, 背負子
thing:cot|ベビーベッド
thing:bedside crib|添い寝ベッド, ベッドサイドベッド
thing:travel cot|ポータブルベビーベッド, 折りたたみベビーベッド
thing:kids bed|キッズベッド, 子供用ベッド
thing:bunk bed (2)|二段ベッド, ロフトベッド
thing:bed guard|ベッドガード, ベッドフェンス
thing:cot mattress|ベビーマットレス, ベビー布団
thing:baby sleeping bag (2)|スリーパー, ベビー寝袋
thing:nursery furniture|ベビー家具, おむつ替え台, ベビータンス
thing:changing mat|おむつ替えシート, おむつ替えマット
thing:highchair|ハイチェア, ベビーチェア, 食事椅子
thing:baby bouncer|バウンサー, ハイローチェア, 電動スイング
thing:playpen|ベビーサークル, プレイヤード
thing:stair gate (2)|ベビーゲート, ベビーフェンス
thing:childproofing|チャイルドロック, コンセントキャップ, コーナーガード
thing:baby monitor (2)|ベビーモニター, ベビーカメラ
thing:nappy|おむつ, オムツ, 紙おむつ
thing:baby bottle|哺乳瓶, 哺乳びん, 乳首
thing:dummy|おしゃぶり
thing:potty|おまる, 補助便座
thing:baby bath|ベビーバス, 沐浴, ベビーバスチェア
thing:lipstick|口紅, リップ, リップグロス, ティント
thing:mascara|マスカラ, アイライナー
thing:foundation|ファンデーション, bbクリーム, コンシーラー, フェイスパウダー
thing:nail polish|マニキュア, ネイルポリッシュ, ジェルネイル
thing:face cream|フェイスクリーム, 保湿クリーム, 美容液, 化粧水
thing:sunscreen|日焼け止め, uvクリーム
thing:shampoo|シャンプー, コンディショナー, リンス, トリートメント
thing:toothbrush|歯ブラシ, 歯磨き粉, 電動歯ブラシ, フロス
thing:deodorant|デオドラント, 制汗剤, ロールオン
thing:perfume|香水, フレグランス, オードトワレ
thing:razor|カミソリ, 剃刀, 替刃, シェーバー
thing:menstrual pad|生理用ナプキン, タンポン, おりものシート
thing:acoustic guitar|アコースティックギター, アコギ, ギター, クラシックギター
thing:electric guitar|エレキギター, エレキベース
thing:guitar amplifier|ギターアンプ, エフェクター
thing:guitar strings|ギター弦, ピック, カポ
thing:ukulele|ウクレレ, バンジョー
thing:piano|ピアノ, 電子ピアノ
thing:musical keyboard|キーボード楽器, シンセサイザー, midiキーボード
thing:violin|バイオリン, ヴァイオリン, ビオラ
thing:cello|チェロ, コントラバス
thing:recorder|リコーダー, ソプラノリコーダー, 縦笛
thing:transverse flute|フルート, ピッコロ, クラリネット
thing:saxophone|サックス, サクソフォン
thing:trumpet|トランペット, トロンボーン, ホルン
thing:drum kit|ドラムセット, 電子ドラム, スネア
thing:drumsticks|ドラムスティック, シンバル, 練習パッド
thing:cajon|カホン, ジャンベ, ボンゴ
thing:xylophone|木琴, 鉄琴, シロフォン
thing:accordion|アコーディオン, ハーモニカ, 鍵盤ハーモニカ
thing:kalimba|カリンバ, シンギングボウル, 三味線
thing:music stand|譜面台
thing:tuner|チューナー, メトロノーム, クリップチューナー
thing:sheet music (2)|楽譜, 教則本, スコア
thing:instrument case|楽器ケース, ギターケース, ソフトケース
thing:acrylic paint (2)|アクリル絵の具, 水彩絵の具, ガッシュ
thing:artist paintbrush|絵筆, 水彩筆, 面相筆
thing:painting canvas|キャンバス, 画布, キャンバスボード
thing:artist easel|イーゼル, 卓上イーゼル
thing:sketchbook (2)|スケッチブック, 画用紙
thing:oil paint (2)|油絵の具, 画用液, テレピン油
thing:soft pastels|パステル, オイルパステル, 木炭
thing:paint by numbers (2)|数字塗り絵, ダイヤモンドアート
thing:air drying clay|石粉粘土, 樹脂粘土, 紙粘土
thing:craft kit|工作キット, クラフトキット, 手作りキット
thing:craft paper|折り紙, 色画用紙, 工作用紙
thing:scrapbook|スクラップブック, マスキングテープ, マステ
thing:rubber stamp|スタンプ, スタンプパッド, 消しゴムはんこ
thing:craft beads|ビーズ, ビーズセット
thing:fuse beads|アイロンビーズ, パーラービーズ
thing:knitting wool|毛糸, 手編み糸
thing:knitting needles (2)|棒針, 輪針, かぎ針
thing:sewing machine (2)|ミシン, ロックミシン, 子供用ミシン
thing:sewing kit (2)|裁縫セット, 縫い針, 縫い糸
thing:sewing fabric|手芸用生地, 布地, 生地
thing:sewing pattern (2)|型紙, ソーイングパターン, 編み図
thing:embroidery kit (2)|刺繍キット, 刺繍糸, こぎん刺し
thing:macrame cord|マクラメ紐, マクラメキット
thing:felt|フェルト, 羊毛フェルト, ポンポン
thing:candle making kit (2)|キャンドル作りキット, 石鹸作りキット, ソイワックス
thing:hot glue gun|グルーガン, ホットボンド
thing:cutting mat|カッターマット, デザインナイフ, ロータリーカッター
thing:face paint|フェイスペイント, ボディペイント
thing:hair brush|ヘアブラシ, くし, 櫛
thing:hair dryer (2)|ドライヤー, ヘアアイロン
thing:hair tie|ヘアゴム, ヘアクリップ, シュシュ
thing:soap (2)|石鹸, ボディソープ, ハンドソープ
thing:body lotion|ボディクリーム, ボディローション, ハンドクリーム
thing:baby wipes|おしりふき, ベビークリーム, ウェットティッシュ
thing:eyeshadow|アイシャドウ, チーク, メイクパレット
thing:running shoe|ランニングシューズ, ジョギングシューズ
thing:trail running shoe|トレイルランニングシューズ, トレランシューズ
thing:track spikes|陸上スパイク, ランニングスパイク
thing:running shirt|ランニングシャツ, ランニングtシャツ
thing:running tights|ランニングタイツ, スポーツタイツ
thing:running shorts|ランニングパンツ, ランパン
thing:running jacket|ランニングジャケット
thing:running sock|ランニングソックス, スポーツソックス
thing:compression sock|着圧ソックス, ふくらはぎサポーター, コンプレッション
thing:running belt|ランニングポーチ, ランニングベルト
thing:hydration vest|ランニングベスト, トレランザック
thing:hydration bladder|ハイドレーション, 給水バッグ
thing:soft flask|ソフトフラスク, 折りたたみボトル
thing:sports watch|gpsウォッチ, ランニングウォッチ, スポーツウォッチ
thing:heart rate monitor|心拍計, 心拍センサー, 胸ベルト
thing:fitness tracker|活動量計, 万歩計, フィットネストラッカー
thing:stopwatch|ストップウォッチ
thing:phone armband|アームバンド, スマホアームバンド
thing:sweatband|リストバンド, スポーツヘアバンド, 汗止め
thing:neck gaiter|ネックゲイター, ネックカバー, ネックチューブ
thing:sports bra (2)|スポーツブラ, ランニングブラ
thing:tracksuit (2)|ジャージ上下, トラックスーツ
thing:base layer|ベースレイヤー, アンダーウェア, 保温インナー
thing:sports bag|スポーツバッグ, ジムバッグ, ダッフルバッグ
thing:energy gel|エナジージェル, 補給ジェル
thing:energy bar|エナジーバー, プロテインバー, 補給食
thing:protein powder (2)|プロテイン, ホエイプロテイン
thing:electrolyte tablet|電解質タブレット, 塩タブレット, スポーツドリンク
thing:sports bottle|スポーツボトル, サイクルボトル, スクイズボトル
thing:shaker|プロテインシェーカー, シェイカー
thing:bicycle|自転車, チャリ, サイクル
thing:electric bike|電動自転車, 電動アシスト自転車, eバイク
thing:mountain bike|マウンテンバイク, mtb
thing:road bike|ロードバイク, ロードレーサー
thing:gravel bike|グラベルバイク, グラベルロード, シクロクロス
thing:city bike|シティサイクル, ママチャリ
thing:trekking bike|クロスバイク, ツーリング自転車
thing:folding bike|折りたたみ自転車, ミニベロ
thing:cargo bike|カーゴバイク, 荷物用自転車
thing:kids' bike|子供用自転車, キッズ自転車, ジュニア自転車
thing:balance bike (2)|ストライダー, バランスバイク, ペダルなし自転車
thing:training wheels|補助輪
thing:bmx|bmx
thing:bicycle frame|自転車フレーム, フレームセット
thing:bike tyre|自転車タイヤ, 自転車用タイヤ
thing:inner tube|チューブ, 自転車チューブ, インナーチューブ
thing:bike valve|バルブ, 仏式バルブ, 米式バルブ, 英式バルブ
thing:bike pump|自転車空気入れ, フロアポンプ, 携帯ポンプ
thing:puncture repair kit|パンク修理キット, パッチ
thing:tyre lever|タイヤレバー
thing:bike wheel|自転車ホイール, 前輪, 後輪
thing:spoke|スポーク, ニップル
thing:bike saddle|サドル, 自転車サドル
thing:seatpost|シートポスト, ドロッパーポスト
thing:handlebar|ハンドルバー, 自転車ハンドル, ドロップハンドル
thing:handlebar grip|グリップ, バーテープ, ハンドルグリップ
thing:bike stem|ステム, ハンドルステム
thing:bike pedal|ペダル, 自転車ペダル, フラットペダル
thing:clipless pedal|ビンディングペダル, クリップレスペダル
thing:cycling shoe|サイクリングシューズ, ビンディングシューズ
thing:bike chain|自転車チェーン, チェーン
thing:chain oil|チェーンオイル, チェーンルブ
thing:cassette|カセットスプロケット, スプロケット, フリーホイール
thing:derailleur|ディレイラー, 変速機
thing:hub gear|内装変速, ハブギア
thing:crankset|クランク, チェーンリング, ボトムブラケット
thing:brake pad|ブレーキパッド, ブレーキシュー
thing:disc brake|ディスクブレーキ, ディスクローター
thing:rim brake|リムブレーキ, vブレーキ, キャリパーブレーキ
thing:brake cable|ブレーキワイヤー, シフトワイヤー
thing:suspension fork|サスペンションフォーク, フロントフォーク
thing:bike light|自転車ライト, 前照灯, サイクルライト
thing:bike dynamo|ダイナモ, ハブダイナモ
thing:reflector|リフレクター, 反射板
thing:mudguard|泥除け, マッドガード, フェンダー
thing:pannier rack|リアキャリア, 荷台, 自転車キャリア
thing:pannier|パニアバッグ, サイドバッグ, サドルバッグ
thing:handlebar bag|フレームバッグ, ハンドルバーバッグ
thing:bike basket|自転車かご, 前かご, 自転車バスケット
thing:bike child seat|自転車用チャイルドシート, 自転車子供乗せ
thing:bike trailer|サイクルトレーラー, 自転車トレーラー
thing:car bike rack|サイクルキャリア, 車載自転車ラック
thing:bike stand|自転車スタンド, サイドスタンド, 駐輪スタンド
thing:bike wall mount|自転車壁掛け, 自転車ラック, 自転車フック
thing:bike lock|自転車の鍵, u字ロック, ワイヤーロック, チェーンロック
thing:bike bell|自転車ベル, ベル
thing:bike mirror|自転車ミラー, 自転車バックミラー
thing:bike computer|サイコン, サイクルコンピューター
thing:bike phone mount|自転車スマホホルダー
thing:bottle cage|ボトルケージ, ボトルホルダー
thing:bike multitool|携帯工具, 自転車工具, メンテナンススタンド
thing:bike cover|自転車カバー, サイクルカバー
thing:e-bike battery|電動自転車バッテリー, 電動アシスト用バッテリー
thing:turbo trainer|ローラー台, スマートトレーナー
thing:bike helmet|自転車ヘルメット, サイクルヘルメット
thing:cycling jersey (2)|サイクルジャージ
thing:cycling shorts (2)|サイクルパンツ, ビブショーツ, パッド付きパンツ
thing:cycling glove|サイクルグローブ, 自転車手袋
thing:cycling glasses|サイクルサングラス, アイウェア
thing:cycling rain jacket|サイクルレインウェア, シューズカバー, 自転車ポンチョ
thing:kick scooter|キックボード, キックスクーター
thing:electric scooter|電動キックボード, 電動スクーター
thing:skateboard|スケートボード, スケボー, クルーザーボード
thing:longboard|ロングボード
thing:inline skates|インラインスケート, ローラーブレード
thing:roller skates|ローラースケート
thing:ice skates|スケート靴, フィギュアスケート靴
thing:knee pads (2)|プロテクター, 膝当て, 肘当て
thing:swimsuit (2)|水着, 競泳水着, ワンピース水着
thing:bikini (2)|ビキニ, タンキニ
thing:swim trunks (2)|海水パンツ, サーフパンツ, メンズ水着
thing:swimming goggles (2)|スイムゴーグル, 水中メガネ
thing:swimming cap|スイムキャップ, 水泳帽
thing:armbands|アームヘルパー, アームリング
thing:kickboard|ビート板, プルブイ
thing:swim ring (2)|浮き輪, フロート, エアーマット
thing:swim fins|フィン, 足ひれ
thing:diving mask|水中マスク, シュノーケルマスク, ダイビングマスク
thing:snorkel|シュノーケル, シュノーケルセット
thing:wetsuit (2)|ウェットスーツ, スプリングスーツ
thing:water shoe|マリンシューズ, アクアシューズ
thing:rash guard (2)|ラッシュガード, uvシャツ
thing:life jacket|ライフジャケット, 救命胴衣
thing:surfboard|サーフボード, ソフトボード
thing:bodyboard|ボディボード
thing:stand-up paddle board|sup, サップ, スタンドアップパドル
thing:kayak|カヤック, カヌー
thing:paddle for kayak|パドル, オール
thing:inflatable boat|ゴムボート, インフレータブルボート
thing:dry bag|ドライバッグ, 防水バッグ
thing:windsurf board|ウィンドサーフィンボード, セイル, カイトボード
thing:water skis|水上スキー, ウェイクボード, トーイングチューブ
thing:skis|スキー板, スキー
thing:cross-country skis|クロスカントリースキー, クロカンスキー
thing:touring skis|山スキー, クライミングスキン, バックカントリースキー
thing:ski boot|スキーブーツ, スキー靴
thing:ski binding|ビンディング, スキー金具
thing:ski pole|スキーポール, ストック
thing:snowboard|スノーボード, スノボ板
thing:snowboard boot|スノーボードブーツ, スノボブーツ
thing:ski jacket (2)|スキージャケット, スノボジャケット, スノーウェア
thing:ski pants|スキーパンツ, スノーパンツ
thing:snowsuit (2)|キッズスノーウェア, つなぎスキーウェア
thing:ski helmet|スキーヘルメット, スノーヘルメット
thing:ski goggles (2)|スキーゴーグル, スノーゴーグル
thing:ski gloves (2)|スキーグローブ, スノーグローブ
thing:ski sock|スキーソックス, 電熱ソックス
thing:balaclava (2)|バラクラバ, フェイスマスク, 目出し帽
thing:ski bag|スキーケース, ボードケース, ブーツバッグ
thing:sledge|そり, ソリ, スノースレッド
thing:snowshoes|スノーシュー, かんじき
thing:avalanche transceiver|ビーコン, プローブ, 雪崩対策
thing:ski wax|スキーワックス, ワクシングアイロン, エッジシャープナー
thing:tennis racket|テニスラケット
thing:tennis ball|テニスボール
thing:racket string|ガット, ストリング
thing:overgrip|オーバーグリップ, グリップテープ
thing:tennis shoe|テニスシューズ, オムニコート用シューズ
thing:racket bag|ラケットバッグ, テニスバッグ
thing:badminton racket|バドミントンラケット, バドミントンセット
thing:shuttlecock|シャトル, シャトルコック
thing:table tennis bat|卓球ラケット
thing:table tennis table|卓球台, 卓球ネット, ピンポン球
thing:padel racket|パデルラケット
thing:squash racket|スカッシュラケット, スカッシュボール
thing:golf club|ゴルフクラブ, パター, ゴルフドライバー
thing:golf ball|ゴルフボール, ゴルフティー
thing:golf bag|キャディバッグ, ゴルフバッグ
thing:dumbbell|ダンベル, 鉄アレイ
thing:barbell|バーベル, シャフト
thing:weight plate|プレート, バーベルプレート
thing:kettlebell|ケトルベル
thing:weight bench|トレーニングベンチ, ベンチプレス台
thing:home gym|ホームジム, パワーラック
thing:pull-up bar|懸垂バー, ぶら下がり健康器, チンニングバー
thing:treadmill|ランニングマシン, ルームランナー, ウォーキングマシン
thing:exercise bike|フィットネスバイク, エアロバイク, スピンバイク
thing:cross trainer|クロストレーナー, エリプティカル
thing:rowing machine|ローイングマシン, ボート漕ぎマシン
thing:resistance band|トレーニングチューブ, エクササイズバンド, ゴムバンド
thing:suspension trainer|サスペンショントレーナー, trx, 吊り輪
thing:skipping rope (2)|縄跳び, トレーニングロープ, ジャンプロープ
thing:exercise ball|バランスボール
thing:medicine ball|メディシンボール, スラムボール
thing:yoga mat|ヨガマット, トレーニングマット, ストレッチマット
thing:yoga block|ヨガブロック, ヨガベルト, 瞑想クッション
thing:foam roller|フォームローラー, 筋膜ローラー, マッサージボール
thing:massage gun|マッサージガン, 筋膜リリースガン
thing:push-up handles|プッシュアップバー, 腹筋ローラー
thing:weightlifting belt|トレーニングベルト, リフティングベルト, リストラップ
thing:ankle weights|アンクルウェイト, ウェイトベスト, リストウェイト
thing:mini trampoline|ミニトランポリン, トランポリン
thing:aerobic step|踏み台昇降, ステッパー, バランスボード
thing:boxing glove|ボクシンググローブ
thing:punching bag|サンドバッグ, パンチングボール
thing:mouthguard|マウスピース, マウスガード
thing:judo suit|柔道着, 空手着, 道着
thing:football|サッカーボール, フットサルボール
thing:football boots (2)|サッカースパイク, サッカーシューズ
thing:shin guards|すね当て, レガース, シンガード
thing:football shirt (2)|サッカーユニフォーム, ユニフォーム
thing:football goal|サッカーゴール, ゴールネット
thing:goalkeeper gloves|キーパーグローブ, ゴールキーパー手袋
thing:basketball|バスケットボール
thing:basketball hoop|バスケットゴール, バスケットリング
thing:basketball shoes|バスケットシューズ, バッシュ, バレーボールシューズ
thing:volleyball|バレーボール, ビーチバレーボール
thing:handball|ハンドボール
thing:rugby ball|ラグビーボール, アメフトボール
thing:field hockey stick|ホッケースティック, フロアボール
thing:baseball bat|バット, 野球グローブ, 野球ボール, グラブ
thing:cricket bat|クリケットバット
thing:ball pump|ボール用空気入れ, ボールポンプ
thing:training cones|マーカーコーン, ラダー, ビブス
thing:darts|ダーツ, ダーツボード, フライト
thing:pool table|ビリヤード台, キュー
thing:boules|ペタンク, ボッチャ
thing:frisbee|フリスビー, フライングディスク
thing:archery bow|弓, 和弓, アーチェリー弓
thing:fishing rod|釣り竿, 釣竿, ロッド
thing:fishing reel|リール, スピニングリール, ベイトリール
thing:fishing line|釣り糸, peライン, フロロライン
thing:fishing lure|ルアー, ワーム, クランクベイト
thing:fish hook|釣り針, 浮き, おもり
thing:landing net|タモ網, 玉網, ランディングネット
thing:tackle box|タックルボックス, ロッドホルダー, 釣り用バッグ
thing:waders|ウェーダー, 胴長
thing:riding helmet|乗馬ヘルメット, 乗馬帽
thing:riding boots|乗馬ブーツ, チャップス
thing:riding breeches|乗馬キュロット, 乗馬ズボン
thing:horse saddle|鞍, 馬用ゼッケン, 腹帯
thing:bridle|頭絡, 無口, 手綱
thing:horse blanket|馬着, 馬用毛布
thing:riding crop|乗馬鞭, 短鞭, 長鞭
thing:horse grooming kit|馬のブラシ, 鉄ビ, 馬手入れセット
thing:riding body protector|乗馬プロテクター, 乗馬用エアバッグ
thing:climbing rope|クライミングロープ, 補助ロープ
thing:climbing harness|クライミングハーネス
thing:climbing shoe|クライミングシューズ, ボルダリングシューズ
thing:carabiner (2)|カラビナ, クイックドロー
thing:belay device|ビレイデバイス, 確保器
thing:chalk bag|チョークバッグ, クライミングチョーク
thing:climbing helmet|クライミングヘルメット, 登山ヘルメット
thing:ice axe|ピッケル, アイゼン, チェーンスパイク
thing:tent|テント, ドームテント, キャンプテント
thing:tent peg|ペグ, ガイロープ, 張り綱
thing:groundsheet|グランドシート, フットプリント, タープ
thing:awning for caravan|カーサイドタープ, カータープ, リアテント
thing:sleeping bag|寝袋, シュラフ
thing:sleeping bag liner|インナーシュラフ, シュラフシーツ
thing:sleeping mat|スリーピングマット, キャンプマット, インフレーターマット
thing:air bed (2)|エアーベッド, コット, 簡易ベッド
thing:camping pillow|キャンプ枕, エアーピロー
thing:hammock (2)|ハンモック, 自立式ハンモック
thing:camping chair|キャンプチェア, アウトドアチェア, 折りたたみ椅子
thing:camping table|キャンプテーブル, ロールテーブル, アウトドアテーブル
thing:camping stove|シングルバーナー, キャンプコンロ, カセットコンロ
thing:gas cartridge|ガス缶, od缶, cb缶
thing:camping cookware|クッカー, コッヘル, メスティン
thing:camping food|フリーズドライ食品, アルファ米, キャンプ飯
thing:cool box (2)|クーラーボックス, ソフトクーラー
thing:head torch|ヘッドライト, ヘッドランプ
thing:camping lantern|ランタン, ledランタン
thing:portable toilet|簡易トイレ, ポータブルトイレ, 携帯トイレ
thing:camping shower|ポータブルシャワー, 水タンク, ポリタンク
thing:mosquito net for travel|蚊帳, ヘッドネット, 防虫ネット
thing:hiking boot|登山靴, トレッキングシューズ
thing:hiking sandal|スポーツサンダル, トレッキングサンダル
thing:hiking sock|登山用靴下, トレッキングソックス
thing:hiking trousers (2)|登山パンツ, トレッキングパンツ
thing:hardshell jacket|ハードシェル, レインジャケット, マウンテンパーカー
thing:rain trousers (2)|レインパンツ, レインウェア
thing:softshell jacket (2)|ソフトシェルジャケット, ソフトシェル
thing:fleece jacket (2)|フリースジャケット, フリース
thing:down jacket (2)|ダウンジャケット, インサレーションジャケット
thing:hiking backpack|登山リュック, ザック, トレッキングバックパック
thing:backpack rain cover|ザックカバー, リュックカバー
thing:baby carrier backpack|ベビーキャリア, 登山用ベビーキャリー
thing:trekking poles|トレッキングポール, ストック
thing:gaiters|ゲイター, 登山用スパッツ
thing:compass|コンパス, 方位磁石
thing:hiking map|登山地図, 山と高原地図, 地形図
thing:outdoor gps|ハンディgps, 登山用gps
thing:pocket knife (2)|マルチツール, 十徳ナイフ, アウトドアナイフ
thing:water filter for hiking|携帯浄水器, 浄水ボトル
thing:fire starter|ファイヤースターター, メタルマッチ, 火打石
thing:binoculars|双眼鏡, 単眼鏡, フィールドスコープ
thing:knife|ナイフ, 包丁
thing:hose|ホース
thing:nail|釘
thing:scooter|スクーター, 原付
thing:bib|スタイ, よだれかけ
thing:goggles|ゴーグル
thing:lens|レンズ
thing:detergent|洗剤
thing:plaster|絆創膏, 漆喰
thing:hair straightener|ヘアアイロン, ストレートアイロン
thing:microscope|顕微鏡
thing:wooden train|木製電車, 木のおもちゃの汽車
thing:train|電車, 汽車, 列車
thing:canvas|キャンバス, 帆布
thing:brush|ブラシ, 刷毛
thing:door handle|ドアノブ, ドアハンドル
thing:filing cabinet|書類キャビネット, ファイルキャビネット
thing:primer|化粧下地, プライマー
thing:rose|バラ, 薔薇, ローズ
thing:bait|餌, 釣り餌
thing:inverter|インバーター
thing:tutu|チュチュ
thing:walking stick|杖, ステッキ
thing:crutches|松葉杖
thing:blood pressure monitor|血圧計
thing:syringe|注射器, シリンジ
thing:thread|糸
thing:mouse|マウス, ネズミ
thing:pocket watch|懐中時計
thing:diving watch|ダイバーズウォッチ, 潜水時計
thing:shower tray|シャワーパン, 防水パン
thing:bag|バッグ, 鞄, かばん, 袋
thing:ball|ボール, 球
thing:balm|バーム, 軟膏
thing:barrel|樽
thing:bell|鈴, 鐘, ベル
thing:badge|バッジ, 缶バッジ
thing:binder|バインダー
thing:body protector|ボディプロテクター
thing:bottle|ボトル, 瓶
thing:bow|弓
thing:brake|ブレーキ
thing:cabinet|キャビネット, 戸棚
thing:cable|ケーブル, コード
thing:cage|ケージ, 檻
thing:card|カード
thing:castle|城, お城
thing:chain|チェーン, 鎖
thing:chisel|ノミ, 彫刻刀
thing:cummerbund|カマーバンド
thing:drum|ドラム, 太鼓, 和太鼓
thing:engine|エンジン
thing:egg box|卵ケース, 卵パック
thing:espresso cup|エスプレッソカップ, デミタスカップ
thing:firelighters|着火剤
thing:fireguard|暖炉ガード, ストーブガード
thing:flash|フラッシュ, ストロボ
thing:food|食品, 食べ物, フード
thing:fruit|果物, フルーツ
thing:gate|門扉, ゲート
thing:grass|草, 芝
thing:hedge|生垣
thing:heart|ハート
thing:helium|ヘリウム
thing:helmet|ヘルメット
thing:honey jar|はちみつ瓶, ハニーポット
thing:incubator|孵卵器, 孵化器
thing:jar|瓶, ジャー, 壺
thing:kennel|犬舎, 犬小屋
thing:key|鍵, キー
thing:leash|リード, 引き綱
thing:litter|トイレ砂, 猫砂
thing:log basket|薪入れ, 薪バスケット
thing:lotion|ローション, 乳液
thing:lure|ルアー, 疑似餌
thing:mask|マスク, 仮面
thing:moon|月
thing:star|星
thing:needle|針
thing:oil|油, オイル
thing:pedal|ペダル
thing:pellets|ペレット
thing:place cards|席札
thing:powder|粉, パウダー
thing:rack|ラック, 棚
thing:racket|ラケット
thing:reel|リール, 糸巻き
thing:rod|竿, 棒
thing:scale|秤, はかり, スケール
thing:screen|スクリーン, 画面
thing:skate|スケート
thing:stencil|ステンシル, 型紙シート
thing:stove pipe|煙突, ストーブ煙突
thing:tank|タンク, 水槽
thing:thermos|魔法瓶, 保温ボトル
thing:timer|タイマー
thing:tractor|トラクター
thing:truck|トラック, 貨物車
thing:airplane|飛行機
thing:rocket|ロケット
thing:robot|ロボット
thing:trailer hitch|ヒッチメンバー, 牽引フック
thing:tube|チューブ, 管
thing:tyre pressure gauge|空気圧計, エアゲージ
thing:valve|バルブ, 弁
thing:vacuum bag|紙パック, 掃除機袋
thing:vegetable|野菜
thing:wiper|ワイパー
thing:amp|アンプ
thing:bass guitar|ベースギター, ベース
thing:ashtray|灰皿
thing:bee hive|養蜂箱, ミツバチの巣箱
thing:ash vacuum|灰掃除機
thing:grooming brush|グルーミングブラシ
thing:motorcycle jacket|バイクジャケット
thing:elephant|象, ゾウ
thing:lion|ライオン
thing:tiger|虎, トラ
thing:bear|熊, クマ
thing:bird|鳥
thing:butterfly|蝶, ちょうちょ
thing:cow|牛
thing:dinosaur|恐竜
thing:dolphin|イルカ
thing:dragon|竜, ドラゴン
thing:duck|アヒル, カモ
thing:fox|キツネ
thing:frog|カエル
thing:giraffe|キリン
thing:monkey|猿, サル
thing:owl|フクロウ
thing:penguin|ペンギン
thing:pig|豚, ブタ
thing:pirate|海賊
thing:princess|プリンセス, お姫様
thing:rabbit|うさぎ, ウサギ
thing:shark|サメ
thing:sheep|羊, ひつじ
thing:skull|ドクロ, スカル
thing:turtle|亀, カメ
thing:unicorn|ユニコーン
thing:walrus|セイウチ
thing:whale|クジラ
thing:goggles (2)|ゴーグル, 保護メガネ
thing:lens (2)|レンズ
thing:brush (2)|ブラシ
thing:bell (2)|鈴, ベル
thing:bow (2)|リボン, 蝶結び
thing:rack (2)|ラック
thing:rod (2)|棒, ロッド
thing:reel (2)|リール
thing:tube (2)|筒, チューブ
thing:food (2)|フード, 食料
thing:powder (2)|パウダー, 粉末
thing:bag (2)|袋, バッグ
`;
