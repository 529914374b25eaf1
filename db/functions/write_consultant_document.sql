-- consultants: writes what is searched about a consultant, and learns the words in it. Another column of consultants
-- also needs its name in the trigger keep_document, or the document goes stale.
create or replace function write_consultant_document(id uuid) returns void language sql as $$
  with spoken as (
    select c.id, c.name, c.title, c.description, c.bio, coalesce(c.city, '') as city,
      coalesce((
        select string_agg(w.words, ' ') from consultant_specialties s
        join consultant_specialty_words w on w.specialty = s.specialty where s.consultant_id = c.id
      ), '') as specialties
    from consultants c where c.id = write_consultant_document.id
  ), formed as (
    select s.id, folded(s.name) as plain_name, to_tsvector('portuguese', search_form(s.name)) as name,
      to_tsvector('portuguese', search_form(concat_ws(' ', s.name, s.title, s.specialties))) as heading,
      to_tsvector('portuguese', search_form(
        concat_ws(' ', s.name, s.title, s.specialties, s.city, s.description, s.bio))) as words,
      folded(concat_ws(' ', s.name, s.title, s.specialties, s.city, s.description, s.bio)) as everything
    from spoken s
  ), learned as (
    select learn_words(array(
      select distinct found.parts[1] from formed f, regexp_matches(f.everything, '[[:alnum:]]{3,40}', 'g') as found (parts)
    ))
  )
  insert into consultant_documents (consultant_id, plain_name, name, heading, words)
  select f.id, f.plain_name, f.name, f.heading, f.words from formed f, learned
  on conflict (consultant_id) do update set
    plain_name = excluded.plain_name, name = excluded.name, heading = excluded.heading, words = excluded.words
$$;
