import type { Meaning } from '../../../rules.ts'

const fourOfCups: Meaning = {
  keywords: {
    upright: ['pausa', 'fastio', 'recolhimento'],
    reversed: ['interesse que volta', 'teimosia', 'olhos abertos'],
  },
  upright:
    'Uma certa preguiça do que já se tem: nada falta e nada apetece. Recolher-se pode ser descanso, ou um modo educado de dizer não.',
  reversed:
    'O apetite volta aos poucos e a cabeça levanta. Ou a recusa endurece e vira pose, quando já passou a hora de aceitar ajuda.',
  counsel: 'Aceite nesta semana um convite que você recusaria por costume e veja depois como foi.',
  obstacle: 'O tédio que responde não antes de a proposta acabar de ser feita.',
  text: 'Debaixo de uma árvore redonda, alguém de braços cruzados e olhos fechados tem três taças ao alcance. A quarta chega pela esquerda, na mão que sai de uma nuvem, e ninguém a recebe. Waite falava em fastio, como se o vinho tivesse perdido o gosto; outras leituras veem ali uma meditação que não quer visita. As duas servem. Conhece-se a cena no domingo à noite, com cem filmes na tela e vontade de nenhum, ou no convite lido de relance de mau humor. Sombra também é lugar de pensar.',
  question: 'O que lhe foi oferecido há pouco e você nem chegou a olhar?',
}
