import postgres from 'postgres'
import { databaseClock } from '#platform/clock.ts'
import { connect, type Db } from '#platform/db.ts'
import { apiOf, type Route, type Viewer } from '#platform/http.ts'
import { log } from '#platform/log.ts'

const ROUNDS = 40
/** PostgreSQL plans a prepared statement anew for its first runs. */
const WARM_UP = 6

type Statement = { text: string; values: unknown[] }
type Asked = {
  url: string
  endpoints: readonly Route[]
  paths: readonly string[]
  /** Who asks; several take turns, so that none uses up what one may ask. */
  viewers?: readonly Viewer[]
}

/** The p99 in ms of our API's whole answers, and of their statements repeated through the bare driver. */
export async function measureAnswers({ url, endpoints, paths, viewers = [] }: Asked) {
  const sent: Statement[] = []
  const debug = (_connection: number, text: string, values: unknown[]) => void sent.push({ text, values })
  const listening = postgres(url, { max: 1, types: { bigint: postgres.BigInt }, debug }) as Db
  const [own, bare] = [connect(url, { max: 1 }), postgres(url, { max: 1 })]
  const now = new Date()
  try {
    const [listened, api] = [apiOn(endpoints, listening, now, viewers), apiOn(endpoints, own, now, viewers)]
    const times = { ours: [] as number[], bare: [] as number[] }
    const statements: Statement[][] = []
    for (const path of paths) {
      sent.length = 0
      await answer(listened, path, viewers)
      statements.push([...sent])
    }
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (const [at, path] of paths.entries()) {
        const ours = await milliseconds(() => answer(api, path, viewers))
        const theirs = await milliseconds(async () => {
          for (const { text, values } of statements[at]!) await bare.unsafe(text, values as never[], { prepare: true })
        })
        if (round < 0) continue
        times.ours.push(ours)
        times.bare.push(theirs)
      }
    }
    return { ours: p99(times.ours), bare: p99(times.bare) }
  } finally {
    await Promise.all([listening, own, bare].map((one) => one.end({ timeout: 1 })))
  }
}

/** A fixed instant, so that both sides ask for the same. */
const apiOn = (endpoints: readonly Route[], db: Db, now: Date, viewers: readonly Viewer[]) =>
  apiOf(endpoints, {
    db,
    now: () => now,
    clock: databaseClock,
    log,
    viewerOf: async (token) => viewers.find(({ id }) => id === token),
    trustedProxies: 0,
  })

let asked = 0

async function answer(api: ReturnType<typeof apiOf>, path: string, viewers: readonly Viewer[]) {
  const viewer = viewers[asked++ % Math.max(1, viewers.length)]
  const response = await api.request(path, viewer && { headers: { authorization: `Bearer ${viewer.id}` } })
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  await response.text()
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]!
