import type { Meaning } from '../../rules.ts'

const approach: Meaning = {
  image:
    'Da beira alta, a terra se inclina sobre o lago: quem está em cima enxerga o fundo, quem está dentro d’água vê que alguém chegou.',
  tradition:
    'Duas linhas inteiras vêm subindo, como a luz que cresce depois do solstício. O livro se alegra e pede cuidado com o oitavo mês: toda estação boa passa, e o que se aprende nela deve ser ensinado sem cansaço.',
  today:
    'A professora puxa a cadeira para o lado do aluno e, em dois minutos, entende o erro que dez provas não mostraram. Chegar perto muda a conversa mais do que qualquer relatório.',
  counsel: 'Vá pessoalmente aonde costuma mandar recado.',
  question: 'De quem você pode se aproximar agora, enquanto a porta está aberta?',
}
