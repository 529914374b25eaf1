-- platform: gives the role of the servers what the application does, and takes whatever else it had (decision 14). It
-- reads all tables, adds, changes and deletes rows, and never empties or makes one. Run after each migration; without a
-- difference nothing is written.
create or replace function grant_app_rights(app text, is_demo boolean) returns void language plpgsql as $$
declare
  one record; verb text;
  -- Gateways keep their tables in schemas of their own.
  gateways text[] := '{manual,asaas}' || case when is_demo then '{sandbox}' else '{}' end::text[];
  verbs text[] := '{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]
    || case when current_setting('server_version_num')::int >= 170000 then '{MAINTAIN}' else '{}' end::text[];
begin
  execute format('grant usage on schema public to %I', app);
  execute 'revoke create on schema public from public';
  for one in select nspname from pg_namespace where nspname = any (gateways) loop
    execute format('grant usage on schema %I to %I', one.nspname, app);
  end loop;
  if not is_demo then execute format('revoke usage on schema sandbox from %I', app); end if;
  for one in
    select c.oid, format('%I.%I', n.nspname, c.relname) as path,
      case
        -- The sandbox is there in a demo and nowhere else.
        when n.nspname = 'sandbox' and not is_demo then '{}'
        -- Only read: ledger and grants, which functions move with the rights of their owner; the chain of the log,
        -- which its trigger writes; the bookkeeping of migrating; the mark of a demo.
        when c.relkind = 'v' or c.relname in (
          'migrations', 'applied_functions', 'milestones', 'ledger_accounts', 'ledger_journals', 'ledger_postings',
          'grants', 'grant_uses', 'security_event_seals')
          then '{SELECT}'
        -- Rows that a trigger keeps as they were written are only added.
        else array['SELECT', 'INSERT']
          || array(
            select kind from (values ('UPDATE', 16), ('DELETE', 8)) as kinds (kind, bit)
            where not exists (
              select from pg_trigger t where t.tgrelid = c.oid and t.tgtype & bit <> 0 and t.tgtype & 1 = 0
                and t.tgfoid = 'refuse_change'::regproc))
      end::text[] as wanted
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname in ('public', 'sandbox') or n.nspname = any (gateways)) and c.relkind in ('r', 'p', 'v')
      and c.oid not in (select objid from pg_depend where deptype = 'e')
  loop
    foreach verb in array verbs loop
      if verb = any (one.wanted) and not has_table_privilege(app, one.oid, verb) then
        execute format('grant %s on %s to %I', verb, one.path, app);
      elsif verb <> all (one.wanted) and has_table_privilege(app, one.oid, verb) then
        execute format('revoke %s on %s from %I', verb, one.path, app);
      end if;
    end loop;
  end loop;
  -- When a grant ends, and what becomes of what comes back, moves nothing of it.
  foreach verb in array '{ends_at,frozen_at,rolled_over_at,recalled_at,recall_told_at,clawed_back_at,is_extension}'::text[] loop
    if not has_column_privilege(app, 'grants', verb, 'update') then
      execute format('grant update (%I) on grants to %I', verb, app);
    end if;
  end loop;
  for one in
    select c.oid::regclass as path from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname = 'public' or n.nspname = any (gateways))
      and case c.relkind when 'S' then not has_sequence_privilege(app, c.oid, 'usage') else false end
  loop
    execute format('grant usage on sequence %s to %I', one.path, app);
  end loop;
  -- Nobody else may call what runs with the rights of its owner.
  for one in
    select p.oid::regprocedure as path from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef
      and (has_function_privilege('public', p.oid, 'execute') or not has_function_privilege(app, p.oid, 'execute'))
  loop
    execute format('revoke execute on function %s from public', one.path);
    execute format('grant execute on function %s to %I', one.path, app);
  end loop;
end $$;
