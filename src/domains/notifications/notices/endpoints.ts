import { type Route, serve } from '#platform/http.ts'
import type { Sql } from '#platform/db.ts'
import * as contract from './contract.ts'
import { groupOf, kindsIn, NOTICE_KINDS, type NoticeGroup, type NoticeKind } from './kinds.rules.ts'
import { markRead } from './mark-read.ts'
import { countUnread, listNotices, type NoticeRow } from './sql.ts'

const AT_ONCE = 30

export const noticeEndpoints: Route[] = [
  serve(contract.countUnreadNotices, async ({ db, viewer }) => ({
    unread: await countUnread(db, viewer.id, contract.MOST_UNREAD),
  })),
  serve(contract.listNotices, ({ db, viewer, input }) => readPage(db, viewer.id, input)),
  serve(
    contract.markNoticesRead,
    async ({ db, now, viewer, input }) => (await markRead(db, { ...input, personId: viewer.id, now }), {}),
  ),
]

type Asked = { before?: string | undefined; group?: NoticeGroup | undefined }

async function readPage(sql: Sql, personId: string, { before, group }: Asked) {
  const kinds = group && kindsIn(group)
  const found = await listNotices(sql, personId, { before, kinds, most: AT_ONCE + 1 })
  const notices = found.slice(0, AT_ONCE).map(withGroup)
  return { notices, next: found.length > AT_ONCE ? notices.at(-1)!.id : null }
}

// A kind that a later version wrote, before it was taken back.
const isKnown = (kind: string): kind is NoticeKind => Object.hasOwn(NOTICE_KINDS, kind)
const withGroup = ({ kind, ...notice }: NoticeRow) => ({
  ...notice,
  group: isKnown(kind) ? groupOf(kind) : ('news' as const),
})
