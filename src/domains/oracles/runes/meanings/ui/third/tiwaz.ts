import type { Meaning } from '../../rules.ts'

const tiwaz: Meaning = {
  origin:
    'Tiwaz é o deus Týr, que ficou no nome inglês da terça-feira, Tuesday. Conta a Edda que ele pôs a mão na boca do lobo como penhor da palavra dos deuses, e a perdeu. O poema inglês fala de um astro: guarda a fé, mantém o rumo sobre a névoa da noite e não falha.',
  upright:
    'Lê-se como o que é justo: a palavra cumprida, o critério que vale também quando custa. Uma seta que aponta para cima e pede postura, não vitória.',
  reversed:
    'O critério cansou: promessa feita só para encerrar a conversa, briga por razão pequena, ou um dever que ficou com você sem que ninguém perguntasse.',
  obstacle: 'Um combinado injusto que ninguém reviu, e que cobra sempre da mesma pessoa.',
  support: 'A sua palavra, que as pessoas em volta sabem que vale.',
  counsel: 'Escolha um compromisso que já não é justo e proponha outro termo, com data e em tom calmo.',
  question: 'O que é justo, mesmo que custe?',
}
