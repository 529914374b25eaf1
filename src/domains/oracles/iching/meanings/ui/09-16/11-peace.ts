import type { Meaning } from '../../rules.ts'

const peace: Meaning = {
  image:
    'A terra foi para cima, o céu veio para baixo, e os dois se encontram no meio: é fim de tarde, a enxada encostada, a mesa posta do lado de fora.',
  tradition:
    'O pesado desce, o leve sobe, e por isso se tocam. O livro chama essa troca de paz e lembra que não há planície sem ladeira nem ida sem volta: a fartura pede que alguém reparta e cuide das comportas.',
  today:
    'Semana em que as contas fecham, a casa conversa e o trabalho rende. É fácil deixar para depois o conserto do telhado justamente porque não chove.',
  counsel: 'Use a boa fase para cuidar de algo que costuma quebrar nas ruins.',
  question: 'Com quem você quer repartir o que agora sobra?',
}
