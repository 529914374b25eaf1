import type { Meaning } from '../../rules.ts'

const queenOfWands: Meaning = {
  keywords: { upright: ['confiança', 'calor', 'magnetismo'], reversed: ['rivalidade', 'palco demais', 'fogo baixo'] },
  upright: 'Ocupar o próprio lugar com alegria e deixar espaço quente em volta. Confiança que convida.',
  reversed:
    'O brilho passou a precisar de plateia, ou foi posto em fogo baixo para não incomodar. Em qualquer dos casos, sobra cansaço.',
  counsel: 'Sente-se na frente, nesta semana, em um lugar onde você costuma ficar no fundo da sala.',
  obstacle: 'Medir o próprio brilho pelo de quem está ao lado.',
  text: 'Bem na frente, no meio, está um gato preto, e ele encara quem chega: na casa desta rainha, até o bicho recebe as visitas. Ela tem um girassol numa mão e o bastão folhudo na outra; há leões no encosto, girassóis na saia, o sol por cima de tudo. É a pessoa que decora o nome do estagiário, puxa a primeira palma e repara em quem ainda não falou. Esse calor tem economia: aquece a sala e guarda lenha para a madrugada.',
  question: 'Onde você costuma diminuir de tamanho, e como seria ficar do seu?',
}
