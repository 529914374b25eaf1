import { afterEach, beforeEach, expect, test } from 'vitest'
import { setWelcome } from '#domains/consultants/index.ts'
import {
  availableOf,
  balanceOf,
  findLedgerViolations,
  grantMinutes,
  listMinutes,
  reservedOf,
  toClearOf,
} from '#domains/wallet/index.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline, credit } from '#test/support/people.ts'
import { closeOverdueConsultation } from '../close-overdue-consultation.ts'
import { declineConsultation } from '../decline-consultation.ts'
import { findConsultationViolations } from '../invariants.sql.ts'
import { continueConsultation } from './continue-consultation.ts'
import { findWelcomeMinutes } from './find-welcome-minutes.ts'

const YEAR_MS = 365 * 86_400_000
const welcome = true
const code = (name: string) => ({ code: `consultations.${name}` })

let db: Db
let [ana, luna] = ['', '']
let consultation: MeteredConsultation
const newConsultation = () => (consultation = new MeteredConsultation(db, { client: ana, consultant: luna }))
const agree = () => continueConsultation(db, { id: consultation.id, clientId: ana, clock })
const balances = () =>
  Promise.all([availableOf(ana), reservedOf(ana), toClearOf(luna)].map((account) => balanceOf(db, account)))

beforeEach(async () => {
  db ??= await freshDatabase({ max: 1 })
  await travelTo(db, NOON)
  ;[ana, luna] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna')]
  await setWelcome(db, luna, true)
  await comeOnline(db, luna)
  newConsultation()
})

afterEach(async () => {
  await consultation.end().catch(() => {})
  expect([...(await findConsultationViolations(db)), ...(await findLedgerViolations(db))]).toEqual([])
})

test('gives five minutes without any balance, reserves nothing beyond them, and the platform pays Luna as usual', async () => {
  await consultation.begin({ welcome })
  expect(await consultation.read()).toMatchObject({
    coveredMs: 300_000,
    heldCents: 0n,
    leftMs: 300_000,
    awaitsConfirmation: true,
  })
  await consultation.converse(0, 120)
  await consultation.end()
  expect(await consultation.read()).toMatchObject({
    state: 'ended',
    billedMs: 119_999,
    capturedCents: 0n,
    consultantCents: 389n,
    awaitsConfirmation: false,
  })
  expect(await balances()).toEqual([0n, 0n, 389n])
})

test('asks when the five minutes end, and without an answer ends and charges nothing', async () => {
  await credit(db, ana, 10_000n)
  await consultation.begin({ welcome })
  await consultation.converse(0, 400)
  expect(await consultation.read()).toMatchObject({
    state: 'paused',
    reason: 'free_minutes_over',
    billedMs: 300_000,
    heldCents: 0n,
    awaitsConfirmation: true,
  })
  await consultation.travelTo(10 + 305 + 120)
  await closeOverdueConsultation(db, { id: consultation.id, clock })
  expect(await consultation.read()).toMatchObject({
    state: 'ended',
    reason: 'free_minutes_over',
    billedMs: 300_000,
    capturedCents: 0n,
    consultantCents: 972n,
  })
  expect(await balances()).toEqual([10_000n, 0n, 972n])
})

test('an agreement at the end reserves the next ten minutes and restarts the clock', async () => {
  await credit(db, ana, 10_000n)
  await consultation.begin({ welcome })
  await consultation.converse(0, 360)
  await agree()
  expect(await consultation.read()).toMatchObject({
    state: 'active',
    heldCents: 2_990n,
    leftMs: 600_000,
    awaitsConfirmation: false,
  })
  await consultation.say()
  await consultation.converse(360, 420)
  await consultation.end()
  const { billedMs, capturedCents } = await consultation.read()
  expect([billedMs, capturedCents]).toEqual([359_999, 298n])
  expect(await balances()).toEqual([10_000n - 298n, 0n, 972n + 194n])
})

