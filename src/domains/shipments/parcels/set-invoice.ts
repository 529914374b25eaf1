import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { invoiceKey } from './invoice.rules.ts'
import { lockParcel } from './lock-parcel.ts'
import { refuse } from './rules.ts'
import { recordTeamAct } from './record-team-act.ts'
import { findParcel, insertEvent, isInvoiceOfAnother, type ParcelRow, recordInvoice } from './sql.ts'

/**
 * The key of the NF-e or DC-e that goes with a parcel; another one corrects it. Refuses what is no key, or another's.
 */
export const setInvoice = (
  db: Db,
  { id, key: typed, by, clock }: { id: string; key: string; by: string; clock: Clock },
): Promise<ParcelRow> =>
  inTransaction(db, async (tx) => {
    const read = invoiceKey(typed)
    if (!read) throw refuse('invoice_invalid', { key: 'A chave não confere.' })
    const { parcel } = await lockParcel(tx, id)
    if (parcel.invoiceKey === read.key) return parcel
    if (await isInvoiceOfAnother(tx, read.key, id)) throw refuse('invoice_of_another')
    await recordInvoice(tx, id, read.key)
    const at = await clock(tx)
    await insertEvent(tx, id, parcel.state, { by, note: `Chave ${read.key}`, at })
    const states = { before: { invoice: parcel.invoiceKey }, after: { invoice: read.key } }
    await recordTeamAct(tx, { kind: 'shipments.invoiced', by, personId: parcel.personId, subjectId: id, ...states, at })
    return (await findParcel(tx, id))!
  })
