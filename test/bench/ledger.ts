import { randomBytes } from 'node:crypto'
import { connect } from '#platform/db.ts'
import { migrate } from '#platform/migrations.ts'
import { urlOf } from '#test/support/template-database.ts'
import { startSpenders } from './ledger/spenders.ts'
import { fundedTown, type Town } from './ledger/town.ts'
import { initTpcB, tpcB } from './ledger/tpc-b.ts'
import { type Bench, type Measured, median } from './measured.ts'

const TARGET = 1.2
const CLIENTS = 16
const THREADS = 2
/** A web process posts from its one thread. */
const WEB_THREADS = 1
const ROUNDS = 7
const SECONDS = 3

const CAPTURES = new URL('./ledger/captures.sql', import.meta.url).pathname
const BENCH_CAPTURE = new URL('./ledger/bench-capture.sql', import.meta.url).pathname

/**
 * Captures (two people's accounts and the commission) through postJournal, in turns with pgbench's TPC-B on the same
 * database and settings.
 */
export const ledger = besideTpcB('ledger journals/s, 16 clients', (url, town) => {
  const spenders = startSpenders(url, town, CLIENTS, WEB_THREADS)
  return { spend: () => spenders.spend(SECONDS), stop: spenders.stop }
})

/**
 * The same captures with pgbench as the client on both sides: what the database does, without what Node takes of the
 * two cores.
 */
export const ledgerAlone = besideTpcB('ledger journals/s, pgbench on both sides', (url) => ({
  spend: () => tpcB(url, CLIENTS, THREADS, SECONDS, CAPTURES),
  stop: async () => {},
}))

type Spending = { spend: () => Promise<number>; stop: () => Promise<unknown> }

function besideTpcB(name: string, start: (url: string, town: Town) => Spending): Bench {
  return { name, run: () => measure(name, start) }
}

async function measure(figure: string, start: (url: string, town: Town) => Spending): Promise<Measured> {
  const serverUrl = process.env.DATABASE_URL
  if (!serverUrl) throw new Error('DATABASE_URL is not set: start this with npm run bench')
  const name = `sensitivos_bench_${randomBytes(5).toString('hex')}`
  const server = connect(serverUrl, { max: 1 })
  await server.unsafe(`create database ${name} template template0`)
  const url = urlOf(serverUrl, name)
  const db = connect(url, { max: 4 })
  try {
    await migrate(db)
    const town = await fundedTown(db)
    await db.file(BENCH_CAPTURE)
    await initTpcB(url)
    await db`vacuum analyze`
    const spenders = start(url, town)
    await spenders.spend()
    const rates = { ours: [] as number[], tpcB: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      rates.ours.push(await spenders.spend())
      rates.tpcB.push(await tpcB(url, CLIENTS, THREADS, SECONDS))
    }
    await spenders.stop()
    const [value, limit] = [median(rates.ours), median(rates.tpcB)]
    return { name: figure, value, limit, ratio: value / limit, target: TARGET }
  } finally {
    await db.end({ timeout: 1 })
    await server.unsafe(`drop database ${name} with (force)`)
    await server.end()
  }
}
