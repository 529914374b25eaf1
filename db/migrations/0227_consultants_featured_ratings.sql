-- Consultants: what people, each counted once, said of them with their own money.
create table consultant_featured_ratings (
  consultant_id uuid primary key references consultants,
  people integer not null check (people > 0),
  stars double precision not null check (stars between 1 and 5)
);
