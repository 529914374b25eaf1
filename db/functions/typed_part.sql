-- consultations: what is left of a consultant's message without the replies that they wrote beforehand, the longest
-- first, each without the signs around it, so that a dot more or less changes nothing. Empty when no letter or digit is
-- left; the whole message when none of the replies is in it.
create or replace function typed_part(consultant uuid, message text) returns text language plpgsql stable as $$
declare
  left_over text := message;
  prepared  text;
begin
  for prepared in
    select q.body from consultant_quick_replies q where q.consultant_id = consultant order by char_length(q.body) desc
  loop
    if btrim(message, E' \t\r\n') = prepared then return ''; end if;
    left_over := replace(left_over, regexp_replace(prepared, '^[^[:alnum:]]+|[^[:alnum:]]+$', '', 'g'), '');
  end loop;
  return case when left_over = message or left_over ~ '[[:alnum:]]' then left_over else '' end;
end $$;
