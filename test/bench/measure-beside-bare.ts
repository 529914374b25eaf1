import postgres from 'postgres'
import { connect, type Db } from '#platform/db.ts'
import { processorWaitsOf } from './processor-waits.ts'

/** How many times each is asked: often enough for a hundredth of all to be several. */
const roundsFor = (asks: number) => Math.max(10, Math.min(40, Math.ceil(1_500 / asks)))
/** PostgreSQL plans a prepared statement anew for its first runs. */
const WARM_UP = 6

type Ask = (db: Db) => Promise<unknown>
type Times = { ours: number; bare: number }
type Statement = { text: string; values: unknown[] }

/**
 * The p99 in ms of what is asked through our code, and of the same statements through the bare driver, in turns and
 * in the same order, so that both plan alike. What a process waits for a processor is not counted.
 */
export async function measureBesideBare(url: string, asks: readonly Ask[]): Promise<Times> {
  const statements = await statementsOf(url, asks)
  const [own, bare] = [connect(url, { max: 1 }), postgres(url, { max: 1 }) as Db]
  try {
    const [timeOwn, timeBare] = [await timerOf(own), await timerOf(bare)]
    const times = { ours: [] as number[], bare: [] as number[] }
    for (let round = -WARM_UP; round < roundsFor(asks.length); round++) {
      for (const [at, ask] of asks.entries()) {
        const ours = await timeOwn(() => ask(own))
        const theirs = await timeBare(async () => {
          for (const { text, values } of statements[at]!) await bare.unsafe(text, values as never[], { prepare: true })
        })
        if (round < 0) continue
        times.ours.push(ours)
        times.bare.push(theirs)
      }
    }
    return { ours: p99(times.ours), bare: p99(times.bare) }
  } finally {
    await Promise.all([own, bare].map((one) => one.end({ timeout: 1 })))
  }
}

/** What each ask sends to the server. */
async function statementsOf(url: string, asks: readonly Ask[]): Promise<Statement[][]> {
  const sent: Statement[] = []
  const debug = (_connection: number, text: string, values: unknown[]) => void sent.push({ text, values })
  const listening = postgres(url, { max: 1, types: { bigint: postgres.BigInt }, debug }) as Db
  try {
    const statements: Statement[][] = []
    for (const ask of asks) {
      sent.length = 0
      await ask(listening)
      statements.push([...sent])
    }
    return statements
  } finally {
    await listening.end({ timeout: 1 })
  }
}

async function timerOf(db: Db) {
  const [backend] = await db<{ pid: number }[]>`select pg_backend_pid() as pid`
  const waits = processorWaitsOf(backend!.pid)
  return async (work: () => Promise<unknown>): Promise<number> => {
    const [waited, began] = [waits(), performance.now()]
    await work()
    const took = performance.now() - began
    return Math.max(0, took - (waits() - waited))
  }
}

const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]!
