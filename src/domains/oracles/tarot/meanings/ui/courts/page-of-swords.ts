import type { Meaning } from '../../rules.ts'

const pageOfSwords: Meaning = {
  keywords: {
    upright: ['curiosidade afiada', 'pergunta', 'prontidão'],
    reversed: ['intriga', 'palavra solta', 'defensiva'],
  },
  upright:
    'Espiar, perguntar, conferir: a inteligência ainda jovem que quer saber como as coisas são. Uma ideia nova pede prova.',
  reversed:
    'Fala-se antes de ter lido até o fim. A lâmina está em pé sem haver adversário, e a vida alheia vira esporte.',
  counsel: 'Faça a pergunta que você acha boba e anote a resposta com as palavras de quem respondeu.',
  obstacle: 'A vontade de ter razão antes de ter informação.',
  text: 'O vento leva a fita do cabelo para um lado, nuvens passam em fila, e o pajem segura a espada com as duas mãos, apoiada no ombro, olhando de esguelha. Não há luta nenhuma: ele está de ouvido em pé. Espadas é o naipe do ar, da palavra e do argumento, e aqui o argumento acabou de chegar. Toda turma tem alguém que lê as letras miúdas e pergunta “quem disse?” na hora em que os outros já concordavam. Incomoda um pouco e poupa muita bobagem.',
  question: 'O que você ainda não perguntou por receio de parecer que não sabe?',
}
