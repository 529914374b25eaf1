import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { recordTeamAct } from '../parcels/record-team-act.ts'
import { tellClient } from '../parcels/tell-client.ts'
import { lockReturn } from './lock-return.ts'
import { postageMail } from './mails.ts'
import { postageCode, refuse } from './rules.ts'
import { findReturn, recordPostage, type ReturnRow } from './sql.ts'

/** The team got a code with which the client posts it without paying. Another one corrects it until it was posted. */
export const setPostage = (
  db: Db,
  { id, code: typed, by, clock }: { id: string; code: string; by: string; clock: Clock },
): Promise<ReturnRow> =>
  inTransaction(db, async (tx) => {
    const code = postageCode(typed)
    if (!code) throw refuse('postage_invalid', { code: 'Use de 6 a 40 letras e números.' })
    const { one, parcel } = await lockReturn(tx, id)
    if (one.postageCode === code) return one
    if (one.state !== 'requested') throw refuse('not_possible_now')
    const at = await clock(tx)
    await recordPostage(tx, id, code)
    const states = { before: { code: one.postageCode }, after: { code } }
    await recordTeamAct(tx, {
      kind: 'shipments.postage_sent',
      by,
      personId: one.personId,
      subjectId: id,
      ...states,
      at,
    })
    await tellClient(tx, {
      key: `return:${id}:postage:${code}`,
      orderId: parcel.orderId,
      personId: parcel.personId,
      now: at,
      template: (firstName) => postageMail(one, { firstName, code }),
    })
    return (await findReturn(tx, id))!
  })
