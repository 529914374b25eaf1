-- The ledger: double entry, append-only, chained. Written by post_journal and by nothing else.

-- The platform's own accounts.
create function is_of_platform(account text) returns boolean language sql immutable parallel safe as $$
  select account in ('platform:commission', 'platform:gateway', 'platform:bank', 'platform:shop_revenue', 'platform:subscription_revenue',
                     'platform:promotion_cost', 'platform:dispute_loss', 'platform:suspense')
$$;

-- What an account is, read from its name. Null: no such form, and nothing can be posted there.
create function ledger_kind(account text) returns text language sql immutable parallel safe as $$
  select case
    when account ~ '^client:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:(available|reserved|promotional)$' then 'client_' || split_part(account, ':', 3)
    when account ~ '^consultant:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:(to_clear|available|in_payout)$' then 'consultant_' || split_part(account, ':', 3)
    when is_of_platform(account) then split_part(account, ':', 2)
  end
$$;

-- Guarded accounts belong to people: their row holds the balance, never below zero, and is locked in id order.
-- The platform's accounts keep no balance here: many postings at once never wait for each other.
create table ledger_accounts (
  id         text collate "C" primary key,
  kind       text not null,
  guarded    boolean not null,
  balance    bigint not null default 0,
  -- Hash of the last journal of this chain (docs/decisions/0010).
  chain_head text not null default repeat('0', 64),
  constraint never_below_zero check (balance >= 0 and (guarded or balance = 0))
) with (fillfactor = 50);

insert into ledger_accounts (id, kind, guarded)
select id, ledger_kind(id), false from unnest(array['platform:commission', 'platform:gateway', 'platform:bank', 'platform:shop_revenue',
  'platform:subscription_revenue', 'platform:promotion_cost', 'platform:dispute_loss', 'platform:suspense']) as id;

-- One act. Its key is unique for ever; its id grows in the order in which any one account was written.
create table ledger_journals (
  id        bigint generated always as identity primary key,
  key       text collate "C" not null unique,
  kind      text not null,
  chain  text collate "C" not null,
  posted_at timestamptz not null,
  previous  text not null,
  hash      text not null
);

create table ledger_postings (
  journal_id bigint not null,
  position   smallint not null,
  debit      text collate "C" not null,
  credit     text collate "C" not null,
  amount     bigint not null,
  primary key (journal_id, position),
  constraint something_moves check (amount > 0 and debit <> credit)
);
create index ledger_postings_by_debit on ledger_postings (debit, journal_id);
create index ledger_postings_by_credit on ledger_postings (credit, journal_id);

-- Totals of the platform's accounts up to a journal after which nothing earlier can appear any more.
create table ledger_snapshots (
  account         text collate "C" not null,
  through_journal bigint not null,
  total           bigint not null,
  primary key (account, through_journal)
);

