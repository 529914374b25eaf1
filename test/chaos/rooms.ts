import { setTimeout as wait } from 'node:timers/promises'
import type { Caller } from './caller.ts'
import type { Cast } from './cast.ts'
import { openDesk } from './desk.ts'
import type { Gifts } from './gifts.ts'
import { luckOf } from './luck.ts'
import { type Happening, tellRoom, type Told } from './room-story.ts'
import type { Span } from './spans.ts'
import type { World } from './world.ts'

type Wishes = {
  world: World
  cast: Cast
  gifts: Gifts
  caller: Caller
  seed: number
  rooms: number
  first?: number
  ms: number
  happenings?: readonly Happening[]
}
export type Judged = { number: number; overMs: number; underMs: number[]; happened: string[]; fault?: string }

const STAGGER_MS = 3_000

/**
 * Many metered conversations at once; answers what each was charged too much and too little, against what really
 * happened.
 */
export async function meterRooms({
  world,
  cast,
  gifts,
  caller,
  seed,
  rooms,
  first = 0,
  ms,
  happenings,
}: Wishes): Promise<Judged[]> {
  const told = await Promise.all(
    Array.from({ length: rooms }, async (_, place): Promise<Told | { fault: string }> => {
      const number = first + place
      const luck = luckOf(seed, 'rooms', number)
      const client = await cast.client(1_000_000n)
      const consultant = await cast.consultant(BigInt(149 + luck.below(1_300)))
      // Minutes and bonus that may well end in the middle of it.
      for (const isBonus of [true, false])
        if (luck.chance(0.5))
          await gifts.give(luck, client, { isBonus, ms: 2_000 + luck.below(ms), cents: 1 + luck.below(200) })
      const closeDesk = openDesk(world, consultant, luck.below(2))
      try {
        await wait(luck.below(STAGGER_MS))
        return await tellRoom({
          world,
          caller,
          client,
          consultant,
          seed,
          number,
          ms,
          ...(happenings && { happenings }),
        })
      } catch (error) {
        return { fault: String(error) }
      } finally {
        closeDesk()
      }
    }),
  )
  const judged: Judged[] = []
  for (const [place, room] of told.entries()) {
    const number = first + place
    if ('fault' in room)
      judged.push({ number, overMs: 0, underMs: [], happened: [], fault: `room ${number}: ${room.fault}` })
    else
      judged.push({
        number,
        happened: room.happened,
        ...room.diary.judge(await billedOf(world, room.id), room.endedAt),
      })
  }
  return judged
}

/** What was charged, in milliseconds of the machine's clock, with its fractions. */
const billedOf = (world: World, id: string): Promise<Span[]> =>
  world.read(
    (db) => db<Span[]>`
    select extract(epoch from started_at)::float8 * 1000 as "from", extract(epoch from ended_at)::float8 * 1000 as "to"
    from billed_segments where consultation_id = ${id} order by started_at`,
  )
