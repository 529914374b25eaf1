-- Content: articles and the pages of the eight services. Markdown is the source; html is made from it at publication.

create table content_articles (
  id           uuid primary key,
  slug         text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title        text not null,
  excerpt      text not null,
  category     text not null check (category in ('tarot', 'astrologia', 'numerologia', 'runas', 'mediunidade',
    'oraculos', 'reiki', 'cristais', 'autocuidado', 'bastidores')),
  emblem       text not null,
  author       text not null,
  sources      text[] not null,
  markdown     text not null,
  html         text not null,
  -- [{id, words}] of its second-level headings.
  contents     jsonb not null,
  published_at timestamptz not null,
  changed_at   timestamptz not null,
  search       tsvector not null
);
create index content_articles_by_date on content_articles (published_at desc, id);
create index content_articles_by_words on content_articles using gin (search);

create table content_services (
  name       text primary key check (name in ('tarot', 'astrologia', 'numerologia', 'runas', 'mediunidade',
    'oraculos', 'reiki', 'cristaloterapia')),
  title      text not null,
  summary    text not null,
  markdown   text not null,
  html       text not null,
  contents   jsonb not null,
  -- [{question, html, text}]
  questions  jsonb not null,
  changed_at timestamptz not null
);
