import { guardTalk } from '#domains/limits/index.ts'
import { postTogether } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { roomTopic } from '../contract.ts'
import { reserveNext } from '../covering/reserve-next.ts'
import { shortOf } from '../covering/rules.ts'
import { coversTheLeast } from '../money/rules.ts'
import { letClockRun } from '../resume-consultation.ts'
import { isOpen, refuse } from '../rules.ts'
import { lockConsultationOf, recordChange } from '../sql.ts'

/**
 * The client says yes to going on after the free minutes: what comes after them is reserved now, from minutes and
 * credit, and a clock that waited for the answer runs again. Refuses what does not last for three more minutes, what
 * the client's own limits do not allow, and what is over. Saying yes twice changes nothing.
 */
export async function continueConsultation(
  db: Db,
  { id, clientId, clock }: { id: string; clientId: string; clock: Clock },
) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, clientId)
    if (c?.clientId !== clientId) throw refuse('not_found')
    if (!isOpen(c.state)) throw refuse('not_now')
    if (!c.awaitsYes) return
    const at = await clock(tx)
    const { room } = await guardTalk(tx, { personId: clientId, wished: c.spendingLimit, now: at })
    const next = await reserveNext(tx, { ...c, awaitsYes: false }, { room, at })
    const more = { pricePerMinute: c.pricePerMinute, coveredMs: next ? next.reserved.coveredMs - c.coveredMs : 0n }
    if (!next || !coversTheLeast({ ...more, held: next.reserved.held }))
      throw refuse(shortOf({ ...more, spendingLimit: c.spendingLimit, room }))
    await recordChange(tx, id, { ...next.reserved, awaitsYes: false })
    await postTogether(tx, next.journals)
    if (c.reason === 'free_minutes_over') await letClockRun(tx, c, at)
    else await announce(tx, roomTopic(id), { type: 'read_again' })
  })
}
