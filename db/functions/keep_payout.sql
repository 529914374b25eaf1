-- payouts: a payout moves only as NEXT_STATES in src/domains/payouts/rules.ts allows, keeps what it is, and each move
-- leaves its event, whoever writes.
create or replace function keep_payout() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'asked' then
      raise exception 'payout % begins as %', new.id, new.state using errcode = 'restrict_violation';
    end if;
    insert into payout_events (payout_id, seq, state, at) values (new.id, 1, new.state, new.moved_at);
    return null;
  end if;
  if (new.id, new.consultant_id, new.amount, new.cause, new.tax_id, new.asked_at)
       is distinct from (old.id, old.consultant_id, old.amount, old.cause, old.tax_id, old.asked_at)
     or old.gateway is not null and new.gateway is distinct from old.gateway
     or old.end_to_end_id is not null and (new.end_to_end_id, new.paid_at)
       is distinct from (old.end_to_end_id, old.paid_at) then
    raise exception 'payout % keeps what it is', old.id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state then
    if concat(old.state, ' ', new.state) not in (
      'asked sending', 'asked failed',
      'sending processing', 'sending unknown', 'sending paid', 'sending failed',
      'unknown sending', 'unknown processing', 'unknown paid', 'unknown failed',
      'processing paid', 'processing failed',
      'paid returned') then
      raise exception 'payout %: % does not become %', old.id, old.state, new.state
        using errcode = 'restrict_violation';
    end if;
    insert into payout_events (payout_id, seq, state, failure, at)
    select new.id, max(seq) + 1, new.state, new.failure, new.moved_at from payout_events where payout_id = new.id;
  end if;
  return null;
end $$;
