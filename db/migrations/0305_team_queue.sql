-- team: who has a case of the queue, and until when it rests. The case itself is a row of its own domain; what is
-- written here before the case began to wait counts no longer.
create table queue_holds (
  kind          text not null check (kind ~ '^[a-z_]{1,30}$'),
  case_id       uuid not null,
  taken_by      uuid references people,
  taken_at      timestamptz,
  snoozed_until timestamptz,
  moved_at      timestamptz not null,
  primary key (kind, case_id),
  check ((taken_by is null) = (taken_at is null)),
  check (snoozed_until > moved_at)
);
create index queue_holds_by_time on queue_holds (moved_at);

-- What waits, and what the team decided, is found by an index.
create index consultants_in_review on consultants (applied_at) where approved_at is null;
create index contact_messages_to_close on contact_messages (received_at) where subject = 'closing';
create index payouts_with_the_team on payouts (asked_at) where state in ('processing', 'unknown');
create index payment_reconciliations_ended on payment_reconciliations (gateway, asked_at desc) where ended_at is not null;
create index people_of_team on people (id) where role = 'admin';
create index security_events_by_kind on security_events (kind, at, id);
