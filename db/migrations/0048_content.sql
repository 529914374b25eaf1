-- Content: what services say is a text with revisions like any other, and comes with the product until somebody of the
-- team writes it (decision 182).

drop table content_services;

-- Links of public texts to pages of ours that are not there, as the last round found them.
create table content_broken_links (
  page     text not null,
  title    text not null,
  href     text not null,
  found_at timestamptz not null,
  primary key (page, href)
);
