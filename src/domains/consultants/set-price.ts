import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { startOfNextDay } from '#shared/calendar.ts'
import type { Centavos } from '#shared/money.ts'
import { priceSet } from './facts.ts'
import { profileAnnouncements } from './profile-changes/profile-announcements.ts'
import { checkPrice, refuse, RISE_WINDOW_MS } from './rules.ts'
import * as sql from './sql.ts'

type Wanted = { consultantId: string; pricePerMinute: Centavos; now: Date }

/**
 * Sets the price of a minute of chat, in centavos: a lower one counts at once, a higher one from the next day in São
 * Paulo; a scheduled one is replaced. Refuses what checkPrice refuses. Repeating changes nothing.
 */
export async function setPrice(
  db: Db,
  { consultantId, pricePerMinute, now }: Wanted,
): Promise<{ pricePerMinute: Centavos; validFrom: Date }> {
  return inTransaction(db, async (tx) => {
    const consultant = await sql.lockConsultant(tx, consultantId)
    if (!consultant) throw refuse('not_applied')
    const list = { consultantId, isAutomatic: consultant.isAutomatic, now }
    const lately = (await sql.listPricesSince(tx, list, new Date(now.getTime() - RISE_WINDOW_MS))).map(
      (row) => row.pricePerMinute,
    )
    checkPrice(
      pricePerMinute,
      lately.reduce((lowest, price) => (price < lowest ? price : lowest)),
      list.isAutomatic,
    )
    const validFrom = pricePerMinute > lately[0]! ? startOfNextDay(now) : now
    await sql.deleteScheduledPrices(tx, list)
    if (pricePerMinute !== lately[0]) await sql.insertPrice(tx, { ...list, pricePerMinute, validFrom })
    await announce(tx, priceSet(consultantId), ...profileAnnouncements(consultantId))
    return { pricePerMinute, validFrom }
  })
}
