import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { recordTeamAct } from '../parcels/record-team-act.ts'
import { tellClient } from '../parcels/tell-client.ts'
import { lockReturn } from './lock-return.ts'
import { closedMail } from './mails.ts'
import { canMove, refuse } from './rules.ts'
import { findReturn, recordClosed, type ReturnRow } from './sql.ts'

type Closing = { id: string; words: string; by: string; clock: Clock }

/**
 * The team closes a return of which nothing came, with words that the client reads. What they say has arrived is denied
 * first. Again changes nothing. Refuses one that was received or refunded.
 */
export const closeReturn = (db: Db, { id, words, by, clock }: Closing): Promise<ReturnRow> =>
  inTransaction(db, async (tx) => {
    const { one, parcel } = await lockReturn(tx, id)
    if (one.state === 'closed') return one
    if (!canMove(one.state, 'closed') || one.dueAt) throw refuse('not_possible_now')
    const at = await clock(tx)
    await recordClosed(tx, id, words, at)
    const states = { before: { state: one.state }, after: { state: 'closed' } }
    await recordTeamAct(tx, {
      kind: 'shipments.return_closed',
      by,
      personId: one.personId,
      subjectId: id,
      ...states,
      at,
    })
    await tellClient(tx, {
      key: `return:${id}:closed`,
      orderId: parcel.orderId,
      personId: parcel.personId,
      now: at,
      template: (firstName) => closedMail(one, { firstName, words }),
    })
    return (await findReturn(tx, id))!
  })
