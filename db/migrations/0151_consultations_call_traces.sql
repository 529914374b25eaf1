-- Consultations: what the two browsers of a call told of it, for the team (decision 113). Never what was said, and no
-- address. `n` counts the entries of a side; at most 400 of each are kept, and none longer than ninety days unless a
-- claim is open. Without a foreign key: its check would lock the rooms of a whole batch against the meter.
create table call_traces (
  consultation_id uuid not null,
  role text not null check (role in ('client', 'consultant')),
  n int not null check (n > 0),
  -- By the database's clock.
  at timestamptz not null,
  part text not null check (part in ('link', 'microphone', 'camera', 'quality', 'network')),
  state text check (length(state) between 1 and 20),
  -- Percent, milliseconds, thousands of bits a second.
  lost int check (lost between 0 and 100),
  lost_there int check (lost_there between 0 and 100),
  round_trip_ms int check (round_trip_ms between 0 and 60000),
  jitter_ms int check (jitter_ms between 0 and 60000),
  received_kbps int check (received_kbps between 0 and 100000),
  sent_kbps int check (sent_kbps between 0 and 100000),
  path text check (path in ('relay', 'direct')),
  transport text check (transport in ('udp', 'tcp', 'tls')),
  primary key (consultation_id, role, n),
  constraint a_state_or_figures check (
    case part when 'network' then state is null and lost is not null and received_kbps is not null
      and sent_kbps is not null
    else state is not null and lost is null and received_kbps is null end)
);

-- Erased by age.
create index call_traces_by_age on call_traces (at);
