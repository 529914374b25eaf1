-- A consultation: asked for, paid from a hold, metered by proof, settled once.

create table consultations (
  id                  uuid primary key,
  client_id           uuid not null references people,
  consultant_id       uuid not null references consultants,
  channel             text not null check (channel in ('chat', 'audio', 'video', 'messages')),
  price_per_minute    bigint not null check (price_per_minute > 0),
  commission_bps      int not null check (commission_bps between 0 and 10000),
  spending_limit      bigint check (spending_limit > 0),
  state               text not null check (state in ('requested', 'accepted', 'active', 'paused', 'ended', 'declined', 'expired', 'cancelled', 'not_connected')),
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
  check (client_id <> consultant_id),
  check (captured + released <= held),
  check (commission <= captured),
  check ((state in ('ended', 'declined', 'expired', 'cancelled', 'not_connected')) = (ended_at is not null)),
  check (ended_at is null or captured + released = held),
  check ((state = 'paused') = (paused_at is not null))
) with (fillfactor = 70);

-- S1: at most one open consultation per client and, once accepted, per consultant.
create unique index one_open_consultation_per_client on consultations (client_id) where ended_at is null;
create unique index one_open_consultation_per_consultant on consultations (consultant_id) where state in ('accepted', 'active', 'paused');
create index consultations_open on consultations (state) where ended_at is null;
create index consultations_of_client on consultations (client_id, requested_at desc);
create index consultations_of_consultant on consultations (consultant_id, requested_at desc);

-- S7: busy is a question, never a stored value.
create or replace view busy_consultants as
  select consultant_id from consultations where state in ('accepted', 'active', 'paused');

-- What happened in a room, gap-free: messages, moves and notices share one sequence (S5).
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
  primary key (consultation_id, seq),
  check ((type = 'message') = (client_message_id is not null and author_id is not null and body is not null))
);
create unique index consultation_messages_once on consultation_events (consultation_id, author_id, client_message_id) where client_message_id is not null;

create trigger append_only before update or delete or truncate on consultation_events for each statement execute function refuse_change();

-- S5: what is final stays final, whoever writes.
create function keep_final() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null and (new.state, new.billed_ms, new.held, new.captured, new.commission, new.released, new.ended_at)
       is distinct from (old.state, old.billed_ms, old.held, old.captured, old.commission, old.released, old.ended_at) then
    raise exception 'consultation % is final', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger consultations_stay_final before update on consultations for each row execute function keep_final();

-- Who sits in a room, and until when that is proven. The connection number is a fence: only the newest may move the bill.
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

-- The seconds that are charged. No instant stands in two of them.
create table billed_segments (
  consultation_id uuid not null references consultations,
  started_at      timestamptz not null,
  ended_at        timestamptz not null,
  primary key (consultation_id, started_at),
  check (ended_at > started_at),
  exclude using gist (consultation_id with =, tstzrange(started_at, ended_at) with &&)
);

-- Instants that begin something are rounded up and instants that prove something down: whole milliseconds, in the client's favour.
create function clock_ms_up() returns timestamptz language sql volatile as $$
  select date_trunc('milliseconds', current_instant()) + interval '1 millisecond'
$$;
create function ms_between(a timestamptz, b timestamptz) returns bigint language sql immutable as $$
  select (extract(epoch from b - a) * 1000)::bigint
$$;

-- The metering tick: all rooms of one process in one statement. Each row is one seat: who, under which fence, present from when,
-- proven until when, and (consultant) when last heard. Writes the segments of running rooms and answers what each room now needs.
-- due: activate | resume | hold | end_of_funds | null. left_ms: how long the held money still lasts.
create function meter_rooms(rooms uuid[], roles text[], connections bigint[], joined timestamptz[], proved timestamptz[], spoken timestamptz[])
returns table (room uuid, room_state text, billed bigint, left_ms bigint, due text)
language plpgsql as $$
#variable_conflict use_column
declare
  lease   constant interval := interval '6 seconds';
  silence constant interval := interval '45 seconds';
  at      timestamptz;
