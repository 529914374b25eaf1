import type { Sql } from '#platform/db.ts'
import type { Violation } from '#platform/invariants/sql.ts'

/** How long the chain is. 0: nothing was logged yet. */
export async function findLastSeal(sql: Sql): Promise<bigint> {
  const [row] = await sql<{ n: bigint }[]>`select coalesce(max(n), 0)::bigint as n from security_event_seals`
  return row!.n
}

/** Links of the chain: after one, through another. */
export type SealRange = { after: bigint; through: bigint }

/** Events that were found without a link and still have none. */
export const findUnsealed = (sql: Sql, ids: readonly string[]) => sql<Violation[]>`
  select 'A3' as rule, 'event ' || e.id as subject, 'an event that was never sealed' as detail
  from security_events e
  where e.id = any(${ids as string[]}::bigint[])
    and not exists (select from security_event_seals s where s.event_id = e.id)`

/**
 * What is wrong with these links: one is missing, does not follow the one before, or does not fit its event or words;
 * an event between them was never sealed; words went without an event that says so; a guard is off.
 */
export const findSealViolations = (sql: Sql, { after, through }: SealRange) => sql<Violation[]>`
  with seals as materialized (
    select s.*, coalesce(lag(s.hash) over (order by s.n), p.hash, repeat('0', 64)) as previous
    from security_event_seals s left join security_event_seals p on p.n = s.n - 1 and s.n = ${after}::bigint + 1
    where s.n > ${after} and s.n <= ${through}
  )
  select 'A1' as rule, n::text as subject, 'a link of the chain is missing' as detail
    from generate_series(${after}::bigint + 1, ${through}) n
    where not exists (select from security_event_seals s where s.n = n.n)
  union all
  select 'A2', s.n::text, 'the link does not fit its event or the link before it'
    from seals s join security_events e on e.id = s.event_id
    where s.hash <> security_event_hash(s.previous, s.n, e, s.words_hash)
  union all
  select 'A2', s.n::text, 'its event is gone' from seals s
    where not exists (select from security_events e where e.id = s.event_id)
  union all
  select 'A3', 'event ' || e.id, 'an event that was never sealed' from security_events e
    where e.id between (select min(event_id) from seals) and (select max(event_id) from seals)
      and not exists (select from security_event_seals s where s.event_id = e.id)
  union all
  select 'A4', s.n::text, 'the words are not those that were sealed' from seals s
    left join security_event_words w on w.event_id = s.event_id
    where case when w.erased_by is null then case when w.event_id is not null then event_words_hash(w) end
        is distinct from s.words_hash
      else not exists (select from security_events e where e.id = w.erased_by and e.kind = 'accounts.words_erased') end
  union all
  select 'A5', guard.relation || '.' || guard.name, 'guard is missing or switched off'
    from (values ('security_events', 'append_only'), ('security_events', 'sealed'),
      ('security_event_seals', 'append_only'), ('security_event_words', 'kept'),
      ('security_event_words', 'keep_words')) as guard (relation, name)
    where not exists (select from pg_trigger t
      where t.tgrelid = guard.relation::regclass and t.tgname = guard.name and t.tgenabled = 'O')`
