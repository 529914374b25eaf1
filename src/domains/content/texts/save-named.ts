import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { textPublished } from '../facts.ts'
import { addRevision } from '../revisions/add-revision.ts'
import { recordPublic } from '../revisions/sql.ts'
import { refuse } from '../rules.ts'
import { idOfName } from '../text-files.ts'
import { isTextKey, NAMED_TEXTS, type NamedKind, type TextFields, textFaults } from './named.rules.ts'

type Saved = { key: string; base: number; fields: TextFields; by: string; at: Date }

/**
 * Keeps a revision of a text that has a name, and shows it at once unless it is legal; answers its number. `base`: the
 * revision that was changed, or 0. Refuses `changed_meanwhile` and what its fields lack. Safe to repeat.
 */
export const saveNamed = (db: Db, { key, base, fields: given, by, at }: Saved): Promise<number> =>
  inTransaction(db, async (tx) => {
    if (!isTextKey(key)) throw refuse('text_not_found')
    const text = NAMED_TEXTS[key]!
    const fields = Object.fromEntries(text.fields.map(({ name }) => [name, given[name] ?? '']))
    const faults = textFaults(key, fields)
    if (Object.keys(faults).length > 0) throw refuse('incomplete', faults)
    const [kind, name] = key.split('/') as [NamedKind, string]
    const id = idOfName(key)
    const { number, isNew } = await addRevision(tx, { id, kind, name, title: text.label, fields, base, by, at })
    if (!isNew || text.legal) return number
    await recordPublic(tx, { id, number, from: at, at })
    await announce(tx, textPublished(name))
    return number
  })
