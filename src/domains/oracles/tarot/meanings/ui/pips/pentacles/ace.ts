import type { Meaning } from '../../../rules.ts'

const aceOfPentacles: Meaning = {
  keywords: {
    upright: ['oportunidade concreta', 'semente', 'chão'],
    reversed: ['semente parada', 'oferta mal lida', 'apego à ideia'],
  },
  upright:
    'Uma possibilidade que se pode pegar: um trabalho, uma quantia pequena, um terreno, um corpo disposto. É começo, e pede plantio.',
  reversed:
    'A moeda fica na mão, com receio de gastar ou de errar o canteiro. Também acontece de a proposta brilhar mais que as condições dela; convém virar e ler o outro lado.',
  counsel: 'Dê um passo material por este assunto: abra a conta, peça o orçamento, compre o caderno, meça a parede.',
  obstacle: 'Esperar a oportunidade completa, com raiz e fruto, e deixar passar a que veio em semente.',
  text: 'Redonda, raiada de luz, a moeda repousa na mão que a nuvem estende. Ela paira acima de um jardim, e o que prende o olhar é o caminho: reto, largo, entre lírios, passa sob um arco de rosas e segue até os montes. Não há portão fechado nem guarda. A fama da carta é de boa notícia no bolso; o desenho, mais modesto, mostra um começo de estrada. Parece a primeira encomenda de quem vende bolo, a muda que a vizinha traz num copinho, a chave do cômodo alugado.',
  question: 'Que oportunidade pequena está na sua mão à espera de chão?',
}
