-- reviews: nobody writes a review without a settled consultation of exactly these two people, not even by hand, and
-- none of a program.
create or replace function check_review() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from consultations
    where id = new.consultation_id and client_id = new.client_id and consultant_id = new.consultant_id
      and state = 'ended' and not is_automatic
  ) then
    raise exception 'review % belongs to no settled consultation of these two people', new.id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
