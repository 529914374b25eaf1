import type { Sql, Tx } from '#platform/db.ts'

export type Subscription = {
  email: string
  unsubscribeToken: string
  confirmedAt: Date | null
  unsubscribedAt: Date | null
}
export type NewSubscription = {
  email: string
  unsubscribeToken: string
  source: 'site' | 'registration'
  askedAt: Date
  confirmHash: Buffer
  confirmUntil: Date
}

const columns = (sql: Sql) =>
  sql`email, unsubscribe_token as "unsubscribeToken", confirmed_at as "confirmedAt",
    unsubscribed_at as "unsubscribedAt"`

/**
 * Asked for, once more, or again after leaving: the newest confirmation link counts. Who is on the list stays as they
 * are.
 */
export async function upsertSubscription(tx: Tx, a: NewSubscription): Promise<Subscription> {
  const [row] = await tx<Subscription[]>`
    insert into newsletter_subscriptions as s (email, unsubscribe_token, source, asked_at, confirm_hash, confirm_until)
    values (${a.email}, ${a.unsubscribeToken}, ${a.source}, ${a.askedAt}, ${a.confirmHash}, ${a.confirmUntil})
    on conflict (email) do update
      set asked_at = excluded.asked_at, confirm_hash = excluded.confirm_hash, confirm_until = excluded.confirm_until
    returning ${columns(tx)}`
  return row!
}

/** Asked once for somebody who agreed when registering; undefined: their address was asked before. */
export async function insertSubscription(tx: Tx, a: NewSubscription): Promise<Subscription | undefined> {
  const [row] = await tx<Subscription[]>`
    insert into newsletter_subscriptions (email, unsubscribe_token, source, asked_at, confirm_hash, confirm_until)
    values (${a.email}, ${a.unsubscribeToken}, ${a.source}, ${a.askedAt}, ${a.confirmHash}, ${a.confirmUntil})
    on conflict (email) do nothing returning ${columns(tx)}`
  return row
}

/** Takes the subscription that this confirmation link belongs to, while it is valid. */
export async function lockByConfirmation(tx: Tx, confirmHash: Buffer, now: Date): Promise<Subscription | undefined> {
  const [row] = await tx<Subscription[]>`
    select ${columns(tx)} from newsletter_subscriptions where confirm_hash = ${confirmHash} and confirm_until > ${now}
      for update`
  return row
}

export async function lockByUnsubscribeToken(tx: Tx, unsubscribeToken: string): Promise<Subscription | undefined> {
  const [row] = await tx<
    Subscription[]
  >`select ${columns(tx)} from newsletter_subscriptions where unsubscribe_token = ${unsubscribeToken} for update`
  return row
}

export const recordConfirmed = (tx: Tx, email: string, at: Date) => tx`
  update newsletter_subscriptions set confirmed_at = ${at}, unsubscribed_at = null where email = ${email}`

/** With the address goes the confirmation link: an old mail does not bring anybody back. */
export const recordUnsubscribed = (tx: Tx, email: string, at: Date) => tx`
  update newsletter_subscriptions set unsubscribed_at = ${at}, confirm_until = least(confirm_until, ${at})
    where email = ${email}`

export const recordResubscribed = (tx: Tx, email: string) =>
  tx`update newsletter_subscriptions set unsubscribed_at = null where email = ${email}`

/** People who agreed to the newsletter when they registered and whose address was never asked. */
export const listConsenting = (sql: Sql, most: number) => sql<{ email: string }[]>`
  select p.email from consents c join people p on p.id = c.person_id
  where c.kind = 'newsletter' and c.revoked_at is null and not exists (select 1 from newsletter_subscriptions s
    where s.email = p.email)
  order by c.given_at limit ${most}`
