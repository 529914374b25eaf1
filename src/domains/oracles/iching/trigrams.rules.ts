import type { LineBits } from './rules.ts'

const ROWS = [
  ['ceu', 'Céu', '111', 'o céu aberto, o que inicia e não se cansa'],
  ['lago', 'Lago', '110', 'a água que descansa à vista de todos, a alegria que se partilha'],
  ['fogo', 'Fogo', '101', 'a chama que precisa de lenha, a clareza que depende de algo'],
  ['trovao', 'Trovão', '100', 'o abalo que vem de baixo e põe em movimento'],
  ['vento', 'Vento', '011', 'o que entra devagar por qualquer fresta; também a raiz e a madeira'],
  ['agua', 'Água', '010', 'a água que corre entre margens fundas e não para'],
  ['montanha', 'Montanha', '001', 'o que se detém e guarda'],
  ['terra', 'Terra', '000', 'o chão que recebe, sustenta e alimenta'],
] as const

export type TrigramId = (typeof ROWS)[number][0]

/** Three lines from the bottom up (1 solid, 0 broken), the Portuguese name, and what the trigram represents. */
export type Trigram = { id: TrigramId; name: string; lines: LineBits; image: string }

/** All eight, from three solid lines to three broken ones. */
export const TRIGRAMS: readonly Trigram[] = ROWS.map(([id, name, lines, image]) => ({ id, name, lines, image }))

/** The trigram of three lines, bottom first. */
export const trigramOf = (lines: LineBits): Trigram => TRIGRAMS.find((trigram) => trigram.lines === lines)!
