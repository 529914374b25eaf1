-- Consultations: what a seat may have heard without paying (docs/decisions/0025).

-- Since its second gap, the milliseconds before each further one that its person could hear and nobody proved; and
-- until when the client may hear, which follows the charged time while that is at least four times as much.
alter table presences add column broken_ms bigint not null default 0 check (broken_ms >= 0), add column heard_until timestamptz;
create trigger break_off before update of gaps on presences
  for each row when (new.gaps > old.gaps) execute function record_gap();
