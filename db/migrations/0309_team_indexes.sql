-- team: every order that a list of the desk offers, and every source of a timeline, is read by an index.
create index people_by_time on people (created_at, id);
create index people_by_role on people (role, created_at, id);
create index people_by_name on people ((lower(first_name || ' ' || last_name) collate "C"), id);
create index people_unconfirmed on people (created_at, id) where email_confirmed_at is null and closed_at is null;
create index people_closed on people (created_at, id) where closed_at is not null;

create index consultants_by_time on consultants (applied_at, id);
create index consultants_by_bio on consultants (md5(bio));

create index consultations_by_time on consultations (requested_at, id);
create index consultations_by_state on consultations (state, requested_at, id);
create index consultations_by_channel on consultations (channel, requested_at, id);

create index payments_by_time on payments (created_at, id);
create index payments_by_amount on payments (amount, id);
create index payments_by_state on payments (state, created_at, id);

create index catalogue_orders_by_time on catalogue_orders (placed_at, id);
create index catalogue_orders_by_total on catalogue_orders (total, id);
create index catalogue_orders_by_state on catalogue_orders (state, placed_at, id);
create index catalogue_orders_by_kind on catalogue_orders (kind, placed_at, id);

create index payouts_by_time on payouts (asked_at, id);
create index payouts_by_amount on payouts (amount, id);
create index payouts_by_state on payouts (state, asked_at, id);

create index payment_withdrawals_by_time on payment_withdrawals (asked_at, id);
create index payment_withdrawals_by_amount on payment_withdrawals (amount, id);

create index bookings_by_start on bookings (starts_at, id);
create index bookings_by_state on bookings (state, starts_at, id);
create index bookings_made_by_client on bookings (client_id, reserved_at desc);
create index bookings_made_with_consultant on bookings (consultant_id, reserved_at desc);

create index claims_of_client on claims (client_id, asked_at desc);
create index security_events_of_person_by_time on security_events (person_id, at desc);
