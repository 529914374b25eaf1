-- Written questions: what an answer says, three words at a time, to find copies; an answer that came too late and cost
-- nothing (decision 188).
alter table written_questions add column answer_shingles integer[],
  add column answered_late_at timestamptz,
  add constraint late_is_after_the_deadline check (
    answered_late_at is null or state = 'missed' and answered_late_at >= due_at and answer <> '');

alter table written_question_events drop constraint written_question_events_type_check,
  add constraint written_question_events_type_check check (type in ('unsent', 'asked', 'answered', 'declined', 'missed',
    'given_up', 'lapsed', 'taken_back', 'warned_half', 'warned_soon', 'answered_late'));

-- What a client asks once about an answer, within two days of it. Unanswered, half of what the answer cost comes back.
create table clarifications (
  question_id uuid primary key references written_questions (id),
  asked       text not null check (char_length(asked) between 1 and 500),
  asked_at    timestamptz not null,
  due_at      timestamptz not null check (due_at > asked_at),
  held_at     timestamptz,
  answer      text check (char_length(answer) between 1 and 5000),
  answered_at timestamptz check (answered_at < due_at),
  lapsed_at   timestamptz check (lapsed_at >= due_at),
  constraint answered_with_words check ((answer is null) = (answered_at is null)),
  constraint ends_once check (num_nonnulls(answered_at, lapsed_at) <= 1)
);
create index clarifications_open on clarifications (due_at) where answered_at is null and lapsed_at is null;
create index clarifications_lapsed on clarifications (lapsed_at) where lapsed_at is not null;
create trigger append_only before delete or truncate on clarifications for each statement execute function refuse_change();
create trigger clarifications_stay before update on clarifications for each row execute function keep_clarification();

alter table claims drop constraint claims_rule_check,
  add constraint claims_rule_check check (rule in ('cut_short', 'consultant_left', 'silence', 'unclarified'));

-- A question that an answer of a bundle pays holds no credit: what it holds is a part of that grant.
alter table written_questions add column from_bundle boolean not null default false,
  add constraint a_bundle_holds_no_credit check (not from_bundle or held = 0);
alter table grants drop constraint minutes_have_a_plan,
  add constraint minutes_have_a_plan check ((kind = 'minutes') = (plan is not null)
    and plan in ('package', 'plan', 'subscription', 'single', 'welcome', 'answers'));
