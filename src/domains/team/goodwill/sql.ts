import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

export type Case = { claimId: string | null; messageId: string | null; isTheirs: boolean }

/** The claim with this id, or the message with this id or protocol, and whether it is this person's. */
export async function findCase(sql: Sql, typed: string, personId: string): Promise<Case | undefined> {
  const [row] = await sql<Case[]>`
    select id as "claimId", null::uuid as "messageId", client_id = ${personId} as "isTheirs"
      from claims where id::text = ${typed}
    union all select null, m.id, exists (select from people p where p.id = ${personId} and p.email = m.email)
      from contact_messages m where m.id::text = ${typed} or m.protocol = ${typed}
    limit 1`
  return row
}

type NewGoodwill = {
  id: string
  personId: string
  amount: Centavos
  found: Case
  reason: string
  by: string
  secondedBy?: string | undefined
  at: Date
  expiresAt: Date
}

export const insertGoodwill = (tx: Tx, { found, ...g }: NewGoodwill) => tx`
  insert into goodwill (id, person_id, amount, claim_id, message_id, reason, given_by, seconded_by, given_at, expires_at)
  values (${g.id}, ${g.personId}, ${g.amount}, ${found.claimId}, ${found.messageId}, ${g.reason}, ${g.by},
    ${g.secondedBy ?? null}, ${g.at}, ${g.expiresAt})`

/** Whether this act was done before. */
export async function isGiven(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx`select from goodwill where id = ${id}`
  return rows.length > 0
}

/** The latest first. */
export const listGoodwill = (sql: Sql, personId: string, most: number) => sql<
  {
    id: string
    amountCents: Centavos
    reason: string
    givenAt: Date
    byName: string
    claimId: string | null
    protocol: string | null
  }[]
>`
  select g.id, g.amount as "amountCents", g.reason, g.given_at as "givenAt", p.first_name as "byName",
    g.claim_id as "claimId", m.protocol
  from goodwill g join people p on p.id = g.given_by left join contact_messages m on m.id = g.message_id
  where g.person_id = ${personId} order by g.given_at desc, g.id limit ${most}`
