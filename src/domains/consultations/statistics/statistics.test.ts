import { beforeEach, expect, test } from 'vitest'
import { postJournals } from '#domains/wallet/index.ts'
import { availableOf, GATEWAY } from '#domains/wallet/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { acceptConsultation } from '../lifecycle/accept-consultation.ts'
import { beginConsultation } from '../lifecycle/begin-consultation.ts'
import { closeOverdueConsultation } from '../lifecycle/close-overdue-consultation.ts'
import { declineConsultation } from '../lifecycle/decline-consultation.ts'
import { endConsultation } from '../lifecycle/end-consultation.ts'
import { storeMessages } from '../messages/sql.ts'
import { joinRoom } from '../metering/join-room.ts'
import { Seat } from '../metering/seat.ts'
import { meterRooms } from '../metering/sql.ts'
import { requestConsultation } from '../lifecycle/request-consultation.ts'
import { readLatelyHere } from './read-lately-here.ts'
import { countStatistics, estimateAvailability, listLatelyHere } from './sql.ts'

const NOON = new Date('2026-11-20T15:00:00.000Z')
const MINUTE = 60

let db: Db
let ana: string
let luna: string
const instant = (seconds: number) => new Date(NOON.getTime() + seconds * 1000)
const at = (seconds: number) => travelTo(db, instant(seconds))

beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  await at(0)
  ;[ana, luna] = [await aClient(db, 'Ana', 100_000n), await aConsultant(db, 'Luna')]
})

/** Ana requests a consultation at `start` seconds. */
async function asked(start: number) {
  const id = crypto.randomUUID()
  await at(start)
  await comeOnline(db, luna)
  await requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', clock })
  return id
}

/** Requested, accepted after `waitS`, both connected two seconds later. */
async function begun(start: number, waitS: number) {
  const id = await asked(start)
  await at(start + waitS)
  await acceptConsultation(db, { id, consultantId: luna, clock })
  const seats = [(await joinRoom(db, { id, personId: ana }))!, (await joinRoom(db, { id, personId: luna }))!].map(
    ({ role, connectionNumber, joinedAt }) => {
      const seat = new Seat(id, role, connectionNumber, joinedAt.getTime())
      seat.provedAt = instant(start + waitS + 2).getTime()
      return seat
    },
  )
  await at(start + waitS + 2)
  await meterRooms(db, seats)
  await beginConsultation(db, { id, clock })
  await storeMessages(db, [{ consultationId: id, authorId: luna, id: crypto.randomUUID(), body: 'Bom dia, Ana.' }])
  return id
}

async function ended(start: number, waitS: number, lastedS = 3) {
  const id = await begun(start, waitS)
  await at(start + waitS + 2 + lastedS)
  await endConsultation(db, { id, personId: ana, clock })
  return id
}

test('a consultant without consultations, and an unknown id, have all zeros', async () => {
  const empty = { settled: 0, refunded: 0, asked: 0, missed: 0, medianWaitMs: null }
  expect(await countStatistics(db, luna)).toEqual(empty)
  expect(await countStatistics(db, crypto.randomUUID())).toEqual(empty)
})

test('counts settled and missed requests but not declined ones, and takes the median wait', async () => {
  await ended(0, 12)
  await ended(MINUTE, 20)
  await ended(2 * MINUTE, 40)

  const passed = await asked(5 * MINUTE)
  await at(6 * MINUTE + 1)
  await closeOverdueConsultation(db, { id: passed, clock })

  const declined = await asked(8 * MINUTE)
  await declineConsultation(db, { id: declined, consultantId: luna, clock })

  const absent = await asked(10 * MINUTE)
  await at(10 * MINUTE + 30)
  await acceptConsultation(db, { id: absent, consultantId: luna, clock })
  await joinRoom(db, { id: absent, personId: ana })
  await at(12 * MINUTE)
  await closeOverdueConsultation(db, { id: absent, clock })

  expect(await countStatistics(db, luna)).toEqual({
    settled: 3,
    refunded: 0,
    asked: 5,
    missed: 2,
    medianWaitMs: 25_000,
  })
})

