-- accounts: what keeps a person from beginning anything: 'blocked', 'suspended', or 'in_review': another account of
-- theirs is blocked, which a phone alone carries only to accounts that are opened later. Null: nothing.
create or replace function restraint_of(person uuid, at timestamptz) returns text
  language sql stable parallel safe
  begin atomic
    select coalesce(
      (select min(r.kind) from restrained_people(at) r where r.person_id = person),
      (select 'in_review' where exists (
        select from other_accounts_of(person) o
          join restraints r on r.person_id = o.person_id and r.kind = 'blocked' and r.lifted_at is null
          join people p on p.id = person
        where o.is_proven or p.created_at > r.starts_at)));
  end;
