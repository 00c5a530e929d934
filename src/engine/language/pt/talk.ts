import type { TalkWords } from '../talk-words.ts';

export const talk: TalkWords = {
  opening:
    'tenho uma pergunta|tenho uma dúvida|uma pergunta|uma dúvida|pergunta rápida|queria perguntar uma coisa|posso perguntar uma coisa|posso fazer uma pergunta|tem alguém aí|está aí alguém|alguém aí',
  beside:
    'a todos|pessoal|gente|tudo bem|tudo bom|muito|mesmo|de novo|outra vez|por tudo|pela ajuda|pela sua ajuda|pela tua ajuda|pela informação|pela atenção|ótimo|óptimo|perfeito|excelente|legal|fixe|maravilha|bom|boa|bem|beleza|é só isso|era só isso|mais nada|então|sim|não|ah|oh|e|você|te|lhe|por favor|um|uma|dia|tarde|noite|continuação|ajudou muito|rápida|ei',
  whoAnswers:
    'é você|você é|és|tu és|o senhor é|estou a falar com|estou falando com|falando com|falo com|estou conversando com|quem responde|quem é|quem está',
  answerers:
    'bot|chatbot|robô|robot|robo|humano|humana|pessoa real|pessoa de verdade|ia|inteligência artificial|chatgpt|ser humano',
  whatAnswers: 'isto é|isso é|é um|é uma',
  answererLike: 'pessoa|máquina|computador|programa|real|de verdade|automático|virtual',
  ways: {
    phone:
      'telefone|número de telefone|telefónico|telefonar|tel|vosso número|seu número|ligar|ligo|ligação|chamada|me liguem|me ligar|por telefone|têm um número',
    email: 'email|e-mail|mail|correio eletrónico|correio eletrônico|endereço de email|por escrito',
    messages: 'whatsapp|zap|zapzap|sms|telegram|mensagem de texto|torpedo',
    chat: 'chat|chat ao vivo|bate-papo|conversa ao vivo',
  },
  besideWay:
    'número|endereço|contacto|contato|contactar|falar|conversar|escrever|escrevo|alguém|pessoa|real|humano|atendente|loja|atendimento|apoio ao cliente|prefiro|preferia|quero|queria|gostaria|posso|pode|têm|tem|dê|dá|me dá|passa|me passa|mandar|vosso|vossa|seu|sua|diretamente|por favor|como|qual|também|melhor|pergunta|para|com|vos|vocês|aí|de',
};
