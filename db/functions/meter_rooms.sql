-- consultations: the metering tick, for all rooms of one process in one statement. Each row is one seat: its connection
-- number, present from when, proven until when. Writes the segments of running rooms and answers what each room needs.
-- Limits: deadlines.rules.ts (test/shared-limits.test.ts).
create or replace function meter_rooms(
  rooms uuid[], roles text[], connections bigint[], joined timestamptz[], proved timestamptz[], typed timestamptz[],
  -- Typing keeps a chat open and charges nothing: that comes with its message. `sound`: the stretch in which a seat
  -- received and sent.
  sound_since timestamptz[], sound timestamptz[], received timestamptz[], picture_since timestamptz[],
  picture timestamptz[],
  heard timestamptz[], spoke timestamptz[], acknowledged timestamptz[], connected timestamptz[],
  -- Without it a room whose row somebody else holds is skipped, and its proofs have to be handed over again. Otherwise
  -- one held row would stall all rooms for longer than their lease.
  waits boolean default false
)
-- due: activate | resume | dispute | prove_media | hold | end_of_funds | skipped | null. left_ms: how long covered
-- minutes and held money still last. channel: what a second is charged as now.
returns table (room uuid, room_state text, billed bigint, left_ms bigint, due text, paid_until timestamptz,
  channel text)
language plpgsql as $$
#variable_conflict use_column
declare
  lease   constant interval := interval '6 seconds';
  silence constant interval := interval '45 seconds';
  -- Of a booking: presence counts in the first minutes after its start.
  attendance constant interval := interval '10 minutes';
  paid_for_unpaid constant int := 4;
  -- Of calls: without sound, and without the consultant's picture.
  sound_lease   constant interval := interval '5 seconds';
  picture_lease constant interval := interval '10 seconds';
  -- What a network confirmed to the other side so much later was denied: browsers confirm on for eight seconds.
  denial        constant interval := interval '10 seconds';
  -- Media may flow uncharged so long, at the beginning and in all.
  first_window constant interval := interval '15 seconds';
  all_windows  constant bigint := 60000;
  at      timestamptz;
  locked  uuid[];
  -- Ended or held: hardly ever any, so that no room has to be looked for among all others.
  passed_over uuid[];
