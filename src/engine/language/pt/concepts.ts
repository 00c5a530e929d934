/** What the language calls the most usual things, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
thing:sofa|sofá
thing:sofa bed|sofá-cama
thing:armchair|poltrona
thing:rocking chair|cadeira de baloiço, cadeira de balanço
thing:chair|cadeira
thing:stool|banco, banqueta
thing:bench|banco corrido, banco de jardim
thing:desk|secretária, escrivaninha
thing:standing desk|secretária elevatória, mesa elevatória
thing:office chair|cadeira de escritório
thing:gaming chair|cadeira gamer, cadeira gaming
thing:dining table|mesa de jantar
thing:coffee table|mesa de centro, mesa de apoio
thing:bedside table|mesa de cabeceira, mesinha de cabeceira
thing:wardrobe|guarda-roupa, roupeiro
thing:chest of drawers|cómoda, cômoda
thing:bookcase|estante
thing:wall shelf|prateleira
thing:shelf bracket|suporte de prateleira
thing:bed|cama
thing:bunk bed|beliche
thing:mattress|colchão
thing:high chair|cadeira de refeição
thing:lamp|candeeiro, luminária
thing:ceiling light|candeeiro de teto, plafon
thing:floor lamp|candeeiro de pé
thing:desk lamp|candeeiro de secretária
thing:light bulb|lâmpada
thing:fairy lights|luzes decorativas, cordão de luzes
thing:torch|lanterna
thing:headlamp|lanterna de cabeça
thing:lantern|lampião
thing:duvet|edredão, edredom
thing:duvet cover|capa de edredão
thing:bed linen|roupa de cama
thing:sheet|lençol
thing:pillow|almofada, travesseiro
thing:blanket|manta, cobertor
thing:towel|toalha
thing:beach towel|toalha de praia
thing:bathrobe|roupão
thing:tablecloth|toalha de mesa
thing:napkin|guardanapo
thing:apron|avental
thing:curtain|cortina, cortinado
thing:blind|estore, persiana
thing:rug|tapete
thing:doormat|capacho
thing:vase|jarra, vaso decorativo
thing:candle|vela
thing:scented candle|vela perfumada, vela aromática
thing:picture frame|moldura, porta-retratos
thing:poster|poster, cartaz
thing:mirror|espelho
thing:clock|relógio de parede
thing:alarm clock|despertador
thing:artificial plant|planta artificial
thing:christmas tree|árvore de natal
thing:storage box|caixa de arrumação
thing:basket|cesto, cesta
thing:hook|gancho
thing:letterbox|caixa de correio
thing:bin bag|saco do lixo
thing:washbasin|lavatório
thing:tap|torneira
thing:shower|duche, chuveiro
thing:shower head|chuveiro de mão, cabeça de duche
thing:shower curtain|cortina de duche
thing:shower screen|resguardo de duche, box de banho
thing:bathtub|banheira
thing:toilet|sanita, vaso sanitário
thing:toilet seat|tampo de sanita, assento sanitário
thing:toilet paper|papel higiénico, papel higiênico
thing:bath mat|tapete de banho
thing:towel rail|toalheiro
thing:heated towel rail|toalheiro aquecido, toalheiro elétrico
thing:bathroom cabinet|armário de casa de banho
thing:broom|vassoura
thing:mop|esfregona, mopa
thing:bucket|balde
thing:sponge|esponja
thing:rubber gloves|luvas de borracha
thing:laundry detergent|detergente para roupa
thing:soap|sabonete, sabão
thing:vacuum cleaner|aspirador
thing:robot vacuum|robô aspirador, aspirador robô
thing:pressure washer|máquina de lavar a alta pressão
thing:drying rack|estendal
thing:ironing board|tábua de engomar, tábua de passar
thing:iron|ferro de engomar, ferro de passar
thing:washing machine|máquina de lavar roupa, lavadora
thing:tumble dryer|máquina de secar roupa, secadora
thing:dishwasher|máquina de lavar loiça, lava-louças
thing:fridge|frigorífico, geladeira
thing:freezer|congelador, arca congeladora
thing:oven|forno
thing:hob|placa de cozinha, placa de indução
thing:extractor hood|exaustor
thing:microwave|micro-ondas
thing:coffee machine|máquina de café, cafeteira elétrica
thing:espresso machine|máquina de café expresso
thing:coffee grinder|moinho de café
thing:milk frother|espumador de leite
thing:kettle|chaleira
thing:toaster|torradeira
thing:air fryer|fritadeira sem óleo, airfryer
thing:blender|liquidificador
thing:hand mixer|batedeira
thing:food processor|robô de cozinha, processador de alimentos
thing:juicer|espremedor
thing:pan|frigideira
thing:wok|wok
thing:pot|panela, tacho
thing:baking tray|tabuleiro de forno
thing:kitchen knife|faca de cozinha
thing:cutting board|tábua de cortar, tábua de corte
thing:corkscrew|saca-rolhas
thing:lunch box|lancheira, marmita
thing:water bottle|garrafa de água
thing:travel mug|caneca térmica, copo térmico
thing:plate|prato
thing:cup|chávena, caneca, xícara
thing:glass|copo
thing:wine glass|copo de vinho, taça de vinho
thing:cutlery|talheres
thing:tray|tabuleiro, bandeja
thing:teapot|bule
thing:coffee|café
thing:coffee beans|café em grão
thing:tea|chá
thing:chocolate|chocolate
thing:sweets|doces, rebuçados
thing:biscuit|bolacha, biscoito
thing:jam|compota, geleia
thing:honey|mel
thing:bread|pão
thing:pasta|massa, macarrão
thing:rice|arroz
thing:olive oil|azeite
thing:vinegar|vinagre
thing:cheese|queijo
thing:beer|cerveja
thing:baby food|comida para bebé
thing:dietary supplement|suplemento alimentar
thing:protein powder|proteína em pó
thing:phone|telemóvel, celular
thing:phone case|capa de telemóvel, capa de celular
thing:screen protector|película protetora
thing:charger|carregador
thing:charging cable|cabo de carregamento
thing:power bank|powerbank, bateria externa
thing:tablet|tablet
thing:smartwatch|smartwatch, relógio inteligente
thing:watch strap|bracelete de relógio, pulseira de relógio
thing:laptop|portátil, notebook
thing:computer|computador
thing:monitor|monitor
thing:keyboard|teclado
thing:computer mouse|rato, mouse
thing:usb stick|pen usb, pen drive
thing:memory card|cartão de memória
thing:router|router, roteador
thing:hdmi cable|cabo hdmi
thing:headphones|auscultadores, fones de ouvido
thing:speaker|coluna de som, caixa de som
thing:record player|gira-discos, toca-discos
thing:radio|rádio
thing:microphone|microfone
thing:television|televisão, televisor
thing:projector|projetor
thing:remote control|comando, controlo remoto, controle remoto
thing:camera|câmara, câmera, máquina fotográfica
thing:tripod|tripé
thing:battery|pilha, bateria
thing:printer|impressora
thing:ink cartridge|tinteiro, cartucho de tinta
thing:hair dryer|secador de cabelo
thing:heater|aquecedor
thing:stove|salamandra, recuperador de calor
thing:fan|ventoinha, ventilador
thing:air conditioner|ar condicionado
thing:humidifier|humidificador
thing:smoke alarm|detetor de fumo
thing:tool|ferramenta
thing:tool box|caixa de ferramentas
thing:hammer|martelo
thing:screwdriver|chave de fendas
thing:wrench|chave inglesa
thing:pliers|alicate
thing:drill|berbequim, furadeira
thing:drill bit|broca
thing:tape measure|fita métrica
thing:ladder|escada, escadote
thing:screw|parafuso
thing:padlock|cadeado
thing:glue|cola
thing:tape|fita adesiva
thing:paint|tinta
thing:paint roller|rolo de pintura
thing:wallpaper|papel de parede
thing:tile|azulejo, ladrilho
thing:door|porta
thing:window|janela
thing:light switch|interruptor
thing:extension lead|extensão elétrica
thing:safety shoes|sapatos de segurança
thing:work gloves|luvas de trabalho
thing:safety glasses|óculos de proteção
thing:garden furniture|móveis de jardim, mobiliário de jardim
thing:garden chair|cadeira de jardim
thing:garden table|mesa de jardim
thing:plant|planta
thing:orchid|orquídea
thing:seed|semente, sementes
thing:flower bulb|bolbo
thing:potting soil|substrato, terra para vasos
thing:fertiliser|adubo, fertilizante
thing:plant pot|vaso
thing:raised bed|canteiro elevado, horta elevada
thing:watering can|regador
thing:garden hose|mangueira de jardim
thing:sprinkler|aspersor
thing:composter|compostor
thing:lawn mower|corta-relva, cortador de grama
thing:strimmer|aparador de relva, roçadora
thing:hedge trimmer|corta-sebes
thing:secateurs|tesoura de poda
thing:wheelbarrow|carrinho de mão
thing:gardening gloves|luvas de jardinagem
thing:wellington boots|galochas
thing:barbecue|churrasqueira, grelhador
thing:charcoal|carvão
thing:fire pit|braseiro
thing:swimming pool|piscina
thing:dog food|ração para cães, comida para cães
thing:dog treats|snacks para cães
thing:dog lead|trela
thing:dog collar|coleira
thing:dog bed|cama para cães
thing:dog toy|brinquedo para cães
thing:cat food|ração para gatos, comida para gatos
thing:cat litter|areia para gatos
thing:scratching post|arranhador
thing:aquarium|aquário
thing:fish food|comida para peixes
thing:bird cage|gaiola
thing:car tyre|pneu
thing:snow chains|correntes de neve
thing:engine oil|óleo de motor
thing:child car seat|cadeira auto, cadeirinha auto
thing:motorbike helmet|capacete de mota, capacete de moto
thing:pen|caneta
thing:fountain pen|caneta de tinta permanente, caneta tinteiro
thing:pencil case|estojo
thing:school bag|mochila escolar
thing:notebook|caderno
thing:diary|agenda
thing:printer paper|papel de impressora
thing:envelope|envelope
thing:folder|pasta, dossier
thing:scissors|tesoura
thing:sewing machine|máquina de costura
thing:fabric|tecido
thing:wool|lã
thing:book|livro
thing:cookbook|livro de receitas, livro de culinária
thing:comic|banda desenhada, quadrinhos
thing:vinyl record|disco de vinil
thing:map|mapa
thing:button|botão
thing:zip|fecho de correr, zíper
thing:stapler|agrafador, grampeador
thing:pencil|lápis
thing:first aid kit|kit de primeiros socorros
thing:parasol|guarda-sol
thing:pizza oven|forno de pizza
thing:greenhouse|estufa
thing:spade|pá
thing:chainsaw|motosserra
thing:axe|machado
thing:rake|ancinho
thing:car battery|bateria de carro
thing:wine|vinho
thing:red wine|vinho tinto
thing:white wine|vinho branco
thing:gin|gin
thing:whisky|whisky, uísque
thing:hammock|rede de descanso, rede
thing:rose bush|roseira
thing:thermometer|termómetro, termômetro
thing:firewood|lenha
thing:party decoration|decoração de festa
thing:balloon|balão
thing:acrylic paint|tinta acrílica
thing:watercolour|aguarela, aquarela
thing:easel|cavalete
thing:greeting card|cartão de felicitações
thing:invitation|convite
thing:wrapping paper|papel de embrulho
thing:knitting needles|agulhas de tricô
thing:crochet hook|agulha de croché
thing:solar panel|painel solar
thing:clothing|roupa, vestuário
thing:t-shirt|t-shirt, camiseta
thing:polo shirt|polo
thing:shirt|camisa
thing:blouse|blusa
thing:jumper|camisola, suéter
thing:cardigan|casaco de malha, cardigã
thing:sweatshirt|sweatshirt, moletom
thing:hoodie|hoodie, camisola com capuz
thing:jacket|casaco, jaqueta
thing:coat|sobretudo
thing:winter jacket|casaco de inverno
thing:raincoat|impermeável, capa de chuva
thing:leather jacket|casaco de couro, jaqueta de couro
thing:blazer|blazer
thing:suit|fato, terno
thing:trousers|calças, calça
thing:jeans|jeans, calças de ganga
thing:tracksuit|fato de treino
thing:leggings|leggings
thing:shorts|calções, bermuda
thing:dress|vestido
thing:evening dress|vestido de noite
thing:wedding dress|vestido de noiva
thing:skirt|saia
thing:underwear|roupa interior, roupa íntima
thing:boxer shorts|boxers, cuecas
thing:bra|sutiã, soutien
thing:socks|meias, peúgas
thing:tights|collants, meia-calça
thing:pyjamas|pijama
thing:swimsuit|fato de banho, maiô
thing:bikini|biquíni
thing:swim trunks|calções de banho
thing:wetsuit|fato de surf, fato de neoprene
thing:swimming goggles|óculos de natação
thing:costume|disfarce, fantasia
thing:baby clothes|roupa de bebé
thing:children's clothing|roupa infantil, roupa de criança
thing:sportswear|roupa desportiva
thing:hat|chapéu
thing:cap|boné
thing:beanie|gorro
thing:scarf|cachecol
thing:gloves|luvas
thing:belt|cinto
thing:tie|gravata
thing:bow tie|laço, gravata-borboleta
thing:cufflinks|botões de punho, abotoaduras
thing:shoes|sapatos, calçado
thing:sneakers|sapatilhas, ténis, tênis
thing:running shoes|sapatilhas de corrida, ténis de corrida
thing:hiking boots|botas de caminhada, botas de montanha
thing:football boots|chuteiras
thing:boots|botas, bota
thing:ankle boots|botins
thing:sandals|sandálias
thing:flip-flops|chinelos
thing:slippers|pantufas, chinelos de quarto
thing:high heels|sapatos de salto alto, saltos altos
thing:loafers|mocassins
thing:children's shoes|sapatos de criança
thing:insoles|palmilhas
thing:shoelaces|atacadores, cadarços
thing:handbag|mala de mão, bolsa de mão, carteira de senhora
thing:backpack|mochila
thing:briefcase|pasta de executivo
thing:suitcase|mala de viagem
thing:wallet|carteira
thing:umbrella|guarda-chuva
thing:jewellery|joias
thing:ring|anel
thing:engagement ring|anel de noivado
thing:wedding ring|aliança
thing:necklace|colar
thing:pendant|pingente
thing:bracelet|pulseira
thing:earrings|brincos
thing:brooch|broche
thing:watch|relógio de pulso, relógio
thing:sunglasses|óculos de sol
thing:glasses|óculos
thing:reading glasses|óculos de leitura
thing:contact lenses|lentes de contacto, lentes de contato
thing:toy|brinquedo
thing:soft toy|peluche, pelúcia
thing:doll|boneca
thing:dolls house|casa de bonecas
thing:building blocks|blocos de construção
thing:toy car|carrinho, carro de brincar
thing:toy train|comboio de brincar, trenzinho
thing:sandpit|caixa de areia
thing:swing|baloiço, balanço
thing:slide|escorrega, escorregador
thing:trampoline|trampolim, cama elástica
thing:paddling pool|piscina insuflável
thing:kite|papagaio de papel, pipa
thing:balance bike|bicicleta de equilíbrio
thing:kids scooter|trotinete infantil
thing:board game|jogo de tabuleiro
thing:card game|jogo de cartas
thing:jigsaw puzzle|puzzle, quebra-cabeça
thing:picture book|livro ilustrado
thing:colouring book|livro de colorir
thing:exercise book|caderno escolar
thing:garland|grinalda
thing:confetti|confetes
thing:birthday candle|vela de aniversário
thing:pram|carrinho de bebé, carrinho de bebê
thing:pushchair|carrinho de passeio
thing:cot|berço
thing:nappy|fralda
thing:baby bottle|biberão, mamadeira
thing:dummy|chupeta
thing:lipstick|batom
thing:mascara|rímel, máscara de pestanas
thing:foundation|base de maquilhagem
thing:nail polish|verniz, esmalte
thing:face cream|creme facial, creme de rosto
thing:sunscreen|protetor solar
thing:shampoo|champô, xampu
thing:toothbrush|escova de dentes
thing:deodorant|desodorizante, desodorante
thing:perfume|perfume
thing:razor|gilete, lâmina de barbear
thing:acoustic guitar|guitarra acústica, violão
thing:electric guitar|guitarra elétrica
thing:guitar strings|cordas de guitarra
thing:piano|piano
thing:violin|violino
thing:drum kit|bateria acústica
thing:drumsticks|baquetas
thing:knitting wool|lã de tricô, fio de tricô
thing:hair brush|escova de cabelo
thing:bicycle|bicicleta
thing:electric bike|bicicleta elétrica
thing:mountain bike|bicicleta de montanha
thing:kids' bike|bicicleta infantil
thing:bike tyre|pneu de bicicleta
thing:inner tube|câmara de ar
thing:bike pump|bomba de bicicleta
thing:bike saddle|selim
thing:bike light|luz de bicicleta
thing:bike lock|cadeado de bicicleta
thing:bike helmet|capacete de bicicleta
thing:kick scooter|trotinete
thing:electric scooter|trotinete elétrica, patinete elétrico
thing:skateboard|skate
thing:inline skates|patins em linha
thing:ice skates|patins de gelo
thing:diving mask|máscara de mergulho
thing:life jacket|colete salva-vidas
thing:surfboard|prancha de surf
thing:kayak|caiaque
thing:skis|esquis
thing:snowboard|snowboard
thing:sledge|trenó
thing:tennis racket|raquete de ténis, raquete de tênis
thing:golf club|taco de golfe
thing:golf ball|bola de golfe
thing:dumbbell|haltere
thing:kettlebell|kettlebell
thing:treadmill|passadeira, esteira
thing:exercise bike|bicicleta estática, bicicleta ergométrica
thing:rowing machine|máquina de remo
thing:resistance band|faixa elástica, banda elástica
thing:yoga mat|tapete de ioga
thing:football|bola de futebol
thing:basketball|bola de basquetebol, bola de basquete
thing:fishing rod|cana de pesca, vara de pesca
thing:fishing reel|carreto de pesca, molinete
thing:fishing line|linha de pesca
thing:riding helmet|capacete de equitação
thing:riding boots|botas de montar
thing:horse saddle|sela
thing:tent|tenda, barraca de campismo
thing:sleeping bag|saco-cama, saco de dormir
thing:camping chair|cadeira de campismo
thing:camping stove|fogão de campismo
thing:trekking poles|bastões de caminhada
thing:compass|bússola
thing:binoculars|binóculos
thing:knife|faca
thing:hose|mangueira
thing:nail|prego
thing:scooter|trotinete
thing:bib|babete, babador
thing:lens|objetiva
thing:detergent|detergente
thing:plaster|penso rápido, curativo
thing:hair straightener|alisador de cabelo, prancha de cabelo
thing:microscope|microscópio
thing:wooden train|comboio de madeira
thing:canvas|tela
thing:brush|escova
thing:door handle|puxador, maçaneta
thing:rose|rosa
thing:bait|isca
thing:inverter|inversor
thing:walking stick|bengala
thing:crutches|muletas
thing:blood pressure monitor|medidor de tensão arterial
thing:thread|linha
thing:pocket watch|relógio de bolso
thing:diving watch|relógio de mergulho
thing:shower tray|base de duche
thing:bag|saco
thing:ball|bola
thing:bottle|garrafa
thing:cable|cabo
thing:cage|gaiola
thing:chain|corrente
thing:fruit|fruta
thing:grass|relva, grama
thing:hedge|sebe
thing:helmet|capacete
thing:key|chave
thing:leash|trela, coleira
thing:mask|máscara
thing:needle|agulha
thing:oil|óleo
thing:vegetable|legumes, verdura
thing:amp|amplificador
thing:elephant|elefante
thing:lion|leão
thing:bear|urso
thing:bird|pássaro
thing:butterfly|borboleta
thing:cow|vaca
thing:dinosaur|dinossauro
thing:fox|raposa
thing:owl|coruja
thing:penguin|pinguim
thing:rabbit|coelho
thing:unicorn|unicórnio
thing:walrus|morsa
thing:brush (2)|pincel
`;
