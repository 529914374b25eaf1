-- What clients say about consultations that were settled. Written once, by the client, and never changed by anybody.
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

-- The consultant's answer: once.
create table review_answers (
  review_id   uuid primary key references reviews,
  body        text not null check (char_length(body) between 1 and 1000),
  answered_at timestamptz not null
);

-- Taken out of sight, never out of the book: who did it, when, and the reason that everybody may read.
create table review_removals (
  review_id  uuid primary key references reviews,
  removed_by uuid not null references people,
  reason     text not null check (char_length(reason) between 10 and 300),
  removed_at timestamptz not null
);

create trigger append_only before update or delete or truncate on reviews for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on review_answers for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on review_removals for each statement execute function refuse_change();

-- Also whoever holds the database cannot write a review without a settled consultation of exactly these two people.
create function check_review() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from consultations where id = new.consultation_id and client_id = new.client_id and consultant_id = new.consultant_id and state = 'ended') then
    raise exception 'review % belongs to no settled consultation of these two', new.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger only_of_settled before insert on reviews for each row execute function check_review();
