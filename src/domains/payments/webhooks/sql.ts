import type { Db, Sql } from '#platform/db.ts'

export type NewWebhook = {
  gateway: string
  query: string
  headers: Record<string, string>
  body: Buffer
  gatewayId: string
  receivedAt: Date
}

/** Keeps a webhook as it came, which one of our secrets signed. */
export const insertWebhook = (db: Db, { gateway, query, headers, body, gatewayId, receivedAt }: NewWebhook) => db`
  insert into payment_webhooks (gateway, query, headers, body, gateway_id, received_at, due_at)
  values (${gateway}, ${query}, ${db.json(headers)}, ${body}, ${gatewayId}, ${receivedAt},
    ${receivedAt})`

/** Adds forged webhooks to the count of the day in São Paulo; answers its total. */
export async function recordForged(sql: Sql, gateway: string, added: number, at: Date): Promise<bigint> {
  const [row] = await sql<{ count: bigint }[]>`
    insert into payment_forged_webhooks as f (gateway, day, count)
    values (${gateway}, (${at}::timestamptz at time zone 'America/Sao_Paulo')::date, ${added})
      on conflict (gateway, day) do update set count = f.count + excluded.count returning count`
  return row!.count
}

/** Takes the waiting webhooks of up to `most` charges; whoever dies over them leaves them due again at `retryAt`. */
export const claimDueWebhooks = (
  sql: Sql,
  gateway: string,
  { now, retryAt, most }: { now: Date; retryAt: Date; most: number },
) => sql<{ gatewayId: string; ids: string[] }[]>`
  with charge as (
    select gateway_id from payment_webhooks
      where gateway = ${gateway} and processed_at is null and due_at <= ${now}
    group by gateway_id order by min(due_at) limit ${most}
  ), taken as (
    update payment_webhooks w set due_at = ${retryAt} where w.id in (
      select id from payment_webhooks
        where gateway = ${gateway} and gateway_id in (select gateway_id from charge) and processed_at is null
        and due_at <= ${now}
      order by id for update skip locked
    ) returning w.id, w.gateway_id
  )
  select gateway_id as "gatewayId", array_agg(id) as ids from taken group by gateway_id`

export const recordProcessed = (sql: Sql, ids: string[], at: Date) =>
  sql`update payment_webhooks set processed_at = ${at} where id = any(${ids}::uuid[])`

/** Deletes at most so many that were dealt with before an instant; answers how many. What waits stays, however old. */
export async function deleteProcessedWebhooks(sql: Sql, before: Date, most: number): Promise<number> {
  const { count } = await sql`
    delete from payment_webhooks where id in (
      select id from payment_webhooks where processed_at < ${before} order by processed_at limit ${most})`
  return count
}
