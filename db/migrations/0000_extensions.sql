create extension if not exists pgcrypto;
-- Search without accents (folded), with typing errors (trigrams), and periods that must not overlap (gist over ids).
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
