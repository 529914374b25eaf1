import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { openDashboard } from '../open-dashboard.ts'
import type { People } from '../people.ts'
import { randomFor, randomUuid } from '../random.ts'
import type { RetryingClient } from '../retrying-client.ts'
import { ObservedRoom } from '../rooms/observed-room.ts'
import { Participant } from '../rooms/participant.ts'
import { requestConsultation } from '../request-consultation.ts'
import { billedOf } from '../rooms/run-rooms.ts'
import { intersect, subtract, total } from '../rooms/spans.ts'
import { CallSide } from './call-side.ts'
import { SoundPath } from './sound-path.ts'

type Call = {
  client: CallSide
  consultant: CallSide
  random: SeededRandom
  toClient: SoundPath
  toConsultant: SoundPath
}

/** Between the lease of sound and the time after which the clock stops: not charged, and no sweep sees it. */
const GAP_MS = 7_500
const LONG_MS = 13_000
const SHORT_MS = 2_500

/** Breaks both ways, or one, for so long. */
async function broken(paths: readonly SoundPath[], ms: number) {
  for (const path of paths) path.break(true)
  await wait(ms)
  for (const path of paths) path.break(false)
}

/** What happens once in a call, after it has begun. */
const CALL_INCIDENTS = {
  calm: () => wait(SHORT_MS),
  short_loss: ({ toClient, toConsultant }) => broken([toClient, toConsultant], SHORT_MS),
  sound_gap: ({ toClient, toConsultant }) => broken([toClient, toConsultant], GAP_MS),
  no_sound: ({ toClient, toConsultant }) => broken([toClient, toConsultant], LONG_MS),
  one_way: ({ random, toClient, toConsultant }) => broken([random.pick([toClient, toConsultant])], LONG_MS),
  /** The client hears everything and says that nothing comes. */
  lying_receiver: async ({ client }) => {
    client.lie = (report) => ({ ...report, received: 0, heard: 0 })
    await wait(LONG_MS)
    client.lie = (report) => report
  },
  /** The consultant sends nothing and says that all is well. */
  lying_sender: async ({ consultant }) => {
    consultant.isMicrophoneDead = true
    consultant.lie = (report) => ({
      ...report,
      received: 50,
      sent: 50,
      acknowledged: 1,
      heard: 1,
      spoke: 1,
      connected: 1,
    })
    await wait(LONG_MS)
    consultant.isMicrophoneDead = false
    consultant.lie = (report) => report
  },
  /** The reports of both wait in the line while the sound breaks off. */
  late_reports: async ({ client, consultant, toClient, toConsultant }) => {
    const late = [client, consultant].map((side) => side.participant.hang('up', 3_400))
    await wait(1_300)
    await Promise.all([...late, broken([toClient, toConsultant], LONG_MS)])
  },
  deaf_socket: ({ random, client, consultant }) =>
    random.pick([client, consultant]).participant.hang(random.pick(['up', 'down', 'both']), 8_500),
  cut: ({ random, client, consultant }) =>
    random.pick([client, consultant]).participant.disconnect(random.pick([0, 1_500, 9_000])),
  second_tab: ({ random, client, consultant }) =>
    random.pick([client, consultant]).participant.useSecondTab(2_000, random.pick([0, 9_000])),
  switch_process: ({ random, client, consultant }) => random.pick([client, consultant]).participant.switchProcess(),
} satisfies Record<string, (call: Call) => Promise<unknown>>
export type CallIncident = keyof typeof CALL_INCIDENTS

/** What was charged without presence of both, or without sound both ways beyond the lease, and in all. */
type CallsResult = {
  overMs: number
  soundlessMs: number
  chargedMs: number
  /** Calls in which somebody denied for long and without a gap what arrived, and nothing was counted as disputed. */
  undisputed: number
  /** For how long somebody denied what arrived, and what was counted of it. */
  deniedMs: number
  disputedMs: number
  details: string[]
  faults: string[]
}

type Given = { cluster: Cluster; people: People; api: RetryingClient; seed: number }
type Plan = { calls: number; atOnce: number; incidents?: readonly CallIncident[] }

const ALL = Object.keys(CALL_INCIDENTS) as CallIncident[]

/** The clock stops ten seconds after the last proof, and the worker looks once a second. */
const DENIED_MS = 12_000

/** Long enough for the longest incident between its beginning and some seconds after it. */
const CALL_MS = 27_000

