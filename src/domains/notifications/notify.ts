import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { noticesChanged } from './notices/facts.ts'
import { comesAlways, groupOf, type NoticeKind, pathWithoutSecret, shortBody } from './notices/kinds.rules.ts'
import { insertNotice } from './notices/sql.ts'
import { queuePush } from './push/queue-push.ts'

export type Told = {
  personId: string
  kind: NoticeKind
  /** The act that causes it: the same act is told once. */ key: string
  title: string
  body?: string | undefined
  /** Where it leads, on this site. One that holds a secret is left out. */ path?: `/${string}` | undefined
  /** What it is about, where that may end before a push is sent (`is_notice_over`). */ subjectId?: string | undefined
  /** When a push stops being worth anything, if before its kind says. */ until?: Date | undefined
  now: Date
}

// Every role has this page, and the bell on it.
const PAGE_OF_ALL = '/sistema-consultas'

/**
 * Tells a person something on every page and on their devices, as they chose, in the transaction that causes it. For
 * what also goes by mail, `queueMail` with `about` does both.
 */
export async function notify(
  tx: Tx,
  { personId, kind, key, title, body, path, subjectId, until, now }: Told,
): Promise<void> {
  const notice = {
    id: crypto.randomUUID(),
    personId,
    kind,
    key,
    title,
    body: body && shortBody(body),
    path: pathWithoutSecret(path),
    at: now,
  }
  const isNew = await insertNotice(tx, notice, comesAlways(kind, 'page') ? undefined : groupOf(kind))
  if (isNew) await announce(tx, noticesChanged(personId))
  await queuePush(tx, { personId, kind, key, path: notice.path ?? PAGE_OF_ALL, subjectId, until, now })
}