begin
  if waits then
    locked := array(
      select id from consultations where id = any (rooms) and ended_at is null order by id for update
    );
  else
    locked := array(
      select id from consultations where id = any (rooms) and ended_at is null order by id for update skip locked
    );
  end if;
  passed_over := array(select unnest(rooms) except select unnest(locked));
  return query
  select c.id, c.state, c.billed_ms, 0::bigint, 'skipped', null::timestamptz, null::text
    from consultations c where c.id = any (passed_over) and c.ended_at is null;
  at := current_instant();

  update presences p
     set joined_at = greatest(p.joined_at, s.joined), proved_at = greatest(p.proved_at, s.proved),
         gaps = p.gaps + (s.joined > p.joined_at)::int,
         present_ms = p.present_ms + greatest(0, coalesce(ms_between(
           greatest(p.joined_at, s.joined, p.proved_at, p.attendance_from),
           least(s.proved, p.attendance_from + attendance)), 0)) * (p.attendance_from is not null)::int,
         media_from = greatest(p.media_from, s.sound_since), media_at = greatest(p.media_at, s.sound),
         received_at = greatest(p.received_at, s.received),
         video_from = greatest(p.video_from, s.picture_since), video_at = greatest(p.video_at, s.picture),
         heard_at = greatest(p.heard_at, s.heard), spoke_at = greatest(p.spoke_at, s.spoke),
         acknowledged_at = greatest(p.acknowledged_at, s.acknowledged),
         connected_at = greatest(p.connected_at, s.connected)
    from unnest(rooms, roles, connections, joined, proved, sound_since, sound, received, picture_since, picture, heard,
           spoke, acknowledged, connected)
         as s (room, role, connection, joined, proved, sound_since, sound, received, picture_since, picture, heard,
           spoke, acknowledged, connected)
   where s.room <> all (passed_over) and p.consultation_id = s.room and p.role = s.role and p.connection = s.connection
     and s.proved >= greatest(p.joined_at, s.joined);

  return query
  with given as (
    select s.room, max(s.typed) as typed_at from unnest(rooms, typed) as s (room, typed)
     where s.room <> all (passed_over) group by s.room
  ), seated as (
    select c.id, c.state, c.reason, c.paused_at, c.paused_by, c.billed_ms, c.hold_checked_at,
           -- Where a program attends, its client's presses and words do what a consultant's words do elsewhere: nothing
           -- begins before a press, and what the program types does not count (decision 153).
           case when c.is_automatic then c.client_kept_at else c.consultant_spoke_at end as consultant_spoke_at,
           c.is_automatic and c.begin_confirmed_at is null as waits_for_client,
           c.awaits_confirmation, c.covered_ms, a.gaps >= 2 as is_owed, a.unpaid_heard_ms, a.heard_until,
           case when not c.is_automatic then h.typed_at end as typed_at, call.*, c.media_window_until, c.unproven_media_ms,
           -- The usage: video while the consultant's picture arrives, else voice. A new one begins where the last
           -- second was charged.
           case when c.current_channel = 'video' and a.video_at > at - picture_lease then 'video'
             when call.is_call then 'audio' else 'chat' end as usage,
           c.usage_channel, c.usage_from, c.billable_from, c.channel_changed_at, a.video_from, a.video_at,
           c.channel, c.price_per_minute, c.held, c.audio_ms, c.video_ms, c.audio_covered_ms, c.video_covered_ms,
           greatest(a.joined_at, b.joined_at, c.billable_from, ahead.until) as joined_at, ahead.until as ahead_until,
           case when a.proved_at is not null and b.proved_at is not null
             then least(a.proved_at, b.proved_at) end as proved_at,
           not c.is_automatic and h.typed_at > greatest(c.consultant_spoke_at, c.consultant_typed_at) + silence as is_back,
           greatest(voice.consultant_at, case when coalesce(c.consultant_spoke_at, voice.consultant_at) is not null
             then voice.client_at end) as voice_at,
           case when not c.is_automatic then c.consultant_typed_at end as consultant_typed_at
      from consultations c
      join given h on h.room = c.id
      left join presences a on a.consultation_id = c.id and a.role = 'client'
      left join presences b on b.consultation_id = c.id and b.role = 'consultant'
      cross join lateral (
        select c.current_channel <> 'chat' as is_call, greatest(a.media_from, b.media_from) as sound_from,
               case when a.media_at is not null and b.media_at is not null
                 then least(a.media_at, b.media_at) end as sound_at,
               coalesce(a.connected_at > at - sound_lease and b.connected_at > at - sound_lease, false) as is_connected,
               -- One side denies what its own network confirmed to the other one.
               -- Whoever says nothing at all denies nothing.
               coalesce(
                 b.acknowledged_at > greatest(a.received_at, denied.since) + denial
                   and a.connected_at > greatest(a.received_at, denied.since) + denial
                 or a.acknowledged_at > greatest(b.received_at, denied.since) + denial
                   and b.connected_at > greatest(b.received_at, denied.since) + denial, false) as is_denied
          from (select greatest(c.media_window_until - first_window, c.disputed_until) as since) denied
      ) call
      -- A voice was sent and received; neither side alone can say so. The consultant's starts the clock like a word.
      cross join lateral (
        select case when call.is_call and b.spoke_at is not null and a.heard_at is not null
                 then least(a.heard_at, b.spoke_at) end as consultant_at,
               case when call.is_call and a.spoke_at is not null and b.heard_at is not null
                 then least(b.heard_at, a.spoke_at) end as client_at
      ) voice
      -- Proofs later than now: the database's clock was set back. That time will come again and look the same, so it is
      -- never charged then (billable_from).
      cross join lateral (
        select nullif(greatest(at, a.proved_at, b.proved_at, a.media_at, b.media_at, a.video_at), at) as until
      ) ahead
     where c.ended_at is null and c.state <> 'requested'
  ), voiced as (
    -- A voice after a silence, or the first one: what lay before it is never charged.
    -- Typing in between pays by its message alone.
    select s.*, s.voice_at > coalesce(s.consultant_spoke_at + silence, '-infinity') as is_voice_back,
           s.usage <> s.usage_channel as is_new_usage,
           case when s.usage = s.usage_channel then s.usage_from
             else greatest(s.channel_changed_at, case s.usage when 'video' then s.video_from end, last.ended_at) end
             as new_usage_from, newest.started_at as newest_from, newest.ended_at as newest_to,
           newest.channel as newest_channel
      from seated s
      left join lateral (
        select started_at, ended_at, channel from billed_segments where consultation_id = s.id
         order by started_at desc limit 1
      ) newest on true
      left join lateral (
        select max(ended_at) as ended_at from billed_segments where consultation_id = s.id and s.usage <> s.usage_channel
      ) last on true
  ), placed as (
    select v.*,
           -- In whole milliseconds, like everything that ends a segment: a receipt adds up to the last of them.
           date_trunc('milliseconds', case when v.is_voice_back then v.consultant_spoke_at
             else greatest(v.consultant_spoke_at, v.voice_at) end + silence) as voiced_until,
           -- Where the clock was set back, the newest segment goes on, or another one begins at its end: an overlap
           -- would stop the statement for all.
           case when v.newest_from > began.at and v.newest_channel = v.usage then v.newest_from
             when v.newest_from <> began.at and v.newest_to > began.at then v.newest_to
             else began.at end as from_at,
           -- A call is charged while sound is proven both ways, too (calls/rules.ts, S15).
           case when not v.is_call then v.proved_at
             when v.sound_at is not null then
               least(v.proved_at, v.sound_at, case v.usage when 'video' then v.video_at end) end as charged_until,
           v.billed_ms - v.audio_ms - v.video_ms as chat_ms,
           least(v.billed_ms, v.covered_ms) - v.audio_covered_ms - v.video_covered_ms as chat_covered_ms
      from voiced v
      cross join lateral (
        select greatest(v.joined_at, v.new_usage_from, case when v.is_call then v.sound_from end,
          case v.usage when 'video' then v.video_from end) as at
      ) began
  ), priced as (
    -- What is ahead is counted at the agreed price, the dearest; what cheaper channels saved so far lasts longer.
    select p.*, p.covered_ms + (p.held * 60000 + case when p.channel in ('audio', 'video') then
             (p.price_per_minute - usage_price(p.price_per_minute, p.channel, 'chat')) * (p.chat_ms - p.chat_covered_ms)
             + (p.price_per_minute - usage_price(p.price_per_minute, p.channel, 'audio'))
               * (p.audio_ms - p.audio_covered_ms) else 0 end) / p.price_per_minute as most_ms
      from placed p
  ), measured as (
    select v.*, coalesce(v.proved_at > at - lease, false) as together,
           coalesce(not v.is_call or v.sound_at > at - sound_lease, false) as has_sound, g.ended_at as segment_end,
           v.billed_ms - coalesce(ms_between(g.started_at, g.ended_at), 0) as earlier_ms,
           -- A call that begins has a lease to connect.
           case when v.is_call and g.ended_at is null then greatest(0, ms_between(
             greatest(broken.off_at, v.billable_from, v.channel_changed_at + sound_lease), v.from_at)) else 0 end
             as unheard_ms
      from priced v
      left join billed_segments g on g.consultation_id = v.id and g.started_at = v.from_at
      -- Sound, a line or a seat broke off, and the clock ran on: what flowed uncharged counts to what may (S16), as at
      -- a stop (calls/unproven-at-stop.ts).
      left join lateral (
        select max(ended_at) as off_at from billed_segments
         where consultation_id = v.id and v.is_call and g.ended_at is null
      ) broken on true
  ), bounded as (
    select m.*,
           case when m.state = 'active' and m.consultant_spoke_at is not null and m.charged_until is not null then
             least(m.charged_until, m.voiced_until, m.from_at + (m.most_ms - m.earlier_ms) * interval '1 millisecond')
           end as to_at
      from measured m
  ), written as (
    insert into billed_segments as g (consultation_id, started_at, ended_at, channel)
    select id, from_at, to_at, usage from bounded where to_at > from_at and (segment_end is null or to_at > segment_end)
    on conflict (consultation_id, started_at) do update set ended_at = excluded.ended_at
    returning g.consultation_id, g.started_at, g.ended_at
  ), counted as (
    select b.*,
           case when w.ended_at is null then b.billed_ms
             else b.earlier_ms + ms_between(w.started_at, w.ended_at) end as total_ms,
           coalesce(w.ended_at, b.segment_end) as paid_until,
           b.unproven_media_ms + case when w.ended_at is null then 0 else b.unheard_ms end as all_unproven_ms
      from bounded b left join written w on w.consultation_id = b.id
  ), listened as (
    update presences p set heard_until = n.paid_until
      from counted n
     where p.consultation_id = n.id and p.role = 'client' and n.is_owed
       and n.total_ms >= paid_for_unpaid * n.unpaid_heard_ms and n.paid_until > n.heard_until
    returning n.id
  ), split as (
    select n.*, n.total_ms - n.billed_ms as more_ms,
           least(n.total_ms, n.covered_ms) - least(n.billed_ms, n.covered_ms) as more_covered_ms
      from counted n
  ), kept as (
    update consultations c
       set billed_ms = n.total_ms,
           audio_ms = c.audio_ms + (n.usage = 'audio')::int * n.more_ms,
           video_ms = c.video_ms + (n.usage = 'video')::int * n.more_ms,
           audio_covered_ms = c.audio_covered_ms + (n.usage = 'audio')::int * n.more_covered_ms,
           video_covered_ms = c.video_covered_ms + (n.usage = 'video')::int * n.more_covered_ms,
           usage_channel = n.usage, usage_from = n.new_usage_from, unproven_media_ms = n.all_unproven_ms,
           consultant_spoke_at = greatest(c.consultant_spoke_at, n.voice_at),
           consultant_typed_at = greatest(c.consultant_typed_at, n.typed_at),
           -- Typing after a silence in which nothing was typed: what lay before it is never charged.
           billable_from = greatest(c.billable_from, n.ahead_until,
             case when n.is_back or n.is_voice_back then clock_ms_up() end)
      from split n
     where c.id = n.id
       and (c.billed_ms <> n.total_ms or n.is_new_usage
         or n.ahead_until > coalesce(c.billable_from, '-infinity')
         or n.voice_at > coalesce(c.consultant_spoke_at, '-infinity')
         or n.typed_at > coalesce(c.consultant_typed_at, '-infinity'))
    returning c.id
  )
  select n.id, n.state, n.total_ms, n.most_ms - n.total_ms,
         case
           when n.state = 'accepted' and n.together and n.has_sound and not n.waits_for_client then 'activate'
           when n.state = 'paused' and n.paused_by is null and n.together and n.has_sound
             and (n.reason in ('connection', 'no_sound', 'sound_disputed')
               or greatest(n.consultant_spoke_at, n.voice_at) > n.paused_at)
             then 'resume'
           when n.state in ('accepted', 'paused') and n.media_window_until is not null and n.is_denied
             then 'audio_denial'
           when n.state in ('accepted', 'paused') and n.paused_by is null and n.together and n.is_call
             and not n.has_sound and n.is_connected and coalesce(n.media_window_until <= at, true)
             then 'prove_media'
           when n.state = 'active' and n.is_call and n.all_unproven_ms >= all_windows then 'prove_media'
           when n.state = 'active' and n.total_ms >= n.most_ms then 'end_of_funds'
           when n.state = 'active' and not n.awaits_confirmation and n.most_ms - n.total_ms < 300000
             and coalesce(n.hold_checked_at < at - interval '10 seconds', true)
             then 'hold'
         end,
         -- Until when the client may hear what is paid: after the second gap only while four times what was heard
         -- unpaid is charged.
         case when n.is_owed and n.total_ms < paid_for_unpaid * n.unpaid_heard_ms then n.heard_until
           else n.paid_until end,
         n.usage
    from counted n;
end $$;
