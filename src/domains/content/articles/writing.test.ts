import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { pictureName } from '../pictures/rules.ts'
import { insertPicture } from '../pictures/sql.ts'
import { announceDue } from './announce-due.ts'
import { deleteDraft } from './delete-draft.ts'
import type { ArticleFields } from './fields.rules.ts'
import { publishRevision, unpublishArticle } from './publish-revision.ts'
import { readArticle } from './read-article.ts'
import { listOwn, readOwn, readRevision, readRevisions } from './read-own.ts'
import { saveArticle } from './save-article.ts'
import { findMovedSlug } from './slugs.sql.ts'

let db: Db
let time: ReturnType<typeof settableClock>
let [iris, nora] = ['', '']
beforeEach(async () => {
  db = await freshDatabase()
  time = settableClock()
  ;[iris, nora] = [await aClient(db, 'Íris'), await aClient(db, 'Nora')]
})

const LUA: ArticleFields = {
  title: 'A lua de março',
  slug: 'a-lua-de-marco',
  excerpt: 'O que a lua de março traz.',
  category: 'astrologia',
  author: 'Íris Prado',
  sources: [],
  markdown: 'A lua cresce.',
  emblem: 'lua',
  picture: null,
}
const save = (id: string, base: number, changes: Partial<ArticleFields> = {}, by = iris) =>
  saveArticle(db, { id, base, fields: { ...LUA, ...changes }, by, at: time.now() })
const publish = (id: string, revision: number, from: Date | null = null) =>
  publishRevision(db, { id, revision, from, by: iris, clock: time.clock })
const unpublish = (id: string) => unpublishArticle(db, { id, by: iris, clock: time.clock })
const read = (slug: string) => readArticle(db, slug, time.now())
const inAnHour = () => new Date(time.now().getTime() + 3_600_000)
const stateOf = async (id: string) => (await readOwn(db, id, time.now())).state
const refusal = (code: string) => expect.objectContaining({ code: `content.${code}` })
/** What somebody keeps and publishes at once. */
async function published(changes: Partial<ArticleFields> = {}) {
  const id = randomUUID()
  await publish(id, await save(id, 0, changes))
  return id
}

describe('a draft', () => {
  test('is seen by no reader until it is published, and then as it was, until it is published again', async () => {
    const id = randomUUID()
    await save(id, 0)
    await expect(read(LUA.slug)).rejects.toEqual(refusal('article_not_found'))
    await publish(id, 1)
    await save(id, 1, { markdown: 'A lua míngua.' })
    expect([await stateOf(id), (await read(LUA.slug)).article.html]).toEqual(['changed', '<p>A lua cresce.</p>'])
    await publish(id, 2)
    expect([await stateOf(id), (await read(LUA.slug)).article.html]).toEqual(['public', '<p>A lua míngua.</p>'])
  })

  test('keeps every revision with who and when; the same again is none', async () => {
    const id = randomUUID()
    await save(id, 0)
    time.pass(60)
    const next = { markdown: 'A lua míngua.' }
    expect([await save(id, 1, next, nora), await save(id, 1, next, nora), await save(id, 2, next)]).toEqual([2, 2, 2])
    expect(await readRevisions(db, id)).toEqual({
      revisions: [
        { number: 2, writtenAt: time.now(), by: 'Nora Prado' },
        { number: 1, writtenAt: new Date(time.now().getTime() - 60_000), by: 'Íris Prado' },
      ],
      hasMore: false,
    })
    expect((await readRevision(db, id, 1)).fields).toEqual(LUA)
    await expect(readRevision(db, id, 3)).rejects.toEqual(refusal('revision_not_found'))
    await expect(db`update content_revisions set fields = '{}'`).rejects.toThrow('not allowed')
  })

  test('of two who change it at once, the second is told, and nothing is lost', async () => {
    const id = randomUUID()
    await save(id, 0)
    const both = await Promise.allSettled([save(id, 1, { title: 'De Íris' }), save(id, 1, { title: 'De Nora' }, nora)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal('changed_meanwhile') })
    expect(await save(id, 2, { title: 'De nós duas' })).toBe(3)
    await expect(publish(id, 2)).rejects.toEqual(refusal('changed_meanwhile'))
  })

  test('that is begun twice under one id with other words is refused', async () => {
    const id = randomUUID()
    await save(id, 0)
    await expect(save(id, 0, { title: 'Outra' })).rejects.toEqual(refusal('id_reused'))
    await expect(save(randomUUID(), 3)).rejects.toEqual(refusal('text_not_found'))
  })

  test.each([
    ['no excerpt', { excerpt: '' }, 'excerpt'],
    ['nobody who signs', { author: ' ' }, 'author'],
    ['no text', { markdown: '\n' }, 'markdown'],
    ['a picture that nobody added', { picture: pictureName('a'.repeat(64), 1200, 600) }, 'picture'],
    ['a picture without words', { markdown: '![](/api/pictures/x.webp)' }, 'markdown'],
  ])('with %s is kept, and not published', async (_, changes, field) => {
    const id = randomUUID()
    await save(id, 0, changes)
    await expect(publish(id, 1)).rejects.toMatchObject({
      code: 'content.incomplete',
      fields: { [field]: expect.any(String) },
    })
  })
})

test('a draft that no reader saw is deleted whole, and its slug is free; any other is not', async () => {
  const id = randomUUID()
  await save(id, await save(id, 0), { markdown: 'Outra.' })
  await deleteDraft(db, { id, by: iris, clock: time.clock })
  await expect(readOwn(db, id, time.now())).rejects.toEqual(refusal('text_not_found'))
  expect(await db`select from content_revisions`).toEqual([])
  const other = await published()
  await unpublish(other)
  await expect(deleteDraft(db, { id: other, by: iris, clock: time.clock })).rejects.toEqual(refusal('was_public'))
})

