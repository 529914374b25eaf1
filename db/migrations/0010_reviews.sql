-- Reviews: what clients say about settled consultations, and about the platform. Written once, changed by nobody.

create table reviews (
  id              uuid primary key,
  consultation_id uuid not null unique references consultations,
  client_id       uuid not null references people,
  consultant_id   uuid not null references consultants,
  stars           smallint not null check (stars between 1 and 5),
  body            text not null check (char_length(body) <= 1000),
  written_at      timestamptz not null
);
create index reviews_of_consultant on reviews (consultant_id, written_at desc, id desc);
create trigger append_only before update or delete or truncate on reviews
  for each statement execute function refuse_change();
create trigger only_of_settled before insert on reviews
  for each row execute function check_review();

-- The consultant's answer: once.
create table review_answers (
  review_id   uuid primary key references reviews,
  body        text not null check (char_length(body) between 1 and 1000),
  answered_at timestamptz not null
);
create trigger append_only before update or delete or truncate on review_answers
  for each statement execute function refuse_change();

-- Not shown any more, but kept: who did it, when, and the reason that everybody may read.
create table review_removals (
  review_id  uuid primary key references reviews,
  removed_by uuid not null references people,
  reason     text not null check (char_length(reason) between 10 and 300),
  removed_at timestamptz not null
);
create trigger append_only before update or delete or truncate on review_removals
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
create trigger append_only before update or delete or truncate on testimonials
  for each statement execute function refuse_change();

-- What was decided about one, by whom, when and why. The latest decision is in force; without one it is pending.
create table testimonial_decisions (
  testimonial_id uuid not null references testimonials,
  n              integer not null check (n > 0),
  verdict        text not null check (verdict in ('published', 'rejected')),
  reason         text check (char_length(reason) between 10 and 300),
  decided_by     uuid not null references people,
  decided_at     timestamptz not null,
  primary key (testimonial_id, n),
  check (verdict = 'published' or reason is not null)
);
create trigger append_only before update or delete or truncate on testimonial_decisions
  for each statement execute function refuse_change();

create view testimonials_in_force as
  select t.*, d.n, coalesce(d.verdict, 'pending') as state, d.reason, d.decided_by, d.decided_at
    from testimonials t
    left join lateral (
      select * from testimonial_decisions d where d.testimonial_id = t.id order by d.n desc limit 1
    ) d on true;
