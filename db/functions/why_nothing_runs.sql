-- consultations: why nothing of a room's time is charged, its seats apart; null: something is. kept_at: the last word
-- or voice that keeps the clock running. The same rule as whyNothingRuns. One expression, so that queries inline it.
create or replace function why_nothing_runs(
  state text, reason text, channel text, paused_at timestamptz, kept_at timestamptz, at timestamptz
) returns text language sql stable as $$
  select case
    when state in ('requested', 'accepted') then 'not_begun'
    when state = 'paused' then
      case when reason in ('silence', 'voice_disputed', 'client_quiet') and coalesce(kept_at <= paused_at, true)
        then 'silence' else 'stopped' end
    when state <> 'active' then 'over'
    when kept_at is null then 'not_begun'
    when channel = 'chat' and kept_at + interval '45 seconds' < at then 'typing'
  end
$$;
