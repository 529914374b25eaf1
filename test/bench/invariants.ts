import { consultationCheck } from '#domains/consultations/jobs.ts'
import { receiptCheck } from '#domains/receipts/jobs.ts'
import { questionCheck } from '#domains/written-questions/jobs.ts'
import { ledgerCheck } from '#domains/wallet/check-ledger.ts'
import { readDatabaseFiles } from '#platform/database-files.ts'
import { connect, type Db } from '#platform/db.ts'
import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import { makeDemoDatabase } from '#test/support/template-database.ts'
import { createBenchDatabase } from './bench-database.ts'
import { seed } from '../../db/seeds/seed.ts'
import { copyHistory } from './invariants/copy-history.ts'
import type { Bench, Measurement } from './measurement.ts'

const CONSULTATIONS = 40_000
const MOST_S = { first: 20, again: 1 }
const RUNS = 20

const FIRST = `invariants of ${CONSULTATIONS} consultations, first run, s`
const AGAIN = `invariants of ${CONSULTATIONS} consultations, slowest of ${RUNS} runs with nothing new, s`

let measuring: Promise<Record<'first' | 'again', Measurement>> | undefined
const measured = () => (measuring ??= measure())

/** All invariants as the worker checks them, over the demo's consultations copied many times. */
export const invariants: Bench[] = [
  { name: FIRST, run: async () => (await measured()).first },
  { name: AGAIN, run: async () => (await measured()).again },
]

async function measure() {
  const { url, drop } = await createBenchDatabase()
  const db = connect(url, { max: 2 })
  try {
    await makeDemoDatabase(db, url, readDatabaseFiles())
    await seed(url)
    await copyHistory(db, CONSULTATIONS)
    const first = await secondsOfRun(db)
    const again: number[] = []
    for (let run = 0; run < RUNS; run++) again.push(await secondsOfRun(db))
    return {
      first: measurementOf(FIRST, first, MOST_S.first),
      again: measurementOf(AGAIN, Math.max(...again), MOST_S.again),
    }
  } finally {
    await db.end({ timeout: 1 })
    await drop()
  }
}

const measurementOf = (name: string, value: number, limit: number): Measurement => ({
  name,
  value,
  limit,
  ratio: value / limit,
  target: 1,
  atMost: true,
})

async function secondsOfRun(db: Db) {
  const began = performance.now()
  for (const check of [ledgerCheck, receiptCheck, consultationCheck, questionCheck]) {
    const violations = await checkInvariants(db, check, { error: () => {} })
    if (violations.length > 0) throw new Error(`the copies are wrong: ${JSON.stringify(violations.slice(0, 3))}`)
  }
  return (performance.now() - began) / 1000
}
