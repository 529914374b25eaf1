import { drawCard } from '#deck/draw-card.ts'
import { CARDS } from '../cards.rules.ts'
import { CARD_SIZE, spreadGeometryOf } from '../spreads/geometry.rules.ts'
import { SPREADS } from '../spreads/rules.ts'
import { parsePictureSpec } from './picture-spec.rules.ts'

const PAPER_COLOURS = { 'var(--surface)': '#FFFFFF', 'var(--metal)': '#B07A1E', currentColor: '#1E1B3A' }
const SHEET = { width: 280, height: 480 }

/**
 * The cards of a spec (see `pictureSpecOf`), laid out as large as they fit into so many pixels: an SVG for sharing.
 * Undefined when the spec is invalid.
 */
export function drawReadingPicture(
  written: string,
  { width, height }: { width: number; height: number },
): string | undefined {
  const { layout, cards } = parsePictureSpec(written)
  const spread = SPREADS.find(({ id }) => id === layout)
  if (!spread || cards.length !== spread.places.length) return undefined
  const lying = spreadGeometryOf(spread)
  const scale = Math.min(width / lying.width, height / lying.height)
  const [left, top] = [(width - lying.width * scale) / 2, (height - lying.height * scale) / 2]
  const drawn = cards.map(({ id, isReversed }, at) => {
    const card = CARDS.find((one) => one.id === id)
    if (!card) return undefined
    const { x, y } = lying.corners[at]!
    const [middleX, middleY] = [left + (x + CARD_SIZE.width / 2) * scale, top + (y + CARD_SIZE.height / 2) * scale]
    const turn = spread.places[at]!.across ? 90 : isReversed ? 180 : 0
    const [wide, high] = [CARD_SIZE.width * scale, CARD_SIZE.height * scale]
    const sheet = `<svg x="${-wide / 2}" y="${-high / 2}" width="${wide}" height="${high}" viewBox="0 0 ${SHEET.width} ${SHEET.height}">`
    return `<g transform="translate(${middleX} ${middleY}) rotate(${turn})">${sheet}${inkOf(drawCard(card))}</svg></g>`
  })
  if (drawn.includes(undefined)) return undefined
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`
}

/** The content of a card's SVG, with colours instead of the names of the theme. */
function inkOf(svg: string): string {
  const inside = svg.slice(svg.indexOf('<g '), svg.lastIndexOf('</svg>')).replace(' id="card"', '')
  return Object.entries(PAPER_COLOURS).reduce((text, [name, colour]) => text.replaceAll(name, colour), inside)
}
