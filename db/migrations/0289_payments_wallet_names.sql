-- Payments: which entry of suspense was credited as this payment. Wallet: kept minutes are minutes with a later end.
alter table payments rename column entry_id to suspense_entry_id;
alter table payments rename constraint payments_entry_id_fkey to payments_suspense_entry_id_fkey;
alter table payments rename constraint payments_entry_id_key to payments_suspense_entry_id_key;
alter table minute_packs rename column is_kept to is_extended;
