import type { AskingWords } from '../asking-words.ts';

export const asks: AskingWords = {
  shows: {
    greeting: 'olá|oi|bom dia|boa tarde|boa noite|hey|oii|oie|opa|e aí|eai|alô|boas|bom dia a todos|como vai',
    thanks:
      'obrigado|obrigada|muito obrigado|muito obrigada|valeu|ok obrigado|ok obrigada|obg|brigado|brigada|obrigadão|muito grato|muito grata|agradecido|agradecida|agradeço|obrigado por tudo|obrigada por tudo|mil obrigados|vlw',
    acknowledged:
      'ok|okay|está bem|tá bem|tá bom|tá|certo|entendi|entendido|percebi|perfeito|ótimo|tudo bem|não importa|deixa|deixa lá|deixa pra lá|beleza|combinado|é só isso|era só isso|não obrigado|não obrigada|sem problema',
    bye: 'adeus|tchau|até logo|até breve|até mais|tenha um bom dia|xau|tchauzinho|até amanhã|até à próxima|até a próxima|bom fim de semana|fica bem|fique bem|abraço|abraços|um abraço|bye|cumprimentos',
    range:
      'o que vendem|o que vocês vendem|o que têm|o que oferecem|que produtos|que tipo de produtos|quais produtos',
    rangeBeside: 'aqui|na loja|têm|vendem|há',
    capabilities:
      'o que você pode fazer|o que podes fazer|o que faz|quem é você|quem és|ajuda|como pode ajudar|pode me ajudar|preciso de ajuda',
    human:
      'falar com uma pessoa|falar com alguém|falar com um atendente|falar com um humano|atendente humano|pessoa real|falar com um operador|falar com um assistente',
    order:
      'onde está o meu pedido|onde está meu pedido|onde está a minha encomenda|onde está minha encomenda|minha encomenda não|meu pedido não|estado da minha encomenda|status do meu pedido|número do pedido|número da encomenda|cancelar meu pedido|cancelar a minha encomenda|alterar meu pedido|quando chega meu pedido|quando chega a minha encomenda|rastrear meu pedido|onde está o meu reembolso',
    price: 'preço|preços|custa|custam|quanto custa|caro|cara|em promoção|com desconto|qual é o valor',
    stock:
      'em stock|em estoque|disponível|disponíveis|disponibilidade|esgotad*|restam|volta a haver|volta ao estoque|há em stock',
    variant:
      'vem em|tem em|existe em|há em|disponível em|no tamanho|na cor|que cores|quais as cores|outras cores|tabela de tamanhos|guia de tamanhos',
    policy:
      'envio*|envia*|entreg*|frete|portes|devol*|reembols*|troca|trocas|trocar|garantia*|repar*|conserto*|pagamento*|pagar|paypal|klarna|cartão|cartões|fatura*|parcel*|prestações|vale*|cupom|cupons|cupão|código de desconto|desconto*|privacidade|dados pessoais|cookies|conta|senha|palavra-passe|newsletter|pontos|loja*|horário*|aberto|aberta|abrem|levant*|retirar|retirada|alfândega*|imposto*|iva|cancel*|contact*|contato*|telefone|e-mail|email|apoio ao cliente|atendimento|rastre*|embalag*|embrulho|estudante*|empresa*|recicl*',
    compare:
      'compar*|diferença*|versus|vs|melhor|qual dos dois|qual das duas|em relação a|qual é mais|mais * que|mais * do que|menos * que|qual pesa|mais que|menos que',
    search:
      'procuro|estou à procura|procurando|mostre*|mostra-me|preciso|quero|queria|gostaria|recomend*|sugere|sugira|têm|vendem|comprar|presente para|algo para|há algum|há alguma',
    pronouns:
      'ele|ela|eles|elas|o|a|os|as|lhe|lhes|seu|sua|seus|suas|este|esta|isto|estes|estas|esse|essa|isso|esses|essas|aquele|aquela|aquilo|dele|dela|ambos|ambas|o produto|o artigo',
    ellipsis: 'e|que tal|mas|ou|também|então|além disso',
    ordinals: 'primeiro|primeira|segundo|terceiro|terceira|quarto|último|última',
    question:
      'que|qual|quais|quem|quando|onde|aonde|porque|porquê|como|quanto|quanta|quantos|quantas|é|são|está|tem|têm|pode|posso|podem|há|serve|vem|inclui',
    yesNo:
      'é|são|está|estão|tem|têm|pode|posso|podem|há|serve|vem|vêm|inclui|incluem|dá para|aceitam|enviam|entregam|fazem|funciona|cabe|precisa',
    when: 'quando|quanto tempo|quantos dias|quantas semanas|quantos meses|quantos anos|em que ano|que ano|até quando|desde quando|a que horas|prazo|que dia',
    where: 'onde|aonde|em que país|que país|quais países|para que países|em que cidade|que cidade',
    who: 'quem|que pessoa',
    howMany:
      'quantos|quantas|quanto|quanta|que percentagem|qual a porcentagem|que quantidade|qual a altura|quanto mede',
    negation: 'não|sem|nenhum|nenhuma|nunca|exceto|salvo|nem',
  },
  asksFor: {
    money: 'quanto custa|custo|custos|preço|preços|taxa|taxas|caução',
    phone: 'telefone',
    email: 'email|e-mail|correio eletrónico',
    hours: 'horário*|abre|fecha|prazo',
  },
  holds: {
    time: 'dia',
  },
  why: 'por que|por quê|porquê|porque',
  complaint:
    'és inútil|você é inútil|estúpido|idiota|não serves para nada|não ajuda|péssimo serviço|ridículo|merda|estou zangad*|uma reclamação|reclamar',
  cheaper: 'mais barat*|mais caro|mais cara|custa menos|custa mais',
  contact:
    'telefone|número de telefone|tel|email|e-mail|contacto|contato|contactos|contatos|apoio ao cliente|atendimento ao cliente|whatsapp',
  asking:
    'quanto tempo|quanto|quanta|quantos|quantas|com que frequência|que tipo|qual tipo|o que acontece se|há|existe|têm|oferecem|diga-me|por favor',
  placeholders: 'algo alguém coisa coisas preciso quero gostaria saber encontrar produto produtos',
  pronounUse: {
    articles: 'o a os as',
    demonstrative: 'este esta estes estas esse essa esses essas',
  },
  synonyms: `
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
  attributes: `
brand = marca | marca
color = cor, cores | cor
material = material, tecido, composição | material
outer_material = material exterior | material exterior
inner_material = forro | forro
sole_material = sola | sola
insulation = isolamento, enchimento | isolamento
weight = peso | peso
maximum_load = carga máxima, peso máximo | carga máxima
dimensions = dimensões, medidas, tamanho em cm | dimensões
length = comprimento | comprimento
width = largura | largura
height = altura | altura
thickness = espessura | espessura
size = tamanho, tamanhos | tamanho
fit = corte | corte
closure = fecho | fecho
hood = capuz | capuz
pockets = bolsos | bolsos
season = estação | estação
gender = género, gênero | género
age_range = idade, faixa etária | idade
care = instruções de lavagem, cuidados | cuidados
machine_washable = lavável na máquina, lavável | lavável na máquina
dishwasher_safe = pode ir à máquina de lavar louça | máquina de lavar louça
waterproof = impermeável, à prova de água | impermeável
windproof = corta-vento | corta-vento
breathability = respirabilidade, respirável | respirável
capacity = volume, capacidade | capacidade
seating_capacity = número de pessoas, pessoas | pessoas
pack_quantity = unidades por embalagem, quantidade | unidades
included_components = incluído, conteúdo | incluído
battery_life = autonomia | autonomia
battery_type = tipo de bateria | tipo de bateria
charging_time = tempo de carga | tempo de carga
wattage = potência | potência
brightness = luminosidade, brilho | luminosidade
compatible_devices = compatível com | compatível com
country_of_origin = país de origem, fabricado em | país de origem
warranty = garantia | garantia
vegan = vegano | vegano
ingredients = ingredientes | ingredientes
allergens = alergénios | alergénios
temperature_comfort = temperatura de conforto | temperatura de conforto
packed_size = tamanho dobrado | tamanho dobrado
rating = avaliação, avaliações | avaliação
`,
};
