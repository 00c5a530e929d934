import type { VisitWords } from '../visit-words.ts';

export const visit: VisitWords = {
  asks: 'onde estão|onde vocês estão|onde estais|onde vocês ficam|onde ficam|onde ficam vocês|onde vos encontro|onde encontro vocês|onde se encontram|onde vocês se encontram|visitar|visitar vos|passar aí|passar por aí|ir aí|ir até aí|pessoalmente|presencialmente|como chegar|como chego|como se chega|só online|somente online|apenas online|só pela internet|qual cidade|que cidade|em que rua|qual rua',
  you: 'vocês estão|vocês ficam|estão vocês|ficam vocês|encontro vocês|encontrar vocês|vos encontro|vos posso encontrar|ver os produtos|ver os vossos produtos',
  names:
    'loja|lojas|loja física|showroom|filial|filiais|ponto de venda|pontos de venda|endereço|endereços|morada|moradas|localização|cep|código postal|estabelecimento',
  beside:
    'onde|onde é|onde fica|fica|ficam|está|estão|há|alguma|algum|uma|um|têm|tem|vocês|vocês têm|física|físico|vossa|sua|seu|a|o|as|os|exata|exato|exatamente|qual|qual é|qual o|posso|podemos|dá para|pode|ir|vir|ver|experimentar|perto|mais perto|mais próxima|próxima|aqui|aí|lá|de|da|do|em|no|na|para|por favor|obrigado|obrigada|olá|oi|quero|queria|gostaria|também|ou|todas|me passa|me dá',
  streets:
    'rua|r|avenida|av|praça|largo|travessa|estrada|alameda|rodovia|calçada|beco|quinta|zona|parque|rotunda',
  streetsBehind: 'street',
  houseFirst: false,
};
