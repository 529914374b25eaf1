import type { Meaning } from '../../../rules.ts'

const threeOfCups: Meaning = {
  keywords: {
    upright: ['amizade', 'celebração', 'boa companhia'],
    reversed: ['excesso', 'festa por dever', 'roda fechada'],
  },
  upright: 'Alegria que precisa de companhia: gente que se encontra, brinda ao que deu certo e divide a colheita.',
  reversed:
    'A roda virou compromisso, ou ficou tão fechada que alguém sobra do lado de fora. Pode ser também cansaço de festa, e a vontade legítima de ir embora mais cedo.',
  counsel: 'Convide duas pessoas de quem você gosta para uma coisa simples, com dia e hora.',
  obstacle: 'A opinião da turma, que chega antes da sua e ocupa a mesa toda.',
  text: 'Três braços se encontram no alto e já não se sabe qual mão segura qual taça. As amigas usam coroas de folhas, há uma luz atrás do brinde, e no chão ficaram romãs abertas, fruta que só se come devagar, um grão de cada vez. É o brinde do baralho: Smith o pôs numa horta carregada, e a tradição entende festa, colheita, notícia boa repartida. Cabem nele a marmita dividida no intervalo, o grupo que finalmente saiu do telefone e marcou o almoço, o café com quem ajudou na mudança.',
  question: 'Com quem você gostaria de comemorar, e o que falta para fazer o convite?',
}
