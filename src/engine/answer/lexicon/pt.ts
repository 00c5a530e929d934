import type { Lexicon } from './lexicon.ts';

export const pt: Lexicon = {
  greeting: 'olá|oi|bom dia|boa tarde|boa noite|ola',
  thanks: 'obrigado|obrigada|muito obrigado|muito obrigada|valeu|ok obrigado|ok obrigada',
  bye: 'adeus|tchau|até logo|até breve|até mais|tenha um bom dia',
  capabilities:
    'o que você pode fazer|o que podes fazer|o que faz|quem é você|quem és|você é um robô|ajuda|como pode ajudar|pode me ajudar|preciso de ajuda',
  human:
    'falar com uma pessoa|falar com alguém|falar com um atendente|falar com um humano|atendente humano|pessoa real|falar com um operador|falar com um assistente',
  order:
    'onde está o meu pedido|onde está meu pedido|onde está a minha encomenda|onde está minha encomenda|minha encomenda não|meu pedido não|estado da minha encomenda|status do meu pedido|número do pedido|número da encomenda|cancelar meu pedido|cancelar a minha encomenda|alterar meu pedido|quando chega meu pedido|quando chega a minha encomenda|rastrear meu pedido|onde está o meu reembolso',
  price:
    'preço|preços|custa|custam|quanto custa|quanto custam|qual o preço|caro|cara|em promoção|com desconto|qual é o valor',
  stock:
    'em stock|em estoque|disponível|disponíveis|disponibilidade|esgotad*|restam|volta a haver|volta ao estoque|há em stock',
  variant:
    'vem em|tem em|existe em|há em|disponível em|no tamanho|em tamanho|na cor|que cores|quais cores|quais as cores|que tamanhos|quais tamanhos|outras cores|outros tamanhos|outra cor|outro tamanho|tabela de tamanhos|guia de tamanhos',
  policy:
    'envio*|envia*|entreg*|frete|portes|devol*|reembols*|troca|trocas|trocar|garantia*|repar*|conserto*|pagamento*|pagar|paypal|klarna|cartão|cartões|fatura*|parcel*|prestações|vale*|cupom|cupons|cupão|código de desconto|desconto*|privacidade|dados pessoais|cookies|conta|senha|palavra-passe|newsletter|pontos|loja*|horário*|aberto|aberta|abrem|levant*|retirar|retirada|alfândega*|imposto*|iva|cancel*|contact*|contato*|telefone|e-mail|email|apoio ao cliente|atendimento|rastre*|embalag*|embrulho|estudante*|empresa*|recicl*',
  compare:
    'compar*|diferença*|versus|vs|melhor|qual dos dois|qual das duas|em relação a|qual é mais|mais * que|mais * do que|menos * que|qual pesa|mais que|menos que|mais do que|menos do que',
  search:
    'procuro|estou à procura|procurando|mostre*|mostra-me|preciso|quero|queria|gostaria|recomend*|sugere|sugira|vocês têm|têm|vendem|comprar|presente para|algo para|há algum|há alguma',
  pronouns:
    'ele|ela|eles|elas|o|a|os|as|lhe|lhes|seu|sua|seus|suas|este|esta|isto|estes|estas|esse|essa|isso|esses|essas|aquele|aquela|aquilo|dele|dela|ambos|ambas|o produto|o artigo',
  ellipsis:
    'e|e se|e para|e em|e o|e a|e os|e as|que tal|e quanto a|e que tal|mas|ou|também|então|além disso',
  ordinals: [
    'primeiro|primeira|o primeiro|a primeira',
    'segundo|segunda|o segundo|a segunda',
    'terceiro|terceira|o terceiro|a terceira',
    'quarto|quarta|o quarto|a quarta',
    'último|última|o último|a última',
  ],
  question:
    'que|o que|qual|quais|quem|quando|onde|aonde|por que|porque|porquê|como|quanto|quanta|quantos|quantas|é|são|está|tem|têm|pode|posso|podem|há|serve|vem|inclui',
  yesNo:
    'é|são|está|estão|tem|têm|pode|posso|podem|há|serve|vem|vêm|inclui|incluem|dá para|aceitam|enviam|entregam|fazem|funciona|cabe|precisa',
  when: 'quando|quanto tempo|quantos dias|quantas semanas|quantos meses|quantos anos|em que ano|que ano|até quando|desde quando|a que horas|prazo|que dia',
  where: 'onde|aonde|em que país|que país|quais países|para que países|em que cidade|que cidade',
  who: 'quem|de quem|a quem|que pessoa',
  howMany:
    'quantos|quantas|quanto|quanta|que percentagem|qual a porcentagem|que quantidade|qual a altura|quanto pesa|quanto mede',
  negation: 'não|sem|nenhum|nenhuma|nunca|exceto|salvo|nem',
};
