import type { Sql } from '#platform/db.ts'
import { type Agreed, agreedByChannel } from '../commissions/sql.ts'
import type { Centavos } from '#shared/money.ts'
import type { Specialty, Status, Tier } from '../rules.ts'

export type ApplicationStatusRow = {
  id: string
  name: string
  title: string
  portrait: string
  tier: Tier
  isApproved: boolean
  isAutomatic: boolean
  switchedOn: boolean
  status: Status
  pricePerMinute: Centavos
  specialties: Specialty[]
  acceptsWelcome: boolean
  acceptsPackages: boolean
  bio: string
  agreed: Agreed
  refusalReason: string | null
  refusedAt: Date | null
}

/** The status of one applicant or consultant, with the price in force; the first specialty is the main one. */
export async function findApplicationStatus(sql: Sql, id: string, now: Date) {
  const [row] = await sql<ApplicationStatusRow[]>`
    select c.id, c.name, c.title, c.bio, c.portrait, tier_of(c.id, c.tier, ${now}) as tier, ${agreedByChannel(sql, now)} as agreed, c.accepts_welcome as "acceptsWelcome",
      c.is_automatic as "isAutomatic",
      c.accepts_packages as "acceptsPackages",
      c.approved_at is not null as "isApproved", r.reason as "refusalReason", r.refused_at as "refusedAt",
      exists (select from consultant_switches s where s.consultant_id = c.id) as "switchedOn", pr.status,
      (select price_per_minute from consultant_prices p where p.consultant_id = c.id
        and p.is_automatic = c.is_automatic and p.valid_from <= ${now} order by valid_from desc limit 1) as "pricePerMinute",
      array(select s.specialty from consultant_specialties s where s.consultant_id = c.id
        order by s.specialty <> c.specialty, s.specialty) as specialties
    from consultants c join consultant_presence(${now}) pr on pr.consultant_id = c.id
      left join consultant_refusals r on r.consultant_id = c.id and r.answered_at is null
    where c.id = ${id}`
  return row
}
