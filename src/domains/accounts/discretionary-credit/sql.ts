import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { CreditKind, Credited } from '../discretionary-credit.rules.ts'

/** Whoever gives by judgement waits for whoever is just doing so; taken before any other lock. */
export const lockDiscretionaryCredits = (tx: Tx) =>
  tx`select pg_advisory_xact_lock(hashtextextended('discretionary_credits', 0))`

type Asked = { by: string; receiverId: string | null; at: Date }

/** What was given by one person alone: by this one, and by anybody to this receiver or another account of theirs. */
export async function sumCredited(tx: Tx, { by, receiverId, at }: Asked): Promise<Credited> {
  const [row] = await tx<Credited[]>`
    with receivers as (
      select ${receiverId}::uuid as id where ${receiverId !== null}
      union select person_id from other_accounts_of(${receiverId}::uuid)
    )
    select
      coalesce((select sum(amount) from discretionary_credits
        where given_by = ${by} and given_at > ${at}::timestamptz - interval '24 hours' and seconded_by is null), 0)::bigint
        as today,
      coalesce((select sum(amount) from discretionary_credits
        where given_by = ${by} and given_at > ${at}::timestamptz - interval '30 days' and seconded_by is null), 0)::bigint
        as "inThirtyDays",
      coalesce((select sum(amount) from discretionary_credits
        where receiver_id in (select id from receivers) and given_at > ${at}::timestamptz - interval '30 days'
          and seconded_by is null), 0)::bigint as "toReceiver"`
  return row!
}

type NewCredit = {
  kind: CreditKind
  subjectId: string
  receiverId: string | null
  amount: Centavos
  by: string
  secondedBy: string | null
  at: Date
}

export const insertCredit = (tx: Tx, c: NewCredit) => tx`
  insert into discretionary_credits (id, kind, subject_id, receiver_id, amount, given_by, seconded_by, given_at)
  values (gen_random_uuid(), ${c.kind}, ${c.subjectId}, ${c.receiverId}, ${c.amount}, ${c.by}, ${c.secondedBy}, ${c.at})`
