-- consultants: what a card shows, at one instant, for everybody who was approved. `score`: the average with five
-- imaginary reviews of four stars. A program has its own price and no stars; lists of people leave out `is_automatic`
-- (test/programs-apart.test.ts).
create or replace function consultant_cards(at timestamptz) returns table (
  id uuid, name text, title text, rating double precision, review_count integer, description text,
  price_per_minute bigint, status text, portrait text, specialty text, score double precision,
  approved_at timestamptz, is_hidden boolean, languages text[],
  is_automatic boolean
)
  language sql stable parallel safe
  begin atomic
    select c.id, c.name, c.title,
      coalesce(round(r.rating_sum::numeric / r.review_count, 1), 0)::double precision,
      coalesce(r.review_count, 0), c.description, p.price_per_minute, now.status, c.portrait, c.specialty,
      (coalesce(r.rating_sum, 0) + 20)::double precision / (coalesce(r.review_count, 0) + 5),
      c.approved_at, c.hidden_from_featured_at is not null, c.languages, c.is_automatic
    from consultants c
    join consultant_presence(at) now on now.consultant_id = c.id
    join lateral (
      select price.price_per_minute from consultant_prices price
      where price.consultant_id = c.id and price.is_automatic = c.is_automatic and price.valid_from <= at
      order by price.valid_from desc limit 1
    ) p on true
    left join consultant_ratings r on r.consultant_id = c.id and not c.is_automatic
    where c.approved_at is not null;
  end;
