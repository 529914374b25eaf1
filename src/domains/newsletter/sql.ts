import type { Sql, Tx } from '#platform/db.ts'
import { deleteRecipientsOf } from './campaigns/recipients.sql.ts'
import type { Interest } from './interests/rules.ts'
import type { HoroscopeChoice } from './lists/horoscope.rules.ts'
import type { List } from './lists/rules.ts'

export type Subscription = {
  email: string
  list: List
  unsubscribeToken: string
  confirmedAt: Date | null
  unsubscribedAt: Date | null
  /** Whether what was asked for last is what counts; of horoscopes and subjects alone it may not be. */
  isAsAsked: boolean
  /** Subjects that wait for a confirmation; null: none do. */
  askedInterests: Interest[] | null
}
export type NewSubscription = {
  email: string
  list: List
  unsubscribeToken: string
  /** Of horoscopes alone. */
  choice?: HoroscopeChoice | undefined
  interests?: Interest[] | undefined
  source: 'site' | 'registration'
  askedAt: Date
  confirmHash: Buffer
  confirmUntil: Date
}

const columns = (sql: Sql) =>
  sql`email, list, unsubscribe_token as "unsubscribeToken", confirmed_at as "confirmedAt",
    unsubscribed_at as "unsubscribedAt",
    (sign, rhythm) is not distinct from (asked_sign, asked_rhythm)
      and coalesce(asked_interests, interests) = interests as "isAsAsked", asked_interests as "askedInterests"`

/**
 * Inserts or repeats a request, also after unsubscribing: the newest confirmation link counts. A confirmed subscription
 * stays as it is.
 */
export async function upsertSubscription(tx: Tx, a: NewSubscription): Promise<Subscription> {
  const [row] = await tx<Subscription[]>`
    insert into newsletter_subscriptions as s (email, list, unsubscribe_token, source, asked_at, confirm_hash, confirm_until,
      asked_sign, asked_rhythm, asked_interests)
    values (${a.email}, ${a.list}, ${a.unsubscribeToken}, ${a.source}, ${a.askedAt}, ${a.confirmHash}, ${a.confirmUntil},
      ${a.choice?.sign ?? null}, ${a.choice?.rhythm ?? null}, ${a.interests ?? null})
    on conflict (email, list) do update
      set asked_at = excluded.asked_at, confirm_hash = excluded.confirm_hash, confirm_until = excluded.confirm_until,
      asked_sign = excluded.asked_sign, asked_rhythm = excluded.asked_rhythm,
      asked_interests = excluded.asked_interests
    returning ${columns(tx)}`
  return row!
}

/** Inserts a request for somebody who consented when registering; undefined: the address is known already. */
export async function insertSubscription(tx: Tx, a: NewSubscription): Promise<Subscription | undefined> {
  const [row] = await tx<Subscription[]>`
    insert into newsletter_subscriptions (email, list, unsubscribe_token, source, asked_at, confirm_hash, confirm_until)
    values (${a.email}, ${a.list}, ${a.unsubscribeToken}, ${a.source}, ${a.askedAt}, ${a.confirmHash}, ${a.confirmUntil})
    on conflict (email, list) do nothing returning ${columns(tx)}`
  return row
}

/** Locks the subscription of this confirmation link while it is valid. */
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

type Key = Pick<Subscription, 'email' | 'list'>

export const recordConfirmed = (tx: Tx, { email, list }: Key, at: Date) => tx`
  update newsletter_subscriptions set confirmed_at = ${at}, unsubscribed_at = null, hard_refusals = 0,
    sign = asked_sign, rhythm = asked_rhythm, interests = coalesce(asked_interests, interests), asked_interests = null
  where email = ${email} and list = ${list}`

/** Ends the confirmation link too, so that an old mail cannot subscribe the address again. */
export const recordUnsubscribed = (tx: Tx, { email, list }: Key, at: Date) => tx`
  update newsletter_subscriptions set unsubscribed_at = ${at}, confirm_until = least(confirm_until, ${at})
    where email = ${email} and list = ${list}`

export const recordResubscribed = (tx: Tx, { email, list }: Key) =>
  tx`update newsletter_subscriptions set unsubscribed_at = null where email = ${email} and list = ${list}`

/** People with an account who consented when registering and whose address waits to be asked. */
export const listConsenting = (sql: Sql, most: number) => sql<{ email: string }[]>`
  select p.email from consents c join people p on p.id = c.person_id
  where c.kind = 'newsletter' and c.revoked_at is null and c.asked_at is null and p.closed_at is null
  order by c.given_at limit ${most}`

/** How many addresses of each list are confirmed, how many were asked and may still confirm, and who wants it daily. */
export const countSubscriptions = (sql: Sql, now: Date) => sql<
  { list: List; confirmed: number; asked: number; daily: number }[]
>`
  select list, count(*) filter (where confirmed_at is not null and unsubscribed_at is null)::int as confirmed,
    count(*) filter (where confirmed_at is null and unsubscribed_at is null and confirm_until > ${now})::int as asked,
    count(*) filter (where rhythm = 'daily' and unsubscribed_at is null)::int as daily
  from newsletter_subscriptions group by list`

/** Whoever closes an account gets nothing any more, and leaves no address. */
export async function deleteSubscriptionsOf(tx: Tx, email: string) {
  await tx`delete from newsletter_subscriptions where email = ${email}`
  await deleteRecipientsOf(tx, email)
}

/**
 * Takes addresses off the list of the opening; `isWaiting`: confirmed, and not left since. One whose owner may still
 * confirm stays.
 */
export const takeShopOpening = (tx: Tx, now: Date, most: number) => tx<{ email: string; isWaiting: boolean }[]>`
  delete from newsletter_subscriptions where (email, list) in (
    select email, list from newsletter_subscriptions
    where list = 'shop_opening' and (confirmed_at is not null or confirm_until < ${now})
    order by email limit ${most} for update skip locked)
  returning email, confirmed_at is not null and unsubscribed_at is null as "isWaiting"`
