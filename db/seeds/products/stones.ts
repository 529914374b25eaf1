import type { DemoProduct } from './demo-product.ts'

export const STONES: readonly DemoProduct[] = [
  {
    slug: 'drusa-de-ametista',
    goesWith: ['cristaloterapia'],
    name: 'Drusa de ametista',
    category: 'cristais',
    picture: 'cluster',
    variants: [{ priceCents: 12_900n, stock: 9, weightGrams: 620 }],
    summary: 'Um punhado de pontas violetas sobre a rocha, extraída no norte do Rio Grande do Sul.',
    description:
      'A ametista é um quartzo que deve a cor ao ferro e à radiação natural da rocha. Cada drusa é única: a sua pode ser mais clara, mais escura ou ter outra forma. Colorida pela natureza, sem tinta e sem aquecimento. Evite sol direto por muito tempo, porque o violeta desbota.',
    facts: [
      'Entre 8 e 11 cm',
      'Cerca de 550 g',
      'Origem: Ametista do Sul – RS',
      'Cada peça é diferente, sem tratamento',
    ],
  },
  {
    slug: 'ponta-de-quartzo-transparente',
    name: 'Ponta de quartzo transparente',
    category: 'cristais',
    picture: 'point',
    variants: [
      { name: 'pequena, até 6 cm', priceCents: 4_900n, stock: 30, weightGrams: 160, sizeMm: [90, 60, 60] },
      { name: 'média, de 7 a 9 cm', priceCents: 7_900n, stock: 12, weightGrams: 290, sizeMm: [120, 80, 80] },
      {
        name: 'grande, 14 cm',
        priceCents: 21_900n,
        stock: 1,
        isUnique: true,
        weightGrams: 780,
        sizeMm: [180, 110, 110],
      },
    ],
    summary: 'Um cristal natural de Minas Gerais, com as faces como saíram da terra.',
    description:
      'Quartzo é dióxido de silício cristalizado, um dos minerais mais comuns do planeta e um dos mais bonitos quando cresce devagar. Estas pontas vêm da região de Curvelo. As faces não foram lapidadas; a base foi cortada para ficar em pé. Pequenas nuvens por dentro são líquido preso durante o crescimento.',
    facts: ['Três tamanhos, de 5 a 14 cm', 'De 130 a 700 g, conforme o tamanho', 'Origem: Curvelo – MG', 'Fica em pé'],
  },
  {
    slug: 'pendulo-de-quartzo-rosa',
    name: 'Pêndulo de quartzo-rosa',
    category: 'cristais',
    picture: 'pendulum',
    variants: [{ priceCents: 3_890n, stock: 27, weightGrams: 60 }],
    summary: 'Gota lapidada com corrente de latão e uma conta na ponta para segurar.',
    description:
      'O pêndulo é usado há séculos como apoio para formular perguntas de sim ou não. O movimento vem de gestos mínimos da própria mão, conhecidos como efeito ideomotor: ele ajuda a escutar a si mesmo, não a adivinhar. A gota é de quartzo-rosa brasileiro, e a corrente tem comprimento para apoiar o cotovelo na mesa.',
    facts: ['Pedra de 3 cm, corrente de 20 cm', 'Latão sem níquel', 'Saquinho de algodão'],
  },
  {
    slug: 'sete-pedras-roladas',
    name: 'Sete pedras roladas',
    category: 'cristais',
    picture: 'pebbles',
    variants: [{ priceCents: 4_250n, stock: 33, weightGrams: 190 }],
    summary: 'Ágata, jaspe, ametista, citrino, quartzo-rosa, quartzo verde e olho de tigre.',
    description:
      'Sete pedras polidas em tambor, uma de cada espécie, com um cartão que conta o que cada uma é na mineralogia e o que já se disse dela nas tradições. O citrino é ametista aquecida, como quase todo citrino à venda no mundo, e dizemos isso no cartão. São bonitas de ter na mão; não substituem cuidado de saúde nenhum.',
    facts: ['Cada uma entre 2 e 3 cm', 'Cartão com os sete nomes', 'Saquinho de algodão cru'],
  },
]
