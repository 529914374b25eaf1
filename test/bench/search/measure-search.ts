import postgres from 'postgres'
import { endpoints } from '#domains/consultants/endpoints.ts'
import { databaseClock } from '#platform/clock.ts'
import { connect, type Db } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { SEARCH_QUERIES } from './queries.ts'

const ROUNDS = 40
/** PostgreSQL plans a prepared statement anew for its first runs. */
const WARM_UP = 6

type Statement = { text: string; values: unknown[] }

/** The p99 in ms of our API's whole answer, and of its statements repeated through the bare driver. */
export async function measureSearch(url: string): Promise<{ ours: number; bare: number }> {
  const sent: Statement[] = []
  const debug = (_connection: number, text: string, values: unknown[]) => void sent.push({ text, values })
  const listening = postgres(url, { max: 1, types: { bigint: postgres.BigInt }, debug }) as Db
  const [own, bare] = [connect(url, { max: 1 }), postgres(url, { max: 1 })]
  const now = new Date()
  try {
    const [listened, api] = [apiOn(listening, now), apiOn(own, now)]
    const times = { ours: [] as number[], bare: [] as number[] }
    const statements: Statement[][] = []
    for (const question of SEARCH_QUERIES) {
      sent.length = 0
      await answer(listened, question)
      statements.push([...sent])
    }
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (const [at, question] of SEARCH_QUERIES.entries()) {
        const ours = await milliseconds(() => answer(api, question))
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
const apiOn = (db: Db, now: Date) =>
  apiOf(endpoints, {
    db,
    now: () => now,
    clock: databaseClock,
    log,
    viewerOf: async () => undefined,
    trustedProxies: 0,
  })

async function answer(api: ReturnType<typeof apiOf>, question: string) {
  const response = await api.request(`/api/consultants?${question}`)
  if (response.status !== 200) throw new Error(`${question}: ${response.status} ${await response.text()}`)
  await response.text()
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]!
