import { createHash } from 'node:crypto'
import type { Tx } from '#platform/db.ts'
import { type LegalText, NOTICE_DAYS, planVersion, refuse } from '../agreements.rules.ts'
import { findLastVersion, insertAnnouncement, insertVersion, lockLegalText } from './sql.ts'

/** `base`: the number of the latest version that was seen, 0 for none. `by`: null for the demo. */
export type Published = {
  text: LegalText
  base: number
  markdown: string
  note: string
  asksAgain: boolean
  noticeDays?: number
  inForceAt?: Date | undefined
  by: string | null
  at: Date
}

/**
 * Publishes a version of a legal text for ever, announced first if it asks again. The same again changes nothing.
 * Refuses `changed_meanwhile`, `same_words`, and what `planVersion` refuses.
 */
export async function publishVersion(
  tx: Tx,
  published: Published,
): Promise<{ number: number; inForceAt: Date; isNew: boolean }> {
  const { text, base, markdown, note, asksAgain, inForceAt: asked, by, at } = published
  await lockLegalText(tx, text)
  const last = await findLastVersion(tx, text)
  const contentHash = createHash('sha256').update(markdown).digest('hex')
  if (last && last.contentHash === contentHash) {
    if (last.number === base + 1 && last.note === note && last.asksAgain === asksAgain)
      return { number: last.number, inForceAt: last.inForceAt, isNew: false }
    throw refuse('same_words')
  }
  if ((last?.number ?? 0) !== base) throw refuse('changed_meanwhile')
  const noticeDays = published.noticeDays ?? NOTICE_DAYS.usual
  const { inForceAt, announcedAt } = planVersion({ text, asksAgain, noticeDays, inForceAt: asked, last }, at)
  const number = base + 1
  await insertVersion(tx, { text, number, markdown, contentHash, note, asksAgain, publishedAt: at, inForceAt, by })
  if (announcedAt) await insertAnnouncement(tx, { text, number, startsAt: announcedAt })
  return { number, inForceAt, isNew: true }
}
