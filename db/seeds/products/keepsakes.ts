import type { DemoProduct } from './demo-product.ts'

export const KEEPSAKES: readonly DemoProduct[] = [
  {
    slug: 'runas-de-madeira',
    goesWith: ['runas'],
    name: 'Runas de madeira',
    category: 'runas',
    picture: 'runes',
    variants: [{ priceCents: 7_400n, stock: 21, weightGrams: 180 }],
    summary: 'As 24 letras do futhark antigo, gravadas a fogo em galho de poda.',
    description:
      'O futhark antigo foi usado no norte da Europa entre os séculos II e VIII, e seus nomes chegaram até nós por poemas medievais. Cada peça é uma fatia de galho de poda de goiabeira, lixada e encerada. Não há runa em branco: ela foi inventada nos anos 1980. O folheto traz os nomes e os poemas.',
    facts: ['24 peças de cerca de 2,5 cm', 'Madeira de poda, acabamento em cera', 'Folheto com os poemas rúnicos'],
  },
  {
    slug: 'runas-de-ceramica-com-saco',
    name: 'Runas de cerâmica com saco de linho',
    category: 'runas',
    picture: 'rune-bag',
    variants: [{ priceCents: 9_800n, stock: 12, weightGrams: 320 }],
    summary: 'Pedras de barro claro com letras em azul, guardadas em linho com cordão.',
    description:
      'Modeladas uma a uma em argila clara e pintadas antes da segunda queima, para que a letra não se apague com o uso. O saco é de linho cru, largo o bastante para misturar as peças sem olhar. O som delas na mão é parte do gosto.',
    facts: ['24 peças de cerca de 2 cm', 'Saco de 14 × 18 cm', 'Feitas em Olinda – PE'],
  },
  {
    slug: 'saco-de-linho-bordado',
    name: 'Saco de linho bordado',
    category: 'runas',
    picture: 'pouch',
    variants: [{ priceCents: 4_100n, stock: 19, weightGrams: 60 }],
    summary: 'Para runas, um baralho pequeno ou pedras. Lua e estrelas bordadas à mão.',
    description:
      'Linho cru forrado de algodão, com cordão encerado que não escorrega. O bordado é feito por uma cooperativa de Passira, em Pernambuco, e cada bordadeira assina por dentro. Guarda um baralho de até 7 × 12 cm com folga.',
    facts: ['15 × 20 cm', 'Linho e algodão', 'Lavar à mão'],
  },
  {
    slug: 'caderno-de-leituras',
    name: 'Caderno de leituras',
    category: 'cadernos',
    picture: 'notebook',
    variants: [{ priceCents: 5_200n, stock: 38, weightGrams: 330 }],
    summary: 'Para anotar a pergunta, as cartas e o que aconteceu depois.',
    description:
      'Cada página dupla tem lugar para a data, a pergunta, o desenho da tiragem e um espaço para voltar um mês depois e escrever o que aconteceu. Reler as próprias anotações ensina mais do que decorar significados. Costurado, abre inteiro sobre a mesa.',
    facts: ['15 × 21 cm, 160 páginas', 'Papel marfim 90 g', 'Capa dura com fita'],
  },
  {
    slug: 'diario-da-lua-2027',
    name: 'Diário da Lua 2027',
    category: 'cadernos',
    picture: 'moon-book',
    variants: [{ priceCents: 6_900n, stock: 50, weightGrams: 390 }],
    summary: 'Uma página por semana, com as fases calculadas para o horário de Brasília.',
    description:
      'Agenda de 2027 com as quatro fases em data e hora de Brasília, eclipses, solstícios e equinócios, calculados por nós com dados astronômicos. Há espaço para compromissos e uma linha por noite para anotar sono e humor, se quiser. Sem previsões: o céu visto daqui, e você escreve o resto.',
    facts: ['14 × 20 cm, 192 páginas', 'Papel reciclado 80 g', 'Horário de Brasília'],
  },
  {
    slug: 'caderno-de-sonhos',
    name: 'Caderno de sonhos',
    category: 'cadernos',
    picture: 'open-book',
    variants: [{ priceCents: 4_600n, stock: 29, weightGrams: 280 }],
    summary: 'Capa mole e lápis preso, para escrever ainda no escuro.',
    description:
      'Sonhos somem em minutos; ajuda ter onde anotar sem levantar. As pautas são largas e escuras, visíveis com pouca luz, e o lápis fica preso na lombada. No fim há um índice em branco para marcar temas que voltam. Não traz dicionário de sonhos: o significado é de quem sonhou.',
    facts: ['14 × 20 cm, 128 páginas', 'Pautas largas', 'Lápis incluído'],
  },
  {
    slug: 'mapa-celeste-para-colorir',
    goesWith: ['astrologia'],
    name: 'Mapa celeste para colorir',
    category: 'cadernos',
    picture: 'star-map',
    variants: [{ priceCents: 3_400n, stock: 44, weightGrams: 150 }],
    summary: 'O céu do hemisfério sul em um pôster dobrado, com as 88 constelações.',
    description:
      'Um pôster em papel de desenho com o céu visto do Brasil: Cruzeiro do Sul, Escorpião, Centauro e as outras constelações reconhecidas pela União Astronômica Internacional. As posições são as reais. Aceita lápis de cor, aquarela leve e caneta fina.',
    facts: ['60 × 60 cm, dobrado em 20 × 20 cm', 'Papel 180 g', 'As 88 constelações oficiais'],
  },
]
