import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '#platform/db.ts'

export type ActiveRoom = {
  id: string
  tokens: [client: string, consultant: string]
  people: [client: string, consultant: string]
}

const CONSULTANT = {
  bio: 'Leio o tarot com calma há vinte anos e escuto antes de falar. Aqui só existe a sua pergunta.',
  name: 'Luna',
  title: 'Taróloga',
  description: 'Tarot com calma e sem pressa.',
}
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Active consultations with enough reserved, inserted at once; the last `calls` of them by voice. Their money is not in
 * the ledger.
 */
export async function insertActiveRooms(db: Db, rooms: number, calls = 0): Promise<ActiveRoom[]> {
  const busy = Array.from(
    { length: rooms },
    (): ActiveRoom => ({
      id: randomUUID(),
      tokens: [randomUUID(), randomUUID()],
      people: [randomUUID(), randomUUID()],
    }),
  )
  const [clients, consultants] = [0, 1].map((seat) => busy.map(({ people }) => people[seat]!)) as [string[], string[]]
  const portrait = hash('portrait')
  await db.begin(async (tx) => {
    for (const [ids, role] of [
      [clients, 'client'],
      [consultants, 'consultor'],
    ] as const) {
      await tx`insert into people (id, email, first_name, role) select id, id || '@example.com', ${role}, ${role}
        from unnest(${ids}::uuid[]) id`
    }
    await tx`
      insert into sessions (id, person_id, token_hash, remembered, agent, address, created_at, last_seen_at, expires_at)
      select gen_random_uuid(), person, decode(token, 'hex'), true, 'bench', '127.0.0.1', now(), now(),
        now() + interval '1 day'
      from unnest(${busy.flatMap(({ people }) => people)}::uuid[],
        ${busy.flatMap(({ tokens }) => tokens.map(hash))}::text[]) s (person, token)`
    await tx`insert into portraits (hash, media_type, bytes, made_at) values (${portrait}, 'image/svg+xml', 'x', now())`
    await tx`
      insert into consultants (id, name, title, description, bio, specialty, tax_id, portrait, applied_at)
      select id, ${CONSULTANT.name}, ${CONSULTANT.title}, ${CONSULTANT.description}, ${CONSULTANT.bio}, 'tarot',
        lpad(n::text, 11, '0'),
        ${portrait}, now() from unnest(${consultants}::uuid[]) with ordinality c (id, n)`
    await tx`insert into consultant_specialties (consultant_id, specialty) select id, 'tarot'
      from unnest(${consultants}::uuid[]) id`
    await tx`
      insert into consultations (id, client_id, consultant_id, channel, current_channel, price_per_minute,
        commission_bps, state, requested_at, accepted_at, started_at, billable_from, consultant_spoke_at, held, hold_count)
      select r.id, r.client, r.consultant, channel, channel, 500, 3500, 'active', now(), now(), now(), now(), now(),
        10000, 1
      from unnest(${busy.map(({ id }) => id)}::uuid[], ${clients}::uuid[], ${consultants}::uuid[]) with ordinality
          r (id, client, consultant, n)
        cross join lateral (select case when r.n > ${rooms - calls} then 'audio' else 'chat' end as channel) used`
  })
  await db`vacuum analyze`
  return busy
}
