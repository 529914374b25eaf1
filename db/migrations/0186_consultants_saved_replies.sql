-- Consultants: a reply counts as written beforehand only in a consultation that was requested after it was saved.
alter table consultant_quick_replies add column saved_at timestamptz not null default 'epoch';
alter table consultant_quick_replies alter column saved_at drop default;
