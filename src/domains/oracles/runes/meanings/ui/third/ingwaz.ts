import type { Meaning } from '../../rules.ts'

const ingwaz: Meaning = {
  origin:
    'Ingwaz é o deus Ing. O poema inglês quase não conta mais: foi visto primeiro entre os daneses do leste, depois partiu sobre as ondas, e o seu carro foi atrás. Costuma-se aproximá-lo de Freyr, deus das boas colheitas. A imagem da semente é leitura moderna.',
  upright:
    'Lê-se como semente: o que está fechado, pronto e quieto. Há um tempo em que o trabalho acontece debaixo da terra e mostrar cedo só atrapalha.',
  obstacle: 'Desenterrar todo dia para ver se brotou, contando o plano a cada visita.',
  support: 'Um projeto que amadurece em silêncio e ganha mais com sossego do que com plateia.',
  counsel: 'Guarde um plano só para você até uma data escolhida, e nesse tempo regue sem anunciar.',
  question: 'O que precisa de silêncio para crescer?',
}
