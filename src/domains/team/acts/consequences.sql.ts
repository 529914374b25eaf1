import {
  availableOf,
  bookedOf,
  earningsOf,
  inPayoutOf,
  orderedOf,
  reservedOf,
  toClearOf,
} from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

/** What is under way with somebody, as a block would find it; amounts in centavos. */
export type Consequences = {
  rooms: number
  requests: number
  bookings: number
  questions: number
  subscriptions: number
  payouts: number
  sessions: number
  /** Earned and not paid out: free, to clear, on the way. */
  earnings: Centavos
  /** Credit with what is reserved of it. */
  credit: Centavos
}

/** One statement, each count by an index. */
export async function findConsequences(sql: Sql, personId: string, at: Date): Promise<Consequences> {
  const sum = (accounts: string[]) =>
    sql`(select coalesce(sum(balance), 0)::bigint from ledger_accounts where id = any(${accounts}::text[]))`
  const isTheirs = sql`(client_id = ${personId} or consultant_id = ${personId}) and ended_at is null`
  const [row] = await sql<Consequences[]>`
    select
      (select count(*)::int from consultations where ${isTheirs} and state <> 'requested') as rooms,
      (select count(*)::int from consultations where ${isTheirs} and state = 'requested') as requests,
      (select count(*)::int from bookings where ${isTheirs} and opened_at is null) as bookings,
      (select count(*)::int from written_questions where ${isTheirs}) as questions,
      (select count(*)::int from subscriptions where person_id = ${personId} and ended_at is null
        and cancelled_at is null) as subscriptions,
      (select count(*)::int from payouts where consultant_id = ${personId}
        and state in ('asked', 'sending', 'processing', 'unknown')) as payouts,
      (select count(*)::int from sessions where person_id = ${personId} and ended_at is null
        and expires_at > ${at}) as sessions,
      ${sum([toClearOf, earningsOf, inPayoutOf].map((of) => of(personId)))} as earnings,
      ${sum([availableOf, reservedOf, bookedOf, orderedOf].map((of) => of(personId)))} as credit`
  return row!
}
