-- consultants: whose texts contain these words, and where (0: in the name, 1: in the heading, 2: anywhere).
-- A common word fits thousands: the planner is told to expect many, so that it reads the tables through instead of
-- looking each row up.
create or replace function match_consultants(words text[]) returns table (consultant_id uuid, match_level integer)
  language plpgsql stable strict parallel safe rows 2000 as $$
declare
  question tsquery := words_asked(words);
begin
  return query
    select d.consultant_id, case when d.name @@ question then 0 when d.heading @@ question then 1 else 2 end
    from consultant_documents d where d.words @@ question;
end $$;
