-- When the company was mailed that nobody else of the team could confirm it: from then whoever proposed it waits
-- before doing so alone. Null: somebody could.
alter table team_proposals add column company_told_at timestamptz;
alter table act_proposals add column company_told_at timestamptz;
