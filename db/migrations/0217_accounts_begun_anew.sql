-- Accounts: an account whose address nobody had confirmed may be somebody else's work. Since when it is its owner's: a
-- mailed link for a new password was the first proof of the address. Null: it always was.
alter table people add column begun_anew_at timestamptz;
