import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { noticesChanged } from './facts.ts'
import { comesAlways, groupOf, type NoticeKind, pathWithoutSecret, shortBody } from './kinds.rules.ts'
import { insertNotice } from './sql.ts'

export type Told = {
  personId: string
  kind: NoticeKind
  /** The act that causes it: the same act is told once. */ key: string
  title: string
  body?: string | undefined
  /** Where it leads, on this site. One that holds a secret is left out. */ path?: `/${string}` | undefined
  now: Date
}

/**
 * Tells a person something on every page, in the transaction that causes it, unless they chose to do without that
 * kind. For what also goes by mail, `queueMail` with `about` does both.
 */
export async function notify(tx: Tx, { personId, kind, key, title, body, path, now }: Told): Promise<void> {
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
}
