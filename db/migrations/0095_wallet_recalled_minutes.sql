-- Minutes bought for a consultant whom their owner meets no more: they become credit as soon as nothing reserves or
-- freezes them.
alter table minute_packs add column recalled_at timestamptz;

create index minute_packs_for_consultant on minute_packs (consultant_id)
  where closed_at is null and consultant_id is not null;
