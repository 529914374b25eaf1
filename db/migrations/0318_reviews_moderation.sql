-- Reviews: by which ground one was taken down, what waits to be read by a person before it is published, and what
-- consultants object to.
alter table review_removals add column ground text not null default 'rule' check (ground in ('rule', 'court'));

create table held_reviews (
  id uuid primary key,
  consultation_id uuid not null references consultations,
  client_id uuid not null references people,
  consultant_id uuid not null references consultants,
  stars smallint not null check (stars between 1 and 5),
  body text not null check (char_length(body) between 1 and 1000),
  rule text not null check (rule in ('insult', 'address', 'name')),
  found text not null check (char_length(found) between 1 and 80),
  written_at timestamptz not null,
  verdict text check (verdict in ('published', 'refused')),
  reason text check (char_length(reason) between 10 and 300),
  decided_by uuid references people,
  decided_at timestamptz,
  check (num_nulls(verdict, decided_by, decided_at) in (0, 3)),
  check (verdict is distinct from 'refused' or reason is not null)
);
-- After a refusal the client may write another one.
create unique index held_reviews_one on held_reviews (consultation_id) where verdict is distinct from 'refused';
create index held_reviews_waiting on held_reviews (written_at, id) where verdict is null;
create index held_reviews_of_client on held_reviews (client_id);

create table review_objections (
  review_id uuid primary key references reviews,
  words text not null check (char_length(words) between 20 and 600),
  objected_at timestamptz not null,
  verdict text check (verdict in ('kept', 'removed')),
  answer text check (char_length(answer) between 10 and 300),
  decided_by uuid references people,
  decided_at timestamptz,
  check (num_nulls(verdict, answer, decided_by, decided_at) in (0, 4))
);
create index review_objections_waiting on review_objections (objected_at, review_id) where verdict is null;
