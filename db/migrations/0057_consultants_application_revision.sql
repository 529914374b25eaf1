-- An application may be corrected until it is decided. The team decides about the text that it read: each correction
-- has the next revision, and a decision about an earlier one is refused.
alter table consultants add column application_revision integer not null default 1 check (application_revision > 0);
