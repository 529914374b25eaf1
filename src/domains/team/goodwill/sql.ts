import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { GivenGoodwill } from './rules.ts'

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

/** What was given since midnight a day and thirty days ago: by one member alone, and to one person. */
export async function sumGiven(
  sql: Sql,
  { by, personId, at }: { by: string; personId: string; at: Date },
): Promise<GivenGoodwill> {
  const [row] = await sql<GivenGoodwill[]>`
    select coalesce(sum(amount) filter (where given_by = ${by} and given_at > ${at}::timestamptz - interval '1 day'), 0)::bigint
        as today,
      coalesce(sum(amount) filter (where given_by = ${by}), 0)::bigint as "thisMonth",
      coalesce(sum(amount) filter (where person_id = ${personId}
        or person_id in (select person_id from other_accounts_of(${personId}::uuid))), 0)::bigint as "toPerson"
    from goodwill where given_at > ${at}::timestamptz - interval '30 days' and seconded_by is null`
  return row!
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

/** False: the id was used before. */
export async function insertGoodwill(tx: Tx, { found, ...g }: NewGoodwill): Promise<boolean> {
  const rows = await tx`
    insert into goodwill (id, person_id, amount, claim_id, message_id, reason, given_by, seconded_by, given_at,
      expires_at)
    values (${g.id}, ${g.personId}, ${g.amount}, ${found.claimId}, ${found.messageId}, ${g.reason}, ${g.by},
      ${g.secondedBy ?? null}, ${g.at}, ${g.expiresAt})
    on conflict (id) do nothing returning id`
  return rows.length > 0
}

/** The latest first. */
export const listGoodwill = (sql: Sql, personId: string, most: number) => sql<
  { id: string; amountCents: Centavos; reason: string; givenAt: Date; byName: string }[]
>`
  select g.id, g.amount as "amountCents", g.reason, g.given_at as "givenAt", p.first_name as "byName"
  from goodwill g join people p on p.id = g.given_by
  where g.person_id = ${personId} order by g.given_at desc, g.id limit ${most}`

/** Of one member of the team, one after the other: two at once do not add up beyond what one alone gives. */
export const lockGiver = (tx: Tx, by: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`goodwill:${by}`}::text, 0))`
