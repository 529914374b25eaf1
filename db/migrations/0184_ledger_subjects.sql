-- Ids that browsers choose name what journals, bonus and minutes are about: the second part of a key. Each names one
-- thing for ever, whichever tables its rows are in (docs/decisions/0135).
create table ledger_subjects (
  id   uuid primary key,
  kind text not null check (kind in ('consultation', 'booking', 'written_question', 'withdrawal', 'payout'))
);
create trigger append_only before update or delete or truncate on ledger_subjects
  for each statement execute function refuse_change();

-- Where two share an id already, it is of what still has to find it: the room of a booking, then a question.
insert into ledger_subjects (id, kind)
select distinct on (id) id, kind from (
  select id, 'booking', 1 from bookings
  union all select id, 'written_question', 2 from catalogue_orders where kind = 'written'
  union all select id, 'written_question', 2 from written_questions
  union all select id, 'booking', 3 from consultations where booked_at is not null
  union all select id, 'consultation', 4 from consultations where booked_at is null
  union all select id, 'withdrawal', 5 from payment_withdrawals
  union all select id, 'payout', 6 from payouts
) taken (id, kind, place) order by id, place;

create trigger takes_subject before insert on consultations
  for each row when (new.booked_at is null) execute function keep_subject('consultation');
create trigger room_of_booking before insert on consultations
  for each row when (new.booked_at is not null) execute function keep_subject('booking');
create trigger takes_subject before insert on bookings
  for each row execute function keep_subject('booking');
create trigger takes_subject before insert on catalogue_orders
  for each row when (new.kind = 'written') execute function keep_subject('written_question');
create trigger takes_subject before insert on written_questions
  for each row execute function keep_subject('written_question');
create trigger takes_subject before insert on payment_withdrawals
  for each row execute function keep_subject('withdrawal');
create trigger takes_subject before insert on payouts
  for each row execute function keep_subject('payout');
