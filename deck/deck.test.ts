import { brotliCompressSync, constants } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawBack, drawCard, drawDeck } from './draw-card.ts'
import { CARDS } from '#domains/oracles/tarot/cards.rules.ts'

const deck = drawDeck()
const drawn = CARDS.map((card) => ({ ...card, svg: deck.get(card.id)! }))
const HEAVIEST = 12_000

const compressedSize = (svg: string, quality: number) =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
/** Compresses fast first; slower qualities are needed only close to the limit. */
const weightOf = (svg: string) => {
  let bytes = Infinity
  for (const quality of [5, 10, 11]) if (bytes > HEAVIEST) bytes = compressedSize(svg, quality)
  return bytes
}

/** A card as 28 × 48 grey pixels, for comparing how cards look from afar. */
const thumbnail = (svg: string) =>
  sharp(
    Buffer.from(
      svg.replaceAll('var(--surface)', 'white').replaceAll('var(--metal)', 'gray').replaceAll('currentColor', 'black'),
    ),
  )
    .resize(28, 48)
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer()

describe('deck', () => {
  it('has 78 cards: 22 major arcana and four suits of fourteen', () => {
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(78)
    expect(new Set(CARDS.map(({ name }) => name)).size).toBe(78)
    expect(CARDS.filter(({ suit }) => !suit)).toHaveLength(22)
    for (const one of ['copas', 'ouros', 'espadas', 'paus'])
      expect(CARDS.filter(({ suit }) => suit === one)).toHaveLength(14)
  })

  it("has the card's name as the title of each drawing", () => {
    for (const { name, svg } of drawn) expect(svg).toContain(`<title>${name}</title>`)
  })

  it('keeps every card below 12,000 compressed bytes', () => {
    const heavy = [...deck]
      .map(([name, svg]) => ({ name, bytes: weightOf(svg) }))
      .filter(({ bytes }) => bytes > HEAVIEST)
    expect(heavy).toEqual([])
  })

  it('takes every colour from the theme', () => {
    for (const [name, svg] of deck) {
      const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!)
      expect(colours.length, name).toBeGreaterThan(5)
      expect(
        [...new Set(colours)].filter(
          (colour) => !['none', 'currentColor', 'var(--surface)', 'var(--metal)'].includes(colour),
        ),
        name,
      ).toEqual([])
      expect(svg, name).not.toMatch(/style=|#[0-9a-f]{3}|NaN|undefined/)
    }
  })

  it('draws the same card identically every time', () => {
    expect(drawn.map(({ svg }) => svg)).toEqual(CARDS.map(drawCard))
  })

  it('has cards that differ even as thumbnails, the back included', async () => {
    const cards = await Promise.all(
      [...drawn, { id: 'verso', svg: drawBack() }].map(async ({ id, svg }) => ({ id, points: await thumbnail(svg) })),
    )
    const close = cards.flatMap(({ id, points }, at) =>
      cards.slice(at + 1).flatMap((other) => {
        const apart =
          points.reduce((sum, grey, index) => sum + Math.abs(grey - other.points[index]!), 0) / points.length
        return apart < 8 ? [`${id} ${other.id} ${apart.toFixed(1)}`] : []
      }),
    )
    expect(close).toEqual([])
  })
})
