-- payments: whether the bank had named the CPF of a manual transfer as a payer of this person's.
alter table payment_withdrawals add column is_payer_known boolean not null default false;
