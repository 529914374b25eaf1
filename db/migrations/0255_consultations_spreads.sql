-- consultations: what lies on the table of a room. Its acts are events of the room's own sequence; here is the seed
-- that the platform chose before anybody shuffled, which nobody reads while the spread is not over.
create table consultation_spreads (
  id uuid primary key,
  consultation_id uuid not null references consultations (id),
  seed text not null constraint consultation_spreads_seed_check check (seed ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz not null,
  -- Its last piece was turned, or the consultant put it away.
  ended_at timestamptz,
  constraint consultation_spreads_check check (ended_at >= opened_at)
);
create index consultation_spreads_by_consultation on consultation_spreads (consultation_id);
create unique index one_spread_at_a_time on consultation_spreads (consultation_id) where ended_at is null;

create index consultation_table_events on consultation_events (consultation_id, seq) where type = 'table';
-- A piece is turned once, and a line is thrown once.
create unique index consultation_pieces_once on consultation_events
  ((fact #>> '{table,spread}'), (fact #>> '{table,place}'))
  where type = 'table' and fact #>> '{table,act}' in ('turned', 'thrown');
alter table consultation_events add constraint table_acts_have_an_author check (
  (type = 'table') = (fact ? 'table') and (type <> 'table' or author_id is not null)
) not valid;
alter table consultation_events validate constraint table_acts_have_an_author;
