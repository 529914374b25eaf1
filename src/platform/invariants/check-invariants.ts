import { type Db, inTransaction, type Tx } from '../db.ts'
import type { Log } from '../log.ts'
import { SLICES } from './slices.ts'
import * as sql from './sql.ts'

/** What may never be true of one domain. It is looked at bit by bit, so that a run stays short however much exists. */
export type InvariantCheck = {
  name: string
  /**
   * Looks at what is open, what is new since `position` (null: nothing was looked at yet) and at `suspects`, the
   * subjects of violations that were found before. Answers how far everything is verified now, and whether anything
   * is left.
   */
  checkNew: (
    tx: Tx,
    given: { position: string | null; suspects: string[] },
  ) => Promise<{ violations: sql.Violation[]; position: string; isDone: boolean }>
  /**
   * Looks at one of `SLICES` equal parts of all rows again, also at what was verified before. `bound` is what the first
   * slice of the round answered, for parts that are counted from a number that grows.
   */
  checkSlice: (
    tx: Tx,
    slice: number,
    bound: string | undefined,
  ) => Promise<{ violations: sql.Violation[]; bound?: string }>
}

/** Leaves the rest to the next run. */
const MOST_MS = 45_000

/**
 * One run: all that is new, and one slice of everything. Logs an error for each violation that stands, also for those
 * of earlier runs until they hold again. Answers them.
 */
export async function checkInvariants(db: Db, check: InvariantCheck, log: Pick<Log, 'error'>) {
  const until = performance.now() + MOST_MS
  let isFirst = true
  while (!(await checkNext(db, check, isFirst)) && performance.now() < until) isFirst = false
  await checkNextSlice(db, check)
  const violations = await sql.listViolations(db, check.name)
  for (const violation of violations) log.error(violation, `an invariant of ${check.name} is violated`)
  return violations
}

/** True: nothing is left, or another process is at it. The first look of a run replaces what was found earlier. */
const checkNext = (db: Db, { name, checkNew }: InvariantCheck, isFirst: boolean): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await sql.yieldToRequests(tx)
    const watermark = await sql.lockWatermark(tx, `${name}: new`)
    if (!watermark) return true
    const suspects = isFirst ? (await sql.listViolations(tx, name)).map(({ subject }) => subject) : []
    const { violations, position, isDone } = await checkNew(tx, { ...watermark, suspects: [...new Set(suspects)] })
    if (isFirst) await sql.deleteViolations(tx, name)
    await sql.insertViolations(tx, name, violations)
    await sql.recordWatermark(tx, `${name}: new`, position)
    return isDone
  })

const checkNextSlice = (db: Db, { name, checkSlice }: InvariantCheck) =>
  inTransaction(db, async (tx) => {
    await sql.yieldToRequests(tx)
    const watermark = await sql.lockWatermark(tx, `${name}: slice`)
    if (!watermark) return
    const [slice = '0', known] = (watermark.position ?? '0').split(' of ')
    const { violations, bound = known } = await checkSlice(tx, Number(slice), known)
    await sql.insertViolations(tx, name, violations)
    const next = Number(slice) + 1
    const position = next === SLICES ? '0' : bound === undefined ? String(next) : `${next} of ${bound}`
    await sql.recordWatermark(tx, `${name}: slice`, position)
  })
