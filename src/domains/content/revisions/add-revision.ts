import { recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Tx } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { areSame } from './rules.ts'
import { findFields, insertRevision, insertText, lockText, recordRevision, type TextKind } from './sql.ts'

/** `base`: the number of the revision that was changed; 0 begins a text. `by`: null for what comes with the product. */
export type Written = {
  id: string
  kind: TextKind
  name: string
  title: string
  fields: object
  base: number
  by: string | null
  at: Date
}

/**
 * Adds a revision to a text, or begins it; answers its number and whether it is new. The same again adds none. Refuses
 * `changed_meanwhile` when somebody wrote another one since `base`, and `id_reused`.
 */
export async function addRevision(tx: Tx, written: Written): Promise<{ number: number; isNew: boolean }> {
  const { id, kind, name, title, fields, base, by, at } = written
  const isBegun = base === 0 && (await insertText(tx, { id, kind, name, title, at }))
  const text = await lockText(tx, id)
  if (!text || text.kind !== kind) throw refuse('text_not_found')
  if (!isBegun) {
    const newest = await findFields<object>(tx, id, text.revision)
    if (areSame(newest, fields)) return { number: text.revision, isNew: false }
    if (base === 0 && kind === 'article') throw refuse('id_reused')
    if (text.revision !== base) throw refuse('changed_meanwhile')
  }
  const number = base + 1
  await insertRevision(tx, { textId: id, number, fields, by, at })
  await recordRevision(tx, { id, name, title, number, at })
  if (by)
    await recordSecurityEvent(tx, {
      kind: 'content.text_written',
      detail: kind,
      actorId: by,
      subjectId: id,
      before: { revision: base || null, title: isBegun ? null : text.title },
      after: { revision: number, title },
      at,
    })
  return { number, isNew: true }
}
