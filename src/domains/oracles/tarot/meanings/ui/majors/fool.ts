import type { Meaning } from '../../rules.ts'

const fool: Meaning = {
  keywords: { upright: ['começo', 'leveza', 'curiosidade'], reversed: ['impulso', 'hesitação', 'falta de mapa'] },
  upright:
    'Um começo que ainda não tem nome, feito com pouca bagagem e muita curiosidade. A disposição de parecer principiante.',
  reversed:
    'Visto de longe, pular para escapar de alguma coisa parece coragem. E há quem fique meses com o pé no ar, à espera do dia perfeito.',
  counsel: 'Comece nesta semana, em tamanho pequeno, uma coisa que você ainda não sabe fazer direito.',
  obstacle: 'A pressa de partir, que dispensou o mapa, o combinado e a pergunta mais simples.',
  text: 'O chão acaba a dois passos, e a pessoa da carta anda de rosto para o alto: uma rosa numa mão, a trouxa no ombro, o sol inteiro no céu. Atrás dela, um cachorrinho se põe nas patas traseiras. Está avisando ou quer brincar? O desenho deixa em aberto. No antigo jogo de tarô, o Louco era a desculpa: quem o jogava não precisava servir o naipe e, em geral, ficava com a carta. Daí o zero, que cabe antes de todos ou depois de todos. Ele anda por aí em dia comum, na primeira aula de natação aos cinquenta, de touca torta e achando graça. Anda também em quem desce no ponto errado e descobre uma praça. A trouxa é pequena porque só entrou nela o que se usa.',
  question: 'O que você tentaria se fosse permitido começar mal?',
}
