-- Minutes bought for a consultant whom their owner meets no more: they become credit as soon as nothing reserves or
-- freezes them.
alter table minute_packs add column recalled_at timestamptz;
