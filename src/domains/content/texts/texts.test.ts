import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { SERVICES } from '../rules.ts'
import { defaultOf } from './defaults.ts'
import { NAMED_TEXTS, textFaults, type TextFields, type TextKey } from './named.rules.ts'
import { readHome, readPage } from './read-home.ts'
import { listTextHeads, readNamedRevision, readNamedRevisions, readShown } from './read-named.ts'
import { readService } from './read-service.ts'
import { saveNamed } from './save-named.ts'

const KEYS = Object.keys(NAMED_TEXTS) as TextKey[]

let db: Db
const time = settableClock()
let [iris, nora] = ['', '']
beforeEach(async () => {
  db = await freshDatabase()
  ;[iris, nora] = [await aClient(db, 'Íris'), await aClient(db, 'Nora')]
})

const save = (key: string, base: number, fields: TextFields, by = iris) =>
  saveNamed(db, { key, base, fields, by, at: time.now() })
const SLIDE = { overline: 'Março', title: 'A lua', text: 'Cresce.', link: 'Ver' }
const refusal = (code: string) => expect.objectContaining({ code: `content.${code}` })

describe('an empty database', () => {
  test('has every text as it comes with the product, whole and within its limits', async () => {
    for (const key of KEYS) {
      expect(textFaults(key, defaultOf(key)), key).toEqual({})
      expect(Object.keys(defaultOf(key)), key).toEqual(NAMED_TEXTS[key]!.fields.map(({ name }) => name))
      expect(await readShown(db, key)).toEqual({ revision: 0, fields: defaultOf(key) })
    }
  })

  test('has three slides, no banner, eight services and a page about us', async () => {
    const { slides, banner } = await readHome(db)
    expect([slides.length, banner]).toEqual([3, null])
    expect(slides[0]!.title).toBe('Uma conversa honesta com quem lê as cartas e o céu')
    for (const name of SERVICES) expect((await readService(db, name, time.now())).html).toContain('<h2')
    expect((await readPage(db, 'page/quem-somos')).html).toMatch(/^<p>Os antigos almanaques/)
  })
})

test('a text that the team wrote is shown at once, and the product’s own stays to be compared with', async () => {
  expect(await save('slide/1', 0, SLIDE)).toBe(1)
  expect((await readHome(db)).slides[0]).toEqual(SLIDE)
  expect((await readNamedRevision(db, 'slide/1', 0)).fields).toContainEqual({ name: 'link', value: 'Ver consultores' })
  expect((await readNamedRevisions(db, 'slide/1')).revisions).toMatchObject([{ number: 1, by: 'Íris Prado' }])
  const heads = await listTextHeads(db)
  expect(heads.filter(({ revision }) => revision > 0).map(({ key }) => key)).toEqual(['slide/1'])
  expect(heads).toHaveLength(KEYS.length)
})

test('of two who begin a text at once, the second is told', async () => {
  const both = await Promise.allSettled([
    save('slide/1', 0, SLIDE),
    save('slide/1', 0, { ...SLIDE, title: 'O sol' }, nora),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal('changed_meanwhile') })
  expect((await readNamedRevisions(db, 'slide/1')).revisions).toHaveLength(1)
})

test('the same again is no revision, and what a text has no field for is not kept', async () => {
  expect([await save('slide/2', 0, SLIDE), await save('slide/2', 0, { ...SLIDE, href: '//mal.example' })]).toEqual([
    1, 1,
  ])
  expect((await readShown(db, 'slide/2')).fields).toEqual(SLIDE)
})

test('a banner has words, and a link of this site or none', async () => {
  await save('banner/inicio', 0, { words: 'Em março, dez por cento.', link: 'Ver', href: '/promocoes' })
  expect((await readHome(db)).banner).toEqual({
    words: 'Em março, dez por cento.',
    link: { words: 'Ver', href: '/promocoes' },
  })
  await save('banner/inicio', 1, { words: 'Só palavras.' })
  expect((await readHome(db)).banner).toEqual({ words: 'Só palavras.', link: null })
})

test.each([
  ['slide/1', { ...SLIDE, title: ' ' }, 'title'],
  ['slide/1', { ...SLIDE, title: 'a'.repeat(91) }, 'title'],
  ['slide/1', { ...SLIDE, link: 'duas\nlinhas' }, 'link'],
  ['banner/inicio', { words: 'Oi', link: 'Ver', href: 'https://example.com' }, 'href'],
  ['banner/inicio', { words: 'Oi', link: 'Ver', href: '//example.com' }, 'href'],
  ['banner/inicio', { words: 'Oi', link: 'Ver', href: 'javascript:alert(1)' }, 'href'],
  ['banner/inicio', { words: 'Oi', link: 'Ver' }, 'href'],
])('%s with %j is refused at its %s', async (key, fields, field) => {
  await expect(save(key, 0, fields)).rejects.toMatchObject({
    code: 'content.incomplete',
    fields: { [field]: expect.any(String) },
  })
})

test.each(['slide/4', 'article/x', '__proto__/x', 'service/../tarot'])('%s is no text', async (key) => {
  await expect(save(key, 0, SLIDE)).rejects.toEqual(refusal('text_not_found'))
})
