/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|доставка, отправка, пересылка
service:delivery cost|стоимость доставки, цена доставки, плата за пересылку
service:free delivery|бесплатная доставка, доставка бесплатно, доставка за наш счёт
service:free shipping threshold|бесплатно от суммы, порог бесплатной доставки, при заказе от
service:minimum order|минимальный заказ, минимальная сумма заказа, минималка
service:order value|сумма заказа, стоимость корзины, итого
service:delivery time|срок доставки, сколько идёт, время доставки, как долго ждать
service:delivery date|дата доставки, ожидаемая доставка, когда привезут
service:express delivery|экспресс-доставка, срочная доставка, доставка на завтра, быстрая доставка
service:same day delivery|доставка в день заказа, доставка сегодня, день в день
service:standard delivery|обычная доставка, стандартная доставка
service:cut-off time|заказ до часа, время приёма заказов, до скольки заказать
service:delivery slot|интервал доставки, время доставки на выбор, удобный день
service:evening delivery|вечерняя доставка, доставка в субботу, доставка в выходные
service:click and collect|самовывоз, забрать в магазине, заказать и забрать
service:ready for collection|готов к выдаче, можно забирать, уведомление о готовности
service:reserve|резерв, бронь, отложить товар, забронировать
service:parcel shop|пункт выдачи, пвз, точка выдачи
service:parcel locker|постамат, почтомат, ячейка
service:parcel|посылка, отправление, бандероль
service:courier|курьер, служба доставки, транспортная компания, перевозчик
service:tracking|отслеживание, трек-номер, отследить посылку, где посылка
service:order status|статус заказа, состояние заказа, на каком этапе заказ
service:dispatch confirmation|уведомление об отправке, письмо об отправке, заказ отправлен
service:order confirmation|подтверждение заказа, письмо с заказом
service:order number|номер заказа
service:order|заказ, оформить заказ, заказать
service:not at home|нет дома, не застали, пропустил курьера
service:safe place|оставить у двери, бесконтактная доставка, оставить у консьержа
service:signature|подпись, под роспись, подтверждение вручения
service:missing parcel|посылка потерялась, заказ пропал, не пришла посылка, не получил
service:late delivery|задержка доставки, опаздывает заказ, просрочили доставку
service:damaged in transit|повреждено при доставке, пришло разбитое, бой при перевозке
service:wrong item|не тот товар, прислали не то, пересорт, перепутали заказ
service:missing part|недовложение, не хватает детали, недокомплект, не положили
service:partial delivery|частичная доставка, несколько посылок, заказ частями
service:combined shipping|объединить заказы, одной посылкой, дозаказ
service:change order|изменить заказ, добавить в заказ, отредактировать заказ
service:cancel order|отменить заказ, отмена заказа, отказаться от заказа
service:change address|изменить адрес, неправильный адрес, сменить адрес доставки
service:delivery address|адрес доставки, адрес получателя
service:PO box|абонентский ящик, до востребования, доставка в офис, на работу
service:delivery area|зона доставки, куда доставляете, регионы доставки
service:international shipping|международная доставка, доставка за границу, отправка за рубеж
service:abroad|заграница, за рубеж, другая страна
general:EU|евросоюз, европа, ес, снг
service:customs|таможня, таможенная пошлина, растаможка
service:island delivery|доставка на остров, труднодоступный район, крайний север, отдалённый регион
service:surcharge|доплата, надбавка, наценка
service:bulky item|крупногабарит, негабарит, тяжёлый товар, кгт
service:freight delivery|грузоперевозка, доставка на паллете, грузовая доставка
service:kerbside delivery|до подъезда, доставка до двери, до калитки
service:upstairs delivery|подъём на этаж, занос в квартиру, поднять
general:stairs|лестница, этаж, лифт
service:own delivery|собственная доставка, наша машина, доставка по городу
service:bike courier|велокурьер, экологичная доставка
service:packaging|упаковка, коробка, упаковочный материал, картон
service:discreet packaging|анонимная упаковка, нейтральная упаковка, непрозрачный пакет
service:delivery note|накладная, без цены в посылке, товарный чек
service:refrigerated shipping|доставка с холодильником, термодоставка, холодовая цепь
service:live plant shipping|отправка растений, доставка живых растений, не отправляем в мороз
service:dangerous goods|опасный груз, огнеопасный, нельзя авиа
service:pickup only|только самовывоз, без доставки
service:return|возврат, вернуть, сдать обратно
service:return period|срок возврата, сколько дней на возврат, до какого вернуть
service:right of withdrawal|право на отказ, отказ от товара, передумал
service:withdrawal form|заявление на возврат, бланк возврата
service:return label|этикетка возврата, наклейка для возврата, возвратный ярлык
service:returns portal|оформить возврат онлайн, возврат в личном кабинете
service:return cost|стоимость возврата, обратная доставка, кто платит за возврат
service:free returns|бесплатный возврат
service:return in store|вернуть в магазин, возврат в магазине, сдать на кассе
service:return pickup|забрать возврат курьером, вывоз возврата
service:non-returnable|не подлежит возврату, невозвратный, возврату и обмену не подлежит
service:hygiene reasons|гигиена, пломба, гигиеническая наклейка, защитная плёнка
property:opened|вскрытый, распакованный, открытая упаковка
property:original packaging|заводская упаковка, родная коробка, с бирками
property:unused|новый, неношеный, неиспользованный, товарный вид
property:worn|ношеный, б/у, надевал один раз, бывший в употреблении
service:loss of value|потеря стоимости, удержание, вычет за износ
service:try at home|примерка дома, попробовать дома, тестовый период
service:exchange|обмен, обменять, поменять размер, заменить
need:too small|мало, жмёт, не подошёл размер, тесно
need:too big|велико, большой размер, болтается, слишком длинный
need:don't like it|не понравилось, не подошло, разочарован, ожидал другого
service:refund|возврат денег, вернуть деньги, возмещение
service:money-back guarantee|гарантия возврата денег, вернём деньги без вопросов
service:original payment method|тот же способ оплаты, возврат на карту, на тот же счёт
service:store credit|возврат бонусами, кредит магазина, вернуть баллами
service:defective|бракованный, неисправный, не работает, нерабочий
service:defect|дефект, брак, недостаток, заводской брак
property:damaged|повреждённый, поцарапанный, треснутый, помятый
service:complaint|жалоба, претензия, рекламация, пожаловаться
service:warranty|гарантия, гарантийный срок, гарантийный случай, гарантийный талон
service:statutory warranty|закон о защите прав потребителей, законная гарантия
service:extended warranty|расширенная гарантия, продление гарантии, доп гарантия, страховка техники
service:lifetime warranty|пожизненная гарантия, бессрочная гарантия
property:wear and tear|износ, естественный износ, расходник
service:repair|ремонт, починка, починить, отремонтировать
service:repair workshop|мастерская, сервисный центр, сервис
service:after-sales service|послепродажное обслуживание, сервисное обслуживание
service:cost estimate|смета, расчёт стоимости, оценка ремонта
service:spare part|запчасть, запасная часть, деталь, комплектующие
service:replacement|замена, заменить товар, новый взамен
service:loan device|подменный фонд, подменное устройство, на время ремонта
service:maintenance|обслуживание, техобслуживание, то, профилактика
service:descaling|очистка от накипи, чистка, профессиональная чистка
service:sharpening service|заточка, заточка ножей, наточить
service:alteration service|подгонка, подшить, ушить, ателье
service:cutting service|распил, нарезка в размер, отрез, отпилить
service:colour mixing|колеровка, подбор колера, смешать краску
service:stringing service|перетяжка ракетки, натяжка струн
service:ski service|сервис лыж, подготовка лыж, заточка кантов, парафинирование
service:battery replacement service|замена батарейки, поменять батарейку в часах
service:while you wait|при вас, пока ждёте, на месте
service:payment|оплата, способ оплаты, заплатить, как оплатить
service:credit card|банковская карта, кредитка, карта мир, дебетовая карта
service:paypal|электронный кошелёк, юмани, paypal
service:apple pay|sberpay, mir pay, оплата телефоном, бесконтактная оплата
service:twint|сбп, система быстрых платежей, оплата по qr
service:bank transfer|банковский перевод, предоплата, перевод на счёт
service:pay by invoice|оплата по счёту, отсрочка, оплатить потом, постоплата
service:instalments|рассрочка, кредит, оплата частями, долями, сплит
service:interest rate|процент, без переплаты, процентная ставка
service:credit check|проверка кредитной истории, отказ в рассрочке
service:cash on delivery|наложенный платёж, оплата при получении, оплата курьеру
service:cash|наличные, наличка, наличными
service:pay in store|оплата в магазине, оплата на кассе, оплата при самовывозе
service:direct debit|автосписание, автоплатёж, списание со счёта
service:cheque|чек, чековая книжка, платёжное поручение
service:holiday voucher payment|подарочные сертификаты, корпоративная карта, материнский капитал, социальная карта
service:payment failed|оплата не прошла, карта отклонена, ошибка оплаты
service:when am I charged|когда спишут деньги, списание, дата списания
service:secure payment|безопасная оплата, защита платежа, 3-d secure
service:buyer protection|защита покупателя, проверенный магазин, знак доверия
service:payment deadline|срок оплаты, оплатить до
service:payment reminder|напоминание об оплате, просроченный счёт, пеня
service:currency|валюта, курс, рубли, доллары
service:deposit|аванс, предоплата, задаток, первый взнос
service:security deposit|залог, возвратный депозит, обеспечительный платёж
service:invoice|счёт, счёт-фактура, упд
service:receipt|чек, кассовый чек, подтверждение покупки, квитанция
service:VAT|ндс, налог, с учётом ндс
service:VAT number|инн, налоговый номер
service:tax-free shopping|такс фри, возврат ндс туристам, дьюти фри
service:business customer|юрлицо, корпоративный клиент, для бизнеса, ип
service:wholesale|опт, оптом, перепродажа, дилер
service:bulk order|крупный заказ, большая партия, скидка за объём
service:school order|заказ для школы, детский сад, госучреждение, 44-фз
service:club discount|скидка для клуба, групповая скидка, спортклуб
service:student discount|скидка студентам, студенческий, молодёжная скидка
service:senior discount|скидка пенсионерам, пенсионный, для пожилых
service:teacher discount|скидка учителям, скидка врачам, скидка сотрудникам
service:discount|скидка, снижение цены, дисконт
service:sale|распродажа, акция, спецпредложение, ликвидация
property:reduced|уценённый, со скидкой, по акции, сниженная цена
service:voucher code|промокод, купон, код на скидку, промик
need:voucher doesn't work|промокод не работает, код недействителен, промокод не применяется
service:cannot be combined|скидки не суммируются, не совмещается с акциями
service:gift card|подарочная карта, подарочный сертификат
service:gift card balance|баланс карты, остаток на сертификате
service:validity|срок действия, действует до, сгорит
action:redeem|использовать, применить, активировать, списать
service:cash out voucher|обналичить сертификат, деньги вместо сертификата
service:lost gift card|потерял подарочную карту, украли сертификат
service:loyalty programme|программа лояльности, бонусы, баллы, карта клиента, кешбэк
service:stamp card|штампы, наклейки за покупки, десятый бесплатно
service:birthday discount|скидка на день рождения, подарок именинникам
service:refer a friend|приведи друга, реферальная программа, порекомендовать другу
service:price match|гарантия лучшей цены, нашли дешевле, самая низкая цена
service:welcome discount|скидка на первый заказ, приветственная скидка, скидка новым клиентам
service:newsletter|рассылка, новости на почту, подписаться на рассылку
action:unsubscribe|отписаться, отказаться от рассылки, не присылать рекламу
service:customer account|личный кабинет, аккаунт, профиль, учётная запись
service:login|вход, войти, авторизация, не могу войти
service:password|пароль, забыл пароль, сбросить пароль
service:guest order|заказ без регистрации, купить в один клик, гостевой заказ
action:delete account|удалить аккаунт, удалить профиль, стереть данные
service:order history|история заказов, прошлые заказы, мои покупки
service:privacy|персональные данные, конфиденциальность, защита данных
service:cookie|куки, файлы cookie, настройки cookie
service:terms and conditions|условия продажи, оферта, пользовательское соглашение, правила
service:legal notice|реквизиты, о компании, юридическая информация
service:dispute resolution|досудебное урегулирование, роспотребнадзор, споры, защита потребителей
service:customer service|поддержка, служба поддержки, клиентская служба, техподдержка
service:contact|контакты, связаться, форма обратной связи
service:phone number|телефон, номер телефона, позвонить, горячая линия
service:email|электронная почта, имейл, почта, написать письмо
service:live chat|чат, онлайн-чат, вотсап, телеграм
service:response time|время ответа, когда ответите, не отвечают
service:callback|обратный звонок, перезвонить, заказать звонок
service:advice|консультация, совет, консультант, помощь в выборе
service:video consultation|видеоконсультация, видеозвонок, онлайн-консультация
service:appointment|запись, записаться, по записи
service:walk-in|без записи, в порядке очереди, просто прийти
service:fitting|примерка, примерить, примерочная
service:measuring service|замер, замерщик, снять мерки
service:test ride|тест-драйв, пробная поездка, демонстрация
service:shop|магазин, филиал, торговая точка, салон
service:showroom|шоурум, выставочный зал, посмотреть вживую
service:address|адрес, где находитесь, местоположение, как добраться
service:opening hours|часы работы, режим работы, график, до скольки
property:open|открыто, работает, открыты
property:closed|закрыто, выходной, не работает
service:lunch break|обед, обеденный перерыв, перерыв
service:public holiday|праздник, праздничный день, нерабочий день
service:company holidays|отпуск, закрыты на каникулы
general:Christmas|рождество, сочельник
general:New Year|новый год, новогодние праздники, 31 декабря
general:Easter|пасха, страстная пятница
general:Sunday|воскресенье, по воскресеньям
general:Saturday|суббота, по субботам
general:weekday|будни, понедельник, вторник, среда
general:weekend|выходные, на выходных, суббота и воскресенье
general:working day|рабочий день, рабочие дни, будний день
general:today|сегодня, прямо сейчас, сегодня вечером
general:tomorrow|завтра, на следующий день, до завтра
general:evening|вечер, вечером, ночь
general:morning|утро, утром, с утра
general:day|день, в день, ежедневно, сутки
general:week|неделя, в неделю, еженедельно
general:month|месяц, в месяц, ежемесячно
general:year|год, ежегодно, в год
general:hour|час, минута, длительность
general:birthday|день рождения, др, днюха
service:parking|парковка, стоянка, парковочное место
service:public transport|общественный транспорт, автобус, метро, остановка
service:loading zone|зона погрузки, погрузка, помочь загрузить
service:accessible|доступная среда, пандус, для колясок
service:dogs allowed|с собаками можно, можно с животными
service:play corner|детский уголок, туалет, пеленальный столик
service:languages spoken|языки, говорите по-английски, на английском
service:jobs|вакансии, работа, карьера, устроиться
service:press|пресса, сми, блогер, сотрудничество
service:gift wrapping|подарочная упаковка, упаковать в подарок, завернуть
service:gift message|открытка, поздравление, записка с текстом
service:send as gift|отправить как подарок, доставить получателю, отправить другу
general:gift|подарок, сувенир, презент
service:exchange a gift|обменять подарок, вернуть подарок, подарочный чек
service:corporate gift|корпоративный подарок, подарки клиентам, подарки сотрудникам
service:wedding list|свадебный список, список подарков, список для малыша
service:wishlist|вишлист, избранное, список желаний, отложенное
service:basket|корзина, в корзине
service:assembly service|сборка мебели, услуга сборки, сборщик
property:self-assembly|самостоятельная сборка, в разобранном виде, нужно собрать
property:pre-assembled|в сборе, собранный, готов к использованию
service:installation service|установка, подключение, монтаж
service:old appliance removal|вывоз старой техники, забрать старый
service:disposal|утилизация, выбросить, избавиться
service:recycling|переработка, вторсырьё, сдать на переработку
service:electronic waste|электронный мусор, старая электроника
service:battery disposal|приём батареек, старые батарейки, утилизация аккумуляторов
service:trade-in|трейд-ин, обмен старого на новый, выкуп
service:second hand|б/у, с рук, подержанный, вторые руки
property:display model|выставочный образец, витринный экземпляр, демо
property:B-grade|уценка, второй сорт, с дефектом
service:rental|прокат, аренда, напрокат
service:subscription|подписка, регулярная доставка, автозаказ
service:cancel subscription|отменить подписку, отказаться от подписки
service:pause subscription|приостановить подписку, пропустить доставку, пауза
service:pre-order|предзаказ, скоро в продаже
service:in stock|в наличии, есть, наличие, на складе
service:out of stock|нет в наличии, распродано, закончилось, раскупили
service:back-order|под заказ, поступление, снова в наличии
service:stock alert|сообщить о поступлении, уведомить, лист ожидания
service:special order|привезти под заказ, специальный заказ, нет в ассортименте
property:discontinued|снят с производства, не выпускается, остатки
property:limited edition|лимитированная серия, лимитка, ограниченный тираж
property:unique piece|единственный экземпляр, штучный, уникальный
service:quantity limit|ограничение количества, не более в одни руки, максимум на заказ
service:minimum quantity|минимальное количество, кратно упаковке, минимальная партия
service:sample|образец, пробник, тестер
service:colour chart|палитра, каталог, карта цветов, брошюра
service:personalisation|персонализация, именной, с именем
service:engraving|гравировка, выгравировать, лазерная гравировка
service:embroidery|вышивка, вышить имя, монограмма
service:printing|печать, нанесение логотипа, принт на заказ, шелкография
service:made to order|на заказ, по индивидуальным размерам, изготовление на заказ
service:workshop|мастер-класс, курс, занятие, урок
service:participants|участники, группа, количество мест
service:cancel course|отменить занятие, курс отменён, пропустил занятие
service:event|мероприятие, дегустация, день открытых дверей
service:children's birthday party|детский день рождения, праздник в магазине
service:age limit|возрастное ограничение, с 18 лет, подтвердить возраст
service:ID card|паспорт, удостоверение, документ, права
service:someone else picks up|другой человек заберёт, доверенность, получить за меня
service:size guide|таблица размеров, размерная сетка, какой размер
service:care instructions|уход, инструкция по уходу, бирка по уходу
service:manual|инструкция, руководство, мануал
service:download|скачать, pdf, цифровой товар, файл
service:review|отзыв, оценка, мнение покупателей
service:product recall|отзыв товара, опасный товар, отозванная партия
service:charity|благотворительность, пожертвование, помощь
property:colour|цвет, оттенок, расцветка
property:red|красный, алый, вишнёвый
property:burgundy|бордовый, винный, марсала
property:pink|розовый, фуксия, малиновый
property:orange colour|оранжевый, рыжий, апельсиновый
property:coral|коралловый, лососевый, персиковый
property:terracotta|терракотовый, кирпичный, ржавый
property:yellow|жёлтый, лимонный, канареечный
property:mustard yellow|горчичный, охра, шафрановый
property:green|зелёный, изумрудный, бутылочный
property:olive green|оливковый, хаки, болотный
property:mint green|мятный, фисташковый, шалфей
property:lime green|лаймовый, салатовый, неоновый зелёный
property:blue|синий, васильковый, кобальт, лазурный
property:navy|тёмно-синий, индиго, полночный
property:light blue|голубой, небесный, светло-синий
property:turquoise|бирюзовый, морская волна, петроль, тиффани
property:purple|фиолетовый, пурпурный, баклажановый, сливовый
property:lilac|сиреневый, лавандовый, лиловый
property:brown|коричневый, шоколадный, карамельный
property:beige|бежевый, песочный, тауп, овсяный
property:cream colour|кремовый, айвори, молочный, экрю
property:white|белый, белоснежный
property:grey|серый, светло-серый, пепельный
property:anthracite|антрацит, тёмно-серый, графитовый
property:black|чёрный, матово-чёрный
property:gold coloured|золотой, золотистый, под золото
property:silver coloured|серебристый, серебряный, хром
property:rose gold|розовое золото, медный, бронзовый
property:multicoloured|разноцветный, цветной, радужный, пёстрый
property:transparent|прозрачный, просвечивающий
property:neon|неоновый, флуоресцентный, кислотный
property:pastel|пастельный, бледный, нежный цвет
property:dark|тёмный, тёмного цвета
property:bright|яркий, насыщенный, сочный
property:matte|матовый
property:shiny|глянцевый, блестящий, полированный
property:glittery|с блёстками, пайетки, глиттер
property:metallic|металлик, под металл
property:pattern|рисунок, принт, узор, орнамент
property:plain|однотонный, без рисунка, гладкий
property:striped|в полоску, полосатый, тельняшка
property:checked|в клетку, клетчатый, шотландка
property:polka dot|в горошек, в горох, точки
property:floral|цветочный, в цветочек, с цветами
property:animal print|леопардовый, звериный принт, зебра, змеиный
property:material|материал, ткань, из чего сделано
property:wood|дерево, деревянный, массив
property:oak|дуб, дубовый, массив дуба
property:pine|сосна, ель, лиственница, хвойный
property:plywood|фанера, мдф, дсп, лдсп
property:bamboo|бамбук, бамбуковый
property:rattan|ротанг, лоза, плетёный
property:cork|пробка, пробковый
property:metal|металл, металлический, железный
property:stainless steel|нержавеющая сталь, нержавейка
property:steel|сталь, стальной, углеродистая сталь, оцинковка
property:aluminium|алюминий, алюминиевый
property:cast iron|чугун, чугунный, кованый
property:titanium|титан, титановый
property:gold|золото, золото 585 пробы
property:gold-plated|позолота, позолоченный
property:silver|серебро, серебро 925 пробы
property:plastic|пластик, пластмасса, пвх
property:acrylic|акрил, оргстекло, плексиглас
property:silicone|силикон, силиконовый
property:rubber|резина, каучук, латекс
property:glass|стекло, стеклянный, закалённое стекло, хрусталь
property:ceramic|керамика, керамический, глина, керамогранит
property:porcelain|фарфор, костяной фарфор
property:enamel|эмаль, эмалированный
property:stone|камень, мрамор, гранит, сланец
property:leather|кожа, натуральная кожа, кожаный
property:suede|замша, нубук, велюр
property:faux leather|экокожа, искусственная кожа, кожзам
property:cotton|хлопок, хлопковый, трикотаж, перкаль
property:muslin|муслин, марлёвка
property:linen|лён, льняной
property:hemp|конопля, джут, пенька
property:wool|шерсть, шерстяной
property:merino|меринос, мериносовая шерсть
property:cashmere|кашемир, кашемировый
property:silk|шёлк, шёлковый
property:satin|сатин, атлас, атласный
property:velvet|бархат, вельвет, велюр
property:fleece|флис, плюш, махра
property:flannel|фланель, байка, хлопок с начёсом
property:felt|войлок, фетр, валяная шерсть
property:polyester|полиэстер, синтетика, микрофибра
property:nylon|нейлон, полиамид, кордура
property:elastane|эластан, лайкра, стрейч
property:viscose|вискоза, лиоцелл, тенсел
property:denim|деним, джинса
property:terry|махра, махровый, вафельное полотно
property:lace|кружево, сетка, тюль, фатин
property:knitted|вязаный, трикотажный, крючком
property:woven|тканый, плетёный, ручное ткачество
property:down filling|пух, гусиный пух, пуховый, перо
property:filling|наполнитель, утеплитель, синтепон, холлофайбер
property:foam|поролон, ппу, пена с эффектом памяти
property:lined|с подкладкой, подклад, утеплённый
property:faux fur|искусственный мех, экомех
property:paper|бумага, картон, крафт
property:paper weight|плотность бумаги, плотность ткани, г/м2
property:carbon fibre|карбон, углеволокно, стекловолокно
property:wax|воск, пчелиный воск, соевый воск
property:coated|с покрытием, ламинированный, лакированный
property:oiled wood|необработанное дерево, под маслом, некрашеный, сырая древесина
property:glazed|глазурь, глазурованный
property:non-stick|антипригарный, тефлоновый, с антипригарным покрытием
property:natural material|натуральный материал, натуральное волокно
property:gemstone|драгоценный камень, самоцвет, бриллиант
property:pearl|жемчуг, перламутр, речной жемчуг
property:size|размер, размеры, какой размер
property:small|маленький, мини, небольшой, мелкий
property:big|большой, крупный, огромный, оверсайз
property:medium size|средний размер, среднего размера
property:plus size|большие размеры, для полных, xxl, плюс сайз
property:one size|единый размер, универсальный размер, безразмерный
property:runs small|маломерит, маломерки, брать на размер больше
property:runs large|большемерит, брать на размер меньше
property:true to size|размер в размер, соответствует размеру
property:slim fit|приталенный, облегающий, слим, скинни
property:loose-fitting|свободный крой, оверсайз, широкий крой, багги
property:fit|посадка, крой, силуэт, фасон
property:wide|широкий, ширина, широкая нога
property:narrow|узкий, ширина маленькая
property:long|длинный, длина, удлинённый
property:short|короткий, укороченный, короче
property:tall|высокий, высота
property:low|низкий, плоский, невысокий
property:deep|глубокий, глубина
property:thick|толстый, плотный, толщина
property:thin|тонкий, ультратонкий
property:dimensions|размеры, габариты, размеры в сантиметрах
property:diameter|диаметр, обхват, окружность
property:round|круглый, овальный
property:square shape|квадратный, прямоугольный
property:weight|вес, масса, сколько весит
property:lightweight|лёгкий, невесомый, сверхлёгкий
property:heavy|тяжёлый, увесистый
property:capacity|объём, вместимость, ёмкость, литраж
property:roomy|вместительный, просторный, ёмкий
property:load capacity|максимальная нагрузка, грузоподъёмность, выдерживает вес
property:compact|компактный, не занимает места, малогабаритный
property:foldable|складной, раскладной, складывается
property:stackable|штабелируемый, ставится друг в друга
property:inflatable|надувной
property:extendable|раздвижной, телескопический, выдвижной
property:adjustable|регулируемый, регулировка высоты, настраиваемый
property:grows with child|растущий, трансформер, на вырост
property:removable|съёмный, отстёгивается, снимается
property:replaceable|сменный, заменяемый
property:modular|модульный, наборный
property:reversible|двусторонний, двухсторонний
property:portable|портативный, переносной, с собой
property:power|мощность, ватт
property:powerful|мощный, производительный, сильный мотор
property:voltage|напряжение, вольт, 220 в, 12 в
property:plug|вилка, тип вилки, евровилка
property:electric|электрический, от сети, проводной
property:cordless|беспроводной, аккумуляторный, на батарейках
property:rechargeable|перезаряжаемый, заряжается от usb
property:battery life|время работы, автономность, на сколько хватает заряда
property:charging time|время зарядки, быстрая зарядка, сколько заряжается
property:wireless|беспроводной, блютуз, вайфай
property:smart|умный, управление с телефона, умный дом
property:automatic|автоматический, автомат
property:manual|ручной, механический, вручную
property:solar|на солнечных батареях, солнечный
property:energy-efficient|энергосберегающий, класс энергопотребления, экономичный
property:noise level|уровень шума, децибел, насколько громкий
property:quiet|тихий, бесшумный, малошумный
property:loud|громкий, шумный
property:noise-cancelling|шумоподавление, звукоизоляция, шумопоглощающий
property:waterproof|водонепроницаемый, непромокаемый
property:water-resistant|водостойкий, водоотталкивающий, защита от брызг
property:water resistance rating|степень защиты, влагозащита, ip67, ipx4
property:windproof|ветрозащитный, непродуваемый
property:weatherproof|всепогодный, погодостойкий, для улицы
property:frost-proof|морозостойкий, зимостойкий
property:uv-resistant|защита от солнца, уф-защита, не выгорает
property:colourfast|не линяет, стойкий цвет
property:heat-resistant|жаропрочный, термостойкий
property:fireproof|огнеупорный, негорючий, огнестойкий
property:keeps warm|держит тепло, термоизоляция, утеплённый
property:keeps cool|держит холод, охлаждающий
property:warm|тёплый, согревающий
property:hot|горячий, кипяток, высокая температура
property:cold|холодный, ледяной
property:temperature|температура, градусы
property:breathable|дышащий, вентилируемый, отводит влагу
property:quick-drying|быстросохнущий, быстро сохнет
property:absorbent|впитывающий, хорошо впитывает
property:washable|можно стирать, машинная стирка, стирается в машинке
property:hand wash|ручная стирка, стирать руками
property:dry clean only|химчистка, только химчистка
property:tumble dryer safe|можно сушить в сушилке, барабанная сушка
property:care instructions|уход, как ухаживать, как стирать
property:easy care|не мнётся, без глажки, неприхотливый
property:easy to clean|легко моется, легко чистить, протереть
property:dishwasher safe|можно в посудомойку, пмм, посудомоечная машина
property:microwave safe|можно в микроволновку, для свч
property:freezer safe|можно в морозилку, для заморозки
property:induction|индукция, для индукционной плиты
property:food-safe|пищевой, для пищевых продуктов
property:leakproof|герметичный, не протекает, непроливайка
property:vegan|веганский, растительный, без животных компонентов
property:vegetarian|вегетарианский, без мяса
property:cruelty-free|не тестируется на животных, крулти-фри
property:organic|органический, био, эко
property:sustainable|экологичный, экологически чистый, устойчивый
property:recycled|переработанный, вторичное сырьё
property:recyclable|перерабатываемый, можно сдать на переработку
property:biodegradable|биоразлагаемый, компостируемый
property:reusable|многоразовый
property:disposable|одноразовый
property:refillable|заправляемый, рефил, сменный блок
property:fair trade|справедливая торговля, этичное производство
property:certified|сертифицированный, сертификат, знак качества
property:oeko-tex|oeko-tex, проверено на вредные вещества
property:non-toxic|нетоксичный, безвредный, безопасный состав
property:bpa-free|без bpa, без бисфенола
property:plastic-free|без пластика
property:pfas-free|без pfas, без фтора
property:natural|натуральный, природный состав
property:ingredients|состав, ингредиенты, что внутри
property:allergens|аллергены, может содержать следы
property:hypoallergenic|гипоаллергенный, для аллергиков
property:gluten-free|без глютена, безглютеновый
property:lactose-free|без лактозы, безлактозный, без молока
property:nut-free|без орехов, без арахиса
property:egg-free|без яиц
property:sugar-free|без сахара, несладкий
property:low-calorie|низкокалорийный, обезжиренный, калории
property:high protein|много белка, высокобелковый, протеиновый
property:alcohol-free|безалкогольный, без алкоголя, нулёвка
property:alcohol content|крепость, содержание алкоголя, градусы
property:caffeine-free|без кофеина, декаф
property:gelatine-free|без желатина
property:no additives|без добавок, без консервантов
property:fragrance-free|без отдушек, без запаха, без парфюма
property:scented|аромат, ароматизированный, запах
property:nickel-free|без никеля
property:for sensitive skin|для чувствительной кожи, дерматологически протестировано
property:flavour|вкус, на вкус
property:sweet|сладкий
property:spicy|острый, жгучий, перченый
property:salty|солёный, умами
property:bitter|горький, горечь
property:mild taste|мягкий вкус, фруктовый, не горчит
property:dry wine|сухое вино, брют
property:fresh|свежий, свежеиспечённый, свежеобжаренный
property:shelf life|срок годности, годен до
property:perishable|скоропортящийся, охлаждённый
property:frozen|замороженный, заморозка
property:raw|сырой, необработанный, необжаренный
property:loose|на развес, без упаковки, листовой, рассыпной
property:whole bean|в зёрнах, зерновой
property:ground|молотый, помол
property:roast|обжарка, тёмная обжарка, светлая обжарка
property:for babies|для малышей, младенец, новорождённый, грудничок
property:toddler|для малыша, годовалый, двухлетний
property:kid|детский, ребёнок, дети
property:teenager|подросток, подростковый, тинейджер
property:adult|взрослый, для взрослых
property:senior|пожилой, пенсионер, для пожилых
property:recommended age|рекомендуемый возраст, с какого возраста
property:small parts|мелкие детали, не для детей до 3 лет, можно проглотить
property:women's|женский, для женщин, для неё, дамский
property:men's|мужской, для мужчин, для него
property:unisex|унисекс, для всех
property:girl|девочка, дочка, внучка, для девочек
property:boy|мальчик, сын, внук, для мальчиков
property:beginner|новичок, начинающий, для начинающих
property:intermediate|средний уровень, любитель
property:advanced|продвинутый, опытный, профи
property:skill level|уровень сложности, сложность
property:professional|профессиональный, коммерческий, для профессионалов
property:easy|простой, лёгкий в использовании, удобный
property:difficult|сложный, трудный, замороченный
property:soft|мягкий, пушистый, нежный
property:hard|жёсткий, твёрдый
property:comfortable|удобный, комфортный
property:itchy|колючий, колется, кусачий
property:smooth|гладкий, ровный
property:stretchy|эластичный, тянется, стрейчевый
property:flexible|гибкий, гнётся
property:ergonomic|эргономичный, анатомический, ортопедический
property:durable|долговечный, износостойкий, служит долго
property:sturdy|прочный, крепкий, устойчивый
property:unbreakable|небьющийся, ударопрочный, противоударный
property:fragile|хрупкий, бьётся, ломкий
property:scratch-resistant|не царапается, устойчивый к царапинам
property:tear-resistant|не рвётся, непрокалываемый, рипстоп
property:rustproof|не ржавеет, антикоррозийный
property:non-slip|нескользящий, противоскользящий
property:reflective|светоотражающий, рефлектор, световозвращающий
property:glow in the dark|светится в темноте, люминесцентный
property:dimmable|диммируемый, регулировка яркости
property:brightness|яркость, люмен, световой поток
property:warm white|тёплый белый, холодный белый, цветовая температура
property:magnetic|магнитный, на магните
property:self-adhesive|самоклеящийся, клейкий, на липучке
property:lockable|запирается, с замком, на ключ
property:zip|молния, на молнии
property:button closure|пуговицы, на пуговицах, на кнопках
property:velcro|липучка, велкро
property:hood|капюшон, с капюшоном
property:pocket|карман, с карманами
property:compartments|отделения, секции, перегородки
property:handle|ручка, с ручками, рукоятка
property:strap|ремень, ремешок, лямка, плечевой ремень
property:wheels|колёса, на колёсиках, ролики
property:lid|крышка, с крышкой
property:removable cover|съёмный чехол, стирающийся чехол
property:compatible|совместимый, совместимость, подходит к
property:universal|универсальный, подходит ко всему
property:multifunctional|многофункциональный, всё в одном
property:included|в комплекте, входит, прилагается
property:not included|не входит в комплект, продаётся отдельно
property:set|набор, комплект, сет
property:pack|упаковка, пачка, мультипак
property:piece|штука, шт, предмет
property:pair|пара, две штуки
property:single|поштучно, одна штука, отдельно
property:handmade|ручная работа, хендмейд, сделано вручную
property:homemade|домашний, самодельный
property:unique|уникальный, единственный, штучный
property:limited edition (2)|лимитированный, ограниченная серия, коллекционный
property:refurbished|восстановленный, рефербишед, как новый
property:second-hand|б/у, подержанный, секонд-хенд, с рук
property:brand new|новый, нераспакованный, запечатанный
property:just arrived|новинка, новое поступление, новая коллекция
property:condition|состояние, следы использования
property:vintage|винтаж, винтажный, ретро, антикварный
property:modern|современный, модный, трендовый
property:minimalist|минималистичный, сканди, скандинавский стиль
property:rustic|деревенский стиль, рустик, прованс, бохо
property:elegant|элегантный, изящный, нарядный
property:casual|повседневный, кэжуал, на каждый день
property:pretty|красивый, симпатичный
property:cute|милый, няшный, миленький
property:funny|смешной, прикольный, забавный
property:special|особенный, необычный, оригинальный
property:quality|качественный, премиум, высокое качество
property:luxurious|роскошный, люксовый, элитный
property:bad quality|плохое качество, хлипкий, дешёвка, некачественный
property:country of origin|страна производства, сделано в, чьё производство
property:local|местный, региональный, отечественный
property:made in europe|сделано в европе, европейский, немецкий
property:imported|импортный, из-за границы
property:brand|бренд, марка, производитель, фирма
property:model|модель, версия, модификация
property:genuine|оригинал, подлинный, настоящий
action:return|вернуть, сдать обратно, возвратить
action:exchange|обменять, поменять, заменить
action:collect|забрать, получить, самовывоз
action:order|заказать, оформить заказ, сделать заказ
action:buy|купить, приобрести, покупка
action:sell|продавать, есть в продаже, торговать
action:pay|оплатить, заплатить, расплатиться
action:cancel|отменить, отказаться, аннулировать
action:change order|изменить заказ, поменять заказ
action:break|сломать, треснуть, разбить
action:damage|повредить, помять, поцарапать
action:stop working|перестал работать, не работает, сломался, накрылся
action:lose|потерять, посеял, утеря
action:go missing|пропасть, не пришло, отсутствует
action:arrive|прийти, приехать, прибыть
action:deliver|доставить, отправить, привезти, выслать
action:track|отследить, отслеживать, где посылка
action:receive|получить, получение
action:suit|идти к лицу, подходить, сочетаться
action:fit in|влезть, поместиться, войти, уместиться
action:wash|стирать, постирать, помыть
action:clean|чистить, мыть, протирать, отмыть
action:descale|удалить накипь, очистить от накипи
action:iron|гладить, глажка, утюжить, отпаривать
action:dry|сушить, сушка, просушить
action:repair|ремонтировать, чинить, починить
action:replace|заменить, замена, сменить
action:install|установить, подключить, поставить
action:mount|повесить, закрепить, смонтировать
action:assemble|собрать, сборка, сложить
action:engrave|гравировать, нанести имя
action:wrap|завернуть, упаковать в подарок
action:reserve|отложить, забронировать, придержать
action:book|записаться, забронировать
action:store|хранить, убрать, складывать
action:charge|зарядить, заряжать, подзарядить
action:recycle|утилизировать, выбросить, сдать на переработку
action:try on|примерить, попробовать, протестировать
action:adjust|отрегулировать, настроить, подогнать
action:cut to size|отрезать по размеру, распилить, нарезать
action:alter|подшить, укоротить, ушить
action:make to order|сделать на заказ, изготовить
action:rent|взять напрокат, арендовать
action:complain|пожаловаться, подать претензию
action:talk to someone|связаться, поговорить, обратиться
action:write|написать, отправить письмо
action:reply|ответить, ответ
action:ask|спросить, вопрос, узнать
action:advise|посоветовать, порекомендовать, проконсультировать
action:help|помочь, помощь, поддержка
action:refund|вернуть деньги, возместить, возврат средств
action:redeem (2)|применить промокод, активировать, потратить
action:save money|сэкономить, экономия, подешевле
action:subscribe|подписаться, оформить подписку
action:pause|приостановить, поставить на паузу, пропустить
action:log in|войти, залогиниться, зайти в кабинет
action:register|зарегистрироваться, создать аккаунт
action:unsubscribe (2)|отписаться, удалить аккаунт
action:pre-order|предзаказать, заказать заранее
action:notify|сообщить, уведомить, дать знать
action:open|открыть, распаковать, вскрыть
action:pack|упаковать, запаковать
action:carry|носить, переносить, перевозить, таскать
action:wear|надеть, носить, одеваться
action:use|использовать, применять, пользоваться
action:cook|готовить, варить, приготовить
action:fry|жарить, обжарить, поджарить
action:bake|печь, выпекать, испечь
action:chop|резать, нарезать, порубить
action:sharpen|точить, наточить, заточить
action:mix|смешать, взбить, размешать
action:grind|молоть, измельчить, перемолоть
action:brew|заварить, сварить кофе
action:heat up|разогреть, подогреть, греть
action:cool down|охладить, остудить
action:drink|пить, выпить
action:eat|есть, перекусить, кушать
action:sleep|спать, дремать, уснуть
action:sit|сидеть, присесть
action:play|играть, поиграть
action:read|читать, чтение
action:draw|рисовать, раскрашивать, чертить
action:sew|шить, пришить, сшить
action:craft|мастерить, делать своими руками, рукодельничать
action:glue|клеить, склеить, приклеить
action:drill|сверлить, просверлить
action:paint walls|красить, покрасить стены, лакировать
action:plant|сажать, посадить, сеять, выращивать
action:water plants|поливать, полив
action:lose weight|похудеть, худеть, сбросить вес
action:train|тренироваться, заниматься, качаться
action:protect|защитить, защищать, предохранить
action:cover|накрыть, укрыть, закрыть
action:remove|удалить, снять, убрать
action:choose|выбрать, подобрать, определиться
action:compare|сравнить, разница, чем отличается
action:find|найти, искать, подыскать
action:see|посмотреть, увидеть, глянуть
action:give as a gift|подарить, дарить, сделать сюрприз
action:donate|пожертвовать, отдать
action:trade in|сдать в трейд-ин, обменять с доплатой
action:waive|даром, бесплатно, без оплаты
action:pay the cost|кто платит, взять расходы, за чей счёт
action:extend|продлить, отсрочить, перенести
action:shrink|сесть при стирке, усадка, сел
action:fade|полинять, линять, выцвести, выгореть
action:leak|протекать, течь, капать
action:smell bad|вонять, плохо пахнуть
action:rust|ржаветь, окислиться, потемнеть
action:overheat|перегреваться, сгореть
action:turn on|включить, запустить
action:turn off|выключить, отключить
action:connect|подключить, соединить, сопрячь
general:cheap|дешёвый, недорогой, бюджетный, доступный
general:cheaper|дешевле, подешевле, более бюджетный
general:cheapest|самый дешёвый, самая низкая цена, самый недорогой
general:expensive|дорогой, дорого, дороговато
general:price|цена, стоимость, сколько стоит, почём
general:fee|плата, сбор, доплата
general:euro|рубль, рублей, деньги
general:under|до, не дороже, меньше, максимум
general:at least|от, не меньше, больше, минимум
general:quick|быстро, быстрый, скорый
general:urgent|срочно, как можно скорее, горит
general:slow|медленный, долго
general:how long|как долго, сколько дней, длительность
general:deadline|срок, крайний срок, до какого числа
general:late|поздно, задержка, опоздание
general:early|рано, раньше, заранее
general:today (2)|сегодня, в этот же день
general:tomorrow (2)|завтра, на следующий день
general:day (2)|день, сутки, дней
general:working day (2)|рабочий день, будни
general:week (2)|неделя, недель
general:month (2)|месяц, месяцев
general:year (2)|год, лет
general:hour (2)|час, минута
general:weekend (2)|выходные, суббота и воскресенье
general:sunday|воскресенье
general:saturday|суббота
general:public holiday|праздник, праздничные дни
general:open|открыто, часы работы, работает
general:closed|закрыто, не работает
general:need|нужно, надо, необходимо, требуется
general:want|хочу, ищу, хотелось бы
general:allowed|можно, разрешено, допускается
general:not allowed|нельзя, запрещено, не допускается
general:possible|возможно, можно ли, могу ли
general:extra|дополнительный, ещё один, лишний
general:both|оба, обе, и тот и другой
general:other|другой, иной, альтернативный
general:similar|похожий, аналог, аналогичный
general:same|такой же, одинаковый, тот же
general:wrong|неправильный, не тот, ошибочный
general:biggest|самый большой, крупнейший
general:smallest|самый маленький, самый мелкий
general:bigger|больше, побольше, на размер больше
general:smaller|меньше, поменьше, на размер меньше
general:best|лучший, топ, самый хороший
general:popular|популярный, хит продаж, бестселлер
general:good|хороший, классный, отличный
general:bad|плохой, ужасный, отстой
general:safe|безопасный, безопасность
general:dangerous|опасный, вредный, риск
general:healthy|полезный, здоровый, здоровье
general:in stock|в наличии, есть, доступен
general:out of stock|нет в наличии, закончился, распродан
general:back in stock|снова в наличии, поступление, завоз
general:discontinued|снят с производства, больше не выпускают
general:where|где, адрес, местоположение
general:near|рядом, поблизости, неподалёку
general:at home|дома, для дома, домашний
general:outdoor|на улице, уличный, на свежем воздухе
general:abroad|за границей, зарубежный, другая страна
general:online|онлайн, интернет, сайт
general:shop|магазин, в магазине, офлайн
general:with|с, вместе с, включая
general:without|без, не содержит
general:instructions|инструкция, руководство
general:tip|совет, лайфхак, идея
general:review|отзыв, рейтинг, оценка, звёзды
general:accessory|аксессуар, аксессуары, дополнение
general:spare part|запчасть, запасная часть, деталь
general:sample|пробник, образец, тестер
general:gift (2)|подарок, подарочек, презент
general:person|человек, персона, на двоих
general:family|семья, семейный, родственники
general:friend|друг, подруга, приятель
general:mum|мама, мать, мамочка
general:dad|папа, отец
general:grandma|бабушка, бабуля
general:wife|жена, девушка, супруга
general:brother|брат, братишка
general:colleague|коллега, начальник, сотрудник
general:teacher|учитель, воспитатель, преподаватель
general:student|студент, школьник, ученик
general:business|бизнес, фирма, организация, юрлицо
general:dog|собака, щенок, пёс, собачка
general:cat|кот, кошка, котёнок
general:pet|питомец, домашнее животное, зверь
general:left-handed|левша, для левшей
general:disabled|инвалид, инвалидная коляска, маломобильный
general:language|язык, перевод, на русском
general:picture|фото, картинка, изображение
general:why|почему, причина, зачем
general:all|все, весь, любой
property:copper|медь, медный
property:brass|латунь, латунный
property:bronze|бронза, бронзовый
property:beech|бук, буковый
property:birch|берёза, берёзовый, берёзовая фанера
property:ash wood|ясень, массив ясеня
property:maple wood|клён, кленовый
property:walnut wood|орех, ореховое дерево
property:cherry wood|вишня, вишнёвое дерево
property:teak|тик, тиковое дерево, красное дерево
property:acacia wood|акация
property:olive wood|оливковое дерево
property:halal|халяль
property:kosher|кошерный
property:no pork|без свинины
property:soy-free|без сои
property:palm oil free|без пальмового масла
property:paraben-free|без парабенов
property:sulfate-free|без сульфатов
property:silicone-free|без силиконов
property:aluminium-free|без солей алюминия
property:semi-dry|полусухое, полусладкое
property:sour|кислый, кислинка, кислотность
property:camouflage|камуфляж, камуфляжный, милитари
property:canvas fabric|брезент, холст, парусина, канвас
property:concrete|бетон, цемент, под бетон
property:alpaca|альпака
property:mohair|мохер, ангора
general:monday|понедельник
general:tuesday|вторник
general:wednesday|среда
general:thursday|четверг
general:friday|пятница
general:spring season|весна, весной, весенний
general:summer|лето, летом, летний
general:autumn|осень, осенью, осенний
general:winter|зима, зимой, зимний
general:season|сезон, сезонный, всесезонный
general:morning (2)|утро, утром, до обеда
general:midday|полдень, обед, в обед
general:afternoon|день, после обеда, днём
general:evening (2)|вечер, вечером, после работы
general:grandpa|дедушка, дед, деда
general:grandparents|бабушка и дедушка, старики
general:husband|муж, парень, супруг
general:couple|пара, супруги, партнёр
general:sister|сестра, сестрёнка
general:siblings|брат и сестра, братья и сёстры
need:birthday|день рождения, юбилей, др, днюха
need:children's birthday party|детский день рождения, детский праздник
need:wedding|свадьба, выхожу замуж, женится, на свадьбу
need:wedding guest|гость на свадьбе, пригласили на свадьбу, что надеть на свадьбу
need:hen party|девичник, мальчишник
need:engagement|помолвка, сделать предложение, предложение руки
need:wedding anniversary|годовщина свадьбы, годовщина, серебряная свадьба
need:housewarming|новоселье, новая квартира
need:moving house|переезд, переезжаем
need:christmas|рождество, новогодний подарок, под ёлку
need:secret santa|тайный санта, подарок коллегам на новый год
need:advent|адвент, в ожидании нового года
need:st nicholas day|николин день, день святого николая
need:three kings|крещение, святки
need:new year's eve|новый год, новогодняя ночь, корпоратив
need:easter|пасха, на пасху
need:valentine's day|день святого валентина, 14 февраля, день влюблённых
need:mother's day|день матери, 8 марта, подарок маме
need:father's day|день отца, 23 февраля, подарок папе
need:grandparents day|подарок бабушке и дедушке, день пожилого человека
need:baptism|крестины, крещение ребёнка
need:first communion|причастие, первое причастие
need:baby shower|беби шауэр, подарок будущей маме, гендер пати
need:birth of a baby|рождение ребёнка, на выписку, подарок новорождённому
need:first day of school|первое сентября, в первый класс, первоклассник
need:back to school|к школе, снова в школу, собрать в школу
need:starting kindergarten|в детский сад, в садик, ясли
need:graduation|выпускной, окончание вуза, сдал экзамены
need:prom|бал, выпускной вечер, платье на выпускной
need:retirement|выход на пенсию, проводы на пенсию, прощальный подарок
need:new job|новая работа, первый рабочий день
need:job interview|собеседование, на собеседование
need:funeral|похороны, траур, соболезнования
need:grave|могила, кладбище, на кладбище
need:carnival|маскарад, карнавал, нарядиться
need:halloween|хэллоуин, страшная вечеринка
need:oktoberfest|октоберфест, пивной фестиваль
need:garden party|вечеринка в саду, летняя вечеринка
need:barbecue|шашлыки, барбекю, на мангале
need:picnic|пикник, поесть на природе
need:dinner party|званый ужин, гости на ужин, принимать гостей
need:overnight guests|гости с ночёвкой, гостевая кровать
need:buffet|фуршет, банкет, накормить толпу
need:cocktail party|коктейльная вечеринка, домашний бар
need:game night|вечер настолок, настольные игры с друзьями
need:movie night|киновечер, домашний кинотеатр, смотреть кино
need:music festival|фестиваль, концерт, опен эйр
need:sleepover|ночёвка, пижамная вечеринка
need:treasure hunt|квест, поиск сокровищ
need:hostess gift|подарок хозяйке, маленький подарок, в благодарность
need:wedding favours|подарки гостям, бонбоньерки
need:corporate gift|корпоративный подарок, подарок сотрудникам, подарок клиенту
need:teacher gift|подарок учителю, подарок воспитателю, на день учителя
need:gift idea|идея подарка, ищу подарок, не знаю что подарить
need:last minute gift|подарок в последний момент, нужно завтра, срочный подарок
need:gift under a small budget|недорогой подарок, подарок до 1000, маленький бюджет
need:gift for someone who has everything|подарок тому у кого всё есть, необычный подарок
need:funny gift|смешной подарок, прикол, шуточный подарок
need:get well gift|подарок больному, поправляйся, в больницу
need:baby|младенец, новорождённый, грудничок, 3 месяца
need:toddler|малыш, 2 года, кроха
need:child|ребёнок, дети, детям
need:schoolchild|школьник, младшие классы, 8 лет
need:teenager|подросток, 14 лет, тинейджер
need:student|студент, общежитие, университет
need:adult|взрослый
need:senior|пожилой, старики, пенсионер
need:grandma|бабушка, бабуля, бабушке
need:grandpa|дедушка, дед, дедушке
need:mum|мама, маме, мать
need:dad|папа, папе, отец
need:wife|жена, девушка, любимая
need:husband|муж, парень, любимый
need:woman|женщина, девушка, женщине
need:man|мужчина, парень, мужчине
need:girl|девочка, дочка, племянница, внучка
need:boy|мальчик, сын, племянник, внук
need:brother|брат, сестра
need:best friend|лучший друг, подруга, другу
need:colleague|коллега, начальник, коллеге
need:neighbour|сосед, соседям
need:godchild|крестник, крестница, крёстный
need:couple|пара, для двоих, подарок паре
need:family|семья, большая семья, с детьми
need:living alone|живу один, на одного
need:pregnant|беременная, беременность, будущая мама
need:breastfeeding|кормление грудью, кормящая мама, сцеживание
need:twins|близнецы, двойня, двойняшки
need:new parents|молодые родители, первый ребёнок
need:left-handed|левша, леворукий
need:beginner|новичок, начинающий, только начинаю
need:advanced|опытный, продвинутый, эксперт
need:professional|профессионал, мастер, для работы
need:hobbyist|мастер на все руки, любитель мастерить, самоделкин
need:allergic|аллергик, аллергия
need:hay fever|сенная лихорадка, аллергия на пыльцу, поллиноз
need:dust mite allergy|аллергия на пыль, пылевой клещ
need:nickel allergy|аллергия на никель, сыпь от бижутерии
need:sensitive skin|чувствительная кожа, раздражение кожи
need:eczema|экзема, атопический дерматит, атопик
need:gluten intolerance|непереносимость глютена, целиакия
need:lactose intolerance|непереносимость лактозы, нельзя молочное
need:nut allergy|аллергия на орехи, нельзя арахис
need:vegan|веган, я веган, растительное питание
need:vegetarian|вегетарианец, не ем мясо
need:diabetic|диабетик, диабет, сахар в крови
need:tall|высокий рост, высокий человек, 2 метра
need:short person|невысокий, маленький рост, миниатюрная
need:plus size|полный, лишний вес, большие размеры
need:wide feet|широкая стопа, широкая нога, косточка на ноге
need:large feet|большая нога, 47 размер
need:small hands|маленькие руки, узкая ладонь
need:big head|большая голова, объём головы
need:glasses wearer|очкарик, ношу очки, поверх очков
need:contact lens wearer|ношу линзы
need:visually impaired|слабовидящий, плохое зрение, мелкий шрифт
need:hard of hearing|плохо слышит, глухой, слабослышащий
need:wheelchair user|инвалид, инвалидная коляска, колясочник
need:difficulty walking|тяжело ходить, ходунки, шаткая походка
need:weak hands|слабые руки, артрит, больные суставы
need:carer|уход за больным, лежачий больной, сиделка
need:cold feet|мёрзнут ноги, холодные ноги
need:cold hands|мёрзнут руки, холодные пальцы
need:feel cold|мерзлячка, всё время мёрзну, зябну
need:sleep cold|холодно спать, мёрзну ночью
need:hot at night|жарко спать, потею ночью
need:sweating|потею, потливость, сильно потеет
need:sweaty feet|потеют ноги, пахнут ноги, вонючая обувь
need:body odour|запах пота, пахнет подмышками
need:back pain|болит спина, боль в спине, поясница
need:neck pain|болит шея, шея затекает
need:knee pain|болят колени, колено
need:wrist pain|болит запястье, туннельный синдром
need:foot pain|болят ноги, болят пятки, весь день на ногах
need:blisters|мозоли, натирает, трёт обувь
need:heavy legs|тяжесть в ногах, отёки, варикоз
need:muscle soreness|болят мышцы, крепатура, забитые мышцы
need:headache|головная боль, мигрень
need:can't sleep|не могу уснуть, бессонница, плохо сплю
need:snoring|храп, муж храпит
need:wake up tired|не могу проснуться, тяжело вставать
need:stress|стресс, расслабиться, успокоиться
need:dry skin|сухая кожа, шелушится, стянутость
need:cracked hands|трескаются руки, сухие руки, цыпки
need:chapped lips|сохнут губы, обветренные губы
need:cracked heels|трещины на пятках, натоптыши, огрубевшие пятки
need:oily skin|жирная кожа, жирный блеск, расширенные поры
need:acne|акне, прыщи, угри
need:wrinkles|морщины, возрастная кожа, антивозрастной
need:dark circles|круги под глазами, мешки под глазами
need:sunburn|солнечный ожог, обгорел, после загара
need:sun protection|защита от солнца, не сгореть, спф
need:hair loss|выпадают волосы, редкие волосы, тонкие волосы
need:dandruff|перхоть, чешется голова
need:dry hair|сухие волосы, секутся кончики, повреждённые волосы
need:curly hair|кудрявые волосы, кудри, волнистые
need:tangled hair|путаются волосы, расчесать колтуны
need:grey hair|седина, закрасить седину, седые волосы
need:unwanted hair|нежелательные волосы, удалить волосы, эпиляция
need:shaving|бритьё, бриться, раздражение после бритья
need:beard|борода, отрастить бороду, уход за бородой
need:bad breath|запах изо рта, свежее дыхание
need:sensitive teeth|чувствительные зубы, кровоточат дёсны
need:white teeth|белые зубы, жёлтые зубы, отбелить зубы
need:wound|рана, порез, порезал палец
need:common cold|простуда, насморк, кашель, грипп
need:fever|температура, жар, болеет ребёнок
need:high blood pressure|высокое давление, гипертония, мерить давление
need:upset stomach|болит живот, вздутие, пищеварение
need:period pain|месячные, болезненные месячные, критические дни
need:menopause|климакс, приливы, менопауза
need:incontinence|недержание, энурез
need:motion sickness|укачивает, морская болезнь, тошнит в дороге
need:lose weight|похудеть, сбросить вес, диета
need:build muscle|нарастить мышцы, набрать массу, подкачаться
need:eat healthily|правильное питание, пп, здоровое питание
need:boost immune system|иммунитет, витамины, нет сил, усталость
need:quit smoking|бросить курить
need:nail care|маникюр, уход за ногтями, накрасить ногти
need:make-up|макияж, краситься, косметика
need:limescale|накипь, жёсткая вода, известковый налёт
need:mould|плесень, грибок на стене
need:damp|сырость, влажность, конденсат
need:dry air|сухой воздух, бьёт током
need:stain|пятно, пятно от вина, пролил
need:grease|жир, пригорело, нагар
need:smell|запах, воняет, неприятный запах
need:pet smell|запах кошки, кошачья моча, запах лотка
need:kitchen smells|запахи на кухне, чад, запах жарки
need:smelly drain|засор, вонь из слива, забилась раковина, засорился унитаз
need:leak|течь, протекает, капает кран
need:noise|шум, шумные соседи, слишком громко
need:room echoes|эхо, звукоизоляция, шумоизоляция
need:draught|сквозняк, дует из окна, поддувает
need:cold flat|холодная квартира, нет отопления, обогреть комнату
need:heat wave|жара, душно летом, охладить комнату
need:cold winter|холодная зима, мороз, минус 30
need:snow|снег, чистить снег, гололёд, лёд на дорожке
need:rain|дождь, промокнуть, плохая погода
need:wind|ветер, ветрено, буря
need:rust|ржавчина, ржавеет, заржавел
need:scratches|царапины, поцарапано
need:protect the floor|защитить пол, стул царапает паркет
need:slippery|скользко, скользкий пол, поскользнуться в душе
need:squeaking|скрип, скрипит дверь
need:wobbly|шатается, качается стол
need:broken|сломано, починить, ремонт
need:glue|склеить, приклеить, разбилась чашка
need:hole in clothes|дырка на одежде, порвались штаны, заштопать
need:moths|моль, моль съела
need:pantry moths|пищевая моль, жучки в муке
need:mosquitoes|комары, мошки, укусы насекомых
need:flies|мухи, мошкара, осы
need:ants|муравьи, тараканы, чешуйницы
need:mice|мыши, крысы, грызуны
need:pigeons|голуби, птицы на балконе, кроты
need:ticks|клещи, блохи, укус клеща
need:slugs|слизни, улитки
need:aphids|тля, вредители растений, паутинный клещ
need:weeds|сорняки, прополка
need:moss in lawn|мох на газоне, плешивый газон
need:plants die|цветы вянут, забываю поливать
need:dust|пыль, пыльно
need:pet hair|шерсть животных, собачья шерсть, кошачья шерсть
need:crumbs|крошки, пачкает стол, проливает
need:dirty windows|грязные окна, мыть окна, разводы
need:cleaning|уборка, убраться, домашние дела
need:mopping|мыть пол, мытьё полов
need:vacuuming|пылесосить, ковёр пылесосить
need:doing laundry|стирка, постирать бельё
need:drying laundry|сушить бельё, нет сушилки
need:ironing|глажка, гладить рубашки, ненавижу гладить
need:shrunk in the wash|село при стирке, катышки, полиняло
need:shoes dirty|грязная обувь, чистить обувь, крем для обуви
need:wet shoes|мокрая обувь, сушить ботинки
need:fire|пожар, дым, угарный газ
need:burglary|взлом, кража, безопасность дома, грабёж
need:power cut|отключили свет, нет электричества
need:hang a picture|повесить картину, картина на стену
need:no drilling|без сверления, нельзя сверлить, съёмная квартира
need:drill a hole|просверлить дырку, сверлить бетон
need:put up a shelf|повесить полку, повесить телевизор
need:assemble furniture|собрать мебель, сборка
need:paint a wall|покрасить стены, освежить комнату
need:paint wood|покрасить дерево, лакировать, покрасить мебель
need:wallpapering|поклеить обои, обои
need:lay flooring|положить пол, постелить ламинат
need:tiling|класть плитку, затирка, ремонт ванной
need:fill holes|заделать дырки, трещина в стене, шпаклевать
need:sealing|герметизация, заделать швы, шов ванны
need:sawing|пилить, распилить доску
need:sanding|шлифовать, ошкурить
need:woodworking|столярка, сделать мебель
need:welding|сварка, паять, пайка
need:electrical work|электрика, поменять розетку, проводка
need:plumbing|сантехника, поменять кран, подключить стиралку
need:measure|измерить, замерить, ровно
need:work at height|работа на высоте, достать до потолка, поменять лампочку
need:heavy lifting|поднимать тяжести, перевозить тяжёлое
need:transport in the car|перевозка в машине, закрепить груз
need:protect hands at work|защита рук, средства защиты, сиз
need:construction site|стройка, ремонт, строительство
need:shed|гараж, мастерская, порядок в инструментах
need:insulate|утепление, утеплить, экономия на отоплении
need:save electricity|экономить электричество, большие счета за свет
need:save water|экономить воду
need:low light|мало света, тёмная комната, темно
need:dazzling light|слепит свет, слишком ярко, слепит солнце
need:darken bedroom|затемнить спальню, мешает свет, спать днём
need:privacy|приватность, закрыться от соседей, любопытные соседи
need:mood lighting|уютный свет, романтическая обстановка, атмосфера
need:reading in bed|читать в кровати, свет для чтения
need:reading|чтение, книголюб, любит читать
need:small flat|маленькая квартира, мало места, студия
need:small kitchen|маленькая кухня, хрущёвка кухня
need:small bathroom|маленькая ванная, тесный санузел
need:tidy up|порядок, хранение, бардак, хлам
need:wardrobe full|шкаф забит, хранить одежду
need:store shoes|хранить обувь, обувь в прихожей
need:hallway|прихожая, коридор, ключи класть
need:cable clutter|провода путаются, спрятать провода
need:cooking|готовка, готовить дома, кулинария
need:gift for a cook|подарок повару, любит готовить, гурман
need:frying|жарить, пожарить стейк, яичница
need:food sticks|пригорает, прилипает к сковороде
need:deep frying|фритюр, картошка фри, хрустящий
need:soup|суп, сварить суп, борщ
need:pasta|макароны, варить пасту
need:rice|рис, варить рис, суши, плов
need:baking|выпечка, испечь торт, печь
need:bake bread|печь хлеб, домашний хлеб, закваска
need:pizza at home|пицца дома, испечь пиццу
need:decorate a cake|украсить торт, торт на день рождения, капкейки
need:knead dough|месить тесто, взбить сливки
need:chop|резать овощи, нашинковать
need:blunt knife|тупой нож, наточить ножи
need:smoothie|смузи, пюре, колоть лёд
need:juice|сок, свежевыжатый сок, фреш
need:coffee|кофе, варить кофе, эспрессо, капучино
need:grind|молоть кофе, перемолоть специи
need:brew tea|заварить чай, чаёвник, пить чай
need:milk foam|взбить молоко, молочная пенка, латте
need:brew beer|варить пиво, домашнее вино, самогон
need:wine drinker|любитель вина, открыть вино, хранить вино
need:sparkling water|газированная вода, делать газировку
need:clean drinking water|чистая питьевая вода, фильтровать воду, вода из-под крана
need:drink more water|пить больше воды, питьевой режим
need:keep food hot|сохранить еду горячей, держать тепло, горячий обед
need:keep cold|держать холодным, охладить напитки
need:keep food fresh|сохранить продукты свежими, хранить остатки
need:freezing food|заморозка, заготовки впрок, морозить
need:preserve|консервация, варенье, закрутки, засолка
need:lunch at work|обед на работу, еда с собой, ланч
need:breakfast|завтрак, бранч
need:quick meal|быстро приготовить, некогда готовить
need:snack|перекус, вкусняшка, сладкое
need:fondue|фондю, раклет
need:induction hob|индукционная плита, готовить на индукции
need:gas stove|газовая плита, на газу, открытый огонь
need:hiking|поход, хайкинг, пешая прогулка
need:camping|кемпинг, поход с палаткой, жить в палатке
need:camper van|автодом, кемпер, караван
need:trekking ultralight|лёгкий поход, ультралайт, каждый грамм важен
need:via ferrata|скалолазание, альпинизм, боулдеринг
need:running|бег, бегать, пробежка, марафон
need:trail running|трейл, бег по пересечёнке
need:walking the city|гулять по городу, много ходить, экскурсия
need:cycling|велосипед, кататься на велике, велопрогулка
need:mountain biking|горный велосипед, даунхилл, мтб
need:bike tour|велопоход, велопутешествие
need:e-bike|электровелосипед
need:commute|дорога на работу, ездить на работу
need:flat tyre|прокол, спустило колесо
need:bike theft|украли велосипед, пристегнуть велик
need:be seen in traffic|видимость на дороге, быть заметным, ехать в темноте
need:transport children by bike|возить ребёнка на велосипеде
need:learn to ride a bike|научить кататься на велосипеде, первый велосипед
need:swimming|плавание, бассейн, плавать
need:learn to swim|научиться плавать, ребёнок не умеет плавать
need:open water swimming|открытая вода, моржевание, озеро
need:beach|пляж, на море, пляжный отдых
need:snorkelling|снорклинг, дайвинг, нырять
need:kayaking|байдарка, каяк, сап
need:sailing|яхта, парус, лодка
need:surfing|сёрфинг, кайт, волны
need:fishing|рыбалка, ловить рыбу, рыбачить
need:hunting|охота, стрельба
need:birdwatching|наблюдать птиц, наблюдать звёзды
need:skiing|горные лыжи, кататься на лыжах, склон
need:cross-country skiing|беговые лыжи, лыжная прогулка
need:sledging|санки, тюбинг, кататься с горки
need:ice skating|коньки, ролики, скейт
need:gym|спортзал, качалка, фитнес
need:home workout|тренировки дома, домашний зал
need:yoga|йога, пилатес, растяжка, медитация
need:football|футбол, играть в футбол
need:tennis|теннис, бадминтон, падел
need:table tennis|настольный теннис, пинг-понг
need:basketball|баскетбол, волейбол, гандбол
need:golf|гольф
need:horse riding|верховая езда, конный спорт, лошадь
need:boxing|бокс, единоборства, карате, самооборона
need:dance|танцы, балет
need:rehabilitation|реабилитация, физиотерапия, после операции, лфк
need:massage|массаж, самомассаж
need:wellness|спа дома, баня, сауна, ванна
need:photography|фотография, фотографировать, фотограф
need:filming|снимать видео, влог, ютуб
need:podcast|подкаст, запись голоса, домашняя студия
need:make music|играть на инструменте, учиться на гитаре, музыкант
need:listen to music|слушать музыку, меломан, хай-фай
need:gaming|геймер, видеоигры, играть в игры
need:drawing|рисование, рисовать, скетчинг
need:painting art|живопись, писать картины, акварель
need:crafts|поделки, рукоделие, мастерить с детьми
need:knitting|вязание, вязать, связать свитер
need:sewing|шитьё, шить, сшить одежду
need:embroidery|вышивание, вышивка крестиком, макраме
need:pottery|гончарное дело, лепка, керамика
need:make candles|делать свечи, варить мыло
need:calligraphy|каллиграфия, леттеринг, дневник
need:puzzling|пазлы, головоломки, чем заняться в дождь
need:model building|моделирование, железная дорога, коллекционер
need:learn|учёба, подготовка к экзамену, егэ
need:experiment|эксперименты, наука для детей, любознательный
need:keep child busy|занять ребёнка, ребёнку скучно
need:outdoor play|игры на улице, играть во дворе
need:water play|игры с водой, плескаться
need:work from home|удалёнка, работа из дома, домашний офис
need:sit all day|сидячая работа, весь день сижу
need:video call|видеозвонок, созвон, зум
need:phone calls|звонить, громкая связь, звонки за рулём
need:presentation|презентация, переговорная, доклад
need:organise appointments|планирование, всё забываю, список дел
need:file documents|документы, хранить бумаги, архив
need:print|печатать дома, распечатать фото, сканировать
need:write|писать от руки, конспект, письма
need:send a parcel|отправить посылку, упаковать посылку, продаю на авито
need:wrap a present|завернуть подарок, упаковать подарок
need:decorate|украсить дом, декор, обновить гостиную
need:furnish children's room|обустроить детскую, детская комната
need:sleep|сон, хорошо спать, высыпаться
need:side sleeper|сплю на боку
need:back sleeper|сплю на спине, сплю на животе
need:nap|вздремнуть, спать в поезде, спать в самолёте
need:travel|путешествие, поездка, отпуск
need:flight|перелёт, самолёт, аэропорт
need:hand luggage|ручная кладь, чемодан в самолёт, победа
need:luggage too heavy|перевес багажа, взвесить чемодан
need:travel abroad|за границу, другие розетки
need:pickpockets|карманники, кража в поездке
need:lost luggage|потерялся багаж, найти ключи, теряю вещи
need:long car journey|долгая дорога на машине, с детьми в машине
need:cruise|круиз, паром
need:tropics|тропики, жаркая страна, сафари
need:business trip|командировка, гостиница
need:outdoors|для улицы, на улице, круглый год на улице
need:balcony|балкон, лоджия
need:terrace|терраса, веранда
need:garden|сад, дача, огород, участок
need:grow vegetables|выращивать овощи, зелень, помидоры, рассада
need:plant flowers|сажать цветы, луковицы, клумба
need:water the garden|поливать огород, полив, газон поливать
need:watering plants on holiday|полив в отпуске, цветы без хозяев
need:mow the lawn|косить траву, газон, стричь газон
need:cut hedge|стричь кусты, обрезать ветки
need:leaves|листья, убирать листву
need:compost|компост, органические отходы
need:chop firewood|колоть дрова, топить печь, камин
need:campfire|костёр, разжечь огонь
need:pool care|чистить бассейн, зелёная вода в бассейне
need:pond|пруд, рыбки в пруду, водоросли
need:feed birds|кормить птиц, кормушка, ёжик
need:dog|собака, владелец собаки, гулять с собакой
need:puppy|щенок, взяли щенка, грызёт всё
need:cat|кошка, котёнок, домашняя кошка
need:cat scratches furniture|кот дерёт мебель, царапает диван
need:dog pulls|собака тянет поводок, лает, дрессировка
need:pet left alone|собака одна дома, боится салютов
need:transport a pet|перевозка животных, с собакой в машине, к ветеринару
need:pet digestion|чувствительное пищеварение, привередливая кошка
need:pet grooming|груминг, вычёсывать собаку, линяет, мыть собаку
need:aquarium|аквариум, держать рыбок
need:rabbit|кролик, морская свинка, хомяк, грызуны
need:baby cries at night|малыш плачет ночью, не спит ребёнок
need:teething|режутся зубки
need:baby food|прикорм, кормить малыша, детское питание
need:bottle feeding|кормить из бутылочки, смесь
need:change diapers|менять подгузник, опрелости
need:potty training|приучить к горшку
need:childproof|безопасность ребёнка дома, малыш пополз
need:baby on the go|прогулка с малышом, носить ребёнка
need:bath time|купать малыша, купание
need:travel with child in car|ребёнок в машине, детское кресло, возраст автокресла
need:afraid of the dark|боится темноты, не спит один
need:child carries heavy school bag|тяжёлый портфель, ортопедический рюкзак
need:fine motor skills|мелкая моторика, развивашки, монтессори
need:car|машина, автомобиль, водитель
need:wash the car|мыть машину, уход за авто, чистка салона
need:car won't start|не заводится машина, сел аккумулятор, прикурить
need:car breakdown|поломка в дороге, авария, обязательный набор автомобилиста
need:icy windscreen|замёрзло лобовое, скрести лёд
need:park the car|парковаться, задний ход, царапнул стену гаража
need:motorcycle|мотоцикл, скутер, байкер
need:navigate|навигация, ориентироваться, маршрут
need:weak battery|быстро садится батарея, телефон разряжен
need:charge|зарядить в дороге, зарядить телефон
need:slow wifi|плохой вайфай, медленный интернет, нет сети
need:slow computer|тормозит компьютер, мало памяти
need:backup|резервная копия, сохранить фото
need:dropped phone|уронил телефон, разбит экран, защитить телефон
need:connect devices|не подходит разъём, подключить ноутбук к телевизору
need:not enough sockets|не хватает розеток, удлинить
need:smart home|умный дом, алиса, управлять с телефона
need:watch tv|смотреть телевизор, плохой звук телевизора
need:monitor house remotely|следить за домом, видеонаблюдение, следить за ребёнком
need:track steps|считать шаги, пульс, следить за сном
need:simple phone|простой телефон, телефон для бабушки
need:wet room|влажное помещение, для ванной
need:under water|под водой, погружение
need:basement|подвал, погреб, чердак, неотапливаемый
need:stairs|лестница, ступеньки
need:office|офис, фирма
need:restaurant|ресторан, кафе, общепит
need:school class|класс, кружок, клуб
need:summer|лето, жаркая погода, на лето
need:spring and autumn|весна и осень, межсезонье, демисезон
need:all year round|круглый год, на любой сезон, всесезонный
need:mud|грязь, слякоть, лужи
need:clothes for office|одежда в офис, дресс-код, деловой стиль
need:evening event|вечернее мероприятие, торжество, нарядное
need:everyday|на каждый день, повседневное
need:comfy at home|домашняя одежда, уютно дома
need:too tight|жмёт, мало, не налезает
need:too big (2)|велико, спадает, болтается
need:scratchy|колется, чешется, раздражает кожу
need:see-through|просвечивает, прозрачная одежда
need:hide tummy|скрыть живот, стройнит
need:large bust|большая грудь, поддержка груди
need:easy to clean|легко чистить, легко мыть, неприхотливый уход
need:lasts long|служит долго, прочный, крепкий
need:light to carry|легко нести, нетяжёлый
need:safe for kids|безопасно для детей, нетоксично
need:quiet|тихий, бесшумный, не шумит
need:eco-friendly|экологичный, эко
need:plastic-free|без пластика, ноль отходов
need:fairly made|этичное производство, без детского труда
need:local|отечественный, местный, наше производство
need:handmade|ручная работа, хендмейд
need:animal-free|не тестируется на животных, без животных
need:natural|натуральный, без химии
need:cheap|дешёвый, недорогой, бюджетно
need:high-end|премиум, люкс, что-то особенное
need:easy to use|простой в использовании, без заморочек
need:comfortable|удобный, комфортный, носить весь день
need:space-saving|компактный, занимает мало места
need:foldable for storage|складной, убирается, для поездок
need:fast|быстро, экономит время
need:multi-purpose|универсальный, несколько функций
need:unbreakable|небьющийся, не разобьётся, противоударный
need:withstand heat|термостойкий, под горячее
need:goes in the dishwasher|в посудомойку
need:wash the dishes|мыть посуду, нет посудомойки
need:adjustable|регулируемый, на вырост
need:reusable|многоразовый, вместо одноразового
need:disposable|одноразовый, чтобы не мыть посуду
need:repairable|ремонтопригодный, есть запчасти
need:personalised|именной, с именем, с гравировкой
need:beautiful|красивый, стильный, дизайнерский
need:vintage|винтаж, ретро, как в детстве
need:second-hand|б/у, с рук, восстановленный
need:hygienic|гигиеничный, дезинфекция, микробы
need:non-toxic cookware|безопасная посуда, без вредных веществ
need:cordless|без проводов, без розетки, на аккумуляторе
need:keep dry|чтобы не намокло, сохранить сухим
need:keep warm in winter outdoors|тёплая куртка, не мёрзнуть на улице
need:not too sweet|не слишком сладкое, меньше сахара
need:spicy|острое, люблю острое
need:high protein|много белка, белковое питание
need:low carb|кето, без углеводов, низкоуглеводный
need:alcohol-free|безалкогольное, не пьёт
need:halal|халяль, кошерное, без свинины
need:decaf|без кофеина, кофе вечером
need:strong taste|насыщенный вкус, мягкий вкус, не горький
need:emergency supplies|запас на чёрный день, выживание, тревожный чемоданчик
need:night walk|в темноте, нужен фонарик, свет в палатке
need:dance all night|танцевать всю ночь, удобный каблук
need:matching outfit|сочетать, подобрать к, парный лук
need:keep valuables safe|хранить ценности, хранить деньги, спрятать ключ
need:save money|копить деньги, карманные деньги, подарить деньги
need:time something|засечь время, забываю про духовку
need:weigh|взвесить, порция, отмерить
need:dog-proof furniture|мебель с собакой, немаркий диван
need:first apartment|первая квартира, обставить квартиру
thing:sofa|диван, софа, тахта
thing:sofa bed|диван-кровать, раскладной диван, раскладушка диван
thing:corner sofa|угловой диван, модульный диван
thing:armchair|кресло, мягкое кресло, кресло для отдыха
thing:recliner|кресло-реклайнер, реклайнер, раскладное кресло
thing:rocking chair|кресло-качалка
thing:chair|стул, обеденный стул, кухонный стул
thing:stool|табурет, табуретка, барный стул
thing:bench|скамья, лавка, банкетка, скамейка
thing:footstool|пуф, пуфик, подставка для ног
thing:beanbag|кресло-мешок, кресло-груша
thing:desk|письменный стол, компьютерный стол, рабочий стол
thing:standing desk|стол с регулировкой высоты, стол для работы стоя
thing:office chair|офисное кресло, компьютерное кресло
thing:gaming chair|игровое кресло, геймерское кресло
thing:chair castors|ролики для кресла, мебельные колёсики
thing:dining table|стол, обеденный стол, кухонный стол
thing:extendable table|раздвижной стол, стол-трансформер, стол-книжка
thing:coffee table|журнальный столик, кофейный столик
thing:side table|приставной столик, боковой столик
thing:bedside table|прикроватная тумба, тумбочка
thing:console table|консоль, консольный столик
thing:folding table|складной стол, туристический стол
thing:folding chair|складной стул, туристический стул
thing:wardrobe|шкаф, гардероб, платяной шкаф, шкаф-купе
thing:chest of drawers|комод
thing:drawer|ящик, выдвижной ящик
thing:sideboard|сервант, буфет, тумба
thing:bookcase|книжный шкаф, стеллаж, этажерка
thing:wall shelf|полка, настенная полка
thing:shelf bracket|кронштейн для полки, полкодержатель
thing:display cabinet|витрина, шкаф-витрина
thing:tv stand|тумба под тв, тумба под телевизор
thing:shoe rack|обувница, полка для обуви
thing:coat rack|вешалка напольная, вешалка в прихожую
thing:clothes hanger|вешалка, плечики
thing:clothes rail|рейл, напольная стойка для одежды, штанга для одежды
thing:bed|кровать, двуспальная кровать, каркас кровати
thing:box spring|кровать с пружинным основанием, бокс-спринг
thing:bunk bed|двухъярусная кровать, кровать-чердак
thing:guest bed|раскладушка, гостевая кровать
thing:air bed|надувная кровать, надувной матрас
thing:headboard|изголовье
thing:slatted base|ортопедическое основание, реечное дно, ламели
thing:mattress|матрас, ортопедический матрас, пружинный матрас
thing:mattress topper|топпер, наматрасник тонкий, тонкий матрас
thing:mattress protector|наматрасник, чехол на матрас
thing:crib|детская кроватка, кроватка для новорождённого
thing:high chair|стульчик для кормления
thing:changing table|пеленальный столик, пеленальный комод
thing:room divider|ширма, перегородка
thing:sofa cover|чехол на диван, покрывало на диван
thing:chair cushion|подушка на стул, сидушка
thing:felt pads|войлочные накладки, подпятники для мебели
thing:furniture leg|ножка для мебели, мебельные ножки, подстолье
thing:table top|столешница
thing:handle|мебельная ручка, ручка для шкафа
thing:hinge|петля, дверная петля, мебельная петля
thing:drawer runner|направляющие для ящиков, телескопические направляющие
thing:lamp|лампа, светильник
thing:ceiling light|потолочный светильник, потолочная люстра
thing:pendant light|подвесной светильник, люстра, подвес
thing:floor lamp|торшер, напольный светильник
thing:table lamp|настольная лампа, ночник
thing:desk lamp|лампа для рабочего стола, лампа для чтения
thing:wall light|бра, настенный светильник
thing:spotlight|спот, трековый светильник, точечный светильник
thing:night light|ночник, детский ночник
thing:light bulb|лампочка, светодиодная лампа, лампа накаливания
thing:led strip|светодиодная лента, лед лента
thing:fairy lights|гирлянда, электрогирлянда
thing:lampshade|абажур, плафон
thing:lamp holder|патрон для лампы
thing:outdoor light|уличный светильник, садовый фонарь
thing:solar light|солнечный фонарь, светильник на солнечной батарее
thing:floodlight|прожектор, светильник с датчиком движения
thing:torch|фонарик, фонарь, ручной фонарь
thing:headlamp|налобный фонарь, налобник
thing:lantern|лампа керосиновая, кемпинговый фонарь, фонарь декоративный
thing:dimmer|диммер, светорегулятор
thing:motion sensor|датчик движения
thing:sunrise alarm clock|световой будильник, лампа дневного света
thing:duvet|одеяло
thing:duvet cover|пододеяльник
thing:bed linen|постельное бельё, комплект белья, кпб
thing:sheet|простыня, простыня на резинке
thing:pillow|подушка, подушка для сна
thing:neck pillow|ортопедическая подушка, подушка с памятью
thing:body pillow|подушка для беременных, подушка для кормления
thing:travel pillow|подушка для путешествий, подушка под шею
thing:pillowcase|наволочка
thing:cushion|декоративная подушка, подушка на диван
thing:cushion cover|чехол на подушку, декоративная наволочка
thing:blanket|плед, покрывало, флисовый плед
thing:bedspread|покрывало, покрывало на кровать
thing:weighted blanket|утяжелённое одеяло, тяжёлое одеяло
thing:electric blanket|электроодеяло, электропростыня, одеяло с подогревом
thing:hot water bottle|грелка, электрогрелка
thing:baby sleeping bag|спальный мешок для малыша, спальник детский, конверт для сна
thing:towel|полотенце, банное полотенце
thing:washcloth|мочалка, салфетка для лица
thing:beach towel|пляжное полотенце
thing:bathrobe|халат, банный халат, махровый халат
thing:tea towel|кухонное полотенце, вафельное полотенце
thing:tablecloth|скатерть, клеёнка
thing:placemat|салфетка под тарелку, плейсмат, подложка
thing:table runner|дорожка на стол, раннер
thing:napkin|салфетка, бумажные салфетки
thing:coaster|подставка под стакан, бирдекель, костер
thing:trivet|подставка под горячее
thing:apron|фартук, кухонный фартук
thing:oven glove|прихватка, варежка-прихватка
thing:curtain|штора, занавеска, портьера, шторы
thing:blackout curtain|шторы блэкаут, светонепроницаемые шторы
thing:net curtain|тюль, вуаль
thing:curtain rod|карниз, карниз для штор
thing:blind|рулонная штора, жалюзи, римская штора
thing:roller shutter|рольставни, роллеты
thing:insect screen|москитная сетка, антимоскитная сетка
thing:rug|ковёр, палас
thing:carpet runner|ковровая дорожка, дорожка
thing:rug pad|противоскользящая подложка, подкладка под ковёр
thing:doormat|придверный коврик, коврик у двери
thing:sheepskin|овчина, шкура
thing:vase|ваза, ваза для цветов
thing:candle|свеча, чайная свеча
thing:scented candle|ароматическая свеча, аромасвеча
thing:candle holder|подсвечник
thing:room fragrance|аромат для дома, диффузор с палочками, освежитель воздуха
thing:aroma diffuser|аромадиффузор, ультразвуковой диффузор
thing:essential oil|эфирное масло, аромамасло
thing:incense|благовония, аромапалочки
thing:picture frame|рамка, фоторамка, рама
thing:poster|постер, плакат
thing:canvas print|картина на холсте, печать на холсте
thing:mirror|зеркало, настенное зеркало
thing:clock|часы, настенные часы
thing:alarm clock|будильник
thing:wall sticker|наклейка на стену, виниловая наклейка
thing:artificial plant|искусственное растение, искусственные цветы
thing:dried flowers|сухоцветы, пампасная трава
thing:bouquet|букет, цветы, живые цветы
thing:wreath|венок, рождественский венок
thing:christmas tree|ёлка, искусственная ёлка, новогодняя ёлка
thing:christmas bauble|ёлочная игрушка, ёлочный шар
thing:advent calendar|адвент-календарь
thing:figurine|статуэтка, фигурка, скульптура
thing:piggy bank|копилка
thing:storage box|короб для хранения, контейнер, ящик для хранения, органайзер
thing:basket|корзина, корзина для хранения, плетёная корзина
thing:drawer organiser|разделитель для ящика, лоток для приборов, органайзер в ящик
thing:vacuum storage bag|вакуумный пакет для одежды
thing:underbed storage|ящик под кровать, короб под кровать
thing:garment bag|чехол для одежды, кофр для костюма
thing:hook|крючок, самоклеящийся крючок
thing:pegboard|перфорированная панель, пегборд
thing:heavy-duty shelving|металлический стеллаж, стеллаж в гараж
thing:trunk|сундук
thing:toy box|ящик для игрушек, хранение игрушек
thing:key rack|ключница настенная
thing:keyring|брелок, брелок для ключей
thing:home safe|сейф, кэшбокс
thing:letterbox|почтовый ящик
thing:umbrella stand|подставка для зонтов
thing:magazine rack|газетница, журнальница
thing:wastepaper basket|мусорная корзина, мусорное ведро, урна
thing:pedal bin|ведро с педалью, сенсорное ведро
thing:bin bag|мешки для мусора, мусорные пакеты
thing:washbasin|раковина, умывальник
thing:tap|смеситель, кран
thing:tap aerator|аэратор для смесителя
thing:shower|душ, душевая система, душевая стойка
thing:shower head|лейка для душа, душевая лейка
thing:shower hose|шланг для душа
thing:shower curtain|штора для ванной, шторка для душа
thing:shower screen|душевая кабина, душевая перегородка
thing:bathtub|ванна, ванна акриловая
thing:toilet|унитаз, туалет
thing:toilet seat|сиденье для унитаза, крышка унитаза
thing:toilet brush|ёршик, ёршик для унитаза
thing:toilet paper holder|держатель туалетной бумаги
thing:toilet paper|туалетная бумага
thing:bath mat|коврик для ванной, коврик в душ
thing:towel rail|полотенцедержатель
thing:heated towel rail|полотенцесушитель
thing:toothbrush holder|стакан для зубных щёток
thing:bathroom cabinet|шкафчик для ванной, зеркальный шкаф, тумба с раковиной
thing:bathroom scale|напольные весы, весы
thing:shower caddy|полка для ванной, угловая полка в душ
thing:grab rail|поручень, поручень для ванной
thing:shower stool|стул для душа, сиденье в ванну
thing:broom|метла, щётка для пола, веник
thing:dustpan|совок, совок со щёткой
thing:mop|швабра, моп
thing:bucket|ведро
thing:cleaning cloth|тряпка, салфетка из микрофибры
thing:sponge|губка, мочалка для посуды
thing:dish brush|щётка для мытья посуды
thing:feather duster|метёлка для пыли, пипидастр
thing:window squeegee|скребок для окон, окномойка, стеклоочиститель
thing:rubber gloves|резиновые перчатки, хозяйственные перчатки
thing:all-purpose cleaner|универсальное чистящее средство, моющее средство
thing:bathroom cleaner|средство для ванной, средство для унитаза
thing:descaler|средство от накипи, антинакипин
thing:glass cleaner|средство для стёкол
thing:washing-up liquid|средство для мытья посуды
thing:dishwasher tablets|таблетки для посудомойки, капсулы для пмм
thing:laundry detergent|стиральный порошок, гель для стирки, капсулы для стирки
thing:fabric softener|кондиционер для белья, ополаскиватель
thing:stain remover|пятновыводитель
thing:soap|мыло, жидкое мыло
thing:kitchen roll|бумажные полотенца, кухонные полотенца бумажные
thing:tissues|бумажные платочки, салфетки косметические
thing:wet wipes|влажные салфетки, антибактериальные салфетки
thing:vacuum cleaner|пылесос
thing:cordless vacuum|беспроводной пылесос, вертикальный пылесос
thing:robot vacuum|робот-пылесос
thing:vacuum cleaner bag|мешок для пылесоса, пылесборник
thing:steam cleaner|пароочиститель, паровая швабра
thing:pressure washer|мойка высокого давления, минимойка, керхер
thing:carpet cleaner|моющий пылесос
thing:lint roller|ролик для одежды, щётка для одежды, липкий ролик
thing:fabric shaver|машинка от катышков
thing:laundry basket|корзина для белья
thing:drying rack|сушилка для белья
thing:clothesline|бельевая верёвка, уличная сушилка
thing:clothes peg|прищепка, прищепки
thing:ironing board|гладильная доска
thing:ironing board cover|чехол для гладильной доски
thing:iron|утюг
thing:steam generator iron|парогенератор, паровая станция
thing:garment steamer|отпариватель
thing:laundry bag|мешок для стирки
thing:moth trap|средство от моли, ловушка для моли, лаванда от моли
thing:washing machine|стиральная машина, стиралка
thing:tumble dryer|сушильная машина, сушилка
thing:washer dryer|стирально-сушильная машина, стиралка с сушкой
thing:dishwasher|посудомоечная машина, посудомойка
thing:fridge|холодильник
thing:mini fridge|мини-холодильник, барный холодильник
thing:freezer|морозильник, морозильная камера, морозильный ларь
thing:wine cooler|винный шкаф, винный холодильник
thing:oven|духовка, духовой шкаф
thing:cooker|плита, кухонная плита
thing:hob|варочная панель, индукционная панель, газовая панель
thing:extractor hood|вытяжка, кухонная вытяжка
thing:microwave|микроволновка, свч-печь
thing:coffee machine|кофеварка, кофемашина, капельная кофеварка
thing:espresso machine|эспрессо-машина, рожковая кофеварка, автоматическая кофемашина
thing:capsule machine|капсульная кофемашина, неспрессо
thing:coffee capsule|кофейные капсулы, капсулы для кофемашины
thing:moka pot|гейзерная кофеварка, мока
thing:french press|френч-пресс
thing:pour-over dripper|воронка для кофе, пуровер, кемекс
thing:coffee filter paper|фильтры для кофе, бумажные фильтры
thing:coffee grinder|кофемолка, кофейная мельница
thing:milk frother|капучинатор, вспениватель молока, питчер
thing:tamper|темпер, холдер, нок-бокс
thing:kettle|чайник, электрочайник
thing:toaster|тостер
thing:sandwich maker|сэндвичница, контактный гриль
thing:waffle iron|вафельница
thing:air fryer|аэрогриль, аэрофритюрница
thing:deep fryer|фритюрница
thing:blender|блендер, стационарный блендер
thing:hand blender|погружной блендер
thing:hand mixer|миксер, ручной миксер
thing:stand mixer|планетарный миксер, тестомес, кухонная машина
thing:food processor|кухонный комбайн, измельчитель, чоппер
thing:cooking robot|мультиварка, термомикс
thing:juicer|соковыжималка, пресс для цитрусовых
thing:soda maker|сифон для газировки, аппарат для газирования
thing:CO2 cylinder|баллон co2, баллончик для сифона
thing:water filter|фильтр для воды, фильтр-кувшин
thing:slow cooker|медленноварка
thing:pressure cooker|скороварка
thing:bread maker|хлебопечка
thing:ice cream maker|мороженица
thing:ice cube maker|льдогенератор, форма для льда
thing:yogurt maker|йогуртница
thing:raclette grill|раклетница, настольный гриль
thing:fondue set|набор для фондю, фондюшница
thing:food dehydrator|дегидратор, сушилка для овощей
thing:vacuum sealer|вакууматор, вакуумный упаковщик
thing:sous vide cooker|су-вид
thing:pasta machine|машинка для пасты, лапшерезка
thing:kitchen scale|кухонные весы
thing:food thermometer|кулинарный термометр, термощуп
thing:kitchen timer|кухонный таймер
thing:egg cooker|яйцеварка
thing:pan|сковорода, сковородка
thing:cast iron pan|чугунная сковорода, стальная сковорода
thing:wok|вок, сковорода вок
thing:grill pan|сковорода-гриль
thing:crepe pan|блинная сковорода, блинница
thing:pot|кастрюля, ковш, сотейник
thing:casserole dish|казан, утятница, чугунная кастрюля, жаровня
thing:cookware set|набор посуды, набор кастрюль, набор сковородок
thing:pan lid|крышка для сковороды, крышка для кастрюли, брызгогаситель
thing:roasting tin|форма для запекания, противень глубокий
thing:baking tray|противень
thing:cake tin|форма для выпечки, разъёмная форма
thing:muffin tin|форма для кексов, форма для маффинов
thing:cookie cutter|форма для печенья, вырубка
thing:rolling pin|скалка
thing:whisk|венчик
thing:mixing bowl|миска, салатник, миска для смешивания
thing:piping bag|кондитерский мешок, насадки для крема
thing:cake decoration|украшение для торта, посыпка, мастика, глазурь
thing:baking paper|пергамент, бумага для выпечки
thing:cling film|пищевая плёнка, фольга
thing:cooling rack|решётка для остывания
thing:proofing basket|корзина для расстойки, хлебная корзинка
thing:kitchen knife|кухонный нож, поварской нож, шеф-нож
thing:japanese knife|японский нож, сантоку
thing:bread knife|хлебный нож
thing:paring knife|нож для овощей, нож для чистки
thing:steak knife|нож для стейка, столовый нож
thing:knife block|подставка для ножей, набор ножей, магнитный держатель
thing:knife sharpener|точилка для ножей, точильный камень, мусат
thing:cutting board|разделочная доска
thing:kitchen scissors|кухонные ножницы
thing:peeler|овощечистка
thing:grater|тёрка
thing:mandoline|овощерезка, шинковка, мандолина
thing:meat slicer|слайсер, ломтерезка
thing:garlic press|пресс для чеснока, чеснокодавилка
thing:can opener|открывашка для консервов, консервный нож
thing:corkscrew|штопор, открывалка
thing:colander|дуршлаг, сито
thing:salad spinner|сушилка для салата
thing:spatula|лопатка, кулинарная лопатка, деревянная ложка
thing:ladle|половник, шумовка
thing:tongs|щипцы, кухонные щипцы
thing:measuring cup|мерный стакан, мерная ложка
thing:mortar and pestle|ступка с пестиком, ступка
thing:salt mill|мельница для перца, солонка, перечница
thing:spice rack|подставка для специй, баночка для специй
thing:food storage container|контейнер для еды, пищевой контейнер
thing:storage jar|банка, банка для сыпучих, банка для консервирования
thing:lunch box|ланч-бокс, ланчбокс, бенто
thing:food flask|термос для еды
thing:thermos flask|термос
thing:water bottle|бутылка для воды, спортивная бутылка
thing:travel mug|термокружка, термостакан
thing:butter dish|маслёнка, сырница с колпаком
thing:bread bin|хлебница
thing:fruit bowl|фруктовница, ваза для фруктов
thing:dish rack|сушилка для посуды
thing:plate|тарелка, обеденная тарелка, суповая тарелка
thing:cereal bowl|пиала, салатник, глубокая тарелка
thing:tableware|посуда, сервиз, столовый сервиз
thing:cup|кружка, чашка
thing:saucer|блюдце
thing:glass|стакан
thing:wine glass|бокал, бокал для вина, фужер
thing:beer glass|пивной бокал, пивная кружка
thing:cocktail shaker|шейкер для коктейлей, набор бармена
thing:carafe|графин, кувшин, декантер
thing:cutlery|столовые приборы, набор приборов
thing:children's tableware|детская посуда, поильник, детские приборы
thing:disposable tableware|одноразовая посуда, бумажные тарелки, бумажные стаканы
thing:drinking straw|трубочка, трубочки для напитков, соломинка
thing:tray|поднос
thing:serving platter|блюдо, сервировочная доска, подставка для торта
thing:teapot|заварочный чайник
thing:tea infuser|ситечко для чая, заварник
thing:picnic basket|корзина для пикника, набор для пикника
thing:cool box|термосумка, сумка-холодильник, автохолодильник
thing:ice pack|аккумулятор холода, хладоэлемент
thing:shopping trolley|сумка-тележка, сумка для покупок, шопер
thing:coffee|кофе, молотый кофе
thing:coffee beans|кофе в зёрнах, зерновой кофе
thing:decaf|кофе без кофеина, декаф
thing:instant coffee|растворимый кофе
thing:tea|чай, чёрный чай, зелёный чай, листовой чай
thing:tea bag|чайный пакетик, чай в пакетиках
thing:herbal tea|травяной чай, фруктовый чай, иван-чай
thing:matcha|матча
thing:hot chocolate|горячий шоколад, какао
thing:chocolate|шоколад, плитка шоколада
thing:chocolates|конфеты, коробка конфет, трюфели
thing:sweets|сладости, мармелад, леденцы
thing:liquorice|лакрица
thing:chewing gum|жвачка, жевательная резинка, мятные конфеты
thing:biscuit|печенье
thing:cake|торт, пирожное, пирог, выпечка
thing:gingerbread|пряник, имбирное печенье, штоллен
thing:crisps|чипсы, сухарики, снеки
thing:popcorn|попкорн
thing:muesli|мюсли, гранола, хлопья, овсянка
thing:protein bar|протеиновый батончик, злаковый батончик
thing:jam|варенье, джем, повидло
thing:honey|мёд
thing:nut butter|арахисовая паста, шоколадная паста, ореховая паста
thing:syrup|сироп, кленовый сироп
thing:sugar|сахар, тростниковый сахар, подсластитель
thing:flour|мука, пшеничная мука, цельнозерновая мука
thing:baking mix|смесь для выпечки
thing:bread|хлеб, булочки, хлебцы, батон
thing:pasta|макароны, паста, лапша, спагетти
thing:rice|рис, басмати
thing:olive oil|оливковое масло
thing:vinegar|уксус, бальзамический уксус, яблочный уксус
thing:oil and vinegar set|бутылка для масла, набор масло и уксус
thing:spice|специи, приправа, травы
thing:salt|соль, морская соль
thing:stock|бульон, бульонный кубик
thing:soup|суп, суп быстрого приготовления
thing:hot sauce|острый соус, чили, табаско
thing:soy sauce|соевый соус, азиатский соус, мисо
thing:tinned food|консервы, тушёнка, томаты в банке
thing:pickles|соленья, огурцы, оливки, маслины
thing:spread|паштет, хумус, намазка
thing:cheese|сыр, пармезан
thing:plant milk|растительное молоко, овсяное молоко, миндальное молоко
thing:egg|яйца, яйцо
thing:meat substitute|соевое мясо, тофу, растительное мясо
thing:fruit and vegetables|фрукты и овощи, овощи, фрукты
thing:frozen food|замороженные продукты, полуфабрикаты, пельмени
thing:gift basket|подарочная корзина, продуктовый набор, гастронабор
thing:sparkling wine|игристое вино, шампанское, просекко
thing:beer|пиво, лагер, эль
thing:alcohol-free drink|безалкогольное вино, безалкогольное пиво
thing:juice|сок, апельсиновый сок
thing:mineral water|минеральная вода, минералка, газированная вода
thing:kombucha|комбуча, кефир, чайный гриб, квас
thing:home brewing kit|домашняя пивоварня, набор для пивоварения
thing:baby food|детское питание, детская смесь, детское пюре
thing:dietary supplement|бад, витамины, пищевая добавка
thing:protein powder|протеин, сывороточный протеин
thing:magnesium|магний, магний б6
thing:omega 3|омега-3, рыбий жир
thing:collagen|коллаген
thing:probiotic|пробиотик
thing:melatonin|мелатонин, для сна, валериана
thing:phone|телефон, смартфон, мобильник
thing:senior phone|бабушкофон, кнопочный телефон
thing:landline phone|домашний телефон, радиотелефон
thing:phone case|чехол для телефона, чехол, бампер
thing:screen protector|защитное стекло, защитная плёнка
thing:charger|зарядка, зарядное устройство, блок питания
thing:charging cable|кабель для зарядки, зарядный кабель, провод type-c
thing:wireless charger|беспроводная зарядка, док-станция для зарядки
thing:power bank|пауэрбанк, внешний аккумулятор, павербанк
thing:phone holder|держатель для телефона, автодержатель
thing:sim card|сим-карта, симка
thing:tablet|планшет, айпад
thing:e-reader|электронная книга, ридер, читалка
thing:stylus|стилус
thing:smartwatch|умные часы, фитнес-браслет, смарт-часы
thing:watch strap|ремешок для часов, браслет для часов
thing:laptop|ноутбук, макбук, ноут
thing:computer|компьютер, пк, системный блок
thing:monitor|монитор
thing:monitor arm|кронштейн для монитора, подставка для ноутбука
thing:keyboard|клавиатура, клава
thing:computer mouse|компьютерная мышь, мышка, трекбол
thing:mouse pad|коврик для мыши
thing:webcam|веб-камера
thing:laptop bag|сумка для ноутбука, чехол для ноутбука
thing:docking station|док-станция, usb-хаб, концентратор
thing:external hard drive|внешний жёсткий диск, ssd, жёсткий диск
thing:usb stick|флешка, usb-накопитель
thing:memory card|карта памяти, microsd
thing:laptop battery|аккумулятор для ноутбука, батарея для телефона
thing:router|роутер, маршрутизатор, модем
thing:wifi repeater|усилитель wi-fi, репитер, mesh-система
thing:network cable|сетевой кабель, патч-корд, ethernet
thing:hdmi cable|hdmi-кабель, видеокабель
thing:adapter|переходник, адаптер, донгл
thing:travel adapter|переходник для розетки, дорожный адаптер
thing:cable management|органайзер для проводов, кабель-канал, клипсы для кабеля
thing:headphones|наушники, накладные наушники, полноразмерные наушники
thing:earbuds|вкладыши, беспроводные наушники, tws
thing:headset|гарнитура, игровая гарнитура
thing:speaker|колонка, портативная колонка, блютуз-колонка
thing:soundbar|саундбар, домашний кинотеатр, сабвуфер
thing:smart speaker|умная колонка, алиса, яндекс станция
thing:hi-fi system|музыкальный центр, усилитель, ресивер
thing:record player|проигрыватель винила, виниловый проигрыватель, вертушка
thing:radio|радио, радиоприёмник
thing:microphone|микрофон
thing:television|телевизор, телек, смарт-тв
thing:tv wall mount|кронштейн для телевизора
thing:projector|проектор, экран для проектора
thing:streaming stick|тв-приставка, смарт-приставка
thing:remote control|пульт, пульт ду
thing:camera|фотоаппарат, камера, зеркалка, беззеркалка
thing:instant camera|моментальная камера, полароид, instax
thing:camera lens|объектив
thing:tripod|штатив, монопод, селфи-палка, стабилизатор
thing:camera bag|сумка для камеры, ремень для камеры
thing:action cam|экшн-камера, видеорегистратор
thing:drone|дрон, квадрокоптер
thing:security camera|камера видеонаблюдения, ip-камера
thing:video doorbell|видеозвонок дверной, дверной звонок, домофон
thing:smart home|умный дом, умная розетка, умная лампа
thing:smart lock|умный замок, электронный замок
thing:baby monitor|радионяня, видеоняня
thing:bluetooth tracker|трекер, метка, брелок-искатель, gps-трекер
thing:battery|батарейка, пальчиковые батарейки, аа, ааа
thing:battery charger|зарядное для аккумуляторов, зарядка для батареек
thing:printer|принтер, мфу, лазерный принтер
thing:ink cartridge|картридж, чернила, тонер
thing:photo printer|фотопринтер, фотобумага, принтер этикеток
thing:scanner|сканер, сканер штрихкодов
thing:3d printer|3d-принтер, филамент, пластик pla
thing:game console|игровая приставка, консоль, плейстейшн
thing:game controller|геймпад, джойстик
thing:video game|видеоигра, игра для приставки
thing:vr headset|vr-очки, очки виртуальной реальности
thing:calculator|калькулятор
thing:electric shaver|электробритва, бритва
thing:hair dryer|фен
thing:heater|обогреватель, тепловентилятор, радиатор, конвектор
thing:infrared heater|инфракрасный обогреватель, уличный обогреватель
thing:stove|печь, камин, дровяная печь, буржуйка
thing:thermostat|термостат, терморегулятор, термоголовка
thing:fan|вентилятор
thing:air conditioner|кондиционер, мобильный кондиционер, сплит-система
thing:air purifier|очиститель воздуха
thing:humidifier|увлажнитель воздуха
thing:dehumidifier|осушитель воздуха, влагопоглотитель
thing:smoke alarm|датчик дыма, пожарная сигнализация, датчик угарного газа
thing:alarm system|сигнализация, охранная сигнализация, датчик открытия
thing:tool|инструмент, инструменты
thing:tool box|ящик для инструментов, набор инструментов
thing:tool belt|пояс для инструментов, сумка для инструментов, верстак
thing:hammer|молоток, киянка
thing:screwdriver|отвёртка, набор отвёрток
thing:bit set|биты, набор бит, шестигранник
thing:wrench|гаечный ключ, разводной ключ, набор головок
thing:torque wrench|динамометрический ключ
thing:pliers|плоскогубцы, кусачки, пассатижи
thing:drill|дрель, ударная дрель, перфоратор
thing:cordless screwdriver|шуруповёрт, гайковёрт
thing:drill bit|сверло, бур, коронка
thing:sandpaper|наждачная бумага, шкурка, наждачка
thing:tool battery|аккумулятор для инструмента, акб 18в
thing:tape measure|рулетка, линейка, сантиметр
thing:spirit level|уровень, лазерный уровень
thing:laser distance meter|лазерный дальномер, детектор проводки
thing:pocket knife|складной нож, перочинный нож, мультитул
thing:utility cutter|канцелярский нож, строительный нож
thing:ladder|лестница, стремянка
thing:clamp|струбцина, тиски
thing:glue gun|клеевой пистолет, термопистолет
thing:soldering iron|паяльник, припой
thing:staple gun|степлер строительный, заклёпочник, гвоздезабивной пистолет
thing:screw|саморез, шуруп, винт
thing:steel nail|гвозди, гвоздь
thing:wall plug|дюбель, анкер
thing:cable tie|хомут, стяжка
thing:padlock|навесной замок, замок, кодовый замок
thing:door lock|дверной замок, личинка замка, цилиндр
thing:glue|клей, суперклей, столярный клей
thing:tape|скотч, клейкая лента, изолента, двусторонний скотч
thing:paint|краска, краска для стен, водоэмульсионка
thing:wood paint|краска для дерева, лак, эмаль
thing:wood stain|масло для дерева, морилка, пропитка для дерева, антисептик
thing:paint primer|грунтовка, грунт для стен
thing:spray paint|аэрозольная краска, краска в баллончике
thing:chalk paint|меловая краска, краска для мебели
thing:paint roller|валик, кисть малярная, кювета
thing:dust sheet|укрывная плёнка, защитная плёнка для ремонта
thing:wallpaper|обои, фотообои
thing:window film|плёнка на окно, самоклейка, тонировка
thing:flooring|напольное покрытие, ламинат, паркет, линолеум
thing:skirting board|плинтус, порожек
thing:floor underlay|подложка под ламинат
thing:tile|плитка, керамическая плитка, мозаика
thing:timber|доска, пиломатериал, фанера, брус
thing:roofing|кровля, водосток, рубероид
thing:door|дверь, межкомнатная дверь, входная дверь
thing:window|окно, стеклопакет, мансардное окно
thing:pipe|труба, фитинг
thing:siphon|сифон, слив
thing:seal|прокладка, уплотнитель, уплотнительное кольцо
thing:water pump|насос, погружной насос, дренажный насос
thing:water heater|водонагреватель, бойлер
thing:cistern|бачок унитаза, арматура для бачка
thing:socket|розетка
thing:light switch|выключатель
thing:extension lead|удлинитель, сетевой фильтр, переноска
thing:electrical cable|электрический кабель, сетевой шнур, провод
thing:fuse|предохранитель, автоматический выключатель, электрощит
thing:timer switch|таймер розеточный, розетка с таймером, ваттметр
thing:multimeter|мультиметр, тестер напряжения
thing:EV charger|зарядка для электромобиля, зарядная станция
thing:workwear|спецодежда, рабочие брюки, комбинезон рабочий
thing:safety shoes|рабочая обувь, защитная обувь, ботинки с металлическим носком
thing:work gloves|рабочие перчатки, защитные перчатки, одноразовые перчатки
thing:safety glasses|защитные очки, защитный щиток
thing:dust mask|респиратор, маска, пылезащитная маска
thing:hard hat|каска, строительная каска
thing:hi-vis vest|сигнальный жилет, светоотражающий жилет
thing:knee pads|наколенники, коврик под колени
thing:garden furniture|садовая мебель, дачная мебель
thing:garden chair|шезлонг, лежак, садовый стул
thing:garden table|садовый стол, балконный столик
thing:outdoor cushion|подушка для садовой мебели, чехол для садовой мебели
thing:privacy screen|забор, экран для балкона, ограждение
thing:garden storage box|садовый ящик, сундук для подушек
thing:plant|комнатное растение, растение, цветок в горшке
thing:orchid|орхидея
thing:outdoor plant|садовое растение, кустарник, многолетник
thing:herb plant|пряные травы, базилик, мята
thing:vegetable plant|рассада, саженец овощей, клубника рассада
thing:seed|семена, семена овощей, семена цветов
thing:flower bulb|луковицы, луковицы тюльпанов, нарцисс
thing:grass seed|газонная трава, семена газона, рулонный газон
thing:artificial grass|искусственный газон, искусственная трава
thing:propagator|проращиватель, мини-теплица, кассета для рассады
thing:potting soil|грунт, почва, земля для цветов
thing:fertiliser|удобрение, подкормка
thing:mulch|мульча, кора, гравий, галька
thing:weedkiller|гербицид, средство от сорняков, укрывной материал
thing:pest control|инсектицид, средство от насекомых, от муравьёв
thing:plant pot|горшок, кашпо, цветочный горшок
thing:balcony planter|балконный ящик, ящик для цветов
thing:raised bed|грядка, приподнятая грядка
thing:plant stand|подставка для цветов, подвесное кашпо, шпалера
thing:watering can|лейка
thing:garden hose|садовый шланг, катушка для шланга, пистолет для полива
thing:sprinkler|дождеватель, капельный полив, автополив
thing:rain barrel|бочка для воды, бочка для дождевой воды
thing:composter|компостер
thing:lawn mower|газонокосилка, косилка
thing:robotic lawn mower|робот-газонокосилка
thing:strimmer|триммер, мотокоса
thing:hedge trimmer|кусторез, ножницы для живой изгороди
thing:secateurs|секатор, сучкорез
thing:wheelbarrow|тачка, садовая тележка
thing:gardening gloves|садовые перчатки
thing:wellington boots|резиновые сапоги, галоши
thing:barbecue|мангал, гриль, барбекю
thing:charcoal|уголь, древесный уголь, брикеты
thing:barbecue accessories|шампуры, решётка для гриля, щипцы для гриля
thing:gas bottle|газовый баллон, газовый картридж, пропан
thing:fire pit|костровая чаша, очаг, уличный камин
thing:swimming pool|бассейн, надувной бассейн, каркасный бассейн
thing:pool chemicals|химия для бассейна, хлор, фильтр для бассейна, тент для бассейна
thing:pond liner|плёнка для пруда, фонтан, пруд
thing:garden gnome|садовый гном, садовая фигурка, музыка ветра
thing:tarpaulin|тент, брезент, полог
thing:dog food|корм для собак, сухой корм для собак
thing:dog treats|лакомство для собак, косточка для собак
thing:dog lead|поводок, рулетка для собак
thing:dog collar|ошейник, адресник
thing:dog harness|шлейка
thing:dog bed|лежанка, лежак для собаки, лежанка для кошки
thing:dog crate|клетка для собаки, будка, вольер
thing:pet carrier|переноска, переноска для кошки
thing:dog toy|игрушка для собак, мяч для собак
thing:dog coat|одежда для собак, комбинезон для собаки, обувь для собак
thing:dog poo bag|пакеты для собак, мешки для уборки
thing:pet grooming|щётка для собак, шампунь для собак, машинка для стрижки животных
thing:puppy pads|пелёнки для щенков, пелёнки для животных
thing:cat food|корм для кошек, влажный корм, паучи
thing:cat litter|наполнитель для туалета, кошачий наполнитель
thing:litter box|лоток, туалет для кошек, совок для лотка
thing:scratching post|когтеточка, домик для кошки
thing:cat toy|игрушка для кошек, кошачья мята, дразнилка
thing:cat flap|дверца для кошки, дверца для собаки
thing:aquarium|аквариум, фильтр для аквариума, светильник для аквариума
thing:fish food|корм для рыб, корм для аквариумных рыбок
thing:bird cage|клетка для птиц, корм для попугаев
thing:rabbit hutch|клетка для грызунов, клетка для кролика
thing:hay|сено, наполнитель для грызунов, корм для кроликов
thing:hamster wheel|колесо для хомяка, тоннель для грызунов
thing:terrarium|террариум, лампа для рептилий
thing:chicken coop|курятник, комбикорм для птицы
thing:horse riding gear|амуниция для лошади, седло, попона
thing:car tyre|шина, шины, покрышка, зимняя резина
thing:rim|колёсные диски, литые диски, колпаки на колёса
thing:snow chains|цепи противоскольжения, цепи на колёса
thing:engine oil|моторное масло, смазка
thing:wiper blade|щётки стеклоочистителя, дворники
thing:car care|автохимия, автошампунь, полироль, воск для авто
thing:child car seat|автокресло, детское автокресло, бустер
thing:sun shade for car|шторка в машину, солнцезащитный экран
thing:car bulb|автолампа, лампа h7
thing:warning triangle|знак аварийной остановки, трос буксировочный, аварийный набор
thing:tyre pump|автомобильный компрессор, насос для шин, манометр
thing:motorbike helmet|мотошлем, шлем для мотоцикла
thing:motorcycle clothing|мотоодежда, мотокуртка, мотоперчатки
thing:motorbike accessories|аксессуары для мотоцикла, чехол для мотоцикла, кофр
thing:caravan accessories|прицеп, автодом аксессуары, караван
thing:pen|ручка, шариковая ручка, гелевая ручка
thing:fountain pen|перьевая ручка, чернила
thing:felt-tip pen|фломастер, маркер, текстовыделитель, линер
thing:pencil case|пенал
thing:school bag|школьный рюкзак, ранец, портфель
thing:notebook|тетрадь, блокнот, записная книжка
thing:diary|ежедневник, планер, календарь
thing:printer paper|бумага для принтера, офисная бумага а4
thing:envelope|конверт, курьер-пакет
thing:cardboard box|картонная коробка, коробка для переезда, гофрокороб
thing:folder|папка, папка-регистратор, скоросшиватель
thing:sheet protector|файл, мультифора, разделители
thing:scissors|ножницы
thing:sticky note|стикеры, клейкие заметки, этикетка
thing:glue stick|клей-карандаш, клей пва
thing:desk organiser|настольный органайзер, подставка для ручек, лоток для бумаг
thing:stamp|штамп, печать, штемпельная подушка
thing:sewing machine|швейная машина, оверлок
thing:fabric|ткань, отрез ткани, трикотажное полотно
thing:wool|пряжа, шерсть для вязания, нитки для вязания
thing:embroidery kit|набор для вышивания, пяльцы, мулине
thing:sewing pattern|выкройка, портновский мел
thing:iron-on patch|заплатка, термонаклейка, нашивка
thing:craft supplies|набор для творчества, материалы для поделок
thing:modelling clay|глина, полимерная глина, глина для лепки
thing:sketchbook|скетчбук, альбом для рисования, бумага для рисования
thing:paint by numbers|картина по номерам, алмазная мозаика, раскраска
thing:book|книга, книга в мягкой обложке, книга в твёрдом переплёте
thing:children's book|детская книга, книжка с картинками, сказки на ночь
thing:cookbook|кулинарная книга, книга рецептов
thing:comic|комикс, манга
thing:ebook|электронная книга, аудиокнига
thing:magazine|журнал, газета
thing:vinyl record|виниловая пластинка, винил, компакт-диск
thing:dvd|dvd, фильм на диске
thing:map|карта мира, скретч-карта, глобус
thing:painting|картина, живопись, рисунок
thing:photo book|фотокнига, печать фото, фотоподарок
thing:sheet music|ноты, песенник
thing:spare part|запасная часть, аксессуар, сменный блок
thing:filter|фильтр, сменный фильтр, угольный фильтр
thing:iron tablets|железо, препарат железа
thing:vitamin d|витамин d, витамин d3
thing:vitamin c|витамин c, цинк
thing:vitamin b12|витамин b12, витамины группы b
thing:sauce|соус, соус для пасты, томатный соус
thing:ketchup|кетчуп
thing:mayonnaise|майонез
thing:mustard|горчица
thing:pesto|песто
thing:barbecue sauce|соус барбекю, дип, заправка для салата
thing:milk|молоко
thing:butter|сливочное масло, маргарин
thing:yogurt|йогурт
thing:cream|сливки, сметана
thing:ham|ветчина, бекон, хамон
thing:sausage|колбаса, сосиски, салями
thing:meat|мясо, говядина, стейк
thing:chicken|курица, птица, индейка
thing:fish|рыба, лосось, сёмга, тунец
thing:seafood|морепродукты, креветки, икра
thing:fork|вилка
thing:spoon|ложка, чайная ложка, столовая ложка
thing:nuts|орехи, ореховая смесь
thing:almond|миндаль
thing:cashew|кешью, фисташки
thing:hazelnut|фундук, грецкий орех
thing:peanut|арахис
thing:dried fruit|сухофрукты, изюм, курага
thing:date fruit|финики
thing:yeast|дрожжи
thing:baking powder|разрыхлитель, сода
thing:sourdough|закваска
thing:sewing kit|швейный набор, шкатулка для рукоделия
thing:sewing needle|иголка, булавки, напёрсток
thing:sewing thread|нитки, швейные нитки, шпулька
thing:button|пуговица, кнопка пришивная
thing:zip|молния, застёжка-молния
thing:velcro|липучка, лента велкро
thing:elastic|резинка, резинка для шитья
thing:stapler|степлер, скобы для степлера
thing:hole punch|дырокол
thing:paper clip|скрепка, зажим для бумаг
thing:laminator|ламинатор, плёнка для ламинирования
thing:paper shredder|шредер, уничтожитель бумаг
thing:paper cutter|резак для бумаги
thing:eraser|ластик, стёрка
thing:pencil sharpener|точилка
thing:correction fluid|корректор, замазка, штрих
thing:pencil|карандаш, механический карандаш
thing:coloured pencils|цветные карандаши, восковые мелки
thing:bolt|болт, шпилька резьбовая
thing:hex nut|гайка
thing:flat washer|шайба
thing:cement|цемент, раствор, стяжка для пола
thing:gypsum plaster|штукатурка, гипсокартон
thing:door stop|ограничитель двери, стопор для двери
thing:stair gate|ворота безопасности, барьер на лестницу
thing:child safety lock|защита от детей, блокиратор, накладки на углы, заглушки для розеток
thing:first aid kit|аптечка
thing:sticking plaster|пластырь, бинт
thing:bleach|отбеливатель, белизна
thing:disinfectant|антисептик, дезинфицирующее средство
thing:drain cleaner|средство от засоров
thing:plunger|вантуз
thing:soap dispenser|дозатор для мыла, диспенсер
thing:soap dish|мыльница
thing:parasol|зонт от солнца, садовый зонт, пляжный зонт
thing:parasol base|подставка для зонта, утяжелитель для зонта
thing:shade sail|парус от солнца, маркиза, навес
thing:gazebo|беседка, шатёр, пергола
thing:smoker|коптильня, щепа для копчения
thing:pizza oven|печь для пиццы, камень для пиццы
thing:plancha|планча, керамический гриль, гриль камадо
thing:hot tub|джакузи, гидромассажная ванна, купель
thing:sauna|сауна, аксессуары для бани, баня
thing:garden shed|сарай, хозблок, садовый домик
thing:greenhouse|теплица, парник
thing:spade|лопата, вилы
thing:garden tools|садовый инструмент, тяпка, совок садовый
thing:chainsaw|бензопила, цепная пила, садовая пила
thing:axe|топор, колун
thing:leaf blower|воздуходувка, садовый пылесос
thing:rake|грабли
thing:snow shovel|лопата для снега, скрепер, движок для снега
thing:de-icing salt|антигололёдный реагент, соль от льда
thing:ice scraper|скребок для льда, размораживатель стёкол
thing:mosquito repellent|средство от комаров, репеллент, фумигатор
thing:fly trap|ловушка для мух, мухобойка, липучка от мух
thing:mousetrap|мышеловка, крысоловка, отрава для мышей
thing:flea treatment|капли от блох, ошейник от блох и клещей
thing:tick remover|выкручиватель клещей
thing:wormer|глистогонное, таблетки от глистов
thing:pet bowl|миска для собаки, миска для кошки
thing:pet water fountain|фонтанчик для кошек, поилка-фонтан
thing:automatic feeder|автокормушка
thing:bird house|скворечник
thing:bird feeder|кормушка для птиц
thing:bird food|корм для птиц, семечки для птиц
thing:insect hotel|отель для насекомых
thing:brake pads|тормозные колодки, тормозной диск
thing:car parts|автозапчасти, свеча зажигания, масляный фильтр
thing:antifreeze|антифриз, тосол
thing:screenwash|омывайка, стеклоомывающая жидкость, незамерзайка
thing:adblue|присадка, adblue, канистра
thing:car seat cover|чехлы на сиденья, оплётка на руль
thing:car floor mats|автоковрики, коврик в багажник
thing:roof rack|багажник на крышу, автобокс
thing:bike rack for car|крепление для велосипеда на машину, фаркоп
thing:car radio|автомагнитола, магнитола
thing:sat nav|навигатор
thing:reversing camera|камера заднего вида, парктроник
thing:car battery|автомобильный аккумулятор, акб
thing:jump starter|пусковое устройство, провода прикуривания
thing:rice cooker|рисоварка
thing:steamer|пароварка
thing:wine|вино, бутылка вина
thing:red wine|красное вино
thing:white wine|белое вино
thing:rosé wine|розовое вино, розе
thing:spirits|крепкий алкоголь, настойка, коньяк
thing:gin|джин
thing:whisky|виски, бурбон
thing:rum|ром
thing:vodka|водка
thing:liqueur|ликёр, аперитив, вермут
thing:soft drink|газировка, лимонад, кола
thing:energy drink|энергетик, энергетический напиток
thing:graphics card|видеокарта
thing:ram|оперативная память, процессор, озу
thing:couscous|кускус, булгур
thing:quinoa|киноа, пшено, гречка
thing:pulses|бобовые
thing:lentils|чечевица
thing:beans|фасоль
thing:chickpeas|нут
thing:cooking oil|растительное масло, подсолнечное масло
thing:coconut oil|кокосовое масло
thing:chia seeds|семена чиа, льняное семя
thing:spirulina|спирулина, хлорелла
thing:turmeric|куркума, имбирь молотый
thing:hand saw|ножовка, пила по дереву
thing:jigsaw tool|электролобзик, пилка для лобзика
thing:circular saw|циркулярная пила, дисковая пила, торцовочная пила
thing:sander|шлифмашина, эксцентриковая шлифмашинка
thing:angle grinder|болгарка, ушм, отрезной диск
thing:oscillating multi-tool|реноватор, гравер, дремель
thing:hammock|гамак
thing:hanging chair|подвесное кресло, садовые качели
thing:monstera|монстера, филодендрон
thing:snake plant|сансевиерия, замиокулькас, щучий хвост
thing:rose bush|роза, куст розы, плетистая роза
thing:lavender plant|лаванда
thing:hydrangea|гортензия, герань, петуния
thing:tree|дерево, хвойник, туя
thing:fruit tree|плодовое дерево, яблоня, саженец
thing:olive tree|лимонное дерево, оливковое дерево, цитрус
thing:cactus|кактус, суккулент
thing:bonsai|бонсай
thing:novel|роман, художественная литература, фэнтези
thing:thriller|детектив, триллер
thing:non-fiction|нон-фикшн, биография, саморазвитие
thing:travel guide|путеводитель
thing:textbook|учебник, рабочая тетрадь
thing:thermometer|термометр, гигрометр, градусник комнатный
thing:weather station|метеостанция, дождемер
thing:co2 monitor|датчик co2, монитор качества воздуха
thing:fire extinguisher|огнетушитель
thing:fire blanket|противопожарное полотно, кошма
thing:firewood|дрова
thing:wood pellets|пеллеты, топливные гранулы
thing:fire lighter|розжиг, зажигалка, спички
thing:creatine|креатин
thing:electrolytes|электролиты, изотоник, энергетический гель
thing:amino acids|аминокислоты, bcaa, предтрен
thing:party decoration|декор для праздника, гирлянда бумажная, конфетти
thing:balloon|воздушный шар, гелиевый шарик
thing:magnet|магнит, магнит на холодильник
thing:drawing pin|кнопки канцелярские, кнопка силовая
thing:whiteboard|маркерная доска, меловая доска, флипчарт
thing:pinboard|пробковая доска, доска для заметок
thing:rope|верёвка, шнур, канат, шпагат
thing:lashing strap|стяжной ремень, резинка багажная
thing:carabiner|карабин, скоба
thing:metal chain|цепь металлическая
thing:acrylic paint|акриловые краски, акрил
thing:watercolour|акварель, акварельные краски
thing:oil paint|масляные краски, гуашь, темпера
thing:artist brush|кисть художественная, набор кистей
thing:easel|мольберт
thing:artist canvas|холст, холст на подрамнике
thing:bookmark|закладка для книг
thing:bookend|держатель для книг, подставка для книг
thing:book light|лампа для книги, фонарик для чтения
thing:greeting card|открытка, поздравительная открытка
thing:invitation|приглашение, свадебное приглашение
thing:postcard|почтовая открытка
thing:wrapping paper|упаковочная бумага, подарочная бумага
thing:gift bag|подарочный пакет, подарочная коробка
thing:ribbon|лента, бант, атласная лента
thing:knitting needles|спицы, круговые спицы, набор для вязания
thing:crochet hook|крючок для вязания, амигуруми
thing:silicone sealant|силиконовый герметик, герметик
thing:grout|затирка, плиточный клей
thing:filler|шпаклёвка, шпатлёвка
thing:solar panel|солнечная панель, солнечная батарея
thing:generator|генератор, портативная электростанция, бензогенератор
thing:journal|личный дневник, буллет-джорнал
thing:photo album|фотоальбом, книга пожеланий, скрапбук
thing:candle making kit|набор для свечей, набор для мыловарения
thing:epoxy resin|эпоксидная смола, силиконовая форма
thing:earplugs|беруши
thing:ear defenders|наушники противошумные, защита слуха
thing:insulation|утеплитель, минвата, пенопласт, теплоизоляция
thing:draught excluder|уплотнитель для окон, уплотнитель двери
thing:wine rack|подставка для вина, винная полка
thing:kitchen trolley|кухонная тележка, кухонный остров, сервировочный столик
thing:kitchen sink|кухонная мойка, мойка
thing:kitchen unit|кухонный гарнитур, кухонный шкаф, кухня
thing:bidet|биде, гигиенический душ
thing:bed rail|бортик для кровати, бортики в кроватку
thing:dog ramp|пандус для собак, лесенка для собаки
thing:dog muzzle|намордник, свисток для собак, кликер
thing:tv aerial|антенна, спутниковая тарелка, цифровая приставка
thing:air pump|насос для матраса, насос для шаров
thing:hose connector|коннектор для шланга, адаптер для крана
thing:charger plug for car|автомобильная зарядка, зарядка в прикуриватель
thing:fireworks|фейерверк, бенгальские огни, салют
thing:flag|флаг
thing:clothing|одежда, вещи, шмотки
thing:t-shirt|футболка, майка
thing:long-sleeve top|лонгслив, футболка с длинным рукавом
thing:tank top|майка, топ без рукавов, безрукавка
thing:camisole|топ на бретельках, майка на тонких бретелях
thing:crop top|кроп-топ, укороченный топ
thing:polo shirt|поло, рубашка поло
thing:shirt|рубашка, сорочка
thing:blouse|блузка, блуза
thing:tunic|туника
thing:jumper|свитер, джемпер, пуловер
thing:turtleneck|водолазка, гольф, бадлон
thing:cardigan|кардиган, кофта
thing:sweatshirt|свитшот
thing:hoodie|худи, толстовка
thing:fleece jacket|флисовая кофта, флиска
thing:knitwear|трикотаж, вязаная вещь
thing:waistcoat|жилет, жилетка костюмная
thing:body warmer|утеплённый жилет, дутая жилетка
thing:jacket|куртка, ветровка
thing:coat|пальто
thing:winter jacket|зимняя куртка, тёплая куртка
thing:down jacket|пуховик, дутая куртка
thing:raincoat|дождевик, плащ, непромокаемая куртка
thing:rain trousers|непромокаемые брюки, дождевые штаны
thing:poncho|пончо, дождевое пончо
thing:softshell jacket|софтшелл, куртка софтшелл
thing:windbreaker|ветровка, штормовка, анорак
thing:trench coat|тренч, плащ
thing:leather jacket|кожаная куртка, косуха
thing:denim jacket|джинсовая куртка, джинсовка
thing:bomber jacket|бомбер
thing:blazer|пиджак, блейзер, жакет
thing:suit|костюм, мужской костюм, тройка
thing:tuxedo|смокинг
thing:trousers|брюки, штаны
thing:jeans|джинсы
thing:chinos|чиносы, брюки чинос
thing:cargo trousers|карго, брюки карго
thing:joggers|джоггеры, спортивные штаны, треники
thing:tracksuit|спортивный костюм
thing:leggings|леггинсы, лосины, легинсы
thing:shorts|шорты, бермуды
thing:cycling shorts|велошорты, велосипедки
thing:capri trousers|капри, укороченные брюки, бриджи
thing:dungarees|полукомбинезон, комбинезон на лямках
thing:jumpsuit|комбинезон, женский комбинезон
thing:dress|платье
thing:summer dress|летнее платье, сарафан
thing:evening dress|вечернее платье, коктейльное платье
thing:wedding dress|свадебное платье
thing:skirt|юбка
thing:underwear|нижнее бельё, бельё
thing:boxer shorts|боксеры, трусы мужские, семейники
thing:briefs|трусы, слипы
thing:knickers|трусики, женские трусы, стринги
thing:bra|бюстгальтер, лифчик, бюстик
thing:sports bra|спортивный топ, спортивный бра
thing:nursing bra|бюстгальтер для кормления
thing:lingerie|кружевное бельё, комплект белья, пеньюар
thing:bodysuit|боди
thing:shapewear|утягивающее бельё, корректирующее бельё
thing:undershirt|майка нательная, алкоголичка
thing:thermal underwear|термобельё, кальсоны, подштанники
thing:socks|носки
thing:knee socks|гольфы, гетры
thing:compression socks|компрессионные чулки, компрессионные гольфы
thing:tights|колготки
thing:stockings|чулки
thing:pyjamas|пижама
thing:nightgown|ночная рубашка, ночнушка, сорочка для сна
thing:dressing gown|халат, домашний халат
thing:onesie|кигуруми, пижама-комбинезон
thing:swimsuit|купальник, слитный купальник
thing:bikini|бикини, раздельный купальник
thing:swim trunks|плавки, пляжные шорты
thing:rash guard|рашгард, лайкра для плавания
thing:wetsuit|гидрокостюм
thing:swim cap|шапочка для плавания
thing:swimming goggles|очки для плавания
thing:sarong|парео, пляжная накидка
thing:ski jacket|горнолыжная куртка, сноубордическая куртка
thing:ski trousers|горнолыжные брюки, зимние штаны
thing:snowsuit|зимний комбинезон, детский комбинезон
thing:football shirt|футбольная форма, футбольная майка
thing:cycling jersey|велоджерси, веломайка
thing:running top|беговая футболка, спортивная футболка
thing:hiking trousers|треккинговые брюки, походные штаны
thing:workwear (2)|рабочая одежда, спецовка
thing:lab coat|медицинский халат, рабочий халат
thing:apron (2)|фартук
thing:uniform|форма, школьная форма, униформа
thing:traditional dress|народный костюм, национальный костюм
thing:costume|карнавальный костюм, костюм на хэллоуин
thing:baby clothes|одежда для малышей, одежда для новорождённых
thing:sleepsuit|слип, комбинезон для малыша, ползунки
thing:baby bodysuit|боди для малыша, бодик
thing:children's clothing|детская одежда
thing:maternity clothes|одежда для беременных
thing:sportswear|спортивная одежда
thing:hat|шляпа
thing:sun hat|панама, соломенная шляпа
thing:cap|кепка, бейсболка
thing:beanie|шапка, вязаная шапка, бини
thing:flat cap|кепка-восьмиклинка, плоская кепка
thing:headband|повязка на голову, ободок
thing:balaclava|балаклава, подшлемник
thing:scarf|шарф
thing:shawl|шаль, палантин, накидка
thing:neckerchief|платок, бандана, шейный платок
thing:neck warmer|снуд, бафф, манишка
thing:gloves|перчатки
thing:mittens|варежки, рукавицы
thing:fingerless gloves|митенки, перчатки без пальцев
thing:ski gloves|горнолыжные перчатки
thing:cycling gloves|велоперчатки, перчатки для фитнеса
thing:belt|ремень, пояс
thing:belt buckle|пряжка для ремня
thing:braces|подтяжки
thing:tie|галстук
thing:bow tie|галстук-бабочка
thing:pocket square|платок в карман, паше
thing:handkerchief|носовой платок
thing:cufflinks|запонки
thing:tie clip|зажим для галстука
thing:shoes|обувь
thing:sneakers|кроссовки, кеды, сникерсы
thing:running shoes|беговые кроссовки, кроссовки для бега
thing:hiking boots|треккинговые ботинки, походные ботинки
thing:football boots|бутсы, футбольная обувь
thing:boots|сапоги, сапожки
thing:ankle boots|ботинки, ботильоны, челси
thing:winter boots|зимние ботинки, дутики, валенки, угги
thing:wellington boots (2)|резиновые сапоги
thing:sandals|сандалии, босоножки
thing:flip-flops|вьетнамки, сланцы, шлёпки
thing:mules|сабо, мюли, шлёпанцы
thing:slippers|тапочки, домашние тапки
thing:high heels|туфли на каблуке, лодочки
thing:ballet flats|балетки
thing:loafers|лоферы, мокасины, слипоны
thing:dress shoes|туфли, оксфорды, классические туфли
thing:espadrilles|эспадрильи
thing:safety shoes (2)|рабочая обувь, защитные ботинки
thing:barefoot shoes|босоногая обувь, барефут
thing:water shoes|аквашузы, коралловые тапочки
thing:children's shoes|детская обувь, первые ботиночки, пинетки
thing:dance shoes|обувь для танцев, чешки, балетки для танцев
thing:insoles|стельки
thing:shoelaces|шнурки
thing:sole|подошва, подмётка
thing:shoe polish|крем для обуви, уход за обувью
thing:shoe tree|распорка для обуви, колодка, формодержатель
thing:handbag|сумка, женская сумка, сумочка
thing:shoulder bag|сумка через плечо, кросс-боди
thing:tote bag|шопер, сумка-тоут
thing:clutch|клатч
thing:bum bag|поясная сумка, бананка
thing:backpack|рюкзак
thing:school bag (2)|школьный рюкзак, ранец, портфель
thing:laptop bag (2)|сумка для ноутбука, рюкзак для ноутбука
thing:briefcase|портфель, деловая сумка
thing:gym bag|спортивная сумка
thing:drawstring bag|мешок для обуви, рюкзак-мешок
thing:weekend bag|дорожная сумка, сумка на выходные
thing:suitcase|чемодан
thing:carry-on|ручная кладь, чемодан s
thing:hard shell suitcase|пластиковый чемодан, жёсткий чемодан
thing:luggage set|набор чемоданов
thing:luggage tag|бирка для чемодана, ремень для чемодана
thing:luggage lock|замок для чемодана
thing:packing cubes|органайзер для чемодана, мешки для вещей
thing:luggage wheel|колёса для чемодана, телескопическая ручка
thing:toiletry bag|косметичка, несессер
thing:garment bag (2)|чехол для костюма, портплед
thing:wallet|кошелёк, бумажник, портмоне
thing:passport holder|обложка на паспорт, холдер для документов
thing:key ring|брелок, кольцо для ключей
thing:bag strap|ремень для сумки, плечевой ремень
thing:umbrella|зонт, складной зонт, зонтик
thing:jewellery|украшения, ювелирные изделия, бижутерия
thing:ring|кольцо, перстень, печатка
thing:engagement ring|помолвочное кольцо, кольцо с бриллиантом
thing:wedding ring|обручальное кольцо, обручалка
thing:necklace|ожерелье, колье, цепочка, чокер
thing:pendant|подвеска, кулон, медальон
thing:bracelet|браслет
thing:anklet|браслет на ногу
thing:earrings|серьги, серёжки, пусеты, гвоздики
thing:piercing|пирсинг
thing:brooch|брошь, значок
thing:gemstone|драгоценный камень, самоцвет
thing:jewellery box|шкатулка для украшений
thing:watch|часы, наручные часы
thing:automatic watch|механические часы, автоматические часы, хронограф
thing:smartwatch (2)|умные часы, смарт-часы
thing:watch strap (2)|ремешок для часов, браслет для часов
thing:watch battery|батарейка для часов, батарейка-таблетка
thing:watch box|шкатулка для часов, футляр для часов
thing:sunglasses|солнцезащитные очки, солнечные очки
thing:glasses|очки, очки для зрения
thing:reading glasses|очки для чтения
thing:blue light glasses|очки для компьютера, компьютерные очки
thing:sports glasses|спортивные очки, велоочки
thing:ski goggles|горнолыжная маска, лыжная маска
thing:glasses frame|оправа
thing:glasses case|футляр для очков, очечник
thing:glasses chain|цепочка для очков, шнурок для очков
thing:glasses cleaner|салфетка для очков, спрей для очков
thing:contact lenses|контактные линзы, линзы
thing:zip (2)|молния, ширинка
thing:button (2)|пуговица, запасная пуговица
thing:hood|капюшон
thing:sleeve|рукав
thing:lining|подкладка
thing:pocket|карман
thing:waistband|резинка на поясе, пояс
thing:hair accessories|резинка для волос, аксессуары для волос
thing:hi-vis vest (2)|сигнальный жилет
thing:dirndl|дирндль, баварское платье
thing:lederhosen|баварские кожаные шорты
thing:earmuffs|меховые наушники, тёплые наушники
thing:beret|берет
thing:waterproofing spray|водоотталкивающий спрей, пропитка для обуви
thing:shoehorn|ложка для обуви, рожок для обуви
thing:money belt|нательный кошелёк, потайной кошелёк
thing:key case|ключница, чехол для ключей
thing:diamond|бриллиант, алмаз
thing:zirconia|фианит, стразы
thing:watch winder|коробка для автоподзавода, ротор для часов
thing:watch crystal|стекло для часов, сапфировое стекло
thing:watch face|циферблат
thing:spectacle lenses|линзы для очков, очковые линзы
thing:nose pads|носоупоры, дужка очков
thing:press stud|кнопка, застёжка-кнопка
thing:shirt collar|воротник, лацкан
thing:cuff|манжета
thing:drawstring|шнурок, кулиска, фиксатор шнура
thing:hair clip|заколка, крабик, зажим для волос
thing:toy|игрушка
thing:soft toy|мягкая игрушка, плюшевая игрушка
thing:doll|кукла, пупс
thing:dolls house|кукольный домик
thing:dolls pram|коляска для кукол
thing:building blocks|кубики, деревянные кубики
thing:construction set|конструктор, лего
thing:magnetic tiles|магнитный конструктор
thing:toy car|машинка, игрушечная машина
thing:remote control car|машинка на пульте, радиоуправляемая машина
thing:race track|автотрек, гоночный трек
thing:toy train|игрушечный поезд, деревянная железная дорога
thing:model railway|железная дорога, модель железной дороги
thing:model kit|сборная модель
thing:action figure|фигурка, экшн-фигурка
thing:animal figure|фигурка животного, игрушечный динозавр
thing:play kitchen|детская кухня, игрушечная кухня
thing:play food|игрушечная еда, чайный набор для детей
thing:toy shop counter|игровой магазин, игрушечная касса
thing:toy tools|детский инструмент, игрушечный верстак
thing:doctor's kit|набор доктора
thing:fancy dress|детский костюм, маскарадный костюм
thing:wig|парик
thing:carnival mask|карнавальная маска
thing:hand puppet|перчаточная кукла, пальчиковый театр
thing:puppet theatre|кукольный театр
thing:play tent|детская палатка, вигвам
thing:playhouse|игровой домик, детский домик
thing:sandpit|песочница
thing:sand toys|набор для песочницы, ведёрко и лопатка
thing:swing|качели
thing:slide|горка
thing:climbing frame|игровой комплекс, шведская стенка, лазалка
thing:trampoline|батут
thing:bouncy castle|надувной батут, надувной замок
thing:paddling pool|детский бассейн
thing:swim ring|надувной круг, нарукавники
thing:water gun|водяной пистолет
thing:soap bubbles|мыльные пузыри
thing:kite|воздушный змей
thing:skipping rope|скакалка
thing:yo-yo|йо-йо, волчок, юла
thing:juggling balls|мячи для жонглирования
thing:balance bike|беговел
thing:tricycle|трёхколёсный велосипед
thing:kids scooter|самокат, детский самокат
thing:ride-on toy|каталка, машинка-каталка
thing:electric ride-on car|электромобиль детский
thing:go-kart|веломобиль, картинг детский
thing:rocking horse|лошадка-качалка, качалка
thing:hobby horse|лошадка на палочке
thing:baby walker|ходунки, ходунки-каталка
thing:rattle|погремушка
thing:teether|прорезыватель, грызунок
thing:comforter blanket|комфортер
thing:baby mobile|мобиль в кроватку
thing:play mat|развивающий коврик
thing:stacking toy|пирамидка, стаканчики-пирамидка
thing:activity cube|бизиборд, развивающий куб, лабиринт
thing:bath toy|игрушка для ванной, резиновая уточка
thing:pull-along toy|игрушка-каталка
thing:educational toy|развивающая игрушка, обучающая игра
thing:science kit|набор опытов, набор юного химика
thing:toy robot|робот, программируемый робот
thing:walkie-talkie|рация детская
thing:audio player for kids|аудиосказки, детский плеер
thing:music box|музыкальная шкатулка
thing:kids night light|детский ночник, проектор звёздного неба
thing:slime|слайм, лизун, кинетический песок
thing:play dough|тесто для лепки, пластилин
thing:fidget toy|антистресс, спиннер, поп-ит
thing:trading cards|коллекционные карточки, карты покемон
thing:stickers|наклейки, стикеры
thing:temporary tattoo|переводные татуировки
thing:magic set|набор фокусника, фокусы
thing:board game|настольная игра, настолка
thing:card game|карточная игра, карты, колода
thing:dice|кубики игральные, кости
thing:chess set|шахматы
thing:draughts|шашки, нарды
thing:role-playing game|ролевая игра, днд
thing:escape room game|квест-игра, детективная игра
thing:memory game|мемори, игра на память
thing:dominoes|домино
thing:quiz game|викторина
thing:jigsaw puzzle|пазл
thing:puzzle mat|коврик для пазлов
thing:wooden puzzle|деревянный пазл, рамка-вкладыш
thing:brain teaser|головоломка, кубик рубика
thing:marble run|шарики, трасса для шариков
thing:table football|настольный футбол, кикер
thing:dartboard|дартс
thing:outdoor game|игра на улице, городки
thing:travel game|дорожная игра, игра в дорогу
thing:picture book|книжка с картинками, детская иллюстрированная книга
thing:board book|книжка-картонка, тактильная книга
thing:pop-up book|книжка-панорамка, книга с окошками
thing:fairy tale book|сказки, книга сказок, стихи для детей
thing:first reader|первое чтение, букварь, читаем по слогам
thing:young adult book|книга для подростков, янг эдалт
thing:colouring book|раскраска
thing:sticker book|книга с наклейками
thing:comic (2)|комикс, манга
thing:children's encyclopedia|детская энциклопедия, атлас для детей
thing:baby album|альбом малыша, дневник малыша
thing:friendship book|анкета для друзей
thing:school bag (3)|школьный ранец, школьный рюкзак
thing:nursery backpack|рюкзачок для садика, детский рюкзак
thing:pencil case (2)|пенал
thing:school cone|кулёк первоклассника
thing:school supplies|школьные принадлежности, канцелярия
thing:exercise book|тетрадь
thing:notebook cover|обложка для тетради, обложка для книги
thing:pencil (2)|карандаш, простой карандаш
thing:mechanical pencil|механический карандаш, грифели
thing:coloured pencil|цветной карандаш
thing:wax crayon|восковые мелки
thing:felt tip pen|фломастеры
thing:fineliner|линер, капиллярная ручка
thing:highlighter|текстовыделитель, маркер-выделитель
thing:fountain pen (2)|перьевая ручка
thing:ballpoint pen|шариковая ручка, гелевая ручка
thing:eraser (2)|ластик
thing:pencil sharpener (2)|точилка
thing:ruler|линейка, транспортир, угольник
thing:compass for drawing|циркуль
thing:glue stick (2)|клей-карандаш, клей пва
thing:kids scissors|детские ножницы
thing:ring binder|папка, папка на кольцах
thing:school planner|школьный дневник
thing:school calculator|калькулятор
thing:name label|именные наклейки, термобирки
thing:blackboard|доска для мела, мел, детский мольберт
thing:sidewalk chalk|мелки для асфальта
thing:kids globe|детский глобус
thing:kids lunch box|ланч-бокс детский, контейнер для школы
thing:kids water bottle|детская бутылка для воды, поилка с трубочкой
thing:balloon (2)|воздушный шарик
thing:helium bottle|гелий, баллон с гелием
thing:garland|гирлянда, растяжка
thing:party decorations|украшения для праздника, декор для дня рождения
thing:confetti|конфетти, хлопушка
thing:party tableware|одноразовая посуда для праздника
thing:birthday candle|свечи для торта, топпер, свеча-цифра
thing:party bag|подарочки гостям, пакетики для гостей
thing:party hat|праздничный колпак, бумажная корона
thing:piñata|пиньята
thing:birthday invitation|приглашение на день рождения
thing:greeting card (2)|поздравительная открытка
thing:gift wrap|подарочная бумага, подарочный пакет
thing:pram|коляска-люлька, коляска для новорождённого
thing:pushchair|прогулочная коляска, коляска-трость
thing:travel system|коляска 3 в 1, коляска 2 в 1
thing:double pushchair|коляска для двойни, коляска для погодок
thing:jogging stroller|коляска-вездеход, беговая коляска
thing:carrycot|люлька, переноска
thing:baby bike trailer|велоприцеп для детей
thing:child bike seat|велокресло
thing:child car seat (2)|автокресло, бустер
thing:infant car seat|автолюлька
thing:pram rain cover|дождевик для коляски
thing:footmuff|конверт в коляску, муфта для ног
thing:pram parasol|зонт для коляски
thing:buggy board|подножка для второго ребёнка
thing:changing bag|сумка для мамы
thing:baby carrier|слинг, эргорюкзак, кенгуру
thing:child carrier backpack|рюкзак-переноска для ребёнка
thing:cot|детская кроватка
thing:bedside crib|приставная кроватка, колыбель
thing:travel cot|манеж-кровать
thing:kids bed|детская кровать, кровать-домик
thing:bunk bed (2)|двухъярусная кровать, кровать-чердак
thing:bed guard|бортик безопасности
thing:cot mattress|матрас в кроватку, детский матрас
thing:baby sleeping bag (2)|спальный мешок для малыша
thing:nursery furniture|мебель для детской, пеленальный комод
thing:changing mat|пеленальный матрасик, пелёнка
thing:highchair|стульчик для кормления
thing:baby bouncer|шезлонг для новорождённых, укачивающее кресло, электрокачели
thing:playpen|манеж
thing:stair gate (2)|барьер безопасности, ворота безопасности
thing:childproofing|защита от детей, блокиратор, заглушка
thing:baby monitor (2)|радионяня, видеоняня
thing:nappy|подгузники, памперсы
thing:baby bottle|бутылочка для кормления, соска для бутылочки
thing:dummy|пустышка, соска
thing:potty|горшок, детское сиденье на унитаз
thing:baby bath|детская ванночка, горка для купания
thing:lipstick|помада, блеск для губ, тинт
thing:mascara|тушь, подводка, карандаш для глаз
thing:foundation|тональный крем, консилер, пудра
thing:nail polish|лак для ногтей, гель-лак
thing:face cream|крем для лица, увлажняющий крем
thing:sunscreen|солнцезащитный крем, санскрин, крем от загара
thing:shampoo|шампунь, бальзам для волос, кондиционер для волос
thing:toothbrush|зубная щётка, зубная паста, зубная нить
thing:deodorant|дезодорант, антиперспирант
thing:perfume|духи, парфюм, туалетная вода
thing:razor|бритва, станок, лезвия
thing:menstrual pad|прокладки, тампоны
thing:acoustic guitar|гитара, акустическая гитара, классическая гитара
thing:electric guitar|электрогитара, бас-гитара
thing:guitar amplifier|комбик, гитарный усилитель, педаль эффектов
thing:guitar strings|струны для гитары, медиатор, каподастр
thing:ukulele|укулеле, банджо
thing:piano|пианино, цифровое пианино, фортепиано
thing:musical keyboard|синтезатор, миди-клавиатура
thing:violin|скрипка, альт
thing:cello|виолончель, контрабас
thing:recorder|блокфлейта
thing:transverse flute|флейта, кларнет
thing:saxophone|саксофон
thing:trumpet|труба музыкальная, тромбон, валторна
thing:drum kit|барабаны, барабанная установка
thing:drumsticks|барабанные палочки, тарелки для барабанов
thing:cajon|кахон, джембе, бонго
thing:xylophone|ксилофон, металлофон
thing:accordion|аккордеон, баян, губная гармошка
thing:kalimba|калимба, поющая чаша, глюкофон
thing:music stand|пюпитр
thing:tuner|тюнер, метроном
thing:sheet music (2)|ноты, самоучитель
thing:instrument case|чехол для гитары, кофр для инструмента
thing:acrylic paint (2)|акрил, акварель, гуашь
thing:artist paintbrush|кисть для рисования
thing:painting canvas|холст, холст на картоне
thing:artist easel|мольберт
thing:sketchbook (2)|скетчбук, альбом для рисования
thing:oil paint (2)|масляные краски, разбавитель
thing:soft pastels|пастель, уголь для рисования
thing:paint by numbers (2)|картина по номерам, алмазная мозаика
thing:air drying clay|полимерная глина, глина для лепки
thing:craft kit|набор для творчества
thing:craft paper|цветная бумага, цветной картон
thing:scrapbook|скрапбукинг, декоративный скотч
thing:rubber stamp|штамп, набор штампов
thing:craft beads|бисер, бусины
thing:fuse beads|термомозаика, аквамозаика
thing:knitting wool|пряжа, моток пряжи
thing:knitting needles (2)|спицы, крючок
thing:sewing machine (2)|швейная машинка, оверлок
thing:sewing kit (2)|швейный набор, нитки, иголки
thing:sewing fabric|ткань для шитья
thing:sewing pattern (2)|выкройка, схема вязания
thing:embroidery kit (2)|набор для вышивания, мулине, пяльцы
thing:macrame cord|шнур для макраме, набор для макраме
thing:felt|фетр, шерсть для валяния, помпоны
thing:candle making kit (2)|набор для свечей, мыловарение
thing:hot glue gun|клеевой пистолет
thing:cutting mat|коврик для резки, макетный нож, плоттер
thing:face paint|аквагрим, грим
thing:hair brush|расчёска, щётка для волос
thing:hair dryer (2)|фен, выпрямитель, плойка
thing:hair tie|резинка для волос, заколка, ободок
thing:soap (2)|мыло, гель для душа
thing:body lotion|лосьон для тела, крем для рук, крем для тела
thing:baby wipes|влажные салфетки, детский крем
thing:eyeshadow|тени, румяна, палетка
thing:running shoe|беговые кроссовки
thing:trail running shoe|трейловые кроссовки
thing:track spikes|шиповки
thing:running shirt|беговая футболка
thing:running tights|тайтсы, беговые леггинсы
thing:running shorts|беговые шорты
thing:running jacket|беговая куртка
thing:running sock|беговые носки
thing:compression sock|компрессионные гольфы, гетры
thing:running belt|беговой пояс, поясная сумка для бега
thing:hydration vest|беговой рюкзак, беговой жилет
thing:hydration bladder|гидратор, питьевая система
thing:soft flask|мягкая фляга
thing:sports watch|спортивные часы, часы с gps
thing:heart rate monitor|пульсометр, нагрудный датчик
thing:fitness tracker|фитнес-браслет, шагомер
thing:stopwatch|секундомер
thing:phone armband|чехол на руку, держатель телефона на руку
thing:sweatband|повязка спортивная, напульсник
thing:neck gaiter|бафф, мультиповязка
thing:sports bra (2)|спортивный топ, спортивный бюстгальтер
thing:tracksuit (2)|спортивный костюм
thing:base layer|термобельё
thing:sports bag|спортивная сумка
thing:energy gel|энергетический гель
thing:energy bar|энергетический батончик, протеиновый батончик
thing:protein powder (2)|протеин, сывороточный протеин
thing:electrolyte tablet|изотоник, электролиты
thing:sports bottle|спортивная бутылка, фляга
thing:shaker|шейкер
thing:bicycle|велосипед, велик
thing:electric bike|электровелосипед
thing:mountain bike|горный велосипед
thing:road bike|шоссейный велосипед, шоссер
thing:gravel bike|гравийный велосипед, гревел
thing:city bike|городской велосипед
thing:trekking bike|туристический велосипед, гибрид
thing:folding bike|складной велосипед
thing:cargo bike|грузовой велосипед
thing:kids' bike|детский велосипед
thing:balance bike (2)|беговел
thing:training wheels|боковые колёсики, страховочные колёса
thing:bmx|bmx, трюковой велосипед
thing:bicycle frame|рама велосипеда
thing:bike tyre|велопокрышка, покрышка для велосипеда
thing:inner tube|камера, велокамера
thing:bike valve|ниппель, велониппель
thing:bike pump|велосипедный насос
thing:puncture repair kit|ремкомплект, велоаптечка, заплатки для камеры
thing:tyre lever|монтажки, бортировочные лопатки
thing:bike wheel|велосипедное колесо
thing:spoke|спица велосипедная
thing:bike saddle|седло, велосипедное седло
thing:seatpost|подседельный штырь
thing:handlebar|руль велосипеда, велоруль
thing:handlebar grip|грипсы, обмотка руля
thing:bike stem|вынос руля
thing:bike pedal|педали
thing:clipless pedal|контактные педали
thing:cycling shoe|велообувь, велотуфли
thing:bike chain|велосипедная цепь
thing:chain oil|смазка для цепи
thing:cassette|кассета, трещотка
thing:derailleur|переключатель скоростей
thing:hub gear|планетарная втулка
thing:crankset|система шатунов, каретка, звезда
thing:brake pad|тормозные колодки для велосипеда
thing:disc brake|дисковый тормоз, тормозной ротор
thing:rim brake|ободной тормоз, v-brake
thing:brake cable|тросик, рубашка троса
thing:suspension fork|вилка амортизационная
thing:bike light|велофара, велосипедный фонарь
thing:bike dynamo|динамо-втулка, динамо
thing:reflector|катафот, светоотражатель
thing:mudguard|велокрылья, крылья для велосипеда, брызговик
thing:pannier rack|багажник велосипедный
thing:pannier|велосумка, велоштаны
thing:handlebar bag|сумка на раму, сумка на руль
thing:bike basket|велокорзина
thing:bike child seat|детское велокресло
thing:bike trailer|велоприцеп
thing:car bike rack|крепление велосипеда на авто, велобагажник
thing:bike stand|подножка для велосипеда
thing:bike wall mount|настенное крепление для велосипеда
thing:bike lock|велозамок
thing:bike bell|звонок велосипедный
thing:bike mirror|зеркало заднего вида для велосипеда
thing:bike computer|велокомпьютер
thing:bike phone mount|держатель телефона на велосипед
thing:bottle cage|флягодержатель
thing:bike multitool|велоинструмент, мультитул для велосипеда
thing:bike cover|чехол для велосипеда
thing:e-bike battery|аккумулятор для электровелосипеда
thing:turbo trainer|велостанок
thing:bike helmet|велошлем
thing:cycling jersey (2)|велоджерси
thing:cycling shorts (2)|велошорты, велотрусы
thing:cycling glove|велоперчатки
thing:cycling glasses|велоочки
thing:cycling rain jacket|велодождевик, велобахилы
thing:kick scooter|самокат, трюковой самокат
thing:electric scooter|электросамокат
thing:skateboard|скейтборд, скейт
thing:longboard|лонгборд
thing:inline skates|роликовые коньки, ролики
thing:roller skates|квады, ролики-квады
thing:ice skates|коньки, фигурные коньки
thing:knee pads (2)|наколенники, налокотники, защита для роликов
thing:swimsuit (2)|купальник, слитный купальник
thing:bikini (2)|бикини, раздельный купальник
thing:swim trunks (2)|плавки, шорты для плавания
thing:swimming goggles (2)|очки для плавания
thing:swimming cap|шапочка для плавания
thing:armbands|нарукавники для плавания
thing:kickboard|доска для плавания, колобашка
thing:swim ring (2)|надувной круг, надувной матрас
thing:swim fins|ласты
thing:diving mask|маска для плавания, маска для дайвинга
thing:snorkel|трубка для плавания, набор для снорклинга
thing:wetsuit (2)|гидрокостюм
thing:water shoe|аквашузы, обувь для воды
thing:rash guard (2)|рашгард
thing:life jacket|спасательный жилет
thing:surfboard|доска для сёрфинга, сёрф
thing:bodyboard|бодиборд
thing:stand-up paddle board|сапборд, сап
thing:kayak|каяк, байдарка, каноэ
thing:paddle for kayak|весло
thing:inflatable boat|надувная лодка, лодка пвх
thing:dry bag|гермомешок
thing:windsurf board|виндсёрф, кайт, парус
thing:water skis|водные лыжи, вейкборд
thing:skis|лыжи, горные лыжи
thing:cross-country skis|беговые лыжи
thing:touring skis|скитур, камусы
thing:ski boot|горнолыжные ботинки, лыжные ботинки
thing:ski binding|крепления для лыж
thing:ski pole|лыжные палки
thing:snowboard|сноуборд
thing:snowboard boot|ботинки для сноуборда
thing:ski jacket (2)|горнолыжная куртка
thing:ski pants|горнолыжные брюки
thing:snowsuit (2)|горнолыжный комбинезон
thing:ski helmet|горнолыжный шлем
thing:ski goggles (2)|горнолыжная маска
thing:ski gloves (2)|горнолыжные перчатки
thing:ski sock|горнолыжные носки, термоноски
thing:balaclava (2)|балаклава
thing:ski bag|чехол для лыж, чехол для сноуборда
thing:sledge|санки, ледянка, снегокат, тюбинг
thing:snowshoes|снегоступы
thing:avalanche transceiver|лавинный датчик, бипер, лавинный щуп
thing:ski wax|лыжная мазь, парафин
thing:tennis racket|теннисная ракетка
thing:tennis ball|теннисный мяч
thing:racket string|струна для ракетки
thing:overgrip|обмотка для ракетки, овергрип
thing:tennis shoe|теннисные кроссовки
thing:racket bag|сумка для ракеток
thing:badminton racket|ракетка для бадминтона
thing:shuttlecock|волан
thing:table tennis bat|ракетка для настольного тенниса
thing:table tennis table|теннисный стол, стол для пинг-понга
thing:padel racket|ракетка для падела
thing:squash racket|ракетка для сквоша
thing:golf club|клюшка для гольфа
thing:golf ball|мяч для гольфа
thing:golf bag|сумка для гольфа
thing:dumbbell|гантели
thing:barbell|штанга, гриф
thing:weight plate|блин для штанги, диск для штанги
thing:kettlebell|гиря
thing:weight bench|скамья для жима
thing:home gym|силовая стойка, мультистанция
thing:pull-up bar|турник, перекладина
thing:treadmill|беговая дорожка
thing:exercise bike|велотренажёр
thing:cross trainer|эллипсоид, эллиптический тренажёр
thing:rowing machine|гребной тренажёр
thing:resistance band|фитнес-резинка, эспандер
thing:suspension trainer|петли trx, гимнастические кольца
thing:skipping rope (2)|скакалка
thing:exercise ball|фитбол
thing:medicine ball|медбол
thing:yoga mat|коврик для йоги, коврик для фитнеса
thing:yoga block|блок для йоги, ремень для йоги
thing:foam roller|массажный ролл, массажный мяч
thing:massage gun|массажный пистолет, перкуссионный массажёр
thing:push-up handles|упоры для отжиманий, ролик для пресса
thing:weightlifting belt|атлетический пояс, лямки для тяги
thing:ankle weights|утяжелители, жилет-утяжелитель
thing:mini trampoline|мини-батут, фитнес-батут
thing:aerobic step|степ-платформа, степпер, балансборд
thing:boxing glove|боксёрские перчатки
thing:punching bag|боксёрская груша, боксёрский мешок
thing:mouthguard|капа
thing:judo suit|кимоно, форма для карате
thing:football|футбольный мяч
thing:football boots (2)|бутсы
thing:shin guards|щитки футбольные
thing:football shirt (2)|футбольная форма
thing:football goal|футбольные ворота
thing:goalkeeper gloves|вратарские перчатки
thing:basketball|баскетбольный мяч
thing:basketball hoop|баскетбольное кольцо, баскетбольный щит
thing:basketball shoes|баскетбольные кроссовки, волейбольные кроссовки
thing:volleyball|волейбольный мяч, волейбольная сетка
thing:handball|гандбольный мяч
thing:rugby ball|мяч для регби
thing:field hockey stick|клюшка, хоккейная клюшка
thing:baseball bat|бейсбольная бита, бейсбольный мяч
thing:cricket bat|бита для крикета
thing:ball pump|насос для мячей, игла для мяча
thing:training cones|тренировочные конусы, координационная лестница
thing:darts|дартс, дротики
thing:pool table|бильярдный стол, кий
thing:boules|бочче, петанк
thing:frisbee|фрисби, летающий диск
thing:archery bow|лук для стрельбы, лук и стрелы
thing:fishing rod|удочка, спиннинг, удилище
thing:fishing reel|катушка, рыболовная катушка
thing:fishing line|леска, плетёнка, шнур
thing:fishing lure|воблер, блесна, приманка
thing:fish hook|рыболовный крючок, поплавок, грузило
thing:landing net|подсак, сачок, садок
thing:tackle box|ящик для снастей, рыболовный ящик
thing:waders|вейдерсы, забродники
thing:riding helmet|шлем для верховой езды
thing:riding boots|сапоги для верховой езды, краги
thing:riding breeches|бриджи для верховой езды
thing:horse saddle|седло для лошади, вальтрап
thing:bridle|уздечка, недоуздок
thing:horse blanket|попона
thing:riding crop|хлыст
thing:horse grooming kit|щётка для лошади, скребница
thing:riding body protector|защитный жилет для верховой езды
thing:climbing rope|альпинистская верёвка, динамическая верёвка
thing:climbing harness|страховочная система, альпинистская обвязка
thing:climbing shoe|скальные туфли, скальники
thing:carabiner (2)|карабин, оттяжка
thing:belay device|страховочное устройство, спусковое устройство
thing:chalk bag|магнезия, мешочек для магнезии
thing:climbing helmet|каска альпинистская
thing:ice axe|ледоруб, альпинистские кошки, ледоступы
thing:tent|палатка
thing:tent peg|колышки для палатки, оттяжки
thing:groundsheet|тент, дно для палатки
thing:awning for caravan|маркиза для автодома, тент для кемпера
thing:sleeping bag|спальный мешок, спальник
thing:sleeping bag liner|вкладыш в спальник
thing:sleeping mat|туристический коврик, пенка, каремат
thing:air bed (2)|надувной матрас, раскладушка
thing:camping pillow|надувная подушка, походная подушка
thing:hammock (2)|гамак
thing:camping chair|туристическое кресло, складной стул
thing:camping table|складной стол, туристический столик
thing:camping stove|туристическая плитка, газовая горелка
thing:gas cartridge|газовый баллончик, газ для горелки
thing:camping cookware|походная посуда, котелок
thing:camping food|сублиматы, еда в поход
thing:cool box (2)|сумка-холодильник, изотермический контейнер
thing:head torch|налобный фонарь
thing:camping lantern|кемпинговый фонарь
thing:portable toilet|биотуалет
thing:camping shower|походный душ, канистра
thing:mosquito net for travel|москитная сетка, накомарник
thing:hiking boot|треккинговые ботинки
thing:hiking sandal|треккинговые сандалии
thing:hiking sock|треккинговые носки
thing:hiking trousers (2)|треккинговые брюки
thing:hardshell jacket|мембранная куртка, штормовка
thing:rain trousers (2)|непромокаемые штаны
thing:softshell jacket (2)|софтшелл
thing:fleece jacket (2)|флисовая куртка, флиска
thing:down jacket (2)|пуховик, лёгкий пуховик
thing:hiking backpack|туристический рюкзак, походный рюкзак
thing:backpack rain cover|чехол на рюкзак, накидка на рюкзак
thing:baby carrier backpack|рюкзак-переноска для ребёнка
thing:trekking poles|треккинговые палки, палки для скандинавской ходьбы
thing:gaiters|гамаши, бахилы
thing:compass|компас
thing:hiking map|карта местности, туристическая карта
thing:outdoor gps|gps-навигатор туристический
thing:pocket knife (2)|складной нож, мультитул, швейцарский нож
thing:water filter for hiking|походный фильтр для воды, таблетки для очистки воды
thing:fire starter|огниво, розжиг
thing:binoculars|бинокль, подзорная труба, монокуляр
thing:knife|нож
thing:hose|шланг
thing:nail|гвоздь
thing:scooter|скутер, самокат
thing:bib|слюнявчик, нагрудник
thing:goggles|очки, маска
thing:lens|линза, объектив
thing:detergent|моющее средство, порошок
thing:plaster|пластырь, штукатурка
thing:hair straightener|выпрямитель для волос, утюжок
thing:microscope|микроскоп
thing:wooden train|деревянный поезд
thing:train|поезд
thing:canvas|холст
thing:brush|щётка, кисть
thing:door handle|дверная ручка
thing:filing cabinet|картотечный шкаф, шкаф для документов
thing:primer|грунтовка, праймер
thing:rose|роза
thing:bait|наживка, прикормка
thing:inverter|инвертор
thing:tutu|пачка, юбка-пачка
thing:walking stick|трость
thing:crutches|костыли
thing:blood pressure monitor|тонометр
thing:syringe|шприц
thing:thread|нитка, нить
thing:mouse|мышь, мышка
thing:pocket watch|карманные часы
thing:diving watch|дайверские часы
thing:shower tray|душевой поддон
thing:bag|сумка, пакет
thing:ball|мяч, мячик
thing:balm|бальзам
thing:barrel|бочка
thing:bell|звонок, колокольчик
thing:badge|значок, бейдж
thing:binder|папка-скоросшиватель
thing:body protector|защита тела, защитный жилет
thing:bottle|бутылка
thing:bow|лук
thing:brake|тормоз
thing:cabinet|шкаф, шкафчик
thing:cable|кабель, провод
thing:cage|клетка
thing:card|карта, карточка
thing:castle|крепость, рыцарский замок
thing:chain|цепь, цепочка
thing:chisel|стамеска, долото
thing:cummerbund|камербанд, широкий пояс
thing:drum|барабан
thing:engine|двигатель, мотор
thing:egg box|коробка для яиц
thing:espresso cup|чашка для эспрессо
thing:firelighters|средство для розжига
thing:fireguard|каминный экран
thing:flash|вспышка
thing:food|еда, корм, продукты
thing:fruit|фрукты
thing:gate|калитка, ворота
thing:grass|трава
thing:hedge|живая изгородь
thing:heart|сердце, сердечко
thing:helium|гелий
thing:helmet|шлем
thing:honey jar|банка для мёда
thing:incubator|инкубатор
thing:jar|банка, баночка
thing:kennel|конура, будка
thing:key|ключ
thing:leash|поводок
thing:litter|наполнитель
thing:log basket|корзина для дров
thing:lotion|лосьон
thing:lure|приманка
thing:mask|маска
thing:moon|луна
thing:star|звезда
thing:needle|игла, иголка
thing:oil|масло
thing:pedal|педаль
thing:pellets|пеллеты, гранулы
thing:place cards|рассадочные карточки, карточки для гостей
thing:powder|порошок, пудра
thing:rack|стойка, стеллаж, решётка
thing:racket|ракетка
thing:reel|катушка
thing:rod|удочка, стержень
thing:scale|весы
thing:screen|экран
thing:skate|конёк
thing:stencil|трафарет
thing:stove pipe|дымоход, труба для печи
thing:tank|бак, резервуар
thing:thermos|термос
thing:timer|таймер
thing:tractor|трактор
thing:truck|грузовик
thing:airplane|самолёт
thing:rocket|ракета
thing:robot|робот
thing:trailer hitch|фаркоп
thing:tube|тюбик, трубка
thing:tyre pressure gauge|манометр
thing:valve|клапан
thing:vacuum bag|вакуумный пакет
thing:vegetable|овощ
thing:wiper|дворник
thing:amp|усилитель
thing:bass guitar|бас-гитара
thing:ashtray|пепельница
thing:bee hive|улей
thing:ash vacuum|зольный пылесос
thing:grooming brush|щётка-пуходёрка
thing:motorcycle jacket|мотокуртка
thing:elephant|слон
thing:lion|лев
thing:tiger|тигр
thing:bear|медведь, мишка
thing:bird|птица
thing:butterfly|бабочка
thing:cow|корова
thing:dinosaur|динозавр
thing:dolphin|дельфин
thing:dragon|дракон
thing:duck|утка, уточка
thing:fox|лиса
thing:frog|лягушка
thing:giraffe|жираф
thing:monkey|обезьяна
thing:owl|сова
thing:penguin|пингвин
thing:pig|свинья, поросёнок
thing:pirate|пират
thing:princess|принцесса
thing:rabbit|кролик, зайчик
thing:shark|акула
thing:sheep|овца, барашек
thing:skull|череп
thing:turtle|черепаха
thing:unicorn|единорог
thing:walrus|морж
thing:whale|кит
thing:goggles (2)|защитные очки
thing:lens (2)|линза
thing:brush (2)|щётка
thing:bell (2)|колокольчик
thing:bow (2)|бант
thing:rack (2)|стойка
thing:rod (2)|прут
thing:reel (2)|бобина
thing:tube (2)|труба
thing:food (2)|продукты питания
thing:powder (2)|порошок
thing:bag (2)|пакет
`;
