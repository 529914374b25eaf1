import type { Meaning } from '../../rules.ts'

const dagaz: Meaning = {
  origin:
    'Dagaz é o dia. O poema inglês o chama de luz gloriosa, cara a todos, alegria e esperança de ricos e pobres, proveitosa a cada um. Em latitudes onde o inverno quase apaga o sol, cada minuto de claridade a mais era notícia.',
  upright:
    'Na leitura atual, a virada que já aconteceu: não o relâmpago, mas o clarear. De um minuto para outro não se nota; de uma semana para outra a janela é outra.',
  obstacle: 'Continuar de lanterna na mão porque ontem, a esta hora, ainda era noite.',
  support: 'Uma melhora pequena e verdadeira, que ainda não entrou na conta.',
  counsel: 'Compare hoje com três meses atrás, por escrito, e comemore com alguém uma diferença.',
  question: 'O que já mudou e eu não percebi?',
}
