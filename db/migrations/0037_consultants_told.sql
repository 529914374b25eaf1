-- Who was told of in these words, and in how narrow a circle (0: the name, 1: the heading, 2: anything). A common word fits thousands:
-- the planner is told to expect many and reads the tables through, instead of looking each of them up.
create function match_consultants(words text[]) returns table (consultant_id uuid, match_level integer)
  language plpgsql stable strict parallel safe rows 2000 as $$
declare
  question tsquery := words_asked(words);
begin
  return query
    select d.consultant_id, case when d.name @@ question then 0 when d.heading @@ question then 1 else 2 end
    from consultant_documents d where d.words @@ question;
end $$;
