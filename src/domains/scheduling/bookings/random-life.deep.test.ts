import { expect, test } from 'vitest'
import { beginConsultation } from '#domains/consultations/lifecycle/begin-consultation.ts'
import { extendHold } from '#domains/consultations/lifecycle/extend-hold.ts'
import { acceptConsultation, endConsultation, requestConsultation } from '#domains/consultations/index.ts'
import { sweepConsultations } from '#domains/consultations/jobs.ts'
import { storeMessages } from '#domains/consultations/messages/sql.ts'
import { joinRoom } from '#domains/consultations/metering/join-room.ts'
import { Seat } from '#domains/consultations/metering/seat.ts'
import { type JoinedSeat, meterRooms } from '#domains/consultations/metering/sql.ts'
import { pauseConsultation } from '#domains/consultations/lifecycle/pause-consultation.ts'
import { resumeByProof, resumeConsultation } from '#domains/consultations/lifecycle/resume-consultation.ts'
import { continueConsultation } from '#domains/consultations/lifecycle/continue-consultation.ts'
import { Refusal } from '#shared/refusal.ts'
import { databaseClock, travelTo } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { openHours } from '#test/support/booked-consultation.ts'
import { listBookedViolations } from '#test/support/booked-violations.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { listSlots } from '../hours/list-slots.ts'
import { setHours } from '../hours/set-hours.ts'
import { jobs } from '../jobs.ts'
import type { BookingMinutes } from '../rules.ts'
import { cancelBooking } from './cancel-booking.ts'
import { holdAndConfirm } from './confirm-booking.ts'
import { rescheduleBooking } from './reschedule-booking.ts'
import { lockBooking } from './sql.ts'
import { payBooking } from './pay-booking.ts'
import { reserveBooking } from './reserve-booking.ts'

const STEPS = 120
const MINUTE_MS = 60_000
const PEOPLE_START_WITH = 30_000n

