import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from '../../rules.ts'
import type { View } from './contract.ts'
import { countOtherViews, deleteViewOf, upsertView } from './sql.ts'

const MOST_VIEWS = 30

/** Saves a view of one's own; one with the same name is replaced. Refuses `too_many_views` above thirty. */
export const saveView = (db: Db, { personId, at, ...view }: View & { personId: string; at: Date }) =>
  inTransaction(db, async (tx) => {
    if ((await countOtherViews(tx, personId, view)) >= MOST_VIEWS) throw refuse('too_many_views')
    await upsertView(tx, personId, view, at)
    const event = { actorId: personId, after: { view: view.name }, at }
    await recordSecurityEvent(tx, { kind: 'team.view_saved', detail: view.list, ...event })
  })

/** Forgets a view of one's own. Refuses `not_found`. */
export const forgetView = (db: Db, { personId, id, at }: { personId: string; id: string; at: Date }) =>
  inTransaction(db, async (tx) => {
    const name = await deleteViewOf(tx, personId, id)
    if (name === undefined) throw refuse('not_found')
    const changed = { before: { view: name }, after: { view: null } }
    await recordSecurityEvent(tx, { kind: 'team.view_forgotten', actorId: personId, ...changed, at })
  })
