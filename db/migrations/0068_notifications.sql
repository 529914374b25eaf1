-- Parcels, returns and what is back on the shelf are told under a heading of their own.
alter table notice_choices drop constraint notice_choices_topic_check,
  add constraint notice_choices_topic_check check (topic in ('consultations', 'agenda', 'questions', 'money', 'account',
    'following', 'shop', 'news', 'day_card', 'horoscope', 'anniversaries'));
