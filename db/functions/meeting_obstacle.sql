-- consultants: why a client and a consultant do not meet; null: they may. What one of them wished holds for the other
-- accounts of whom it was about, for those by phone alone only when they were opened later (decision 149).
create or replace function meeting_obstacle(client uuid, consultant uuid, at timestamptz) returns text
  language sql stable parallel safe
  begin atomic
    select case
      when client = consultant then 'same_person'
      when exists (select from people p where p.id in (client, consultant) and p.closed_at is not null) then 'closed'
      when exists (select from restrained_people(at) r where r.person_id in (client, consultant)) then 'restrained'
      when exists (select from consultant_blocks b
        where b.consultant_id = consultant and b.client_id = client and b.blocked_by = 'client') then 'blocked_by_client'
      when exists (select from consultant_blocks b
        where b.consultant_id = consultant and b.client_id = client and b.blocked_by = 'consultant') then 'blocked'
      when exists (select from other_accounts_of(client) o
          join consultant_blocks b on b.client_id = o.person_id and b.consultant_id = consultant
          join people p on p.id = client
        where b.blocked_by = 'consultant' and (o.is_proven or p.created_at > b.blocked_at)) then 'blocked'
      when exists (select from other_accounts_of(consultant) o
          join consultant_blocks b on b.consultant_id = o.person_id and b.client_id = client
          join people p on p.id = consultant
        where b.blocked_by = 'client' and (o.is_proven or p.created_at > b.blocked_at)) then 'blocked'
      when break_of(client, at) is not null then 'on_break'
      end;
  end;
