import { connect } from '#platform/db.ts'
import { migrate } from '#platform/migrations.ts'
import { insertManyObjects } from './back-office/insert-many-objects.ts'
import { type BackOfficeTimes, measureBackOffice } from './back-office/measure-back-office.ts'
import { createBenchDatabase } from './bench-database.ts'
import type { Bench, Measurement } from './measurement.ts'

/** Which part of a million people and five million consultations there are: `BACK_OFFICE_SHARE=0.01`. */
const SHARE = Number(process.env.BACK_OFFICE_SHARE ?? 1)
const MOST_TIMES = 2
const MOST_MS = 100

let measuring: Promise<BackOfficeTimes> | undefined

/** Lists and timelines of the team, through our code and as the same statements through the bare driver. */
export const backOfficeLists: Bench[] = (['lists', 'timelines'] as const).flatMap((what) => {
  const [beside, inMs] = [`back office: ${what}, p99`, `back office: ${what}, p99 of at most 100 ms`]
  const measured = async () => (await (measuring ??= measure()))[what]
  return [
    { name: beside, run: async () => besideBare(beside, await measured()) },
    { name: inMs, run: async () => withinMs(inMs, await measured()) },
  ]
})

const besideBare = (name: string, { ours, bare }: { ours: number; bare: number }): Measurement => ({
  name,
  value: ours,
  limit: bare,
  ratio: ours / bare,
  target: MOST_TIMES,
  atMost: true,
})

const withinMs = (name: string, { ours }: { ours: number }): Measurement => ({
  name,
  value: ours,
  limit: MOST_MS,
  ratio: ours / MOST_MS,
  target: 1,
  atMost: true,
})

async function measure(): Promise<BackOfficeTimes> {
  const { url, drop } = await createBenchDatabase()
  const db = connect(url, { max: 1 })
  try {
    await migrate(db)
    await insertManyObjects(db, SHARE)
    return await measureBackOffice(url)
  } finally {
    await db.end({ timeout: 1 })
    await drop()
  }
}
