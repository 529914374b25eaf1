import type { Meaning } from '../../../rules.ts'

const aceOfWands: Meaning = {
  keywords: {
    upright: ['impulso', 'vontade', 'faísca'],
    reversed: ['fogo contido', 'falsa partida', 'vontade sem alvo'],
  },
  upright: 'Uma vontade acende e pede mãos. Ainda não é plano: é o calor que faz alguém se levantar da cadeira.',
  reversed:
    'O fósforo risca e apaga, por vento ou por falta de lenha. Pode ser também uma chama guardada há tempo demais, que começa a esquentar o bolso.',
  counsel: 'Dê quinze minutos hoje à ideia que anima você, antes de contá-la a qualquer pessoa.',
  obstacle: 'Começar sempre pela parte acesa e largar antes da parte que demora.',
  text: 'Cortado da árvore, o bastão continua brotando: folhas se soltam dele, no ar, e na ponta há uma chama pequena. Quem o segura é um punho saído da nuvem, bem acima de um castelo, de uma estrada em curvas e de dois montes. Quase todos os começos de Paus têm esse jeito de madeira viva. Aparece na pessoa que compra tinta às dez da noite porque decidiu pintar o corredor, na que escreve o primeiro parágrafo no verso de uma conta. Fogo pequeno se protege com a mão em concha.',
  question: 'O que você começaria amanhã de manhã se a vontade bastasse como motivo?',
}
