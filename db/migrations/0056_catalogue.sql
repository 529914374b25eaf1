-- Catalogue: what is answered in writing costs so many hundredths of what one answer costs with the consultant
-- (decision 188). Items that had a price of their own get a version without.
alter table catalogue_prices add column answer_percent integer check (answer_percent > 0),
  drop constraint catalogue_prices_check,
  add constraint priced_somehow check (price is not null or minutes is not null or answer_percent is not null);

insert into catalogue_prices (slug, version, bonus, since, answer_hours, answer_percent)
select p.slug, p.version + 1, p.bonus, current_instant(), case when p.answer_hours > 24 then p.answer_hours end,
  case when p.answer_hours > 24 then 350 else 100 end
from catalogue_prices p join catalogue_items i using (slug)
where i.kind = 'written' and p.version = (select max(version) from catalogue_prices l where l.slug = p.slug);

-- Bundles of answers of one consultant. Their count stands where packages have minutes.
alter table catalogue_items drop constraint catalogue_items_kind_check,
  add constraint catalogue_items_kind_check check (kind in ('credits', 'package', 'plan', 'single', 'subscription',
    'written', 'answers', 'gift_card'));
alter table catalogue_orders drop constraint catalogue_orders_kind_check, drop constraint with_somebody,
  drop constraint balance_buys_use,
  add constraint catalogue_orders_kind_check check (kind in ('credits', 'package', 'plan', 'single', 'subscription',
    'written', 'answers', 'gift_card')),
  add constraint with_somebody check ((kind in ('single', 'written', 'answers')) = (consultant_id is not null)
    and (consultant_id is null) = (channel is null)),
  add constraint balance_buys_use check (from_balance = 0 and reserved = 0
    or kind in ('package', 'plan', 'single', 'written', 'answers'));
alter table catalogue_coupons drop constraint catalogue_coupons_kinds_check,
  add constraint catalogue_coupons_kinds_check check (cardinality(kinds) > 0 and kinds <@ array['credits', 'package',
    'plan', 'single', 'subscription', 'written', 'answers', 'gift_card']);
