import { connect, type Db } from '#platform/db.ts'
import type { Route, Viewer } from '#platform/http.ts'
import { migrate } from '#platform/migrations.ts'
import { CAPABILITIES } from '#shared/capabilities.ts'
import { createBenchDatabase } from './bench-database.ts'
import { measureAnswers } from './measure-answers.ts'
import type { Bench, Measurement } from './measurement.ts'

const MOST_TIMES = 2
const MOST_MS = 100
/** How many take turns to ask, so that none uses up what one may search. */
const ASKING = 500

export type MeasuredPart = {
  name: string
  endpoints: readonly Route[]
  /** What is asked, of rows that are there. */
  pathsIn: (db: Db) => Promise<readonly string[]>
}

type Parts = { of: string; size: string; parts: readonly MeasuredPart[]; insert: (db: Db) => Promise<unknown> }

/** What each part answers the team over inserted rows, in ms and beside the same statements through the bare driver. */
export function benchesOfParts({ of, size, parts, insert }: Parts): Bench[] {
  const beside = (part: string) => `${of}: ${part}, ${size}, p99`
  const inMs = (part: string) => `${of}: ${part}, p99 of at most ${MOST_MS} ms`
  let measuring: Promise<ReadonlyMap<string, Measurement>> | undefined

  async function measure() {
    const { url, drop } = await createBenchDatabase()
    const db = connect(url, { max: 1 })
    try {
      await migrate(db)
      await insert(db)
      const viewers = await listTeam(db)
      const figures = new Map<string, Measurement>()
      for (const { name, endpoints, pathsIn } of parts) {
        const { ours, bare } = await measureAnswers({ url, endpoints, paths: await pathsIn(db), viewers })
        const both = [
          { name: beside(name), value: ours, limit: bare, ratio: ours / bare, target: MOST_TIMES },
          { name: inMs(name), value: ours, limit: MOST_MS, ratio: ours / MOST_MS, target: 1 },
        ]
        for (const one of both) figures.set(one.name, { ...one, atMost: true })
      }
      return figures
    } finally {
      await db.end({ timeout: 1 })
      await drop()
    }
  }

  return parts
    .flatMap(({ name }) => [beside(name), inMs(name)])
    .map((name) => ({ name, run: async () => (await (measuring ??= measure())).get(name)! }))
}

async function listTeam(db: Db): Promise<Viewer[]> {
  const people = await db<{ id: string }[]>`select id from people order by created_at limit ${ASKING}`
  return people.map(({ id }) => ({
    id,
    role: 'admin',
    sessionId: id,
    team: { capabilities: CAPABILITIES, secondFactor: 'shown' },
  }))
}
