-- What somebody showed with an application to say who they are. The file lies sealed in the storage under its id, for
-- the team alone; picture or PDF. It goes when its term is over (docs/decisions/0179).
create table application_documents (
  id          uuid primary key,
  person_id   uuid not null references people,
  -- The document or its front, its back, and its owner holding it.
  kind        text not null check (kind in ('document', 'back', 'selfie')),
  media_type  text not null check (media_type in ('image/webp', 'application/pdf')),
  bytes       integer not null check (bytes > 0),
  uploaded_at timestamptz not null,
  -- The file lies there. Null: it is on its way, or the upload broke off.
  stored_at   timestamptz,
  -- Another one stands for it, or its owner took it back: the file goes.
  removed_at  timestamptz,
  constraint removed_after_it_was_stored check (removed_at is null or stored_at is not null)
);
-- One of a kind counts.
create unique index application_documents_in_force on application_documents (person_id, kind)
  where stored_at is not null and removed_at is null;
create index application_documents_by_person on application_documents (person_id);
-- Finds what may have to go.
create index application_documents_by_age on application_documents (uploaded_at);
