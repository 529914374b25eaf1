import type { Meaning } from '../../rules.ts'

const queenOfCups: Meaning = {
  keywords: {
    upright: ['acolhimento', 'escuta funda', 'sensibilidade'],
    reversed: ['esponja', 'mágoa muda', 'mergulho demais'],
  },
  upright: 'Escutar até o fim e guardar o que ouviu. Sentir com o outro sem perder de vista a própria margem.',
  reversed:
    'Absorve-se o humor de todo mundo, e o próprio fica sem lugar. Há mágoas tão bem guardadas que em volta não se sabe delas.',
  counsel: 'Ouça alguém por dez minutos sem aconselhar e depois dê a si o mesmo tempo.',
  obstacle: 'Cuidar do sentimento alheio para não abrir o próprio.',
  text: 'Esta taça tem tampa. A rainha a ampara com as duas mãos e inclina a cabeça para ela como se o metal fosse de vidro; o assento lembra uma concha em pé, com peixes de um lado e do outro. Waite anotou que ela vê e também age, e que agir alimenta o sonho. É a colega a quem se conta tudo e de quem nada escapa, a pausa antes do “e você, como ficou?”. A tampa, no caso, é cortesia com o que se guarda.',
  question: 'De quem é o sentimento que você está carregando?',
}
