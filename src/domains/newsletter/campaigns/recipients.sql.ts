import type { Sql, Tx } from '#platform/db.ts'
import type { Interest } from '../interests/rules.ts'
import { type Audience, MOST_HARD_REFUSALS } from './rules.ts'

/** Purchases are looked up by their start, which is at most so long before they are paid. */
const PAID_WITHIN_DAYS = 7

/** Whoever of the newsletter belongs to a group: `s` is a row of subscriptions, purchases count since an instant. */
const belongs = (sql: Sql, { segment, interests }: Audience, since: Date) => sql`
  s.list = 'newsletter' and s.confirmed_at is not null and s.unsubscribed_at is null
  and s.hard_refusals < ${MOST_HARD_REFUSALS}
  ${segment === 'no_purchase' ? sql`and not ${bought(sql, since)}` : sql``}
  ${segment === 'interests' ? sql`and ${choseOneOf(sql, interests)}` : sql``}`

const choseOneOf = (sql: Sql, interests: readonly Interest[]) => sql`s.interests && ${[...interests]}::text[]`

const bought = (sql: Sql, since: Date) => sql`
  exists (select from people p join payments y on y.person_id = p.id
    where p.email = s.email and y.created_at > ${since}::timestamptz - ${PAID_WITHIN_DAYS} * interval '1 day'
      and y.paid_at > ${since})`

type Counts = { all: number; noPurchase: number; interested: number }
/** How many addresses each group has, in one pass; `interested`: of those subjects. */
export async function countSegments(sql: Sql, since: Date, interests: readonly Interest[] = []): Promise<Counts> {
  const [row] = await sql<Counts[]>`
    select count(*)::int as all, (count(*) filter (where not ${bought(sql, since)}))::int as "noPurchase",
      (count(*) filter (where ${choseOneOf(sql, interests)}))::int as interested
    from newsletter_subscriptions s where ${belongs(sql, { segment: 'all', interests: [] }, since)}`
  return row!
}

/** Whether a group has anybody. */
export async function hasAnybody(sql: Sql, audience: Audience, since: Date): Promise<boolean> {
  const rows = await sql`select from newsletter_subscriptions s where ${belongs(sql, audience, since)} limit 1`
  return rows.length > 0
}

/** A scheduled campaign that is due, longest first, locked; none that another worker begins now. */
export async function lockDue(tx: Tx, now: Date): Promise<({ id: string } & Audience) | undefined> {
  const [row] = await tx<({ id: string } & Audience)[]>`
    select id, segment, interests from campaigns where state = 'scheduled' and send_at <= ${now}
    order by send_at limit 1 for update skip locked`
  return row
}

/** Fixes who gets a campaign, and begins it. */
export async function insertRecipients(
  tx: Tx,
  { id, since, at, ...audience }: { id: string; since: Date; at: Date } & Audience,
) {
  const { count } = await tx`
    insert into campaign_recipients (campaign_id, email, due_at)
    select ${id}, s.email, ${at} from newsletter_subscriptions s where ${belongs(tx, audience, since)}`
  await tx`update campaigns set state = 'sending', started_at = ${at}, recipients = ${count} where id = ${id}`
}

/** Whoever leaves the list gets nothing of what waits; `campaignId`: the mail by which they left. */
export async function recordLeft(
  tx: Tx,
  { email, list, campaignId, at }: { email: string; list: string; campaignId: string | undefined; at: Date },
) {
  await tx`
    update campaign_recipients r set state = 'left', ended_at = ${at} from campaigns c
    where r.email = ${email} and r.state = 'waiting' and c.id = r.campaign_id and c.list = ${list}`
  if (campaignId)
    await tx`
      update campaign_recipients set left_at = ${at}
      where campaign_id = ${campaignId} and email = ${email} and state <> 'left'`
}

/** Whoever comes back has not left because of a mail. */
export const recordBack = (tx: Tx, email: string, leftAt: Date) => tx`
  update campaign_recipients set left_at = null where email = ${email} and left_at = ${leftAt}`

export const deleteRecipientsOf = (tx: Tx, email: string) => tx`delete from campaign_recipients where email = ${email}`
