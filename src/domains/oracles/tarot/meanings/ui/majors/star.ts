import type { Meaning } from '../../rules.ts'

const star: Meaning = {
  keywords: {
    upright: ['esperança', 'fôlego', 'clareza'],
    reversed: ['desânimo', 'fonte esquecida', 'ideal distante'],
  },
  upright:
    'Depois do aperto, fôlego. Volta a vontade de fazer com gosto, e a direção aparece sem que se corra atrás dela.',
  reversed:
    'Anda-se com sede ao lado da fonte. Talvez o ideal tenha subido tanto que já não serve para caminhar; convém trazê-lo à altura da mão.',
  counsel: 'Retome por meia hora uma coisa de que você gosta e que a correria tirou da semana.',
  obstacle: 'Esperar o céu inteiro limpo para só então reparar na primeira estrela.',
  text: 'Conte: uma estrela grande, de oito pontas, e sete menores em volta. Ajoelhada à beira da água, a moça esvazia dois jarros; um devolve ao lago, o outro molha a terra, onde o jorro se reparte em três fios. Não guarda nada para si. Na copa de uma arvorezinha, à direita, pousou um passarinho. A carta sucede à Torre e tem o ar lavado das ruas depois do temporal. Dizem os manuais que ela é esperança, palavra gasta que a imagem põe em forma: a moça trabalha de cabeça baixa enquanto a luz fica por conta do céu. Está no caderno de desenho que reaparece na estante e no susto bom de ver que a mão ainda lembra. Esperança, vista de perto, tem o peso de um jarro.',
  question: 'O que devolve a você o gosto pelas coisas, e quanto disso cabe nesta semana?',
}
