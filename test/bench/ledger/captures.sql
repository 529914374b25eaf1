-- The same captures as town.ts, for pgbench: two people's accounts and the commission, in one trip.
\set client random(1, 2000)
\set consultant random(1, 200)
select post_journal('capture:' || gen_random_uuid() || ':100', 'consultation_capture', jsonb_build_array(
  jsonb_build_object('from', 'client:00000000-0000-4000-8000-' || lpad(:client::text, 12, '0') || ':reserved',
                     'to', 'consultant:00000000-0000-4000-9000-' || lpad(:consultant::text, 12, '0') || ':to_clear', 'amount', 70),
  jsonb_build_object('from', 'client:00000000-0000-4000-8000-' || lpad(:client::text, 12, '0') || ':reserved', 'to', 'platform:commission', 'amount', 30)));
