import { expect, test } from 'vitest'
import { drawOgImage } from '#platform/og-image/draw-og-image.ts'
import { freshDatabase } from '#test/support/database.ts'
import { robots } from './robots.ts'
import { ogImages } from './og-images.ts'
import { STATIC_PAGES, sitemap } from './sitemap.ts'

const ORIGIN = 'https://sensitivos.example'
const page =
  '<meta property="og:title" content="Consultores"/><meta property="og:description" content="Com quem conversar."/>'

test('the sitemap lists the pages with the site’s public address', async () => {
  const xml = await sitemap(await freshDatabase(), ORIGIN, new Date())
  expect(xml).toContain(`<url><loc>${ORIGIN}/consultores</loc></url>`)
  expect(xml.match(/<loc>/g)).toHaveLength(STATIC_PAGES.length)
})

test('robots.txt excludes the API and names the sitemap', () => {
  expect(robots(ORIGIN)).toContain('Disallow: /api/')
  expect(robots(ORIGIN)).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})

test('a share image exists only for an existing page, is drawn once and has an etag made of its texts', async () => {
  const read: string[] = []
  const answer = ogImages(
    async (path) => (read.push(path), path === '/consultores' ? new Response(page) : new Response('', { status: 404 })),
    async () => new Response('', { status: 404 }),
    drawOgImage,
  )
  const first = await answer('/consultores.png')
  expect(first.headers.get('content-type')).toBe('image/png')
  const etag = first.headers.get('etag')!
  expect((await answer('/consultores.png', { etag })).status).toBe(304)
  expect((await answer('/nao-existe.png')).status).toBe(404)
  expect((await answer('/../etc/passwd.png')).status).toBe(404)
  expect(read).toEqual(['/consultores', '/consultores', '/nao-existe'])
})

test('the share image of a reading shows its cards in both formats; invalid cards change nothing', async () => {
  const pageWithPlate = (plate: string) => `${page}<meta name="og-image:plate" content="${plate}"/>`
  const pages: Record<string, string> = {
    '/a': page,
    '/b': pageWithPlate('tarot uma-carta o-louco'),
    '/c': pageWithPlate('tarot uma-carta o-cavalo'),
  }
  const answer = ogImages(
    async (path) => new Response(pages[path]),
    async () => new Response('', { status: 404 }),
    drawOgImage,
  )
  const bytes = async (name: string, format?: 'tall') =>
    Buffer.from(await (await answer(name, format && { format })).arrayBuffer()).toString('base64')
  const [bare, carded, strange, tall] = [
    await bytes('/a.png'),
    await bytes('/b.png'),
    await bytes('/c.png'),
    await bytes('/b.png', 'tall'),
  ]
  expect(carded).not.toBe(bare)
  expect(strange).toBe(bare)
  expect(tall).not.toBe(carded)
})

test('a page cannot make the server fetch a portrait from another host', async () => {
  const fetched: string[] = []
  const foreignPortrait = `${page}<meta name="og-image:portrait" content="https://elsewhere.example/x.png"/>`
  const answer = ogImages(
    async () => new Response(foreignPortrait),
    async (path) => (fetched.push(path), new Response('')),
    drawOgImage,
  )
  expect((await answer('/consultores.png')).status).toBe(200)
  expect(fetched).toEqual([])
})
