import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { listClientPaidIn } from './client-paid.sql.ts'
import type { Gift } from './rules.ts'
import { lockConsultationOf } from './state/sql.ts'

type Reviewed = {
  consultantId: string
  isSettled: boolean
  /** A program attended. */
  isAutomatic: boolean
  /** What paid for it when no own money of the client did. */
  gift: Gift | null
  /** What of the client's own money has not come back, in centavos. */
  ownLeft: Centavos
}

/**
 * For reviews: takes the room's lock, under which its money also comes back, and reads what it took. Undefined: it is
 * not this client's.
 */
export async function lockForReview(tx: Tx, id: string, clientId: string): Promise<Reviewed | undefined> {
  const c = await lockConsultationOf(tx, id, clientId)
  if (c?.clientId !== clientId) return undefined
  const [money] = await listClientPaidIn(tx, [id])
  const instead = c.isWelcome && c.billedMs > 0n ? 'minutes' : c.captured > 0n ? 'bonus' : 'nothing'
  return {
    consultantId: c.consultantId,
    isSettled: c.state === 'ended',
    isAutomatic: c.isAutomatic,
    gift: money!.own > 0n ? null : instead,
    ownLeft: money!.left,
  }
}
