/** What shoppers want to know or have done, as Spanish asks for it (?) and as pages say it (=): see `meaning/intents/intent-model.ts`. */
export const intents = (): string => `
## delivery_cost
? cuánto me sale el envío
? gastos de envío a la península
? qué cobran por mandármelo a casa
? el porte va aparte o incluido
? me clavan mucho por traerlo
? el flete a provincia cuánto es
? tarifa de mensajería para un paquete chico
? cuánta plata es el despacho a domicilio
? por un tornillo vale más el transporte que eso
? el franqueo cuánto sube
? al final del carrito me suman algo
? costo de la paquetería a guadalajara
? pagaré más si pesa cinco kilos
? quién abona los portes, vosotros o yo
? es caro que me lo acerquen al pueblo
? precio total puesto en mi puerta
? hay recargo por kilometraje
? el domicilio cuánto vale
? vivo a dos calles, igual me cobráis la entrega
? mínimo que se paga por reparto
? cuántos pesos agrego por la encomienda
? dónde veo la tabla de tarifas por peso y zona
? cuánto me clavan por mandármelo a casa
? los portes a quién le tocan
? vaya sablazo el transporte por unos calcetines
? a cuánto sale el flete hasta mi pueblo
? me cobran aparte por traerlo
? vivo a dos calles y aun así pago mensajería
? el total me subió al final por el franqueo
? qué tarifa tiene el envío a domicilio
? es caro que me lo acerquen
? mi abuela quiere saber cuánto vale llevárselo
? por una pila suelta también hay gastos
? me sale más la entrega que el libro
? gastos de envío
? cuánto cuesta el envío
? cuanto sale el envio
? precio del envío a domicilio
? cuánto cobran por enviar
? costo de envío
? los portes se pagan aparte?
? cuánto son los portes
? q vale el envio
? tarifas de envío
? cuánto me cobráis por mandármelo a casa
? cobran el flete?
? coste de entrega
? hay que pagar envío?
= Los gastos de envío a la península ascienden a 4,95 \u20ac, IVA incluido.
= Tarifas de transporte según peso y código postal
= El costo del flete se calcula antes de confirmar la compra.
= Reparto de la compra del supermercado: 6 \u20ac por servicio.
= Portes debidos: el comprador abona el transporte a la agencia.
= Franqueo de libros y discos: 2,50 \u20ac por sobre acolchado.
= Baleares: 8,90 \u20ac | Canarias: 14,50 \u20ac | Portugal: 7,20 \u20ac
= El despacho a domicilio tiene un valor de $3.990 dentro de la Región Metropolitana.
= A los muebles de gran volumen se les aplica un suplemento de 39 \u20ac.
= El importe de la paquetería se suma en el carrito en función de las dimensiones del bulto.
= Precio único de mensajería para herramientas y accesorios: 5,90 \u20ac por pedido.
= Gastos de envío península: 4,95 \u20ac por pedido, IVA incluido.
= El coste del transporte se calcula en la cesta según peso y código postal.
= Tarifa plana de portes para herramienta y ferretería: 6,50 \u20ac.
= Despacho a domicilio: el valor del flete aparece antes de confirmar la compra.
= Franqueo de discos y vinilos: 2,90 \u20ac hasta 2 kg, 4,20 \u20ac hasta 5 kg.
## delivery_free
? desde cuánto es gratis el envío
? a partir de qué importe no se pagan portes
? me faltan tres euros para que salga gratuito
? cuánto tengo que gastar para no pagar flete
? hay despacho sin costo
? si lleno más el carrito me perdonan el transporte
? qué monto mínimo para que me lo lleven gratis
? me lo traéis de gorra si compro bastante
? cómo me ahorro los gastos de envío
? meto otra cosita para llegar al tope de porte cero
? envío gratis siempre o solo con compra grande
? los socios tienen el domicilio bonificado
? con sesenta pavos ya es gratuita la entrega
? no quiero pagar mensajería, qué hago
? cuánto sumar para envío bonificado
? regalan el reparto en pedidos altos
? el umbral de portes pagados cuál es
? sale gratis si supero los mil pesos
? el descuento me baja del límite gratuito, me cobran entonces
? vale para muebles lo de envío gratuito
? oferta de portes gratis hasta cuándo
? llego justito a la cantidad para no abonar transporte
? cuánto tengo que gastar para que no cobren portes
? me faltan tres euros para librarme del envío
? qué meto en la cesta para que salga gratis el transporte
? desde qué importe lo traéis sin cargo
? hay alguna forma de ahorrarme la mensajería
? antes no pagaba nada por traerlo y ahora sí
? si compro bastante me perdonan el flete
? regalan el envío este finde
? con cuánta plata el despacho es gratuito
? llego al mínimo pero me siguen sumando gastos
? a partir de cuántos sacos de pienso no hay recargo
? los socios tenemos portes pagados
? envío gratis
? a partir de cuánto es gratis el envío
? desde qué importe no pago envío
? envio gratis apartir de cuanto
? cuánto tengo que gastar para envío gratis
? tenéis envío gratuito?
? portes gratis a partir de
? con qué monto el envío es gratis
? mínimo para envío gratuito
? hacen envíos sin costo?
? portes gratuitos desde cuántos euros
? el envío es gratis?
? cuanto me falta pal envio gratis
= Envío gratuito en compras superiores a 49 \u20ac.
= Portes pagados a partir de 150 \u20ac para talleres y profesionales.
= Por debajo de ese importe se cobran 3,99 \u20ac; por encima, la entrega corre de nuestra cuenta.
= Despacho gratis desde $29.990 en alimento para mascotas
= Los miembros del club disfrutan de entregas sin coste y sin compra mínima.
= Te faltan 12 \u20ac para conseguir el envío gratis
= El monto para la bonificación del flete se calcula después de aplicar los cupones.
= Libros: gastos de envío a 0 \u20ac desde 19 \u20ac.
= Quedan excluidos de la gratuidad los artículos voluminosos y los sacos de tierra.
= Instrumentos y amplificadores: transporte incluido a partir de 99 \u20ac
= Umbral de envío sin cargo: península 60 \u20ac, islas 120 \u20ac
= Envío gratuito en pedidos superiores a 49 \u20ac.
= A partir de 30 \u20ac en libros, los portes corren de nuestra cuenta.
= Despacho gratis por compras sobre el monto indicado en el carrito.
= El umbral de transporte sin cargo se calcula tras aplicar descuentos.
= Portes pagados en muebles de jardín desde 300 \u20ac.
## delivery_time
? cuánto tarda en llegar
? plazo de entrega a sevilla
? cuándo me llega si compro hoy
? lo necesito para la boda del sábado que viene
? en cuántos días lo tendría en casa
? llevo una semana esperando, es normal
? demora del envío al interior
? me voy de vacaciones el viernes, llegará antes
? tiempo estimado de reparto
? cuándo lo recibo más o menos
? se demoran mucho en despachar a provincias
? días hábiles o cuentan fines de semana
? es para un cumple en diez días, da tiempo
? va para largo o es rapidito
? me urge saber la fecha aproximada
? cuántas semanas para un sofá a medida
? en navidades os retrasáis
? a qué altura del mes estaría aquí
? ya debería haber llegado y nada
? qué significa 48/72 horas laborables
? lo tengo en el buzón esta semana
? tarda la vida o qué
? cuándo lo tendré en casa
? me llegará antes del cumple de mi niña
? tarda mucho
? llevo esperando desde la semana pasada y nada
? cuántos días se demora hasta provincia
? el viernes me voy de vacaciones, estará aquí
? para cuándo calculáis la entrega
? se eterniza el envío o es rapidito
? lo necesito para la boda del sábado
? qué plazo manejan si pido hoy
? estoy sin lavadora, en qué fecha la traen
? mi vecino lo recibió en dos días y yo no
? cuánto tarda el envío
? tiempo de entrega
? plazo de entrega
? cuándo me llega
? cuantos dias tarda en llegar
? en cuántos días llega
? cuánto demora el envío
? q dia me llegaria
? lo necesito para el viernes
? plazos de envío
? cuánto tardáis en entregar
? si lo pido hoy cuándo llega
? días de entrega
? tarda mucho en llegar?
= Plazo de entrega: de 2 a 4 días laborables en península.
= Los pedidos al interior del país demoran entre 5 y 8 días hábiles.
= Fecha estimada de recepción: del 14 al 17 de mayo
= Sofás tapizados bajo encargo: 6-8 semanas desde la confirmación.
= El tiempo de tránsito hacia las islas puede alcanzar los diez días.
= Los festivos locales pueden ocasionar retrasos en el reparto.
= Disponible en 24/48 h | Disponible en 3-5 días | Bajo pedido
= Plantas vivas: salen los lunes y llegan a más tardar el miércoles.
= La duración del transporte empieza a contar una vez acreditado el pago.
= En campaña navideña las entregas pueden prolongarse hasta una semana.
= Libros de importación: llegada habitual en quince días
= Plazo de entrega estimado: de 2 a 4 días laborables.
= Sofás fabricados bajo pedido: entrega en 5-6 semanas.
= La fecha prevista de llegada figura en la ficha de cada artículo.
= Tiempo de tránsito a Baleares: 4-7 días hábiles.
= En temporada alta las entregas pueden demorarse hasta 48 horas más.
## delivery_express
? lo quiero mañana mismo
? tenéis envío urgente y cuánto cuesta
? mensajería exprés para hoy
? se puede acelerar la entrega pagando más
? se me rompió el router y lo necesito ya
? entrega en 24 horas
? olvidé el regalo y el cumpleaños es mañana
? cuánto sube el despacho el mismo día
? hay algún repartidor que lo traiga en dos horas
? me corre prisa
? es una emergencia, cómo llega más rápido
? envío prioritario antes de las diez
? puedo pagar un plus para que vuele
? servicio nocturno para recibir a la mañana siguiente
? necesito la pieza a primera hora
? suplemento por urgencia
? no puedo esperar cuatro días, hay algo más veloz
? me lo mandan en moto ahorita
? al día siguiente si pido por la noche
? cuánto más por el rápido que el normal
? la nevera murió y la comida se echa a perder
? llega volando con la opción premium
? lo quiero para mañana sí o sí
? se me olvidó el regalo y es pasado mañana
? puedo pagar más para que corra
? tengo prisa, hay algo más veloz
? cuánto cuesta el exprés
? me urge, se me rompió la caldera
? existe reparto en el mismo día
? en 24 horas lo tendría
? un motorista que me lo traiga ya
? voy contrarreloj con el disfraz del cole
? recargo por entrega prioritaria
? si pido esta noche llega al despertar
? envío urgente
? envío express
? me puede llegar mañana?
? cuánto cuesta el envío urgente
? hay envio rapido?
? tienen entrega el mismo día?
? entrega al día siguiente
? envio exprés precio
? lo quiero ya, hay envío 24h?
? se puede pagar más por envío rápido
? hacéis envíos urgentes?
? lo necesito para mñn urgente
? servicio exprés de entrega
= Envío urgente 24 h: 7,95 \u20ac
= Entrega al día siguiente antes de las 10:00 por un suplemento de 12 \u20ac.
= Servicio exprés en moto dentro de la ciudad, en menos de dos horas
= Despacho el mismo día para la Ciudad de México: $149
= La modalidad prioritaria no está disponible para baterías ni sustancias inflamables.
= Repuestos de taller: salida nocturna y recepción a primera hora.
= Estándar 3-5 días: 4 \u20ac | Rápido 24 h: 9 \u20ac | Superurgente hoy: 15 \u20ac
= Si contrata el transporte acelerado y llegamos tarde, le reintegramos el recargo.
= El correo urgente solo cubre la península y Baleares.
= Flores y cestas: reparto inmediato en tres horas
= Los domingos no circula el servicio 24 horas.
= Envío urgente 24 h: 9,90 \u20ac, solo días laborables.
= Entrega antes de las 10:00 del día siguiente con suplemento de 14 \u20ac.
= Servicio exprés en el mismo día disponible en Madrid y Barcelona.
= Prioritario nocturno para comercios: consulte zonas y tarifas.
= La modalidad 24 horas no se aplica a tierra, macetas ni mobiliario.
## delivery_day_slot
? puedo elegir el día que vienen
? solo estoy en casa por las tardes
? reparten los sábados
? trabajo hasta las ocho, podéis venir de noche
? qué franja horaria tenéis
? prefiero que pasen el jueves
? entregáis en domingo o festivo
? a qué hora viene el repartidor
? quisiera fijar una fecha concreta
? que no llegue antes de las doce, duermo de día
? me viene mejor entre cinco y siete
? retrasar la entrega hasta que vuelva de viaje
? entrega de mañana o de tarde a escoger
? el finde hay reparto
? recojo a los niños a las cuatro, esa hora no
? ventana de dos horas para recibir la compra
? programar la llegada para el lunes
? me pueden visitar al mediodía
? tengo turno partido, cuándo pasarían
? acotar el horario, no puedo esperar todo el día
? reservar tramo para el súper
? cuesta más si es fin de semana
? trabajo hasta las ocho, podéis venir después
? solo estoy en casa los sábados
? puedo elegir la hora a la que pasan
? por la mañana no me viene bien
? repartís los domingos
? que no vengan a la hora de la siesta
? quiero fijar el jueves para que lo traigan
? hago turno de noche y duermo por la mañana
? me dan una franja o tengo que esperar todo el día
? prefiero a última hora de la tarde
? que coincida con mi día libre
? se puede agendar el martes
= Elija el día y la franja horaria de entrega al finalizar la compra.
= Reparto en sábado: suplemento de 6 \u20ac
= Franjas disponibles: 8-10 h, 10-14 h, 16-19 h, 19-22 h
= Domingos y feriados no se realizan entregas a domicilio.
= Turno vespertino para supermercado: de 18:00 a 22:00, de lunes a viernes.
= Puede programar la recepción con hasta 30 días de antelación.
= Los muebles se entregan en horario de mañana o de tarde; no concretamos la hora exacta.
= Ventana de dos horas comunicada por SMS la víspera
= Entrega nocturna en Madrid y Barcelona por 4,50 \u20ac
= Si desea una fecha concreta, indíquela en el calendario del carrito.
= El ramo llegará el día señalado, en el tramo de mañana (9-14 h) o de tarde (15-20 h).
= Elija su franja horaria: 9-14 h, 14-18 h o 18-22 h.
= Reparto en sábado con un suplemento de 3 \u20ac.
= La cesta de supermercado se entrega en ventanas de dos horas.
= Entrega vespertina disponible en capitales de provincia.
= Seleccione el día de reparto en el calendario antes de pagar.
## dispatch_cutoff
? hasta qué hora pido para que salga hoy
? sale del almacén hoy si compro ahora
? cuándo despachan los paquetes
? son las cinco, ya se me pasó el corte
? a qué hora recoge el camión
? lo hice anoche, lo preparan esta mañana
? el viernes por la tarde mandáis algo
? sigue en preparación, cuándo lo sueltan
? hora límite para envío mismo día
? tardáis mucho en empaquetarlo y mandarlo
? mañana es fiesta, saldría hoy
? si pago a mediodía alcanza a irse
? pedí el domingo, el bulto parte el lunes
? llego a tiempo para la salida de hoy
? todavía no lo han enviado
? cuál es el tope horario de la bodega
? a partir de qué hora pasa al día siguiente
? expedís también los sábados
? me da tiempo si termino el pago en diez minutos
? cuánto demora la bodega en alistarlo
? transferencia hecha, cuándo lo expiden
? por qué lleva dos días procesándose
? si compro ahora sale hoy del almacén
? hasta qué hora tengo para que lo manden hoy
? pone en preparación desde ayer, cuándo lo soltáis
? pedí un viernes por la noche, lo empaquetan el lunes
? todavía no ha salido mi paquete
? cuánto tardan en prepararlo
? llego a tiempo si pago antes de comer
? los findes también despachan
? lo compré de madrugada, cuenta como hoy
? sigue en bodega y ya pagué
? cuánto se tarda en expedirlo
? hasta qué hora pedir para salir hoy
? hora límite de pedidos
? cuándo sale mi pedido del almacén
? cuándo despachan los pedidos
? si pido ahora sale hoy?
? a q hora cierran los envios
? cuándo lo enviáis después de comprar
? hora de corte para envío
? cuánto tardan en preparar el pedido
? despachan los sábados?
? tiempo de preparación del pedido
? aún no ha salido mi pedido
? hasta que ora puedo pedir para hoy
= Los pedidos realizados antes de las 14:00 salen ese mismo día.
= Hora de corte: 12 h de lunes a viernes
= Las compras confirmadas en fin de semana se expiden el lunes.
= Nuestra bodega alista y despacha en un plazo máximo de 24 horas hábiles.
= Última recogida del transportista: 17:30
= Los grabados personalizados requieren dos días de preparación antes de la salida del almacén.
= En festivos nacionales no hay expediciones.
= Pague antes de las 13 h y la mercancía partirá hoy; después, a la mañana siguiente.
= Semillas y bulbos: envíos únicamente martes y jueves.
= El correo "Tu pedido ha salido" se remite en cuanto el paquete abandona el centro logístico.
= Con transferencia, el despacho se efectúa al recibir los fondos.
= Pedidos realizados antes de las 14:00 se expiden el mismo día.
= Hora límite de salida: 16 h de lunes a jueves, 13 h los viernes.
= Las plantas salen del vivero solo de lunes a miércoles.
= Tiempo de preparación en almacén: 24 horas hábiles.
= Los encargos de fin de semana se procesan el primer día laborable.
## delivery_carrier
? con qué empresa de transporte mandan
? quién me lo trae
? qué mensajería usáis
? viene por correos o por agencia privada
? puedo elegir la compañía de reparto
? ese repartidor nunca encuentra mi calle
? con cuál paquetería trabajan en méxico
? no quiero que lo lleve la agencia de siempre
? lo trae el cartero
? os funciona bien el courier
? nombre del transportista para llamarles
? tuve broncas con un mensajero, hay alternativa
? qué furgoneta debo esperar
? a qué empresa reclamo por el conductor
? tienen camiones propios o subcontratan
? mandarlo por encomienda en bus se puede
? podría enviar yo mi propia agencia a recogerlo
? en mi zona solo llega el correo postal
? quién hace el delivery acá
? los repartos los hacéis vosotros mismos
? qué operador logístico gestiona el mueble
? prefiero otro servicio de paquetería
? quién me lo va a traer
? con qué empresa mandáis las cosas
? el mensajero de siempre es un desastre, usáis otro
? que no sea la agencia amarilla por favor
? viene el cartero o una furgoneta
? puedo escoger la compañía de transporte
? el repartidor de mi zona siempre miente
? lo lleváis vosotros o lo subcontratáis
? qué paquetería trabaja con ustedes
? por correo normal o por mensajería
? necesito el teléfono de quien reparte
? cuál es el courier
? con qué empresa envían
? qué transportista usáis
? por qué mensajería lo mandan
? agencia de transporte
? quién me trae el paquete
? envian x correos?
? con qué paquetería mandan
? es seur o mrw?
? trabajan con dhl?
? qué compañía hace la entrega
? por qué correo mandan
? empresa de reparto
? q courier usan
? puedo elegir el transportista?
= Transportistas colaboradores: correo nacional y agencias de mensajería
= Los paquetes pequeños viajan por correo postal; los pesados, por agencia de transporte.
= Repartimos con flota propia en un radio de 50 km.
= El operador logístico se asigna automáticamente según el código postal.
= Elija su compañía de reparto preferida al tramitar la compra.
= Los instrumentos de gran valor se confían a un courier especializado y asegurado.
= En Chile despachamos mediante empresas de encomiendas con cobertura en todo el territorio.
= Nuestros mensajeros van en bicicleta por el centro histórico
= Sofás y colchones: los entrega nuestro propio equipo de conductores.
= Si prefiere su transportista habitual, comuníquenos su número de cliente con él.
= Empresa de paquetería | Peso máximo | Zona cubierta
= Trabajamos con distintas agencias de transporte según la zona.
= Los envíos de menos de 2 kg se confían al servicio postal.
= Operador logístico para mobiliario: flota propia.
= El courier asignado se indica en el correo de salida.
= Mensajería en bicicleta dentro del casco urbano.
## tracking
? dónde está mi paquete
? número de seguimiento por favor
? cómo rastreo mi envío
? por dónde anda lo que pedí
? el localizador no funciona
? no me llegó el enlace para ver el camión
? dice en tránsito hace tres días
? número de guía de la paquetería
? quiero saber si ya salió a reparto
? el estado no se mueve
? código para seguir el bulto
? mirar en qué punto va
? se quedó parado en la central de zaragoza
? hay forma de ver al repartidor en el mapa
? tracking que no actualiza
? sigue en clasificación y no avanza
? consultar la trayectoria de mi encomienda
? me podéis decir si ya viene en camino
? mandadme el seguimiento al móvil
? la página del transporte no reconoce mi clave
? en qué anda mi compra
? cómo sé si está por llegar
? por dónde anda mi paquete
? no tengo ni idea de dónde está lo mío
? el enlace para seguirlo no carga
? lleva tres días parado en el mismo sitio
? me dieron un código y no sé dónde ponerlo
? quiero ver si ya viene de camino
? en el mapa no se mueve la furgo
? pone en tránsito qué significa
? no me ha llegado el número de guía
? cómo rastreo lo que compré
? a qué altura va el camión
? sigue sin actualizarse el estado
? seguimiento del pedido
? dónde está mi pedido
? número de seguimiento
? numero de guia
? rastrear pedido
? por dónde va mi paquete
? cómo sigo mi envío
? no me llegó el código de rastreo
? localizar mi envío
? estado de mi pedido
? tracking
? ver x donde va mi pedido
? quiero rastrear mi compra
= Seguimiento de envíos: introduzca su número de localizador
= Recibirá por correo el código de rastreo en cuanto el paquete salga.
= Consulte el estado de su compra en "Mi cuenta > Mis pedidos".
= El número de guía se activa pasadas 24 horas.
= Preparado | En tránsito | En reparto | Entregado
= Las cartas ordinarias con semillas o partituras carecen de seguimiento.
= Siga en directo en el mapa la ubicación de nuestro repartidor.
= Si la trazabilidad no se actualiza en cinco días, contacte con nosotros.
= Localice su encomienda con el RUT y el número de orden.
= Te avisamos por SMS de cada paso del trayecto.
= Historial de movimientos del bulto
= Localice su envío con el número de seguimiento recibido por correo.
= Estados posibles: preparado, en tránsito, en reparto, entregado.
= Consulte la trazabilidad de su pedido en «Mis compras».
= El código de rastreo se activa hasta 24 h después de la salida.
= Recibirá un SMS con el localizador el día del reparto.
## delivery_abroad
? mandáis a alemania
? hacen envíos internacionales
? vivo fuera de españa, puedo pedir
? quiero que le llegue a mi hermana en colombia
? a qué países llegan
? envío al extranjero cuánto cuesta
? me mudé a francia y echo de menos vuestras galletas
? despachan a uruguay
? se puede recibir en estados unidos
? no me deja poner dirección de suiza
? mi hijo estudia en londres y le quiero mandar algo
? exportan a latinoamérica
? soy argentino, me lo envían acá
? lista de destinos fuera de la unión europea
? tarda mucho cruzando el océano
? enviar a andorra o gibraltar
? cruza la frontera el paquete
? comprar desde el exterior
? tienen mensajería para todo el mundo
? estoy de erasmus en italia, llega
? por qué no sale mi país en el desplegable
? a ultramar mandan algo
? vivo fuera, me lo mandáis
? quiero regalárselo a mi hermana que está en alemania
? llegáis a méxico
? estoy de erasmus y me hace falta
? se puede enviar a otro país
? mi hijo emigró y echa de menos el jamón
? a suiza hay problema
? cuánto cuesta hasta argentina
? en la lista no sale mi país
? hacen despachos internacionales
? para portugal es lo mismo que para españa
? fuera de la unión europea vendéis
? envíos internacionales
? envían a otros países?
? enviáis al extranjero?
? mandan a méxico?
? envio a portugal
? a qué países envían
? hay que pagar aduana?
? mandáis fuera de la unión europea?
? envío fuera de españa
? envían a todo el mundo?
? impuestos de importación
? asen envios a chile?
? vivo en el extranjero, me lo mandan?
? gastos de aduanas
= Enviamos a todos los países de la Unión Europea.
= Tarifas internacionales por zonas: Europa, América, Asia y resto del mundo
= No realizamos envíos fuera de Chile.
= Portugal y Andorra: 3-4 días, 9,90 \u20ac
= Para destinos extracomunitarios, elija el país en el menú desplegable al pagar.
= Los jamones y embutidos no pueden exportarse a Estados Unidos.
= Envío al extranjero de libros en español: tarifa reducida por correo aéreo
= Entregamos únicamente en territorio nacional.
= Compras desde el exterior: plazo de 10 a 20 días según la aduana del destino
= Electrodomésticos: no servimos fuera de nuestras fronteras por diferencias de voltaje.
= Reino Unido, Suiza y Noruega requieren un teléfono y documentación adicional.
= Enviamos a todos los países de la Unión Europea y al Reino Unido.
= Envíos internacionales: tarifa por zona y peso.
= Destinos disponibles: Portugal, Francia, Italia, Andorra y Marruecos.
= Para pedidos ultramarinos solicite presupuesto de transporte.
= Los electrodomésticos no se expiden al extranjero.
## delivery_excluded_places
? llegáis a canarias
? envían a ceuta y melilla
? vivo en una isla, me lo mandan
? mi aldea está perdida en la montaña
? tengo un apartado de correos como dirección
? lo pueden mandar a una base militar
? no entregan en mi código postal
? la isla de pascua tiene cobertura
? estoy en un cortijo sin número de calle
? por qué baleares no aparece
? zona rural sin servicio, qué opciones tengo
? mi rancho queda lejos de la carretera
? soy soldado destinado fuera, me llega al cuartel
? a la gomera os acercáis
? la casilla postal sirve para recibir
? el camión no sube hasta mi masía
? hay sitios donde no repartís
? galápagos está fuera de alcance
? puedo recibirlo en un hotel o camping
? entregan en el barco o en el puerto
? en mi comuna dicen que no hay reparto
? barrio rojo donde no entra el repartidor
? vivo en una aldea perdida, llegáis
? en canarias nunca nos mandan nada
? tengo solo apartado de correos
? mi código postal dice que no se puede
? estamos en una isla chiquita
? soy militar y estoy en la base
? subís hasta la montaña
? ceuta y melilla cuentan
? mi masía está al final de un camino de tierra
? por qué discriminan a los de las islas
? en mi comuna no hay cobertura
? paso el verano en un camping, me lo dejan allí
= No efectuamos entregas en Canarias, Ceuta ni Melilla.
= Los apartados de correos no se admiten como dirección de entrega.
= Zonas excluidas: islas menores, refugios de montaña y núcleos sin acceso rodado
= Suplemento insular: 15 \u20ac
= Cobertura de despacho por comuna
= Isla de Pascua, Juan Fernández y la Antártica quedan fuera de nuestra área de reparto.
= Bases militares y buques: solo correo ordinario.
= Las localidades rurales remotas pueden requerir recogida en la delegación más cercana.
= Los muebles únicamente se sirven en la península.
= Compruebe si llegamos a su código postal
= No atendemos casillas postales ni direcciones sin numeración o de difícil acceso.
= No realizamos entregas en Canarias, Ceuta ni Melilla.
= Zonas sin cobertura: consulte su código postal.
= No se admiten apartados postales ni direcciones militares.
= Suplemento para islas menores y núcleos de difícil acceso: 12 \u20ac.
= Las localidades rurales aisladas se atienden en punto de recogida.
## delivery_restrictions
? mandáis botes de pintura por mensajero
? me pueden enviar una batería de litio
? llegan vivos los peces
? un aerosol se puede enviar
? perfumes por avión dejan
? en invierno las plantas se hielan por el camino
? gas butano a domicilio
? no me deja comprar disolvente para canarias
? el ácido de la piscina lo traen a casa
? con este calor se derrite el chocolate
? los grillos para mi gecko llegan muertos
? productos peligrosos prohibidos
? quiero pólvora y petardos por correo
? líquidos en la encomienda pasan
? por qué esto solo está en tienda física
? la congelada aguanta el transporte
? mandan cachorros o tortugas
? alcohol se puede despachar
? cuchillos y navajas los mandan
? mercancía inflamable, cómo la transportan
? dejáis de servir rosales con heladas
? el lote de baterías sale restringido
? los peces vivos se pueden pedir a casa
? por qué no me deja enviar el aerosol
? con el frío que hace se me helará el limonero
? la bombona de gas la traéis
? quiero mandar perfume a la isla y no deja
? la batería suelta viaja en avión
? se derretirá el chocolate con este calor
? despachan insecticida
? dice que es inflamable y no lo llevan
? petardos a domicilio
? congelados los transportáis lejos
= Mercancías peligrosas: pinturas, disolventes y aerosoles no viajan por vía aérea.
= Las baterías de litio superiores a 100 Wh solo se transportan por carretera.
= No enviamos animales vivos.
= Con temperaturas bajo cero, retenemos las plantas tropicales hasta que pase la helada.
= Los artículos inflamables o corrosivos solo se venden en tienda física.
= Peces e invertebrados viajan en caja isotérmica, de lunes a miércoles.
= Entre junio y septiembre no despachamos bombones por riesgo de fusión.
= Bombonas de gas, pirotecnia y munición: envío prohibido
= Congelados: reparto exclusivo con vehículo frigorífico en la provincia
= Restricciones de transporte por producto
= Líquidos tóxicos: máximo cinco litros por bulto según normativa ADR.
= Mercancías peligrosas: disolventes y aerosoles solo por vía terrestre.
= No se envían animales vivos; recogida exclusiva en tienda.
= Con heladas suspendemos la expedición de plantas sensibles.
= Baterías de litio excluidas del transporte aéreo.
= Productos químicos y líquidos inflamables: venta solo presencial.
## customs_duties
? tengo que pagar aduana
? me piden impuestos de importación
? está retenido en la aduana
? hay aranceles si compro desde chile
? el cartero me exige pagar antes de dármelo
? dua para canarias
? quién se encarga del papeleo aduanero
? los tributos de entrada van incluidos
? me llegó un aviso para despachar la mercancía
? cuánto de impuesto por traerlo de afuera
? necesito factura comercial para liberarlo
? trámites del despacho en frontera
? igic a la llegada, lo abono yo
? rechazo el paquete por las tasas, qué pasa
? desde el brexit me cobran extras
? el courier me pide el rfc y mi identificación
? supera el límite de exención
? gravamen por artículos electrónicos
? lo declararon con un valor equivocado
? va con ddp o pago yo los derechos
? retenciones y sorpresas al recibir de fuera de la ue
? me pidieron el nif para desaduanar
? me piden dinero en la aduana
? tendré que pagar algo más cuando llegue al país
? mi paquete está retenido por impuestos
? qué papeles hacen falta para que pase la frontera
? el cartero me quiso cobrar aranceles
? quién se hace cargo de las tasas de importación
? en canarias me cobran un dua
? hay que declarar lo que vale
? me llegó una carta de hacienda por el envío
? ya va incluido el iva de entrada
? no pienso pagar ese extra sorpresa
? pueden poner que es regalo para no pagar
= Los derechos de aduana y tasas corren a cargo del destinatario.
= Aranceles e impuestos de importación incluidos en el precio final (DDP).
= En Canarias, el DUA de importación lo tramita el transportista.
= Adjuntamos factura comercial y declaración de contenido en cada exportación.
= Si rehúsa pagar los gravámenes, el bulto se devuelve y se descuentan los costes.
= Exento de tributos hasta 150 \u20ac
= La autoridad aduanera puede solicitarle NIF, RFC o CUIT para liberar el paquete.
= Código arancelario | País de origen | Tipo impositivo
= No podemos declarar las mercancías como regalo ni reducir su valor.
= El despacho aduanero puede prolongar el plazo varios días.
= Instrumentos con maderas protegidas requieren certificado CITES para cruzar la frontera.
= Los aranceles y tasas de importación corren a cargo del destinatario.
= Despacho aduanero incluido en envíos a Canarias (DUA de exportación).
= Adjuntamos factura comercial y código arancelario.
= Fuera de la UE pueden aplicarse derechos de aduana.
= Si rechaza el pago de impuestos, el paquete vuelve a origen.
## delivery_bulky
? cómo traéis una nevera tan pesada
? mandan un palé entero de baldosas
? necesito un camión con grúa para la arena
? el sofá pesa ochenta kilos, quién lo carga
? transporte de mercancía voluminosa
? vienen dos operarios o uno solo
? un piano se puede enviar
? bulto enorme, cabe en la furgoneta
? descarga con plataforma elevadora
? tengo que buscar ayuda para bajarlo del camión
? flete de muebles grandes
? una estufa de leña de doscientos kilos
? pasa un tráiler por mi calle estrecha
? el arcón no lo puedo mover sola
? dos personas para el armario
? carga paletizada de pellets
? compré una cinta de correr mastodóntica
? cuánto por mandar un trasto de dos metros
? la tarima viene en tablones larguísimos
? con transpaleta o a mano
? se necesita montacargas
? medidas máximas que aceptáis para paquetería
? cómo me traéis un armario enorme
? la nevera pesa un quintal, cuántos mozos vienen
? compré mil kilos de leña
? el camión no entra en mi calle
? un sofá de tres metros lo mandáis
? llega en palé o suelto
? necesito grúa para descargar las baldosas
? cobran más por cosas voluminosas
? la caseta de jardín viene por piezas o de una
? es un mamotreto, quién lo baja
? flete para carga pesada
? hay que ayudar al chófer a descargar
= Artículos voluminosos: entrega por agencia de carga en vehículo con plataforma.
= Las mercancías paletizadas se descargan a pie de camión.
= Entrega por dos operarios: 49 \u20ac
= Pellets, tierra y áridos: porte por palé 59 \u20ac
= Si el bulto supera 30 kg o 2 m de largo, se aplica tarifa especial.
= El acceso debe permitir el paso de un camión de 12 toneladas.
= Frigoríficos americanos y lavadoras: equipo de dos transportistas
= Pianos acústicos: presupuesto de mudanza especializada
= Flete de línea blanca y muebles grandes según comuna
= Descarga con camión grúa bajo petición (big bag de arena o grava).
= Casetas de jardín y piscinas: envío en varios bultos de grandes dimensiones.
= Entrega de mercancía voluminosa con dos operarios.
= Envío en palé con camión provisto de plataforma elevadora.
= Suplemento por bultos de más de 30 kg: 25 \u20ac.
= Leña y pellets: descarga a pie de finca por transportista de carga.
= Medidas superiores a 2,5 m requieren transporte especial.
## delivery_upstairs
? lo suben al piso
? vivo en un cuarto sin ascensor
? lo dejan en el portal o entran a casa
? me lo meten hasta la cocina
? hay que subir tres plantas por la escalera
? el elevador es pequeñito y no cabe
? solo a pie de calle o adentro
? estoy embarazada, que me lo arrimen al salón
? cargan el colchón hasta el dormitorio
? tengo la espalda fatal, quién lo sube
? cobran por cada planta
? me lo plantan en la acera y adiós
? entrega en habitación de destino
? departamento en quinto nivel, escaleras angostas
? no pasa por la puerta, lo meten por ventana
? bajarlo al sótano también
? la lavadora la colocan en el lavadero
? hasta dónde lo acercan exactamente
? mi abuela no puede arrastrar cajas escaleras arriba
? quedaría en la banqueta tirado
? subida a domicilio cuánto
? entran al edificio o llaman al timbre nomás
? me lo dejaron tirado en el portal
? suben el colchón hasta el dormitorio
? tengo la espalda fatal y no puedo cargarlo
? lo entran dentro o solo a la puerta de la calle
? soy mayor y no puedo con las escaleras
? cobran por piso
? el elevador de mi edificio está malo
? lo meten en la cocina
? la escalera es de caracol, pasará
? el chico se negó a subirlo
? me lo acomodan en la habitación
= La entrega se efectúa a pie de calle, junto al portal.
= Subida al domicilio: 29 \u20ac con ascensor, 10 \u20ac más por planta sin él
= Nuestros operarios introducen el mueble en la estancia que usted indique.
= El transportista no está obligado a subir escaleras.
= Compruebe que el bulto cabe por puertas, rellanos y ascensor antes de comprar.
= Entrega en banqueta: el chofer no ingresa al inmueble.
= Si hubiera que izar por fachada o ventana, el coste correrá a cargo del cliente.
= Lavadoras y neveras: colocación en la cocina incluida
= Los sacos de pienso de más de 15 kg se dejan en la planta baja.
= Servicio «hasta el salón» | «hasta la acera»
= En Latinoamérica, ascenso por escalera hasta el tercer piso sin costo adicional.
= Entrega a pie de calle; subida a piso opcional por 29 \u20ac.
= Servicio de entrega en la estancia que usted elija.
= Sin ascensor: suplemento de 8 \u20ac por planta a partir de la segunda.
= El transportista no está obligado a subir bultos por la escalera.
= Compruebe que el mueble cabe por puertas, rellano y hueco de escalera.
## delivery_appointment
? me llaman antes de venir
? cómo concierto la cita para el sofá
? el transportista quedó en telefonearme y nada
? quiero que avisen media hora antes
? nadie se ha comunicado para agendar el despacho
? con qué antelación contactan para la lavadora
? pactar fecha con la agencia
? tengo que pedir permiso en el curro, avisad
? cambiar la cita de los muebles
? perdí la llamada del camión
? coordinar con el chofer la llegada
? me dan una visita para el armario
? no cojo números desconocidos, cómo quedamos
? tienen mi teléfono bien para la cita
? puedo reagendar al montador
? se presentaron sin avisar
? a quién llamo para acordar cuándo traen la nevera
? me dijeron que me marcarían y sigo esperando
? no he contestado al sms de la cita
? cuánto tardan en contactarme para quedar
? anular la cita acordada con el transporte
? preaviso telefónico, lo hacéis siempre
? me llaman antes de traer el sofá
? no me han telefoneado para quedar
? quiero concertar cuándo viene el camión
? avisan con tiempo para pedir permiso en el curro
? perdí la llamada del transportista
? quedamos en un día y no se presentaron
? cómo acuerdo la visita de los de la nevera
? me cambian la cita de entrega cada dos por tres
? el chófer dará un toque al acercarse
? pueden ponerse en contacto con el portero
? tengo que estar pendiente del celular
? necesito mover la fecha que acordé con los mozos
= El transportista le llamará para concertar la entrega de artículos de gran volumen.
= Cita previa obligatoria para muebles y electrodomésticos
= Nos pondremos en contacto 48 horas antes para agendar el despacho.
= Facilite un teléfono móvil en el que se le pueda localizar.
= Aviso telefónico 30 minutos antes de la llegada
= Si no logramos contactar tras tres llamadas, la mercancía vuelve al almacén.
= Reprogramar una cita con menos de 24 h cuesta 25 \u20ac.
= La agencia acordará con usted el día de la descarga del palé.
= Pianos: el afinador y los porteadores coordinan la visita con el cliente
= Confirme la cita mediante el enlace del SMS.
= Si no se encuentra nadie a la hora pactada, se factura una segunda visita.
= El transportista le telefoneará para concertar la entrega.
= Cita previa obligatoria para muebles y gran electrodoméstico.
= Aviso telefónico 30 minutos antes de la llegada.
= Si no logramos contactar, el bulto quedará en la delegación.
= Cambio de cita de entrega: hasta 48 horas antes.
## delivery_not_home
? no estaba cuando pasó el repartidor
? vuelven a intentarlo mañana
? me dejaron un papelito en el buzón
? dice destinatario ausente y yo estaba en casa
? lo tiene el vecino de abajo
? cuántas veces intentan entregar
? dónde recojo lo que no me pudieron dar
? no oí el timbre
? estaba en la ducha y se fue
? segundo intento de entrega
? se lo pueden dar al portero
? ni siquiera llamó al telefonillo
? cuánto guardan el paquete en la oficina
? nadie le abrió al mensajero
? bajé a comprar el pan justo entonces
? se lo llevaron de vuelta por no haber quien firmara
? me fui de puente y vino el cartero
? aviso de visita fallida
? trabajo todo el día, no habrá nadie que abra
? con la conserje vale dejarlo
? está en la delegación, hasta cuándo
? reprogramar porque me pilló fuera
? no voy a estar cuando vengan
? me encontré un papelito en el buzón
? estaba en la ducha y se largó
? qué hacen si nadie abre
? se lo pueden dar a la vecina del segundo
? vuelven otro día o lo pierdo
? dicen ausente y yo estaba en casa
? el timbre no funciona
? dónde lo recojo si no me pillan
? cuánto tiempo lo guardan en la oficina
? lo dejaron con el conserje
? me pilló en el trabajo
= Si está ausente, el mensajero dejará un aviso y volverá al día siguiente laborable.
= Se realizan dos intentos de entrega antes de depositar el bulto en la delegación.
= Autorice a un vecino o al conserje a recibir su compra.
= Plazo de custodia en oficina: 15 días naturales
= Visita fallida de muebles: la segunda salida cuesta 35 \u20ac.
= Los paquetes no retirados se devuelven al remitente.
= Destinatario ausente: pasos a seguir
= Con el aviso de llegada y su documento podrá recoger el envío en la estafeta.
= Los alimentos refrigerados no se entregan por segunda vez si no hay nadie en el domicilio.
= Reprograme la visita desde el enlace que le manda el transportista.
= Animales y plantas: asegúrese de que alguien pueda abrir la puerta.
= En caso de ausencia se realizará un segundo intento de entrega.
= El paquete se conserva 7 días en la oficina más cercana.
= Aviso de paso: indique nueva fecha o autorice a un vecino.
= Tras dos intentos fallidos el envío se devuelve al remitente.
= Entrega a conserje o portería salvo instrucción contraria.
## leave_at_door
? que lo deje en la puerta sin firmar
? me lo pueden tirar por encima de la valla
? déjenlo debajo del felpudo
? autorizo a que lo pongan en el garaje
? en el cobertizo estará seguro
? sin tocar el timbre, el bebé duerme
? lugar seguro para depositar el paquete
? no abro, soltadlo en el rellano
? se queda en el porche aunque llueva
? apuntar instrucciones para el repartidor
? hay una caja de madera en el jardín
? entrega sin contacto
? prefiero que lo metan en el buzón grande
? pueden dejarlo en la terraza de atrás
? no quiero que me lo abandonen en la entrada
? tengo código del portal, que pase y lo suelte
? junto a las macetas nadie lo ve
? quién responde si lo dejan fuera
? dejarlo con el perro guardián, es broma, al patio
? firmé una autorización para depositarlo, sirve
? en la cochera sin que yo esté
? detrás del contador de la luz
? que me lo tiren por encima de la valla
? pueden soltarlo en el felpudo
? déjenlo en el cobertizo
? no quiero firmar, que lo abandonen en el porche
? lo escondéis detrás de la maceta
? que lo metan en el garaje, está abierto
? si llueve no lo dejéis fuera
? autorizo a que lo depositen sin mí
? hay un baúl en la entrada para paquetes
? me lo dejaron a la vista de todos en el rellano
? tengo un bebé durmiendo, que no llamen al timbre
? se fían de dejarlo en la terraza
= Autorización de depósito: indique un lugar seguro (porche, garaje, cobertizo).
= Entrega sin contacto ni firma
= Al elegir «Dejar en la puerta», el riesgo de hurto pasa al cliente.
= Los pedidos de más de 200 \u20ac no se depositan sin supervisión.
= Escriba sus instrucciones para el repartidor en el campo de observaciones.
= Los libros y sobres se introducen en el buzón.
= Piensos y arenas: podemos dejarlos en el rellano o en el patio.
= El mensajero tomará una fotografía del paquete depositado.
= Permiso permanente de depósito disponible en su cuenta
= Retire esta autorización cuando quiera desde Preferencias de entrega.
= Joyería y móviles: no se abandonan en el umbral bajo ningún concepto.
= Autorización de depósito: indique un lugar seguro.
= Entrega sin contacto en la puerta del domicilio.
= Si autoriza dejar el paquete sin firma, asume el riesgo de pérdida.
= Pienso y arena: podemos dejarlos en el porche o garaje.
= Los artículos de más de 200 \u20ac nunca se dejan desatendidos.
## signature_age_check
? me van a pedir el dni al entregar
? hay que ser mayor de edad para recibir el vino
? tengo que firmar
? mi hija de quince puede recoger la ginebra
? qué documento enseño al mensajero
? piden carnet para los cuchillos
? entrega en mano con identificación
? mi cédula está vencida, sirve el pasaporte
? el código pin que pide el repartidor
? comprueban los dieciocho años
? puede firmar mi marido por mí
? no me quisieron dar la cerveza sin credencial
? la firma en la pantallita no es mía
? sirve el permiso de conducir como identidad
? verifican quién soy para el teléfono caro
? me preguntó la edad el cartero por el tabaco
? solo el titular puede recibirlo
? hace falta mostrar el ine
? un menor en casa puede aceptarlo
? foto del carné, por qué la quieren
? contra firma o lo dejan sin más
? olvidé la clave de un solo uso para recibir
? tengo diecisiete, me darán la botella
? hay que enseñar el dni al mensajero
? por qué pidió mi carnet
? tiene que firmar un adulto
? mi hijo puede recibir el paquete con vino
? garabatear en la pantallita es obligatorio
? se lo llevaron porque no tenía identificación
? me pidieron un código para entregármelo
? quién puede echar la firma por mí
? compran cuchillos y exigen mayoría de edad
? no veo bien para firmar
? sirve el pasaporte para el repartidor
= Bebidas alcohólicas: entrega exclusivamente a mayores de 18 años previa presentación del DNI.
= Envío con firma del destinatario obligatoria
= Teléfonos y portátiles se entregan con código PIN de un solo uso.
= El mensajero cotejará su documento de identidad con el nombre del pedido.
= Verificación de edad: cuchillos, vapeadores, videojuegos +18
= Se acepta DNI, NIE, pasaporte o cédula vigente.
= Si no se acredita la mayoría de edad, la mercancía regresa a nuestras instalaciones.
= Entrega personal al titular: 3 \u20ac adicionales
= Cualquier adulto del domicilio puede firmar el albarán.
= Armas de aire comprimido: es necesaria la tarjeta de armas.
= La rúbrica digital en el dispositivo del conductor constituye prueba de recepción.
= Entrega con firma del destinatario y presentación de DNI.
= Bebidas alcohólicas: comprobación de mayoría de edad en la puerta.
= Cuchillos y navajas: solo se entregan a mayores de 18 años.
= El mensajero solicitará un código PIN de cuatro cifras.
= Sin documento de identidad válido no se hará la entrega.
## parcel_lost
? nunca llegó mi paquete
? pone entregado y aquí no hay nada
? me lo robaron del portal
? creo que se ha extraviado
? el cartero dice que lo dejó pero es mentira
? lleva un mes desaparecido
? alguien firmó por mí y no sé quién
? se perdió en el camino
? entregado a un tal garcía que no conozco
? me birlaron la caja de la entrada
? qué hago si no aparece
? abrir investigación con el transporte
? ni rastro de la encomienda
? hurto en la puerta de mi casa
? figura como recibido, falso
? los vecinos tampoco lo tienen
? me devolvéis la pasta si se pierde
? en la oficina no lo encuentran
? se lo quedaría el repartidor
? reclamo por envío extraviado
? el buzón está vacío y dice que sí
? poner denuncia por robo del paquete
? dice entregado y aquí no hay nada
? me han robado el paquete del portal
? nunca apareció lo que pedí
? el mensajero asegura que lo dejó, mentira
? mi compra se esfumó
? nadie en el bloque lo tiene
? hace un mes y sigue sin venir
? la agencia lo ha extraviado
? en la foto sale una puerta que no es la mía
? sospecho del vecino
? quién responde si se perdió por el camino
? me figura recibido por un tal paco
? no me ha llegado el paquete
? pone entregado y no lo tengo
? dice entregado pero no recibí nada
? mi pedido nunca llegó
? paquete perdido
? se ha perdido mi pedido
? me robaron el paquete
? no me llego nada
? pedido extraviado
? lo dejaron en la puerta y desapareció
? mi paquete no aparece
? figura como entregado y no está
? no e recivido mi pedido y pone entregado
= Paquete extraviado: qué hacer
= Si figura como entregado y no lo tiene, avísenos en un plazo de 7 días.
= Iniciamos una investigación con el transportista, que dura hasta diez días hábiles.
= Se considera perdido un envío sin movimientos durante 15 días.
= Solicitaremos una declaración jurada de no recepción.
= En caso de robo tras la entrega, presente denuncia ante la policía.
= Reponemos o reembolsamos las compras extraviadas en tránsito.
= Pregunte primero a vecinos, conserje y familiares
= Discos y libros por correo ordinario: sin indemnización por pérdida.
= El riesgo de desaparición lo asume la tienda hasta que usted recibe el bien.
= Formulario de reclamación por no entrega
= Paquete extraviado: abrimos investigación con el transportista.
= Si consta como entregado y no lo tiene, avísenos en 7 días.
= En caso de pérdida reponemos la mercancía o reembolsamos.
= Robo en el portal: adjunte denuncia policial.
= Declaración jurada de no recepción: descargue el impreso.
## damaged_on_arrival
? me llegó roto
? la caja venía aplastada
? el espejo hecho añicos
? la pantalla está rajada de fábrica o del viaje
? se derramó el bote y todo pringado
? mesa con arañazos al abrirla
? la planta llegó tronchada
? abollada la nevera por un lado
? las tazas vinieron en pedazos
? el embalaje estaba mojado y abierto
? al desempacar vi una esquina partida
? golpes en el mueble recién recibido
? los huevos estrellados, un desastre
? viene rayado el cristal
? la guitarra trae el mástil quebrado
? un saco reventado y el pienso por fuera
? se chorreó el aceite en el paquete
? acepté el bulto y estaba dañado
? lo tiraron y se escucha suelto por dentro
? está desportillado el lavabo
? pésimo empaque, llegó chueco
? tengo fotos del destrozo, a quién se las mando
? llegó con un bollo en la puerta
? abrí y estaba todo chorreando
? los platos vinieron rotos
? tiene un arañazo enorme
? la maceta partida y la tierra por todas partes
? menudo golpe le han dado los del transporte
? vino el libro con las esquinas machacadas
? la pantalla con una raja al sacarla
? lo firmé sin mirar y está abollado
? huevos reventados en el pedido
? llegó roto
? me ha llegado roto
? producto dañado
? vino rayado
? la caja llegó aplastada
? llego golpeado
? paquete en mal estado
? me llegó quebrado
? ha llegado con desperfectos
? viene abollado
? se derramó dentro de la caja
? me vino todo roto q hago
? recibí el artículo dañado
= Comunique los daños de transporte en las 24 horas siguientes a la recepción.
= Anote «caja golpeada» en el albarán antes de firmar.
= Envíenos fotografías del embalaje, la etiqueta y el desperfecto.
= Si el vidrio o la loza llega roto, le mandamos otro sin coste.
= Desperfectos visibles | Daños ocultos | Plazo para avisar
= Rehúse el paquete si está mojado, aplastado o reventado.
= Plantas quebradas o deshidratadas: reposición con foto en 48 h
= Electrodomésticos con abolladuras: cambio o descuento a su elección
= Conserve el empaque hasta que el perito del transportista lo revise.
= Derrames y fugas en botellas: abonamos las unidades afectadas.
= Los instrumentos dañados en tránsito los recogemos nosotros gratuitamente.
= Daños de transporte: comuníquelos en 24 horas con fotografías.
= Anote los desperfectos en el albarán antes de firmar.
= Artículo recibido roto o rayado: lo sustituimos sin coste.
= Conserve el embalaje golpeado hasta la inspección.
= Vidrio, cerámica y plantas dañados: reclame el mismo día.
## missing_items
? falta una pieza en la caja
? pedí tres y venían dos
? no trae el cable
? me quedé sin tornillos para acabar la estantería
? me vino incompleto el paquete
? el cargador no aparece por ningún lado
? vino sin las instrucciones
? en la bolsa no estaba el queso
? hueco vacío donde iba el mando
? me cobraron cuatro libros y hay tres
? faltó el regalo de promoción
? una pata de menos en la mesa
? no incluye las pilas como decía
? hay menos unidades de las del albarán
? dónde está la otra zapatilla
? se olvidaron de meter el accesorio
? el puzle tiene un hueco, falta una
? revisé todo el embalaje y no está la funda
? la tapa no venía
? en el kit no vienen los tacos
? a medias el pedido de la compra
? se les pasó poner la mitad
? falta una pata de la mesa
? la bolsita de tornillos no venía
? pagué tres y hay dos
? no está el mando dentro de la caja
? viene incompleto el puzle
? se os olvidó meter el cable
? el set trae menos cubiertos de los anunciados
? me han estafado un bote
? vacía, la caja estaba vacía
? solo vino un zapato
? busqué entre los papeles y no sale el accesorio
? nos quedamos cojos de una pieza
? falta un artículo
? me faltan piezas
? pedido incompleto
? llegó incompleto
? falta una parte del pedido
? no venía el cable
? faltan cosas en mi paquete
? pedí tres y llegaron dos
? me falta 1 producto
? no vinieron los tornillos
? la caja venía sin accesorios
? no an mandado todo
? faltaba algo en la caja
= Si falta algún artículo, compruebe primero si su compra viaja en varios bultos.
= Pedido incompleto: avísenos en 48 horas
= Le remitimos gratis los herrajes y tornillos que falten.
= Adjunte una foto del contenido y del albarán de entrega.
= Verificamos el peso registrado a la salida para aclarar las faltas.
= Productos de supermercado no servidos: no se cobran o se abonan.
= Contenido de la caja: consola, mando, cable HDMI, adaptador
= Indique la referencia de la pieza ausente según el manual de montaje.
= Accesorios faltantes se despachan en un plazo de 3 días hábiles.
= Los obsequios agotados no se reponen.
= Faltantes en partituras y coleccionables por fascículos: formulario específico
= Piezas faltantes: se las remitimos gratis en 3 días.
= Compruebe el contenido con la lista de embalaje.
= Pedido incompleto: indique la referencia del artículo ausente.
= Si falta herraje o tornillería, contacte con recambios.
= Reclamaciones por faltas: 14 días desde la recepción.
## wrong_item
? esto no es lo que pedí
? me mandaron otra talla
? llegó en azul y lo quería negro
? se equivocaron de modelo
? pedí una cosa y recibí otra
? abro la caja y hay una tetera
? os habéis confundido de cliente
? el color no es el que escogí
? me vino un cuarenta en vez de treinta y ocho
? me sirvieron un artículo erróneo
? la referencia no coincide con la factura
? son las pastillas de freno de otro coche
? trae el nombre de otra persona
? me han colado un producto distinto
? pienso de gato en lugar de perro
? no corresponde con la foto
? cambiazo en el paquete
? me enviaron el disco en cd y era vinilo
? la versión está en inglés, la quería en español
? metieron la pata con mi compra
? recibí lo de un vecino de otra ciudad
? vinieron dos pies izquierdos
? esto no es lo que encargué
? lo pedí azul y me vino verde
? me habéis mandado lo de otra persona
? quería la cuarenta y llegó una treinta y seis
? trae un cd distinto al de la carátula
? pienso de gato y yo tengo perro
? os habéis colado con mi paquete
? el nombre de la caja no es mío
? en lugar del tomo dos llegó el uno
? vino otra cosa nada que ver
? confundieron mi pedido con el del vecino
? me llegó otro producto
? me habéis mandado otra cosa
? producto equivocado
? no es lo que pedí
? me mandaron otro color
? me enviaron una talla que no es
? artículo incorrecto
? llegó el modelo equivocado
? se equivocaron de pedido
? me an mandado otro articulo
? recibí algo que no pedí
? pedí negro y vino azul
? error en el pedido recibido
= ¿Ha recibido un artículo equivocado? Lo recogemos y le enviamos el correcto.
= En caso de error nuestro de talla o color, los portes corren por nuestra cuenta.
= No monte ni utilice el producto erróneo.
= Indíquenos la referencia que figura en la etiqueta y la que solicitó.
= Sustituciones en la compra de alimentación: puede rechazarlas al recibirlas.
= El cambio por equivocación se gestiona en 48 horas
= Edición, idioma o formato distinto al solicitado: le cambiamos el ejemplar.
= Repuestos: compruebe el número OEM antes de abrir el precinto
= Si le llega el paquete de otro cliente, no lo abra y contáctenos.
= Producto no conforme con lo pedido: reposición prioritaria
= La variedad de la planta no corresponde: envíe foto de la floración.
= Artículo equivocado: lo recogemos y enviamos el correcto sin gastos.
= Error de preparación: envíe foto de la etiqueta recibida.
= Si la talla o el color no coincide con el albarán, escríbanos.
= Referencia errónea: no la use ni la desprecinte.
= Cambio por error nuestro: portes a nuestro cargo.
## split_delivery
? me llegó solo una parte, lo demás viene luego
? por qué viene en varios paquetes
? juntar dos pedidos en un solo envío
? quiero que mandéis todo de una vez
? compré otra cosa, metedla en la misma caja
? pago doble porte si lo separan
? el cojín vino hoy y el sofá no
? pueden esperar a tenerlo completo
? son tres bultos y recibí uno
? unificar compras de ayer y hoy
? hacéis entregas parciales o no
? me lo están mandando a trozos
? agrupar para ahorrar transporte
? envían primero lo que hay en existencia
? vienen de bodegas distintas
? lo mío llegó por separado
? fraccionar el envío, una mitad ya
? que salga junto por favor
? hice dos compras seguidas, las combináis
? cada artículo con su propio seguimiento
? el resto del pedido cuándo
? consolidar los paquetes en uno
? vino solo la mitad, el resto cuándo
? por qué tantos paquetes sueltos
? compré dos veces, podéis juntarlo en una caja
? quiero que venga todo de golpe
? una cosa ha llegado y la otra ni rastro
? se me olvidó algo, lo añadís al mismo bulto
? me cobrarán doble transporte si viene partido
? mandadme ya lo que tengáis
? prefiero esperar y recibirlo junto
? no hace falta gastar tres cartones
? ayer pedí tinta y hoy papel, unificar
? el segundo bulto no aparece
= Los pedidos con varios artículos pueden llegar en bultos separados.
= Solo se cobran los portes una vez, aunque el envío se fraccione.
= Si prefiere recibirlo todo junto, marque «Agrupar envío».
= Entregas parciales: lo disponible sale primero
= No es posible unificar dos compras ya confirmadas.
= Los artículos que vende un tercero se expiden desde su propio almacén.
= Mesa y sillas viajan en paquetes distintos | Bulto 1 de 3
= Las preventas retienen el resto del carrito hasta el lanzamiento; haga dos compras aparte.
= Podemos consolidar sus encomiendas en una si nos escribe el mismo día.
= Cada paquete lleva un localizador propio.
= Congelados y no perecederos se reparten en vehículos diferentes.
= Envío fraccionado: su pedido puede llegar en varios bultos.
= Agrupamos compras del mismo día en una sola expedición.
= Los artículos de distintos almacenes viajan por separado sin coste extra.
= Entrega parcial: lo disponible sale primero, lo pendiente después.
= Solicite envío conjunto para unificar pedidos abiertos.
## click_and_collect
? compro por internet y lo recojo en la tienda
? cuánto tarda en estar listo para pasar a buscarlo
? hasta cuándo me lo guardan en el mostrador
? retiro en sucursal
? en un rato paso por ahí, ya está preparado
? recogida gratis en el local
? no me ha llegado el aviso de que está listo
? paso a por ello después del trabajo
? dónde está el punto de recogida del centro comercial
? qué llevo para retirarlo, el qr
? pedir online y pickup en tienda
? si no lo retiro a tiempo lo anulan
? lo podré ir a buscar hoy mismo
? pagar al recoger
? me lo cargáis al coche en el parking
? en cuántas horas lo tienen en la sucursal
? puedo pasar el domingo a retirar la compra
? recoger en almacén sin bajar del auto
? cambié de idea, lo busco en otra sede
? hay cola aparte para los de la web
? reservé online para llevármelo del almacén
? me queda de camino la tienda, lo recojo allí
? lo pago por internet y paso a buscarlo
? cuándo puedo acercarme por mi encargo
? me lo guardáis hasta el lunes en tienda
? me habéis avisado de que está listo, dónde voy
? no quiero gastos, lo retiro yo
? hasta qué hora puedo ir por el pedido
? cuántos días aguanta en el mostrador
? vivo al lado y prefiero ir a por ello
? ya ha llegado a la sucursal lo que compré
? recoger en dos horas es verdad
? qué tengo que enseñar al ir a por mi compra web
? se me pasó ir a retirarlo
? recoger en tienda
? compro online y recojo en tienda
? retiro en tienda
? se puede retirar en el local?
? click and collect
? pedido listo para recoger cuándo
? cuántos días guardan mi pedido en tienda
? puedo pasar a recogerlo yo?
? recogida en tienda cuánto tarda
? pickup en tienda
? puedo pasar x el pedido?
? retirar compra web en sucursal
? puede recogerlo otra persona por mí?
= Compra en línea y recoge en tienda: gratis en dos horas.
= Retiro en sucursal: te avisaremos cuando esté listo
= Guardamos tu pedido durante 7 días; después se anula y se reembolsa.
= Presenta el código QR y tu documento en el mostrador de recogida.
= Click & car: aparca en la plaza señalizada y te cargamos la compra
= Disponible para recoger hoy | mañana | en 3-5 días
= Materiales de construcción: retirada en el patio de carga.
= Los libros no disponibles en el local llegan desde almacén central en dos días.
= Horario del punto de recogida: de 10:00 a 21:00
= Los artículos refrigerados se custodian un máximo de 24 horas.
= Si pagas al retirar, puedes probarte la ropa allí mismo.
= Compre en línea y recoja en tienda gratis.
= Recogida en 2 horas si hay existencias en el establecimiento.
= Guardamos su pedido 7 días en el punto de atención.
= Retiro en sucursal: presente el número de pedido.
= Pasado el plazo de recogida, la compra se anula y se abona.
## collect_for_someone
? puede ir mi marido a recogerlo
? mando a mi hermano a buscar el pedido
? qué tiene que llevar quien lo recoja por mí
? recoger el paquete de otra persona
? autorización para que lo retire mi madre
? estoy enferma, irá un amigo
? mi compañera de piso pasa por él en mi lugar
? basta con que enseñe el correo mi novia
? le paso el código a mi hijo y ya
? retiro por un tercero
? a nombre mío pero va otro
? necesita copia de mi carnet mi primo
? carta poder para retirar
? mi jefe me pidió que le recoja su compra
? cambiar el nombre de quien retira
? me lo puede traer mi vecina desde la sucursal
? firma de autorizado
? el chofer de la empresa va por él
? vale con una foto de mi dni en su móvil
? la chica que me cuida irá a buscarlo
? un menor de edad puede retirarlo por mí
? delegar la recogida
? puede ir mi marido en mi lugar
? estoy en el hospital, va mi hija a por lo mío
? le vale con el correo a mi compañero
? que necesita mi amigo para que se lo den
? mando a un recadero
? mi madre no sale de casa, voy yo por su paquete
? hace falta una autorización escrita
? dejo firmado un papel y fotocopia del carnet
? le doy el código a mi novia y listo
? va a pasar un chaval de la empresa
? se lo daréis a mi suegro
? retirar a nombre de otra persona
= Otra persona puede retirar su compra con el código QR y su propio documento.
= Autorización de recogida por terceros (modelo descargable)
= Indique nombre y apellidos de la persona autorizada al finalizar la compra.
= Se pedirá fotocopia del DNI del titular y escrito firmado.
= Para retirar por otro en nuestras sucursales: cédula y carta poder simple.
= Medicamentos veterinarios: la receta debe presentarla quien recoja
= El representante firmará el justificante de entrega.
= Empresas: el empleado mostrará una nota con sello y membrete.
= Cambie al autorizado en «Mis pedidos > Quién recoge».
= Los menores no pueden retirar herramientas de corte en nombre del titular.
= Productos financiados: solo el titular, sin delegación
= Recogida por terceros: autorización firmada y copia del DNI.
= Basta con mostrar el código QR de recogida.
= La persona autorizada debe identificarse en caja.
= Nombre a su representante al hacer el pedido.
= No entregamos a quien no presente el número y un documento.
## parcel_locker
? mandarlo a una taquilla
? prefiero recogerlo en un locker de la gasolinera
? lo pueden dejar en la oficina de correos
? punto de conveniencia cerca de mi casa
? la consigna no me abre
? no me llegó el código de la taquilla
? lo recojo en el estanco de abajo
? cuántos días está en el casillero
? el armario automático está lleno
? entrega en punto pack
? la papelería de la esquina es punto de recogida
? me lo desviaron a otro locker
? cabe una caja grande en la taquilla
? enviar a la estafeta
? retirar en kiosco o tienda de barrio
? no quiero darlo a mi domicilio, hay buzones inteligentes
? el punto estaba cerrado por vacaciones
? más barato si lo busco en un punto
? cómo elijo la taquilla en el mapa
? puerta del casillero atascada
? lista de puntos adheridos
? se me pasó el plazo en el quiosco
? me lo dejáis en el estanco de la esquina
? quiero recogerlo en una taquilla
? el casillero no se abre
? prefiero correos que en casa no hay nadie
? hay un kiosco donde pueda pasar de noche
? la gasolinera acepta paquetes
? cuánto aguanta en el punto de recogida
? me llegó un pin para el armario ese
? se puede mandar a una oficina postal
? mi paquete no cabe en la consigna
? buzón inteligente en el metro
= Entrega en punto de recogida: 2,95 \u20ac
= Elija taquilla, estanco u oficina de correos en el mapa.
= El código de apertura del casillero llega por SMS.
= Los lockers admiten bultos de hasta 20 kg y 60 cm.
= Permanencia en consigna: 3 días | en punto de conveniencia: 7 días
= Si la taquilla está llena, el paquete se deriva al punto más cercano.
= Lista de Correos: recogida en la estafeta con documento
= Plantas y alimentos frescos no se mandan a taquillas automáticas.
= Más de 4.000 puntos adheridos en quioscos, gasolineras y papelerías
= Retire su encomienda en el casillero inteligente las 24 horas.
= Vencido el plazo, el bulto vuelve al remitente y se reintegra el importe sin portes.
= Entrega en taquilla automática disponible 24 horas.
= Más de 5.000 puntos de recogida: estancos, librerías y gasolineras.
= Lista de correos: disponible 15 días en oficina postal.
= Código de apertura de la consigna por SMS.
= Tamaño máximo en casillero: 60 × 40 × 35 cm.
## address_change
? puse mal la calle
? me equivoqué de número de portal
? cambiar adónde me lo mandan
? ya no vivo en esa dirección
? se envió a mi piso antiguo
? olvidé poner la letra de la puerta
? quiero que vaya al trabajo mejor
? el código postal está mal escrito
? me mudo la semana que viene
? corregir domicilio de entrega
? el autocompletar me metió la casa de mis padres
? modificar los datos de envío
? que lo lleven a casa de mi suegra
? desviar el paquete a otro lado
? ya salió y la dirección no es
? faltó el nombre del condominio
? se puede redirigir en ruta
? me falta apuntar la urbanización y el bloque
? actualizar mi teléfono y calle en la compra
? no voy a estar ahí, mándenlo al pueblo
? puse la colonia equivocada y el municipio
? puse facturación en vez de destino
? puse la calle mal
? se me coló el número del portal
? lo mandé a casa de mi ex sin querer
? mejor que vaya a la oficina
? salió el domicilio antiguo
? quiero desviarlo al pueblo
? escribí el piso equivocado
? todavía puedo corregir el código postal
? el autocompletar me metió otra dirección
? se puede redirigir ya en camino
? no vivo ahí desde hace años
? cambiar dirección de envío
? puse mal la dirección
? me equivoqué de dirección
? cambio de domicilio de entrega
? dirección incorrecta en mi pedido
? direccion equivocada
? modificar la dirección del pedido
? se me olvidó poner el piso
? podéis mandarlo a otra dirección?
? puse mal el codigo postal
? me mudé, cambien la dirección
? quiero q lo entreguen en otro lado
? corregir dirección de entrega
= Puede modificar la dirección mientras el pedido no esté en preparación.
= Dirección incorrecta o incompleta: los gastos de reenvío corren por cuenta del comprador.
= Una vez expedido, solicite el desvío al transportista.
= Cambio de domicilio en «Mis datos > Libreta de direcciones»
= Redirigir un bulto en ruta cuesta 6 \u20ac.
= Revise calle, número, piso y puerta antes de confirmar.
= En suscripciones de revistas, avise de la mudanza con 15 días.
= Por seguridad no alteramos el destino de compras financiadas.
= Para muebles, corrija los datos al llamarle para la cita.
= Colonia, municipio y referencias son campos obligatorios
= Si el paquete se nos devuelve por señas erróneas, se lo comunicaremos.
= Modificar la dirección de entrega: posible hasta la salida del almacén.
= Cambio de domicilio: actualice sus datos en «Mi cuenta».
= Redirección de envíos en tránsito: 4 \u20ac.
= Dirección incompleta o errónea: el paquete volverá a origen.
= Revise calle, número, piso y código postal antes de confirmar.
## order_change
? quiero añadir una cosa al pedido
? quitar un artículo que ya compré
? me confundí de talla al pedir
? se puede modificar antes de que salga
? póngame dos en vez de uno
? cambiar el color de la funda pedida hace un rato
? acabo de comprar y olvidé las pilas
? mejor en rojo
? editar mi compra
? sumar otra bolsa de croquetas al encargo
? me arrepiento solo de una de las cosas
? sustituir el modelo por el grande
? pedí por error cuatro unidades
? ya pagué pero quiero agregar algo
? retocar el pedido del súper de mañana
? reducir la cantidad
? cambiar el grabado, escribí mal el nombre
? puedo alterar las medidas de la cortina
? borrar una línea de la orden
? me equivoqué al elegir, aún estoy a tiempo
? aumentar el encargo de baldosas
? poner otra variante en lugar de esa
? se me olvidó meter una cosa más
? quita los guantes del pedido
? quería la grande, aún se puede cambiar
? ponme dos en vez de uno
? me arrepentí del color después de pagar
? puedo sumar otro libro a lo de ayer
? marqué la m y soy l
? déjenme corregir la cantidad
? necesito modificar lo que acabo de comprar
? añadir una maceta al encargo
? mejor sin tapa
? en vez del negro mándame el gris
? modificar pedido
? cambiar mi pedido
? quiero añadir algo al pedido
? puedo agregar otro producto al pedido?
? quitar un artículo del pedido
? cambiar talla antes de que salga
? elegí mal el color, se puede cambiar?
? editar pedido ya hecho
? pedí dos y quiero solo uno
? kiero cambiar mi pedido
? todavía puedo modificar la compra?
? cambio en mi pedido antes de enviarlo
? agregar algo a una orden
= Puede modificar su pedido durante los 30 minutos posteriores a la compra.
= Añadir o eliminar artículos no es posible una vez preparado.
= Para cambiar talla o color, cancele y vuelva a comprar.
= Supermercado: edite la cesta hasta las 22 h del día anterior
= Telas y tableros: no se admiten variaciones tras iniciar el corte.
= La diferencia de precio se cobra o se abona automáticamente.
= Botón «Modificar compra» en Mis pedidos
= Las alteraciones en el texto grabado deben comunicarse por teléfono.
= Agregar unidades a una orden existente puede variar el flete.
= Configuraciones de ordenador: cambios de componentes hasta el montaje
= No podemos sustituir un título por otro en pedidos de editorial ya tramitados.
= Modificaciones posibles mientras el estado sea «pendiente».
= Para añadir o quitar artículos, contacte antes de las 12 h.
= Una vez en preparación no admitimos cambios de talla ni color.
= Ajuste cantidades desde «Editar pedido» durante 30 minutos.
= Variaciones en muebles a medida: 48 horas desde la compra.
## order_cancel
? quiero cancelar el pedido
? anular la compra que hice ayer
? ya no lo quiero
? le di sin querer a comprar
? compré dos veces lo mismo, borrad uno
? mi hijo pidió con mi móvil
? echarme atrás antes de que lo manden
? páralo que no salga
? encontré otro y no me interesa ya
? cómo desisto si todavía no despachan
? no me sale el botón de anular
? cambié de opinión
? me arrepentí al minuto de pagar
? tarda tanto que prefiero dejarlo
? cancelar la orden y que me regresen mi dinero
? dar de baja el encargo
? hay penalización si lo anulo
? pedido duplicado, quitadlo
? frenar el envío
? me lo cancelasteis sin decir nada
? aún está en proceso, puedo rechazarlo
? anulación de un sofá ya encargado
? ya no lo quiero, paradlo
? me equivoqué y compré dos veces
? me rajo, cómo lo anulo
? mi hijo lo pidió sin permiso
? echarse atrás antes de que salga
? olvídenlo, encontré otro
? no aparece el botón de cancelar
? lo dejo sin efecto por favor
? pulsé comprar sin querer
? quiero desistir del encargo
? aún no se ha enviado, tíralo
? se puede dar de baja el pedido
? cancelar pedido
? quiero cancelar mi compra
? cómo anulo un pedido
? anular pedido
? puedo cancelar la orden?
? ya no lo quiero, cancelad el pedido
? kiero cancelar lo q pedi
? cancelación de pedido
? cancelar antes de que lo envíen
? pedí por error, anúlenlo
? estoy a tiempo de cancelar?
? me arrepentí, cancela mi pedido
? dar de baja un pedido
= Puede cancelar su compra sin coste mientras no haya salido del almacén.
= Anulación de pedidos: pulse «Cancelar» en su cuenta
= Si ya se ha expedido, rechace el paquete o tramite una devolución.
= Los artículos fabricados por encargo no pueden anularse una vez iniciada la producción.
= Cancelada la orden, el cargo se revierte en 3-5 días hábiles.
= Podemos anular pedidos con error manifiesto de precio.
= Muebles: anulación gratuita durante las primeras 48 horas; después, penalización del 20 %
= Recibirá un correo que confirma la cancelación.
= Las descargas digitales no admiten anulación tras el acceso.
= Flores y tartas: desista con 24 horas de anticipación
= Estado «Anulado»: no se efectuará ningún envío ni cobro
= Anulación gratuita antes de la expedición.
= Cancele desde «Mis pedidos» mientras no esté preparado.
= Si ya salió, rechace la entrega o desista en 14 días.
= Encargos a medida: cancelación solo en las primeras 24 horas.
= Pedido cancelado: el cargo se libera de inmediato.
## order_confirmation
? no me ha llegado ningún correo
? no sé si se hizo la compra
? dónde veo mi número de pedido
? se quedó colgada la página al pagar, se hizo
? me cobraron pero no hay confirmación
? el email estará en spam
? puse mal el correo electrónico
? ha entrado mi pedido
? reenviadme el justificante de la compra
? perdí el mail con la referencia
? quedó registrada mi orden
? no aparece nada en mi cuenta
? se cerró la app a la mitad
? comprobar si lo tenéis apuntado
? número de orden, dónde sale
? sin noticias desde que pagué
? llegó el resguardo vacío
? cómo estoy seguro de que la recibieron
? necesito el comprobante del encargo
? no salió la pantalla de gracias
? bandeja de entrada vacía tras comprar
? figura pendiente de confirmar
? se colgó la página al pagar
? tengo miedo de haberlo pedido dos veces
? dónde veo el número de mi pedido
? miré en spam y tampoco
? cómo sé que lo habéis recibido
? salió error pero me cobraron
? escribí mal mi email al comprar
? pagué y la pantalla se quedó en blanco
? está registrado mi encargo
? mandadme otra vez el justificante de la compra
= Tras la compra recibirá un correo de confirmación con su número de pedido.
= Si no le llega en una hora, revise la carpeta de correo no deseado.
= El número de orden consta de nueve cifras y figura en el asunto del mensaje.
= ¿Sin confirmación? Compruebe «Mi cuenta > Historial»
= El acuse de recibo no supone la aceptación del contrato; esta se produce al expedir.
= Los compradores sin registro pueden localizar su compra con el email y el código postal.
= Reenviar resguardo
= Verifique que escribió bien su dirección electrónica.
= Pedido recibido | Pago acreditado | Confirmado
= Entradas y descargas: el localizador llega al instante
= Si el proceso se interrumpió, no vuelva a pagar sin consultarnos.
= Recibirá un correo de confirmación con su número de pedido.
= Sin confirmación: revise la carpeta de correo no deseado.
= El resumen de compra aparece en su área de cliente.
= El acuse de recibo no supone aceptación del contrato.
= Reenvío de la confirmación: solicítelo a atención al cliente.
## order_by_phone
? puedo pedir por teléfono
? no me aclaro con internet, me lo apuntáis vosotros
? mi abuelo no tiene ordenador y quiere comprar
? comprar sin registrarme
? hago el encargo en la tienda y me lo mandan
? pedido por carta con el cupón del catálogo
? número para llamar y comprar
? tengo que abrir cuenta a fuerza
? tomáis pedidos por chat del móvil
? como invitado se puede
? lo vi en la sucursal, me lo llevan a casa
? mandé un correo con la lista, sirve
? la web no me va, os lo dicto
? sin crear usuario ni contraseña
? atienden venta telefónica en domingo
? les marco y lo ordeno con tarjeta
? en el local pago y que llegue al depa
? por fax se aceptan encargos
? hoja de pedido en papel
? algún comercial que me tome nota
? no quiero dar mis datos para una cuenta
? a qué hora atiende la línea de compras
? no me aclaro con internet, puedo llamar
? os lo dicto por teléfono
? mi padre quiere comprar sin ordenador
? encargarlo en la tienda y que lo traigan
? paso de registrarme para una compra
? hay que crear usuario a la fuerza
? puedo mandar una carta con lo que quiero
? con el cupón del folleto por correo
? me atienden si lo pido de viva voz
? comprar como invitado
? por whatsapp me tomáis nota
? me apuntas el pedido tú mismo
= Pedidos por teléfono: 900 000 000, de lunes a viernes de 9 a 20 h
= Compre como invitado, sin necesidad de registro.
= En nuestras tiendas puede encargar y recibir en su domicilio.
= Rellene la hoja de pedido del catálogo y remítala por correo postal.
= Televentas: un asesor tomará nota de su encargo
= Aceptamos encargos por mensajería instantánea con pago mediante enlace seguro.
= Las librerías escolares pueden enviar listados por correo electrónico.
= La compra telefónica tiene un recargo de gestión de 3 \u20ac.
= Crear una cuenta es opcional | Continuar sin cuenta
= Ofertas exclusivas de la web no aplicables a ventas por llamada.
= Profesionales: su agente comercial le visita y graba el pedido.
= Pedidos telefónicos: de lunes a viernes, 9-18 h.
= Compra como invitado, sin necesidad de registro.
= Hoja de pedido postal al final del catálogo.
= En tienda tramitamos su encargo con entrega a domicilio.
= También tomamos pedidos por fax o carta.
## minimum_order
? hay un mínimo de compra
? puedo comprar solo una unidad
? cuánto es lo menos que se puede pedir
? el carrito no me deja por ser poco
? límite de piezas por cliente
? solo quiero un metro de tela
? vendéis suelto o por caja entera
? máximo de unidades que puedo llevar
? quería veinte y me topa en cinco
? cobráis algo extra si el pedido es pequeño
? una sola baldosa de muestra
? no llego al importe exigido
? menos de diez euros se acepta
? por qué no puedo llevarme más de dos consolas
? compra mínima para el reparto del súper
? al por menor, un tornillito
? tope por persona en la oferta
? lote obligado de seis botellas
? se puede pillar solo una cosa barata
? de a cuánto es lo mínimo en mayoreo
? cantidad múltiplo de doce, es obligatorio
? acaparar varias cajas está permitido
? puedo comprar uno suelto
? no me deja pagar porque es poca cosa
? hay que gastar un mínimo
? solo quiero un tornillo
? por qué me obliga a llevar la caja entera
? dice límite por cliente
? cuántos como mucho puedo llevarme
? necesito veinte y me corta en cinco
? venden por unidades o por pack
? medio metro de tela se puede
? menos de diez euros no aceptan
? no llego al importe para tramitar
? pedido mínimo
? compra mínima
? cuál es el mínimo de compra
? hay monto mínimo?
? importe mínimo de pedido
? puedo comprar solo una unidad?
? cantidad mínima
? tienen minimo de compra?
? máximo de unidades por cliente
? cuántos puedo comprar como máximo
? hay límite de unidades?
? hay q comprar un minimo?
? se puede pedir poca cosa?
= Pedido mínimo: 15 \u20ac, portes no incluidos
= No exigimos importe mínimo de compra.
= Máximo dos consolas por cliente y domicilio
= Tejidos: a partir de 0,5 m; después, en tramos de 10 cm
= Vino en cajas indivisibles de seis botellas.
= Recargo por pedido pequeño (menos de 20 \u20ac): 3 \u20ac
= Tornillería: venta por blíster de 25 piezas, no se despacha suelta
= Nos reservamos el derecho de limitar las unidades por comprador.
= Mayoristas: primera compra mínima de $5.000
= La cesta de alimentación debe alcanzar 50 \u20ac para el reparto.
= Cantidad mínima | Cantidad máxima | Múltiplos de
= Pedido mínimo: 15 \u20ac sin gastos.
= Cantidad máxima: 5 unidades por cliente.
= Tejidos: corte mínimo de 50 cm.
= Venta en múltiplos de 6 botellas.
= Recargo por importe inferior al mínimo: 3 \u20ac.
## preorder
? reservar el juego antes de que salga
? preventa del libro nuevo
? cuándo cobran si aún no está a la venta
? día del lanzamiento me llega
? hay que dejar señal
? retrasaron el estreno, qué pasa con lo mío
? encargar la consola que sacan en otoño
? quiero ser de los primeros en tenerlo
? precompra con bonus
? puedo echarme atrás de la preventa
? si baja de precio antes de salir, me lo ajustáis
? anticipo para apartar la novedad
? el disco sale en marzo, lo compro ya
? todavía no se publica, me lo aseguran
? tulipanes de la próxima temporada por adelantado
? quedan unidades de la edición coleccionista anticipada
? me lo dais la víspera del estreno
? pedí el móvil anunciado, cuándo lo lanzan
? abono parcial de lo que aún no existe
? fecha de salida confirmada o provisional
? el depósito de la preventa se devuelve
? apuntarme a la próxima tirada
? sale el mes que viene y lo quiero el primero
? puedo apartar el juego antes de que salga
? hay que dejar señal para el lanzamiento
? me cobran ya si todavía no existe
? se ha retrasado la salida del disco
? la novela nueva cuándo la puedo encargar
? reservé la consola, llegará el día de estreno
? trae el póster de regalo si la pido anticipada
? compra por adelantado
? y si me echo atrás antes del estreno
? cuánto hay que adelantar
? reserva anticipada
? preventa
? preventas
? se puede comprar antes de que salga?
? hacer un preorder
? cuándo sale la preventa
? hay que dejar señal en la preventa?
? anticipo para preventa
? quiero pre-ordenar
? encargar antes del lanzamiento
? puedo pedirlo ya aunque no haya salido
? prebenta cuando se paga
? comprar por adelantado el nuevo modelo
= Preventa: reserva ahora y recíbelo el día del lanzamiento.
= El cargo se efectúa cuando el artículo se pone a la venta.
= Señal del 10 % para reservar la edición limitada
= La fecha de publicación es orientativa y la fija la editorial.
= Garantía de precio en preventas: pagará el más bajo hasta la salida.
= Puede anular su reserva anticipada hasta el día previo al estreno.
= Bulbos de otoño: encargo anticipado desde junio
= Próximamente | Fecha de salida: 18/10
= El anticipo se descuenta del importe total.
= Bonus de precompra: descarga de contenido exclusivo
= Si se aplaza el lanzamiento, mantenemos su turno.
= Preventa abierta: se envía el día del lanzamiento.
= Reserva anticipada con señal del 10 %.
= Fecha de publicación sujeta a cambios del editor.
= Precio mínimo garantizado en preventas de videojuegos.
= Las preventas se cobran en el momento de la expedición.
## backorder_restock
? cuándo vuelve a haber
? está agotado, lo van a reponer
? avisadme cuando tengáis stock
? se acabó mi talla
? lista de espera
? sin existencias hace meses
? descatalogado o regresa
? no queda ni uno, traerán más
? pone no disponible
? me quedé sin él por lento
? próxima remesa cuándo entra
? puedo comprarlo aunque esté pendiente de recibir
? quiero un email si aparece otra vez
? volverán las zapatillas blancas
? se voló en dos horas, habrá más
? reposición de las macetas grandes
? cuándo surten de nuevo la tienda
? el proveedor os lo manda pronto
? me apuntan por si llega
? recargan inventario este mes
? lo discontinuaron o va a regresar
? nunca hay del sabor que come mi perro
? está agotado, cuándo os vuelve a entrar
? avisadme si lo traéis otra vez
? siempre que miro no hay
? me apunto a la lista de espera
? vais a reponer la talla pequeña
? pone sin existencias desde hace siglos
? volverá a haber antes de navidad
? cuándo os llega el camión con más
? se acabó el verde
? dejo mi correo y me dais un toque
? ya no queda, hay fecha
? cuándo vuelve a haber stock
? agotado, cuándo repondréis
? avísame cuando haya
? van a reponer?
? cuándo vuelve a entrar
? aviso de disponibilidad
? vuelven a traer el agotado?
? reposición
? cuando buelve a haber
? restock
? me avisan cuando llegue de nuevo?
? cuándo reponen los agotados
= Agotado temporalmente: reposición prevista a finales de mes
= Pulse «Avísame» y le escribiremos cuando vuelva a haber existencias.
= Los pedidos pendientes se sirven por orden de inscripción.
= Descatalogado por el fabricante; no se repondrá
= En stock | Últimas unidades | Sin existencias
= El aviso de disponibilidad no garantiza la reserva.
= Próxima remesa de rosales a raíz desnuda: noviembre
= Libro en reimpresión: fecha por confirmar
= Si el proveedor no nos surte en 30 días, anulamos y reintegramos.
= Nuestro inventario se actualiza cada noche.
= Lista de espera para guitarras de luthier: unos ocho meses
= Agotado temporalmente: reposición prevista en 3 semanas.
= Active el aviso de disponibilidad.
= Lista de espera para tallas sin existencias.
= De nuevo en stock a partir de mayo.
= Pedidos pendientes de reposición se sirven por orden de llegada.
## reserve_hold
? me lo podéis guardar hasta el viernes
? apartar un vestido
? cobro el día treinta, me lo reserváis
? sistema de apartado
? dejarlo a un lado mientras consulto con mi mujer
? cuánto tiempo aguantan una reserva
? separar la bici con una señal
? lo quiero pero hoy no llevo dinero
? que no lo vendáis, voy mañana
? reservar para probármelo en la tienda
? cómo funciona el plan separe
? me lo retienen hasta la quincena
? pago en abonos y lo retiro al final
? aparta dos sillas a mi nombre
? esperan a que me paguen la nómina
? pierdo el anticipo si no voy
? bloquear la última unidad
? resérvame el ejemplar firmado
? voy de camino, que nadie se lo lleve
? poner etiqueta de vendido a esa mesa
? cuánto tengo que adelantar para que lo guarden
? se cae la reserva a los cuántos días
? me lo guardas hasta que cobre
? lo dejo apartado y voy pagando
? no me lo vendáis, paso el jueves
? hasta fin de mes no tengo dinero
? puedes ponerle mi nombre al último
? doy algo a cuenta y lo retiro luego
? apártame el abrigo de la vitrina
? cuánto tiempo me lo conservan
? sistema de apartado tienen
? ahora no llevo cartera encima, resérvamelo
? se puede señalar una bici
? que nadie se lo lleve por favor
? me lo podéis reservar?
? apartar un producto
? me lo guardan hasta el viernes?
? reservar artículo en tienda
? plan separe
? puedo dejarlo apartado?
? me lo guardas hasta q cobre?
? cuánto dejo para apartarlo
? separar con un anticipo
? cuánto tiempo me lo guardáis
? dejar seña y retirar después
? resérvemelo por favor
= Reservamos artículos en tienda durante 48 horas sin compromiso.
= Sistema de apartado: 20 % de enganche y hasta 60 días para liquidar
= Dejando una señal del 10 %, le guardamos el mueble un mes.
= Vencido el plazo, el artículo vuelve a la venta.
= La paga y señal no se devuelve si no retira la mercancía.
= Plan separe: abone a su ritmo y retire al completar el valor
= Reserva de libros de texto con nombre del alumno
= Añadir a la cesta no bloquea las existencias.
= Reserve y pruébeselo: dos prendas máximo, 24 horas
= Animales de acuario: se apartan hasta una semana tras el pago
= Instrumentos de ocasión: retención de cinco días por 50 \u20ac
= Reserva en tienda sin compromiso durante 48 horas.
= Sistema de apartado: 20 % de señal y hasta 60 días.
= Guardamos el artículo a su nombre hasta el cierre del día siguiente.
= La señal no se devuelve si no retira la mercancía.
= Reserve muebles de exposición con un anticipo.
## return_period
? cuántos días tengo para devolverlo
? plazo de devolución
? hasta cuándo lo puedo cambiar si no me gusta
? lo compré hace una semana, estoy en plazo
? me lo puedo pensar unos días
? desde cuándo empieza a contar
? catorce o treinta días
? periodo de prueba en casa
? vence pronto el tiempo para regresarlo
? no me convence, de cuánto tiempo dispongo
? derecho de desistimiento
? cuánto margen dan para retornar ropa
? aún puedo devolver lo de principios de mes
? los días son hábiles o naturales
? derecho a retracto
? un colchón cuántas noches lo pruebo
? límite para retornarlo
? cuenta desde que lo pedí o lo recibí
? la fecha tope de mi ticket
? en electrónica hay menos días
? tiempo para arrepentirme
? cien noches de descanso, es verdad
? cuánto tiempo tengo para arrepentirme
? hasta qué día puedo echarme atrás
? lo compré hace una semana, aún vale
? son catorce o treinta días
? me voy de viaje, me dará tiempo a llevarlo
? cuándo empieza a contar el plazo
? desde que pago o desde que llega
? no corre prisa devolver verdad
? tengo margen para pensarlo
? a los veinte días me lo aceptan
? límite para regresar un producto
? los festivos cuentan
? cuántos días tengo para devolver
? hasta cuándo puedo devolverlo
? cuanto tiempo tengo pa devolver
? plazo para devoluciones
? se puede devolver después de un mes?
? tiempo límite de devolución
? son 14 o 30 días para devolver?
? período de devolución
? se me pasó el plazo de devolución
? días para devolver
? todavía puedo devolver? compré hace tres semanas
? devolución de regalos de navidad hasta cuándo
= Dispone de 30 días naturales desde la recepción para devolver su compra.
= Derecho de desistimiento: 14 días sin necesidad de justificación
= Plazo de devolución por categoría: moda 30 | electrónica 15 | libros 14
= Pruebe su colchón 100 noches en casa.
= En Chile, el derecho a retracto vence a los diez días de recibido el producto.
= El cómputo se inicia cuando llega el último bulto.
= Herramientas: dos semanas para cambiar de idea
= La fecha límite aparece impresa en el tique.
= Instrumentos musicales: un mes de prueba con devolución del dinero
= Contará el día de depósito en correos, no el de llegada.
= Arrepentimiento de compra: botón disponible durante 10 días corridos
= Plazo de devolución: 30 días naturales desde la recepción.
= Derecho de desistimiento: 14 días sin justificación.
= Electrónica: 15 días; textil: 60 días.
= El cómputo comienza el día en que recibe el último bulto.
= Instrumentos musicales: 30 días para cambiar de opinión.
## return_late
? se me pasó el plazo por dos días
? ya ha caducado el tiempo de devolver
? estuve ingresada y no pude ir antes
? me enteré tarde de la fecha
? hacéis alguna excepción
? lo compré hace dos meses, todavía aceptan
? pasaron treinta y un días
? fuera de plazo por vacaciones
? se me fue el santo al cielo con la devolución
? por un día no me lo vais a coger
? está sin estrenar pero es de hace tiempo
? se venció mi derecho a regresarlo
? llegué tarde a la fecha límite
? tenía que haberlo mandado la semana pasada
? me olvidé de devolver los pantalones
? hay gracia si me atraso
? la página ya no me deja pedir la etiqueta
? un poco de manga ancha, por favor
? correos tardó y llegó vencido el término
? aunque sea un vale si ya pasó
? me dormí y ahora no sé qué hacer
? se cumplió el mes ayer
? se me ha pasado la fecha por dos días
? estuve ingresado y no pude llevarlo
? lo encontré en el maletero un mes después
? ya sé que es tarde pero está nuevo
? me haríais una excepción
? caducó ayer el plazo, qué rabia
? dejé pasar demasiado tiempo
? el correo tardó y llegará fuera de fecha
? llevo cuarenta días con ello sin abrir
? no hay algún vale aunque sea tarde
? por un día no me la aceptan
= Las devoluciones fuera de plazo no se aceptan.
= Transcurridos los 30 días, solo ofrecemos un vale y a criterio del encargado.
= Si el envío nos llega vencido el término, se lo reexpediremos a portes debidos.
= Excepciones por hospitalización: aporte justificante
= Margen de cortesía de tres días para socios
= Devolución tardía (31-60 días): abono del 50 % en tarjeta regalo
= El portal deja de generar etiquetas una vez caducado el periodo.
= Cuenta la fecha del matasellos, aunque la recepción sea posterior.
= Pasado ese tiempo, los defectos se atienden por la garantía legal.
= Libros de texto: no se admiten después del 15 de octubre bajo ningún concepto.
= Solicitudes extemporáneas: las estudiará nuestro departamento de atención
= Fuera de plazo no se admiten devoluciones.
= Devoluciones tardías: vale de compra según estado.
= Cuenta la fecha del matasellos, no la de llegada.
= Por cortesía estudiamos casos de retraso justificado.
= Vencido el término, el paquete se reexpide a su costa.
## return_extended_season
? compro en noviembre para reyes, hasta cuándo devuelvo
? plazo ampliado de navidad
? lo trae papá noel, y si no le vale
? los socios tienen más tiempo para devolver
? en fiestas alargáis los cambios
? se abre en diciembre veinticinco, ya habrá caducado
? hasta qué día de enero aceptan
? campaña navideña con prórroga
? lo compro ya para el amigo invisible
? tiempo extra por el día de la madre
? si lo pillo en black friday, cuándo acaba el cambio
? miembros oro, cuántos días más
? los reyes magos se equivocaron, estoy a tiempo
? extienden la devolución por las posadas
? en vacaciones de verano prolongáis el plazo
? regalo adelantado, no lo abrirá hasta nochebuena
? más margen por temporada de fiestas
? con la tarjeta del club son sesenta días
? excepción por pascua
? compra anticipada de juguetes, devolución en enero
? dura más por ser cliente vip
? pasado el seis de enero aún puedo
? compro en noviembre para reyes, podré cambiarlo
? los regalos de navidad hasta cuándo
? por ser socio tengo más días
? en fiestas ampliáis el plazo
? me adelanto a las compras, no vaya a ser que no le guste
? lo abrirá el seis de enero
? con la tarjeta del club cuántos días
? papá noel se equivocó de talla, llego
? plazo especial por vacaciones de verano
? en campaña navideña dan prórroga
? miembros oro devuelven más tarde
? lo pillé en black friday para el arbolito
= Ampliación navideña: compras del 1 de noviembre al 24 de diciembre, hasta el 31 de enero
= Los socios del club disponen de 60 días en lugar de 30.
= Estas fiestas, devuelva sus regalos hasta después de Reyes.
= Prórroga de temporada para juguetes y videojuegos
= Plazo extendido por el Día de la Madre: todo mayo
= Clientes Oro: 100 días | Plata: 60 días | Sin tarjeta: 30 días
= La extensión no se aplica a adornos ni árboles de Navidad.
= Lo adquirido en Black Friday podrá cambiarse hasta el 15 de enero.
= Aguinaldo de tiempo: dos semanas adicionales para cambios en Nochebuena
= En agosto, por vacaciones, alargamos el periodo quince días.
= Condición de miembro vigente al comprar para gozar del plazo largo.
= Compras del 1/11 al 24/12: devoluciones hasta el 31 de enero.
= Plazo ampliado de Navidad y Reyes.
= Socios del club: 90 días en lugar de 30.
= Campaña navideña: cambie sus regalos hasta el 15 de enero.
= Extensión de temporada no aplicable a consolas ni perecederos.
## return_how
? cómo devuelvo esto
? qué pasos sigo para regresarlo
? de dónde saco la etiqueta
? imprimir el formulario de devolución
? no tengo impresora
? quiero mandaros de vuelta las botas
? por dónde empiezo si no me gusta
? vienen a recogerlo o lo llevo a correos
? a qué dirección lo reenvío
? qr para devolver en el punto
? hay que avisar antes o lo mando directamente
? no encuentro el portal de devoluciones
? no me queda bien, qué hago con él
? pedir número de autorización
? hoja que metí en la caja, la relleno
? quiero tramitar un retorno
? la etiqueta se me ha perdido
? qué motivo pongo en la casilla
? devolver solo una de las tres cosas
? compré sin cuenta, cómo gestiono la devolución
? en qué lo empaco para regresarlo
? solicité la recogida y no vino nadie
? no me gusta, qué hago ahora
? dónde consigo la pegatina para mandarlo
? quiero mandároslo de vuelta
? cómo se hace lo de regresar un producto
? hay que rellenar algún papel
? dónde llevo la caja
? no encuentro el botón para devolver
? se me perdió el impreso
? me explicas los pasos, tengo ochenta años
? meto todo en la misma caja y ya
? a qué dirección os lo envío
? cómo devuelvo un producto
? quiero devolver algo
? devoluciones
? hacer una devolución
? devolver pedido
? etiqueta de devolución
? dónde saco la etiqueta para devolver
? kiero devolver lo q compre
? pasos para devolver
? formulario de devolución
? cómo hago una devolución online
? no me gustó, quiero regresarlo
? recogéis la devolución en casa?
? cómo gestiono la devolución
= Cómo devolver: 1. Regístrela en el portal 2. Imprima la etiqueta 3. Entregue el paquete
= Solicite el número de autorización (RMA) antes de enviar nada.
= Sin impresora: muestre el código QR en el punto de entrega.
= Adjunte el formulario de desistimiento dentro de la caja.
= Remita el artículo a: Almacén de Devoluciones, Polígono Sur, nave 4.
= Indique el motivo del retorno en la casilla correspondiente.
= Deposite el paquete en cualquier oficina de correos y guarde el resguardo.
= Tramite la recogida a domicilio desde su área de cliente.
= Electrónica: borre sus datos y cierre la sesión antes de reenviar el aparato
= Invitados: acceda con email y número de orden
= Cubra los códigos antiguos y pegue la nueva etiqueta prepagada.
= Solicite su devolución en el portal e imprima la etiqueta.
= Rellene el formulario adjunto e inclúyalo en el paquete.
= Etiqueta sin impresora: muestre el código QR en la oficina.
= Paso 1: registre el motivo. Paso 2: embale. Paso 3: entregue.
= Cada devolución necesita un número de autorización (RMA).
## return_cost
? devolver es gratis
? quién paga la vuelta
? me descuentan algo por regresarlo
? cuánto cuesta mandarlo de regreso
? la etiqueta la ponéis vosotros o pago yo
? gastos de devolución
? no me parece justo pagar porque no me sirve
? tengo que costear el correo
? tarifa por retorno de un paquete
? si viene mal, quién asume los portes
? cobran comisión al reintegrar
? me restaron tres euros de la devolución
? sale gratis si lo llevo al punto
? mandarlo por mi cuenta a portes debidos, aceptáis
? por qué me quitan dinero al devolver ropa
? primera devolución gratuita
? retornar el flete corre por mi bolsillo
? hay que abonar la recogida en casa
? me vais a cobrar si devuelvo mucho
? franqueo pagado en la vuelta
? sin cargo para los del club
? me sale más caro devolver que quedármelo
? me toca pagar a mí el correo de vuelta
? es gratis mandarlo para atrás
? me descuentan algo por devolver
? no pienso apoquinar por vuestro error
? cuánto me quitan si no me lo quedo
? cobran la etiqueta
? la vuelta quién la abona
? devolver un sofá saldrá por un pico
? si es defectuoso también pongo yo los sellos
? porque cobráis por recoger si antes no
? hay gastos de retorno
? tengo que costear la mensajería de regreso
? la devolución es gratis?
? devolución gratuita
? quién paga la devolución
? cuánto cuesta devolver
? coste de devolución
? cobran por devolver?
? tengo que pagar el envío de vuelta?
? devolber es gratis?
? me descontáis algo por devolver?
? portes de devolución
? costo de regresar un producto
? la devolucion la pago yo?
= Cada devolución cuesta 2,95 \u20ac, que se descuentan del reembolso.
= Devoluciones gratuitas en tienda física
= Los gastos directos de retorno corren a cargo del comprador.
= Si el artículo es defectuoso, asumimos nosotros el transporte de vuelta.
= Etiqueta prepagada: 4,50 \u20ac | Recogida a domicilio: 7 \u20ac
= No se aceptan envíos a portes debidos.
= Para socios, la devolución es sin cargo.
= Libros: el franqueo de vuelta lo abona el cliente
= El primer retorno de cada pedido es gratuito; los siguientes, 3 \u20ac.
= Herramientas pesadas: consulte el precio del transporte inverso antes de devolver
= En ejercicio del derecho a retracto, el consumidor costea el envío de regreso.
= Los gastos de devolución corren a cargo del cliente.
= Devolución gratuita en tienda; por mensajería, 3,50 \u20ac.
= Coste de retorno de muebles: 49 \u20ac, deducido del abono.
= Artículos defectuosos: portes de vuelta a nuestra cuenta.
= Etiqueta prepagada: se restan 2,95 \u20ac del reembolso.
## return_in_store
? compré online, lo puedo llevar a la tienda
? devolver en sucursal lo que pedí por la web
? me queda cerca el local, lo acerco
? en cualquier tienda aceptan devoluciones de internet
? qué llevo si voy en persona
? lo cambio en el mostrador sin mandarlo
? prefiero ir que pelearme con la etiqueta
? la franquicia coge lo de la app
? puedo dejarlo en otra ciudad
? necesito imprimir algo para devolver ahí
? me devuelven al momento en caja
? me rechazaron en tienda lo comprado en línea
? hay buzón de devoluciones en el establecimiento
? qué mostrador atiende lo de la página
? regresarlo al centro comercial
? tengo que pedir cita para llevarlo
? me dan efectivo si pagué con tarjeta web
? aeropuerto y outlet lo admiten
? paso el sábado a entregarlo en persona
? sirve el mail como ticket en tienda
? al revés, comprado en local y devolver por correo
? los concesionarios aceptan el retorno
? lo pedí en la web, lo puedo llevar a la tienda
? prefiero dároslo en mano
? en cualquier sucursal me lo cogen
? paso por el local y lo dejo
? lo compré online pero vivo al lado
? hay que ir al mismo centro
? en caja o en otro mostrador
? me dan el dinero allí mismo
? no quiero pelearme con correos, voy en persona
? la franquicia también acepta cosas de internet
? qué llevo para descambiarlo en el comercio
? en el outlet lo admiten
? devolver en tienda
? puedo devolver en tienda lo comprado online?
? devolución en tienda física
? llevar la devolución a una tienda
? devolver en cualquier tienda?
? lo compré por la web, devuelvo en sucursal?
? devolver en el local
? compra online devolucion en tienda
? me lo recogéis en la tienda si devuelvo?
? se puede devolver en persona?
? regresar en sucursal una compra en línea
? kiero devolver en la tienda lo d internet
? dejar devolución en un local
= Devuelva gratis en cualquiera de nuestras tiendas lo comprado en la web.
= Presente el correo de confirmación o el QR en caja.
= Outlets, aeropuertos y franquicias no admiten devoluciones en línea.
= El reintegro se hace a la tarjeta usada en internet, no en efectivo.
= Sucursales habilitadas para recibir compras a distancia
= Los artículos de vendedores externos no pueden devolverse en el establecimiento.
= Diríjase al mostrador de Atención al Cliente, planta baja
= Muebles: solo devolución por recogida, no traerlos al local
= Buzón exprés de devoluciones: escanee, deposite y listo
= Compras de tienda no pueden devolverse por correo.
= Puede dejar el retorno en un comercio distinto del que preparó el pedido.
= Devuelva en tienda sus compras online sin coste.
= Presente el correo de confirmación en el mostrador de atención.
= Devoluciones en cualquier establecimiento propio, salvo franquicias.
= El importe se abona en caja por el mismo medio.
= Los muebles grandes no se admiten en tienda.
## return_no_receipt
? perdí el ticket
? no tengo la factura para devolver
? tiré el recibo a la basura
? sin comprobante me lo cambian
? se borró la tinta del tique
? sirve el extracto del banco
? me lo encuentran con la tarjeta
? no guardé la boleta
? puedo sacar un duplicado
? pagué en efectivo y no tengo papel
? se me mojó el resguardo
? quiero devolverlo pero no hay prueba
? con la etiqueta puesta basta
? mi marido perdió el papelito
? buscan mi compra por el teléfono
? lo lavé en el bolsillo y es ilegible
? recuperar el ticket digital
? no aparece el justificante por casa
? la nota de compra se extravió
? tengo la foto del recibo nomás
? hace falta sí o sí el comprobante
? los cargos de mi app bancaria valen
? tiré el ticket a la basura
? no encuentro la boleta
? se borró la tinta del papelito
? no guardé nada, me creéis
? solo tengo el movimiento del banco
? mi mujer tiró la factura al limpiar
? me lo dieron sin comprobante
? se puede buscar por mi tarjeta
? sin tique me lo aceptáis
? lo lavé en el bolsillo del pantalón
? el recibo se hizo papilla
? pagué en metálico y no tengo prueba
= Para cambios y devoluciones es imprescindible el tique o la factura.
= ¿Ha perdido el recibo? Localizamos su compra con la tarjeta de pago o de socio.
= Sin justificante, solo cambio por otro artículo al último precio rebajado.
= Se acepta como prueba el extracto bancario.
= Duplicado de tique: solicítelo en caja con fecha e importe
= Guarde una copia: el papel térmico se borra con el tiempo.
= En México, para aclaraciones presente su ticket o factura electrónica.
= Socios: todos sus comprobantes están en la aplicación
= Sin boleta no podemos acreditar la fecha de adquisición.
= Compras en metálico sin resguardo: no se admiten
= La etiqueta original por sí sola no constituye prueba de compra.
= Imprescindible presentar el ticket de compra.
= Sin justificante: cambio por vale al último precio de venta.
= Podemos localizar su compra con la tarjeta de cliente.
= El extracto bancario sirve como prueba de compra.
= Duplicado de factura: solicítelo en caja.
## return_opened_used
? ya lo abrí, lo puedo devolver
? le quité la etiqueta
? me las puse una vez
? lo lavé y encogió
? rompí el precinto del juego
? está estrenado pero casi nuevo
? lo probé y no me convence
? caminé por casa con los zapatos
? quité el plástico del disco
? usé el taladro un día
? huele a mi perfume el vestido
? en qué condiciones tiene que estar
? el perro ya durmió en la cama
? desprecinté el móvil para verlo
? tiene pelos de gato, lo aceptan
? le arranqué el protector
? lo destapé y no era lo que pensaba
? llevé el traje a una boda y devolverlo
? cociné una vez con la sartén
? leí unas páginas y no me gusta
? corté el cartoncito sin pensar
? usado o sin usar da igual
? ya lo estrené, me lo cogéis
? quité la etiqueta sin pensar
? lo probé una vez y no va conmigo
? abrí el precinto del juego
? me lo puse para una cena
? las botas ya pisaron la calle
? lo lavé y ahora no me gusta
? usé la taladradora un rato
? tiene que estar impecable para devolver
? lo desenvolví nada más
? leí dos capítulos y me aburre
? mi gato durmió encima, se puede
? puedo devolver algo abierto?
? ya lo abrí, se puede devolver?
? devolver usado
? devolver sin etiqueta
? se puede devolver sin la caja?
? devolución con el precinto roto
? lo usé una vez, aceptan devolución?
? condiciones para devolver
? ya lo lave, puedo devolverlo?
? me lo he puesto, lo admitís?
? devolver sin embalaje original
? devolver producto ya provado
= Los artículos deben devolverse sin usar, con etiquetas y en perfecto estado.
= Prendas lavadas, manchadas o con olor a perfume serán rechazadas.
= No se admiten discos, juegos ni software una vez desprecintados.
= Puede abrir y examinar el producto como lo haría en una tienda.
= Calzado: pruébeselo sobre moqueta; sin marcas en la suela
= Herramientas con señales de uso: depreciación del 30 %
= Libros sin subrayar ni doblar
= Estado de la devolución: nuevo | abierto | usado
= Camas para mascotas con pelos no tienen retorno.
= Electrónica abierta: se acepta completa, restablecida de fábrica y sin cuentas vinculadas.
= Menaje estrenado: no reembolsable salvo defecto
= Artículos sin usar, con etiquetas y en perfecto estado.
= No se admiten prendas lavadas, usadas o alteradas.
= Software, discos y videojuegos desprecintados: sin devolución.
= Puede probarlo como lo haría en una tienda.
= Calzado: suela limpia y sin signos de uso.
## return_hygiene_excluded
? se pueden devolver bragas
? los auriculares de botón admiten devolución
? abrí el pintalabios y no es mi tono
? bañador con la pegatina higiénica
? un juguete íntimo se cambia
? quité la funda al colchón
? ropa interior que no me queda
? la crema me da alergia, está empezada
? por higiene no me lo cogen
? los pendientes no se regresan
? usé el cepillo eléctrico una vez
? calcetines y medias
? casco de moto por seguridad
? el sacaleches está abierto
? el tanga me queda chico
? la máquina de afeitar desprecintada
? almohada probada una noche
? la peluca no me favorece
? boquilla de flauta ya soplada
? el topper me resultó duro, ya sin plástico
? por qué la lencería no tiene vuelta
? mascarilla y termómetro, hay cambio
? los pendientes se pueden devolver
? compré bragas y me quedan chicas
? probé el pintalabios y no es mi tono
? el colchón ya sin plástico
? un sujetador se cambia
? auriculares de tapón que me hacen daño
? la maquinilla de afeitar la acepto o no
? el bañador sin el adhesivo
? abrí la crema y huele raro
? por qué no me cogen la ropa interior
? un cepillo de dientes eléctrico destapado
? el chupete no le gusta al bebé
= Por razones de higiene no se devuelven ropa interior, bañadores ni medias sin precinto.
= Auriculares intraaurales: sin devolución una vez abierto el envase
= Cosméticos y perfumes deben conservar su celofán.
= Los colchones y almohadas desprecintados quedan excluidos del desistimiento.
= Pendientes y piercings: venta final por salud
= Productos eróticos: solo con el sello intacto
= Boquillas, cañas y armónicas no admiten cambio.
= Cascos, arneses y cuerdas de escalada: no retornables por seguridad
= Sacaleches, tetinas y chupetes abiertos no tienen retorno.
= Excepciones sanitarias al derecho de devolución (art. 103 e)
= Depiladoras y cepillos dentales usados serán rechazados.
= Por higiene no se devuelven ropa interior ni bañadores sin precinto.
= Cosmética abierta: excluida del desistimiento.
= Auriculares intrauditivos, pendientes y piercings no retornables.
= Colchones y almohadas solo con el plástico original sin abrir.
= Excepción por motivos sanitarios: biberones, tetinas, depiladoras.
## return_custom_excluded
? me hicieron la cortina a medida y no queda
? lleva grabado mi nombre, lo puedo devolver
? corté la tela y ahora no la quiero
? tablero serrado a mis centímetros
? taza con foto, hay cambio
? me tomé mal las medidas del estor
? pintura mezclada en otro color
? camiseta estampada con mi dorsal
? sofá tapizado con la tela que elegí
? anillo grabado que no le entra
? el pc que configuré por piezas
? cable por metros, sobró
? álbum impreso con error mío
? traje arreglado en el bajo
? encargo especial del taller, vuelta posible
? collar del perro bordado con el teléfono
? puerta hecha por encargo
? metros de césped artificial recortados
? me equivoqué al escribir el texto personalizado
? gafas graduadas que no me gustan
? vidrio cortado, admite devolución
? bicicleta montada a la carta
? lleva mi nombre grabado, y si no me gusta
? la cortina que me cortasteis no pega
? devuelvo el tablero aserrado
? pedí la pintura mezclada y no es el tono
? la camiseta con foto me arrepiento
? un traje hecho para mí se descambia
? corté con el novio y el anillo tiene sus iniciales
? el cable por metros me sobró
? lo fabricaron a mi gusto, hay marcha atrás
? tela cortada de más
? la alfombra a medida me queda corta
? me sobra la placa con el nombre del perro
= Los artículos personalizados o hechos a medida no admiten devolución.
= Telas, cables y cadenas cortados por metros: venta definitiva
= Pintura tintada: sin cambio
= Grabados y bordados se realizan según su texto; revíselo bien.
= Estores y cortinas confeccionados a medida quedan fuera del desistimiento.
= Tableros y vidrios seccionados no se readmiten.
= Fotolibros e impresiones bajo demanda: solo si hay fallo de impresión
= Sofás con tapizado de catálogo especial: sin retorno
= Ordenadores configurados a petición del cliente
= Camisetas con nombre y dorsal: ni cambio ni reembolso
= Lentes graduadas: fabricadas según prescripción, no retornables
= Artículos personalizados o a medida: sin derecho a devolución.
= Tejidos, cables y tableros cortados no se admiten.
= Pinturas tintadas en máquina quedan excluidas.
= Grabados y bordados solo se cambian por defecto.
= Las confecciones según especificaciones del consumidor no son retornables.
## return_food_plants
? la fruta vino podrida
? se secó el rosal a los pocos días
? puedo devolver una planta
? el queso olía mal
? el pienso no le gusta al gato
? me trajeron yogures caducados
? la carne llegó sin frío
? orquídea con bichos
? el limonero no prendió
? compré demasiadas cervezas, las regreso
? aguacates negros por dentro
? semillas que no germinaron
? harina con gorgojos
? no me gusta el café, está abierto
? las flores estaban mustias
? venían mohosos los bulbos de tulipán
? congelados que se derritieron
? reclamo por unos tomates pochos
? perecederos se pueden retornar
? el seto entero se puso amarillo
? leche cortada antes de fecha
? el pastel no era del sabor
? el rosal vino medio muerto
? los tomates están pochos
? me sobró queso, lo devuelvo
? la planta se secó a los tres días
? el pan tenía moho
? las flores llegaron mustias
? compré demasiado jamón
? el perro no quiere este pienso
? la fruta vino pasada
? el cactus se pudrió
? los yogures estaban hinchados
? qué hago si la carne huele mal
= Los productos perecederos no admiten devolución.
= Si la fruta o verdura llega en mal estado, reclame en 24 horas con foto.
= Garantía de arraigo: reponemos la planta que no brote en la primera primavera
= Alimentos abiertos: sin retorno salvo defecto
= Producto caducado o sin cadena de frío: abono inmediato
= Pienso no aceptado por su mascota: devuelva el saco con más de la mitad
= Flores cortadas: frescura garantizada siete días
= Plantas de interior: no se aceptan de vuelta por motivos fitosanitarios
= Vinos con defecto de corcho: se cambian conservando dos tercios de la botella
= Semillas: tasa de germinación garantizada hasta la fecha del sobre
= Carne, pescado y lácteos: incidencias en el momento de la entrega
= Productos perecederos: sin desistimiento, sí reclamación en 24 h.
= Garantía de prendimiento de arbustos: primera temporada.
= Plantas llegadas en mal estado: envíe foto en 48 horas.
= Alimentos frescos no se devuelven salvo deterioro.
= Flor cortada: frescura asegurada durante 5 días.
## return_sale_items
? lo de rebajas se puede devolver
? era una ganga pero no me vale
? artículo en liquidación, tiene cambio
? compré en el outlet y me arrepiento
? con descuento también aceptan la vuelta
? remate final sin devolución, de verdad
? estaba al setenta por ciento
? en saldos hay menos días
? lo pillé de oferta y está apretado
? me dijeron que lo rebajado no se cambia
? vestido de segunda rebaja
? prenda con tara en el precio reducido
? barata de enero, cambios permitidos
? productos de exposición se devuelven
? último par a mitad de precio, no me entra
? chollo que no funciona
? me devuelven lo que pagué o el precio normal
? liquidación por cierre
? black friday admite devoluciones
? lote de restos, puedo regresarlo
? comprado en promoción, solo vale o dinero
? libros de saldo, hay marcha atrás
? lo pillé en rebajas, se puede cambiar
? las gangas también las aceptáis de vuelta
? del outlet no me queda bien
? era liquidación por cierre, puedo regresarlo
? estaba tirado de precio y ahora no lo quiero
? los saldos tienen menos derechos
? pagué la mitad, me devuelven esa mitad
? artículo con tara que no me convence
? lo de la cesta de oportunidades
? última unidad de exposición, hay devolución
? compras en descuento no admiten, dijo la chica
? el chollo me viene grande
= Los artículos rebajados se devuelven en las mismas condiciones que el resto.
= Liquidación: venta final, sin cambio ni devolución en tienda
= Outlet: plazo de 7 días y únicamente vale
= Se reembolsa el precio efectivamente pagado, no el anterior a la rebaja.
= Productos de exposición o con taras se venden tal cual.
= El derecho legal de desistimiento rige también para saldos comprados en línea.
= Mercadería en oferta: solo cambio por talla
= Últimas unidades y restos de serie: no reembolsables
= Durante las rebajas el periodo de cambios se reduce a quince días.
= Libros descatalogados a precio reducido no tienen retorno.
= Remate de temporada: aplica garantía por defecto, no por gusto
= Artículos rebajados: mismas condiciones de devolución.
= Liquidación y outlet: solo cambio, sin reembolso.
= Productos con tara señalada no se devuelven por ese defecto.
= En saldos se abona el precio realmente pagado.
= Oportunidades de exposición: venta final.
## return_packaging
? tiré la caja
? necesito el embalaje original
? lo puedo mandar en otra bolsa
? rompí el cartón al abrirlo
? sin la caja de zapatos me lo aceptan
? el poliespán ya está en el contenedor
? en qué lo envuelvo si no tengo nada
? me venden una caja para devolver
? el blíster está destrozado
? mi gato se comió el cartón
? pegué la etiqueta en la caja de los zapatos
? el estuche venía abierto
? hay que devolver también las bolsitas y bridas
? no cabe otra vez en su empaque
? usé el envoltorio para la mudanza
? sirve una caja cualquiera
? reciclé el cartón de la tele
? me mandáis embalaje nuevo
? sin precinto ni funda de fábrica
? tiene garabatos el envase
? cómo protejo la lámpara para el retorno
? guardar la caja cuánto tiempo
? tiré el cartón al contenedor
? hace falta la caja de origen
? la caja está rota de abrirla
? lo puedo meter en otra bolsa
? ya no tengo los corchos
? el gato destrozó el embalaje
? mi marido recicló la caja
? sirve cualquier envoltorio
? sin el blíster lo cogéis
? la caja de zapatos la usé para enviar
? no me cabe otra vez en su funda
? me dais un cartón para mandarlo
= El producto debe devolverse en su embalaje original.
= Si ya no conserva la caja, utilice otra resistente y bien acolchada.
= La falta del envase de fábrica puede reducir el reembolso un 10 %.
= Caja de zapatos: no la use como paquete exterior ni pegue cinta en ella
= Televisores: reenvío solo con su cartón y protecciones de poliestireno
= Podemos facilitarle un embalaje de sustitución por 15 \u20ac.
= Incluya estuches, bridas, bolsas y manuales.
= Reutilice la bolsa de envío: trae doble banda adhesiva
= Guitarras: destense las cuerdas y use el cartón de origen
= Empaque maltratado o rayado: se considera producto usado
= Conserve la caja durante todo el periodo de prueba.
= Devuelva el artículo en su embalaje original.
= Si no conserva la caja, use otra de resistencia similar.
= Falta de embalaje: se deducen 10 \u20ac.
= No pegue etiquetas sobre la caja de zapatos.
= Televisores: imprescindible cartón y protecciones de fábrica.
## return_gift
? me lo regalaron y no me gusta
? cambiar un obsequio sin que se entere mi suegra
? tengo ticket regalo
? me trajeron los reyes algo repetido
? no tengo el recibo porque fue un regalo
? le avisáis a quien lo compró
? el dinero a quién va si es un presente
? mi tía me dio un jersey horrible
? ya tenía ese libro, me lo dieron por mi cumple
? me queda grande lo que me regaló mi novio
? devolver un detalle de boda
? soy el que recibió, no el comprador
? canjear un regalo por otra cosa
? no quiero que se ofenda, cambio discreto
? no sé cuánto costó, me lo cambian
? amigo secreto desacertado
? dos abuelas compraron el mismo juguete
? tique sin precio, qué puedo hacer con él
? regalito que no me encaja
? vale en lugar de efectivo por ser obsequio
? me mandaron un paquete de regalo sin papel dentro
? descambiar lo de navidad que me dieron
? me lo regalaron y ya lo tengo
? no quiero que mi suegra se entere
? le di unos pendientes y no le gustan
? ticket regalo qué es
? el jersey de la tía es horroroso
? puedo canjear lo que me dieron por otra cosa
? se enterará quien me lo compró
? me lo trajeron los reyes repetido
? no sé cuánto costó
? a quién vuelve el dinero, a mí o a mi amiga
? tengo dos iguales del cumple
? ella no le acertó con el gusto
= Con el tique regalo puede cambiar el obsequio o recibir un vale.
= El comprador no recibe ningún aviso del cambio.
= Ticket de cambio: sin precio, válido 30 días
= Devoluciones de regalos: introduzca el número que figura en la nota
= El importe se abona en tarjeta regalo a quien recibió el presente.
= Si desea efectivo, deberá tramitarlo la persona que pagó.
= Libros duplicados: canje por otro título
= Juguetes recibidos en Reyes: cambios hasta el 31 de enero
= Solicite al pagar su comprobante para regalo.
= Regalos enviados directamente: el destinatario puede devolver con el código del albarán
= Obsequios sin tique: cambio por valor del precio vigente más bajo
= Ticket regalo: permite el cambio sin mostrar el precio.
= Devolución de regalos: abono en vale para quien lo recibió.
= No informamos al comprador de la devolución.
= Con el número de pedido, el destinatario puede cambiarlo.
= Regalos duplicados: cambio por otro título del catálogo.
## return_bulky_pickup
? vienen a buscar el sofá si no me gusta
? cómo devuelvo una lavadora
? no puedo llevar el armario a correos
? recogida de un mueble a domicilio
? cuánto cobran por llevarse la nevera de vuelta
? el colchón no cabe enrollado otra vez
? mandan un camión para recoger la mesa
? tengo que bajarlo a la calle para la retirada
? retirar la cinta de correr que no quiero
? sobraron dos palés de azulejos, los recogéis
? pesa cien kilos, cómo lo regreso
? hay que embalarlo para que se lo lleven
? la agencia que lo trajo lo recoge
? retorno de mercancía pesada
? quién carga la tele gigante de vuelta
? concertar día para que se lleven el sillón
? flete de regreso de un ropero
? devolver el cobertizo del jardín
? dos chicos que vengan a sacarlo de casa
? me lo bajan ellos del tercero
? un piano devuelto, cómo se hace
? precio de la recogida voluminosa
? no puedo llevar un armario a correos
? venís por el sofá a mi casa
? quién se lleva la lavadora que no quiero
? pesa demasiado para moverlo yo
? mandad un camión a recogerlo
? cuánto cuesta que retiren el colchón
? tengo la caja gigante en el pasillo molestando
? llevo dos semanas esperando que pasen por la mesa
? tengo que bajarlo yo al portal
? necesito quedar para que lo carguen
? no cabe en mi coche para devolverlo
? la bici estática no me sirve y es un trasto
= Artículos voluminosos: organizamos la recogida en su domicilio por 49 \u20ac.
= La retirada de muebles se efectúa a pie de calle y embalados.
= Sofás y colchones: dos operarios acuden a recogerlos previa cita
= Coste de devolución por agencia según peso: 30-50 kg 35 \u20ac, más de 50 kg 60 \u20ac
= No envíe electrodomésticos grandes por correo; nosotros los retiramos.
= Los palés completos sobrantes se recogen; los empezados, no.
= El flete de retorno de línea blanca se descuenta del reintegro.
= Tenga la mercancía desmontada y accesible el día del retiro
= Colchón de prueba: lo retiramos gratis y lo donamos
= Pianos y hornos: presupuesto individual de transporte inverso
= Si la recogida resulta fallida, se factura la segunda visita.
= Recogida a domicilio de artículos voluminosos: 39 \u20ac.
= El transportista acordará con usted el día de retirada.
= Mercancía de más de 30 kg: solicite recogida, no la envíe.
= Tenga el mueble desmontado y embalado a pie de calle.
= La retirada de electrodomésticos defectuosos es gratuita.
## return_assembled
? ya monté la estantería, la puedo devolver
? está armado y no me gusta cómo queda
? hay que desmontarlo para devolver
? instalé el grifo y gotea, lo quiero devolver
? atornillé las patas
? la cuna ya está ensamblada
? después de colgar la lámpara no convence
? colocamos el suelo y el tono es otro
? tiene los agujeros hechos
? me la armaron y no cabe en el cuarto
? puse los neumáticos y quiero cambiarlos
? mueble montado, aceptan
? empotramos el horno y no me va
? monté una mitad y vi que era feo
? pegué el vinilo en la pared
? lo ensamblé mal, puedo regresarlo
? la cocina ya instalada, marcha atrás
? cortina ya colgada
? lo desarmo y lo meto en la caja
? conecté el termo y no lo quiero
? la tienda de campaña ya la planté
? pastillas de freno puestas, hay devolución
? ya monté la estantería y cojea
? está atornillado, lo puedo regresar
? lo armé y no cabe en el cuarto
? tengo que desarmarlo antes
? instalé el grifo y gotea
? me di cuenta del fallo al tenerlo puesto
? la cuna está hecha y no me convence
? colgué la lámpara y no ilumina nada
? ya lo encolé
? montado me parece feo
? el suelo ya está colocado y veo manchas
? la placa la enchufó el electricista, se devuelve
= Los muebles ya montados no se admiten en devolución.
= Desmonte el artículo y devuélvalo con toda la tornillería.
= Recambios instalados en el vehículo: sin retorno
= Grifería y sanitarios con señales de montaje quedan excluidos.
= Suelo o azulejo colocado: no se aceptan reclamaciones de tono
= Aceptamos estanterías ensambladas si están impecables y caben en el transporte.
= Antes de instalar, compruebe medidas y acabado.
= Hornos empotrados y placas conectadas: solo por avería
= Neumáticos montados en llanta no son reembolsables.
= Papel pintado y vinilos adheridos: sin devolución
= Mueble armado: cargo por desarme de 35 \u20ac
= Muebles montados no se admiten, salvo defecto.
= Devuelva el artículo desmontado y con toda su tornillería.
= Baldosas y suelos colocados: sin derecho a reclamación visual.
= Aparatos instalados: solo vía garantía.
= Compruebe las piezas antes del ensamblaje.
## exchange_size
? me queda pequeño, quiero una talla más
? cambiarlo por el negro
? me aprietan los zapatos
? el pantalón me baila
? cambio directo sin devolver y comprar
? prefiero el modelo superior
? necesito un número menos
? no me cierra la cremallera
? la manga es corta, la siguiente talla
? quiero la misma camisa en m
? canjear por otro color
? mi perro no entra en el arnés, uno mayor
? el casco le viene enorme al niño
? pagar la diferencia por otro mejor
? el anillo me queda flojo
? cuánto tarda un cambio de talla
? el cambio lo mandan antes de recibir el mío
? pedí la chica y soy grande
? la funda no encaja con mi móvil, otra
? sale gratis cambiar por talla distinta
? me hacen el canje si no hay mi medida
? engordé y no me abrocha
? me aprietan, quiero un número más
? me baila el pantalón
? descambiar por otro color
? puedo trocarlo por una más chica
? el niño ha crecido, me das la siguiente
? no entro en la falda
? lo prefiero en rojo
? el collar le queda flojo al perro
? mejor el modelo grande de mochila
? si no hay mi número qué hacemos
? pago la diferencia y me llevo el otro
? me queda nadando
? cambio de talla
? cambiar por otra talla
? me queda chico, quiero cambiarlo
? me queda grande, lo cambian?
? cambios
? cómo hago un cambio
? quiero cambiarlo por otro color
? cambiar por otro modelo
? política de cambios
? necesito un número más
? puedo cambiar la talle?
? me aprieta, lo quiero mas grande
? cambiar talla sin devolver
? la talla recibida no me va, cambio
= Cambio de talla o color gratuito en 30 días
= Seleccione «Cambiar» en el portal y elija la nueva talla.
= Si el artículo nuevo es más caro, abonará la diferencia.
= Enviamos el canje en cuanto recibimos el original.
= Cambios solo por el mismo modelo en otra medida
= Sin existencias de su número, le reembolsamos.
= Guía de tallas: si duda entre dos, pida la mayor
= Arneses y abrigos caninos: primer cambio sin coste
= Cambio exprés: el mensajero entrega la talla correcta y recoge la otra
= Canjes en tienda: cualquier color o variante disponible
= Anillos: ajuste de medida sin cargo durante el primer mes
= Cambio de talla o color gratuito en 30 días.
= Sustitución por otro modelo: se abona o cobra la diferencia.
= Cambios directos en tienda según existencias.
= Para otra talla, haga un pedido nuevo y devuelva el primero.
= Primer cambio sin gastos de envío.
## refund_time
? cuándo me devuelven el dinero
? mandé el paquete hace diez días y nada
? aún no veo el abono en la cuenta
? cuánto tarda el reembolso
? me dijeron una semana y sigo esperando
? ya os llegó y no pagáis
? días para que regrese mi dinero
? no me ha entrado la pasta
? el reintegro sale pendiente
? plazo para recuperar lo pagado
? en qué estado está mi devolución del importe
? reversa del cargo cuánto demora
? anulé y el banco no muestra nada
? necesito esa plata ya
? recibieron la caja el lunes, cuándo abonáis
? tarda lo mismo con tarjeta de crédito
? me devolverán antes de fin de mes
? ya quiero mi lana
? me urge el reembolso del sofá
? han procesado lo mío
? la tienda dice que sí, el banco que no
? se tarda mucho en verse reflejado
? todavía no veo el dinero en mi cuenta
? cuándo me pagáis lo mío
? hace tres semanas que lo mandé de vuelta
? cuántos días tarda en volver la plata
? os lo devolví y sigo sin un duro
? el banco dice que no hay nada
? necesito ese dinero para llegar a fin de mes
? ya lo recibisteis, por qué no abonáis
? se ha atascado mi reintegro
? es normal tanto retraso en el abono
? me dijeron cinco días y van diez
? para cuándo el ingreso
? reembolso
? no me han hecho el reembolso
? cuándo me reembolsan
? cuantos dias tarda el reenbolso
? reintegro del dinero
? aún no me habéis devuelto el dinero
? plazo del reembolso
? ya devolví, y mi plata?
? cuándo veo el abono en la tarjeta
? tardan mucho en regresar el dinero?
? devolucion del dinero cuanto tarda
= Reembolsamos en un máximo de 14 días desde la recepción del artículo.
= El abono tarda entre 3 y 5 días hábiles en reflejarse en su cuenta.
= Una vez revisada la devolución, ordenamos el reintegro en 48 horas.
= Tarjeta de crédito: según su banco, puede aparecer en el siguiente extracto
= Plazos de reintegro | Tarjeta 5 días | Transferencia 3 días | Vale inmediato
= Podemos retener el importe hasta recibir la mercancía.
= Reversa del cargo en cancelaciones: hasta 10 días hábiles
= Le notificaremos por correo en cuanto se emita el dinero.
= En rebajas, la tramitación puede demorarse una semana más.
= Compras a vendedores externos: el plazo corre desde su conformidad
= Si han pasado quince días sin ver el ingreso, escríbanos con el localizador.
= Reembolso en un máximo de 14 días desde el desistimiento.
= Tras la inspección, el abono se tramita en 3-5 días hábiles.
= Su banco puede tardar hasta 10 días en reflejarlo.
= Le avisaremos por correo al emitir el reintegro.
= Tiempo de reembolso: tarjeta 5 días, transferencia 3 días.
## refund_method
? a qué tarjeta me devuelven
? ya cancelé esa cuenta bancaria
? pagué con cheque regalo, cómo me lo reintegran
? quiero efectivo, no un vale
? me dieron crédito en tienda y lo quiero en metálico
? la tarjeta con que pagué caducó
? prefiero saldo para comprar otra cosa
? devolución por transferencia
? mi ex pagó, va a su cuenta
? pagué mitad vale mitad tarjeta
? me lo ingresáis en otro banco
? por qué me dan una nota de crédito
? me robaron la tarjeta, dónde me abonan
? compré a plazos, cómo se devuelve
? pagué en la tienda de conveniencia, cómo regresa
? dinero o cupón
? pasadme el reintegro al monedero
? hay que dar el iban
? me lo depositan en mi clabe
? cobré en billetes o en plástico
? el abono iría a paypal
? puedo elegir cómo recibir lo devuelto
? me lo dais en metálico
? mi tarjeta ya no existe, cómo me pagáis
? no quiero un vale, quiero dinero
? a qué cuenta va el abono
? cambié de banco
? pagué con cheque regalo, qué me vuelve
? me endosan un bono en vez de pasta
? puede ir a la cuenta de mi mujer
? saldo para comprar o efectivo
? hacedme un bizum
? pagué a medias con vale y tarjeta
? necesitáis mi iban
= El reembolso se realiza por el mismo medio de pago utilizado.
= Si su tarjeta ha caducado, el banco redirige el abono a la nueva.
= Pago contra reembolso: facilítenos un IBAN para la transferencia
= Lo abonado con tarjeta regalo se reintegra en otra tarjeta regalo.
= Puede optar por crédito en tienda con un 10 % adicional.
= Pagos en efectivo en sucursal: depósito a CLABE o CBU
= Nota de crédito a favor del titular, válida un año
= Compras financiadas: se comunica a la entidad la cancelación de las cuotas
= No es posible devolver a una cuenta distinta de la de origen.
= En tienda, el metálico se devuelve en metálico hasta 300 \u20ac
= Pagos mixtos: primero se repone el vale, después la tarjeta
= El reembolso se realiza por el mismo medio de pago.
= Compras con tarjeta regalo se abonan en saldo.
= Contra reembolso: facilite su IBAN para la transferencia.
= A elegir: vale con un 10 % extra o devolución en tarjeta.
= Tarjeta caducada: el banco emisor redirige el abono.
## refund_shipping
? me devuelven también los gastos de envío
? los portes los recupero
? solo me reintegraron el artículo, sin el transporte
? pagué exprés, me lo abonan al devolver
? el flete no me lo regresaron
? llegó tarde, quiero que me devolváis el urgente
? devuelvo la mitad, y el porte
? incluye el envío el reembolso
? por qué me quitaron lo del despacho
? me descontaron el envío que era gratis
? si fue error vuestro, los portes de ida
? falta dinero, el de la mensajería
? al devolver bajo del mínimo, me cobran transporte
? recuperar lo que costó mandarlo
? reintegro completo con franqueo y todo
? anulé antes de salir, me devuelven el porte
? el costo de la entrega original se pierde
? no cuadra, son cuatro euros menos
? el suplemento de subida a casa se reintegra
? me abonáis ida y vuelta si está defectuoso
? y el plus por entrega en sábado
? los gastos de manejo no vuelven
? me devolvéis también los portes
? pagué cinco de envío, los pierdo
? y lo del exprés me lo reintegran
? no me abonaron la mensajería de ida
? falta el flete en lo que me pagaron
? si mando atrás solo una cosa recupero el transporte
? devuelvo todo, y la entrega qué
? fue culpa vuestra, quiero hasta el franqueo
? veo menos dinero, será el reparto
? por no llegar gratis ahora me descuentan el envío
? el suplemento de subir a casa se recupera
? los gastos iniciales no aparecen en el abono
= Si devuelve el pedido completo, reembolsamos también los gastos de envío estándar.
= En devoluciones parciales no se abonan los portes de ida.
= El suplemento por envío urgente no es reembolsable.
= Artículo defectuoso: reintegro íntegro, transporte incluido
= El flete original no se devuelve por cambio de opinión.
= Si con la devolución baja del umbral de envío gratis, se descontarán 4,95 \u20ac.
= Entrega exprés incumplida: le devolvemos el recargo
= Conceptos reembolsables: precio sí | envío sí | papel de regalo no
= Gastos de entrega de muebles y subida: se abonan salvo si rehúsa al recibir
= Reembolsamos la tarifa más económica ofrecida, aunque eligiera otra.
= Costos de despacho de ida: reintegro solo por retracto total
= Reembolsamos los gastos de envío estándar si devuelve todo el pedido.
= El suplemento exprés no es reembolsable.
= Si era defectuoso, se restituye también el transporte.
= Flete de muebles: no se reintegra en caso de desistimiento.
## refund_partial
? me devolvieron menos de lo que pagué
? penalización por devolver
? me descontaron por tener marcas
? cargo por reposición
? quiero que me rebajéis algo por el arañazo
? me quedo la mesa si me hacéis descuento
? cuánto quitan por uso
? restocking fee en español qué es
? no es el total, por qué
? compensación por el defecto y no lo devuelvo
? me cobran desgaste
? quitaron un veinte por ciento de la devolución
? devuelvo uno del pack, cuánto toca
? me abonáis una parte del precio
? faltaba el cable y me restaron
? era 3x2 y devuelvo uno
? deducción que no entiendo
? bonificación por la tara
? el reembolso está incompleto
? depreciación por haberlo probado
? me hacen una rebajita por la abolladura
? retienen parte del dinero por la caja rota
? me habéis quitado una parte
? por qué me faltan diez euros
? me lo quedo con el rasguño si me rebajáis algo
? dicen que estaba usado y pagan menos
? me descuentan por abrir la caja
? comisión por reponerlo en la estantería
? un poco de dinero atrás por las molestias
? hay una muesca, qué compensación dais
? no es justo que me resten el desgaste
? el abono no cuadra con lo que pagué
? me penalizan por traerlo sin funda
? un descuento y no os lo mando
= Aplicamos una deducción proporcional si el artículo muestra desgaste.
= Cargo por reposición de existencias: 15 % en electrónica abierta
= Si decide quedarse el mueble con tara, le ofrecemos una compensación.
= Accesorios ausentes se descuentan del reembolso.
= Promociones 3x2: se devuelve el importe prorrateado
= Depreciación: leve 10 % | visible 30 % | grave 50 %
= Responderá de la disminución de valor por una manipulación excesiva.
= Reintegro parcial por demora o imperfección leve
= Penalidad por devolución de pedidos especiales: 25 % del valor
= En lotes incompletos, se abona la diferencia con el precio suelto.
= Libros con marcas: recuperará solo la mitad
= Minusvaloración por uso: deducción proporcional.
= Cargo de reposición del 15 % en pedidos especiales.
= Rebaja de precio si conserva el artículo con tara.
= Abono parcial según el estado tras la inspección.
= Accesorios faltantes se descuentan del reembolso.
## return_abroad
? vivo en francia, cómo devuelvo
? devolver desde otro país
? mandarlo de vuelta a españa desde méxico
? quién paga la aduana de la devolución
? compré de viaje y ya estoy en casa
? la etiqueta no vale fuera de españa
? desde portugal me lo recogéis
? cómo va el retorno internacional
? recupero los impuestos que pagué al importar
? estoy en suiza y no me sirve el correo prepagado
? qué pongo en la declaración al regresarlo
? me mudé al extranjero y tengo que devolver
? en la tienda de italia puedo dejarlo
? devolución desde canarias a la península
? franqueo altísimo desde chile, lo pagan
? me lo traje de vacaciones y está mal
? hay almacén en alemania para devoluciones
? papeles para reexpedir fuera de la ue
? lo mando por mi correo nacional
? desde el exterior cuánto plazo hay
? mercancía retornada, se marca así
? soy de andorra, el retorno
? estoy en francia, cómo os lo mando de vuelta
? me volví a mi país con ello
? desde méxico sale carísimo devolver
? qué pongo en la aduana si lo regreso
? tenéis almacén en otro lado para devolver
? mi hija vive en londres y no le queda
? lo compré de turista
? correo suizo no acepta vuestro código
? internacional también es gratis la vuelta
? necesito papel que diga mercancía devuelta
? allí no hay sucursal
= Devoluciones internacionales: el cliente contrata y abona el transporte.
= Etiqueta prepagada disponible en Portugal, Francia, Italia y Alemania
= Desde fuera de la UE, indique «mercancía devuelta» en la declaración aduanera.
= Los aranceles e impuestos de importación no son reembolsables por nosotros.
= Puede devolver en nuestras tiendas de otros países si operan con la misma moneda.
= Canarias: adjunte el DUA de exportación
= Los envíos retornados con cargos aduaneros serán rechazados.
= Plazo desde el extranjero: 45 días
= Almacén europeo de devoluciones: Rotterdam
= Compras hechas durante un viaje: acuda al servicio técnico de su país
= Reclame los tributos pagados ante la aduana de su lugar de residencia.
= Devoluciones desde el extranjero: gastos a cargo del cliente.
= Indique «mercancía devuelta» en la declaración aduanera CN23.
= Desde Portugal y Francia: etiqueta prepagada por 8 \u20ac.
= No aceptamos paquetes internacionales a portes debidos.
= Fuera de la UE los aranceles pagados no se reembolsan.
## warranty_length
? cuántos años de garantía tiene
? hasta cuándo me cubre
? dos o tres años
? la garantía de un colchón dura lo mismo
? el taladro cuánto tiempo está garantizado
? se me acaba la garantía este mes
? compré en enero, sigue cubierto
? plazo de garantía legal
? cuánto responde el fabricante
? tiempo de garantía en una batidora
? meses de cobertura para reacondicionados
? el marco de la bici es de por vida
? cuándo se vence mi garantía
? garantía para siempre de las mochilas
? desde qué fecha cuenta la garantía
? por cuánto tiempo respaldan la tele
? los usados traen garantía
? diez años en el motor, cierto
? si me lo cambian empieza de cero
? una guitarra cuánto
? póliza de un año nada más
? sillas de oficina, duración de la cobertura
? cuánto tiempo me cubre si se escacharra
? son dos o tres años
? hasta cuándo está en garantía mi tele
? la del compresor es más larga
? el canapé tiene diez años, no
? lo segunda mano cuánto
? ya pasó un año, sigo protegido
? para las ollas es de por vida
? las pilas tienen el mismo plazo
? hasta qué fecha puedo reclamar
? empieza a correr cuando lo enchufo o al comprarlo
? la guitarra cuántos años trae
? garantía
? cuánto dura la garantía
? tiene garantía?
? cuántos años de garantía
? tiempo de garantía
? cuanto tiempo tiene de garantia
? meses de garantía
? son 2 o 3 años de garantía?
? hasta cuándo cubre la garantía
? periodo de garantía
? garantia de los electrodomesticos
? qué garantía dais
? viene con garantia de fabrica?
= Garantía legal de tres años en productos nuevos
= Electrodomésticos 3 años | Colchones 10 años | Sofás: estructura 5 años
= Los artículos reacondicionados cuentan con 12 meses.
= Cuadros de bicicleta: garantía de por vida para el primer propietario
= La cobertura comienza el día de la entrega.
= En México, póliza de garantía del fabricante por un año
= Herramientas manuales con garantía vitalicia
= Segunda mano: un año por ley
= La reparación suspende el cómputo del plazo.
= Garantía legal de seis meses conforme a la Ley del Consumidor chilena
= Motor inverter garantizado 10 años
= Garantía legal: 3 años desde la entrega.
= Marco de bicicleta 5 años; componentes 2 años.
= Productos reacondicionados: 12 meses.
= Colchones: 10 años contra hundimientos.
= Herramienta manual con garantía vitalicia.
## warranty_coverage
? qué cubre la garantía
? entra en garantía si falla la placa
? defecto de fábrica
? quién decide si es culpa mía
? se descosió sola la costura, cubre
? cubre piezas y mano de obra
? tengo que demostrar que venía mal
? la pintura se levanta, es fallo de fabricación
? un píxel muerto está cubierto
? me incluye el desplazamiento del técnico
? alcance de la garantía
? creo que es un vicio oculto
? el tapizado hace bolitas, lo tapa la garantía
? garantía contra roturas
? el motor zumba, me lo cubren
? las soldaduras y el chasis entran
? responde el vendedor o la marca
? la madera se abrió sola
? hundimiento del colchón, cuántos centímetros
? el software da errores, está amparado
? si sale malo me lo cambian
? hay peritaje para determinarlo
? esto me lo cubre o me lo como yo
? si el motor se quema entra
? quién decide si fue culpa mía
? la cremallera se salió, lo asumís
? incluye mano de obra
? se ha descosido solo
? pintura que se pela en la barandilla
? un píxel muerto cuenta
? me pagan el transporte al taller
? fallo de fábrica o desgaste
? entra lo estético o solo que no funcione
? la pata se rajó sin hacer nada
= La garantía cubre defectos de material y fabricación.
= Incluye piezas, mano de obra y desplazamiento.
= Durante los dos primeros años se presume que la falta de conformidad es de origen.
= Nuestro servicio técnico dictamina la causa de la avería.
= Colchones: hundimientos superiores a 2,5 cm
= Qué está amparado: estructura, herrajes, mecanismos
= Pantallas: sustitución a partir de tres píxeles defectuosos
= El vendedor responde de las faltas de conformidad ante el consumidor.
= Alcance de la póliza: motor, transmisión y electrónica
= Costuras y cremalleras: cubiertas por vicio de confección
= Páginas en blanco o encuadernación defectuosa: cambio del ejemplar
= Cubre defectos de material y fabricación.
= Mano de obra, piezas y transporte incluidos.
= Nuestro servicio técnico determina el origen de la avería.
= Falta de conformidad: se presume de origen durante 2 años.
= Garantía de estanqueidad en tiendas de campaña y costuras.
## warranty_exclusions
? qué no entra en la garantía
? se oxidó la barbacoa, me dicen que no
? lo rechazaron por mal uso
? se me cayó al suelo, pierdo la garantía
? desgaste normal, dicen
? entró agua en el móvil
? lo abrí yo para mirar dentro
? las suelas gastadas
? el perro mordió el mando
? un rayo quemó el router
? la cal se comió la cafetera
? se destiñó por el sol
? usé un cargador que no era suyo
? por golpes no lo cubren
? piezas que se consumen, cuchillas, escobillas
? no le cambié el aceite y gripó
? rayones por limpiar con estropajo
? moho en los cojines de fuera
? reparé en otro taller, se anula
? negligencia del usuario
? subida de tensión
? herrumbre en las tijeras de podar
? se me cayó al agua, me cubre
? está oxidado de dejarlo a la intemperie
? la suela gastada de tanto andar
? le di un golpe sin querer, entra en garantía
? mi perro mordió el mando
? lo abrí yo con el destornillador
? no le cambié el aceite nunca
? un rayo frió la tele
? se decoloró por el sol
? lo enchufé a otro voltaje
? rechazaron mi reclamo por mal uso
? las escobillas y pilas no las pagáis, por qué
= Quedan excluidos el desgaste por uso, los golpes y el mal uso.
= La garantía no cubre óxido, cal, humedad ni exposición a la intemperie.
= Consumibles sin cobertura: cuchillas, filtros, bombillas, cuerdas, escobillas
= La manipulación por personal no autorizado anula la garantía.
= Daños por líquidos, caídas o sobretensión: no amparados
= No responde de la decoloración del tejido por el sol.
= Falta de mantenimiento (cambio de aceite, descalcificación)
= Mordeduras y arañazos de mascotas quedan fuera.
= Desafinación natural de instrumentos y agrietado por sequedad: excluidos
= Causas de fuerza mayor: rayo, inundación, incendio, plaga
= El uso negligente o distinto del doméstico exime al fabricante.
= No cubre desgaste normal, golpes ni uso indebido.
= Excluidos: óxido por falta de mantenimiento y corrosión.
= La manipulación por terceros anula la garantía.
= Consumibles, cuchillas, correas y pilas quedan fuera.
= Daños por sobretensión, humedad o caída: no amparados.
## warranty_claim
? cómo uso la garantía
? a quién le reclamo que falla
? qué papeles piden para el trámite de garantía
? mando fotos o vídeo del fallo
? hacer valer la garantía
? me lo reparan o me dan otro nuevo
? está estropeado y en garantía, qué hago ahora
? formulario de incidencia
? abro un parte
? lo llevo a la tienda o al servicio técnico
? me dan uno de sustitución mientras
? quiero uno nuevo, no que lo arreglen
? número de serie, dónde está
? llevan un mes con mi garantía
? tercera vez que falla, exijo cambio
? dar parte de una avería cubierta
? con qué marca tengo que hablar
? cómo tramito una garantía desde casa
? me piden factura y foto de la placa
? cuánto tardáis en resolver la reclamación
? no hay arreglo, me devolvéis el dinero
? gestionar el rma de un disco duro
? cómo doy parte de que está malo
? mando fotos del fallo a dónde
? quiero que me lo arreglen o me den otro
? qué piden para hacer efectiva la garantía
? vale con el ticket o hace falta el cartoncito sellado
? dónde llevo la cafetera averiada
? me marean entre la tienda y el fabricante
? ya lo han reparado dos veces, exijo uno nuevo
? el formulario de reclamo no me deja subir el vídeo
? quién contesta, ustedes o la marca
? cuánto se tarda en resolver una garantía
? hay que enviarlo o viene un técnico
? hacer válida la garantía
? se me estropeó, está en garantía
? dejó de funcionar, quiero garantía
? reclamar garantía
? hace falta el ticket para la garantía?
? tramitar garantía
? perdí la factura, vale la garantía?
? me lo cambian por garantía?
? no prende, como hago la garantia
? qué necesito para reclamar la garantía
? no anda, sigue en garantia
? aplicar la garantía
= Para tramitar la garantía, envíe factura, fotos y descripción de la avería.
= Formulario de reclamación en garantía
= El cliente puede elegir entre reparación y sustitución, salvo que resulte desproporcionado.
= Acuda a la tienda con el producto y su tique.
= Indique número de serie, modelo y fecha de compra.
= Plazo de resolución: 30 días
= Si no cabe reparación, procederá la rebaja del precio o la resolución del contrato.
= Equipo de cortesía durante la intervención (sujeto a disponibilidad)
= Haga válida su garantía en cualquier centro de servicio autorizado.
= Muebles: tres fotografías (conjunto, detalle, etiqueta de lote)
= Móviles: desactive el bloqueo y haga copia antes de mandarlo
= Tramite su garantía con factura, fotos y descripción del fallo.
= A elección: reparación o sustitución gratuitas.
= Formulario de incidencia: número de serie obligatorio.
= Depósito de aparatos averiados en cualquier tienda.
= Si la reparación no es posible, rebaja o resolución del contrato.
## warranty_transfer
? lo compré de segunda mano, sigue la garantía
? me lo regalaron, vale a mi nombre
? pasar la garantía a otra persona
? lo vendo, la cubre el comprador nuevo
? soy el segundo dueño
? adquirido por una app de usados
? heredé la máquina de mi padre
? la factura está a nombre del anterior propietario
? transferible o no
? cambio de titular de la garantía
? me lo pasó un amigo y se averió
? la bici es de ocasión, mantiene el de por vida
? el piso venía con lavadora en garantía
? ceder los derechos
? le di mi tablet a mi hermana, está cubierta
? sin la factura original del primer comprador
? si lo revendo pierde la protección
? nuevo poseedor, registro el aparato otra vez
? traspaso de cobertura
? comprado a un particular
? endosar la póliza a mi hija
? lo encontré en el mercadillo casi nuevo
? se la compré a un particular, sigue la garantía
? la heredé de mi padre
? la vendo, pasa al nuevo propietario
? me la regaló mi cuñado y no tengo mi nombre en la factura
? pillada en una app de usados
? puedo traspasar la cobertura
? la factura está a nombre de mi ex
? comprada en un mercadillo, me respondéis
? si la dono el que la recibe puede reclamar
? sirve el ticket de otra persona
? la bici cambió de manos
= La garantía es transferible presentando la factura original.
= Garantía de por vida solo para el primer comprador
= En caso de reventa, la cobertura restante pasa al nuevo dueño.
= Productos adquiridos a particulares: se exige prueba de compra inicial
= Cambio de titularidad de la extensión: 15 \u20ac
= Si recibió el artículo como regalo, basta el tique regalo.
= La garantía comercial es personal e intransferible.
= Registre al segundo propietario en nuestra web con el número de bastidor.
= Los derechos legales frente al vendedor pueden cederse por escrito.
= Compras en plataformas de segunda mano: sin garantía del fabricante
= Póliza endosable a familiares directos
= La garantía se transmite con el producto y su factura.
= Garantía comercial limitada al primer comprador.
= Segundo propietario: aporte el justificante original.
= Cambio de titularidad gratuito en la web.
= Artículos regalados conservan todos los derechos.
## warranty_commercial
? lo uso en mi bar, tiene garantía
? para empresa son menos años
? taladro para obra todos los días
? soy autónomo, me cubre igual
? uso profesional invalida la cobertura
? cafetera doméstica en la oficina
? la lavadora es para un hotel rural
? compré con cif, cambia el plazo
? máquina en alquiler a clientes
? tengo una peluquería y el secador murió
? condiciones de garantía b2b
? aspirador para limpiar comunidades
? sillas para el restaurante
? lo tiene mi taller funcionando ocho horas
? facturado a sociedad limitada
? colegio usa la impresora a diario
? freelance, cuenta como consumidor o negocio
? cortacésped de jardinero profesional
? cinta de correr en un gimnasio
? equipo de sonido para bolos y salas
? persona jurídica, doce meses solo
? lo meto en una explotación industrial
? la uso en mi bar, tengo la misma garantía
? soy albañil, la taladradora curra todos los días
? compré con la empresa
? tengo un airbnb, cuenta como negocio
? peluquería y secador que echa humo
? para el gimnasio del hotel me cubren
? como autónomo cuánto tengo
? la cortadora va para jardines de clientes
? máquina doméstica en una oficina
? con cif tengo menos años
? uso intensivo lo invalida
? la cafetera está en la sala de reuniones
= Uso profesional: garantía reducida a 12 meses
= Las ventas a empresas no se rigen por la normativa de consumidores.
= Aparatos domésticos utilizados en hostelería pierden la garantía.
= Consumidor 36 meses | Autónomo y empresa 12 meses
= Gama profesional con dos años de cobertura para actividad comercial
= Cintas de correr: no aptas para gimnasios; garantía anulada en salas públicas
= La factura con CIF determina la condición de profesional.
= Maquinaria destinada a alquiler: seis meses
= Herramienta azul: garantía de un año en explotación industrial
= Equipos de audio para giras y salas: cobertura comercial opcional
= Compras de personas jurídicas: aplica el código de comercio
= Uso profesional: garantía de 12 meses.
= Los aparatos domésticos no están cubiertos en hostelería.
= Empresas: garantía según Código de Comercio.
= Uso intensivo o en alquiler anula la cobertura ampliada.
= Línea profesional: 1 año o 1.000 horas.
## warranty_extended
? puedo ampliar la garantía
? seguro para el móvil por caídas
? merece la pena la extensión de cobertura
? registrar el producto para tener más años
? plan de protección cuánto cuesta
? contratar el seguro después de comprar
? garantía extendida a cinco años
? quiero asegurar la tele
? quitar la protección que me colaron
? que me cubra también si lo rompo
? póliza contra robo de bici
? dar de baja el seguro del portátil
? apuntar la máquina en la web para alargar
? cuota mensual por el plan
? prolongar dos años más
? me vendieron un servicio extra, qué incluye
? seguro de rotura de pantalla con franquicia
? olvidé registrarla en los treinta días
? dónde está mi contrato de protección
? mantenimiento con cobertura total
? me conviene pagar por estar tranquilo
? renovar la extensión que vence
? puedo pagar para que me dure más la cobertura
? me ofrecieron un seguro en la caja, vale la pena
? si registro la máquina me dan más años
? seguro por si se me cae el móvil
? hasta cuándo puedo contratar la ampliación
? quiero darme de baja del seguro ese
? cubre robo también
? cuánto cuesta alargar la protección
? no me fío, acaba pronto la garantía normal
? olvidé registrarlo para los cinco años
? plan de protección para el sofá
? con los críos seguro que lo rompen, hay algo
= Amplíe su garantía hasta 5 años desde 29 \u20ac.
= Registre su herramienta en los 30 días siguientes y obtenga un año adicional gratis.
= Plan de protección: caídas, líquidos y robo
= Seguro de móvil: 6,99 \u20ac al mes, franquicia de 50 \u20ac
= La extensión comienza al finalizar la cobertura legal.
= Puede contratarla hasta 60 días después de la compra.
= Garantía extendida: 1 año $499 | 2 años $799
= Baja del seguro sin penalización durante los primeros 14 días
= Protección total para instrumentos: golpes, hurto y viajes
= Registro de electrodomésticos: 10 años en el compresor
= Este servicio lo presta una compañía aseguradora externa.
= Amplíe su garantía a 5 años por 39 \u20ac.
= Registre su herramienta en 30 días y obtenga 3 años extra.
= Seguro de rotura accidental y robo para móviles.
= Plan de protección de tapicería: manchas y desgarros.
= Extensión contratable hasta 6 meses después de la compra.
## broke_after_while
? dejó de funcionar a los tres meses
? se me ha roto la cremallera
? ya no enciende
? la silla se partió al sentarme
? hace un ruido raro desde ayer
? se rajó la suela al poco
? la lavadora no centrifuga
? petó el portátil
? se descosió el bolso en dos semanas
? gotea la cafetera
? se apaga solo
? el mango se quedó en mi mano
? duró un año y kaput
? se salen las hojas del libro
? las costuras se abren tras pocos lavados
? la pata cedió
? el altavoz cruje y se corta
? se desinfla la piscina cada noche
? se trabó el cajón del mueble
? se descompuso la licuadora
? se estropeó el mando sin tocarlo
? ya no sirve, apenas lo usé
? a los seis meses dejó de ir
? se ha roto el asa sola
? duró un suspiro
? la cremallera petó en un mes
? ya no enciende y tiene un año
? el tacón se despegó al tercer uso
? vaya porquería, se ha descosido
? se fastidió el motor justo ahora
? la silla cedió estando sentado
? se le saltó la goma a la zapatilla
? apenas lo usé y ya no tira
? la manguera se rajó este verano
= ¿Su producto ha dejado de funcionar? Consulte antes la guía de problemas.
= Averías posteriores a la entrega: qué hacer
= Si se rompe o descose dentro de los tres años, tramite una incidencia.
= No enciende | Hace ruido | Pierde agua | No carga
= Reinicie el aparato y compruebe fusibles antes de pedir asistencia.
= Fallo sobrevenido: aporte vídeo en el que se aprecie
= Calzado despegado o agrietado a los pocos meses: evaluación gratuita en tienda
= Muebles que ceden o crujen: pida una visita técnica
= Juguetes estropeados: deje de usarlos y consúltenos
= Hojas sueltas en un libro tras la lectura: lo sustituimos
= Producto descompuesto: acuda al centro de servicio con su póliza
= ¿Avería tras unos meses? Consulte su garantía legal.
= Fallo prematuro: le asiste el derecho a reparación.
= Si el producto deja de funcionar, no lo deseche.
= Defecto aparecido con el uso: adjunte imágenes y fecha de compra.
= Costuras abiertas o suelas despegadas: reparación gratuita.
## battery_wear
? la batería ya no dura nada
? se descarga en una hora
? la pila del taladro no aguanta
? el móvil se apaga al treinta por ciento
? la bici eléctrica recorre la mitad que antes
? se hinchó la batería
? cuántos ciclos de carga tiene
? salud de la batería al setenta
? ha perdido muchísima autonomía
? cambiarle la batería cuánto vale
? cubre la garantía el acumulador
? no carga al cien
? el patinete ya no llega al trabajo
? tarda siglos en cargar y se vacía
? batería muerta tras el invierno
? capacidad mínima garantizada
? degradación normal o defecto
? los audífonos aguantan veinte minutos
? venden la batería suelta para mi modelo
? el cortacésped se queda sin fuelle
? el reacondicionado trae batería nueva
? la laptop solo prende enchufada
? no me aguanta ni una hora
? cada vez dura menos la carga
? el patinete se muere a mitad de camino
? se descarga en un plis
? la pila interna está hinchada
? tengo que enchufarlo cada dos por tres
? perdió autonomía la bici eléctrica
? me cambian el acumulador gratis
? al 40 por ciento se apaga de golpe
? el taladro ya no tiene fuerza
? cuánto debería rendir después de dos años
? ya no retiene la carga
= Baterías: 2 años o 500 ciclos de carga, con un 70 % de capacidad residual
= La pérdida de autonomía por envejecimiento no es un defecto.
= Reacondicionados con salud de batería mínima del 85 %
= Sustitución de batería de portátil: desde 79 \u20ac
= No utilice acumuladores hinchados; llévelos a un punto limpio.
= Batería de bicicleta eléctrica: 60 % de capacidad a los 700 ciclos o se reemplaza
= Guarde la batería a media carga durante el invierno.
= Medición de capacidad gratuita en nuestro taller
= Pilas recargables y acumuladores: garantía de seis meses
= Plataforma 18 V: registro en línea, tres años de cobertura para batería y cargador
= Ciclos | Autonomía inicial | Autonomía restante garantizada
= Capacidad garantizada: 70 % tras 500 ciclos.
= La pérdida gradual de autonomía es desgaste normal.
= Acumuladores: garantía de 24 meses.
= Sustitución de batería en taller desde 59 \u20ac.
= No se cubren celdas dañadas por descarga profunda.
## repair_service
? arregláis máquinas de coser
? tenéis taller de arreglos
? cuánto cuesta que lo miren
? reparar la pantalla de mi móvil
? presupuesto de una reparación
? cuánto tarda el arreglo
? mi guitarra necesita un ajuste
? quién compone cortadoras de pasto
? venís a casa a reparar el horno
? poner suelas nuevas
? servicio técnico cercano
? mi tableta está en reparación, cómo va
? coser un desgarrón de la chaqueta
? afilar cuchillos y tijeras
? revisión anual de la bici
? si no acepto el presupuesto, pago algo
? arreglar el reloj de mi abuelo
? lo dejo y lo recojo cuándo
? un técnico que venga el martes
? vale la pena repararlo o compro otro
? traer la motosierra a la puesta a punto
? componer el mecanismo del sofá reclinable
? me lo podéis arreglar
? el reloj se paró, lo miráis
? cuánto me cobraría el técnico
? tengo un pinchazo en la bici
? cuántos días se queda en el taller
? cambiáis suelas
? merece la pena componerla o compro otra
? mi violín necesita un luthier
? se me rompió una varilla de las gafas
? me hacéis un precio antes de tocarla
? ya está listo lo que dejé para reparar
? el celular se estrelló la pantalla
? servicio técnico
? reparaciones
? hacen reparaciones?
? arregláis cosas?
? cuánto cuesta la reparación
? presupuesto de reparación
? taller
? tienen taller?
? cuánto tarda la reparación
? lo pueden arreglar?
? se me rompio, lo arreglan?
? llevar a reparar
? cotizar un arreglo
? compostura
= Taller propio: reparación de bicicletas, cortacéspedes y motosierras
= Presupuesto gratuito si acepta la reparación; en caso contrario, 20 \u20ac
= Plazo habitual de arreglo: de 7 a 10 días laborables
= Cambio de pantalla en el acto, con cita previa
= Arreglos de costura y recambio de cremalleras
= Luthier: ajuste, quintado y cambio de trastes
= Nuestro servicio técnico acude a su domicilio; visita 35 \u20ac.
= Consulte el estado de su reparación con el número de resguardo.
= Afilado de cuchillos los jueves
= Los aparatos no retirados en tres meses se considerarán abandonados.
= Tarifa de diagnóstico | Mano de obra por hora | Repuestos aparte
= Taller propio: reparación en 7-10 días.
= Presupuesto 25 \u20ac, descontable si acepta la reparación.
= Servicio técnico oficial con piezas originales.
= Arreglos de calzado, relojes y joyería.
= Diagnóstico gratuito de bicicletas y patinetes.
## spare_parts
? necesito un recambio de la goma
? venden la junta de la cafetera
? perdí un tornillo del armario
? repuesto para el mando
? dónde compro las cuchillas de mi batidora
? pieza suelta para el lavavajillas
? se me rompió una rueda de la silla
? tienen refacciones de mi licuadora
? botón de recambio para el abrigo
? filtro nuevo para el aspirador viejo
? hasta cuándo fabrican piezas
? la tapa del depósito aparte
? despiece del cortasetos
? conseguir otra llave del buzón
? bisagras de la cocina que compré hace años
? referencia de la correa
? escobillas de carbón
? me falta un herraje del mueble viejo
? plumilla y cuerdas de repuesto
? patas sueltas del sofá
? el manguito se rajó, lo hay por separado
? compatible u original la pieza
? perdí un tornillo de la cama
? se rompió la jarra de la cafetera
? dónde encuentro la goma de la olla
? solo necesito la ruedecita
? venden el vaso suelto
? hace falta una junta nueva
? el botón del abrigo se me cayó
? tenéis repuestos de un modelo viejo
? la rejilla del horno se venció
? se perdió la tapa de la pila
? busco el filtro que lleva dentro
? una bisagra igual que la que trae
? repuestos
? recambios
? piezas de repuesto
? venden refacciones?
? tenéis recambios?
? necesito un tornillo de repuesto
? comprar una pieza suelta
? dónde consigo repuestos
? tienen repuesto pa esto?
? junta de recambio
? filtros de repuesto
? hasta cuándo hay recambios
? venden la pieza sola?
= Recambios originales: juntas, filtros, cuchillas, correas
= Piezas de repuesto disponibles al menos 10 años desde el fin de fabricación
= Localice su refacción por modelo y número de serie.
= Tornillería y herrajes de muebles: envío gratuito hasta agotar existencias
= Despiece interactivo: seleccione la pieza en el plano
= Botones e hilo de repuesto se entregan con cada abrigo.
= Ruedas, pistones y reposabrazos para sillas de oficina
= Recambio | Referencia | Precio | Disponibilidad
= Autopartes nuevas y reconstruidas
= Bombas de estanque: rotores y esponjas sueltas
= Los repuestos instalados no tienen devolución.
= Recambios originales disponibles durante 10 años.
= Piezas de repuesto: juntas, tornillos, filtros y asas.
= Localice su recambio con la referencia de la placa.
= Repuestos de mueble: solicite herrajes por código.
= Despiece y listado de componentes en PDF.
## accident_crash_replacement
? me caí con la bici y partí el cuadro
? se me cayó el casco, hay descuento por otro
? lo rompí yo, me hacéis precio
? lo pisé sin querer
? choqué y doblé la horquilla
? mi hijo tiró la tablet
? fue culpa mía pero quiero reemplazarlo
? programa de reemplazo por accidente
? atropellé la maleta con el coche
? lo destrocé en una caída
? rebaja para reponer lo accidentado
? se me escurrió el vaso y adiós
? el casco llevó un golpe, sigue valiendo
? le pasé por encima con el cortacésped
? qué es eso del crash replacement
? perro se comió la silla, me dais uno barato
? torcí el manillar en un porrazo
? estrellé el dron contra un árbol
? quebré la raqueta en un enfado
? descuento por daño propio
? se me quemó por despiste, puedo comprarlo rebajado
? tengo que entregar el roto para la rebaja
? fue culpa mía, me hacéis un descuento en otro
? me la pegué con la bici y el casco está roto
? se me cayó por la escalera
? lo pisé con el coche
? rompí la copa, hay suelta más barata
? partí la caña contra la puerta
? tuve un accidente, ayuda para uno nuevo
? sé que no entra, pero un precio especial
? mi bebé tiró la tablet
? un choque con el portabebés dentro
? lo aplasté sin querer, qué opciones tengo
? me caí esquiando y las gafas murieron
= Programa de reemplazo por accidente: 40 % de descuento en un casco nuevo
= Crash replacement: cuadros y horquillas a precio reducido para el propietario original
= Un casco golpeado debe sustituirse siempre.
= Entregue la pieza dañada para acogerse a la rebaja.
= Roturas por culpa del usuario: ofrecemos un recambio a precio de coste
= Dron siniestrado: unidad de sustitución desde 199 \u20ac
= Sillas infantiles de auto tras una colisión: reposición con parte del accidente
= Válido durante los tres primeros años, una vez por producto
= Palas y raquetas quebradas en juego: 25 % menos en la siguiente
= Mordedor destruido por su perro: reposición única con descuento
= Presente fotos del siniestro y el comprobante de compra.
= Programa de sustitución tras accidente: 40 % de descuento.
= Casco siniestrado: reemplazo a precio reducido el primer año.
= Crash replacement: conserve las piezas rotas.
= Silla de coche accidentada: cambio gratuito con parte policial.
= Rotura por su culpa: ofrecemos repuesto al coste.
## payment_methods
? cómo puedo pagar
? aceptan tarjeta de débito
? se puede con el móvil
? formas de pago
? puedo usar mi cuenta de paypal
? pago con transferencia
? no tengo tarjeta, qué otra opción hay
? qué redes de tarjetas cogéis
? pagar acercando el reloj
? me fío más del monedero electrónico
? se puede domiciliar en cuenta
? mis vales de comida sirven
? tarjeta prepago extranjera
? medios de pago disponibles en colombia
? por spei o pse
? admiten bitcoin o criptos
? dividir el importe en dos tarjetas
? pasar el plástico en caja
? con la billetera virtual
? pago seguro sin dar mi número
? tarjeta de la tienda
? cheques gourmet para el supermercado
? con qué puedo pagar
? tenéis bizum
? solo tengo tarjeta prepago
? aceptan amex
? pago con el móvil en la caja
? no me fío de meter la tarjeta por internet
? paypal funciona
? transferencia se puede
? mi tarjeta es del otro lado del charco
? criptomonedas admitís
? no tengo cuenta bancaria
? con el reloj puedo pasar
? métodos de pago
? medios de pago
? cómo se puede pagar
? aceptan tarjeta?
? puedo pagar con paypal?
? pago con bizum
? aceptan mercado pago?
? se puede pagar con transferencia?
? q tarjetas aceptan
? aceptáis american express?
? apple pay o google pay
? tarjeta de debito sirve?
= Medios de pago aceptados: tarjeta de crédito y débito, PayPal, transferencia
= También puede pagar con la cartera digital de su teléfono.
= No se admiten criptomonedas.
= En sucursal: contactless, tarjeta o billetera virtual con QR
= Vales de comida válidos en alimentación
= Transferencia SPEI o PSE: acreditación en minutos
= Todas las transacciones van cifradas con SSL.
= Crédito | Débito | Prepago | Cartera digital | Criptomoneda no
= Empresas y ayuntamientos: domiciliación bancaria a 30 días
= No es posible repartir el pago entre dos tarjetas.
= Guarde su tarjeta de forma segura para próximas compras.
= Formas de pago: tarjeta, PayPal, Bizum y transferencia.
= Aceptamos Visa, Mastercard, American Express y débito.
= Pago móvil y sin contacto en todas las cajas.
= Medios de pago en línea con autenticación segura.
= Monederos electrónicos y tarjeta prepago admitidos.
## payment_invoice
? pagar después de recibirlo
? mandadme la factura y luego abono
? compra ahora y paga en treinta días
? quiero probármelo antes de soltar el dinero
? a cuenta para mi empresa
? pago aplazado a fin de mes
? no me deja elegir pago a factura
? me lo dejáis fiado
? recibí la carta de pago, hasta cuándo
? me ha llegado un recordatorio de deuda
? perdí los datos para abonar la factura
? pagaré a sesenta días
? crédito comercial para autónomos
? devolví una parte, cuánto tengo que abonar
? el ayuntamiento solo paga contra factura
? pago posterior sin tarjeta
? no he pagado aún, hay intereses de demora
? abrir cuenta de crédito
? me pasan el cobro más adelante
? se puede anotar y liquidar a fin de mes
? orden de compra con vencimiento
? prórroga para pagar lo que ya tengo
? pago cuando me llegue
? primero lo veo y luego suelto el dinero
? me lo mandáis con factura a treinta días
? puedo comprar fiado
? me lo apuntas y ya te lo abono
? se me olvidó pagar el recibo, me multan
? me ha llegado un recordatorio de cobro
? necesito prórroga para saldar la cuenta
? por qué no me deja pagar después
? lo dejo a deber unos días
? compra ahora y abona luego existe
? no me fío, pagar tras recibir
? pagar después de recibir
? compra ahora y paga después
? pago aplazado a 30 días
? puedo pagar cuando lo reciba en factura?
? comprar y pagar a fin de mes
? pagar más tarde
? pago contra factura
? tenéis pago a 30 días con klarna?
? primero lo pruebo y luego pago
? puedo pagar dps de probarlo?
? pago diferido
? lo llevo y pago el mes próximo
? comprar fiado
= Compre ahora y pague en 30 días tras la recepción.
= Pago contra factura sujeto a comprobación de solvencia
= Abone el importe por transferencia indicando el número de factura.
= Recordatorio: 5 \u20ac | Segundo aviso: 10 \u20ac e intereses de demora
= Clientes profesionales: cuenta de crédito con vencimiento a 60 días
= Centros educativos y organismos públicos pueden pagar a posteriori.
= Si devuelve un artículo, descuéntelo del total por abonar.
= Pago diferido mediante entidad colaboradora
= Disponible desde la segunda compra y hasta 500 \u20ac
= Solicite una prórroga del vencimiento antes de la fecha límite.
= Librerías: depósito y liquidación trimestral
= Pago aplazado: 30 días tras la entrega.
= Compra a cuenta previa verificación de solvencia.
= Pague después de recibir, sin coste adicional.
= Recordatorio de pago: 5 \u20ac por aviso.
= Factura con vencimiento a 14 días.
## payment_instalments
? pagarlo a plazos
? cuotas sin interés
? financiar un sofá
? meses sin intereses
? en cuántas veces lo puedo dividir
? cuánto saldría al mes
? no puedo pagarlo de golpe
? me negaron la financiación
? a partir de qué monto dejan fraccionar
? tae del crédito
? tres pagos sin recargo
? adelantar cuotas y cancelar antes
? poco a poco cada mes
? necesito nómina para que me lo financien
? busco mensualidades cómodas y bajitas
? doce cuotas con mi banco
? entrada y el resto aplazado
? puedo fraccionar la compra del portátil
? requisitos para el préstamo
? pagar en abonos chiquitos
? qué pasa si me atraso con una letra
? en partes con crédito de la tienda
? no puedo pagarlo de una
? en cuántas mensualidades
? a plazos sin intereses
? me hacéis cuotas
? cuánto me quedaría al mes
? estoy en el paro, me financian
? meses sin recargo con mi tarjeta
? es muy caro para soltarlo de golpe
? tae o eso cuánto es
? me rechazaron el crédito
? a partir de cuánto se puede fraccionar
? liquidar antes de tiempo la deuda
? pagar a plazos
? pago en cuotas
? financiación
? se puede financiar?
? cuántas cuotas hay
? pagar en varias veces
? pago fraccionado
? puedo pagar en 3 pagos?
? monto mínimo para meses sin intereses
? cuotas con q tarjetas
? cuánto interés cobráis al financiar
? puedo pagarlo al mes?
= Financie su compra en 3, 6 o 12 meses sin intereses.
= Importe mínimo para fraccionar: 90 \u20ac
= TAE 0 %, comisión de apertura 3 %
= Hasta 18 meses sin intereses con bancos participantes
= Ejemplo representativo: 600 \u20ac en 12 cuotas de 50 \u20ac
= Financiación sujeta a aprobación de la entidad de crédito.
= Documentación: DNI, última nómina y recibo bancario
= Amortización anticipada sin penalización
= Pague en tres plazos con su tarjeta, sin papeleo
= Pianos: entrada del 20 % y el resto hasta 60 mensualidades
= Cuota impagada: recargo del 4 % e inclusión en ficheros de morosos
= Financiación hasta 24 meses, TAE 0 %.
= Pago en 3 cuotas sin intereses desde 90 \u20ac.
= Mensualidades desde 12 \u20ac: calcule su cuota.
= Documentación: DNI, nómina y cuenta bancaria.
= Amortización anticipada sin comisión.
## payment_cash
? puedo pagar en efectivo
? lo mandáis contra reembolso
? le doy el dinero al repartidor
? aceptáis cheques bancarios conformados
? tengo billetes grandes
? pago en mano cuando llegue
? no uso bancos, solo metálico
? recargo del contrareembolso
? el mensajero lleva cambio
? pago contra entrega en bogotá
? depositar en la tienda de la esquina
? puedo ir y pagar en caja con monedas
? cuánto es el máximo en cash
? talón bancario a vuestro nombre
? se puede abonar en ventanilla
? imprimo la ficha y pago en un cajero
? billetes de quinientos
? no me fío de internet, pago al recibirlo
? ficha de depósito caducada
? mi abuela paga con giro postal
? aceptan dólares en mano
? el cobrador pasa por casa
? le pago al repartidor en la puerta
? llevo billetes, aceptáis
? no uso tarjeta, soy a la antigua
? tengo cambio de cincuenta para el mensajero
? contra reembolso hay
? puedo pagar en efectivo en la tienda
? un talón del banco vale
? muchas monedas las contáis
? ingreso en ventanilla y ya
? a tocateja hay rebaja
? pago al recibir
? puedo abonar en un oxxo
? pago en efectivo
? se puede pagar en efectivo?
? contra reembolso
? pago contra entrega
? aceptan efectivo?
? puedo pagar al recibirlo en efectivo?
? hacen contrareembolso?
? pagar en metálico
? pago con cheque
? puedo pagar al repartidor?
? pagar en oxxo
? solo tengo efectivo
? pagar cash
? aceptáis talones?
= Pago contra reembolso: recargo de 3 \u20ac
= Tenga preparado el importe exacto; el repartidor no lleva cambio.
= Efectivo admitido en tienda hasta 999 \u20ac
= No aceptamos cheques personales ni talones.
= Pague en tiendas de conveniencia con la ficha de depósito en 48 horas.
= Pago contra entrega disponible en las principales ciudades
= Contra reembolso excluido en muebles y pedidos superiores a 300 \u20ac
= Billetes de 200 y 500 \u20ac no admitidos en caja
= Giro postal a favor de la librería
= Cupón de pago en efectivo: preséntelo en ventanilla
= El supermercado admite metálico al entregar la compra.
= Contra reembolso: recargo de 3 \u20ac.
= Efectivo en tienda hasta 1.000 \u20ac por ley.
= Cheques bancarios conformados admitidos.
= Tenga el importe exacto para el transportista.
= Pago en metálico al retirar el pedido.
## payment_failed
? me rechaza la tarjeta
? no me deja pagar
? me cobraron dos veces
? da error al final del pago
? el banco no me manda el sms
? se quedó pensando y no pagó
? me aparece un cargo duplicado
? denegada la operación y tengo saldo
? no reconoce el cvv
? me sale transacción declinada
? la pasarela se cuelga
? pagué y me devuelve al carrito
? el 3d secure falla
? vuelvo a intentar o espero
? pago pendiente desde ayer
? dos cobros iguales en mi cuenta
? mi tarjeta funciona en otros sitios
? no pasa la clave de la app bancaria
? se descontó el dinero pero no hay pedido
? límite diario superado
? la tarjeta rebota
? tira error la billetera
? no me pasa la tarjeta
? me cobrasteis dos veces lo mismo
? dice operación denegada
? tengo saldo y aun así no deja
? no me llega el sms del banco
? lo intenté cinco veces y nada
? salió el cargo pero no hay pedido
? se queda dando vueltas al pagar
? código de seguridad incorrecto me sale
? rebotó el pago
? mi banco lo bloqueó por sospechoso
? doble cargo en la cuenta, qué susto
? tarjeta rechazada
? pago rechazado
? error al pagar
? no pasa la tarjeta
? me da error el pago
? cobro duplicado
? pago denegado
? no pasa el pago q hago
? me habéis cobrado doble
? doble cargo en mi tarjeta
? me cobraron pero no hay pedido
? no puedo acer el pago
= Pago rechazado: causas frecuentes y soluciones
= Compruebe número, caducidad y CVV.
= Autorice la operación en la aplicación de su banco (autenticación reforzada).
= Si ve dos cargos, uno es una retención que se libera en pocos días.
= Error 51: fondos insuficientes | Error 54: tarjeta caducada
= Operación denegada por el emisor; contacte con su entidad.
= Pruebe otro navegador o medio de pago.
= El pedido queda reservado 30 minutos para reintentar.
= Cobro duplicado: envíenos captura del extracto y lo anulamos
= Transacción declinada por medidas antifraude
= Active las compras por internet en su tarjeta.
= Pago rechazado: contacte con su entidad bancaria.
= Cargo duplicado: la retención se libera en 5 días.
= Compruebe caducidad, CVV y límite de la tarjeta.
= Error de autenticación 3D Secure: repita la operación.
= Si falla el cobro, guardamos su cesta 48 horas.
## payment_when_charged
? cuándo me cobran
? me lo cargan ahora o al enviarlo
? ya se descontó y aún no ha salido
? hay que pagar por adelantado
? me retuvieron el dinero
? dejar una señal para la cocina
? cuánto se paga de anticipo
? todavía no me han pasado el cargo
? el resto lo abono al recibirlo
? quitaron un euro de mi cuenta, qué es
? si es por encargo pago antes
? en qué momento se ejecuta el cargo
? qué es esa preautorización de la tarjeta
? la mitad ahora y la mitad luego
? tengo saldo hasta el día cinco, cuándo lo pasan
? me cobran aunque no haya existencias
? fecha de cargo en tarjeta
? pagar todo de una o dar un adelanto
? por transferencia tenéis que ver el ingreso
? depósito inicial del mueble
? al confirmar se debita
? suscripción del pienso, qué día la cargan
? cuándo me lo quitáis de la cuenta
? cobran al pedir o al mandarlo
? no ha salido y ya me restaron el dinero
? tengo que pagar por adelantado
? una parte ahora y el resto al entregar
? cobro el día uno, se puede cargar después
? qué es esa retención en mi tarjeta
? cuánto hay que dejar de anticipo para la cocina
? si está pendiente de llegar me cobran igual
? por qué aparece un euro cargado
? el saldo final cuándo lo abono
? aún no se ve el cargo
= El cargo se realiza en el momento de la compra.
= Su tarjeta se debita cuando el pedido sale del almacén.
= Al confirmar hacemos una preautorización; el cobro definitivo llega al expedir.
= Cocinas a medida: 40 % de anticipo, 60 % antes del montaje
= Prepago por transferencia: reservamos la mercancía 7 días
= La verificación de tarjeta genera un apunte de 1 \u20ac que se anula.
= Suscripciones: cargo el día de cada envío
= Supermercado: se cobra tras el pesaje de los frescos
= PayPal: adeudo inmediato | Tarjeta: al despachar
= Encargos de luthería: depósito no reembolsable de $200
= Liquide el saldo pendiente antes de retirar el mueble.
= El cargo se efectúa al expedir la mercancía.
= Señal del 30 % al encargar; resto a la entrega.
= Pago anticipado por transferencia: 7 días de plazo.
= Preautorización: importe retenido, no cobrado.
= PayPal y Bizum se cobran al instante.
## invoice_vat
? necesito factura con iva
? hacedme factura a nombre de mi empresa
? dónde descargo la factura
? meter el nif en la compra
? olvidé poner el cif
? el ticket no me vale para hacienda
? desgravar lo que compré
? soy turista, devolución del impuesto
? cfdi con mi rfc
? facturar mi ticket
? rectificar los datos fiscales
? tax free en tienda
? operación intracomunitaria sin iva
? precio sin impuestos
? mi gestor me pide el documento
? boleta o factura con rut
? duplicado de factura de hace un año
? soy autónomo y quiero deducirlo
? el jefe quiere recibo con membrete
? factura a con cuit
? recargo de equivalencia
? razón social equivocada en el papel
? necesito la factura para hacienda
? el papelito con mi cif
? dónde me bajo el comprobante
? pusieron mal el nombre de la empresa
? quiero desgravarlo
? soy turista, me devuelven el iva
? lleva el impuesto desglosado
? me perdí el recibo, mandadme copia
? factura a nombre de mi jefe
? pueden timbrar con mi rfc
? solo tengo ticket y quiero factura completa
? factura
? necesito factura
? facturación
? cómo descargo mi factura
? duplicado de factura
? factura con cif
? los precios llevan iva?
? pedir factura con rfc
? factura a nombre de empresa
? nesesito la factura de mi compra
? iva incluido?
? dan factura a?
? compra sin impuestos tax free
? quiero facturar mi ticket
= Descargue su factura en «Mis pedidos».
= Indique NIF o CIF y razón social antes de pagar.
= Todos los precios incluyen IVA (21 %; libros 4 %).
= Tax free para residentes fuera de la UE, sin compra mínima
= Facture su ticket: RFC, uso de CFDI y código postal
= Empresas con NIF-IVA intracomunitario: factura exenta
= Base imponible | Tipo | Cuota | Total
= Las facturas no pueden modificarse pasado el mes de emisión.
= Boleta electrónica o factura afecta con RUT
= Recargo de equivalencia para comercios minoristas
= Duplicados disponibles durante cinco años
= Descargue su factura en PDF desde «Mis pedidos».
= Indique NIF/CIF para factura completa.
= Precios con IVA del 21 % incluido; libros 4 %.
= Tax free para residentes fuera de la UE.
= Duplicados y rectificaciones: hasta fin de ejercicio.
## tax_exempt
? somos una ong, compramos sin iva
? colegio público exento de impuestos
? pedido para exportar sin iva
? soy diplomático con estatus acreditado
? certificado de exención
? vivo en canarias, me quitan el impuesto
? compramos como fundación benéfica
? no pagamos iva en la escuela
? parroquia que compra juguetes
? compra para embajada
? estamos en una zona franca
? qué documento acredita que estamos exentos
? hospital quiere comprar libre de gravamen
? protectora de animales sin ánimo de lucro
? la universidad tiene franquicia fiscal
? iva reducido por discapacidad
? me cobraron tributo y estoy dispensado
? exonerada por ley nuestra asociación
? comprar para mandar a andorra libre de impuesto
? entidad sin lucro, precio neto
? cruz roja y similares pagan
? tenemos resolución de hacienda
? somos una ong, pagamos impuesto igual
? compra sin iva para exportar
? el colegio está exento
? tengo certificado de exención
? soy diplomático
? vivo en canarias, me quitáis el iva
? operador intracomunitario, factura sin impuesto
? la fundación no debería pagar tasas
? cómo os mando el papel de exento
? en andorra no pago iva verdad
? silla de ruedas con tipo reducido
? libre de impuestos para la parroquia
= Entidades exentas: envíe su certificado antes de comprar
= Exportaciones fuera de la UE: venta sin IVA con justificante de aduana
= Canarias, Ceuta y Melilla: precio sin IVA; IGIC o IPSI en destino
= Embajadas y organismos internacionales con resolución de exención
= ONG y fundaciones no quedan exoneradas automáticamente.
= IVA superreducido para personas con discapacidad en sillas de ruedas
= Escuelas y bibliotecas: tramitación libre de gravamen
= Zona franca: requiere formulario de movimiento de mercancías
= El impuesto se devuelve una vez acreditada la salida del territorio.
= Documento acreditativo | Vigencia | Sección de la ley
= Refugios de animales: consulte los requisitos para compra neta
= Entidades exentas: envíe certificado de exención.
= Ventas intracomunitarias con NIF-IVA válido: sin impuesto.
= Exportaciones: factura exenta con DUA de salida.
= Canarias, Ceuta y Melilla: precios sin IVA.
= Asociaciones sin ánimo de lucro: trámite en atención a empresas.
## currency
? puedo pagar en dólares
? los precios son en euros o pesos
? cambiar la moneda de la web
? a qué tipo de cambio me lo cobran
? vengo de suiza, cogéis francos
? me sale en libras, lo quiero en euros
? el banco me cobró comisión por divisa
? pesos mexicanos o argentinos
? cuánto es eso en soles
? pago con tarjeta de otro país
? ver precios en mi moneda
? cotización del día
? la devolución salió distinta por el cambio
? aparece usd, es americano
? conversión dinámica en caja
? compro desde chile, qué divisa usan
? se cobra en colones o en dólar
? por qué varía el importe en mi extracto
? sin conversión ni recargos
? a cuánto me toman el dólar
? facturar en moneda extranjera
? puedo pagar con bolívares
? cuánto es en pesos
? solo tengo libras
? la web me sale en coronas
? quién fija el tipo de cambio
? mi banco me cobró comisión por divisa
? quiero ver los precios en mi moneda
? en francos suizos aceptáis
? me cargaron otra cifra por la conversión
? cómo quito los euros de la página
? el reembolso vino menor por el cambio
? en qué moneda cobran
= Todos los precios se muestran en euros.
= Seleccione su divisa en la esquina superior: EUR, USD, MXN, GBP
= El cargo se efectúa en pesos mexicanos; su banco aplicará el tipo de cambio.
= Posibles comisiones por cambio de moneda no dependen de nosotros.
= En tienda de frontera aceptamos francos y dólares, con vuelta en euros.
= Precios en soles peruanos, IGV incluido
= El reembolso se hace en la divisa original; la variación cambiaria no se compensa.
= Tasa de conversión actualizada a diario
= Precios en USD a título informativo
= Facturamos a empresas en dólares o euros
= Moneda de pago según país de entrega
= Todos los precios en euros.
= Cambie la divisa en el selector superior.
= Conversión según el tipo de cambio de su banco.
= Cobramos en EUR, USD, GBP y MXN.
= En tienda no aceptamos billetes extranjeros.
## gift_card_buy
? quiero regalar un vale
? tarjetas regalo de qué importe
? cheque regalo para imprimir ya
? se lo mandáis por correo a mi sobrino
? no sé qué comprarle, un bono
? venden giftcards en la tienda
? cómo compro una tarjeta de regalo
? que le llegue el día de su cumpleaños por email
? importe libre o cerrado
? diseño bonito para el vale
? bono de treinta pavos
? tarjeta física en sobre
? tarda mucho la virtual
? regalo de última hora digital
? máximo que puedo cargarle
? comprar cincuenta cheques para empleados
? se puede recargar
? certificado de regalo
? vale para una clase de guitarra
? mandarla por mensaje al móvil de una amiga
? dónde escribo la dedicatoria del bono
? tarjeta obsequio para profes
? no sé qué comprarle, mejor una tarjeta
? quiero un vale para mi sobrino
? cheque regalo de cuánto puede ser
? lo mandáis al correo de ella directamente
? lo puedo imprimir yo en casa
? necesito un bono ya, el cumple es hoy
? venden tarjetas con el importe que yo quiera
? viene bonito o es un papel
? puedo programarlo para que le llegue el domingo
? varias para los empleados
? dónde se consigue una de plástico
? regalo monedero para mi nieta
? tarjeta regalo
? comprar tarjeta regalo
? venden tarjetas de regalo?
? gift card
? vale de regalo
? cheque regalo
? de qué importe son las tarjetas regalo
? quiero regalar un bono
? cómo se envía la tarjeta regalo
? tarjeta regalo por email
? tenéis tarjetas regalo?
? tienen giftcards?
? quiero una trajeta de regalo de 50
? tarjeta regalo para imprimir
= Tarjeta regalo disponible de 10 a 500 \u20ac
= Elija importe, diseño y fecha de envío.
= Cheque regalo digital: llega por email en minutos
= Tarjeta física con sobre, enviada por correo sin coste
= Imprima su bono en casa en formato PDF.
= Empresas: compra de tarjetas al por mayor para empleados
= Gift card desde $10.000 en todas nuestras sucursales
= Importes fijos 25 | 50 | 100 o cantidad libre
= Regale un curso de cerámica con nuestro bono experiencia
= De venta también en caja y en tu librería habitual
= Las tarjetas obsequio no pueden adquirirse con otros vales.
= Tarjetas regalo de 10 a 500 \u20ac.
= Cheque regalo digital enviado al instante por correo.
= Versión impresa en estuche por 2 \u20ac.
= Elija diseño, importe y fecha de envío.
= Bonos para empresas: desde 10 unidades.
## gift_card_validity
? caduca la tarjeta regalo
? encontré un vale de hace años, sirve
? cuánto dura el bono
? se me venció el cheque regalo
? dónde pone la fecha de caducidad del vale
? hasta cuándo puedo gastarlo
? me la regalaron en dos mil veintitantos
? prorrogar un bono caducado
? validez de la giftcard
? tarjeta vieja en un cajón
? expira en diciembre
? pierdo el saldo si no lo uso
? el vale de devolución también vence
? cerrasteis esa tienda, mi tarjeta vale
? lo dejé pasar y ahora no funciona
? un año o para siempre
? ampliar el plazo del vale
? vigencia de la tarjeta de obsequio
? se agota el tiempo para gastar mi regalo
? cobran por inactividad
? tengo prisa por usarlo o no
? lo gané hace tres navidades
? caduca mi tarjeta regalo
? encontré un vale de hace cuatro años
? hasta cuándo puedo gastarla
? se me pasó el cheque, lo pierdo todo
? vence pronto el bono
? se puede alargar el vale
? no pone fecha por ningún lado
? tengo una del antiguo logo, sirve
? cuánto dura el abono de la devolución
? estaba en un cajón olvidada, aún vale
? por la pandemia no la usé
? expira el crédito que me dieron
= Las tarjetas regalo caducan a los dos años de su emisión.
= Sin fecha de caducidad
= Validez: 12 meses desde la compra
= La fecha de vencimiento figura al dorso.
= Los vales por devolución expiran al año.
= Un bono caducado puede prorrogarse tres meses por 5 \u20ac.
= Vigencia: hasta el 31/12 del tercer año
= El saldo no consumido se pierde al expirar.
= No aplicamos comisiones por inactividad
= Cheques de la antigua denominación: canjeables hasta fin de año
= Bono para talleres de jardinería: una temporada
= Validez: 24 meses desde la emisión.
= Las tarjetas regalo no caducan.
= Bono vencido: prórroga de 3 meses a petición.
= Fecha de caducidad impresa en el reverso.
= Los vales de devolución expiran al año.
## gift_card_use
? cómo uso el vale en la web
? gastar una parte y guardar el resto
? dónde meto el código de la tarjeta regalo
? juntar dos tarjetas regalo
? me devuelven el cambio del vale
? vale en tienda y online
? mi compra cuesta más que el bono
? comprar otro cheque con uno
? el saldo restante se queda
? combinar tarjeta regalo con promoción
? sirve para gastos de envío
? canjear el bono en sucursal
? quiero el efectivo del vale
? me sobraron ocho euros en el cheque
? no veo la casilla para ponerlo
? varios vales en una compra
? usarla en el outlet
? pagar la peluquería canina con la giftcard
? a medias con tarjeta de banco
? rascar el número, dónde lo tecleo
? vale de otra sucursal
? se puede en el marketplace
? cómo meto el código del vale
? no lo gasté entero, me dais vueltas
? puedo juntar dos tarjetas
? vale en la web y en la tienda
? dónde tecleo los números
? me sobran cinco euros en el cheque
? pago parte con vale y parte con tarjeta
? con el bono puedo comprar otro bono
? quiero canjear lo que me regalaron
? rasqué el código y ahora qué
? en otro país me sirve
? usarla en rebajas se puede
? cómo uso mi tarjeta regalo
? usar tarjeta regalo
? canjear tarjeta de regalo
? saldo de mi tarjeta regalo
? me regalaron una gift card
? pagar con vale regalo
? puedo usar dos tarjetas regalo?
? la tarjeta regalo vale online?
? caduca la tarjeta regalo?
? no funciona mi tarjeta regalo
? si sobra saldo en la tarjeta regalo?
? canjear cheque regalo en tienda
? como canjeo la giftcard
= Canjee su tarjeta regalo en la web o en cualquier tienda.
= Introduzca el código y el PIN en el paso de pago.
= Uso parcial: el saldo restante permanece en la tarjeta
= Si el importe supera el saldo, complete con otro medio.
= Máximo tres cheques por compra
= No canjeable por dinero ni da derecho a cambio.
= Puede acumularse con promociones y rebajas.
= No válida para comprar otras tarjetas ni en vendedores externos
= Presente el bono impreso o en el móvil en caja.
= Aceptada en cafetería y peluquería canina
= En línea no se admiten los vales de papel antiguos.
= Canjee su código en el último paso del pago.
= Uso parcial: el saldo restante queda disponible.
= Combinable: hasta 5 tarjetas por compra.
= No canjeable por dinero en efectivo.
= Válida en tienda física, web y cafetería.
## gift_card_lost
? perdí la tarjeta regalo
? el código no funciona
? cuánto saldo me queda en el vale
? borré el email del bono
? me dice número inválido
? se raspó demasiado y no se lee
? me la robaron con la cartera
? consultar el saldo
? dice que ya fue usada y no es cierto
? no le llegó el vale a mi hermano
? reenviar la tarjeta digital
? la lavé con el pantalón
? alguien gastó mi cheque
? no encuentro el sobre del regalo
? la banda magnética no lee
? se puede bloquear una giftcard
? con el recibo me dan otra
? pin tapado y roto
? mi bono sale a cero
? reponer un cheque extraviado
? se activó en caja la tarjeta
? el perro mordió mi vale
? perdí el vale que me dieron
? el código no me lo coge
? cuánto me queda en la tarjeta
? se borró el número al rascar
? mi hijo tiró el cheque
? dice ya utilizado y no lo usé
? no me llegó el bono por correo
? me la han robado con el bolso
? dónde miro el saldo
? se lavó en el pantalón la tarjeta
? pone saldo cero
? borré el mensaje con el vale
= Consulte el saldo de su tarjeta regalo
= En caso de pérdida o robo no se repone, salvo que aporte el tique de compra.
= Código ilegible: envíenos foto del anverso y reverso
= ¿No le ha llegado el cheque digital? Revise el correo no deseado o pida el reenvío.
= «Tarjeta no activada»: acuda a la tienda con el recibo
= Trate su vale como dinero en efectivo.
= Bloqueo y duplicado de tarjetas registradas a su nombre
= Saldo | Movimientos | Fecha de último uso
= No distinga 0 y O: el código solo lleva cifras
= Uso fraudulento: denuncie y avísenos de inmediato
= Teléfono automático de saldo, 24 horas
= Consulte el saldo en línea con número y PIN.
= Pérdida o robo: no se reemplaza sin comprobante de compra.
= Código ilegible: envíe foto de la tarjeta.
= Bloqueo de tarjeta extraviada por teléfono.
= Reenvío del cheque digital al correo del comprador.
## gift_wrapping
? lo envolvéis para regalo
? papel de regalo cuánto cuesta
? que venga con lazo
? puedo elegir el envoltorio
? es para un cumple, ponedlo bonito
? envuelven cosas grandes como una bici
? se me da fatal empaquetar regalos
? caja especial para presente
? moño y papel celofán
? en tienda lo envuelven gratis
? olvidé marcar la opción de envoltura
? bolsa de tela en lugar de papel
? cada cosa envuelta por separado
? papel navideño o infantil
? que no se vea lo que hay dentro
? un paquete mono para mi novia
? quiero un envoltorio ecológico
? solo la bolsita y ya envuelvo yo
? se puede forrar el libro para regalar
? viene con tarjetón y cinta
? cesta presentada con plástico y adorno
? envoltura sin logo
? me lo envolvéis para regalo
? ponen lacito
? cuánto vale el papel bonito
? soy torpe envolviendo
? puede venir ya con su papel y su moño
? uno envuelto y el otro no
? papel infantil tenéis
? que no se note lo que es
? quiero una bolsa mona
? hay caja de presentación para la botella
? por separado cada cosa
? empaquetado navideño
? envolver para regalo
? es para regalo
? papel de regalo
? lo envuelven para regalo?
? envoltorio de regalo
? cuánto cuesta envolverlo
? podéis envolverlo?
? puede ir envuelto?
? elegir papel de regalo
? caja de regalo con moño
? envoltura de regalo
? lo mandan embuelto xa regalo?
? añadir nota de regalo
? bolsa de regalo
= Envoltorio de regalo: 3,50 \u20ac por artículo
= Elija papel: liso, navideño, infantil o reciclado
= Envolvemos gratis en el mostrador de la planta baja.
= Caja de presentación con lazo de raso
= Artículos voluminosos y plantas no pueden envolverse.
= Furoshiki: envuelva con tela reutilizable
= Marque «Es un regalo» en el carrito.
= Moño, celofán y canasta: $89
= Cada libro se envuelve por separado
= El coste del papel no se reembolsa al devolver.
= Instrumentos: solo lazo decorativo en el estuche
= Envoltorio de regalo: 3,50 \u20ac por artículo.
= Elija papel: kraft, estrellas o infantil, con lazo.
= En tienda envolvemos gratis.
= Caja de presentación para vinos y licores.
= Artículos voluminosos no se pueden envolver.
## gift_message
? poner una tarjeta con unas palabras
? que no aparezca el precio
? mandarlo directamente a mi amiga
? escribir una dedicatoria
? va para otra persona, sin factura dentro
? quiero que sea sorpresa
? nota para la cumpleañera
? cuántas letras caben en el mensaje
? se enterará del precio
? olvidé firmar la tarjetita
? el albarán lleva importes
? enviarlo a casa de mis padres como regalo
? quiero un mensaje anónimo para alguien
? felicitación escrita a mano
? cambiar el texto de la tarjeta
? no le salga mi correo al que lo recibe
? remitente mi nombre, no la tienda
? avisarán al destinatario y arruinan la sorpresa
? tarjeta de pésame con las flores
? no llegó la notita con el regalo
? va a mi ahijado, sin papeles de compra
? incluir un saludo para el profe
? quiero meter una tarjetita con unas palabras
? que no vea cuánto costó
? mándaselo directo a mi amiga
? cuántas letras caben en la dedicatoria
? no metáis la factura en la caja
? que ponga feliz cumple mamá
? sin remitente, es anónimo
? mensaje de pésame con las flores
? el albarán muestra el precio
? puede llevar una nota a mano
? se me olvidó poner de quién es
? sorpresa de san valentín a su oficina
= Añada un mensaje gratuito de hasta 200 caracteres.
= Los envíos de regalo no llevan precio ni factura.
= Indique la dirección del homenajeado como destino.
= Tarjeta de felicitación manuscrita: 1,50 \u20ac
= El destinatario no recibirá correos que desvelen la sorpresa.
= Albarán sin importes, previa selección
= Flores: acompañe el ramo con una dedicatoria o pésame
= Podrá corregir el texto hasta que preparemos el paquete.
= La factura se envía solo al comprador por email
= Sin emojis ni caracteres especiales en la nota
= Figurará usted como remitente en la etiqueta
= Añada una dedicatoria gratuita de hasta 200 caracteres.
= Albarán sin precios para envíos a terceros.
= Tarjeta de felicitación manuscrita: 1,50 \u20ac.
= Envío directo al destinatario con remitente oculto.
= La factura se remite por correo al comprador.
## wish_list_registry
? lista de bodas
? lista de nacimiento para mi bebé
? quién me compró la vajilla
? crear una lista de deseos
? busco la lista de ana y luis
? hacer mesa de regalos
? compartir con la familia lo que quiero
? que no me repitan cosas en el bautizo
? ver qué falta por regalar
? reyes para los niños, apuntar juguetes
? cerrar la lista y que me den el dinero
? mis favoritos desaparecieron
? guardar cosas para más tarde
? baby shower, cómo se hace
? ya compré algo y no sale marcado
? aportar una parte del carrito del bebé
? novios que se casan en junio
? ocultar mi dirección a los invitados
? se ve quién regaló qué
? lista privada o pública
? mensajes de agradecimiento a los invitados
? descuento al completar la lista de boda
? nos casamos y queremos apuntar regalos
? espero un bebé, hacéis lista
? cómo veo lo que quieren los novios
? quiero marcar cosas para más tarde
? que mis amigas no repitan regalo
? comparto mis deseos con la familia
? alguien ya regaló la trona
? para el bautizo, lista de nacimiento
? puedo meter dinero en vez de objetos
? no encuentro la lista de mi prima
? me caso en junio
= Abra su lista de boda en tienda o en línea
= Los invitados ven qué regalos quedan y cuáles ya están comprados.
= Lista de nacimiento: 10 % para los padres al cerrarla
= Mesa de regalos: encuentre el evento por apellido
= Añada artículos a «Favoritos» y compártalos por enlace.
= Informe de obsequios: quién regaló qué
= Regalo colectivo: cada uno aporta lo que desea
= Su dirección permanece oculta para los invitados.
= Al finalizar, convierta el saldo en tarjeta o en productos
= Carta a los Reyes: los niños marcan juguetes en el catálogo
= Vigencia de la lista: seis meses después del enlace
= Lista de bodas con 10 % de obsequio para los novios.
= Lista de nacimiento: cree, comparta y gestione.
= Vea quién ha regalado cada artículo.
= Lista de deseos privada o pública.
= Artículos adquiridos se marcan para evitar duplicados.
## loyalty_points
? cómo me hago del club
? cuántos puntos me dan por compra
? tenéis tarjeta de fidelización
? para qué sirven los puntos
? no me sumaron lo de ayer
? ventajas de ser socio
? canjear puntos por descuento
? olvidé pasar la tarjeta en caja
? monedero de cliente frecuente
? cuánto valen mil puntos
? subir a nivel oro
? me premian por comprar siempre aquí
? cuesta algo apuntarse
? acumular en familia
? perdí mi tarjeta de socia
? sellitos por cada café
? recompensas para clientes fieles
? ver mi saldo de puntos
? borrarme del programa
? quiero la tarjetita esa de la cajera
? cashback en la próxima compra
? qué beneficio tiene la membresía
? cuántos puntos llevo acumulados
? me olvidé de pasar la tarjetita
? qué saco con ser cliente de siempre
? cómo me hago socio
? en qué se canjean los puntos
? no me sumaron los de ayer
? perdí la tarjeta del club
? nivel oro cómo se llega
? compro aquí desde hace años y nada
? puedo regalarle mis puntos a mi hermana
? sellos por cada café
? cuánto vale un punto
? puntos
? cuántos puntos tengo
? tarjeta de socio
? programa de puntos
? club de clientes
? cómo uso mis puntos
? tarjeta de fidelidad
? hacerme socio del club
? canjear puntos
? programa de lealtad
? ventajas del club
? se acumulan puntos x compra?
? tenéis tarjeta de cliente?
= Club de clientes: 1 punto por cada euro
= 100 puntos equivalen a 5 \u20ac de descuento.
= Niveles: Bronce | Plata | Oro
= Inscripción gratuita en caja o en la aplicación
= Ventajas de socio: envíos sin coste, preventas, eventos
= Olvidó la tarjeta: sume el tique en los 30 días siguientes
= Monedero electrónico: acumule 2 % de cada compra
= Décimo saco de pienso gratis
= Los puntos no se generan en tarjetas regalo ni portes.
= Programa de fidelidad para músicos y profesores
= Membresía anual $399 con recompensas dobles
= Club de clientes: 1 punto por cada euro.
= 100 puntos = 5 \u20ac de descuento.
= Niveles Bronce, Plata y Oro con ventajas exclusivas.
= Inscripción gratuita al programa de fidelidad.
= Tarjeta de socio: ofertas, taller y envíos preferentes.
## points_expiry
? me caducan los puntos
? desaparecieron mis puntos
? hasta cuándo los puedo gastar antes de perderlos
? se borraron al año
? tenía dos mil y ahora cero
? vencimiento de millas y puntos
? no compré en meses, los pierdo
? cuándo expiran los míos
? recuperar puntos vencidos
? fecha de caducidad del saldo acumulado
? me avisáis antes de que se evaporen
? mantener los puntos activos
? si me doy de baja se pierden
? conservar mi nivel el año que viene
? resetean en enero
? los guardo para navidad, duran
? cada cuánto los eliminan
? el cheque del club expiró
? vigencia de las recompensas
? por no usarlos se anulan
? bajé de categoría y me quitaron todo
? cuánto tiempo viven los puntos
? se me han esfumado los puntos
? tenía quinientos y ahora cero
? caducan si no compro en un tiempo
? cuándo vencen mis sellos
? me avisáis antes de perderlos
? no vine en un año, los borrasteis
? puedo recuperar lo acumulado
? hasta diciembre para gastarlos
? qué faena, desaparecieron
? los millones que junté siguen vivos
? prórroga para mis puntos
? estuve enferma y no pude gastarlos
= Los puntos caducan a los 24 meses de su obtención.
= Vencen el 31 de diciembre del año siguiente
= Sin compras durante un año, el saldo se anula.
= Le avisaremos por correo un mes antes del vencimiento.
= Cada compra renueva la vigencia de todos sus puntos.
= Puntos próximos a expirar: 350 (30/06)
= Los cheques de socio tienen una validez de 90 días.
= Los puntos vencidos no se restituyen.
= Al darse de baja se pierde lo acumulado
= Revisión anual de nivel: 1 de enero
= Sellos de la cartilla: seis meses desde el primero
= Los puntos caducan a los 24 meses.
= Sin actividad durante un año, el saldo se pone a cero.
= Aviso de vencimiento 30 días antes.
= Los puntos expiran el 31 de diciembre.
= Puntos vencidos no se restituyen.
## birthday_treat
? es mi cumpleaños, me regaláis algo
? descuento por cumplir años
? mi perro cumple cinco
? no me llegó el detalle del cumple
? sorpresa en mi aniversario
? dónde pongo la fecha de nacimiento
? hoy cumplo, hay regalito
? vale de cumpleaños cuánto es
? mi hija hace siete, qué le toca
? el cupón del mes de mi cumple
? tarta gratis para el festejado
? nací en bisiesto, cuándo me toca
? puse mal mi fecha en el perfil
? santo o cumpleaños
? cuánto dura el bono de mi día
? cumpleañera con derecho a premio
? registrar el cumple de mi gato
? felicitación con obsequio
? los niños socios reciben algo
? hoy soplo las velas
? me dais doble puntos por mi día
? ya pasó mi cumple, lo puedo usar aún
? mañana cumplo, me dais algo
? es el santo de mi hijo
? mi perro cumple cinco añitos
? no me llegó la sorpresa de cumpleaños
? regalito por ser mi día
? hoy soplo velas
? cómo os digo mi fecha de nacimiento
? el mes pasado fue mi cumple y nada
? la nena cumple años en agosto
? tarta gratis o algo así
? puse mal el día en que nací
? obsequio para el cumpleañero
= Por tu cumpleaños, 20 % de descuento durante todo el mes
= Registra la fecha de nacimiento en tu perfil.
= Tu mascota también cumple: snack gratis en tienda
= Club infantil: regalo sorpresa al soplar las velas
= El cupón de aniversario llega siete días antes.
= Doble de puntos en tu día
= Café y porción de torta gratis para el festejado, mostrando su documento
= Vale de cumpleaños de 10 \u20ac con compra mínima de 40 \u20ac
= No acumulable; válido 30 días desde tu fecha
= La fecha de nacimiento solo puede cambiarse una vez.
= Librería: elige un libro de bolsillo gratis en el mes de tu cumple
= En su cumpleaños: 10 \u20ac de regalo para socios.
= Añada la fecha de nacimiento de su mascota y reciba un obsequio.
= Vale de cumpleaños válido durante 30 días.
= Club infantil: sorpresa el día del cumple.
= Felicitamos a los miembros con un postre de cortesía.
## referral
? traigo a una amiga, qué gano
? invitar a un conocido
? enlace para recomendaros
? os recomendé y no me dieron nada
? cómo funciona el plan amigo
? mi primo compró con mi código
? padrino y ahijado
? cuánto me dan por cada recomendado
? no veo mis referidos inscritos
? recomendar a mi hermano del mismo piso
? el colega usó mi link y no aparece
? premio por traer clientes
? mi vecina quiere comprar, hay bono para las dos
? límite de invitaciones
? ganar saldo compartiendo
? cuándo me abonan la invitación
? una clienta me habló de esto, tengo descuento
? correr la voz tiene recompensa
? dónde encuentro mi código de invitación
? puedo recomendarme a mí mismo
? publicarlo en mis redes sociales cuenta
? embajadores o afiliados
? traigo a una amiga, qué me llevo
? tengo enlace para invitar
? mi cuñado compró por mí y no me dieron nada
? recomiendo vuestra tienda a todos
? cuánto gano por cada conocido
? invité a tres y solo salió uno
? plan amigo existe
? mi colega dice que tenéis código para pasar
? puedo recomendarme a mí misma
? me pasaron una invitación
? presento a un cliente nuevo
? apadrinar a alguien
= Invita a un amigo: 10 \u20ac para ti y 10 \u20ac para él
= Comparte tu enlace personal desde «Recomendar».
= La recompensa se abona cuando tu referido completa su primera compra.
= Hasta diez invitaciones por año
= No se permite la autorrecomendación ni el mismo domicilio.
= Programa de referidos: acumula crédito sin límite
= Plan padrino: alumnos que traen alumnos, una clase gratis
= Tu conocido obtiene envío gratuito; tú, 500 puntos
= Embajadores y afiliados: comisión del 5 %
= El invitado debe ser cliente nuevo
= Código de invitación | Amigos inscritos | Premio ganado
= Invite a un amigo: 10 \u20ac para ambos.
= Comparta su enlace personal de recomendación.
= La recompensa se abona tras la primera compra del invitado.
= Programa de padrinos: máximo 10 recomendaciones.
= No válido para miembros del mismo hogar.
## discount_code
? no me coge el código
? dónde pongo el cupón
? se pueden juntar dos descuentos
? sale código inválido todo el rato
? me olvidé de poner el cupón al comprar
? tenéis algún código promocional
? dice que ya lo usé
? no aplica a este artículo
? caducó ayer, me lo respetáis
? vi un cupón en una página
? encima de la rebaja se suma
? meter la clave promocional en el móvil
? descuento no se refleja en el total
? el influencer dio un código
? vale descuento del folleto
? no aparece la casilla del cupón
? el cupón tiene mínimo
? acumulable con la oferta
? mayúsculas o minúsculas
? aplicarlo después de pagar
? copié el código y da error
? cuántas veces puedo usar la promo
? no me coge el cupón
? dónde escribo la clave de la rebaja
? tengo dos códigos, puedo meter ambos
? dice que no es válido
? ya caducó el código, qué pena
? me salió uno en instagram y no va
? se me olvidó ponerlo al pagar
? funciona con cosas ya rebajadas
? se quitó solo del carrito
? el vale de la revista no tira
? código promocional tienes alguno
? me acumula con el de socio
? código de descuento
? código promocional
? cupón de descuento
? no me funciona el cupón
? dónde pongo el código
? el código no me lo acepta
? mi codigo no sirve
? cupón
? cupones
? se pueden usar dos códigos?
? código caducado
? tengo un cupon como lo uso
? el descuento es acumulable?
? dónde meto el cupón
= Introduzca el código promocional en el carrito y pulse «Aplicar».
= Un solo cupón por compra, no acumulable
= No válido en artículos rebajados ni libros de precio fijo
= El código distingue mayúsculas y minúsculas.
= No podemos aplicar descuentos con carácter retroactivo.
= Cupón caducado | Importe mínimo no alcanzado | Ya utilizado
= Combine su cupón con puntos, pero no con otra promoción.
= Promoción PRIMAVERA15: 15 % en macetas hasta el domingo
= Recorte el vale del folleto y preséntelo en caja.
= Cupones de terceras páginas pueden no funcionar
= Exclusiones: tarjetas regalo, consolas, pienso veterinario
= Introduzca su código promocional en la cesta.
= No acumulable con otras promociones.
= Cupón válido para una única compra.
= Excluidos libros, tarjetas regalo y marcas señaladas.
= Códigos caducados no pueden reactivarse.
## discount_groups
? descuento para estudiantes
? soy profe, me rebajáis algo
? jubilados tienen precio especial
? somos familia numerosa, nos rebajáis
? trabajo de enfermera, hay oferta
? aplica el carnet joven europeo
? empleados del grupo, qué descuento
? tengo un treinta y tres de discapacidad
? policía y bomberos
? mi abuela cumple sesenta y cinco
? mi padre es veterano militar
? estoy en la uni
? precio para maestros de música
? cómo demuestro que estudio
? sanitarios con bonificación
? tarjeta dorada o inapam
? estoy en paro, hay ayuda
? socios de sindicato
? mi credencial escolar caducó
? bibliotecarios y docentes
? los de la tercera edad los martes
? soy adiestrador canino, me hacéis precio
? soy estudiante y no me llega
? jubilados pagan menos
? mi madre es enfermera
? tengo carnet joven
? somos familia numerosa
? los maestros tenéis en cuenta
? policía y bomberos qué rebaja hay
? tengo discapacidad reconocida
? trabajo aquí, me hacen precio
? estoy en la uni, sirve el carné
? mayores de sesenta y cinco
? ejército y guardia civil
? descuento estudiante
? descuento jubilados
? soy estudiante, tengo descuento?
? descuento para profesores
? descuento tercera edad
? hay descuento para familia numerosa?
? descuento para discapacitados
? descuento para adultos mayores
? desc estudiantes
? descuento militares y policías
? descuento personal sanitario
? descuento a empleados
? tenéis descuento para pensionistas?
= Estudiantes: 10 % con carné universitario vigente
= Docentes y escuelas, 15 % en material
= Mayores de 65 años: martes con descuento
= Familias numerosas, 5 % adicional
= Personal sanitario, policía y bomberos: verifique su condición en línea
= Credencial INAPAM: 10 % en compras de contado
= Personas con discapacidad igual o superior al 33 %
= Empleados: 25 %, no acumulable
= Músicos profesionales y conservatorios: tarifa académica
= Criadores y protectoras: precio especial en pienso
= Acredítese con carnet joven, tarjeta dorada o cédula militar
= 10 % para estudiantes con carnet vigente.
= Precio reducido: jubilados y personas con discapacidad.
= Familias numerosas: 5 % en toda la compra.
= Descuento para docentes y personal sanitario.
= Empleados: 20 % tras el período de prueba.
## discount_newsletter
? descuento por primera compra
? me apunté al boletín y no llega el cupón
? si me suscribo cuánto me quitan
? soy nueva, hay bienvenida
? código por dar mi correo
? quiero recibir ofertas por mail
? primera vez que compro aquí
? ya estaba suscrito, me toca igual
? borrarme de la newsletter
? no encuentro el vale de bienvenida
? suscripción a novedades
? estreno cuenta, qué regalan
? me dijeron diez por ciento a recién llegados
? el popup del descuento desapareció
? canal de ofertas en el chat con premio
? bajarse la app da descuento
? expiró el de bienvenida
? confirmar el email para el cupón
? nuevo cliente, algún incentivo
? dejar de recibir publicidad
? catálogo por correo electrónico
? me registré, dónde está lo prometido
? me prometieron diez por apuntarme al boletín
? es mi primera compra, hay algo
? me suscribí y no llegó el cupón
? soy nueva, qué me ofrecéis
? el correo de bienvenida no aparece
? di mi email para el vale
? ya compré otra vez, me vale de bienvenida
? borré el mensaje del regalo de alta
? me sale el cartel de la rebaja si me apunto
? bono por estrenarme
? cuánto dan por la suscripción
? con otro correo me lo dais de nuevo
? descuento primera compra
? descuento por suscribirse a la newsletter
? soy nuevo, tengo descuento?
? cupón de bienvenida
? descuento por registrarme al boletín
? 10% primera compra
? código de bienvenida
? me suscribí y no me llegó el descuento
? descuento en mi primer pedido
? dto primera compra
? newsletter
? vale por alta en el boletín
? hay descuento si me apunto al newsleter?
= Suscríbase al boletín y reciba 10 % en su primera compra.
= Cupón de bienvenida: 5 \u20ac desde 40 \u20ac
= Confirme su dirección electrónica para obtener el vale.
= Solo para nuevos suscriptores
= Válido 30 días, una vez por cliente
= Puede darse de baja en cualquier momento con un clic.
= Descargue la app y estrene con envío gratis
= Newsletter de jardinería: consejos y ofertas cada mes
= Regístrate y llévate $100 en tu primer pedido
= ¿No llegó su código? Mire en la pestaña Promociones
= Excluidas tarjetas regalo y libros
= 10 % en su primer pedido al suscribirse al boletín.
= Vale de bienvenida: 5 \u20ac, compra mínima 40 \u20ac.
= El código llega tras confirmar su correo.
= Uno por persona y solo nuevos clientes.
= Suscríbase y estrene con ventaja.
## discount_bulk
? precio por cantidad
? quiero cien sillas, me rebajáis
? comprando por caja sale mejor
? al por mayor
? descuento por volumen
? somos un equipo y queremos camisetas
? si llevo diez cuánto cada una
? presupuesto para un colegio entero
? tarifa de mayorista
? tres por dos
? un palé completo baja el precio
? veinte libros iguales para el club de lectura
? precio de distribuidor
? comprar a granel
? quiero surtir mi tiendita por mayoreo
? cuantas más mejor precio, no
? reformo un hotel y pido mucho
? de a docena hay rebaja
? oferta para grandes cantidades
? regalos de empresa para doscientos
? condiciones para revendedores
? multipack más económico
? me llevo cincuenta, qué precio me das
? por caja entera sale mejor
? al por mayor cuánto
? somos veinte del equipo
? si compro un montón me rebajas
? precio para una comunidad de vecinos
? necesito doscientas sillas para un evento
? docena más barata
? cuantos más cojo menos pago
? todo el palé de baldosas
? camisetas para toda la peña
? descuento por cantidad
? precio por mayor
? si compro varios me hacen descuento?
? precio por volumen
? precio al por mayor
? compro 50, qué precio me hacen
? mayoreo
? precio de mayoreo
? descuento por comprar muchos
? rebaja por cantidad
? me hacéis precio si llevo veinte?
? hay dto x cantidad?
? desde cuántas piezas hay descuento
= Descuento por volumen: 10 uds. 5 % | 50 uds. 10 % | 100 uds. 15 %
= Solicite presupuesto para grandes cantidades.
= Precio de mayoreo a partir de seis piezas
= Caja completa de vino: 10 % menos
= Azulejo y suelo: tarifa por palé
= Equipaciones para clubes y colegios
= Revendedores: pida su tarifa de distribuidor
= Lectura en grupo: 20 ejemplares del mismo título, uno gratis
= 3x2 en semillas y sustratos
= Regalos corporativos con precio escalado
= Formato ahorro: saco de 15 kg más económico por kilo
= Descuento por cantidad: 5 % desde 10, 10 % desde 25.
= Precio por caja completa: 6 botellas, ahorro del 8 %.
= Escala de precios por volumen en cada ficha.
= Palé completo de suelo: consulte tarifa.
= Presupuesto a partir de 50 unidades.
## price_match
? lo he visto más barato en otra web
? vosotros igualáis precios de fuera
? en la tienda de enfrente cuesta menos
? si lo encuentro por menos me lo dejáis igual
? garantía del mejor precio
? la competencia lo tiene a cuarenta
? me mejoráis la oferta
? por qué vosotros más caros
? tengo captura de otro sitio
? se puede regatear un poco con vosotros
? iguala el marketplace
? en alemania sale más barato
? diferencia con otro comercio
? mejorar el presupuesto de otro
? os enseño el folleto del rival
? el mismo modelo rebajado en otro lado
? precio mínimo garantizado
? respetan el precio de otras tiendas
? el vecino lo compró a menos en otra cadena
? hacedme el mismo precio que ellos
? comparé y perdéis
? valéis para equiparar un comparador
? lo he visto más barato enfrente
? en otra web cuesta veinte menos
? me igualáis el precio
? la competencia lo tiene tirado
? os traigo el folleto del otro
? por qué sois más caros que el hipermercado
? me voy a la otra tienda si no bajáis
? encontré el mismo modelo por menos
? devolvéis la diferencia si lo hallo más barato
? en el chino está a la mitad
? te mando captura de otro vendedor
? mejoran el precio
? igualan precios?
? lo vi más barato en otra tienda
? está más barato en amazon
? igualáis el precio de la competencia?
? garantía de mejor precio
? igualación de precio
? si lo encuentro más barato?
? en otro sitio cuesta menos
? me mejoran el precio de otra tienda?
? lo e visto mas barato
? os puedo enseñar un precio mejor
? mejoran presupuesto de otro local?
= Igualamos el precio de la competencia
= ¿Lo ha encontrado más barato? Le abonamos la diferencia.
= Condiciones: mismo modelo, en stock, vendedor nacional
= No se equiparan marketplaces, subastas ni liquidaciones.
= Envíenos el enlace o el folleto vigente.
= Garantía del mejor precio durante 14 días
= Libros nuevos: precio fijo por ley, no aplicable
= Mejoramos cualquier presupuesto de cocina por escrito.
= Formulario de igualación: nombre del comercio | importe | portes
= La comparación incluye gastos de transporte.
= Garantizamos precio mínimo en guitarras y pianos
= Igualamos el precio de la competencia.
= Garantía de mejor precio durante 14 días.
= Mismo artículo, misma referencia y con existencias.
= No aplicable a subastas ni liquidaciones.
= Presente la oferta impresa o el enlace.
## price_drop_after
? ayer pagué más y hoy está rebajado
? bajó de precio al día siguiente
? me devolvéis la diferencia
? lo compré justo antes de las rebajas
? qué rabia, ahora vale veinte menos
? ajuste de precio
? pedí el lunes y el martes hay oferta
? me siento estafado, lo bajasteis
? todavía no me llegó y ya está más barato
? lo devuelvo y lo vuelvo a comprar
? me abonan lo que bajó
? protección si baja después
? black friday me pilló con la compra hecha
? reintegro por bajada posterior
? una semana después costaba la mitad
? pagué completo y luego salió promoción
? compensarme porque lo rebajaron
? puedo reclamar el nuevo importe
? me ganó la prisa, hoy está en descuento
? cuántos días tengo para pedir el ajuste
? llevo el ticket y me dan lo que sobra
? cayó el precio nada más comprar
? lo bajasteis justo después de comprarlo yo
? me devolvéis lo que pagué de más
? qué rabia, una semana y cuesta treinta menos
? lo compro otra vez y devuelvo el caro
? el precio cambió tras mi pedido
? ahora está en oferta y yo piqué
? aún no ha llegado y ya vale menos
? compensación por la bajada
? me siento timada con este descuento
? ajuste de lo pagado
? si mañana lo rebajan qué pasa
= Si el precio baja en los 14 días posteriores, le abonamos la diferencia.
= Ajuste de precio: solicítelo con su tique
= No reembolsamos por rebajas posteriores a la compra.
= La protección no se aplica en Black Friday ni liquidaciones.
= El abono se entrega en forma de vale.
= Solo para el mismo artículo, color y talla en existencia
= Precio protegido 30 días para socios
= Plazo para reclamar: una semana desde la entrega
= Colchones y sofás: precio garantizado hasta la llegada
= Bajada posterior | Comprobante | Diferencia a su favor
= Puede devolver dentro del plazo y adquirirlo al nuevo importe.
= Protección de precio: 14 días tras la compra.
= Si baja, abonamos la diferencia en saldo.
= No se ajustan precios durante rebajas.
= Solicite el ajuste con su número de pedido.
= Las variaciones posteriores no dan derecho a reembolso.
## sale_dates
? cuándo empiezan las rebajas
? habrá black friday este año
? cuáles son las próximas ofertas
? espero a enero o compro ya
? cuándo bajáis los muebles de jardín
? fin de temporada, qué día
? días sin iva
? hasta cuándo dura la promoción
? buen fin o hot sale
? qué fecha es el cyber monday
? se viene alguna liquidación
? cada cuánto hacéis descuentos
? merece la pena esperar a los saldos
? la semana fantástica cuándo cae
? arrancan pronto las segundas rebajas
? feria del libro con descuento
? outlet del verano fecha
? cuándo hacen la venta nocturna
? me avisáis cuando haya gangas
? domingo que viene hay promo
? cuándo sacáis lo de invierno barato
? calendario de promociones
? hay algo por el black friday
? espero o compro ya
? hasta qué día dura la oferta
? en enero bajáis
? próximo descuentazo
? el día sin iva cuándo es
? habrá hot sale
? se acaba hoy la promo
? segundas rebajas
? me interesa pero cuando esté de liquidación
? cada cuánto tenéis ofertas
? rebajas
? black friday
? participan en el buen fin?
? cuándo es la próxima oferta
? hot sale fecha
? próximas promociones
? cuándo hay descuentos
? hacéis black friday?
? cuando son las rebajas de verano
? liquidación de temporada
? cyber monday
? cuando ay ofertas
? hasta cuándo duran las rebajas
= Rebajas de verano: del 1 de julio al 31 de agosto
= Black Friday: 28 de noviembre | Cyber Monday: 1 de diciembre
= Las rebajas de invierno arrancan el 7 de enero.
= Hot Sale en mayo y Buen Fin en noviembre
= Liquidación de mobiliario de exterior a partir de septiembre
= Día sin IVA este fin de semana
= Promoción válida hasta agotar existencias o hasta el domingo
= Día del Libro: 23 de abril, 5 % de descuento
= Venta nocturna para socios, 22 h a 2 h
= No anunciamos las ofertas con antelación; suscríbase al boletín.
= Fin de temporada: segundas rebajas y remate final
= Rebajas de invierno: del 7 de enero al 28 de febrero.
= Black Friday: última semana de noviembre.
= Oferta válida hasta agotar existencias.
= Segundas rebajas a partir del 1 de febrero.
= Semana del jardín: descuentos en abril.
## price_negotiation
? me hacéis una rebajita
? cuál es lo menos que me lo deja
? si pago en efectivo me quita algo
? ando corto de pasta, no lo podéis bajar un poco
? no me alcanza la plata, algún arreglito
? se puede regatear aquí
? déjamelo en cincuenta y me lo llevo ya
? está carísimo, mejórame el precio
? último precio por el sofá
? si me llevo tres me hacen precio
? soy cliente de toda la vida, algún detallito
? por la exposición rayada cuánto descontáis
? hay margen para negociar
? vos me hacés un descuentito porfa
? la tienda de enfrente lo tiene más barato, lo igualáis
? redondéame la cuenta para abajo
? no seas malito, échame la mano con el costo
? acepta ofertas o es precio fijo
? cuánto me cobra si compro al contado
? tírame un precio mejor, amigo
? me perdonáis el pico
? soy estudiante y no llego, hacedme un favor
? venga, hazme una rebajita
? cuál es lo último
? te doy treinta y me lo llevo
? no me perdonas los decimales
? soy buen cliente, algo me harás
? está carísimo, bájale
? si pago ya me dejas mejor precio
? un detallito de la casa
? no tengo para tanto, échame una mano
? regatear se puede aquí
? redondéamelo
? me rebajas el de exposición
= Nuestros precios son fijos y no admiten regateo.
= El personal no está autorizado a conceder rebajas adicionales sobre el importe marcado.
= Igualamos la tarifa de la competencia si el artículo es idéntico y está disponible.
= Piezas de exposición con tara: descuento a convenir con el encargado de tienda.
= Por la compra de diez sacos o más de sustrato aplicamos precio por volumen.
= Bonificación del 5 % por pago al contado en instrumentos de segunda mano
= Los libros tienen precio fijo por ley; solo podemos descontar hasta un 5 %.
= ¿Puedo hacer una contraoferta? No, el valor publicado es definitivo.
= Muebles de liquidación: escúchenos una propuesta razonable y la estudiaremos.
= No se negocian precios por teléfono ni por mensajería.
= Garantía de mejor precio: le abonamos la diferencia.
= Precios fijos, no negociables.
= Piezas de exposición: consulte precio especial.
= Nuestros márgenes no permiten rebajas individuales.
= Ofertas razonables bienvenidas en antigüedades.
= El personal no está autorizado a modificar precios.
## business_accounts
? tengo una empresa y quiero comprar para la oficina
? puedo pagar a treinta días con factura
? soy autónomo, hay tarifa profesional
? revendo en mi tiendita, hay precio de mayorista
? necesito cuarenta sillas para el despacho
? cómo me doy de alta como cliente corporativo
? mi jefe quiere que le facturéis a la sociedad
? queremos equipar toda la flota de furgonetas
? soy fontanero, los del gremio tienen descuento
? abrir una cuenta de crédito para mi negocio
? precio sin iva para compañías
? en la pyme nos hace falta café cada mes
? uniformes para los empleados del hotel
? mandan cotización con razón social y rut
? compro por cajas para mi bar
? varios compañeros pueden pedir con la misma cuenta de firma
? regalos para la plantilla, somos doscientos
? tenéis comercial que nos visite en el taller
? condiciones para distribuidores
? aceptáis orden de compra del departamento de compras
? soy contratista y consumo mucho material de obra
? necesito licitar, me pasan un presupuesto formal
? tengo una empresa y quiero comprar seguido
? soy instalador, tarifa de profesional
? me dais de alta como revendedor
? facturar a fin de mes
? equipar la oficina de mesas
? tengo restaurante y gasto mucho aceite
? cuánto tardan en aprobar la cuenta de autónomo
? crédito comercial a sesenta días
? varios empleados comprando con la misma cuenta
? uniformes para la plantilla
? soy fontanero, hay precio gremio
? necesito un comercial que me atienda
? cuenta de empresa
? soy autónomo, hay precios especiales?
? compras para empresas
? quiero ser distribuidor
? quiero revender sus productos
? cuenta profesional
? venta a empresas
? tarifa profesional
? precios para revendedores
? tengo una tienda y quiero vender lo vuestro
? pedido para la oficina
? crédito para empresas
? soy mayorista kiero ser cliente
? ventas corporativas
= Cuenta profesional: alta gratuita con CIF, RUC, RFC o NIT
= Las empresas con línea de crédito aprobada abonan a 30 días fecha factura.
= Descuento para el gremio: electricistas, pintores y albañiles, 12 %
= Asignamos un gestor comercial a cada cliente corporativo.
= Venta al por mayor a partir de 24 unidades por referencia.
= Hostelería y restauración: tarifa especial en vinos y conservas.
= Mobiliario de oficina: planificamos, presupuestamos y montamos sus puestos de trabajo.
= Los revendedores deben acreditar su actividad económica.
= Usuarios múltiples, límites de gasto y centros de coste en el portal B2B.
= Vestuario laboral bordado con el logotipo de su compañía.
= Lotes navideños para plantillas: solicite propuesta antes de noviembre.
= Alta profesional: precios netos y factura mensual.
= Tarifa gremio para instaladores y reformistas.
= Cuenta de empresa con varios usuarios y límites.
= Condiciones de pago: 30 días fecha factura.
= Distribuidores: solicite nuestra tarifa de reventa.
## schools_institutions
? soy maestra y compro para mi clase
? el cole necesita tijeras y pegamento
? material para una guardería infantil
? el ayuntamiento os puede hacer un pedido
? somos un club de fútbol de barrio, camisetas
? descuento para docentes
? la asociación de padres quiere libros de lectura
? la facultad paga después de recibir la mercadería
? compramos para el jardín de niños
? factura electrónica para administración pública
? tengo que equipar la biblioteca municipal
? instrumentos para la banda del liceo
? el instituto me ha pedido tres presupuestos
? soy profe de educación física y busco balones
? somos una parroquia, nos hacéis precio
? kit para la escuelita rural
? el hospital necesita mantas
? para el equipo de baloncesto del pueblo
? vendéis a universidades
? los scouts vamos de campamento y buscamos carpas
? juegos para la ludoteca de la residencia de ancianos
? la secretaría de educación haría una compra grande
? soy profe y necesito material para la clase
? el ayuntamiento quiere hacer un pedido
? compramos para la guardería
? el ampa paga con transferencia
? club de fútbol de barrio, equipaciones
? hacéis presupuesto para biblioteca
? la residencia necesita treinta colchones
? factura electrónica a la administración
? licitación pública, participáis
? libros para todo el curso
? coro parroquial, partituras
? hoja de pedido con sello del centro
= Centros educativos, guarderías y bibliotecas compran con factura a 60 días.
= Facturamos a organismos públicos a través de FACe con código DIR3.
= Profesorado: 10 % con carné docente vigente
= Lotes escolares de papelería para aulas de primaria.
= Equipaciones para clubes deportivos y federaciones con escudo incluido.
= Las bibliotecas públicas se benefician de un 15 % en fondos editoriales.
= Conservatorios y escuelas de música: instrumentos en préstamo para alumnos.
= Atendemos licitaciones y contratos menores de municipalidades.
= Mobiliario homologado para escuelas infantiles, medidas por edades
= Material de laboratorio y huerto escolar para colegios.
= Instituciones: envíe su solicitud con sello y membrete oficial.
= Centros educativos: pago a 30 días y 10 % de descuento.
= Factura electrónica por FACe para administraciones públicas.
= Equipaciones para clubes desde 12 unidades.
= Presupuestos para bibliotecas, guarderías y residencias.
= Aceptamos pedidos oficiales con sello y firma.
## charity_donation
? organizamos una rifa solidaria, donáis algún premio
? somos una protectora y nos falta pienso
? podéis patrocinar nuestra carrera benéfica
? hacemos una tómbola para el hospital infantil
? quiero regalar ropa usada a gente sin techo
? colaboráis con alguna oenegé
? buscamos auspicio para el torneo del barrio
? para la kermés de la parroquia nos regalan algo
? se quemó la casa de unos vecinos, podríais ayudar
? parte de lo que pago va a una causa
? redondeo solidario en la caja a quién llega
? recogida de juguetes para niños pobres
? tenemos un refugio de perritos abandonados
? dónde va el vuelto que uno dona
? necesitamos un sponsor para la fiesta mayor
? lo que no vendéis lo dais al banco de alimentos
? colecta para damnificados del terremoto
? aceptan mantas viejas para el albergue
? fundación busca aportes en especie
? nos apoyáis con material para la misión
? somos voluntarios y pedimos una ayudita
? bingo benéfico, algún obsequio para sortear
? hacemos una tómbola y buscamos premios
? dais algo para los pobres
? nuestra protectora necesita mantas
? patrocináis un equipo infantil
? lo que no vendéis lo regaláis
? rifa del colegio, nos echáis un cable
? redondeo para una causa
? puedo dejar ropa para gente sin techo
? colaboráis con el banco de alimentos
? pedimos sobras de pienso para gatos callejeros
? qué hacéis con los beneficios solidarios
? carrera benéfica sin dinero
= Donamos el 1 % de cada venta a proyectos sociales.
= Las solicitudes de patrocinio se estudian una vez al trimestre.
= Caja solidaria: deposite aquí alimento para refugios de animales
= Redondeo voluntario: su aporte llega íntegro a la fundación infantil.
= No podemos atender todas las peticiones de premios para rifas y tómbolas.
= El pan del día anterior se entrega cada noche al comedor social.
= Recogemos gafas viejas para campañas humanitarias.
= Apadrinamos al equipo juvenil de la localidad.
= Entidades sin ánimo de lucro: adjunten estatutos y certificado de utilidad pública.
= Beneficencia: libros descatalogados para cárceles y hospitales
= Cada bufanda vendida financia una manta para un albergue.
= Donamos el 1 % de las ventas a proyectos sociales.
= Solicitudes de patrocinio: con dos meses de antelación.
= Redondeo solidario en caja.
= Colaboramos con refugios y el banco de alimentos.
= Premios para sorteos benéficos: formulario de petición.
## account_login
? no me acuerdo de la contraseña
? no puedo entrar en mi perfil
? me dice usuario incorrecto
? se me olvidó la clave
? cómo me registro en la web
? hace falta abrir cuenta para comprar
? no me llega el correo para restablecer
? me bloqueó por demasiados intentos
? quiero comprar como invitado sin registrarme
? cambié de celular y no me deja ingresar
? el código de verificación no aparece
? mi mail ya está en uso dice
? inicio sesión y me saca a cada rato
? cambiar mi dirección de correo del perfil
? crear un usuario nuevo
? me pide un pin que no tengo
? dónde me logueo
? tengo dos cuentas, se pueden juntar
? no me acepta el password nuevo
? alguien cambió mi acceso, no soy yo
? entrar con huella en la aplicación
? mi madre no sabe abrirse un perfil, cómo lo hace
? no me acuerdo de la clave
? no puedo entrar
? me dice usuario inexistente
? cómo me registro
? el enlace para cambiar la contraseña no llega
? se bloqueó por muchos intentos
? cambié de correo y ya no accedo
? mi nieto me hizo la cuenta y no sé los datos
? tengo que darme de alta
? perdí el móvil donde recibía el código
? entro con google y sale otra cuenta
? me echa cada rato
? olvidé mi contraseña
? no puedo entrar en mi cuenta
? crear una cuenta
? iniciar sesión
? recuperar contraseña
? no me deja entrar
? registrarme
? borrar mi cuenta
? contraseña incorrecta
? hay que registrarse para comprar?
? se me olvido la clave
? no puedo inisiar sesion
? cambiar mi contraseña
= ¿Ha olvidado su contraseña? Solicite un enlace de restablecimiento.
= Inicie sesión con su correo electrónico y su clave personal.
= Regístrese gratis y consulte su historial de compras.
= También puede finalizar la compra como invitado, sin crear una cuenta.
= La clave debe contener ocho caracteres, una mayúscula y un número.
= Tras cinco intentos fallidos, el acceso se bloquea durante 30 minutos.
= Verificación en dos pasos: le enviamos un código por SMS
= Área de clientes > Datos de acceso > Modificar nombre de usuario
= Revise la carpeta de correo no deseado si no recibe el mensaje de activación.
= Ventajas de registrarse: lista de deseos, direcciones guardadas, facturas
= Por seguridad, la sesión caduca tras un periodo de inactividad.
= ¿Olvidó su contraseña? Restablézcala aquí.
= Cree su cuenta con correo y clave de 8 caracteres.
= Acceso bloqueado tras 5 intentos: espere 30 minutos.
= Inicio de sesión con Google o Apple.
= Cambie el correo en «Datos personales».
## account_delete
? quiero darme de baja de la web
? bórrenme de su base de datos
? cómo elimino mi cuenta
? ya no compro más acá, saquen mis datos
? cerrar mi perfil para siempre
? derecho al olvido
? quitad mi nombre y mi dirección del sistema
? mi marido falleció, cancelad su usuario
? no quiero que guardéis nada mío
? ejercer derecho de supresión
? desactivar cuenta definitivamente
? dónde está el botón para eliminar el usuario
? borrad mi tarjeta guardada
? si me borro pierdo los puntos
? que desaparezca mi historial
? tenía una cuenta vieja y quiero que la quiten
? me arrepentí de registrarme
? borrar toda mi información personal
? cuánto tardáis en suprimir mis datos
? dar de baja a mi hijo, se registró sin permiso
? ya me di de baja y sigo apareciendo
? desaparecer de vuestros ficheros
? quiero desaparecer de vuestra web
? borrad mi perfil
? mi padre falleció, quitad sus datos
? darme de baja del todo
? eliminad mi tarjeta guardada
? ya no voy a comprar más, cerrad mi usuario
? quiero que olvidéis todo sobre mí
? suprimir mi ficha
? tengo dos cuentas, sobra una
? cómo cancelo el registro
? pierdo los puntos si cierro
? borrar mi historial de compras
= Puede eliminar su cuenta en Mi perfil > Ajustes > Cerrar cuenta.
= La supresión se ejecuta en un plazo máximo de 30 días.
= Derecho de supresión: envíe su petición junto con copia del documento de identidad
= Una vez cerrado el perfil, los puntos y vales acumulados se pierden.
= Las facturas se conservan seis años por obligación fiscal, aunque se borre el usuario.
= La baja definitiva es irreversible.
= Los datos quedan bloqueados y después se destruyen.
= Cancelación de cuentas de personas fallecidas: aporte certificado de defunción.
= Borrado de fotografías de recetas ópticas: a petición del interesado
= Las cuentas inactivas durante tres años se eliminan automáticamente.
= Recibirá una confirmación cuando hayamos eliminado su información personal.
= Eliminar cuenta: Mi perfil > Privacidad > Cerrar cuenta.
= Derecho de supresión: escriba a protección de datos.
= Al cerrar la cuenta se pierden puntos y saldo.
= Conservamos facturas durante el plazo legal.
= Baja definitiva en un máximo de 30 días.
## privacy_data
? qué sabéis de mí
? a quién le pasan mi número
? hay cámaras en los probadores
? cuánto tiempo guardan mis datos
? no quiero aceptar las galletas de la web
? vendéis mis datos a otras empresas
? por qué me pedís la fecha de nacimiento
? me siguen los anuncios por todos lados
? quiero una copia de todo lo que tenéis guardado
? esta charla se graba
? dónde están vuestros servidores
? me filmaron en la tienda y quiero saber para qué
? quién ve lo que compro
? política de privacidad
? es obligatorio dar mi cédula
? rechazar todas las cookies
? quién es el delegado de protección de datos
? compartís mi correo con el transportista
? me da cosa dejar mi dirección, está segura
? el bot guarda lo que escribo
? la app me rastrea la ubicación
? para qué usáis mi graduación de la vista
? vendéis mis datos a otros
? por qué me sale publicidad de lo que miré
? para qué queréis mi teléfono
? cuánto tiempo guardáis mis compras
? no quiero cookies
? quién ve mi dirección
? me graban cuando llamo
? quiero copia de lo que tenéis apuntado sobre mí
? la app me pide la ubicación
? mi jefe puede enterarse de lo que pido
= Responsable del tratamiento y delegado de protección de datos
= Usamos cookies técnicas, analíticas y publicitarias; configúrelas a su gusto.
= Zona videovigilada: las grabaciones se borran a los 30 días.
= No cedemos sus datos a terceros, salvo a empresas de transporte y pago.
= Tiene derecho de acceso, rectificación, oposición y portabilidad.
= Base jurídica: ejecución del contrato y consentimiento
= Las conversaciones con el asistente se almacenan de forma anónima durante 14 días.
= Los datos de su graduación visual se tratan con especial confidencialidad.
= Nuestros servidores se encuentran en la Unión Europea.
= Conservamos los datos de facturación durante el plazo legal.
= Puede reclamar ante la Agencia de Protección de Datos.
= Política de privacidad y tratamiento de datos personales (RGPD).
= Videovigilancia: imágenes conservadas 30 días.
= No cedemos sus datos a terceros con fines comerciales.
= Configure sus cookies: técnicas, analíticas, publicitarias.
= Derechos de acceso, rectificación y portabilidad.
## newsletter_stop
? dejad de mandarme publicidad
? me llegan correos todos los días, estoy harto
? cómo me desuscribo
? no más mensajitos de ofertas
? quiten mi cel de la lista de promociones
? me llena la bandeja de spam
? cancelar el boletín
? ya le di a darme de baja y siguen escribiendo
? no quiero recibir el catálogo en el buzón
? parad los sms
? el link de cancelar suscripción no funciona
? yo nunca me apunté a vuestros emails
? menos correos, solo uno al mes
? quitarme de la lista de distribución
? apagar las notificaciones de la app
? sáquenme de esa newsletter
? mi abuelo murió y le sigue llegando propaganda
? no me llamen más para venderme cosas
? borradme del mailing
? mandan demasiada correspondencia comercial
? desapuntarme de las novedades
? cortad ya con tanto aviso
? dejad de mandarme correos
? me tenéis frito con tanta publicidad
? cómo me borro de la lista
? me llegan sms a medianoche
? no quiero más folletos en el buzón
? ya me desapunté y seguís
? tres mails al día, qué pesados
? mi difunta madre sigue recibiendo el catálogo
? quitad mi móvil de vuestros avisos
? el enlace de baja no funciona
? menos mensajes, uno al mes
? spam, parad ya
= Para dejar de recibir el boletín, pulse el enlace al pie de cada correo.
= Baja de SMS: responda BAJA al mensaje recibido
= La cancelación de la suscripción surte efecto en 48 horas.
= Puede elegir la frecuencia: semanal, mensual o nunca.
= Si no desea publicidad postal, comuníquenos el número impreso sobre la etiqueta.
= Preferencias de comunicación: correo, teléfono, notificaciones
= Revoque su consentimiento comercial cuando quiera y sin coste.
= Un catálogo ya impreso puede llegarle aún tras solicitar la baja.
= Nos inscribimos en la Lista Robinson y respetamos su oposición.
= Aunque se desuscriba, recibirá los avisos necesarios sobre sus compras.
= Newsletter de jardinería: darse de baja
= Cancele la suscripción al pie de cada boletín.
= Baja de SMS: responda STOP.
= Gestione frecuencia y temas en sus preferencias.
= Para no recibir el catálogo impreso, escríbanos.
= La baja surte efecto en 48 horas.
## catalogue_print
? me mandáis el catálogo a casa
? tenéis algo en papel para hojear
? no me manejo con internet, hay revista
? quiero el folleto de esta semana
? dónde encuentro el librito con los muebles
? la propaganda con las ofertas ya no me llega
? mi abuela prefiere verlo impreso
? el catálogo nuevo cuándo sale
? es gratis la revista
? puedo descargar el folleto en pdf
? me gustaría recibir el encarte
? díptico con vuestros servicios
? se puede pedir por correo postal el catálogo de semillas
? tienen volantes en la tienda
? perdí el catálogo de navidad de juguetes
? hacéis todavía la edición de papel
? lista de precios impresa
? una brochure de cocinas
? quisiera ojear la colección de otoño en papel
? pasar páginas en la tablet, hay versión digital
? mandadme uno al buzón
? ejemplar del catálogo anterior
? me mandáis la revista a casa
? quiero hojear en papel, no en pantalla
? el librito de semillas de este año
? dónde cojo el folleto
? mi abuelo quiere el catálogo de siempre
? ya no llega la revista
? es gratis el ejemplar
? hay uno en pdf para descargar
? folletos con precios de cocinas
? cuándo sale el de primavera
? mandadme dos para la peluquería
? encarte de ofertas de la semana
= Solicite gratis nuestro catálogo impreso de 200 páginas.
= Folleto semanal vigente del lunes al sábado
= El catálogo de bulbos y semillas se publica en enero y agosto.
= Descargue la versión digital en PDF o pida un ejemplar en papel.
= Encontrará revistas gratuitas junto a las cajas.
= Por motivos ecológicos hemos dejado de imprimir el catálogo general.
= Muestrario de telas y tapicerías encuadernado: 8 \u20ac, reembolsables
= Envío postal del folleto: entre cinco y siete días laborables
= Los precios impresos son válidos salvo error tipográfico.
= Catálogo de juguetes navideños: disponible desde finales de octubre.
= Hojee en línea nuestro encarte de herramientas.
= Solicite gratis nuestro catálogo impreso.
= Catálogo otoño-invierno disponible en tienda.
= Descargue el folleto en PDF.
= Edición anual de semillas: enero.
= Revista para socios, cuatro números al año.
## opening_hours
? a qué hora abrís
? hasta qué hora están hoy
? cuándo cierran el changarro
? salgo del curro a las siete, llego todavía
? cerráis al mediodía
? están abiertos ahorita
? horario de atención
? abrís por la tarde
? voy corriendo, seguís abiertos
? a las nueve de la mañana ya hay alguien
? los sábados qué turno hacéis
? atienden de corrido o hacen siesta
? si me paso a última hora os pillo
? llegué y la persiana estaba bajada
? mañana tempranito abren
? qué días descansáis
? horario de verano
? los lunes trabajan
? en cuánto rato cierra la sucursal
? hay guardia nocturna
? cuándo es mejor ir para evitar cola
? el taller tiene otro horario que la tienda
? estáis cerrados ya
? llego a las ocho y media, os pillo
? cerráis a mediodía
? hasta cuándo hay gente en el local hoy
? salgo de trabajar tarde, me da tiempo
? el sábado por la tarde estáis
? horario de la sucursal del centro
? me comí la persiana bajada ayer
? atienden de corrido o cortan para la siesta
? desde tempranito
? el taller cierra antes que la tienda
? horario
? horarios
? a qué hora abren
? a qué hora cierran hoy
? horario de la tienda
? hasta qué hora abrís
? están abiertos ahora?
? a q ora abren
? cerráis a mediodía?
? horario de atención en tienda
? qué horario hacéis
? hoy hasta q hora estan
? abren de corrido?
? hora de cierre
= Lunes a viernes: 9:30\u201313:30 y 17:00\u201320:30
= Sábados de 10 a 14 horas.
= Abrimos ininterrumpidamente de 10:00 a 21:00.
= Última admisión en el probador: 15 minutos antes del cierre
= En julio y agosto cerramos por las tardes.
= El mostrador de materiales abre a las 7 para profesionales.
= Cafetería de la librería: hasta las 19:30
= Horario continuado, sin cierre a mediodía.
= Lunes cerrado por descanso semanal.
= El vivero adapta su horario a la luz: en invierno cierra a las 18 h.
= Jornada de atención del taller de reparación: martes y jueves, mañanas
= Horario: lunes a sábado, de 10:00 a 21:00.
= Abierto de 9:30 a 14:00 y de 17:00 a 20:30.
= Horario de verano: cerrado sábados por la tarde.
= Almacén y patio de carga desde las 7:00.
= Última entrada 15 minutos antes del cierre.
## opening_sunday
? abrís el domingo
? el finde puedo ir los dos días
? estáis en nochebuena
? qué pasa el primero de mayo
? abren en feriado
? el puente de diciembre cerráis
? en semana santa hay alguien
? día de reyes está abierto
? solo tengo libre el domingo
? el doce de octubre trabajan
? hay domingos de apertura este mes
? víspera de año nuevo hasta qué hora
? en fiestas patrias abren
? día de difuntos
? el lunes es festivo, puedo pasar
? cerráis por vacaciones en agosto
? el veinticinco se puede recoger algo
? carnaval abren o cierran
? jueves santo horario
? me quedé sin regalos, abrís el veinticuatro
? san juan es fiesta aquí, abrís igual
? calendario de festivos de apertura
? el lunes es festivo, estáis
? en nochebuena hasta qué hora
? puente de diciembre abierto
? el día de reyes puedo ir
? semana santa horario
? feriado mañana, atienden
? el quince de agosto trabajáis
? solo libro los domingos
? fiesta local, está abierto el centro
? primero de mayo
? año nuevo por la mañana hay alguien
? abren los domingos?
? abrís los domingos?
? abren en festivos?
? horario domingo
? abren en navidad?
? abren el 1 de mayo?
? abren los feriados?
? mañana es festivo, abrís?
? horario en semana santa
? el dia de reyes abren?
? domingos y festivos
? abren el 24 de diciembre?
? estan abiertos el domigo?
= Domingos y festivos: cerrado
= Abrimos los domingos de diciembre previos a Navidad de 11 a 20 h.
= 24 y 31 de diciembre: de 9:00 a 14:00
= Permanecemos cerrados el 25 de diciembre, el 1 y el 6 de enero.
= Domingos de apertura autorizada este año: consulte el calendario.
= En Semana Santa abrimos hasta el Miércoles Santo.
= Días feriados: horario reducido en centros comerciales
= La floristería abre el Día de la Madre y Todos los Santos.
= Cierre vacacional: del 10 al 24 de agosto
= Festividad local: consulte con su sucursal.
= Noche Blanca: apertura extraordinaria hasta la medianoche.
= Domingos y festivos: cerrado, salvo aperturas autorizadas.
= Domingos de diciembre abiertos de 11 a 20 h.
= 24 y 31 de diciembre: cierre a las 18:00.
= Cerrado 25 de diciembre, 1 y 6 de enero.
= Viveros: abiertos todos los domingos de primavera.
## store_locations
? dónde estáis exactamente
? hay tienda en mi ciudad
? tenéis local en sevilla
? en qué calle queda
? cuál me pilla más cerca
? quisiera verlo en persona, dónde voy
? solo vendéis por internet o hay sitio físico
? me mudé al norte, hay sucursal por allí
? pásame la ubicación
? en qué barrio están
? hay alguna en el centro comercial
? ciudades donde tenéis presencia
? cómo encuentro el local, di vueltas y nada
? hay alguno por guadalajara o monterrey
? tienen showroom para visitar
? la de la plaza sigue existiendo
? cuántas filiales hay
? queda lejos de la estación
? código postal de la tienda para el navegador
? os habéis mudado, el local está vacío
? vais a abrir en valencia
? punto de venta más próximo
? dónde estáis
? hay alguna tienda cerca de mí
? en sevilla tenéis
? solo sois online o se puede ir
? os habéis mudado, no os encuentro
? el gps me manda a un descampado
? en qué centro comercial
? cuántos locales hay
? cerró la de mi barrio, cuál me queda
? sucursal en guadalajara
? dónde están
? ubicación
? dirección de la tienda
? tiendas
? sucursales
? tenéis tienda física?
? hay tienda en madrid?
? en qué ciudades tienen tienda
? donde se ubican
? tienda más cercana
? tienen local en buenos aires?
? dnd estais
? tienen tienda fisica o solo online?
= Encuentre su tienda: introduzca su código postal.
= Nuestras sucursales: Bogotá, Medellín, Cali y Cartagena
= Calle Mayor 14, bajo, 28013 Madrid
= Somos una tienda exclusivamente en línea, sin establecimiento físico.
= Nos hemos trasladado: ahora estamos en la avenida del Puerto, 7.
= Próxima apertura en el centro comercial, planta 2, local 215
= Exposición y almacén en el polígono industrial, nave 9.
= Contamos con 18 puntos de venta en todo el país.
= La librería se encuentra frente a la catedral.
= Vea el mapa y obtenga indicaciones para llegar.
= Vivero y garden center: carretera comarcal, kilómetro 4
= Encuentre su tienda más cercana.
= Tiendas en Madrid, Valencia, Bilbao y Sevilla.
= Dirección: calle Mayor 12, planta baja.
= Nos hemos trasladado a la plaza del Mercado.
= Venta exclusivamente por internet, sin local físico.
## store_services
? puedo probarme las botas allí
? hay probadores libres
? me ayuda alguien a elegir
? se puede escuchar los altavoces antes
? dejan tocar las guitarras
? envolvéis regalos en tienda
? hay wifi y un café
? qué puedo hacer en el local además de comprar
? puedo dar una vuelta con la bici de prueba
? me tomáis medidas allá mismo
? hay quien me asesore en persona
? cortáis madera en el momento
? me gustaría tumbarme en los colchones
? copian llaves al momento
? hay vestidores amplios
? un dependiente me puede enseñar cómo funciona
? tenéis taller dentro
? personal que hable inglés
? arreglan dobladillos en la sucursal
? hay cabina para oír discos
? dejan sentarse a leer
? hay taquillas para la mochila
? se puede probar la guitarra allí
? hay probadores
? me asesora alguien si voy
? puedo tumbarme en los colchones
? hay cafetería dentro
? me arregláis el bajo en la tienda
? una pista para correr con las zapatillas
? dejan escuchar los vinilos
? hinchan las ruedas
? me miran la vista
? copia de llaves hacéis
? una persona que me ayude a elegir el regalo
= En nuestras tiendas: probadores, arreglos de costura, envoltorio de regalo
= Pruebe sobre la pista interior sus zapatillas de correr.
= Sala insonorizada para probar amplificadores y pianos digitales
= Servicio de corte de tableros y copia de llaves al instante.
= Nuestros dependientes le asesoran en castellano, catalán e inglés.
= Afinación y ajuste básico sin cita en el mostrador.
= Análisis de pisada gratuito con especialistas
= Zona de descanso con café, prensa y wifi.
= Mesa de juegos: abra y pruebe más de cien títulos antes de decidir.
= Túmbese sin prisa: cuarenta colchones en exhibición.
= Personal shopper con vestidor privado.
= Probadores, asesoramiento y arreglos en tienda.
= Análisis de pisada gratuito con cita.
= Duplicado de llaves, corte de madera y mezcla de pintura.
= Sala de prueba de instrumentos.
= Cafetería y zona de lectura en la primera planta.
## parking_transport
? dónde dejo el coche
? hay estacionamiento para clientes
? qué metro me deja cerca
? en qué autobús llego
? voy en tren, cómo sigo
? se paga el aparcamiento
? puedo cargar el auto en la puerta
? hay zona azul
? qué colectivo pasa por ahí
? voy en bici, hay donde amarrarla
? puedo entrar con la furgo al muelle
? cómo se llega desde el aeropuerto
? cargador para eléctricos en el parking
? me multaron por parar a cargar
? caben camionetas altas en el garaje
? hay carrito para llevar las cosas al carro
? parada de tranvía
? estación más cercana
? qué salida de la autopista tomo
? se puede ir andando desde el centro
? cuánto tiempo gratis de cochera
? la calle es peatonal, cómo recojo algo pesado
? cobran por aparcar
? qué autobús me deja
? cómo llego en metro
? puedo arrimar la furgoneta para cargar
? hay sitio para bicis
? la zona azul me fríe
? está lejos de la estación
? no conduzco, se llega andando
? validáis el ticket del parking
? cargador para coche eléctrico
? estacionamiento con remolque
? hay parking?
? tienen estacionamiento?
? aparcamiento
? dónde aparco
? cómo llego
? cómo llegar en metro
? qué autobús me deja cerca
? parada de metro más cercana
? el parking es gratis?
? se puede estacionar cerca?
? como llego en colectivo
? zona de carga
? teneis aparcamineto?
? hay estación de tren cerca?
= Aparcamiento gratuito para clientes durante 90 minutos
= Metro línea 3, salida Plaza; autobuses 27 y 150
= Zona de carga y descarga en la parte trasera del almacén.
= Validamos su tique de estacionamiento en caja.
= Cómo llegar: tome la salida 12 de la autovía, dirección polígono.
= Altura máxima del garaje: 2,10 m
= Cuatro puntos de recarga para vehículos eléctricos.
= Aparcabicicletas junto a la entrada principal
= A cinco minutos a pie de la estación de cercanías.
= Para retirar muebles, acceda con su vehículo a la dársena 2.
= Transporte público: parada de tranvía frente al vivero.
= Aparcamiento gratuito para clientes: 2 horas.
= Metro línea 3; autobuses 12 y 45.
= Zona de carga y descarga en la parte trasera.
= Puntos de recarga eléctrica y aparcabicis.
= A 5 minutos a pie de la estación de tren.
## accessibility
? voy en silla de ruedas, puedo entrar
? hay ascensor hasta arriba
? tiene escalones la entrada
? mi madre camina con andador
? soy sordo, cómo hablo con ustedes
? hay baño para clientes
? aseo adaptado para discapacitados
? soy autista y me molesta el ruido
? plazas de parking para minusválidos
? hay rampa sin escalón
? no veo bien, me puede acompañar alguien
? puedo usar el elevador con muletas
? necesito sentarme a ratos, hay bancos
? los pasillos son anchos
? lengua de signos
? voy con oxígeno y no puedo subir escaleras
? hora silenciosa sin música
? perro guía permitido
? la web se lee con lector de pantalla
? probador grande para discapacitados
? prestan silla de ruedas en la puerta
? dónde puedo hacer pis, es urgente
? hay escalones
? tengo muletas y subir me cuesta
? mi hijo es autista, hay hora tranquila
? un aseo donde ir
? soy sordo, me entenderán
? no veo bien, alguien me acompaña
? tenéis ascensor a la planta de arriba
? bancos para sentarse un rato
? pasa el andador por los pasillos
? plaza de minusválidos cerca
? lengua de signos sabe alguien
= Acceso sin barreras ni peldaños por la puerta lateral.
= Ascensor a todas las plantas y aseos adaptados en la segunda.
= Hora tranquila: martes de 15 a 17 h, sin música y con luz atenuada
= Bucle magnético para audífonos en el mostrador de atención.
= Prestamos sillas de ruedas y andadores; pídalos en recepción.
= Plazas reservadas para personas con movilidad reducida junto a la entrada.
= Declaración de accesibilidad: sitio web conforme con WCAG 2.1 AA
= Servicio de videointerpretación en lengua de señas.
= Probador accesible de 2 × 2 m con timbre de ayuda
= Los perros de asistencia son bienvenidos en todas nuestras librerías.
= Por ser edificio histórico, la planta alta solo tiene escalera.
= Acceso sin barreras: rampa y ascensor.
= Aseo adaptado en planta baja.
= Bucle magnético para personas con audífonos.
= Hora silenciosa: martes de 10 a 11 h, sin música.
= Plazas reservadas para movilidad reducida.
## pets_children_in_store
? puedo entrar con mi perro
? llevo al bebé en el carrito, cabe
? hay donde cambiar un pañal
? los niños se aburren, tienen rincón de juegos
? aceptáis mascotas pequeñas
? mi chucho es grande pero tranquilo
? tengo que dar el pecho, hay un sitio
? hay ludoteca con monitora
? con la guagua en el coche se puede pasar
? mi gato en transportín puede venir
? guardería para los peques mientras compro
? cambiador de bebés
? perritos con correa sí o no
? prestan cochecito o sillita
? voy con tres críos, hay entretenimiento
? mi cachorro tiene que estar en brazos
? sitio para calentar el biberón
? los nenes pueden quedarse solos en el castillito
? dejan pasar animales a la cafetería
? hay sillitas en los carros de compra
? el perro espera fuera, hay gancho y agua
? zona infantil con toboganes
? puedo entrar con el perro
? mi cachorro se queda fuera o pasa
? hay dónde cambiar el pañal
? con el carrito doble se cabe
? los niños se aburren, tenéis rincón de juegos
? dar el pecho en algún sitio
? mi gato en transportín
? prohibido animales no
? dejo a la peque mientras miro
? el perro guía entra
? se admiten chuchos atados
? trona en la cafetería
= Los perros atados con correa son bienvenidos en nuestra tienda.
= No se admiten animales en la sección de alimentación, salvo perros guía.
= Rincón infantil con cuentos y construcciones en la planta baja
= Sala de lactancia y cambiador junto a los aseos familiares.
= Los menores de seis años deben ir acompañados por un adulto.
= Ludoteca vigilada: de 3 a 10 años, máximo una hora
= Traiga a su mascota para probar arneses y abrigos.
= Pasillos aptos para cochecitos y sillas gemelares.
= Punto de agua y aparcaperros en la entrada
= Carros de compra con asiento para bebé disponibles.
= En el vivero, los gatos y perros no pueden entrar al invernadero.
= Perros bienvenidos con correa.
= Zona infantil y cambiador de bebés.
= No se permite la entrada de animales, salvo perros guía.
= Pasillos aptos para cochecitos.
= Sala de lactancia junto a los aseos.
## store_stock
? lo tenéis en la tienda de bilbao
? queda alguno en el local del centro
? puedo verlo expuesto
? antes de ir quiero saber si está
? fui y el estante estaba vacío
? hay existencias en mi sucursal
? me lo apartáis para esta tarde
? está a la vista o en bodega
? cómo miro el stock de una tienda concreta
? lo traen de otra sucursal si no hay
? en la web pone disponible pero allí no lo vi
? quiero tocar la tela, dónde la exhiben
? cuántas unidades quedan acá en quito
? me lo reservan unas horas
? en qué pasillo está
? tenés la talla m en el local de palermo
? hay en almacén para llevármelo hoy
? no quiero ir en balde, miradlo
? la sucursal que me queda cerca maneja ese modelo
? está montado en exposición el armario
? tienen en vitrina las guitarras zurdas
? preguntar disponibilidad en otra tienda
? lo tenéis en la de la gran vía
? no quiero ir en balde, está
? puedo verlo allí montado
? miras si queda alguno en mi tienda
? la web dice disponible pero es verdad
? fui y no había
? está expuesto para tocarlo
? en qué pasillo lo encuentro
? traedlo de otra sucursal a esta
? la talla l en valencia
? quedan sacos de tierra hoy en el vivero
? cuántas unidades os quedan en el local
? lo tienen en la tienda de sevilla?
? hay stock en tienda?
? disponible en tienda
? puedo verlo en tienda?
? lo tenéis expuesto?
? disponibilidad en sucursal
? lo puedo probar en la tienda?
? en qué tienda lo tienen
? stock en tienda física
? esta en el local del centro?
? si voy a la tienda lo encuentro?
? ver en exhibición
? ai en la tienda de valencia?
= Disponibilidad en tienda: seleccione su sucursal
= Últimas unidades en Zaragoza; agotado en Málaga
= Reserve en línea y recoja en dos horas; se lo guardamos tres días.
= Los modelos en exhibición varían según el establecimiento.
= La existencia mostrada se actualiza cada 30 minutos.
= Traslado entre tiendas gratuito: de dos a cuatro días hábiles
= Ubicación: pasillo 14, estantería B
= Este sofá está expuesto en Alicante y Murcia.
= Consulte por teléfono si la planta está en el vivero antes de desplazarse.
= Título no disponible en esta librería; se puede encargar.
= Artículo exclusivo de la web, no se encuentra en puntos físicos.
= Consulte existencias por tienda en la ficha.
= Disponible en exposición: Barcelona y Zaragoza.
= Stock actualizado cada hora, sin garantía.
= Traslado entre tiendas en 3-5 días.
= Últimas unidades en este establecimiento.
## contact_phone
? pásame el número de teléfono
? a qué teléfono llamo
? llevo media hora llamando y no cogen
? puedo hablar por teléfono
? hasta qué hora contestan las llamadas
? cuánto cuesta la llamada
? prefiero llamar, no escribir
? me pueden devolver la llamada
? tienen línea gratuita
? la línea está siempre ocupada
? nadie atiende el fono
? teléfono directo del taller
? telefonear desde el extranjero
? número de la centralita
? me sale una musiquita y me cuelga
? quiero llamaros pero no veo el fijo
? celular de la tienda
? qué opción marco para reclamar
? el fin de semana responde alguien al teléfono
? cómo os llamo desde méxico
? dame un tel para consultar
? me llamasteis y no pude contestar
? dadme un teléfono
? nadie descuelga
? llevo media hora con la musiquita
? hay que pagar por llamar
? a qué hora cogéis el teléfono
? no me gusta escribir, prefiero hablar
? me llamáis vosotros
? el número que tengo da error
? desde el extranjero cómo marco
? un fijo de la tienda de lugo
? siempre comunica
? número gratuito no hay
? teléfono
? número de teléfono
? a qué número llamo
? teléfono de atención al cliente
? tienen teléfono?
? me pasan un telefono?
? quiero llamar
? nadie contesta el teléfono
? horario de atención telefónica
? tlf de contacto
? número de contacto
? cuál es vuestro teléfono
? pueden llamarme?
= Teléfono de atención al cliente: 900 123 456 (gratuito)
= Atendemos llamadas de lunes a viernes, de 9 a 18 horas.
= Desde el extranjero marque +34 91 000 00 00.
= Le devolvemos la llamada: indique su número y franja horaria.
= Coste de la llamada según su operador
= Línea directa del servicio técnico: extensión 3
= Central telefónica y horarios de cada departamento
= En horas punta la espera puede superar los diez minutos.
= Deje un mensaje en el contestador fuera de horario.
= Pedidos telefónicos de flores: hasta las 13 h
= Línea 01 800 sin costo desde toda la República.
= Teléfono de atención: 900 123 456, gratuito.
= Línea atendida de lunes a viernes, 9-20 h.
= Le llamamos: deje su número.
= Desde el extranjero: +34 91 000 00 00.
= Centralita y extensiones por departamento.
## contact_email
? a qué correo os escribo
? cuál es vuestro email
? mandé un mail y nadie responde
? cuánto tardáis en contestar
? quiero enviar una foto, dónde la adjunto
? hay formulario de contacto
? me rebotó el mensaje
? dirección electrónica de la tienda
? llevo tres días esperando que me respondan
? el formulario da error al enviar
? escribirles por escrito mi consulta
? no quiero llamar, mejor correo
? dónde mando los papeles escaneados
? me confirmáis si recibisteis mi correo
? a qué casilla escribo
? el captcha no me deja mandar la consulta
? correo del departamento de facturas
? respondéis en fin de semana a los emails
? necesito una dirección postal para mandar una carta
? arroba de la empresa
? les escribí y me contestó un robot
? puedo mandar un documento adjunto
? a qué correo escribo
? mandé un mail hace una semana y silencio
? no me respondéis nunca
? puedo adjuntar fotos
? tenéis email y no este chat
? quiero dejarlo por escrito
? dirección electrónica del taller
? mi consulta tiene número de ticket
? la arroba vuestra cuál es
? correo electrónico
? email
? correo de contacto
? dirección de email
? formulario de contacto
? cuánto tardan en contestar el correo
? me das el mail?
? no me respondéis los correos
? q correo tienen
? mandar un mail
? les escribí un correo y nada
? e-mail de atencion al cliente
= Escríbanos a atencion@ejemplo.es y respondemos en 24 horas laborables.
= Formulario de contacto: asunto, número de cliente, mensaje
= Adjunte fotografías de hasta 10 MB en formato JPG o PDF.
= Recibirá un acuse de recibo automático.
= Tiempo de respuesta por correo electrónico: uno o dos días hábiles
= Indique su referencia en el asunto para agilizar la gestión.
= Dirección postal: apartado de correos 112, 46080 Valencia
= Buzón de consultas sobre partituras e instrumentos
= Si no obtiene contestación, revise la carpeta de spam.
= Correos electrónicos por departamento: ventas, taller, contabilidad
= Debido al volumen de mensajes en Navidad, la contestación puede demorarse.
= Escríbanos a atencion@ o use el formulario de contacto.
= Respondemos en 24-48 horas laborables.
= Adjunte imágenes de hasta 10 MB.
= Indique número de pedido en el asunto.
= Correo para facturación y contabilidad aparte.
## contact_chat_social
? tenéis whatsapp para consultas
? os puedo mandar un wasap
? estáis en redes sociales
? cómo se llama vuestro insta
? hay chat en vivo
? me podéis seguir por telegram
? les mandé un dm y ni lo leyeron
? vi un reel y quiero saber más
? tienen canal de videos
? comenté en vuestro perfil y nadie contesta
? puedo chatear con alguien
? me dejaron en visto
? número de guasap para pedidos
? hacéis directos o streaming
? pasame el face de la tienda
? tienen cuenta de tiktok
? hay grupo o comunidad de clientes
? se puede consultar por mensaje privado
? dónde está la ventanita de chat
? puedo mandar un audio
? prefiero texteo antes que llamada
? cómo os etiqueto en mi foto
? tenéis whatsapp
? os escribí por insta y me dejasteis en visto
? os puedo mandar un audio
? en facebook no contesta nadie
? cuál es vuestro tiktok
? hablar por telegram
? a qué hora funciona el chat
? os sigo pero no veo los directos
? se cortó la conversación anterior
? paso la foto por dm
? qué usuario es el oficial
? whatsapp
? tienen whatsapp?
? número de whatsapp
? me pasas el wsp?
? instagram
? tenéis instagram?
? redes sociales
? chat en vivo
? facebook
? wasap
? os puedo escribir por whatsapp?
? están en tiktok?
? hay chat en directo?
= Chatee con nosotros en vivo de 9 a 21 horas.
= Escríbanos por WhatsApp al 600 000 000 (solo mensajes, no llamadas)
= Síganos en Instagram, Facebook, TikTok y YouTube.
= Por redes sociales no atendemos consultas con datos personales.
= El chat está disponible en la esquina inferior derecha.
= Comparta su foto con la etiqueta de la tienda y aparezca en nuestro muro.
= Respondemos los mensajes directos en un plazo de dos horas.
= Canal de vídeo: tutoriales de bricolaje cada jueves
= Únase a nuestro grupo de lectura en Telegram.
= Transmisiones en directo: cata de quesos los viernes
= Mensajería instantánea para consultas sobre acuarios y reptiles
= Chat en directo de 9 a 21 h.
= WhatsApp de atención: solo mensajes, no llamadas.
= Síganos en Instagram, TikTok y YouTube.
= Mensajes privados en redes: respuesta en el día.
= Perfil verificado con insignia azul.
## contact_person
? quiero hablar con una persona
? pásame con un humano
? no me sirve el robot
? me comunicas con el encargado
? quién lleva la sección de cocinas
? necesito hablar con contabilidad
? hay alguien de carne y hueso
? soy periodista, a quién me dirijo
? quiero que me atienda marta, la de siempre
? póngame con el gerente
? no entiendes nada, dame un agente
? contacto del departamento de prensa
? quién es tu jefe
? me derivas con un asesor
? quiero un operador ya
? con quién hablo del taller
? hablar con el dueño
? busco al vendedor que me atendió ayer
? transfiéreme a un ejecutivo
? recursos humanos me puede atender
? no quiero hablar con una máquina
? me pasas con la óptica titulada
? quiero hablar con alguien de carne y hueso
? eres un robot, pásame con una persona
? no me entiendes, necesito un humano
? con el encargado por favor
? soy periodista
? el departamento de contabilidad
? pásame con la chica que me atendió ayer
? hay algún experto en vinos
? jefe de tienda
? no quiero máquinas
? quién lleva las compras
? con recursos humanos
? hablar con una persona
? quiero hablar con alguien
? agente
? hablar con un humano
? pásame con un asesor
? operador
? kiero ablar con una persona
? no quiero hablar con un robot
? hablar con el encargado
? atención al cliente persona real
? páseme con un agente
? departamento de prensa
? hablar con ventas
? comunicarme con un ejecutivo
= ¿Prefiere hablar con una persona? Escriba «agente» y le transferimos.
= Gabinete de prensa: prensa@ejemplo.es
= Responsable de la sección de jardín: Lucía Ferrer
= Nuestros agentes toman el relevo del asistente virtual de 9 a 17 h.
= Directorio: dirección, contabilidad, compras, taller, marketing
= Solicite hablar con el jefe de tienda.
= Su asesora personal de novias le atiende de principio a fin.
= Imágenes y dossier para medios de comunicación
= Persona de contacto para clientes institucionales
= El asistente automático deriva su caso a un empleado si no puede resolverlo.
= Equipo: luthier, técnico de sonido y maestro cervecero
= Un agente le atenderá en horario de oficina.
= Prensa: gabinete de comunicación.
= Departamentos: pedidos, técnico, contabilidad.
= Responsable de tienda: Marta López.
= Derivación a un asesor desde el asistente virtual.
## complaint
? quiero poner una queja
? me han tratado fatal
? dónde está la hoja de reclamaciones
? el vendedor fue un grosero
? voy a denunciaros a consumo
? esto es una vergüenza
? es la cuarta vez que os escribo y nada
? libro de quejas
? estoy indignado con el servicio
? me siento estafado por la atención
? nadie se hace responsable
? quiero hablar con el defensor del consumidor
? me dejaron plantado toda la mañana
? el montador dejó un asco y encima se rio
? pésima experiencia, no vuelvo más
? me quiero quejar del trato en caja
? hay junta de arbitraje
? a quién le reclamo formalmente
? me gritaron delante de todos
? estoy que trino con ustedes
? voy a profeco
? exijo una disculpa
? estoy harta de vuestro trato
? quiero la hoja de reclamaciones
? la dependienta fue una borde
? os voy a denunciar a consumo
? vaya vergüenza de servicio
? pasan la pelota unos a otros
? me han tratado como a un ladrón
? voy a poner una queja formal
? hablaré con mi abogado
? me mintió el vendedor
? arbitraje, cómo se pide
? reclamación
? hoja de reclamaciones
? poner una reclamación
? quejas
? quiero hacer un reclamo
? muy mal servicio
? pésima atención
? estoy muy descontento
? los denuncio en profeco
? q mala atencion quiero quejarme
? presentar un reclamo
= Hojas de reclamaciones a disposición del cliente
= Toda queja recibe un número de expediente y respuesta en diez días.
= Estamos adheridos al Sistema Arbitral de Consumo.
= Libro de Reclamaciones virtual conforme a la normativa vigente
= Si nuestra contestación no le satisface, acuda al defensor del cliente.
= Resolución alternativa de litigios: entidad acreditada y formulario
= Lamentamos su mala experiencia; cuéntenos qué falló.
= Reclamaciones sobre el trato del personal: escriba a calidad
= Oficina Municipal de Información al Consumidor (OMIC)
= Procedimiento: presentación, estudio, resolución y recurso
= Puede presentar denuncia ante la Superintendencia, PROFECO o SERNAC.
= Hojas de reclamaciones a disposición del cliente.
= Plataforma europea de resolución de litigios.
= Responderemos a su queja en 30 días.
= Adheridos al sistema arbitral de consumo.
= Defensor del cliente: segunda instancia.
## praise
? muchas gracias por todo
? la chica de caja fue un encanto
? quiero felicitar al que me atendió
? sois los mejores
? mil gracias, me salvaste
? el chico del taller un crack
? estoy encantada con vuestra atención
? qué buena onda la señora de telas
? dejar un elogio para un empleado
? nunca me habían tratado tan bien
? los repartidores fueron amabilísimos
? te pasaste, gracias
? enhorabuena por la tienda
? bendiciones, excelente servicio
? da gusto comprar con vosotros
? chévere la ayuda, gracias
? decidle a pablo que es un sol
? propina para el montador, se puede
? os pongo un diez
? quiero agradecer la paciencia del dependiente
? mi hijo está feliz, gracias a ustedes
? un aplauso para el equipo
? quiero felicitar al chico de ferretería
? un encanto la señora que me atendió
? gracias por todo, sois la leche
? me salvasteis la boda
? dónde dejo un comentario bueno
? decidle a laura que es un amor
? qué majos los montadores
? el repartidor se merece un premio
? de diez el trato
? da gusto comprar así
? transmitan mi agradecimiento al jefe
? mi abuela quedó encantada
= ¿Le hemos alegrado el día? Cuéntenoslo y se lo transmitiremos al equipo.
= Elogios y felicitaciones: buzón verde junto a la salida
= Cada mes premiamos al empleado más valorado por los clientes.
= Gracias por sus amables palabras sobre nuestros libreros.
= Reconocimiento al personal: indique nombre y sucursal
= «Trato exquisito y paciencia infinita», dice una clienta de la sección de novias.
= Nos enorgullece haber sido elegidos como el mejor servicio de jardinería.
= Sus agradecimientos llegan directamente a nuestros montadores.
= Muro de agradecimientos
= El personal no puede aceptar propinas, pero sí sonrisas.
= Encuesta de satisfacción: valore la amabilidad del dependiente
= Sus elogios llegan directamente al equipo.
= ¿Satisfecho? Cuéntenos su experiencia.
= Felicitaciones para nuestro personal: formulario.
= Gracias por su amabilidad y confianza.
= Empleado del mes votado por clientes.
## jobs
? buscáis gente para currar
? quiero trabajar con vosotros
? dónde dejo el currículum
? hay curro para el verano
? tengo quince años, puedo chambear ahí
? hay prácticas para estudiantes de fp
? necesitan personal en la sucursal
? mi hija busca su primer empleo
? pega de medio tiempo los fines de semana
? cuánto pagáis por hora
? quiero ser aprendiz de luthier
? hay vacantes de cajero
? estoy en paro y tengo experiencia en jardines
? bolsa de trabajo
? pasantía en la oficina
? laburo en navidad, toman gente
? mandé mi cv y no me llaman
? hacen falta repartidores
? sin experiencia se puede entrar
? quiero ser dependienta en vuestra zapatería
? contratáis extranjeros sin papeles todavía
? la entrevista dónde es
? buscáis gente
? tengo dieciséis y quiero currar en verano
? dónde echo el currículum
? pagáis bien
? prácticas para mi hija
? necesito chamba
? contratáis en navidad
? me presento a una entrevista qué llevo
? sin experiencia me cogen
? no me habéis contestado a la candidatura
? formación de aprendiz
? media jornada los findes
? trabajo
? empleo
? buscan personal?
? trabajar con vosotros
? ofertas de empleo
? dónde mando mi currículum
? vacantes
? están contratando?
? dejar cv
? hay vacante?
? prácticas
? edad mínima para trabajar
? busco trabajo de verano
? necesitais gente?
= Trabaja con nosotros: ofertas de empleo vigentes
= Buscamos dependiente/a a jornada parcial para la sección de calzado.
= Edad mínima para incorporarse: 16 años con autorización de los padres
= Prácticas formativas y formación profesional dual en taller de bicicletas.
= Refuerzo de campaña navideña: contratos de seis semanas
= Envíe su hoja de vida y carta de presentación a empleo.
= Ofrecemos salario según convenio, descuento de personal y formación.
= Vacantes: panadero, reponedor, mozo de almacén, carretillero
= Programa de aprendices para jóvenes ebanistas
= Trabajo de vacaciones para estudiantes mayores de edad
= Proceso de selección: candidatura, entrevista y jornada de prueba
= Trabaja con nosotros: ofertas de empleo.
= Prácticas y formación profesional dual.
= Refuerzo de campaña navideña: 16 años cumplidos.
= Envíe su currículum y carta de presentación.
= Vacantes: dependiente, mozo de almacén, florista.
## suppliers
? fabrico velas y quiero que las vendáis
? soy influencer, colaboramos
? me gustaría ofreceros mi miel
? a quién le presento mis productos
? hago cerámica artesanal, os interesa
? quiero ser vuestro proveedor
? tengo setenta mil seguidores, me mandan algo
? escribí un libro, lo ponéis en la tienda
? somos una marca de mochilas y buscamos distribuidor
? represento una fábrica textil
? mis mermeladas en vuestros estantes
? programa de afiliados
? soy agricultor y tengo excedente de aguacates
? mandar una muestra al comprador
? hago reseñas en mi canal, hay canje
? venta en consignación de mis cuadros
? soy fotógrafo, necesitáis fotos
? cómo entro en su cartera de proveedores
? propuesta comercial para el jefe de compras
? importo juguetes al por mayor, les ofrezco
? autoedité una novela, la aceptan en depósito
? colaboración pagada con embajadores
? hago mermelada casera, la venderíais
? soy artesana y busco tiendas
? quiero ofreceros mi producto
? tengo muchos seguidores, me mandáis cosas
? colaboración con youtuber
? quién compra para la tienda
? soy fabricante de muebles
? escribí un libro, lo pondríais en el estante
? vendo miel al por mayor a comercios
? represento una marca
? dejar en depósito mis cuadros
= ¿Quiere ser proveedor? Envíe su propuesta al departamento de compras.
= Programa de afiliación: comisión del 6 % por venta
= Solicitudes de colaboración con creadores de contenido: adjunte estadísticas.
= Aceptamos obras autopublicadas en depósito durante seis meses.
= Buscamos productores locales de quesos, aceites y embutidos.
= Requisitos para fabricantes: ficha técnica, tarifa, código de barras
= No aceptamos muestras no solicitadas.
= Artesanos y diseñadores emergentes: convocatoria abierta
= Condiciones de consignación para instrumentos antiguos
= Código de conducta para proveedores
= El comité de surtido evalúa nuevas referencias dos veces al año.
= Proveedores: presente su producto a compras.
= Colaboraciones e influencers: envíe su media kit.
= Programa de afiliación con 6 % de comisión.
= Autores locales: venta en depósito.
= Requisitos para fabricantes y mayoristas.
## company_about
? quién es el dueño
? desde cuándo existís
? sois una empresa familiar
? cuánta gente trabaja ahí
? de dónde salió la tienda
? quiénes sois en realidad
? pertenecéis a alguna cadena grande
? quién la fundó
? cuéntame vuestra historia
? son de acá o extranjeros
? mi abuelo compraba ahí, tantos años lleváis
? es una cooperativa
? qué significa el nombre de la tienda
? hay algún grupo inversor detrás
? quién manda en la compañía
? tienen muchos empleados
? la hija del señor ramón sigue al frente
? cómo empezó el negocio
? es franquicia o negocio propio
? cuántos años de trayectoria
? cuánto factura la firma al año
? vuestra filosofía y valores
? quiénes sois
? de quién es esta tienda
? lleváis muchos años
? es un negocio familiar
? sois españoles o una multinacional
? cuántos trabajáis ahí
? por qué se llama así
? pertenecéis a un grupo grande
? mi abuela ya compraba con vosotros
? historia de la casa
? el dueño sigue siendo el mismo
? quiénes son
? sobre la empresa
? de quién es la tienda
? desde cuándo existen
? sois empresa española?
? cuántos años llevan
? es una empresa familiar?
? son de confianza?
? historia de la empresa
? cuantos empleados tienen
? qué es esta tienda
? de dnd es la empresa
= Empresa familiar fundada en 1928, hoy en cuarta generación
= Nuestro equipo lo forman 46 personas.
= Sobre nosotros: historia, valores y misión
= Todo empezó en un garaje de Rosario con dos telares.
= Somos una cooperativa de trabajadores sin accionistas externos.
= Hitos: 1974 primera tienda, 1998 taller propio, 2009 venta en línea
= La librería nació del sueño de dos hermanas maestras.
= Pertenecemos a un grupo nórdico de mobiliario desde 2016.
= Conozca a la dueña, Elvira, y a sus dos perros.
= Ferretería centenaria en pleno casco antiguo
= Independientes y orgullosos de serlo: sin inversores ni cadenas.
= Empresa familiar desde 1952, tercera generación.
= Equipo de 45 personas y un taller propio.
= Nuestra historia: de mercería a tienda en línea.
= Fundada por dos hermanas libreras.
= Sociedad independiente, sin grandes grupos detrás.
## company_legal
? cuál es vuestra razón social
? cif de la empresa
? dónde leo los términos y condiciones
? domicilio fiscal de la empresa
? quién es el representante legal
? sois sociedad limitada
? dónde está el aviso legal
? en qué registro mercantil estáis inscritos
? necesito el rfc de la tienda
? letra pequeña de la compra
? qué ley se aplica si hay pleito
? vuestro nif intracomunitario
? está legalmente constituida la firma
? mi abogado pide los datos de la sociedad
? condiciones generales de venta
? quiero comprobar que la compañía existe de verdad
? número de iva
? quién responde jurídicamente
? juzgado competente en caso de demanda
? cambiasteis las condiciones, desde cuándo valen
? cuit y razón social por favor
? propiedad intelectual de las fotos de la web
? cuál es vuestro cif
? nombre fiscal de la empresa
? dónde leo la letra pequeña
? estáis registrados o sois pirata
? domicilio social
? las condiciones de venta
? mi abogado pide la razón social
? quién firma como administrador
? a quién mando un burofax
? registro mercantil
? contrato de compra dónde está
= Aviso legal
= Razón social: Muebles del Sur, S. L.; CIF B00000000
= Inscrita en el Registro Mercantil de Sevilla, tomo 2100, folio 45, hoja SE-1234
= Condiciones generales de contratación: ámbito, celebración del contrato, precios, entrega
= Domicilio social y representante legal: administradora única
= Número de identificación a efectos de IVA: ES B00000000
= Las presentes condiciones se rigen por la legislación española.
= Fuero: los tribunales del domicilio del consumidor
= Todos los textos, logotipos y fotografías están protegidos por derechos de autor.
= RUT, RUC, NIT o RFC de la entidad vendedora
= Autorización como establecimiento sanitario de óptica n.º 345
= Aviso legal: denominación social, NIF y domicilio.
= Condiciones generales de contratación.
= Inscrita en el Registro Mercantil de Valencia.
= Jurisdicción y ley aplicable: española.
= Administrador único y datos identificativos (LSSI).
## marketplace_sellers
? esto lo vendéis vosotros o un tercero
? quién es el vendedor en realidad
? es original o imitación
? compré a otra tienda dentro de vuestra página
? me llegó desde china aunque compré aquí
? me huele a falsificación
? el vendedor externo no me responde
? vendido por un partner, a quién reclamo
? es pirata este bolso
? garantizáis la autenticidad
? cómo verificáis a los comerciantes
? si es de otro comercio me cobran dos envíos
? este socio es de fiar
? trucho o auténtico
? puedo vender mis cosas en vuestra plataforma
? no quiero comprar a terceros, cómo filtro
? valoración del comercio asociado
? comprobar número de serie para ver si es legítimo
? el negocio que lo despacha de dónde es
? hay vendedores particulares en el sitio
? la tienda asociada desapareció con mi plata
? productos enviados por colaboradores
? el vendedor externo no contesta
? será original o imitación
? viene de china aunque está en vuestra web
? a quién reclamo si lo vende otro
? me huele a falsificado
? pone vendido por un tal
? devolver algo de un socio
? por qué hay dos precios con distinto vendedor
? son de fiar los comercios asociados
? quiero vender en vuestra plataforma
? certificado de autenticidad del bolso
= Vendido y enviado por un socio colaborador
= En nuestro marketplace, el contrato se celebra con el vendedor indicado.
= Todos los comercios asociados pasan una verificación de identidad.
= Garantía de autenticidad: solo distribuidores oficiales
= Las devoluciones a terceros se envían a la dirección del vendedor externo.
= Filtre por «Vendido por nosotros» para excluir otros comerciantes.
= Denuncie falsificaciones mediante el enlace de la ficha.
= Certificado de autenticidad con holograma para camisetas firmadas y discos
= Intermediamos si el comercio asociado no contesta en 48 horas.
= Valoración del vendedor: 4,7 de 5 según 380 opiniones
= Somos distribuidor autorizado; no vendemos réplicas.
= Vendido y enviado por un vendedor asociado.
= Cada comercio del marketplace responde de su garantía.
= Autenticidad verificada por peritos.
= Denuncie falsificaciones con un clic.
= Contacte con el vendedor externo desde su pedido.
## origin_production
? dónde está fabricado
? es hecho en china
? quién teje estos jerséis
? de qué país viene
? quiero algo nacional
? lo hacen ustedes mismos
? hay niños cosiendo esto
? de dónde es la madera
? de qué zona son las naranjas
? se confecciona en portugal o en asia
? procedencia del cuero
? es artesanía de verdad o de fábrica
? vienen de importación
? la miel es de abejas de aquí
? quién está detrás de la manufactura
? el café de qué finca sale
? producto de la tierra
? me interesa que esté hecho en españa
? tenéis taller propio
? dónde se ensamblan las bicis
? la etiqueta no pone el origen
? ustedes fabrican o solo revenden
? dónde se fabrica
? es chino
? quién cose la ropa
? de dónde viene el aceite
? hecho en españa de verdad
? la madera es de aquí
? lo hacéis vosotros mismos
? denominación de origen
? de qué país es el cuero
? made in qué
? artesanos de verdad o máquina
? la granja de los huevos cuál es
= País de origen: Perú
= Confeccionado en nuestro taller de Elche por zapateros locales.
= Fabricado en la UE con componentes importados
= Alpaca tejida a mano por cooperativas andinas.
= Denominación de origen protegida; uva de viñedos propios
= La madera procede de bosques de Galicia y Asturias.
= Ensamblamos nuestras bicicletas en Guadalajara, Jalisco.
= Trazabilidad: finca, parcela, tostador y fecha
= Visitamos dos veces al año las fábricas textiles en Bangladés.
= Impreso y encuadernado en Barcelona.
= Guitarras construidas artesanalmente por maestros de Paracho
= Fabricado en España en talleres propios.
= Origen: aceituna de Jaén, prensada en frío.
= Hecho a mano por artesanas de Oaxaca.
= País de producción indicado en la etiqueta.
= Confeccionado en Portugal con tejido italiano.
## sustainability
? es ecológico de verdad
? qué hacéis por el medio ambiente
? tenéis cosas orgánicas
? algo de comercio justo
? busco algo que no contamine
? huella de carbono
? quiero comprar sin dañar el planeta
? certificado de bosque sostenible
? es de plástico reciclado
? enviáis con bicis o furgonetas eléctricas
? la tienda usa energía verde
? soy muy concienciada con el clima, qué me ofrecéis
? camisetas de algodón bio
? tienen alternativas amigables con la naturaleza
? compensáis el co2
? pagan lo justo a los campesinos
? es puro postureo verde o va en serio
? moda lenta en vez de usar y tirar
? atún de pesca responsable
? qué sello ecológico lleva
? productos de residuo cero
? turba no quiero, tenéis tierra sin
? es ecológico
? no quiero contaminar más
? la madera viene de talas ilegales
? cuánta huella deja esto
? algodón orgánico tenéis
? comercio justo
? qué hacéis por el planeta
? llega en moto eléctrica
? sello verde qué significa
? mi hija me regaña si compro plástico
? reciclado de botellas
? greenwashing o verdad
= Sostenibilidad: nuestros objetivos hasta 2030
= Algodón orgánico con certificado GOTS
= Madera certificada FSC o PEFC
= Cacao y café de comercio justo, con prima para las comunidades
= Operamos con electricidad 100 % renovable desde 2019.
= Compensamos las emisiones de cada envío plantando árboles.
= Etiqueta ecológica europea y certificación B Corp
= Sustratos sin turba para proteger los humedales
= Pescado procedente de caladeros gestionados de forma responsable.
= Memoria medioambiental: huella de carbono, agua y residuos
= Cajas de juguetes de bioplástico y cartón reciclado.
= Algodón orgánico certificado GOTS.
= Madera FSC de bosques gestionados de forma responsable.
= Café de comercio justo.
= Compensamos las emisiones de CO\u2082 del transporte.
= Memoria de sostenibilidad y objetivos climáticos.
## animal_welfare
? esto es vegano
? testan en animales
? lleva piel de verdad
? el plumón es de ocas vivas
? soy vegetariana, este bolso me vale
? cómo tratan a las ovejas
? hay zapatos sin cuero
? lana sin mulesing
? no quiero nada de origen animal
? pelo sintético o auténtico
? huevos de gallinas sueltas
? el pegamento lleva cola de hueso
? chamarra sin plumas de pato
? libre de crueldad
? la seda sacrifica gusanos
? cosmética que no haga sufrir bichos
? de dónde sacáis las plumas
? las vacas pastan al aire libre
? brochas de pelo de animal
? velas sin cera de abeja
? contiene gelatina o cochinilla
? vendéis animales de criadero
? soy vegana, lleva algo de animal
? probáis con conejos
? las plumas se las arrancan vivas
? es piel de verdad
? sin crueldad
? la lana duele a las ovejas
? cola de huesos en el pegamento
? el pincel es de pelo natural
? las gallinas andan sueltas
? zapatos sin cuero
? ese abrigo tiene pelo de bicho
? cera de abeja o vegetal
= Vegano: sin ingredientes ni materiales de origen animal
= No realizamos ni encargamos ensayos con animales.
= Plumón certificado RDS, sin desplume en vivo ni alimentación forzada
= Lana merina libre de mulesing
= Cuero como subproducto de la industria cárnica, curtido vegetal
= Renunciamos por completo a las pieles naturales.
= Huevos camperos de gallinas criadas en libertad
= Sello «cruelty free» para toda la línea de maquillaje.
= Relleno alternativo: fibra reciclada en lugar de pluma
= No vendemos cachorros; colaboramos con centros de adopción.
= Bienestar animal: política y controles de granja
= Cosmética vegana y no testada en animales.
= Plumón certificado RDS, sin desplume en vivo.
= Lana libre de mulesing.
= Huevos de gallinas camperas.
= Calzado sin componentes de origen animal.
## packaging
? viene con mucho plástico
? en qué viene envuelto
? no quiero tanto corcho blanco
? la caja era gigante para un lápiz
? se puede mandar sin cartón de más
? reutilizáis cajas viejas
? el paquete es discreto, que no se vea qué hay
? llegará bien protegido el jarrón
? dónde tiro el relleno de maíz
? bolsas de papel o nailon
? por qué tanto embalaje
? puedo devolver el empaque
? papel burbuja sí o no
? el envoltorio es compostable
? botellas en caja con separadores
? la comida fresca va con hielo
? en vez de bolsita plástica, otra cosa
? se ve la marca por fuera de la caja
? es envase retornable
? mandadlo en sobre para que entre en el buzón
? guardo la caja original o la boto
? el paquete venía abollado, usáis cartón fino
? viene en mucho plástico
? una caja enorme para un pintalabios
? se nota desde fuera lo que he pedido
? con qué rellenáis
? bolitas blancas por todo el salón
? papel en vez de burbujas
? puedo devolveros los cartones
? envoltorio discreto
? reutilizáis cajas
? los tarros van protegidos
? la bolsa es compostable
? cuánta basura para un libro
= Embalamos con cartón reciclado y papel, sin plástico.
= Reutilizamos cajas de nuestros proveedores: su paquete puede llevar otro logotipo.
= Relleno de almidón de maíz, soluble en agua y compostable
= Embalaje neutro y discreto, sin indicación del contenido
= Productos frescos: caja isotérmica con acumuladores de frío
= Bolsas de envío de caña de azúcar para prendas
= Botellas protegidas con alveolos de celulosa moldeada
= Tipo de envase: frasco de vidrio retornable, depósito 0,25 \u20ac
= Los muebles llegan en tres bultos con cantoneras de espuma.
= Conserve el embalaje original durante el plazo de devolución.
= Las plantas viajan sujetas en cajas con orificios de ventilación.
= Embalaje 100 % cartón reciclado, sin plástico.
= Relleno de papel y almidón compostable.
= Paquete neutro y discreto.
= Reutilizamos cajas de proveedores.
= Caja retornable con fianza de 2 \u20ac.
## recycle_old
? os lleváis la lavadora vieja
? dónde tiro las pilas gastadas
? retiráis el colchón usado
? qué hago con la bombilla fundida
? traigo ropa vieja para reciclar
? tengo una tele rota que nadie quiere
? recogéis envases vacíos
? cómo me deshago de la pintura sobrante
? punto limpio en la tienda
? se me murió el celular, lo reciclan
? llevarse la heladera antigua cuando traigan la nueva
? dónde boto las baterías del taladro
? el tóner usado lo aceptan
? contenedor para aparatos eléctricos
? me quitáis el sofá cochambroso
? aceite de motor usado, adónde va
? devolver botellas con depósito
? desechar cápsulas de café
? zapatillas destrozadas, sirven para algo
? cuesta algo que se lleven lo antiguo
? eliminar residuos peligrosos
? chatarra de herramientas viejas
? qué hago con la nevera vieja
? os lleváis el colchón usado
? dónde tiro las pilas
? recogéis ropa que ya no uso
? devolver los cascos de botella
? las bombillas gastadas
? deshacerme de la tele de tubo
? botes de pintura medio llenos
? me dais algo por traer cápsulas vacías
? el punto limpio queda lejos
? cartuchos de tinta
? retirada gratis del aparato antiguo
? se llevan el viejo?
? retirada del aparato antiguo
? reciclaje
? dónde reciclo las pilas
? recogéis el viejo al entregar?
? reciclar ropa
? puedo llevar pilas usadas?
? retiran el colchon viejo?
? devolver envases vacíos
? punto limpio en tienda
? dónde tiro el electrodoméstico viejo
? recogida de electrodomésticos viejos
? resiclan baterias?
= Retiramos gratis su electrodoméstico viejo al entregar el nuevo.
= Contenedor de pilas y baterías usadas junto a la entrada
= Recogida de aparatos eléctricos y electrónicos (RAEE) conforme a la ley
= Traiga ropa usada y reciba un vale de 5 \u20ac.
= Retirada de colchón antiguo: 25 \u20ac
= Devuelva sus macetas de plástico al vivero.
= Reciclaje de cartuchos, tóner y lámparas
= No deposite baterías en la basura doméstica.
= Sistema de depósito: recuperamos envases y botellas retornables.
= El aceite usado y los disolventes deben entregarse en un punto limpio.
= Desecho responsable de cuerdas de guitarra y parches de batería
= Retiramos gratis su electrodoméstico antiguo (RAEE).
= Contenedores de pilas y bombillas en la entrada.
= Recogida de ropa usada: vale de 5 \u20ac por bolsa.
= Depósito y retorno de envases de vidrio.
= Aceite, pintura y baterías: entregue en tienda o punto limpio.
## trade_in
? compráis cosas usadas
? cuánto me dais por mi móvil viejo
? quiero entregar mi bici como parte de pago
? vendo mi guitarra, os interesa
? tenéis de segunda mano
? hay celulares reacondicionados
? cambio mi consola por otra
? tengo libros que ya leí, los aceptáis
? me recibís el equipo viejo a cuenta
? cómo funciona el plan retoma
? tasáis relojes antiguos
? algo usadito más barato
? mis vinilos valen algo
? empeñar o vender una joya
? estado de los refurbished
? compran ropita de bebé que ya no le queda
? plan canje por la cámara
? permuta de piano
? me dais vale o dinero por lo viejo
? me interesan productos seminuevos
? valoración de mi viejo portátil
? de ocasión qué tenéis
? os vendo mi cámara antigua
? cuánto dais por mi móvil
? tenéis cosas de segunda mano
? entrego el viejo y pago menos
? reacondicionado es de fiar
? compráis libros leídos
? mi bici por otra mejor
? plan renove
? desembarazarme de vinilos de mi padre
? usado como nuevo qué grados hay
? tasáis joyas
? consola vieja a cambio de saldo
? compran usados?
? segunda mano
? aceptan mi viejo como parte de pago?
? quiero vender el mío
? toman usados?
? productos reacondicionados
? cuánto me dan por el mío usado
? reacondicionado
? entregar el viejo y llevar uno nuevo
? tenéis de segunda mano?
? resiven usado en parte de pago?
? seminuevos
? recompra
= Plan renove: entregue su antiguo dispositivo y ahorre hasta 200 \u20ac
= Compramos discos, libros y cómics de segunda mano.
= Tasación gratuita de instrumentos en 48 horas
= Reacondicionado, grado A: como nuevo, con 12 meses de garantía
= Plan Canje: su bicicleta usada como parte de pago
= Abonamos el valor en vale (100 %) o en efectivo (75 %).
= Estado de los artículos de ocasión: excelente, bueno, aceptable
= Oro y relojes antiguos: valoramos según peso y cotización.
= Outlet circular: muebles recuperados y restaurados
= Se recompra ropa infantil limpia y sin manchas.
= Borre sus datos antes de entregar el teléfono usado.
= Entregue su antiguo aparato y obtenga hasta 200 \u20ac.
= Tasación en línea de móviles y portátiles.
= Reacondicionados: grados A, B y C.
= Compramos libros y discos usados.
= Plan renove de bicicletas y guitarras.
## recall_safety
? he visto que retiran esta silla de bebé
? mi lote está afectado
? hay alerta sobre este cargador
? oí en las noticias que explota
? dejo de usarlo ya
? dónde miro el número de lote
? me llegó una carta de retirada
? salmonela en el queso, el mío también
? está contaminado el pienso
? aviso de seguridad de la plancha
? qué hago con los retirados del mercado
? me devuelven la plata si es defectuoso de serie
? lista de productos retirados
? vi por la tele que el andador es peligroso
? es cierto que hay fallas en la batería del patinete
? llamado a revisión
? recall de la cuna
? comprobar si mi número de serie está implicado
? trozos de vidrio en los tarros, aviso
? puedo seguir usando la estufa de la alerta
? sacaron el juguete de las tiendas, por qué
? advertencia por riesgo eléctrico
? he oído en la tele que es peligroso
? han retirado mi cuna
? qué lote está afectado
? sigo usándolo o no
? alerta sanitaria del queso
? la batería esa que arde, es la mía
? recibí una carta de retirada
? dónde miro el número de serie
? me devuelven el dinero por el juguete malo
? avisaron de un defecto en los frenos
? tiene salmonella según las noticias
? dejo de usar la silla del coche
= Aviso de retirada de producto
= Deje de usar inmediatamente el calefactor modelo K2.
= Lotes afectados: L2304 a L2311, consumo preferente 06/2025
= Encontrará el número de lote en la base del envase.
= Devuelva el artículo en cualquier tienda; reembolso íntegro sin tique
= Alerta alimentaria: posible presencia de Listeria en queso curado
= Motivo de la retirada: riesgo de caída por rotura del anclaje
= Los cascos con serie inferior a 4000 deben revisarse sin coste.
= Llamado a revisión de la batería: sustitución gratuita
= Comunicados de seguridad vigentes y archivados
= Pienso para gatos retirado preventivamente por exceso de vitamina D.
= Retirada de producto: deje de usarlo inmediatamente.
= Lotes afectados: L2304 a L2311.
= Aviso de seguridad del fabricante.
= Devuelva el artículo; reembolso íntegro sin ticket.
= Compruebe el número de serie en la placa trasera.
## safety_age
? a partir de qué edad es
? mi nieto tiene dos años, le vale
? se puede tragar alguna pieza
? es seguro para un bebé
? mi peque se mete todo a la boca
? lleva imanes sueltos
? para qué edad recomiendan el patinete
? un niño de tres puede usarlo solo
? tiene piecitas chiquitas
? mi ahijada cumple seis, es adecuado
? cordones largos, se puede ahorcar
? edad mínima para la cama alta
? los ojos del peluche se arrancan
? desde cuándo puede sentarse un bebé ahí
? me da miedo que se atragante
? puzle para una nena de cuatro
? este juego es muy difícil para un crío de ocho
? la novela es apta para adolescentes
? me preocupa que se asfixie con la bolsa
? petardos para menores
? película no recomendada para qué edades
? canicas con un gateador en casa, mala idea
? mi bebé tiene ocho meses, le sirve
? desde qué edad
? la nena chupa todo
? es para mi nieto de tres
? hay bolitas pequeñas
? con cuatro años sabrá montarlo
? cordones largos, peligra
? regalo para un crío que gatea
? es demasiado infantil para uno de diez
? patinete para siete añitos
? película para qué edad
= Edad recomendada: +3 años
= Advertencia: contiene piezas pequeñas. Peligro de asfixia.
= No apto para menores de 36 meses
= Literas: la cama superior no es adecuada para niños menores de seis años.
= Utilícese bajo la vigilancia directa de un adulto.
= Ojos bordados en lugar de botones: seguro desde el nacimiento
= PEGI 12: videojuego para mayores de doce años
= Lectura a partir de 9 años
= Imanes: si se ingieren, acuda inmediatamente al médico.
= Patinete con manillar regulable, de 5 a 10 años, máximo 50 kg
= Cordones de longitud inferior a 22 cm para evitar estrangulamiento.
= No apto para menores de 36 meses: piezas pequeñas.
= Edad recomendada: a partir de 6 años.
= Riesgo de asfixia o estrangulamiento.
= Usar bajo la vigilancia de un adulto.
= Libros clasificados por edad lectora.
## allergens_ingredients
? lleva nueces o avellanas
? soy celiaco, puedo comerlo
? tiene lactosa el embutido
? qué ingredientes trae
? mi hija es alérgica al cacahuate
? sin gluten qué hay
? lleva huevo la masa
? me salieron ronchas con esa crema
? contiene soja o mostaza
? puede tener trazas de frutos secos
? el vino tiene sulfitos
? de qué está hecho el relleno del turrón
? intolerante a la leche
? lleva perfume el jabón
? tengo alergia al níquel, esos aretes qué tienen
? mi perro no tolera el pollo, qué lleva el pienso
? tiene azúcar añadida
? látex en los guantes
? composición del champú
? hay mariscos en la salsa
? galletitas sin tacc
? mi suegra es diabética, qué dulce le vale
? mi hija es celíaca
? lleva nueces
? no tolero la leche
? qué trae por dentro
? me hincho con el trigo
? puede tener trazas de cacahuete
? es halal
? sin azúcar para diabéticos
? mi perro no puede comer pollo
? la crema tiene perfume
? me dan ronchas con el níquel
? conservantes y colorantes
= Ingredientes: harina de trigo, mantequilla, huevo, almendra
= Los alérgenos se destacan en negrita.
= Puede contener trazas de cacahuete, sésamo y otros frutos de cáscara.
= Sin gluten, apto para celíacos
= Contiene sulfitos.
= Valores nutricionales por 100 g: grasas, hidratos, azúcares, sal
= Composición (INCI): aqua, glycerin, parfum, linalool
= Pendientes de titanio, libres de níquel
= Monoproteico: cordero 60 %, sin cereales, para perros sensibles
= Leche sin lactosa (menos de 0,01 %)
= Guantes de nitrilo, exentos de látex
= Contiene gluten, leche y soja.
= Puede contener trazas de frutos de cáscara.
= Sin lactosa, sin gluten, sin azúcares añadidos.
= Lista completa de ingredientes (INCI).
= Alérgenos destacados en negrita.
## chemicals_safety
? huele fatal a químico, es tóxico
? los vapores son malos
? se puede pintar el cuarto del bebé con esto
? es peligroso si el gato lo lame
? lleva plomo el esmalte
? tiene bpa el biberón
? mata a las abejas
? hay que ventilar después del barniz
? me mareo con el disolvente
? el colchón desprende gases
? puedo echar el veneno con perros en el jardín
? formaldehído en los muebles
? esta planta es venenosa para mascotas
? necesito mascarilla para lijar
? estoy embarazada, puedo barnizar
? el teflón suelta sustancias
? ftalatos en los juguetes
? irrita los ojos el limpiador
? matarratas seguro con niños
? busco pegamento no inflamable
? el tinte del cuero destiñe algo nocivo
? contaminantes en la pintura vieja
? huele fuertísimo, es tóxico
? estoy embarazada, puedo pintar
? mi gato lamió la planta
? suelta vapores malos
? es seguro con niños en casa
? veneno para caracoles y el perro
? la sartén tiene eso que da cáncer
? el plástico lleva bisfenol
? me pican los ojos al usarlo
? se puede respirar sin mascarilla
? cuántas horas ventilo el cuarto
= Pintura ecológica sin disolventes, apta para habitaciones infantiles
= Emisiones en el aire interior: A+
= Peligro. Provoca irritación ocular grave. Manténgase fuera del alcance de los niños.
= Libre de BPA, ftalatos y PVC
= Ficha de datos de seguridad (FDS) descargable
= Ventile bien la estancia y use mascarilla y guantes.
= Tableros de clase E1, bajos en formaldehído
= Plantas tóxicas para gatos: lirio, poto, difenbaquia
= No aplicar insecticida durante la floración: peligroso para las abejas
= Antiparásito: no utilizar en gatas gestantes
= Sartenes sin PFOA con recubrimiento cerámico.
= Libre de BPA, ftalatos y metales pesados.
= Emisiones muy bajas: clase A+.
= Ficha de datos de seguridad disponible.
= Mantener fuera del alcance de niños y mascotas.
= Sin PFAS ni disolventes; ventile durante el uso.
## certification_tests
? está homologado para circular
? tiene marcado ce
? qué sello lleva
? pasó alguna prueba
? el casco cumple la norma
? qué nota sacó en el test de consumidores
? tiene certificado nom
? está testado dermatológicamente
? quién lo ha examinado
? puedo ir por la calle legal con esta luz
? es fiable, lo avala alguien
? lo aprobó un laboratorio
? ensayo de choque de la silla del coche
? qué letra en la etiqueta energética
? mi seguro exige cerradura certificada
? normativa de la escalera
? sábanas con oeko tex
? ganó la comparativa
? sello de calidad o puro cuento
? trae declaración de conformidad
? clase de protección del chaleco
? gafas de sol con filtro aprobado
? lleva el sello ce
? está homologado el casco
? ha pasado alguna prueba
? qué nota sacó en la ocu
? certificado de calidad
? me van a multar con este patinete
? norma europea cumple
? es legal en carretera
? análisis de laboratorio
? el chaleco protege de verdad
? oeko-tex
? quién lo ha testado
= Marcado CE y declaración UE de conformidad
= Certificado según EN 1078 (cascos para ciclistas)
= Silla infantil homologada i-Size R129
= OEKO-TEX Standard 100: textiles sin sustancias nocivas
= Resultado de la prueba comparativa: «bueno» (1,8)
= Clase de eficiencia energética: B
= Cumple con la NOM-003-SCFI.
= Escalera ensayada por TÜV/GS, carga máxima 150 kg
= Calzado de seguridad S3 conforme a EN ISO 20345
= Testado dermatológicamente en pieles atópicas
= Cerradura con certificación antibumping grado 5
= Homologado según norma EN 1078.
= Marcado CE y declaración de conformidad.
= Certificado Oeko-Tex Standard 100.
= Silla infantil i-Size ECE R129.
= Ensayado por TÜV; valoración «buena».
## best_before
? cuándo caduca el jamón
? el yogur está pasado
? cuánto aguanta sin abrir
? fecha de vencimiento
? me llegó chocolate a punto de vencer
? sigue bueno después de la fecha
? una vez abierto cuánto dura
? qué tan fresco es el pescado
? huele raro, ya no sirve
? la crema solar del año pasado vale
? hay que comérselo rápido
? el pan es de hoy
? venció ayer, lo puedo comer
? se echan a perder las semillas
? la cerveza tiene caducidad
? dónde pone la fecha en la lata
? pintura de hace cinco años, sirve
? quiero guardarlo para navidad, llega
? conserva vieja, será peligrosa
? cuánto dura el queso envasado al vacío
? vida útil del pienso
? expiró la medicina del perro
? está caducado desde ayer, lo como
? cuánto aguanta abierto
? me mandasteis yogures que vencen mañana
? dónde viene la fecha
? semillas de hace dos años germinan
? la crema solar del verano pasado sirve
? el vino se pasa
? consumo preferente significa
? cuándo lo tostaron
? el pienso huele rancio
? pilas con fecha
? cuántos días dura fresco
= Consumir preferentemente antes del fin de: véase la tapa
= Fecha de caducidad mínima garantizada a la entrega: 10 días
= Una vez abierto, consumir en tres días.
= Vida útil sin abrir: 24 meses
= Símbolo del tarro abierto (PAO): 12M
= Pan horneado cada mañana; se conserva tierno dos días.
= Productos próximos a vencer con 50 % de rebaja
= Capacidad germinativa de las semillas hasta 2027
= El vino no caduca, pero alcanza su mejor momento en cinco años.
= Pasada la fecha de consumo preferente, el alimento suele seguir siendo apto.
= Adhesivos y siliconas: usar dentro de los 18 meses desde su fabricación
= Consumir preferentemente antes de: ver tapa.
= Fecha de caducidad mínima garantizada: 60 días.
= Una vez abierto, consumir en 3 días.
= Cosméticos: 12 M tras la apertura.
= Tostado semanal; fecha de tueste en la bolsa.
## storage
? cómo guardo el queso
? va en la nevera
? la cebolla junto a la papa se pudre
? se puede congelar
? cómo conservo los bulbos en invierno
? dónde dejo la barbacoa cuando hace frío
? la guitarra se puede dejar en el coche
? el vino de pie o acostado
? guardar el edredón sin que huela
? a qué temperatura mantengo el chocolate
? puedo dejar la pintura en el trastero
? las pilas se guardan cargadas
? el café, bote o bolsa
? polillas en el armario, cómo protejo la lana
? almacenar neumáticos apilados o colgados
? la bici en la terraza se oxida
? dónde conviene tener las patatas
? los vinilos en vertical u horizontal
? la tienda de campaña quedó mojada y la metí doblada
? se pone mala fuera del refrigerador
? en un lugar oscuro o con luz
? cubierta para los muebles del jardín
? dónde guardo los bulbos hasta otoño
? va a la nevera o a la despensa
? se congela
? cómo dejo la cortadora en invierno
? al sol se estropea
? la barbacoa puede dormir fuera
? polillas en el armario, cómo lo conservo
? tengo humedad en el trastero
? los discos de pie o tumbados
? meter la batería con frío en el garaje
? dejar el vino tumbado
? plegada ocupa mucho
= Consérvese en lugar fresco, seco y protegido de la luz.
= Una vez abierto, guardar en el frigorífico entre 2 y 6 °C.
= Almacene los tubérculos de dalia sin heladas, en arena.
= Guarde las botellas tumbadas a 12\u201315 °C.
= Batería de litio: hiberne con el 50 % de carga
= No congelar.
= Coloque los discos en posición vertical, lejos de radiadores.
= Mantenga la guitarra en su estuche con humedad del 45 al 55 %.
= Cuelgue la tienda hasta que esté seca antes de plegarla.
= Saco de dormir: guárdese suelto, no comprimido
= Cedro y lavanda protegen de polillas las prendas de punto.
= Conservar en lugar fresco, seco y oscuro.
= Refrigerar entre 2 y 6 °C.
= Guardar el instrumento a 45-55 % de humedad.
= Almacenar la batería al 50 % y sin heladas.
= Proteja los muebles de jardín con funda en invierno.
## size_guide
? qué talla soy
? tabla de tallas
? uso la cuarenta, qué letra es
? un siete americano qué es aquí
? mi hijo calza treinta y uno, cuál pido
? equivalencia talla italiana
? tengo cien de pecho
? qué número de anillo
? no sé qué talle llevo
? de brasileña a española cómo se pasa
? qué copa de sujetador me toca
? guantes, mi mano mide ocho pulgadas
? talle para un nene de cuatro
? el casco en qué medidas viene
? xl de mujer a cuánto equivale
? qué diámetro de collar para un beagle
? jeans, qué es el treinta y dos
? numeración mexicana de zapato
? conversión de centímetros a talla
? cuál es mi medida en pantalón
? collarín talla para mi gato
? guía de tallaje
? no sé qué talla soy
? una cuarenta y dos inglesa cuánto es
? qué número equivale a m
? tabla de medidas
? la americana ocho
? mi hijo tiene seis, qué le pido
? qué diámetro de anillo
? cuánto mide de largo la camiseta
? sombrero, qué cifra cojo
? las tallas son europeas
? collar para un pastor alemán
? guantes del nueve son grandes
? guía de tallas
? qué talla me pido
? tallas grandes o pequeñas, cómo tallan
? no sé qué talla elegir
? qué talle me conviene
? la 38 europea cuál es en méxico
? talla s a qué número equivale
? q talla uso si mido 1,70
? tabla de medidas de talles
? equivalencia de tallas
? soy una 40, cuál pido
? cómo mido mi talla
= Guía de tallas
= Talla S: pecho 86\u201390 cm, cintura 68\u201372 cm, cadera 94\u201398 cm
= Tabla de conversión: EU 38 = UK 5 = US 7 = MX 25
= Talla de anillo según circunferencia interior en milímetros
= Calzado infantil: longitud del pie + 12 mm
= Contorno de cabeza 55\u201358 cm: casco M
= Sujetadores: contorno bajo pecho y copa
= Arneses para perro: XS hasta 35 cm de tórax
= Pantalones vaqueros: ancho (W) y largo (L) en pulgadas
= Guantes: perímetro de la palma 20 cm, número 8
= Talla niño 116 corresponde a 6 años.
= Guía de tallas: pecho, cintura y cadera en cm.
= Equivalencias EU / UK / US.
= Calzado: 39 EU = 6 UK = 25 cm.
= Tallaje de anillos y pulseras.
= Tabla de tallas infantil por edad y altura.
## size_between
? estoy entre la m y la l
? tallan pequeño estos vaqueros
? me compro una más
? vienen grandes estos zapatos
? son de horma estrecha
? normalmente llevo 38 pero a veces 39
? da mucho de sí con el uso
? qué hago si dudo entre dos números
? el corte es ajustado u holgado
? dicen que queda chico
? me pido la mía de siempre
? soy talla intermedia
? el talle viene justo
? las botas con calcetín gordo, un número más
? quiero que me quede suelto
? aprietan de primeras y luego ceden
? la anterior me iba enorme
? corre grande o corre chica
? mejor apretadito o flojo
? tengo el pie ancho
? oversize significa coger menos talla
? me baila un poco el 42
? calza pequeño
? da de sí con el uso
? me compro una más por si acaso
? talla justita o ancha
? es holgado el modelo
? siempre soy cuarenta pero en esta marca
? con calcetín gordo qué número
? ni la treinta y ocho ni la treinta y nueve
? para niño que crece, subo una
? viene ceñido
? los vaqueros ceden
= Talla pequeño: recomendamos elegir una talla más.
= Si está entre dos tallas, opte por la superior.
= Horma ancha; si su pie es fino, baje media talla.
= Corte entallado (slim fit)
= El 82 % de los clientes dice que se ajusta a su talla habitual.
= El cuero cede hasta medio número tras unos días de uso.
= Prenda de patrón amplio, estilo oversize
= Media talla disponible desde la 36½ hasta la 44½
= Pies de gato: cómprelos justos, sin dolor
= Cascos: elija el menor de los dos si queda sin holgura.
= Esta serie calza grande.
= Si duda entre dos tallas, elija la mayor.
= Este modelo talla pequeño.
= Corte holgado: pida su talla habitual o una menos.
= Horma estrecha; recomendamos medio número más.
= El cuero cede con el uso.
## how_to_measure
? cómo me mido el pecho
? dónde pongo la cinta métrica
? cómo saco el contorno de cabeza
? medir la ventana para el estor
? por dónde se toma la cintura
? cómo mido el pie en casa
? no tengo metro, sirve un hilo
? el largo de manga desde dónde
? medir el hueco de la puerta
? cómo averiguo el tamaño de mi dedo
? tomar medidas al perro para el abrigo
? quiero calcular los metros del cuarto
? el tiro del pantalón cómo se mide
? la cadera en la parte más ancha
? con zapato o descalzo
? cómo mido el somier
? ancho de espalda
? distancia entre pupilas
? la entrepierna para la bici
? por dentro o por fuera del marco
? mido una prenda que me va bien
? cuánto sube mi escalera, altura y fondo
? por dónde paso el metro
? cómo sé lo que mide mi pie
? de dónde a dónde mido la ventana
? no tengo cinta de costura
? la cintura es por el ombligo
? mi perro no se está quieto para tomarle medidas
? contorno de cabeza para el gorro
? el hueco del armario, cómo lo calculo
? diámetro del dedo sin que se entere
? ancho de la puerta con marco
? largo de manga
? cuántos metros cuadrados tiene mi cuarto
= Cómo tomar medidas correctamente
= Pase la cinta métrica por la parte más prominente del pecho.
= Cintura: mida en el punto más estrecho, sin apretar
= Apoye el talón contra la pared y marque la punta del dedo más largo.
= Ventanas: mida ancho y alto en tres puntos y tome el valor menor
= Rodee la cabeza un centímetro por encima de las cejas.
= Perro: largo de lomo desde la cruz hasta la base de la cola
= Enrolle un hilo en el dedo y mida su longitud.
= Entrepierna: colóquese descalzo con un libro entre las piernas
= Distancia interpupilar (DIP) en milímetros
= Para suelos laminados, multiplique largo por ancho y añada un 10 %.
= Mida el contorno de pecho en su parte más ancha.
= Apoye el pie sobre papel y marque talón y dedo.
= Ventanas: mida ancho y alto en tres puntos.
= Perímetro craneal: justo sobre las cejas.
= Cuello y tórax del perro: cinta sin apretar.
## body_height_frame
? mido uno ochenta, qué cuadro de bici
? soy bajita, me sirve
? peso noventa kilos, aguanta
? qué largo de esquís para mi altura
? mi hija mide un metro diez, qué ruedas
? soy muy alto para esa cama
? tabla de surf según el peso
? estatura mínima para subirse
? estoy gordito, soporta la silla
? bastones para alguien de uno sesenta
? peso máximo del usuario
? qué kayak para una persona grande
? soy petisa y la mesa me queda alta
? violín para un niño de siete
? mi marido es un armario, le cabe
? mochila para torso corto
? cuánto debe pesar el chico para la silla auto
? a qué altura va el manillar
? raqueta para mi estatura
? colchón para cien kilos, qué dureza
? guitarra tres cuartos o entera, mide metro y medio
? saco de dormir si mido dos metros
? mido uno sesenta, qué bici cojo
? soy bajita y gordita
? peso cien kilos, aguanta
? mi hija mide un metro treinta
? soy muy alto, llego con los pies
? qué esquís para mi estatura
? largo de bastones
? tabla de surf según peso
? tengo piernas cortas
? silla para persona robusta
? guitarra para manos pequeñas
? altura de mesa si mido dos metros
= Altura 170\u2013178 cm: cuadro de 54 cm (M)
= Peso máximo admitido: 120 kg
= Longitud recomendada del esquí: estatura menos 10 cm
= Bicicleta infantil de 20 pulgadas para 115\u2013130 cm
= Violín 1/2: longitud de brazo 52\u201355 cm
= Colchón: hasta 60 kg firmeza H1, 60\u201390 kg H2, más de 90 kg H3
= Volumen de la tabla de surf en litros según peso y nivel
= Silla elevadora: de 100 a 150 cm de estatura
= Bastones de trekking: codo en ángulo de 90°
= Mochila con longitud de espalda regulable para torso de 42 a 52 cm.
= Silla gamer XL para personas de gran corpulencia y hasta 2 m
= Talla de cuadro según estatura y entrepierna.
= Carga máxima: 120 kg.
= Longitud de esquí: altura menos 10 cm.
= Violín 3/4: niños de 9 a 11 años.
= Bastones: estatura × 0,68.
## fit_adjust
? me roza el talón
? el sillín me hace daño en el culo
? cómo ajusto las correas
? se me clava la mochila en los hombros
? las gafas se me resbalan
? subir la silla de oficina
? me duele la espalda en esta butaca
? el casco se mueve
? la pulsera me queda floja, se acorta
? me salen ampollas con las botas
? regular los tirantes
? la hebilla no tiene más agujeros
? el arnés le lastima al perro en la axila
? se me duermen las manos en la bici
? los auriculares me aprietan la cabeza
? poner el reposabrazos más bajo
? la almohada me deja el cuello torcido
? quitar un eslabón del reloj
? aflojar un zapato que molesta
? altura del manubrio
? la mascarilla de buceo deja entrar agua
? me raspa la costura
? las correas se me clavan en los hombros
? el sillín me deja dolorido
? cómo subo la silla de oficina
? el casco se me mueve
? me sale ampolla
? el reloj me baila en la muñeca
? las gafas se resbalan
? el arnés le aprieta al perro
? me duele la zona lumbar con este colchón
? afloja la hebilla cómo
? adaptar la mochila a mi espalda
= Ajuste del sillín: con el talón en el pedal, la pierna queda estirada
= Las correas se regulan con la hebilla deslizante.
= Deben caber dos dedos entre el collar y el cuello del perro.
= Acortamos gratis la pulsera de su reloj.
= Si el zapato roza, use plantillas o ablandador de piel.
= Cinturón lumbar: apóyelo sobre las crestas ilíacas
= Silla ergonómica: regule altura, respaldo y apoyabrazos en este orden
= Varillas de gafas: las curvamos al instante en la óptica.
= Rueda posterior del casco para un ajuste milimétrico
= Correa para instrumento acolchada, extensible de 90 a 150 cm
= Puntos de presión: ¿qué hacer si la bota de esquí aprieta?
= Ajuste las correas de abajo hacia arriba.
= Altura del sillín: talón sobre el pedal.
= Regulación lumbar y de reposabrazos.
= Quite o añada eslabones de la pulsera.
= Rozaduras: use plantillas y ablande el cuero.
## washing
? se puede meter a la lavadora
? a cuántos grados lo lavo
? encoge con el agua caliente
? se me achicó el suéter
? secadora sí o no
? cómo lavo el edredón de plumas
? se plancha por el revés
? destiñe con lo blanco
? qué programa le pongo
? a mano o a máquina
? me salió todo rosa de la lavada
? se permite echar suavizante
? la funda del sofá es lavable
? centrifugar fuerte o suave
? lavo antes de estrenar
? quedó lleno de bolitas después de lavarlo
? solo limpieza en tintorería
? colgarlo o tenderlo en plano
? qué jabón para la lana
? lejía en las sábanas
? el peluche se puede lavar
? no entiendo los simbolitos de la etiqueta
? se puede meter en la lavadora
? encogió un montón
? a cuántos grados
? la secadora lo mata
? se plancha
? el rojo destiñó toda la colada
? lavar a mano siempre
? pelotillas después de lavar
? suavizante no
? la funda del sofá cabe en el tambor
? dibujitos de la etiqueta qué son
= Lavar a máquina a 30 °C, programa delicado
= No usar secadora.
= Planchar del revés a temperatura media
= Lavado en seco únicamente
= Encogimiento máximo: 3 % en la primera lavada
= Lave los colores oscuros por separado.
= Tender en horizontal, sin exponer al sol
= Edredones de pluma: lavar con dos pelotas de tenis y secar a baja temperatura
= Fundas desenfundables, lavables a 40 °C
= Sin blanqueador ni suavizante: dañan la membrana
= Cama para perros: colchoneta lavable a 60 °C
= Lavar a máquina a 30 °C, programa delicado.
= No usar secadora ni lejía.
= Planchar del revés a temperatura media.
= Lana: lavado a mano, secar en plano.
= Encogimiento máximo: 3 % tras el primer lavado.
## cleaning
? va al lavavajillas
? cómo limpio la mesa de roble
? tiene cal la cafetera
? con qué paso el trapo a la pantalla
? cómo desinfecto el biberón
? el horno está lleno de cochambre
? limpiar las gafas sin rayarlas
? se puede usar lejía en el acero
? descalcificar el hervidor
? el polvo de los altavoces
? fregar el parquet
? con vinagre se puede
? limpio la jaula cada cuánto
? quitar huellas del inox
? cómo aseo la piscina inflable
? la parrilla quedó toda pegada
? lavaplatos o a mano los cuchillos
? la tarima está verdosa
? brillo a la plata ennegrecida
? limpiar el teclado pegajoso
? trapear el piso laminado
? estropajo en la sartén antiadherente
? con qué limpio la mesa de roble
? la cafetera tiene cal
? se le pegó comida a la sartén
? cómo quito el polvo de la pantalla
? el acuario está verde
? fregar el suelo laminado
? las rejillas de la barbacoa dan asco
? puedo usar amoniaco
? el teclado lleno de migas
? el hervidor tiene costra blanca
? estropajo raya
= Apto para lavavajillas (rejilla superior)
= Limpie con un paño húmedo y jabón neutro.
= Descalcifique la cafetera cada tres meses.
= No utilice estropajos metálicos ni productos abrasivos.
= Esterilice el biberón cinco minutos en agua hirviendo.
= Pantallas: gamuza de microfibra seca
= Cuchillos y madera: lavar a mano y secar enseguida
= Parrilla: cepille en caliente y unte con aceite
= Acuario: cambie un tercio del agua y aspire la grava
= Friegue el laminado con la mopa bien escurrida.
= Plata: bicarbonato tibio y papel de aluminio devuelven el brillo
= Apto para lavavajillas, bandeja superior.
= Descalcifique cada 3 meses con ácido cítrico.
= Limpie con paño húmedo y jabón neutro.
= No utilice abrasivos ni estropajo metálico.
= Parrilla: cepille en caliente.
## stains
? se me cayó vino en la alfombra
? cómo saco la grasa de la camisa
? cera en el mantel
? mancha de café en el sofá
? el bebé vomitó en el colchón
? chicle pegado en el pantalón
? tinta de boli en el bolso de cuero
? sudor amarillo en las axilas
? cerco de vaso en la mesa de madera
? quité la salsa de tomate pero queda sombra
? el gato se meó en la moqueta
? sangre en la sábana
? pintura en la ropa
? barro seco en las zapatillas
? maquillaje en el cuello
? se ensució de chocolate
? resina de pino en la chaqueta
? óxido en la tela
? pringue de aceite de bici
? rotulador en la pared
? hierba en las rodillas del pantalón blanco
? salió un churrete al limpiarlo
? cera de vela en el mantel
? tinta de boli en la camisa blanca
? grasa en el sofá
? el gato hizo pis en el colchón
? la niña pintó con rotulador la pared
? chicle pegado
? cómo saco el lamparón
? aceite de la bici en el pantalón
? cerco de vaso en la madera
? verdín en las zapatillas
= Manchas: primeros auxilios para tapicerías
= Vino tinto: absorba, cubra con sal y lave con agua fría
= Cera: raspe y planche sobre papel absorbente
= Grasa: aplique polvos de talco o jabón de bilis
= Sangre: siempre agua fría, nunca caliente
= Quitamanchas enzimático para orina de mascotas
= Tinta sobre cuero: confíe en un profesional
= No frote; presione desde el borde hacia el centro.
= Cercos de agua en madera encerada: lana de acero fina y cera
= Rotulador permanente: alcohol, probando antes en zona oculta
= Hierba y barro: deje secar, cepille y trate antes del lavado
= Manchas de vino: agua fría y sal de inmediato.
= Cera: plancha templada sobre papel secante.
= Quitamanchas para grasa y tinta.
= Frote de fuera hacia dentro, sin restregar.
= Orina de mascota: limpiador enzimático.
## maintenance
? cada cuánto le echo aceite a la cadena
? cómo afilo el cuchillo
? hay que engrasarlo
? cuándo toca revisión de la caldera
? la tabla de cortar está reseca
? cómo cuido las botas de cuero
? el piano se desafina, cada cuánto se afina
? cambiar filtro de la aspiradora
? el cortacésped ya no corta bien
? mantenimiento de la terraza de teca
? cómo conservo los muebles de mimbre
? puesta a punto de la bici
? encerar la mesa
? hay que lubricar las bisagras
? cambiar las cuerdas
? hacerle el service a la motosierra
? cada cuántas horas reviso el motor
? la rueda chirría, con qué la aceito
? tensar la cadena
? la bomba de la pecera, se cuida cómo
? las tijeras de podar están romas
? alargar la vida de la cafetera, qué hago
? cada cuánto engraso la cadena
? los cuchillos ya no cortan
? hay que darle aceite a la tabla
? cuándo le toca revisión
? cambio de filtro
? la puerta chirría
? encerar las botas
? afinar el piano cuántas veces
? la teca se puso gris
? purgar los frenos
? las tijeras de podar van duras
? cuidarlo para que dure
= Mantenimiento: intervalos recomendados
= Engrase la cadena cada 200 km o después de lluvia.
= Afile con piedra de grano 1000 en un ángulo de 15°.
= Aceite de teca: dos veces al año
= Revisión anual del cortacésped: bujía, aceite, cuchilla
= Sustituya el filtro cada seis meses.
= Nutra el cuero con grasa incolora tras limpiarlo.
= Afinación de piano: cada primavera y otoño
= Tabla de madera: frote con aceite mineral cuando se vea seca
= Cuerdas de guitarra: cámbielas tras 100 horas de uso
= Limpie y lubrique las juntas del filtro exterior del acuario.
= Lubrique la cadena cada 200 km.
= Aceite la madera de teca una vez al año.
= Afilado: con piedra o chaira cada mes.
= Revisión anual de calderas y cortacéspedes.
= Cambie las cuerdas cada tres meses.
## waterproofing
? aguanta la lluvia
? se puede mojar
? me caló la chaqueta
? puedo ducharme con el reloj
? es sumergible el relojito
? qué significa ip67
? hay que volver a impermeabilizar
? se me cayó el altavoz a la piscina
? columna de agua de la tienda
? el spray para ante cómo se echa
? lo dejo afuera bajo aguacero, pasa algo
? nadar con los auriculares
? botas para charcos
? ya no resbalan las gotas
? la mochila trae funda de lluvia
? bajo chaparrón sirve la gabardina
? resiste salpicaduras y rocío
? la lona gotea por las costuras
? transpira además de no dejar pasar agua
? puedo bucear con él
? entra humedad en el foco
? se arruina con agua salada
? aguanta un chaparrón
? me calé entera con esta chaqueta
? lo puedo llevar a la ducha
? ya no resbala el agua en la tela
? nadar con el reloj
? entra agua por la costura de la tienda
? spray para impermeabilizar
? los altavoces en la playa
? botas con charcos
? qué es ip67
? se me cayó al retrete, vivirá
= Impermeable: columna de agua de 10 000 mm
= IP67: protegido contra polvo e inmersión hasta 1 m durante 30 minutos
= Repelente al agua, no impermeable
= Renueve la impregnación con spray cada cuatro lavados.
= Costuras termoselladas
= Reloj 5 ATM: apto para ducha, no para buceo
= Selle las costuras de la lona con cera o cinta.
= Resistente a salpicaduras (IPX4)
= Transpirabilidad: RET 6
= Planche a baja temperatura para reactivar el tratamiento hidrófugo.
= Luminaria exterior IP44; no instalar bajo chorro directo
= Impermeable hasta 10.000 mm de columna de agua.
= IP67: sumergible 30 minutos a 1 m.
= Reimpermeabilice tras 5 lavados.
= Repelente al agua, no estanco.
= Costuras termoselladas y cremallera hermética.
## first_use
? qué hago antes de estrenarlo
? hay que curar la sartén
? lo cargo entero la primera vez
? lavar antes de ponérselo
? acabo de sacarlo de la caja, y ahora
? domar las botas nuevas
? huele a nuevo, se enciende vacío
? rodaje del motor
? cómo se cura un mate
? primer café sale a plástico, normal
? sazonar la plancha de hierro
? aclimatar los peces nuevos
? dejar reposar la nevera antes de enchufar
? quitar la película protectora
? primera puesta en marcha
? cuánto tarda en inflarse del todo el colchón
? reposar la planta antes de trasplantar
? desempaqué el robot, qué le hago primero
? el barro se remoja antes
? qué aceite para el curado
? estreno la barbacoa hoy, la quemo primero
? quitarle el olor al estreno
? acabo de sacarla de la caja, qué hago
? hay que lavarlo antes
? cuántas horas cargo la primera vez
? curar la sartén de hierro
? huele a nuevo el horno
? domar las botas
? el wok necesita aceite al empezar
? primer arranque de la motosierra
? enjuagar la cafetera
? el colchón enrollado tarda en subir
? primer baño del acuario
= Antes del primer uso
= Cure la sartén de hierro con aceite y sal durante una hora a fuego lento.
= Cargue la batería por completo antes de estrenar el aparato.
= Deje reposar el frigorífico doce horas antes de conectarlo.
= Enjuague la cafetera con dos ciclos de agua sin café.
= Queme la barbacoa en vacío durante 30 minutos.
= Período de rodaje: las primeras diez horas a medio gas
= Curado del mate: yerba húmeda, 24 horas
= Remoje la olla de barro antes de ponerla al fuego.
= Aclimatación: deje flotar la bolsa 20 minutos en el acuario
= El colchón enrollado recupera su forma en 72 horas.
= Antes del primer uso, lave con agua tibia.
= Cargue completamente la batería antes de estrenar.
= Curado de la sartén de hierro: aceite y horno 1 h.
= Rodaje: primeras 5 horas a media potencia.
= Deje expandir el colchón 24-48 horas.
## assembly_self
? lo tengo que armar yo
? perdí las instrucciones del armario
? qué herramientas necesito
? me sobra un tornillo
? no entiendo el dibujo del paso siete
? viene montado de fábrica
? cuánto se tarda en montarlo
? hace falta ser dos personas
? se me da fatal el bricolaje, podré
? trae llave allen
? faltan herrajes en la bolsita
? los agujeros no coinciden
? video para ensamblar la estantería
? puse la tabla al revés
? soy una mujer sola, puedo con ello
? la bici viene desarmada
? desmontar para la mudanza
? atornillo y se me raja la madera
? dónde van los tacos
? el cajón no encaja
? hay que taladrar para ensamblar la caseta
? viene en kit
? viene desarmado
? me sobra un tornillo, mala señal
? perdí el papel de cómo se monta
? soy negado con el bricolaje
? qué destornillador necesito
? cuánto se tarda en armarlo
? hace falta ser dos
? trae la llavecita doblada
? la pieza h no encaja
? monté la puerta al revés
? sin taladro puedo
? los dibujos no se entienden
= Requiere montaje; instrucciones y herrajes incluidos
= Tiempo estimado de armado: 90 minutos, dos personas
= Herramientas necesarias: destornillador de estrella, martillo, nivel
= ¿Ha perdido el manual de montaje? Descárguelo con el número de referencia.
= Se entrega totalmente montado.
= Bicicleta premontada al 95 %: solo coloque pedales y manillar
= Bolsa de tornillería de repuesto disponible sin cargo.
= Vídeo paso a paso para ensamblar la cuna
= No apriete los tornillos del todo hasta terminar.
= Nivel de dificultad: bajo
= Caseta de jardín en kit de paneles numerados de abeto
= Se entrega desmontado con instrucciones.
= Montaje por dos personas: 90 minutos.
= Herramientas necesarias: destornillador y martillo.
= Incluye llave Allen y tornillería.
= Vídeo de montaje paso a paso.
## assembly_service
? me lo montáis vosotros
? cuánto cobráis por armarlo
? soy un manazas, mandáis a alguien
? montador a domicilio
? me acaban de operar, no puedo montar la cama
? quiero que me instalen la cocina entera
? servicio de armado
? contratar el montaje después de comprar
? ya lo tengo en casa, puede venir alguien a armarlo
? quitan los muebles viejos los montadores
? tardan mucho los operarios
? dejan todo limpio después de montar
? mi marido no sabe, hay técnico
? cuánto sale que vengan a poner la caseta
? armador de muebles
? no tengo herramientas ni ganas
? me montan el columpio en el jardín
? ensamblan la bici antes de entregarla
? hay que estar en casa cuando vienen a armar
? que vuestro equipo me atornille el altillo
? presupuesto de montaje de oficina
? el carpintero que mandáis es vuestro
? me lo montáis en casa
? cuánto cobra el montador
? no tengo maña, mandáis a alguien
? que lo armen y lo dejen listo
? soy viuda y no sé montar camas
? poner la cama elástica en el jardín
? viene con carpintero
? el precio incluye que lo instalen
? montaje de cocina entera
? traen la bici ajustada
? los operarios no se presentaron
? quiero que me lo dejen puesto
? servicio de montaje
? montaje a domicilio
? lo montan en casa?
? incluye montaje?
? cuánto cuesta el montaje
? me lo arman?
? viene alguien a montarlo?
? lo instaláis vosotros en casa?
? precio de instalación a domicilio
? mandan instalador?
? cuanto cobran x armarlo
? montadores
= Servicio de montaje a domicilio: desde 49 \u20ac
= Nuestros montadores se llevan el embalaje y dejan todo limpio.
= Armado de armarios: 12 % del valor del mueble
= Instalación de cocinas llave en mano
= Puede contratar el montaje hasta 14 días después de la entrega.
= Entregamos su bicicleta lista para rodar.
= Montaje de casetas y pérgolas: presupuesto según terreno
= El técnico le llamará para acordar la fecha.
= Servicio no disponible en islas.
= Precio por mueble: cómoda 35 \u20ac, cama 55 \u20ac, vestidor 140 \u20ac
= Montaje y afinación de batería acústica en su local de ensayo.
= Servicio de montaje a domicilio: desde 59 \u20ac.
= Nuestros montadores instalan su cocina.
= Montaje: 10 % del valor del mueble.
= Bicicletas entregadas montadas y ajustadas.
= Puesta en marcha e instalación incluidas.
## installation_fitting
? hace falta un electricista
? lo cuelgo en pladur
? qué tacos para ladrillo hueco
? cómo se conecta al desagüe
? la lámpara tiene tres cables y no sé
? puedo fijar la tele a la pared yo solo
? necesito un plomero
? enchufe normal o trifásico
? conectar el gas de la cocina
? instalar el grifo nuevo
? cómo pongo las cortinas sin taladrar
? a qué altura cuelgo la campana
? aguanta el techo la hamaca
? viene con soporte mural
? anclar la librería para que no se caiga
? se puede empotrar el horno
? necesito permiso para poner el toldo
? salta el diferencial al conectar
? atornillar a los azulejos
? la toma de agua queda lejos
? pegar las baldosas encima de las viejas
? colocar el rodapié
? se puede colgar en pladur
? necesito un electricista
? cómo sujeto la tele a la pared
? la toma de agua no llega
? qué tacos uso
? poner un grifo sin fontanero
? la vitro va directa al enchufe
? perforar azulejos
? el techo es de escayola, aguanta la lámpara
? conectar el gas yo mismo
? en un piso de alquiler sin agujeros
? anclarlo para que no vuelque
? cómo se instala
? instalación
? se puede colgar en la pared?
? necesito un electricista?
? se necesita un fontanero?
? es fácil de instalar?
? va atornillado a la pared?
? lo puedo instalar yo mismo?
? hace falta plomero?
? va enchufado o va cableado
? como lo cuelgo en la pared
? hay q aser agujeros?
? qué toma de agua necesita
= La conexión eléctrica debe realizarla un instalador autorizado.
= Fije siempre el mueble a la pared con el anclaje antivuelco.
= Tacos y tornillos no incluidos: elíjalos según su tipo de pared
= Medidas de encastre: 56 × 55 × 59 cm
= Toma de agua 3/4", desagüe a un máximo de 80 cm
= Montaje mural o empotrado en techo
= Gas: instalación exclusivamente por técnico homologado
= Estores sin taladro: se sujetan con pinzas al marco
= Tensión: 220\u2013240 V, 50 Hz; consulte si su red es de 110 V
= Separación mínima entre campana y placa: 65 cm
= Instale la fuente del estanque con enchufe protegido por diferencial.
= Fijación a pared: tacos según el tipo de tabique.
= Conexión eléctrica solo por instalador autorizado.
= Toma de agua 3/4" y desagüe.
= Soporte VESA 200 × 200.
= Aparatos de gas: instalación certificada obligatoria.
## manual_download
? he perdido el manual
? dónde bajo las instrucciones
? viene solo en chino
? hay pdf en español
? necesito el driver de la impresora
? no traía librito dentro
? descargar el patrón de costura
? folleto de uso en otro idioma
? cómo se usa, no venía papel
? mi suegra tiró el instructivo
? ficha técnica descargable
? software para windows
? las letras son diminutas, hay versión digital
? controlador para la tarjeta de sonido
? busco el manual de un modelo viejo
? plano de despiece
? solo traía la guía rápida
? el código qr de la guía no abre
? instrucciones en portugués
? programas que trae la cámara, dónde están
? tenéis el esquema eléctrico
? compré de segunda mano y no tiene guía de usuario
? perdí el librito
? las instrucciones vienen en chino
? dónde bajo el driver
? manual en español
? heredé la máquina sin papeles
? patrón del jersey en pdf
? no entiendo los botones, hay guía
? necesito el esquema
? lo tiré con la caja
? idioma de la interfaz
? folleto de uso del termostato viejo
? letra demasiado chica, lo hay digital
= Descargas: manuales, controladores, fichas técnicas
= Manual de instrucciones en español, inglés y portugués (PDF)
= Busque la guía introduciendo el modelo de la etiqueta trasera.
= Controladores compatibles con Windows, macOS y Linux
= Instructivo impreso bajo pedido: 4 \u20ac
= Despiece y esquema de recambios de la desbrozadora
= Escanee el código QR para ver la guía rápida.
= Patrones de costura descargables en tamaño A4
= Reglamento del juego en castellano para descargar
= Software de edición incluido: introduzca su clave de licencia
= Archivo de manuales de modelos descatalogados
= Descargue el manual de usuario en PDF.
= Controladores y firmware: sección de soporte.
= Instrucciones en ES, EN, FR, DE y PT.
= Busque por número de modelo.
= Ficha técnica y guía rápida disponibles.
## troubleshooting
? no enciende ni prende
? hace un ruido raro
? gotea por abajo
? me sale error e4
? se apaga solo
? la cafetera no saca agua
? ayer iba y hoy nada
? parpadea una luz roja
? se quedó trabado
? la aspiradora no chupa
? la impresora no jala el papel
? se calienta demasiado
? se cuelga todo el rato
? el cortacésped no arranca
? huele a quemado el motor
? la cuerda zumba en el traste tres
? no enfría la nevera
? la pantalla está negra
? pierde aire la colchoneta
? la cadena se sale
? vibra un montón al centrifugar
? ya probé a reiniciarlo y sigue igual
? no enciende
? hace un ruido rarísimo
? gotea por debajo
? pone e4 y pita
? huele a quemado y se para
? no calienta
? no chupa la aspiradora
? se atasca el papel
? vibra que parece un avión
? lo reinicié y sigue igual
= Solución de problemas
= El aparato no se enciende: compruebe enchufe, cable y fusible
= Error E4: filtro obstruido; límpielo y reinicie
= Pérdida de agua: revise la junta de la puerta
= Ruidos y vibraciones: nivele las patas
= Restablezca los ajustes de fábrica pulsando el botón diez segundos.
= El motor no arranca: bujía, gasolina vieja o filtro de aire
= Aspiradora sin succión: vacíe el depósito y busque atascos
= Si la avería persiste, contacte con el servicio técnico.
= Trasteo de cuerdas: ajuste el alma o eleve el puente
= Bomba de estanque parada: retire algas del rotor
= Solución de problemas: causas y remedios.
= No arranca: compruebe enchufe, fusible y batería.
= Código E4: filtro obstruido.
= Restablezca pulsando 10 segundos.
= Fuga de agua: revise la junta y la manguera.
## connection_setup
? no se conecta al wifi
? cómo lo emparejo con el móvil
? la app no lo encuentra
? no me reconoce el bluetooth
? actualizar el firmware
? conecto los cascos y no suena
? cómo configuro el router
? va con mi asistente de voz
? me pide contraseña de la red
? vincular el reloj al teléfono
? se desconecta a cada rato
? el celular no ve el parlante
? pasar todo al teléfono nuevo
? bajé la aplicación, qué sigue
? conectar dos altavoces a la vez
? la báscula no sincroniza
? la bombilla inteligente no responde
? qué red usa, dos coma cuatro
? enlazar el mando a la consola
? instalar la tarjeta sim
? la tele no agarra internet
? quedó a medias la actualización
? no se empareja con el móvil
? cómo lo conecto a internet
? se desconecta del wifi
? no tengo smartphone, funciona
? actualizar el programa
? la contraseña del router no la pilla
? los cascos solo suenan por uno
? el bluetooth se va
? la tele no ve la barra de sonido
? vincular con alexa
? cambié de compañía y ya no va
= Puesta en marcha y conexión
= Active el Bluetooth y mantenga pulsado el botón de emparejamiento.
= Compatible solo con redes wifi de 2,4 GHz
= Descargue la aplicación y escanee el código del dispositivo.
= Actualización de firmware: versión 3.2, mejora la estabilidad
= Vincule hasta ocho dispositivos.
= Controle su riego inteligente por voz o desde el teléfono.
= Restablezca la conexión: apague el router y espere un minuto
= Configuración inicial en cinco pasos
= Conecte el teclado MIDI por USB; no requiere controladores.
= Comedero automático para gatos: sincronización con la app
= Active Bluetooth y mantenga pulsado 5 segundos.
= Compatible con WiFi de 2,4 GHz únicamente.
= Descargue la app y siga el asistente.
= Actualización de firmware inalámbrica.
= Emparejamiento con hasta 2 dispositivos.
## charging
? cuánto tarda en cargar
? trae cargador incluido
? viene con cable
? no carga más del ochenta
? lo dejo enchufado toda la noche
? con el cargador del móvil me vale
? admite carga rápida
? por usb o a la corriente
? se carga con placa solar
? puedo usarlo mientras carga
? cómo sé que está lleno
? el puerto está flojo y no entra corriente
? batería extraíble para cargar en casa
? pilas recargables o normales
? cargar el patinete en el curro
? el alimentador no está en la caja
? se carga sin cables
? qué voltios necesita el adaptador
? el led sigue en naranja después de horas
? base de carga incluida
? cargarlo en el auto
? cuántos amperios el cargador
? viene con cargador
? cuánto tarda en llenarse
? qué cable lleva
? la lucecita roja no se apaga
? con el del móvil vale
? no carga
? con placa solar
? el enchufe es inglés
? se calienta al enchufarlo
? carga rápida soporta
? el conector está flojo
= Tiempo de carga: 3,5 horas
= Cargador no incluido; cable USB-C suministrado
= Carga rápida: 80 % en 35 minutos
= LED verde: batería completa; naranja: cargando
= Utilice únicamente el cargador original.
= Batería extraíble, se carga dentro o fuera de la bicicleta
= Cargador doble para baterías de taladro de 18 V
= Panel solar integrado; cárguese un día al sol antes de usar
= Base de carga inductiva compatible con Qi
= Entrada 100\u2013240 V, apta para viajes
= No cargue baterías por debajo de 0 °C.
= Tiempo de carga: 2,5 horas.
= Cable USB-C incluido, adaptador no.
= Carga rápida de 30 W.
= LED verde: carga completa.
= Cargador universal 100-240 V.
## compatibility_parts
? sirve para mi modelo
? encaja con el que ya tengo
? qué cartucho lleva mi impresora
? es compatible con la versión vieja
? qué adaptador me hace falta
? funda para mi teléfono
? las brocas valen para cualquier taladro
? rosca fina o gorda
? mi cafetera es antigua, qué cápsulas
? la batería de la misma marca vale en todos
? qué bombilla entra en esta lámpara
? este objetivo va en mi cámara
? cámara de rueda para veintiocho
? puedo combinar estas piezas con las antiguas
? le queda el toldo a mi pérgola
? qué bolsas usa mi aspiradora
? cuerdas para ukelele tenor
? pieza que haga juego
? la manguera no casa con el grifo
? enchufe de otro país
? filtro apropiado para mi pecera
? qué pila lleva el mando
? le va a mi aspiradora
? esta funda encaja en mi tablet
? sirve para inducción
? la rosca es la misma
? adaptador para este enchufe
? cuchilla para mi modelo antiguo
? las cápsulas valen en otra máquina
? qué bombilla lleva
? el sillín cabe en mi tija
? juegos viejos en la consola nueva
? puedo mezclar piezas de dos marcas
= Compatible con los siguientes modelos
= Rosca M5; adaptador opcional
= Busque cartuchos por marca y modelo de impresora.
= Casquillo E27, máx. 60 W
= Montura de objetivo: bayoneta EF
= Una batería para las 45 herramientas del sistema de 18 V
= Accesorios a juego y recambios
= Conector de manguera universal 1/2" y 3/4"
= No compatible con placas de inducción
= Boquilla para trompeta, caña estándar
= Neumático 28 × 1,75 (47-622): cámara con válvula presta
= Compatible con los modelos de la lista.
= Rosca E27, máximo 60 W.
= Apto para inducción, gas y vitrocerámica.
= Tija de 27,2 mm.
= Accesorios y adaptadores recomendados.
## quantity_calculation
? cuánta pintura para un cuarto de veinte metros
? cuántos ovillos para un jersey
? para cuántas personas da
? cuánto pienso al mes para un labrador
? me alcanza un bote
? cuántas baldosas compro
? rollos de papel para una pared
? somos doce a cenar, cuánto queso
? cuánta tierra para tres jardineras
? cuánto césped por metro cuadrado
? metros de tela para unas cortinas
? de cuántos litros la pecera para diez peces
? cuántas botellas para una boda
? calcular el laminado con desperdicio
? rinde mucho el kilo de yeso
? sacos de cemento para una solera
? cuánta carne por cabeza
? tornillos por tabla
? cuántas bombillas para alumbrar la sala
? cuántos bulbos por maceta
? raciones que salen de la lata
? dos manos, gasto el doble
? cuántos botes para mi salón
? ovillos para un jersey
? somos doce a comer, cuánto cojo
? rollos de papel pintado
? cuánta tierra lleva una jardinera
? baldosas para la terraza
? metros de tela para cortinas
? cuánta grava para el camino
? no quiero quedarme corta de pintura
? raciones de paella
? cuántos sacos de cemento
? pies de seto por metro
= Rendimiento: 10 m² por litro y capa
= Calculadora de pintura: introduzca ancho y alto
= Consumo: aprox. 4 kg de adhesivo por m²
= Jersey talla M: 9 ovillos de 50 g
= Ración orientativa: 150 g de queso por persona
= Añada un 10 % por cortes y desperdicio.
= 35 g de semilla de césped por metro cuadrado
= Unidades por caja: 12 baldosas = 1,08 m²
= Perro de 20 kg: 280 g diarios, saco de 15 kg para 53 días
= Cortinas: ancho de la barra multiplicado por dos
= Un saco de 40 l llena cuatro macetas de 25 cm.
= Rendimiento: 10 m² por litro y mano.
= Calcule sus rollos: perímetro × altura.
= Consumo: 8-10 ovillos, talla M.
= 200 g por persona como plato principal.
= Añada un 10 % para cortes y mermas.
## recipe_usage
? cómo se prepara el té
? cuántas cucharadas por taza
? cuánto le doy al cachorro
? a qué temperatura lo frío
? proporción de agua y cemento
? cuántos minutos hierve la pasta
? cómo diluyo el abono
? qué hago con este condimento
? cuántas pastillas al día
? me salió amargo el café
? cuánto fertilizante por regadera
? se come crudo
? una receta con este queso
? cómo se mezclan los dos componentes
? dosis para un gato de cuatro kilos
? molido grueso o fino para prensa
? cuántas gotas de aceite en el difusor
? cuántas tomas de papilla
? la masa no levantó, cuánta levadura va
? quiero asar un pollo, cuánto tiempo
? modo de empleo del champú
? se toma antes o después de comer
? cuántas cucharadas pongo
? a cuántos grados el horno
? cómo se prepara este té
? proporción de agua y abono
? cuánto tiempo hierve
? mezclar la resina
? dosis para gatos de cuatro kilos
? cuánto detergente echo
? la masa madre no sube
? se diluye o va puro
= Modo de empleo
= Preparación: una cucharadita por taza, 80 °C, tres minutos
= Dosificación: 5 ml por litro de agua de riego
= Cantidad diaria recomendada: véase tabla según peso
= Mezcle tres partes de arena, una de cemento y media de agua.
= Sugerencia de presentación: con membrillo y nueces
= Hornee a 200 °C durante 40 minutos.
= Molienda gruesa para prensa francesa, fina para espresso
= No supere la dosis diaria expresamente recomendada.
= Relación resina/endurecedor 2:1 en peso
= Alimente los peces dos veces al día con lo que coman en dos minutos.
= Dosificación: 20 ml por litro de agua.
= Infusionar 3 minutos a 80 °C.
= Ración diaria según peso del animal.
= Mezcle en proporción 2:1.
= Modo de empleo: agitar y aplicar en capa fina.
## usage_duration
? cuánto dura la batería
? cuántas horas arde la vela
? cuántas páginas saca el tóner
? me aguanta una jornada entera
? se gasta rápido
? cuánta vida tiene la bombilla
? con una carga hasta dónde llego
? autonomía del patinete
? para cuántos lavados da el detergente
? cuántos años aguanta un colchón
? se consume en nada
? me dura todo el fin de semana en el monte
? cada cuánto se acaba la bombona
? cuántas fotos por carga
? el efecto del repelente cuántas horas
? cuánto me rinde el paquete de café
? se descarga aunque no lo use
? kilómetros de unas zapatillas de correr
? duración de las flores cortadas
? la pila del reloj cuánto vive
? cuánto perdura el perfume en la piel
? minutos de taladro sin recargar
? cuánto dura una vela
? para cuántas lavadas da
? me llega para un mes
? la linterna cuántas horas
? cuántas páginas saca el cartucho
? cuántos cafés salen del paquete
? vida útil de la bombilla
? saco de pienso para un perro grande
? cuántos kilómetros las ruedas
? el gas del camping para cuántos días
= Autonomía: hasta 9 horas
= Tiempo de combustión: unas 45 horas
= Rendimiento: 2 400 páginas según ISO 19752
= Vida útil media de la bombilla: 15 000 h
= Alcance de la bicicleta eléctrica: 60\u2013110 km según el terreno
= 60 lavados por envase
= Duración de la batería en espera: 20 días
= Cambie las zapatillas de correr cada 800 km.
= Protección contra mosquitos durante ocho horas
= Flor preservada: conserva su belleza dos años
= Una bombona de 5 kg proporciona 12 horas de llama.
= Duración de combustión: 45 horas.
= Autonomía: hasta 12 horas.
= Rinde 1.500 páginas.
= Vida útil: 15.000 horas.
= 60 lavados por envase.
## seasonal_timing
? cuándo planto los tomates
? es tarde para sembrar césped
? cuándo se podan los rosales
? cuándo pongo las ruedas de invierno
? qué se siembra en marzo
? en qué época trasplanto
? ya puedo sacar los geranios afuera
? las heladas me quemaron todo, esperé poco
? mejor mes para pintar la fachada
? cuándo salen los espárragos
? temporada de setas
? luna menguante para podar
? cuándo abono el limonero
? en qué mes cosechar calabazas
? qué flor aguanta en otoño
? primavera o verano para el bulbo
? ahora en julio en argentina qué planto
? cuándo le corto el pelo al perro
? se puede plantar con lluvias
? esquejes en qué momento
? cuándo cubro la piscina
? poner el nido de pájaros, en qué mes
? cuándo planto tulipanes
? ya es tarde para sembrar tomates
? podo los rosales en enero
? cuándo pongo neumáticos de invierno
? heló anoche, saco los geranios
? mejor época para el césped
? cuándo trasplanto el olivo
? en qué mes se esquila
? abonar en verano
? recogida de las patatas
? colgar los nidos
? cuándo guardo la piscina
= Calendario de siembra
= Época de plantación: septiembre a noviembre
= Floración: mayo\u2013julio
= Pode los rosales cuando brote la forsitia.
= Saque las plantas sensibles después de las últimas heladas.
= Cosecha: a los 70 días de la siembra
= Neumáticos de invierno: de octubre a Semana Santa
= Abone los cítricos de primavera a principios de otoño.
= Hemisferio sur: traslade las fechas seis meses
= Producto de temporada: espárragos, de abril a junio
= Cuelgue las cajas nido antes de febrero.
= Siembra: de marzo a mayo.
= Pode después de la floración.
= Plante bulbos antes de las primeras heladas.
= Neumáticos de invierno: de octubre a Semana Santa.
= Calendario del huerto mes a mes.
## beginner_advice
? nunca he tocado una guitarra, cuál cojo
? quiero empezar a correr
? soy novato en esto
? qué necesito para empezar con acuarela
? me regalan un gatito, qué compro
? jamás he acampado
? principiante total en fotografía
? arranco con el tejido, qué agujas
? mi niño va a aprender piano
? qué kit para iniciarse
? no tengo ni idea de vinos
? equipo básico para pescar
? recién me mudo y no tengo ni un martillo
? para alguien que no sabe nada
? quiero hacer mi primera cerveza casera
? me apunté a escalada, qué llevo
? primer acuario, qué me falta
? quiero montar un huertito en el balcón
? estoy verde en carpintería
? qué me aconsejas para arrancar sin gastar mucho
? lo imprescindible para un recién nacido
? cuál es fácil para aprender
? nunca he tocado un ukelele, cuál cojo
? qué me hace falta para hacer punto
? soy novato total
? mi primer acuario
? me jubilo y quiero pintar
? kit para arrancar
? mi hijo quiere aprender a dibujar
? estreno piso y no tengo herramientas
? es difícil para alguien sin mano para las plantas
? me meto en esto de la escalada
= Consejos para principiantes
= Set de iniciación: guitarra, funda, afinador, púas
= Lo básico para su primer acuario: filtro, calentador, test de agua
= ¿Empieza a correr? Elija zapatillas con buena amortiguación.
= Caja de herramientas esencial: martillo, alicates, metro, nivel
= Nivel: aprendiz
= Primeros puntos: lana gruesa y agujas del 6
= Guía para novatos en juegos de mesa
= Plantas agradecidas para quien nunca ha cuidado una: sansevieria, poto
= Lista de verificación para la llegada de su cachorro
= Vinos fáciles para iniciarse: joven, afrutado, poco tánico
= Ideal para principiantes.
= Set de iniciación con todo lo necesario.
= Nuestros consejos para empezar.
= Plantas fáciles para quienes no tienen experiencia.
= Primera guitarra: qué tener en cuenta.
## choosing_guide
? qué diferencia hay entre los dos
? cuál me recomiendas
? no sé cuál elegir
? el caro vale la pena
? gas o carbón para asar
? muelles o viscoelástica
? qué modelo es mejor para viajar
? para un piso chico cuál conviene
? ventajas e inconvenientes de cada uno
? comparar los tres taladros
? con bolsa o sin bolsa
? hierro o cerámica
? estoy hecha un lío con tantos tipos
? inducción frente a vitro
? cuál escogerías tú
? me basta el sencillo
? en qué se distinguen
? bici de paseo o de montaña para la ciudad
? acústica o española
? tinto o blanco con bacalao
? cuál es más silencioso
? cuál le va a un pelo rizado
? no sé si gas o carbón
? merece la pena el caro
? duro o blando el colchón
? acústica o eléctrica
? para pelo rizado cuál va
? el pro o el normal
? me pierdo con tanta variedad
? uno para roncar menos
? sierra de calar o circular
? cuál es mejor para un piso pequeño
= Guía de compra: cómo encontrar el colchón adecuado
= Comparativa de modelos
= ¿Carbón, gas o eléctrico? Tipos de barbacoa y sus ventajas
= Para superficies pequeñas basta un cortacésped manual.
= Criterios de elección: potencia, peso, nivel sonoro
= Diferencias entre guitarra clásica y acústica
= Asistente de selección: responda cinco preguntas
= Gama básica, media y profesional en resumen
= Nuestra recomendación para pisos pequeños
= ¿Qué pienso necesita su perro según edad y actividad?
= Maridaje: qué vino va con cada plato
= Guía de compra: encuentre su modelo.
= Comparativa de gamas: básica, media y profesional.
= ¿Espuma, muelles o látex? Diferencias.
= Asistente de selección en cuatro preguntas.
= Recomendado para: pisos pequeños, uso diario.
## materials_explained
? qué es el acetato
? es madera maciza o aglomerado
? de qué material es
? qué ventaja tiene el bambú
? lana merina pica
? qué es el contrachapado
? es cuero de verdad o polipiel
? acero inoxidable dieciocho diez qué quiere decir
? el lino se arruga mucho
? plata de ley
? qué tela es esa que parece seda
? composición del tejido
? el mdf aguanta
? gramaje del papel
? abeto o cedro en la tapa
? el modal es sintético
? qué tan resistente es el policarbonato
? cachemira, por qué tan cara
? tiene elastano o es rígido
? para qué sirve el titanio en una olla
? chapado o macizo
? qué rayos es el gore no sé cuánto
? de qué está hecho
? es madera maciza o chapa
? pica esta lana
? merino qué tiene de bueno
? el bambú se estropea
? es plástico del malo
? gore-tex para qué
? acero o aluminio
? qué es melamina
? transpira
? es oro de verdad o bañado
? el lino se arruga
= Materiales de un vistazo
= Roble macizo aceitado: robusto, cálido, vive con la humedad
= Composición: 95 % algodón, 5 % elastano
= El lino es fresco, transpirable y gana con cada lavado.
= Polipiel: imitación de cuero a base de poliuretano
= Acero 18/10: 18 % cromo, 10 % níquel, inoxidable
= MDF: fibras prensadas, superficie lisa, no apto para exterior
= Lana merina: regula la temperatura y no pica
= Plata de ley 925 con baño de rodio
= Tapa de abeto: timbre claro y brillante
= Papel de 300 g/m², cien por cien celulosa
= Composición: 80 % algodón, 20 % poliéster.
= Roble macizo aceitado, resistente y cálido.
= La lana merino regula la temperatura.
= Acero inoxidable 18/10.
= Cuero de plena flor con curtido vegetal.
## personalisation
? se puede grabar un nombre
? quiero bordar las iniciales en la toalla
? cuántas letras caben
? estampar una foto en la taza
? camiseta con el nombre de mi equipo
? qué tipos de letra hay
? poner una dedicatoria en el reloj
? grabado láser en madera
? me ponen el logo de la empresa
? tarda más si lleva nombre
? collar del perro con su teléfono
? quiero algo único para mi comadre
? serigrafía o vinilo
? puedo subir mi dibujo
? la fecha de la boda en la copa
? con tildes y eñes sale bien
? cuánto cobran por rotular
? poner un mensaje en la caja
? color del hilo
? personalizar el cuento con el nombre del peque
? marcar la pluma de papá
? emojis se pueden imprimir
? puedo poner el nombre del niño
? grabáis anillos
? quiero mi foto en la taza
? iniciales bordadas en la toalla
? dorsal y apellido en la camiseta
? una fecha por detrás del reloj
? estampar el logo de mi bar
? chapita con el teléfono para el perro
? tarda más si lleva grabado
? personalizar
? se puede grabar un nombre?
? grabado
? bordado con nombre
? hacen personalizados?
? quiero ponerle un nombre
? lo podéis personalizar?
? cuánto cuesta grabarlo
? estampar una foto
? con iniciales
? le pueden poner mi logo?
? se puede personalisar?
? tipos de letra para grabar
= Personalización: grabado, bordado, impresión
= Máximo 20 caracteres, espacios incluidos
= Fuentes disponibles: cursiva, palo seco, caligráfica
= Grabado láser: 9,90 \u20ac por cara
= Suba su imagen en PNG con 300 ppp.
= Toallas bordadas con iniciales, doce colores de hilo
= Plazo adicional por personalizar: tres días laborables
= Serigrafía a partir de 25 camisetas
= Placa para perro con nombre y teléfono grabados
= Dedicatoria impresa en la primera página del cuento
= Se admiten acentos, ñ y símbolos sencillos.
= Grabado láser: hasta 20 caracteres.
= Bordado de nombre: 6 \u20ac.
= Tipografías disponibles: script, bloque, manuscrita.
= Personalice con foto o logotipo.
= Plazo adicional por personalización: 2-3 días.
## personalisation_error
? escribí mal el nombre
? puse sofia sin tilde, se puede corregir
? el grabado salió torcido
? quiero ver cómo queda antes
? pusisteis martha con hache y era sin
? cambiar el texto del bordado
? me equivoqué de fecha en la placa
? la vista previa no carga
? aún puedo modificar las iniciales
? me llegó con otro nombre
? me faltó una letra
? se borró el estampado al lavar
? errata en la dedicatoria
? prueba antes de imprimir
? la foto salió borrosa en la taza
? el logo quedó chueco
? me comí una ese al escribir
? cambiamos el nombre del bebé a última hora
? el color de las letras no era ese
? mandáis boceto para aprobar
? falta de ortografía en la medalla
? corregir dedicatoria ya encargada
? pusisteis mal el nombre de mi hija
? falta la tilde
? me comí una letra al escribir
? puedo ver cómo queda antes
? salió torcido el bordado
? la fecha grabada no es esa
? cambio el texto si aún no lo hicisteis
? la foto salió pixelada
? yo puse helena con hache
? el color de la letra no es el elegido
? fue fallo mío, qué hago
? quiero una prueba antes de imprimir
= Compruebe la ortografía: grabamos exactamente lo que escribe.
= Corrección del texto posible dentro de las dos horas siguientes
= Vista previa orientativa; pueden darse ligeras variaciones.
= Si el error es nuestro, rehacemos la pieza sin coste.
= Las erratas introducidas por el cliente no dan derecho a cambio.
= Recibirá un boceto en PDF para su aprobación antes de imprimir.
= Una vez iniciado el bordado, no se puede modificar.
= Imágenes de baja resolución: le avisaremos antes de estampar
= Grabado incorrecto: envíenos una fotografía
= Sustitución de placas grabadas defectuosamente
= Prueba de impresión (ferro) para libros y partituras: 15 \u20ac
= Vista previa antes de confirmar.
= Errores de nuestra parte: repetición gratuita.
= Erratas del cliente no dan derecho a reembolso.
= Cambios de texto: dentro de las 2 horas siguientes.
= Revise tildes, mayúsculas y fechas.
## made_to_measure
? me cortáis la tabla a medida
? cortina a la medida de mi ventana
? mi pared no es recta, hacéis muebles especiales
? mezcláis el color que os traiga
? quiero ese azul de mi puerta
? arreglar el largo del pantalón
? subir el bajo
? hacer un traje a la medida
? cristal cortado para mi mesa
? la alfombra en otro tamaño
? metros de cuerda sueltos
? estantería para un hueco raro
? encimera con agujero para el fregadero
? me haríais un anillo con mi piedra
? coger la cintura de la falda
? cable por metro
? confección de cojines con mi tela
? cuánto vale el corte
? sastre o modista en tienda
? plantillas hechas para mi pie
? pedido especial fuera de catálogo
? encargo una guitarra con mis maderas
? me cortáis el tablero
? mi ventana es rara, hacéis cortinas especiales
? quiero el verde exacto de mi pared
? un traje para mi talla imposible
? un cojín con forma
? acortar los pantalones
? mesa de dos metros doce
? estantería que encaje en el hueco
? tinte igual al de esta muestra
? encargo especial fuera de catálogo
? ensanchar el vestido
? cristal con agujero
= Corte a medida: dos cortes gratis, cada corte adicional 0,50 \u20ac
= Confección de cortinas y estores según sus medidas
= Mezclamos más de 20 000 tonos según carta RAL o NCS.
= Arreglos de costura: bajo de pantalón 9 \u20ac
= Traje a medida: tres pruebas, seis semanas
= Los artículos cortados o fabricados por encargo no admiten cambio.
= Encimeras con huecos fresados a su gusto
= Cadena, cuerda y cable por metros
= Joyería de encargo con sus propias piedras
= Luthier: instrumentos a medida, plazo de diez meses
= Vidrio y espejo cortados al milímetro
= Corte de madera a medida: primeros 5 cortes gratis.
= Cortinas y estores a medida en 15 días.
= Mezclamos más de 2.000 colores.
= Sastrería: arreglos y confección.
= Fabricación especial bajo presupuesto.
## samples
? me mandáis una muestra de la tela
? puedo probar el perfume antes
? trocito de suelo para ver en casa
? muestrario de colores
? tester de pintura
? se puede degustar el aceite
? quiero tocar el papel pintado primero
? sobres de prueba del pienso
? mini tamaño para probar
? retales de tapicería
? dan probaditas de queso
? cuántas muestras gratis me tocan
? bote pequeñito de color
? cremas, me regaláis sobrecitos
? no me fío del color en pantalla, mandad recorte
? leer unas páginas antes
? catar el vino antes de llevarme la caja
? carta de colores
? quisiera pedir muestras de azulejo
? escuchar un fragmento del disco
? unas hebras de lana para comparar
? probador de labial
? me mandáis un trocito de tela
? puedo probar el queso antes
? quiero oler la colonia
? un probador de maquillaje
? cuánto vale el retal
? bolsita pequeña de pienso para ver si le gusta
? una loseta de ejemplo
? degustación el sábado
? regalan sobrecitos
? ver el papel pintado en mi pared
? catar el aceite
= Muestras de tejido gratuitas: hasta cinco por persona
= Bote de prueba de pintura, 125 ml: 3,50 \u20ac
= Solicite un recorte de papel pintado.
= Con cada compra, dos muestras de cosmética a elegir
= Degustación de aceites cada sábado
= Muestra de suelo laminado, 20 × 10 cm
= Capítulo de muestra en PDF
= Sobre de pienso de 80 g para probar la palatabilidad
= Coste de las muestras: se descuenta de la compra posterior
= Carta de colores con 120 hilos auténticos
= Fragmentos de audio de 30 segundos por pista
= Muestras de tejido gratuitas: hasta 5.
= Bote de prueba de pintura: 3,95 \u20ac.
= Degustación todos los sábados.
= Incluimos dos muestras en cada pedido.
= Muestrario completo: 10 \u20ac, reembolsable.
## try_at_home
? puedo probarlo en casa unos días
? noches de prueba del colchón
? si no me convence el sillón lo devuelvo
? probar varias gafas en casa
? quedarme la bici una semana a ver
? periodo de prueba
? me llevo dos violines y decido
? me dejáis un aparato para testear en mi salón
? dormir en él antes de decidir
? cuántos días tengo para probarlo
? que mi gato vea si le gusta
? pagar después de haberlo probado
? prueba sin compromiso
? a ver cómo suena en mi sala
? probármelo tranquila en casa con mi ropa
? y si tras un mes sigo con dolor de espalda
? prestan la cafetera unos días
? la alfombra a domicilio para ver cómo queda
? cien noches es cierto
? llevármelo a prueba
? probar audífonos gratis
? caja para probarse en casa
? lo pruebo unos días y decido
? puedo dormir en él antes de quedármelo
? me llevo tres y devuelvo dos
? noches de prueba
? quiero verlo con mi luz
? si al mes no me convence
? probar el piano en mi salón
? audífonos a prueba
? gafas para probar en casa
? y si mi pareja lo odia
? sin compromiso unas semanas
? periodo de ensayo del robot
= 100 noches de prueba en todos los colchones
= Pruebe cuatro monturas en casa durante cinco días.
= Instrumentos a prueba: catorce días contra depósito
= Período de prueba sin compromiso de compra
= Lleve la alfombra a casa 48 horas y decida.
= Pruebe primero y pague después lo que se quede.
= Prueba de bicicleta eléctrica de fin de semana
= El tiempo de ensayo comienza el día de la entrega.
= Audífonos: 30 días de adaptación gratuita
= Si no duerme mejor, recogemos el canapé sin coste.
= Sillas de montar en prueba: use siempre protector de piel
= 100 noches de prueba en su colchón.
= Pruebe 5 monturas en casa gratis.
= Período de prueba: 30 días sin compromiso.
= Si no le convence, lo recogemos.
= Pruebe ahora y pague solo lo que se quede.
## rental
? se puede alquilar
? cuánto por día la hormigonera
? solo la necesito un finde
? rentar un traje para una boda
? tengo que dejar fianza
? alquiler de esquís
? arrendar una carpa para el cumple
? me prestáis una taladradora pagando
? no quiero comprar piano, mejor mensualidad
? vajilla para cien invitados
? hay bicis para turistas
? qué me pedís para alquilar, dni
? la lijadora de parqué una mañana
? arriendo de disfraces
? tarifa semanal del cortasetos
? alquilar con opción a compra
? kayaks por horas
? máquina de coser de alquiler
? precio del alquiler de un andamio
? un proyector para el mundial, solo ese día
? tienen renta de sillas y mesas
? garantía o depósito que dejan retenido
? solo la necesito un fin de semana
? alquiláis taladros
? cuánto por día
? quiero rentar esquís
? dejar fianza
? un violín para el cole sin comprarlo
? disfraz para una noche
? necesito una carpa para el bautizo
? pulidora por horas
? hay que enseñar carnet para llevarla
? bici prestada mientras arregláis la mía
? arriendo de sillas
? alquiler
? alquilan?
? se puede alquilar?
? cuánto cuesta alquilar por día
? renta
? rentan equipos?
? alquiler por días
? fianza del alquiler
? tenéis servicio de alquiler?
? precio de renta por día
? arriendan?
? alquilarlo un fin de semana
? kiero alkilar uno
? depósito para rentar
= Alquiler de maquinaria: tarifas por día y semana
= Fianza: 150 \u20ac, se devuelve al entregar la máquina
= Esquís, botas y bastones: 28 \u20ac al día
= Documento de identidad y tarjeta de crédito obligatorios
= Renta de vajilla y cristalería para eventos
= Alquiler de piano con opción a compra, desde 35 \u20ac mensuales
= Esmoquin y frac: arriendo de viernes a lunes
= Reserve su hormigonera o andamio con antelación.
= Bicicletas de paseo: media jornada 12 \u20ac
= Depósito en garantía según el valor del equipo
= Combustible y limpieza no incluidos
= Alquiler de herramienta: desde 18 \u20ac al día.
= Fianza: 100 \u20ac, devuelta al entregar.
= Tarifa de fin de semana: viernes a lunes.
= Alquiler de instrumentos con opción a compra.
= Se requiere DNI y tarjeta de crédito.
## rental_return
? no llego a devolver el andamio a tiempo
? quiero quedarme los esquís un día más
? se me rompió la máquina alquilada
? me pasé de hora con la bici rentada
? cuánto es la multa por retraso
? rayé el kayak que me alquilasteis
? me robaron la bici de alquiler
? alargar el alquiler
? hay que entregarlo limpio
? cuándo me devuelven la fianza
? extravié una copa de la vajilla prestada
? manché el esmoquin arrendado
? a qué hora tengo que traer la hormigonera
? puedo dejar lo alquilado en otra sucursal
? devolverla con el depósito lleno
? no me regresaron la garantía completa
? prorrogar la renta
? está cerrado, dónde dejo la lijadora alquilada
? seguro contra roturas del alquiler
? lo devuelvo antes, me descontáis días
? me cobráis desperfectos que ya estaban
? olvidé llevar de vuelta el disfraz
? voy a traer la máquina un día tarde
? se rompió la alquilada
? puedo quedármela otra semana
? cuánto es el recargo por retraso
? se manchó el traje de alquiler
? dónde entrego los esquís fuera de hora
? perdí una pieza de lo que arrendé
? me retuvieron la fianza
? hay que devolverla limpia
? me gustó, me la quedo
? llovió y no pude usarla, me descuentan
? prolongar el alquiler
= Devolución del material de alquiler: antes de las 10 h
= Por cada día de retraso se factura una jornada adicional.
= Prórroga del alquiler: llámenos antes de que venza
= Daños por uso indebido se descuentan de la fianza.
= Suplemento de limpieza: 25 \u20ac
= En caso de robo, presente denuncia policial.
= Seguro de rotura opcional: 4 \u20ac diarios
= Reembolso del depósito tras revisar el estado del equipo
= Copa rota o perdida: 3 \u20ac; plato: 5 \u20ac
= Entregue la máquina con el tanque lleno.
= Buzón de esquís para entregas fuera de horario
= Retraso: se factura un día adicional.
= Daños en material alquilado se descuentan de la fianza.
= Prórroga sujeta a disponibilidad.
= Devolución antes de las 10:00, limpio y con depósito lleno.
= Opción de compra: se abona el alquiler pagado.
## subscription
? quiero recibirlo cada mes
? hay envío periódico de pienso
? cuánto ahorro si me suscribo
? que me llegue café sin pedirlo
? siempre se me acaba la arena del gato
? cada cuántas semanas mandan
? plan mensual de maquinillas
? qué incluye la membresía
? hay permanencia o compromiso
? caja de verduras semanal
? suscribirme a la revista
? que se repita solo el pedido
? flores frescas cada viernes
? regalar una suscripción
? descuento por reposición automática
? club de vinos
? entrega programada de pañales
? precio del abono anual
? recibir cuchillas cada dos meses
? en qué consiste la caja sorpresa mensual
? cómo funciona el débito de la cuota
? olvidarme de ir a por comida del perro
? que me lo manden todos los meses
? siempre se me olvida comprar la arena
? caja mensual de vinos
? cada cuánto viene
? cuánto ahorro si me abono
? pañales automáticos
? café cada quince días
? plan de entregas fijas
? regalar una suscripción a mi padre
? no tengo permanencia
? apuntarme a la cesta de verdura
? envío periódico de lentillas
? suscripción
? quiero suscribirme a un envío mensual
? compra recurrente
? recibirlo cada mes
? cancelar mi suscripción
? cuánto ahorro con la suscripción
? pedido automático cada mes
? pausar la suscripción
? entrega periódica
? cada cuánto llega la suscripción
? tenéis suscripción mensual?
? suscripcion como funsiona
? envío programado todos los meses
= Suscríbase y ahorre un 10 % en cada envío.
= Intervalo de entrega: cada 2, 4, 6 u 8 semanas
= Sin permanencia ni cuota de alta
= Cesta ecológica semanal: pequeña, mediana, familiar
= Club del vino: seis botellas al trimestre
= Reposición automática de filtros y cartuchos
= Abono anual a la revista: doce números, 60 \u20ac
= El cargo se efectúa el día de cada envío.
= Suscripción de flores: un ramo cada dos viernes
= Plan mensual de café recién tostado
= Regale tres, seis o doce meses de libros.
= Suscríbase y ahorre un 10 %.
= Entrega cada 2, 4 u 8 semanas.
= Caja mensual sorpresa desde 19 \u20ac.
= Sin permanencia ni compromiso.
= Suscripción regalo: 3, 6 o 12 meses.
## subscription_change
? quiero pausar mi suscripción
? este mes no mandéis nada
? saltar una entrega
? cancelar el plan mensual
? me voy de vacaciones, que no llegue la caja
? cómo corto el débito automático
? cambiar a cada dos meses
? se me acumula el pienso, espaciadlo
? ya no quiero la membresía
? cambiar de sabor en el próximo envío periódico
? se murió mi perro, paren las entregas
? dejar el club de vinos
? adelantar la siguiente remesa
? se renovó sola y no quería
? plazo para rescindir
? congelar la cuota
? reactivar mi plan
? pasar de grande a pequeña la cesta
? dar de baja la suscripción de la revista
? me siguen cobrando la mensualidad
? mudanza, cambiar dirección del abono
? suspender hasta septiembre
? párala este mes que me voy
? ya no quiero más cajas
? saltar la próxima
? me sobra pienso, espaciarlo
? cómo me salgo del plan
? me cobraron otra vez y yo lo dejé
? cambiar el sabor de la siguiente
? quiero que venga más seguido
? cancelar antes del cobro
? retomar la que dejé
? se murió mi perro, paren los envíos
? no encuentro dónde desactivarlo
= Pausar, saltar o cancelar en Mi cuenta > Suscripciones
= Cambios posibles hasta 48 horas antes del siguiente envío
= Puede cancelar en cualquier momento, sin penalización.
= La revista se renueva automáticamente si no se rescinde un mes antes.
= Vacaciones: suspenda su cesta hasta ocho semanas
= Modifique intervalo, sabor o cantidad.
= Baja del club: por escrito, con efecto al final del trimestre
= Reactivar una suscripción pausada
= Tras la cancelación no se efectuarán más cargos.
= Adelante o retrase la próxima remesa.
= Derecho de rescisión en contratos de duración indefinida
= Pause, omita o cancele cuando quiera.
= Cambios hasta 3 días antes del siguiente envío.
= Modifique frecuencia y productos en su cuenta.
= Cancelación de la suscripción con efecto inmediato.
= Reactive su plan en cualquier momento.
## appointment_booking
? quiero pedir hora
? reservar cita para graduarme la vista
? necesito turno con el asesor de cocinas
? se puede ir sin cita
? cuándo tenéis hueco para probar vestidos de novia
? agendar una asesoría
? me apunto para que me midan los pies
? el sábado queda algún turno
? cita previa para el taller de bicis
? quiero llevar al perro a la peluquería
? sacar turno en línea
? quiero que alguien me dedique tiempo para elegir colchón
? cuánto dura la cita
? reserva para revisar audífonos
? cuesta algo la consulta
? puedo ir con mi amiga a la prueba
? apartar una hora con el luthier
? lo antes posible, mañana hay sitio
? necesito consulta con la nutricionista canina
? horas libres de la semana
? concertar una visita al showroom
? programar el cambio de neumáticos
? puedo pedir hora
? quiero quedar con un asesor de cocinas
? cita para probarme vestidos de novia
? hay hueco el sábado
? necesito que me midan la vista
? hay que reservar o se va directamente
? cuánto dura la consulta
? turno para el taller
? voy con mi madre y mis amigas a la prueba
? ponme a las cinco
? sin cita me atenderán
? peluquería canina para el jueves
? pedir cita
? cita previa
? reservar cita
? agendar una cita
? quiero una cita
? hace falta cita?
? sacar turno
? reservar hora
? cita para probarme
? asesoramiento con cita
? puedo ir sin cita?
? kiero agendar cita
? cambiar mi cita
? tienen hora para mañana?
= Reserve su cita en línea
= Asesoramiento de cocinas con cita previa, unas dos horas
= Examen visual gratuito: elija día y hora
= Prueba de vestidos de novia: máximo tres acompañantes
= Sin cita, según disponibilidad
= Turnos disponibles de martes a sábado
= Agende su consulta con nuestra nutricionista veterinaria.
= Taller de bicicletas: pida hora con una semana de antelación
= Confirmamos la cita por SMS.
= Duración aproximada de la consulta: 45 minutos
= Peluquería canina: agenda abierta hasta junio
= Reserve cita en línea o por teléfono.
= Asesoramiento personal: 60 minutos gratuitos.
= Prueba de vestidos con cita previa.
= Graduación visual: elija día y hora.
= Sin cita: tiempos de espera posibles.
## appointment_cancel
? no puedo ir a la cita
? mover mi turno a otro día
? estoy enferma y tengo hora mañana
? cancelar la reserva del taller de velas
? me surgió algo, cambiad la hora
? me cobran si no aparezco
? anular la cita de la óptica
? llego media hora tarde a mi turno
? se me olvidó ir
? el curso es el sábado y no me va bien
? puede ir mi hermana en mi lugar a la clase
? me devolvéis lo del curso si no asisto
? posponer la prueba de vestido
? necesito reagendar mi hora
? hasta cuándo puedo desapuntarme del taller
? el profe canceló, qué pasa
? tengo covid y la cata es hoy
? ya no necesito la consulta
? aplazar la visita del medidor de cocinas
? estoy en un atasco, me esperáis
? cambiar de grupo en la clase de costura
? falté ayer, puedo recuperar
? hoy no puedo ir, estoy malo
? muevo la hora a otro día
? me surgió un imprevisto con la cita
? se me olvidó la clase de ayer
? el niño tiene fiebre, no vamos al taller
? anular la consulta
? llego veinte minutos tarde
? quiero pasar mi plaza a una amiga
? hasta cuándo puedo avisar de que no voy
? me devuelven el curso si falto
? aplazar la prueba del vestido
= Cancele o modifique su cita hasta 24 horas antes.
= Si no se presenta, cobraremos 20 \u20ac.
= Cancelación de cursos: hasta siete días antes, reembolso íntegro
= Puede ceder su plaza a otra persona.
= Con un retraso superior a 15 minutos se pierde el turno.
= Reprogramar cita: siga el enlace del recordatorio
= Si no alcanzamos el mínimo de participantes, el taller se suspende.
= En caso de enfermedad le ofrecemos una fecha alternativa.
= Política de inasistencia
= Anular hora de peluquería canina
= No se reembolsan las catas canceladas el mismo día.
= Cancele su cita hasta 24 horas antes.
= No presentarse: cargo de 20 \u20ac.
= Cursos: anulación gratuita hasta 7 días antes.
= Puede enviar a otra persona en su lugar.
= Retraso superior a 15 minutos: cita perdida.
## courses_events
? dais clases de costura
? quiero aprender a hacer pan
? cuándo es la próxima cata
? hay taller para niños
? cuánto vale el curso de cerámica
? me apunto a la presentación del libro
? cuántos alumnos por grupo
? hay charlas de jardinería
? enseñáis a usar la taladradora
? club de lectura
? firma de libros del autor
? clase de guitarra para adultos
? necesito llevar material al taller
? es en español el seminario
? quedan plazas para el viernes
? concierto en la tienda
? algún plan para la tarde con amigas, manualidades
? torneo de cartas
? adiestramiento de cachorros
? nivel necesario para el curso
? formación online en directo
? qué incluye la masterclass de quesos
? quiero aprender cerámica
? cata de quesos cuándo
? taller para niños este finde
? queda plaza en el de pan
? cuántos somos en el grupo
? firma de libros de la autora
? mi marido quiere un curso de barbacoa
? hay charla de jardinería
? incluye el material
? nivel para torpes
? cursos
? talleres para aprender
? dan clases?
? hacéis talleres?
? eventos
? fecha del próximo curso
? cuánto cuesta el curso
? hay clases para principiantes?
? apuntarme al curso
? degustaciones
? catas
? dictan cursos?
? inscripción al taller
? ay algun curso este mes?
= Agenda de cursos y eventos
= Taller de cerámica: tres horas, 55 \u20ac, materiales incluidos
= Máximo ocho participantes por grupo
= Cata de vinos naturales: jueves 14, 19:30
= Inscripciones abiertas; plazas limitadas
= Cuentacuentos para niños de 3 a 6 años, entrada libre
= Presentación y firma de ejemplares con la autora
= Curso de poda para aficionados en el vivero
= Clases particulares de guitarra, 30 minutos
= Torneo de juegos de cartas cada sábado
= Escuela de cachorros: seis sesiones al aire libre
= Talleres y cursos: calendario y precios.
= Taller de cerámica: 45 \u20ac, máximo 8 personas.
= Cata de vinos: viernes a las 19:00.
= Presentación y firma de ejemplares.
= Material y delantal incluidos.
## parties_groups
? quiero celebrar el cumple de mi hija ahí
? despedida de soltera, hacéis algo
? somos quince amigas
? evento de empresa en vuestra tienda
? alquilar el local por la noche
? fiesta infantil con manualidades
? cuántos niños caben
? team building con los compañeros
? podemos llevar la torta
? cata privada para un grupo
? organizan baby shower
? precio por niño
? venimos en autobús con jubilados
? festejar los quince
? visita guiada para una clase
? hay monitor para los críos
? cerrar la sala para nosotros
? plan con la peña
? comunión, reservar mesa larga
? taller solo para mi familia
? cena de navidad de la oficina con taller
? cumpleaños en el rocódromo
? celebrar el cumple de mi hijo ahí
? despedida de soltera
? somos quince de la oficina
? alquilar el local una noche
? visita con mi clase
? fiesta privada con tarta
? cuántos críos caben
? team building
? excursión de jubilados
? puede llevar comida de fuera
? bautizo en la cafetería
? reservar para un grupo grande
= Cumpleaños infantiles: dos horas, 18 \u20ac por niño
= Grupos privados a partir de ocho personas
= Reserve nuestra sala en exclusiva.
= Despedidas de soltera: taller de coronas de flores
= Actividades de empresa y team building
= Puede traer su propia tarta.
= Cata privada para grupos, de 10 a 24 asistentes
= Visitas guiadas para colegios y asociaciones
= El festejado recibe un regalo y entra gratis.
= Fiestas temáticas: piratas, princesas, ciencia loca
= Anticipo de 50 \u20ac para confirmar la reserva del grupo
= Fiestas de cumpleaños: desde 15 \u20ac por niño.
= Eventos privados y de empresa.
= Grupos de 10 a 30 personas con reserva.
= Despedidas: taller de coctelería o perfume.
= Visitas escolares entre semana.
## home_visit
? venís a casa a medir
? que pase alguien a ver mi jardín
? no puedo moverme, visitáis a domicilio
? asesor de interiores en casa
? tomar medidas de las ventanas, lo hacéis
? cuánto cuesta la visita
? traen el muestrario a mi sala
? óptica móvil para mi abuela en la residencia
? quiero que vean el hueco antes de presupuestar
? mandan un técnico a mirar la terraza
? peluquero canino que venga
? afinador a domicilio
? vendrían a mi pueblo
? un perito que vea la humedad
? decorador que venga a mi depa
? venir a ver qué piano cabe
? visita para proyectar la cocina
? está incluida la medición
? mi anciana madre necesita audífonos, van a su casa
? asesoría en mi obra
? cambio de ruedas en mi garaje, unidad móvil
? pasarse a ver mis plantas enfermas
? no puedo moverme, viene alguien
? que vea el salón un decorador
? cuánto cuesta el desplazamiento
? me tomáis medidas de las ventanas
? jardinero que mire mi seto
? ortopeda a domicilio
? presupuesto en mi vivienda
? afinador que venga
? os acercáis hasta mi pueblo
? que el técnico eche un vistazo
? traéis el muestrario al piso
= Visita a domicilio: medimos y asesoramos en su hogar
= Medición gratuita en un radio de 30 km
= Nuestra unidad móvil de óptica visita residencias.
= Asesoramiento de jardín in situ: 80 \u20ac por hora
= Tomamos medidas exactas de sus ventanas.
= El importe de la visita se descuenta al encargar las cortinas.
= Interiorista en casa: propuesta, muestras y plano
= Afinador de pianos a domicilio
= Furgoneta taller: reparamos bicicletas en su portal
= El proyectista se desplaza para ver la obra.
= Servicio veterinario y peluquería móvil
= Medición a domicilio: 39 \u20ac, reembolsables con la compra.
= Asesoría de decoración en su hogar.
= Servicio móvil de óptica y audiología.
= Visita técnica y presupuesto sin compromiso.
= Desplazamiento gratuito hasta 30 km.
## video_advice
? se puede por videollamada
? asesoría por cámara
? quiero que me enseñen el sofá por video
? vivo lejos, me atiende un experto en línea
? me explicáis por webcam
? enseñar mi salón con el móvil a un decorador
? consulta virtual con la óptica
? un especialista que me llame y aconseje
? ver la guitarra en directo por pantalla
? quiero asesoramiento remoto
? hace falta instalar algo para la videoconferencia
? mostraros el hueco con la cámara
? me guía un técnico por vídeo mientras lo instalo
? cuánto dura la sesión online con el experto
? planificar la cocina a distancia
? una estilista que me vea en pantalla
? cómo va la cita digital
? no puedo ir, me lo enseñáis en vivo
? el sommelier asesora por teléfono
? compartir pantalla con el planificador
? quedamos en línea y os muestro mis plantas
? es gratis la charla por videollamada
? me lo podéis enseñar por videollamada
? estoy lejos, asesoría por cámara
? por zoom con un especialista
? te enseño mi rincón con el móvil
? me aconsejan por teléfono un buen rato
? ver el anillo en directo
? cuánto dura la videoconsulta
? sin ir a la tienda me guía alguien
? planificar la cocina online con un experto
? puedo compartir pantalla
? veterinario a distancia
? solo audio, voy en pijama
= Asesoramiento por videollamada con un experto
= Reserve 30 minutos en línea, gratis y sin compromiso.
= Solo necesita un teléfono con cámara y conexión estable.
= Planificación de cocinas a distancia con pantalla compartida
= Nuestro luthier le muestra los instrumentos en directo.
= Consulta virtual con la estilista
= Le enviamos un enlace; no hace falta instalar programas.
= Médico de plantas: muéstrenos las hojas por cámara
= Asistencia remota durante la instalación
= Sumiller al teléfono de 17 a 20 h
= Usted nos ve; nosotros solo vemos lo que nos enseñe.
= Asesoramiento por videollamada: 30 minutos gratis.
= Planificador de cocina con experto en línea.
= Reserve su consulta virtual.
= Recorrido en directo por la tienda con un vendedor.
= Consejo telefónico de jardinería.
## reviews
? son de verdad las opiniones
? cómo dejo una reseña
? escribí un comentario y no aparece
? quién pone esas estrellas
? pagáis por las valoraciones
? quiero contar mi experiencia
? borrasteis mi crítica
? qué dice la gente de este colchón
? puedo cambiar mi puntuación
? comprobáis que compró de verdad
? todas son de cinco estrellas, sospechoso
? poner una foto en mi opinión
? dónde leo testimonios
? me piden valorar y no sé dónde
? calificar al vendedor
? regalan algo por opinar
? reportar una reseña falsa
? quiero puntuar el libro
? comentarios negativos, los publicáis
? mi nombre sale en la review
? recomendaciones de otros compradores
? tiene mala nota, por qué
? quiero poner una estrella
? borrasteis mi comentario
? qué dice la gente de este
? dónde escribo mi reseña
? todo son cinco estrellas, sospechoso
? me dais algo por opinar
? alguien lo ha comprado ya
? puedo cambiar la nota que puse
? valoraciones con foto
? opinión anónima
? por qué no sale lo que escribí
= Opiniones de clientes: 4,6 de 5 estrellas
= Compra verificada
= Solo pueden opinar quienes han adquirido el artículo.
= Publicamos tanto reseñas positivas como negativas.
= Escriba su valoración y ayude a otros lectores.
= No remuneramos ni modificamos los comentarios.
= Las reseñas se publican tras un control de lenguaje ofensivo.
= Denunciar opinión
= Añada fotos de su jardín a la reseña.
= Edite o elimine su puntuación desde su perfil
= Testimonios de músicos sobre este amplificador
= Valoraciones verificadas de compradores reales.
= Escriba su opinión: de 1 a 5 estrellas.
= Publicamos todas las reseñas, también las negativas.
= No pagamos por comentarios.
= Moderación en 48 horas según normas.
## competition_prize
? cómo participo en el sorteo
? he ganado algo
? quién ganó el concurso de fotos
? hasta cuándo vale el sorteo
? hay que comprar para entrar
? bases del concurso
? me avisaron que me tocó un premio
? dónde anuncian al ganador
? participé y no sé nada
? rasca y gana
? cuál es el premio gordo
? puedo apuntar a mis hijos al concurso de dibujo
? cuántas veces puedo jugar
? cupón de la rifa de aniversario
? el premio lo cambian por plata
? me tocó y no lo recogí
? etiqueté a tres amigos, ya participo
? giveaway de navidad
? es legal vuestro juego promocional
? sortean una bici todavía
? desde fuera del país puedo entrar al sorteo
? concurso de recetas, dónde mando la mía
? cuándo se sabe quién ganó el sorteo
? participo en la rifa cómo
? me dicen que gané, es cierto
? hasta qué día puedo apuntarme
? tengo que comprar para concursar
? no me ha llegado el premio
? seguir y etiquetar a dos amigas
? puedo cambiarlo por dinero
? menor de edad puede participar
? cuántas papeletas
? concurso de fotos de mascotas
= Bases legales del sorteo
= Fecha límite de participación: 30 de noviembre
= Primer premio: una bicicleta eléctrica
= El ganador se elegirá al azar ante notario.
= Sin obligación de compra
= Podrán participar mayores de edad residentes en el país.
= El premio no es canjeable por dinero.
= Concurso de dibujo infantil: tres categorías
= Contactaremos con los agraciados por correo.
= Si no reclama el galardón en 15 días, pasará al suplente.
= Concurso de fotografía de jardines: envíe hasta tres imágenes
= Sorteo: participe hasta el 30 de junio.
= Bases legales del concurso.
= Ganadores notificados por correo.
= Premio no canjeable por efectivo.
= Participación gratuita para mayores de 18 años.
## photos_colours
? es así de rojo en realidad
? el color no se parece a la foto
? es más bien verde o azul
? en la pantalla parece otra cosa
? mandadme más fotos
? cómo se ve de cerca
? qué tono exacto es el beige
? pedí mostaza y parece marrón
? tiene brillo o es mate
? la imagen es de otro modelo
? se ve igual a la luz del día
? foto por detrás
? es blanco roto o puro
? el gris tira a lila
? engaña la fotografía, es diminuto
? lo de la imagen viene todo
? hay vídeo para verlo
? la madera salió más oscura de lo que vi
? código ral del color
? la planta era mucho más pequeña que en la foto
? tenéis fotos reales sin filtro
? combina con azul marino
? en la foto parecía más oscuro
? es más tirando a verde o a azul
? el tono real cómo es
? en mi pantalla se ve beige
? salió mostaza y yo quería limón
? tenéis imágenes sin filtro
? la veta de la madera varía
? el rojo es chillón
? pega con mi sofá gris
? engaña la imagen
? foto de alguien con ello puesto
? brilla o es mate
= Los colores pueden variar según la configuración de su pantalla.
= Foto de ejemplo; accesorios decorativos no incluidos
= Color: verde salvia, acabado mate
= La veta y el tono de la madera difieren en cada pieza.
= Fotografías tomadas con luz natural
= Las plantas se muestran en su tamaño adulto.
= Vista de 360° y vídeo del producto
= Tono equivalente a RAL 7016 (gris antracita)
= Lana teñida a mano: ligeras diferencias entre baños de tinte
= Imagen orientativa: la cubierta puede cambiar según la edición
= Pida una muestra para apreciar el color auténtico.
= Los colores pueden variar según su pantalla.
= Imagen orientativa; cada pieza es única.
= Diferencias de tono entre lotes de tinte.
= Código de color RAL 7016.
= Fotos de clientes con luz natural.
## product_availability_future
? lo vais a volver a fabricar
? está descatalogado el juego
? cuándo sale el modelo nuevo
? ya no lo veo en la web, desapareció
? va a haber segunda parte del libro
? dejaron de hacer mi crema favorita
? espero al siguiente o compro este
? lo traen de vuelta el año que viene
? cuándo llega la colección de invierno
? es edición limitada
? habrá otros colores pronto
? reeditáis ese vinilo
? qué le reemplaza
? sacan versión nueva en otoño
? era mi perfume de siempre y lo discontinuaron
? seguirá en surtido
? qué novedades vienen
? hay sucesor de esta cámara
? ese sabor era solo de temporada
? volverán las galletas de navidad
? fecha de lanzamiento
? quedaron fuera de producción esas tazas
? desapareció mi perfume de siempre
? lo han descatalogado
? me encantaba ese color y ya no existe
? habrá otra edición del libro
? qué lo sustituye
? sacaréis talla grande
? espero a la versión siguiente
? era edición limitada
? reimpresión
? colección de otoño para cuándo
= Artículo descatalogado; modelo sucesor disponible
= Edición limitada, no se repetirá
= Lanzamiento previsto: marzo
= Próximamente: nueva colección otoño-invierno
= Este título está agotado en la editorial; reimpresión en estudio.
= El fabricante ha cesado la producción.
= Reserva anticipada del nuevo modelo
= Sabor de temporada, vuelve en octubre
= Reedición en vinilo anunciada para la primavera
= Variedad de rosal retirada del surtido
= Los repuestos se garantizan siete años tras el fin de serie.
= Artículo descatalogado; vea su sucesor.
= Nueva colección disponible en septiembre.
= Edición limitada: no se reeditará.
= Modelo sustituido por la serie 2.
= Reimpresión prevista para otoño.
## product_request
? podéis conseguirme un libro que no tenéis
? no lo encuentro en vuestra web, lo pedís
? traer una marca que no manejáis
? me lo encargáis al fabricante
? busco una pieza rarísima
? sería genial que vendierais té a granel
? lo piden a la editorial
? por qué no tenéis tallas grandes
? algún día traeréis pinturas de cera
? rastrear un disco antiguo
? ojalá incorporaran comida para hurones
? me consigue esa planta en otro vivero
? quiero sugerir un artículo
? cuánto tarda si lo encargan
? hay que pagar señal por el encargo
? fuera de surtido, es posible
? importar una partitura de alemania
? si no lo tienen quién lo tendrá
? pedido a proveedor
? echo en falta hilo de seda en la tienda
? búsqueda de libros agotados
? metedlo en el catálogo, porfa
? me conseguís un disco rarísimo
? no lo veo en la web, lo podéis traer
? busco una cosa que no vendéis
? os animáis a tener hilo de seda
? pedirlo a la fábrica
? libro antiguo agotado
? encargadme una planta rara
? traedlo de importación
? sugiero que vendáis esto
? mi marca favorita no está
? me buscas uno igual
? pueden conseguirme uno que no tienen?
? no lo encuentro en la web, lo traen?
? podéis pedirlo al proveedor?
? busco algo que no tenéis
? lo pueden traer por encargo?
? me lo consiguen?
? trabajan otra marca que no veo?
? pedido especial
? vais a traer esa marca?
? encargar un producto fuera de catálogo
? x q no venden esa marca?
? me lo puede encargar aunque no lo vendan?
? podrian traer esta marca?
= Servicio de encargo: lo que no tenemos, lo buscamos
= Pedimos a la editorial cualquier título disponible en 48 horas.
= Búsqueda de libros agotados y partituras raras
= Sugiera un artículo para nuestro surtido.
= Encargo especial al fabricante: plazo de cuatro semanas
= Señal del 30 % en artículos fuera de catálogo
= ¿Echa en falta una variedad? Se la conseguimos a través de viveros asociados.
= Los encargos especiales no se pueden devolver.
= Importación de vinilos por solicitud
= Formulario de petición de producto
= Localizamos piezas y repuestos para máquinas antiguas.
= Pedidos especiales al fabricante: 2-4 semanas.
= ¿No lo encuentra? Se lo buscamos.
= Servicio de búsqueda de libros agotados.
= Proponga un producto para nuestro surtido.
= Encargos fuera de catálogo: no cancelables.
## transport_own_car
? me cabe en un utilitario
? entra en el maletero
? puedo llevarlo en la baca
? cómo sujeto el colchón al techo
? cuánto mide la caja más larga
? tengo un coche pequeño, me lo puedo llevar
? me ayudáis a subirlo a la camioneta
? cuánto pesa el paquete para cargarlo
? se puede tumbar la nevera para llevarla
? voy con remolque
? abatiendo los asientos entraría
? hay cuerdas para atar
? prestáis furgoneta o carretilla
? en la cajuela de un sedán cabe
? llevar el árbol sin manchar la tapicería
? una moto con alforjas basta
? cuántos bultos son
? el baúl de mi auto es chico
? transportar un acuario de cien litros en carro
? viene plegado o en una pieza para llevarlo
? la bici se desmonta para meterla atrás
? se asoma por la ventana, me multan
? entra en un utilitario
? me cabe en el maletero
? bajando los asientos se puede meter
? me ayudáis a cargarlo
? lo ato en la baca
? prestáis remolque
? cuánto mide el bulto
? un árbol de dos metros en mi coche
? viene plegado o tieso
? tengo un smart
? cuerdas para sujetarlo
? puedo ir por él en moto
= Medidas del bulto: 202 × 45 × 12 cm, 31 kg
= Cabe en un turismo con los asientos traseros abatidos.
= Préstamo de baca y cintas de sujeción contra depósito
= Furgoneta de préstamo: dos horas gratis desde 300 \u20ac de compra
= Nuestro personal le ayuda a cargar.
= El cliente es responsable de asegurar la carga.
= Transporte el frigorífico siempre de pie.
= Remolque de alquiler para plantas y áridos
= Colchón enrollado: entra en el maletero
= Red para árboles y plástico protector para el asiento
= Si la carga sobresale, coloque la señal V-20.
= Medidas del paquete: 200 × 40 × 15 cm.
= Remolque de cortesía durante 2 horas.
= Ayuda para cargar en el muelle.
= Cuerda y mantas gratuitas en salida.
= Furgoneta de alquiler: 19 \u20ac la hora.
## flying_travel
? lo puedo llevar en el avión
? cabe como equipaje de mano
? pasa el control del aeropuerto
? cuántos mililitros en cabina
? mi batería externa me la quitan
? volar con la guitarra
? puedo facturar el aceite de oliva
? me dejan subir con la navaja
? la mochila cumple con las lowcost
? llevar queso a otro continente
? transportín aprobado para cabina
? qué candado acepta la tsa
? el patinete eléctrico vuela
? me voy de viaje con cuchillos de cocina
? maleta pequeña para debajo del asiento
? semillas en la valija, aduana
? vino comprado aquí, va en bodega
? la carriola hasta la puerta de embarque
? pesa mucho vacía la maleta
? bote de gas para camping en avión
? botella de perfume en el vuelo
? medidas máximas en cabina
? me dejan subirlo al avión
? la navaja en la maleta
? powerbank en cabina
? líquidos de más de cien
? mi gato viaja en este transportín
? vuelo con la guitarra
? medidas de ryanair
? el carrito plegado arriba
? quesos para llevar a chile
? la bici facturada
= Apto como equipaje de mano: 55 × 40 × 20 cm
= Cerradura TSA integrada
= Baterías externas de menos de 100 Wh: solo en cabina
= Cartuchos de gas: prohibidos en avión
= Líquidos en envases de hasta 100 ml
= Transportín homologado para cabina por la mayoría de aerolíneas
= Cuchillos y herramientas deben facturarse.
= Estuche rígido de vuelo para guitarra
= Carrito plegable aceptado como bulto de cabina
= Consulte las normas aduaneras antes de llevar semillas o quesos.
= Peso de la maleta vacía: 2,3 kg
= Apto como equipaje de mano: 55 × 40 × 20 cm.
= Baterías hasta 100 Wh permitidas en cabina.
= Transportín homologado para aerolíneas (IATA).
= Cuchillos solo en equipaje facturado.
= Envase de 100 ml apto para vuelo.
## pickup_old_packaging
? os lleváis los cartones después
? qué hago con tanto embalaje
? el repartidor se lleva los plásticos
? mi salón quedó lleno de porexpán
? quitáis la caja del sofá al entregar
? no tengo dónde tirar semejante cajón
? recogen el empaque vacío
? pueden llevarse el palé
? dejaron toda la basura en el pasillo
? retirar el envoltorio del armario
? vivo en un quinto y no quiero bajar cartones
? puedo traer el poliestireno a la tienda
? los transportistas se van y dejan los restos
? cobran por sacar el embalaje
? pasad a por el pallet
? los chicos del flete desempacan y botan
? cajas de la lavadora nueva, las retira alguien
? el contenedor azul está lleno, os las devuelvo
? llevarse las mantas de embalar
? recogida de cartón tras el montaje
? desembalan y limpian
? me dejaron los flejes y el corcho
? os lleváis los cartones al irse
? me dejaron el salón lleno de plásticos
? qué hago con tanto corcho
? los mozos no quisieron cargar con la basura
? el palé de madera se queda aquí
? que retiren el envoltorio del frigorífico
? no tengo contenedor para esas cajas
? limpian después de montar
? puedo pedir que recojan el embalaje
? el poliestireno a dónde
? vivo en un tercero y no bajo cartón
? dejan todo recogido
= Retiramos el material de embalaje tras la entrega.
= Recogida de cartón y poliestireno: incluida en el servicio premium
= Nuestros transportistas desembalan y se llevan los restos.
= Los palés europeos se recogen en la siguiente entrega.
= Puede devolver los embalajes vacíos en cualquier sucursal.
= Entrega a pie de calle: el embalaje permanece en poder del cliente
= Suplemento por retirada de envoltorios: 9 \u20ac
= Reutilizamos las mantas y fundas de transporte.
= Los montadores dejan la estancia libre de cartones.
= Cajón de madera del piano: recogida concertada
= Ley de envases: aceptamos gratuitamente los embalajes de transporte
= Retirada del embalaje tras la entrega, sin coste.
= Nuestros montadores recogen cartón y plástico.
= El palé no se retira; puede reutilizarlo.
= Recogida de embalajes: seleccione al comprar.
= Deposite el poliestireno en el punto limpio.
## storage_service
? me lo guardáis hasta que acabe la obra
? que llegue dentro de dos meses
? todavía no tengo las llaves del piso
? invernada para mis limoneros
? guardar los neumáticos hasta primavera
? entregadlo el quince de junio, no antes
? lo compro ya y lo recojo más adelante
? la casa no está lista, dejadlo en almacén
? cuánto cobráis por tenerlo en depósito
? la bici pasa el invierno con vosotros
? custodia de abrigos de piel
? retrasar la entrega de la cocina
? se atrasó la mudanza, lo retienen
? hotel de ruedas
? pago ahora, despacho en agosto
? dónde hibernan las palmeras
? cuánto sale el bodegaje
? elegir fecha de entrega lejana
? cuántas semanas gratis de almacenaje
? regar y cuidar mis macetas en vacaciones
? guardarme el regalo hasta la boda
? que lo manden cuando vuelva de viaje largo
? aún no tengo las llaves del piso
? no me lo traigáis hasta septiembre
? dejaros los neumáticos de verano
? custodia del abrigo de piel
? la moto en vuestro almacén en invierno
? cuánto cuesta que se quede allí
? la reforma se retrasa y vienen los muebles
? elegir que llegue dentro de dos meses
? mi limonero necesita invernadero
? aparcar el kayak
? retrasad la entrega hasta la mudanza
= Almacenaje gratuito hasta cuatro semanas tras la disponibilidad
= Entrega en la fecha deseada, hasta seis meses después
= Hotel de neumáticos: 45 \u20ac por temporada
= Invernada de plantas: cuidamos sus cítricos de octubre a abril
= Bodegaje: 1,50 \u20ac por m² y día
= Depósito de invierno para bicicletas, con revisión incluida
= Cámara frigorífica para abrigos de piel
= Guardamos sus muebles si la obra se retrasa.
= Aplazamiento de la entrega: comuníquelo con diez días de antelación
= Custodia de vinos en bodega climatizada
= Reservamos el regalo y lo despachamos el día indicado.
= Almacenaje gratuito hasta 60 días.
= Hotel de neumáticos: 40 \u20ac por temporada.
= Hibernación de cítricos en nuestro invernadero.
= Entrega diferida en la fecha deseada.
= A partir del tercer mes: 15 \u20ac mensuales de custodia.
## insurance_transport
? el envío va asegurado
? si se pierde por el camino quién paga
? mando un violín caro, hay seguro
? hasta qué valor cubre el transporte
? quién asume el riesgo hasta mi casa
? lo devuelvo y se extravía, es culpa mía
? quiero asegurarlo por más dinero
? se hizo añicos en tránsito, hay cobertura
? póliza para el cuadro
? me lo robaron del portal, cubre algo
? cobertura por daños del mensajero
? cuánto vale el seguro adicional
? lleva valor declarado
? al mandarlo de vuelta necesito comprobante
? responsabilidad del flete
? y si el camión tiene un accidente
? es certificado el envío de joyas
? al extranjero también está protegido
? si el vecino lo firmó y desaparece
? enviar sin seguro es más barato
? reloj valioso por correo, me da miedo
? la aseguradora pide fotos de la caja
? va asegurado el paquete
? es muy valioso, qué cobertura lleva
? el riesgo es mío o vuestro
? un cuadro caro, me da miedo
? añadir seguro de envío
? hasta cuánto cubre la mensajería
? tengo que declarar el valor
? el anillo viaja protegido
? responden por la porcelana
? póliza para el piano
? pago extra por ir tranquila
= Envío asegurado hasta 2 500 \u20ac
= El riesgo de pérdida se transmite al recibir la mercancía.
= Seguro de transporte adicional: 1,5 % del valor
= Joyas y relojes: transporte de valores con firma
= Conserve el resguardo de la devolución hasta recibir el abono.
= Cobertura: pérdida, robo y rotura en tránsito
= Instrumentos de concierto: póliza a todo riesgo durante el trayecto
= Valor declarado obligatorio en obras de arte
= Envío ordinario sin seguro, por cuenta y riesgo del cliente
= La indemnización del transportista se limita a 500 \u20ac.
= Documente los daños con fotografías para la aseguradora.
= Todos los envíos viajan asegurados.
= Cobertura hasta 500 \u20ac; valor superior, seguro opcional.
= El riesgo se transmite con la entrega al consumidor.
= Valor declarado para joyas y relojes.
= Empresas: riesgo a cargo del comprador desde la carga.
## gift_suggestions_service
? no sé qué regalarle a mi suegra
? ayúdame a encontrar un detalle
? algo para un chaval de doce
? amigo invisible por veinte euros
? cumple mi jefe y estoy perdido
? ideas para el día del padre
? una caja sorpresa para mi amiga
? canasta con vino y quesos
? qué le llevo a quien me invita a cenar
? aniversario de bodas, qué le gusta a ellas
? set de regalo para cocinillas
? mi novio es friki de la música
? obsequio para la maestra
? una cosita para un recién nacido
? lote para regalar ya preparado
? lo tiene todo, qué le compro
? presente para una abuelita
? me tocó amigo secreto en la pega
? mi hermana se casa, sugerencias
? paquete misterioso de libros
? regalito para el dueño de un perro
? me lo eligen ustedes según sus gustos
? no sé qué regalarle a mi suegro
? ideas por menos de veinte
? algo para una adolescente
? cesta con cosas ricas
? amigo invisible, ayuda
? para quien lo tiene todo
? caja sorpresa
? detalle para la profe
? le gusta la jardinería y el té
? aniversario y ando perdido
? un lote para el abuelo pescador
? se casa mi jefe
= Buscador de regalos: edad, ocasión, presupuesto
= Nuestros libreros eligen por usted según los gustos del lector.
= Estuches y lotes regalo
= Caja sorpresa mensual de té
= Ideas para amigo invisible por menos de 20 \u20ac
= Cestas gourmet: vino, queso, dulces
= Detalles para profesores, anfitriones y abuelos
= Cita a ciegas con un libro: envuelto y sin título
= Canastilla de nacimiento con arrullo, sonajero y gorrito
= Regalos originales para melómanos
= Servicio de selección de obsequios sin cargo
= Ideas de regalo por edad y presupuesto.
= Cestas y lotes gourmet.
= Buscador de regalos en tres pasos.
= Caja sorpresa para amantes de los libros.
= Asesora de regalos en tienda.
## emergency
? mi hijo se tragó una pila
? sale humo del aparato
? huele a gas
? el perro comió chocolate
? se me prendió fuego la sartén
? me salpicó ácido en el ojo
? la batería está hinchada y quema
? me corté muy feo con la sierra
? bebió limpiador, qué hago
? explotó el cargador
? el nene se atragantó con una pieza
? me dio corriente la lámpara
? estoy mareada por los vapores del barniz
? mi gato lamió el anticongelante
? se quemó con la plancha y tiene ampollas
? reacción alérgica, se le hincha la cara
? ingirió detergente, ayuda urgente
? chispas en el enchufe
? me cayó el armario encima
? comió matarratas el cachorro
? auxilio, no respira bien
? intoxicación por setas
? mi hijo se ha tragado una pila
? huele a gas la estufa
? el perro comió matarratas
? me ha dado un calambrazo
? salpicó ácido en los ojos
? se está quemando la batería
? la niña bebió detergente
? me corté mucho con la sierra
? no puede respirar tras comerlo
? explotó la olla
? urgente, qué hago, está convulsionando
= En caso de emergencia llame al 112 (España) o al 911.
= Instituto de Toxicología: 91 562 04 20, las 24 horas
= Si se ingiere una pila de botón, acuda de inmediato a urgencias.
= Olor a gas: cierre la llave, abra ventanas, no accione interruptores
= Contacto con los ojos: enjuague con agua durante 15 minutos
= No apague nunca aceite ardiendo con agua.
= Batería hinchada: aléjela de materiales inflamables y no la toque
= En caso de intoxicación, no provoque el vómito; muestre la etiqueta al médico.
= Chocolate, uvas o cebolla: contacte con su veterinario de urgencia
= Descarga eléctrica: corte la corriente antes de tocar al herido
= Primeros auxilios en caso de quemadura o atragantamiento
= En caso de emergencia llame al 112.
= Toxicología: 91 562 04 20, 24 horas.
= Ingestión de pilas: acuda a urgencias de inmediato.
= Olor a gas: cierre la llave, ventile y salga.
= Contacto con los ojos: aclare 15 minutos con agua.
## data_breach_fraud
? este mensaje es vuestro
? me llegó un sms raro con un enlace
? es falsa esta página
? me han clonado la tarjeta
? piden que pague aduana por un link
? alguien compró con mi nombre
? me timaron en una web igual que la vuestra
? recibí un correo con premio, es estafa
? os han hackeado
? mis datos se filtraron
? me llamaron diciendo que eran ustedes
? le di mi clave a un impostor
? me huele a phishing
? cargo que yo no hice
? suplantación de identidad
? tienda trucha con vuestro logo
? piqué en un enlace, qué hago
? vuestra dirección web verdadera cuál es
? perfil falso pidiendo plata por redes
? me piden código por wasap, serán ustedes
? robo de cuenta
? factura de algo que jamás pedí
? me llegó un sms raro con vuestro nombre
? es vuestra esta página tan barata
? pinché en un enlace y puse la tarjeta
? piden dos euros para liberar el paquete
? alguien compró con mi cuenta
? será timo este correo
? me llamaron diciendo que erais vosotros
? han hackeado la tienda
? gané un iphone según un mensaje
? web clonada con vuestro logo
? cargo que no reconozco
? me suplantan la identidad
= Atención: correos fraudulentos en nuestro nombre
= Nunca le pediremos contraseñas ni códigos por SMS.
= Cómo reconocer una tienda falsa
= Nuestra única dirección web oficial termina en .es
= Reenvíe los mensajes sospechosos a seguridad.
= Si ha facilitado sus datos bancarios, bloquee la tarjeta y denuncie.
= Perfiles falsos en redes sociales: sorteos inexistentes
= Comunicado sobre brecha de seguridad: datos afectados y medidas
= Phishing: no pulse enlaces de supuestas aduanas
= Víctima de suplantación de identidad: pasos a seguir
= Cambie su clave si reutilizaba la misma en otros sitios.
= Alerta: correos y SMS fraudulentos en nuestro nombre.
= Nunca pedimos claves ni datos bancarios por mensaje.
= Tiendas falsas: compruebe siempre el dominio.
= Denuncie intentos de phishing reenviando el correo.
= Brecha de seguridad: cambie su contraseña.
## thing_price
? precio?
? cuanto cuesta
? y este a cuanto esta
? cuanto vale la grande
? en cuanto sale el de 55 pulgadas
? que precio tiene la mochila azul
? a como me lo dejas
? por cuanto me sale el sofa ese
? es muy caro?
? uy eso se me va de presupuesto no?
? solo tengo 50 euros, me alcanza?
? cuanta lana hay que soltar por la bici
? cuanta plata es el taladro
? baja de los 100 pavos?
? sale mas barata la version pequeña?
? cuanto me costaria el modelo de arriba
? q precio tienen esas zapatillas
? me podrias cotizar la lampara
? ese importe lleva el iva incluido?
? no quiero gastar mas de 300 pesos en el juguete
? cuánto cuesta
? cuánto vale
? precio
? precios
? qué precio tiene
? cuánto sale esta mesa
? a cuánto está
? cuanto sale
? q precio tiene la chaqueta
? precio del grande
? cuánto es
? me dices el precio?
? cuánto cuesta este reloj
? qué costo tiene
= Precio: 49,95 \u20ac
= PVP recomendado: 129 \u20ac
= Precio con IVA: 24,90 \u20ac
= Precio por unidad: 3,50 \u20ac
= Importe: $ 1,299 MXN
= Precio por kilo: 7,80 \u20ac/kg
= Un taladro completo por menos de 60 euros.
= Calidad de estudio a un precio asequible.
= Cuesta 19,99 \u20ac e impuestos ya incluidos.
= El modelo grande vale 20 euros mas.
= Una inversion de 890 euros que se nota desde el primer dia.
= Barata, sencilla y pensada para bolsillos ajustados.
## thing_available
? hay stock?
? lo tienen disponible
? queda alguno?
? esta agotado o todavia se consigue
? cuando vuelve a entrar la cafetera
? me lo mandas hoy mismo?
? si lo pido ahora cuando me llega
? lo puedo recoger mañana en tienda
? tienen existencias del rosal trepador
? para el viernes lo tendria en casa?
? lo necesito ya, es para un cumple el sabado
? cuantas unidades les quedan
? se puede reservar aunque no haya
? me sale que no hay, cuando reponen
? es entrega inmediata o bajo pedido
? ya salio a la venta o es preventa
? todavia lo venden o lo descontinuaron
? quedan cascos de esos en el almacen?
? lo hay en la sucursal del centro?
? avisame cuando lo vuelvan a traer
? está disponible?
? lo tienen?
? disponible?
? lo tenéis en stock?
? tienen disponible la mochila?
? quedan?
? está agotado?
? ai stock?
? tiene disponibilidad inmediata?
? todavía lo tienes?
? lo puedo tener ya?
? hay existencias de esta lámpara?
= Disponibilidad: en stock
= Plazo de entrega: 2-3 días laborables
= Existencias: 14 unidades
= Estado: agotado temporalmente
= Fecha de reposición: 15 de marzo
= Envío: sale en 24 h
= Listo para despachar el mismo día si compras antes de las 14:00.
= Últimas piezas en bodega, no te quedes sin la tuya.
= Producto bajo pedido, lo fabricamos en unas cuatro semanas.
= Recógelo en tienda en dos horas.
= Volveremos a tenerlo a principios de mes.
= Preventa abierta: los primeros ejemplares salen el 3 de mayo.
## thing_reduced
? esta rebajado?
? tiene descuento
? cuanto costaba antes
? esta de oferta la parrilla?
? cuanto me ahorro
? que porcentaje le han quitado
? es precio de liquidacion?
? de cuanto era el precio original
? hasta cuando dura la promo
? lo vi tachado, cuanto era antes
? este entra en el black friday?
? le bajaron algo a la carriola
? y esa guitarra no la teneis en rebajas
? aplica el 2x1 o ya se acabo
? es ganga de verdad o lo inflaron primero
? cuanto ha bajado desde la semana pasada
? esta en outlet ese abrigo?
? acepta cupon o ya viene con rebaja
? me hacen alguna rebajita por ese
? hay chollo con los auriculares?
? está en oferta?
? está rebajado?
? tiene descuento este?
? cuánto costaba antes
? precio anterior
? cuánto me ahorro
? está de oferta esta cafetera?
? qué descuento tiene
? está en promoción?
? esta revajado?
? precio original
? cuánto está rebajada la falda
? de cuánto es la rebaja
? sigue en oferta?
= Precio anterior: 89,00 \u20ac
= Descuento: -30 %
= Ahorras: 25 \u20ac
= Antes: 59,95 \u20ac / Ahora: 39,95 \u20ac
= Promoción válida hasta: 31/01
= Precio más bajo de los últimos 30 días: 44,90 \u20ac
= Rebajado por fin de temporada.
= Liquidación: últimas tallas a mitad de precio.
= Llévatelo con un 20 % menos solo esta semana.
= Oferta de lanzamiento, después volverá a su tarifa habitual.
= Un ahorro de 40 euros frente al precio recomendado.
= Saldo de exposición con rebaja especial.
## thing_colours
? en que colores viene
? la hay en negro?
? y en azul marino no?
? que tonos tienen de ese labial
? solo existe en blanco?
? me gusta pero el rojo no, hay otro
? tienes la silla en verde botella
? viene en gris clarito tambien?
? hay rosa para la niña
? lo quiero en un tono mas oscuro
? colores disponibles del hilo?
? el beige ya no lo sacan?
? puedo elegir el color de la bici
? cual color me recomiendas, mi cocina es amarilla
? tienen esa mochila en morado o lila
? hay algo menos chillon, tipo crema
? en cafe o marron lo manejan?
? el modelo ese lo hacen en turquesa
? cuantos colores distintos de rotulador hay
? que otras tonalidades del tinte manejan
? qué colores hay
? colores
? en qué colores viene
? lo hay en negro?
? viene en blanco?
? hay otros colores?
? en q color esta
? tenéis este sofá en gris?
? colores disponibles
? hay más tonos?
? lo tienen en rojo?
? solo hay este color?
? la funda viene en asul?
= Color: azul petróleo
= Colores disponibles: negro, blanco, rojo
= Tono: 03 Nude
= Variantes de color: gris antracita / arena
= Color del marco: plata
= Color de la funda: verde oliva
= Disponible en seis colores, del mostaza al burdeos.
= También lo encuentras en negro y en rosa palo.
= La paleta incluye tonos tierra y pastel.
= Elige entre blanco roto, topo o terracota.
= La versión infantil sale en amarillo y celeste.
= Se ofrece únicamente en color café.
## thing_sizes
? que tallas hay
? tienen la 44?
? hay una xl o llega hasta la l
? numero 36 en esas botas?
? la hay mas grande?
? existe en version mini
? en que tamaños viene la maceta
? solo queda la s?
? tienes esa sarten pero mas chica
? hacen tallas grandes de ese vestido, uso la 54
? hay cuadro m de esa bici
? para cama de 135 la tienen tambien?
? manejan medios numeros en los tenis
? viene en a4 y en a3?
? se puede pedir un tamaño mayor de la alfombra
? me falta la mediana, la sacais?
? hay del 12 para niño?
? que medidas de colchon manejan ademas de esa
? hay otra pulgada mas de esa tele, la de 65?
? es talla unica o se escoge
? qué tallas hay
? tallas
? talles
? tallas disponibles
? en qué tamaños viene
? hay una más grande?
? lo tienen más chico?
? hay en talla m?
? tienes la 42 de estas botas?
? q tallas tienen
? viene en otros tamaños?
? tenéis xl?
? existe uno mas pekeño?
? hasta qué número llegan
= Tallas: XS, S, M, L, XL
= Talla: 38-46
= Tamaños disponibles: pequeño, mediano, grande
= Numeración: 22 a 35, con medios números
= Talla de cuadro: S / M / L
= Formato: A4, A5, A6
= También en tallas grandes hasta la 3XL.
= Elige entre tres tamaños de maceta.
= Talla única.
= La misma olla existe en versión mini y familiar.
= Se fabrica para camas de 90, 135, 150 y 180.
= Del número 35 al 47, incluidos los difíciles de encontrar.
## thing_pack
? cuantos vienen en el paquete
? es uno solo o viene el par
? lo venden suelto?
? el pack de cuantas unidades es
? la caja trae 12?
? hay paquete ahorro de pañales
? se compran por separado o en lote
? ese precio es por uno o por los seis
? de cuantos gramos es la bolsa
? venden el saco grande de pienso
? hay formato familiar del gel
? por docena o por pieza?
? cuantos rollos trae
? quiero solo una bombilla, no el de tres
? es por metro o viene el carrete entero
? cuanto producto trae el bote
? y a granel lo tienen?
? me serviria mas un six de esas cervezas
? cuantas calcetas son por paquete
? vienen en blister de cuanto los tornillos
= Unidades por paquete: 6
= Contenido: 250 g
= Presentación: caja con 24 piezas
= Formato de venta: pack de 3
= Cantidad por envase: 100 uds.
= Tamaño del envase: 500 ml
= Se vende por pares.
= Pack ahorro de cuatro rollos.
= Bolsa de 50 tacos, también suelta por unidad.
= Lote de tres camisetas básicas en una sola bolsa.
= Disponible en sobre individual o en caja de veinte.
= El saco familiar trae 15 kilos de croquetas.
## thing_weight
? peso?
? cuanto pesa
? y ese es muy pesado?
? cuantos kilos son
? es ligera la bici?
? puede mi abuela subirlo por las escaleras
? no se me va a cansar el brazo con la taladradora?
? pesa demasiado para llevarla en el avion
? necesito algo livianito para el monte
? cuanto marca en la bascula la tienda de campaña
? lo puedo cargar yo sola?
? cuantos gramos son los tenis
? el cochecito pesa como un muerto?
? hacen falta dos para moverlo o con uno basta
? no quiero un mamotreto que me rompa la espalda
? cuanto pesa sin bateria
? esa guitarra molesta en el hombro tras dos horas?
? se nota en el bolsillo o es como una pluma
? peso con todo y caja porfa
? en libras cuanto es
? cuánto pesa
? peso
? pesa mucho?
? qué peso tiene
? cuántos kilos pesa
? peso del producto
? es pesado?
? es ligera esta bici?
? cuanto pesa la maleta
? es liviano?
? kuanto pesa
? cuántos gramos pesa
? peso con caja
= Peso: 1,2 kg
= Peso neto (g): 850
= Peso bruto con embalaje: 14,6 kg
= Peso sin batería: 2,1 kg
= Peso del artículo: 340 gramos
= Peso por zapato (talla 42): 265 g
= Ligera como una pluma: apenas 90 gramos.
= Con sus 7 kilos se lleva fácilmente con una mano.
= Ultraligero, ni lo notarás en la mochila.
= Base pesada de hierro, 25 kilos en total.
= Su poco peso evita la fatiga en el brazo.
= Un cochecito que pesa menos de seis kilos.
## thing_dimensions
? medidas?
? que tan alto es
? cuanto mide de ancho
? tiene que caber debajo de la cama
? entra por una puerta de 70?
? largo x ancho x alto por favor
? que diametro tiene la sarten
? doblado cuanto ocupa
? cabe en el maletero de un coche chico?
? tengo un hueco de 60 cm, entra?
? es muy grandote para un depa
? cuantos centimetros de fondo
? me cabe en la cajuela plegada?
? de que tamaño es el peluche mas o menos
? dimensiones del mueble con las patas
? hasta donde le llega el largo de la falda
? el cajon por dentro cuanto tiene
? pasa como equipaje de mano?
? que alto tiene el asiento desde el suelo
? estorba mucho en la encimera?
? medidas
? qué medidas tiene
? cuánto mide
? dimensiones
? cuánto mide de ancho
? qué altura tiene
? cuanto mide de largo
? qué fondo tiene el armario
? qué diámetro tiene
? cabe en un hueco de 60?
? q medidas tiene plegado
? cómo es de grande
? alto ancho y fondo
? entra en el maletero?
= Dimensiones (L x An x Al): 120 x 60 x 75 cm
= Altura: 182 cm
= Profundidad: 35 cm
= Diámetro: 28 cm
= Medidas plegado: 90 x 15 x 15 cm
= Largo de la espalda: 68 cm
= Cabe en cualquier rincón con solo 40 cm de ancho.
= Plegada se guarda bajo la cama.
= Tamaño de cabina, apta para la mayoría de aerolíneas.
= De formato bolsillo, 10 por 15 centímetros.
= Con 2 metros de largo llena toda la pared.
= Ocupa poco espacio sobre la mesa.
## thing_capacity
? cuantos litros son
? capacidad?
? que tanto le cabe
? cabe un pollo entero en la freidora?
? me entra la compra de la semana?
? cuantas tazas salen de la cafetera
? le cabe la laptop y los libros del cole
? volumen de la maleta
? cuantos kilos de ropa lava
? el deposito de agua es grande?
? cuantas botellas guarda
? se queda corta para una familia de cinco?
? cuanto liquido admite el termo
? cuantas canciones o fotos le entran
? quiero meter ropa para una semana, alcanza?
? de que volumen es la compostera
? cuanto almacena el tanque del aspirador
? una pizza de 30 entra en el horno?
? el cubo es de cuanto, 10 o 20 litros
? se llena enseguida la bolsa?
= Capacidad: 1,7 l
= Volumen: 45 litros
= Capacidad de carga: 8 kg de ropa
= Contenido máximo del depósito: 600 ml
= Capacidad del cajón: 20 l
= Volumen del maletero del cochecito: 30 l
= Prepara hasta diez tazas de una vez.
= Le cabe un pollo entero con su guarnición.
= Espacio de sobra para portátil, carpeta y almuerzo.
= El tanque de 5 litros evita rellenar a cada rato.
= Guarda hasta 80 pares de zapatos.
= Amplio interior para la ropa de toda una semana.
## thing_max_load
? cuanto peso aguanta
? peso 120 kilos, me sostiene?
? carga maxima?
? resiste a dos adultos la hamaca
? se vence el estante si le pongo libros
? soporta una tele de 30 kg el soporte
? soy gordito, no se rompera la silla
? cuantos kilos por balda
? hasta que peso puede ir el niño sentado
? el portabicis aguanta electricas?
? no se doblara la escalera conmigo encima
? le puedo poner el microondas encima sin que ceda
? limite de peso del patinete
? cuanto carga la carretilla
? mi marido pesa 140, le sirve la bici
? que tanto jala el remolque
? puede levantar un coche de 2 toneladas el gato
? se puede parar uno encima de la mesa?
? cuanto tira el mosqueton antes de romper
? el somier es para personas pesadas?
? cuánto peso aguanta
? cuánto peso soporta
? peso máximo
? carga máxima
? aguanta 120 kilos?
? cuántos kilos aguanta la silla
? soporta mucho peso?
? hasta cuántos kilos soporta
? capacidad de carga
? q peso resiste
? peso maximo de usuario
? soy gordo, me aguanta?
? cuanto peso aguanta el estante
? resiste a una persona de 100 kg?
= Carga máxima: 150 kg
= Peso máximo del usuario: 120 kg
= Carga por balda: 25 kg
= Capacidad de elevación: 2 t
= Peso máximo soportado: 35 kg
= Resistencia a la rotura: 22 kN
= Aguanta hasta 130 kilos sin inmutarse.
= Cada estante soporta 40 kg bien repartidos.
= Asiento reforzado para personas de hasta 180 kilos.
= Apta para niños de hasta 15 kg.
= Arrastra remolques de media tonelada.
= Estructura robusta que no cede con el peso de los libros.
## thing_people
? para cuantas personas es
? de cuantas plazas el sofa
? cuantos pueden jugar
? somos seis, nos alcanza?
? se puede jugar de a dos?
? para cuantos comensales es la vajilla
? caben cuatro en la tienda de campaña?
? es individual o matrimonial
? con esa paellera comen cuantos
? sirve si juego yo solo?
? cuantas raciones salen
? entramos los dos en la hamaca?
? la mesa es para ocho o se quedan apretados
? minimo de jugadores
? cuantos asientos tiene
? para una pareja sobra o va justa
? el kayak es de dos?
? cuantos invitados atiendo con el kit de fondue
? para una familia numerosa vale?
? pueden montarse dos niños a la vez
= Número de plazas: 3
= Jugadores: 2-6
= Comensales: 8
= Para personas: 4
= Raciones: 6
= Servicio para: 12 personas
= Ideal para parejas.
= Tienda espaciosa donde duermen cuatro.
= Una paella para toda la familia, hasta diez comensales.
= También tiene modo en solitario.
= Se sientan cómodamente seis adultos.
= Diversión por equipos con hasta ocho participantes.
## thing_number_of
? cuantas piezas son
? cuantos cajones tiene
? cuantas velocidades la bici
? numero de paginas
? tiene muchos bolsillos?
? cuantos compartimentos trae la lonchera
? de cuantas piezas es el puzzle
? cuantos programas la lavadora
? cuantas cuerdas lleva
? tiene 7 u 8 cambios
? cuantas baldas son
? cuantos cuchillos trae el juego
? cuantas hojas tiene el cuaderno
? son 88 teclas?
? cuantos puertos tiene el ladron, perdon la regleta
? cuantos capitulos son
? cuantas ruedas lleva la maleta
? trae mas de 20 lapices o menos
? cuantas puertas tiene el ropero
? y de semillas cuantas por sobre
= Número de piezas: 1000
= Páginas: 384
= Número de cajones: 4
= Velocidades: 21
= Cantidad de bolsillos: 6
= Programas: 14
= Cuatro compartimentos separados para que nada se mezcle.
= Rompecabezas de 500 piezas.
= Con cinco baldas y dos puertas.
= Estuche con 36 lápices.
= Cambio trasero de once piñones.
= Cuaderno de 80 hojas con tres separadores.
## thing_material
? de que material es
? es piel o polipiel
? de que esta hecho
? algodon 100%?
? es madera maciza o aglomerado
? lleva plastico?
? que relleno tiene la almohada
? el forro es de seda?
? sera acero inoxidable verdad
? es de plumas? tengo alergia
? la tela pica? es lana?
? es puro cuero o imitacion
? tiene bpa el biberon
? de que tela es la camisa
? la suela de que es, goma?
? esas cazuelas son de barro
? es cristal o metacrilato
? la caja de la guitarra es de pino o de caoba
? lleva niquel? me salen ronchas con los aretes
? es de bambu o plastico pintado
? material
? es de cuero?
? es de piel auténtica?
? es madera maciza?
? composición
? es de algodón?
? q tela es
? de q esta echo
? qué relleno lleva la almohada
? de qué es el forro
? es plástico o metal?
? materiales
= Material: acero inoxidable
= Composición: 95 % algodón, 5 % elastano
= Relleno: plumón de ganso
= Forro: poliéster reciclado
= Suela: caucho natural
= Tapa armónica: abeto macizo
= Fabricado en roble macizo de bosques sostenibles.
= Piel auténtica por fuera, textil por dentro.
= De silicona alimentaria, libre de BPA.
= Lino suave que no pica.
= Carcasa de aluminio y asas de baquelita.
= Tejida a mano con lana de alpaca.
## thing_thickness
? que grosor tiene
? es gruesa la tela o se transparenta
? cuantos milimetros de espesor
? de que calibre es la lamina
? gramaje del papel?
? cuantos hilos tienen las sabanas
? el colchon que densidad tiene
? es finito el vidrio?
? traspasa el rotulador a la otra cara?
? de cuantos denier son las medias
? se ve todo con esas mallas?
? cuantos gramos por metro la toalla
? la esterilla es gordita?
? que espesor de pared tiene el tubo
? el alambre de que calibre
? es muy delgada la cartulina?
? el fondo de la olla es grueso?
? neopreno de 3 o de 5 mm
? el carton es tieso o se dobla facil
? de que grosor es la lana, para agujas del 4?
= Grosor: 8 mm
= Gramaje: 300 g/m²
= Densidad: 30 kg/m³
= Número de hilos: 400
= Denier: 40 DEN
= Espesor de la lámina: 0,5 mm
= Papel grueso que no deja pasar la tinta.
= Fondo difusor de 6 milímetros.
= Rizo denso de 600 gramos por metro cuadrado.
= Tela opaca, no se transparenta.
= Vidrio templado de cinco milímetros de espesor.
= Calibre 22, firme pero fácil de cortar.
## thing_look
? es mate o brillante
? que acabado tiene
? lleva estampado?
? tiene rayas o es lisa
? es estilo rustico?
? brilla mucho la pintura?
? es mas bien moderno o clasico
? el dorado es amarillento o rosado
? se ve igual que en la foto?
? tiene dibujito de dinosaurios
? el blanco tira a crema o es puro
? que motivo trae el mantel
? lleva logo grande en el pecho?
? es satinado el esmalte
? tiene textura o es plano
? el corte es entallado o recto
? se ve corriente o elegante
? viene cromado o pintado
? se notan las vetas?
? es vintage o pura imitacion viejita
= Acabado: mate
= Estampado: flores
= Estilo: nórdico
= Superficie: lacada de alto brillo
= Diseño: liso
= Recubrimiento: pintura en polvo
= De aire vintage, con detalles envejecidos.
= Acabado satinado que disimula las huellas.
= Un gris cálido que tira a topo.
= Con dibujos de animales del bosque.
= Líneas limpias y minimalistas.
= Cuadros escoceses de toda la vida.
## thing_light
? cuanto alumbra
? cuantos lumenes
? luz calida o fria?
? es regulable la intensidad
? que foco lleva
? que casquillo usa, e27?
? ilumina bien para leer?
? se puede bajar la luz de noche?
? deslumbra mucho?
? kelvin?
? es led?
? alumbra todo el patio o nomas un rincon
? da luz amarillita o blanca de hospital
? me llega para ver el camino con la frontal
? brilla en la oscuridad?
? parpadea al grabar video?
? tiene luces de colores rgb
? el faro es potente para carretera sin farolas
? cambia de tono la lampara?
? se le puede cambiar la bombilla o va integrada
= Flujo luminoso: 806 lm
= Temperatura de color: 2700 K
= Casquillo: E27
= Tipo de bombilla: LED integrado
= Regulable: sí
= Índice de reproducción cromática: 90
= Luz cálida y acogedora para el salón.
= Alumbra hasta el último rincón del garaje.
= Intensidad ajustable, de tenue a muy brillante.
= Luz blanca neutra ideal para maquillarse.
= Admite focos de rosca estándar.
= Haz ancho que no deslumbra a los que vienen de frente.
## thing_made_in
? donde esta hecho
? es chino?
? de que pais viene
? fabricado en españa?
? es importado o nacional
? origen?
? las hacen en portugal o en asia
? de donde es el cafe
? lo producen aqui en mexico?
? no quiero nada made in china
? procedencia de la miel
? es aleman de verdad o solo el nombre
? esos zapatos son de elche?
? lo fabrican en europa
? de que region es el vino
? es artesania local?
? en que fabrica se cose, donde
? es hecho en colombia
? viene de fuera o es de la tierra
? pais de fabricacion de la guitarra
= País de origen: España
= Fabricado en: Portugal
= Origen: Colombia
= Lugar de producción: Oaxaca, México
= Procedencia: UE
= Hecho en: Japón
= Cosido a mano en talleres de Alicante.
= Producto nacional, cien por cien argentino.
= Elaborado en un pequeño pueblo de Galicia.
= Diseñado y fabricado en Europa.
= Importado directamente de Italia.
= Los granos vienen de las montañas de Guatemala.
## thing_brand
? que marca es
? quien lo fabrica
? es original o clon
? quien es el autor
? modelo exacto?
? numero de referencia porfa
? es de marca o generico
? esa bici de que casa es
? de que editorial es
? es marca blanca?
? nombre del fabricante del carrito
? quien escribe ese libro
? es pirata?
? que firma hace la crema
? cual es el codigo del modelo
? de quien es el disco
? es marca conocida o una rara de internet
? el motor de que marca lo lleva
? me pasas el ean
? quien ilustra el cuento
= Marca: marca propia
= Fabricante: Talleres del Norte S.L.
= Modelo: KX-240
= Autor: Ana Ruiz Salas
= Referencia: 78-4410
= Editorial: La Barca de Papel
= EAN: 8412345678905
= Producto original del fabricante, no es imitación.
= De una casa familiar con más de cien años.
= La nueva novela de la autora de moda.
= Número de artículo grabado en la base.
= Artículo genérico sin logotipo.
## thing_power
? cuantos watts
? que potencia tiene
? es potente?
? cuantos caballos
? tiene fuerza para picar hielo?
? cuantos newton metro de par
? aspira bien los pelos?
? cuantos bares de presion la cafetera
? le alcanza el motor para cuestas
? perfora concreto o se queda corto
? cuantos vatios la batidora
? tiene torque o nomas zumba
? succion en pascales?
? sube rampas empinadas con 90 kilos?
? con qué fuerza masajea
? puede con almendras duras?
? potencia rms del altavoz
? se atora cortando ramas gordas?
? es debilucho el secador?
? que cilindrada es el cortacesped
= Potencia: 1200 W
= Par máximo: 60 Nm
= Presión: 15 bar
= Fuerza de succión: 25 kPa
= Potencia del motor: 250 W
= Cilindrada: 140 cm³
= Tritura hielo y frutos secos sin esfuerzo.
= Un motor potente que sube cualquier cuesta.
= Gran fuerza de aspiración incluso en alfombras.
= Caballos de fuerza: 5,5 HP
= Perfora hormigón gracias a sus 3 julios de impacto.
= Sonido contundente con 80 vatios RMS.
## thing_power_source
? es de pilas o de enchufe
? funciona con bateria?
? va con cable o inalambrico
? es solar?
? se conecta a la luz?
? es de 110 o 220
? que clavija trae, europea?
? se carga por usb?
? a gasolina o electrico
? necesita corriente
? es manual, de manivela?
? sirve en una finca sin luz electrica
? puedo usarlo sin enchufe en el camping
? se conecta al mechero del coche?
? trabaja con gas butano?
? es de dar cuerda o de cuarzo
? la voltaje cual es
? va a pedales o lleva motor
? hay que tener toma de tierra?
? jala con pura energia del sol?
= Alimentación: red eléctrica 230 V
= Fuente de energía: solar
= Tipo de enchufe: Schuko
= Voltaje: 110-240 V
= Funciona con: 2 pilas AA
= Accionamiento: manual
= Se alimenta por USB desde cualquier portátil.
= Sin cables ni enchufes, funciona con el sol.
= Motor de gasolina de cuatro tiempos.
= A cuerda, no necesita electricidad.
= Con conexión de 12 V para el coche.
= Molinillo de manivela para llevar de viaje.
## thing_battery
? que bateria lleva
? cuantos mah
? se le puede cambiar la bateria?
? trae la bateria incluida
? es de litio?
? bateria extraible o fija
? usa pila de boton?
? cuantos amperios hora tiene
? que pilas usa el mando
? puedo sacar la bateria para subirla a casa
? son recargables las pilas que trae?
? que pasa cuando se muera la bateria, se tira todo?
? capacidad de la bateria de la bici
? cuantos wh tiene
? lleva triple a o doble a
? la bateria es de 18 o 20 voltios
? viene con un acumulador o con dos
? sirve con pilas normales tambien?
? es bateria de gel o agm
? la pila del reloj cual es
= Batería: ion de litio 5000 mAh
= Capacidad de la batería: 500 Wh
= Tipo de pila: CR2032
= Batería incluida: sí, 2 x 18 V
= Batería extraíble: sí
= Pilas: 3 x AAA (incluidas)
= Acumulador de 4 Ah sin efecto memoria.
= La batería se saca con una llave y se sube a casa.
= Pila de botón de larga vida ya colocada.
= Batería fija integrada en el tubo del cuadro.
= Polímero de litio de 3,7 V.
= Incorpora batería AGM sin mantenimiento.
## thing_runtime
? cuanto dura la bateria
? cuantas horas aguanta encendido
? autonomia?
? me dura todo el dia?
? cuanto tiempo toca musica sin cargar
? cuantas horas arde la vela
? se apaga a media limpieza?
? aguanta un vuelo de 12 horas?
? con una carga cuanto trabajo
? cuanto dura la bombona
? se descarga rapido?
? llega hasta la noche el reloj
? cada cuanto hay que cargarlo
? cuanto rato vuela el dron
? la carga del aspirador me da para toda la casa?
? cuantos minutos rinde la podadora
? y los audifonos cuanto tiran
? a maxima potencia cuanto aguanta
? cuantas paginas imprime un cartucho
? me aguanta el finde sin enchufarlo?
= Autonomía: 10 horas
= Tiempo de uso: hasta 60 min
= Duración de la batería: 14 días
= Tiempo de combustión: 45 h
= Tiempo de vuelo: 28 minutos
= Reproducción continua: 24 h
= Una sola carga te acompaña toda la jornada.
= Arde lentamente unas treinta horas.
= Aguanta un fin de semana entero sin enchufe.
= Hasta 40 minutos de aspirado ininterrumpido.
= Con el estuche alcanza treinta horas de música.
= Rinde para dos céspedes medianos antes de agotarse.
## thing_charge_time
? cuanto tarda en cargar
? tiempo de carga?
? en cuanto se llena la bateria
? tiene carga rapida?
? carga toda la noche?
? en cuantas horas esta al 100
? con media hora de enchufe que tal
? se demora mucho cargando
? cuanto hay que esperar para volver a usarlo
? de cero a lleno cuanto
? la bici cuantas horas enchufada
? con sol cuanto tarda en recargarse
? por usb tarda mas?
? en una pausa de cafe alcanza a recargar?
? llega al 80 en cuanto
? cuanto lleva recargar el patin
? el cargador es rapido o lento
? mientras como se recarga el taladro?
? cuantos minutos para una carga completa
? es lento cargando? el mio viejo tardaba un siglo
= Tiempo de carga: 3 h
= Carga completa: 90 minutos
= Carga rápida: 50 % en 30 min
= Duración de la recarga: aprox. 5 horas
= Tiempo de carga (0-80 %): 35 min
= Carga solar: 8 h a pleno sol
= En una hora vuelve a estar lista.
= Se recarga por completo durante la noche.
= Diez minutos enchufado bastan para dos horas más.
= El cargador rápido llena el acumulador en 45 minutos.
= Lista para otra ronda tras un café.
= Tarda unas cuatro horas en llenarse.
## thing_range
? que alcance tiene
? cuantos kilometros hace con una carga
? hasta donde llega la señal
? largo del cable?
? la manguera cuantos metros
? me llega al trabajo y vuelta, 40 km?
? llega el wifi al segundo piso?
? a que distancia funciona el mando
? atraviesa paredes el vigilabebes?
? hasta cuantos metros agarra el bluetooth
? el cordon da para llegar al fondo del jardin?
? que tan lejos tira el chorro
? cuanta superficie riega
? me tocara usar alargador?
? cuanto mide la correa extendida
? los walkies sirven en la montaña a cuanto
? hasta donde alcanza el brazo
? a cuantos metros detecta movimiento
? cubre un piso de 90 metros?
? es corto el cable de los auriculares?
= Alcance: 30 m
= Autonomía en km: hasta 80 km
= Longitud del cable: 1,8 m
= Longitud de la manguera: 20 m
= Radio de acción: 12 metros
= Cobertura: 120 m²
= Cubre la casa entera, incluso el sótano.
= Cable largo para trabajar lejos del enchufe.
= Recorre 60 kilómetros sin recargar.
= Señal estable hasta 300 metros en campo abierto.
= El sensor detecta movimiento a ocho metros.
= El aspersor llega a todos los rincones del césped.
## thing_speed
? que velocidad alcanza
? es rapido?
? cuantas revoluciones
? cuanto tarda en hacer un cafe
? en cuanto hierve el agua
? a cuantos km/h va el patinete
? es lenta la impresora?
? cuantas paginas por minuto
? corre mucho el coche teledirigido
? rpm?
? en cuanto seca la pintura
? cuanto demora el ciclo corto
? cuanto tarda en hornear una pizza
? se traba cuando abres muchas pestañas?
? va limitado a 25?
? cuantas puntadas por minuto
? tengo prisa por las mañanas, cuanto tarda
? centrifuga a cuanto
? cuantos mb por segundo lee
? cuanto hay que esperar a que fragüe
= Velocidad máxima: 25 km/h
= Revoluciones: 3000 rpm
= Velocidad de impresión: 22 ppm
= Tiempo de secado: 2 horas
= Velocidad de lectura: 550 MB/s
= Centrifugado: 1400 rpm
= Hierve un litro en dos minutos.
= Tu espresso listo en 30 segundos.
= Acelera de golpe y deja atrás a los demás coches.
= Programa exprés de quince minutos.
= Cose 800 puntadas por minuto.
= Adhesivo que fragua en apenas cinco minutos.
## thing_noise
? hace mucho ruido?
? cuantos decibelios
? es silenciosa
? despertara al bebe?
? los vecinos se van a quejar?
? zumba?
? suena muy fuerte?
? se puede usar de noche sin molestar
? cruje la cama?
? es escandaloso el extractor
? que tal de bulla la licuadora
? el tictac se oye?
? mi perro le tiene miedo a lo ruidoso
? chirria?
? hace clic al teclear, se oye en la oficina?
? puedo ver la tele mientras aspira?
? el ventilador deja dormir?
? es de las calladitas o parece avion despegando
? ladra mucho el compresor ese
? que volumen alcanza la sirena
= Nivel de ruido: 58 dB
= Potencia acústica: 92 dB(A)
= Nivel sonoro en modo noche: 22 dB
= Ruido en funcionamiento: bajo
= Sonoridad: muy silencioso
= Nivel de presión sonora garantizado: 96 dB
= Tan silencioso que no despierta al bebé.
= Apenas un susurro en el dormitorio.
= Teclas silenciosas para no molestar en la oficina.
= Mecanismo sin tictac.
= Motor insonorizado, los vecinos ni se enteran.
= Alarma estridente que se oye en toda la calle.
## thing_energy_use
? cuanto consume
? gasta mucha luz?
? que etiqueta energetica tiene
? es clase a?
? me subira el recibo?
? cuantos kwh al año
? sale caro tenerlo encendido
? chupa mucha corriente?
? es de bajo consumo
? en reposo gasta?
? cuanto gas consume por hora
? cuanta agua usa por lavado
? es eficiente o traga electricidad
? cuanto me costaria al mes usarlo diario
? es inverter y ahorra?
? gasta mucha gasolina la desbrozadora?
? eficiencia energetica del refri
? vendra un facturon si lo dejo toda la noche?
? es ahorrador el foco
? cuantos litros a los cien
= Clase energética: A
= Consumo anual: 154 kWh
= Consumo en espera: 0,5 W
= Consumo de agua por ciclo: 9,5 l
= Eficiencia energética: E (escala A-G)
= Consumo de gas: 218 g/h
= Ahorra hasta un 40 % en la factura de la luz.
= Bajo consumo: cuesta céntimos al día.
= Tecnología inverter que gasta menos.
= Se desconecta solo para no malgastar corriente.
= Tan eficiente que puedes dejarlo encendido toda la noche.
= El modo eco reduce el gasto de agua y electricidad.
## thing_temperature
? a que temperatura llega
? cuantos grados alcanza
? quema por fuera?
? hasta cuanto frio aguanta el saco
? temperatura de confort?
? se pone muy caliente?
? soporta agua hirviendo?
? enfria hasta cuanto
? llega a 250 el horno?
? se derrite si la dejo en el coche al sol?
? aguanta -10?
? a cuantos grados calienta la plancha
? enfria de verdad o solo echa aire
? se rompe el vaso con cafe hirviendo?
? puedo apoyar una olla caliente encima
? resiste el calor de la chimenea?
? la manta calienta mucho o quema
? congela bajo cero?
? que grados marca como maximo el termometro
? para el cautin cuanto sube
= Temperatura máxima: 230 °C
= Temperatura de confort: 5 °C
= Temperatura límite: -12 °C
= Rango de temperatura: 40-100 °C
= Resistencia al calor: hasta 260 °C
= Temperatura de servicio: de -20 a 60 °C
= Enfría las bebidas hasta cuatro grados.
= La carcasa permanece fría al tacto.
= Soporta agua hirviendo sin agrietarse.
= Alcanza 200 grados en treinta segundos.
= Confort para noches cercanas a cero grados.
= Guantes que aguantan brasas de 300 grados.
## thing_oven_freezer
? se puede meter al horno
? apto para microondas?
? lo puedo congelar?
? va al micro?
? el mango aguanta horno?
? sirve para guardar en el freezer
? explota en el microondas?
? el plato tiene borde dorado, se puede calentar en micro?
? pasa directo del congelador al horno?
? puedo gratinar en esa fuente
? la tapa tambien al horno o solo la base
? sirve en airfryer?
? puedo meter los tuppers en el congelador con sopa
? se raja si congelo liquido
? para hornear pan en ella vale?
? recalentar la comida ahi mismo se puede
? los biberones aguantan el microondas?
? es horneable?
? refractaria de verdad?
? saltaran chispas en el micro con ese borde?
= Apto para horno: sí, hasta 240 °C
= Apto para microondas: sí
= Apto para congelador: sí
= Uso en microondas: no permitido
= Horno: sin tapa, máx. 180 °C
= Freezer: apto
= Del congelador directamente al horno.
= Recalienta la comida en el mismo recipiente.
= Ideal para gratinar y servir en la mesa.
= No introducir en el microondas, lleva borde metálico.
= Mango desmontable para poder hornear.
= Perfectos para congelar caldos y papillas.
## thing_dishwasher
? va al lavavajillas?
? se puede meter en el lavaplatos
? apta para lavavajillas
? o hay que fregarla a mano?
? se estropea en el lavaplatos
? las piezas se lavan en maquina
? odio fregar, va en el lavavajillas no?
? se despinta con el lavavajillas?
? la cuchilla tambien al lavaplatos?
? aguanta la maquina de lavar platos
? toca lavarlo a mano?
? bandeja superior o inferior?
? la jarra de la licuadora la meto al lavavajillas
? se oxidan los cuchillos en el lavavajillas?
? el comedero del perro en el lavavajillas ok?
? pierde el antiadherente si la lavo en maquina de platos
? las copas esas se rompen en el lavatrastes?
? lavatrastes si o no
? cuales partes se pueden meter en el lavavajillas
? la tabla de madera no va al lavavajillas verdad
= Apto para lavavajillas: sí
= Lavavajillas: solo bandeja superior
= Limpieza: lavar a mano
= Lavaplatos: apto hasta 65 °C
= Piezas aptas para lavavajillas: jarra, tapa y cuchillas
= Seguro en lavatrastes: sí
= Todas las piezas desmontables van al lavavajillas.
= Se recomienda fregar a mano con esponja suave.
= Olvídate de fregar: del plato a la máquina.
= El lavavajillas puede dañar el filo.
= La madera no debe meterse en el lavavajillas.
= Resiste cientos de ciclos de lavavajillas sin perder brillo.
## thing_machine_wash
? se puede lavar a maquina
? a cuantos grados se lava
? la funda se quita?
? encoge al lavarlo?
? destiñe?
? se puede meter en la secadora
? hay que planchar?
? solo tintoreria?
? como se limpia
? mi gato vomito encima, se lava?
? el forro es desenfundable y lavable
? lava a 60? por los acaros
? va en la lavadora el peluche?
? como se cuida el cuero
? salen facil las manchas?
? que mantenimiento lleva la madera
? se hace bolitas con los lavados?
? se puede usar cloro o suavizante
? cuidados de la lana esa
? los tenis van en lavadora o a mano
= Lavado: máquina a 30 °C
= Instrucciones de cuidado: no usar secadora
= Funda extraíble: sí, lavable a 60 °C
= Planchado: temperatura baja
= Limpieza: paño húmedo
= Cuidado: limpieza en seco
= Se lava en lavadora y no encoge.
= La funda se quita con cremallera para lavarla.
= No necesita plancha.
= Basta pasar un trapo para quitar las manchas.
= Trata la piel con crema incolora dos veces al año.
= Lavar a mano con agua fría y secar en plano.
## thing_hobs
? sirve para induccion?
? vale para vitroceramica
? funciona en gas?
? para que cocinas sirve la olla
? mi placa es de induccion, me sirve?
? acabo de cambiar a induccion y las viejas no van
? la cafetera italiana va en induccion?
? se puede poner al fuego directo
? en estufa de gas se puede?
? todo tipo de fuegos?
? el imán se le pega abajo?
? fondo magnetico?
? sirve en parrilla electrica
? el comal funciona en vitro?
? tengo hornilla de gas y una de induccion, en las dos?
? raya la vitroceramica?
? la paellera en induccion calienta parejo?
? sobre brasas o leña se puede poner?
? apta para todas las hornallas?
? me la va a reconocer la placa?
= Tipos de cocina: gas, vitrocerámica, inducción
= Apto para inducción: sí
= Compatible con: todas las placas
= Fuentes de calor: gas, eléctrica, halógena
= Fondo: ferromagnético para inducción
= Apto para inducción: no
= Válida para todo tipo de cocinas, incluida inducción.
= Solo para fuego de gas o leña.
= Base magnética que cualquier placa reconoce.
= El fondo liso no raya la vitrocerámica.
= Funciona en estufa, parrilla y hornilla eléctrica.
= No apta para placas de inducción sin adaptador.
## thing_waterproof
? es impermeable?
? se puede mojar
? aguanta la lluvia?
? resistente al agua o solo salpicaduras
? ip67?
? me puedo duchar con el reloj puesto
? sirve para nadar?
? a cuantos metros se puede sumergir
? se me mojaran los pies con esas botas?
? y si me agarra un aguacero
? cala el agua por las costuras?
? columna de agua de la tienda?
? se corre el rimel al llorar?
? se arruina si se me cae al lavabo
? se puede limpiar debajo del grifo la maquinilla
? la mochila protege la compu si llueve
? se filtra agua?
? el altavoz en la alberca aguanta?
? es sumergible la bomba
? el suelo laminado aguanta charcos?
= Impermeable: sí
= Protección: IP68
= Columna de agua: 10 000 mm
= Resistencia al agua: 5 ATM
= Profundidad máxima de inmersión: 30 m
= Impermeabilidad: repelente a salpicaduras
= Costuras selladas que no dejan pasar ni una gota.
= Sumergible hasta un metro durante media hora.
= Puedes ducharte con él sin problema.
= Membrana que mantiene los pies secos bajo el chaparrón.
= Máscara de pestañas resistente al agua y las lágrimas.
= Repele la lluvia ligera, pero no es para nadar.
## thing_outdoors
? se puede dejar fuera todo el año
? aguanta a la intemperie?
? se decolora con el sol
? soporta heladas?
? la meto en invierno o se queda afuera
? es de exterior?
? se oxida en la terraza?
? resiste el viento fuerte?
? transpira la chaqueta?
? vivo frente al mar, se corroe?
? puede quedarse en el balcon sin tapar
? se agrieta la maceta con el hielo?
? rayos uv?
? sale volando la carpa con viento?
? se pudre la madera afuera?
? corta el viento?
? se puede dejar la bici a la calle
? sudo mucho, respira la tela?
? se vuelve amarillo con el sol el plastico?
? aguanta granizo y nieve el toldo
= Uso: exterior
= Resistente a la intemperie: sí
= Resistente a las heladas: hasta -15 °C
= Protección UV: sí
= Transpirabilidad: 8000 g/m²/24 h
= Resistencia al viento: hasta 50 km/h
= Puede quedarse fuera todo el año.
= No pierde color aunque le dé el sol a diario.
= Tejido cortavientos y transpirable.
= Galvanizado para que no se oxide junto al mar.
= Guárdala bajo techo cuando lleguen las heladas.
= Madera tratada que no se pudre en el jardín.
## thing_warmth
? abriga mucho?
? es calentito
? sirve para invierno
? da calor en verano?
? para que estacion es el edredon
? mantiene el cafe caliente cuantas horas
? me voy a congelar con esa chamarra?
? soy friolera, me alcanza?
? es de entretiempo?
? cuantos tog tiene
? aisla bien del frio
? conserva frias las bebidas?
? voy a la patagonia en julio, me abriga lo suficiente
? es fresquita para dormir en agosto?
? los guantes son para esquiar o flojitos
? tiene forro polar adentro?
? calienta los pies?
? cobija gruesa o de media temporada
? el termo hasta la tarde sigue caliente?
? nordico para alguien que pasa frio siempre
= Nivel de abrigo: alto
= Temporada: otoño-invierno
= Valor TOG: 10,5
= Mantiene el calor: 12 h
= Mantiene el frío: 24 h
= Aislamiento: 60 g de fibra hueca
= Abriga sin abultar en los días más fríos.
= Fresca y ligera para las noches de verano.
= El café sigue caliente hasta la tarde.
= Interior afelpado que conserva el calor del cuerpo.
= Nórdico de entretiempo para primavera.
= Calcetines térmicos para gente friolera.
## thing_included
? que trae la caja
? viene con cargador?
? que incluye
? los cables vienen?
? trae funda?
? con que accesorios llega
? el colchon va incluido con la cuna?
? las pilas las trae
? lleva los cojines o son decoracion de la foto
? trae tornillos?
? que viene en el set
? la tapa esta incluida?
? incluye instrucciones y plantilla?
? la jaula trae el bebedero?
? viene con casco y candado o nomas la bici
? los juegos van con la consola?
? trae brocas o pura maquina
? el arco y la pastilla vienen con el violin?
? contenido del paquete porfa
? las lanas del kit vienen todas dentro?
? qué incluye
? qué trae
? qué viene en la caja
? trae cargador?
? viene con pilas?
? incluye los accesorios?
? q trae
? trae funda la guitarra?
? viene completo?
? contenido de la caja
? incluye cable?
? lleva instrucciones?
? biene con tornillos?
? con qué viene
= Contenido de la caja: altavoz, cable, manual
= Incluye: funda y correa
= Accesorios incluidos: 3 boquillas
= Volumen de suministro: mesa y 4 sillas
= Pilas incluidas: sí
= En el paquete: violín, arco, estuche, resina
= Se entrega con maletín y juego de brocas.
= Cojines incluidos en el precio.
= Trae todo el hilo, las agujas y el patrón.
= Viene con su bebedero y dos perchas.
= Cargador y cable dentro de la caja.
= Con tapa de vidrio y cesta para vapor.
## thing_needs_extra
? hay que comprar algo aparte?
? que mas necesito para usarlo
? se vende por separado el cargador?
? necesito comprar pilas
? tengo que conseguir la bomba aparte
? los tornillos los pongo yo?
? falta algo para montarla en la pared?
? funciona tal cual o hay que comprar otra cosa
? las bombillas van aparte?
? necesito un adaptador extra?
? para instalarlo que materiales compro
? que le falta para poder tocar, un ampli?
? los pedales se compran aparte no?
? ocupo tarjeta de memoria?
? hace falta imprimacion antes de la pintura
? tengo que pagar suscripcion ademas
? lo conecto y ya o requiere un hub
? las cuchillas son aparte?
? el somier hay que comprarlo suelto?
? que pegamento le compro para ese kit
= No incluye: pilas (2 x AA)
= Necesario adicionalmente: tarjeta microSD
= Se vende por separado: cargador y batería
= Pilas necesarias: 4 x C, no incluidas
= Requiere: puente de conexión
= Material de fijación: no suministrado
= Los pedales se piden aparte.
= Necesitarás además pegamento y pintura.
= Bomba de inflado no incluida.
= Para usarla hace falta un amplificador.
= Compra también los tacos adecuados para tu pared.
= Bombilla no incluida, pídela con la lámpara.
## thing_assembly
? viene armado?
? hay que montarlo?
? es facil de armar
? cuanto se tarda en montar
? necesito taladro para montarla?
? trae instrucciones de armado?
? soy torpe con las manos, podre solo?
? la bici llega lista para rodar?
? una persona sola lo puede montar?
? ustedes lo ensamblan?
? que herramientas hacen falta
? en cuanto tiempo se levanta la tienda
? me lo entregan montado o en piezas
? es como los muebles suecos de mil tornillos?
? hace falta un manitas?
? tardo toda la tarde en armar el columpio o que
? basta con una llave allen?
? se desarma luego para mudanza?
? hay que atornillar las patas?
? saco de la caja y listo?
= Montaje: necesario
= Estado de entrega: desmontado
= Tiempo de montaje: aprox. 30 min
= Herramientas necesarias: destornillador de estrella
= Personas para el montaje: 2
= Estado de entrega: premontado al 85 %
= Llega montado y listo para usar.
= Se arma en diez minutos sin herramientas.
= Instrucciones ilustradas paso a paso.
= Solo hay que atornillar las patas.
= Se levanta sola en segundos.
= Servicio de armado a domicilio opcional.
## thing_mounting
? se cuelga en la pared?
? hay que taladrar?
? vivo de alquiler y no puedo hacer agujeros
? va al techo o es de pie
? como se sujeta
? se puede poner sin perforar
? lleva pinza?
? es de empotrar?
? se pega con ventosas?
? trae soporte vesa?
? como se fija a la bici
? se atornilla a la mesa o se apoya
? va con adhesivo?
? se ancla al piso?
? con que se agarra al manubrio
? se puede colgar horizontal y vertical?
? estante flotante o con escuadras?
? es imantado para la nevera?
? el espejo se apoya o se cuelga
? va con abrazadera al tubo?
= Tipo de montaje: pared
= Fijación: ventosas
= Instalación: empotrable
= Montaje en techo: sí
= Sujeción: pinza de mesa
= Norma VESA: 200 x 200
= Se pega sin taladrar y se quita sin dejar marcas.
= Se fija al manillar con una abrazadera de goma.
= Puede colgarse o apoyarse en el suelo.
= Soporte magnético para superficies metálicas.
= Se ancla al césped con cuatro piquetas.
= De pie, sin necesidad de perforar muros.
## thing_connection
? tiene bluetooth?
? se conecta al wifi?
? que puertos trae
? tiene hdmi?
? hay app para el celular
? es usb c o micro usb
? trae entrada de auriculares?
? que rosca tiene la manguera
? la toma es de 1/2 o 3/4
? se puede enchufar a la compu
? va con alexa o sin eso?
? que conector lleva
? lleva jack o solo inalambrico
? se vincula con el telefono?
? la valvula es presta o schrader
? salida optica?
? tiene nfc?
? donde le meto el pendrive
? es de conexion 4g con chip?
? midi por cable tiene el piano?
= Conectividad: Bluetooth 5.3
= Puertos: 2 x USB-C, 1 x HDMI
= Wi-Fi: 2,4 GHz
= Rosca: 3/4"
= Entrada de audio: jack 3,5 mm
= Tipo de válvula: Presta
= Se maneja desde una app gratuita.
= Se empareja con el móvil en segundos.
= Conexión rápida para cualquier grifo.
= Salida óptica para la barra de sonido.
= Con puerto MIDI para grabar en el ordenador.
= Manda los datos por wifi a tu tableta.
## thing_works_with
? es compatible con iphone?
? sirve para mi impresora
? le queda a un corolla 2015?
? funciona con mac?
? va bien con android
? mi consola es la vieja, corre ahi?
? entra en mi maquina de coser
? es compatible con capsulas de otra marca
? vale para mi aspiradora
? encaja con el carrito que ya tengo
? para que modelos sirve la funda
? tengo windows 11, jala?
? las brocas son universales?
? le queda a cualquier silla de auto?
? sirve para cambios de 10 velocidades
? le va bien a una cama de otra tienda?
? le sirve a mi samsung de hace años
? la bateria es la misma que la de mi taladro?
? es para mi carro o solo para diesel
? combina con las vias de tren de madera que tenemos
= Compatible con: iOS y Android
= Modelos compatibles: serie 3000 y 5000
= Sistema operativo: Windows 10 o superior
= Adecuado para vehículo: compactos 2012-2018
= Compatibilidad: cápsulas estándar
= Plataforma: consola de última generación
= Encaja en la mayoría de cochecitos.
= Funciona con todas las herramientas de 18 V de la serie.
= Comprueba el modelo de tu impresora antes de comprar.
= Recambio universal que sirve para casi todas las marcas.
= Se combina con las vías de madera habituales.
= No es compatible con teléfonos anteriores a 2016.
## thing_control
? trae control remoto?
? tiene temporizador
? cuantos niveles tiene
? se apaga solo?
? se puede programar
? como se maneja
? tiene mando a distancia?
? se le puede subir y bajar la intensidad?
? lleva termostato?
? se controla por voz?
? si me duermo se desconecta?
? tiene botones o es tactil
? la puedo encender desde la cama?
? tiene modo noche?
? se puede poner para que prenda a las 7
? trae perilla o digital
? que ajustes tiene
? se apaga la plancha si la olvido?
? tiene sensor o interruptor
? el riego se programa por dias?
= Control: mando a distancia
= Temporizador: hasta 12 h
= Niveles: 5
= Apagado automático: sí, tras 30 min
= Panel: táctil
= Termostato: regulable
= Se enciende y apaga a la hora que tú programes.
= Si la olvidas, se desconecta sola.
= Control por voz sin levantarte del sofá.
= Perilla giratoria con tres ajustes.
= Interruptor de pie muy práctico.
= Sensor que la prende al anochecer.
## thing_adjustable
? se regula la altura?
? es plegable?
? se reclina?
? se hace cama?
? la mesa se extiende
? es ajustable la correa
? se puede quitar la capucha?
? el respaldo se echa para atras?
? crece con el niño?
? se dobla para guardarla
? el manillar sube y baja?
? se le quitan los reposabrazos
? es extensible?
? gira la silla?
? soy bajito, se puede bajar el sillin?
? tiene varias posiciones
? se convierte en mochila?
? los tirantes se desmontan?
? el cabezal se inclina?
? se acorta el mango telescopico
= Altura regulable: 72-118 cm
= Plegable: sí
= Respaldo: reclinable en 5 posiciones
= Extensible: hasta 240 cm
= Capucha: desmontable
= Correa: ajustable
= Sofá que se convierte en cama en un gesto.
= Se pliega con una sola mano.
= Crece con tu hijo gracias a sus tres alturas.
= Asiento giratorio y reposabrazos abatibles.
= Mango telescópico que se alarga a tu medida.
= Las mangas se quitan con cremallera.
## thing_electronics
? cuanta ram tiene
? que procesador lleva
? cuantos megapixeles la camara
? resolucion de pantalla?
? es 4k?
? cuanta memoria interna
? la pantalla es oled?
? cuantos hz
? tiene disco ssd
? que grafica trae
? graba en full hd?
? va fluido para editar video?
? de cuantas pulgadas la pantalla
? se le puede ampliar la memoria?
? la camara saca bien de noche?
? tiene gps?
? que sensor lleva
? corre juegos pesados?
? tiene lector de huella?
? 256 gigas o mas?
= Memoria RAM: 16 GB
= Procesador: 8 núcleos a 3,2 GHz
= Resolución: 3840 x 2160
= Cámara: 50 Mpx
= Almacenamiento: SSD de 512 GB
= Frecuencia de refresco: 120 Hz
= Pantalla OLED de 6,5 pulgadas con colores vivos.
= Graba en 4K incluso con poca luz.
= Tarjeta gráfica dedicada para jugar.
= Memoria ampliable con tarjeta microSD.
= Chip rápido que edita vídeo sin tirones.
= GPS y lector de huellas integrados.
## thing_age
? para que edad es
? mi hija tiene 3 añitos, le va bien?
? sirve para un bebe de 6 meses
? desde cuantos años
? es muy de peques para uno de 10?
? recomendado a partir de?
? lo puede usar un recien nacido
? mi sobrino cumple 8, le gustara?
? para adolescentes vale?
? hasta que edad le dura la silla
? lleva piezas chiquitas peligrosas para menores de 3?
? es para mayores de 18?
? le quedara muy infantil a un niño de sexto
? el libro es para primaria?
? todavia gatea, es pronto para el?
? para niños de kinder?
? para chamacos de que edad
? puede jugar la abuela de 80 tambien?
? es para perro cachorro o adulto, cuantos meses
? pegi cuanto es
= Edad recomendada: +3 años
= Edad: 6-12 meses
= A partir de: 8 años
= Grupo de edad: 0-4 años
= Clasificación PEGI: 12
= Edad mínima: 14 años
= No apto para menores de 36 meses.
= Desde el nacimiento hasta los cuatro años.
= Para primeros lectores de seis a ocho años.
= Ideal cuando el bebé empieza a gatear.
= Diversión de los 7 a los 99 años.
= Contenido solo para mayores de 18.
## thing_for_whom
? es de hombre o mujer
? unisex?
? sirve para zurdos?
? tengo el pie ancho, me va?
? es para chicas?
? mido 1,95, me sirve la bici?
? lo puede usar mi papa?
? hay algo asi para embarazadas?
? es para niño o niña
? soy bajita y rellenita, es para mi?
? para pies planos?
? es perfume masculino
? mi suegra tiene artritis, podra usarlo
? es para manos grandes?
? apto para personas mayores?
? vale para usar con gafas?
? soy zurda, las tijeras me sirven?
? para corredores pesados?
? es para caballero ese reloj
? para gente alta es comoda la silla?
= Género: mujer
= Público: unisex
= Mano: zurdos
= Ancho de horma: H, pies anchos
= Departamento: hombre
= Estatura recomendada: 165-185 cm
= Pensado para personas mayores con poca fuerza.
= Unas tijeras para diestros y zurdos.
= Con banda elástica para embarazadas.
= Horma ancha para pies delicados.
= Cómodo también si llevas gafas.
= Para corredoras de pisada neutra.
## thing_fit
? talla grande o pequeño?
? que talla me pido
? normalmente uso 40, cojo la 41?
? viene chico de talla?
? mido 1,70 y peso 65, cual me queda
? calza justo?
? da bien la talla?
? aprieta de hombros?
? entre la m y la l cual
? pido una mas?
? quedan holgados los pantalones?
? que numero le pido al niño si le mide 19 cm el pie
? la horma es estrecha?
? mi cabeza mide 57, que talla de casco
? que cuadro me toca midiendo 1,82
? queda pegado o flojo?
? cede el cuero con el uso o pido numero mas
? tengo 95 de pecho, que me corresponde
? las tallas son europeas o asiaticas?
? me ira enorme la s?
= Tallaje: talla pequeño, pide una más
= Ajuste: holgado
= Guía de tallas: pecho 92-96 cm = M
= La modelo mide: 1,75 m y lleva la S
= Calce: normal
= Contorno de cabeza: 54-58 cm, talla M
= Da bien la talla, elige la tuya de siempre.
= Horma estrecha: si dudas, coge medio número más.
= Corte amplio; entre dos tallas, la menor.
= Para estaturas de 170 a 180 conviene el cuadro M.
= El cuero cede un poco con el uso.
= Queda ceñido al cuerpo como una segunda piel.
## thing_animals
? sirve para gatos?
? es para perros grandes?
? mi chihuahua cabe ahi?
? vale para conejos
? para que raza es
? tengo un labrador, le queda?
? se la puedo dar a un hamster?
? para cachorros tambien?
? es de gato o perro el arnes
? para periquitos va bien?
? mi gatazo pesa 8 kilos, entra por la puertita?
? sirve para tortugas de agua
? el pienso es para esterilizados?
? para caballos no?
? que peces pueden vivir en esa pecera
? lo usan las gallinas?
? un bulldog frances que es chatito, le vale?
? para mascotas chiquitas?
? cobayas y hurones pueden usarlo?
? mi perrita senior podria comerlo?
= Especie: gato
= Tamaño de raza: mediana y grande
= Para mascotas de: hasta 10 kg
= Tipo de animal: roedores
= Etapa de vida: cachorro
= Adecuado para: canarios y periquitos
= Para gatos esterilizados de interior.
= Apto para razas chatas como bulldogs.
= Los conejos enanos lo agradecerán.
= Perros de talla mini, como un chihuahua.
= También lo usan hurones y cobayas.
= Ideal para peces tropicales de agua dulce.
## thing_place
? se puede poner en el baño?
? para que cuarto es
? va a pleno sol o a la sombra
? sirve en piso de madera?
? para suelo arcilloso vale?
? se puede pegar en azulejo?
? es para jardin o terraza
? funciona en alfombra?
? sobre gotele se pega el vinilo?
? para la cocina queda bien?
? la puedo tener en una oficina sin ventana
? pintura para fachada o interior?
? para paredes de tablaroca?
? mi balcon da al norte, le va?
? para dormitorio infantil?
? rueda bien en arena o solo asfalto
? en maceta o en tierra?
? el taco es para pladur o ladrillo
? se puede colocar en garage?
? para pista de tierra o cesped artificial
= Estancia: dormitorio
= Ubicación: semisombra
= Superficie: azulejo, vidrio, metal
= Tipo de suelo: arenoso, bien drenado
= Terreno: asfalto
= Apto para paredes de: pladur y ladrillo
= Queda perfecta en el recibidor.
= Prefiere un rincón luminoso sin sol directo.
= No daña los parquets.
= Se adhiere también a paredes con gotelé.
= Suelas tacos bajos para césped artificial.
= Para baños y otras zonas húmedas.
## thing_plant
? cuanto crece
? cuando florece?
? es perenne?
? pierde la hoja en invierno
? que altura alcanza de adulta
? aguanta el frio de la sierra la planta?
? da flores todo el verano?
? cada cuanto se riega
? da fruto?
? crece rapido el seto?
? es trepadora?
? cuando se siembra
? es anual o vuelve a salir
? se extiende mucho?
? cuando se poda
? a que distancia se plantan
? hay que esperar años para que dé limones?
? atrae abejas?
? las raices son invasivas?
? es resistente a heladas la buganvilia
= Altura adulta: 150-200 cm
= Floración: mayo a septiembre
= Follaje: perenne
= Rusticidad: hasta -15 °C
= Época de siembra: marzo-abril
= Riego: moderado
= Crece unos 40 cm al año.
= Florece sin parar hasta el otoño.
= Pierde la hoja en invierno y rebrota en primavera.
= Trepadora vigorosa que cubre muros.
= Da frutos a partir del segundo año.
= Atrae mariposas y abejas al jardín.
## thing_ingredients
? que lleva
? ingredientes?
? tiene azucar?
? lleva alcohol la colonia
? sin perfume?
? tiene parabenos?
? que contiene la crema
? trae conservantes?
? lleva aceite de palma
? que quimicos tiene
? la composicion inci me la pasas
? tiene colorantes?
? cuanta carne lleva el pienso
? lleva sulfatos el champu?
? es natural o puro artificial
? tiene siliconas?
? que porcentaje de cacao
? lleva amoniaco el tinte?
? tiene fluor la pasta?
? que semillas trae la mezcla
= Ingredientes: avena, miel, almendras
= INCI: Aqua, Glycerin, Aloe Barbadensis
= Sin: parabenos, sulfatos, siliconas
= Azúcares añadidos: no
= Contenido de alcohol: 12,5 % vol.
= Composición: pollo 65 %, arroz, verduras
= Sin colorantes ni conservantes.
= Solo tres ingredientes y ninguno raro.
= Con aloe vera y aceite de argán.
= Libre de perfume y de alcohol.
= 70 % cacao y nada de aceite de palma.
= Tinte sin amoniaco con extractos de plantas.
## thing_diet
? es vegano?
? sin gluten?
? soy celiaco, puedo comerlo?
? tiene lactosa?
? es halal?
? lleva frutos secos? mi hijo es alergico
? apto para vegetarianos
? trazas de cacahuate?
? es kosher
? lleva huevo?
? para diabeticos va bien?
? la gelatina es de cerdo?
? es cruelty free la mascara?
? no tolero la leche, hay problema?
? alergenos?
? contiene soya?
? sirve para keto?
? mi niña es intolerante a la fructosa, puede?
? lo comen los veganos o trae miel
? puede comerlo alguien con alergia al marisco
= Alérgenos: leche, soja
= Vegano: sí
= Sin gluten: certificado
= Sin lactosa: sí
= Certificación: halal
= Puede contener trazas de: frutos de cáscara
= Apto para celíacos.
= Cien por cien vegetal y no testado en animales.
= Sin leche ni huevo.
= Adecuado para dieta keto.
= Contiene cacahuate y puede tener trazas de sésamo.
= Los vegetarianos también pueden disfrutarlo.
## thing_taste
? a que sabe
? es dulce o amargo
? pica mucho?
? que sabores hay
? como huele
? es fuerte el cafe?
? el tueste es oscuro o claro
? huele a vainilla?
? sabe a quimico?
? es empalagoso?
? el vino es seco?
? es acido?
? deja regusto?
? que notas tiene el perfume
? es suave de sabor o muy intenso
? esa vela apesta o huele rico
? el queso es curado o tierno?
? le gustara a mi gato el sabor?
? huele a plastico al abrirlo?
? es muy salado?
= Sabor: vainilla
= Aroma: lavanda y cítricos
= Intensidad: 8/10
= Tueste: oscuro
= Notas de salida: bergamota
= Nivel de picante: medio
= Dulce al principio, con final amargo.
= Huele a ropa recién tendida.
= Suave y afrutado, sin acidez.
= Cuerpo intenso con toques de chocolate.
= Un queso curado de sabor potente.
= Sabor natural que encanta a los gatos.
## thing_nutrition
? cuantas calorias tiene
? cuanta proteina
? trae mucha cafeina?
? valores nutricionales?
? engorda?
? cuantos carbos por porcion
? cuanta grasa lleva
? cuanta azucar por cada 100 gramos
? tiene fibra?
? kcal?
? estoy a dieta, me lo puedo comer?
? cuanto sodio
? que vitaminas trae
? es light?
? cuanto hierro aporta
? me quitara el sueño si lo tomo de noche?
? proteina por scoop?
? es alto en grasas saturadas?
? cuantos hidratos tiene la barrita
? tiene sellos de exceso en calorias?
= Valor energético: 1650 kJ / 394 kcal
= Proteínas: 24 g por 100 g
= Azúcares: 3,2 g
= Grasas: 12 g, de las cuales saturadas 2 g
= Cafeína: 32 mg/100 ml
= Sal: 0,8 g
= Solo 90 calorías por barrita.
= Fuente de fibra y rica en hierro.
= Cada ración aporta 25 gramos de proteína.
= Bajo en grasa y sin azúcares añadidos.
= Con vitamina C, D y zinc.
= Descafeinado, para tomar también de noche.
## thing_shelf_life
? cuando caduca
? cuanto dura abierto
? fecha de vencimiento?
? cuanto aguanta en la nevera
? se echa a perder rapido?
? va refrigerado o no
? caducidad de la crema?
? una vez abierto cuanto tiempo tengo
? consumo preferente?
? se seca la pintura en el bote
? llega con fecha larga?
? se pone rancio?
? cuantos meses se conserva
? compro 10, no se vencen?
? se puede guardar para el año que viene?
? tengo uno de 2021 sin abrir, sirve todavia?
? como se almacena
? se apolilla la harina esa?
? las semillas hasta cuando germinan
? pierde efecto el protector del verano pasado?
= Fecha de caducidad: 18 meses desde fabricación
= Consumir preferentemente antes de: ver tapa
= PAO: 12 M
= Conservación: lugar fresco y seco
= Una vez abierto: consumir en 3 días
= Vida útil: 24 meses
= Tras abrirlo, guárdalo en la nevera.
= Se conserva un año sin abrir.
= Producto fresco con cinco días de duración.
= No se pone rancio gracias a su envase hermético.
= Las semillas germinan hasta tres años después.
= Caduca a los seis meses de la apertura.
## thing_skin_hair
? sirve para piel sensible?
? para que tipo de piel es
? tengo la piel grasa, me sirve?
? para pelo rizado va bien?
? que fps tiene
? irrita?
? tengo rosacea
? es para cabello teñido?
? mi bebe tiene dermatitis, puedo ponersela?
? me saldran granos?
? reseca la cara?
? para pelo fino o grueso
? quita la caspa?
? es para arrugas?
? factor 50?
? para pieles morenas deja blanco?
? tengo el cabello reseco y maltratado
? es hipoalergenica?
? lo puedo usar en el contorno de ojos?
? tapa poros o es no comedogenica
= Tipo de piel: mixta a grasa
= Tipo de cabello: rizado
= FPS: 50+
= Dermatológicamente testado: sí
= Piel sensible: apto
= Efecto: antiarrugas
= Calma la piel atópica del bebé.
= No obstruye los poros ni reseca.
= Para melenas teñidas o con mechas.
= Hidrata el cabello seco y quebradizo.
= Protección solar muy alta sin rastro blanco.
= Hipoalergénica y con pH neutro.
## thing_safety
? es seguro?
? resbala?
? tiene bloqueo para niños
? se puede volcar?
? que norma cumple el casco
? esta homologada la silla del coche?
? tiene proteccion contra sobrecalentamiento
? es antideslizante la suela?
? se puede pillar los dedos el niño?
? tiene certificado ce?
? me da miedo que se incendie
? es ignifugo?
? lleva puntera de acero?
? que clase de proteccion tiene
? es peligroso si el crio lo chupa?
? trae freno de emergencia
? da calambre?
? tiene reflectantes para de noche?
? el candado que nivel de seguridad tiene
? se astilla si se rompe?
= Seguridad: bloqueo infantil
= Norma: EN 1078
= Homologación: i-Size R129
= Clase de protección: S3
= Certificado: CE
= Antideslizante: sí
= Patas de goma que no resbalan.
= Se detiene si detecta sobrecalentamiento.
= Cantos redondeados para que nadie se lastime.
= Puntera reforzada y suela antiperforación.
= Incluye anclaje antivuelco.
= Elementos reflectantes para ser visto de noche.
## thing_warranty
? que garantia tiene
? cuantos años de garantia
? si se descompone me lo cambian?
? garantia de fabrica?
? y si se rompe al año?
? la bateria tambien la cubre la garantia?
? se me rompio a los 3 meses, entra en garantia?
? cuanto tiempo responde el fabricante
? cubre caidas?
? trae poliza?
? hay extension de garantia?
? el cuadro de la bici tiene garantia de por vida?
? dos años o tres?
? necesito el ticket para reclamar la garantia?
? y si sale defectuoso?
? la garantia vale en mexico tambien?
? cuanto cubre el motor
? si la planta se muere me la reponen?
? la estructura cuanto tiempo esta garantizada
? lo reparan gratis si falla
= Garantía: 3 años
= Garantía del fabricante: 24 meses
= Garantía del motor: 10 años
= Cobertura: piezas y mano de obra
= Extensión de garantía: hasta 5 años
= Garantía de la batería: 1 año
= El cuadro está garantizado de por vida.
= Si falla en dos años, lo reparamos gratis.
= Póliza de doce meses contra defectos de fábrica.
= Garantía legal de tres años desde la entrega.
= Si la planta no brota, te la reponemos.
= Quedan excluidos golpes y caídas.
## thing_level
? es para principiantes?
? es dificil?
? nunca he cosido, podre con eso?
? cuanto dura una partida
? que nivel hace falta
? es muy complicado de aprender?
? para avanzados?
? sirve para empezar a tocar?
? se aprende rapido a jugar?
? para un profesional se queda corta?
? cuanto se tarda en terminar el proyecto
? es facilon o te hace pensar
? soy novato en escalada
? reglas sencillas?
? es apto para torpes?
? para alguien que lleva años pintando vale?
? cuantas horas de juego son
? para nivel intermedio?
? primer telescopio, es adecuado?
? me frustrare si soy nueva en crochet?
= Nivel: principiante
= Dificultad: media
= Duración de la partida: 45 min
= Grado de experiencia: avanzado
= Nivel de juego: iniciación
= Tiempo de realización: aprox. 6 horas
= Perfecto para dar los primeros pasos.
= Reglas que se explican en cinco minutos.
= Un reto para tejedoras con experiencia.
= Pensado para profesionales exigentes.
= La campaña dura unas treinta horas.
= No se requieren conocimientos previos.
## thing_language
? en que idioma esta
? esta en español?
? el manual viene en castellano?
? teclado con ñ?
? tiene subtitulos?
? esta doblada o en version original
? lo hay en ingles?
? es latino o de españa el doblaje
? se puede cambiar el idioma del menu
? es edicion bilingue?
? el juego trae textos en español?
? las instrucciones estan solo en chino?
? el robot habla español?
? existe traducida?
? teclado qwerty español o gringo?
? hay en catalan?
? lo leo sin saber ingles?
? el audio en que lengua
? es traduccion buena o de google
? el patron esta en frances o que
= Idioma: español
= Idiomas del manual: ES, EN, FR, PT
= Distribución del teclado: español (QWERTY con Ñ)
= Audio: español latino, inglés
= Subtítulos: castellano
= Lengua original: francés
= Edición bilingüe español-inglés.
= El juego es independiente del idioma.
= Menús traducidos al castellano.
= Instrucciones en ocho lenguas.
= Traducción del japonés al español.
= Doblada al español y con versión original.
## thing_rating
? es bueno?
? que opina la gente
? vale la pena?
? tiene buenas reseñas?
? cuantas estrellas tiene
? lo recomiendan?
? que tal sale?
? es una porqueria o funciona
? que dicen los que lo compraron
? hay quejas?
? que tal es esa cafetera
? que nota le ponen
? merece lo que cuesta?
? se arrepiente la gente?
? que opiniones tiene el cochecito
? cuantas valoraciones hay
? es de fiar?
? a los clientes les gusto?
? es chafa?
? tu que piensas, me lo llevo?
= Valoración: 4,6 de 5
= Opiniones: 238
= Puntuación media: 4,2 estrellas
= Recomendado por: 94 % de los compradores
= Reseñas: muy positivas
= Nota en pruebas: 1,7 (bueno)
= Los clientes destacan lo cómodo que es.
= El favorito de nuestros compradores.
= Ganador en varias comparativas.
= Algunos usuarios se quejan del color.
= Quienes lo tienen lo volverían a comprar.
= Cinco estrellas de cientos de clientes satisfechos.
## thing_refill
? venden repuestos?
? hay recambios del filtro
? que cuchilla de repuesto lleva
? donde consigo las recargas
? se me rompio la tapa, la venden suelta?
? que tinta usa la impresora
? hay cabezales de reemplazo?
? se le puede rellenar el dosificador?
? cada cuanto se cambia el filtro
? perdi una pieza, la tienen?
? que bolsas lleva la aspiradora
? refacciones para la podadora?
? se puede cambiar la correa si se gasta?
? que mina usa el boligrafo
? que cartucho lleva
? se consiguen cuerdas nuevas para ese?
? hay repuesto del vaso de la licuadora
? que espuma de repuesto tienen los audifonos
? las zapatas de freno de esa cuales son
? tienen recarga de la fragancia?
= Filtro de recambio: ref. F-12
= Recambios disponibles: sí
= Cartucho: negro XL
= Bolsas de repuesto: tipo S
= Recarga: 500 ml
= Cambio de filtro: cada 3 meses
= Las cuchillas de repuesto se venden en paquetes de cinco.
= Envase rellenable con bolsas ecológicas.
= Mina estándar fácil de sustituir.
= Refacciones garantizadas durante diez años.
= Cabezales de reemplazo para todo un año.
= Vaso suelto disponible como pieza de repuesto.
## thing_use_for
? para que sirve
? lo puedo usar para correr?
? sirve para cortar metal?
? vale para hacer masa de pan?
? es apropiado para ir a la oficina
? la quiero para senderismo, va bien?
? se puede usar en bodas?
? funciona para gaming?
? pega tela con madera?
? sirve para acampar?
? lo quiero para regalar, queda bien?
? se puede usar en alimentos?
? vale para quitar oxido
? tambien pica carne?
? para ir diario al trabajo en bici esta bien?
? que se puede hacer con eso
? es para uso rudo?
? sirve de escritorio?
? es solo decorativo o se usa de verdad
? para pintar ceramica funciona?
= Uso recomendado: senderismo
= Aplicación: madera, metal y plástico
= Ocasión: fiesta
= Finalidad: decoración
= Actividad: trail running
= Usos: amasar, batir, triturar
= Ideal para desplazarse por la ciudad.
= Un regalo perfecto para el día de la madre.
= Sirve tanto de escritorio como de tocador.
= Elimina óxido y restos de pintura.
= Para bodas, cenas y otras ocasiones especiales.
= Pega tela, cuero y cartón.
`;
