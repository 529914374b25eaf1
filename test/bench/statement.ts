import { randomUUID } from 'node:crypto'
import { readMyReport } from '#domains/reports/sums/read-my-report.ts'
import { presetPeriod } from '#domains/reports/sums/rules.ts'
import { foldLedger } from '#domains/wallet/fold-ledger.ts'
import { readEarnings } from '#domains/wallet/earnings/read-earnings.ts'
import { availableOf, COMMISSION, GATEWAY, reservedOf, toClearOf, type Journal } from '#domains/wallet/rules.ts'
import { readStatement } from '#domains/reports/lines/read-statement.ts'
import { addStatementLines } from '#domains/wallet/statement.sql.ts'
import { postJournals } from '#domains/wallet/sql.ts'
import { readDatabaseFiles } from '#platform/database-files.ts'
import { connect, type Db } from '#platform/db.ts'
import { makeDemoDatabase } from '#test/support/template-database.ts'
import { createBenchDatabase } from './bench-database.ts'
import { type Bench, median, type Measurement } from './measurement.ts'

/** What the busiest consultant of the demo has, and 150 times as much, at the same pace. */
const [SHORT, LONG] = [40, 40 * 150]
const PER_DAY = 4
const MOST = 2
const ROUNDS = 60
const DAY_MS = 86_400_000

type Read = (db: Db, people: { client: string; consultant: string }, now: Date) => Promise<unknown>

const READS: Record<string, Read> = {
  "a client's statement, first page": (db, { client }) => readStatement(db, { personId: client, cursor: undefined }),
  "a consultant's statement, first page": (db, { consultant }) =>
    readStatement(db, { personId: consultant, cursor: undefined }),
  "a consultant's report of 30 days": (db, { consultant }, now) =>
    readMyReport(db, { personId: consultant, ...presetPeriod('30-dias', now) }),
  'earnings of a consultant': (db, { consultant }, now) => readEarnings(db, consultant, now),
}

let measuring: Promise<Map<string, Measurement>> | undefined

/** Each read with 150 × the history of one pair of people, against the same read with the demo's. */
export const statements: Bench[] = Object.keys(READS)
  .map((read) => `${read}, ${LONG / SHORT} × the history, ms`)
  .map((name) => ({ name, run: async () => (await (measuring ??= measure())).get(name)! }))

async function measure() {
  const { url, drop } = await createBenchDatabase()
  const db = connect(url, { max: 2 })
  try {
    await makeDemoDatabase(db, url, readDatabaseFiles())
    const now = new Date()
    const [short, long] = [await liveThrough(db, SHORT, now), await liveThrough(db, LONG, now)]
    await foldLedger(db, 'statement', addStatementLines)
    await db.unsafe('vacuum analyze')
    const measured = new Map<string, Measurement>()
    for (const [i, read] of Object.values(READS).entries()) {
      const [few, many]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        few.push(await millisecondsOf(() => read(db, short, now)))
        many.push(await millisecondsOf(() => read(db, long, now)))
      }
      const { name: title } = statements[i]!
      const [value, limit] = [median(many), median(few)]
      measured.set(title, { name: title, value, limit, ratio: value / limit, target: MOST, atMost: true })
    }
    return measured
  } finally {
    await db.end({ timeout: 1 })
    await drop()
  }
}

async function millisecondsOf(act: () => Promise<unknown>) {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** So many paid consultations of two new people, the last one now; the last 7 days of earnings wait to clear. */
async function liveThrough(db: Db, consultations: number, now: Date) {
  const people = { client: randomUUID(), consultant: randomUUID() }
  for (let i = 0; i < consultations; i += PER_DAY) {
    const at = new Date(now.getTime() - ((consultations - i) / PER_DAY) * DAY_MS)
    const ids = Array.from({ length: Math.min(PER_DAY, consultations - i) }, () => randomUUID())
    await db.begin(async (tx) => {
      await tx`select set_config('sensitivos.instant', ${at.toISOString()}, true)`
      await postJournals(
        tx,
        ids.flatMap((id) => journalsOf(id, people)),
      )
      if (now.getTime() - at.getTime() < 7 * DAY_MS)
        await tx`insert into earnings_to_clear (consultation_id, consultant_id, settled_at, clears_at)
          select id, ${people.consultant}, ${at}, ${new Date(at.getTime() + 7 * DAY_MS)} from unnest(${ids}::uuid[]) as id`
    })
  }
  return people
}

const journalsOf = (id: string, { client, consultant }: { client: string; consultant: string }): Journal[] => [
  {
    key: `payment:${id}:paid`,
    subject: { kind: 'payment', id },
    kind: 'payment_paid',
    postings: [{ from: GATEWAY, to: availableOf(client), amount: 1_000n }],
  },
  {
    key: `hold:${id}:1`,
    subject: { kind: 'consultation', id },
    kind: 'consultation_hold',
    postings: [{ from: availableOf(client), to: reservedOf(client), amount: 1_000n }],
  },
  {
    key: `capture:${id}:1000`,
    subject: { kind: 'consultation', id },
    kind: 'consultation_capture',
    postings: [
      { from: reservedOf(client), to: toClearOf(consultant), amount: 700n },
      { from: reservedOf(client), to: COMMISSION, amount: 300n },
    ],
  },
]
