import { endpoints } from '#domains/consultants/endpoints.ts'
import { connect } from '#platform/db.ts'
import { migrate } from '#platform/migrations.ts'
import { createBenchDatabase } from './bench-database.ts'
import type { Bench, Measurement } from './measurement.ts'
import { measureAnswers } from './measure-answers.ts'
import { insertManyConsultants } from './search/insert-many-consultants.ts'
import { SEARCH_QUERIES } from './search/queries.ts'

const FEW = 1_000
const MANY = 10_000
const MOST_TIMES = 2
const MOST_MS = 30

const BESIDE = 'search over 10,000 consultants, p99'
const IN_MS = 'search over 10,000 consultants, p99 of at most 30 ms'
const GROWTH = 'what ten times the consultants add to the p99 of a search, ms'

let measuring: Promise<Record<'beside' | 'inMs' | 'growth', Measurement>> | undefined
const measured = () => (measuring ??= measure())

/** Searches of the consultant list through our API and as the same statements through the bare driver, alternating. */
export const searching: Bench[] = [
  { name: BESIDE, run: async () => (await measured()).beside },
  { name: IN_MS, run: async () => (await measured()).inMs },
  { name: GROWTH, run: async () => (await measured()).growth },
]

const paths = SEARCH_QUERIES.map((question) => `/api/consultants?${question}`)
const measureSearch = (url: string) => measureAnswers({ url, endpoints, paths })

async function measure() {
  const { url, drop } = await createBenchDatabase()
  const db = connect(url, { max: 1 })
  try {
    await migrate(db)
    await insertManyConsultants(db, FEW)
    const few = await measureSearch(url)
    await insertManyConsultants(db, MANY)
    const many = await measureSearch(url)
    const growth = Math.max(0, many.ours - few.ours)
    return {
      beside: {
        name: BESIDE,
        value: many.ours,
        limit: many.bare,
        ratio: many.ours / many.bare,
        target: MOST_TIMES,
        atMost: true,
      },
      inMs: { name: IN_MS, value: many.ours, limit: MOST_MS, ratio: many.ours / MOST_MS, target: 1, atMost: true },
      growth: { name: GROWTH, value: growth, limit: MOST_MS, ratio: growth / MOST_MS, target: 1, atMost: true },
    }
  } finally {
    await db.end({ timeout: 1 })
    await drop()
  }
}
