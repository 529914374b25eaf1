import { afterEach, beforeEach, expect, test } from 'vitest'
import { acceptWelcome } from '#domains/consultants/index.ts'
import {
  availableOf,
  balanceOf,
  findViolations,
  grantMinutes,
  listMinutes,
  reservedOf,
  toClearOf,
} from '#domains/wallet/index.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredTalk, NOON } from '#test/support/metered-talk.ts'
import { aClient, aConsultant, comeOnline, credit } from '#test/support/people.ts'
import { closeOverdue } from '../close-overdue.ts'
import { declineConsultation } from '../decline-consultation.ts'
import { findViolations as findFaults } from '../watch/sql.ts'
import { continueConsultation } from './continue-consultation.ts'
import { findWelcome } from './find-welcome.ts'

const YEAR_MS = 365 * 86_400_000
const welcome = true
const code = (name: string) => ({ code: `consultations.${name}` })

let db: Db
let [ana, luna] = ['', '']
let talk: MeteredTalk
const anew = () => (talk = new MeteredTalk(db, { client: ana, consultant: luna }))
const sayYes = () => continueConsultation(db, { id: talk.id, clientId: ana, clock })
const stands = () =>
  Promise.all([availableOf(ana), reservedOf(ana), toClearOf(luna)].map((account) => balanceOf(db, account)))

beforeEach(async () => {
  db ??= await freshDatabase({ max: 1 })
  await travelTo(db, NOON)
  ;[ana, luna] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna')]
  await acceptWelcome(db, luna, true)
  await comeOnline(db, luna)
  anew()
})

afterEach(async () => {
  await talk.end().catch(() => {})
  expect([...(await findFaults(db)), ...(await findViolations(db))]).toEqual([])
})

test('whoever has nothing talks for five minutes, nothing is set aside beyond them, and the platform pays Luna as ever', async () => {
  await talk.begin({ welcome })
  expect(await talk.seen()).toMatchObject({ coveredMs: 300_000, heldCents: 0n, leftMs: 300_000, awaitsYes: true })
  await talk.talk(0, 120)
  await talk.end()
  expect(await talk.seen()).toMatchObject({
    state: 'ended',
    billedMs: 119_999,
    capturedCents: 0n,
    consultantCents: 389n,
    awaitsYes: false,
  })
  expect(await stands()).toEqual([0n, 0n, 389n])
})

test('the five minutes end with a question; no answer is a no, and nothing is charged of what Ana has', async () => {
  await credit(db, ana, 10_000n)
  await talk.begin({ welcome })
  await talk.talk(0, 400)
  expect(await talk.seen()).toMatchObject({
    state: 'paused',
    reason: 'free_minutes_over',
    billedMs: 300_000,
    heldCents: 0n,
    awaitsYes: true,
  })
  await talk.at(10 + 305 + 120)
  await closeOverdue(db, { id: talk.id, clock })
  expect(await talk.seen()).toMatchObject({
    state: 'ended',
    reason: 'free_minutes_over',
    billedMs: 300_000,
    capturedCents: 0n,
    consultantCents: 972n,
  })
  expect(await stands()).toEqual([10_000n, 0n, 972n])
})

test('a yes at the end reserves the next ten minutes, and the clock runs from there', async () => {
  await credit(db, ana, 10_000n)
  await talk.begin({ welcome })
  await talk.talk(0, 360)
  await sayYes()
  expect(await talk.seen()).toMatchObject({ state: 'active', heldCents: 2_990n, leftMs: 600_000, awaitsYes: false })
  await talk.talk(360, 420)
  await talk.end()
  const { billedMs, capturedCents } = await talk.seen()
  expect([billedMs, capturedCents]).toEqual([359_999, 298n])
  expect(await stands()).toEqual([10_000n - 298n, 0n, 972n + 194n])
})

test('a yes before the end changes nothing about the free minutes; saying it twice, nothing at all', async () => {
  await credit(db, ana, 10_000n)
  await talk.begin({ welcome })
  await talk.talk(0, 240)
  await sayYes()
  await sayYes()
  expect(await talk.seen()).toMatchObject({ state: 'active', coveredMs: 300_000, heldCents: 2_990n, capturedCents: 0n })
  await talk.talk(240, 360)
  await talk.end()
  expect(await talk.seen()).toMatchObject({ billedMs: 359_999, capturedCents: 298n })
})

