import { isProgram } from '#domains/consultants/index.ts'
import { findEmail } from '#domains/accounts/index.ts'
import type { Channel } from '#domains/consultants/rules.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse as refuseHours } from '../hours/rules.ts'
import { listAgendas, lockPlaces } from '../hours/sql.ts'
import type { BookingMinutes } from '../rules.ts'
import { dayIn, endOfBookable, slotsOf } from '../slots.rules.ts'
import { isZone } from '#shared/zone.ts'
import { MOST_WAITING, refuse } from './rules.ts'
import { countWaiting, insertEntry } from './sql.ts'

type Joining = {
  id: string
  clientId: string
  consultantId: string
  channel: Channel
  minutes: BookingMinutes
  day: string
  zone: string
  clock: Clock
}

/**
 * A client waits for a full day (`yyyy-mm-dd` by the clock of `zone`), for bookings of so many minutes, once. Refuses a
 * day that is over, too far or still free, an eleventh one, and an unconfirmed address: it may be somebody else's.
 */
export const joinWaitlist = (db: Db, { clock, ...joining }: Joining) =>
  inTransaction(db, async (tx) => {
    const { clientId, consultantId, minutes, day, zone } = joining
    if (!isZone(zone)) throw refuseHours('zone_unknown')
    await lockPlaces(tx, [clientId])
    const at = await clock(tx)
    const [agenda] = await listAgendas(tx, [consultantId], { clientId, now: at })
    if (!agenda || consultantId === clientId)
      throw refuseHours((await isProgram(tx, consultantId)) ? 'of_program' : 'not_bookable')
    const { schedule, busy, clientBusy } = agenda
    const [now, window] = [at.getTime(), dayIn(day, zone)]
    if (window.until <= now + schedule.noticeMinutes * 60_000) throw refuse('day_over')
    if (window.from >= endOfBookable(schedule.zone, now, schedule.farthestDays)) throw refuse('too_far')
    if (slotsOf(schedule, { minutes, busy, clientBusy, now, window, most: 1 }).length > 0) throw refuse('day_free')
    if (!(await findEmail(tx, clientId, at))?.confirmedAt) throw refuse('confirm_email')
    if ((await countWaiting(tx, clientId, at)) >= MOST_WAITING) throw refuse('too_many')
    await insertEntry(tx, { ...joining, from: new Date(window.from), until: new Date(window.until), at })
  })
