import { detailOf, type LegalText, NOTE_LENGTH } from '#domains/accounts/agreements.rules.ts'
import { publishVersion, recordSecurityEvent } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { textPublished } from '../facts.ts'
import { refuse } from '../rules.ts'
import { readDraft } from './drafts.ts'
import { unknownPlaceholders } from './placeholders.rules.ts'

type Wanted = {
  text: LegalText
  /** The number of the latest version that was seen, and of the revision that is published. */
  base: number
  revision: number
  note: string
  asksAgain: boolean
  noticeDays?: number | undefined
  inForceAt?: Date | undefined
  /** Null for the demo. */
  by: string | null
}

/**
 * Publishes what the team wrote last of a legal text as a version, for ever, with the company of now; answers its
 * number. Refuses without a company, unknown names between braces, and what `publishVersion` refuses.
 */
export const publishLegalText = (
  db: Db,
  { clock, ...wanted }: Wanted & { by: string; clock: Clock },
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const at = await clock(tx)
    const { number, inForceAt, isNew } = await publishDraft(tx, wanted, at)
    if (isNew)
      await recordSecurityEvent(tx, {
        kind: 'content.legal_version_published',
        detail: detailOf(wanted.text),
        actorId: wanted.by,
        reason: wanted.note,
        before: { version: wanted.base },
        after: { version: number, asksAgain: wanted.asksAgain, inForceAt: inForceAt.toISOString() },
        at,
      })
    return number
  })

/** The same inside a transaction, whose log says it. */
export async function publishDraft(tx: Tx, { revision, noticeDays, ...wanted }: Wanted, at: Date) {
  const draft = await readDraft(tx, wanted.text)
  if (!draft.hasCompany) throw refuse('company_missing')
  if (draft.revision !== revision) throw refuse('changed_meanwhile')
  const unknown = unknownPlaceholders(draft.markdown)
  if (unknown.length > 0)
    throw refuse('incomplete', { markdown: `Não há o que pôr em: {{${unknown.join('}}, {{')}}}.` })
  if (wanted.note.length < NOTE_LENGTH.least) throw refuse('incomplete', { note: 'Diga o que muda.' })
  const published = await publishVersion(tx, {
    ...wanted,
    ...(noticeDays && { noticeDays }),
    markdown: draft.filled,
    at,
  })
  await announce(tx, textPublished(wanted.text))
  return published
}
