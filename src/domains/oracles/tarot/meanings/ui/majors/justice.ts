import type { Meaning } from '../../rules.ts'

const justice: Meaning = {
  keywords: {
    upright: ['equilíbrio', 'responsabilidade', 'clareza'],
    reversed: ['parcialidade', 'conta adiada', 'rigor consigo'],
  },
  upright:
    'Pesar antes de cortar. O momento pede fatos na balança, responsabilidade pela própria parte e uma decisão que se possa explicar.',
  reversed:
    'Algum peso foi posto com o dedo: a favor de si ou, com a mesma frequência, contra si. A conta fica aberta até ser refeita com calma.',
  counsel: 'Escreva os dois lados da questão com o mesmo número de linhas antes de tomar partido.',
  obstacle: 'Esperar um pedido de desculpas para só então fazer a sua parte.',
  text: 'Ela não tem venda. A Justiça dos tribunais ganhou os olhos cobertos por volta de 1500; a do tarô, mais velha, prefere enxergar. Diante de uma cortina presa entre duas colunas, ergue a espada com uma mão e, com a outra, sustenta a balança de pratos vazios: ainda não se pôs nada ali. A ponta de um pé escapa da barra do vestido, como se fosse levantar. Força e Temperança, suas irmãs, também vieram das virtudes pintadas nas paredes da Itália. No miúdo, é a conta da república somada na mesa da cozinha, com a calculadora passando de mão em mão e um “essa parte fui eu” dito sem rodeio. Pesar dá trabalho e toma tempo. Depois de pesado, porém, sobra a espada, e adiar o corte também é escolher.',
  question: 'Que parte disto é sua, nem mais nem menos?',
}
