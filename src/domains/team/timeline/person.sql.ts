import type { Sql } from '#platform/db.ts'
import type { Branch } from './branch.sql.ts'

/** Everything that is kept by person and time, of a client, a consultant or one of the team. */
export const personBranches = (sql: Sql, id: string): Branch[] => [
  ...meetings(sql, id),
  ...purchases(sql, id),
  ...money(sql, id),
  ...cases(sql, id),
  ...account(sql, id),
]

const meetings = (sql: Sql, id: string): Branch[] =>
  (['client', 'consultant'] as const).flatMap((side): Branch[] => {
    const [mine, other] =
      side === 'client'
        ? [sql`client_id = ${id}`, sql`x.consultant_id`]
        : [sql`consultant_id = ${id}`, sql`x.client_id`]
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

const purchases = (sql: Sql, id: string): Branch[] => [
  {
    group: 'purchases',
    source: 'order',
    from: sql`from catalogue_orders o where o.person_id = ${id}`,
    at: sql`o.placed_at`,
    key: sql`o.id::text`,
    code: sql`o.state`,
    text: sql`o.title`,
    amount: sql`o.total`,
    about: { kind: 'order', id: sql`o.id` },
  },
  {
    group: 'purchases',
    source: 'payment',
    from: sql`from payments p where p.person_id = ${id}`,
    at: sql`p.created_at`,
    key: sql`p.id::text`,
    code: sql`p.state`,
    detail: sql`p.method`,
    amount: sql`p.amount`,
    about: { kind: 'payment', id: sql`p.id` },
  },
]

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const money = (sql: Sql, id: string): Branch[] => [
  {
    group: 'money',
    source: 'line',
    from: sql`from statement_lines l where l.person_id = ${id} and l.amount <> 0`,
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
    from: sql`from payouts o where o.consultant_id = ${id}`,
    at: sql`o.asked_at`,
    key: sql`o.id::text`,
    code: sql`o.state`,
    amount: sql`o.amount`,
    about: { kind: 'payout', id: sql`o.id` },
  },
  {
    group: 'money',
    source: 'withdrawal',
    from: sql`from payment_withdrawals w where w.person_id = ${id}`,
    at: sql`w.asked_at`,
    key: sql`w.id::text`,
    code: sql`coalesce(w.state, 'automatic')`,
    amount: sql`w.amount`,
    about: { kind: 'withdrawal', id: sql`w.id` },
  },
]

const cases = (sql: Sql, id: string): Branch[] => [
  {
    group: 'cases',
    source: 'claim',
    from: sql`from claims c where c.client_id = ${id}`,
    at: sql`c.asked_at`,
    key: sql`c.id::text`,
    code: sql`c.state`,
    detail: sql`coalesce(c.rule, c.cause, c.way)`,
    amount: sql`c.amount`,
    about: { kind: 'claim', id: sql`c.id` },
  },
  {
    group: 'cases',
    source: 'dispute',
    from: sql`from payments p join payment_disputes d on d.payment_id = p.id where p.person_id = ${id}`,
    at: sql`d.opened_at`,
    key: sql`d.payment_id || ':' || d.n`,
    code: sql`d.state`,
    amount: sql`d.amount`,
    about: { kind: 'payment', id: sql`d.payment_id` },
  },
  {
    group: 'cases',
    source: 'message',
    from: sql`from contact_messages m where m.email = (select email from people where id = ${id})`,
    at: sql`m.received_at`,
    key: sql`m.id::text`,
    code: sql`case when exists (select from contact_closings k where k.message_id = m.id) then 'closed' else 'open' end`,
    detail: sql`m.protocol`,
    text: sql`m.subject`,
  },
]

const account = (sql: Sql, id: string): Branch[] => [
  {
    group: 'access',
    source: 'account',
    from: sql`from people p where p.id = ${id}`,
    at: sql`p.created_at`,
    key: sql`p.id::text`,
    code: sql`'opened'::text`,
  },
  ...(['access', 'decisions'] as const).map(
    (group): Branch => ({
      group,
      source: 'act',
      from: sql`from security_events e where e.person_id = ${id} and ${
        group === 'access' ? sql`coalesce(e.actor_id = ${id}, true)` : sql`e.actor_id <> ${id}`
      }`,
      at: sql`e.at`,
      key: sql`e.id::text`,
      code: sql`e.kind`,
      detail: sql`e.detail`,
      by: sql`e.actor_id`,
    }),
  ),
  {
    group: 'access',
    source: 'profile',
    from: sql`from consultant_profile_changes h where h.consultant_id = ${id}`,
    at: sql`h.changed_at`,
    key: sql`h.id::text`,
    code: sql`h.field`,
  },
  {
    group: 'mails',
    source: 'mail',
    from: sql`from mails m where m.recipient = (select email from people where id = ${id})`,
    at: sql`m.queued_at`,
    key: sql`m.id::text`,
    code: sql`split_part(m.key, ':', 1)`,
    detail: sql`m.outcome`,
    text: sql`m.template ->> 'subject'`,
  },
  {
    group: 'notes',
    source: 'note',
    from: sql`from team_notes n where n.person_id = ${id}`,
    at: sql`n.written_at`,
    key: sql`n.id::text`,
    code: sql`'written'::text`,
    text: sql`n.body`,
    about: {
      kind: sql`case when n.subject_kind <> 'person' then n.subject_kind end`,
      id: sql`case when n.subject_kind <> 'person' then n.subject_id end`,
    },
    by: sql`n.written_by`,
  },
]
