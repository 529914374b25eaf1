-- The captures of funded-accounts.ts for pgbench, each one prepared statement, as our driver sends it.
\set client random(1, 2000)
\set consultant random(1, 200)
select bench_capture(:client, :consultant);
