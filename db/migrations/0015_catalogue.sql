/* What is sold beside credits by the minute. Editable; what somebody sees is what is kept here. */
create table catalogue_items (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null check (kind in ('package', 'plan', 'subscription', 'written')),
  title text not null,
  summary text not null,
  price bigint not null check (price > 0),
  /* Minutes of conversation; none for what is not counted in minutes. */
  minutes integer check (minutes > 0),
  consultations integer check (consultations > 0),
  position integer not null,
  changed_at timestamptz not null,
  check ((kind in ('package', 'plan')) = (minutes is not null))
);