test('a request that the client did not attend is not counted as missed', async () => {
  const id = await asked(0)
  await acceptConsultation(db, { id, consultantId: luna, clock })
  await joinRoom(db, { id, personId: luna })
  await at(2 * MINUTE)
  await closeOverdueConsultation(db, { id, clock })
  expect(await countStatistics(db, luna)).toMatchObject({ asked: 1, missed: 0 })
})

test('counts a refunded consultation once, from the ledger', async () => {
  const [id] = [await ended(0, 5), await ended(MINUTE, 5)]
  for (const n of [1, 2])
    await inTransaction(db, (tx) =>
      postJournals(tx, [
        {
          key: `refund:${id}:${n}`,
          subject: { kind: 'consultation', id, n: n },
          kind: 'consultation_refund',
          postings: [{ from: GATEWAY, to: availableOf(ana), amount: 1n }],
        },
      ]),
    )
  expect(await countStatistics(db, luna)).toMatchObject({ settled: 2, refunded: 1 })
})

test('gives no estimate during a first consultation', async () => {
  await begun(0, 5)
  expect(await estimateAvailability(db, instant(MINUTE))).toEqual([{ consultantId: luna, freeInMs: null }])
})

test('estimates when Luna is free: her median length less the elapsed time', async () => {
  for (const [n, minutes] of [4, 10, 30].entries()) await ended(n * 60 * MINUTE, 5, minutes * MINUTE)
  const start = 4 * 60 * MINUTE
  expect(await estimateAvailability(db, instant(start))).toEqual([])
  await begun(start, 5)
  const freeAfter = async (minutes: number) =>
    (await estimateAvailability(db, instant(start + 7 + minutes * MINUTE)))[0]!.freeInMs
  expect(Math.round((await freeAfter(4))! / 1000)).toBe(6 * MINUTE)
  expect(await freeAfter(40)).toBe(0)
})

test('lists who was here lately and is not now: first whoever is usually here in the next three hours', async () => {
  const first = luna
  await ended(0, 12)
  const sol = (luna = await aConsultant(db, 'Sol'))
  await ended(6 * 60 * MINUTE, 12)
  const DAY = 24 * 60 * MINUTE
  const lately = async (seconds: number) =>
    (await listLatelyHere(db, { since: instant(seconds - 28 * DAY), now: instant(seconds), most: 6 })).map(
      ({ id, hours }) => [id, hours],
    )
  expect(await lately(DAY - 30 * MINUTE)).toEqual([
    [first, [12]],
    [sol, [18]],
  ])
  expect(await lately(DAY + 5.5 * 60 * MINUTE)).toEqual([
    [sol, [18]],
    [first, [12]],
  ])
  await at(DAY)
  await comeOnline(db, first)
  expect(await lately(DAY)).toEqual([[sol, [18]]])
  expect(await lately(29 * DAY)).toEqual([])
})

test('of who was here lately it tells the usual hours from ten consultations on, the day, and nothing of programs', async () => {
  for (let n = 0; n < 9; n++) await ended(n * 10 * MINUTE, 12)
  const later = (seconds: number) => readLatelyHere(db, instant(90 * MINUTE + seconds))
  const [before] = await later(0)
  expect(before).toEqual({ consultant: expect.objectContaining({ id: luna }), usualHours: null, lastOn: '2026-11-20' })
  expect(before!.consultant).not.toHaveProperty('isAutomatic')
  await ended(91 * MINUTE, 12)
  const hour = 60 * MINUTE
  expect(await later(hour)).toMatchObject([
    { consultant: { id: luna }, usualHours: 'costuma atender das 12 h às 14 h' },
  ])
  await db`update consultants set is_automatic = true where id = ${luna}`
  expect(await later(hour + 11)).toEqual([])
})

test('the latest forty consultations tell the habits, so a long history costs nothing', async () => {
  await ended(0, 12)
  const [columns] = await db<{ names: string }[]>`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'consultations' and column_name not in ('id', 'requested_at')`
  await ownerOf(db).unsafe(`insert into consultations (id, requested_at, ${columns!.names})
    select gen_random_uuid(), requested_at - n * interval '1 minute', ${columns!.names}
    from consultations, generate_series(1, 60) n`)
  const [row] = await listLatelyHere(db, { since: instant(-90 * MINUTE), now: instant(10 * MINUTE), most: 6 })
  expect(row!.hours).toHaveLength(40)
})
