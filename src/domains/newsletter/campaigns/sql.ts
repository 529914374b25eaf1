import type { Sql, Tx } from '#platform/db.ts'
import type { Results } from './contract.ts'
import type { Interest } from '../interests/rules.ts'
import type { Group, Segment, State } from './rules.ts'

export type CampaignText = { subject: string; preheader: string; body: string; segment: Segment; interests: Interest[] }
export type CampaignRow = Omit<CampaignText, 'segment'> & {
  id: string
  segment: Group
  state: State
  version: number
  createdAt: Date
  sendAt: Date | null
  startedAt: Date | null
  endedAt: Date | null
  recipients: number | null
}

const summary = (sql: Sql) => sql`
  id, subject, state, segment, created_at as "createdAt", send_at as "sendAt", started_at as "startedAt",
  ended_at as "endedAt", recipients`
const whole = (sql: Sql) => sql`${summary(sql)}, preheader, body, interests, version`

/** Those of a list, latest first; `before`: the id of the last one of the page before. */
export const listCampaigns = (
  sql: Sql,
  { list, before, most }: { list: string; before: string | undefined; most: number },
) => sql<Omit<CampaignRow, 'preheader' | 'body' | 'interests' | 'version'>[]>`
  select ${summary(sql)} from campaigns
  where list = ${list}
  ${before ? sql`and (created_at, id) < (select created_at, id from campaigns where id = ${before})` : sql``}
  order by created_at desc, id desc limit ${most}`

export async function findCampaign(sql: Sql, id: string): Promise<CampaignRow | undefined> {
  const [row] = await sql<CampaignRow[]>`select ${whole(sql)} from campaigns where id = ${id}`
  return row
}

export async function lockCampaign(tx: Tx, id: string): Promise<CampaignRow | undefined> {
  const [row] = await tx<CampaignRow[]>`select ${whole(tx)} from campaigns where id = ${id} for update`
  return row
}

/** False: the id is taken. */
export async function insertDraft(tx: Tx, id: string, text: CampaignText, by: string, at: Date): Promise<boolean> {
  const { subject, preheader, body, segment, interests } = text
  const rows = await tx`
    insert into campaigns (id, subject, preheader, body, segment, interests, state, version, created_by, created_at)
    values (${id}, ${subject}, ${preheader}, ${body}, ${segment}, ${interests}, 'draft', 1, ${by}, ${at})
    on conflict do nothing returning id`
  return rows.length > 0
}

export const recordText = (tx: Tx, id: string, { subject, preheader, body, segment, interests }: CampaignText) => tx`
  update campaigns set subject = ${subject}, preheader = ${preheader}, body = ${body}, segment = ${segment},
    interests = ${interests}, version = version + 1
  where id = ${id} and state = 'draft'`

export const deleteDraft = (tx: Tx, id: string) => tx`delete from campaigns where id = ${id} and state = 'draft'`

export const recordScheduled = (tx: Tx, id: string, sendAt: Date) => tx`
  update campaigns set state = 'scheduled', send_at = ${sendAt} where id = ${id} and state = 'draft'`

export const recordUnscheduled = (tx: Tx, id: string) => tx`
  update campaigns set state = 'draft', send_at = null where id = ${id} and state = 'scheduled'`

export const recordStopped = (tx: Tx, id: string) =>
  tx`update campaigns set state = 'stopped' where id = ${id} and state = 'sending'`

export const recordResumed = (tx: Tx, id: string) =>
  tx`update campaigns set state = 'sending' where id = ${id} and state = 'stopped'`

/** How the addresses of a campaign stand, also after their rows are gone. Null: it has not begun. */
export async function readResults(sql: Sql, id: string): Promise<Results | null> {
  const [row] = await sql<{ results: Results }[]>`
    select coalesce(c.results, ${counted(sql)}) as results from campaigns c
    where c.id = ${id} and c.started_at is not null`
  return row?.results ?? null
}

/** Of the row `c` of campaigns. */
export const counted = (sql: Sql) => sql`
  (select jsonb_build_object('waiting', count(*) filter (where r.state in ('waiting', 'taken')),
    'accepted', count(*) filter (where r.state = 'accepted'),
    'refused', count(*) filter (where r.state in ('refused', 'given_up')),
    'unknown', count(*) filter (where r.state = 'unknown'),
    'leftBefore', count(*) filter (where r.state = 'left'),
    'leftBy', count(r.left_at), 'erased', c.recipients - count(*))
  from campaign_recipients r where r.campaign_id = c.id)`

/** What ended as unknown, latest first, with the middle of the address hidden. */
export const listUnknown = (sql: Sql, id: string, most: number) => sql<{ address: string; at: Date; fault: string }[]>`
  select left(email, 2) || '•••' || substring(email from '@.*$') as address, ended_at as at, coalesce(fault, '') as fault
  from campaign_recipients where campaign_id = ${id} and state = 'unknown' order by ended_at desc, email limit ${most}`
