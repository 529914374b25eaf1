-- catalogue: a written question is typed before it is paid; its order carries the text until then, and no longer.
alter table catalogue_orders add column question text
  constraint only_questions_are_written check (question is null or kind = 'written');
