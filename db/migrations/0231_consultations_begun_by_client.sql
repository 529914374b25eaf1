-- consultations: where a program attends, nothing begins before its client presses "Começar a consulta", and only the
-- client's presses and words keep the clock running (decision 153).
alter table consultations add column begin_confirmed_at timestamptz;
-- When the client last pressed or wrote there: what `consultant_spoke_at` is where a person attends.
alter table consultations add column client_kept_at timestamptz;
update consultations set begin_confirmed_at = started_at where is_automatic and started_at is not null;
update consultations set client_kept_at = consultant_spoke_at where is_automatic and ended_at is null;
alter table consultations add constraint a_program_waits_for_its_client
  check (not is_automatic or started_at is null or begin_confirmed_at is not null);
