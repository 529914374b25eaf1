-- A row once the site sells: the team opened it when what the law asks for was there (decision 185).
create table selling_openings (
  is_open   boolean primary key default true check (is_open),
  opened_at timestamptz not null
);
