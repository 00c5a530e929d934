import type { FaqWords } from '../faq-words.ts';

/** The product is "这款产品". */
export const faqs: FaqWords = {
  phrasebook: `
@product = 这款产品
@has = 这款产品有{label}吗？
@sizes = 这款产品有哪些尺码？
@colors = 这款产品有哪些颜色？
@options = “{label}”有哪些选择？
@price = 这款产品多少钱？
@stock = 这款产品有货吗？
@returns = 这款产品可以退货吗？; 退货期限是多久？
@return_cost = 退货运费由谁承担？; 退货免运费吗？
@delivery_time = 送货需要多长时间？; 配送时间是多久？
@shipping_cost = 运费是多少？; 免运费吗？
@warranty = 保修期是多久？
@exchange = 可以换其他尺码吗？
@size_guide = 我应该选哪个尺码？
@payment = 有哪些付款方式？
@pickup = 可以到店自提吗？
weight = 重量, 净重 | 这款产品有多重？; 这款产品的重量是多少？
material = 材质, 材料, 面料 | 这款产品是什么材质？
dimensions = 尺寸, 规格 | 这款产品的尺寸是多少？
length = 长度 | 这款产品的长度是多少？
width = 宽度 | 这款产品的宽度是多少？
height = 高度 | 这款产品的高度是多少？
capacity = 容量 | 这款产品的容量是多少？
color = 颜色 | 这款产品是什么颜色？
waterproof = 防水 | 这款产品防水吗？
care = 保养, 洗涤说明 | 这款产品怎么清洗？; 洗涤说明是什么？
country_of_origin = 产地, 原产国 | 这款产品的产地是哪里？
warranty = 保修 | 这款产品的保修期是多久？
included_components = 包装清单, 包装内容 | 包装清单里有什么？
battery_life = 续航时间, 电池续航 | 电池续航时间是多久？
wattage = 功率 | 这款产品的功率是多少？
compatible_devices = 兼容性, 兼容设备 | 这款产品兼容什么？; 兼容性如何？
screen_size = 屏幕尺寸 | 屏幕尺寸是多少？
`,
};
