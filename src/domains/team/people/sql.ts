import type { Sql } from '#platform/db.ts'
import type { ConsultantPart, PersonPage } from './contract.ts'

export type PersonRow = Omit<PersonPage, 'sessions' | 'balances' | 'sharers' | 'document'> & { taxId: string | null }

/** Who somebody is, in one statement. Undefined: nobody has this id. */
export async function findPersonPage(sql: Sql, id: string, now: Date): Promise<PersonRow | undefined> {
  const [row] = await sql<PersonRow[]>`
    select p.id, btrim(p.first_name || ' ' || p.last_name) as name,
      case when p.closed_at is null then p.email end as email, p.email_confirmed_at as "emailConfirmedAt", p.phone,
      c.tax_id as "taxId", p.role, p.created_at as "createdAt", p.closed_at as "closedAt",
      case when p.closed_at is not null then 'closed' when p.email_confirmed_at is null then 'unconfirmed'
        else 'open' end as state,
      (select json_build_object('known', count(*), 'lastUsedAt', max(d.last_used_at)) from known_devices d
        where d.person_id = p.id) as devices,
      json_build_object(
        'claims', (select count(*) from claims k where k.client_id = p.id and k.state = 'open'),
        'disputes', (select count(*) from payments y join payment_disputes d on d.payment_id = y.id
          where y.person_id = p.id and d.state = 'opened'),
        'messages', (select count(*) from contact_messages m where m.email = p.email
          and not exists (select from contact_closings x where x.message_id = m.id)),
        'bookings', (select count(*) from bookings b where b.client_id = p.id and b.ended_at is null)
          + (select count(*) from bookings b where b.consultant_id = p.id and b.ended_at is null)) as open,
      coalesce((select json_agg(json_build_object('kind', r.kind, 'reason', r.reason, 'startsAt', r.starts_at,
          'endsAt', r.ends_at) order by r.starts_at desc) from restraints r
        where r.person_id = p.id and r.lifted_at is null and (r.ends_at is null or r.ends_at > ${now})), '[]')
        as restraints,
      json_build_object(
        'about', (select count(*) from moderation_reports m where m.reported_id = p.id),
        'open', (select count(*) from moderation_reports m where m.reported_id = p.id and m.verdict is null),
        'by', (select count(*) from moderation_reports m where m.reporter_id = p.id)) as reports
    from people p left join consultants c on c.id = p.id where p.id = ${id}`
  if (!row) return undefined
  const { lastUsedAt, known } = row.devices
  const restraints = row.restraints.map((one) => ({
    ...one,
    startsAt: new Date(one.startsAt),
    endsAt: one.endsAt && new Date(one.endsAt),
  }))
  return { ...row, restraints, devices: { known, lastUsedAt: lastUsedAt && new Date(lastUsedAt) } }
}

/** What stands on these accounts; those that were never opened are left out. */
export const listBalances = (sql: Sql, accounts: readonly string[]) => sql<{ account: string; balance: bigint }[]>`
  select id as account, balance from ledger_accounts where id = any(${[...accounts]}::text[])`

export async function findRole(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql<{ role: string }[]>`select role from people where id = ${id}`
  return row?.role
}

type Kept = Omit<ConsultantPart, 'commissions' | 'isFeaturable' | 'quality' | 'waitMs' | 'signals'>

/** A consultant's row with what hangs on it, in one statement. Undefined: there is none. */
export async function findConsultantPart(sql: Sql, id: string, now: Date): Promise<Kept | undefined> {
  const [row] = await sql<Kept[]>`
    select c.id, tier_of(c.id, c.tier, ${now}) as tier, c.specialty, c.applied_at as "appliedAt", c.approved_at as "approvedAt",
      c.hidden_from_featured_at is not null as "isHidden", c.is_automatic as "isAttendedByProgram",
      case when c.approved_at is not null then 'approved' when exists (select from consultant_refusals r
        where r.consultant_id = c.id and r.answered_at is null) then 'refused' else 'applied' end as state,
      (select price_per_minute from consultant_prices r where r.consultant_id = c.id and r.valid_from <= ${now}
        and r.is_automatic = c.is_automatic order by r.valid_from desc limit 1) as "pricePerMinuteCents",
      case when k.review_count > 0 then (k.rating_sum::float8 / k.review_count) end as rating,
      coalesce(k.review_count, 0) as reviews,
      (select count(*)::int from application_documents d where d.person_id = c.id and d.stored_at is not null
        and d.removed_at is null) as documents,
      coalesce((select json_agg(json_build_object('at', r.refused_at, 'reason', r.reason, 'answeredAt', r.answered_at,
          'by', btrim(p.first_name || ' ' || p.last_name)) order by r.refused_at desc)
        from consultant_refusals r join people p on p.id = r.refused_by where r.consultant_id = c.id), '[]') as refusals
    from consultants c left join consultant_ratings k on k.consultant_id = c.id where c.id = ${id}`
  if (!row) return undefined
  const refusals = row.refusals.map((one) => ({
    ...one,
    at: new Date(one.at),
    answeredAt: one.answeredAt && new Date(one.answeredAt),
  }))
  return { ...row, refusals }
}
