-- What somebody asked to be brought back for, by which hour of theirs (decision 193). The ways are in notice_choices.
create table reminders (
  person_id uuid not null references people,
  kind      text not null check (kind in ('day_card', 'horoscope', 'anniversaries')),
  -- Of the day in their zone.
  minute    smallint not null check (minute between 0 and 1439),
  zone      text not null check (length(zone) between 1 and 60),
  next_at   timestamptz not null,
  -- The last day of theirs that is done: one a day, whatever hour is chosen meanwhile.
  done_on   date not null,
  primary key (person_id, kind)
);
create index reminders_due on reminders (next_at);

-- Of which news of a favourite somebody wants to hear; with the favourite it goes.
create table consultant_follows (
  person_id     uuid not null,
  consultant_id uuid not null,
  topic         text not null check (topic in ('hours', 'articles')),
  since         timestamptz not null,
  -- The news that was looked at last, and the day (in São Paulo) of the last notice.
  news_id       uuid,
  told_on       date,
  primary key (person_id, consultant_id, topic),
  foreign key (person_id, consultant_id) references consultant_favourites on delete cascade
);
create index consultant_follows_of on consultant_follows (consultant_id, topic, person_id);

-- The hours of a followed consultant as they were compared last.
create table followed_hours (
  consultant_id uuid primary key references consultants,
  schedule      jsonb not null,
  compared_at   timestamptz not null
);

-- What followers are told of, some at a time. `starts`: starts that a change of hours opened.
create table follow_news (
  id            uuid primary key,
  consultant_id uuid not null references consultants,
  topic         text not null check (topic in ('hours', 'articles')),
  article_id    uuid,
  starts        timestamptz[] not null,
  at            timestamptz not null,
  ended_at      timestamptz,
  check ((topic = 'articles') = (article_id is not null))
);
create index follow_news_open on follow_news (at) where ended_at is null;
create index follow_news_of on follow_news (consultant_id, topic, at) where ended_at is null;
create index follow_news_ended on follow_news (ended_at) where ended_at is not null;

-- Which consultant wrote an article; told to who follows them once. Nobody: what was told stays told.
create table article_authors (
  article_id    uuid primary key references content_texts on delete cascade,
  consultant_id uuid references consultants,
  told_at       timestamptz
);
create index article_authors_untold on article_authors (article_id) where told_at is null;
create index article_authors_of on article_authors (consultant_id);

alter table notice_choices drop constraint notice_choices_topic_check,
  add constraint notice_choices_topic_check check (topic in ('consultations', 'agenda', 'questions', 'money', 'account',
    'following', 'news', 'day_card', 'horoscope', 'anniversaries'));

-- What a mail or a push is about may end before it is sent (`is_notice_over`), and so may its moment.
alter table mails add column subject_id uuid, add column expires_at timestamptz;
create index mails_of_person on mails (person_id) where person_id is not null and ended_at is null;
alter table pushes add column kind text check (kind ~ '^[a-z_]{2,40}$'), add column subject_id uuid;
-- Nobody is reached by a device on which the last push failed.
alter table push_subscriptions add column failed_at timestamptz;
