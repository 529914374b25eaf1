-- accounts: the other accounts of a person, as far as a phone, payer or card tells. Anybody can type a phone; how
-- somebody pays is known from a gateway, which is proof. Whom the team told apart are two people.
create or replace function other_accounts_of(person uuid) returns table (person_id uuid, is_proven boolean)
  language sql stable parallel safe
  begin atomic
    select theirs.person_id, bool_or(theirs.kind <> 'phone')
    from identity_fingerprints mine
    join identity_fingerprints theirs on theirs.hash = mine.hash and theirs.person_id <> mine.person_id
    where mine.person_id = person and not exists (
      select from people_told_apart t
      where t.person_id = least(mine.person_id, theirs.person_id)
        and t.other_id = greatest(mine.person_id, theirs.person_id))
    group by theirs.person_id;
  end;
