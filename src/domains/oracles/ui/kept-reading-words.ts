import type { Reading } from '../draw/contract.ts'
import { drawStateOf } from '../draw/rules.ts'
import { lineSumOf, readLines } from '../iching/coins.rules.ts'
import { runeName } from '../runes/rules.ts'
import { cardName, placedCardsOf } from '../tarot/reading/rules.ts'
import { spreadOf } from '../tarot/spreads/rules.ts'

type Draw = Reading['draw']

/** The names of what was drawn, in the order of its places. */
export function drawnNames(draw: Draw): string[] {
  const { chosen, thrown } = drawStateOf(draw.events)
  if (draw.kind === 'tarot') return placedCardsOf(draw).map(cardName)
  if (draw.kind === 'runas')
    return chosen.toSorted((a, b) => a.place - b.place).map(({ piece, reversed }) => runeName(piece, reversed))
  const throws = thrown.toSorted((a, b) => a.place - b.place)
  return [readLines(throws.map(({ coins }) => lineSumOf(coins))).figure.name]
}

const LAYOUT_WORDS: Readonly<Partial<Record<Draw['layout'], string>>> = {
  'uma-runa': 'Uma runa',
  'tres-runas': 'Três runas',
  moedas: 'I Ching',
}

/** What kind of reading it is. */
export const layoutWords = ({ draw, dayCardOn }: Pick<Reading, 'draw' | 'dayCardOn'>) =>
  dayCardOn ? 'Carta do dia' : (LAYOUT_WORDS[draw.layout] ?? spreadOf(draw.layout)?.name ?? 'Leitura')
