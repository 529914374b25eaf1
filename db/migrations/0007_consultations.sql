-- Consultations: requested, paid from a hold, metered by proof, settled once. And questions answered in writing.

create table consultations (
  id                  uuid primary key,
  client_id           uuid not null references people,
  consultant_id       uuid not null references consultants,
  channel             text not null check (channel in ('chat', 'audio', 'video', 'messages')),
  price_per_minute    bigint not null check (price_per_minute > 0),
  commission_bps      int not null check (commission_bps between 0 and 10000),
  spending_limit      bigint check (spending_limit > 0),
  state               text not null
                      check (state in ('requested', 'accepted', 'active', 'paused', 'ended', 'declined', 'expired',
                                       'cancelled', 'not_connected')),
  reason              text,
  requested_at        timestamptz not null,
  accepted_at         timestamptz,
  started_at          timestamptz,
  ended_at            timestamptz,
  paused_at           timestamptz,
  paused_by           uuid references people,
  paused_before_ms    bigint not null default 0,
  bill_from           timestamptz,
  consultant_spoke_at timestamptz,
  billed_ms           bigint not null default 0 check (billed_ms >= 0),
  held                bigint not null default 0 check (held >= 0),
  captured            bigint not null default 0 check (captured >= 0),
  commission          bigint not null default 0 check (commission >= 0),
  released            bigint not null default 0 check (released >= 0),
  hold_count          int not null default 0,
  hold_checked_at     timestamptz,
  last_seq            bigint not null default 0,
  -- Prepaid minutes come before money: the first `covered_ms` are covered by them, the rest is paid from what is held
  -- (docs/decisions/0040). Of the held money, the promotional part is spent first.
  covered_ms          bigint not null default 0 check (covered_ms >= 0),
  held_promotional    bigint not null default 0 check (held_promotional >= 0),
  -- Free minutes end with a question to the client: no money is held before the yes.
  awaits_confirmation boolean not null default false,
  -- Whose side fell away first when it was stopped for its reason (money-and-time.md, S13).
  stop_side           text check (stop_side in ('client', 'consultant', 'both', 'platform')),
  check (client_id <> consultant_id),
  check (captured + released <= held),
  check (commission <= captured),
  check ((state in ('ended', 'declined', 'expired', 'cancelled', 'not_connected')) = (ended_at is not null)),
  check (ended_at is null or captured + released = held),
  check ((state = 'paused') = (paused_at is not null)),
  constraint promotional_part_of_held check (held_promotional <= held),
  constraint nothing_held_before_confirmation check (not awaits_confirmation or held = 0)
) with (fillfactor = 70);

-- S1: at most one open consultation per client and, once accepted, per consultant.
create unique index one_open_consultation_per_client on consultations (client_id) where ended_at is null;
create unique index one_open_consultation_per_consultant on consultations (consultant_id)
  where state in ('accepted', 'active', 'paused');
create index consultations_open on consultations (state) where ended_at is null;
create index consultations_of_client on consultations (client_id, requested_at desc);
create index consultations_of_consultant on consultations (consultant_id, requested_at desc);

-- S5: what is final stays final, whoever writes.
create trigger consultations_stay_final before update on consultations
  for each row execute function keep_final();

-- S7: busy is a question, never a stored value. Consultants read it for the badge.
create view busy_consultants as
  select consultant_id from consultations where state in ('accepted', 'active', 'paused');

-- What happened in a room, gap-free: messages, changes of state and notices share one sequence (S5).
create table consultation_events (
  consultation_id   uuid not null references consultations,
  seq               bigint not null,
  type              text not null,
  author_id         uuid references people,
  author_kind       text not null check (author_kind in ('client', 'consultant', 'system')),
  client_message_id uuid,
  body              text check (char_length(body) <= 4000),
  fact              jsonb not null default '{}',
  at                timestamptz not null,
  -- Of a move that stops the clock, or a request, and of no other event: whose side fell away first.
  stop_side         text check (stop_side in ('client', 'consultant', 'both', 'platform')),
  constraint stops_have_a_side check (
    (stop_side is not null)
      = (type = 'moved' and coalesce(fact ->> 'state' not in ('requested', 'accepted', 'active'), false))
  ),
  primary key (consultation_id, seq),
  check ((type = 'message') = (client_message_id is not null and author_id is not null and body is not null))
);
create unique index consultation_messages_once on consultation_events (consultation_id, author_id, client_message_id)
  where client_message_id is not null;
create trigger append_only before update or delete or truncate on consultation_events
  for each statement execute function refuse_change();

-- Who sits in a room, and until when that is proven. The connection number is a fence: only the newest may move the
-- bill.
create sequence connection_numbers;
create table presences (
  consultation_id uuid not null references consultations,
  role            text not null check (role in ('client', 'consultant')),
  connection      bigint not null,
  joined_at       timestamptz not null,
  proved_at       timestamptz,
  primary key (consultation_id, role),
  check (proved_at >= joined_at)
) with (fillfactor = 70);

-- The time that is charged. No instant is in two segments (S2).
create table billed_segments (
  consultation_id uuid not null references consultations,
  started_at      timestamptz not null,
  ended_at        timestamptz not null,
  primary key (consultation_id, started_at),
  check (ended_at > started_at),
  exclude using gist (consultation_id with =, tstzrange(started_at, ended_at) with &&)
);

-- Questions in writing: bought at a fixed price, held until they are answered, given back when they are not.
create table written_questions (
  -- The id of the order that bought it.
  id               uuid primary key,
  client_id        uuid not null references people,
  consultant_id    uuid not null references consultants,
  title            text not null,
  -- Whole centavos. The consultant earns by the price; held is what the client paid, less than the price with a coupon.
  price            bigint not null check (price > 0),
  held             bigint not null check (held between 0 and price),
  commission_bps   integer not null check (commission_bps between 0 and 10000),
  answer_hours     integer not null check (answer_hours > 0),
  state            text not null default 'unsent'
                 check (state in ('unsent', 'asked', 'answered', 'declined', 'missed', 'given_up', 'lapsed')),
  -- The consultant's words to the client.
  reason           text check (char_length(reason) between 1 and 500),
  question         text not null default '' check (char_length(question) <= 5000),
  answer           text not null default '' check (char_length(answer) <= 20000),
  -- How often each draft was saved: whoever saves says which version they started from.
  question_version integer not null default 0,
  answer_version   integer not null default 0,
  bought_at        timestamptz not null,
  lapses_at        timestamptz not null check (lapses_at > bought_at),
  asked_at         timestamptz,
  due_at           timestamptz,
  warned           text check (warned in ('half', 'soon')),
  ended_at         timestamptz,
  captured         bigint not null default 0 check (captured >= 0),
  released         bigint not null default 0 check (released >= 0),
  last_seq         integer not null default 0,
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
create index written_questions_of_consultant on written_questions (consultant_id, asked_at desc, id)
  where asked_at is not null;
create index written_questions_open on written_questions (coalesce(due_at, lapses_at)) where ended_at is null;
create trigger written_questions_stay_sent before update on written_questions
  for each row execute function keep_sent();

-- What happened to a question, gap-free.
create table written_question_events (
  question_id uuid not null references written_questions,
  seq         integer not null,
  type        text not null
              check (type in ('unsent', 'asked', 'answered', 'declined', 'missed', 'given_up', 'lapsed', 'warned_half',
                              'warned_soon')),
  at          timestamptz not null,
  primary key (question_id, seq),
  unique (question_id, type)
);
create trigger append_only before update or delete or truncate on written_question_events
  for each statement execute function refuse_change();
