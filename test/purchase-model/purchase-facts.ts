import type { Db } from '#platform/db.ts'

/** What the bank told of a payment: money that came, and money that left, in centavos. */
export type Told = { paid: bigint; out: bigint }

/** What stands in the books of one payment. Amounts in centavos. */
export type PaymentFacts = {
  id: string
  personId: string
  amount: bigint
  isCredit: boolean
  /** Somebody will ask the bank about it again. */
  isWatched: boolean
  /** How often it was credited, and what of it is in suspense; `ofNobody`: it came after its person had left. */
  credits: number
  suspended: number
  ofNobody: number
  isCreditOfNobody: boolean
  /** Refunds asked for here or heard of, without refused ones; those that the bank has made. */
  asked: bigint
  done: bigint
  /** What of those the bank did by itself. */
  tookByItself: bigint
  /** What open cases have frozen, what lost ones took. */
  frozen: bigint
  taken: bigint
  /** What it paid of a written question that waits for the bank; with a lost case or a debt, the question ends. */
  onHold: bigint
  isDisputed: boolean
  isLost: boolean
  debt: bigint
  openDebt: bigint
  /** How many; each was rounded up. */
  debts: number
  /** Credit of it that was withdrawn, and refunds that no withdrawal asked for. */
  withdrawn: bigint
  otherRefunds: bigint
  /**
   * Of its minutes: the value of what was used, is reserved, and became credit; and milliseconds that can be used, also
   * those that were bought with what open cases, or open debts, had left free.
   */
  hasMinutes: boolean
  minutesUsed: bigint
  minutesReserved: bigint
  minutesReturned: bigint
  freeMs: bigint
  sinceCasesMs: bigint
  sinceDebtsMs: bigint
  /** Of its bonus: granted, used, kept back from money that left, to be spent, to be released when a room ends. */
  bonus: bigint
  bonusUsed: bigint
  bonusRepaid: bigint
  /** Its order was cancelled, and spent bonus that this kept back. */
  isCancelled: boolean
  deducted: bigint
  bonusUnspent: bigint
  bonusFrozen: bigint
}

/** What stands in the books of one person. Amounts in centavos. */
export type PersonFacts = {
  personId: string
  /** On all accounts as a client, without what will be taken when a room ends; frozen credit and bonus. */
  held: bigint
  frozen: bigint
  /** Paid to consultants and to the platform for what was used, less what came back of it, also from the house. */
  used: bigint
  /** Transferred by hand. */
  transferred: bigint
  openDebt: bigint
  /** Granted without a payment: free months. */
  freeBonus: bigint
  /** Accounts whose balance is not the sum of their entries, and other wrongs of minutes and bonus. */
  wrongs: string[]
}

const CLIENT_ACCOUNTS = ['available', 'reserved', 'ordered', 'booked', 'promotional', 'prepaid', 'in_payout']

