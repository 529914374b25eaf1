import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Viewer } from '#platform/http.ts'
import * as sql from './sql.ts'

/** Takes the open request back: its message is closed, the account stays. Without one nothing changes. */
export async function withdrawClosing(db: Db, { viewer, now }: { viewer: Viewer; now: Date }) {
  await inTransaction(db, async (tx) => {
    const open = await sql.findClosingRequest(tx, viewer.id)
    if (!open) return
    const note = 'A própria pessoa desfez o pedido.'
    if (!(await sql.insertClosing(tx, { messageId: open.id, note, by: viewer.id, at: now }))) return
    await sql.endClosingRequest(tx, open.id, now)
    const event = { kind: 'support.closing_withdrawn', subjectId: open.id, at: now } as const
    await recordSecurityEvent(tx, { ...event, actorId: viewer.id, personId: viewer.id, sessionId: viewer.sessionId })
  })
}
