import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { tellClient } from '../parcels/tell-client.ts'
import { trackingCode } from '../parcels/tracking.rules.ts'
import { lockReturn } from './lock-return.ts'
import { sentMail } from './mails.ts'
import { refuse } from './rules.ts'
import { findReturn, recordSent, type ReturnRow } from './sql.ts'

type Sending = { id: string; personId: string; code: string; clock: Clock }

/**
 * The client posted it: the code of the receipt, which a later one corrects until it arrived. Refuses what is no code.
 */
export const sendReturn = (db: Db, { id, personId, code: typed, clock }: Sending): Promise<ReturnRow> =>
  inTransaction(db, async (tx) => {
    const code = trackingCode(typed)
    if (!code) throw refuse('code_invalid', { code: 'Use de 8 a 40 letras e números.' })
    const { one, parcel } = await lockReturn(tx, id, personId)
    if (one.trackingCode === code) return one
    const isOpen = one.state === 'requested' || (one.state === 'on_its_way' && !one.arrivedAt)
    if (!isOpen) throw refuse('not_possible_now')
    const at = await clock(tx)
    await recordSent(tx, id, code, at)
    await tellClient(tx, {
      key: `return:${id}:sent`,
      orderId: parcel.orderId,
      personId,
      now: at,
      template: (firstName) => sentMail(one, { firstName, code }),
    })
    return (await findReturn(tx, id))!
  })
