import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: '重量 净重 毛重 体重 淨重',
    noise_level: '噪音 噪声 分贝 噪音值 音量',
    screen_size: '屏幕 屏幕尺寸 显示屏 螢幕',
    capacity: '容量 容积 净含量 容積',
    seating_capacity: '人数 座位 座位数 座',
    floor_area: '面积 占地面积 面積',
    height: '高度 身高 高',
    length: '长度 全长 長度 长',
    width: '宽度 寬度 宽',
    thickness: '厚度 厚',
    depth: '深度 深',
    diameter: '直径 直徑 口径',
    temperature_comfort: '温度 舒适温度 温标 溫度',
    warmth: '保暖 保暖度 充绒量',
    brightness: '亮度 流明 光通量',
    battery_life: '续航 续航时间 待机 待机时间 使用时间 續航',
    battery_capacity: '电池 电池容量 电量 電池',
    speed: '速度 时速 转速 车速',
    wattage: '功率 瓦数 扭矩 马力',
    suction_power: '吸力 吸力值',
    maximum_load: '承重 载重 最大承重 负重 承重量',
    wireless_range: '距离 覆盖范围 传输距离 射程',
    number_of_pages: '页数 页码 頁數',
  },
  superlatives: `
最轻, 最轻便, 最輕, 重量最轻 = weight-; 最重, 重量最大 = weight+;
最安静, 最静音, 噪音最小, 声音最小, 最安靜 = noise_level-; 最吵, 噪音最大, 声音最大 = noise_level+;
最大, 最大的, 尺寸最大 = bigness+; 最小, 最小的, 最小巧, 最迷你, 尺寸最小, 体积最小 = bigness-;
容量最大, 最能装, 空间最大, 最宽敞, 装得最多 = capacity+ seating_capacity+; 容量最小 = capacity-; 坐的人最多 = seating_capacity+;
屏幕最大, 最大屏 = screen_size+; 屏幕最小 = screen_size-; 最长, 最長 = length+ number_of_pages+; 最短 = length- height-;
最高, 最高的 = height+; 最低, 最矮 = height-; 最宽, 最寬 = width+; 最窄 = width-;
最薄, 最薄的, 最纤薄 = thickness- depth- width-; 最厚, 最厚的 = thickness+ number_of_pages+; 最深 = depth+; 最浅 = depth-;
距离最远, 最远, 覆盖最广 = wireless_range+; 最暖和, 最保暖, 最暖, 最抗冻 = temperature_comfort- warmth+;
最亮, 亮度最高 = brightness+; 最暗 = brightness-;
续航最长, 续航最久, 最耐用的电池, 用得最久, 电池最大, 电池最耐用, 待机最长, 待机最久, 续航最好, 最持久, 续航最强 = battery_life+ battery_capacity+;
最快, 速度最快 = speed+; 最慢 = speed-; 吸力最大, 吸力最强 = suction_power+;
功率最大, 动力最强, 最强, 最强劲, 马力最大 = wattage+ maximum_load+; 功率最小 = wattage-; 承重最大, 最能承重, 最结实 = maximum_load+;
页数最多 = number_of_pages+; 面积最大 = floor_area+; 直径最大 = diameter+`,
  most: '最多, 最大, 最高, 最强, 最好',
  least: '最少, 最小, 最低',
  said: {
    weight: '重 轻 斤 沉',
    noise_level: '吵 声音 响 动静',
    brightness: '亮 光线',
    battery_life: '耐用 持久 充一次',
    seating_capacity: '玩家 几人',
    wireless_range: '远',
    warmth: '暖和',
  },
};
