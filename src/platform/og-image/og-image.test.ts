import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawOgImage, truncated } from './draw-og-image.ts'
import { readOgTags } from './read-og-tags.ts'

test('a page’s og tags are read with their entities decoded', () => {
  const html = `<meta property="og:title" content="Sol &amp; Lua &lt;3"/><meta property="og:description" content="&quot;Luz&quot;, d&#x27;água"/><meta name="og-image:overline" content="Blog"/>`
  expect(readOgTags(html)).toEqual({
    title: 'Sol & Lua <3',
    description: '"Luz", d\'água',
    overline: 'Blog',
    portrait: undefined,
    plate: undefined,
  })
})

test('a page without og tags has no share image', () => expect(readOgTags('<title>Painel</title>')).toBeUndefined())

test('long texts are cut between words', () => {
  expect(truncated('O que a Lua nova pede de quem começa', 20)).toBe('O que a Lua nova…')
  expect(truncated('Curto', 20)).toBe('Curto')
  expect(truncated('a'.repeat(50), 20)).toBe(`${'a'.repeat(20)}…`)
})

test('any title, whatever its characters, gives an image of the right size', async () => {
  const words = {
    title: '<span size="1"> & </span> "Ogum" é ação '.repeat(6),
    description: '& < > \u{1F319}'.repeat(40),
    overline: '</span>',
  }
  const { width, height, format } = await sharp(await drawOgImage(words)).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
})

test('a portrait changes the image', async () => {
  const words = { title: 'Luna Prado', description: 'Tarot.' }
  const portrait = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>',
  )
  const [bare, faced] = await Promise.all([drawOgImage(words), drawOgImage({ ...words, portrait })])
  expect(faced.equals(bare)).toBe(false)
})

test('the tall format has its own size, and a given drawing replaces the wheel', async () => {
  const words = { title: 'Três cartas', description: 'O Sol · A Lua · O Louco' }
  const plate =
    '<svg xmlns="http://www.w3.org/2000/svg" width="912" height="830"><rect width="912" height="830" fill="red"/></svg>'
  const [bare, plated] = await Promise.all([drawOgImage(words, 'tall'), drawOgImage({ ...words, plate }, 'tall')])
  const { width, height } = await sharp(plated).metadata()
  expect([width, height]).toEqual([1080, 1350])
  expect(plated.equals(bare)).toBe(false)
})
