import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#platform/db.ts'
import type { Bench, Measurement } from './measurement.ts'
import { type ActiveRoom, insertActiveRooms } from './rooms/insert-active-rooms.ts'
import { mapConcurrently, connectToRoom } from './rooms/connect-to-room.ts'
import { reportMedia } from './rooms/report-media.ts'
import { type MeasuredWeb, startMeasuredWeb } from './rooms/measured-web.ts'

const ROOMS = 2_000
const FEW_ROOMS = 200
const SECONDS = 20
const MOST_SHARE = 0.15
/** Ten times the rooms may cost at most a tenth more statements. */
const MOST_GROWTH = 1.1
const PORT = 4_891

const SHARE = `share of a core that meters ${ROOMS} live rooms`
const CALLS = `share of a core that meters ${ROOMS} live rooms, half of them calls`
const GROWTH = `statements per second, ${ROOMS} live rooms against ${FEW_ROOMS}`

let measuring: Promise<Record<'share' | 'calls' | 'growth', Measurement>> | undefined
const measured = () => (measuring ??= measure())

/** A web process with 200 active rooms, one with 2,000, and one where half of those are calls; two people in each. */
export const metering: Bench[] = [
  { name: SHARE, run: async () => (await measured()).share },
  { name: CALLS, run: async () => (await measured()).calls },
  { name: GROWTH, run: async () => (await measured()).growth },
]

async function measure() {
  const few = await measureRooms(FEW_ROOMS)
  const all = await measureRooms(ROOMS)
  const halfCalls = await measureRooms(ROOMS, { calls: ROOMS / 2 })
  process.stderr.write(`chat only: ${inWords(all)}; half of them calls: ${inWords(halfCalls)}\n`)
  const shareOf = (name: string, value: number) =>
    ({ name, value, limit: 1, ratio: value, target: MOST_SHARE, atMost: true }) as const
  return {
    share: shareOf(SHARE, all.share),
    calls: shareOf(CALLS, halfCalls.share),
    growth: {
      name: GROWTH,
      value: all.statements,
      limit: few.statements,
      ratio: all.statements / few.statements,
      target: MOST_GROWTH,
      atMost: true,
    },
  }
}

/** What so many rooms cost at a process of their own; the last ones are calls. */
async function measureRooms(count: number, { calls = 0 } = {}) {
  const web = await startMeasuredWeb(PORT)
  try {
    const rooms = await insertActiveRooms(web.db, count, calls)
    const seats = await joinRooms(web, rooms)
    const calling = new Set(rooms.slice(count - calls).map(({ id }) => id))
    const stop = reportMedia(seats.filter(({ room }) => calling.has(room)))
    const spent = await measureIdle(web).finally(stop)
    await checkThatAllAreBilled(web.db)
    return spent
  } finally {
    await web.end()
  }
}

const joinRooms = (web: MeasuredWeb, rooms: readonly ActiveRoom[]) =>
  mapConcurrently(
    rooms.flatMap(({ id, tokens }) => tokens.map((token) => ({ id, token }))),
    50,
    async ({ id, token }) => ({ room: id, socket: await connectToRoom(web.port, token, id) }),
  )

const inWords = ({ share, statements }: { share: number; statements: number }) =>
  `${share.toFixed(3)} of a core, ${statements.toFixed(1)} statements a second`

/** CPU and statements during `SECONDS` in which nobody writes anything. */
async function measureIdle({ db, cpuSeconds, statements }: MeasuredWeb) {
  await db`update consultations set consultant_spoke_at = clock_timestamp()`
  await wait(5_000)
  const [statementsBefore, cpu, started] = [statements(), cpuSeconds(), performance.now()]
  await wait(SECONDS * 1000)
  const passed = (performance.now() - started) / 1000
  return { share: (cpuSeconds() - cpu) / passed, statements: (statements() - statementsBefore) / passed }
}

/** Guards against a process that is cheap because it meters nobody. */
async function checkThatAllAreBilled(db: Db) {
  const [row] = await db<{ idle: number }[]>`
    select count(*)::int as idle from consultations
    where case current_channel when 'chat' then billed_ms else audio_ms end < ${(SECONDS * 1000) / 2}`
  if (row!.idle > 0) throw new Error(`${row!.idle} rooms were not metered`)
}
