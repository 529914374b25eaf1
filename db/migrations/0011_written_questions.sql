-- Questions in writing: bought at a fixed price, held until they are answered, given back when they are not.
create table written_questions (
  -- The id of the order that bought it.
  id               uuid primary key,
  client_id        uuid not null references people,
  consultant_id    uuid not null references consultants,
  title            text not null,
  -- Whole centavos. The consultant earns by the price; held is what the client paid, less than the price with a coupon.
  price            bigint not null check (price > 0),
  held             bigint not null,
  commission_bps   integer not null check (commission_bps between 0 and 10000),
  answer_hours     integer not null check (answer_hours > 0),
  state            text not null default 'unsent'
    check (state in ('unsent', 'asked', 'answered', 'declined', 'missed', 'given_up', 'lapsed', 'taken_back')),
  -- The consultant's words to the client.
  reason           text check (char_length(reason) between 1 and 500),
  question         text not null default '' check (char_length(question) <= 5000),
  answer           text not null default '' check (char_length(answer) <= 20000),
  -- How often each draft was saved: whoever saves says which version they started from.
  question_version integer not null default 0,
  answer_version   integer not null default 0,
  bought_at        timestamptz not null,
  lapses_at        timestamptz not null,
  asked_at         timestamptz,
  due_at           timestamptz,
  warned           text check (warned in ('half', 'soon')),
  ended_at         timestamptz,
  captured         bigint not null default 0 check (captured >= 0),
  released         bigint not null default 0 check (released >= 0),
  last_seq         integer not null default 0,
  -- An open question whose payment is disputed waits for the bank, and ends when the bank gives it back.
  on_hold_since    timestamptz,
  -- A written question keeps whether a program attends in the consultant's name: true when it did at the purchase or at
  -- the answer, so that an old answer does not become a person's, or a program's, when the account changes.
  is_automatic     boolean not null default false,
  -- When an answer was held back that had come in time. Once for a question it leaves half an hour to say it otherwise,
  -- so that it counts as it first arrived.
  answer_held_at   timestamptz,
  constraint written_questions_check check (held between 0 and price),
  constraint written_questions_check1 check (lapses_at > bought_at),
  constraint written_questions_check2 check (client_id <> consultant_id),
  constraint written_questions_check3 check ((state in ('unsent', 'asked')) = (ended_at is null)),
  constraint written_questions_check5 check ((asked_at is null) = (due_at is null)),
  constraint written_questions_check6 check (state <> 'answered' or ended_at < due_at and answer <> ''),
  constraint written_questions_check7 check ((state = 'declined') = (reason is not null)),
  constraint written_questions_check8 check (captured + released = case when ended_at is null then 0 else held end),
  constraint written_questions_check9 check (captured = 0 or state = 'answered'),
  constraint on_hold_while_open check (on_hold_since is null or ended_at is null),
  constraint sent_by_state check (state = 'taken_back'
    or (asked_at is null) = (state in ('unsent', 'given_up', 'lapsed')))
);
create index written_questions_of_client on written_questions (client_id, bought_at desc, id);
create index written_questions_of_consultant on written_questions (consultant_id, asked_at desc, id)
  where asked_at is not null;
create index written_questions_open on written_questions (coalesce(due_at, lapses_at)) where ended_at is null;
create index written_questions_by_end on written_questions (ended_at) where ended_at is not null;
create index written_questions_on_hold on written_questions (id) where on_hold_since is not null;
create index written_questions_of_pair on written_questions (consultant_id, client_id, asked_at desc)
  where asked_at is not null;
create trigger written_questions_stay_sent before update on written_questions
  for each row execute function keep_sent();
create trigger count_client after insert or update of state on written_questions
  for each row
  when (new.state = 'answered')
  execute function count_client();
create trigger takes_subject before insert on written_questions
  for each row execute function keep_subject('written_question');

-- What happened to a question, gap-free.
create table written_question_events (
  question_id uuid references written_questions,
  seq         integer,
  type        text not null check (type in ('unsent', 'asked', 'answered', 'declined', 'missed', 'given_up',
    'lapsed', 'taken_back', 'warned_half', 'warned_soon')),
  at          timestamptz not null,
  primary key (question_id, seq),
  unique (question_id, type)
);
create trigger append_only before delete or update or truncate on written_question_events
  for each statement execute function refuse_change();
