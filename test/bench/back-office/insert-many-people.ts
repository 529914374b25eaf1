import type { Db } from '#platform/db.ts'
import { insertManyConsultants } from '../search/insert-many-consultants.ts'

const CONSULTANTS = 500
/** Rows of one statement. */
const AT_ONCE = 250_000
const FIRST =
  'Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Gabriel Rafael Daniel Marcelo Bruno Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz Rita Luana Sônia Renata Eliane Zuleica Conceição Iara Tainá'
const LAST =
  'Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Araújo Xavier Conceição Bezerra Quaresma'

/**
 * Clients with names as they are spread in Brazil, few of them frequent; ended consultations; and what a team has to
 * decide in a busy week. As rows, because their verbs would take days.
 */
export async function insertManyPeople(db: Db, { people, consultations }: { people: number; consultations: number }) {
  await db`set statement_timeout = 0`
  await insertManyConsultants(db, CONSULTANTS)
  await db`alter table consultations disable trigger user`
  for (let from = 0; from < people; from += AT_ONCE) await insertPeople(db, from, Math.min(people, from + AT_ONCE))
  for (let from = 0; from < consultations; from += AT_ONCE)
    await insertConsultations(db, from, Math.min(consultations, from + AT_ONCE), people)
  await db`alter table consultations enable trigger user`
  await insertCases(db)
  await db`vacuum analyze`
}

const insertPeople = (db: Db, from: number, until: number) => db`
  insert into people (id, email, first_name, last_name, role, phone, created_at)
  select (lpad(to_hex(n), 8, '0') || '-0000-4000-8000-000000000000')::uuid,
    'pessoa-' || n || '@exemplo.com.br', firsts[1 + floor(array_length(firsts, 1) * power(random(), 2))::int],
    lasts[1 + floor(array_length(lasts, 1) * power(random(), 2))::int] || ' ' || lasts[1 + floor(array_length(lasts, 1) * random())::int], 'client',
    '+5511' || (900000000 + n), now() - n * interval '1 second'
  from generate_series(${from}::int, ${until - 1}::int) n,
    (select string_to_array(${FIRST}, ' ') as firsts, string_to_array(${LAST}, ' ') as lasts) names`

const insertConsultations = (db: Db, from: number, until: number, people: number) => db`
  insert into consultations (id, client_id, consultant_id, channel, price_per_minute, commission_bps, state,
    requested_at, ended_at)
  select gen_random_uuid(), (lpad(to_hex((n * 7919::bigint) % ${people}), 8, '0') || '-0000-4000-8000-000000000000')::uuid,
    ids[1 + n % array_length(ids, 1)], 'chat', 299, 3000, 'ended', now() - n * interval '10 seconds',
    now() - n * interval '10 seconds' + interval '20 minutes'
  from generate_series(${from}::int, ${until - 1}::int) n,
    (select array_agg(id) as ids from consultants where approved_at is not null) attending`

/** Messages and testimonials that wait among many that do not, claims, and what was decided lately. */
async function insertCases(db: Db) {
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
  await db`
    insert into security_events (kind, detail, actor_id, person_id, subject_id, at)
    select (array['claims.claim_decided', 'support.message_answered', 'accounts.signed_in', 'accounts.signed_out'])[1 + n % 4],
      null, p.id, p.id, gen_random_uuid(), now() - n * interval '1 minute'
    from generate_series(1, 100000) n, (select id from people where role = 'admin' limit 1) p`
}
