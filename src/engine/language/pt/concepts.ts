/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|entrega, envio, remessa
service:delivery cost|valor do frete, frete, portes de envio, custo de envio
service:free delivery|frete grátis, portes grátis, envio grátis, entrega gratuita
service:free shipping threshold|frete grátis acima de, compras acima de, encomendas superiores a
service:minimum order|pedido mínimo, valor mínimo de compra, encomenda mínima
service:order value|valor do pedido, total do carrinho, valor da encomenda
service:delivery time|prazo de entrega, tempo de entrega, quanto tempo demora
service:delivery date|data de entrega, previsão de entrega, data prevista
service:express delivery|entrega expressa, sedex, envio urgente, entrega rápida
service:same day delivery|entrega no mesmo dia, entrega hoje, motoboy
service:standard delivery|entrega normal, envio padrão, pac, entrega standard
service:cut-off time|horário limite, pedidos até as, encomendas até às
service:delivery slot|janela de entrega, entrega agendada, horário de entrega
service:evening delivery|entrega à noite, entrega ao sábado, entrega aos domingos
service:click and collect|retirar na loja, clique e retire, levantar na loja, recolha em loja
service:ready for collection|pronto para retirada, pronto para levantamento, aviso de retirada
service:reserve|reservar, reserva, guardar, separar
service:parcel shop|ponto de retirada, ponto pickup, ponto de recolha, agência
service:parcel locker|locker, armário inteligente, cacifo
service:parcel|pacote, encomenda, volume, caixa
service:courier|transportadora, entregador, estafeta, correios
service:tracking|rastreio, código de rastreamento, rastrear, seguimento
service:order status|status do pedido, estado da encomenda, andamento do pedido
service:dispatch confirmation|confirmação de envio, aviso de postagem, pedido despachado
service:order confirmation|confirmação do pedido, email de confirmação, confirmação da encomenda
service:order number|número do pedido, número da encomenda, código do pedido
service:order|pedido, encomenda, compra online
service:not at home|ausente, ninguém em casa, tentativa de entrega, não estava em casa
service:safe place|deixar na portaria, deixar à porta, local seguro, deixar com vizinho
service:signature|assinatura, comprovante de entrega, aviso de recebimento, envio registado
service:missing parcel|pedido extraviado, encomenda perdida, não recebi, extravio
service:late delivery|entrega atrasada, atraso, pedido atrasado
service:damaged in transit|avaria no transporte, chegou quebrado, danos de transporte
service:wrong item|produto errado, veio errado, artigo trocado
service:missing part|peça faltando, item em falta, incompleto, faltou
service:partial delivery|entrega parcial, envio dividido, vários pacotes
service:combined shipping|juntar pedidos, envio conjunto, tudo no mesmo pacote
service:change order|alterar pedido, modificar encomenda, incluir item no pedido
service:cancel order|cancelar pedido, cancelamento, anular encomenda
service:change address|mudar endereço, alterar morada, endereço errado, mudei de casa
service:delivery address|endereço de entrega, morada de entrega, cep
service:PO box|caixa postal, apartado, entregar no trabalho
service:delivery area|área de entrega, onde entregam, cep atendido
service:international shipping|envio internacional, entrega no exterior, envio para o estrangeiro
service:abroad|exterior, estrangeiro, outro país, fora do país
general:EU|ue, união europeia, europa
service:customs|alfândega, imposto de importação, taxa alfandegária, tributação
service:island delivery|entrega nas ilhas, açores e madeira, ilhas, região remota
service:surcharge|sobretaxa, taxa extra, acréscimo, suplemento
service:bulky item|volumoso, produto grande, artigo de grande dimensão
service:freight delivery|frete de carga, entrega em palete, transitário
service:kerbside delivery|entrega no térreo, entrega na calçada, à porta do prédio
service:upstairs delivery|entrega no andar, içamento, subir escadas, entrega no interior
general:stairs|escada, andar, elevador
service:own delivery|entrega própria, entrega local, nosso caminhão
service:bike courier|entrega de bicicleta, bike courier, envio ecológico
service:packaging|embalagem, material de embalagem, caixa de papelão
service:discreet packaging|embalagem discreta, caixa sem identificação, embalagem neutra
service:delivery note|guia de remessa, romaneio, sem preço na caixa
service:refrigerated shipping|entrega refrigerada, cadeia de frio, transporte refrigerado
service:live plant shipping|envio de plantas vivas, transporte de plantas
service:dangerous goods|produto perigoso, inflamável, mercadoria perigosa
service:pickup only|somente retirada, só levantamento na loja, não enviamos
service:return|devolução, devolver, troca e devolução
service:return period|prazo de devolução, dias para devolver
service:right of withdrawal|direito de arrependimento, livre resolução, desistência
service:withdrawal form|formulário de devolução, formulário de livre resolução
service:return label|etiqueta de devolução, código de postagem, logística reversa
service:returns portal|portal de devoluções, solicitar devolução, central de trocas
service:return cost|custo da devolução, frete de devolução, quem paga a devolução
service:free returns|devolução grátis, devoluções gratuitas
service:return in store|devolver na loja, devolução em loja
service:return pickup|coleta da devolução, recolha da devolução, buscar em casa
service:non-returnable|sem devolução, não pode ser devolvido, venda final
service:hygiene reasons|motivo de higiene, lacre de higiene, selo de higiene
property:opened|aberto, já abri, lacre rompido
property:original packaging|embalagem original, caixa original, com etiqueta
property:unused|sem uso, não usado, como novo
property:worn|usado, já usei, lavado uma vez
service:loss of value|desvalorização, perda de valor, dedução
service:try at home|testar em casa, provar em casa, período de experiência
service:exchange|troca, trocar, trocar tamanho
need:too small|muito pequeno, apertado, não serve, ficou pequeno
need:too big|muito grande, largo demais, ficou grande, comprido demais
need:don't like it|não gostei, não correspondeu, decepção
service:refund|reembolso, estorno, dinheiro de volta
service:money-back guarantee|garantia de satisfação, satisfação garantida
service:original payment method|mesma forma de pagamento, mesmo meio de pagamento, estorno no cartão
service:store credit|vale-troca, crédito na loja, vale-compra, nota de crédito
service:defective|defeituoso, com defeito, não funciona, avariado
service:defect|defeito, falha, defeito de fabricação
property:damaged|danificado, arranhado, trincado, amassado
service:complaint|reclamação, reclamar, queixa
service:warranty|garantia, garantia do fabricante, acionar garantia
service:statutory warranty|garantia legal, direitos do consumidor, cdc
service:extended warranty|garantia estendida, extensão de garantia, seguro, plano de proteção
service:lifetime warranty|garantia vitalícia, garantia para sempre
property:wear and tear|desgaste natural, desgaste, peça de desgaste
service:repair|conserto, reparação, reparo, arranjo
service:repair workshop|oficina, assistência técnica, oficina própria
service:after-sales service|pós-venda, assistência pós-venda
service:cost estimate|orçamento, estimativa de custo, cotação
service:spare part|peça de reposição, peça sobressalente, peça avulsa
service:replacement|substituição, produto substituto, repor
service:loan device|aparelho emprestado, equipamento de cortesia
service:maintenance|manutenção, revisão, assistência
service:descaling|descalcificação, limpeza profissional, higienização
service:sharpening service|afiação, amolar facas, afiar facas
service:alteration service|bainha, ajuste de roupa, costureira, arranjos
service:cutting service|corte sob medida, corte à medida, vendido a metro
service:colour mixing|preparo de cores, afinação de tinta, mistura de tinta
service:stringing service|encordoamento, encordoar raquete
service:ski service|manutenção de esqui, encerar esquis
service:battery replacement service|troca de bateria, trocar pilha do relógio
service:while you wait|na hora, enquanto espera, serviço imediato
service:payment|pagamento, forma de pagamento, pagar, método de pagamento
service:credit card|cartão de crédito, cartão de débito, visa, mastercard
service:paypal|paypal, carteira digital, mercado pago, picpay
service:apple pay|apple pay, google pay, mb way, pagar com o celular
service:twint|pix, multibanco, mb way
service:bank transfer|transferência bancária, transferência, depósito, pagamento antecipado
service:pay by invoice|boleto faturado, pagar depois, pague depois
service:instalments|parcelamento, prestações, parcelas, financiamento, crediário
service:interest rate|juros, taxa de juro, sem juros, taeg
service:credit check|análise de crédito, aprovação de crédito
service:cash on delivery|pagamento na entrega, à cobrança, contra reembolso
service:cash|dinheiro, em espécie, numerário, moedas
service:pay in store|pagar na loja, pagar na retirada, pagar no caixa
service:direct debit|débito automático, débito direto, sepa
service:cheque|cheque, pagar com cheque, vale postal
service:holiday voucher payment|vale-refeição, vale-alimentação, cartão refeição, vale-cultura
service:payment failed|pagamento recusado, cartão recusado, erro no pagamento
service:when am I charged|quando é cobrado, cobrança, débito no cartão
service:secure payment|pagamento seguro, site seguro, ssl
service:buyer protection|compra garantida, compra segura, selo de confiança, proteção ao comprador
service:payment deadline|vencimento, prazo de pagamento, data limite
service:payment reminder|cobrança em atraso, lembrete de pagamento, multa por atraso
service:currency|moeda, câmbio, cotação, pagar em dólar
service:deposit|sinal, entrada, adiantamento
service:security deposit|caução, depósito reembolsável, vasilhame
service:invoice|nota fiscal, fatura, segunda via
service:receipt|recibo, comprovante, cupom fiscal, talão
service:VAT|iva, imposto, icms, impostos incluídos
service:VAT number|cnpj, nif, cpf, número de contribuinte
service:tax-free shopping|tax free, duty free, devolução do iva
service:business customer|pessoa jurídica, cliente empresarial, cnpj
service:wholesale|atacado, revenda, lojista, grossista
service:bulk order|grande quantidade, desconto por quantidade, compra em volume
service:school order|compra para escola, órgão público, prefeitura
service:club discount|desconto de clube, desconto de grupo, associação
service:student discount|desconto estudante, cartão jovem, carteirinha de estudante
service:senior discount|desconto sênior, desconto para idosos, aposentados, reformados
service:teacher discount|desconto professor, desconto para funcionários
service:discount|desconto, abatimento, redução
service:sale|promoção, liquidação, saldos, oferta
property:reduced|em promoção, com desconto, em saldo, remarcado
service:voucher code|cupom, código promocional, código de desconto, cupão
need:voucher doesn't work|cupom não funciona, código inválido, cupom expirado
service:cannot be combined|não cumulativo, não acumulável, juntar cupons
service:gift card|vale-presente, cartão presente, cheque-prenda, cartão oferta
service:gift card balance|saldo do vale-presente, consultar saldo, saldo restante
service:validity|validade, válido até, vencimento
action:redeem|resgatar, usar o vale, aplicar cupom
service:cash out voucher|trocar vale por dinheiro, vale em dinheiro
service:lost gift card|vale-presente perdido, perdi o vale
service:loyalty programme|programa de fidelidade, pontos, cartão cliente, cashback
service:stamp card|cartão de carimbos, cartela fidelidade
service:birthday discount|desconto de aniversário, cupom de aniversário
service:refer a friend|indique um amigo, indicar amigo, bônus de indicação
service:price match|cobrir preço, garantia de melhor preço, menor preço garantido
service:welcome discount|desconto de primeira compra, cupom de boas-vindas
service:newsletter|newsletter, receber novidades, lista de email
action:unsubscribe|descadastrar, cancelar subscrição, parar emails
service:customer account|minha conta, conta de cliente, cadastro, perfil
service:login|login, entrar, iniciar sessão
service:password|senha, palavra-passe, esqueci a senha
service:guest order|comprar sem cadastro, compra como convidado
action:delete account|excluir conta, apagar conta, eliminar dados
service:order history|histórico de pedidos, meus pedidos, compras anteriores
service:privacy|privacidade, proteção de dados, lgpd, rgpd
service:cookie|cookies, configurações de cookies
service:terms and conditions|termos e condições, condições gerais, termos de uso
service:legal notice|dados da empresa, razão social, aviso legal
service:dispute resolution|resolução de litígios, procon, livro de reclamações, mediação
service:customer service|atendimento ao cliente, apoio ao cliente, sac
service:contact|contato, fale conosco, contacto
service:phone number|telefone, número, ligar
service:email|email, correio eletrônico
service:live chat|chat, whatsapp, zap, mensagem
service:response time|tempo de resposta, demora a responder, sem resposta
service:callback|me liguem, retorno de ligação, ligar de volta
service:advice|consultoria, aconselhamento, orientação
service:video consultation|videochamada, consultoria online, atendimento por vídeo
service:appointment|agendamento, hora marcada, marcação
service:walk-in|sem hora marcada, sem marcação, ordem de chegada
service:fitting|provador, provar, experimentar
service:measuring service|medição em casa, tirar medidas
service:test ride|test ride, teste na loja, demonstração
service:shop|loja, loja física, filial
service:showroom|showroom, exposição, mostruário
service:address|endereço, morada, localização, como chegar
service:opening hours|horário de funcionamento, horário, horário de abertura
property:open|aberto, abre
property:closed|fechado, encerrado
service:lunch break|intervalo de almoço, fecha para almoço
service:public holiday|feriado
service:company holidays|férias coletivas, férias da loja
general:Christmas|natal, véspera de natal, advento
general:New Year|ano novo, réveillon, passagem de ano
general:Easter|páscoa, sexta-feira santa
general:Sunday|domingo, aos domingos
general:Saturday|sábado, aos sábados
general:weekday|dia de semana, segunda-feira, terça-feira
general:weekend|fim de semana, final de semana
general:working day|dia útil, dias úteis
general:today|hoje, agora, ainda hoje
general:tomorrow|amanhã
general:evening|noite, à noite
general:morning|manhã, de manhã, cedo
general:day|dia, por dia, diário
general:week|semana, semanal
general:month|mês, mensal
general:year|ano, anual
general:hour|hora, minuto, duração
general:birthday|aniversário, niver, anos
service:parking|estacionamento, vaga, parque
service:public transport|transporte público, ônibus, metrô, autocarro
service:loading zone|carga e descarga, doca, ajuda para carregar
service:accessible|acessível, cadeira de rodas, sem degraus, rampa
service:dogs allowed|aceita cachorro, pet friendly, cães permitidos
service:play corner|espaço kids, fraldário, banheiro
service:languages spoken|idiomas, fala inglês, atendimento em inglês
service:jobs|vagas, trabalhe conosco, emprego, recrutamento
service:press|imprensa, assessoria de imprensa, influenciador
service:gift wrapping|embrulho para presente, embalagem de presente, embrulho
service:gift message|cartão com mensagem, bilhete, recado
service:send as gift|enviar como presente, entregar ao presenteado
general:gift|presente, prenda, lembrança
service:exchange a gift|trocar presente, vale-troca, talão de oferta
service:corporate gift|brinde corporativo, presente corporativo, brinde
service:wedding list|lista de casamento, lista de presentes, chá de bebê
service:wishlist|lista de desejos, favoritos, salvar para depois
service:basket|carrinho, sacola, cesto
service:assembly service|montagem, montador, serviço de montagem
property:self-assembly|montagem por conta própria, precisa montar, fácil de montar
property:pre-assembled|já montado, vem montado, pronto para usar
service:installation service|instalação, serviço de instalação, ligar o aparelho
service:old appliance removal|retirada do aparelho antigo, recolha de usados, levar o velho
service:disposal|descarte, jogar fora
service:recycling|reciclagem, reciclar, logística reversa
service:electronic waste|lixo eletrônico, resíduos elétricos, reee
service:battery disposal|descarte de pilhas, pilhão, pilhas usadas
service:trade-in|retoma, troca do usado, dar de entrada
service:second hand|usado, segunda mão, seminovo, brechó
property:display model|mostruário, produto de exposição, peça de vitrine
property:B-grade|segunda linha, com pequeno defeito, pequenas avarias
service:rental|aluguel, aluguer, locação
service:subscription|assinatura, subscrição, compra recorrente
service:cancel subscription|cancelar assinatura, sem fidelidade, cancelar subscrição
service:pause subscription|pausar assinatura, pular entrega, suspender subscrição
service:pre-order|pré-venda, pré-encomenda, em breve
service:in stock|em estoque, disponível, em stock, pronta entrega
service:out of stock|esgotado, indisponível, sem estoque, sem stock
service:back-order|reposição, volta ao estoque, repor
service:stock alert|avise-me, avisar quando chegar, lista de espera
service:special order|encomenda especial, sob encomenda, conseguir para mim
property:discontinued|fora de linha, descontinuado, últimas peças
property:limited edition|edição limitada, exclusivo, raro
property:unique piece|peça única, único
service:quantity limit|limite por cliente, quantidade máxima
service:minimum quantity|quantidade mínima, vendido em caixa com
service:sample|amostra, tester, amostra de tecido
service:colour chart|catálogo, cartela de cores, folheto
service:personalisation|personalização, personalizado, com nome
service:engraving|gravação, gravação a laser, gravar nome
service:embroidery|bordado, bordar nome, monograma
service:printing|estampar, impressão, serigrafia, silk
service:made to order|sob medida, por medida, feito sob encomenda
service:workshop|oficina, curso, workshop, aula
service:participants|participantes, vagas, tamanho do grupo
service:cancel course|cancelar curso, remarcar curso
service:event|evento, degustação, lançamento
service:children's birthday party|festa infantil, festa de aniversário
service:age limit|idade mínima, maior de 18, verificação de idade
service:ID card|documento de identidade, rg, cartão de cidadão, passaporte
service:someone else picks up|retirada por terceiros, outra pessoa retirar, procuração
service:size guide|tabela de medidas, guia de tamanhos
service:care instructions|instruções de lavagem, como cuidar, etiqueta de cuidados
service:manual|manual, instruções, manual do usuário
service:download|download, pdf, produto digital
service:review|avaliação, opinião, comentário, crítica
service:product recall|recall, recolha de produto, aviso de segurança
service:charity|doação, caridade, solidariedade
property:colour|cor, tom, tonalidade
property:red|vermelho, encarnado, escarlate
property:burgundy|bordô, vinho, marsala
property:pink|rosa, pink, cor-de-rosa, fúcsia
property:orange colour|laranja, alaranjado
property:coral|coral, salmão, pêssego
property:terracotta|terracota, ferrugem, tijolo
property:yellow|amarelo, amarelo limão
property:mustard yellow|mostarda, ocre
property:green|verde, verde esmeralda, verde bandeira
property:olive green|verde oliva, verde militar, cáqui, verde musgo
property:mint green|verde menta, verde sálvia, verde água
property:lime green|verde limão, verde neon
property:blue|azul, azul royal, cobalto, azuis
property:navy|azul marinho, azul escuro, marinho
property:light blue|azul claro, azul bebê, azul céu
property:turquoise|turquesa, azul petróleo, tiffany
property:purple|roxo, violeta, ameixa
property:lilac|lilás, lavanda
property:brown|marrom, castanho, caramelo, chocolate, marrons
property:beige|bege, areia, nude
property:cream colour|creme, off-white, marfim, cru
property:white|branco, branco neve
property:grey|cinza, cinzento
property:anthracite|grafite, antracite, chumbo, cinza escuro
property:black|preto, negro
property:gold coloured|dourado, cor de ouro
property:silver coloured|prateado, prata
property:rose gold|rosé, ouro rosé, cor de cobre
property:multicoloured|colorido, multicolorido, arco-íris
property:transparent|transparente, translúcido, incolor
property:neon|neon, fluorescente, alta visibilidade
property:pastel|pastel, candy color, tom suave
property:dark|escuro, cor escura
property:bright|cor viva, vibrante, cor forte
property:matte|fosco, mate, matte
property:shiny|brilhante, polido, brilho
property:glittery|com glitter, brilhoso, paetê, lantejoulas
property:metallic|metalizado, metálico
property:pattern|estampado, estampa, padrão
property:plain|liso, cor única, sem estampa
property:striped|listrado, listras, às riscas
property:checked|xadrez, tartan, aos quadrados
property:polka dot|poá, bolinhas, às bolas
property:floral|floral, florido, flores
property:animal print|animal print, oncinha, padrão leopardo
property:material|material, tecido, composição, feito de
property:wood|madeira, madeira maciça
property:oak|carvalho
property:pine|pinus, pinho, abeto
property:plywood|mdf, compensado, aglomerado, contraplacado
property:bamboo|bambu
property:rattan|rattan, vime, palhinha, junco
property:cork|cortiça
property:metal|metal, metálico
property:stainless steel|aço inox, inox, aço inoxidável
property:steel|aço, aço carbono, aço galvanizado
property:aluminium|alumínio
property:cast iron|ferro fundido, ferro forjado, ferro
property:titanium|titânio
property:gold|ouro, ouro 18k, ouro maciço
property:gold-plated|banhado a ouro, folheado a ouro, semijoia
property:silver|prata, prata 925, prata de lei
property:plastic|plástico, pvc, polipropileno
property:acrylic|acrílico, plexiglas
property:silicone|silicone
property:rubber|borracha, látex
property:glass|vidro, vidro temperado, cristal
property:ceramic|cerâmica, grés, barro
property:porcelain|porcelana
property:enamel|esmaltado, esmalte, ágata
property:stone|pedra, mármore, granito, ardósia
property:leather|couro, couro legítimo, pele genuína
property:suede|camurça, nobuck
property:faux leather|couro sintético, couro ecológico, pele sintética
property:cotton|algodão, malha, percal
property:muslin|musselina, gaze, fralda
property:linen|linho
property:hemp|cânhamo, juta, sisal
property:wool|lã, lã virgem
property:merino|merino, lã merino
property:cashmere|caxemira, cashmere
property:silk|seda
property:satin|cetim
property:velvet|veludo, veludo cotelê, bombazine
property:fleece|fleece, soft, plush, polar
property:flannel|flanela
property:felt|feltro, lã batida
property:polyester|poliéster, microfibra, sintético
property:nylon|nylon, poliamida, ripstop
property:elastane|elastano, lycra, licra
property:viscose|viscose, modal, liocel
property:denim|jeans, ganga, denim
property:terry|felpudo, turco, atoalhado
property:lace|renda, tule
property:knitted|tricô, malha, crochê
property:woven|tecido à mão, trançado, entrançado
property:down filling|pena de ganso, pluma, penugem
property:filling|enchimento, acolchoado, forro
property:foam|espuma, espuma viscoelástica, espuma d33
property:lined|forrado, com forro
property:faux fur|pelo sintético, pele falsa, pelúcia
property:paper|papel, papelão, cartão, kraft
property:paper weight|gramatura, gramagem
property:carbon fibre|fibra de carbono, fibra de vidro
property:wax|cera, cera de abelha, cera de soja
property:coated|revestido, laminado, envernizado
property:oiled wood|madeira crua, madeira sem tratamento, madeira oleada
property:glazed|vidrado, esmaltado cerâmico
property:non-stick|antiaderente, teflon
property:natural material|material natural, fibra natural
property:gemstone|pedra preciosa, diamante, cristal
property:pearl|pérola, madrepérola
property:size|tamanho, numeração
property:small|pequeno, mini, pequenino
property:big|grande, enorme, gigante
property:medium size|tamanho médio, médio
property:plus size|plus size, tamanho grande, gg
property:one size|tamanho único
property:runs small|forma pequena, veste pequeno
property:runs large|forma grande, veste grande
property:true to size|forma normal, tamanho real, veste certinho
property:slim fit|slim, justo, ajustado, skinny
property:loose-fitting|solto, folgado, oversized, larguinho
property:fit|modelagem, caimento, corte
property:wide|largo, largura
property:narrow|estreito, fino
property:long|comprido, longo, comprimento
property:short|curto, cropped
property:tall|alto, altura
property:low|baixo, rebaixado
property:deep|fundo, profundo, profundidade
property:thick|grosso, espesso, espessura, encorpado
property:thin|fino, fininho, ultrafino
property:dimensions|dimensões, medidas, tamanho em cm
property:diameter|diâmetro, circunferência
property:round|redondo, oval, circular
property:square shape|quadrado, retangular
property:weight|peso, pesa
property:lightweight|leve, levinho, ultraleve
property:heavy|pesado
property:capacity|capacidade, volume, litros
property:roomy|espaçoso, amplo, cabe muito
property:load capacity|carga máxima, peso suportado, peso máximo
property:compact|compacto, ocupa pouco espaço
property:foldable|dobrável, articulado
property:stackable|empilhável
property:inflatable|inflável, insuflável
property:extendable|extensível, telescópico
property:adjustable|ajustável, regulável
property:grows with child|evolutivo, cresce com a criança
property:removable|removível, destacável
property:replaceable|substituível, intercambiável
property:modular|modular, módulos
property:reversible|dupla face, reversível
property:portable|portátil, fácil de levar
property:power|potência, watts
property:powerful|potente, forte
property:voltage|voltagem, tensão, 110v, 220v, bivolt
property:plug|tomada, plugue, ficha
property:electric|elétrico, com fio
property:cordless|sem fio, a bateria, a pilhas
property:rechargeable|recarregável, carrega por usb
property:battery life|autonomia, duração da bateria
property:charging time|tempo de carga, carregamento rápido
property:wireless|wireless, bluetooth, wifi
property:smart|inteligente, smart, conectado
property:automatic|automático
property:manual|manual, à mão
property:solar|solar, a energia solar
property:energy-efficient|econômico, baixo consumo, classe energética, procel
property:noise level|nível de ruído, decibéis
property:quiet|silencioso
property:loud|barulhento, ruidoso
property:noise-cancelling|cancelamento de ruído, isolamento acústico
property:waterproof|impermeável, à prova d'água
property:water-resistant|resistente à água, repelente à água
property:water resistance rating|classificação ip, ip67
property:windproof|corta-vento, à prova de vento
property:weatherproof|resistente ao tempo, para exterior, área externa
property:frost-proof|resistente à geada, resistente ao frio
property:uv-resistant|proteção uv, resistente ao sol
property:colourfast|não desbota, não solta tinta
property:heat-resistant|resistente ao calor
property:fireproof|à prova de fogo, antichama, ignífugo
property:keeps warm|mantém quente, térmico, isolado
property:keeps cool|mantém frio, refrescante
property:warm|quente, quentinho, aquece
property:hot|muito quente, fervendo
property:cold|frio, gelado
property:temperature|temperatura, graus
property:breathable|respirável, ventilado, dry fit
property:quick-drying|secagem rápida, seca rápido
property:absorbent|absorvente
property:washable|lavável, lavável na máquina
property:hand wash|lavar à mão
property:dry clean only|lavagem a seco, limpeza a seco
property:tumble dryer safe|pode ir na secadora, máquina de secar
property:care instructions|cuidados, instruções de lavagem
property:easy care|não amassa, não precisa passar, fácil de cuidar
property:easy to clean|fácil de limpar
property:dishwasher safe|vai na lava-louças, máquina da loiça
property:microwave safe|vai ao micro-ondas
property:freezer safe|vai ao freezer, pode congelar
property:induction|indução, fundo indução
property:food-safe|próprio para alimentos, grau alimentício, contacto alimentar
property:leakproof|não vaza, à prova de vazamento, antiderrame
property:vegan|vegano, sem origem animal
property:vegetarian|vegetariano, sem carne
property:cruelty-free|não testado em animais, cruelty free
property:organic|orgânico, biológico
property:sustainable|sustentável, ecológico
property:recycled|reciclado, reaproveitado
property:recyclable|reciclável
property:biodegradable|biodegradável, compostável
property:reusable|reutilizável
property:disposable|descartável, de uso único
property:refillable|refil, recarregável, recarga
property:fair trade|comércio justo, fair trade
property:certified|certificado, selo, certificação
property:oeko-tex|oeko-tex, gots
property:non-toxic|atóxico, não tóxico
property:bpa-free|livre de bpa, sem bpa
property:plastic-free|sem plástico
property:pfas-free|sem pfas, sem pfoa
property:natural|natural, ingredientes naturais
property:ingredients|ingredientes, composição
property:allergens|alérgenos, alergénios, pode conter
property:hypoallergenic|hipoalergênico, antialérgico
property:gluten-free|sem glúten
property:lactose-free|sem lactose, sem leite
property:nut-free|sem amendoim, sem nozes
property:egg-free|sem ovo
property:sugar-free|sem açúcar, zero açúcar
property:low-calorie|light, baixa caloria, calorias
property:high protein|proteico, rico em proteína
property:alcohol-free|sem álcool, zero álcool
property:alcohol content|teor alcoólico
property:caffeine-free|descafeinado, sem cafeína
property:gelatine-free|sem gelatina
property:no additives|sem conservantes, sem aditivos
property:fragrance-free|sem perfume, sem fragrância
property:scented|perfumado, cheiroso, aroma
property:nickel-free|sem níquel, antialérgico a níquel
property:for sensitive skin|para pele sensível, dermatologicamente testado
property:flavour|sabor, sabores
property:sweet|doce
property:spicy|picante, apimentado
property:salty|salgado
property:bitter|amargo
property:mild taste|suave, frutado
property:dry wine|seco, brut
property:fresh|fresco, feito na hora
property:shelf life|validade, prazo de validade
property:perishable|perecível, refrigerado
property:frozen|congelado
property:raw|cru, in natura
property:loose|a granel, avulso
property:whole bean|em grão
property:ground|moído, moagem
property:roast|torra, torrado
property:for babies|para bebê, bebê, recém-nascido
property:toddler|criança pequena, 1 ano, 2 anos
property:kid|criança, infantil, miúdo
property:teenager|adolescente, jovem, teen
property:adult|adulto
property:senior|idoso, sênior, terceira idade
property:recommended age|idade recomendada, para que idade, faixa etária
property:small parts|peças pequenas, risco de asfixia
property:women's|feminino, para mulher, senhora
property:men's|masculino, para homem
property:unisex|unissex
property:girl|menina, filha, neta
property:boy|menino, filho, neto
property:beginner|iniciante, principiante
property:intermediate|intermediário, intermédio
property:advanced|avançado, experiente
property:skill level|nível, dificuldade
property:professional|profissional
property:easy|fácil, fácil de usar, simples
property:difficult|difícil, complicado
property:soft|macio, fofinho, fofo
property:hard|duro, rígido, firme
property:comfortable|confortável, cômodo
property:itchy|pinica, pica, áspero, coça
property:smooth|liso ao toque, superfície lisa
property:stretchy|elástico, estica, com stretch
property:flexible|flexível, maleável
property:ergonomic|ergonômico, anatômico
property:durable|durável, duradouro, resistente
property:sturdy|robusto, firme, sólido, estável
property:unbreakable|inquebrável, antichoque
property:fragile|frágil, quebra fácil
property:scratch-resistant|resistente a riscos, não risca
property:tear-resistant|não rasga, resistente a rasgos
property:rustproof|não enferruja, anticorrosão
property:non-slip|antiderrapante
property:reflective|refletivo, refletor
property:glow in the dark|brilha no escuro, fosforescente
property:dimmable|dimerizável, regulável em intensidade
property:brightness|luminosidade, lúmens
property:warm white|branco quente, luz fria, temperatura de cor
property:magnetic|magnético, com ímã, íman
property:self-adhesive|autocolante, adesivo, autoadesivo
property:lockable|com chave, com fechadura, com tranca
property:zip|zíper, com fecho
property:button closure|botões, botão de pressão
property:velcro|velcro
property:hood|capuz, com capuz
property:pocket|bolso, com bolsos
property:compartments|divisórias, compartimentos
property:handle|alça, pega, cabo
property:strap|tiracolo, correia, alça de ombro
property:wheels|rodinhas, rodas, rodízios
property:lid|tampa, com tampa
property:removable cover|capa removível, capa lavável
property:compatible|compatível, serve em, funciona com
property:universal|universal, serve em todos
property:multifunctional|multifuncional, multiuso, versátil
property:included|incluso, incluído, acompanha, vem com
property:not included|não incluso, vendido separadamente, à parte
property:set|conjunto, kit, jogo
property:pack|pacote, embalagem com, pack
property:piece|peça, unidade
property:pair|par de, aos pares
property:single|avulso, individual, unitário
property:handmade|feito à mão, artesanal
property:homemade|caseiro, feito em casa
property:unique|único, original, peça única
property:limited edition (2)|edição limitada, edição especial, colecionador
property:refurbished|recondicionado, remanufaturado
property:second-hand|usado, segunda mão, seminovo
property:brand new|novo, lacrado, zero
property:just arrived|lançamento, novidade, recém-chegado
property:condition|estado, condição, marcas de uso
property:vintage|vintage, retrô, antigo
property:modern|moderno, contemporâneo, na moda
property:minimalist|minimalista, escandinavo, clean
property:rustic|rústico, campestre, boho
property:elegant|elegante, chique, social
property:casual|casual, dia a dia, básico
property:pretty|bonito, lindo, giro
property:cute|fofo, kawaii, amoroso
property:funny|engraçado, divertido
property:special|especial, diferente, fora do comum
property:quality|qualidade, premium, alta qualidade
property:luxurious|luxuoso, luxo, sofisticado
property:bad quality|má qualidade, vagabundo, ruim, fraco
property:country of origin|país de origem, fabricado em, procedência
property:local|local, regional, da região
property:made in europe|feito na europa, fabricado na ue
property:imported|importado
property:brand|marca, fabricante
property:model|modelo, versão, variante
property:genuine|original, autêntico, legítimo, verdadeiro
action:return|devolver, mandar de volta
action:exchange|trocar, fazer a troca
action:collect|retirar, levantar, buscar, pegar
action:order|pedir, encomendar, fazer pedido
action:buy|comprar, adquirir
action:sell|vender, ter à venda
action:pay|pagar, pagamento
action:cancel|cancelar, anular, desistir
action:change order|alterar pedido, modificar encomenda
action:break|quebrar, partir, rachar
action:damage|danificar, estragar, amassar, riscar
action:stop working|parar de funcionar, pifar, avariar
action:lose|perder, perdi
action:go missing|sumir, faltar, desaparecer
action:arrive|chegar
action:deliver|entregar, enviar, mandar
action:track|rastrear, acompanhar pedido
action:receive|receber
action:suit|ficar bem, cair bem, combinar
action:fit in|caber, entrar, encaixar
action:wash|lavar
action:clean|limpar, esfregar
action:descale|descalcificar, tirar calcário
action:iron|passar roupa, passar a ferro, engomar
action:dry|secar
action:repair|consertar, arrumar, reparar, arranjar
action:replace|substituir, trocar por novo
action:install|instalar
action:mount|fixar, pendurar, prender na parede
action:assemble|montar
action:engrave|gravar, personalizar
action:wrap|embrulhar
action:reserve|reservar, guardar, separar
action:book|agendar, marcar, inscrever-se
action:store|guardar, armazenar
action:charge|carregar, recarregar
action:recycle|reciclar, dar destino certo
action:try on|experimentar, provar, testar
action:adjust|ajustar, regular
action:cut to size|cortar à medida, cortar sob medida
action:alter|ajustar roupa, fazer bainha, encurtar, apertar
action:make to order|fazer sob encomenda, mandar fazer
action:rent|alugar
action:complain|reclamar, fazer reclamação
action:talk to someone|falar com alguém, entrar em contato, contactar
action:write|escrever, mandar email, mandar mensagem
action:reply|responder
action:ask|perguntar, dúvida, pergunta
action:advise|aconselhar, recomendar, indicar
action:help|ajudar, ajuda
action:refund|reembolsar, estornar, devolver o dinheiro
action:redeem (2)|resgatar, usar cupom
action:save money|economizar, poupar, pechincha
action:subscribe|assinar, subscrever
action:pause|pausar, suspender, pular
action:log in|entrar na conta, fazer login
action:register|cadastrar, criar conta, registar
action:unsubscribe (2)|descadastrar, parar de receber emails
action:pre-order|comprar na pré-venda, pré-encomendar
action:notify|avisar, notificar
action:open|abrir, desembalar, desembrulhar
action:pack|embalar, empacotar
action:carry|carregar, transportar, levar
action:wear|vestir, usar, calçar
action:use|usar, utilizar
action:cook|cozinhar, cozer, ferver
action:fry|fritar, grelhar, saltear
action:bake|assar, fazer bolo
action:chop|picar, fatiar, cortar
action:sharpen|afiar, amolar
action:mix|misturar, bater, mexer
action:grind|moer, triturar, ralar
action:brew|passar café, fazer chá, preparar café
action:heat up|esquentar, aquecer, requentar
action:cool down|gelar, resfriar, refrigerar
action:drink|beber, tomar
action:eat|alimentar-se, petiscar, beliscar
action:sleep|dormir, cochilar
action:sit|sentar
action:play|brincar, jogar
action:read|ler
action:draw|desenhar, pintar, colorir
action:sew|costurar, coser
action:craft|fazer artesanato, faça você mesmo
action:glue|colar
action:drill|furar, perfurar
action:paint walls|pintar parede, envernizar
action:plant|plantar, fazer sementeira
action:water plants|regar
action:lose weight|emagrecer, perder peso
action:train|treinar, malhar, fazer exercício
action:protect|proteger
action:cover|cobrir, tapar
action:remove|remover, tirar
action:choose|escolher
action:compare|comparar, diferença entre
action:find|encontrar, achar, procurar, buscar
action:see|ver, olhar
action:give as a gift|presentear, dar de presente, oferecer
action:donate|doar
action:trade in|dar de entrada, dar à retoma
action:waive|isento, de graça, grátis
action:pay the cost|quem paga, arcar com os custos
action:extend|prorrogar, estender, alargar
action:shrink|encolher
action:fade|desbotar, soltar tinta
action:leak|vazar, pingar, verter
action:smell bad|cheirar mal, feder
action:rust|enferrujar, oxidar
action:overheat|superaquecer, esquentar demais, queimar
action:turn on|ligar, acender
action:turn off|desligar, apagar
action:connect|conectar, fazer pareamento, emparelhar
general:cheap|barato, baratinho, em conta
general:cheaper|mais barato, mais em conta
general:cheapest|o mais barato, menor preço
general:expensive|caro
general:price|preço, valor, quanto custa
general:fee|taxa, tarifa, custo adicional
general:euro|euro, euros, dinheiro
general:under|menos de, abaixo de, até
general:at least|pelo menos, no mínimo, mais de
general:quick|rápido, depressa
general:urgent|urgente, o quanto antes
general:slow|lento, demorado
general:how long|quanto tempo, duração, quantos dias
general:deadline|prazo, data limite
general:late|atrasado, tarde
general:early|cedo, antes
general:today (2)|hoje, no mesmo dia
general:tomorrow (2)|amanhã, dia seguinte
general:day (2)|dia, dias, 24 horas
general:working day (2)|dia útil
general:week (2)|semana, quinzena
general:month (2)|mês, mensal
general:year (2)|ano, anual
general:hour (2)|hora, minuto
general:weekend (2)|fim de semana, final de semana
general:sunday|domingo
general:saturday|sábado
general:public holiday|feriado
general:open|aberto, horário de funcionamento
general:closed|fechado, encerrado
general:need|precisar, necessário
general:want|querer, gostaria
general:allowed|permitido, pode
general:not allowed|proibido, não permitido
general:possible|possível, dá para
general:extra|extra, adicional, a mais
general:both|ambos, os dois
general:other|outro, diferente, alternativo
general:similar|parecido, semelhante, similar
general:same|mesmo, igual, idêntico
general:wrong|errado, incorreto
general:biggest|o maior, maior de todos
general:smallest|o menor, menor de todos
general:bigger|maior, um número acima
general:smaller|menor, um número abaixo, mais pequeno
general:best|melhor, o melhor, top
general:popular|popular, mais vendido, campeão de vendas
general:good|bom, ótimo, excelente
general:bad|ruim, mau, péssimo
general:safe|seguro, segurança
general:dangerous|perigoso, risco
general:healthy|saudável, saúde
general:in stock|em estoque, disponível, em stock
general:out of stock|esgotado, indisponível
general:back in stock|de volta ao estoque, reposição
general:discontinued|fora de linha, descontinuado
general:where|onde, aonde
general:near|perto, próximo, nas redondezas
general:at home|em casa, interior
general:outdoor|ao ar livre, lá fora, área externa, exterior
general:abroad|exterior, no estrangeiro
general:online|online, internet, site
general:shop|loja, loja física
general:with|com
general:without|sem, livre de
general:instructions|instruções, manual
general:tip|dica, truque, ideia
general:review|avaliação, opinião, estrelas
general:accessory|acessório, acessórios
general:spare part|peça de reposição, peça sobressalente
general:sample|amostra, amostra grátis
general:gift (2)|presente, prenda, lembrancinha
general:person|pessoa, para duas pessoas
general:family|família
general:friend|amigo, amiga
general:mum|mãe, mamãe
general:dad|pai, papai
general:grandma|avó, vovó
general:wife|esposa, mulher, namorada
general:brother|irmão, mano
general:colleague|colega, chefe
general:teacher|professor, professora, educadora
general:student|estudante, aluno, universitário
general:business|empresa, negócio, firma
general:dog|cachorro, cão, doguinho
general:cat|gato, gatinho, felino
general:pet|pet, animal de estimação, bicho
general:left-handed|canhoto, esquerdino
general:disabled|pessoa com deficiência, cadeirante, acessível
general:language|idioma, língua, em português
general:picture|foto, imagem
general:why|por que, motivo
general:all|todos, tudo
property:copper|cobre
property:brass|latão
property:bronze|bronze
property:beech|faia
property:birch|bétula
property:ash wood|freixo
property:maple wood|bordo, ácer
property:walnut wood|nogueira
property:cherry wood|cerejeira
property:teak|teca, mogno
property:acacia wood|acácia
property:olive wood|oliveira, madeira de oliveira
property:halal|halal
property:kosher|kosher
property:no pork|sem porco, sem carne de porco
property:soy-free|sem soja
property:palm oil free|sem óleo de palma
property:paraben-free|sem parabenos
property:sulfate-free|sem sulfato
property:silicone-free|sem silicone
property:aluminium-free|sem alumínio
property:semi-dry|meio seco, demi-sec
property:sour|azedo, ácido
property:camouflage|camuflado
property:canvas fabric|lona, canvas
property:concrete|concreto, cimento, betão
property:alpaca|alpaca
property:mohair|mohair, angorá
general:monday|segunda-feira, segunda
general:tuesday|terça-feira, terça
general:wednesday|quarta-feira, quarta
general:thursday|quinta-feira, quinta
general:friday|sexta-feira, sexta
general:spring season|primavera
general:summer|verão
general:autumn|outono
general:winter|inverno
general:season|estação, época, temporada
general:morning (2)|manhã, de manhã
general:midday|meio-dia, hora do almoço
general:afternoon|tarde, de tarde
general:evening (2)|noite, fim do dia
general:grandpa|avô, vovô
general:grandparents|avós
general:husband|marido, namorado, esposo
general:couple|casal, parceiro, companheiro
general:sister|irmã, mana
general:siblings|irmãos
need:birthday|aniversário, fazer anos, niver
need:children's birthday party|festa infantil, aniversário de criança
need:wedding|casamento, casar, bodas
need:wedding guest|convidada de casamento, roupa para casamento, madrinha
need:hen party|despedida de solteira, despedida de solteiro
need:engagement|noivado, pedido de casamento
need:wedding anniversary|aniversário de casamento, bodas de prata
need:housewarming|chá de casa nova, casa nova, inauguração da casa
need:moving house|mudança, mudar de casa
need:christmas|natal, presente de natal
need:secret santa|amigo secreto, amigo oculto
need:advent|advento, contagem para o natal
need:st nicholas day|dia de são nicolau
need:three kings|dia de reis, reis magos
need:new year's eve|réveillon, ano novo, passagem de ano
need:easter|páscoa, caça aos ovos
need:valentine's day|dia dos namorados, presente romântico
need:mother's day|dia das mães, dia da mãe
need:father's day|dia dos pais, dia do pai
need:grandparents day|dia dos avós
need:baptism|batizado, batismo
need:first communion|primeira comunhão, crisma
need:baby shower|chá de bebê, chá de fraldas
need:birth of a baby|nascimento, bebê recém-nascido, acabou de nascer
need:first day of school|primeiro dia de aula, início da escola
need:back to school|volta às aulas, regresso às aulas, material escolar
need:starting kindergarten|entrada na creche, jardim de infância
need:graduation|formatura, licenciatura, colação de grau
need:prom|baile de formatura, baile de debutante, festa de 15 anos
need:retirement|aposentadoria, reforma, despedida do trabalho
need:new job|emprego novo, primeiro dia de trabalho
need:job interview|entrevista de emprego
need:funeral|luto, funeral, velório
need:grave|cemitério, túmulo, finados
need:carnival|carnaval, bloquinho, fantasia
need:halloween|halloween, dia das bruxas
need:oktoberfest|oktoberfest, festa da cerveja
need:garden party|festa no jardim, festa de verão, festa junina
need:barbecue|churrasco, churrascada
need:picnic|piquenique
need:dinner party|jantar para convidados, receber visitas para jantar
need:overnight guests|hóspedes, visita para dormir
need:buffet|bufê, catering, muita gente para comer
need:cocktail party|coquetel, drinks, bar em casa
need:game night|noite de jogos, jogo em família
need:movie night|noite de cinema, ver filme, netflix
need:music festival|festival de música, show, concerto
need:sleepover|festa do pijama
need:treasure hunt|caça ao tesouro, gincana
need:hostess gift|lembrancinha para o anfitrião, presentinho de agradecimento
need:wedding favours|lembrancinhas de casamento, lembranças para convidados
need:corporate gift|presente corporativo, brinde para clientes
need:teacher gift|presente para professora
need:gift idea|ideia de presente, sugestão de presente
need:last minute gift|presente de última hora
need:gift under a small budget|presente barato, lembrancinha, presente até 50 reais
need:gift for someone who has everything|já tem tudo, presente original
need:funny gift|presente engraçado, presente zoeira
need:get well gift|presente para doente, melhoras
need:baby|bebê, recém-nascido, neném
need:toddler|criança pequena, 2 anos
need:child|criança, miúdo
need:schoolchild|criança em idade escolar, 8 anos
need:teenager|adolescente, 14 anos
need:student|universitário, estudante, república
need:adult|adulto
need:senior|idoso, pessoa mais velha
need:grandma|avó, vovó
need:grandpa|avô, vovô
need:mum|mãe, mamãe
need:dad|pai, papai
need:wife|esposa, mulher, namorada, noiva
need:husband|marido, namorado, noivo
need:woman|mulher, senhora, moça
need:man|homem, cara, senhor
need:girl|menina, filha, sobrinha, neta
need:boy|menino, filho, sobrinho, neto
need:brother|irmão, irmã
need:best friend|melhor amiga, melhor amigo
need:colleague|colega de trabalho, chefe
need:neighbour|vizinho, vizinha
need:godchild|afilhado, afilhada, padrinho, madrinha
need:couple|casal, para dois
need:family|família, com filhos
need:living alone|morar sozinho, uma pessoa só
need:pregnant|grávida, gestante, gravidez
need:breastfeeding|amamentação, amamentar, tirar leite
need:twins|gêmeos, gémeos
need:new parents|pais de primeira viagem, recém-papás
need:left-handed|canhoto
need:beginner|iniciante, começando agora
need:advanced|avançado, experiente, entusiasta
need:professional|profissional, para trabalho
need:hobbyist|hobby, faz tudo, bricolagem
need:allergic|alérgico, alergia
need:hay fever|rinite, febre dos fenos, pólen
need:dust mite allergy|alergia a ácaros, alergia a pó
need:nickel allergy|alergia a níquel, alergia a bijuteria
need:sensitive skin|pele sensível, pele irritada
need:eczema|dermatite, eczema, pele atópica
need:gluten intolerance|celíaco, intolerância ao glúten
need:lactose intolerance|intolerância à lactose, não posso leite
need:nut allergy|alergia a amendoim, alergia a nozes
need:vegan|vegano
need:vegetarian|vegetariano, não como carne
need:diabetic|diabético, diabetes, glicemia
need:tall|alto, pessoa alta, 2 metros
need:short person|baixinha, pessoa baixa, pernas curtas
need:plus size|plus size, gordinha, acima do peso
need:wide feet|pé largo, joanete
need:large feet|pé grande, calço 46
need:small hands|mão pequena
need:big head|cabeça grande
need:glasses wearer|usa óculos
need:contact lens wearer|usa lentes de contato
need:visually impaired|baixa visão, não enxergo de perto, deficiente visual
need:hard of hearing|surdo, ouve mal, deficiente auditivo
need:wheelchair user|cadeirante, pessoa com deficiência, mobilidade reduzida
need:difficulty walking|dificuldade para andar, andador, andarilho
need:weak hands|mãos fracas, artrite, reumatismo, artrose
need:carer|cuidador, cuidar dos pais, acamado
need:cold feet|pés frios, pé gelado
need:cold hands|mãos frias, mão gelada
need:feel cold|friorento, sinto muito frio
need:sleep cold|frio à noite, frio na cama
need:hot at night|calor à noite, suo na cama
need:sweating|suor, transpiração, suo muito
need:sweaty feet|chulé, pés suados, mau cheiro nos pés
need:body odour|cheiro de suor, cê-cê, mau odor corporal
need:back pain|dor nas costas, dor na coluna
need:neck pain|dor no pescoço, torcicolo, tensão nos ombros
need:knee pain|dor no joelho
need:wrist pain|dor no punho, tendinite, túnel do carpo
need:foot pain|dor nos pés, fascite plantar, trabalho em pé
need:blisters|bolhas, sapato machuca, assadura
need:heavy legs|pernas cansadas, pernas inchadas, varizes
need:muscle soreness|dor muscular, músculos doloridos
need:headache|dor de cabeça, enxaqueca
need:can't sleep|insônia, não consigo dormir, durmo mal
need:snoring|ronco, ressonar, parceiro ronca
need:wake up tired|acordar cansado, dificuldade de levantar
need:stress|estresse, relaxar, ansiedade
need:dry skin|pele seca, pele ressecada
need:cracked hands|mãos ressecadas, mãos gretadas
need:chapped lips|lábios rachados, lábios ressecados, cieiro
need:cracked heels|pés rachados, calos, calcanhar rachado
need:oily skin|pele oleosa, poros abertos
need:acne|acne, espinhas, borbulhas
need:wrinkles|rugas, linhas de expressão, pele madura
need:dark circles|olheiras, bolsas nos olhos
need:sunburn|queimadura de sol, escaldão, pós-sol
need:sun protection|proteção solar, proteger do sol
need:hair loss|queda de cabelo, cabelo ralo
need:dandruff|caspa, coceira no couro cabeludo
need:dry hair|cabelo seco, cabelo danificado, frizz, pontas duplas
need:curly hair|cabelo cacheado, cachos, cabelo encaracolado
need:tangled hair|cabelo embaraçado, desembaraçar
need:grey hair|cabelo branco, cobrir brancos, pintar cabelo
need:unwanted hair|depilação, pelos indesejados, depilar
need:shaving|barbear, fazer a barba
need:beard|barba, cuidar da barba
need:bad breath|mau hálito, hálito fresco
need:sensitive teeth|dentes sensíveis, gengiva sangrando
need:white teeth|clarear os dentes, dentes amarelos
need:wound|ferida, corte, arranhão, primeiros socorros
need:common cold|gripe, resfriado, tosse, constipação
need:fever|febre, medir temperatura
need:high blood pressure|pressão alta, tensão alta, hipertensão
need:upset stomach|dor de barriga, má digestão, inchaço
need:period pain|cólica menstrual, menstruação
need:menopause|menopausa, calorões, afrontamentos
need:incontinence|incontinência, xixi na cama
need:motion sickness|enjoo de viagem, enjoo no carro
need:lose weight|emagrecer, perder peso, dieta
need:build muscle|ganhar massa muscular, hipertrofia
need:eat healthily|comer saudável, alimentação equilibrada
need:boost immune system|imunidade, vitaminas, falta de energia
need:quit smoking|parar de fumar, deixar de fumar
need:nail care|unhas, manicure, fazer as unhas
need:make-up|maquiagem, maquilhagem
need:limescale|calcário, água dura
need:mould|mofo, bolor
need:damp|umidade, humidade, parede úmida, condensação
need:dry air|ar seco
need:stain|mancha, nódoa
need:grease|gordura, queimado na panela
need:smell|mau cheiro, fedor
need:pet smell|xixi de gato, cheiro de cachorro
need:kitchen smells|cheiro de fritura, fumaça na cozinha
need:smelly drain|ralo com cheiro, pia entupida, vaso entupido
need:leak|vazamento, torneira pingando, fuga de água, infiltração
need:noise|barulho, vizinhos barulhentos
need:room echoes|eco, isolamento acústico
need:draught|corrente de ar, frio pela janela, fresta da porta
need:cold flat|casa fria, aquecer o quarto
need:heat wave|onda de calor, calorão, refrescar o quarto
need:cold winter|inverno rigoroso, frio, temperatura negativa
need:snow|neve, gelo no caminho
need:rain|chuva, tomar chuva, mau tempo
need:wind|vento, ventania, tempestade
need:rust|ferrugem, oxidação
need:scratches|riscos, arranhões
need:protect the floor|proteger o piso, cadeira risca o chão
need:slippery|escorregadio, escorregar no banho
need:squeaking|rangido, porta rangendo, chiado
need:wobbly|bambo, mesa bamba, instável
need:broken|quebrado, consertar, arranjar
need:glue|colar, xícara quebrada
need:hole in clothes|furo na roupa, calça rasgada, remendar
need:moths|traças, traça na roupa
need:pantry moths|bichinho na farinha, traça de alimentos, caruncho
need:mosquitoes|mosquito, pernilongo, picada de inseto, melga
need:flies|moscas, vespas, mosquinhas de fruta
need:ants|formigas, baratas
need:mice|ratos, camundongos, ratazanas
need:pigeons|pombos, pássaros na varanda
need:ticks|carrapato, pulgas, carraça
need:slugs|lesmas, caracóis
need:aphids|pulgões, cochonilha, praga nas plantas
need:weeds|mato, ervas daninhas
need:moss in lawn|gramado falhado, musgo na relva, grama amarela
need:plants die|minhas plantas morrem, esqueço de regar
need:dust|poeira, pó
need:pet hair|pelo de cachorro, pelo de gato
need:crumbs|migalhas, sujeira ao comer
need:dirty windows|vidros sujos, limpar janelas
need:cleaning|limpeza, faxina, limpar a casa
need:mopping|passar pano, lavar o chão
need:vacuuming|aspirar, aspirar tapete
need:doing laundry|lavar roupa
need:drying laundry|secar roupa, varal dentro de casa
need:ironing|passar roupa, roupa amassada
need:shrunk in the wash|roupa encolheu, desbotou, bolinhas na roupa
need:shoes dirty|sapato sujo, limpar tênis, engraxar
need:wet shoes|sapato molhado, secar botas
need:fire|incêndio, fogo, monóxido de carbono
need:burglary|roubo, arrombamento, segurança, assalto
need:power cut|falta de luz, apagão
need:hang a picture|pendurar quadro
need:no drilling|sem furar, não posso furar
need:drill a hole|furar parede, furar concreto
need:put up a shelf|instalar prateleira, fixar tv na parede
need:assemble furniture|montar móvel
need:paint a wall|pintar parede, pintar o quarto
need:paint wood|pintar madeira, envernizar, pintar móvel
need:wallpapering|colocar papel de parede
need:lay flooring|colocar piso, assentar laminado
need:tiling|assentar azulejo, rejunte, reforma do banheiro
need:fill holes|tapar buracos, rachadura na parede
need:sealing|vedar, vedação, frestas
need:sawing|serrar, cortar madeira
need:sanding|lixar
need:woodworking|marcenaria, carpintaria, fazer móveis
need:welding|soldar, soldagem
need:electrical work|elétrica, trocar tomada, fiação
need:plumbing|hidráulica, encanamento, trocar torneira, canalização
need:measure|medir
need:work at height|trabalho em altura, alcançar o teto, trocar lâmpada
need:heavy lifting|levantar peso, carregar coisas pesadas
need:transport in the car|transportar no carro, amarrar carga
need:protect hands at work|proteger as mãos, epi, segurança no trabalho
need:construction site|obra, reforma, remodelação
need:shed|oficina em casa, organizar ferramentas, galpão
need:insulate|isolamento térmico, isolar a casa
need:save electricity|economizar energia, conta de luz alta
need:save water|economizar água, poupar água
need:low light|pouca luz, quarto escuro
need:dazzling light|luz ofuscante, reflexo, luz forte demais
need:darken bedroom|escurecer o quarto, bloquear a luz
need:privacy|privacidade, vizinhos olhando
need:mood lighting|luz aconchegante, ambiente romântico
need:reading in bed|ler na cama, luz de leitura
need:reading|leitura, gosta de ler
need:small flat|apartamento pequeno, pouco espaço
need:small kitchen|cozinha pequena
need:small bathroom|banheiro pequeno, casa de banho pequena
need:tidy up|organizar, arrumação, bagunça
need:wardrobe full|guarda-roupa cheio, guardar roupa
need:store shoes|guardar sapatos, organizar sapatos
need:hallway|hall de entrada, corredor
need:cable clutter|fios embolados, cabos bagunçados
need:cooking|cozinhar, cozinha de casa
need:gift for a cook|presente para quem cozinha, gosta de cozinhar
need:frying|fritar, grelhar bife, ovo frito
need:food sticks|comida gruda, pega na panela
need:deep frying|fritura, batata frita
need:soup|sopa, ensopado, caldo
need:pasta|macarrão, massa fresca
need:rice|arroz, fazer arroz, sushi, risoto
need:baking|fazer bolo, confeitaria
need:bake bread|fazer pão, pão caseiro, fermentação natural
need:pizza at home|pizza em casa
need:decorate a cake|decorar bolo, bolo de aniversário
need:knead dough|sovar massa, bater massa, bater claras
need:chop|picar, cortar legumes
need:blunt knife|faca cega, afiar faca
need:smoothie|smoothie, vitamina, triturar gelo
need:juice|suco, suco de laranja, sumo
need:coffee|café, fazer café, espresso
need:grind|moer, moer café
need:brew tea|chá, tomar chá
need:milk foam|espuma de leite, cappuccino
need:brew beer|fazer cerveja, cerveja artesanal
need:wine drinker|gosta de vinho, abrir vinho, guardar vinho
need:sparkling water|água com gás
need:clean drinking water|filtrar água, água da torneira
need:drink more water|beber mais água, hidratação
need:keep food hot|manter comida quente, marmita quente
need:keep cold|manter bebida gelada, manter frio
need:keep food fresh|conservar alimentos, guardar sobras
need:freezing food|congelar comida, marmitas para a semana
need:preserve|fazer conserva, fazer geleia
need:lunch at work|almoço no trabalho, levar marmita
need:breakfast|café da manhã, pequeno-almoço, brunch
need:quick meal|refeição rápida, sem tempo de cozinhar
need:snack|lanche, petisco, algo doce
need:fondue|fondue, raclete
need:induction hob|cooktop de indução, placa de indução
need:gas stove|fogão a gás, cozinhar a gás
need:hiking|trilha, caminhada, trekking
need:camping|acampar, camping, acampamento, campismo
need:camper van|motorhome, trailer, autocaravana
need:trekking ultralight|trekking ultraleve, mochilão
need:via ferrata|escalada, via ferrata, montanhismo
need:running|corrida, correr, maratona
need:trail running|corrida de trilha, trail running
need:walking the city|passear na cidade, andar muito, turismo
need:cycling|pedalar, andar de bicicleta, ciclismo
need:mountain biking|mountain bike, mtb, downhill
need:bike tour|cicloturismo, viagem de bicicleta
need:e-bike|e-bike, bicicleta elétrica
need:commute|ir para o trabalho, deslocamento diário
need:flat tyre|pneu furado, furo
need:bike theft|roubo de bicicleta, trancar a bike
need:be seen in traffic|ser visto no trânsito, pedalar à noite
need:transport children by bike|levar criança na bicicleta
need:learn to ride a bike|aprender a pedalar, primeira bicicleta
need:swimming|natação, ir nadar, piscina
need:learn to swim|aprender a nadar, aula de natação
need:open water swimming|águas abertas, água fria
need:beach|de praia, na praia, pra praia, à praia, dia de praia
need:snorkelling|snorkel, mergulho
need:kayaking|caiaque, canoagem, stand up paddle
need:sailing|vela, barco, veleiro
need:surfing|surfe, surf, kitesurf
need:fishing|pesca, pescar
need:hunting|caça, tiro com arco
need:birdwatching|observar pássaros, observar estrelas
need:skiing|esqui, esquiar
need:cross-country skiing|esqui de fundo, esqui de travessia
need:sledging|trenó, brincar na neve
need:ice skating|patinação, patinar, skate
need:gym|academia, ginásio, musculação
need:home workout|treinar em casa
need:yoga|ioga, pilates, alongamento
need:football|futebol, society, futsal
need:tennis|tênis, badminton, padel, beach tennis
need:table tennis|tênis de mesa, pingue-pongue
need:basketball|basquete, vôlei, handebol
need:golf|golfe
need:horse riding|equitação, cavalo, montar a cavalo
need:boxing|boxe, artes marciais, jiu-jitsu, karatê
need:dance|dança, balé
need:rehabilitation|fisioterapia, reabilitação, pós-operatório
need:massage|massagem
need:wellness|bem-estar, spa em casa, sauna
need:photography|fotografia, tirar fotos
need:filming|filmar, gravar vídeos, youtube
need:podcast|podcast, gravar voz, estúdio em casa
need:make music|tocar instrumento, aprender violão
need:listen to music|ouvir música, som
need:gaming|games, jogar videogame, gamer
need:drawing|desenho, desenhar
need:painting art|pintura, pintar quadros, aquarela
need:crafts|artesanato, trabalhos manuais
need:knitting|tricô, crochê, tricotar
need:sewing|costura, costurar roupa
need:embroidery|bordado, ponto cruz, macramê
need:pottery|cerâmica, modelar argila
need:make candles|fazer velas, fazer sabonete
need:calligraphy|caligrafia, lettering
need:puzzling|quebra-cabeça, puzzle, dia de chuva
need:model building|modelismo, ferromodelismo, coleção
need:learn|estudar, aprender, prova
need:experiment|experiências, ciências, criança curiosa
need:keep child busy|entreter crianças, criança entediada
need:outdoor play|brincar no quintal, brincar ao ar livre
need:water play|brincar com água
need:work from home|home office, trabalhar em casa, teletrabalho
need:sit all day|sentado o dia todo
need:video call|videochamada, reunião online
need:phone calls|telefonar, viva-voz, falar ao dirigir
need:presentation|apresentação, sala de reunião
need:organise appointments|organizar compromissos, planejar, esquecido
need:file documents|arquivar documentos, papelada
need:print|imprimir, digitalizar
need:write|escrever à mão, tomar notas
need:send a parcel|enviar encomenda, vender online
need:wrap a present|embrulhar presente
need:decorate|decorar, decoração da casa
need:furnish children's room|decorar quarto infantil, quarto do bebê
need:sleep|dormir bem, boa noite de sono
need:side sleeper|durmo de lado
need:back sleeper|durmo de costas, durmo de bruços
need:nap|cochilo, soneca, dormir no avião
need:travel|viagem, viajar, férias
need:flight|voo, avião, aeroporto
need:hand luggage|bagagem de mão, mala de cabine
need:luggage too heavy|excesso de bagagem, pesar mala
need:travel abroad|viagem ao exterior, tomada de outro país
need:pickpockets|batedor de carteira, guardar dinheiro em viagem
need:lost luggage|mala extraviada, encontrar chaves, perco tudo
need:long car journey|viagem longa de carro, estrada com crianças
need:cruise|cruzeiro, navio
need:tropics|trópicos, safári, país quente
need:business trip|viagem a trabalho, viagem de negócios
need:outdoors|ao ar livre, área externa
need:balcony|varanda, sacada
need:terrace|terraço, quintal, deck
need:garden|jardim, jardinagem, quintal
need:grow vegetables|horta, plantar tomate, temperos
need:plant flowers|plantar flores
need:water the garden|regar o jardim, irrigação
need:watering plants on holiday|regar plantas nas férias
need:mow the lawn|cortar grama, cortar relva
need:cut hedge|podar plantas, cortar cerca viva, cortar sebe
need:leaves|folhas secas, juntar folhas
need:compost|compostagem, composto orgânico
need:chop firewood|cortar lenha, lareira
need:campfire|fogueira
need:pool care|cuidar da piscina, piscina verde
need:pond|lago de jardim, carpas
need:feed birds|alimentar pássaros
need:dog|cachorro, cão, passear o cachorro
need:puppy|filhote, cachorrinho, cachorro rói tudo
need:cat|gato, gatinho
need:cat scratches furniture|gato arranha sofá
need:dog pulls|cachorro puxa a guia, cachorro late
need:pet left alone|cachorro sozinho, cachorro ansioso, medo de fogos
need:transport a pet|transportar pet, levar gato ao veterinário
need:pet digestion|pet com estômago sensível, gato enjoado para comer
need:pet grooming|escovar o cachorro, banho no cachorro, tosa
need:aquarium|aquário, peixes
need:rabbit|coelho, porquinho-da-índia, hamster
need:baby cries at night|bebê não dorme, bebê chora à noite
need:teething|dentição, nascendo os dentes
need:baby food|introdução alimentar, papinha
need:bottle feeding|mamadeira, biberão, fórmula infantil
need:change diapers|trocar fralda, assadura
need:potty training|desfralde, largar a fralda
need:childproof|bebê engatinhando, segurança do bebê
need:baby on the go|passear com bebê, carregar bebê
need:bath time|banho do bebê
need:travel with child in car|criança no carro
need:afraid of the dark|medo do escuro
need:child carries heavy school bag|mochila escolar pesada
need:fine motor skills|coordenação motora, montessori, educativo
need:car|carro, dirigir, motorista, automóvel
need:wash the car|lavar o carro
need:car won't start|carro não pega, bateria arriada
need:car breakdown|pane no carro, avaria na estrada, acidente
need:icy windscreen|para-brisa congelado
need:park the car|estacionar, marcha à ré
need:motorcycle|moto, motociclista, motoqueiro
need:navigate|navegar, achar o caminho, gps
need:weak battery|bateria fraca, celular sempre descarregado
need:charge|carregar celular, carregar vários aparelhos
need:slow wifi|wifi lento, internet ruim, sem sinal
need:slow computer|computador lento, memória cheia
need:backup|backup, guardar fotos, cópia de segurança
need:dropped phone|celular caiu, tela quebrada, proteger celular
need:connect devices|conectar aparelhos, ligar notebook na tv
need:not enough sockets|faltam tomadas
need:smart home|casa inteligente, controlar pelo celular, alexa
need:watch tv|assistir tv, som da tv
need:monitor house remotely|vigiar a casa, câmera em casa
need:track steps|contar passos, medir batimentos
need:simple phone|celular simples, celular para idoso
need:wet room|ambiente úmido, usar no banheiro
need:under water|debaixo d'água
need:basement|porão, cave, sótão
need:stairs|escada, degraus
need:office|escritório, empresa
need:restaurant|restaurante, bar, lanchonete
need:school class|turma da escola, clube, grupo
need:summer|verão, calor
need:spring and autumn|meia-estação, primavera e outono
need:all year round|o ano inteiro, todas as estações
need:mud|lama, barro
need:clothes for office|roupa de trabalho, social, look de escritório
need:evening event|festa, gala, evento à noite
need:everyday|dia a dia, uso diário
need:comfy at home|ficar em casa, roupa confortável
need:too tight|apertado, não serve
need:too big (2)|largo demais, escorrega, caindo
need:scratchy|pinica, etiqueta coça
need:see-through|roupa transparente, marca a roupa
need:hide tummy|disfarçar a barriga
need:large bust|seios grandes, busto grande
need:easy to clean|fácil de limpar
need:lasts long|dura muito, resistente
need:light to carry|leve para carregar
need:safe for kids|seguro para crianças
need:quiet|silencioso, sem barulho
need:eco-friendly|ecológico, sustentável
need:plastic-free|sem plástico, lixo zero
need:fairly made|feito de forma justa, sem trabalho escravo
need:local|local, nacional, feito aqui
need:handmade|artesanal, feito à mão
need:animal-free|sem crueldade animal
need:natural|natural, sem química
need:cheap|barato, baixo orçamento
need:high-end|luxo, premium, algo especial
need:easy to use|fácil de usar, descomplicado
need:comfortable|confortável, o dia todo
need:space-saving|ocupa pouco espaço
need:foldable for storage|dobrável para guardar
need:fast|rápido, poupa tempo
need:multi-purpose|multiuso, várias funções
need:unbreakable|inquebrável, não quebra
need:withstand heat|aguenta calor, panela quente na mesa
need:goes in the dishwasher|vai na lava-louças
need:wash the dishes|lavar louça, lavar a loiça
need:adjustable|regulável, várias alturas
need:reusable|reutilizável
need:disposable|descartável
need:repairable|consertável, com peças de reposição
need:personalised|personalizado, com nome
need:beautiful|bonito, estiloso, design
need:vintage|vintage, retrô
need:second-hand|usado, segunda mão
need:hygienic|higiênico, sem bactérias, desinfetar
need:non-toxic cookware|panela sem teflon, panela atóxica
need:cordless|sem fio, sem tomada por perto
need:keep dry|manter seco, não pode molhar
need:keep warm in winter outdoors|ficar quente no inverno, jaqueta quente
need:not too sweet|menos doce, pouco açúcar
need:spicy|picante, gosta de pimenta
need:high protein|mais proteína, rico em proteína
need:low carb|low carb, cetogênica
need:alcohol-free|sem álcool
need:halal|halal, kosher, sem porco
need:decaf|descafeinado, café à noite
need:strong taste|sabor forte, café intenso
need:emergency supplies|emergência, estoque de comida
need:night walk|caminhar à noite, escuro lá fora
need:dance all night|dançar a noite toda, salto confortável
need:matching outfit|look combinando, tal mãe tal filha
need:keep valuables safe|guardar valores, esconder chave
need:save money|economizar, mesada, dinheiro de presente
need:time something|cronometrar, esqueço o forno
need:weigh|pesar, porção
need:dog-proof furniture|sofá para cachorro, não mostra manchas
need:first apartment|primeiro apartamento, mobiliar a casa
thing:sofa|sofá, sofá de 3 lugares
thing:sofa bed|sofá-cama, bicama
thing:corner sofa|sofá de canto, chaise, sofá retrátil
thing:armchair|poltrona, cadeirão de leitura
thing:recliner|poltrona reclinável, poltrona do papai
thing:rocking chair|cadeira de balanço, cadeira de baloiço
thing:chair|cadeira, cadeira de jantar
thing:stool|banqueta, banco alto, banco
thing:bench|banco corrido, banco de madeira, banco de jardim
thing:footstool|pufe, puff, apoio para os pés
thing:beanbag|puff, pufe pera
thing:desk|escrivaninha, secretária, mesa de computador
thing:standing desk|mesa regulável, secretária elevatória, mesa elevatória
thing:office chair|cadeira de escritório, cadeira giratória
thing:gaming chair|cadeira gamer, cadeira gaming
thing:chair castors|rodízios, rodinhas para cadeira
thing:dining table|mesa de jantar, mesa de cozinha, mesa
thing:extendable table|mesa extensível, mesa de abrir
thing:coffee table|mesa de centro, mesa baixa
thing:side table|mesa lateral, mesa de apoio, mesinha
thing:bedside table|mesa de cabeceira, criado-mudo, mesinha de cabeceira
thing:console table|aparador de entrada, console, consola
thing:folding table|mesa dobrável, cavalete
thing:folding chair|cadeira dobrável
thing:wardrobe|guarda-roupa, roupeiro, armário
thing:chest of drawers|cômoda, gaveteiro
thing:drawer|gaveta
thing:sideboard|aparador, buffet, balcão, balcões
thing:bookcase|estante, estante de livros
thing:wall shelf|prateleira, nicho
thing:shelf bracket|mão francesa, suporte de prateleira
thing:display cabinet|cristaleira, vitrine
thing:tv stand|rack de tv, painel de tv, móvel de tv
thing:shoe rack|sapateira
thing:coat rack|cabideiro, bengaleiro, mancebo
thing:clothes hanger|cabide, cruzeta
thing:clothes rail|arara de roupa, charriot
thing:bed|cama, cama de casal, estrutura de cama
thing:box spring|cama box
thing:bunk bed|beliche, treliche, cama alta
thing:guest bed|cama auxiliar, cama de visita, cama dobrável
thing:air bed|colchão inflável, colchões infláveis, colchão insuflável, colchões insufláveis
thing:headboard|cabeceira
thing:slatted base|estrado
thing:mattress|colchão, colchões, colchão de molas, colchão de espuma
thing:mattress topper|pillow top, topper, sobrecolchão
thing:mattress protector|protetor de colchão, capa de colchão
thing:crib|berço, cama de bebê
thing:high chair|cadeira de alimentação, cadeira de refeição, cadeirão de bebé
thing:changing table|trocador, fraldário
thing:room divider|biombo, divisória
thing:sofa cover|capa de sofá, manta para sofá
thing:chair cushion|almofada para cadeira, assento
thing:felt pads|feltro para móveis, protetor de piso
thing:furniture leg|pé de móvel, perna de mesa, pé palito
thing:table top|tampo, bancada
thing:handle|puxador
thing:hinge|dobradiça
thing:drawer runner|corrediça, trilho de gaveta
thing:lamp|luminária, candeeiro, abajur
thing:ceiling light|plafon, luz de teto, candeeiro de teto
thing:pendant light|pendente, lustre, candeeiro suspenso
thing:floor lamp|luminária de chão, candeeiro de pé
thing:table lamp|abajur, luminária de mesa, candeeiro de mesa
thing:desk lamp|luminária de mesa, candeeiro de secretária
thing:wall light|arandela, aplique de parede
thing:spotlight|spot, trilho de spots, foco
thing:night light|luz noturna, luz de presença
thing:light bulb|lâmpada, lâmpada led
thing:led strip|fita led, fita de led
thing:fairy lights|pisca-pisca, cordão de luzes, luzinhas, luzes decorativas
thing:lampshade|cúpula, quebra-luz, abajur cúpula
thing:lamp holder|soquete, bocal, casquilho
thing:outdoor light|luminária externa, luz de jardim, candeeiro exterior
thing:solar light|luminária solar, luz solar
thing:floodlight|refletor, holofote, projetor led
thing:torch|lanterna
thing:headlamp|lanterna de cabeça, frontal
thing:lantern|lampião, lampiões, lanterna de camping
thing:dimmer|dimmer, regulador de luz
thing:motion sensor|sensor de presença, sensor de movimento
thing:sunrise alarm clock|despertador de luz, luminoterapia
thing:duvet|edredom, edredons, edredão
thing:duvet cover|capa de edredom, capa de edredão
thing:bed linen|roupa de cama, jogo de cama
thing:sheet|lençol, lençóis, lençol com elástico
thing:pillow|travesseiro, almofada de dormir, almofada
thing:neck pillow|travesseiro ortopédico, travesseiro viscoelástico
thing:body pillow|travesseiro de corpo, almofada de amamentação
thing:travel pillow|travesseiro de viagem, almofada de pescoço
thing:pillowcase|fronha
thing:cushion|almofada, almofada decorativa
thing:cushion cover|capa de almofada
thing:blanket|manta, cobertor
thing:bedspread|colcha
thing:weighted blanket|cobertor pesado, manta pesada
thing:electric blanket|cobertor elétrico, lençol térmico, lençóis térmicos
thing:hot water bottle|bolsa de água quente, bolsa térmica
thing:baby sleeping bag|saco de dormir infantil
thing:towel|toalha, toalha de banho, toalha de rosto
thing:washcloth|toalhinha, luva de banho
thing:beach towel|toalha de praia, canga
thing:bathrobe|roupão, roupões, robe
thing:tea towel|pano de prato, pano de cozinha
thing:tablecloth|toalha de mesa
thing:placemat|jogo americano, individual de mesa
thing:table runner|caminho de mesa, trilho de mesa
thing:napkin|guardanapo
thing:coaster|porta-copos, bolacha de copo, base para copos
thing:trivet|descanso de panela, base para tachos
thing:apron|avental, aventais
thing:oven glove|luva de forno, pega de panela
thing:curtain|cortina, cortinado
thing:blackout curtain|cortina blackout, blackout
thing:net curtain|cortina de voil, cortina fina
thing:curtain rod|varão, varões, trilho de cortina
thing:blind|persiana, estore, cortina rolô
thing:roller shutter|persiana de enrolar, porta de enrolar
thing:insect screen|tela mosquiteira, mosquiteiro, rede mosquiteira
thing:rug|tapete, carpete
thing:carpet runner|passadeira
thing:rug pad|base antiderrapante para tapete
thing:doormat|capacho, tapete de entrada
thing:sheepskin|pelego, pele de carneiro
thing:vase|vaso, jarra, vaso decorativo
thing:candle|vela
thing:scented candle|vela aromática, vela perfumada
thing:candle holder|castiçal, castiçais, porta-velas
thing:room fragrance|aromatizador de ambiente, difusor de varetas, home spray
thing:aroma diffuser|difusor de aromas
thing:essential oil|óleo essencial
thing:incense|incenso
thing:picture frame|porta-retrato, moldura
thing:poster|pôster, quadro, cartaz
thing:canvas print|quadro em tela, quadro canvas
thing:mirror|espelho
thing:clock|relógio de parede
thing:alarm clock|despertador, rádio-relógio
thing:wall sticker|adesivo de parede, vinil decorativo
thing:artificial plant|planta artificial, flor artificial
thing:dried flowers|flores secas, capim dos pampas
thing:bouquet|buquê, buquês, ramo de flores, flores
thing:wreath|guirlanda, coroa de flores
thing:christmas tree|árvore de natal, pinheiro de natal
thing:christmas bauble|bola de natal, enfeite de natal
thing:advent calendar|calendário do advento
thing:figurine|estatueta, escultura, enfeite
thing:piggy bank|cofrinho, mealheiro
thing:storage box|caixa organizadora, caixa de arrumação
thing:basket|cesto, cesta, balaio
thing:drawer organiser|divisória de gaveta, organizador de gaveta, porta-talheres
thing:vacuum storage bag|saco a vácuo
thing:underbed storage|caixa debaixo da cama
thing:garment bag|capa para roupa, porta-terno
thing:hook|gancho, cabide de parede
thing:pegboard|painel perfurado, pegboard
thing:heavy-duty shelving|estante de aço, estante de garagem
thing:trunk|baú, arca
thing:toy box|caixa de brinquedos, organizador de brinquedos
thing:key rack|porta-chaves, chaveiro de parede
thing:keyring|chaveiro, porta-chaves
thing:home safe|cofre
thing:letterbox|caixa de correio
thing:umbrella stand|porta guarda-chuva
thing:magazine rack|revisteiro, porta-revistas
thing:wastepaper basket|cesto de lixo, lixeira, caixote do lixo
thing:pedal bin|lixeira com pedal, balde do lixo
thing:bin bag|saco de lixo, saco do lixo
thing:washbasin|pia, cuba, lavatório
thing:tap|torneira, misturador, monocomando
thing:tap aerator|arejador de torneira
thing:shower|chuveiro, ducha, duche
thing:shower head|chuveirinho, ducha higiênica, chuveiro de mão, cabeça de duche
thing:shower hose|mangueira de chuveiro, flexível de duche
thing:shower curtain|cortina de box, cortina de duche
thing:shower screen|box de banheiro, resguardo de duche, box de banho
thing:bathtub|banheira
thing:toilet|vaso sanitário, privada, sanita
thing:toilet seat|assento sanitário, tampo de sanita
thing:toilet brush|escova sanitária, piaçaba
thing:toilet paper holder|porta papel higiênico
thing:toilet paper|papel higiênico, papel higiénico
thing:bath mat|tapete de banheiro, tapete de banho
thing:towel rail|toalheiro, porta-toalha
thing:heated towel rail|toalheiro térmico, toalheiro elétrico, toalheiro aquecido
thing:toothbrush holder|porta-escova de dentes
thing:bathroom cabinet|armário de banheiro, gabinete, espelheira, móvel de wc
thing:bathroom scale|balança, balança digital corporal
thing:shower caddy|suporte de shampoo, prateleira de banheiro, cantoneira
thing:grab rail|barra de apoio, corrimão
thing:shower stool|banco de banho, cadeira de banho
thing:broom|vassoura
thing:dustpan|pá de lixo, apanhador
thing:mop|esfregão, esfregões, mop, rodo, esfregona, mopa
thing:bucket|balde
thing:cleaning cloth|pano de limpeza, pano de microfibra, flanela
thing:sponge|esponja, palha de aço, esfregão de louça
thing:dish brush|escova de lavar louça, escova
thing:feather duster|espanador
thing:window squeegee|rodo limpa-vidros, limpador de vidros
thing:rubber gloves|luva de borracha, luvas de limpeza
thing:all-purpose cleaner|limpador multiuso, desengordurante
thing:bathroom cleaner|limpador de banheiro, desinfetante sanitário
thing:descaler|descalcificante, anticalcário
thing:glass cleaner|limpa-vidros
thing:washing-up liquid|detergente de louça, lava-loiça, detergente
thing:dishwasher tablets|tablete para lava-louças, pastilhas para loiça
thing:laundry detergent|sabão em pó, sabão líquido, detergente para roupa
thing:fabric softener|amaciante, amaciador
thing:stain remover|tira-manchas, tira-nódoas
thing:soap|sabonete, sabão
thing:kitchen roll|papel toalha, rolo de cozinha
thing:tissues|lenço de papel
thing:wet wipes|lenço umedecido, toalhitas
thing:vacuum cleaner|aspirador de pó, aspirador
thing:cordless vacuum|aspirador vertical, aspirador sem fio
thing:robot vacuum|robô aspirador, robôs aspiradores, aspirador robô
thing:vacuum cleaner bag|saco para aspirador
thing:steam cleaner|limpador a vapor, mop a vapor
thing:pressure washer|lavadora de alta pressão, lava-jato, wap, lavadora a alta pressão
thing:carpet cleaner|extratora, limpador de estofados
thing:lint roller|rolo tira-pelos, escova de roupa
thing:fabric shaver|papa-bolinhas, tira-borbotos
thing:laundry basket|cesto de roupa suja, cesto de roupa
thing:drying rack|varal, estendal
thing:clothesline|corda de varal, varal de teto
thing:clothes peg|prendedor de roupa, molas da roupa
thing:ironing board|tábua de passar, tábua de engomar
thing:ironing board cover|capa de tábua
thing:iron|ferro de passar, ferro de engomar
thing:steam generator iron|estação a vapor, ferro com caldeira
thing:garment steamer|vaporizador de roupa, steamer
thing:laundry bag|saquinho de lavar roupa, saco de lavagem
thing:moth trap|antitraças, sachê perfumado, cedro
thing:washing machine|máquina de lavar, lavadora, máquina de lavar roupa
thing:tumble dryer|secadora, máquina de secar, máquina de secar roupa
thing:washer dryer|lava e seca
thing:dishwasher|lava-louças, máquina de lavar loiça
thing:fridge|geladeira, frigorífico, refrigerador
thing:mini fridge|frigobar, minibar
thing:freezer|freezer, congelador, arca congeladora
thing:wine cooler|adega climatizada, garrafeira
thing:oven|forno, forno elétrico, forno de embutir
thing:cooker|fogão, fogões, fogão de 4 bocas
thing:hob|cooktop, placa de indução, placa, placa de cozinha
thing:extractor hood|coifa, exaustor, depurador
thing:microwave|micro-ondas
thing:coffee machine|cafeteira, máquina de café, cafeteira elétrica
thing:espresso machine|cafeteira espresso, máquina de café expresso
thing:capsule machine|cafeteira de cápsula, máquina de cápsulas, nespresso
thing:coffee capsule|cápsula de café
thing:moka pot|cafeteira italiana, moka
thing:french press|prensa francesa, french press
thing:pour-over dripper|coador, suporte para filtro, hario v60
thing:coffee filter paper|filtro de papel, filtro de café
thing:coffee grinder|moedor de café, moinho de café
thing:milk frother|espumador de leite, mixer de leite
thing:tamper|tamper, porta-filtro, acessórios de espresso
thing:kettle|chaleira, chaleira elétrica, jarro elétrico
thing:toaster|torradeira
thing:sandwich maker|sanduicheira, misteira, tostadeira, grill
thing:waffle iron|máquina de waffle
thing:air fryer|airfryer, fritadeira sem óleo
thing:deep fryer|fritadeira, fritadeira a óleo
thing:blender|liquidificador, blender
thing:hand blender|mixer, varinha mágica
thing:hand mixer|batedeira de mão, batedeira
thing:stand mixer|batedeira planetária, robô de cozinha
thing:food processor|processador de alimentos, mini processador, picadora
thing:cooking robot|robô de cozinha, bimby, panela multifuncional
thing:juicer|espremedor, centrífuga, juicer
thing:soda maker|gaseificador de água, sodastream
thing:CO2 cylinder|cilindro de co2, cápsula de gás
thing:water filter|filtro de água, purificador, jarra filtrante
thing:slow cooker|panela elétrica lenta, slow cooker
thing:pressure cooker|panela de pressão
thing:bread maker|máquina de pão, panificadora
thing:ice cream maker|sorveteira, máquina de gelados
thing:ice cube maker|forma de gelo, máquina de gelo, cuvete
thing:yogurt maker|iogurteira
thing:raclette grill|raclete, grelha de mesa
thing:fondue set|aparelho de fondue
thing:food dehydrator|desidratador de alimentos
thing:vacuum sealer|seladora a vácuo, embaladora a vácuo
thing:sous vide cooker|sous vide, termocirculador
thing:pasta machine|máquina de macarrão, máquina de massa
thing:kitchen scale|balança de cozinha
thing:food thermometer|termômetro culinário, termómetro de carne
thing:kitchen timer|timer de cozinha, temporizador
thing:egg cooker|cozedor de ovos
thing:pan|frigideira, sertã, sertãs
thing:cast iron pan|frigideira de ferro, panela de ferro
thing:wok|wok
thing:grill pan|bistequeira, frigideira grill, grelhador
thing:crepe pan|crepeira, panquequeira, tapioqueira
thing:pot|panela, caçarola, tacho
thing:casserole dish|panela de ferro esmaltada, cocotte, caçarola
thing:cookware set|jogo de panelas, conjunto de panelas, trem de cozinha
thing:pan lid|tampa de panela, tampa antirrespingo
thing:roasting tin|assadeira, travessa, refratário
thing:baking tray|tabuleiro de forno, forma retangular
thing:cake tin|forma de bolo, forma de fundo removível
thing:muffin tin|forma de muffin, forminhas de cupcake
thing:cookie cutter|cortador de biscoito, cortador de bolacha
thing:rolling pin|rolo de massa
thing:whisk|fouet, batedor de arame, vara de arames
thing:mixing bowl|tigela, saladeira, bowl
thing:piping bag|saco de confeitar, bico de confeitar
thing:cake decoration|confeitos, granulado, pasta americana
thing:baking paper|papel manteiga, papel vegetal
thing:cling film|filme plástico, papel alumínio, película aderente
thing:cooling rack|grade de resfriamento
thing:proofing basket|cesto de fermentação, banneton
thing:kitchen knife|faca de cozinha, faca do chef
thing:japanese knife|faca japonesa, santoku
thing:bread knife|faca de pão
thing:paring knife|faca de legumes
thing:steak knife|faca de churrasco, faca de carne
thing:knife block|cepo de facas, jogo de facas, barra magnética
thing:knife sharpener|afiador de facas, amolador, chaira, pedra de afiar
thing:cutting board|tábua de corte, tábua de cortar
thing:kitchen scissors|tesoura de cozinha
thing:peeler|descascador
thing:grater|ralador
thing:mandoline|mandolina, fatiador de legumes
thing:meat slicer|fatiador de frios, fiambreira
thing:garlic press|espremedor de alho
thing:can opener|abridor de latas
thing:corkscrew|saca-rolhas, abridor de garrafa
thing:colander|escorredor, peneira, coador
thing:salad spinner|centrífuga de salada
thing:spatula|espátula, colher de pau
thing:ladle|concha, escumadeira
thing:tongs|pegador, pinça de cozinha
thing:measuring cup|copo medidor, colher medidora
thing:mortar and pestle|pilão, pilões, almofariz
thing:salt mill|moedor de sal, moedor de pimenta, saleiro
thing:spice rack|porta-temperos, porta-especiarias
thing:food storage container|pote hermético, tupperware, marmita de vidro
thing:storage jar|pote de vidro, frasco, lata de mantimentos
thing:lunch box|lancheira, marmita
thing:food flask|marmita térmica, termo para comida
thing:thermos flask|garrafa térmica, termo
thing:water bottle|garrafa de água, squeeze
thing:travel mug|copo térmico, caneca térmica
thing:butter dish|manteigueira, queijeira
thing:bread bin|porta-pão, caixa de pão
thing:fruit bowl|fruteira
thing:dish rack|escorredor de louça, escorredor de loiça
thing:plate|prato, prato raso, prato fundo
thing:cereal bowl|tigela de cereal, taça, bowl
thing:tableware|aparelho de jantar, serviço de mesa, loiça
thing:cup|xícara, caneca, chávena
thing:saucer|pires
thing:glass|copo
thing:wine glass|taça de vinho, copo de vinho, taça de champanhe
thing:beer glass|copo de cerveja, caneca de chope
thing:cocktail shaker|coqueteleira, kit de drinks, taça de coquetel
thing:carafe|jarra, decanter, garrafa de mesa
thing:cutlery|talheres, faqueiro
thing:children's tableware|pratinho infantil, talheres de bebê, copo de transição
thing:disposable tableware|descartáveis, copo descartável, prato de papel
thing:drinking straw|canudo, palhinha
thing:tray|bandeja, tabuleiro
thing:serving platter|travessa, tábua de frios, prato de bolo, boleira
thing:teapot|bule
thing:tea infuser|infusor de chá, coador de chá
thing:picnic basket|cesta de piquenique, toalha de piquenique
thing:cool box|caixa térmica, cooler, geleira, isopor
thing:ice pack|gelo reutilizável, gelox, acumulador de frio
thing:shopping trolley|carrinho de compras, ecobag, sacola
thing:coffee|café, cafés, café moído
thing:coffee beans|café em grão, café em grãos
thing:decaf|café descafeinado, descafeinado
thing:instant coffee|café solúvel, café instantâneo
thing:tea|chá, chá preto, chá verde, mate
thing:tea bag|saquinho de chá, chá em saquetas
thing:herbal tea|chá de ervas, tisana, infusão
thing:matcha|matcha
thing:hot chocolate|chocolate quente, achocolatado, cacau
thing:chocolate|chocolate, barra de chocolate, tablete
thing:chocolates|bombons, trufas, caixa de bombons
thing:sweets|balas, doces, gomas, rebuçados
thing:liquorice|alcaçuz
thing:chewing gum|chiclete, pastilha elástica
thing:biscuit|biscoito, bolacha, cookie
thing:cake|bolo, torta, tarte
thing:gingerbread|panetone, pão de mel, bolo-rei
thing:crisps|batata chips, salgadinho, batatas fritas de pacote
thing:popcorn|pipoca, pipoqueira
thing:muesli|granola, cereal, cereais, aveia
thing:protein bar|barra de proteína, barrinha de cereal
thing:jam|geleia, compota, doce de fruta
thing:honey|mel
thing:nut butter|pasta de amendoim, manteiga de amendoim, creme de avelã
thing:syrup|xarope, melaço, agave
thing:sugar|açúcar, adoçante
thing:flour|farinha, farinha de trigo
thing:baking mix|mistura para bolo
thing:bread|pão
thing:pasta|macarrão, massa, espaguete
thing:rice|arroz
thing:olive oil|azeite, azeite extra virgem
thing:vinegar|vinagre, balsâmico
thing:oil and vinegar set|galheteiro, azeiteira
thing:spice|tempero, especiaria, ervas
thing:salt|sal, sal rosa
thing:stock|caldo
thing:soup|sopa, sopa pronta
thing:hot sauce|molho de pimenta, piripíri
thing:soy sauce|molho de soja, shoyu
thing:tinned food|enlatado, conserva, lata de tomate
thing:pickles|picles, azeitona, conserva
thing:spread|patê, patês, homus, pasta para pão
thing:cheese|queijo
thing:plant milk|leite vegetal, leite de aveia, leite de amêndoa
thing:egg|ovo, ovos
thing:meat substitute|tofu, hambúrguer vegano, proteína de soja
thing:fruit and vegetables|frutas e verduras, hortifrúti, legumes
thing:frozen food|comida congelada, prato pronto
thing:gift basket|cesta de presente, cabaz, cesta gourmet
thing:sparkling wine|espumante, champanhe, prosecco
thing:beer|cerveja, ipa
thing:alcohol-free drink|bebida sem álcool, cerveja sem álcool
thing:juice|suco, sumo
thing:mineral water|água mineral, água com gás
thing:kombucha|kombucha, kefir
thing:home brewing kit|kit de cerveja artesanal
thing:baby food|papinha, comida de bebê, leite em pó infantil, comida para bebé
thing:dietary supplement|suplemento alimentar, vitaminas
thing:protein powder|whey, proteína em pó, whey protein
thing:magnesium|magnésio
thing:omega 3|ômega 3, óleo de peixe
thing:collagen|colágeno, colagénio
thing:probiotic|probiótico
thing:melatonin|melatonina, valeriana
thing:phone|celular, smartphone, telemóvel, telemóveis
thing:senior phone|celular para idosos, telemóvel sénior
thing:landline phone|telefone fixo, telefone sem fio
thing:phone case|capinha, capa de celular, capa de telemóvel
thing:screen protector|película, película de vidro, película protetora
thing:charger|carregador, fonte
thing:charging cable|cabo carregador, cabo usb-c, cabo de carregamento
thing:wireless charger|carregador sem fio, carregador por indução
thing:power bank|power bank, carregador portátil, bateria externa, powerbank
thing:phone holder|suporte de celular, suporte para telemóvel
thing:sim card|chip, cartão sim, esim
thing:tablet|tablet, ipad
thing:e-reader|kindle, leitor de ebook
thing:stylus|caneta touch, stylus
thing:smartwatch|smartwatch, smartband, relógio inteligente
thing:watch strap|pulseira de relógio, bracelete, bracelete de relógio
thing:laptop|notebook, laptop, portátil
thing:computer|computador, pc, desktop
thing:monitor|monitor
thing:monitor arm|suporte de monitor, suporte de notebook
thing:keyboard|teclado
thing:computer mouse|mouse, rato
thing:mouse pad|mousepad, tapete de rato
thing:webcam|webcam, câmera web
thing:laptop bag|capa de notebook, mala de portátil
thing:docking station|hub usb, dock station
thing:external hard drive|hd externo, ssd, disco externo
thing:usb stick|pen drive, pen usb
thing:memory card|cartão de memória
thing:laptop battery|bateria de notebook, bateria de celular
thing:router|roteador, modem, modems, router
thing:wifi repeater|repetidor wifi, amplificador de sinal, mesh
thing:network cable|cabo de rede, cabo ethernet
thing:hdmi cable|cabo hdmi
thing:adapter|adaptador, conversor
thing:travel adapter|adaptador de tomada, adaptador de viagem
thing:cable management|organizador de cabos, canaleta
thing:headphones|fone de ouvido, headphone, auscultadores
thing:earbuds|fone intra-auricular, fones bluetooth, auriculares
thing:headset|headset
thing:speaker|caixa de som, caixinha bluetooth, coluna, coluna de som
thing:soundbar|soundbar, home theater, subwoofer
thing:smart speaker|alexa, echo, caixa de som inteligente
thing:hi-fi system|aparelho de som, receiver, aparelhagem, aparelhagens
thing:record player|toca-discos, vitrola, gira-discos
thing:radio|rádio
thing:microphone|microfone
thing:television|televisão, televisões, tv, smart tv, televisor
thing:tv wall mount|suporte de tv
thing:projector|projetor, tela de projeção
thing:streaming stick|chromecast, tv box, fire tv stick
thing:remote control|controle remoto, comando de tv, controlo remoto
thing:camera|câmera, máquina fotográfica, câmara fotográfica
thing:instant camera|polaroid, instax, câmera instantânea
thing:camera lens|lente de câmera, objetiva
thing:tripod|tripé, tripés, pau de selfie, gimbal
thing:camera bag|bolsa de câmera, alça de câmera
thing:action cam|gopro, câmera de ação, dashcam
thing:drone|drone
thing:security camera|câmera de segurança, câmara de vigilância
thing:video doorbell|campainha, videoporteiro, interfone
thing:smart home|casa inteligente, tomada inteligente, lâmpada inteligente
thing:smart lock|fechadura digital, fechadura eletrônica
thing:baby monitor|babá eletrônica, intercomunicador de bebé
thing:bluetooth tracker|airtag, rastreador, localizador
thing:battery|pilha, bateria
thing:battery charger|carregador de pilhas
thing:printer|impressora, multifuncional, multifuncionais
thing:ink cartridge|cartucho de tinta, toner, tinteiro
thing:photo printer|impressora de fotos, papel fotográfico, rotuladora
thing:scanner|scanner, leitor de códigos
thing:3d printer|impressora 3d, filamento
thing:game console|videogame, console, playstation, consola
thing:game controller|controle de videogame, comando de consola, joystick
thing:video game|jogo de videogame, game
thing:vr headset|óculos vr, realidade virtual
thing:calculator|calculadora
thing:electric shaver|barbeador elétrico, máquina de barbear
thing:hair dryer|secador de cabelo, secador
thing:heater|aquecedor, radiador
thing:infrared heater|aquecedor infravermelho, aquecedor de exterior
thing:stove|lareira, salamandra, fogão a lenha, recuperador de calor
thing:thermostat|termostato
thing:fan|ventilador, ventoinha
thing:air conditioner|ar condicionado, climatizador
thing:air purifier|purificador de ar
thing:humidifier|umidificador, humidificador
thing:dehumidifier|desumidificador, tira-mofo
thing:smoke alarm|detector de fumaça, detetor de fumo
thing:alarm system|alarme, sistema de alarme
thing:tool|ferramenta
thing:tool box|caixa de ferramentas, kit de ferramentas
thing:tool belt|cinto de ferramentas, bancada de trabalho
thing:hammer|martelo, marreta
thing:screwdriver|chave de fenda, chave philips
thing:bit set|jogo de bits, chave allen
thing:wrench|chave inglesa, chave de boca, jogo de soquetes
thing:torque wrench|torquímetro, chave dinamométrica
thing:pliers|alicate
thing:drill|furadeira, berbequim, berbequins
thing:cordless screwdriver|parafusadeira, aparafusadora
thing:drill bit|broca, serra copo
thing:sandpaper|lixa
thing:tool battery|bateria para ferramenta, bateria 18v
thing:tape measure|trena, fita métrica
thing:spirit level|nível, nível a laser
thing:laser distance meter|trena a laser, medidor laser
thing:pocket knife|canivete, navalha suíça
thing:utility cutter|estilete, x-ato
thing:ladder|escada, escadote
thing:clamp|grampo, sargento, torno de bancada
thing:glue gun|pistola de cola quente
thing:soldering iron|ferro de solda, estanho
thing:staple gun|grampeador tapeceiro, pinador, rebitador
thing:screw|parafuso
thing:steel nail|prego
thing:wall plug|bucha
thing:cable tie|abraçadeira de nylon, enforca gato
thing:padlock|cadeado
thing:door lock|fechadura, cilindro, tranca
thing:glue|cola, super cola
thing:tape|fita adesiva, fita dupla face, silver tape
thing:paint|tinta, tinta de parede
thing:wood paint|esmalte sintético, verniz, laca
thing:wood stain|stain, óleo para madeira, protetor de madeira
thing:paint primer|primer, fundo preparador, primário
thing:spray paint|tinta spray
thing:chalk paint|chalk paint, tinta giz
thing:paint roller|rolo de pintura, pincel, pincéis, trincha
thing:dust sheet|lona de proteção, plástico de pintura
thing:wallpaper|papel de parede
thing:window film|película para vidro, adesivo para vidro, papel contact
thing:flooring|piso, laminado, piso vinílico, soalho
thing:skirting board|rodapé, rodapés, perfil de acabamento
thing:floor underlay|manta para piso, base para laminado
thing:tile|azulejo, piso cerâmico, pastilha, ladrilho
thing:timber|madeira, tábua, compensado
thing:roofing|telha, calha, manta asfáltica
thing:door|porta
thing:window|janela, claraboia
thing:pipe|cano, tubo, conexão
thing:siphon|sifão, sifões
thing:seal|vedação, anel de vedação, borracha
thing:water pump|bomba d'água, bomba submersa
thing:water heater|aquecedor de água, boiler, esquentador, termoacumulador
thing:cistern|caixa acoplada, válvula de descarga, autoclismo
thing:socket|tomada
thing:light switch|interruptor
thing:extension lead|extensão, extensões, filtro de linha, régua de tomadas, extensão elétrica, extensões elétricas
thing:electrical cable|fio elétrico, cabo de energia
thing:fuse|disjuntor, fusível, quadro elétrico
thing:timer switch|timer, tomada programável
thing:multimeter|multímetro
thing:EV charger|carregador de carro elétrico, wallbox
thing:workwear|roupa de trabalho, macacão, macacões, jardineira
thing:safety shoes|sapato de segurança, botina, bota com biqueira
thing:work gloves|luva de trabalho, luva de proteção
thing:safety glasses|óculos de proteção, viseira
thing:dust mask|máscara, respirador, pff2
thing:hard hat|capacete de segurança, capacete de obra
thing:hi-vis vest|colete refletivo
thing:knee pads|joelheira
thing:garden furniture|móveis de jardim, mobiliário de exterior, mobiliário de jardim
thing:garden chair|espreguiçadeira, cadeira de jardim
thing:garden table|mesa de jardim, mesa de varanda
thing:outdoor cushion|almofada de exterior, almofada de jardim
thing:privacy screen|cerca, tela de privacidade, treliça
thing:garden storage box|baú de jardim
thing:plant|planta, planta de interior
thing:orchid|orquídea
thing:outdoor plant|arbusto, planta de exterior
thing:herb plant|manjericão, hortelã, ervas aromáticas
thing:vegetable plant|muda, muda de tomate, plântula
thing:seed|semente
thing:flower bulb|bulbo, bolbo, tulipa
thing:grass seed|grama, sementes de relva
thing:artificial grass|grama sintética, relva artificial
thing:propagator|sementeira, mini estufa
thing:potting soil|terra para vasos, substrato
thing:fertiliser|adubo, fertilizante
thing:mulch|casca de pinus, pedrinhas, cascalho
thing:weedkiller|herbicida, mata-mato
thing:pest control|inseticida, veneno
thing:plant pot|vaso, cachepô
thing:balcony planter|jardineira, floreira
thing:raised bed|canteiro elevado, horta elevada
thing:plant stand|suporte de planta, hanger de macramê, treliça
thing:watering can|regador
thing:garden hose|mangueira, mangueira de jardim
thing:sprinkler|aspersor, irrigação, gotejamento
thing:rain barrel|cisterna, barril de chuva
thing:composter|composteira, compostor
thing:lawn mower|cortador de grama, corta-relva
thing:robotic lawn mower|robô cortador de grama, robot corta-relva
thing:strimmer|roçadeira, aparador de grama, aparador de relva
thing:hedge trimmer|podador de cerca viva, corta-sebes
thing:secateurs|tesoura de poda, tesoura de jardim
thing:wheelbarrow|carrinho de mão
thing:gardening gloves|luva de jardinagem
thing:wellington boots|galocha, bota de borracha
thing:barbecue|churrasqueira, grelhador, barbecue
thing:charcoal|carvão
thing:barbecue accessories|espeto, acessórios para churrasco
thing:gas bottle|botijão de gás, garrafa de gás
thing:fire pit|braseiro, fogueira portátil
thing:swimming pool|piscina, piscina inflável
thing:pool chemicals|cloro, produtos para piscina, filtro de piscina
thing:pond liner|fonte, lago artificial
thing:garden gnome|anão de jardim, sino dos ventos, enfeite de jardim
thing:tarpaulin|lona
thing:dog food|ração para cachorro, ração, rações, comida para cão, ração para cães, comida para cães
thing:dog treats|petisco para cachorro, snack, osso, snacks para cães
thing:dog lead|guia, trela
thing:dog collar|coleira, plaquinha
thing:dog harness|peitoral, peitorais
thing:dog bed|caminha, cama de cachorro, cama para cães
thing:dog crate|casinha de cachorro, canil, cercadinho
thing:pet carrier|caixa de transporte, transportadora
thing:dog toy|brinquedo para cachorro, mordedor, brinquedo para cães
thing:dog coat|roupa de cachorro, capa para cão
thing:dog poo bag|saquinho cata-caca, sacos de dejetos
thing:pet grooming|escova para pet, shampoo para cachorro, rasqueadeira
thing:puppy pads|tapete higiênico, resguardos
thing:cat food|ração para gato, sachê para gato, comida para gatos
thing:cat litter|areia para gatos, granulado sanitário
thing:litter box|caixa de areia, liteira
thing:scratching post|arranhador, torre para gato
thing:cat toy|brinquedo para gato, catnip
thing:cat flap|portinha para pet
thing:aquarium|aquário, filtro de aquário
thing:fish food|ração para peixe, comida de peixe
thing:bird cage|gaiola de pássaro, ração de pássaro, viveiro, gaiola
thing:rabbit hutch|gaiola de coelho, gaiola de hamster
thing:hay|feno, ração de coelho
thing:hamster wheel|rodinha de hamster
thing:terrarium|terrário
thing:chicken coop|galinheiro, ração para galinhas
thing:horse riding gear|artigos de equitação, sela
thing:car tyre|pneu, pneu de carro
thing:rim|roda, calota, jante
thing:snow chains|corrente de neve
thing:engine oil|óleo de motor, lubrificante, graxa
thing:wiper blade|palheta, limpador de para-brisa, escovas limpa-vidros
thing:car care|cera automotiva, shampoo automotivo
thing:child car seat|cadeirinha de carro, cadeira auto, assento de elevação, bebê conforto, cadeirinha auto
thing:sun shade for car|protetor solar para carro, para-sol
thing:car bulb|lâmpada automotiva, lâmpada h7
thing:warning triangle|triângulo de sinalização, cabo de reboque
thing:tyre pump|calibrador, compressor de ar, bomba de pneu
thing:motorbike helmet|capacete de moto, capacete de mota
thing:motorcycle clothing|jaqueta de moto, luva de moto
thing:motorbike accessories|capa de moto, baú de moto
thing:caravan accessories|acessórios para motorhome, reboque
thing:pen|caneta, esferográfica
thing:fountain pen|caneta tinteiro, caneta de tinta permanente
thing:felt-tip pen|canetinha, marcador, marca-texto
thing:pencil case|estojo
thing:school bag|mochila escolar
thing:notebook|caderno, bloco de notas
thing:diary|agenda, planner, calendário
thing:printer paper|papel sulfite, papel a4, resma, papel de impressora
thing:envelope|envelope
thing:cardboard box|caixa de papelão, caixa de cartão
thing:folder|pasta, fichário, dossiê, dossiês, dossier
thing:sheet protector|plástico para pasta, separador, pasta suspensa
thing:scissors|tesoura
thing:sticky note|post-it, bloco adesivo, etiqueta
thing:glue stick|cola bastão, cola branca
thing:desk organiser|porta-canetas, organizador de mesa
thing:stamp|carimbo, almofada de carimbo
thing:sewing machine|máquina de costura, overloque
thing:fabric|tecido, tecido a metro
thing:wool|lã, fio, novelo
thing:embroidery kit|kit de bordado, ponto cruz, bastidor
thing:sewing pattern|molde de costura, giz de alfaiate
thing:iron-on patch|remendo, patch, adesivo termocolante
thing:craft supplies|material de artesanato
thing:modelling clay|argila, biscuit, massa de modelar
thing:sketchbook|caderno de desenho, bloco de desenho
thing:paint by numbers|pintura por números, diamond painting, livro de colorir
thing:book|livro
thing:children's book|livro infantil
thing:cookbook|livro de receitas, livro de culinária
thing:comic|gibi, quadrinhos, mangá, banda desenhada
thing:ebook|ebook, livro digital, audiolivro
thing:magazine|revista, jornal, jornais
thing:vinyl record|disco de vinil, cd, lp
thing:dvd|dvd, blu-ray
thing:map|mapa, globo, mapa-múndi
thing:painting|quadro, pintura, obra de arte
thing:photo book|álbum de fotos, fotolivro, revelação de fotos
thing:sheet music|partitura, songbook
thing:spare part|peça de reposição, refil, recarga
thing:filter|filtro
thing:iron tablets|suplemento de ferro
thing:vitamin d|vitamina d
thing:vitamin c|vitamina c, zinco
thing:vitamin b12|vitamina b12, complexo b
thing:sauce|molho, molho de tomate
thing:ketchup|ketchup
thing:mayonnaise|maionese
thing:mustard|mostarda
thing:pesto|pesto
thing:barbecue sauce|molho barbecue, molho para salada
thing:milk|leite
thing:butter|manteiga, margarina
thing:yogurt|iogurte
thing:cream|creme de leite, nata, natas
thing:ham|presunto, bacon, fiambre
thing:sausage|linguiça, salsicha, salame, enchidos
thing:meat|carne, bife, picanha
thing:chicken|frango, peru
thing:fish|peixe, salmão, atum, bacalhau
thing:seafood|frutos do mar, camarão, marisco
thing:fork|garfo
thing:spoon|colher
thing:nuts|castanhas, nozes, frutos secos
thing:almond|amêndoa
thing:cashew|castanha de caju, caju, pistache
thing:hazelnut|avelã, avelãs, noz
thing:peanut|amendoim, amendoins
thing:dried fruit|frutas secas, passas
thing:date fruit|tâmara
thing:yeast|fermento biológico, levedura
thing:baking powder|fermento em pó, bicarbonato
thing:sourdough|fermento natural, levain, massa mãe
thing:sewing kit|kit de costura, caixa de costura
thing:sewing needle|agulha de costura, alfinete, dedal
thing:sewing thread|linha de costura, bobina
thing:button|botão, botões
thing:zip|zíper, fecho éclair, fecho de correr
thing:velcro|velcro
thing:elastic|elástico
thing:stapler|grampeador, agrafador
thing:hole punch|furador
thing:paper clip|clipe, prendedor de papel
thing:laminator|plastificadora, laminadora
thing:paper shredder|fragmentadora, trituradora de papel
thing:paper cutter|guilhotina, refiladora
thing:eraser|borracha
thing:pencil sharpener|apontador, afia
thing:correction fluid|corretivo, branquinho
thing:pencil|lápis, lapiseira
thing:coloured pencils|lápis de cor, giz de cera
thing:bolt|parafuso sextavado, barra roscada
thing:hex nut|porca
thing:flat washer|arruela, anilha
thing:cement|cimento, argamassa, concreto
thing:gypsum plaster|gesso, drywall, pladur
thing:door stop|trava de porta, segura-porta
thing:stair gate|portão de segurança, grade de bebê
thing:child safety lock|trava de segurança infantil, protetor de quina
thing:first aid kit|kit de primeiros socorros
thing:sticking plaster|curativo, band-aid, penso rápido
thing:bleach|água sanitária, lixívia
thing:disinfectant|desinfetante, álcool gel
thing:drain cleaner|desentupidor líquido, desentope canos
thing:plunger|desentupidor
thing:soap dispenser|dispenser de sabonete, saboneteira líquida
thing:soap dish|saboneteira
thing:parasol|guarda-sol, guarda-sóis, ombrelone, chapéu de sol
thing:parasol base|base de guarda-sol
thing:shade sail|toldo, vela de sombra
thing:gazebo|gazebo, tenda, pérgola
thing:smoker|defumador, fumeiro
thing:pizza oven|forno de pizza, pedra de pizza
thing:plancha|chapa, plancha
thing:hot tub|ofurô, ofurôs, hidromassagem, jacuzzi
thing:sauna|sauna
thing:garden shed|casinha de jardim, abrigo de jardim
thing:greenhouse|estufa
thing:spade|pá, enxada, ancinho de cava
thing:garden tools|ferramentas de jardim, pazinha
thing:chainsaw|motosserra
thing:axe|machado
thing:leaf blower|soprador de folhas
thing:rake|ancinho, rastelo
thing:snow shovel|pá de neve
thing:de-icing salt|sal para degelo
thing:ice scraper|raspador de gelo
thing:mosquito repellent|repelente
thing:fly trap|armadilha para moscas, mata-moscas
thing:mousetrap|ratoeira
thing:flea treatment|antipulgas, coleira antipulgas
thing:tick remover|pinça para carrapato, removedor de carraças
thing:wormer|vermífugo, desparasitante
thing:pet bowl|comedouro, tigela para pet
thing:pet water fountain|fonte para gato, bebedouro
thing:automatic feeder|comedouro automático
thing:bird house|casinha de pássaro, ninho
thing:bird feeder|comedouro para pássaros
thing:bird food|alpiste, ração para pássaros
thing:insect hotel|hotel de insetos
thing:brake pads|pastilha de freio, pastilhas de travão
thing:car parts|autopeças, vela de ignição, filtro de óleo
thing:antifreeze|aditivo de radiador, anticongelante
thing:screenwash|limpa para-brisa, limpa-vidros automóvel
thing:adblue|arla 32, adblue, galão de combustível
thing:car seat cover|capa de banco, capa de volante
thing:car floor mats|tapete de carro, tapete de porta-malas
thing:roof rack|rack de teto, barras de tejadilho
thing:bike rack for car|suporte de bicicletas, transbike, engate
thing:car radio|som automotivo, rádio de carro
thing:sat nav|gps
thing:reversing camera|câmera de ré, sensor de estacionamento
thing:car battery|bateria de carro
thing:jump starter|cabo de chupeta, auxiliar de partida
thing:rice cooker|panela de arroz, panela elétrica
thing:steamer|panela a vapor, cozi-vapor
thing:wine|vinho
thing:red wine|vinho tinto
thing:white wine|vinho branco
thing:rosé wine|vinho rosé
thing:spirits|destilado, cachaça, aguardente
thing:gin|gin
thing:whisky|uísque, whisky
thing:rum|rum
thing:vodka|vodka, vodca
thing:liqueur|licor, vermute, aperitivo
thing:soft drink|refrigerante, sumo com gás
thing:energy drink|energético, bebida energética
thing:graphics card|placa de vídeo, placa gráfica
thing:ram|memória ram, processador
thing:couscous|cuscuz, bulgur
thing:quinoa|quinoa, trigo sarraceno
thing:pulses|leguminosas
thing:lentils|lentilha
thing:beans|feijão
thing:chickpeas|grão-de-bico
thing:cooking oil|óleo de cozinha, óleo de soja, óleo de girassol
thing:coconut oil|óleo de coco
thing:chia seeds|chia, linhaça
thing:spirulina|spirulina
thing:turmeric|cúrcuma, açafrão-da-terra, gengibre
thing:hand saw|serrote
thing:jigsaw tool|serra tico-tico, serra de recortes
thing:circular saw|serra circular, serra de mesa
thing:sander|lixadeira
thing:angle grinder|esmerilhadeira, rebarbadora, disco de corte
thing:oscillating multi-tool|micro retífica, multiferramenta
thing:hammock|rede, rede de descanso
thing:hanging chair|balanço de varanda, cadeira suspensa
thing:monstera|costela-de-adão, monstera
thing:snake plant|espada-de-são-jorge, zamioculca, jiboia
thing:rose bush|roseira
thing:lavender plant|lavanda, alfazema
thing:hydrangea|hortênsia, gerânio, petúnia
thing:tree|árvore, conífera
thing:fruit tree|árvore frutífera, macieira
thing:olive tree|oliveira, limoeiro
thing:cactus|cacto, suculenta
thing:bonsai|bonsai
thing:novel|romance, ficção
thing:thriller|suspense, policial, thriller
thing:non-fiction|não ficção, biografia, autoajuda
thing:travel guide|guia de viagem
thing:textbook|livro didático, livro escolar, apostila
thing:thermometer|termômetro, higrômetro
thing:weather station|estação meteorológica
thing:co2 monitor|medidor de co2
thing:fire extinguisher|extintor
thing:fire blanket|manta corta-fogo
thing:firewood|lenha
thing:wood pellets|pellets
thing:fire lighter|isqueiro, fósforo, acendalhas
thing:creatine|creatina
thing:electrolytes|isotônico, eletrólitos, gel energético
thing:amino acids|bcaa, pré-treino, aminoácidos
thing:party decoration|decoração de festa, bandeirinhas, confete
thing:balloon|balão, balões, bexiga
thing:magnet|ímã, imã de geladeira, íman
thing:drawing pin|tachinha, percevejo, pionés
thing:whiteboard|quadro branco, lousa, quadro negro
thing:pinboard|quadro de cortiça, mural
thing:rope|corda, barbante, cordel, cordéis
thing:lashing strap|cinta de catraca, cinta de amarração
thing:carabiner|mosquetão, mosquetões
thing:metal chain|corrente de metal
thing:acrylic paint|tinta acrílica
thing:watercolour|aquarela, aguarela
thing:oil paint|tinta a óleo, guache
thing:artist brush|pincel artístico, pincéis artísticos
thing:easel|cavalete
thing:artist canvas|tela de pintura
thing:bookmark|marcador de página
thing:bookend|aparador de livros, suporte de livro
thing:book light|luz de leitura
thing:greeting card|cartão, cartões, cartão de aniversário, cartão de felicitações
thing:invitation|convite
thing:postcard|cartão-postal, cartões-postais
thing:wrapping paper|papel de presente, papel de embrulho
thing:gift bag|sacola de presente, caixa de presente
thing:ribbon|fita, laço
thing:knitting needles|agulhas de tricô
thing:crochet hook|agulha de crochê, amigurumi
thing:silicone sealant|silicone, selante
thing:grout|rejunte, argamassa colante
thing:filler|massa corrida, betume de parede
thing:solar panel|painel solar, painéis solares, placa solar
thing:generator|gerador, estação de energia
thing:journal|diário, bullet journal
thing:photo album|álbum de fotos, livro de assinaturas
thing:candle making kit|kit para fazer velas, kit de sabonetes
thing:epoxy resin|resina epóxi, molde de silicone
thing:earplugs|tampão de ouvido, protetor auricular
thing:ear defenders|abafador de ruído
thing:insulation|isolante, lã de vidro, lã de rocha
thing:draught excluder|veda-porta, fita de vedação, veda-frestas
thing:wine rack|porta-vinho, suporte para garrafas
thing:kitchen trolley|carrinho de cozinha, ilha, carrinho bar
thing:kitchen sink|pia de cozinha, cuba, lava-loiça
thing:kitchen unit|armário de cozinha, cozinha planejada
thing:bidet|bidê, bidês, ducha higiênica
thing:bed rail|grade de cama, protetor de berço
thing:dog ramp|rampa para cachorro, escadinha pet
thing:dog muzzle|focinheira, apito, clicker
thing:tv aerial|antena, decodificador
thing:air pump|bomba de ar, inflador
thing:hose connector|engate de mangueira, conector de mangueira
thing:charger plug for car|carregador veicular, carregador de isqueiro
thing:fireworks|fogos de artifício, estrelinhas
thing:flag|bandeira, faixa
thing:clothing|roupa, vestuário, roupas
thing:t-shirt|camiseta, t-shirt
thing:long-sleeve top|camiseta manga longa, camisola de manga comprida
thing:tank top|regata, camiseta sem manga, camisola de alças
thing:camisole|blusa de alcinha, top de alças
thing:crop top|cropped, top curto
thing:polo shirt|camisa polo, polo
thing:shirt|camisa, camisa social
thing:blouse|blusa, camisa feminina
thing:tunic|túnica, bata
thing:jumper|suéter, pulôver, blusa de lã, camisola
thing:turtleneck|gola alta, gola rolê
thing:cardigan|cardigã, cardigãs, casaquinho, casaco de malha
thing:sweatshirt|moletom, moletons, blusão, blusões, sweatshirt
thing:hoodie|moletom com capuz, canguru, hoodie, camisola com capuz
thing:fleece jacket|jaqueta de fleece, casaco polar
thing:knitwear|tricô, tricôs, malhas, roupa de tricô
thing:waistcoat|colete social, colete de terno
thing:body warmer|colete acolchoado, colete puffer
thing:jacket|jaqueta, casaco, blusão, blusões
thing:coat|casaco, sobretudo
thing:winter jacket|jaqueta de inverno, casaco de inverno
thing:down jacket|jaqueta puffer, casaco de penas, jaqueta acolchoada
thing:raincoat|capa de chuva, impermeável, gabardine
thing:rain trousers|calça de chuva, calças impermeáveis
thing:poncho|poncho
thing:softshell jacket|softshell, jaqueta softshell
thing:windbreaker|corta-vento
thing:trench coat|trench coat, gabardina
thing:leather jacket|jaqueta de couro, blusão de couro, casaco de couro
thing:denim jacket|jaqueta jeans, casaco de ganga
thing:bomber jacket|jaqueta bomber, college
thing:blazer|blazer
thing:suit|terno, fato
thing:tuxedo|smoking
thing:trousers|calça, calças
thing:jeans|calça jeans, jeans, calças de ganga
thing:chinos|calça chino, calça de sarja
thing:cargo trousers|calça cargo
thing:joggers|calça de moletom, calça jogger
thing:tracksuit|agasalho, conjunto de moletom, fato de treino
thing:leggings|legging, calça legging
thing:shorts|shorts, bermuda, calções
thing:cycling shorts|bermuda de ciclismo, bretelle
thing:capri trousers|calça capri, corsário
thing:dungarees|jardineira, macacão jeans, macacões jeans
thing:jumpsuit|macacão, macacões, macaquinho
thing:dress|vestido
thing:summer dress|vestido de verão, vestido longo, vestido de praia
thing:evening dress|vestido de festa, vestido de noite
thing:wedding dress|vestido de noiva
thing:skirt|saia, minissaia
thing:underwear|roupa íntima, roupa interior
thing:boxer shorts|cueca boxer, boxers
thing:briefs|cueca, slip
thing:knickers|calcinha, cuecas de senhora, fio dental
thing:bra|sutiã, sutiãs, soutien
thing:sports bra|top esportivo, sutiã desportivo, sutiãs desportivos
thing:nursing bra|sutiã de amamentação
thing:lingerie|lingerie, conjunto de lingerie
thing:bodysuit|body
thing:shapewear|cinta modeladora, modelador
thing:undershirt|camiseta de baixo, camisola interior
thing:thermal underwear|segunda pele, roupa térmica, ceroulas
thing:socks|meia, meias, peúgas
thing:knee socks|meia até o joelho, meião
thing:compression socks|meia de compressão, meia elástica
thing:tights|meia-calça, collants
thing:stockings|meia 7/8, meia arrastão
thing:pyjamas|pijama
thing:nightgown|camisola, camisa de noite
thing:dressing gown|robe, roupão, roupões
thing:onesie|pijama macacão, kigurumi
thing:swimsuit|maiô, maiôs, fato de banho
thing:bikini|biquíni
thing:swim trunks|sunga, calção de banho, short de praia
thing:rash guard|camiseta uv, lycra de surf
thing:wetsuit|roupa de neoprene, fato de surf, long john, fato de neoprene
thing:swim cap|touca de natação
thing:swimming goggles|óculos de natação
thing:sarong|canga, saída de praia, kanga
thing:ski jacket|jaqueta de esqui, casaco de neve
thing:ski trousers|calça de esqui, calça de neve
thing:snowsuit|macacão de neve, fato de neve
thing:football shirt|camisa de time, camisola de futebol
thing:cycling jersey|camisa de ciclismo, jersey
thing:running top|camiseta de treino, camiseta dry fit
thing:hiking trousers|calça de trilha, calças de caminhada
thing:workwear (2)|roupa de trabalho, uniforme de trabalho
thing:lab coat|jaleco, bata médica
thing:apron (2)|avental, aventais
thing:uniform|uniforme, farda
thing:traditional dress|traje típico, traje tradicional
thing:costume|fantasia, disfarce
thing:baby clothes|roupa de bebê, enxoval, enxovais
thing:sleepsuit|macacão de bebê, babygrow
thing:baby bodysuit|body de bebê
thing:children's clothing|roupa infantil, roupa de criança
thing:maternity clothes|roupa de gestante, roupa de grávida
thing:sportswear|roupa de academia, roupa esportiva, roupa desportiva
thing:hat|chapéu
thing:sun hat|chapéu de praia, bucket hat, chapéu de palha
thing:cap|boné, bonés
thing:beanie|gorro, touca de lã
thing:flat cap|boina
thing:headband|faixa de cabelo, tiara, bandolete
thing:balaclava|balaclava, touca ninja
thing:scarf|cachecol, cachecóis
thing:shawl|xale, estola, echarpe
thing:neckerchief|lenço, bandana
thing:neck warmer|gola, tubo de pescoço
thing:gloves|luva, luvas
thing:mittens|luvas sem dedos separados, mitenes
thing:fingerless gloves|luvas sem dedos, punhos
thing:ski gloves|luvas de esqui, luvas de neve
thing:cycling gloves|luvas de ciclismo, luvas de treino
thing:belt|cinto
thing:belt buckle|fivela
thing:braces|suspensório
thing:tie|gravata
thing:bow tie|gravata-borboleta, laço
thing:pocket square|lenço de bolso
thing:handkerchief|lenço de pano
thing:cufflinks|abotoaduras, botões de punho
thing:tie clip|prendedor de gravata, alfinete de gravata
thing:shoes|sapato, calçado
thing:sneakers|tênis, sapatilhas, ténis
thing:running shoes|tênis de corrida, sapatilhas de corrida, ténis de corrida
thing:hiking boots|bota de trilha, bota de montanha, bota de caminhada
thing:football boots|chuteira
thing:boots|bota, bota cano longo
thing:ankle boots|botinha, coturno, botins
thing:winter boots|bota de inverno, bota de neve
thing:wellington boots (2)|galocha, bota de chuva
thing:sandals|sandália, rasteirinha
thing:flip-flops|chinelo, havaianas
thing:mules|tamanco, slide, mule
thing:slippers|pantufa, chinelo de quarto
thing:high heels|salto alto, scarpin, sapatos de salto, sapatos de salto alto
thing:ballet flats|sapatilha, sabrinas
thing:loafers|mocassim, mocassins, loafer
thing:dress shoes|sapato social, oxford
thing:espadrilles|alpargata, alpercata
thing:safety shoes (2)|botina de segurança, sapato de segurança
thing:barefoot shoes|tênis barefoot, calçado barefoot
thing:water shoes|sapatilha aquática, sapatilha de água
thing:children's shoes|sapato infantil, sapato de criança
thing:dance shoes|sapatilha de balé, sapato de dança
thing:insoles|palmilha
thing:shoelaces|cadarço, atacadores
thing:sole|sola, solado
thing:shoe polish|graxa de sapato, pomada para sapatos
thing:shoe tree|alargador de sapato, forma de sapato
thing:handbag|bolsa, mala de senhora, carteira, mala de mão, carteira de senhora
thing:shoulder bag|bolsa tiracolo, bolsa transversal
thing:tote bag|bolsa tote, ecobag, sacola
thing:clutch|clutch, bolsa de festa
thing:bum bag|pochete, bolsa de cintura
thing:backpack|mochila
thing:school bag (2)|mochila escolar, pasta escolar
thing:laptop bag (2)|mochila para notebook, mala para portátil
thing:briefcase|pasta executiva, pasta de documentos
thing:gym bag|bolsa de academia, saco de desporto
thing:drawstring bag|sacochila, saco mochila
thing:weekend bag|bolsa de viagem, mala de mão
thing:suitcase|mala, mala de viagem
thing:carry-on|mala de bordo, mala de cabine, bagagem de mão
thing:hard shell suitcase|mala rígida
thing:luggage set|conjunto de malas, kit de malas
thing:luggage tag|etiqueta de bagagem, tag de mala
thing:luggage lock|cadeado de mala, cadeado tsa
thing:packing cubes|organizador de mala, necessaire organizadora
thing:luggage wheel|rodinha de mala, puxador de mala
thing:toiletry bag|nécessaire, bolsa de higiene
thing:garment bag (2)|capa para terno, porta-fatos
thing:wallet|carteira, porta-moedas
thing:passport holder|porta-passaporte, capa de passaporte
thing:key ring|chaveiro, porta-chaves
thing:bag strap|alça de bolsa, alça tiracolo
thing:umbrella|guarda-chuva, sombrinha
thing:jewellery|joia, bijuteria
thing:ring|anel, anéis
thing:engagement ring|anel de noivado, solitário
thing:wedding ring|aliança
thing:necklace|colar, gargantilha
thing:pendant|pingente, medalha, berloque
thing:bracelet|pulseira, bracelete
thing:anklet|tornozeleira
thing:earrings|brinco, brincos
thing:piercing|piercing
thing:brooch|broche, pin
thing:gemstone|pedra preciosa, gema
thing:jewellery box|porta-joias, caixa de joias
thing:watch|relógio, relógio de pulso
thing:automatic watch|relógio automático, cronógrafo
thing:smartwatch (2)|smartwatch, relógio inteligente
thing:watch strap (2)|pulseira de relógio, bracelete de relógio
thing:watch battery|bateria de relógio, pilha de relógio
thing:watch box|caixa de relógio, porta-relógios
thing:sunglasses|óculos de sol, óculos escuros
thing:glasses|óculos, óculos de grau
thing:reading glasses|óculos de leitura, óculos para perto
thing:blue light glasses|óculos luz azul, óculos de computador
thing:sports glasses|óculos esportivos, óculos de desporto
thing:ski goggles|óculos de esqui, óculos de neve
thing:glasses frame|armação de óculos
thing:glasses case|estojo de óculos, porta-óculos
thing:glasses chain|cordão de óculos, corrente de óculos
thing:glasses cleaner|limpa-lentes, flanela para óculos
thing:contact lenses|lentes de contato, lentes de contacto
thing:zip (2)|zíper, fecho
thing:button (2)|botão, botões
thing:hood|capuz
thing:sleeve|manga
thing:lining|forro
thing:pocket|bolso
thing:waistband|cós, elástico da cintura
thing:hair accessories|elástico de cabelo, xuxinha, scrunchie
thing:hi-vis vest (2)|colete refletivo, colete refletor
thing:dirndl|dirndl, traje alemão feminino
thing:lederhosen|lederhosen
thing:earmuffs|tapa-orelha, protetor de orelhas
thing:beret|boina francesa
thing:waterproofing spray|spray impermeabilizante
thing:shoehorn|calçadeira
thing:money belt|doleira, porta-dólar
thing:key case|porta-chaves de couro, estojo de chaves
thing:diamond|diamante, brilhante
thing:zirconia|zircônia, strass
thing:watch winder|winder, caixa giratória de relógio
thing:watch crystal|vidro de relógio, cristal de safira
thing:watch face|mostrador
thing:spectacle lenses|lentes de grau, lentes progressivas, multifocal
thing:nose pads|plaqueta de óculos, haste de óculos
thing:press stud|botão de pressão, mola de pressão
thing:shirt collar|gola, colarinho, lapela
thing:cuff|punho
thing:drawstring|cordão, cordões, cordão de ajuste
thing:hair clip|presilha, piranha, gancho de cabelo
thing:toy|brinquedo
thing:soft toy|pelúcia, bicho de pelúcia, peluche
thing:doll|boneca
thing:dolls house|casa de bonecas
thing:dolls pram|carrinho de boneca
thing:building blocks|blocos de montar, blocos de madeira, blocos de construção
thing:construction set|lego, jogo de montar, blocos de construção
thing:magnetic tiles|blocos magnéticos, peças magnéticas
thing:toy car|carrinho, carrinho de brinquedo, miniatura, carro de brincar
thing:remote control car|carrinho de controle remoto, carro telecomandado
thing:race track|pista de carrinhos, autorama
thing:toy train|trem de brinquedo, trenzinho, comboio de brincar
thing:model railway|ferromodelismo, trem elétrico
thing:model kit|plastimodelismo, kit de montar, maquete
thing:action figure|boneco de ação, action figure
thing:animal figure|animal de brinquedo, dinossauro de brinquedo
thing:play kitchen|cozinha infantil, cozinha de brincar
thing:play food|comidinha de brinquedo, jogo de chá
thing:toy shop counter|mercadinho, caixa registradora de brinquedo
thing:toy tools|ferramentas de brinquedo, bancada infantil
thing:doctor's kit|kit médico infantil, maleta de médico
thing:fancy dress|fantasia infantil, disfarce
thing:wig|peruca
thing:carnival mask|máscara de carnaval
thing:hand puppet|fantoche, marionete
thing:puppet theatre|teatro de fantoches
thing:play tent|cabana infantil, tenda infantil
thing:playhouse|casinha de brinquedo
thing:sandpit|caixa de areia
thing:sand toys|brinquedo de praia, baldinho e pá
thing:swing|balanço, baloiço
thing:slide|escorregador, escorrega
thing:climbing frame|brinquedão, trepa-trepa
thing:trampoline|cama elástica, pula-pula, trampolim, trampolins
thing:bouncy castle|castelo inflável, pula-pula inflável
thing:paddling pool|piscina infantil, piscina inflável infantil, piscina insuflável
thing:swim ring|boia, boia de braço
thing:water gun|arminha de água, pistola de água
thing:soap bubbles|bolha de sabão
thing:kite|pipa, papagaio de papel
thing:skipping rope|corda de pular, corda de saltar
thing:yo-yo|ioiô, ioiôs, pião, piões
thing:juggling balls|malabares, bolas de malabarismo
thing:balance bike|bicicleta de equilíbrio, balance bike
thing:tricycle|triciclo
thing:kids scooter|patinete infantil, trotinete, trotinete infantil
thing:ride-on toy|motoca, carrinho de passeio infantil, andador carro
thing:electric ride-on car|carro elétrico infantil
thing:go-kart|kart a pedal, kart
thing:rocking horse|cavalo de balanço, cavalinho
thing:hobby horse|cavalinho de pau
thing:baby walker|andador, empurrador
thing:rattle|chocalho
thing:teether|mordedor
thing:comforter blanket|naninha, dou-dou, paninho
thing:baby mobile|móbile de berço
thing:play mat|tapete de atividades, ginásio de bebê
thing:stacking toy|brinquedo de encaixar, torre de empilhar
thing:activity cube|cubo de atividades, busy board
thing:bath toy|brinquedo de banho, patinho de borracha
thing:pull-along toy|brinquedo de puxar
thing:educational toy|brinquedo educativo, brinquedo pedagógico
thing:science kit|kit de ciências, laboratório infantil
thing:toy robot|robô de brinquedo, kit de robótica
thing:walkie-talkie|walkie-talkie
thing:audio player for kids|toniebox, leitor de histórias infantil
thing:music box|caixinha de música
thing:kids night light|luminária infantil, projetor de estrelas
thing:slime|slime, areia cinética
thing:play dough|massinha, plasticina
thing:fidget toy|fidget, pop it, bolinha antiestresse
thing:trading cards|cartas colecionáveis, cartas pokémon
thing:stickers|figurinhas, adesivos, autocolantes, cromos
thing:temporary tattoo|tatuagem temporária
thing:magic set|kit de mágica
thing:board game|jogo de tabuleiro
thing:card game|jogo de cartas, baralho
thing:dice|dados
thing:chess set|xadrez, tabuleiro de xadrez
thing:draughts|damas, gamão
thing:role-playing game|rpg, dungeons and dragons
thing:escape room game|escape room, jogo de mistério
thing:memory game|jogo da memória
thing:dominoes|dominó, dominós
thing:quiz game|jogo de perguntas, quiz
thing:jigsaw puzzle|quebra-cabeça, puzzle
thing:puzzle mat|porta-puzzle, tapete de puzzle
thing:wooden puzzle|quebra-cabeça de madeira, encaixe de madeira
thing:brain teaser|cubo mágico, quebra-cabeça 3d
thing:marble run|pista de bolinhas, bolinha de gude, berlindes
thing:table football|pebolim, totó, matraquilhos
thing:dartboard|alvo de dardos, dardos
thing:outdoor game|jogo ao ar livre, jogo de quintal
thing:travel game|jogo de viagem
thing:picture book|livro ilustrado
thing:board book|livro cartonado, livro de pano
thing:pop-up book|livro pop-up, livro de abas
thing:fairy tale book|contos de fadas, histórias para dormir
thing:first reader|primeiras leituras, livro de alfabetização
thing:young adult book|livro juvenil, young adult
thing:colouring book|livro de colorir
thing:sticker book|livro de adesivos, livro de autocolantes
thing:comic (2)|gibi, quadrinhos, mangá, banda desenhada
thing:children's encyclopedia|enciclopédia infantil, atlas infantil
thing:baby album|álbum do bebê, livro do bebé
thing:friendship book|caderno de recordações, diário infantil
thing:school bag (3)|mochila escolar
thing:nursery backpack|mochila infantil, mochila de creche
thing:pencil case (2)|estojo, estojo escolar
thing:school cone|cone escolar
thing:school supplies|material escolar, materiais escolares
thing:exercise book|caderno, caderno escolar
thing:notebook cover|capa de caderno, plástico de encapar
thing:pencil (2)|lápis, lápis hb
thing:mechanical pencil|lapiseira, grafite
thing:coloured pencil|lápis de cor
thing:wax crayon|giz de cera
thing:felt tip pen|canetinha, canetas de feltro
thing:fineliner|caneta ponta fina, brush pen
thing:highlighter|marca-texto, marcador fluorescente
thing:fountain pen (2)|caneta tinteiro
thing:ballpoint pen|caneta esferográfica, caneta gel
thing:eraser (2)|borracha
thing:pencil sharpener (2)|apontador, afia-lápis
thing:ruler|régua, esquadro, transferidor
thing:compass for drawing|compasso
thing:glue stick (2)|cola bastão, cola escolar
thing:kids scissors|tesoura infantil, tesoura sem ponta
thing:ring binder|fichário, pasta de argolas
thing:school planner|agenda escolar
thing:school calculator|calculadora científica
thing:name label|etiqueta de nome, etiqueta termocolante
thing:blackboard|lousa infantil, quadro de giz, giz
thing:sidewalk chalk|giz de calçada
thing:kids globe|globo terrestre infantil
thing:kids lunch box|lancheira infantil
thing:kids water bottle|garrafinha infantil
thing:balloon (2)|balão, balões, bexiga
thing:helium bottle|gás hélio, cilindro de hélio
thing:garland|bandeirinhas, guirlanda, varalzinho, grinalda
thing:party decorations|artigos de festa, decoração de festa
thing:confetti|confete, lança-confete
thing:party tableware|descartáveis de festa, copo de papel
thing:birthday candle|vela de aniversário, topo de bolo
thing:party bag|lembrancinha, sacolinha surpresa
thing:party hat|chapéu de festa, língua de sogra
thing:piñata|pinhata
thing:birthday invitation|convite de aniversário
thing:greeting card (2)|cartão de aniversário, cartão de felicitações
thing:gift wrap|papel de presente, sacola de presente
thing:pram|carrinho de bebê, moisés, carrinho de bebé
thing:pushchair|carrinho de passeio, carrinho guarda-chuva
thing:travel system|travel system, carrinho 3 em 1, trio
thing:double pushchair|carrinho de gêmeos, carrinho duplo
thing:jogging stroller|carrinho de corrida, carrinho 3 rodas
thing:carrycot|moisés, alcofa
thing:baby bike trailer|reboque de bicicleta
thing:child bike seat|cadeirinha de bicicleta
thing:child car seat (2)|cadeirinha de carro, cadeira auto
thing:infant car seat|bebê conforto, ovinho
thing:pram rain cover|capa para carrinho
thing:footmuff|saco de carrinho, footmuff
thing:pram parasol|sombrinha para carrinho
thing:buggy board|patinete para carrinho, buggy board
thing:changing bag|bolsa maternidade, mala de maternidade
thing:baby carrier|canguru, sling, marsúpio
thing:child carrier backpack|mochila porta-bebê
thing:cot|berço, cama de grades
thing:bedside crib|berço de encostar, mini berço
thing:travel cot|berço portátil, berço de viagem
thing:kids bed|mini cama, cama infantil, cama montessoriana
thing:bunk bed (2)|beliche infantil, beliche
thing:bed guard|grade de cama, protetor lateral
thing:cot mattress|colchão de berço
thing:baby sleeping bag (2)|saco de dormir infantil
thing:nursery furniture|móveis de bebê, cômoda trocador
thing:changing mat|trocador portátil, trocador
thing:highchair|cadeira de alimentação, cadeirão de bebé
thing:baby bouncer|cadeira de descanso, espreguiçadeira de bebé
thing:playpen|cercadinho, parque de bebé
thing:stair gate (2)|portão de segurança, cancela de bebé
thing:childproofing|trava de segurança, protetor de tomada
thing:baby monitor (2)|babá eletrônica, intercomunicador
thing:nappy|fralda
thing:baby bottle|mamadeira, biberão, biberões
thing:dummy|chupeta
thing:potty|penico, troninho, redutor de assento, bacio
thing:baby bath|banheira de bebê
thing:lipstick|batom, batons, gloss
thing:mascara|rímel, rímeis, máscara de cílios, delineador, máscara de pestanas
thing:foundation|base, corretivo, pó facial, base de maquilhagem
thing:nail polish|esmalte, verniz de unhas
thing:face cream|creme facial, hidratante facial, creme de rosto
thing:sunscreen|protetor solar
thing:shampoo|shampoo, condicionador, champô, champôs, xampu
thing:toothbrush|escova de dentes, pasta de dentes, fio dental
thing:deodorant|desodorante, desodorizante
thing:perfume|perfume, colônia
thing:razor|aparelho de barbear, gilete, lâmina, lâmina de barbear
thing:menstrual pad|absorvente, penso higiénico, tampão, tampões
thing:acoustic guitar|violão, violões, guitarra acústica
thing:electric guitar|guitarra elétrica, baixo
thing:guitar amplifier|amplificador de guitarra, pedal de efeito
thing:guitar strings|cordas de violão, palheta, capotraste, cordas de guitarra
thing:ukulele|ukulele, cavaquinho
thing:piano|piano, piano digital
thing:musical keyboard|teclado musical, sintetizador
thing:violin|violino
thing:cello|violoncelo, contrabaixo
thing:recorder|flauta doce, flauta de bisel
thing:transverse flute|flauta transversal, clarinete
thing:saxophone|saxofone
thing:trumpet|trompete, trombone
thing:drum kit|bateria, bateria eletrônica, bateria acústica
thing:drumsticks|baquetas, prato de bateria
thing:cajon|cajón, bongô, bongôs, pandeiro
thing:xylophone|xilofone, metalofone
thing:accordion|acordeão, acordeões, sanfona, gaita
thing:kalimba|kalimba, tigela tibetana
thing:music stand|estante de partitura
thing:tuner|afinador, metrônomo
thing:sheet music (2)|partitura, método musical
thing:instrument case|capa de violão, case de instrumento, estojo
thing:acrylic paint (2)|tinta acrílica, guache
thing:artist paintbrush|pincel artístico, pincéis artísticos, pincel fino, pincéis finos
thing:painting canvas|tela de pintura
thing:artist easel|cavalete de pintura
thing:sketchbook (2)|caderno de desenho
thing:oil paint (2)|tinta a óleo, terebintina
thing:soft pastels|pastel seco, carvão para desenho
thing:paint by numbers (2)|pintura por números, pintura com diamantes
thing:air drying clay|argila, massa fimo, biscuit
thing:craft kit|kit de artesanato infantil
thing:craft paper|papel colorido, cartolina, papel crepom
thing:scrapbook|scrapbook, washi tape
thing:rubber stamp|carimbo
thing:craft beads|miçangas, contas
thing:fuse beads|hama beads, contas termocolantes
thing:knitting wool|lã, novelo, fio de tricô
thing:knitting needles (2)|agulhas de tricô, agulha de crochê
thing:sewing machine (2)|máquina de costura
thing:sewing kit (2)|kit de costura, linha de costura
thing:sewing fabric|tecido, tricoline, tecido ao metro
thing:sewing pattern (2)|molde de costura
thing:embroidery kit (2)|kit de bordado, linha de bordar
thing:macrame cord|fio de macramê, barbante
thing:felt|feltro, pompons
thing:candle making kit (2)|kit de velas, cera para velas, pavio
thing:hot glue gun|pistola de cola quente
thing:cutting mat|base de corte, estilete, plotter de recorte
thing:face paint|pintura facial
thing:hair brush|escova de cabelo, pente
thing:hair dryer (2)|secador, chapinha, prancha
thing:hair tie|elástico de cabelo, xuxinha, presilha
thing:soap (2)|sabonete, gel de banho
thing:body lotion|hidratante corporal, loção, loções, creme de mãos
thing:baby wipes|lenço umedecido, toalhitas de bebé
thing:eyeshadow|sombra, blush, paleta de maquiagem
thing:running shoe|tênis de corrida, sapatilhas de corrida
thing:trail running shoe|tênis de trail, sapatilhas de trail
thing:track spikes|sapatilha de atletismo, sapatilha de pregos
thing:running shirt|camiseta de corrida
thing:running tights|legging de corrida, calça de corrida
thing:running shorts|short de corrida, calções de corrida
thing:running jacket|jaqueta de corrida, corta-vento de corrida
thing:running sock|meia de corrida, meia esportiva
thing:compression sock|meia de compressão, perneira de compressão
thing:running belt|cinto de corrida, pochete de corrida
thing:hydration vest|colete de hidratação, mochila de corrida
thing:hydration bladder|reservatório de água, bolsa de hidratação
thing:soft flask|soft flask, garrafa flexível
thing:sports watch|relógio esportivo, relógio gps
thing:heart rate monitor|cinta cardíaca, monitor cardíaco
thing:fitness tracker|smartband, pulseira inteligente
thing:stopwatch|cronômetro
thing:phone armband|braçadeira para celular
thing:sweatband|testeira, munhequeira
thing:neck gaiter|bandana tubular, gola tubo
thing:sports bra (2)|top esportivo, sutiã desportivo, sutiãs desportivos
thing:tracksuit (2)|agasalho, fato de treino
thing:base layer|segunda pele, camada térmica
thing:sports bag|bolsa esportiva, saco de desporto
thing:energy gel|gel de carboidrato, gel energético
thing:energy bar|barra energética, barra de proteína
thing:protein powder (2)|whey, proteína em pó
thing:electrolyte tablet|isotônico, pastilhas de eletrólitos
thing:sports bottle|squeeze, garrafa esportiva
thing:shaker|coqueteleira, shaker
thing:bicycle|bicicleta, bike
thing:electric bike|bicicleta elétrica, e-bike
thing:mountain bike|mountain bike, btt, bicicleta mtb, bicicleta de montanha
thing:road bike|bicicleta speed, bicicleta de estrada
thing:gravel bike|gravel
thing:city bike|bicicleta urbana, bicicleta de passeio
thing:trekking bike|bicicleta híbrida, bicicleta de trekking
thing:folding bike|bicicleta dobrável
thing:cargo bike|bicicleta cargueira, cargo bike
thing:kids' bike|bicicleta infantil, bicicleta aro 16
thing:balance bike (2)|bicicleta de equilíbrio, bicicleta sem pedal
thing:training wheels|rodinhas de bicicleta
thing:bmx|bmx
thing:bicycle frame|quadro de bicicleta
thing:bike tyre|pneu de bicicleta
thing:inner tube|câmara de ar
thing:bike valve|válvula de bicicleta, bico presta
thing:bike pump|bomba de bicicleta, bomba de pé
thing:puncture repair kit|kit remendo, remendos
thing:tyre lever|espátula de pneu, desmonta
thing:bike wheel|roda de bicicleta, aro
thing:spoke|raio
thing:bike saddle|selim, selins, banco de bicicleta
thing:seatpost|canote, espigão de selim
thing:handlebar|guidão, guidões, guiador
thing:handlebar grip|manopla, punho, fita de guidão
thing:bike stem|mesa de bicicleta, avanço
thing:bike pedal|pedal
thing:clipless pedal|pedal clip, pedal de encaixe
thing:cycling shoe|sapatilha de ciclismo
thing:bike chain|corrente de bicicleta
thing:chain oil|óleo de corrente, lubrificante de corrente
thing:cassette|cassete, catraca
thing:derailleur|câmbio, desviador
thing:hub gear|cubo com marchas, mudanças internas
thing:crankset|pedivela, coroa, movimento central
thing:brake pad|pastilha de freio, sapata
thing:disc brake|freio a disco, travão de disco
thing:rim brake|freio v-brake, travão de aro
thing:brake cable|cabo de freio, conduíte
thing:suspension fork|suspensão, garfo
thing:bike light|farol de bicicleta, lanterna de bicicleta, luz de bicicleta
thing:bike dynamo|dínamo
thing:reflector|refletor, olho de gato
thing:mudguard|paralama, guarda-lamas
thing:pannier rack|bagageiro
thing:pannier|alforje
thing:handlebar bag|bolsa de guidão, bolsa de quadro
thing:bike basket|cestinha de bicicleta
thing:bike child seat|cadeirinha de bicicleta
thing:bike trailer|reboque de bicicleta
thing:car bike rack|suporte de bicicletas, transbike
thing:bike stand|descanso de bicicleta, pezinho
thing:bike wall mount|gancho para bicicleta
thing:bike lock|cadeado de bicicleta, trava u-lock
thing:bike bell|campainha de bicicleta, buzina
thing:bike mirror|retrovisor de bicicleta
thing:bike computer|ciclocomputador, velocímetro
thing:bike phone mount|suporte para guidão
thing:bottle cage|suporte de caramanhola, porta-bidon
thing:bike multitool|multiferramenta de bike, suporte de manutenção
thing:bike cover|capa de bicicleta
thing:e-bike battery|bateria de e-bike
thing:turbo trainer|rolo de treino
thing:bike helmet|capacete de bicicleta
thing:cycling jersey (2)|camisa de ciclismo, jersey
thing:cycling shorts (2)|bermuda de ciclismo, bretelle, calções de ciclismo
thing:cycling glove|luvas de ciclismo
thing:cycling glasses|óculos de ciclismo
thing:cycling rain jacket|capa de ciclismo, corta-vento de ciclismo
thing:kick scooter|patinete, trotinete
thing:electric scooter|patinete elétrico, trotinete elétrica
thing:skateboard|skate
thing:longboard|longboard
thing:inline skates|patins inline, rollers, patins em linha
thing:roller skates|patins quad, patins quatro rodas
thing:ice skates|patins de gelo
thing:knee pads (2)|joelheira, cotoveleira
thing:swimsuit (2)|maiô, maiôs, fato de banho
thing:bikini (2)|biquíni
thing:swim trunks (2)|sunga, calção de banho
thing:swimming goggles (2)|óculos de natação
thing:swimming cap|touca de natação
thing:armbands|boia de braço, braçadeiras
thing:kickboard|prancha de natação, pull buoy
thing:swim ring (2)|boia, boia inflável, colchão de piscina
thing:swim fins|nadadeira, pé de pato, barbatanas
thing:diving mask|máscara de mergulho
thing:snorkel|snorkel, kit de mergulho
thing:wetsuit (2)|roupa de borracha, fato de neoprene
thing:water shoe|sapatilha aquática
thing:rash guard (2)|camiseta uv, lycra de surf
thing:life jacket|colete salva-vidas
thing:surfboard|prancha de surf
thing:bodyboard|bodyboard
thing:stand-up paddle board|prancha de sup, stand up paddle
thing:kayak|caiaque, canoa
thing:paddle for kayak|remo, pagaia
thing:inflatable boat|bote inflável, barco insuflável
thing:dry bag|saco estanque, bolsa impermeável
thing:windsurf board|windsurf, kite
thing:water skis|wakeboard, esqui aquático
thing:skis|esqui, esquis
thing:cross-country skis|esqui de fundo
thing:touring skis|esqui de travessia, pele de foca
thing:ski boot|bota de esqui
thing:ski binding|fixação de esqui
thing:ski pole|bastão de esqui
thing:snowboard|snowboard
thing:snowboard boot|bota de snowboard
thing:ski jacket (2)|jaqueta de esqui, casaco de esqui
thing:ski pants|calça de esqui
thing:snowsuit (2)|macacão de neve
thing:ski helmet|capacete de esqui
thing:ski goggles (2)|óculos de esqui
thing:ski gloves (2)|luvas de esqui
thing:ski sock|meia de esqui
thing:balaclava (2)|balaclava
thing:ski bag|bolsa de esqui
thing:sledge|trenó, trenós
thing:snowshoes|raquetes de neve
thing:avalanche transceiver|arva, detetor de avalanche
thing:ski wax|cera de esqui
thing:tennis racket|raquete de tênis, raquete de ténis
thing:tennis ball|bola de tênis, bola de ténis
thing:racket string|corda de raquete
thing:overgrip|overgrip, grip
thing:tennis shoe|tênis de quadra, sapatilhas de ténis
thing:racket bag|raqueteira
thing:badminton racket|raquete de badminton
thing:shuttlecock|peteca, volante
thing:table tennis bat|raquete de pingue-pongue, raquete de ténis-mesa
thing:table tennis table|mesa de pingue-pongue, mesa de pong
thing:padel racket|raquete de padel
thing:squash racket|raquete de squash
thing:golf club|taco de golfe
thing:golf ball|bola de golfe, tee
thing:golf bag|bolsa de golfe
thing:dumbbell|halter, haltere, peso
thing:barbell|barra de musculação, barra olímpica
thing:weight plate|anilha, disco de peso
thing:kettlebell|kettlebell
thing:weight bench|banco de musculação, banco supino
thing:home gym|estação de musculação, power rack
thing:pull-up bar|barra fixa, barra de porta
thing:treadmill|esteira, passadeira de corrida, passadeira
thing:exercise bike|bicicleta ergométrica, bike spinning, bicicleta estática
thing:cross trainer|elíptico, transport
thing:rowing machine|remo seco, máquina de remo
thing:resistance band|faixa elástica, mini band, elástico de treino, banda elástica
thing:suspension trainer|trx, fita de suspensão, argolas
thing:skipping rope (2)|corda de pular, corda de saltar
thing:exercise ball|bola de pilates, bola suíça
thing:medicine ball|medicine ball, bola medicinal
thing:yoga mat|tapete de ioga, colchonete, tapete de yoga
thing:yoga block|bloco de ioga, almofada de meditação
thing:foam roller|rolo de massagem, rolo de liberação miofascial
thing:massage gun|pistola de massagem, massageador
thing:push-up handles|apoio de flexão, roda abdominal
thing:weightlifting belt|cinturão de musculação, strap
thing:ankle weights|caneleira de peso, tornozeleira de peso, colete de peso
thing:mini trampoline|mini trampolim, jump
thing:aerobic step|step, prancha de equilíbrio
thing:boxing glove|luva de boxe
thing:punching bag|saco de pancada, saco de boxe
thing:mouthguard|protetor bucal
thing:judo suit|quimono, kimono
thing:football|bola de futebol
thing:football boots (2)|chuteira, chuteiras
thing:shin guards|caneleira
thing:football shirt (2)|camisa de time, camisola de futebol
thing:football goal|gol, trave, baliza
thing:goalkeeper gloves|luva de goleiro, luvas de guarda-redes
thing:basketball|bola de basquete, bola de basquetebol
thing:basketball hoop|cesta de basquete, tabela de basquete
thing:basketball shoes|tênis de basquete, tênis de futsal
thing:volleyball|bola de vôlei, rede de vôlei
thing:handball|bola de handebol
thing:rugby ball|bola de rugby, futebol americano
thing:field hockey stick|taco de hóquei, stick
thing:baseball bat|taco de beisebol
thing:cricket bat|taco de críquete
thing:ball pump|bomba de bola, agulha de bola
thing:training cones|cones de treino, escada de agilidade
thing:darts|dardos, alvo de dardos
thing:pool table|mesa de sinuca, bilhar, taco de sinuca
thing:boules|bocha, petanca
thing:frisbee|frisbee
thing:archery bow|arco e flecha
thing:fishing rod|vara de pesca, cana de pesca
thing:fishing reel|molinete, carretilha, carreto, carreto de pesca
thing:fishing line|linha de pesca, multifilamento
thing:fishing lure|isca artificial
thing:fish hook|anzol, anzóis, boia de pesca, chumbada
thing:landing net|puçá, camaroeiro
thing:tackle box|caixa de pesca
thing:waders|wader, macacão de pesca
thing:riding helmet|capacete de hipismo, toque de equitação, capacete de equitação
thing:riding boots|bota de montaria, botas de montar
thing:riding breeches|culote, calça de montaria
thing:horse saddle|sela, manta de sela
thing:bridle|cabresto, cabeçada, rédea
thing:horse blanket|capa de cavalo, manta de cavalo
thing:riding crop|chicote de montaria
thing:horse grooming kit|escova de cavalo, limpa-cascos
thing:riding body protector|colete de hipismo, protetor de costas
thing:climbing rope|corda de escalada
thing:climbing harness|cadeirinha de escalada, arnês
thing:climbing shoe|sapatilha de escalada, pés de gato
thing:carabiner (2)|mosquetão, mosquetões, costura
thing:belay device|freio de escalada, grigri
thing:chalk bag|saco de magnésio, magnésio
thing:climbing helmet|capacete de escalada
thing:ice axe|piolet, crampons
thing:tent|barraca, tenda de campismo, barraca de campismo
thing:tent peg|estaca de barraca, espeque
thing:groundsheet|lona de barraca, tarp
thing:awning for caravan|avancê, avancês, toldo de caravana
thing:sleeping bag|saco de dormir, saco-cama
thing:sleeping bag liner|liner, lençol de viagem
thing:sleeping mat|isolante térmico, colchonete autoinflável
thing:air bed (2)|colchão inflável, colchões infláveis, colchão insuflável, colchões insufláveis
thing:camping pillow|travesseiro inflável, almofada de campismo
thing:hammock (2)|rede de camping, rede de descanso
thing:camping chair|cadeira de camping, cadeira de praia, cadeira dobrável, cadeira de campismo
thing:camping table|mesa de camping, mesa dobrável
thing:camping stove|fogareiro, fogão de camping, fogão de campismo
thing:gas cartridge|cartucho de gás
thing:camping cookware|panela de camping, kit cozinha camping
thing:camping food|comida liofilizada
thing:cool box (2)|caixa térmica, cooler, geleira
thing:head torch|lanterna de cabeça, frontal
thing:camping lantern|lampião de camping, lanterna de barraca
thing:portable toilet|banheiro químico portátil, sanita portátil
thing:camping shower|chuveiro de camping, galão de água
thing:mosquito net for travel|mosquiteiro de viagem
thing:hiking boot|bota de trilha, bota de trekking
thing:hiking sandal|sandália de trilha, papete
thing:hiking sock|meia de trekking, meia de caminhada
thing:hiking trousers (2)|calça de trekking, calça-bermuda
thing:hardshell jacket|jaqueta impermeável, anoraque
thing:rain trousers (2)|calça impermeável, calça de chuva
thing:softshell jacket (2)|softshell
thing:fleece jacket (2)|fleece, casaco polar
thing:down jacket (2)|jaqueta puffer, casaco de penas
thing:hiking backpack|mochila de trekking, mochila cargueira
thing:backpack rain cover|capa para mochila
thing:baby carrier backpack|mochila porta-bebê
thing:trekking poles|bastão de caminhada, bastões de trekking
thing:gaiters|polaina
thing:compass|bússola
thing:hiking map|mapa de trilhas
thing:outdoor gps|gps de trilha, gps portátil
thing:pocket knife (2)|canivete, multiferramenta
thing:water filter for hiking|filtro de água portátil, pastilha purificadora
thing:fire starter|pederneira, acendedor
thing:binoculars|binóculo, luneta
thing:knife|faca
thing:hose|mangueira
thing:nail|prego
thing:scooter|patinete, trotinete, lambreta
thing:bib|babador, babete
thing:goggles|óculos de proteção, óculos
thing:lens|lente, objetiva
thing:detergent|detergente
thing:plaster|curativo, penso rápido
thing:hair straightener|chapinha, prancha de cabelo, alisador, alisador de cabelo
thing:microscope|microscópio
thing:wooden train|trem de madeira, comboio de madeira
thing:train|trem, comboio
thing:canvas|tela
thing:brush|escova
thing:door handle|maçaneta, puxador de porta
thing:filing cabinet|arquivo de aço, gaveteiro de arquivo
thing:primer|primer
thing:rose|rosa
thing:bait|isca
thing:inverter|inversor
thing:tutu|tutu
thing:walking stick|bengala
thing:crutches|muletas
thing:blood pressure monitor|medidor de pressão, aparelho de pressão, medidor de tensão
thing:syringe|seringa
thing:thread|linha
thing:mouse|rato
thing:pocket watch|relógio de bolso
thing:diving watch|relógio de mergulho
thing:shower tray|base de duche, piso de box
thing:bag|bolsa, saco
thing:ball|bola
thing:balm|bálsamo, balm
thing:barrel|barril
thing:bell|sino
thing:badge|crachá, distintivo, emblema
thing:binder|pasta, fichário
thing:body protector|protetor corporal
thing:bottle|garrafa, frasco
thing:bow|arco
thing:brake|freio, travão, travões
thing:cabinet|armário, gabinete
thing:cable|cabo
thing:cage|gaiola
thing:card|cartão, cartões
thing:castle|castelo
thing:chain|corrente
thing:chisel|formão, formões, cinzel, cinzéis
thing:cummerbund|faixa de smoking
thing:drum|tambor
thing:engine|motor
thing:egg box|caixa de ovos, porta-ovos
thing:espresso cup|xícara de café, chávena de café
thing:firelighters|acendalhas, acendedor
thing:fireguard|guarda-fogo, tela de lareira
thing:flash|flash
thing:food|mantimentos, alimento
thing:fruit|fruta
thing:gate|portão, portões
thing:grass|grama, relva
thing:hedge|cerca viva, sebe
thing:heart|coração, corações
thing:helium|hélio
thing:helmet|capacete
thing:honey jar|pote de mel
thing:incubator|incubadora, chocadeira
thing:jar|pote, frasco
thing:kennel|canil, casota
thing:key|chave
thing:leash|guia, trela
thing:litter|areia sanitária
thing:log basket|cesto de lenha
thing:lotion|loção, loções
thing:lure|isca artificial
thing:mask|máscara
thing:moon|lua
thing:star|estrela
thing:needle|agulha
thing:oil|óleo
thing:pedal|pedal
thing:pellets|pellets
thing:place cards|marcadores de lugar
thing:powder|pó
thing:rack|suporte, rack
thing:racket|raquete
thing:reel|carretel, carretéis, bobina
thing:rod|vara, haste
thing:scale|balança
thing:screen|tela, ecrã, ecrãs
thing:skate|patim, patins, skate
thing:stencil|estêncil, molde vazado
thing:stove pipe|chaminé, chaminés, tubo de salamandra
thing:tank|tanque, depósito
thing:thermos|garrafa térmica, termo
thing:timer|temporizador, timer
thing:tractor|trator
thing:truck|caminhão, caminhões, camião, camiões
thing:airplane|avião, aviões
thing:rocket|foguete, foguetão
thing:robot|robô, robôs
thing:trailer hitch|engate de reboque
thing:tube|tubo
thing:tyre pressure gauge|calibrador de pneu, manômetro
thing:valve|válvula
thing:vacuum bag|saco de aspirador
thing:vegetable|legume, verdura
thing:wiper|limpador, palheta
thing:amp|amplificador
thing:bass guitar|baixo elétrico, contrabaixo elétrico
thing:ashtray|cinzeiro
thing:bee hive|colmeia
thing:ash vacuum|aspirador de cinzas
thing:grooming brush|escova de pelos, rasqueadeira
thing:motorcycle jacket|jaqueta de moto, casaco de mota
thing:elephant|elefante
thing:lion|leão, leões
thing:tiger|tigre
thing:bear|urso
thing:bird|pássaro, ave
thing:butterfly|borboleta
thing:cow|vaca
thing:dinosaur|dinossauro
thing:dolphin|golfinho
thing:dragon|dragão, dragões
thing:duck|pato
thing:fox|raposa
thing:frog|sapo, rã
thing:giraffe|girafa
thing:monkey|macaco
thing:owl|coruja
thing:penguin|pinguim, pinguins
thing:pig|porco
thing:pirate|pirata
thing:princess|princesa
thing:rabbit|coelho
thing:shark|tubarão, tubarões
thing:sheep|ovelha
thing:skull|caveira
thing:turtle|tartaruga
thing:unicorn|unicórnio
thing:walrus|morsa
thing:whale|baleia
thing:goggles (2)|óculos de proteção
thing:lens (2)|lente
thing:brush (2)|pincel, pincéis
thing:bell (2)|campainha
thing:bow (2)|laço
thing:rack (2)|cremalheira, estante
thing:rod (2)|barra
thing:reel (2)|carreto
thing:tube (2)|bisnaga, câmara
thing:food (2)|ração, rações
thing:powder (2)|talco
thing:bag (2)|sacola, saco
`;
