import type { Meaning } from '../../rules.ts'

const lovers: Meaning = {
  keywords: { upright: ['escolha', 'encontro', 'valores'], reversed: ['indecisão', 'desencontro', 'meias palavras'] },
  upright:
    'Um encontro que pede escolha, ou uma escolha que mostra do que se gosta de verdade. O coração conta, e os princípios também.',
  reversed:
    'Dois desejos puxam para lados opostos, talvez dentro da mesma pessoa. Antes de decidir, falta combinar o que cada um quer, sem meias palavras.',
  counsel: 'Diga em voz alta, a quem está envolvido, o que você prefere e por quê.',
  obstacle: 'Querer as duas portas abertas ao mesmo tempo, com corrente de ar na casa inteira.',
  text: 'De mãos dadas e olhos fechados, o par não vê o anjo que abre os braços logo acima. À esquerda há uma árvore com frutos e uma cobra enrolada no tronco; à direita, outra que dá chamas em vez de frutas. Um monte se levanta entre os dois. A cena de jardim é de 1909: nos baralhos de Marselha, um rapaz fica entre duas mulheres enquanto Cupido aponta a flecha, e já se tratava de escolher. Esse sentido nunca saiu. Amor é um dos assuntos; os outros são a proposta de emprego que contraria um princípio, a sociedade com a amiga, o gato adotado a quatro mãos. Cada pessoa continua com os pés do seu lado do monte. A ponte é o aperto de mão no meio.',
  question: 'Ao escolher isto, a que valor seu você está dizendo sim?',
}
