import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts: 'relacionados|você também',
  buying: '(?:adicionar|adicione) (?:ao|à) (?:carrinho|sacola)',
  notifying: 'avise-me|esgotado',
  oldPrice: 'preço (?:antigo|original)|de:',
  otherAmount: 'economize|frete|parcelas|vezes',
  currentPrice: 'agora|por:',
  stockLabel: 'disponibilidade',
  stock: {
    preorder: 'pré-venda',
    out_of_stock: 'esgotado|indisponível|sem estoque|fora de estoque',
    in_stock: 'em estoque|disponível|últimas unidades',
  },
  questions: 'como|onde|qual|quem|posso',
  priceNames: 'preco',
  skuLabels: [
    [3, String.raw`ref(?:erenc(?:ia|e)|erência)?\.?(?: (?:del )?(?:producto|artículo|produto))?`],
    [4, 'código(?: (?:del? )?(?:producto|artículo|produto))?'],
  ],
};
