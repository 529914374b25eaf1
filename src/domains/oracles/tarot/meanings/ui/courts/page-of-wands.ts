import type { Meaning } from '../../rules.ts'

const pageOfWands: Meaning = {
  keywords: {
    upright: ['entusiasmo', 'descoberta', 'novidade'],
    reversed: ['fogo de palha', 'tédio', 'ideia sem chão'],
  },
  upright:
    'A faísca de um interesse novo, dita em voz alta e sem vergonha. Ainda não é plano; já é vontade de mostrar.',
  reversed: 'Empolga-se na segunda e some na quarta. Falta lenha miúda, e falta deixar que riam um pouco da ideia.',
  counsel: 'Conte a ideia a uma só pessoa e marque com ela o primeiro teste.',
  obstacle: 'Começar o quinto projeto para não sentir o peso do quarto.',
  text: 'O bastão é mais alto que o pajem e ainda tem folhas: parece colhido agora. Em volta há areia, pirâmides, um sol enorme e, no canto de baixo, um lagarto manchado, parente da salamandra que as lendas punham para morar no fogo. De olhos bem abertos, pluma no gorro, ele tem cara de quem chegou com notícia e procura a quem contar. É como se age ao entrar num grupo de samba sem saber tocar, ou ao propor um piquenique no meio da reunião. O resto se vê depois.',
  question: 'O que acende a sua curiosidade antes mesmo de fazer sentido?',
}
