import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { apiOf } from '#platform/http.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { aClient } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { contentEndpoints } from './endpoints.ts'
import { unpublishArticle } from './articles/publish-revision.ts'
import { listArticleAddresses, publishArticle } from './index.ts'
import { saveNamed } from './texts/save-named.ts'
import { encodePicture } from './pictures/encode-picture.ts'
import type { Category } from './rules.ts'

const time = settableClock(new Date('2026-03-02T15:00:00.000Z'))
let db: Db
type Parsed = ReturnType<typeof JSON.parse>
let ask: (path: string) => Promise<{ status: number; text: string; json: Parsed }>

const publish = (
  slug: string,
  title: string,
  changes: { category?: Category; markdown?: string; publishedAt?: Date } = {},
) =>
  publishArticle(db, {
    id: randomUUID(),
    slug,
    title,
    excerpt: `Sobre ${title}`,
    category: 'tarot',
    emblem: 'tarot',
    author: 'Caio Menezes',
    sources: ['Um livro'],
    markdown: '## Começo\n\nTexto.',
    publishedAt: new Date('2026-03-01T12:00:00Z'),
    now: time.now(),
    ...changes,
  })

beforeAll(async () => {
  db = await freshDatabase()
  const api = apiOf(
    contentEndpoints('https://sensitivos.test', { storage: memoryStorage().storage, encode: encodePicture }),
    {
      db,
      now: time.now,
      clock: time.clock,
      log,
      viewerOf: async () => undefined,
      trustedProxies: 0,
    },
  )
  ask = async (path) => {
    const response = await api.request(path)
    const text = await response.text()
    return { status: response.status, text, json: text.startsWith('<') ? undefined : JSON.parse(text) }
  }
  await publish('historia-do-taro', 'A história do tarô', { publishedAt: new Date('2026-01-14T12:00:00Z') })
  await publish('mapa-astral', 'O que é um mapa astral', {
    category: 'astrologia',
    publishedAt: new Date('2026-02-10T12:00:00Z'),
  })
  await publish('a-lua', 'A Lua & as marés', {
    category: 'astrologia',
    markdown: '## Marés\n\nConsultando as tábuas, as marés se explicam.',
  })
  await publish('amanha', 'Um texto de amanhã', { publishedAt: new Date('2026-03-03T12:00:00Z') })
})

test('lists the latest first, with the fields of the spec, without those scheduled for later', async () => {
  const { json } = await ask('/api/blog/recent')
  expect(json.map(({ slug }: { slug: string }) => slug)).toEqual(['a-lua', 'mapa-astral', 'historia-do-taro'])
  expect(Object.keys(json[0]).toSorted()).toEqual(['category', 'date', 'excerpt', 'id', 'imageUrl', 'slug', 'title'])
  expect(json[0]).toMatchObject({ category: 'Astrologia', date: '2026-03-01T12:00:00.000Z' })
  expect((await ask('/api/blog/posts/amanha')).status).toBe(404)
})

test.each([
  ['text=HISTORIA', ['historia-do-taro']],
  ['text=hist%C3%B3rias', ['historia-do-taro']],
  ['text=consulta', ['a-lua']],
  ['category=astrologia', ['a-lua', 'mapa-astral']],
  ['text=mapa&category=tarot', []],
  ['text=%25', []],
  ['text=%27%3B--', []],
  ['page=9', []],
])('searched by %s', async (query, slugs) => {
  const { status, json } = await ask(`/api/blog/posts?${query}`)
  expect({ status, found: json.posts.map(({ slug }: { slug: string }) => slug) }).toEqual({ status: 200, found: slugs })
})

test('an article has its contents, sources and related articles of its category first', async () => {
  const { json } = await ask('/api/blog/posts/a-lua')
  expect(json.article).toMatchObject({
    title: 'A Lua & as marés',
    contents: [{ id: 'marés', words: 'Marés' }],
    sources: ['Um livro'],
    author: 'Caio Menezes',
  })
  expect(json.related.map(({ slug }: { slug: string }) => slug)).toEqual(['mapa-astral', 'historia-do-taro'])
})

test('suggests articles for a mistyped slug', async () => {
  expect((await ask('/api/blog/posts/historia-do-tarot')).json).toMatchObject({ code: 'content.article_not_found' })
  expect((await ask('/api/blog/similar?slug=historia-do-tarot')).json[0].slug).toBe('historia-do-taro')
})

test('publishing again corrects an article, and the same text changes nothing', async () => {
  const stamp = async () => (await ask('/api/blog/posts/mapa-astral')).json.article.changedAt
  const before = await stamp()
  time.pass(60)
  await publish('mapa-astral', 'O que é um mapa astral', {
    category: 'astrologia',
    publishedAt: new Date('2026-02-10T12:00:00Z'),
  })
  expect(await stamp()).toBe(before)
  await publish('mapa-astral', 'O que é mesmo um mapa astral', {
    category: 'astrologia',
    publishedAt: new Date('2026-02-10T12:00:00Z'),
  })
  expect(await stamp()).not.toBe(before)
})

test('the feed is RSS with absolute URLs of this site', async () => {
  const { text } = await ask('/blog/rss.xml')
  expect(text).toContain('<title>A Lua &amp; as marés</title>')
  expect(text).toContain('<link>https://sensitivos.test/blog/a-lua</link>')
  expect(text).not.toContain('amanha')
})

test('what is taken away is in no list, feed, sitemap or suggestion any more', async () => {
  await publish('some-logo', 'Um texto que some')
  const { id } = (await ask('/api/blog/posts/some-logo')).json.article
  const everywhere = async () => [
    (await ask('/blog/rss.xml')).text.includes('/blog/some-logo'),
    JSON.stringify((await ask('/api/blog/recent')).json).includes('some-logo'),
    JSON.stringify((await ask('/api/blog/similar?slug=some-logos')).json).includes('some-logo'),
    (await listArticleAddresses(db, time.now())).some(({ path }) => path === '/blog/some-logo'),
    (await ask('/api/blog/posts/some-logo')).status === 200,
  ]
  expect(await everywhere()).toEqual([true, true, true, true, true])
  await unpublishArticle(db, { id, by: await aClient(db, 'Nora'), clock: time.clock })
  expect(await everywhere()).toEqual([false, false, false, false, false])
})

test('a service has its questions separated and related articles', async () => {
  await saveNamed(db, {
    key: 'service/cristaloterapia',
    base: 0,
    fields: {
      title: 'Cristaloterapia',
      summary: 'Pedras',
      markdown: '## O que é\n\nPedras.\n\n## Perguntas frequentes\n\n### Cura?\n\nNão.',
    },
    by: await aClient(db, 'Íris'),
    at: time.now(),
  })
  const { json } = await ask('/api/services/cristaloterapia')
  expect(json).toMatchObject({
    title: 'Cristaloterapia',
    questions: [{ question: 'Cura?', text: 'Não.' }],
    contents: [{ words: 'O que é' }],
  })
  expect(json.related).toHaveLength(3)
  expect((await ask('/api/services/videncia')).status).toBe(404)
})
