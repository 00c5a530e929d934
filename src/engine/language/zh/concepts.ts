/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|配送, 发货, 送货, 快递, 寄送
service:delivery cost|运费, 邮费, 快递费, 配送费
service:free delivery|包邮, 免运费, 免邮, 免運
service:free shipping threshold|包邮门槛, 满多少包邮, 满额免运费
service:minimum order|起订量, 最低消费, 起送价, 最低订购额
service:order value|订单金额, 购物车总额, 消费金额
service:delivery time|配送时间, 几天到, 送达时效, 多久到货
service:delivery date|送达日期, 预计送达, 到货日期
service:express delivery|加急, 次日达, 特快, 加急快递
service:same day delivery|当日达, 同城闪送, 当天送达
service:standard delivery|标准配送, 普通快递, 平邮
service:cut-off time|截单时间, 几点前下单, 下单截止时间
service:delivery slot|配送时段, 送货时间段, 预约配送, 指定时间送
service:evening delivery|晚间配送, 周末配送, 周六送货
service:click and collect|到店自提, 门店自取, 自提, 線上下單門市取貨
service:ready for collection|可取货, 到店通知, 取货通知, 提货码
service:reserve|预留, 留货, 保留商品
service:parcel shop|驿站, 代收点, 自提点, 超商取貨
service:parcel locker|快递柜, 丰巢, 智能柜, 取件柜
service:parcel|包裹, 快件, 邮包
service:courier|快递公司, 物流公司, 快递员, 承运商
service:tracking|物流, 快递单号, 查快递, 物流跟踪
service:order status|订单状态, 订单进度, 订单查询
service:dispatch confirmation|发货通知, 发货短信, 出货通知
service:order confirmation|订单确认, 下单成功短信, 确认邮件
service:order number|订单号, 订单编号, 訂單編號
service:order|订单, 下单, 网购订单
service:not at home|不在家, 没人收货, 无人签收, 派送失败
service:safe place|放门口, 指定位置, 放物业, 无接触配送
service:signature|签收, 签字, 本人签收, 签收凭证
service:missing parcel|丢件, 包裹丢失, 没收到货, 快递丢了
service:late delivery|延迟送达, 快递太慢, 配送延误, 超时未到
service:damaged in transit|运输破损, 快递摔坏, 到货损坏
service:wrong item|发错货, 错发, 商品不符
service:missing part|漏发, 少发, 缺件, 少配件
service:partial delivery|分批发货, 分包裹, 部分发货
service:combined shipping|合并发货, 合单, 一起发货, 拼单寄
service:change order|修改订单, 改订单, 加购商品
service:cancel order|取消订单, 撤单, 拍错了
service:change address|修改地址, 改地址, 地址写错, 搬家
service:delivery address|收货地址, 配送地址, 收件地址
service:PO box|邮政信箱, 公司地址, 寄到单位
service:delivery area|配送范围, 送货区域, 哪里可以送
service:international shipping|国际配送, 海外直邮, 国际快递, 寄国外
service:abroad|国外, 海外, 境外, 外國
general:EU|欧盟, 欧洲, 欧盟国家
service:customs|海关, 关税, 进口税, 清关
service:island delivery|偏远地区, 海岛, 新疆西藏, 离岛
service:surcharge|附加费, 加收费用, 额外费用, 补差价
service:bulky item|大件, 大件商品, 超大件, 重货
service:freight delivery|物流货运, 专线物流, 托运, 整托配送
service:kerbside delivery|送到楼下, 送到小区门口, 不上楼
service:upstairs delivery|送货上楼, 入户, 搬上楼, 送货到家
general:stairs|楼梯, 电梯, 楼层, 步梯
service:own delivery|商家自送, 同城配送, 送货上门
service:bike courier|自行车快递, 绿色配送, 骑手配送
service:packaging|包装, 包装材料, 快递盒, 纸箱
service:discreet packaging|保密包装, 隐私发货, 隐私包装, 低调包装
service:delivery note|发货单, 送货单, 不放价格单, 礼品小票
service:refrigerated shipping|冷链, 冷藏运输, 冰袋发货, 低温配送
service:live plant shipping|植物发货, 活苗快递, 防冻包装
service:dangerous goods|危险品, 易燃品, 违禁品, 不能空运
service:pickup only|仅限自提, 不发快递, 到店购买
service:return|退货, 退回, 退掉, 退貨
service:return period|退货期限, 几天内可退, 鑑賞期
service:right of withdrawal|七天无理由, 无理由退货, 撤回权, 反悔权
service:withdrawal form|退货单, 退货申请表, 退换货卡
service:return label|退货面单, 退货标签, 寄回单
service:returns portal|退货申请, 在线退货, 申请售后
service:return cost|退货运费, 退货邮费, 谁付退货邮费
service:free returns|免费退货, 运费险, 退货包邮
service:return in store|到店退货, 门店退货, 拿回店里退
service:return pickup|上门取退, 上门取件, 退货取件
service:non-returnable|不支持退货, 不退不换, 不可退
service:hygiene reasons|卫生原因, 密封, 一次性封条, 拆封不退
property:opened|已拆封, 开封, 拆过, 打开过
property:original packaging|原包装, 原盒, 吊牌完好
property:unused|未使用, 未穿过, 全新未用, 不影响二次销售
property:worn|穿过, 用过, 试过, 洗过
service:loss of value|折旧费, 贬值, 折损扣款
service:try at home|在家试用, 试用期, 先试后买, 试睡
service:exchange|换货, 换码, 更换, 調換
need:too small|太小, 太紧, 穿不下, 买小了
need:too big|太大, 太松, 太长, 买大了
need:don't like it|不喜欢, 不满意, 和想象不一样, 失望
service:refund|退款, 退钱, 返款
service:money-back guarantee|退款保证, 不满意退款, 无忧退款
service:original payment method|原路退回, 原支付方式, 退到卡里
service:store credit|购物金, 退成余额, 代金券代替退款
service:defective|坏了, 有质量问题, 不能用, 故障
service:defect|瑕疵, 缺陷, 质量问题, 毛病
property:damaged|损坏, 划伤, 开裂, 磕碰
service:complaint|投诉, 客诉, 索赔
service:warranty|保修, 质保, 保固, 厂家保修
service:statutory warranty|三包, 法定保修, 消费者权益
service:extended warranty|延保, 延长保修, 碎屏险, 意外险
service:lifetime warranty|终身保修, 终身质保, 终身保固
property:wear and tear|正常磨损, 易损件, 耗材, 损耗
service:repair|维修, 修理, 返修
service:repair workshop|维修点, 维修中心, 售后网点
service:after-sales service|售后服务, 售后, 售后客服
service:cost estimate|报价, 估价, 维修报价, 询价
service:spare part|配件, 零件, 备件, 替换件
service:replacement|换新, 补发, 更换新品
service:loan device|备用机, 代用机, 借用机
service:maintenance|保养, 维护, 检修
service:descaling|除垢服务, 清洗服务, 深度清洁
service:sharpening service|磨刀, 磨刀服务, 开刃
service:alteration service|改衣, 裁缝, 改裤脚, 修改裤长
service:cutting service|裁切服务, 定尺裁剪, 按米裁
service:colour mixing|调色, 调漆, 电脑调色
service:stringing service|穿线, 球拍穿线, 换拍线
service:ski service|雪板保养, 打蜡, 修刃
service:battery replacement service|换电池, 手表换电池, 电池更换
service:while you wait|立等可取, 现场取, 当场修
service:payment|付款, 支付, 付款方式, 结账
service:credit card|信用卡, 银行卡, 借记卡, 银联
service:paypal|支付宝, 电子钱包, paypal, 微信支付
service:apple pay|apple pay, 手机支付, 扫码支付, 云闪付
service:twint|line pay, 街口支付, 八达通, 京东支付
service:bank transfer|银行转账, 汇款, 预付款, atm轉帳
service:pay by invoice|先用后付, 月结, 对公账期, 账期付款
service:instalments|分期, 分期付款, 花呗分期, 免息分期
service:interest rate|利息, 利率, 免息, 零利率
service:credit check|信用审核, 征信, 额度不足
service:cash on delivery|货到付款, 到付, 貨到付款
service:cash|现金, 付现, 现金支付
service:pay in store|到店付款, 店里付钱, 取货付款
service:direct debit|自动扣款, 代扣, 银行代扣
service:cheque|支票, 汇票, 本票
service:holiday voucher payment|福利卡, 餐券, 消费券, 员工福利卡
service:payment failed|支付失败, 付款失败, 扣款失败, 刷卡失敗
service:when am I charged|什么时候扣款, 扣款日, 扣费时间
service:secure payment|支付安全, 加密支付, 安全支付
service:buyer protection|买家保障, 消费者保障, 正品保证, 信誉认证
service:payment deadline|付款期限, 账期, 最晚付款日
service:payment reminder|催款, 逾期, 滞纳金
service:currency|币种, 货币, 汇率, 美元付款
service:deposit|定金, 预付款, 首付, 訂金
service:security deposit|押金, 保证金, 押瓶费
service:invoice|发票, 账单, 电子发票, 增值税发票
service:receipt|小票, 收据, 购物凭证, 购买凭证
service:VAT|增值税, 税费, 含税, 消费税
service:VAT number|税号, 统一社会信用代码, 統一編號
service:tax-free shopping|退税, 离境退税, 免税, 免税店
service:business customer|企业客户, 公司采购, 企业采购
service:wholesale|批发, 经销商, 代理, 进货
service:bulk order|批量采购, 大量订购, 团购, 量大从优
service:school order|学校采购, 幼儿园采购, 机关采购
service:club discount|团体优惠, 协会折扣, 俱乐部优惠
service:student discount|学生优惠, 学生价, 学生证折扣
service:senior discount|老年人优惠, 长者折扣, 敬老优惠
service:teacher discount|教师优惠, 员工折扣, 医护优惠, 军人优惠
service:discount|折扣, 优惠, 打折, 减价
service:sale|促销, 特卖, 清仓, 大促
property:reduced|特价, 打折的, 降价, 减价品
service:voucher code|优惠码, 优惠券, 折扣码, 红包
need:voucher doesn't work|优惠券用不了, 券失效, 优惠码无效
service:cannot be combined|不可叠加, 不能同享, 叠加优惠
service:gift card|礼品卡, 购物卡, 提货券, 禮券
service:gift card balance|礼品卡余额, 卡余额, 查余额
service:validity|有效期, 有效期限, 过期时间
action:redeem|兑换, 使用优惠券, 核销, 抵用
service:cash out voucher|礼品卡提现, 卡退现, 折现
service:lost gift card|礼品卡丢失, 购物卡遗失, 挂失
service:loyalty programme|会员积分, 积分, 会员卡, 紅利點數
service:stamp card|集点卡, 集章, 买十送一
service:birthday discount|生日优惠, 生日券, 壽星優惠
service:refer a friend|推荐有礼, 邀请好友, 拉新奖励
service:price match|价保, 保价, 买贵退差, 最低价保证
service:welcome discount|新人优惠, 首单立减, 新客折扣
service:newsletter|邮件订阅, 公众号, 电子报, 訂閱電子報
action:unsubscribe|退订, 取消订阅, 不再接收短信
service:customer account|会员账户, 我的账户, 个人中心
service:login|登录, 登陆, 登录不上, 登入
service:password|密码, 忘记密码, 找回密码, 重置密码
service:guest order|游客下单, 免注册购买, 不登录购买
action:delete account|注销账号, 删除账户, 销户
service:order history|历史订单, 我的订单, 购买记录
service:privacy|隐私, 个人信息保护, 隐私政策
service:cookie|cookie, 浏览记录, 缓存追踪
service:terms and conditions|条款, 服务协议, 用户协议, 购买须知
service:legal notice|公司信息, 营业执照, 关于我们, 经营者信息
service:dispute resolution|消费纠纷, 仲裁, 消费者协会, 12315
service:customer service|客服, 客户服务, 在线客服
service:contact|联系我们, 联系方式, 怎么联系
service:phone number|电话, 电话号码, 热线, 客服电话
service:email|邮箱, 电子邮件, 邮件地址
service:live chat|在线聊天, 微信, 在线咨询
service:response time|回复时间, 多久回复, 没人回复
service:callback|回电, 回拨, 让你们打给我
service:advice|咨询, 专业建议, 导购, 顾问
service:video consultation|视频咨询, 视频导购, 视频看货
service:appointment|预约, 约时间, 预约到店
service:walk-in|无需预约, 直接到店, 随到随做
service:fitting|试穿, 试衣间, 试戴, 试衣
service:measuring service|上门测量, 量尺寸, 量体, 测脚
service:test ride|试骑, 试驾, 现场体验, 演示
service:shop|门店, 实体店, 商店, 分店
service:showroom|展厅, 展示厅, 体验店, 样板间
service:address|地址, 店址, 位置, 怎么走
service:opening hours|营业时间, 几点开门, 开店时间
property:open|营业中, 开门, 正常营业
property:closed|关门, 打烊, 休息日, 店休
service:lunch break|午休, 中午休息
service:public holiday|法定节假日, 公共假期, 国定假日
service:company holidays|放假, 春节放假, 店铺休假, 歇业
general:Christmas|圣诞节, 平安夜, 圣诞, 聖誕
general:New Year|元旦, 新年, 跨年, 春节
general:Easter|复活节, 清明节, 长假
general:Sunday|周日, 星期天, 礼拜天, 週日
general:Saturday|周六, 星期六, 礼拜六, 週六
general:weekday|工作日, 周一, 周二, 平日
general:weekend|周末, 双休日, 週末
general:working day|工作日, 上班日, 营业日
general:today|今天, 今晚, 现在, 今日
general:tomorrow|明天, 第二天, 明日
general:evening|晚上, 夜里, 傍晚
general:morning|早上, 上午, 清晨
general:day|天, 每天, 一天, 日
general:week|周, 星期, 每周, 礼拜
general:month|月, 每月, 一个月
general:year|年, 每年, 一年
general:hour|小时, 分钟, 多久, 钟头
general:birthday|生日, 寿辰, 过生日
service:parking|停车, 停车场, 停车位, 车位
service:public transport|公交, 地铁, 公共交通, 车站
service:loading zone|装卸区, 装货, 帮忙搬上车
service:accessible|无障碍, 轮椅通道, 坡道
service:dogs allowed|可带宠物, 带狗, 宠物友好
service:play corner|儿童区, 母婴室, 厕所, 儿童游乐区
service:languages spoken|会说英语吗, 外语服务, 服务语言
service:jobs|招聘, 工作, 职位, 求职
service:press|媒体采访, 媒体合作, 博主合作, 达人合作
service:gift wrapping|礼品包装, 礼盒包装, 包成礼物
service:gift message|贺卡, 祝福卡, 留言卡, 代写卡片
service:send as gift|直接寄给收礼人, 代送, 当礼物寄
general:gift|礼物, 礼品, 送礼, 伴手礼
service:exchange a gift|礼物换货, 换礼物, 退礼物
service:corporate gift|企业礼品, 商务礼品, 员工礼品, 客户礼品
service:wedding list|结婚礼单, 礼物清单, 待产清单
service:wishlist|心愿单, 收藏, 收藏夹, 願望清單
service:basket|购物车, 购物篮, 購物車
service:assembly service|安装服务, 上门组装, 包安装
property:self-assembly|自行组装, 自己装, 需组装, 平板包装
property:pre-assembled|免安装, 整装, 装好的, 成品
service:installation service|安装, 上门安装, 电器安装, 接线
service:old appliance removal|旧家电拆除, 拉走旧的, 送新拖旧
service:disposal|处理, 丢弃, 扔掉, 废弃物处理
service:recycling|回收, 循环回收, 环保回收
service:electronic waste|电子垃圾, 废旧电器, 废家电
service:battery disposal|废电池, 旧电池回收, 电池处理
service:trade-in|以旧换新, 旧机回收, 折价换购
service:second hand|二手, 闲置, 中古, 旧货
property:display model|样机, 展示品, 样品机, 陈列品
property:B-grade|瑕疵品, 微瑕, b级品, 福利品
service:rental|租赁, 出租, 租用
service:subscription|订阅, 周期购, 定期配送, 包月
service:cancel subscription|取消订阅, 取消周期购, 关闭自动续费
service:pause subscription|暂停订阅, 跳过一期, 改配送周期
service:pre-order|预售, 预订, 预购, 即将上市
service:in stock|有货, 现货, 库存, 在售
service:out of stock|缺货, 无货, 售罄, 卖完了
service:back-order|补货, 断货待补, 到货, 调货
service:stock alert|到货通知, 到货提醒, 有货通知
service:special order|特别订购, 代订, 帮忙进货, 找货
property:discontinued|停产, 停售, 绝版, 下架
property:limited edition|限量版, 限定, 限量, 稀有
property:unique piece|孤品, 独一无二, 单件
service:quantity limit|限购, 每人限购, 购买限制
service:minimum quantity|最少购买数量, 起售数量, 一组起卖
service:sample|小样, 试用装, 样品, 布样
service:colour chart|色卡, 产品目录, 画册, 型錄
service:personalisation|个性化定制, 定制, 私人定制, 客製化
service:engraving|刻字, 激光雕刻, 雕刻, 镌刻
service:embroidery|刺绣, 绣名字, 绣字
service:printing|印刷, 印logo, 印字, 丝印
service:made to order|定做, 量身定制, 按需定制, 訂製
service:workshop|课程, 工作坊, 培训班, 体验课
service:participants|人数, 名额, 报名人数
service:cancel course|取消课程, 课程改期, 缺课
service:event|活动, 品鉴会, 发布会, 线下活动
service:children's birthday party|生日派对, 儿童生日会, 店内派对
service:age limit|年龄限制, 满18岁, 未成年限制
service:ID card|身份证, 护照, 驾照, 证件
service:someone else picks up|代取, 代领, 他人代取, 授权书
service:size guide|尺码表, 尺寸对照表, 尺码指南, 选码
service:care instructions|洗护说明, 保养说明, 洗标
service:manual|说明书, 使用手册, 操作说明
service:download|下载, pdf, 电子版, 数字产品
service:review|评价, 评论, 评分, 买家秀
service:product recall|召回, 产品召回, 安全通知
service:charity|公益, 慈善, 捐赠, 捐款
property:colour|颜色, 色, 色彩, 色号
property:red|红色, 大红, 正红, 朱红
property:burgundy|酒红色, 枣红, 暗红, 勃艮第红
property:pink|粉色, 粉红, 玫红, 桃红
property:orange colour|橙色, 橘色, 橘红
property:coral|珊瑚色, 鲑鱼粉, 蜜桃色
property:terracotta|砖红, 陶土色, 铁锈红
property:yellow|黄色, 柠檬黄, 明黄, 鹅黄
property:mustard yellow|姜黄, 芥末黄, 土黄, 咖喱色
property:green|绿色, 翠绿, 墨绿, 草绿
property:olive green|橄榄绿, 军绿, 卡其绿, 苔藓绿
property:mint green|薄荷绿, 豆绿, 鼠尾草绿
property:lime green|荧光绿, 青柠绿, 苹果绿
property:blue|蓝色, 宝蓝, 钴蓝, 克莱因蓝
property:navy|藏青, 深蓝, 海军蓝, 丈青
property:light blue|浅蓝, 天蓝, 淡蓝, 雾霾蓝
property:turquoise|蓝绿色, 湖蓝, 孔雀蓝, 绿松石色
property:purple|紫色, 深紫, 茄紫, 葡萄紫
property:lilac|浅紫, 淡紫, 香芋紫, 薰衣草紫
property:brown|棕色, 咖啡色, 褐色, 焦糖色
property:beige|米色, 杏色, 沙色, 燕麦色
property:cream colour|奶油色, 奶白, 米白, 象牙白
property:white|白色, 纯白, 雪白, 亮白
property:grey|灰色, 浅灰, 银灰
property:anthracite|炭灰, 深灰, 石墨色
property:black|黑色, 纯黑, 哑光黑
property:gold coloured|金色, 香槟金, 镀金色
property:silver coloured|银色, 亮银, 铬色
property:rose gold|玫瑰金, 古铜色, 紫铜色
property:multicoloured|彩色, 多彩, 彩虹色, 五颜六色
property:transparent|透明, 半透明, 清透
property:neon|荧光, 荧光色, 高可视
property:pastel|马卡龙色, 淡色, 柔和色, 莫兰迪
property:dark|深色, 暗色
property:bright|鲜艳, 亮色, 明亮色彩
property:matte|哑光, 磨砂, 雾面
property:shiny|亮面, 高光, 亮光, 抛光
property:glittery|闪粉, 亮片, 闪亮, 闪闪发光
property:metallic|金属色, 金属质感, 电镀
property:pattern|图案, 花纹, 印花
property:plain|纯色, 素色, 净色
property:striped|条纹, 横条, 竖条
property:checked|格子, 格纹, 千鸟格
property:polka dot|波点, 圆点
property:floral|碎花, 花卉图案, 印花花朵
property:animal print|豹纹, 动物纹, 斑马纹, 蛇纹
property:material|材质, 面料, 材料, 质地
property:wood|木头, 木质, 实木, 原木
property:oak|橡木, 橡木实木, 柞木
property:pine|松木, 杉木, 云杉, 落叶松
property:plywood|胶合板, 密度板, 刨花板, 多层板
property:bamboo|竹子, 竹制, 竹纤维
property:rattan|藤编, 藤条, 柳编
property:cork|软木, 软木塞材质
property:metal|金属, 铁艺, 金属材质
property:stainless steel|不锈钢, 304不锈钢, 不鏽鋼
property:steel|钢, 碳钢, 高碳钢, 镀锌钢
property:aluminium|铝, 铝合金, 铝制
property:cast iron|铸铁, 生铁, 珐琅铸铁
property:titanium|钛, 钛金属, 纯钛
property:gold|黄金, 足金, 18k金, 金
property:gold-plated|镀金, 包金, 鎏金
property:silver|银, 纯银, 925银, 足银
property:plastic|塑料, pp, pvc, 塑膠
property:acrylic|亚克力, 有机玻璃, 壓克力
property:silicone|硅胶, 食品级硅胶, 矽膠
property:rubber|橡胶, 乳胶, 天然橡胶
property:glass|玻璃, 钢化玻璃, 高硼硅, 水晶玻璃
property:ceramic|陶瓷, 陶土, 粗陶, 紫砂
property:porcelain|瓷器, 骨瓷, 细瓷
property:enamel|搪瓷, 珐琅
property:stone|石头, 大理石, 花岗岩, 岩板
property:leather|真皮, 皮革, 牛皮, 头层牛皮
property:suede|麂皮, 绒面, 磨砂皮, 反绒皮
property:faux leather|pu皮, 人造革, 仿皮, 素皮
property:cotton|纯棉, 棉, 全棉, 有机棉
property:muslin|纱布, 双层纱, 棉纱
property:linen|亚麻, 麻, 棉麻
property:hemp|麻绳, 黄麻, 剑麻, 汉麻
property:wool|羊毛, 毛呢, 纯羊毛
property:merino|美利奴, 美利奴羊毛, 美丽诺
property:cashmere|羊绒, 山羊绒, 开司米
property:silk|真丝, 丝绸, 桑蚕丝, 蚕丝
property:satin|缎面, 色丁, 绸缎
property:velvet|丝绒, 天鹅绒, 灯芯绒
property:fleece|抓绒, 摇粒绒, 泰迪绒, 珊瑚绒
property:flannel|法兰绒, 磨毛
property:felt|毛毡, 羊毛毡, 毡布
property:polyester|涤纶, 聚酯纤维, 超细纤维, 化纤
property:nylon|尼龙, 锦纶, 考杜拉
property:elastane|氨纶, 莱卡, 弹力面料
property:viscose|粘胶, 人造棉, 天丝, 莱赛尔
property:denim|牛仔布, 丹宁, 牛仔面料
property:terry|毛圈, 毛巾布, 华夫格
property:lace|蕾丝, 网纱, 网布
property:knitted|针织, 编织, 钩针
property:woven|梭织, 手编, 编织工艺
property:down filling|羽绒填充, 鸭绒, 鹅绒, 羽毛填充
property:filling|填充物, 填充, 棉芯
property:foam|海绵, 记忆棉, 泡沫, 慢回弹
property:lined|内衬, 里布, 加绒, 内里
property:faux fur|人造毛, 仿皮草, 环保皮草
property:paper|纸, 纸板, 牛皮纸, 再生纸
property:paper weight|克重, 纸张克数, 面料克重
property:carbon fibre|碳纤维, 玻璃纤维, 玻纤
property:wax|蜡, 蜂蜡, 大豆蜡, 石蜡
property:coated|涂层, 覆膜, 喷漆, 镀层
property:oiled wood|木蜡油, 原木未处理, 无漆
property:glazed|上釉, 釉面, 釉下彩
property:non-stick|不粘, 不粘涂层, 不沾, 特氟龙
property:natural material|天然材质, 天然纤维, 纯天然
property:gemstone|宝石, 钻石, 水晶, 彩宝
property:pearl|珍珠, 淡水珍珠, 贝母
property:size|尺码, 大小, 码数, 号
property:small|小, 小号, 迷你, 小巧
property:big|大, 大号, 超大, 巨大
property:medium size|中号, 中等大小, 适中
property:plus size|大码, 加大码, 加肥加大, 胖mm
property:one size|均码, 通码, 单一尺码
property:runs small|偏小, 买大一码, 码数偏小
property:runs large|偏大, 买小一码, 码数偏大
property:true to size|正码, 标准码, 尺码标准
property:slim fit|修身, 紧身, 瘦版
property:loose-fitting|宽松, 阔版, oversize, 休闲版
property:fit|版型, 剪裁, 廓形
property:wide|宽, 加宽, 宽度, 阔
property:narrow|窄, 细长, 狭窄
property:long|长, 加长, 长款, 长度
property:short|短, 短款, 九分
property:tall|高, 高度, 高款
property:low|低, 矮, 低矮, 扁平
property:deep|深, 深度
property:thick|厚, 厚度, 厚实, 加厚
property:thin|薄, 超薄, 轻薄, 纤薄
property:dimensions|尺寸, 规格, 长宽高, 大小尺寸
property:diameter|直径, 周长, 口径
property:round|圆形, 圆的, 椭圆
property:square shape|方形, 正方形, 长方形
property:weight|重量, 多重, 净重, 斤
property:lightweight|轻, 轻便, 超轻, 轻量
property:heavy|重, 沉, 笨重, 厚重
property:capacity|容量, 容积, 升, 毫升
property:roomy|宽敞, 大空间, 大容量, 能装
property:load capacity|承重, 载重, 最大承重, 负重
property:compact|紧凑, 省空间, 不占地方, 小巧
property:foldable|可折叠, 折叠, 折叠收纳
property:stackable|可叠放, 堆叠, 可叠加收纳
property:inflatable|充气, 打气, 充气式
property:extendable|可伸缩, 可延长, 伸缩, 抽拉
property:adjustable|可调节, 可升降, 高度可调, 调节
property:grows with child|成长型, 可调大小儿童, 陪伴成长
property:removable|可拆卸, 可拆, 活动式
property:replaceable|可更换, 可替换, 可换芯
property:modular|模块化, 可组合, 自由组合
property:reversible|双面, 两面穿, 正反两用
property:portable|便携, 随身, 方便携带
property:power|功率, 瓦数, 瓦
property:powerful|大功率, 强劲, 动力强, 大马力
property:voltage|电压, 伏, 220v, 12v
property:plug|插头, 插头类型, 国标插头
property:electric|电动, 插电, 电的, 有线
property:cordless|充电式, 电池供电, 锂电, 免插电
property:rechargeable|可充电, usb充电, 充电款
property:battery life|续航, 电池续航, 待机时间
property:charging time|充电时间, 快充, 充电速度
property:wireless|无线, 蓝牙, wifi, 无线连接
property:smart|智能, app控制, 智能家居
property:automatic|自动, 全自动, 自动化
property:manual|手动, 手摇, 人工操作
property:solar|太阳能, 太阳能充电, 光伏
property:energy-efficient|节能, 省电, 能效等级, 低功耗
property:noise level|噪音, 分贝, 噪声
property:quiet|静音, 安静, 低噪音, 无声
property:loud|吵, 噪音大, 声音大
property:noise-cancelling|降噪, 隔音, 主动降噪, 吸音
property:waterproof|防水, 完全防水, 全防水
property:water-resistant|防泼水, 防溅, 耐水, 生活防水
property:water resistance rating|防水等级, ip等级, ipx4, ip67
property:windproof|防风, 挡风, 抗风
property:weatherproof|全天候, 耐候, 户外可用, 防风雨
property:frost-proof|耐寒, 抗冻, 防冻
property:uv-resistant|防紫外线, 防晒, 抗uv, 耐晒
property:colourfast|不掉色, 不褪色, 色牢度
property:heat-resistant|耐高温, 耐热, 隔热
property:fireproof|防火, 阻燃, 不易燃
property:keeps warm|保温, 保暖, 隔热层
property:keeps cool|保冷, 冰感, 凉感, 制冷
property:warm|暖和, 温暖, 保暖
property:hot|烫, 滚烫, 高温, 很热
property:cold|冷, 冰凉, 低温, 冰冷
property:temperature|温度, 度数, 摄氏度
property:breathable|透气, 排汗, 通风
property:quick-drying|速干, 快干, 干得快
property:absorbent|吸水, 强吸水, 吸收力强
property:washable|可机洗, 可水洗, 能洗
property:hand wash|手洗, 只能手洗, 仅限手洗
property:dry clean only|干洗, 只能干洗, 送洗
property:tumble dryer safe|可烘干, 烘干机可用
property:care instructions|洗涤说明, 洗标, 护理方法, 怎么洗
property:easy care|免烫, 好打理, 抗皱, 易打理
property:easy to clean|易清洁, 好擦, 一擦即净, 好清洗
property:dishwasher safe|洗碗机可用, 可进洗碗机
property:microwave safe|微波炉可用, 可微波加热
property:freezer safe|可冷冻, 可放冷冻室
property:induction|电磁炉适用, 电磁炉可用, ih
property:food-safe|食品级, 可接触食品
property:leakproof|防漏, 不漏水, 密封防漏
property:vegan|纯素, 全素, 植物基, 不含动物成分
property:vegetarian|素食, 吃素, 无肉
property:cruelty-free|零残忍, 不做动物实验
property:organic|有机, 有机认证, 绿色食品
property:sustainable|环保, 可持续, 绿色环保
property:recycled|再生材料, 回收材料, 再生
property:recyclable|可回收, 可循环
property:biodegradable|可降解, 可堆肥, 生物降解
property:reusable|可重复使用, 反复使用, 循环使用
property:disposable|一次性, 用完即弃
property:refillable|补充装, 替换装, 可替换芯
property:fair trade|公平贸易, 良心生产
property:certified|认证, 证书, 检测认证
property:oeko-tex|oeko-tex, a类标准, 纺织品安全认证
property:non-toxic|无毒, 无害, 不含有害物质
property:bpa-free|不含bpa, 不含双酚a
property:plastic-free|无塑料, 零塑料, 去塑
property:pfas-free|不含pfas, 不含pfoa, 无氟
property:natural|天然, 天然成分, 无人工添加
property:ingredients|成分, 配料, 成分表, 配料表
property:allergens|过敏原, 致敏物, 可能含有
property:hypoallergenic|低敏, 防过敏, 不刺激
property:gluten-free|无麸质, 不含麸质, 无麦麸
property:lactose-free|无乳糖, 不含乳制品, 零乳糖
property:nut-free|不含坚果, 无坚果
property:egg-free|不含蛋, 无蛋
property:sugar-free|无糖, 零糖, 不加糖, 0糖
property:low-calorie|低卡, 低热量, 低脂, 卡路里
property:high protein|高蛋白, 富含蛋白质
property:alcohol-free|无酒精, 零酒精, 不含酒精
property:alcohol content|酒精度, 度数, 酒精含量
property:caffeine-free|无咖啡因, 低因, 脱因
property:gelatine-free|不含明胶, 无吉利丁
property:no additives|无添加, 不含防腐剂, 零添加
property:fragrance-free|无香, 无香精, 无香料
property:scented|香味, 有香味, 香型, 气味
property:nickel-free|无镍, 防过敏金属
property:for sensitive skin|敏感肌可用, 温和, 亲肤
property:flavour|口味, 味道, 风味
property:sweet|甜, 甜味, 香甜
property:spicy|辣, 麻辣, 香辣
property:salty|咸, 咸味, 鲜味
property:bitter|苦, 苦味
property:mild taste|清淡, 柔和, 顺滑, 果香
property:dry wine|干型, 干红, 绝干
property:fresh|新鲜, 现做, 现烤, 鲜
property:shelf life|保质期, 有效期, 生产日期, 赏味期限
property:perishable|冷藏, 短保, 需冷藏, 易腐
property:frozen|冷冻, 速冻, 急冻
property:raw|生的, 未加工, 生食
property:loose|散装, 散称, 裸装
property:whole bean|咖啡豆, 豆子, 未研磨
property:ground|咖啡粉, 研磨, 研磨度, 磨好的
property:roast|烘焙度, 深烘, 浅烘, 中烘
property:for babies|婴儿, 宝宝, 新生儿
property:toddler|幼儿, 学步期, 1岁, 2岁
property:kid|儿童, 小孩, 孩子, 小朋友
property:teenager|青少年, 中学生, 初中生
property:adult|成人, 大人, 成年人
property:senior|老人, 老年人, 长辈, 中老年
property:recommended age|适用年龄, 推荐年龄, 几岁
property:small parts|小零件, 窒息危险, 三岁以下不适用
property:women's|女款, 女士, 女, 女式
property:men's|男款, 男士, 男, 男式
property:unisex|男女通用, 中性, 情侣款
property:girl|女孩, 女童, 女儿
property:boy|男孩, 男童, 儿子
property:beginner|新手, 入门, 初学者, 小白
property:intermediate|中级, 进阶
property:advanced|高级, 资深, 高手, 发烧友
property:skill level|难度, 水平, 级别
property:professional|专业, 专业级, 商用
property:easy|简单, 易用, 好操作, 容易上手
property:difficult|难, 复杂, 不好弄
property:soft|软, 柔软, 软糯, 毛茸茸
property:hard|硬, 偏硬, 硬挺
property:comfortable|舒适, 舒服, 亲肤舒适
property:itchy|扎, 扎人, 刺痒, 粗糙
property:smooth|光滑, 顺滑, 平滑
property:stretchy|弹力, 有弹性, 高弹
property:flexible|柔韧, 可弯曲, 软的可弯
property:ergonomic|人体工学, 护腰, 贴合人体
property:durable|耐用, 结实, 经久耐用
property:sturdy|坚固, 稳固, 稳定, 扎实
property:unbreakable|摔不坏, 防摔, 防碎, 耐摔
property:fragile|易碎, 怕摔, 轻拿轻放
property:scratch-resistant|防刮, 耐磨, 防划
property:tear-resistant|防撕裂, 耐撕, 防刺
property:rustproof|不生锈, 防锈, 耐腐蚀
property:non-slip|防滑, 止滑, 抓地
property:reflective|反光, 夜间反光, 反光条
property:glow in the dark|夜光, 发光, 荧光夜光
property:dimmable|可调光, 调光, 亮度可调
property:brightness|亮度, 流明, 光通量
property:warm white|暖白光, 冷白光, 色温, 暖光
property:magnetic|磁吸, 磁性, 带磁铁
property:self-adhesive|自粘, 背胶, 粘贴式
property:lockable|带锁, 可上锁
property:zip|拉链, 带拉链, 拉链款
property:button closure|纽扣, 扣子, 按扣
property:velcro|魔术贴, 粘扣
property:hood|连帽, 帽子, 带帽
property:pocket|口袋, 带口袋, 侧袋
property:compartments|隔层, 分格, 分隔
property:handle|把手, 手柄, 提手
property:strap|肩带, 背带, 挎带
property:wheels|轮子, 滚轮, 带轮, 万向轮
property:lid|盖子, 带盖, 盖
property:removable cover|可拆洗, 可拆套, 外套可拆洗
property:compatible|兼容, 适配, 适用于
property:universal|通用, 万能, 通用型
property:multifunctional|多功能, 多用途, 一机多用
property:included|包含, 附带, 标配, 内含
property:not included|不含, 另售, 需单独购买
property:set|套装, 组合, 套盒, 套餐
property:pack|包, 多包装, 量贩装, 几包装
property:piece|件, 个, 片, 只
property:pair|一对, 双, 成对
property:single|单个, 单件, 单只
property:handmade|手工, 手作, 纯手工
property:homemade|自制, 自家做, 自家制作
property:unique|独特, 独一无二, 孤品
property:limited edition (2)|限量版, 典藏版, 特别版
property:refurbished|翻新, 官翻, 官方翻新
property:second-hand|二手, 旧的, 中古
property:brand new|全新, 崭新, 未拆封
property:just arrived|新到, 新品, 上新, 最新款
property:condition|成色, 新旧程度, 使用痕迹
property:vintage|复古, 古董, 怀旧
property:modern|现代, 时尚, 潮流
property:minimalist|极简, 简约, 北欧风, 日式
property:rustic|乡村风, 田园风, 波西米亚
property:elegant|优雅, 气质, 精致
property:casual|休闲, 日常, 百搭
property:pretty|好看, 漂亮, 美, 颜值高
property:cute|可爱, 卡哇伊, 萌
property:funny|搞笑, 有趣, 沙雕
property:special|特别, 与众不同, 独特
property:quality|质量, 品质, 高品质
property:luxurious|奢华, 高档, 高端, 轻奢
property:bad quality|质量差, 劣质, 做工差, 廉价感
property:country of origin|产地, 原产国, 哪里产的
property:local|本地, 当地, 本地特产
property:made in europe|国产, 中国制造, 欧洲制造, 德国制造
property:imported|进口, 原装进口, 国外进口
property:brand|品牌, 牌子, 厂家
property:model|型号, 款式, 版本
property:genuine|正品, 真货, 原装, 真的
action:return|退货, 退回去, 寄回
action:exchange|换货, 调换, 换一个
action:collect|取货, 自提, 领取
action:order|下单, 订购, 订货, 拍
action:buy|买, 购买, 购入, 入手
action:sell|卖, 出售, 有卖, 销售
action:pay|付款, 支付, 付钱, 结账
action:cancel|取消, 撤销, 不要了
action:change order|改订单, 修改订单, 变更
action:break|断, 碎, 裂, 弄坏
action:damage|损坏, 磕坏, 弄坏, 刮花
action:stop working|不能用, 坏了, 失灵, 罢工
action:lose|丢, 丢失, 弄丢, 遗失
action:go missing|少了, 不见了, 没收到
action:arrive|到, 到货, 送到, 抵达
action:deliver|送, 发货, 寄, 配送
action:track|查物流, 跟踪, 查快递
action:receive|收到, 收货, 拿到
action:suit|合适, 搭配, 适合
action:fit in|放得下, 装得下, 塞得进
action:wash|洗, 洗涤, 清洗, 水洗
action:clean|清洁, 打扫, 擦, 清理
action:descale|除垢, 去水垢, 除水垢
action:iron|熨, 熨烫, 烫衣服
action:dry|晾干, 烘干, 晾晒
action:repair|修, 维修, 修理
action:replace|更换, 换新, 替换
action:install|安装, 装, 设置
action:mount|挂, 壁挂, 挂墙, 固定
action:assemble|组装, 拼装, 搭建
action:engrave|刻字, 雕刻, 刻
action:wrap|包装, 包礼物, 打包
action:reserve|预留, 留着, 保留
action:book|预约, 报名, 约
action:store|存放, 收纳, 保存, 储存
action:charge|充电, 充
action:recycle|回收, 扔掉, 处理
action:try on|试穿, 试用, 试
action:adjust|调节, 调整, 调
action:cut to size|裁切, 裁剪, 切割定尺
action:alter|改短, 修改衣服, 改小
action:make to order|定制, 定做
action:rent|租, 租用, 借
action:complain|投诉, 抱怨, 维权
action:talk to someone|联系, 找人聊, 沟通
action:write|写信, 留言, 发消息
action:reply|回复, 答复, 回
action:ask|问, 咨询, 提问
action:advise|推荐, 建议, 参谋
action:help|帮忙, 帮助, 协助
action:refund|退款, 退钱, 还钱
action:redeem (2)|用券, 兑换, 使用优惠码
action:save money|省钱, 省, 薅羊毛
action:subscribe|订阅, 定期配送, 包月
action:pause|暂停, 跳过, 停一下
action:log in|登录, 登入
action:register|注册, 开户, 创建账号
action:unsubscribe (2)|退订, 取消推送, 取消关注
action:pre-order|预订, 预购, 预售下单
action:notify|通知, 提醒, 告知
action:open|打开, 拆封, 开箱
action:pack|打包, 装箱, 装袋
action:carry|搬, 提, 拎, 携带
action:wear|穿, 佩戴, 戴
action:use|用, 使用
action:cook|做饭, 煮, 烹饪, 炖
action:fry|煎, 炒, 油炸
action:bake|烘焙, 烤, 做蛋糕
action:chop|切, 剁, 切菜
action:sharpen|磨刀, 磨快
action:mix|搅拌, 混合, 打发
action:grind|研磨, 磨粉, 磨
action:brew|冲泡, 泡茶, 煮咖啡
action:heat up|加热, 热饭, 温
action:cool down|冷却, 降温, 冰镇
action:drink|喝, 饮
action:eat|吃, 食用
action:sleep|睡觉, 睡, 午睡
action:sit|坐, 久坐
action:play|玩, 玩耍
action:read|阅读, 看书, 读
action:draw|画画, 绘画, 涂色
action:sew|缝, 缝纫, 缝补
action:craft|做手工, diy, 手工制作
action:glue|粘, 粘贴, 胶粘
action:drill|打孔, 钻孔, 打洞
action:paint walls|刷墙, 刷漆, 刷油漆
action:plant|种, 种植, 播种
action:water plants|浇水, 浇花, 灌溉
action:lose weight|减肥, 瘦身, 减脂
action:train|锻炼, 健身, 训练
action:protect|保护, 防护, 防止
action:cover|盖, 遮盖, 罩
action:remove|去除, 拆下, 清除
action:choose|选, 挑选, 选择
action:compare|比较, 对比, 区别
action:find|找, 搜索, 寻找
action:see|看, 查看, 瞧
action:give as a gift|送礼, 送人, 当礼物送
action:donate|捐, 捐赠
action:trade in|以旧换新, 折价, 回收旧的
action:waive|免除, 免费, 白送
action:pay the cost|承担费用, 谁付钱, 出钱
action:extend|延长, 延期, 推迟
action:shrink|缩水, 洗缩了, 变小
action:fade|掉色, 褪色, 染色
action:leak|漏, 漏水, 渗漏
action:smell bad|有味道, 发臭, 异味, 臭
action:rust|生锈, 氧化, 发黑
action:overheat|过热, 烧糊, 发烫
action:turn on|开机, 打开电源, 启动
action:turn off|关机, 关闭, 关掉
action:connect|连接, 配对, 连上
general:cheap|便宜, 实惠, 平价
general:cheaper|更便宜, 便宜点, 再便宜
general:cheapest|最便宜, 最低价
general:expensive|贵, 太贵, 昂贵
general:price|价格, 多少钱, 价钱, 售价
general:fee|费用, 手续费, 收费
general:euro|元, 块钱, 人民币, 钱
general:under|以下, 以内, 不超过
general:at least|至少, 以上, 起码
general:quick|快, 迅速, 快速
general:urgent|急, 着急, 尽快, 赶时间
general:slow|慢, 太慢
general:how long|多久, 多长时间, 几天
general:deadline|截止, 期限, 最晚
general:late|晚, 迟到, 延误
general:early|早, 提前, 早点
general:today (2)|今天, 今日, 当天
general:tomorrow (2)|明天, 次日, 隔天
general:day (2)|天, 日, 每天
general:working day (2)|工作日, 上班日
general:week (2)|周, 星期, 一周
general:month (2)|月, 个月, 一个月
general:year (2)|年, 一年, 每年
general:hour (2)|小时, 分钟, 钟头
general:weekend (2)|周末, 双休
general:sunday|周日, 星期天
general:saturday|周六, 星期六
general:public holiday|节假日, 公众假期, 放假
general:open|营业, 开门, 开店
general:closed|关门, 不营业, 打烊
general:need|需要, 要, 必须
general:want|想要, 想买, 希望
general:allowed|允许, 可以吗, 准许
general:not allowed|不允许, 禁止, 不准
general:possible|可以, 能不能, 是否可以
general:extra|额外, 另外, 多一个
general:both|两个都, 都要, 俩
general:other|其他, 别的, 另外的
general:similar|类似, 差不多, 相似
general:same|一样, 相同, 同款
general:wrong|错, 不对, 不是我要的
general:biggest|最大, 最大的
general:smallest|最小, 最小的
general:bigger|更大, 大一点, 大一号
general:smaller|更小, 小一点, 小一号
general:best|最好, 第一, 顶级
general:popular|热门, 爆款, 畅销, 热销
general:good|好, 不错, 很棒
general:bad|差, 烂, 不好
general:safe|安全, 放心
general:dangerous|危险, 不安全, 有害
general:healthy|健康, 养生, 有益
general:in stock|有货, 现货, 有库存
general:out of stock|没货, 缺货, 售罄
general:back in stock|补货, 重新上架, 再到货
general:discontinued|停产, 绝版, 不再生产
general:where|哪里, 在哪, 位置
general:near|附近, 离我近, 周边
general:at home|家里, 家用, 室内
general:outdoor|户外, 室外, 露天
general:abroad|国外, 海外, 境外
general:online|网上, 线上, 官网, 网店
general:shop|店里, 实体店, 门店
general:with|带, 含, 配有
general:without|不带, 不含, 没有
general:instructions|说明, 教程, 使用说明
general:tip|技巧, 小窍门, 妙招
general:review|评价, 口碑, 好评
general:accessory|配件, 周边, 附件
general:spare part|零件, 备件, 替换件
general:sample|样品, 小样, 试用装
general:gift (2)|礼物, 小礼物, 礼品
general:person|人, 个人, 位
general:family|家庭, 家人, 一家人
general:friend|朋友, 闺蜜, 哥们
general:mum|妈妈, 母亲, 老妈
general:dad|爸爸, 父亲, 老爸
general:grandma|奶奶, 外婆, 姥姥
general:wife|老婆, 女朋友, 妻子, 女友
general:brother|哥哥, 弟弟, 兄弟
general:colleague|同事, 领导, 老板
general:teacher|老师, 幼师, 教师
general:student|学生, 大学生, 中小学生
general:business|公司, 企业, 商家
general:dog|狗, 狗狗, 小狗, 汪星人
general:cat|猫, 猫咪, 小猫, 喵星人
general:pet|宠物, 毛孩子, 小动物
general:left-handed|左撇子, 左手, 左利手
general:disabled|残疾人, 轮椅, 无障碍
general:language|语言, 中文, 翻译
general:picture|图片, 照片, 图
general:why|为什么, 原因, 为啥
general:all|全部, 所有, 都
property:copper|铜, 纯铜, 紫铜
property:brass|黄铜
property:bronze|青铜
property:beech|榉木
property:birch|桦木, 白桦木
property:ash wood|白蜡木, 水曲柳
property:maple wood|枫木
property:walnut wood|胡桃木, 黑胡桃
property:cherry wood|樱桃木
property:teak|柚木, 红木, 桃花心木
property:acacia wood|相思木, 金合欢木
property:olive wood|橄榄木
property:halal|清真, 清真认证
property:kosher|犹太洁食, 洁食认证
property:no pork|不含猪肉, 无猪肉
property:soy-free|无大豆, 不含大豆
property:palm oil free|不含棕榈油, 无棕榈油
property:paraben-free|不含对羟基苯甲酸酯, 无防腐剂尼泊金酯
property:sulfate-free|无硫酸盐, 氨基酸配方, 不含sls
property:silicone-free|无硅油, 不含硅
property:aluminium-free|不含铝, 无铝盐
property:semi-dry|半干, 半甜
property:sour|酸, 酸味, 酸的
property:camouflage|迷彩, 迷彩图案
property:canvas fabric|帆布, 棉帆布
property:concrete|水泥, 混凝土, 清水混凝土风
property:alpaca|羊驼毛, 羊驼绒
property:mohair|马海毛, 安哥拉兔毛
general:monday|周一, 星期一
general:tuesday|周二, 星期二
general:wednesday|周三, 星期三
general:thursday|周四, 星期四
general:friday|周五, 星期五
general:spring season|春天, 春季, 春款
general:summer|夏天, 夏季, 夏款
general:autumn|秋天, 秋季, 秋款
general:winter|冬天, 冬季, 冬款
general:season|季节, 四季, 当季
general:morning (2)|早上, 上午, 清早
general:midday|中午, 午间, 正午
general:afternoon|下午, 午后
general:evening (2)|晚上, 下班后, 夜间
general:grandpa|爷爷, 外公, 姥爷
general:grandparents|爷爷奶奶, 外公外婆, 老人家
general:husband|老公, 男朋友, 丈夫, 男友
general:couple|情侣, 夫妻, 伴侣, 对象
general:sister|姐姐, 妹妹, 姐妹
general:siblings|兄弟姐妹, 兄妹
need:birthday|生日, 生日礼物, 过生日, 本命年
need:children's birthday party|儿童生日派对, 宝宝生日会
need:wedding|结婚, 婚礼, 新婚礼物
need:wedding guest|参加婚礼, 喝喜酒, 婚礼穿什么
need:hen party|单身派对, 婚前派对, 伴娘派对
need:engagement|订婚, 求婚, 提亲
need:wedding anniversary|结婚纪念日, 周年纪念
need:housewarming|乔迁, 新居, 搬新家礼物
need:moving house|搬家, 乔迁搬运
need:christmas|圣诞节, 圣诞礼物, 聖誕禮物
need:secret santa|交换礼物, 神秘圣诞老人
need:advent|降临节, 圣诞倒数
need:st nicholas day|圣尼古拉节
need:three kings|主显节, 三王节
need:new year's eve|跨年, 元旦, 新年, 除夕
need:easter|复活节, 复活节彩蛋
need:valentine's day|情人节, 七夕, 520, 浪漫礼物
need:mother's day|母亲节, 送妈妈
need:father's day|父亲节, 送爸爸
need:grandparents day|重阳节, 送爷爷奶奶, 孝敬老人
need:baptism|洗礼, 受洗, 满月礼
need:first communion|成人礼, 初领圣体
need:baby shower|宝宝派对, 迎婴派对, 送准妈妈
need:birth of a baby|宝宝出生, 满月, 新生儿礼物, 百日
need:first day of school|开学第一天, 上小学, 入学礼
need:back to school|开学, 新学期, 开学用品
need:starting kindergarten|上幼儿园, 入园准备, 托班
need:graduation|毕业, 毕业礼物, 升学, 高考结束
need:prom|毕业舞会, 晚会舞会
need:retirement|退休, 退休礼物, 离职送别
need:new job|新工作, 入职, 第一天上班
need:job interview|面试, 面试穿搭
need:funeral|葬礼, 悼念, 白事
need:grave|扫墓, 上坟, 清明
need:carnival|狂欢节, 化装舞会, cosplay
need:halloween|万圣节, 不给糖就捣蛋
need:oktoberfest|啤酒节, 慕尼黑啤酒节
need:garden party|花园派对, 夏日聚会
need:barbecue|烧烤, 烤肉, bbq, 撸串
need:picnic|野餐, 户外野餐
need:dinner party|请客吃饭, 家宴, 宴客
need:overnight guests|客人留宿, 来客过夜, 亲戚来住
need:buffet|自助餐, 聚餐, 多人聚会餐
need:cocktail party|鸡尾酒会, 调酒, 家庭酒吧
need:game night|桌游之夜, 聚会游戏, 家庭游戏
need:movie night|看电影, 家庭影院, 追剧
need:music festival|音乐节, 演唱会, 露天音乐
need:sleepover|在朋友家过夜, 睡衣派对
need:treasure hunt|寻宝游戏, 户外寻宝
need:hostess gift|伴手礼, 上门做客礼物, 答谢礼
need:wedding favours|喜糖, 婚礼伴手礼, 回礼
need:corporate gift|企业礼品, 商务送礼, 客户礼品, 员工福利
need:teacher gift|送老师, 教师节礼物
need:gift idea|礼物推荐, 送什么好, 不知道送啥
need:last minute gift|临时礼物, 急着送礼, 明天要送
need:gift under a small budget|便宜礼物, 小预算礼物, 百元以内礼物
need:gift for someone who has everything|什么都不缺的人, 特别的礼物, 创意礼物
need:funny gift|搞笑礼物, 恶搞礼物, 沙雕礼物
need:get well gift|探病, 看望病人, 康复礼物
need:baby|宝宝, 婴儿, 新生儿, 几个月大
need:toddler|幼儿, 两岁宝宝, 学步宝宝
need:child|孩子, 小孩, 儿童, 娃
need:schoolchild|小学生, 八岁, 学龄儿童
need:teenager|青少年, 中学生, 十几岁
need:student|大学生, 宿舍, 学生党
need:adult|成年人, 大人
need:senior|老人, 长辈, 老年人, 中老年
need:grandma|奶奶, 外婆, 姥姥
need:grandpa|爷爷, 外公, 姥爷
need:mum|妈妈, 母亲, 婆婆, 丈母娘
need:dad|爸爸, 父亲, 岳父, 公公
need:wife|老婆, 女朋友, 媳妇, 未婚妻
need:husband|老公, 男朋友, 丈夫, 未婚夫
need:woman|女士, 女人, 女生
need:man|男士, 男人, 男生
need:girl|女孩, 女儿, 侄女, 孙女
need:boy|男孩, 儿子, 侄子, 孙子
need:brother|兄弟姐妹, 哥哥, 姐姐, 弟弟妹妹
need:best friend|闺蜜, 好朋友, 兄弟, 死党
need:colleague|同事, 领导, 老板, 上司
need:neighbour|邻居, 街坊, 送邻居
need:godchild|干儿子, 干女儿, 干爹干妈
need:couple|情侣, 两个人, 夫妻, 双人
need:family|一家人, 四口之家, 带孩子的家庭
need:living alone|独居, 一个人住, 单身
need:pregnant|孕妇, 怀孕, 准妈妈, 孕期
need:breastfeeding|哺乳期, 喂奶, 吸奶, 母乳
need:twins|双胞胎, 龙凤胎
need:new parents|新手爸妈, 初为父母
need:left-handed|左撇子, 左手人
need:beginner|新手, 小白, 刚入门, 零基础
need:advanced|进阶玩家, 老手, 发烧友
need:professional|专业人士, 师傅, 工作用
need:hobbyist|手工爱好者, diy爱好者
need:allergic|过敏体质, 过敏, 易过敏
need:hay fever|花粉过敏, 花粉症, 鼻炎
need:dust mite allergy|尘螨过敏, 螨虫, 除螨
need:nickel allergy|金属过敏, 镍过敏, 戴首饰过敏
need:sensitive skin|敏感肌, 敏感皮肤, 皮肤容易泛红
need:eczema|湿疹, 皮炎, 特应性皮炎, 皮肤痒
need:gluten intolerance|麸质不耐受, 麸质过敏, 乳糜泻
need:lactose intolerance|乳糖不耐受, 喝牛奶拉肚子
need:nut allergy|坚果过敏, 花生过敏
need:vegan|纯素者, 吃纯素, 不吃动物制品
need:vegetarian|素食者, 吃素, 不吃肉
need:diabetic|糖尿病, 血糖高, 控糖
need:tall|高个子, 个子高, 一米九
need:short person|小个子, 矮个, 个子矮, 腿短
need:plus size|胖, 大码身材, 微胖, 超重
need:wide feet|脚宽, 脚胖, 宽脚
need:large feet|大脚, 脚大, 大码鞋
need:small hands|手小, 小手
need:big head|头大, 大头围
need:glasses wearer|戴眼镜, 近视眼, 眼镜党
need:contact lens wearer|戴隐形眼镜, 戴隐形
need:visually impaired|视力不好, 老花, 看不清小字
need:hard of hearing|听力不好, 耳背, 耳聋
need:wheelchair user|坐轮椅, 残疾, 行动不便
need:difficulty walking|走路不稳, 腿脚不便, 助行
need:weak hands|手没力气, 关节炎, 风湿, 握不住
need:carer|照顾老人, 护理, 看护
need:cold feet|脚冷, 脚凉, 冬天脚冰
need:cold hands|手冷, 手凉, 冻手
need:feel cold|怕冷, 畏寒, 体寒
need:sleep cold|晚上睡觉冷, 被窝冷
need:hot at night|睡觉热, 夜里出汗, 睡觉怕热
need:sweating|出汗多, 多汗, 爱出汗
need:sweaty feet|脚臭, 脚汗, 鞋臭
need:body odour|狐臭, 汗臭, 腋下异味
need:back pain|腰疼, 背痛, 腰不好, 腰椎间盘
need:neck pain|颈椎疼, 脖子酸, 肩颈痛, 落枕
need:knee pain|膝盖疼, 膝盖不好
need:wrist pain|手腕疼, 鼠标手, 腱鞘炎
need:foot pain|脚疼, 足跟痛, 站一天脚累
need:blisters|磨脚, 起水泡, 脚磨破
need:heavy legs|腿肿, 静脉曲张, 腿酸胀
need:muscle soreness|肌肉酸痛, 运动后酸痛
need:headache|头痛, 偏头痛
need:can't sleep|失眠, 睡不着, 睡眠不好
need:snoring|打呼噜, 打鼾, 呼噜声
need:wake up tired|起不来床, 早上没精神, 赖床
need:stress|压力大, 减压, 放松, 焦虑
need:dry skin|皮肤干, 干皮, 脱皮
need:cracked hands|手裂, 手干, 手皲裂
need:chapped lips|嘴唇干裂, 嘴唇起皮
need:cracked heels|脚后跟开裂, 脚茧, 老茧, 鸡眼
need:oily skin|油皮, 出油, 毛孔粗大
need:acne|痘痘, 长痘, 粉刺, 青春痘
need:wrinkles|皱纹, 抗老, 细纹, 抗衰
need:dark circles|黑眼圈, 眼袋, 眼部浮肿
need:sunburn|晒伤, 晒后修复
need:sun protection|防晒, 紫外线, 怕晒黑
need:hair loss|掉发, 脱发, 头发少, 发际线
need:dandruff|头皮屑, 头皮痒
need:dry hair|头发干枯, 毛躁, 分叉, 烫染受损
need:curly hair|卷发, 自来卷, 大波浪
need:tangled hair|头发打结, 头发缠
need:grey hair|白头发, 遮白发, 染发
need:unwanted hair|脱毛, 除毛, 腿毛
need:shaving|刮胡子, 剃须, 刮毛
need:beard|胡子, 胡须护理, 留胡子
need:bad breath|口臭, 口气清新, 嘴里有味
need:sensitive teeth|牙齿敏感, 牙龈出血, 牙疼
need:white teeth|牙黄, 美白牙齿, 牙渍
need:wound|伤口, 割伤, 擦伤, 急救
need:common cold|感冒, 流感, 流鼻涕, 咳嗽
need:fever|发烧, 量体温, 孩子发热
need:high blood pressure|高血压, 血压高, 心血管
need:upset stomach|胃不舒服, 肠胃不好, 胀气, 消化不良
need:period pain|痛经, 大姨妈, 月经, 生理期
need:menopause|更年期, 潮热
need:incontinence|漏尿, 尿失禁, 尿床
need:motion sickness|晕车, 晕船, 晕机
need:lose weight|减肥, 瘦身, 减脂, 控制热量
need:build muscle|增肌, 练肌肉, 增重
need:eat healthily|健康饮食, 吃得健康, 多吃蔬菜
need:boost immune system|增强免疫力, 补充维生素, 容易累, 抵抗力
need:quit smoking|戒烟
need:nail care|美甲, 指甲护理, 做指甲
need:make-up|化妆, 日常妆, 彩妆
need:limescale|水垢, 水碱, 水质硬
need:mould|发霉, 霉菌, 墙面发霉
need:damp|潮湿, 回南天, 湿气重, 返潮
need:dry air|空气干燥, 暖气干, 静电
need:stain|污渍, 油渍, 红酒渍
need:grease|油污, 油腻, 烧焦糊底
need:smell|异味, 臭味, 有味道
need:pet smell|宠物异味, 猫尿味, 狗味, 猫砂臭
need:kitchen smells|油烟味, 厨房油烟, 做饭味
need:smelly drain|下水道臭, 下水道堵, 马桶堵
need:leak|漏水, 滴水, 水龙头漏水
need:noise|噪音, 邻居吵, 楼上吵
need:room echoes|回音, 隔音, 房间隔音差
need:draught|漏风, 窗户漏风, 门缝进风
need:cold flat|屋里冷, 没暖气, 取暖
need:heat wave|热, 天太热, 高温天, 屋里闷热
need:cold winter|冬天冷, 零下, 寒冬
need:snow|下雪, 铲雪, 结冰路滑
need:rain|下雨, 雨天, 淋雨
need:wind|大风, 刮风, 台风
need:rust|生锈, 锈迹
need:scratches|划痕, 刮花
need:protect the floor|保护地板, 椅子划地板
need:slippery|防滑, 地滑, 浴室滑倒
need:squeaking|吱吱响, 门响, 嘎吱声
need:wobbly|摇晃, 不稳, 桌子晃
need:broken|坏了, 修理, 修补
need:glue|粘东西, 粘合, 杯子碎了想粘
need:hole in clothes|衣服破洞, 补衣服, 裤子破了
need:moths|衣服虫蛀, 防虫, 蛀虫
need:pantry moths|米虫, 面粉生虫, 粮食生虫
need:mosquitoes|蚊子, 防蚊, 蚊虫叮咬, 驱蚊
need:flies|苍蝇, 果蝇, 小飞虫
need:ants|蚂蚁, 蟑螂, 小强
need:mice|老鼠, 灭鼠, 家里有老鼠
need:pigeons|鸽子, 阳台鸟屎, 驱鸟
need:ticks|蜱虫, 跳蚤, 被虫咬
need:slugs|蜗牛, 鼻涕虫
need:aphids|蚜虫, 红蜘蛛, 植物病虫害, 小黑飞
need:weeds|杂草, 除草
need:moss in lawn|草坪秃, 青苔, 草枯黄
need:plants die|植物养不活, 忘浇水, 养死花
need:dust|灰尘, 除尘, 落灰
need:pet hair|宠物毛, 猫毛, 狗毛, 粘毛
need:crumbs|食物碎屑, 吃饭弄一桌, 撒饭
need:dirty windows|擦窗, 玻璃脏, 擦玻璃
need:cleaning|打扫卫生, 大扫除, 做家务
need:mopping|拖地, 擦地
need:vacuuming|吸尘, 吸地, 吸地毯
need:doing laundry|洗衣服, 洗衣
need:drying laundry|晾衣服, 烘衣服, 衣服晒不干
need:ironing|熨衣服, 烫衬衫, 衣服皱
need:shrunk in the wash|洗缩水, 掉色, 起球
need:shoes dirty|鞋脏, 擦鞋, 洗小白鞋, 皮具护理
need:wet shoes|鞋湿, 烘鞋, 鞋子进水
need:fire|火灾, 消防, 烟雾, 一氧化碳
need:burglary|防盗, 入室盗窃, 家里安全, 小偷
need:power cut|停电, 没电, 应急
need:hang a picture|挂画, 挂照片, 挂镜子
need:no drilling|免打孔, 不打孔, 租房不能打洞
need:drill a hole|打孔, 钻墙, 打洞, 上膨胀螺丝
need:put up a shelf|装置物架, 装搁板, 挂电视
need:assemble furniture|组装家具, 装柜子, 拼装
need:paint a wall|刷墙, 墙面翻新, 刷乳胶漆
need:paint wood|刷木漆, 家具翻新, 木头上色
need:wallpapering|贴壁纸, 贴墙纸
need:lay flooring|铺地板, 换地板, 贴地板
need:tiling|贴瓷砖, 美缝, 浴室翻新
need:fill holes|补墙, 墙面裂缝, 补洞
need:sealing|密封, 填缝, 打胶, 浴缸打胶
need:sawing|锯木头, 锯, 切割木板
need:sanding|打磨, 砂光, 抛光木头
need:woodworking|木工, 做家具, 木作
need:welding|焊接, 电焊, 锡焊
need:electrical work|电工, 换插座, 接线, 装灯
need:plumbing|水管, 换水龙头, 接洗衣机, 水电
need:measure|测量, 量尺寸, 画直线
need:work at height|登高, 够天花板, 换灯泡
need:heavy lifting|搬重物, 抬重东西
need:transport in the car|车载运输, 固定货物, 车顶运货
need:protect hands at work|劳保, 手部防护, 安全防护, 工地防护
need:construction site|装修, 工地, 翻新, 施工
need:shed|车库收纳, 工具间, 工具收纳
need:insulate|隔热, 保温层, 省暖气费
need:save electricity|省电, 电费高, 节电
need:save water|节水, 省水
need:low light|光线暗, 灯不够亮, 房间暗
need:dazzling light|刺眼, 光太强, 反光刺眼
need:darken bedroom|遮光, 卧室遮光, 白天睡觉
need:privacy|隐私, 防偷窥, 遮挡视线
need:mood lighting|氛围灯, 温馨灯光, 浪漫气氛
need:reading in bed|床上看书, 夜读, 阅读灯光
need:reading|读书, 爱看书, 书虫
need:small flat|小户型, 小房间, 出租屋, 空间小
need:small kitchen|小厨房, 厨房小, 台面小
need:small bathroom|小卫生间, 浴室小
need:tidy up|收纳, 整理, 家里乱
need:wardrobe full|衣柜满了, 衣服收纳, 挂衣服
need:store shoes|鞋收纳, 鞋太多, 鞋子没地方放
need:hallway|玄关, 门口放钥匙, 进门收纳
need:cable clutter|电线乱, 理线, 线缠一起
need:cooking|做饭, 下厨, 烧菜
need:gift for a cook|送爱做饭的人, 美食爱好者, 吃货
need:frying|煎, 煎牛排, 煎蛋
need:food sticks|粘锅, 糊底, 炒菜粘
need:deep frying|油炸, 炸薯条, 酥脆
need:soup|煲汤, 炖汤, 熬粥
need:pasta|煮面, 意面, 做面条
need:rice|煮饭, 米饭, 做寿司
need:baking|烘焙, 做蛋糕, 烤饼干
need:bake bread|做面包, 烤面包, 欧包
need:pizza at home|在家做披萨
need:decorate a cake|裱花, 装饰蛋糕, 做生日蛋糕
need:knead dough|揉面, 和面, 打发奶油
need:chop|切菜, 切片, 切丁
need:blunt knife|刀钝, 磨刀, 刀不快
need:smoothie|打奶昔, 果昔, 打碎冰
need:juice|榨汁, 鲜榨果汁, 榨橙汁
need:coffee|喝咖啡, 做咖啡, 拿铁
need:grind|磨咖啡, 磨豆, 磨香料
need:brew tea|泡茶, 喝茶, 功夫茶
need:milk foam|打奶泡, 拉花, 奶泡
need:brew beer|自酿, 酿啤酒, 酿酒
need:wine drinker|爱喝红酒, 开红酒, 存红酒
need:sparkling water|气泡水, 苏打水, 打气泡
need:clean drinking water|净水, 过滤自来水, 喝干净水
need:drink more water|多喝水, 喝水提醒, 补水
need:keep food hot|饭菜保温, 保温带饭, 热饮保温
need:keep cold|保冷, 冰镇, 带冷饮
need:keep food fresh|食物保鲜, 剩菜保存, 防浪费
need:freezing food|冷冻食物, 备餐, 分装冷冻
need:preserve|做果酱, 腌菜, 泡菜, 罐头腌制
need:lunch at work|带饭, 上班午餐, 便当
need:breakfast|早餐, 早午餐, 早饭
need:quick meal|快手菜, 没时间做饭, 懒人做饭
need:snack|零食, 嘴馋, 解馋, 甜食
need:fondue|火锅, 芝士火锅, 涮肉
need:induction hob|电磁炉做饭, 新换电磁炉
need:gas stove|煤气灶, 燃气灶做饭, 明火
need:hiking|徒步, 爬山, 登山
need:camping|露营, 野营, 搭帐篷
need:camper van|房车, 房车旅行, 自驾露营
need:trekking ultralight|轻量化徒步, 长线徒步, 重装徒步
need:via ferrata|攀岩, 抱石, 攀登
need:running|跑步, 慢跑, 马拉松
need:trail running|越野跑, 山地跑
need:walking the city|逛街, 城市漫步, 暴走
need:cycling|骑车, 骑行, 骑自行车
need:mountain biking|山地骑行, 速降, 山地车运动
need:bike tour|骑行旅行, 长途骑行
need:e-bike|电动自行车, 骑电动车
need:commute|通勤, 上下班, 骑车上班
need:flat tyre|爆胎, 车胎没气, 补胎
need:bike theft|自行车被偷, 锁车, 防偷车
need:be seen in traffic|夜骑, 夜间可见, 骑车反光
need:transport children by bike|骑车带娃, 自行车带孩子
need:learn to ride a bike|学骑车, 第一辆自行车
need:swimming|游泳, 泳池, 去游泳
need:learn to swim|学游泳, 孩子学游泳
need:open water swimming|冬泳, 公开水域游泳
need:beach|海边, 沙滩, 海边度假
need:snorkelling|浮潜, 潜水
need:kayaking|皮划艇, 划船, 桨板
need:sailing|帆船, 游艇, 出海
need:surfing|冲浪, 风帆
need:fishing|钓鱼, 垂钓, 路亚
need:hunting|打猎, 射箭, 狩猎
need:birdwatching|观鸟, 看星星, 观察动物
need:skiing|滑雪, 雪场, 单板滑雪
need:cross-country skiing|越野滑雪, 雪地徒步
need:sledging|玩雪, 滑雪橇
need:ice skating|滑冰, 轮滑, 滑板
need:gym|健身房, 撸铁, 健身
need:home workout|居家健身, 在家锻炼
need:yoga|瑜伽, 普拉提, 拉伸, 冥想
need:football|踢足球, 足球训练
need:tennis|打网球, 打羽毛球, 壁球
need:table tennis|打乒乓球
need:basketball|打篮球, 打排球
need:golf|打高尔夫
need:horse riding|骑马, 马术
need:boxing|拳击, 武术, 散打, 防身
need:dance|跳舞, 舞蹈, 芭蕾, 广场舞
need:rehabilitation|康复, 理疗, 术后恢复
need:massage|按摩, 推拿, 放松肌肉
need:wellness|泡澡, 桑拿, spa, 泡脚
need:photography|摄影, 拍照, 拍片
need:filming|拍视频, 短视频, vlog
need:podcast|录播客, 录音, 直播
need:make music|学乐器, 弹琴, 学吉他
need:listen to music|听音乐, 听歌, 音乐发烧
need:gaming|打游戏, 电竞, 玩游戏
need:drawing|画画, 素描, 速写
need:painting art|绘画, 水彩, 油画
need:crafts|手工, 亲子手工, diy
need:knitting|织毛衣, 编织, 钩针
need:sewing|缝纫, 做衣服, 拼布
need:embroidery|刺绣, 十字绣, 编绳
need:pottery|陶艺, 捏泥, 做陶
need:make candles|做蜡烛, 做手工皂
need:calligraphy|书法, 练字, 手帐, 手账
need:puzzling|拼图, 益智游戏
need:model building|做模型, 手办收藏, 拼模型, 火车模型
need:learn|学习, 备考, 复习, 考研
need:experiment|科学实验, 小实验, 科普
need:keep child busy|哄娃, 孩子无聊, 室内玩
need:outdoor play|户外玩耍, 院子里玩
need:water play|玩水, 戏水, 夏天玩水
need:work from home|居家办公, 在家上班, 远程办公
need:sit all day|久坐, 坐办公室, 上班族
need:video call|视频会议, 网课, 开视频
need:phone calls|打电话, 免提, 开车接电话
need:presentation|演讲, 汇报, 会议室, 做ppt展示
need:organise appointments|日程安排, 计划, 备忘, 待办
need:file documents|整理文件, 档案归类, 资料收纳
need:print|打印, 家用打印, 打印照片, 打印作业
need:write|写字, 记笔记, 写信
need:send a parcel|寄快递, 打包发货, 卖闲置寄件
need:wrap a present|包礼物, 礼物打包
need:decorate|装饰, 布置家里, 软装, 客厅布置
need:furnish children's room|布置儿童房, 婴儿房
need:sleep|睡觉, 睡得好, 改善睡眠
need:side sleeper|侧睡, 侧卧
need:back sleeper|仰睡, 趴着睡
need:nap|午睡, 小憩, 车上睡觉, 飞机上睡觉
need:travel|旅行, 旅游, 出游, 度假
need:flight|坐飞机, 飞行, 机场
need:hand luggage|随身行李, 登机, 手提行李
need:luggage too heavy|行李超重, 称行李
need:travel abroad|出国, 国外插座, 出境游
need:pickpockets|防偷, 防扒手, 防小偷
need:lost luggage|找东西, 丢三落四, 找钥匙, 行李丢失
need:long car journey|自驾游, 长途开车, 带娃坐车
need:cruise|邮轮, 坐船, 轮渡
need:tropics|热带, 雨林, 东南亚旅行
need:business trip|出差, 商务旅行, 住酒店
need:outdoors|户外, 室外用, 放室外
need:balcony|阳台, 小阳台, 露台
need:terrace|露台, 庭院, 天台
need:garden|花园, 院子, 园艺
need:grow vegetables|种菜, 阳台种菜, 种香草
need:plant flowers|种花, 养花, 种球根
need:water the garden|浇园子, 浇地, 草坪浇水
need:watering plants on holiday|出门没人浇花, 旅行浇花, 自动浇水
need:mow the lawn|割草, 修草坪, 剪草
need:cut hedge|修剪绿篱, 剪树枝, 修枝
need:leaves|扫落叶, 落叶
need:compost|堆肥, 厨余堆肥
need:chop firewood|劈柴, 壁炉, 烧柴取暖
need:campfire|篝火, 生火, 营火
need:pool care|泳池清洁, 泳池水绿
need:pond|鱼池, 锦鲤池, 池塘藻类
need:feed birds|喂鸟, 喂野鸟
need:dog|养狗, 狗狗, 遛狗
need:puppy|幼犬, 新养小狗, 训练狗上厕所
need:cat|养猫, 猫咪, 室内猫
need:cat scratches furniture|猫抓沙发, 猫抓家具
need:dog pulls|狗爆冲, 狗叫, 训狗
need:pet left alone|宠物独自在家, 狗分离焦虑, 猫胆小
need:transport a pet|带宠物出行, 带猫看医生, 狗坐车
need:pet digestion|宠物肠胃敏感, 猫挑食, 软便
need:pet grooming|宠物掉毛, 给狗洗澡, 梳毛
need:aquarium|养鱼, 鱼缸
need:rabbit|养兔子, 养仓鼠, 豚鼠
need:baby cries at night|宝宝夜哭, 宝宝不睡觉, 哄睡
need:teething|长牙, 出牙期
need:baby food|辅食, 宝宝吃饭, 加辅食
need:bottle feeding|奶瓶喂养, 冲奶粉
need:change diapers|换尿布, 红屁屁, 尿布疹
need:potty training|如厕训练, 戒尿布
need:childproof|儿童防护, 宝宝会爬了, 家里防撞
need:baby on the go|带娃出门, 遛娃, 抱娃
need:bath time|宝宝洗澡, 给孩子洗头
need:travel with child in car|孩子坐车, 儿童安全座椅年龄
need:afraid of the dark|怕黑, 孩子怕黑, 夜里害怕
need:child carries heavy school bag|书包太重, 护脊书包
need:fine motor skills|早教, 精细动作, 蒙氏, 启蒙
need:car|开车, 汽车, 车主, 有车一族
need:wash the car|洗车, 汽车清洁, 车内清洁
need:car won't start|车打不着火, 电瓶亏电, 搭电
need:car breakdown|汽车抛锚, 道路救援, 车祸应急
need:icy windscreen|车窗结冰, 除霜, 刮冰
need:park the car|停车, 倒车, 车位
need:motorcycle|摩托车, 骑摩托, 机车
need:navigate|导航, 认路, 找方向
need:weak battery|手机没电, 电池不耐用, 电量低
need:charge|充电, 出门充电, 多设备充电
need:slow wifi|wifi慢, 信号差, 网速慢
need:slow computer|电脑慢, 内存不够, 手机存储满
need:backup|备份, 存数据, 存照片
need:dropped phone|手机摔了, 碎屏, 保护手机
need:connect devices|接口不匹配, 连电视, 转接
need:not enough sockets|插座不够, 插排不够
need:smart home|智能家居, 手机控制家电, 语音控制
need:watch tv|看电视, 电视声音小, 看剧
need:monitor house remotely|远程监控, 看家, 看孩子, 门口监控
need:track steps|计步, 测心率, 睡眠监测
need:simple phone|老人机, 给老人用的手机, 操作简单
need:wet room|浴室用, 潮湿环境, 淋浴间
need:under water|水下, 潜水用, 泡水
need:basement|地下室, 阁楼, 储藏室
need:stairs|楼梯, 台阶
need:office|办公室, 公司用
need:restaurant|餐厅, 咖啡店, 餐饮店, 酒吧用品
need:school class|班级, 社团, 团体订购
need:summer|夏天, 炎热, 三伏天
need:spring and autumn|春秋, 换季, 早晚凉
need:all year round|四季, 全年, 一年四季
need:mud|泥地, 泥泞, 下雨泥路
need:clothes for office|上班穿, 职业装, 通勤穿搭, 商务休闲
need:evening event|晚宴, 年会, 晚会, 隆重场合
need:everyday|日常, 平时用, 每天用
need:comfy at home|居家, 在家穿, 宅家, 躺平
need:too tight|太紧, 勒, 不合身
need:too big (2)|太大, 太松, 往下掉
need:scratchy|扎人, 标签扎, 衣服痒
need:see-through|透, 走光, 透视
need:hide tummy|遮肚子, 显瘦, 遮肉
need:large bust|大胸, 胸大, 支撑胸部
need:easy to clean|好清洁, 易打理, 不费事
need:lasts long|耐用, 用得久, 经用
need:light to carry|轻便, 好携带, 不重
need:safe for kids|儿童安全, 孩子用放心, 宝宝安全
need:quiet|静音, 没声音, 安静
need:eco-friendly|环保, 可持续, 低碳
need:plastic-free|零塑料, 少塑料, 零浪费
need:fairly made|良心企业, 公平生产, 无童工
need:local|本地产, 国产, 当地制造
need:handmade|手工制作, 匠人, 手作
need:animal-free|零残忍, 不含动物成分, 无动物实验
need:natural|天然, 无化学, 纯天然成分
need:cheap|便宜, 平价, 预算低, 白菜价
need:high-end|高端, 奢华, 高档, 有面子
need:easy to use|简单好用, 容易操作, 傻瓜式
need:comfortable|舒适, 舒服, 穿一天不累
need:space-saving|省空间, 不占地, 小巧
need:foldable for storage|可折叠收纳, 折起来放, 旅行折叠
need:fast|快, 省时间, 赶时间
need:multi-purpose|多功能, 多用途, 一物多用
need:unbreakable|耐摔, 摔不坏, 防碎
need:withstand heat|耐高温, 隔热, 放热锅
need:goes in the dishwasher|可进洗碗机, 洗碗机洗
need:wash the dishes|洗碗, 手洗碗, 刷碗
need:adjustable|可调节, 多人用, 成长型
need:reusable|可重复使用, 可替换芯, 不用一次性
need:disposable|一次性, 用完就扔, 不想洗碗
need:repairable|可维修, 有配件, 能换零件
need:personalised|定制, 刻字, 带名字
need:beautiful|好看, 高颜值, 设计感, 时髦
need:vintage|复古, 怀旧, 中古风
need:second-hand|二手, 翻新, 官翻
need:hygienic|卫生, 杀菌, 消毒, 除菌
need:non-toxic cookware|健康锅具, 无涂层, 不含有害物质
need:cordless|无线, 不用插电, 没插座, 电池款
need:keep dry|保持干燥, 防潮, 不能沾水
need:keep warm in winter outdoors|冬天户外保暖, 厚外套, 御寒
need:not too sweet|不太甜, 低糖, 少糖
need:spicy|爱吃辣, 辣味, 无辣不欢
need:high protein|高蛋白, 补充蛋白质
need:low carb|低碳水, 生酮, 控碳
need:alcohol-free|无酒精, 不喝酒, 戒酒
need:halal|清真, 不吃猪肉
need:decaf|低因, 不含咖啡因, 晚上喝咖啡
need:strong taste|味道浓, 浓咖啡, 不苦
need:emergency supplies|应急物资, 囤货, 防灾
need:night walk|夜路, 晚上照明, 帐篷照明
need:dance all night|跳一晚, 不累脚高跟鞋
need:matching outfit|情侣装, 搭配, 亲子装
need:keep valuables safe|贵重物品保管, 藏钱, 防盗存放
need:save money|存钱, 攒钱, 零花钱, 红包
need:time something|计时, 定时, 倒计时
need:weigh|称重, 量分量, 配料称量
need:dog-proof furniture|养宠家庭沙发, 耐抓耐脏沙发
need:first apartment|第一套房, 租房布置, 新家置办
thing:sofa|沙发, 布艺沙发, 双人沙发, 梳化
thing:sofa bed|沙发床, 折叠沙发床
thing:corner sofa|转角沙发, l型沙发, 贵妃沙发
thing:armchair|单人沙发, 扶手椅, 休闲椅
thing:recliner|躺椅, 懒人沙发椅, 功能沙发
thing:rocking chair|摇椅, 摇摇椅
thing:chair|椅子, 餐椅, 靠背椅
thing:stool|凳子, 吧台椅, 高脚凳
thing:bench|长凳, 换鞋凳, 床尾凳
thing:footstool|脚凳, 脚踏, 沙发墩
thing:beanbag|豆袋, 懒人沙发
thing:desk|书桌, 写字台, 电脑桌, 办公桌
thing:standing desk|升降桌, 电动升降桌, 站立办公桌
thing:office chair|办公椅, 电脑椅, 转椅, 人体工学椅
thing:gaming chair|电竞椅, 游戏椅
thing:chair castors|椅子轮子, 万向轮, 家具轮子
thing:dining table|餐桌, 饭桌, 桌子
thing:extendable table|伸缩餐桌, 折叠餐桌
thing:coffee table|茶几, 咖啡桌
thing:side table|边几, 小圆几, 沙发边桌
thing:bedside table|床头柜, 床边柜
thing:console table|玄关桌, 玄关台
thing:folding table|折叠桌
thing:folding chair|折叠椅
thing:wardrobe|衣柜, 大衣柜, 衣橱
thing:chest of drawers|斗柜, 五斗柜, 抽屉柜
thing:drawer|抽屉
thing:sideboard|餐边柜, 边柜
thing:bookcase|书架, 书柜, 置物架
thing:wall shelf|墙上置物架, 隔板, 搁板
thing:shelf bracket|层板托, 三角支架, 托架
thing:display cabinet|展示柜, 玻璃柜, 手办柜
thing:tv stand|电视柜
thing:shoe rack|鞋柜, 鞋架
thing:coat rack|衣帽架, 挂衣架, 衣架落地
thing:clothes hanger|衣架, 晾衣架, 衣撑
thing:clothes rail|挂衣杆, 落地晾衣架, 衣杆
thing:bed|床, 双人床, 床架, 单人床
thing:box spring|箱式床, 高箱床
thing:bunk bed|上下床, 高低床, 双层床, 架子床
thing:guest bed|折叠床, 午休床, 行军床
thing:air bed|充气床, 气垫床, 充气床垫
thing:headboard|床头, 床头靠背, 软包床头
thing:slatted base|排骨架, 床板
thing:mattress|床垫, 席梦思, 乳胶床垫, 弹簧床垫
thing:mattress topper|薄床垫, 床褥, 软垫褥子
thing:mattress protector|床笠, 床垫保护套, 防水床罩
thing:crib|婴儿床, 宝宝床, 拼接床
thing:high chair|儿童餐椅, 宝宝餐椅
thing:changing table|尿布台, 换尿布台, 护理台
thing:room divider|屏风, 隔断
thing:sofa cover|沙发套, 沙发罩, 沙发垫
thing:chair cushion|椅垫, 坐垫
thing:felt pads|桌椅脚垫, 毛毡垫, 家具脚垫
thing:furniture leg|桌腿, 家具腿, 桌脚
thing:table top|桌面板, 台面, 桌板
thing:handle|拉手, 把手, 柜门拉手
thing:hinge|铰链, 合页
thing:drawer runner|抽屉滑轨, 导轨
thing:lamp|灯, 灯具, 灯饰
thing:ceiling light|吸顶灯, 顶灯, 筒灯
thing:pendant light|吊灯, 水晶灯, 餐厅吊灯
thing:floor lamp|落地灯
thing:table lamp|台灯, 床头灯
thing:desk lamp|护眼灯, 阅读灯, 学习灯
thing:wall light|壁灯
thing:spotlight|射灯, 轨道灯
thing:night light|小夜灯, 夜灯
thing:light bulb|灯泡, led灯泡, 电灯泡
thing:led strip|灯带, led灯条
thing:fairy lights|彩灯, 串灯, 星星灯
thing:lampshade|灯罩
thing:lamp holder|灯座, 灯头
thing:outdoor light|户外灯, 庭院灯, 路灯
thing:solar light|太阳能灯
thing:floodlight|投光灯, 感应灯, 泛光灯
thing:torch|手电筒, 手电, 强光手电
thing:headlamp|头灯, 头戴灯
thing:lantern|马灯, 提灯, 营地灯
thing:dimmer|调光器, 调光开关
thing:motion sensor|人体感应器, 运动传感器
thing:sunrise alarm clock|日出唤醒灯, 唤醒闹钟, 光疗灯
thing:duvet|被子, 棉被, 羽绒被, 夏凉被
thing:duvet cover|被套, 被罩
thing:bed linen|四件套, 床上用品, 床品套件, 寢具
thing:sheet|床单, 床笠款床单
thing:pillow|枕头, 枕芯
thing:neck pillow|护颈枕, 乳胶枕, 记忆枕, 颈椎枕
thing:body pillow|抱枕长条, 孕妇枕, 哺乳枕, 侧睡枕
thing:travel pillow|u型枕, 旅行枕, 飞机枕
thing:pillowcase|枕套
thing:cushion|抱枕, 靠枕, 靠垫
thing:cushion cover|抱枕套, 靠垫套
thing:blanket|毯子, 毛毯, 盖毯, 空调毯
thing:bedspread|床盖, 床罩, 绗缝被
thing:weighted blanket|重力被, 加重毯
thing:electric blanket|电热毯, 电褥子
thing:hot water bottle|热水袋, 暖水袋, 暖宝宝
thing:baby sleeping bag|婴儿睡袋, 防踢被
thing:towel|毛巾, 浴巾, 面巾
thing:washcloth|洗脸巾, 方巾, 小毛巾
thing:beach towel|沙滩巾, 泳巾
thing:bathrobe|浴袍, 睡袍, 浴衣
thing:tea towel|擦碗布, 茶巾, 厨房抹布
thing:tablecloth|桌布, 餐桌布, 台布
thing:placemat|餐垫
thing:table runner|桌旗
thing:napkin|餐巾, 餐巾纸, 布餐巾
thing:coaster|杯垫
thing:trivet|隔热垫, 锅垫
thing:apron|围裙
thing:oven glove|隔热手套, 烤箱手套
thing:curtain|窗帘, 帘子
thing:blackout curtain|遮光窗帘, 全遮光帘
thing:net curtain|纱帘, 窗纱
thing:curtain rod|窗帘杆, 罗马杆, 窗帘轨道
thing:blind|百叶帘, 卷帘, 罗马帘
thing:roller shutter|卷帘门, 卷闸窗
thing:insect screen|纱窗, 防蚊纱窗, 蚊帐
thing:rug|地毯, 客厅地毯
thing:carpet runner|走廊地毯, 长条地毯
thing:rug pad|防滑垫, 地毯防滑底垫
thing:doormat|门垫, 入户地垫, 脚垫
thing:sheepskin|羊皮垫, 羊毛毯垫
thing:vase|花瓶
thing:candle|蜡烛, 茶蜡, 长蜡烛
thing:scented candle|香薰蜡烛, 香氛蜡烛
thing:candle holder|烛台
thing:room fragrance|藤条香薰, 室内香氛, 空气清新剂
thing:aroma diffuser|香薰机, 扩香机
thing:essential oil|精油, 香薰精油
thing:incense|线香, 香, 檀香
thing:picture frame|相框, 画框, 照片框
thing:poster|海报, 装饰画, 挂画
thing:canvas print|帆布画, 无框画
thing:mirror|镜子, 穿衣镜, 全身镜
thing:clock|挂钟, 钟表, 时钟
thing:alarm clock|闹钟
thing:wall sticker|墙贴, 贴纸墙面
thing:artificial plant|仿真植物, 假花, 仿真花
thing:dried flowers|干花, 永生花, 芦苇
thing:bouquet|鲜花, 花束, 捧花
thing:wreath|花环, 圣诞花环
thing:christmas tree|圣诞树
thing:christmas bauble|圣诞球, 圣诞挂饰
thing:advent calendar|降临节日历, 圣诞倒数日历
thing:figurine|摆件, 雕像, 雕塑
thing:piggy bank|存钱罐, 储蓄罐
thing:storage box|收纳箱, 收纳盒, 整理箱, 储物箱
thing:basket|收纳筐, 藤篮, 篮子
thing:drawer organiser|抽屉分隔, 分隔盒, 餐具收纳盘
thing:vacuum storage bag|真空压缩袋, 收纳压缩袋
thing:underbed storage|床底收纳箱
thing:garment bag|防尘罩, 西装袋, 衣物防尘袋
thing:hook|挂钩, 粘钩, 无痕挂钩
thing:pegboard|洞洞板
thing:heavy-duty shelving|仓储货架, 重型货架, 储物架
thing:trunk|储物箱凳, 木箱, 大箱子
thing:toy box|玩具收纳箱, 玩具箱
thing:key rack|钥匙挂架, 钥匙盒
thing:keyring|钥匙扣, 钥匙链
thing:home safe|保险箱, 保险柜, 钱箱
thing:letterbox|信箱, 邮箱盒, 信报箱
thing:umbrella stand|雨伞架, 伞桶
thing:magazine rack|报刊架, 杂志架
thing:wastepaper basket|垃圾桶, 纸篓, 废纸篓
thing:pedal bin|脚踏垃圾桶, 感应垃圾桶
thing:bin bag|垃圾袋
thing:washbasin|洗手盆, 面盆, 洗脸盆, 台盆
thing:tap|水龙头, 面盆龙头
thing:tap aerator|起泡器, 节水器
thing:shower|花洒套装, 淋浴器, 淋浴花洒
thing:shower head|花洒, 手持花洒, 喷头
thing:shower hose|淋浴软管, 花洒软管
thing:shower curtain|浴帘
thing:shower screen|淋浴房, 淋浴隔断, 浴室玻璃门
thing:bathtub|浴缸, 泡澡桶
thing:toilet|马桶, 坐便器, 智能马桶
thing:toilet seat|马桶盖, 马桶圈, 坐便盖
thing:toilet brush|马桶刷
thing:toilet paper holder|纸巾架, 卷纸架, 厕纸盒
thing:toilet paper|卫生纸, 卷纸, 厕纸
thing:bath mat|浴室地垫, 防滑地垫
thing:towel rail|毛巾架, 毛巾杆, 浴巾架
thing:heated towel rail|电热毛巾架
thing:toothbrush holder|牙刷架, 漱口杯, 牙杯
thing:bathroom cabinet|浴室柜, 镜柜, 药箱柜
thing:bathroom scale|体重秤, 体脂秤, 电子秤
thing:shower caddy|浴室置物架, 三角架
thing:grab rail|扶手, 浴室扶手, 安全扶手
thing:shower stool|洗澡凳, 淋浴凳
thing:broom|扫把, 扫帚
thing:dustpan|簸箕, 扫把簸箕套装
thing:mop|拖把, 平板拖把, 旋转拖把
thing:bucket|水桶, 桶
thing:cleaning cloth|抹布, 清洁布, 超细纤维布
thing:sponge|海绵, 百洁布, 钢丝球
thing:dish brush|洗碗刷, 洗锅刷
thing:feather duster|鸡毛掸子, 除尘掸
thing:window squeegee|玻璃刮, 擦窗器, 刮水器
thing:rubber gloves|橡胶手套, 洗碗手套, 家务手套
thing:all-purpose cleaner|多功能清洁剂, 清洁剂, 去污剂
thing:bathroom cleaner|浴室清洁剂, 洁厕灵, 马桶清洁剂
thing:descaler|除垢剂, 水垢清洁剂, 柠檬酸
thing:glass cleaner|玻璃水清洁, 玻璃清洁剂
thing:washing-up liquid|洗洁精, 洗碗液
thing:dishwasher tablets|洗碗块, 洗碗机专用洗涤剂, 洗碗粉
thing:laundry detergent|洗衣液, 洗衣粉, 洗衣凝珠
thing:fabric softener|柔顺剂, 衣物柔软剂
thing:stain remover|去渍剂, 去渍笔, 衣物去污
thing:soap|肥皂, 香皂, 洗手液
thing:kitchen roll|厨房纸, 厨房用纸
thing:tissues|纸巾, 抽纸, 面巾纸, 手帕纸
thing:wet wipes|湿巾, 消毒湿巾
thing:vacuum cleaner|吸尘器, 吸塵機
thing:cordless vacuum|无线吸尘器, 手持吸尘器
thing:robot vacuum|扫地机器人, 扫拖机器人, 扫地机
thing:vacuum cleaner bag|吸尘袋, 集尘袋, 尘袋
thing:steam cleaner|蒸汽拖把, 蒸汽清洁机
thing:pressure washer|高压洗车机, 高压清洗机
thing:carpet cleaner|布艺清洗机, 地毯清洗机
thing:lint roller|粘毛器, 粘毛滚筒, 除毛刷
thing:fabric shaver|去球器, 毛球修剪器
thing:laundry basket|脏衣篮, 脏衣篓, 洗衣篮
thing:drying rack|晾衣架, 晾晒架, 落地晒衣架
thing:clothesline|晾衣绳, 晒衣绳
thing:clothes peg|晾衣夹, 衣夹, 夹子
thing:ironing board|烫衣板, 熨衣板
thing:ironing board cover|熨衣板套
thing:iron|熨斗, 蒸汽熨斗, 电熨斗
thing:steam generator iron|蒸汽熨烫站, 增压熨斗
thing:garment steamer|挂烫机, 手持挂烫机
thing:laundry bag|洗衣袋, 护洗袋
thing:moth trap|樟脑丸, 防虫片, 防蛀, 樟木条
thing:washing machine|洗衣机, 滚筒洗衣机, 波轮洗衣机
thing:tumble dryer|烘干机, 干衣机
thing:washer dryer|洗烘一体机
thing:dishwasher|洗碗机
thing:fridge|冰箱, 双开门冰箱, 電冰箱
thing:mini fridge|迷你冰箱, 小冰箱
thing:freezer|冰柜, 冷柜
thing:wine cooler|红酒柜, 恒温酒柜
thing:oven|烤箱, 嵌入式烤箱, 电烤箱
thing:cooker|集成灶, 灶台
thing:hob|燃气灶, 电磁炉, 电陶炉, 煤气灶
thing:extractor hood|抽油烟机, 油烟机
thing:microwave|微波炉
thing:coffee machine|咖啡机, 滴滤咖啡机
thing:espresso machine|意式咖啡机, 半自动咖啡机, 全自动咖啡机
thing:capsule machine|胶囊咖啡机
thing:coffee capsule|咖啡胶囊
thing:moka pot|摩卡壶
thing:french press|法压壶
thing:pour-over dripper|手冲滤杯, 手冲壶, 滤杯
thing:coffee filter paper|咖啡滤纸
thing:coffee grinder|磨豆机, 咖啡研磨机
thing:milk frother|奶泡机, 打奶泡器
thing:tamper|压粉锤, 布粉器, 咖啡手柄
thing:kettle|电热水壶, 烧水壶, 热水壶
thing:toaster|烤面包机, 多士炉, 吐司机
thing:sandwich maker|三明治机, 早餐机
thing:waffle iron|华夫饼机
thing:air fryer|空气炸锅, 氣炸鍋
thing:deep fryer|油炸锅, 电炸锅
thing:blender|破壁机, 料理机, 搅拌机, 果汁杯
thing:hand blender|手持料理棒, 料理棒
thing:hand mixer|电动打蛋器, 打蛋机
thing:stand mixer|厨师机, 和面机
thing:food processor|绞肉机, 食物处理器, 切碎机
thing:cooking robot|炒菜机器人, 多功能料理锅
thing:juicer|榨汁机, 原汁机, 柠檬榨汁器
thing:soda maker|气泡水机
thing:CO2 cylinder|二氧化碳气瓶, 气泡水气弹
thing:water filter|净水器, 滤水壶, 净水壶, 滤芯
thing:slow cooker|慢炖锅, 电炖锅
thing:pressure cooker|高压锅, 电压力锅, 压力锅
thing:bread maker|面包机
thing:ice cream maker|冰淇淋机, 雪糕机
thing:ice cube maker|制冰机, 冰格, 冰块模具
thing:yogurt maker|酸奶机
thing:raclette grill|芝士烤炉, 电烤盘
thing:fondue set|芝士火锅, 火锅锅具
thing:food dehydrator|食物烘干机, 果干机
thing:vacuum sealer|真空封口机, 抽真空机
thing:sous vide cooker|低温慢煮机, 低温料理机
thing:pasta machine|面条机, 压面机
thing:kitchen scale|厨房秤, 食物秤
thing:food thermometer|食物温度计, 探针温度计
thing:kitchen timer|厨房计时器, 煮蛋计时
thing:egg cooker|煮蛋器, 蒸蛋器
thing:pan|平底锅, 煎锅, 炒锅
thing:cast iron pan|铸铁锅, 铁锅, 铸铁煎锅
thing:wok|炒锅, 中式炒锅
thing:grill pan|牛排煎锅, 条纹煎锅
thing:crepe pan|可丽饼锅, 煎饼锅
thing:pot|锅, 汤锅, 奶锅, 炖锅
thing:casserole dish|珐琅锅, 砂锅, 铸铁炖锅
thing:cookware set|锅具套装, 全套锅具
thing:pan lid|锅盖, 防溅盖, 玻璃锅盖
thing:roasting tin|烤盘深, 烤碗, 烤盆
thing:baking tray|烤盘, 饼干烤盘
thing:cake tin|蛋糕模具, 烘焙模具, 吐司模
thing:muffin tin|马芬模, 纸杯蛋糕模, 麦芬模
thing:cookie cutter|饼干模具, 切模
thing:rolling pin|擀面杖
thing:whisk|打蛋器, 手动搅拌器
thing:mixing bowl|打蛋盆, 沙拉碗, 盆
thing:piping bag|裱花袋, 裱花嘴
thing:cake decoration|蛋糕装饰, 糖珠, 翻糖, 糖霜
thing:baking paper|烘焙纸, 油纸, 硅胶烤垫
thing:cling film|保鲜膜, 锡纸, 铝箔
thing:cooling rack|晾架, 冷却架
thing:proofing basket|发酵篮, 藤篮
thing:kitchen knife|菜刀, 厨刀, 主厨刀
thing:japanese knife|三德刀, 日式刀, 大马士革刀
thing:bread knife|面包刀
thing:paring knife|水果刀, 削皮小刀
thing:steak knife|牛排刀, 餐刀
thing:knife block|刀架, 刀具套装, 磁吸刀架
thing:knife sharpener|磨刀器, 磨刀石, 磨刀棒
thing:cutting board|砧板, 菜板, 案板
thing:kitchen scissors|厨房剪刀, 鸡骨剪
thing:peeler|削皮器, 刨皮刀
thing:grater|擦丝器, 奶酪刨, 刨丝器
thing:mandoline|切菜器, 切丝器, 切片器
thing:meat slicer|切片机, 切肉机
thing:garlic press|压蒜器, 捣蒜器
thing:can opener|开罐器
thing:corkscrew|开瓶器, 红酒开瓶器, 海马刀
thing:colander|沥水篮, 漏勺, 滤网
thing:salad spinner|沙拉甩干器
thing:spatula|锅铲, 木铲, 硅胶铲
thing:ladle|汤勺, 大勺, 长柄勺
thing:tongs|食物夹, 夹子
thing:measuring cup|量杯, 量勺
thing:mortar and pestle|石臼, 捣药罐, 研钵
thing:salt mill|胡椒研磨器, 盐罐, 研磨瓶
thing:spice rack|调料架, 调料瓶, 调味罐
thing:food storage container|保鲜盒, 密封盒, 食品收纳盒
thing:storage jar|密封罐, 储物罐, 玻璃罐
thing:lunch box|饭盒, 便当盒, 便當盒
thing:food flask|焖烧杯, 焖烧罐, 保温饭盒
thing:thermos flask|保温瓶, 保温杯, 热水瓶
thing:water bottle|水杯, 水壶, 运动水壶
thing:travel mug|随行杯, 咖啡杯随行, 保温咖啡杯
thing:butter dish|黄油盒
thing:bread bin|面包箱
thing:fruit bowl|果盘, 水果篮
thing:dish rack|沥水架, 碗架
thing:plate|盘子, 餐盘, 碟子
thing:cereal bowl|碗, 麦片碗, 汤碗
thing:tableware|餐具, 碗盘套装, 碗碟
thing:cup|杯子, 马克杯, 茶杯
thing:saucer|茶托, 杯碟
thing:glass|玻璃杯, 水杯
thing:wine glass|红酒杯, 香槟杯, 高脚杯
thing:beer glass|啤酒杯, 扎啤杯
thing:cocktail shaker|调酒器, 雪克杯, 鸡尾酒杯
thing:carafe|醒酒器, 冷水壶, 凉水壶
thing:cutlery|刀叉, 餐具套装, 刀叉勺
thing:children's tableware|儿童餐具, 宝宝餐盘, 吸管杯
thing:disposable tableware|一次性餐具, 纸杯, 纸盘
thing:drinking straw|吸管
thing:tray|托盘
thing:serving platter|大盘, 分享盘, 蛋糕架
thing:teapot|茶壶
thing:tea infuser|茶滤, 茶漏, 泡茶器
thing:picnic basket|野餐篮, 野餐垫
thing:cool box|保温箱, 冷藏包, 冰桶
thing:ice pack|冰袋, 冰晶盒
thing:shopping trolley|购物袋, 环保袋, 买菜车
thing:coffee|咖啡, 咖啡粉
thing:coffee beans|咖啡豆
thing:decaf|低因咖啡
thing:instant coffee|速溶咖啡
thing:tea|茶叶, 红茶, 绿茶, 茶
thing:tea bag|茶包, 袋泡茶
thing:herbal tea|花草茶, 花茶, 水果茶
thing:matcha|抹茶, 抹茶粉
thing:hot chocolate|热巧克力, 可可粉
thing:chocolate|巧克力, 黑巧, 牛奶巧克力
thing:chocolates|巧克力礼盒, 松露巧克力
thing:sweets|糖果, 软糖, 棒棒糖
thing:liquorice|甘草糖
thing:chewing gum|口香糖, 薄荷糖
thing:biscuit|饼干, 曲奇
thing:cake|蛋糕, 糕点, 点心
thing:gingerbread|姜饼, 圣诞饼干
thing:crisps|薯片, 膨化食品
thing:popcorn|爆米花
thing:muesli|燕麦片, 麦片, 谷物
thing:protein bar|蛋白棒, 能量棒, 代餐棒
thing:jam|果酱
thing:honey|蜂蜜
thing:nut butter|花生酱, 坚果酱, 巧克力酱
thing:syrup|糖浆, 枫糖浆
thing:sugar|糖, 白糖, 红糖, 代糖
thing:flour|面粉, 高筋面粉, 低筋面粉
thing:baking mix|预拌粉, 蛋糕粉
thing:bread|面包, 吐司, 欧包
thing:pasta|面条, 意大利面, 挂面
thing:rice|大米, 米
thing:olive oil|橄榄油
thing:vinegar|醋, 香醋, 苹果醋
thing:oil and vinegar set|油壶, 油瓶
thing:spice|香料, 调料, 调味料
thing:salt|盐, 海盐
thing:stock|高汤, 浓汤宝
thing:soup|速食汤, 方便汤
thing:hot sauce|辣椒酱, 辣酱, 老干妈
thing:soy sauce|酱油, 生抽, 老抽
thing:tinned food|罐头
thing:pickles|泡菜, 腌菜, 酱菜, 橄榄
thing:spread|抹酱, 鹰嘴豆泥
thing:cheese|奶酪, 芝士, 起司
thing:plant milk|植物奶, 燕麦奶, 豆奶
thing:egg|鸡蛋, 土鸡蛋
thing:meat substitute|素肉, 豆腐, 植物肉
thing:fruit and vegetables|水果蔬菜, 果蔬, 新鲜水果
thing:frozen food|速冻食品, 冷冻食品, 预制菜
thing:gift basket|礼盒, 食品礼盒, 大礼包, 年货礼盒
thing:sparkling wine|起泡酒, 香槟
thing:beer|啤酒, 精酿啤酒
thing:alcohol-free drink|无酒精饮料, 无醇啤酒
thing:juice|果汁, 橙汁, 苹果汁
thing:mineral water|矿泉水, 气泡水, 纯净水
thing:kombucha|康普茶, 发酵饮料
thing:home brewing kit|自酿啤酒套装
thing:baby food|奶粉, 婴儿辅食, 婴儿奶粉, 米粉辅食
thing:dietary supplement|保健品, 膳食补充剂, 维生素
thing:protein powder|蛋白粉, 乳清蛋白
thing:magnesium|镁片, 镁
thing:omega 3|鱼油, 欧米伽3
thing:collagen|胶原蛋白
thing:probiotic|益生菌
thing:melatonin|褪黑素, 助眠软糖
thing:phone|手机, 智能手机, 行動電話
thing:senior phone|老人机, 老年手机
thing:landline phone|座机, 固定电话, 无绳电话
thing:phone case|手机壳, 手机套, 保护壳
thing:screen protector|钢化膜, 手机膜, 屏幕保护膜
thing:charger|充电器, 充电头, 快充头
thing:charging cable|数据线, 充电线, type-c线
thing:wireless charger|无线充电器, 无线充
thing:power bank|充电宝, 移动电源, 行動電源
thing:phone holder|手机支架, 车载支架
thing:sim card|手机卡, 流量卡, 电话卡
thing:tablet|平板, 平板电脑, ipad
thing:e-reader|电子书阅读器, 电纸书, kindle
thing:stylus|触控笔, 手写笔, 电容笔
thing:smartwatch|智能手表, 手环, 运动手环
thing:watch strap|表带, 手表带
thing:laptop|笔记本电脑, 笔记本, 手提电脑, 筆電
thing:computer|电脑, 台式机, 主机
thing:monitor|显示器, 电脑屏幕, 螢幕
thing:monitor arm|显示器支架, 屏幕支架, 笔记本支架
thing:keyboard|键盘, 机械键盘, 鍵盤
thing:computer mouse|鼠标, 无线鼠标, 滑鼠
thing:mouse pad|鼠标垫, 桌垫
thing:webcam|摄像头, 电脑摄像头
thing:laptop bag|电脑包, 笔记本内胆包
thing:docking station|扩展坞, 分线器, 集线器
thing:external hard drive|移动硬盘, 固态硬盘, 硬碟
thing:usb stick|u盘, 优盘, 隨身碟
thing:memory card|存储卡, 内存卡, sd卡, tf卡
thing:laptop battery|笔记本电池, 手机电池
thing:router|路由器, 无线路由, 光猫
thing:wifi repeater|wifi放大器, 信号放大器, 信号增强器
thing:network cable|网线
thing:hdmi cable|hdmi线, 高清线, 视频线
thing:adapter|转接头, 转换器, 适配器
thing:travel adapter|旅行转换插头, 转换插头, 万能插头
thing:cable management|理线器, 理线盒, 线缆收纳
thing:headphones|耳机, 头戴耳机, 蓝牙耳机
thing:earbuds|入耳式耳机, 耳塞式, 无线耳机
thing:headset|耳麦, 游戏耳机
thing:speaker|音箱, 音响, 蓝牙音箱
thing:soundbar|回音壁, 低音炮, 家庭影院
thing:smart speaker|智能音箱, 语音助手, 小爱同学
thing:hi-fi system|功放, 组合音响, 高保真音响
thing:record player|黑胶唱机, 唱片机, 留声机
thing:radio|收音机
thing:microphone|麦克风, 话筒
thing:television|电视, 电视机, 智能电视
thing:tv wall mount|电视挂架, 电视支架
thing:projector|投影仪, 投影, 幕布
thing:streaming stick|电视盒子, 机顶盒, 投屏器
thing:remote control|遥控器
thing:camera|相机, 单反, 微单, 数码相机
thing:instant camera|拍立得, 一次成像相机
thing:camera lens|镜头, 定焦镜头, 变焦镜头
thing:tripod|三脚架, 自拍杆, 稳定器
thing:camera bag|相机包, 相机背带
thing:action cam|运动相机, 行车记录仪
thing:drone|无人机, 航拍机
thing:security camera|监控, 监控摄像头, 摄像机
thing:video doorbell|可视门铃, 门铃
thing:smart home|智能家居, 智能插座
thing:smart lock|智能锁, 指纹锁, 密码锁
thing:baby monitor|婴儿监护器, 婴儿监视器
thing:bluetooth tracker|防丢器, 定位器, gps定位
thing:battery|电池, 5号电池, 7号电池, 纽扣电池
thing:battery charger|电池充电器, 充电电池套装
thing:printer|打印机, 喷墨打印机, 激光打印机, 印表機
thing:ink cartridge|墨盒, 硒鼓, 墨水
thing:photo printer|照片打印机, 相纸, 标签机
thing:scanner|扫描仪, 扫码枪
thing:3d printer|3d打印机, 打印耗材
thing:game console|游戏机, 主机游戏机, ps5, switch
thing:game controller|手柄, 游戏手柄
thing:video game|游戏卡, 电子游戏, 游戏光盘
thing:vr headset|vr眼镜, 虚拟现实头显
thing:calculator|计算器
thing:electric shaver|电动剃须刀, 剃须刀
thing:hair dryer|吹风机, 电吹风
thing:heater|取暖器, 电暖器, 暖风机
thing:infrared heater|红外取暖器, 户外取暖
thing:stove|壁炉, 柴火炉
thing:thermostat|温控器, 恒温器
thing:fan|电风扇, 风扇, 落地扇
thing:air conditioner|空调, 移动空调, 冷氣
thing:air purifier|空气净化器
thing:humidifier|加湿器
thing:dehumidifier|除湿机, 抽湿机, 除湿盒
thing:smoke alarm|烟雾报警器, 一氧化碳报警器
thing:alarm system|报警器, 防盗报警, 门窗报警
thing:tool|工具, 五金工具, 手动工具
thing:tool box|工具箱, 工具套装
thing:tool belt|工具包, 工具腰带, 工作台
thing:hammer|锤子, 榔头, 羊角锤
thing:screwdriver|螺丝刀, 起子, 改锥
thing:bit set|批头, 内六角扳手, 螺丝批套装
thing:wrench|扳手, 活动扳手, 套筒
thing:torque wrench|扭力扳手
thing:pliers|钳子, 老虎钳, 斜口钳
thing:drill|电钻, 冲击钻, 手电钻
thing:cordless screwdriver|电动螺丝刀, 充电起子, 锂电钻
thing:drill bit|钻头, 开孔器
thing:sandpaper|砂纸, 砂盘
thing:tool battery|电动工具电池, 锂电池包
thing:tape measure|卷尺, 尺子, 软尺
thing:spirit level|水平仪, 水平尺, 激光水平仪
thing:laser distance meter|激光测距仪, 墙体探测仪
thing:pocket knife|折叠刀, 瑞士军刀, 小刀
thing:utility cutter|美工刀, 裁纸刀, 壁纸刀
thing:ladder|梯子, 人字梯, 折叠梯
thing:clamp|夹具, 台钳, g字夹
thing:glue gun|热熔胶枪, 胶枪
thing:soldering iron|电烙铁, 焊锡
thing:staple gun|打钉枪, 射钉枪, 铆钉枪
thing:screw|螺丝, 螺丝钉, 自攻螺丝
thing:steel nail|钢钉, 水泥钉, 铁钉
thing:wall plug|膨胀螺丝, 膨胀管, 胀塞
thing:cable tie|扎带, 理线扎带
thing:padlock|挂锁, 密码挂锁, 锁
thing:door lock|门锁, 锁芯, 插销
thing:glue|胶水, 强力胶, 502胶, 白乳胶
thing:tape|胶带, 透明胶, 双面胶
thing:paint|乳胶漆, 墙漆, 涂料
thing:wood paint|木器漆, 清漆, 油漆
thing:wood stain|木蜡油, 木油, 防腐木油
thing:paint primer|底漆, 墙面底漆
thing:spray paint|喷漆, 自喷漆
thing:chalk paint|粉笔漆, 家具翻新漆
thing:paint roller|滚筒刷, 油漆刷, 刷子
thing:dust sheet|防尘膜, 遮蔽膜, 防尘布
thing:wallpaper|壁纸, 墙纸, 壁布
thing:window film|玻璃贴膜, 窗户贴膜, 自粘贴纸
thing:flooring|地板, 木地板, 强化地板, 地板革
thing:skirting board|踢脚线, 压条, 收边条
thing:floor underlay|地板防潮垫, 隔音垫
thing:tile|瓷砖, 地砖, 墙砖, 马赛克
thing:timber|木板, 木料, 板材
thing:roofing|屋顶材料, 天沟, 油毡
thing:door|门, 室内门, 入户门, 木门
thing:window|窗户, 天窗, 玻璃窗
thing:pipe|水管, 管件, 管道
thing:siphon|下水管, 存水弯
thing:seal|密封圈, 垫圈, 密封垫
thing:water pump|水泵, 潜水泵
thing:water heater|热水器, 电热水器, 燃气热水器
thing:cistern|水箱, 马桶水箱配件
thing:socket|插座, 墙壁插座
thing:light switch|开关, 墙壁开关
thing:extension lead|插排, 插线板, 拖线板, 延長線
thing:electrical cable|电线, 电源线
thing:fuse|保险丝, 空气开关, 断路器
thing:timer switch|定时插座, 定时器开关, 电量计量插座
thing:multimeter|万用表, 测电笔
thing:EV charger|充电桩, 电动车充电枪
thing:workwear|工作服, 工装裤, 连体工装
thing:safety shoes|劳保鞋, 安全鞋, 钢头鞋
thing:work gloves|劳保手套, 工作手套, 防护手套, 一次性手套
thing:safety glasses|护目镜, 防护面罩
thing:dust mask|口罩, 防尘口罩, n95
thing:hard hat|安全帽
thing:hi-vis vest|反光背心, 反光衣
thing:knee pads|护膝, 跪垫
thing:garden furniture|户外家具, 庭院桌椅, 花园家具
thing:garden chair|沙滩椅, 户外躺椅, 户外椅
thing:garden table|户外桌, 阳台桌椅
thing:outdoor cushion|户外坐垫, 躺椅垫, 家具防雨罩
thing:privacy screen|围栏, 栅栏, 阳台遮挡
thing:garden storage box|户外储物箱
thing:plant|绿植, 盆栽, 室内植物
thing:orchid|兰花, 蝴蝶兰
thing:outdoor plant|灌木, 多年生植物, 绿篱苗
thing:herb plant|香草植物, 薄荷, 罗勒
thing:vegetable plant|菜苗, 番茄苗, 草莓苗
thing:seed|种子, 菜种, 花种
thing:flower bulb|种球, 郁金香球, 水仙
thing:grass seed|草籽, 草坪种子, 草皮
thing:artificial grass|人造草坪, 假草坪, 仿真草皮
thing:propagator|育苗盘, 育苗盒
thing:potting soil|营养土, 种植土, 花土
thing:fertiliser|肥料, 花肥, 营养液
thing:mulch|树皮, 鹅卵石, 铺面石
thing:weedkiller|除草剂, 防草布
thing:pest control|杀虫剂, 蟑螂药, 蚂蚁药
thing:plant pot|花盆, 花钵
thing:balcony planter|阳台花箱, 栏杆花盆
thing:raised bed|种植箱, 高架菜床
thing:plant stand|花架, 吊盆, 爬藤架
thing:watering can|浇水壶, 洒水壶
thing:garden hose|水管软管, 花园水管, 水枪卷盘
thing:sprinkler|自动浇花器, 喷淋, 滴灌
thing:rain barrel|雨水桶, 集雨桶
thing:composter|堆肥桶, 堆肥箱
thing:lawn mower|割草机, 剪草机
thing:robotic lawn mower|割草机器人
thing:strimmer|打草机, 打草绳
thing:hedge trimmer|绿篱机
thing:secateurs|修枝剪, 园艺剪
thing:wheelbarrow|手推车, 独轮车, 平板车
thing:gardening gloves|园艺手套
thing:wellington boots|雨靴, 水鞋, 花园靴
thing:barbecue|烧烤炉, 烧烤架, 烤炉
thing:charcoal|木炭, 烧烤炭
thing:barbecue accessories|烧烤工具, 烤串签, 烧烤夹
thing:gas bottle|燃气罐, 煤气罐, 气罐
thing:fire pit|火盆, 篝火盆
thing:swimming pool|泳池, 充气泳池, 支架泳池
thing:pool chemicals|泳池药剂, 氯片, 泳池过滤
thing:pond liner|池塘膜, 喷泉, 鱼池
thing:garden gnome|花园摆件, 风铃, 花园小矮人
thing:tarpaulin|防水布, 篷布, 油布
thing:dog food|狗粮, 犬粮
thing:dog treats|狗零食, 磨牙棒, 咬胶
thing:dog lead|牵引绳, 狗绳, 狗链
thing:dog collar|项圈, 狗牌
thing:dog harness|胸背带, 狗背带
thing:dog bed|狗窝, 宠物床, 猫窝
thing:dog crate|狗笼, 狗围栏, 狗屋
thing:pet carrier|宠物航空箱, 猫包, 宠物外出包
thing:dog toy|狗玩具, 磨牙玩具
thing:dog coat|狗衣服, 宠物衣服
thing:dog poo bag|拾便袋, 狗屎袋
thing:pet grooming|宠物美容, 宠物推子, 狗沐浴露
thing:puppy pads|尿垫, 宠物尿片
thing:cat food|猫粮, 猫罐头
thing:cat litter|猫砂
thing:litter box|猫砂盆, 猫厕所
thing:scratching post|猫爬架, 猫抓板
thing:cat toy|逗猫棒, 猫玩具, 猫薄荷
thing:cat flap|猫门, 宠物门
thing:aquarium|鱼缸, 水族箱, 过滤器
thing:fish food|鱼食, 鱼饲料
thing:bird cage|鸟笼, 鹦鹉粮
thing:rabbit hutch|兔笼, 仓鼠笼
thing:hay|牧草, 提摩西草, 兔粮, 垫料
thing:hamster wheel|仓鼠跑轮, 小宠玩具
thing:terrarium|爬宠箱, 爬虫用品
thing:chicken coop|鸡笼, 鸡舍, 鸡饲料
thing:horse riding gear|马具, 马术用品
thing:car tyre|轮胎, 汽车轮胎, 雪地胎
thing:rim|轮毂, 轮圈
thing:snow chains|防滑链, 雪地防滑链
thing:engine oil|机油, 润滑油, 黄油润滑
thing:wiper blade|雨刮器, 雨刷
thing:car care|车蜡, 洗车液, 汽车美容
thing:child car seat|儿童安全座椅, 安全座椅, 汽车座椅增高垫
thing:sun shade for car|车用遮阳挡, 遮阳帘, 前挡遮阳
thing:car bulb|车灯灯泡, 大灯
thing:warning triangle|三角警示牌, 拖车绳, 车载应急包
thing:tyre pump|充气泵, 车载打气泵, 胎压计
thing:motorbike helmet|摩托车头盔, 电动车头盔, 全盔
thing:motorcycle clothing|骑行服摩托, 机车服
thing:motorbike accessories|摩托车配件, 摩托车尾箱, 车衣
thing:caravan accessories|房车用品, 拖车
thing:pen|圆珠笔, 中性笔, 签字笔
thing:fountain pen|钢笔, 墨水, 墨囊
thing:felt-tip pen|马克笔, 记号笔, 水彩笔
thing:pencil case|笔袋, 文具盒
thing:school bag|书包
thing:notebook|笔记本, 本子, 记事本
thing:diary|日程本, 日历, 手账本
thing:printer paper|打印纸, a4纸, 复印纸
thing:envelope|信封, 气泡袋
thing:cardboard box|纸箱, 搬家纸箱, 快递盒
thing:folder|文件夹, 活页夹
thing:sheet protector|插页袋, 文件袋, 分隔页
thing:scissors|剪刀
thing:sticky note|便利贴, 便签, 标签贴
thing:glue stick|固体胶, 胶棒
thing:desk organiser|笔筒, 桌面收纳盒, 文件盘
thing:stamp|印章, 印台
thing:sewing machine|缝纫机, 锁边机
thing:fabric|布料, 面料, 布
thing:wool|毛线, 毛线团
thing:embroidery kit|十字绣, 刺绣材料包, 绣绷
thing:sewing pattern|裁剪纸样, 服装纸样
thing:iron-on patch|布贴, 补丁, 熨烫贴
thing:craft supplies|手工材料, 手工材料包, diy材料包
thing:modelling clay|粘土, 陶泥, 软陶
thing:sketchbook|素描本, 画本, 画纸
thing:paint by numbers|数字油画, 钻石画, 涂色书
thing:book|书, 图书, 书籍
thing:children's book|童书, 绘本, 睡前故事书
thing:cookbook|菜谱, 食谱
thing:comic|漫画
thing:ebook|电子书, 有声书
thing:magazine|杂志, 报纸
thing:vinyl record|黑胶唱片, cd, 专辑
thing:dvd|dvd, 蓝光碟, 光碟
thing:map|地图, 世界地图, 地球仪
thing:painting|画, 油画, 字画
thing:photo book|相册书, 照片书, 照片冲印
thing:sheet music|乐谱, 琴谱
thing:spare part|配件, 替换件, 零配件
thing:filter|滤芯, 过滤器, 过滤网
thing:iron tablets|铁片, 补铁, 铁剂
thing:vitamin d|维生素d, d3
thing:vitamin c|维生素c, vc, 锌
thing:vitamin b12|维生素b12, b族维生素
thing:sauce|酱料, 意面酱, 番茄酱
thing:ketchup|番茄沙司, 番茄酱
thing:mayonnaise|蛋黄酱, 美乃滋
thing:mustard|芥末酱, 黄芥末
thing:pesto|青酱
thing:barbecue sauce|烧烤酱, 沙拉酱, 蘸料
thing:milk|牛奶, 纯牛奶
thing:butter|黄油, 人造黄油
thing:yogurt|酸奶, 优酪乳
thing:cream|淡奶油, 奶油
thing:ham|火腿, 培根
thing:sausage|香肠, 腊肠, 腊肉
thing:meat|肉, 牛肉, 牛排, 猪肉
thing:chicken|鸡肉, 鸡, 鸡胸肉
thing:fish|鱼, 三文鱼, 金枪鱼
thing:seafood|海鲜, 虾, 螃蟹, 鱼子酱
thing:fork|叉子
thing:spoon|勺子, 茶匙, 汤匙
thing:nuts|坚果, 每日坚果, 混合坚果
thing:almond|杏仁, 巴旦木
thing:cashew|腰果, 开心果
thing:hazelnut|榛子, 核桃
thing:peanut|花生
thing:dried fruit|果干, 葡萄干, 蜜饯
thing:date fruit|椰枣, 红枣
thing:yeast|酵母
thing:baking powder|泡打粉, 小苏打
thing:sourdough|酸面团, 天然酵种
thing:sewing kit|针线盒, 针线包
thing:sewing needle|针, 缝衣针, 别针, 大头针
thing:sewing thread|缝纫线, 线
thing:button|纽扣, 扣子
thing:zip|拉链
thing:velcro|魔术贴
thing:elastic|松紧带, 橡皮筋
thing:stapler|订书机, 订书钉
thing:hole punch|打孔机
thing:paper clip|回形针, 长尾夹
thing:laminator|塑封机, 过塑膜
thing:paper shredder|碎纸机
thing:paper cutter|切纸机, 裁纸机
thing:eraser|橡皮
thing:pencil sharpener|卷笔刀, 削笔器
thing:correction fluid|涂改液, 修正带
thing:pencil|铅笔, 自动铅笔
thing:coloured pencils|彩铅, 蜡笔
thing:bolt|螺栓, 六角螺丝
thing:hex nut|螺母, 螺帽
thing:flat washer|垫片, 垫圈
thing:cement|水泥, 砂浆
thing:gypsum plaster|石膏, 石膏板, 腻子
thing:door stop|门挡, 门吸
thing:stair gate|门栏, 婴儿围栏, 儿童安全门栏
thing:child safety lock|儿童安全锁, 防撞角, 插座保护盖
thing:first aid kit|急救包, 医药箱
thing:sticking plaster|创可贴, 绷带, ok绷
thing:bleach|漂白水, 84消毒液
thing:disinfectant|消毒液, 免洗洗手液, 酒精
thing:drain cleaner|管道疏通剂, 下水道疏通
thing:plunger|皮搋子, 马桶疏通器
thing:soap dispenser|皂液器, 洗手液瓶
thing:soap dish|肥皂盒, 皂盒
thing:parasol|遮阳伞, 太阳伞户外
thing:parasol base|遮阳伞底座
thing:shade sail|遮阳帆, 遮阳棚
thing:gazebo|凉亭, 户外帐篷棚, 天幕
thing:smoker|烟熏炉, 烟熏木屑
thing:pizza oven|披萨炉, 披萨石板
thing:plancha|铁板烧, 烤盘平板
thing:hot tub|按摩浴缸, 泡池
thing:sauna|桑拿房, 汗蒸
thing:garden shed|花园工具房, 小木屋
thing:greenhouse|温室, 花房
thing:spade|铁锹, 铲子
thing:garden tools|园艺工具, 小铲子, 锄头
thing:chainsaw|电锯, 链锯, 油锯
thing:axe|斧头
thing:leaf blower|吹叶机
thing:rake|耙子, 草耙
thing:snow shovel|雪铲
thing:de-icing salt|融雪剂, 融雪盐
thing:ice scraper|刮冰铲, 除冰剂
thing:mosquito repellent|驱蚊液, 花露水, 驱蚊喷雾
thing:fly trap|捕蝇器, 苍蝇拍, 粘蝇纸
thing:mousetrap|捕鼠夹, 粘鼠板
thing:flea treatment|驱虫药, 跳蚤滴剂, 体外驱虫
thing:tick remover|除蜱器, 蜱虫镊子
thing:wormer|体内驱虫, 打虫药
thing:pet bowl|宠物碗, 狗碗, 猫碗
thing:pet water fountain|宠物饮水机
thing:automatic feeder|自动喂食器
thing:bird house|鸟窝, 鸟屋
thing:bird feeder|喂鸟器
thing:bird food|鸟食, 鸟粮
thing:insect hotel|昆虫屋
thing:brake pads|刹车片, 刹车盘
thing:car parts|汽车配件, 火花塞, 机滤
thing:antifreeze|防冻液, 冷却液
thing:screenwash|玻璃水, 雨刮水
thing:adblue|尿素液, 燃油添加剂, 油桶
thing:car seat cover|汽车座套, 方向盘套
thing:car floor mats|汽车脚垫, 后备箱垫
thing:roof rack|车顶架, 车顶箱
thing:bike rack for car|车载自行车架
thing:car radio|车载音响, 车载收音机
thing:sat nav|导航仪, 车载导航
thing:reversing camera|倒车影像, 倒车雷达
thing:car battery|汽车电瓶, 蓄电池
thing:jump starter|应急启动电源, 搭电线
thing:rice cooker|电饭煲, 电饭锅
thing:steamer|蒸锅, 电蒸锅, 蒸笼
thing:wine|葡萄酒, 红酒
thing:red wine|红葡萄酒, 干红
thing:white wine|白葡萄酒, 干白
thing:rosé wine|桃红葡萄酒
thing:spirits|白酒, 烈酒, 洋酒
thing:gin|金酒, 杜松子酒
thing:whisky|威士忌
thing:rum|朗姆酒
thing:vodka|伏特加
thing:liqueur|利口酒, 果酒, 味美思
thing:soft drink|汽水, 饮料, 可乐
thing:energy drink|功能饮料, 能量饮料, 红牛
thing:graphics card|显卡, 独立显卡
thing:ram|内存条, cpu, 处理器
thing:couscous|古斯米, 小米
thing:quinoa|藜麦, 荞麦
thing:pulses|豆类, 杂粮
thing:lentils|扁豆, 红扁豆
thing:beans|豆子, 芸豆, 黑豆
thing:chickpeas|鹰嘴豆
thing:cooking oil|食用油, 花生油, 菜籽油
thing:coconut oil|椰子油
thing:chia seeds|奇亚籽, 亚麻籽
thing:spirulina|螺旋藻
thing:turmeric|姜黄, 姜粉
thing:hand saw|手锯, 钢锯
thing:jigsaw tool|曲线锯
thing:circular saw|圆锯, 台锯, 电圆锯
thing:sander|砂光机, 打磨机
thing:angle grinder|角磨机, 切割片
thing:oscillating multi-tool|万用宝, 电磨机
thing:hammock|吊床
thing:hanging chair|吊椅, 吊篮, 秋千椅
thing:monstera|龟背竹
thing:snake plant|虎皮兰, 绿萝, 金钱树
thing:rose bush|月季, 玫瑰苗, 藤本月季
thing:lavender plant|薰衣草
thing:hydrangea|绣球花, 天竺葵
thing:tree|树, 树苗
thing:fruit tree|果树, 苹果树苗, 樱桃树
thing:olive tree|橄榄树, 柠檬树
thing:cactus|仙人掌, 多肉
thing:bonsai|盆景
thing:novel|小说, 言情小说
thing:thriller|悬疑小说, 推理小说, 侦探小说
thing:non-fiction|非虚构, 传记, 励志书
thing:travel guide|旅行指南, 旅游攻略书
thing:textbook|教材, 教辅, 练习册, 课本
thing:thermometer|温度计, 温湿度计
thing:weather station|气象站, 雨量计
thing:co2 monitor|二氧化碳检测仪, 空气检测仪
thing:fire extinguisher|灭火器
thing:fire blanket|灭火毯
thing:firewood|柴火, 木柴
thing:wood pellets|木颗粒, 生物颗粒
thing:fire lighter|打火机, 火柴, 点火器
thing:creatine|肌酸
thing:electrolytes|电解质, 电解质水
thing:amino acids|氨基酸, 支链氨基酸
thing:party decoration|派对装饰, 拉旗, 彩带
thing:balloon|气球
thing:magnet|磁铁, 冰箱贴
thing:drawing pin|图钉, 工字钉
thing:whiteboard|白板, 黑板
thing:pinboard|软木板, 照片墙板, 留言板
thing:rope|绳子, 麻绳, 棉绳
thing:lashing strap|捆绑带, 紧绳器
thing:carabiner|登山扣, 弹簧扣
thing:metal chain|铁链, 链条
thing:acrylic paint|丙烯颜料
thing:watercolour|水彩颜料, 水彩
thing:oil paint|油画颜料, 水粉
thing:artist brush|画笔, 水彩笔刷
thing:easel|画架
thing:artist canvas|油画框, 空白画布
thing:bookmark|书签
thing:bookend|书立, 书挡
thing:book light|夹书灯, 看书小灯
thing:greeting card|贺卡, 生日卡片
thing:invitation|请柬, 邀请函
thing:postcard|明信片
thing:wrapping paper|包装纸, 礼品纸
thing:gift bag|礼品袋, 礼盒
thing:ribbon|丝带, 缎带, 蝴蝶结
thing:knitting needles|毛衣针, 棒针, 环形针
thing:crochet hook|钩针, 钩针材料包
thing:silicone sealant|玻璃胶, 密封胶
thing:grout|美缝剂, 填缝剂, 瓷砖胶
thing:filler|补墙膏, 腻子膏, 木器腻子
thing:solar panel|太阳能板, 光伏板
thing:generator|发电机, 户外电源
thing:journal|日记本, 手账, 日记
thing:photo album|相册, 签到本
thing:candle making kit|蜡烛材料包, 手工皂材料
thing:epoxy resin|滴胶, 环氧树脂
thing:earplugs|耳塞, 防噪音耳塞
thing:ear defenders|隔音耳罩, 降噪耳罩
thing:insulation|保温材料, 隔热板, 保温棉
thing:draught excluder|门缝密封条, 门底挡风, 窗户密封条
thing:wine rack|酒架, 红酒架
thing:kitchen trolley|厨房推车, 岛台, 餐车
thing:kitchen sink|水槽, 洗菜盆
thing:kitchen unit|橱柜, 厨柜, 整体橱柜
thing:bidet|妇洗器, 智能马桶盖
thing:bed rail|床护栏, 婴儿床围
thing:dog ramp|宠物台阶, 狗楼梯
thing:dog muzzle|狗嘴套, 狗哨, 响片
thing:tv aerial|天线, 卫星锅, 机顶盒
thing:air pump|充气泵, 打气筒
thing:hose connector|水管接头, 快接头
thing:charger plug for car|车载充电器, 点烟器充电器
thing:fireworks|烟花, 仙女棒, 鞭炮
thing:flag|旗帜, 横幅, 国旗
thing:clothing|衣服, 服装, 服饰
thing:t-shirt|t恤, 短袖
thing:long-sleeve top|长袖t恤, 打底衫
thing:tank top|背心, 无袖上衣
thing:camisole|吊带, 吊带背心
thing:crop top|露脐装, 短款上衣
thing:polo shirt|polo衫
thing:shirt|衬衫, 衬衣
thing:blouse|女式衬衫, 雪纺衫
thing:tunic|长款上衣, 罩衫
thing:jumper|毛衣, 针织衫, 套头衫
thing:turtleneck|高领毛衣, 高领衫
thing:cardigan|开衫, 针织开衫
thing:sweatshirt|卫衣, 圆领卫衣
thing:hoodie|连帽卫衣, 帽衫
thing:fleece jacket|抓绒衣, 抓绒外套, 摇粒绒外套
thing:knitwear|针织, 毛衫, 针织品
thing:waistcoat|马甲, 西装马甲
thing:body warmer|羽绒马甲, 棉马甲, 背心外套
thing:jacket|外套, 夹克, 薄外套
thing:coat|大衣, 呢子大衣, 毛呢外套
thing:winter jacket|冬季外套, 棉服, 棉袄, 厚外套
thing:down jacket|羽绒服, 鸭绒服
thing:raincoat|雨衣, 防水外套
thing:rain trousers|雨裤, 防水裤
thing:poncho|斗篷, 雨披, 披风
thing:softshell jacket|软壳衣, 软壳外套
thing:windbreaker|风衣防风, 防风衣, 冲锋衣
thing:trench coat|风衣, 长款风衣
thing:leather jacket|皮衣, 机车皮衣, 皮夹克
thing:denim jacket|牛仔外套, 牛仔夹克
thing:bomber jacket|飞行员夹克, 棒球服
thing:blazer|西装外套, 小西装
thing:suit|西装, 西服, 套装
thing:tuxedo|燕尾服, 礼服西装
thing:trousers|裤子, 长裤, 西裤
thing:jeans|牛仔裤
thing:chinos|休闲裤, 卡其裤
thing:cargo trousers|工装裤, 多口袋裤
thing:joggers|运动裤, 卫裤
thing:tracksuit|运动套装, 运动服
thing:leggings|打底裤, 瑜伽裤, 鲨鱼裤
thing:shorts|短裤, 五分裤
thing:cycling shorts|骑行短裤, 骑行裤
thing:capri trousers|七分裤, 九分裤
thing:dungarees|背带裤
thing:jumpsuit|连体裤, 连体衣
thing:dress|裙子, 连衣裙
thing:summer dress|夏天裙子, 沙滩裙, 长裙
thing:evening dress|晚礼服, 礼服裙, 小礼服
thing:wedding dress|婚纱
thing:skirt|半身裙, 短裙, 百褶裙
thing:underwear|内衣, 内裤
thing:boxer shorts|平角裤, 男士内裤
thing:briefs|三角裤, 男三角内裤
thing:knickers|女士内裤, 丁字裤
thing:bra|文胸, 胸罩, 内衣胸罩
thing:sports bra|运动内衣, 运动文胸
thing:nursing bra|哺乳文胸, 哺乳内衣
thing:lingerie|情趣内衣, 蕾丝内衣, 性感睡衣
thing:bodysuit|连体上衣, 紧身连体
thing:shapewear|塑身衣, 束腰, 塑形内衣
thing:undershirt|打底背心, 男士背心, 汗衫
thing:thermal underwear|保暖内衣, 秋衣秋裤, 发热衣
thing:socks|袜子, 短袜, 中筒袜
thing:knee socks|长筒袜, 小腿袜, 过膝袜
thing:compression socks|压力袜, 弹力袜, 静脉曲张袜
thing:tights|连裤袜, 丝袜, 光腿神器
thing:stockings|吊带袜, 大腿袜
thing:pyjamas|睡衣, 家居服
thing:nightgown|睡裙
thing:dressing gown|睡袍, 家居袍
thing:onesie|连体睡衣
thing:swimsuit|泳衣, 连体泳衣
thing:bikini|比基尼, 分体泳衣
thing:swim trunks|泳裤, 沙滩裤
thing:rash guard|防晒泳衣, 水母衣
thing:wetsuit|潜水服, 湿衣
thing:swim cap|泳帽
thing:swimming goggles|泳镜
thing:sarong|沙滩围巾, 罩衫沙滩
thing:ski jacket|滑雪服, 滑雪上衣
thing:ski trousers|滑雪裤
thing:snowsuit|连体滑雪服, 儿童连体羽绒
thing:football shirt|球衣, 足球服
thing:cycling jersey|骑行服
thing:running top|跑步衣, 运动t恤, 速干衣
thing:hiking trousers|登山裤, 徒步裤, 冲锋裤
thing:workwear (2)|工作服, 工装
thing:lab coat|白大褂, 实验服
thing:apron (2)|围裙
thing:uniform|制服, 校服, 工服
thing:traditional dress|民族服装, 汉服, 旗袍
thing:costume|cosplay服装, 万圣节服装, 演出服
thing:baby clothes|婴儿衣服, 宝宝衣服
thing:sleepsuit|连体爬服, 哈衣
thing:baby bodysuit|包屁衣, 三角哈衣
thing:children's clothing|童装, 儿童衣服
thing:maternity clothes|孕妇装, 孕妇裤
thing:sportswear|运动服, 健身服
thing:hat|帽子, 礼帽
thing:sun hat|遮阳帽, 渔夫帽, 草帽
thing:cap|鸭舌帽, 棒球帽
thing:beanie|毛线帽, 针织帽, 冷帽
thing:flat cap|报童帽, 贝雷前进帽
thing:headband|发带, 头带
thing:balaclava|头套, 滑雪面罩
thing:scarf|围巾, 羊绒围巾
thing:shawl|披肩, 披巾
thing:neckerchief|丝巾, 方巾, 三角巾
thing:neck warmer|脖套, 围脖
thing:gloves|手套, 保暖手套
thing:mittens|连指手套
thing:fingerless gloves|半指手套, 护腕套
thing:ski gloves|滑雪手套
thing:cycling gloves|骑行手套, 健身手套
thing:belt|皮带, 腰带
thing:belt buckle|皮带扣
thing:braces|背带夹, 吊带背带
thing:tie|领带
thing:bow tie|领结, 蝴蝶结领结
thing:pocket square|口袋巾
thing:handkerchief|手帕, 手绢
thing:cufflinks|袖扣
thing:tie clip|领带夹
thing:shoes|鞋, 鞋子
thing:sneakers|运动鞋, 板鞋, 小白鞋
thing:running shoes|跑鞋, 跑步鞋
thing:hiking boots|登山鞋, 徒步鞋
thing:football boots|足球鞋
thing:boots|靴子, 长靴
thing:ankle boots|短靴, 切尔西靴, 马丁靴
thing:winter boots|雪地靴, 棉鞋, 冬靴
thing:wellington boots (2)|雨靴, 雨鞋, 水靴
thing:sandals|凉鞋
thing:flip-flops|人字拖
thing:mules|拖鞋外穿, 穆勒鞋, 洞洞鞋
thing:slippers|拖鞋, 家居拖鞋, 棉拖
thing:high heels|高跟鞋
thing:ballet flats|平底鞋, 芭蕾鞋平底
thing:loafers|乐福鞋, 豆豆鞋, 一脚蹬
thing:dress shoes|皮鞋, 正装鞋, 牛津鞋
thing:espadrilles|草编鞋, 渔夫鞋
thing:safety shoes (2)|劳保鞋, 钢头鞋
thing:barefoot shoes|赤足鞋, 五指鞋
thing:water shoes|溯溪鞋, 沙滩鞋
thing:children's shoes|童鞋, 学步鞋
thing:dance shoes|舞蹈鞋, 芭蕾舞鞋
thing:insoles|鞋垫
thing:shoelaces|鞋带
thing:sole|鞋底
thing:shoe polish|鞋油, 皮鞋护理
thing:shoe tree|鞋撑, 撑鞋器
thing:handbag|手提包, 包包, 女包
thing:shoulder bag|单肩包, 斜挎包
thing:tote bag|托特包, 帆布包
thing:clutch|手拿包, 晚宴包
thing:bum bag|腰包, 胸包
thing:backpack|双肩包, 背包, 书包
thing:school bag (2)|小学生书包, 护脊书包
thing:laptop bag (2)|电脑包, 电脑双肩包
thing:briefcase|公文包, 商务包
thing:gym bag|健身包, 运动包
thing:drawstring bag|抽绳袋, 束口袋
thing:weekend bag|旅行包, 旅行袋
thing:suitcase|行李箱, 拉杆箱, 旅行箱
thing:carry-on|登机箱
thing:hard shell suitcase|硬壳行李箱, 铝框箱
thing:luggage set|行李箱套装, 子母箱
thing:luggage tag|行李牌, 行李绑带
thing:luggage lock|海关锁, tsa锁, 行李锁
thing:packing cubes|旅行收纳袋, 行李分装袋
thing:luggage wheel|行李箱轮子, 拉杆配件
thing:toiletry bag|洗漱包, 化妆包
thing:garment bag (2)|西装收纳袋, 防尘衣袋
thing:wallet|钱包, 卡包, 零钱包
thing:passport holder|护照夹, 证件包
thing:key ring|钥匙扣, 钥匙链, 挂件
thing:bag strap|包带, 肩带, 背带配件
thing:umbrella|雨伞, 折叠伞, 晴雨伞
thing:jewellery|首饰, 珠宝, 饰品
thing:ring|戒指
thing:engagement ring|求婚戒指, 钻戒
thing:wedding ring|对戒, 结婚戒指, 婚戒
thing:necklace|项链, 锁骨链
thing:pendant|吊坠, 挂坠
thing:bracelet|手链, 手镯
thing:anklet|脚链
thing:earrings|耳环, 耳钉, 耳饰
thing:piercing|鼻钉, 唇钉, 穿孔饰品
thing:brooch|胸针, 徽章
thing:gemstone|宝石, 彩宝
thing:jewellery box|首饰盒, 珠宝盒
thing:watch|手表, 腕表
thing:automatic watch|机械表, 自动机械表
thing:smartwatch (2)|智能手表, 运动手表
thing:watch strap (2)|表带, 表链
thing:watch battery|手表电池, 纽扣电池
thing:watch box|表盒, 手表收纳盒
thing:sunglasses|墨镜, 太阳镜
thing:glasses|眼镜, 近视眼镜
thing:reading glasses|老花镜
thing:blue light glasses|防蓝光眼镜
thing:sports glasses|运动眼镜, 骑行眼镜
thing:ski goggles|滑雪镜
thing:glasses frame|镜框, 眼镜框, 镜架
thing:glasses case|眼镜盒
thing:glasses chain|眼镜链, 眼镜绳
thing:glasses cleaner|眼镜布, 镜片清洁, 擦镜纸
thing:contact lenses|隐形眼镜, 美瞳
thing:zip (2)|拉链
thing:button (2)|纽扣, 扣子
thing:hood|连帽, 可拆卸帽
thing:sleeve|袖子
thing:lining|里布, 内衬
thing:pocket|口袋
thing:waistband|松紧腰, 腰头
thing:hair accessories|发饰, 头饰
thing:hi-vis vest (2)|反光背心
thing:dirndl|巴伐利亚裙, 德国啤酒节服装
thing:lederhosen|巴伐利亚皮裤
thing:earmuffs|耳罩, 护耳
thing:beret|贝雷帽
thing:waterproofing spray|防水喷雾
thing:shoehorn|鞋拔子
thing:money belt|贴身钱包, 防盗腰包
thing:key case|钥匙包
thing:diamond|钻石, 培育钻石
thing:zirconia|锆石, 水钻
thing:watch winder|摇表器, 晃表器
thing:watch crystal|表镜, 表蒙子
thing:watch face|表盘
thing:spectacle lenses|镜片, 眼镜片
thing:nose pads|鼻托, 眼镜腿
thing:press stud|按扣, 子母扣
thing:shirt collar|领子, 衣领
thing:cuff|袖口
thing:drawstring|抽绳
thing:hair clip|发夹, 抓夹
thing:toy|玩具, 儿童玩具
thing:soft toy|毛绒玩具, 公仔, 玩偶
thing:doll|娃娃, 洋娃娃
thing:dolls house|娃娃屋
thing:dolls pram|娃娃推车
thing:building blocks|积木, 木质积木
thing:construction set|乐高, 拼装积木
thing:magnetic tiles|磁力片
thing:toy car|玩具车, 合金车模
thing:remote control car|遥控车
thing:race track|轨道赛车, 轨道车
thing:toy train|玩具火车, 火车轨道
thing:model railway|火车模型
thing:model kit|拼装模型, 高达, 手办模型
thing:action figure|手办, 人偶, 可动人偶
thing:animal figure|动物模型, 恐龙玩具
thing:play kitchen|过家家厨房, 儿童厨房玩具
thing:play food|切切乐, 仿真食物玩具
thing:toy shop counter|收银台玩具, 超市玩具
thing:toy tools|工具玩具, 儿童工具台
thing:doctor's kit|医生玩具, 听诊器玩具
thing:fancy dress|儿童cos服, 装扮服
thing:wig|假发
thing:carnival mask|面具, 派对面具
thing:hand puppet|手偶, 指偶
thing:puppet theatre|木偶剧场
thing:play tent|儿童帐篷, 游戏帐篷
thing:playhouse|儿童小屋, 游戏屋
thing:sandpit|沙池, 沙坑
thing:sand toys|沙滩玩具, 挖沙工具
thing:swing|秋千
thing:slide|滑梯
thing:climbing frame|攀爬架, 游乐架
thing:trampoline|蹦床
thing:bouncy castle|充气城堡
thing:paddling pool|儿童泳池, 戏水池
thing:swim ring|游泳圈, 手臂圈
thing:water gun|水枪
thing:soap bubbles|泡泡机, 吹泡泡
thing:kite|风筝
thing:skipping rope|跳绳
thing:yo-yo|悠悠球, 溜溜球, 陀螺
thing:juggling balls|杂耍球
thing:balance bike|平衡车, 滑步车
thing:tricycle|三轮车, 儿童三轮车
thing:kids scooter|儿童滑板车
thing:ride-on toy|滑行车, 扭扭车, 溜溜车
thing:electric ride-on car|儿童电动车, 儿童电动汽车
thing:go-kart|卡丁车, 脚踏卡丁
thing:rocking horse|摇摇马, 木马
thing:hobby horse|竹马, 骑马棍
thing:baby walker|学步车, 助步车
thing:rattle|摇铃
thing:teether|牙胶
thing:comforter blanket|安抚巾
thing:baby mobile|床铃
thing:play mat|爬行垫, 健身架, 游戏垫
thing:stacking toy|叠叠乐, 套圈, 叠叠杯
thing:activity cube|忙碌板, 绕珠
thing:bath toy|洗澡玩具, 小黄鸭
thing:pull-along toy|拖拉玩具, 推推乐
thing:educational toy|早教玩具, 益智玩具
thing:science kit|科学实验套装, 实验盒
thing:toy robot|编程机器人, 玩具机器人
thing:walkie-talkie|对讲机
thing:audio player for kids|故事机, 早教机
thing:music box|八音盒
thing:kids night light|星空灯, 儿童小夜灯
thing:slime|史莱姆, 太空沙
thing:play dough|橡皮泥, 彩泥
thing:fidget toy|解压玩具, 捏捏乐
thing:trading cards|卡牌, 宝可梦卡, 收藏卡
thing:stickers|贴纸
thing:temporary tattoo|纹身贴
thing:magic set|魔术道具
thing:board game|桌游
thing:card game|扑克牌, 纸牌
thing:dice|骰子
thing:chess set|国际象棋, 象棋
thing:draughts|跳棋, 飞行棋, 五子棋
thing:role-playing game|角色扮演游戏, 跑团
thing:escape room game|剧本杀, 密室逃脱桌游
thing:memory game|记忆卡牌, 翻翻乐
thing:dominoes|多米诺骨牌
thing:quiz game|问答游戏
thing:jigsaw puzzle|拼图
thing:puzzle mat|拼图收纳毯
thing:wooden puzzle|木质拼图, 手抓板
thing:brain teaser|魔方, 鲁班锁, 3d拼图
thing:marble run|滚珠轨道, 弹珠
thing:table football|桌上足球
thing:dartboard|飞镖盘
thing:outdoor game|户外游戏, 草坪游戏
thing:travel game|旅行桌游, 磁性游戏
thing:picture book|绘本
thing:board book|纸板书, 布书, 触摸书
thing:pop-up book|立体书, 翻翻书, 发声书
thing:fairy tale book|童话书
thing:first reader|分级阅读, 识字书
thing:young adult book|青少年读物
thing:colouring book|涂色本, 涂色书
thing:sticker book|贴纸书
thing:comic (2)|漫画书
thing:children's encyclopedia|儿童百科, 十万个为什么
thing:baby album|宝宝成长纪念册
thing:friendship book|同学录
thing:school bag (3)|学生书包
thing:nursery backpack|幼儿园书包
thing:pencil case (2)|铅笔盒, 笔袋
thing:school cone|入学礼包
thing:school supplies|文具, 学习用品
thing:exercise book|作业本, 练习本
thing:notebook cover|书皮, 书套
thing:pencil (2)|铅笔
thing:mechanical pencil|自动铅笔, 铅芯
thing:coloured pencil|彩色铅笔
thing:wax crayon|蜡笔, 油画棒
thing:felt tip pen|水彩笔, 儿童马克笔
thing:fineliner|勾线笔, 针管笔
thing:highlighter|荧光笔
thing:fountain pen (2)|学生钢笔, 墨囊
thing:ballpoint pen|圆珠笔, 中性笔
thing:eraser (2)|橡皮擦
thing:pencil sharpener (2)|削笔刀, 转笔刀
thing:ruler|直尺, 三角尺, 量角器
thing:compass for drawing|圆规
thing:glue stick (2)|胶棒, 固体胶
thing:kids scissors|儿童剪刀, 手工剪刀
thing:ring binder|活页夹, 文件夹
thing:school planner|作业记录本, 学习计划本
thing:school calculator|学生计算器
thing:name label|姓名贴, 名字贴
thing:blackboard|黑板, 儿童画板, 粉笔
thing:sidewalk chalk|户外粉笔
thing:kids globe|儿童地球仪
thing:kids lunch box|儿童饭盒
thing:kids water bottle|儿童水杯, 儿童水壶
thing:balloon (2)|派对气球
thing:helium bottle|氦气瓶, 氦气罐
thing:garland|拉花, 拉旗
thing:party decorations|生日布置, 派对用品
thing:confetti|礼花, 彩纸屑
thing:party tableware|派对餐具, 纸盘纸杯
thing:birthday candle|生日蜡烛, 数字蜡烛, 蛋糕插牌
thing:party bag|伴手礼袋, 派对小礼物
thing:party hat|生日帽, 派对帽
thing:piñata|皮纳塔
thing:birthday invitation|生日邀请卡
thing:greeting card (2)|生日贺卡, 贺卡
thing:gift wrap|礼品包装纸, 礼袋
thing:pram|婴儿推车, 高景观推车
thing:pushchair|伞车, 轻便推车
thing:travel system|三合一推车, 推车提篮套装
thing:double pushchair|双胞胎推车
thing:jogging stroller|三轮慢跑推车
thing:carrycot|婴儿提篮, 摇篮
thing:baby bike trailer|自行车婴儿拖车
thing:child bike seat|自行车儿童座椅
thing:child car seat (2)|儿童安全座椅
thing:infant car seat|婴儿提篮安全座椅
thing:pram rain cover|推车雨罩
thing:footmuff|推车脚套, 推车睡袋
thing:pram parasol|推车遮阳伞
thing:buggy board|推车踏板
thing:changing bag|妈咪包
thing:baby carrier|婴儿背带, 背巾, 腰凳
thing:child carrier backpack|徒步背娃架
thing:cot|婴儿床
thing:bedside crib|床边床, 摇篮床
thing:travel cot|便携婴儿床, 折叠婴儿床
thing:kids bed|儿童床
thing:bunk bed (2)|上下铺, 子母床
thing:bed guard|床围栏, 床护栏
thing:cot mattress|婴儿床垫
thing:baby sleeping bag (2)|宝宝睡袋
thing:nursery furniture|婴儿房家具, 尿布台
thing:changing mat|隔尿垫, 换尿布垫
thing:highchair|宝宝餐椅
thing:baby bouncer|婴儿摇椅, 摇摇椅
thing:playpen|游戏围栏, 婴儿围栏
thing:stair gate (2)|安全门栏, 楼梯护栏
thing:childproofing|安全锁, 防撞条, 插座盖
thing:baby monitor (2)|婴儿监视器
thing:nappy|纸尿裤, 尿不湿, 拉拉裤
thing:baby bottle|奶瓶, 奶嘴配件
thing:dummy|安抚奶嘴
thing:potty|儿童马桶, 小马桶
thing:baby bath|婴儿浴盆, 洗澡盆
thing:lipstick|口红, 唇釉, 唇彩
thing:mascara|睫毛膏, 眼线笔
thing:foundation|粉底液, 气垫, 遮瑕
thing:nail polish|指甲油, 甲油胶
thing:face cream|面霜, 日霜, 乳液
thing:sunscreen|防晒霜, 防晒乳
thing:shampoo|洗发水, 护发素
thing:toothbrush|牙刷, 牙膏, 电动牙刷
thing:deodorant|止汗露, 除臭剂
thing:perfume|香水
thing:razor|剃须刀, 刮胡刀
thing:menstrual pad|卫生巾, 卫生棉条, 护垫
thing:acoustic guitar|吉他, 民谣吉他, 古典吉他
thing:electric guitar|电吉他, 贝斯
thing:guitar amplifier|吉他音箱, 效果器
thing:guitar strings|琴弦, 拨片, 变调夹
thing:ukulele|尤克里里
thing:piano|钢琴, 电钢琴
thing:musical keyboard|电子琴, 合成器
thing:violin|小提琴, 中提琴
thing:cello|大提琴, 低音提琴
thing:recorder|竖笛
thing:transverse flute|长笛, 单簧管
thing:saxophone|萨克斯
thing:trumpet|小号, 长号
thing:drum kit|架子鼓, 电子鼓
thing:drumsticks|鼓棒, 镲片
thing:cajon|箱鼓, 非洲鼓
thing:xylophone|木琴, 铝板琴
thing:accordion|手风琴, 口琴
thing:kalimba|拇指琴, 空灵鼓
thing:music stand|谱架
thing:tuner|调音器, 节拍器
thing:sheet music (2)|乐谱, 教程书
thing:instrument case|琴包, 琴盒
thing:acrylic paint (2)|丙烯颜料, 水彩, 水粉
thing:artist paintbrush|画笔
thing:painting canvas|画布, 油画布
thing:artist easel|画架
thing:sketchbook (2)|速写本, 素描本
thing:oil paint (2)|油画颜料, 调色油
thing:soft pastels|色粉笔, 油画棒, 炭笔
thing:paint by numbers (2)|数字油画, 钻石画
thing:air drying clay|超轻粘土, 软陶泥
thing:craft kit|手工材料包
thing:craft paper|手工纸, 卡纸, 彩纸
thing:scrapbook|手账材料, 和纸胶带
thing:rubber stamp|印章
thing:craft beads|串珠, 珠子
thing:fuse beads|拼豆
thing:knitting wool|毛线
thing:knitting needles (2)|棒针, 钩针
thing:sewing machine (2)|家用缝纫机
thing:sewing kit (2)|针线包, 缝纫线
thing:sewing fabric|缝纫布料
thing:sewing pattern (2)|纸样, 编织图解
thing:embroidery kit (2)|十字绣, 绣线
thing:macrame cord|编织绳, 挂毯材料
thing:felt|不织布, 羊毛毡
thing:candle making kit (2)|蜡烛材料, 手工皂材料
thing:hot glue gun|热熔胶枪
thing:cutting mat|切割垫, 刻刀
thing:face paint|人体彩绘, 脸彩
thing:hair brush|梳子, 气垫梳
thing:hair dryer (2)|吹风机, 直发器
thing:hair tie|发圈, 头绳, 发夹
thing:soap (2)|沐浴露, 香皂, 洗手液
thing:body lotion|身体乳, 护手霜
thing:baby wipes|婴儿湿巾, 护臀膏
thing:eyeshadow|眼影, 腮红, 彩妆盘
thing:running shoe|公路跑鞋
thing:trail running shoe|越野跑鞋
thing:track spikes|钉鞋, 田径钉鞋
thing:running shirt|跑步t恤
thing:running tights|跑步紧身裤
thing:running shorts|跑步短裤
thing:running jacket|跑步外套, 皮肤衣
thing:running sock|跑步袜, 运动袜
thing:compression sock|压缩袜, 小腿套
thing:running belt|跑步腰包
thing:hydration vest|越野跑背包, 水袋背心
thing:hydration bladder|水袋
thing:soft flask|软水壶
thing:sports watch|运动手表, 跑步手表
thing:heart rate monitor|心率带, 心率监测
thing:fitness tracker|手环, 计步器
thing:stopwatch|秒表
thing:phone armband|手机臂包
thing:sweatband|吸汗带, 运动头带
thing:neck gaiter|魔术头巾, 面罩围脖
thing:sports bra (2)|健身内衣
thing:tracksuit (2)|运动套装
thing:base layer|速干内衣, 排汗内衣
thing:sports bag|运动包, 健身包
thing:energy gel|能量胶
thing:energy bar|能量棒
thing:protein powder (2)|乳清蛋白粉
thing:electrolyte tablet|电解质泡腾片, 运动饮料
thing:sports bottle|运动水壶
thing:shaker|摇摇杯
thing:bicycle|自行车, 单车, 脚踏车
thing:electric bike|电动自行车, 电助力车, 电动车
thing:mountain bike|山地车
thing:road bike|公路车
thing:gravel bike|砾石公路车, 瓜车
thing:city bike|城市自行车, 通勤车
thing:trekking bike|旅行车自行车, 长途旅行单车
thing:folding bike|折叠车, 折叠自行车
thing:cargo bike|载货自行车
thing:kids' bike|儿童自行车, 童车
thing:balance bike (2)|滑步车, 平衡车
thing:training wheels|辅助轮
thing:bmx|小轮车, bmx
thing:bicycle frame|车架, 自行车架
thing:bike tyre|自行车轮胎, 外胎
thing:inner tube|内胎
thing:bike valve|气门嘴, 法嘴
thing:bike pump|自行车打气筒
thing:puncture repair kit|补胎工具, 补胎片
thing:tyre lever|撬胎棒
thing:bike wheel|轮组, 车轮
thing:spoke|辐条
thing:bike saddle|车座, 坐垫
thing:seatpost|座管
thing:handlebar|车把
thing:handlebar grip|把套, 把带
thing:bike stem|把立
thing:bike pedal|脚踏, 自行车脚踏
thing:clipless pedal|锁踏, 自锁脚踏
thing:cycling shoe|骑行鞋, 锁鞋
thing:bike chain|链条, 自行车链条
thing:chain oil|链条油
thing:cassette|飞轮
thing:derailleur|变速器, 后拨
thing:hub gear|内变速花鼓
thing:crankset|牙盘, 曲柄, 中轴
thing:brake pad|刹车块, 来令片
thing:disc brake|碟刹, 油刹
thing:rim brake|v刹, 夹刹
thing:brake cable|刹车线, 变速线
thing:suspension fork|前叉, 避震前叉
thing:bike light|自行车灯, 尾灯
thing:bike dynamo|发电花鼓
thing:reflector|反光片
thing:mudguard|挡泥板
thing:pannier rack|后货架, 自行车货架
thing:pannier|驮包
thing:handlebar bag|车把包, 上管包
thing:bike basket|车筐, 车篮
thing:bike child seat|自行车儿童座椅
thing:bike trailer|自行车拖车
thing:car bike rack|汽车自行车架
thing:bike stand|脚撑, 停车架
thing:bike wall mount|自行车挂墙架
thing:bike lock|自行车锁, u型锁
thing:bike bell|车铃
thing:bike mirror|自行车后视镜
thing:bike computer|码表
thing:bike phone mount|自行车手机架
thing:bottle cage|水壶架
thing:bike multitool|自行车工具, 修车工具
thing:bike cover|自行车罩
thing:e-bike battery|电动车电池
thing:turbo trainer|骑行台
thing:bike helmet|骑行头盔, 自行车头盔
thing:cycling jersey (2)|骑行服上衣
thing:cycling shorts (2)|骑行裤, 背带骑行裤
thing:cycling glove|骑行手套
thing:cycling glasses|骑行眼镜
thing:cycling rain jacket|骑行雨衣, 鞋套
thing:kick scooter|滑板车
thing:electric scooter|电动滑板车
thing:skateboard|滑板
thing:longboard|长板
thing:inline skates|直排轮, 轮滑鞋
thing:roller skates|双排轮滑鞋, 旱冰鞋
thing:ice skates|冰鞋, 冰刀鞋
thing:knee pads (2)|护膝, 护肘, 护具
thing:swimsuit (2)|连体泳衣
thing:bikini (2)|比基尼
thing:swim trunks (2)|泳裤
thing:swimming goggles (2)|泳镜
thing:swimming cap|泳帽
thing:armbands|手臂圈, 臂圈
thing:kickboard|浮板
thing:swim ring (2)|游泳圈, 充气浮排
thing:swim fins|脚蹼
thing:diving mask|潜水镜, 潜水面罩
thing:snorkel|呼吸管, 浮潜三宝
thing:wetsuit (2)|湿式潜水衣, 冲浪服
thing:water shoe|涉水鞋, 溯溪鞋
thing:rash guard (2)|防晒冲浪衣
thing:life jacket|救生衣
thing:surfboard|冲浪板
thing:bodyboard|趴板
thing:stand-up paddle board|桨板, sup
thing:kayak|皮划艇, 独木舟
thing:paddle for kayak|船桨
thing:inflatable boat|橡皮艇, 充气船
thing:dry bag|防水袋, 溯溪包
thing:windsurf board|帆板, 风筝冲浪
thing:water skis|滑水板, 尾波板
thing:skis|双板, 滑雪板
thing:cross-country skis|越野滑雪板
thing:touring skis|登山滑雪板
thing:ski boot|雪鞋, 双板雪鞋
thing:ski binding|固定器, 雪板固定器
thing:ski pole|雪杖
thing:snowboard|单板
thing:snowboard boot|单板雪鞋
thing:ski jacket (2)|滑雪服
thing:ski pants|滑雪裤
thing:snowsuit (2)|连体滑雪服
thing:ski helmet|滑雪头盔
thing:ski goggles (2)|雪镜, 滑雪镜
thing:ski gloves (2)|滑雪手套
thing:ski sock|滑雪袜
thing:balaclava (2)|滑雪护脸, 滑雪头套
thing:ski bag|雪板包
thing:sledge|雪橇
thing:snowshoes|雪地行走鞋, 踏雪板
thing:avalanche transceiver|雪崩搜救仪, 雪崩探杆
thing:ski wax|雪板蜡, 修刃器
thing:tennis racket|网球拍
thing:tennis ball|网球
thing:racket string|球拍线, 网线羽线
thing:overgrip|手胶, 吸汗带
thing:tennis shoe|网球鞋
thing:racket bag|网球包
thing:badminton racket|羽毛球拍
thing:shuttlecock|羽毛球
thing:table tennis bat|乒乓球拍
thing:table tennis table|乒乓球台, 乒乓球桌
thing:padel racket|板式网球拍, 匹克球拍
thing:squash racket|壁球拍
thing:golf club|高尔夫球杆
thing:golf ball|高尔夫球
thing:golf bag|高尔夫球包
thing:dumbbell|哑铃
thing:barbell|杠铃
thing:weight plate|杠铃片
thing:kettlebell|壶铃
thing:weight bench|卧推凳, 哑铃凳
thing:home gym|综合训练器, 深蹲架
thing:pull-up bar|单杠, 引体向上
thing:treadmill|跑步机, 走步机
thing:exercise bike|动感单车, 健身车
thing:cross trainer|椭圆机
thing:rowing machine|划船机
thing:resistance band|弹力带, 拉力带
thing:suspension trainer|悬挂训练带, 吊环
thing:skipping rope (2)|跳绳
thing:exercise ball|瑜伽球, 健身球
thing:medicine ball|药球, 实心球
thing:yoga mat|瑜伽垫
thing:yoga block|瑜伽砖, 瑜伽带, 打坐垫
thing:foam roller|泡沫轴
thing:massage gun|筋膜枪
thing:push-up handles|俯卧撑架, 健腹轮
thing:weightlifting belt|健身腰带, 助力带
thing:ankle weights|沙袋绑腿, 负重背心
thing:mini trampoline|健身蹦床
thing:aerobic step|踏板, 平衡板, 踏步机
thing:boxing glove|拳击手套, 拳套
thing:punching bag|沙袋, 拳击沙包
thing:mouthguard|护齿, 牙套运动
thing:judo suit|柔道服, 跆拳道服
thing:football|足球
thing:football boots (2)|足球鞋, 碎钉鞋
thing:shin guards|护腿板
thing:football shirt (2)|足球服
thing:football goal|足球门
thing:goalkeeper gloves|守门员手套
thing:basketball|篮球
thing:basketball hoop|篮球架, 篮筐
thing:basketball shoes|篮球鞋, 排球鞋
thing:volleyball|排球
thing:handball|手球
thing:rugby ball|橄榄球
thing:field hockey stick|曲棍球棍, 冰球杆
thing:baseball bat|棒球棒, 棒球手套
thing:cricket bat|板球拍
thing:ball pump|球针, 打气针
thing:training cones|标志桶, 敏捷梯
thing:darts|飞镖
thing:pool table|台球桌, 台球杆
thing:boules|法式滚球
thing:frisbee|飞盘
thing:archery bow|弓箭, 反曲弓
thing:fishing rod|鱼竿, 路亚竿
thing:fishing reel|渔轮, 纺车轮
thing:fishing line|鱼线
thing:fishing lure|路亚饵, 假饵
thing:fish hook|鱼钩, 浮漂, 铅坠
thing:landing net|抄网, 渔网
thing:tackle box|钓箱, 渔具包
thing:waders|下水裤, 涉水裤
thing:riding helmet|马术头盔
thing:riding boots|马靴
thing:riding breeches|马裤
thing:horse saddle|马鞍, 鞍垫
thing:bridle|水勒, 笼头, 缰绳
thing:horse blanket|马衣
thing:riding crop|马鞭
thing:horse grooming kit|马刷, 马蹄钩
thing:riding body protector|马术护甲
thing:climbing rope|攀岩绳, 登山绳
thing:climbing harness|安全带, 攀岩安全带
thing:climbing shoe|攀岩鞋
thing:carabiner (2)|快挂, 主锁
thing:belay device|保护器, 下降器
thing:chalk bag|镁粉, 镁粉袋
thing:climbing helmet|攀岩头盔, 登山头盔
thing:ice axe|冰镐, 冰爪
thing:tent|帐篷
thing:tent peg|地钉, 风绳
thing:groundsheet|地布, 天幕
thing:awning for caravan|房车侧帐, 车边帐
thing:sleeping bag|睡袋
thing:sleeping bag liner|睡袋内胆, 隔脏睡袋
thing:sleeping mat|防潮垫, 蛋巢垫, 自充气垫
thing:air bed (2)|充气床垫, 行军床
thing:camping pillow|充气枕
thing:hammock (2)|户外吊床
thing:camping chair|露营椅, 克米特椅, 月亮椅
thing:camping table|露营桌, 蛋卷桌
thing:camping stove|卡式炉, 炉头, 户外炉具
thing:gas cartridge|气罐, 卡式气罐
thing:camping cookware|露营锅具, 套锅
thing:camping food|冻干食品, 户外食品
thing:cool box (2)|保温箱, 冷藏箱, 冰包
thing:head torch|户外头灯
thing:camping lantern|露营灯
thing:portable toilet|移动马桶, 车载马桶
thing:camping shower|露营淋浴, 户外洗澡袋
thing:mosquito net for travel|便携蚊帐
thing:hiking boot|徒步靴
thing:hiking sandal|户外凉鞋
thing:hiking sock|徒步袜
thing:hiking trousers (2)|徒步裤, 速干裤
thing:hardshell jacket|冲锋衣, 硬壳
thing:rain trousers (2)|户外雨裤
thing:softshell jacket (2)|软壳
thing:fleece jacket (2)|抓绒衣
thing:down jacket (2)|轻量羽绒服
thing:hiking backpack|登山包, 徒步背包
thing:backpack rain cover|背包防雨罩
thing:baby carrier backpack|背娃背架
thing:trekking poles|登山杖, 徒步杖
thing:gaiters|雪套, 沙套
thing:compass|指南针, 指北针
thing:hiking map|徒步地图, 等高线地图
thing:outdoor gps|手持gps
thing:pocket knife (2)|多功能刀, 军刀
thing:water filter for hiking|户外净水器, 便携净水
thing:fire starter|打火石, 打火棒
thing:binoculars|望远镜, 双筒望远镜
thing:knife|刀
thing:hose|软管
thing:nail|钉子
thing:scooter|踏板车
thing:bib|围嘴, 口水巾
thing:goggles|护目镜
thing:lens|镜头, 镜片
thing:detergent|洗涤剂
thing:plaster|石膏, 创可贴
thing:hair straightener|直发夹, 夹板
thing:microscope|显微镜
thing:wooden train|木质火车
thing:train|火车
thing:canvas|画布, 帆布
thing:brush|刷子
thing:door handle|门把手
thing:filing cabinet|文件柜
thing:primer|底漆, 妆前乳
thing:rose|玫瑰, 玫瑰花
thing:bait|鱼饵, 诱饵
thing:inverter|逆变器
thing:tutu|蓬蓬裙, 芭蕾裙
thing:walking stick|拐杖, 手杖
thing:crutches|腋拐, 双拐
thing:blood pressure monitor|血压计, 血压仪
thing:syringe|注射器, 针筒
thing:thread|线
thing:mouse|鼠标, 老鼠
thing:pocket watch|怀表
thing:diving watch|潜水表
thing:shower tray|淋浴底盆
thing:bag|包, 袋子
thing:ball|球
thing:balm|膏, 润唇膏
thing:barrel|桶, 木桶
thing:bell|铃, 铃铛
thing:badge|徽章
thing:binder|夹子, 活页夹
thing:body protector|护甲
thing:bottle|瓶子
thing:bow|弓, 蝴蝶结
thing:brake|刹车
thing:cabinet|柜子
thing:cable|线缆, 电缆
thing:cage|笼子
thing:card|卡片
thing:castle|城堡
thing:chain|链子
thing:chisel|凿子
thing:cummerbund|礼服腰封
thing:drum|鼓
thing:engine|发动机
thing:egg box|鸡蛋盒, 蛋盒
thing:espresso cup|浓缩咖啡杯
thing:firelighters|引火块, 助燃块
thing:fireguard|壁炉围栏
thing:flash|闪光灯
thing:food|食物, 食品
thing:fruit|水果
thing:gate|大门, 栅栏门
thing:grass|草, 草坪
thing:hedge|树篱, 绿篱
thing:heart|爱心, 心形
thing:helium|氦气
thing:helmet|头盔
thing:honey jar|蜂蜜罐
thing:incubator|孵化器
thing:jar|罐子
thing:kennel|犬舍
thing:key|钥匙
thing:leash|牵引绳
thing:litter|猫砂
thing:log basket|木柴篮
thing:lotion|乳液
thing:lure|拟饵
thing:mask|面具, 面膜
thing:moon|月亮
thing:star|星星
thing:needle|针
thing:oil|油
thing:pedal|踏板
thing:pellets|颗粒
thing:place cards|座位卡, 席位卡
thing:powder|粉, 粉末
thing:rack|架子
thing:racket|球拍
thing:reel|卷线器
thing:rod|杆子
thing:scale|秤
thing:screen|屏幕
thing:skate|冰鞋
thing:stencil|镂空模板
thing:stove pipe|烟囱管
thing:tank|水箱, 油箱
thing:thermos|保温瓶, 保温壶
thing:timer|定时器, 计时器
thing:tractor|拖拉机
thing:truck|卡车, 货车
thing:airplane|飞机
thing:rocket|火箭
thing:robot|机器人
thing:trailer hitch|拖车钩
thing:tube|管子
thing:tyre pressure gauge|胎压计
thing:valve|阀门, 气门
thing:vacuum bag|集尘袋, 真空袋
thing:vegetable|蔬菜
thing:wiper|雨刮
thing:amp|功放, 音箱功放
thing:bass guitar|贝斯, 电贝斯
thing:ashtray|烟灰缸
thing:bee hive|蜂箱
thing:ash vacuum|吸灰器
thing:grooming brush|宠物梳, 梳毛刷
thing:motorcycle jacket|机车夹克, 摩托车服
thing:elephant|大象
thing:lion|狮子
thing:tiger|老虎
thing:bear|熊
thing:bird|鸟, 小鸟
thing:butterfly|蝴蝶
thing:cow|牛, 奶牛
thing:dinosaur|恐龙
thing:dolphin|海豚
thing:dragon|龙
thing:duck|鸭子
thing:fox|狐狸
thing:frog|青蛙
thing:giraffe|长颈鹿
thing:monkey|猴子
thing:owl|猫头鹰
thing:penguin|企鹅
thing:pig|猪
thing:pirate|海盗
thing:princess|公主
thing:rabbit|兔子
thing:shark|鲨鱼
thing:sheep|羊, 绵羊
thing:skull|骷髅, 头骨
thing:turtle|乌龟
thing:unicorn|独角兽
thing:walrus|海象
thing:whale|鲸鱼
thing:goggles (2)|护目镜
thing:lens (2)|镜头
thing:brush (2)|刷子
thing:bell (2)|铃铛
thing:bow (2)|蝴蝶结
thing:rack (2)|置物架
thing:rod (2)|钓竿, 杆
thing:reel (2)|渔线轮
thing:tube (2)|软管, 管
thing:food (2)|食物
thing:powder (2)|粉
thing:bag (2)|袋子
`;
