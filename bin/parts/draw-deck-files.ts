import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { drawDeck } from '#deck/draw-card.ts'

const FOLDER = 'drawn/deck'

/** Draws the cards as SVG files for the bundler. A file that is up to date is not touched. */
export function drawDeckFiles() {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, svg] of drawDeck()) {
    const file = `${FOLDER}/${name}.svg`
    if (!existsSync(file) || readFileSync(file, 'utf8') !== svg) writeFileSync(file, svg)
  }
}
