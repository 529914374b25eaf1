import { keepFromResting, payoutsRest, restsUntil } from '#domains/accounts/index.ts'
import type { Sql, Tx } from '#platform/db.ts'

/** Who is paid: a consultant who attends, or whose account closed, with the CPF or CNPJ that is the Pix key. */
export type Payee = {
  id: string
  taxId: string
  /** The document, the address or the phone changed: nothing is sent until then. */
  restsUntil: Date | null
  /** The team holds what is earned: payouts at rest, or blocked for less than thirty days. */
  isHeld: boolean
}

const payees = (sql: Sql, id: string, now: Date) => sql`
  select c.id, c.tax_id as "taxId", ${restsUntil(sql, sql`c.id`, sql`${now}::timestamptz`)} as "restsUntil",
    ${payoutsRest(sql, sql`c.id`, now)} as "isHeld"
  from consultants c where c.id = ${id} and (c.approved_at is not null
    or exists (select from people p where p.id = c.id and p.closed_at is not null))`

export async function findPayee(sql: Sql, id: string, now: Date): Promise<Payee | undefined> {
  const [row] = await sql<Payee[]>`${payees(sql, id, now)}`
  return row
}

/** The same, and until this transaction ends the document stays as it is, and no rest begins. */
export async function lockPayee(tx: Tx, id: string, now: Date): Promise<Payee | undefined> {
  await tx`select 1 from consultants where id = ${id} for share`
  await keepFromResting(tx, id)
  return findPayee(tx, id, now)
}

/** Locks a consultant, so that one document is changed at a time and not while a payout is being taken. */
export async function lockConsultant(tx: Tx, id: string) {
  const [row] = await tx<{ taxId: string; isApproved: boolean; firstName: string; email: string }[]>`
    select c.tax_id as "taxId", c.approved_at is not null as "isApproved", p.first_name as "firstName", p.email
    from consultants c join people p on p.id = c.id where c.id = ${id} for update of c`
  return row
}

export const recordTaxId = (tx: Tx, id: string, taxId: string) =>
  tx`update consultants set tax_id = ${taxId} where id = ${id}`

type Change = {
  id: string
  consultantId: string
  former: string
  changedAt: Date
  mailedTo: string
  tokenHash: Buffer
}

export const insertChange = (tx: Tx, c: Change) => tx`
  insert into consultant_tax_id_changes (id, consultant_id, former, changed_at, mailed_to, token_hash)
  values (${c.id}, ${c.consultantId}, ${c.former}, ${c.changedAt}, ${c.mailedTo}, ${c.tokenHash})`

/** The document before the changes that still rest, and until when they do. Undefined: none rests. */
export async function findResting(tx: Tx, consultantId: string, now: Date) {
  const [row] = await tx<{ former: string; restsUntil: Date }[]>`
    select h.former, max(m.rests_until) over () as "restsUntil" from consultant_tax_id_changes h join money_rests m using (id)
    where h.consultant_id = ${consultantId} and m.ended_at is null and m.rests_until > ${now}
    order by h.changed_at limit 1`
  return row
}

/** The change that a link was mailed for. Undefined: no such link. */
export async function findChange(sql: Sql, tokenHash: Buffer) {
  const [row] = await sql<{ consultantId: string; changedAt: Date; mailedTo: string }[]>`
    select consultant_id as "consultantId", changed_at as "changedAt", mailed_to as "mailedTo"
    from consultant_tax_id_changes where token_hash = ${tokenHash}`
  return row
}

/**
 * Stops a change, the later ones, and the earlier ones that still rest. Answers them, the first one in front; none: it
 * was stopped before.
 */
export async function stopChanges(tx: Tx, { tokenHash, now }: { tokenHash: Buffer; now: Date }) {
  return tx<{ id: string; former: string }[]>`
    with stopped as (
      update consultant_tax_id_changes h set stopped_at = ${now}
      from consultant_tax_id_changes of_link
      where of_link.token_hash = ${tokenHash} and of_link.stopped_at is null
        and h.consultant_id = of_link.consultant_id and h.stopped_at is null
        and (h.changed_at >= of_link.changed_at or exists (select from money_rests m
          where m.id = h.id and m.ended_at is null and m.rests_until > ${now}))
      returning h.id, h.former, h.changed_at
    )
    select id, former from stopped order by changed_at`
}