export const listPaymentFacts = (db: Db, personIds: readonly string[]) => db<PaymentFacts[]>`
  select p.id, p.person_id as "personId", p.amount, not exists (select from catalogue_orders o where o.person_id = p.person_id and o.payment_id = p.id
      and o.kind <> 'credits' and o.paid_at is not null)
      and not exists (select from subscription_periods s where s.payment_id = p.id) as "isCredit",
    p.next_check_at is not null as "isWatched",
    (select count(*)::int from ledger_journals where subject_id = p.id::text and kind = 'payment_paid'
      or subject_id = p.suspense_entry_id::text and subject_kind = 'suspense_entry')
      as credits,
    (select count(*)::int from payment_mismatches m where m.payment_id = p.id
      and not exists (select from payments c where c.suspense_entry_id = m.id)) as suspended,
    (select count(*)::int from payment_mismatches m join people o on o.id = p.person_id and o.closed_at <= m.found_at
      join ledger_journals j on j.subject_id = p.id::text and j.kind = 'payment_suspense'
      where m.payment_id = p.id and m.reason = 'closed') as "ofNobody",
    exists (select 1 from people o where o.id = p.person_id and o.closed_at < p.paid_at) as "isCreditOfNobody",
    r.asked, r.done, r.other as "otherRefunds", r.by_itself as "tookByItself", credit.frozen, d.taken, questions.on_hold as "onHold",
    d.is_open as "isDisputed", d.is_lost as "isLost",
    debts.amount as debt, debts.open as "openDebt", debts.count as debts,
    (select coalesce(sum(credit), 0)::bigint from payment_withdrawal_sources s where s.payment_id = p.id) as withdrawn,
    packs.any as "hasMinutes", packs.used as "minutesUsed",
    packs.reserved as "minutesReserved", packs.returned as "minutesReturned", packs.free as "freeMs",
    packs.since_cases as "sinceCasesMs", packs.since_debts as "sinceDebtsMs", lots.bonus, lots.used as "bonusUsed",
    lots.repaid as "bonusRepaid",
    cancelled.any as "isCancelled", cancelled.deducted,
    lots.unspent as "bonusUnspent", lots.frozen as "bonusFrozen"
  from payments p
  cross join lateral (select coalesce(sum(amount) filter (where state <> 'refused'), 0)::bigint as asked,
      coalesce(sum(amount) filter (where state = 'done'), 0)::bigint as done,
      coalesce(sum(amount) filter (where source = 'gateway'), 0)::bigint as by_itself,
      coalesce(sum(amount) filter (where state <> 'refused' and not exists (select 1 from payment_withdrawal_parts t
        where t.payment_id = r.payment_id and t.n = r.n)), 0)::bigint as other
    from payment_refunds r where r.payment_id = p.id and r.source <> 'suspense') r
  cross join lateral (select coalesce(sum(frozen), 0)::bigint as frozen from grants g
    where g.payment_id = p.id and g.kind = 'credit') credit
  cross join lateral (select
      coalesce(sum(taken), 0)::bigint as taken, coalesce(bool_or(state = 'opened'), false) as is_open,
      coalesce(bool_or(state = 'lost'), false) as is_lost, max(t.queued_at) filter (where d.state = 'opened') as last
    from payment_disputes d
      left join mails t on t.key = 'dispute:' || p.id || case when d.n = 1 then '' else ':' || d.n end || ':opened'
    where d.payment_id = p.id) d
  cross join lateral (select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(amount - paid), 0)::bigint as open,
      count(*)::int as count, max(created_at) filter (where paid < amount) as last
    from wallet_debts w where w.payment_id = p.id) debts
  cross join lateral (select coalesce(sum(o.total - o.from_balance), 0)::bigint as on_hold
    from catalogue_orders o join written_questions q on q.id = o.id
    where o.person_id = p.person_id and o.payment_id = p.id and q.on_hold_since is not null and q.ended_at is null
      and debts.open = 0 and not d.is_lost) questions
  cross join lateral (select count(*) > 0 as any, coalesce(sum(c.deducted), 0)::bigint as deducted from catalogue_orders o
      join catalogue_order_cancellations c on c.order_id = o.id
    where o.person_id = p.person_id and o.payment_id = p.id) cancelled
  cross join lateral (select count(*) > 0 as any, coalesce(sum(value * (m.used + case when clawed_back_at is null then clawed_back else 0 end)
        / amount), 0)::bigint as used,
      coalesce(sum(ceil(value::numeric * held / amount)), 0)::bigint as reserved,
      coalesce(sum(case when m.returned > 0 then value - value * (amount - m.returned) / amount end), 0)::bigint
        as returned,
      coalesce(sum(m.free), 0)::bigint as free,
      coalesce(sum(m.free) filter (where from_balance and granted_at > d.last), 0)::bigint as since_cases,
      coalesce(sum(m.free) filter (where from_balance and granted_at > debts.last), 0)::bigint as since_debts
    from grants m where m.payment_id = p.id and m.kind = 'minutes') packs
  cross join lateral (select coalesce(sum(amount), 0)::bigint as bonus, coalesce(sum(held + used), 0)::bigint as used,
      coalesce(sum(repaid), 0)::bigint as repaid, coalesce(sum(frozen), 0)::bigint as frozen,
      coalesce(sum(free), 0)::bigint as unspent
    from grants b where b.payment_id = p.id and b.kind = 'bonus') lots
  where p.person_id = any(${personIds as string[]}::uuid[])`

