import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { publishArticle } from '../articles/publish-article.ts'
import { saveNamed } from '../texts/save-named.ts'
import { findBroken } from './find-broken.ts'
import { brokenIn, pathOfLink } from './rules.ts'
import { listBroken } from './sql.ts'

const ORIGIN = 'https://sensitivos.test'

test.each([
  ['/blog/a-lua', '/blog/a-lua'],
  ['/blog/a-lua/?de=1#fim', '/blog/a-lua'],
  ['/', '/'],
  [`${ORIGIN}/blog`, '/blog'],
  ['https://example.com/blog', undefined],
  ['//example.com', undefined],
  ['#fim', undefined],
  ['mailto:a@b.c', undefined],
  ['/blog/rss.xml', undefined],
  ['/api/pictures/a-480.webp', undefined],
])('%s leads within the site to %s', (href, path) => {
  expect(pathOfLink(href, ORIGIN)).toBe(path)
})

test('each broken link of a text is found once', () => {
  const html =
    '<a href="/a">a</a><a href="/b?c=1&#x26;d=2">b</a><a href="/a">a</a><a href="https://example.com/c">c</a>'
  expect(brokenIn(html, (path) => path === '/', ORIGIN)).toEqual(['/a', '/b?c=1&d=2'])
})

test('a round finds what leads nowhere in articles and named texts, and forgets what was mended', async () => {
  const db = await freshDatabase()
  const time = settableClock()
  const iris = await aClient(db, 'Íris')
  const publish = (slug: string, markdown: string) =>
    publishArticle(db, {
      id: randomUUID(),
      slug,
      title: slug,
      excerpt: 'Da lua.',
      category: 'astrologia',
      author: 'Íris',
      sources: [],
      markdown,
      emblem: 'lua',
      publishedAt: time.now(),
      now: time.now(),
    })
  const isPage = (path: string) => ['/', '/consultores', '/promocoes', '/servicos/tarot'].includes(path)
  const round = () => findBroken(db, { origin: ORIGIN, isPage }, time.now())
  const found = async () => (await listBroken(db, 99)).map(({ page, href }) => `${page} → ${href}`)
  await publish('a-lua', '[sol](/blog/o-sol) [nada](/blog/nada) [quem](/consultores?x=1) [fora](https://example.com/x)')
  await publish('o-sol', `[lua](${ORIGIN}/blog/a-lua) [velho](/velho)`)
  await saveNamed(db, {
    key: 'banner/inicio',
    base: 0,
    fields: { words: 'Oi', link: 'Ver', href: '/promocao' },
    by: iris,
    at: time.now(),
  })
  await round()
  const ofArticles = ['/ → /promocao', '/blog/a-lua → /blog/nada', '/blog/o-sol → /velho']
  expect((await found()).filter((one) => ofArticles.includes(one))).toEqual(ofArticles)
  time.pass(3_600)
  await publish('o-sol', 'Nada mais.')
  await round()
  expect(await found()).not.toContain('/blog/o-sol → /velho')
  const [first] = await listBroken(db, 1)
  expect(first!.foundAt.getTime(), 'it was broken an hour ago').toBe(time.now().getTime() - 3_600_000)
})
