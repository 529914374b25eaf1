import type { Meaning } from '../../../rules.ts'

const twoOfCups: Meaning = {
  keywords: {
    upright: ['encontro', 'reciprocidade', 'acordo'],
    reversed: ['desencontro', 'descompasso', 'dar sem receber'],
  },
  upright:
    'Duas pessoas se oferecem a mesma coisa na mesma altura. Amor, amizade ou parceria: o que conta é a troca feita de frente.',
  reversed:
    'Um dos lados brinda antes, espera mais ou fala outra língua. Há vínculo, mas o passo está trocado, e adivinhar o que o outro quer dá mais trabalho que perguntar.',
  counsel: 'Proponha a alguém próximo uma conversa de meia hora em que cada um fale metade do tempo.',
  obstacle: 'A conta silenciosa de quem deu mais, que nenhum dos dois mostra ao outro.',
  text: 'Na altura do peito, duas taças quase se tocam. Uma moça e um rapaz, coroados de folhas, param a um palmo: brinde também é distância bem medida. Entre eles, duas linhas douradas se trançam num bastão como as serpentes do caduceu, velho emblema de mensageiros e de comércio; em cima paira a cabeça de leão com asas que Smith desenhou em 1909. Nem toda leitura desta carta fala de namoro. Ela cabe na sociedade fechada com um aperto de mão e no vizinho que devolve a forma com bolo dentro.',
  question: 'O que você espera desta relação e ainda não disse com todas as letras?',
}
