import { beforeEach, expect, test } from 'vitest'
import { postJournals } from '#domains/wallet/index.ts'
import { type Journal, availableOf, GATEWAY } from '#domains/wallet/rules.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aPerson } from '#test/support/people.ts'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'
import { listNamedLines } from '../lines/list-named-lines.ts'
import type { ListLines } from '../sums/stream-csv.ts'
import { askExport } from './ask-export.ts'
import { KEPT_MS } from './rules.ts'
import { expireExportsOf, findExport, insertExport, takeExport } from './sql.ts'
import { sweepExports, writeExports } from './write-exports.ts'

const today = new Date()
const DAY_MS = 86_400_000
/** What the ledger dates by its own clock lies in it. */
const PERIOD = {
  from: dayInSaoPaulo(new Date(today.getTime() - 365 * DAY_MS)),
  to: dayInSaoPaulo(new Date(today.getTime() + DAY_MS)),
}
let db: Db
let ana: string
let time: ReturnType<typeof settableClock>
const { storage, stored: files } = memoryStorage()

/** Ana bought credits so many times. */
async function payments(many: number) {
  const journals = Array.from(
    { length: many },
    (): Journal => ({
      key: `payment:${crypto.randomUUID()}:paid`,
      subject: { kind: 'payment', id: crypto.randomUUID() },
      kind: 'payment_paid',
      postings: [{ from: GATEWAY, to: availableOf(ana), amount: 100n }],
    }),
  )
  await inTransaction(db, (tx) => postJournals(tx, journals))
}

beforeEach(async () => {
  db = await freshDatabase({ max: 4 })
  ana = await aClient(db, 'Ana')
  time = settableClock(today)
  files.clear()
})

const ask = (id: string = crypto.randomUUID(), period = PERIOD) =>
  askExport(db, { id, personId: ana, now: time.now(), ...period })
const write = (list?: ListLines) => writeExports({ db, clock: time.clock, storage, ...(list && { list }) })
const read = (id: string, personId = ana) => findExport(db, id, personId, time.now())
/** Each thousand lines takes so long. */
const slow =
  (seconds: number): ListLines =>
  async (...asked) => {
    time.pass(seconds)
    return listNamedLines(...asked)
  }
const mails = () => db<{ recipient: string; template: object }[]>`select * from mails where key like 'export:%'`

test('a spreadsheet that takes up to ten seconds is fetched from the page, without a mail', async () => {
  await payments(3)
  const { id, lines } = await ask()
  expect(lines).toBe(3)
  await write(slow(10))
  expect(await read(id)).toMatchObject({ doneLines: 3, readyAt: time.now(), isMailed: false })
  expect(
    new TextDecoder()
      .decode(files.get(`exports/${id}.csv`))
      .trimEnd()
      .split('\r\n'),
  ).toHaveLength(4)
  expect(await mails()).toEqual([])
})

test('one that takes longer shows how far it is, and comes by mail as the address of its owner’s page', async () => {
  await payments(2_100)
  const { id } = await ask()
  const seen: number[] = []
  await write(async (...asked) => {
    seen.push((await read(id))!.doneLines)
    return slow(4)(...asked)
  })
  expect(seen).toEqual([0, 1_000, 2_000])
  expect(await read(id)).toMatchObject({ doneLines: 2_100, isMailed: true })
  expect(await mails()).toMatchObject([{ template: { action: { path: `/relatorios?arquivo=${id}` } } }])
  await write()
  expect(await mails(), 'once').toHaveLength(1)
})

test('asking twice is one spreadsheet; another period waits, and only its owner finds it', async () => {
  const id = crypto.randomUUID()
  const asked = await Promise.allSettled(Array.from({ length: 6 }, (_, n) => ask(n % 2 ? id : undefined)))
  const ids = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))
  expect(new Set(ids).size).toBe(1)
  expect(asked.map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'))
  await expect(ask(crypto.randomUUID(), { from: '2026-01-01', to: '2026-01-02' })).rejects.toMatchObject({
    code: 'reports.export_open',
  })
  expect(await read(ids[0]!, await aPerson(db, 'Bia', 'client'))).toBeUndefined()
})

test('of two periods asked for at once one is written, and the other one is refused', async () => {
  const first = {
    id: crypto.randomUUID(),
    personId: ana,
    from: '2026-01-01',
    to: '2026-01-02',
    signature: 'a'.repeat(64),
  }
  const { asked } = await inTransaction(db, async (tx) => {
    await insertExport(tx, { ...first, lines: 0, askedAt: time.now(), expiresAt: new Date(today.getTime() + KEPT_MS) })
    const asked = ask().then(
      () => 'granted',
      ({ code }) => code,
    )
    await untilOneWaitsForLock(db)
    return { asked }
  })
  expect(await asked).toBe('reports.export_open')
})

test('one whose account closes while it is written leaves neither file nor mail', async () => {
  await payments(5)
  await ask()
  await write(async (...asked) => {
    const lines = await slow(60)(...asked)
    await inTransaction(db, (tx) => expireExportsOf(tx, ana, time.now()))
    await sweepExports(db, storage, { now: time.now() })
    return lines
  })
  expect([files.size, await mails()]).toEqual([0, []])
})

test('a worker that died is followed by another one after a minute, and the mail is still one', async () => {
  await payments(5)
  const { id } = await ask()
  await takeExport(db, time.now(), time.now())
  await write()
  expect((await read(id))!.readyAt, 'somebody is at it').toBeNull()
  time.pass(61)
  await write()
  expect(await read(id)).toMatchObject({ doneLines: 5, isMailed: true })
  expect(await mails()).toHaveLength(1)
})

test('the file is gone after seven days, and not before', async () => {
  const { id } = await ask()
  await write()
  time.pass(7 * 86_400 - 1)
  await sweepExports(db, storage, { now: time.now() })
  expect([(await read(id))?.id, files.size]).toEqual([id, 1])
  time.pass(1)
  await sweepExports(db, storage, { now: time.now() })
  expect([await read(id), files.size, await db`select from report_exports`]).toEqual([undefined, 0, []])
})

test('ten are kept, an eleventh is refused', async () => {
  for (let n = 0; n < 10; n++) {
    await ask()
    await write()
  }
  await expect(ask()).rejects.toMatchObject({ code: 'reports.too_many_exports' })
})
