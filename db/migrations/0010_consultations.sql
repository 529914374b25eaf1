-- Consultations: requested, paid from a hold, metered by proof, settled once. And questions answered in writing.

create sequence connection_numbers;

create table consultations (
  id                   uuid primary key,
  client_id            uuid not null references people,
  consultant_id        uuid not null references consultants,
  channel              text not null check (channel in ('chat', 'audio', 'video', 'messages')),
  price_per_minute     bigint not null check (price_per_minute > 0),
  commission_bps       integer not null check (commission_bps between 0 and 10000),
  spending_limit       bigint check (spending_limit > 0),
  state                text not null check (state in ('requested', 'accepted', 'active', 'paused', 'ended',
    'declined', 'expired', 'cancelled', 'not_connected')),
  reason               text,
  requested_at         timestamptz not null,
  accepted_at          timestamptz,
  started_at           timestamptz,
  ended_at             timestamptz,
  paused_at            timestamptz,
  paused_by            uuid references people,
  paused_before_ms     bigint not null default 0,
  billable_from        timestamptz,
  consultant_spoke_at  timestamptz,
  billed_ms            bigint not null default 0 check (billed_ms >= 0),
  held                 bigint not null default 0 check (held >= 0),
  captured             bigint not null default 0 check (captured >= 0),
  commission           bigint not null default 0 check (commission >= 0),
  released             bigint not null default 0 check (released >= 0),
  hold_count           integer not null default 0,
  hold_checked_at      timestamptz,
  last_seq             bigint not null default 0,
  -- Prepaid minutes come before money: the first `covered_ms` are covered by them, the rest is paid from what is held
  -- (docs/decisions/0040). Of the held money, the promotional part is spent first.
  covered_ms           bigint not null default 0 check (covered_ms >= 0),
  held_promotional     bigint not null default 0 check (held_promotional >= 0),
  -- Free minutes end with a question to the client: no money is held before the yes.
  awaits_confirmation  boolean not null default false,
  -- Whose side fell away first when it was stopped for its reason (money-and-time.md, S13).
  stop_side            text check (stop_side in ('client', 'consultant', 'both', 'platform')),
  -- What the consultant earned for the time that minutes covered, in centavos; written when it ends. Whether minutes of
  -- packages may cover it is agreed with the request, like the price.
  covered_earnings     bigint not null default 0 check (covered_earnings >= 0),
  accepts_packages     boolean not null default true,
  -- When the consultant last typed without having sent it. That time is charged only when its message comes.
  consultant_typed_at  timestamptz,
  -- Its first part is covered by free minutes.
  is_welcome           boolean not null default false,
  is_automatic         boolean not null default false,
  -- What the client would like to talk about, said with the request; only the two of them see it.
  subject              text check (char_length(subject) between 1 and 140),
  -- The agreed start and length; null: it was requested.
  booked_at            timestamptz,
  booked_minutes       integer check (booked_minutes in (20, 30, 45, 60)),
  -- Until when its client leaves without a fee.
  free_until           timestamptz,
  -- Who came, decided once: ten minutes after the agreed start, or when it ended before.
  attendance           text check (attendance in ('kept', 'client_absent', 'consultant_absent', 'both_absent',
    'undone', 'cancelled')),
  -- What a client pays who did not come or left too late, beyond what was captured.
  fee                  bigint not null default 0 check (fee >= 0),
  fee_ms               bigint not null default 0,
  -- What the two use now; null on the channels of old rows means the agreed one.
  current_channel      text not null default 'chat' check (current_channel in ('chat', 'audio', 'video')),
  -- Calls. What is used now, what is charged now, and how much of the proven time was voice and video; the rest was
  -- chat. Each channel has its own price (leg_price), and the agreed one (`channel`) is the dearest.
  channel_changed_at   timestamptz,
  -- What a running second is charged as, and from when: video only while the picture arrives.
  usage_channel        text not null default 'chat' check (usage_channel in ('chat', 'audio', 'video')),
  usage_from           timestamptz,
  audio_ms             bigint not null default 0 check (audio_ms >= 0),
  video_ms             bigint not null default 0 check (video_ms >= 0),
  -- The part of each that prepaid minutes cover.
  audio_covered_ms     bigint not null default 0,
  video_covered_ms     bigint not null default 0,
  -- Until when sound that is not charged may flow to prove itself, and how much of that time was used up.
  media_window_until   timestamptz,
  unproven_media_ms    bigint not null default 0 check (unproven_media_ms >= 0),
  -- Stretches in which one side denied what the other's report shows, and how long they lasted.
  audio_denials        integer not null default 0 check (audio_denials >= 0),
  disputed_ms          bigint not null default 0 check (disputed_ms >= 0),
  -- A dearer channel that the consultant proposes; the client says yes or no.
  proposed_channel     text check (proposed_channel in ('audio', 'video')),
  -- Changing what the two use. How often it went up, and how often the consultant proposed a dearer channel and when
  -- the latest proposal was answered: both are limited (moves.rules.ts).
  channel_raises       integer not null default 0 check (channel_raises >= 0),
  proposals            integer not null default 0 check (proposals >= 0),
  proposal_ended_at    timestamptz,
  -- Until when the latest denial of sound was counted (S17), so that one stretch of it counts once.
  disputed_until       timestamptz,
  -- Whole seconds are charged (docs/decisions/0145). What was asked for before, also what is still open, keeps the rule
  -- it was agreed under, and so do its receipt and its invariants.
  charges_milliseconds boolean not null default false,
  -- Where a program attends, nothing begins before its client presses "Começar a consulta", and only the client's
  -- presses and words keep the clock running (decision 153).
  begin_confirmed_at   timestamptz,
  -- When the client last pressed or wrote there: what `consultant_spoke_at` is where a person attends.
  client_kept_at       timestamptz,
  constraint consultations_check check (client_id <> consultant_id),
  constraint consultations_check2 check (commission <= captured),
  constraint consultations_check3 check ((state in ('ended', 'declined', 'expired', 'cancelled',
    'not_connected')) = (ended_at is not null)),
  constraint consultations_check5 check ((state = 'paused') = (paused_at is not null)),
  constraint promotional_part_of_held check (held_promotional <= held),
  constraint spent_within_held check (captured + fee + released <= held),
  constraint all_is_settled check (ended_at is null or captured + fee + released = held),
  -- A booking is paid before; the yes is asked for what comes after it.
  constraint nothing_held_before_confirmation check (not awaits_confirmation or held = 0 or booked_at is not null),
  constraint booked_as_a_whole check ((booked_at is null) = (booked_minutes is null)
    and (booked_at is null) = (free_until is null)),
  constraint attendance_of_bookings check (case when booked_at is null then attendance is null else ended_at is null
    or attendance is not null end),
  constraint fee_of_ten_minutes check (fee = 0 or attendance in ('client_absent', 'cancelled')
    and captured + fee <= 10 * price_per_minute),
  constraint consultations_check1 check (audio_covered_ms between 0 and audio_ms),
  constraint consultations_check4 check (video_covered_ms between 0 and video_ms),
  constraint usage_is_part_of_all check (audio_ms + video_ms <= billed_ms),
  -- S18. No leg is dearer than the agreed channel, and what minutes cover lies within the legs.
  constraint no_usage_dearer_than_agreed
    check (case channel when 'video' then true when 'audio' then video_ms = 0
    and current_channel <> 'video' else audio_ms = 0 and video_ms = 0 and current_channel = 'chat' end),
  constraint covered_part_of_usage check (least(billed_ms, covered_ms) - audio_covered_ms - video_covered_ms >= 0
    and least(billed_ms, covered_ms) - audio_covered_ms - video_covered_ms <= billed_ms - audio_ms - video_ms),
  constraint fee_within_ten_covered_minutes check (fee_ms = 0 or fee_ms > 0 and fee = 0
    and attendance in ('client_absent', 'cancelled')
    and billed_ms - billed_ms % 1000 + fee_ms <= least(covered_ms, 600000)),
  constraint a_program_waits_for_its_client check (not is_automatic or started_at is null
    or begin_confirmed_at is not null)
) with (fillfactor = 70);
-- S1: at most one open consultation per client and, once accepted, per consultant.
create unique index one_open_consultation_per_client on consultations (client_id) where ended_at is null;
create unique index one_open_consultation_per_consultant on consultations (consultant_id)
  where state in ('accepted', 'active', 'paused');
