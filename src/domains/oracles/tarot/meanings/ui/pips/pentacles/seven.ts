import type { Meaning } from '../../../rules.ts'

const sevenOfPentacles: Meaning = {
  keywords: {
    upright: ['espera', 'avaliação', 'cultivo'],
    reversed: ['impaciência', 'canteiro errado', 'colher antes'],
  },
  upright: 'O trabalho já foi feito e agora cresce no tempo dele. Pausa para olhar com honestidade o que vingou.',
  reversed:
    'Cavoucar a terra todo dia para ver a raiz, ou regar por teimosia o que não pega. A pausa pode servir para mudar de canteiro sem dar o ano por perdido.',
  counsel: 'Marque uma hora para avaliar um esforço antigo: o que ele já deu, o que custa, até quando segue.',
  obstacle: 'A ansiedade por resultado, que puxa a planta pela folha.',
  text: 'Já não há o que podar, e o lavrador fica ali, mãos juntas diante do corpo, os olhos baixos. Ao lado dele a parreira cresceu mais que ele, só que em vez de uva deu moedas: sete, presas aos ramos. Waite viu um moço apoiado num cajado, com o coração todo no tesouro. Aqui não há cajado, só a espera. Loja aberta há oito meses, primeiro ano de violão, massa de pão descansando: a parte mais difícil do serviço é a que não ocupa as mãos.',
  question: 'O que já mostra sinal de vida no que você plantou, e o que está pedindo outro canteiro?',
}
