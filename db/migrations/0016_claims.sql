-- Money of a consultation that goes back to its client. By a rule, at once; or because a person of the team decided so.
-- At most one of each per consultation.
create table claims (
  id                     uuid primary key,
  consultation_id        uuid references consultations,
  client_id              uuid not null references people,
  way                    text not null check (way in ('rule', 'asked', 'team')),
  -- By a rule: which one. Asked for: what it is about, the client's own words, and until which day a person answers.
  rule                   text check (rule in ('cut_short', 'consultant_left', 'silence')),
  cause                  text check (cause in ('connection', 'silence', 'call', 'service', 'conduct', 'other')),
  words                  text check (length(words) between 1 and 4000),
  answer_by              date,
  asked_at               timestamptz not null,
  -- When the consultation was settled, while its earnings wait for the decision.
  earned_at              timestamptz,
  state                  text not null check (state in ('open', 'granted', 'part_granted', 'refused')),
  -- Why, in words that the client reads; null for a rule.
  reason                 text check (length(reason) between 1 and 1000),
  decided_by             uuid references people,
  decided_at             timestamptz,
  -- What went back: the n-th refund of the consultation, in centavos, how much of it as bonus; who bears the
  -- consultant's part of it.
  n                      integer check (n > 0),
  amount                 bigint not null default 0 check (amount >= 0),
  to_bonus               bigint not null default 0,
  bearer                 text check (bearer in ('consultant', 'platform')),
  platform_pays_again_at timestamptz,
  -- About whatever was settled, not a consultation alone: an answered written question, or a booking that was cancelled
  -- late. The team gives back without a request, too.
  question_id            uuid references written_questions,
  booking_id             uuid references bookings,
  subject_id             uuid not null generated always as (coalesce(consultation_id, question_id, booking_id)) stored,
  constraint claims_check check (to_bonus between 0 and amount),
  constraint claims_check1 check ((way = 'rule') = (rule is not null) and (way = 'asked') = (cause is not null
    and words is not null and answer_by is not null)),
  constraint claims_check2 check ((state = 'open') = (decided_at is null)),
  constraint claims_check3 check ((state in ('granted', 'part_granted')) = (amount > 0)
    and (amount > 0) = (n is not null and bearer is not null)),
  constraint claims_check4 check (way = 'rule' or (decided_at is null) = (decided_by is null and reason is null)),
  constraint claims_check5 check (state = 'open' or earned_at is null),
  constraint one_in_thirty_days check ((platform_pays_again_at is not null) = coalesce(rule = 'cut_short', false)
    and (platform_pays_again_at is null or platform_pays_again_at = asked_at + interval '720:00:00')),
  constraint platform_pays_for_fallen_lines check (rule <> 'cut_short' or bearer = 'platform'),
  -- Only the check itself reads the index of an exclusion constraint, never a query (docs/decisions/0117). The last
  -- condition holds for each row, and none that a query states implies it. The new index has every row.
  constraint once_in_thirty_days exclude using gist (client_id with =, tstzrange(asked_at,
    platform_pays_again_at) with &&) where ((platform_pays_again_at > asked_at)),
  constraint claims_one_subject check (num_nonnulls(consultation_id, question_id, booking_id) = 1),
  unique (subject_id, n),
  unique (subject_id, way)
);
create index claims_open on claims (answer_by, asked_at) where state = 'open';
create index claims_decided on claims (decided_at desc) where way = 'asked' and state <> 'open';
create index claims_paid_by_platform on claims (client_id, platform_pays_again_at)
  where platform_pays_again_at is not null;
create index claims_of_client on claims (client_id, asked_at desc);
-- Those with words, of one client and of one consultation, for the histories that a decision looks at.
create index claims_asked_by on claims (client_id) where way = 'asked';
create index claims_asked_about on claims (consultation_id) where way = 'asked';
-- The queue hears of each case that comes, moves or is decided, whichever domain writes it.
create trigger tell_queue after insert or update of state on claims
  for each row
  when (new.way = 'asked')
  execute function tell_queue();
