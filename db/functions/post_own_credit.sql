-- wallet: posts credit of a payment away from its owner, because the payment owes it or is contested.
create or replace function post_own_credit(the_key text, the_kind text, the_subject_kind text, the_subject_id text,
  the_subject_number bigint, the_owner uuid, the_payment uuid, the_account text, the_amount bigint) returns void language plpgsql as $$
declare
  outcome text := post_journal(the_key, the_kind, the_subject_kind, the_subject_id, the_subject_number, jsonb_build_array(
    jsonb_build_object('from', 'client:' || the_owner || ':available', 'to', the_account, 'amount', the_amount::text,
      'of', the_payment, 'act', the_payment)));
begin
  if outcome <> 'posted' then
    raise exception 'ledger: % is %', the_key, outcome using errcode = 'check_violation';
  end if;
end $$;
