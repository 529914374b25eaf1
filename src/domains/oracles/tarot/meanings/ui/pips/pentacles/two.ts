import type { Meaning } from '../../../rules.ts'

const twoOfPentacles: Meaning = {
  keywords: {
    upright: ['malabarismo', 'flexibilidade', 'ritmo'],
    reversed: ['sobrecarga', 'conta descoberta', 'cair da corda'],
  },
  upright:
    'Duas coisas ao mesmo tempo, e dá certo enquanto houver ritmo. Equilíbrio, aqui, é movimento: um pouco para cá, um pouco para lá.',
  reversed:
    'O laço se embola: um prazo come o outro, o dinheiro de um mês paga o anterior. Pode ser também a hora de confessar que só uma das moedas interessa.',
  counsel: 'Escreva os compromissos dos próximos sete dias e tire, adie ou divida um deles.',
  obstacle: 'A destreza de dar conta de tudo, que esconde dos outros, e de você, que é coisa demais.',
  text: 'O passo é de dança, o chapéu é de feira, e as mãos não param: as duas moedas correm dentro de um laço dourado com a forma do oito deitado, que o Mago também traz sobre a cabeça. Lá atrás o mar sobe e desce com dois barcos em cima. Ninguém pede que as ondas parem; joga-se junto com elas. Eis o mês de quem paga escola e aluguel na mesma semana, trabalha em dois turnos, cuida de um pai e de um projeto. A graça existe. O cansaço também.',
  question: 'Das coisas que você mantém no ar, qual poderia descansar no chão por uma semana?',
}
