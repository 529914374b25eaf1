-- consultations: a batch of messages for any rooms, in one statement: each gets its room's next number, or the reason
-- why not. Each comes over a connection that took a seat, with that seat's newest proof (null: it has no seat).
create or replace function store_messages(
  rooms uuid[], authors uuid[], ids uuid[], bodies text[], connections bigint[], proved timestamptz[],
  -- Of the other seat where the same process has it: the database's own proof may be seconds older.
  other_connections bigint[], other_proved timestamptz[], topic text
)
returns table (
  -- kind: who wrote it. `automatic`: the consultant's side where a program attends; `prepared`: a reply that was saved
  -- before the request, with no other letter or digit.
  place int, outcome text, message_seq bigint, said_at timestamptz, kind text, listener bigint, is_owed boolean
  -- listener: the connection in the other seat, the only one that may hear this. is_owed: that seat broke off twice,
  -- and hears only what is proven to be paid.
)
language plpgsql as $$
#variable_conflict use_column
declare
  lease          constant interval := interval '6 seconds';
  silence        constant interval := interval '45 seconds';
  most_early     constant int := 3;
  -- Typing is charged with its message: a second for every two characters, at most so long.
  per_character  constant interval := interval '0.5 seconds';
  longest_typing constant interval := interval '180 seconds';
  -- Marks on one letter, beyond those that it is written with.
  stacked        constant text := '[\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]+';
  locked         uuid[];
  passed_over    uuid[];
  -- Not `at`: events have a column of that name.
  stored_at      timestamptz;
