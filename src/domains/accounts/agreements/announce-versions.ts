import { queueMails } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import * as sql from './announcements.sql.ts'
import { versionMail } from './mails.ts'

const AT_ONCE = 500
/** A registration that is under way writes its row a little later than the instant it bears. */
const SETTLED_AFTER_MS = 5 * 60_000

/**
 * Mails each version that asks again to whoever has to accept it, once each, in the order in which they registered, so
 * that whoever registers before it is in force hears of it, too.
 */
export async function announceVersions({ db, now, ...given }: { db: Db; now: Date } & Stoppable) {
  for (const announcement of await sql.listOpenAnnouncements(db, now))
    await untilEmpty(given, AT_ONCE, (most) => announceToSome(db, announcement, now, most))
}

const announceToSome = (db: Db, announcement: sql.Announcement, now: Date, most: number): Promise<number> =>
  inTransaction(db, async (tx) => {
    const version = await sql.takeAnnouncement(tx, announcement)
    if (!version) return 0
    const settled = new Date(now.getTime() - SETTLED_AFTER_MS)
    const isOver = settled >= version.inForceAt
    const people = await sql.listNextToTell(tx, announcement, isOver ? version.inForceAt : settled, most)
    await queueMails(
      tx,
      people
        .filter(({ isAsked }) => isAsked)
        .map(({ id, email, firstName }) => ({
          key: `legal-version:${announcement.text}:${announcement.number}:${id}`,
          to: email,
          template: versionMail(firstName, { ...announcement, ...version }),
        })),
      now,
    )
    const last = people.at(-1)
    if (last) await sql.recordToldUntil(tx, announcement, last.id)
    if (isOver && people.length < most) await sql.endAnnouncement(tx, announcement, now)
    return people.length
  })
