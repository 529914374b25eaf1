import type { DemoProduct } from './demo-product.ts'

export const LIGHTS: readonly DemoProduct[] = [
  {
    slug: 'incenso-de-breu-branco',
    name: 'Incenso de breu-branco',
    category: 'incensos',
    picture: 'incense',
    variants: [
      { name: 'puro', priceCents: 2_490n, stock: 64, weightGrams: 70, sizeMm: [230, 40, 30] },
      { name: 'com capim-limão', priceCents: 2_690n, stock: 0, weightGrams: 70, sizeMm: [230, 40, 30] },
    ],
    summary: 'Vinte varetas com resina amazônica, de perfume cítrico e amadeirado.',
    description:
      'O breu-branco é a resina que escorre de árvores amazônicas quando a casca se fere, colhida sem derrubar nenhuma. O perfume lembra limão, pinho e chuva. As varetas são de bambu, enroladas à mão, sem essência sintética. Acenda em lugar ventilado, longe de cortinas, e não deixe queimando sozinho.',
    facts: ['20 varetas de 23 cm', 'Cerca de 40 min cada', 'Resina de coleta sustentável', 'Sem carvão'],
  },
  {
    slug: 'incenso-de-alecrim-e-lavanda',
    name: 'Incenso de alecrim e lavanda',
    category: 'incensos',
    picture: 'incense',
    variants: [{ priceCents: 1_990n, stock: 58, weightGrams: 70 }],
    summary: 'Ervas secas moídas, com cheiro de horta no fim da tarde.',
    description:
      'Feito com folhas e flores secas moídas e um pouco de mel para dar liga, sem perfume artificial. O resultado é mais discreto do que o incenso comum e deixa pouca cinza. Quem tem asma ou alergia deve evitar qualquer fumaça, inclusive esta.',
    facts: ['20 varetas de 23 cm', 'Cerca de 35 min cada', 'Ervas de pequenos produtores', 'Sem essência sintética'],
  },
  {
    slug: 'cones-de-canela-e-cravo',
    name: 'Cones de canela e cravo',
    category: 'incensos',
    picture: 'cones',
    variants: [{ priceCents: 2_190n, stock: 40, weightGrams: 90 }],
    summary: 'Doze cones que perfumam depressa, com um pratinho de cerâmica para as cinzas.',
    description:
      'O cone queima mais rápido do que a vareta e solta perfume mais forte: bom para sala grande, demais para um quarto pequeno. A massa leva canela, cravo e serragem fina de madeira reaproveitada. O pratinho é esmaltado à mão e serve para outros incensos.',
    facts: ['12 cones', 'Cerca de 20 min cada', 'Pratinho de 9 cm incluído'],
  },
  {
    slug: 'incensario-lua-crescente',
    name: 'Incensário lua crescente',
    category: 'incensos',
    picture: 'holder',
    variants: [{ priceCents: 5_800n, stock: 14, weightGrams: 340 }],
    summary: 'Cerâmica queimada em alta temperatura, com canaleta que recolhe toda a cinza.',
    description:
      'Torneado e esculpido em um ateliê de Cunha, cidade paulista conhecida pelos fornos a lenha. A vareta fica inclinada sobre a canaleta, e a cinza não cai na mesa. O esmalte muda de tom conforme o lugar no forno: nenhuma peça sai igual à outra.',
    facts: ['24 × 7 cm', 'Cerâmica de alta temperatura', 'Origem: Cunha – SP'],
  },
  {
    slug: 'vela-de-cera-de-abelha',
    name: 'Vela de cera de abelha',
    category: 'velas',
    picture: 'candle',
    variants: [{ priceCents: 3_690n, stock: 31, weightGrams: 230 }],
    summary: 'Pilar de cera pura, de luz quente e cheiro leve de mel.',
    description:
      'Cera de abelha pura, filtrada duas vezes, com pavio de algodão. Queima devagar e quase sem fumaça. Na primeira vez, deixe acesa até a superfície derreter por inteiro: assim ela não afunda no meio. Nunca deixe uma vela acesa sem ninguém por perto.',
    facts: ['12 cm de altura, 5 cm de diâmetro', 'Cerca de 30 h', 'Pavio de algodão, sem chumbo'],
  },
  {
    slug: 'par-de-velas-palito',
    name: 'Par de velas palito, índigo',
    category: 'velas',
    picture: 'tapers',
    variants: [{ priceCents: 2_890n, stock: 46, weightGrams: 180 }],
    summary: 'Duas velas longas mergulhadas à mão, da cor da noite.',
    description:
      'O pavio é mergulhado muitas vezes na cera até ganhar corpo, como se fazia antes dos moldes. A cor vai até o centro, e o par vem ligado pelo mesmo pavio: corte antes de usar. A mistura é de cera vegetal de palma certificada com um pouco de cera de abelha.',
    facts: ['2 velas de 25 cm', 'Cerca de 7 h cada', 'Base de 2,2 cm'],
  },
  {
    slug: 'vela-em-pote-noite-de-junho',
    name: 'Vela em pote Noite de Junho',
    category: 'velas',
    picture: 'jar',
    variants: [{ priceCents: 5_490n, stock: 22, weightGrams: 420 }],
    summary: 'Cera de coco com cheiro de lenha, laranja e erva-doce, em vidro reaproveitável.',
    description:
      'O perfume lembra festa junina vista de longe: um pouco de lenha, casca de laranja, erva-doce. A cera é de coco, de queima limpa, e o vidro vira copo depois de lavado com água morna. Perfume com baixo teor, para não cansar.',
    facts: ['180 g de cera', 'Cerca de 40 h', 'Vidro com tampa de madeira'],
  },
  {
    slug: 'sete-velas-das-cores',
    name: 'Caixa com sete velas de cores',
    category: 'velas',
    picture: 'seven',
    variants: [{ priceCents: 3_290n, stock: 3, weightGrams: 310 }],
    summary: 'Uma vela pequena para cada dia da semana, em caixa de papel.',
    description:
      'Sete velas de cera vegetal coloridas com pigmento para alimentos. Muitas tradições ligam cores a dias e a intenções; o folheto conta algumas, de onde vêm e onde discordam. Acender uma vela marca um momento. O que vem depois depende de você, não da cor.',
    facts: ['7 velas de 10 cm', 'Cerca de 2 h cada', 'Folheto sobre as cores'],
  },
]
