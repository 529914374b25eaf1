import { fork } from 'node:child_process'
import autocannon from 'autocannon'
import { appointAdmin, registerPerson } from '#domains/accounts/index.ts'
import { connect } from '#platform/db.ts'
import { ownServer } from '#test/support/own-server.ts'
import { plantConsultants } from '../../db/seeds/consultants.ts'
import { demoPeople } from '../../db/seeds/people.ts'

const NAME = 'GET /api/consultants/featured, requests/s'
const TARGET = 0.8
const ROUNDS = 5
const SECONDS = 2

/** Our whole API on the same database as node's http with the bare driver and the same query, in alternating rounds. */
export const featured = { name: NAME, run }

async function run() {
  const postgres = await ownServer()
  await plant(postgres.url)
  const [ours, raw] = await Promise.all(['our', 'raw'].map((kind) => start(kind, postgres.url)))
  try {
    const rates = { ours: [] as number[], raw: [] as number[] }
    await Promise.all([load(ours!.url, 1), load(raw!.url, 1)])
    for (let round = 0; round < ROUNDS; round++) {
      rates.ours.push(await load(ours!.url, SECONDS))
      rates.raw.push(await load(raw!.url, SECONDS))
    }
    const [value, limit] = [median(rates.ours), median(rates.raw)]
    return { name: NAME, value, limit, ratio: value / limit, target: TARGET }
  } finally {
    ours!.stop()
    raw!.stop()
    await postgres.end()
  }
}

async function plant(url: string) {
  const db = connect(url)
  const [, , iris] = demoPeople
  const consents = { terms: true as const, sensitiveData: true as const, newsletter: false }
  await registerPerson(db, { ...iris, role: 'client', password: iris.senha, phone: '+5511987000000', birthDate: '1980-01-01', consents, now: new Date() })
  await appointAdmin(db, iris.id)
  await plantConsultants(db, { approvedBy: iris.id, now: new Date() })
  await db`analyze`
  await db.end()
}

async function start(kind: string, databaseUrl: string) {
  const child = fork(new URL(`./featured/${kind}-server.ts`, import.meta.url), { env: { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' } })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (said) => resolve(said as number))
    child.once('exit', (code) => reject(new Error(`the ${kind} server ended with ${code}`)))
  })
  return { url: `http://127.0.0.1:${port}/api/consultants/featured`, stop: () => child.kill() }
}

async function load(url: string, seconds: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, duration: seconds, connections: 16 })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`)
  return requests.average
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
