import { RetryingClient } from './retrying-client.ts'
import { People } from './people.ts'
import { exchangeMessages } from './messages/exchange-messages.ts'
import { runCrowd } from './run-crowd.ts'
import { Grants } from './grants.ts'
import { killAsPlanned, type KillPlan } from './cluster/kill-as-planned.ts'
import { randomFor } from './random.ts'
import { type CallIncident, runCalls } from './calls/run-calls.ts'
import { runCheats } from './rooms/run-cheats.ts'
import { runRooms, type RoomResult } from './rooms/run-rooms.ts'
import type { Incident } from './rooms/run-room.ts'
import { countCovered, listViolations, sumStrawGain, unexplainedErrors } from './violations.ts'
import type { SourceEdit } from './cluster/source-edits.ts'
import { Cluster } from './cluster/cluster.ts'

export type ChaosPlan = {
  seed: number
  ops: number
  rooms: number
  messages: number
  kills: KillPlan
  /** Rooms in which somebody cheats, and for how long. */
  cheats?: number
  cheatMs?: number
  /** How long each metered consultation lasts. */
  roomMs: number
  incidents?: readonly Incident[]
  /** Calls by voice with scripted sound, each with one incident. */
  calls?: number
  callIncidents?: readonly CallIncident[]
  /** Planted bugs. */
  edits?: readonly SourceEdit[]
  hasWorker?: boolean
  consultants?: number
  /** Metered rooms at once. */
  roomsAtOnce?: number
}

export type ChaosVerdict = {
  seed: number
  ops: number
  rooms: number
  messages: number
  /** Consultations partly paid with minutes or bonus. */
  covered: number
  /** Charged milliseconds that were not owed. */
  overBilled: number
  /** Calls, what was charged in them, and what of it without sound both ways beyond the lease. Milliseconds. */
  calls: number
  callsCharged: number
  soundless: number
  /** Calls in which a denial was not counted; where a server fell, nobody can tell. */
  undisputed: number
  /** How long sound that arrived was denied in calls, and what of it was counted as disputed. Milliseconds. */
  denied: number
  disputed: number
  /** Rooms with somebody who cheats, and the messages that reached them. */
  cheats: number
  heard: number
  /** Messages that reached a seat without paid time, beyond two leases for each seat. */
  freeMessages: number
  /** What cheating gained beyond that, in centavos. */
  cheated: number
  /** Of each span with both present, what was not charged. */
  underBilledMsP99: number
  lost: number
  doubled: number
  disordered: number
  violations: number
  deadlocks: number
  /** Answers of 5xx without a message, and logged errors that no kill explains. */
  faults: number
  /** What free minutes earned beyond their ceilings, in centavos. */
  strawGainCents: number
  kills: { servers: number; database: number }
  seconds: number
}
export type ChaosReport = { verdict: ChaosVerdict; details: string[] }

/** Two seconds to a ping, two to a flush, the longest stall of a server or database, and the rest of a second. */
const MOST_UNDER_BILLED_MS = 16_000

/** The names of counts that must be empty and are not. */
export const failedCounts = (verdict: ChaosVerdict, { servers, database }: KillPlan): string[] => [
  ...(
    [
      'overBilled',
      'soundless',
      ...(servers + database === 0 ? (['undisputed'] as const) : []),
      'freeMessages',
      'cheated',
      'lost',
      'doubled',
      'disordered',
      'violations',
      'deadlocks',
      'faults',
      'strawGainCents',
    ] as const
  ).filter((count) => verdict[count] !== 0),
  ...(verdict.underBilledMsP99 > MOST_UNDER_BILLED_MS ? ['underBilledMsP99'] : []),
  ...(verdict.kills.servers < servers || verdict.kills.database < database ? ['kills'] : []),
]

