import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawOgImage, truncated } from './draw-og-image.ts'
import { readOgTags } from './read-og-tags.ts'

test('a page’s own words are read as people wrote them', () => {
  const html = `<meta property="og:title" content="Sol &amp; Lua &lt;3"/><meta property="og:description" content="&quot;Luz&quot;, d&#x27;água"/><meta name="og-image:overline" content="Blog"/>`
  expect(readOgTags(html)).toEqual({
    title: 'Sol & Lua <3',
    description: '"Luz", d\'água',
    overline: 'Blog',
    portrait: undefined,
    plate: undefined,
  })
})

test('a page that says nothing has no picture', () => expect(readOgTags('<title>Painel</title>')).toBeUndefined())

test('long words are cut between words', () => {
  expect(truncated('O que a Lua nova pede de quem começa', 20)).toBe('O que a Lua nova…')
  expect(truncated('Curto', 20)).toBe('Curto')
  expect(truncated('a'.repeat(50), 20)).toBe(`${'a'.repeat(20)}…`)
})

test('any title makes a picture of the size that is shared, whatever is written in it', async () => {
  const words = {
    title: '<span size="1"> & </span> "Ogum" é ação '.repeat(6),
    description: '& < > \u{1F319}'.repeat(40),
    overline: '</span>',
  }
  const { width, height, format } = await sharp(await drawOgImage(words)).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
})

test('with a portrait the picture is another one', async () => {
  const words = { title: 'Luna Prado', description: 'Tarot.' }
  const portrait = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>',
  )
  const [bare, faced] = await Promise.all([drawOgImage(words), drawOgImage({ ...words, portrait })])
  expect(faced.equals(bare)).toBe(false)
})

test('the tall sheet is made for a story, and a plate of its own takes the place of the wheel', async () => {
  const words = { title: 'Três cartas', description: 'O Sol · A Lua · O Louco' }
  const plate =
    '<svg xmlns="http://www.w3.org/2000/svg" width="912" height="830"><rect width="912" height="830" fill="red"/></svg>'
  const [bare, plated] = await Promise.all([drawOgImage(words, 'tall'), drawOgImage({ ...words, plate }, 'tall')])
  const { width, height } = await sharp(plated).metadata()
  expect([width, height]).toEqual([1080, 1350])
  expect(plated.equals(bare)).toBe(false)
})
