-- Reviews: whom a client praised or not with at least R$ 10,00 of their own money captured with that consultant, as the
-- average of their stars that count. What decides who may be featured is summed from these (docs/decisions/0152).
create table backed_reviews (
  consultant_id uuid not null references consultants,
  client_id uuid not null references people,
  stars double precision not null check (stars between 1 and 5),
  said_at timestamptz not null,
  primary key (consultant_id, client_id)
);
create index backed_reviews_latest on backed_reviews (consultant_id, said_at desc, client_id);
create index backed_reviews_of_client on backed_reviews (client_id);

-- Whose reviews or money changed. Written without waiting for anybody; a row goes when it was looked at.
create table reviews_to_weigh (
  id bigint generated always as identity primary key,
  client_id uuid not null references people
);
create index reviews_to_weigh_of_client on reviews_to_weigh (client_id);
insert into reviews_to_weigh (client_id) select distinct client_id from reviews;
