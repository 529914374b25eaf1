import type { BlockingRole } from '#domains/consultants/index.ts'
import { earnedOf, refundsOf } from '#domains/consultations/index.ts'
import type { Sql, Tx } from '#platform/db.ts'
import type { BirthData } from './birth-data/contract.ts'
import type { Client, ClientEntry } from './contract.ts'
import type { CursorPosition } from '#shared/exact-cursor.ts'

/** A client `p` of a consultant with the pair `k` and the note `n`, where there are any. */
const clientColumns = (sql: Sql, consultantId: string) => sql`
  p.id, p.first_name as name, coalesce(k.consultations, 0) as consultations, coalesce(k.questions, 0) as questions,
  coalesce(k.billed_ms, 0)::float8 as "billedMs", k.first_at as "firstAt", k.last_at as "lastAt",
  coalesce(n.tags, '{}') as tags, coalesce(n.body <> '', false) as "hasNote",
  exists (select from consultant_blocks b where b.consultant_id = ${consultantId} and b.client_id = p.id
    and b.blocked_by = 'consultant') as "isBlocked"`

/** An instant to the microsecond, as text: the driver rounds timestamps to milliseconds, and rows would come again. */
const exactly = (sql: Sql, column: string) =>
  sql`to_char(${sql(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exactly`

/** `words`: each has to be in the name, the note or a tag. */
type ClientFilter = {
  words: readonly string[]
  tag: string | undefined
  before: CursorPosition | undefined
  most: number
}

/** The latest first, after a position. The page is cut before names are looked up: a long list costs as a short one. */
export const listClients = (sql: Sql, consultantId: string, { words, tag, before, most }: ClientFilter) => sql<
  (Client & { exactly: string })[]
>`
  with k as materialized (
    select k.* from consultation_clients k
    ${words.length > 0 ? sql`join people p on p.id = k.client_id` : sql``}
    ${
      words.length > 0 || tag
        ? sql`left join client_notes n on n.consultant_id = k.consultant_id and n.client_id = k.client_id`
        : sql``
    }
    where k.consultant_id = ${consultantId}
      ${before ? sql`and (k.last_at, k.client_id) < (${before.at}::text::timestamptz, ${before.id}::uuid)` : sql``}
      ${tag ? sql`and n.tags @> array[${tag}]::text[]` : sql``}
      ${
        words.length > 0
          ? sql`and not exists (select from unnest(${[...words]}::text[]) as asked (word)
            where position(folded(word) in folded(p.first_name) || ' ' || coalesce(n.words, '')) = 0)`
          : sql``
      }
    order by k.last_at desc, k.client_id desc limit ${most}
  )
  select ${clientColumns(sql, consultantId)}, ${exactly(sql, 'k.last_at')}
  from k join people p on p.id = k.client_id
  left join client_notes n on n.consultant_id = ${consultantId} and n.client_id = k.client_id
  order by k.last_at desc, k.client_id desc`

/** The tags that a consultant gave, the most used first. */
export const listTags = (sql: Sql, consultantId: string, most: number) => sql<{ tag: string; clients: number }[]>`
  select tag, count(*)::int as clients from client_notes n cross join unnest(n.tags) as tag
  where n.consultant_id = ${consultantId} group by tag order by 2 desc, tag limit ${most}`

type ClientRow = Omit<Client, 'hasNote'> & { text: string; version: number; changedAt: Date | null } & {
  birth: BirthData | null
}

/**
 * One person as this consultant may see them: whoever consulted them, or has a request, a written question or a
 * confirmed booking open with them. Anybody else is not found.
 */
export async function findClient(sql: Sql, consultantId: string, clientId: string): Promise<ClientRow | undefined> {
  const [row] = await sql<ClientRow[]>`
    select ${clientColumns(sql, consultantId)}, coalesce(n.body, '') as text, coalesce(n.version, 0) as version,
      n.changed_at as "changedAt",
      case when d.person_id is not null then jsonb_build_object('bornOn', d.born_on,
        'bornTime', to_char(d.born_time, 'HH24:MI'), 'place', d.place) end as birth
    from people p
    left join consultation_clients k on k.consultant_id = ${consultantId} and k.client_id = p.id
    left join client_notes n on n.consultant_id = ${consultantId} and n.client_id = p.id
    left join client_birth_shares s on s.consultant_id = ${consultantId} and s.client_id = p.id
    left join client_birth_data d on d.person_id = s.client_id
    where p.id = ${clientId} and (k.client_id is not null
      or exists (select from consultations c
        where c.client_id = p.id and c.consultant_id = ${consultantId} and c.ended_at is null)
      or exists (select from written_questions q where q.client_id = p.id and q.consultant_id = ${consultantId}
        and q.asked_at is not null and q.ended_at is null)
      or exists (select from bookings b where b.client_id = p.id and b.consultant_id = ${consultantId}
        and b.confirmed_at is not null and b.ended_at is null))`
  return row
}

