import { closeMonth } from '#domains/reports/accounting/close-month.ts'
import { readMonth } from '#domains/reports/books/read-month.ts'
import { readMonths } from '#domains/reports/books/read-months.ts'
import { readOwed } from '#domains/reports/books/read-owed.ts'
import { addLedgerSums } from '#domains/reports/sums/platform.sql.ts'
import { foldLedger } from '#domains/wallet/fold-ledger.ts'
import { clockAt } from '#platform/clock.ts'
import { readDatabaseFiles } from '#platform/database-files.ts'
import { connect, type Db } from '#platform/db.ts'
import { makeDemoDatabase } from '#test/support/template-database.ts'
import { restoreSnapshot } from '../../db/seeds/snapshot/restore-snapshot.ts'
import { readSnapshot } from '../../db/seeds/snapshot/snapshot.ts'
import { createBenchDatabase } from './bench-database.ts'
import { type Bench, median, type Measurement } from './measurement.ts'

const TIMES = 150
const ROUNDS = 15
/** Of what adding up the whole ledger takes. */
const MOST = 0.5
const DAY_MS = 86_400_000

type Given = { now: Date; closed: string; open: string }
type Read = (db: Db, given: Given) => Promise<unknown>

const READS: Record<string, Read> = {
  'the page of a closed month': (db, { closed, now }) => readMonth(db, closed, now),
  'the page of an open month': (db, { open, now }) => readMonth(db, open, now),
  'what was owed at an instant': (db, { now }) => readOwed(db, new Date(now.getTime() - 40 * DAY_MS)),
}

let measuring: Promise<Map<string, Measurement>> | undefined

/** Each read of the books with 150 × the demo's ledger, against adding up the ledger once. */
export const books: Bench[] = Object.keys(READS)
  .map((read) => `the books: ${read}, ${TIMES} × the history, ms`)
  .map((name) => ({ name, run: async () => (await (measuring ??= measure())).get(name)! }))

async function measure() {
  const { url, drop } = await createBenchDatabase()
  const db = connect(url, { max: 4 })
  try {
    const snapshot = await readSnapshot()
    if (!snapshot) throw new Error('The snapshot is not of this history: npm run snapshot')
    await makeDemoDatabase(db, url, readDatabaseFiles())
    await restoreSnapshot(db, snapshot, new Date())
    await multiply(db)
    await foldLedger(db, 'platform', addLedgerSums)
    const now = new Date()
    const [admin] = await db<{ id: string }[]>`select person_id as id from team_members limit 1`
    const [closed, open] = (await readMonths(db, now)).map(({ month }) => month).toReversed() as [string, string]
    await closeMonth(db, { month: closed, by: admin!.id, clock: clockAt(now) })
    const measured = new Map<string, Measurement>()
    for (const [i, read] of Object.values(READS).entries()) {
      const [ours, whole]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        ours.push(await millisecondsOf(() => read(db, { now, closed, open })))
        whole.push(await millisecondsOf(() => addUpAll(db)))
      }
      const { name } = books[i]!
      const [value, limit] = [median(ours), median(whole)]
      measured.set(name, { name, value, limit, ratio: value / limit, target: MOST, atMost: true })
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

/** What the house would have to do for each figure without sums and indexes. */
const addUpAll = (db: Db) => db`
  select j.kind, split_part(p.debit, ':', 3), split_part(p.credit, ':', 3), sum(p.amount)
  from ledger_journals j join ledger_postings p on p.journal_id = j.id group by 1, 2, 3`

/** Each journal so many times in all, a millisecond after each other; their seals do not matter here. */
async function multiply(db: Db) {
  await db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`set local statement_timeout = 0`
    await tx`
      create temp table copies on commit drop as
      select n, j.id as original, 1000000 + row_number() over (order by j.posted_at, n) as id
      from ledger_journals j cross join generate_series(2, ${TIMES}::int) n`
    await tx`
      insert into ledger_journals overriding system value
      select c.id, j.key || ':' || c.n, j.kind, j.chain, j.posted_at + c.n * interval '1 millisecond', j.previous, j.hash,
        j.subject_kind, j.subject_id, j.subject_number
      from copies c join ledger_journals j on j.id = c.original order by c.id`
    await tx`
      insert into ledger_postings select c.id, p.position, p.debit, p.credit, p.amount
      from copies c join ledger_postings p on p.journal_id = c.original order by c.id`
  })
  await db.unsafe('vacuum analyze')
}
