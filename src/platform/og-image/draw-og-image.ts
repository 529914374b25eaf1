import { fileURLToPath } from 'node:url'
import type Sharp from 'sharp'
import { backgroundSvg, PORTRAIT_BOX, type OgImageFormat, OG_IMAGE_FORMATS } from './og-image-format.ts'

export type OgImageText = {
  title: string
  description: string
  overline?: string | undefined
  portrait?: Buffer | undefined
  /** An SVG of the size of the format's `art`, instead of the star wheel. */
  plate?: string | undefined
}

const GAPS = [24, 26, 0]
const font = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))
const FACES = {
  display: { family: 'Picture Fraunces', fontfile: font('fraunces') },
  text: { family: 'Picture Figtree', fontfile: font('figtree') },
  bold: { family: 'Picture Figtree Bold', fontfile: font('figtree-bold') },
} as const

type Line = {
  words: string
  face: keyof typeof FACES
  size: number
  colour: string
  tracking?: number
  leading?: number
}

const escapeMarkup = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** At most `most` characters, cut between words. */
export function truncated(words: string, most: number): string {
  if (words.length <= most) return words
  const cut = words.slice(0, most)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > most - 20 && space > 0 ? space : most).replace(/(?<![\s,.;:·–-])[\s,.;:·–-]+$/, '')}…`
}

/** Draws a share image of 1200 × 630 or 1080 × 1350 with the page's own texts. */
export async function drawOgImage(
  { title, description, overline, portrait, plate }: OgImageText,
  sheet: OgImageFormat = 'wide',
): Promise<Buffer> {
  const { left, text: width, top: from, bottom, footer: footerTop, art } = OG_IMAGE_FORMATS[sheet]
  const { default: sharp } = await import('sharp')
  const draw = async ({ words, face, size, colour, tracking = 0, leading = 0.1 }: Line) => {
    const { family, fontfile } = FACES[face]
    const text = `<span foreground="${colour}" letter_spacing="${tracking * 1024}">${escapeMarkup(words)}</span>`
    const drawn = sharp({
      text: {
        text,
        font: `${family} ${size}px`,
        fontfile,
        width,
        rgba: true,
        dpi: 72,
        spacing: Math.round(size * leading),
      },
    })
    return drawn.png().toBuffer({ resolveWithObject: true })
  }
  const heading = truncated(title, 84)
  const [above, name, below, siteName] = await Promise.all([
    overline
      ? draw({
          words: truncated(overline, 44).toLocaleUpperCase('pt-BR'),
          face: 'bold',
          size: 24,
          colour: '#835811',
          tracking: 3,
        })
      : undefined,
    draw({ words: heading, face: 'display', size: heading.length > 44 ? 54 : 68, colour: '#1E1B3A', leading: -0.16 }),
    draw({ words: truncated(description, heading.length > 60 ? 90 : 120), face: 'text', size: 28, colour: '#5B5772' }),
    draw({ words: 'Sensitivos', face: 'display', size: 36, colour: '#1E1B3A' }),
  ])
  const lines = [above, name, below].flatMap((line, i) => (line ? [{ ...line, gap: GAPS[i]! }] : []))
  let top = Math.round((from + bottom - lines.reduce((sum, { info, gap }) => sum + info.height + gap, 0)) / 2)
  const stacked = lines.map(({ data, info, gap }) => {
    const placed = { input: data, left, top }
    top += info.height + gap
    return placed
  })
  const face = portrait && sheet === 'wide' && (await roundPortrait(sharp, portrait))
  const layers = [
    ...stacked,
    { input: siteName.data, left: left + 70, top: footerTop },
    ...(face ? [{ input: face, left: PORTRAIT_BOX.left, top: PORTRAIT_BOX.top }] : []),
    ...(plate ? [{ input: Buffer.from(plate), left: art.left, top: art.top }] : []),
  ]
  return sharp(Buffer.from(backgroundSvg(sheet, plate ? 'none' : face ? 'portrait' : 'sun')))
    .composite(layers)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A portrait cut to a circle. */
async function roundPortrait(sharp: typeof Sharp, portrait: Buffer): Promise<Buffer> {
  const { size } = PORTRAIT_BOX
  const disc = Buffer.from(
    `<svg width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/></svg>`,
  )
  const image = sharp(portrait, { limitInputPixels: 40_000_000, density: 300 })
    .resize(size, size)
    .flatten({ background: '#F3E9D6' })
  return image
    .composite([{ input: disc, blend: 'dest-in' }])
    .png()
    .toBuffer()
}
