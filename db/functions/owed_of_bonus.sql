-- wallet: how many of a bonus's unspent centavos its purchase owes. They counted as spent when the bank took a part of
-- the purchase, and came back since. A job takes them for the debt; until then nobody spends them.
create or replace function owed_of_bonus(b bonuses) returns bigint language sql stable as $$
  select case when b.repaid > 0 and b.unspent > 0 and b.taken_back_at is null then coalesce(
    (select least(b.unspent, b.repaid, case when b.paid is not null then sum(d.amount - d.paid) end)
      from wallet_debts d where d.payment_id = b.payment_id and d.paid < d.amount having count(*) > 0), 0) else 0 end
$$;
