import type { Db } from '#platform/db.ts'
import type { PayoutBank } from './payout-bank.ts'

/** What stands in the books of one consultant. Amounts in centavos. */
type EarningsFacts = {
  consultantId: string
  /** On the three accounts. */
  toClear: bigint
  available: bigint
  inPayout: bigint
  /**
   * By what was captured, answered and covered, and fees; less what went back to clients, or they got for waiting in
   * vain, at the consultant's cost.
   */
  earned: bigint
  refunded: bigint
  openDebt: bigint
  /** What became available of what was earned. */
  cleared: bigint
  /** Of payouts: on the way, and paid and not given back; and what the ledger says left for the bank. */
  onTheWay: bigint
  paid: bigint
  atBank: bigint
  /** Accounts whose balance is not the sum of their entries, and what cleared too early. */
  wrongs: string[]
}

type PayoutFact = { id: string; amount: bigint; taxId: string; state: string }

const CONSULTANT_ACCOUNTS = ['to_clear', 'available', 'in_payout']
type Asked = { ids: readonly string[]; now: Date; hastened: readonly string[] }

const listEarningsFacts = (db: Db, { ids, now, hastened }: Asked) => db<EarningsFacts[]>`
  with accounts as materialized (
    select consultant_id, 'consultant:' || consultant_id || ':' || name as id, name
    from unnest(${ids as string[]}::uuid[]) consultant_id cross join unnest(${CONSULTANT_ACCOUNTS}::text[]) name
  ),
  entries as materialized (
    select a.consultant_id, a.id, p.credit as other, -p.amount as amount from accounts a
      join ledger_postings p on p.debit = a.id
    union all
    select a.consultant_id, a.id, p.debit, p.amount from accounts a join ledger_postings p on p.credit = a.id
  ),
  balances as materialized (
    select a.consultant_id, a.id, a.name, coalesce(l.balance, 0) as balance,
      coalesce((select sum(amount) from entries e where e.id = a.id), 0) as total
    from accounts a left join ledger_accounts l on l.id = a.id
  ),
  settled as materialized (
    select consultant_id, id, client_id, ended_at, captured - captured * commission_bps / 10000 + covered_earnings
      + fee - fee * commission_bps / 10000 as earned
    from consultations where consultant_id = any(${ids as string[]}::uuid[]) and ended_at is not null
    union all
    select consultant_id, id, client_id, ended_at, least(held, price - price * commission_bps / 10000)
    from written_questions where consultant_id = any(${ids as string[]}::uuid[]) and asked_at is not null
      and state = 'answered'
    union all
    select consultant_id, id, client_id, ended_at, fee - fee * commission_bps / 10000
      + (select coalesce(sum(m.earned), 0) from minute_covers m where m.consultation_id = bookings.id)
    from bookings where consultant_id = any(${ids as string[]}::uuid[]) and opened_at is null and fee + fee_ms > 0
  )
  select c.id as "consultantId", b.to_clear as "toClear", b.available, b.in_payout as "inPayout",
    (select coalesce(sum(earned), 0)::bigint from settled s where s.consultant_id = c.id) as earned,
    (select coalesce(sum((r.content::jsonb ->> 'fromEarningsCents')::bigint), 0)::bigint from settled s
      join claims k on k.subject_id = s.id
      join receipts r on r.subject = 'refund:' || s.id || ':' || k.n where s.consultant_id = c.id)
      + (select coalesce(sum(amount), 0)::bigint from booking_compensations m where m.consultant_id = c.id) as refunded,
    (select coalesce(sum(amount - paid), 0)::bigint from earnings_debts d
      where d.consultant_id = c.id and d.paid < d.amount) as "openDebt",
    (select coalesce(sum(amount), 0)::bigint from entries e where e.consultant_id = c.id
      and e.id like '%:available' and e.other like '%:to_clear') as cleared,
    o.on_the_way as "onTheWay", o.paid,
    (select coalesce(-sum(amount), 0)::bigint from entries e where e.consultant_id = c.id
      and e.other = 'platform:bank') as "atBank",
    array(
      select 'L3 ' || b.name || ': balance ' || b.balance || ', entries ' || b.total from balances b
        where b.consultant_id = c.id and b.balance <> b.total
      union all select 'L4 ' || b.name || ' is below zero' from balances b where b.consultant_id = c.id and b.balance < 0
      union all
      select 'E5 ' || s.id || ' cleared before its day' from settled s
        where s.consultant_id = c.id and s.id <> all(${hastened as string[]}::uuid[])
          and exists (select from ledger_journals where subject_id = s.id::text and kind = 'earnings_clear')
          and ${now} < s.ended_at + case when c.approved_at > s.ended_at - interval '60 days' or exists (
              select from payments y where y.person_id = s.client_id and y.method = 'card'
                and y.paid_at > s.ended_at - interval '30 days' and y.paid_at < s.ended_at)
            then interval '30 days' else interval '7 days' end
      union all
      select 'E6 ' || s.id || ' cleared while a claim holds it' from settled s join claims k on k.subject_id = s.id
        where s.consultant_id = c.id and k.state = 'open' and k.earned_at is not null
          and exists (select from ledger_journals where subject_id = s.id::text and kind = 'earnings_clear')
    ) as wrongs
  from consultants c
    cross join lateral (select sum(balance) filter (where name = 'to_clear')::bigint as to_clear,
        sum(balance) filter (where name = 'available')::bigint as available,
        sum(balance) filter (where name = 'in_payout')::bigint as in_payout
      from balances where consultant_id = c.id) b
    cross join lateral (
      select coalesce(sum(amount) filter (where state = 'paid'), 0)::bigint as paid,
        coalesce(sum(amount) filter (where state in ('asked', 'sending', 'processing', 'unknown')), 0)::bigint
          as on_the_way
      from payouts where consultant_id = c.id) o
  where c.id = any(${ids as string[]}::uuid[])`

