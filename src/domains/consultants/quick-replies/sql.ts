import type { Sql, Tx } from '#platform/db.ts'

export async function listQuickReplies(sql: Sql, consultantId: string): Promise<string[]> {
  const rows = await sql<{ body: string }[]>`
    select body from consultant_quick_replies where consultant_id = ${consultantId} order by place`
  return rows.map(({ body }) => body)
}

/** All of them at once, in this order; each text once. What was there before stays as old as it was. */
export async function replaceQuickReplies(tx: Tx, consultantId: string, replies: readonly string[]) {
  const former = await tx<{ body: string; savedAt: string }[]>`
    delete from consultant_quick_replies where consultant_id = ${consultantId}
    returning body, saved_at::text as "savedAt"`
  const savedAt = new Map(former.map((reply) => [reply.body, reply.savedAt]))
  await tx`
    insert into consultant_quick_replies (consultant_id, place, body, saved_at)
    select ${consultantId}, place, body, coalesce(saved_at::timestamptz, current_instant())
    from unnest(${[...replies]}::text[], ${replies.map((body) => savedAt.get(body) ?? null)}::text[])
      with ordinality as said (body, saved_at, place)`
}
