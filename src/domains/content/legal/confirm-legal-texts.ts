import { LEGAL_TEXTS } from '#domains/accounts/agreements.rules.ts'
import { findLastVersion, lockLegalText, recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { readDraft } from './drafts.ts'
import { publishDraft } from './publish-legal-text.ts'

const FIRST_NOTE = 'Primeira versão publicada, com os dados da empresa.'

/**
 * Publishes the first version of each legal text that has none, as the team wrote it or as it comes with the product.
 * Nobody is asked again: it is what they read. Again it changes nothing. Answers how many.
 */
export const confirmLegalTexts = (db: Db, { by, clock }: { by: string | null; clock: Clock }): Promise<number> =>
  inTransaction(db, async (tx) => {
    const at = await clock(tx)
    let published = 0
    for (const text of LEGAL_TEXTS) {
      await lockLegalText(tx, text)
      if (await findLastVersion(tx, text)) continue
      const { revision } = await readDraft(tx, text)
      await publishDraft(tx, { text, base: 0, revision, note: FIRST_NOTE, asksAgain: false, by }, at)
      published++
    }
    if (by && published > 0)
      await recordSecurityEvent(tx, {
        kind: 'content.legal_texts_confirmed',
        actorId: by,
        before: { texts: LEGAL_TEXTS.length - published },
        after: { texts: LEGAL_TEXTS.length },
        at,
      })
    return published
  })
