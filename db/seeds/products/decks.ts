import type { DemoProduct } from './demo-product.ts'

export const DECKS: readonly DemoProduct[] = [
  {
    slug: 'tarot-de-marselha',
    goesWith: ['tarot'],
    name: 'Tarot de Marselha, edição almanaque',
    category: 'baralhos',
    picture: 'deck',
    variants: [{ priceCents: 8_990n, stock: 42, weightGrams: 380 }],
    summary: 'As 78 cartas no desenho das oficinas francesas do século XVIII, redesenhadas em traço único.',
    description:
      'O padrão de Marselha é o mais copiado da história do tarot: arcanos menores sem cena, só com os naipes contados, e maiores de traço forte. Redesenhamos tudo em linha única, com ouro apenas onde há luz. O papel é fosco, não reflete na mesa e embaralha bem desde a primeira vez. Vem com um caderno de 48 páginas sobre a origem de cada carta.',
    facts: [
      '78 cartas de 6,5 × 12 cm',
      'Papel 310 g, verniz fosco',
      'Caderno de 48 páginas em português',
      'Caixa rígida de duas peças',
    ],
  },
  {
    slug: 'tarot-cenas-do-brasil',
    goesWith: ['tarot-gratis'],
    name: 'Tarot Cenas do Brasil',
    category: 'baralhos',
    picture: 'fan',
    variants: [{ priceCents: 11_900n, stock: 18, weightGrams: 420 }],
    summary: 'Arcanos menores com cena, na tradição de 1909, em paisagens do sertão ao litoral.',
    description:
      'Segue a estrutura que Pamela Colman Smith desenhou em 1909, com uma cena em cada carta, o que ajuda quem está aprendendo a ler sem decorar. Os cenários são nossos: feira, varanda, rio, estrada de terra. A numeração e os naipes são os tradicionais, então qualquer livro de tarot serve de apoio.',
    facts: ['78 cartas de 7 × 12 cm', 'Papel 350 g com borda natural', 'Guia de 96 páginas', 'Bom para iniciantes'],
  },
  {
    slug: 'baralho-petit-lenormand',
    name: 'Baralho Petit Lenormand',
    category: 'baralhos',
    picture: 'tower',
    variants: [
      { name: 'caixa de papel', priceCents: 5_490n, stock: 36, weightGrams: 210, sizeMm: [100, 70, 40] },
      { name: 'estojo de madeira', priceCents: 8_990n, stock: 8, weightGrams: 430, sizeMm: [140, 100, 60] },
    ],
    summary: 'Trinta e seis cartas pequenas, conhecidas no Brasil como baralho cigano.',
    description:
      'Nasceu na Alemanha por volta de 1799 como um jogo de salão e só depois recebeu o nome da cartomante francesa. São 36 figuras simples, lidas em combinação: a casa, o navio, a carta, a chave. Cada carta traz no canto a do baralho comum que lhe corresponde, como nas edições antigas.',
    facts: ['36 cartas de 5,7 × 8,9 cm', 'Papel 310 g', 'Folheto com as 36 figuras', 'As cartas cabem no bolso'],
  },
  {
    slug: 'oraculo-das-mares',
    goesWith: ['oraculos'],
    name: 'Oráculo das Marés',
    category: 'baralhos',
    picture: 'oracle',
    variants: [{ priceCents: 9_450n, stock: 0, weightGrams: 340 }],
    summary: 'Quarenta e quatro cartas com uma imagem do mar e uma pergunta em cada uma.',
    description:
      'Não é tarot: não há naipes nem arcanos. Cada carta mostra uma coisa do mar, como farol, ressaca ou rede, e faz uma pergunta para escrever ou conversar. Serve para um momento de pausa, sozinho ou em grupo. Não traz respostas prontas, e foi pensado assim.',
    facts: ['44 cartas de 8 × 12 cm', 'Papel 350 g, cantos redondos', 'Sem livro: a pergunta está na carta'],
  },
  {
    slug: 'toalha-de-leitura-azul-noite',
    name: 'Toalha de leitura azul-noite',
    category: 'baralhos',
    picture: 'cloth',
    variants: [{ priceCents: 6_200n, stock: 25, weightGrams: 260 }],
    summary: 'Algodão tingido, com doze casas marcadas em linha dourada para abrir as cartas.',
    description:
      'Um pano de algodão encorpado que protege as cartas da mesa e não escorrega. A roda bordada tem doze casas, usada em aberturas por tema; virada do avesso, a toalha é lisa. A barra é costurada à mão, por isso pode haver pequenas diferenças entre uma peça e outra.',
    facts: ['70 × 70 cm', 'Algodão 100%', 'Lavar à mão, com água fria', 'Feita em Minas Gerais'],
  },
]