test('whatever people and time do, in any order and at once, money is whole and nobody is booked twice', async () => {
  const seed = seedOfThisRun()
  const luck = seededRandom(seed)
  const db = await freshDatabase({ max: 8 })
  const clients = [
    await aClient(db, 'Ana', PEOPLE_START_WITH),
    await aClient(db, 'Bia', PEOPLE_START_WITH),
    await aClient(db, 'Caio', PEOPLE_START_WITH),
  ]
  const consultants = [await aConsultant(db, 'Luna'), await aConsultant(db, 'Sol')]
  const time = settableClock(await databaseClock(db))
  const payments = openPaymentFixture(db, { time })
  const { clock } = time
  const hoursOf = (until: number) => ({
    zone: luck.pick(['America/Sao_Paulo', 'America/Rio_Branco', 'Asia/Kathmandu']),
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, until })),
    exceptions: [],
    noticeMinutes: luck.pick([15, 120]),
    farthestDays: 4,
    pauseMinutes: luck.pick([0, 10, 45]),
  })
  for (const consultantId of consultants) await setHours(db, { ...hoursOf(1_440), consultantId, now: time.now() })

  const anyBooking = async (states: readonly string[]) => {
    const rows = await db<{ id: string; clientId: string; consultantId: string; startsAt: Date; price: bigint }[]>`
      select id, client_id as "clientId", consultant_id as "consultantId", starts_at as "startsAt", price
      from bookings where state = any(${[...states]}::text[]) order by reserved_at, id`
    return rows.length > 0 ? luck.pick(rows) : undefined
  }
  /** One of the first slots that are shown, so that people meet. */
  const anySlot = async (consultantId: string, minutes: BookingMinutes, clientId: string) => {
    const month = new Date(time.now().getTime() + 26 * 60 * MINUTE_MS).toISOString().slice(0, 7)
    const asked = { consultantId, month, zone: 'UTC', minutes, clientId, now: time.now() }
    const { slots } = await listSlots(db, asked)
    return slots[luck.below(Math.min(slots.length, 12))]
  }
  const acts = {
    async reserve() {
      const [clientId, consultantId] = [luck.pick(clients), luck.pick(consultants)]
      const minutes = luck.pick([20, 30, 45, 60] as const)
      const startsAt = await anySlot(consultantId, minutes, clientId)
      if (!startsAt) return
      const wanted = {
        channel: 'chat',
        startsAt,
        minutes,
        zone: 'America/Manaus',
        seen: 299n * BigInt(minutes),
      } as const
      await reserveBooking(db, { id: crypto.randomUUID(), clientId, consultantId, ...wanted, clock })
    },
    async pay() {
      const booking = await anyBooking(['reserved'])
      if (!booking) return
      const { id, clientId, price } = booking
      const fromBalance = luck.pick([price, price, price - 2_000n, 0n])
      const paymentId = crypto.randomUUID()
      const paying = {
        id,
        clientId,
        paymentId,
        method: 'pix',
        installments: 1,
        fromBalance,
        address: '203.0.113.9',
      } as const
      await payBooking(payments.context, paying)
      if (fromBalance < price && luck.chance(0.7)) await payments.press({ id: paymentId }, 'pagar')
    },
    async cancel() {
      const booking = await anyBooking(['reserved', 'confirmed'])
      if (!booking) return
      const personId = luck.pick([booking.clientId, booking.consultantId])
      await cancelBooking(db, { id: booking.id, personId, seen: 2_990n, clock })
    },
    async move() {
      const booking = await anyBooking(['confirmed'])
      if (!booking) return
      const { id, clientId, consultantId, startsAt: from } = booking
      const startsAt = await anySlot(consultantId, 60, clientId)
      if (startsAt) await rescheduleBooking(db, { id, clientId, from, startsAt, clock })
    },
    async changeHours() {
      const consultantId = luck.pick(consultants)
      await setHours(db, { ...hoursOf(luck.pick([720, 1_440])), consultantId, now: time.now() })
    },
    async work() {
      await payments.work()
      for (const job of jobs) await job.run({ db, clock, now: time.now(), log })
    },
  }
  const names = [...Array<keyof typeof acts>(5).fill('reserve'), ...Array<keyof typeof acts>(4).fill('pay')]
  const all: (keyof typeof acts)[] = [...names, 'cancel', 'move', 'move', 'work', 'work', 'changeHours']

  let refused = 0
  for (let step = 0; step < STEPS; step++) {
    const chosen = Array.from({ length: 1 + luck.below(3) }, () => luck.pick(all))
    const results = await Promise.allSettled(chosen.map((name) => acts[name]()))
    for (const result of results)
      if (result.status === 'rejected') {
        if (!(result.reason instanceof Refusal)) throw new Error(`seed ${seed}, step ${step}`, { cause: result.reason })
        refused++
      }
    const found = await listBookedViolations(db)
    expect(found, `seed ${seed}, step ${step}: ${chosen.join(', ')}`).toEqual([])
    time.pass(luck.pick([1, 5, 30, 400, 5_000]))
  }
  const twice = await db`
    select from bookings a join bookings b on a.id < b.id and a.state = 'confirmed' and b.state = 'confirmed'
      and (a.consultant_id = b.consultant_id and tstzrange(a.starts_at, a.busy_until) && tstzrange(b.starts_at, b.busy_until)
        or a.client_id = b.client_id and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at))`
  expect(twice, `seed ${seed}`).toEqual([])
  const states = await db<{ state: string; n: number }[]>`select state, count(*)::int as n from bookings group by 1`
  const countOf = (name: string) => states.find(({ state }) => state === name)?.n ?? 0
  const said = `seed ${seed}: ${JSON.stringify(states)}, ${refused} refused`
  expect(countOf('confirmed') + countOf('cancelled'), said).toBeGreaterThan(3)
})

const ROOM_STEPS = 160

