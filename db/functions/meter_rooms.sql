-- consultations: the metering tick, for all rooms of one process in one statement. Each row is one seat: who, under
-- which connection number, present from when, proven until when, and (consultant) when they last typed. Writes the
-- segments of running rooms and answers what each room now needs. Typing keeps a room open and charges nothing: that
-- comes with its message (store_messages). paid_until: until when the client may hear what is paid, the end of the
-- newest segment since both are there again; after the client's second gap only while four times what was heard unpaid
-- (presences.broken_ms) is charged.
-- due: activate | resume | hold | end_of_funds | skipped | null. left_ms: how long the covered minutes and the held
-- money still last. A room whose row somebody else holds is skipped, unless `waits`: nothing of it is written, and its
-- proofs have to be handed over again. Otherwise one held row would stall all rooms for longer than their lease.
-- The limits are those of deadlines.rules.ts (test/shared-limits.test.ts compares them).
create or replace function meter_rooms(
  rooms uuid[], roles text[], connections bigint[], joined timestamptz[], proved timestamptz[], typed timestamptz[],
  waits boolean default false
)
returns table (room uuid, room_state text, billed bigint, left_ms bigint, due text, paid_until timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  lease   constant interval := interval '6 seconds';
  silence constant interval := interval '45 seconds';
  -- Of a booking: presence counts in the first minutes after its start.
  attendance constant interval := interval '10 minutes';
  paid_for_unpaid constant int := 4;
  at      timestamptz;
  locked  uuid[];
begin
  if waits then
    locked := array(
      select id from consultations where id = any (rooms) and ended_at is null order by id for update
    );
  else
    locked := array(
      select id from consultations where id = any (rooms) and ended_at is null order by id for update skip locked
    );
    return query
    select c.id, c.state, c.billed_ms, 0::bigint, 'skipped', null::timestamptz
      from consultations c where c.id = any (rooms) and c.ended_at is null and c.id <> all (locked);
  end if;
  at := current_instant();

  update presences p
     set joined_at = greatest(p.joined_at, s.joined), proved_at = greatest(p.proved_at, s.proved),
         gaps = p.gaps + (s.joined > p.joined_at)::int,
         present_ms = p.present_ms + greatest(0, coalesce(ms_between(
           greatest(p.joined_at, s.joined, p.proved_at, p.counts_from),
           least(s.proved, p.counts_from + attendance)), 0)) * (p.counts_from is not null)::int
    from unnest(rooms, roles, connections, joined, proved) as s (room, role, connection, joined, proved)
   where s.room = any (locked) and p.consultation_id = s.room and p.role = s.role and p.connection = s.connection
     and s.proved >= greatest(p.joined_at, s.joined);

  return query
  with heard as (
    select s.room, max(s.typed) as at from unnest(rooms, typed) as s (room, typed)
     where s.room = any (locked) group by s.room
  ), seated as (
    select c.id, c.state, c.reason, c.paused_at, c.paused_by, c.billed_ms, c.hold_checked_at, c.consultant_spoke_at,
           c.awaits_confirmation, a.gaps >= 2 as is_owed, a.broken_ms, a.heard_until,
           h.at as typed_at,
           c.covered_ms + c.held * 60000 / c.price_per_minute as most_ms,
           greatest(a.joined_at, b.joined_at, c.bill_from) as from_at,
           case when a.proved_at is not null and b.proved_at is not null
             then least(a.proved_at, b.proved_at) end as proved_at,
           h.at > greatest(c.consultant_spoke_at, c.consultant_typed_at) + silence as is_back
      from consultations c
      join heard h on h.room = c.id
      left join presences a on a.consultation_id = c.id and a.role = 'client'
      left join presences b on b.consultation_id = c.id and b.role = 'consultant'
     where c.ended_at is null and c.state <> 'requested'
  ), voiced as (
    -- In whole milliseconds, like everything that ends a segment: a receipt adds up to the last of them.
    select s.*,
           date_trunc('milliseconds', s.consultant_spoke_at + silence) as voiced_until
      from seated s
  ), measured as (
    select v.*, coalesce(v.proved_at > at - lease, false) as together, g.ended_at as segment_end,
           v.billed_ms - coalesce(ms_between(g.started_at, g.ended_at), 0) as earlier_ms
      from voiced v
      left join billed_segments g on g.consultation_id = v.id and g.started_at = v.from_at
  ), bounded as (
    select m.*,
           case when m.state = 'active' and m.consultant_spoke_at is not null and m.proved_at is not null then
             least(m.proved_at, m.voiced_until, m.from_at + (m.most_ms - m.earlier_ms) * interval '1 millisecond')
           end as to_at
      from measured m
  ), written as (
    insert into billed_segments as g (consultation_id, started_at, ended_at)
    select id, from_at, to_at from bounded where to_at > from_at and (segment_end is null or to_at > segment_end)
    on conflict (consultation_id, started_at) do update set ended_at = excluded.ended_at
    returning g.consultation_id, g.started_at, g.ended_at
  ), counted as (
    select b.*,
           case when w.ended_at is null then b.billed_ms
             else b.earlier_ms + ms_between(w.started_at, w.ended_at) end as total_ms,
           coalesce(w.ended_at, b.segment_end) as paid_until
      from bounded b left join written w on w.consultation_id = b.id
  ), listened as (
    update presences p set heard_until = n.paid_until
      from counted n
     where p.consultation_id = n.id and p.role = 'client' and n.is_owed
       and n.total_ms >= paid_for_unpaid * n.broken_ms and n.paid_until > n.heard_until
    returning n.id
  ), kept as (
    update consultations c
       set billed_ms = n.total_ms,
           consultant_typed_at = greatest(c.consultant_typed_at, n.typed_at),
           -- Typing after a silence in which nothing was typed: what lay before it is never charged.
           bill_from = case when n.is_back then clock_ms_up() else c.bill_from end
      from counted n
     where c.id = n.id
       and (c.billed_ms <> n.total_ms or n.typed_at > coalesce(c.consultant_typed_at, '-infinity'))
    returning c.id
  )
  select n.id, n.state, n.total_ms, n.most_ms - n.total_ms,
         case
           when n.state = 'accepted' and n.together then 'activate'
           when n.state = 'paused' and n.paused_by is null and n.together
             and (n.reason = 'connection' or n.consultant_spoke_at > n.paused_at)
             then 'resume'
           when n.state = 'active' and n.total_ms >= n.most_ms then 'end_of_funds'
           when n.state = 'active' and not n.awaits_confirmation and n.most_ms - n.total_ms < 300000
             and coalesce(n.hold_checked_at < at - interval '10 seconds', true)
             then 'hold'
         end,
         case when n.is_owed and n.total_ms < paid_for_unpaid * n.broken_ms then n.heard_until else n.paid_until end
    from counted n;
end $$;
