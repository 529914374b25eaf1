-- consultants: whether a program attends for this person (decision 76).
create or replace function is_program(person uuid) returns boolean
  language sql stable parallel safe
  begin atomic
    select exists (select from consultants c where c.id = person and c.is_automatic);
  end;
