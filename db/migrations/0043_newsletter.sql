-- Campaigns: one text to many subscribers of a list. Who gets it is fixed when it begins, one row for each address.
create table campaigns (
  id         uuid primary key,
  -- Whose addresses: the newsletter's, or those of an edition that the house writes by itself.
  list       text not null default 'newsletter' check (list = 'newsletter'),
  subject    text not null check (char_length(subject) between 1 and 150),
  preheader  text not null check (char_length(preheader) <= 150),
  body       text not null check (char_length(body) <= 50000),
  segment    text not null check (segment in ('all', 'no_purchase')),
  state      text not null check (state in ('draft', 'scheduled', 'sending', 'stopped', 'sent')),
  -- Grows with each change of the text, so that nobody schedules or overwrites what they have not read.
  version    integer not null check (version > 0),
  created_by uuid references people,
  created_at timestamptz not null,
  send_at    timestamptz,
  started_at timestamptz,
  ended_at   timestamptz,
  -- Addresses when it began, and how they ended, once their rows are gone.
  recipients integer check (recipients >= 0),
  results    jsonb,
  constraint planned_once_scheduled check ((state = 'draft') = (send_at is null)),
  constraint begun_with_recipients check ((state in ('sending', 'stopped', 'sent')) = (started_at is not null)
    and (started_at is null) = (recipients is null)),
  constraint ended_once_sent check ((state = 'sent') = (ended_at is not null))
);
create index campaigns_by_time on campaigns (list, created_at desc, id desc);
create index campaigns_due on campaigns (send_at) where state = 'scheduled';
create index campaigns_sending on campaigns (started_at) where state = 'sending';
create index campaigns_to_forget on campaigns (ended_at) where ended_at is not null and results is null;

-- One address of one campaign. What is taken and was never answered ends as unknown, and is not sent again.
create table campaign_recipients (
  campaign_id uuid references campaigns,
  email       text not null,
  mail_id     uuid not null default gen_random_uuid(),
  state       text not null default 'waiting'
    check (state in ('waiting', 'taken', 'accepted', 'refused', 'given_up', 'unknown', 'left')),
  attempts    smallint not null default 0,
  due_at      timestamptz not null,
  taken_at    timestamptz,
  ended_at    timestamptz,
  fault       text,
  -- Left the list by this mail.
  left_at     timestamptz,
  primary key (campaign_id, email),
  constraint taken_since check ((state = 'taken') = (taken_at is not null)),
  constraint ended_since check ((state in ('waiting', 'taken')) = (ended_at is null))
);
create index campaign_recipients_due on campaign_recipients (campaign_id, due_at, email) where state = 'waiting';
create index campaign_recipients_taken on campaign_recipients (taken_at) where state = 'taken';
create index campaign_recipients_unknown on campaign_recipients (campaign_id, ended_at) where state = 'unknown';
create index campaign_recipients_by_email on campaign_recipients (email);

-- When the next mails of any campaign may leave, over all workers, and why they wait when the mail server does not
-- take them.
create table campaign_pace (
  is_only boolean primary key default true check (is_only),
  next_at timestamptz not null,
  faults  integer not null default 0,
  fault   text
);
insert into campaign_pace (next_at) values ('-infinity');

-- How often in a row the server of an address said that it will never take a mail: at the second it gets no campaign.
alter table newsletter_subscriptions add column hard_refusals smallint not null default 0;
create index newsletter_subscriptions_confirmed on newsletter_subscriptions (list, email)
  where confirmed_at is not null and unsubscribed_at is null and hard_refusals < 2;
