import type { Meaning } from '../../rules.ts'

const death: Meaning = {
  keywords: {
    upright: ['fim de ciclo', 'despedida', 'passagem'],
    reversed: ['demora em soltar', 'luto por fazer', 'meia mudança'],
  },
  upright:
    'Um ciclo se fecha: um trabalho, um jeito de viver, uma fase. O que terminou pode ser despedido com respeito e deixar o lugar vago.',
  reversed:
    'O fim já houve, e o costume continua pondo o prato na mesa. A despedida anda devagar porque ainda não teve palavras.',
  counsel: 'Encerre uma coisa pequena que já acabou: a assinatura, a gaveta, a conversa deixada no meio.',
  obstacle: 'A cadeira guardada para quem já mudou de casa.',
  text: 'A passo, um cavalo branco atravessa a cena com um esqueleto de elmo e pluma na sela. Há um rei deitado no chão, sem a coroa, que rolou para longe, e uma moça de joelhos com a mão erguida. Ninguém é poupado por ser importante: as danças macabras do século XV já diziam isso. O estandarte traz uma rosa e, entre duas torres ao fundo, metade de um sol encosta no horizonte. Quem lê com seriedade fala aqui de ciclos que se fecham e deixa os falecimentos fora da mesa. A carta está no último dia de um emprego, quando se devolve o crachá; na caixa de roupas que já não servem; no apelido que a turma para de usar. Dá tristeza, e desocupa uma prateleira.',
  question: 'O que já terminou e você continua regando?',
}
