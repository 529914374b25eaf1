-- consultations: what is left of a consultant's message without the replies that they had saved by that instant, the
-- longest first. Empty: no letter or digit is left. The whole message: none of the replies is in it.
create or replace function typed_part(consultant uuid, message text, saved_by timestamptz) returns text
language plpgsql stable as $$
declare
  left_over text := message;
  prepared  text;
  words     text;
begin
  for prepared in
    select q.body from consultant_quick_replies q where q.consultant_id = consultant and q.saved_at <= saved_by
     order by char_length(q.body) desc
  loop
    if btrim(message, E' \t\r\n') = prepared then return ''; end if;
    -- Without the signs around it, so that a dot more or less changes nothing.
    words := regexp_replace(prepared, '^[^[:alnum:]]+|[^[:alnum:]]+$', '', 'g');
    if words <> '' and position(words in left_over) > 0 then
      -- Once each: replies of one letter would spell anything.
      left_over := overlay(left_over placing '' from position(words in left_over) for char_length(words));
    end if;
  end loop;
  -- A Hangul filler is a letter for patterns, and seen by nobody.
  return case when left_over = message or visible_part(left_over) ~ '[[:alnum:]]' then left_over else '' end;
end $$;
