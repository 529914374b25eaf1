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
