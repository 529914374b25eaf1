import { afterEach, beforeEach, expect, test } from 'vitest'
import { availableOf, balanceOf, findViolations, grantBonus, grantMinutes, listMinutes, reservedOf, toClearOf } from '#domains/wallet/index.ts'
import { prepaidOf, promotionalOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline, credit } from '#test/support/people.ts'
import { acceptConsultation } from '../accept-consultation.ts'
import { beginConsultation } from '../begin-consultation.ts'
import { closeOverdue } from '../close-overdue.ts'
import { declineConsultation } from '../decline-consultation.ts'
import { endConsultation } from '../end-consultation.ts'
import { extendHold } from '../extend-hold.ts'
import { sayInRooms } from '../messages/sql.ts'
import { joinRoom } from '../metering/join-room.ts'
import { Seat } from '../metering/seat.ts'
import { type Joined, meterRooms } from '../metering/sql.ts'
import { readConsultation } from '../reading/read-consultation.ts'
import { requestConsultation } from '../request-consultation.ts'
import { findViolations as findFaults } from '../watch/sql.ts'

const NOON = new Date('2026-11-20T15:00:00.000Z')
const YEAR_MS = 365 * 86_400_000
const MINUTE = 60_000n

let db: Db
let [ana, luna, id] = ['', '', '']
let seats: Joined[] = []
const at = (seconds: number) => travelTo(db, new Date(NOON.getTime() + seconds * 1000))
const seen = () => readConsultation(db, id, ana)

beforeEach(async () => {
  db ??= await freshDatabase({ max: 1 })
  await at(0)
  ;[ana, luna, id] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna'), crypto.randomUUID()]
  await comeOnline(db, luna)
})

afterEach(async () => {
  await endConsultation(db, { id, personId: ana, clock }).catch(() => {})
  expect([...(await findFaults(db)), ...(await findViolations(db))]).toEqual([])
})

/** Ana with credit of her own, bonus and packs; a pack's minute costs R$ 2,50. */
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
    await inTransaction(db, (tx) => grantMinutes(tx, { ...pack, ceiling: 449n, grantedAt: NOON, expiresAt: expiresAt(n) }))
  }
  if (bonus > 0n)
    await inTransaction(db, (tx) => grantBonus(tx, { id: crypto.randomUUID(), personId: ana, amount: bonus, grantedAt: NOON, expiresAt: expiresAt(0) }))
}

const ask = () => requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', clock })

async function prove(seconds: number) {
  const proven = seats.map((joined) => {
    const seat = new Seat(id, joined.role, joined.connection, joined.joinedAt.getTime())
    seat.provedAt = NOON.getTime() + seconds * 1000
    seat.spokeAt = seat.provedAt
    return seat
  })
  await at(seconds)
  return (await meterRooms(db, proven))[0]
}

/** Both there, Luna's first word at 10 s: from here the clock runs. */
async function begin() {
  await ask()
  await acceptConsultation(db, { id, consultantId: luna, clock })
  seats = [(await joinRoom(db, { id, personId: ana }))!, (await joinRoom(db, { id, personId: luna }))!]
  await prove(8)
  await beginConsultation(db, { id, clock })
  await at(10)
  await sayInRooms(db, [{ consultationId: id, authorId: luna, id: crypto.randomUUID(), body: 'Bom dia, Ana.' }])
}

/** Goes on for so many seconds after the first word; whatever the meter asks for is done. */
async function talk(fromSecond: number, toSecond: number) {
  for (let now = fromSecond + 5; now <= toSecond; now += 5) {
    const due = (await prove(10 + now))?.due
    if (due === 'hold' || due === 'end_of_funds') await extendHold(db, { id, clock })
  }
}
const end = () => endConsultation(db, { id, personId: ana, clock })
const stands = async () =>
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

test('ten minutes of a pack are set aside before any money, and what was not used is free again', async () => {
  await anaHas({ credits: 1_000n, packs: [20n] })
  await begin()
  expect(await seen()).toMatchObject({ coveredMs: 600_000, heldCents: 0n, leftMs: 600_000 })
  await talk(0, 180)
  await end()
  expect(await seen()).toMatchObject({ state: 'ended', billedMs: 179_999, capturedCents: 0n, consultantCents: 583n })
  expect(await stands()).toEqual({ available: 1_000n, promotional: 0n, reserved: 0n, prepaid: 5_000n - 749n, luna: 583n })
  expect(await listMinutes(db, ana)).toMatchObject([{ usedMs: 179_999n, reservedMs: 0n }])
})

