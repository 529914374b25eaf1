-- Which side fell away first when a clock stopped, beside the reason: on the consultation as it stands, and for good on
-- each event that pauses or ends it (money-and-time.md, S13). Events written before this have no side: not valid.
alter table consultations
  add column stop_side text check (stop_side in ('client', 'consultant', 'both', 'platform'));

alter table consultation_events
  add column stop_side text check (stop_side in ('client', 'consultant', 'both', 'platform')),
  add constraint stops_have_a_side check (
    (stop_side is not null)
      = (type = 'moved' and coalesce(fact ->> 'state' not in ('requested', 'accepted', 'active'), false))
  ) not valid;
