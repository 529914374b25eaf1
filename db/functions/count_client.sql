-- consultations: counts a settled consultation or an answered question for its two people. Final states stay final, so
-- each is counted once.
create or replace function count_client() returns trigger language plpgsql as $$
declare
  is_consultation constant boolean := tg_table_name = 'consultations';
  billed bigint := 0;
begin
  if tg_op = 'UPDATE' then
    if old.state = new.state then return null; end if;
  end if;
  -- Only rows of consultations have a time.
  if is_consultation then billed := charged_time(new); end if;
  insert into consultation_clients as k
    (consultant_id, client_id, consultations, questions, billed_ms, first_at, last_at)
  values (new.consultant_id, new.client_id, is_consultation::int, (not is_consultation)::int,
    billed, new.ended_at, new.ended_at)
  on conflict (consultant_id, client_id) do update set
    consultations = k.consultations + excluded.consultations, questions = k.questions + excluded.questions,
    billed_ms = k.billed_ms + excluded.billed_ms,
    first_at = least(k.first_at, excluded.first_at), last_at = greatest(k.last_at, excluded.last_at);
  return null;
end $$;
