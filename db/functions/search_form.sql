-- consultants: words as they are indexed and searched: without accents, "relações" as "relacao", then stemmed as
-- Portuguese by the text search.
create or replace function search_form(words text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(folded(words), '[oa]es\M', 'ao', 'g');
