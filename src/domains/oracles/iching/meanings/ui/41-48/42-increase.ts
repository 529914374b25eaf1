import type { Meaning } from '../../rules.ts'

const increase: Meaning = {
  image: 'O trovão sacode embaixo, o vento espalha em cima: um ajuda o outro, e a semente lançada cai longe e pega.',
  tradition:
    'Diminui-se o de cima para aumentar o de baixo, e o povo se alegra sem limites. É tempo de obras e de travessias. O comentário dá a receita: ver o bem e passar para o lado dele, ver a própria falta e corrigi-la.',
  today:
    'Um prêmio, uma bolsa, a tarde livre que caiu do céu. Ajuda que chega cria compromisso bom, e cresce mais aquilo que logo se põe a trabalhar.',
  counsel: 'Use o acréscimo em algo que continue dando frutos sem você.',
  question: 'Se você confiasse no vento a favor, por onde começaria?',
}
