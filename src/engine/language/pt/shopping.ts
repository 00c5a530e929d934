import { list, type ShoppingWords } from '../shopping-words.ts';

export const shopping: ShoppingWords = {
  price: {
    below: list(`
      menos de, menos que, abaixo de, abaixo dos, por menos de, a menos de, inferior a, inferiores a, menor que, menor do que, debaixo de,
      mais barato que, mais barata que, mais baratos que, mais baratas que, mais barato do que, mais leve que, mais leve do que, mais curto que,
      mais curta que, mais pequeno que, mais pequena que, mais estreito que, mais estreita que, mais fino que, mais fina que,
      mais baixo que, mais baixa que, mais silencioso que, mais silenciosa que, menos barulhento que, que pese menos de, que pesem menos de,
      que custe menos de, que custem menos de
    `),
    atMost: list(`
      até, até uns, no máximo, máximo, max, não mais de, não acima de, orçamento, orçamento de,
      meu orçamento é, o meu orçamento é, meu orçamento é de, tenho até, gastar até, um máximo de, não superior a, que não passe de,
      que não passem de, sem passar de, nada acima de, dentro de, teto de, limite de
    `),
    above: list(`
      mais de, mais que, mais do que, acima de, acima dos, superior a, superiores a, maior que, maior do que, mais caro que, mais cara que,
      mais comprido que, mais comprida que, mais longo que, mais longa que, mais pesado que, mais pesada que, mais largo que, mais larga que,
      mais alto que, mais alta que, mais fundo que, mais profundo que, mais grosso que, mais grossa que, mais potente que, mais rápido que,
      mais rápida que, por mais de, para cima de
    `),
    atLeast: list(`
      pelo menos, ao menos, a partir de, a partir dos, desde, no mínimo, mínimo, mínimo de, min, não menos de, um mínimo de
    `),
    around: list(`
      cerca de, por volta de, por volta dos, em torno de, à volta de, uns, umas, aproximadamente, mais ou menos, na faixa de, na faixa dos,
      perto de, na casa dos, aí uns, lá pelos
    `),
    between: [
      ['entre', 'e'],
      ['de', 'a'],
      ['de', 'até'],
      ['entre', 'a'],
      ['desde', 'até'],
      ['entre os', 'e os'],
    ],
    join: list(`a, até`),
    atMostAfter: list(`ou menos, no máximo, máximo, max, e menos, para baixo, pra baixo`),
    atLeastAfter: list(`
      ou mais, no mínimo, mínimo, e mais, em diante, para cima, pra cima, pelo menos, ou superior, ou melhor
    `),
    than: list(`que, do que`),
    denials: list(`não, nada, nunca, que não seja, que não sejam`),
    names: list(`preço, custa, custe, custem, custo, custar, valor, por, preços`),
  },
  currencies: {
    real: ['BRL'],
    reais: ['BRL'],
    conto: ['BRL'],
    contos: ['BRL'],
    pila: ['BRL'],
    pilas: ['BRL'],
    paus: ['EUR'],
    euro: ['EUR'],
    euros: ['EUR'],
    dólar: list(`USD, CAD, AUD, NZD`),
    dólares: list(`USD, CAD, AUD, NZD`),
    libras: ['GBP'],
    francos: ['CHF'],
    ienes: ['JPY'],
    kwanzas: ['AOA'],
    meticais: ['MZN'],
  },
  negation: {
    before: list(`
      alérgico a, alérgica a, alérgico ao, alérgica ao, alergia a, alergia ao, sem, não, exceto, excepto, menos, salvo, fora,
      nenhum, nenhuma, nada de, que não seja, que não sejam, mas não, mas sem, nem, que não seja de, que não sejam de, não de, não em,
      tudo menos, com exceção de, e sem, e não, tampouco, que não tenha, que não tenham, nada em, diferente de, que não leve, além de,
      excluindo, tirando, não quero, mas que não seja, e que não seja, sem ser, q não seja, menos o, menos a
    `),
    strong: list(
      `sem, exceto, excepto, salvo, mas sem, e sem, alérgico a, alérgica a, alérgico ao, alérgica ao, alergia a, alergia ao`,
    ),
    after: [],
    skip: list(`um, uma, uns, umas, o, a, os, as, de, do, da, em, no, na, cor, marca, por, ao`),
  },
  stock: list(`
    em estoque, em stock, disponível, disponíveis, pronta entrega, à pronta entrega, em armazém,
    para entrega imediata, entrega imediata, disponível agora, disponíveis agora, com estoque, com stock, envio imediato, que tenha em estoque
  `),
  sale: list(`
    em promoção, promoção, promoções, na promoção, em oferta, oferta, ofertas, em saldo, em saldos, saldos, com desconto, em liquidação, liquidação,
    em desconto, remarcado, remarcados
  `),
  rating: {
    starWords: list(`estrela, estrelas`),
    wellRated: list(`
      bem avaliado, bem avaliados, bem avaliada, bem avaliadas, boas avaliações, boa avaliação, com boas avaliações, bem classificado,
      bem classificada, bem classificados, boas opiniões, com boas opiniões, boas críticas, ótimas avaliações, bem recomendado, boas reviews
    `),
  },
  sort: {
    price_asc: list(`
      mais barato, mais barata, mais baratos, mais baratas, o mais barato, a mais barata, os mais baratos, as mais baratas, barato, barata,
      baratos, baratas, baratinho, baratinha, baratinhos, baratinhas, mais baratinho, mais baratinha, mais em conta, em conta, econômico,
      econômica, econômicos, econômicas, mais econômico, mais econômica, mais econômicos, mais econômicas, acessível, acessíveis,
      menor preço, preço mais baixo, preço crescente, menos caro, menos cara, menos caros, menos caras, mais barato primeiro,
      mais baratos primeiro, mais baratas primeiro, primeiro os mais baratos, menor preço primeiro, do mais barato ao mais caro
    `),
    price_desc: list(`
      mais caro, mais cara, mais caros, mais caras, o mais caro, a mais cara, os mais caros, as mais caras, preço decrescente,
      preço mais alto, maior preço, do mais caro ao mais barato
    `),
    newest: list(`
      mais novo, mais nova, mais novos, mais novas, mais recente, mais recentes, novidades, lançamento, lançamentos, último lançamento,
      últimos lançamentos, último modelo, últimos modelos, recém chegado, recém chegados, acabou de chegar, últimas novidades
    `),
    rating: list(`
      mais bem avaliado, mais bem avaliada, mais bem avaliados, mais bem avaliadas, melhor avaliado, melhor avaliada, melhor avaliados,
      melhor avaliadas, melhores avaliações, melhor avaliação, melhor classificado, melhor classificada, melhores classificações, melhor nota, melhores notas, nota mais alta,
      mais estrelas, mais bem classificado, mais bem classificada, maior avaliação, melhores opiniões, melhor pontuação, mais votado,
      mais recomendado, mais recomendada
    `),
  },
  colours: {
    black: list(`preto, preta, pretos, pretas, negro, negra, pretinho, pretinha`),
    white: list(`branco, branca, brancos, brancas, branquinho`),
    grey: list(`cinza, cinzas, cinzento, cinzenta, cinzentos, cinzentas`),
    silver: list(`prata, prateado, prateada, prateados, prateadas`),
    red: list(`vermelho, vermelha, vermelhos, vermelhas, encarnado`),
    blue: list(`azul, azuis`),
    green: list(`verde, verdes`),
    yellow: list(`amarelo, amarela, amarelos, amarelas`),
    pink: list(`rosa, cor de rosa, rosado, rosada, rosinha`),
    orange: list(`laranja, alaranjado, alaranjada`),
    brown: list(`marrom, marrons, castanho, castanha, castanhos, castanhas`),
    beige: list(`bege, beges, areia, nude`),
    gold: list(`dourado, dourada, dourados, douradas, ouro`),
    purple: list(`roxo, roxa, roxos, roxas, violeta, púrpura`),
    turquoise: list(`turquesa, azul turquesa, verde água`),
    transparent: list(`transparente, transparentes, incolor`),
    multicolour: list(
      `multicolorido, multicolorida, multicor, multicores, colorido, colorida, coloridos, coloridas`,
    ),
    navy: list(`azul marinho, marinho, azul escuro`),
    burgundy: list(`bordô, bordeaux, vinho, grená, marsala`),
    olive: list(`oliva, verde oliva, verde azeitona, verde militar`),
    khaki: list(`cáqui, caqui`),
    cream: list(`creme, cru, off white`),
    ivory: list(`marfim`),
    lilac: list(`lilás, lavanda, malva`),
    magenta: list(`magenta, pink, fúcsia`),
    charcoal: list(`antracite, antracito, grafite, chumbo`),
    tan: list(`caramelo, camel, canela`),
    mint: list(`menta, verde menta`),
    bronze: list(`bronze`),
    copper: list(`cobre`),
    cyan: list(`ciano`),
    coral: list(`coral, salmão`),
  },
  shades: list(
    `escuro, escura, claro, clara, escuros, claros, escuras, claras, fosco, fosca, mate, bebê, clarinho`,
  ),
  materials: {
    leather: list(`couro, pele, de couro, em couro, de pele, em pele`),
    cotton: list(`algodão, de algodão, em algodão`),
    wool: list(`lã, de lã, em lã, merino`),
    silk: list(`seda, de seda`),
    linen: list(`linho, de linho`),
    polyester: list(`poliéster`),
    nylon: list(`nylon, náilon, poliamida`),
    denim: list(`jeans, ganga, denim, de ganga`),
    fleece: list(`fleece, soft, polar`),
    wood: list(`madeira, de madeira, em madeira`),
    metal: list(`metal, de metal`),
    steel: list(`aço, aço inox, aço inoxidável, inox, de aço`),
    aluminium: list(`alumínio, de alumínio`),
    plastic: list(`plástico, de plástico`),
    glass: list(`vidro, de vidro, cristal`),
    rubber: list(`borracha, de borracha`),
    ceramic: list(`cerâmica, de cerâmica`),
    velvet: list(`veludo, de veludo`),
    cashmere: list(`caxemira, cashmere`),
    suede: list(`camurça, nobuck, suede`),
    down: list(`pluma, plumas, penas, pena de ganso`),
    viscose: list(`viscose`),
    elastane: list(`elastano, lycra, licra`),
    acrylic: list(`acrílico`),
    bamboo: list(`bambu, de bambu`),
    silicone: list(`silicone, de silicone`),
    mesh: list(`malha, tela, mesh`),
    hemp: list(`cânhamo`),
  },
  audiences: {
    men: list(`
      homem, homens, masculino, masculina, masculinos, masculinas, de homem, para homem, para ele, cavalheiro, meu marido, meu namorado, meu pai, meu irmão, meu avô,
      meu sogro, meu tio, o meu marido, o meu pai
    `),
    women: list(`
      mulher, mulheres, feminino, feminina, femininos, femininas, de mulher, para mulher, para ela, senhora, senhoras, minha esposa, minha mulher, minha namorada, minha mãe,
      minha irmã, minha avó, minha sogra, minha tia, moça
    `),
    boys: list(`menino, meninos, garoto, garotos, rapaz, meu filho, meu neto, meu sobrinho`),
    girls: list(`menina, meninas, garota, garotas, rapariga, minha filha, minha neta, minha sobrinha`),
    kids: list(`criança, crianças, infantil, infantis, para crianças, criançada, miúdos`),
    baby: list(`bebês, bebé, bebés, recém nascido, neném`),
    unisex: list(`unissex, unisexo`),
  },
  age: {
    before: list(`idade, idade de, com idade de`),
    after: list(`anos, ano, anos de idade, aninhos`),
    told: list(`tem, faz, fez, vai fazer, completa, terá`),
  },
  size: {
    before: list(`tamanho, no tamanho, tam, tamanhos, número, numeração, veste, calça, do tamanho, manequim`),
    after: list(`de tamanho`),
    words: {
      S: list(`pequeno, pequena`),
      M: list(`médio, média`),
      L: list(`grande`),
      XL: list(`extra grande, muito grande`),
    },
  },
  footwear: list(`
    sapato, sapatos, tênis, ténis, sapatilha, sapatilhas, bota, botas, botina, botinas, coturno, coturnos, sandália, sandálias, chinelo,
    chinelos, salto, saltos, scarpin, mocassim, mocassins, rasteirinha, rasteirinhas, pantufa, pantufas, tamanco, tamancos, chuteira, chuteiras,
    calçado, calçados, galocha, galochas, alpargata, alpargatas, botins, sneakers
  `),
  brandBefore: list(`da, da marca, marca, de marca, do fabricante, fabricante, feito pela, das`),
  fieldNames: {
    color: list(`cor, cores, cor do produto`),
    size: list(`tamanho, tamanhos, numeração, medida, número`),
    material: list(`material, materiais, tecido, composição`),
    pattern: list(`estampa, padrão, padronagem`),
    fit: list(`modelagem, caimento, corte`),
    audience: list(`gênero, género, sexo, público, público alvo`),
    age: list(`idade, idade recomendada, faixa etária, idade mínima`),
    brand: list(`marca, marcas, fabricante`),
    category: list(`categoria, seção, secção, departamento, tipo, tipo de produto`),
  },
  yes: list(`sim, verdadeiro`),
  no: list(`não, falso`),
  fillers: list(`
    procuro, estou procurando, estou à procura de, tô procurando, to procurando, ando à procura de, preciso de, preciso, quero, queria,
    gostaria de, gostaria, mostra, mostre, me mostra, me mostre, mostra me, mostrem me, vocês têm, vcs tem, tem, há, por favor,
    pfv, pf, olá, oi, bom dia, boa tarde, boa noite, obrigado, obrigada, comprar, quero comprar, onde encontro, onde acho, vendem, vocês vendem, vcs vendem, algo,
    alguma coisa, de preferência, se possível, me indica, me indique, indica, recomenda, recomende, me recomenda, me sugere, sugestão de, que custe, que custem,
    agora, atualmente, neste momento, no momento, hoje, buscando, busco, estou em busca de, me vê, me arruma, cadê
  `),
  glue: list(`
    um, uma, uns, umas, o, a, os, as, de, do, da, dos, das, em, no, na, nos, nas, ao, para, pra, pro, com, e, ou, são, que, por, se,
    seu, sua, meu, minha, me, eu, seja, sejam, ser, preço, cor, marca, tamanho, só, mas, este, esta, estes, estas, esse, essa, esses, essas,
    produto, produtos, artigo, artigos, item, itens, algo, capacidade, material, tenha, tenham, tem, custe, custem, peça, unidade, favor,
    também, qual, quais, tudo, todo, todos, todas, avaliações, avaliação, já, primeiro, anos, melhor, outro, outra, esteja, estão, muito,
    possível, vocês, vcs, você, vendem, vende, aí, coisa, pfv
  `),
  descriptive: list(`
    aconchegante, confortável, confortáveis, legal, legais, giro, gira, fixe, quentinho, quentinha, bonito, bonita, bonitos, bonitas, lindo, linda,
    lindos, lindas, bom, boa, bons, boas, melhor, melhores, perfeito, perfeita, qualidade, popular, novo, nova, novos, novas, elegante, elegantes,
    moderno, moderna, modernos, modernas, presente, presentes, prenda, prendas, aniversário, natal, casamento, pai, mãe, papai, mamãe, marido,
    mulher, namorado, namorada, amigo, amiga, filho, filha, casa, escritório, dia a dia, simples, robusto, robusta, recomendação, coisa,
    modelo, loja, hoje, grande, grandes, pequeno, pequena, pequenos, pequenas, verão, inverno, primavera, outono, muito, leve, leves, pesado,
    pesada, quente, quentes, frio, fria, macio, macia, macios, macias, forte, fortes, silencioso, silenciosa, rápido, rápida, seguro, segura,
    prático, prática, compacto, compacta, fino, fina, grosso, grossa, largo, larga, estreito, estreita, comprido, comprida, curto, curta,
    alto, alta, baixo, baixa, barato, barata, baratos, baratas, caro, cara, iniciante, iniciantes, clássico, clássica, ideal, confiável, sólido,
    flexível, durável, resistente, resistentes, grau, graus, celsius, pessoa, pessoas, alguém, adolescente, adulto, adultos, irmão, irmã,
    colega, professor, professora, estudante, férias, exterior, interior, chuva, sol, obrigado, outro, outra, outros, outras, parecido, parecida,
    diferente, estiloso, estilosa, fofo, fofa, bacana, top, charmoso, charmosa
  `),
  adjectiveEndings: list(
    `ável, áveis, ível, íveis, oso, osa, osos, osas, ivo, iva, ivos, ivas, ico, ica, icos, icas, ado, ada, ados, adas, ante, antes, inho, inha`,
  ),
  or: list(`ou`),
  and: list(`e`),
  against: list(`contra, versus`),
  followUp: {
    openers: list(`
      e, e em, e com, e para, e pra, e de, que tal, só, apenas, também, mas, melhor, ou, então, tá, ok, o mesmo, a mesma, o mesmo mas, tem em, tem na cor, e na cor, há em, tem algum, tem alguma, quais destes, quais desses, quais, mostra só, mostre só, e se, e os, e as, e o, e a, e uns, e umas,
      em vez disso, talvez, algum, alguma, com, sem, em, de, para, pra, não, algo, que seja, que sejam, na verdade, no
    `),
    cheaper: list(`
      mais barato, mais barata, mais baratos, mais baratas, muito caro, muito cara, muito caros, muito caras, caro demais, cara demais,
      demasiado caro, demasiado cara, mais em conta, mais econômico, mais econômica, menos caro, menos cara, menos caros, menos caras, mais baratinho, mais baratinha,
      custe menos, custa menos, custem menos, um mais barato, uma mais barata, ainda mais barato, tá caro, está caro, ficou caro
    `),
    dearer: list(`
      mais caro, mais cara, mais caros, mais caras, de melhor qualidade, melhor qualidade, topo de linha, topo de gama, mais sofisticado
    `),
    ordinals: [
      list(`primeiro, primeira, número um, número 1`),
      list(`segundo, segunda, número dois, número 2`),
      list(`terceiro, terceira, número três, número 3`),
      list(`quarto, quarta`),
      list(`quinto, quinta`),
      list(`sexto, sexta`),
      list(`sétimo, sétima`),
      list(`oitavo, oitava`),
      list(`nono, nona`),
      list(`décimo, décima`),
    ],
    last: list(`último, última`),
    pointers: list(`
      o, a, os, as, esse, essa, esses, essas, este, esta, estes, estas, isso, isto, aquele, aquela, aqueles, aquelas, ele, ela, produto,
      artigo, opção, resultado, desses, destes
    `),
    sameBrand: list(
      `essa marca, esta marca, dessa marca, desta marca, a mesma marca, mesma marca, da mesma marca, a marca`,
    ),
    otherBrand: list(
      `outra marca, de outra marca, outras marcas, uma marca diferente, marca diferente, outro fabricante`,
    ),
    otherColour: list(`outra cor, outras cores, uma cor diferente, cor diferente, em outra cor, noutra cor`),
    startOver: list(`
      nova busca, nova pesquisa, começar de novo, recomeçar, começar do zero, do zero, esquece, esqueça, esquece isso, limpar tudo, apagar tudo, reiniciar,
      deixa pra lá, outra coisa completamente diferente
    `),
    anyOf: list(`qualquer, quaisquer, todos, todas, tanto faz, não importa`),
    moreOf: list(`
      mais, outros, outras, ver mais, mostra mais, mais desses, mais destes, mais resultados, mais opções, outro, outra, outras opções, outro modelo,
      outros modelos, algo parecido, algo semelhante, parecidos, alternativa, alternativas, que mais
    `),
  },
  titleStops: list(`para, com, sem, de, do, da, em, por, compatível, incl, a, ao, e, p, c`),
};
