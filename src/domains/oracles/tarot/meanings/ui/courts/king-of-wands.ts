import type { Meaning } from '../../rules.ts'

const kingOfWands: Meaning = {
  keywords: {
    upright: ['liderança', 'visão', 'impulso dirigido'],
    reversed: ['imposição', 'arrogância', 'chama cansada'],
  },
  upright: 'Fogo com endereço: uma visão que junta gente e sabe delegar. Conduz-se pelo entusiasmo e pelo exemplo.',
  reversed:
    'A visão virou ordem, e discordar parece traição. A chama que acende todo mundo também precisa de descanso.',
  counsel: 'Entregue a outra pessoa uma parte do que você faz, com o motivo explicado e o prazo combinado.',
  obstacle: 'Achar que só fica bom o que passa pela própria mão.',
  text: 'Coroa em labaredas, uma chama no alto do trono, outras pela túnica: se fosse incêndio, já não haveria cadeira. O rei, no entanto, está sentado, com o bastão no chão, e olha para o lado aonde a coisa vai. Uma salamandra subiu no degrau, à vontade como bicho da casa. Lê-se nele o fogo que aprendeu direção. Conhece-o quem fundou um bloco de carnaval e, no terceiro ano, passou o apito adiante; ou quem viu uma cozinheira comandar seis bocas de fogão sem gritar.',
  question: 'Que entusiasmo seu já pode ser dividido com mais gente?',
}