test('after the yes, minutes of a pack come before credit', async () => {
  await credit(db, ana, 5_000n)
  const pack = {
    id: crypto.randomUUID(),
    personId: ana,
    kind: 'package' as const,
    title: 'Vinte minutos',
    value: 5_000n,
    totalMs: 1_200_000n,
  }
  await inTransaction(db, (tx) =>
    grantMinutes(tx, { ...pack, ceiling: null, grantedAt: NOON, expiresAt: new Date(NOON.getTime() + YEAR_MS) }),
  )
  await talk.begin({ welcome })
  expect(await talk.seen()).toMatchObject({ coveredMs: 300_000 })
  await talk.talk(0, 310)
  await sayYes()
  expect(await talk.seen()).toMatchObject({ state: 'active', coveredMs: 900_000, heldCents: 0n })
})

test('a yes without enough for three minutes is refused in words, reserves nothing, and may be said again with credit', async () => {
  await credit(db, ana, 896n)
  await talk.begin({ welcome })
  await talk.talk(0, 310)
  await expect(sayYes()).rejects.toMatchObject(code('not_enough_balance'))
  expect([(await talk.seen()).heldCents, ...(await stands())]).toEqual([0n, 896n, 0n, 0n])
  await credit(db, ana, 1n)
  await sayYes()
  expect(await talk.seen()).toMatchObject({ state: 'active', heldCents: 897n })
})

test('only Ana says yes, and not once it is over', async () => {
  await credit(db, ana, 10_000n)
  await talk.begin({ welcome })
  await expect(continueConsultation(db, { id: talk.id, clientId: luna, clock })).rejects.toMatchObject(
    code('not_found'),
  )
  await talk.end()
  await expect(sayYes()).rejects.toMatchObject(code('not_now'))
})

test.each([['free'], ['paid']])(
  'the first time is once in a life: not after five seconds of a %s conversation',
  async (kind) => {
    await credit(db, ana, 10_000n)
    expect(await findWelcome(db, ana)).toBe(300_000n)
    await talk.begin({ welcome: kind === 'free' })
    await talk.talk(0, 5)
    await talk.end()
    await comeOnline(db, luna)
    expect(await findWelcome(db, ana)).toBe(0n)
    await expect(anew().ask({ welcome })).rejects.toMatchObject(code('welcome_not_here'))
  },
)

test('a request that Luna declines takes nothing away, however often', async () => {
  for (let time = 0; time < 3; time++) {
    await anew().ask({ welcome })
    expect(await findWelcome(db, ana)).toBe(0n)
    await declineConsultation(db, { id: talk.id, consultantId: luna, clock })
    expect(await findWelcome(db, ana)).toBe(300_000n)
  }
  expect(await listMinutes(db, ana)).toMatchObject([{ kind: 'welcome', usedMs: 0n, reservedMs: 0n }])
})

test('not with a consultant who does not receive people for it, and then nothing was given', async () => {
  await acceptWelcome(db, luna, false)
  await expect(talk.ask({ welcome })).rejects.toMatchObject(code('welcome_not_here'))
  expect(await listMinutes(db, ana)).toEqual([])
})

test('a paid conversation leaves the free minutes alone', async () => {
  await credit(db, ana, 10_000n)
  await anew().ask({ welcome })
  await declineConsultation(db, { id: talk.id, consultantId: luna, clock })
  await anew().ask()
  expect(await talk.seen()).toMatchObject({ coveredMs: 0, heldCents: 2_990n, awaitsYes: false })
})

test('what was given and waited too long is over for good', async () => {
  await talk.ask({ welcome })
  await declineConsultation(db, { id: talk.id, consultantId: luna, clock })
  await travelTo(db, new Date(NOON.getTime() + YEAR_MS))
  await comeOnline(db, luna)
  expect(await findWelcome(db, ana)).toBe(0n)
  await expect(anew().ask({ welcome })).rejects.toMatchObject(code('welcome_not_here'))
})