-- SHA-256(previous ‖ content), the only place where content is put together (docs/decisions/0010).
create function journal_hash(previous text, chain text, key text, kind text, posted_at timestamptz, lines text) returns text language sql stable as $$
  select encode(sha256(convert_to(previous || chain || E'\n' || key || E'\n' || kind || E'\n'
    || to_char(posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || lines, 'UTF8')), 'hex')
$$;

-- Opens an account that was never used. Somebody else may do so at the same moment.
create function open_account(account text) returns void language plpgsql as $$
begin
  if ledger_kind(account) is null then raise exception 'ledger: no account has the form %', account using errcode = 'check_violation'; end if;
  insert into ledger_accounts (id, kind, guarded) values (account, ledger_kind(account), true) on conflict do nothing;
end $$;

-- A key that was posted before: the same act again, or another one under its name? Null: the key is new.
create function answer_known(the_key text, the_kind text, lines text) returns text language sql stable as $$
  select case when hash = journal_hash(previous, chain, key, the_kind, posted_at, lines) then 'already_posted' else 'key_reused' end
  from ledger_journals where key = the_key
$$;

-- Moves money, or says why not: 'posted', 'already_posted', 'insufficient_funds', 'key_reused'.
-- Locks guarded accounts in id order, decides, writes. Loops instead of joins: their plans stay the same for any arguments and any size.
create function post_journal(the_key text, the_kind text, the_postings jsonb) returns text language plpgsql as $$
declare
  froms text[] := '{}'; tos text[] := '{}'; amounts bigint[] := '{}'; lines text := '';
  locked text[]; balances bigint[] := '{}'; account_balance bigint; account_head text;
  chain text; head text; sealed text; posted timestamptz; is_new boolean; writer text;
begin
  for i in 1 .. jsonb_array_length(the_postings) loop
    froms := froms || (the_postings -> i - 1 ->> 'from');
    tos := tos || (the_postings -> i - 1 ->> 'to');
    amounts := amounts || (the_postings -> i - 1 ->> 'amount')::bigint;
    lines := lines || E'\n' || froms[i] || ' ' || tos[i] || ' ' || amounts[i];
  end loop;
  locked := array(select distinct id collate "C" from unnest(froms || tos) as id where not is_of_platform(id) order by 1);
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
    if not is_of_platform(chain) then
      for p in 1 .. cardinality(froms) loop
        account_balance := account_balance + case locked[i] when froms[p] then -amounts[p] when tos[p] then amounts[p] else 0 end;
      end loop;
    end if;
    balances := balances || account_balance;
  end loop;
  if 0 > any (balances) then return coalesce(answer_known(the_key, the_kind, lines), 'insufficient_funds'); end if;

  posted := current_instant();
  sealed := journal_hash(head, chain, the_key, the_kind, posted, lines);
  writer := set_config('ledger.writer', 'post_journal', true);
  with written as (
    insert into ledger_journals (key, kind, chain, posted_at, previous, hash) values (the_key, the_kind, chain, posted, head, sealed)
    on conflict (key) do nothing returning id
  )
  insert into ledger_postings select written.id, n, froms[n], tos[n], amounts[n] from written, jsonb_array_elements(the_postings) with ordinality as p (posting, n);
  is_new := found;
  if is_new then
    for i in 1 .. cardinality(locked) loop
      update ledger_accounts set balance = balances[i], chain_head = case i when 1 then sealed else chain_head end where id = locked[i];
    end loop;
  end if;
  writer := set_config('ledger.writer', '', true);
  return case when is_new then 'posted' else answer_known(the_key, the_kind, lines) end;
end $$;

-- Many journals in one round trip, each with its own answer. All locks first, in id order, so that no two calls wait on each other.
create function post_journals(the_journals jsonb) returns text[] language plpgsql as $$
declare
  account text; journal jsonb; answers text[] := '{}';
begin
  for account in
    select distinct id collate "C" as id
    from jsonb_array_elements(the_journals) as j, jsonb_to_recordset(j -> 'postings') as p ("from" text, "to" text), unnest(array[p."from", p."to"]) as id
    where not is_of_platform(id) order by id
  loop
    loop
      perform 1 from ledger_accounts where id = account for no key update;
      exit when found;
      perform open_account(account);
    end loop;
  end loop;
  for journal in select * from jsonb_array_elements(the_journals) loop
    answers := answers || post_journal(journal ->> 'key', journal ->> 'kind', journal -> 'postings');
  end loop;
  return answers;
end $$;

-- What stands on an account after a given journal, or now. A person's balance now is kept in its row.
create function account_balance(account text, through_journal bigint default null) returns bigint language sql stable as $$
  select case
    when through_journal is null and a.guarded then a.balance
    else coalesce(s.total, 0)
      + coalesce((select sum(amount) from ledger_postings where credit = account and journal_id > coalesce(s.through_journal, 0) and journal_id <= coalesce($2, 9223372036854775807)), 0)
      - coalesce((select sum(amount) from ledger_postings where debit = account and journal_id > coalesce(s.through_journal, 0) and journal_id <= coalesce($2, 9223372036854775807)), 0)
  end::bigint
  from (select account as id) asked
  left join ledger_accounts a using (id)
  left join lateral (
    select l.through_journal, l.total from ledger_snapshots l where l.account = asked.id and l.through_journal <= coalesce($2, 9223372036854775807)
    order by l.through_journal desc limit 1
  ) s on true
$$;

-- L5: what was posted stays. L3: balances move with postings and in no other way.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: % on % is not allowed', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete or truncate on ledger_journals for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on ledger_postings for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on ledger_snapshots for each statement execute function refuse_change();
create trigger kept before delete or truncate on ledger_accounts for each statement execute function refuse_change();
create trigger moved_by_postings before update on ledger_accounts for each statement
  when (current_setting('ledger.writer', true) is distinct from 'post_journal') execute function refuse_change();
create trigger written_by_journals before insert on ledger_postings for each statement
  when (current_setting('ledger.writer', true) is distinct from 'post_journal') execute function refuse_change();
create trigger opened_empty before insert on ledger_accounts for each row
  when (new.balance <> 0 or new.chain_head <> repeat('0', 64) or new.kind is distinct from ledger_kind(new.id)) execute function refuse_change();

-- L1 and L11 at commit: a journal moves something, both sides of each movement are written, and its seal fits what is written.
create function check_journal() returns trigger language plpgsql as $$
declare
  lines text;
begin
  select string_agg(E'\n' || debit || ' ' || credit || ' ' || amount, '' order by position) into lines from ledger_postings where journal_id = new.id;
  if lines is null then raise exception 'ledger: journal % moves nothing', new.key using errcode = 'check_violation'; end if;
  if new.hash <> journal_hash(new.previous, new.chain, new.key, new.kind, new.posted_at, lines) then
    raise exception 'ledger: the seal of journal % does not fit', new.key using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger sealed after insert on ledger_journals deferrable initially deferred for each row execute function check_journal();

-- What is handed to people as proof, exactly as it was written. Chained per person: the first one named on it.
create table receipts (
  code      text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  subject   text not null unique,
  holder_id uuid not null,
  content   text not null,
  previous  text not null,
  hash      text not null unique,
  issued_at timestamptz not null,
  constraint one_chain_per_holder unique (holder_id, previous),
  constraint hash_fits check (hash = encode(sha256(convert_to(previous || content, 'UTF8')), 'hex'))
);
create table receipt_people (
  code      text not null references receipts,
  person_id uuid not null,
  primary key (person_id, code)
);
create table receipt_chains (
  holder_id uuid primary key,
  head      text not null default repeat('0', 64)
);
create trigger append_only before update or delete or truncate on receipts for each statement execute function refuse_change();
create trigger append_only before update or delete or truncate on receipt_people for each statement execute function refuse_change();

-- Settled consultations whose earnings wait for their 24 hours. Cleared is the absence of the row.
create table earnings_to_clear (
  consultation_id uuid primary key,
  settled_at      timestamptz not null
);
create index earnings_to_clear_by_age on earnings_to_clear (settled_at);

-- The triggers above are the guarantee; whoever runs the application does not have these rights either.
revoke update, delete, truncate on ledger_journals, ledger_postings, ledger_snapshots from public, current_user;
revoke delete, truncate on receipts, receipt_people from public, current_user;
