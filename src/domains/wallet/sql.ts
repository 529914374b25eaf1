import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import {
  accountsOf,
  type Journal,
  type PostingOutcome,
  type Posting,
  prepaidOf,
  promotionalOf,
  type SubjectKind,
  withdrawnOf,
} from './rules.ts'

/** Amounts travel as text, because JSON numbers lose precision and text is quicker than a custom encoding. */
const written = (postings: readonly Posting[]) =>
  postings.map((posting) => ({ ...posting, amount: String(posting.amount) }))

export async function postJournal(sql: Sql, { key, kind, subject, postings }: Journal): Promise<PostingOutcome> {
  const [row] = await sql<
    { outcome: PostingOutcome }[]
  >`select post_journal(${key}, ${kind}, ${subject.kind}, ${subject.id}, ${subject.n ?? null}::bigint,
    ${JSON.stringify(written(postings))}::text::jsonb) as outcome`
  return row!.outcome
}

export async function postJournals(
  sql: Sql,
  journals: readonly Journal[],
  settled: readonly string[] = [],
): Promise<PostingOutcome[]> {
  const asked = journals.map(({ key, kind, subject, postings }) => ({
    key,
    kind,
    subject: { ...subject, n: subject.n === undefined ? null : String(subject.n) },
    postings: written(postings),
  }))
  const [row] = await sql<
    { outcomes: PostingOutcome[] }[]
  >`select post_journals(${JSON.stringify(asked)}::text::jsonb, ${settled as string[]}::text[]) as outcomes`
  return row!.outcomes
}

type TakenKind = Extract<SubjectKind, 'consultation' | 'booking' | 'written_question' | 'withdrawal' | 'payout'>

/**
 * Takes an id that a browser chose, for ever, for what it begins (decision 135). True again for the same kind: the
 * caller's table knows whose. False: it names something else; refuse it. Before accounts: it waits for whoever takes
 * the same.
 */
export async function takeSubject(tx: Tx, id: string, kind: TakenKind): Promise<boolean> {
  const [row] = await tx<{ isTaken: boolean }[]>`select take_subject(${id}, ${kind}) as "isTaken"`
  return row!.isTaken
}

/**
 * The balance of an account, in centavos: a person's is stored in its row, the platform's is the last snapshot plus
 * later entries.
 */
export async function balanceOf(sql: Sql, account: string): Promise<Centavos> {
  const [row] = await sql<{ balance: Centavos }[]>`select account_balance(${account}) as balance`
  return row!.balance
}

/** Balances of several guarded accounts by id; zero for one that was never used. */
export async function findBalances(sql: Sql, accounts: string[]): Promise<Map<string, Centavos>> {
  const rows = await sql<
    { id: string; balance: Centavos }[]
  >`select id, balance from ledger_accounts where id = any(${accounts}) and guarded`
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

/** The last committed journal; zero: there is none. */
export async function findLastJournal(sql: Sql): Promise<bigint> {
  const [row] = await sql<{ last: bigint }[]>`select coalesce(max(id), 0)::bigint as last from ledger_journals`
  return row!.last
}

/** The transactions that are posting now, by PostgreSQL's name of each. */
export async function listPostingTransactions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select virtualtransaction as name from pg_locks
    where relation = 'ledger_journals'::regclass and mode = 'RowExclusiveLock' and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())`
  return rows.map(({ name }) => name)
}

export async function isAnyRunning(sql: Sql, transactions: readonly string[]): Promise<boolean> {
  const rows = await sql`
    select 1 from pg_locks where locktype = 'virtualxid' and granted
      and virtualtransaction = any(${transactions as string[]}) limit 1`
  return rows.length > 0
}

export const insertSnapshots = (sql: Sql, throughJournal: bigint) => sql`
  insert into ledger_snapshots (account, through_journal, total)
  select id, ${throughJournal}::bigint, account_balance(id, ${throughJournal}::bigint) from ledger_accounts
    where not guarded
  on conflict do nothing`

/** Takes snapshots of people's accounts that these journals moved and that have so many entries since the last one. */
export const insertSnapshotsOfMoved = (
  sql: Sql,
  moved: { after: bigint; through: bigint },
  throughJournal: bigint,
  entries: number,
) => sql`
  insert into ledger_snapshots (account, through_journal, total)
  select a.id, ${throughJournal}::bigint, account_balance(a.id, ${throughJournal}::bigint)
  from (
    select debit as id from ledger_postings where journal_id > ${moved.after} and journal_id <= ${moved.through}
    union select credit from ledger_postings where journal_id > ${moved.after} and journal_id <= ${moved.through}
  ) moved join ledger_accounts a using (id)
  cross join lateral (select coalesce(max(through_journal), 0) as journal from ledger_snapshots
    where account = a.id) last
  where a.guarded and (select count(*) from (
      (select 1 from ledger_postings where debit = a.id and journal_id > last.journal limit ${entries})
      union all
      (select 1 from ledger_postings where credit = a.id and journal_id > last.journal limit ${entries})
    ) later) >= ${entries}
  on conflict do nothing`

/**
 * Locks guarded accounts in id order until this transaction ends, and answers their balances; zero for one never used.
 */
export async function lockBalances(sql: Sql, accounts: string[]): Promise<Map<string, Centavos>> {
  const rows = await sql<
    { id: string; balance: Centavos }[]
  >`select account as id, amount as balance from lock_balances(${accounts})`
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

/**
 * Bonus on the promotional account that may not be spent: ended when this transaction began, or not for this
 * consultant; without one, for any. `record_grant_uses` leaves the same alone.
 */
export async function sumOutOfUse(tx: Tx, personId: string, consultantId: string | null = null): Promise<Centavos> {
  const [row] = await tx<{ sum: Centavos }[]>`
    select coalesce(sum(free), 0)::bigint as sum from grants
    where person_id = ${personId} and kind = 'bonus' and free > 0
      and (ends_at > transaction_instant() and (not_with is null or not_with <> ${consultantId})) is not true`
  return row!.sum
}

/** Locks how far a follower of the ledger has read. Undefined: another process is at it. */
export async function lockFold(tx: Tx, name: string): Promise<bigint | undefined> {
  await tx`select set_config('statement_timeout', '300s', true), set_config('jit', 'off', true)`
  const [row] = await tx<{ through: bigint }[]>`
    select through_journal as through from ledger_folds where name = ${name} for no key update skip locked`
  return row?.through
}

export const recordFold = (tx: Tx, name: string, through: bigint) =>
  tx`update ledger_folds set through_journal = ${through} where name = ${name}`

/**
 * What a person still has here, as client and as consultant, minutes that were paid included, in centavos. Bonus is no
 * money of theirs, and the free rest of a gift goes back to whoever paid it.
 */
export async function sumOwnMoney(sql: Sql, personId: string): Promise<Centavos> {
  const own = [...accountsOf(personId), prepaidOf(personId), withdrawnOf(personId)]
  const [row] = await sql<{ sum: Centavos }[]>`
    select (coalesce(sum(balance), 0) - (select coalesce(sum(free), 0) from grants
      where person_id = ${personId} and is_gift and free > 0))::bigint as sum
    from ledger_accounts
    where id = any(${own.filter((id) => id !== promotionalOf(personId))}) and guarded`
  return row!.sum
}
