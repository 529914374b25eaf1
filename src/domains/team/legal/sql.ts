import type { Sql, Tx } from '#platform/db.ts'
import type { Kind } from './rules.ts'

export type LegalRow = {
  id: string
  kind: Kind
  number: string
  person: { id: string; name: string; hold: { by: string; at: string } | null } | null
  receivedOn: string
  dueOn: string
  isOverdue: boolean
  asked: string
  state: 'open' | 'done' | 'refused'
  outcome: string | null
  openedBy: string
  closedBy: string | null
  closedAt: Date | null
  notes: { id: string; text: string; by: string; at: string }[]
}

const requests = (sql: Sql, now: Date) => sql`
  select r.id, r.kind, r.number, r.received_on::text as "receivedOn", r.due_on::text as "dueOn", r.asked, r.state,
    r.outcome, r.closed_at as "closedAt", btrim(o.first_name || ' ' || o.last_name) as "openedBy",
    btrim(c.first_name || ' ' || c.last_name) as "closedBy",
    r.state = 'open' and r.due_on < (${now}::timestamptz at time zone 'America/Sao_Paulo')::date as "isOverdue",
    case when p.id is not null then json_build_object('id', p.id, 'name', btrim(p.first_name || ' ' || p.last_name),
      'hold', (select json_build_object('by', btrim(b.first_name || ' ' || b.last_name), 'at', h.placed_at)
        from legal_holds h join people b on b.id = h.placed_by where h.person_id = p.id and h.lifted_at is null)
      ) end as person,
    coalesce((select json_agg(json_build_object('id', n.id, 'text', n.text, 'by',
        btrim(b.first_name || ' ' || b.last_name), 'at', n.written_at) order by n.written_at, n.id)
      from legal_notes n join people b on b.id = n.written_by where n.request_id = r.id), '[]') as notes
  from legal_requests r join people o on o.id = r.opened_by
    left join people p on p.id = r.person_id left join people c on c.id = r.closed_by`

export const listOpen = (sql: Sql, now: Date) => sql<LegalRow[]>`
  ${requests(sql, now)} where r.state = 'open' order by r.due_on, r.id`

export const listClosed = (sql: Sql, now: Date, most: number) => sql<LegalRow[]>`
  ${requests(sql, now)} where r.closed_at is not null order by r.closed_at desc, r.id limit ${most}`

export type OpenRow = {
  id: string
  kind: Kind
  number: string
  personId: string | null
  receivedOn: string
  dueOn: string
  asked: string
}
type Locked = OpenRow & { state: LegalRow['state']; outcome: string | null }

const columns = (sql: Sql) => sql`
  id, kind, number, person_id as "personId", received_on::text as "receivedOn", due_on::text as "dueOn", asked, state,
  outcome`

export async function lockRequest(tx: Tx, id: string): Promise<Locked | undefined> {
  const [row] = await tx<Locked[]>`select ${columns(tx)} from legal_requests where id = ${id} for update`
  return row
}

/** False: the id is taken. */
export async function insertRequest(tx: Tx, r: OpenRow, by: string, at: Date): Promise<boolean> {
  const { count } = await tx`
    insert into legal_requests (id, kind, number, person_id, received_on, due_on, asked, opened_by, opened_at)
    values (${r.id}, ${r.kind}, ${r.number}, ${r.personId}, ${r.receivedOn}, ${r.dueOn}, ${r.asked}, ${by}, ${at})
    on conflict do nothing`
  return count === 1
}

export async function insertNote(tx: Tx, n: { id: string; requestId: string; text: string; by: string; at: Date }) {
  const { count } = await tx`
    insert into legal_notes (id, request_id, text, written_by, written_at)
    values (${n.id}, ${n.requestId}, ${n.text}, ${n.by}, ${n.at}) on conflict do nothing`
  return count === 1
}

export const recordClosed = (tx: Tx, c: { id: string; state: string; outcome: string; by: string; at: Date }) => tx`
  update legal_requests set state = ${c.state}, outcome = ${c.outcome}, closed_by = ${c.by}, closed_at = ${c.at}
  where id = ${c.id}`

export async function personExists(sql: Sql, id: string): Promise<boolean> {
  return (await sql`select from people where id = ${id}`).length > 0
}

/** The receipts of a person, oldest first, as anybody may check them by their codes. */
export const listReceiptsOf = (sql: Sql, personId: string) => sql<{ codigo: string; 'emitido em': Date }[]>`
  select r.code as codigo, r.issued_at as "emitido em" from receipt_people p join receipts r on r.code = p.code
  where p.person_id = ${personId} order by r.issued_at, r.code`