/** Rules of Payouts in money-and-time.md over the books of a consultant; each answers its violations. */
const OF_CONSULTANT: Record<string, (facts: EarningsFacts) => string | false> = {
  'E1 earned is waiting, available, on the way, paid out or given back': (e) => {
    const [has, due] = [e.toClear + e.available + e.inPayout + e.paid, e.earned - e.refunded + e.openDebt]
    return has !== due && `has ${has}, due ${due}`
  },
  'E2 never more is paid out than has cleared': (e) =>
    e.paid + e.onTheWay + e.available > e.cleared && `${e.paid}, ${e.onTheWay} and ${e.available} of ${e.cleared}`,
  'E3 what is aside is on the way, and what left is paid': (e) =>
    (e.inPayout !== e.onTheWay || e.atBank !== e.paid) &&
    `aside ${e.inPayout}, on the way ${e.onTheWay}; left ${e.atBank}, paid ${e.paid}`,
  'E4 nothing is available beside a debt': (e) =>
    e.openDebt > 0n && e.available > 0n && `${e.available}, ${e.openDebt}`,
}

/** States of ours that can be true beside what the bank made of a transfer. */
const BESIDE: Record<string, readonly string[]> = {
  none: ['asked', 'sending', 'unknown'],
  processing: ['sending', 'unknown', 'processing'],
  paid: ['sending', 'unknown', 'processing', 'paid'],
  failed: ['sending', 'unknown', 'processing', 'failed'],
  returned: ['sending', 'unknown', 'processing', 'paid', 'failed', 'returned'],
}

/** Whether what we know of a payout can be true beside what the bank did; in the end it must be the same. */
function findLie({ id, amount, taxId, state }: PayoutFact, bank: PayoutBank, isEnd: boolean): string | false {
  const transfer = bank.of(id)
  const truth = transfer?.told.state ?? 'none'
  if (transfer && (transfer.amount !== amount || transfer.taxId !== taxId)) return `${id}: another amount or document`
  if (!BESIDE[truth]!.includes(state)) return `${id}: the books say ${state}, the bank ${truth}`
  const isTold = state === truth || (truth === 'returned' && state === 'failed')
  return isEnd && !isTold && `${id}: in the end the books say ${state}, the bank ${truth}`
}

type Seen = Asked & { bank: PayoutBank; alarms: readonly string[]; isEnd: boolean }

/** All violations of the rules of earnings and payouts by these consultants; empty when everything holds. */
export async function listEarningsViolations(db: Db, { bank, alarms, isEnd, ...asked }: Seen): Promise<string[]> {
  const [facts, payouts] = await Promise.all([
    listEarningsFacts(db, asked),
    db<PayoutFact[]>`select id, amount, tax_id as "taxId", state from payouts
      where consultant_id = any(${asked.ids as string[]}::uuid[])`,
  ])
  const wrong = facts.flatMap((one) =>
    Object.entries(OF_CONSULTANT).flatMap(([rule, isViolated]) => {
      const detail = isViolated(one)
      return detail ? [`${rule}: ${one.consultantId}: ${detail}`] : []
    }),
  )
  const lies = payouts.flatMap((payout) => findLie(payout, bank, isEnd) || [])
  return [
    ...facts.flatMap(({ wrongs }) => wrongs),
    ...wrong,
    ...lies.map((lie) => `E7 a payout is as the bank says: ${lie}`),
    ...bank.repeated.map((id) => `E8 sent again: ${id}`),
    ...alarms,
  ]
}
