import type { Meaning } from '../../../rules.ts'

const tenOfWands: Meaning = {
  keywords: { upright: ['carga', 'responsabilidade', 'reta final'], reversed: ['delegar', 'soltar', 'peso alheio'] },
  upright:
    'A vontade do começo virou volume: tudo o que se aceitou, junto, nos braços. Há mérito em carregar e haveria em repartir.',
  reversed:
    'Uma parte do feixe desce ao chão, por escolha ou porque o braço avisou. Vale conferir de quem é cada vara antes de retomar a subida.',
  counsel: 'Liste o que você carrega nesta semana e devolva ou divida pelo menos um item.',
  obstacle: 'O orgulho de dar conta, que recusa ajuda a dois passos da porta.',
  text: 'Só as costas: não se vê o rosto de quem leva os dez bastões, abertos em leque acima da cabeça e presos por uma faixa. Todas as chamas seguem acesas. A trilha leva a uma casa com árvores, mas a carga tapa metade da vista. Eis o fim natural de um naipe feito de impulso, pois cada sim dito com entusiasmo somou uma vara ao feixe. Sacolas do mercado numa viagem só, plantão, síndico, aniversário da turma. A faixa tem nó, e nó se desfaz com os dedos, sem força.',
  question: 'Do que você leva nos braços, o que é de outra pessoa?',
}
