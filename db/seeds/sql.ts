import type { Sql } from '#platform/db.ts'

/**
 * When somebody registered; undefined: not yet. The demo data is dated relative to this, so that seeding again gives
 * the same dates.
 */
export async function findRegisteredAt(sql: Sql, personId: string): Promise<Date | undefined> {
  const [row] = await sql<{ at: Date }[]>`select created_at as at from people where id = ${personId}`
  return row?.at
}

/** Whether a past consultation was not run yet, was interrupted, or is over. */
export async function findConsultationProgress(sql: Sql, consultationId: string): Promise<'open' | 'over' | undefined> {
  const [row] = await sql<
    { over: boolean }[]
  >`select ended_at is not null as over from consultations where id = ${consultationId}`
  return row && (row.over ? 'over' : 'open')
}

/** When a consultation was settled; undefined: it never began, or is not over. */
export async function findSettledAt(sql: Sql, consultationId: string): Promise<Date | undefined> {
  const [row] = await sql<
    { at: Date }[]
  >`select ended_at as at from consultations where id = ${consultationId} and state = 'ended'`
  return row?.at
}

/** The time of the last event or proof of presence in a room. */
export async function findLastActivityAt(sql: Sql, consultationId: string): Promise<Date> {
  const [row] = await sql<{ at: Date }[]>`
    select max(at) as at from (
      select at from consultation_events where consultation_id = ${consultationId}
      union all select greatest(joined_at, proved_at) from presences where consultation_id = ${consultationId}
    ) signs`
  return row!.at
}

export async function hasPurchase(sql: Sql, paymentId: string): Promise<boolean> {
  const rows = await sql`select 1 from payments where id = ${paymentId} and state = 'paid'`
  return rows.length > 0
}

/**
 * Turns off waiting for the disk, because lost seed data is simply seeded again, and plans statements once, for tables
 * that have grown.
 */
export const tuneForSeeding = (sql: Sql) =>
  sql`select set_config(name, value, false)
    from (values ('synchronous_commit', 'off'), ('plan_cache_mode', 'force_generic_plan'), ('jit', 'off'),
    ('enable_seqscan', 'off')) as setting (name, value)`

export async function hasHours(sql: Sql, consultantId: string): Promise<boolean> {
  const rows = await sql`select 1 from schedules where consultant_id = ${consultantId}`
  return rows.length > 0
}

/** Whether a booking was paid, and is over; undefined: it was not paid yet. */
export async function findBookingProgress(sql: Sql, id: string): Promise<'open' | 'over' | undefined> {
  const [row] = await sql<{ isOver: boolean }[]>`
    select ended_at is not null as "isOver" from bookings where id = ${id} and confirmed_at is not null`
  return row && (row.isOver ? 'over' : 'open')
}