/** Settled consultations and sent questions of one pair, the latest first, after a position. */
export const listEntries = (
  sql: Sql,
  pair: { consultantId: string; clientId: string },
  { before, most }: { before: CursorPosition | undefined; most: number },
) => sql<(Omit<ClientEntry, 'noted'> & { note: string; noteBefore: string; exactly: string })[]>`
  select entries.*, ${exactly(sql, 'at')} from ((
    select 'consultation' as kind, c.id, c.ended_at as at, c.subject, charged_time(c)::float8 as "billedMs", c.channel,
      coalesce(t.body, '') as note, coalesce(b.body, '') as "noteBefore",
      ${earnedOf(sql)} as "earnedCents", f."refundedEarnings" as "refundedCents",
      case when r.id is not null and g.review_id is null then jsonb_build_object('stars', r.stars, 'text', r.body,
        'isAnswered', a.review_id is not null) end as review
    from consultations c left join reviews r on r.consultation_id = c.id
    left join review_removals g on g.review_id = r.id left join review_answers a on a.review_id = r.id
    cross join lateral (${refundsOf(sql)}) f
    left join client_note_times t on t.consultant_id = c.consultant_id and t.client_id = c.client_id
      and t.consultation_id = c.id
    left join lateral (
      select o.body from client_note_times o
      where o.consultant_id = t.consultant_id and o.client_id = t.client_id and o.since < t.since
      order by o.since desc limit 1
    ) b on true
    where c.consultant_id = ${pair.consultantId} and c.client_id = ${pair.clientId} and c.state = 'ended'
      and c.started_at is not null
      ${before ? sql`and (c.ended_at, c.id) < (${before.at}::text::timestamptz, ${before.id}::uuid)` : sql``}
    order by c.ended_at desc, c.id desc limit ${most}
  ) union all (
    select 'question', q.id, q.asked_at, left(q.question, 160), 0, null, '', '',
      case when q.state = 'answered' then least(q.held, q.price - q.price * q.commission_bps / 10000) else 0 end, 0, null
    from written_questions q
    where q.consultant_id = ${pair.consultantId} and q.client_id = ${pair.clientId} and q.asked_at is not null
      ${before ? sql`and (q.asked_at, q.id) < (${before.at}::text::timestamptz, ${before.id}::uuid)` : sql``}
    order by q.asked_at desc, q.id desc limit ${most}
  )) entries order by at desc, id desc limit ${most}`

type Note = {
  consultantId: string
  clientId: string
  text: string
  tags: readonly string[]
  version: number
  now: Date
}

/** False: somebody saved another version meanwhile. */
export async function upsertNote(tx: Tx, { consultantId, clientId, text, tags, version, now }: Note) {
  const rows = await tx`
    insert into client_notes as n (consultant_id, client_id, body, tags, version, changed_at, words)
    values (${consultantId}, ${clientId}, ${text}, ${[...tags]}, 1, ${now}, folded(${`${text} ${tags.join(' ')}`}))
    on conflict (consultant_id, client_id) do update set body = excluded.body, tags = excluded.tags,
      words = excluded.words, version = n.version + 1, changed_at = excluded.changed_at
    where n.version = ${version} returning 1`
  return rows.length > 0
}

/** What a note says now, as what it said after the latest consultation that began. */
export const recordNoteTime = (tx: Tx, { consultantId, clientId, text }: Omit<Note, 'tags' | 'version' | 'now'>) => tx`
  insert into client_note_times (consultant_id, client_id, consultation_id, since, body)
  select ${consultantId}, ${clientId}, c.id, coalesce(c.accepted_at, '-infinity'), ${text}
  from (select) note left join lateral (
    select id, accepted_at from consultations
    where consultant_id = ${consultantId} and client_id = ${clientId} and accepted_at is not null
    order by accepted_at desc limit 1
  ) c on true
  on conflict (consultant_id, client_id, consultation_id) do update set body = excluded.body`

type Pair = { consultantId: string; clientId: string }

/** The latest hundred that this person blocked. */
export const listBlockedBy = (sql: Sql, personId: string, role: BlockingRole) => sql<
  { id: string; name: string; blockedAt: Date }[]
>`
  select p.id, coalesce(c.name, p.first_name) as name, b.blocked_at as "blockedAt"
  from consultant_blocks b
  join people p on p.id = ${role === 'client' ? sql`b.consultant_id` : sql`b.client_id`}
  left join consultants c on c.id = p.id
  where b.blocked_by = ${role} and ${role === 'client' ? sql`b.client_id` : sql`b.consultant_id`} = ${personId}
  order by b.blocked_at desc, p.id limit 100`

/** What the client showed to this consultant is shown no longer. */
export const deleteBirthShare = (tx: Sql, { consultantId, clientId }: Pair) => tx`
  delete from client_birth_shares where consultant_id = ${consultantId} and client_id = ${clientId}`

/** What the person wrote about clients, and what they let be seen of themselves. */
export async function readClientData(sql: Sql, personId: string) {
  const [notes, birth, shownTo] = await Promise.all([
    sql`
      select p.first_name as cliente, n.body as "anotação", n.tags as etiquetas, n.changed_at as "mudada em"
      from client_notes n join people p on p.id = n.client_id where n.consultant_id = ${personId} order by n.changed_at`,
    sql`
      select born_on::text as data, to_char(born_time, 'HH24:MI') as hora, place as cidade from client_birth_data
      where person_id = ${personId}`,
    sql`
      select c.name as consultor, s.shared_at as desde from client_birth_shares s
      join consultants c on c.id = s.consultant_id where s.client_id = ${personId} order by s.shared_at`,
  ])
  return { 'Anotações e etiquetas': notes, Nascimento: birth, 'Quem vê o nascimento': shownTo }
}

/** One statement; shares of the own birth data go with these. */
export const eraseClientData = (tx: Tx, personId: string) => tx`
  with notes as (delete from client_notes where ${personId}::uuid in (consultant_id, client_id)),
    times as (delete from client_note_times where ${personId}::uuid in (consultant_id, client_id)),
    seen as (delete from client_birth_shares where consultant_id = ${personId} and client_id <> ${personId})
  delete from client_birth_data where person_id = ${personId}`
