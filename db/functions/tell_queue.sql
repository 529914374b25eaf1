-- team: a case came, moved or was decided: whoever looks at the queue reads it again. The fact is that of
-- src/domains/team/queue/facts.ts; several in one transaction are one.
create or replace function tell_queue() returns trigger
  language plpgsql
  as $$
  begin
    perform pg_notify('facts', '{"topic":"queue:all","fact":{"type":"queue_moved"}}');
    return null;
  end $$;
