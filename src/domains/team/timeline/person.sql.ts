import type { Fragment, Sql } from '#platform/db.ts'
import type { Branch } from './branch.sql.ts'
import { acts, claims, disputes, mails, notes, payments } from './shared-sources.sql.ts'

/**
 * Everything that is kept by person and time, of a client, a consultant or one of the team. PostgreSQL does not see
 * whose rows it plans for, so that everybody's are read by the index of their person, however many they are.
 */
export function personBranches(sql: Sql, id: string): Branch[] {
  const who = sql`(select ${id}::uuid)`
  return [meetings, purchases, money, cases, account].flatMap((branches) => branches(sql, who))
}

const meetings = (sql: Sql, who: Fragment): Branch[] =>
  (['client', 'consultant'] as const).flatMap((side): Branch[] => {
    const [mine, other] =
      side === 'client'
        ? [sql`client_id = ${who}`, sql`x.consultant_id`]
        : [sql`consultant_id = ${who}`, sql`x.client_id`]
    const boughtAt = side === 'client' ? sql`x.bought_at` : sql`x.asked_at`
    return [
      {
        group: 'meetings',
        source: side === 'client' ? 'consultation' : 'attended',
        from: sql`from consultations x where x.${mine}`,
        at: sql`x.requested_at`,
        key: sql`x.id::text`,
        code: sql`x.state`,
        detail: sql`x.channel`,
        amount: sql`x.captured`,
        about: { kind: 'consultation', id: sql`x.id` },
        by: other,
      },
      {
        group: 'meetings',
        source: side === 'client' ? 'booked' : 'was_booked',
        from: sql`from bookings x where x.${mine}`,
        at: sql`x.reserved_at`,
        key: sql`x.id::text`,
        code: sql`x.state`,
        detail: sql`x.channel`,
        amount: sql`x.price`,
        about: { kind: 'booking', id: sql`x.id` },
        by: other,
      },
      {
        group: 'meetings',
        source: side === 'client' ? 'written' : 'was_written',
        from: sql`from written_questions x where x.${mine} and ${boughtAt} is not null`,
        at: boughtAt,
        key: sql`x.id::text`,
        code: sql`x.state`,
        amount: sql`x.price`,
        about: { kind: 'question', id: sql`x.id` },
        by: other,
      },
      {
        group: 'meetings',
        source: side === 'client' ? 'review' : 'was_reviewed',
        from: sql`from reviews x where x.${mine}`,
        at: sql`x.written_at`,
        key: sql`x.id::text`,
        code: sql`x.stars::text`,
        text: sql`x.body`,
        about: { kind: 'consultation', id: sql`x.consultation_id` },
        by: other,
      },
    ]
  })

const purchases = (sql: Sql, who: Fragment): Branch[] => [
  {
    group: 'purchases',
    source: 'order',
    from: sql`from catalogue_orders o where o.person_id = ${who}`,
    at: sql`o.placed_at`,
    key: sql`o.id::text`,
    code: sql`o.state`,
    text: sql`o.title`,
    amount: sql`o.total`,
    about: { kind: 'order', id: sql`o.id` },
  },
  payments(sql, sql`p.person_id = ${who}`),
]

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const money = (sql: Sql, who: Fragment): Branch[] => [
  {
    group: 'money',
    source: 'line',
    from: sql`from statement_lines l where l.person_id = ${who} and l.amount <> 0`,
    at: sql`l.last_at`,
    key: sql`l.act || ':' || l.about || ':' || l.came`,
    code: sql`l.act`,
    amount: sql`l.amount`,
    about: {
      kind: sql`case when l.act in ('capture', 'hold') then 'consultation' when l.act = 'question' then 'question'
        when l.act in ('payment', 'payback', 'dispute') then 'payment' when l.act in ('booking', 'booking_fee') then
        'booking' when l.act in ('payout', 'withdrawal') then l.act end`,
      id: sql`substring(l.about from ${UUID})`,
    },
  },
  {
    group: 'money',
    source: 'payout',
    from: sql`from payouts o where o.consultant_id = ${who}`,
    at: sql`o.asked_at`,
    key: sql`o.id::text`,
    code: sql`o.state`,
    amount: sql`o.amount`,
    about: { kind: 'payout', id: sql`o.id` },
  },
  {
    group: 'money',
    source: 'withdrawal',
    from: sql`from payment_withdrawals w where w.person_id = ${who}`,
    at: sql`w.asked_at`,
    key: sql`w.id::text`,
    code: sql`coalesce(w.state, 'automatic')`,
    amount: sql`w.amount`,
    about: { kind: 'withdrawal', id: sql`w.id` },
  },
]

const cases = (sql: Sql, who: Fragment): Branch[] => [
  ...claims(sql, sql`c.client_id = ${who}`),
  disputes(sql, sql`p.person_id = ${who}`),
  {
    group: 'cases',
    source: 'message',
    from: sql`from contact_messages m where m.email = (select email from people where id = ${who})`,
    at: sql`m.received_at`,
    key: sql`m.id::text`,
    code: sql`case when exists (select from contact_closings k where k.message_id = m.id) then 'closed' else 'open' end`,
    detail: sql`m.protocol`,
    text: sql`m.subject`,
  },
]

const account = (sql: Sql, who: Fragment): Branch[] => [
  {
    group: 'access',
    source: 'account',
    from: sql`from people p where p.id = ${who}`,
    at: sql`p.created_at`,
    key: sql`p.id::text`,
    code: sql`'opened'::text`,
  },
  acts(sql, 'access', sql`e.person_id = ${who} and coalesce(e.actor_id = e.person_id, true)`),
  acts(sql, 'decisions', sql`e.person_id::text = ${who}::text and e.actor_id <> e.person_id`),
  {
    group: 'access',
    source: 'profile',
    from: sql`from consultant_profile_changes h where h.consultant_id = ${who}`,
    at: sql`h.changed_at`,
    key: sql`h.id::text`,
    code: sql`h.field`,
  },
  mails(sql, sql`m.recipient = (select email from people where id = ${who})`),
  notes(sql, sql`n.person_id = ${who}`),
]
