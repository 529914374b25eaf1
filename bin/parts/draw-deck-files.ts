import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { drawDeck } from '#deck/draw-card.ts'

const FOLDER = 'drawn/deck'

/** The cards as files, for the bundler to name and to serve; a file that is as it should be stays untouched. */
export function drawDeckFiles() {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, svg] of drawDeck()) {
    const file = `${FOLDER}/${name}.svg`
    if (!existsSync(file) || readFileSync(file, 'utf8') !== svg) writeFileSync(file, svg)
  }
}
