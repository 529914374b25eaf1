import type { Meaning } from '../../rules.ts'

const pushingUpward: Meaning = {
  image:
    'Dentro da terra a madeira cresce: raiz que abre caminho no escuro, um dedo por semana, até furar o chão da calçada.',
  tradition:
    'Subida sem salto, feita de acúmulo. O livro diz que se procure, sem temor, quem possa ajudar, e lembra o rei que ofereceu um sacrifício no monte Qi. Chega-se a uma cidade vazia, porta aberta: às vezes a resistência era só imaginada.',
  today:
    'No curso noturno, ninguém aplaude o terceiro mês, e é nele que o caule engrossa. A melhora quase não se vê; um dia, alguém pede ajuda, e a resposta já estava ali.',
  counsel: 'Faça a parte de hoje e marque um quadrado no calendário.',
  question: 'Que degrau, de tão pequeno, você vem pulando?',
}
