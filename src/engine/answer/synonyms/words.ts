/**
 * Words that shoppers and shops use for the same thing, by language: one group per line, entries separated by commas.
 * An entry of several words is recognised in a question; only single words are searched for.
 */
export const synonymGroups: Readonly<Record<string, string>> = {
  en: `
ship, shipping, deliver, delivery, dispatch, postage
return, send back, bring back, give back
refund, money back, my money, the money, reimburse, reimbursement
exchange, swap, replacement
cost, price, fee, charge, surcharge, how much is, how much are, how much for, how much will, how much to
pay, payment, checkout, accept
parcel, package, shipment
store, stores, shop, branch
open, opening, hours, opening times
phone, telephone, hotline
email, mail, e-mail
contact, reach, get in touch, touch
wash, washing, clean, cleaning, laundry
repair, fix, mend
broken, damaged, defective, faulty
warranty, guarantee
voucher, coupon, promo code
discount, reduction
invoice, bill
receipt, proof of purchase
delete, erase, remove
customs, duty, duties, import
abroad, international, overseas, foreign
collect, pick up, pickup, pick-up, collection
club, loyalty, membership, rewards
prove, proof
sell, sold
parking, car park
newsletter, mailing list
footwear, boots, shoes
clothing, clothes, apparel, garment
trousers, pants
rent, rental, hire
recycle, recycling, take-back, dispose
buy, purchase
made, manufactured, sewn, produced
delay, delayed, late
lost, lose, missing
student, pupil
course, training, class, lesson, introduction
bitcoin, crypto, cryptocurrency, cryptocurrencies
instalments, installments, instalment, financing, finance
house, home, doorstep
children, kids, child, kid
maximum, limit, at most
minimum, at least
waterproof, watertight
temperature, degrees, cold
cancel, cancellation, unsubscribe
dry, drying, dryer
store, storing, storage
reply, respond, answer
expire, expiry, valid
decline, reject, fail, refuse
appointment, book, reserve
chat, chats, conversation
accessible, wheelchair, step-free, access
`,
  de: `
versand, lieferung, zustellung, porto, versenden, liefern, verschicken
rückgabe, retoure, zurückgeben, zurückschicken, zurücksenden, rücksendung
erstattung, rückerstattung, geld zurück, erstatten, gutschrift
umtausch, umtauschen, tauschen
kosten, preis, gebühr, kostet, zuschlag
zahlen, bezahlen, zahlung, zahlungsart
paket, sendung, päckchen
filiale, laden, geschäft, shop, läden
öffnungszeiten, geöffnet, offen
telefon, telefonnummer, hotline, anrufen
e-mail, email, mail
kontakt, erreichen, kontaktieren
waschen, reinigen, säubern, wäsche
reparatur, reparieren
kaputt, beschädigt, defekt
garantie, gewährleistung
gutschein, rabattcode
rabatt, ermäßigung, nachlass
rechnung, faktura, beleg, quittung
löschen, entfernen
zoll, einfuhr
ausland, international
abholen, abholung
schuhe, stiefel
kleidung, bekleidung
mieten, verleih, miete, leihen
entsorgen, recycling, rücknahme
kaufen, kauf
hergestellt, genäht, produziert
verspätung, verzögerung
verloren, fehlt
studenten, studierende, schüler
kinder, kind
stornieren, stornierung, abbrechen
trocknen, trockner
imprägnieren, imprägnierung
kundendienst, kundenservice, kontakt, support
verfallen, verfällt, ablaufen, gültig
parken, parkplatz, parkplätze, parkst
hinein, mitbringen, willkommen
liefert, liefern, lieferst, lieferung
antwortet, antworten, antwort
mitarbeiter, team
`,
  es: `
envío, entrega, enviar, entregar, portes, reparto
devolución, devolver, devoluciones
reembolso, reembolsar, dinero
cambio, cambiar
coste, precio, cuesta, tarifa, recargo
pagar, pago
paquete, envío
tienda, tiendas, local
horario, abierto, abren, abre, cierra, cierran, apertura, qué hora
plumas, plumón
usado, usada, usar, estrenar
teléfono, llamar
correo, email
contacto, contactar
lavar, limpiar, lavado, limpieza
reparación, reparar, arreglar
roto, dañado, defectuoso
garantía, garantías
cupón, vale, código
descuento, rebaja
factura, recibo
borrar, eliminar
aduana, aduanas, importación
extranjero, internacional
recoger, recogida
calzado, botas, zapatos
ropa, prendas
alquilar, alquiler
reciclar, reciclaje
comprar, compra
fabricado, hecho, confeccionado
retraso, tarde
perdido, falta
estudiantes, estudiante
niños, niño
cancelar, cancelación, anular
secar, secadora
forma, método, medio, formas
entrar, acceso, bienvenido
caducar, caducan, válido
`,
  fr: `
livraison, expédition, envoi, livrer, expédier, port
retour, retourner, renvoyer
remboursement, rembourser, argent
échange, échanger
coût, prix, frais, coûte, tarif
payer, paiement
colis, paquet
magasin, magasins, boutique
horaires, ouvert, ouverture
téléphone, appeler
e-mail, email, courriel
contact, contacter, joindre
laver, nettoyer, lavage
réparation, réparer
cassé, abîmé, défectueux
garantie, garanties
bon, code, coupon
réduction, remise
facture, reçu
supprimer, effacer
douane, douanes, importation
étranger, international
retirer, retrait
chaussures, bottes
vêtements, vêtement
louer, location
recycler, recyclage
acheter, achat
fabriqué, produit, cousu
annuler, annulation
sécher, séchage
`,
  it: `
spedizione, consegna, spedire, consegnare
reso, restituire, restituzione, rendere
rimborso, rimborsare
cambio, cambiare, sostituzione
costo, prezzo, costa, spese, tariffa
pagare, pagamento
pacco, collo
negozio, negozi, punto vendita
orari, aperto, apertura
telefono, chiamare
email, posta
contatto, contattare
lavare, pulire, lavaggio
riparazione, riparare
rotto, danneggiato, difettoso
garanzia, garanzie
buono, codice, coupon
sconto, riduzione
fattura, ricevuta
cancellare, eliminare
dogana, dazi
estero, internazionale
ritirare, ritiro
scarpe, scarponi
abbigliamento, vestiti
noleggio, noleggiare
riciclare, riciclo
acquistare, acquisto, comprare
annullare, annullamento
`,
  pt: `
envio, entrega, enviar, entregar, portes, frete
devolução, devolver
reembolso, reembolsar, dinheiro
troca, trocar
custo, preço, custa, taxa
pagar, pagamento
encomenda, pacote
loja, lojas
horário, aberto, abertura
telefone, ligar
email, correio
contacto, contato, contactar
lavar, limpar, lavagem
reparação, reparar, conserto
partido, danificado, defeituoso
garantia, garantias
vale, cupom, cupão, código
desconto, redução
fatura, recibo
apagar, eliminar
alfândega, importação
estrangeiro, internacional
levantar, recolher, retirada
calçado, botas, sapatos
roupa, vestuário
alugar, aluguer, aluguel
cancelar, cancelamento, anular
`,
  nl: `
verzending, levering, bezorging, verzenden, leveren, bezorgen, verzendkosten
retour, retourneren, terugsturen
terugbetaling, terugbetalen, geld terug
ruilen, omruilen
kosten, prijs, kost, tarief
betalen, betaling
pakket, zending
winkel, winkels, filiaal
openingstijden, open, geopend
telefoon, telefoonnummer, bellen
e-mail, email, mail
contact, bereiken
wassen, reinigen, schoonmaken
reparatie, repareren
kapot, beschadigd, defect
garantie, waarborg
bon, kortingscode, waardebon
korting, reductie
factuur, rekening
verwijderen, wissen
douane, invoer
buitenland, internationaal
afhalen, ophalen
schoenen, laarzen
kleding, kleren
huren, verhuur
annuleren, annulering
`,
  pl: `
wysyłka, dostawa, przesyłka, dostarczyć, wysłać
zwrot, zwrócić, odesłać, zwroty
wymiana, wymienić
koszt, cena, opłata, kosztuje
płatność, zapłacić, płacić
paczka, przesyłka
sklep, sklepy, salon
godziny, otwarty, otwarcia
telefon, zadzwonić
gwarancja, reklamacja
rabat, zniżka
faktura, rachunek
anulować, anulowanie
naprawa, naprawić
prać, pranie, czyścić
`,
  ru: `
доставка, отправка, пересылка, доставить
возврат, вернуть, возвращать
обмен, обменять
стоимость, цена, стоит
оплата, оплатить, платить
посылка, заказ
магазин, магазины
часы, открыт, режим
телефон, позвонить
гарантия, гарантийный
скидка, промокод
отменить, отмена
ремонт, починить
стирать, стирка, чистить
`,
  tr: `
kargo, teslimat, gönderim, gönderi
iade, geri
değişim, değiştirme
ücret, fiyat, tutar
ödeme, ödemek
mağaza, şube
garanti, teminat
indirim, kupon
iptal, vazgeçme
onarım, tamir
`,
  ar: `
شحن, توصيل, تسليم
إرجاع, استرجاع
استرداد, المبلغ
استبدال, تبديل
سعر, تكلفة, رسوم
دفع, سداد
متجر, فرع
ضمان, كفالة
خصم, تخفيض
`,
  hi: `
डिलीवरी, शिपिंग
वापसी, रिटर्न
रिफंड, धनवापसी
कीमत, दाम, शुल्क
भुगतान, पेमेंट
दुकान, स्टोर
वारंटी, गारंटी
`,
  zh: `
配送, 送货, 发货, 快递, 运送
退货, 退回
退款, 退钱
换货, 更换
费用, 价格, 运费
付款, 支付
门店, 商店, 店铺
保修, 质保
优惠, 折扣
`,
  ja: `
配送, 発送, お届け, 送料
返品, 返送
返金, 払い戻し
交換, 取り替え
料金, 価格, 値段
支払い, 決済
店舗, お店
保証, 補償
割引, クーポン
`,
  ko: `
배송, 배달, 발송
반품, 반송
환불, 환급
교환, 변경
가격, 비용, 요금
결제, 지불
매장, 가게
보증, 품질보증
할인, 쿠폰
`,
  th: `
จัดส่ง, ส่งสินค้า, ขนส่ง
คืนสินค้า, คืนของ
คืนเงิน, เงินคืน
ราคา, ค่าใช้จ่าย
ชำระเงิน, จ่ายเงิน
ร้าน, สาขา
รับประกัน, ประกัน
ส่วนลด, คูปอง
`,
};
