import { afterEach, beforeEach, expect, test } from 'vitest'
import { balanceOf, findWelcomeMinutesLeft, grantBonus, grantMinutes } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { listMinutes } from '#domains/wallet/minutes/sql.ts'
import { checkReceipt } from '#domains/receipts/rules.ts'
import { findReceipt } from '#domains/receipts/find-receipt.ts'
import { prepaidOf, PROMOTION_COST, promotionalOf, availableOf, reservedOf, toClearOf } from '#domains/wallet/rules.ts'
import { setPackages, setWelcome } from '#domains/consultants/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { openConsultation } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON } from '#test/support/metered-consultation.ts'
import { aConsultant, comeOnline, credit } from '#test/support/people.ts'
import { digest } from '#test/support/receipt-fixture.ts'
import { continueConsultation } from '../lifecycle/continue-consultation.ts'
import { closeOverdueConsultation } from '../lifecycle/close-overdue-consultation.ts'
import { declineConsultation } from '../lifecycle/decline-consultation.ts'
import { findConsultationViolations } from '../invariants.sql.ts'

const YEAR_MS = 365 * 86_400_000
const MINUTE = 60_000n

const db = await freshDatabase({ max: 1 })
let consultation: MeteredConsultation
let [ana, luna] = ['', '']
beforeEach(async () => void ({ consultation, ana, luna } = await openConsultation(db, 0n)))
afterEach(async () => {
  await consultation.end().catch(() => {})
  expect([...(await findConsultationViolations(db)), ...(await findLedgerViolations(db))]).toEqual([])
})

/** Gives Ana credit, a bonus and packages of minutes; a minute of a package costs R$ 2,50. */
async function anaHas({ credits = 0n, bonus = 0n, packs = [] as bigint[] }) {
  const value = (minutes: bigint) => minutes * 250n
  const needed = packs.reduce((sum, minutes) => sum + value(minutes), credits)
  if (needed > 0n) await credit(db, ana, needed)
  const expiresAt = (n: number) => new Date(NOON.getTime() + YEAR_MS + n)
  for (const [n, minutes] of packs.entries()) {
    const pack = {
      id: crypto.randomUUID(),
      personId: ana,
      kind: 'package' as const,
      title: `${minutes} minutos`,
      value: value(minutes),
      totalMs: minutes * MINUTE,
    }
    await inTransaction(db, (tx) =>
      grantMinutes(tx, { ...pack, ceiling: 449n, grantedAt: NOON, expiresAt: expiresAt(n) }),
    )
  }
  if (bonus > 0n)
    await inTransaction(db, (tx) =>
      grantBonus(tx, {
        id: crypto.randomUUID(),
        personId: ana,
        amount: bonus,
        grantedAt: NOON,
        expiresAt: expiresAt(0),
      }),
    )
}

const balances = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries({
        available: availableOf(ana),
        promotional: promotionalOf(ana),
        reserved: reservedOf(ana),
        prepaid: prepaidOf(ana),
        luna: toClearOf(luna),
      }).map(async ([name, account]) => [name, await balanceOf(db, account)] as const),
    ),
  )

test('reserves ten minutes of a package before any money, and frees what was not used', async () => {
  await anaHas({ credits: 1_000n, packs: [20n] })
  await consultation.begin()
  expect(await consultation.read()).toMatchObject({ coveredMs: 600_000, heldCents: 0n, leftMs: 600_000 })
  await consultation.converse(0, 180)
  await consultation.end()
  expect(await consultation.read()).toMatchObject({
    state: 'ended',
    billedMs: 179_999,
    capturedCents: 0n,
    consultantCents: 485n,
  })
  expect(await balances()).toEqual({
    available: 1_000n,
    promotional: 0n,
    reserved: 0n,
    prepaid: 5_000n - 745n,
    luna: 485n,
  })
  expect(await listMinutes(db, ana)).toMatchObject([{ usedMs: 179_000n, reservedMs: 0n }])
})

test('goes on with credit when a package runs out, in whole seconds', async () => {
  await anaHas({ credits: 5_000n, packs: [4n] })
  await consultation.begin()
  expect(await consultation.read()).toMatchObject({ coveredMs: 240_000, heldCents: 1_794n, leftMs: 600_000 })
  await consultation.converse(0, 300)
  await consultation.end()
  const { receiptCode, ...ended } = await consultation.read()
  expect(ended).toMatchObject({ billedMs: 299_999, capturedCents: 294n, consultantCents: 650n + 192n })
  expect(await balances()).toEqual({ available: 4_706n, promotional: 0n, reserved: 0n, prepaid: 0n, luna: 842n })
  const [receipt] = await db<{ content: string }[]>`select content from receipts where code = ${receiptCode}`
  expect(JSON.parse(receipt!.content)).toMatchObject({
    version: 2,
    billedMs: 299_999,
    coveredMs: 240_000,
    chargedCents: 294,
    coveredConsultantCents: 650,
    covers: [{ usedMs: 240_000, paidCents: 1_000, consultantCents: 650, promotionCents: 0 }],
  })
})

