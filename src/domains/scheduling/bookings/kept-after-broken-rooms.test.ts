import { beforeEach, expect, test } from 'vitest'
import { expireBonuses } from '#domains/wallet/grants/expire-bonuses.ts'
import { balanceOf, grantBonus, grantMinutes } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { listMinutes } from '#domains/wallet/minutes/sql.ts'
import { expireMinutes } from '#domains/wallet/minutes/expire-minutes.ts'
import { leftMs } from '#domains/wallet/minutes/rules.ts'
import { promotionalOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { type BookedConsultation, PRICE } from '#test/support/booked-consultation.ts'
import { openBookings, type OpenBookings } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON, secondsAfterNoon } from '#test/support/metered-consultation.ts'

const DAY = 86_400
const WEEK = 7 * DAY
/** The booking is eight days ahead; what pays it ends when both have been there for a minute. */
const START = 8 * DAY
const END = START + 60

const db = await freshDatabase({ max: 1 })
let { bookings, ana } = {} as OpenBookings
let booked: BookedConsultation
beforeEach(async () => void ({ bookings, ana } = await openBookings(db, 6_001n)))

/** Half an hour that Ana pays with a plan that was extended once, or with bonus; both come and talk for 70 seconds. */
async function talkPaidBy(paysBy: 'minutes' | 'bonus') {
  const given = { id: crypto.randomUUID(), personId: ana, grantedAt: NOON, expiresAt: secondsAfterNoon(END) }
  const terms = {
    kind: 'plan',
    title: 'Plano de meia hora',
    value: 6_001n,
    totalMs: 1_800_000n,
    ceiling: null,
  } as const
  await inTransaction(db, async (tx) => {
    if (paysBy === 'minutes') await grantMinutes(tx, { ...given, ...terms })
    else await grantBonus(tx, { ...given, amount: PRICE * 30n })
  })
  await db`update grants set rolled_over_at = ${NOON} where person_id = ${ana} and plan = 'plan'`
  const withMinutes = paysBy === 'minutes'
  booked = await bookings.book({ start: START, withMinutes })
  await booked.open()
  await booked.stay('both', 0, 70, { says: true })
}

/** The line of this side, or of both, falls and does not come back; who is left waits until the room ends. */
async function fallsForGood(side: 'client' | 'consultant' | 'both') {
  if (side !== 'both') await booked.stay(side === 'client' ? 'consultant' : 'client', 71, 700)
  for (let seconds = 80; seconds <= 700; seconds += 10) await booked.sweep(seconds)
}

const ENDS: [string, 'is kept' | 'is lost', () => Promise<unknown>][] = [
  ['the consultant says goodbye after a minute', 'is kept', () => booked.leave('consultant', 71)],
  ['the consultant’s line falls for good', 'is kept', () => fallsForGood('consultant')],
  ['both lines fall for good, at once', 'is kept', () => fallsForGood('both')],
  ['the client says goodbye after a minute', 'is lost', () => booked.leave('client', 71)],
  ['the client’s line falls for good', 'is lost', () => fallsForGood('client')],
  ['the consultant leaves while the client is away', 'is lost', () => leaveWhileAway()],
]
async function leaveWhileAway() {
  await booked.stay('consultant', 71, 90)
  await booked.sweep(90)
  await booked.leave('consultant', 91)
}

/** Whole minutes of her plan that Ana can use once the job has run, so many seconds after the start. */
async function minutesAt(seconds: number) {
  await booked.at(seconds)
  await expireMinutes({ db, clock, log })
  expect(await findLedgerViolations(db)).toEqual([])
  return (await listMinutes(db, ana)).reduce((sum, pack) => sum + Math.floor(Number(leftMs(pack)) / 60_000), 0)
}

test.each(ENDS)('minutes of a plan pay, and %s: what comes back %s', async (_, outcome, end) => {
  await talkPaidBy('minutes')
  await end()
  expect((await booked.booking()).state).toBe('kept')
  const rest = outcome === 'is kept' ? 28 : 0
  expect(await minutesAt(720), 'what was talked is used').toBe(rest)
  expect(await minutesAt(70 + WEEK - 1)).toBe(rest)
  expect(await minutesAt(720 + WEEK)).toBe(0)
})

/** What Ana has of her bonus once the job has run, so many seconds after the start. */
async function bonusAt(seconds: number) {
  await booked.at(seconds)
  await expireBonuses({ db, clock, log })
  expect(await findLedgerViolations(db)).toEqual([])
  return balanceOf(db, promotionalOf(ana))
}

test.each(ENDS)('bonus pays, and %s: what comes back %s', async (_, outcome, end) => {
  await talkPaidBy('bonus')
  await end()
  const { captured } = await booked.booking()
  expect(captured).toBeGreaterThan(PRICE)
  const rest = outcome === 'is kept' ? PRICE * 30n - captured : 0n
  expect(await bonusAt(720)).toBe(rest)
  expect(await bonusAt(70 + WEEK - 1)).toBe(rest)
  expect(await bonusAt(720 + WEEK)).toBe(0n)
})
