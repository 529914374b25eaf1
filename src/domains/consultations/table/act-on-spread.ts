import { shuffleBySeeds } from '#domains/oracles/draws.rules.ts'
import { serverHashes } from '#domains/oracles/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { refuse } from '../state/refusals.rules.ts'
import { factOf, type TableAct, withPartOf } from './acts.rules.ts'
import { termsOf } from './layouts.rules.ts'
import { type Actor, type LockedTable, lockTable, recordTableAct, refuseNow } from './lock-table.ts'
import { gestureOf, isFinished, type Spread, spreadsOf } from './spread.rules.ts'
import { findSeed } from './sql.ts'

const NO_ROW = { row: [], throws: [] }

/**
 * One act on a spread, under the room's lock: of two at once the first one counts. Answers the number of its event;
 * repeated, that of the first time. Refuses what the rules of acts refuse and whatever `refuseNow` refuses.
 */
export async function actOnSpread(
  db: Db,
  { id, act, ...actor }: Actor & { id: string; act: TableAct },
): Promise<{ seq: number; at: Date }> {
  return inTransaction(db, async (tx) => {
    const table = await lockTable(tx, actor)
    const spread = spreadsOf(table.events).find((one) => one.id === id)
    if (!spread) throw refuse('not_found')
    await refuseNow(tx, table, actor, false)
    const fact = factOf(spread, table.by, act, await shuffledFor(tx, table, spread, act))
    // Only what is known already: the first answer may have been lost, or the other one was quicker.
    if (!fact) return lastOf(table, id)
    const [after] = spreadsOf([...table.events, { seq: 0, by: table.by, at: table.at, table: fact }]).filter(
      (one) => one.id === id,
    )
    return recordTableAct(tx, table, fact, { isEnd: fact.act === 'closed' || isFinished(after!) })
  })
}

/** The row or the throws that the seeds make; not worked out for acts that look at none. */
async function shuffledFor(tx: Tx, { c, by }: LockedTable, spread: Spread, act: TableAct) {
  if (act.type === 'mix' || act.type === 'put_away' || act.type === 'draw') return NO_ROW
  const seed = await findSeed(tx, { id: spread.id, consultationId: c.id })
  const gesture = gestureOf(withPartOf(spread, by, act))
  return shuffleBySeeds(serverHashes.hmac, termsOf(spread), { seed: seed!, gesture })
}

const lastOf = ({ events }: LockedTable, id: string) => {
  const { seq, at } = events.findLast(({ table }) => table.spread === id)!
  return { seq, at }
}
