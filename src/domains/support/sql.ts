import { type Db, inTransaction, type Sql, type Tx } from '#platform/db.ts'
import type { Subject } from './rules.ts'

export type NewMessageRow = {
  id: string
  protocol: string
  name: string
  email: string
  subject: Subject
  text: string
  receivedAt: Date
  answerBy: string
}
export type MessageRow = NewMessageRow & {
  note: string | null
  answer: string | null
  closedBy: string | null
  closedAt: Date | null
}

export async function nextProtocolNumber(tx: Tx): Promise<bigint> {
  const [row] = await tx<{ n: bigint }[]>`select nextval('contact_numbers') as n`
  return row!.n
}

/** False: a message with that id exists. */
export async function insertMessage(tx: Tx, m: NewMessageRow): Promise<boolean> {
  const rows = await tx`
    insert into contact_messages (id, protocol, name, email, subject, body, received_at, answer_by)
    values (${m.id}, ${m.protocol}, ${m.name}, ${m.email}, ${m.subject}, ${m.text}, ${m.receivedAt}, ${m.answerBy})
      on conflict (id) do nothing returning id`
  return rows.length > 0
}

const seen = (sql: Sql) => sql`
  select m.id, m.protocol, m.name, m.email, m.subject, m.body as text, m.received_at as "receivedAt",
    m.answer_by::text as "answerBy",
    c.note, c.answer, btrim(p.first_name || ' ' || p.last_name) as "closedBy", c.closed_at as "closedAt"
  from contact_messages m left join contact_closings c on c.message_id = m.id left join people p on p.id = c.closed_by`

export async function findMessage(sql: Sql, id: string): Promise<MessageRow | undefined> {
  const [row] = await sql<MessageRow[]>`${seen(sql)} where m.id = ${id}`
  return row
}

export const listOpenMessages = (sql: Sql, most: number) => sql<MessageRow[]>`
  ${seen(sql)} where c.message_id is null order by m.answer_by, m.received_at, m.id limit ${most}`

export const listClosedMessages = (sql: Sql, most: number) => sql<MessageRow[]>`
  ${seen(sql)} where c.message_id is not null order by c.closed_at desc, m.id limit ${most}`

/** False: it is closed already. */
export async function insertClosing(
  tx: Tx,
  c: { messageId: string; note?: string; answer?: string; by: string; at: Date },
): Promise<boolean> {
  const rows = await tx`
    insert into contact_closings (message_id, note, answer, closed_by, closed_at)
      values (${c.messageId}, ${c.note ?? null}, ${c.answer ?? null}, ${c.by}, ${c.at})
    on conflict (message_id) do nothing returning message_id`
  return rows.length > 0
}

export type ClosingRequest = { id: string; protocol: string; answerBy: string; receivedAt: Date }

/** The open request of a person to close the account. */
export async function findClosingRequest(sql: Sql, personId: string): Promise<ClosingRequest | undefined> {
  const [row] = await sql<ClosingRequest[]>`
    select m.id, m.protocol, m.answer_by::text as "answerBy", m.received_at as "receivedAt"
    from closing_requests r join contact_messages m on m.id = r.message_id
    where r.person_id = ${personId} and r.ended_at is null`
  return row
}

/** Requests of a person to close the account come one after the other, until the transaction ends. */
export const lockClosingRequests = (tx: Tx, personId: string) => tx`
  select pg_advisory_xact_lock(hashtextextended('closing:' || ${personId}, 0))`

export const insertClosingRequest = (tx: Tx, r: { messageId: string; personId: string; at: Date }) => tx`
  insert into closing_requests (message_id, person_id, asked_at) values (${r.messageId}, ${r.personId}, ${r.at})`

/** Ends the open request that this message is, if it is one. */
export const endClosingRequest = (tx: Tx, messageId: string, at: Date) => tx`
  update closing_requests set ended_at = greatest(asked_at, ${at}) where message_id = ${messageId} and ended_at is null`

/** Whose request to close the account this message is, locked until the transaction ends. */
export async function lockRequester(tx: Tx, messageId: string) {
  const [row] = await tx<{ personId: string; endedAt: Date | null; accountClosedAt: Date | null }[]>`
    select r.person_id as "personId", r.ended_at as "endedAt", p.closed_at as "accountClosedAt"
    from closing_requests r join people p on p.id = r.person_id where r.message_id = ${messageId} for update of r`
  return row
}

/**
 * Of what came from this address, or asked for the closing from an earlier one, only that it came and when it was
 * answered stays; who asked for the closing is in the log of security events, by id.
 */
export const eraseMessagesFrom = (tx: Tx, { personId, email }: { personId: string; email: string }) => tx`
  with blank as (
    update contact_messages set name = 'Conta encerrada', email = 'encerrada@conta.invalid', body = 'Mensagem apagada.'
    where email = ${email} or id in (select message_id from closing_requests where person_id = ${personId})
    returning id
  )
  update contact_closings set note = case when note is not null then 'Apagada.' end,
    answer = case when answer is not null then 'Apagada.' end from blank where message_id = blank.id`

/** Messages from the address of a person that wait for an answer, beside those that ask to close the account. */
export async function countWaitingMessages(sql: Sql, personId: string) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from contact_messages m join people p on p.email = m.email
    where p.id = ${personId} and not exists (select from contact_closings c where c.message_id = m.id)
      and not exists (select from closing_requests r where r.message_id = m.id)`
  return row!.count
}

/** What came from the confirmed address of a person, for the file that they take along. */
export const listOwnMessages = (sql: Sql, personId: string) => sql`
  select m.protocol as protocolo, m.body as texto, m.received_at as "recebida em", c.answer as resposta
  from people p join contact_messages m on m.email = p.email left join contact_closings c on c.message_id = m.id
  where p.id = ${personId} and p.email_confirmed_at is not null order by m.received_at, m.id`

/** Deletes messages that were closed more than a year ago. At most so many; answers how many went. */
export async function deleteOldMessages(db: Db, now: Date, most: number) {
  return inTransaction(db, async (tx) => {
    const old = await tx<{ id: string }[]>`
      select message_id as id from contact_closings
      where closed_at < ${now}::timestamptz - interval '1 year'
        and not exists (select from contact_messages m join people p on p.email = m.email
          where m.id = message_id and is_held(p.id))
      order by closed_at limit ${most} for update`
    const ids = old.map(({ id }) => id)
    await tx`delete from closing_requests where message_id = any(${ids}::uuid[])`
    await tx`delete from contact_closings where message_id = any(${ids}::uuid[])`
    await tx`delete from contact_messages where id = any(${ids}::uuid[])`
    return ids.length
  })
}
