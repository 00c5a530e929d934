/** What shoppers want to know or have done, as Portuguese asks for it (?) and as pages say it (=): see `meaning/intents/intent-model.ts`. */
export const intents = (): string => `
## delivery_cost
? valor do frete
? quanto custa o envio
? quanto é o frete pra minha cidade
? quanto pago de portes
? o frete ta muito caro
? custos de envio
? quanto fica a entrega
? calcular frete
? taxa de entrega
? na hora de pagar somou mais 20 reais de frete
? qto é o frete
= Frete fixo de R$ 19,90 para todo o Brasil, independentemente do peso.
= Portes de envio: 3,99 \u20ac para Portugal continental.
= O valor do frete é calculado no carrinho a partir do CEP.
## delivery_free
? frete grátis
? a partir de quanto o frete é grátis
? tem frete gratis
? portes grátis a partir de que valor
? faltam 10 reais, ainda pago o frete?
? como faço pra não pagar frete
? quando é que os portes são gratuitos
? envio gratuito
? vi na propaganda que a entrega era de graça
? qual o valor mínimo pra isenção do frete
= Frete grátis em compras acima de R$ 199.
= Portes grátis em encomendas superiores a 50 \u20ac.
= Entrega gratuita para as regiões Sul e Sudeste a partir de R$ 149.
## delivery_time
? prazo de entrega
? quanto tempo demora pra chegar
? quando chega
? em quantos dias recebo
? chega até sexta?
? demora mto a entrega?
? são dias úteis ou corridos
? qual o tempo de envio
? preciso disso pra sábado, dá tempo?
? previsão de entrega
= Prazo de entrega: 3 a 7 dias úteis após a confirmação do pagamento.
= Entrega em 24 a 72 horas em Portugal continental.
= Previsão de entrega: entre 5 e 10 dias úteis, conforme a região.
## delivery_express
? entrega expressa
? tem sedex
? entregam no mesmo dia
? entrega em 24 horas
? tem como chegar amanhã
? preciso urgente, qual a entrega mais rápida
? full entrega amanhã?
? motoboy hoje
? esqueci o aniversário dela, preciso pra ontem
? paguei entrega rápida e não chegou no dia seguinte
? envio urgente
= Sedex: entrega em 1 a 2 dias úteis, R$ 34,90.
= Entrega no mesmo dia para pedidos feitos até as 11h na Grande São Paulo.
= Envio expresso 24h: 7,90 \u20ac.
## delivery_day_slot
? entrega agendada
? posso escolher o dia da entrega
? dá pra marcar o horário da entrega
? a que horas o entregador passa
? entregam aos sábados?
? entrega de manhã ou à tarde
? só estou em casa depois das 18h
? entregam em feriado
? escolher janela de horário
? trabalho à noite, não venham antes do meio dia
= Entrega agendada: escolha a data e o período (manhã, tarde ou noite) no checkout.
= Entregas de segunda a sábado, das 8h às 20h.
= Entrega ao sábado: + 5,90 \u20ac.
## dispatch_cutoff
? prazo de postagem
? até que horas tenho que comprar pra sair hoje
? quanto tempo pra despachar
? quando vocês postam o pedido
? meu pedido ainda não saiu do estoque
? se eu comprar agora é enviado hoje?
? tempo de preparação da encomenda
? ta em separação há 3 dias
? quantos dias leva pra ser expedido
? enviam no próprio dia?
= Pedidos aprovados até as 14h são postados no mesmo dia útil.
= Prazo de expedição: até 2 dias úteis.
= Encomendas efetuadas até às 15h são expedidas no próprio dia.
## delivery_carrier
? qual transportadora
? enviam pelos correios?
? por onde vocês mandam
? é ctt ou dpd
? posso escolher a transportadora
? mandam por pac ou jadlog
? quem faz a entrega de vcs
? não quero que venha por aquela transportadora
? com que empresa trabalham nas entregas
? a portaria só aceita correios
= Enviamos por Correios (PAC e Sedex), Jadlog e Loggi.
= Transportadoras parceiras: CTT Expresso, DPD e GLS.
= Volumes acima de 30 kg seguem por transportadora.
## tracking
? código de rastreio
? rastrear pedido
? cadê meu pedido
? onde está a minha encomenda
? como faço pra rastrear
? o rastreamento não atualiza
? não recebi o código de rastreamento
? ver em que pé está a entrega
? saiu pra entrega?
? onde anda meu pacote
? número de seguimento ctt
= Acompanhe seu pedido com o código de rastreamento enviado por e-mail.
= Rastreie seu pedido: informe CPF e número do pedido.
= Siga a sua encomenda em tempo real com o número de tracking.
## delivery_abroad
? envio internacional
? entregam fora do brasil
? enviam pro exterior
? vocês mandam pra portugal
? moro nos eua, dá pra receber
? enviam para espanha?
? fazem envios para o estrangeiro
? entregam na suíça
? quais países atendem
? tenho família em angola, enviam pra lá
= Enviamos para mais de 40 países.
= Envio internacional \u2013 Europa: 14,90 \u20ac | resto do mundo: 29,90 \u20ac.
= No momento não realizamos entregas fora do território nacional.
## delivery_excluded_places
? entregam no meu cep
? vocês entregam em manaus
? entregam na madeira e açores
? não entrega pro meu cep, porque
? moro na zona rural, chega?
? área de risco entregam?
? atendem o interior do nordeste
? entrega em caixa postal
? minha rua não tem entrega domiciliar
? enviam para as ilhas?
= Não entregamos em caixas postais nem em áreas com restrição de entrega.
= Açores e Madeira: suplemento de 9,90 \u20ac.
= CEPs sem entrega domiciliar: retirada na agência dos Correios mais próxima.
## delivery_restrictions
? pode mandar tinta pelo correio
? enviam perfume
? aerossol não vai por sedex?
? porque esse produto não pode ser enviado
? bateria de lítio pode ir de avião
? mandam bebida alcoólica pelo correio
? vocês enviam plantas vivas
? esmalte e acetona têm restrição de envio
? produto inflamável dá pra enviar?
? peixe vivo no calor não morre no transporte
= Aerossóis e inflamáveis são enviados apenas por transporte terrestre.
= Produtos com restrição de transporte aéreo não podem ser enviados por Sedex.
= Baterias de lítio: envio exclusivo por via rodoviária.
## customs_duties
? vou ser taxado?
? taxa de importação
? paga imposto na alfândega
? o preço já inclui os impostos de importação
? remessa conforme
? encomenda retida na alfândega
? quanto vou pagar de taxa das blusinhas
? cobraram icms na chegada
? tenho de pagar iva e direitos aduaneiros?
? desalfandegamento
= Tributos de importação (II e ICMS) já incluídos no valor final \u2013 Remessa Conforme.
= Direitos aduaneiros e IVA de importação são da responsabilidade do destinatário.
= Envios para fora da UE podem estar sujeitos a taxas alfandegárias.
## delivery_bulky
? como entregam móveis grandes
? entrega de sofá
? passa caminhão na minha rua?
? a geladeira vem por transportadora especial
? entrega de volumosos
? quantas pessoas vêm entregar o guarda roupa
? rua estreita o camião não entra
? produto pesado, quem descarrega
? frete de produto grande
? elevador pequeno, o colchão não entra
= Produtos volumosos são entregues por equipe de duas pessoas.
= Artigos de grande dimensão: entrega por transportador especializado, 39 \u20ac.
= Verifique se o produto passa por portas, corredores e elevadores antes da compra.
## delivery_upstairs
? sobem com o produto pelas escadas
? entregam no apartamento ou só na portaria
? içamento
? moro no 4º andar sem elevador
? levam até o quarto?
? entrega no andar
? só deixam na calçada?
? cobram pra subir escada
? tenho problema na coluna, preciso que carreguem pra dentro
? entrega à porta do prédio ou dentro de casa
= A entrega é feita no térreo; não realizamos içamento nem subida por escadas.
= Entrega no interior da habitação: 25 \u20ac até ao 2.º andar.
= Em prédios com elevador o produto é levado até a porta do apartamento.
## delivery_appointment
? a transportadora liga antes?
? vão me ligar pra marcar a entrega
? quando entram em contacto para agendar
? perdi a ligação da transportadora
? quem liga pra combinar a entrega do móvel
? tenho que remarcar a entrega combinada
? ninguém me ligou pra agendar o colchão
? reagendar entrega
? o horário marcado pela transportadora não dá pra mim
? avisam antes de chegar?
= A transportadora entrará em contato por telefone para agendar a entrega.
= Será contactado até 48 h antes para combinar a data de entrega.
= Reagendamento da entrega: ligue para a transportadora com até 1 dia de antecedência.
## delivery_not_home
? e se eu não estiver em casa
? tentativa de entrega
? destinatário ausente
? quantas vezes tentam entregar
? o carteiro veio e não tinha ninguém
? entregaram pro vizinho?
? vou estar viajando quando chegar
? o interfone não funciona, ele foi embora
? não tava em casa e levaram o pacote embora
? onde levanto a encomenda se não estava ninguém
= São realizadas até 3 tentativas de entrega.
= Destinatário ausente: o pacote aguarda 7 dias na agência dos Correios.
= Se não estiver ninguém, é deixado um aviso para levantamento no ponto CTT.
## leave_at_door
? pode deixar na portaria
? deixa na porta
? pode jogar por cima do muro
? deixar com o porteiro
? pode deixar na garagem
? põe atrás do portão por favor
? não precisa tocar a campainha, deixa na entrada
? dá pra largar à porta de casa
? tem uma caixa no portão, coloca lá
? autorização pra deixar sem ninguém em casa
= É possível autorizar a entrega na portaria ou a um vizinho.
= Entrega sem contacto: o estafeta deixa a encomenda à porta.
= Indique um local seguro nas observações do pedido; a entrega fica por sua conta e risco.
## signature_age_check
? precisa assinar pra receber
? tem que mostrar documento na entrega
? menor de idade pode receber o pedido
? quem assinou minha entrega
? o entregador pediu meu rg
? tenho de mostrar o cartão de cidadão?
? não deixaram pq não tinha identidade
? assinatura na entrega
? vinho só entregam a maior de 18?
? pediram um código pra entregar
= A entrega exige assinatura e documento de identidade do recebedor.
= Bebidas alcoólicas: entrega somente a maiores de 18 anos, mediante RG.
= É obrigatória a assinatura do destinatário em envios acima de 150 \u20ac.
## parcel_lost
? consta como entregue mas não recebi
? pedido extraviado
? diz entregue e não chegou nada
? roubaram meu pacote
? minha encomenda sumiu
? já passou um mês e nada
? extravio
? a encomenda perdeu-se
? quem paga se foi roubado no caminho
? carga roubada e agora
= Consta como entregue e não recebeu? Fale conosco em até 7 dias.
= Em caso de extravio, reenviamos o produto ou devolvemos o valor.
= Encomenda perdida: abrimos averiguação junto da transportadora (até 10 dias úteis).
## damaged_on_arrival
? chegou quebrado
? veio danificado
? o produto chegou amassado
? o vidro veio trincado
? caixa toda rasgada, recuso?
? a encomenda chegou partida
? avaria no transporte
? as plantas chegaram murchas e quebradas
? abri e tava em pedaços
? veio com risco e lascado da entrega
= Recebeu o produto avariado? Envie fotos em até 48 horas.
= Recuse a entrega se a embalagem estiver violada ou danificada e anote no verso da nota.
= Danos de transporte devem ser comunicados no prazo de 2 dias.
## missing_items
? faltou um item no pedido
? veio faltando peça
? está a faltar um artigo na encomenda
? só veio metade do pedido
? não veio o parafuso
? o brinde não veio
? caixa veio vazia
? comprei dois e só chegou um
? veio sem manual
? faltam peças
? incompleto
= Faltou algum item? Verifique se o pedido foi dividido em mais de um envio.
= Peças e ferragens faltantes são enviadas sem custo em até 5 dias úteis.
= Artigos em falta: contacte-nos com o número da encomenda e uma fotografia.
## wrong_item
? veio errado
? recebi o produto errado
? mandaram outra cor
? enviaram o tamanho trocado
? não foi isso que eu comprei
? artigo errado na encomenda
? pedi um e veio outro
? mandaram o pedido de outra pessoa
? na etiqueta diz 38 mas o sapato é 36
? voltagem errada, pedi 220 e veio 110
? quem paga o frete se o erro foi de vcs
= Recebeu um produto diferente do que comprou? A troca é por nossa conta.
= Produto trocado: enviamos o correto sem custo adicional.
= Enganámo-nos? Recolhemos o artigo errado gratuitamente.
## split_delivery
? vem tudo junto
? por que meu pedido foi dividido
? chegou só uma parte, o resto vem depois?
? entregas separadas
? dá pra juntar dois pedidos num envio só
? fiz outra compra agora, manda junto
? mando tudo na mesma caixa?
? pré-venda atrasa o resto do pedido?
? vários pacotes do mesmo pedido
? pago dois fretes se vier separado?
= Seu pedido pode ser entregue em mais de um pacote, sem custo extra.
= Produtos de centros de distribuição diferentes são enviados separadamente.
= A encomenda pode ser dividida em vários envios.
## click_and_collect
? retirar na loja
? posso comprar online e buscar na loja
? retirada em loja é grátis?
? levantar na loja
? em quanto tempo fica pronto pra retirar
? clique e retire
? onde pego o pedido dentro da loja
? reservo no site e pago aí?
? recolha em loja
? compra pelo site e passo aí pra pegar
= Clique e Retire: compre online e retire grátis na loja.
= Pedido pronto para retirada em até 2 horas.
= Levantamento em loja gratuito; receberá um SMS quando estiver disponível.
## collect_for_someone
? meu marido pode retirar por mim
? outra pessoa pode buscar
? retirada por terceiros
? minha mãe pode levantar a encomenda em meu nome
? precisa de procuração pra retirar
? o que ela precisa levar pra pegar no meu lugar
? vou mandar um amigo buscar
? nome diferente do pedido pode retirar?
? autorizar outra pessoa a retirar
? posso levantar em nome da minha avó
= Retirada por terceiros: cadastre o nome e o CPF de quem vai retirar.
= Outra pessoa pode levantar a encomenda com o número e uma cópia do seu documento.
= O autorizado deve apresentar documento com foto e o código de retirada.
## parcel_locker
? ponto de retirada
? locker
? entregam em armário automático
? posso mandar pro ponto pickup
? cacifo ctt
? quanto tempo fica no locker
? não recebi o código do armário
? entregar na agência dos correios pra eu retirar
? que pontos de recolha há perto de mim
? o que tenho de mostrar no ponto pickup
? clique e retire correios
= Retire em um dos nossos lockers ou pontos parceiros a partir de R$ 6,90.
= Entrega em ponto pickup ou cacifo: 2,49 \u20ac.
= O pacote fica disponível no locker por 3 dias.
## address_change
? mudar endereço de entrega
? coloquei o endereço errado
? errei o cep
? esqueci o número do apartamento
? dá pra entregar no trabalho em vez de casa
? mudei de casa e o pedido vai pro antigo
? alterar a morada da encomenda
? número da casa errado no pedido
? pus a morada antiga sem querer
? corrigir complemento do endereço
= Alteração de endereço só é possível antes da emissão da nota fiscal.
= Morada errada? Contacte-nos de imediato, antes da expedição.
= Após o envio, o redirecionamento é solicitado à transportadora.
## order_change
? alterar pedido
? posso incluir mais um item no pedido
? quero trocar a cor antes de enviar
? esqueci de colocar uma coisa no carrinho e já paguei
? tirar um produto do pedido
? pedi tamanho errado, ainda dá pra mudar?
? modificar a encomenda
? acrescentar um artigo à encomenda já feita
? editar o que comprei há pouco
? mudar a quantidade do pedido
= Não é possível alterar o pedido após a confirmação do pagamento.
= Para acrescentar ou remover artigos, edite a encomenda enquanto estiver "em preparação".
= Alterações no pedido: fale com o atendimento antes do faturamento.
## order_cancel
? cancelar pedido
? quero cancelar minha compra
? como cancelo
? anular a encomenda
? desisti da compra
? comprei sem querer
? cancela aí por favor
? não acho o botão de cancelar
? cancelei e mesmo assim enviaram
? comprei duas vezes, cancelem uma
? ainda dá pra cancelar?
= O pedido pode ser cancelado sem custo antes do envio.
= Para cancelar: Meus Pedidos > Cancelar pedido.
= Encomendas já expedidas não podem ser anuladas; recuse a entrega.
## order_confirmation
? meu pedido foi confirmado?
? não recebi o email de confirmação
? a compra deu certo?
? confirmação da encomenda
? como sei se meu pedido foi aprovado
? paguei e não apareceu o número do pedido
? a tela travou, não sei se comprou
? procurei no spam e nada
? pagou mas não chegou nenhum email
? meu pedido não aparece em meus pedidos
= Após a compra você recebe um e-mail com o número do pedido.
= Não recebeu a confirmação? Verifique a caixa de spam.
= Receberá um email de confirmação logo após a encomenda.
## order_by_phone
? comprar por telefone
? fazer pedido pelo whatsapp
? como faço pra comprar no site
? posso encomendar por telefone
? televendas
? não consigo finalizar a compra no site, faz pra mim?
? prefiro comprar falando com alguém
? dá pra comprar sem cadastro
? comprar na loja e mandar entregar em casa
? passo os dados do cartão por telefone?
= Televendas: 0800 000 0000, de segunda a sábado, das 8h às 20h.
= Encomendas por telefone: dias úteis das 9h às 18h.
= Compre como convidado, sem necessidade de registo.
## minimum_order
? pedido mínimo
? tem valor mínimo de compra
? quanto tenho que comprar no mínimo
? posso comprar só uma unidade
? encomenda mínima
? vendem avulso ou só a caixa fechada
? quantidade máxima por cliente
? por que só deixa comprar 3
? limite de unidades por cpf
? só quero um parafuso, vendem?
= Pedido mínimo: R$ 50,00.
= Sem valor mínimo de encomenda.
= Limite de 5 unidades por CPF.
## preorder
? pré-venda
? posso comprar antes do lançamento
? reservar o jogo novo antes de sair
? a pré venda é garantida?
? cobram na hora ou só no lançamento
? quando abre a pré-encomenda
? quero garantir no dia do lançamento
? preço garantido da pré-venda
? já dá pra encomendar o album que ainda não saiu?
? edição autografada pre venda
= Pré-venda: envio a partir de 14 de outubro.
= Pré-encomende já \u2013 lançamento em março.
= Garantia do menor preço na pré-venda até a data de lançamento.
## backorder_restock
? quando volta ao estoque
? vai repor?
? esgotou, quando chega mais
? avise-me quando chegar
? previsão de reposição
? quando volta a haver stock
? acabou o azul, vem mais?
? me avisa qdo tiver de novo
? repõem quando
? esgotado há meses, ainda vai voltar?
= Produto esgotado? Clique em "Avise-me quando chegar".
= Previsão de reposição: 2ª quinzena de agosto.
= Esgotado \u2013 deixe o seu email para ser avisado da reposição.
## reserve_hold
? pode reservar pra mim
? guarda um pra mim até amanhã
? segura esse aí pra mim
? dá pra separar uma peça na loja
? posso deixar um sinal pra garantir
? é o último, não vende por favor
? reserva de produto
? podem guardar por uns dias?
? quanto tempo seguram a reserva
? deixa separado que eu passo aí sábado
= Reserve online e experimente na loja: guardamos por 48 horas.
= Reserva mediante sinal de 20%.
= Reserva em loja gratuita, sem compromisso de compra.
## return_period
? prazo de devolução
? quantos dias tenho pra devolver
? até quando posso devolver
? direito de arrependimento
? são 7 ou 30 dias pra devolver
? o prazo conta da compra ou da entrega
? qual o limite de tempo para devoluções
? tenho 14 dias para desistir?
? dias p devolver
? livre resolução prazo
= Você pode devolver em até 7 dias corridos após o recebimento (art. 49 do CDC).
= Prazo de devolução: 30 dias a contar da receção.
= Direito de livre resolução: 14 dias, alargado por nós para 30.
## return_late
? passou o prazo, ainda posso devolver?
? perdi o prazo de devolução
? comprei faz dois meses, aceitam de volta?
? passou dos 7 dias por um dia
? abrem uma exceção no prazo?
? esqueci de devolver a tempo
? devolução fora do prazo
? já se passaram 40 dias, que faço
? deixei passar o prazo de arrependimento
? aceitam devolução atrasada
= Devoluções fora do prazo não são aceitas.
= Após os 30 dias, poderemos emitir um vale a nosso critério.
= Solicitações feitas depois de 7 dias seguem apenas para análise de defeito.
## return_extended_season
? troca de presente de natal prazo
? prazo maior de troca no natal
? o que comprei na black friday posso devolver até janeiro?
? até quando trocam presentes de natal
? devoluções de natal
? clientes vip têm mais tempo pra devolver?
? comprei em novembro pra dar no natal, ainda troco depois?
? prazo estendido fim de ano
? trocas alargadas na época natalícia
? sócio tem mais dias de devolução?
= Compras de 1º de novembro a 24 de dezembro podem ser trocadas até 15 de janeiro.
= Devoluções de Natal alargadas até 31 de janeiro.
= Clientes Gold: 60 dias para trocas e devoluções.
## return_how
? como faço pra devolver
? devolução
? devolver um produto
? quero devolver
? como funciona a devolução
? código de postagem pra devolver
? logística reversa
? etiqueta de devolução
? não gostei, como mando de volta
? onde solicito a devolução
? passo a passo da devolução
= Solicite a devolução em Minha Conta > Meus Pedidos > Trocar ou devolver.
= Você receberá um código de postagem para enviar pelos Correios.
= Imprima a etiqueta de devolução e entregue o pacote num ponto CTT.
## return_cost
? quem paga o frete da devolução
? a devolução é grátis?
? devoluções gratuitas
? tenho que pagar pra devolver
? quanto custa devolver
? portes de devolução
? descontam o frete de volta?
? por que descontaram 4 euros da devolução
? gastei no correio pra devolver, reembolsam?
? frete reverso por conta de quem
= A primeira devolução é gratuita.
= Custo de devolução: 3,95 \u20ac, descontado do reembolso.
= O frete de devolução por arrependimento é por nossa conta.
## return_in_store
? posso devolver na loja física
? comprei no site, posso trocar na loja
? devolução em loja
? qualquer loja aceita devolução?
? comprei em lisboa, devolvo no porto?
? levo direto na loja pra devolver
? trocar pessoalmente na loja
? posso entregar a devolução no balcão
? comprei online e quero devolver no shopping
? que lojas aceitam troca de compra online
= Compras online podem ser trocadas em qualquer loja física.
= Devolução gratuita em loja com a fatura e o cartão utilizado.
= Leve o produto e a nota fiscal a uma de nossas lojas.
## return_no_receipt
? perdi a nota fiscal
? trocar sem nota
? não tenho o talão, posso devolver?
? perdi o recibo
? serve o extrato do cartão como comprovante?
? sem cupom fiscal trocam?
? apaguei o email da nota
? joguei o cupom fora
? precisa da fatura pra trocar?
? preciso mesmo do ticket de compra
= É necessária a apresentação da nota fiscal para troca ou devolução.
= Sem o talão de compra não efetuamos reembolsos; apenas trocas.
= Aceitamos comprovante de pagamento ou o CPF informado na compra.
## return_opened_used
? já abri a caixa, posso devolver?
? usei uma vez, dá pra devolver
? tirei a etiqueta, ainda trocam?
? produto aberto pode devolver
? rompi o lacre
? já lavei a peça
? experimentei em casa, posso devolver
? ta com cheiro de perfume, aceitam?
? tem de estar selado para devolver?
? usei e não gostei, devolvo?
= O produto deve estar sem uso, com etiqueta e embalagem original.
= Artigos usados, lavados ou sem etiquetas não são aceites.
= Itens com lacre violado não podem ser devolvidos por arrependimento.
## return_hygiene_excluded
? posso devolver calcinha
? trocam roupa íntima
? troca de biquíni
? devolver brincos
? batom aberto cor errada, devolvo?
? tirei o adesivo de higiene do maiô
? aceitam devolução de fones intra auriculares usados
? sutiã não serviu, trocam?
? roupa interior pode ser devolvida?
? devolver cueca experimentada
= Por motivo de higiene, não trocamos roupas íntimas, brincos e cosméticos abertos.
= Fatos de banho só são aceites com a película de higiene intacta.
= Itens de moda praia: somente com protetor higiênico no lugar.
## return_custom_excluded
? posso devolver produto personalizado
? caneca com foto dá pra devolver?
? gravei o nome, trocam?
? mandei fazer sob medida e não gostei
? tecido cortado a metro pode devolver?
? camisa com nome estampado devolve?
? encomendei por medida e ficou mal, devolução?
? anel ajustado ainda pode devolver
? cortina sob medida troca?
? personalizado não tem devolução?
= Produtos personalizados ou feitos sob encomenda não podem ser devolvidos.
= Tecidos cortados ao metro estão excluídos do direito de livre resolução.
= Itens gravados não são passíveis de troca, salvo defeito.
## return_food_plants
? comida estragada, reembolsam?
? a fruta veio podre
? posso devolver alimento
? a planta morreu em uma semana
? o leite veio vencido
? veio azedo
? a orquídea chegou sem flor nenhuma
? carne chegou quente, é seguro?
? pão com bolor no primeiro dia
? garantia de planta viva
= Alimentos perecíveis não podem ser devolvidos.
= Produto impróprio? Envie foto em até 24 horas e devolvemos o valor do item.
= Plantas: garantia de chegada viva; reclame até 48 h após a receção.
## return_sale_items
? posso devolver produto em promoção
? trocam peças de liquidação
? comprei na promoção, dá pra trocar?
? artigo em saldo tem devolução?
? item de outlet troca?
? comprei na black friday com desconto, devolvo?
? peça remarcada pode trocar
? nos saldos há trocas?
? como tava em oferta não trocam?
? ponta de estoque sem troca?
= Produtos em promoção seguem a mesma política de troca.
= Artigos em saldo não têm troca nem devolução em loja.
= Peças de outlet: troca apenas por defeito.
## return_packaging
? joguei a caixa fora, posso devolver?
? precisa da embalagem original
? não tenho mais a caixa
? que caixa uso pra mandar de volta
? como embalo pra devolver
? rasguei a caixa ao abrir
? sem embalagem aceitam devolução?
? posso mandar num saco?
? colei a etiqueta direto na caixa do sapato
? descontam se a caixa estiver amassada
= Devolva na embalagem original, com todos os acessórios e manuais.
= Sem a caixa original? Use outra caixa resistente e proteja bem o produto.
= A falta da embalagem original pode implicar desconto no reembolso.
## return_gift
? ganhei de presente, posso trocar?
? trocar presente
? troca de prenda sem talão
? o presente não serviu e não tenho a nota
? quem me deu fica sabendo se eu trocar?
? tem etiqueta de troca
? talão de oferta
? quero o dinheiro do presente que ganhei
? ganhei repetido
? põe vale troca na caixa por favor
= Presentes podem ser trocados com a etiqueta de troca em até 30 dias.
= Talão de oferta: permite a troca sem indicação do preço.
= Trocas de presentes geram vale-compra em nome do presenteado.
## return_bulky_pickup
? como devolvo um sofá
? retiram a geladeira em casa pra devolução?
? vocês vêm buscar o móvel que quero devolver
? devolver guarda roupa
? não tenho carro pra levar a cama de volta
? recolha de artigo volumoso
? coleta de devolução em casa
? quanto cobram pra buscar o fogão devolvido
? tenho que embalar o sofá pra coleta?
? recolhem a máquina de lavar?
= Produtos volumosos: coleta agendada em sua residência.
= Recolha ao domicílio de artigos de grande dimensão: 45 \u20ac.
= Mantenha o produto embalado para a coleta da transportadora.
## return_assembled
? já montei, posso devolver?
? montei o móvel e não gostei
? devolver guarda roupa montado
? preciso desmontar pra devolver
? montei a mesa e ficou bamba, devolvo?
? a bicicleta já está montada, aceitam?
? depois de montado trocam?
? já montei a cama e é grande demais
? trampolim montado pode devolver
? móvel montado troca
= Móveis montados não podem ser devolvidos por arrependimento.
= O artigo deve ser desmontado e reembalado para a recolha.
= Após a montagem, a troca só ocorre em caso de defeito de fabricação.
## exchange_size
? trocar tamanho
? quero trocar por um número maior
? ficou apertado, troca por G?
? a troca é grátis?
? como faço uma troca
? trocar por outra cor
? preciso de um número abaixo
? primeira troca grátis?
? tenho de devolver antes de receber o outro?
? o bebê cresceu, troco por maior
= Primeira troca grátis por tamanho ou cor.
= Trocas: escolha "Trocar por outro tamanho" e reservamos a nova peça.
= Troca de tamanho gratuita até 30 dias.
## refund_time
? quando recebo meu dinheiro de volta
? prazo do reembolso
? quanto tempo demora o estorno
? ainda não caiu o reembolso
? o estorno não apareceu na fatura
? já devolvi e nada do dinheiro
? quantos dias pra devolver o valor
? reembolso demora?
? to esperando meu reembolso faz 15 dias
? em quanto tempo devolvem o pix
= Reembolso em até 10 dias úteis após o recebimento da devolução.
= Estorno no cartão: em até duas faturas subsequentes.
= O reembolso é efetuado no prazo de 14 dias.
## refund_method
? como é feito o reembolso
? o reembolso vai pra onde
? devolvem no cartão ou em conta?
? paguei no boleto, como recebo de volta
? posso receber por pix o reembolso
? por que me deram vale em vez de dinheiro
? meu cartão foi cancelado, pra onde vai o estorno
? o reembolso é pelo mesmo meio de pagamento?
? paguei em dinheiro, devolvem em dinheiro?
? e os pontos que usei, voltam?
= O reembolso é feito na mesma forma de pagamento da compra.
= Boleto e Pix: depósito em conta de mesma titularidade do CPF.
= Cheques-prenda utilizados são repostos em primeiro lugar.
## refund_shipping
? devolvem o valor do frete?
? o frete também é reembolsado
? reembolsam os portes de envio?
? só devolveram o produto, faltou o frete
? paguei sedex, recebo isso de volta?
? cancelei antes de enviar, o frete volta?
? portes pagos são devolvidos?
? devolvo uma parte, perco o frete grátis?
? estorno do frete
? veio errado, devolvem o frete que paguei?
= Na desistência total, devolvemos também o valor do frete.
= Os portes de envio iniciais não são reembolsáveis em devoluções parciais.
= O frete expresso não é reembolsado além do valor da entrega padrão.
## refund_partial
? reembolso parcial
? só devolveram uma parte do dinheiro
? porque descontaram do meu reembolso
? fico com ele se derem um desconto
? devolvo só um do kit, quanto recebo
? abatimento por defeito pequeno
? cobram taxa de reposição?
? veio riscado, me dá um desconto que eu fico
? faltou o cabo e descontaram
? porque o valor estornado foi menor
= Sinais de uso ou acessórios em falta reduzem o valor do reembolso.
= Taxa de reposição de 15% para eletrônicos abertos.
= Pode optar por um abatimento no preço e ficar com o artigo.
## return_abroad
? moro fora, como devolvo
? devolução internacional
? devolver do exterior
? estou nos eua e quero devolver
? como mando de volta de outro país
? devolver a partir da suíça
? tem endereço de devolução na europa?
? o que escrevo na alfândega pra devolver
? moro em angola e o tamanho não serviu
? quem paga a devolução vinda do estrangeiro
= Devoluções internacionais: envio por conta do cliente para o nosso armazém.
= Devoluções fora de Portugal: contacte o apoio ao cliente.
= Identifique o pacote como "mercadoria devolvida" na declaração aduaneira.
## warranty_length
? quanto tempo de garantia
? tempo de garantia dos produtos de vcs
? a garantia é de um ou três anos
? quantos meses de garantia vocês dão
? garantia é de quanto tempo
? período de garantia
? prazo da garantia legal
? dão garantia vitalícia?
? até quando vale a garantia do que compro aqui
? garantia de fábrica 12 meses ou mais?
= Garantia de 12 meses (3 legal + 9 do fabricante).
= Todos os produtos têm 3 anos de garantia legal.
= Prazos de garantia \u2013 estrutura: 5 anos | estofado: 1 ano.
## warranty_coverage
? o que a garantia cobre
? cobertura da garantia
? a garantia cobre motor e placa?
? ferrugem está coberta?
? isso entra na garantia?
? costura abriu sozinha, a garantia cobre?
? é com a loja ou com o fabricante que a garantia decide
? peças e mão de obra estão incluídas na garantia?
? verniz empolou, cobrem?
? defeito de fábrica o que conta
= A garantia cobre defeitos de fabricação e de material.
= Peças e mão de obra incluídas durante o período de garantia.
= O que está coberto pela garantia?
## warranty_exclusions
? o que a garantia não cobre
? queda perde a garantia?
? molhou, perde garantia?
? mau uso
? desgaste natural entra na garantia?
? o cachorro roeu, cobrem?
? abri pra consertar, perdi a garantia?
? negaram minha garantia porque
? oscilação de energia queimou, cobre?
? tela trincada não é garantia?
? exclusões da garantia
= A garantia não cobre mau uso, quedas, oxidação ou desgaste natural.
= Excluídos: consumíveis como lâminas, lâmpadas e filtros.
= A violação do lacre ou reparo por terceiros anula a garantia.
## warranty_claim
? como aciono a garantia
? acionar garantia
? com quem falo pra usar a garantia, loja ou fabricante
? mandei pra garantia e não responderam
? preciso da nota fiscal para garantia?
? assistência técnica autorizada
? ativar a garantia
? levo na autorizada ou mando pra vocês?
? abrir chamado de garantia
? mando fotos pra pedir garantia?
= Para acionar a garantia, tenha em mãos a nota fiscal e o número de série.
= Procure a assistência técnica autorizada mais próxima.
= Acionar garantia: preencha o formulário e anexe fotos e fatura.
## warranty_transfer
? comprei usado, a garantia ainda vale?
? a garantia passa pra outra pessoa
? transferir garantia
? vendi meu aparelho, a garantia vai junto?
? só o primeiro dono tem garantia?
? dei pra minha filha, ela pode acionar?
? nota no nome de outra pessoa tem garantia?
? herdei a máquina do meu pai, ainda tem cobertura?
? segundo dono tem direito à garantia
? mudar o titular da garantia
= A garantia é transferível ao novo proprietário mediante nota fiscal original.
= Garantia válida apenas para o primeiro comprador.
= A garantia acompanha o produto, independentemente do titular.
## warranty_commercial
? garantia para uso comercial
? comprei no cnpj, a garantia muda?
? uso profissional perde garantia?
? usar na empresa tem a mesma garantia?
? é pra minha academia, quanto de garantia
? fatura em nome da empresa reduz a garantia?
? furadeira pra pedreiro usar todo dia, garantia vale?
? máquina de café no escritório, garantia
? garantia em uso intensivo
? pra salão de beleza a garantia é menor?
= Uso profissional ou comercial: garantia de 90 dias.
= Doméstico 3 anos | Uso profissional 12 meses.
= Para compras com NIF de empresa aplica-se a garantia de 6 meses.
## warranty_extended
? garantia estendida
? extensão de garantia
? posso comprar mais garantia
? quanto custa aumentar a garantia
? seguro roubo e quebra acidental
? registrar o produto pra ganhar mais um ano
? posso contratar depois a garantia estendida?
? vale a pena garantia estendida
? prolongar a garantia pra 5 anos
? plano de proteção
= Garantia estendida de 12 ou 24 meses a partir de R$ 49,90.
= Registe o produto em 30 dias e ganhe mais 2 anos de garantia.
= Seguro contra roubo, furto qualificado e quebra acidental.
## broke_after_while
? parou de funcionar depois de 3 meses
? quebrou com pouco uso
? estragou
? deu defeito
? meu fone parou de um lado
? pifou
? avariou ao fim de um ano
? a alça arrebentou em dois meses
? a tv ficou preta do nada e tem 8 meses
? deu ruim com 6 meses de uso
? descosturou na segunda vez que usei
= Produto com defeito? Você tem 90 dias para reclamar de vícios aparentes.
= Se o produto apresentar falha nos primeiros 3 anos, reparamos ou substituímos.
= Defeito após o uso: conserto em até 30 dias, troca ou devolução do valor.
## battery_wear
? bateria viciada
? a bateria não dura mais nada
? bateria estufada é perigoso?
? a autonomia caiu pela metade
? quantos ciclos a bateria aguenta
? o notebook desliga assim que tiro da tomada
? o celular descarrega antes do almoço
? bateria perdeu capacidade, tem garantia?
? a bateria da bike já não aguenta
? saúde da bateria em 70%
= Bateria garantida por 2 anos ou 500 ciclos (mín. 80% da capacidade).
= A perda gradual de capacidade da bateria é desgaste normal.
= Bateria: garantia de 6 meses.
## repair_service
? vocês consertam
? fazem conserto
? assistência técnica de vcs conserta relógio?
? quanto custa arrumar
? reparação
? orçamento de conserto
? vale a pena consertar ou compro outro
? emprestam um aparelho enquanto o meu conserta?
? fazem reparações de portáteis?
? quanto tempo demora o conserto
= Nossa oficina conserta tudo o que vendemos.
= Tempo de reparação: 10 a 14 dias úteis.
= Orçamento de conserto gratuito.
## spare_parts
? peças de reposição
? vende peça avulsa
? onde compro a peça
? peças sobressalentes
? preciso só de uma dobradiça
? perdi um parafuso, vendem separado?
? vista explodida com código das peças
? vendem a borracha da panela
? quebrou uma ripa da cama, vendem só ela?
? peça pra modelo antigo
= Peças de reposição disponíveis por no mínimo 10 anos.
= Encontre a peça pelo modelo ou pela vista explodida.
= Peças sobressalentes por encomenda, 5 a 8 dias úteis.
## accident_crash_replacement
? eu mesmo quebrei, tem desconto pra outro?
? caí e quebrei o capacete, ajudam na troca?
? passei com o carro por cima
? deixei cair no chão, culpa minha
? queimei a barraca sem querer
? troca com desconto por acidente
? crash replacement
? bati e amassou, foi minha culpa
? quebrei por descuido, dá pra fazer preço especial?
? parti o bastão a esquiar, há desconto num novo?
= Crash replacement: 40% de desconto em um capacete novo até 3 anos após a compra.
= Quebrou por acidente? Oferecemos condição especial na substituição.
= Dano por culpa própria: desconto de cortesia num artigo novo.
## payment_methods
? formas de pagamento
? como posso pagar
? aceita pix
? aceitam cartão de débito
? dá pra pagar com mb way
? métodos de pagamento
? aceitam paypal?
? multibanco
? boleto tem?
? pagar com cartão alimentação
? aceita google pay ou apple pay
= Formas de pagamento: Pix, boleto, cartão de crédito e débito.
= Aceitamos Visa, Mastercard, Elo, Hipercard e American Express.
= Métodos de pagamento: Multibanco, MB WAY, cartão e PayPal.
## payment_invoice
? posso pagar depois de receber
? pagar faturado
? boleto a prazo pra empresa
? compro agora e pago depois
? pagamento a 30 dias
? vendem fiado
? faturamento 28 dias cnpj
? põe na conta que pago no fim do mês
? pagamento por nota de empenho
? pago só quando chegar por transferência
= Pessoa jurídica: boleto faturado para 28 dias, sujeito a análise de crédito.
= Pague depois: receba e pague em 30 dias.
= Conta corrente para empresas com pagamento a 30 dias.
## payment_instalments
? parcelamento
? em quantas vezes posso parcelar
? parcela em 10x sem juros?
? divide no cartão
? pagar em prestações
? qual o valor da parcela
? tem juros se parcelar em 12
? crediário
? financiamento a 24 meses
? klarna ou floa
? dá pra dividir em 3 vezes?
= Em até 10x sem juros no cartão, parcela mínima de R$ 30.
= Pague em 3 prestações sem juros.
= Crediário em até 24x; CET 3,9% a.m.
## payment_cash
? pagar em dinheiro
? pagamento na entrega
? pago quando o entregador chegar?
? pagar à cobrança
? contra reembolso
? aceitam cheque
? pode pagar em espécie na loja
? o motoboy tem troco?
? maquininha na entrega
? aceitam notas de 200?
= Envio à cobrança: taxa de 4,50 \u20ac.
= Aceitamos dinheiro em todas as lojas físicas.
= Pagamento na entrega disponível para a região metropolitana.
## payment_failed
? pagamento recusado
? meu cartão foi recusado
? não consigo pagar
? compra não aprovada
? deu erro no pagamento
? o pix não caiu, e agora
? o pagamento não passa
? referência multibanco expirou
? cobrou e o pedido foi cancelado por falta de pagamento
? não chega o código do banco
? cartão negado pela operadora
= Pagamento não aprovado? Verifique limite, validade e código de segurança.
= O Pix expira em 30 minutos; gere um novo código.
= Por que meu pagamento foi recusado?
## payment_when_charged
? quando cobram no cartão
? quando é debitado
? a cobrança é na hora ou no envio
? já descontaram e não enviaram
? em que dia cai na fatura
? precisa pagar sinal?
? pago entrada no móvel por encomenda?
? ficam com o valor cativo no cartão?
? perco o sinal se desistir?
? quando sai o dinheiro da conta
= O valor é cobrado no cartão no momento da aprovação do pedido.
= O débito ocorre apenas na expedição da encomenda.
= Móveis sob encomenda: 50% de entrada e o restante na entrega.
## invoice_vat
? nota fiscal
? emitem nf?
? segunda via da nota
? preciso da fatura com nif
? nota em nome da empresa
? não recebi a nota fiscal eletrônica
? danfe e xml
? fatura com contribuinte
? como baixo a nota fiscal
? cpf na nota
? recibo pra reembolso da firma
= A nota fiscal eletrônica (DANFE) é enviada por e-mail.
= Fatura com NIF: indique o número de contribuinte no checkout.
= Baixe a segunda via da nota em Meus Pedidos.
## tax_exempt
? isenção de imposto
? somos uma ong, pagamos icms?
? compra sem iva para empresa da ue
? pcd tem isenção?
? isenção de iva para ipss
? igreja compra sem imposto?
? vendem com isenção pra exportação
? nif intracomunitário válido no vies, tira o iva?
? certificado de isenção onde envio
? produtor rural compra sem icms
= Isenção de IVA para empresas da UE com NIF válido no VIES.
= Entidades isentas: envie o certificado de isenção antes da compra.
= Vendas com isenção de IPI para pessoas com deficiência (veículos e adaptações).
## currency
? posso pagar em dólar
? aceitam euros
? os preços estão em reais ou euros
? qual câmbio vocês usam
? mudar a moeda do site
? pago em real comprando de portugal?
? cobram iof?
? dá pra ver em francos suíços
? em que moeda é cobrado
? converter preço pra real
= Todos os preços são exibidos em reais (BRL).
= Os preços estão em euros e incluem IVA.
= Compras em moeda estrangeira: conversão pelo câmbio do dia do emissor do cartão.
## gift_card_buy
? vale presente
? vendem cartão presente
? quero comprar um vale
? gift card
? cheque-prenda
? cartão oferta de quanto
? cartão presente físico ou virtual
? onde compro o vale oferta
? 50 vales pros funcionários
? mandar vale presente por email
= Vale-presente de R$ 50 a R$ 1.000.
= Cartão Oferta digital: enviado por email em minutos.
= Vale-presente físico à venda em todas as lojas.
## gift_card_validity
? vale presente tem validade?
? meu vale venceu
? até quando posso usar o cartão presente
? validade do cheque-prenda
? o vale expirou mês passado, renovam?
? o cartão oferta caduca?
? não vem data no meu vale
? tenho um vale de 3 anos atrás
? prorrogar o vale presente
? perde se não usar o vale?
= Vale-presente válido por 12 meses a partir da emissão.
= Os cartões-oferta têm validade de 3 anos.
= Nossos vales-presente não expiram.
## gift_card_use
? como uso o vale presente
? onde coloco o código do cartão presente
? posso usar o vale na loja física
? usar o vale em duas compras
? o vale serve em produto em promoção?
? pagar o resto com cartão
? resgatar gift card
? como desconto o cheque-prenda no site
? ganhei um vale, tenho que gastar tudo de uma vez?
? juntar dois vales presente
= Digite o código do vale-presente no campo "Vale" do checkout.
= O cartão-oferta pode ser usado online e em loja, numa ou várias compras.
= O saldo restante fica disponível para a próxima compra.
## gift_card_lost
? perdi meu vale presente
? saldo do vale presente
? código do cartão presente inválido
? quanto ainda tenho no cartão oferta
? apaguei o email do vale
? roubaram meu gift card
? alguém usou meu vale
? raspei e o código não dá pra ler
? consultar saldo do cheque-prenda
? tenho a nota do vale mas não o cartão
= Consulte o saldo do vale-presente informando código e PIN.
= Cartão perdido ou roubado: substituição mediante apresentação da fatura de compra.
= Código inválido? Contate o atendimento com o comprovante da compra do vale.
## gift_wrapping
? embrulho para presente
? embrulham?
? embalagem de presente
? quanto custa o embrulho
? fazem papel de presente
? vem embalado pra presente?
? embrulho de oferta
? não tenho tempo de embrulhar
? caixa de presente para o vinho
? pacote bonito pra dar
= Embalagem para presente: R$ 6,90 por item.
= Embrulho gratuito em loja.
= Marque "É um presente" e escolha o papel e o laço.
## gift_message
? cartão com mensagem
? posso mandar um bilhete junto
? escrever um recado no presente
? dedicatória
? quantos caracteres na mensagem
? vai o preço junto se mandar de presente?
? a pessoa vai saber quem enviou?
? mandar direto pra ela com um cartãozinho
? pode ir sem nota com preço na caixa?
? mensagem personalizada na prenda
= Adicione um cartão com mensagem de até 200 caracteres, grátis.
= Pedidos para presente seguem sem indicação de preço.
= Mensagem de oferta gratuita no checkout.
## wish_list_registry
? lista de casamento
? lista de presentes
? chá de bebê lista
? lista de desejos
? salvar produtos pra depois
? favoritos
? chá de panela
? lista de nascimento
? como crio a lista dos noivos
? meus convidados veem a lista?
= Crie sua lista de casamento online ou em loja.
= Lista de bebê: 10% de volta em crédito.
= Guarde os seus favoritos na lista de desejos.
## loyalty_points
? programa de fidelidade
? como junto pontos
? cashback
? cartão cliente
? quantos pontos tenho
? meus pontos não caíram
? vantagens de ser cliente ouro
? quanto vale cada ponto
? clube de vantagens
? trocar pontos por desconto
= A cada R$ 1 em compras você ganha 1 ponto.
= Cartão Cliente: 100 pontos = 5 \u20ac de desconto.
= Cashback de 5% para usar na próxima compra.
## points_expiry
? os pontos expiram?
? validade dos pontos
? meus pontos venceram
? até quando posso usar o cashback
? não compro há um ano, perdi os pontos?
? meus pontos sumiram por falta de uso
? os pontos caducam quando
? como não perder os pontos
? prorrogar pontos
? cashback expirado
= Os pontos expiram em 12 meses.
= Pontos não utilizados caducam após 24 meses sem compras.
= Cashback válido por 30 dias.
## birthday_treat
? desconto de aniversário
? é meu aniversário, ganho alguma coisa?
? cupom de aniversariante
? faço anos hoje, há prenda?
? não recebi o presente de aniversário do clube
? mês do aniversário tem desconto?
? vale de aniversário
? brinde pra aniversariante
? meu filho faz aniversário, dão um mimo?
? quanto tempo vale o cupom de niver
= No mês do seu aniversário, 15% de desconto.
= Vale de aniversário de 5 \u20ac para membros do clube.
= Cadastre sua data de nascimento e ganhe um mimo.
## referral
? indique um amigo
? ganho algo por indicar
? convidar amigos desconto
? meu link de indicação
? programa de indicação
? trouxe uma amiga, cadê meu bônus
? recomendar a um amigo
? quantas pessoas posso indicar
? código de convite
? vocês têm programa de afiliados embaixador
= Indique e ganhe: R$ 20 para você e R$ 20 para o seu amigo.
= Convide um amigo e recebam ambos 10 \u20ac.
= Compartilhe seu link de indicação.
## discount_code
? cupom de desconto
? meu cupom não funciona
? código promocional inválido
? onde coloco o cupom
? tem cupom?
? o cupom expirou
? posso usar dois cupons
? código de desconto não dá
? cupão não aceita
? o desconto do cupom foi menor
? cupom primeira compra nao aplica
= Insira o cupom no carrinho e clique em Aplicar.
= Apenas um cupom por pedido; não cumulativo com outras promoções.
= Código promocional válido até 31/12 em compras acima de R$ 150.
## discount_groups
? desconto para estudante
? desconto pra professor
? aposentado tem desconto?
? desconto sênior
? desconto para militares
? cartão jovem
? servidor público tem desconto
? minha mãe trabalha aí, tenho desconto?
? funcionários têm preço especial?
? desconto cartão estudante universitário
= Estudantes: 10% de desconto com carteirinha válida.
= Terça da melhor idade: 10% para maiores de 60 anos.
= Cartão Jovem: 10% em toda a loja.
## discount_newsletter
? desconto por se cadastrar na newsletter
? 10% na primeira compra
? ganhei cupom por deixar meu email?
? assinar newsletter e ganhar desconto
? não recebi o cupom de boas vindas
? como subscrevo a newsletter
? cadastrei meu email e nada do desconto
? desconto de boas-vindas
? usei outro email, ganho de novo?
? receber novidades por email com desconto
= Assine a newsletter e ganhe 10% na primeira compra.
= Subscreva a newsletter: 5 \u20ac de boas-vindas.
= Cadastre seu e-mail e receba um cupom de R$ 20.
## discount_bulk
? desconto por quantidade
? comprando 50 unidades tem desconto?
? preço para grande quantidade
? leve 3 pague 2
? quantos tenho que levar pra ter desconto
? comprando mais fica mais barato?
? pro time todo, faz um preço?
? desconto progressivo
? quero cem camisetas
? preço da dúzia
= Desconto progressivo: 10 un. 5% | 50 un. 10% | 100 un. 15%.
= Leve 4, pague 3.
= Grandes quantidades? Peça um orçamento.
## price_match
? cobrem preço de concorrente
? achei mais barato em outra loja
? cobrem oferta
? garantia de melhor preço
? vi por menos na amazon, igualam?
? fazem o mesmo preço do concorrente
? encontrei mais barato noutro site
? mostro o print do preço deles
? por que não cobriram o preço
? menor preço garantido
= Cobrimos o preço da concorrência: basta apresentar o anúncio.
= Garantia do melhor preço: devolvemos a diferença.
= Encontrou mais barato? Igualamos.
## price_drop_after
? comprei ontem e hoje está mais barato
? baixou de preço depois que comprei
? devolvem a diferença de preço?
? paguei mais caro, agora ta em promoção
? ajuste de preço
? dois dias depois entrou em oferta
? me sinto roubado, caiu 50 reais
? paguei o preço cheio e baixaram logo a seguir
? nem chegou e já baixou o preço
? reembolso da diferença
= Ajuste de preço: se baixar em 7 dias, devolvemos a diferença em crédito.
= O preço baixou depois da compra? Contacte-nos até 14 dias.
= Alterações posteriores de preço não dão direito a reembolso.
## sale_dates
? quando começa a liquidação
? quando é a black friday
? quando começam os saldos
? vai ter promoção essa semana?
? quando entra em promoção
? até quando vai a promoção
? promoções do dia das mães
? próxima queima de estoque
? tem oferta de páscoa?
? quando acabam os saldos de verão
= Liquidação de verão: de 3 a 31 de janeiro.
= Saldos de inverno até 28 de fevereiro.
= Black Friday: de 24 a 27 de novembro.
## price_negotiation
? faz um desconto
? qual o seu melhor preço
? dá pra melhorar o preço?
? negocia?
? faz por 100?
? à vista tem desconto?
? consegues fazer um jeitinho no preço
? arredonda pra baixo
? sou cliente antigo, tira um pouquinho
? regatear
? último preço?
= Nossos preços são fixos e não negociáveis.
= 5% de desconto para pagamento à vista no Pix.
= Os vendedores não estão autorizados a conceder descontos individuais.
## business_accounts
? conta empresa
? vendem no atacado
? compra com cnpj
? revenda
? preço para lojista
? comprar por grosso
? quero revender os produtos de vcs
? preciso de 30 cadeiras pro escritório
? cadastro de pessoa jurídica
? vendas corporativas
? sou arquiteto, tem condição especial?
= Atacado: cadastro com CNPJ e inscrição estadual.
= Contas profissionais: pagamento a 30 dias e preços sem IVA.
= Revendedores: pedido mínimo de R$ 1.000.
## schools_institutions
? compras para escola
? sou professora e compro pra turma
? vendem para prefeitura
? orçamento pra creche
? aceitam nota de empenho de órgão público
? material pra 30 alunos
? a associação de pais quer comprar
? escuteiros têm desconto?
? vendem pra igreja e ong
? licitação
= Escolas e órgãos públicos: faturamento mediante nota de empenho.
= Instituições de ensino: 12% de desconto em material escolar.
= Orçamentos para autarquias e escolas em 24 h.
## charity_donation
? fazem doação
? pedido de doação pra rifa
? apoiam projetos sociais?
? patrocínio do nosso time de futebol
? ajudem o abrigo de animais com ração
? doam para bombeiros?
? procuramos patrocinador
? donativo para a quermesse da escola
? vaquinha do hospital, colaboram?
? contribuem com prêmios pro bingo beneficente
= Pedidos de patrocínio e doação: envie o projeto com 60 dias de antecedência.
= Apoiamos uma instituição local por ano.
= Donativos: contacte o departamento de responsabilidade social.
## account_login
? esqueci a senha
? não consigo entrar na conta
? como crio uma conta
? recuperar senha
? login não funciona
? redefinir palavra-passe
? diz que meu email não existe
? cadastro
? preciso me cadastrar?
? meu cpf já está cadastrado
? não chega o email pra trocar a senha
= Esqueceu a senha? Clique aqui para redefinir.
= Crie sua conta com nome, CPF, e-mail e senha.
= Iniciar sessão: email e palavra-passe.
## account_delete
? excluir minha conta
? apagar meus dados
? eliminar conta
? quero encerrar meu cadastro
? como deleto minha conta
? apaguem meu cartão salvo e endereço
? lgpd exclusão de dados
? direito ao esquecimento
? me tirem do sistema
? cancelar o meu registo no site
= Excluir conta: Minha Conta > Privacidade > Excluir.
= Pode solicitar a eliminação dos seus dados a qualquer momento.
= Ao excluir a conta, o histórico e os pontos são perdidos.
## privacy_data
? política de privacidade
? o que vocês sabem sobre mim
? lgpd
? vendem meus dados?
? por quanto tempo guardam meus dados
? por que pedem meu cpf
? gravam o que escrevo aqui?
? cookies
? tem câmera nos provadores?
? parem de me seguir com anúncios
? rgpd proteção de dados
= Política de Privacidade: quais dados coletamos e por quê (LGPD).
= Os dados das encomendas são conservados durante 10 anos.
= Encarregado de dados (DPO): privacidade@\u2026
## newsletter_stop
? cancelar newsletter
? parem de mandar email
? como paro de receber promoções
? descadastrar meu email
? não quero mais sms de vcs
? anular a subscrição da newsletter
? me tira da lista de whatsapp
? spam demais
? nunca assinei isso
? só quero avisos do pedido, sem propaganda
= Para descadastrar-se, clique no link no rodapé do e-mail.
= Responda SAIR para não receber mais SMS.
= Anule a subscrição a qualquer momento.
## catalogue_print
? catálogo
? mandam catálogo pelo correio?
? tem catálogo em pdf
? folheto da semana
? encarte de ofertas
? revista de produtos
? ainda imprimem o catálogo?
? onde vejo o folheto
? queria receber o catálogo em casa
? página 40 da revista, que produto é
= Solicite o nosso catálogo impresso gratuito.
= Folheto: ofertas válidas de 5 a 11 de março.
= Baixe o catálogo 2025 em PDF.
## opening_hours
? horário de funcionamento
? que horas abre
? até que horas ficam abertos
? horário da loja
? fecha que horas hoje
? estão abertos agora?
? fecham pro almoço?
? a que horas fecham à sexta
? abre às 9?
? horário de atendimento da loja sábado
= Horário de funcionamento: seg. a sex. 9h\u201318h, sáb. 9h\u201313h.
= Aberto todos os dias das 10h às 22h.
= Horário: dias úteis 10h00\u201319h30.
## opening_sunday
? abre domingo
? abrem no feriado?
? estão abertos ao domingo
? amanhã é feriado, vai abrir?
? funciona no carnaval?
? natal e ano novo abre?
? 7 de setembro abre a loja?
? abertos no 25 de abril?
? horário de feriado
? domingo de páscoa está aberto
= Domingos e feriados: 14h às 20h.
= Encerrado a 25 de dezembro e 1 de janeiro.
= Domingo: fechado.
## store_locations
? onde fica a loja
? endereço da loja
? têm loja no porto
? tem loja física?
? quais lojas em são paulo
? loja mais perto de mim
? onde vocês estão
? em que rua fica
? ficam em qual shopping
? morada da loja
? têm lojas no algarve
= Encontre a loja mais próxima: digite seu CEP.
= Nossas 14 lojas: São Paulo, Campinas, Curitiba \u2026
= Lojas: Lisboa, Porto, Braga, Coimbra e Faro.
## store_services
? posso experimentar na loja
? tem provador
? tem wifi na loja
? o que a loja oferece de serviços
? embrulham no caixa da loja?
? tem café na loja
? alguém na loja entende de pesca?
? fazem chaves na loja?
? dá pra testar o colchão na loja
? gabinete de provas
= Serviços em loja: provadores, embrulho, chaveiro e café.
= Experimente na loja antes de comprar.
= Wi-Fi grátis para clientes.
## parking_transport
? tem estacionamento
? onde deixo o carro
? estacionamento é pago?
? como chego de metrô
? que ônibus passa aí
? há estacionamento gratuito
? tem bicicletário
? carregador de carro elétrico
? autocarro para a loja
? cabe van no estacionamento?
= Estacionamento gratuito para clientes.
= Como chegar: metrô Consolação, saída B.
= Parque gratuito durante 2 horas com compra.
## accessibility
? tem rampa
? acessível a cadeira de rodas
? cadeirante consegue entrar
? tem elevador na loja
? banheiro acessível
? alguém fala libras?
? meu filho é autista, qual horário mais calmo
? há casa de banho para clientes?
? deficiente visual pode entrar com cão guia
? o site não funciona com leitor de tela
= Acesso sem degraus, elevador e sanitários adaptados.
= Atendimento em Libras por videochamada.
= Hora silenciosa: terças, das 9h às 10h.
## pets_children_in_store
? posso entrar com cachorro
? pet friendly?
? aceita animais na loja
? tem fraldário
? espaço kids
? onde amamentar
? cães são permitidos?
? meu cão pode entrar ao colo?
? tem brinquedoteca enquanto compro
? muda-fraldas na loja
= Pets são bem-vindos na guia ou no colo.
= Fraldário e espaço kids no 2º piso.
= Não é permitida a entrada de animais, exceto cães-guia.
## store_stock
? tem na loja do centro?
? disponibilidade em loja
? tem esse exposto em alguma loja?
? quero ver ao vivo, em que loja está
? há stock na loja de braga?
? posso ver na loja antes
? vim até aqui e não tinha
? consultar estoque da loja física
? em que filial encontro
? tem mostruário em qual loja
= Ver disponibilidade em loja: escolha o tamanho e a unidade.
= Stock em loja \u2013 Colombo: 3 | NorteShopping: 0.
= Produto em exposição nas lojas selecionadas.
## contact_phone
? telefone
? qual o número de vcs
? posso ligar?
? sac
? 0800
? telefone da loja de campinas
? ninguém atende o telefone
? número de apoio ao cliente
? recebi uma chamada vossa, o que era
? to na linha há 40 minutos
= SAC: 0800 123 4567, de segunda a sexta, das 8h às 18h.
= Telefone: 210 000 000 (chamada para a rede fixa nacional).
= Central de atendimento: (11) 4000-0000.
## contact_email
? qual o email
? email de contato
? quero mandar por escrito
? e-mail do sac
? formulário de contato
? para onde envio uma carta
? como mando foto do problema
? endereço de email do apoio
? posso escrever pra vocês?
? responde por email em quanto tempo
= E-mail: atendimento@\u2026 \u2013 resposta em até 24 horas úteis.
= Formulário de contacto: nome, n.º da encomenda e mensagem.
= Escreva-nos para apoio@\u2026
## contact_chat_social
? whatsapp de vcs
? têm whatsapp
? qual o zap da loja
? instagram
? vcs respondem direct?
? tem chat ao vivo
? estão no telegram?
? página do facebook
? tem tiktok?
? posso mandar áudio no whats
= WhatsApp: (11) 90000-0000 (somente mensagens).
= Chat ao vivo: dias úteis das 9h às 20h.
= Siga-nos no Instagram: @\u2026
## contact_person
? quero falar com um atendente
? falar com uma pessoa
? me passa pra um humano
? falar com o gerente
? chama um atendente
? quero falar com o responsável
? não quero robô
? transfere pra alguém
? nome do gerente da loja
? falar com um operador
= Quer falar com um atendente? Digite "atendente".
= Um colega irá responder-lhe em breve.
= Imprensa: contatos e imagens mediante pedido.
## complaint
? fazer uma reclamação
? quero reclamar
? livro de reclamações
? vou no procon
? péssimo atendimento
? o entregador foi grosseiro
? vou por no reclame aqui
? ouvidoria
? quero indenização pelo dia perdido
? o vendedor me ignorou meia hora
? estou furioso com a loja
= Ouvidoria: 0800 000 0001.
= Livro de Reclamações eletrónico: www.livroreclamacoes.pt.
= Sua reclamação será respondida em até 5 dias úteis.
## praise
? elogio
? adorei, muito obrigada pelo cuidado
? atendimento nota 10
? parabéns pela loja
? só queria agradecer
? a vendedora carla merece aumento
? vocês são ótimos
? amei minha compra
? serviço cinco estrelas
? continuem assim
= Obrigado pelo carinho! Vamos repassar à equipe.
= Elogios a um colaborador? Diga-nos o nome e a loja.
= Agradecemos o seu feedback positivo.
## jobs
? trabalhe conosco
? tem vaga
? estão contratando?
? mandar currículo
? recrutamento
? vaga de jovem aprendiz
? emprego na loja
? fiz entrevista e ninguém respondeu
? estágio
? como me candidato
? precisam de motorista?
= Trabalhe conosco: confira as vagas abertas.
= Recrutamento: envie o CV para rh@\u2026
= Programa Jovem Aprendiz com inscrições abertas.
## suppliers
? quero ser fornecedor
? vendo velas artesanais, querem revender?
? posso vender meus produtos na sua loja
? aceitam consignação
? escrevi um livro, vendem?
? parceria com influencer
? divulgo por produtos grátis
? contato do setor de compras
? temos uma quinta e queremos fornecer ovos
? apresentar meu produto ao comprador
= Seja um fornecedor: envie catálogo e tabela de preços.
= Novos fornecedores: compras@\u2026
= Parcerias com influenciadores: preencha o formulário.
## company_about
? quem são vocês
? quem somos
? a empresa é brasileira?
? há quanto tempo existem
? quem é o dono
? qual a história da marca
? é empresa familiar?
? a loja é confiável?
? são uma empresa portuguesa?
? quem fundou
= Quem somos: empresa familiar desde 1952.
= Fundada por dois amigos em Curitiba.
= Sobre nós: 100% portuguesa, na quarta geração.
## company_legal
? cnpj da loja
? razão social
? nif da empresa
? dados da empresa
? qual a sede
? capital social e registo comercial
? termos e condições
? quem responde juridicamente
? meu advogado precisa do endereço oficial
? foro e lei aplicável
= Razão social: Exemplo Comércio Ltda. \u2013 CNPJ 00.000.000/0001-00.
= Sede: Rua Exemplo, 1, Lisboa. NIPC 500 000 000.
= Capital social: 50.000 \u20ac. Matriculada na Conservatória do Registo Comercial.
## marketplace_sellers
? vendido e entregue por quem
? vendedor parceiro não responde
? esse vendedor é confiável?
? marketplace
? é vendido por terceiros?
? parece falsificado desse vendedor
? lojista parceiro enviou réplica
? frete separado por vendedor?
? reclamo com vocês ou com o vendedor parceiro?
? quem é o seller
= Vendido e entregue por loja parceira.
= Compras de marketplace: trocas diretamente com o vendedor.
= Vendido por um parceiro; o contrato é celebrado com esse vendedor.
## origin_production
? onde são fabricados os produtos
? é de produção nacional?
? vocês fabricam ou só revendem
? de onde vêm as flores
? feito no brasil?
? é tudo da china?
? produção própria
? onde fica a fábrica de vcs
? a lã é portuguesa?
? origem das matérias primas
= Produção própria em Santa Catarina.
= Fabricado em Portugal, na nossa oficina de Guimarães.
= País de origem: Brasil.
## sustainability
? são sustentáveis?
? é ecológico
? pegada de carbono
? trabalho escravo na produção?
? comércio justo
? madeira de reflorestamento?
? isso é greenwashing
? certificado fsc
? pagam justo aos costureiros?
? amigo do ambiente
= Relatório de sustentabilidade: \u221231% de emissões desde 2019.
= Madeira com certificação FSC de reflorestamento.
= Comércio justo e salários dignos em toda a cadeia.
## animal_welfare
? cruelty free
? testam em animais?
? a cola é vegana?
? como são criadas as galinhas
? ovos de galinhas livres?
? tem algo de origem animal?
? penas arrancadas vivas?
? bem-estar animal
? usam pele verdadeira de bicho?
? couro de verdade ou sintético vegano por causa dos animais
= Não testado em animais \u2013 Leaping Bunny.
= Vegano: sem matérias-primas de origem animal.
= Ovos de galinhas criadas ao ar livre.
## packaging
? vem em que embalagem
? embalagem discreta?
? muito plástico na caixa
? dá pra ver o que tem dentro pela caixa?
? vem na caixa original?
? isopor demais
? é surpresa, a caixa tem o nome da loja?
? embalam com plástico bolha?
? sacolas são cobradas?
? embalagem reciclada
= Embalagem discreta, sem identificação do conteúdo.
= Enviamos em caixas de papelão reciclado com fita de papel.
= Sacola plástica: R$ 0,15.
## recycle_old
? recolhem o eletrodoméstico velho
? levam a geladeira antiga
? onde descarto pilhas
? reciclagem de cápsulas de café
? recebem lixo eletrônico
? recolha de monos
? levo os cartuchos vazios aí?
? pilhões na loja
? retomam o equipamento usado na entrega?
? aceitam frascos vazios de volta
= Recolha gratuita do equipamento antigo na entrega do novo (REEE).
= Ponto de coleta de pilhas e eletrônicos em todas as lojas.
= Logística reversa: devolva suas cápsulas usadas.
## trade_in
? aceitam meu usado como entrada
? troco meu celular velho por desconto
? retoma
? compram livros usados?
? quanto pagam no meu console
? vendem seminovos
? recondicionado é bom?
? dou a guitarra velha de entrada
? segunda mão
? brechó compra roupa?
= Troque seu usado: avaliação em 3 passos.
= Programa de retoma: até 300 \u20ac pelo seu telemóvel antigo.
= Seminovos revisados com garantia de 90 dias.
## recall_safety
? recall
? vi que esse aquecedor tem recall
? número de série afetado
? ouvi dizer que a bateria pega fogo
? aviso de segurança do produto
? recolha de lote
? recebi carta sobre defeito perigoso
? lote contaminado
? retirado do mercado?
? vidro dentro do pote
= Recall: aquecedor modelo A, lotes de março a junho.
= Interrompa o uso imediatamente e contate-nos para o reembolso.
= Recolha voluntária do artigo ref. 12345 por motivo de segurança.
## safety_age
? serve pra bebê de 1 ano?
? pode engolir as peças?
? perigoso pra criança pequena
? classificação indicativa
? recomendado pra menores de 3?
? minha sobrinha tem 2, é cedo demais?
? o cordão pode enforcar o bebê?
? selo inmetro idade
? recém-nascido pode dormir nele?
? meu filho de 12 pode comprar jogo +18?
= Não recomendado para menores de 3 anos: contém peças pequenas.
= Classificação indicativa: 16 anos.
= Idade recomendada: 5 a 8 anos.
## allergens_ingredients
? contém amendoim?
? sou alérgica a leite, posso comer?
? contém glúten
? tem lactose?
? celíaco pode?
? alergia a níquel, o fecho tem?
? pode ter traços de nozes?
? meu gato não pode frango
? minha filha incha com ovo
? lista de alergénios
= Alérgicos: contém derivados de leite e trigo. Pode conter amendoim.
= CONTÉM GLÚTEN. NÃO CONTÉM LACTOSE.
= Ingredientes: farinha de trigo, açúcar, manteiga, ovos. Alergénios a negrito.
## chemicals_safety
? é tóxico?
? cheiro forte de plástico, faz mal?
? grávida pode usar?
? tem chumbo no esmalte da panela
? veneno de lesma faz mal pro cachorro?
? o tapete novo cheira mal, é tóxico
? tem bpa
? ficha de segurança fispq
? se o bebê lamber faz mal?
? prejudica os peixes
= Livre de BPA, chumbo e ftalatos.
= Ficha de dados de segurança (PDF).
= Baixo teor de COV; indicado para quartos de bebê.
## certification_tests
? tem selo do inmetro
? tem certificado anvisa?
? é testado por quem
? que norma cumpre
? certificação ce
? tem laudo?
? capacete é homologado?
? quem certifica que é orgânico
? aprovado pela anatel?
? dermatologicamente testado por qual laboratório
= Certificado pelo INMETRO, registro nº 000000/2024.
= Conforme a norma EN 1078. Marcação CE.
= Homologado pela Anatel.
## best_before
? validade dos alimentos que enviam
? validade curta?
? vence quando os que vocês mandam
? estraga rápido?
? chegou perto do vencimento
? protetor solar vencido pode usar?
? dá pra guardar até o natal?
? qual a validade mínima na entrega
? farinha fora de prazo faz mal
? consumir de preferência antes de
= Validade mínima na entrega: 30 dias.
= Consumir de preferência antes do fim de: ver tampa.
= Após aberto, consumir em até 3 dias.
## storage
? precisa guardar na geladeira?
? como conservar
? onde guardo
? posso deixar fora do frigorífico
? em pé ou deitado?
? guardar em lugar seco?
? como armazeno café em grãos
? pote fechado ou aberto
? como guardo as lãs das traças
? a churrasqueira pode ficar na chuva guardada fora?
= Conservar em local fresco e seco, ao abrigo da luz.
= Manter refrigerado entre 2 e 8 °C após aberto.
= Armazenar na vertical, longe de fontes de calor.
## size_guide
? tabela de medidas
? qual meu tamanho
? guia de tamanhos
? que numero eu visto
? P M ou G
? 38 brasileiro equivale a quanto europeu
? tabela de tamanhos infantil
? tamanho de anel em mm
? tenho 90 de busto, que tamanho
? numeração do sapato em cm
= Tabela de medidas: P = 36/38, M = 40/42, G = 44/46.
= Guia de tamanhos: BR 38 = EU 40 = US 9.
= Busto 88\u201392 cm = tamanho M.
## size_between
? a forma é pequena?
? compro um número maior?
? veste grande ou pequeno
? o meu 39 de sempre ficou apertado nos de vcs
? fico entre M e G
? forma larga?
? é ajustado ou largo no corpo
? calça normal?
? uso meia grossa, pego um acima?
? as peças de vcs são pequenas?
= Forma pequena: recomendamos um número acima.
= Veste normal; peça o seu tamanho habitual.
= Entre dois tamanhos? Escolha o maior.
## how_to_measure
? como tirar medidas
? como meço a cintura
? como medir o pé
? como medir a janela pra cortina
? mede por dentro ou por fora do vão?
? não tenho fita métrica
? como saber o tamanho do anel
? medir o pescoço do cachorro com pelo ou sem
? onde meço o quadril
? como tiro a medida do busto
= Como medir: busto, cintura, quadril e entrepernas.
= Coloque o pé sobre uma folha e marque o calcanhar e o dedo maior.
= Meça a largura do vão em três pontos.
## body_height_frame
? tenho 1,60, qual quadro de bike
? que aro pra quem tem 1,75
? sou baixinha, a mesa fica alta?
? peso 120 kg, aguenta?
? peso máximo do usuário
? colchão pra quem pesa 100kg
? tenho 1,95, que saco de dormir
? altura do selim pra perna curta
? qual densidade pro meu peso
? qual tamanho de prancha pra 70 kg
= Quadro por altura: 1,65\u20131,75 m = 17".
= Densidade D33: até 100 kg por pessoa.
= Peso máximo do ciclista: 120 kg.
## fit_adjust
? o sapato machuca o calcanhar
? a bota aperta no peito do pé
? como ajusto o banco da bike
? dói o punho no guidão
? o cachorro escapa do peitoral
? palmilha pra pé chato
? os óculos apertam atrás da orelha
? ajustar a alça
? faz bolha no pé
? como alargar o sapato
= Ajuste o selim até que a perna fique quase esticada.
= Ponto de pressão? Nosso especialista ajusta em 30 minutos.
= Palmilhas ortopédicas disponíveis para pé chato.
## washing
? pode lavar na máquina as roupas de vcs?
? como lavar
? manchou tudo na lavagem
? encolheu na máquina
? desbota?
? soltou tinta nas roupas brancas
? lavar com jeans junto pode?
? que temperatura lavo
? pode ir à máquina de secar?
? esticou toda no varal
? lavo à mão ou na máquina
= Lavar à máquina a 30 °C, ciclo delicado.
= Não usar secadora; secar à sombra.
= Lavar à mão com sabão neutro.
## cleaning
? como limpo
? como limpar a tela da tv
? como descalcificar a cafeteira
? panela queimada como limpa
? que produto uso pra limpar couro
? tirar gordura do exaustor
? com que pano limpo
? higienizar o filtro do ar
? de quanto em quanto tempo limpo o umidificador
? limpeza do aço inox
= Limpe com pano úmido; não use abrasivos.
= Descalcificar a cada 3 meses.
= As peças removíveis podem ser lavadas em água corrente com detergente neutro.
## stains
? tirar mancha
? derramei vinho no tapete
? como tiro nódoa
? caneta no sofá de couro
? mancha de ferrugem nos talheres
? o cachorro fez xixi no tapete
? mofo no toldo
? mancha de gordura na camisa
? cera de vela na toalha
? beterraba espirrou em tudo
= Guia de manchas: vinho, cera, tinta, sangue, grama.
= Absorva a mancha sem esfregar.
= Nódoas difíceis: aplique tira-nódoas e aguarde 10 minutos.
## maintenance
? manutenção
? de quanto em quanto tempo troco o filtro
? quando fazer a revisão
? que óleo uso na máquina de costura
? como conservar as botas
? a mesa de madeira ficou ressecada
? hidratar couro
? revisão da bike a cada quantos km
? lubrificar a corrente
? cuidados pra durar mais
= Revisão a cada 1.000 km ou uma vez por ano.
= Troque o filtro a cada 6 meses.
= Aplique óleo na madeira duas vezes por ano.
## waterproofing
? como impermeabilizo a barraca
? impermeabilização de sofá
? a água não escorre mais na jaqueta
? spray impermeabilizante pra tênis
? coluna d'água quanto precisa
? reimpermeabilizar
? meu alforje deixou passar água
? IP67 significa o quê
? a lâmpada aguenta chuva no quintal?
? fico seco numa tempestade com isso?
= Coluna d'água de 10.000 mm, costuras seladas.
= IP67: à prova de poeira e imersão até 1 m por 30 min.
= Reaplique o impermeabilizante após cada lavagem.
## first_use
? acabei de abrir, o que faço primeiro
? precisa lavar antes de usar?
? cura da panela de ferro
? primeiro uso
? como curar panela de barro
? lavo os lençóis novos antes?
? quanto tempo acendo a vela na primeira vez
? antes de usar o que tenho de fazer
? aclimatar peixe no aquário
? carrego cheio antes de ligar a primeira vez?
= Antes do primeiro uso, lave com água quente e seque.
= Cura: unte com óleo e leve ao forno por 1 hora.
= Na primeira utilização, deixe a vela arder 2 horas.
## assembly_self
? é fácil de montar as coisas de vcs?
? como monto
? quanto tempo leva pra montar
? manual de montagem
? travei no passo 7
? dá pra montar sozinho
? que ferramenta uso na montagem
? não veio o esquema de montagem
? perdi a chave allen
? montar é complicado?
= Requer montagem; cerca de 45 minutos com duas pessoas.
= Ferramentas necessárias: parafusadeira, nível e martelo.
= Instruções de montagem incluídas.
## assembly_service
? vocês montam
? montador
? serviço de montagem
? quanto custa a montagem do guarda roupa
? a montagem está inclusa?
? mandam alguém pra montar
? quando vem o montador
? a bike vai montada e regulada por vocês?
? montam a cozinha em casa?
? agendar montagem
= Serviço de montagem a partir de R$ 89.
= Montagem ao domicílio: 59 \u20ac por roupeiro.
= O montador visita em até 5 dias úteis após a entrega.
## installation_fitting
? instalação
? vocês instalam ar condicionado
? como fixo na parede
? quem instala o fogão
? precisa de eletricista?
? instalar torneira
? colocar cortina sem furar em casa alugada
? que bucha uso no drywall
? instalação da máquina de lavar inclusa?
? gancho no teto pra rede
= Instalação por técnico credenciado: R$ 399.
= Ligação elétrica apenas por profissional qualificado.
= Fixação na parede: suporte incluso, buchas conforme a parede.
## manual_download
? manual
? baixar manual em pdf
? perdi o manual de instruções
? manual em português
? onde encontro as instruções
? driver da impressora
? esquema elétrico do amplificador
? software do scanner
? livro de instruções de máquina antiga
? download do manual
= Downloads: manual do usuário (PDF, 4 MB).
= Manual de instruções em português.
= Drivers para Windows e macOS.
## troubleshooting
? não liga
? não funciona o que faço
? a tv fica preta
? erro E04 no visor
? como faço reset
? ta fazendo um barulho estranho e desliga
? cheiro de queimado
? trava toda hora
? não aquece
? a luz fica a piscar
= Solução de problemas: problema \u2013 causa \u2013 solução.
= Não liga? Verifique a tomada, o fusível e a chave de segurança.
= Para reiniciar, mantenha o botão pressionado por 10 segundos.
## connection_setup
? não conecta no bluetooth
? como emparelhar
? não pareia com meu celular
? conectar na wifi
? ligar a tv à internet
? troquei de roteador e não conecta mais
? dá pra conectar em dois celulares
? configurar o app
? não sincroniza
? parear o ciclocomputador
= Emparelhamento: pressione 5 segundos até piscar em azul.
= Configuração no app: adicionar dispositivo e escolher o Wi-Fi.
= Compatível apenas com redes Wi-Fi de 2,4 GHz.
## charging
? posso deixar carregando a noite toda
? não carrega
? que carregador uso
? perdi o carregador
? carregar a bateria da bike dentro do apartamento
? qual cabo pra carregar
? vem com fonte ou só o cabo?
? carregar duas baterias ao mesmo tempo
? como carrego
? pode usar carregador de outro celular
= Tempo de carga: 3,5 h (80% em 2 h).
= Cabo USB-C incluso; adaptador de tomada não incluso.
= Carregue apenas com o carregador original.
## compatibility_parts
? serve no meu modelo?
? qual pneu pra aro 29
? essa lente serve na minha câmera?
? lâmpada rosca fina
? corrente de 9 velocidades serve?
? é compatível com outras marcas
? encaixa no meu tripé antigo?
? qual filtro serve na minha máquina
? cabe na minha moto 2018?
? que cartucho leva a minha impressora
= Compatível com os modelos A100 e A200 (a partir de 2018).
= Serve em todos os tubos padrão de 35 mm.
= Verifique o modelo na etiqueta antes de comprar.
## quantity_calculation
? quanta tinta preciso
? quantos metros de tecido pra cortina
? quanto piso pra 20 m2
? quantas garrafas pra 30 convidados
? quanta ração por mês pra cão de 20 kg
? quantos rolos de papel de parede
? como calculo a quantidade
? não quero que falte no meio da obra
? quantos kg de carne por pessoa
? rendimento da tinta
= Rendimento: 10\u201312 m² por litro por demão.
= Calculadora: área × 1,1 = caixas necessárias com perdas.
= Consumo diário: 250 g para cães de 20 kg.
## recipe_usage
? modo de preparo
? como uso
? quantas colheres por xícara
? como dilui a tinta
? moagem pra prensa francesa
? dosagem do detergente
? quanto pó ponho pra um litro
? o que cozinho com isso
? quanto de água no cimento
? temperatura do forno pro pão de queijo
= Modo de usar: uma tampa (20 ml) para 5 litros de água.
= Preparo: 2 g por xícara, 80 °C, 2 minutos.
= Dosagem: 1 medida (30 g) em 250 ml de água.
## usage_duration
? quanto tempo dura o botijão
? quantas páginas imprime o cartucho
? quanto tempo dura a vela
? o refil dura quantos meses
? quantas noites dura a garrafa de gás
? a lanterna apagou depois de uma hora
? quantos anos dura um colchão
? quanto rende o frasco
? vida útil
? quantas lavagens rende
= Rendimento do cartucho: 200 páginas.
= Tempo de queima: aprox. 45 horas.
= Vida útil estimada: 25.000 horas.
## seasonal_timing
? quando plantar alho
? época de plantar tomate
? quando podar a roseira
? quando colho abóbora
? melhor época pra adubar o gramado
? quando troco pros pneus de inverno
? mês de semear
? calendário de sementeira
? quando transplantar o arbusto
? plantar bulbos em que mês
= Calendário de plantio: março a maio \u2013 alho, cebola e cenoura.
= Semear de fevereiro a abril; colher de junho a setembro.
= Época de poda: inverno (julho\u2013agosto).
## beginner_advice
? nunca fiz isso, por onde começo
? sou iniciante, o que preciso
? acabei de comprar meu primeiro aquário
? quero começar a pedalar
? não entendo nada de vinho
? é difícil aprender?
? dicas pra quem tá começando
? kit pra iniciante
? sou leigo
? quero aprender cerâmica em casa
= Guia do iniciante: o que você precisa para começar.
= Kit iniciante: violão, capa, afinador e palhetas.
= Primeiros passos no aquarismo.
## choosing_guide
? qual a diferença entre os dois
? qual é melhor
? qual você recomenda
? o que é melhor pra pele sensível
? não sei qual escolher
? por que um é tão mais caro
? qual óleo pra fritar
? vale mais a pena qual?
? colchão de mola ou espuma
? ajuda a escolher
= Guia de compra: encontre o colchão ideal em 5 perguntas.
= Comparativo: churrasqueira a gás, carvão e elétrica.
= Como escolher a raquete certa.
## materials_explained
? o que é modal
? o que é viscolycra
? diferença entre cerâmica e porcelana
? mdf ou mdp
? tricoline é o quê
? couro ecológico é couro?
? rattan natural ou sintético, diferença
? o que é aço 304
? lã merino pinica?
? que tecido é sarja
= Composição: 80% lã, 20% poliamida.
= Materiais de A a Z: acácia, bambu, linho \u2026
= MDF x MDP: entenda as diferenças.
## personalisation
? personalização
? dá pra gravar o nome
? bordam nome na toalha?
? põe foto na caneca
? gravação a laser
? estampar logo da empresa
? monograma
? personalizado com o nome da minha avó
? quanto custa gravar
? quantas letras posso por
= Personalize com até 12 caracteres, 3 fontes.
= Gravação: R$ 25 por linha; acrescenta 2 dias úteis.
= Bordado com nome: 8 \u20ac.
## personalisation_error
? gravaram o nome errado
? erraram a data na aliança
? o nome do meu filho veio com erro
? escrevi errado o texto da gravação
? posso corrigir o nome antes de gravarem
? trocaram os nomes
? refazem a caneca com erro?
? dá pra polir e regravar?
? letra trocada no bordado
? me enganei no texto da personalização
= Confira a grafia: gravamos exatamente o que for digitado.
= Erro nosso na gravação? Refazemos sem custo.
= Pré-visualize o texto antes de finalizar.
## made_to_measure
? fazem sob medida
? cortam madeira no tamanho
? por medida
? cortina em medida especial
? colchão fora do padrão
? encomendar em outro tecido
? quanto tempo demora um móvel sob medida
? fazem bainha?
? janela com formato esquisito
? vidro cortado à medida
= Sob medida: informe largura e altura em mm.
= Corte de madeira: os 5 primeiros cortes grátis.
= Produção sob encomenda: 20 dias úteis.
## samples
? amostra
? mandam amostra de tecido
? amostra grátis
? posso levar um azulejo pra casa pra ver
? tem versão miniatura pra experimentar
? catálogo de cores físico
? retalho do tapete
? amostra da tinta
? tester de perfume
? amostra da ração
= Peça até 5 amostras de tecido grátis.
= Amostra de tinta 100 ml: R$ 12.
= Amostras de piso: 3 \u20ac, reembolsadas na compra.
## try_at_home
? posso testar em casa
? dormir no colchão antes de decidir
? teste de 100 noites
? período de experiência
? experimentar 4 armações em casa
? levo o tapete pra ver como fica?
? tem que devolver impecável depois do teste?
? testo e devolvo se não gostar?
? 30 dias à experiência
? malinha pra provar em casa
= 100 noites de teste: durma e decida.
= Experimente em casa 5 armações durante 7 dias.
= Prova em casa: fique só com o que gostar.
## rental
? alugam?
? aluguel de furadeira
? quanto é o aluguel por dia
? alugar extratora de sofá
? aluguer de fatos
? alugar smoking pro casamento
? posso ficar com ele depois do aluguel?
? caução do aluguer
? alugam mesas e cadeiras pra festa
? locação
= Aluguel: preços por dia, fim de semana e semana.
= Caução: 100 \u20ac, devolvida com o equipamento em bom estado.
= Locação de ferramentas a partir de R$ 45/dia.
## rental_return
? devolver o alugado atrasado
? quebrei o equipamento alugado
? mancha no terno alugado
? multa por atraso no aluguel
? devolvo limpo ou sujo o aluguer?
? posso entregar a máquina alugada no domingo
? copos alugados quebraram
? perdi uma peça do que aluguei
? fico mais um dia com o alugado, quanto é?
? onde entrego o que aluguei
= Devolução em atraso: cobra-se uma diária por dia.
= Seguro de danos: 10% do valor do aluguer.
= Devolva o equipamento limpo até as 10h.
## subscription
? assinatura
? compra recorrente
? quero receber todo mês
? ração todo mês automático
? clube de assinatura como funciona
? tem fidelidade na assinatura?
? flores toda sexta
? subscrição de café
? assinando fica mais barato?
? entrega programada
= Assine e economize: 10% em todas as entregas.
= Escolha o intervalo: 15, 30, 45 ou 60 dias.
= Subscrição mensal, sem permanência.
## subscription_change
? cancelar assinatura
? pausar a assinatura
? pular um mês
? mudar o sabor da caixa
? meu gato morreu, parem a ração
? não renovem
? suspender a subscrição nas férias
? trocar a frequência das entregas programadas
? to com lâmina demais, adia a próxima
? quero sair do clube
= Pause, pule ou cancele quando quiser em "Minhas assinaturas".
= Alterações até 3 dias antes do próximo envio.
= Cancelamento da subscrição a qualquer momento.
## appointment_booking
? agendar horário
? marcar hora
? quero marcar uma visita com especialista
? agendamento
? marcação
? preciso de hora marcada pra provar vestido
? agendar revisão da bike
? marcar consulta de visão
? agendar piercing
? tem horário livre sábado?
= Agende online: escolha o serviço, a loja e o horário.
= Marcação prévia obrigatória para prova de vestidos.
= Consultoria gratuita com hora marcada.
## appointment_cancel
? desmarcar horário
? não vou poder ir na prova amanhã
? remarcar agendamento
? cancelar a marcação
? mudar a hora da revisão marcada
? até quando posso desmarcar
? faltei ao horário marcado, pago?
? vcs desmarcaram em cima da hora
? adiar a visita dos noivos
? adiar o workshop que marquei
= Desmarque gratuitamente com até 24 horas de antecedência.
= Falta sem aviso: 20 \u20ac.
= Remarcação pelo link no e-mail de confirmação do agendamento.
## courses_events
? dão cursos
? tem oficina
? workshop
? aula de costura na loja
? programação de eventos
? quanto custa o curso de vinho
? dá certificado?
? material do curso incluído?
? festa de lançamento é aberta?
? oficinas pra crianças nas férias
= Agenda: oficinas, degustações e lançamentos.
= Curso de pão de fermentação natural: sábado 10h\u201314h, R$ 180 com avental.
= Workshops com inscrição prévia; 12 vagas.
## parties_groups
? festa de aniversário na loja
? fazem festa infantil aí
? somos um grupo de 20
? despedida de solteira
? alugar o espaço pra evento
? confraternização da empresa
? levo o bolo ou vocês dão?
? visita de grupo
? festa de anos para crianças no vosso espaço
? fechar a parede de escalada só pra nós
= Festas infantis: 2 horas, 8 a 12 crianças.
= Eventos privados e team building sob consulta.
= Festas de aniversário: 18 \u20ac por criança.
## home_visit
? vêm medir em casa
? visita técnica
? medem minha janela em casa?
? mandam alguém tirar medidas
? orçamento no local
? o vendedor de cortinas vem em casa?
? oculista que vá ao lar de idosos
? mecânico de bike a domicílio
? deslocação ao domicílio
? levam mostruário na minha casa?
= Visita técnica gratuita para medição.
= Medições ao domicílio num raio de 30 km.
= Levamos as amostras até você.
## video_advice
? atendimento por vídeo
? videochamada
? posso mostrar pela câmera
? consultoria online
? ver o produto ao vivo por vídeo
? falar com especialista sem ir na loja
? quanto dura a videochamada
? consulta por vídeo é paga?
? live shopping
? prova virtual com consultora
= Atendimento por videochamada com especialista, 30 minutos.
= Videoconsulta gratuita: veja os produtos em direto.
= Agende sua consultoria online.
## reviews
? as avaliações são verdadeiras?
? posso deixar uma avaliação
? como avaliar um produto
? apagam avaliação ruim?
? são comentários comprados?
? opiniões verificadas?
? só tem 5 estrelas, estranho
? minha avaliação não apareceu
? quem escreve as reviews
? ganho algo por avaliar
= Avaliações apenas de compras verificadas.
= Avalie o produto: estrelas, título, texto e foto.
= Opiniões recolhidas por entidade independente.
## competition_prize
? sorteio
? ganhei o sorteio?
? como participo da promoção do prêmio
? quem ganhou o passatempo
? cadê meu prêmio
? precisa comprar pra participar do sorteio?
? raspadinha premiada
? número da sorte
? funcionário pode participar do concurso?
? trocar o prêmio por dinheiro
= Sorteio: concorra a um vale de R$ 1.000.
= Passatempo válido até 31 de maio.
= Regulamento completo e certificado de autorização SPA/MF.
## photos_colours
? a cor é igual à foto?
? veio mais escuro que na foto
? na tela parecia azul
? mais fotos do produto
? foto real
? a modelo está usando preto ou marinho?
? na foto parece maior
? a imagem engana
? tem vídeo do produto?
? cor ao vivo é diferente
= As cores podem variar conforme o monitor.
= Fotografias tiradas com luz natural.
= Imagens meramente ilustrativas.
## product_availability_future
? saiu de linha?
? vão fazer de novo?
? descontinuado
? vai sair modelo novo?
? por que tiraram do site
? a coleção nova chega quando
? preciso de mais pratos iguais, ainda fabricam?
? não acho mais esse produto
? vão lançar em outras cores?
? volta a coleção de inverno passado?
= Produto fora de linha.
= Artigo descontinuado; modelo sucessor disponível no outono.
= Nova coleção a partir de setembro.
## product_request
? conseguem encomendar pra mim
? não achei no site, vocês arrumam?
? poderiam trazer essa marca
? dá pra pedir ao fornecedor
? procuro um livro que não está no catálogo
? sabe quem vende?
? mandam vir por encomenda?
? por que não vendem ração natural
? queria sugerir um produto
? conseguem arranjar essa peça rara
= Não encontrou? Encomendamos ao fornecedor.
= Sugira um produto que gostaria de ver na loja.
= Livros por encomenda em 5 dias.
## transport_own_car
? cabe no meu carro?
? dá pra levar no porta-malas
? preciso de reboque?
? posso levar em cima do carro
? tamanho da caixa fechada pra levar
? a geladeira pode ir deitada?
? emprestam corda pro rack
? cabe na mala do carro
? vou buscar de carro, cabe num hatch?
? levo a placa de madeira no tejadilho?
= Dimensões da embalagem: 198 × 42 × 15 cm, 38 kg.
= Cabe na maioria dos carros com os bancos rebatidos.
= Empréstimo gratuito de cintas para barras de tejadilho.
## flying_travel
? posso levar no avião
? bagagem de mão pode?
? power bank no avião
? mala de cabine ryanair
? passa na segurança do aeroporto?
? isqueiro na mala despachada
? furadeira na bagagem de porão
? cabe nas medidas da gol e latam?
? líquidos no avião
? posso embarcar com canivete
= Bagagem de mão: 55 × 35 × 25 cm, até 10 kg.
= Power banks até 100 Wh somente na bagagem de mão.
= Adequada às medidas de cabine das companhias low cost.
## pickup_old_packaging
? levam o papelão embora?
? quem leva a caixa da entrega
? recolhem as embalagens?
? o entregador desembala?
? deixaram todo o isopor na sala
? posso devolver as caixas vazias na loja
? tirem o plástico e levem
? quem fica com o lixo da embalagem do móvel
? levam o caixote?
? entulho de embalagem na minha entrada
= A pedido, a equipe de entrega leva a embalagem.
= Retirada das embalagens incluída na entrega com montagem.
= Recolha do material de embalagem: gratuita.
## storage_service
? guardam até eu mudar?
? pago agora e recebo em dois meses
? podem armazenar o sofá até junho
? entrega futura
? a obra atrasou, seguram a entrega?
? quanto tempo guardam de graça no depósito
? guardam meus pneus?
? comprar agora e entregar mais tarde
? hotel de pneus
? deixar no armazém mais umas semanas
= Compre agora, receba depois: guardamos grátis por até 3 meses.
= Armazenamento após esse prazo: 15 \u20ac por semana.
= Entrega programada para até 6 meses.
## insurance_transport
? o envio tem seguro?
? minha encomenda é segurada?
? declarar valor nos correios
? mandar um quadro caro, tem seguro?
? seguro do frete
? quem assume o risco até chegar
? quanto cobre o seguro do transporte
? valor declarado
? envio registado e segurado
? seguro internacional incluso?
= Todos os envios têm seguro até R$ 3.000.
= Seguro de transporte incluído até 500 \u20ac.
= O risco transfere-se para o cliente na entrega.
## gift_suggestions_service
? o que dou pra minha sogra
? ideia de presente
? sugestão de presente pra colega que vai embora
? não sei o que comprar pra ele
? presente até 50 reais
? montam cesta de presente?
? o que oferecer a um recém-papá
? mimo pra quem tá doente
? lembrancinha pro amigo secreto
? monta uma cesta pro meu avô
= Encontre o presente: para quem, ocasião e orçamento.
= Presentes até R$ 100 \u2013 nossas ideias.
= Cabazes e cestas personalizadas.
## emergency
? meu filho engoliu uma pilha
? caiu produto no olho
? me queimei
? o cachorro comeu veneno
? reação alérgica grave
? bebeu o desinfetante
? criança desmaiou depois da queda
? pegou fogo na bateria agora
? cortei o dedo feio com a faca
? está sem respirar
= Em caso de emergência ligue 192 (SAMU) ou 193 (Bombeiros).
= Emergência: 112. Centro de Informação Antivenenos: 800 250 250.
= Disque-Intoxicação: 0800 722 6001.
## data_breach_fraud
? recebi sms de vcs pedindo cartão, é golpe?
? é burla?
? email falso com o nome da loja
? hackearam minha conta
? pediram pix pra liberar encomenda
? esse site é o verdadeiro?
? mensagem dos ctt com link pra pagar taxa
? fizeram compra no meu nome
? isso é golpe?
? vocês mandaram mesmo esse link?
= Cuidado com golpes: nunca pedimos senha ou cartão por mensagem.
= Alerta de phishing: o nosso único site é \u2026
= Desconfie de boletos e Pix enviados fora do site.
## thing_price
? quanto custa
? preço?
? qual o valor
? qto é
? quanto sai esse
? quanto tá
? o preço é por unidade ou pelo par?
? quanto custa o pote grande
? valor desse
? que preço tem isto
? quanto q é
= Preço: R$ 149,90
= PVP (IVA incl.): 89,00 \u20ac
= R$ 129,90 à vista no Pix
## thing_available
? tem disponível?
? ainda tem?
? tem em estoque
? há em stock?
? ta disponível esse?
? ainda vendem o bule?
? tem a pronta entrega
? acabou ou ainda tem
? quantas unidades restam
? dá pra comprar já ou ta esgotado
= Disponibilidade: em estoque
= Em stock: 14 unidades
= Últimas unidades
## thing_reduced
? ta em promoção?
? está com desconto
? qual era o preço antes
? está em saldo?
? o casaco ainda ta em oferta?
? de quanto é o desconto dele
? tava mais barato semana passada?
? quanto economizo
? ta na liquidação?
? preço original desse
= De R$ 199,90 por R$ 129,90
= Antes: 79,99 \u20ac Agora: 49,99 \u20ac
= Economize 30%
## thing_colours
? que cores tem
? tem preto?
? tem em outra cor
? só tem branco?
? quais as cores disponíveis
? vem em rosa?
? existe em verde água
? tem azul marinho?
? tem que combinar com sofá cinza, que cor há
? cores?
= Cor: antracite
= Cores disponíveis: preto, marinho, oliva, ferrugem
= Cor: off-white
## thing_sizes
? que tamanhos tem
? tem G?
? tem número 44?
? tem plus size
? é tamanho único?
? vai até que número
? tem em XL
? tem GG dessa?
? numeração disponível
? há em tamanho S
= Tamanho: PP, P, M, G, GG
= Tamanhos disponíveis: 34 a 44
= Numeração: 35, 36, 37, 38, 39
## thing_pack
? quantos vêm no pacote
? vem quantas unidades
? é o kit com 6 ou 4?
? a caixa traz quantos
? é vendido em par?
? quantas almofadas vêm
? tem pacote maior?
? quantos novelos por embalagem
? é unidade ou jogo?
? vem com quantos na cartela
= Conteúdo: 6 x 350 ml
= Embalagem com 100 unidades
= Quantidade por pacote: 12
## thing_weight
? quanto pesa
? peso
? é leve?
? quantos quilos tem
? é pesado pra carregar?
? pesa mto?
? qual o peso da mala vazia
? faço trilha, cada grama conta, quanto pesa
? peso líquido
? é levinha a bicicleta?
= Peso: 1,2 kg
= Peso líquido: 850 g
= Peso do produto (g): 430
## thing_dimensions
? medidas
? qual o tamanho em cm
? dimensões
? qual a altura do abajur
? quanto mede
? qual o diâmetro do prato
? comprimento da mesa
? cabe num vão de 82 cm?
? largura e profundidade
? é mto grande?
? tem quantos cm
= Dimensões (L x A x P): 80 x 190 x 40 cm
= Comprimento: 2,4 m
= Altura: 75 cm
## thing_capacity
? quantos litros
? capacidade
? cabe um frango inteiro na panela?
? quantos kg lava
? cabem quantos pares de sapato
? quantos ml tem a garrafa
? cabe tudo do fim de semana?
? o volume da mochila
? dá pra quantas xícaras
? a caixa leva os legos todos?
= Capacidade: 1,7 L
= Volume: 65 litros
= Capacidade de lavagem: 11 kg
## thing_max_load
? quanto peso aguenta
? peso máximo
? carga máxima
? suporta 120 kg?
? qual o limite de peso
? a escada aguenta eu com as ferramentas?
? quantos quilos a prateleira suporta
? a rede suporta duas pessoas?
? suporta até quantos kg
? carga de trabalho da cinta
= Peso suportado: 150 kg
= Carga máxima: 20 kg por prateleira
= Peso máximo do utilizador: 130 kg
## thing_people
? quantos lugares
? para quantas pessoas
? quantos jogadores
? dá pra 6 pessoas
? rende quantas porções
? quantas pessoas sentam
? serve quantos
? a barraca é pra quantos
? mínimo de jogadores?
? cabe a família de 5 na mesa?
= Lugares: 4
= Número de jogadores: 2 a 6
= Barraca para 3 pessoas
## thing_number_of
? quantas gavetas tem
? quantas peças tem o quebra-cabeça
? quantas páginas
? quantas prateleiras
? quantos degraus
? quantas velocidades tem
? quantas bocas tem o fogão
? quantos programas
? tem quantas portas o armário
? quantos bolsos
= Número de gavetas: 5
= Páginas: 384
= Nº de bocas: 4
## thing_material
? de que material é
? é de quê?
? é algodão?
? é couro legítimo?
? é de madeira maciça ou mdf
? qual o tecido
? composição
? qual o enchimento
? é plástico ou vidro
? feito de quê
= Material: 100% algodão orgânico
= Composição: 95% viscose, 5% elastano
= Cabedal: camurça; forro: têxtil
## thing_thickness
? espessura
? é grosso?
? é fininho?
? quantos fios tem o lençol
? gramatura da toalha
? o tecido é transparente de tão fino?
? qual a densidade
? quantos mm
? é encorpado o tecido
? papel de quantos gramas
= Espessura: 6 mm
= 400 fios
= Gramatura: 500 g/m²
## thing_look
? é fosco ou brilhante
? tem estampa?
? o logo é muito grande?
? é liso?
? que tom de branco é
? acabamento?
? é escovado ou polido
? tem desenho nas costas?
? o revestimento é antiaderente ou esmaltado
? é listrado?
= Acabamento: fosco acetinado
= Estampa: espinha de peixe
= Padrão: liso
## thing_light
? ilumina bem?
? quantos lumens
? dá pra dimerizar
? luz branca ou amarela
? é luz quente ou fria
? o led troca?
? é luz forte?
? clareia o quarto todo?
? muda de cor a luz?
? a luz é aconchegante ou de consultório
= Fluxo luminoso: 806 lm
= Temperatura de cor: 2700 K (branco quente)
= Luz amarela 3000K
## thing_made_in
? onde é fabricado
? é nacional?
? é chinês?
? de que país vem
? é importado?
? é fabricado em portugal?
? é suíço de verdade?
? onde é feito esse
? a lã desse vem de onde
? país de origem dele
= País de origem: Portugal
= Fabricado no Brasil
= Procedência: importado
## thing_brand
? qual a marca
? de que marca é
? quem é o fabricante
? quem escreveu
? qual a editora
? é original da nike?
? que marca é essa camisola
? quem faz esse
? autor?
? é marca própria?
= Marca: própria
= Fabricante: Metalúrgica Exemplo
= Autor: Machado de Assis
## thing_power
? qual a potência
? quantos watts
? tem força pra concreto?
? quantos bar
? é potente?
? quantos w tem o secador
? fraco pra triturar gelo?
? quantos btus
? quantos cavalos
? amperagem
= Potência: 1800 W
= Potência nominal: 2,2 kW
= Capacidade: 12.000 BTU/h
## thing_power_source
? é 110 ou 220
? bivolt?
? qual a voltagem
? é a pilha ou na tomada
? é elétrico ou manual
? que tipo de tomada
? precisa de tomada perto?
? é a gás ou elétrico
? é com fio?
? funciona a energia solar?
= Voltagem: bivolt automático
= Tensão: 127 V
= Alimentação: 230 V, 50 Hz
## thing_battery
? que pilha usa
? vem com pilha?
? a bateria é removível
? dá pra trocar a bateria
? é bateria recarregável
? quantos mah
? pilha palito ou normal?
? usa pilha moeda?
? que bateria leva o relógio
? as pilhas estão incluídas?
= Bateria: íon de lítio
= Capacidade da bateria: 5000 mAh
= Pilhas: 2 x AA (não inclusas)
## thing_runtime
? quanto dura a bateria
? autonomia
? dura o dia todo?
? quantas horas fica ligado sem carregar
? aguenta um voo de 8 horas?
? aspira a casa toda numa carga?
? quantas horas de reprodução
? acaba logo a carga?
? horas de uso contínuo
? quanto tempo aguenta sem tomada
= Autonomia: 45 min
= Duração da bateria: até 30 horas
= Tempo de uso: 8 h
## thing_charge_time
? quanto tempo leva pra carregar
? tempo de carga
? carrega rápido?
? quantas horas na tomada pra ficar cheio
? em meia hora carrega quanto
? tem carregamento rápido
? demora a carregar?
? tempo de carregamento
? fica 100% em quanto tempo
? uma carga completa leva qto
= Tempo de carga: 3 h
= Carga completa em 90 min
= Carregamento rápido: 50% em 30 min
## thing_range
? qual o alcance
? até que distância funciona
? tamanho do fio
? comprimento do cabo
? a mangueira chega até o fundo do quintal?
? quantos metros o drone voa
? o controle pega de longe?
? alcança quantos metros
? o cabo dá pra 3 metros?
? quantos km roda com uma carga
= Alcance: até 80 km
= Comprimento do cabo: 1,8 m
= Alcance Bluetooth: 10 m
## thing_speed
? qual a velocidade máxima
? é rápido?
? quanto corre o carrinho
? quanto tempo pra ferver
? quantas rotações
? demora pra aquecer?
? é lento?
? quantas páginas por minuto
? anda depressa demais pro meu filho?
? rpm
= Velocidade máxima: 25 km/h
= Rotação: 3.000 rpm
= Aquece em 30 segundos
## thing_noise
? faz barulho?
? é barulhento
? é silencioso?
? quantos decibéis
? vai acordar o bebê?
? faz muito ruído à noite?
? o relógio faz tic tac
? os vizinhos vão ouvir?
? vibra muito?
? faz mto barulho o ventilador
= Nível de ruído: 48 dB(A)
= Potência sonora: 96 dB
= Operação silenciosa (< 40 dB)
## thing_energy_use
? gasta muita luz?
? consumo de energia
? é econômico na conta?
? qual o selo procel
? quantos kwh por mês
? classe energética
? gasta quanto de água por lavagem
? consome mta energia?
? é classe A?
? quanto gasto por hora com ele ligado
= Consumo: 23,5 kWh/mês
= Classificação energética: A
= Consumo anual: 104 kWh
## thing_temperature
? até que temperatura chega
? esquenta muito?
? temperatura de conforto
? vai abaixo de zero?
? o cabo esquenta?
? aguenta menos 10 graus?
? gela a quantos graus
? temperatura mínima e máxima
? o saco de dormir é pra quantos graus
? aquece até quanto
= Faixa de temperatura: 50\u2013230 °C
= Temperatura de conforto: 5 °C
= Resfria até 2 °C
## thing_oven_freezer
? pode ir ao forno?
? vai no micro-ondas
? pode congelar
? vai ao freezer?
? a tampa vai ao forno?
? posso assar lasanha nela
? serve na airfryer?
? aguenta forno a lenha?
? micro ondas pode?
? do congelador direto pro forno pode?
= Pode ir ao forno: até 220 °C
= Micro-ondas: sim
= Freezer: sim
## thing_dishwasher
? vai na lava-louças?
? pode ir à máquina de lavar loiça
? estraga na lava louça?
? a estampa sai na lava-louças?
? o cabo de madeira aguenta a máquina da loiça?
? pode por na máquina de lavar pratos
? lava louça ok?
? quais peças vão na lava-louças
? posso lavar na máquina da loiça
? perde o brilho na lava louças?
= Lava-louças: sim
= Pode ir à máquina de lavar loiça
= Lavar somente à mão
## thing_machine_wash
? pode lavar na máquina?
? a capa sai pra lavar
? só lavagem a seco?
? como lavo esse
? faz bolinha?
? encolhe ao lavar?
? como cuido do couro dele
? pode passar a ferro?
? solta tinta?
? lava à mão?
= Lavagem: máquina a 40 °C
= Cuidados: ciclo para lã, água fria
= Instruções de lavagem: não usar alvejante
## thing_hobs
? funciona na indução?
? pode usar no cooktop
? dá em placa de indução
? vai no fogão a gás?
? risca o vidro do cooktop?
? serve na vitrocerâmica
? serve em fogo direto?
? fundo de indução?
? pode no fogão elétrico
? vai ao lume?
= Compatível com indução: sim
= Fogões: gás, elétrico, vitrocerâmico e indução
= Não indicado para indução
## thing_waterproof
? é à prova d'água?
? é impermeável
? molha?
? pode molhar
? dá pra mergulhar com ele
? resiste a respingos?
? meu notebook molha nessa mochila?
? se cair água estraga?
? posso tomar banho com o relógio
? as costuras são seladas?
= Impermeável: sim
= Resistência à água: 10 ATM
= Proteção: IP68
## thing_outdoors
? pode ficar ao ar livre?
? pode pegar sol e chuva
? serve pra área externa
? apodrece?
? aguenta geada?
? o vento vira o guarda-sol?
? moro na praia, a maresia estraga?
? pode ficar no quintal o ano todo
? desbota no sol?
? resiste ao exterior
= Uso externo: sim
= Resistente a intempéries e raios UV
= Resistente à geada até \u221215 °C
## thing_warmth
? é quente?
? esquenta bem?
? é pra verão ou inverno
? é forrado
? serve pra neve?
? sou friorenta, aquece?
? é fresquinho?
? é de meia estação?
? é térmico?
? o edredom é quentinho
= Estação: outono / inverno
= Indicado para temperaturas até \u22125 °C
= Forrado em sherpa
## thing_included
? o que vem na caixa
? vem com cabo?
? o que está incluído
? vem com capa?
? acompanha carregador?
? vem com as almofadas ou sem
? inclui bolsa de transporte
? acompanha o quê
? o colchão vem junto?
? traz suporte?
= Itens inclusos: carregador, estojo, manual
= Conteúdo da embalagem: 1 furadeira, 2 brocas
= Acompanha: 2 almofadas
## thing_needs_extra
? preciso comprar mais alguma coisa pra usar
? precisa de adaptador?
? os pés são vendidos à parte?
? o que mais preciso pra funcionar
? funciona sem assinatura do app?
? é só ligar e usar?
? preciso de transformador?
? tem que comprar o cartucho separado?
? falta alguma coisa pra instalar
? a lâmpada compra-se à parte?
= Vendido separadamente: suporte de parede
= Necessário (não incluso): 2 pilhas AA
= Requer hub (não incluído)
## thing_assembly
? vem montado?
? precisa montar
? é fácil de montar?
? preciso de ferramentas
? monto sozinha ou precisa de dois?
? tem que parafusar?
? a bike vem montada
? vem desmontado?
? sou ruim com ferramenta, consigo?
? já vem pronto pra usar?
= Necessita montagem: sim
= Entregue desmontado
= Montagem: não acompanha montador
## thing_mounting
? dá pra pendurar na parede
? é de fixar ou de apoiar
? precisa furar?
? cola na parede?
? fica em pé sozinho?
? moro de aluguel, não posso furar
? encaixa em tripé?
? prende como na bicicleta
? é de embutir ou sobrepor
? fixa no teto?
= Instalação: parede ou teto
= Fixação: adesivo, sem furos
= Tipo: de embutir
## thing_connection
? tem bluetooth
? tem wifi?
? tem entrada de fone
? quantas usb
? conecta no celular?
? tem hdmi
? tem aplicativo?
? rosca de 1/2 ou 3/4?
? tem porta de rede?
? pega 5g?
= Conexões: 2 x HDMI, 3 x USB
= Conectividade: Bluetooth 5.3
= Rosca: 1/2"
## thing_works_with
? funciona com iphone?
? serve no meu celular?
? funciona no mac
? serve pro samsung a54?
? funciona com alexa
? é compatível com android
? a capinha serve no redmi?
? posso usar com meu carregador?
? serve no ps4?
? dá pra usar essa lâmina em outra serra?
= Compatível com: iOS 15 ou superior
= Compatibilidade: Android 10+
= Serve nos modelos: Gol G5 a G8
## thing_control
? tem controle remoto
? como controla
? tem timer?
? quantos níveis tem
? é touch ou botão
? dá pra regular o volume
? tem comando?
? é digital ou analógico
? liga com pedal?
? dá pra programar
= Controle: painel touch
= Controle remoto: sim
= 3 níveis de velocidade
## thing_adjustable
? regula a altura?
? reclina?
? é dobrável
? o capuz sai?
? dá pra tirar as prateleiras
? a alça é removível
? o cabo é retrátil?
? é ajustável?
? desmonta?
? o encosto deita?
= Altura regulável: 70\u2013120 cm
= Dobrável: sim
= Encosto reclinável
## thing_electronics
? quanto tem de memória ram
? é 4k?
? quantos gb
? tem gps
? qual o processador
? a tela é touch?
? quantos hz
? tem câmera frontal?
? quantos megapixels
? qual placa de vídeo
= Processador: 8 núcleos, 3,2 GHz
= Memória RAM: 16 GB
= Resolução: 4K UHD
## thing_age
? pra que idade é
? serve pra 5 anos?
? a partir de que idade
? é pra criança de quantos anos
? infantil demais pra 10 anos?
? faixa etária
? meu neto fez dois anos, serve?
? pra adolescente serve?
? qual a idade indicada
? dá pra um bebê de 6 meses?
= Idade recomendada: a partir de 3 anos
= Faixa etária: 6 a 12 meses
= Indicado para maiores de 8 anos
## thing_for_whom
? é masculino ou feminino
? serve pra homem
? é unissex?
? serve pra pé largo
? grávida pode usar esse?
? serve pra quem dorme de lado
? tenho joanete, dá?
? é para senhora ou menina
? serve pra gordinha?
? canhoto pode usar?
= Gênero: feminino
= Género: unissexo
= Indicado para: homens
## thing_fit
? a forma desse é pequena?
? veste bem?
? fica apertado nos ombros?
? laceia com o uso?
? é justo ou larguinho
? tenho 1,70 e 75 kg, fica bom M?
? fico entre 38 e 39 nesse
? estica?
? é cintura alta?
? corte slim?
= Modelagem: regular
= Caimento: slim
= Corte: oversized
## thing_animals
? é pra cachorro ou gato
? serve pra porte pequeno
? serve pra filhote?
? cabe um golden?
? é pra que animal
? pro meu hamster serve?
? meu gato de 6 kg cabe?
? raça grande pode?
? serve pra coelho?
? para cão sénior?
= Animal: cães
= Porte: médio e grande
= Indicado para: coelhos e porquinhos-da-índia
## thing_place
? pode usar no banheiro
? vai no sol ou na sombra
? serve pra varanda
? risca o piso laminado?
? pode por em cima da grama
? dá pra usar na cozinha
? cola em azulejo?
? serve pra garagem úmida?
? é para quarto ou sala
? em que superfície posso usar
= Ambiente: cozinha, banheiro
= Superfícies: madeira, metal, gesso
= Divisão: sala
## thing_plant
? cresce quanto
? perde as folhas no inverno?
? é fácil de cuidar
? quando floresce
? sobrevive à geada?
? rega quantas vezes
? alastra muito?
? dá flor o ano inteiro?
? é de sol pleno ou meia sombra
? morre fácil?
= Altura adulta: 60\u201380 cm
= Floração: junho a setembro
= Luminosidade: meia-sombra
## thing_ingredients
? quais os ingredientes
? tem perfume?
? tem açúcar adicionado
? o que tem dentro
? tem parabeno
? quanto de fruta tem na geleia
? tem conservante?
? tem carne de verdade na ração?
? é natural mesmo?
? leva adoçante?
= Ingredientes: água, glicerina, manteiga de karité
= INCI: Aqua, Glycerin, Parfum
= Composição: farinha de frango, milho, arroz
## thing_diet
? é vegano?
? esse contém lactose?
? é sem glúten
? diabético pode?
? é halal?
? tem ovo nesse?
? é kosher
? tem amendoim nesse?
? a gelatina é de porco?
? intolerante pode comer esse?
= Vegano: sim
= Não contém glúten
= Alergénios: leite, soja
## thing_taste
? que gosto tem
? é doce?
? arde muito?
? qual o sabor
? é forte o café?
? torra clara ou escura
? é seco ou suave
? o queijo é forte?
? tem gosto artificial
? é amargo?
= Sabor: caramelo salgado
= Torra: média
= Picância: 3/5
## thing_nutrition
? quantas calorias
? engorda?
? quanta proteína tem
? tabela nutricional
? tem muito sal?
? quanto açúcar tem por porção
? tem vitamina d?
? é calórico
? quantos carboidratos
? teor de proteína da ração
= Valor energético: 120 kcal por porção
= Proteínas: 24 g
= Energia por 100 g: 1560 kJ / 372 kcal
## thing_shelf_life
? qual a validade
? vence quando
? quanto tempo dura depois de aberto
? dura quanto na geladeira
? prazo de validade
? fica velho rápido?
? a tinta aberta dura quanto tempo
? as sementes ainda germinam ano que vem?
? quanto tempo aguenta fechado
? esse estraga logo?
= Validade: 12 meses
= Após aberto: 6 M
= Conservar até 30 dias após aberto
## thing_skin_hair
? é pra pele oleosa?
? serve pra cabelo cacheado
? pele sensível pode?
? deixa a pele oleosa?
? é bom pra cabelo fino
? tenho rosácea, posso usar esse
? é hipoalergênico
? serve pra pele madura?
? pra cabelo tingido serve?
? seca a pele?
= Tipo de pele: seca e sensível
= Tipo de cabelo: cacheado
= Hipoalergênico, dermatologicamente testado
## thing_safety
? é antiderrapante?
? é seguro pra criança?
? desliga sozinho se esquentar
? tem trava de segurança?
? prende o dedo?
? a bota tem bico de aço?
? pode pegar fogo?
? escorrega no molhado?
? tem ca?
? tem S3?
= Classe de segurança: S3 SRC
= Norma: EN 1078
= CA 12345
## thing_warranty
? tem garantia?
? quanto tempo de garantia esse tem
? a garantia desse cobre o motor
? quantos anos de garantia no quadro
? se der defeito trocam esse?
? dá pra estender a garantia dele
? garantia do fabricante ou da loja nesse
? esse tem garantia internacional?
? se parar em um ano consertam?
? é garantido por quanto
= Garantia: 12 meses
= Garantia do fabricante: 10 anos
= Garantia: 3 anos
## thing_level
? é pra iniciante?
? é difícil?
? nível
? serve pra quem já joga bem?
? quanto tempo leva pra terminar
? as regras são complicadas?
? é raquete profissional?
? muito fácil pra avançado?
? serve pra aprender
? quantas horas de montagem tem o bordado
= Nível: iniciante
= Dificuldade: 3 de 5
= Nível de experiência: intermediário
## thing_language
? está em português?
? que idioma é
? é dublado?
? tem versão em português
? o livro é traduzido?
? tem legenda
? o jogo é só em inglês?
? é português do brasil?
? é bilíngue
? o manual dele vem em português?
= Idioma: português
= Áudio: inglês, português
= Idiomas: PT, EN, ES
## thing_rating
? é bom?
? presta?
? vale a pena
? quantas estrelas tem
? o que o pessoal acha
? recomenda esse?
? alguém já comprou?
? quem comprou gostou?
? tem boas avaliações?
? funciona mesmo?
= Avaliação: 4,6 de 5
= 312 avaliações
= Opiniões dos clientes: 4,8/5
## thing_refill
? tem refil
? qual cartucho usa
? vende a lâmina de reposição
? tem saco pro aspirador
? tem recarga
? cabeça de escova avulsa?
? tem capa de reposição
? qual filtro de reposição
? câmara de ar pra essa?
? onde acho o refil desse
= Refil: disponível em 500 ml
= Filtro de reposição: a cada 6 meses
= Recargas vendidas separadamente
## thing_use_for
? pra que serve
? serve pra trilha?
? dá pra usar em metal?
? posso correr com ele
? é bom pra usar todo dia?
? corta o quê
? serve pra lixar piso?
? quero usar na academia, dá?
? dá para caminhadas longas?
? é indicado pra quê
= Uso: trilha, viagem
= Indicado para: perfurar madeira e plástico
= Utilização: uso diário
`;
