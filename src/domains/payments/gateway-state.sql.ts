import type { Sql } from '#platform/db.ts'

export type GatewayState = {
  /** When it told us something last, and what of that waits, since when. */
  toldAt: Date | null
  waiting: number
  oldestWaitingAt: Date | null
  /** Webhooks of the last seven days that none of our secrets signed. */
  forged: number
  /** The last comparison of our books with its own that ended; `unexplained` in centavos. */
  reconciledAt: Date | null
  unexplained: bigint | null
  /** Why the one under way did not get done yet. */
  fault: string | null
}

/** How one gateway is with us. */
export async function readGatewayState(sql: Sql, gateway: string, now: Date): Promise<GatewayState> {
  const [row] = await sql<GatewayState[]>`
    select
      (select max(received_at) from payment_webhooks where gateway = ${gateway}) as "toldAt",
      w.waiting, w."oldestWaitingAt",
      (select coalesce(sum(count), 0)::int from payment_forged_webhooks
        where gateway = ${gateway} and day > (${now}::timestamptz at time zone 'America/Sao_Paulo')::date - 7) as forged,
      r.ended_at as "reconciledAt", r.unexplained,
      (select fault from payment_reconciliations where gateway = ${gateway} and ended_at is null
        order by asked_at desc limit 1) as fault
    from (select count(*)::int as waiting, min(received_at) as "oldestWaitingAt" from payment_webhooks
        where gateway = ${gateway} and processed_at is null) w
      left join (select ended_at, unexplained from payment_reconciliations
        where gateway = ${gateway} and ended_at is not null order by ended_at desc limit 1) r on true`
  return row!
}

export type QueueState = { due: number; oldestDueAt: Date | null }

/** Payments to ask about, and refunds to carry out, that are due. */
export async function readPaymentQueues(sql: Sql, now: Date): Promise<{ checks: QueueState; refunds: QueueState }> {
  const [checks] = await sql<QueueState[]>`
    select count(*)::int as due, min(next_check_at) as "oldestDueAt" from payments
    where next_check_at is not null and next_check_at <= ${now}`
  const [refunds] = await sql<QueueState[]>`
    select count(*)::int as due, min(next_attempt_at) as "oldestDueAt" from payment_refunds
    where next_attempt_at <= ${now}`
  return { checks: checks!, refunds: refunds! }
}
