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
