import { setTimeout as wait } from 'node:timers/promises'
import type { RetryingClient } from '../retrying-client.ts'
import type { People } from '../people.ts'
import { openDashboard } from '../open-dashboard.ts'
import type { Grants } from '../grants.ts'
import { randomFor } from '../random.ts'
import { type Incident, runRoom, type RoomOutcome } from './run-room.ts'
import type { Span } from './spans.ts'
import type { Cluster } from '../cluster/cluster.ts'

type RoomsOptions = {
  cluster: Cluster
  people: People
  grants: Grants
  api: RetryingClient
  seed: number
  rooms: number
  first?: number
  ms: number
  incidents?: readonly Incident[]
}
export type RoomResult = { number: number; overMs: number; underMs: number[]; happened: string[]; fault?: string }

const STAGGER_MS = 3_000

/** Many metered consultations at once; returns what was charged too much or too little compared with what happened. */
export async function runRooms({
  cluster,
  people,
  grants,
  api,
  seed,
  rooms,
  first = 0,
  ms,
  incidents,
}: RoomsOptions): Promise<RoomResult[]> {
  const roomVerdicts = await Promise.all(
    Array.from({ length: rooms }, async (_, place): Promise<RoomOutcome | { fault: string }> => {
      const number = first + place
      const random = randomFor(seed, 'rooms', number)
      const client = await people.client(1_000_000n)
      const consultant = await people.consultant(BigInt(149 + random.below(1_300)))
      // Minutes and bonus that often end during the consultation.
      for (const isBonus of [true, false])
        if (random.chance(0.5))
          await grants.grant(random, client, { isBonus, ms: 2_000 + random.below(ms), cents: 1 + random.below(200) })
      const closeDashboard = openDashboard(cluster, consultant, random.below(2))
      try {
        await wait(random.below(STAGGER_MS))
        return await runRoom({
          cluster,
          api,
          client,
          consultant,
          seed,
          number,
          ms,
          ...(incidents && { incidents }),
        })
      } catch (error) {
        return { fault: String(error) }
      } finally {
        closeDashboard()
      }
    }),
  )
  const judged: RoomResult[] = []
  for (const [place, room] of roomVerdicts.entries()) {
    const number = first + place
    if ('fault' in room)
      judged.push({ number, overMs: 0, underMs: [], happened: [], fault: `room ${number}: ${room.fault}` })
    else
      judged.push({
        number,
        happened: room.happened,
        ...room.observed.compareBilled(
          await billedOf(cluster, room.id),
          room.endedAt,
          await chargedOf(cluster, room.id),
        ),
      })
  }
  return judged
}

/** How long was charged for in all, in whole seconds, by minutes and credit. Milliseconds. */
async function chargedOf(cluster: Cluster, id: string): Promise<number> {
  const [row] = await cluster.read(
    (db) => db<{ ms: number }[]>`select charged_time(c)::float8 as ms from consultations c where id = ${id}`,
  )
  return row!.ms
}

/** What was proven, in fractional ms of this machine's clock. */
export const billedOf = (cluster: Cluster, id: string): Promise<Span[]> =>
  cluster.read(
    (db) => db<Span[]>`
    select extract(epoch from started_at)::float8 * 1000 as "from", extract(epoch from ended_at)::float8 * 1000 as "to"
    from billed_segments where consultation_id = ${id} order by started_at`,
  )
