import type { Tx } from '#platform/db.ts'
import { comesAlways, groupOf, isWantedByItself, type NoticeKind } from '../notices/kinds.rules.ts'
import { PUSH_KINDS } from './push-kinds.rules.ts'
import { QUIET_BY_ITSELF, quietEndsAt } from './quiet.rules.ts'
import { insertPush, listTargets } from './sql.ts'

type Asked = {
  personId: string
  kind: NoticeKind
  /** The act that causes it: each device is pushed to once. */ key: string
  path: string
  /** What it is about, where that may end before it is sent (`is_notice_over`). */ subjectId?: string | undefined
  /** When it stops being worth anything, if before its kind says. */ until?: Date | undefined
  now: Date
}

/**
 * Queues a push to each device on which a person wants this kind, in the transaction that causes it; answers to how
 * many. In quiet hours it waits, is left out, or rings, by its kind.
 */
export async function queuePush(tx: Tx, { personId, kind, key, path, subjectId, until, now }: Asked): Promise<number> {
  const topic = groupOf(kind)
  const asked = { personId, topic, byItself: isWantedByItself(topic, 'push'), always: comesAlways(kind, 'push'), now }
  const { title, body, actions, quiet, isUrgent = false, lastsMs } = PUSH_KINDS[kind]
  let queued = 0
  for (const target of await listTargets(tx, asked)) {
    const quietUntil = quiet === 'rings' ? undefined : quietEndsAt(target.quiet ?? QUIET_BY_ITSELF, now)
    if (quietUntil && quiet === 'dropped') continue
    const dueAt = quietUntil ?? now
    const expiresAt = until ?? new Date(dueAt.getTime() + lastsMs)
    const content = {
      title,
      path,
      tag: key,
      until: expiresAt.toISOString(),
      ...(body && { body }),
      ...(actions && { actions }),
    }
    const about = { kind, subjectId: subjectId ?? null }
    await insertPush(tx, { subscriptionId: target.id, key, ...about, content, isUrgent, dueAt, expiresAt })
    queued++
  }
  return queued
}