test('what was open when whole seconds came is charged to the millisecond, as agreed, and its receipt says so', async () => {
  await anaHas({ credits: 5_000n, packs: [4n] })
  await consultation.begin()
  // As the migration leaves it.
  await db`update consultations set charges_milliseconds = true where id = ${consultation.id}`
  await consultation.converse(0, 300)
  await consultation.end()
  const { receiptCode, ...ended } = await consultation.read()
  expect(ended).toMatchObject({ billedMs: 299_999, capturedCents: 298n, consultantCents: 650n + 194n })
  const receipt = await findReceipt(db, receiptCode!)
  expect(JSON.parse(receipt.content)).toMatchObject({ version: 1, chargedCents: 298 })
  expect((await checkReceipt(receipt, digest)).filter(({ holds }) => !holds)).toEqual([])
  expect(
    await consultation.brokenBy(
      `update consultations set charges_milliseconds = false where id = '${consultation.id}'`,
    ),
  ).toEqual(['S4'])
})

test('a call uses more of a package, by its channel usage, and earns the share of what was paid for it', async () => {
  await anaHas({ credits: 5_000n, packs: [4n] })
  await consultation.begin()
  await consultation.converse(0, 240)
  await consultation.becomeCall()
  // Of 240 s of chat, 160 s of video: as a change to video would have left it, at the beginning.
  await db`update consultations set covered_ms = 163333, video_covered_ms = 143333 where id = ${consultation.id}`
  await consultation.end()
  const { receiptCode, ...ended } = await consultation.read()
  // 76 s of video at R$ 4,48; 10 s, 12.5 s and 214.5 s of four minutes for R$ 10,00, of which 65 %.
  expect(ended).toMatchObject({ billedMs: 239_999, capturedCents: 567n, consultantCents: 369n + 642n })
  expect(await balances()).toMatchObject({ prepaid: 1_000n - 987n, reserved: 0n })
  const used = await listMinutes(db, ana)
  expect(used).toMatchObject([{ usedMs: 237_000n, reservedMs: 0n }])
  const checks = await checkReceipt(await findReceipt(db, receiptCode!), digest)
  expect(checks.filter(({ holds }) => !holds)).toEqual([])
  expect(checks.map(({ name }) => name)).toContain('call_time')
  const cover = `where consultation_id = '${consultation.id}'`
  expect(await consultation.brokenBy(`update minute_covers set used_ms = used_ms - 1 ${cover}`)).toEqual(['C2'])
  expect(await consultation.brokenBy(`update minute_covers set used_ms = used_ms + 2 ${cover}`)).toEqual(['C2'])
  expect(await consultation.brokenBy(`update minute_covers set covered_ms = covered_ms + 6000 ${cover}`)).toEqual([
    'C1',
  ])
  expect(
    await consultation.brokenBy(`update minute_covers set used_ms = 237499, covered_ms = 237499 ${cover}`),
  ).toEqual(['C1', 'C2'])
  expect(await consultation.brokenBy(`update minute_covers set earned = earned - 1 ${cover}`)).toEqual(['C3'])
})

test('uses one package after the other, and reserves more minutes while they last', async () => {
  await anaHas({ packs: [6n, 20n] })
  await consultation.begin()
  expect(await consultation.read()).toMatchObject({ coveredMs: 600_000, heldCents: 0n })
  await consultation.converse(0, 320)
  expect(await consultation.read()).toMatchObject({ coveredMs: 1_200_000, heldCents: 0n })
  await consultation.end()
  const used = await listMinutes(db, ana)
  expect(used.map(({ title, usedMs, reservedMs }) => [title, usedMs, reservedMs])).toEqual([
    ['6 minutos', 319_000n, 0n],
    ['20 minutos', 0n, 0n],
  ])
})

test('ends a consultation that has no credit when its minutes are used up', async () => {
  await anaHas({ packs: [5n] })
  await consultation.begin()
  await consultation.converse(0, 330)
  expect(await consultation.read()).toMatchObject({
    state: 'ended',
    reason: 'out_of_funds',
    billedMs: 300_000,
    capturedCents: 0n,
    consultantCents: 813n,
  })
  expect(await balances()).toMatchObject({ prepaid: 0n, luna: 813n })
})

test('refuses less than three minutes of credit and package together, and reserves nothing', async () => {
  await anaHas({ credits: 298n, packs: [2n] })
  await expect(consultation.ask()).rejects.toMatchObject({ code: 'consultations.not_enough_balance' })
  expect(await listMinutes(db, ana)).toMatchObject([{ reservedMs: 0n }])
})