/** Calls by voice with scripted sound, compared with what was charged: each incident in turn. */
export async function runCalls(given: Given, { calls, atOnce, incidents = ALL }: Plan): Promise<CallsResult> {
  const found: CallsResult = {
    overMs: 0,
    soundlessMs: 0,
    chargedMs: 0,
    undisputed: 0,
    deniedMs: 0,
    disputedMs: 0,
    details: [],
    faults: [],
  }
  const run = async (number: number) => {
    const incident = incidents[number % incidents.length]!
    const name = `call ${number} (${incident})`
    try {
      const { overMs, soundlessMs, chargedMs, disputes, disputedMs, deniedMs, longestDenialMs } = await runCall(given, {
        number,
        incident,
      })
      found.overMs += overMs
      found.soundlessMs += soundlessMs
      found.chargedMs += chargedMs
      found.disputedMs += disputedMs
      found.deniedMs += deniedMs
      const isUndisputed = longestDenialMs >= DENIED_MS && disputes === 0
      if (isUndisputed) found.undisputed += 1
      if (isUndisputed || overMs > 0 || soundlessMs > 0)
        found.details.push(
          `${name}: of ${Math.round(chargedMs)} ms charged ${Math.ceil(overMs)} without presence, ` +
            `${Math.ceil(soundlessMs)} without sound, ${deniedMs} denied (${longestDenialMs} without a gap), ${disputes} disputes`,
        )
    } catch (error) {
      found.faults.push(`${name}: ${String(error)}`)
    }
  }
  for (let first = 0; first < calls; first += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, calls - first) }, (_, place) => run(first + place)))
  return found
}

async function runCall(
  { cluster, people, api, seed }: Given,
  { number, incident }: { number: number; incident: CallIncident },
) {
  const random = randomFor(seed, 'call', number)
  const id = randomUuid(random)
  const [client, consultant] = [await people.client(1_000_000n), await people.consultant(299n)]
  const closeDashboard = openDashboard(cluster, consultant, random.below(2))
  const observed = new ObservedRoom()
  const [toClient, toConsultant] = [new SoundPath(), new SoundPath()]
  const sideOf = (role: 'client' | 'consultant') =>
    new CallSide({
      participant: new Participant(cluster, role === 'client' ? client : consultant, {
        room: id,
        random: randomFor(seed, 'call', number, role),
        observed: observed[role],
      }),
      api,
      room: id,
      out: role === 'client' ? toConsultant : toClient,
      in: role === 'client' ? toClient : toConsultant,
    })
  const sides = { client: sideOf('client'), consultant: sideOf('consultant') }
  // Both speak all the time: whatever the client hears is the consultant's voice.
  sides.client.onMeasured = (from, to) => observed.spoke({ from, to })
  const post = async (by: typeof client, verb: string) => {
    const from = Date.now()
    const answer = await api.request({ by, method: 'POST', path: `/api/consultations/${id}/${verb}` })
    if (answer.status !== 200) throw new Error(`${verb}: ${JSON.stringify(answer.body)}`)
    return { from, to: Date.now() }
  }
  try {
    await wait(random.below(3_000))
    const requested = await requestConsultation(api, { id, client, consultant })
    if (requested.status !== 200) throw new Error(`request: ${JSON.stringify(requested.body)}`)
    await cluster.read(
      (db) => db`update consultations set channel = 'audio', current_channel = 'audio',
        price_per_minute = price_per_minute * 125 / 100 where id = ${id}`,
    )
    await post(consultant, 'accept')
    await Promise.all([sides.client.participant.join(), sides.consultant.participant.join()])
    sides.client.begin()
    sides.consultant.begin()
    const until = Date.now() + CALL_MS
    await wait(5_000 + random.below(2_000))
    await CALL_INCIDENTS[incident]({ ...sides, random, toClient, toConsultant })
    await wait(Math.max(0, until - Date.now()))
    const ended = await post(random.pick([client, consultant]), 'end')
    observed.ended(ended)
    const billed = await billedOf(cluster, id)
    const soundAtMost = intersect(sides.client.observed.atMost(), sides.consultant.observed.atMost())
    const [row] = await cluster.read(
      (db) => db<{ disputes: number; disputedMs: number }[]>`
        select audio_denials as disputes, disputed_ms::float8 as "disputedMs" from consultations where id = ${id}`,
    )
    return {
      chargedMs: total(billed),
      overMs: total(subtract(billed, observed.atMost(ended.to))),
      soundlessMs: total(subtract(billed, soundAtMost)),
      ...row!,
      deniedMs: sides.client.deniedMs + sides.consultant.deniedMs,
      longestDenialMs: Math.max(sides.client.longestDenialMs, sides.consultant.longestDenialMs),
    }
  } finally {
    for (const side of Object.values(sides)) {
      side.end()
      side.participant.leave()
    }
    closeDashboard()
  }
}
