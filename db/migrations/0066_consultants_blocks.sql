-- Consultants: who does not want to meet whom again. Silent: the other one is never told (docs/decisions/0079).
create table consultant_blocks (
  consultant_id uuid not null references consultants,
  client_id     uuid not null references people,
  blocked_by    text not null check (blocked_by in ('client', 'consultant')),
  blocked_at    timestamptz not null,
  primary key (consultant_id, client_id, blocked_by)
);
create index consultant_blocks_of_client on consultant_blocks (client_id);
