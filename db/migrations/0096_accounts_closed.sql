-- accounts: an account that was closed keeps its row, for the books, and nobody in it.
alter table people
  add column closed_at timestamptz,
  add constraint nobody_in_a_closed_account check (
    closed_at is null or (password_hash is null and phone is null and born_on is null and last_name = ''));