/** Metered rooms, random acts and chats on two web processes and a PostgreSQL that are killed meanwhile. */
export async function runChaos(plan: ChaosPlan): Promise<ChaosReport> {
  const {
    seed,
    cheats = 0,
    calls = 0,
    callIncidents,
    cheatMs = 20_000,
    edits = [],
    hasWorker = true,
    incidents,
    roomsAtOnce = 70,
    consultants = 12,
  } = plan
  const started = performance.now()
  const cluster = await Cluster.open({ edits, hasWorker })
  try {
    const people = new People(cluster, randomFor(seed, 'cast'))
    const api = new RetryingClient(cluster, randomFor(seed, 'caller'))
    const waves = Math.max(1, Math.ceil(Math.max(plan.rooms, calls) / roomsAtOnce))
    let isKilling = true
    let areRoomsDone = false
    const given = { cluster, people, grants: new Grants(cluster.db), api, seed }
    const killing = killAsPlanned(
      cluster,
      plan.kills,
      waves * (plan.roomMs + 8_000),
      randomFor(seed, 'killer'),
    ).finally(() => {
      isKilling = false
    })
    const [rooms, crowd, exchanged, cheating, called] = await Promise.all([
      runRoomsInWaves({ ...given, plan, waves, ...(incidents && { incidents }) }).finally(() => {
        areRoomsDone = true
      }),
      plan.ops > 0
        ? runCrowd({ ...given, consultants, atLeast: plan.ops, isDone: () => !isKilling && areRoomsDone })
        : { ops: 0, refused: {}, faults: [] },
      plan.messages > 0
        ? exchangeMessages({ ...given, messages: plan.messages, pairs: Math.min(40, Math.ceil(plan.messages / 50)) })
        : { messages: 0, lost: 0, doubled: 0, disordered: 0, faults: [] },
      runCheats({ ...given, cheats, ms: cheatMs }),
      runCalls(given, { calls, atOnce: roomsAtOnce, ...(callIncidents && { incidents: callIncidents }) }),
      killing,
    ])
    const violations = await cluster.read(listViolations)
    const faults = [
      ...api.faults,
      ...crowd.faults,
      ...exchanged.faults,
      ...cheating.faults,
      ...called.faults,
      ...rooms.flatMap(({ fault }) => fault ?? []),
      ...unexplainedErrors(cluster.loggedErrors),
    ]
    const verdict: ChaosVerdict = {
      seed,
      ops: crowd.ops,
      rooms: rooms.length,
      messages: exchanged.messages,
      covered: await cluster.read(countCovered),
      overBilled: Math.ceil(rooms.reduce((sum, { overMs }) => sum + overMs, called.overMs)),
      underBilledMsP99: Math.round(
        percentile(
          rooms.flatMap(({ underMs }) => underMs),
          0.99,
        ),
      ),
      calls,
      callsCharged: Math.round(called.chargedMs),
      soundless: Math.ceil(called.soundlessMs),
      undisputed: called.undisputed,
      denied: Math.round(called.deniedMs),
      disputed: Math.round(called.disputedMs),
      cheats,
      heard: cheating.heard,
      freeMessages: cheating.freeMessages,
      cheated: cheating.cheated,
      lost: exchanged.lost,
      doubled: exchanged.doubled,
      disordered: exchanged.disordered,
      violations: violations.length,
      deadlocks: cluster.deadlocks(),
      faults: faults.length,
      strawGainCents: await cluster.read(sumStrawGain),
      kills: { ...cluster.kills },
      seconds: Math.round((performance.now() - started) / 1000),
    }
    const details = [
      ...rooms
        .filter(({ overMs }) => overMs > 0)
        .map(({ number, overMs, happened }) => `room ${number}: ${overMs} ms too much; ${happened.join(', ')}`),
      ...cheating.details,
      ...called.details,
      ...violations.map(({ rule, subject, detail }) => `${rule} ${subject}: ${detail}`),
      ...tally(faults),
      `refusals: ${JSON.stringify(crowd.refused)}`,
    ]
    return { verdict, details }
  } finally {
    await cluster.end()
  }
}

async function runRoomsInWaves({
  plan,
  waves,
  ...given
}: Omit<Parameters<typeof runRooms>[0], 'rooms' | 'ms' | 'first'> & { plan: ChaosPlan; waves: number }): Promise<
  RoomResult[]
> {
  const judged: RoomResult[] = []
  for (let wave = 0; wave < waves; wave++) {
    const rooms = Math.ceil((plan.rooms - judged.length) / (waves - wave))
    judged.push(...(await runRooms({ ...given, first: judged.length, rooms, ms: plan.roomMs })))
  }
  return judged
}

const percentile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? 0

/** Each text once, with its count. */
function tally(words: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return [...times].map(([word, count]) => `${count} × ${word}`)
}
