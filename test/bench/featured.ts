import { fork } from 'node:child_process'
import autocannon from 'autocannon'
import { connect } from '#platform/db.ts'
import { migrate } from '#platform/migrations.ts'
import { letBeFeatured } from '#test/support/people.ts'
import { createBenchDatabase } from './bench-database.ts'
import { type Measurement, median } from './measurement.ts'
import { seedBenchPeople } from './pages/seed-people.ts'

const NAME = 'GET /api/consultants/featured, requests/s'
const TARGET = 0.8
const ROUNDS = 7
const SECONDS = 2
const CLIENTS = 16

/** Our whole API against node's http with the bare driver and the same query, alternating on one database. */
export const featured = { name: NAME, run }

async function run(): Promise<Measurement> {
  const { url, drop } = await createBenchDatabase()
  const stops: (() => void)[] = []
  try {
    await seed(url)
    const [ours, raw] = await Promise.all(['our', 'raw'].map((kind) => start(kind, url, stops)))
    await Promise.all([load(ours!, 1), load(raw!, 1)])
    const rates = { ours: [] as number[], raw: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      rates.ours.push(await load(ours!, SECONDS))
      rates.raw.push(await load(raw!, SECONDS))
    }
    const [value, limit] = [median(rates.ours), median(rates.raw)]
    return { name: NAME, value, limit, ratio: value / limit, target: TARGET }
  } finally {
    for (const stop of stops) stop()
    await drop()
  }
}

async function seed(url: string) {
  const db = connect(url)
  await migrate(db)
  await seedBenchPeople(db)
  for (const { id } of await db<
    { id: string }[]
  >`select id from consultants where approved_at is not null and not is_automatic order by approved_at limit 7`)
    await letBeFeatured(db, id)
  await db.end()
}

async function start(kind: string, databaseUrl: string, stops: (() => void)[]): Promise<string> {
  const child = fork(new URL(`./featured/${kind}-server.ts`, import.meta.url), {
    env: { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
  })
  stops.push(() => child.kill())
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (said) => resolve(said as number))
    child.once('exit', (code) => reject(new Error(`the ${kind} server ended with ${code}`)))
  })
  return `http://127.0.0.1:${port}/api/consultants/featured`
}

async function load(url: string, seconds: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, duration: seconds, connections: CLIENTS })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`)
  return requests.average
}
