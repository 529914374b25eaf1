-- Whatever waits for a second member of the team is one table: money that is given by judgement, acts on a person, and
-- what comes. Which kinds there are is the application's (src/domains/accounts/proposals.rules.ts).
alter table team_proposals rename column receiver_id to person_id;
alter table team_proposals drop constraint team_proposals_kind_check;
alter table team_proposals add constraint team_proposals_kind_check check (kind ~ '^[a-z_]{1,40}$');
alter table team_proposals alter column amount drop not null;

alter table team_proposals add column expires_at timestamptz;
update team_proposals set expires_at = proposed_at + interval '7 days';
alter table team_proposals alter column expires_at set not null;
alter table team_proposals add constraint proposals_expire check (expires_at > proposed_at);

-- Nobody decides what expires, and the log says when it was decided from the machine.
alter table team_proposals drop constraint team_proposals_check1;
alter table team_proposals add constraint decided_whole
  check (num_nulls(decided_at, outcome) in (0, 2) and (outcome is not null or decided_by is null));
alter table team_proposals drop constraint team_proposals_outcome_check;
alter table team_proposals add constraint team_proposals_outcome_check
  check (outcome in ('confirmed', 'refused', 'withdrawn', 'expired'));

insert into team_proposals (id, kind, subject_id, person_id, input, reason, proposed_by, proposed_at, expires_at,
  company_told_at, decided_by, decided_at, outcome)
select id, act, person_id::text, person_id, details, reason, proposed_by, proposed_at, expires_at,
  company_told_at, decided_by, decided_at, outcome
from act_proposals;
drop table act_proposals;

drop index team_proposals_by_time;
alter index team_proposals_to rename to team_proposals_of_person;
alter table team_proposals rename constraint team_proposals_receiver_id_fkey to team_proposals_person_id_fkey;
