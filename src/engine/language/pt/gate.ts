import type { GateWords } from '../gate-words.ts';

export const gate: GateWords = {
  negators: 'não|nunca|jamais|nenhum|nenhuma|nada|ninguém|nem|tampouco',
  privatives: 'sem|livre de|isento de|isenta de|em vez de',
  yes: 'sim|claro|certamente|com certeza|exato|correto',
  no: 'não|infelizmente não',
  opposites: [
    [
      'grátis|gratuit*|sem custo|sem custos|sem encargos|não custa nada|oferta|por nossa conta|sem taxa',
      'pago|com custo|com taxa|com acréscimo',
    ],
    [
      'incluíd*|inclui|incluem|contém|contêm|cobert*|cobre|cobrem|vem com',
      'excluíd*|exclui|excluem|vendido separadamente',
    ],
    ['permitid*|aceit*|possível|pode|podem|bem-vind*', 'proibid*|recus*|impossível'],
    ['abert*|abre|abrem', 'fechad*|fecha|fecham|encerrad*'],
    ['em stock|em estoque|disponíve*', 'esgotad*|indisponíve*'],
    ['válid*', 'caducad*|expirad*|expira|expiram|inválid*|nulo'],
    ['segur*|inofensiv*', 'tóxic*|perigos*|nociv*'],
    ['compatíve*|adequad*|serve', 'incompatíve*|inadequad*'],
  ],
  modifiers: [
    ['antes', 'depois|após'],
    ['mais de|acima|superior', 'menos de|abaixo|inferior'],
    ['nov*|não usad*|lacrad*', 'usad*|abertos'],
  ],
  atMost:
    'até|no máximo|máximo|não mais de|menos de|abaixo de|inferior a|em menos de|antes das|dentro de|no prazo de',
  atLeast:
    'a partir de|desde|pelo menos|no mínimo|mínimo|não menos de|mais de|acima de|superior a|depois das|após',
  orLess: 'ou menos|no máximo',
  orMore: 'ou mais|no mínimo',
  exceptions: 'exceto|salvo|a menos que|a não ser|além de|se|mesmo que|desde que|enquanto|mas sim',
  only: 'só|apenas|somente|unicamente',
  and: 'e|ou',
  joins: 'mas|enquanto|embora|porque|pois|portanto|porém',
  pronouns: 'você|nós|se|lhe',
  us: 'nós|nossa|nosso',
  openers: 'e|ou|que|onde',
  workdays: 'dias úteis|dia útil',
  everyDay: 'todos os dias|diariamente',
  noon: 'meio-dia',
  midnight: 'meia-noite',
  money: 'euro*=EUR|real=BRL|reais=BRL|dólar*=USD CAD AUD NZD|libra*=GBP|cêntimo*=cent|centavo*=cent',
  numbers: 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze',
  promises: {
    free: 'grátis|gratuit*|sem custo|sem custos|sem encargos|não custa nada|por nossa conta|sem taxa|sem juros',
    guarantee: 'garant*|prometemos',
    always: 'sempre|para sempre|ilimitad*|vitalíci*|100 %|100%|em todos os casos|sem exceção',
    refund: 'reembols*|devolução do dinheiro|indemniz*|indeniz*|vale de',
    stock: 'em stock|em estoque|disponível já|pronta entrega',
    best: 'o melhor|a melhor|os melhores|mais barat*|preço mais baixo|melhor preço|número um|imbatíve*|mais vendid*',
    safe: 'totalmente seguro|inofensiv*|não tóxic*|cura|alivia|médic*|clinicamente|dermatolog*|hipoalergénic*|hipoalergênic*|certificad*',
    soon: 'hoje|amanhã|esta semana|próxima semana|no mesmo dia|imediatamente|em breve',
  },
  calls: {
    pay: 'pague|transferência|transfira|pix|western union|bitcoin|iban|envie dinheiro',
    contact:
      'ligue|telefone para|whatsapp|telegram|escreva|envie um|contacte|contate|entre em contato|entre em contacto',
    leave:
      'vá a|visite|clique|siga o link|abra o link|registe-se|compre em|noutro sítio|em outro lugar|concorren*',
    install: 'instale|descarregue|baixe|execute|copie|cole|digitalize',
    reveal:
      'a sua senha|sua senha|palavra-passe|número do cartão|cvv|cvc|código de segurança|dados bancários|passaporte|data de nascimento',
  },
  notStated:
    'não encontrei|não encontro|não sei|não indica|não especifica|não menciona|não diz|não consta|sem informação|não tenho informação|não há informação|não está claro|não posso confirmar|não posso responder',
  sources: 'ficha|página|páginas|site|descrição|dados|catálogo|textos',
  tells: 'diz|dizem|indica*|menciona*|especifica*|informa|informam',
  self: 'eu|posso|vejo|encontro|sei',
  knows:
    'ver|vejo|encontro|encontrar|sei|saber|consultar|aceder|confirmar|dizer|conceder|cancelar|alterar|reservar|responder|prometer|oferecer|dar|emitir|tenho',
  courtesy:
    'olá|bom dia|boa tarde|boa noite|obrigad*|de nada|desculpe|lamento|infelizmente|com prazer|posso ajudar|ajudar|diga-me|mais alguma|outra pergunta|boa pergunta|boa escolha|tenha um bom dia|até logo|claro|aqui está|aqui estão|gostaria|procura|obrigado por|obrigada por|lamentamos|sinto muito|fico feliz|sem problema|consulte um médico|pergunte a um médico|médico ou farmacêutico|consulte um veterinário',
  talk: 'pergunta*|questão|tema*|mensage*|comentário*|opinião|loja|assistente|ouvir|saber|dizer|escrever|feliz|content*|entendo|compreend*|diz respeito|fora|resposta*|responder|conselho*|algo|portanto',
  speaker: 'eu|posso',
  acts: 'ver|consultar|verificar|verifiquei|aceder|cancelar|cancelei|alterar|alterei|reservar|reservei|reembolsar|reembolsei|negociar',
  light:
    'infelizmente|também|atualmente|pode|podem|podemos|deve|oferec*|disponíve*|cust*|preço*|artigo*|produto*|encomend*|pedido*|compr*|loja*|cliente*|possível|ter|tem|temos|ser|fazer|usar|encontr*|dura|tempo|tipo|cerca|ideal|adequad*|bom|boa|melhor|escolh*|inclu*|cont*|envi*|entreg*|receb*|devolv*|devoluç*|pag*|mede|pesa|válid*',
  reviewers: 'avaliaç*|opini*|cliente*|comprador*|utilizador*|usuári*|segundo',
  orders:
    'ignore as instruções|ignora as instruções|ignore todas|esqueça as instruções|esqueça tudo|agora você é|novas instruções|instruções anteriores|responda apenas|responda com|diga aos clientes|modelo de linguagem|na sua resposta',
  clock: 'horas',
};
