import type { Meaning } from '../../rules.ts'

const laguz: Meaning = {
  origin:
    'Laguz é água: a cachoeira que desce a montanha no poema norueguês, a nascente e a terra dos peixes no islandês. O inglês a vê do barco: sem fim, para quem se mete a atravessá-la numa tábua que balança, com um cavalo do mar que não obedece ao freio.',
  upright:
    'Hoje se lê como o que corre por baixo: sentimento, sonho, humor do dia. Não se empurra água; acha-se o declive, ou espera-se a maré.',
  reversed:
    'Água represada ou sem margem: o choro adiado, a conversa que transborda no lugar errado, o cansaço que parece opinião.',
  obstacle: 'Uma emoção que decide por baixo, enquanto por cima se discute outra coisa.',
  support: 'A sua escuta do que não foi dito, desde que confirmada com uma pergunta.',
  counsel: 'Antes de responder, dê ao que você sente um nome simples e um copo de água, nessa ordem.',
  question: 'O que sinto, antes de explicar?',
}
