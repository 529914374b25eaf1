import type { Sql, Tx } from '#platform/db.ts'

export type BlockingRole = 'client' | 'consultant'

/** Who blocked whom; kept by role, because each of the two may block the other. */
export type Block = { consultantId: string; clientId: string; blockedBy: BlockingRole }

/** Repeating keeps the first one. False: there is no such consultant. */
export async function insertBlock(tx: Tx, { consultantId, clientId, blockedBy }: Block, now: Date) {
  const { count } = await tx`
    insert into consultant_blocks as b (consultant_id, client_id, blocked_by, blocked_at)
    select id, ${clientId}, ${blockedBy}, ${now} from consultants where id = ${consultantId} and approved_at is not null
    on conflict (consultant_id, client_id, blocked_by) do update set blocked_at = b.blocked_at`
  return count === 1
}

export const deleteBlock = (sql: Sql, { consultantId, clientId, blockedBy }: Block) => sql`
  delete from consultant_blocks
  where consultant_id = ${consultantId} and client_id = ${clientId} and blocked_by = ${blockedBy}`

type Pair = Pick<Block, 'consultantId' | 'clientId'>

/** Which of the two blocked the other. */
export async function listBlockers(sql: Sql, { consultantId, clientId }: Pair) {
  const rows = await sql<{ blockedBy: BlockingRole }[]>`
    select blocked_by as "blockedBy" from consultant_blocks
    where consultant_id = ${consultantId} and client_id = ${clientId}`
  return rows.map(({ blockedBy }) => blockedBy)
}
