-- consultations: a batch of messages for any rooms, in one statement: each gets its room's next number, or the reason
-- why not.
-- outcome: stored | known (same id, same words) | reused (same id, other words) | absent (no such room for this author)
-- | ended | skipped (somebody else holds the room's row: nothing was stored, the caller tries again). A held row would
-- otherwise stall the messages of all other rooms.
-- What was stored is announced to the other processes as a fact of the bus (src/platform/bus.ts), under the given
-- topic; 80 of them fit into a NOTIFY.
create or replace function store_messages(rooms uuid[], authors uuid[], ids uuid[], bodies text[], topic text)
returns table (place int, outcome text, message_seq bigint, said_at timestamptz, kind text)
language plpgsql as $$
#variable_conflict use_column
declare
  silence constant interval := interval '45 seconds';
  locked  uuid[];
begin
  locked := array(select id from consultations where id = any (rooms) order by id for update skip locked);

  return query
  with given as (
    select s.place::int, s.room, s.author, s.id, s.body, c.last_seq, c.ended_at,
           c.id <> all (locked) as skipped,
           case s.author when c.client_id then 'client' when c.consultant_id then 'consultant' end as kind,
           e.seq as known_seq, e.at as known_at, e.body as known_body
      from unnest(rooms, authors, ids, bodies) with ordinality as s (room, author, id, body, place)
      left join consultations c on c.id = s.room and c.state <> 'requested'
      -- One look by index for each message: without statistics a join here would read the whole table.
      left join lateral (
        select e.seq, e.at, e.body from consultation_events e
         where e.consultation_id = s.room and e.author_id = s.author and e.client_message_id = s.id limit 1
      ) e on true
  ), fresh as (
    select g.*, g.last_seq + row_number() over (partition by g.room order by g.place) as seq
      from given g where g.kind is not null and not g.skipped and g.known_seq is null and g.ended_at is null
  ), stored as (
    insert into consultation_events (consultation_id, seq, type, author_id, author_kind, client_message_id, body, at)
    select room, seq, 'message', author, kind, id, body, current_instant() from fresh
    returning consultation_id, seq, at, author_id
  ), counted as (
    select f.room, max(f.seq) as seq, bool_or(f.kind = 'consultant') as was_consultant from fresh f group by f.room
  ), kept as (
    update consultations c
       set last_seq = n.seq,
           consultant_spoke_at = case when n.was_consultant then current_instant() else c.consultant_spoke_at end,
           -- The first word, or a word after a silence: what lay before it is never charged.
           bill_from = case
             when n.was_consultant and coalesce(c.consultant_spoke_at < current_instant() - silence, true)
               then clock_ms_up()
             else c.bill_from end
      from counted n where c.id = n.room
    returning c.id
  ), rung as (
    select pg_notify('facts', json_build_object(
             'topic', topic, 'fact', json_build_object('type', 'stored', 'stored', r.stored))::text)
      from (select json_agg(json_build_array(n.consultation_id, n.seq, n.author_id)) as stored
              from (select s.*, row_number() over () as place from stored s) n group by (n.place - 1) / 80) r
  )
  select g.place,
         case when g.kind is null then 'absent'
              when g.skipped then 'skipped'
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
