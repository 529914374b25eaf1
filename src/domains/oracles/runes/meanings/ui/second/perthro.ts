import type { Meaning } from '../../rules.ts'

const perthro: Meaning = {
  origin:
    'Ninguém sabe o que Perthro queria dizer. A palavra só aparece no poema inglês, num verso estragado: riso e brincadeira no salão, onde se sentam os guerreiros. Já se propôs peça de jogo, copo de dados, árvore frutífera. Dizer que não se sabe é a resposta honesta.',
  upright:
    'A leitura moderna aproveitou o enigma: o que ainda está no copo, o acaso, a parte da história que não foi contada. Convida a jogar bem sem ver todas as peças.',
  reversed:
    'O mistério virou desculpa ou tormento: segredo que pesa, aposta feita por cansaço de esperar, suposição tratada como notícia.',
  obstacle: 'Exigir certeza antes do primeiro passo, num assunto em que ela só vem depois.',
  support: 'A folga de quem pode dizer “ainda não sei” sem perder o lugar à mesa.',
  counsel: 'Escreva o que você sabe, o que supõe e o que ignora sobre isto, em três linhas separadas.',
  question: 'O que ainda não sei e posso não saber?',
}
