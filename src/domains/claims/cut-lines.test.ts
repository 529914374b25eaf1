import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { endConsultation } from '#domains/consultations/lifecycle/end-consultation.ts'
import { stopClock } from '#domains/consultations/lifecycle/pause-consultation.ts'
import { lockConsultation } from '#domains/consultations/state/sql.ts'
import { refundedUntil } from '#domains/wallet/extension.rules.ts'
import { clearEarnings } from '#domains/wallet/earnings/clear-earnings.ts'
import { balanceOf, grantBonus } from '#domains/wallet/index.ts'
import { availableOf, earningsOf, toClearOf } from '#domains/wallet/rules.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { listBonuses } from '#domains/wallet/grants/bonus.sql.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { addShortConsultation } from '#test/authorisation/fixtures/claims.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { jobs } from './jobs.ts'
import { readRefunds } from './read-refunds.ts'
import { refundByRule } from './refund-by-rule.ts'
import { requestRefund } from './request-refund.ts'
import { countAutomaticRefunds } from './sql.ts'

const DAY_S = 86_400
type Line = 'ana' | 'luna' | 'both'

let db: Db
let [ana, luna] = ['', '']
let consultation: MeteredConsultation
/** When the present consultation was asked for, in seconds after noon. */
let began = 0

beforeAll(async () => void (db = await freshDatabase({ max: 1 })))
beforeEach(async () => {
  began = 0
  await travelTo(db, NOON)
  ;[ana, luna] = [await aClient(db, 'Ana', 10_000n), await aConsultant(db, 'Luna', 300n)]
  await newRoom()
})
afterEach(async () => expect(await findLedgerViolations(db)).toEqual([]))

async function newRoom(at = 0) {
  began = at
  await travelTo(db, secondsAfterNoon(at))
  await comeOnline(db, luna)
  consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
}
const sweepAt = async (seconds: number) => {
  await consultation.travelTo(began + seconds)
  await closeOverdueConsultation(db, { id: consultation.id, clock })
}
/** Only one of the two proves to be there, every two seconds. */
async function only(line: 'ana' | 'luna', from: number, to: number) {
  const all = consultation.seats
  consultation.seats = all.filter(({ role }) => role === (line === 'ana' ? 'client' : 'consultant'))
  for (let now = from; now <= to; now += 2) await consultation.prove(began + now)
  consultation.seats = all
}
/** Sixty seconds of talk at R$ 3,00 a minute: R$ 2,99 for 59.999 s, of which Luna gets R$ 1,95. */
async function talk() {
  await consultation.begin({ from: began })
  await consultation.converse(began, began + 60)
}
/** Then a line falls, and the clock stops. */
async function fall(line: Line) {
  await talk()
  if (line !== 'both') await only(line === 'ana' ? 'luna' : 'ana', 72, 78)
  await sweepAt(78)
}
/** And nobody comes back; the other one waits for so many seconds. */
async function cutShort(line: Line, waitsFor = 120) {
  await fall(line)
  if (line !== 'both') await only(line === 'ana' ? 'luna' : 'ana', 80, 78 + waitsFor)
  await sweepAt(200)
  expect(await consultation.read()).toMatchObject({ state: 'ended', reason: 'not_back_in_time' })
}
const refunds = async () => readRefunds(db, { id: consultation.id, clientId: ana, now: await clock(db) })
const take = (id = consultation.id) => refundByRule(db, { consultationId: id, clientId: ana, clock })
const settle = async () => {
  for (const job of jobs) await job.run({ db, clock, now: await clock(db), log })
  expect(await countAutomaticRefunds(db, ana), 'what is found is refunded').toBe(0)
}
const holds = async () => {
  const [credits, earned] = await Promise.all([availableOf(ana), toClearOf(luna)].map((one) => balanceOf(db, one)))
  return { credits, earned }
}
const PAID = { credits: 9_705n, earned: 192n }

test('Ana cut her own line: she has paid for the seconds proven, and no more', async () => {
  await cutShort('ana')
  await settle()
  await expect(take()).rejects.toMatchObject({ code: 'claims.no_rule' })
  expect(await holds()).toEqual(PAID)
  expect(await refunds()).toMatchObject({ rule: null, noRule: 'own_line', canAsk: true })
})

