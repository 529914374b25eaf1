import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { featuredChanged } from './facts.ts'
import { presenceAnnouncements } from './presence/announce-presence.ts'
import { profileAnnouncements } from './profile-changes/profile-announcements.ts'
import { isConsultant } from './sql.ts'

/**
 * The team suspended or blocked this person, or it is over: lists, cards and pages of a consultant hear it. Of anybody
 * else nobody is told.
 */
export async function announceRestraint(tx: Tx, personId: string, at: Date) {
  if (!(await isConsultant(tx, personId))) return
  const presence = await presenceAnnouncements(tx, personId, at)
  await announce(tx, ...presence, ...profileAnnouncements(personId), featuredChanged(personId))
}
