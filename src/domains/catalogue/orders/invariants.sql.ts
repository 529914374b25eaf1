import type { Sql } from '#platform/db.ts'
import type { UuidRange } from '#platform/invariants/slices.ts'
import type { Violation } from '#platform/invariants/sql.ts'

/**
 * Whose money to look at; undefined: everybody's. `after`: whose reserved money later journals moved, whoever has
 * something open, and the suspects.
 */
export type ReservedScope = { after: bigint; suspects: readonly string[] } | UuidRange | undefined

/**
 * Clients of whom the ledger keeps something else reserved than their open orders, rooms and questions say
 * (money-and-time.md, L8), as one query: one instant. The right answer is empty.
 */
export const findReservedViolations = (sql: Sql, scope?: ReservedScope) => sql<Violation[]>`
  with people as materialized (
    select distinct split_part(account, ':', 2)::uuid as id from (${accountsOf(sql, scope)}) moved
      where account like 'client:%:reserved' or account like 'client:%:ordered'
    union select person_id from catalogue_orders where reserved > 0 and ${chosenBy(sql, 'person_id', scope)}
    union select client_id from consultations where ended_at is null and ${chosenBy(sql, 'client_id', scope)}
    union select client_id from written_questions where ended_at is null and ${chosenBy(sql, 'client_id', scope)}
  ),
  kept as (
    select p.id, coalesce(o.balance, 0) as ordered, coalesce(r.balance, 0) as reserved,
      (select coalesce(sum(reserved), 0) from catalogue_orders where person_id = p.id and reserved > 0) as orders,
      (select coalesce(sum(held - captured), 0) from consultations where client_id = p.id and ended_at is null) as rooms,
      (select coalesce(sum(held), 0) from written_questions where client_id = p.id and ended_at is null) as questions
    from people p left join ledger_accounts o on o.id = 'client:' || p.id || ':ordered'
      left join ledger_accounts r on r.id = 'client:' || p.id || ':reserved'
  )
  select 'L8' as rule, id::text as subject, 'open orders reserve ' || orders || ', the ledger ' || ordered as detail
    from kept where ordered <> orders
  union all
  select 'L8', id::text, 'open rooms and questions reserve ' || rooms || ' and ' || questions || ', the ledger '
    || reserved from kept where reserved <> rooms + questions`

function accountsOf(sql: Sql, scope: ReservedScope) {
  if (!scope) return sql`select id as account from ledger_accounts`
  if ('from' in scope)
    return sql`select id as account from ledger_accounts
      where id between ${`client:${scope.from}`} and ${`client:${scope.to};`}`
  const { after, suspects } = scope
  return sql`
    select debit as account from ledger_postings where journal_id > ${after}
    union all select credit from ledger_postings where journal_id > ${after}
    union all select 'client:' || suspect || ':ordered' from unnest(${suspects as string[]}::text[]) suspect`
}

/** Of a slice, its people; else whoever has something open. */
const chosenBy = (sql: Sql, column: 'person_id' | 'client_id', scope: ReservedScope) =>
  scope && 'from' in scope ? sql`${sql(column)} between ${scope.from}::uuid and ${scope.to}::uuid` : sql`true`
