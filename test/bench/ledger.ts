import { connect } from '#platform/db.ts'
import { migrate } from '#platform/migrations.ts'
import { createBenchDatabase } from './bench-database.ts'
import { startSpenders } from './ledger/spenders.ts'
import { fundAccounts, type FundedAccounts } from './ledger/funded-accounts.ts'
import { initTpcB, tpcB } from './ledger/tpc-b.ts'
import { type Bench, type Measurement, median } from './measurement.ts'

const TARGET = 1.2
const CLIENTS = 16
const THREADS = 2
/** A web process posts from a single thread. */
const WEB_THREADS = 1
const ROUNDS = 7
const SECONDS = 3

const CAPTURES = new URL('./ledger/captures.sql', import.meta.url).pathname
const BENCH_CAPTURE = new URL('./ledger/bench-capture.sql', import.meta.url).pathname

/** Captures (two people's accounts and the commission) through postJournal against pgbench's TPC-B, alternating. */
export const ledger = againstTpcB('ledger journals/s, 16 clients', (url, accounts) => {
  const spenders = startSpenders(url, accounts, CLIENTS, WEB_THREADS)
  return { spend: () => spenders.spend(SECONDS), stop: spenders.stop }
})

/** The same captures with pgbench as the client on both sides, which leaves out what Node takes of the two cores. */
export const ledgerAlone = againstTpcB('ledger journals/s, pgbench on both sides', (url) => ({
  spend: () => tpcB(url, CLIENTS, THREADS, SECONDS, CAPTURES),
  stop: async () => {},
}))

type CaptureLoad = { spend: () => Promise<number>; stop: () => Promise<unknown> }

function againstTpcB(name: string, start: (url: string, accounts: FundedAccounts) => CaptureLoad): Bench {
  return { name, run: () => measure(name, start) }
}

async function measure(
  figure: string,
  start: (url: string, accounts: FundedAccounts) => CaptureLoad,
): Promise<Measurement> {
  const { url, drop } = await createBenchDatabase()
  const db = connect(url, { max: 4 })
  try {
    await migrate(db)
    const accounts = await fundAccounts(db)
    await db.file(BENCH_CAPTURE)
    await initTpcB(url)
    await db`vacuum analyze`
    const spenders = start(url, accounts)
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
    await drop()
  }
}
