import { beforeEach, expect, test } from 'vitest'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aPerson } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { chooseNotices } from './choices/choose-notices.ts'
import { kindsIn, pathWithoutSecret, shortBody, switchableOn } from './notices/kinds.rules.ts'
import { markRead } from './notices/mark-read.ts'
import { notify, type Told } from './notify.ts'
import { countUnread, listNotices } from './notices/sql.ts'
import { sweepNotices } from './notices/sweep-notices.ts'

let db: Db
let ana = ''
let time: ReturnType<typeof settableClock>

beforeEach(async () => {
  db = await freshDatabase({ max: 8 })
  time = settableClock()
  ana = await aPerson(db, 'Ana', 'client')
})

const tell = (key: string, rest: Partial<Told> = {}) =>
  inTransaction(db, (tx) =>
    notify(tx, { personId: ana, kind: 'answers', key, title: 'A resposta chegou', now: time.now(), ...rest }),
  )
const keysOf = (personId: string) =>
  db<{ key: string }[]>`select key from notices where person_id = ${personId} order by at, id`.then((rows) =>
    rows.map(({ key }) => key),
  )

test('the same act is told once, also by eight at once, and to each of two people', async () => {
  const bia = await aPerson(db, 'Bia', 'client')
  await Promise.all(Array.from({ length: 8 }, () => tell('act')))
  await tell('act', { personId: bia })
  expect([await keysOf(ana), await keysOf(bia)]).toEqual([['act'], ['act']])
})

test('nothing is told of what did not happen', async () => {
  const failed = inTransaction(db, async (tx) => {
    await notify(tx, { personId: ana, kind: 'answers', key: 'act', title: 'Chegou', now: time.now() })
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect(await keysOf(ana)).toEqual([])
})

test('Ana does without a group in her list, and still is told of her money', async () => {
  for (const topic of ['questions', 'following'] as const)
    await chooseNotices(db, { personId: ana, topic, way: 'page', wanted: false, now: time.now() })
  await tell('answer')
  await tell('payment', { kind: 'money' })
  expect(await keysOf(ana)).toEqual(['payment'])
  time.pass(1)
  const money = chooseNotices(db, { personId: ana, topic: 'money', way: 'page', wanted: false, now: time.now() })
  await expect(money).rejects.toMatchObject({ code: 'notifications.always_told' })
  await chooseNotices(db, { personId: ana, topic: 'questions', way: 'page', wanted: true, now: time.now() })
  await tell('answer')
  expect(await keysOf(ana)).toEqual(['payment', 'answer'])
})

test('reads page by page, also where many came at the same instant, and by group', async () => {
  for (let n = 0; n < 7; n++) await tell(`same:${n}`)
  await tell('payment', { kind: 'money' })
  const seen: string[] = []
  let before: string | undefined
  for (;;) {
    const page = await listNotices(db, ana, { before, most: 3 })
    if (page.length === 0) break
    seen.push(...page.map(({ id }) => id))
    before = page.at(-1)!.id
  }
  expect(new Set(seen).size).toBe(8)
  expect(seen).toHaveLength(8)
  expect(await listNotices(db, ana, { kinds: kindsIn('money'), most: 30 })).toHaveLength(1)
})

test('marking all up to one leaves unread what came after it was shown', async () => {
  for (const key of ['first', 'second', 'third']) {
    await tell(key)
    time.pass(1)
  }
  const [third, second] = await listNotices(db, ana, { most: 3 })
  for (let n = 0; n < 2; n++) {
    await markRead(db, { personId: ana, id: second!.id, andOlder: true, now: time.now() })
    expect(await countUnread(db, ana, 100)).toBe(1)
  }
  await markRead(db, { personId: ana, id: third!.id, andOlder: false, now: time.now() })
  expect(await countUnread(db, ana, 100)).toBe(0)
  const bia = await aPerson(db, 'Bia', 'client')
  const hers = markRead(db, { personId: bia, id: third!.id, andOlder: true, now: time.now() })
  await expect(hers).rejects.toMatchObject({ code: 'notifications.notice_not_found' })
})

test('a notice is kept for 90 days', async () => {
  await tell('old')
  time.pass(90 * 86_400)
  await tell('new')
  await sweepNotices({ db, now: time.now() })
  expect(await keysOf(ana)).toEqual(['old', 'new'])
  time.pass(1)
  await sweepNotices({ db, now: time.now() })
  expect(await keysOf(ana)).toEqual(['new'])
})

const secret = 'a'.repeat(43)
test.each([
  ['/relatorios', '/relatorios'],
  ['/client-dashboard?pedido=00000000-0000-4000-8000-000000000000', 'itself'],
  [`/login?confirmar=${secret}`, undefined],
  [`/forgot-password?documento=${secret}&de=mail`, undefined],
  ['/forgot-password?token=abc', undefined],
  [undefined, undefined],
] as const)('the address %s of a mail is shown in the list as %s', (path, shown) => {
  expect(pathWithoutSecret(path)).toBe(shown === 'itself' ? path : shown)
})

test.each([
  ['curto', 'curto'],
  ['palavra '.repeat(50), `${'palavra '.repeat(33)}palavra…`],
])('a body fits into the list', (text, short) => {
  expect(shortBody(text)).toBe(short)
  expect(shortBody('😀'.repeat(300)).isWellFormed()).toBe(true)
})

test.each([
  ['money', 'mail', 'none'],
  ['money', 'push', 'all'],
  ['questions', 'mail', 'some'],
  ['questions', 'page', 'all'],
  ['following', 'mail', 'all'],
] as const)('of %s by %s can be switched off: %s', (group, way, much) => {
  expect(switchableOn(group, way)).toBe(much)
})
