import { findProfile } from '#domains/accounts/index.ts'
import { chooseWay } from '#domains/notifications/index.ts'
import { isZone } from '#shared/zone.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { dayAfter, dayOf, type Hour, nextAt, type ReminderKind, refuse } from './rules.ts'
import { deleteReminder, lockDoneOn, recordReminder } from './sql.ts'

type Wish = Hour & { personId: string; kind: ReminderKind; byMail: boolean; byPush: boolean; now: Date }

/**
 * Brings a person back for something by these ways, at an hour of their day; by none: not any more. What was sent today
 * comes again tomorrow, whatever hour is chosen. Refuses `zone_unknown`, `horoscope_by_mail` and `sign_unknown`.
 */
export async function setReminder(db: Db, { personId, kind, byMail, byPush, minute, zone, now }: Wish) {
  if (!isZone(zone)) throw refuse('zone_unknown')
  if (kind === 'horoscope' && byMail) throw refuse('horoscope_by_mail')
  await inTransaction(db, async (tx) => {
    if (kind === 'horoscope' && byPush && !(await findProfile(tx, personId))?.birthDate) throw refuse('sign_unknown')
    await chooseWay(tx, { personId, topic: kind, way: 'mail', wanted: byMail, now })
    await chooseWay(tx, { personId, topic: kind, way: 'push', wanted: byPush, now })
    // After the choices, whose rows serialise what one person asks at once.
    const doneOn = (await lockDoneOn(tx, personId, kind)) ?? dayAfter(dayOf(now, zone), -1)
    if (!byMail && !byPush) await deleteReminder(tx, personId, kind)
    else
      await recordReminder(tx, { personId, kind, minute, zone, doneOn, nextAt: nextAt({ minute, zone }, doneOn, now) })
  })
}
