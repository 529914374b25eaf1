-- platform: text as people search it: without accents and capitals. Immutable, so that it can be stored and indexed;
-- a migration that comes with another body has to write again what was stored.
create or replace function folded(words text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, words));
