-- Reviews: those of consultations without the client's own money (docs/decisions/0026).

-- What paid for the consultation instead: free minutes, bonus, or nothing was charged. Null: own money.
alter table reviews add column gift text check (gift in ('minutes', 'bonus', 'nothing'));

-- Published, and not counted in score and order before R$ 10,00 of the client's own money was captured. A row goes when
-- its review is counted.
create table uncounted_reviews (
  review_id uuid primary key references reviews,
  client_id uuid not null references people
);
create index uncounted_reviews_of_client on uncounted_reviews (client_id);