test('a line that Ana cut is hers also when Luna then leaves, or ends', async () => {
  await cutShort('ana', 20)
  await settle()
  expect(await consultation.read(), 'by the last proofs').toMatchObject({ stopSide: 'client' })
  expect(await refunds()).toMatchObject({ rule: null, noRule: 'own_line' })
  await newRoom(1_000)
  await fall('ana')
  await endConsultation(db, { id: consultation.id, personId: luna, clock })
  await settle()
  expect(await refunds()).toMatchObject({ rule: null, noRule: 'own_line' })
})

test('whoever comes back alone cannot turn the fault round', async () => {
  await fall('ana')
  await only('ana', 80, 140)
  await sweepAt(200)
  expect(await consultation.read()).toMatchObject({ reason: 'not_back_in_time', stopSide: 'consultant' })
  expect(await refunds(), 'Ana’s line fell first, though Luna gave up first').toMatchObject({ rule: null })
  await newRoom(1_000)
  await fall('luna')
  await only('luna', 80, 196)
  await sweepAt(200)
  expect(await refunds(), 'Luna came back, and Ana did not').toMatchObject({ rule: null, noRule: 'own_line' })
})

test('is at Luna’s cost, by itself, when her line fell first', async () => {
  await cutShort('luna')
  expect((await refunds()).rule).toEqual({ rule: 'consultant_left', amountCents: 295n, isAutomatic: true })
  expect(await countAutomaticRefunds(db, ana)).toBe(1)
  await settle()
  expect(await holds()).toEqual({ credits: 10_000n, earned: 0n })
  await settle()
  expect(await refunds()).toMatchObject({ rule: null, noRule: null, refundedCents: 295n })
})

test('Luna leaves or falls silent within three minutes: everything comes back by itself, once', async () => {
  await talk()
  await endConsultation(db, { id: consultation.id, personId: luna, clock })
  await Promise.all([settle(), settle(), take()])
  expect(await holds()).toEqual({ credits: 10_000n, earned: 0n })
  await newRoom(1_000)
  await talk()
  await inTransaction(db, async (tx) =>
    stopClock(tx, (await lockConsultation(tx, consultation.id))!, {
      cause: { reason: 'silence' },
      at: await clock(tx),
    }),
  )
  await only('ana', 72, 192)
  await sweepAt(200)
  await settle()
  expect(await holds()).toEqual({ credits: 10_000n, earned: 0n })
})

test('the seconds of a silence come back by themselves when the consultation has ended', async () => {
  await consultation.begin()
  await consultation.converse(0, 240)
  await inTransaction(db, async (tx) =>
    stopClock(tx, (await lockConsultation(tx, consultation.id))!, {
      cause: { reason: 'silence' },
      at: await clock(tx),
    }),
  )
  await settle()
  expect(await refunds().catch(() => 'not settled')).toBe('not settled')
  await consultation.end()
  await settle()
  expect(await refunds()).toMatchObject({ refundedCents: (1_195n * 45n) / 239n, claims: [{ rule: 'silence' }] })
})

test('the platform pays for lines that fell at once, once in thirty days, and then a person decides', async () => {
  await cutShort('both')
  await settle()
  expect((await refunds()).rule).toEqual({ rule: 'cut_short', amountCents: 295n, isAutomatic: false })
  await take()
  await take()
  expect(await holds()).toEqual({ credits: 10_000n, earned: 192n })
  await newRoom(30 * DAY_S - 100)
  await cutShort('both')
  expect(await refunds()).toMatchObject({ rule: null, noRule: 'platform_paid', canAsk: true })
  await expect(take()).rejects.toMatchObject({ code: 'claims.platform_paid' })
  const words = 'A internet caiu de novo, sem culpa minha.'
  const { id: consultationId } = consultation
  await requestRefund(db, {
    id: crypto.randomUUID(),
    subjectId: consultationId,
    clientId: ana,
    cause: 'connection',
    words,
    clock,
  })
  await newRoom(30 * DAY_S + 1_000)
  await cutShort('both')
  await take()
})

