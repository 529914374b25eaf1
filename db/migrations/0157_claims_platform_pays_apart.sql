-- Claims: only the check itself reads the index of an exclusion constraint, never a query (docs/decisions/0117). The
-- last condition holds for each row, and none that a query states implies it. The new index has every row.
alter table claims
  drop constraint once_in_thirty_days,
  add constraint once_in_thirty_days
    exclude using gist (client_id with =, tstzrange(asked_at, platform_pays_again_at) with &&)
    where (platform_pays_again_at > asked_at);
create index claims_paid_by_platform on claims (client_id, platform_pays_again_at)
  where platform_pays_again_at is not null;
