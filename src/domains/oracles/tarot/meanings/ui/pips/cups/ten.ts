import type { Meaning } from '../../../rules.ts'

const tenOfCups: Meaning = {
  keywords: {
    upright: ['harmonia', 'lar', 'afeto partilhado'],
    reversed: ['retrato perfeito', 'distância em casa', 'expectativa'],
  },
  upright: 'Amor que virou lugar: gente que se quer bem, uma janela acesa, a sensação de que basta.',
  reversed:
    'A família da foto e a do café da manhã não combinam. Nem sempre falta afeto; às vezes sobra ideal, e ninguém consegue morar dentro dele.',
  counsel: 'Faça uma refeição desta semana com as pessoas da sua casa, ou do seu coração, sem tela na mesa.',
  obstacle: 'A imagem de como a felicidade deveria parecer, que desconta pontos da que existe.',
  text: 'Com a mão livre para cima, um par festeja o arco de dez taças douradas. A outra mão está ocupada: um segura o outro. Atrás deles há uma casinha de luz acesa, árvores, um riacho. Em 1909, Smith desenhou também duas crianças dançando; aqui elas não aparecem, e assim cabe na carta qualquer forma de lar. Arco-íris não se guarda nem se compra, só se chama alguém à janela para ver. A fartura de Copas mora no portão que range, na panela, no nome da gente dito lá de dentro.',
  question: 'O que faz você sentir que chegou em casa, e com quem divide isso?',
}
