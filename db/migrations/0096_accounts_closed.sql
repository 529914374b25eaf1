-- accounts: an account that was closed keeps its row, for the books, and nobody in it.
alter table people
  add column closed_at timestamptz,
  add constraint nobody_in_a_closed_account check (
    closed_at is null or (password_hash is null and phone is null and born_on is null and last_name = ''));

-- Money that comes to it waits for the team, and goes back to its origin.
alter table payment_mismatches
  drop constraint known_reason,
  add constraint known_reason
    check (reason in ('amount', 'currency', 'reference', 'account', 'final_state', 'closed', 'unknown'));

create index mails_by_recipient on mails (recipient);
create index contact_messages_of_sender on contact_messages (email);
create index sessions_by_begin on sessions (created_at);

-- A testimonial is published with its author's consent: it stays as it was written, and goes with the account.
drop trigger append_only on testimonials;
drop trigger append_only on testimonial_decisions;
create trigger append_only before update or truncate on testimonials for each statement execute function refuse_change();
create trigger append_only before update or truncate on testimonial_decisions
  for each statement execute function refuse_change();
