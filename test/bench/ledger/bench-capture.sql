-- What pgbench calls instead of the driver: two people's accounts and the commission.
create function bench_capture(client int, consultant int) returns text language sql volatile as $$
  select post_journal('capture:' || id || ':100', 'consultation_capture', 'consultation', id, null, replace(replace(
    '[{"from": "client:00000000-0000-4000-8000-CLIENT:reserved", "to": "consultant:00000000-0000-4000-9000-WHO:to_clear", "amount": "70"},
      {"from": "client:00000000-0000-4000-8000-CLIENT:reserved", "to": "platform:commission", "amount": "30"}]',
    'CLIENT', lpad(client::text, 12, '0')), 'WHO', lpad(consultant::text, 12, '0'))::jsonb)
  from (select gen_random_uuid()::text as id) room
$$;
