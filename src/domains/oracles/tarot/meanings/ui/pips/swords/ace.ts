import type { Meaning } from '../../../rules.ts'

const aceOfSwords: Meaning = {
  keywords: {
    upright: ['clareza', 'verdade', 'ideia nova'],
    reversed: ['confusão', 'palavra cortante', 'ideia sem uso'],
  },
  upright:
    'Uma ideia atravessa o assunto de ponta a ponta, e o que estava enrolado se separa. Começo pela palavra exata.',
  reversed:
    'A lâmina gira sem ponto de apoio: razão usada para ferir, ou um pensamento bom que não chega a virar frase. Afiar, neste caso, é escutar mais um pouco.',
  counsel: 'Resuma a questão numa frase de até doze palavras e leia em voz alta para ver se é isso mesmo.',
  obstacle: 'A certeza tão brilhante que ofusca o pedaço da história que ficou de fora.',
  text: 'Um punho fechado, não a palma aberta: espada não se recebe na palma, agarra-se pelo cabo. A ponta some dentro de uma coroa, de onde pendem dois ramos; gotas de luz caem em volta, e as montanhas ficam embaixo, nuas. Ramos de oliveira e de palma, na cena antiga, lembravam que o mesmo corte serve à paz e à vitória. É a hora em que se diz “então o problema é este” no meio da reunião, ou em que a conta de luz, relida, faz sentido.',
  question: 'Que verdade simples pouparia três parágrafos de explicação?',
}