test('an agreement before the end changes nothing about the free minutes, and a repeated one changes nothing', async () => {
  await credit(db, ana, 10_000n)
  await consultation.begin({ welcome })
  await consultation.converse(0, 240)
  await agree()
  await agree()
  expect(await consultation.read()).toMatchObject({
    state: 'active',
    coveredMs: 300_000,
    heldCents: 2_990n,
    capturedCents: 0n,
  })
  await consultation.converse(240, 360)
  await consultation.end()
  expect(await consultation.read()).toMatchObject({ billedMs: 359_999, capturedCents: 298n })
})

test('after the agreement, minutes of a package come before credit', async () => {
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
  await consultation.begin({ welcome })
  expect(await consultation.read()).toMatchObject({ coveredMs: 300_000 })
  await consultation.converse(0, 310)
  await agree()
  expect(await consultation.read()).toMatchObject({ state: 'active', coveredMs: 900_000, heldCents: 0n })
})

test('refuses an agreement without enough for three minutes, and accepts it once there is credit', async () => {
  await credit(db, ana, 896n)
  await consultation.begin({ welcome })
  await consultation.converse(0, 310)
  await expect(agree()).rejects.toMatchObject(code('not_enough_balance'))
  expect([(await consultation.read()).heldCents, ...(await balances())]).toEqual([0n, 896n, 0n, 0n])
  await credit(db, ana, 1n)
  await agree()
  expect(await consultation.read()).toMatchObject({ state: 'active', heldCents: 897n })
})

test('only Ana can agree, and only while the consultation is open', async () => {
  await credit(db, ana, 10_000n)
  await consultation.begin({ welcome })
  await expect(continueConsultation(db, { id: consultation.id, clientId: luna, clock })).rejects.toMatchObject(
    code('not_found'),
  )
  await consultation.end()
  await expect(agree()).rejects.toMatchObject(code('not_now'))
})

test.each([['free'], ['paid']])(
  'welcome minutes are given once: not after five seconds of a %s consultation',
  async (kind) => {
    await credit(db, ana, 10_000n)
    expect(await findWelcomeMinutes(db, ana)).toBe(300_000n)
    await consultation.begin({ welcome: kind === 'free' })
    await consultation.converse(0, 5)
    await consultation.end()
    await comeOnline(db, luna)
    expect(await findWelcomeMinutes(db, ana)).toBe(0n)
    await expect(newConsultation().ask({ welcome })).rejects.toMatchObject(code('welcome_not_available'))
  },
)

test('a request that Luna declines uses up nothing, however often', async () => {
  for (let time = 0; time < 3; time++) {
    await newConsultation().ask({ welcome })
    expect(await findWelcomeMinutes(db, ana)).toBe(0n)
    await declineConsultation(db, { id: consultation.id, consultantId: luna, clock })
    expect(await findWelcomeMinutes(db, ana)).toBe(300_000n)
  }
  expect(await listMinutes(db, ana)).toMatchObject([{ kind: 'welcome', usedMs: 0n, reservedMs: 0n }])
})

test('refuses a consultant who does not accept welcome minutes, and grants nothing', async () => {
  await setWelcome(db, luna, false)
  await expect(consultation.ask({ welcome })).rejects.toMatchObject(code('welcome_not_available'))
  expect(await listMinutes(db, ana)).toEqual([])
})

test('a paid consultation does not use the welcome minutes', async () => {
  await credit(db, ana, 10_000n)
  await newConsultation().ask({ welcome })
  await declineConsultation(db, { id: consultation.id, consultantId: luna, clock })
  await newConsultation().ask()
  expect(await consultation.read()).toMatchObject({ coveredMs: 0, heldCents: 2_990n, awaitsConfirmation: false })
})

test('welcome minutes that expired cannot be granted again', async () => {
  await consultation.ask({ welcome })
  await declineConsultation(db, { id: consultation.id, consultantId: luna, clock })
  await travelTo(db, new Date(NOON.getTime() + YEAR_MS))
  await comeOnline(db, luna)
  expect(await findWelcomeMinutes(db, ana)).toBe(0n)
  await expect(newConsultation().ask({ welcome })).rejects.toMatchObject(code('welcome_not_available'))
})
