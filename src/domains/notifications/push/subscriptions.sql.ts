import type { Sql, Tx } from '#platform/db.ts'

export type NewSubscription = {
  id: string
  personId: string
  sessionId: string
  endpointHash: Buffer
  proofHash: Buffer
  sealed: Buffer
  device: string
  madeAt: Date
}

/** The open subscription of an endpoint, locked; undefined: none. */
export async function lockOpen(tx: Tx, endpointHash: Buffer) {
  const [row] = await tx<{ id: string; personId: string; sessionId: string; proofHash: Buffer }[]>`
    select id, person_id as "personId", session_id as "sessionId", proof_hash as "proofHash"
    from push_subscriptions where endpoint_hash = ${endpointHash} and ended_at is null for update`
  return row
}

/** False: somebody else was faster with this endpoint. */
export async function insertSubscription(tx: Tx, s: NewSubscription): Promise<boolean> {
  const { count } = await tx`
    insert into push_subscriptions (id, person_id, session_id, endpoint_hash, proof_hash, sealed, device, made_at)
    values (${s.id}, ${s.personId}, ${s.sessionId}, ${s.endpointHash}, ${s.proofHash}, ${s.sealed}, ${s.device}, ${s.madeAt})
    on conflict (endpoint_hash) where ended_at is null do nothing`
  return count > 0
}

export const endSubscription = (sql: Sql, id: string, at: Date) => sql`
  update push_subscriptions set ended_at = ${at} where id = ${id} and ended_at is null`

export async function endSubscriptionOf(sql: Sql, personId: string, id: string, at: Date): Promise<boolean> {
  const { count } = await sql`
    update push_subscriptions set ended_at = coalesce(ended_at, ${at}) where id = ${id} and person_id = ${personId}`
  return count > 0
}

/** Keeps the newest of a person. */
export const endOldest = (tx: Tx, personId: string, most: number, at: Date) => tx`
  update push_subscriptions set ended_at = ${at} where id in (
    select id from push_subscriptions where person_id = ${personId} and ended_at is null
    order by made_at desc, id offset ${most})`

export const recordOk = (sql: Sql, id: string) => sql`
  update push_subscriptions set failed_at = null where id = ${id} and failed_at is not null`

/** Nobody counts as reached by a device that failed, until one push works again. */
export const recordFailed = (sql: Sql, id: string, at: Date) => sql`
  update push_subscriptions set failed_at = ${at} where id = ${id}`

export type Device = { id: string; device: string; madeAt: Date; isHere: boolean }

/** Where a person is pushed to, the newest first; `isHere`: made in this sign-in. */
export const listDevices = (sql: Sql, personId: string, sessionId: string, now: Date) => sql<Device[]>`
  select s.id, s.device, s.made_at as "madeAt", s.session_id = ${sessionId} as "isHere" from push_subscriptions s
  where s.person_id = ${personId} and s.ended_at is null and is_session_open(s.session_id, ${now})
  order by s.made_at desc, s.id`

/** Ends those whose sign-in is over. */
export const endSignedOut = (sql: Sql, now: Date) => sql`
  update push_subscriptions s set ended_at = ${now}
  where s.ended_at is null and not is_session_open(s.session_id, ${now})`

/** With their pushes. */
export async function deleteEndedSubscriptions(sql: Sql, before: Date, most: number): Promise<number> {
  const { count } = await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where ended_at < ${before} order by ended_at limit ${most})`
  return count
}

export const deleteSubscriptionsOf = (tx: Tx, personId: string) =>
  tx`delete from push_subscriptions where person_id = ${personId}`

export const listOwnDevices = (sql: Sql, personId: string) => sql<{ device: string; madeAt: Date }[]>`
  select device, made_at as "madeAt" from push_subscriptions
  where person_id = ${personId} and ended_at is null order by made_at`
