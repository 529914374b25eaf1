import type { Sql, Tx } from '#platform/db.ts'
import { MOST_HARD_REFUSALS } from '../campaigns/rules.ts'
import type { Rhythm } from '../lists/horoscope.rules.ts'

const wants = (sql: Sql, rhythm: Rhythm) => sql`
  s.list = 'horoscope' and s.rhythm = ${rhythm} and s.confirmed_at is not null and s.unsubscribed_at is null
  and s.hard_refusals < ${MOST_HARD_REFUSALS}`

type Edition = { id: string; rhythm: Rhythm; name: string; subject: string; at: Date }

/** Opens an edition for whoever wants it now. False: it was opened already, or nobody wants it. */
export async function insertEdition(tx: Tx, { id, rhythm, name, subject, at }: Edition): Promise<boolean> {
  const opened = await tx`
    insert into campaigns (id, list, subject, preheader, body, segment, state, version, created_at, send_at, started_at,
      recipients, edition)
    select ${id}, 'horoscope', ${subject}, '', '', ${rhythm}, 'sending', 1, ${at}, ${at}, ${at}, 0, ${name}
    where exists (select from newsletter_subscriptions s where ${wants(tx, rhythm)})
    on conflict (edition) do nothing returning id`
  if (opened.length === 0) return false
  const { count } = await tx`
    insert into campaign_recipients (campaign_id, email, due_at)
    select ${id}, s.email, ${at} from newsletter_subscriptions s where ${wants(tx, rhythm)}`
  await tx`update campaigns set recipients = ${count} where id = ${id}`
  return true
}

/** What has not left of editions that began before then is of another day. */
export const giveUpOld = (sql: Sql, startedBefore: Date, at: Date) => sql`
  update campaign_recipients r set state = 'given_up', ended_at = ${at}, fault = 'its day is over' from campaigns c
  where c.list = 'horoscope' and c.state in ('sending', 'stopped') and c.started_at < ${startedBefore}
    and r.campaign_id = c.id and r.state = 'waiting'`
