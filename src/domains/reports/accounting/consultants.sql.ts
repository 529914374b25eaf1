import { BANK, COMMISSION } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import { firstDay, journalsOf, type MonthSet } from './sets.sql.ts'

/**
 * What a set moved of each consultant, in centavos. `earned` is what their accounts gained; `commission` what the house
 * kept of their acts, less what it gave back; `refunded` is in `earned` already. A null id: of nobody that we know.
 */
export type ConsultantSum = {
  consultantId: string | null
  earned: bigint
  commission: bigint
  refunded: bigint
  paidOut: bigint
}

/** Acts that a consultant's part of a refund is taken by, at once or later. */
const REFUNDS = ['consultation_refund', 'earnings_debt_paid']

const sumsOf = (sql: Sql, set: MonthSet) => sql`
  select consultant_id, sum(earned)::bigint as earned, sum(commission)::bigint as commission,
    sum(refunded)::bigint as refunded, sum(paid_out)::bigint as paid_out
  from (
    select coalesce(c.consultant_id, b.consultant_id, q.consultant_id) as consultant_id, 0 as earned,
      case when p.credit = ${COMMISSION} then p.amount else -p.amount end as commission, 0 as refunded, 0 as paid_out
    from ${journalsOf(sql, set)} j join ledger_postings p on p.journal_id = j.id and ${COMMISSION} in (p.debit, p.credit)
      cross join lateral (select case when pg_input_is_valid(j.subject_id, 'uuid') then j.subject_id::uuid end as id) s
      left join consultations c on j.subject_kind = 'consultation' and c.id = s.id
      left join bookings b on j.subject_kind = 'booking' and b.id = s.id
      left join written_questions q on j.subject_kind = 'written_question' and q.id = s.id
    union all
    select split_part(side.account, ':', 2)::uuid, case when side.other <> ${BANK} then side.moved else 0 end, 0,
      case when j.kind = any(${REFUNDS}) then -side.moved else 0 end,
      case when side.other = ${BANK} then -side.moved else 0 end
    from ${journalsOf(sql, set)} j join ledger_postings p on p.journal_id = j.id
      cross join lateral (values (p.credit, p.debit, p.amount), (p.debit, p.credit, -p.amount))
        as side (account, other, moved)
    where side.account like 'consultant:%' and side.other not like 'consultant:%'
  ) moved group by consultant_id`

/** Of every consultant whom a set moved anything of, by their id. */
export const listConsultantSums = (sql: Sql, set: MonthSet) => sql<ConsultantSum[]>`
  select consultant_id as "consultantId", earned, commission, refunded, paid_out as "paidOut"
  from (${sumsOf(sql, set)}) sums where (earned, commission, refunded, paid_out) <> (0, 0, 0, 0)
  order by consultant_id`

/**
 * One note for each consultant of whom a commission stayed, numbered on from the last one without a gap, with name and
 * document as they are now: a note says whom it was for even after an account is closed.
 */
export const insertNotes = (sql: Sql, set: MonthSet) => sql`
  insert into service_notes (month, consultant_id, dps_number, receiver_name, receiver_tax_id, gross, commission)
  select ${firstDay(set.month)}::date, s.consultant_id,
    (select coalesce(max(dps_number), 0) from service_notes) + row_number() over (order by s.consultant_id),
    coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), c.name), c.tax_id, s.earned + s.commission, s.commission
  from (${sumsOf(sql, set)}) s join consultants c on c.id = s.consultant_id join people p on p.id = c.id
  where s.commission > 0`
