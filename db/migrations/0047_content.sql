-- Content: what the team writes has revisions, which stay as they were written; what is public is one of them. A slug
-- of an article that was public leads to it for ever (decision 182).

create table content_texts (
  id              uuid primary key,
  kind            text not null check (kind in ('article', 'service', 'slide', 'banner', 'page')),
  -- Of an article, the slug of its newest revision; of others, the name by which a page asks for it.
  name            text not null,
  title           text not null,
  revision        int not null check (revision > 0),
  public_revision int check (public_revision between 1 and revision),
  public_from     timestamptz,
  changed_at      timestamptz not null,
  check ((public_revision is null) = (public_from is null))
);
-- Slugs have a table of their own.
create unique index content_texts_by_name on content_texts (kind, name) where kind <> 'article';
create index content_texts_by_change on content_texts (kind, changed_at desc, id desc);
create index content_texts_by_title on content_texts using gin (search_form(title) gin_trgm_ops);

create table content_revisions (
  text_id    uuid not null references content_texts on delete cascade,
  number     int not null check (number > 0),
  -- What its form has, by the names of its fields.
  fields     jsonb not null,
  -- Null: it came with the product, or with the demo.
  written_by uuid references people,
  written_at timestamptz not null,
  primary key (text_id, number)
);
create index content_revisions_by_person on content_revisions (written_by);
create trigger kept_as_written before update on content_revisions for each row execute function refuse_change();

-- Every slug that an article has in its newest revision, or had when it was public.
create table content_slugs (
  slug       text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  text_id    uuid not null references content_texts on delete cascade,
  was_public boolean not null
);
create index content_slugs_by_text on content_slugs (text_id);

-- Pictures of texts; what they are of, for whoever does not see them. Their address says their content and size.
create table content_pictures (
  name     text primary key check (name ~ '^[0-9a-f]{64}-\d+x\d+$'),
  alt      text not null check (btrim(alt) <> ''),
  added_at timestamptz not null,
  added_by uuid not null references people
);
create index content_pictures_by_time on content_pictures (added_at desc, name);
create index content_pictures_by_person on content_pictures (added_by);

alter table content_articles
  add column picture text references content_pictures,
  -- Whether caches have heard that it is public.
  add column is_announced boolean not null default true;
create index content_articles_to_announce on content_articles (published_at) where not is_announced;

insert into content_texts (id, kind, name, title, revision, public_revision, public_from, changed_at)
select id, 'article', slug, title, 1, 1, published_at, changed_at from content_articles;
insert into content_revisions (text_id, number, fields, written_at)
select id, 1, jsonb_build_object('title', title, 'slug', slug, 'excerpt', excerpt, 'category', category, 'author', author,
  'sources', to_jsonb(sources), 'markdown', markdown, 'emblem', emblem, 'picture', null), changed_at
from content_articles;
insert into content_slugs (slug, text_id, was_public) select slug, id, true from content_articles;

alter table content_articles add constraint content_articles_text_id_fkey foreign key (id) references content_texts;
