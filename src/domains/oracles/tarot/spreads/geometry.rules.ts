import type { Spread } from './rules.ts'

/**
 * A card is 7 wide and 12 high; a column takes 9.8, so that a crossing card does not touch its neighbours, and a row
 * 13.
 */
export const CARD_SIZE = { width: 7, height: 12 }
const [COLUMN, ROW] = [9.8, 13]

/** The positions of the cards of a spread, in sevenths of a card's width from the upper left corner. */
export const spreadGeometryOf = ({ columns, rows, places }: Spread) => ({
  width: (columns - 1) * COLUMN + CARD_SIZE.width,
  height: (rows - 1) * ROW + CARD_SIZE.height,
  corners: places.map(({ column, row }) => ({ x: (column - 1) * COLUMN, y: (row - 1) * ROW })),
})
