import type { Meaning } from '../../../rules.ts'

const tenOfSwords: Meaning = {
  keywords: {
    upright: ['fim de ciclo', 'exaustão', 'basta'],
    reversed: ['recomeço', 'levantar devagar', 'drama prolongado'],
  },
  upright:
    'Um assunto chegou ao limite e não há mais o que tentar por esse caminho. Do fundo, curiosamente, já se vê claridade.',
  reversed:
    'Uma a uma, as lâminas saem. Pode haver pressa de se levantar antes da hora, ou certo apego a contar a queda, que um dia foi a história principal.',
  counsel: 'Declare encerrado um assunto esgotado: escreva a data, a última frase e o que você faz na manhã seguinte.',
  obstacle: 'Acrescentar mais uma espada a um caso em que nove já bastavam.',
  text: 'Dez espadas fincadas em quem está deitado, quando uma daria o recado: exagero tem hora, e esta carta sabe. Não se trata de morte, e sim de assunto esgotado. Atrás das lâminas nasce um sol dourado sobre o mar, e no alto restam estrelas: a noite está saindo. Depois do dez, em qualquer naipe, a conta recomeça. Lembra o projeto cancelado pela terceira vez, a conversa que já deu todas as voltas, o corpo largado no sofá numa sexta. Deitar também é parar de insistir.',
  question: 'O que você pode declarar terminado para ter as mãos livres amanhã?',
}
