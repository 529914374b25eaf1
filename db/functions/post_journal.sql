-- wallet: moves money, or says why not: 'posted', 'already_posted', 'insufficient_funds', 'key_reused'. It runs with
-- the rights of its owner: the role of the servers may write no row of the ledger itself (decision 14).
create or replace function post_journal(
  the_key text, the_kind text, the_subject_kind text, the_subject_id text, the_subject_number bigint, the_postings jsonb
) returns text
-- The triggers that ask who writes find ledger.writer for as long as this runs, however it ends.
language plpgsql security definer set search_path = public, pg_temp set ledger.writer = 'post_journal' as $$
declare
  -- No query is given an array, so each keeps its plan; there are few expressions, because each is made ready anew in
  -- every transaction (docs/decisions/0011).
  movements integer := jsonb_array_length(the_postings); movement jsonb;
  froms text[]; tos text[]; amounts bigint[]; lines text := '';
  locked text[] := '{}'; changes bigint[]; account text; place integer; change bigint;
  with_whom uuid; whose uuid[]; acts text[]; spares boolean[]; ends timestamptz[];
  account_balance bigint; account_head text;
  chain text; head text; sealed text; posted timestamptz; journal bigint;
begin
  for i in 1 .. movements loop
    movement := the_postings -> i - 1;
    froms[i] := movement ->> 'from';
    tos[i] := movement ->> 'to';
    amounts[i] := movement ->> 'amount';
    with_whom := coalesce(movement ->> 'with', with_whom::text);
    whose[i] := movement ->> 'of';
    spares[i] := coalesce((movement ->> 'sparesBonus')::boolean, false);
    ends[i] := movement ->> 'until';
    acts[i] := coalesce(movement ->> 'act', the_subject_id);
    lines := concat(lines, E'\n', froms[i], ' ', tos[i], ' ', amounts[i]);
  end loop;
  -- Whoever is named, each once, in id order.
  foreach account in array froms || tos loop
    continue when account = any (locked) or is_of_platform(account);
    place := cardinality(locked) + 1;
    while place > 1 and locked[place - 1] > account collate "C" loop
      locked[place] := locked[place - 1];
      place := place - 1;
    end loop;
    locked[place] := account;
  end loop;
  -- Without anybody's account, the journal hangs on the chain of one of the platform's: only then is that one locked,
  -- and no balance moves.
  if locked = '{}' then
    locked[1] := least(froms[1], tos[1]);
    movements := 0;
  end if;
  chain := locked[1];

  for i in 1 .. cardinality(locked) loop
    loop
      select balance, chain_head into account_balance, account_head
      from ledger_accounts where id = locked[i] for no key update;
      exit when found;
      perform open_account(locked[i]);
    end loop;
    if i = 1 then head := account_head; end if;
    change := 0;
    for p in 1 .. movements loop
      change := change + case locked[i] when froms[p] then -amounts[p] when tos[p] then amounts[p] else 0 end;
    end loop;
    if account_balance + change < 0 then
      return coalesce(
        answer_known(the_key, the_kind, the_subject_kind, the_subject_id, the_subject_number, lines),
        'insufficient_funds');
    end if;
    changes[i] := change;
  end loop;

  posted := current_instant();
  sealed := journal_hash(head, chain, the_key, the_kind, the_subject_kind, the_subject_id, the_subject_number, posted,
    lines);
  insert into ledger_journals (key, kind, chain, posted_at, previous, hash, subject_kind, subject_id, subject_number)
  values (the_key, the_kind, chain, posted, head, sealed, the_subject_kind, the_subject_id, the_subject_number)
  on conflict (key) do nothing returning id into journal;
  if journal is null then
    return answer_known(the_key, the_kind, the_subject_kind, the_subject_id, the_subject_number, lines);
  end if;
  for p in 1 .. cardinality(froms) loop
    insert into ledger_postings values (journal, p, froms[p], tos[p], amounts[p]);
  end loop;
  -- Hardly any journal names more than two people's accounts.
  update ledger_accounts
  set balance = balance + case id when chain then changes[1] else changes[2] end,
      chain_head = case id when chain then sealed else chain_head end
  where id in (chain, locked[2]);
  for i in 3 .. cardinality(locked) loop
    update ledger_accounts set balance = balance + changes[i] where id = locked[i];
  end loop;
  if strpos(lines, ':available') > 0 or strpos(lines, ':promotional') > 0 or strpos(lines, ':in_payout') > 0
    or strpos(lines, ':suspense') > 0 or strpos(lines, ':gift_cards') > 0 then
    perform record_grant_uses(acts, froms, tos, amounts, whose, spares, with_whom, ends,
      case when the_subject_kind = 'bonus' then the_subject_id end);
  end if;
  return 'posted';
end $$;