test('accepts one minute of credit plus two of a package', async () => {
  await anaHas({ credits: 299n, packs: [2n] })
  await consultation.ask()
  expect(await consultation.read()).toMatchObject({ coveredMs: 120_000, heldCents: 299n, leftMs: 180_000 })
})

test.each([
  ['declined', () => declineConsultation(db, { id: consultation.id, consultantId: luna, clock })],
  [
    'expired',
    async () => (await consultation.travelTo(60), closeOverdueConsultation(db, { id: consultation.id, clock })),
  ],
])('gives the minutes back when a request is %s', async (state, act) => {
  await anaHas({ packs: [20n] })
  await consultation.ask()
  await act()
  expect(await consultation.read()).toMatchObject({ state })
  expect(await listMinutes(db, ana)).toMatchObject([{ usedMs: 0n, reservedMs: 0n }])
  expect(await balances()).toMatchObject({ prepaid: 5_000n, luna: 0n })
})

test('spends the bonus first, and returns each rest to its origin', async () => {
  await anaHas({ credits: 5_000n, bonus: 400n })
  await consultation.begin()
  expect(await balances()).toMatchObject({ promotional: 0n, available: 2_410n, reserved: 2_990n })
  await consultation.converse(0, 60)
  await consultation.end()
  expect(await consultation.read()).toMatchObject({ capturedCents: 294n, promotionalCents: 294n })
  expect(await balances()).toMatchObject({ promotional: 106n, available: 5_000n, reserved: 0n, luna: 192n })
})

test('goes on with the client’s own credit when the bonus is used up', async () => {
  await anaHas({ credits: 5_000n, bonus: 400n })
  await consultation.begin()
  await consultation.converse(0, 120)
  await consultation.end()
  expect(await consultation.read()).toMatchObject({ capturedCents: 593n, promotionalCents: 400n })
  expect(await balances()).toMatchObject({ promotional: 0n, available: 4_807n, reserved: 0n })
})

test('keeps minutes bought while credit is being spent for the next consultation', async () => {
  await anaHas({ credits: 5_000n })
  await consultation.begin()
  await consultation.converse(0, 200)
  await anaHas({ packs: [20n] })
  await consultation.converse(200, 400)
  expect(await consultation.read()).toMatchObject({ coveredMs: 0, heldCents: 5_000n })
})

test('P8: a package, wholly used with a dear consultant of the highest share, pays the share of its price', async () => {
  const sol = await aConsultant(db, 'Sol', 449n, 'mestre')
  await comeOnline(db, sol)
  await anaHas({ packs: [5n] })
  const before = await balanceOf(db, PROMOTION_COST)
  const other = new MeteredConsultation(db, { client: ana, consultant: sol })
  await other.begin()
  await other.converse(0, 330)
  expect(await other.read()).toMatchObject({ state: 'ended', billedMs: 300_000, capturedCents: 0n })
  expect(await balanceOf(db, toClearOf(sol))).toBe(975n)
  expect(await balanceOf(db, prepaidOf(ana))).toBe(0n)
  expect(await balanceOf(db, PROMOTION_COST)).toBe(before)
})

test('U-2: says which minutes cover it; unused welcome minutes end with it, those of a package are kept', async () => {
  await anaHas({ credits: 2_000n, packs: [20n] })
  await setWelcome(db, luna, true)
  await consultation.begin({ welcome: true })
  expect(await consultation.read()).toMatchObject({ coveredMs: 300_000, coveredBy: ['welcome'] })
  await consultation.converse(0, 60)
  const said = await continueConsultation(db, { id: consultation.id, clientId: ana, clock })
  expect(said.coveredMs).toBe(900_000)
  expect((await consultation.read()).coveredBy).toEqual(['package', 'welcome'])
  await consultation.end()
  expect(await findWelcomeMinutesLeft(db, ana)).toBe(0n)
  expect(await listMinutes(db, ana)).toMatchObject([{ title: '20 minutos', usedMs: 0n, reservedMs: 0n }])
})

test('uses no package with Luna once she accepts none, from the next request on', async () => {
  await anaHas({ credits: 5_000n, packs: [20n] })
  await consultation.begin()
  await setPackages(db, luna, false)
  await consultation.converse(0, 320)
  expect(await consultation.read(), 'agreed with the request').toMatchObject({ coveredMs: 1_200_000, heldCents: 0n })
  await consultation.end()
  consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
  await comeOnline(db, luna)
  await consultation.ask()
  expect(await consultation.read()).toMatchObject({ coveredMs: 0, heldCents: 2_990n, acceptsPackages: false })
})

test('refuses a client who has only a package where none is accepted, and leaves it whole', async () => {
  await setPackages(db, luna, false)
  await anaHas({ packs: [20n] })
  await expect(consultation.ask()).rejects.toMatchObject({ code: 'consultations.not_enough_balance' })
  expect(await listMinutes(db, ana)).toMatchObject([{ usedMs: 0n, reservedMs: 0n }])
})
