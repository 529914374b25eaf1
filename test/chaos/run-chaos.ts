import { Caller } from './caller.ts'
import { Cast } from './cast.ts'
import { exchangeMessages } from './conversations.ts'
import { letCrowdIn } from './crowd.ts'
import { Gifts } from './gifts.ts'
import { killAsPlanned, type Quotas } from './killer.ts'
import { luckOf } from './luck.ts'
import { meterRooms, type Judged } from './rooms.ts'
import type { Happening } from './room-story.ts'
import { countCovered, listViolations, unexplained } from './verdict.ts'
import type { Edit } from './edits.ts'
import { World } from './world.ts'

export type Plan = {
  seed: number
  ops: number
  rooms: number
  messages: number
  kills: Quotas
  /** How long each metered conversation lasts. */
  roomMs: number
  happenings?: readonly Happening[]
  /** Planted bugs. */
  edits?: readonly Edit[]
  hasWorker?: boolean
  consultants?: number
  /** Metered rooms at once. */
  roomsAtOnce?: number
}

export type Verdict = {
  seed: number
  ops: number
  rooms: number
  messages: number
  /** Conversations that minutes or bonus paid a part of. */
  covered: number
  /** Milliseconds that were charged and not owed. */
  overBilled: number
  /** Of each stretch that two people spent together, what was not charged. */
  underBilledMsP99: number
  lost: number
  doubled: number
  disordered: number
  violations: number
  deadlocks: number
  /** Answers of 5xx without their words, and complaints of the processes that no kill explains. */
  faults: number
  kills: { servers: number; database: number }
  seconds: number
}
export type Report = { verdict: Verdict; details: string[] }

/** Two seconds to a ping and two to a flush, and the longest that chaos lets a server or a database stand still. */
const MOST_UNDER_BILLED_MS = 15_000

/** What is not as it must be; nothing is the only good answer. */
export const wrongsOf = (verdict: Verdict, { servers, database }: Quotas): string[] => [
  ...(['overBilled', 'lost', 'doubled', 'disordered', 'violations', 'deadlocks', 'faults'] as const).filter(
    (count) => verdict[count] !== 0,
  ),
  ...(verdict.underBilledMsP99 > MOST_UNDER_BILLED_MS ? ['underBilledMsP99'] : []),
  ...(verdict.kills.servers < servers || verdict.kills.database < database ? ['kills'] : []),
]

/**
 * A day of bad luck: metered rooms, a crowd and conversations on two web processes and a PostgreSQL that are killed
 * under them.
 */
export async function runChaos(plan: Plan): Promise<Report> {
  const { seed, edits = [], hasWorker = true, happenings, roomsAtOnce = 70, consultants = 12 } = plan
  const started = performance.now()
  const world = await World.open({ edits, hasWorker })
  try {
    const cast = new Cast(world.db, luckOf(seed, 'cast'))
    const caller = new Caller(world, luckOf(seed, 'caller'))
    const waves = Math.max(1, Math.ceil(plan.rooms / roomsAtOnce))
    let isKilling = true
    let areRoomsDone = false
    const given = { world, cast, gifts: new Gifts(world.db), caller, seed }
    const killing = killAsPlanned(world, plan.kills, waves * (plan.roomMs + 8_000), luckOf(seed, 'killer')).finally(
      () => {
        isKilling = false
      },
    )
    const [rooms, crowd, talk] = await Promise.all([
      meterInWaves({ ...given, plan, waves, ...(happenings && { happenings }) }).finally(() => {
        areRoomsDone = true
      }),
      plan.ops > 0
        ? letCrowdIn({ ...given, consultants, atLeast: plan.ops, isDone: () => !isKilling && areRoomsDone })
        : { ops: 0, refused: {}, faults: [] },
      plan.messages > 0
        ? exchangeMessages({ ...given, messages: plan.messages, pairs: Math.min(40, Math.ceil(plan.messages / 50)) })
        : { messages: 0, lost: 0, doubled: 0, disordered: 0, faults: [] },
      killing,
    ])
    const violations = await world.read(listViolations)
    const faults = [
      ...caller.faults,
      ...crowd.faults,
      ...talk.faults,
      ...rooms.flatMap(({ fault }) => fault ?? []),
      ...unexplained(world.complaints),
    ]
    const verdict: Verdict = {
      seed,
      ops: crowd.ops,
      rooms: rooms.length,
      messages: talk.messages,
      covered: await world.read(countCovered),
      overBilled: Math.ceil(rooms.reduce((sum, { overMs }) => sum + overMs, 0)),
      underBilledMsP99: Math.round(
        percentile(
          rooms.flatMap(({ underMs }) => underMs),
          0.99,
        ),
      ),
      lost: talk.lost,
      doubled: talk.doubled,
      disordered: talk.disordered,
      violations: violations.length,
      deadlocks: world.deadlocks(),
      faults: faults.length,
      kills: { ...world.kills },
      seconds: Math.round((performance.now() - started) / 1000),
    }
    const details = [
      ...rooms
        .filter(({ overMs }) => overMs > 0)
        .map(({ number, overMs, happened }) => `room ${number}: ${overMs} ms too much; ${happened.join(', ')}`),
      ...violations.map(({ rule, subject, detail }) => `${rule} ${subject}: ${detail}`),
      ...tally(faults),
      `refusals: ${JSON.stringify(crowd.refused)}`,
    ]
    return { verdict, details }
  } finally {
    await world.end()
  }
}

async function meterInWaves({
  plan,
  waves,
  ...given
}: Omit<Parameters<typeof meterRooms>[0], 'rooms' | 'ms' | 'first'> & { plan: Plan; waves: number }): Promise<
  Judged[]
> {
  const judged: Judged[] = []
  for (let wave = 0; wave < waves; wave++) {
    const rooms = Math.ceil((plan.rooms - judged.length) / (waves - wave))
    judged.push(...(await meterRooms({ ...given, first: judged.length, rooms, ms: plan.roomMs })))
  }
  return judged
}

const percentile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? 0

/** The same words once, with how often they were said. */
function tally(words: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return [...times].map(([word, count]) => `${count} × ${word}`)
}
