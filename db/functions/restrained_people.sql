-- accounts: whoever is suspended or blocked at one instant, who begins nothing, and is begun nothing with. Few rows:
-- whoever looks at many people hashes them.
create or replace function restrained_people(at timestamptz) returns table (person_id uuid, kind text)
  language sql stable parallel safe
  begin atomic
    select r.person_id, r.kind from restraints r
    where r.lifted_at is null and (r.kind = 'blocked' or r.kind = 'suspended' and r.ends_at > at);
  end;
