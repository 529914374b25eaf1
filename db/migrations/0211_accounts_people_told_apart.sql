-- Accounts: the phone that an account has is a mark from the beginning, not only once it was changed, so that a new
-- account of the same person is known; and whom the team asked and told apart.
insert into person_marks (person_id, kind, hash, seen_at)
select id, 'phone', sha256(('phone:' || phone)::bytea), created_at from people where phone is not null
on conflict do nothing;

create table people_told_apart (
  person_id uuid not null references people,
  other_id uuid not null references people,
  told_by uuid not null references people,
  told_at timestamptz not null,
  reason text not null check (char_length(reason) between 1 and 1000),
  primary key (person_id, other_id),
  check (person_id < other_id)
);
create index people_told_apart_by_other on people_told_apart (other_id);
