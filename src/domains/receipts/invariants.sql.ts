import type { Sql } from '#platform/db.ts'
import type { UuidRange } from '#platform/invariants/slices.ts'
import type { Violation } from '#platform/invariants/sql.ts'

/** Which receipts to look at, by their codes or their holders; undefined: all. */
type Scope = { suspects: string[] } | UuidRange | undefined

/**
 * All violations of the invariants of receipts (money-and-time.md, L5 and L11); empty when everything holds. That each
 * says what it is, `checkReceipt` computes from its text.
 */
export const findReceiptViolations = (sql: Sql, scope?: Scope) => sql<Violation[]>`
  select 'L5' as rule, 'receipts.append_only' as subject, 'guard is missing or switched off' as detail
    where not exists (select 1 from pg_trigger t
      where t.tgrelid = 'receipts'::regclass and t.tgname = 'append_only' and t.tgenabled = 'O')
  union all
  select 'L11', r.code, 'a receipt does not follow the one before it' from receipts r
    where ${chosenBy(sql, scope)} and r.previous <> repeat('0', 64)
      and not exists (select 1 from receipts b where b.holder_id = r.holder_id and b.hash = r.previous)`

function chosenBy(sql: Sql, scope: Scope) {
  if (!scope) return sql`true`
  if ('suspects' in scope) return sql`r.code = any(${scope.suspects})`
  return sql`r.holder_id between ${scope.from}::uuid and ${scope.to}::uuid`
}
