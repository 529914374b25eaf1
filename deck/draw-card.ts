import { back } from './frame/back.ts'
import { frame, paperOfCard, SHEET } from './frame/frame.ts'
import { renderSvg } from './pen/render-svg.ts'
import type { Drawing } from './pen/pens.ts'
import { CARDS, type Card } from '#domains/oracles/tarot/cards.rules.ts'
import { sceneOf } from './scenes/scene-of.ts'

const sheetOf = (title: string, drawing: Drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}"><title>${title}</title>
<g id="card" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
${renderSvg(drawing)}
</g></svg>
`

/** A card as a complete SVG; its colours come from the theme (`currentColor`, `--metal`, `--surface`). */
export const drawCard = (card: Card): string => sheetOf(card.name, [paperOfCard(), sceneOf(card), frame(card)])

/** The back that all cards share. */
export const drawBack = (): string => sheetOf('Verso', back())

/** The whole deck and its back, by file name. */
export const drawDeck = (): Map<string, string> =>
  new Map([...CARDS.map((card) => [card.id, drawCard(card)] as const), ['verso', drawBack()]])
