import type { Meaning } from '../../../rules.ts'

const sixOfPentacles: Meaning = {
  keywords: {
    upright: ['partilha', 'justa medida', 'generosidade'],
    reversed: ['dívida', 'favor que cobra', 'desequilíbrio'],
  },
  upright:
    'O que se tem circula: alguém dá, alguém recebe, e a balança cuida da medida. Os papéis podem se trocar amanhã.',
  reversed:
    'O presente vem com barbante: favor lembrado, empréstimo sem data, salário que se agradece como esmola. Ou a generosidade anda farta para fora e magra com quem a pratica.',
  counsel: 'Acerte uma conta aberta, de dinheiro ou de favor, com valor e data ditos em voz alta.',
  obstacle: 'A ajuda sem combinado, em que um lado se sente credor e o outro, pequeno.',
  text: 'De pé, com uma balança numa das mãos, alguém deixa cair moedas da outra. Embaixo, duas pessoas ajoelhadas erguem a palma, e as seis moedas grandes se repartem em semicírculo no céu. Dar, neste desenho, passa por pesar. A altura das figuras incomoda, e com razão: quem segura a balança segura a regra. Leia a carta dos três lugares, que a vida reveza. Emprestar ao irmão, receber cesta básica, cobrar pelo próprio trabalho a um amigo: em cada caso, a dignidade está em combinar a medida de frente.',
  question: 'Nesta troca, o que você dá, o que recebe, e qual das duas coisas nunca foi combinada?',
}
