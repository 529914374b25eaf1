import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockParcel } from './lock-parcel.ts'
import { codeChangedMail, postedMail } from './mails.ts'
import { deliveredByItselfAt, refuse } from './rules.ts'
import { recordTeamAct } from './record-team-act.ts'
import { findParcel, insertEvent, isCodeOfAnother, type ParcelRow, recordCode, recordPosted } from './sql.ts'
import { tellClient } from './tell-client.ts'
import { trackingCode } from './tracking.rules.ts'

type Posting = { id: string; code: string; by: string | null; clock: Clock }

/**
 * A packed parcel is on its way, with its code; another code corrects the first. One that the client gave up goes all
 * the same. Refuses what is no code, another parcel's, and a parcel that is not packed or is fetched.
 */
export const postParcel = (db: Db, { id, code: typed, by, clock }: Posting): Promise<ParcelRow> =>
  inTransaction(db, async (tx) => {
    const code = trackingCode(typed)
    if (!code) throw refuse('code_invalid', { code: 'Use de 8 a 40 letras e números.' })
    const { parcel, order } = await lockParcel(tx, id)
    if (parcel.trackingCode === code && parcel.state !== 'packed') return parcel
    if (await isCodeOfAnother(tx, code, id)) throw refuse('code_of_another')
    const at = await clock(tx)
    if (parcel.state === 'posted' || parcel.state === 'missing') await recordCode(tx, id, code)
    else if (parcel.state === 'packed' && !parcel.isPickup) {
      await recordPosted(tx, id, { code, at, dueAt: deliveredByItselfAt(at) })
    } else throw refuse('not_possible_now')
    const isCorrected = parcel.state !== 'packed'
    await insertEvent(tx, id, isCorrected ? parcel.state : 'posted', { by, note: `Código ${code}`, at })
    const posted = (await findParcel(tx, id))!
    if (by) {
      const { personId } = parcel
      const states = {
        before: { state: parcel.state, code: parcel.trackingCode },
        after: { state: posted.state, code },
      }
      await recordTeamAct(tx, { kind: 'shipments.posted', by, personId, subjectId: id, ...states, at })
    }
    await tellClient(tx, {
      key: `parcel:${id}:posted:${code}`,
      orderId: parcel.orderId,
      personId: parcel.personId,
      now: at,
      template: (firstName) =>
        isCorrected
          ? codeChangedMail(posted, firstName)
          : postedMail(order, posted, { firstName, wasGivenUp: parcel.cancelAskedAt !== null }),
    })
    return posted
  })
