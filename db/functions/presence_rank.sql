-- consultants: the order of the badge: whoever can be reached now comes first.
create or replace function presence_rank(status text) returns integer
  language sql immutable parallel safe
  return case status when 'online' then 0 when 'busy' then 1 else 2 end;