test('of eight consultations that were cut at once the platform pays for one', async () => {
  const wide = await freshDatabase({ max: 12 })
  const [bia, sol] = [await aClient(wide, 'Bia', 10_000n), await aConsultant(wide, 'Sol', 300n)]
  const ids = Array.from({ length: 8 }, () => crypto.randomUUID())
  for (const id of ids)
    await addShortConsultation(wide, { id, clientId: bia, consultantId: sol, endedBy: 'both lines' })
  const all = await Promise.allSettled(
    ids.map((consultationId) => refundByRule(wide, { consultationId, clientId: bia, clock })),
  )
  const reasons = all.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
  expect(reasons).toEqual(Array(7).fill('claims.platform_paid'))
  expect(await findLedgerViolations(wide)).toEqual([])
})

test('however many clients a consultant has, the platform pays for three in thirty days', async () => {
  const wide = await freshDatabase({ max: 12 })
  const sol = await aConsultant(wide, 'Sol', 300n)
  const clients = await Promise.all(Array.from({ length: 8 }, () => aClient(wide, 'Bia', 300n)))
  const cut = (clientId: string) => addShortConsultation(wide, { clientId, consultantId: sol, endedBy: 'both lines' })
  const ids = await Promise.all(clients.map(cut))
  const take = (i: number) => refundByRule(wide, { consultationId: ids[i]!, clientId: clients[i]!, clock })
  const all = await Promise.allSettled(clients.map((_, i) => take(i)))
  const reasons = all.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
  expect(reasons).toEqual(Array(5).fill('claims.platform_limit'))
  const refused = all.findIndex(({ status }) => status === 'rejected')
  const asked = { id: ids[refused]!, clientId: clients[refused]! }
  expect(await readRefunds(wide, { ...asked, now: await clock(wide) })).toMatchObject({
    rule: null,
    noRule: 'platform_limit',
    canAsk: true,
  })
  expect(await findLedgerViolations(wide)).toEqual([])
})

test.each([
  ['had thirty days left', 30 * DAY_S, 30 * DAY_S],
  ['had an hour left', 3_600, DAY_S],
  ['ended during the consultation', -60, DAY_S],
])('a returned bonus that %s can be used for as long, and a day at least', (_, leftS, usableS) => {
  expect(refundedUntil(secondsAfterNoon(leftS), NOON, NOON)).toEqual(secondsAfterNoon(usableS))
})

test('a bonus comes back with the time that it still had, and not with ninety days', async () => {
  await inTransaction(db, (tx) =>
    grantBonus(tx, {
      id: crypto.randomUUID(),
      personId: ana,
      amount: 200n,
      grantedAt: NOON,
      expiresAt: secondsAfterNoon(2 * DAY_S),
    }),
  )
  await inTransaction(db, (tx) =>
    grantBonus(tx, {
      id: crypto.randomUUID(),
      personId: ana,
      amount: 50n,
      grantedAt: NOON,
      expiresAt: secondsAfterNoon(3 * DAY_S),
    }),
  )
  await cutShort('both')
  await consultation.travelTo(200 + 1_800)
  await take()
  expect((await listBonuses(db, ana)).map(({ left, expiresAt }) => [left, expiresAt])).toEqual([
    [200n, secondsAfterNoon(2 * DAY_S + 1_800)],
    [50n, secondsAfterNoon(3 * DAY_S + 1_800)],
  ])
})

test.each([6, 8, 29])('what comes back by itself is not lost when no worker ran for %s days', async (days) => {
  await talk()
  await endConsultation(db, { id: consultation.id, personId: luna, clock })
  await travelTo(db, secondsAfterNoon(began + days * DAY_S))
  await clearEarnings({ db, clock, log })
  expect(await countAutomaticRefunds(db, ana)).toBe(1)
  await settle()
  expect(await holds()).toMatchObject({ credits: 10_000n })
  expect(await Promise.all([earningsOf(luna), toClearOf(luna)].map((one) => balanceOf(db, one)))).toEqual([0n, 0n])
})

test('what comes back by itself does not after thirty days', async () => {
  await talk()
  await endConsultation(db, { id: consultation.id, personId: luna, clock })
  await travelTo(db, secondsAfterNoon(began + 31 * DAY_S))
  await settle()
  expect(await holds()).toMatchObject({ credits: PAID.credits })
})
