import type { Meaning } from '../../rules.ts'

const knightOfPentacles: Meaning = {
  keywords: { upright: ['constância', 'método', 'palavra cumprida'], reversed: ['teima', 'rotina cega', 'demora'] },
  upright: 'Fazer o que se combinou, no passo que dá para manter. Pouco brilho, muita entrega.',
  reversed:
    'A constância virou teima, ou a rotina segue por inércia e ninguém lembra para quê. Cavalo parado também cansa.',
  counsel: 'Escolha a tarefa mais sem graça da lista e vá com ela até o fim antes de abrir outra.',
  obstacle: 'A demora que se faz passar por capricho.',
  text: 'Dos quatro cavalos da corte, só este tem todas as patas no chão. A cabeça é preta; o pano, salpicado de pontos dourados. No elmo do cavaleiro, em vez de pluma, cresce um tufo de folhas. Moeda à frente, ele confere a terra arada antes do próximo passo. Quem paga a conta todo dia 5 há onze anos conhece esse ritmo, e também quem pinta a casa um cômodo por fim de semana. Ninguém aplaude no meio. Mas, se ele diz sexta, pode-se marcar a festa para sexta.',
  question: 'Que passo pequeno você consegue repetir até o fim do mês?',
}
