import { randomBytes } from 'node:crypto'
import { type Db, inTransaction } from '#platform/db.ts'
import { readMyReport } from '../sums/read-my-report.ts'
import { assertPeriod, linesOf, type Period, refuse } from '../sums/rules.ts'
import { KEPT_MS, MOST_KEPT } from './rules.ts'
import { countKept, type Export, findExport, findOpenExport, insertExport } from './sql.ts'

type Request = Period & { id: string; personId: string; now: Date }

/**
 * Has the worker write the lines of a period as a spreadsheet. The same id, or period while it is written, is the same
 * request. Refuses what `assertPeriod` refuses, another one meanwhile (`export_open`), and an eleventh
 * (`too_many_exports`).
 */
export async function askExport(db: Db, { id, personId, now, ...given }: Request): Promise<Export> {
  const period = assertPeriod(given)
  const { days } = await readMyReport(db, { personId, ...period })
  const lines = linesOf(days)
  return inTransaction(db, async (tx) => {
    const findKnown = async () => {
      const known = (await findExport(tx, id, personId, now)) ?? (await findOpenExport(tx, personId))
      const isSame = known?.id === id || (known?.from === period.from && known.to === period.to)
      if (known && !isSame) throw refuse('export_open')
      return known
    }
    const known = await findKnown()
    if (known) return known
    if ((await countKept(tx, personId)) >= MOST_KEPT) throw refuse('too_many_exports')
    const signature = randomBytes(32).toString('hex')
    const expiresAt = new Date(now.getTime() + KEPT_MS)
    await insertExport(tx, { id, personId, ...period, signature, lines, askedAt: now, expiresAt })
    const asked = await findKnown()
    if (!asked) throw refuse('export_not_found')
    return asked
  })
}
