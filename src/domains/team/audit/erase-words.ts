import { forbidSelfDecision, recordSecurityEvent, recordWordsErased } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './rules.ts'
import { findEntry } from './sql.ts'

type Erasing = { id: string; reason: string; by: string; clock: Clock }

/**
 * Erases what an entry says beside its codes, because a law asks for it: the entry and the chain stay. Refuses an
 * unknown entry, one about oneself, and one without words.
 */
export const eraseWords = (db: Db, { id, reason, by, clock }: Erasing): Promise<void> =>
  inTransaction(db, async (tx) => {
    const entry = await findEntry(tx, id)
    if (!entry) throw refuse('entry_not_found')
    forbidSelfDecision(by, entry.personId ?? undefined)
    const eventId = await recordSecurityEvent(tx, {
      kind: 'accounts.words_erased',
      actorId: by,
      personId: entry.personId ?? undefined,
      reason,
      before: { entry: Number(id), words: true },
      after: { entry: Number(id), words: false },
      at: await clock(tx),
    })
    if (!(await recordWordsErased(tx, id, eventId))) throw refuse('no_words')
  })
