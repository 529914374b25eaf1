import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordIdentityFingerprints } from '#domains/accounts/index.ts'
import { changeProfile } from '#domains/accounts/profile/change-profile.ts'
import { setWelcome } from '#domains/consultants/index.ts'
import { findReceiptCode } from '#domains/receipts/index.ts'
import { balanceOf, grantMinutes } from '#domains/wallet/index.ts'
import { insertDebt } from '#domains/wallet/purchases/sql.ts'
import { availableOf, reservedOf, toClearOf } from '#domains/wallet/rules.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { listMinutes } from '#domains/wallet/minutes/sql.ts'
import { findReceipt } from '#domains/receipts/find-receipt.ts'
import { checkReceipt } from '#domains/receipts/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { sumStrawGain } from '#test/chaos/violations.ts'
import { openConsultation } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON } from '#test/support/metered-consultation.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { aClient, aConsultant, comeOnline, credit } from '#test/support/people.ts'
import { digest } from '#test/support/receipt-fixture.ts'
import { closeOverdueConsultation } from '../lifecycle/close-overdue-consultation.ts'
import { declineConsultation } from '../lifecycle/decline-consultation.ts'
import { findConsultationViolations } from '../invariants.sql.ts'
import { continueConsultation } from '../lifecycle/continue-consultation.ts'
import { findWelcomeOffers } from './find-welcome-offers.ts'
import { findWelcomeMinutes } from './find-welcome-minutes.ts'

const YEAR_MS = 365 * 86_400_000
const welcome = true
const code = (name: string) => ({ code: `consultations.${name}` })

const db = await freshDatabase({ max: 1 })
let [ana, luna] = ['', '']
let consultation: MeteredConsultation
const left = async (clientId: string, consultantId?: string) =>
  findWelcomeMinutes(db, { clientId, consultantId, now: await clock(db) })
const newConsultation = () => (consultation = new MeteredConsultation(db, { client: ana, consultant: luna }))
const agree = () => continueConsultation(db, { id: consultation.id, clientId: ana, clock })
const balances = () =>
  Promise.all([availableOf(ana), reservedOf(ana), toClearOf(luna)].map((account) => balanceOf(db, account)))

beforeEach(async () => {
  ;({ consultation, ana, luna } = await openConsultation(db, 0n))
  await setWelcome(db, luna, true)
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
    consultantCents: 386n,
    awaitsConfirmation: false,
  })
  expect(await balances()).toEqual([0n, 0n, 386n])
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
  await consultation.travelTo(10 + 315 + 120)
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
  expect([billedMs, capturedCents]).toEqual([359_999, 294n])
  expect(await balances()).toEqual([10_000n - 294n, 0n, 972n + 192n])
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
  expect(await consultation.read()).toMatchObject({ billedMs: 359_999, capturedCents: 294n })
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
    expect(await left(ana)).toMatchObject({ leftMs: 300_000n })
    await consultation.begin({ welcome: kind === 'free' })
    await consultation.converse(0, 5)
    await consultation.end()
    await comeOnline(db, luna)
    expect(await left(ana)).toMatchObject({ leftMs: 0n })
    await expect(newConsultation().ask({ welcome })).rejects.toMatchObject(code('welcome_not_available'))
  },
)

