import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#platform/db.ts'
import type { Bench, Measurement } from './measurement.ts'
import { type ActiveRoom, insertActiveRooms } from './rooms/insert-active-rooms.ts'
import { mapConcurrently, connectToRoom } from './rooms/connect-to-room.ts'
import { type MeasuredWeb, startMeasuredWeb } from './rooms/measured-web.ts'

const ROOMS = 2_000
const FEW_ROOMS = 200
const SECONDS = 20
const MOST_SHARE = 0.15
/** Ten times the rooms may cost at most a tenth more statements. */
const MOST_GROWTH = 1.1
const PORT = 4_891

const SHARE = `share of a core that meters ${ROOMS} live rooms`
const GROWTH = `statements per second, ${ROOMS} live rooms against ${FEW_ROOMS}`

let measuring: Promise<Record<'share' | 'growth', Measurement>> | undefined
const measured = () => (measuring ??= measure())

/** One web process with 4,000 people in 2,000 active rooms. */
export const metering: Bench[] = [
  { name: SHARE, run: async () => (await measured()).share },
  { name: GROWTH, run: async () => (await measured()).growth },
]

async function measure() {
  const web = await startMeasuredWeb(PORT)
  try {
    const rooms = await insertActiveRooms(web.db, ROOMS)
    await joinRooms(web, rooms.slice(0, FEW_ROOMS))
    const few = await measureIdle(web)
    await joinRooms(web, rooms.slice(FEW_ROOMS))
    const all = await measureIdle(web)
    await checkThatAllAreBilled(web.db)
    return {
      share: { name: SHARE, value: all.share, limit: 1, ratio: all.share, target: MOST_SHARE, atMost: true },
      growth: {
        name: GROWTH,
        value: all.statements,
        limit: few.statements,
        ratio: all.statements / few.statements,
        target: MOST_GROWTH,
        atMost: true,
      },
    }
  } finally {
    await web.end()
  }
}

const joinRooms = (web: MeasuredWeb, rooms: readonly ActiveRoom[]) =>
  mapConcurrently(
    rooms.flatMap(({ id, tokens }) => tokens.map((token) => ({ id, token }))),
    50,
    ({ id, token }) => connectToRoom(web.port, token, id),
  )

/** CPU and statements during `SECONDS` in which nobody sends anything. */
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
  const [row] = await db<
    { idle: number }[]
  >`select count(*)::int as idle from consultations where billed_ms < ${(SECONDS * 1000) / 2}`
  if (row!.idle > 0) throw new Error(`${row!.idle} rooms were not metered`)
}
