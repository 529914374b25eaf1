import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { drawDeck } from '#deck/draw-card.ts'
import { colourCard } from './parts/colour-card.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '210' },
    columns: { type: 'string', default: '13' },
    folder: { type: 'string', default: '.data/deck' },
  },
})
const [width, columns, gap] = [Number(values.width), Number(values.columns), 10]
const height = Math.round((width * 480) / 280)
const deck = drawDeck()
const names = positionals.length > 0 ? positionals : [...deck.keys()]

// A contact sheet of all cards, or of those named, in both themes, to be judged by eye.
mkdirSync(values.folder, { recursive: true })
for (const theme of ['light', 'dark'] as const) {
  const pictures = names.map(async (name, at) => {
    const { svg, density } = colourCard(deck.get(name) ?? '', theme, width)
    return {
      input: await sharp(svg, { density }).resize(width, height).png().toBuffer(),
      left: gap + (at % columns) * (width + gap),
      top: gap + Math.floor(at / columns) * (height + gap),
    }
  })
  const size = {
    width: gap + Math.min(columns, names.length) * (width + gap),
    height: gap + Math.ceil(names.length / columns) * (height + gap),
  }
  const paper = { create: { ...size, channels: 3, background: theme === 'light' ? '#fbf7f0' : '#12142b' } } as const
  await sharp(paper)
    .composite(await Promise.all(pictures))
    .png()
    .toFile(`${values.folder}/${theme}.png`)
  console.log(`${values.folder}/${theme}.png  ${size.width} × ${size.height}`)
}
