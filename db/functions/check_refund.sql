-- payments: L10, whoever writes: what is being refunded or was refunded is never more than what was paid.
-- Money in suspense was never credited and does not count.
create or replace function check_refund() returns trigger language plpgsql as $$
begin
  if new.source <> 'suspense' and (
      select coalesce(sum(r.amount), 0) from payment_refunds r
      where r.payment_id = new.payment_id and r.source <> 'suspense' and r.state <> 'refused'
    ) > (select p.amount from payments p where p.id = new.payment_id and p.paid_at is not null) then
    raise exception 'payment % would give back more than it took', new.payment_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
