import type { Sql, Tx } from '#platform/db.ts'
import { type Hindrance, PAID_OUT_AFTER_DAYS, type RestraintKind } from '../restraints.rules.ts'

export type Restraint = {
  id: string
  kind: RestraintKind
  reason: string
  startsAt: Date
  endsAt: Date | null
  setBy: string
  secondedBy: string | null
  liftedAt: Date | null
  liftedBy: string | null
  liftReason: string | null
}

const columns = (sql: Sql) => sql`
  r.id, r.kind, r.reason, r.starts_at as "startsAt", r.ends_at as "endsAt", r.set_by as "setBy",
  r.seconded_by as "secondedBy", r.lifted_at as "liftedAt", r.lifted_by as "liftedBy", r.lift_reason as "liftReason"`

/** What keeps a person from beginning anything, and until when a suspension lasts; kind null: nothing of the team. */
export async function findHindrance(sql: Sql, personId: string, at: Date) {
  const [row] = await sql<{ kind: Hindrance | null; endsAt: Date | null; owesAcceptance: boolean }[]>`
    select restraint_of(${personId}::uuid, ${at}) as kind,
      (select ends_at from restraints where person_id = ${personId} and kind = 'suspended' and lifted_at is null)
        as "endsAt", owes_acceptance(${personId}::uuid, ${at}) as "owesAcceptance"`
  return row!
}

/** Whether this account is blocked, whatever other accounts of the same person are. */
export async function isBlocked(sql: Sql, personId: string): Promise<boolean> {
  const rows = await sql`
    select from restraints where person_id = ${personId} and kind = 'blocked' and lifted_at is null`
  return rows.length > 0
}

/** Whether anything that the team put on this person is in force. */
export async function isRestrained(sql: Sql, personId: string, at: Date): Promise<boolean> {
  const rows = await sql`
    select from restraints where person_id = ${personId} and lifted_at is null and (ends_at is null or ends_at > ${at})
    limit 1`
  return rows.length > 0
}

/** Which of these people are blocked. */
export async function listBlockedAmong(sql: Sql, personIds: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select person_id as id from restraints
    where kind = 'blocked' and lifted_at is null and person_id = any(${[...personIds]}::uuid[])`
  return rows.map(({ id }) => id)
}

/** The ids of whoever begins nothing and is begun nothing with, as a subquery. */
export const restrainedPeople = (sql: Sql, at: Date) => sql`select person_id from restrained_people(${at})`

/** The ids of whoever is blocked, as a subquery. */
export const blockedPeople = (sql: Sql) =>
  sql`select person_id from restraints where kind = 'blocked' and lifted_at is null`

/**
 * Whether nothing is paid out to a person now, as a condition: payouts at rest, or blocked for less than thirty days.
 */
export const payoutsRest = (sql: Sql, personId: ReturnType<Sql>, at: Date) => sql`
  exists (select from restraints r where r.person_id = ${personId} and r.lifted_at is null and (r.kind = 'payouts_rest'
    or r.kind = 'blocked' and r.starts_at > ${at}::timestamptz - make_interval(days => ${PAID_OUT_AFTER_DAYS})))`

/** Who has been blocked for so long that what no case needs is paid out, as a subquery. */
export const longBlockedPeople = (sql: Sql, at: Date) => sql`
  select person_id from restraints where kind = 'blocked' and lifted_at is null
    and starts_at <= ${at}::timestamptz - make_interval(days => ${PAID_OUT_AFTER_DAYS})`

/** Waits for whoever acts on the same person; sign-ins wait, too. */
export async function lockForAct(tx: Tx, personId: string) {
  const [row] = await tx<{ role: string; firstName: string; email: string; closedAt: Date | null }[]>`
    select role, first_name as "firstName", email, closed_at as "closedAt" from people where id = ${personId}
    for no key update`
  return row
}

export async function findInForce(sql: Sql, personId: string, kind: RestraintKind): Promise<Restraint | undefined> {
  const [row] = await sql<Restraint[]>`
    select ${columns(sql)} from restraints r
    where r.person_id = ${personId} and r.kind = ${kind} and r.lifted_at is null`
  return row
}

export async function findRestraint(sql: Sql, id: string): Promise<(Restraint & { personId: string }) | undefined> {
  const [row] = await sql<(Restraint & { personId: string })[]>`
    select ${columns(sql)}, r.person_id as "personId" from restraints r where r.id = ${id}`
  return row
}

/** The latest first. */
export const listRestraints = (sql: Sql, personId: string, most: number) => sql<
  (Restraint & { setByName: string; secondedByName: string | null; liftedByName: string | null })[]
>`
  select ${columns(sql)}, s.first_name as "setByName", t.first_name as "secondedByName",
    l.first_name as "liftedByName"
  from restraints r join people s on s.id = r.set_by left join people t on t.id = r.seconded_by
    left join people l on l.id = r.lifted_by
  where r.person_id = ${personId} order by r.starts_at desc, r.id limit ${most}`

/** For how long members alone suspended this person since then, in milliseconds; what was lifted, until it was. */
export async function sumAloneMs(sql: Sql, personId: string, since: Date): Promise<number> {
  const [row] = await sql<{ ms: number }[]>`
    select coalesce(sum(ms_between(greatest(starts_at, ${since}), coalesce(lifted_at, ends_at))), 0)::float8 as ms
    from restraints
    where person_id = ${personId} and kind = 'suspended' and seconded_by is null and coalesce(lifted_at, ends_at) > ${since}`
  return row!.ms
}

type NewRestraint = {
  id: string
  personId: string
  kind: RestraintKind
  reason: string
  at: Date
  endsAt?: Date | undefined
  by: string
  secondedBy?: string | undefined
}

export const insertRestraint = (tx: Tx, r: NewRestraint) => tx`
  insert into restraints (id, person_id, kind, reason, starts_at, ends_at, set_by, seconded_by)
  values (${r.id}, ${r.personId}, ${r.kind}, ${r.reason}, ${r.at}, ${r.endsAt ?? null}, ${r.by}, ${r.secondedBy ?? null})`

/** By somebody with a reason, or by time. */
export const recordLifted = (tx: Tx, id: string, { at, by, reason }: { at: Date; by?: string; reason?: string }) => tx`
  update restraints set lifted_at = ${at}, lifted_by = ${by ?? null}, lift_reason = ${reason ?? null} where id = ${id}`

/** Suspensions whose time is over, of whoever they were; each locked by whoever ends it. */
export const takeOver = (tx: Tx, at: Date, most: number) => tx<{ id: string; personId: string }[]>`
  update restraints r set lifted_at = r.ends_at from (
    select id from restraints where kind = 'suspended' and lifted_at is null and ends_at <= ${at}
    order by ends_at limit ${most} for update skip locked
  ) due where r.id = due.id returning r.id, r.person_id as "personId"`