export const listPersonFacts = (db: Db, personIds: readonly string[]) => db<PersonFacts[]>`
  with accounts as materialized (
    select person_id, 'client:' || person_id || ':' || name as id, name
    from unnest(${personIds as string[]}::uuid[]) person_id cross join unnest(${CLIENT_ACCOUNTS}::text[]) name
  ),
  entries as materialized (
    select a.person_id, a.id, p.credit as other, -p.amount as amount from accounts a
      join ledger_postings p on p.debit = a.id
    union all
    select a.person_id, a.id, p.debit, p.amount from accounts a join ledger_postings p on p.credit = a.id
  ),
  balances as materialized (
    select a.person_id, a.id, a.name, coalesce(l.balance, 0) as balance,
      coalesce((select sum(amount) from entries e where e.id = a.id), 0) as total
    from accounts a left join ledger_accounts l on l.id = a.id
  )
  select p.person_id as "personId",
    (select sum(balance)::bigint from balances b where b.person_id = p.person_id)
      - (select coalesce(sum(worth), 0)::bigint from grants m
        where m.person_id = p.person_id and m.kind = 'minutes' and m.clawed_back_at is not null) as held,
    (select coalesce(sum(frozen), 0)::bigint from grants g where g.person_id = p.person_id and g.kind <> 'minutes') as frozen,
    (select coalesce(-sum(amount), 0)::bigint from entries e where e.person_id = p.person_id
      and (other like 'consultant:%' or other in ('platform:commission', 'platform:subscription_revenue', 'platform:shop_revenue')))
      - (select coalesce(sum(t.amount), 0)::bigint from payments y join ledger_journals j
          on j.subject_id = y.id::text and j.kind = 'subscription_period_taken'
        join ledger_postings t on t.journal_id = j.id
        where y.person_id = p.person_id)
      - (select coalesce(sum(t.amount), 0)::bigint from consultations c join claims k on k.consultation_id = c.id
        join ledger_journals j on j.subject_id = k.consultation_id::text and j.subject_number = k.n
          and j.kind = 'consultation_refund'
        join ledger_postings t on t.journal_id = j.id and t.debit = 'platform:promotion_cost' and t.credit like 'client:%'
        where c.client_id = p.person_id)
      - (select coalesce(sum(t.amount), 0)::bigint from ledger_journals j join ledger_postings t on t.journal_id = j.id
        where t.credit = 'client:' || p.person_id || ':promotional' and j.kind = 'bonus_returned') as used,
    (select coalesce(sum(by_hand), 0)::bigint from payment_withdrawals w
      where w.person_id = p.person_id and state = 'paid') as transferred,
    (select coalesce(sum(amount - paid), 0)::bigint from wallet_debts w
      where w.person_id = p.person_id and w.paid < w.amount)
      as "openDebt",
    (select coalesce(sum(amount), 0)::bigint from grants b where b.person_id = p.person_id and kind = 'bonus'
      and payment_id is null and source_id not like '%:paid:%')
      as "freeBonus",
    array(
      select 'L3 ' || b.name || ': balance ' || b.balance || ', entries ' || b.total from balances b
        where b.person_id = p.person_id and b.balance <> b.total
      union all select 'L4 ' || b.name || ' is below zero' from balances b
        where b.person_id = p.person_id and b.balance < 0
      union all
      select 'P4 a gift while a debt is open: ' || given.id
        from (select id::text, person_id, granted_at from grants
            where kind = 'bonus' and source_id not like '%:paid:%'
              and (value is not null or payment_id is null and not_with is null)
          union all select source_id, person_id, granted_at from grants where plan = 'welcome') given
        join wallet_debts d on d.person_id = given.person_id and d.paid < d.amount and given.granted_at > d.created_at
        where given.person_id = p.person_id
      union all
      select 'P4 credit that a bank contests is free: ' || y.id
        from payments y join lateral (select sum(d.amount) filter (where d.state = 'opened') as contested,
            sum(d.taken) as taken from payment_disputes d where d.payment_id = y.id) cases on cases.contested > 0
          cross join lateral (select coalesce(sum(r.amount), 0) as asked from payment_refunds r
            where r.payment_id = y.id and r.source <> 'suspense' and r.state <> 'refused') refunds
          cross join lateral (select coalesce(sum(free), 0) as free, coalesce(sum(frozen), 0) as frozen from grants g
            where g.payment_id = y.id and g.kind = 'credit') credit
        where y.person_id = p.person_id and credit.free > 0
          and credit.frozen < least(cases.contested, y.amount - refunds.asked - cases.taken)
      union all
      select 'P3 ' || b.name || ' ' || b.balance || ', grants have ' || given.free from balances b
        cross join lateral (select coalesce(sum(free), 0) as free from grants where person_id = p.person_id
          and kind = case b.name when 'available' then 'credit' else 'bonus' end) given
        where b.person_id = p.person_id and b.name in ('available', 'promotional') and b.balance <> given.free
      union all
      select 'P3 grants hold ' || given.held || ' and nothing is reserved' from (
          select coalesce(sum(held), 0) as held from grants where person_id = p.person_id and kind = 'credit') given
        where given.held > 0 and (select sum(balance) from balances b where b.person_id = p.person_id
          and b.name in ('reserved', 'ordered', 'booked', 'in_payout')) = 0
      union all
      select 'P3 grant ' || g.id || ' and its uses differ' from grants g
        cross join lateral (select coalesce(sum(amount), 0) as taken from grant_uses u where u.grant_id = g.id) uses
        where g.person_id = p.person_id and g.amount - g.free <> uses.taken
      union all
      select 'L8 order ' || o.id || ' reserves ' || o.reserved || ', the ledger says ' || kept.sum
        from catalogue_orders o cross join lateral (
          select coalesce(sum(case when t.credit like '%:ordered' then t.amount else -t.amount end), 0) as sum
          from ledger_journals j join ledger_postings t on t.journal_id = j.id
          where j.subject_id = o.id::text and j.kind in ('order_reserved', 'order_released')) kept
        where o.person_id = p.person_id and o.reserved <> kept.sum
      union all
      select 'P1 order ' || o.id || ' was paid ' || o.from_balance || ' by the balance, its parts were '
          || bought.of_balance || ' and ' || bought.of_payment
        from catalogue_orders o cross join lateral (
          select coalesce(sum(value) filter (where from_balance), 0) as of_balance,
            coalesce(sum(value) filter (where not from_balance), 0) as of_payment
          from grants where source_id = o.id::text and kind = 'minutes') bought
        where o.person_id = p.person_id and o.paid_at is not null and o.minutes > 0
          and (bought.of_balance <> o.from_balance or bought.of_payment <> o.total - o.from_balance)
      union all
      select 'P3 prepaid ' || b.balance || ', unused minutes are worth ' || packs.worth from balances b
        cross join lateral (select coalesce(sum(worth), 0) as worth from grants
          where person_id = p.person_id and kind = 'minutes') packs
        where b.person_id = p.person_id and b.name = 'prepaid' and b.balance <> packs.worth
      union all
      select 'P3 pack ' || m.id || ' says it used ' || m.used || ' and holds ' || m.held
        from grants m left join minute_covers c on c.grant_id = m.id
        where m.person_id = p.person_id and m.kind = 'minutes'
        group by m.id having m.used <> coalesce(sum(c.used_ms), 0)
          or m.held <> coalesce(sum(c.covered_ms) filter (where c.used_ms is null), 0)
    ) as wrongs
  from unnest(${personIds as string[]}::uuid[]) p (person_id)`
