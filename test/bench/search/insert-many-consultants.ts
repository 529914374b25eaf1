import type { Db } from '#platform/db.ts'
import { seedBenchPeople } from '../pages/seed-people.ts'

const ONE_IN_TWENTY = 20

/**
 * Fills up to `count` approved consultants: copies of the demo's under other names; every twentieth is online, most
 * have reviews. Inserted as rows, because ten thousand applications would take minutes.
 */
export async function insertManyConsultants(db: Db, count: number) {
  const [known] = await db<{ count: number }[]>`select count(*)::int as count from consultants`
  if (known!.count === 0) await seedBenchPeople(db)
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    for (const table of ['consultants', 'consultant_specialties'])
      await tx`alter table ${tx(table)} disable trigger keep_document`
    await tx`
      create temporary table copies on commit drop as
      with originals as (select c.*, row_number() over (order by id) - 1 as place, count(*) over () as many
        from consultants c where exists (select from people p where p.id = c.id and p.email not like 'copia-%')),
        given as (select n, (select array_agg(split_part(name, ' ', 1) order by id)
          from originals) as firsts, (select array_agg(substring(name from ' (.*)$') order by id)
          from originals) as lasts
          from generate_series((select count(*) from consultants) + 1, ${count}) n)
      select gen_random_uuid() as id, g.n, o.id as original,
        firsts[1 + g.n % array_length(firsts, 1)] || ' ' || coalesce(lasts[1 + (g.n * 7 / 3) % array_length(lasts, 1)],
        'Prado') as name
      from given g join originals o on o.place = g.n % o.many`
    await tx`insert into people (id, email, first_name, role) select id, 'copia-' || n || '@exemplo.com.br',
      split_part(name, ' ', 1), 'consultor' from copies`
    await tx`
      insert into consultants (id, name, title, description, bio, city, specialty, tier, languages, tax_id, portrait,
        applied_at, approved_at, approved_by)
      select k.id, k.name, o.title, o.description, o.bio, o.city, o.specialty, o.tier, o.languages,
        lpad((90000000000 + k.n)::text, 11, '0'), o.portrait,
        o.applied_at + k.n * interval '1 minute', o.approved_at + k.n * interval '1 minute', o.approved_by
      from copies k join consultants o on o.id = k.original`
    await tx`insert into consultant_specialties select k.id, s.specialty from copies k
      join consultant_specialties s on s.consultant_id = k.original`
    await tx`
      insert into consultant_prices (consultant_id, valid_from, price_per_minute, set_at)
      select k.id, p.valid_from, p.price_per_minute, p.set_at from copies k
        join consultant_prices p on p.consultant_id = k.original and not p.is_automatic`
    await tx`insert into consultant_channels select k.id, c.channel, c.offered_at from copies k
      join consultant_channels c on c.consultant_id = k.original`
    await tx`insert into consultant_ratings select id, 3 * (1 + n % 90) + n % (1 + 2 * (1 + n % 90)), 1 + n % 90
      from copies where n % 5 > 0`
    await tx`
      insert into consultant_documents (consultant_id, plain_name, name, heading, words)
      select k.id, folded(k.name), own.words, d.heading || own.words, d.words || own.words
      from copies k join consultant_documents d on d.consultant_id = k.original,
        to_tsvector('portuguese', search_form(k.name)) as own (words)`
    await tx`insert into consultant_switches select id, now() from copies where n % ${ONE_IN_TWENTY} = 0`
    await tx`insert into presence_heartbeats select id, 'bench', now() + interval '1 day' from copies
      where n % ${ONE_IN_TWENTY} = 0`
  })
  for (const table of ['consultants', 'consultant_specialties'])
    await db`alter table ${db(table)} enable trigger keep_document`
  await db`vacuum analyze`
}
