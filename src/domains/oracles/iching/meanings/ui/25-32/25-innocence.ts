import type { Meaning } from '../../rules.ts'

const innocence: Meaning = {
  image:
    'Debaixo do céu aberto rola um trovão, e tudo o que estava na semente acorda na sua hora, sem ter combinado nada.',
  tradition:
    'Agir sem segunda intenção: eis o que o nome sugere. O livro lembra quem colhe sem ter arado pensando na colheita, e o boi amarrado que um passante leva: há ganho sem cálculo e há perda sem culpa de ninguém.',
  today:
    'Serve para o elogio dito porque era verdade, o passeio sem roteiro, a resposta franca na entrevista. Cálculo em excesso deixa cheiro, e as pessoas percebem.',
  counsel: 'Faça hoje algo bom que ninguém vai saber, e não guarde recibo.',
  question: 'Onde a sua intenção está mais complicada do que o gesto pedia?',
}
