import type { PlacePair, SpreadPlace } from './place.rules.ts'

/**
 * The ten places after the article "Cruz Celta, posição por posição", with the words that Waite used (The Pictorial Key
 * to the Tarot, 1911).
 */
export const CELTIC_PLACES: readonly SpreadPlace[] = [
  {
    name: 'O centro',
    oldName: 'o que o cobre',
    asks: 'Qual é o clima do assunto agora?',
    about: 'O clima, agora, gira em torno de',
    facet: 'sense',
    column: 2,
    row: 2.5,
  },
  {
    name: 'A carta atravessada',
    oldName: 'o que o cruza',
    asks: 'O que se opõe, ou o que precisa ser incluído?',
    about: 'O que atravessa o caminho tem a ver com',
    facet: 'obstacle',
    column: 2,
    row: 2.5,
    across: true,
    note: 'Esta carta fica deitada e, por isso, não se lê como invertida.',
  },
  {
    name: 'No alto',
    oldName: 'o que o coroa',
    asks: 'O que você almeja, ou o melhor que pode alcançar?',
    about: 'O que você almeja passa por',
    facet: 'sense',
    column: 2,
    row: 1.5,
  },
  {
    name: 'Na base',
    oldName: 'o que está embaixo',
    asks: 'Em que base isso se apoia?',
    about: 'O assunto se apoia em',
    facet: 'sense',
    column: 2,
    row: 3.5,
  },
  {
    name: 'O que passa',
    oldName: 'o que ficou atrás',
    asks: 'Que influência está passando?',
    about: 'A influência que está passando teve a ver com',
    facet: 'sense',
    column: 1,
    row: 2.5,
  },
  {
    name: 'O que chega',
    oldName: 'o que está à frente',
    asks: 'O que começa a chegar?',
    about: 'O que começa a chegar tem a ver com',
    facet: 'sense',
    column: 3,
    row: 2.5,
  },
  {
    name: 'Você',
    oldName: 'você',
    asks: 'Como você se coloca diante disso?',
    about: 'Você se coloca diante disso a partir de',
    facet: 'sense',
    column: 4.4,
    row: 4,
  },
  {
    name: 'A sua casa',
    oldName: 'a sua casa',
    asks: 'O que vem do ambiente e das pessoas próximas?',
    about: 'O ambiente e as pessoas próximas trazem',
    facet: 'sense',
    column: 4.4,
    row: 3,
  },
  {
    name: 'Esperanças e medos',
    oldName: 'esperanças e medos',
    asks: 'O que você deseja e teme, às vezes no mesmo gesto?',
    about: 'O desejo e o receio se encontram em',
    facet: 'sense',
    column: 4.4,
    row: 2,
  },
  {
    name: 'Para onde pende',
    oldName: 'o que virá',
    asks: 'Para onde isso pende, se nada mudar?',
    about: 'Se nada mudar, isso pende para',
    facet: 'sense',
    column: 4.4,
    row: 1,
    note: 'É uma tendência, não uma sentença: muda quando alguma coisa muda.',
  },
]

/** Five pairs: ten cards become five sentences. */
export const CELTIC_PAIRS: readonly PlacePair[] = [
  { name: 'O nó', places: [0, 1], halves: ['No que existe', 'no que atravessa'] },
  { name: 'O eixo vertical', places: [2, 3], halves: ['No alto', 'no chão'] },
  { name: 'O eixo do tempo', places: [4, 5], halves: ['Saindo', 'entrando'] },
  { name: 'Você e o seu entorno', places: [6, 7], halves: ['Em você', 'em volta'] },
  { name: 'O imaginado e o provável', places: [8, 9], halves: ['Entre o desejo e o medo', 'para onde pende'] },
]
