import { randomUUID } from 'node:crypto'
import { findBookingViolations } from '#domains/scheduling/bookings/invariants.sql.ts'
import { setHours } from '#domains/scheduling/hours/set-hours.ts'
import { BOOKING_MINUTES } from '#domains/scheduling/rules.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import type { Db } from '#platform/db.ts'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { killAsPlanned, type KillPlan } from '../cluster/kill-as-planned.ts'
import { People, type SignedInPerson } from '../people.ts'
import { randomFor } from '../random.ts'
import { type ApiAnswer, RetryingClient } from '../retrying-client.ts'
import { listViolations, unexplainedErrors } from '../violations.ts'

const AT_ONCE = 30
/** So many bursts of one cast: nobody may leave more than eight reservations of a day unpaid. */
const BURSTS_OF_A_CAST = 8
const MONEY = 100_000n
const PRICE = 299n
const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000]
/** Different lengths at starts of two hours overlap in every way. */
const STARTS = 8
const QUICKEST_BURST_MS = 400

export type BookingCounts = {
  bursts: number
  reserved: number
  moved: number
  /** Bookings of one person at the same time, pauses included (B1); bursts in which nobody got a place. */
  overlaps: number
  unserved: number
  /** Clients whose money did not all come back after everything was cancelled in time. */
  short: number
  deadlocks: number
  violations: string[]
  faults: string[]
  kills: { servers: number; database: number }
}

export const hasBookingFaults = (count: BookingCounts) =>
  count.overlaps + count.unserved + count.short + count.deadlocks + count.violations.length + count.faults.length > 0

type Reserved = { id: string; by: SignedInPerson; startsAt: Date; priceCents: bigint }

/**
 * Bookings at two web processes that are killed meanwhile: thirty people reserve one place, or overlapping ones;
 * winners pay in two tabs; both sides cancel, or the client moves it twice, at once. All counts of faults must be zero.
 */
export async function burstBookings(
  cluster: Cluster,
  { bursts, seed, kills }: { bursts: number; seed: number; kills: KillPlan },
): Promise<BookingCounts> {
  const people = new People(cluster, randomFor(seed, 'bookings'))
  const api = new RetryingClient(cluster, randomFor(seed, 'booking-caller'))
  const random = randomFor(seed, 'booking-bursts')
  const count = { bursts, reserved: 0, moved: 0, overlaps: 0, unserved: 0, short: 0 }
  const killing = killAsPlanned(cluster, kills, bursts * QUICKEST_BURST_MS, randomFor(seed, 'booking-killer'))
  let cast: SignedInPerson[] = []
  for (let burst = 0; burst < bursts; burst++) {
    if (burst % BURSTS_OF_A_CAST === 0) cast = await castOf(people)
    const consultant = await bookable(cluster, people)
    const found = await burstOnce({ cluster, api, random }, { cast, consultant, isOneSlot: burst % 2 === 0 })
    count.reserved += found.reserved
    count.moved += found.moved
    count.overlaps += found.overlaps
    if (found.reserved === 0) count.unserved++
    if (burst % BURSTS_OF_A_CAST === BURSTS_OF_A_CAST - 1 || burst === bursts - 1)
      count.short += await cluster.read((db) => countShort(db, cast))
  }
  await killing
  const violations = await cluster.read(async (db) => [
    ...(await listViolations(db)),
    ...(await findBookingViolations(db)),
  ])
  return {
    ...count,
    deadlocks: cluster.deadlocks(),
    violations: violations.map(({ rule, subject, detail }) => `${rule} ${subject} ${detail}`),
    faults: [...api.faults, ...unexplainedErrors(cluster.loggedErrors)],
    kills: { ...cluster.kills },
  }
}

const castOf = async (people: People) => {
  const cast: SignedInPerson[] = []
  for (let n = 0; n < AT_ONCE; n++) cast.push(await people.client(MONEY))
  return cast
}

