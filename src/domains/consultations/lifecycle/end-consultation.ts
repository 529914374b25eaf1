import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { judgeLeaving } from '../appointments/judge-leaving.ts'
import { settleConsultation } from './settle-consultation.ts'
import type { Consultation as ConsultationView } from '../state/contract.ts'
import { consultationViewOf } from '../reading/consultation-view.ts'
import { readConsultation } from '../reading/read-consultation.ts'
import { isOpen } from '../state/rules.ts'
import { refuse } from '../state/refusals.rules.ts'
import { lockConsultationOf } from '../state/sql.ts'

type Ending = {
  id: string
  personId: string
  /** What leaving a booked consultation costs, as it was read and agreed to: in centavos, or of minutes. */
  seenFee?: Centavos | undefined
  seenFeeMs?: bigint | undefined
  clock: Clock
}

/**
 * Either side ends: a running consultation is settled, one that has not begun is cancelled for nothing. A client who
 * leaves a booking within a minute pays a fee, if it was agreed to. Repeating changes nothing. Answers it as this side
 * sees it.
 */
export const endConsultation = (db: Db, ending: Ending): Promise<ConsultationView> =>
  inTransaction(db, (tx) => endInTransaction(tx, ending))

/** The same inside the caller's transaction. */
export async function endInTransaction(
  tx: Tx,
  { id, personId, seenFee = 0n, seenFeeMs = 0n, clock }: Ending,
): Promise<ConsultationView> {
  const c = await lockConsultationOf(tx, id, personId)
  if (!c) throw refuse('not_found')
  if (!isOpen(c.state)) return readConsultation(tx, id, personId)
  const state = c.state === 'active' || c.state === 'paused' ? 'ended' : 'cancelled'
  const reason = personId === c.clientId ? 'by_client' : 'by_consultant'
  const at = await clock(tx)
  const leaving = await judgeLeaving(tx, c, { personId, at })
  if (leaving && (leaving.fee > seenFee || leaving.feeMs > seenFeeMs)) throw refuse('fee_not_seen')
  const closed = await settleConsultation(tx, c, { state, cause: { reason }, at, ...leaving })
  return consultationViewOf(closed, { readerId: personId, readAt: at, receiptCode: closed.receiptCode })
}
