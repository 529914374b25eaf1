import type { Db } from '#platform/db.ts'

const PEOPLE = 1_000_000
const CONSULTATIONS = 5_000_000
const CONSULTANTS = 2_000

/**
 * A house that is years old, `share` (0 to 1) of a million people and five million consultations: a few consultants
 * have most of them. Inserted as rows, without triggers: living it would take days.
 */
export async function insertManyObjects(db: Db, share: number) {
  const [people, rooms] = [Math.round(PEOPLE * share), Math.round(CONSULTATIONS * share)]
  const consultants = Math.max(50, Math.round(CONSULTANTS * share))
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`set local session_replication_role = replica`
    await tx`
      create temporary table folk on commit drop as
      select n, gen_random_uuid() as id from generate_series(1, ${people}::int) n`
    await tx`create unique index on folk (n)`
    await tx`
      insert into people (id, email, first_name, last_name, role, phone, created_at, email_confirmed_at)
      select id, 'p' || n || '@exemplo.com.br', (array['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Íris'])[1 + n % 6],
        'Prado ' || n, case when n <= ${consultants} then 'consultor' else 'client' end,
        '+55119' || lpad(n::text, 8, '0'), now() - n * interval '1 minute',
        case when n % 9 > 0 then now() - n * interval '1 minute' end
      from folk`
    await tx`
      insert into consultants (id, name, title, description, bio, specialty, tax_id, portrait, applied_at, approved_at,
        approved_by)
      select id, 'Consultora ' || n, 'Leitura de cartas', repeat('Uma conversa sem pressa. ', 4), n || repeat(
        ' Leio as cartas há doze anos, sem pressa e sem susto.', 3), 'tarot', lpad((90000000000 + n)::text, 11, '0'), '',
        now() - n * interval '1 hour', now() - n * interval '1 hour', id
      from folk where n <= ${consultants}`
    await tx`
      insert into consultations (id, client_id, consultant_id, channel, price_per_minute, commission_bps, state, reason,
        requested_at, ended_at, current_channel, leg_channel, held, captured, commission, accepted_at, started_at,
        billable_from, billed_ms)
      select gen_random_uuid(), c.id, k.id, 'chat', 299, 3500, s.state, 'by_client', r.at, r.at + interval '9 minutes',
        'chat', 'chat', s.paid, s.paid, s.paid * 35 / 100, s.begun, s.begun, s.begun, s.paid
      from (select n, now() - n * interval '25 seconds' as at, ${consultants}::int + 1 + (random() * (${people - consultants}::int - 1))::int as client,
          1 + (power(random(), 3) * (${consultants}::int - 1))::int as consultant
        from generate_series(1, ${rooms}::int) n) r
        join folk c on c.n = r.client join folk k on k.n = r.consultant,
        lateral (select case when r.n % 20 = 0 then 'declined' when r.n % 500 = 1 then 'expired' else 'ended' end as state,
          case when r.n % 20 = 0 or r.n % 500 = 1 then 0 else 500 + r.n % 4000 end::bigint as paid,
          case when r.n % 20 = 0 or r.n % 500 = 1 then null else r.at end as begun) s`
    await tx`
      insert into payments (id, person_id, amount, method, state, gateway, gateway_id, created_at, expires_at, paid_at)
      select gen_random_uuid(), id, 1000 + n % 9000, case when n % 3 = 0 then 'card' else 'pix' end,
        case when n % 40 = 0 then 'expired' else 'paid' end, 'sandbox', 'B' || n, now() - n * interval '1 minute',
        now() - n * interval '1 minute' + interval '30 minutes',
        case when n % 40 > 0 then now() - n * interval '1 minute' end
      from folk`
    await tx`
      insert into security_events (kind, detail, actor_id, person_id, at)
      select 'accounts.signed_in', 'with_password', id, id, now() - n * interval '1 minute' - m * interval '1 day'
      from folk, generate_series(1, 2) m`
    await tx`
      insert into mails (id, key, recipient, queued_at, ended_at, outcome)
      select gen_random_uuid(), 'welcome:' || id, 'p' || n || '@exemplo.com.br', now() - n * interval '1 minute',
        now() - n * interval '1 minute', 'sent' from folk`
  })
  await db`vacuum analyze`
}
