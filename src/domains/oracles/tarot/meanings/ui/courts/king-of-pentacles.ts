import type { Meaning } from '../../rules.ts'

const kingOfPentacles: Meaning = {
  keywords: { upright: ['solidez', 'administração', 'colheita'], reversed: ['avareza', 'posse', 'receio de perder'] },
  upright: 'Fazer crescer e saber administrar o que cresceu. A segurança vem do que foi cultivado com regularidade.',
  reversed: 'O que se tem começou a mandar em quem tem: conta-se demais, arrisca-se de menos, mede-se gente por preço.',
  counsel: 'Reveja um gasto, um contrato ou um preço seu e ajuste o que já não corresponde ao valor.',
  obstacle: 'Segurar tanto o que já rendeu que nada novo cabe na mão.',
  text: 'Parreiras sobem dos dois lados e as uvas continuam na túnica, de modo que mal se sabe onde acaba a plantação e começa o rei. Cabeças de touro coroam o espaldar. A moeda descansa no joelho sob uma mão sem aperto, e o olhar está baixo. A tradição vê aqui quem fez a matéria render e responde por ela. Há um pouco disso na dona do mercadinho que conhece cada freguês, no tio que ensina a ler contrato, em quem paga bem porque já trabalhou mal pago.',
  question: 'O que você já tem e merece ser mais bem cuidado?',
}
