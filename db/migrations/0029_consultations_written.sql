-- Written questions: bought at a fixed price, held until they are answered, given back when they are not.

-- How long an answer may take is part of what is sold, like the price.
alter table catalogue_prices add column answer_hours integer check (answer_hours > 0);
alter table catalogue_orders
  add column answer_hours integer check (answer_hours > 0),
  drop constraint catalogue_orders_check4,
  add constraint with_somebody check ((kind in ('single', 'written')) = (consultant_id is not null) and (consultant_id is null) = (channel is null)),
  add constraint answered_within check ((kind = 'written') = (answer_hours is not null));

create table written_questions (
  -- The order's.
  id             uuid primary key,
  client_id      uuid not null references people,
  consultant_id  uuid not null references consultants,
  title          text not null,
  -- Whole centavos. The consultant earns by the price; what is held is what the client paid for it, a coupon makes it less.
  price          bigint not null check (price > 0),
  held           bigint not null check (held between 0 and price),
  commission_bps integer not null check (commission_bps between 0 and 10000),
  answer_hours   integer not null check (answer_hours > 0),
  state          text not null default 'unsent'
                 check (state in ('unsent', 'asked', 'answered', 'declined', 'missed', 'given_up', 'lapsed')),
  -- In the consultant's words, to the client.
  reason         text check (char_length(reason) between 1 and 500),
  question       text not null default '' check (char_length(question) <= 5000),
  answer         text not null default '' check (char_length(answer) <= 20000),
  -- How often each draft was saved: whoever saves says which one they had before them.
  question_version integer not null default 0,
  answer_version   integer not null default 0,
  bought_at      timestamptz not null,
  lapses_at      timestamptz not null check (lapses_at > bought_at),
  asked_at       timestamptz,
  due_at         timestamptz,
  warned         text check (warned in ('half', 'soon')),
  ended_at       timestamptz,
  captured       bigint not null default 0 check (captured >= 0),
  released       bigint not null default 0 check (released >= 0),
  last_seq       integer not null default 0,
  check (client_id <> consultant_id),
  check ((state in ('unsent', 'asked')) = (ended_at is null)),
  check ((asked_at is null) = (state in ('unsent', 'given_up', 'lapsed'))),
  check ((asked_at is null) = (due_at is null)),
  check (state <> 'answered' or (ended_at < due_at and answer <> '')),
  check ((state = 'declined') = (reason is not null)),
  check (captured + released = case when ended_at is null then 0 else held end),
  check (captured = 0 or state = 'answered')
);
create index written_questions_of_client on written_questions (client_id, bought_at desc, id);
create index written_questions_of_consultant on written_questions (consultant_id, asked_at desc, id) where asked_at is not null;
create index written_questions_open on written_questions (coalesce(due_at, lapses_at)) where ended_at is null;

-- What happened to a question, gap-free.
create table written_question_events (
  question_id uuid not null references written_questions,
  seq         integer not null,
  type        text not null check (type in ('unsent', 'asked', 'answered', 'declined', 'missed', 'given_up', 'lapsed', 'warned_half', 'warned_soon')),
  at          timestamptz not null,
  primary key (question_id, seq),
  unique (question_id, type)
);
create trigger append_only before update or delete or truncate on written_question_events for each statement execute function refuse_change();

-- What was sent stays as it was sent, and what is over stays over, whoever writes.
create function keep_sent() returns trigger language plpgsql as $$
begin
  if old.asked_at is not null and (new.question, new.asked_at, new.due_at) is distinct from (old.question, old.asked_at, old.due_at)
     or old.ended_at is not null and new is distinct from old then
    raise exception 'question % was sent', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger written_questions_stay_sent before update on written_questions for each row execute function keep_sent();
