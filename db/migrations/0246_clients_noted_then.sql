-- Clients: what a note said after each time together, so that a consultant sees what was noted then. One row per
-- consultation that had begun when the note was saved last; a null consultation: before the first one.

create table client_note_times (
  consultant_id uuid not null references consultants (id),
  client_id uuid not null references people (id),
  -- Not a reference: checking it would hold the room's row, and the meter skips it.
  consultation_id uuid,
  -- When that consultation was accepted: the order of the times.
  since timestamptz not null,
  body text not null check (char_length(body) <= 4000),
  unique nulls not distinct (consultant_id, client_id, consultation_id)
);
create index client_note_times_of_client on client_note_times (client_id);

-- What is written already was noted in the latest consultation before it was changed.
insert into client_note_times (consultant_id, client_id, consultation_id, since, body)
select n.consultant_id, n.client_id, c.id, coalesce(c.accepted_at, '-infinity'), n.body
from client_notes n left join lateral (
  select c.id, c.accepted_at from consultations c
  where c.consultant_id = n.consultant_id and c.client_id = n.client_id and c.accepted_at <= n.changed_at
  order by c.accepted_at desc limit 1
) c on true
where n.body <> '';
