-- Payments: one payment may be disputed several times (a mediation that becomes a chargeback), each a case of its own.

alter table payment_disputes
  add n integer not null default 1 check (n > 0),
  -- Centavos that the bank took when it was lost: what earlier cases took is not taken again.
  add taken bigint not null default 0 check (taken between 0 and amount),
  -- A person of the team closed it, and why.
  add closed_by uuid references people,
  add closed_for text check (length(closed_for) between 1 and 500),
  drop constraint payment_disputes_pkey,
  add primary key (payment_id, n),
  add unique (payment_id, gateway_id),
  add check ((closed_by is null) = (closed_for is null) and (closed_by is null or state <> 'opened'));
alter table payment_disputes alter n drop default;
