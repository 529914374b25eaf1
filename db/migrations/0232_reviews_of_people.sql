-- reviews: what a program said is not reviewed in public (check_review). Those that were written before are marked: the
-- reviews of people are what is shown and counted. A program has no stars, whatever was counted before
-- (consultant_cards).
alter table reviews add column is_automatic boolean not null default false;
alter table reviews disable trigger append_only;
update reviews r set is_automatic = true from consultations c where c.id = r.consultation_id and c.is_automatic;
alter table reviews enable trigger append_only;
create view reviews_of_people as select * from reviews where not is_automatic;
delete from uncounted_reviews u using reviews r where r.id = u.review_id and r.is_automatic;
