import type { Meaning } from '../../../rules.ts'

const fiveOfWands: Meaning = {
  keywords: {
    upright: ['competição', 'debate', 'treino'],
    reversed: ['conflito abafado', 'acordo', 'discussão sem fim'],
  },
  upright:
    'Muitas vontades no mesmo terreiro, cada uma com o seu bastão. Há barulho, disputa e, se as regras forem claras, aprendizado.',
  reversed:
    'A discussão esfria e um jeito de combinar aparece. Ou ela some da mesa e continua nos corredores, com bastões menores.',
  counsel: 'Na próxima reunião, proponha duas regras antes do assunto: quanto tempo cada pessoa fala e quem decide.',
  obstacle: 'Falar mais alto para ganhar um ponto que ninguém estava marcando.',
  text: 'Conte cinco bastões e só três pessoas: sobra madeira e falta combinado. Elas se cruzam no ar, de pernas abertas e cara séria, e nenhuma pancada chegou a acertar. É briga, treino ou brincadeira de feira? A própria tradição hesita. O desenho tem até certa arquitetura, pois os paus, vistos de longe, armam uma cabana. Toda equipe nova passa por isso; toda família também, ao decidir onde será o Natal. Se alguém disser a regra em voz alta, a cabana pode até parar em pé.',
  question: 'Nesta disputa, o que você quer aprender, e o que só quer ganhar?',
}
