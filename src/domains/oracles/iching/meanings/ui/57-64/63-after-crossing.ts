import type { Meaning } from '../../rules.ts'

const afterCrossing: Meaning = {
  image:
    'A chaleira está sobre o fogo e chia: água em cima, chama embaixo, tudo no lugar, e é justamente agora que não se pode virar as costas.',
  tradition:
    'As seis linhas ocupam o posto certo, caso único no livro. Por isso ele fala baixo: no começo, sorte; no fim, desarranjo. A oferta simples do vizinho do oeste vale mais que o boi do outro, e a raposa que volta à água molha a cabeça.',
  today:
    'A obra foi entregue, e na manhã seguinte pinga uma torneira. Depois da chegada vêm os pequenos cuidados, sem aplauso nem prazo, e é deles que depende o que foi conquistado.',
  counsel: 'Liste três coisas prontas que pedem manutenção e cuide da menor.',
  question: 'Por ter dado certo, que coisa deixou de receber atenção?',
}
