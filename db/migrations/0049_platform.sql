-- Who answers for the site (Decreto 7.962/2013, art. 2º). The last row counts; papers keep the one of when they were
-- issued.
create table company_versions (
  id         bigint generated always as identity primary key,
  legal_name text not null check (length(legal_name) between 3 and 150),
  -- Empty: it trades under its legal name.
  trade_name text not null check (length(trade_name) <= 100),
  cnpj       text not null check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  -- Street, number, floor; then quarter, city, state and CEP.
  street     text not null check (length(street) between 3 and 150),
  locality   text not null check (length(locality) between 3 and 150),
  phone      text not null check (length(phone) between 8 and 30),
  email      text not null check (length(email) between 3 and 254),
  hours      text not null check (length(hours) between 3 and 100),
  set_at     timestamptz not null
);
create index company_versions_by_time on company_versions (set_at);
create trigger append_only before update or delete or truncate on company_versions
  for each statement execute function refuse_change();
