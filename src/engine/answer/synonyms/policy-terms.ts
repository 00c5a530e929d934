/**
 * What shops' help pages are about, in the words of 16 languages: the same concept has the same place in every line-up
 * of a block. A question in one language finds the pages of another by them. Words of one concept are joined by `/`, the
 * commonest first.
 */
const blocks: readonly (readonly string[])[] = [
  [
    'en shipping/delivery/ship/deliver/postage return/returns/return exchange/swap refund/refunds/refunded/money warranty/guarantee payment/pay/paid/accept card invoice receipt cost/costs/price/fee/charge',
    'de Versand/Lieferung/liefern/versenden Rückgabe/Retoure/zurückgeben/Rücksendung Umtausch/umtauschen/tauschen Erstattung/erstatten/Geld Garantie/Gewährleistung Zahlung/zahlen/bezahlen/Zahlungsarten/akzeptieren Karte/Kreditkarte Rechnung Beleg/Quittung kosten/kostet/Preis/Gebühr',
    'fr livraison/expédition/livrer/envoi/livrez retour/retourner/renvoyer/retours échange/échanger remboursement/rembourser/remboursé/remboursée garantie paiement/payer/paie/accepter/acceptez carte facture reçu/ticket coûte/coût/prix/frais/tarif',
    'es envío/entrega/enviar devolución/devolver/devoluciones cambio/cambiar reembolso/reembolsar/dinero garantía pago/pagar/aceptan/aceptar/acepta tarjeta factura recibo/ticket cuesta/coste/precio/tarifa',
    'it spedizione/consegna/spedire/spedite reso/restituire/restituzione/resi cambio/cambiare/sostituzione rimborso/rimborsare garanzia pagamento/pagare/accettate/accettare carta fattura ricevuta/scontrino costa/costo/prezzo/spese',
    'pt envio/entrega/enviar/frete devolução/devolver/devoluções troca/trocar reembolso/reembolsar garantia pagamento/pagar/aceitam/aceitar cartão fatura recibo custa/custo/preço/taxa',
    'nl verzending/levering/bezorging/verzenden/leveren/verzendkosten retour/retourneren/terugsturen/retourneer ruilen/omruilen terugbetaling/terugbetalen garantie betaling/betalen/betaal/accepteren kaart factuur bon/kassabon kosten/kost/prijs/tarief',
    'pl wysyłka/dostawa/wysyłki/dostawy zwrot/zwrotu/zwrócić/zwroty wymiana/wymienić/wymiany refundacja/pieniądze gwarancja/gwarancji/gwarancję płatność/płatności/zapłacić/płacić/akceptujecie/przyjmujecie karta/kartą/karty faktura/fakturę/faktury paragon kosztuje/koszt/cena/opłata',
    'ru доставка/доставки/доставку/доставить/отправка возврат/возврата/вернуть/возвращать обмен/обменять возмещение/деньги гарантия/гарантии/гарантию оплата/оплаты/оплатить/платить/принимаете карта/картой/карты счёт/счет чек стоит/стоимость/цена/сколько',
    'tr kargo/teslimat/gönderim iade/iadesi/iadeler değişim/değiştirme geri/para garanti/garantisi ödeme/ödemek/ödeyebilir/kabul kart/kredi fatura fiş ücret/ücreti/fiyat/maliyet',
    'ar شحن/الشحن/توصيل/التوصيل إرجاع/الإرجاع/استرجاع استبدال/تبديل استرداد/المال ضمان/الضمان دفع/الدفع/تقبلون بطاقة/البطاقة فاتورة/الفاتورة إيصال تكلفة/سعر/رسوم',
    'hi डिलीवरी/शिपिंग वापसी/रिटर्न/वापस बदली/एक्सचेंज रिफंड/धनवापसी/पैसे वारंटी/गारंटी भुगतान/पेमेंट/स्वीकार कार्ड बिल/इनवॉइस रसीद कीमत/शुल्क/दाम/खर्च',
    'zh 配送/运费/送货/发货/快递 退货/退回 换货/更换 退款/退钱 保修/质保 付款/支付/接受 信用卡/卡 发票 收据 费用/价格/多少钱/运费',
    'ja 配送/送料/発送/配達 返品/返却 交換 返金/払い戻し 保証 支払い/支払/決済 カード 請求書 領収書/レシート 料金/価格/費用/送料',
    'ko 배송/배송비/배달 반품/반환 교환 환불 보증/보증기간 결제/지불 카드 청구서/세금계산서 영수증 비용/가격/요금',
    'th จัดส่ง/ส่ง/ขนส่ง คืน/คืนสินค้า เปลี่ยน คืนเงิน/เงิน รับประกัน/ประกัน ชำระ/ชำระเงิน/จ่าย บัตร ใบแจ้งหนี้ ใบเสร็จ ราคา/ค่าใช้จ่าย/ค่าส่ง',
  ],
  [
    'en order/orders cancel/cancelled change/changed address tracking/track parcel/package lost damaged/broken/defective wrong size/sizes',
    'de Bestellung/bestellen/bestelle stornieren/Stornierung ändern/Änderung Adresse/Lieferadresse Sendungsverfolgung/verfolgen Paket/Sendung verloren beschädigt/kaputt/defekt falsch/falschen Größe/Größen',
    'fr commande/commander/commandes annuler/annulation modifier/changer adresse suivi/suivre colis/paquet perdu endommagé/cassé/défectueux/abîmé erreur/mauvais taille/tailles/pointure',
    'es pedido/pedir/pedidos cancelar/anular/cancelación modificar/cambiar dirección seguimiento/rastrear paquete perdido dañado/roto/defectuoso equivocado/incorrecto talla/tallas',
    'it ordine/ordinare/ordini annullare/annullamento modificare/cambiare indirizzo tracciamento/tracciare/seguire pacco perso/smarrito danneggiato/rotto/difettoso sbagliato/errato taglia/taglie/misura',
    'pt encomenda/pedido/encomendas cancelar/cancelamento alterar/mudar morada/endereço rastrear/rastreamento/acompanhar pacote/encomenda perdido danificado/partido/defeituoso errado tamanho/tamanhos',
    'nl bestelling/bestellen/bestel annuleren/annulering wijzigen/veranderen adres volgen/traceren pakket kwijt/verloren beschadigd/kapot/defect verkeerd/verkeerde maat/maten',
    'pl zamówienie/zamówienia/zamówić anulować/anulowanie zmienić/zmiana adres/adresu śledzić/śledzenie paczka/paczki/przesyłka zgubiona/zaginęła uszkodzony/zepsuty/wadliwy/uszkodzona zły/błędny rozmiar/rozmiary',
    'ru заказ/заказа/заказать отменить/отмена изменить/поменять адрес/адреса отследить/отслеживание посылка/посылку/посылки потерялась/потеряна повреждён/сломан/бракованный неправильный/другой размер/размеры',
    'tr sipariş/siparişi/siparişimi iptal değiştir/değiştirmek adres/adresi takip/takibi paket/kargo kayıp/kayboldu hasarlı/kırık/bozuk yanlış beden/numara',
    'ar طلب/الطلب/طلبي إلغاء/الغاء تغيير/تعديل عنوان/العنوان تتبع طرد/الطرد مفقود/ضائع تالف/مكسور/معيب خطأ مقاس/المقاس',
    'hi ऑर्डर/आर्डर रद्द/कैंसल बदलना/बदल पता ट्रैक/ट्रैकिंग पार्सल/पैकेज खोया/गुम टूटा/खराब गलत साइज/आकार',
    'zh 订单/下单 取消 修改/更改 地址 跟踪/追踪/物流 包裹 丢失 损坏/破损 错误/发错 尺码/尺寸',
    'ja 注文 キャンセル/取消 変更 住所 追跡 荷物/小包 紛失 破損/故障/不良 間違い/違う サイズ',
    'ko 주문 취소 변경 주소 추적/조회 소포/택배 분실 파손/불량/고장 잘못 사이즈/치수',
    'th สั่งซื้อ/คำสั่งซื้อ ยกเลิก แก้ไข/เปลี่ยน ที่อยู่ ติดตาม พัสดุ หาย เสียหาย/ชำรุด ผิด ขนาด/ไซส์',
  ],
  [
    'en store/stores/shop hours/opening/open phone/telephone email contact/reach data/privacy/personal delete/deleted account discount student/students',
    'de Filiale/Filialen/Laden/Geschäft Öffnungszeiten/geöffnet/öffnet Telefon/Telefonnummer/anrufen E-Mail/Mail Kontakt/erreichen Daten/Datenschutz/persönlichen löschen/gelöscht Konto Rabatt/Ermäßigung Studenten/Studierende/Studentenrabatt',
    'fr magasin/magasins/boutique horaires/ouverture/ouvert/ouvre téléphone/appeler e-mail/email/courriel contacter/contact/joindre données/confidentialité/personnelles supprimer/effacer compte réduction/remise/réductions/rabais étudiant/étudiants/étudiante',
    'es tienda/tiendas/local horario/horarios/abre/abierto teléfono/llamar correo/email contacto/contactar datos/privacidad/personales eliminar/borrar cuenta descuento/descuentos/rebaja estudiante/estudiantes',
    'it negozio/negozi orari/apertura/aperto/apre telefono/chiamare email/posta contatto/contattare/contattarvi dati/privacy/personali eliminare/cancellare account/conto sconto/sconti studente/studenti',
    'pt loja/lojas horário/aberto/abre/abertura telefone/ligar email/correio contacto/contactar/contato dados/privacidade/pessoais apagar/eliminar conta desconto/descontos estudante/estudantes',
    'nl winkel/winkels/filiaal openingstijden/open/geopend telefoon/telefoonnummer/bellen e-mail/mail contact/bereiken gegevens/privacy/persoonlijke verwijderen/wissen account korting/kortingen student/studenten/studentenkorting',
    'pl sklep/sklepy/sklepie/sklepu godziny/otwarcia/otwarty telefon/zadzwonić/telefonu e-mail/mail kontakt/skontaktować dane/danych/prywatność usunąć/usunięcie konto/konta rabat/zniżka/zniżki/zniżkę student/studentów/studenci/studencka',
    'ru магазин/магазины/магазина часы/открыт/работы/открывается телефон/телефона/позвонить почта/email связаться/контакт/контакты данные/данных/конфиденциальность удалить/удаление аккаунт/учётная/аккаунта скидка/скидки/скидку студент/студентов/студентам/студенческая',
    'tr mağaza/mağazanız/mağazalar/dükkan saatleri/açılış/açık/saat telefon/aramak e-posta/mail iletişim/ulaşmak veri/verilerim/gizlilik/kişisel silmek/sil/silinmesi hesap/hesabım/hesabı indirim/indirimi öğrenci/öğrenciler/öğrencilere',
    'ar متجر/المتجر/متاجر/فرع ساعات/مواعيد/مفتوح هاتف/الهاتف/اتصال بريد/البريد التواصل/اتصل بيانات/البيانات/بياناتي/خصوصية حذف حساب/حسابي خصم/تخفيض طالب/طلاب/الطلاب',
    'hi दुकान/स्टोर समय/खुलने/खुला फोन/फ़ोन ईमेल संपर्क डेटा/निजता/जानकारी हटाना/मिटाना/डिलीट खाता/अकाउंट छूट/डिस्काउंट छात्र/विद्यार्थी/छात्रों',
    'zh 门店/商店/店铺/实体店 营业/营业时间 电话 邮箱/邮件 联系/联系方式 数据/隐私/个人 删除 账户/账号/帐户 折扣/优惠 学生',
    'ja 店舗/店/お店 営業/営業時間 電話/電話番号 メール 連絡/問い合わせ データ/プライバシー/個人情報/個人 削除 アカウント 割引 学生/学割',
    'ko 매장/상점/가게 영업/영업시간 전화/전화번호 이메일 연락/문의 데이터/개인정보 삭제 계정 할인 학생',
    'th ร้าน/สาขา/หน้าร้าน เวลาทำการ/เปิด โทรศัพท์/เบอร์โทร/โทร อีเมล ติดต่อ ข้อมูล/ส่วนตัว/ส่วนบุคคล ลบ บัญชี ส่วนลด/ลดราคา นักศึกษา/นักเรียน',
  ],
  [
    'en voucher/coupon/code gift points/club/loyalty customs/duty/duties tax/vat abroad/international country/countries express free days/day/within/deadline rent/rental',
    'de Gutschein/Code/Rabattcode Geschenk/Geschenkkarte Punkte/Club/Treue Zoll/Einfuhr Steuer/Mehrwertsteuer Ausland/international Land/Länder Express kostenlos/gratis Tage/Tag/Tagen/Frist mieten/Verleih/leihen',
    'fr coupon/code/bon cadeau/cadeaux points/club/fidélité douane/douanes taxe/tva/taxes étranger/international pays express/rapide gratuit/gratuite/gratuits jours/jour/délai/délais louer/location',
    'es cupón/vale/código regalo puntos/club/fidelidad aduana/aduanas/aranceles impuesto/iva/impuestos extranjero/internacional país/países exprés/urgente gratis/gratuito días/día/plazo alquilar/alquiler',
    'it buono/codice/coupon regalo punti/club/fedeltà dogana/dazi tasse/iva estero/internazionale paese/paesi espresso/express gratis/gratuito/gratuita giorni/giorno/termine noleggiare/noleggio',
    'pt vale/cupão/cupom/código presente/oferta pontos/clube/fidelidade alfândega imposto/iva/impostos estrangeiro/internacional país/países expresso/express grátis/gratuito/gratuita dias/dia/prazo alugar/aluguer/aluguel',
    'nl kortingscode/waardebon/code cadeau/cadeaubon punten/club/spaarpunten douane/invoerrechten belasting/btw buitenland/internationaal land/landen express/spoed gratis dagen/dag/termijn huren/verhuur',
    'pl kupon/kod/bon prezent/prezentowa punkty/klub/lojalnościowy cło/celne podatek/vat zagranica/zagranicę/międzynarodowa kraj/kraje/krajów ekspres/ekspresowa darmowa/bezpłatna/gratis dni/dzień/termin wynająć/wypożyczyć/wynajem',
    'ru купон/промокод/код подарок/подарочная/подарочную баллы/клуб/бонусы таможня/пошлина/пошлины налог/ндс заграница/международная/границу страна/страны/стран экспресс бесплатная/бесплатно/бесплатный дней/день/дня/срок аренда/прокат/арендовать',
    'tr kupon/kod/kodu hediye puan/kulüp/sadakat gümrük vergi/kdv yurtdışı/uluslararası ülke/ülkeler ekspres/hızlı ücretsiz/bedava gün/günde/süre kiralamak/kiralık/kiralama',
    'ar قسيمة/كود/رمز هدية/هدايا نقاط/نادي/ولاء جمارك/الجمارك/جمركية ضريبة/الضريبة الخارج/دولي دولة/دول/بلد سريع مجاني/مجانا/مجاني أيام/يوم/مدة استئجار/تأجير/إيجار',
    'hi कूपन/वाउचर/कोड उपहार/गिफ्ट पॉइंट/अंक/क्लब सीमाशुल्क/कस्टम कर/टैक्स विदेश/अंतरराष्ट्रीय देश/देशों एक्सप्रेस मुफ्त/निःशुल्क/फ्री दिन/दिनों/अवधि किराया/किराए',
    'zh 优惠券/优惠码 礼品/礼物 积分/会员/俱乐部 海关/关税 税/增值税 国外/国际/海外 国家 加急/特快 免费/包邮 天/日/期限 租/租赁/租借',
    'ja クーポン/コード ギフト/プレゼント ポイント/会員/クラブ 関税/税関 税金/消費税 海外/国際 国 速達/特急 無料 日/日間/期限/期間 レンタル/借りる',
    'ko 쿠폰/코드 선물/기프트 포인트/회원/클럽 관세/세관 세금/부가세 해외/국제 국가/나라 특급/빠른 무료 일/날/기간/기한 대여/렌탈',
    'th คูปอง/โค้ด ของขวัญ คะแนน/สมาชิก/คลับ ศุลกากร/ภาษีนำเข้า ภาษี ต่างประเทศ/ระหว่างประเทศ ประเทศ ด่วน ฟรี วัน/ระยะเวลา เช่า',
  ],
  [
    'en repair/repairs wash/washing/clean dry/dryer/drying recycle/recycling collect/pick-up/pick parking/park dogs/dog children/kids boots/shoes/footwear clothing/clothes jacket/jackets tent/tents',
    'de Reparatur/reparieren waschen/wasche/Wäsche/reinigen trocknen/Trockner recyceln/entsorgen/Rücknahme abholen/Abholung parken/Parkplatz/Parkplätze Hunde/Hund Kinder/Kind Schuhe/Stiefel Kleidung Jacke/Jacken Zelt/Zelte',
    'fr réparer/réparation laver/lavage/nettoyer/lave sécher/séchage/séchoir recycler/recyclage retirer/retrait/récupérer garer/parking/stationner/stationnement chien/chiens enfants/enfant chaussures/bottes vêtements/vêtement veste/manteau/vestes tente/tentes',
    'es reparar/reparación/arreglar lavar/lavo/lavado/limpiar secar/secadora reciclar/reciclaje recoger/recogida aparcar/aparcamiento/estacionar perro/perros niños/niño botas/zapatos/calzado ropa chaqueta/chaquetas tienda/carpa',
    'it riparare/riparazione lavare/lavaggio/lavo/pulire asciugare/asciugatrice riciclare/riciclo ritirare/ritiro parcheggiare/parcheggio cane/cani bambini/bambino scarpe/scarponi abbigliamento/vestiti giacca/giacche tenda/tende',
    'pt reparar/reparação/consertar/conserto lavar/lavo/lavagem/limpar secar/secador reciclar/reciclagem levantar/recolher/retirar estacionar/estacionamento cão/cães/cachorro crianças/criança botas/sapatos/calçado roupa/roupas casaco/jaqueta tenda/barraca',
    'nl repareren/reparatie wassen/was/reinigen drogen/droger recyclen/inleveren afhalen/ophalen parkeren/parkeer/parkeerplaats hond/honden kinderen/kind schoenen/laarzen kleding/kleren jas/jassen tent/tenten',
    'pl naprawa/naprawić/naprawy/naprawiacie prać/pranie/wyprać/czyścić suszyć/suszarka recykling/oddać odebrać/odbiór parking/zaparkować/parkować pies/psy/psem dzieci/dziecko buty/butów/obuwie ubrania/odzież kurtka/kurtki/kurtkę namiot/namioty/namiotu',
    'ru ремонт/починить/ремонтируете стирать/стирка/чистить сушить/сушилка переработка/утилизация забрать/самовывоз парковка/припарковать/парковки собака/собакой/собаки дети/детей/ребёнок обувь/ботинки/сапоги одежда/одежду куртка/куртку/куртки палатка/палатку/палатки',
    'tr tamir/onarım yıkama/yıkamak/yıkanır/temizleme kurutma/kurutmak geri-dönüşüm/dönüşüm teslim/almak park/otopark köpek/köpeğim çocuk/çocuklar bot/ayakkabı/botlar giysi/kıyafet mont/ceket çadır/çadırı',
    'ar إصلاح/تصليح غسل/أغسل/تنظيف تجفيف/مجفف تدوير استلام موقف/مواقف/ركن كلب/كلاب/الكلاب أطفال/طفل حذاء/أحذية/جزمة ملابس سترة/جاكيت خيمة/خيام',
    'hi मरम्मत/रिपेयर धोना/धोएं/धुलाई/साफ सुखाना/ड्रायर रीसायकल/पुनर्चक्रण लेना/पिकअप पार्किंग/पार्क कुत्ता/कुत्ते बच्चे/बच्चों जूते/बूट कपड़े जैकेट तंबू/टेंट',
    'zh 维修/修理 清洗/洗/洗涤 烘干/晾干 回收 自提/取货 停车/停车场 狗/宠物 儿童/孩子 鞋/靴子/鞋子 衣服/服装 夹克/外套 帐篷',
    'ja 修理 洗濯/洗う/洗い方 乾燥/乾燥機 リサイクル 受け取り/引き取り 駐車/駐車場 犬/ペット 子供/子ども 靴/ブーツ 服/衣類 ジャケット テント',
    'ko 수리/수선 세탁/빨래 건조/건조기 재활용 수령/픽업 주차/주차장 개/강아지/반려견 어린이/아이 신발/부츠 옷/의류 재킷/자켓 텐트',
    'th ซ่อม ซัก/ทำความสะอาด อบแห้ง/ตาก รีไซเคิล รับ/รับสินค้า ที่จอดรถ/จอดรถ หมา/สุนัข เด็ก รองเท้า/บูท เสื้อผ้า แจ็คเก็ต/เสื้อแจ็คเก็ต เต็นท์',
  ],
];

/** Concepts of a language, each its words in order; the same index is the same concept in every language. */
export function policyTerms(language: string): readonly (readonly string[])[] {
  return blocks.flatMap((block) => {
    const line = block.find((entry) => entry.startsWith(`${language} `));
    return (line?.split(' ').slice(1) ?? []).map((words) => words.split('/'));
  });
}

/** Languages the words are given in. */
export const policyLanguages: readonly string[] = blocks[0]!.map((line) => line.slice(0, 2));
