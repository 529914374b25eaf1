import { createHash, randomBytes } from 'node:crypto'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from '../state/refusals.rules.ts'
import type { Side } from './facts.rules.ts'
import type { TableLayoutId } from './layout-ids.rules.ts'
import { TABLE_LAYOUTS } from './layouts.rules.ts'
import { type Actor, lockTable, recordTableAct, refuseNow } from './lock-table.ts'
import { isFinished, onTheCloth, spreadsOf } from './spread.rules.ts'
import { isSpreadTaken } from './sql.ts'

const SEED_BYTES = 32

type Opening = Actor & {
  id: string
  layout: TableLayoutId
  drawer: Side
  reversals: boolean
  /** The names of places of one's own. */
  places?: readonly string[] | undefined
}

/**
 * The consultant lays a cloth, and the platform commits to a seed before anybody shuffles. Answers the number of its
 * event, also when repeated. Refuses the client, a second unfinished spread, places without names, and what `refuseNow`
 * refuses.
 */
export async function openSpread(db: Db, opening: Opening): Promise<{ seq: number; at: Date }> {
  const { id, layout, drawer, reversals } = opening
  const own = TABLE_LAYOUTS[layout].places
  const places = own.length > 0 ? own : (opening.places ?? [])
  if (places.length === 0) throw refuse('table_without_places')
  return inTransaction(db, async (tx) => {
    const table = await lockTable(tx, opening)
    if (table.by !== 'consultant') throw refuse('table_not_yours')
    const known = table.events.find((event) => event.table.act === 'opened' && event.table.spread === id)
    if (known) return { seq: known.seq, at: known.at }
    await refuseNow(tx, table, opening, true)
    const last = onTheCloth(spreadsOf(table.events))
    if (last && !isFinished(last)) throw refuse('table_taken')
    if (await isSpreadTaken(tx, id)) throw refuse('id_reused')
    const seed = randomBytes(SEED_BYTES).toString('hex')
    const commitment = createHash('sha256').update(seed).digest('hex')
    const isReversible = reversals && TABLE_LAYOUTS[layout].kind !== 'iching'
    return recordTableAct(
      tx,
      table,
      { act: 'opened', spread: id, layout, drawer, reversals: isReversible, places, commitment },
      { seed },
    )
  })
}
