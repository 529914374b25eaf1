import type { Meaning } from '../../../rules.ts'

const sixOfCups: Meaning = {
  keywords: {
    upright: ['memória', 'delicadeza', 'reencontro'],
    reversed: ['saudade sem fim', 'passado retocado', 'crescer'],
  },
  upright: 'O passado volta em forma de gentileza: um cheiro, uma casa, alguém que conheceu você antes de tudo isto.',
  reversed:
    'A lembrança ganhou retoque e o presente perde na comparação. Também pode ser hora de sair do pátio: agradecer à infância e fechar o portão por fora.',
  counsel: 'Mande notícias a alguém da sua infância ou refaça uma receita daquela época do jeito que a memória deixar.',
  obstacle: 'A versão antiga de você, que os outros ainda cumprimentam e que já não serve.',
  text: 'Pátio, muro baixo, casa e torre: o lugar é pequeno, como ficam os lugares quando a gente os revê. Um menino entrega a uma menina a taça plantada de flores, e outras cinco, floridas também, esperam na frente. De olhos fechados, os dois parecem mais lembrar a cena do que vivê-la. A tradição lê aqui a infância, o presente dado sem cálculo e a saudade. Acontece com o cheiro de caderno novo em fevereiro, com a foto achada na mudança, com um tio que ainda usa o apelido de antes.',
  question: 'Que gosto seu de criança ainda cabe na vida de hoje?',
}
