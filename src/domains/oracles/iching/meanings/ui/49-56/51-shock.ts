import type { Meaning } from '../../rules.ts'

const shock: Meaning = {
  image: 'Trovão atrás de trovão: na mesa do rito os talheres tremem, e a mão que segura a concha não a deixa cair.',
  tradition:
    'O susto vem e dá um frio; depois, risos e conversa. Quem perdeu seus bens na tempestade é aconselhado a subir nove colinas sem correr atrás deles, pois em sete dias voltam. Com o abalo, a pessoa examina a vida e põe as coisas em ordem.',
  today:
    'O celular toca às seis da manhã, e o corpo dispara antes da ideia. Passado o estrondo, respira-se, acende-se a luz, e vê-se o que continua na mão.',
  counsel: 'Respire, confira se todo mundo está bem e adie por um dia qualquer decisão.',
  question: 'O que você não deixou cair quando tudo tremeu?',
}
