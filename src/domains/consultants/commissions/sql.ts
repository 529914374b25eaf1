import type { Sql, Tx } from '#platform/db.ts'
import type { Channel, Tier } from '../rules.ts'

export type AgreedCommission = {
  id: string
  channel: Channel | null
  bps: number | null
  validFrom: Date
  reason: string
  setAt: Date
}

/** By channel, what was agreed beside the tier; null: nothing. */
export type Agreed = Record<Channel, number | null>

/** The same of a consultant `c`, as a column; `at` may be one, too. */
export const agreedByChannel = (sql: Sql, at: Date | ReturnType<Sql>) => sql`
  json_build_object('chat', commission_of(c.id, 'chat', ${at as Date}), 'audio', commission_of(c.id, 'audio', ${at as Date}),
    'video', commission_of(c.id, 'video', ${at as Date}), 'messages', commission_of(c.id, 'messages', ${at as Date}))`

/** The tier of a consultant and what was agreed beside it, at one instant. Undefined: nobody attends here. */
export async function findCommissions(sql: Sql, consultantId: string, at: Date) {
  const [row] = await sql<{ tier: Tier; email: string; name: string; isHidden: boolean; agreed: Agreed }[]>`
    select tier_of(c.id, c.tier, ${at}) as tier, c.hidden_from_featured_at is not null as "isHidden", p.email, c.name, ${agreedByChannel(sql, at)} as agreed
    from consultants c join people p on p.id = c.id where c.id = ${consultantId} and c.approved_at is not null`
  return row
}

/** Tier and agreed shares as they are at `at`, and as they will be from each later day on which something counts. */
export const listTerms = (sql: Sql, consultantId: string, at: Date) => sql<{ at: Date; tier: Tier; agreed: Agreed }[]>`
  select t.at, tier_of(c.id, c.tier, t.at) as tier, ${agreedByChannel(sql, sql`t.at`)} as agreed
  from consultants c cross join lateral (
    select ${at}::timestamptz as at
    union select valid_from from consultant_commissions where consultant_id = c.id and valid_from > ${at}
    union select valid_from from consultant_tiers where consultant_id = c.id and valid_from > ${at}) t
  where c.id = ${consultantId} and c.approved_at is not null order by t.at`

/** The latest first, also those that count later. */
export const listAgreed = (sql: Sql, consultantId: string, most: number) => sql<AgreedCommission[]>`
  select id, channel, bps, valid_from as "validFrom", reason, set_at as "setAt" from consultant_commissions
  where consultant_id = ${consultantId} order by valid_from desc, set_at desc limit ${most}`

type NewCommission = Omit<AgreedCommission, 'setAt'> & {
  consultantId: string
  by: string
  secondedBy: string
  at: Date
}

/** False: the id was used before. */
export async function insertCommission(tx: Tx, k: NewCommission): Promise<boolean> {
  const rows = await tx`
    insert into consultant_commissions (id, consultant_id, channel, bps, valid_from, reason, set_by, seconded_by, set_at)
    values (${k.id}, ${k.consultantId}, ${k.channel}, ${k.bps}, ${k.validFrom}, ${k.reason}, ${k.by}, ${k.secondedBy},
      ${k.at})
    on conflict (id) do nothing returning id`
  return rows.length > 0
}