test('a picture is shown in every width, with what it shows and its size', async () => {
  const picture = pictureName('b'.repeat(64), 1200, 600)
  await insertPicture(db, { name: picture, alt: 'A lua', by: iris, at: time.now() })
  await published({ picture })
  const { article } = await read(LUA.slug)
  expect(article.picture).toMatchObject({ alt: 'A lua', width: 1200, height: 600 })
  expect(article.picture!.srcSet.match(/\d+w/g)).toEqual(['480w', '960w', '1200w'])
  expect(article.imageUrl).toBe(article.picture!.src)
})

describe('a scheduled article', () => {
  test('appears by time, and caches are told once', async () => {
    const id = randomUUID()
    await save(id, 0)
    await publish(id, 1, inAnHour())
    expect(await stateOf(id)).toBe('scheduled')
    await expect(read(LUA.slug)).rejects.toEqual(refusal('article_not_found'))
    const waiting = () => db`select id from content_articles where not is_announced`
    await announceDue({ db, now: time.now() })
    expect(await waiting()).toHaveLength(1)
    time.pass(3_600)
    expect((await read(LUA.slug)).article.date).toEqual(time.now())
    await announceDue({ db, now: time.now() })
    expect([await waiting(), await stateOf(id)]).toEqual([[], 'public'])
  })

  test.each([
    ['that is over', -1, 'from_over'],
    ['after a year', 367 * 86_400, 'from_too_far'],
  ])('is refused at an instant %s', async (_, seconds, code) => {
    const id = randomUUID()
    await save(id, 0)
    await expect(publish(id, 1, new Date(time.now().getTime() + seconds * 1_000))).rejects.toEqual(refusal(code))
  })

  test('is brought forward, put off, or taken back; a public one is not scheduled', async () => {
    const id = randomUUID()
    await save(id, 0)
    await publish(id, 1, inAnHour())
    await unpublish(id)
    expect(await stateOf(id)).toBe('draft')
    await publish(id, 1, inAnHour())
    await publish(id, 1)
    await expect(publish(id, 1, inAnHour())).rejects.toEqual(refusal('already_public'))
    await unpublish(id)
    await expect(unpublish(id)).rejects.toEqual(refusal('not_public'))
    await expect(read(LUA.slug)).rejects.toEqual(refusal('article_not_found'))
  })
})

describe('a slug', () => {
  const movedTo = (slug: string) => findMovedSlug(db, slug, time.now())

  test('that was public leads to its article for ever, whatever it is called later', async () => {
    const id = await published()
    for (const [at, slug] of ['lua-de-marco', 'lua'].entries()) await publish(id, await save(id, at + 1, { slug }))
    expect([await movedTo(LUA.slug), await movedTo('lua-de-marco'), await movedTo('lua')]).toEqual([
      'lua',
      'lua',
      undefined,
    ])
    await publish(id, await save(id, 3))
    expect([await movedTo(LUA.slug), await movedTo('lua')]).toEqual([undefined, LUA.slug])
    await unpublish(id)
    expect(await movedTo('lua')).toBeUndefined()
  })

  test('of another article is refused, also one that it had', async () => {
    const id = await published()
    await publish(id, await save(id, 1, { slug: 'lua' }))
    for (const slug of [LUA.slug, 'lua'])
      await expect(save(randomUUID(), 0, { slug })).rejects.toMatchObject({
        code: 'content.slug_taken',
        fields: { slug: expect.any(String) },
      })
  })

  test('that no reader ever saw is free again', async () => {
    const id = randomUUID()
    await save(id, 0)
    await save(id, 1, { slug: 'lua' })
    expect(await save(randomUUID(), 0)).toBe(1)
  })

  test('is taken by one of two at the same time', async () => {
    const both = await Promise.allSettled([save(randomUUID(), 0), save(randomUUID(), 0, { title: 'Outra' }, nora)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal('slug_taken') })
    expect((await listOwn(db, {}, time.now())).articles).toHaveLength(1)
  })
})

test('the list goes by the last change, by words of the title without accents, and by state', async () => {
  const ids = Array.from({ length: 52 }, () => randomUUID())
  for (const [n, id] of ids.entries()) {
    time.pass(1)
    await save(id, 0, { title: `Maré ${n}`, slug: `mare-${n}` })
  }
  const first = await listOwn(db, {}, time.now())
  const rest = await listOwn(db, { after: first.next! }, time.now())
  expect([...first.articles, ...rest.articles].map(({ id }) => id)).toEqual(ids.toReversed())
  expect(rest.next).toBeNull()
  await publish(ids[7]!, 1)
  const titles = async (asked: Parameters<typeof listOwn>[1]) =>
    (await listOwn(db, asked, time.now())).articles.map(({ title }) => title)
  expect([await titles({ words: 'mare 51' }), await titles({ state: 'public' }), await titles({ words: '%' })]).toEqual(
    [['Maré 51'], ['Maré 7'], []],
  )
})

test('what the team does with an article is in the log', async () => {
  const id = await published()
  await unpublish(id)
  const rows = await db`
    select e.kind, w.before, w.after from security_events e join security_event_words w on w.event_id = e.id
    where e.subject_id = ${id} order by e.id`
  expect(rows).toMatchObject([
    { kind: 'content.text_written', after: { revision: 1, title: LUA.title } },
    { kind: 'content.text_published', before: { revision: null }, after: { revision: 1 } },
    { kind: 'content.text_unpublished', before: { revision: 1 }, after: { revision: null } },
  ])
})