create index consultations_open on consultations (state) where ended_at is null;
create index consultations_of_client on consultations (client_id, requested_at desc);
create index consultations_of_consultant on consultations (consultant_id, requested_at desc);
-- What ended since the watermark.
create index consultations_by_end on consultations (ended_at) where ended_at is not null;
-- The history of one pair, the latest first.
create index consultations_of_pair on consultations (consultant_id, client_id, ended_at desc)
  where state = 'ended' and started_at is not null;
create index consultations_to_attend on consultations (booked_at) where booked_at is not null and attendance is null;
create index consultations_by_time on consultations (requested_at, id);
create index consultations_by_state on consultations (state, requested_at, id);
create index consultations_by_channel on consultations (channel, requested_at, id);
-- S5: what is final stays final, whoever writes.
create trigger consultations_stay_final before update on consultations
  for each row execute function keep_final();
create trigger count_client after insert or update of state on consultations
  for each row
  when (new.state = 'ended' and new.started_at is not null)
  execute function count_client();
create trigger takes_subject before insert on consultations
  for each row
  when (new.booked_at is null)
  execute function keep_subject('consultation');
create trigger room_of_booking before insert on consultations
  for each row
  when (new.booked_at is not null)
  execute function keep_subject('booking');

-- What happened in a room, gap-free: messages, changes of state and notices share one sequence (S5).
create table consultation_events (
  consultation_id   uuid references consultations,
  seq               bigint,
  type              text not null,
  author_id         uuid,
  author_kind       text not null check (author_kind in ('client', 'consultant', 'prepared', 'automatic', 'system')),
  client_message_id uuid,
  body              text check (char_length(body) <= 4000),
  fact              jsonb not null default '{}',
  at                timestamptz not null,
  -- Of a move that stops the clock, or a request, and of no other event: whose side fell away first.
  stop_side         text check (stop_side in ('client', 'consultant', 'both', 'platform')),
  constraint stops_have_a_side check ((stop_side is not null) = (type = 'moved'
    and coalesce(fact ->> 'state' not in ('requested', 'accepted', 'active'), false))),
  constraint consultation_events_check check ((type = 'message') = (client_message_id is not null
    and author_id is not null and body is not null)),
  primary key (consultation_id, seq),
  constraint photos_have_an_author check (type <> 'photo' or author_id is not null and body is null),
  constraint table_acts_have_an_author check ((type = 'table') = fact ? 'table'
    and (type <> 'table' or author_id is not null))
);
create unique index consultation_messages_once on consultation_events (consultation_id, author_id, client_message_id)
  where client_message_id is not null;
