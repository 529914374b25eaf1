import type { Meaning } from '../../rules.ts'

const greatStrength: Meaning = {
  image: 'Trovoada no alto do céu: o estrondo atravessa a cidade inteira, e as janelas tremem antes de qualquer gota.',
  tradition:
    'Um carneiro investe contra a cerca e prende os chifres; quando espera, a cerca se abre sozinha. O livro admira a força, e o comentário cabe em uma linha: não andar por caminho que não seja correto.',
  today:
    'Ter razão, fôlego, cargo ou seguidores em boa quantidade é situação delicada. A voz que sobe vence a reunião e perde a equipe; usada com endereço, a mesma potência abre um portão.',
  counsel: 'Antes de empurrar, procure a trava.',
  question: 'Em que cerca você anda investindo de cabeça?',
}
