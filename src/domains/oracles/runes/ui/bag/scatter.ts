/** The cloth holds the 24 stones in six columns and four rows. */
export const COLUMNS = 6
export const ROWS = 4
export const STONE_COUNT = COLUMNS * ROWS

/** Steps coprime to 24, so that each visits every place. */
const STRIDES = [5, 7, 11, 13, 17, 19, 23] as const

/** A number from −1 to 1, the same for the same arguments. */
function lean(a: number, b: number): number {
  const wave = Math.sin(a * 12.9898 + b * 78.233) * 43_758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

/** Keeps the hem of the cloth free. */
const within = (part: number) => 0.04 + 0.92 * part

/**
 * Where a stone lies after a number of stirs: its centre as a fraction of the cloth (0 to 1) and its tilt in degrees.
 * Decoration only: the draw decides which rune it is.
 */
export function scatteredAt(stone: number, stirs: number): { x: number; y: number; tilt: number } {
  const cell = (stone * STRIDES[stirs % STRIDES.length]! + stirs * 3) % STONE_COUNT
  const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)]
  return {
    x: within((column + 0.5 + 0.22 * lean(stone, stirs)) / COLUMNS),
    y: within((row + 0.5 + 0.2 * lean(stirs, stone)) / ROWS),
    tilt: Math.round(60 * lean(stone + 3, stirs)),
  }
}
