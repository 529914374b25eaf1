import type { Meaning } from '../../../rules.ts'

const nineOfWands: Meaning = {
  keywords: {
    upright: ['persistência', 'guarda', 'experiência'],
    reversed: ['desconfiança', 'exaustão', 'baixar a guarda'],
  },
  upright:
    'Falta pouco e o corpo já sabe quanto custou chegar aqui. Firmeza de quem se machucou, aprendeu e continua no posto.',
  reversed:
    'A guarda continua montada depois que todos foram embora. Descansar, aqui, é uma manobra tão séria quanto resistir, e pedir rendição também.',
  counsel: 'Peça a alguém que fique no seu lugar por uma tarde e use o tempo para não fazer nada de útil.',
  obstacle: 'A ferida antiga, que escolhe por você em quem confiar.',
  text: 'Um lenço amarrado na cabeça conta o que houve antes. Abraçado ao bastão, o vigia encosta nele o peso do corpo e mantém os olhos abertos; às suas costas, mais oito formam uma cerca, com vãos por onde se veem os montes. Por enquanto ninguém vem. Waite viu nele força, e espera. Vem à mente a mãe de recém-nascido às cinco da manhã, a última semana do inventário, o comerciante que já foi enganado e confere a nota duas vezes. Uma cerca boa tem portão, e portão tem chave.',
  question: 'De que você continua se defendendo, e essa ameaça ainda existe?',
}