test('whoever comes, stays, leaves or calls around booked times, what is held becomes charge, fee or credit', async () => {
  const seed = seedOfThisRun()
  const luck = seededRandom(seed)
  const db = await freshDatabase({ max: 1 })
  let now = NOON.getTime()
  await travelTo(db, NOON)
  const clients = [await aClient(db, 'Ana', 300_000n), await aClient(db, 'Bia', 300_000n)]
  const consultants = [await aConsultant(db, 'Luna'), await aConsultant(db, 'Sol')]
  for (const id of consultants) await openHours(db, id, luck.pick([0, 15]))
  const clock = databaseClock
  /** Who sits where: a seat proves as long as its person is there. */
  const seats = new Map<string, { joined: JoinedSeat; consultationId: string; personId: string }>()
  const openRooms = () => db<{ id: string; clientId: string; consultantId: string; state: string }[]>`
    select id, client_id as "clientId", consultant_id as "consultantId", state from consultations
    where ended_at is null order by requested_at, id`
  const anyRoom = async () => {
    const rooms = await openRooms()
    return rooms.length > 0 ? luck.pick(rooms) : undefined
  }
  const eitherOf = (room: { clientId: string; consultantId: string }) => luck.pick([room.clientId, room.consultantId])

  const acts = {
    async book() {
      const [clientId, consultantId] = [luck.pick(clients), luck.pick(consultants)]
      const minutes = luck.pick([20, 30] as const)
      const first = Math.ceil((now + 15 * MINUTE_MS) / (15 * MINUTE_MS)) * 15 * MINUTE_MS
      const startsAt = new Date(first + luck.below(4) * 15 * MINUTE_MS)
      const seen = 299n * BigInt(minutes)
      const place = { startsAt, minutes, channel: 'chat', zone: 'America/Belem', seen } as const
      const { id } = await reserveBooking(db, { id: crypto.randomUUID(), clientId, consultantId, ...place, clock })
      await inTransaction(db, async (tx) => holdAndConfirm(tx, (await lockBooking(tx, id))!, new Date(now)))
    },
    async cancel() {
      const [booking] = await db<{ id: string; clientId: string; consultantId: string }[]>`
        select id, client_id as "clientId", consultant_id as "consultantId" from bookings
        where state = 'confirmed' order by starts_at limit 1`
      if (booking) await cancelBooking(db, { id: booking.id, personId: eitherOf(booking), seen: 2_990n, clock })
    },
    async call() {
      const [clientId, consultantId] = [luck.pick(clients), luck.pick(consultants)]
      const id = crypto.randomUUID()
      await comeOnline(db, consultantId)
      await requestConsultation(db, { id, clientId, consultantId, channel: 'chat', clock })
      await acceptConsultation(db, { id, consultantId, clock })
    },
    async come() {
      for (const room of await openRooms()) {
        const personId = eitherOf(room)
        const joined = await joinRoom(db, { id: room.id, personId })
        if (joined) seats.set(`${room.id} ${joined.role}`, { joined, consultationId: room.id, personId })
      }
    },
    async go() {
      const all = [...seats.keys()]
      if (all.length > 0) seats.delete(luck.pick(all))
    },
    async speak() {
      for (const { joined, consultationId, personId } of seats.values())
        await storeMessages(db, [
          {
            consultationId,
            authorId: personId,
            id: crypto.randomUUID(),
            body: 'Oi.',
            seat: { connectionNumber: joined.connectionNumber, provedAt: now },
          },
        ])
    },
    async end() {
      const room = await anyRoom()
      if (room) await endConsultation(db, { id: room.id, personId: eitherOf(room), seenFee: 2_990n, clock })
    },
    async pause() {
      const room = await anyRoom()
      if (room) await pauseConsultation(db, { id: room.id, personId: eitherOf(room), clock })
    },
    async resume() {
      const room = await anyRoom()
      if (room) await resumeConsultation(db, { id: room.id, personId: eitherOf(room), clock })
    },
    async goOn() {
      const room = await anyRoom()
      if (room) await continueConsultation(db, { id: room.id, clientId: room.clientId, clock })
    },
  }
  /** Time passes; whoever is there proves it, and the workers do what is due. */
  const passTime = async (seconds: number) => {
    now += seconds * 1_000
    await travelTo(db, new Date(now))
    const proving = [...seats.values()].map(({ joined, consultationId }) => {
      const seat = new Seat(consultationId, joined.role, joined.connectionNumber, joined.joinedAt.getTime())
      seat.provedAt = now
      return seat
    })
    for (const { id, due } of proving.length > 0 ? await meterRooms(db, proving) : []) {
      if (due === 'activate') await beginConsultation(db, { id, clock })
      if (due === 'resume') await resumeByProof(db, { id, clock })
      if (due === 'hold' || due === 'end_of_funds') await extendHold(db, { id, clock })
    }
    for (const job of [sweepConsultations, ...jobs]) await job.run({ db, clock, now: new Date(now), log })
    const open = new Set((await openRooms()).map(({ id }) => id))
    for (const [key, { consultationId }] of seats) if (!open.has(consultationId)) seats.delete(key)
  }

  const often: (keyof typeof acts)[] = ['book', 'come', 'come', 'come', 'speak', 'speak', 'speak']
  const all: (keyof typeof acts)[] = [...often, ...often, 'call', 'go', 'cancel', 'end', 'pause', 'resume', 'goOn']
  const said: string[] = []
  for (let step = 0; step < ROOM_STEPS; step++) {
    const name = luck.pick(all)
    said.push(name)
    await acts[name]().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw new Error(`seed ${seed}, step ${step}: ${name}`, { cause: error })
    })
    const isQuiet = (await openRooms()).length === 0
    await passTime(luck.pick(isQuiet ? [300, 600] : [1, 5, 20, 40, 40, 120, 300]))
    const found = await listBookedViolations(db)
    expect(found, `seed ${seed}, step ${step}: ${said.slice(-8).join(', ')}`).toEqual([])
  }
  const states = await db<{ state: string; n: number }[]>`
    select state, count(*)::int as n from bookings where opened_at is not null group by 1 order by 1`
  const opened = states.reduce((sum, { n }) => sum + n, 0)
  expect(opened, `seed ${seed}: ${JSON.stringify(states)}`).toBeGreaterThan(2)
  const late = await db`select id from bookings where ended_at is null and ends_at < ${new Date(now)}::timestamptz
    - interval '1 hour'`
  expect(late, `seed ${seed}`).toEqual([])
})
