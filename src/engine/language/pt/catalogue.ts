import type { CatalogueWords } from '../catalogue-words.ts';

export const catalogue: CatalogueWords = {
  and: 'e',
  besides: 'acessorios?|pecas(?: de reposicao| sobressalentes)?|reposicao',
  or: 'ou',
};
