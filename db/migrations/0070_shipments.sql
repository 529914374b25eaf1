-- Whoever looks at the team's queue hears what comes, moves and ends in the shop (src/domains/team/queue/kinds).
create trigger tell_queue after insert or update of state, cancel_asked_at on shipments
  for each statement execute function tell_queue();
create trigger tell_queue after insert or update of state, postage_code, arrived_at, arrival_denied_at on shipment_returns
  for each statement execute function tell_queue();
create trigger tell_queue after insert on catalogue_goods_refunds
  for each statement execute function tell_queue();
