-- Consultations: who may speak and hear (money-and-time.md, S10 to S12).

-- When the consultant last typed without having sent it. That time is charged only when its message comes.
alter table consultations add column consultant_typed_at timestamptz;

-- How often this seat broke off: it was taken again, fell silent for longer than a lease, or stopped the clock by hand.
-- After the second time, what is said waits until the time in which it was said is proven.
alter table presences add column gaps int not null default 0 check (gaps >= 0);
