import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { Bus } from '#platform/bus.ts'
import { log } from '#platform/log.ts'
import { PageCache } from '#platform/page-cache/page-cache.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { articlesTopic } from '../facts.ts'
import { announceDue } from './announce-due.ts'
import type { ArticleFields } from './fields.rules.ts'
import { publishRevision, unpublishArticle } from './publish-revision.ts'
import { saveArticle } from './save-article.ts'
import { listRecent } from './sql.ts'

/** A page of the site in two processes, each with a cache and a bus of its own, and what all of them serve. */
async function twoProcesses() {
  const db = await freshDatabase()
  const time = settableClock()
  const buses = [await Bus.open(db, log), await Bus.open(db, log)]
  onTestFinished(async () => void (await Promise.all(buses.map((bus) => bus.close()))))
  let ms = 0
  const caches = buses.map(
    (bus) =>
      new PageCache({
        render: async () => ({
          status: 200,
          headers: new Headers({
            ...publicPageHeaders({ seconds: 300, topics: [articlesTopic] }),
            'content-type': 'text/html',
          }),
          bytes: new TextEncoder().encode((await listRecent(db, time.now(), 9)).map(({ title }) => title).join(', ')),
        }),
        bus,
        headers: {},
        now: () => ms,
      }),
  )
  const serve = () => Promise.all(caches.map(async (cache) => (await cache.page('/blog', new Headers())).text()))
  /** Does something, and lets a second pass once both processes have heard of it. */
  async function secondAfter(act: () => Promise<unknown>) {
    const heard = Promise.all(
      buses.map((bus) => new Promise<void>((resolve) => bus.subscribe('articles', () => resolve()))),
    )
    await act()
    await heard
    ms += 1_000
  }
  // The first rendering subscribes to the topic, the second one is kept.
  await serve()
  return { db, time, serve, secondAfter }
}

const LUA: ArticleFields = {
  title: 'A lua',
  slug: 'a-lua',
  excerpt: 'Da lua.',
  category: 'astrologia',
  author: 'Íris',
  sources: [],
  markdown: 'A lua.',
  emblem: 'lua',
  picture: null,
}

test('what is published, corrected, scheduled and taken away is served so by every process within a second', async () => {
  const { db, time, serve, secondAfter } = await twoProcesses()
  const [id, by] = [randomUUID(), await aClient(db, 'Íris')]
  const save = (base: number, title: string) =>
    saveArticle(db, { id, base, fields: { ...LUA, title }, by, at: time.now() })
  const publish = (revision: number, from: Date | null = null) =>
    publishRevision(db, { id, revision, from, by, clock: time.clock })
  await save(0, 'A lua')
  expect(await serve()).toEqual(['', ''])

  await secondAfter(() => publish(1))
  expect(await serve()).toEqual(['A lua', 'A lua'])

  await save(1, 'A lua cheia')
  expect(await serve(), 'a draft is nobody’s').toEqual(['A lua', 'A lua'])
  await secondAfter(() => publish(2))
  expect(await serve()).toEqual(['A lua cheia', 'A lua cheia'])

  await secondAfter(() => unpublishArticle(db, { id, by, clock: time.clock }))
  expect(await serve()).toEqual(['', ''])

  await secondAfter(() => publish(2, new Date(time.now().getTime() + 60_000)))
  expect(await serve()).toEqual(['', ''])
  time.pass(60)
  expect(await serve(), 'kept until somebody tells').toEqual(['', ''])
  await secondAfter(() => announceDue({ db, now: time.now() }))
  expect(await serve()).toEqual(['A lua cheia', 'A lua cheia'])
})
