import type { Meaning } from '../../rules.ts'

const brightness: Meaning = {
  image: 'Fogo sobre fogo: o sol se põe, e na varanda alguém acende a lamparina antes que a primeira luz termine.',
  tradition:
    'O que brilha depende do que queima; por isso o verso fala em criar uma vaca, animal manso, paciente. À luz do poente, diz uma das linhas, ou se bate na panela e canta, ou se suspira pela velhice: a claridade também mostra que o dia passa.',
  today:
    'Um dia a planilha fica aberta na mesa e se vê, de uma vez, para onde ia o dinheiro. Enxergar melhor dá alívio e dá trabalho a seguir; a vista cansa quando a lenha acaba.',
  counsel: 'Cuide daquilo que alimenta a sua atenção: sono, leitura, gente que pergunta bem.',
  question: 'De que lenha depende a sua clareza?',
}
