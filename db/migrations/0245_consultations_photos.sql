-- Consultations: photos that the two send each other in a room. A photo is an event of the room's sequence, of the
-- type 'photo'; what it shows is a file. Uploaded first, sent then: `seq` is its number in the sequence, null before.

create table consultation_photos (
  id uuid primary key,
  -- Of the consultation no more than its id: checking a reference would hold the room's row, and the meter skips it.
  consultation_id uuid not null,
  author_id uuid not null,
  -- Of the file in the storage.
  name text not null unique check (name ~ '^room-photos/[0-9a-f-]{36}-[0-9a-f]{64}[.]webp$'),
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  description text not null default '' check (char_length(description) <= 200),
  uploaded_at timestamptz not null,
  is_stored boolean not null default false,
  seq bigint,
  -- Its sender closed the account: nobody sees it, and the file goes with the next sweep.
  erased_at timestamptz,
  foreign key (consultation_id, seq) references consultation_events (consultation_id, seq)
);
create unique index consultation_photos_in_sequence on consultation_photos (consultation_id, seq);
create index consultation_photos_by_author on consultation_photos (author_id);
create index consultation_photos_to_remove on consultation_photos (uploaded_at) where seq is null or erased_at is not null;

alter table consultation_events add constraint photos_have_an_author
  check (type <> 'photo' or (author_id is not null and body is null));
