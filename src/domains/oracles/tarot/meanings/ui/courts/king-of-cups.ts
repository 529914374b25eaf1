import type { Meaning } from '../../rules.ts'

const kingOfCups: Meaning = {
  keywords: {
    upright: ['calma', 'maturidade', 'diplomacia'],
    reversed: ['frieza', 'maré represada', 'mágoa que manda'],
  },
  upright:
    'Sentir muito e conduzir mesmo assim. A calma vem de conhecer a maré, e quem está em volta se orienta por ela.',
  reversed:
    'Cordialidade por fora, ausência por dentro. Água represada pede que se abra uma comporta por vez, antes que a mágoa comece a mandar.',
  counsel: 'Numa conversa tensa, diga primeiro o que você sente, em uma frase, e só depois o que propõe.',
  obstacle: 'Uma serenidade de vitrine, com vidro no meio.',
  text: 'O trono boia. Uma laje o sustenta no meio das ondas, com um veleiro de um lado e um peixe saltando do outro, e o rei está ali de olhos abertos, taça na mão, sapatos secos. Reis governam o elemento do naipe; este aprendeu que mar não se manda calar. Reconhece-se o jeito dele em quem recebe a notícia ruim da família e organiza as caronas, ou em quem deixa o adolescente bater a porta e, meia hora depois, oferece bolo.',
  question: 'Em que assunto a sua calma ajuda, e em que assunto ela esconde?',
}
