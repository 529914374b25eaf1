-- Whoever wishes receives people for their five free minutes; the platform pays for them (docs/decisions/0040).
alter table consultants add column accepts_welcome boolean not null default false;
