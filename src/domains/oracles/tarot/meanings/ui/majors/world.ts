import type { Meaning } from '../../rules.ts'

const world: Meaning = {
  keywords: {
    upright: ['conclusão', 'inteireza', 'celebração'],
    reversed: ['falta um passo', 'círculo aberto', 'fim sem festa'],
  },
  upright:
    'Um percurso se completa e as partes se reconhecem. É tempo de celebrar o que ficou inteiro antes de começar outra volta.',
  reversed:
    'Falta pouco, e o pouco que falta é o que mais se adia. Há também fins que passaram em silêncio e ainda pedem um ponto final com bolo.',
  counsel: 'Termine nesta semana uma coisa que está quase pronta e comemore com alguém.',
  obstacle: 'Deixar o trabalho acabado na gaveta para que ele continue perfeito.',
  text: 'Uma guirlanda de folhas, amarrada com dois laços, faz moldura dentro da moldura. Nela alguém dança com um bastão em cada mão e uma echarpe solta, uma perna dobrada atrás da outra: de cabeça para baixo, seria a pose do Enforcado. Nos cantos voltam o anjo, a águia, o touro e o leão que assistiam à Roda. No jogo, pelas regras francesas, nenhum trunfo a vence. Como imagem de conclusão, combina com a mala enfim desfeita e com a tarde em que todos os irmãos couberam na mesma sala. Convém parar um instante para ver que acabou. Laço que se amarra também se desamarra e, passada a festa, o Louco espera lá fora com a trouxa.',
  question: 'O que já está pronto e ainda não foi comemorado?',
}
