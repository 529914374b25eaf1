-- wallet: posts what is taken from its owner because its payment owes it, is contested or was taken; the_payment: whose
-- credit it is.
create or replace function post_taken(the_key text, the_kind text, the_subject_kind text, the_subject_id text,
  the_subject_number bigint, the_from text, the_to text, the_amount bigint, the_payment uuid
) returns void language plpgsql as $$
declare
  outcome text := post_journal(the_key, the_kind, the_subject_kind, the_subject_id, the_subject_number,
    jsonb_build_array(jsonb_build_object('from', the_from, 'to', the_to, 'amount', the_amount::text, 'of', the_payment,
      'act', the_payment)));
begin
  if outcome <> 'posted' then
    raise exception 'ledger: % is %', the_key, outcome using errcode = 'check_violation';
  end if;
end $$;
