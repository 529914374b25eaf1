-- reports: keeps person_sums equal to the statement lines: a line counts in the hour (São Paulo) of its last movement,
-- and leaves its former hour when it moves. The channel of what belongs to no consultation is empty.
create or replace function sum_statement_lines() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into person_sums as kept (person_id, moved_on, hour, act, channel, amount, lines)
    select n.person_id, day, hour, act, line_channel(act, about), sum(amount), count(*) filter (where amount <> 0)
    from new_lines n, hour_of(last_at) group by 1, 2, 3, 4, 5
    on conflict (person_id, moved_on, hour, act, channel) do update
      set amount = kept.amount + excluded.amount, lines = kept.lines + excluded.lines;
    return null;
  end if;
  merge into person_sums kept using (
    select person_id, day, hour, act, line_channel(act, about) as channel, sum(amount)::bigint as amount,
      sum(lines)::int as lines
    from (select person_id, act, about, last_at, amount, (amount <> 0)::int as lines from new_lines
      union all select person_id, act, about, last_at, -amount, -(amount <> 0)::int from old_lines) moved,
      hour_of(last_at)
    group by 1, 2, 3, 4, 5
  ) as change on kept.person_id = change.person_id and kept.moved_on = change.day and kept.hour = change.hour
    and kept.act = change.act and kept.channel = change.channel
  when matched then update set amount = kept.amount + change.amount, lines = kept.lines + change.lines
  when not matched then insert (person_id, moved_on, hour, act, channel, amount, lines)
    values (change.person_id, change.day, change.hour, change.act, change.channel, change.amount, change.lines);
  return null;
end $$;
