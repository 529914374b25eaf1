import type { Sql, Tx } from '#platform/db.ts'

/** A card stored at the gateway, as far as we know it. */
export type SavedCard = { id: string; brand: string; lastFour: string; savedAt: Date }
type NewCard = {
  id: string
  personId: string
  gateway: string
  token: string
  brand: string
  lastFour: string
  at: Date
}

/** A card that is stored already is not stored twice; one that its owner removed and stores again is kept. */
export const insertCard = (tx: Tx, { id, personId, gateway, token, brand, lastFour, at }: NewCard) => tx`
  insert into payment_cards (id, person_id, gateway, token, brand, last_four, saved_at)
  values (${id}, ${personId}, ${gateway}, ${token}, ${brand}, ${lastFour}, ${at})
  on conflict (gateway, token) do update set removed_at = null, delete_at = null, deletion_tries = 0,
    brand = excluded.brand, last_four = excluded.last_four, saved_at = excluded.saved_at
    where payment_cards.removed_at is not null and payment_cards.person_id = excluded.person_id`

/** Scoped to its owner, and to gateways that we can ask. Answers also which of them keeps it. */
export async function findCardOf(
  sql: Sql,
  personId: string,
  id: string,
  gateways: readonly string[],
): Promise<{ token: string; gateway: string } | undefined> {
  const [row] = await sql<{ token: string; gateway: string }[]>`
    select token, gateway from payment_cards
      where id = ${id} and person_id = ${personId} and gateway = any(${gateways as string[]}) and removed_at is null`
  return row
}

/** Cards that a person let us charge again and that one of these gateways keeps, the latest first. */
export const listCardsOf = (sql: Sql, personId: string, gateways: readonly string[]) => sql<SavedCard[]>`
  select id, brand, last_four as "lastFour", saved_at as "savedAt" from payment_cards
  where person_id = ${personId} and gateway = any(${gateways as string[]}) and removed_at is null
    order by saved_at desc, id`

/** False: there is no such card of theirs. Removing it again is the same, and does not ask the gateway again. */
export async function recordCardRemoved(sql: Sql, personId: string, id: string, at: Date): Promise<boolean> {
  const rows = await sql`
    update payment_cards set delete_at = case when removed_at is null then ${at}::timestamptz else delete_at end,
      removed_at = coalesce(removed_at, ${at})
    where id = ${id} and person_id = ${personId} returning id`
  return rows.length > 0
}

export type CardToDelete = { id: string; token: string; tries: number }

/**
 * Takes removed cards that a gateway may still have. Each is due again
 * after a minute, then after twice as long each time, at most six hours: so whoever took it may die.
 */
export const claimCardsToDelete = (sql: Sql, gateway: string, now: Date, most: number) => sql<CardToDelete[]>`
  update payment_cards set deletion_tries = deletion_tries + 1,
    delete_at = ${now}::timestamptz + least(interval '6 hours', interval '1 minute' * (2 ^ least(deletion_tries, 20)))
  where id in (select id from payment_cards where gateway = ${gateway} and delete_at <= ${now}
    order by delete_at limit ${most} for update skip locked)
  returning id, token, deletion_tries as tries`

/** The gateway has it no more, so nothing of it stays here but the row that payments name. */
export const recordCardGone = (sql: Sql, id: string, at: Date) => sql`
  update payment_cards set removed_at = coalesce(removed_at, ${at}), delete_at = null, token = 'removido-' || id,
    brand = '', last_four = '0000' where id = ${id}`

/** One at a time of a person and of a network, until the transaction ends. */
export const lockAttempts = (tx: Tx, personId: string, network: string) => tx`
  select pg_advisory_xact_lock(hashtextextended(key, 0))
  from (values (1, 'card network ' || ${network}), (2, 'card person ' || ${personId}::text)) as given (place, key)
  order by place`

export const insertAttempt = (
  tx: Tx,
  { paymentId, personId, network, at }: { paymentId: string; personId: string; network: string; at: Date },
) => tx`
  insert into payment_card_attempts (payment_id, person_id, network, asked_at)
  values (${paymentId}, ${personId}, ${network}, ${at})`

type Counted = { refusedOfPerson: number; openOfPerson: number; refusedInNetwork: number; openInNetwork: number }

/** Cards asked for or refused since then, and those still open. A purchase can be paid for at most an hour. */
export async function countAttempts(
  tx: Tx,
  { personId, network, since }: { personId: string; network: string; since: Date },
): Promise<Counted> {
  const [row] = await tx<Counted[]>`
    with recent as (
      select a.person_id = ${personId} as is_theirs, a.network = ${network} as is_here,
        case when a.refused_at > ${since} then a.refused else 0 end as refused,
        (p.state in ('created', 'pending'))::int as open
      from payment_card_attempts a join payments p on p.id = a.payment_id
      where (a.person_id = ${personId} or a.network = ${network})
        and a.asked_at > ${since}::timestamptz - interval '1 hour'
    )
    select coalesce(sum(refused) filter (where is_theirs), 0)::int as "refusedOfPerson",
      coalesce(sum(open) filter (where is_theirs), 0)::int as "openOfPerson",
      coalesce(sum(refused) filter (where is_here), 0)::int as "refusedInNetwork",
      coalesce(sum(open) filter (where is_here), 0)::int as "openInNetwork"
    from recent`
  return row!
}

/** How many cards the bank has refused for this payment so far. */
export const recordRefused = (tx: Tx, paymentId: string, refused: number, at: Date) => tx`
  update payment_card_attempts set refused = ${refused}, refused_at = ${at}
    where payment_id = ${paymentId} and refused < ${refused}`

/** Networks are personal data, and nothing counts longer than two hours. */
export const deleteOldAttempts = (sql: Sql, now: Date) =>
  sql`delete from payment_card_attempts where asked_at < ${now}::timestamptz - interval '1 day'`

/** Nobody charges the person's cards again. Their tokens stay until their gateways say that the cards are gone. */
export const eraseCardsOf = (tx: Tx, personId: string, at: Date) => tx`
  update payment_cards set delete_at = case when removed_at is null then ${at}::timestamptz else delete_at end,
    removed_at = coalesce(removed_at, ${at}), brand = '', last_four = '0000' where person_id = ${personId}`

/** The cards that a person lets us charge again, for the file that they take along. */
export const listOwnCards = (sql: Sql, personId: string) => sql`
  select brand as bandeira, last_four as "final", saved_at as "guardado em" from payment_cards
  where person_id = ${personId} and removed_at is null order by saved_at, id`
