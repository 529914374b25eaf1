-- limits: whose break holds for a person: 'own', or that 'of_other_account' of the same person, which a phone alone
-- carries only to accounts that are opened later. Null: none.
create or replace function break_of(person uuid, at timestamptz) returns text
  language sql stable parallel safe
  begin atomic
    select case
      when exists (select from breaks_that_hold r
        where r.person_id = person and r.starts_at <= at and (r.ends_at is null or r.ends_at > at)) then 'own'
      when exists (select from other_accounts_of(person) o join breaks_that_hold r on r.person_id = o.person_id
          join people p on p.id = person
        where r.starts_at <= at and (r.ends_at is null or r.ends_at > at) and (o.is_proven or p.created_at > r.starts_at))
        then 'of_other_account'
      end;
  end;
