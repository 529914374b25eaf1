import { queueMails } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { type Announcement, groupAnnouncements } from './announcements.rules.ts'
import * as sql from './announcements.sql.ts'
import { versionsMail } from './mails.ts'

const AT_ONCE = 500
/** A registration that is under way writes its row a little later than the instant it bears. */
const SETTLED_AFTER_MS = 5 * 60_000

/**
 * Mails the versions that ask again to whoever has to accept them, once each, in the order in which they registered, so
 * that whoever registers before one is in force hears of it, too. What is published together is one mail.
 */
export async function announceVersions({ db, now, ...given }: { db: Db; now: Date } & Stoppable) {
  for (const group of groupAnnouncements(await sql.listBegunAnnouncements(db, now), now))
    await untilEmpty(given, AT_ONCE, (most) => announceToSome(db, group, now, most))
}

const announceToSome = (db: Db, group: readonly Announcement[], now: Date, most: number): Promise<number> =>
  inTransaction(db, async (tx) => {
    const together = await sql.lockAnnouncements(tx, group)
    const [first] = together
    // Another worker grouped them in another way meanwhile: the next run sees how they stand.
    if (!first || together.some(({ toldUntilId }) => toldUntilId !== first.toldUntilId)) return 0
    const settled = new Date(now.getTime() - SETTLED_AFTER_MS)
    const over = together.filter(({ inForceAt }) => settled >= inForceAt)
    const until = new Date(Math.min(settled.getTime(), ...over.map(({ inForceAt }) => inForceAt.getTime())))
    const people = await sql.listNextToTell(tx, together, until, most)
    await queueMails(
      tx,
      people.flatMap(({ id, email, firstName, asked }) => {
        const versions = together.filter(({ text }) => asked.includes(text))
        if (versions.length === 0) return []
        const names = versions.map(({ text, number }) => `${text}:${number}`)
        const key = `legal-version:${names.join('+')}:${id}`
        return [{ key, to: email, template: versionsMail(firstName, versions) }]
      }),
      now,
    )
    const last = people.at(-1)
    if (last) await sql.recordToldUntil(tx, together, last.id)
    if (people.length < most) await sql.endAnnouncements(tx, over, now)
    return people.length
  })
