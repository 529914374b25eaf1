import type { Sql, Tx } from '#platform/db.ts'
import { QUEUE_MS } from './rules.ts'
import { before, columnsOf, isRung, type PlaceRow } from './sql.ts'

export type PlaceWithFacts = PlaceRow & {
  isRung: boolean
  isConsultantFree: boolean
  consultation: { state: string; reason: string | null; isAccepted: boolean } | null
  isTogether: boolean
  obstacle: string | null
  isOffered: boolean
}

/** Takes the lock of a place, with what its next move depends on. */
export async function lockPlace(tx: Tx, id: string, at: Date): Promise<PlaceWithFacts | undefined> {
  const [row] = await tx<PlaceWithFacts[]>`
    select ${columnsOf(tx)}, ${isRung(tx, at)} as "isRung",
      exists (select from consultant_presence(${at}) p where p.consultant_id = q.consultant_id
        and p.status = 'online') as "isConsultantFree",
      (select jsonb_build_object('state', c.state, 'reason', c.reason, 'isAccepted', c.accepted_at is not null)
        from consultations c
        where c.id = q.consultation_id) as consultation,
      exists (select from consultations c where c.client_id = q.client_id and c.consultant_id = q.consultant_id
        and c.ended_at is null and c.state <> 'requested') as "isTogether",
      meeting_obstacle(q.client_id, q.consultant_id, ${at}) as obstacle,
      exists (select from consultant_channels o where o.consultant_id = q.consultant_id
        and o.channel = q.channel) as "isOffered"
    from queue_places q where q.id = ${id} for update of q`
  return row
}

/**
 * Open places of which something may be due by time, or because of a request or of the consultant. Read without locks:
 * the verb decides again.
 */
export async function listDue(
  sql: Sql,
  at: Date,
  { most, aside, turnMs }: { most: number; aside: string[]; turnMs: number },
) {
  const rows = await sql<{ id: string }[]>`
    select q.id from queue_places q where q.ended_at is null and q.id <> all(${aside}::uuid[]) and (case q.state
      when 'offered' then q.offered_at <= ${before(sql, at, turnMs)} or not exists (
        select from consultant_presence(${at}) p where p.consultant_id = q.consultant_id and p.status = 'online')
        or q.seen_at <= q.offered_at - ${QUEUE_MS.reachable} * interval '1 millisecond' and not ${isRung(sql, at)}
      when 'requested' then exists (select from consultations c where c.id = q.consultation_id
        and c.state <> 'requested')
      else q.until_at <= ${at} or q.kind = 'now' and (
          q.seen_at <= ${before(sql, at, QUEUE_MS.away)} and not ${isRung(sql, at)}
          or q.consultant_seen_at <= ${before(sql, at, QUEUE_MS.consultantAway)}) end
      or exists (select from consultations c where c.client_id = q.client_id and c.consultant_id = q.consultant_id
        and c.ended_at is null and c.state <> 'requested'))
    order by q.number limit ${most}`
  return rows.map(({ id }) => id)
}

/** Open places of two who do not meet now, or by a channel that is not offered any more. */
export async function listObstructed(sql: Sql, at: Date, { most, aside }: { most: number; aside: string[] }) {
  const rows = await sql<{ id: string }[]>`
    select q.id from queue_places q where q.ended_at is null and q.state <> 'requested'
      and q.id <> all(${aside}::uuid[]) and (meeting_obstacle(q.client_id, q.consultant_id, ${at}) is not null
        or not exists (select from consultant_channels o where o.consultant_id = q.consultant_id
          and o.channel = q.channel))
    order by q.number limit ${most}`
  return rows.map(({ id }) => id)
}
