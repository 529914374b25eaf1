import type { Sql } from '#platform/db.ts'
import type { Group } from './rules.ts'
import { counted } from './sql.ts'

export type Sending = {
  id: string
  list: 'newsletter' | 'horoscope'
  segment: Group
  subject: string
  preheader: string
  body: string
  startedAt: Date
}

/** What is being sent: horoscopes, which are of a day, then campaigns, longest first. */
export const listSending = (sql: Sql) => sql<Sending[]>`
  select id, list, segment, subject, preheader, body, started_at as "startedAt" from campaigns
  where state = 'sending' order by list, started_at, id`

/** Takes the turn of the next milliseconds, over all workers. False: it is not time yet, or another worker has it. */
export async function takeTurn(sql: Sql, now: Date, ms: number): Promise<boolean> {
  const rows = await sql`
    update campaign_pace set next_at = ${now}::timestamptz + ${ms} * interval '1 millisecond'
    where next_at <= ${now} returning true`
  return rows.length > 0
}

/** The mail server takes nothing: everything waits, longer each time; of all mails that found out at once the first. */
export const recordPause = (
  sql: Sql,
  pause: { fault: string; at: Date; ms: number; pausesMs: readonly number[] },
) => sql`
  update campaign_pace set faults = faults + 1, fault = ${pause.fault}, next_at = ${pause.at}::timestamptz
    + (${[...pause.pausesMs]}::int[])[least(faults + 1, ${pause.pausesMs.length})] * interval '1 millisecond'
  where next_at <= ${pause.at}::timestamptz + ${pause.ms} * interval '1 millisecond'`

/** It answers again. */
export const recordAnswering = (sql: Sql) => sql`
  update campaign_pace set faults = 0, fault = null where faults > 0`

export async function findPause(sql: Sql): Promise<{ fault: string; until: Date } | undefined> {
  const [row] = await sql<{ fault: string; until: Date }[]>`
    select fault, next_at as until from campaign_pace where fault is not null`
  return row
}

export type Taken = { email: string; mailId: string; attempts: number; unsubscribeToken: string; sign: number | null }

/** Takes the next address of a campaign for this worker; none once it was stopped. */
export async function takeNext(
  sql: Sql,
  campaign: Pick<Sending, 'id' | 'list'>,
  now: Date,
): Promise<Taken | undefined> {
  const [row] = await sql<Taken[]>`
    update campaign_recipients r set state = 'taken', taken_at = ${now}, attempts = r.attempts + 1
    from (select n.email, s.unsubscribe_token, s.sign from campaign_recipients n
      join newsletter_subscriptions s on s.email = n.email and s.list = ${campaign.list}
        and s.unsubscribed_at is null
      where n.campaign_id = ${campaign.id} and n.state = 'waiting' and n.due_at <= ${now}
        and exists (select from campaigns c where c.id = ${campaign.id} and c.state = 'sending')
      order by n.due_at, n.email limit 1 for update of n skip locked) next
    where r.campaign_id = ${campaign.id} and r.email = next.email
    returning r.email, r.mail_id as "mailId", r.attempts, next.unsubscribe_token as "unsubscribeToken",
      next.sign`
  return row
}

type Which = { campaignId: string; email: string; attempts: number }
/** Only this attempt: a worker that was thought dead decides nothing any more. */
const isThis = (sql: Sql, { campaignId, email, attempts }: Which) => sql`
  campaign_id = ${campaignId} and email = ${email} and state = 'taken' and attempts = ${attempts}`

export type Ending = 'accepted' | 'refused' | 'given_up' | 'unknown'

export const endRecipient = (sql: Sql, which: Which, ending: Ending, fault: string | null, at: Date) => sql`
  update campaign_recipients set state = ${ending}, taken_at = null, ended_at = ${at}, fault = ${fault}
  where ${isThis(sql, which)}`

/** Waits again. `counts`: whether this attempt was one. */
export const postponeRecipient = (sql: Sql, which: Which, dueAt: Date, fault: string, counts: boolean) => sql`
  update campaign_recipients set state = 'waiting', taken_at = null, due_at = ${dueAt}, fault = ${fault},
    attempts = attempts - ${counts ? 0 : 1}
  where ${isThis(sql, which)}`

/** Whoever left while it began, or closed their account, gets nothing of what waits. */
export async function dropGone(sql: Sql, { id, list }: Pick<Sending, 'id' | 'list'>, at: Date) {
  await sql`
    update campaign_recipients r set state = 'left', ended_at = ${at} from newsletter_subscriptions s
    where r.campaign_id = ${id} and r.state = 'waiting' and s.email = r.email and s.list = ${list}
      and s.unsubscribed_at is not null`
  await sql`
    delete from campaign_recipients r where r.campaign_id = ${id} and r.state = 'waiting'
      and not exists (select from newsletter_subscriptions s where s.email = r.email and s.list = ${list})`
}

export const countHardRefusal = (sql: Sql, email: string) => sql`
  update newsletter_subscriptions set hard_refusals = hard_refusals + 1 where email = ${email}`

export const forgetHardRefusals = (sql: Sql, email: string) => sql`
  update newsletter_subscriptions set hard_refusals = 0 where email = ${email} and hard_refusals > 0`

/** Ends each campaign of which nothing is left to send. */
export const endSent = (sql: Sql, at: Date) => sql`
  update campaigns c set state = 'sent', ended_at = ${at}
  where c.state = 'sending' and not exists (select from campaign_recipients r
      where r.campaign_id = c.id and r.state = 'waiting')
    and not exists (select from campaign_recipients r where r.campaign_id = c.id and r.state = 'taken')`

/** What a crashed worker had taken; nobody knows whether it left, so it is not sent again. */
export const endAbandoned = (sql: Sql, takenBefore: Date, fault: string, at: Date) => sql`
  update campaign_recipients set state = 'unknown', taken_at = null, ended_at = ${at}, fault = ${fault}
  where state = 'taken' and taken_at < ${takenBefore}`

/** The same for a mailer that knows mails by their id. */
export const releaseAbandoned = (sql: Sql, takenBefore: Date, fault: string, at: Date) => sql`
  update campaign_recipients set state = 'waiting', taken_at = null, due_at = ${at}, fault = ${fault}
  where state = 'taken' and taken_at < ${takenBefore}`

/**
 * Keeps as counts how addresses of what ended, or was left stopped, before then stand, and deletes them. Answers of how
 * many campaigns.
 */
export async function forgetRecipients(sql: Sql, endedBefore: Date, most: number): Promise<number> {
  const rows = await sql`
    with old as (select id from campaigns
        where results is null and (ended_at < ${endedBefore} or state = 'stopped' and started_at < ${endedBefore})
        order by started_at limit ${most} for update skip locked),
      kept as (update campaigns c set results = ${counted(sql)} from old where c.id = old.id returning c.id),
      gone as (delete from campaign_recipients r using kept where r.campaign_id = kept.id)
    select from kept`
  return rows.length
}
