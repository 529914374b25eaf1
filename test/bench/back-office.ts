import { connect } from '#platform/db.ts'
import type { Viewer } from '#platform/http.ts'
import { migrate } from '#platform/migrations.ts'
import { CAPABILITIES } from '#shared/capabilities.ts'
import { insertHouse } from './back-office/insert-house.ts'
import { MEASURED_PARTS } from './back-office/measured-parts.ts'
import { createBenchDatabase } from './bench-database.ts'
import { measureAnswers } from './measure-answers.ts'
import type { Bench, Measurement } from './measurement.ts'

/** Which part of a million people and five million consultations there are: `BACK_OFFICE_SHARE=0.01`. */
const SHARE = Number(process.env.BACK_OFFICE_SHARE ?? 1)
const PEOPLE = Math.round(1_000_000 * SHARE)
const CONSULTATIONS = 5 * PEOPLE

const MOST_TIMES = 2
const MOST_MS = 100
/** How many take turns to ask, so that none uses up what one may search. */
const ASKING = 500

const size = `${PEOPLE.toLocaleString('en')} people, ${CONSULTATIONS.toLocaleString('en')} consultations`
const BESIDE = (part: string) => `back office: ${part}, ${size}, p99`
const IN_MS = (part: string) => `back office: ${part}, p99 of at most ${MOST_MS} ms`

let measuring: Promise<ReadonlyMap<string, Measurement>> | undefined
const measured = async (name: string) => (await (measuring ??= measure())).get(name)!

/** What the team's back office answers, and the same statements through the bare driver, alternating. */
export const backOffice: Bench[] = MEASURED_PARTS.flatMap(({ name }) =>
  [BESIDE(name), IN_MS(name)].map((figure) => ({ name: figure, run: () => measured(figure) })),
)

async function measure() {
  const { url, drop } = await createBenchDatabase()
  const db = connect(url, { max: 1 })
  try {
    await migrate(db)
    await insertHouse(db, { people: PEOPLE, consultations: CONSULTATIONS })
    const team = await db<{ id: string }[]>`select id from people order by created_at limit ${ASKING}`
    const viewers = team.map(
      ({ id }): Viewer => ({
        id,
        role: 'admin',
        sessionId: id,
        team: { capabilities: CAPABILITIES, secondFactor: 'shown' },
      }),
    )
    const figures = new Map<string, Measurement>()
    for (const { name, endpoints, pathsIn } of MEASURED_PARTS) {
      const { ours, bare } = await measureAnswers({ url, endpoints, paths: await pathsIn(db), viewers })
      const beside = { name: BESIDE(name), value: ours, limit: bare, ratio: ours / bare, target: MOST_TIMES }
      const inMs = { name: IN_MS(name), value: ours, limit: MOST_MS, ratio: ours / MOST_MS, target: 1 }
      for (const one of [beside, inMs]) figures.set(one.name, { ...one, atMost: true })
    }
    return figures
  } finally {
    await db.end({ timeout: 1 })
    await drop()
  }
}
