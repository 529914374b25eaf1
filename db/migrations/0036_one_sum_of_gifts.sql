-- team: goodwill counts with everything else that is given by judgement, and waits where that waits.
insert into judged_gifts (id, kind, subject_id, receiver_id, amount, given_by, seconded_by, given_at)
select id, 'goodwill', coalesce(claim_id, message_id)::text, person_id, amount, given_by, seconded_by, given_at
  from goodwill;
drop index goodwill_by_giver;

insert into team_proposals (id, kind, subject_id, input, reason, receiver_id, amount, proposed_by, proposed_at,
  decided_by, decided_at, outcome)
select id, 'goodwill', details->>'caseId', details || jsonb_build_object('id', person_id, 'actId', id, 'reason', reason),
    reason, person_id, (details->>'amountCents')::bigint, proposed_by, proposed_at, decided_by, decided_at, outcome
  from act_proposals where act = 'goodwill'
  on conflict do nothing;
delete from act_proposals where act = 'goodwill';
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
