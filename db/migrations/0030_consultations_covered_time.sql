-- What the consultant earned for the time that minutes covered, in centavos; written when it ends. Whether minutes of
-- packages may cover it is agreed with the request, like the price.
alter table consultations
  add column covered_earnings bigint not null default 0 check (covered_earnings >= 0),
  add column accepts_packages boolean not null default true;
