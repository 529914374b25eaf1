-- consultants: writes the searched document of a consultant again when what it is made of changed.
create or replace function keep_consultant_document() returns trigger language plpgsql as $$
begin
  perform write_consultant_document(
    case tg_table_name
      when 'consultants' then (to_jsonb(new) ->> 'id')::uuid
      else (to_jsonb(new) ->> 'consultant_id')::uuid
    end);
  return null;
end $$;
