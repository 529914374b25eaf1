import type { Meaning } from '../../rules.ts'

const relief: Meaning = {
  image:
    'Trovão e chuva ao mesmo tempo: o ar pesado se rompe, a calçada solta cheiro de terra e todo mundo abre as janelas.',
  tradition:
    'Terminado o perigo, o livro pede pressa em voltar ao comum e generosidade com as faltas: perdoar, soltar. Acerta-se ainda um gavião pousado no muro alto, que é o resto do problema, e alerta-se quem anda de carruagem carregando trouxa nas costas.',
  today:
    'Prova entregue, dívida quitada, conversa enfim tida. O corpo continua de guarda por uns dias e precisa de aviso: acabou, pode largar a sacola.',
  counsel: 'Desfaça hoje um último nó pequeno e dê a história por encerrada.',
  question: 'O que você ainda carrega de um aperto que já passou?',
}
