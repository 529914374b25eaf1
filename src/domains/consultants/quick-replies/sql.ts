import type { Sql, Tx } from '#platform/db.ts'

export async function listQuickReplies(sql: Sql, consultantId: string): Promise<string[]> {
  const rows = await sql<{ body: string }[]>`
    select body from consultant_quick_replies where consultant_id = ${consultantId} order by place`
  return rows.map(({ body }) => body)
}

/** All of them at once, in this order; each text once. */
export async function replaceQuickReplies(tx: Tx, consultantId: string, replies: readonly string[]) {
  await tx`delete from consultant_quick_replies where consultant_id = ${consultantId}`
  await tx`
    insert into consultant_quick_replies (consultant_id, place, body)
    select ${consultantId}, place, body from unnest(${[...replies]}::text[]) with ordinality as said (body, place)`
}
