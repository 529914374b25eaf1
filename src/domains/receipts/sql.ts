import type { Sql, Tx } from '#platform/db.ts'
import type { ReceiptProof } from './contract.ts'

export async function findReceipt(sql: Sql, code: string): Promise<ReceiptProof | undefined> {
  const [row] = await sql<
    (Omit<ReceiptProof, 'refunds'> & { subject: string })[]
  >`select code, previous, content, hash, subject from receipts where code = ${code}`
  if (!row) return undefined
  const { subject, ...proof } = row
  const [about, id] = subject.split(':')
  return { ...proof, refunds: isRefundable(about) ? await listRefundReceipts(sql, id!) : [] }
}

/** `code` is one that was found. */
export async function findIssuedAt(sql: Sql, code: string): Promise<Date> {
  const [row] = await sql<{ at: Date }[]>`select issued_at as at from receipts where code = ${code}`
  return row!.at
}

const isRefundable = (about: string | undefined) => about === 'consultation' || about === 'question'

/** Receipts of the refunds of a consultation or question, in order. */
function listRefundReceipts(sql: Sql, id: string) {
  return sql<ReceiptProof['refunds']>`
    select code, (content::jsonb ->> 'refundedCents')::bigint as "amountCents", issued_at as at
    from receipts where subject >= ${`refund:${id}:`} and subject < ${`refund:${id};`}
      order by issued_at, subject`
}

/** The code of the receipt issued for a subject, `consultation:{id}` or `payment:{id}`. */
export async function findReceiptCode(sql: Sql, subject: string): Promise<string | undefined> {
  const [row] = await sql<{ code: string }[]>`select code from receipts where subject = ${subject}`
  return row?.code
}

/** Receipt codes of many subjects, by subject. */
export async function listReceiptCodes(sql: Sql, subjects: string[]): Promise<Map<string, string>> {
  const rows = await sql<
    { subject: string; code: string }[]
  >`select subject, code from receipts where subject = any(${subjects})`
  return new Map(rows.map(({ subject, code }) => [subject, code]))
}

type CardPayment = { personId: string; act: string; until: Date }

/**
 * When this person last paid by card, until then: just then, when a card paid for the credit that the act used, whoever
 * had held it. Undefined: never.
 */
export async function findLastCardPayment(sql: Sql, { personId, act, until }: CardPayment): Promise<Date | undefined> {
  const [row] = await sql<{ at: Date | null }[]>`
    select case when exists (
        select from grant_uses u join grants g on g.id = u.grant_id
          join receipts r on r.subject = 'payment:' || g.payment_id and r.method = 'card'
        where u.subject_id = ${act} and u.state in ('used', 'held') and u.amount > 0 and g.kind = 'credit'
      ) then ${until}::timestamptz else (
        select issued_at from receipts where holder_id = ${personId} and method = 'card' and issued_at <= ${until}
        order by issued_at desc limit 1) end as at`
  return row!.at ?? undefined
}

/** Locks the end of a person's chain of receipts until this transaction ends. */
export async function lockReceiptChain(tx: Tx, holderId: string): Promise<string> {
  const [row] = await tx<{ head: string }[]>`
    insert into receipt_chains (holder_id) values (${holderId}) on conflict (holder_id) do update
      set head = receipt_chains.head returning head`
  return row!.head
}

type Receipt = Omit<ReceiptProof, 'refunds'> & { subject: string; personIds: string[]; at: Date | undefined }

export async function insertReceipt(tx: Tx, { code, subject, personIds, content, previous, hash, at }: Receipt) {
  const holderId = personIds[0]!
  await tx`
    insert into receipts (code, subject, holder_id, content, previous, hash, issued_at)
    values (${code}, ${subject}, ${holderId}, ${content}, ${previous}, ${hash},
      coalesce(${at ?? null}::timestamptz, current_instant()))`
  await tx`insert into receipt_people (code, person_id) select ${code}, unnest(${personIds}::uuid[])
    on conflict do nothing`
  await tx`update receipt_chains set head = ${hash} where holder_id = ${holderId}`
}

type Seal = { key: string; hash: string }

/** Keys and hashes of a subject's journals of these kinds, or of the n-th of them, in the order of posting. */
export const listSeals = (sql: Sql, about: { id: string; n: string | null; kinds: readonly string[] }) => sql<Seal[]>`
  select key, hash from ledger_journals
  where subject_id = ${about.id} and kind = any(${about.kinds as string[]})
    and (${about.n}::bigint is null or subject_number = ${about.n}::bigint) order by id`

export const listSealsOf = (sql: Sql, key: string) =>
  sql<Seal[]>`select key, hash from ledger_journals where key = ${key}`
