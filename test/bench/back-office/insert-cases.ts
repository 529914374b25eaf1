import type { Db, Tx } from '#platform/db.ts'

/** Messages and testimonials that wait among many that do not, and claims: what a team decides in a busy week. */
export async function insertCases(db: Db) {
  await db`
    insert into contact_messages (id, protocol, name, email, subject, body, received_at, answer_by)
    select gen_random_uuid(), 'bench-' || n, 'Bia Camargo', 'pessoa-' || n || '@exemplo.com.br', 'question',
      'Uma pergunta longa.', now() - n * interval '1 minute', current_date + n % 5 from generate_series(1, 20000) n`
  await db`
    insert into contact_closings (message_id, note, closed_by, closed_at)
    select m.id, 'Resolvida.', p.id, now() from (select id from contact_messages order by received_at limit 19000) m,
      (select id from people where role = 'admin' limit 1) p`
  await db`
    insert into testimonials (id, person_id, stars, body, location, written_at)
    select gen_random_uuid(), c.client_id, 5, 'Fui ouvida com calma, e saí com o que fazer.', 'Recife', c.ended_at
    from (select client_id, ended_at from consultations limit 20000) c`
  await db`
    insert into testimonial_decisions (testimonial_id, n, verdict, decided_by, decided_at)
    select t.id, 1, 'published', p.id, now() from (select id from testimonials order by id limit 19500) t,
      (select id from people where role = 'admin' limit 1) p`
  await db`
    insert into claims (id, consultation_id, client_id, way, cause, words, answer_by, asked_at, state)
    select gen_random_uuid(), c.id, c.client_id, 'asked', 'silence', 'Esperei muito por cada resposta.',
      current_date + 2, now(), 'open' from (select id, client_id from consultations order by id limit 1000) c`
}

/** What one of the team did lately. */
export const insertManyActs = (tx: Tx) => tx`
  insert into security_events (kind, detail, actor_id, person_id, subject_id, by_team, at)
  select (array['claims.claim_decided', 'support.message_answered', 'accounts.signed_in', 'accounts.signed_out'])[1 + n % 4],
    null, p.id, p.id, gen_random_uuid(), n % 4 < 2, now() - n * interval '1 minute'
  from generate_series(1, 100000) n, (select id from people where role = 'admin' limit 1) p`
