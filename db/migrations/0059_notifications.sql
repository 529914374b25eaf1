-- What a person is told on every page (decision 190). The key names the act: the same act is told once.
create table notices (
  id        uuid primary key,
  person_id uuid not null references people,
  kind      text not null check (kind ~ '^[a-z_]{2,40}$'),
  key       text not null check (length(key) between 1 and 200),
  title     text not null check (length(title) between 1 and 200),
  body      text check (length(body) between 1 and 400),
  path      text check (path ~ '^/([^/\\]|$)' and length(path) <= 300),
  at        timestamptz not null,
  read_at   timestamptz,
  unique (person_id, key)
);
create index notices_of_person on notices (person_id, at desc, id desc);
create index notices_unread on notices (person_id) where read_at is null;
create index notices_by_age on notices (at);

-- Which group comes by which way. Without a row what src/domains/notifications/notices/kinds.rules.ts says.
create table notice_choices (
  person_id uuid not null references people,
  topic     text not null check (topic in ('consultations', 'agenda', 'questions', 'money', 'account', 'following', 'news')),
  way       text not null check (way in ('page', 'mail', 'push')),
  wanted    boolean not null,
  chosen_at timestamptz not null,
  primary key (person_id, topic, way)
);
insert into notice_choices (person_id, topic, way, wanted, chosen_at)
  select person_id, case kind when 'online_alerts' then 'following' when 'testimonials' then 'news'
    when 'follow_ups' then 'consultations' else 'questions' end,
    'mail', false, min(refused_at)
  from mail_refusals group by 1, 2;
drop table mail_refusals;

-- The kinds of optional mails are in the code's table, and their links hold half a year.
alter table mails drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind ~ '^[a-z_]{2,40}$');
