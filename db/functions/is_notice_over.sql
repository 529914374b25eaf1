-- reminders: whether what a mail or a push tells of has ended before it was sent: it is not followed any more, or the
-- two do not meet, or the consultant is away.
create or replace function is_notice_over(notice_kind text, person uuid, subject uuid, at timestamptz) returns boolean
  language sql stable parallel safe
  begin atomic
    select case notice_kind
      when 'opened_hours' then not exists (select from consultant_follows f
          where f.person_id = person and f.consultant_id = subject and f.topic = 'hours')
        or not is_heard_of(subject, person, at)
      when 'new_articles' then not exists (select from article_authors w
          join content_articles a on a.id = w.article_id and a.published_at <= at
          join consultant_follows f on f.consultant_id = w.consultant_id and f.person_id = person and f.topic = 'articles'
        where w.article_id = subject and is_heard_of(w.consultant_id, person, at))
      else false end;
  end;
