-- accounts: whether a version that asks again is in force and this person did not accept it. Nobody of the team, and no
-- program, is asked.
create or replace function owes_acceptance(person uuid, at timestamptz) returns boolean
  language sql stable parallel safe
  begin atomic
    select exists (
        select from legal_versions v
        where v.asks_again and v.in_force_at <= at
          and not exists (
            select from acceptances a where a.person_id = person and a.text = v.text and a.version >= v.number
          )
      )
      and exists (select from people p where p.id = person and p.role <> 'admin')
      and not is_program(person);
  end;
