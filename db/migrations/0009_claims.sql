-- Claims: money of a consultation that goes back to its client. By a rule, at once; or because a person of the team
-- decided so. At most one of each per consultation.
create table claims (
  id              uuid primary key,
  consultation_id uuid not null references consultations,
  client_id       uuid not null references people,
  way             text not null check (way in ('rule', 'asked')),
  -- By a rule: which one. Asked for: what it is about, the client's own words, and until which day a person answers.
  rule            text check (rule in ('cut_short', 'consultant_left', 'silence')),
  cause           text check (cause in ('connection', 'silence', 'service', 'conduct', 'other')),
  words           text check (length(words) between 1 and 4000),
  answer_by       date,
  asked_at        timestamptz not null,
  -- When the consultation was settled, while its earnings wait for the decision.
  earned_at       timestamptz,
  state           text not null check (state in ('open', 'granted', 'part_granted', 'refused')),
  -- Why, in words that the client reads; null for a rule.
  reason          text check (length(reason) between 1 and 1000),
  decided_by      uuid references people,
  decided_at      timestamptz,
  -- What went back: the n-th refund of the consultation, in centavos, how much of it as bonus; who bears the
  -- consultant's part of it.
  n               integer check (n > 0),
  amount          bigint not null default 0 check (amount >= 0),
  to_bonus        bigint not null default 0 check (to_bonus between 0 and amount),
  bearer          text check (bearer in ('consultant', 'platform')),
  unique (consultation_id, way),
  unique (consultation_id, n),
  check ((way = 'rule') = (rule is not null)
         and (way = 'asked') = (cause is not null and words is not null and answer_by is not null)),
  check ((state = 'open') = (decided_at is null)),
  check ((state in ('granted', 'part_granted')) = (amount > 0)
         and (amount > 0) = (n is not null and bearer is not null)),
  check (way = 'rule' or (decided_at is null) = (decided_by is null and reason is null)),
  check (state = 'open' or earned_at is null)
);
create index claims_open on claims (answer_by, asked_at) where state = 'open';
create index claims_decided on claims (decided_at desc) where way = 'asked' and state <> 'open';
