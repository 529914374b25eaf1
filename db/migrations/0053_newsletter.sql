-- Newsletter: what subscribers want to read about, chosen by themselves, and campaigns for whoever chose a subject.
-- What somebody typed for an address counts from its confirmation on, like everything else that is asked for.
alter table newsletter_subscriptions
  add column interests text[] not null default '{}' check (interests <@ array['tarot', 'astrologia', 'numerologia',
    'runas', 'mediunidade', 'oraculos', 'reiki', 'cristaloterapia', 'loja']),
  add column asked_interests text[] check (asked_interests <@ array['tarot', 'astrologia', 'numerologia', 'runas',
    'mediunidade', 'oraculos', 'reiki', 'cristaloterapia', 'loja']),
  add constraint interests_of_the_newsletter
    check (list = 'newsletter' or (interests = '{}' and asked_interests is null));

alter table campaigns
  add column interests text[] not null default '{}' check (interests <@ array['tarot', 'astrologia', 'numerologia',
    'runas', 'mediunidade', 'oraculos', 'reiki', 'cristaloterapia', 'loja']),
  drop constraint campaigns_segment_check,
  add constraint campaigns_segment_check check (segment in ('all', 'no_purchase', 'interests', 'daily', 'weekly')),
  add constraint interests_of_their_segment check ((segment = 'interests') = (interests <> '{}'));
