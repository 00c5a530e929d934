/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|envío, entrega, despacho, reparto
service:delivery cost|gastos de envío, coste de envío, costo de envío, portes, tarifa de envío
service:free delivery|envío gratis, envío gratuito, portes gratis, entrega gratuita
service:free shipping threshold|envío gratis a partir de, pedidos superiores a, compras desde
service:minimum order|pedido mínimo, importe mínimo, compra mínima
service:order value|importe del pedido, valor del pedido, total de la compra
service:delivery time|plazo de entrega, tiempo de entrega, tiempo de envío, cuánto tarda, cuándo llega
service:delivery date|fecha de entrega, fecha de llegada, entrega estimada, entrega prevista
service:express delivery|envío exprés, envío urgente, entrega en 24 horas, entrega al día siguiente, envío rápido
service:same day delivery|entrega el mismo día, envío en el día, entrega hoy
service:standard delivery|envío estándar, entrega estándar, envío normal, envío ordinario
service:cut-off time|hora límite, hora de corte, pedidos antes de, fecha límite de pedido
service:delivery slot|franja horaria, horario de entrega, elegir día de entrega, entrega programada
service:evening delivery|entrega por la tarde, entrega en sábado, entrega de fin de semana
service:click and collect|recogida en tienda, retiro en tienda, recoger en tienda, click and collect
service:ready for collection|listo para recoger, disponible para recogida, aviso de recogida, código de recogida
service:reserve|reservar, reserva, apartar, guardar un artículo
service:parcel shop|punto de recogida, punto de entrega, oficina de correos, punto pack
service:parcel locker|taquilla, casillero, consigna, locker
service:parcel|paquete, bulto, encomienda
service:courier|transportista, mensajería, mensajero, repartidor, correos, seur, paquetería
service:tracking|seguimiento, número de seguimiento, rastreo, rastrear pedido, dónde está mi pedido
service:order status|estado del pedido, estado de mi orden, estado de la compra
service:dispatch confirmation|confirmación de envío, correo de envío, aviso de envío
service:order confirmation|confirmación de pedido, correo de confirmación, confirmación de compra
service:order number|número de pedido, número de orden, referencia del pedido
service:order|pedido, orden, hacer un pedido, encargo, pedir
service:not at home|no estar en casa, ausente, intento de entrega, entrega fallida, dejado al vecino
service:safe place|lugar seguro, dejar en la puerta, autorización de entrega, dejar el paquete
service:signature|firma, prueba de entrega, acuse de recibo, correo certificado
service:missing parcel|paquete perdido, no ha llegado, no recibido, paquete extraviado
service:late delivery|retraso en la entrega, entrega tardía, pedido retrasado, demora
service:damaged in transit|dañado en el transporte, llegó roto, daños de transporte, paquete dañado
service:wrong item|artículo equivocado, producto incorrecto, pedido erróneo, me enviaron otro
service:missing part|falta una pieza, incompleto, pieza faltante, artículo faltante, falta algo
service:partial delivery|entrega parcial, envío parcial, varios paquetes, envío por separado
service:combined shipping|agrupar pedidos, envío combinado, juntar pedidos
service:change order|modificar pedido, cambiar pedido, editar pedido, añadir al pedido
service:cancel order|cancelar pedido, cancelación, anular, anulación, pedido por error
service:change address|cambio de dirección, cambiar dirección de entrega, dirección equivocada, me he mudado
service:delivery address|dirección de entrega, dirección de envío, dirección de facturación, destinatario
service:PO box|apartado de correos, casilla postal, entrega en el trabajo
service:delivery area|zona de envío, países de envío, enviáis a, zona de reparto, hacen envíos a
service:international shipping|envío internacional, envío al extranjero, envíos a todo el mundo, fuera del país
service:abroad|extranjero, en el extranjero, fuera del país, ultramar
general:EU|ue, unión europea, europa, países de la ue, fuera de la ue
service:customs|aduana, aranceles, derechos de aduana, tasas de importación, despacho aduanero
service:island delivery|envíos a islas, islas, baleares, canarias, ceuta y melilla, zona remota
service:surcharge|recargo, suplemento, coste adicional, cargo extra, sobrecoste
service:bulky item|artículo voluminoso, producto grande, gran volumen, artículo pesado
service:freight delivery|envío por agencia de transporte, transporte en palé, camión, flete, carga
service:kerbside delivery|entrega a pie de calle, entrega en la puerta, a pie de portal, planta baja
service:upstairs delivery|subida a domicilio, entrega en la habitación, subir al piso, entrega a domicilio con subida
general:stairs|escalera, piso, planta, ascensor, elevador, sin ascensor
service:own delivery|entrega a domicilio, reparto local, reparto propio, servicio a domicilio
service:bike courier|mensajero en bici, reparto en bicicleta, envío ecológico, envío neutro en carbono
service:packaging|embalaje, empaque, caja de cartón, envoltorio, embalaje sin plástico
service:discreet packaging|embalaje discreto, paquete neutro, envío discreto
service:delivery note|albarán, nota de entrega, sin precio, ticket regalo
service:refrigerated shipping|envío refrigerado, cadena de frío, transporte en frío, envío congelado
service:live plant shipping|envío de plantas, envío de plantas vivas, sin envío con heladas
service:dangerous goods|mercancía peligrosa, producto inflamable, envío restringido
service:pickup only|solo recogida, solo en tienda, sin envío, solo online
service:return|devolución, devolver, retorno, regresar un producto, política de devoluciones
service:return period|plazo de devolución, días para devolver, 14 días, 30 días, hasta cuándo puedo devolver
service:right of withdrawal|derecho de desistimiento, desistimiento, desistir, retracto, cambiar de opinión
service:withdrawal form|formulario de desistimiento, formulario de devolución, hoja de devolución
service:return label|etiqueta de devolución, etiqueta prepagada, etiqueta de retorno
service:returns portal|portal de devoluciones, registrar devolución, solicitar devolución, número rma
service:return cost|gastos de devolución, coste de devolución, quién paga la devolución
service:free returns|devolución gratis, devolución gratuita, devoluciones sin coste
service:return in store|devolver en tienda, devolución en tienda, llevar a la tienda
service:return pickup|recogida de la devolución, recogida a domicilio, recoger la devolución
service:non-returnable|no se admite devolución, sin devolución, excluido de devolución, no retornable
service:hygiene reasons|motivos de higiene, higiene, precintado, precinto, desprecintado
property:opened|abierto, desembalado, empezado
property:original packaging|embalaje original, caja original, con etiqueta, envase original
property:unused|sin usar, sin estrenar, en perfecto estado, no usado
property:worn|usado, puesto, señales de uso, estrenado
service:loss of value|depreciación, pérdida de valor, deducción, descuento por uso
service:try at home|probar en casa, período de prueba, prueba en casa, días de prueba
service:exchange|cambio, cambiar, cambio de talla, otra talla, canjear
need:too small|demasiado pequeño, muy apretado, no me queda, talla equivocada, me queda chico, muy corto
need:too big|demasiado grande, muy grande, muy largo, me queda grande, muy ancho
need:don't like it|no me gusta, no es lo que esperaba, decepcionado, insatisfecho
service:refund|reembolso, reintegro, devolución del dinero, reembolsar, recuperar el dinero
service:money-back guarantee|garantía de devolución, garantía de satisfacción, satisfecho o reembolsado
service:original payment method|mismo medio de pago, forma de pago original, reembolso a la tarjeta
service:store credit|vale de compra, nota de crédito, crédito en tienda, abono
service:defective|defectuoso, roto, no funciona, averiado, estropeado, descompuesto, malogrado
service:defect|defecto, fallo, defecto de fabricación, falla, desperfecto, tara
property:damaged|dañado, rayado, agrietado, abollado, rasgado, doblado
service:complaint|reclamación, queja, reclamar, quejarse, reclamo, poner una queja
service:warranty|garantía, garantía del fabricante, en garantía, años de garantía
service:statutory warranty|garantía legal, garantía de conformidad, derechos legales
service:extended warranty|extensión de garantía, ampliación de garantía, garantía extendida, seguro
service:lifetime warranty|garantía de por vida, garantía vitalicia
property:wear and tear|desgaste, pieza de desgaste, desgaste normal
service:repair|reparación, reparar, arreglo, arreglar, compostura, servicio de reparación
service:repair workshop|taller, taller de reparación, servicio técnico, centro de servicio
service:after-sales service|servicio posventa, postventa, atención posventa
service:cost estimate|presupuesto, cotización, pedir presupuesto, estimación
service:spare part|repuesto, recambio, pieza de repuesto, refacción
service:replacement|reemplazo, sustitución, artículo de reemplazo, reemplazar, reposición
service:loan device|equipo de préstamo, aparato de sustitución, dispositivo de cortesía
service:maintenance|mantenimiento, revisión, puesta a punto, inspección
service:descaling|limpieza, servicio de limpieza, descalcificación
service:sharpening service|servicio de afilado, afilado de cuchillos, afilar
service:alteration service|arreglos, servicio de costura, acortar, coger el bajo, ajustar
service:cutting service|corte a medida, servicio de corte, cortado a medida
service:colour mixing|mezcla de colores, tintado de pintura, tintometría
service:stringing service|encordado, servicio de encordado
service:ski service|mantenimiento de esquís, encerado, ajuste de fijaciones
service:battery replacement service|cambio de pila, cambio de batería, reemplazo de batería
service:while you wait|al momento, en el acto, mientras espera
service:payment|pago, pagar, forma de pago, método de pago, medio de pago, abonar
service:credit card|tarjeta de crédito, tarjeta de débito, visa, mastercard, pago con tarjeta, tarjeta bancaria
service:paypal|paypal, monedero electrónico, billetera digital, mercado pago
service:apple pay|apple pay, google pay, pago móvil, pago sin contacto, bizum, pagar con el móvil
service:twint|transferencia inmediata, bizum, ideal, sofort, pago por banca online
service:bank transfer|transferencia bancaria, transferencia, pago por adelantado, prepago, pago anticipado
service:pay by invoice|pago con factura, pagar después, compra a cuenta, paga más tarde, klarna
service:instalments|pago a plazos, cuotas, financiación, pagar a plazos, mensualidades, meses sin intereses, fraccionar el pago
service:interest rate|intereses, tasa de interés, sin intereses, tae
service:credit check|verificación de crédito, solvencia, comprobación de crédito
service:cash on delivery|contra reembolso, pago contra entrega, pagar al recibir
service:cash|efectivo, en efectivo, dinero en metálico, pagar en efectivo, al contado
service:pay in store|pago en tienda, pagar al recoger, pagar en la caja
service:direct debit|domiciliación bancaria, adeudo directo, débito automático, sepa
service:cheque|cheque, giro postal, pago con cheque
service:holiday voucher payment|cheque regalo empresa, vale comida, tarjeta beneficio
service:payment failed|pago rechazado, tarjeta rechazada, error de pago, cobrado dos veces, pago fallido
service:when am I charged|cargo en tarjeta, cobro, cuándo se cobra, fecha de cargo
service:secure payment|pago seguro, ssl, cifrado, seguridad de pago, compra segura
service:buyer protection|protección del comprador, sello de confianza, confianza online
service:payment deadline|plazo de pago, vencimiento, fecha de vencimiento, a 30 días
service:payment reminder|recordatorio de pago, recargo por mora, factura vencida, aviso de impago
service:currency|moneda, divisa, tipo de cambio, euro, dólar
service:deposit|anticipo, seña, señal, pago inicial, abono a cuenta
service:security deposit|fianza, depósito, depósito de envase
service:invoice|factura, factura con iva, copia de la factura, cfdi
service:receipt|recibo, ticket, comprobante de compra, tique, justificante de compra, boleta
service:VAT|iva, impuesto sobre el valor añadido, impuestos incluidos, sin iva, igv
service:VAT number|nif, cif, número de iva, rfc, identificación fiscal
service:tax-free shopping|compra libre de impuestos, tax free, devolución del iva
service:business customer|cliente empresa, cliente profesional, empresa, b2b, compra para empresa
service:wholesale|venta al por mayor, mayorista, revendedor, distribuidor, mayoreo
service:bulk order|pedido grande, descuento por cantidad, descuento por volumen, compra al por mayor, gran cantidad
service:school order|colegio, escuela, guardería, administración pública, pedido para colegio
service:club discount|descuento para grupos, asociación, club deportivo, pedido de grupo, equipo
service:student discount|descuento para estudiantes, carné de estudiante, tarifa estudiante
service:senior discount|descuento para jubilados, descuento mayores, tercera edad
service:teacher discount|descuento para profesores, descuento para empleados, descuento docentes
service:discount|descuento, rebaja, reducción, bonificación, oferta, dcto
service:sale|rebajas, oferta, liquidación, promoción, saldo, ganga, chollo
property:reduced|rebajado, en oferta, de oferta, precio reducido
service:voucher code|código promocional, cupón, código de descuento, vale de descuento
need:voucher doesn't work|código no funciona, cupón inválido, código caducado, código no válido
service:cannot be combined|no acumulable, combinar descuentos, acumular, no combinable
service:gift card|tarjeta regalo, cheque regalo, vale regalo, tarjeta de regalo
service:gift card balance|saldo, saldo restante, consultar saldo, saldo de la tarjeta
service:validity|validez, válido hasta, caducidad, vigencia, caducar, vencer
action:redeem|canjear, usar un vale, redimir, aplicar código
service:cash out voucher|cambiar por dinero, canjear por efectivo, pagar en efectivo el vale
service:lost gift card|tarjeta regalo perdida, vale perdido, tarjeta robada
service:loyalty programme|tarjeta de fidelidad, puntos, programa de fidelización, club de clientes, acumular puntos, socio
service:stamp card|tarjeta de sellos, cartilla de sellos, décimo gratis
service:birthday discount|descuento de cumpleaños, regalo de cumpleaños, bono cumpleaños
service:refer a friend|recomienda a un amigo, programa de referidos, invitar amigos
service:price match|garantía de mejor precio, igualar precio, mejor precio garantizado, más barato en otro sitio
service:welcome discount|descuento de bienvenida, primer pedido, descuento primera compra, nuevo cliente
service:newsletter|boletín, newsletter, suscribirse al boletín, lista de correo
action:unsubscribe|darse de baja, cancelar suscripción, baja del boletín, no recibir publicidad
service:customer account|cuenta de cliente, mi cuenta, crear cuenta, registrarse, cuenta de usuario, perfil
service:login|iniciar sesión, acceder, entrar, no puedo entrar, inicio de sesión
service:password|contraseña, olvidé mi contraseña, restablecer contraseña, clave
service:guest order|comprar como invitado, sin registrarse, pedido sin cuenta
action:delete account|eliminar cuenta, borrar cuenta, cerrar cuenta, borrar mis datos
service:order history|historial de pedidos, pedidos anteriores, compras pasadas
service:privacy|protección de datos, rgpd, datos personales, privacidad, política de privacidad
service:cookie|cookie, configuración de cookies, consentimiento de cookies
service:terms and conditions|condiciones generales, términos y condiciones, condiciones de venta
service:legal notice|aviso legal, sobre nosotros, quiénes somos
service:dispute resolution|resolución de litigios, arbitraje, mediación, protección al consumidor
service:customer service|atención al cliente, servicio al cliente, soporte, ayuda, asistencia
service:contact|contacto, contactar, formulario de contacto, comunicarse, ponerse en contacto
service:phone number|número de teléfono, teléfono, llamar, por teléfono, línea directa
service:email|correo electrónico, email, correo, escribir, mail
service:live chat|chat en vivo, chat, whatsapp, mensaje
service:response time|tiempo de respuesta, plazo de respuesta, no contestan, sin respuesta
service:callback|devolución de llamada, que me llamen, llamada de vuelta
service:advice|asesoramiento, consejo, asesoría, aconsejar, cuál elegir, ayuda para elegir
service:video consultation|asesoramiento por video, videollamada, consulta online
service:appointment|cita, pedir cita, cita previa, turno, reservar hora
service:walk-in|sin cita previa, sin cita, pasar directamente
service:fitting|probador, probarse, prueba de talla, ajuste
service:measuring service|toma de medidas, medición a domicilio, medir el pie
service:test ride|prueba, demostración, probar en tienda, test
service:shop|tienda, sucursal, local, comercio, tienda física
service:showroom|sala de exposición, showroom, exposición, ver en persona
service:address|dirección, ubicación, dónde están, cómo llegar, domicilio
service:opening hours|horario de apertura, horario, horario comercial, cuándo abren, abierto hasta, horario de atención
property:open|abierto, abierta al público
property:closed|cerrado, día de cierre, cierre
service:lunch break|pausa de mediodía, cierre al mediodía, hora de comer
service:public holiday|día festivo, feriado, festivo, abierto en festivos
service:company holidays|cierre por vacaciones, vacaciones, cierre de verano
general:Christmas|navidad, nochebuena, adviento, antes de navidad, reyes
general:New Year|año nuevo, nochevieja, fin de año
general:Easter|pascua, semana santa, viernes santo
general:Sunday|domingo, los domingos, abierto domingos
general:Saturday|sábado, los sábados
general:weekday|día de semana, lunes, martes, miércoles, jueves, viernes
general:weekend|fin de semana, finde
general:working day|día laborable, día hábil, días laborales
general:today|hoy, esta noche, ahora, hoy mismo
general:tomorrow|mañana, para mañana, al día siguiente
general:evening|noche, por la noche, tarde noche
general:morning|por la mañana, temprano, madrugada
general:day|día, por día, diario, cada día, todos los días
general:week|semana, semanal, por semana
general:month|mes, mensual, al mes, por mes
general:year|año, anual, por año
general:hour|hora, minuto, duración, cuánto tiempo, cuánto dura
general:birthday|cumpleaños, cumple
service:parking|aparcamiento, estacionamiento, parking, aparcar, cochera
service:public transport|transporte público, parada de autobús, tranvía, estación, metro
service:loading zone|zona de carga, ayuda para cargar, cargar el coche
service:accessible|accesible, acceso para silla de ruedas, sin barreras, minusválidos, sin escalones
service:dogs allowed|se admiten perros, admite mascotas, llevar al perro
service:play corner|rincón infantil, zona de juegos, aseo, baño, cambiador, cafetería
service:languages spoken|idiomas, hablan inglés, se habla español
service:jobs|empleo, trabajo, vacante, trabaja con nosotros, prácticas, currículum
service:press|prensa, colaboración, influencer, patrocinio, donación
service:gift wrapping|envoltorio de regalo, papel de regalo, envolver para regalo, paquete regalo, caja de regalo
service:gift message|tarjeta de felicitación, mensaje de regalo, nota personal, dedicatoria
service:send as gift|enviar como regalo, enviar a otra persona, entregar al destinatario
general:gift|regalo, idea de regalo, obsequio, detalle, presente
service:exchange a gift|cambiar un regalo, ticket regalo, devolver un regalo
service:corporate gift|regalo de empresa, regalo corporativo, regalo para empleados, regalo promocional
service:wedding list|lista de boda, lista de nacimiento, lista de deseos, mesa de regalos
service:wishlist|favoritos, lista de deseos, guardar para después
service:basket|carrito, cesta, carro de compras, finalizar compra, pasar por caja
service:assembly service|servicio de montaje, montaje, ensamblaje, armado, montar el mueble
property:self-assembly|para montar, montaje requerido, en kit, fácil de montar, desmontado
property:pre-assembled|ya montado, listo para usar, premontado, ensamblado
service:installation service|instalación, servicio de instalación, conexión, puesta en marcha, instalar
service:old appliance removal|retirada del aparato viejo, recogida del electrodoméstico antiguo, retirada del usado, llevarse el viejo
service:disposal|eliminación, desechar, tirar, deshacerse, basura
service:recycling|reciclaje, reciclar, reciclable, punto limpio
service:electronic waste|residuos electrónicos, raee, chatarra electrónica, basura electrónica
service:battery disposal|pilas usadas, reciclaje de pilas, baterías usadas, pilas gastadas
service:trade-in|entrega a cuenta, recompra, plan renove, vender mi usado, canje
service:second hand|de segunda mano, usado, reacondicionado, seminuevo
property:display model|modelo de exposición, artículo de exposición, producto de muestra
property:B-grade|segunda calidad, con tara, con pequeños defectos, outlet con defecto
service:rental|alquiler, alquilar, arriendo, renta, préstamo
service:subscription|suscripción, suscribirse, entrega periódica, pedido recurrente, caja mensual
service:cancel subscription|cancelar suscripción, darse de baja, rescindir, terminar suscripción
service:pause subscription|pausar suscripción, saltar una entrega, cambiar frecuencia, suspender
service:pre-order|preventa, reserva anticipada, próximamente, fecha de lanzamiento, preordenar
service:in stock|en stock, disponible, disponibilidad, existencias, en existencia
service:out of stock|agotado, sin stock, no disponible, fuera de stock
service:back-order|reposición, de nuevo disponible, vuelve a haber, pedido pendiente
service:stock alert|avísame, aviso de stock, lista de espera, notificarme
service:special order|pedido especial, bajo pedido, por encargo, bajo demanda
property:discontinued|descatalogado, fin de serie, ya no se fabrica, últimas unidades
property:limited edition|edición limitada, limitado, exclusivo, raro, de coleccionista
property:unique piece|pieza única, único, ejemplar único
service:quantity limit|cantidad máxima, máximo por cliente, límite por pedido
service:minimum quantity|cantidad mínima, mínimo de unidades, unidad de venta
service:sample|muestra, muestra de tela, muestra gratis, probador
service:colour chart|carta de colores, catálogo, folleto, muestrario
service:personalisation|personalización, personalizado, con nombre, con foto, customizado
service:engraving|grabado, grabar, grabado láser, inscripción
service:embroidery|bordado, bordar, monograma
service:printing|impresión, estampado de logo, imprimir logo, serigrafía, estampación
service:made to order|hecho a medida, por encargo, a medida, fabricado bajo pedido
service:workshop|curso, taller, clase, formación, seminario
service:participants|participantes, plazas, inscribirse al curso, tamaño del grupo
service:cancel course|cancelar curso, clase cancelada, cambiar de fecha
service:event|evento, degustación, jornada de puertas abiertas, cata
service:children's birthday party|fiesta de cumpleaños infantil, fiesta infantil
service:age limit|límite de edad, edad mínima, mayores de 18, verificación de edad, mayor de edad
service:ID card|documento de identidad, dni, carné de identidad, pasaporte, identificación, cédula
service:someone else picks up|autorización, recogida por otra persona, poder, que recoja otra persona
service:size guide|guía de tallas, tabla de tallas, qué talla, medir talla, equivalencia de tallas
service:care instructions|instrucciones de cuidado, cuidado, instrucciones de lavado, cómo lavar, mantenimiento
service:manual|manual, instrucciones, manual de usuario, instrucciones de montaje, guía de uso
service:download|descarga, descargar, pdf, imprimir, producto digital
service:review|reseña, opinión, valoración, calificación, comentario
service:product recall|retirada de producto, aviso de seguridad, llamada a revisión
service:charity|donación, donar, beneficencia, causa solidaria, redondeo
property:colour|color, tono, tonalidad
property:red|rojo, escarlata, carmesí, rojo cereza
property:burgundy|burdeos, granate, borgoña, bordó, color vino
property:pink|rosa, rosado, fucsia, magenta
property:orange colour|color naranja, anaranjado, naranja vivo
property:coral|coral, color melocotón, color durazno, rosa salmón
property:terracotta|terracota, color ladrillo, color teja, color óxido
property:yellow|amarillo, amarillo limón, amarillo claro
property:mustard yellow|ocre, amarillo mostaza, color mostaza
property:green|verde, verde esmeralda, verde botella, verde bosque
property:olive green|verde oliva, caqui, verde militar, verde musgo
property:mint green|verde menta, verde salvia, verde agua, verde pistacho
property:lime green|verde lima, verde fluorescente, verde manzana
property:blue|azul, azul cobalto, azul real, azul rey, añil
property:navy|azul marino, azul oscuro, azul noche, índigo
property:light blue|azul claro, celeste, azul cielo, azul bebé
property:turquoise|turquesa, azul petróleo, aguamarina, cian
property:purple|morado, violeta, púrpura, color ciruela
property:lilac|lila, color lavanda, violeta claro
property:brown|marrón, castaño, camel, color café, color coñac
property:beige|beige, beis, topo, gris topo, crudo, color arena
property:cream colour|marfil, blanco roto, color crema, color hueso, color champán
property:white|blanco, blanco puro, blanco nieve
property:grey|gris, gris claro, gris perla
property:anthracite|antracita, gris oscuro, grafito, gris pizarra
property:black|negro, negro mate, azabache
property:gold coloured|dorado, color oro, tono dorado
property:silver coloured|plateado, color plata
property:rose gold|oro rosa, cobrizo, dorado rosado
property:multicoloured|multicolor, colorido, arcoíris, varios colores
property:transparent|transparente, translúcido, incoloro
property:neon|neón, fluorescente, flúor, alta visibilidad
property:pastel|tono pastel, colores suaves, color pastel
property:dark|oscuro, tono oscuro
property:bright|llamativo, intenso, colores vivos, color vivo
property:matte|acabado mate, satinado
property:shiny|brillante, brilloso, alto brillo, pulido
property:glittery|brillantina, con purpurina, lentejuelas, reluciente
property:metallic|metalizado, metálico, cromado
property:pattern|estampado, dibujo, con estampado
property:plain|liso, color liso, unicolor, sin estampado
property:striped|a rayas, rayado, de rayas, rayas
property:checked|a cuadros, de cuadros, tartán, cuadros vichy
property:polka dot|de lunares, a lunares, topos
property:floral|floral, de flores, estampado floral, floreado
property:animal print|estampado animal, leopardo, animal print
property:material|material, tela, composición, hecho de
property:wood|madera, de madera, madera maciza
property:oak|roble, madera de roble
property:pine|pino, madera de pino, abeto, alerce, cedro
property:plywood|contrachapado, mdf, aglomerado, chapa de madera, melamina
property:bamboo|bambú, fibra de bambú
property:rattan|ratán, mimbre, rejilla, rafia, seagrass
property:cork|corcho, de corcho
property:metal|metal, de metal
property:stainless steel|acero inoxidable, inox, inoxidable
property:steel|acero, acero al carbono, acero galvanizado, cincado
property:aluminium|aluminio, aluminio anodizado, aleación
property:cast iron|hierro, hierro fundido, hierro forjado, fundición
property:titanium|titanio, de titanio
property:gold|oro, oro amarillo, oro blanco, quilates, kilates
property:gold-plated|chapado en oro, bañado en oro, baño de oro, vermeil
property:silver|plata, plata de ley, plata 925, plata esterlina
property:plastic|plástico, polipropileno, pvc, vinilo
property:acrylic|acrílico, metacrilato, plexiglás
property:silicone|silicona, silicón, silicona alimentaria
property:rubber|caucho, goma, látex, hule
property:glass|vidrio, cristal, borosilicato, vidrio templado
property:ceramic|cerámica, gres, loza, barro, arcilla
property:porcelain|porcelana, porcelana fina
property:enamel|esmalte, esmaltado, peltre esmaltado
property:stone|piedra, mármol, granito, pizarra
property:leather|cuero, piel auténtica, cuero genuino, piel de vacuno
property:suede|gamuza, nobuk, serraje, piel de ante
property:faux leather|cuero sintético, polipiel, piel sintética, cuero vegano, símil cuero
property:cotton|algodón, algodón orgánico, algodón ecológico, percal
property:muslin|muselina, gasa de algodón, doble gasa
property:linen|lino, tela de lino
property:hemp|cáñamo, yute, sisal, fibra de coco, arpillera
property:wool|lana, lana virgen, lana de oveja, de lana
property:merino|merino, lana merino, lana merina
property:cashmere|cachemira, cachemir, lana de cachemira
property:silk|seda, seda de morera, seda natural
property:satin|satén, raso, satén de algodón
property:velvet|terciopelo, pana, veludillo, felpa
property:fleece|polar, forro polar, borreguito, tejido polar
property:flannel|franela, algodón afelpado, viyela
property:felt|fieltro, lana cocida, lana fieltrada
property:polyester|poliéster, sintético, microfibra, fibra sintética
property:nylon|nailon, nylon, poliamida, ripstop
property:elastane|elastano, licra, lycra, spandex
property:viscose|viscosa, rayón, tencel, lyocell, modal
property:denim|denim, mezclilla, tela vaquera
property:terry|rizo, felpa de algodón, tela de toalla, nido de abeja
property:lace|encaje, tul, malla, organza, gasa
property:knitted|de punto, tejido a mano, tricotado, ganchillo, crochet
property:woven|trenzado, tejido en telar
property:down filling|plumón, relleno de plumas, pluma de ganso, plumas
property:filling|relleno, acolchado, guata
property:foam|espuma, viscoelástica, espuma con memoria, memory foam
property:lined|forrado, con forro, forro interior, forrada
property:faux fur|pelo sintético, piel sintética de pelo, pelo artificial
property:paper|papel, cartón, papel kraft, papel reciclado
property:paper weight|gramaje, gramos por metro cuadrado, grosor del papel
property:carbon fibre|fibra de carbono, carbono, fibra de vidrio
property:wax|cera, cera de abeja, cera de soja, encerado
property:coated|revestimiento, recubierto, recubrimiento, barnizado, lacado
property:oiled wood|aceitado, sin tratar, madera natural, sin barnizar
property:glazed|vidriado, esmaltado cerámico, glaseado cerámico
property:non-stick|antiadherente, teflón, no se pega, ptfe
property:natural material|material natural, fibra natural, materia natural
property:gemstone|piedra preciosa, diamante, circonita, piedra natural, gema
property:pearl|perla, perla cultivada, nácar, perla de agua dulce
property:size|talla, tamaño, qué talla, talle
property:small|pequeño, chico, diminuto, mini
property:big|grande, enorme, gigante, gran tamaño, xl
property:medium size|tamaño mediano, mediano, talla mediana
property:plus size|talla grande, tallas grandes, xxl, curvy, talla extra
property:one size|talla única, tamaño único, unitalla
property:runs small|talla pequeño, tallaje pequeño, pedir una talla más, queda pequeño
property:runs large|tallaje amplio, pedir una talla menos, queda grande
property:true to size|tallaje normal, fiel a la talla, ajuste regular
property:slim fit|ajustado, entallado, ceñido, corte slim
property:loose-fitting|holgado, corte amplio, suelto, baggy
property:fit|corte, silueta, horma, hechura
property:wide|ancho, anchura, amplio, horma ancha
property:narrow|estrecho, angosto, delgado
property:long|largo, longitud, extra largo, más largo
property:short|corto, más corto, recortado
property:tall|alto, altura, qué altura, más alto
property:low|plano, perfil bajo, poca altura, poco profundo
property:deep|profundo, profundidad, fondo
property:thick|grueso, grosor, espesor, gordo
property:thin|fino, ultrafino, delgado
property:dimensions|dimensiones, medidas, medidas en cm, cuánto mide
property:diameter|diámetro, circunferencia, perímetro, contorno
property:round|redondo, circular, ovalado
property:square shape|cuadrado, rectangular, cuadrada
property:weight|peso, pesa, cuánto pesa, kilos, gramos
property:lightweight|ligero, liviano, ultraligero, peso pluma, poco peso
property:heavy|pesado, voluminoso, mucho peso
property:capacity|capacidad, volumen, litros, contenido neto, ml
property:roomy|espacioso, mucho espacio, gran capacidad, amplio interior
property:load capacity|carga máxima, peso máximo, soporta hasta, capacidad de carga
property:compact|compacto, ahorra espacio, ocupa poco espacio, de bolsillo
property:foldable|plegable, se pliega, plegado
property:stackable|apilable, se puede apilar, encajable
property:inflatable|inflable, hinchable
property:extendable|extensible, telescópico, ampliable, extraíble
property:adjustable|ajustable, regulable, regulable en altura, graduable
property:grows with child|evolutivo, crece con el niño, convertible
property:removable|extraíble, desmontable, removible, desenfundable
property:replaceable|reemplazable, intercambiable, recambiable, sustituible
property:modular|modular, combinable, por módulos
property:reversible|reversible, doble cara, por ambos lados
property:portable|portátil, fácil de llevar, para llevar, de viaje
property:power|potencia, vatios, watts
property:powerful|potente, alto rendimiento, de gran potencia
property:voltage|voltaje, tensión eléctrica, voltios, 220v, 12v
property:plug|enchufe, clavija, tipo de enchufe, toma de corriente
property:electric|eléctrico, con cable, a red, conexión a red, alámbrico
property:cordless|a pilas, a batería, sin cable, con pilas
property:rechargeable|recargable, carga usb, batería recargable, se carga por usb
property:battery life|autonomía, duración de la batería, cuánto dura la batería
property:charging time|tiempo de carga, carga rápida, cuánto tarda en cargar
property:wireless|inalámbrico, bluetooth, wifi, wi-fi, conexión inalámbrica
property:smart|inteligente, conectado, controlable por app, domótica, control por voz
property:automatic|automático, automatizado, totalmente automático
property:manual|manual, mecánico, a mano, sin electricidad, de manivela
property:solar|solar, energía solar, con placa solar
property:energy-efficient|eficiente, bajo consumo, clase energética, consumo eléctrico, ahorro de energía
property:noise level|nivel de ruido, decibelios, db, ruido
property:quiet|silencioso, poco ruidoso, sin ruido, no hace ruido
property:loud|ruidoso, hace ruido, demasiado ruido
property:noise-cancelling|cancelación de ruido, aislante acústico, insonorizado, reducción de ruido
property:waterproof|impermeable, resistente al agua, estanco, sumergible
property:water-resistant|repelente al agua, hidrófugo, resistente a salpicaduras, repele el agua
property:water resistance rating|grado ip, columna de agua, ip67, ipx4, atm
property:windproof|cortaviento, resistente al viento, antiviento, paravientos
property:weatherproof|resistente a la intemperie, apto para exterior, todo tiempo
property:frost-proof|resistente a heladas, resistente al frío
property:uv-resistant|protección uv, resistente a rayos uv, no destiñe al sol
property:colourfast|no destiñe, color sólido, colores resistentes
property:heat-resistant|resistente al calor, apto para horno, termorresistente
property:fireproof|ignífugo, resistente al fuego, incombustible, retardante de llama
property:keeps warm|térmico, aislante, mantiene caliente, isotérmico
property:keeps cool|refrigerante, mantiene frío, refrescante, conserva el frío
property:warm|cálido, abrigado, calentito, abriga, que abriga
property:hot|caliente, muy caliente, alta temperatura, hirviendo
property:cold|frío, bajo cero, temperaturas bajas
property:temperature|temperatura, grados, rango de temperatura, temperatura de confort
property:breathable|transpirable, aireado, ventilado, absorbe el sudor
property:quick-drying|secado rápido, se seca rápido, seca rápido
property:absorbent|absorbente, superabsorbente, absorbe
property:washable|lavable, lavable a máquina, apto para lavadora, se puede lavar
property:hand wash|lavar a mano, lavado a mano, solo lavado a mano
property:dry clean only|limpieza en seco, tintorería, lavar en seco
property:tumble dryer safe|apto para secadora, secadora, secar en secadora
property:care instructions|instrucciones de cuidado, cuidados, instrucciones de lavado, mantenimiento
property:easy care|fácil cuidado, sin plancha, no se arruga, bajo mantenimiento, antiarrugas
property:easy to clean|fácil de limpiar, se limpia con un paño, antimanchas, repele manchas
property:dishwasher safe|apto para lavavajillas, lavavajillas, se puede meter en el lavavajillas, lavaplatos
property:microwave safe|apto para microondas, se puede meter en el microondas
property:freezer safe|apto para congelador, congelable, se puede congelar
property:induction|inducción, apto para inducción, placa de inducción, todo tipo de cocinas
property:food-safe|apto para alimentos, uso alimentario, calidad alimentaria
property:leakproof|hermético, antigoteo, no gotea, a prueba de fugas, no se derrama
property:vegan|vegano, vegetal, a base de plantas, sin productos animales
property:vegetarian|vegetariano, sin carne, veggie
property:cruelty-free|no testado en animales, libre de crueldad, cruelty free, sin crueldad animal
property:organic|ecológico, orgánico, bio, biológico, de cultivo ecológico
property:sustainable|sostenible, ecológico, respetuoso con el medio ambiente, sustentable, eco
property:recycled|reciclado, material reciclado, suprarreciclado
property:recyclable|reciclable, se puede reciclar
property:biodegradable|biodegradable, compostable, se descompone
property:reusable|reutilizable, cero residuos, se puede reutilizar
property:disposable|desechable, de un solo uso, de usar y tirar, descartable
property:refillable|rellenable, recarga
property:fair trade|comercio justo, fairtrade, producción ética, salarios justos
property:certified|certificado, certificación, sello de calidad, homologado, norma ce
property:oeko-tex|oeko-tex, gots, sin sustancias nocivas
property:non-toxic|no tóxico, sin tóxicos, inofensivo, sin químicos
property:bpa-free|sin bpa, libre de bpa, sin bisfenol, sin ftalatos
property:plastic-free|sin plástico, libre de plástico
property:pfas-free|sin pfas, sin pfoa, libre de pfas, sin pfc
property:natural|natural, de origen natural, ingredientes naturales
property:ingredients|ingredientes, qué lleva, lista de ingredientes, inci
property:allergens|alérgenos, puede contener trazas, trazas de frutos secos, información de alérgenos
property:hypoallergenic|hipoalergénico, antialérgico, apto para alérgicos
property:gluten-free|sin gluten, libre de gluten, celíaco, celiaco, sin tacc, sin trigo
property:lactose-free|sin lactosa, sin leche, sin lácteos, deslactosado
property:nut-free|sin frutos secos, sin nueces, sin cacahuete, sin maní
property:egg-free|sin huevo
property:sugar-free|sin azúcar, sin azúcares añadidos, sin endulzar, bajo en azúcar
property:low-calorie|bajo en calorías, bajo en grasa, pocas calorías, bajo en carbohidratos, kcal
property:high protein|rico en proteínas, alto en proteínas, proteico
property:alcohol-free|sin alcohol, no alcohólico, 0.0
property:alcohol content|graduación alcohólica, contenido de alcohol, % vol, grados de alcohol
property:caffeine-free|sin cafeína, descafeinado, descafeínado, sin teína
property:gelatine-free|sin gelatina
property:no additives|sin aditivos, sin conservantes, sin colorantes, sin conservadores
property:fragrance-free|sin perfume, sin fragancia, sin olor
property:scented|perfumado, fragancia, aroma, olor, aromático
property:nickel-free|sin níquel, libre de níquel, alergia al níquel
property:for sensitive skin|piel sensible, suave con la piel, dermatológicamente testado
property:flavour|sabor, gusto
property:sweet|dulce, azucarado
property:spicy|picante, picoso, especiado
property:salty|salado, sabroso, umami
property:bitter|amargo, amargor
property:mild taste|sabor suave, poco amargo, afrutado, con cuerpo
property:dry wine|vino seco, brut
property:fresh|fresco, recién hecho, recién horneado, recién tostado
property:shelf life|fecha de caducidad, caducidad, consumo preferente, fecha de vencimiento, cuánto dura
property:perishable|perecedero, refrigerado, conservar en frío
property:frozen|congelado, ultracongelado
property:raw|sin cocinar, sin procesar, crudo
property:loose|a granel, suelto a granel
property:whole bean|en grano, café en grano, granos enteros
property:ground|molido, molienda, grado de molienda
property:roast|tueste, tostado, tueste oscuro, tueste claro
property:for babies|bebé, recién nacido, lactante, desde el nacimiento, guagua
property:toddler|niño pequeño, 1 año, 2 años, preescolar
property:kid|niño, niños, infantil, peques, crío
property:teenager|adolescente, joven, juvenil, quinceañero
property:adult|adulto, mayor de edad, adultos
property:senior|persona mayor, jubilado, tercera edad, anciano, mayores
property:recommended age|edad recomendada, a partir de qué edad, edad, años, edad mínima
property:small parts|piezas pequeñas, peligro de asfixia, menores de 3 años
property:women's|mujer, señora, para ella, femenino, dama
property:men's|hombre, caballero, para él, masculino
property:unisex|unisex, sin género, para todos
property:girl|niña, chica, hija, nieta
property:boy|chico, hijo, nieto, niño
property:beginner|principiante, iniciación, novato, sin experiencia, para empezar
property:intermediate|intermedio, nivel medio, con algo de experiencia
property:advanced|avanzado, experto, experimentado, nivel profesional
property:skill level|nivel de dificultad, dificultad, nivel
property:professional|profesional, uso profesional, calidad profesional
property:easy|fácil, sencillo, fácil de usar, simple
property:difficult|difícil, complicado, complejo
property:soft|suave, mullido, blando, esponjoso, sedoso
property:hard|firme, duro, rígido, tieso
property:comfortable|cómodo, confortable, agradable de llevar, comodidad
property:itchy|que pica, áspero, rasposo
property:smooth|liso al tacto, superficie lisa, terso
property:stretchy|elástico, elastizado, estirable, se estira
property:flexible|flexible, maleable, se dobla
property:ergonomic|ergonómico, anatómico, bueno para la espalda
property:durable|duradero, resistente, robusto, de larga duración, dura mucho
property:sturdy|estable, sólido, fuerte, reforzado, no se tambalea
property:unbreakable|irrompible, a prueba de golpes, resistente a golpes, antigolpes
property:fragile|frágil, delicado, se rompe fácilmente, quebradizo
property:scratch-resistant|antirrayas, resistente a los arañazos, no se raya
property:tear-resistant|resistente al desgarro, antipinchazos, anticorte, no se rasga
property:rustproof|anticorrosión, no se oxida, resistente a la corrosión
property:non-slip|antideslizante, no resbala, buen agarre, antirresbalones
property:reflective|reflectante, reflejante, visible de noche, bandas reflectantes
property:glow in the dark|brilla en la oscuridad, fosforescente, luminiscente
property:dimmable|regulable en intensidad, atenuable, dimmable, intensidad regulable
property:brightness|luminosidad, lúmenes, lm
property:warm white|blanco cálido, luz cálida, blanco frío, luz fría, temperatura de color, kelvin
property:magnetic|magnético, imantado, con imán, cierre magnético
property:self-adhesive|autoadhesivo, adhesivo, se pega, sin taladrar, sin agujeros
property:lockable|con cerradura, con llave, se puede cerrar con llave, con candado
property:zip|cremallera, cierre relámpago, zíper, con cremallera
property:button closure|botón, botones, broche, corchete, hebilla, cierre
property:velcro|velcro, cierre de velcro, abrojo, tira adherente
property:hood|capucha, con capucha
property:pocket|bolsillo, bolsillos, bolsillo interior, bolsa interior
property:compartments|compartimentos, compartimento, separadores, divisiones
property:handle|asa, mango, agarradera, manija
property:strap|correa, bandolera, tirante, asa larga
property:wheels|ruedas, con ruedas, ruedecitas, rueditas
property:lid|tapa, tapón, con tapa
property:removable cover|funda extraíble, funda lavable, funda desmontable
property:compatible|compatible, compatibilidad, sirve para, funciona con, apto para, adecuado para
property:universal|universal, para todos los modelos, multiuso
property:multifunctional|multifunción, versátil, todo en uno, multiusos, 2 en 1, 3 en 1
property:included|incluido, viene con, incluye, contenido de la caja, trae
property:not included|no incluido, se vende por separado, no incluye, aparte
property:set|juego, kit, conjunto, lote, combo
property:pack|paquete, pack, multipack, pack ahorro, caja de
property:piece|pieza, piezas, unidad, unidades, cantidad, cuántos
property:pair|par, par de, pack de 2, dos piezas
property:single|individual, por unidad, por separado
property:handmade|hecho a mano, artesanal, artesano, fabricado a mano
property:homemade|casero, hecho en casa, de elaboración propia
property:unique|único, pieza única, original
property:limited edition (2)|edición limitada, serie limitada, hasta agotar existencias, edición especial
property:refurbished|reacondicionado, renovado, como nuevo, restaurado
property:second-hand|de segunda mano, usado, segunda mano, seminuevo
property:brand new|nuevo, sin usar, sin abrir, sin estrenar, embalaje original
property:just arrived|novedad, novedades, recién llegado, último modelo, nueva colección
property:condition|estado del producto, señales de uso, desgaste, condición
property:vintage|vintage, retro, antiguo, clásico, a la antigua
property:modern|moderno, contemporáneo, de moda, tendencia, estiloso
property:minimalist|minimalista, escandinavo, nórdico, sobrio, diseño sencillo
property:rustic|rústico, estilo campestre, bohemio, boho, campero
property:elegant|elegante, chic, de vestir, refinado, formal
property:casual|informal, casual, de diario, para cada día, cotidiano
property:pretty|bonito, lindo, hermoso, precioso, decorativo
property:cute|mono, adorable, cuqui, tierno
property:funny|divertido, gracioso, chistoso, humorístico
property:special|especial, extraordinario, inusual, fuera de lo común
property:quality|calidad, alta calidad, premium, buena calidad, de primera
property:luxurious|lujoso, de lujo, lujo, exclusivo, alta gama
property:bad quality|mala calidad, mal hecho, endeble, de poca calidad
property:country of origin|país de origen, fabricado en, origen, dónde se fabrica, procedencia, hecho en
property:local|regional, de la región, de proximidad, de la zona, producto local
property:made in europe|fabricado en europa, hecho en españa, fabricación europea, made in spain
property:imported|importado, de importación, del extranjero
property:brand|marca, fabricante, productor
property:model|modelo, versión, variante, tipo, serie
property:genuine|auténtico, genuino, original, no falso, no es imitación
action:return|devolver, devolución, retornar, enviar de vuelta
action:exchange|cambiar, cambio, canjear, cambiar de talla
action:collect|recoger, recogida, retirar, recoger en tienda, pasar a buscar
action:order|pedir, pedido, hacer un pedido, encargar, ordenar
action:buy|comprar, compra, adquirir, conseguir
action:sell|vender, tienen, ofrecer, disponen de
action:pay|pagar, pago, abonar
action:cancel|cancelar, cancelación, anular, anulación
action:change order|modificar, cambiar pedido, corregir, editar pedido
action:break|romperse, romper, roto, quebrarse, se ha roto, hacerse pedazos
action:damage|dañar, dañado, daño, estropeado, rayado, desgarrado
action:stop working|no funciona, dejar de funcionar, defectuoso, averiado, no enciende, estropearse
action:lose|perder, perdido, extraviado, extraviar
action:go missing|faltar, falta, no recibido, no ha llegado, desaparecido, incompleto
action:arrive|llegar, ser entregado, venir
action:deliver|enviar, entregar, mandar, despachar, remitir
action:track|rastrear, seguir el pedido, seguimiento, dónde está mi paquete
action:receive|recibir, obtener, recepción
action:suit|quedar bien, favorecer, sentar bien, combinar con
action:fit in|caber, cabe, entrar en, encajar
action:wash|lavar, lavar la ropa, enjuagar
action:clean|limpiar, limpieza, fregar, frotar
action:descale|descalcificar, quitar la cal, descalcificación, sarro
action:iron|planchar, planchado
action:dry|secar, secado, tender, secar al aire
action:repair|reparar, reparación, arreglar, arreglo, remendar
action:replace|reemplazar, reemplazo, sustituir
action:install|instalar, instalación, poner en marcha, configurar
action:mount|colgar, montar en pared, fijar, instalar en la pared, sujetar
action:assemble|montar, ensamblar, montaje, armar, armado
action:engrave|grabar, grabado, personalizar, con nombre, poner nombre, bordar
action:wrap|envolver, envolver para regalo, envoltorio de regalo
action:reserve|reservar, apartar, reserva
action:book|reservar plaza, pedir cita, inscribirse, apuntarse, cita
action:store|guardar, almacenar, conservar, conservación
action:charge|cargar, recargar, poner a cargar
action:recycle|reciclar, deshacerse de, tirar, desechar, retirada de aparato viejo, botar
action:try on|probar, probarse, testear, prueba
action:adjust|ajustar, regular, adaptar
action:cut to size|cortar a medida, a medida, corte a medida
action:alter|acortar, hacer el dobladillo, arreglos, arreglo de ropa
action:make to order|hacer por encargo, por encargo, bajo pedido, hecho a medida
action:rent|alquilar, alquiler, rentar, prestar, arrendar
action:complain|reclamar, reclamación, quejarse, queja, insatisfecho, reclamo
action:talk to someone|contactar, hablar con alguien, llamar, ponerse en contacto, telefonear
action:write|escribir, mandar un correo, correo electrónico, mensaje, email
action:reply|responder, contestar, respuesta, contestación
action:ask|preguntar, pregunta, consultar, consulta
action:advise|asesorar, asesoramiento, consejo, recomendar, aconsejar
action:help|ayudar, ayuda, asistencia, soporte
action:refund|reembolsar, reembolso, devolver el dinero, reintegro
action:redeem (2)|canjear, usar el vale, aplicar código, introducir código
action:save money|ahorrar, ahorrar dinero, gastar menos
action:subscribe|suscribirse, suscripción, abonarse, envío periódico
action:pause|pausar, suspender, saltar envío
action:log in|iniciar sesión, entrar en la cuenta, acceder
action:register|registrarse, crear una cuenta, abrir cuenta
action:unsubscribe (2)|darse de baja, cancelar suscripción, borrar cuenta, eliminar mis datos
action:pre-order|preordenar, reservar por adelantado, preventa, encargar con antelación
action:notify|avisar, notificar, informar, aviso, alertar
action:open|abrir, desembalar, desempaquetar, abierto
action:pack|embalar, embalaje, empaquetar, empacar
action:carry|llevar, transportar, cargar con, trasladar
action:wear|ponerse, vestir, llevar puesto
action:use|usar, utilizar, uso, aplicar, modo de empleo
action:cook|cocinar, cocer, preparar comida, hervir
action:fry|freír, sofreír, saltear, dorar
action:bake|hornear, hacer pasteles, hacer pan, repostería
action:chop|cortar, picar, rebanar, trocear
action:sharpen|afilar, afilado
action:mix|mezclar, batir, licuar, triturar, remover
action:grind|moler, triturar, rallar
action:brew|hacer café, preparar té, infusionar, colar café
action:heat up|calentar, recalentar
action:cool down|enfriar, refrescar, refrigerar
action:drink|beber, sorber
action:eat|comer, picar algo, merendar
action:sleep|dormir, dormirse, siesta, conciliar el sueño
action:sit|sentarse, estar sentado, sentado
action:play|jugar, divertirse
action:read|leer, lectura
action:draw|dibujar, pintar, colorear, bocetar
action:sew|coser, costura, bordar
action:craft|hacer manualidades, bricolaje, hacerlo uno mismo, diy
action:glue|pegar, encolar, adherir
action:drill|taladrar, perforar, hacer agujeros
action:paint walls|pintar paredes, barnizar, pintar la casa
action:plant|plantar, sembrar, cultivar, jardinería
action:water plants|regar, riego
action:lose weight|adelgazar, perder peso, bajar de peso, hacer dieta
action:train|entrenar, hacer ejercicio, ejercitarse, entrenamiento
action:protect|proteger, protección, prevenir, resguardar
action:cover|cubrir, tapar
action:remove|quitar, eliminar, sacar, remover
action:choose|elegir, escoger, seleccionar, cuál
action:compare|comparar, comparación, diferencia entre, versus
action:find|encontrar, buscar, busco, hallar
action:see|ver, mirar, visitar, pasar por la tienda
action:give as a gift|regalar, obsequiar, hacer un regalo
action:donate|donar, donación, donativo, caridad
action:trade in|entregar el viejo, recompra, plan renove, vender el usado
action:waive|gratis, gratuito, sin coste, sin costo, sin cargo
action:pay the cost|asumir los gastos, quién paga, correr con los gastos
action:extend|prolongar, ampliar plazo, aplazar, prórroga
action:shrink|encoger, encogerse, encogido
action:fade|desteñir, decolorar, perder color
action:leak|gotear, fugar, derramarse, perder agua, fuga
action:smell bad|oler mal, apestar, mal olor
action:rust|oxidarse, corroer, óxido, ennegrecerse
action:overheat|sobrecalentar, recalentarse, quemar
action:turn on|encender, prender, poner en marcha, arrancar
action:turn off|apagar, desconectar, desactivar
action:connect|conectar, emparejar, vincular, sincronizar
general:cheap|barato, económico, asequible, bajo precio, a buen precio
general:cheaper|más barato, más económico, menos caro
general:cheapest|el más barato, precio más bajo, mejor precio
general:expensive|caro, costoso, precio alto, carísimo
general:price|precio, coste, costo, cuánto cuesta, cuánto vale, tarifa
general:fee|recargo, suplemento, coste adicional, gasto extra, tasa
general:euro|euro, euros, eur, dinero
general:under|menos de, máximo, como mucho, por debajo de, hasta
general:at least|al menos, mínimo, más de, a partir de, como mínimo
general:quick|rápido, veloz, rápidamente, pronto
general:urgent|urgente, cuanto antes, inmediatamente, lo antes posible, ya mismo
general:slow|lento, tarda mucho, despacio
general:how long|cuánto tiempo, duración, plazo, cuántos días, cuánto tarda
general:deadline|fecha límite, plazo, hasta cuándo, hora límite, a más tardar
general:late|tarde, retrasado, retraso, con retraso, demora
general:early|temprano, antes, con antelación, por adelantado
general:today (2)|hoy, mismo día, hoy mismo, esta noche
general:tomorrow (2)|día siguiente, al día siguiente, mañana
general:day (2)|día, días, diario, cada día
general:working day (2)|día laborable, día hábil, entre semana, de lunes a viernes
general:week (2)|semana, semanas, semanal, quincena, 14 días
general:month (2)|mes, meses, mensual, 30 días
general:year (2)|año, años, anual, 12 meses
general:hour (2)|hora, horas, minuto, minutos, a qué hora
general:weekend (2)|fin de semana, finde, sábado y domingo
general:sunday|domingo, domingos, los domingos
general:saturday|sábado, sábados, los sábados
general:public holiday|día festivo, festivo, feriado, festivos
general:open|abierto, horario de apertura, horario, abren
general:closed|cerrado, no abre, cerramos
general:need|necesitar, necesario, hace falta, requerir, imprescindible
general:want|querer, quisiera, desear, me gustaría
general:allowed|permitido, se puede, puedo, autorizado, está permitido
general:not allowed|prohibido, no permitido, no se puede, excluido, no se admite
general:possible|posible, se puede, es posible, factible
general:extra|adicional, extra, otro más, de más
general:both|ambos, los dos, las dos
general:other|otro, diferente, alternativa, distinto, otra cosa
general:similar|similar, parecido, comparable, equivalente, semejante
general:same|mismo, igual, idéntico, a juego
general:wrong|equivocado, incorrecto, erróneo, no es lo que pedí, por error
general:biggest|el más grande, mayor tamaño, más grande
general:smallest|el más pequeño, más pequeño, menor tamaño
general:bigger|más grande, talla más, mayor
general:smaller|más pequeño, talla menos, más chico
general:best|mejor, el mejor, lo mejor, top
general:popular|popular, más vendido, superventas, favorito, éxito de ventas
general:good|bueno, genial, excelente, estupendo, bien
general:bad|malo, pésimo, terrible, no bueno
general:safe|seguro, seguridad, sin riesgo, protegido
general:dangerous|peligroso, peligro, riesgo, advertencia
general:healthy|saludable, sano, salud, bueno para la salud
general:in stock|en stock, disponible, disponibilidad, hay existencias
general:out of stock|agotado, sin stock, no disponible, sin existencias
general:back in stock|reposición, disponible de nuevo, vuelve a haber, volver a tener stock
general:discontinued|descatalogado, ya no se fabrica, fin de serie, discontinuado
general:where|dónde, ubicación, dirección, cómo llegar
general:near|cerca, cercano, en la zona, próximo, cerca de mí
general:at home|en casa, interior, dentro, hogar
general:outdoor|exterior, fuera, al aire libre, afuera
general:abroad|extranjero, internacional, otro país, al extranjero
general:online|en línea, online, internet, página web, tienda online, sitio
general:shop|tienda, en tienda, tienda física, local, sucursal
general:with|con, que incluye, provisto de
general:without|sin, libre de, exento de
general:instructions|instrucciones, manual, modo de uso, guía de uso
general:tip|consejo, truco, idea, sugerencia, inspiración
general:review|opinión, reseña, valoración, estrellas, comentario
general:accessory|accesorio, accesorios, complemento
general:spare part|pieza de repuesto, recambio, repuesto, refacción
general:sample|muestra, muestra gratis, tamaño de prueba, probador
general:gift (2)|regalo, obsequio, detalle, idea regalo
general:person|persona, personas, por persona, para dos, para cuatro, raciones, porciones
general:family|familia, hogar familiar, parientes, familiar
general:friend|amigo, amiga, colega, compañero
general:mum|mamá, madre, mami
general:dad|papá, padre, papi
general:grandma|abuela, yaya, abuelita, abue
general:wife|esposa, novia
general:brother|hermano
general:colleague|colega de trabajo, compañero de trabajo, jefe, empleado
general:teacher|profesor, maestra, profe, educadora
general:student|estudiante, alumno, universitario, escolar, aprendiz
general:business|empresa, compañía, negocio, b2b, cliente profesional
general:dog|perro, cachorro, perrito
general:cat|gato, gatito, minino
general:pet|mascota, animal, animal de compañía
general:left-handed|zurdo, para zurdos, mano izquierda
general:disabled|discapacitado, silla de ruedas, accesible, movilidad reducida
general:language|idioma, traducido, en español
general:picture|foto, imagen, fotografía
general:why|por qué, motivo, razón, causa
general:all|todo, todos, toda la gama, completo, entero
property:copper|cobre, de cobre
property:brass|latón, de latón
property:bronze|bronce, de bronce
property:beech|haya, madera de haya
property:birch|abedul, madera de abedul
property:ash wood|fresno, madera de fresno
property:maple wood|arce, madera de arce
property:walnut wood|nogal, madera de nogal
property:cherry wood|madera de cerezo
property:teak|teca, madera de teca, madera tropical, caoba
property:acacia wood|acacia, madera de acacia
property:olive wood|madera de olivo
property:halal|halal, certificado halal
property:kosher|kosher, casher
property:no pork|sin cerdo, sin carne de cerdo
property:soy-free|sin soja, sin soya
property:palm oil free|sin aceite de palma, libre de aceite de palma
property:paraben-free|sin parabenos, libre de parabenos
property:sulfate-free|sin sulfatos, libre de sulfatos
property:silicone-free|sin siliconas, libre de siliconas
property:aluminium-free|sin aluminio, sin sales de aluminio
property:semi-dry|semiseco, semidulce, abocado
property:sour|ácido, agrio, acidez
property:camouflage|camuflaje, estampado militar
property:canvas fabric|lona, loneta, lona de algodón
property:concrete|hormigón, concreto, cemento, efecto hormigón
property:alpaca|alpaca, lana de alpaca
property:mohair|mohair, angora, lana de angora
general:monday|lunes, los lunes
general:tuesday|martes, los martes
general:wednesday|miércoles, los miércoles
general:thursday|jueves, los jueves
general:friday|viernes, los viernes
general:spring season|primavera, en primavera
general:summer|verano, veraniego, en verano
general:autumn|otoño, otoñal, en otoño
general:winter|invierno, invernal, en invierno
general:season|temporada, de temporada, estación del año
general:morning (2)|por la mañana, de mañana, mañanas
general:midday|mediodía, a mediodía, pausa de comida
general:afternoon|por la tarde, tardes
general:evening (2)|por la noche, al final del día, última hora
general:grandpa|abuelo, abuelito, yayo
general:grandparents|abuelos, los abuelos
general:husband|marido, esposo, novio
general:couple|pareja, cónyuge, media naranja
general:sister|hermana, hermanita
general:siblings|hermanos, hermanos y hermanas
need:birthday|cumpleaños, regalo de cumpleaños, cumple
need:children's birthday party|fiesta infantil, cumpleaños infantil, fiesta de niños
need:wedding|boda, casarse, matrimonio, regalo de boda
need:wedding guest|invitada de boda, invitado, ropa para boda
need:hen party|despedida de soltera, despedida de soltero, despedida de solteros
need:engagement|compromiso, pedida de mano, pedir matrimonio
need:wedding anniversary|aniversario, aniversario de boda, bodas de oro, bodas de plata
need:housewarming|inauguración de casa, casa nueva, estrenar casa, nuevo hogar
need:moving house|mudanza, mudarse, trasteo
need:christmas|navidad, navidades, regalo de navidad, nochebuena
need:secret santa|amigo invisible, amigo secreto, intercambio de regalos
need:advent|adviento, antes de navidad, cuenta atrás navidad
need:st nicholas day|día de san nicolás, fiesta de san nicolás
need:three kings|reyes, reyes magos, día de reyes
need:new year's eve|nochevieja, año nuevo, fin de año
need:easter|pascua, semana santa, búsqueda de huevos
need:valentine's day|san valentín, día de los enamorados, regalo romántico
need:mother's day|día de la madre, regalo día de la madre, regalo para mamá
need:father's day|día del padre, regalo día del padre, regalo para papá
need:grandparents day|día de los abuelos, regalo abuelos, regalo para los abuelos
need:baptism|bautizo, regalo de bautizo, bautismo, regalo bautizo
need:first communion|primera comunión, comunión, confirmación
need:baby shower|baby shower, fiesta de bebé, regalo embarazada
need:birth of a baby|nacimiento, regalo de nacimiento, nació un bebé
need:first day of school|primer día de colegio, empezar el cole, primer día de clase
need:back to school|vuelta al cole, material escolar, regreso a clases
need:starting kindergarten|guardería, escuela infantil, empezar guardería
need:graduation|graduación, licenciatura, aprobar examen
need:prom|baile de graduación, baile de gala, fiesta de graduación
need:retirement|jubilación, jubilarse, regalo de despedida
need:new job|trabajo nuevo, empleo nuevo, primer día de trabajo
need:job interview|entrevista de trabajo, entrevista, entrevista laboral
need:funeral|funeral, entierro, luto, pésame
need:grave|tumba, cementerio, todos los santos
need:carnival|carnaval, disfrazarse, disfraz
need:halloween|halloween, noche de brujas, truco o trato
need:oktoberfest|fiesta de la cerveza, oktoberfest
need:garden party|fiesta en el jardín, fiesta de verano, fiesta al aire libre
need:barbecue|barbacoa, asado, parrillada, bbq
need:picnic|picnic, pícnic, comer al aire libre, día de campo
need:dinner party|cena con amigos, invitados a cenar, recibir invitados
need:overnight guests|invitados a dormir, cama supletoria, huéspedes
need:buffet|bufé, catering, muchos invitados, grupo grande
need:cocktail party|fiesta de cócteles, preparar cócteles, coctelería
need:game night|noche de juegos, tarde de juegos, juegos en familia
need:movie night|noche de cine, cine en casa, ver películas
need:music festival|festival, concierto, festival de música
need:sleepover|fiesta de pijamas, dormir en casa de un amigo, dormir fuera de casa
need:treasure hunt|búsqueda del tesoro, gincana, yincana
need:hostess gift|detalle, regalo de agradecimiento, regalito
need:wedding favours|detalles para invitados, recuerdos de boda, obsequios de boda
need:corporate gift|regalo de empresa, regalo corporativo, regalo para clientes
need:teacher gift|regalo profesora, regalo maestro, fin de curso
need:gift idea|idea de regalo, qué regalar, busco un regalo
need:last minute gift|regalo de última hora, lo necesito mañana, urgente
need:gift under a small budget|regalo barato, poco presupuesto, menos de 20 euros
need:gift for someone who has everything|regalo original, regalo para quien lo tiene todo, regalo especial, regalo diferente
need:funny gift|regalo gracioso, regalo divertido, regalo de broma
need:get well gift|que te mejores, visita hospital, animar a alguien
need:baby|bebé, lactante, recién nacido
need:toddler|niño pequeño, 2 años, peque
need:child|niño, niña, niños, crío, 5 años
need:schoolchild|escolar, alumno, niño de primaria, 8 años
need:teenager|adolescente, joven, chico de 14 años
need:student|estudiante, universidad, universitario, residencia, piso compartido
need:adult|adulto, mayor de edad, persona adulta
need:senior|persona mayor, anciano, tercera edad, jubilado
need:grandma|abuela, abuelita, yaya
need:grandpa|abuelo, abuelito, yayo
need:mum|mamá, madre, mami
need:dad|papá, padre, papi
need:wife|mi mujer, novia, esposa, mi pareja
need:husband|marido, novio, esposo
need:woman|mujer, señora, dama, femenino
need:man|hombre, caballero, señor, masculino
need:girl|regalo niña, hija, chica, sobrina, nieta
need:boy|chico joven, hijo, regalo niño, sobrino, nieto
need:brother|hermano, hermana, hermanos
need:best friend|mejor amiga, mejor amigo, amigo, amiga
need:colleague|compañero de trabajo, colega, jefe
need:neighbour|vecino, vecina, vecinos, vecindario
need:godchild|ahijado, ahijada, padrino, madrina
need:couple|pareja, para dos, dos personas
need:family|familia, familia numerosa, con niños
need:living alone|vivir solo, soltero, una persona
need:pregnant|embarazada, embarazo, futura mamá
need:breastfeeding|dar el pecho, lactancia, amamantar
need:twins|gemelos, mellizos, gemelas
need:new parents|padres primerizos, nuevos padres, ser padres
need:left-handed|zurdo, zurda, mano izquierda
need:beginner|principiante, novato, empezar, iniciarse
need:advanced|avanzado, experto, con experiencia
need:professional|profesional, uso profesional, autónomo
need:hobbyist|manitas, bricolaje, hazlo tú mismo, bricolador
need:allergic|alérgico, alergia, hipersensible
need:hay fever|fiebre del heno, alergia al polen, polen
need:dust mite allergy|alergia a los ácaros, ácaros, alergia al polvo
need:nickel allergy|alergia al níquel, alergia a metales, alergia a la bisutería
need:sensitive skin|piel sensible, piel irritada, piel delicada
need:eczema|dermatitis, eccema, piel atópica
need:gluten intolerance|celíaco, celiaquía, intolerancia al gluten, sin gluten
need:lactose intolerance|intolerancia a la lactosa, sin lactosa, sin leche
need:nut allergy|alergia a frutos secos, alergia al cacahuete, sin frutos secos
need:vegan|vegano, vegana, sin productos animales, vegetal
need:vegetarian|vegetariano, sin carne, vegetariana, no como carne
need:diabetic|diabético, diabetes, azúcar en sangre, sin azúcar
need:tall|persona alta, piernas largas, talla larga
need:short person|bajita, persona baja, petite, talla pequeña
need:plus size|talla grande, gordita, sobrepeso, curvy
need:wide feet|pies anchos, pie ancho, horma ancha, zapatos anchos
need:large feet|pies grandes, talla grande de zapato, pie grande
need:small hands|manos pequeñas, manos finas, mano pequeña
need:big head|cabeza grande, contorno de cabeza, talla grande de casco
need:glasses wearer|llevo gafas, usuario de gafas, con gafas
need:contact lens wearer|uso lentillas, usuario de lentes de contacto, lentillas, llevo lentillas
need:visually impaired|vista cansada, baja visión, no veo bien
need:hard of hearing|sordo, problemas de oído, audífono
need:wheelchair user|silla de ruedas, discapacitado, movilidad reducida
need:difficulty walking|dificultad para caminar, ayuda para andar, andador
need:weak hands|artrosis, artritis, reúma, manos débiles
need:carer|cuidador, cuidar a mayores, atención en casa
need:cold feet|pies fríos, se me enfrían los pies, pies helados
need:cold hands|manos frías, dedos fríos, manos heladas
need:feel cold|tener frío, friolero, friolera, abrigar
need:sleep cold|frío por la noche, paso frío en la cama, dormir con frío
need:hot at night|sudar por la noche, calor en la cama, calor al dormir
need:sweating|sudar, sudo mucho, sudor, transpiración
need:sweaty feet|sudor de pies, mal olor de pies, zapatos que huelen
need:body odour|olor corporal, olor a sudor, huele a sudor
need:back pain|dolor de espalda, me duele la espalda, lumbalgia, dolor lumbar
need:neck pain|dolor de cuello, dolor cervical, contractura
need:knee pain|dolor de rodilla, me duelen las rodillas, rodillas delicadas
need:wrist pain|dolor de muñeca, túnel carpiano, tendinitis
need:foot pain|dolor de pies, fascitis plantar, espolón, de pie todo el día
need:blisters|ampollas, rozaduras, los zapatos rozan
need:heavy legs|piernas cansadas, piernas hinchadas, varices
need:muscle soreness|agujetas, dolor muscular, músculos cargados
need:headache|dolor de cabeza, migraña, jaqueca
need:can't sleep|no puedo dormir, insomnio, duermo mal
need:snoring|roncar, ronquidos, ronca
need:wake up tired|cuesta levantarse, quedarse dormido, despertar
need:stress|estrés, relajarse, relajación, desconectar
need:dry skin|piel seca, piel áspera, piel tirante
need:cracked hands|manos secas, manos agrietadas, manos ásperas
need:chapped lips|labios secos, labios agrietados, labios cortados
need:cracked heels|talones agrietados, callos en los pies, durezas
need:oily skin|piel grasa, brillos, poros abiertos
need:acne|granos en la cara, acné, espinillas, puntos negros
need:wrinkles|arrugas, piel madura, líneas de expresión
need:dark circles|ojeras, bolsas en los ojos, ojos hinchados
need:sunburn|quemadura solar, me he quemado, después del sol
need:sun protection|protección solar, protegerse del sol, uv, piel clara
need:hair loss|caída del pelo, pelo fino, cabello fino
need:dandruff|caspa, picor cuero cabelludo, cuero cabelludo seco
need:dry hair|pelo seco, pelo dañado, puntas abiertas, encrespado
need:curly hair|pelo rizado, rizos, pelo ondulado
need:tangled hair|pelo enredado, nudos, desenredar
need:grey hair|canas, raíces canosas, teñir el pelo
need:unwanted hair|depilarse, depilación, vello, afeitar piernas
need:shaving|afeitarse, afeitado, irritación del afeitado
need:beard|barba, cuidado de la barba, recortar barba
need:bad breath|mal aliento, halitosis, aliento fresco
need:sensitive teeth|dientes sensibles, encías sensibles, encías sangran
need:white teeth|dientes blancos, dientes amarillos, blanquear dientes
need:wound|herida, corte en la piel, rasguño, primeros auxilios
need:common cold|resfriado, gripe, tos, dolor de garganta, nariz tapada
need:fever|fiebre, tomar la temperatura, niño enfermo
need:high blood pressure|tensión alta, hipertensión, medir la tensión
need:upset stomach|dolor de barriga, hinchazón, digestión, gases
need:period pain|menstruación, dolor de regla, tener la regla, cólicos menstruales
need:menopause|menopausia, sofocos, climaterio
need:incontinence|incontinencia, pérdidas de orina, mojar la cama
need:motion sickness|mareo, marearse en el coche, mareo en barco
need:lose weight|adelgazar, perder peso, dieta, bajar de peso
need:build muscle|ganar músculo, masa muscular, ponerse fuerte
need:eat healthily|comer sano, alimentación sana, dieta saludable
need:boost immune system|defensas, vitaminas, cansancio, falta de energía
need:quit smoking|dejar de fumar, dejar el tabaco, sin tabaco
need:nail care|manicura, hacerse las uñas, pintarse las uñas
need:make-up|maquillarse, maquillaje, productos de belleza, cosmética
need:limescale|cal en el agua, agua dura, incrustaciones, descalcificar
need:mould|moho, hongos en la pared, pared húmeda, manchas negras
need:damp|humedad, habitación húmeda, condensación
need:dry air|aire seco, ambiente seco, aire demasiado seco
need:stain|mancha, manchas, mancha de vino, derramado
need:grease|grasa, grasiento, quemado, incrustado
need:smell|olor, mal olor, huele mal, peste
need:pet smell|olor a mascota, orina de gato, olor a perro
need:kitchen smells|olor a cocina, olor a fritura, humos
need:smelly drain|desagüe atascado, fregadero atascado, tubería atascada
need:leak|fuga de agua, gotea, grifo que gotea, pierde agua
need:noise|ruido, vecinos ruidosos, ruidoso, ruido de la calle
need:room echoes|eco, insonorizar, aislamiento acústico, acústica
need:draught|corriente de aire, entra frío, ventana mal aislada
need:cold flat|piso frío, calentar una habitación, sin calefacción
need:heat wave|ola de calor, demasiado calor, refrescar habitación
need:cold winter|invierno, helada, bajo cero, frío de invierno
need:snow|nieve, quitar la nieve, hielo en la acera
need:rain|lluvia, mojarse, mal tiempo, llover, chubasco
need:wind|viento, ventoso, tormenta
need:rust|óxido, oxidado, corrosión, se oxida
need:scratches|arañazos, rayado, rayones
need:protect the floor|proteger el suelo, rayar el parqué, protector de suelo
need:slippery|resbaladizo, resbalar, suelo resbaladizo, resbalón en la ducha
need:squeaking|chirriar, chirrido, puerta chirría
need:wobbly|cojea, tambalea, mesa coja, inestable
need:broken|roto, reparar, arreglar, estropeado
need:glue|pegar, pegamento, encolar, pegar piezas
need:hole in clothes|agujero en la ropa, remendar, zurcir
need:moths|polillas, polilla de la ropa, agujeros de polilla
need:pantry moths|polillas de la despensa, gorgojos, bichos en la harina
need:mosquitoes|mosquitos, picaduras, zancudos
need:flies|moscas, mosca de la fruta, avispas
need:ants|hormigas, cucarachas, pececillos de plata
need:mice|ratones, ratas, roedores
need:pigeons|palomas, ahuyentar pájaros, gatos en el jardín
need:ticks|garrapatas, pulgas, picadura de garrapata
need:slugs|babosas, caracoles en la huerta, caracoles y babosas
need:aphids|pulgones, plagas, mosca del sustrato, araña roja
need:weeds|malas hierbas, deshierbar, desbrozar
need:moss in lawn|musgo en el césped, calvas en el césped, césped amarillo
need:plants die|plantas se mueren, olvido regar, cuidado de plantas
need:dust|polvo en casa, polvoriento, quitar el polvo
need:pet hair|pelos de mascota, pelo de perro, pelos de gato
need:crumbs|migas, salpicaduras, ensuciar
need:dirty windows|limpiar cristales, cristales sucios, marcas en el cristal
need:cleaning|limpiar, limpieza, tareas domésticas, limpieza a fondo
need:mopping|fregar el suelo, trapear, pasar la fregona
need:vacuuming|aspirar, pasar la aspiradora, aspirar la alfombra
need:doing laundry|lavar la ropa, hacer la colada, colada
need:drying laundry|secar la ropa, tender la ropa, sin secadora
need:ironing|planchar, plancha, arrugas en la ropa
need:shrunk in the wash|encogido, encoge, desteñido, bolitas
need:shoes dirty|limpiar zapatos, cuidado del cuero, limpiar zapatillas
need:wet shoes|zapatos mojados, secar botas, zapatos empapados
need:fire|fuego, incendio, humo, monóxido de carbono
need:burglary|robo, seguridad, ladrones, proteger la casa
need:power cut|apagón, corte de luz, sin electricidad, emergencia
need:hang a picture|colgar un cuadro, colgar cuadros, colgar un espejo
need:no drilling|sin taladrar, sin agujeros, sin taladro
need:drill a hole|taladrar, hacer un agujero, taladrar hormigón
need:put up a shelf|montar una estantería, colgar la tele, instalar un estante, soporte de tele
need:assemble furniture|montar muebles, montaje, armar
need:paint a wall|pintar una pared, pintar la habitación, redecorar
need:paint wood|pintar madera, barnizar, pintar un mueble
need:wallpapering|empapelar, poner papel pintado, empapelado
need:lay flooring|poner suelo, colocar parqué, instalar tarima
need:tiling|alicatar, poner azulejos, rejuntar, reformar el baño
need:fill holes|tapar agujeros, grietas, masilla
need:sealing|sellar, sellar juntas, sellar la bañera
need:sawing|serrar, cortar madera, serrar madera
need:sanding|lijar, lijado, lijar madera
need:woodworking|carpintería, construir muebles, trabajar la madera
need:welding|soldar, soldadura, trabajar el metal
need:electrical work|cambiar un enchufe, electricidad, conectar una lámpara
need:plumbing|cambiar el grifo, fontanería, conectar lavadora
need:measure|medir, tomar medidas, nivelar
need:work at height|llegar al techo, trabajar en altura, cambiar bombilla
need:heavy lifting|levantar peso, cargar peso, transportar cosas pesadas
need:transport in the car|transportar en coche, sujetar la carga, baca
need:protect hands at work|protección laboral, equipo de protección, proteger las manos
need:construction site|obra, construcción, reforma
need:shed|taller, garaje, cobertizo, ordenar herramientas
need:insulate|aislar, aislamiento, ahorrar calefacción, ahorrar energía
need:save electricity|ahorrar luz, consumo eléctrico, factura de la luz
need:save water|ahorrar agua, ahorro de agua, gastar menos agua
need:low light|poca luz, habitación oscura, demasiado oscuro, más luz
need:dazzling light|deslumbra, demasiada luz, reflejos
need:darken bedroom|oscurecer la habitación, tapar la luz, dormir a oscuras
need:privacy|privacidad, vecinos cotillas, miradas
need:mood lighting|luz ambiental, acogedor, ambiente romántico
need:reading in bed|leer en la cama, luz de lectura, leer de noche
need:reading|leer, lectura, lector
need:small flat|piso pequeño, poco espacio, habitación pequeña, monoambiente
need:small kitchen|cocina pequeña, poca encimera, cocina estrecha
need:small bathroom|baño pequeño, aseo pequeño, baño estrecho
need:tidy up|ordenar, almacenamiento, desorden, organizar, guardar
need:wardrobe full|armario lleno, guardar ropa, colgar ropa
need:store shoes|guardar zapatos, zapatos en la entrada, ordenar zapatos
need:hallway|recibidor, pasillo, entrada
need:cable clutter|cables enredados, ordenar cables, ocultar cables
need:cooking|cocinar, preparar comida, cocina casera
need:gift for a cook|cocinillas, amante de la cocina, gourmet, le gusta cocinar
need:frying|freír, a la plancha, sellar carne, huevo frito
need:food sticks|se pega, se quema, sartén que se pega
need:deep frying|freidora, patatas fritas, papas fritas, crujiente
need:soup|sopa, guiso, estofado, cocido, potaje
need:pasta|pasta, cocer pasta, hacer pasta fresca
need:rice|arroz, cocer arroz, sushi, paella
need:baking|hornear, hacer un pastel, repostería, galletas, tarta
need:bake bread|hacer pan, pan casero, masa madre
need:pizza at home|pizza casera, hacer pizza, noche de pizza
need:decorate a cake|decorar una tarta, tarta de cumpleaños, cupcakes
need:knead dough|amasar, batir, montar nata, batir huevos
need:chop|cortar verduras, picar, trocear, rebanar
need:blunt knife|cuchillo sin filo, afilar cuchillos, desafilado
need:smoothie|batido, licuado, triturar, hacer puré
need:juice|zumo, exprimir, jugo, hacer zumo
need:coffee|café, hacer café, espresso, cafetero, capuchino
need:grind|moler, moler café, molinillo
need:brew tea|hacer té, té, infusión, amante del té
need:milk foam|espuma de leche, espumar leche, leche espumosa
need:brew beer|hacer cerveza, elaborar vino, destilar
need:wine drinker|amante del vino, abrir vino, guardar vino
need:sparkling water|agua con gas, gasificar, hacer soda
need:clean drinking water|agua potable, filtrar agua, sabor del agua del grifo
need:drink more water|beber más agua, hidratarse, tomar más agua, hidratación
need:keep food hot|mantener caliente, comida caliente, sopa caliente
need:keep cold|mantener frío, enfriar bebidas, bebidas frías
need:keep food fresh|conservar alimentos, guardar sobras, mantener fresco
need:freezing food|congelar, cocinar por adelantado, meal prep
need:preserve|hacer mermelada, conservas, encurtir, fermentar
need:lunch at work|comida para el trabajo, llevar la comida, merienda
need:breakfast|desayuno, brunch, desayunar
need:quick meal|cocinar rápido, sin tiempo para cocinar, comida exprés
need:snack|picar algo, aperitivo, algo dulce, goloso, tentempié
need:fondue|fondue, raclette, noche de queso
need:induction hob|inducción, placa de inducción, cocina de inducción
need:gas stove|cocina de gas, fogón, llama
need:hiking|senderismo, caminata, excursión, trekking
need:camping|camping, acampar, acampada, dormir en tienda
need:camper van|autocaravana, caravana, camper, furgoneta camper
need:trekking ultralight|mochilero, camino de santiago, ultraligero, varios días
need:via ferrata|escalada, vía ferrata, búlder, alpinismo
need:running|correr, running, footing, maratón
need:trail running|trail running, correr por montaña, carrera de montaña
need:walking the city|escapada urbana, turismo, caminar mucho
need:cycling|montar en bici, ciclismo, paseo en bici
need:mountain biking|mtb, ciclismo de montaña, descenso
need:bike tour|cicloturismo, viaje en bici, alforjas
need:e-bike|bici eléctrica, ebike, bicicleta eléctrica
need:commute|ir al trabajo, trayecto al trabajo, desplazamiento diario
need:flat tyre|pinchazo, rueda pinchada, llanta ponchada
need:bike theft|robo de bici, candar la bici, bici robada
need:be seen in traffic|ser visible, visibilidad, ir de noche
need:transport children by bike|llevar niños en bici, niño en bicicleta, transportar niños en bicicleta
need:learn to ride a bike|aprender a montar en bici, primera bici, bici sin pedales
need:swimming|nadar, natación, piscina, alberca
need:learn to swim|aprender a nadar, clases de natación, niño no sabe nadar
need:open water swimming|aguas abiertas, agua fría, nadar en el lago
need:beach|playa, mar, día de playa, vacaciones en la playa
need:snorkelling|bucear, buceo, snorkel, esnórquel
need:kayaking|kayak, canoa, paddle surf, piragua
need:sailing|navegar a vela, barco, navegar
need:surfing|surf, windsurf, kitesurf, surfear
need:fishing|pesca, pescar, pescador, ir de pesca
need:hunting|caza, cazar, cazador, tiro con arco
need:birdwatching|observar aves, avistamiento, ver estrellas, astronomía
need:skiing|esquiar, esquí, vacaciones de esquí, nieve y esquí
need:cross-country skiing|esquí de fondo, esquí de travesía, raquetas de nieve
need:sledging|trineo, tirarse en trineo, jugar en la nieve
need:ice skating|patinaje, patinar, patines, monopatín
need:gym|gimnasio, entrenar, hacer ejercicio, fitness
need:home workout|ejercicio en casa, gimnasio en casa, entrenar en casa
need:yoga|yoga, pilates, estiramientos, meditar
need:football|fútbol, entrenar fútbol, jugar al fútbol, fútbol sala
need:tennis|tenis, bádminton, squash, pádel
need:table tennis|ping pong, tenis de mesa, jugar al ping pong
need:basketball|baloncesto, voleibol, balonmano, básquet
need:golf|golf, jugar al golf, golfista
need:horse riding|equitación, montar a caballo, caballo
need:boxing|boxeo, artes marciales, kárate, judo
need:dance|bailar, danza, ballet
need:rehabilitation|rehabilitación, fisioterapia, después de operación
need:massage|masaje, masajear, automasaje
need:wellness|spa en casa, sauna, baño relajante, mimarse
need:photography|fotografía, sacar fotos, hacer fotos, fotógrafo
need:filming|grabar vídeo, filmar, vlog, youtube
need:podcast|pódcast, grabar voz, estudio en casa
need:make music|hacer música, tocar un instrumento, aprender guitarra, tocar el piano
need:listen to music|escuchar música, melómano, música en casa
need:gaming|gamer, videojuegos, jugar, gaming
need:drawing|dibujar, dibujo, bocetos
need:painting art|pintar cuadros, acuarela, pintura, artista
need:crafts|manualidades, hacer manualidades, artesanía, hacer cosas con niños
need:knitting|tejer, hacer punto, ganchillo, hacer crochet, tricotar
need:sewing|coser, costura, hacer ropa, coser bajo
need:embroidery|bordar, punto de cruz, macramé
need:pottery|alfarería, modelar, cerámica, arcilla
need:make candles|hacer velas, hacer jabón, cosmética casera
need:calligraphy|caligrafía, lettering, escribir diario, álbum de recortes
need:puzzling|puzle, rompecabezas, día de lluvia
need:model building|modelismo, maquetas, coleccionar, coleccionista
need:learn|aprender, estudiar, preparar examen, aprender idiomas
need:experiment|experimentos, ciencia, niño curioso
need:keep child busy|entretener niños, niños aburridos, jugar en casa
need:outdoor play|jugar al aire libre, jugar fuera, jugar en el jardín
need:water play|chapotear, juegos de agua, refrescarse
need:work from home|teletrabajo, trabajar desde casa, home office
need:sit all day|estar sentado todo el día, trabajo de oficina, muchas horas sentado
need:video call|videollamada, videoconferencia, reunión online
need:phone calls|llamar por teléfono, llamadas, manos libres
need:presentation|presentación, reunión, conferencia, exposición oral
need:organise appointments|planificar, organizarse, olvidadizo, lista de tareas, agenda
need:file documents|archivar papeles, ordenar documentos, papeleo
need:print|imprimir, imprimir fotos, escanear, copiar
need:write|escribir, tomar apuntes, escribir a mano
need:send a parcel|enviar un paquete, empaquetar, vender online
need:wrap a present|envolver un regalo, envolver para regalo, papel de regalo
need:decorate|decorar, decoración, poner bonita la casa
need:furnish children's room|habitación infantil, cuarto del bebé, dormitorio infantil
need:sleep|dormir, dormir bien, descansar mejor
need:side sleeper|dormir de lado, duermo de lado, durmiente lateral
need:back sleeper|dormir boca abajo, dormir boca arriba, dormir de espaldas
need:nap|siesta, dormir en el avión, cabezada
need:travel|viajar, viaje, vacaciones
need:flight|vuelo, volar, avión, aeropuerto
need:hand luggage|equipaje de mano, maleta de cabina, equipaje de cabina
need:luggage too heavy|maleta pesada, exceso de equipaje, pesar la maleta
need:travel abroad|al extranjero, enchufes extranjeros, viaje a estados unidos
need:pickpockets|carteristas, robos en viaje, llevar dinero seguro
need:lost luggage|perder llaves, maleta perdida, encontrar llaves
need:long car journey|viaje largo en coche, viaje por carretera, niños en el coche
need:cruise|crucero, ferry, viaje en barco
need:tropics|trópico, safari, país cálido, selva
need:business trip|viaje de negocios, viaje de trabajo, hotel
need:outdoors|al aire libre, exterior, fuera, intemperie
need:balcony|balcón, balcón pequeño, azotea
need:terrace|terraza, patio, porche
need:garden|jardín, jardinería, huerto, jardinero
need:grow vegetables|cultivar verduras, hierbas aromáticas, sembrar, tomates
need:plant flowers|plantar flores, bulbos, parterre
need:water the garden|regar, riego, regar el jardín
need:watering plants on holiday|regar en vacaciones, plantas en vacaciones, riego en vacaciones
need:mow the lawn|cortar el césped, cuidar el césped, segar el césped, cortar la hierba
need:cut hedge|podar, cortar setos, recortar ramas
need:leaves|hojas secas, recoger hojas, restos de poda
need:compost|compost, compostar, residuos orgánicos
need:chop firewood|cortar leña, chimenea, calentar con leña, estufa de leña
need:campfire|hoguera, fogata, encender fuego, brasero
need:pool care|limpiar la piscina, agua verde, mantenimiento piscina, jacuzzi
need:pond|estanque, algas, koi
need:feed birds|alimentar pájaros, atraer pájaros, erizo
need:dog|perro, pasear al perro, perrito
need:puppy|cachorro, muerde todo, enseñar al cachorro
need:cat|gato, gatito, gato de interior
need:cat scratches furniture|gato araña el sofá, uñas, arañar muebles
need:dog pulls|perro tira de la correa, ladra, adiestrar perro
need:pet left alone|perro solo, perro ansioso, miedo a petardos
need:transport a pet|transportar gato, viajar con perro, veterinario, perro en coche
need:pet digestion|perro estómago sensible, gato caprichoso, mascota digestión delicada
need:pet grooming|cepillar al perro, muda de pelo, bañar al perro
need:aquarium|acuario, peces, pecera
need:rabbit|conejo, cobaya, hámster, pequeños animales, periquito
need:baby cries at night|bebé no duerme, bebé llora, dormir al bebé
need:teething|dentición, le salen los dientes, le duelen las encías bebé
need:baby food|alimentación complementaria, papilla, dar de comer al bebé, potito
need:bottle feeding|dar el biberón, leche de fórmula, mamadera
need:change diapers|cambiar el pañal, irritación del pañal, culito
need:potty training|quitar el pañal, orinal, aprender a ir al baño
need:childproof|a prueba de niños, seguridad infantil, bebé gatea
need:baby on the go|salir con el bebé, llevar al bebé, porteo, paseo
need:bath time|bañar al bebé, hora del baño, lavar al bebé
need:travel with child in car|niño en coche seguridad, silla coche edad, viajar en coche con niño
need:afraid of the dark|miedo a la oscuridad, niño no duerme solo, niño con miedo de noche
need:child carries heavy school bag|mochila escolar pesada, mochila ergonómica, mochila ligera escolar
need:fine motor skills|motricidad fina, estimulación, educativo, montessori
need:car|coche, conducir, carro, conductor, auto
need:wash the car|lavar el coche, limpiar el coche, cuidado del coche
need:car won't start|coche no arranca, batería descargada, arrancar
need:car breakdown|avería, accidente, asistencia en carretera
need:icy windscreen|parabrisas helado, rascar hielo, luna helada coche
need:park the car|aparcar, estacionar, marcha atrás
need:motorcycle|moto, motocicleta, motero, motociclista
need:navigate|orientarse, ruta, navegar gps
need:weak battery|batería dura poco, móvil sin batería, poca batería
need:charge|cargar, recargar, cargar el móvil
need:slow wifi|wifi lento, mal wifi, sin señal, internet lento
need:slow computer|ordenador lento, memoria llena, falta de espacio
need:backup|copia de seguridad, guardar datos, guardar fotos
need:dropped phone|pantalla rota, móvil se cae, proteger el móvil
need:connect devices|conectar dispositivos, enchufe no encaja, conectar portátil a la tele
need:not enough sockets|faltan enchufes, enchufe lejos, alargador
need:smart home|casa inteligente, domótica, controlar con el móvil, alexa
need:watch tv|ver la tele, sonido de la tele, no se oyen los diálogos
need:monitor house remotely|vigilar la casa, videovigilancia, vigilar la puerta
need:track steps|contar pasos, medir pulsaciones, controlar el sueño
need:simple phone|móvil sencillo, móvil para mayores, tecnología complicada
need:wet room|baño, ducha, zona húmeda
need:under water|bajo el agua, sumergir, sumergible
need:basement|sótano, trastero, desván, ático
need:stairs|escalera, escalones, peldaños
need:office|oficina, empresa, negocio
need:restaurant|hostelería, restaurante, cafetería
need:school class|clase del colegio, club, asociación, pedido en grupo
need:summer|verano, calor, días calurosos
need:spring and autumn|entretiempo, primavera, otoño
need:all year round|todo el año, cuatro estaciones, para todas las estaciones
need:mud|barro, embarrado, lodo
need:clothes for office|ropa de oficina, código de vestimenta, arreglado
need:evening event|fiesta elegante, evento formal, gala, de etiqueta, ópera
need:everyday|diario, día a día, informal, casual
need:comfy at home|cómodo en casa, estar por casa, en el sofá
need:too tight|aprieta, me queda pequeño, no me vale, me aprieta
need:too big (2)|me queda grande, demasiado ancho, se cae
need:scratchy|me pica, lana que pica, etiqueta que molesta
need:see-through|se transparenta, transparente, se ve todo
need:hide tummy|disimular la barriga, estilizar, favorecedor
need:large bust|pecho grande, busto grande, sujeción
need:easy to clean|fácil de limpiar, fácil cuidado, lavable
need:lasts long|duradero, resistente, robusto, que dure, buena calidad
need:light to carry|ligero, fácil de llevar, poco peso, liviano
need:safe for kids|seguro para niños, no tóxico, apto para niños
need:quiet|silencioso, poco ruidoso, sin ruido
need:eco-friendly|ecológico, sostenible, respetuoso con el medio ambiente
need:plastic-free|sin plástico, cero residuos, menos plástico
need:fairly made|comercio justo, ético, sin explotación
need:local|producto local, de aquí, fabricado en europa, de proximidad
need:handmade|hecho a mano, artesanal, pieza única
need:animal-free|sin crueldad, no testado en animales, libre de crueldad
need:natural|natural, sin químicos, ingredientes naturales
need:cheap|barato, económico, asequible, buen precio
need:high-end|alta gama, lujo, exclusivo, premium
need:easy to use|fácil de usar, sencillo, manejable
need:comfortable|cómodo, confortable, llevar todo el día
need:space-saving|ahorra espacio, compacto, ocupa poco
need:foldable for storage|plegable, se pliega, desmontable
need:fast|rápido, ahorra tiempo, con prisa
need:multi-purpose|versátil, multiusos, multifunción, todo en uno
need:unbreakable|irrompible, resistente a golpes, que no se rompa
need:withstand heat|resiste el calor, olla caliente en la mesa, resistente al calor
need:goes in the dishwasher|lavavajillas, va al lavavajillas, apto para lavavajillas
need:wash the dishes|fregar los platos, lavar los platos, lavar los trastes, lavar a mano los platos
need:adjustable|regulable, ajustable, crece con el niño
need:reusable|reutilizable, recargable, rellenable
need:disposable|desechable, de un solo uso, usar y tirar
need:repairable|reparable, piezas de repuesto, recambios
need:personalised|personalizado, con nombre, grabado, a medida, con foto
need:beautiful|bonito, moderno, con estilo, de diseño
need:vintage|vintage, retro, antiguo, nostálgico
need:second-hand|segunda mano, usado, reacondicionado
need:hygienic|higiénico, desinfectar, bacterias, estéril, gérmenes
need:non-toxic cookware|sin pfas, sin sustancias nocivas, sin teflón
need:cordless|sin cable, sin enchufe, a pilas, con batería
need:keep dry|impermeable, mantener seco, que no cale
need:keep warm in winter outdoors|abrigo calentito, chaqueta de abrigo, abrigo de invierno
need:not too sweet|no muy dulce, bajo en azúcar, menos azúcar
need:spicy|picante, comida picante, pica mucho
need:high protein|rico en proteínas, alto en proteína, mucha proteína
need:low carb|bajo en carbohidratos, keto, sin carbohidratos
need:alcohol-free|sin alcohol, cero alcohol, bebida sin alcohol
need:halal|halal, kosher, sin cerdo
need:decaf|descafeinado, sin cafeína, café sin cafeína
need:strong taste|intenso, sabor suave, no amargo
need:emergency supplies|reserva de emergencia, provisiones, supervivencia, kit de emergencia
need:night walk|en la oscuridad, de noche, luz en la tienda
need:dance all night|bailar toda la noche, tacones cómodos, zapatos de boda cómodos
need:matching outfit|a juego, combinar, va con, conjunto
need:keep valuables safe|guardar objetos de valor, esconder llave, proteger objetos de valor
need:save money|ahorrar dinero, paga, ahorros
need:time something|cronometrar, tiempo de cocción, medir el tiempo
need:weigh|pesar, dosificar, porcionar
need:dog-proof furniture|sofá resistente niños, sofá y mascotas, sofá para familia
need:first apartment|primer piso, independizarse, amueblar
thing:sofa|sofá, sillón de dos plazas
thing:sofa bed|sofá cama, futón
thing:corner sofa|sofá esquinero, sofá rinconera, sofá chaise longue
thing:armchair|sillón, butaca, sillón orejero
thing:recliner|sillón relax, sillón reclinable, reclinable
thing:rocking chair|mecedora
thing:chair|silla, silla de comedor, silla de cocina
thing:stool|taburete, banqueta, taburete de bar
thing:bench|banco, banco de recibidor
thing:footstool|puf, reposapiés, otomana, escabel
thing:beanbag|puf pera, sillón saco
thing:desk|escritorio, mesa de escritorio, mesa de estudio
thing:standing desk|escritorio elevable, escritorio de pie, mesa regulable en altura
thing:office chair|silla de oficina, silla de escritorio, silla giratoria
thing:gaming chair|silla gaming, silla gamer
thing:chair castors|ruedas para silla, ruedecillas, ruedas giratorias
thing:dining table|mesa, mesa de comedor, mesa de cocina
thing:extendable table|mesa extensible, mesa extendible
thing:coffee table|mesa de centro, mesa baja, mesa ratona
thing:side table|mesa auxiliar, mesita auxiliar, velador
thing:bedside table|mesita de noche, mesilla, buró
thing:console table|mesa consola, mesa de recibidor
thing:folding table|mesa plegable, mesa de camping
thing:folding chair|silla plegable, silla de camping
thing:wardrobe|armario, ropero, guardarropa, clóset, placard
thing:chest of drawers|cómoda, cajonera, chifonier
thing:drawer|cajón, gaveta
thing:sideboard|aparador, bufé, credenza
thing:bookcase|estantería, librero, librería, biblioteca
thing:wall shelf|balda, repisa, estante, estante de pared
thing:shelf bracket|escuadra, soporte de estante, ménsula
thing:display cabinet|vitrina
thing:tv stand|mueble tv, mueble para televisor, rack de tv
thing:shoe rack|zapatero, mueble zapatero, organizador de zapatos
thing:coat rack|perchero, colgador, perchero de pie
thing:clothes hanger|percha, gancho de ropa
thing:clothes rail|burro, barra para ropa, perchero con ruedas
thing:bed|cama, estructura de cama, marco de cama, cama doble
thing:box spring|cama boxspring, canapé, base tapizada
thing:bunk bed|litera, camarote, cama alta, cucheta
thing:guest bed|cama plegable, cama supletoria, catre
thing:air bed|colchón inflable, colchón hinchable
thing:headboard|cabecero, cabecera, respaldo de cama
thing:slatted base|somier, somier de láminas, base de láminas
thing:mattress|colchón, colchón de muelles, colchón viscoelástico
thing:mattress topper|sobrecolchón, topper, cubrecolchón acolchado
thing:mattress protector|protector de colchón, funda de colchón, cubrecolchón
thing:crib|cuna, cuna colecho, moisés
thing:high chair|trona, silla alta, periquera
thing:changing table|cambiador, mueble cambiador
thing:room divider|biombo, separador de ambientes
thing:sofa cover|funda de sofá, cubresofá
thing:chair cushion|cojín de silla, cojín de asiento
thing:felt pads|fieltros adhesivos, protectores de patas, deslizadores
thing:furniture leg|pata de mueble, pata de mesa
thing:table top|tablero de mesa, encimera, mesada
thing:handle|tirador, pomo, manija, agarradera
thing:hinge|bisagra, gozne
thing:drawer runner|guía de cajón, corredera, riel
thing:lamp|lámpara, luz, luminaria, iluminación
thing:ceiling light|plafón, lámpara de techo, luz de techo
thing:pendant light|lámpara colgante, araña
thing:floor lamp|lámpara de pie
thing:table lamp|lámpara de mesa, lámpara de noche
thing:desk lamp|flexo, lámpara de escritorio, lámpara de lectura
thing:wall light|aplique, lámpara de pared
thing:spotlight|focos, foco de carril
thing:night light|luz nocturna, luz quitamiedos, lamparita
thing:light bulb|bombilla, ampolleta, bombillo
thing:led strip|tira led, cinta led
thing:fairy lights|guirnalda de luces, luces de navidad, serie de luces
thing:lampshade|pantalla de lámpara, tulipa
thing:lamp holder|portalámparas, casquillo
thing:outdoor light|luz exterior, farol de jardín, baliza, lámpara de jardín
thing:solar light|luz solar, lámpara solar, foco solar
thing:floodlight|proyector led, foco proyector, reflector
thing:torch|linterna
thing:headlamp|linterna frontal, frontal
thing:lantern|farol, farolillo, linterna de camping
thing:dimmer|regulador de luz, dimmer, atenuador
thing:motion sensor|sensor de movimiento, detector de presencia
thing:sunrise alarm clock|despertador con luz, lámpara de luz diurna, luminoterapia
thing:duvet|edredón, nórdico, cobertor, acolchado
thing:duvet cover|funda nórdica, funda de edredón
thing:bed linen|ropa de cama, juego de cama, juego de sábanas
thing:sheet|sábana, sábana bajera, sábana ajustable
thing:pillow|almohada
thing:neck pillow|almohada cervical, almohada ergonómica, almohada viscoelástica
thing:body pillow|almohada de embarazo, cojín de lactancia, almohada corporal
thing:travel pillow|almohada de viaje, cojín cervical de viaje
thing:pillowcase|funda de almohada
thing:cushion|cojín, almohadón, cojín decorativo
thing:cushion cover|funda de cojín
thing:blanket|manta, cobija, frazada, plaid
thing:bedspread|colcha, cubrecama, cubrecanapé
thing:weighted blanket|manta con peso, manta pesada
thing:electric blanket|manta eléctrica, calientacamas, manta térmica
thing:hot water bottle|bolsa de agua caliente, almohadilla eléctrica, saco térmico
thing:baby sleeping bag|saco de dormir bebé, saco de cuna
thing:towel|toalla, toalla de baño, toallón
thing:washcloth|manopla de baño, toallita, toalla de cara
thing:beach towel|toalla de playa, pareo toalla, pestemal
thing:bathrobe|albornoz, bata, bata de baño
thing:tea towel|paño de cocina, trapo de cocina, repasador
thing:tablecloth|mantel, hule, mantel de mesa
thing:placemat|mantel individual, individuales, salvamantel
thing:table runner|camino de mesa
thing:napkin|servilleta
thing:coaster|posavasos
thing:trivet|salvamanteles, posafuentes
thing:apron|delantal, mandil
thing:oven glove|manopla de horno, guante de horno, agarrador
thing:curtain|cortina
thing:blackout curtain|cortina opaca, estor opaco, cortina blackout
thing:net curtain|visillo, cortina translúcida
thing:curtain rod|barra de cortina, riel de cortina, cortinero
thing:blind|estor, persiana veneciana, persiana, cortina roller
thing:roller shutter|persiana enrollable, contraventana, postigo
thing:insect screen|mosquitera, mosquitero, tela mosquitera
thing:rug|alfombra, tapete
thing:carpet runner|alfombra de pasillo, pasillera
thing:rug pad|antideslizante para alfombras, base antideslizante
thing:doormat|felpudo, limpiapiés, tapete de entrada
thing:sheepskin|piel de oveja, piel de cordero
thing:vase|florero, jarrón
thing:candle|vela, velón, vela de té
thing:scented candle|vela aromática, vela perfumada
thing:candle holder|candelabro, portavelas, candelero
thing:room fragrance|ambientador, mikado, difusor de varillas
thing:aroma diffuser|difusor de aromas, difusor de aceites esenciales
thing:essential oil|aceite esencial
thing:incense|incienso, varillas de incienso
thing:picture frame|marco de fotos, marco, portarretrato
thing:poster|póster, lámina, afiche
thing:canvas print|lienzo impreso, cuadro en lienzo
thing:mirror|espejo, espejo de pared, espejo de cuerpo entero
thing:clock|reloj de pared, reloj
thing:alarm clock|despertador, radio despertador
thing:wall sticker|vinilo decorativo, vinilo adhesivo
thing:artificial plant|planta artificial, flor artificial
thing:dried flowers|flores secas, flores preservadas
thing:bouquet|ramo de flores, flores cortadas
thing:wreath|corona de puerta, corona de adviento
thing:christmas tree|árbol de navidad, arbolito de navidad
thing:christmas bauble|bola de navidad, adorno navideño
thing:advent calendar|calendario de adviento
thing:figurine|figura decorativa, estatua, escultura
thing:piggy bank|hucha, alcancía
thing:storage box|caja de almacenaje, caja organizadora, contenedor
thing:basket|cesta, canasta, cesto de mimbre
thing:drawer organiser|organizador de cajones, cubertero, separador de cajones
thing:vacuum storage bag|bolsa de vacío para ropa, bolsa al vacío
thing:underbed storage|caja bajo cama, almacenaje bajo cama
thing:garment bag|funda para ropa, portatrajes
thing:hook|gancho, gancho adhesivo
thing:pegboard|panel perforado, tablero de clavijas
thing:heavy-duty shelving|estantería metálica, estantería de carga, estantería de garaje
thing:trunk|baúl, arcón
thing:toy box|caja de juguetes, juguetero
thing:key rack|cuelgallaves, portallaves, armario de llaves
thing:keyring|llavero
thing:home safe|caja fuerte, caja de caudales
thing:letterbox|buzón
thing:umbrella stand|paragüero
thing:magazine rack|revistero
thing:wastepaper basket|cubo de basura, papelera, basurero, bote de basura
thing:pedal bin|cubo de pedal, papelera de pedal
thing:bin bag|bolsa de basura
thing:washbasin|lavabo, lavamanos, bacha
thing:tap|grifo, grifería, monomando, llave de agua, canilla
thing:tap aerator|aireador, perlizador
thing:shower|ducha, columna de ducha
thing:shower head|alcachofa de ducha, cabezal de ducha, teleducha, flor de ducha
thing:shower hose|flexo de ducha, manguera de ducha
thing:shower curtain|cortina de ducha, cortina de baño
thing:shower screen|mampara de ducha, cabina de ducha
thing:bathtub|bañera, tina
thing:toilet|inodoro, váter, wáter, retrete
thing:toilet seat|tapa de váter, asiento de inodoro, tapa wc
thing:toilet brush|escobilla de váter, escobilla de baño
thing:toilet paper holder|portarrollos, portarrollo de papel
thing:toilet paper|papel higiénico, papel de baño
thing:bath mat|alfombrilla de baño, alfombra de ducha
thing:towel rail|toallero, barra toallero
thing:heated towel rail|toallero eléctrico, radiador toallero
thing:toothbrush holder|portacepillos, vaso para cepillos de dientes
thing:bathroom cabinet|mueble de baño, armario con espejo
thing:bathroom scale|báscula de baño, balanza personal, pesa
thing:shower caddy|estante de ducha, cesta de ducha
thing:grab rail|asidero, barra de apoyo, pasamanos
thing:shower stool|taburete de ducha, silla de ducha
thing:broom|escoba, cepillo de barrer
thing:dustpan|recogedor, pala recogedora
thing:mop|fregona, mopa, trapeador, mopa plana
thing:bucket|cubo, balde, cubeta
thing:cleaning cloth|bayeta, paño de microfibra, trapo, gamuza
thing:sponge|esponja, estropajo
thing:dish brush|cepillo para platos, cepillo de fregar
thing:feather duster|plumero
thing:window squeegee|rasqueta
thing:rubber gloves|guantes de goma, guantes de limpieza, guantes de fregar
thing:all-purpose cleaner|limpiador multiusos, limpiador universal
thing:bathroom cleaner|limpiador de baño, limpiador wc
thing:descaler|descalcificador, antical, desincrustante
thing:glass cleaner|limpiacristales, limpiavidrios
thing:washing-up liquid|lavavajillas a mano, detergente para platos, lavaloza
thing:dishwasher tablets|pastillas lavavajillas, detergente para lavavajillas
thing:laundry detergent|detergente para ropa, detergente líquido, jabón en polvo
thing:fabric softener|suavizante
thing:stain remover|quitamanchas, sacamanchas
thing:soap|jabón, jabón de manos, pastilla de jabón
thing:kitchen roll|papel de cocina, rollo de cocina, toalla de papel
thing:tissues|pañuelos, pañuelos de papel, kleenex
thing:wet wipes|toallitas húmedas, toallitas desinfectantes
thing:vacuum cleaner|aspiradora, aspirador
thing:cordless vacuum|aspiradora escoba, aspirador sin cable, aspiradora de mano
thing:robot vacuum|robot aspirador, robot aspiradora
thing:vacuum cleaner bag|bolsa de aspiradora
thing:steam cleaner|limpiador a vapor, mopa de vapor
thing:pressure washer|hidrolimpiadora, limpiadora de alta presión, karcher
thing:carpet cleaner|limpiador de alfombras, limpiatapicerías
thing:lint roller|rodillo quitapelusas, cepillo quitapelos
thing:fabric shaver|quitapelusas eléctrico, quitabolitas
thing:laundry basket|cesto de la ropa, canasto de ropa sucia
thing:drying rack|tendedero, tendal, secador de ropa
thing:clothesline|cuerda de tender, tendedero exterior, tendedero giratorio
thing:clothes peg|pinza de la ropa, broche de ropa
thing:ironing board|tabla de planchar, burro de planchar
thing:ironing board cover|funda de tabla de planchar
thing:iron|plancha de ropa, plancha de vapor
thing:steam generator iron|centro de planchado
thing:garment steamer|vaporizador de ropa, vaporeta de ropa
thing:laundry bag|bolsa de lavado, red para lavadora
thing:moth trap|antipolillas, trampa para polillas, bolas de cedro
thing:washing machine|lavadora, lavarropas
thing:tumble dryer|secadora, secarropas
thing:washer dryer|lavasecadora, lavadora secadora
thing:dishwasher|lavavajillas, lavaplatos
thing:fridge|nevera, frigorífico, refrigerador, heladera, frigo
thing:mini fridge|mini nevera, minibar, frigobar
thing:freezer|congelador, arcón congelador
thing:wine cooler|vinoteca, nevera de vinos, cava de vinos
thing:oven|horno, horno eléctrico, horno empotrable
thing:cooker|cocina de gas, cocina eléctrica, estufa
thing:hob|placa de inducción, vitrocerámica, placa de cocina, anafe
thing:extractor hood|campana extractora, extractor de cocina
thing:microwave|microondas, horno microondas
thing:coffee machine|cafetera, máquina de café, cafetera de goteo
thing:espresso machine|cafetera espresso, cafetera superautomática, máquina expreso
thing:capsule machine|cafetera de cápsulas, cafetera nespresso
thing:coffee capsule|cápsula de café, monodosis de café
thing:moka pot|cafetera italiana, moka, greca
thing:french press|cafetera de émbolo, prensa francesa
thing:pour-over dripper|portafiltros, gotero de café, cafetera v60
thing:coffee filter paper|filtro de café, filtro de papel
thing:coffee grinder|molinillo de café, moledor de café
thing:milk frother|espumador de leche, batidor de leche
thing:tamper|tamper, prensador de café, portafiltro
thing:kettle|hervidor, hervidor de agua, pava eléctrica, tetera eléctrica
thing:toaster|tostadora, tostador, tostador de pan
thing:sandwich maker|sandwichera, grill de contacto
thing:waffle iron|gofrera, máquina de gofres, waflera
thing:air fryer|freidora de aire, airfryer, freidora sin aceite
thing:deep fryer|freidora
thing:blender|batidora de vaso, batidora americana
thing:hand blender|batidora de mano, minipimer, batidora de brazo
thing:hand mixer|batidora de varillas, amasadora de mano
thing:stand mixer|robot de cocina, amasadora, batidora amasadora
thing:food processor|procesador de alimentos, picadora, procesadora
thing:cooking robot|robot de cocina con cocción, olla programable, thermomix
thing:juicer|exprimidor, licuadora, extractor de jugos
thing:soda maker|máquina de soda, gasificador de agua
thing:CO2 cylinder|cilindro de co2, bombona de co2
thing:water filter|filtro de agua, jarra filtrante, cartucho filtrante
thing:slow cooker|olla de cocción lenta, crock pot
thing:pressure cooker|olla a presión, olla exprés, olla rápida
thing:bread maker|panificadora, máquina de pan
thing:ice cream maker|heladera para helados, máquina de helados
thing:ice cube maker|máquina de hielo, cubitera, bandeja de hielo
thing:yogurt maker|yogurtera
thing:raclette grill|raclette, parrilla de mesa, plancha de mesa
thing:fondue set|fondue, set de fondue, caquelon
thing:food dehydrator|deshidratador de alimentos
thing:vacuum sealer|envasadora al vacío, selladora al vacío
thing:sous vide cooker|roner, cocedor sous vide
thing:pasta machine|máquina de pasta
thing:kitchen scale|báscula de cocina, balanza de cocina, peso de cocina
thing:food thermometer|termómetro de cocina, termómetro de carne
thing:kitchen timer|temporizador de cocina, minutero
thing:egg cooker|cuecehuevos, hervidor de huevos
thing:pan|sartén
thing:cast iron pan|sartén de hierro fundido, sartén de hierro
thing:wok|wok
thing:grill pan|sartén grill, parrilla de hierro
thing:crepe pan|crepera, sartén para crepes, panquequera
thing:pot|olla, cazo, cacerola, cazuela
thing:casserole dish|cocotte, cazuela de hierro, olla de hierro fundido
thing:cookware set|batería de cocina, juego de ollas, juego de sartenes
thing:pan lid|tapa de olla, tapa de sartén, antisalpicaduras
thing:roasting tin|fuente de horno, rustidera, asadera
thing:baking tray|bandeja de horno, placa de horno
thing:cake tin|molde para tarta, molde de horno, budinera
thing:muffin tin|molde para magdalenas, cápsulas para muffins
thing:cookie cutter|cortador de galletas, cortapastas
thing:rolling pin|rodillo de cocina, palo de amasar
thing:whisk|batidor de varillas, varillas
thing:mixing bowl|bol de cocina, ensaladera
thing:piping bag|manga pastelera, boquilla
thing:cake decoration|decoración de tartas, fideos de colores, fondant, glaseado
thing:baking paper|papel de horno, papel vegetal, papel manteca
thing:cling film|film transparente, papel de aluminio, papel film
thing:cooling rack|rejilla enfriadora, rejilla de enfriado
thing:proofing basket|banetón, cesta de fermentación
thing:kitchen knife|cuchillo de cocina, cuchillo de chef, cuchillo cebollero
thing:japanese knife|cuchillo japonés, santoku, cuchillo de damasco
thing:bread knife|cuchillo de pan, cuchillo de sierra
thing:paring knife|cuchillo pelador, puntilla
thing:steak knife|cuchillo de carne, cuchillo chuletero
thing:knife block|taco de cuchillos, juego de cuchillos, barra magnética
thing:knife sharpener|afilador de cuchillos, piedra de afilar, chaira
thing:cutting board|tabla de cortar, tabla de picar
thing:kitchen scissors|tijeras de cocina, tijeras trinchantes
thing:peeler|pelador, pelapatatas, pelapapas
thing:grater|rallador, rallador de queso
thing:mandoline|mandolina, cortador de verduras, espiralizador
thing:meat slicer|cortafiambres, rebanadora
thing:garlic press|prensador de ajos, prensa ajos
thing:can opener|abrelatas
thing:corkscrew|sacacorchos, abrebotellas, destapador
thing:colander|colador, escurridor, tamiz
thing:salad spinner|centrifugadora de ensalada, escurridor de ensalada
thing:spatula|espátula, cuchara de madera, utensilio de cocina
thing:ladle|cucharón, cazo de servir, espumadera
thing:tongs|pinzas de cocina
thing:measuring cup|vaso medidor, taza medidora, cuchara medidora
thing:mortar and pestle|molcajete
thing:salt mill|molinillo de sal, pimentero, salero
thing:spice rack|especiero, bote de especias
thing:food storage container|tupper, recipiente hermético, táper
thing:storage jar|tarro de cristal, frasco, bote de conserva
thing:lunch box|fiambrera, lonchera, táper, vianda
thing:food flask|termo para comida, termo de sólidos
thing:thermos flask|termo, botella térmica
thing:water bottle|botella de agua, cantimplora, botella reutilizable
thing:travel mug|taza térmica, vaso térmico, mug de viaje
thing:butter dish|mantequera, mantequillera, quesera
thing:bread bin|panera, caja de pan
thing:fruit bowl|frutero
thing:dish rack|escurreplatos, escurridor de platos
thing:plate|plato, plato llano, plato hondo
thing:cereal bowl|cuenco, bol, tazón de desayuno
thing:tableware|vajilla
thing:cup|taza, tazón, mug, pocillo
thing:saucer|platillo, plato de taza
thing:glass|vaso, vaso de agua
thing:wine glass|copa de vino, copa, copa de champán
thing:beer glass|vaso de cerveza, jarra de cerveza, tarro
thing:cocktail shaker|coctelera, set de coctelería, copa de cóctel
thing:carafe|jarra, garrafa, decantador
thing:cutlery|cubiertos, cubertería, juego de cubiertos
thing:children's tableware|vajilla infantil, cubiertos infantiles, vaso de aprendizaje
thing:disposable tableware|vajilla desechable, plato de cartón, vaso de papel
thing:drinking straw|pajita, popote, sorbete
thing:tray|bandeja, charola
thing:serving platter|fuente de servir, tabla de quesos, soporte para tarta
thing:teapot|tetera
thing:tea infuser|infusor de té, colador de té
thing:picnic basket|cesta de picnic, manta de picnic
thing:cool box|nevera portátil, bolsa isotérmica, hielera, conservadora
thing:ice pack|acumulador de frío, gel frío, bloque de hielo
thing:shopping trolley|carrito de la compra, bolsa de la compra, bolsa de tela
thing:coffee|café, café molido
thing:coffee beans|café en grano, granos de café
thing:decaf|descafeinado
thing:instant coffee|café soluble, café instantáneo
thing:tea|té, té negro, té verde
thing:tea bag|bolsita de té, saquito de té
thing:herbal tea|infusión, tisana, té de hierbas, rooibos
thing:matcha|matcha, polvo de matcha
thing:hot chocolate|chocolate a la taza, cacao, chocolate caliente
thing:chocolate|chocolate, tableta de chocolate, chocolate negro
thing:chocolates|bombones, trufas, caja de bombones
thing:sweets|caramelos, golosinas, gominolas, dulces, chuches
thing:liquorice|regaliz
thing:chewing gum|chicle, caramelos de menta
thing:biscuit|galleta, cookie, pasta de té
thing:cake|pastel, tarta, bizcocho, torta
thing:gingerbread|pan de jengibre, turrón, polvorón, panettone
thing:crisps|patatas fritas, papas fritas, snacks salados
thing:popcorn|palomitas, palomitero, crispetas
thing:muesli|muesli, granola, cereales, avena, copos de avena
thing:protein bar|barrita proteica, barrita energética, barra de cereales
thing:jam|mermelada, confitura
thing:honey|miel
thing:nut butter|crema de cacahuete, mantequilla de maní, crema de avellanas
thing:syrup|sirope, jarabe de arce, miel de maple
thing:sugar|azúcar, azúcar moreno, edulcorante, panela
thing:flour|harina, harina de trigo, harina integral
thing:baking mix|preparado para bizcocho, mezcla para hornear, premezcla
thing:bread|pan, panecillo, bollo, pan crujiente
thing:pasta|pasta, fideos, espaguetis, tallarines
thing:rice|arroz, arroz basmati, arroz para risotto
thing:olive oil|aceite de oliva, aove
thing:vinegar|vinagre, vinagre balsámico, vinagre de manzana
thing:oil and vinegar set|aceitera, vinagrera
thing:spice|especia, condimento, sazonador, hierbas, pimienta
thing:salt|sal, sal marina, sal gruesa
thing:stock|caldo, pastilla de caldo, consomé
thing:soup|sopa, crema de verduras
thing:hot sauce|salsa picante, salsa de chile
thing:soy sauce|salsa de soja, miso
thing:tinned food|conservas, enlatados, atún en lata
thing:pickles|pepinillos, encurtidos, aceitunas
thing:spread|untable, paté, hummus
thing:cheese|queso, queso curado, queso de cabra
thing:plant milk|leche vegetal, bebida de avena, leche de almendras
thing:egg|huevo, huevos camperos
thing:meat substitute|sustituto de carne, tofu, hamburguesa vegana
thing:fruit and vegetables|fruta y verdura, caja de verduras
thing:frozen food|congelados, comida preparada, plato preparado
thing:gift basket|cesta regalo, cesta gourmet, lote gourmet
thing:sparkling wine|vino espumoso, cava, champán
thing:beer|cerveza, cerveza artesanal, birra
thing:alcohol-free drink|sin alcohol, cerveza sin alcohol, vino sin alcohol
thing:juice|zumo, jugo, zumo de naranja
thing:mineral water|agua mineral, agua con gas, agua sin gas
thing:kombucha|kombucha, kéfir
thing:home brewing kit|kit para hacer cerveza
thing:baby food|leche de fórmula, potito, papilla, comida de bebé
thing:dietary supplement|complemento alimenticio, suplemento, vitaminas
thing:protein powder|proteína en polvo, whey, batido de proteínas
thing:magnesium|magnesio
thing:omega 3|omega 3, aceite de pescado, aceite de algas
thing:collagen|colágeno, colágeno en polvo
thing:probiotic|probiótico, probióticos
thing:melatonin|melatonina, valeriana, ayuda para dormir
thing:phone|móvil, celular, smartphone, teléfono móvil
thing:senior phone|móvil para mayores, teléfono de teclas grandes
thing:landline phone|teléfono fijo, teléfono inalámbrico
thing:phone case|funda de móvil, carcasa, funda para celular
thing:screen protector|protector de pantalla, cristal templado, mica
thing:charger|cargador, adaptador de corriente, cargador de pared
thing:charging cable|cable de carga, cable usb-c, cable lightning
thing:wireless charger|cargador inalámbrico, base de carga
thing:power bank|batería externa, powerbank, cargador portátil
thing:phone holder|soporte de móvil, soporte para coche
thing:sim card|tarjeta sim, esim, tarjeta prepago
thing:tablet|tableta, tablet, ipad
thing:e-reader|lector electrónico, libro electrónico, ereader, kindle
thing:stylus|lápiz táctil, stylus, lápiz óptico
thing:smartwatch|reloj inteligente, smartwatch, pulsera de actividad
thing:watch strap|correa de reloj
thing:laptop|portátil, ordenador portátil, laptop, notebook
thing:computer|ordenador, computadora, pc, ordenador de sobremesa
thing:monitor|monitor, pantalla de ordenador
thing:monitor arm|brazo para monitor, soporte de monitor, soporte para portátil
thing:keyboard|teclado, teclado inalámbrico, teclado mecánico
thing:computer mouse|ratón inalámbrico, ratón de ordenador, mouse
thing:mouse pad|alfombrilla de ratón, mousepad, vade de escritorio
thing:webcam|webcam, cámara web
thing:laptop bag|funda de portátil, maletín para portátil
thing:docking station|estación de acoplamiento, hub usb, concentrador usb
thing:external hard drive|disco duro externo, disco duro, ssd
thing:usb stick|memoria usb, pendrive, usb
thing:memory card|tarjeta de memoria, tarjeta sd, microsd
thing:laptop battery|batería de repuesto, batería de portátil
thing:router|router, router wifi, módem
thing:wifi repeater|repetidor wifi, amplificador wifi, sistema mesh
thing:network cable|cable de red, cable ethernet
thing:hdmi cable|cable hdmi, cable displayport
thing:adapter|adaptador, conversor, dongle
thing:travel adapter|adaptador de viaje, adaptador de enchufe
thing:cable management|organizador de cables, canaleta, sujetacables
thing:headphones|auriculares, audífonos, auriculares de diadema
thing:earbuds|auriculares inalámbricos, auriculares de botón, airpods
thing:headset|auriculares con micrófono, headset, auriculares gaming
thing:speaker|altavoz, altavoz bluetooth, parlante, bocina
thing:soundbar|barra de sonido, cine en casa, subwoofer
thing:smart speaker|altavoz inteligente, asistente de voz, alexa
thing:hi-fi system|equipo de música, amplificador, cadena de música
thing:record player|tocadiscos, giradiscos
thing:radio|radio, radio digital, radio dab
thing:microphone|micrófono
thing:television|televisor, televisión, tele, smart tv
thing:tv wall mount|soporte de pared tv, soporte para televisor
thing:projector|proyector, pantalla de proyección
thing:streaming stick|dispositivo de streaming, tv box, chromecast
thing:remote control|mando a distancia, control remoto
thing:camera|cámara, cámara de fotos, cámara digital, cámara réflex
thing:instant camera|cámara instantánea, polaroid, instax, cámara desechable
thing:camera lens|objetivo de cámara, lente de cámara
thing:tripod|trípode, palo selfie, estabilizador
thing:camera bag|bolsa para cámara, correa de cámara
thing:action cam|cámara deportiva, cámara de acción, dashcam
thing:drone|dron, drone, cuadricóptero
thing:security camera|cámara de vigilancia, cámara de seguridad
thing:video doorbell|timbre, videotimbre, portero automático, videoportero
thing:smart home|casa inteligente, domótica, enchufe inteligente
thing:smart lock|cerradura inteligente, cerradura electrónica
thing:baby monitor|vigilabebés, intercomunicador bebé, monitor de bebé
thing:bluetooth tracker|localizador, airtag, rastreador gps, buscador de llaves
thing:battery|pila, pila recargable, pila de botón
thing:battery charger|cargador de pilas
thing:printer|impresora, impresora láser, impresora multifunción
thing:ink cartridge|cartucho de tinta, tinta de impresora, tóner
thing:photo printer|impresora fotográfica, papel fotográfico, etiquetadora
thing:scanner|escáner, escáner de documentos
thing:3d printer|impresora 3d, filamento
thing:game console|consola, videoconsola, playstation, xbox, nintendo switch
thing:game controller|mando de consola, mando, joystick, gamepad
thing:video game|videojuego, juego de consola
thing:vr headset|gafas vr, gafas de realidad virtual
thing:calculator|calculadora
thing:electric shaver|afeitadora eléctrica, maquinilla de afeitar
thing:hair dryer|secador de pelo, secadora de pelo
thing:heater|calefactor, estufa eléctrica, radiador, calentador
thing:infrared heater|calefactor infrarrojo, estufa de terraza, calefactor de exterior
thing:stove|estufa de leña, chimenea, estufa de pellets
thing:thermostat|termostato, válvula termostática, cabezal termostático
thing:fan|ventilador, ventilador de pie, ventilador de techo
thing:air conditioner|aire acondicionado, climatizador portátil
thing:air purifier|purificador de aire, filtro hepa
thing:humidifier|humidificador
thing:dehumidifier|deshumidificador, absorbehumedad
thing:smoke alarm|detector de humo, detector de monóxido de carbono
thing:alarm system|alarma, sistema de alarma, sensor de puerta
thing:tool|herramienta, herramientas
thing:tool box|caja de herramientas, maletín de herramientas, juego de herramientas
thing:tool belt|cinturón de herramientas, banco de trabajo, carro de herramientas
thing:hammer|martillo, mazo, maza
thing:screwdriver|destornillador, desarmador, juego de destornilladores
thing:bit set|puntas de destornillador, llave allen
thing:wrench|llave inglesa, llave fija, juego de vasos, carraca
thing:torque wrench|llave dinamométrica
thing:pliers|alicates, tenazas, cortaalambres, pinza universal
thing:drill|taladro, taladradora, taladro percutor
thing:cordless screwdriver|atornillador, atornillador de impacto, taladro atornillador
thing:drill bit|broca, broca para pared, corona perforadora
thing:sandpaper|papel de lija, lija, disco de lija
thing:tool battery|batería de herramienta, batería 18v
thing:tape measure|cinta métrica, metro, flexómetro, wincha
thing:spirit level|nivel de burbuja, nivel láser
thing:laser distance meter|medidor láser, detector de cables
thing:pocket knife|navaja, cortaplumas, navaja suiza
thing:utility cutter|cúter, cutter, trincheta
thing:ladder|escalera de mano, escalera plegable, escalón taburete
thing:clamp|sargento, gato de apriete, tornillo de banco
thing:glue gun|pistola de silicona, pistola de pegamento
thing:soldering iron|soldador, estaño
thing:staple gun|grapadora de tapicero, clavadora, remachadora
thing:screw|tornillo, tornillo para madera
thing:steel nail|clavo, punta, tachuela
thing:wall plug|taco de pared, tarugo, taquete
thing:cable tie|brida de plástico, cincho, precinto plástico
thing:padlock|candado, cerradura, candado de combinación
thing:door lock|cerradura de puerta, cilindro, bombín, cerrojo
thing:glue|pegamento, cola de carpintero, adhesivo, superglue
thing:tape|cinta adhesiva, cinta americana, celo, cinta de carrocero, cinta doble cara
thing:paint|pintura, pintura de pared, pintura plástica
thing:wood paint|laca, barniz, esmalte, pintura para metal
thing:wood stain|lasur, aceite para madera, protector de madera
thing:paint primer|imprimación, fondo fijador
thing:spray paint|pintura en spray, aerosol, spray de pintura
thing:chalk paint|pintura a la tiza, chalk paint
thing:paint roller|rodillo de pintura, brocha, pincel, cubeta de pintura
thing:dust sheet|plástico protector, cubretodo
thing:wallpaper|papel pintado, papel tapiz, fotomural
thing:window film|vinilo para ventanas, lámina adhesiva, papel adhesivo
thing:flooring|suelo laminado, parqué, suelo vinílico, tarima
thing:skirting board|rodapié, zócalo, junquillo
thing:floor underlay|base aislante, manta para suelo
thing:tile|azulejo, baldosa, mosaico, cerámica
thing:timber|madera, tablón, contrachapado, listón
thing:roofing|tejado, canalón, canaleta de lluvia, tela asfáltica
thing:door|puerta, puerta interior
thing:window|ventana, claraboya, cristal de ventana
thing:pipe|tubo de desagüe, tubería, caño, racor
thing:siphon|sifón de lavabo, desagüe, válvula de desagüe, tapón
thing:seal|junta, junta tórica, arandela de goma, empaque
thing:water pump|bomba de agua, bomba sumergible
thing:water heater|calentador de agua, termo eléctrico, calefón
thing:cistern|cisterna, mecanismo de descarga
thing:socket|enchufe, toma de corriente, tomacorriente
thing:light switch|interruptor, apagador, llave de luz
thing:extension lead|alargador, regleta, ladrón, zapatilla eléctrica
thing:electrical cable|cable eléctrico, cable de alimentación, alambre eléctrico
thing:fuse|fusible, disyuntor, interruptor diferencial
thing:timer switch|temporizador, programador, enchufe temporizador
thing:multimeter|multímetro, comprobador de tensión, tester
thing:EV charger|cargador coche eléctrico, wallbox
thing:workwear|ropa de trabajo, pantalón de trabajo, mono, overol
thing:safety shoes|zapatos de seguridad, botas de seguridad, calzado de seguridad
thing:work gloves|guantes de trabajo, guantes de protección, guantes desechables
thing:safety glasses|gafas de protección, pantalla facial
thing:dust mask|mascarilla, mascarilla ffp2, máscara antipolvo, cubrebocas, barbijo
thing:hard hat|casco de obra, casco de seguridad
thing:hi-vis vest|chaleco reflectante, chaleco de alta visibilidad
thing:knee pads|rodilleras, cojín para rodillas
thing:garden furniture|muebles de jardín, muebles de exterior, conjunto de jardín
thing:garden chair|silla de jardín, tumbona, hamaca de playa, reposera
thing:garden table|mesa de jardín, conjunto bistró, mesa de balcón
thing:outdoor cushion|cojín de exterior, funda para muebles de jardín
thing:privacy screen|valla, cerca, ocultación, brezo, cañizo
thing:garden storage box|arcón de jardín, baúl de exterior
thing:plant|planta, planta de interior, planta de maceta
thing:orchid|orquídea
thing:outdoor plant|planta de exterior, arbusto, perenne, planta de seto
thing:herb plant|planta aromática, albahaca, menta
thing:vegetable plant|plantel, planta de tomate, plantón, planta de fresa
thing:seed|semillas, semillas de hortalizas, semillas de flores
thing:flower bulb|bulbo, bulbos de tulipán
thing:grass seed|césped, semillas de césped, tepes
thing:artificial grass|césped artificial
thing:propagator|semillero, kit de cultivo, germinador
thing:potting soil|tierra para macetas, sustrato, tierra
thing:fertiliser|fertilizante, abono
thing:mulch|mantillo, corteza, grava, piedra decorativa
thing:weedkiller|herbicida, malla antihierbas
thing:pest control|insecticida, antihormigas, control de plagas, antibabosas
thing:plant pot|maceta, macetero, tiesto, matera
thing:balcony planter|jardinera de balcón, macetero de barandilla
thing:raised bed|huerto urbano, mesa de cultivo, bancal elevado
thing:plant stand|soporte para plantas, macetero colgante, celosía, enrejado
thing:watering can|regadera
thing:garden hose|manguera, manguera de jardín, portamangueras, pistola de riego
thing:sprinkler|aspersor, riego por goteo, sistema de riego, programador de riego
thing:rain barrel|depósito de agua de lluvia, barril de lluvia
thing:composter|compostera, compostador, vermicompostera
thing:lawn mower|cortacésped, cortadora de pasto, podadora de césped
thing:robotic lawn mower|robot cortacésped
thing:strimmer|desbrozadora, bordeadora, cortabordes
thing:hedge trimmer|cortasetos
thing:secateurs|tijeras de podar, podadera
thing:wheelbarrow|carretilla, carro de jardín
thing:gardening gloves|guantes de jardín
thing:wellington boots|botas de agua, botas de goma, zuecos de jardín
thing:barbecue|barbacoa, parrilla, asador, bbq
thing:charcoal|carbón, carbón vegetal, briquetas
thing:barbecue accessories|accesorios barbacoa, cepillo parrilla, brocheta, funda barbacoa
thing:gas bottle|bombona de gas, cartucho de gas, garrafa de gas
thing:fire pit|brasero, hoguera de jardín
thing:swimming pool|piscina, piscina hinchable, alberca, pileta
thing:pool chemicals|productos piscina, cloro, depuradora, cobertor de piscina, limpiafondos
thing:pond liner|estanque, fuente de jardín, lona de estanque
thing:garden gnome|gnomo de jardín, adorno de jardín, móvil de viento
thing:tarpaulin|lona, toldo impermeable
thing:dog food|pienso para perros, comida para perros, croquetas, alimento para perro
thing:dog treats|snacks para perros, premios para perros, hueso para perro
thing:dog lead|correa de perro, correa extensible
thing:dog collar|collar para perro, placa identificativa
thing:dog harness|arnés para perro, arnés, pechera
thing:dog bed|cama para perro, cama para gato, cojín para mascota
thing:dog crate|jaula para perro, caseta de perro, parque para cachorros
thing:pet carrier|transportín, bolso para mascotas, jaula de transporte
thing:dog toy|juguete para perro, mordedor, pelota para perro
thing:dog coat|abrigo para perro, ropa para perro, chubasquero perro
thing:dog poo bag|bolsas para excrementos, bolsas para caca de perro
thing:pet grooming|cepillo para perro, champú para perro, cortauñas perro, peluquería canina
thing:puppy pads|empapadores, pañales para cachorro
thing:cat food|comida para gatos, pienso para gatos, latas para gatos
thing:cat litter|arena para gatos, arena aglomerante, piedras para gato
thing:litter box|arenero, bandeja sanitaria, caja de arena gato
thing:scratching post|rascador, árbol para gatos, poste rascador
thing:cat toy|juguete para gato, hierba gatera, catnip, caña para gato
thing:cat flap|gatera, puerta para mascotas
thing:aquarium|acuario, pecera, filtro de acuario
thing:fish food|comida para peces, alimento para peces
thing:bird cage|jaula para pájaros, alpiste, comida para periquitos
thing:rabbit hutch|conejera, jaula para hámster, jaula para cobayas
thing:hay|heno, lecho para roedores, comida para conejos
thing:hamster wheel|rueda para hámster, juguete para roedores
thing:terrarium|terrario, lámpara para reptiles
thing:chicken coop|gallinero, pienso para gallinas
thing:horse riding gear|equitación, silla de montar, manta para caballo
thing:car tyre|neumático, llanta, cubierta, neumático de invierno
thing:rim|llanta de aleación, rin, tapacubos
thing:snow chains|cadenas de nieve
thing:engine oil|aceite de motor, lubricante, grasa
thing:wiper blade|escobilla limpiaparabrisas, limpiaparabrisas, plumilla
thing:car care|limpieza de coche, cera para coche, champú para coche, pulimento
thing:child car seat|silla de coche, sillita de auto, alzador, grupo 0
thing:sun shade for car|parasol de coche, cubre parabrisas
thing:car bulb|bombilla de coche, bombilla h7, faro de coche
thing:warning triangle|triángulos de emergencia, baliza v16, kit de emergencia, cuerda de remolque
thing:tyre pump|compresor de aire, inflador, manómetro
thing:motorbike helmet|casco de moto, casco integral, casco jet
thing:motorcycle clothing|ropa de moto, chaqueta de moto, guantes de moto
thing:motorbike accessories|accesorios de moto, funda de moto, baúl moto, antirrobo moto
thing:caravan accessories|accesorios caravana, autocaravana, remolque, casa rodante
thing:pen|bolígrafo, boli, birome, lapicera, esfero
thing:fountain pen|pluma estilográfica, pluma fuente
thing:felt-tip pen|rotulador, marcador, subrayador, plumón, resaltador
thing:pencil case|estuche, estuche escolar, cartuchera, plumier
thing:school bag|mochila escolar, mochila, cartera escolar
thing:notebook|cuaderno, libreta, bloc de notas
thing:diary|agenda, calendario, planificador
thing:printer paper|papel para impresora, folios, papel a4, resma
thing:envelope|sobre, sobre acolchado
thing:cardboard box|caja de cartón, caja de mudanza, embalaje, plástico de burbujas
thing:folder|carpeta, archivador, carpeta de anillas, bibliorato
thing:sheet protector|funda de plástico, separador, funda multitaladro
thing:scissors|tijeras, tijera
thing:sticky note|nota adhesiva, post-it, etiqueta, pegatina, calcomanía
thing:glue stick|pegamento en barra, cola blanca, resistol
thing:desk organiser|organizador de escritorio, portalápices, bandeja de documentos
thing:stamp|sello de caucho, tampón de tinta
thing:sewing machine|máquina de coser, remalladora, overlock
thing:fabric|tela, tela por metros, tejido
thing:wool|lana para tejer, ovillo, hilo para tejer
thing:embroidery kit|kit de bordado, punto de cruz, bastidor de bordado
thing:sewing pattern|patrón de costura, tiza de sastre
thing:iron-on patch|parche, parche termoadhesivo
thing:craft supplies|manualidades, kit de manualidades, abalorios, cuentas
thing:modelling clay|arcilla, plastilina, pasta de modelar
thing:sketchbook|cuaderno de dibujo, bloc de dibujo, papel de dibujo
thing:paint by numbers|pintar por números, diamond painting, libro para colorear
thing:book|libro, libro de bolsillo, tapa dura
thing:children's book|libro infantil, cuento, álbum ilustrado
thing:cookbook|libro de cocina, libro de recetas, recetario
thing:comic|cómic, manga, tebeo, novela gráfica
thing:ebook|ebook, libro digital, audiolibro
thing:magazine|revista, periódico
thing:vinyl record|vinilo, disco de vinilo, lp, cd
thing:dvd|dvd, blu-ray, película
thing:map|mapa, mapamundi, mapa para rascar, globo terráqueo
thing:painting|cuadro, obra de arte, pintura original, dibujo
thing:photo book|fotolibro, revelado de fotos, regalo con foto, foto calendario
thing:sheet music|partitura, cancionero
thing:spare part|repuesto, recambio, accesorio, recarga, refacción
thing:filter|filtro, filtro de repuesto, filtro de carbón
thing:iron tablets|suplemento de hierro, hierro en pastillas
thing:vitamin d|vitamina d, vitamina d3
thing:vitamin c|vitamina c, zinc
thing:vitamin b12|vitamina b12, complejo b
thing:sauce|salsa, salsa de tomate
thing:ketchup|kétchup, cátsup
thing:mayonnaise|mayonesa, alioli
thing:mustard|mostaza
thing:pesto|pesto
thing:barbecue sauce|salsa barbacoa, aliño, aderezo
thing:milk|leche, leche entera
thing:butter|mantequilla, margarina, manteca
thing:yogurt|yogur
thing:cream|nata, crema de leche
thing:ham|jamón, jamón ibérico, panceta, tocino
thing:sausage|embutido, salchichón, chorizo, fiambre, salchicha
thing:meat|carne, ternera, filete, carne de res
thing:chicken|pollo, pavo
thing:fish|pescado, salmón, salmón ahumado, atún
thing:seafood|marisco, gambas, camarones, caviar
thing:fork|tenedor
thing:spoon|cuchara, cucharilla, cucharita
thing:nuts|frutos secos, nueces surtidas
thing:almond|almendra, almendras
thing:cashew|anacardo, pistacho, marañón
thing:hazelnut|avellana, nuez
thing:peanut|cacahuete, maní, cacahuate
thing:dried fruit|fruta deshidratada, pasas, orejones
thing:date fruit|dátiles, dátiles medjool
thing:yeast|levadura de panadero, levadura seca
thing:baking powder|polvo de hornear, bicarbonato, levadura química
thing:sourdough|masa madre
thing:sewing kit|costurero, kit de costura
thing:sewing needle|aguja de coser, alfileres, imperdible, dedal
thing:sewing thread|hilo de coser, bobina
thing:button|botón, botón de presión, broche
thing:zip|cremallera, cierre, zíper
thing:velcro|velcro, abrojo
thing:elastic|goma elástica, elástico, liga
thing:stapler|grapadora, grapas, engrapadora, abrochadora
thing:hole punch|perforadora, taladradora de papel
thing:paper clip|clip, sujetapapeles, pinza para papel
thing:laminator|plastificadora, funda de plastificar, enmicadora
thing:paper shredder|destructora de papel, trituradora de papel
thing:paper cutter|guillotina, cizalla de papel
thing:eraser|goma de borrar, borrador
thing:pencil sharpener|sacapuntas, tajador
thing:correction fluid|típex, corrector, liquid paper
thing:pencil|lápiz, portaminas, lapicero
thing:coloured pencils|lápices de colores, ceras, crayones
thing:bolt|perno, varilla roscada, bulón
thing:hex nut|tuerca
thing:flat washer|arandela, rondana
thing:cement|cemento, mortero de obra, hormigón, concreto
thing:gypsum plaster|yeso, pladur, escayola
thing:door stop|tope de puerta, cuña
thing:stair gate|barrera de seguridad infantil, barrera de escalera
thing:child safety lock|seguridad infantil, protector de esquinas, protector de enchufe
thing:first aid kit|botiquín de primeros auxilios, botiquín
thing:sticking plaster|tirita, curita, venda, apósito
thing:bleach|lejía, cloro para limpieza, lavandina
thing:disinfectant|desinfectante, gel hidroalcohólico
thing:drain cleaner|desatascador líquido, destapacaños
thing:plunger|ventosa wc, desatascador de goma, ventosa de fontanero, destapador de baño
thing:soap dispenser|dispensador de jabón, dosificador de jabón
thing:soap dish|jabonera
thing:parasol|sombrilla, parasol
thing:parasol base|base de sombrilla, pie de sombrilla
thing:shade sail|vela de sombra, toldo
thing:gazebo|cenador, pérgola, carpa
thing:smoker|ahumador, virutas para ahumar
thing:pizza oven|horno de pizza, piedra para pizza, pala para pizza
thing:plancha|plancha, kamado
thing:hot tub|jacuzzi, bañera de hidromasaje
thing:sauna|sauna, cabina de infrarrojos
thing:garden shed|caseta de jardín, cobertizo
thing:greenhouse|invernadero, túnel de cultivo
thing:spade|pala, horca
thing:garden tools|herramientas de jardín, paleta de jardín, azada
thing:chainsaw|motosierra, sierra de poda
thing:axe|hacha, astilladora
thing:leaf blower|soplador de hojas, soplahojas
thing:rake|rastrillo
thing:snow shovel|pala de nieve
thing:de-icing salt|sal para hielo, sal de deshielo
thing:ice scraper|rascador de hielo, descongelante
thing:mosquito repellent|repelente de mosquitos, antimosquitos, repelente
thing:fly trap|trampa para moscas, matamoscas, trampa para avispas
thing:mousetrap|ratonera, trampa para ratones
thing:flea treatment|antiparasitario, antipulgas, collar antipulgas, pipeta
thing:tick remover|quita garrapatas, pinza para garrapatas
thing:wormer|desparasitante interno, antiparasitario interno
thing:pet bowl|comedero, bebedero, plato para perro
thing:pet water fountain|fuente para gatos, fuente de agua para mascotas
thing:automatic feeder|comedero automático, dispensador de comida
thing:bird house|caja nido, casa para pájaros, pajarera
thing:bird feeder|comedero de pájaros
thing:bird food|comida para pájaros silvestres, semillas para pájaros
thing:insect hotel|hotel de insectos
thing:brake pads|pastillas de freno, disco de freno, balatas
thing:car parts|recambios coche, autopartes, bujía, filtro de aceite
thing:antifreeze|anticongelante, refrigerante para coche
thing:screenwash|líquido limpiaparabrisas
thing:adblue|adblue, aditivo combustible, bidón de gasolina
thing:car seat cover|funda asiento coche, funda de volante
thing:car floor mats|alfombrillas coche, protector maletero
thing:roof rack|baca, barras de techo, cofre de techo
thing:bike rack for car|portabicicletas, enganche de remolque
thing:car radio|autorradio, estéreo de coche
thing:sat nav|navegador gps, gps
thing:reversing camera|cámara de marcha atrás, sensor de aparcamiento
thing:car battery|batería de coche, acumulador de auto
thing:jump starter|arrancador de coche, pinzas de arranque, cables pasacorriente
thing:rice cooker|arrocera, olla arrocera, cocedor de arroz
thing:steamer|vaporera, cesta de vapor
thing:wine|vino, botella de vino
thing:red wine|vino tinto, merlot, rioja
thing:white wine|vino blanco, verdejo, albariño, chardonnay
thing:rosé wine|vino rosado, rosado
thing:spirits|licores, destilados, aguardiente
thing:gin|ginebra, gin
thing:whisky|whisky, güisqui, bourbon
thing:rum|ron
thing:vodka|vodka
thing:liqueur|licor, aperitivo, vermut
thing:soft drink|refresco, gaseosa, limonada, cola
thing:energy drink|bebida energética
thing:graphics card|tarjeta gráfica
thing:ram|memoria ram, procesador, placa base, componentes pc
thing:couscous|cuscús, bulgur
thing:quinoa|quinoa, mijo, trigo sarraceno
thing:pulses|legumbres
thing:lentils|lentejas
thing:beans|alubias, frijoles, judías, porotos
thing:chickpeas|garbanzos
thing:cooking oil|aceite de girasol, aceite vegetal
thing:coconut oil|aceite de coco
thing:chia seeds|semillas de chía, semillas de lino, linaza
thing:spirulina|espirulina, chlorella, superalimento
thing:turmeric|cúrcuma, jengibre en polvo
thing:hand saw|serrucho, sierra de mano, sierra para metal
thing:jigsaw tool|sierra de calar, caladora
thing:circular saw|sierra circular, ingletadora
thing:sander|lijadora, lijadora orbital
thing:angle grinder|amoladora, radial, disco de corte
thing:oscillating multi-tool|multiherramienta oscilante, dremel
thing:hammock|hamaca, hamaca colgante
thing:hanging chair|silla colgante, balancín de jardín
thing:monstera|monstera, costilla de adán
thing:snake plant|sansevieria, potos, zamioculca, planta resistente
thing:rose bush|rosal, rosal trepador
thing:lavender plant|lavanda
thing:hydrangea|hortensia, geranio, petunia, planta con flor
thing:tree|árbol, árbol ornamental, conífera
thing:fruit tree|árbol frutal, manzano, cerezo, arbusto de bayas
thing:olive tree|olivo, limonero, cítrico en maceta
thing:cactus|cactus, suculenta, crasa
thing:bonsai|bonsái
thing:novel|novela, novela romántica, narrativa
thing:thriller|novela negra, thriller, novela policíaca
thing:non-fiction|no ficción, libro de autoayuda, biografía
thing:travel guide|guía de viaje, guía turística
thing:textbook|libro de texto, libro escolar, curso de idiomas
thing:thermometer|termómetro de ambiente, higrómetro
thing:weather station|estación meteorológica, pluviómetro
thing:co2 monitor|medidor de co2, medidor de calidad del aire
thing:fire extinguisher|extintor
thing:fire blanket|manta ignífuga
thing:firewood|leña, astillas
thing:wood pellets|pellets de madera, pélets
thing:fire lighter|pastillas de encendido, encendedor, mechero, cerillas
thing:creatine|creatina
thing:electrolytes|electrolitos, bebida isotónica, gel energético
thing:amino acids|aminoácidos, bcaa, preentreno
thing:party decoration|decoración de fiesta, banderines, confeti, guirnalda de papel
thing:balloon|globo, globo de helio
thing:magnet|imán, imán de nevera
thing:drawing pin|chincheta, chinche
thing:whiteboard|pizarra, pizarra blanca, pizarrón
thing:pinboard|tablero de corcho, tablón de anuncios
thing:rope|cuerda, cordel, soga, bramante
thing:lashing strap|correa de amarre, cinta de amarre, pulpo elástico
thing:carabiner|mosquetón, grillete
thing:metal chain|cadena metálica, cadena de acero
thing:acrylic paint|pintura acrílica
thing:watercolour|acuarela
thing:oil paint|óleo, gouache, témpera
thing:artist brush|pincel artístico, pinceles
thing:easel|caballete de pintura
thing:artist canvas|lienzo en blanco, lienzo para pintar
thing:bookmark|marcapáginas, separador de libros
thing:bookend|sujetalibros, atril
thing:book light|luz de lectura, lámpara con pinza
thing:greeting card|tarjeta de felicitación, tarjeta de cumpleaños
thing:invitation|invitación, invitación de boda
thing:postcard|postal, tarjeta postal
thing:wrapping paper|papel de regalo, papel de envolver
thing:gift bag|bolsa de regalo, caja de regalo
thing:ribbon|cinta de regalo, lazo de regalo
thing:knitting needles|agujas de tejer, agujas circulares, kit para tejer
thing:crochet hook|ganchillo, aguja de crochet, kit de crochet
thing:silicone sealant|silicona selladora, sellador
thing:grout|lechada, junta para azulejos, cemento cola
thing:filler|masilla, masilla para madera, aguaplast
thing:solar panel|panel solar, placa solar, kit solar
thing:generator|generador, grupo electrógeno, estación de energía
thing:journal|diario personal, bullet journal
thing:photo album|álbum de fotos, libro de firmas
thing:candle making kit|kit para hacer velas, kit de jabones, cera para velas
thing:epoxy resin|resina epoxi, molde de silicona
thing:earplugs|tapones para los oídos
thing:ear defenders|protección auditiva, orejeras antirruido
thing:insulation|aislamiento, aislante, lana de roca
thing:draught excluder|burlete, bajo puerta, cubrejuntas
thing:wine rack|botellero, estante para vino
thing:kitchen trolley|carrito de cocina, camarera, isla de cocina
thing:kitchen sink|fregadero, pileta de cocina
thing:kitchen unit|mueble de cocina, cocina integral, gabinete de cocina
thing:bidet|bidé, bidet
thing:bed rail|barrera de cama, chichonera
thing:dog ramp|rampa para perro, escalera para mascotas
thing:dog muzzle|bozal, silbato para perro, clicker
thing:tv aerial|antena de tv, parabólica, decodificador
thing:air pump|bomba de aire, inflador eléctrico
thing:hose connector|conector de manguera, adaptador de grifo
thing:charger plug for car|cargador de coche, cargador de mechero
thing:fireworks|fuegos artificiales, bengalas
thing:flag|bandera, pancarta
thing:clothing|ropa, prenda, vestimenta, indumentaria
thing:t-shirt|camiseta, playera, remera, polera, franela
thing:long-sleeve top|camiseta de manga larga, playera manga larga, remera manga larga
thing:tank top|camiseta de tirantes, camiseta sin mangas, musculosa
thing:camisole|top de tirantes finos, camisola de tirantes, top lencero
thing:crop top|crop top, top corto, ombliguera, pupera
thing:polo shirt|polo, camisa polo, chomba, camiseta tipo polo
thing:shirt|camisa, camisa de vestir, camisa formal
thing:blouse|blusa, camisa de mujer, camisera
thing:tunic|túnica, blusón, blusa larga
thing:jumper|jersey, suéter, pulóver, chompa
thing:turtleneck|jersey de cuello alto, suéter cuello tortuga, cuello cisne, polera de cuello alto
thing:cardigan|cárdigan, chaqueta de punto, rebeca, saco de lana
thing:sweatshirt|sudadera, buzo, polerón, sudadera sin capucha
thing:hoodie|hoodie, sudadera con capucha, buzo con capucha, polerón con gorro
thing:fleece jacket|forro polar, polar, chaqueta polar
thing:knitwear|prendas de punto, tejido de punto, ropa tejida
thing:waistcoat|chaleco, chaleco de traje, chaleco de vestir
thing:body warmer|chaleco acolchado, chaleco de plumas, chaleco guateado, bodywarmer
thing:jacket|chaqueta, cazadora, campera, chamarra, casaca
thing:coat|abrigo, sobretodo, tapado, gabán, abrigo de lana
thing:winter jacket|chaqueta de invierno, abrigo de invierno, parka, chamarra de invierno
thing:down jacket|plumífero, plumas, chaqueta acolchada, campera inflable, chamarra acolchada
thing:raincoat|impermeable, chubasquero, chaqueta impermeable, gabardina de lluvia
thing:rain trousers|pantalón impermeable, cubrepantalón, pantalón de lluvia
thing:poncho|poncho, poncho impermeable, capa de lluvia
thing:softshell jacket|chaqueta softshell, softshell, campera softshell
thing:windbreaker|cortavientos, rompevientos, chaqueta cortavientos, rompeviento
thing:trench coat|gabardina, trench, trinchera
thing:leather jacket|chaqueta de cuero, cazadora de piel, campera de cuero, chupa
thing:denim jacket|chaqueta vaquera, cazadora vaquera, campera de jean, chamarra de mezclilla
thing:bomber jacket|bomber, cazadora bomber, chaqueta bomber, chaqueta universitaria
thing:blazer|blazer, americana, saco, chaqueta de vestir
thing:suit|traje, terno, traje de chaqueta, ambo, traje sastre
thing:tuxedo|esmoquin, smoking, frac, traje de etiqueta
thing:trousers|pantalón, pantalones, pantalón largo
thing:jeans|vaqueros, jeans, tejanos, pantalón de mezclilla, pantalón vaquero
thing:chinos|chinos, pantalón chino, pantalón caqui
thing:cargo trousers|pantalón cargo, cargos, pantalón con bolsillos
thing:joggers|pantalón de chándal, joggers, pants, pantalón deportivo, jogging, buzo
thing:tracksuit|chándal, conjunto deportivo, buzo deportivo, equipo de gimnasia
thing:leggings|leggings, mallas, leggins, calzas, mallones
thing:shorts|pantalón corto, bermudas, shorts, pantaloneta, bermuda
thing:cycling shorts|culote, culotte de ciclismo, pantalón de ciclista, calza ciclista
thing:capri trousers|pantalón capri, pantalón pirata, pescadores, culotte pantalón
thing:dungarees|peto, pantalón de peto, overol, mono con tirantes, jardinero
thing:jumpsuit|mono, jumpsuit, enterizo, mono corto
thing:dress|vestido, vestido de mujer
thing:summer dress|vestido de verano, vestido largo, vestido de playa, vestido midi, solero
thing:evening dress|vestido de noche, vestido de fiesta, vestido de cóctel, vestido de gala
thing:wedding dress|vestido de novia, traje de novia
thing:skirt|falda, minifalda, pollera, falda plisada, saya
thing:underwear|ropa interior, prenda íntima, ropa íntima
thing:boxer shorts|bóxer, calzoncillos bóxer, boxers, calzoncillo
thing:briefs|calzoncillos, slip, calzón
thing:knickers|bragas, tanga, braga, bombacha, calzones, pantaletas
thing:bra|sujetador, sostén, corpiño, brasier, bralette
thing:sports bra|sujetador deportivo, top deportivo, brasier deportivo, corpiño deportivo
thing:nursing bra|sujetador de lactancia, sostén de lactancia, brasier de lactancia
thing:lingerie|lencería, conjunto de lencería, picardías, negligé
thing:bodysuit|body, bodi, maillot de gimnasia, malla
thing:shapewear|faja, ropa moldeadora, prenda reductora, corsé
thing:undershirt|camiseta interior, camiseta de tirantes interior, camiseta sin mangas interior
thing:thermal underwear|ropa térmica, camiseta térmica, calzón largo, primera capa, malla térmica
thing:socks|calcetines, calcetín, medias cortas, soquetes, tobilleros
thing:knee socks|calcetines altos, medias hasta la rodilla, calcetín largo, medias largas
thing:compression socks|medias de compresión, calcetines de compresión, medias elásticas
thing:tights|pantis, medias, panti, pantimedias, leotardos
thing:stockings|medias de liga, medias autoadhesivas, medias hasta el muslo
thing:pyjamas|pijama, piyama, ropa de dormir, pijamas
thing:nightgown|camisón, camisola de dormir, bata de dormir
thing:dressing gown|bata, albornoz, salida de baño, bata de baño
thing:onesie|pijama entero, mono pijama, enterito pijama, kigurumi
thing:swimsuit|bañador, traje de baño, malla de baño, bañador de una pieza
thing:bikini|bikini, biquini, dos piezas, tankini
thing:swim trunks|bañador de hombre, short de baño, bañador corto, malla de hombre, boardshort
thing:rash guard|camiseta de protección solar, licra de surf, camiseta uv, remera uv
thing:wetsuit|traje de neopreno, neopreno, traje de buceo, traje de surf
thing:swim cap|gorro de baño, gorro de natación, gorra de natación, gorro de piscina
thing:swimming goggles|gafas de natación, goggles, antiparras, lentes de natación
thing:sarong|pareo, sarong, salida de playa
thing:ski jacket|chaqueta de esquí, anorak de esquí, chaqueta de snowboard, campera de esquí
thing:ski trousers|pantalón de esquí, pantalón de nieve, peto de esquí
thing:snowsuit|traje de nieve, mono de esquí, mono de nieve, enterito de nieve
thing:football shirt|camiseta de fútbol, playera de fútbol, casaca de fútbol, equipación de fútbol
thing:cycling jersey|maillot de ciclismo, camiseta de ciclismo, jersey de ciclismo, remera de ciclismo
thing:running top|camiseta deportiva, camiseta técnica, camiseta de running, remera deportiva
thing:hiking trousers|pantalón de trekking, pantalón de senderismo, pantalón de montaña, pantalón desmontable
thing:workwear (2)|ropa de trabajo, pantalón de trabajo, ropa laboral
thing:lab coat|bata de laboratorio, bata médica, pijama sanitario, uniforme médico, guardapolvo
thing:apron (2)|delantal, mandil, delantal de cocina
thing:uniform|uniforme, uniforme escolar, uniforme de trabajo
thing:traditional dress|traje típico, traje regional, traje bávaro
thing:costume|disfraz, disfraz de halloween, disfraz de carnaval
thing:baby clothes|ropa de bebé, ropita de bebé, ajuar de bebé, ropa de recién nacido
thing:sleepsuit|pelele, enterito, mameluco, pijama de bebé, mono de bebé
thing:baby bodysuit|body de bebé, bodi de bebé, body cruzado, pañalero
thing:children's clothing|ropa infantil, ropa de niños, ropa de niña, ropa para niños
thing:maternity clothes|ropa premamá, ropa de maternidad, ropa de embarazo, pantalón premamá
thing:sportswear|ropa deportiva, ropa de gimnasio, ropa de deporte, indumentaria deportiva
thing:hat|sombrero, sombrero de fieltro, panamá, fedora
thing:sun hat|sombrero de paja, pamela, gorro de pescador, sombrero de sol, piluso
thing:cap|gorra, gorra de béisbol, gorra con visera, cachucha, jockey
thing:beanie|gorro, gorro de lana, gorro de invierno, gorro de punto, beanie, chullo
thing:flat cap|gorra plana, gorra inglesa, gorra irlandesa
thing:headband|diadema, cinta de pelo, bandana deportiva, vincha
thing:balaclava|pasamontañas, balaclava, verdugo
thing:scarf|bufanda, bufanda de lana, chalina
thing:shawl|chal, estola, pashmina, mantón, capa, ruana
thing:neckerchief|pañuelo, pañuelo de seda, bandana, pañoleta, fular
thing:neck warmer|braga de cuello, cuello, buff, cuello polar, bufanda infinita
thing:gloves|guantes, guante, guantes de invierno, guantes de piel
thing:mittens|manoplas, manopla
thing:fingerless gloves|mitones, guantes sin dedos, calentadores de manos
thing:ski gloves|guantes de esquí, guantes de nieve, guantes de snowboard
thing:cycling gloves|guantes de ciclismo, guantes de bici, guantes de gimnasio
thing:belt|cinturón, correa, cinto, cinturón de cuero
thing:belt buckle|hebilla, hebilla de cinturón
thing:braces|tirantes, tiradores, suspensores
thing:tie|corbata, corbata de seda
thing:bow tie|pajarita, humita, corbatín, corbata de moño
thing:pocket square|pañuelo de bolsillo, pañuelo de chaqueta, pochette de traje
thing:handkerchief|pañuelo de tela, pañuelo de algodón
thing:cufflinks|gemelos, mancuernas, colleras, mancornas
thing:tie clip|pisacorbatas, alfiler de corbata, pasador de corbata, sujetacorbatas
thing:shoes|zapatos, zapato, calzado
thing:sneakers|zapatillas, deportivas, tenis, bambas, championes
thing:running shoes|zapatillas de running, zapatillas para correr, tenis para correr, zapatillas de trail
thing:hiking boots|botas de montaña, botas de senderismo, zapatillas de trekking, botas de trekking
thing:football boots|botas de fútbol, tacos de fútbol, botines, chuteadores, guayos
thing:boots|botas, bota, botas altas, botas de caña alta
thing:ankle boots|botines, botín, botas chelsea, botas tobilleras
thing:winter boots|botas de invierno, botas de nieve, descansos, botas forradas
thing:wellington boots (2)|botas de agua, botas de lluvia, botas de goma, katiuskas
thing:sandals|sandalias, sandalia, huaraches, sandalias de tiras
thing:flip-flops|chanclas, chancletas, ojotas, hawaianas, sandalias de dedo
thing:mules|zuecos, chanclas de piscina, zapatillas abiertas
thing:slippers|zapatillas de casa, pantuflas, pantufla, zapatillas de estar por casa
thing:high heels|zapatos de tacón, tacones, stilettos, zapatos de taco, zapatillas de tacón
thing:ballet flats|bailarinas, manoletinas, ballerinas, chatitas, zapatos planos
thing:loafers|mocasines, mocasín, náuticos, zapatos sin cordones
thing:dress shoes|zapatos de vestir, zapatos oxford, zapatos de cordones, zapatos formales
thing:espadrilles|alpargatas, alpargata, esparteñas, zapatillas de lona
thing:safety shoes (2)|zapatos de seguridad, botas de seguridad, calzado de seguridad, botas de trabajo
thing:barefoot shoes|zapatos barefoot, calzado barefoot, zapatillas minimalistas, calzado respetuoso
thing:water shoes|escarpines, zapatos de agua, cangrejeras, zapatillas de agua
thing:children's shoes|zapatos de niño, calzado infantil, zapatos de bebé, primeros pasos, patucos
thing:dance shoes|zapatos de baile, zapatillas de ballet, puntas de ballet, zapatos de danza
thing:insoles|plantillas, plantilla, plantillas ortopédicas, plantillas de gel
thing:shoelaces|cordones, agujetas, cordones de zapatos, pasadores de zapatos, trenzas de zapatos
thing:sole|suela, suela exterior
thing:shoe polish|betún, crema para zapatos, cuidado del calzado, pomada para zapatos
thing:shoe tree|horma, ensanchador de zapatos, hormas para zapatos
thing:handbag|bolso, cartera, bolsa de mano, bolso de mano
thing:shoulder bag|bandolera, bolso bandolera, bolso cruzado, mariconera
thing:tote bag|bolso tote, bolsa de tela, bolso shopper, bolsa de compras, tote bag
thing:clutch|cartera de mano, clutch, bolso de fiesta, bolso de noche
thing:bum bag|riñonera, cangurera, bolso de cintura
thing:backpack|mochila, morral, mochila de día
thing:school bag (2)|mochila escolar, cartera escolar, mochila del cole, mochila de colegio
thing:laptop bag (2)|maletín de portátil, funda de portátil, mochila para portátil, bolso para laptop, mochila para laptop
thing:briefcase|maletín, portafolios, portadocumentos, attaché
thing:gym bag|bolsa de deporte, bolso deportivo, bolsa de gimnasio, maleta deportiva
thing:drawstring bag|mochila de cuerdas, bolsa de cuerdas, saco de gimnasia, mochila saco
thing:weekend bag|bolsa de viaje, bolso de viaje, bolso de fin de semana, weekender
thing:suitcase|maleta, valija, equipaje, trolley, maleta con ruedas
thing:carry-on|equipaje de mano, maleta de cabina, valija de cabina, carry on
thing:hard shell suitcase|maleta rígida, valija rígida, maleta de policarbonato
thing:luggage set|juego de maletas, set de maletas, set de valijas
thing:luggage tag|etiqueta de equipaje, identificador de maletas, correa para maleta, cinta para maletas
thing:luggage lock|candado tsa, candado para maleta, candado de equipaje, candado de viaje
thing:packing cubes|organizador de maleta, cubos de equipaje, organizadores de equipaje, bolsas de compresión
thing:luggage wheel|rueda de maleta, ruedas de repuesto, asa telescópica, mango telescópico
thing:toiletry bag|neceser, bolsa de aseo, cosmetiquera, estuche de maquillaje, portacosméticos
thing:garment bag (2)|portatrajes, funda para traje, funda para ropa, guardatrajes
thing:wallet|cartera, billetera, monedero, tarjetero, portamonedas
thing:passport holder|funda de pasaporte, portapasaporte, cartera de viaje
thing:key ring|llavero, portallaves
thing:bag strap|correa de bolso, asa de bolso, correa para bolso, bandolera de repuesto
thing:umbrella|paraguas, paraguas plegable, sombrilla de lluvia
thing:jewellery|joyas, joya, joyería, bisutería, alhaja
thing:ring|anillo, sortija, anillo de sello
thing:engagement ring|anillo de compromiso, anillo de pedida, solitario, anillo de diamantes
thing:wedding ring|alianza, anillo de boda, argolla de matrimonio, alianza de boda
thing:necklace|collar, cadena de cuello, gargantilla, collar de perlas
thing:pendant|colgante, dije, medallón, abalorio, charm
thing:bracelet|pulsera, brazalete, esclava, manilla
thing:anklet|tobillera joya, pulsera de tobillo, pulsera tobillera
thing:earrings|pendientes, aretes, aros, zarcillos, caravanas, argollas
thing:piercing|piercing, aro de nariz, piercing de ombligo, nariguera
thing:brooch|broche, prendedor, pin de solapa, alfiler de adorno
thing:gemstone|piedra preciosa, gema
thing:jewellery box|joyero, caja de joyas, alhajero, cofre de joyas, guardajoyas
thing:watch|reloj, reloj de pulsera, reloj de mujer, reloj de hombre
thing:automatic watch|reloj automático, reloj mecánico, cronógrafo
thing:smartwatch (2)|reloj inteligente, smartwatch, reloj deportivo, reloj gps, pulsera de actividad
thing:watch strap (2)|correa de reloj, pulsera de reloj, malla de reloj, pulso de reloj, brazalete de reloj
thing:watch battery|pila de reloj, pila de botón
thing:watch box|caja para relojes, estuche para relojes
thing:sunglasses|gafas de sol, lentes de sol, anteojos de sol, gafas polarizadas
thing:glasses|gafas, lentes, anteojos, gafas graduadas, espejuelos
thing:reading glasses|gafas de lectura, lentes de lectura, anteojos de lectura, gafas de presbicia
thing:blue light glasses|gafas de luz azul, gafas para ordenador, lentes para computadora, gafas anti luz azul
thing:sports glasses|gafas deportivas, gafas de ciclismo, lentes deportivos, gafas para correr
thing:ski goggles|gafas de esquí, máscara de esquí, antiparras de esquí, goggles de esquí
thing:glasses frame|montura, armazón, marco de gafas
thing:glasses case|funda de gafas, estuche de gafas, estuche de lentes, portagafas
thing:glasses chain|cordón para gafas, cadena para gafas, cuelgagafas, sujetagafas
thing:glasses cleaner|gamuza para gafas, limpiador de gafas, toallitas para gafas, paño para lentes
thing:contact lenses|lentillas, lentes de contacto, lentillas diarias, lentillas mensuales, pupilentes
thing:zip (2)|cremallera, cierre, zíper, cierre relámpago
thing:button (2)|botón, botones, botón de repuesto
thing:hood|capucha, capucha desmontable, gorro desmontable
thing:sleeve|manga, mangas, manga de camisa
thing:lining|forro, forro interior
thing:pocket|bolsillo, bolsa del pantalón, bolsillo interior, bolsillo con cremallera
thing:waistband|cinturilla, cintura elástica
thing:hair accessories|accesorios para el pelo, coletero, goma de pelo, colita
thing:hi-vis vest (2)|chaleco reflectante, chaleco de seguridad, chaleco alta visibilidad
thing:dirndl|dirndl, vestido tirolés, vestido bávaro
thing:lederhosen|pantalón de cuero tirolés, pantalón tirolés, lederhosen
thing:earmuffs|orejeras, orejeras de invierno
thing:beret|boina, boina vasca, chapela
thing:waterproofing spray|spray impermeabilizante, impermeabilizante para zapatos, spray protector
thing:shoehorn|calzador, calzador de zapatos
thing:money belt|cinturón portadinero, riñonera interior, portadocumentos de cuello
thing:key case|estuche para llaves, funda para llaves
thing:diamond|diamante, diamante de laboratorio
thing:zirconia|circonita, circonia, estrás
thing:watch winder|rotor para relojes, cargador de reloj automático, caja giratoria para relojes
thing:watch crystal|cristal de reloj, cristal de zafiro, cristal mineral
thing:watch face|esfera de reloj, carátula, dial de reloj
thing:spectacle lenses|cristales graduados, lentes graduadas, cristales progresivos
thing:nose pads|plaquetas de gafas, almohadillas nasales, varilla de gafas, patilla de gafas
thing:press stud|botón de presión, corchete, broche de presión, clec
thing:shirt collar|cuello de camisa, cuello mao, solapa
thing:cuff|puño, puño de camisa, puño elástico
thing:drawstring|cordón ajustable, jareta, cordón de ajuste
thing:hair clip|horquilla, pasador de pelo, pinza de pelo, hebilla de pelo, gancho de pelo
thing:toy|juguete, juguete infantil, juguetería
thing:soft toy|peluche, osito de peluche, muñeco de peluche, oso de peluche
thing:doll|muñeca, muñeco bebé, muñeca de trapo, bebote
thing:dolls house|casa de muñecas, casita de muñecas
thing:dolls pram|cochecito de muñecas, carrito de muñecas, silla de paseo de muñecas
thing:building blocks|bloques de construcción, cubos de madera, bloques de madera
thing:construction set|juego de construcción, lego, ladrillos de construcción, set de construcción
thing:magnetic tiles|bloques magnéticos, construcción magnética, piezas magnéticas
thing:toy car|coche de juguete, carrito de juguete, auto de juguete, cochecito de juguete
thing:remote control car|coche teledirigido, coche rc, carro a control remoto, auto a control remoto
thing:race track|pista de coches, circuito de coches, pista de carreras, scalextric
thing:toy train|tren de juguete, tren de madera, set de tren
thing:model railway|modelismo ferroviario, tren eléctrico, maqueta de tren
thing:model kit|maqueta, kit de modelismo, modelo a escala, maqueta para montar
thing:action figure|figura de acción, muñeco de acción, figura de juguete
thing:animal figure|figura de animal, animal de juguete, dinosaurio de juguete
thing:play kitchen|cocinita, cocina de juguete, cocina infantil
thing:play food|comida de juguete, alimentos de juguete, juego de té infantil
thing:toy shop counter|tiendita de juguete, caja registradora de juguete, supermercado de juguete
thing:toy tools|banco de trabajo infantil, herramientas de juguete
thing:doctor's kit|maletín de médico, maletín de doctor, juego de médico
thing:fancy dress|disfraz, traje de disfraz, disfraz de carnaval, disfraz de halloween
thing:wig|peluca, peluquín, postizo
thing:carnival mask|careta, antifaz, máscara de carnaval, máscara de disfraz
thing:hand puppet|títere, marioneta, marioneta de mano, guiñol
thing:puppet theatre|teatro de títeres, teatro de marionetas, teatrillo
thing:play tent|tienda de juego, tipi, carpa infantil, tienda india
thing:playhouse|casita infantil, casita de juegos, casita de jardín
thing:sandpit|arenero, cajón de arena, arena de juego
thing:sand toys|juguetes de playa, cubo y pala, cubo de playa, balde y pala
thing:swing|columpio, columpio de jardín
thing:slide|tobogán, resbaladilla, resbaladero, tobogán infantil
thing:climbing frame|estructura de escalada, parque infantil de jardín, torre de juegos, triángulo pikler
thing:trampoline|cama elástica, trampolín, brincolín, cama saltarina
thing:bouncy castle|castillo hinchable, castillo inflable, inflable saltarín
thing:paddling pool|piscina infantil, piscina hinchable, alberca inflable, pileta inflable
thing:swim ring|manguitos, flotador, flotador infantil, alitas para nadar
thing:water gun|pistola de agua, pistola de agua infantil
thing:soap bubbles|pompas de jabón, pompero, máquina de burbujas, burbujero, burbujas de jabón
thing:kite|cometa, papalote, barrilete, volantín
thing:skipping rope|comba, cuerda de saltar, cuerda para saltar, lazo de saltar
thing:yo-yo|yoyó, yo-yo, diábolo, peonza, trompo
thing:juggling balls|bolas de malabares, malabares, mazas de malabares, pelotas de malabares
thing:balance bike|bicicleta sin pedales, bici de equilibrio, bicicleta de equilibrio
thing:tricycle|triciclo, triciclo infantil
thing:kids scooter|patinete, patinete infantil, monopatín con manillar, scooter infantil
thing:ride-on toy|correpasillos, montable, carro montable, coche correpasillos
thing:electric ride-on car|coche eléctrico infantil, coche de batería para niños, carro eléctrico para niños
thing:go-kart|kart de pedales, coche de pedales, go-kart
thing:rocking horse|caballito balancín, caballo balancín, balancín infantil, caballito mecedor
thing:hobby horse|caballito de palo, caballo de palo
thing:baby walker|andador, andador bebé, caminador, andadera
thing:rattle|sonajero, sonaja, cascabel bebé, mordedor sonajero
thing:teether|mordedor, mordedera, anillo de dentición, rascaencías
thing:comforter blanket|doudou, trapito de apego, mantita de apego, dudú
thing:baby mobile|móvil de cuna, móvil musical, móvil bebé
thing:play mat|manta de actividades, gimnasio bebé, alfombra de juegos, manta de juegos
thing:stacking toy|apilable, torre apilable, vasos apilables, encajable, cubo de formas
thing:activity cube|cubo de actividades, tablero sensorial, laberinto de bolas, panel de actividades
thing:bath toy|juguete de baño, patito de goma, juguete para la bañera
thing:pull-along toy|arrastre, juguete de arrastre, juguete para arrastrar
thing:educational toy|juguete educativo, juego educativo, juguete didáctico
thing:science kit|juego de ciencias, kit de experimentos, juego de química, quimicefa
thing:toy robot|robot de juguete, robot programable, robot educativo
thing:walkie-talkie|walkie-talkie, walkie talkie infantil, intercomunicador infantil
thing:audio player for kids|cuentacuentos audio, reproductor de cuentos, toniebox
thing:music box|caja de música, cajita de música, caja musical
thing:kids night light|luz nocturna, luz quitamiedos, proyector de estrellas, lamparita de noche
thing:slime|slime, moco de gorila, arena cinética, arena mágica, blandiblub
thing:play dough|plastilina, masa para modelar, pasta de modelar infantil
thing:fidget toy|juguete antiestrés, pelota antiestrés, spinner, pop it
thing:trading cards|cartas coleccionables, cromos, cartas pokémon, sobre de cartas
thing:stickers|pegatina, calcomanía, adhesivo, estampa, gomets
thing:temporary tattoo|tatuaje temporal, calcomanía de piel, tatuaje infantil
thing:magic set|juego de magia, trucos de magia, set de magia
thing:board game|juego de mesa, juego de tablero, juego familiar
thing:card game|juego de cartas, baraja, naipes, cartas de póker
thing:dice|dado, dados, cubilete, juego de dados
thing:chess set|ajedrez, tablero de ajedrez, piezas de ajedrez
thing:draughts|damas, backgammon, parchís, juego de la oca
thing:role-playing game|juego de rol, rol de mesa, dragones y mazmorras
thing:escape room game|escape room de mesa, juego de escape, juego de detectives, juego de misterio
thing:memory game|juego de memoria, memory, juego de parejas, memorama, memotest
thing:dominoes|dominó, fichas de dominó, juego de dominó
thing:quiz game|juego de preguntas, juego de trivia, trivial
thing:jigsaw puzzle|puzle, rompecabezas, puzzle, puzle de 1000 piezas
thing:puzzle mat|tapete para puzles, guarda puzle, tablero para puzles
thing:wooden puzzle|puzle de madera, encajable de madera, rompecabezas infantil
thing:brain teaser|juego de ingenio, cubo de rubik, rompecabezas 3d, juego de lógica
thing:marble run|canicas, circuito de canicas, pista de canicas, bolitas
thing:table football|futbolín, futbolito, metegol, fútbol de mesa, taca taca
thing:dartboard|diana, dardos, diana electrónica, tiro al blanco
thing:outdoor game|juego de exterior, petanca, croquet, juego de jardín
thing:travel game|juego de viaje, juego de bolsillo, juego magnético
thing:picture book|libro ilustrado, álbum ilustrado, cuento infantil, libro infantil
thing:board book|libro de cartón, libro de tela, libro de bebé, libro táctil
thing:pop-up book|libro desplegable, libro pop-up, libro de solapas, libro con sonido
thing:fairy tale book|cuentos de hadas, libro de cuentos, cuentos para dormir, nanas
thing:first reader|primeros lectores, libro de primeras lecturas, aprender a leer
thing:young adult book|novela juvenil, libro juvenil, literatura juvenil
thing:colouring book|libro para colorear, cuaderno de actividades, libro de colorear
thing:sticker book|libro de pegatinas, libro de stickers, cuaderno de pegatinas
thing:comic (2)|cómic, tebeo, historieta, manga, novela gráfica
thing:children's encyclopedia|enciclopedia infantil, libro de conocimientos infantil, atlas infantil
thing:baby album|álbum de bebé, libro del bebé, álbum de recuerdos bebé
thing:friendship book|libro de amigos, diario infantil, diario secreto
thing:school bag (3)|mochila escolar, cartera escolar, maletín escolar
thing:nursery backpack|mochila de guardería, mochila infantil, mochila de jardín
thing:pencil case (2)|estuche, estuche escolar, cartuchera, lapicera, plumier
thing:school cone|cono escolar, cucurucho escolar alemán
thing:school supplies|material escolar, útiles escolares, útiles, vuelta al cole
thing:exercise book|cuaderno, libreta, cuaderno escolar, cuadernillo
thing:notebook cover|forro de libros, funda de cuaderno, forro adhesivo, forralibros
thing:pencil (2)|lápiz, lápiz de grafito, lápices
thing:mechanical pencil|portaminas, lapicero mecánico, lápiz mecánico, minas, portaminas 0.5
thing:coloured pencil|lápiz de color, lápices de colores, colores de madera, pinturas de madera
thing:wax crayon|cera de colores, crayola, crayón, plastidecor, ceras
thing:felt tip pen|rotulador, plumón, marcador de colores, fibra de color, rotulador lavable
thing:fineliner|rotulador de punta fina, estilógrafo, rotulador pincel, fineliner
thing:highlighter|subrayador, resaltador, marcatextos, destacador, rotulador fluorescente
thing:fountain pen (2)|pluma estilográfica, estilográfica, pluma fuente, cartucho de tinta pluma
thing:ballpoint pen|bolígrafo, boli, birome, lapicero, lapicera, esfero, bolígrafo de gel
thing:eraser (2)|goma de borrar, borrador, goma
thing:pencil sharpener (2)|sacapuntas, tajalápiz, afilalápices, tajador
thing:ruler|regla, escuadra, cartabón, transportador, juego de geometría
thing:compass for drawing|compás, compás escolar, compás de dibujo
thing:glue stick (2)|pegamento en barra, barra de pegamento, cola blanca, pritt, lápiz adhesivo, silicona fría
thing:kids scissors|tijeras escolares, tijeras infantiles, tijeras de punta redonda
thing:ring binder|archivador, carpeta, carpeta de anillas, funda de plástico, bibliorato
thing:school planner|agenda escolar, planificador escolar, agenda estudiantil
thing:school calculator|calculadora, calculadora científica, calculadora gráfica
thing:name label|etiqueta con nombre, etiqueta termoadhesiva, etiqueta para ropa, pegatina con nombre
thing:blackboard|pizarra, pizarrón, tiza, gis, pizarra infantil
thing:sidewalk chalk|tiza de suelo, tizas de exterior, tizas gigantes, gises para piso
thing:kids globe|globo terráqueo, bola del mundo, mapamundi infantil, globo iluminado
thing:kids lunch box|fiambrera infantil, lonchera, tupper infantil, sandwichera, caja de merienda
thing:kids water bottle|botella infantil, cantimplora infantil, botella escolar, termo infantil
thing:balloon (2)|globo, globo de fiesta, globo de helio, bomba de fiesta, globo metalizado
thing:helium bottle|bombona de helio, tanque de helio, inflador de globos, arco de globos
thing:garland|guirnalda, banderín, banderines, serpentina, pancarta de fiesta
thing:party decorations|decoración de fiesta, artículos de fiesta, adornos de cumpleaños, cotillón
thing:confetti|confeti, cañón de confeti, papel picado, confeti de mesa
thing:party tableware|platos desechables, vajilla desechable, plato de papel, vaso de papel, platos de cartón
thing:birthday candle|vela de cumpleaños, velas de tarta, vela número, topper de tarta, velita
thing:party bag|bolsa de chuches, bolsita de cumpleaños, recuerdo de fiesta, bolsa sorpresa, sorpresitas
thing:party hat|gorro de fiesta, gorrito de cumpleaños, corona de cumpleaños, matasuegras, espantasuegras
thing:piñata|piñata, piñata de cumpleaños
thing:birthday invitation|invitación de cumpleaños, tarjeta de invitación, invitaciones
thing:greeting card (2)|tarjeta de felicitación, tarjeta de cumpleaños, tarjeta de saludo
thing:gift wrap|papel de regalo, bolsa de regalo, lazo de regalo, cinta de regalo
thing:pram|cochecito de bebé, coche de capazo, carriola, coche bebé
thing:pushchair|silla de paseo, sillita, carrito de bebé, carreola, coche paraguas
thing:travel system|carrito 3 en 1, coche trío, cochecito 3 piezas, travel system
thing:double pushchair|silla gemelar, carrito gemelar, coche doble, carriola doble
thing:jogging stroller|carrito de running, silla de running, cochecito todoterreno, carrito 3 ruedas
thing:carrycot|capazo, moisés, cuco, bambineto
thing:baby bike trailer|remolque de bici infantil, remolque para niños, tráiler bici niño
thing:child bike seat|silla portabebés bici, silla de bici para niños, asiento infantil bicicleta
thing:child car seat (2)|silla de coche, sillita de coche, silla de auto, elevador de coche, autoasiento
thing:infant car seat|portabebés coche, huevito, grupo 0, maxicosi, silla de coche bebé
thing:pram rain cover|burbuja de lluvia, protector de lluvia carrito, plástico de lluvia
thing:footmuff|saco de silla, saco carrito, cubrepiés, saco de invierno bebé
thing:pram parasol|sombrilla carrito, parasol silla de paseo, toldo carrito
thing:buggy board|patinete para carrito, plataforma para carrito, buggy board
thing:changing bag|bolso cambiador, bolsa de pañales, pañalera, bolso maternal, mochila de pañales
thing:baby carrier|portabebés, mochila portabebés, fular, bandolera portabebés, canguro bebé
thing:child carrier backpack|mochila portabebés montaña, portabebés de senderismo
thing:cot|cuna, cuna de bebé, cuna convertible, cama cuna
thing:bedside crib|cuna colecho, minicuna, cuna de colecho, mini cuna
thing:travel cot|cuna de viaje, cuna plegable, cuna portátil, corralito cuna
thing:kids bed|cama infantil, cama montessori, cama junior, cama casita, cama de niño
thing:bunk bed (2)|litera, cama alta, cama litera, camarote
thing:bed guard|barrera de cama, barandilla de cama, barrera anticaída
thing:cot mattress|colchón de cuna, colchón bebé, colchón infantil
thing:baby sleeping bag (2)|saco de dormir bebé, saquito de bebé, saco bebé
thing:nursery furniture|cambiador, mueble cambiador, cómoda cambiador, mudador
thing:changing mat|colchoneta cambiador, cambiador portátil, cambiador de viaje
thing:highchair|trona, silla alta de bebé, silla de comer bebé, periquera
thing:baby bouncer|hamaca bebé, balancín bebé, mecedora bebé, hamaquita
thing:playpen|parque de bebé, corral, corralito, parque infantil bebé
thing:stair gate (2)|barrera de seguridad, barrera de escalera, puerta de seguridad bebé
thing:childproofing|seguro para niños, tapa enchufes, protector de esquinas, cierre de seguridad armario
thing:baby monitor (2)|vigilabebés, intercomunicador bebé, monitor de bebé, baby monitor
thing:nappy|pañal, pañal desechable, dodotis, pañal braguita, pañales bebé
thing:baby bottle|biberón, mamadera, mamila, tetero, tetina
thing:dummy|chupete, chupón, chupo, pacificador
thing:potty|orinal, bacinica, orinal infantil, reductor wc, pelela
thing:baby bath|bañera bebé, bañerita, asiento de baño bebé, tina de bebé, termómetro de baño
thing:lipstick|pintalabios, labial, barra de labios, lápiz labial, brillo de labios, lipstick
thing:mascara|máscara de pestañas, rímel, delineador de ojos, lápiz de ojos, pestañas postizas
thing:foundation|base de maquillaje, corrector, bb cream, polvos faciales
thing:nail polish|esmalte de uñas, pintaúñas, laca de uñas, quitaesmalte, acetona
thing:face cream|crema facial, crema hidratante, crema de día, crema de noche
thing:sunscreen|crema solar, protector solar, bloqueador solar, bronceador, aftersun
thing:shampoo|champú, acondicionador, champú seco, mascarilla capilar, shampoo, suavizante pelo
thing:toothbrush|cepillo de dientes, pasta de dientes, dentífrico, cepillo eléctrico, hilo dental, enjuague bucal
thing:deodorant|desodorante, antitranspirante, desodorante roll-on
thing:perfume|perfume, colonia, fragancia, eau de toilette, loción para después de afeitar
thing:razor|maquinilla de afeitar, afeitadora, cuchilla de afeitar, rastrillo, espuma de afeitar, rasuradora
thing:menstrual pad|compresa, toalla sanitaria, tampón, salvaslip, copa menstrual, braga menstrual
thing:acoustic guitar|guitarra, guitarra acústica, guitarra clásica, guitarra española
thing:electric guitar|guitarra eléctrica, bajo eléctrico
thing:guitar amplifier|amplificador de guitarra, ampli de guitarra, pedal de efectos, amplificador de bajo
thing:guitar strings|cuerdas de guitarra, púa, púa de guitarra, cejilla, cejuela, uñeta
thing:ukulele|ukelele, ukulele, banjo, mandolina
thing:piano|piano, piano digital, piano eléctrico, piano vertical
thing:musical keyboard|teclado musical, teclado electrónico, sintetizador, teclado midi
thing:violin|violín, viola, violín infantil, arco de violín
thing:cello|violonchelo, chelo, contrabajo
thing:recorder|flauta dulce, flauta escolar, flauta de pico
thing:transverse flute|flauta travesera, clarinete, oboe, flautín
thing:saxophone|saxofón, saxo, saxofón alto, saxo tenor
thing:trumpet|trompeta, trombón, trompa, instrumento de metal
thing:drum kit|batería acústica, batería electrónica, batería musical, tambor, redoblante
thing:drumsticks|baquetas, platillo, pad de práctica, palillos de batería
thing:cajon|cajón flamenco, djembé, bongos, pandereta, percusión
thing:xylophone|xilófono, metalófono, instrumento musical infantil, carillón
thing:accordion|acordeón, armónica, melódica, bandoneón
thing:kalimba|kalimba, cuenco tibetano, tambor de lengua, handpan
thing:music stand|atril, atril de música, atril para partituras
thing:tuner|afinador, afinador de guitarra, metrónomo, diapasón
thing:sheet music (2)|partitura, cancionero, libro de partituras, método de música
thing:instrument case|funda de guitarra, estuche de instrumento, estuche guitarra, gig bag
thing:acrylic paint (2)|pintura acrílica, acuarela, témpera, témperas, gouache
thing:artist paintbrush|pincel, pinceles, pincel de acuarela, pincel artístico
thing:painting canvas|lienzo, bastidor para pintar, lienzo para pintar, tela para pintar
thing:artist easel|caballete, caballete de pintura, caballete de mesa
thing:sketchbook (2)|cuaderno de dibujo, bloc de dibujo, libreta de bocetos, croquera
thing:oil paint (2)|pintura al óleo, óleo, óleos, trementina, aguarrás
thing:soft pastels|pastel seco, pasteles al óleo, pastel tiza, carboncillo
thing:paint by numbers (2)|pintar por números, pintura por números, pintura con diamantes, diamond painting
thing:air drying clay|arcilla polimérica, pasta de modelar, arcilla, porcelana fría, fimo
thing:craft kit|kit de manualidades, set de manualidades, caja de manualidades, kit creativo
thing:craft paper|cartulina, papel de seda, papel origami, papel crepé, papel charol
thing:scrapbook|scrapbook, álbum de scrap, washi tape, papel scrap
thing:rubber stamp|sello de caucho, set de sellos, tampón de tinta, troqueladora, perforadora de figuras
thing:craft beads|abalorios, cuentas, mostacillas, kit de pulseras, chaquiras
thing:fuse beads|cuentas para planchar, hama beads, pyssla
thing:knitting wool|lana para tejer, ovillo de lana, hilo para ganchillo, estambre, madeja
thing:knitting needles (2)|agujas de tejer, agujas de punto, ganchillo, aguja de crochet, agujas circulares
thing:sewing machine (2)|máquina de coser, remalladora, overlock
thing:sewing kit (2)|costurero, kit de costura, hilo de coser, aguja de coser, alfileres, mercería
thing:sewing fabric|tela por metros, tela de algodón, tela para coser, retales
thing:sewing pattern (2)|patrón de costura, patrones de ropa, molde de costura, patrón de punto
thing:embroidery kit (2)|kit de bordado, punto de cruz, hilo de bordar, bastidor de bordado
thing:macrame cord|cuerda de macramé, kit de macramé, telar, hilo de macramé
thing:felt|fieltro, lana para afieltrar, pompones, limpiapipas, ojos móviles
thing:candle making kit (2)|kit para hacer velas, kit para hacer jabón, cera de soja, mecha, resina epoxi
thing:hot glue gun|pistola de silicona, pistola de pegamento, pistola termofusible, barras de silicona
thing:cutting mat|base de corte, cúter, tabla de corte manualidades, plotter de corte, cortador rotatorio
thing:face paint|pintura facial, pintacaras, maquillaje de carnaval
thing:hair brush|cepillo de pelo, peine, cepillo desenredante, peineta
thing:hair dryer (2)|secador de pelo, secadora de pelo, plancha de pelo, rizador, tenacillas
thing:hair tie|coletero, goma de pelo, horquilla, pasador, pinza de pelo, diadema, colita
thing:soap (2)|jabón, gel de ducha, jabón de manos, pastilla de jabón, gel de baño
thing:body lotion|crema corporal, loción corporal, crema de manos, leche corporal, aceite corporal
thing:baby wipes|toallitas húmedas, toallitas bebé, crema de pañal, pomada de pañal
thing:eyeshadow|sombra de ojos, colorete, rubor, paleta de maquillaje, brocha de maquillaje
thing:running shoe|zapatilla de correr, zapatilla de running, tenis para correr
thing:trail running shoe|zapatilla de trail, zapatilla de trail running
thing:track spikes|zapatillas de clavos, clavos de atletismo
thing:running shirt|camiseta de running, camiseta técnica, playera para correr
thing:running tights|mallas de running, mallas para correr, calzas para correr
thing:running shorts|pantalón corto de running, shorts para correr, short deportivo
thing:running jacket|chaqueta de running, cortavientos de running, chamarra para correr
thing:running sock|calcetín de running, calcetín deportivo, media deportiva
thing:compression sock|media de compresión, calcetín de compresión, pantorrillera
thing:running belt|cinturón de running, riñonera de running, cinturón portadorsal
thing:hydration vest|chaleco de hidratación, mochila de hidratación, mochila de trail
thing:hydration bladder|bolsa de hidratación, vejiga de hidratación, depósito de hidratación
thing:soft flask|bidón flexible, flask blando, botella plegable
thing:sports watch|reloj deportivo, reloj gps, pulsómetro de muñeca
thing:heart rate monitor|pulsómetro, banda de frecuencia cardíaca, monitor cardíaco, banda pectoral
thing:fitness tracker|pulsera de actividad, pulsera inteligente, podómetro, contador de pasos
thing:stopwatch|cronómetro, crono
thing:phone armband|brazalete deportivo, brazalete para móvil, brazalete para celular
thing:sweatband|cinta para la cabeza, muñequera de sudor, vincha deportiva, banda deportiva
thing:neck gaiter|braga de cuello, cuello tubular, bandana tubular, cuello multifunción
thing:sports bra (2)|sujetador deportivo, top deportivo, sostén deportivo, brasier deportivo, corpiño deportivo
thing:tracksuit (2)|chándal, conjunto deportivo, buzo deportivo, pants deportivo
thing:base layer|ropa térmica, primera capa, camiseta térmica, ropa interior térmica
thing:sports bag|bolsa de deporte, bolsa de gimnasio, bolso deportivo, maleta deportiva
thing:energy gel|gel energético, gel deportivo
thing:energy bar|barrita energética, barrita de proteínas, barra energética, barra de proteína
thing:protein powder (2)|proteína en polvo, whey, batido de proteínas, suero de leche
thing:electrolyte tablet|pastilla de electrolitos, bebida isotónica, sales minerales, bebida deportiva
thing:sports bottle|botella de agua, bidón, cantimplora, botella deportiva, caramañola
thing:shaker|shaker, mezclador de proteínas, vaso mezclador
thing:bicycle|bicicleta, bici
thing:electric bike|bicicleta eléctrica, bici eléctrica, e-bike, ebike
thing:mountain bike|bicicleta de montaña, mtb, bici de montaña, bicicleta todoterreno
thing:road bike|bicicleta de carretera, bici de carretera, bicicleta de ruta
thing:gravel bike|bicicleta gravel, bici de gravel, bicicleta de ciclocross
thing:city bike|bicicleta urbana, bici de paseo, bicicleta de ciudad, bicicleta holandesa
thing:trekking bike|bicicleta de trekking, bicicleta de cicloturismo, bicicleta híbrida
thing:folding bike|bicicleta plegable, bici plegable
thing:cargo bike|bicicleta de carga, bici cargo, bicicleta cargo
thing:kids' bike|bicicleta infantil, bici para niños, bicicleta de niño
thing:balance bike (2)|bicicleta sin pedales, bici de equilibrio, bicicleta de equilibrio
thing:training wheels|ruedines, ruedas de apoyo, rueditas, estabilizadores
thing:bmx|bmx, bicicleta bmx
thing:bicycle frame|cuadro de bicicleta, cuadro de bici, marco de bicicleta
thing:bike tyre|cubierta de bicicleta, neumático de bicicleta, llanta de bicicleta
thing:inner tube|cámara de aire, cámara de bicicleta, neumático interior
thing:bike valve|válvula de bicicleta, válvula presta, válvula schrader, adaptador de válvula
thing:bike pump|bomba de bicicleta, inflador de bicicleta, bomba de pie, mini bomba
thing:puncture repair kit|kit de reparación de pinchazos, parches, kit antipinchazos
thing:tyre lever|desmontable de neumáticos, desmontador de cubiertas, palanca para cubierta
thing:bike wheel|rueda de bicicleta, juego de ruedas, rueda delantera, rueda trasera
thing:spoke|radio de bicicleta, rayo de bicicleta, radio de rueda
thing:bike saddle|sillín, sillín de bicicleta, asiento de bicicleta
thing:seatpost|tija de sillín, tija, tubo de asiento, tija telescópica
thing:handlebar|manillar, manubrio, manillar de bicicleta
thing:handlebar grip|puños de manillar, puños de bicicleta, cinta de manillar
thing:bike stem|potencia de manillar, potencia de bicicleta
thing:bike pedal|pedal de bicicleta, pedales de plataforma, pedal plano
thing:clipless pedal|pedal automático, pedales de clip, pedal spd, calas
thing:cycling shoe|zapatilla de ciclismo, zapato de ciclismo, zapatilla mtb
thing:bike chain|cadena de bicicleta, cadena de bici
thing:chain oil|aceite para cadena, lubricante de cadena, cera para cadena
thing:cassette|casete de bicicleta, piñón, piñones, rueda libre
thing:derailleur|cambio trasero, desviador, descarrilador, palanca de cambio
thing:hub gear|cambio de buje, cambio interno, buje con cambio interno
thing:crankset|juego de bielas, biela, plato de bicicleta, pedalier, eje de pedalier
thing:brake pad|pastilla de freno, zapata de freno, taco de freno
thing:disc brake|freno de disco, freno hidráulico, disco de freno
thing:rim brake|freno de llanta, v-brake, freno de zapata, freno cantilever
thing:brake cable|cable de freno, cable de cambio, funda de cable
thing:suspension fork|horquilla de suspensión, horquilla de bicicleta, suspensión delantera
thing:bike light|luz de bicicleta, luces para bici, faro de bicicleta, luz trasera
thing:bike dynamo|dinamo, dinamo de buje
thing:reflector|reflector, reflectante para bici, catadióptrico, ojo de gato
thing:mudguard|guardabarros, salpicadera, guardafangos, tapabarros
thing:pannier rack|portaequipajes, portabultos, parrilla de bicicleta, transportín de bicicleta
thing:pannier|alforja, alforjas, bolsa de bicicleta, bolsa de sillín
thing:handlebar bag|bolsa de manillar, bolsa de cuadro, bolsa de bikepacking
thing:bike basket|cesta de bicicleta, canasta de bicicleta, cesta para bici
thing:bike child seat|silla de bicicleta para niños, sillita de bici, portabebé para bicicleta
thing:bike trailer|remolque de bicicleta, remolque infantil, carrito para bici
thing:car bike rack|portabicicletas, portabicis, portabicicletas de coche, rack para bicicletas
thing:bike stand|pata de cabra, caballete de bicicleta, soporte de bicicleta
thing:bike wall mount|soporte de pared para bicicleta, gancho para bici, colgador de bicicletas
thing:bike lock|candado de bicicleta, antirrobo de bici, candado en u, candado plegable
thing:bike bell|timbre de bicicleta, timbre de bici, bocina de bicicleta
thing:bike mirror|espejo retrovisor de bicicleta, espejo de bici
thing:bike computer|ciclocomputador, cuentakilómetros de bicicleta, gps para bicicleta, velocímetro
thing:bike phone mount|soporte de móvil para bicicleta, portamóvil bici, soporte de celular para bicicleta
thing:bottle cage|portabidón, portabotellas, portacaramañola
thing:bike multitool|multiherramienta de bicicleta, herramienta para bici, caballete de taller, tronchacadenas
thing:bike cover|funda para bicicleta, cubre bicicletas, lona para bici
thing:e-bike battery|batería de bicicleta eléctrica, batería e-bike, batería para ebike
thing:turbo trainer|rodillo de bicicleta, rodillo de entrenamiento, rodillo inteligente
thing:bike helmet|casco de bicicleta, casco de ciclismo, casco para bici
thing:cycling jersey (2)|maillot, maillot de ciclismo, jersey de ciclismo, camiseta de ciclismo
thing:cycling shorts (2)|culote, culotte de ciclismo, culote con tirantes, licra de ciclismo
thing:cycling glove|guante de ciclismo, guantes para bici, mitones de ciclismo
thing:cycling glasses|gafas de ciclismo, gafas deportivas, lentes deportivos, gafas de sol deportivas
thing:cycling rain jacket|chubasquero de ciclismo, poncho para bicicleta, cubrezapatillas
thing:kick scooter|patinete, monopatín con manillar, patinete infantil, patín del diablo, scooter infantil
thing:electric scooter|patinete eléctrico, scooter eléctrico, monopatín eléctrico
thing:skateboard|monopatín, skateboard, patineta
thing:longboard|longboard, patineta larga
thing:inline skates|patines en línea, rollers, rollerblades
thing:roller skates|patines de cuatro ruedas, patines quad, patines de ruedas
thing:ice skates|patines de hielo, patines para hielo
thing:knee pads (2)|rodilleras, coderas, protecciones, protectores de muñeca
thing:swimsuit (2)|bañador, traje de baño, malla de baño, vestido de baño
thing:bikini (2)|bikini, bañador de dos piezas, biquini, tankini
thing:swim trunks (2)|bañador de hombre, bermuda de baño, slip de baño, short de baño
thing:swimming goggles (2)|gafas de natación, gafas de piscina, goggles, lentes de natación, antiparras
thing:swimming cap|gorro de natación, gorro de baño, gorra de natación
thing:armbands|manguitos, manguitos de natación, flotadores de brazo, alitas
thing:kickboard|tabla de natación, pull buoy, churro de piscina, flotador de entrenamiento
thing:swim ring (2)|flotador, flotador inflable, colchoneta de piscina, colchoneta hinchable, salvavidas inflable
thing:swim fins|aletas, aletas de natación, aletas de buceo, patas de rana
thing:diving mask|máscara de buceo, gafas de buceo, máscara de snorkel, visor de buceo
thing:snorkel|tubo de snorkel, esnórquel, equipo de snorkel
thing:wetsuit (2)|traje de neopreno, neopreno, traje de buceo, traje de surf, wetsuit
thing:water shoe|escarpines, zapatillas de agua, cangrejeras, zapatos acuáticos, aquashoes
thing:rash guard (2)|camiseta de protección solar, licra de surf, camiseta uv, lycra
thing:life jacket|chaleco salvavidas, chaleco de flotación, chaleco flotador
thing:surfboard|tabla de surf, softboard, surfboard
thing:bodyboard|bodyboard, tabla de bodyboard, morey
thing:stand-up paddle board|tabla de paddle surf, paddle surf, sup, tabla sup, tabla de remo
thing:kayak|kayak, piragua, canoa, kayak hinchable, kayak inflable
thing:paddle for kayak|pala de kayak, remo de kayak, remo de paddle surf
thing:inflatable boat|barca hinchable, bote inflable, lancha neumática
thing:dry bag|bolsa estanca, bolsa seca, saco estanco, bolsa impermeable
thing:windsurf board|tabla de windsurf, vela de windsurf, cometa de kitesurf, tabla de kitesurf
thing:water skis|esquís acuáticos, wakeboard, donut arrastrable, esquí náutico
thing:skis|esquís, esquís alpinos, esquí alpino, tablas de esquí
thing:cross-country skis|esquís de fondo, esquí nórdico, esquí de fondo
thing:touring skis|esquís de travesía, esquí de montaña, pieles de foca
thing:ski boot|bota de esquí, botas de esquiar
thing:ski binding|fijación de esquí, fijaciones de snowboard, ataduras de esquí
thing:ski pole|bastón de esquí, bastones de esquiar
thing:snowboard|tabla de snowboard, snowboard, tabla de snow
thing:snowboard boot|botas de snowboard, bota de snow
thing:ski jacket (2)|chaqueta de esquí, chamarra de esquí, campera de esquí, anorak de esquí
thing:ski pants|pantalón de esquí, pantalones de nieve, salopette de esquí
thing:snowsuit (2)|mono de esquí, buzo de nieve, traje de nieve, enterizo de nieve
thing:ski helmet|casco de esquí, casco de snowboard, casco de nieve
thing:ski goggles (2)|gafas de esquí, máscara de esquí, gafas de ventisca, antiparras de nieve
thing:ski gloves (2)|guantes de esquí, manoplas de esquí, guantes de nieve
thing:ski sock|calcetín de esquí, medias de esquí, calcetines calefactables
thing:balaclava (2)|pasamontañas, balaclava, verdugo
thing:ski bag|funda de esquís, bolsa para esquís, bolsa de botas de esquí
thing:sledge|trineo, trineo de nieve, bob de nieve
thing:snowshoes|raquetas de nieve
thing:avalanche transceiver|arva, dva, sonda de avalancha, pala de nieve avalancha, mochila airbag
thing:ski wax|cera de esquí, plancha de encerar, afilador de cantos
thing:tennis racket|raqueta de tenis
thing:tennis ball|pelota de tenis, bola de tenis
thing:racket string|cordaje, cuerda de raqueta, encordado
thing:overgrip|overgrip, grip de raqueta, empuñadura de raqueta
thing:tennis shoe|zapatilla de tenis, zapatilla de pádel, zapatilla de tierra batida
thing:racket bag|raquetero, bolsa de tenis, paletero
thing:badminton racket|raqueta de bádminton, set de bádminton
thing:shuttlecock|volante de bádminton, pluma de bádminton, gallito de bádminton
thing:table tennis bat|pala de ping pong, raqueta de tenis de mesa, paleta de ping pong
thing:table tennis table|mesa de ping pong, mesa de tenis de mesa, pelota de ping pong
thing:padel racket|pala de pádel, raqueta de pádel, paleta de pádel
thing:squash racket|raqueta de squash, pelota de squash
thing:golf club|palo de golf, palos de golf, juego de palos de golf, putter
thing:golf ball|pelota de golf, bola de golf, tee de golf
thing:golf bag|bolsa de golf, carrito de golf, talega de golf
thing:dumbbell|mancuerna, mancuernas, pesa de mano, mancuerna ajustable
thing:barbell|barra de pesas, barra olímpica, barra de halterofilia, barra z
thing:weight plate|disco de pesas, disco de peso, discos bumper
thing:kettlebell|kettlebell, pesa rusa
thing:weight bench|banco de pesas, banco de musculación, banco inclinado
thing:home gym|estación de musculación, multiestación, jaula de potencia, rack de sentadillas
thing:pull-up bar|barra de dominadas, barra de puerta, barra fija
thing:treadmill|cinta de correr, caminadora, cinta andadora, trotadora
thing:exercise bike|bicicleta estática, bicicleta fija, bicicleta de spinning, bici estática
thing:cross trainer|elíptica, bicicleta elíptica, máquina elíptica
thing:rowing machine|máquina de remo, remo indoor, remoergómetro
thing:resistance band|banda elástica, banda de resistencia, goma elástica de fitness, liga de ejercicio
thing:suspension trainer|entrenamiento en suspensión, trx, cintas de suspensión, anillas de gimnasia
thing:skipping rope (2)|comba, cuerda de saltar, cuerda para saltar, soga de saltar
thing:exercise ball|pelota de pilates, fitball, pelota de ejercicio, balón de gimnasia
thing:medicine ball|balón medicinal, slam ball, pelota medicinal
thing:yoga mat|esterilla de yoga, colchoneta de yoga, mat de yoga, tapete de yoga, colchoneta de gimnasia
thing:yoga block|bloque de yoga, cinturón de yoga, bolster, cojín de meditación
thing:foam roller|rodillo de espuma, foam roller, rodillo de masaje, pelota de masaje
thing:massage gun|pistola de masaje, masajeador muscular, pistola muscular
thing:push-up handles|soportes para flexiones, rueda abdominal, agarres para flexiones, ab roller
thing:weightlifting belt|cinturón de halterofilia, guantes de gimnasio, guantes de entrenamiento, straps de levantamiento
thing:ankle weights|tobilleras lastradas, pesas para tobillos, chaleco lastrado, muñequeras con peso
thing:mini trampoline|cama elástica, minitrampolín, trampolín, brincolín
thing:aerobic step|step de aeróbic, stepper, tabla de equilibrio, escalón de fitness
thing:boxing glove|guante de boxeo, guantes de box, guantes mma, vendas de boxeo
thing:punching bag|saco de boxeo, costal de box, punching ball, manoplas de boxeo
thing:mouthguard|protector bucal, bucal deportivo, protector dental
thing:judo suit|judogi, karategui, kimono de judo, traje de karate, cinturón de karate
thing:football|balón de fútbol, pelota de fútbol
thing:football boots (2)|botas de fútbol, tacos de fútbol, botines de fútbol, chuteras
thing:shin guards|espinilleras, canilleras
thing:football shirt (2)|camiseta de fútbol, equipación de fútbol, playera de fútbol
thing:football goal|portería de fútbol, arco de fútbol, mini portería, red de portería
thing:goalkeeper gloves|guantes de portero, guantes de arquero
thing:basketball|balón de baloncesto, pelota de básquet, balón de basquetbol
thing:basketball hoop|canasta de baloncesto, aro de básquet, tablero de baloncesto
thing:basketball shoes|zapatillas de baloncesto, zapatillas de balonmano, zapatillas de voleibol, zapatillas de sala
thing:volleyball|balón de voleibol, pelota de vóley, red de voleibol
thing:handball|balón de balonmano, pelota de handball
thing:rugby ball|balón de rugby, balón de fútbol americano, casco de rugby
thing:field hockey stick|palo de hockey, stick de hockey, disco de hockey
thing:baseball bat|bate de béisbol, guante de béisbol, pelota de béisbol
thing:cricket bat|bate de críquet, pelota de críquet
thing:ball pump|inflador de balones, bomba para balones, aguja de inflar
thing:training cones|conos de entrenamiento, escalera de agilidad, petos de entrenamiento, silbato de árbitro
thing:darts|diana, dardos, tablero de dardos, diana electrónica
thing:pool table|mesa de billar, taco de billar, billar
thing:boules|petanca, bolas de petanca, bochas
thing:frisbee|frisbee, disco volador, disc golf
thing:archery bow|arco y flechas, arco recurvo, arco compuesto, tiro con arco
thing:fishing rod|caña de pescar, caña telescópica, caña de spinning, caña de mosca
thing:fishing reel|carrete de pesca, carrete de spinning, reel de pesca
thing:fishing line|hilo de pescar, sedal, línea de pesca, trenzado de pesca, tanza
thing:fishing lure|señuelo de pesca, cebo, carnada, vinilo de pesca, cucharilla de pesca
thing:fish hook|anzuelo, flotador de pesca, boya de pesca, plomo de pesca, esmerillón
thing:landing net|sacadera, salabre, red de pesca, chinguillo
thing:tackle box|caja de pesca, bolsa de pesca, portacañas, alarma de picada
thing:waders|vadeador, wader, pantalón vadeador, botas de pesca
thing:riding helmet|casco de equitación, casco de montar a caballo, casco hípico
thing:riding boots|botas de montar, botines de equitación, polainas de equitación
thing:riding breeches|pantalón de equitación, pantalones de montar, mallas de equitación
thing:horse saddle|silla de montar, sudadero, mantilla de caballo, cincha, estribos
thing:bridle|brida de caballo, cabezada, riendas, ramal, bocado de caballo
thing:horse blanket|manta para caballo, manta de cuadra, manta antimoscas, máscara antimoscas
thing:riding crop|fusta, látigo de doma, espuelas
thing:horse grooming kit|cepillo para caballo, rasqueta, limpiacascos, kit de limpieza para caballo
thing:riding body protector|chaleco protector de equitación, chaleco airbag, protector de espalda
thing:climbing rope|cuerda de escalada, cuerda dinámica, cuerda estática, cordino
thing:climbing harness|arnés de escalada, arnés para escalar
thing:climbing shoe|pie de gato, pies de gato, zapato de escalada, zapatillas de escalada
thing:carabiner (2)|mosquetón, cinta exprés, mosquetón de seguridad
thing:belay device|asegurador, dispositivo de aseguramiento, descensor, grigri
thing:chalk bag|magnesera, magnesio para escalada, magnesio líquido, crash pad
thing:climbing helmet|casco de escalada, casco de alpinismo, kit de vía ferrata, disipador
thing:ice axe|piolet, crampones, crampones para hielo
thing:tent|tienda de campaña, carpa, casa de campaña, tienda de acampar, tienda familiar
thing:tent peg|piqueta, estaca de carpa, clavija de tienda, viento de tienda, varilla de tienda
thing:groundsheet|suelo de tienda, lona de suelo, tarp, toldo de acampada
thing:awning for caravan|avancé de caravana, toldo de caravana, carpa plegable, toldo para furgoneta
thing:sleeping bag|saco de dormir, bolsa de dormir, saco momia
thing:sleeping bag liner|saco sábana, sábana saco, forro para saco de dormir
thing:sleeping mat|esterilla de camping, aislante, colchoneta autoinflable, esterilla autohinchable, mat de camping
thing:air bed (2)|colchón inflable, colchón hinchable, cama plegable de camping, catre
thing:camping pillow|almohada de camping, almohada inflable, almohada hinchable
thing:hammock (2)|hamaca colgante, hamaca de camping, hamaca paraguaya, chinchorro
thing:camping chair|silla de camping, silla plegable, taburete plegable, sillón de camping
thing:camping table|mesa de camping, mesa plegable, mesa de picnic plegable
thing:camping stove|hornillo de camping, hornillo de gas, cocinilla, infiernillo, anafe
thing:gas cartridge|cartucho de gas, bombona de camping gas, lata de gas, cartucho de butano
thing:camping cookware|menaje de camping, juego de ollas de camping, cubiertos de camping, vajilla de camping
thing:camping food|comida liofilizada, comida deshidratada, comida de montaña
thing:cool box (2)|nevera portátil, nevera de playa, hielera, conservadora, bolsa isotérmica
thing:head torch|linterna frontal, frontal led, lámpara de cabeza, linterna de cabeza
thing:camping lantern|farol de camping, lámpara de camping, linterna de camping
thing:portable toilet|inodoro portátil, wc químico, inodoro químico, baño portátil
thing:camping shower|ducha de camping, ducha solar, bidón de agua, garrafa plegable
thing:mosquito net for travel|mosquitera, mosquitero, mosquitera de viaje, red mosquitera
thing:hiking boot|bota de montaña, bota de senderismo, zapatilla de trekking, zapato de senderismo
thing:hiking sandal|sandalia de trekking, sandalia de senderismo, sandalia de montaña
thing:hiking sock|calcetín de senderismo, calcetín de trekking, calcetín de montaña
thing:hiking trousers (2)|pantalón de senderismo, pantalón de trekking, pantalón desmontable, pantalón de montaña
thing:hardshell jacket|chaqueta de montaña, chaqueta hardshell, chaqueta impermeable de trekking, chaqueta gore-tex
thing:rain trousers (2)|pantalón impermeable, cubrepantalón, pantalón de lluvia
thing:softshell jacket (2)|chaqueta softshell, softshell
thing:fleece jacket (2)|forro polar, chaqueta polar
thing:down jacket (2)|chaqueta de plumas, plumífero, chamarra de plumas, campera de plumas, chaqueta acolchada
thing:hiking backpack|mochila de senderismo, mochila de trekking, mochila de montaña
thing:backpack rain cover|funda impermeable para mochila, cubremochila
thing:baby carrier backpack|mochila portabebés de montaña, portabebés de senderismo
thing:trekking poles|bastones de trekking, bastones de senderismo, bastones de marcha nórdica
thing:gaiters|polainas, polainas de montaña
thing:compass|brújula, brújula de orientación
thing:hiking map|mapa de senderismo, mapa topográfico, portamapas
thing:outdoor gps|gps de montaña, gps de mano, gps para senderismo
thing:pocket knife (2)|navaja, navaja suiza, multiherramienta, cortaplumas, navaja multiusos
thing:water filter for hiking|filtro de agua portátil, botella con filtro, pastillas potabilizadoras, purificador de agua portátil
thing:fire starter|pedernal, encendedor de ferrocerio, paracord, manta térmica de emergencia
thing:binoculars|prismáticos, binoculares, telescopio terrestre, monocular
thing:knife|cuchillo
thing:hose|manguera
thing:nail|clavo
thing:scooter|patinete
thing:bib|babero
thing:goggles|gafas de protección
thing:lens|objetivo
thing:detergent|detergente
thing:plaster|tirita
thing:hair straightener|plancha de pelo
thing:microscope|microscopio
thing:wooden train|tren de madera
thing:train|tren
thing:canvas|lienzo
thing:brush|cepillo
thing:door handle|manilla, picaporte
thing:filing cabinet|archivador
thing:primer|imprimación
thing:rose|rosa
thing:bait|cebo
thing:inverter|inversor
thing:tutu|tutú
thing:walking stick|bastón
thing:crutches|muletas
thing:blood pressure monitor|tensiómetro
thing:syringe|jeringa
thing:thread|hilo
thing:mouse|ratón
thing:pocket watch|reloj de bolsillo
thing:diving watch|reloj de buceo, reloj de buzo
thing:shower tray|plato de ducha
thing:bag|bolsa
thing:ball|pelota, balón
thing:balm|bálsamo
thing:barrel|barril
thing:bell|timbre
thing:badge|insignia, chapa
thing:binder|archivador, carpeta
thing:body protector|chaleco protector
thing:bottle|botella
thing:bow|arco
thing:brake|freno
thing:cabinet|armario
thing:cable|cable
thing:cage|jaula
thing:card|tarjeta
thing:castle|castillo
thing:chain|cadena
thing:chisel|formón
thing:cummerbund|fajín
thing:drum|tambor
thing:engine|motor
thing:egg box|huevera, caja de huevos
thing:espresso cup|taza de espresso
thing:firelighters|pastillas de encendido
thing:fireguard|salvachispas, parachispas
thing:flash|flash
thing:food|comida
thing:fruit|fruta
thing:gate|verja
thing:grass|hierba
thing:hedge|seto
thing:heart|corazón
thing:helium|helio
thing:helmet|casco
thing:honey jar|tarro de miel
thing:incubator|incubadora
thing:jar|tarro, bote
thing:kennel|caseta
thing:key|llave
thing:leash|correa
thing:litter|lecho
thing:log basket|cesta para leña, leñero
thing:lotion|loción
thing:lure|señuelo
thing:mask|máscara
thing:moon|luna
thing:star|estrella
thing:needle|aguja
thing:oil|aceite
thing:pedal|pedal
thing:pellets|pellets
thing:place cards|marcasitios, tarjetas de mesa
thing:powder|polvo, polvos
thing:rack|soporte
thing:racket|raqueta
thing:reel|carrete
thing:rod|varilla
thing:scale|báscula, balanza
thing:screen|pantalla
thing:skate|patín
thing:stencil|plantilla, esténcil
thing:stove pipe|tubo de estufa
thing:tank|depósito, tanque
thing:thermos|termo
thing:timer|temporizador
thing:tractor|tractor
thing:truck|camión
thing:airplane|avión
thing:rocket|cohete
thing:robot|robot
thing:trailer hitch|enganche de remolque, bola de remolque
thing:tube|tubo
thing:tyre pressure gauge|manómetro
thing:valve|válvula
thing:vacuum bag|bolsa de vacío
thing:vegetable|verdura, hortaliza
thing:wiper|limpiaparabrisas
thing:amp|amplificador
thing:bass guitar|bajo, bajo eléctrico
thing:ashtray|cenicero
thing:bee hive|colmena
thing:ash vacuum|aspirador de cenizas
thing:grooming brush|cepillo de aseo, bruza
thing:motorcycle jacket|chaqueta de moto
thing:elephant|elefante
thing:lion|león
thing:tiger|tigre
thing:bear|oso
thing:bird|pájaro, ave
thing:butterfly|mariposa
thing:cow|vaca
thing:dinosaur|dinosaurio
thing:dolphin|delfín
thing:dragon|dragón
thing:duck|pato
thing:fox|zorro
thing:frog|rana
thing:giraffe|jirafa
thing:monkey|mono
thing:owl|búho
thing:penguin|pingüino
thing:pig|cerdo
thing:pirate|pirata
thing:princess|princesa
thing:rabbit|conejo
thing:shark|tiburón
thing:sheep|oveja
thing:skull|calavera
thing:turtle|tortuga
thing:unicorn|unicornio
thing:walrus|morsa
thing:whale|ballena
thing:goggles (2)|gafas de natación
thing:lens (2)|lente
thing:brush (2)|pincel, brocha
thing:bell (2)|campana
thing:bow (2)|arco de violín
thing:rack (2)|estante
thing:rod (2)|caña
thing:reel (2)|bobina
thing:tube (2)|cámara de aire
thing:food (2)|alimento
thing:powder (2)|polvos
thing:bag (2)|bolso
`;
