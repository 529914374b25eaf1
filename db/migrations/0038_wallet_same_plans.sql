-- Posting a journal for less work, by the same rules (docs/decisions/0011). What was measured: the planner looks into arrays that it is given, takes
-- a plan made for just these for a better one, and plans anew at every call; and what stands in a CHECK or a WHEN is read from its text at every statement.

-- What is held on somebody's account: whole centavos, never below zero (L4). As a type it is read once a session.
create domain centavos_held as bigint constraint never_below_zero check (value >= 0);

drop trigger opened_empty on ledger_accounts;
alter table ledger_accounts drop constraint never_below_zero, alter balance type centavos_held;
create trigger opened_empty before insert on ledger_accounts for each row
  when (new.balance <> 0 or new.chain_head <> repeat('0', 64) or new.kind is distinct from ledger_kind(new.id)) execute function refuse_change();

-- L1 and L3: movements are written and balances move by post_journal alone.
create function refuse_unless_posting() returns trigger language plpgsql as $$
begin
  if current_setting('ledger.writer', true) is distinct from 'post_journal' then
    raise exception 'ledger: % on % is not allowed', tg_op, tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
drop trigger moved_by_postings on ledger_accounts;
drop trigger written_by_journals on ledger_postings;
create trigger moved_by_postings before update on ledger_accounts for each statement execute function refuse_unless_posting();
create trigger written_by_journals before insert on ledger_postings for each statement execute function refuse_unless_posting();

-- Moves money, or says why not: 'posted', 'already_posted', 'insufficient_funds', 'key_reused'.
-- Locks people's accounts in id order, decides, writes. No query is given an array, so each keeps the plan it has.
create or replace function post_journal(the_key text, the_kind text, the_postings jsonb) returns text language plpgsql as $$
declare
  froms text[] := '{}'; tos text[] := '{}'; amounts bigint[] := '{}'; lines text := '';
  locked text[] := '{}'; changes bigint[] := '{}'; account text; place integer; change bigint;
  account_balance bigint; account_head text;
  chain text; head text; sealed text; posted timestamptz; journal bigint; writer text;
begin
  for i in 1 .. jsonb_array_length(the_postings) loop
    froms[i] := the_postings -> i - 1 ->> 'from';
    tos[i] := the_postings -> i - 1 ->> 'to';
    amounts[i] := the_postings -> i - 1 ->> 'amount';
    lines := lines || E'\n' || froms[i] || ' ' || tos[i] || ' ' || amounts[i];
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
  -- Without anybody's account, the journal is kept in the book of one of the platform's, and only then is that one locked.
  if cardinality(locked) = 0 then locked := array[least(froms[1], tos[1])]; end if;
  chain := locked[1];

  for i in 1 .. cardinality(locked) loop
    loop
      select balance, chain_head into account_balance, account_head from ledger_accounts where id = locked[i] for no key update;
      exit when found;
      perform open_account(locked[i]);
    end loop;
    if i = 1 then head := account_head; end if;
    change := 0;
    if not is_of_platform(chain) then
      for p in 1 .. cardinality(froms) loop
        change := change + case locked[i] when froms[p] then -amounts[p] when tos[p] then amounts[p] else 0 end;
      end loop;
    end if;
    if account_balance + change < 0 then return coalesce(answer_known(the_key, the_kind, lines), 'insufficient_funds'); end if;
    changes[i] := change;
  end loop;

  posted := current_instant();
  sealed := journal_hash(head, chain, the_key, the_kind, posted, lines);
  insert into ledger_journals (key, kind, chain, posted_at, previous, hash) values (the_key, the_kind, chain, posted, head, sealed)
  on conflict (key) do nothing returning id into journal;
  if journal is null then return answer_known(the_key, the_kind, lines); end if;
  writer := set_config('ledger.writer', 'post_journal', true);
  insert into ledger_postings select journal, n, froms[n], tos[n], amounts[n] from jsonb_array_elements(the_postings) with ordinality as p (posting, n);
  -- Hardly any journal names more than two people's accounts.
  update ledger_accounts
  set balance = balance + case id when chain then changes[1] else changes[2] end, chain_head = case id when chain then sealed else chain_head end
  where id in (chain, locked[2]);
  for i in 3 .. cardinality(locked) loop
    update ledger_accounts set balance = balance + changes[i] where id = locked[i];
  end loop;
  writer := set_config('ledger.writer', '', true);
  return 'posted';
end $$;

-- L1 and L11 at commit, as before: without a sort inside the aggregate.
create or replace function check_journal() returns trigger language plpgsql as $$
declare
  lines text := array_to_string(array(select E'\n' || debit || ' ' || credit || ' ' || amount from ledger_postings where journal_id = new.id order by position), '');
begin
  if lines = '' then raise exception 'ledger: journal % moves nothing', new.key using errcode = 'check_violation'; end if;
  if new.hash <> journal_hash(new.previous, new.chain, new.key, new.kind, new.posted_at, lines) then
    raise exception 'ledger: the seal of journal % does not fit', new.key using errcode = 'check_violation';
  end if;
  return null;
end $$;
