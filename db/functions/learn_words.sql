-- consultants: adds the words to those that searches know. One transaction at a time, until it ends: two that learn in
-- several steps, as an application does, would wait for each other's words in a circle. Known words wait for nobody.
create or replace function learn_words(words text[]) returns void language plpgsql as $$
#variable_conflict use_column
begin
  if exists (select from unnest(words) as w (word) where not exists (
    select from consultant_vocabulary v where v.word = w.word)) then
    perform pg_advisory_xact_lock(hashtextextended('consultant_vocabulary', 0));
    insert into consultant_vocabulary (word) select unnest(words) on conflict do nothing;
  end if;
end $$;
