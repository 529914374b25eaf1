const MAJORS = [
  ['o-louco', 'O Louco', '0'],
  ['o-mago', 'O Mago', 'I'],
  ['a-sacerdotisa', 'A Sacerdotisa', 'II'],
  ['a-imperatriz', 'A Imperatriz', 'III'],
  ['o-imperador', 'O Imperador', 'IV'],
  ['o-hierofante', 'O Hierofante', 'V'],
  ['os-enamorados', 'Os Enamorados', 'VI'],
  ['o-carro', 'O Carro', 'VII'],
  ['a-forca', 'A Força', 'VIII'],
  ['o-eremita', 'O Eremita', 'IX'],
  ['a-roda-da-fortuna', 'A Roda da Fortuna', 'X'],
  ['a-justica', 'A Justiça', 'XI'],
  ['o-enforcado', 'O Enforcado', 'XII'],
  ['a-morte', 'A Morte', 'XIII'],
  ['a-temperanca', 'A Temperança', 'XIV'],
  ['o-diabo', 'O Diabo', 'XV'],
  ['a-torre', 'A Torre', 'XVI'],
  ['a-estrela', 'A Estrela', 'XVII'],
  ['a-lua', 'A Lua', 'XVIII'],
  ['o-sol', 'O Sol', 'XIX'],
  ['o-julgamento', 'O Julgamento', 'XX'],
  ['o-mundo', 'O Mundo', 'XXI'],
] as const
const SUITS = [
  ['copas', 'Copas'],
  ['ouros', 'Ouros'],
  ['espadas', 'Espadas'],
  ['paus', 'Paus'],
] as const
const RANKS = [
  ['as', 'Ás', 'I'],
  ['dois', 'Dois', 'II'],
  ['tres', 'Três', 'III'],
  ['quatro', 'Quatro', 'IV'],
  ['cinco', 'Cinco', 'V'],
  ['seis', 'Seis', 'VI'],
  ['sete', 'Sete', 'VII'],
  ['oito', 'Oito', 'VIII'],
  ['nove', 'Nove', 'IX'],
  ['dez', 'Dez', 'X'],
  ['pajem', 'Pajem', ''],
  ['cavaleiro', 'Cavaleiro', ''],
  ['rainha', 'Rainha', ''],
  ['rei', 'Rei', ''],
] as const

export type MajorId = (typeof MAJORS)[number][0]
export type Suit = (typeof SUITS)[number][0]
export type Rank = (typeof RANKS)[number][0]
export type CardId = MajorId | `${Rank}-de-${Suit}`

/**
 * A card of the deck: its id is the slug of its name, `numeral` is Roman and empty for court cards; `suit` and `rank`
 * belong to the minor arcana.
 */
export type Card = { id: CardId; name: string; numeral: string; suit?: Suit; rank?: Rank }

/**
 * All 78 in the order of the deck: the major arcana from 0 to XXI, then Copas, Ouros, Espadas and Paus from ace to
 * king. Strength is VIII and Justice XI.
 */
export const CARDS: readonly Card[] = [
  ...MAJORS.map(([id, name, numeral]) => ({ id, name, numeral })),
  ...SUITS.flatMap(([suit, suitName]) =>
    RANKS.map(([rank, rankName, numeral]) => ({
      id: `${rank}-de-${suit}` as const,
      name: `${rankName} de ${suitName}`,
      numeral,
      suit,
      rank,
    })),
  ),
]

/** The name of the card with this number (from 0), and whether it is reversed. */
export const cardName = (piece: number, reversed = false) =>
  `${CARDS[piece]?.name ?? '?'}${reversed ? ' (invertida)' : ''}`
