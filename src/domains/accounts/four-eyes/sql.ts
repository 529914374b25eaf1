import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { GiftKind, Given } from '../four-eyes.rules.ts'

/** Whoever gives by judgement waits for whoever is just doing so; taken before any other lock. */
export const lockGifts = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtextextended('judged_gifts', 0))`

type Asked = { by: string; receiverId: string | null; at: Date }

/** What was given by one person alone: by this one, and by anybody to this receiver or another account of theirs. */
export async function sumGiven(tx: Tx, { by, receiverId, at }: Asked): Promise<Given> {
  const [row] = await tx<Given[]>`
    with receivers as (
      select ${receiverId}::uuid as id where ${receiverId !== null}
      union select person_id from other_accounts_of(${receiverId}::uuid)
    )
    select
      coalesce((select sum(amount) from judged_gifts
        where given_by = ${by} and given_at > ${at}::timestamptz - interval '24 hours' and seconded_by is null), 0)::bigint
        as today,
      coalesce((select sum(amount) from judged_gifts
        where given_by = ${by} and given_at > ${at}::timestamptz - interval '30 days' and seconded_by is null), 0)::bigint
        as "inThirtyDays",
      coalesce((select sum(amount) from judged_gifts
        where receiver_id in (select id from receivers) and given_at > ${at}::timestamptz - interval '30 days'
          and seconded_by is null), 0)::bigint as "toReceiver"`
  return row!
}

type NewGift = {
  kind: GiftKind
  subjectId: string
  receiverId: string | null
  amount: Centavos
  by: string
  secondedBy: string | null
  at: Date
}

export const insertGift = (tx: Tx, g: NewGift) => tx`
  insert into judged_gifts (id, kind, subject_id, receiver_id, amount, given_by, seconded_by, given_at)
  values (gen_random_uuid(), ${g.kind}, ${g.subjectId}, ${g.receiverId}, ${g.amount}, ${g.by}, ${g.secondedBy}, ${g.at})`
