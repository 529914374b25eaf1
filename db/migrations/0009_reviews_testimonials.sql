-- What clients say about the house. Written once; nobody changes a word of it afterwards, admin included.
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

-- What was decided about one, by whom, when and why. The latest one is in force; none yet: it is pending.
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

create view testimonials_in_force as
  select t.*, d.n, coalesce(d.verdict, 'pending') as state, d.reason, d.decided_by, d.decided_at
    from testimonials t
    left join lateral (select * from testimonial_decisions d where d.testimonial_id = t.id order by d.n desc limit 1) d on true;

create trigger append_only before update or delete or truncate on testimonials for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on testimonial_decisions for each statement execute function refuse_change();