-- The stops that a consultant caused. Without it a refund by rule reads every message of a consultation.
create index consultation_stops_by_consultant on consultation_events (consultation_id) where stop_side = 'consultant';
create index consultation_table_events on consultation_events (consultation_id, seq) where type = 'table';
-- A piece is turned once, and a line is thrown once.
create unique index consultation_pieces_once on consultation_events (((fact #>> '{table,spread}'::text[])),
    ((fact #>> '{table,place}'::text[])))
  where type = 'table' and fact #>> '{table,act}' in ('turned', 'thrown');
create trigger append_only before delete or update or truncate on consultation_events
  for each statement execute function refuse_change();

-- Who sits in a room, and until when that is proven. The connection number is a fence: only the newest may move the
-- bill.
create table presences (
  consultation_id uuid references consultations,
  role            text check (role in ('client', 'consultant')),
  connection      bigint not null,
  joined_at       timestamptz not null,
  proved_at       timestamptz,
  -- How often this seat broke off: it was taken again, fell silent for longer than a lease, or stopped the clock by
  -- hand. After the second time, what is said waits until the time in which it was said is proven.
  gaps            integer not null default 0 check (gaps >= 0),
  -- Since its second gap, the milliseconds before each further one that its person could hear and nobody proved; and
  -- until when the client may hear, which follows the charged time while that is at least four times as much.
  unpaid_heard_ms bigint not null default 0 check (unpaid_heard_ms >= 0),
  heard_until     timestamptz,
  -- The agreed start; null: it was not booked.
  attendance_from timestamptz,
  -- What was proven of the ten minutes after it, in milliseconds.
  present_ms      bigint not null default 0 check (present_ms between 0 and 600000),
  -- Sound of the other one arrived and own sound went out, without a gap beyond five seconds.
  media_from      timestamptz,
  -- What a seat's browser says of sound and picture, by instants of the database's clock (money-and-time.md, S15).
  media_at        timestamptz,
  -- Sound of the other one last arrived.
  received_at     timestamptz,
  -- The other one's picture moved, without a gap beyond ten seconds.
  video_from      timestamptz,
  video_at        timestamptz,
  -- A voice was last received, and last sent.
  heard_at        timestamptz,
  spoke_at        timestamptz,
  -- The other one's network confirmed last that our sound arrived.
  acknowledged_at timestamptz,
  -- The two browsers are connected: sound could flow.
  connected_at    timestamptz,
  constraint presences_check check (proved_at >= joined_at),
  primary key (consultation_id, role)
) with (fillfactor = 70);
create trigger break_off before update of gaps on presences
  for each row
  when (new.gaps > old.gaps)
  execute function record_gap();

-- The time that is charged. No instant is in two segments (S2).
create table billed_segments (
  consultation_id uuid references consultations,
  started_at      timestamptz,
  ended_at        timestamptz not null,
  channel         text not null default 'chat' check (channel in ('chat', 'audio', 'video')),
  constraint billed_segments_check check (ended_at > started_at),
  primary key (consultation_id, started_at),
  -- Only the check itself reads the index of an exclusion constraint, never a query (docs/decisions/0117). The
  -- condition holds for each row, and none that a query states implies it. The new index has every row.
  constraint billed_segments_apart exclude using gist (consultation_id with =, tstzrange(started_at,
    ended_at) with &&) where ((ended_at > started_at))
);

-- What the platform has reserved or paid for free minutes with a consultant on a day in São Paulo: at most R$ 30,00.
create table welcome_days (
  consultant_id uuid references consultants,
  day           date,
  amount        bigint not null,
  constraint at_most_thirty_reais check (amount between 0 and 3000),
  primary key (consultant_id, day)
);

-- Free minutes of one consultation, reserved with its request.
create table welcome_grants (
  consultation_id uuid primary key references consultations,
  client_id       uuid not null references people,
  -- The client's, when they asked.
  phone           text,
  consultant_id   uuid not null,
  day             date not null,
  -- Centavos for all of the minutes, and for those that were used; with those, null until it ended.
  reserved        bigint not null check (reserved > 0),
  paid            bigint,
  used_ms         bigint check (used_ms >= 0),
  constraint welcome_grants_check check (paid between 0 and reserved),
  constraint welcome_grants_check1 check ((paid is null) = (used_ms is null)),
  foreign key (consultant_id, day) references welcome_days
);
-- Once per person and per phone; a request that used nothing does not count.
create unique index welcome_once_per_person on welcome_grants (client_id) where coalesce(used_ms, 1) > 0;
create unique index welcome_once_per_phone on welcome_grants (phone) where coalesce(used_ms, 1) > 0;
create index welcome_grants_by_phone_mark on welcome_grants (sha256((('phone:' || phone))::bytea))
  where coalesce(used_ms, 1) > 0;

-- Who consulted whom: one row for each pair, kept by triggers when a consultation is settled or a question answered, so
-- that lists of clients cost the same however long the history is.
create table consultation_clients (
  consultant_id uuid references consultants,
  client_id     uuid references people,
  consultations integer not null default 0 check (consultations >= 0),
  questions     integer not null default 0 check (questions >= 0),
  -- Proven time of all consultations, charged or covered.
  billed_ms     bigint not null default 0 check (billed_ms >= 0),
  first_at      timestamptz not null,
  last_at       timestamptz not null,
  constraint a_client_did_something check (consultations + questions > 0),
  constraint first_before_last check (first_at <= last_at),
  primary key (consultant_id, client_id)
);
create index consultation_clients_latest on consultation_clients (consultant_id, last_at desc, client_id desc);
create index consultation_clients_of_client on consultation_clients (client_id, last_at desc, consultant_id desc);

-- When a meter last ran, in any process, and when none did: nobody is blamed for that time.
create table meter_pulse (
  is_only boolean default true primary key check (is_only),
  at      timestamptz not null
);

create table meter_outages (
  since timestamptz primary key,
  until timestamptz not null,
  constraint meter_outages_check check (until > since)
);
create index meter_outages_by_end on meter_outages (until);
create trigger append_only before delete or update or truncate on meter_outages
  for each statement execute function refuse_change();

-- Each web process says that its meter runs, so that the people whose sockets it had are not blamed when it fails while
-- others run.
create table running_meters (
  id uuid primary key,
  at timestamptz not null
);

create table lost_meters (
  id    uuid,
  since timestamptz,
  until timestamptz not null,
  constraint lost_meters_check check (until > since),
  primary key (id, since)
);
create index lost_meters_by_end on lost_meters (until);
create trigger append_only before delete or update or truncate on lost_meters
  for each statement execute function refuse_change();

-- What the two browsers of a call told of it, for the team (decision 113). Never what was said, and no address. `n`
-- counts the entries of a side; at most 400 of each are kept, and none longer than ninety days unless a claim is open.
-- Without a foreign key: its check would lock the rooms of a whole batch against the meter.
create table call_traces (
  consultation_id uuid,
  role            text check (role in ('client', 'consultant')),
  n               integer check (n > 0),
  -- By the database's clock.
  at              timestamptz not null,
  part            text not null check (part in ('link', 'microphone', 'camera', 'quality', 'network')),
  state           text check (length(state) between 1 and 20),
  -- Percent, milliseconds, thousands of bits a second.
  lost            integer check (lost between 0 and 100),
  lost_there      integer check (lost_there between 0 and 100),
  round_trip_ms   integer check (round_trip_ms between 0 and 60000),
  jitter_ms       integer check (jitter_ms between 0 and 60000),
  received_kbps   integer check (received_kbps between 0 and 100000),
  sent_kbps       integer check (sent_kbps between 0 and 100000),
  path            text check (path in ('relay', 'direct')),
  transport       text check (transport in ('udp', 'tcp', 'tls')),
  constraint a_state_or_figures check (case part when 'network' then state is null and lost is not null
    and received_kbps is not null and sent_kbps is not null else state is not null and lost is null
    and received_kbps is null end),
  primary key (consultation_id, role, n)
);
-- Erased by age.
create index call_traces_by_age on call_traces (at);

create table consultation_photos (
  id              uuid primary key,
  -- Of the consultation no more than its id: checking a reference would hold the room's row, and the meter skips it.
  consultation_id uuid not null,
  author_id       uuid not null,
  -- Of the file in the storage.
  name            text not null unique check (name ~ '^room-photos/[0-9a-f-]{36}-[0-9a-f]{64}[.]webp$'),
  width           integer not null check (width between 1 and 1600),
  height          integer not null check (height between 1 and 1600),
  description     text not null default '' check (char_length(description) <= 200),
  uploaded_at     timestamptz not null,
  is_stored       boolean not null default false,
  seq             bigint,
  -- Its sender closed the account: nobody sees it, and the file goes with the next sweep.
  erased_at       timestamptz,
  foreign key (consultation_id, seq) references consultation_events
);
create unique index consultation_photos_in_sequence on consultation_photos (consultation_id, seq);
create index consultation_photos_by_author on consultation_photos (author_id);
create index consultation_photos_to_remove on consultation_photos (uploaded_at)
  where seq is null or erased_at is not null;

-- What lies on the table of a room. Its acts are events of the room's own sequence; here is the seed that the platform
-- chose before anybody shuffled, which nobody reads while the spread is not over.
create table consultation_spreads (
  id              uuid primary key,
  consultation_id uuid not null references consultations,
  seed            text not null check (seed ~ '^[0-9a-f]{64}$'),
  opened_at       timestamptz not null,
  -- Its last piece was turned, or the consultant put it away.
  ended_at        timestamptz,
  constraint consultation_spreads_check check (ended_at >= opened_at)
);
create index consultation_spreads_by_consultation on consultation_spreads (consultation_id);
create unique index one_spread_at_a_time on consultation_spreads (consultation_id) where ended_at is null;

-- S7: busy is a question, never a stored value. Consultants read it for the badge.
create view busy_consultants as
  select consultant_id from consultations where state in ('accepted', 'active', 'paused');