test('a request that Luna declines uses up nothing, however often', async () => {
  for (let time = 0; time < 3; time++) {
    await newConsultation().ask({ welcome })
    expect(await left(ana)).toMatchObject({ leftMs: 0n })
    await declineConsultation(db, { id: consultation.id, consultantId: luna, clock })
    expect(await left(ana)).toMatchObject({ leftMs: 300_000n })
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
  expect(await left(ana)).toMatchObject({ leftMs: 0n })
  await expect(newConsultation().ask({ welcome })).rejects.toMatchObject(code('welcome_not_available'))
})

/** A request of a newcomer for free minutes with a consultant; both people and the room are new unless given. */
async function request(client: string, consultant = luna) {
  const room = new MeteredConsultation(db, { client, consultant })
  await room.ask({ welcome })
  return room
}
const newcomer = (name = 'Bia') => aClient(db, name)
const reservedToday = async (consultant = luna) => {
  const [row] = await db<{ amount: bigint }[]>`select amount from welcome_days where consultant_id = ${consultant}`
  return row?.amount ?? 0n
}

test('an address that nobody has confirmed gets none, and gets them once it is', async () => {
  await db`update people set email_confirmed_at = null where id = ${ana}`
  expect(await left(ana)).toEqual({ leftMs: 0n, refusal: 'confirm_email' })
  await expect(consultation.ask({ welcome })).rejects.toMatchObject(code('welcome_confirm_email'))
  expect(await listMinutes(db, ana)).toEqual([])
  await db`update people set email_confirmed_at = ${NOON} where id = ${ana}`
  await consultation.ask({ welcome })
})

/** Three clients ask for free minutes at the same moment, each somebody else; one gets them. */
async function askAtOnce(wide: Db, clients: readonly string[]) {
  const rooms = await Promise.all(
    clients.map(async (client) => {
      const consultant = await aConsultant(wide, 'Sol')
      await setWelcome(wide, consultant, true)
      await comeOnline(wide, consultant)
      return new MeteredConsultation(wide, { client, consultant })
    }),
  )
  const asked = await Promise.allSettled(rooms.map((room) => room.ask({ welcome })))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
  expect(refused).toEqual(['consultations.welcome_phone_used', 'consultations.welcome_phone_used'])
}

test('one phone gets them once, also when three accounts ask at the same moment', async () => {
  const wide = await freshDatabase({ max: 12 })
  const clients = await Promise.all(['Bia', 'Caio', 'Davi'].map((name) => aClient(wide, name)))
  await wide`update people set phone = '+5511987654321' where id = any(${clients}::uuid[])`
  await askAtOnce(wide, clients)
})

const changePhone = (personId: string, phone: string, on = db) =>
  changeProfile(on, {
    viewer: { id: personId, role: 'client', sessionId: crypto.randomUUID() },
    firstName: 'Bia',
    lastName: 'Prado',
    phone,
    now: NOON,
  })

test('another number after the refusal changes nothing: the old one stays known', async () => {
  const bia = await newcomer()
  await db`update people set phone = '+5511987650000' where id in ${db([ana, bia])}`
  await consultation.ask({ welcome })
  expect(await left(bia)).toEqual({ leftMs: 0n, refusal: 'phone_used' })
  for (const typed of ['21998765432', '31998765432']) {
    await changePhone(bia, typed)
    expect(await left(bia), typed).toEqual({ leftMs: 0n, refusal: 'phone_used' })
    await expect(request(bia)).rejects.toMatchObject(code('welcome_phone_used'))
  }
  await declineConsultation(db, { id: consultation.id, consultantId: luna, clock })
  expect((await left(bia)).leftMs, 'Ana used nothing').toBe(300_000n)
})

test('a phone of the past counts like one of today, also at the same moment; a corrected number costs nothing', async () => {
  const wide = await freshDatabase({ max: 12 })
  const clients = await Promise.all(['Bia', 'Caio', 'Davi'].map((name) => aClient(wide, name)))
  await wide`update people set phone = '+5511987650000' where id = any(${clients}::uuid[])`
  await changePhone(clients[0]!, '21998765432', wide)
  await changePhone(clients[1]!, '31998765432', wide)
  await askAtOnce(wide, clients)
  const davi = await newcomer('Davi')
  await changePhone(davi, '41998765432')
  expect((await left(davi)).leftMs).toBe(300_000n)
})

test('a phone whose request was declined is free again', async () => {
  const bia = await newcomer()
  await db`update people set phone = '+5511987650000' where id in ${db([ana, bia])}`
  await consultation.ask({ welcome })
  expect(await left(bia)).toEqual({ leftMs: 0n, refusal: 'phone_used' })
  await declineConsultation(db, { id: consultation.id, consultantId: luna, clock })
  expect(await reservedToday()).toBe(0n)
  expect((await left(bia)).leftMs).toBe(300_000n)
})

test('the platform pays a dear consultant at most the share of R$ 2,99 a minute', async () => {
  const maia = await aConsultant(db, 'Maia', 699n)
  await setWelcome(db, maia, true)
  await comeOnline(db, maia)
  consultation = new MeteredConsultation(db, { client: ana, consultant: maia })
  await consultation.begin({ welcome })
  expect(await reservedToday(maia)).toBe(972n)
  await consultation.converse(0, 120)
  await consultation.end()
  expect(await consultation.read()).toMatchObject({ billedMs: 119_999, consultantCents: 386n })
  expect(await balanceOf(db, toClearOf(maia))).toBe(386n)
  expect(await reservedToday(maia), 'what was not used is free again').toBe(386n)
  const receipt = await findReceipt(db, (await findReceiptCode(db, `consultation:${consultation.id}`))!)
  expect((await checkReceipt(receipt, digest)).filter(({ holds }) => !holds)).toEqual([])
})

test('the platform pays a consultant at most R$ 30,00 a day, and offers no more than that', async () => {
  const rooms = []
  for (const name of ['Bia', 'Caio', 'Davi']) rooms.push(await request(await newcomer(name)))
  expect(await reservedToday()).toBe(2_916n)
  const eva = await newcomer('Eva')
  expect(await left(eva, luna)).toEqual({
    leftMs: 0n,
    refusal: 'day_full',
  })
  expect((await left(eva)).leftMs, 'with somebody else').toBe(300_000n)
  await expect(request(eva)).rejects.toMatchObject(code('welcome_day_full'))
  expect(await listMinutes(db, eva)).toEqual([])
  await travelTo(db, new Date(NOON.getTime() + 12 * 3_600_000))
  await comeOnline(db, luna)
  rooms.push(await request(eva))
  for (const room of rooms) await room.end()
  const days = await db`select amount from welcome_days where consultant_id = ${luna}`
  expect(days, 'requests that used nothing').toEqual([{ amount: 0n }, { amount: 0n }])
})

test('of eight requests at once no more are accepted than the day pays for', async () => {
  const wide = await freshDatabase({ max: 12 })
  const sol = await aConsultant(wide, 'Sol')
  await setWelcome(wide, sol, true)
  await comeOnline(wide, sol)
  const clients = await Promise.all(Array.from({ length: 8 }, () => aClient(wide, 'Bia')))
  const asked = await Promise.allSettled(
    clients.map((client) => new MeteredConsultation(wide, { client, consultant: sol }).ask({ welcome })),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
  expect(refused).toEqual(Array(5).fill('consultations.welcome_day_full'))
  const [day] = await wide<{ amount: bigint }[]>`select amount from welcome_days`
  expect(day!.amount).toBe(2_916n)
})

test('whoever owes something gets no gifts', async () => {
  const { id: paymentId } = await openPaymentFixture(db).buy(ana)
  const debt = { id: crypto.randomUUID(), personId: ana, paymentId, amount: 1n, at: NOON }
  await inTransaction(db, (tx) => insertDebt(tx, debt))
  expect(await left(ana)).toEqual({ leftMs: 0n, refusal: 'debt' })
  await expect(consultation.ask({ welcome })).rejects.toMatchObject(code('welcome_debt'))
})

test.each(['payer', 'card'] as const)(
  'a %s seen on an account that had them gets none, whoever paid first; a request that used nothing does not count',
  async (kind) => {
    const bia = await newcomer()
    const value = crypto.randomUUID()
    const pays = (personId: string) =>
      inTransaction(db, (tx) => recordIdentityFingerprints(tx, { personId, fingerprints: [{ kind, value }], at: NOON }))
    await pays(bia)
    await consultation.ask({ welcome })
    expect(await left(bia), 'Ana has not paid yet').toMatchObject({ refusal: null })
    await pays(ana)
    expect(await left(bia)).toEqual({ leftMs: 0n, refusal: 'payer_used' })
    await expect(request(bia)).rejects.toMatchObject(code('welcome_payer_used'))
    await declineConsultation(db, { id: consultation.id, consultantId: luna, clock })
    expect(await left(bia)).toMatchObject({ leftMs: 300_000n })
  },
)

test('the count of what straw people gain sees a second time for one phone, and an address that nobody confirmed', async () => {
  const both = [ana, await newcomer()]
  for (const client of both) {
    await comeOnline(db, luna)
    consultation = new MeteredConsultation(db, { client, consultant: luna })
    await consultation.begin({ welcome })
    await consultation.converse(0, 120)
    await consultation.end()
    await travelTo(db, NOON)
  }
  expect(await sumStrawGain(db)).toBe(0)
  await db`update people set phone = '+5511987651111' where id in ${db(both)}`
  expect(await sumStrawGain(db)).toBe(386)
  await db`update people set email_confirmed_at = null where id = ${ana}`
  expect(await sumStrawGain(db)).toBe(772)
  await db`update people set email_confirmed_at = ${NOON} where id = ${ana}`
})

test('cards offer them only with who accepts, and only while the day still pays for five minutes', async () => {
  const maia = await aConsultant(db, 'Maia')
  const offers = async () => findWelcomeOffers(db, { ids: [luna, maia], now: await clock(db) })
  expect(await offers()).toEqual({ consultantIds: [luna], isAnybody: true })
  const rooms = [await request(await newcomer('Bia')), await request(await newcomer('Caio'))]
  expect((await offers()).consultantIds, 'R$ 19,44 of R$ 30,00').toEqual([luna])
  rooms.push(await request(await newcomer('Davi')))
  expect((await offers()).consultantIds).toEqual([])
  expect(await findWelcomeOffers(await freshDatabase(), { now: NOON })).toEqual({ consultantIds: [], isAnybody: false })
  await setWelcome(db, maia, true)
  expect(await offers()).toEqual({ consultantIds: [maia], isAnybody: true })
  await travelTo(db, new Date(NOON.getTime() + 12 * 3_600_000))
  expect((await offers()).consultantIds.toSorted()).toEqual([luna, maia].toSorted())
  expect(await findWelcomeOffers(db, { now: await clock(db) })).toEqual({ consultantIds: [], isAnybody: true })
  for (const room of rooms) await room.end()
})

test('somebody offers them as long as one day still pays for it, also behind sixty that do not', async () => {
  const own = await freshDatabase({ max: 1 })
  await travelTo(own, NOON)
  const ids = []
  for (let n = 0; n < 61; n++) ids.push(await aConsultant(own, 'Luna'))
  await own`update consultants set accepts_welcome = true`
  await own`insert into welcome_days (consultant_id, day, amount) select id, '2026-11-20', 2100 from consultants`
  expect(await findWelcomeOffers(own, { now: NOON }), 'R$ 21,00 and R$ 9,72').toMatchObject({ isAnybody: false })
  for (const [n, cheap] of ids.entries()) {
    // Wherever they stand in the table: more is spent of their day, and five minutes of theirs cost R$ 4,85.
    await own`update welcome_days set amount = case consultant_id when ${cheap} then 2200 else 2100 end`
    await own`update consultant_prices set price_per_minute = case consultant_id when ${cheap} then 149 else 299 end`
    // The answer is ten seconds old at most.
    const now = new Date(NOON.getTime() + (n + 1) * 10_000)
    expect((await findWelcomeOffers(own, { now })).isAnybody).toBe(true)
  }
})