begin
  perform 1 from consultations where id = any (rooms) and ended_at is null order by id for update;
  at := current_instant();

  update presences p
     set joined_at = greatest(p.joined_at, s.joined), proved_at = greatest(p.proved_at, s.proved)
    from unnest(rooms, roles, connections, joined, proved) as s (room, role, connection, joined, proved)
   where p.consultation_id = s.room and p.role = s.role and p.connection = s.connection and s.proved >= greatest(p.joined_at, s.joined);

  return query
  with heard as (
    select s.room, max(s.spoken) as at from unnest(rooms, spoken) as s (room, spoken) group by s.room
  ), seated as (
    select c.id, c.state, c.reason, c.paused_by, c.billed_ms, c.hold_checked_at, c.consultant_spoke_at, h.at as heard_at,
           c.held * 60000 / c.price_per_minute as most_ms,
           greatest(a.joined_at, b.joined_at, c.bill_from) as from_at,
           case when a.proved_at is not null and b.proved_at is not null then least(a.proved_at, b.proved_at) end as proved_at,
           h.at > c.consultant_spoke_at + silence as is_back
      from consultations c
      join heard h on h.room = c.id
      left join presences a on a.consultation_id = c.id and a.role = 'client'
      left join presences b on b.consultation_id = c.id and b.role = 'consultant'
     where c.ended_at is null and c.state <> 'requested'
  ), voiced as (
    -- In whole milliseconds, like everything that ends a segment: a receipt adds up to the last of them.
    select s.*, date_trunc('milliseconds', (case when s.is_back then s.consultant_spoke_at else greatest(s.consultant_spoke_at, s.heard_at) end) + silence) as voiced_until
      from seated s
     -- Before the consultant's first word nothing is heard: there is nothing to charge for yet.
  ), measured as (
    select v.*, coalesce(v.proved_at > at - lease, false) as together, g.ended_at as segment_end, v.billed_ms - coalesce(ms_between(g.started_at, g.ended_at), 0) as earlier_ms
      from voiced v
      left join billed_segments g on g.consultation_id = v.id and g.started_at = v.from_at
  ), bounded as (
    select m.*, case when m.state = 'active' and m.consultant_spoke_at is not null and m.proved_at is not null then
             least(m.proved_at, m.voiced_until, m.from_at + (m.most_ms - m.earlier_ms) * interval '1 millisecond') end as to_at
      from measured m
  ), written as (
    insert into billed_segments as g (consultation_id, started_at, ended_at)
    select id, from_at, to_at from bounded where to_at > from_at and (segment_end is null or to_at > segment_end)
    on conflict (consultation_id, started_at) do update set ended_at = excluded.ended_at
    returning g.consultation_id, g.started_at, g.ended_at
  ), counted as (
    select b.*, case when w.ended_at is null then b.billed_ms else b.earlier_ms + ms_between(w.started_at, w.ended_at) end as total_ms
      from bounded b left join written w on w.consultation_id = b.id
  ), kept as (
    update consultations c
       set billed_ms = n.total_ms,
           consultant_spoke_at = case when c.consultant_spoke_at is not null then greatest(c.consultant_spoke_at, n.heard_at) end,
           bill_from = case when n.is_back then clock_ms_up() else c.bill_from end
      from counted n
     where c.id = n.id and (c.billed_ms <> n.total_ms or n.heard_at > c.consultant_spoke_at)
    returning c.id
  )
  select n.id, n.state, n.total_ms, n.most_ms - n.total_ms,
         case
           when n.state = 'accepted' and n.together then 'activate'
           when n.state = 'paused' and n.paused_by is null and n.together and (n.reason = 'connection' or greatest(n.consultant_spoke_at, n.heard_at) > at - silence and n.consultant_spoke_at is not null) then 'resume'
           when n.state = 'active' and n.total_ms >= n.most_ms then 'end_of_funds'
           when n.state = 'active' and n.most_ms - n.total_ms < 300000 and coalesce(n.hold_checked_at < at - interval '10 seconds', true) then 'hold'
         end
    from counted n;
end $$;

-- A handful of messages for any rooms, in one statement: each gets its room's next number, or the reason why not.
-- outcome: stored | known (same id, same words) | reused (same id, other words) | absent (no such room for this author) | ended.
-- What was stored is rung to the other processes as a fact of the bus (src/platform/bus.ts), under the topic given; 120 names fit into a NOTIFY.
create function store_messages(rooms uuid[], authors uuid[], ids uuid[], bodies text[], topic text)
returns table (place int, outcome text, message_seq bigint, said_at timestamptz, kind text)
language plpgsql as $$
#variable_conflict use_column
declare
  silence constant interval := interval '45 seconds';
begin
  perform 1 from consultations where id = any (rooms) order by id for update;

  return query
  with given as (
    select s.place::int, s.room, s.author, s.id, s.body, c.last_seq, c.ended_at,
           case s.author when c.client_id then 'client' when c.consultant_id then 'consultant' end as kind,
           e.seq as known_seq, e.at as known_at, e.body as known_body
      from unnest(rooms, authors, ids, bodies) with ordinality as s (room, author, id, body, place)
      left join consultations c on c.id = s.room and c.state <> 'requested'
      -- One look by index for each message: without statistics a join here would read the whole table.
      left join lateral (select e.seq, e.at, e.body from consultation_events e
                          where e.consultation_id = s.room and e.author_id = s.author and e.client_message_id = s.id limit 1) e on true
  ), fresh as (
    select g.*, g.last_seq + row_number() over (partition by g.room order by g.place) as seq
      from given g where g.kind is not null and g.known_seq is null and g.ended_at is null
  ), stored as (
    insert into consultation_events (consultation_id, seq, type, author_id, author_kind, client_message_id, body, at)
    select room, seq, 'message', author, kind, id, body, current_instant() from fresh
    returning consultation_id, seq, at
  ), counted as (
    select f.room, max(f.seq) as seq, bool_or(f.kind = 'consultant') as was_consultant from fresh f group by f.room
  ), kept as (
    update consultations c
       set last_seq = n.seq,
           consultant_spoke_at = case when n.was_consultant then current_instant() else c.consultant_spoke_at end,
           -- The first word, or a word after a silence: what lay before it is never charged.
           bill_from = case when n.was_consultant and coalesce(c.consultant_spoke_at < current_instant() - silence, true) then clock_ms_up() else c.bill_from end
      from counted n where c.id = n.room
    returning c.id
  ), rung as (
    select pg_notify('facts', json_build_object('topic', topic, 'fact', json_build_object('type', 'stored', 'stored', r.stored))::text)
      from (select json_agg(json_build_array(n.consultation_id, n.seq)) as stored
              from (select s.*, row_number() over () as place from stored s) n group by (n.place - 1) / 120) r
  )
  select g.place,
         case when g.kind is null then 'absent'
              when g.known_seq is not null then case when g.known_body = g.body then 'known' else 'reused' end
              when g.ended_at is not null then 'ended'
              else 'stored' end,
         coalesce(g.known_seq, s.seq), coalesce(g.known_at, s.at), g.kind
    from given g
    left join fresh f on f.place = g.place
    left join stored s on s.consultation_id = f.room and s.seq = f.seq
   where (select count(*) from rung) >= 0
   order by g.place;
end $$;
