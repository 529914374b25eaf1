-- When the client was told that recalled minutes became credit.
alter table minute_packs add column recall_told_at timestamptz;

create index minute_packs_to_tell on minute_packs (closed_at)
  where recalled_at is not null and closed_at is not null and returned > 0 and recall_told_at is null;

-- What the sweep of each minute asks for beside those that expired: few, wherever they end.
create index minute_packs_ending_early on minute_packs (id)
  where closed_at is null and reserved_ms = 0 and (recalled_at is not null or lost_at is not null);