begin
  locked := array(select id from consultations where id = any (rooms) order by id for update skip locked);
  passed_over := array(select unnest(rooms) except select unnest(locked));
  stored_at := current_instant();

  return query
  with given as (
    select s.place::int, s.room, s.author, s.id, s.body, c.last_seq, c.ended_at,
           c.id = any (passed_over) as skipped, c.state,
           -- In a silence, the next message of whoever keeps the clock is what ends it.
           why.nothing_runs = 'silence'
             and s.author = case when c.is_automatic then c.client_id else c.consultant_id end as ends_silence,
           keeper.at as kept_at, case when not c.is_automatic then c.consultant_typed_at end as typed_at,
           c.is_automatic and s.author = c.client_id and c.begin_confirmed_at is not null as is_kept_by_client,
           why.nothing_runs,
           case s.author when c.client_id then 'client'
             when c.consultant_id then case when c.is_automatic then 'automatic'
               when own.typed = '' then 'prepared'
               else 'consultant' end end as kind,
           coalesce(own.typed, s.body) as typed,
           coalesce(mine.connection = s.connection and greatest(
             mine.proved_at, case when s.proved >= mine.joined_at then s.proved end) > stored_at - lease, false) as is_there,
           case when c.state = 'accepted' or c.state = 'active' and c.consultant_spoke_at is null then (
             select count(*) from consultation_events e
              where e.consultation_id = s.room and e.author_id = s.author and e.client_message_id is not null
           ) end as said_before,
           s.author = c.client_id or greatest(
             coalesce(other.proved_at, other.joined_at),
             case when other.connection = s.other_connection and s.other_proved >= other.joined_at then s.other_proved end
           ) > stored_at - lease as is_paid,
           row_number() over (partition by s.room, s.author order by s.place) as turn,
           other.connection as listener, other.gaps >= 2 as is_owed,
           e.seq as known_seq, e.at as known_at, e.body as known_body
      from unnest(rooms, authors, ids, bodies, connections, proved, other_connections, other_proved)
           with ordinality as s (
             room, author, id, body, connection, proved, other_connection, other_proved, place
           )
      left join consultations c on c.id = s.room and c.state <> 'requested'
      -- Whose words keep the clock running, end a silence and pay for typing: where a program attends its client's,
      -- once they have pressed to begin (decision 153).
      left join lateral (
        select case when c.is_automatic then c.client_kept_at else c.consultant_spoke_at end as at
      ) keeper on true
      left join lateral (
        select why_nothing_runs(c.state, c.reason, c.current_channel, c.paused_at, keeper.at, stored_at) as nothing_runs
      ) why on true
      left join presences mine on mine.consultation_id = c.id
           and mine.role = case s.author when c.client_id then 'client' else 'consultant' end
      left join presences other on other.consultation_id = c.id
           and other.role = case s.author when c.client_id then 'consultant' else 'client' end
      -- Most consultants wrote nothing beforehand: nothing is called for them.
      left join lateral (
        select typed_part(c.consultant_id, s.body, c.requested_at) as typed
         where s.author = c.consultant_id and not c.is_automatic
           and exists (
             select from consultant_quick_replies q
              where q.consultant_id = c.consultant_id and q.saved_at <= c.requested_at
           )
      ) own on true
      -- One look by index for each message: without statistics a join here would read the whole table.
      left join lateral (
        select e.seq, e.at, e.body from consultation_events e
         where e.consultation_id = s.room and e.author_id = s.author and e.client_message_id = s.id limit 1
      ) e on true
  ), judged as (
    select g.*,
           case when g.kind is null then 'absent'
                -- Somebody else holds the room's row: the caller tries again, and no other room waits.
                when g.skipped then 'skipped'
                -- The same id with the same words, or with others.
                when g.known_seq is not null then case when g.known_body = g.body then 'known' else 'reused' end
                when g.ended_at is not null then 'ended'
                -- The author's seat has no fresh proof.
                when not g.is_there then 'not_there'
                -- Three each, before the consultation begins.
                when g.state = 'accepted' and g.said_before + g.turn > most_early then 'first_words_said'
                -- Starts no clock, ends no silence and is never charged: taken while a word is charged, or as one of
                -- the three that greet. Final, so that it does not hold back what is written next.
                when g.kind = 'prepared' and (
                  g.nothing_runs in ('silence', 'typing')
                  or g.state = 'active' and g.said_before + g.turn > most_early
                ) then 'prepared_in_silence'
                when g.state = 'accepted' or g.state = 'active' and g.is_paid or g.ends_silence and g.turn = 1
                  then 'stored'
                -- Also what the consultant says a lease after the client's last proof: nobody pays for it.
                else 'clock_stopped' end as outcome
      from given g
  ), numbered as (
    select j.*, j.last_seq + sum((j.outcome = 'stored')::int) over (partition by j.room order by j.place) as seq
      from judged j
  ), stored as (
    insert into consultation_events (consultation_id, seq, type, author_id, author_kind, client_message_id, body, at)
    select room, seq, 'message', author, kind, id, body, stored_at from numbered where outcome = 'stored'
    returning consultation_id, seq, author_id
  ), counted as (
    select n.room, max(n.seq) as seq, max(n.kept_at) as kept_at, max(n.typed_at) as typed_at,
           bool_or(n.kind = 'automatic' and seen.is_speech) as has_program_words,
           (array_agg(n.typed order by n.place)
             filter (where (n.kind = 'consultant' or n.is_kept_by_client) and seen.is_speech))[1] as first_words
      from numbered n
      -- What nobody sees is no speech. Hardly any message has to be looked through for it.
      cross join lateral (
        select n.kind <> 'prepared' and (n.typed ~ '[!-~]' or visible_part(n.typed) <> '') as is_speech
      ) seen
     where n.outcome = 'stored' group by n.room
  ), kept as (
    update consultations c
       set last_seq = n.seq,
           consultant_spoke_at = case when n.has_program_words or n.first_words is not null and not c.is_automatic
             then stored_at else c.consultant_spoke_at end,
           client_kept_at = case when n.first_words is not null and c.is_automatic then stored_at
             else c.client_kept_at end,
           billable_from = case
             when n.first_words is null or stored_at <= n.kept_at + silence then c.billable_from
             -- The first word, or a word after a silence: what lay before it is never charged.
             when n.kept_at is null or stored_at > greatest(n.kept_at, n.typed_at) + silence
               then greatest(c.billable_from, clock_ms_up())
             -- A word that was being typed since the silence began: its typing is charged now.
             else greatest(
               c.billable_from, date_trunc('milliseconds', n.kept_at + silence),
               clock_ms_up() - least(
                 char_length(regexp_replace(normalize(visible_part(n.first_words)), stacked, '', 'g')) * per_character,
                 longest_typing))
           end
      from counted n where c.id = n.room
    returning c.id
  ), rung as (
    -- To the other processes, as a fact of the bus (src/platform/bus.ts); 80 messages fit into a NOTIFY.
    select pg_notify('facts', json_build_object(
             'topic', topic, 'fact', json_build_object('type', 'stored', 'stored', r.stored))::text)
      from (select json_agg(json_build_array(n.consultation_id, n.seq, n.author_id)) as stored
              from (select s.*, row_number() over () as place from stored s) n group by (n.place - 1) / 80) r
  )
  -- Nothing is joined to what was stored: such a join goes through a batch once for each of its messages.
  select n.place, n.outcome, case n.outcome when 'stored' then n.seq else n.known_seq end,
         case n.outcome when 'stored' then stored_at else n.known_at end, n.kind, n.listener, coalesce(n.is_owed, false)
    from numbered n
   where (select count(*) from rung) >= 0
   order by n.place;
end $$;
