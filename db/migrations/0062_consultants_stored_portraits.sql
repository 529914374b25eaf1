-- An uploaded portrait lies in the file storage under its hash; what the server drew stays in its row.
alter table portraits alter column bytes drop not null;
alter table portraits add constraint drawn_ones_have_bytes check (bytes is not null or media_type = 'image/webp');
-- Finds who shows a portrait, so that one nobody shows is removed.
create index consultants_portrait on consultants (portrait);
