-- catalogue: which version of an item's price is in force at an instant; null: none yet. What was undone never is.
create or replace function price_version_at(item text, at timestamptz) returns integer
  language sql stable parallel safe
  begin atomic
    select p.version from catalogue_prices p
      where p.slug = item and p.since <= at
        and not exists (select from catalogue_undone_prices u where u.slug = p.slug and u.version = p.version)
      order by p.since desc, p.version desc limit 1;
  end;
