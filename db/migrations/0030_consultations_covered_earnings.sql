-- What the consultant earned for the time that minutes covered, in centavos; written when it ends.
alter table consultations add column covered_earnings bigint not null default 0 check (covered_earnings >= 0);
