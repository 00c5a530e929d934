/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|จัดส่ง, การจัดส่ง, ส่งของ
service:delivery cost|ค่าจัดส่ง, ค่าส่ง, ค่าขนส่ง
service:free delivery|ส่งฟรี, จัดส่งฟรี, ไม่มีค่าส่ง
service:free shipping threshold|ยอดขั้นต่ำส่งฟรี, ส่งฟรีเมื่อซื้อครบ, ซื้อครบ
service:minimum order|สั่งซื้อขั้นต่ำ, ยอดสั่งซื้อขั้นต่ำ, ขั้นต่ำ
service:order value|ยอดสั่งซื้อ, ยอดรวม, มูลค่าคำสั่งซื้อ
service:delivery time|ระยะเวลาจัดส่ง, ส่งกี่วัน, กี่วันได้ของ
service:delivery date|วันจัดส่ง, วันที่ได้รับสินค้า, วันที่คาดว่าจะได้รับ
service:express delivery|ส่งด่วน, จัดส่งด่วน, ส่งวันถัดไป
service:same day delivery|ส่งภายในวัน, ส่งวันนี้, ส่งด่วนวันเดียว
service:standard delivery|จัดส่งแบบธรรมดา, ส่งธรรมดา, จัดส่งมาตรฐาน
service:cut-off time|เวลาตัดรอบ, ตัดรอบ, สั่งก่อน
service:delivery slot|ช่วงเวลาจัดส่ง, รอบส่ง, เลือกเวลาส่ง
service:evening delivery|ส่งช่วงเย็น, ส่งวันเสาร์, ส่งวันหยุด
service:click and collect|รับที่ร้าน, สั่งออนไลน์รับที่ร้าน, มารับเอง
service:ready for collection|พร้อมรับ, สินค้าพร้อมรับ, แจ้งรับสินค้า
service:reserve|จอง, จองสินค้า, เก็บของไว้ให้
service:parcel shop|จุดรับพัสดุ, จุดรับสินค้า, ร้านรับพัสดุ
service:parcel locker|ตู้รับพัสดุ, ตู้ล็อกเกอร์, ล็อกเกอร์พัสดุ
service:parcel|พัสดุ, กล่องพัสดุ, หีบห่อ
service:courier|ขนส่ง, บริษัทขนส่ง, คนส่งของ
service:tracking|เช็คพัสดุ, ติดตามพัสดุ, เลขพัสดุ
service:order status|สถานะคำสั่งซื้อ, สถานะออเดอร์, เช็คสถานะ
service:dispatch confirmation|แจ้งการจัดส่ง, ยืนยันการจัดส่ง, ส่งของแล้ว
service:order confirmation|ยืนยันคำสั่งซื้อ, อีเมลยืนยัน, ยืนยันออเดอร์
service:order number|หมายเลขคำสั่งซื้อ, เลขออเดอร์, เลขที่อ้างอิง
service:order|คำสั่งซื้อ, ออเดอร์, สั่งซื้อ
service:not at home|ไม่อยู่บ้าน, ไม่มีคนรับ, ไม่มีผู้รับ
service:safe place|วางไว้หน้าบ้าน, ฝากของไว้, จุดวางพัสดุ
service:signature|ลายเซ็น, เซ็นรับ, หลักฐานการรับ
service:missing parcel|พัสดุหาย, ของหาย, ไม่ได้รับของ
service:late delivery|ส่งช้า, ของมาช้า, จัดส่งล่าช้า
service:damaged in transit|เสียหายจากการขนส่ง, ของแตก, พังระหว่างส่ง
service:wrong item|ส่งผิด, สินค้าผิด, ได้ของผิด
service:missing part|ชิ้นส่วนขาด, ของไม่ครบ, ขาดชิ้นส่วน
service:partial delivery|แยกส่ง, ส่งบางส่วน, ทยอยส่ง
service:combined shipping|รวมส่ง, ส่งรวมกัน, รวมออเดอร์
service:change order|แก้ไขคำสั่งซื้อ, เปลี่ยนออเดอร์, แก้ออเดอร์
service:cancel order|ยกเลิกคำสั่งซื้อ, ยกเลิกออเดอร์, ยกเลิก
service:change address|เปลี่ยนที่อยู่, แก้ไขที่อยู่, ที่อยู่ผิด
service:delivery address|ที่อยู่จัดส่ง, ที่อยู่ในการจัดส่ง, ที่อยู่ใบเสร็จ
service:PO box|ตู้ ปณ., ตู้ไปรษณีย์, ส่งที่ทำงาน
service:delivery area|พื้นที่จัดส่ง, ส่งที่ไหนบ้าง, ประเทศที่จัดส่ง
service:international shipping|ส่งต่างประเทศ, จัดส่งระหว่างประเทศ, ส่งทั่วโลก
service:abroad|ต่างประเทศ, เมืองนอก, นอกประเทศ
general:EU|สหภาพยุโรป, อียู, ยุโรป
service:customs|ศุลกากร, ภาษีนำเข้า, อากรขาเข้า
service:island delivery|ส่งเกาะ, พื้นที่เกาะ, พื้นที่ห่างไกล
service:surcharge|ค่าธรรมเนียมเพิ่ม, ค่าใช้จ่ายเพิ่มเติม, บวกเพิ่ม
service:bulky item|สินค้าชิ้นใหญ่, ของชิ้นใหญ่, สินค้าขนาดใหญ่
service:freight delivery|ขนส่งสินค้าหนัก, ส่งพาเลท, รถขนส่ง
service:kerbside delivery|ส่งหน้าบ้าน, ส่งถึงหน้าประตู, ส่งริมถนน
service:upstairs delivery|ส่งถึงในห้อง, ยกขึ้นชั้นบน, ส่งขึ้นบันได
general:stairs|บันได, ชั้น, ลิฟต์
service:own delivery|รถส่งของร้าน, ร้านส่งเอง, ส่งถึงบ้าน
service:bike courier|ส่งด้วยจักรยาน, จัดส่งรักษ์โลก, ขนส่งปลอดคาร์บอน
service:packaging|บรรจุภัณฑ์, แพ็กเกจ, กล่องกระดาษ
service:discreet packaging|แพ็กมิดชิด, ไม่ระบุสินค้าหน้ากล่อง, กล่องทึบ
service:delivery note|ใบส่งของ, ใบส่งสินค้า, ไม่ใส่ราคา
service:refrigerated shipping|ส่งแบบแช่เย็น, ขนส่งควบคุมอุณหภูมิ, ส่งห้องเย็น
service:live plant shipping|ส่งต้นไม้, จัดส่งต้นไม้สด, ขนส่งต้นไม้
service:dangerous goods|สินค้าอันตราย, วัตถุไวไฟ, ห้ามส่งทางอากาศ
service:pickup only|รับเองเท่านั้น, รับที่ร้านเท่านั้น, ไม่มีจัดส่ง
service:return|คืนสินค้า, การคืนสินค้า, ส่งคืน
service:return period|ระยะเวลาคืนสินค้า, คืนได้กี่วัน, กำหนดคืนสินค้า
service:right of withdrawal|สิทธิ์ยกเลิกการซื้อ, สิทธิ์ขอคืนสินค้า, เลิกสัญญา
service:withdrawal form|แบบฟอร์มยกเลิก, แบบฟอร์มคืนสินค้า, ใบคืนสินค้า
service:return label|ใบปะหน้าคืนสินค้า, ฉลากส่งคืน, ใบส่งคืน
service:returns portal|ระบบคืนสินค้า, แจ้งคืนสินค้า, คืนสินค้าออนไลน์
service:return cost|ค่าส่งคืน, ค่าจัดส่งคืน, ใครจ่ายค่าส่งคืน
service:free returns|คืนฟรี, คืนสินค้าฟรี, ส่งคืนฟรี
service:return in store|คืนที่ร้าน, คืนสินค้าที่สาขา, คืนหน้าร้าน
service:return pickup|มารับคืน, รับสินค้าคืนถึงบ้าน, เข้ารับคืน
service:non-returnable|ไม่รับคืน, คืนไม่ได้, ไม่รับเปลี่ยนคืน
service:hygiene reasons|เหตุผลด้านสุขอนามัย, ซีลปิด, ซีลขาด
property:opened|เปิดแล้ว, แกะแล้ว, แกะกล่องแล้ว
property:original packaging|กล่องเดิม, บรรจุภัณฑ์เดิม, ป้ายไม่ถูกตัด
property:unused|ยังไม่ใช้, ไม่ผ่านการใช้งาน, สภาพใหม่
property:worn|ใส่แล้ว, ใช้แล้ว, ซักแล้ว
service:loss of value|มูลค่าลดลง, หักค่าเสื่อม, หักเงิน
service:try at home|ลองที่บ้าน, ทดลองใช้, ลองใส่ที่บ้าน
service:exchange|เปลี่ยนสินค้า, เปลี่ยนไซส์, แลกเปลี่ยน
need:too small|เล็กไป, คับไป, ใส่ไม่ได้
need:too big|ใหญ่ไป, หลวมไป, ยาวไป
need:don't like it|ไม่ชอบ, ไม่ถูกใจ, ไม่ตรงปก
service:refund|คืนเงิน, ขอเงินคืน, การคืนเงิน
service:money-back guarantee|รับประกันคืนเงิน, ยินดีคืนเงิน, รับประกันความพอใจ
service:original payment method|ช่องทางชำระเงินเดิม, คืนเงินเข้าบัตร, คืนเงินเข้าบัญชี
service:store credit|เครดิตร้าน, ใบลดหนี้, เครดิตเงินคืน
service:defective|เสีย, ชำรุด, ใช้งานไม่ได้
service:defect|ตำหนิ, ข้อบกพร่อง, ความผิดพลาดจากการผลิต
property:damaged|เสียหาย, มีรอย, บุบ
service:complaint|ร้องเรียน, เคลม, แจ้งปัญหา
service:warranty|รับประกัน, การรับประกัน, ประกันศูนย์
service:statutory warranty|การรับประกันตามกฎหมาย, สิทธิ์ตามกฎหมาย
service:extended warranty|ขยายประกัน, ต่อประกัน, แผนคุ้มครอง
service:lifetime warranty|รับประกันตลอดชีพ, รับประกันตลอดอายุการใช้งาน, ประกันตลอดชีพ
property:wear and tear|การสึกหรอ, ชิ้นส่วนสึกหรอ, อะไหล่สิ้นเปลือง
service:repair|ซ่อม, บริการซ่อม, ซ่อมแซม
service:repair workshop|ศูนย์ซ่อม, ศูนย์บริการ, อู่ซ่อม
service:after-sales service|บริการหลังการขาย, ดูแลหลังการขาย
service:cost estimate|ประเมินราคา, ใบเสนอราคา, ประเมินค่าซ่อม
service:spare part|อะไหล่, ชิ้นส่วนอะไหล่, อะไหล่ทดแทน
service:replacement|เปลี่ยนให้ใหม่, สินค้าทดแทน, ของทดแทน
service:loan device|เครื่องสำรอง, เครื่องสำรองระหว่างซ่อม, เครื่องยืมใช้
service:maintenance|บำรุงรักษา, ตรวจเช็ค, เช็คระยะ
service:descaling|ล้างตะกรัน, บริการทำความสะอาด, ล้างเครื่อง
service:sharpening service|ลับคม, บริการลับมีด, ลับมีด
service:alteration service|แก้ทรง, แก้เสื้อผ้า, ตัดขากางเกง
service:cutting service|บริการตัด, ตัดตามขนาด, ตัดขายเป็นเมตร
service:colour mixing|ผสมสี, บริการผสมสี, เครื่องผสมสี
service:stringing service|ขึ้นเอ็น, ขึ้นเอ็นไม้แร็กเก็ต, ขึ้นเอ็นไม้แบด
service:ski service|ดูแลสกี, แว็กซ์สกี, ลับขอบสกี
service:battery replacement service|เปลี่ยนแบตเตอรี่, เปลี่ยนถ่านนาฬิกา, เปลี่ยนแบต
service:while you wait|รอรับได้เลย, ทำทันที, รอรับ
service:payment|การชำระเงิน, จ่ายเงิน, วิธีชำระเงิน
service:credit card|บัตรเครดิต, บัตรเดบิต, วีซ่า
service:paypal|เพย์พาล, อีวอลเล็ต, กระเป๋าเงินออนไลน์
service:apple pay|จ่ายผ่านมือถือ, แอปเปิลเพย์, กูเกิลเพย์
service:twint|พร้อมเพย์, จ่ายผ่านแอปธนาคาร, สแกนจ่าย
service:bank transfer|โอนเงิน, โอนผ่านธนาคาร, ชำระล่วงหน้า
service:pay by invoice|ซื้อก่อนจ่ายทีหลัง, จ่ายตามใบแจ้งหนี้, จ่ายทีหลัง
service:instalments|ผ่อนชำระ, ผ่อน, แบ่งจ่าย
service:interest rate|ดอกเบี้ย, ผ่อน 0%, อัตราดอกเบี้ย
service:credit check|ตรวจเครดิต, เช็คเครดิต, ไม่ผ่านการอนุมัติ
service:cash on delivery|เก็บเงินปลายทาง, ชำระปลายทาง, ปลายทาง
service:cash|เงินสด, จ่ายสด, เหรียญ
service:pay in store|จ่ายที่ร้าน, ชำระหน้าร้าน, จ่ายตอนรับของ
service:direct debit|หักบัญชีอัตโนมัติ, ตัดบัญชี, หักบัญชีธนาคาร
service:cheque|เช็ค, จ่ายเช็ค, ธนาณัติ
service:holiday voucher payment|คูปองอาหาร, บัตรสวัสดิการ, บัตรกำนัลพนักงาน
service:payment failed|ชำระเงินไม่สำเร็จ, จ่ายเงินไม่ผ่าน, บัตรถูกปฏิเสธ
service:when am I charged|ตัดเงินเมื่อไหร่, ตัดบัตรวันไหน, เรียกเก็บเงิน
service:secure payment|ชำระเงินปลอดภัย, ระบบชำระเงินปลอดภัย, เข้ารหัส
service:buyer protection|คุ้มครองผู้ซื้อ, ร้านค้าเชื่อถือได้, เครื่องหมายรับรอง
service:payment deadline|กำหนดชำระเงิน, วันครบกำหนด, เครดิตกี่วัน
service:payment reminder|แจ้งเตือนชำระเงิน, ทวงหนี้, ค่าปรับล่าช้า
service:currency|สกุลเงิน, อัตราแลกเปลี่ยน, ดอลลาร์
service:deposit|มัดจำ, เงินดาวน์, จ่ายบางส่วน
service:security deposit|เงินประกัน, ค่ามัดจำ, เงินประกันคืนได้
service:invoice|ใบแจ้งหนี้, ใบกำกับภาษี, บิล
service:receipt|ใบเสร็จ, ใบเสร็จรับเงิน, หลักฐานการซื้อ
service:VAT|ภาษีมูลค่าเพิ่ม, แวต, รวมภาษีแล้ว
service:VAT number|เลขประจำตัวผู้เสียภาษี, เลขผู้เสียภาษี
service:tax-free shopping|คืนภาษีนักท่องเที่ยว, ปลอดภาษี, ดิวตี้ฟรี
service:business customer|ลูกค้าองค์กร, ลูกค้าธุรกิจ, ซื้อในนามบริษัท
service:wholesale|ขายส่ง, ราคาส่ง, ตัวแทนจำหน่าย
service:bulk order|สั่งจำนวนมาก, ซื้อเยอะ, ส่วนลดตามจำนวน
service:school order|สั่งซื้อสำหรับโรงเรียน, หน่วยงานราชการ, สั่งซื้อสถานศึกษา
service:club discount|ส่วนลดกลุ่ม, ส่วนลดสโมสร, ราคาหมู่คณะ
service:student discount|ส่วนลดนักเรียน, ส่วนลดนักศึกษา, บัตรนักเรียน
service:senior discount|ส่วนลดผู้สูงอายุ, ผู้สูงอายุ, วัยเกษียณ
service:teacher discount|ส่วนลดครู, ส่วนลดพนักงาน, ส่วนลดบุคลากร
service:discount|ส่วนลด, ลดราคา, ลด
service:sale|ลดราคา, เซลล์, โปรโมชั่น
property:reduced|ลดแล้ว, ราคาลด, สินค้าลดราคา
service:voucher code|โค้ดส่วนลด, คูปอง, โค้ด
need:voucher doesn't work|โค้ดใช้ไม่ได้, โค้ดไม่ถูกต้อง, โค้ดหมดอายุ
service:cannot be combined|ใช้ร่วมกันไม่ได้, ไม่ร่วมกับโปรอื่น, ใช้โค้ดซ้อน
service:gift card|บัตรของขวัญ, กิฟต์การ์ด, บัตรกำนัล
service:gift card balance|ยอดเงินในบัตรของขวัญ, ยอดคงเหลือ, เช็คยอด
service:validity|อายุการใช้งาน, ใช้ได้ถึง, วันหมดอายุ
action:redeem|แลก, ใช้โค้ด, ใช้คูปอง
service:cash out voucher|แลกเป็นเงินสด, ขึ้นเงินบัตรกำนัล
service:lost gift card|บัตรกำนัลหาย, กิฟต์การ์ดหาย, คูปองหาย
service:loyalty programme|สะสมแต้ม, บัตรสมาชิก, แต้มสะสม
service:stamp card|บัตรสะสมแสตมป์, สะสมดวง, ซื้อ 10 แถม 1
service:birthday discount|ส่วนลดวันเกิด, โปรวันเกิด, ของขวัญวันเกิด
service:refer a friend|เพื่อนชวนเพื่อน, แนะนำเพื่อน, ชวนเพื่อน
service:price match|เทียบราคา, การันตีราคาถูกสุด, ถูกที่สุด
service:welcome discount|ส่วนลดลูกค้าใหม่, ส่วนลดครั้งแรก, โค้ดลูกค้าใหม่
service:newsletter|จดหมายข่าว, รับข่าวสาร, สมัครรับข่าวสาร
action:unsubscribe|ยกเลิกรับข่าวสาร, ยกเลิกการติดตาม, ไม่รับโฆษณา
service:customer account|บัญชีลูกค้า, บัญชีของฉัน, โปรไฟล์
service:login|เข้าสู่ระบบ, ล็อกอิน, ล็อกอินไม่ได้
service:password|รหัสผ่าน, ลืมรหัสผ่าน, เปลี่ยนรหัสผ่าน
service:guest order|สั่งซื้อโดยไม่สมัครสมาชิก, ไม่ต้องสมัครสมาชิก, สั่งแบบผู้เยี่ยมชม
action:delete account|ลบบัญชี, ปิดบัญชี, ลบข้อมูล
service:order history|ประวัติการสั่งซื้อ, รายการสั่งซื้อ, ออเดอร์เก่า
service:privacy|ความเป็นส่วนตัว, ข้อมูลส่วนบุคคล, พีดีพีเอ
service:cookie|คุกกี้, ตั้งค่าคุกกี้, ยอมรับคุกกี้
service:terms and conditions|ข้อกำหนดและเงื่อนไข, เงื่อนไข, เงื่อนไขการขาย
service:legal notice|ข้อมูลบริษัท, เกี่ยวกับเรา, ข้อมูลทางกฎหมาย
service:dispute resolution|ระงับข้อพิพาท, คุ้มครองผู้บริโภค, สคบ.
service:customer service|ฝ่ายบริการลูกค้า, บริการลูกค้า, ลูกค้าสัมพันธ์
service:contact|ติดต่อ, ติดต่อเรา, แบบฟอร์มติดต่อ
service:phone number|เบอร์โทร, โทรศัพท์, โทร
service:email|อีเมล, อีเมล์, ที่อยู่อีเมล
service:live chat|แชท, ไลฟ์แชท, ไลน์
service:response time|ตอบกลับเมื่อไหร่, เวลาตอบกลับ, ไม่ตอบ
service:callback|โทรกลับ, ให้โทรกลับ, ขอให้ติดต่อกลับ
service:advice|คำแนะนำ, ให้คำปรึกษา, ปรึกษาผู้เชี่ยวชาญ
service:video consultation|ปรึกษาผ่านวิดีโอ, วิดีโอคอล, ปรึกษาออนไลน์
service:appointment|นัดหมาย, จองคิว, นัดล่วงหน้า
service:walk-in|วอล์กอิน, ไม่ต้องนัด, เข้ามาได้เลย
service:fitting|ลองใส่, ลองชุด, ห้องลองเสื้อ
service:measuring service|บริการวัดขนาด, วัดตัว, วัดเท้า
service:test ride|ทดลองขับ, ทดลองขี่, ทดลองสินค้า
service:shop|ร้าน, หน้าร้าน, สาขา
service:showroom|โชว์รูม, ดูของจริง, จัดแสดงสินค้า
service:address|ที่อยู่, ที่ตั้งร้าน, แผนที่
service:opening hours|เวลาทำการ, เวลาเปิดปิด, เปิดกี่โมง
property:open|เปิด, ร้านเปิด, เปิดให้บริการ
property:closed|ปิด, ร้านปิด, วันหยุดร้าน
service:lunch break|พักเที่ยง, พักกลางวัน, ปิดพักเที่ยง
service:public holiday|วันหยุดนักขัตฤกษ์, วันหยุดราชการ, วันหยุด
service:company holidays|วันหยุดบริษัท, วันหยุดร้าน, ปิดยาว
general:Christmas|คริสต์มาส, วันคริสต์มาส, คริสต์มาสอีฟ
general:New Year|ปีใหม่, วันขึ้นปีใหม่, วันสิ้นปี
general:Easter|อีสเตอร์, วันอีสเตอร์, เทศกาลอีสเตอร์
general:Sunday|วันอาทิตย์, อาทิตย์
general:Saturday|วันเสาร์, เสาร์
general:weekday|วันธรรมดา, วันจันทร์, วันอังคาร
general:weekend|สุดสัปดาห์, เสาร์อาทิตย์, วันหยุดสุดสัปดาห์
general:working day|วันทำการ, วันทำงาน
general:today|วันนี้, คืนนี้, ตอนนี้
general:tomorrow|พรุ่งนี้, วันพรุ่งนี้, วันถัดไป
general:evening|ตอนเย็น, กลางคืน, ค่ำ
general:morning|ตอนเช้า, เช้า, ช่วงเช้า
general:day|วัน, ต่อวัน, ทุกวัน
general:week|สัปดาห์, อาทิตย์, รายสัปดาห์
general:month|เดือน, รายเดือน, ต่อเดือน
general:year|ปี, รายปี, ต่อปี
general:hour|ชั่วโมง, นาที, นานเท่าไหร่
general:birthday|วันเกิด, ครบรอบวันเกิด, วันคล้ายวันเกิด
service:parking|ที่จอดรถ, ลานจอดรถ, จอดรถ
service:public transport|ขนส่งสาธารณะ, ป้ายรถเมล์, รถไฟฟ้า
service:loading zone|จุดขึ้นของ, ลานขนของ, ช่วยยกของขึ้นรถ
service:accessible|ทางลาดรถเข็น, รองรับวีลแชร์, ไม่มีขั้นบันได
service:dogs allowed|พาสุนัขเข้าได้, พาหมาเข้าได้, สัตว์เลี้ยงเข้าได้
service:play corner|มุมเด็กเล่น, ห้องน้ำ, ที่เปลี่ยนผ้าอ้อม
service:languages spoken|ภาษาที่ให้บริการ, พูดภาษาอังกฤษได้, บริการภาษาอังกฤษ
service:jobs|สมัครงาน, ร่วมงานกับเรา, ตำแหน่งงานว่าง
service:press|สื่อมวลชน, อินฟลูเอนเซอร์, ติดต่อสื่อ
service:gift wrapping|ห่อของขวัญ, บริการห่อของขวัญ, แพ็กของขวัญ
service:gift message|การ์ดอวยพร, ข้อความในการ์ด, เขียนการ์ด
service:send as gift|ส่งเป็นของขวัญ, ส่งให้เพื่อน, ส่งถึงผู้รับ
general:gift|ของขวัญ, ของฝาก, ไอเดียของขวัญ
service:exchange a gift|เปลี่ยนของขวัญ, คืนของขวัญ, ได้เป็นของขวัญ
service:corporate gift|ของขวัญองค์กร, ของพรีเมียม, ของที่ระลึกบริษัท
service:wedding list|รายการของขวัญแต่งงาน, ลิสต์ของขวัญ, รายการของขวัญรับขวัญลูก
service:wishlist|รายการโปรด, สิ่งที่อยากได้, วิชลิสต์
service:basket|ตะกร้า, ตะกร้าสินค้า, รถเข็น
service:assembly service|บริการประกอบ, บริการติดตั้ง, ประกอบให้
property:self-assembly|ประกอบเอง, ต้องประกอบ, ประกอบง่าย
property:pre-assembled|ประกอบสำเร็จ, ประกอบแล้ว, พร้อมใช้งาน
service:installation service|ติดตั้ง, บริการติดตั้ง, ค่าติดตั้ง
service:old appliance removal|รับเครื่องเก่า, ขนของเก่า, เก็บเครื่องเก่ากลับ
service:disposal|กำจัด, ทิ้ง, การกำจัดขยะ
service:recycling|รีไซเคิล, นำกลับมาใช้ใหม่, รีไซเคิลได้
service:electronic waste|ขยะอิเล็กทรอนิกส์, เครื่องใช้ไฟฟ้าเก่า, อีเวสต์
service:battery disposal|ทิ้งถ่าน, ถ่านเก่า, แบตเตอรี่เก่า
service:trade-in|เก่าแลกใหม่, เทรดอิน, รับซื้อคืน
service:second hand|มือสอง, ของมือสอง, ใช้แล้ว
property:display model|สินค้าตัวโชว์, ตัวโชว์, สินค้าโชว์
property:B-grade|เกรดบี, สินค้ามีตำหนิ, ตำหนิเล็กน้อย
service:rental|เช่า, ให้เช่า, บริการเช่า
service:subscription|สมัครสมาชิก, ส่งประจำ, ซับสคริปชั่น
service:cancel subscription|ยกเลิกสมาชิก, ยกเลิกการสมัคร, บอกเลิก
service:pause subscription|พักสมาชิก, ข้ามรอบส่ง, หยุดชั่วคราว
service:pre-order|พรีออเดอร์, สั่งจองล่วงหน้า, เร็วๆ นี้
service:in stock|มีสินค้า, มีของ, พร้อมส่ง
service:out of stock|หมด, สินค้าหมด, ของหมด
service:back-order|รอสินค้า, เติมสต็อก, ของเข้า
service:stock alert|แจ้งเตือนเมื่อมีสินค้า, แจ้งเตือนสต็อก, คิวรอ
service:special order|สั่งพิเศษ, สั่งของให้, สั่งเข้ามาให้
property:discontinued|เลิกผลิต, ยกเลิกการผลิต, ล็อตสุดท้าย
property:limited edition|ลิมิเต็ด, รุ่นลิมิเต็ด, หายาก
property:unique piece|ชิ้นเดียวในโลก, มีชิ้นเดียว, ชิ้นเดียว
service:quantity limit|จำกัดจำนวน, จำกัดต่อคน, ซื้อได้สูงสุด
service:minimum quantity|จำนวนขั้นต่ำ, ขั้นต่ำกี่ชิ้น, ขายเป็นแพ็ก
service:sample|ตัวอย่าง, เทสเตอร์, ตัวอย่างผ้า
service:colour chart|ชาร์ตสี, ตารางสี, แคตตาล็อก
service:personalisation|สลักชื่อ, ใส่ชื่อ, ทำเฉพาะบุคคล
service:engraving|แกะสลัก, สลักข้อความ, เลเซอร์ชื่อ
service:embroidery|ปัก, ปักชื่อ, งานปัก
service:printing|พิมพ์, สกรีนโลโก้, พิมพ์ลาย
service:made to order|สั่งทำ, สั่งตัด, ทำตามสั่ง
service:workshop|เวิร์กช็อป, คอร์ส, คลาสเรียน
service:participants|ผู้เข้าร่วม, จำนวนคน, จองที่
service:cancel course|ยกเลิกคอร์ส, เลื่อนคลาส, ยกเลิกคลาส
service:event|งานอีเวนต์, กิจกรรม, งานเปิดตัว
service:children's birthday party|ปาร์ตี้วันเกิดเด็ก, จัดงานวันเกิดที่ร้าน, จองปาร์ตี้เด็ก
service:age limit|จำกัดอายุ, อายุขั้นต่ำ, อายุ 18 ปีขึ้นไป
service:ID card|บัตรประชาชน, พาสปอร์ต, ใบขับขี่
service:someone else picks up|ให้คนอื่นรับแทน, รับแทน, หนังสือมอบอำนาจ
service:size guide|ตารางไซส์, ตารางขนาด, วิธีวัดไซส์
service:care instructions|วิธีดูแลรักษา, การดูแลรักษา, ป้ายซัก
service:manual|คู่มือ, คู่มือการใช้งาน, วิธีใช้
service:download|ดาวน์โหลด, ไฟล์ pdf, สินค้าดิจิทัล
service:review|รีวิว, คะแนน, ความคิดเห็นลูกค้า
service:product recall|เรียกคืนสินค้า, ประกาศเรียกคืน, สินค้าอันตราย
service:charity|การกุศล, บริจาค, เงินบริจาค
property:colour|สี, โทนสี, เฉดสี
property:red|สีแดง, แดง, แดงสด
property:burgundy|สีแดงเลือดหมู, เบอร์กันดี, สีไวน์
property:pink|สีชมพู, ชมพู, ชมพูบานเย็น
property:orange colour|สีส้ม, ส้ม, ส้มอิฐ
property:coral|สีปะการัง, สีโอลด์โรส, สีพีช
property:terracotta|สีอิฐ, สีดินเผา, สีสนิม
property:yellow|สีเหลือง, เหลือง, เหลืองมะนาว
property:mustard yellow|สีมัสตาร์ด, เหลืองมัสตาร์ด, สีขมิ้น
property:green|สีเขียว, เขียว, เขียวมรกต
property:olive green|เขียวมะกอก, เขียวขี้ม้า, สีกากี
property:mint green|เขียวมินต์, เขียวพาสเทล, เขียวเสจ
property:lime green|เขียวมะนาว, เขียวสะท้อนแสง, เขียวตองอ่อน
property:blue|สีน้ำเงิน, น้ำเงิน, สีฟ้าเข้ม
property:navy|สีกรม, กรมท่า, น้ำเงินเข้ม
property:light blue|สีฟ้า, ฟ้า, ฟ้าอ่อน
property:turquoise|สีเทอร์ควอยซ์, สีเขียวน้ำทะเล, ฟ้าอมเขียว
property:purple|สีม่วง, ม่วง, ม่วงเข้ม
property:lilac|ม่วงอ่อน, สีไลแลค, สีลาเวนเดอร์
property:brown|สีน้ำตาล, น้ำตาล, สีช็อกโกแลต
property:beige|สีเบจ, เบจ, สีเนื้อ
property:cream colour|สีครีม, ครีม, สีงาช้าง
property:white|สีขาว, ขาว, ขาวล้วน
property:grey|สีเทา, เทา, เทาอ่อน
property:anthracite|เทาเข้ม, สีชาร์โคล, สีเทาดำ
property:black|สีดำ, ดำ, ดำด้าน
property:gold coloured|สีทอง, ทอง, สีทองเหลือง
property:silver coloured|สีเงิน, เงิน, สีโครเมียม
property:rose gold|โรสโกลด์, พิงค์โกลด์, สีทองแดง
property:multicoloured|หลากสี, หลายสี, สีรุ้ง
property:transparent|ใส, โปร่งใส, โปร่งแสง
property:neon|สีนีออน, สีสะท้อนแสง, สะท้อนแสง
property:pastel|สีพาสเทล, พาสเทล, สีอ่อน
property:dark|สีเข้ม, สีทึบ, โทนเข้ม
property:bright|สีสด, สีสันสดใส, สดใส
property:matte|ด้าน, ผิวด้าน, สีด้าน
property:shiny|เงา, มันวาว, เงางาม
property:glittery|กลิตเตอร์, วิบวับ, ปักเลื่อม
property:metallic|เมทัลลิก, สีเมทัลลิก, ผิวโลหะ
property:pattern|ลาย, ลวดลาย, พิมพ์ลาย
property:plain|สีพื้น, ไม่มีลาย, สีล้วน
property:striped|ลายทาง, ลายริ้ว, ลายขวาง
property:checked|ลายตาราง, ลายสก็อต, ตาราง
property:polka dot|ลายจุด, พอลกาดอต, จุด
property:floral|ลายดอก, ลายดอกไม้, ดอกไม้
property:animal print|ลายสัตว์, ลายเสือดาว, ลายม้าลาย
property:material|วัสดุ, เนื้อผ้า, ทำจาก
property:wood|ไม้, ไม้จริง, ไม้แท้
property:oak|ไม้โอ๊ค, โอ๊ค, ไม้โอ๊คแท้
property:pine|ไม้สน, สน, ไม้สปรูซ
property:plywood|ไม้อัด, เอ็มดีเอฟ, ปาร์ติเกิลบอร์ด
property:bamboo|ไม้ไผ่, ไผ่, เส้นใยไผ่
property:rattan|หวาย, หวายสาน, เครื่องจักสาน
property:cork|ไม้ก๊อก, คอร์ก, จุกก๊อก
property:metal|โลหะ, เหล็ก, ทำจากโลหะ
property:stainless steel|สแตนเลส, สเตนเลส, เหล็กกล้าไร้สนิม
property:steel|เหล็กกล้า, เหล็กคาร์บอน, เหล็กชุบสังกะสี
property:aluminium|อลูมิเนียม, อะลูมิเนียม, อลู
property:cast iron|เหล็กหล่อ, เหล็กดัด, เหล็กหล่อเคลือบ
property:titanium|ไทเทเนียม, ไททาเนียม
property:gold|ทองคำ, ทองแท้, ทองคำแท้
property:gold-plated|ชุบทอง, ทองชุบ, หุ้มทอง
property:silver|เงินแท้, เงินสเตอร์ลิง, เงิน 925
property:plastic|พลาสติก, พีวีซี, พลาสติก pp
property:acrylic|อะคริลิค, อะคริลิก, แผ่นอะคริลิค
property:silicone|ซิลิโคน, ซิลิโคนเกรดอาหาร, ทำจากซิลิโคน
property:rubber|ยาง, ยางพารา, ลาเท็กซ์
property:glass|แก้ว, กระจก, กระจกนิรภัย
property:ceramic|เซรามิก, เครื่องปั้นดินเผา, ดินเผา
property:porcelain|พอร์ซเลน, กระเบื้อง, โบนไชน่า
property:enamel|เคลือบอีนาเมล, ภาชนะเคลือบ, เคลือบ
property:stone|หิน, หินอ่อน, แกรนิต
property:leather|หนัง, หนังแท้, หนังวัว
property:suede|หนังกลับ, หนังนูบัค, สเวด
property:faux leather|หนังเทียม, หนังพียู, หนังวีแกน
property:cotton|ผ้าฝ้าย, คอตตอน, ฝ้าย
property:muslin|ผ้ามัสลิน, ผ้าสาลู, มัสลิน
property:linen|ผ้าลินิน, ลินิน, ลินินแท้
property:hemp|ป่าน, ปอ, กัญชง
property:wool|ขนสัตว์, ผ้าวูล, วูล
property:merino|เมอริโน, ขนแกะเมอริโน, ผ้าเมอริโนวูล
property:cashmere|แคชเมียร์, ผ้าแคชเมียร์, ขนแคชเมียร์
property:silk|ผ้าไหม, ไหม, ไหมแท้
property:satin|ผ้าซาติน, ซาติน, ผ้าต่วน
property:velvet|กำมะหยี่, ผ้ากำมะหยี่, ลูกฟูก
property:fleece|ผ้าฟลีซ, ฟลีซ, ผ้าขนนุ่ม
property:flannel|ผ้าสำลี, ผ้าแฟลนเนล, แฟลนเนล
property:felt|ผ้าสักหลาด, สักหลาด, วูลอัด
property:polyester|โพลีเอสเตอร์, ใยสังเคราะห์, ไมโครไฟเบอร์
property:nylon|ไนลอน, โพลีเอไมด์, ผ้าไนลอน
property:elastane|สแปนเด็กซ์, ไลคร่า, ผ้ายืด
property:viscose|วิสคอส, เรยอน, เทนเซล
property:denim|เดนิม, ผ้ายีนส์, ยีนส์
property:terry|ผ้าขนหนู, ผ้าเทอร์รี่, ผ้าวาฟเฟิล
property:lace|ลูกไม้, ผ้าตาข่าย, ตาข่าย
property:knitted|ผ้าถัก, นิต, ไหมพรมถัก
property:woven|ผ้าทอ, ทอมือ, สาน
property:down filling|ขนเป็ด, ขนห่าน, ไส้ขนเป็ด
property:filling|ไส้, บุนวม, ใยสังเคราะห์ข้างใน
property:foam|โฟม, เมมโมรี่โฟม, ฟองน้ำ
property:lined|มีซับใน, ซับใน, บุฟลีซ
property:faux fur|ขนเฟอร์เทียม, เฟอร์เทียม, ขนเทียม
property:paper|กระดาษ, กระดาษแข็ง, กระดาษคราฟท์
property:paper weight|แกรม, ความหนากระดาษ, น้ำหนักผ้า
property:carbon fibre|คาร์บอนไฟเบอร์, ไฟเบอร์กลาส, ใยแก้ว
property:wax|ขี้ผึ้ง, แว็กซ์, ไขถั่วเหลือง
property:coated|เคลือบ, เคลือบผิว, ลามิเนต
property:oiled wood|ไม้ทาน้ำมัน, ไม้ดิบ, ไม้ไม่ทำสี
property:glazed|เคลือบเงา, เคลือบเซรามิก, น้ำยาเคลือบ
property:non-stick|ไม่ติดกระทะ, นอนสติ๊ก, เทฟล่อน
property:natural material|วัสดุธรรมชาติ, เส้นใยธรรมชาติ, ธรรมชาติ
property:gemstone|พลอย, อัญมณี, เพชร
property:pearl|มุก, ไข่มุก, มุกน้ำจืด
property:size|ไซส์, ขนาด, ไซส์ไหน
property:small|เล็ก, ขนาดเล็ก, มินิ
property:big|ใหญ่, ขนาดใหญ่, โอเวอร์ไซส์
property:medium size|ขนาดกลาง, ไซส์กลาง, ไซส์ m
property:plus size|ไซส์ใหญ่, พลัสไซส์, คนอ้วน
property:one size|ฟรีไซส์, ไซส์เดียว
property:runs small|ไซส์เล็กกว่าปกติ, เผื่อไซส์, ทรงเล็ก
property:runs large|ไซส์ใหญ่กว่าปกติ, ลดไซส์, ทรงใหญ่
property:true to size|ตรงไซส์, ไซส์มาตรฐาน, ทรงปกติ
property:slim fit|ทรงเข้ารูป, สลิมฟิต, รัดรูป
property:loose-fitting|ทรงหลวม, หลวม, โอเวอร์ไซส์
property:fit|ทรง, แพตเทิร์น, รูปทรง
property:wide|กว้าง, ความกว้าง, หน้ากว้าง
property:narrow|แคบ, เรียว, เพรียว
property:long|ยาว, ความยาว, ยาวพิเศษ
property:short|สั้น, ครอป, เต่อ
property:tall|สูง, ความสูง, สูงเท่าไหร่
property:low|เตี้ย, ต่ำ, แบน
property:deep|ลึก, ความลึก, ลึกเท่าไหร่
property:thick|หนา, ความหนา, ผ้าหนา
property:thin|บาง, บางเฉียบ, บางพิเศษ
property:dimensions|ขนาด, มิติ, กว้างยาวสูง
property:diameter|เส้นผ่านศูนย์กลาง, เส้นรอบวง, หน้ากว้าง
property:round|กลม, ทรงกลม, วงรี
property:square shape|สี่เหลี่ยม, ทรงเหลี่ยม, สี่เหลี่ยมผืนผ้า
property:weight|น้ำหนัก, หนักเท่าไหร่, กิโลกรัม
property:lightweight|เบา, น้ำหนักเบา, เบาพิเศษ
property:heavy|หนัก, น้ำหนักมาก, เทอะทะ
property:capacity|ความจุ, ปริมาตร, ลิตร
property:roomy|กว้างขวาง, จุของเยอะ, ใส่ของได้เยอะ
property:load capacity|รับน้ำหนัก, น้ำหนักสูงสุด, รับน้ำหนักได้
property:compact|กะทัดรัด, ประหยัดพื้นที่, ไม่กินที่
property:foldable|พับได้, แบบพับ, พับเก็บได้
property:stackable|ซ้อนได้, วางซ้อนได้, ซ้อนกัน
property:inflatable|เป่าลม, สูบลม, แบบเป่าลม
property:extendable|ยืดได้, ขยายได้, ปรับยืด
property:adjustable|ปรับได้, ปรับระดับได้, ปรับความสูงได้
property:grows with child|ปรับตามวัย, ใช้ได้จนโต, โตไปด้วยกัน
property:removable|ถอดได้, ถอดออกได้, แยกชิ้นได้
property:replaceable|เปลี่ยนได้, สลับเปลี่ยนได้, เติมได้
property:modular|โมดูลาร์, ต่อเพิ่มได้, แบบแยกส่วน
property:reversible|ใส่ได้สองด้าน, สองหน้า, กลับด้านได้
property:portable|พกพา, พกพาง่าย, แบบพกพา
property:power|กำลังไฟ, วัตต์, กี่วัตต์
property:powerful|กำลังสูง, แรง, ทรงพลัง
property:voltage|แรงดันไฟ, โวลต์, 220v
property:plug|ปลั๊ก, ปลั๊กไฟ, หัวปลั๊ก
property:electric|ไฟฟ้า, แบบเสียบปลั๊ก, มีสาย
property:cordless|ไร้สาย, ใช้แบตเตอรี่, ใส่ถ่าน
property:rechargeable|ชาร์จได้, ชาร์จ usb, แบบชาร์จ
property:battery life|อายุแบตเตอรี่, ใช้งานได้กี่ชั่วโมง, แบตอึด
property:charging time|เวลาชาร์จ, ชาร์จเร็ว, ชาร์จกี่ชั่วโมง
property:wireless|ไร้สาย, บลูทูธ, ไวไฟ
property:smart|อัจฉริยะ, สมาร์ท, ควบคุมผ่านแอป
property:automatic|อัตโนมัติ, ออโต้, ทำงานเอง
property:manual|แบบมือ, มือหมุน, แมนนวล
property:solar|โซล่าเซลล์, พลังงานแสงอาทิตย์, โซลาร์
property:energy-efficient|ประหยัดไฟ, ประหยัดพลังงาน, เบอร์ 5
property:noise level|ระดับเสียง, เดซิเบล, เสียงดังแค่ไหน
property:quiet|เงียบ, เสียงเงียบ, ไร้เสียง
property:loud|เสียงดัง, ดัง, หนวกหู
property:noise-cancelling|ตัดเสียงรบกวน, กันเสียง, ซับเสียง
property:waterproof|กันน้ำ, กันน้ำ 100%, กันน้ำเข้า
property:water-resistant|กันละอองน้ำ, สะท้อนน้ำ, กันฝน
property:water resistance rating|ระดับการกันน้ำ, มาตรฐานกันน้ำ, ip67
property:windproof|กันลม, ต้านลม, ทนลม
property:weatherproof|ทนแดดทนฝน, ทนสภาพอากาศ, ใช้กลางแจ้ง
property:frost-proof|ทนหนาว, ทนน้ำค้างแข็ง, ทนความเย็น
property:uv-resistant|กันยูวี, กันแดด, ทนแดด
property:colourfast|สีไม่ตก, สีไม่ซีด, สีติดทน
property:heat-resistant|ทนร้อน, ทนความร้อน, ทนอุณหภูมิสูง
property:fireproof|กันไฟ, ไม่ลามไฟ, ทนไฟ
property:keeps warm|เก็บความร้อน, เก็บอุณหภูมิ, ให้ความอบอุ่น
property:keeps cool|เก็บความเย็น, เย็นนาน, ให้ความเย็น
property:warm|อุ่น, อบอุ่น, กันหนาว
property:hot|ร้อน, ร้อนจัด, อุณหภูมิสูง
property:cold|เย็น, หนาว, เย็นจัด
property:temperature|อุณหภูมิ, องศา, ช่วงอุณหภูมิ
property:breathable|ระบายอากาศ, ระบายเหงื่อ, โปร่งสบาย
property:quick-drying|แห้งเร็ว, แห้งไว
property:absorbent|ซับน้ำ, ดูดซับ, ซึมซับดี
property:washable|ซักได้, ซักเครื่องได้, ซักเครื่อง
property:hand wash|ซักมือ, ซักมือเท่านั้น
property:dry clean only|ซักแห้ง, ซักแห้งเท่านั้น, ส่งร้านซัก
property:tumble dryer safe|อบผ้าได้, เข้าเครื่องอบได้, ปั่นแห้ง
property:care instructions|วิธีดูแลรักษา, วิธีซัก, ป้ายซัก
property:easy care|ดูแลง่าย, ไม่ต้องรีด, ไม่ยับ
property:easy to clean|ทำความสะอาดง่าย, เช็ดออกง่าย, ล้างง่าย
property:dishwasher safe|เข้าเครื่องล้างจานได้, ล้างเครื่องล้างจานได้
property:microwave safe|เข้าไมโครเวฟได้, อุ่นไมโครเวฟได้
property:freezer safe|แช่แข็งได้, เข้าช่องแช่แข็งได้, เข้าช่องฟรีซได้
property:induction|ใช้กับเตาแม่เหล็กไฟฟ้าได้, อินดักชั่น, ใช้กับเตาอินดักชั่น
property:food-safe|ฟู้ดเกรด, ใส่อาหารได้, ปลอดภัยกับอาหาร
property:leakproof|ไม่รั่ว, กันรั่ว, ไม่หก
property:vegan|วีแกน, จากพืช, ไม่มีส่วนผสมจากสัตว์
property:vegetarian|มังสวิรัติ, ไม่มีเนื้อสัตว์, เจ
property:cruelty-free|ไม่ทดลองกับสัตว์, ครูเอลตี้ฟรี
property:organic|ออร์แกนิก, ออร์แกนิค, เกษตรอินทรีย์
property:sustainable|รักษ์โลก, เป็นมิตรกับสิ่งแวดล้อม, ยั่งยืน
property:recycled|รีไซเคิล, วัสดุรีไซเคิล, ทำจากขยะรีไซเคิล
property:recyclable|รีไซเคิลได้, บรรจุภัณฑ์รีไซเคิลได้
property:biodegradable|ย่อยสลายได้, ย่อยสลายทางชีวภาพ, ย่อยสลายเองได้
property:reusable|ใช้ซ้ำได้, ใช้ซ้ำ, ซักใช้ใหม่ได้
property:disposable|ใช้แล้วทิ้ง, ใช้ครั้งเดียว, ครั้งเดียวทิ้ง
property:refillable|เติมได้, รีฟิล, ถุงเติม
property:fair trade|แฟร์เทรด, การค้าที่เป็นธรรม, ผลิตอย่างเป็นธรรม
property:certified|ได้รับการรับรอง, มีใบรับรอง, ใบรับรอง
property:oeko-tex|ผ้าปลอดสารพิษ, มาตรฐานสิ่งทอ, โอเอโกเท็กซ์
property:non-toxic|ไม่มีสารพิษ, ปลอดสารพิษ, ปลอดภัย
property:bpa-free|ปลอดสาร bpa, ไม่มีสาร bpa, บีพีเอฟรี
property:plastic-free|ไม่ใช้พลาสติก, ปลอดพลาสติก, ไร้พลาสติก
property:pfas-free|ปลอดสาร pfas, ไม่มีสาร pfoa, ปลอดฟลูออรีน
property:natural|ธรรมชาติ, จากธรรมชาติ, ส่วนผสมธรรมชาติ
property:ingredients|ส่วนผสม, ส่วนประกอบ, มีอะไรบ้าง
property:allergens|สารก่อภูมิแพ้, ข้อมูลสำหรับผู้แพ้อาหาร, อาจมีส่วนผสมของ
property:hypoallergenic|ไม่ก่อให้เกิดการแพ้, คนแพ้ง่ายใช้ได้, ไม่ระคายเคือง
property:gluten-free|ปราศจากกลูเตน, ไม่มีกลูเตน, กลูเตนฟรี
property:lactose-free|ปราศจากแลคโตส, ไม่มีนม, แลคโตสฟรี
property:nut-free|ไม่มีถั่ว, ปราศจากถั่ว, คนแพ้ถั่ว
property:egg-free|ไม่มีไข่, ปราศจากไข่, ไม่ใส่ไข่
property:sugar-free|ไม่มีน้ำตาล, ปราศจากน้ำตาล, ไม่เติมน้ำตาล
property:low-calorie|แคลอรี่ต่ำ, แคลต่ำ, ไขมันต่ำ
property:high protein|โปรตีนสูง, ปริมาณโปรตีน
property:alcohol-free|ไม่มีแอลกอฮอล์, ปราศจากแอลกอฮอล์, แอลกอฮอล์ 0%
property:alcohol content|ปริมาณแอลกอฮอล์, แอลกอฮอล์กี่เปอร์เซ็นต์, ดีกรี
property:caffeine-free|ไม่มีคาเฟอีน, ปราศจากคาเฟอีน, ดีแคฟ
property:gelatine-free|ไม่มีเจลาติน, ปราศจากเจลาติน
property:no additives|ไม่มีสารปรุงแต่ง, ไม่ใส่สารกันบูด, ไม่มีวัตถุกันเสีย
property:fragrance-free|ไม่มีน้ำหอม, ปราศจากน้ำหอม, ไม่มีกลิ่น
property:scented|มีกลิ่นหอม, กลิ่น, หอม
property:nickel-free|ปลอดนิกเกิล, ไม่มีนิกเกิล, คนแพ้นิกเกิล
property:for sensitive skin|ผิวแพ้ง่าย, ผิวบอบบาง, อ่อนโยนต่อผิว
property:flavour|รสชาติ, รส
property:sweet|หวาน, รสหวาน
property:spicy|เผ็ด, รสเผ็ด, เผ็ดร้อน
property:salty|เค็ม, รสเค็ม, อูมามิ
property:bitter|ขม, รสขม
property:mild taste|รสอ่อน, นุ่มละมุน, ไม่ขม
property:dry wine|ไวน์ดราย, รสดราย, ไม่หวาน
property:fresh|สด, สดใหม่, อบสดใหม่
property:shelf life|อายุการเก็บรักษา, วันหมดอายุ, ควรบริโภคก่อน
property:perishable|ของสด, ต้องแช่เย็น, อาหารแช่เย็น
property:frozen|แช่แข็ง, อาหารแช่แข็ง, ฟรีซ
property:raw|ดิบ, ไม่ผ่านการปรุง, ไม่แปรรูป
property:loose|แบบแบ่งขาย, ชั่งขาย, ไม่มีบรรจุภัณฑ์
property:whole bean|เมล็ดกาแฟ, กาแฟเมล็ด, ไม่บด
property:ground|บด, กาแฟบด, ระดับการบด
property:roast|ระดับการคั่ว, คั่วเข้ม, คั่วอ่อน
property:for babies|สำหรับทารก, เด็กอ่อน, เด็กแรกเกิด
property:toddler|เด็กเล็ก, เด็กวัยหัดเดิน, เด็ก 1 ขวบ
property:kid|เด็ก, สำหรับเด็ก, ลูก
property:teenager|วัยรุ่น, เด็กโต
property:adult|ผู้ใหญ่, สำหรับผู้ใหญ่
property:senior|ผู้สูงอายุ, คนแก่, สูงวัย
property:recommended age|อายุที่เหมาะสม, เหมาะกับอายุ, กี่ขวบ
property:small parts|ชิ้นส่วนเล็ก, อันตรายจากการกลืน, ไม่เหมาะกับเด็กต่ำกว่า 3 ขวบ
property:women's|ผู้หญิง, สตรี, หญิง
property:men's|ผู้ชาย, สุภาพบุรุษ, ชาย
property:unisex|ยูนิเซ็กซ์, ใส่ได้ทั้งชายหญิง, ทุกเพศ
property:girl|เด็กผู้หญิง, เด็กหญิง, ลูกสาว
property:boy|เด็กผู้ชาย, เด็กชาย, ลูกชาย
property:beginner|มือใหม่, ผู้เริ่มต้น, เริ่มต้น
property:intermediate|ระดับกลาง, มีพื้นฐาน
property:advanced|ระดับสูง, ขั้นสูง, มีประสบการณ์
property:skill level|ระดับความยาก, ยากแค่ไหน, เลเวล
property:professional|มืออาชีพ, ระดับมืออาชีพ, โปร
property:easy|ง่าย, ใช้ง่าย, ใช้งานง่าย
property:difficult|ยาก, ซับซ้อน, ทำยาก
property:soft|นุ่ม, นุ่มนิ่ม, นุ่มฟู
property:hard|แข็ง, แข็งแรง, ไม่นิ่ม
property:comfortable|ใส่สบาย, สบาย, นั่งสบาย
property:itchy|คัน, ระคายผิว, สาก
property:smooth|เรียบ, เนียน, ลื่น
property:stretchy|ยืด, ยืดหยุ่น, ผ้ายืด
property:flexible|งอได้, ดัดได้, ยืดหยุ่น
property:ergonomic|เพื่อสุขภาพ, ตามหลักสรีรศาสตร์, รองรับสรีระ
property:durable|ทนทาน, ทน, ใช้ได้นาน
property:sturdy|แข็งแรง, มั่นคง, แน่นหนา
property:unbreakable|ไม่แตก, กันแตก, กันกระแทก
property:fragile|แตกง่าย, เปราะบาง, ระวังแตก
property:scratch-resistant|กันรอย, กันขีดข่วน, ไม่เป็นรอย
property:tear-resistant|ไม่ขาดง่าย, ทนการฉีกขาด, กันขาด
property:rustproof|กันสนิม, ไม่เป็นสนิม, ไม่ขึ้นสนิม
property:non-slip|กันลื่น, ไม่ลื่น, กันลื่นไถล
property:reflective|สะท้อนแสง, แถบสะท้อนแสง
property:glow in the dark|เรืองแสง, เรืองแสงในที่มืด, พรายน้ำ
property:dimmable|หรี่ไฟได้, ปรับความสว่างได้, ดิมเมอร์
property:brightness|ความสว่าง, ลูเมน, สว่างแค่ไหน
property:warm white|วอร์มไวท์, แสงวอร์ม, แสงขาว
property:magnetic|แม่เหล็ก, มีแม่เหล็ก, ติดแม่เหล็ก
property:self-adhesive|มีกาวในตัว, กาวในตัว, แบบแปะ
property:lockable|ล็อกได้, มีกุญแจล็อก, ล็อคได้
property:zip|ซิป, มีซิป, แบบซิป
property:button closure|กระดุม, กระดุมแป๊ก, แบบกระดุม
property:velcro|ตีนตุ๊กแก, เวลโคร, แถบหนามเตย
property:hood|ฮู้ด, มีฮู้ด, หมวกฮู้ด
property:pocket|กระเป๋า, มีกระเป๋า, ช่องกระเป๋า
property:compartments|ช่องแบ่ง, ช่องใส่ของ, มีหลายช่อง
property:handle|ด้ามจับ, หูหิ้ว, มือจับ
property:strap|สายสะพาย, สายคาด, สายรัด
property:wheels|ล้อ, มีล้อ, ล้อเลื่อน
property:lid|ฝา, ฝาปิด, มีฝา
property:removable cover|ปลอกถอดซักได้, ผ้าคลุมถอดได้, ถอดซักได้
property:compatible|ใช้กับ, รองรับ, ใช้ร่วมกันได้
property:universal|ใช้ได้ทุกรุ่น, ยูนิเวอร์แซล, อเนกประสงค์
property:multifunctional|อเนกประสงค์, มัลติฟังก์ชัน, ใช้ได้หลายอย่าง
property:included|มาพร้อมกับ, แถม, ในกล่องมี
property:not included|ไม่รวม, แยกขาย, ไม่มีอุปกรณ์เสริม
property:set|เซต, ชุด, เซ็ต
property:pack|แพ็ก, แพ็คคู่, แพ็กใหญ่
property:piece|ชิ้น, อัน, ตัว
property:pair|คู่, เป็นคู่, สองชิ้น
property:single|เดี่ยว, ชิ้นเดียว, แยกชิ้น
property:handmade|แฮนด์เมด, ทำมือ, งานฝีมือ
property:homemade|โฮมเมด, ทำเอง, สูตรบ้าน
property:unique|ไม่ซ้ำใคร, ชิ้นเดียวในโลก, มีเอกลักษณ์
property:limited edition (2)|ลิมิเต็ดเอดิชั่น, รุ่นพิเศษ, รุ่นสะสม
property:refurbished|เครื่องรีเฟอร์บิช, เครื่องปรับสภาพ, รีเฟอร์บิช
property:second-hand|มือสอง, ใช้แล้ว, ของมือสอง
property:brand new|ของใหม่, ใหม่แกะกล่อง, มือหนึ่ง
property:just arrived|มาใหม่, สินค้าใหม่, ใหม่ล่าสุด
property:condition|สภาพ, สภาพสินค้า, ร่องรอยการใช้งาน
property:vintage|วินเทจ, ย้อนยุค, โบราณ
property:modern|โมเดิร์น, ทันสมัย, แฟชั่น
property:minimalist|มินิมอล, เรียบง่าย, สไตล์สแกนดิเนเวีย
property:rustic|รัสติก, สไตล์ชนบท, โบโฮ
property:elegant|หรูหรา, สง่า, ดูดี
property:casual|ลำลอง, แคชชวล, ใส่ทุกวัน
property:pretty|สวย, น่ารัก, สวยงาม
property:cute|น่ารัก, คิวท์, คาวาอี้
property:funny|ตลก, ขำๆ, กวนๆ
property:special|พิเศษ, แปลกใหม่, ไม่เหมือนใคร
property:quality|คุณภาพ, คุณภาพดี, พรีเมียม
property:luxurious|หรู, ลักชัวรี่, หรูหรา
property:bad quality|คุณภาพแย่, งานไม่ดี, ไม่แข็งแรง
property:country of origin|ประเทศผู้ผลิต, ผลิตที่ไหน, ผลิตใน
property:local|ท้องถิ่น, ในท้องถิ่น, สินค้าท้องถิ่น
property:made in europe|ผลิตในยุโรป, ผลิตในเยอรมนี
property:imported|นำเข้า, สินค้านำเข้า, ของนอก
property:brand|แบรนด์, ยี่ห้อ, ผู้ผลิต
property:model|รุ่น, โมเดล, เวอร์ชัน
property:genuine|ของแท้, แท้, ของจริง
action:return|คืนสินค้า, ส่งคืน, เอามาคืน
action:exchange|เปลี่ยน, เปลี่ยนสินค้า, แลก
action:collect|รับของ, ไปรับ, มารับ
action:order|สั่งซื้อ, สั่ง, สั่งออนไลน์
action:buy|ซื้อ, หาซื้อ, ช้อป
action:sell|ขาย, มีขาย, มีไหม
action:pay|จ่าย, ชำระเงิน, จ่ายเงิน
action:cancel|ยกเลิก, ขอยกเลิก, แคนเซิล
action:change order|แก้ไขคำสั่งซื้อ, เปลี่ยนออเดอร์, แก้ออเดอร์
action:break|แตก, หัก, พัง
action:damage|เสียหาย, เป็นรอย, บุบ
action:stop working|ไม่ทำงาน, ใช้ไม่ได้, เปิดไม่ติด
action:lose|ทำหาย, หาย, หาไม่เจอ
action:go missing|ของหาย, ไม่ได้รับ, หายไป
action:arrive|มาถึง, ของถึง, ถึงแล้ว
action:deliver|ส่ง, จัดส่ง, ส่งของ
action:track|ติดตาม, เช็คพัสดุ, ของอยู่ไหน
action:receive|ได้รับ, รับ, ได้รับของ
action:suit|เหมาะกับ, เข้ากับ, ใส่แล้วสวย
action:fit in|ใส่ได้, ใส่พอดี, เข้าได้
action:wash|ซัก, ซักผ้า, ล้าง
action:clean|ทำความสะอาด, เช็ด, ขัด
action:descale|ล้างตะกรัน, ขจัดคราบหินปูน, คราบหินปูน
action:iron|รีดผ้า, รีด, รีดไอน้ำ
action:dry|ตากแห้ง, ตาก, ทำให้แห้ง
action:repair|ซ่อม, ซ่อมแซม, แก้ไข
action:replace|เปลี่ยน, ทดแทน, เปลี่ยนอันใหม่
action:install|ติดตั้ง, เซ็ตอัพ, ตั้งค่า
action:mount|แขวน, ติดผนัง, ยึดผนัง
action:assemble|ประกอบ, ต่อ, สร้าง
action:engrave|สลัก, สลักชื่อ, แกะสลัก
action:wrap|ห่อ, ห่อของขวัญ, แพ็ก
action:reserve|จอง, เก็บไว้ให้, กันของไว้
action:book|จองคิว, นัด, ลงทะเบียน
action:store|เก็บ, จัดเก็บ, เก็บรักษา
action:charge|ชาร์จ, ชาร์จไฟ, ชาร์จแบต
action:recycle|รีไซเคิล, ทิ้ง, กำจัด
action:try on|ลอง, ลองใส่, ทดลอง
action:adjust|ปรับ, ตั้ง, ปรับแต่ง
action:cut to size|ตัดตามขนาด, ตัดตามสั่ง, ตัดให้พอดี
action:alter|แก้ไซส์, ตัดขา, เย็บเข้า
action:make to order|สั่งทำ, ทำตามแบบ, สั่งผลิต
action:rent|เช่า, ยืม, ให้เช่า
action:complain|ร้องเรียน, เคลม, แจ้งปัญหา
action:talk to someone|ติดต่อ, คุยกับเจ้าหน้าที่, คุยกับพนักงาน
action:write|เขียน, ส่งข้อความ, ส่งอีเมล
action:reply|ตอบ, ตอบกลับ, ตอบแชท
action:ask|ถาม, สอบถาม, คำถาม
action:advise|แนะนำ, ปรึกษา, ให้คำแนะนำ
action:help|ช่วย, ช่วยเหลือ, ความช่วยเหลือ
action:refund|คืนเงิน, ได้เงินคืน, ขอคืนเงิน
action:redeem (2)|ใช้คูปอง, แลกใช้, กรอกโค้ด
action:save money|ประหยัด, ประหยัดเงิน, คุ้ม
action:subscribe|สมัครสมาชิก, สมัครรายเดือน, ส่งประจำ
action:pause|หยุดชั่วคราว, พัก, ข้ามรอบ
action:log in|ล็อกอิน, เข้าสู่ระบบ, ลงชื่อเข้าใช้
action:register|สมัครสมาชิก, ลงทะเบียน, สร้างบัญชี
action:unsubscribe (2)|ยกเลิกรับข่าวสาร, เลิกรับอีเมล, ลบบัญชี
action:pre-order|พรีออเดอร์, สั่งจอง, สั่งล่วงหน้า
action:notify|แจ้งเตือน, แจ้งให้ทราบ, บอก
action:open|เปิด, แกะ, แกะกล่อง
action:pack|แพ็ก, แพ็กของ, ใส่กล่อง
action:carry|ถือ, ขน, หิ้ว
action:wear|ใส่, สวม, สวมใส่
action:use|ใช้, ใช้งาน, วิธีใช้
action:cook|ทำอาหาร, ปรุงอาหาร, ต้ม
action:fry|ทอด, ผัด, จี่
action:bake|อบ, อบขนม, ทำเบเกอรี่
action:chop|หั่น, สับ, ซอย
action:sharpen|ลับ, ลับคม, ลับมีด
action:mix|ผสม, ปั่น, คน
action:grind|บด, โม่, ขูด
action:brew|ชง, ชงกาแฟ, ชงชา
action:heat up|อุ่น, ทำให้ร้อน, อุ่นอาหาร
action:cool down|แช่เย็น, ทำให้เย็น, แช่ตู้เย็น
action:drink|ดื่ม, กิน, จิบ
action:eat|กิน, ทาน, รับประทาน
action:sleep|นอน, นอนหลับ, งีบ
action:sit|นั่ง, ที่นั่ง
action:play|เล่น, เล่นสนุก
action:read|อ่าน, อ่านหนังสือ
action:draw|วาด, วาดรูป, ระบายสี
action:sew|เย็บ, เย็บผ้า, เย็บปัก
action:craft|ประดิษฐ์, ทำเอง, งานฝีมือ
action:glue|ติดกาว, แปะ, ทากาว
action:drill|เจาะ, สว่าน, เจาะรู
action:paint walls|ทาสี, ทาสีบ้าน, ทาผนัง
action:plant|ปลูก, ปลูกต้นไม้, เพาะ
action:water plants|รดน้ำ, รดน้ำต้นไม้
action:lose weight|ลดน้ำหนัก, ลดความอ้วน, ไดเอท
action:train|ออกกำลังกาย, ฝึก, เวิร์กเอาต์
action:protect|ป้องกัน, กัน, ปกป้อง
action:cover|คลุม, ปิด, หุ้ม
action:remove|เอาออก, ลบ, ขจัด
action:choose|เลือก, ตัดสินใจ, คัดเลือก
action:compare|เปรียบเทียบ, ต่างกันยังไง, เทียบ
action:find|หา, ค้นหา, มองหา
action:see|ดู, เห็น, ดูของ
action:give as a gift|ให้เป็นของขวัญ, ให้ของขวัญ, ซื้อฝาก
action:donate|บริจาค, บริจาคเงิน, การกุศล
action:trade in|เก่าแลกใหม่, เทิร์น, รับซื้อ
action:waive|ยกเว้น, ฟรี, ไม่คิดเงิน
action:pay the cost|ใครจ่าย, ออกค่าใช้จ่าย, จ่ายค่าส่ง
action:extend|ขยายเวลา, ต่อเวลา, เลื่อน
action:shrink|หด, ซักแล้วหด, ผ้าหด
action:fade|สีซีด, สีตก, สีจาง
action:leak|รั่ว, ซึม, หก
action:smell bad|มีกลิ่นเหม็น, เหม็น, กลิ่นอับ
action:rust|ขึ้นสนิม, เป็นสนิม, หมอง
action:overheat|ร้อนเกินไป, เครื่องร้อน, ไหม้
action:turn on|เปิด, เปิดเครื่อง, สตาร์ท
action:turn off|ปิด, ปิดเครื่อง, ดับ
action:connect|เชื่อมต่อ, ต่อ, จับคู่
general:cheap|ถูก, ราคาถูก, ราคาประหยัด
general:cheaper|ถูกกว่า, ราคาถูกกว่า, ถูกลง
general:cheapest|ถูกที่สุด, ราคาถูกสุด, ราคาต่ำสุด
general:expensive|แพง, ราคาแพง, ราคาสูง
general:price|ราคา, เท่าไหร่, กี่บาท
general:fee|ค่าธรรมเนียม, ค่าบริการ, ค่าใช้จ่ายเพิ่ม
general:euro|ยูโร, เงินยูโร, เงิน
general:under|ไม่เกิน, ต่ำกว่า, งบไม่เกิน
general:at least|อย่างน้อย, ขั้นต่ำ, มากกว่า
general:quick|เร็ว, ด่วน, ไว
general:urgent|ด่วน, เร่งด่วน, รีบ
general:slow|ช้า, นาน, ใช้เวลานาน
general:how long|นานเท่าไหร่, กี่วัน, กี่นาที
general:deadline|กำหนดเวลา, เดดไลน์, ภายในเมื่อไหร่
general:late|ช้า, ล่าช้า, เลยกำหนด
general:early|ก่อนเวลา, เร็วขึ้น, แต่เช้า
general:today (2)|วันนี้, ภายในวันนี้, คืนนี้
general:tomorrow (2)|พรุ่งนี้, วันพรุ่งนี้, วันถัดไป
general:day (2)|วัน, 24 ชั่วโมง, รายวัน
general:working day (2)|วันทำการ, วันธรรมดา, จันทร์-ศุกร์
general:week (2)|สัปดาห์, อาทิตย์, สองสัปดาห์
general:month (2)|เดือน, รายเดือน, 30 วัน
general:year (2)|ปี, รายปี, ต่อปี
general:hour (2)|ชั่วโมง, นาที, ชม.
general:weekend (2)|สุดสัปดาห์, เสาร์อาทิตย์, วันหยุด
general:sunday|วันอาทิตย์, ทุกวันอาทิตย์
general:saturday|วันเสาร์, ทุกวันเสาร์
general:public holiday|วันหยุดนักขัตฤกษ์, วันหยุดธนาคาร, วันหยุดราชการ
general:open|เปิด, เปิดอยู่, เวลาเปิด
general:closed|ปิด, ไม่เปิด, หยุด
general:need|ต้องการ, จำเป็น, ต้องใช้
general:want|อยากได้, ต้องการ, อยาก
general:allowed|ได้, อนุญาต, ได้ไหม
general:not allowed|ไม่ได้, ห้าม, ไม่อนุญาต
general:possible|ได้ไหม, เป็นไปได้, สามารถ
general:extra|เพิ่ม, เพิ่มเติม, พิเศษ
general:both|ทั้งสอง, ทั้งคู่, สองอย่าง
general:other|อื่น, อื่นๆ, แบบอื่น
general:similar|คล้าย, คล้ายกัน, ใกล้เคียง
general:same|เหมือนกัน, เดียวกัน, แบบเดิม
general:wrong|ผิด, ไม่ถูกต้อง, ไม่ใช่ที่สั่ง
general:biggest|ใหญ่ที่สุด, ใหญ่สุด
general:smallest|เล็กที่สุด, เล็กสุด
general:bigger|ใหญ่กว่า, ใหญ่ขึ้น, ไซส์ใหญ่ขึ้น
general:smaller|เล็กกว่า, เล็กลง, ไซส์เล็กลง
general:best|ดีที่สุด, ดีสุด, อันดับหนึ่ง
general:popular|ยอดนิยม, ขายดี, ฮิต
general:good|ดี, เยี่ยม, ดีมาก
general:bad|แย่, ไม่ดี, ห่วย
general:safe|ปลอดภัย, ความปลอดภัย
general:dangerous|อันตราย, เสี่ยง, ไม่ปลอดภัย
general:healthy|สุขภาพ, เพื่อสุขภาพ, ดีต่อสุขภาพ
general:in stock|มีของ, มีสินค้า, พร้อมส่ง
general:out of stock|ของหมด, สินค้าหมด, หมด
general:back in stock|ของเข้าแล้ว, มีของอีกครั้ง, เติมสต็อก
general:discontinued|เลิกผลิต, เลิกขาย, ไม่ผลิตแล้ว
general:where|ที่ไหน, อยู่ไหน, ตรงไหน
general:near|ใกล้, ใกล้ฉัน, แถวนี้
general:at home|ที่บ้าน, ในบ้าน, ใช้ในบ้าน
general:outdoor|กลางแจ้ง, ข้างนอก, เอาท์ดอร์
general:abroad|ต่างประเทศ, เมืองนอก, ระหว่างประเทศ
general:online|ออนไลน์, อินเทอร์เน็ต, เว็บไซต์
general:shop|ร้าน, ร้านค้า, หน้าร้าน
general:with|มี, พร้อม, รวม
general:without|ไม่มี, ปราศจาก, ไร้
general:instructions|คู่มือ, วิธีใช้, คำแนะนำ
general:tip|เคล็ดลับ, ทริค, ไอเดีย
general:review|รีวิว, คะแนน, ดาว
general:accessory|อุปกรณ์เสริม, ของแต่ง, อุปกรณ์
general:spare part|อะไหล่, ชิ้นส่วน, อะไหล่ทดแทน
general:sample|ตัวอย่าง, ของทดลอง, เทสเตอร์
general:gift (2)|ของขวัญ, ของฝาก, ของเล็กๆ น้อยๆ
general:person|คน, ท่าน, ต่อคน
general:family|ครอบครัว, ญาติ, ครัวเรือน
general:friend|เพื่อน, เพื่อนสนิท, เพื่อนรัก
general:mum|แม่, คุณแม่, มารดา
general:dad|พ่อ, คุณพ่อ, บิดา
general:grandma|ยาย, ย่า, คุณยาย
general:wife|ภรรยา, แฟนสาว, เมีย
general:brother|พี่ชาย, น้องชาย
general:colleague|เพื่อนร่วมงาน, หัวหน้า, เจ้านาย
general:teacher|ครู, คุณครู, อาจารย์
general:student|นักเรียน, นักศึกษา
general:business|ธุรกิจ, บริษัท, องค์กร
general:dog|สุนัข, หมา, น้องหมา
general:cat|แมว, น้องแมว, ลูกแมว
general:pet|สัตว์เลี้ยง, สัตว์
general:left-handed|คนถนัดซ้าย, ถนัดซ้าย, มือซ้าย
general:disabled|ผู้พิการ, คนพิการ, รถเข็น
general:language|ภาษา, แปลไทย, ภาษาไทย
general:picture|รูป, รูปภาพ, ภาพถ่าย
general:why|ทำไม, เพราะอะไร, สาเหตุ
general:all|ทั้งหมด, ทุก, ทุกอย่าง
property:copper|ทองแดง, ทองแดงแท้
property:brass|ทองเหลือง, ทองเหลืองแท้
property:bronze|สำริด, บรอนซ์
property:beech|ไม้บีช, บีช
property:birch|ไม้เบิร์ช, เบิร์ช
property:ash wood|ไม้แอช, ไม้แอชแท้
property:maple wood|ไม้เมเปิ้ล, เมเปิล
property:walnut wood|ไม้วอลนัท, วอลนัท
property:cherry wood|ไม้เชอร์รี่
property:teak|ไม้สัก, สัก, มะฮอกกานี
property:acacia wood|ไม้อะคาเซีย, ไม้กระถิน
property:olive wood|ไม้มะกอก
property:halal|ฮาลาล, อาหารฮาลาล, มุสลิมทานได้
property:kosher|โคเชอร์
property:no pork|ไม่มีหมู, ไม่ใส่หมู, ปราศจากเนื้อหมู
property:soy-free|ไม่มีถั่วเหลือง, ปราศจากถั่วเหลือง
property:palm oil free|ไม่มีน้ำมันปาล์ม, ปราศจากน้ำมันปาล์ม
property:paraben-free|ไม่มีพาราเบน, ปราศจากพาราเบน
property:sulfate-free|ไม่มีซัลเฟต, ปราศจากซัลเฟต, ไม่มี sls
property:silicone-free|ไม่มีซิลิโคน, ปราศจากซิลิโคน
property:aluminium-free|ไม่มีอะลูมิเนียม, ปราศจากอลูมิเนียม
property:semi-dry|กึ่งดราย, เซมิดราย, ไวน์กึ่งหวาน
property:sour|เปรี้ยว, รสเปรี้ยว, อมเปรี้ยว
property:camouflage|ลายพราง, ลายทหาร
property:canvas fabric|ผ้าแคนวาส, แคนวาส, ผ้าใบ
property:concrete|คอนกรีต, ปูน, ปูนเปลือย
property:alpaca|อัลปาก้า, ขนอัลปาก้า
property:mohair|โมแฮร์, แองโกร่า
general:monday|วันจันทร์, จันทร์
general:tuesday|วันอังคาร, อังคาร
general:wednesday|วันพุธ, พุธ
general:thursday|วันพฤหัสบดี, พฤหัส
general:friday|วันศุกร์, ศุกร์
general:spring season|ฤดูใบไม้ผลิ, หน้าใบไม้ผลิ
general:summer|ฤดูร้อน, หน้าร้อน, ซัมเมอร์
general:autumn|ฤดูใบไม้ร่วง, ใบไม้ร่วง
general:winter|ฤดูหนาว, หน้าหนาว
general:season|ฤดูกาล, ตามฤดูกาล, หน้า
general:morning (2)|ตอนเช้า, เช้า, ก่อนเที่ยง
general:midday|เที่ยง, กลางวัน, มื้อเที่ยง
general:afternoon|ตอนบ่าย, บ่าย
general:evening (2)|ตอนเย็น, หลังเลิกงาน, ค่ำ
general:grandpa|ตา, ปู่, คุณตา
general:grandparents|ปู่ย่าตายาย, ปู่ย่า, ตายาย
general:husband|สามี, แฟนหนุ่ม, ผัว
general:couple|คู่รัก, คู่ชีวิต, แฟน
general:sister|พี่สาว, น้องสาว
general:siblings|พี่น้อง, พี่กับน้อง
need:birthday|วันเกิด, ของขวัญวันเกิด, เบิร์ธเดย์
need:children's birthday party|ปาร์ตี้วันเกิดเด็ก, งานวันเกิดลูก, จัดวันเกิดเด็ก
need:wedding|งานแต่งงาน, แต่งงาน, ของขวัญแต่งงาน
need:wedding guest|ไปงานแต่ง, ชุดไปงานแต่ง, แขกงานแต่ง
need:hen party|ปาร์ตี้สละโสด, สละโสด
need:engagement|งานหมั้น, หมั้น, ขอแต่งงาน
need:wedding anniversary|ครบรอบแต่งงาน, วันครบรอบ, ครบรอบ
need:housewarming|ขึ้นบ้านใหม่, ของขวัญขึ้นบ้านใหม่, บ้านใหม่
need:moving house|ย้ายบ้าน, ขนย้าย, ย้ายหอ
need:christmas|คริสต์มาส, ของขวัญคริสต์มาส, วันคริสต์มาส
need:secret santa|จับฉลาก, จับของขวัญ, แลกของขวัญ
need:advent|นับถอยหลังคริสต์มาส, เทศกาลก่อนคริสต์มาส
need:st nicholas day|วันเซนต์นิโคลัส, เซนต์นิโคลัส
need:three kings|เทศกาลสามกษัตริย์, วันสมโภชพระคริสต์
need:new year's eve|เคาท์ดาวน์, สิ้นปี, ปาร์ตี้ปีใหม่
need:easter|อีสเตอร์, ของขวัญอีสเตอร์, ล่าไข่อีสเตอร์
need:valentine's day|วาเลนไทน์, วันวาเลนไทน์, ของขวัญวาเลนไทน์
need:mother's day|วันแม่, ของขวัญวันแม่, ของขวัญให้แม่
need:father's day|วันพ่อ, ของขวัญวันพ่อ, ของขวัญให้พ่อ
need:grandparents day|วันผู้สูงอายุ, ของขวัญปู่ย่าตายาย, ของขวัญผู้ใหญ่
need:baptism|พิธีล้างบาป, ศีลล้างบาป, ของขวัญรับศีล
need:first communion|ศีลมหาสนิท, รับศีลครั้งแรก, ศีลกำลัง
need:baby shower|เบบี้ชาวเวอร์, ของขวัญคนท้อง, ของขวัญรับขวัญลูก
need:birth of a baby|ของขวัญเด็กแรกเกิด, รับขวัญเด็ก, เยี่ยมคลอด
need:first day of school|เข้าโรงเรียนวันแรก, เริ่มเข้าโรงเรียน, เข้า ป.1
need:back to school|เปิดเทอม, ต้อนรับเปิดเทอม, อุปกรณ์การเรียน
need:starting kindergarten|เข้าอนุบาล, เตรียมอนุบาล, เนอสเซอรี่
need:graduation|รับปริญญา, เรียนจบ, ของขวัญรับปริญญา
need:prom|งานพรอม, งานเลี้ยงจบการศึกษา, งานราตรี
need:retirement|เกษียณ, ของขวัญเกษียณ, เลี้ยงส่ง
need:new job|งานใหม่, เริ่มงานใหม่, ทำงานวันแรก
need:job interview|สัมภาษณ์งาน, ชุดสัมภาษณ์
need:funeral|งานศพ, ไว้อาลัย, แสดงความเสียใจ
need:grave|หลุมศพ, สุสาน, เชงเม้ง
need:carnival|คาร์นิวัล, งานแฟนซี, แต่งแฟนซี
need:halloween|ฮาโลวีน, ฮัลโลวีน, ปาร์ตี้ผี
need:oktoberfest|อ็อกโทเบอร์เฟสต์, เทศกาลเบียร์
need:garden party|ปาร์ตี้ในสวน, งานเลี้ยงในสวน, ปาร์ตี้หน้าร้อน
need:barbecue|บาร์บีคิว, ปิ้งย่าง, หมูกระทะ
need:picnic|ปิกนิก, ปูเสื่อกินข้าว
need:dinner party|เลี้ยงอาหารค่ำ, ดินเนอร์ที่บ้าน, เลี้ยงแขก
need:overnight guests|แขกมาค้าง, เพื่อนมานอนบ้าน, ที่นอนเสริม
need:buffet|บุฟเฟต์, จัดเลี้ยง, เลี้ยงคนเยอะ
need:cocktail party|ปาร์ตี้ค็อกเทล, ชงเหล้าที่บ้าน, โฮมบาร์
need:game night|คืนเล่นเกม, เล่นบอร์ดเกม, เกมครอบครัว
need:movie night|ดูหนังที่บ้าน, โฮมเธียเตอร์, คืนดูหนัง
need:music festival|เทศกาลดนตรี, คอนเสิร์ต, เฟสติวัล
need:sleepover|ปาร์ตี้ชุดนอน, นอนค้างบ้านเพื่อน
need:treasure hunt|ล่าสมบัติ, เกมล่าสมบัติ, เกมกลางแจ้งเด็ก
need:hostess gift|ของฝากเจ้าของบ้าน, ของขอบคุณ, ของติดมือ
need:wedding favours|ของชำร่วย, ของชำร่วยงานแต่ง, ของรับไหว้
need:corporate gift|ของขวัญบริษัท, ของขวัญลูกค้า, ของพรีเมียม
need:teacher gift|ของขวัญให้ครู, ของขวัญวันไหว้ครู, ของขวัญคุณครู
need:gift idea|ไอเดียของขวัญ, ซื้ออะไรให้ดี, หาของขวัญ
need:last minute gift|ของขวัญด่วน, ของขวัญนาทีสุดท้าย, หาของขวัญด่วน
need:gift under a small budget|ของขวัญราคาถูก, ของขวัญงบน้อย, ของขวัญราคาประหยัด
need:gift for someone who has everything|ของขวัญแปลกๆ, ของขวัญไม่ซ้ำใคร, ของขวัญให้คนที่มีทุกอย่าง
need:funny gift|ของขวัญตลก, ของขวัญฮาๆ, ของขวัญกวนๆ
need:get well gift|ของเยี่ยมไข้, เยี่ยมคนป่วย, ให้กำลังใจ
need:baby|ทารก, เด็กอ่อน, เบบี้
need:toddler|เด็กเล็ก, เด็ก 2 ขวบ, วัยหัดเดิน
need:child|เด็ก, ลูก, เด็กๆ
need:schoolchild|เด็กประถม, เด็กวัยเรียน, นักเรียนประถม
need:teenager|วัยรุ่น, เด็กมัธยม
need:student|นักศึกษา, เด็กหอ, มหาลัย
need:adult|ผู้ใหญ่
need:senior|ผู้สูงอายุ, คนแก่, คนสูงวัย
need:grandma|ยาย, ย่า, คุณย่าคุณยาย
need:grandpa|ตา, ปู่, คุณปู่คุณตา
need:mum|แม่, คุณแม่, หม่าม้า
need:dad|พ่อ, คุณพ่อ, ป๊า
need:wife|ภรรยา, แฟนผู้หญิง, คู่หมั้น
need:husband|สามี, แฟนผู้ชาย, คู่หมั้นชาย
need:woman|ผู้หญิง, สาวๆ, สตรี
need:man|ผู้ชาย, หนุ่มๆ, บุรุษ
need:girl|เด็กผู้หญิง, ลูกสาว, หลานสาว
need:boy|เด็กผู้ชาย, ลูกชาย, หลานชาย
need:brother|พี่ชาย, พี่น้อง, พี่สาว
need:best friend|เพื่อนสนิท, เพื่อน, เพื่อนรัก
need:colleague|เพื่อนร่วมงาน, เจ้านาย, หัวหน้า
need:neighbour|เพื่อนบ้าน, ของขวัญเพื่อนบ้าน, ข้างบ้าน
need:godchild|ลูกทูนหัว, ลูกบุญธรรม, พ่อแม่ทูนหัว
need:couple|คู่รัก, สำหรับสองคน, ของขวัญคู่รัก
need:family|ครอบครัว, ครอบครัวใหญ่, มีลูก
need:living alone|อยู่คนเดียว, คนโสด, อยู่คอนโดคนเดียว
need:pregnant|คนท้อง, ตั้งครรภ์, คุณแม่ตั้งครรภ์
need:breastfeeding|ให้นมลูก, ให้นมบุตร, ปั๊มนม
need:twins|ลูกแฝด, แฝด, ฝาแฝด
need:new parents|พ่อแม่มือใหม่, คุณแม่มือใหม่
need:left-handed|คนถนัดซ้าย, ถนัดซ้าย, มือซ้าย
need:beginner|มือใหม่, ผู้เริ่มต้น, เพิ่งเริ่ม
need:advanced|ระดับสูง, มีประสบการณ์, ผู้เชี่ยวชาญ
need:professional|มืออาชีพ, ช่าง, ใช้งานหนัก
need:hobbyist|งานอดิเรก, ช่างมือสมัครเล่น, ดีไอวาย
need:allergic|แพ้ง่าย, ภูมิแพ้, คนแพ้
need:hay fever|แพ้เกสรดอกไม้, แพ้ละอองเกสร, ไข้ละอองฟาง
need:dust mite allergy|แพ้ไรฝุ่น, แพ้ฝุ่น, ไรฝุ่น
need:nickel allergy|แพ้นิกเกิล, แพ้เครื่องประดับ, แพ้โลหะ
need:sensitive skin|ผิวแพ้ง่าย, ผิวบอบบาง, ผิวระคายเคือง
need:eczema|ผื่นผิวหนังอักเสบ, ผื่นคัน, ผื่นแพ้
need:gluten intolerance|แพ้กลูเตน, ไม่ทานกลูเตน, แพ้แป้งสาลี
need:lactose intolerance|แพ้แลคโตส, แพ้นม, ดื่มนมไม่ได้
need:nut allergy|แพ้ถั่ว, แพ้ถั่วลิสง
need:vegan|วีแกน, กินพืช, ไม่กินเนื้อสัตว์
need:vegetarian|มังสวิรัติ, กินเจ, ไม่กินเนื้อ
need:diabetic|เบาหวาน, คนเป็นเบาหวาน, น้ำตาลในเลือด
need:tall|คนตัวสูง, ตัวสูง, สูงมาก
need:short person|คนตัวเล็ก, ตัวเตี้ย, ขาสั้น
need:plus size|คนอ้วน, สาวอวบ, ไซส์ใหญ่
need:wide feet|เท้ากว้าง, เท้าบาน, หน้าเท้ากว้าง
need:large feet|เท้าใหญ่, รองเท้าไซส์ใหญ่, เท้ายาว
need:small hands|มือเล็ก, มือเรียว
need:big head|หัวใหญ่, ศีรษะใหญ่, หมวกคนหัวใหญ่
need:glasses wearer|คนใส่แว่น, ใส่แว่น, สวมแว่นตา
need:contact lens wearer|ใส่คอนแทคเลนส์, คนใส่คอนแทค
need:visually impaired|สายตาไม่ดี, ผู้พิการทางสายตา, อ่านตัวเล็กไม่เห็น
need:hard of hearing|หูตึง, หูไม่ได้ยิน, คนหูหนวก
need:wheelchair user|คนนั่งวีลแชร์, ผู้พิการ, นั่งรถเข็น
need:difficulty walking|เดินลำบาก, เดินไม่มั่นคง, ช่วยเดิน
need:weak hands|มือไม่มีแรง, ข้ออักเสบ, รูมาตอยด์
need:carer|ผู้ดูแล, ดูแลผู้ป่วยที่บ้าน, ดูแลพ่อแม่
need:cold feet|เท้าเย็น, เท้าหนาว
need:cold hands|มือเย็น, มือหนาว, นิ้วเย็น
need:feel cold|ขี้หนาว, หนาวง่าย, หนาวตลอด
need:sleep cold|นอนหนาว, หนาวตอนกลางคืน
need:hot at night|นอนร้อน, เหงื่อออกตอนนอน, ร้อนตอนกลางคืน
need:sweating|เหงื่อออก, เหงื่อเยอะ, เหงื่อท่วม
need:sweaty feet|เท้าเหม็น, กลิ่นเท้า, รองเท้าเหม็น
need:body odour|กลิ่นตัว, เต่าเหม็น, กลิ่นรักแร้
need:back pain|ปวดหลัง, หลังไม่ดี, เจ็บหลัง
need:neck pain|ปวดคอ, คอเคล็ด, ออฟฟิศซินโดรม
need:knee pain|ปวดเข่า, เข่าไม่ดี, เข่าเสื่อม
need:wrist pain|ปวดข้อมือ, พังผืดข้อมือ, เจ็บข้อมือ
need:foot pain|ปวดเท้า, เจ็บส้นเท้า, รองช้ำ
need:blisters|รองเท้ากัด, ตุ่มพอง, ถลอก
need:heavy legs|ขาหนัก, ขาบวม, เส้นเลือดขอด
need:muscle soreness|ปวดกล้ามเนื้อ, ปวดเมื่อย, กล้ามเนื้อตึง
need:headache|ปวดหัว, ไมเกรน
need:can't sleep|นอนไม่หลับ, หลับยาก, นอนหลับไม่สนิท
need:snoring|นอนกรน, กรน, แก้กรน
need:wake up tired|ตื่นยาก, ตื่นไม่ไหว, ตื่นมาไม่สดชื่น
need:stress|เครียด, ผ่อนคลาย, คลายเครียด
need:dry skin|ผิวแห้ง, ผิวลอก, ผิวหยาบกร้าน
need:cracked hands|มือแห้ง, มือแตก, มือลอก
need:chapped lips|ปากแห้ง, ปากแตก, ปากลอก
need:cracked heels|ส้นเท้าแตก, ตาปลา, เท้าด้าน
need:oily skin|ผิวมัน, หน้ามัน, รูขุมขนกว้าง
need:acne|สิว, เป็นสิว, สิวผด
need:wrinkles|ริ้วรอย, ตีนกา, ผิวแก่ก่อนวัย
need:dark circles|ขอบตาดำ, ใต้ตาคล้ำ, ถุงใต้ตา
need:sunburn|ผิวไหม้แดด, แดดเผา, หลังออกแดด
need:sun protection|กันแดด, ป้องกันแดด, ยูวี
need:hair loss|ผมร่วง, ผมบาง, หัวล้าน
need:dandruff|รังแค, คันหนังศีรษะ, หนังศีรษะลอก
need:dry hair|ผมแห้ง, ผมเสีย, ผมชี้ฟู
need:curly hair|ผมหยิก, ผมลอน, ผมหยักศก
need:tangled hair|ผมพันกัน, ผมเป็นสังกะตัง
need:grey hair|ผมหงอก, ปิดผมขาว, ผมขาว
need:unwanted hair|กำจัดขน, ขนขา, โกนขน
need:shaving|โกนหนวด, โกน, แสบหลังโกน
need:beard|หนวด, เครา, ดูแลหนวดเครา
need:bad breath|กลิ่นปาก, ปากเหม็น, ลมหายใจหอม
need:sensitive teeth|เสียวฟัน, เลือดออกตามไรฟัน, ปวดฟัน
need:white teeth|ฟันขาว, ฟันเหลือง, ฟอกฟันขาว
need:wound|แผล, มีดบาด, ปฐมพยาบาล
need:common cold|หวัด, ไข้หวัด, ไอ
need:fever|ไข้, เป็นไข้, วัดไข้
need:high blood pressure|ความดันสูง, ความดัน, บำรุงหัวใจ
need:upset stomach|ปวดท้อง, ท้องอืด, อาหารไม่ย่อย
need:period pain|ปวดประจำเดือน, ประจำเดือน, ปวดท้องเมนส์
need:menopause|วัยทอง, ร้อนวูบวาบ, หมดประจำเดือน
need:incontinence|ปัสสาวะเล็ด, ฉี่รดที่นอน, กลั้นปัสสาวะไม่อยู่
need:motion sickness|เมารถ, เมาเรือ, คลื่นไส้
need:lose weight|ลดน้ำหนัก, ลดความอ้วน, ไดเอท
need:build muscle|เพิ่มกล้าม, สร้างกล้ามเนื้อ, เล่นกล้าม
need:eat healthily|กินคลีน, อาหารสุขภาพ, กินผัก
need:boost immune system|เสริมภูมิคุ้มกัน, วิตามิน, อ่อนเพลีย
need:quit smoking|เลิกบุหรี่, เลิกสูบบุหรี่
need:nail care|ดูแลเล็บ, ทำเล็บ, ทาเล็บ
need:make-up|แต่งหน้า, เมคอัพ, เครื่องสำอาง
need:limescale|คราบหินปูน, ตะกรัน, น้ำกระด้าง
need:mould|เชื้อรา, ราขึ้น, ผนังชื้น
need:damp|ความชื้น, ห้องชื้น, อับชื้น
need:dry air|อากาศแห้ง, แอร์แห้ง, ไฟฟ้าสถิต
need:stain|คราบ, รอยเปื้อน, คราบไวน์
need:grease|คราบมัน, คราบน้ำมัน, คราบไหม้
need:smell|กลิ่นเหม็น, กลิ่น, กลิ่นอับ
need:pet smell|กลิ่นสัตว์เลี้ยง, กลิ่นฉี่แมว, กลิ่นหมา
need:kitchen smells|กลิ่นอาหาร, กลิ่นครัว, ควันทำอาหาร
need:smelly drain|ท่อตัน, ท่อเหม็น, ส้วมตัน
need:leak|น้ำรั่ว, ก๊อกหยด, รั่วซึม
need:noise|เสียงดัง, เสียงรบกวน, ข้างบ้านเสียงดัง
need:room echoes|ห้องก้อง, เสียงสะท้อน, เก็บเสียงห้อง
need:draught|ลมเข้า, ลมรอดประตู, หน้าต่างปิดไม่สนิท
need:cold flat|ห้องหนาว, บ้านหนาว, ทำห้องให้อุ่น
need:heat wave|อากาศร้อน, ห้องร้อน, คลายร้อน
need:cold winter|อากาศหนาว, หน้าหนาว, ติดลบ
need:snow|หิมะ, กวาดหิมะ, น้ำแข็งเกาะ
need:rain|ฝน, ฝนตก, เปียกฝน
need:wind|ลม, ลมแรง, พายุ
need:rust|สนิม, ขึ้นสนิม, เป็นสนิม
need:scratches|รอยขีดข่วน, เป็นรอย, รอยถลอก
need:protect the floor|กันพื้นเป็นรอย, ปกป้องพื้น, เก้าอี้ขูดพื้น
need:slippery|ลื่น, พื้นลื่น, ลื่นล้มในห้องน้ำ
need:squeaking|เสียงเอี๊ยด, ประตูดังเอี๊ยด, เสียงอ๊อดแอ๊ด
need:wobbly|โยกเยก, โคลงเคลง, โต๊ะโยก
need:broken|พัง, เสีย, ซ่อม
need:glue|กาว, ติดกาว, แก้วแตกติดกาว
need:hole in clothes|เสื้อขาด, เสื้อเป็นรู, ปะชุน
need:moths|มอดกินผ้า, แมลงกินผ้า, ตัวกินผ้า
need:pantry moths|มอดข้าวสาร, มอด, แมลงในแป้ง
need:mosquitoes|ยุง, ยุงกัด, กันยุง
need:flies|แมลงวัน, แมลงหวี่, แมลงในบ้าน
need:ants|มด, แมลงสาบ, มดขึ้น
need:mice|หนู, หนูในบ้าน, ไล่หนู
need:pigeons|นกพิราบ, ไล่นก, นกบนระเบียง
need:ticks|เห็บ, หมัด, เห็บหมัด
need:slugs|ทาก, หอยทาก, กันหอยทาก
need:aphids|เพลี้ย, แมลงศัตรูพืช, ไรแดง
need:weeds|วัชพืช, หญ้า, กำจัดวัชพืช
need:moss in lawn|ตะไคร่ในสนาม, หญ้าเหลือง, สนามหญ้าโล้น
need:plants die|ต้นไม้ตาย, ลืมรดน้ำ, ดูแลต้นไม้
need:dust|ฝุ่น, ปัดฝุ่น, ฝุ่นเกาะ
need:pet hair|ขนสัตว์, ขนหมา, ขนแมวติดโซฟา
need:crumbs|เศษอาหาร, กินเลอะ, หกเลอะเทอะ
need:dirty windows|กระจกสกปรก, เช็ดกระจก, ล้างกระจก
need:cleaning|ทำความสะอาด, ทำความสะอาดบ้าน, งานบ้าน
need:mopping|ถูพื้น, เช็ดพื้น, ม็อบพื้น
need:vacuuming|ดูดฝุ่น, ดูดพรม, ดูดฝุ่นพื้น
need:doing laundry|ซักผ้า, ซักเสื้อผ้า
need:drying laundry|ตากผ้า, ตากผ้าในร่ม, ผ้าไม่แห้ง
need:ironing|รีดผ้า, ผ้ายับ, รีดเสื้อ
need:shrunk in the wash|ซักแล้วหด, ผ้าหด, ผ้าเป็นขุย
need:shoes dirty|รองเท้าสกปรก, ซักรองเท้า, ขัดรองเท้า
need:wet shoes|รองเท้าเปียก, ตากรองเท้า, รองเท้าไม่แห้ง
need:fire|ไฟไหม้, ควัน, ป้องกันอัคคีภัย
need:burglary|ขโมย, โจรขึ้นบ้าน, รักษาความปลอดภัย
need:power cut|ไฟดับ, ฉุกเฉิน, ไม่มีไฟ
need:hang a picture|แขวนรูป, แขวนกรอบรูป, แขวนกระจก
need:no drilling|ไม่ต้องเจาะ, ไม่เจาะผนัง, ห้องเช่าห้ามเจาะ
need:drill a hole|เจาะรู, เจาะปูน, เจาะผนัง
need:put up a shelf|ติดชั้นวาง, แขวนทีวี, ติดทีวีผนัง
need:assemble furniture|ประกอบเฟอร์นิเจอร์, ประกอบตู้, ต่อเฟอร์นิเจอร์
need:paint a wall|ทาสีผนัง, ทาสีห้อง, ทาสีบ้าน
need:paint wood|ทาสีไม้, ย้อมไม้, ทาวานิช
need:wallpapering|ติดวอลเปเปอร์, ปูวอลเปเปอร์
need:lay flooring|ปูพื้น, ปูลามิเนต, ปูกระเบื้องยาง
need:tiling|ปูกระเบื้อง, ยาแนว, รีโนเวทห้องน้ำ
need:fill holes|อุดรู, ผนังร้าว, โป๊วผนัง
need:sealing|ยาแนว, อุดรอยต่อ, ยิงซิลิโคน
need:sawing|เลื่อยไม้, ตัดไม้, เลื่อย
need:sanding|ขัดไม้, ขัดกระดาษทราย, ขัดผิว
need:woodworking|งานไม้, ทำเฟอร์นิเจอร์, ช่างไม้
need:welding|เชื่อมเหล็ก, บัดกรี, งานเชื่อม
need:electrical work|งานไฟฟ้า, เดินสายไฟ, เปลี่ยนปลั๊ก
need:plumbing|งานประปา, เปลี่ยนก๊อก, ต่อท่อน้ำ
need:measure|วัด, วัดขนาด, วัดระดับ
need:work at height|ทำงานที่สูง, ปีนที่สูง, เปลี่ยนหลอดไฟ
need:heavy lifting|ยกของหนัก, ขนของหนัก
need:transport in the car|ขนของในรถ, รัดของ, ขนบนหลังคารถ
need:protect hands at work|ป้องกันมือ, อุปกรณ์เซฟตี้, ความปลอดภัยในการทำงาน
need:construction site|ไซต์ก่อสร้าง, รีโนเวทบ้าน, ต่อเติม
need:shed|โรงเก็บของ, จัดโรงรถ, เก็บเครื่องมือ
need:insulate|ฉนวนกันความร้อน, ประหยัดพลังงาน, กันร้อน
need:save electricity|ประหยัดไฟ, ค่าไฟแพง, ลดค่าไฟ
need:save water|ประหยัดน้ำ, ลดค่าน้ำ
need:low light|ห้องมืด, แสงน้อย, เพิ่มแสงสว่าง
need:dazzling light|แสงจ้า, แสงแยงตา, แดดแยงตา
need:darken bedroom|ทำห้องมืด, กันแสง, นอนกลางวัน
need:privacy|ความเป็นส่วนตัว, กันคนมอง, บังสายตา
need:mood lighting|ไฟสร้างบรรยากาศ, แสงอบอุ่น, โรแมนติก
need:reading in bed|อ่านหนังสือบนเตียง, ไฟอ่านหนังสือ
need:reading|อ่านหนังสือ, หนอนหนังสือ, รักการอ่าน
need:small flat|ห้องเล็ก, คอนโดเล็ก, พื้นที่น้อย
need:small kitchen|ครัวเล็ก, ครัวแคบ, ครัวคอนโด
need:small bathroom|ห้องน้ำเล็ก, ห้องน้ำแคบ
need:tidy up|จัดระเบียบ, จัดบ้าน, บ้านรก
need:wardrobe full|ตู้เสื้อผ้าเต็ม, เก็บเสื้อผ้า, แขวนเสื้อผ้า
need:store shoes|เก็บรองเท้า, รองเท้ารก, วางรองเท้า
need:hallway|ทางเข้าบ้าน, วางกุญแจ, แขวนเสื้อหน้าบ้าน
need:cable clutter|สายไฟรก, สายพันกัน, เก็บสายไฟ
need:cooking|ทำอาหาร, ทำกับข้าว, ทำอาหารทานเอง
need:gift for a cook|ของขวัญคนชอบทำอาหาร, สายกิน, รักการทำอาหาร
need:frying|ทอด, ผัด, ทอดไข่
need:food sticks|อาหารติดกระทะ, ติดก้น, ไหม้ก้นกระทะ
need:deep frying|ทอดน้ำมันท่วม, เฟรนช์ฟรายส์, ทอดกรอบ
need:soup|ทำซุป, ซุป, สตูว์
need:pasta|พาสต้า, สปาเก็ตตี้, ทำเส้นสด
need:rice|ข้าว, หุงข้าว, ซูชิ
need:baking|อบขนม, ทำเค้ก, ทำเบเกอรี่
need:bake bread|อบขนมปัง, ทำขนมปัง, ซาวโดวจ์
need:pizza at home|ทำพิซซ่า, พิซซ่าโฮมเมด
need:decorate a cake|แต่งหน้าเค้ก, เค้กวันเกิด, ฟองดองท์
need:knead dough|นวดแป้ง, ตีวิปครีม, ตีไข่
need:chop|หั่นผัก, สับ, ซอย
need:blunt knife|มีดทื่อ, มีดไม่คม, ลับมีด
need:smoothie|สมูทตี้, ปั่นน้ำผลไม้, น้ำปั่น
need:juice|น้ำผลไม้, คั้นน้ำส้ม, คั้นน้ำผลไม้
need:coffee|กาแฟ, ชงกาแฟ, เอสเพรสโซ่
need:grind|บดกาแฟ, บดเมล็ดกาแฟ, บดเครื่องเทศ
need:brew tea|ชงชา, ดื่มชา, คนรักชา
need:milk foam|ตีฟองนม, ฟองนม, ลาเต้อาร์ต
need:brew beer|ทำเบียร์, หมักไวน์, คราฟต์เบียร์
need:wine drinker|คนรักไวน์, ดื่มไวน์, เก็บไวน์
need:sparkling water|น้ำโซดา, ทำน้ำอัดลม, อัดแก๊ส
need:clean drinking water|น้ำดื่มสะอาด, กรองน้ำ, น้ำประปา
need:drink more water|ดื่มน้ำเยอะๆ, ดื่มน้ำให้พอ, กินน้ำ
need:keep food hot|เก็บอาหารร้อน, เก็บความร้อน, ข้าวอุ่น
need:keep cold|เก็บความเย็น, แช่เครื่องดื่ม, เก็บของเย็น
need:keep food fresh|เก็บอาหาร, ถนอมอาหาร, เก็บของสด
need:freezing food|แช่แข็งอาหาร, ฟรีซอาหาร, มีลเพรพ
need:preserve|ดองผัก, ทำแยม, ถนอมอาหาร
need:lunch at work|ห่อข้าวไปกิน, ข้าวกลางวัน, ข้าวกล่อง
need:breakfast|อาหารเช้า, มื้อเช้า, บรันช์
need:quick meal|อาหารจานด่วน, ไม่มีเวลาทำอาหาร, ทำอาหารเร็ว
need:snack|ของว่าง, ขนม, กินเล่น
need:fondue|ฟองดู, ชาบู, สุกี้
need:induction hob|เตาแม่เหล็กไฟฟ้า, เตาอินดักชั่น, อินดักชั่น
need:gas stove|เตาแก๊ส, ใช้แก๊ส, ไฟแก๊ส
need:hiking|เดินป่า, ไฮกิ้ง, เทรคกิ้ง
need:camping|แคมป์ปิ้ง, กางเต็นท์, ตั้งแคมป์
need:camper van|รถบ้าน, แคมเปอร์แวน, คาราวาน
need:trekking ultralight|เดินป่าน้ำหนักเบา, แบ็คแพ็ก, อัลตร้าไลท์
need:via ferrata|ปีนเขา, ปีนผา, โบลเดอริ่ง
need:running|วิ่ง, จ็อกกิ้ง, มาราธอน
need:trail running|วิ่งเทรล, เทรล, วิ่งขึ้นเขา
need:walking the city|เดินเที่ยวเมือง, เที่ยว, เดินเยอะ
need:cycling|ปั่นจักรยาน, ขี่จักรยาน, จักรยาน
need:mountain biking|ปั่นเสือภูเขา, จักรยานเสือภูเขา, ดาวน์ฮิลล์
need:bike tour|ปั่นทัวร์ริ่ง, ปั่นทางไกล, ขนของบนจักรยาน
need:e-bike|จักรยานไฟฟ้า, อีไบค์
need:commute|ไปทำงาน, เดินทางไปทำงาน, ปั่นไปทำงาน
need:flat tyre|ยางแบน, ยางรั่ว, ปะยาง
need:bike theft|จักรยานหาย, ล็อกจักรยาน, กันขโมยจักรยาน
need:be seen in traffic|มองเห็นในที่มืด, ปั่นกลางคืน, สะท้อนแสง
need:transport children by bike|พาลูกนั่งจักรยาน, เด็กซ้อนจักรยาน
need:learn to ride a bike|หัดขี่จักรยาน, จักรยานคันแรก
need:swimming|ว่ายน้ำ, ไปว่ายน้ำ, สระว่ายน้ำ
need:learn to swim|หัดว่ายน้ำ, เรียนว่ายน้ำ, เด็กว่ายน้ำไม่เป็น
need:open water swimming|ว่ายน้ำทะเล, ว่ายน้ำเปิด, แช่น้ำแข็ง
need:beach|ทะเล, ไปทะเล, ชายหาด
need:snorkelling|ดำน้ำ, ดำน้ำตื้น, สคูบา
need:kayaking|พายเรือ, คายัค, ซับบอร์ด
need:sailing|เล่นเรือใบ, เรือ, ล่องเรือ
need:surfing|เซิร์ฟ, โต้คลื่น, วินด์เซิร์ฟ
need:fishing|ตกปลา, อุปกรณ์ตกปลา
need:hunting|ล่าสัตว์, ยิงธนู, ยิงปืน
need:birdwatching|ดูนก, ส่องสัตว์, ดูดาว
need:skiing|สกี, เล่นสกี, เที่ยวสกี
need:cross-country skiing|สกีครอสคันทรี, เดินลุยหิมะ
need:sledging|เล่นเลื่อนหิมะ, เล่นหิมะ
need:ice skating|ไอซ์สเก็ต, โรลเลอร์เบลด, สเก็ตบอร์ด
need:gym|ยิม, ฟิตเนส, เข้ายิม
need:home workout|ออกกำลังกายที่บ้าน, โฮมยิม, ฟิตเนสที่บ้าน
need:yoga|โยคะ, พิลาทิส, ยืดเหยียด
need:football|ฟุตบอล, เตะบอล, ซ้อมบอล
need:tennis|เทนนิส, แบดมินตัน, ตีแบด
need:table tennis|ปิงปอง, เทเบิลเทนนิส
need:basketball|บาสเกตบอล, วอลเลย์บอล, แฮนด์บอล
need:golf|กอล์ฟ, ตีกอล์ฟ, นักกอล์ฟ
need:horse riding|ขี่ม้า, ม้า, กีฬาขี่ม้า
need:boxing|ชกมวย, มวยไทย, ศิลปะการต่อสู้
need:dance|เต้น, บัลเลต์, เต้นรำ
need:rehabilitation|กายภาพบำบัด, ฟื้นฟูร่างกาย, พักฟื้นหลังผ่าตัด
need:massage|นวด, นวดตัวเอง, คลายกล้ามเนื้อ
need:wellness|สปาที่บ้าน, ซาวน่า, แช่น้ำ
need:photography|ถ่ายรูป, ถ่ายภาพ, ช่างภาพ
need:filming|ถ่ายวิดีโอ, ทำยูทูบ, ถ่ายวล็อก
need:podcast|พอดแคสต์, อัดเสียง, โฮมสตูดิโอ
need:make music|เล่นดนตรี, หัดกีตาร์, เปียโน
need:listen to music|ฟังเพลง, รักเสียงเพลง, เครื่องเสียง
need:gaming|เกมมิ่ง, เล่นเกม, เกมเมอร์
need:drawing|วาดรูป, สเก็ตช์, วาดภาพ
need:painting art|วาดภาพระบายสี, สีน้ำ, สีอะคริลิค
need:crafts|งานฝีมือ, งานประดิษฐ์, ทำกับลูก
need:knitting|ถักไหมพรม, ถักโครเชต์, ถักนิตติ้ง
need:sewing|เย็บผ้า, ตัดเย็บเสื้อผ้า, ควิลท์
need:embroidery|งานปัก, ครอสติช, มาคราเม่
need:pottery|ปั้นดิน, เซรามิก, ปั้นเซรามิก
need:make candles|ทำเทียน, ทำสบู่, ทำเครื่องสำอางเอง
need:calligraphy|คัดลายมือ, คัลลิกราฟี, เจอร์นัล
need:puzzling|ต่อจิ๊กซอว์, ปริศนา, เกมลับสมอง
need:model building|ต่อโมเดล, รถไฟจำลอง, นักสะสม
need:learn|เรียน, อ่านหนังสือสอบ, ติวสอบ
need:experiment|ทดลองวิทยาศาสตร์, วิทยาศาสตร์สำหรับเด็ก, stem
need:keep child busy|ลูกเบื่อ, กิจกรรมเด็ก, เล่นในบ้าน
need:outdoor play|เล่นกลางแจ้ง, เล่นนอกบ้าน, เล่นในสวน
need:water play|เล่นน้ำ, เด็กเล่นน้ำ, สาดน้ำ
need:work from home|ทำงานที่บ้าน, เวิร์กฟรอมโฮม, โฮมออฟฟิศ
need:sit all day|นั่งทำงานทั้งวัน, นั่งนาน, มนุษย์ออฟฟิศ
need:video call|วิดีโอคอล, ประชุมออนไลน์, ซูม
need:phone calls|โทรศัพท์, คุยโทรศัพท์, แฮนด์ฟรี
need:presentation|พรีเซนต์, นำเสนองาน, ห้องประชุม
need:organise appointments|จัดตาราง, วางแผน, ขี้ลืม
need:file documents|เก็บเอกสาร, จัดเอกสาร, แฟ้มเอกสาร
need:print|พิมพ์, ปริ้นท์, สแกน
need:write|เขียน, จดโน้ต, เขียนจดหมาย
need:send a parcel|ส่งพัสดุ, แพ็กของส่ง, ขายออนไลน์
need:wrap a present|ห่อของขวัญ, แพ็กของขวัญสวยๆ
need:decorate|แต่งบ้าน, ตกแต่งบ้าน, จัดห้อง
need:furnish children's room|แต่งห้องเด็ก, จัดห้องลูก, ห้องนอนเด็ก
need:sleep|นอนหลับ, หลับสบาย, นอนหลับดี
need:side sleeper|นอนตะแคง, คนนอนตะแคง
need:back sleeper|นอนหงาย, นอนคว่ำ
need:nap|งีบหลับ, นอนบนเครื่องบิน, นอนบนรถ
need:travel|เดินทาง, ท่องเที่ยว, ทริป
need:flight|ขึ้นเครื่องบิน, เที่ยวบิน, สนามบิน
need:hand luggage|กระเป๋าขึ้นเครื่อง, สัมภาระถือขึ้นเครื่อง, แครี่ออน
need:luggage too heavy|กระเป๋าเกินน้ำหนัก, ชั่งกระเป๋า, น้ำหนักเกิน
need:travel abroad|ไปต่างประเทศ, เที่ยวต่างประเทศ, ปลั๊กต่างประเทศ
need:pickpockets|กันล้วงกระเป๋า, กันขโมย, เก็บเงินตอนเที่ยว
need:lost luggage|กระเป๋าหาย, หากุญแจ, ตามหาของ
need:long car journey|ขับรถทางไกล, โรดทริป, พาลูกนั่งรถ
need:cruise|ล่องเรือสำราญ, เรือสำราญ, เรือเฟอร์รี่
need:tropics|ป่าฝน, ซาฟารี, เมืองร้อน
need:business trip|ไปทำงานต่างจังหวัด, ทริปธุรกิจ, พักโรงแรม
need:outdoors|ใช้กลางแจ้ง, ข้างนอก, ตากแดดตากฝน
need:balcony|ระเบียง, ระเบียงคอนโด, ดาดฟ้า
need:terrace|ชานบ้าน, เทอเรส, ระเบียงบ้าน
need:garden|สวน, ทำสวน, สวนหลังบ้าน
need:grow vegetables|ปลูกผัก, ผักสวนครัว, ปลูกผักกินเอง
need:plant flowers|ปลูกดอกไม้, ปลูกต้นไม้, ลงดิน
need:water the garden|รดน้ำสวน, ระบบน้ำ, สปริงเกอร์
need:watering plants on holiday|รดน้ำต้นไม้ตอนไม่อยู่, รดน้ำอัตโนมัติ, ไม่อยู่บ้าน
need:mow the lawn|ตัดหญ้า, ดูแลสนามหญ้า, หญ้ายาว
need:cut hedge|ตัดแต่งกิ่ง, ตัดกิ่งไม้, ตัดพุ่มไม้
need:leaves|ใบไม้, กวาดใบไม้, เศษใบไม้
need:compost|หมักปุ๋ย, ปุ๋ยหมัก, ขยะเศษอาหาร
need:chop firewood|ผ่าฟืน, ฟืน, เตาผิง
need:campfire|กองไฟ, ก่อไฟ, แคมป์ไฟ
need:pool care|ดูแลสระน้ำ, น้ำสระเขียว, ทำความสะอาดสระ
need:pond|บ่อปลา, ปลาคาร์ฟ, ตะไคร่ในบ่อ
need:feed birds|ให้อาหารนก, เลี้ยงนก, อาหารนก
need:dog|สุนัข, คนเลี้ยงหมา, พาหมาเดินเล่น
need:puppy|ลูกหมา, ลูกสุนัข, ฝึกขับถ่าย
need:cat|แมว, ทาสแมว, ลูกแมว
need:cat scratches furniture|แมวข่วนโซฟา, แมวข่วนเฟอร์นิเจอร์, ลับเล็บ
need:dog pulls|หมาดึงสายจูง, หมาเห่า, ฝึกสุนัข
need:pet left alone|สัตว์เลี้ยงอยู่บ้านคนเดียว, หมากลัวเสียง, แมวเครียด
need:transport a pet|พาสัตว์เลี้ยงเดินทาง, พาแมวไปหาหมอ, หมานั่งรถ
need:pet digestion|สัตว์เลี้ยงท้องเสีย, หมาท้องอ่อนไหว, แมวเลือกกิน
need:pet grooming|ดูแลขนสัตว์เลี้ยง, หมาขนร่วง, อาบน้ำหมา
need:aquarium|ตู้ปลา, เลี้ยงปลา, อควาเรียม
need:rabbit|กระต่าย, แฮมสเตอร์, หนูตะเภา
need:baby cries at night|ลูกร้องกลางคืน, ลูกไม่ยอมนอน, กล่อมลูก
need:teething|ฟันขึ้น, ฟันน้ำนมขึ้น, ลูกฟันขึ้น
need:baby food|อาหารเด็ก, อาหารเสริมตามวัย, ป้อนอาหารลูก
need:bottle feeding|ให้นมขวด, ชงนม, นมผง
need:change diapers|เปลี่ยนผ้าอ้อม, ผื่นผ้าอ้อม, เปลี่ยนแพมเพิร์ส
need:potty training|ฝึกนั่งกระโถน, ฝึกขับถ่าย, เลิกผ้าอ้อม
need:childproof|ความปลอดภัยเด็ก, ลูกเริ่มคลาน, กันเด็ก
need:baby on the go|พาลูกออกนอกบ้าน, พาเบบี้เที่ยว, อุ้มลูก
need:bath time|อาบน้ำเด็ก, อาบน้ำลูก, สระผมเด็ก
need:travel with child in car|พาลูกนั่งรถ, เด็กนั่งรถยนต์
need:afraid of the dark|กลัวความมืด, ลูกกลัวมืด, ไม่กล้านอนคนเดียว
need:child carries heavy school bag|กระเป๋านักเรียนหนัก, กระเป๋าเพื่อสุขภาพเด็ก
need:fine motor skills|กล้ามเนื้อมัดเล็ก, เสริมพัฒนาการ, มอนเตสซอรี่
need:car|รถ, รถยนต์, ขับรถ
need:wash the car|ล้างรถ, ดูแลรถ, ทำความสะอาดรถ
need:car won't start|รถสตาร์ทไม่ติด, แบตหมด, จั๊มสตาร์ท
need:car breakdown|รถเสีย, รถเสียกลางทาง, อุบัติเหตุ
need:icy windscreen|กระจกรถเป็นน้ำแข็ง, ขูดน้ำแข็ง
need:park the car|จอดรถ, ถอยรถ, ที่จอดรถ
need:motorcycle|มอเตอร์ไซค์, จักรยานยนต์, ไบค์เกอร์
need:navigate|นำทาง, หาทาง, เส้นทาง
need:weak battery|แบตหมดเร็ว, แบตเสื่อม, แบตอ่อน
need:charge|ชาร์จมือถือ, ชาร์จนอกบ้าน, ชาร์จหลายเครื่อง
need:slow wifi|ไวไฟช้า, เน็ตช้า, สัญญาณไม่ดี
need:slow computer|คอมช้า, เมมเต็ม, ความจำเต็ม
need:backup|สำรองข้อมูล, แบ็คอัพ, เก็บรูป
need:dropped phone|มือถือตก, จอแตก, กันมือถือแตก
need:connect devices|เชื่อมต่ออุปกรณ์, ปลั๊กไม่ตรง, ต่อโน้ตบุ๊กกับทีวี
need:not enough sockets|ปลั๊กไม่พอ, ต่อปลั๊ก, ปลั๊กน้อย
need:smart home|สมาร์ทโฮม, บ้านอัจฉริยะ, สั่งงานผ่านมือถือ
need:watch tv|ดูทีวี, เสียงทีวี, ฟังไม่ชัด
need:monitor house remotely|ดูบ้านผ่านมือถือ, เฝ้าบ้าน, วงจรปิด
need:track steps|นับก้าว, วัดชีพจร, ติดตามการนอน
need:simple phone|มือถือผู้สูงอายุ, โทรศัพท์ใช้ง่าย, มือถือปุ่มกด
need:wet room|ห้องน้ำ, พื้นที่เปียก, กันชื้น
need:under water|ใต้น้ำ, ลงน้ำ, กันน้ำลึก
need:basement|ห้องใต้ดิน, ห้องใต้หลังคา, ห้องเก็บของ
need:stairs|บันได, ขั้นบันได
need:office|ออฟฟิศ, สำนักงาน, บริษัท
need:restaurant|ร้านอาหาร, คาเฟ่, อุปกรณ์ร้านอาหาร
need:school class|ห้องเรียน, ชมรม, สั่งเป็นกลุ่ม
need:summer|หน้าร้อน, ฤดูร้อน, อากาศร้อน
need:spring and autumn|อากาศเย็นสบาย, ปลายฝนต้นหนาว
need:all year round|ตลอดปี, ทุกฤดู, ใช้ได้ทั้งปี
need:mud|โคลน, ลุยโคลน, ทางเลอะ
need:clothes for office|ชุดทำงาน, เสื้อผ้าทำงาน, ชุดออฟฟิศ
need:evening event|งานกลางคืน, งานกาล่า, ออกงาน
need:everyday|ทุกวัน, ลำลอง, ใส่ประจำ
need:comfy at home|ชุดอยู่บ้าน, ใส่สบายอยู่บ้าน, ชิลล์บนโซฟา
need:too tight|คับไป, รัดไป, ใส่ไม่เข้า
need:too big (2)|หลวมไป, ใหญ่ไป, หลุด
need:scratchy|คัน, ผ้าคัน, ป้ายคัน
need:see-through|บางเห็นข้างใน, ผ้าบาง, ซีทรู
need:hide tummy|พรางพุง, ใส่แล้วผอม, ปิดพุง
need:large bust|หน้าอกใหญ่, อกใหญ่, ต้องการพยุงอก
need:easy to clean|ทำความสะอาดง่าย, ดูแลง่าย, ล้างง่าย
need:lasts long|ใช้ได้นาน, ทนทาน, อึด
need:light to carry|พกพาสะดวก, น้ำหนักเบา, ไม่หนัก
need:safe for kids|ปลอดภัยสำหรับเด็ก, ปลอดสารพิษ, เด็กใช้ได้
need:quiet|เงียบ, เสียงเบา, ไม่มีเสียงดัง
need:eco-friendly|รักษ์โลก, เป็นมิตรกับสิ่งแวดล้อม, อีโค่
need:plastic-free|ลดพลาสติก, ซีโร่เวสต์, ไม่ใช้พลาสติก
need:fairly made|ผลิตอย่างเป็นธรรม, ไม่ใช้แรงงานเด็ก, แฟร์เทรด
need:local|ท้องถิ่น, ผลิตในไทย, ของในพื้นที่
need:handmade|แฮนด์เมด, งานฝีมือ, ทำมือ
need:animal-free|ไม่ทดลองกับสัตว์, ไม่มีส่วนผสมจากสัตว์
need:natural|ธรรมชาติ, ไม่มีสารเคมี, ปลอดสารเคมี
need:cheap|ราคาถูก, ไม่แพง, งบน้อย
need:high-end|ไฮเอนด์, หรูหรา, พรีเมียม
need:easy to use|ใช้ง่าย, ไม่ยุ่งยาก, ใช้งานง่าย
need:comfortable|สบาย, ใส่สบาย, ใส่ได้ทั้งวัน
need:space-saving|ประหยัดพื้นที่, กะทัดรัด, ไม่กินที่
need:foldable for storage|พับเก็บได้, พับได้, พกเดินทาง
need:fast|เร็ว, ประหยัดเวลา, รีบ
need:multi-purpose|อเนกประสงค์, หลายฟังก์ชัน, ออลอินวัน
need:unbreakable|ตกไม่แตก, ไม่แตก, กันกระแทก
need:withstand heat|ทนความร้อน, วางของร้อน, กันร้อน
need:goes in the dishwasher|เข้าเครื่องล้างจานได้, เครื่องล้างจาน
need:wash the dishes|ล้างจาน, ล้างจานด้วยมือ
need:adjustable|ปรับได้, ปรับตามวัย, ใช้ได้หลายคน
need:reusable|ใช้ซ้ำ, รีฟิล, ใช้ซ้ำได้
need:disposable|ใช้แล้วทิ้ง, ใช้ครั้งเดียว, ไม่ต้องล้าง
need:repairable|ซ่อมได้, มีอะไหล่, เปลี่ยนอะไหล่ได้
need:personalised|สลักชื่อ, ใส่ชื่อได้, สั่งทำพิเศษ
need:beautiful|สวย, มีสไตล์, ดีไซน์
need:vintage|วินเทจ, ย้อนยุค, เรโทร
need:second-hand|มือสอง, ใช้แล้ว, รีเฟอร์บิช
need:hygienic|ถูกสุขอนามัย, ฆ่าเชื้อ, แบคทีเรีย
need:non-toxic cookware|เครื่องครัวปลอดสารพิษ, ไม่มีสาร pfas, กระทะปลอดสาร
need:cordless|ไร้สาย, ไม่มีปลั๊ก, ใช้ถ่าน
need:keep dry|กันเปียก, ไม่ให้เปียก, รักษาให้แห้ง
need:keep warm in winter outdoors|กันหนาว, เสื้อกันหนาว, ข้างนอกหนาว
need:not too sweet|ไม่หวานมาก, หวานน้อย, น้ำตาลน้อย
need:spicy|เผ็ด, ชอบเผ็ด, อาหารเผ็ด
need:high protein|โปรตีนสูง, เพิ่มโปรตีน
need:low carb|โลว์คาร์บ, คีโต, ไม่กินแป้ง
need:alcohol-free|ไม่มีแอลกอฮอล์, งดเหล้า, เลิกเหล้า
need:halal|ฮาลาล, ไม่มีหมู, มุสลิม
need:decaf|ดีแคฟ, ไม่มีคาเฟอีน, แพ้คาเฟอีน
need:strong taste|รสเข้ม, กาแฟเข้ม, ไม่ขม
need:emergency supplies|ของใช้ฉุกเฉิน, ตุนของ, เสบียง
need:night walk|เดินกลางคืน, ไฟในเต็นท์, ต้องใช้ไฟฉาย
need:dance all night|เต้นทั้งคืน, ส้นสูงใส่สบาย
need:matching outfit|ชุดคู่, ชุดเข้ากัน, แมตช์ชุด
need:keep valuables safe|เก็บของมีค่า, ซ่อนกุญแจ, เก็บเงินสด
need:save money|ออมเงิน, เก็บเงิน, หยอดกระปุก
need:time something|จับเวลา, ตั้งเวลา, นับถอยหลัง
need:weigh|ชั่งน้ำหนัก, ชั่ง, ตวงส่วนผสม
need:dog-proof furniture|โซฟาสำหรับคนเลี้ยงหมา, โซฟาไม่เปื้อนง่าย, โซฟาบ้านมีเด็ก
need:first apartment|คอนโดแรก, บ้านหลังแรก, ห้องใหม่
thing:sofa|โซฟา, เก้าอี้โซฟา, โซฟา 2 ที่นั่ง
thing:sofa bed|โซฟาเบด, โซฟาปรับนอน, โซฟานอนได้
thing:corner sofa|โซฟาเข้ามุม, โซฟาตัวแอล, โซฟามุม
thing:armchair|อาร์มแชร์, เก้าอี้นวม, เก้าอี้พักผ่อน
thing:recliner|เก้าอี้ปรับเอน, โซฟาปรับเอน, เก้าอี้เอนนอน
thing:rocking chair|เก้าอี้โยก
thing:chair|เก้าอี้, เก้าอี้กินข้าว, เก้าอี้โต๊ะอาหาร
thing:stool|สตูล, เก้าอี้บาร์, เก้าอี้สตูล
thing:bench|ม้านั่ง, ม้านั่งยาว, เบนช์
thing:footstool|สตูลวางเท้า, ที่พักเท้า, ออตโตมัน
thing:beanbag|บีนแบ็ก, บีนแบค, เบาะเม็ดโฟม
thing:desk|โต๊ะทำงาน, โต๊ะคอม, โต๊ะเขียนหนังสือ
thing:standing desk|โต๊ะปรับระดับ, โต๊ะยืนทำงาน, โต๊ะปรับไฟฟ้า
thing:office chair|เก้าอี้สำนักงาน, เก้าอี้ทำงาน, เก้าอี้ออฟฟิศ
thing:gaming chair|เก้าอี้เกมมิ่ง, เก้าอี้เกม
thing:chair castors|ล้อเก้าอี้, ลูกล้อ, ล้อเฟอร์นิเจอร์
thing:dining table|โต๊ะอาหาร, โต๊ะกินข้าว, โต๊ะ
thing:extendable table|โต๊ะขยายได้, โต๊ะยืดได้, โต๊ะพับขยาย
thing:coffee table|โต๊ะกลาง, โต๊ะกาแฟ, โต๊ะเตี้ย
thing:side table|โต๊ะข้าง, โต๊ะข้างโซฟา
thing:bedside table|โต๊ะข้างเตียง, ตู้ข้างเตียง, ตู้หัวเตียง
thing:console table|โต๊ะคอนโซล, โต๊ะวางของหน้าบ้าน
thing:folding table|โต๊ะพับ, โต๊ะแคมป์ปิ้ง, โต๊ะสนาม
thing:folding chair|เก้าอี้พับ, เก้าอี้แคมป์ปิ้ง, เก้าอี้สนาม
thing:wardrobe|ตู้เสื้อผ้า, ตู้ใส่เสื้อผ้า
thing:chest of drawers|ตู้ลิ้นชัก, ลิ้นชักเก็บของ
thing:drawer|ลิ้นชัก, ลิ้นชักดึง
thing:sideboard|ตู้ไซด์บอร์ด, ตู้โชว์เตี้ย, ไซด์บอร์ด
thing:bookcase|ชั้นหนังสือ, ชั้นวางหนังสือ, ตู้หนังสือ
thing:wall shelf|ชั้นวางติดผนัง, ชั้นลอย, ชั้นวางของ
thing:shelf bracket|ขาฉาก, ฉากรับชั้น, ขายึดชั้น
thing:display cabinet|ตู้โชว์, ตู้กระจก
thing:tv stand|ชั้นวางทีวี, ตู้วางทีวี, โต๊ะทีวี
thing:shoe rack|ชั้นวางรองเท้า, ตู้รองเท้า
thing:coat rack|ที่แขวนเสื้อ, ราวแขวนเสื้อโค้ท, ที่แขวนหมวก
thing:clothes hanger|ไม้แขวนเสื้อ, ไม้แขวน
thing:clothes rail|ราวแขวนเสื้อ, ราวแขวนผ้า
thing:bed|เตียง, เตียงนอน, โครงเตียง
thing:box spring|เตียงบ็อกซ์สปริง, ฐานเตียง, บ็อกซ์
thing:bunk bed|เตียงสองชั้น, เตียงลอฟท์, เตียงบังค์
thing:guest bed|เตียงเสริม, เตียงพับ, เตียงสนาม
thing:air bed|ที่นอนเป่าลม, ที่นอนสูบลม, เตียงลม
thing:headboard|หัวเตียง, แผ่นหัวเตียง
thing:slatted base|ไม้ระแนงเตียง, ระแนงรองที่นอน, พื้นเตียง
thing:mattress|ที่นอน, ฟูก, ที่นอนสปริง
thing:mattress topper|ท็อปเปอร์, แผ่นรองที่นอน, ท็อปเปอร์รองนอน
thing:mattress protector|ผ้ารองกันเปื้อน, ผ้าปูกันน้ำ, ผ้ารองที่นอน
thing:crib|เตียงเด็ก, เปลเด็ก, เตียงเด็กอ่อน
thing:high chair|เก้าอี้กินข้าวเด็ก, เก้าอี้ทานข้าวเด็ก, เก้าอี้หัดทานข้าว
thing:changing table|โต๊ะเปลี่ยนผ้าอ้อม, เบาะเปลี่ยนผ้าอ้อม
thing:room divider|ฉากกั้นห้อง, พาร์ทิชั่น, ฉากกั้น
thing:sofa cover|ผ้าคลุมโซฟา, ปลอกโซฟา
thing:chair cushion|เบาะรองนั่ง, เบาะเก้าอี้, อาสนะ
thing:felt pads|แผ่นสักหลาดรองขาเก้าอี้, แผ่นรองขาโต๊ะ, จุกรองขาเก้าอี้
thing:furniture leg|ขาโต๊ะ, ขาเฟอร์นิเจอร์
thing:table top|ท็อปโต๊ะ, แผ่นท็อป, หน้าโต๊ะ
thing:handle|มือจับ, ปุ่มจับลิ้นชัก, มือจับตู้
thing:hinge|บานพับ, บานพับประตู, บานพับถ้วย
thing:drawer runner|รางลิ้นชัก, รางเลื่อน
thing:lamp|โคมไฟ, ไฟ, ดวงไฟ
thing:ceiling light|โคมไฟเพดาน, ไฟเพดาน, ดาวน์ไลท์
thing:pendant light|โคมไฟแขวน, โคมไฟห้อย, แชนเดอเลียร์
thing:floor lamp|โคมไฟตั้งพื้น, ไฟตั้งพื้น
thing:table lamp|โคมไฟตั้งโต๊ะ, โคมไฟหัวเตียง
thing:desk lamp|โคมไฟโต๊ะทำงาน, โคมไฟอ่านหนังสือ
thing:wall light|โคมไฟติดผนัง, ไฟผนัง, ไฟกิ่ง
thing:spotlight|สปอตไลท์, ไฟแทรคไลท์, ไฟส่อง
thing:night light|ไฟกลางคืน, ไฟหรี่นอน, โคมไฟเด็ก
thing:light bulb|หลอดไฟ, หลอด led, หลอดไฟแอลอีดี
thing:led strip|ไฟเส้น, ไฟ led เส้น, ไฟริบบิ้น
thing:fairy lights|ไฟประดับ, ไฟกระพริบ, ไฟตกแต่ง
thing:lampshade|โป๊ะโคม, ฝาครอบโคมไฟ
thing:lamp holder|ขั้วหลอดไฟ, ขั้วไฟ, แป้นขั้ว
thing:outdoor light|โคมไฟสนาม, ไฟสวน, ไฟนอกบ้าน
thing:solar light|ไฟโซล่าเซลล์, โคมไฟโซล่าเซลล์
thing:floodlight|ไฟฟลัดไลท์, ไฟเซ็นเซอร์, สปอตไลท์กันน้ำ
thing:torch|ไฟฉาย, กระบอกไฟฉาย
thing:headlamp|ไฟฉายคาดหัว, ไฟคาดหัว
thing:lantern|ตะเกียง, โคมไฟแคมป์ปิ้ง
thing:dimmer|สวิตช์หรี่ไฟ, ดิมเมอร์
thing:motion sensor|เซ็นเซอร์จับความเคลื่อนไหว, เซ็นเซอร์ตรวจจับ
thing:sunrise alarm clock|นาฬิกาปลุกแสง, โคมไฟปลุก, ไฟจำลองแสงอาทิตย์
thing:duvet|ผ้านวม, ไส้ผ้านวม, ผ้าห่มนวม
thing:duvet cover|ปลอกผ้านวม, ปลอกผ้าห่มนวม
thing:bed linen|ชุดเครื่องนอน, ชุดผ้าปูที่นอน, เครื่องนอน
thing:sheet|ผ้าปูที่นอน, ผ้าปู, ผ้าปูรัดมุม
thing:pillow|หมอน, หมอนหนุน
thing:neck pillow|หมอนรองคอ, หมอนสุขภาพ, หมอนเมมโมรี่โฟม
thing:body pillow|หมอนข้าง, หมอนคนท้อง, หมอนให้นม
thing:travel pillow|หมอนรองคอเดินทาง, หมอนคอ
thing:pillowcase|ปลอกหมอน
thing:cushion|หมอนอิง, หมอนตกแต่ง
thing:cushion cover|ปลอกหมอนอิง
thing:blanket|ผ้าห่ม, ผ้าคลุม, ผ้าห่มนาโน
thing:bedspread|ผ้าคลุมเตียง
thing:weighted blanket|ผ้าห่มถ่วงน้ำหนัก, ผ้าห่มน้ำหนัก
thing:electric blanket|ผ้าห่มไฟฟ้า, ผ้าปูไฟฟ้า
thing:hot water bottle|กระเป๋าน้ำร้อน, ถุงน้ำร้อน, แผ่นประคบร้อน
thing:baby sleeping bag|ถุงนอนเด็ก, ถุงนอนทารก
thing:towel|ผ้าขนหนู, ผ้าเช็ดตัว, ผ้าเช็ดมือ
thing:washcloth|ผ้าเช็ดหน้า, ผ้าขนหนูผืนเล็ก
thing:beach towel|ผ้าเช็ดตัวชายหาด, ผ้าปูชายหาด
thing:bathrobe|เสื้อคลุมอาบน้ำ, ชุดคลุมอาบน้ำ
thing:tea towel|ผ้าเช็ดจาน, ผ้าเช็ดมือครัว
thing:tablecloth|ผ้าปูโต๊ะ, ผ้าคลุมโต๊ะ
thing:placemat|แผ่นรองจาน, ที่รองจาน
thing:table runner|ผ้าคาดโต๊ะ, ผ้ารันเนอร์
thing:napkin|ผ้าเช็ดปาก, กระดาษเช็ดปาก, แนปกิ้น
thing:coaster|ที่รองแก้ว, จานรองแก้ว
thing:trivet|ที่รองหม้อ, แผ่นรองหม้อ, ที่รองของร้อน
thing:apron|ผ้ากันเปื้อน, เอี๊ยมกันเปื้อน
thing:oven glove|ถุงมือกันร้อน, ถุงมือเตาอบ, ที่จับของร้อน
thing:curtain|ผ้าม่าน, ม่าน
thing:blackout curtain|ม่านกันแสง, ม่านทึบแสง, ม่านแบล็คเอาท์
thing:net curtain|ม่านโปร่ง, ผ้าม่านโปร่ง
thing:curtain rod|ราวม่าน, รางม่าน
thing:blind|มู่ลี่, ม่านม้วน, ม่านพับ
thing:roller shutter|ประตูม้วน, บานเกล็ดม้วน, ม่านม้วนกันแดด
thing:insect screen|มุ้งลวด, มุ้งกันยุง, มุ้งจีบ
thing:rug|พรม, พรมปูพื้น
thing:carpet runner|พรมทางเดิน, พรมยาว
thing:rug pad|แผ่นกันลื่นพรม, แผ่นรองพรม
thing:doormat|พรมเช็ดเท้า, พรมหน้าประตู
thing:sheepskin|พรมขนแกะ, พรมขนสัตว์
thing:vase|แจกัน, แจกันดอกไม้
thing:candle|เทียน, เทียนไข, เทียนทีไลท์
thing:scented candle|เทียนหอม
thing:candle holder|เชิงเทียน, ที่วางเทียน
thing:room fragrance|ก้านไม้หอม, น้ำหอมปรับอากาศ, สเปรย์ปรับอากาศ
thing:aroma diffuser|เครื่องพ่นอโรม่า, เครื่องพ่นน้ำมันหอมระเหย, ดิฟฟิวเซอร์
thing:essential oil|น้ำมันหอมระเหย, อโรม่าออยล์
thing:incense|ธูป, ธูปหอม, กำยาน
thing:picture frame|กรอบรูป, กรอบภาพ
thing:poster|โปสเตอร์, ภาพติดผนัง
thing:canvas print|ภาพแคนวาส, ภาพพิมพ์ผ้าใบ
thing:mirror|กระจกเงา, กระจก, กระจกเต็มตัว
thing:clock|นาฬิกา, นาฬิกาแขวนผนัง, นาฬิกาติดผนัง
thing:alarm clock|นาฬิกาปลุก
thing:wall sticker|สติกเกอร์ติดผนัง, สติ๊กเกอร์ผนัง
thing:artificial plant|ต้นไม้ปลอม, ดอกไม้ปลอม, ต้นไม้ประดิษฐ์
thing:dried flowers|ดอกไม้แห้ง, ช่อดอกไม้แห้ง, หญ้าแพมพัส
thing:bouquet|ช่อดอกไม้, ดอกไม้, ดอกไม้สด
thing:wreath|พวงหรีด, พวงมาลัยคริสต์มาส, หรีดแขวนประตู
thing:christmas tree|ต้นคริสต์มาส, ต้นคริสต์มาสปลอม
thing:christmas bauble|ลูกบอลคริสต์มาส, ของแต่งต้นคริสต์มาส
thing:advent calendar|ปฏิทินคริสต์มาส, ปฏิทินนับถอยหลัง
thing:figurine|ตุ๊กตาตั้งโชว์, รูปปั้น, ของตั้งโชว์
thing:piggy bank|กระปุกออมสิน, กระปุกหมู
thing:storage box|กล่องเก็บของ, กล่องใส่ของ, ลังเก็บของ
thing:basket|ตะกร้า, ตะกร้าใส่ของ, ตะกร้าสาน
thing:drawer organiser|ที่จัดระเบียบลิ้นชัก, ที่กั้นลิ้นชัก, ถาดแบ่งช่อง
thing:vacuum storage bag|ถุงสุญญากาศ, ถุงสุญญากาศเก็บเสื้อผ้า
thing:underbed storage|กล่องเก็บของใต้เตียง
thing:garment bag|ถุงคลุมสูท, ถุงคลุมเสื้อผ้า
thing:hook|ตะขอ, ตะขอติดผนัง, ตะขอกาว
thing:pegboard|เพกบอร์ด, แผงแขวนเครื่องมือ, แผ่นเพกบอร์ด
thing:heavy-duty shelving|ชั้นเหล็ก, ชั้นวางของเหล็ก, ชั้นวางสินค้า
thing:trunk|หีบ, หีบเก็บของ
thing:toy box|กล่องเก็บของเล่น, ที่เก็บของเล่น
thing:key rack|ที่แขวนกุญแจ, ตู้กุญแจ, กล่องใส่กุญแจ
thing:keyring|พวงกุญแจ
thing:home safe|ตู้เซฟ, กล่องเซฟ, กล่องใส่เงิน
thing:letterbox|ตู้จดหมาย, ตู้ไปรษณีย์, กล่องรับพัสดุ
thing:umbrella stand|ที่ใส่ร่ม, ที่เก็บร่ม
thing:magazine rack|ชั้นวางนิตยสาร, ที่ใส่นิตยสาร
thing:wastepaper basket|ถังขยะ, ตะกร้าใส่ขยะ
thing:pedal bin|ถังขยะเหยียบ, ถังขยะเซ็นเซอร์
thing:bin bag|ถุงขยะ, ถุงดำ
thing:washbasin|อ่างล้างหน้า, อ่างล้างมือ
thing:tap|ก๊อกน้ำ, ก๊อกผสม, ก๊อกอ่างล้างหน้า
thing:tap aerator|ปากกรองก๊อกน้ำ, หัวกรองก๊อก, แอร์เรเตอร์
thing:shower|ฝักบัว, ชุดฝักบัว, เรนชาวเวอร์
thing:shower head|หัวฝักบัว, ฝักบัวสายอ่อน
thing:shower hose|สายฝักบัว
thing:shower curtain|ม่านห้องน้ำ, ม่านอาบน้ำ
thing:shower screen|ฉากกั้นอาบน้ำ, ฉากกั้นห้องน้ำ, ตู้อาบน้ำ
thing:bathtub|อ่างอาบน้ำ
thing:toilet|ชักโครก, โถสุขภัณฑ์, สุขภัณฑ์
thing:toilet seat|ฝารองนั่งชักโครก, ฝารองนั่ง, ฝาชักโครก
thing:toilet brush|แปรงขัดส้วม, แปรงล้างห้องน้ำ
thing:toilet paper holder|ที่ใส่กระดาษชำระ, ที่แขวนทิชชู่
thing:toilet paper|กระดาษชำระ, ทิชชู่ม้วน, กระดาษทิชชู่
thing:bath mat|พรมเช็ดเท้าห้องน้ำ, แผ่นกันลื่นห้องน้ำ
thing:towel rail|ราวแขวนผ้าเช็ดตัว, ที่แขวนผ้าขนหนู
thing:heated towel rail|ราวอุ่นผ้าเช็ดตัว, ราวอบผ้าขนหนู
thing:toothbrush holder|ที่ใส่แปรงสีฟัน, แก้วแปรงฟัน
thing:bathroom cabinet|ตู้ห้องน้ำ, ตู้กระจกห้องน้ำ, ตู้ยา
thing:bathroom scale|เครื่องชั่งน้ำหนัก, ที่ชั่งน้ำหนัก, ตาชั่ง
thing:shower caddy|ชั้นวางในห้องน้ำ, ชั้นวางแชมพู, ชั้นเข้ามุม
thing:grab rail|ราวจับ, ราวกันลื่น, ราวจับห้องน้ำ
thing:shower stool|เก้าอี้อาบน้ำ, เก้าอี้นั่งอาบน้ำ
thing:broom|ไม้กวาด
thing:dustpan|ที่โกยผง, ที่ตักผง, ชุดที่โกยขยะ
thing:mop|ไม้ถูพื้น, ไม้ม็อบ, ม็อบถูพื้น
thing:bucket|ถังน้ำ, ถัง, ถังถูพื้น
thing:cleaning cloth|ผ้าเช็ดทำความสะอาด, ผ้าไมโครไฟเบอร์, ผ้าเช็ดฝุ่น
thing:sponge|ฟองน้ำ, ฟองน้ำล้างจาน, สก็อตไบรต์
thing:dish brush|แปรงล้างจาน, แปรงขัด
thing:feather duster|ไม้ขนไก่, ไม้ปัดฝุ่น
thing:window squeegee|ไม้รีดกระจก, ที่เช็ดกระจก, ไม้รีดน้ำ
thing:rubber gloves|ถุงมือยาง, ถุงมือล้างจาน, ถุงมือแม่บ้าน
thing:all-purpose cleaner|น้ำยาทำความสะอาดอเนกประสงค์, น้ำยาเอนกประสงค์, สเปรย์ทำความสะอาด
thing:bathroom cleaner|น้ำยาล้างห้องน้ำ, น้ำยาขัดห้องน้ำ
thing:descaler|น้ำยาล้างตะกรัน, น้ำยาขจัดคราบหินปูน
thing:glass cleaner|น้ำยาเช็ดกระจก
thing:washing-up liquid|น้ำยาล้างจาน
thing:dishwasher tablets|เม็ดล้างจาน, ผงล้างจานสำหรับเครื่อง
thing:laundry detergent|ผงซักฟอก, น้ำยาซักผ้า, เจลบอลซักผ้า
thing:fabric softener|น้ำยาปรับผ้านุ่ม, ปรับผ้านุ่ม
thing:stain remover|น้ำยาขจัดคราบ, ปากกาลบคราบ
thing:soap|สบู่, สบู่ก้อน, สบู่ล้างมือ
thing:kitchen roll|กระดาษอเนกประสงค์, ทิชชู่ครัว, กระดาษซับมัน
thing:tissues|ทิชชู่, กระดาษเช็ดหน้า, ทิชชู่เช็ดหน้า
thing:wet wipes|ทิชชู่เปียก, ผ้าเปียก, แผ่นเช็ดทำความสะอาด
thing:vacuum cleaner|เครื่องดูดฝุ่น
thing:cordless vacuum|เครื่องดูดฝุ่นไร้สาย, เครื่องดูดฝุ่นด้ามจับ
thing:robot vacuum|หุ่นยนต์ดูดฝุ่น, โรบอทดูดฝุ่น
thing:vacuum cleaner bag|ถุงเก็บฝุ่น, ถุงเครื่องดูดฝุ่น
thing:steam cleaner|เครื่องทำความสะอาดไอน้ำ, ไม้ถูพื้นไอน้ำ
thing:pressure washer|เครื่องฉีดน้ำแรงดันสูง, เครื่องอัดฉีด
thing:carpet cleaner|เครื่องซักพรม, เครื่องซักโซฟา
thing:lint roller|ลูกกลิ้งเก็บฝุ่น, ลูกกลิ้งเก็บขน, แปรงปัดขน
thing:fabric shaver|เครื่องตัดขุยผ้า, ที่กำจัดขุยผ้า
thing:laundry basket|ตะกร้าผ้า, ตะกร้าใส่ผ้า
thing:drying rack|ราวตากผ้า, ราวตากผ้าพับได้
thing:clothesline|เชือกตากผ้า, สายตากผ้า
thing:clothes peg|ไม้หนีบผ้า, ที่หนีบผ้า
thing:ironing board|โต๊ะรีดผ้า, ที่รองรีด
thing:ironing board cover|ผ้ารองรีด, ผ้าคลุมโต๊ะรีดผ้า
thing:iron|เตารีด, เตารีดไอน้ำ
thing:steam generator iron|เตารีดแรงดันไอน้ำ, เตารีดหม้อต้ม
thing:garment steamer|เครื่องรีดไอน้ำ, เตารีดถนอมผ้า
thing:laundry bag|ถุงซักผ้า, ถุงตาข่ายซักผ้า, ถุงซักชุดชั้นใน
thing:moth trap|กับดักมอด, ลูกเหม็น, ถุงหอมลาเวนเดอร์
thing:washing machine|เครื่องซักผ้า, เครื่องซักผ้าฝาหน้า
thing:tumble dryer|เครื่องอบผ้า
thing:washer dryer|เครื่องซักอบผ้า, เครื่องซักและอบ
thing:dishwasher|เครื่องล้างจาน
thing:fridge|ตู้เย็น
thing:mini fridge|ตู้เย็นมินิบาร์, ตู้เย็นเล็ก, มินิบาร์
thing:freezer|ตู้แช่แข็ง, ตู้แช่
thing:wine cooler|ตู้แช่ไวน์
thing:oven|เตาอบ, เตาอบไฟฟ้า
thing:cooker|เตาทำอาหาร, เตาตั้งพื้นพร้อมเตาอบ
thing:hob|เตาไฟฟ้า, เตาแม่เหล็กไฟฟ้า, เตาแก๊สฝัง
thing:extractor hood|เครื่องดูดควัน, ฮูดดูดควัน
thing:microwave|ไมโครเวฟ, เตาไมโครเวฟ
thing:coffee machine|เครื่องชงกาแฟ, เครื่องทำกาแฟ, เครื่องชงกาแฟดริป
thing:espresso machine|เครื่องชงกาแฟเอสเพรสโซ่, เครื่องชงกาแฟสด, เครื่องชงอัตโนมัติ
thing:capsule machine|เครื่องชงกาแฟแคปซูล, เครื่องแคปซูล
thing:coffee capsule|แคปซูลกาแฟ, กาแฟแคปซูล
thing:moka pot|หม้อต้มกาแฟ, มอคค่าพอท, โมก้าพอต
thing:french press|เฟรนช์เพรส, เครื่องชงกาแฟเฟรนช์เพรส
thing:pour-over dripper|ดริปเปอร์, ชุดดริปกาแฟ, กาแฟดริป
thing:coffee filter paper|กระดาษกรองกาแฟ, ฟิลเตอร์กาแฟ
thing:coffee grinder|เครื่องบดกาแฟ, เครื่องบดเมล็ดกาแฟ
thing:milk frother|เครื่องตีฟองนม, ที่ตีฟองนม, พิชเชอร์
thing:tamper|แทมเปอร์, ก้านชงกาแฟ, อุปกรณ์ชงกาแฟ
thing:kettle|กาต้มน้ำ, กาต้มน้ำไฟฟ้า, กาน้ำร้อน
thing:toaster|เครื่องปิ้งขนมปัง, ที่ปิ้งขนมปัง
thing:sandwich maker|เครื่องทำแซนวิช, เตาปิ้งแซนวิช
thing:waffle iron|เครื่องทำวาฟเฟิล, เตาวาฟเฟิล
thing:air fryer|หม้อทอดไร้น้ำมัน, หม้อทอดลมร้อน
thing:deep fryer|หม้อทอด, เตาทอด, หม้อทอดไฟฟ้า
thing:blender|เครื่องปั่น, เครื่องปั่นน้ำผลไม้, โถปั่น
thing:hand blender|เครื่องปั่นมือถือ, เครื่องปั่นแบบด้ามจับ
thing:hand mixer|เครื่องตีไข่, เครื่องตีแป้งมือถือ
thing:stand mixer|เครื่องตีแป้ง, เครื่องผสมอาหาร, เครื่องนวดแป้ง
thing:food processor|เครื่องเตรียมอาหาร, เครื่องบดสับ
thing:cooking robot|หม้ออเนกประสงค์, หุ่นยนต์ทำอาหาร, หม้อไฟฟ้าอเนกประสงค์
thing:juicer|เครื่องคั้นน้ำผลไม้, เครื่องสกัดน้ำผลไม้, ที่คั้นมะนาว
thing:soda maker|เครื่องทำโซดา, เครื่องอัดโซดา
thing:CO2 cylinder|ถังแก๊สโซดา, หลอดแก๊ส co2, ถังคาร์บอนไดออกไซด์
thing:water filter|เครื่องกรองน้ำ, เหยือกกรองน้ำ, ไส้กรองน้ำ
thing:slow cooker|หม้อตุ๋น, หม้อตุ๋นไฟฟ้า
thing:pressure cooker|หม้อแรงดัน, หม้ออัดแรงดัน
thing:bread maker|เครื่องทำขนมปัง
thing:ice cream maker|เครื่องทำไอศกรีม, เครื่องทำไอติม
thing:ice cube maker|เครื่องทำน้ำแข็ง, ที่ทำน้ำแข็ง, พิมพ์น้ำแข็ง
thing:yogurt maker|เครื่องทำโยเกิร์ต
thing:raclette grill|เตาปิ้งย่างไฟฟ้า, เตาย่างบนโต๊ะ, กระทะปิ้งย่าง
thing:fondue set|ชุดฟองดู, หม้อฟองดู
thing:food dehydrator|เครื่องอบแห้ง, เครื่องอบผลไม้แห้ง
thing:vacuum sealer|เครื่องซีลสุญญากาศ, เครื่องซีลถุง
thing:sous vide cooker|เครื่องซูวี, ซูวี
thing:pasta machine|เครื่องทำเส้นพาสต้า, เครื่องรีดเส้น
thing:kitchen scale|เครื่องชั่งในครัว, ตาชั่งดิจิตอล, ตาชั่งอาหาร
thing:food thermometer|เทอร์โมมิเตอร์วัดอาหาร, ที่วัดอุณหภูมิอาหาร
thing:kitchen timer|นาฬิกาจับเวลา, ที่จับเวลาในครัว
thing:egg cooker|เครื่องต้มไข่, หม้อต้มไข่
thing:pan|กระทะ, กระทะทอด
thing:cast iron pan|กระทะเหล็กหล่อ, กระทะเหล็ก
thing:wok|กระทะจีน, กระทะก้นลึก, กระทะผัด
thing:grill pan|กระทะย่าง, กระทะกริล
thing:crepe pan|กระทะแพนเค้ก, กระทะเครป, เครื่องทำเครป
thing:pot|หม้อ, หม้อด้าม, หม้อสต็อก
thing:casserole dish|หม้อเหล็กหล่อ, หม้ออบ, หม้อตุ๋นเหล็กหล่อ
thing:cookware set|ชุดเครื่องครัว, ชุดหม้อกระทะ
thing:pan lid|ฝาหม้อ, ฝากระทะ, ที่กันน้ำมันกระเด็น
thing:roasting tin|ถาดอบ, ถาดย่าง, จานอบ
thing:baking tray|ถาดอบขนม, ถาดเตาอบ
thing:cake tin|พิมพ์เค้ก, พิมพ์ขนมปัง
thing:muffin tin|ถาดมัฟฟิน, พิมพ์คัพเค้ก, ถ้วยคัพเค้ก
thing:cookie cutter|พิมพ์กดคุกกี้, ที่กดคุกกี้
thing:rolling pin|ไม้นวดแป้ง, ไม้คลึงแป้ง
thing:whisk|ตะกร้อมือ, ที่ตีไข่
thing:mixing bowl|อ่างผสม, ชามผสม, ชามสลัด
thing:piping bag|ถุงบีบครีม, หัวบีบครีม
thing:cake decoration|ของแต่งหน้าเค้ก, น้ำตาลโรยหน้าเค้ก, ฟองดองท์
thing:baking paper|กระดาษไข, กระดาษรองอบ, แผ่นรองอบ
thing:cling film|ฟิล์มถนอมอาหาร, ฟอยล์, แรปห่ออาหาร
thing:cooling rack|ตะแกรงพักขนม, ตะแกรงพักเค้ก
thing:proofing basket|ตะกร้าพักแป้ง, ตะกร้าหมักขนมปัง
thing:kitchen knife|มีดทำครัว, มีดเชฟ, มีด
thing:japanese knife|มีดญี่ปุ่น, มีดซันโตกุ
thing:bread knife|มีดหั่นขนมปัง
thing:paring knife|มีดปอกผลไม้, มีดปอก
thing:steak knife|มีดสเต็ก, มีดโต๊ะ
thing:knife block|ที่เสียบมีด, ชุดมีด, ที่เก็บมีด
thing:knife sharpener|ที่ลับมีด, หินลับมีด
thing:cutting board|เขียง
thing:kitchen scissors|กรรไกรทำครัว, กรรไกรตัดไก่
thing:peeler|ที่ปอกเปลือก, มีดปอกเปลือก, ที่ปอกผลไม้
thing:grater|ที่ขูด, ที่ขูดชีส
thing:mandoline|ที่สไลด์ผัก, เครื่องสไลด์ผัก, แมนโดลิน
thing:meat slicer|เครื่องสไลด์หมู, เครื่องสไลด์เนื้อ
thing:garlic press|ที่บดกระเทียม, ที่บีบกระเทียม
thing:can opener|ที่เปิดกระป๋อง
thing:corkscrew|ที่เปิดขวด, ที่เปิดไวน์
thing:colander|กระชอน, ตะแกรง, ที่กรอง
thing:salad spinner|ที่สลัดน้ำผัก, ที่ปั่นแห้งผัก
thing:spatula|ตะหลิว, พายซิลิโคน, ทัพพีไม้
thing:ladle|ทัพพี, กระบวย, ทัพพีตักซุป
thing:tongs|ที่คีบ, ที่คีบอาหาร
thing:measuring cup|ถ้วยตวง, ช้อนตวง, เหยือกตวง
thing:mortar and pestle|ครก, ครกสาก, ครกหิน
thing:salt mill|ที่บดพริกไทย, ขวดเกลือ, ที่บดเกลือ
thing:spice rack|ชั้นวางเครื่องเทศ, ขวดเครื่องปรุง
thing:food storage container|กล่องถนอมอาหาร, กล่องใส่อาหาร, ทัปเปอร์แวร์
thing:storage jar|โหลแก้ว, ขวดโหล, โหลสุญญากาศ
thing:lunch box|กล่องข้าว, กล่องเบนโตะ, ปิ่นโต
thing:food flask|กระติกใส่อาหาร, กระติกเก็บความร้อนอาหาร, ปิ่นโตเก็บความร้อน
thing:thermos flask|กระติกน้ำร้อน, กระติกสุญญากาศ, กระติกเก็บความร้อน
thing:water bottle|ขวดน้ำ, กระบอกน้ำ, กระติกน้ำ
thing:travel mug|แก้วเก็บความเย็น, แก้วเก็บอุณหภูมิ, แก้วเยติ
thing:butter dish|ที่ใส่เนย, กล่องใส่เนย, ครอบชีส
thing:bread bin|กล่องใส่ขนมปัง, ที่เก็บขนมปัง
thing:fruit bowl|ชามผลไม้, ถาดผลไม้, ตะกร้าผลไม้
thing:dish rack|ที่คว่ำจาน, ชั้นคว่ำจาน
thing:plate|จาน, จานข้าว, จานใส่อาหาร
thing:cereal bowl|ชาม, ถ้วยซุป, ชามซีเรียล
thing:tableware|ชุดจานชาม, จานชาม, ภาชนะบนโต๊ะอาหาร
thing:cup|ถ้วย, แก้วกาแฟ, แก้วมัค
thing:saucer|จานรองถ้วย, จานรองแก้วกาแฟ
thing:glass|แก้ว, แก้วน้ำ
thing:wine glass|แก้วไวน์, แก้วแชมเปญ
thing:beer glass|แก้วเบียร์, เหยือกเบียร์
thing:cocktail shaker|เชคเกอร์, ชุดผสมค็อกเทล, แก้วค็อกเทล
thing:carafe|เหยือกน้ำ, คาราฟ, ดีแคนเตอร์
thing:cutlery|ช้อนส้อม, ชุดช้อนส้อม, ช้อนส้อมมีด
thing:children's tableware|จานชามเด็ก, ช้อนส้อมเด็ก, แก้วหัดดื่ม
thing:disposable tableware|จานกระดาษ, แก้วกระดาษ, ช้อนส้อมพลาสติก
thing:drinking straw|หลอดดูดน้ำ, หลอด, หลอดสแตนเลส
thing:tray|ถาด, ถาดเสิร์ฟ
thing:serving platter|จานเสิร์ฟ, ที่วางเค้ก, ถาดไม้เสิร์ฟ
thing:teapot|กาน้ำชา, กาชงชา
thing:tea infuser|ที่กรองชา, ที่ชงชา
thing:picnic basket|ตะกร้าปิกนิก, ชุดปิกนิก, เสื่อปิกนิก
thing:cool box|กระเป๋าเก็บความเย็น, กล่องเก็บความเย็น, ถังน้ำแข็ง
thing:ice pack|เจลเย็น, ไอซ์แพ็ค, แผ่นเจลแช่เย็น
thing:shopping trolley|รถเข็นช้อปปิ้ง, ถุงผ้า, ถุงช้อปปิ้ง
thing:coffee|กาแฟ, กาแฟบด, กาแฟคั่วบด
thing:coffee beans|เมล็ดกาแฟ, เมล็ดกาแฟคั่ว
thing:decaf|กาแฟดีแคฟ, กาแฟไม่มีคาเฟอีน
thing:instant coffee|กาแฟสำเร็จรูป, กาแฟผง, กาแฟทรีอินวัน
thing:tea|ชา, ชาเขียว, ชาดำ
thing:tea bag|ชาซอง, ถุงชา
thing:herbal tea|ชาสมุนไพร, ชาผลไม้, ชารอยบอส
thing:matcha|มัทฉะ, ผงมัทฉะ, ชุดชงมัทฉะ
thing:hot chocolate|โกโก้, ช็อกโกแลตร้อน, ผงโกโก้
thing:chocolate|ช็อกโกแลต, ช็อคโกแลต, ดาร์กช็อกโกแลต
thing:chocolates|ช็อกโกแลตกล่อง, ทรัฟเฟิลช็อกโกแลต, พราลีน
thing:sweets|ลูกอม, ขนมหวาน, เยลลี่กัมมี่
thing:liquorice|ชะเอม, ลูกอมชะเอม
thing:chewing gum|หมากฝรั่ง, ลูกอมมินต์
thing:biscuit|คุกกี้, บิสกิต, ขนมปังกรอบ
thing:cake|เค้ก, ทาร์ต, พาย
thing:gingerbread|ขนมปังขิง, ขนมคริสต์มาส, ปาเน็ตโตเน่
thing:crisps|มันฝรั่งทอดกรอบ, ขนมขบเคี้ยว, มันฝรั่งแผ่น
thing:popcorn|ป๊อปคอร์น, ข้าวโพดคั่ว, เครื่องทำป๊อปคอร์น
thing:muesli|กราโนล่า, มูสลี่, ซีเรียล
thing:protein bar|โปรตีนบาร์, ธัญพืชอัดแท่ง, เอเนอร์จี้บาร์
thing:jam|แยม, แยมผลไม้, มาร์มาเลด
thing:honey|น้ำผึ้ง
thing:nut butter|เนยถั่ว, เนยอัลมอนด์, ช็อกโกแลตทาขนมปัง
thing:syrup|ไซรัป, น้ำเชื่อม, เมเปิ้ลไซรัป
thing:sugar|น้ำตาล, น้ำตาลทรายแดง, สารให้ความหวาน
thing:flour|แป้ง, แป้งสาลี, แป้งอเนกประสงค์
thing:baking mix|แป้งสำเร็จรูป, แป้งเค้กสำเร็จรูป, แป้งขนมปังสำเร็จรูป
thing:bread|ขนมปัง, ขนมปังแถว, โรล
thing:pasta|พาสต้า, สปาเก็ตตี้, เส้นก๋วยเตี๋ยว
thing:rice|ข้าว, ข้าวสาร, ข้าวหอมมะลิ
thing:olive oil|น้ำมันมะกอก, น้ำมันมะกอกเอ็กซ์ตร้าเวอร์จิ้น
thing:vinegar|น้ำส้มสายชู, บัลซามิก, แอปเปิ้ลไซเดอร์
thing:oil and vinegar set|ขวดน้ำมัน, ชุดขวดเครื่องปรุง
thing:spice|เครื่องเทศ, เครื่องปรุงรส, สมุนไพร
thing:salt|เกลือ, เกลือทะเล, เกลือหิมาลัย
thing:stock|น้ำสต็อก, ซุปก้อน, น้ำซุป
thing:soup|ซุป, ซุปสำเร็จรูป
thing:hot sauce|ซอสพริก, ซอสเผ็ด, ทาบาสโก
thing:soy sauce|ซีอิ๊ว, ซอสถั่วเหลือง, มิโซะ
thing:tinned food|อาหารกระป๋อง, ปลากระป๋อง, มะเขือเทศกระป๋อง
thing:pickles|ผักดอง, แตงกวาดอง, มะกอกดอง
thing:spread|สเปรดทาขนมปัง, ฮัมมูส, ปาเต้
thing:cheese|ชีส, พาร์เมซาน, ชีสแพะ
thing:plant milk|นมโอ๊ต, นมอัลมอนด์, นมถั่วเหลือง
thing:egg|ไข่, ไข่ไก่
thing:meat substitute|เนื้อจากพืช, เต้าหู้, เทมเป้
thing:fruit and vegetables|ผักผลไม้, ผักสด, ผลไม้สด
thing:frozen food|อาหารแช่แข็ง, อาหารพร้อมทาน
thing:gift basket|กระเช้าของขวัญ, กระเช้าปีใหม่, ชุดของขวัญอาหาร
thing:sparkling wine|สปาร์กลิงไวน์, แชมเปญ, โปรเซคโก้
thing:beer|เบียร์, คราฟต์เบียร์
thing:alcohol-free drink|เครื่องดื่มไม่มีแอลกอฮอล์, เบียร์ 0%, ม็อกเทล
thing:juice|น้ำผลไม้, น้ำส้ม, น้ำแอปเปิ้ล
thing:mineral water|น้ำแร่, น้ำดื่ม, น้ำโซดา
thing:kombucha|คอมบูชา, คีเฟอร์, เครื่องดื่มหมัก
thing:home brewing kit|ชุดทำเบียร์, อุปกรณ์ทำเบียร์
thing:baby food|อาหารเด็ก, นมผงเด็ก, อาหารเสริมเด็ก
thing:dietary supplement|อาหารเสริม, วิตามิน, ผลิตภัณฑ์เสริมอาหาร
thing:protein powder|เวย์โปรตีน, โปรตีนผง, เวย์
thing:magnesium|แมกนีเซียม
thing:omega 3|โอเมก้า 3, น้ำมันปลา, ฟิชออยล์
thing:collagen|คอลลาเจน, คอลลาเจนผง
thing:probiotic|โปรไบโอติก, จุลินทรีย์, โพรไบโอติกส์
thing:melatonin|เมลาโทนิน, อาหารเสริมช่วยนอนหลับ
thing:phone|มือถือ, โทรศัพท์มือถือ, สมาร์ทโฟน
thing:senior phone|มือถือปุ่มกด, มือถือผู้สูงอายุ
thing:landline phone|โทรศัพท์บ้าน, โทรศัพท์ไร้สาย
thing:phone case|เคสมือถือ, เคสโทรศัพท์
thing:screen protector|ฟิล์มกันรอย, ฟิล์มกระจก
thing:charger|ที่ชาร์จ, หัวชาร์จ, อแดปเตอร์
thing:charging cable|สายชาร์จ, สาย type-c, สายไลท์นิ่ง
thing:wireless charger|แท่นชาร์จไร้สาย, ชาร์จไร้สาย
thing:power bank|พาวเวอร์แบงค์, แบตสำรอง, เพาเวอร์แบงก์
thing:phone holder|ที่วางมือถือ, ที่จับมือถือในรถ, ขาตั้งมือถือ
thing:sim card|ซิมการ์ด, ซิม, อีซิม
thing:tablet|แท็บเล็ต, ไอแพด
thing:e-reader|เครื่องอ่านอีบุ๊ก, อีรีดเดอร์, คินเดิล
thing:stylus|ปากกาสไตลัส, ปากกาทัชสกรีน, ปากกาไอแพด
thing:smartwatch|สมาร์ทวอทช์, นาฬิกาสมาร์ทวอทช์, นาฬิกาออกกำลังกาย
thing:watch strap|สายนาฬิกา, สายสมาร์ทวอทช์
thing:laptop|โน้ตบุ๊ก, แล็ปท็อป, โน๊ตบุ๊ค
thing:computer|คอมพิวเตอร์, คอมตั้งโต๊ะ, พีซี
thing:monitor|จอคอม, จอมอนิเตอร์, หน้าจอ
thing:monitor arm|แขนจับจอ, ขาตั้งจอ, ที่วางโน้ตบุ๊ก
thing:keyboard|คีย์บอร์ด, แป้นพิมพ์
thing:computer mouse|เมาส์, เมาส์ไร้สาย
thing:mouse pad|แผ่นรองเมาส์, แผ่นรองโต๊ะทำงาน
thing:webcam|เว็บแคม, กล้องเว็บแคม
thing:laptop bag|กระเป๋าโน้ตบุ๊ก, ซองโน้ตบุ๊ก, กระเป๋าแล็ปท็อป
thing:docking station|ยูเอสบีฮับ, ด็อกกิ้งสเตชั่น, ฮับ type-c
thing:external hard drive|ฮาร์ดดิสก์พกพา, ฮาร์ดดิสก์, เอสเอสดี
thing:usb stick|แฟลชไดรฟ์, ทรัมไดรฟ์, แฮนดี้ไดรฟ์
thing:memory card|เมมโมรี่การ์ด, เมม, ไมโครเอสดี
thing:laptop battery|แบตโน้ตบุ๊ก, แบตเตอรี่โน้ตบุ๊ก, แบตมือถือ
thing:router|เราเตอร์, เร้าเตอร์ไวไฟ, โมเด็ม
thing:wifi repeater|ตัวขยายสัญญาณไวไฟ, รีพีทเตอร์, เมชไวไฟ
thing:network cable|สายแลน, สายเน็ต
thing:hdmi cable|สาย hdmi, สายต่อจอ
thing:adapter|อะแดปเตอร์, ตัวแปลง, หัวแปลง
thing:travel adapter|ปลั๊กแปลงเดินทาง, หัวแปลงปลั๊ก, อแดปเตอร์ทั่วโลก
thing:cable management|ที่เก็บสายไฟ, ที่รัดสาย, รางเก็บสายไฟ
thing:headphones|หูฟัง, หูฟังครอบหู, หูฟังบลูทูธ
thing:earbuds|หูฟังไร้สาย, หูฟังอินเอียร์, เอียร์บัด
thing:headset|เฮดเซต, หูฟังเกมมิ่ง, หูฟังพร้อมไมค์
thing:speaker|ลำโพง, ลำโพงบลูทูธ, ลำโพงพกพา
thing:soundbar|ซาวด์บาร์, โฮมเธียเตอร์, ซับวูฟเฟอร์
thing:smart speaker|ลำโพงอัจฉริยะ, สมาร์ทสปีกเกอร์
thing:hi-fi system|เครื่องเสียง, แอมป์, สเตอริโอ
thing:record player|เครื่องเล่นแผ่นเสียง, เทิร์นเทเบิล
thing:radio|วิทยุ
thing:microphone|ไมโครโฟน, ไมค์
thing:television|ทีวี, โทรทัศน์, สมาร์ททีวี
thing:tv wall mount|ขาแขวนทีวี, ขายึดทีวี
thing:projector|โปรเจคเตอร์, เครื่องฉาย, จอโปรเจคเตอร์
thing:streaming stick|กล่องทีวี, กล่องแอนดรอยด์, โครมแคสต์
thing:remote control|รีโมท, รีโมตคอนโทรล
thing:camera|กล้อง, กล้องถ่ายรูป, กล้องมิเรอร์เลส
thing:instant camera|กล้องโพลารอยด์, กล้องอินสแตนท์, กล้องฟิล์ม
thing:camera lens|เลนส์กล้อง, เลนส์
thing:tripod|ขาตั้งกล้อง, ไม้เซลฟี่, กิมบอล
thing:camera bag|กระเป๋ากล้อง, สายคล้องกล้อง, ฝาปิดเลนส์
thing:action cam|กล้องแอ็คชั่น, กล้องติดรถยนต์, โกโปร
thing:drone|โดรน, โดรนติดกล้อง
thing:security camera|กล้องวงจรปิด, กล้องรักษาความปลอดภัย
thing:video doorbell|กริ่งประตู, ออดประตู, อินเตอร์คอม
thing:smart home|สมาร์ทโฮม, ปลั๊กอัจฉริยะ, หลอดไฟอัจฉริยะ
thing:smart lock|ดิจิตอลดอร์ล็อค, กลอนประตูดิจิตอล, สมาร์ทล็อค
thing:baby monitor|เบบี้มอนิเตอร์, กล้องดูเด็ก
thing:bluetooth tracker|แอร์แท็ก, เครื่องติดตาม gps, แท็กติดตามของ
thing:battery|ถ่าน, แบตเตอรี่, ถ่าน aa
thing:battery charger|เครื่องชาร์จถ่าน, ที่ชาร์จถ่าน
thing:printer|เครื่องพิมพ์, ปริ้นเตอร์, พรินเตอร์
thing:ink cartridge|หมึกพิมพ์, ตลับหมึก, หมึกปริ้นเตอร์
thing:photo printer|เครื่องปริ้นรูป, กระดาษโฟโต้, เครื่องพิมพ์สติกเกอร์
thing:scanner|สแกนเนอร์, เครื่องสแกน, เครื่องยิงบาร์โค้ด
thing:3d printer|เครื่องพิมพ์ 3 มิติ, เส้นฟิลาเมนต์
thing:game console|เครื่องเกม, เครื่องเล่นเกม, เพลย์สเตชัน
thing:game controller|จอยเกม, จอยสติ๊ก, คอนโทรลเลอร์
thing:video game|แผ่นเกม, วิดีโอเกม, เกม
thing:vr headset|แว่นวีอาร์, แว่น vr
thing:calculator|เครื่องคิดเลข
thing:electric shaver|เครื่องโกนหนวดไฟฟ้า, เครื่องโกนหนวด
thing:hair dryer|ไดร์เป่าผม, เครื่องเป่าผม, ไดร์
thing:heater|ฮีตเตอร์, เครื่องทำความร้อน
thing:infrared heater|ฮีตเตอร์อินฟราเรด, เครื่องทำความร้อนกลางแจ้ง
thing:stove|เตาผิง, เตาฟืน
thing:thermostat|เทอร์โมสตัท, ตัวควบคุมอุณหภูมิ
thing:fan|พัดลม, พัดลมตั้งพื้น, พัดลมตั้งโต๊ะ
thing:air conditioner|แอร์, เครื่องปรับอากาศ, แอร์เคลื่อนที่
thing:air purifier|เครื่องฟอกอากาศ
thing:humidifier|เครื่องเพิ่มความชื้น, เครื่องทำความชื้น
thing:dehumidifier|เครื่องลดความชื้น, ที่ดูดความชื้น
thing:smoke alarm|เครื่องตรวจจับควัน, สัญญาณเตือนไฟไหม้
thing:alarm system|สัญญาณกันขโมย, ระบบเตือนภัย, เซ็นเซอร์ประตู
thing:tool|เครื่องมือ, เครื่องมือช่าง
thing:tool box|กล่องเครื่องมือ, ชุดเครื่องมือช่าง
thing:tool belt|เข็มขัดช่าง, กระเป๋าเครื่องมือ, โต๊ะช่าง
thing:hammer|ค้อน, ค้อนยาง, ค้อนหงอน
thing:screwdriver|ไขควง, ชุดไขควง
thing:bit set|ชุดดอกไขควง, ประแจหกเหลี่ยม, หัวไขควง
thing:wrench|ประแจ, ประแจเลื่อน, ชุดบล็อก
thing:torque wrench|ประแจปอนด์, ประแจทอร์ค
thing:pliers|คีม, คีมตัด, คีมปากแหลม
thing:drill|สว่าน, สว่านไฟฟ้า, สว่านกระแทก
thing:cordless screwdriver|ไขควงไร้สาย, สว่านไขควง, ไขควงกระแทก
thing:drill bit|ดอกสว่าน, โฮลซอว์, ดอกเจาะปูน
thing:sandpaper|กระดาษทราย
thing:tool battery|แบตเตอรี่สว่าน, แบตเครื่องมือช่าง
thing:tape measure|ตลับเมตร, สายวัด, ไม้บรรทัด
thing:spirit level|ระดับน้ำ, เครื่องวัดระดับเลเซอร์
thing:laser distance meter|เครื่องวัดระยะเลเซอร์, เลเซอร์วัดระยะ
thing:pocket knife|มีดพับ, มีดพก, มีดอเนกประสงค์
thing:utility cutter|คัตเตอร์, มีดคัตเตอร์
thing:ladder|บันได, บันไดพับ, บันไดอลูมิเนียม
thing:clamp|แคลมป์, ปากกาจับชิ้นงาน, ตัวซี
thing:glue gun|ปืนกาว, กาวแท่ง, ปืนกาวร้อน
thing:soldering iron|หัวแร้ง, ตะกั่วบัดกรี
thing:staple gun|ปืนยิงแม็กซ์, ปืนยิงตะปู, คีมย้ำรีเวท
thing:screw|สกรู, ตะปูเกลียว, น็อต
thing:steel nail|ตะปู, ตะปูคอนกรีต
thing:wall plug|พุก, ปลั๊กพลาสติก, พุกผนัง
thing:cable tie|เคเบิ้ลไทร์, สายรัดพลาสติก
thing:padlock|แม่กุญแจ, กุญแจ, กุญแจรหัส
thing:door lock|ลูกบิดประตู, กลอนประตู, ไส้กุญแจ
thing:glue|กาว, กาวร้อน, กาวลาเท็กซ์
thing:tape|เทป, เทปกาว, เทปสองหน้า
thing:paint|สีทาบ้าน, สี, สีทาผนัง
thing:wood paint|สีทาไม้, แลคเกอร์, วานิช
thing:wood stain|สีย้อมไม้, น้ำมันทาไม้, น้ำยารักษาเนื้อไม้
thing:paint primer|สีรองพื้น, ไพรเมอร์
thing:spray paint|สีสเปรย์, สเปรย์พ่นสี
thing:chalk paint|สีชอล์ก, สีทาเฟอร์นิเจอร์
thing:paint roller|ลูกกลิ้งทาสี, แปรงทาสี, ถาดสี
thing:dust sheet|ผ้าคลุมกันสี, พลาสติกคลุมกันเปื้อน
thing:wallpaper|วอลเปเปอร์, วอลเปเปอร์ติดผนัง
thing:window film|ฟิล์มติดกระจก, สติ๊กเกอร์ฝ้า, สติ๊กเกอร์ติดเฟอร์นิเจอร์
thing:flooring|วัสดุปูพื้น, พื้นลามิเนต, กระเบื้องยาง
thing:skirting board|บัวพื้น, บัวเชิงผนัง, ตัวจบพื้น
thing:floor underlay|แผ่นรองพื้น, แผ่นโฟมรองพื้นลามิเนต
thing:tile|กระเบื้อง, กระเบื้องปูพื้น, กระเบื้องผนัง
thing:timber|ไม้, ไม้แผ่น, ไม้กระดาน
thing:roofing|หลังคา, รางน้ำฝน, วัสดุมุงหลังคา
thing:door|ประตู, ประตูห้อง, ประตูบ้าน
thing:window|หน้าต่าง, บานหน้าต่าง, สกายไลท์
thing:pipe|ท่อ, ท่อประปา, ข้อต่อท่อ
thing:siphon|ท่อน้ำทิ้ง, สะดืออ่าง, ชุดท่อน้ำทิ้ง
thing:seal|ซีลยาง, โอริง, ประเก็น
thing:water pump|ปั๊มน้ำ, ปั๊มแช่, ไดโว่
thing:water heater|เครื่องทำน้ำอุ่น, เครื่องทำน้ำร้อน
thing:cistern|ถังพักน้ำชักโครก, ชุดลูกลอย, อุปกรณ์หม้อน้ำ
thing:socket|เต้ารับ, ปลั๊กผนัง, เต้าเสียบ
thing:light switch|สวิตช์ไฟ, สวิตช์
thing:extension lead|ปลั๊กพ่วง, รางปลั๊ก, ปลั๊กสามตา
thing:electrical cable|สายไฟ, สายไฟฟ้า, สายพาวเวอร์
thing:fuse|ฟิวส์, เบรกเกอร์, ตู้ไฟ
thing:timer switch|ปลั๊กตั้งเวลา, ไทม์เมอร์, เครื่องวัดไฟ
thing:multimeter|มัลติมิเตอร์, ไขควงวัดไฟ
thing:EV charger|ที่ชาร์จรถไฟฟ้า, วอลล์บ็อกซ์, สายชาร์จรถ ev
thing:workwear|ชุดช่าง, ชุดหมี, กางเกงช่าง
thing:safety shoes|รองเท้าเซฟตี้, รองเท้าหัวเหล็ก
thing:work gloves|ถุงมือทำงาน, ถุงมือช่าง, ถุงมือใช้แล้วทิ้ง
thing:safety glasses|แว่นเซฟตี้, แว่นนิรภัย, เฟซชิลด์
thing:dust mask|หน้ากากกันฝุ่น, หน้ากากอนามัย, แมสก์
thing:hard hat|หมวกเซฟตี้, หมวกนิรภัย
thing:hi-vis vest|เสื้อสะท้อนแสง, เสื้อกั๊กสะท้อนแสง
thing:knee pads|สนับเข่า, แผ่นรองเข่า
thing:garden furniture|เฟอร์นิเจอร์สนาม, ชุดโต๊ะสนาม, เฟอร์นิเจอร์กลางแจ้ง
thing:garden chair|เก้าอี้สนาม, เตียงอาบแดด, เก้าอี้ชายหาด
thing:garden table|โต๊ะสนาม, ชุดโต๊ะระเบียง
thing:outdoor cushion|เบาะกลางแจ้ง, เบาะเก้าอี้สนาม, ผ้าคลุมเฟอร์นิเจอร์
thing:privacy screen|รั้ว, ฉากบังตา, ตาข่ายบังตาระเบียง
thing:garden storage box|กล่องเก็บของกลางแจ้ง, ลังเก็บของในสวน
thing:plant|ต้นไม้, ต้นไม้ในบ้าน, ไม้กระถาง
thing:orchid|กล้วยไม้
thing:outdoor plant|ไม้ประดับ, ไม้พุ่ม, ไม้รั้ว
thing:herb plant|สมุนไพร, กะเพรา, สะระแหน่
thing:vegetable plant|ต้นกล้าผัก, ต้นมะเขือเทศ, ต้นกล้า
thing:seed|เมล็ดพันธุ์, เมล็ดผัก, เมล็ดดอกไม้
thing:flower bulb|หัวดอกไม้, หัวทิวลิป
thing:grass seed|เมล็ดหญ้า, หญ้าปูสนาม, หญ้านวลน้อย
thing:artificial grass|หญ้าเทียม
thing:propagator|ถาดเพาะ, ถาดเพาะเมล็ด, ชุดปลูก
thing:potting soil|ดินปลูก, ดิน, ดินพร้อมปลูก
thing:fertiliser|ปุ๋ย, ปุ๋ยต้นไม้
thing:mulch|เปลือกไม้คลุมดิน, กรวด, หินโรย
thing:weedkiller|ยาฆ่าหญ้า, ผ้าคลุมวัชพืช
thing:pest control|ยาฆ่าแมลง, สเปรย์กำจัดแมลง, เหยื่อมด
thing:plant pot|กระถาง, กระถางต้นไม้
thing:balcony planter|กระถางแขวนระเบียง, กระถางราวระเบียง
thing:raised bed|แปลงปลูกยกสูง, กระบะปลูกผัก
thing:plant stand|ชั้นวางต้นไม้, กระถางแขวน, ที่แขวนต้นไม้
thing:watering can|บัวรดน้ำ, ฝักบัวรดน้ำ
thing:garden hose|สายยาง, สายยางรดน้ำ, โรลเก็บสายยาง
thing:sprinkler|สปริงเกอร์, ระบบน้ำหยด, ระบบรดน้ำ
thing:rain barrel|ถังเก็บน้ำฝน, โอ่งน้ำ
thing:composter|ถังหมักปุ๋ย, ถังหมักเศษอาหาร
thing:lawn mower|เครื่องตัดหญ้า, รถตัดหญ้า
thing:robotic lawn mower|หุ่นยนต์ตัดหญ้า
thing:strimmer|เครื่องตัดหญ้าสะพาย, เครื่องเล็มหญ้า
thing:hedge trimmer|เครื่องตัดแต่งพุ่มไม้
thing:secateurs|กรรไกรตัดกิ่ง, กรรไกรตัดแต่งกิ่ง
thing:wheelbarrow|รถเข็นปูน, รถเข็นล้อเดียว, รถเข็นของ
thing:gardening gloves|ถุงมือทำสวน
thing:wellington boots|รองเท้าบูทยาง, รองเท้าบูท, รองเท้าทำสวน
thing:barbecue|เตาบาร์บีคิว, เตาปิ้งย่าง, เตาถ่าน
thing:charcoal|ถ่าน, ถ่านอัดแท่ง, ถ่านปิ้งย่าง
thing:barbecue accessories|อุปกรณ์ปิ้งย่าง, ไม้เสียบ, ที่คีบปิ้งย่าง
thing:gas bottle|ถังแก๊ส, แก๊สกระป๋อง
thing:fire pit|เตาผิงกลางแจ้ง, เตากองไฟ
thing:swimming pool|สระน้ำเป่าลม, สระว่ายน้ำ, สระเด็ก
thing:pool chemicals|คลอรีน, เคมีสระว่ายน้ำ, ที่กรองสระ
thing:pond liner|ผ้าปูบ่อ, น้ำพุ, บ่อปลา
thing:garden gnome|ตุ๊กตาแต่งสวน, โมบายลม, ของแต่งสวน
thing:tarpaulin|ผ้าใบ, ผ้าใบคลุมของ, กราวด์ชีท
thing:dog food|อาหารสุนัข, อาหารหมา, อาหารเม็ดสุนัข
thing:dog treats|ขนมสุนัข, ขนมหมา, ขนมขัดฟันสุนัข
thing:dog lead|สายจูงสุนัข, สายจูงหมา, สายจูง
thing:dog collar|ปลอกคอสุนัข, ปลอกคอ, ป้ายชื่อสุนัข
thing:dog harness|สายรัดอกสุนัข, สายรัดอก
thing:dog bed|ที่นอนสุนัข, ที่นอนแมว, เบาะสัตว์เลี้ยง
thing:dog crate|กรงสุนัข, คอกสุนัข, บ้านหมา
thing:pet carrier|กระเป๋าใส่แมว, กล่องใส่สัตว์เลี้ยง, กรงเดินทาง
thing:dog toy|ของเล่นสุนัข, ของเล่นหมา, ของเล่นกัดแทะ
thing:dog coat|เสื้อสุนัข, เสื้อหมา, รองเท้าสุนัข
thing:dog poo bag|ถุงเก็บอึหมา, ถุงเก็บมูลสุนัข
thing:pet grooming|อุปกรณ์ดูแลขนสัตว์, แปรงขนสุนัข, แชมพูสุนัข
thing:puppy pads|แผ่นรองฉี่, แผ่นรองซับสัตว์เลี้ยง
thing:cat food|อาหารแมว, อาหารเปียกแมว, อาหารลูกแมว
thing:cat litter|ทรายแมว, ทรายแมวจับก้อน
thing:litter box|ห้องน้ำแมว, กระบะทราย, ที่ตักทรายแมว
thing:scratching post|ที่ลับเล็บแมว, คอนโดแมว, ที่ฝนเล็บแมว
thing:cat toy|ของเล่นแมว, แคทนิป, ไม้ตกแมว
thing:cat flap|ประตูแมว, ประตูสัตว์เลี้ยง
thing:aquarium|ตู้ปลา, กรองตู้ปลา, ไฟตู้ปลา
thing:fish food|อาหารปลา, อาหารปลาสวยงาม
thing:bird cage|กรงนก, อาหารนก, อาหารนกแก้ว
thing:rabbit hutch|กรงกระต่าย, กรงแฮมสเตอร์, กรงหนู
thing:hay|หญ้ากระต่าย, อาหารกระต่าย, อาหารแฮมสเตอร์
thing:hamster wheel|จักรแฮมสเตอร์, ของเล่นแฮมสเตอร์, อุโมงค์กระต่าย
thing:terrarium|ตู้สัตว์เลื้อยคลาน, เทอร์ราเรียม, หลอดไฟสัตว์เลื้อยคลาน
thing:chicken coop|เล้าไก่, อาหารไก่, กรงไก่
thing:horse riding gear|อุปกรณ์ขี่ม้า, อานม้า, อาหารม้า
thing:car tyre|ยางรถยนต์, ยางรถ, ยาง
thing:rim|ล้อแม็ก, ล้อแม็กซ์, ฝาครอบล้อ
thing:snow chains|โซ่พันล้อ, โซ่ล้อลุยหิมะ
thing:engine oil|น้ำมันเครื่อง, จาระบี, น้ำมันหล่อลื่น
thing:wiper blade|ใบปัดน้ำฝน, ที่ปัดน้ำฝน
thing:car care|น้ำยาเคลือบรถ, แชมพูล้างรถ, ดูแลรถ
thing:child car seat|คาร์ซีท, คาร์ซีทเด็ก, บูสเตอร์ซีท
thing:sun shade for car|ม่านบังแดดรถยนต์, ที่บังแดดรถ
thing:car bulb|หลอดไฟหน้ารถ, หลอดไฟรถยนต์
thing:warning triangle|ป้ายสามเหลี่ยม, ชุดฉุกเฉินรถยนต์, สายลากรถ
thing:tyre pump|ปั๊มลม, ที่เติมลมยาง, เกจวัดลมยาง
thing:motorbike helmet|หมวกกันน็อค, หมวกกันน็อก, หมวกเต็มใบ
thing:motorcycle clothing|ชุดขี่มอเตอร์ไซค์, เสื้อการ์ด, ถุงมือมอเตอร์ไซค์
thing:motorbike accessories|ของแต่งมอเตอร์ไซค์, ผ้าคลุมมอเตอร์ไซค์, กล่องท้ายมอเตอร์ไซค์
thing:caravan accessories|อุปกรณ์รถบ้าน, รถพ่วง, อุปกรณ์คาราวาน
thing:pen|ปากกา, ปากกาลูกลื่น, ปากกาเจล
thing:fountain pen|ปากกาหมึกซึม, น้ำหมึก
thing:felt-tip pen|ปากกาเมจิก, ไฮไลท์, ปากกาเน้นข้อความ
thing:pencil case|กระเป๋าดินสอ, กล่องดินสอ
thing:school bag|กระเป๋านักเรียน, เป้นักเรียน
thing:notebook|สมุด, สมุดโน้ต, สมุดจด
thing:diary|ไดอารี่, แพลนเนอร์, ปฏิทิน
thing:printer paper|กระดาษเอสี่, กระดาษถ่ายเอกสาร, กระดาษ a4
thing:envelope|ซองจดหมาย, ซองเอกสาร, ซองกันกระแทก
thing:cardboard box|กล่องกระดาษ, กล่องพัสดุ, ลังกระดาษ
thing:folder|แฟ้ม, แฟ้มเอกสาร, แฟ้มห่วง
thing:sheet protector|ซองใสใส่เอกสาร, ไส้แฟ้ม, อินเด็กซ์แฟ้ม
thing:scissors|กรรไกร, กรรไกรตัดกระดาษ
thing:sticky note|โพสต์อิท, กระดาษโน้ตกาว, สติ๊กเกอร์ป้าย
thing:glue stick|กาวแท่ง, กาวน้ำ
thing:desk organiser|ที่จัดระเบียบโต๊ะ, ที่ใส่ปากกา, ถาดเอกสาร
thing:stamp|ตรายาง, ตราปั๊ม, แท่นหมึก
thing:sewing machine|จักรเย็บผ้า, จักรโพ้ง
thing:fabric|ผ้าเมตร, ผ้าตัดชุด, ผ้าคอตตอน
thing:wool|ไหมพรม, ด้ายถัก
thing:embroidery kit|ชุดปักผ้า, ครอสติช, สะดึงปักผ้า
thing:sewing pattern|แพทเทิร์นเย็บผ้า, แพตเทิร์นตัดเสื้อ, ชอล์กเขียนผ้า
thing:iron-on patch|ตัวรีด, อาร์มปัก, แผ่นปะผ้า
thing:craft supplies|อุปกรณ์งานฝีมือ, ชุดงานประดิษฐ์, กระดาษสี
thing:modelling clay|ดินปั้น, ดินน้ำมัน, ดินเบา
thing:sketchbook|สมุดวาดเขียน, สมุดสเก็ตช์, กระดาษวาดเขียน
thing:paint by numbers|ภาพระบายสีตามตัวเลข, ครอสติชเพชร, สมุดระบายสี
thing:book|หนังสือ, หนังสือปกแข็ง
thing:children's book|หนังสือเด็ก, หนังสือภาพ, นิทาน
thing:cookbook|หนังสือสูตรอาหาร, ตำราอาหาร
thing:comic|การ์ตูน, มังงะ, หนังสือการ์ตูน
thing:ebook|อีบุ๊ก, หนังสือเสียง, อีบุ๊ค
thing:magazine|นิตยสาร, หนังสือพิมพ์
thing:vinyl record|แผ่นเสียง, ซีดี, อัลบั้มเพลง
thing:dvd|ดีวีดี, แผ่นหนัง, บลูเรย์
thing:map|แผนที่, แผนที่โลก, ลูกโลก
thing:painting|ภาพวาด, งานศิลปะ, ภาพเขียน
thing:photo book|โฟโต้บุ๊ก, อัดรูป, ปฏิทินรูปภาพ
thing:sheet music|โน้ตเพลง, หนังสือเพลง, หนังสือโน้ตดนตรี
thing:spare part|อะไหล่, ชิ้นส่วนทดแทน, รีฟิล
thing:filter|ไส้กรอง, ฟิลเตอร์, แผ่นกรอง
thing:iron tablets|ธาตุเหล็ก, อาหารเสริมธาตุเหล็ก
thing:vitamin d|วิตามินดี, วิตามินดี 3
thing:vitamin c|วิตามินซี, ซิงค์
thing:vitamin b12|วิตามินบี 12, วิตามินบีรวม
thing:sauce|ซอส, ซอสพาสต้า, ซอสมะเขือเทศ
thing:ketchup|ซอสมะเขือเทศ, เคทชัป
thing:mayonnaise|มายองเนส, มาโย
thing:mustard|มัสตาร์ด
thing:pesto|เพสโต้, ซอสเพสโต้
thing:barbecue sauce|ซอสบาร์บีคิว, น้ำจิ้ม, น้ำสลัด
thing:milk|นม, นมสด, นม uht
thing:butter|เนย, มาการีน
thing:yogurt|โยเกิร์ต
thing:cream|ครีม, วิปปิ้งครีม
thing:ham|แฮม, เบคอน
thing:sausage|ไส้กรอก, กุนเชียง, ซาลามี่
thing:meat|เนื้อ, เนื้อวัว, สเต็ก
thing:chicken|ไก่, เนื้อไก่, ไก่งวง
thing:fish|ปลา, แซลมอน, ทูน่า
thing:seafood|อาหารทะเล, กุ้ง, ซีฟู้ด
thing:fork|ส้อม
thing:spoon|ช้อน, ช้อนชา, ช้อนโต๊ะ
thing:nuts|ถั่ว, ถั่วรวม, ถั่วอบ
thing:almond|อัลมอนด์
thing:cashew|เม็ดมะม่วงหิมพานต์, พิสตาชิโอ
thing:hazelnut|เฮเซลนัท, วอลนัท
thing:peanut|ถั่วลิสง
thing:dried fruit|ผลไม้อบแห้ง, ลูกเกด, แครนเบอร์รี่
thing:date fruit|อินทผลัม, อินทผาลัม
thing:yeast|ยีสต์
thing:baking powder|ผงฟู, เบกกิ้งโซดา
thing:sourdough|ซาวโดวจ์, สตาร์ทเตอร์
thing:sewing kit|ชุดเย็บผ้า, กล่องเย็บผ้า
thing:sewing needle|เข็มเย็บผ้า, เข็มหมุด, เข็มกลัด
thing:sewing thread|ด้ายเย็บผ้า, ด้าย
thing:button|กระดุม, กระดุมแป๊ก
thing:zip|ซิป
thing:velcro|ตีนตุ๊กแก, เวลโคร
thing:elastic|ยางยืด, หนังยาง
thing:stapler|ที่เย็บกระดาษ, แม็กเย็บกระดาษ, ลวดเย็บกระดาษ
thing:hole punch|ที่เจาะกระดาษ, เครื่องเจาะรู
thing:paper clip|คลิปหนีบกระดาษ, ลวดเสียบกระดาษ, คลิปดำ
thing:laminator|เครื่องเคลือบบัตร, แผ่นเคลือบ
thing:paper shredder|เครื่องทำลายเอกสาร, เครื่องย่อยกระดาษ
thing:paper cutter|แท่นตัดกระดาษ, เครื่องตัดกระดาษ
thing:eraser|ยางลบ
thing:pencil sharpener|กบเหลาดินสอ, ที่เหลาดินสอ
thing:correction fluid|น้ำยาลบคำผิด, เทปลบคำผิด, ลิควิดเปเปอร์
thing:pencil|ดินสอ, ดินสอกด
thing:coloured pencils|ดินสอสี, สีไม้, สีเทียน
thing:bolt|น็อต, โบลท์, สตัดเกลียว
thing:hex nut|น็อตตัวเมีย, หัวน็อต
thing:flat washer|แหวนรอง, แหวนอีแปะ
thing:cement|ปูนซีเมนต์, ปูน, คอนกรีต
thing:gypsum plaster|ยิปซัม, แผ่นยิปซัม, ปูนปลาสเตอร์
thing:door stop|ที่กั้นประตู, กันชนประตู
thing:stair gate|ที่กั้นบันได, รั้วกั้นเด็ก
thing:child safety lock|ที่ล็อคตู้กันเด็ก, ที่ครอบปลั๊ก, กันกระแทกมุมโต๊ะ
thing:first aid kit|ชุดปฐมพยาบาล, กล่องยา
thing:sticking plaster|พลาสเตอร์ยา, พลาสเตอร์, ผ้าพันแผล
thing:bleach|น้ำยาฟอกขาว, ไฮเตอร์
thing:disinfectant|แอลกอฮอล์, เจลล้างมือ, น้ำยาฆ่าเชื้อ
thing:drain cleaner|น้ำยาล้างท่อ, น้ำยาละลายท่อตัน
thing:plunger|ที่ปั๊มส้วม, ยางปั๊มส้วม
thing:soap dispenser|ที่กดสบู่, ขวดปั๊ม
thing:soap dish|ที่วางสบู่, จานสบู่
thing:parasol|ร่มสนาม, ร่มกันแดด, ร่มชายหาด
thing:parasol base|ฐานร่ม, ขาตั้งร่ม
thing:shade sail|ผ้าใบกันแดด, กันสาด
thing:gazebo|ศาลา, เต็นท์, เต็นท์จัดงาน
thing:smoker|เตารมควัน, ไม้รมควัน
thing:pizza oven|เตาพิซซ่า, หินอบพิซซ่า
thing:plancha|เตาเทปันยากิ, กระทะแบนย่าง
thing:hot tub|อ่างจากุซซี่, อ่างน้ำวน
thing:sauna|ซาวน่า, ห้องซาวน่า, ตู้อบอินฟราเรด
thing:garden shed|โรงเก็บของ, ห้องเก็บของในสวน
thing:greenhouse|โรงเรือน, เรือนกระจก, โรงเรือนปลูกผัก
thing:spade|พลั่ว, จอบ, ส้อมพรวน
thing:garden tools|อุปกรณ์ทำสวน, ช้อนปลูก, จอบ
thing:chainsaw|เลื่อยยนต์, เลื่อยตัดกิ่ง
thing:axe|ขวาน, ที่ผ่าฟืน
thing:leaf blower|เครื่องเป่าใบไม้, เครื่องเป่าลม
thing:rake|คราด, ไม้กวาดใบไม้
thing:snow shovel|พลั่วตักหิมะ
thing:de-icing salt|เกลือละลายน้ำแข็ง, เกลือโรยถนน
thing:ice scraper|ที่ขูดน้ำแข็ง, สเปรย์ละลายน้ำแข็ง
thing:mosquito repellent|ยากันยุง, สเปรย์กันยุง, โลชั่นกันยุง
thing:fly trap|กับดักแมลงวัน, กาวดักแมลงวัน, ไม้ตียุง
thing:mousetrap|กับดักหนู, กรงดักหนู, กาวดักหนู
thing:flea treatment|ยาหยดเห็บหมัด, ปลอกคอกันเห็บหมัด, ยากำจัดเห็บหมัด
thing:tick remover|ที่คีบเห็บ, แหนบคีบเห็บ
thing:wormer|ยาถ่ายพยาธิ
thing:pet bowl|ชามอาหารสัตว์, ชามหมา, ชามแมว
thing:pet water fountain|น้ำพุแมว, น้ำพุสัตว์เลี้ยง
thing:automatic feeder|เครื่องให้อาหารอัตโนมัติ, เครื่องให้อาหารสัตว์
thing:bird house|บ้านนก, รังนก
thing:bird feeder|ที่ให้อาหารนก
thing:bird food|อาหารนก, เมล็ดธัญพืชนก
thing:insect hotel|บ้านแมลง, บ้านผึ้ง
thing:brake pads|ผ้าเบรก, จานเบรก
thing:car parts|อะไหล่รถยนต์, หัวเทียน, กรองน้ำมันเครื่อง
thing:antifreeze|น้ำยาหล่อเย็น, คูลแลนท์
thing:screenwash|น้ำยาล้างกระจกรถ, น้ำฉีดกระจก
thing:adblue|น้ำยาแอดบลู, หัวเชื้อน้ำมัน, ถังน้ำมัน
thing:car seat cover|หุ้มเบาะรถ, หุ้มพวงมาลัย
thing:car floor mats|พรมปูพื้นรถ, ถาดท้ายรถ
thing:roof rack|แร็คหลังคา, กล่องหลังคารถ
thing:bike rack for car|แร็คจักรยานติดรถ, ชุดลากพ่วง
thing:car radio|เครื่องเสียงรถยนต์, วิทยุรถยนต์
thing:sat nav|จีพีเอสนำทาง, เครื่องนำทาง
thing:reversing camera|กล้องถอยหลัง, เซ็นเซอร์ถอย
thing:car battery|แบตเตอรี่รถยนต์, แบตรถ
thing:jump starter|จั๊มสตาร์ท, สายพ่วงแบต
thing:rice cooker|หม้อหุงข้าว
thing:steamer|หม้อนึ่ง, ซึ้ง, ลังถึง
thing:wine|ไวน์
thing:red wine|ไวน์แดง
thing:white wine|ไวน์ขาว
thing:rosé wine|ไวน์โรเซ่, โรเซ่
thing:spirits|เหล้า, สุรา, เหล้าขาว
thing:gin|จิน, เหล้าจิน
thing:whisky|วิสกี้
thing:rum|รัม, เหล้ารัม
thing:vodka|วอดก้า
thing:liqueur|ลิเคียวร์, เหล้าหวาน, เวอร์มุธ
thing:soft drink|น้ำอัดลม, โซดา, โคล่า
thing:energy drink|เครื่องดื่มชูกำลัง
thing:graphics card|การ์ดจอ, จีพียู
thing:ram|แรม, ซีพียู
thing:couscous|คูสคูส, บัลเกอร์
thing:quinoa|ควินัว, ลูกเดือย, บัควีท
thing:pulses|ถั่วเมล็ดแห้ง, ธัญพืช
thing:lentils|ถั่วเลนทิล, ถั่วแดงเลนทิล
thing:beans|ถั่ว, ถั่วแดง, ถั่วดำ
thing:chickpeas|ถั่วลูกไก่, ถั่วชิกพี
thing:cooking oil|น้ำมันพืช, น้ำมันทำอาหาร, น้ำมันดอกทานตะวัน
thing:coconut oil|น้ำมันมะพร้าว
thing:chia seeds|เมล็ดเจีย, แฟลกซ์ซีด
thing:spirulina|สาหร่ายสไปรูลิน่า, ซูเปอร์ฟู้ดผง
thing:turmeric|ขมิ้น, ขมิ้นชัน, ขิงผง
thing:hand saw|เลื่อย, เลื่อยมือ, เลื่อยเหล็ก
thing:jigsaw tool|เลื่อยจิ๊กซอว์, ใบเลื่อยจิ๊กซอว์
thing:circular saw|เลื่อยวงเดือน, แท่นตัดองศา
thing:sander|เครื่องขัดกระดาษทราย, เครื่องขัด
thing:angle grinder|ลูกหมู, เครื่องเจียร, ใบตัด
thing:oscillating multi-tool|เครื่องเจียรสายอ่อน, เครื่องตัดอเนกประสงค์
thing:hammock|เปลญวน, เปล
thing:hanging chair|ชิงช้า, เก้าอี้แขวน, ชิงช้าในสวน
thing:monstera|มอนสเตอร่า, ฟิโลเดนดรอน
thing:snake plant|ลิ้นมังกร, พลูด่าง, กวักมรกต
thing:rose bush|กุหลาบ, ต้นกุหลาบ, กุหลาบเลื้อย
thing:lavender plant|ลาเวนเดอร์, ต้นลาเวนเดอร์
thing:hydrangea|ไฮเดรนเยีย, ไม้ดอก, พิทูเนีย
thing:tree|ไม้ยืนต้น, ต้นไม้ใหญ่, ต้นสน
thing:fruit tree|ต้นไม้ผล, ไม้ผล, ต้นแอปเปิ้ล
thing:olive tree|ต้นมะกอก, ต้นมะนาว
thing:cactus|แคคตัส, กระบองเพชร, ไม้อวบน้ำ
thing:bonsai|บอนไซ, ต้นบอนไซ
thing:novel|นิยาย, นวนิยาย
thing:thriller|นิยายสืบสวน, นิยายระทึกขวัญ
thing:non-fiction|หนังสือพัฒนาตัวเอง, สารคดี, ชีวประวัติ
thing:travel guide|หนังสือท่องเที่ยว, ไกด์บุ๊ก
thing:textbook|หนังสือเรียน, แบบเรียน, แบบฝึกหัด
thing:thermometer|เทอร์โมมิเตอร์, เครื่องวัดอุณหภูมิ, เครื่องวัดความชื้น
thing:weather station|เครื่องวัดสภาพอากาศ, เครื่องวัดน้ำฝน
thing:co2 monitor|เครื่องวัดคุณภาพอากาศ, เครื่องวัดฝุ่น
thing:fire extinguisher|ถังดับเพลิง
thing:fire blanket|ผ้าห่มกันไฟ, ผ้าดับไฟ
thing:firewood|ฟืน, ไม้ฟืน
thing:wood pellets|ไม้อัดเม็ด, เชื้อเพลิงอัดเม็ด
thing:fire lighter|ไฟแช็ก, ไม้ขีดไฟ, เชื้อไฟ
thing:creatine|ครีเอทีน
thing:electrolytes|เกลือแร่, เอเนอร์จี้เจล, เครื่องดื่มเกลือแร่
thing:amino acids|กรดอะมิโน, บีซีเอเอ, พรีเวิร์กเอาต์
thing:party decoration|ของตกแต่งปาร์ตี้, ธงราว, พลุกระดาษ
thing:balloon|ลูกโป่ง, ลูกโป่งอัดแก๊ส
thing:magnet|แม่เหล็ก, แม่เหล็กติดตู้เย็น
thing:drawing pin|หมุดปัก, เป๊ก, หมุดปักบอร์ด
thing:whiteboard|ไวท์บอร์ด, กระดานดำ, กระดาน
thing:pinboard|บอร์ดไม้ก๊อก, บอร์ดติดประกาศ
thing:rope|เชือก, เส้นเชือก
thing:lashing strap|สายรัดของ, สายรัดโพลี, เชือกยางยืด
thing:carabiner|คาราบิเนอร์, ห่วงเกี่ยว, สะเก็น
thing:metal chain|โซ่, โซ่เหล็ก
thing:acrylic paint|สีอะคริลิค, สีอะคริลิก
thing:watercolour|สีน้ำ, ชุดสีน้ำ
thing:oil paint|สีน้ำมัน, สีโปสเตอร์, สีกวอช
thing:artist brush|พู่กัน, ชุดพู่กัน
thing:easel|ขาตั้งวาดรูป, ขาตั้งเฟรม
thing:artist canvas|เฟรมผ้าใบ, แคนวาสวาดรูป
thing:bookmark|ที่คั่นหนังสือ
thing:bookend|ที่กั้นหนังสือ, ที่วางหนังสือ
thing:book light|ไฟอ่านหนังสือแบบหนีบ, ไฟหนีบหนังสือ
thing:greeting card|การ์ดอวยพร, การ์ดวันเกิด
thing:invitation|การ์ดเชิญ, การ์ดแต่งงาน
thing:postcard|โปสการ์ด
thing:wrapping paper|กระดาษห่อของขวัญ
thing:gift bag|ถุงของขวัญ, กล่องของขวัญ
thing:ribbon|ริบบิ้น, โบว์
thing:knitting needles|ไม้นิตติ้ง, ชุดถักนิตติ้ง
thing:crochet hook|เข็มโครเชต์, ชุดถักโครเชต์
thing:silicone sealant|ซิลิโคนยาแนว, กาวซิลิโคน, กาวยาแนว
thing:grout|ยาแนว, กาวซีเมนต์, กาวยาแนวกระเบื้อง
thing:filler|สีโป๊ว, เคมีโป๊วผนัง, วู้ดฟิลเลอร์
thing:solar panel|แผงโซล่าเซลล์, โซล่าเซลล์
thing:generator|เครื่องปั่นไฟ, สถานีจ่ายไฟพกพา
thing:journal|สมุดบันทึก, บูลเล็ตเจอร์นัล, ไดอารี่
thing:photo album|อัลบั้มรูป, สมุดอวยพร, สแครปบุ๊ก
thing:candle making kit|ชุดทำเทียน, ชุดทำสบู่, ไขทำเทียน
thing:epoxy resin|เรซิ่น, อีพ็อกซี่เรซิ่น, แม่พิมพ์ซิลิโคน
thing:earplugs|ที่อุดหู, จุกอุดหู, เอียร์ปลั๊ก
thing:ear defenders|ที่ครอบหูกันเสียง, ครอบหูลดเสียง
thing:insulation|ฉนวน, ฉนวนกันความร้อน
thing:draught excluder|คิ้วกันแมลง, ซีลขอบประตู, ยางกันลม
thing:wine rack|ชั้นวางไวน์, ที่วางขวดไวน์
thing:kitchen trolley|รถเข็นครัว, เคาน์เตอร์ครัว, ไอส์แลนด์ครัว
thing:kitchen sink|อ่างล้างจาน, ซิงค์ล้างจาน
thing:kitchen unit|ตู้ครัว, ชุดครัว, ครัวบิวท์อิน
thing:bidet|สายฉีดชำระ, โถปัสสาวะหญิง, ฝารองนั่งอัตโนมัติ
thing:bed rail|ที่กั้นเตียง, ที่กั้นเตียงเด็ก, เบาะกันกระแทกเตียง
thing:dog ramp|ทางลาดสุนัข, บันไดสุนัข
thing:dog muzzle|ที่ครอบปากสุนัข, นกหวีดฝึกสุนัข, คลิกเกอร์
thing:tv aerial|เสาอากาศทีวี, จานดาวเทียม, กล่องรับสัญญาณ
thing:air pump|ที่สูบลม, ปั๊มลมไฟฟ้า, ที่สูบลูกโป่ง
thing:hose connector|ข้อต่อสายยาง, หัวต่อก๊อก
thing:charger plug for car|ที่ชาร์จในรถ, ที่ชาร์จมือถือในรถ
thing:fireworks|ดอกไม้ไฟ, พลุ, ไฟเย็น
thing:flag|ธง, แบนเนอร์
thing:clothing|เสื้อผ้า, เครื่องแต่งกาย
thing:t-shirt|เสื้อยืด, ทีเชิ้ต
thing:long-sleeve top|เสื้อแขนยาว, เสื้อยืดแขนยาว
thing:tank top|เสื้อกล้าม, เสื้อแขนกุด
thing:camisole|เสื้อสายเดี่ยว, สายเดี่ยว
thing:crop top|เสื้อครอป, เสื้อเอวลอย
thing:polo shirt|เสื้อโปโล, เสื้อคอปก
thing:shirt|เสื้อเชิ้ต, เสื้อเชิ๊ต
thing:blouse|เสื้อเบลาส์, เสื้อผู้หญิง, เสื้อทำงานผู้หญิง
thing:tunic|เสื้อทูนิค, เสื้อตัวยาว
thing:jumper|เสื้อไหมพรม, สเวตเตอร์, เสื้อสเวตเตอร์
thing:turtleneck|เสื้อคอเต่า
thing:cardigan|คาร์ดิแกน, เสื้อคลุมไหมพรม
thing:sweatshirt|เสื้อสเวตเชิ้ต, เสื้อสเวต, เสื้อกันหนาวคอกลม
thing:hoodie|เสื้อฮู้ด, ฮู้ดดี้, เสื้อมีฮู้ด
thing:fleece jacket|เสื้อฟลีซ, แจ็คเก็ตฟลีซ
thing:knitwear|เสื้อนิต, เสื้อถัก
thing:waistcoat|เสื้อกั๊ก, เสื้อกั๊กสูท
thing:body warmer|เสื้อกั๊กกันหนาว, เสื้อกั๊กบุนวม
thing:jacket|แจ็คเก็ต, เสื้อแจ็คเก็ต, เสื้อคลุม
thing:coat|เสื้อโค้ท, โค้ท
thing:winter jacket|เสื้อกันหนาว, แจ็คเก็ตกันหนาว
thing:down jacket|เสื้อขนเป็ด, แจ็คเก็ตขนเป็ด
thing:raincoat|เสื้อกันฝน, แจ็คเก็ตกันฝน
thing:rain trousers|กางเกงกันฝน
thing:poncho|ปอนโช, เสื้อกันฝนค้างคาว
thing:softshell jacket|ซอฟท์เชลล์, แจ็คเก็ตซอฟท์เชลล์
thing:windbreaker|เสื้อกันลม, แจ็คเก็ตกันลม
thing:trench coat|เทรนช์โค้ท, เสื้อโค้ทยาว
thing:leather jacket|แจ็คเก็ตหนัง, เสื้อหนัง
thing:denim jacket|แจ็คเก็ตยีนส์, เสื้อยีนส์
thing:bomber jacket|แจ็คเก็ตบอมเบอร์, บอมเบอร์
thing:blazer|เบลเซอร์, เสื้อสูท
thing:suit|สูท, ชุดสูท, สูทผู้ชาย
thing:tuxedo|ทักซิโด้, ชุดทักซิโด้
thing:trousers|กางเกง, กางเกงขายาว
thing:jeans|กางเกงยีนส์, ยีนส์
thing:chinos|กางเกงชิโน่, กางเกงสแล็ค
thing:cargo trousers|กางเกงคาร์โก้, กางเกงกระเป๋าข้าง
thing:joggers|กางเกงวอร์ม, กางเกงจ็อกเกอร์
thing:tracksuit|ชุดวอร์ม, ชุดกีฬา
thing:leggings|เลกกิ้ง, กางเกงเลกกิ้ง, กางเกงโยคะ
thing:shorts|กางเกงขาสั้น
thing:cycling shorts|กางเกงปั่นจักรยาน, กางเกงไบค์เกอร์
thing:capri trousers|กางเกงสามส่วน, กางเกงห้าส่วน
thing:dungarees|เอี๊ยม, ชุดเอี๊ยม, กางเกงเอี๊ยม
thing:jumpsuit|จัมพ์สูท, เพลย์สูท
thing:dress|เดรส, ชุดกระโปรง, ชุดเดรส
thing:summer dress|เดรสหน้าร้อน, แม็กซี่เดรส, ชุดเที่ยวทะเล
thing:evening dress|ชุดราตรี, เดรสออกงาน, ชุดออกงาน
thing:wedding dress|ชุดแต่งงาน, ชุดเจ้าสาว
thing:skirt|กระโปรง, กระโปรงสั้น
thing:underwear|ชุดชั้นใน, กางเกงใน
thing:boxer shorts|บ็อกเซอร์, กางเกงบ็อกเซอร์
thing:briefs|กางเกงในชาย, กางเกงใน
thing:knickers|กางเกงในผู้หญิง, จีสตริง
thing:bra|เสื้อใน, ยกทรง, บรา
thing:sports bra|สปอร์ตบรา
thing:nursing bra|เสื้อในให้นม, บราให้นม
thing:lingerie|ชุดชั้นในเซ็กซี่, ชุดนอนเซ็กซี่, แลงเฌอรี
thing:bodysuit|บอดี้สูท, ลีโอทาร์ด
thing:shapewear|ชุดกระชับสัดส่วน, สเตย์, กางเกงเก็บพุง
thing:undershirt|เสื้อกล้ามซับใน, เสื้อซับใน
thing:thermal underwear|ลองจอน, ชุดลองจอน, ฮีทเทค
thing:socks|ถุงเท้า, ถุงเท้าข้อสั้น
thing:knee socks|ถุงเท้ายาว, ถุงเท้าเหนือเข่า
thing:compression socks|ถุงเท้ารัดน่อง, ถุงน่องเส้นเลือดขอด
thing:tights|ถุงน่อง, ถุงน่องเต็มตัว
thing:stockings|ถุงน่องครึ่งขา, ถุงน่องต้นขา
thing:pyjamas|ชุดนอน, ชุดนอนเสื้อกางเกง
thing:nightgown|ชุดนอนกระโปรง, ชุดนอนเดรส
thing:dressing gown|เสื้อคลุมอาบน้ำ, เสื้อคลุมนอน
thing:onesie|ชุดนอนมาสคอต, ชุดนอนวันซี่
thing:swimsuit|ชุดว่ายน้ำ, ชุดว่ายน้ำวันพีซ
thing:bikini|บิกินี่, ชุดว่ายน้ำทูพีซ
thing:swim trunks|กางเกงว่ายน้ำ, กางเกงเซิร์ฟ
thing:rash guard|เสื้อว่ายน้ำแขนยาว, เสื้อกันยูวี, แรชการ์ด
thing:wetsuit|เวทสูท, ชุดดำน้ำ
thing:swim cap|หมวกว่ายน้ำ
thing:swimming goggles|แว่นตาว่ายน้ำ, แว่นว่ายน้ำ
thing:sarong|ผ้าคลุมชายหาด, ผ้าซารอง, ปาเรโอ
thing:ski jacket|เสื้อสกี, แจ็คเก็ตสกี
thing:ski trousers|กางเกงสกี
thing:snowsuit|ชุดสกี, ชุดลุยหิมะ
thing:football shirt|เสื้อบอล, เสื้อทีม, เสื้อฟุตบอล
thing:cycling jersey|เสื้อปั่นจักรยาน, เสื้อจักรยาน
thing:running top|เสื้อวิ่ง, เสื้อกีฬา, เสื้อออกกำลังกาย
thing:hiking trousers|กางเกงเดินป่า, กางเกงเทรคกิ้ง
thing:workwear (2)|ชุดทำงานช่าง, เสื้อช่าง, กางเกงช่าง
thing:lab coat|เสื้อกาวน์, เสื้อกาวน์แล็บ, เสื้อหมอ
thing:apron (2)|ผ้ากันเปื้อน, เอี๊ยมกันเปื้อน
thing:uniform|เครื่องแบบ, ชุดนักเรียน, ยูนิฟอร์ม
thing:traditional dress|ชุดไทย, ชุดประจำชาติ, ชุดพื้นเมือง
thing:costume|ชุดแฟนซี, ชุดคอสเพลย์, ชุดฮาโลวีน
thing:baby clothes|เสื้อผ้าเด็กอ่อน, เสื้อผ้าทารก, เสื้อผ้าเด็กแรกเกิด
thing:sleepsuit|ชุดหมีเด็ก, ชุดนอนเด็ก, รอมเปอร์
thing:baby bodysuit|บอดี้สูทเด็ก, บอดี้สูททารก
thing:children's clothing|เสื้อผ้าเด็ก, ชุดเด็ก
thing:maternity clothes|ชุดคลุมท้อง, เสื้อผ้าคนท้อง, กางเกงคนท้อง
thing:sportswear|ชุดกีฬา, ชุดออกกำลังกาย, เสื้อผ้ากีฬา
thing:hat|หมวก, หมวกปีก
thing:sun hat|หมวกกันแดด, หมวกบักเก็ต, หมวกสาน
thing:cap|หมวกแก๊ป, หมวกเบสบอล
thing:beanie|หมวกไหมพรม, หมวกบีนนี่
thing:flat cap|หมวกติงลี่, หมวกแฟลตแคป
thing:headband|ที่คาดผม, ผ้าคาดหัว, ผ้าคาดผม
thing:balaclava|หมวกไอ้โม่ง, หมวกโม่ง, หน้ากากสกี
thing:scarf|ผ้าพันคอ, ผ้าพันคอไหมพรม
thing:shawl|ผ้าคลุมไหล่, ผ้าพาสมีนา
thing:neckerchief|ผ้าพันคอผืนเล็ก, ผ้าเช็ดหน้าบันดานา, ผ้าไหมพันคอ
thing:neck warmer|ผ้าบัฟ, ปลอกคอกันหนาว
thing:gloves|ถุงมือ, ถุงมือกันหนาว
thing:mittens|ถุงมือไม่แยกนิ้ว
thing:fingerless gloves|ถุงมือครึ่งนิ้ว, ปลอกแขน
thing:ski gloves|ถุงมือสกี
thing:cycling gloves|ถุงมือจักรยาน, ถุงมือฟิตเนส
thing:belt|เข็มขัด, เข็มขัดหนัง
thing:belt buckle|หัวเข็มขัด
thing:braces|สายเอี๊ยม, สายดึงกางเกง
thing:tie|เนคไท, เนกไท, ไท
thing:bow tie|หูกระต่าย, โบว์หูกระต่าย
thing:pocket square|ผ้าเช็ดหน้าสูท, ผ้าเหน็บกระเป๋าสูท
thing:handkerchief|ผ้าเช็ดหน้า
thing:cufflinks|คัฟลิงค์, กระดุมข้อมือ
thing:tie clip|ที่หนีบเนคไท, เข็มกลัดเนคไท
thing:shoes|รองเท้า
thing:sneakers|รองเท้าผ้าใบ, สนีกเกอร์
thing:running shoes|รองเท้าวิ่ง, รองเท้าวิ่งเทรล
thing:hiking boots|รองเท้าเดินป่า, รองเท้าปีนเขา
thing:football boots|รองเท้าสตั๊ด, รองเท้าฟุตบอล, สตั๊ด
thing:boots|รองเท้าบูท, บูทยาว
thing:ankle boots|รองเท้าบูทสั้น, บูทข้อสั้น, เชลซีบูท
thing:winter boots|รองเท้าบูทกันหนาว, รองเท้าลุยหิมะ
thing:wellington boots (2)|รองเท้าบูทยาง, รองเท้าบูทกันน้ำ
thing:sandals|รองเท้าแตะรัดส้น, รองเท้าสาน, แซนเดิล
thing:flip-flops|รองเท้าแตะ, รองเท้าแตะหูหนีบ, อีแตะ
thing:mules|รองเท้าแตะแบบสวม, รองเท้าหัวโต
thing:slippers|รองเท้าใส่ในบ้าน, สลิปเปอร์
thing:high heels|รองเท้าส้นสูง, ส้นสูง, คัทชู
thing:ballet flats|รองเท้าบัลเล่ต์, รองเท้าส้นแบน, คัทชูส้นแบน
thing:loafers|รองเท้าโลฟเฟอร์, รองเท้าสวม
thing:dress shoes|รองเท้าหนัง, รองเท้าทางการ, รองเท้าออกซ์ฟอร์ด
thing:espadrilles|รองเท้าเอสปาดริล, รองเท้าเชือกสาน
thing:safety shoes (2)|รองเท้าเซฟตี้, รองเท้าหัวเหล็ก
thing:barefoot shoes|รองเท้าแบร์ฟุต, รองเท้าเท้าเปล่า
thing:water shoes|รองเท้าลุยน้ำ, รองเท้าเดินชายหาด
thing:children's shoes|รองเท้าเด็ก, รองเท้าหัดเดิน
thing:dance shoes|รองเท้าเต้น, รองเท้าบัลเล่ต์เต้น
thing:insoles|แผ่นรองรองเท้า, แผ่นรองเท้า, พื้นรองใน
thing:shoelaces|เชือกรองเท้า
thing:sole|พื้นรองเท้า
thing:shoe polish|ยาขัดรองเท้า, ครีมขัดรองเท้า, น้ำยาดูแลหนัง
thing:shoe tree|ที่ดันทรงรองเท้า, ที่ขยายรองเท้า
thing:handbag|กระเป๋าถือ, กระเป๋าผู้หญิง
thing:shoulder bag|กระเป๋าสะพาย, กระเป๋าสะพายข้าง
thing:tote bag|ถุงผ้า, กระเป๋าโท้ท, กระเป๋าผ้า
thing:clutch|คลัทช์, กระเป๋าคลัทช์, กระเป๋าออกงาน
thing:bum bag|กระเป๋าคาดเอว, กระเป๋าคาดอก
thing:backpack|เป้, กระเป๋าเป้, เป้สะพายหลัง
thing:school bag (2)|กระเป๋านักเรียน, เป้นักเรียน
thing:laptop bag (2)|กระเป๋าโน้ตบุ๊ก, เป้โน้ตบุ๊ก
thing:briefcase|กระเป๋าเอกสาร, กระเป๋านักธุรกิจ
thing:gym bag|กระเป๋ายิม, กระเป๋ากีฬา, กระเป๋าดัฟเฟิล
thing:drawstring bag|ถุงหูรูด, เป้หูรูด
thing:weekend bag|กระเป๋าเดินทางใบเล็ก, กระเป๋าถือเดินทาง
thing:suitcase|กระเป๋าเดินทาง, กระเป๋าลาก
thing:carry-on|กระเป๋าขึ้นเครื่อง, กระเป๋าถือขึ้นเครื่อง
thing:hard shell suitcase|กระเป๋าเดินทางแบบแข็ง, กระเป๋าฮาร์ดเคส
thing:luggage set|ชุดกระเป๋าเดินทาง, เซตกระเป๋าเดินทาง
thing:luggage tag|ป้ายติดกระเป๋า, สายรัดกระเป๋าเดินทาง
thing:luggage lock|กุญแจล็อกกระเป๋า, กุญแจ tsa
thing:packing cubes|กระเป๋าจัดระเบียบ, ถุงจัดระเบียบกระเป๋าเดินทาง
thing:luggage wheel|ล้อกระเป๋าเดินทาง, คันชักกระเป๋า
thing:toiletry bag|กระเป๋าใส่อุปกรณ์อาบน้ำ, กระเป๋าเครื่องสำอางเดินทาง
thing:garment bag (2)|ถุงคลุมสูท, กระเป๋าใส่สูท
thing:wallet|กระเป๋าสตางค์, กระเป๋าเงิน, กระเป๋าตังค์
thing:passport holder|ซองพาสปอร์ต, ปกพาสปอร์ต, กระเป๋าใส่พาสปอร์ต
thing:key ring|พวงกุญแจ
thing:bag strap|สายกระเป๋า, สายสะพายกระเป๋า
thing:umbrella|ร่ม, ร่มพับ
thing:jewellery|เครื่องประดับ, จิวเวลรี่
thing:ring|แหวน
thing:engagement ring|แหวนหมั้น, แหวนเพชร
thing:wedding ring|แหวนแต่งงาน, แหวนคู่
thing:necklace|สร้อยคอ, สร้อย, โช้คเกอร์
thing:pendant|จี้, ชาร์ม, ล็อกเก็ต
thing:bracelet|สร้อยข้อมือ, กำไล, กำไลข้อมือ
thing:anklet|สร้อยข้อเท้า, กำไลข้อเท้า
thing:earrings|ต่างหู, ตุ้มหู
thing:piercing|จิวเจาะ, จิว, ห่วงเจาะจมูก
thing:brooch|เข็มกลัด, เข็มกลัดติดเสื้อ
thing:gemstone|พลอย, อัญมณี
thing:jewellery box|กล่องเครื่องประดับ, กล่องใส่จิวเวลรี่
thing:watch|นาฬิกา, นาฬิกาข้อมือ
thing:automatic watch|นาฬิกาออโตเมติก, นาฬิกากลไก, โครโนกราฟ
thing:smartwatch (2)|สมาร์ทวอทช์, นาฬิกาสมาร์ทวอทช์
thing:watch strap (2)|สายนาฬิกา
thing:watch battery|ถ่านนาฬิกา, ถ่านกระดุม
thing:watch box|กล่องใส่นาฬิกา, กล่องเก็บนาฬิกา
thing:sunglasses|แว่นกันแดด, แว่นดำ
thing:glasses|แว่นตา, แว่น, แว่นสายตา
thing:reading glasses|แว่นอ่านหนังสือ, แว่นสายตายาว
thing:blue light glasses|แว่นกรองแสง, แว่นกรองแสงสีฟ้า, แว่นคอมพิวเตอร์
thing:sports glasses|แว่นกีฬา, แว่นปั่นจักรยาน, แว่นวิ่ง
thing:ski goggles|แว่นสกี, แว่นกันหิมะ
thing:glasses frame|กรอบแว่น, กรอบแว่นตา
thing:glasses case|กล่องแว่น, ซองแว่น
thing:glasses chain|สายคล้องแว่น, โซ่คล้องแว่น
thing:glasses cleaner|ผ้าเช็ดแว่น, น้ำยาเช็ดแว่น
thing:contact lenses|คอนแทคเลนส์, คอนแทคเลนส์รายวัน
thing:zip (2)|ซิป
thing:button (2)|กระดุม, กระดุมเสื้อ
thing:hood|ฮู้ด, ฮู้ดถอดได้
thing:sleeve|แขนเสื้อ, แขน
thing:lining|ซับใน, ผ้าซับใน
thing:pocket|กระเป๋าเสื้อ, กระเป๋ากางเกง, ช่องกระเป๋า
thing:waistband|ขอบเอว, เอวยางยืด
thing:hair accessories|เครื่องประดับผม, ยางมัดผม, ที่รัดผม
thing:hi-vis vest (2)|เสื้อสะท้อนแสง, เสื้อกั๊กสะท้อนแสง
thing:dirndl|ชุดเดียร์นเดิล, ชุดบาวาเรีย
thing:lederhosen|กางเกงหนังบาวาเรีย
thing:earmuffs|ที่ปิดหูกันหนาว, ที่ครอบหูกันหนาว
thing:beret|หมวกเบเร่ต์
thing:waterproofing spray|สเปรย์กันน้ำ, สเปรย์กันน้ำรองเท้า
thing:shoehorn|ที่ช้อนรองเท้า, ช้อนรองเท้า
thing:money belt|กระเป๋าคาดเอวซ่อนเงิน, กระเป๋าคล้องคอ
thing:key case|กระเป๋าใส่กุญแจ, ซองกุญแจ
thing:diamond|เพชร, เพชรแท้, เพชรแล็บ
thing:zirconia|เพชรรัสเซีย, เพทาย, พลอยเทียม
thing:watch winder|กล่องหมุนนาฬิกา
thing:watch crystal|กระจกนาฬิกา, กระจกแซฟไฟร์
thing:watch face|หน้าปัดนาฬิกา, หน้าปัด
thing:spectacle lenses|เลนส์แว่นตา, เลนส์สายตา, เลนส์โปรเกรสซีฟ
thing:nose pads|แป้นจมูกแว่น, ขาแว่น, น็อตแว่น
thing:press stud|กระดุมแป๊ก, กระดุมสแนป
thing:shirt collar|คอปกเสื้อ, ปกเสื้อ
thing:cuff|ข้อมือเสื้อ, ปลายแขนเสื้อ
thing:drawstring|เชือกรูด, เชือกฮู้ด
thing:hair clip|กิ๊บติดผม, กิ๊บ, กิ๊บหนีบผม
thing:toy|ของเล่น, ของเล่นเด็ก
thing:soft toy|ตุ๊กตา, ตุ๊กตาผ้า, ตุ๊กตาหมี
thing:doll|ตุ๊กตาเด็ก, ตุ๊กตาบาร์บี้, ตุ๊กตา
thing:dolls house|บ้านตุ๊กตา, บ้านจิ๋ว
thing:dolls pram|รถเข็นตุ๊กตา
thing:building blocks|บล็อกไม้, บล็อกตัวต่อ
thing:construction set|ตัวต่อ, เลโก้, ชุดตัวต่อ
thing:magnetic tiles|ตัวต่อแม่เหล็ก, บล็อกแม่เหล็ก
thing:toy car|รถของเล่น, รถเหล็ก, โมเดลรถ
thing:remote control car|รถบังคับ, รถบังคับวิทยุ
thing:race track|รางรถแข่ง, สนามแข่งรถของเล่น
thing:toy train|รถไฟของเล่น, รถไฟไม้, ชุดรถไฟ
thing:model railway|รถไฟจำลอง, โมเดลรถไฟ
thing:model kit|โมเดล, ชุดต่อโมเดล, โมเดลพลาสติก
thing:action figure|แอ็คชั่นฟิกเกอร์, ฟิกเกอร์, หุ่นฟิกเกอร์
thing:animal figure|โมเดลสัตว์, ไดโนเสาร์ของเล่น, ตุ๊กตาสัตว์จำลอง
thing:play kitchen|ชุดครัวของเล่น, ครัวเด็ก
thing:play food|ของเล่นทำอาหาร, อาหารจำลอง, ชุดน้ำชาของเล่น
thing:toy shop counter|ชุดขายของ, ร้านขายของของเล่น, เครื่องคิดเงินของเล่น
thing:toy tools|เครื่องมือช่างของเล่น, โต๊ะช่างของเล่น
thing:doctor's kit|ชุดคุณหมอ, ของเล่นหมอ
thing:fancy dress|ชุดแฟนซีเด็ก, ชุดคอสเพลย์เด็ก
thing:wig|วิกผม, วิก
thing:carnival mask|หน้ากากแฟนซี, หน้ากากปาร์ตี้
thing:hand puppet|หุ่นมือ, หุ่นนิ้ว
thing:puppet theatre|โรงละครหุ่น, เวทีหุ่นมือ
thing:play tent|เต็นท์เด็ก, กระโจมเด็ก
thing:playhouse|บ้านเด็กเล่น, บ้านของเล่น
thing:sandpit|บ่อทราย, กระบะทรายเด็ก, ทรายของเล่น
thing:sand toys|ของเล่นทราย, ชุดเล่นทราย, ถังตักทราย
thing:swing|ชิงช้า, ชิงช้าเด็ก
thing:slide|สไลเดอร์, กระดานลื่น
thing:climbing frame|เครื่องเล่นปีนป่าย, บาร์โหน
thing:trampoline|แทรมโพลีน, แทมโพลีน
thing:bouncy castle|บ้านลม, บ้านเป่าลม
thing:paddling pool|สระน้ำเด็ก, สระเป่าลม
thing:swim ring|ห่วงยาง, ปลอกแขนว่ายน้ำ
thing:water gun|ปืนฉีดน้ำ
thing:soap bubbles|เป่าฟอง, เครื่องเป่าฟองสบู่, ลูกโป่งฟองสบู่
thing:kite|ว่าว
thing:skipping rope|เชือกกระโดด, กระโดดเชือก
thing:yo-yo|โยโย่, ลูกข่าง, ลูกดิ่ง
thing:juggling balls|ลูกบอลโยนสลับ, อุปกรณ์จั๊กกลิ้ง
thing:balance bike|จักรยานทรงตัว, จักรยานขาไถ, บาลานซ์ไบค์
thing:tricycle|จักรยานสามล้อ, สามล้อเด็ก
thing:kids scooter|สกู๊ตเตอร์เด็ก, สกู๊ตเตอร์ขาไถ
thing:ride-on toy|รถขาไถ, รถเด็กนั่ง
thing:electric ride-on car|รถแบตเตอรี่เด็ก, รถไฟฟ้าเด็ก
thing:go-kart|โกคาร์ท, รถถีบเด็ก
thing:rocking horse|ม้าโยก, ม้าโยกเยก
thing:hobby horse|ม้าก้านไม้, หัวม้าไม้
thing:baby walker|รถผลักเดิน, รถหัดเดิน
thing:rattle|ของเล่นเขย่า, กรุ๊งกริ๊ง
thing:teether|ยางกัด, ของเล่นยางกัด
thing:comforter blanket|ผ้าเน่า, ผ้ากอดนอน, ตุ๊กตาผ้ากล่อมนอน
thing:baby mobile|โมบายเด็ก, โมบายแขวนเปล
thing:play mat|แผ่นรองคลาน, เพลย์ยิม, เสื่อรองคลาน
thing:stacking toy|ของเล่นซ้อน, ห่วงเรียงซ้อน, ถ้วยซ้อน
thing:activity cube|กล่องกิจกรรม, บิซซี่บอร์ด, ของเล่นลวดคลื่น
thing:bath toy|ของเล่นในอ่างน้ำ, เป็ดยาง, ของเล่นอาบน้ำ
thing:pull-along toy|ของเล่นลากจูง, ของเล่นเข็น
thing:educational toy|ของเล่นเสริมพัฒนาการ, ของเล่นเสริมทักษะ, ของเล่น stem
thing:science kit|ชุดทดลองวิทยาศาสตร์, ชุดวิทยาศาสตร์
thing:toy robot|หุ่นยนต์ของเล่น, หุ่นยนต์โค้ดดิ้ง
thing:walkie-talkie|วอร์ทอล์คกี้, วิทยุสื่อสารเด็ก
thing:audio player for kids|เครื่องเล่านิทาน, เครื่องเล่นนิทาน
thing:music box|กล่องดนตรี
thing:kids night light|ไฟนอนเด็ก, โคมไฟกลางคืนเด็ก, โคมไฟดาว
thing:slime|สไลม์, ทรายวิทยาศาสตร์, ทรายเนรมิต
thing:play dough|แป้งโดว์, ดินน้ำมัน, แป้งปั้น
thing:fidget toy|ของเล่นคลายเครียด, ป๊อบอิท, ลูกบอลบีบ
thing:trading cards|การ์ดเกมสะสม, การ์ดโปเกมอน, การ์ดสะสม
thing:stickers|สติกเกอร์, สติ๊กเกอร์
thing:temporary tattoo|แทททูสติ๊กเกอร์, แทททูลอกลาย
thing:magic set|ชุดมายากล, อุปกรณ์มายากล
thing:board game|บอร์ดเกม, เกมกระดาน
thing:card game|การ์ดเกม, ไพ่, สำรับไพ่
thing:dice|ลูกเต๋า
thing:chess set|หมากรุก, ชุดหมากรุก
thing:draughts|หมากฮอส, แบ็กแกมมอน
thing:role-playing game|เกมสวมบทบาท, เกม rpg
thing:escape room game|เกมไขปริศนา, เกมนักสืบ
thing:memory game|เกมจับคู่, เกมความจำ
thing:dominoes|โดมิโน
thing:quiz game|เกมควิซ, เกมตอบคำถาม
thing:jigsaw puzzle|จิ๊กซอว์, จิ๊กซอว์ 1000 ชิ้น
thing:puzzle mat|แผ่นรองจิ๊กซอว์, ที่เก็บจิ๊กซอว์
thing:wooden puzzle|จิ๊กซอว์ไม้, พัซเซิลไม้
thing:brain teaser|รูบิค, เกมลับสมอง, จิ๊กซอว์ 3 มิติ
thing:marble run|รางลูกแก้ว, ลูกแก้ว
thing:table football|โต๊ะโกล, ฟุตบอลโต๊ะ
thing:dartboard|ปาเป้า, ลูกดอก, กระดานปาเป้า
thing:outdoor game|เกมกลางแจ้ง, เกมสนาม
thing:travel game|เกมพกพา, เกมเดินทาง
thing:picture book|หนังสือนิทาน, นิทานภาพ
thing:board book|บอร์ดบุ๊ก, หนังสือผ้า, หนังสือเด็กเล็ก
thing:pop-up book|หนังสือป๊อปอัพ, หนังสือเสียงกดปุ่ม
thing:fairy tale book|หนังสือนิทาน, นิทานก่อนนอน, เทพนิยาย
thing:first reader|หนังสือหัดอ่าน, แบบหัดอ่าน
thing:young adult book|นิยายวัยรุ่น, วรรณกรรมเยาวชน
thing:colouring book|สมุดระบายสี, หนังสือกิจกรรม
thing:sticker book|สมุดสติ๊กเกอร์, หนังสือสติกเกอร์
thing:comic (2)|การ์ตูน, มังงะ, คอมิก
thing:children's encyclopedia|สารานุกรมเด็ก, หนังสือความรู้เด็ก
thing:baby album|สมุดบันทึกลูกน้อย, อัลบั้มเด็ก
thing:friendship book|สมุดเฟรนด์ชิป, ไดอารี่เด็ก
thing:school bag (3)|กระเป๋านักเรียน, เป้นักเรียน
thing:nursery backpack|เป้อนุบาล, กระเป๋าเด็กอนุบาล
thing:pencil case (2)|กระเป๋าดินสอ, กล่องดินสอ
thing:school cone|กรวยขนมวันเปิดเทอม
thing:school supplies|อุปกรณ์การเรียน, เครื่องเขียน
thing:exercise book|สมุด, สมุดเรียน
thing:notebook cover|ปกสมุด, ปกหนังสือ, พลาสติกหุ้มปก
thing:pencil (2)|ดินสอ, ดินสอไม้, ดินสอ hb
thing:mechanical pencil|ดินสอกด, ไส้ดินสอ
thing:coloured pencil|ดินสอสี, สีไม้
thing:wax crayon|สีเทียน
thing:felt tip pen|สีเมจิก, ปากกาเมจิก
thing:fineliner|ปากกาหัวเข็ม, ปากกาตัดเส้น
thing:highlighter|ปากกาเน้นข้อความ, ไฮไลท์
thing:fountain pen (2)|ปากกาหมึกซึม, ไส้หมึกซึม
thing:ballpoint pen|ปากกาลูกลื่น, ปากกา, ปากกาเจล
thing:eraser (2)|ยางลบ
thing:pencil sharpener (2)|กบเหลาดินสอ
thing:ruler|ไม้บรรทัด, ไม้โปรแทรกเตอร์, ชุดเรขาคณิต
thing:compass for drawing|วงเวียน
thing:glue stick (2)|กาวแท่ง, กาวน้ำ
thing:kids scissors|กรรไกรเด็ก, กรรไกรปลายมน
thing:ring binder|แฟ้ม, แฟ้มห่วง
thing:school planner|สมุดการบ้าน, แพลนเนอร์นักเรียน
thing:school calculator|เครื่องคิดเลข, เครื่องคิดเลขวิทยาศาสตร์
thing:name label|ป้ายชื่อ, สติ๊กเกอร์ชื่อ, ตัวรีดชื่อ
thing:blackboard|กระดานดำ, กระดานวาดรูปเด็ก, ชอล์ก
thing:sidewalk chalk|ชอล์กแท่งใหญ่, ชอล์กเขียนพื้น
thing:kids globe|ลูกโลก, ลูกโลกเด็ก
thing:kids lunch box|กล่องข้าวเด็ก, กล่องอาหารกลางวันเด็ก
thing:kids water bottle|กระติกน้ำเด็ก, ขวดน้ำเด็ก
thing:balloon (2)|ลูกโป่ง, ลูกโป่งฟอยล์
thing:helium bottle|ถังฮีเลียม, ที่สูบลูกโป่ง
thing:garland|ธงราว, ป้ายปาร์ตี้, สายรุ้ง
thing:party decorations|ของแต่งปาร์ตี้, อุปกรณ์จัดปาร์ตี้, ตกแต่งวันเกิด
thing:confetti|กระดาษโปรย, พลุกระดาษ, คอนเฟตติ
thing:party tableware|จานปาร์ตี้, แก้วกระดาษ, จานกระดาษ
thing:birthday candle|เทียนวันเกิด, ป้ายปักเค้ก, เทียนเค้ก
thing:party bag|ถุงของชำร่วย, ของชำร่วยวันเกิด
thing:party hat|หมวกปาร์ตี้, มงกุฎวันเกิด
thing:piñata|ปินญาต้า
thing:birthday invitation|การ์ดเชิญวันเกิด, การ์ดเชิญ
thing:greeting card (2)|การ์ดอวยพร, การ์ดวันเกิด
thing:gift wrap|กระดาษห่อของขวัญ, ถุงของขวัญ, ริบบิ้น
thing:pram|รถเข็นเด็กแรกเกิด, รถเข็นเด็กนอนราบ
thing:pushchair|รถเข็นเด็ก, รถเข็นเด็กพับได้
thing:travel system|รถเข็นเด็ก 3 in 1, ชุดรถเข็นพร้อมคาร์ซีท
thing:double pushchair|รถเข็นเด็กแฝด, รถเข็นเด็กสองที่นั่ง
thing:jogging stroller|รถเข็นเด็กสามล้อ, รถเข็นเด็กสำหรับวิ่ง
thing:carrycot|ตะกร้านอนเด็ก, เปลตะกร้า, เปลหิ้ว
thing:baby bike trailer|รถพ่วงจักรยานเด็ก
thing:child bike seat|ที่นั่งเด็กติดจักรยาน, เบาะเด็กจักรยาน
thing:child car seat (2)|คาร์ซีท, คาร์ซีทเด็ก, เบาะเสริม
thing:infant car seat|คาร์ซีทเด็กแรกเกิด, คาร์ซีทแบบกระเช้า
thing:pram rain cover|ผ้าคลุมกันฝนรถเข็นเด็ก
thing:footmuff|ถุงคลุมเท้ารถเข็นเด็ก, ถุงนอนรถเข็นเด็ก
thing:pram parasol|ร่มรถเข็นเด็ก, ที่บังแดดรถเข็นเด็ก
thing:buggy board|บอร์ดยืนรถเข็นเด็ก
thing:changing bag|กระเป๋าคุณแม่, กระเป๋าใส่ผ้าอ้อม
thing:baby carrier|เป้อุ้มเด็ก, ผ้าอุ้มเด็ก
thing:child carrier backpack|เป้อุ้มเด็กเดินป่า, เป้สะพายหลังเด็ก
thing:cot|เตียงเด็ก, เปลเด็ก
thing:bedside crib|เตียงเสริมข้างเตียงแม่, เปลโยก
thing:travel cot|เปลพกพา, เตียงเด็กพับได้
thing:kids bed|เตียงเด็กโต, เตียงเด็กทรงบ้าน
thing:bunk bed (2)|เตียงสองชั้น, เตียงลอฟท์
thing:bed guard|ที่กั้นเตียง, ที่กั้นเตียงกันตก
thing:cot mattress|ที่นอนเด็ก, ฟูกเด็ก
thing:baby sleeping bag (2)|ถุงนอนเด็ก, ถุงนอนทารก
thing:nursery furniture|โต๊ะเปลี่ยนผ้าอ้อม, เฟอร์นิเจอร์ห้องเด็ก
thing:changing mat|แผ่นรองเปลี่ยนผ้าอ้อม, เบาะเปลี่ยนผ้าอ้อม
thing:highchair|เก้าอี้กินข้าวเด็ก, เก้าอี้ทานข้าวเด็ก
thing:baby bouncer|เปลโยกไฟฟ้า, บาวเซอร์, เปลโยกเด็ก
thing:playpen|คอกกั้นเด็ก, คอกเด็ก
thing:stair gate (2)|ที่กั้นบันได, ประตูกั้นเด็ก
thing:childproofing|อุปกรณ์กันเด็ก, ที่ล็อคตู้, ที่ครอบปลั๊ก
thing:baby monitor (2)|เบบี้มอนิเตอร์, กล้องดูเด็ก
thing:nappy|ผ้าอ้อม, ผ้าอ้อมสำเร็จรูป, แพมเพิร์ส
thing:baby bottle|ขวดนม, จุกนม
thing:dummy|จุกหลอก, จุกนมปลอม
thing:potty|กระโถนเด็ก, ฝารองนั่งเด็ก
thing:baby bath|อ่างอาบน้ำเด็ก, ที่รองอาบน้ำเด็ก
thing:lipstick|ลิปสติก, ลิป, ลิปกลอส
thing:mascara|มาสคาร่า, อายไลเนอร์, ดินสอเขียนตา
thing:foundation|รองพื้น, คอนซีลเลอร์, แป้งพัฟ
thing:nail polish|ยาทาเล็บ, สีทาเล็บ, สีเจล
thing:face cream|ครีมบำรุงหน้า, มอยส์เจอไรเซอร์, ครีมทาหน้า
thing:sunscreen|ครีมกันแดด, กันแดด
thing:shampoo|แชมพู, ครีมนวดผม, ยาสระผม
thing:toothbrush|แปรงสีฟัน, ยาสีฟัน, ไหมขัดฟัน
thing:deodorant|โรลออน, ระงับกลิ่นกาย, สเปรย์ระงับกลิ่นกาย
thing:perfume|น้ำหอม
thing:razor|มีดโกน, ที่โกนหนวด, ใบมีดโกน
thing:menstrual pad|ผ้าอนามัย, แผ่นอนามัย, ผ้าอนามัยแบบสอด
thing:acoustic guitar|กีตาร์โปร่ง, กีตาร์, กีตาร์คลาสสิก
thing:electric guitar|กีตาร์ไฟฟ้า, เบสไฟฟ้า, กีตาร์เบส
thing:guitar amplifier|แอมป์กีตาร์, เอฟเฟคกีตาร์
thing:guitar strings|สายกีตาร์, ปิ๊กกีตาร์, คาโป้
thing:ukulele|อูคูเลเล่
thing:piano|เปียโน, เปียโนไฟฟ้า
thing:musical keyboard|คีย์บอร์ดดนตรี, คีย์บอร์ดไฟฟ้า, ซินธิไซเซอร์
thing:violin|ไวโอลิน, วิโอลา
thing:cello|เชลโล, ดับเบิลเบส
thing:recorder|ขลุ่ยรีคอร์เดอร์, ขลุ่ย
thing:transverse flute|ฟลุต, คลาริเน็ต, ปิคโคโล
thing:saxophone|แซกโซโฟน, แซ็ก
thing:trumpet|ทรัมเป็ต, ทรอมโบน, แตร
thing:drum kit|กลองชุด, กลองไฟฟ้า
thing:drumsticks|ไม้กลอง, ฉาบ, แป้นซ้อมกลอง
thing:cajon|คาฮอง, กลองบองโก้, เจมเบ้
thing:xylophone|ระนาดเหล็ก, ไซโลโฟน
thing:accordion|แอคคอร์เดียน, เมาท์ออร์แกน, หีบเพลง
thing:kalimba|คาลิมบา, ขันทิเบต, แฮนด์แพน
thing:music stand|ขาตั้งโน้ต, ที่วางโน้ตเพลง
thing:tuner|จูนเนอร์, เครื่องตั้งสาย, เมโทรนอม
thing:sheet music (2)|โน้ตเพลง, หนังสือเพลง, แบบเรียนดนตรี
thing:instrument case|กระเป๋ากีตาร์, เคสกีตาร์, กล่องใส่เครื่องดนตรี
thing:acrylic paint (2)|สีอะคริลิค, สีน้ำ, สีกวอช
thing:artist paintbrush|พู่กัน, พู่กันสีน้ำ
thing:painting canvas|เฟรมผ้าใบ, แคนวาส
thing:artist easel|ขาตั้งวาดรูป, ขาหยั่งวาดรูป
thing:sketchbook (2)|สมุดสเก็ตช์, สมุดวาดเขียน, กระดาษวาดเขียน
thing:oil paint (2)|สีน้ำมัน, น้ำมันผสมสี
thing:soft pastels|สีชอล์ก, ชอล์กพาสเทล, แท่งถ่านวาดรูป
thing:paint by numbers (2)|ภาพระบายสีตามตัวเลข, ครอสติชเพชร
thing:air drying clay|ดินปั้น, ดินโพลิเมอร์, ดินเบา
thing:craft kit|ชุดงานประดิษฐ์, ชุดดีไอวาย, ชุดประดิษฐ์เด็ก
thing:craft paper|กระดาษสี, กระดาษแข็งสี, กระดาษสา
thing:scrapbook|สแครปบุ๊ก, เทปวาชิ, มาสกิ้งเทป
thing:rubber stamp|ตรายาง, ชุดตราปั๊ม, แท่นหมึก
thing:craft beads|ลูกปัด, ชุดลูกปัด
thing:fuse beads|เม็ดบีดส์รีดร้อน, ลูกปัดรีดร้อน, บีดส์
thing:knitting wool|ไหมพรม, ไหมถัก
thing:knitting needles (2)|ไม้นิตติ้ง, เข็มโครเชต์
thing:sewing machine (2)|จักรเย็บผ้า, จักรโพ้ง
thing:sewing kit (2)|ชุดเย็บผ้า, ด้ายเย็บผ้า, เข็มเย็บผ้า
thing:sewing fabric|ผ้าเมตร, ผ้าคอตตอน, ผ้าตัดชุด
thing:sewing pattern (2)|แพทเทิร์นเย็บผ้า, แพทเทิร์น, แบบตัดเสื้อ
thing:embroidery kit (2)|ชุดปักผ้า, ครอสติช, สะดึง
thing:macrame cord|เชือกมาคราเม่, ชุดมาคราเม่
thing:felt|ผ้าสักหลาด, ปอมปอม, ขนแกะเฟลติ้ง
thing:candle making kit (2)|ชุดทำเทียน, ชุดทำสบู่, ไส้เทียน
thing:hot glue gun|ปืนกาว, ปืนยิงกาว, กาวแท่ง
thing:cutting mat|แผ่นรองตัด, คัตเตอร์, เครื่องตัดสติ๊กเกอร์
thing:face paint|สีเพ้นท์หน้า, สีเพ้นท์ตัว
thing:hair brush|หวี, แปรงหวีผม
thing:hair dryer (2)|ไดร์เป่าผม, เครื่องหนีบผม, ไดร์
thing:hair tie|ยางมัดผม, กิ๊บ, ที่คาดผม
thing:soap (2)|สบู่, ครีมอาบน้ำ, เจลอาบน้ำ
thing:body lotion|โลชั่น, ครีมทาผิว, ครีมทามือ
thing:baby wipes|ทิชชู่เปียกเด็ก, เบบี้ไวพส์, ครีมเด็ก
thing:eyeshadow|อายแชโดว์, บลัชออน, พาเลทแต่งหน้า
thing:running shoe|รองเท้าวิ่ง, รองเท้าวิ่งถนน
thing:trail running shoe|รองเท้าวิ่งเทรล, รองเท้าเทรล
thing:track spikes|รองเท้าตะปู, รองเท้าสไปค์, รองเท้ากรีฑา
thing:running shirt|เสื้อวิ่ง
thing:running tights|กางเกงวิ่งขายาว, เลกกิ้งวิ่ง, กางเกงรัดกล้ามเนื้อ
thing:running shorts|กางเกงวิ่ง, กางเกงวิ่งขาสั้น
thing:running jacket|แจ็คเก็ตวิ่ง, เสื้อกันลมวิ่ง
thing:running sock|ถุงเท้าวิ่ง, ถุงเท้ากีฬา
thing:compression sock|ปลอกรัดน่อง, ถุงเท้ารัดกล้ามเนื้อ
thing:running belt|กระเป๋าคาดเอววิ่ง, เข็มขัดวิ่ง
thing:hydration vest|เป้น้ำวิ่งเทรล, เสื้อกั๊กวิ่งเทรล, เป้วิ่ง
thing:hydration bladder|ถุงน้ำ, ถุงน้ำเป้
thing:soft flask|ขวดน้ำนิ่ม, ซอฟท์ฟลาสก์
thing:sports watch|นาฬิกาวิ่ง, นาฬิกา gps, นาฬิกาออกกำลังกาย
thing:heart rate monitor|สายคาดอกวัดชีพจร, เครื่องวัดชีพจร
thing:fitness tracker|สายรัดข้อมืออัจฉริยะ, เครื่องนับก้าว
thing:stopwatch|นาฬิกาจับเวลา
thing:phone armband|สายรัดแขนใส่มือถือ, กระเป๋ารัดแขน
thing:sweatband|ผ้าซับเหงื่อ, ที่รัดข้อมือซับเหงื่อ, ผ้าคาดหัวกีฬา
thing:neck gaiter|ผ้าบัฟ, ผ้าคลุมคอ
thing:sports bra (2)|สปอร์ตบรา, บรากีฬา
thing:tracksuit (2)|ชุดวอร์ม, ชุดกีฬา
thing:base layer|เบสเลเยอร์, ลองจอน, เสื้อรัดกล้ามเนื้อ
thing:sports bag|กระเป๋ากีฬา, กระเป๋ายิม
thing:energy gel|เอเนอร์จี้เจล, เจลพลังงาน
thing:energy bar|เอเนอร์จี้บาร์, โปรตีนบาร์
thing:protein powder (2)|เวย์โปรตีน, โปรตีนผง
thing:electrolyte tablet|เกลือแร่, เกลือแร่เม็ดฟู่, เครื่องดื่มเกลือแร่
thing:sports bottle|ขวดน้ำกีฬา, กระติกน้ำกีฬา
thing:shaker|แก้วเชค, แก้วเชคเวย์
thing:bicycle|จักรยาน, รถจักรยาน
thing:electric bike|จักรยานไฟฟ้า, อีไบค์
thing:mountain bike|จักรยานเสือภูเขา, เสือภูเขา
thing:road bike|จักรยานเสือหมอบ, เสือหมอบ
thing:gravel bike|จักรยานกราเวล, กราเวลไบค์
thing:city bike|จักรยานแม่บ้าน, จักรยานซิตี้ไบค์
thing:trekking bike|จักรยานทัวร์ริ่ง, จักรยานไฮบริด
thing:folding bike|จักรยานพับ, จักรยานพับได้
thing:cargo bike|จักรยานบรรทุก, คาร์โก้ไบค์
thing:kids' bike|จักรยานเด็ก
thing:balance bike (2)|จักรยานทรงตัว, จักรยานขาไถ
thing:training wheels|ล้อพ่วงจักรยานเด็ก, ล้อข้างจักรยาน
thing:bmx|จักรยาน bmx, บีเอ็มเอ็กซ์
thing:bicycle frame|เฟรมจักรยาน, โครงจักรยาน
thing:bike tyre|ยางนอกจักรยาน, ยางจักรยาน
thing:inner tube|ยางใน, ยางในจักรยาน
thing:bike valve|วาล์วยางจักรยาน, จุ๊บลม, จุ๊บเล็ก
thing:bike pump|ที่สูบลมจักรยาน, สูบจักรยาน
thing:puncture repair kit|ชุดปะยาง, แผ่นปะยาง
thing:tyre lever|ที่งัดยาง
thing:bike wheel|ล้อจักรยาน, ชุดล้อ
thing:spoke|ซี่ลวด, หัวซี่ลวด
thing:bike saddle|เบาะจักรยาน, อานจักรยาน
thing:seatpost|หลักอาน
thing:handlebar|แฮนด์จักรยาน, แฮนด์
thing:handlebar grip|ปลอกแฮนด์, ผ้าพันแฮนด์
thing:bike stem|สเต็มจักรยาน, คอแฮนด์
thing:bike pedal|บันไดจักรยาน
thing:clipless pedal|บันไดคลีท, บันไดคลิปเลส
thing:cycling shoe|รองเท้าปั่นจักรยาน, รองเท้าคลีท
thing:bike chain|โซ่จักรยาน
thing:chain oil|น้ำมันหยอดโซ่
thing:cassette|เฟืองหลัง, ชุดเฟือง
thing:derailleur|ตีนผี, สับจาน
thing:hub gear|เกียร์ดุม, ดุมเกียร์
thing:crankset|ชุดจานหน้า, กะโหลกจักรยาน, ขาจาน
thing:brake pad|ผ้าเบรกจักรยาน, ยางเบรก
thing:disc brake|ดิสก์เบรก, จานดิสก์
thing:rim brake|วีเบรก, ก้ามเบรก
thing:brake cable|สายเบรก, สายเกียร์
thing:suspension fork|โช้คหน้า, ตะเกียบโช้ค
thing:bike light|ไฟจักรยาน, ไฟหน้าจักรยาน, ไฟท้ายจักรยาน
thing:bike dynamo|ไดนาโมจักรยาน
thing:reflector|แผ่นสะท้อนแสง, ทับทิมสะท้อนแสง
thing:mudguard|บังโคลนจักรยาน, บังโคลน
thing:pannier rack|ตะแกรงท้ายจักรยาน, แร็คท้าย
thing:pannier|กระเป๋าท้ายจักรยาน, กระเป๋าข้างจักรยาน
thing:handlebar bag|กระเป๋าหน้าแฮนด์, กระเป๋าคาดเฟรม
thing:bike basket|ตะกร้าจักรยาน, ตะกร้าหน้า
thing:bike child seat|ที่นั่งเด็กจักรยาน, เบาะเด็กติดจักรยาน
thing:bike trailer|รถพ่วงจักรยาน
thing:car bike rack|แร็คจักรยานติดรถยนต์, แร็คจักรยาน
thing:bike stand|ขาตั้งจักรยาน
thing:bike wall mount|ที่แขวนจักรยาน, ตะขอแขวนจักรยาน
thing:bike lock|ที่ล็อกจักรยาน, กุญแจล็อกจักรยาน
thing:bike bell|กระดิ่งจักรยาน, แตรจักรยาน
thing:bike mirror|กระจกจักรยาน, กระจกมองหลังจักรยาน
thing:bike computer|ไมล์จักรยาน, ไมล์ gps
thing:bike phone mount|ที่จับมือถือจักรยาน, ที่ยึดมือถือติดแฮนด์
thing:bottle cage|ขากระติก, ที่ใส่ขวดน้ำจักรยาน
thing:bike multitool|เครื่องมือจักรยาน, มัลติทูลจักรยาน, สแตนด์ซ่อมจักรยาน
thing:bike cover|ผ้าคลุมจักรยาน
thing:e-bike battery|แบตเตอรี่จักรยานไฟฟ้า, แบตจักรยานไฟฟ้า
thing:turbo trainer|เทรนเนอร์จักรยาน, เทรนเนอร์ลูกกลิ้ง
thing:bike helmet|หมวกจักรยาน, หมวกกันน็อคจักรยาน
thing:cycling jersey (2)|เสื้อปั่นจักรยาน, เสื้อจักรยาน
thing:cycling shorts (2)|กางเกงปั่นจักรยาน, กางเกงเป้าเจล, กางเกงเอี๊ยมจักรยาน
thing:cycling glove|ถุงมือปั่นจักรยาน, ถุงมือจักรยาน
thing:cycling glasses|แว่นปั่นจักรยาน, แว่นกีฬา
thing:cycling rain jacket|เสื้อกันฝนจักรยาน, เสื้อกันลมจักรยาน
thing:kick scooter|สกู๊ตเตอร์, สกู๊ตเตอร์ขาไถ
thing:electric scooter|สกู๊ตเตอร์ไฟฟ้า
thing:skateboard|สเก็ตบอร์ด
thing:longboard|ลองบอร์ด
thing:inline skates|โรลเลอร์เบลด, รองเท้าสเก็ต, อินไลน์สเก็ต
thing:roller skates|โรลเลอร์สเก็ต, รองเท้าสเก็ตสี่ล้อ
thing:ice skates|รองเท้าสเก็ตน้ำแข็ง, ไอซ์สเก็ต
thing:knee pads (2)|สนับเข่า, สนับศอก, อุปกรณ์ป้องกัน
thing:swimsuit (2)|ชุดว่ายน้ำ, ชุดว่ายน้ำวันพีซ
thing:bikini (2)|บิกินี่, ชุดว่ายน้ำทูพีซ
thing:swim trunks (2)|กางเกงว่ายน้ำ
thing:swimming goggles (2)|แว่นตาว่ายน้ำ, แว่นว่ายน้ำ
thing:swimming cap|หมวกว่ายน้ำ
thing:armbands|ปลอกแขนว่ายน้ำ, ห่วงแขน
thing:kickboard|โฟมว่ายน้ำ, บอร์ดว่ายน้ำ
thing:swim ring (2)|ห่วงยาง, แพยาง, ห่วงยางแฟนซี
thing:swim fins|ตีนกบ, ฟิน
thing:diving mask|หน้ากากดำน้ำ
thing:snorkel|สน็อกเกิล, ชุดดำน้ำตื้น, ท่อหายใจดำน้ำ
thing:wetsuit (2)|เวทสูท, ชุดดำน้ำ
thing:water shoe|รองเท้าลุยน้ำ, รองเท้าเดินทะเล
thing:rash guard (2)|เสื้อกันยูวีว่ายน้ำ, แรชการ์ด
thing:life jacket|เสื้อชูชีพ, ชูชีพ
thing:surfboard|กระดานโต้คลื่น, เซิร์ฟบอร์ด
thing:bodyboard|บอดี้บอร์ด
thing:stand-up paddle board|ซับบอร์ด, แพดเดิ้ลบอร์ด
thing:kayak|เรือคายัค, คายัค, เรือแคนู
thing:paddle for kayak|ไม้พาย, ไม้พายซับบอร์ด
thing:inflatable boat|เรือยาง, เรือเป่าลม
thing:dry bag|ถุงกันน้ำ, กระเป๋ากันน้ำ
thing:windsurf board|วินด์เซิร์ฟ, ไคท์เซิร์ฟ
thing:water skis|สกีน้ำ, เวคบอร์ด
thing:skis|สกี, แผ่นสกี
thing:cross-country skis|สกีครอสคันทรี
thing:touring skis|สกีทัวริ่ง
thing:ski boot|รองเท้าสกี
thing:ski binding|ตัวยึดสกี, ไบน์ดิ้ง
thing:ski pole|ไม้สกี
thing:snowboard|สโนว์บอร์ด
thing:snowboard boot|รองเท้าสโนว์บอร์ด
thing:ski jacket (2)|เสื้อสกี, แจ็คเก็ตสกี
thing:ski pants|กางเกงสกี
thing:snowsuit (2)|ชุดสกี, ชุดลุยหิมะเด็ก
thing:ski helmet|หมวกสกี, หมวกกันกระแทกสกี
thing:ski goggles (2)|แว่นสกี
thing:ski gloves (2)|ถุงมือสกี
thing:ski sock|ถุงเท้าสกี
thing:balaclava (2)|หมวกไอ้โม่ง, หมวกคลุมหน้า
thing:ski bag|กระเป๋าสกี, กระเป๋าสโนว์บอร์ด
thing:sledge|เลื่อนหิมะ, กระดานเลื่อนหิมะ
thing:snowshoes|รองเท้าเดินหิมะ
thing:avalanche transceiver|เครื่องส่งสัญญาณหิมะถล่ม
thing:ski wax|แว็กซ์สกี, ที่ลับขอบสกี
thing:tennis racket|ไม้เทนนิส, แร็กเกตเทนนิส
thing:tennis ball|ลูกเทนนิส
thing:racket string|เอ็นไม้เทนนิส, เอ็นไม้แบด
thing:overgrip|กริปพันด้าม, ผ้าพันด้ามไม้แบด
thing:tennis shoe|รองเท้าเทนนิส, รองเท้าแบดมินตัน
thing:racket bag|กระเป๋าไม้เทนนิส, กระเป๋าแบด
thing:badminton racket|ไม้แบดมินตัน, ไม้แบด
thing:shuttlecock|ลูกแบดมินตัน, ลูกขนไก่
thing:table tennis bat|ไม้ปิงปอง
thing:table tennis table|โต๊ะปิงปอง, ลูกปิงปอง, เน็ตปิงปอง
thing:padel racket|ไม้พาเดล
thing:squash racket|ไม้สควอช, ลูกสควอช
thing:golf club|ไม้กอล์ฟ, ชุดไม้กอล์ฟ, พัตเตอร์
thing:golf ball|ลูกกอล์ฟ, ทีกอล์ฟ
thing:golf bag|ถุงกอล์ฟ, รถลากถุงกอล์ฟ
thing:dumbbell|ดัมเบล, ดัมเบลล์
thing:barbell|บาร์เบล, คานบาร์เบล
thing:weight plate|แผ่นน้ำหนัก, แผ่นเหล็ก
thing:kettlebell|เคตเทิลเบล
thing:weight bench|ม้ายกน้ำหนัก, ม้านั่งยกเวท, ม้านอนเล่นเวท
thing:home gym|โฮมยิม, พาวเวอร์แร็ค, ชุดยกน้ำหนัก
thing:pull-up bar|บาร์โหน, บาร์โหนติดประตู
thing:treadmill|ลู่วิ่ง, ลู่วิ่งไฟฟ้า, ลู่เดิน
thing:exercise bike|จักรยานออกกำลังกาย, สปินไบค์
thing:cross trainer|เครื่องเดินวงรี
thing:rowing machine|เครื่องกรรเชียงบก, เครื่องพายเรือ
thing:resistance band|ยางยืดออกกำลังกาย, ยางยืด
thing:suspension trainer|เชือก trx, ห่วงยิมนาสติก
thing:skipping rope (2)|เชือกกระโดด, กระโดดเชือก
thing:exercise ball|ลูกบอลโยคะ, ยิมบอล
thing:medicine ball|เมดิซินบอล, ลูกบอลน้ำหนัก
thing:yoga mat|เสื่อโยคะ, แผ่นรองโยคะ
thing:yoga block|บล็อกโยคะ, เชือกโยคะ, เบาะนั่งสมาธิ
thing:foam roller|โฟมโรลเลอร์, ลูกบอลนวด
thing:massage gun|ปืนนวด, เครื่องนวดกล้ามเนื้อ
thing:push-up handles|ที่วิดพื้น, บาร์วิดพื้น, ลูกกลิ้งบริหารหน้าท้อง
thing:weightlifting belt|เข็มขัดยกน้ำหนัก, ผ้ารัดข้อมือ, สายรัดยกเวท
thing:ankle weights|ถุงทรายข้อเท้า, ถุงทรายถ่วงน้ำหนัก, เสื้อถ่วงน้ำหนัก
thing:mini trampoline|แทรมโพลีนเล็ก, แทรมโพลีนออกกำลังกาย
thing:aerobic step|สเต็ปแอโรบิก, สเต็ปเปอร์, บอร์ดทรงตัว
thing:boxing glove|นวมชกมวย, นวมมวย, ถุงมือมวย
thing:punching bag|กระสอบทราย, เป้าชกมวย
thing:mouthguard|ฟันยาง, ยางกันฟัน
thing:judo suit|ชุดยูโด, ชุดคาราเต้, ชุดเทควันโด
thing:football|ลูกฟุตบอล, ลูกบอล
thing:football boots (2)|รองเท้าสตั๊ด, รองเท้าฟุตบอล
thing:shin guards|สนับแข้ง
thing:football shirt (2)|เสื้อบอล, เสื้อฟุตบอล, ชุดฟุตบอล
thing:football goal|ประตูฟุตบอล, โกลฟุตบอล, ตาข่ายประตู
thing:goalkeeper gloves|ถุงมือโกล, ถุงมือผู้รักษาประตู
thing:basketball|ลูกบาสเกตบอล, ลูกบาส, บาสเกตบอล
thing:basketball hoop|แป้นบาส, ห่วงบาส
thing:basketball shoes|รองเท้าบาส, รองเท้าวอลเลย์บอล
thing:volleyball|ลูกวอลเลย์บอล, วอลเลย์บอล, เน็ตวอลเลย์บอล
thing:handball|ลูกแฮนด์บอล, แฮนด์บอล
thing:rugby ball|ลูกรักบี้, อเมริกันฟุตบอล
thing:field hockey stick|ไม้ฮอกกี้, ไม้ฟลอร์บอล
thing:baseball bat|ไม้เบสบอล, ถุงมือเบสบอล, ลูกเบสบอล
thing:cricket bat|ไม้คริกเก็ต, ลูกคริกเก็ต
thing:ball pump|ที่สูบลูกบอล, เข็มสูบบอล
thing:training cones|กรวยซ้อม, กรวยฝึกซ้อม, บันไดลิง
thing:darts|ลูกดอก, ปาเป้า, กระดานปาเป้า
thing:pool table|โต๊ะพูล, โต๊ะสนุกเกอร์, ไม้คิว
thing:boules|ลูกเปตอง, เปตอง
thing:frisbee|จานร่อน, ฟริสบี้
thing:archery bow|ธนู, คันธนู, ชุดยิงธนู
thing:fishing rod|คันเบ็ด, เบ็ดตกปลา
thing:fishing reel|รอกตกปลา, รอกสปินนิ่ง
thing:fishing line|สายเบ็ด, สาย pe, เอ็นตกปลา
thing:fishing lure|เหยื่อปลอม, เหยื่อตกปลา, ปลั๊กตกปลา
thing:fish hook|ตัวเบ็ด, ตะขอเบ็ด, ทุ่นตกปลา
thing:landing net|สวิงตักปลา, สวิง, กระชังปลา
thing:tackle box|กล่องอุปกรณ์ตกปลา, กระเป๋าตกปลา
thing:waders|ชุดลุยน้ำ, เอี๊ยมลุยน้ำ
thing:riding helmet|หมวกขี่ม้า
thing:riding boots|รองเท้าขี่ม้า, บูทขี่ม้า
thing:riding breeches|กางเกงขี่ม้า
thing:horse saddle|อานม้า, แผ่นรองอานม้า
thing:bridle|บังเหียน, ขลุมม้า, สายบังเหียน
thing:horse blanket|ผ้าคลุมม้า
thing:riding crop|แส้ขี่ม้า, แส้ม้า
thing:horse grooming kit|ชุดแปรงขนม้า, แปรงม้า, ที่แคะกีบม้า
thing:riding body protector|เสื้อเกราะขี่ม้า, เสื้อกันกระแทกขี่ม้า
thing:climbing rope|เชือกปีนผา, เชือกปีนเขา
thing:climbing harness|ฮาร์เนสปีนผา, สายรัดตัวปีนเขา
thing:climbing shoe|รองเท้าปีนผา
thing:carabiner (2)|คาราบิเนอร์, ควิกดรอว์
thing:belay device|อุปกรณ์บีเลย์, อุปกรณ์โรยตัว
thing:chalk bag|ถุงชอล์ก, ผงชอล์กปีนผา, แมกนีเซียมปีนผา
thing:climbing helmet|หมวกปีนเขา, หมวกปีนผา
thing:ice axe|ขวานน้ำแข็ง, ตะปูเดินน้ำแข็ง
thing:tent|เต็นท์, เต็นท์แคมป์ปิ้ง, เต็นท์ครอบครัว
thing:tent peg|สมอบก, สมอเต็นท์, เชือกเต็นท์
thing:groundsheet|กราวด์ชีท, ผ้าปูรองเต็นท์, ฟลายชีท
thing:awning for caravan|เต็นท์ท้ายรถ, กันสาดรถบ้าน
thing:sleeping bag|ถุงนอน
thing:sleeping bag liner|ไส้ถุงนอน, ถุงนอนผ้าบาง
thing:sleeping mat|แผ่นรองนอน, ที่รองนอนแคมป์ปิ้ง
thing:air bed (2)|ที่นอนเป่าลม, ที่นอนลม, เตียงสนาม
thing:camping pillow|หมอนเป่าลม, หมอนแคมป์ปิ้ง
thing:hammock (2)|เปลญวน, เปลสนาม, เปล
thing:camping chair|เก้าอี้แคมป์ปิ้ง, เก้าอี้สนาม, เก้าอี้พับ
thing:camping table|โต๊ะแคมป์ปิ้ง, โต๊ะพับ, โต๊ะสนาม
thing:camping stove|เตาแคมป์ปิ้ง, เตาแก๊สปิคนิค, เตาแก๊สพกพา
thing:gas cartridge|แก๊สกระป๋อง, กระป๋องแก๊ส, แก๊สซาลาเปา
thing:camping cookware|หม้อสนาม, ชุดหม้อแคมป์ปิ้ง, เครื่องครัวแคมป์ปิ้ง
thing:camping food|อาหารแคมป์ปิ้ง, อาหารฟรีซดราย, อาหารเดินป่า
thing:cool box (2)|ถังแช่, กล่องเก็บความเย็น, กระเป๋าเก็บความเย็น
thing:head torch|ไฟฉายคาดหัว, ไฟคาดหัว
thing:camping lantern|ตะเกียงแคมป์ปิ้ง, โคมไฟแคมป์ปิ้ง, ไฟเต็นท์
thing:portable toilet|สุขาเคลื่อนที่, ส้วมพกพา, ห้องน้ำพกพา
thing:camping shower|ฝักบัวแคมป์ปิ้ง, ถุงอาบน้ำ, ถังน้ำแคมป์ปิ้ง
thing:mosquito net for travel|มุ้งพกพา, มุ้งแคมป์ปิ้ง, มุ้งครอบหัว
thing:hiking boot|รองเท้าเดินป่า, รองเท้าปีนเขา
thing:hiking sandal|รองเท้ารัดส้นเดินป่า, รองเท้าแตะเดินป่า
thing:hiking sock|ถุงเท้าเดินป่า
thing:hiking trousers (2)|กางเกงเดินป่า, กางเกงถอดขา
thing:hardshell jacket|แจ็คเก็ตกันน้ำ, แจ็คเก็ตเดินป่า, ฮาร์ดเชลล์
thing:rain trousers (2)|กางเกงกันฝน
thing:softshell jacket (2)|ซอฟท์เชลล์, แจ็คเก็ตซอฟท์เชลล์
thing:fleece jacket (2)|เสื้อฟลีซ, แจ็คเก็ตฟลีซ
thing:down jacket (2)|เสื้อขนเป็ด, แจ็คเก็ตขนเป็ด
thing:hiking backpack|เป้เดินป่า, เป้เดินทาง, เป้แบ็คแพ็ค
thing:backpack rain cover|ผ้าคลุมเป้, ผ้าคลุมกันฝนเป้
thing:baby carrier backpack|เป้อุ้มเด็กเดินป่า, เป้แบกเด็ก
thing:trekking poles|ไม้เท้าเดินป่า, ไม้เท้าปีนเขา, โพลเดินป่า
thing:gaiters|ปลอกแข้งเดินป่า, สนับแข้งกันทาก, ถุงกันทาก
thing:compass|เข็มทิศ
thing:hiking map|แผนที่เดินป่า, แผนที่เส้นทาง
thing:outdoor gps|จีพีเอสเดินป่า, จีพีเอสพกพา
thing:pocket knife (2)|มีดพับ, มัลติทูล, มีดสวิส
thing:water filter for hiking|เครื่องกรองน้ำพกพา, ขวดกรองน้ำ, เม็ดทำน้ำสะอาด
thing:fire starter|แท่งจุดไฟ, แมกนีเซียมจุดไฟ, อุปกรณ์จุดไฟ
thing:binoculars|กล้องส่องทางไกล, กล้องสองตา
thing:knife|มีด
thing:hose|สายยาง, ท่อสายยาง
thing:nail|ตะปู, เล็บ
thing:scooter|สกู๊ตเตอร์
thing:bib|ผ้ากันเปื้อนเด็ก, ผ้ากันน้ำลาย, เอี๊ยมกันเปื้อนเด็ก
thing:goggles|แว่นตากันลม, แว่นครอบตา, แว่นว่ายน้ำ
thing:lens|เลนส์
thing:detergent|ผงซักฟอก, น้ำยาทำความสะอาด
thing:plaster|พลาสเตอร์, ปูนปลาสเตอร์
thing:hair straightener|เครื่องหนีบผม, ที่หนีบผม
thing:microscope|กล้องจุลทรรศน์
thing:wooden train|รถไฟไม้
thing:train|รถไฟ
thing:canvas|ผ้าใบ, แคนวาส
thing:brush|แปรง
thing:door handle|มือจับประตู, ลูกบิดประตู
thing:filing cabinet|ตู้เก็บเอกสาร, ตู้เอกสาร
thing:primer|ไพรเมอร์, รองพื้น
thing:rose|กุหลาบ, ดอกกุหลาบ
thing:bait|เหยื่อ, เหยื่อล่อ
thing:inverter|อินเวอร์เตอร์, เครื่องแปลงไฟ
thing:tutu|กระโปรงบัลเล่ต์, กระโปรงทูทู่
thing:walking stick|ไม้เท้า
thing:crutches|ไม้ค้ำยัน, ไม้ยันรักแร้
thing:blood pressure monitor|เครื่องวัดความดัน, ที่วัดความดัน
thing:syringe|กระบอกฉีดยา, ไซริงค์, เข็มฉีดยา
thing:thread|ด้าย, เส้นด้าย
thing:mouse|เมาส์, หนู
thing:pocket watch|นาฬิกาพก
thing:diving watch|นาฬิกาดำน้ำ
thing:shower tray|ถาดรองอาบน้ำ, ถาดอาบน้ำ
thing:bag|กระเป๋า, ถุง
thing:ball|ลูกบอล, บอล
thing:balm|บาล์ม, ยาหม่อง
thing:barrel|ถัง, ถังไม้
thing:bell|กระดิ่ง, ระฆัง
thing:badge|ป้ายชื่อ, เข็มกลัด, ตราสัญลักษณ์
thing:binder|แฟ้ม, แฟ้มห่วง
thing:body protector|เสื้อเกราะ, เกราะป้องกันตัว
thing:bottle|ขวด
thing:bow|โบว์, ธนู
thing:brake|เบรก
thing:cabinet|ตู้
thing:cable|สายเคเบิล, สายไฟ, สาย
thing:cage|กรง
thing:card|การ์ด, บัตร
thing:castle|ปราสาท
thing:chain|โซ่, สร้อย
thing:chisel|สิ่ว
thing:cummerbund|ผ้าคาดเอวทักซิโด้
thing:drum|กลอง
thing:engine|เครื่องยนต์
thing:egg box|กล่องไข่, แผงไข่
thing:espresso cup|แก้วเอสเพรสโซ่, ถ้วยเอสเพรสโซ่
thing:firelighters|เชื้อไฟ, ก้อนจุดไฟ
thing:fireguard|ฉากกั้นเตาผิง, ที่กั้นเตาผิง
thing:flash|แฟลช, แฟลชกล้อง
thing:food|อาหาร, ของกิน
thing:fruit|ผลไม้
thing:gate|ประตูรั้ว, รั้วกั้น
thing:grass|หญ้า
thing:hedge|รั้วต้นไม้, พุ่มไม้
thing:heart|หัวใจ, รูปหัวใจ
thing:helium|ฮีเลียม, แก๊สฮีเลียม
thing:helmet|หมวกกันน็อค, หมวกนิรภัย
thing:honey jar|โหลน้ำผึ้ง, ขวดน้ำผึ้ง
thing:incubator|ตู้ฟักไข่, เครื่องฟักไข่
thing:jar|โหล, ขวดโหล, กระปุก
thing:kennel|บ้านหมา, กรงหมา
thing:key|กุญแจ, ลูกกุญแจ
thing:leash|สายจูง
thing:litter|ทรายแมว, ขยะ
thing:log basket|ตะกร้าใส่ฟืน, ที่ใส่ฟืน
thing:lotion|โลชั่น
thing:lure|เหยื่อปลอม, เหยื่อล่อ
thing:mask|หน้ากาก, แมสก์, มาส์ก
thing:moon|พระจันทร์, ดวงจันทร์
thing:star|ดาว, รูปดาว
thing:needle|เข็ม
thing:oil|น้ำมัน
thing:pedal|แป้นเหยียบ, บันไดจักรยาน
thing:pellets|เม็ดเชื้อเพลิง, อาหารเม็ด, เพลเลต
thing:place cards|การ์ดตั้งโต๊ะ, ป้ายชื่อตั้งโต๊ะ
thing:powder|แป้ง, ผง
thing:rack|ชั้นวาง, แร็ค
thing:racket|ไม้แร็กเก็ต, แร็กเกต
thing:reel|รอก, ม้วน
thing:rod|คัน, ราว, แท่ง
thing:scale|เครื่องชั่ง, ตาชั่ง
thing:screen|หน้าจอ, จอ, ฉากกั้น
thing:skate|สเก็ต, รองเท้าสเก็ต
thing:stencil|แผ่นลอกลาย, สเตนซิล, แบบฉลุ
thing:stove pipe|ท่อปล่องไฟ, ท่อควันเตา
thing:tank|ถัง, แทงค์
thing:thermos|กระติกน้ำร้อน, กระติกเก็บความร้อน
thing:timer|นาฬิกาจับเวลา, ตัวตั้งเวลา, ไทม์เมอร์
thing:tractor|รถแทรกเตอร์, แทรกเตอร์
thing:truck|รถบรรทุก
thing:airplane|เครื่องบิน
thing:rocket|จรวด
thing:robot|หุ่นยนต์
thing:trailer hitch|หัวลากพ่วง, ตัวลากพ่วงรถ
thing:tube|หลอด, ท่อ
thing:tyre pressure gauge|เกจวัดลมยาง, ที่วัดลมยาง
thing:valve|วาล์ว
thing:vacuum bag|ถุงสุญญากาศ, ถุงเก็บฝุ่น
thing:vegetable|ผัก
thing:wiper|ที่ปัดน้ำฝน, ใบปัดน้ำฝน
thing:amp|แอมป์, แอมพลิฟายเออร์
thing:bass guitar|กีตาร์เบส, เบส
thing:ashtray|ที่เขี่ยบุหรี่
thing:bee hive|รังผึ้ง, กล่องเลี้ยงผึ้ง
thing:ash vacuum|เครื่องดูดขี้เถ้า
thing:grooming brush|แปรงขนสัตว์, แปรงหวีขน
thing:motorcycle jacket|แจ็คเก็ตมอเตอร์ไซค์, เสื้อการ์ด
thing:elephant|ช้าง
thing:lion|สิงโต
thing:tiger|เสือ, เสือโคร่ง
thing:bear|หมี
thing:bird|นก
thing:butterfly|ผีเสื้อ
thing:cow|วัว
thing:dinosaur|ไดโนเสาร์
thing:dolphin|โลมา
thing:dragon|มังกร
thing:duck|เป็ด
thing:fox|จิ้งจอก, หมาจิ้งจอก
thing:frog|กบ
thing:giraffe|ยีราฟ
thing:monkey|ลิง
thing:owl|นกฮูก
thing:penguin|เพนกวิน
thing:pig|หมู
thing:pirate|โจรสลัด
thing:princess|เจ้าหญิง
thing:rabbit|กระต่าย
thing:shark|ฉลาม
thing:sheep|แกะ
thing:skull|หัวกะโหลก, กะโหลก
thing:turtle|เต่า
thing:unicorn|ยูนิคอร์น
thing:walrus|วอลรัส
thing:whale|วาฬ, ปลาวาฬ
thing:goggles (2)|แว่นตาป้องกัน, แว่นครอบตา, แว่นสกี
thing:lens (2)|เลนส์, เลนส์แว่นตา
thing:brush (2)|แปรง, พู่กัน
thing:bell (2)|กระดิ่ง, กริ่ง
thing:bow (2)|โบว์, หูกระต่าย
thing:rack (2)|แร็ค, ตะแกรง, ราว
thing:rod (2)|คันเบ็ด, แท่ง
thing:reel (2)|รอกตกปลา, ม้วนเก็บสาย
thing:tube (2)|ยางใน, หลอด
thing:food (2)|อาหาร, อาหารสัตว์
thing:powder (2)|ผง, แป้ง
thing:bag (2)|ถุง, กระเป๋า
`;
