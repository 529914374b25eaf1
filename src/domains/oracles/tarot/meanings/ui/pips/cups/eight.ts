import type { Meaning } from '../../../rules.ts'

const eightOfCups: Meaning = {
  keywords: { upright: ['partida', 'busca', 'deixar para trás'], reversed: ['ficar mais um pouco', 'volta', 'fuga'] },
  upright:
    'Nada está quebrado, e mesmo assim é hora de ir: o que contentava deixou de contentar. Partida sem briga, a pé.',
  reversed:
    'A mala fica no corredor, vai, não vai. Pode ser apego ao que já se investiu, ou a descoberta de que o problema viajaria junto e vale a pena ficar.',
  counsel: 'Escolha um compromisso que perdeu o sentido e combine, com quem depende dele, como e quando você sai.',
  obstacle: 'O apego às horas já gastas, como se parar agora as jogasse fora.',
  text: 'Oito taças em pé, nenhuma virada. Quem parte vai de costas, com um cajado, rumo à água e aos montes pontudos, sob uma lua cercada de raios. Na fila de cima há um vão onde caberia mais uma, e talvez a viagem seja por causa dele. Costuma-se ler aqui o abandono de um sucesso, mais difícil de explicar que um fracasso. Quem deixou um emprego bom conhece a cena: na despedida perguntam o que houve, e não houve nada. Foi uma quinta-feira em que a volta para casa pareceu comprida.',
  question: 'O que continua bom e mesmo assim já não é para você?',
}