async function bookable(cluster: Cluster, people: People): Promise<SignedInPerson> {
  const consultant = await people.consultant(PRICE)
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, until: 1_440 }))
  const rules = { exceptions: [], noticeMinutes: 120, farthestDays: 60, pauseMinutes: 10 }
  const hours = { zone: 'America/Sao_Paulo', weekly, ...rules, consultantId: consultant.id, now: new Date() }
  await cluster.read((db) => setHours(db, hours))
  return consultant
}

type Scene = { cluster: Cluster; api: RetryingClient; random: SeededRandom }
type Burst = { cast: readonly SignedInPerson[]; consultant: SignedInPerson; isOneSlot: boolean }

async function burstOnce({ cluster, api, random }: Scene, { cast, consultant, isOneSlot }: Burst) {
  const first = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 48 * HOUR_MS
  const startAt = () => new Date(first + (isOneSlot ? 0 : random.below(STARTS)) * 15 * MINUTE_MS)
  const post = (by: SignedInPerson, path: string, body: object): Promise<ApiAnswer> =>
    api.request({ by, method: 'POST', path, body })
  const wishes = cast.map((by) => {
    const minutes = isOneSlot ? 30 : BOOKING_MINUTES[random.below(BOOKING_MINUTES.length)]!
    return { by, id: randomUUID(), startsAt: startAt(), minutes, priceCents: PRICE * BigInt(minutes) }
  })
  const answers = await Promise.all(
    wishes.map(({ by, id, startsAt, minutes, priceCents }) =>
      post(by, '/api/bookings', {
        id,
        consultantId: consultant.id,
        channel: 'chat',
        startsAt: startsAt.toISOString(),
        minutes,
        zone: 'America/Manaus',
        seenCents: Number(priceCents),
        agreesToFee: true,
      }),
    ),
  )
  const reserved: Reserved[] = wishes.filter((_, n) => answers[n]!.status === 200)
  await Promise.all(
    reserved.flatMap(({ by, id, priceCents }) => {
      const pay = () => ({ paymentId: randomUUID(), fromBalanceCents: Number(priceCents) })
      return [post(by, `/api/bookings/${id}/pay`, pay()), post(by, `/api/bookings/${id}/pay`, pay())]
    }),
  )
  const overlapsPaid = await cluster.read((db) => countOverlaps(db, consultant.id))
  const cancel = (by: SignedInPerson, id: string) => post(by, `/api/bookings/${id}/cancel`, { seenFeeCents: 0 })
  const move = ({ by, id, startsAt }: Reserved) => {
    const to = new Date(first + (1 + random.below(2 * STARTS)) * 15 * MINUTE_MS)
    return post(by, `/api/bookings/${id}/move`, { from: startsAt.toISOString(), startsAt: to.toISOString() })
  }
  const acts = await Promise.all(
    reserved.flatMap((one) =>
      random.chance(0.5) ? [cancel(one.by, one.id), cancel(consultant, one.id)] : [move(one), move(one)],
    ),
  )
  const overlapsMoved = await cluster.read((db) => countOverlaps(db, consultant.id))
  await Promise.all(reserved.map(({ by, id }) => cancel(by, id)))
  const moved = acts.filter(({ status, body }) => status === 200 && body.state === 'confirmed').length
  return { reserved: reserved.length, moved, overlaps: overlapsPaid + overlapsMoved }
}

/** Pairs of bookings that take the same consultant, with the pause behind each, or the same client, at once. */
async function countOverlaps(db: Db, consultantId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    with open as (select * from bookings where state in ('reserved', 'confirmed') and starts_at > current_instant())
    select count(*)::int as count from open a join open b on a.id < b.id
      and (a.consultant_id = b.consultant_id and a.starts_at < b.busy_until and b.starts_at < a.busy_until
        or a.client_id = b.client_id and a.starts_at < b.ends_at and b.starts_at < a.ends_at)
    where a.consultant_id = ${consultantId}`
  return row!.count
}

async function countShort(db: Db, cast: readonly SignedInPerson[]): Promise<number> {
  const balances = await Promise.all(cast.map(({ id }) => balanceOf(db, availableOf(id))))
  return balances.filter((balance) => balance !== MONEY).length
}
