import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: '重さ 重量 質量',
    noise_level: '騒音 騒音値 運転音 動作音 音量',
    screen_size: '画面 画面サイズ ディスプレイ 液晶',
    capacity: '容量 内容量 容積 収納量',
    seating_capacity: '人数 定員 人用 収容人数 座席数',
    floor_area: '面積 床面積 広さ',
    height: '高さ 丈 身長',
    length: '長さ 全長 奥行き',
    width: '幅 横幅 はば',
    thickness: '厚さ 厚み',
    depth: '深さ 奥行 奥行き',
    diameter: '直径 口径 径',
    temperature_comfort: '快適温度 適応温度 使用温度',
    warmth: '暖かさ 保温性 保温力',
    brightness: '明るさ 輝度 光束 ルーメン',
    battery_life: '連続使用時間 駆動時間 電池持ち 再生時間 稼働時間',
    battery_capacity: 'バッテリー バッテリー容量 電池容量 電池',
    speed: '速度 速さ スピード 回転数',
    wattage: '消費電力 電力 出力 パワー ワット数 馬力',
    suction_power: '吸引力 吸込力',
    maximum_load: '耐荷重 最大荷重 積載量',
    wireless_range: '通信距離 到達距離 範囲',
    number_of_pages: 'ページ数 ページ',
  },
  superlatives: `
一番軽い, 最も軽い, 最軽量, いちばん軽い, 一番軽いの = weight-; 一番重い, 最も重い, いちばん重い = weight+;
一番静か, 一番静かな, 最も静か, 最も静かな, いちばん静かな, 一番音が小さい, 一番うるさくない = noise_level-; 一番うるさい, 一番音が大きい = noise_level+;
一番大きい, 最も大きい, いちばん大きい, 最大の, 一番大きな, 最大サイズ = bigness+;
一番小さい, 最も小さい, いちばん小さい, 最小の, 一番小さな, 一番コンパクトな, 一番コンパクト, 最小サイズ = bigness-;
一番たくさん入る, 一番入る, 大容量の, 一番容量が大きい, 容量が一番大きい, 最も容量が大きい, 一番大容量 = capacity+ seating_capacity+;
画面が一番大きい, 一番画面が大きい, 最大画面, 一番大画面 = screen_size+;
一番長い, 最も長い, いちばん長い, 最長の = length+; 一番短い, 最も短い, いちばん短い, 最短の = length- height-;
一番高さがある, 一番背の高い, 一番背が高い, 高さが一番高い = height+; 一番低い, 最も低い, いちばん低い, 一番背の低い = height-;
一番幅広, 一番広い, 最も広い, 一番幅が広い = width+; 一番細い, 一番狭い, 一番スリムな, 一番幅が狭い, 最も細い = width-;
一番薄い, 最も薄い, 最薄, いちばん薄い, 一番薄型 = thickness- depth- width-; 一番厚い, 最も厚い, いちばん厚い, 一番分厚い, 一番厚手 = thickness+ number_of_pages+;
一番遠くまで届く, 一番遠くまで = wireless_range+; 一番深い, 最も深い, いちばん深い = depth+; 一番浅い, 最も浅い = depth-;
一番暖かい, 最も暖かい, いちばん暖かい, 一番あったかい, 一番温かい, 一番あたたかい = temperature_comfort- warmth+;
一番明るい, 最も明るい, いちばん明るい = brightness+;
一番長持ち, 一番長持ちする, 一番電池が持つ, 一番バッテリーが持つ, 電池持ちが一番いい, バッテリー持ちが一番いい, 一番バッテリーが長い, 一番長く使える, 電池が一番長持ち, 一番充電が持つ = battery_life+ battery_capacity+;
一番速い, 最も速い, いちばん速い, 一番早い, 最速の = speed+; 一番遅い, 最も遅い = speed-;
吸引力が一番強い, 一番吸引力が強い, 一番吸う = suction_power+;
一番強力な, 一番パワフルな, 一番強い, 最も強力な, 最強の, 一番丈夫な, 一番頑丈な, 一番パワーがある = wattage+ maximum_load+`,
  most: '一番多い, 最も多い, 一番高い, 最も高い, 一番大きい, 最大, 最高, いちばん多い, 最多',
  least: '一番少ない, 最も少ない, 一番低い, 最も低い, 一番小さい, 最小, 最低, いちばん少ない, 最少',
  said: {
    weight: '重い 軽い',
    brightness: '光',
    noise_level: '音 うるさい 静か',
    seating_capacity: 'プレイヤー 何人',
    wireless_range: '届く',
  },
  comparative: [/一番|最も|いちばん/u, 'もっと'],
};
