import { blockedPeople } from '#domains/accounts/index.ts'
import type { Sql } from '#platform/db.ts'

/**
 * `of_client`: a block, a break or a purchase of its client; `of_consultant`: a block, approval that was lost, or a
 * program that attends now, or suspended by the team beyond its start; `consultant_blocked`: by the team.
 */
export type Obstacle = 'of_client' | 'of_consultant' | 'consultant_blocked' | 'vacation'

/** Until when each side cancels a booking `b` for nothing; one that is not paid, always. */
const freeOf = (sql: Sql) => ({
  client: sql`coalesce(b.free_until, 'infinity')`,
  consultant: sql`coalesce(b.consultant_free_until, b.free_until, 'infinity')`,
})

/** One side's block ends a booking `b` that this side could cancel for nothing (decision 118). */
const isBlockedBy = (sql: Sql, side: 'client' | 'consultant') => sql`
  exists (select from consultant_blocks k where k.consultant_id = b.consultant_id and k.client_id = b.client_id
    and k.blocked_by = ${side} and k.blocked_at <= ${freeOf(sql)[side]})`

/** The team blocked this side, or suspended it beyond the start of a booking `b`. */
const isRestrained = (sql: Sql, side: 'client' | 'consultant') => sql`
  b.${sql(`${side}_id`)} in (select r.person_id from restraints r where r.lifted_at is null
    and (r.kind = 'blocked' or r.kind = 'suspended' and r.ends_at > b.starts_at))`

/**
 * What keeps a booking `b` that is ahead from taking place, its client's own acts first; null: nothing. What one side
 * did once cancelling cost it something keeps nothing, except a break of a week or more (decision 118). A client's
 * break tells nobody.
 */
const obstacleOf = (sql: Sql, now: Date) => sql`
  case when b.consultant_id in (${blockedPeople(sql)}) then 'consultant_blocked'
  when ${isBlockedBy(sql, 'client')}
    or ${isRestrained(sql, 'client')}
    or exists (select from breaks_that_hold r where r.person_id = b.client_id and r.starts_at <= ${now}
      and (r.ends_at is null or r.ends_at > b.starts_at
        and (r.ends_at >= r.starts_at + interval '168 hours' or r.starts_at <= ${freeOf(sql).client})))
    -- A bank contests what paid the minutes.
    or b.covered_ms > 0 and exists (select from minute_covers m join grants k on k.id = m.grant_id
      where m.consultation_id = b.id and k.frozen_at is not null)
    -- Or what brought the bonus. Of credit: see endContested.
    or b.held_promotional > 0 and exists (select from grant_uses u join grants k on k.id = u.grant_id
      where u.subject_id = b.id::text and u.state = 'held' and u.amount > 0 and k.kind = 'bonus'
        and (k.frozen_at is not null or k.clawed_back_at is not null
          -- A part that the bank took since then.
          or k.repaid > 0 and exists (select from wallet_debts d
            where d.payment_id = k.payment_id and d.paid < d.amount and d.created_at >= coalesce(b.confirmed_at, b.reserved_at))))
  then 'of_client'
  when ${isBlockedBy(sql, 'consultant')}
    or ${isRestrained(sql, 'consultant')}
    or exists (select from consultants c where c.id = b.consultant_id and (c.approved_at is null or c.is_automatic))
  then 'of_consultant'
  when exists (select from consultant_vacations v
      where v.consultant_id = b.consultant_id and v.back_at > b.starts_at and v.starts_at < b.ends_at
        and v.set_at <= ${freeOf(sql).consultant}) then 'vacation' end`

export async function findObstacle(sql: Sql, id: string, now: Date): Promise<Obstacle | undefined> {
  const [row] = await sql<{ obstacle: Obstacle | null }[]>`
    select ${obstacleOf(sql, now)} as obstacle from bookings b where b.id = ${id}`
  return row?.obstacle ?? undefined
}

/** Bookings ahead that can no longer take place, the soonest first. */
export const listImpossible = (sql: Sql, now: Date, most: number, aside: readonly string[]) => sql<{ id: string }[]>`
  select b.id from bookings b
  where b.ended_at is null and b.opened_at is null and b.starts_at > ${now} and b.id <> all(${[...aside]}::uuid[])
    and ${obstacleOf(sql, now)} is not null
  order by b.starts_at limit ${most}`