test('a pack that runs out in the middle is followed by credit, to the millisecond', async () => {
  await anaHas({ credits: 5_000n, packs: [4n] })
  await begin()
  expect(await seen()).toMatchObject({ coveredMs: 240_000, heldCents: 1_794n, leftMs: 600_000 })
  await talk(0, 300)
  await end()
  const { receiptCode, ...ended } = await seen()
  expect(ended).toMatchObject({ billedMs: 299_999, capturedCents: 298n, consultantCents: 778n + 194n })
  expect(await stands()).toEqual({ available: 4_702n, promotional: 0n, reserved: 0n, prepaid: 0n, luna: 972n })
  const [receipt] = await db<{ content: string }[]>`select content from receipts where code = ${receiptCode}`
  expect(JSON.parse(receipt!.content)).toMatchObject({ billedMs: 299_999, coveredMs: 240_000, chargedCents: 298, coveredConsultantCents: 778 })
})

test('two packs follow each other, and more is set aside while it lasts', async () => {
  await anaHas({ packs: [6n, 20n] })
  await begin()
  expect(await seen()).toMatchObject({ coveredMs: 600_000, heldCents: 0n })
  await talk(0, 320)
  expect(await seen()).toMatchObject({ coveredMs: 1_200_000, heldCents: 0n })
  await end()
  const used = await listMinutes(db, ana)
  expect(used.map(({ title, usedMs, reservedMs }) => [title, usedMs, reservedMs])).toEqual([
    ['6 minutos', 319_999n, 0n],
    ['20 minutos', 0n, 0n],
  ])
})

test('minutes alone carry a conversation, and when they are used up it ends there', async () => {
  await anaHas({ packs: [5n] })
  await begin()
  await talk(0, 330)
  expect(await seen()).toMatchObject({ state: 'ended', reason: 'out_of_funds', billedMs: 300_000, capturedCents: 0n, consultantCents: 972n })
  expect(await stands()).toMatchObject({ prepaid: 0n, luna: 972n })
})

test('less than three minutes of both together does not begin, and nothing is set aside', async () => {
  await anaHas({ credits: 298n, packs: [2n] })
  await expect(ask()).rejects.toMatchObject({ code: 'consultations.not_enough_balance' })
  expect(await listMinutes(db, ana)).toMatchObject([{ reservedMs: 0n }])
})

test('a minute of credit and two of a pack do begin', async () => {
  await anaHas({ credits: 299n, packs: [2n] })
  await ask()
  expect(await seen()).toMatchObject({ coveredMs: 120_000, heldCents: 299n, leftMs: 180_000 })
})

test.each([
  ['declined', () => declineConsultation(db, { id, consultantId: luna, clock })],
  ['expired', async () => (await at(60), closeOverdue(db, { id, clock }))],
])('a request that is %s gives the minutes back', async (state, act) => {
  await anaHas({ packs: [20n] })
  await ask()
  await act()
  expect(await seen()).toMatchObject({ state })
  expect(await listMinutes(db, ana)).toMatchObject([{ usedMs: 0n, reservedMs: 0n }])
  expect(await stands()).toMatchObject({ prepaid: 5_000n, luna: 0n })
})

test('bonus is spent first, and what is left of each goes back to where it came from', async () => {
  await anaHas({ credits: 5_000n, bonus: 400n })
  await begin()
  expect(await stands()).toMatchObject({ promotional: 0n, available: 2_410n, reserved: 2_990n })
  await talk(0, 60)
  await end()
  expect(await seen()).toMatchObject({ capturedCents: 298n, promotionalCents: 298n })
  expect(await stands()).toMatchObject({ promotional: 102n, available: 5_000n, reserved: 0n, luna: 194n })
})

test('bonus that is used up is followed by own credit', async () => {
  await anaHas({ credits: 5_000n, bonus: 400n })
  await begin()
  await talk(0, 120)
  await end()
  expect(await seen()).toMatchObject({ capturedCents: 597n, promotionalCents: 400n })
  expect(await stands()).toMatchObject({ promotional: 0n, available: 4_803n, reserved: 0n })
})

test('minutes that are bought while money runs are kept for the next conversation', async () => {
  await anaHas({ credits: 5_000n })
  await begin()
  await talk(0, 200)
  await anaHas({ packs: [20n] })
  await talk(200, 400)
  expect(await seen()).toMatchObject({ coveredMs: 0, heldCents: 5_000n })
})
