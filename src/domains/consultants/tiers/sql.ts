import type { Sql, Tx } from '#platform/db.ts'
import type { Tier } from '../rules.ts'

export type DecidedTier = { id: string; tier: Tier; validFrom: Date; reason: string; setAt: Date }

/** The latest decision first, also those that count later. */
export const listTiers = (sql: Sql, consultantId: string, most: number) => sql<DecidedTier[]>`
  select id, tier, valid_from as "validFrom", reason, set_at as "setAt" from consultant_tiers
  where consultant_id = ${consultantId} order by set_at desc, id limit ${most}`

/** What will be in force on later days, the next first; what was decided otherwise since then is not. */
export const listComingTiers = (sql: Sql, consultantId: string, now: Date) => sql<{ tier: Tier; validFrom: Date }[]>`
  select tier, valid_from as "validFrom" from consultant_tiers k
  where consultant_id = ${consultantId} and valid_from > ${now} and not exists (
    select from consultant_tiers o where o.consultant_id = k.consultant_id and o.set_at > k.set_at
      and o.valid_from <= k.valid_from)
  order by valid_from`

type NewTier = Omit<DecidedTier, 'setAt'> & { consultantId: string; by: string; secondedBy: string; at: Date }

/** False: the id was used before. */
export async function insertTier(tx: Tx, k: NewTier): Promise<boolean> {
  const rows = await tx`
    insert into consultant_tiers (id, consultant_id, tier, valid_from, reason, set_by, seconded_by, set_at)
    values (${k.id}, ${k.consultantId}, ${k.tier}, ${k.validFrom}, ${k.reason}, ${k.by}, ${k.secondedBy}, ${k.at})
    on conflict (id) do nothing returning id`
  return rows.length > 0
}
