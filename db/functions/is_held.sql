-- accounts: whether a law wants this person's data kept: asked by whatever erases.
create or replace function is_held(the_person uuid) returns boolean language sql stable as $$
  select exists (select from legal_holds where person_id = the_person and lifted_at is null)
$$;
