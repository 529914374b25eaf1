-- Finding a consultant by whatever people type: name, specialty, free words, without accents, with slips of the finger.

/* Words of a text as they are indexed and searched: without accents, "relações" as "relacao", then stemmed as Portuguese. */
create function search_form(words text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(folded(words), '[oa]es\M', 'ao', 'g');

/* What else people call a specialty. */
create table consultant_specialty_words (
  specialty text primary key,
  words text not null
);
insert into consultant_specialty_words (specialty, words) values
  ('tarot', 'tarot tarô taróloga tarólogo cartas baralho arcanos cartomancia cartomante'),
  ('astrologia', 'astrologia astróloga astrólogo mapa astral signo signos horóscopo ascendente planetas'),
  ('numerologia', 'numerologia numeróloga numerólogo números mapa numerológico'),
  ('runas', 'runas runa rúnico runóloga runólogo'),
  ('mediunidade', 'mediunidade médium médiuns vidência vidente sensitiva sensitivo'),
  ('oraculos', 'oráculos oráculo baralho cigano búzios i ching pêndulo'),
  ('reiki', 'reiki reikiana reikiano terapeuta terapia energia'),
  ('cristaloterapia', 'cristaloterapia cristais cristal pedras terapeuta terapia');

/* One row for each consultant: three ever wider circles of words. `name` ⊂ `heading` (title, specialties) ⊂ `words` (everything). */
create table consultant_documents (
  consultant_id uuid primary key references consultants,
  plain_name text not null,
  name tsvector not null,
  heading tsvector not null,
  words tsvector not null
);
create index consultant_documents_words on consultant_documents using gin (words) with (fastupdate = off);
create index consultant_documents_nearest on consultant_documents using gist (plain_name gist_trgm_ops(siglen = 32));

/* Every word that occurs somewhere: where a mistyped one finds what was meant. */
create table consultant_vocabulary (
  word text primary key check (char_length(word) between 3 and 40)
);
create index consultant_vocabulary_alike on consultant_vocabulary using gin (word gin_trgm_ops);

create function write_consultant_document(id uuid) returns void language sql as $$
  with spoken as (
    select c.id, c.name, c.title, c.description, c.bio, coalesce(c.city, '') as city,
      coalesce((select string_agg(w.words, ' ') from consultant_specialties s join consultant_specialty_words w on w.specialty = s.specialty where s.consultant_id = c.id), '') as specialties
    from consultants c where c.id = write_consultant_document.id
  ), formed as (
    select s.id, folded(s.name) as plain_name, to_tsvector('portuguese', search_form(s.name)) as name,
      to_tsvector('portuguese', search_form(concat_ws(' ', s.name, s.title, s.specialties))) as heading,
      to_tsvector('portuguese', search_form(concat_ws(' ', s.name, s.title, s.specialties, s.city, s.description, s.bio))) as words,
      folded(concat_ws(' ', s.name, s.title, s.specialties, s.city, s.description, s.bio)) as everything
    from spoken s
  ), learned as (
    insert into consultant_vocabulary (word)
    select distinct found.parts[1] from formed f, regexp_matches(f.everything, '[[:alnum:]]{3,40}', 'g') as found (parts) order by 1
    on conflict do nothing
  )
  insert into consultant_documents (consultant_id, plain_name, name, heading, words)
  select f.id, f.plain_name, f.name, f.heading, f.words from formed f
  on conflict (consultant_id) do update set plain_name = excluded.plain_name, name = excluded.name, heading = excluded.heading, words = excluded.words
$$;

create function keep_consultant_document() returns trigger language plpgsql as $$
begin
  perform write_consultant_document(case tg_table_name when 'consultants' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(new) ->> 'consultant_id')::uuid end);
  return null;
end $$;
create trigger keep_document after insert or update of name, title, description, bio, city on consultants for each row execute function keep_consultant_document();
create trigger keep_document after insert on consultant_specialties for each row execute function keep_consultant_document();

select write_consultant_document(id) from consultants;

/* The question for `@@`: every word begins a word of the text. A word with slashes stands for any of its likes. 
   From three letters on; shorter ones are whole words. Nothing to ask: null. */
create function words_asked(words text[]) returns tsquery
  language sql stable strict parallel safe
  return (
    select to_tsquery('portuguese', string_agg(asked.any_of, ' & ')) from (
      select '(' || (select string_agg(quote_literal(search_form(one)) || case when char_length(one) > 2 then ':*' else '' end, ' | ') from unnest(string_to_array(word, '/')) as one where search_form(one) ~ '[[:alnum:]]') || ')' as any_of
      from unnest(words) as word
    ) asked
  );

/* Who is listed, and the price in force, read from indexes alone: rows with a whole biography in them are wide. */
create index consultants_listed on consultants (id) include (approved_at, languages) where approved_at is not null;
create index consultant_prices_in_force on consultant_prices (consultant_id, valid_from desc) include (price_per_minute);

/* Whoever is not offline: few, however many consultants there are. */
create function present_consultants(at timestamptz) returns table (consultant_id uuid, status text)
  language sql stable parallel safe
  begin atomic
    select b.consultant_id, 'busy'::text from busy_consultants b
    union all
    select s.consultant_id, 'online'::text from consultant_switches s
    where exists (select from presence_heartbeats d where d.consultant_id = s.consultant_id and d.seen_at > at - interval '15 seconds')
      and not exists (select from busy_consultants b where b.consultant_id = s.consultant_id);
  end;

/* The cards as before, without the text that was searched until now. */
drop function consultant_cards(timestamptz);
alter table consultants drop column search_text;
create function consultant_cards(at timestamptz) returns table (
  id uuid, name text, title text, rating double precision, review_count integer, description text, price_per_minute bigint,
  status text, portrait text, specialty text, score double precision, approved_at timestamptz, featured_at timestamptz, languages text[]
)
  language sql stable parallel safe
  begin atomic
    select c.id, c.name, c.title,
      coalesce(round(r.rating_sum::numeric / r.review_count, 1), 0)::double precision,
      coalesce(r.review_count, 0), c.description, p.price_per_minute, now.status, c.portrait, c.specialty,
      (coalesce(r.rating_sum, 0) + 20)::double precision / (coalesce(r.review_count, 0) + 5),
      c.approved_at, c.featured_at, c.languages
    from consultants c
    join consultant_presence(at) now on now.consultant_id = c.id
    join lateral (
      select price_per_minute from consultant_prices where consultant_id = c.id and valid_from <= at order by valid_from desc limit 1
    ) p on true
    left join consultant_ratings r on r.consultant_id = c.id
    where c.approved_at is not null;
  end;
