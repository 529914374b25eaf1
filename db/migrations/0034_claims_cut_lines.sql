-- Claims: the platform pays for a consultation in which lines fell at once once in thirty days for a client
-- (docs/decisions/0026).

alter table claims add column platform_pays_again_at timestamptz;
alter table claims add constraint one_in_thirty_days check (
  (platform_pays_again_at is not null) = coalesce(rule = 'cut_short', false)
    and (platform_pays_again_at is null or platform_pays_again_at = asked_at + interval '720 hours')
);
alter table claims add constraint once_in_thirty_days
  exclude using gist (client_id with =, tstzrange(asked_at, platform_pays_again_at) with &&)
  where (platform_pays_again_at is not null);
alter table claims add constraint platform_pays_for_fallen_lines check (rule <> 'cut_short' or bearer = 'platform');
