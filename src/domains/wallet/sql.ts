import type { Sql, Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Journal, PostingOutcome, Posting } from './rules.ts'

/** Amounts travel as text, because JSON numbers lose precision and text is quicker than a custom encoding. */
const written = (postings: readonly Posting[]) =>
  postings.map(({ from, to, amount }) => ({ from, to, amount: String(amount) }))

export async function postJournal(sql: Sql, { key, kind, postings }: Journal): Promise<PostingOutcome> {
  const [row] = await sql<
    { outcome: PostingOutcome }[]
  >`select post_journal(${key}, ${kind}, ${JSON.stringify(written(postings))}::text::jsonb) as outcome`
  return row!.outcome
}

export async function postJournals(tx: Tx, journals: Journal[]): Promise<PostingOutcome[]> {
  const [row] = await tx<
    { outcomes: PostingOutcome[] }[]
  >`select post_journals(${JSON.stringify(journals.map((journal) => ({ ...journal, postings: written(journal.postings) })))}::text::jsonb) as outcomes`
  return row!.outcomes
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

/** Waits until all running postings have ended, and answers the last journal; no earlier one can appear afterwards. */
export async function lockLastJournal(tx: Tx): Promise<bigint> {
  await tx`lock table ledger_journals in share mode`
  const [row] = await tx<{ last: bigint }[]>`select coalesce(max(id), 0)::bigint as last from ledger_journals`
  return row!.last
}

export const insertSnapshots = (tx: Tx, throughJournal: bigint) => tx`
  insert into ledger_snapshots (account, through_journal, total)
  select id, ${throughJournal}::bigint, account_balance(id, ${throughJournal}::bigint) from ledger_accounts
    where not guarded
  on conflict do nothing`

/**
 * Locks guarded accounts in id order until this transaction ends, and answers their balances; zero for one never used.
 */
export async function lockBalances(tx: Tx, accounts: string[]): Promise<Map<string, Centavos>> {
  const rows = await tx<
    { id: string; balance: Centavos }[]
  >`select id, balance from ledger_accounts where id = any(${accounts}) and guarded order by id for no key update`
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

/** Bonus on the promotional account that may not be spent: released to one that is frozen or was taken back. */
export async function sumOutOfUse(tx: Tx, personId: string): Promise<Centavos> {
  const [row] = await tx<{ sum: Centavos }[]>`
    select coalesce(sum(unspent), 0)::bigint as sum from bonuses
      where person_id = ${personId} and (frozen_at is not null or taken_back_at is not null)`
  return row!.sum
}
