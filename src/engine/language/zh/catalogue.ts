import type { CatalogueWords } from '../catalogue-words.ts';

export const catalogue: CatalogueWords = {
  quantities: {
    screen_size: '屏幕 显示屏 对角线 螢幕',
    cable_length: '线长 电源线 数据线 线缆',
    battery_capacity: '电池 电量 電池',
    memory: '内存 运存 运行内存 記憶體',
    storage: '存储 硬盘 闪存 固态 储存 儲存 硬碟',
    frequency: '频率 主频 处理器',
    voltage: '电压 電壓',
    wattage: '功率 瓦数',
    suction_power: '吸力',
    brightness: '亮度 光通量 流明',
    amperage: '电流 電流',
    weight: '重量 净重',
    capacity: '容量 容积 净含量',
    height: '高度 高',
    width: '宽度 宽 寬度',
    depth: '深度 深',
    length: '长度 长 長度',
    diameter: '直径 口径 直徑',
    battery_life: '续航 待机 续航时间',
  },
  counted: {
    seating_capacity: '人 个人 人份',
    seats: '座 座位',
    pack_quantity: '件 个 片 枚 粒 支 条',
    ports: '接口 端口 口',
    processor_cores: '核 核心',
    number_of_players: '玩家',
    number_of_doors: '门 門',
    number_of_drawers: '抽屉 抽 抽屜',
    number_of_pages: '页 頁',
  },
  notItself: '支持 兼容 包装 外箱 纸箱 运输 赠送 选配 可选 毛重',
  utmost: '最大 最小 最高 最低',
  howMany: '数量 个数 总数 人数 数 总 最多',
  presence: '有 带 含 包含 配备 内置 支持 具备 自带',
  beforeParts: '带 不带 含 无 配 自带 不含',
  notPrices: '件 个 片 页 人 座 门 核 抽 粒 枚 支 像素 万像素 流明 转 档 层 寸 度 码 号',
  unitWords: '斤 两 公斤 克 毫升 升 流明 度 转 吨 片 坪',
  worn: '国际 欧码 美码 英码 中国码 亚洲 鞋 衣服 男装 女装 童装 裤 帽 戒指 手套',
  oneSize: '均码|均碼|通码|单一尺码|自由尺码',
  ages: { to: '到|至', from: '从', month: '个月|月' },
  sons: '男孩 男童 儿子 男宝宝 孙子',
  daughters: '女孩 女童 女儿 女宝宝 孙女',
  joining: '带 不带 要 不要 有 没有 从 给 适合 超过 低于 只要 在',
  first: '优先 在前 排前面',
  inNames: '的 和 与 用 之 及',
  and: '和',
  ownAnd: '与 及',
  besides: '配件|零件|零配件|替换装|补充装|耗材|周边',
  or: '或',
  synonyms: `
笔记本 笔记本电脑 手提电脑 筆電; 耳机 耳麦 耳塞 耳機; 手电筒 手电 電筒; 手机 智能手机 電話 手機; 电视 电视机 電視;
冰箱 雪柜; 麦克风 话筒 麥克風; 适配器 转接头 转换器; 背包 双肩包 书包 後背包; 音箱 音响 喇叭 扬声器;
运动鞋 球鞋; 裤子 长裤; 毛衣 针织衫; 卫衣 帽衫; T恤 短袖; 沙发 梳化; 吸尘器 吸塵機; 纸尿裤 尿不湿 尿布; 婴儿车 推车 嬰兒車;
被子 棉被; 水龙头 龙头; 扳手 扳子; 泳衣 游泳衣; 包包 手提包; 自行车 单车 脚踏车; 电动车 电瓶车 电驴; 香水 香氛; 防晒霜 防晒乳;
口红 唇膏 唇釉; 轮胎 车胎; 地毯 地垫; 垃圾桶 垃圾筒; 收纳箱 整理箱 储物箱; 珠宝 首饰 饰品; 睡衣 家居服; 移动电源 充电宝 行動電源;
U盘 优盘 隨身碟; 鼠标 滑鼠; 键盘 鍵盤; 打印机 印表機; 热水壶 电水壶 烧水壶; 保温杯 保温瓶; 空调 冷气; 电吹风 吹风机 風筒;
菠萝 凤梨; 土豆 马铃薯; 西红柿 番茄; 创可贴 OK绷; 洗发水 洗发露 洗髮精; 沐浴露 沐浴乳; 面膜 面贴膜; 洗面奶 洁面乳 洗面乳; 拖把 墩布; 勺子 汤匙 调羹`,
};
