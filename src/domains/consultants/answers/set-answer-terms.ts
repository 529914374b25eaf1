import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { startOfNextDay } from '#shared/calendar.ts'
import { priceSet } from '../facts.ts'
import { profileAnnouncements } from '../profile-changes/profile-announcements.ts'
import { refuse as refuseConsultant, RISE_WINDOW_MS } from '../rules.ts'
import { lockConsultant } from '../sql.ts'
import { type AnswerTerms, checkAnswerPrice } from '../answers.rules.ts'
import { deleteScheduledTerms, insertAnswerTerms, listAnswerTermsSince } from './sql.ts'

/**
 * Sets what an answer costs and within how many hours it comes: at once, but a higher price from the next day in São
 * Paulo; the first own price counts at once. Refuses what `checkAnswerPrice` refuses. Repeating changes nothing.
 */
export const setAnswerTerms = (
  db: Db,
  { consultantId, now, ...wanted }: AnswerTerms & { consultantId: string; now: Date },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await lockConsultant(tx, consultantId))) throw refuseConsultant('not_applied')
    const since = new Date(now.getTime() - RISE_WINDOW_MS)
    const lately = await listAnswerTermsSince(tx, consultantId, { now, since })
    const [current] = lately
    const lowest = lately.reduce(
      (least: bigint | undefined, { price }) => (least === undefined || price < least ? price : least),
      undefined,
    )
    checkAnswerPrice(wanted.price, lowest)
    const rises = current !== undefined && wanted.price > current.price
    await deleteScheduledTerms(tx, consultantId, now)
    const own = { ...wanted, consultantId, now }
    const atOnce = { ...own, price: rises ? current.price : wanted.price, validFrom: now }
    if (!current || !isSame(current, atOnce)) await insertAnswerTerms(tx, atOnce)
    if (rises) await insertAnswerTerms(tx, { ...own, validFrom: startOfNextDay(now) })
    await announce(tx, priceSet(consultantId), ...profileAnnouncements(consultantId))
  })

const isSame = (a: AnswerTerms, b: AnswerTerms) => a.price === b.price && a.hours === b.hours && a.isOpen === b.isOpen
