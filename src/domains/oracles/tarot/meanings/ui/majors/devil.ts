import type { Meaning } from '../../rules.ts'

const devil: Meaning = {
  keywords: { upright: ['apego', 'tentação', 'hábito'], reversed: ['corrente à vista', 'soltura', 'recaída'] },
  upright:
    'Um laço que dá prazer e cobra caro: costume, dívida, disputa, desejo. Reconhecer o que ele oferece é parte de poder tirá-lo.',
  reversed:
    'A corrente foi vista e talvez já esteja na mão. O primeiro dia sem o hábito é estranho; ajuda combinar companhia para ele.',
  counsel: 'Escolha um hábito que aperta e mude a ocasião dele: a hora, o lugar, o aplicativo na primeira tela.',
  obstacle: 'O conforto de reclamar da corrente sem nunca medir o laço.',
  text: 'Meça com os olhos as coleiras do par: são largas. A corrente vai até uma argola no pedestal, e nenhum dos dois a segura nem olha para cima, onde se empoleira um bicho de chifres, asas de morcego e cascos, com a tocha virada para baixo. Neles, aliás, já despontam chifrinhos. Ponha ao lado a carta dos Enamorados: a composição é a mesma, e as mãos que lá se davam aqui pendem soltas. Nos baralhos impressos antigos ele era um bicho de feira, às vezes com outro rosto na barriga; a pose grave é do século XIX. Apego é a palavra da tradição, e os exemplos são modestos: o parcelamento renovado, a briga do condomínio que rende a semana, o celular às duas da manhã. Rir do próprio laço costuma ser o primeiro puxão.',
  question: 'Qual laço você poderia tirar sem pedir licença?',
}
