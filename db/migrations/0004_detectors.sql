-- Detectors: what consultants were about to write and a rule held back, or what they sent all the same: by whom, where,
-- which words. Never the text: the team reads what was said only in a case.
create table held_texts (
  id         bigint generated always as identity primary key,
  person_id  uuid not null references people,
  place      text not null check (place in ('room', 'answer', 'profile')),
  -- The consultation or the question; null: the profile.
  subject_id uuid,
  rule       text not null check (rule in ('contact', 'payment', 'threat', 'curse', 'promise', 'ritual')),
  found      text not null check (char_length(found) between 1 and 80),
  outcome    text not null check (outcome in ('refused', 'insisted')),
  at         timestamptz not null,
  constraint held_texts_check check ((place = 'profile') = (subject_id is null)),
  constraint held_texts_check1 check (outcome = 'refused' or rule in ('curse', 'promise', 'ritual'))
);
create index held_texts_newest on held_texts (at desc, id desc);
create index held_texts_person on held_texts (person_id, at desc);
