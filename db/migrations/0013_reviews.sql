-- Reviews: what clients say about settled consultations, and about the platform. Written once, changed by nobody.

create table reviews (
  id              uuid primary key,
  consultation_id uuid not null unique references consultations,
  client_id       uuid not null references people,
  consultant_id   uuid not null references consultants,
  stars           smallint not null check (stars between 1 and 5),
  body            text not null check (char_length(body) <= 1000),
  written_at      timestamptz not null,
  -- What paid for the consultation instead: free minutes, bonus, or nothing was charged. Null: own money.
  gift            text check (gift in ('minutes', 'bonus', 'nothing')),
  -- What a program said is not reviewed in public (check_review). Those that were written before are marked: the
  -- reviews of people are what is shown and counted. A program has no stars, whatever was counted before
  -- (consultant_cards).
  is_automatic    boolean not null default false
);
create index reviews_of_consultant on reviews (consultant_id, written_at desc, id desc);
-- The latest of all, and those of one client, newest first. Without them both read every review there is.
create index reviews_by_date on reviews (written_at desc, id desc);
create index reviews_of_client on reviews (client_id, written_at desc, id desc);
create trigger append_only before delete or update or truncate on reviews
  for each statement execute function refuse_change();
create trigger only_of_settled before insert on reviews
  for each row execute function check_review();

-- The consultant's answer: once.
create table review_answers (
  review_id   uuid primary key references reviews,
  body        text not null check (char_length(body) between 1 and 1000),
  answered_at timestamptz not null
);
create trigger append_only before delete or update or truncate on review_answers
  for each statement execute function refuse_change();

-- Not shown any more, but kept: who did it, when, and the reason that everybody may read.
create table review_removals (
  review_id  uuid primary key references reviews,
  removed_by uuid not null references people,
  reason     text not null check (char_length(reason) between 10 and 300),
  removed_at timestamptz not null,
  -- By which ground one was taken down, what waits to be read by a person before it is published, and what consultants
  -- object to.
  ground     text not null default 'rule' check (ground in ('rule', 'court'))
);
create trigger append_only before delete or update or truncate on review_removals
  for each statement execute function refuse_change();

-- What clients say about the platform. Nobody changes a word of it afterwards, admin included.
create table testimonials (
  id         uuid primary key,
  person_id  uuid not null references people,
  stars      smallint not null check (stars between 1 and 5),
  body       text not null check (char_length(body) between 20 and 600),
  -- As the author wrote it: "Campinas – SP".
  location   text not null check (char_length(location) between 2 and 60),
  written_at timestamptz not null
);
create index testimonials_of_person on testimonials (person_id);
create trigger append_only before update or truncate on testimonials
  for each statement execute function refuse_change();
create trigger tell_queue after insert on testimonials
  for each statement execute function tell_queue();

-- What was decided about one, by whom, when and why. The latest decision is in force; without one it is pending.
create table testimonial_decisions (
  testimonial_id uuid references testimonials,
  n              integer check (n > 0),
  verdict        text not null check (verdict in ('published', 'rejected')),
  reason         text check (char_length(reason) between 10 and 300),
  decided_by     uuid not null references people,
  decided_at     timestamptz not null,
  constraint testimonial_decisions_check check (verdict = 'published' or reason is not null),
  primary key (testimonial_id, n)
);
-- Testimonials by their decision, the latest first. Without it everybody who reads them reads all there are.
create index testimonial_decisions_by_date on testimonial_decisions (verdict, decided_at desc);
create trigger append_only before update or truncate on testimonial_decisions
  for each statement execute function refuse_change();
create trigger tell_queue after insert on testimonial_decisions
  for each statement execute function tell_queue();

-- Published, and not counted in score and order before R$ 10,00 of the client's own money was captured. A row goes when
-- its review is counted.
create table uncounted_reviews (
  review_id uuid primary key references reviews,
  client_id uuid not null references people
);
create index uncounted_reviews_of_client on uncounted_reviews (client_id);

-- Whom a client praised or not with at least R$ 10,00 of their own money captured with that consultant, as the average
-- of their stars that count. What decides who may be featured is summed from these (docs/decisions/0152).
create table backed_reviews (
  consultant_id uuid references consultants,
  client_id     uuid references people,
  stars         double precision not null check (stars >= 1::double precision and stars <= 5::double precision),
  said_at       timestamptz not null,
  primary key (consultant_id, client_id)
);
create index backed_reviews_latest on backed_reviews (consultant_id, said_at desc, client_id);
create index backed_reviews_of_client on backed_reviews (client_id);

-- Whose reviews or money changed. Written without waiting for anybody; a row goes when it was looked at.
create table reviews_to_weigh (
  id        bigint generated always as identity primary key,
  client_id uuid not null references people
);
create index reviews_to_weigh_of_client on reviews_to_weigh (client_id);

create table held_reviews (
  id              uuid primary key,
  consultation_id uuid not null references consultations,
  client_id       uuid not null references people,
  consultant_id   uuid not null references consultants,
  stars           smallint not null check (stars between 1 and 5),
  body            text not null check (char_length(body) between 1 and 1000),
  rule            text not null check (rule in ('insult', 'address', 'name')),
  found           text not null check (char_length(found) between 1 and 80),
  written_at      timestamptz not null,
  verdict         text check (verdict in ('published', 'refused')),
  reason          text check (char_length(reason) between 10 and 300),
  decided_by      uuid references people,
  decided_at      timestamptz,
  constraint held_reviews_check check (num_nulls(verdict, decided_by, decided_at) in (0, 3)),
  constraint held_reviews_check1 check (verdict is distinct from 'refused' or reason is not null)
);
-- After a refusal the client may write another one.
create unique index held_reviews_one on held_reviews (consultation_id) where verdict is distinct from 'refused';
create index held_reviews_waiting on held_reviews (written_at, id) where verdict is null;
create index held_reviews_of_client on held_reviews (client_id);
create trigger tell_queue after insert or update of verdict on held_reviews
  for each statement execute function tell_queue();

create table review_objections (
  review_id   uuid primary key references reviews,
  words       text not null check (char_length(words) between 20 and 600),
  objected_at timestamptz not null,
  verdict     text check (verdict in ('kept', 'removed')),
  answer      text check (char_length(answer) between 10 and 300),
  decided_by  uuid references people,
  decided_at  timestamptz,
  constraint review_objections_check check (num_nulls(verdict, answer, decided_by, decided_at) in (0, 4))
);
create index review_objections_waiting on review_objections (objected_at, review_id) where verdict is null;
create trigger tell_queue after insert or update of verdict on review_objections
  for each statement execute function tell_queue();

create view testimonials_in_force as
  select t.*, d.n, coalesce(d.verdict, 'pending') as state, d.reason, d.decided_by, d.decided_at
    from testimonials t
    left join lateral (
      select * from testimonial_decisions d where d.testimonial_id = t.id order by d.n desc limit 1
    ) d on true;

create view reviews_of_people as select * from reviews where not is_automatic;
