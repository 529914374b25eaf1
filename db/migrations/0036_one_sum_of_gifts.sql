-- team: goodwill counts with everything else that is given by judgement, and waits where that waits.
drop index goodwill_by_giver;
create index team_proposals_to on team_proposals (receiver_id, proposed_at);

-- Whoever has nobody else confirms their own after 72 hours, and the company was told: both names are then one.
alter table act_proposals drop constraint confirmed_by_another;
alter table restraints drop constraint restraints_check1;
alter table consultant_commissions drop constraint consultant_commissions_check;

-- The queue hears of what waits for a second person, of reports, and of reviews that somebody reads first.
create trigger tell_queue after insert or update of outcome on team_proposals
  for each statement execute function tell_queue();
create trigger tell_queue after insert or update of outcome on act_proposals
  for each statement execute function tell_queue();
create trigger tell_queue after insert or update of verdict on moderation_reports
  for each statement execute function tell_queue();
create trigger tell_queue after insert or update of verdict on held_reviews
  for each statement execute function tell_queue();
create trigger tell_queue after insert or update of verdict on review_objections
  for each statement execute function tell_queue();
