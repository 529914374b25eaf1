-- team: the queue hears of each case that comes, moves or is decided, whichever domain writes it.
create trigger tell_queue after insert or update of state on claims
  for each row when (new.way = 'asked') execute function tell_queue();
create trigger tell_queue after insert on contact_messages for each statement execute function tell_queue();
create trigger tell_queue after insert on contact_closings for each statement execute function tell_queue();
create trigger tell_queue after insert on testimonials for each statement execute function tell_queue();
create trigger tell_queue after insert on testimonial_decisions for each statement execute function tell_queue();
create trigger tell_queue after insert or update of applied_at, approved_at on consultants
  for each statement execute function tell_queue();
create trigger tell_queue after insert or update of answered_at on consultant_refusals
  for each statement execute function tell_queue();
create trigger tell_queue after update of state on payment_withdrawals for each statement execute function tell_queue();
create trigger tell_queue after update of state on payouts for each statement execute function tell_queue();
create trigger tell_queue after insert or update of resolved_at on payment_mismatches
  for each statement execute function tell_queue();
create trigger tell_queue after insert or update of state on payment_disputes
  for each statement execute function tell_queue();
create trigger tell_queue after update of ended_at on payment_reconciliations
  for each statement execute function tell_queue();
