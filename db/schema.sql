-- What all migrations together make. Written by migrating; read it here, change it in a new migration.
-- Of the functions only the names: their bodies are in db/functions.

create extension btree_gist;

create extension pg_trgm;

create extension pgcrypto;

create extension unaccent;

create schema asaas;

create domain centavos_held as bigint constraint never_below_zero CHECK ((VALUE >= 0));

create domain centavos_moved as bigint constraint something_moves CHECK ((VALUE > 0));

create schema manual;

create schema sandbox;

create table acceptances (
  person_id uuid not null,
  text text not null,
  version integer not null,
  accepted_at timestamp with time zone not null,
  constraint acceptances_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint acceptances_pkey PRIMARY KEY (person_id, text, version),
  constraint acceptances_text_check CHECK ((text = ANY (ARRAY['termos'::text, 'privacidade'::text, 'dados-sensiveis'::text]))),
  constraint acceptances_version_check CHECK ((version >= 0))
);

create table application_documents (
  id uuid not null,
  person_id uuid not null,
  kind text not null,
  media_type text not null,
  bytes integer not null,
  uploaded_at timestamp with time zone not null,
  stored_at timestamp with time zone,
  removed_at timestamp with time zone,
  constraint application_documents_bytes_check CHECK ((bytes > 0)),
  constraint application_documents_kind_check CHECK ((kind = ANY (ARRAY['document'::text, 'back'::text, 'selfie'::text]))),
  constraint application_documents_media_type_check CHECK ((media_type = ANY (ARRAY['image/webp'::text, 'application/pdf'::text]))),
  constraint application_documents_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint application_documents_pkey PRIMARY KEY (id),
  constraint removed_after_it_was_stored CHECK (((removed_at IS NULL) OR (stored_at IS NOT NULL)))
);

create table article_authors (
  article_id uuid not null,
  consultant_id uuid,
  told_at timestamp with time zone,
  constraint article_authors_article_id_fkey FOREIGN KEY (article_id) REFERENCES content_texts(id) ON DELETE CASCADE,
  constraint article_authors_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint article_authors_pkey PRIMARY KEY (article_id)
);

create table asaas.transfers (
  id uuid not null,
  amount bigint not null,
  tax_id text not null,
  sent_at timestamp with time zone not null,
  attempts integer not null default 1,
  may_be_there boolean not null default true,
  gateway_id text,
  refused_for text,
  end_to_end_id text,
  constraint known_is_there CHECK (((gateway_id IS NULL) OR may_be_there)),
  constraint paid_is_known CHECK (((end_to_end_id IS NULL) OR (gateway_id IS NOT NULL))),
  constraint refused_is_not_there CHECK (((refused_for IS NULL) OR (NOT may_be_there))),
  constraint transfers_amount_check CHECK ((amount > 0)),
  constraint transfers_attempts_check CHECK ((attempts > 0)),
  constraint transfers_end_to_end_id_key UNIQUE (end_to_end_id),
  constraint transfers_gateway_id_check CHECK (((length(gateway_id) >= 1) AND (length(gateway_id) <= 100))),
  constraint transfers_gateway_id_key UNIQUE (gateway_id),
  constraint transfers_pkey PRIMARY KEY (id),
  constraint transfers_tax_id_check CHECK ((tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'::text))
);

create table attempts (
  key bytea not null,
  spent integer not null,
  resets_at timestamp with time zone not null,
  constraint attempts_pkey PRIMARY KEY (key),
  constraint attempts_spent_check CHECK ((spent >= 0))
);

create table availability_windows (
  consultant_id uuid not null,
  weekday smallint not null,
  from_minute smallint not null,
  until_minute smallint not null,
  constraint availability_windows_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES schedules(consultant_id),
  constraint availability_windows_from_minute_check CHECK ((((from_minute >= 0) AND (from_minute <= 1425)) AND (((from_minute)::integer % 15) = 0))),
  constraint availability_windows_pkey PRIMARY KEY (consultant_id, weekday, from_minute),
  constraint availability_windows_until_minute_check CHECK ((((until_minute)::integer % 15) = 0)),
  constraint availability_windows_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7))),
  constraint lasts_a_day_at_most CHECK (((until_minute > from_minute) AND (until_minute <= (from_minute + 1440)))),
  constraint windows_of_a_day_apart EXCLUDE USING gist (consultant_id WITH =, weekday WITH =, int4range((from_minute)::integer, (until_minute)::integer) WITH &&) WHERE ((until_minute > from_minute))
);

create table backed_reviews (
  consultant_id uuid not null,
  client_id uuid not null,
  stars double precision not null,
  said_at timestamp with time zone not null,
  constraint backed_reviews_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint backed_reviews_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint backed_reviews_pkey PRIMARY KEY (consultant_id, client_id),
  constraint backed_reviews_stars_check CHECK (((stars >= (1)::double precision) AND (stars <= (5)::double precision)))
);

create table bearer_secrets (
  token_hash bytea not null,
  person_id uuid not null,
  purpose text not null,
  made_at timestamp with time zone not null,
  constraint bearer_secrets_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint bearer_secrets_person_id_purpose_key UNIQUE (person_id, purpose),
  constraint bearer_secrets_pkey PRIMARY KEY (token_hash),
  constraint bearer_secrets_purpose_check CHECK ((purpose = ANY (ARRAY['calendar'::text, 'withdrawal'::text]))),
  constraint bearer_secrets_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

create table billed_segments (
  consultation_id uuid not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  channel text not null default 'chat'::text,
  constraint billed_segments_apart EXCLUDE USING gist (consultation_id WITH =, tstzrange(started_at, ended_at) WITH &&) WHERE ((ended_at > started_at)),
  constraint billed_segments_channel_check CHECK ((channel = ANY (ARRAY['chat'::text, 'audio'::text, 'video'::text]))),
  constraint billed_segments_check CHECK ((ended_at > started_at)),
  constraint billed_segments_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id),
  constraint billed_segments_pkey PRIMARY KEY (consultation_id, started_at)
);

create table booking_compensations (
  booking_id uuid not null,
  client_id uuid not null,
  consultant_id uuid not null,
  amount bigint not null,
  at timestamp with time zone not null,
  again_from timestamp with time zone not null,
  constraint booking_compensations_amount_check CHECK ((amount > 0)),
  constraint booking_compensations_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint booking_compensations_check CHECK ((again_from > at)),
  constraint booking_compensations_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint booking_compensations_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint booking_compensations_pkey PRIMARY KEY (booking_id),
  constraint one_compensation_of_a_pair EXCLUDE USING gist (client_id WITH =, consultant_id WITH =, tstzrange(at, again_from) WITH &&) WHERE ((again_from > at))
);

create table booking_events (
  booking_id uuid not null,
  seq integer not null,
  state text not null,
  reason text,
  by uuid,
  at timestamp with time zone not null,
  constraint booking_events_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint booking_events_by_fkey FOREIGN KEY (by) REFERENCES people(id),
  constraint booking_events_pkey PRIMARY KEY (booking_id, seq)
);

create table bookings (
  id uuid not null,
  client_id uuid not null,
  consultant_id uuid not null,
  channel text not null,
  client_zone text not null,
  starts_at timestamp with time zone not null,
  minutes integer not null,
  ends_at timestamp with time zone not null,
  busy_until timestamp with time zone not null,
  price_per_minute bigint not null,
  price bigint not null,
  commission_bps integer not null,
  state text not null,
  reason text,
  reserved_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  free_until timestamp with time zone,
  ended_at timestamp with time zone,
  held bigint not null default 0,
  held_promotional bigint not null default 0,
  fee bigint not null default 0,
  commission bigint not null default 0,
  returned bigint not null default 0,
  last_seq integer not null default 0,
  moved_at timestamp with time zone,
  reminded text,
  opened_at timestamp with time zone,
  captured bigint not null default 0,
  covered_ms bigint not null default 0,
  used_ms bigint not null default 0,
  fee_ms bigint not null default 0,
  consultant_moved_at timestamp with time zone,
  consultant_free_until timestamp with time zone,
  constraint all_is_settled CHECK ((((captured + fee) + returned) =
CASE
    WHEN (ended_at IS NULL) THEN (0)::bigint
    ELSE held
END)),
  constraint bookings_captured_check CHECK ((captured >= 0)),
  constraint bookings_channel_check CHECK ((channel = ANY (ARRAY['chat'::text, 'audio'::text, 'video'::text]))),
  constraint bookings_check CHECK ((price = (price_per_minute * minutes))),
  constraint bookings_check1 CHECK ((expires_at > reserved_at)),
  constraint bookings_check2 CHECK (((held >= 0) AND (held <= price))),
  constraint bookings_check3 CHECK (((held_promotional >= 0) AND (held_promotional <= held))),
  constraint bookings_check4 CHECK (((commission >= 0) AND (commission <= fee))),
  constraint bookings_check5 CHECK ((client_id <> consultant_id)),
  constraint bookings_check6 CHECK (((state = ANY (ARRAY['reserved'::text, 'confirmed'::text])) = (ended_at IS NULL))),
  constraint bookings_check7 CHECK (((state <> 'reserved'::text) OR (confirmed_at IS NULL))),
  constraint bookings_check8 CHECK (((state <> 'confirmed'::text) OR (confirmed_at IS NOT NULL))),
  constraint bookings_check9 CHECK (((confirmed_at IS NULL) = (free_until IS NULL))),
  constraint bookings_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint bookings_client_zone_check CHECK (((char_length(client_zone) >= 1) AND (char_length(client_zone) <= 60))),
  constraint bookings_commission_bps_check CHECK (((commission_bps >= 0) AND (commission_bps <= 10000))),
  constraint bookings_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint bookings_fee_check CHECK ((fee >= 0)),
  constraint bookings_fee_ms_check CHECK (((fee_ms >= 0) AND (fee_ms <= 600000))),
  constraint bookings_minutes_check CHECK ((minutes = ANY (ARRAY[20, 30, 45, 60]))),
  constraint bookings_pkey PRIMARY KEY (id),
  constraint bookings_price_per_minute_check CHECK ((price_per_minute > 0)),
  constraint bookings_reminded_check CHECK ((reminded = ANY (ARRAY['day'::text, 'hour'::text]))),
  constraint bookings_returned_check CHECK ((returned >= 0)),
  constraint bookings_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'confirmed'::text, 'kept'::text, 'client_absent'::text, 'consultant_absent'::text, 'both_absent'::text, 'undone'::text, 'expired'::text, 'cancelled'::text]))),
  constraint bookings_used_ms_check CHECK ((used_ms >= 0)),
  constraint charged_when_opened CHECK (((captured = 0) OR (opened_at IS NOT NULL))),
  constraint consultants_own_terms CHECK (
CASE
    WHEN (consultant_free_until IS NULL) THEN (consultant_moved_at IS NULL)
    ELSE (COALESCE(consultant_moved_at, moved_at) IS NOT NULL)
END),
  constraint covered_as_a_whole CHECK (((covered_ms = 0) OR ((covered_ms = (minutes * 60000)) AND (held = 0)))),
  constraint lasts_its_minutes CHECK ((ends_at = (starts_at + ((minutes)::double precision * '00:01:00'::interval)))),
  constraint minutes_settled_at_the_end CHECK (((ended_at IS NOT NULL) OR ((used_ms + fee_ms) = 0))),
  constraint minutes_within_covered CHECK (((used_ms + fee_ms) <= covered_ms)),
  constraint moved_by_consultant_when_paid CHECK (((consultant_moved_at IS NULL) OR (confirmed_at IS NOT NULL))),
  constraint moved_when_paid CHECK (((moved_at IS NULL) OR (confirmed_at IS NOT NULL))),
  constraint one_booking_of_a_client EXCLUDE USING gist (client_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (((state = ANY (ARRAY['reserved'::text, 'confirmed'::text])) AND (ends_at > starts_at))),
  constraint one_booking_of_a_consultant EXCLUDE USING gist (consultant_id WITH =, tstzrange(starts_at, busy_until) WITH &&) WHERE (((state = ANY (ARRAY['reserved'::text, 'confirmed'::text])) AND (busy_until > starts_at))),
  constraint opened_when_paid CHECK (((opened_at IS NULL) OR (confirmed_at IS NOT NULL))),
  constraint paid_when_confirmed CHECK (((confirmed_at IS NULL) OR (held = price) OR (covered_ms > 0))),
  constraint pause_of_two_hours_at_most CHECK (((busy_until >= ends_at) AND (busy_until <= (ends_at + '02:00:00'::interval))))
);

create table breaks (
  person_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  constraint breaks_check CHECK ((ends_at > starts_at)),
  constraint breaks_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint breaks_pkey PRIMARY KEY (person_id, starts_at)
);

create table browser_errors (
  day date not null,
  key text not null,
  message text not null,
  page text not null,
  agent text not null,
  times integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint browser_errors_pkey PRIMARY KEY (day, key),
  constraint browser_errors_times_check CHECK ((times > 0))
);

create table call_traces (
  consultation_id uuid not null,
  role text not null,
  n integer not null,
  at timestamp with time zone not null,
  part text not null,
  state text,
  lost integer,
  lost_there integer,
  round_trip_ms integer,
  jitter_ms integer,
  received_kbps integer,
  sent_kbps integer,
  path text,
  transport text,
  constraint a_state_or_figures CHECK (
CASE part
    WHEN 'network'::text THEN ((state IS NULL) AND (lost IS NOT NULL) AND (received_kbps IS NOT NULL) AND (sent_kbps IS NOT NULL))
    ELSE ((state IS NOT NULL) AND (lost IS NULL) AND (received_kbps IS NULL))
END),
  constraint call_traces_jitter_ms_check CHECK (((jitter_ms >= 0) AND (jitter_ms <= 60000))),
  constraint call_traces_lost_check CHECK (((lost >= 0) AND (lost <= 100))),
  constraint call_traces_lost_there_check CHECK (((lost_there >= 0) AND (lost_there <= 100))),
  constraint call_traces_n_check CHECK ((n > 0)),
  constraint call_traces_part_check CHECK ((part = ANY (ARRAY['link'::text, 'microphone'::text, 'camera'::text, 'quality'::text, 'network'::text]))),
  constraint call_traces_path_check CHECK ((path = ANY (ARRAY['relay'::text, 'direct'::text]))),
  constraint call_traces_pkey PRIMARY KEY (consultation_id, role, n),
  constraint call_traces_received_kbps_check CHECK (((received_kbps >= 0) AND (received_kbps <= 100000))),
  constraint call_traces_role_check CHECK ((role = ANY (ARRAY['client'::text, 'consultant'::text]))),
  constraint call_traces_round_trip_ms_check CHECK (((round_trip_ms >= 0) AND (round_trip_ms <= 60000))),
  constraint call_traces_sent_kbps_check CHECK (((sent_kbps >= 0) AND (sent_kbps <= 100000))),
  constraint call_traces_state_check CHECK (((length(state) >= 1) AND (length(state) <= 20))),
  constraint call_traces_transport_check CHECK ((transport = ANY (ARRAY['udp'::text, 'tcp'::text, 'tls'::text])))
);

create table campaign_pace (
  is_only boolean not null default true,
  next_at timestamp with time zone not null,
  faults integer not null default 0,
  fault text,
  constraint campaign_pace_is_only_check CHECK (is_only),
  constraint campaign_pace_pkey PRIMARY KEY (is_only)
);

create table campaign_recipients (
  campaign_id uuid not null,
  email text not null,
  mail_id uuid not null default gen_random_uuid(),
  state text not null default 'waiting'::text,
  attempts smallint not null default 0,
  due_at timestamp with time zone not null,
  taken_at timestamp with time zone,
  ended_at timestamp with time zone,
  fault text,
  left_at timestamp with time zone,
  constraint campaign_recipients_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  constraint campaign_recipients_pkey PRIMARY KEY (campaign_id, email),
  constraint campaign_recipients_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'taken'::text, 'accepted'::text, 'refused'::text, 'given_up'::text, 'unknown'::text, 'left'::text]))),
  constraint ended_since CHECK (((state = ANY (ARRAY['waiting'::text, 'taken'::text])) = (ended_at IS NULL))),
  constraint taken_since CHECK (((state = 'taken'::text) = (taken_at IS NOT NULL)))
);

create table campaigns (
  id uuid not null,
  list text not null default 'newsletter'::text,
  subject text not null,
  preheader text not null,
  body text not null,
  segment text not null,
  state text not null,
  version integer not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  send_at timestamp with time zone,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  recipients integer,
  results jsonb,
  edition text,
  interests text[] not null default '{}'::text[],
  constraint begun_with_recipients CHECK ((((state = ANY (ARRAY['sending'::text, 'stopped'::text, 'sent'::text])) = (started_at IS NOT NULL)) AND ((started_at IS NULL) = (recipients IS NULL)))),
  constraint campaigns_body_check CHECK ((char_length(body) <= 50000)),
  constraint campaigns_created_by_fkey FOREIGN KEY (created_by) REFERENCES people(id),
  constraint campaigns_edition_key UNIQUE (edition),
  constraint campaigns_interests_check CHECK ((interests <@ ARRAY['tarot'::text, 'astrologia'::text, 'numerologia'::text, 'runas'::text, 'mediunidade'::text, 'oraculos'::text, 'reiki'::text, 'cristaloterapia'::text, 'loja'::text])),
  constraint campaigns_list_check CHECK ((list = ANY (ARRAY['newsletter'::text, 'horoscope'::text]))),
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_preheader_check CHECK ((char_length(preheader) <= 150)),
  constraint campaigns_recipients_check CHECK ((recipients >= 0)),
  constraint campaigns_segment_check CHECK ((segment = ANY (ARRAY['all'::text, 'no_purchase'::text, 'interests'::text, 'daily'::text, 'weekly'::text]))),
  constraint campaigns_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'stopped'::text, 'sent'::text]))),
  constraint campaigns_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 150))),
  constraint campaigns_version_check CHECK ((version > 0)),
  constraint edition_of_horoscope CHECK ((((list = 'horoscope'::text) = (edition IS NOT NULL)) AND ((list = 'horoscope'::text) = (segment = ANY (ARRAY['daily'::text, 'weekly'::text]))))),
  constraint ended_once_sent CHECK (((state = 'sent'::text) = (ended_at IS NOT NULL))),
  constraint interests_of_their_segment CHECK (((segment = 'interests'::text) = (interests <> '{}'::text[]))),
  constraint planned_once_scheduled CHECK (((state = 'draft'::text) = (send_at IS NULL)))
);

create table catalogue_coupon_uses (
  order_id uuid not null,
  code text not null,
  person_id uuid not null,
  taken_at timestamp with time zone not null,
  returned_at timestamp with time zone,
  constraint catalogue_coupon_uses_code_fkey FOREIGN KEY (code) REFERENCES catalogue_coupons(code),
  constraint catalogue_coupon_uses_order_id_fkey FOREIGN KEY (order_id) REFERENCES catalogue_orders(id),
  constraint catalogue_coupon_uses_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint catalogue_coupon_uses_pkey PRIMARY KEY (order_id)
);

create table catalogue_coupons (
  code text not null,
  title text not null,
  percent integer,
  amount bigint,
  kinds text[] not null,
  minimum bigint not null default 0,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  max_uses integer,
  uses integer not null default 0,
  is_public boolean not null,
  per_person integer not null default 1,
  is_first_purchase boolean not null default false,
  is_automatic boolean not null default false,
  revision integer not null default 1,
  constraint catalogue_coupons_amount_check CHECK ((amount > 0)),
  constraint catalogue_coupons_check CHECK ((ends_at > starts_at)),
  constraint catalogue_coupons_check1 CHECK (((percent IS NULL) <> (amount IS NULL))),
  constraint catalogue_coupons_check2 CHECK (((max_uses IS NULL) OR (uses <= max_uses))),
  constraint catalogue_coupons_code_check CHECK ((code ~ '^[A-Z0-9]{3,20}$'::text)),
  constraint catalogue_coupons_kinds_check CHECK (((cardinality(kinds) > 0) AND (kinds <@ ARRAY['credits'::text, 'package'::text, 'plan'::text, 'single'::text, 'subscription'::text, 'written'::text, 'answers'::text, 'gift_card'::text, 'goods'::text]))),
  constraint catalogue_coupons_max_uses_check CHECK ((max_uses > 0)),
  constraint catalogue_coupons_minimum_check CHECK ((minimum >= 0)),
  constraint catalogue_coupons_per_person_check CHECK (((per_person >= 1) AND (per_person <= 100))),
  constraint catalogue_coupons_percent_check CHECK (((percent >= 1) AND (percent <= 100))),
  constraint catalogue_coupons_pkey PRIMARY KEY (code),
  constraint catalogue_coupons_revision_check CHECK ((revision > 0)),
  constraint catalogue_coupons_uses_check CHECK ((uses >= 0))
);

create table catalogue_gift_cards (
  order_id uuid not null,
  person_id uuid not null,
  receiver_name text,
  receiver_email text,
  words text,
  code_hash bytea,
  redeemed_by uuid,
  redeemed_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  constraint catalogue_gift_cards_code_hash_key UNIQUE (code_hash),
  constraint catalogue_gift_cards_order_id_fkey FOREIGN KEY (order_id) REFERENCES catalogue_orders(id) DEFERRABLE INITIALLY DEFERRED,
  constraint catalogue_gift_cards_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint catalogue_gift_cards_pkey PRIMARY KEY (order_id),
  constraint catalogue_gift_cards_redeemed_by_fkey FOREIGN KEY (redeemed_by) REFERENCES people(id),
  constraint redeemed_by_somebody CHECK (((redeemed_by IS NULL) = (redeemed_at IS NULL)))
);

create table catalogue_goods (
  order_id uuid not null,
  asked bytea not null,
  receiver text,
  cep text,
  street text,
  number text,
  complement text,
  district text,
  city text,
  state text,
  reference text,
  is_pickup boolean not null,
  freight_service text,
  freight bigint not null,
  days_least smallint,
  days_most smallint,
  quoted_at timestamp with time zone not null,
  gift_note text,
  stock text not null default 'held'::text,
  constraint a_whole_address CHECK ((num_nulls(receiver, cep, street, district, city, state) = ANY (ARRAY[0, 6]))),
  constraint catalogue_goods_cep_check CHECK ((cep ~ '^\d{8}$'::text)),
  constraint catalogue_goods_check CHECK ((days_most >= days_least)),
  constraint catalogue_goods_days_least_check CHECK ((days_least >= 0)),
  constraint catalogue_goods_freight_check CHECK ((freight >= 0)),
  constraint catalogue_goods_gift_note_check CHECK ((char_length(gift_note) <= 300)),
  constraint catalogue_goods_order_id_fkey FOREIGN KEY (order_id) REFERENCES catalogue_orders(id),
  constraint catalogue_goods_pkey PRIMARY KEY (order_id),
  constraint catalogue_goods_stock_check CHECK ((stock = ANY (ARRAY['held'::text, 'sold'::text, 'returned'::text]))),
  constraint goes_somewhere CHECK (((is_pickup = (freight_service IS NULL)) AND (num_nulls(freight_service, days_least, days_most) = ANY (ARRAY[0, 3])) AND (NOT (is_pickup AND ((freight > 0) OR (receiver IS NOT NULL))))))
);

create table catalogue_goods_lines (
  order_id uuid not null,
  n smallint not null,
  variant_id uuid not null,
  sku text not null,
  product_name text not null,
  variant_name text,
  unit_price bigint not null,
  quantity smallint not null,
  weight_grams integer not null,
  discount bigint not null,
  freight bigint not null,
  from_balance bigint not null default 0,
  packed smallint not null default 0,
  returned smallint not null default 0,
  cancelled smallint not null default 0,
  constraint catalogue_goods_lines_cancelled_check CHECK ((cancelled >= 0)),
  constraint catalogue_goods_lines_check CHECK (((discount >= 0) AND (discount <= (unit_price * quantity)))),
  constraint catalogue_goods_lines_check1 CHECK (((from_balance >= 0) AND (from_balance <= (((unit_price * quantity) - discount) + freight)))),
  constraint catalogue_goods_lines_check2 CHECK (((returned >= 0) AND (returned <= packed))),
  constraint catalogue_goods_lines_freight_check CHECK ((freight >= 0)),
  constraint catalogue_goods_lines_n_check CHECK (((n >= 1) AND (n <= 50))),
  constraint catalogue_goods_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES catalogue_goods(order_id),
  constraint catalogue_goods_lines_order_id_variant_id_key UNIQUE (order_id, variant_id),
  constraint catalogue_goods_lines_packed_check CHECK ((packed >= 0)),
  constraint catalogue_goods_lines_pkey PRIMARY KEY (order_id, n),
  constraint catalogue_goods_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 20))),
  constraint catalogue_goods_lines_unit_price_check CHECK ((unit_price > 0)),
  constraint catalogue_goods_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop_variants(id),
  constraint catalogue_goods_lines_weight_grams_check CHECK ((weight_grams > 0)),
  constraint no_more_than_bought CHECK (((packed + cancelled) <= quantity))
);

create table catalogue_goods_payments (
  payment_id uuid not null,
  order_id uuid not null,
  constraint catalogue_goods_payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES catalogue_goods(order_id),
  constraint catalogue_goods_payments_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint catalogue_goods_payments_pkey PRIMARY KEY (payment_id, order_id)
);

create table catalogue_goods_refund_lines (
  refund_id uuid not null,
  n smallint not null,
  quantity smallint not null,
  goods bigint not null,
  freight bigint not null,
  from_balance bigint not null,
  constraint catalogue_goods_refund_lines_check CHECK (((from_balance >= 0) AND (from_balance <= (goods + freight)))),
  constraint catalogue_goods_refund_lines_freight_check CHECK ((freight >= 0)),
  constraint catalogue_goods_refund_lines_goods_check CHECK ((goods >= 0)),
  constraint catalogue_goods_refund_lines_pkey PRIMARY KEY (refund_id, n),
  constraint catalogue_goods_refund_lines_quantity_check CHECK ((quantity >= 0)),
  constraint catalogue_goods_refund_lines_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES catalogue_goods_refunds(id)
);

create table catalogue_goods_refunds (
  id uuid not null,
  order_id uuid not null,
  n smallint not null,
  why text not null,
  protocol text not null,
  to_origin bigint not null,
  to_balance bigint not null,
  to_credit bigint not null,
  refund_n integer,
  at timestamp with time zone not null,
  constraint catalogue_goods_refunds_n_check CHECK ((n > 0)),
  constraint catalogue_goods_refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES catalogue_goods(order_id),
  constraint catalogue_goods_refunds_order_id_n_key UNIQUE (order_id, n),
  constraint catalogue_goods_refunds_pkey PRIMARY KEY (id),
  constraint catalogue_goods_refunds_refund_n_check CHECK ((refund_n > 0)),
  constraint catalogue_goods_refunds_to_balance_check CHECK ((to_balance >= 0)),
  constraint catalogue_goods_refunds_to_credit_check CHECK ((to_credit >= 0)),
  constraint catalogue_goods_refunds_to_origin_check CHECK ((to_origin >= 0)),
  constraint catalogue_goods_refunds_why_check CHECK ((why = ANY (ARRAY['cancelled'::text, 'unavailable'::text, 'contested'::text, 'returned'::text, 'lost'::text, 'damaged'::text]))),
  constraint refunded_by_the_payment CHECK (((refund_n IS NULL) = (to_origin = 0)))
);

create table catalogue_items (
  slug text not null,
  kind text not null,
  title text not null,
  summary text not null,
  consultations integer,
  "position" integer not null,
  changed_at timestamp with time zone not null,
  published_from timestamp with time zone,
  published_until timestamp with time zone,
  removed_at timestamp with time zone,
  revision integer not null default 1,
  constraint catalogue_items_consultations_check CHECK ((consultations > 0)),
  constraint catalogue_items_kind_check CHECK ((kind = ANY (ARRAY['credits'::text, 'package'::text, 'plan'::text, 'single'::text, 'subscription'::text, 'written'::text, 'answers'::text, 'gift_card'::text]))),
  constraint catalogue_items_pkey PRIMARY KEY (slug),
  constraint catalogue_items_revision_check CHECK ((revision > 0)),
  constraint catalogue_items_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint published_before_its_end CHECK (((published_until IS NULL) OR (published_until >= published_from))),
  constraint removed_is_not_on_sale CHECK (((removed_at IS NULL) OR (published_from IS NULL) OR (published_until <= removed_at)))
);

create table catalogue_order_cancellations (
  order_id uuid not null,
  protocol text not null,
  asked_at timestamp with time zone not null,
  bonus_taken bigint not null,
  deducted bigint not null,
  to_origin bigint not null,
  to_credit bigint not null,
  refund_n integer,
  to_balance bigint not null default 0,
  constraint catalogue_order_cancellations_bonus_taken_check CHECK ((bonus_taken >= 0)),
  constraint catalogue_order_cancellations_check CHECK (((refund_n IS NULL) = (to_origin = 0))),
  constraint catalogue_order_cancellations_deducted_check CHECK ((deducted >= 0)),
  constraint catalogue_order_cancellations_order_id_fkey FOREIGN KEY (order_id) REFERENCES catalogue_orders(id),
  constraint catalogue_order_cancellations_pkey PRIMARY KEY (order_id),
  constraint catalogue_order_cancellations_refund_n_check CHECK ((refund_n > 0)),
  constraint catalogue_order_cancellations_to_credit_check CHECK ((to_credit >= 0)),
  constraint catalogue_order_cancellations_to_origin_check CHECK ((to_origin >= 0)),
  constraint nothing_below_zero CHECK ((to_balance >= 0)),
  constraint returns_something CHECK ((((to_origin + to_credit) + to_balance) > 0))
);

create table catalogue_order_events (
  order_id uuid not null,
  state text not null,
  at timestamp with time zone not null,
  constraint catalogue_order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES catalogue_orders(id),
  constraint catalogue_order_events_pkey PRIMARY KEY (order_id, state)
);

create table catalogue_orders (
  id uuid not null,
  person_id uuid not null,
  kind text not null,
  slug text,
  version integer,
  title text not null,
  price bigint not null,
  discount bigint not null default 0,
  total bigint not null generated always as ((price - discount)) stored,
  bonus bigint not null default 0,
  minutes integer,
  ceiling bigint,
  consultant_id uuid,
  channel text,
  state text not null default 'open'::text,
  placed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  payment_id uuid,
  paid_at timestamp with time zone,
  bonus_until timestamp with time zone,
  minutes_until timestamp with time zone,
  coupon text,
  answer_hours integer,
  from_balance bigint not null default 0,
  reserved bigint not null default 0,
  reservations integer not null default 0,
  question text,
  is_coupon_automatic boolean not null default false,
  constraint a_payment_alone_pays_a_gift CHECK (((kind <> 'gift_card'::text) OR ((coupon IS NULL) AND (bonus = 0) AND (from_balance = 0)))),
  constraint answered_within CHECK (((kind = 'written'::text) = (answer_hours IS NOT NULL))),
  constraint automatic_is_a_coupon CHECK (((coupon IS NOT NULL) OR (NOT is_coupon_automatic))),
  constraint balance_buys_use CHECK ((((from_balance = 0) AND (reserved = 0)) OR (kind = ANY (ARRAY['package'::text, 'plan'::text, 'single'::text, 'written'::text, 'answers'::text, 'goods'::text])))),
  constraint balance_pays_a_part CHECK (((from_balance >= 0) AND (from_balance <= (price - discount)))),
  constraint catalogue_orders_answer_hours_check CHECK ((answer_hours > 0)),
  constraint catalogue_orders_bonus_check CHECK ((bonus >= 0)),
  constraint catalogue_orders_ceiling_check CHECK ((ceiling > 0)),
  constraint catalogue_orders_check CHECK (((discount >= 0) AND (discount <= price))),
  constraint catalogue_orders_check1 CHECK ((expires_at > placed_at)),
  constraint catalogue_orders_check2 CHECK (((slug IS NULL) = (version IS NULL))),
  constraint catalogue_orders_check5 CHECK (((paid_at IS NOT NULL) = (state = ANY (ARRAY['paid'::text, 'partly_refunded'::text, 'refunded'::text])))),
  constraint catalogue_orders_check7 CHECK (((coupon IS NOT NULL) OR (discount = 0))),
  constraint catalogue_orders_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint catalogue_orders_coupon_fkey FOREIGN KEY (coupon) REFERENCES catalogue_coupons(code),
  constraint catalogue_orders_kind_check CHECK ((kind = ANY (ARRAY['credits'::text, 'package'::text, 'plan'::text, 'single'::text, 'subscription'::text, 'written'::text, 'answers'::text, 'gift_card'::text, 'goods'::text]))),
  constraint catalogue_orders_minutes_check CHECK ((minutes > 0)),
  constraint catalogue_orders_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint catalogue_orders_payment_id_key UNIQUE (payment_id),
  constraint catalogue_orders_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint catalogue_orders_pkey PRIMARY KEY (id),
  constraint catalogue_orders_price_check CHECK ((price > 0)),
  constraint catalogue_orders_slug_version_fkey FOREIGN KEY (slug, version) REFERENCES catalogue_prices(slug, version),
  constraint catalogue_orders_state_check CHECK ((state = ANY (ARRAY['open'::text, 'awaiting'::text, 'paid'::text, 'partly_refunded'::text, 'refunded'::text, 'expired'::text, 'cancelled'::text]))),
  constraint goods_bring_no_bonus CHECK (((kind <> 'goods'::text) OR (bonus = 0))),
  constraint of_an_item_or_none CHECK (
CASE kind
    WHEN 'credits'::text THEN true
    WHEN 'goods'::text THEN (slug IS NULL)
    ELSE (slug IS NOT NULL)
END),
  constraint only_questions_are_written CHECK (((question IS NULL) OR (kind = 'written'::text))),
  constraint paid_by_payment_or_balance CHECK (((paid_at IS NULL) OR ((payment_id IS NULL) = (from_balance = (price - discount))))),
  constraint reserved_while_awaiting CHECK ((((reserved >= 0) AND (reserved <= (price - discount))) AND ((reserved = 0) OR (state = 'awaiting'::text)))),
  constraint with_somebody CHECK ((((kind = ANY (ARRAY['single'::text, 'written'::text, 'answers'::text])) = (consultant_id IS NOT NULL)) AND ((consultant_id IS NULL) = (channel IS NULL))))
);

create table catalogue_prices (
  slug text not null,
  version integer not null,
  price bigint,
  bonus bigint not null default 0,
  minutes integer,
  ceiling bigint,
  since timestamp with time zone not null,
  answer_hours integer,
  answer_percent integer,
  constraint catalogue_prices_answer_hours_check CHECK ((answer_hours > 0)),
  constraint catalogue_prices_answer_percent_check CHECK ((answer_percent > 0)),
  constraint catalogue_prices_bonus_check CHECK ((bonus >= 0)),
  constraint catalogue_prices_ceiling_check CHECK ((ceiling > 0)),
  constraint catalogue_prices_minutes_check CHECK ((minutes > 0)),
  constraint catalogue_prices_pkey PRIMARY KEY (slug, version),
  constraint catalogue_prices_price_check CHECK ((price > 0)),
  constraint catalogue_prices_slug_fkey FOREIGN KEY (slug) REFERENCES catalogue_items(slug),
  constraint catalogue_prices_version_check CHECK ((version > 0)),
  constraint priced_somehow CHECK (((price IS NOT NULL) OR (minutes IS NOT NULL) OR (answer_percent IS NOT NULL)))
);

create table catalogue_question_payments (
  payment_id uuid not null,
  order_id uuid not null,
  constraint catalogue_question_payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES catalogue_orders(id),
  constraint catalogue_question_payments_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint catalogue_question_payments_pkey PRIMARY KEY (payment_id, order_id)
);

create table catalogue_undone_prices (
  slug text not null,
  version integer not null,
  undone_at timestamp with time zone not null,
  constraint catalogue_undone_prices_pkey PRIMARY KEY (slug, version),
  constraint catalogue_undone_prices_slug_version_fkey FOREIGN KEY (slug, version) REFERENCES catalogue_prices(slug, version)
);

create table claims (
  id uuid not null,
  consultation_id uuid,
  client_id uuid not null,
  way text not null,
  rule text,
  cause text,
  words text,
  answer_by date,
  asked_at timestamp with time zone not null,
  earned_at timestamp with time zone,
  state text not null,
  reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  n integer,
  amount bigint not null default 0,
  to_bonus bigint not null default 0,
  bearer text,
  platform_pays_again_at timestamp with time zone,
  question_id uuid,
  booking_id uuid,
  subject_id uuid not null generated always as (COALESCE(consultation_id, question_id, booking_id)) stored,
  constraint claims_amount_check CHECK ((amount >= 0)),
  constraint claims_bearer_check CHECK ((bearer = ANY (ARRAY['consultant'::text, 'platform'::text]))),
  constraint claims_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint claims_cause_check CHECK ((cause = ANY (ARRAY['connection'::text, 'silence'::text, 'call'::text, 'service'::text, 'conduct'::text, 'other'::text]))),
  constraint claims_check CHECK (((to_bonus >= 0) AND (to_bonus <= amount))),
  constraint claims_check1 CHECK ((((way = 'rule'::text) = (rule IS NOT NULL)) AND ((way = 'asked'::text) = ((cause IS NOT NULL) AND (words IS NOT NULL) AND (answer_by IS NOT NULL))))),
  constraint claims_check2 CHECK (((state = 'open'::text) = (decided_at IS NULL))),
  constraint claims_check3 CHECK ((((state = ANY (ARRAY['granted'::text, 'part_granted'::text])) = (amount > 0)) AND ((amount > 0) = ((n IS NOT NULL) AND (bearer IS NOT NULL))))),
  constraint claims_check4 CHECK (((way = 'rule'::text) OR ((decided_at IS NULL) = ((decided_by IS NULL) AND (reason IS NULL))))),
  constraint claims_check5 CHECK (((state = 'open'::text) OR (earned_at IS NULL))),
  constraint claims_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint claims_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id),
  constraint claims_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES people(id),
  constraint claims_n_check CHECK ((n > 0)),
  constraint claims_one_subject CHECK ((num_nonnulls(consultation_id, question_id, booking_id) = 1)),
  constraint claims_pkey PRIMARY KEY (id),
  constraint claims_question_id_fkey FOREIGN KEY (question_id) REFERENCES written_questions(id),
  constraint claims_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  constraint claims_rule_check CHECK ((rule = ANY (ARRAY['cut_short'::text, 'consultant_left'::text, 'silence'::text, 'unclarified'::text]))),
  constraint claims_state_check CHECK ((state = ANY (ARRAY['open'::text, 'granted'::text, 'part_granted'::text, 'refused'::text]))),
  constraint claims_subject_id_n_key UNIQUE (subject_id, n),
  constraint claims_subject_id_way_key UNIQUE (subject_id, way),
  constraint claims_way_check CHECK ((way = ANY (ARRAY['rule'::text, 'asked'::text, 'team'::text]))),
  constraint claims_words_check CHECK (((length(words) >= 1) AND (length(words) <= 4000))),
  constraint once_in_thirty_days EXCLUDE USING gist (client_id WITH =, tstzrange(asked_at, platform_pays_again_at) WITH &&) WHERE ((platform_pays_again_at > asked_at)),
  constraint one_in_thirty_days CHECK ((((platform_pays_again_at IS NOT NULL) = COALESCE((rule = 'cut_short'::text), false)) AND ((platform_pays_again_at IS NULL) OR (platform_pays_again_at = (asked_at + '720:00:00'::interval))))),
  constraint platform_pays_for_fallen_lines CHECK (((rule <> 'cut_short'::text) OR (bearer = 'platform'::text)))
);

create table clarifications (
  question_id uuid not null,
  asked text not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  held_at timestamp with time zone,
  answer text,
  answered_at timestamp with time zone,
  lapsed_at timestamp with time zone,
  constraint answered_with_words CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint clarifications_answer_check CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 5000))),
  constraint clarifications_asked_check CHECK (((char_length(asked) >= 1) AND (char_length(asked) <= 500))),
  constraint clarifications_check CHECK ((due_at > asked_at)),
  constraint clarifications_check1 CHECK ((answered_at < due_at)),
  constraint clarifications_check2 CHECK ((lapsed_at >= due_at)),
  constraint clarifications_pkey PRIMARY KEY (question_id),
  constraint clarifications_question_id_fkey FOREIGN KEY (question_id) REFERENCES written_questions(id),
  constraint ends_once CHECK ((num_nonnulls(answered_at, lapsed_at) <= 1))
);

create table client_birth_data (
  person_id uuid not null,
  born_on date not null,
  born_time time without time zone,
  place text,
  changed_at timestamp with time zone not null,
  constraint client_birth_data_born_on_check CHECK ((born_on >= '1900-01-01'::date)),
  constraint client_birth_data_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint client_birth_data_pkey PRIMARY KEY (person_id),
  constraint client_birth_data_place_check CHECK (((char_length(place) >= 2) AND (char_length(place) <= 80)))
);

create table client_birth_shares (
  client_id uuid not null,
  consultant_id uuid not null,
  shared_at timestamp with time zone not null,
  constraint client_birth_shares_client_id_fkey FOREIGN KEY (client_id) REFERENCES client_birth_data(person_id) ON DELETE CASCADE,
  constraint client_birth_shares_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint client_birth_shares_pkey PRIMARY KEY (client_id, consultant_id)
);

create table client_note_times (
  consultant_id uuid not null,
  client_id uuid not null,
  consultation_id uuid,
  since timestamp with time zone not null,
  body text not null,
  constraint client_note_times_body_check CHECK ((char_length(body) <= 4000)),
  constraint client_note_times_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint client_note_times_consultant_id_client_id_consultation_id_key UNIQUE NULLS NOT DISTINCT (consultant_id, client_id, consultation_id),
  constraint client_note_times_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id)
);

create table client_notes (
  consultant_id uuid not null,
  client_id uuid not null,
  body text not null,
  tags text[] not null,
  version integer not null,
  changed_at timestamp with time zone not null,
  words text not null,
  constraint client_notes_body_check CHECK ((char_length(body) <= 4000)),
  constraint client_notes_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint client_notes_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint client_notes_pkey PRIMARY KEY (consultant_id, client_id),
  constraint client_notes_tags_check CHECK (((cardinality(tags) <= 8) AND (array_position(tags, NULL::text) IS NULL))),
  constraint client_notes_version_check CHECK ((version > 0))
);

create table closed_month_sums (
  month date not null,
  kind text collate "C" not null,
  channel text collate "C" not null,
  debit text collate "C" not null,
  credit text collate "C" not null,
  amount bigint not null,
  postings bigint not null,
  constraint closed_month_sums_amount_check CHECK ((amount > 0)),
  constraint closed_month_sums_month_fkey FOREIGN KEY (month) REFERENCES closed_months(month),
  constraint closed_month_sums_pkey PRIMARY KEY (month, kind, channel, debit, credit),
  constraint closed_month_sums_postings_check CHECK ((postings > 0))
);

create table closed_months (
  month date not null,
  follows date,
  through_journal bigint not null,
  journals bigint not null,
  late_journals bigint not null,
  previous text not null,
  hash text not null,
  closed_at timestamp with time zone not null,
  closed_by uuid not null,
  constraint closed_in_order CHECK ((follows = (month - '1 mon'::interval))),
  constraint closed_months_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES people(id),
  constraint closed_months_follows_fkey FOREIGN KEY (follows) REFERENCES closed_months(month),
  constraint closed_months_follows_key UNIQUE (follows),
  constraint closed_months_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint closed_months_journals_check CHECK ((journals >= 0)),
  constraint closed_months_late_journals_check CHECK ((late_journals >= 0)),
  constraint closed_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint closed_months_pkey PRIMARY KEY (month),
  constraint closed_months_previous_check CHECK ((previous ~ '^[0-9a-f]{64}$'::text)),
  constraint closed_months_through_journal_check CHECK ((through_journal >= 0))
);

create table closing_requests (
  message_id uuid not null,
  person_id uuid not null,
  asked_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint closing_requests_check CHECK ((ended_at >= asked_at)),
  constraint closing_requests_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id),
  constraint closing_requests_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint closing_requests_pkey PRIMARY KEY (message_id)
);

create table company_versions (
  id bigint not null generated always as identity,
  legal_name text not null,
  trade_name text not null,
  cnpj text not null,
  street text not null,
  locality text not null,
  phone text not null,
  email text not null,
  hours text not null,
  set_at timestamp with time zone not null,
  constraint company_versions_cnpj_check CHECK ((cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'::text)),
  constraint company_versions_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254))),
  constraint company_versions_hours_check CHECK (((length(hours) >= 3) AND (length(hours) <= 100))),
  constraint company_versions_legal_name_check CHECK (((length(legal_name) >= 3) AND (length(legal_name) <= 150))),
  constraint company_versions_locality_check CHECK (((length(locality) >= 3) AND (length(locality) <= 150))),
  constraint company_versions_phone_check CHECK (((length(phone) >= 8) AND (length(phone) <= 30))),
  constraint company_versions_pkey PRIMARY KEY (id),
  constraint company_versions_street_check CHECK (((length(street) >= 3) AND (length(street) <= 150))),
  constraint company_versions_trade_name_check CHECK ((length(trade_name) <= 100))
);

create table consents (
  person_id uuid not null,
  kind text not null,
  version text,
  given_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  asked_at timestamp with time zone,
  constraint consents_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'sensitive_data'::text, 'newsletter'::text]))),
  constraint consents_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint consents_pkey PRIMARY KEY (person_id, kind, given_at)
);

create table consultant_answer_terms (
  consultant_id uuid not null,
  valid_from timestamp with time zone not null,
  price bigint not null,
  hours integer not null,
  is_open boolean not null,
  set_at timestamp with time zone not null,
  constraint consultant_answer_terms_check CHECK ((set_at <= valid_from)),
  constraint consultant_answer_terms_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_answer_terms_hours_check CHECK ((hours = ANY (ARRAY[12, 24]))),
  constraint consultant_answer_terms_pkey PRIMARY KEY (consultant_id, valid_from),
  constraint consultant_answer_terms_price_check CHECK (((price >= 990) AND (price <= 4990)))
);

create table consultant_blocks (
  consultant_id uuid not null,
  client_id uuid not null,
  blocked_by text not null,
  blocked_at timestamp with time zone not null,
  constraint consultant_blocks_blocked_by_check CHECK ((blocked_by = ANY (ARRAY['client'::text, 'consultant'::text]))),
  constraint consultant_blocks_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint consultant_blocks_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_blocks_pkey PRIMARY KEY (consultant_id, client_id, blocked_by)
);

create table consultant_channels (
  consultant_id uuid not null,
  channel text not null,
  offered_at timestamp with time zone not null,
  constraint consultant_channels_channel_check CHECK ((channel = ANY (ARRAY['chat'::text, 'audio'::text, 'video'::text, 'messages'::text]))),
  constraint consultant_channels_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_channels_pkey PRIMARY KEY (consultant_id, channel)
);

create table consultant_commissions (
  id uuid not null,
  consultant_id uuid not null,
  channel text,
  bps integer,
  valid_from timestamp with time zone not null,
  reason text not null,
  set_by uuid not null,
  seconded_by uuid not null,
  set_at timestamp with time zone not null,
  constraint consultant_commissions_bps_check CHECK (((bps >= 0) AND (bps <= 10000))),
  constraint consultant_commissions_channel_check CHECK ((channel = ANY (ARRAY['chat'::text, 'audio'::text, 'video'::text, 'messages'::text]))),
  constraint consultant_commissions_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_commissions_pkey PRIMARY KEY (id),
  constraint consultant_commissions_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 1000))),
  constraint consultant_commissions_seconded_by_fkey FOREIGN KEY (seconded_by) REFERENCES people(id),
  constraint consultant_commissions_set_by_fkey FOREIGN KEY (set_by) REFERENCES people(id),
  constraint never_backwards CHECK ((valid_from > set_at))
);

create table consultant_documents (
  consultant_id uuid not null,
  plain_name text not null,
  name tsvector not null,
  heading tsvector not null,
  words tsvector not null,
  constraint consultant_documents_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_documents_pkey PRIMARY KEY (consultant_id)
);

create table consultant_favourites (
  person_id uuid not null,
  consultant_id uuid not null,
  since timestamp with time zone not null,
  constraint consultant_favourites_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_favourites_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint consultant_favourites_pkey PRIMARY KEY (person_id, consultant_id)
);

create table consultant_featured_ratings (
  consultant_id uuid not null,
  people integer not null,
  stars double precision not null,
  constraint consultant_featured_ratings_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_featured_ratings_people_check CHECK ((people > 0)),
  constraint consultant_featured_ratings_pkey PRIMARY KEY (consultant_id),
  constraint consultant_featured_ratings_stars_check CHECK (((stars >= (1)::double precision) AND (stars <= (5)::double precision)))
);

create table consultant_follows (
  person_id uuid not null,
  consultant_id uuid not null,
  topic text not null,
  since timestamp with time zone not null,
  news_id uuid,
  told_on date,
  constraint consultant_follows_person_id_consultant_id_fkey FOREIGN KEY (person_id, consultant_id) REFERENCES consultant_favourites(person_id, consultant_id) ON DELETE CASCADE,
  constraint consultant_follows_pkey PRIMARY KEY (person_id, consultant_id, topic),
  constraint consultant_follows_topic_check CHECK ((topic = ANY (ARRAY['hours'::text, 'articles'::text])))
);

create table consultant_missed_words (
  day date not null,
  word text not null,
  times integer not null,
  constraint consultant_missed_words_pkey PRIMARY KEY (day, word),
  constraint consultant_missed_words_times_check CHECK ((times > 0)),
  constraint consultant_missed_words_word_check CHECK ((word ~ '^[a-z]{3,24}$'::text))
);

create table consultant_needs (
  slug text not null,
  label text not null,
  said text[] not null,
  words text[] not null,
  note text,
  care text,
  place smallint,
  constraint consultant_needs_care_check CHECK ((care = ANY (ARRAY['line'::text, 'first'::text]))),
  constraint consultant_needs_label_check CHECK (((char_length(label) >= 2) AND (char_length(label) <= 40))),
  constraint consultant_needs_note_check CHECK (((char_length(note) >= 10) AND (char_length(note) <= 300))),
  constraint consultant_needs_pkey PRIMARY KEY (slug),
  constraint consultant_needs_place_check CHECK ((place > 0)),
  constraint consultant_needs_place_key UNIQUE (place),
  constraint consultant_needs_said_check CHECK (((cardinality(said) >= 1) AND (cardinality(said) <= 60))),
  constraint consultant_needs_slug_check CHECK ((slug ~ '^[a-z-]{2,40}$'::text)),
  constraint consultant_needs_words_check CHECK (((cardinality(words) >= 1) AND (cardinality(words) <= 12)))
);

create table consultant_online_alerts (
  consultant_id uuid not null,
  person_id uuid not null,
  requested_at timestamp with time zone not null,
  constraint consultant_online_alerts_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_online_alerts_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint consultant_online_alerts_pkey PRIMARY KEY (consultant_id, person_id)
);

create table consultant_prices (
  consultant_id uuid not null,
  valid_from timestamp with time zone not null,
  price_per_minute bigint not null,
  set_at timestamp with time zone not null,
  is_automatic boolean not null default false,
  constraint consultant_prices_check CHECK ((set_at <= valid_from)),
  constraint consultant_prices_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_prices_pkey PRIMARY KEY (consultant_id, is_automatic, valid_from),
  constraint consultant_prices_price_per_minute_check CHECK ((is_automatic OR ((price_per_minute >= 149) AND (price_per_minute <= 1490)))),
  constraint price_of_a_program CHECK (((NOT is_automatic) OR ((price_per_minute >= 15) AND (price_per_minute <= 69))))
);

create table consultant_profile_changes (
  id bigint not null generated always as identity,
  consultant_id uuid not null,
  field text not null,
  before text not null,
  after text not null,
  changed_at timestamp with time zone not null,
  constraint consultant_profile_changes_check CHECK ((before <> after)),
  constraint consultant_profile_changes_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_profile_changes_field_check CHECK ((field = ANY (ARRAY['name'::text, 'title'::text, 'description'::text, 'bio'::text, 'city'::text, 'languages'::text, 'specialties'::text, 'channels'::text, 'portrait'::text, 'introduction'::text]))),
  constraint consultant_profile_changes_pkey PRIMARY KEY (id)
);

create table consultant_quick_replies (
  consultant_id uuid not null,
  place smallint not null,
  body text not null,
  saved_at timestamp with time zone not null,
  constraint consultant_quick_replies_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 500))),
  constraint consultant_quick_replies_consultant_id_body_key UNIQUE (consultant_id, body),
  constraint consultant_quick_replies_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_quick_replies_pkey PRIMARY KEY (consultant_id, place),
  constraint consultant_quick_replies_place_check CHECK (((place >= 1) AND (place <= 20)))
);

create table consultant_ratings (
  consultant_id uuid not null,
  rating_sum bigint not null,
  review_count integer not null,
  constraint consultant_ratings_check CHECK (((rating_sum >= review_count) AND (rating_sum <= (5 * review_count)))),
  constraint consultant_ratings_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_ratings_pkey PRIMARY KEY (consultant_id),
  constraint consultant_ratings_review_count_check CHECK ((review_count > 0))
);

create table consultant_reaches (
  consultant_id uuid not null,
  test_id uuid not null,
  tested_at timestamp with time zone not null,
  reached_until timestamp with time zone,
  missed smallint not null default 0,
  constraint consultant_reaches_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_reaches_missed_check CHECK ((missed >= 0)),
  constraint consultant_reaches_pkey PRIMARY KEY (consultant_id)
);

create table consultant_refusals (
  consultant_id uuid not null,
  refused_at timestamp with time zone not null,
  refused_by uuid not null,
  reason text not null,
  answered_at timestamp with time zone,
  constraint consultant_refusals_check CHECK ((answered_at >= refused_at)),
  constraint consultant_refusals_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_refusals_pkey PRIMARY KEY (consultant_id, refused_at),
  constraint consultant_refusals_reason_check CHECK (((char_length(reason) >= 20) AND (char_length(reason) <= 2000))),
  constraint consultant_refusals_refused_by_fkey FOREIGN KEY (refused_by) REFERENCES people(id)
);

create table consultant_specialties (
  consultant_id uuid not null,
  specialty text not null,
  constraint consultant_specialties_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_specialties_pkey PRIMARY KEY (consultant_id, specialty),
  constraint consultant_specialties_specialty_check CHECK ((specialty = ANY (ARRAY['tarot'::text, 'astrologia'::text, 'numerologia'::text, 'runas'::text, 'mediunidade'::text, 'oraculos'::text, 'reiki'::text, 'cristaloterapia'::text])))
);

create table consultant_specialty_words (
  specialty text not null,
  words text not null,
  constraint consultant_specialty_words_pkey PRIMARY KEY (specialty)
);

create table consultant_switches (
  consultant_id uuid not null,
  switched_on_at timestamp with time zone not null,
  constraint consultant_switches_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_switches_pkey PRIMARY KEY (consultant_id)
);

create table consultant_takedowns (
  id bigint not null generated always as identity,
  consultant_id uuid not null,
  field text not null,
  removed text not null,
  reason text not null,
  taken_down_at timestamp with time zone not null,
  taken_down_by uuid not null,
  constraint consultant_takedowns_consultant_id_field_removed_key UNIQUE (consultant_id, field, removed),
  constraint consultant_takedowns_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_takedowns_field_check CHECK ((field = ANY (ARRAY['name'::text, 'title'::text, 'description'::text, 'bio'::text, 'city'::text, 'portrait'::text, 'introduction'::text]))),
  constraint consultant_takedowns_pkey PRIMARY KEY (id),
  constraint consultant_takedowns_reason_check CHECK (((char_length(reason) >= 20) AND (char_length(reason) <= 300))),
  constraint consultant_takedowns_taken_down_by_fkey FOREIGN KEY (taken_down_by) REFERENCES people(id)
);

create table consultant_tax_id_changes (
  id uuid not null,
  consultant_id uuid not null,
  former text not null,
  changed_at timestamp with time zone not null,
  mailed_to text not null,
  token_hash bytea not null,
  stopped_at timestamp with time zone,
  constraint consultant_tax_id_changes_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_tax_id_changes_pkey PRIMARY KEY (id),
  constraint consultant_tax_id_changes_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint consultant_tax_id_changes_token_hash_key UNIQUE (token_hash)
);

create table consultant_tiers (
  id uuid not null,
  consultant_id uuid not null,
  tier text not null,
  valid_from timestamp with time zone not null,
  reason text not null,
  set_by uuid not null,
  seconded_by uuid not null,
  set_at timestamp with time zone not null,
  constraint consultant_tiers_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_tiers_pkey PRIMARY KEY (id),
  constraint consultant_tiers_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 1000))),
  constraint consultant_tiers_seconded_by_fkey FOREIGN KEY (seconded_by) REFERENCES people(id),
  constraint consultant_tiers_set_by_fkey FOREIGN KEY (set_by) REFERENCES people(id),
  constraint consultant_tiers_tier_check CHECK ((tier = ANY (ARRAY['iniciante'::text, 'verificado'::text, 'destaque'::text, 'mestre'::text]))),
  constraint never_backwards CHECK ((valid_from > set_at))
);

create table consultant_vacations (
  consultant_id uuid not null,
  back_at timestamp with time zone not null,
  set_at timestamp with time zone not null,
  starts_at timestamp with time zone not null,
  zone text not null,
  is_begun boolean not null,
  constraint back_later CHECK ((back_at > starts_at)),
  constraint consultant_vacations_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultant_vacations_pkey PRIMARY KEY (consultant_id)
);

create table consultant_vocabulary (
  word text not null,
  constraint consultant_vocabulary_pkey PRIMARY KEY (word),
  constraint consultant_vocabulary_word_check CHECK (((char_length(word) >= 3) AND (char_length(word) <= 40)))
);

create table consultants (
  id uuid not null,
  name text not null,
  title text not null,
  description text not null,
  bio text not null,
  city text,
  specialty text not null,
  tier text not null default 'iniciante'::text,
  languages text[] not null default '{pt}'::text[],
  tax_id text not null,
  portrait text not null,
  applied_at timestamp with time zone not null,
  approved_at timestamp with time zone,
  approved_by uuid,
  accepts_welcome boolean not null default false,
  accepts_packages boolean not null default true,
  is_automatic boolean not null default false,
  application_revision integer not null default 1,
  introduction text,
  hidden_from_featured_at timestamp with time zone,
  constraint consultants_application_revision_check CHECK ((application_revision > 0)),
  constraint consultants_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES people(id),
  constraint consultants_bio_check CHECK (((char_length(bio) >= 40) AND (char_length(bio) <= 2000))),
  constraint consultants_check CHECK ((approved_at >= applied_at)),
  constraint consultants_check1 CHECK (((approved_at IS NULL) = (approved_by IS NULL))),
  constraint consultants_city_check CHECK (((char_length(city) >= 2) AND (char_length(city) <= 80))),
  constraint consultants_description_check CHECK (((char_length(description) >= 10) AND (char_length(description) <= 200))),
  constraint consultants_id_fkey FOREIGN KEY (id) REFERENCES people(id),
  constraint consultants_id_specialty_fkey FOREIGN KEY (id, specialty) REFERENCES consultant_specialties(consultant_id, specialty) DEFERRABLE INITIALLY DEFERRED,
  constraint consultants_introduction_fkey FOREIGN KEY (introduction) REFERENCES introductions(name),
  constraint consultants_languages_check CHECK (((cardinality(languages) >= 1) AND (cardinality(languages) <= 8))),
  constraint consultants_name_check CHECK (((char_length(name) >= 2) AND (char_length(name) <= 80))),
  constraint consultants_pkey PRIMARY KEY (id),
  constraint consultants_portrait_fkey FOREIGN KEY (portrait) REFERENCES portraits(hash),
  constraint consultants_tax_id_check CHECK ((tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'::text)),
  constraint consultants_tier_check CHECK ((tier = ANY (ARRAY['iniciante'::text, 'verificado'::text, 'destaque'::text, 'mestre'::text]))),
  constraint consultants_title_check CHECK (((char_length(title) >= 3) AND (char_length(title) <= 80)))
);

create table consultation_clients (
  consultant_id uuid not null,
  client_id uuid not null,
  consultations integer not null default 0,
  questions integer not null default 0,
  billed_ms bigint not null default 0,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint a_client_did_something CHECK (((consultations + questions) > 0)),
  constraint consultation_clients_billed_ms_check CHECK ((billed_ms >= 0)),
  constraint consultation_clients_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint consultation_clients_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultation_clients_consultations_check CHECK ((consultations >= 0)),
  constraint consultation_clients_pkey PRIMARY KEY (consultant_id, client_id),
  constraint consultation_clients_questions_check CHECK ((questions >= 0)),
  constraint first_before_last CHECK ((first_at <= last_at))
);

create table consultation_events (
  consultation_id uuid not null,
  seq bigint not null,
  type text not null,
  author_id uuid,
  author_kind text not null,
  client_message_id uuid,
  body text,
  fact jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null,
  stop_side text,
  constraint consultation_events_author_kind_check CHECK ((author_kind = ANY (ARRAY['client'::text, 'consultant'::text, 'prepared'::text, 'automatic'::text, 'system'::text]))),
  constraint consultation_events_body_check CHECK ((char_length(body) <= 4000)),
  constraint consultation_events_check CHECK (((type = 'message'::text) = ((client_message_id IS NOT NULL) AND (author_id IS NOT NULL) AND (body IS NOT NULL)))),
  constraint consultation_events_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id),
  constraint consultation_events_pkey PRIMARY KEY (consultation_id, seq),
  constraint consultation_events_stop_side_check CHECK ((stop_side = ANY (ARRAY['client'::text, 'consultant'::text, 'both'::text, 'platform'::text]))),
  constraint photos_have_an_author CHECK (((type <> 'photo'::text) OR ((author_id IS NOT NULL) AND (body IS NULL)))),
  constraint stops_have_a_side CHECK (((stop_side IS NOT NULL) = ((type = 'moved'::text) AND COALESCE(((fact ->> 'state'::text) <> ALL (ARRAY['requested'::text, 'accepted'::text, 'active'::text])), false)))),
  constraint table_acts_have_an_author CHECK ((((type = 'table'::text) = (fact ? 'table'::text)) AND ((type <> 'table'::text) OR (author_id IS NOT NULL))))
);

create table consultation_photos (
  id uuid not null,
  consultation_id uuid not null,
  author_id uuid not null,
  name text not null,
  width integer not null,
  height integer not null,
  description text not null default ''::text,
  uploaded_at timestamp with time zone not null,
  is_stored boolean not null default false,
  seq bigint,
  erased_at timestamp with time zone,
  constraint consultation_photos_consultation_id_seq_fkey FOREIGN KEY (consultation_id, seq) REFERENCES consultation_events(consultation_id, seq),
  constraint consultation_photos_description_check CHECK ((char_length(description) <= 200)),
  constraint consultation_photos_height_check CHECK (((height >= 1) AND (height <= 1600))),
  constraint consultation_photos_name_check CHECK ((name ~ '^room-photos/[0-9a-f-]{36}-[0-9a-f]{64}[.]webp$'::text)),
  constraint consultation_photos_name_key UNIQUE (name),
  constraint consultation_photos_pkey PRIMARY KEY (id),
  constraint consultation_photos_width_check CHECK (((width >= 1) AND (width <= 1600)))
);

create table consultation_spreads (
  id uuid not null,
  consultation_id uuid not null,
  seed text not null,
  opened_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint consultation_spreads_check CHECK ((ended_at >= opened_at)),
  constraint consultation_spreads_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id),
  constraint consultation_spreads_pkey PRIMARY KEY (id),
  constraint consultation_spreads_seed_check CHECK ((seed ~ '^[0-9a-f]{64}$'::text))
);

create table consultations (
  id uuid not null,
  client_id uuid not null,
  consultant_id uuid not null,
  channel text not null,
  price_per_minute bigint not null,
  commission_bps integer not null,
  spending_limit bigint,
  state text not null,
  reason text,
  requested_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  paused_at timestamp with time zone,
  paused_by uuid,
  paused_before_ms bigint not null default 0,
  billable_from timestamp with time zone,
  consultant_spoke_at timestamp with time zone,
  billed_ms bigint not null default 0,
  held bigint not null default 0,
  captured bigint not null default 0,
  commission bigint not null default 0,
  released bigint not null default 0,
  hold_count integer not null default 0,
  hold_checked_at timestamp with time zone,
  last_seq bigint not null default 0,
  covered_ms bigint not null default 0,
  held_promotional bigint not null default 0,
  awaits_confirmation boolean not null default false,
  stop_side text,
  covered_earnings bigint not null default 0,
  accepts_packages boolean not null default true,
  consultant_typed_at timestamp with time zone,
  is_welcome boolean not null default false,
  is_automatic boolean not null default false,
  subject text,
  booked_at timestamp with time zone,
  booked_minutes integer,
  free_until timestamp with time zone,
  attendance text,
  fee bigint not null default 0,
  fee_ms bigint not null default 0,
  current_channel text not null default 'chat'::text,
  channel_changed_at timestamp with time zone,
  usage_channel text not null default 'chat'::text,
  usage_from timestamp with time zone,
  audio_ms bigint not null default 0,
  video_ms bigint not null default 0,
  audio_covered_ms bigint not null default 0,
  video_covered_ms bigint not null default 0,
  media_window_until timestamp with time zone,
  unproven_media_ms bigint not null default 0,
  audio_denials integer not null default 0,
  disputed_ms bigint not null default 0,
  proposed_channel text,
  channel_raises integer not null default 0,
  proposals integer not null default 0,
  proposal_ended_at timestamp with time zone,
  disputed_until timestamp with time zone,
  charges_milliseconds boolean not null default false,
  begin_confirmed_at timestamp with time zone,
  client_kept_at timestamp with time zone,
  constraint a_program_waits_for_its_client CHECK (((NOT is_automatic) OR (started_at IS NULL) OR (begin_confirmed_at IS NOT NULL))),
  constraint all_is_settled CHECK (((ended_at IS NULL) OR (((captured + fee) + released) = held))),
  constraint attendance_of_bookings CHECK (
CASE
    WHEN (booked_at IS NULL) THEN (attendance IS NULL)
    ELSE ((ended_at IS NULL) OR (attendance IS NOT NULL))
END),
  constraint booked_as_a_whole CHECK ((((booked_at IS NULL) = (booked_minutes IS NULL)) AND ((booked_at IS NULL) = (free_until IS NULL)))),
  constraint consultations_attendance_check CHECK ((attendance = ANY (ARRAY['kept'::text, 'client_absent'::text, 'consultant_absent'::text, 'both_absent'::text, 'undone'::text, 'cancelled'::text]))),
  constraint consultations_audio_denials_check CHECK ((audio_denials >= 0)),
  constraint consultations_audio_ms_check CHECK ((audio_ms >= 0)),
  constraint consultations_billed_ms_check CHECK ((billed_ms >= 0)),
  constraint consultations_booked_minutes_check CHECK ((booked_minutes = ANY (ARRAY[20, 30, 45, 60]))),
  constraint consultations_captured_check CHECK ((captured >= 0)),
  constraint consultations_channel_check CHECK ((channel = ANY (ARRAY['chat'::text, 'audio'::text, 'video'::text, 'messages'::text]))),
  constraint consultations_channel_raises_check CHECK ((channel_raises >= 0)),
  constraint consultations_check CHECK ((client_id <> consultant_id)),
  constraint consultations_check1 CHECK (((audio_covered_ms >= 0) AND (audio_covered_ms <= audio_ms))),
  constraint consultations_check2 CHECK ((commission <= captured)),
  constraint consultations_check3 CHECK (((state = ANY (ARRAY['ended'::text, 'declined'::text, 'expired'::text, 'cancelled'::text, 'not_connected'::text])) = (ended_at IS NOT NULL))),
  constraint consultations_check4 CHECK (((video_covered_ms >= 0) AND (video_covered_ms <= video_ms))),
  constraint consultations_check5 CHECK (((state = 'paused'::text) = (paused_at IS NOT NULL))),
  constraint consultations_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint consultations_commission_bps_check CHECK (((commission_bps >= 0) AND (commission_bps <= 10000))),
  constraint consultations_commission_check CHECK ((commission >= 0)),
  constraint consultations_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint consultations_covered_earnings_check CHECK ((covered_earnings >= 0)),
  constraint consultations_covered_ms_check CHECK ((covered_ms >= 0)),
  constraint consultations_current_channel_check CHECK ((current_channel = ANY (ARRAY['chat'::text, 'audio'::text, 'video'::text]))),
  constraint consultations_disputed_ms_check CHECK ((disputed_ms >= 0)),
  constraint consultations_fee_check CHECK ((fee >= 0)),
  constraint consultations_held_check CHECK ((held >= 0)),
  constraint consultations_held_promotional_check CHECK ((held_promotional >= 0)),
  constraint consultations_paused_by_fkey FOREIGN KEY (paused_by) REFERENCES people(id),
  constraint consultations_pkey PRIMARY KEY (id),
  constraint consultations_price_per_minute_check CHECK ((price_per_minute > 0)),
  constraint consultations_proposals_check CHECK ((proposals >= 0)),
  constraint consultations_proposed_channel_check CHECK ((proposed_channel = ANY (ARRAY['audio'::text, 'video'::text]))),
  constraint consultations_released_check CHECK ((released >= 0)),
  constraint consultations_spending_limit_check CHECK ((spending_limit > 0)),
  constraint consultations_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'accepted'::text, 'active'::text, 'paused'::text, 'ended'::text, 'declined'::text, 'expired'::text, 'cancelled'::text, 'not_connected'::text]))),
  constraint consultations_stop_side_check CHECK ((stop_side = ANY (ARRAY['client'::text, 'consultant'::text, 'both'::text, 'platform'::text]))),
  constraint consultations_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 140))),
  constraint consultations_unproven_media_ms_check CHECK ((unproven_media_ms >= 0)),
  constraint consultations_usage_channel_check CHECK ((usage_channel = ANY (ARRAY['chat'::text, 'audio'::text, 'video'::text]))),
  constraint consultations_video_ms_check CHECK ((video_ms >= 0)),
  constraint covered_part_of_usage CHECK (((((LEAST(billed_ms, covered_ms) - audio_covered_ms) - video_covered_ms) >= 0) AND (((LEAST(billed_ms, covered_ms) - audio_covered_ms) - video_covered_ms) <= ((billed_ms - audio_ms) - video_ms)))),
  constraint fee_of_ten_minutes CHECK (((fee = 0) OR ((attendance = ANY (ARRAY['client_absent'::text, 'cancelled'::text])) AND ((captured + fee) <= (10 * price_per_minute))))),
  constraint fee_within_ten_covered_minutes CHECK (((fee_ms = 0) OR ((fee_ms > 0) AND (fee = 0) AND (attendance = ANY (ARRAY['client_absent'::text, 'cancelled'::text])) AND (((billed_ms - (billed_ms % (1000)::bigint)) + fee_ms) <= LEAST(covered_ms, (600000)::bigint))))),
  constraint no_usage_dearer_than_agreed CHECK (
CASE channel
    WHEN 'video'::text THEN true
    WHEN 'audio'::text THEN ((video_ms = 0) AND (current_channel <> 'video'::text))
    ELSE ((audio_ms = 0) AND (video_ms = 0) AND (current_channel = 'chat'::text))
END),
  constraint nothing_held_before_confirmation CHECK (((NOT awaits_confirmation) OR (held = 0) OR (booked_at IS NOT NULL))),
  constraint promotional_part_of_held CHECK ((held_promotional <= held)),
  constraint spent_within_held CHECK ((((captured + fee) + released) <= held)),
  constraint usage_is_part_of_all CHECK (((audio_ms + video_ms) <= billed_ms))
);

create table contact_closings (
  message_id uuid not null,
  note text,
  closed_by uuid not null,
  closed_at timestamp with time zone not null,
  answer text,
  constraint answered_or_noted CHECK ((num_nonnulls(note, answer) = 1)),
  constraint contact_closings_answer_check CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 4000))),
  constraint contact_closings_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES people(id),
  constraint contact_closings_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id),
  constraint contact_closings_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 1000))),
  constraint contact_closings_pkey PRIMARY KEY (message_id)
);

create table contact_messages (
  id uuid not null,
  protocol text not null,
  name text not null,
  email text not null,
  subject text not null,
  body text not null,
  received_at timestamp with time zone not null,
  answer_by date not null,
  constraint contact_messages_body_check CHECK (((char_length(body) >= 10) AND (char_length(body) <= 4000))),
  constraint contact_messages_email_check CHECK ((email = lower(btrim(email)))),
  constraint contact_messages_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_protocol_key UNIQUE (protocol),
  constraint contact_messages_subject_check CHECK ((subject = ANY (ARRAY['question'::text, 'payment'::text, 'account'::text, 'consultation'::text, 'call'::text, 'press'::text, 'other'::text, 'closing'::text])))
);

create table content_articles (
  id uuid not null,
  slug text not null,
  title text not null,
  excerpt text not null,
  category text not null,
  emblem text not null,
  author text not null,
  sources text[] not null,
  markdown text not null,
  html text not null,
  contents jsonb not null,
  published_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  search tsvector not null,
  picture text,
  is_announced boolean not null default true,
  constraint content_articles_category_check CHECK ((category = ANY (ARRAY['tarot'::text, 'astrologia'::text, 'numerologia'::text, 'runas'::text, 'mediunidade'::text, 'oraculos'::text, 'reiki'::text, 'cristais'::text, 'autocuidado'::text, 'bastidores'::text]))),
  constraint content_articles_picture_fkey FOREIGN KEY (picture) REFERENCES content_pictures(name),
  constraint content_articles_pkey PRIMARY KEY (id),
  constraint content_articles_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint content_articles_slug_key UNIQUE (slug),
  constraint content_articles_text_id_fkey FOREIGN KEY (id) REFERENCES content_texts(id)
);

create table content_broken_links (
  page text not null,
  title text not null,
  href text not null,
  found_at timestamp with time zone not null,
  constraint content_broken_links_pkey PRIMARY KEY (page, href)
);

create table content_pictures (
  name text not null,
  alt text not null,
  added_at timestamp with time zone not null,
  added_by uuid not null,
  constraint content_pictures_added_by_fkey FOREIGN KEY (added_by) REFERENCES people(id),
  constraint content_pictures_alt_check CHECK ((btrim(alt) <> ''::text)),
  constraint content_pictures_name_check CHECK ((name ~ '^[0-9a-f]{64}-\d+x\d+$'::text)),
  constraint content_pictures_pkey PRIMARY KEY (name)
);

create table content_revisions (
  text_id uuid not null,
  number integer not null,
  fields jsonb not null,
  written_by uuid,
  written_at timestamp with time zone not null,
  constraint content_revisions_number_check CHECK ((number > 0)),
  constraint content_revisions_pkey PRIMARY KEY (text_id, number),
  constraint content_revisions_text_id_fkey FOREIGN KEY (text_id) REFERENCES content_texts(id) ON DELETE CASCADE,
  constraint content_revisions_written_by_fkey FOREIGN KEY (written_by) REFERENCES people(id)
);

create table content_slugs (
  slug text not null,
  text_id uuid not null,
  was_public boolean not null,
  constraint content_slugs_pkey PRIMARY KEY (slug),
  constraint content_slugs_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint content_slugs_text_id_fkey FOREIGN KEY (text_id) REFERENCES content_texts(id) ON DELETE CASCADE
);

create table content_texts (
  id uuid not null,
  kind text not null,
  name text not null,
  title text not null,
  revision integer not null,
  public_revision integer,
  public_from timestamp with time zone,
  changed_at timestamp with time zone not null,
  constraint content_texts_check CHECK (((public_revision >= 1) AND (public_revision <= revision))),
  constraint content_texts_check1 CHECK (((public_revision IS NULL) = (public_from IS NULL))),
  constraint content_texts_kind_check CHECK ((kind = ANY (ARRAY['article'::text, 'service'::text, 'slide'::text, 'banner'::text, 'page'::text]))),
  constraint content_texts_pkey PRIMARY KEY (id),
  constraint content_texts_revision_check CHECK ((revision > 0))
);

create table contested_payments (
  payment_id uuid not null,
  amount bigint not null,
  constraint contested_payments_amount_check CHECK ((amount >= 0)),
  constraint contested_payments_pkey PRIMARY KEY (payment_id)
);

create table discretionary_credits (
  id uuid not null,
  kind text not null,
  subject_id text not null,
  receiver_id uuid,
  amount bigint not null,
  given_by uuid not null,
  seconded_by uuid,
  given_at timestamp with time zone not null,
  constraint discretionary_credits_amount_check CHECK ((amount > 0)),
  constraint discretionary_credits_check CHECK ((seconded_by <> given_by)),
  constraint discretionary_credits_given_by_fkey FOREIGN KEY (given_by) REFERENCES people(id),
  constraint discretionary_credits_kind_check CHECK ((kind = ANY (ARRAY['claim'::text, 'given_back'::text, 'suspense'::text, 'dispute'::text, 'goodwill'::text]))),
  constraint discretionary_credits_pkey PRIMARY KEY (id),
  constraint discretionary_credits_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES people(id),
  constraint discretionary_credits_seconded_by_fkey FOREIGN KEY (seconded_by) REFERENCES people(id)
);

create table earnings_debts (
  id text collate "C" not null,
  consultant_id uuid not null,
  amount bigint not null,
  paid bigint not null default 0,
  created_at timestamp with time zone not null,
  subject_kind text not null,
  subject_id text collate "C" not null,
  subject_number bigint,
  constraint earnings_debts_amount_check CHECK ((amount > 0)),
  constraint earnings_debts_check CHECK (((paid >= 0) AND (paid <= amount))),
  constraint earnings_debts_pkey PRIMARY KEY (id)
);

create table earnings_to_clear (
  consultation_id uuid not null,
  settled_at timestamp with time zone not null,
  consultant_id uuid not null,
  clears_at timestamp with time zone not null,
  held_at timestamp with time zone,
  constraint clears_later CHECK ((clears_at > settled_at)),
  constraint earnings_to_clear_pkey PRIMARY KEY (consultation_id)
);

create table email_confirmations (
  token_hash bytea not null,
  person_id uuid not null,
  email text not null,
  is_change boolean not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  correction_id uuid,
  constraint a_correction_is_a_change CHECK ((is_change OR (correction_id IS NULL))),
  constraint email_confirmations_email_check CHECK ((email = lower(btrim(email)))),
  constraint email_confirmations_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint email_confirmations_pkey PRIMARY KEY (token_hash),
  constraint email_confirmations_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint works_for_a_day CHECK ((expires_at = (created_at + '24:00:00'::interval)))
);

create table fiscal_terms (
  id bigint not null generated always as identity,
  terms jsonb not null,
  set_by uuid not null,
  set_at timestamp with time zone not null,
  constraint fiscal_terms_pkey PRIMARY KEY (id),
  constraint fiscal_terms_set_by_fkey FOREIGN KEY (set_by) REFERENCES people(id)
);

create table follow_news (
  id uuid not null,
  consultant_id uuid not null,
  topic text not null,
  article_id uuid,
  starts timestamp with time zone[] not null,
  at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint follow_news_check CHECK (((topic = 'articles'::text) = (article_id IS NOT NULL))),
  constraint follow_news_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint follow_news_pkey PRIMARY KEY (id),
  constraint follow_news_topic_check CHECK ((topic = ANY (ARRAY['hours'::text, 'articles'::text])))
);

create table follow_up_refusals (
  client_id uuid not null,
  refused_at timestamp with time zone not null,
  constraint follow_up_refusals_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint follow_up_refusals_pkey PRIMARY KEY (client_id)
);

create table follow_ups (
  id uuid not null,
  consultation_id uuid not null,
  consultant_id uuid not null,
  client_id uuid not null,
  body text not null,
  sent_at timestamp with time zone not null,
  constraint follow_ups_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 1000))),
  constraint follow_ups_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint follow_ups_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint follow_ups_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id),
  constraint follow_ups_consultation_id_key UNIQUE (consultation_id),
  constraint follow_ups_pkey PRIMARY KEY (id)
);

create table followed_hours (
  consultant_id uuid not null,
  schedule jsonb not null,
  compared_at timestamp with time zone not null,
  constraint followed_hours_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint followed_hours_pkey PRIMARY KEY (consultant_id)
);

create table goodwill (
  id uuid not null,
  person_id uuid not null,
  amount bigint not null,
  claim_id uuid,
  message_id uuid,
  reason text not null,
  given_by uuid not null,
  seconded_by uuid,
  given_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint goodwill_amount_check CHECK (((amount >= 100) AND (amount <= 50000))),
  constraint goodwill_check CHECK ((seconded_by <> given_by)),
  constraint goodwill_check1 CHECK ((expires_at > given_at)),
  constraint goodwill_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id),
  constraint goodwill_given_by_fkey FOREIGN KEY (given_by) REFERENCES people(id),
  constraint goodwill_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint goodwill_pkey PRIMARY KEY (id),
  constraint goodwill_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 1000))),
  constraint goodwill_seconded_by_fkey FOREIGN KEY (seconded_by) REFERENCES people(id),
  constraint of_one_case CHECK ((num_nonnulls(claim_id, message_id) = 1))
);

create table grant_uses (
  grant_id bigint not null,
  subject_id text collate "C" not null,
  state text not null,
  amount bigint not null,
  constraint grant_uses_amount_check CHECK ((amount >= 0)),
  constraint grant_uses_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES grants(id),
  constraint grant_uses_pkey PRIMARY KEY (subject_id, grant_id, state),
  constraint grant_uses_state_check CHECK ((state = ANY (ARRAY['held'::text, 'used'::text, 'frozen'::text, 'returned'::text, 'clawed_back'::text, 'on_gift_card'::text, 'expired'::text])))
);

create table grants (
  id bigint not null generated always as identity,
  person_id uuid not null,
  kind text not null,
  source_id text collate "C" not null,
  payment_id uuid,
  amount bigint not null,
  free bigint not null,
  held bigint not null default 0,
  used bigint not null default 0,
  frozen bigint not null default 0,
  returned bigint not null default 0,
  clawed_back bigint not null default 0,
  granted_at timestamp with time zone not null,
  is_gift boolean not null default false,
  on_gift_card bigint not null default 0,
  ends_at timestamp with time zone,
  only_with uuid,
  not_with uuid,
  channel text,
  ceiling bigint,
  value bigint,
  expired bigint not null default 0,
  frozen_at timestamp with time zone,
  is_extension boolean not null default false,
  repaid bigint not null default 0,
  clawed_back_at timestamp with time zone,
  plan text,
  title text,
  from_balance boolean not null default false,
  rolled_over_at timestamp with time zone,
  recalled_at timestamp with time zone,
  recall_told_at timestamp with time zone,
  worth bigint generated always as (
CASE
    WHEN (kind = 'minutes'::text) THEN (value - ((value * (((amount - free) - held) - frozen)) / amount))
    ELSE NULL::bigint
END) stored,
  constraint bonus_ends CHECK (((kind <> 'bonus'::text) OR (ends_at IS NOT NULL))),
  constraint clawed_back_minutes_are_frozen CHECK (((kind <> 'minutes'::text) OR (clawed_back_at IS NULL) OR (frozen_at IS NOT NULL))),
  constraint credit_never_ends CHECK (((kind <> 'credit'::text) OR (ends_at IS NULL))),
  constraint ends_later CHECK ((ends_at > granted_at)),
  constraint every_unit_is_somewhere CHECK ((amount = (((((((free + held) + used) + frozen) + returned) + clawed_back) + on_gift_card) + expired))),
  constraint gifts_are_of_a_payment CHECK (((NOT is_gift) OR (payment_id IS NOT NULL))),
  constraint grants_amount_check CHECK ((amount > 0)),
  constraint grants_ceiling_check CHECK ((ceiling > 0)),
  constraint grants_clawed_back_check CHECK ((clawed_back >= 0)),
  constraint grants_expired_check CHECK ((expired >= 0)),
  constraint grants_free_check CHECK ((free >= 0)),
  constraint grants_frozen_check CHECK ((frozen >= 0)),
  constraint grants_held_check CHECK ((held >= 0)),
  constraint grants_kind_check CHECK ((kind = ANY (ARRAY['credit'::text, 'bonus'::text, 'minutes'::text]))),
  constraint grants_not_with_fkey FOREIGN KEY (not_with) REFERENCES people(id),
  constraint grants_on_gift_card_check CHECK ((on_gift_card >= 0)),
  constraint grants_pkey PRIMARY KEY (id),
  constraint grants_returned_check CHECK ((returned >= 0)),
  constraint grants_used_check CHECK ((used >= 0)),
  constraint grants_value_check CHECK ((value >= 0)),
  constraint minutes_end CHECK (((kind <> 'minutes'::text) OR ((ends_at IS NOT NULL) AND (value IS NOT NULL) AND (title IS NOT NULL)))),
  constraint minutes_have_a_plan CHECK ((((kind = 'minutes'::text) = (plan IS NOT NULL)) AND (plan = ANY (ARRAY['package'::text, 'plan'::text, 'subscription'::text, 'single'::text, 'welcome'::text, 'answers'::text])))),
  constraint repaid_is_used CHECK (((repaid >= 0) AND (repaid <= (held + used)))),
  constraint welcome_is_free CHECK (((plan <> 'welcome'::text) OR (value = 0)))
);

create table held_product_reviews (
  id uuid not null,
  product_id uuid not null,
  person_id uuid not null,
  order_id uuid not null,
  n smallint not null,
  stars smallint not null,
  body text not null,
  rule text not null,
  found text not null,
  written_at timestamp with time zone not null,
  verdict text,
  reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint decided_as_a_whole CHECK ((num_nulls(verdict, decided_by, decided_at) = ANY (ARRAY[0, 3]))),
  constraint held_for_a_bought_line FOREIGN KEY (order_id, n) REFERENCES catalogue_goods_lines(order_id, n),
  constraint held_product_reviews_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 1000))),
  constraint held_product_reviews_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES people(id),
  constraint held_product_reviews_found_check CHECK (((char_length(found) >= 1) AND (char_length(found) <= 80))),
  constraint held_product_reviews_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint held_product_reviews_pkey PRIMARY KEY (id),
  constraint held_product_reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop_products(id),
  constraint held_product_reviews_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 300))),
  constraint held_product_reviews_rule_check CHECK ((rule = ANY (ARRAY['insult'::text, 'address'::text, 'name'::text]))),
  constraint held_product_reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  constraint held_product_reviews_verdict_check CHECK ((verdict = ANY (ARRAY['published'::text, 'refused'::text]))),
  constraint refused_with_a_reason CHECK (((verdict IS DISTINCT FROM 'refused'::text) OR (reason IS NOT NULL)))
);

create table held_reviews (
  id uuid not null,
  consultation_id uuid not null,
  client_id uuid not null,
  consultant_id uuid not null,
  stars smallint not null,
  body text not null,
  rule text not null,
  found text not null,
  written_at timestamp with time zone not null,
  verdict text,
  reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint held_reviews_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 1000))),
  constraint held_reviews_check CHECK ((num_nulls(verdict, decided_by, decided_at) = ANY (ARRAY[0, 3]))),
  constraint held_reviews_check1 CHECK (((verdict IS DISTINCT FROM 'refused'::text) OR (reason IS NOT NULL))),
  constraint held_reviews_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint held_reviews_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint held_reviews_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id),
  constraint held_reviews_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES people(id),
  constraint held_reviews_found_check CHECK (((char_length(found) >= 1) AND (char_length(found) <= 80))),
  constraint held_reviews_pkey PRIMARY KEY (id),
  constraint held_reviews_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 300))),
  constraint held_reviews_rule_check CHECK ((rule = ANY (ARRAY['insult'::text, 'address'::text, 'name'::text]))),
  constraint held_reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  constraint held_reviews_verdict_check CHECK ((verdict = ANY (ARRAY['published'::text, 'refused'::text])))
);

create table held_texts (
  id bigint not null generated always as identity,
  person_id uuid not null,
  place text not null,
  subject_id uuid,
  rule text not null,
  found text not null,
  outcome text not null,
  at timestamp with time zone not null,
  constraint held_texts_check CHECK (((place = 'profile'::text) = (subject_id IS NULL))),
  constraint held_texts_check1 CHECK (((outcome = 'refused'::text) OR (rule = ANY (ARRAY['curse'::text, 'promise'::text, 'ritual'::text])))),
  constraint held_texts_found_check CHECK (((char_length(found) >= 1) AND (char_length(found) <= 80))),
  constraint held_texts_outcome_check CHECK ((outcome = ANY (ARRAY['refused'::text, 'insisted'::text]))),
  constraint held_texts_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint held_texts_pkey PRIMARY KEY (id),
  constraint held_texts_place_check CHECK ((place = ANY (ARRAY['room'::text, 'answer'::text, 'profile'::text]))),
  constraint held_texts_rule_check CHECK ((rule = ANY (ARRAY['contact'::text, 'payment'::text, 'threat'::text, 'curse'::text, 'promise'::text, 'ritual'::text])))
);

create table identity_fingerprints (
  hash bytea not null,
  person_id uuid not null,
  kind text not null,
  seen_at timestamp with time zone not null,
  constraint identity_fingerprints_hash_check CHECK ((octet_length(hash) = 32)),
  constraint identity_fingerprints_kind_check CHECK ((kind = ANY (ARRAY['payer'::text, 'card'::text, 'phone'::text]))),
  constraint identity_fingerprints_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint identity_fingerprints_pkey PRIMARY KEY (hash, person_id)
);

create table impersonations (
  id uuid not null,
  person_id uuid not null,
  member_id uuid not null,
  session_id uuid not null,
  token_hash bytea not null,
  begun_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint impersonations_check CHECK (((expires_at > begun_at) AND (expires_at <= (begun_at + '00:15:00'::interval)))),
  constraint impersonations_check1 CHECK ((ended_at >= begun_at)),
  constraint impersonations_check2 CHECK ((person_id <> member_id)),
  constraint impersonations_member_id_fkey FOREIGN KEY (member_id) REFERENCES people(id),
  constraint impersonations_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint impersonations_pkey PRIMARY KEY (id),
  constraint impersonations_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint impersonations_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint impersonations_token_hash_key UNIQUE (token_hash)
);

create table introductions (
  name text not null,
  duration_ms integer not null,
  made_at timestamp with time zone not null,
  constraint a_second_to_a_minute CHECK (((duration_ms >= 1000) AND (duration_ms <= 61000))),
  constraint introductions_name_check CHECK ((name ~ '^[0-9a-f]{64}\.(webm|m4a|mp3)$'::text)),
  constraint introductions_pkey PRIMARY KEY (name)
);

create table invariant_violations (
  check_name text not null,
  rule text not null,
  subject text not null,
  detail text not null,
  found_at timestamp with time zone not null default now(),
  constraint invariant_violations_pkey PRIMARY KEY (check_name, rule, subject, detail)
);

create table invariant_watermarks (
  name text not null,
  "position" text not null,
  updated_at timestamp with time zone not null default now(),
  constraint invariant_watermarks_pkey PRIMARY KEY (name)
);

create table job_reports (
  name text not null,
  every_seconds double precision not null,
  ran_at timestamp with time zone,
  took_ms integer,
  failed_at timestamp with time zone,
  error text,
  failures integer not null default 0,
  known_at timestamp with time zone not null,
  constraint job_reports_pkey PRIMARY KEY (name)
);

create table job_runs (
  name text not null,
  due_at timestamp with time zone not null,
  constraint job_runs_pkey PRIMARY KEY (name)
);

create table known_devices (
  person_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  constraint known_devices_check CHECK ((last_used_at >= created_at)),
  constraint known_devices_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint known_devices_pkey PRIMARY KEY (person_id, token_hash),
  constraint known_devices_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

create table ledger_accounts (
  id text collate "C" not null,
  kind text not null,
  guarded boolean not null,
  balance centavos_held not null default 0,
  chain_head text not null default repeat('0'::text, 64),
  constraint ledger_accounts_pkey PRIMARY KEY (id)
);

create table ledger_folds (
  name text not null,
  through_journal bigint not null default 0,
  constraint ledger_folds_pkey PRIMARY KEY (name),
  constraint ledger_folds_through_journal_check CHECK ((through_journal >= 0))
);

create table ledger_journals (
  id bigint not null generated always as identity,
  key text collate "C" not null,
  kind text not null,
  chain text collate "C" not null,
  posted_at timestamp with time zone not null,
  previous text not null,
  hash text not null,
  subject_kind text not null,
  subject_id text collate "C" not null,
  subject_number bigint,
  constraint ledger_journals_key_key UNIQUE (key),
  constraint ledger_journals_pkey PRIMARY KEY (id)
);

create table ledger_postings (
  journal_id bigint not null,
  "position" smallint not null,
  debit text collate "C" not null,
  credit text collate "C" not null,
  amount centavos_moved not null,
  constraint ledger_postings_pkey PRIMARY KEY (journal_id, "position")
);

create table ledger_snapshots (
  account text collate "C" not null,
  through_journal bigint not null,
  total bigint not null,
  constraint ledger_snapshots_pkey PRIMARY KEY (account, through_journal)
);

create table ledger_subjects (
  id uuid not null,
  kind text not null,
  constraint ledger_subjects_kind_check CHECK ((kind = ANY (ARRAY['consultation'::text, 'booking'::text, 'written_question'::text, 'withdrawal'::text, 'payout'::text]))),
  constraint ledger_subjects_pkey PRIMARY KEY (id)
);

create table ledger_sums (
  moved_on date not null,
  kind text collate "C" not null,
  channel text collate "C" not null,
  debit text collate "C" not null,
  credit text collate "C" not null,
  amount bigint not null,
  postings bigint not null,
  constraint ledger_sums_amount_check CHECK ((amount > 0)),
  constraint ledger_sums_pkey PRIMARY KEY (moved_on, kind, channel, debit, credit),
  constraint ledger_sums_postings_check CHECK ((postings > 0))
);

create table legal_announcements (
  text text not null,
  number integer not null,
  starts_at timestamp with time zone not null,
  told_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  told_until_id uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  ended_at timestamp with time zone,
  constraint legal_announcements_pkey PRIMARY KEY (text, number),
  constraint legal_announcements_text_number_fkey FOREIGN KEY (text, number) REFERENCES legal_versions(text, number)
);

create table legal_holds (
  id uuid not null,
  person_id uuid not null,
  placed_by uuid not null,
  placed_at timestamp with time zone not null,
  lifted_by uuid,
  lifted_at timestamp with time zone,
  constraint legal_holds_check CHECK ((lifted_at >= placed_at)),
  constraint legal_holds_check1 CHECK (((lifted_at IS NULL) = (lifted_by IS NULL))),
  constraint legal_holds_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES people(id),
  constraint legal_holds_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint legal_holds_pkey PRIMARY KEY (id),
  constraint legal_holds_placed_by_fkey FOREIGN KEY (placed_by) REFERENCES people(id)
);

create table legal_notes (
  id uuid not null,
  request_id uuid not null,
  text text not null,
  written_by uuid not null,
  written_at timestamp with time zone not null,
  constraint legal_notes_pkey PRIMARY KEY (id),
  constraint legal_notes_request_id_fkey FOREIGN KEY (request_id) REFERENCES legal_requests(id),
  constraint legal_notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000))),
  constraint legal_notes_written_by_fkey FOREIGN KEY (written_by) REFERENCES people(id)
);

create table legal_requests (
  id uuid not null,
  kind text not null,
  number text not null,
  person_id uuid,
  received_on date not null,
  due_on date not null,
  asked text not null,
  opened_by uuid not null,
  opened_at timestamp with time zone not null,
  state text not null default 'open'::text,
  outcome text,
  closed_by uuid,
  closed_at timestamp with time zone,
  constraint legal_requests_asked_check CHECK (((length(asked) >= 1) AND (length(asked) <= 4000))),
  constraint legal_requests_check CHECK ((due_on >= received_on)),
  constraint legal_requests_check1 CHECK ((((state = 'open'::text) = (outcome IS NULL)) AND ((state = 'open'::text) = (closed_at IS NULL)) AND ((state = 'open'::text) = (closed_by IS NULL)))),
  constraint legal_requests_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES people(id),
  constraint legal_requests_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'correction'::text, 'erasure'::text, 'portability'::text, 'court_order'::text, 'anpd'::text, 'other'::text]))),
  constraint legal_requests_number_check CHECK (((length(number) >= 1) AND (length(number) <= 80))),
  constraint legal_requests_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES people(id),
  constraint legal_requests_outcome_check CHECK (((length(outcome) >= 1) AND (length(outcome) <= 2000))),
  constraint legal_requests_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint legal_requests_pkey PRIMARY KEY (id),
  constraint legal_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'refused'::text])))
);

create table legal_versions (
  text text not null,
  number integer not null,
  markdown text not null,
  content_hash text not null,
  note text not null,
  asks_again boolean not null,
  published_at timestamp with time zone not null,
  published_by uuid,
  in_force_at timestamp with time zone not null,
  constraint legal_versions_check CHECK ((in_force_at >= published_at)),
  constraint legal_versions_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint legal_versions_markdown_check CHECK ((length(markdown) > 0)),
  constraint legal_versions_note_check CHECK (((length(note) >= 3) AND (length(note) <= 1000))),
  constraint legal_versions_number_check CHECK ((number > 0)),
  constraint legal_versions_pkey PRIMARY KEY (text, number),
  constraint legal_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES people(id),
  constraint legal_versions_text_check CHECK ((text = ANY (ARRAY['termos'::text, 'privacidade'::text, 'cookies'::text, 'dados-sensiveis'::text])))
);

create table lost_meters (
  id uuid not null,
  since timestamp with time zone not null,
  until timestamp with time zone not null,
  constraint lost_meters_check CHECK ((until > since)),
  constraint lost_meters_pkey PRIMARY KEY (id, since)
);

create table mails (
  id uuid not null,
  key text not null,
  recipient text not null,
  template jsonb,
  queued_at timestamp with time zone not null,
  attempts integer not null default 0,
  due_at timestamp with time zone,
  taken_at timestamp with time zone,
  ended_at timestamp with time zone,
  outcome text,
  fault text,
  person_id uuid,
  kind text,
  leave_token uuid,
  subject_id uuid,
  expires_at timestamp with time zone,
  constraint mails_check CHECK ((num_nonnulls(due_at, taken_at, ended_at) = 1)),
  constraint mails_check1 CHECK (((ended_at IS NULL) = (outcome IS NULL))),
  constraint mails_check2 CHECK (((ended_at IS NULL) = (template IS NOT NULL))),
  constraint mails_key_key UNIQUE (key),
  constraint mails_kind_check CHECK ((kind ~ '^[a-z_]{2,40}$'::text)),
  constraint mails_outcome_check CHECK ((outcome = ANY (ARRAY['sent'::text, 'refused'::text, 'given_up'::text, 'uncertain'::text]))),
  constraint mails_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint mails_pkey PRIMARY KEY (id),
  constraint optional_mails_can_be_left CHECK ((num_nonnulls(person_id, kind, leave_token) = ANY (ARRAY[0, 3])))
);

create table manual.outcomes (
  transfer_id uuid not null,
  outcome text not null,
  follows text generated always as (
CASE outcome
    WHEN 'returned'::text THEN 'paid'::text
    ELSE NULL::text
END) stored,
  end_to_end_id text,
  paid_at timestamp with time zone,
  failure text,
  settled_by uuid not null,
  settled_at timestamp with time zone not null,
  constraint failed_for_a_reason CHECK (((outcome = 'paid'::text) = (failure IS NULL))),
  constraint outcomes_end_to_end_id_key UNIQUE (end_to_end_id),
  constraint outcomes_failure_check CHECK ((failure = ANY (ARRAY['key_not_found'::text, 'key_of_another'::text, 'account_closed'::text, 'refused_by_bank'::text, 'no_funds'::text, 'cancelled'::text]))),
  constraint outcomes_outcome_check CHECK ((outcome = ANY (ARRAY['paid'::text, 'failed'::text, 'returned'::text]))),
  constraint outcomes_pkey PRIMARY KEY (transfer_id, outcome),
  constraint outcomes_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES manual.transfers(id),
  constraint outcomes_transfer_id_follows_fkey FOREIGN KEY (transfer_id, follows) REFERENCES manual.outcomes(transfer_id, outcome),
  constraint paid_by_a_pix CHECK ((((outcome = 'paid'::text) = (end_to_end_id IS NOT NULL)) AND ((outcome = 'paid'::text) = (paid_at IS NOT NULL))))
);

create table manual.transfers (
  id uuid not null,
  amount bigint not null,
  tax_id text not null,
  description text not null,
  asked_at timestamp with time zone not null,
  constraint transfers_amount_check CHECK ((amount > 0)),
  constraint transfers_pkey PRIMARY KEY (id),
  constraint transfers_tax_id_check CHECK ((tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'::text))
);

create table meter_outages (
  since timestamp with time zone not null,
  until timestamp with time zone not null,
  constraint meter_outages_check CHECK ((until > since)),
  constraint meter_outages_pkey PRIMARY KEY (since)
);

create table meter_pulse (
  is_only boolean not null default true,
  at timestamp with time zone not null,
  constraint meter_pulse_is_only_check CHECK (is_only),
  constraint meter_pulse_pkey PRIMARY KEY (is_only)
);

create table minute_covers (
  consultation_id uuid not null,
  "position" smallint not null,
  covered_ms bigint not null,
  used_ms bigint,
  value bigint,
  earned bigint,
  promotion bigint,
  refunded bigint not null default 0,
  grant_id bigint not null,
  constraint earned_when_settled CHECK ((((used_ms IS NULL) = (earned IS NULL)) AND ((earned IS NULL) = (promotion IS NULL)))),
  constraint earns_at_most_what_was_paid CHECK ((earned <= (value + promotion))),
  constraint minute_covers_check CHECK (((used_ms >= 0) AND (used_ms <= covered_ms))),
  constraint minute_covers_check1 CHECK (((used_ms IS NULL) = (value IS NULL))),
  constraint minute_covers_consultation_id_position_key UNIQUE (consultation_id, "position"),
  constraint minute_covers_covered_ms_check CHECK ((covered_ms > 0)),
  constraint minute_covers_earned_check CHECK ((earned >= 0)),
  constraint minute_covers_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES grants(id),
  constraint minute_covers_pkey PRIMARY KEY (consultation_id, grant_id),
  constraint minute_covers_promotion_check CHECK ((promotion >= 0)),
  constraint minute_covers_value_check CHECK ((value >= 0)),
  constraint promotion_only_without_payment CHECK (((promotion = 0) OR (value = 0))),
  constraint refunds_at_most_what_was_paid CHECK ((((refunded >= 0) AND (refunded <= value)) OR (refunded = 0)))
);

create table moderation_readings (
  id bigint not null generated always as identity,
  consultation_id uuid not null,
  case_kind text not null,
  case_id uuid not null,
  reason text not null,
  read_by uuid not null,
  read_at timestamp with time zone not null,
  constraint moderation_readings_case_kind_check CHECK ((case_kind = ANY (ARRAY['report'::text, 'claim'::text]))),
  constraint moderation_readings_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id),
  constraint moderation_readings_pkey PRIMARY KEY (id),
  constraint moderation_readings_read_by_fkey FOREIGN KEY (read_by) REFERENCES people(id),
  constraint moderation_readings_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 300)))
);

create table moderation_report_files (
  report_id uuid not null,
  media_type text not null,
  bytes bytea not null,
  constraint moderation_report_files_pkey PRIMARY KEY (report_id),
  constraint moderation_report_files_report_id_fkey FOREIGN KEY (report_id) REFERENCES moderation_reports(id) ON DELETE CASCADE
);

create table moderation_reports (
  id uuid not null,
  kind text not null,
  subject_id uuid not null,
  seq bigint,
  consultation_id uuid,
  reporter_id uuid not null,
  reported_id uuid not null,
  reason text not null,
  words text,
  snapshot jsonb,
  reported_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  verdict text,
  decision_reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint moderation_reports_check CHECK (((kind = 'message'::text) = (seq IS NOT NULL))),
  constraint moderation_reports_check1 CHECK (((kind = ANY (ARRAY['room'::text, 'message'::text])) = (consultation_id IS NOT NULL))),
  constraint moderation_reports_check2 CHECK ((reporter_id <> reported_id)),
  constraint moderation_reports_check3 CHECK ((num_nulls(verdict, decision_reason, decided_by, decided_at) = ANY (ARRAY[0, 4]))),
  constraint moderation_reports_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id),
  constraint moderation_reports_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES people(id),
  constraint moderation_reports_decision_reason_check CHECK (((char_length(decision_reason) >= 10) AND (char_length(decision_reason) <= 300))),
  constraint moderation_reports_kind_check CHECK ((kind = ANY (ARRAY['room'::text, 'message'::text, 'profile'::text, 'review'::text, 'testimonial'::text, 'photo'::text, 'voice'::text, 'question'::text, 'product_review'::text]))),
  constraint moderation_reports_pkey PRIMARY KEY (id),
  constraint moderation_reports_reported_id_fkey FOREIGN KEY (reported_id) REFERENCES people(id),
  constraint moderation_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES people(id),
  constraint moderation_reports_reporter_id_kind_subject_id_seq_key UNIQUE NULLS NOT DISTINCT (reporter_id, kind, subject_id, seq),
  constraint moderation_reports_verdict_check CHECK ((verdict = ANY (ARRAY['nothing'::text, 'warned'::text, 'removed'::text, 'suspension'::text]))),
  constraint moderation_reports_words_check CHECK ((char_length(words) <= 1000))
);

create table money_rests (
  id uuid not null,
  person_id uuid not null,
  begun_at timestamp with time zone not null,
  rests_until timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint money_rests_check CHECK ((rests_until > begun_at)),
  constraint money_rests_check1 CHECK ((ended_at >= begun_at)),
  constraint money_rests_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint money_rests_pkey PRIMARY KEY (id)
);

create table newsletter_subscriptions (
  email text not null,
  unsubscribe_token text not null,
  source text not null,
  asked_at timestamp with time zone not null,
  confirm_hash bytea not null,
  confirm_until timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  list text not null,
  hard_refusals smallint not null default 0,
  asked_sign smallint,
  asked_rhythm text,
  sign smallint,
  rhythm text,
  interests text[] not null default '{}'::text[],
  asked_interests text[],
  constraint chosen_once_confirmed CHECK ((num_nonnulls(sign, rhythm) =
CASE
    WHEN ((list = 'horoscope'::text) AND (confirmed_at IS NOT NULL)) THEN 2
    ELSE 0
END)),
  constraint horoscope_of_a_sign CHECK ((num_nonnulls(asked_sign, asked_rhythm) =
CASE
    WHEN (list = 'horoscope'::text) THEN 2
    ELSE 0
END)),
  constraint interests_of_the_newsletter CHECK (((list = 'newsletter'::text) OR ((interests = '{}'::text[]) AND (asked_interests IS NULL)))),
  constraint newsletter_subscriptions_asked_interests_check CHECK ((asked_interests <@ ARRAY['tarot'::text, 'astrologia'::text, 'numerologia'::text, 'runas'::text, 'mediunidade'::text, 'oraculos'::text, 'reiki'::text, 'cristaloterapia'::text, 'loja'::text])),
  constraint newsletter_subscriptions_asked_rhythm_check CHECK ((asked_rhythm = ANY (ARRAY['daily'::text, 'weekly'::text]))),
  constraint newsletter_subscriptions_asked_sign_check CHECK (((asked_sign >= 0) AND (asked_sign <= 11))),
  constraint newsletter_subscriptions_confirm_hash_check CHECK ((octet_length(confirm_hash) = 32)),
  constraint newsletter_subscriptions_confirm_hash_key UNIQUE (confirm_hash),
  constraint newsletter_subscriptions_email_check CHECK ((email = lower(btrim(email)))),
  constraint newsletter_subscriptions_interests_check CHECK ((interests <@ ARRAY['tarot'::text, 'astrologia'::text, 'numerologia'::text, 'runas'::text, 'mediunidade'::text, 'oraculos'::text, 'reiki'::text, 'cristaloterapia'::text, 'loja'::text])),
  constraint newsletter_subscriptions_list_check CHECK ((list = ANY (ARRAY['newsletter'::text, 'shop_opening'::text, 'horoscope'::text]))),
  constraint newsletter_subscriptions_pkey PRIMARY KEY (email, list),
  constraint newsletter_subscriptions_rhythm_check CHECK ((rhythm = ANY (ARRAY['daily'::text, 'weekly'::text]))),
  constraint newsletter_subscriptions_sign_check CHECK (((sign >= 0) AND (sign <= 11))),
  constraint newsletter_subscriptions_source_check CHECK ((source = ANY (ARRAY['site'::text, 'registration'::text]))),
  constraint newsletter_subscriptions_unsubscribe_token_key UNIQUE (unsubscribe_token)
);

create table notice_choices (
  person_id uuid not null,
  topic text not null,
  way text not null,
  wanted boolean not null,
  chosen_at timestamp with time zone not null,
  constraint notice_choices_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint notice_choices_pkey PRIMARY KEY (person_id, topic, way),
  constraint notice_choices_topic_check CHECK ((topic = ANY (ARRAY['consultations'::text, 'agenda'::text, 'questions'::text, 'money'::text, 'account'::text, 'following'::text, 'shop'::text, 'news'::text, 'day_card'::text, 'horoscope'::text, 'anniversaries'::text]))),
  constraint notice_choices_way_check CHECK ((way = ANY (ARRAY['page'::text, 'mail'::text, 'push'::text])))
);

create table notice_quiet_hours (
  person_id uuid not null,
  from_minute smallint not null,
  until_minute smallint not null,
  zone text not null,
  constraint notice_quiet_hours_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1439))),
  constraint notice_quiet_hours_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint notice_quiet_hours_pkey PRIMARY KEY (person_id),
  constraint notice_quiet_hours_until_minute_check CHECK (((until_minute >= 0) AND (until_minute <= 1439))),
  constraint notice_quiet_hours_zone_check CHECK (((length(zone) >= 1) AND (length(zone) <= 60)))
);

create table notices (
  id uuid not null,
  person_id uuid not null,
  kind text not null,
  key text not null,
  title text not null,
  body text,
  path text,
  at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notices_body_check CHECK (((length(body) >= 1) AND (length(body) <= 400))),
  constraint notices_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200))),
  constraint notices_kind_check CHECK ((kind ~ '^[a-z_]{2,40}$'::text)),
  constraint notices_path_check CHECK (((path ~ '^/([^/\\]|$)'::text) AND (length(path) <= 300))),
  constraint notices_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint notices_person_id_key_key UNIQUE (person_id, key),
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);

create table oracle_day_cards (
  person_id uuid not null,
  day date not null,
  draw_id uuid,
  constraint oracle_day_cards_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES oracle_draws(id) ON DELETE SET NULL,
  constraint oracle_day_cards_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint oracle_day_cards_pkey PRIMARY KEY (person_id, day)
);

create table oracle_draw_events (
  draw_id uuid not null,
  n smallint not null,
  event jsonb not null,
  added_at timestamp with time zone not null,
  constraint oracle_draw_events_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES oracle_draws(id) ON DELETE CASCADE,
  constraint oracle_draw_events_n_check CHECK (((n >= 1) AND (n <= 20))),
  constraint oracle_draw_events_pkey PRIMARY KEY (draw_id, n)
);

create table oracle_draws (
  id uuid not null,
  kind text not null,
  layout text not null,
  reversals boolean not null,
  seed text not null,
  opened_at timestamp with time zone not null,
  constraint oracle_draws_kind_check CHECK ((kind = ANY (ARRAY['tarot'::text, 'runas'::text, 'iching'::text]))),
  constraint oracle_draws_layout_check CHECK ((layout = ANY (ARRAY['uma-carta'::text, 'tres-cartas'::text, 'cruz-celta'::text, 'uma-runa'::text, 'tres-runas'::text, 'moedas'::text]))),
  constraint oracle_draws_pkey PRIMARY KEY (id),
  constraint oracle_draws_seed_check CHECK ((seed ~ '^[0-9a-f]{64}$'::text))
);

create table oracle_readings (
  draw_id uuid not null,
  person_id uuid not null,
  question text,
  kept_at timestamp with time zone not null,
  shared_at timestamp with time zone,
  outcome text,
  outcome_note text,
  outcome_at timestamp with time zone,
  constraint oracle_readings_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES oracle_draws(id) ON DELETE CASCADE,
  constraint oracle_readings_outcome_check CHECK ((outcome = ANY (ARRAY['yes'::text, 'partly'::text, 'no'::text]))),
  constraint oracle_readings_outcome_note_check CHECK (((char_length(outcome_note) >= 1) AND (char_length(outcome_note) <= 280))),
  constraint oracle_readings_outcome_said CHECK (((outcome_at IS NULL) = ((outcome IS NULL) AND (outcome_note IS NULL)))),
  constraint oracle_readings_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint oracle_readings_pkey PRIMARY KEY (draw_id),
  constraint oracle_readings_question_check CHECK (((char_length(question) >= 1) AND (char_length(question) <= 500)))
);

create table payment_attempts (
  payment_id uuid not null,
  person_id uuid not null,
  subject_kind text not null,
  subject_id uuid not null,
  subject_part integer not null,
  attempt_number integer not null,
  method text not null,
  installments integer not null,
  from_balance bigint not null,
  card_id uuid,
  asked_at timestamp with time zone not null,
  notified_at timestamp with time zone,
  outcome text,
  ended_at timestamp with time zone,
  constraint a_month_is_collected_by_few CHECK (((subject_kind <> 'subscription_period'::text) OR (attempt_number <= 4))),
  constraint payment_attempts_attempt_number_check CHECK (((attempt_number >= 1) AND (attempt_number <= 10))),
  constraint payment_attempts_card_id_fkey FOREIGN KEY (card_id) REFERENCES payment_cards(id),
  constraint payment_attempts_check CHECK (((outcome IS NULL) = (ended_at IS NULL))),
  constraint payment_attempts_check1 CHECK (((subject_kind = 'subscription_period'::text) = (subject_part > 0))),
  constraint payment_attempts_from_balance_check CHECK ((from_balance >= 0)),
  constraint payment_attempts_installments_check CHECK (((installments >= 1) AND (installments <= 12))),
  constraint payment_attempts_method_check CHECK ((method = ANY (ARRAY['pix'::text, 'card'::text]))),
  constraint payment_attempts_outcome_check CHECK ((outcome = ANY (ARRAY['paid'::text, 'unpaid'::text, 'returned'::text, 'kept'::text]))),
  constraint payment_attempts_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint payment_attempts_pkey PRIMARY KEY (payment_id),
  constraint payment_attempts_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['order'::text, 'booking'::text, 'subscription_period'::text]))),
  constraint payment_attempts_subject_kind_subject_id_subject_part_attem_key UNIQUE (subject_kind, subject_id, subject_part, attempt_number),
  constraint payment_attempts_subject_part_check CHECK ((subject_part >= 0))
);

create table payment_card_attempts (
  payment_id uuid not null,
  person_id uuid not null,
  network text not null,
  asked_at timestamp with time zone not null,
  refused integer not null default 0,
  refused_at timestamp with time zone,
  constraint payment_card_attempts_check CHECK (((refused > 0) = (refused_at IS NOT NULL))),
  constraint payment_card_attempts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint payment_card_attempts_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint payment_card_attempts_pkey PRIMARY KEY (payment_id),
  constraint payment_card_attempts_refused_check CHECK ((refused >= 0))
);

create table payment_cards (
  id uuid not null,
  person_id uuid not null,
  gateway text not null,
  token text not null,
  brand text not null,
  last_four text not null,
  saved_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  delete_at timestamp with time zone,
  deletion_tries integer not null default 0,
  constraint payment_cards_delete_at_check CHECK (((delete_at IS NULL) OR (removed_at IS NOT NULL))),
  constraint payment_cards_gateway_token_key UNIQUE (gateway, token),
  constraint payment_cards_last_four_check CHECK ((last_four ~ '^[0-9]{4}$'::text)),
  constraint payment_cards_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint payment_cards_pkey PRIMARY KEY (id)
);

create table payment_differences (
  reconciliation_id uuid not null,
  n integer not null,
  list text not null,
  payment_id uuid,
  gateway_id text,
  what text[] not null,
  ours jsonb,
  theirs jsonb,
  constraint payment_differences_check CHECK ((((list = 'only_there'::text) = (ours IS NULL)) AND ((list = 'only_here'::text) = (theirs IS NULL)))),
  constraint payment_differences_list_check CHECK ((list = ANY (ARRAY['only_here'::text, 'only_there'::text, 'differing'::text]))),
  constraint payment_differences_n_check CHECK ((n > 0)),
  constraint payment_differences_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint payment_differences_pkey PRIMARY KEY (reconciliation_id, n),
  constraint payment_differences_reconciliation_id_fkey FOREIGN KEY (reconciliation_id) REFERENCES payment_reconciliations(id)
);

create table payment_disputes (
  payment_id uuid not null,
  gateway_id text not null,
  amount bigint not null,
  frozen bigint not null default 0,
  reason text not null,
  state text not null default 'opened'::text,
  opened_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  n integer not null,
  taken bigint not null default 0,
  closed_by uuid,
  closed_for text,
  constraint payment_disputes_amount_check CHECK ((amount > 0)),
  constraint payment_disputes_check CHECK (((frozen >= 0) AND (frozen <= amount))),
  constraint payment_disputes_check1 CHECK (((state = 'opened'::text) = (ended_at IS NULL))),
  constraint payment_disputes_check2 CHECK (((taken >= 0) AND (taken <= amount))),
  constraint payment_disputes_check3 CHECK ((((closed_by IS NULL) = (closed_for IS NULL)) AND ((closed_by IS NULL) OR (state <> 'opened'::text)))),
  constraint payment_disputes_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES people(id),
  constraint payment_disputes_closed_for_check CHECK (((length(closed_for) >= 1) AND (length(closed_for) <= 500))),
  constraint payment_disputes_n_check CHECK ((n > 0)),
  constraint payment_disputes_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint payment_disputes_payment_id_gateway_id_key UNIQUE (payment_id, gateway_id),
  constraint payment_disputes_pkey PRIMARY KEY (payment_id, n),
  constraint payment_disputes_state_check CHECK ((state = ANY (ARRAY['opened'::text, 'won'::text, 'lost'::text])))
);

create table payment_events (
  payment_id uuid not null,
  state text not null,
  at timestamp with time zone not null,
  constraint payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint payment_events_pkey PRIMARY KEY (payment_id, state)
);

create table payment_forged_webhooks (
  gateway text not null,
  day date not null,
  count bigint not null,
  constraint payment_forged_webhooks_count_check CHECK ((count > 0)),
  constraint payment_forged_webhooks_pkey PRIMARY KEY (gateway, day)
);

create table payment_mismatches (
  payment_id uuid,
  gateway_id text not null,
  reason text not null,
  amount bigint not null,
  currency text not null,
  found_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  gateway text,
  reference text,
  resolved_at timestamp with time zone,
  constraint known_reason CHECK ((reason = ANY (ARRAY['amount'::text, 'currency'::text, 'reference'::text, 'account'::text, 'final_state'::text, 'closed'::text, 'unknown'::text]))),
  constraint once_each UNIQUE (payment_id, gateway_id),
  constraint payment_mismatches_amount_check CHECK ((amount >= 0)),
  constraint payment_mismatches_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint payment_mismatches_pkey PRIMARY KEY (id),
  constraint unknown_has_no_payment CHECK ((((payment_id IS NULL) = (reason = 'unknown'::text)) AND ((payment_id IS NULL) = (gateway IS NOT NULL))))
);

create table payment_reconciliations (
  id uuid not null,
  gateway text not null,
  night date,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone,
  attempts integer not null default 0,
  fault text,
  since timestamp with time zone,
  charges integer,
  payments integer,
  healed integer,
  unexplained bigint,
  ended_at timestamp with time zone,
  constraint payment_reconciliations_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES people(id),
  constraint payment_reconciliations_attempts_check CHECK ((attempts >= 0)),
  constraint payment_reconciliations_check CHECK (((night IS NULL) = (asked_by IS NOT NULL))),
  constraint payment_reconciliations_check1 CHECK (((due_at IS NULL) = (ended_at IS NOT NULL))),
  constraint payment_reconciliations_check2 CHECK ((num_nulls(ended_at, since, charges, payments, healed, unexplained) = ANY (ARRAY[0, 6]))),
  constraint payment_reconciliations_gateway_night_key UNIQUE (gateway, night),
  constraint payment_reconciliations_pkey PRIMARY KEY (id)
);

create table payment_refunds (
  payment_id uuid not null,
  n integer not null,
  amount bigint not null,
  source text not null default 'wallet'::text,
  reason text not null,
  state text not null default 'asked'::text,
  asked_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  why text,
  next_attempt_at timestamp with time zone,
  attempts integer not null default 0,
  constraint payment_refunds_amount_check CHECK ((amount > 0)),
  constraint payment_refunds_attempts_check CHECK ((attempts >= 0)),
  constraint payment_refunds_check CHECK (((state = 'asked'::text) = (ended_at IS NULL))),
  constraint payment_refunds_check1 CHECK (((state = 'asked'::text) = (next_attempt_at IS NOT NULL))),
  constraint payment_refunds_n_check CHECK ((n > 0)),
  constraint payment_refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint payment_refunds_pkey PRIMARY KEY (payment_id, n),
  constraint payment_refunds_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200))),
  constraint payment_refunds_source_check CHECK ((source = ANY (ARRAY['wallet'::text, 'suspense'::text, 'gateway'::text]))),
  constraint payment_refunds_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'done'::text, 'refused'::text])))
);

create table payment_resolutions (
  entry_id uuid not null,
  n integer not null,
  resolution text not null,
  reason text not null,
  decided_by uuid not null,
  decided_at timestamp with time zone not null,
  payment_id uuid,
  refund_n integer,
  constraint payment_resolutions_check CHECK (((resolution = 'refunded'::text) = (refund_n IS NOT NULL))),
  constraint payment_resolutions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES people(id),
  constraint payment_resolutions_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES payment_mismatches(id),
  constraint payment_resolutions_n_check CHECK ((n > 0)),
  constraint payment_resolutions_payment_id_refund_n_fkey FOREIGN KEY (payment_id, refund_n) REFERENCES payment_refunds(payment_id, n),
  constraint payment_resolutions_pkey PRIMARY KEY (entry_id, n),
  constraint payment_resolutions_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint payment_resolutions_resolution_check CHECK ((resolution = ANY (ARRAY['credited'::text, 'refunded'::text, 'written_off'::text])))
);

create table payment_webhooks (
  id uuid not null default gen_random_uuid(),
  gateway text not null,
  query text not null,
  headers jsonb not null,
  body bytea not null,
  gateway_id text not null,
  received_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  processed_at timestamp with time zone,
  constraint payment_webhooks_pkey PRIMARY KEY (id)
);

create table payment_withdrawal_parts (
  payment_id uuid not null,
  n integer not null,
  withdrawal_id uuid not null,
  constraint payment_withdrawal_parts_payment_id_n_fkey FOREIGN KEY (payment_id, n) REFERENCES payment_refunds(payment_id, n),
  constraint payment_withdrawal_parts_pkey PRIMARY KEY (payment_id, n),
  constraint payment_withdrawal_parts_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES payment_withdrawals(id)
);

create table payment_withdrawal_sources (
  withdrawal_id uuid not null,
  payment_id uuid not null,
  credit bigint not null,
  bonus_taken bigint not null,
  kept_back bigint not null,
  constraint payment_withdrawal_sources_bonus_taken_check CHECK ((bonus_taken >= 0)),
  constraint payment_withdrawal_sources_check CHECK (((kept_back >= 0) AND (kept_back <= credit))),
  constraint payment_withdrawal_sources_credit_check CHECK ((credit > 0)),
  constraint payment_withdrawal_sources_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint payment_withdrawal_sources_pkey PRIMARY KEY (withdrawal_id, payment_id),
  constraint payment_withdrawal_sources_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES payment_withdrawals(id)
);

create table payment_withdrawals (
  id uuid not null,
  person_id uuid not null,
  amount bigint not null,
  by_hand bigint not null default 0,
  pix_key text,
  asked_at timestamp with time zone not null,
  state text,
  note text,
  decided_by uuid,
  decided_at timestamp with time zone,
  bonus_taken bigint not null default 0,
  kept_back bigint not null default 0,
  is_payer_known boolean not null default false,
  constraint payment_withdrawals_amount_check CHECK ((amount > 0)),
  constraint payment_withdrawals_bonus_taken_check CHECK ((bonus_taken >= 0)),
  constraint payment_withdrawals_check CHECK (((by_hand >= 0) AND (by_hand <= amount))),
  constraint payment_withdrawals_check1 CHECK (((by_hand > 0) = (state IS NOT NULL))),
  constraint payment_withdrawals_check2 CHECK (((by_hand = 0) OR (pix_key IS NOT NULL))),
  constraint payment_withdrawals_check3 CHECK (((state = ANY (ARRAY['paid'::text, 'failed'::text])) = (decided_at IS NOT NULL))),
  constraint payment_withdrawals_check4 CHECK ((((decided_at IS NULL) = (decided_by IS NULL)) AND ((decided_at IS NULL) = (note IS NULL)))),
  constraint payment_withdrawals_check5 CHECK (((kept_back >= 0) AND (kept_back <= amount))),
  constraint payment_withdrawals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES people(id),
  constraint payment_withdrawals_note_check CHECK (((length(note) >= 1) AND (length(note) <= 200))),
  constraint payment_withdrawals_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint payment_withdrawals_pix_key_check CHECK (((length(pix_key) >= 1) AND (length(pix_key) <= 100))),
  constraint payment_withdrawals_pkey PRIMARY KEY (id),
  constraint payment_withdrawals_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'paid'::text, 'failed'::text])))
);

create table payments (
  id uuid not null,
  person_id uuid not null,
  amount bigint not null,
  method text not null,
  state text not null default 'created'::text,
  gateway text not null,
  gateway_id text,
  br_code text,
  pay_page_url text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  next_check_at timestamp with time zone,
  check_count integer not null default 0,
  description text not null default 'Créditos Sensitivos'::text,
  installments smallint not null default 1,
  return_path text,
  keeps_card boolean not null default false,
  saved_card_id uuid,
  card_brand text,
  last_four text,
  processing boolean not null default false,
  declined_for text,
  suspense_entry_id uuid,
  constraint known_at_gateway CHECK (((state <> 'pending'::text) OR ((gateway_id IS NOT NULL) AND ((method = 'card'::text) OR (br_code IS NOT NULL))))),
  constraint only_cards_in_parts CHECK (((method = 'card'::text) OR ((installments = 1) AND (NOT keeps_card) AND (saved_card_id IS NULL)))),
  constraint payments_amount_check CHECK (((suspense_entry_id IS NOT NULL) OR ((amount >= 1000) AND (amount <= 200000)))),
  constraint payments_check CHECK ((expires_at > created_at)),
  constraint payments_check1 CHECK (((paid_at IS NOT NULL) = (state = ANY (ARRAY['paid'::text, 'paid_late'::text, 'partly_refunded'::text, 'refunded'::text])))),
  constraint payments_check_count_check CHECK ((check_count >= 0)),
  constraint payments_declined_for_check CHECK ((declined_for = ANY (ARRAY['funds'::text, 'security_code'::text, 'expired_card'::text, 'call_issuer'::text, 'authentication'::text, 'risk'::text, 'other'::text]))),
  constraint payments_description_check CHECK (((length(description) >= 1) AND (length(description) <= 120))),
  constraint payments_installments_check CHECK (((installments >= 1) AND (installments <= 12))),
  constraint payments_last_four_check CHECK ((last_four ~ '^[0-9]{4}$'::text)),
  constraint payments_method_check CHECK ((method = ANY (ARRAY['pix'::text, 'card'::text]))),
  constraint payments_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_return_path_check CHECK ((return_path ~~ '/%'::text)),
  constraint payments_saved_card_id_fkey FOREIGN KEY (saved_card_id) REFERENCES payment_cards(id),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'paid'::text, 'paid_late'::text, 'partly_refunded'::text, 'refunded'::text, 'declined'::text, 'expired'::text, 'cancelled'::text]))),
  constraint payments_suspense_entry_id_fkey FOREIGN KEY (suspense_entry_id) REFERENCES payment_mismatches(id),
  constraint payments_suspense_entry_id_key UNIQUE (suspense_entry_id),
  constraint some_amount CHECK ((amount > 0))
);

create table payout_events (
  payout_id uuid not null,
  seq integer not null,
  state text not null,
  failure text,
  at timestamp with time zone not null,
  constraint payout_events_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payouts(id),
  constraint payout_events_pkey PRIMARY KEY (payout_id, seq),
  constraint payout_events_seq_check CHECK ((seq > 0))
);

create table payout_schedules (
  consultant_id uuid not null,
  weekday integer,
  next_on date,
  last_on date,
  leaving_since timestamp with time zone,
  leaving_on date,
  constraint payout_schedules_check CHECK (((weekday IS NULL) = (next_on IS NULL))),
  constraint payout_schedules_check1 CHECK (((next_on IS NULL) OR (last_on IS NULL) OR (next_on >= (last_on + 7)))),
  constraint payout_schedules_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint payout_schedules_pkey PRIMARY KEY (consultant_id),
  constraint payout_schedules_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);

create table payouts (
  id uuid not null,
  consultant_id uuid not null,
  amount bigint not null,
  cause text not null,
  tax_id text not null,
  state text not null,
  failure text,
  gateway text,
  end_to_end_id text,
  asked_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  moved_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  unsure_since timestamp with time zone,
  due_at timestamp with time zone,
  asks integer not null default 0,
  alarmed_at timestamp with time zone,
  awaits_approval boolean not null default false,
  constraint payouts_asks_check CHECK ((asks >= 0)),
  constraint payouts_cause_check CHECK ((cause = ANY (ARRAY['asked'::text, 'weekly'::text, 'leaving'::text]))),
  constraint payouts_check CHECK ((((paid_at IS NULL) = (end_to_end_id IS NULL)) AND ((paid_at IS NOT NULL) = (state = ANY (ARRAY['paid'::text, 'returned'::text]))))),
  constraint payouts_check1 CHECK (((failure IS NOT NULL) = (state = ANY (ARRAY['failed'::text, 'returned'::text])))),
  constraint payouts_check2 CHECK (((unsure_since IS NOT NULL) = (state = ANY (ARRAY['sending'::text, 'unknown'::text])))),
  constraint payouts_check3 CHECK (((gateway IS NOT NULL) OR (state = ANY (ARRAY['asked'::text, 'failed'::text])))),
  constraint payouts_check4 CHECK (((due_at IS NOT NULL) OR (state = ANY (ARRAY['paid'::text, 'failed'::text, 'returned'::text])))),
  constraint payouts_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint payouts_end_to_end_id_check CHECK (((length(end_to_end_id) >= 1) AND (length(end_to_end_id) <= 64))),
  constraint payouts_end_to_end_id_key UNIQUE (end_to_end_id),
  constraint payouts_failure_check CHECK ((failure = ANY (ARRAY['key_not_found'::text, 'key_of_another'::text, 'account_closed'::text, 'refused_by_bank'::text, 'no_funds'::text, 'cancelled'::text]))),
  constraint payouts_gateway_check CHECK ((gateway ~ '^[a-z]+$'::text)),
  constraint payouts_least CHECK (((amount >= 3000) OR ((cause = 'leaving'::text) AND (amount > 0)))),
  constraint payouts_most CHECK ((amount <= 100000000)),
  constraint payouts_pkey PRIMARY KEY (id),
  constraint payouts_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'sending'::text, 'processing'::text, 'unknown'::text, 'paid'::text, 'failed'::text, 'returned'::text]))),
  constraint payouts_tax_id_check CHECK ((tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'::text))
);

create table people (
  id uuid not null,
  email text not null,
  first_name text not null,
  last_name text not null default ''::text,
  role text not null,
  password_hash text,
  phone text,
  born_on date,
  created_at timestamp with time zone not null default now(),
  email_confirmed_at timestamp with time zone,
  closed_at timestamp with time zone,
  begun_anew_at timestamp with time zone,
  constraint nobody_in_a_closed_account CHECK (((closed_at IS NULL) OR ((password_hash IS NULL) AND (phone IS NULL) AND (born_on IS NULL) AND (last_name = ''::text)))),
  constraint people_email_check CHECK ((email = lower(btrim(email)))),
  constraint people_email_key UNIQUE (email),
  constraint people_first_name_check CHECK ((first_name <> ''::text)),
  constraint people_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{7,14}$'::text)),
  constraint people_pkey PRIMARY KEY (id),
  constraint people_role_check CHECK ((role = ANY (ARRAY['client'::text, 'consultor'::text, 'admin'::text])))
);

create table people_told_apart (
  person_id uuid not null,
  other_id uuid not null,
  told_by uuid not null,
  told_at timestamp with time zone not null,
  reason text not null,
  constraint people_told_apart_check CHECK ((person_id < other_id)),
  constraint people_told_apart_other_id_fkey FOREIGN KEY (other_id) REFERENCES people(id),
  constraint people_told_apart_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint people_told_apart_pkey PRIMARY KEY (person_id, other_id),
  constraint people_told_apart_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 1000))),
  constraint people_told_apart_told_by_fkey FOREIGN KEY (told_by) REFERENCES people(id)
);

create table person_sums (
  person_id uuid not null,
  moved_on date not null,
  hour smallint not null,
  act text collate "C" not null,
  channel text collate "C" not null,
  amount bigint not null,
  lines integer not null,
  constraint person_sums_hour_check CHECK (((hour >= 0) AND (hour <= 23))),
  constraint person_sums_lines_check CHECK ((lines >= 0)),
  constraint person_sums_pkey PRIMARY KEY (person_id, moved_on, hour, act, channel)
);

create table portraits (
  hash text not null,
  media_type text not null,
  bytes bytea,
  made_at timestamp with time zone not null,
  constraint drawn_ones_have_bytes CHECK (((bytes IS NOT NULL) OR (media_type = 'image/webp'::text))),
  constraint portraits_bytes_check CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 200000))),
  constraint portraits_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint portraits_media_type_check CHECK ((media_type = ANY (ARRAY['image/svg+xml'::text, 'image/webp'::text]))),
  constraint portraits_pkey PRIMARY KEY (hash)
);

create table presence_heartbeats (
  consultant_id uuid not null,
  process_id text not null,
  seen_at timestamp with time zone not null,
  constraint presence_heartbeats_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint presence_heartbeats_pkey PRIMARY KEY (consultant_id, process_id)
);

create table presences (
  consultation_id uuid not null,
  role text not null,
  connection bigint not null,
  joined_at timestamp with time zone not null,
  proved_at timestamp with time zone,
  gaps integer not null default 0,
  unpaid_heard_ms bigint not null default 0,
  heard_until timestamp with time zone,
  attendance_from timestamp with time zone,
  present_ms bigint not null default 0,
  media_from timestamp with time zone,
  media_at timestamp with time zone,
  received_at timestamp with time zone,
  video_from timestamp with time zone,
  video_at timestamp with time zone,
  heard_at timestamp with time zone,
  spoke_at timestamp with time zone,
  acknowledged_at timestamp with time zone,
  connected_at timestamp with time zone,
  constraint presences_check CHECK ((proved_at >= joined_at)),
  constraint presences_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id),
  constraint presences_gaps_check CHECK ((gaps >= 0)),
  constraint presences_pkey PRIMARY KEY (consultation_id, role),
  constraint presences_present_ms_check CHECK (((present_ms >= 0) AND (present_ms <= 600000))),
  constraint presences_role_check CHECK ((role = ANY (ARRAY['client'::text, 'consultant'::text]))),
  constraint presences_unpaid_heard_ms_check CHECK ((unpaid_heard_ms >= 0))
);

create table private_busy_times (
  consultant_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint private_busy_times_check CHECK ((ends_at > starts_at)),
  constraint private_busy_times_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES private_calendars(consultant_id),
  constraint private_busy_times_pkey PRIMARY KEY (consultant_id, starts_at)
);

create table private_calendars (
  consultant_id uuid not null,
  version uuid not null,
  sealed_address bytea not null,
  host text not null,
  added_at timestamp with time zone not null,
  next_read_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  changed_at timestamp with time zone,
  zone text,
  etag text,
  last_modified text,
  fault text,
  faults integer not null default 0,
  unread integer not null default 0,
  constraint private_calendars_check CHECK (((fault IS NULL) = (faults = 0))),
  constraint private_calendars_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint private_calendars_faults_check CHECK ((faults >= 0)),
  constraint private_calendars_pkey PRIMARY KEY (consultant_id),
  constraint private_calendars_unread_check CHECK ((unread >= 0))
);

create table product_review_removals (
  review_id uuid not null,
  removed_by uuid not null,
  ground text not null,
  reason text not null,
  removed_at timestamp with time zone not null,
  constraint product_review_removals_ground_check CHECK ((ground = ANY (ARRAY['rule'::text, 'court'::text]))),
  constraint product_review_removals_pkey PRIMARY KEY (review_id),
  constraint product_review_removals_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 300))),
  constraint product_review_removals_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES people(id),
  constraint product_review_removals_review_id_fkey FOREIGN KEY (review_id) REFERENCES product_reviews(id)
);

create table product_review_requests (
  order_id uuid not null,
  asked_at timestamp with time zone not null,
  constraint product_review_requests_order_id_fkey FOREIGN KEY (order_id) REFERENCES catalogue_goods(order_id),
  constraint product_review_requests_pkey PRIMARY KEY (order_id)
);

create table product_reviews (
  id uuid not null,
  product_id uuid not null,
  person_id uuid not null,
  order_id uuid not null,
  n smallint not null,
  stars smallint not null,
  body text not null,
  written_at timestamp with time zone not null,
  constraint of_a_bought_line FOREIGN KEY (order_id, n) REFERENCES catalogue_goods_lines(order_id, n),
  constraint one_review_per_product UNIQUE (person_id, product_id),
  constraint product_reviews_body_check CHECK ((char_length(body) <= 1000)),
  constraint product_reviews_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint product_reviews_pkey PRIMARY KEY (id),
  constraint product_reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop_products(id),
  constraint product_reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);

create table push_subscriptions (
  id uuid not null,
  person_id uuid not null,
  session_id uuid not null,
  endpoint_hash bytea not null,
  proof_hash bytea not null,
  sealed bytea not null,
  device text not null,
  made_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  failed_at timestamp with time zone,
  constraint push_subscriptions_device_check CHECK (((length(device) >= 1) AND (length(device) <= 100))),
  constraint push_subscriptions_endpoint_hash_check CHECK ((octet_length(endpoint_hash) = 32)),
  constraint push_subscriptions_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_proof_hash_check CHECK ((octet_length(proof_hash) = 32))
);

create table pushes (
  id uuid not null,
  subscription_id uuid not null,
  key text not null,
  payload jsonb not null,
  is_urgent boolean not null,
  due_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  attempts integer not null default 0,
  taken_at timestamp with time zone,
  ended_at timestamp with time zone,
  outcome text,
  kind text,
  subject_id uuid,
  constraint pushes_check CHECK ((num_nonnulls(due_at, taken_at, ended_at) = 1)),
  constraint pushes_check1 CHECK (((ended_at IS NULL) = (outcome IS NULL))),
  constraint pushes_kind_check CHECK ((kind ~ '^[a-z_]{2,40}$'::text)),
  constraint pushes_outcome_check CHECK ((outcome = ANY (ARRAY['sent'::text, 'gone'::text, 'refused'::text, 'given_up'::text, 'uncertain'::text, 'expired'::text]))),
  constraint pushes_pkey PRIMARY KEY (id),
  constraint pushes_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE,
  constraint pushes_subscription_id_key_key UNIQUE (subscription_id, key)
);

create table question_attachments (
  id uuid not null,
  question_id uuid not null,
  author_id uuid not null,
  kind text not null,
  name text not null,
  hash bytea not null,
  width integer,
  height integer,
  duration_ms integer,
  uploaded_at timestamp with time zone not null,
  is_stored boolean not null default false,
  sent_at timestamp with time zone,
  erased_at timestamp with time zone,
  constraint a_picture_has_a_size CHECK (((kind = 'picture'::text) = ((width IS NOT NULL) AND (height IS NOT NULL)))),
  constraint a_voice_has_a_length CHECK (((kind = 'voice'::text) = (duration_ms IS NOT NULL))),
  constraint question_attachments_author_id_fkey FOREIGN KEY (author_id) REFERENCES people(id),
  constraint question_attachments_duration_ms_check CHECK (((duration_ms >= 1000) AND (duration_ms <= 121000))),
  constraint question_attachments_hash_check CHECK ((length(hash) = 32)),
  constraint question_attachments_height_check CHECK (((height >= 1) AND (height <= 1600))),
  constraint question_attachments_kind_check CHECK ((kind = ANY (ARRAY['picture'::text, 'voice'::text]))),
  constraint question_attachments_name_check CHECK ((name ~ '^question-files/[0-9a-f-]{36}-[0-9a-f]{64}[.](webp|webm|m4a|mp3)$'::text)),
  constraint question_attachments_name_key UNIQUE (name),
  constraint question_attachments_pkey PRIMARY KEY (id),
  constraint question_attachments_width_check CHECK (((width >= 1) AND (width <= 1600)))
);

create table question_threads (
  consultant_id uuid not null,
  client_id uuid not null,
  last_at timestamp with time zone not null,
  to_client_at timestamp with time zone,
  to_consultant_at timestamp with time zone,
  client_read_at timestamp with time zone,
  consultant_read_at timestamp with time zone,
  constraint last_is_for_somebody CHECK ((last_at = GREATEST(to_client_at, to_consultant_at))),
  constraint question_threads_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint question_threads_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint question_threads_pkey PRIMARY KEY (consultant_id, client_id)
);

create table queue_holds (
  kind text not null,
  case_id uuid not null,
  taken_by uuid,
  taken_at timestamp with time zone,
  snoozed_until timestamp with time zone,
  moved_at timestamp with time zone not null,
  constraint queue_holds_check CHECK (((taken_by IS NULL) = (taken_at IS NULL))),
  constraint queue_holds_check1 CHECK ((snoozed_until > moved_at)),
  constraint queue_holds_kind_check CHECK ((kind ~ '^[a-z_]{1,30}$'::text)),
  constraint queue_holds_pkey PRIMARY KEY (kind, case_id),
  constraint queue_holds_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES people(id)
);

create table queue_places (
  id uuid not null,
  number bigint not null generated always as identity,
  client_id uuid not null,
  consultant_id uuid not null,
  channel text not null,
  kind text not null,
  from_at timestamp with time zone,
  until_at timestamp with time zone,
  state text not null default 'waiting'::text,
  reason text,
  joined_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  consultant_seen_at timestamp with time zone not null,
  offered_at timestamp with time zone,
  consultation_id uuid,
  unanswered smallint not null default 0,
  ended_at timestamp with time zone,
  constraint queue_places_channel_check CHECK ((channel = ANY (ARRAY['chat'::text, 'audio'::text, 'video'::text]))),
  constraint queue_places_check CHECK ((((kind = 'callback'::text) = (until_at IS NOT NULL)) AND ((until_at IS NULL) = (from_at IS NULL)))),
  constraint queue_places_check1 CHECK ((until_at > from_at)),
  constraint queue_places_check2 CHECK (((state = ANY (ARRAY['waiting'::text, 'offered'::text, 'requested'::text])) = (ended_at IS NULL))),
  constraint queue_places_check3 CHECK (((state <> ALL (ARRAY['offered'::text, 'requested'::text, 'lapsed'::text])) OR (offered_at IS NOT NULL))),
  constraint queue_places_check4 CHECK (((state <> 'requested'::text) OR (consultation_id IS NOT NULL))),
  constraint queue_places_check5 CHECK (((state = 'ended'::text) = (reason IS NOT NULL))),
  constraint queue_places_check6 CHECK ((client_id <> consultant_id)),
  constraint queue_places_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint queue_places_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint queue_places_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id),
  constraint queue_places_kind_check CHECK ((kind = ANY (ARRAY['now'::text, 'callback'::text]))),
  constraint queue_places_number_key UNIQUE (number),
  constraint queue_places_pkey PRIMARY KEY (id),
  constraint queue_places_reason_check CHECK ((reason = ANY (ARRAY['window_over'::text, 'away'::text, 'consultant_away'::text, 'unanswered'::text, 'declined'::text, 'not_meeting'::text, 'on_break'::text, 'channel_closed'::text]))),
  constraint queue_places_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'offered'::text, 'requested'::text, 'served'::text, 'lapsed'::text, 'left'::text, 'ended'::text]))),
  constraint queue_places_unanswered_check CHECK ((unanswered >= 0))
);

create table receipt_chains (
  holder_id uuid not null,
  head text not null default repeat('0'::text, 64),
  constraint receipt_chains_pkey PRIMARY KEY (holder_id)
);

create table receipt_people (
  code text not null,
  person_id uuid not null,
  constraint receipt_people_code_fkey FOREIGN KEY (code) REFERENCES receipts(code),
  constraint receipt_people_pkey PRIMARY KEY (person_id, code)
);

create table receipts (
  code text not null,
  subject text collate "C" not null,
  holder_id uuid not null,
  content text not null,
  previous text not null,
  hash text not null,
  issued_at timestamp with time zone not null,
  method text generated always as (((content)::jsonb ->> 'method'::text)) stored,
  constraint hash_fits CHECK ((hash = encode(sha256(convert_to((previous || content), 'UTF8'::name)), 'hex'::text))),
  constraint one_chain_per_holder UNIQUE (holder_id, previous),
  constraint receipts_code_check CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'::text)),
  constraint receipts_hash_key UNIQUE (hash),
  constraint receipts_pkey PRIMARY KEY (code),
  constraint receipts_subject_key UNIQUE (subject)
);

create table recoveries (
  token_hash bytea not null,
  person_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint recoveries_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint recoveries_pkey PRIMARY KEY (token_hash),
  constraint recoveries_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

create table recovery_codes (
  person_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint recovery_codes_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint recovery_codes_pkey PRIMARY KEY (person_id, code_hash)
);

create table recovery_requests (
  id uuid not null,
  email text not null,
  asked_at timestamp with time zone not null,
  constraint recovery_requests_pkey PRIMARY KEY (id)
);

create table reminders (
  person_id uuid not null,
  kind text not null,
  minute smallint not null,
  zone text not null,
  next_at timestamp with time zone not null,
  done_on date not null,
  constraint reminders_kind_check CHECK ((kind = ANY (ARRAY['day_card'::text, 'horoscope'::text, 'anniversaries'::text]))),
  constraint reminders_minute_check CHECK (((minute >= 0) AND (minute <= 1439))),
  constraint reminders_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint reminders_pkey PRIMARY KEY (person_id, kind),
  constraint reminders_zone_check CHECK (((length(zone) >= 1) AND (length(zone) <= 60)))
);

create table report_exports (
  id uuid not null,
  person_id uuid not null,
  from_on date not null,
  to_on date not null,
  signature text not null,
  lines integer not null,
  done_lines integer not null default 0,
  asked_at timestamp with time zone not null,
  touched_at timestamp with time zone,
  ready_at timestamp with time zone,
  is_mailed boolean not null default false,
  expires_at timestamp with time zone not null,
  constraint mailed_when_ready CHECK (((ready_at IS NOT NULL) OR (NOT is_mailed))),
  constraint report_exports_check CHECK ((to_on >= from_on)),
  constraint report_exports_check1 CHECK ((ready_at >= asked_at)),
  constraint report_exports_done_lines_check CHECK ((done_lines >= 0)),
  constraint report_exports_lines_check CHECK ((lines >= 0)),
  constraint report_exports_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint report_exports_pkey PRIMARY KEY (id),
  constraint report_exports_signature_check CHECK ((signature ~ '^[0-9a-f]{64}$'::text))
);

create table reschedule_requests (
  booking_id uuid not null,
  from_at timestamp with time zone not null,
  starts_at timestamp with time zone not null,
  proposed_at timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone,
  pause_minutes integer not null,
  constraint reschedule_requests_answer_check CHECK ((answer = ANY (ARRAY['accepted'::text, 'declined'::text, 'withdrawn'::text, 'unfit'::text]))),
  constraint reschedule_requests_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint reschedule_requests_check CHECK ((starts_at <> from_at)),
  constraint reschedule_requests_check1 CHECK ((proposed_at < LEAST(from_at, starts_at))),
  constraint reschedule_requests_check2 CHECK ((answered_at >= proposed_at)),
  constraint reschedule_requests_check3 CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint reschedule_requests_pause_minutes_check CHECK (((pause_minutes >= 0) AND (pause_minutes <= 120))),
  constraint reschedule_requests_pkey PRIMARY KEY (booking_id)
);

create table restraints (
  id uuid not null,
  person_id uuid not null,
  kind text not null,
  reason text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  set_by uuid not null,
  seconded_by uuid,
  lifted_at timestamp with time zone,
  lifted_by uuid,
  lift_reason text,
  constraint only_a_suspension_ends CHECK (((kind = 'suspended'::text) = (ends_at IS NOT NULL))),
  constraint restraints_check CHECK ((ends_at > starts_at)),
  constraint restraints_check2 CHECK ((lifted_at >= starts_at)),
  constraint restraints_kind_check CHECK ((kind = ANY (ARRAY['suspended'::text, 'blocked'::text, 'payouts_rest'::text]))),
  constraint restraints_lift_reason_check CHECK (((char_length(lift_reason) >= 10) AND (char_length(lift_reason) <= 1000))),
  constraint restraints_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES people(id),
  constraint restraints_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint restraints_pkey PRIMARY KEY (id),
  constraint restraints_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 1000))),
  constraint restraints_seconded_by_fkey FOREIGN KEY (seconded_by) REFERENCES people(id),
  constraint restraints_set_by_fkey FOREIGN KEY (set_by) REFERENCES people(id),
  constraint whoever_lifts_says_why CHECK (((num_nulls(lifted_by, lift_reason) = ANY (ARRAY[0, 2])) AND ((lifted_by IS NULL) OR (lifted_at IS NOT NULL))))
);

create table review_answers (
  review_id uuid not null,
  body text not null,
  answered_at timestamp with time zone not null,
  constraint review_answers_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 1000))),
  constraint review_answers_pkey PRIMARY KEY (review_id),
  constraint review_answers_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id)
);

create table review_objections (
  review_id uuid not null,
  words text not null,
  objected_at timestamp with time zone not null,
  verdict text,
  answer text,
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint review_objections_answer_check CHECK (((char_length(answer) >= 10) AND (char_length(answer) <= 300))),
  constraint review_objections_check CHECK ((num_nulls(verdict, answer, decided_by, decided_at) = ANY (ARRAY[0, 4]))),
  constraint review_objections_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES people(id),
  constraint review_objections_pkey PRIMARY KEY (review_id),
  constraint review_objections_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id),
  constraint review_objections_verdict_check CHECK ((verdict = ANY (ARRAY['kept'::text, 'removed'::text]))),
  constraint review_objections_words_check CHECK (((char_length(words) >= 20) AND (char_length(words) <= 600)))
);

create table review_removals (
  review_id uuid not null,
  removed_by uuid not null,
  reason text not null,
  removed_at timestamp with time zone not null,
  ground text not null default 'rule'::text,
  constraint review_removals_ground_check CHECK ((ground = ANY (ARRAY['rule'::text, 'court'::text]))),
  constraint review_removals_pkey PRIMARY KEY (review_id),
  constraint review_removals_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 300))),
  constraint review_removals_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES people(id),
  constraint review_removals_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id)
);

create table reviews (
  id uuid not null,
  consultation_id uuid not null,
  client_id uuid not null,
  consultant_id uuid not null,
  stars smallint not null,
  body text not null,
  written_at timestamp with time zone not null,
  gift text,
  is_automatic boolean not null default false,
  constraint reviews_body_check CHECK ((char_length(body) <= 1000)),
  constraint reviews_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint reviews_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint reviews_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id),
  constraint reviews_consultation_id_key UNIQUE (consultation_id),
  constraint reviews_gift_check CHECK ((gift = ANY (ARRAY['minutes'::text, 'bonus'::text, 'nothing'::text]))),
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);

create table reviews_to_weigh (
  id bigint not null generated always as identity,
  client_id uuid not null,
  constraint reviews_to_weigh_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint reviews_to_weigh_pkey PRIMARY KEY (id)
);

create table running_meters (
  id uuid not null,
  at timestamp with time zone not null,
  constraint running_meters_pkey PRIMARY KEY (id)
);

create table running_processes (
  id uuid not null,
  kind text not null,
  host text not null,
  pid integer not null,
  version text not null,
  node text not null,
  started_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  constraint running_processes_kind_check CHECK ((kind = ANY (ARRAY['web'::text, 'worker'::text]))),
  constraint running_processes_pkey PRIMARY KEY (id)
);

create table sandbox.cards (
  token text not null,
  behaviour text not null,
  brand text not null,
  last_four text not null,
  kept_at timestamp with time zone not null,
  constraint cards_last_four_check CHECK ((last_four ~ '^[0-9]{4}$'::text)),
  constraint cards_pkey PRIMARY KEY (token)
);

create table sandbox.charges (
  gateway_id text not null,
  reference text not null,
  amount bigint not null,
  description text not null,
  payer_name text not null,
  br_code text,
  state text not null default 'pending'::text,
  post text not null default 'usual'::text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  method text not null default 'pix'::text,
  installments smallint not null default 1,
  return_url text,
  keeps_card boolean not null default false,
  token text,
  brand text,
  last_four text,
  stage text not null default 'asked'::text,
  declined_for text,
  refunds text not null default 'at_once'::text,
  constraint charges_amount_check CHECK ((amount > 0)),
  constraint charges_installments_check CHECK (((installments >= 1) AND (installments <= 12))),
  constraint charges_last_four_check CHECK ((last_four ~ '^[0-9]{4}$'::text)),
  constraint charges_method_check CHECK ((method = ANY (ARRAY['pix'::text, 'card'::text]))),
  constraint charges_pkey PRIMARY KEY (gateway_id),
  constraint charges_post_check CHECK ((post = ANY (ARRAY['usual'::text, 'twice'::text, 'shuffled'::text, 'never'::text]))),
  constraint charges_reference_key UNIQUE (reference),
  constraint charges_refunds_check CHECK ((refunds = ANY (ARRAY['at_once'::text, 'slow'::text, 'refused'::text]))),
  constraint charges_stage_check CHECK ((stage = ANY (ARRAY['asked'::text, 'challenge'::text, 'review'::text, 'working'::text]))),
  constraint charges_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'paid'::text, 'declined'::text, 'expired'::text]))),
  constraint pix_has_code CHECK (((method = 'card'::text) OR (br_code IS NOT NULL)))
);

create table sandbox.disputes (
  id text not null,
  gateway_id text not null,
  amount bigint not null,
  reason text not null,
  state text not null,
  opened_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint disputes_amount_check CHECK ((amount > 0)),
  constraint disputes_check CHECK (((state = 'opened'::text) = (ended_at IS NULL))),
  constraint disputes_gateway_id_fkey FOREIGN KEY (gateway_id) REFERENCES sandbox.charges(gateway_id),
  constraint disputes_gateway_id_key UNIQUE (gateway_id),
  constraint disputes_pkey PRIMARY KEY (id),
  constraint disputes_state_check CHECK ((state = ANY (ARRAY['opened'::text, 'won'::text, 'lost'::text])))
);

create table sandbox.mails (
  id uuid not null,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  headers jsonb not null,
  received_at timestamp with time zone not null,
  calendar text,
  constraint mails_pkey PRIMARY KEY (id)
);

create table sandbox.moves (
  id bigint not null generated always as identity,
  gateway_id text not null,
  state text not null,
  due_at timestamp with time zone not null,
  done_at timestamp with time zone,
  declined_for text,
  constraint moves_gateway_id_fkey FOREIGN KEY (gateway_id) REFERENCES sandbox.charges(gateway_id),
  constraint moves_pkey PRIMARY KEY (id),
  constraint moves_state_check CHECK ((state = ANY (ARRAY['paid'::text, 'declined'::text, 'expired'::text])))
);

create table sandbox.notices (
  id uuid not null default gen_random_uuid(),
  gateway_id text not null,
  action text not null,
  due_at timestamp with time zone not null,
  attempts integer not null default 0,
  delivered_at timestamp with time zone,
  constraint notices_action_check CHECK ((action = ANY (ARRAY['payment.created'::text, 'payment.updated'::text]))),
  constraint notices_gateway_id_fkey FOREIGN KEY (gateway_id) REFERENCES sandbox.charges(gateway_id),
  constraint notices_pkey PRIMARY KEY (id)
);

create table sandbox.push_devices (
  id uuid not null,
  private_key text not null,
  auth text not null,
  answers integer not null default 201,
  constraint push_devices_pkey PRIMARY KEY (id)
);

create table sandbox.pushes (
  n bigint not null generated always as identity,
  device_id uuid not null,
  payload text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint pushes_device_id_fkey FOREIGN KEY (device_id) REFERENCES sandbox.push_devices(id),
  constraint pushes_pkey PRIMARY KEY (n)
);

create table sandbox.refunds (
  reference text not null,
  n integer not null,
  amount bigint not null,
  refunded_at timestamp with time zone not null,
  state text not null default 'done'::text,
  due_at timestamp with time zone,
  constraint refunds_amount_check CHECK ((amount > 0)),
  constraint refunds_n_check CHECK ((n > 0)),
  constraint refunds_pkey PRIMARY KEY (reference, n),
  constraint refunds_reference_fkey FOREIGN KEY (reference) REFERENCES sandbox.charges(reference),
  constraint refunds_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'declined'::text])))
);

create table sandbox.transfers (
  id uuid not null,
  amount bigint not null,
  tax_id text not null,
  description text not null,
  attempts integer not null,
  taken_at timestamp with time zone,
  decided_at timestamp with time zone,
  refused_for text,
  end_to_end_id text,
  returned_at timestamp with time zone,
  returned_for text,
  rings_at timestamp with time zone,
  rings smallint not null default 1,
  constraint paid_or_refused CHECK (((end_to_end_id IS NOT NULL) = ((decided_at IS NOT NULL) AND (refused_for IS NULL)))),
  constraint returned_after_paid CHECK ((((returned_at IS NULL) = (returned_for IS NULL)) AND ((returned_at IS NULL) OR ((end_to_end_id IS NOT NULL) AND (returned_at > decided_at))))),
  constraint taken_is_decided CHECK ((((taken_at IS NULL) = (decided_at IS NULL)) AND (decided_at >= taken_at))),
  constraint transfers_amount_check CHECK ((amount > 0)),
  constraint transfers_attempts_check CHECK ((attempts > 0)),
  constraint transfers_end_to_end_id_key UNIQUE (end_to_end_id),
  constraint transfers_pkey PRIMARY KEY (id),
  constraint transfers_rings_check CHECK (((rings >= 0) AND (rings <= 5))),
  constraint transfers_tax_id_check CHECK ((tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'::text))
);

create table sandbox.vapid_key (
  is_one boolean not null default true,
  private_key text not null,
  constraint vapid_key_is_one_check CHECK (is_one),
  constraint vapid_key_pkey PRIMARY KEY (is_one)
);

create table schedule_exceptions (
  consultant_id uuid not null,
  day date not null,
  kind text not null,
  from_minute smallint,
  until_minute smallint,
  constraint exceptions_of_a_day_apart EXCLUDE USING gist (consultant_id WITH =, day WITH =, kind WITH =, int4range(COALESCE((from_minute)::integer, 0), COALESCE((until_minute)::integer, 1)) WITH &&) WHERE (COALESCE((until_minute > from_minute), true)),
  constraint extra_has_hours CHECK (((kind = 'extra'::text) = ((from_minute IS NOT NULL) AND (until_minute IS NOT NULL)))),
  constraint lasts_a_day_at_most CHECK (((until_minute > from_minute) AND (until_minute <= (from_minute + 1440)))),
  constraint schedule_exceptions_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES schedules(consultant_id),
  constraint schedule_exceptions_from_minute_check CHECK ((((from_minute >= 0) AND (from_minute <= 1425)) AND (((from_minute)::integer % 15) = 0))),
  constraint schedule_exceptions_kind_check CHECK ((kind = ANY (ARRAY['off'::text, 'extra'::text]))),
  constraint schedule_exceptions_until_minute_check CHECK ((((until_minute)::integer % 15) = 0))
);

create table schedules (
  consultant_id uuid not null,
  zone text not null,
  notice_minutes integer not null,
  farthest_days integer not null,
  pause_minutes integer not null,
  changed_at timestamp with time zone not null,
  constraint schedules_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint schedules_farthest_days_check CHECK (((farthest_days >= 1) AND (farthest_days <= 180))),
  constraint schedules_notice_minutes_check CHECK (((notice_minutes >= 15) AND (notice_minutes <= 10080))),
  constraint schedules_pause_minutes_check CHECK (((pause_minutes >= 0) AND (pause_minutes <= 120))),
  constraint schedules_pkey PRIMARY KEY (consultant_id),
  constraint schedules_zone_check CHECK (((char_length(zone) >= 1) AND (char_length(zone) <= 60)))
);

create table second_factors (
  person_id uuid not null,
  sealed_secret bytea,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  pending_secret bytea,
  begun_at timestamp with time zone not null,
  constraint second_factors_check CHECK (((sealed_secret IS NULL) = (confirmed_at IS NULL))),
  constraint second_factors_check1 CHECK (((sealed_secret IS NOT NULL) OR (pending_secret IS NOT NULL))),
  constraint second_factors_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint second_factors_pkey PRIMARY KEY (person_id)
);

create table security_event_origins (
  event_id bigint not null,
  network text not null,
  agent text not null,
  at timestamp with time zone not null,
  constraint security_event_origins_event_id_fkey FOREIGN KEY (event_id) REFERENCES security_events(id),
  constraint security_event_origins_pkey PRIMARY KEY (event_id)
);

create table security_event_seals (
  n bigint not null,
  event_id bigint not null,
  words_hash text,
  hash text not null,
  constraint security_event_seals_event_id_fkey FOREIGN KEY (event_id) REFERENCES security_events(id),
  constraint security_event_seals_event_id_key UNIQUE (event_id),
  constraint security_event_seals_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint security_event_seals_hash_key UNIQUE (hash),
  constraint security_event_seals_n_check CHECK ((n > 0)),
  constraint security_event_seals_pkey PRIMARY KEY (n),
  constraint security_event_seals_words_hash_check CHECK ((words_hash ~ '^[0-9a-f]{64}$'::text))
);

create table security_event_words (
  event_id bigint not null,
  salt uuid not null default gen_random_uuid(),
  reason text,
  before jsonb,
  after jsonb,
  erased_by bigint,
  constraint security_event_words_after_check CHECK (((jsonb_typeof(after) = 'object'::text) AND (octet_length((after)::text) <= 8000))),
  constraint security_event_words_before_check CHECK (((jsonb_typeof(before) = 'object'::text) AND (octet_length((before)::text) <= 8000))),
  constraint security_event_words_check CHECK ((erased_by > event_id)),
  constraint security_event_words_check1 CHECK (((erased_by IS NULL) = (COALESCE(reason, (before)::text, (after)::text) IS NOT NULL))),
  constraint security_event_words_erased_by_fkey FOREIGN KEY (erased_by) REFERENCES security_events(id),
  constraint security_event_words_event_id_fkey FOREIGN KEY (event_id) REFERENCES security_events(id),
  constraint security_event_words_pkey PRIMARY KEY (event_id),
  constraint security_event_words_reason_check CHECK (((octet_length(reason) >= 1) AND (octet_length(reason) <= 8000)))
);

create table security_events (
  id bigint not null generated always as identity,
  kind text not null,
  detail text,
  actor_id uuid,
  person_id uuid,
  email_hash bytea,
  session_id uuid,
  subject_id uuid,
  at timestamp with time zone not null,
  by_team boolean not null default false,
  constraint security_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES people(id),
  constraint security_events_detail_check CHECK ((detail ~ '^[a-z_]{1,40}$'::text)),
  constraint security_events_email_hash_check CHECK ((octet_length(email_hash) = 32)),
  constraint security_events_kind_check CHECK ((kind ~ '^[a-z]+\.[a-z_]+$'::text)),
  constraint security_events_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint security_events_pkey PRIMARY KEY (id)
);

create table selling_openings (
  is_open boolean not null default true,
  opened_at timestamp with time zone not null,
  constraint selling_openings_is_open_check CHECK (is_open),
  constraint selling_openings_pkey PRIMARY KEY (is_open)
);

create table service_note_states (
  id bigint not null generated always as identity,
  month date not null,
  consultant_id uuid not null,
  state text not null,
  number text,
  access_key text,
  issued_on date,
  withheld bigint not null default 0,
  is_imported boolean not null,
  recorded_by uuid not null,
  recorded_at timestamp with time zone not null,
  constraint numbered_unless_refused CHECK (((state = 'refused'::text) OR ((number IS NOT NULL) AND (issued_on IS NOT NULL)))),
  constraint service_note_states_access_key_check CHECK ((access_key ~ '^[0-9]{50}$'::text)),
  constraint service_note_states_month_consultant_id_fkey FOREIGN KEY (month, consultant_id) REFERENCES service_notes(month, consultant_id),
  constraint service_note_states_number_check CHECK (((length(number) >= 1) AND (length(number) <= 20))),
  constraint service_note_states_pkey PRIMARY KEY (id),
  constraint service_note_states_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES people(id),
  constraint service_note_states_state_check CHECK ((state = ANY (ARRAY['issued'::text, 'refused'::text, 'cancelled'::text]))),
  constraint service_note_states_withheld_check CHECK ((withheld >= 0))
);

create table service_notes (
  month date not null,
  consultant_id uuid not null,
  dps_number bigint not null,
  receiver_name text not null,
  receiver_tax_id text not null,
  gross bigint not null,
  commission bigint not null,
  constraint service_notes_commission_check CHECK ((commission > 0)),
  constraint service_notes_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint service_notes_dps_number_check CHECK ((dps_number > 0)),
  constraint service_notes_dps_number_key UNIQUE (dps_number),
  constraint service_notes_month_fkey FOREIGN KEY (month) REFERENCES closed_months(month),
  constraint service_notes_pkey PRIMARY KEY (month, consultant_id),
  constraint service_notes_receiver_tax_id_check CHECK ((receiver_tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'::text))
);

create table sessions (
  id uuid not null,
  person_id uuid not null,
  token_hash bytea not null,
  remembered boolean not null,
  agent text not null,
  address text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  second_factor_at timestamp with time zone,
  constraint ends_absolutely CHECK ((expires_at <= (created_at + '90 days'::interval))),
  constraint sessions_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint sessions_token_hash_key UNIQUE (token_hash)
);

create table shipment_events (
  shipment_id uuid not null,
  seq smallint not null,
  state text not null,
  by_person uuid,
  note text,
  at timestamp with time zone not null,
  constraint shipment_events_by_person_fkey FOREIGN KEY (by_person) REFERENCES people(id),
  constraint shipment_events_note_check CHECK ((char_length(note) <= 300)),
  constraint shipment_events_pkey PRIMARY KEY (shipment_id, seq),
  constraint shipment_events_seq_check CHECK ((seq > 0)),
  constraint shipment_events_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(id),
  constraint shipment_events_state_check CHECK ((state = ANY (ARRAY['packed'::text, 'posted'::text, 'missing'::text, 'delivered'::text, 'lost'::text, 'damaged'::text, 'cancelled'::text, 'cancel_asked'::text])))
);

create table shipment_lines (
  shipment_id uuid not null,
  n smallint not null,
  quantity smallint not null,
  constraint shipment_lines_pkey PRIMARY KEY (shipment_id, n),
  constraint shipment_lines_quantity_check CHECK ((quantity > 0)),
  constraint shipment_lines_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(id)
);

create table shipment_return_lines (
  return_id uuid not null,
  n smallint not null,
  quantity smallint not null,
  received smallint,
  restocked smallint,
  constraint received_as_a_whole CHECK (((received IS NULL) = (restocked IS NULL))),
  constraint shipment_return_lines_check CHECK (((received >= 0) AND (received <= quantity))),
  constraint shipment_return_lines_check1 CHECK (((restocked >= 0) AND (restocked <= received))),
  constraint shipment_return_lines_pkey PRIMARY KEY (return_id, n),
  constraint shipment_return_lines_quantity_check CHECK ((quantity > 0)),
  constraint shipment_return_lines_return_id_fkey FOREIGN KEY (return_id) REFERENCES shipment_returns(id)
);

create table shipment_returns (
  id uuid not null,
  shipment_id uuid not null,
  state text not null,
  reason text not null,
  words text,
  requested_at timestamp with time zone not null,
  postage_code text,
  tracking_code text,
  sent_at timestamp with time zone,
  arrived_at timestamp with time zone,
  arrival_denied_at timestamp with time zone,
  received_at timestamp with time zone,
  refunded_at timestamp with time zone,
  closed_at timestamp with time zone,
  closed_words text,
  due_at timestamp with time zone,
  constraint arrived_after_sent CHECK (((arrived_at IS NULL) OR (sent_at IS NOT NULL))),
  constraint closed_once CHECK (((state = 'closed'::text) = (closed_at IS NOT NULL))),
  constraint due_after_arrival CHECK (((due_at IS NULL) OR (state = 'received'::text) OR ((state = 'on_its_way'::text) AND (arrived_at IS NOT NULL)))),
  constraint received_or_overdue CHECK (((state <> ALL (ARRAY['received'::text, 'refunded'::text])) OR (COALESCE(received_at, arrived_at) IS NOT NULL))),
  constraint refunded_once CHECK (((state = 'refunded'::text) = (refunded_at IS NOT NULL))),
  constraint sent_with_a_code CHECK ((((tracking_code IS NULL) = (sent_at IS NULL)) AND ((state <> 'requested'::text) OR (sent_at IS NULL)) AND ((state <> 'on_its_way'::text) OR (sent_at IS NOT NULL)))),
  constraint shipment_returns_closed_words_check CHECK ((char_length(closed_words) <= 300)),
  constraint shipment_returns_pkey PRIMARY KEY (id),
  constraint shipment_returns_postage_code_check CHECK ((postage_code ~ '^[A-Z0-9]{6,40}$'::text)),
  constraint shipment_returns_reason_check CHECK ((reason = ANY (ARRAY['regret'::text, 'damaged'::text, 'wrong'::text, 'different'::text, 'other'::text]))),
  constraint shipment_returns_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(id),
  constraint shipment_returns_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'on_its_way'::text, 'received'::text, 'refunded'::text, 'closed'::text]))),
  constraint shipment_returns_tracking_code_check CHECK ((tracking_code ~ '^[A-Z0-9]{8,40}$'::text)),
  constraint shipment_returns_words_check CHECK ((char_length(words) <= 500))
);

create table shipments (
  id uuid not null,
  order_id uuid not null,
  n smallint not null,
  state text not null,
  replaces uuid,
  tracking_code text,
  invoice_key text,
  label_gateway text,
  label_id text,
  label_bought_at timestamp with time zone,
  packed_at timestamp with time zone not null,
  posted_at timestamp with time zone,
  missing_at timestamp with time zone,
  delivered_at timestamp with time zone,
  delivered_by text,
  ended_at timestamp with time zone,
  remedy text,
  cancel_asked_at timestamp with time zone,
  due_at timestamp with time zone,
  constraint delivered_by_somebody CHECK ((((state = 'delivered'::text) <= (delivered_at IS NOT NULL)) AND ((delivered_at IS NULL) = (delivered_by IS NULL)))),
  constraint due_while_open CHECK (((due_at IS NULL) OR (state = ANY (ARRAY['packed'::text, 'posted'::text])))),
  constraint ended_once CHECK ((((state = ANY (ARRAY['lost'::text, 'damaged'::text, 'cancelled'::text])) = (ended_at IS NOT NULL)) AND ((state = ANY (ARRAY['lost'::text, 'damaged'::text])) = (remedy IS NOT NULL)))),
  constraint given_up_while_packed CHECK (((cancel_asked_at IS NULL) OR (posted_at IS NULL) OR (cancel_asked_at <= posted_at))),
  constraint label_of_a_carrier CHECK (((num_nulls(label_gateway, label_id) = ANY (ARRAY[0, 2])) AND ((label_bought_at IS NULL) OR (label_id IS NOT NULL)))),
  constraint missed_since CHECK (((state <> 'missing'::text) OR (missing_at IS NOT NULL))),
  constraint one_code_per_parcel UNIQUE (tracking_code),
  constraint one_invoice_per_parcel UNIQUE (invoice_key),
  constraint posted_or_handed_over CHECK (((state <> ALL (ARRAY['posted'::text, 'missing'::text, 'lost'::text])) OR (posted_at IS NOT NULL))),
  constraint posted_with_a_code CHECK (((posted_at IS NULL) OR (tracking_code IS NOT NULL))),
  constraint shipments_delivered_by_check CHECK ((delivered_by = ANY (ARRAY['team'::text, 'client'::text, 'carrier'::text, 'time'::text]))),
  constraint shipments_invoice_key_check CHECK ((invoice_key ~ '^\d{6}[0-9A-Z]{12}\d{2}(55|99)\d{22}$'::text)),
  constraint shipments_label_gateway_label_id_key UNIQUE (label_gateway, label_id),
  constraint shipments_n_check CHECK (((n >= 1) AND (n <= 999))),
  constraint shipments_order_id_fkey FOREIGN KEY (order_id) REFERENCES catalogue_goods(order_id),
  constraint shipments_order_id_n_key UNIQUE (order_id, n),
  constraint shipments_pkey PRIMARY KEY (id),
  constraint shipments_remedy_check CHECK ((remedy = ANY (ARRAY['refund'::text, 'resend'::text]))),
  constraint shipments_replaces_fkey FOREIGN KEY (replaces) REFERENCES shipments(id),
  constraint shipments_replaces_key UNIQUE (replaces),
  constraint shipments_state_check CHECK ((state = ANY (ARRAY['packed'::text, 'posted'::text, 'missing'::text, 'delivered'::text, 'lost'::text, 'damaged'::text, 'cancelled'::text]))),
  constraint shipments_tracking_code_check CHECK ((tracking_code ~ '^[A-Z0-9]{8,40}$'::text))
);

create table shop_addresses (
  id uuid not null,
  person_id uuid not null,
  receiver text not null,
  cep text not null,
  street text not null,
  number text,
  complement text,
  district text not null,
  city text not null,
  state text not null,
  reference text,
  changed_at timestamp with time zone not null,
  constraint shop_addresses_cep_check CHECK ((cep ~ '^\d{8}$'::text)),
  constraint shop_addresses_city_check CHECK (((char_length(city) >= 2) AND (char_length(city) <= 80))),
  constraint shop_addresses_complement_check CHECK (((char_length(complement) >= 1) AND (char_length(complement) <= 80))),
  constraint shop_addresses_district_check CHECK (((char_length(district) >= 2) AND (char_length(district) <= 80))),
  constraint shop_addresses_number_check CHECK (((char_length(number) >= 1) AND (char_length(number) <= 12))),
  constraint shop_addresses_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint shop_addresses_pkey PRIMARY KEY (id),
  constraint shop_addresses_receiver_check CHECK (((char_length(receiver) >= 2) AND (char_length(receiver) <= 80))),
  constraint shop_addresses_reference_check CHECK (((char_length(reference) >= 1) AND (char_length(reference) <= 160))),
  constraint shop_addresses_state_check CHECK ((state = ANY (ARRAY['AC'::text, 'AL'::text, 'AM'::text, 'AP'::text, 'BA'::text, 'CE'::text, 'DF'::text, 'ES'::text, 'GO'::text, 'MA'::text, 'MG'::text, 'MS'::text, 'MT'::text, 'PA'::text, 'PB'::text, 'PE'::text, 'PI'::text, 'PR'::text, 'RJ'::text, 'RN'::text, 'RO'::text, 'RR'::text, 'RS'::text, 'SC'::text, 'SE'::text, 'SP'::text, 'TO'::text]))),
  constraint shop_addresses_street_check CHECK (((char_length(street) >= 2) AND (char_length(street) <= 120)))
);

create table shop_pictures (
  product_id uuid not null,
  "position" smallint not null,
  name text not null,
  alt text not null,
  added_by uuid,
  added_at timestamp with time zone not null,
  constraint shop_pictures_added_by_fkey FOREIGN KEY (added_by) REFERENCES people(id),
  constraint shop_pictures_alt_check CHECK (((btrim(alt) <> ''::text) AND (char_length(alt) <= 200))),
  constraint shop_pictures_name_check CHECK ((name ~ '^[0-9a-f]{64}-\d+x\d+$'::text)),
  constraint shop_pictures_pkey PRIMARY KEY (product_id, "position"),
  constraint shop_pictures_position_check CHECK ((("position" >= 1) AND ("position" <= 8))),
  constraint shop_pictures_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop_products(id)
);

create table shop_products (
  id uuid not null,
  slug text not null,
  name text not null,
  category text not null,
  summary text not null,
  description text not null,
  facts text[] not null,
  picture text not null,
  display_order integer not null,
  arrived_at timestamp with time zone not null,
  search_text text not null generated always as (folded(((((((name || ' '::text) || category) || ' '::text) || summary) || ' '::text) || description))) stored,
  state text not null,
  revision integer not null default 0,
  goes_with text[] not null default '{}'::text[],
  constraint goes_with_known CHECK ((goes_with <@ ARRAY['tarot-gratis'::text, 'tarot'::text, 'astrologia'::text, 'numerologia'::text, 'runas'::text, 'mediunidade'::text, 'oraculos'::text, 'reiki'::text, 'cristaloterapia'::text])),
  constraint shop_products_category_check CHECK ((category = ANY (ARRAY['baralhos'::text, 'cristais'::text, 'incensos'::text, 'velas'::text, 'runas'::text, 'cadernos'::text]))),
  constraint shop_products_description_check CHECK (((char_length(description) >= 80) AND (char_length(description) <= 1200))),
  constraint shop_products_facts_check CHECK (((cardinality(facts) >= 1) AND (cardinality(facts) <= 8))),
  constraint shop_products_name_check CHECK (((char_length(name) >= 3) AND (char_length(name) <= 80))),
  constraint shop_products_pkey PRIMARY KEY (id),
  constraint shop_products_revision_check CHECK ((revision >= 0)),
  constraint shop_products_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(slug) <= 80))),
  constraint shop_products_slug_key UNIQUE (slug),
  constraint shop_products_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text]))),
  constraint shop_products_summary_check CHECK (((char_length(summary) >= 20) AND (char_length(summary) <= 160)))
);

create table shop_restock_watches (
  variant_id uuid not null,
  person_id uuid not null,
  since timestamp with time zone not null,
  constraint shop_restock_watches_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint shop_restock_watches_pkey PRIMARY KEY (variant_id, person_id),
  constraint shop_restock_watches_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop_variants(id)
);

create table shop_stock_movements (
  variant_id uuid not null,
  seq integer not null,
  change integer not null,
  kind text not null,
  stock integer not null,
  order_id uuid,
  by_person uuid,
  unit_cost bigint,
  note text,
  at timestamp with time zone not null,
  request_id uuid,
  constraint shop_stock_movements_by_person_fkey FOREIGN KEY (by_person) REFERENCES people(id),
  constraint shop_stock_movements_check CHECK (((kind = ANY (ARRAY['sold'::text, 'returned_unpaid'::text, 'cancelled'::text, 'restocked'::text])) = (order_id IS NOT NULL))),
  constraint shop_stock_movements_check1 CHECK (
CASE
    WHEN (kind = ANY (ARRAY['sold'::text, 'lost'::text])) THEN (change < 0)
    WHEN (kind = 'counted'::text) THEN true
    ELSE (change > 0)
END),
  constraint shop_stock_movements_check2 CHECK (((unit_cost IS NULL) OR (kind = 'received'::text))),
  constraint shop_stock_movements_kind_check CHECK ((kind = ANY (ARRAY['sold'::text, 'returned_unpaid'::text, 'cancelled'::text, 'restocked'::text, 'counted'::text, 'received'::text, 'lost'::text]))),
  constraint shop_stock_movements_note_check CHECK ((char_length(note) <= 300)),
  constraint shop_stock_movements_pkey PRIMARY KEY (variant_id, seq),
  constraint shop_stock_movements_request_id_key UNIQUE (request_id),
  constraint shop_stock_movements_seq_check CHECK ((seq > 0)),
  constraint shop_stock_movements_stock_check CHECK ((stock >= 0)),
  constraint shop_stock_movements_unit_cost_check CHECK (((unit_cost >= 0) AND (unit_cost <= 10000000))),
  constraint shop_stock_movements_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop_variants(id)
);

create table shop_variants (
  id uuid not null,
  product_id uuid not null,
  name text,
  sku text not null,
  price bigint not null,
  stock integer not null default 0,
  is_unique boolean not null default false,
  alarm_at smallint,
  weight_grams integer not null,
  length_mm smallint,
  width_mm smallint,
  height_mm smallint,
  display_order integer not null,
  withdrawn_at timestamp with time zone,
  constraint shop_variants_alarm_at_check CHECK (((alarm_at >= 0) AND (alarm_at <= 999))),
  constraint shop_variants_check CHECK ((num_nulls(length_mm, width_mm, height_mm) = ANY (ARRAY[0, 3]))),
  constraint shop_variants_height_mm_check CHECK (((height_mm >= 1) AND (height_mm <= 2000))),
  constraint shop_variants_length_mm_check CHECK (((length_mm >= 1) AND (length_mm <= 2000))),
  constraint shop_variants_name_check CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 60)) AND (btrim(name) <> ''::text))),
  constraint shop_variants_pkey PRIMARY KEY (id),
  constraint shop_variants_price_check CHECK (((price >= 100) AND (price <= 100000))),
  constraint shop_variants_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop_products(id),
  constraint shop_variants_sku_check CHECK (((sku ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'::text) AND ((char_length(sku) >= 3) AND (char_length(sku) <= 40)))),
  constraint shop_variants_sku_key UNIQUE (sku),
  constraint shop_variants_stock_check CHECK ((stock >= 0)),
  constraint shop_variants_weight_grams_check CHECK (((weight_grams >= 1) AND (weight_grams <= 9850))),
  constraint shop_variants_width_mm_check CHECK (((width_mm >= 1) AND (width_mm <= 2000)))
);

create table spending_limits (
  person_id uuid not null,
  period text not null,
  amount bigint,
  set_at timestamp with time zone not null,
  valid_from timestamp with time zone not null,
  constraint spending_limits_amount_check CHECK ((amount > 0)),
  constraint spending_limits_check CHECK ((valid_from >= set_at)),
  constraint spending_limits_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text, 'consultation'::text]))),
  constraint spending_limits_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint spending_limits_pkey PRIMARY KEY (person_id, period, set_at)
);

create table statement_lines (
  person_id uuid not null,
  act text collate "C" not null,
  about text collate "C" not null,
  came boolean not null,
  amount bigint not null,
  last_journal bigint not null,
  last_at timestamp with time zone not null,
  constraint statement_lines_pkey PRIMARY KEY (person_id, act, about, came)
);

create table subscription_events (
  subscription_id uuid not null,
  what text not null,
  at timestamp with time zone not null,
  constraint subscription_events_pkey PRIMARY KEY (subscription_id, at, what),
  constraint subscription_events_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id),
  constraint subscription_events_what_check CHECK ((what = ANY (ARRAY['started'::text, 'renewed'::text, 'cancelled'::text, 'resumed'::text, 'ended'::text])))
);

create table subscription_periods (
  subscription_id uuid not null,
  n integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  amount bigint not null,
  first_warned_at timestamp with time zone,
  last_warned_at timestamp with time zone,
  paid_at timestamp with time zone,
  payment_id uuid,
  bonus_until timestamp with time zone,
  dropped_at timestamp with time zone,
  dropped_for text,
  constraint subscription_periods_amount_check CHECK ((amount >= 0)),
  constraint subscription_periods_check CHECK ((ends_at > starts_at)),
  constraint subscription_periods_check1 CHECK ((bonus_until > paid_at)),
  constraint subscription_periods_check2 CHECK (((paid_at IS NULL) OR (dropped_at IS NULL))),
  constraint subscription_periods_check3 CHECK (((dropped_at IS NULL) = (dropped_for IS NULL))),
  constraint subscription_periods_check4 CHECK (((paid_at IS NULL) = (bonus_until IS NULL))),
  constraint subscription_periods_check5 CHECK (((paid_at IS NULL) OR ((payment_id IS NULL) = (amount = 0)))),
  constraint subscription_periods_dropped_for_check CHECK ((dropped_for = ANY (ARRAY['client'::text, 'break'::text, 'blocked'::text, 'unpaid'::text, 'missed'::text, 'spent'::text, 'disputed'::text]))),
  constraint subscription_periods_n_check CHECK ((n > 0)),
  constraint subscription_periods_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint subscription_periods_payment_id_key UNIQUE (payment_id),
  constraint subscription_periods_pkey PRIMARY KEY (subscription_id, n),
  constraint subscription_periods_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id)
);

create table subscriptions (
  id uuid not null,
  person_id uuid not null,
  slug text not null,
  title text not null,
  price bigint not null,
  bonus bigint not null,
  pays_by text not null,
  started_at timestamp with time zone not null,
  next_act_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  cancelled_for text,
  ended_at timestamp with time zone,
  ended_for text,
  constraint subscriptions_bonus_check CHECK ((bonus > 0)),
  constraint subscriptions_cancelled_for_check CHECK ((cancelled_for = ANY (ARRAY['client'::text, 'break'::text, 'blocked'::text]))),
  constraint subscriptions_check CHECK ((ended_at >= started_at)),
  constraint subscriptions_check1 CHECK (((cancelled_at IS NULL) = (cancelled_for IS NULL))),
  constraint subscriptions_check2 CHECK (((ended_at IS NULL) = (ended_for IS NULL))),
  constraint subscriptions_check3 CHECK (((ended_at IS NULL) OR (next_act_at IS NULL))),
  constraint subscriptions_ended_for_check CHECK ((ended_for = ANY (ARRAY['client'::text, 'break'::text, 'blocked'::text, 'unpaid'::text, 'disputed'::text]))),
  constraint subscriptions_pays_by_check CHECK ((pays_by = ANY (ARRAY['card'::text, 'pix'::text]))),
  constraint subscriptions_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_price_check CHECK ((price > 0))
);

create table sweep_failures (
  sweep text not null,
  subject text not null,
  attempts integer not null,
  next_attempt_at timestamp with time zone not null,
  error text not null,
  first_failed_at timestamp with time zone not null default now(),
  constraint sweep_failures_pkey PRIMARY KEY (sweep, subject)
);

create table switches (
  name text not null,
  words text not null,
  until timestamp with time zone,
  set_at timestamp with time zone not null,
  constraint switches_name_check CHECK ((name ~ '^[a-z]+(:[a-z_]+)?$'::text)),
  constraint switches_pkey PRIMARY KEY (name),
  constraint switches_words_check CHECK (((length(words) >= 1) AND (length(words) <= 300)))
);

create table team_alarms (
  kind text not null,
  since timestamp with time zone not null,
  words text not null,
  gone_at timestamp with time zone,
  constraint team_alarms_check CHECK ((gone_at >= since)),
  constraint team_alarms_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text)),
  constraint team_alarms_pkey PRIMARY KEY (kind)
);

create table team_members (
  id uuid not null,
  person_id uuid not null,
  roles text[] not null,
  since timestamp with time zone not null,
  former_role text not null default 'client'::text,
  invited_by uuid,
  ended_at timestamp with time zone,
  ended_by uuid,
  constraint team_members_check CHECK ((ended_at >= since)),
  constraint team_members_check1 CHECK (((ended_by IS NULL) OR (ended_at IS NOT NULL))),
  constraint team_members_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES people(id),
  constraint team_members_former_role_check CHECK ((former_role = ANY (ARRAY['client'::text, 'consultor'::text]))),
  constraint team_members_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES people(id),
  constraint team_members_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint team_members_pkey PRIMARY KEY (id),
  constraint team_members_roles_check CHECK ((((cardinality(roles) >= 1) AND (cardinality(roles) <= 5)) AND (roles <@ '{support,moderation,content,finance,administration}'::text[])))
);

create table team_notes (
  id uuid not null,
  person_id uuid not null,
  subject_id uuid not null,
  subject_kind text not null,
  body text not null,
  written_by uuid not null,
  written_at timestamp with time zone not null,
  changed_at timestamp with time zone,
  constraint changed_later CHECK ((changed_at >= written_at)),
  constraint team_notes_body_check CHECK (((length(body) >= 1) AND (length(body) <= 2000))),
  constraint team_notes_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint team_notes_pkey PRIMARY KEY (id),
  constraint team_notes_subject_kind_check CHECK ((subject_kind ~ '^[a-z_]{1,30}$'::text)),
  constraint team_notes_written_by_fkey FOREIGN KEY (written_by) REFERENCES people(id)
);

create table team_proposals (
  id uuid not null,
  kind text not null,
  subject_id text not null,
  input jsonb not null,
  reason text not null,
  person_id uuid,
  amount bigint,
  proposed_by uuid not null,
  proposed_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  outcome text,
  company_told_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint decided_whole CHECK (((num_nulls(decided_at, outcome) = ANY (ARRAY[0, 2])) AND ((outcome IS NOT NULL) OR (decided_by IS NULL)))),
  constraint proposals_expire CHECK ((expires_at > proposed_at)),
  constraint team_proposals_amount_check CHECK ((amount > 0)),
  constraint team_proposals_check CHECK ((decided_at >= proposed_at)),
  constraint team_proposals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES people(id),
  constraint team_proposals_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text)),
  constraint team_proposals_outcome_check CHECK ((outcome = ANY (ARRAY['confirmed'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint team_proposals_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint team_proposals_pkey PRIMARY KEY (id),
  constraint team_proposals_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES people(id)
);

create table team_views (
  id uuid not null,
  person_id uuid not null,
  list text not null,
  name text not null,
  query text not null,
  saved_at timestamp with time zone not null,
  constraint one_view_per_name UNIQUE (person_id, list, name),
  constraint team_views_list_check CHECK ((list ~ '^[a-z_]{1,30}$'::text)),
  constraint team_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint team_views_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint team_views_pkey PRIMARY KEY (id),
  constraint team_views_query_check CHECK ((length(query) <= 1000))
);

create table testimonial_decisions (
  testimonial_id uuid not null,
  n integer not null,
  verdict text not null,
  reason text,
  decided_by uuid not null,
  decided_at timestamp with time zone not null,
  constraint testimonial_decisions_check CHECK (((verdict = 'published'::text) OR (reason IS NOT NULL))),
  constraint testimonial_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES people(id),
  constraint testimonial_decisions_n_check CHECK ((n > 0)),
  constraint testimonial_decisions_pkey PRIMARY KEY (testimonial_id, n),
  constraint testimonial_decisions_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 300))),
  constraint testimonial_decisions_testimonial_id_fkey FOREIGN KEY (testimonial_id) REFERENCES testimonials(id),
  constraint testimonial_decisions_verdict_check CHECK ((verdict = ANY (ARRAY['published'::text, 'rejected'::text])))
);

create table testimonials (
  id uuid not null,
  person_id uuid not null,
  stars smallint not null,
  body text not null,
  location text not null,
  written_at timestamp with time zone not null,
  constraint testimonials_body_check CHECK (((char_length(body) >= 20) AND (char_length(body) <= 600))),
  constraint testimonials_location_check CHECK (((char_length(location) >= 2) AND (char_length(location) <= 60))),
  constraint testimonials_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint testimonials_pkey PRIMARY KEY (id),
  constraint testimonials_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);

create table uncounted_reviews (
  review_id uuid not null,
  client_id uuid not null,
  constraint uncounted_reviews_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint uncounted_reviews_pkey PRIMARY KEY (review_id),
  constraint uncounted_reviews_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id)
);

create table waitlist_entries (
  id uuid not null,
  client_id uuid not null,
  consultant_id uuid not null,
  channel text not null,
  minutes integer not null,
  day date not null,
  zone text not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  asked_at timestamp with time zone not null,
  checked_at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint one_entry_a_day UNIQUE (client_id, consultant_id, day),
  constraint waitlist_entries_channel_check CHECK ((channel = ANY (ARRAY['chat'::text, 'audio'::text, 'video'::text]))),
  constraint waitlist_entries_check CHECK ((until_at > from_at)),
  constraint waitlist_entries_check1 CHECK ((client_id <> consultant_id)),
  constraint waitlist_entries_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint waitlist_entries_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint waitlist_entries_minutes_check CHECK ((minutes = ANY (ARRAY[20, 30, 45, 60]))),
  constraint waitlist_entries_pkey PRIMARY KEY (id),
  constraint waitlist_entries_zone_check CHECK (((char_length(zone) >= 1) AND (char_length(zone) <= 60)))
);

create table wallet_debts (
  id text collate "C" not null,
  person_id uuid not null,
  amount bigint not null,
  paid bigint not null default 0,
  created_at timestamp with time zone not null,
  payment_id uuid not null,
  constraint wallet_debts_amount_check CHECK ((amount > 0)),
  constraint wallet_debts_check CHECK (((paid >= 0) AND (paid <= amount))),
  constraint wallet_debts_pkey PRIMARY KEY (id)
);

create table warnings (
  id uuid not null,
  person_id uuid not null,
  words text not null,
  warned_by uuid not null,
  warned_at timestamp with time zone not null,
  acknowledged_at timestamp with time zone,
  constraint warnings_check CHECK ((acknowledged_at >= warned_at)),
  constraint warnings_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint warnings_pkey PRIMARY KEY (id),
  constraint warnings_warned_by_fkey FOREIGN KEY (warned_by) REFERENCES people(id),
  constraint warnings_words_check CHECK (((char_length(words) >= 10) AND (char_length(words) <= 1000)))
);

create table welcome_budgets (
  since timestamp with time zone not null,
  monthly bigint,
  constraint welcome_budgets_monthly_check CHECK (((monthly >= 0) AND (monthly <= 100000000))),
  constraint welcome_budgets_pkey PRIMARY KEY (since)
);

create table welcome_days (
  consultant_id uuid not null,
  day date not null,
  amount bigint not null,
  constraint at_most_thirty_reais CHECK (((amount >= 0) AND (amount <= 3000))),
  constraint welcome_days_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint welcome_days_pkey PRIMARY KEY (consultant_id, day)
);

create table welcome_grants (
  consultation_id uuid not null,
  client_id uuid not null,
  phone text,
  consultant_id uuid not null,
  day date not null,
  reserved bigint not null,
  paid bigint,
  used_ms bigint,
  constraint welcome_grants_check CHECK (((paid >= 0) AND (paid <= reserved))),
  constraint welcome_grants_check1 CHECK (((paid IS NULL) = (used_ms IS NULL))),
  constraint welcome_grants_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint welcome_grants_consultant_id_day_fkey FOREIGN KEY (consultant_id, day) REFERENCES welcome_days(consultant_id, day),
  constraint welcome_grants_consultation_id_fkey FOREIGN KEY (consultation_id) REFERENCES consultations(id),
  constraint welcome_grants_pkey PRIMARY KEY (consultation_id),
  constraint welcome_grants_reserved_check CHECK ((reserved > 0)),
  constraint welcome_grants_used_ms_check CHECK ((used_ms >= 0))
);

create table written_question_events (
  question_id uuid not null,
  seq integer not null,
  type text not null,
  at timestamp with time zone not null,
  constraint written_question_events_pkey PRIMARY KEY (question_id, seq),
  constraint written_question_events_question_id_fkey FOREIGN KEY (question_id) REFERENCES written_questions(id),
  constraint written_question_events_question_id_type_key UNIQUE (question_id, type),
  constraint written_question_events_type_check CHECK ((type = ANY (ARRAY['unsent'::text, 'asked'::text, 'answered'::text, 'declined'::text, 'missed'::text, 'given_up'::text, 'lapsed'::text, 'taken_back'::text, 'warned_half'::text, 'warned_soon'::text, 'answered_late'::text])))
);

create table written_questions (
  id uuid not null,
  client_id uuid not null,
  consultant_id uuid not null,
  title text not null,
  price bigint not null,
  held bigint not null,
  commission_bps integer not null,
  answer_hours integer not null,
  state text not null default 'unsent'::text,
  reason text,
  question text not null default ''::text,
  answer text not null default ''::text,
  question_version integer not null default 0,
  answer_version integer not null default 0,
  bought_at timestamp with time zone not null,
  lapses_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  due_at timestamp with time zone,
  warned text,
  ended_at timestamp with time zone,
  captured bigint not null default 0,
  released bigint not null default 0,
  last_seq integer not null default 0,
  on_hold_since timestamp with time zone,
  is_automatic boolean not null default false,
  answer_held_at timestamp with time zone,
  answer_shingles integer[],
  answered_late_at timestamp with time zone,
  from_bundle boolean not null default false,
  constraint a_bundle_holds_no_credit CHECK (((NOT from_bundle) OR (held = 0))),
  constraint late_is_after_the_deadline CHECK (((answered_late_at IS NULL) OR ((state = 'missed'::text) AND (answered_late_at >= due_at) AND (answer <> ''::text)))),
  constraint on_hold_while_open CHECK (((on_hold_since IS NULL) OR (ended_at IS NULL))),
  constraint sent_by_state CHECK (((state = 'taken_back'::text) OR ((asked_at IS NULL) = (state = ANY (ARRAY['unsent'::text, 'given_up'::text, 'lapsed'::text]))))),
  constraint written_questions_answer_check CHECK ((char_length(answer) <= 20000)),
  constraint written_questions_answer_hours_check CHECK ((answer_hours > 0)),
  constraint written_questions_captured_check CHECK ((captured >= 0)),
  constraint written_questions_check CHECK (((held >= 0) AND (held <= price))),
  constraint written_questions_check1 CHECK ((lapses_at > bought_at)),
  constraint written_questions_check2 CHECK ((client_id <> consultant_id)),
  constraint written_questions_check3 CHECK (((state = ANY (ARRAY['unsent'::text, 'asked'::text])) = (ended_at IS NULL))),
  constraint written_questions_check5 CHECK (((asked_at IS NULL) = (due_at IS NULL))),
  constraint written_questions_check6 CHECK (((state <> 'answered'::text) OR ((ended_at < due_at) AND (answer <> ''::text)))),
  constraint written_questions_check7 CHECK (((state = 'declined'::text) = (reason IS NOT NULL))),
  constraint written_questions_check8 CHECK (((captured + released) =
CASE
    WHEN (ended_at IS NULL) THEN (0)::bigint
    ELSE held
END)),
  constraint written_questions_check9 CHECK (((captured = 0) OR (state = 'answered'::text))),
  constraint written_questions_client_id_fkey FOREIGN KEY (client_id) REFERENCES people(id),
  constraint written_questions_commission_bps_check CHECK (((commission_bps >= 0) AND (commission_bps <= 10000))),
  constraint written_questions_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES consultants(id),
  constraint written_questions_pkey PRIMARY KEY (id),
  constraint written_questions_price_check CHECK ((price > 0)),
  constraint written_questions_question_check CHECK ((char_length(question) <= 5000)),
  constraint written_questions_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  constraint written_questions_released_check CHECK ((released >= 0)),
  constraint written_questions_state_check CHECK ((state = ANY (ARRAY['unsent'::text, 'asked'::text, 'answered'::text, 'declined'::text, 'missed'::text, 'given_up'::text, 'lapsed'::text, 'taken_back'::text]))),
  constraint written_questions_warned_check CHECK ((warned = ANY (ARRAY['half'::text, 'soon'::text])))
);

CREATE INDEX application_documents_by_age ON public.application_documents USING btree (uploaded_at);

CREATE INDEX application_documents_by_person ON public.application_documents USING btree (person_id);

CREATE UNIQUE INDEX application_documents_in_force ON public.application_documents USING btree (person_id, kind) WHERE ((stored_at IS NOT NULL) AND (removed_at IS NULL));

CREATE INDEX article_authors_of ON public.article_authors USING btree (consultant_id);

CREATE INDEX article_authors_untold ON public.article_authors USING btree (article_id) WHERE (told_at IS NULL);

CREATE INDEX attempts_by_reset ON public.attempts USING btree (resets_at);

CREATE INDEX backed_reviews_latest ON public.backed_reviews USING btree (consultant_id, said_at DESC, client_id);

CREATE INDEX backed_reviews_of_client ON public.backed_reviews USING btree (client_id);

CREATE INDEX booking_compensations_of_consultant ON public.booking_compensations USING btree (consultant_id, at);

CREATE INDEX booking_compensations_of_pair ON public.booking_compensations USING btree (client_id, consultant_id, again_from);

CREATE INDEX bookings_by_start ON public.bookings USING btree (starts_at, id);

CREATE INDEX bookings_by_state ON public.bookings USING btree (state, starts_at, id);

CREATE INDEX bookings_ended ON public.bookings USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX bookings_in_room ON public.bookings USING btree (opened_at) WHERE ((opened_at IS NOT NULL) AND (ended_at IS NULL));

CREATE INDEX bookings_made_by_client ON public.bookings USING btree (client_id, reserved_at DESC);

CREATE INDEX bookings_made_with_consultant ON public.bookings USING btree (consultant_id, reserved_at DESC);

CREATE INDEX bookings_of_client ON public.bookings USING btree (client_id, starts_at DESC, id);

CREATE INDEX bookings_of_client_ahead ON public.bookings USING btree (client_id, starts_at) WHERE ((state = 'confirmed'::text) AND (opened_at IS NULL));

CREATE INDEX bookings_of_consultant ON public.bookings USING btree (consultant_id, starts_at DESC, id);

CREATE INDEX bookings_of_consultant_ahead ON public.bookings USING btree (consultant_id, starts_at) WHERE ((state = 'confirmed'::text) AND (opened_at IS NULL));

CREATE INDEX bookings_open ON public.bookings USING btree (starts_at) WHERE (ended_at IS NULL);

CREATE INDEX bookings_open_of_client ON public.bookings USING btree (client_id) WHERE (ended_at IS NULL);

CREATE INDEX bookings_open_of_consultant ON public.bookings USING btree (consultant_id) WHERE (ended_at IS NULL);

CREATE INDEX bookings_to_expire ON public.bookings USING btree (expires_at) WHERE (state = 'reserved'::text);

CREATE INDEX call_traces_by_age ON public.call_traces USING btree (at);

CREATE INDEX campaign_recipients_by_email ON public.campaign_recipients USING btree (email);

CREATE INDEX campaign_recipients_due ON public.campaign_recipients USING btree (campaign_id, due_at, email) WHERE (state = 'waiting'::text);

CREATE INDEX campaign_recipients_taken ON public.campaign_recipients USING btree (taken_at) WHERE (state = 'taken'::text);

CREATE INDEX campaign_recipients_unknown ON public.campaign_recipients USING btree (campaign_id, ended_at) WHERE (state = 'unknown'::text);

CREATE INDEX campaigns_by_time ON public.campaigns USING btree (list, created_at DESC, id DESC);

CREATE INDEX campaigns_due ON public.campaigns USING btree (send_at) WHERE (state = 'scheduled'::text);

CREATE INDEX campaigns_sending ON public.campaigns USING btree (started_at) WHERE (state = 'sending'::text);

CREATE INDEX campaigns_to_forget ON public.campaigns USING btree (ended_at) WHERE ((ended_at IS NOT NULL) AND (results IS NULL));

CREATE INDEX catalogue_coupons_of_person ON public.catalogue_coupon_uses USING btree (code, person_id) WHERE (returned_at IS NULL);

CREATE INDEX catalogue_coupons_automatic ON public.catalogue_coupons USING btree (ends_at) WHERE is_automatic;

CREATE INDEX catalogue_coupons_by_start ON public.catalogue_coupons USING btree (starts_at DESC, code);

CREATE INDEX catalogue_gift_cards_of_payer ON public.catalogue_gift_cards USING btree (person_id);

CREATE INDEX catalogue_gift_cards_redeemed ON public.catalogue_gift_cards USING btree (redeemed_by) WHERE (redeemed_by IS NOT NULL);

CREATE INDEX catalogue_gift_cards_to ON public.catalogue_gift_cards USING btree (receiver_email) WHERE (receiver_email IS NOT NULL);

CREATE INDEX catalogue_goods_lines_of_variant ON public.catalogue_goods_lines USING btree (variant_id, order_id);

CREATE INDEX catalogue_goods_to_pack ON public.catalogue_goods_lines USING btree (order_id) WHERE ((packed + cancelled) < quantity);

CREATE INDEX catalogue_goods_payments_by_order ON public.catalogue_goods_payments USING btree (order_id);

CREATE INDEX catalogue_orders_by_coupon ON public.catalogue_orders USING btree (paid_at) WHERE (coupon IS NOT NULL);

CREATE INDEX catalogue_orders_by_kind ON public.catalogue_orders USING btree (kind, placed_at, id);

CREATE INDEX catalogue_orders_by_state ON public.catalogue_orders USING btree (state, placed_at, id);

CREATE INDEX catalogue_orders_by_time ON public.catalogue_orders USING btree (placed_at, id);

CREATE INDEX catalogue_orders_by_total ON public.catalogue_orders USING btree (total, id);

CREATE INDEX catalogue_orders_of_coupon ON public.catalogue_orders USING btree (coupon, state) INCLUDE (discount, total) WHERE (coupon IS NOT NULL);

CREATE INDEX catalogue_orders_of_item ON public.catalogue_orders USING btree (slug, state) WHERE (slug IS NOT NULL);

CREATE INDEX catalogue_orders_of_person ON public.catalogue_orders USING btree (person_id, placed_at DESC, id);

CREATE INDEX catalogue_orders_reserved ON public.catalogue_orders USING btree (id) WHERE (reserved > 0);

CREATE INDEX catalogue_orders_to_end ON public.catalogue_orders USING btree (expires_at) WHERE (state = ANY (ARRAY['open'::text, 'awaiting'::text]));

CREATE INDEX catalogue_orders_unpaid_goods ON public.catalogue_orders USING btree (person_id, placed_at) WHERE ((kind = 'goods'::text) AND (paid_at IS NULL));

CREATE INDEX catalogue_question_payments_by_order ON public.catalogue_question_payments USING btree (order_id);

CREATE INDEX claims_about ON public.claims USING btree (subject_id);

CREATE INDEX claims_asked_about ON public.claims USING btree (consultation_id) WHERE (way = 'asked'::text);

CREATE INDEX claims_asked_by ON public.claims USING btree (client_id) WHERE (way = 'asked'::text);

CREATE INDEX claims_decided ON public.claims USING btree (decided_at DESC) WHERE ((way = 'asked'::text) AND (state <> 'open'::text));

CREATE INDEX claims_of_client ON public.claims USING btree (client_id, asked_at DESC);

CREATE INDEX claims_open ON public.claims USING btree (answer_by, asked_at) WHERE (state = 'open'::text);

CREATE INDEX claims_paid_by_platform ON public.claims USING btree (client_id, platform_pays_again_at) WHERE (platform_pays_again_at IS NOT NULL);

CREATE INDEX clarifications_lapsed ON public.clarifications USING btree (lapsed_at) WHERE (lapsed_at IS NOT NULL);

CREATE INDEX clarifications_open ON public.clarifications USING btree (due_at) WHERE ((answered_at IS NULL) AND (lapsed_at IS NULL));

CREATE INDEX client_birth_shares_by_consultant ON public.client_birth_shares USING btree (consultant_id);

CREATE INDEX client_note_times_of_client ON public.client_note_times USING btree (client_id);

CREATE INDEX client_notes_by_client ON public.client_notes USING btree (client_id);

CREATE INDEX client_notes_by_tag ON public.client_notes USING gin (tags);

CREATE UNIQUE INDEX one_first_closed_month ON public.closed_months USING btree ((true)) WHERE (follows IS NULL);

CREATE UNIQUE INDEX one_open_closing_request ON public.closing_requests USING btree (person_id) WHERE (ended_at IS NULL);

CREATE INDEX company_versions_by_time ON public.company_versions USING btree (set_at);

CREATE INDEX consents_to_ask ON public.consents USING btree (given_at) WHERE ((kind = 'newsletter'::text) AND (revoked_at IS NULL) AND (asked_at IS NULL));

CREATE INDEX consultant_blocks_of_client ON public.consultant_blocks USING btree (client_id);

CREATE INDEX consultant_commissions_in_force ON public.consultant_commissions USING btree (consultant_id, valid_from);

CREATE INDEX consultant_documents_nearest ON public.consultant_documents USING gist (plain_name gist_trgm_ops (siglen='32'));

CREATE INDEX consultant_documents_words ON public.consultant_documents USING gin (words) WITH (fastupdate=off);

CREATE INDEX consultant_follows_of ON public.consultant_follows USING btree (consultant_id, topic, person_id);

CREATE INDEX consultant_online_alerts_of_person ON public.consultant_online_alerts USING btree (person_id);

CREATE INDEX consultant_prices_in_force ON public.consultant_prices USING btree (consultant_id, is_automatic, valid_from DESC) INCLUDE (price_per_minute);

CREATE INDEX consultant_profile_changes_newest ON public.consultant_profile_changes USING btree (changed_at DESC, id DESC);

CREATE INDEX consultant_profile_changes_of ON public.consultant_profile_changes USING btree (consultant_id, changed_at DESC);

CREATE INDEX consultant_reaches_until ON public.consultant_reaches USING btree (reached_until) WHERE (reached_until IS NOT NULL);

CREATE UNIQUE INDEX one_open_refusal ON public.consultant_refusals USING btree (consultant_id) WHERE (answered_at IS NULL);

CREATE INDEX consultant_specialties_by_specialty ON public.consultant_specialties USING btree (specialty, consultant_id);

CREATE INDEX consultant_takedowns_by ON public.consultant_takedowns USING btree (taken_down_by);

CREATE INDEX consultant_tax_id_changes_by_former ON public.consultant_tax_id_changes USING btree (former, changed_at);

CREATE INDEX consultant_tax_id_changes_of_consultant ON public.consultant_tax_id_changes USING btree (consultant_id, changed_at DESC);

CREATE INDEX consultant_tiers_in_force ON public.consultant_tiers USING btree (consultant_id, set_at);

CREATE INDEX consultant_vacations_by_end ON public.consultant_vacations USING btree (back_at);

CREATE INDEX consultant_vacations_to_begin ON public.consultant_vacations USING btree (starts_at) WHERE (NOT is_begun);

CREATE INDEX consultant_vocabulary_alike ON public.consultant_vocabulary USING gin (word gin_trgm_ops);

CREATE INDEX consultants_by_bio ON public.consultants USING btree (md5(bio));

CREATE INDEX consultants_by_folded_name ON public.consultants USING btree (folded(name) COLLATE "C");

CREATE INDEX consultants_by_tax_id ON public.consultants USING btree (tax_id);

CREATE INDEX consultants_by_time ON public.consultants USING btree (applied_at, id);

CREATE INDEX consultants_in_review ON public.consultants USING btree (applied_at) WHERE (approved_at IS NULL);

CREATE INDEX consultants_introduction ON public.consultants USING btree (introduction) WHERE (introduction IS NOT NULL);

CREATE INDEX consultants_listed ON public.consultants USING btree (id) INCLUDE (approved_at, languages) WHERE (approved_at IS NOT NULL);

CREATE INDEX consultants_portrait ON public.consultants USING btree (portrait);

CREATE INDEX consultants_same_bio ON public.consultants USING btree (md5(folded(bio))) WHERE (approved_at IS NOT NULL);

CREATE UNIQUE INDEX one_attends_with_a_tax_id ON public.consultants USING btree (tax_id) WHERE (approved_at IS NOT NULL);

CREATE INDEX consultation_clients_latest ON public.consultation_clients USING btree (consultant_id, last_at DESC, client_id DESC);

CREATE INDEX consultation_clients_of_client ON public.consultation_clients USING btree (client_id, last_at DESC, consultant_id DESC);

CREATE UNIQUE INDEX consultation_messages_once ON public.consultation_events USING btree (consultation_id, author_id, client_message_id) WHERE (client_message_id IS NOT NULL);

CREATE INDEX consultation_moves ON public.consultation_events USING btree (consultation_id, at) WHERE (type = ANY (ARRAY['moved'::text, 'channel'::text]));

CREATE UNIQUE INDEX consultation_pieces_once ON public.consultation_events USING btree (((fact #>> '{table,spread}'::text[])), ((fact #>> '{table,place}'::text[]))) WHERE ((type = 'table'::text) AND ((fact #>> '{table,act}'::text[]) = ANY (ARRAY['turned'::text, 'thrown'::text])));

CREATE INDEX consultation_stops_by_consultant ON public.consultation_events USING btree (consultation_id) WHERE (stop_side = 'consultant'::text);

CREATE INDEX consultation_table_events ON public.consultation_events USING btree (consultation_id, seq) WHERE (type = 'table'::text);

CREATE INDEX consultation_photos_by_author ON public.consultation_photos USING btree (author_id);

CREATE UNIQUE INDEX consultation_photos_in_sequence ON public.consultation_photos USING btree (consultation_id, seq);

CREATE INDEX consultation_photos_to_remove ON public.consultation_photos USING btree (uploaded_at) WHERE ((seq IS NULL) OR (erased_at IS NOT NULL));

CREATE INDEX consultation_spreads_by_consultation ON public.consultation_spreads USING btree (consultation_id);

CREATE UNIQUE INDEX one_spread_at_a_time ON public.consultation_spreads USING btree (consultation_id) WHERE (ended_at IS NULL);

CREATE INDEX consultations_by_channel ON public.consultations USING btree (channel, requested_at, id);

CREATE INDEX consultations_by_end ON public.consultations USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX consultations_by_state ON public.consultations USING btree (state, requested_at, id);

CREATE INDEX consultations_by_time ON public.consultations USING btree (requested_at, id);

CREATE INDEX consultations_of_client ON public.consultations USING btree (client_id, requested_at DESC);

CREATE INDEX consultations_of_consultant ON public.consultations USING btree (consultant_id, requested_at DESC);

CREATE INDEX consultations_of_pair ON public.consultations USING btree (consultant_id, client_id, ended_at DESC) WHERE ((state = 'ended'::text) AND (started_at IS NOT NULL));

CREATE INDEX consultations_open ON public.consultations USING btree (state) WHERE (ended_at IS NULL);

CREATE INDEX consultations_to_attend ON public.consultations USING btree (booked_at) WHERE ((booked_at IS NOT NULL) AND (attendance IS NULL));

CREATE UNIQUE INDEX one_open_consultation_per_client ON public.consultations USING btree (client_id) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX one_open_consultation_per_consultant ON public.consultations USING btree (consultant_id) WHERE (state = ANY (ARRAY['accepted'::text, 'active'::text, 'paused'::text]));

CREATE INDEX contact_closings_by_time ON public.contact_closings USING btree (closed_at DESC);

CREATE INDEX contact_messages_by_deadline ON public.contact_messages USING btree (answer_by, received_at);

CREATE INDEX contact_messages_by_sender ON public.contact_messages USING btree (email, received_at);

CREATE INDEX contact_messages_to_close ON public.contact_messages USING btree (received_at) WHERE (subject = 'closing'::text);

CREATE INDEX content_articles_by_date ON public.content_articles USING btree (published_at DESC, id);

CREATE INDEX content_articles_by_words ON public.content_articles USING gin (search);

CREATE INDEX content_articles_to_announce ON public.content_articles USING btree (published_at) WHERE (NOT is_announced);

CREATE INDEX content_pictures_by_person ON public.content_pictures USING btree (added_by);

CREATE INDEX content_pictures_by_time ON public.content_pictures USING btree (added_at DESC, name);

CREATE INDEX content_revisions_by_person ON public.content_revisions USING btree (written_by);

CREATE INDEX content_slugs_by_text ON public.content_slugs USING btree (text_id);

CREATE INDEX content_texts_by_change ON public.content_texts USING btree (kind, changed_at DESC, id DESC);

CREATE UNIQUE INDEX content_texts_by_name ON public.content_texts USING btree (kind, name) WHERE (kind <> 'article'::text);

CREATE INDEX content_texts_by_title ON public.content_texts USING gin (search_form(title) gin_trgm_ops);

CREATE INDEX discretionary_credits_by ON public.discretionary_credits USING btree (given_by, given_at);

CREATE INDEX discretionary_credits_to ON public.discretionary_credits USING btree (receiver_id, given_at);

CREATE INDEX earnings_debts_open ON public.earnings_debts USING btree (consultant_id, created_at) WHERE (paid < amount);

CREATE INDEX earnings_to_clear_due ON public.earnings_to_clear USING btree (clears_at) WHERE (held_at IS NULL);

CREATE INDEX earnings_to_clear_of_consultant ON public.earnings_to_clear USING btree (consultant_id, clears_at);

CREATE INDEX email_confirmations_by_end ON public.email_confirmations USING btree (expires_at);

CREATE INDEX email_confirmations_of_person ON public.email_confirmations USING btree (person_id) WHERE (used_at IS NULL);

CREATE INDEX follow_news_ended ON public.follow_news USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX follow_news_of ON public.follow_news USING btree (consultant_id, topic, at) WHERE (ended_at IS NULL);

CREATE INDEX follow_news_open ON public.follow_news USING btree (at) WHERE (ended_at IS NULL);

CREATE INDEX follow_ups_of_pair ON public.follow_ups USING btree (consultant_id, client_id, sent_at DESC, id DESC);

CREATE INDEX goodwill_to_person ON public.goodwill USING btree (person_id, given_at);

CREATE INDEX grant_uses_of_grant ON public.grant_uses USING btree (grant_id);

CREATE INDEX gifts_of_person ON public.grants USING btree (person_id) WHERE is_gift;

CREATE INDEX grants_frozen ON public.grants USING btree (payment_id) WHERE (frozen > 0);

CREATE UNIQUE INDEX grants_of_bonus ON public.grants USING btree (source_id) WHERE ((kind = 'bonus'::text) AND (NOT is_extension));

CREATE INDEX grants_of_payment ON public.grants USING btree (payment_id) WHERE (payment_id IS NOT NULL);

CREATE INDEX grants_of_source ON public.grants USING btree (source_id) WHERE (kind <> 'credit'::text);

CREATE INDEX grants_on_gift_cards ON public.grants USING btree (payment_id) WHERE (on_gift_card > 0);

CREATE INDEX grants_to_end ON public.grants USING btree (ends_at) WHERE ((free > 0) AND (ends_at IS NOT NULL));

CREATE INDEX grants_to_spend ON public.grants USING btree (person_id, id) WHERE (free > 0);

CREATE INDEX minutes_by_end ON public.grants USING btree (ends_at) WHERE ((kind = 'minutes'::text) AND (frozen_at IS NULL) AND ((free + held) > 0));

CREATE INDEX minutes_for_consultant ON public.grants USING btree (only_with) WHERE ((kind = 'minutes'::text) AND (((free + held) + frozen) > 0));

CREATE INDEX minutes_of_person ON public.grants USING btree (person_id) WHERE (kind = 'minutes'::text);

CREATE INDEX minutes_recalled ON public.grants USING btree (id) WHERE ((kind = 'minutes'::text) AND (recalled_at IS NOT NULL) AND (frozen_at IS NULL) AND (free > 0) AND (held = 0));

CREATE INDEX minutes_to_tell ON public.grants USING btree (id) WHERE ((recalled_at IS NOT NULL) AND (returned > 0) AND (recall_told_at IS NULL));

CREATE UNIQUE INDEX one_welcome_per_person ON public.grants USING btree (person_id) WHERE (plan = 'welcome'::text);

CREATE UNIQUE INDEX held_product_reviews_one ON public.held_product_reviews USING btree (person_id, product_id) WHERE (verdict IS DISTINCT FROM 'refused'::text);

CREATE INDEX held_product_reviews_waiting ON public.held_product_reviews USING btree (written_at, id) WHERE (verdict IS NULL);

CREATE INDEX held_reviews_of_client ON public.held_reviews USING btree (client_id);

CREATE UNIQUE INDEX held_reviews_one ON public.held_reviews USING btree (consultation_id) WHERE (verdict IS DISTINCT FROM 'refused'::text);

CREATE INDEX held_reviews_waiting ON public.held_reviews USING btree (written_at, id) WHERE (verdict IS NULL);

CREATE INDEX held_texts_newest ON public.held_texts USING btree (at DESC, id DESC);

CREATE INDEX held_texts_person ON public.held_texts USING btree (person_id, at DESC);

CREATE INDEX identity_fingerprints_by_time ON public.identity_fingerprints USING btree (seen_at);

CREATE INDEX identity_fingerprints_of_person ON public.identity_fingerprints USING btree (person_id);

CREATE INDEX impersonations_of_session ON public.impersonations USING btree (session_id);

CREATE UNIQUE INDEX impersonations_one_of_a_member ON public.impersonations USING btree (member_id) WHERE (ended_at IS NULL);

CREATE INDEX introductions_by_age ON public.introductions USING btree (made_at);

CREATE INDEX known_devices_by_time ON public.known_devices USING btree (created_at);

CREATE INDEX known_devices_by_token ON public.known_devices USING btree (token_hash);

CREATE INDEX known_devices_by_use ON public.known_devices USING btree (last_used_at);

CREATE INDEX ledger_journals_by_subject ON public.ledger_journals USING btree (subject_id, kind);

CREATE INDEX ledger_journals_by_time ON public.ledger_journals USING btree (posted_at, id);

CREATE INDEX ledger_postings_by_credit ON public.ledger_postings USING btree (credit, journal_id);

CREATE INDEX ledger_postings_by_debit ON public.ledger_postings USING btree (debit, journal_id);

CREATE INDEX legal_announcements_open ON public.legal_announcements USING btree (starts_at) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX legal_holds_open ON public.legal_holds USING btree (person_id) WHERE (lifted_at IS NULL);

CREATE INDEX legal_notes_of_request ON public.legal_notes USING btree (request_id, written_at);

CREATE INDEX legal_requests_closed ON public.legal_requests USING btree (closed_at) WHERE (closed_at IS NOT NULL);

CREATE INDEX legal_requests_of_person ON public.legal_requests USING btree (person_id) WHERE (person_id IS NOT NULL);

CREATE INDEX legal_requests_open ON public.legal_requests USING btree (due_on, id) WHERE (state = 'open'::text);

CREATE INDEX legal_versions_by_person ON public.legal_versions USING btree (published_by);

CREATE INDEX lost_meters_by_end ON public.lost_meters USING btree (until);

CREATE INDEX mails_about ON public.mails USING btree (split_part(key, ':'::text, 2), queued_at);

CREATE UNIQUE INDEX mails_by_leave_token ON public.mails USING btree (leave_token) WHERE (leave_token IS NOT NULL);

CREATE INDEX mails_due ON public.mails USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX mails_ended ON public.mails USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX mails_of_person ON public.mails USING btree (person_id) WHERE ((person_id IS NOT NULL) AND (ended_at IS NULL));

CREATE INDEX mails_of_recipient ON public.mails USING btree (recipient, queued_at);

CREATE INDEX mails_taken ON public.mails USING btree (taken_at) WHERE (taken_at IS NOT NULL);

CREATE UNIQUE INDEX one_answer ON manual.outcomes USING btree (transfer_id) WHERE (outcome <> 'returned'::text);

CREATE INDEX meter_outages_by_end ON public.meter_outages USING btree (until);

CREATE INDEX minute_covers_of_grant ON public.minute_covers USING btree (grant_id);

CREATE INDEX moderation_readings_of_room ON public.moderation_readings USING btree (consultation_id);

CREATE INDEX moderation_reports_about ON public.moderation_reports USING btree (reported_id, reported_at DESC);

CREATE INDEX moderation_reports_decided ON public.moderation_reports USING btree (decided_at DESC, id DESC) WHERE (verdict IS NOT NULL);

CREATE INDEX moderation_reports_kept ON public.moderation_reports USING btree (decided_at) WHERE ((snapshot IS NOT NULL) AND (verdict IS NOT NULL));

CREATE INDEX moderation_reports_of_room ON public.moderation_reports USING btree (consultation_id) WHERE (consultation_id IS NOT NULL);

CREATE INDEX moderation_reports_open ON public.moderation_reports USING btree (due_at, id) WHERE (verdict IS NULL);

CREATE INDEX money_rests_in_force ON public.money_rests USING btree (person_id, rests_until) WHERE (ended_at IS NULL);

CREATE INDEX newsletter_subscriptions_confirmed ON public.newsletter_subscriptions USING btree (list, email) WHERE ((confirmed_at IS NOT NULL) AND (unsubscribed_at IS NULL) AND (hard_refusals < 2));

CREATE INDEX newsletter_subscriptions_horoscope ON public.newsletter_subscriptions USING btree (rhythm, email) WHERE ((list = 'horoscope'::text) AND (confirmed_at IS NOT NULL) AND (unsubscribed_at IS NULL) AND (hard_refusals < 2));

CREATE INDEX notices_by_age ON public.notices USING btree (at);

CREATE INDEX notices_of_person ON public.notices USING btree (person_id, at DESC, id DESC);

CREATE INDEX notices_unread ON public.notices USING btree (person_id) WHERE (read_at IS NULL);

CREATE UNIQUE INDEX oracle_day_cards_by_draw ON public.oracle_day_cards USING btree (draw_id);

CREATE INDEX oracle_draws_by_age ON public.oracle_draws USING btree (opened_at);

CREATE INDEX oracle_readings_of_person ON public.oracle_readings USING btree (person_id, kept_at DESC);

CREATE INDEX payment_attempts_due ON public.payment_attempts USING btree (subject_kind, asked_at) WHERE (outcome IS NULL);

CREATE UNIQUE INDEX payment_attempts_open ON public.payment_attempts USING btree (subject_id) WHERE ((subject_kind = 'subscription_period'::text) AND (outcome IS NULL));

CREATE UNIQUE INDEX payment_attempts_paid ON public.payment_attempts USING btree (subject_kind, subject_id, subject_part) WHERE (outcome = 'paid'::text);

CREATE INDEX payment_attempts_unpaid ON public.payment_attempts USING btree (asked_at) WHERE (outcome = 'unpaid'::text);

CREATE INDEX payment_card_attempts_by_age ON public.payment_card_attempts USING btree (asked_at);

CREATE INDEX payment_card_attempts_of_network ON public.payment_card_attempts USING btree (network, asked_at);

CREATE INDEX payment_card_attempts_of_person ON public.payment_card_attempts USING btree (person_id, asked_at);

CREATE INDEX payment_cards_of_person ON public.payment_cards USING btree (person_id) WHERE (removed_at IS NULL);

CREATE INDEX payment_cards_to_delete ON public.payment_cards USING btree (gateway, delete_at) WHERE (delete_at IS NOT NULL);

CREATE INDEX payment_disputes_open ON public.payment_disputes USING btree (opened_at) WHERE (state = 'opened'::text);

CREATE INDEX payment_disputes_taken ON public.payment_disputes USING btree (payment_id) WHERE (taken > 0);

CREATE INDEX payment_mismatches_open ON public.payment_mismatches USING btree (found_at) WHERE (resolved_at IS NULL);

CREATE UNIQUE INDEX payment_mismatches_unknown ON public.payment_mismatches USING btree (gateway, gateway_id) WHERE (payment_id IS NULL);

CREATE INDEX payment_reconciliations_due ON public.payment_reconciliations USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX payment_reconciliations_ended ON public.payment_reconciliations USING btree (gateway, asked_at DESC) WHERE (ended_at IS NOT NULL);

CREATE UNIQUE INDEX payment_reconciliations_one_asked ON public.payment_reconciliations USING btree (gateway) WHERE ((due_at IS NOT NULL) AND (night IS NULL));

CREATE INDEX payment_refunds_by_gateways ON public.payment_refunds USING btree (payment_id) WHERE (source = 'gateway'::text);

CREATE INDEX payment_refunds_due ON public.payment_refunds USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);

CREATE INDEX payment_webhooks_by_time ON public.payment_webhooks USING btree (gateway, received_at);

CREATE INDEX payment_webhooks_of_charge ON public.payment_webhooks USING btree (gateway, gateway_id) WHERE (processed_at IS NULL);

CREATE INDEX payment_webhooks_processed ON public.payment_webhooks USING btree (processed_at) WHERE (processed_at IS NOT NULL);

CREATE INDEX payment_webhooks_waiting ON public.payment_webhooks USING btree (gateway, due_at) WHERE (processed_at IS NULL);

CREATE INDEX payment_withdrawal_parts_of_withdrawal ON public.payment_withdrawal_parts USING btree (withdrawal_id);

CREATE INDEX payment_withdrawal_sources_of_payment ON public.payment_withdrawal_sources USING btree (payment_id);

CREATE INDEX payment_withdrawals_by_amount ON public.payment_withdrawals USING btree (amount, id);

CREATE INDEX payment_withdrawals_by_pix_key ON public.payment_withdrawals USING btree (pix_key) WHERE (pix_key IS NOT NULL);

CREATE INDEX payment_withdrawals_by_time ON public.payment_withdrawals USING btree (asked_at, id);

CREATE INDEX payment_withdrawals_of_person ON public.payment_withdrawals USING btree (person_id, asked_at DESC);

CREATE INDEX payment_withdrawals_waiting ON public.payment_withdrawals USING btree (asked_at) WHERE (state = 'waiting'::text);

CREATE INDEX payments_by_amount ON public.payments USING btree (amount, id);

CREATE INDEX payments_by_gateway_id ON public.payments USING btree (gateway_id) WHERE (gateway_id IS NOT NULL);

CREATE INDEX payments_by_state ON public.payments USING btree (state, created_at, id);

CREATE INDEX payments_by_time ON public.payments USING btree (created_at, id);

CREATE UNIQUE INDEX payments_charge ON public.payments USING btree (gateway, gateway_id, ((suspense_entry_id IS NULL)));

CREATE INDEX payments_of_person ON public.payments USING btree (person_id, created_at DESC);

CREATE INDEX payments_to_check ON public.payments USING btree (gateway, next_check_at) WHERE (next_check_at IS NOT NULL);

CREATE INDEX payments_to_expire ON public.payments USING btree (gateway, expires_at) WHERE (state = ANY (ARRAY['created'::text, 'pending'::text]));

CREATE INDEX payout_schedules_due ON public.payout_schedules USING btree (next_on) WHERE (next_on IS NOT NULL);

CREATE INDEX payout_schedules_leaving ON public.payout_schedules USING btree (consultant_id) WHERE (leaving_since IS NOT NULL);

CREATE INDEX payouts_by_amount ON public.payouts USING btree (amount, id);

CREATE INDEX payouts_by_state ON public.payouts USING btree (state, asked_at, id);

CREATE INDEX payouts_by_time ON public.payouts USING btree (asked_at, id);

CREATE INDEX payouts_due ON public.payouts USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX payouts_ended ON public.payouts USING btree (moved_at DESC) WHERE (state = ANY (ARRAY['paid'::text, 'failed'::text, 'returned'::text]));

CREATE INDEX payouts_of_consultant ON public.payouts USING btree (consultant_id, asked_at DESC, id);

CREATE INDEX payouts_on_the_way ON public.payouts USING btree (consultant_id) WHERE (state = ANY (ARRAY['asked'::text, 'sending'::text, 'processing'::text, 'unknown'::text]));

CREATE INDEX payouts_twins ON public.payouts USING btree (tax_id, amount, sent_at) WHERE (sent_at IS NOT NULL);

CREATE INDEX payouts_with_the_team ON public.payouts USING btree (asked_at) WHERE (state = ANY (ARRAY['processing'::text, 'unknown'::text]));

CREATE INDEX people_by_email_prefix ON public.people USING btree (email COLLATE "C");

CREATE INDEX people_by_folded_name ON public.people USING btree (folded(((first_name || ' '::text) || last_name)) COLLATE "C");

CREATE INDEX people_by_name ON public.people USING btree (lower(((first_name || ' '::text) || last_name)) COLLATE "C", id);

CREATE INDEX people_by_name_words ON public.people USING gin (to_tsvector('simple'::regconfig, folded(((first_name || ' '::text) || last_name)))) WITH (fastupdate=off);

CREATE INDEX people_by_phone ON public.people USING btree (phone) WHERE (phone IS NOT NULL);

CREATE INDEX people_by_role ON public.people USING btree (role, created_at, id);

CREATE INDEX people_by_time ON public.people USING btree (created_at, id);

CREATE INDEX people_closed ON public.people USING btree (created_at, id) WHERE (closed_at IS NOT NULL);

CREATE INDEX people_of_the_team ON public.people USING btree (id) WHERE (role = 'admin'::text);

CREATE INDEX people_unconfirmed ON public.people USING btree (created_at, id) WHERE ((email_confirmed_at IS NULL) AND (closed_at IS NULL));

CREATE INDEX people_told_apart_by_other ON public.people_told_apart USING btree (other_id);

CREATE INDEX people_told_apart_by_time ON public.people_told_apart USING btree (told_at);

CREATE INDEX presence_heartbeats_by_age ON public.presence_heartbeats USING btree (seen_at);

CREATE INDEX private_calendars_due ON public.private_calendars USING btree (next_read_at);

CREATE INDEX product_reviews_of_order ON public.product_reviews USING btree (order_id);

CREATE INDEX product_reviews_of_product ON public.product_reviews USING btree (product_id, written_at DESC, id DESC);

CREATE INDEX push_subscriptions_ended ON public.push_subscriptions USING btree (ended_at);

CREATE INDEX push_subscriptions_of_person ON public.push_subscriptions USING btree (person_id) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX push_subscriptions_open ON public.push_subscriptions USING btree (endpoint_hash) WHERE (ended_at IS NULL);

CREATE INDEX pushes_due ON public.pushes USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX pushes_ended ON public.pushes USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX pushes_taken ON public.pushes USING btree (taken_at) WHERE (taken_at IS NOT NULL);

CREATE UNIQUE INDEX one_attachment_of_a_kind ON public.question_attachments USING btree (question_id, author_id, kind) WHERE (erased_at IS NULL);

CREATE INDEX question_attachments_by_author ON public.question_attachments USING btree (author_id);

CREATE INDEX question_attachments_to_remove ON public.question_attachments USING btree (uploaded_at) WHERE ((sent_at IS NULL) OR (erased_at IS NOT NULL));

CREATE INDEX question_threads_of_client ON public.question_threads USING btree (client_id, last_at DESC, consultant_id DESC);

CREATE INDEX question_threads_of_consultant ON public.question_threads USING btree (consultant_id, last_at DESC, client_id DESC);

CREATE INDEX queue_holds_by_time ON public.queue_holds USING btree (moved_at);

CREATE UNIQUE INDEX one_queue_place_per_client ON public.queue_places USING btree (client_id) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX one_turn_per_consultant ON public.queue_places USING btree (consultant_id) WHERE (state = ANY (ARRAY['offered'::text, 'requested'::text]));

CREATE INDEX queue_places_by_end ON public.queue_places USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX queue_places_in_order ON public.queue_places USING btree (consultant_id, number) WHERE (ended_at IS NULL);

CREATE INDEX queue_places_of_client ON public.queue_places USING btree (client_id, ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX receipts_of_card_payments ON public.receipts USING btree (holder_id, issued_at) WHERE (method = 'card'::text);

CREATE INDEX recoveries_of_person ON public.recoveries USING btree (person_id) WHERE (used_at IS NULL);

CREATE INDEX reminders_due ON public.reminders USING btree (next_at);

CREATE UNIQUE INDEX one_open_export ON public.report_exports USING btree (person_id) WHERE (ready_at IS NULL);

CREATE INDEX report_exports_by_expiry ON public.report_exports USING btree (expires_at);

CREATE INDEX restraints_in_force ON public.restraints USING btree (kind, person_id) WHERE (lifted_at IS NULL);

CREATE INDEX restraints_of_person ON public.restraints USING btree (person_id, starts_at);

CREATE UNIQUE INDEX restraints_one_of_a_kind ON public.restraints USING btree (person_id, kind) WHERE (lifted_at IS NULL);

CREATE INDEX restraints_suspended_until ON public.restraints USING btree (ends_at) WHERE ((lifted_at IS NULL) AND (kind = 'suspended'::text));

CREATE INDEX review_objections_waiting ON public.review_objections USING btree (objected_at, review_id) WHERE (verdict IS NULL);

CREATE INDEX reviews_by_date ON public.reviews USING btree (written_at DESC, id DESC);

CREATE INDEX reviews_of_client ON public.reviews USING btree (client_id, written_at DESC, id DESC);

CREATE INDEX reviews_of_consultant ON public.reviews USING btree (consultant_id, written_at DESC, id DESC);

CREATE INDEX reviews_to_weigh_of_client ON public.reviews_to_weigh USING btree (client_id);

CREATE INDEX charges_to_expire ON sandbox.charges USING btree (expires_at) WHERE (state = 'pending'::text);

CREATE INDEX mails_by_time ON sandbox.mails USING btree (received_at DESC);

CREATE INDEX moves_due ON sandbox.moves USING btree (due_at) WHERE (done_at IS NULL);

CREATE INDEX notices_due ON sandbox.notices USING btree (due_at) WHERE (delivered_at IS NULL);

CREATE INDEX pushes_of_device ON sandbox.pushes USING btree (device_id, n DESC);

CREATE INDEX refunds_due ON sandbox.refunds USING btree (due_at) WHERE (state = 'pending'::text);

CREATE INDEX transfers_to_ring ON sandbox.transfers USING btree (rings_at) WHERE (rings_at IS NOT NULL);

CREATE INDEX schedule_exceptions_by_day ON public.schedule_exceptions USING btree (consultant_id, day);

CREATE INDEX security_event_origins_by_time ON public.security_event_origins USING btree (at);

CREATE INDEX security_events_by_others ON public.security_events USING btree (((person_id)::text), at) WHERE (actor_id <> person_id);

CREATE INDEX security_events_by_team ON public.security_events USING btree (at, id) WHERE by_team;

CREATE INDEX security_events_by_time ON public.security_events USING btree (at, id);

CREATE INDEX security_events_of_actor ON public.security_events USING btree (actor_id, at, id) WHERE (actor_id IS NOT NULL);

CREATE INDEX security_events_of_kind ON public.security_events USING btree (kind, at, id);

CREATE INDEX security_events_of_person ON public.security_events USING btree (person_id, at, id);

CREATE INDEX security_events_of_subject ON public.security_events USING btree (subject_id, at, id) WHERE (subject_id IS NOT NULL);

CREATE INDEX service_note_states_of_note ON public.service_note_states USING btree (month, consultant_id, id);

CREATE INDEX service_notes_of_consultant ON public.service_notes USING btree (consultant_id, month);

CREATE INDEX sessions_by_begin ON public.sessions USING btree (created_at);

CREATE INDEX sessions_open_of_person ON public.sessions USING btree (person_id) WHERE (ended_at IS NULL);

CREATE INDEX shipment_returns_by_state ON public.shipment_returns USING btree (state, requested_at, id);

CREATE INDEX shipment_returns_due ON public.shipment_returns USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX shipment_returns_of ON public.shipment_returns USING btree (shipment_id);

CREATE INDEX shipments_by_label ON public.shipments USING btree (label_gateway) WHERE ((label_bought_at IS NOT NULL) AND (delivered_at IS NULL) AND (ended_at IS NULL));

CREATE INDEX shipments_by_state ON public.shipments USING btree (state, packed_at, id);

CREATE INDEX shipments_delivered ON public.shipments USING btree (delivered_at) WHERE (state = 'delivered'::text);

CREATE INDEX shipments_due ON public.shipments USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX shop_addresses_of ON public.shop_addresses USING btree (person_id, changed_at DESC);

CREATE INDEX shop_pictures_by_name ON public.shop_pictures USING btree (name);

CREATE INDEX shop_products_by_display_order ON public.shop_products USING btree (category, display_order);

CREATE INDEX shop_products_going_with ON public.shop_products USING gin (goes_with) WHERE (state = 'published'::text);

CREATE INDEX shop_restock_watches_of ON public.shop_restock_watches USING btree (person_id);

CREATE UNIQUE INDEX one_sale_per_order ON public.shop_stock_movements USING btree (order_id, variant_id, kind) WHERE (kind = ANY (ARRAY['sold'::text, 'returned_unpaid'::text]));

CREATE INDEX shop_stock_movements_of_order ON public.shop_stock_movements USING btree (order_id, variant_id) WHERE (order_id IS NOT NULL);

CREATE INDEX shop_variants_of ON public.shop_variants USING btree (product_id, display_order);

CREATE INDEX statement_lines_by_last ON public.statement_lines USING btree (person_id, last_journal) INCLUDE (amount) WHERE (amount <> 0);

CREATE INDEX statement_lines_by_time ON public.statement_lines USING btree (person_id, last_at, last_journal);

CREATE INDEX subscriptions_due ON public.subscriptions USING btree (next_act_at) WHERE (next_act_at IS NOT NULL);

CREATE INDEX subscriptions_of_person ON public.subscriptions USING btree (person_id, started_at DESC);

CREATE UNIQUE INDEX subscriptions_running ON public.subscriptions USING btree (person_id, slug) WHERE (ended_at IS NULL);

CREATE INDEX team_members_of_person ON public.team_members USING btree (person_id);

CREATE UNIQUE INDEX team_members_open ON public.team_members USING btree (person_id) WHERE (ended_at IS NULL);

CREATE INDEX team_notes_by_writer ON public.team_notes USING btree (written_by);

CREATE INDEX team_notes_of_person ON public.team_notes USING btree (person_id, written_at DESC, id);

CREATE INDEX team_notes_of_subject ON public.team_notes USING btree (subject_id, written_at DESC, id);

CREATE INDEX team_proposals_invitations ON public.team_proposals USING btree (kind) WHERE ((kind = 'invitation'::text) AND (input ? 'email'::text));

CREATE INDEX team_proposals_of_person ON public.team_proposals USING btree (person_id, proposed_at);

CREATE UNIQUE INDEX team_proposals_open ON public.team_proposals USING btree (kind, subject_id) WHERE (outcome IS NULL);

CREATE INDEX testimonial_decisions_by_date ON public.testimonial_decisions USING btree (verdict, decided_at DESC);

CREATE INDEX testimonials_of_person ON public.testimonials USING btree (person_id);

CREATE INDEX uncounted_reviews_of_client ON public.uncounted_reviews USING btree (client_id);

CREATE INDEX waitlist_entries_open ON public.waitlist_entries USING btree (checked_at) WHERE (told_at IS NULL);

CREATE INDEX waitlist_entries_over ON public.waitlist_entries USING btree (until_at);

CREATE INDEX wallet_debts_of_payment ON public.wallet_debts USING btree (payment_id);

CREATE INDEX wallet_debts_open ON public.wallet_debts USING btree (person_id, created_at) WHERE (paid < amount);

CREATE INDEX warnings_of_person ON public.warnings USING btree (person_id, warned_at);

CREATE INDEX welcome_days_by_day ON public.welcome_days USING btree (day) INCLUDE (amount);

CREATE INDEX welcome_grants_by_phone_mark ON public.welcome_grants USING btree (sha256((('phone:'::text || phone))::bytea)) WHERE (COALESCE(used_ms, (1)::bigint) > 0);

CREATE UNIQUE INDEX welcome_once_per_person ON public.welcome_grants USING btree (client_id) WHERE (COALESCE(used_ms, (1)::bigint) > 0);

CREATE UNIQUE INDEX welcome_once_per_phone ON public.welcome_grants USING btree (phone) WHERE (COALESCE(used_ms, (1)::bigint) > 0);

CREATE INDEX written_questions_bought_of_consultant ON public.written_questions USING btree (consultant_id, bought_at DESC, id) WHERE (asked_at IS NOT NULL);

CREATE INDEX written_questions_by_end ON public.written_questions USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX written_questions_of_client ON public.written_questions USING btree (client_id, bought_at DESC, id);

CREATE INDEX written_questions_of_consultant ON public.written_questions USING btree (consultant_id, asked_at DESC, id) WHERE (asked_at IS NOT NULL);

CREATE INDEX written_questions_of_pair ON public.written_questions USING btree (consultant_id, client_id, asked_at DESC) WHERE (asked_at IS NOT NULL);

CREATE INDEX written_questions_on_hold ON public.written_questions USING btree (id) WHERE (on_hold_since IS NOT NULL);

CREATE INDEX written_questions_open ON public.written_questions USING btree (COALESCE(due_at, lapses_at)) WHERE (ended_at IS NULL);

create view awaited_questions as
 SELECT id,
    person_id AS client_id,
    total AS price
   FROM catalogue_orders o
  WHERE ((kind = 'written'::text) AND (state = 'awaiting'::text) AND (EXISTS ( SELECT
           FROM (payment_attempts t
             JOIN payments p ON ((p.id = t.payment_id)))
          WHERE ((t.subject_kind = 'order'::text) AND (t.subject_id = o.id) AND (p.state = ANY (ARRAY['created'::text, 'pending'::text, 'paid'::text, 'paid_late'::text]))))));

create view breaks_that_hold as
 SELECT b.person_id,
    b.starts_at,
    b.ends_at
   FROM (breaks b
     JOIN people p ON ((p.id = b.person_id)))
  WHERE ((p.begun_anew_at IS NULL) OR (b.starts_at >= p.begun_anew_at) OR (EXISTS ( SELECT
           FROM (ledger_postings l
             JOIN ledger_journals j ON ((j.id = l.journal_id)))
          WHERE ((l.credit = (('client:'::text || p.id) || ':available'::text)) AND (j.posted_at < p.begun_anew_at)))));

create view busy_consultants as
 SELECT consultant_id
   FROM consultations
  WHERE (state = ANY (ARRAY['accepted'::text, 'active'::text, 'paused'::text]));

create view committed_bookings as
 SELECT id,
    client_id,
    starts_at,
    price,
        CASE
            WHEN (state = 'reserved'::text) THEN expires_at
            ELSE NULL::timestamp with time zone
        END AS held_until
   FROM bookings
  WHERE ((ended_at IS NULL) AND (opened_at IS NULL) AND (covered_ms = 0));

create view late_cancellations as
 SELECT consultant_id,
    ended_at
   FROM bookings
  WHERE ((state = 'cancelled'::text) AND (reason = 'by_consultant'::text) AND (ended_at > COALESCE(consultant_free_until, free_until)));

create view limits_that_hold as
 SELECT s.person_id,
    s.period,
    s.amount,
    s.set_at,
    s.valid_from
   FROM (spending_limits s
     JOIN people p ON ((p.id = s.person_id)))
  WHERE ((p.begun_anew_at IS NULL) OR (s.set_at >= p.begun_anew_at) OR (EXISTS ( SELECT
           FROM (ledger_postings l
             JOIN ledger_journals j ON ((j.id = l.journal_id)))
          WHERE ((l.credit = (('client:'::text || p.id) || ':available'::text)) AND (j.posted_at < p.begun_anew_at)))));

create view reviews_of_people as
 SELECT id,
    consultation_id,
    client_id,
    consultant_id,
    stars,
    body,
    written_at,
    gift,
    is_automatic
   FROM reviews
  WHERE (NOT is_automatic);

create view testimonials_in_force as
 SELECT t.id,
    t.person_id,
    t.stars,
    t.body,
    t.location,
    t.written_at,
    d.n,
    COALESCE(d.verdict, 'pending'::text) AS state,
    d.reason,
    d.decided_by,
    d.decided_at
   FROM (testimonials t
     LEFT JOIN LATERAL ( SELECT d_1.testimonial_id,
            d_1.n,
            d_1.verdict,
            d_1.reason,
            d_1.decided_by,
            d_1.decided_at
           FROM testimonial_decisions d_1
          WHERE (d_1.testimonial_id = t.id)
          ORDER BY d_1.n DESC
         LIMIT 1) d ON (true));

create view upcoming_bookings as
 SELECT id,
    client_id,
    consultant_id,
    starts_at
   FROM bookings
  WHERE ((state = 'confirmed'::text) AND (opened_at IS NULL));

-- function account_balance(account text, through_journal bigint)

-- function amend_bonus(the_grant bigint, the_terms jsonb)

-- function answer_known(the_key text, the_kind text, the_subject_kind text, the_subject_id text, the_subject_number bigint, lines text)

-- function beat_meter(meter uuid)

-- function break_of(person uuid, at timestamp with time zone)

-- function business_days_after(day date, n integer)

-- function channel_percent(channel text)

-- function charged_time(c consultations)

-- function charged_usage(c consultations)

-- function check_booking_move()

-- function check_journal()

-- function check_product_review()

-- function check_refund()

-- function check_review()

-- function clock_ms_up()

-- function commission_of(consultant uuid, by_channel text, at timestamp with time zone)

-- function consultant_cards(at timestamp with time zone)

-- function consultant_presence(at timestamp with time zone)

-- function count_client()

-- function covered_time(c consultations)

-- function current_instant()

-- function event_words_hash(w security_event_words)

-- function folded(words text)

-- function forget_gift_card()

-- function give_back_bonus(the_grant bigint, the_act text, the_state text, the_amount bigint, the_end timestamp with time zone)

-- function grant_app_rights(app text, is_demo boolean)

-- function hour_of(at timestamp with time zone, OUT day date, OUT hour smallint)

-- function instants_of(milliseconds bigint[])

-- function is_heard_of(consultant uuid, person uuid, at timestamp with time zone)

-- function is_held(the_person uuid)

-- function is_notice_over(notice_kind text, person uuid, subject uuid, at timestamp with time zone)

-- function is_of_platform(account text)

-- function is_program(person uuid)

-- function is_pushed_to(person uuid, topic text, by_itself boolean, at timestamp with time zone)

-- function is_quiet(person uuid, at timestamp with time zone)

-- function is_session_open(session uuid, at timestamp with time zone)

-- function journal_hash(previous text, chain text, key text, kind text, subject_kind text, subject_id text, subject_number bigint, posted_at timestamp with time zone, lines text)

-- function keep_clarification()

-- function keep_consultant_document()

-- function keep_event_words()

-- function keep_final()

-- function keep_payout()

-- function keep_sent()

-- function keep_subject()

-- function last_in_chain(the_chain text, before_journal bigint)

-- function learn_words(words text[])

-- function ledger_kind(account text)

-- function line_channel(act text, about text)

-- function lock_balances(accounts text[])

-- function lock_draw(the_draw uuid)

-- function match_consultants(words text[])

-- function meeting_obstacle(client uuid, consultant uuid, at timestamp with time zone)

-- function meter_rooms(rooms uuid[], roles text[], connections bigint[], joined timestamp with time zone[], proved timestamp with time zone[], typed timestamp with time zone[], sound_since timestamp with time zone[], sound timestamp with time zone[], received timestamp with time zone[], picture_since timestamp with time zone[], picture timestamp with time zone[], heard timestamp with time zone[], spoke timestamp with time zone[], acknowledged timestamp with time zone[], connected timestamp with time zone[], waits boolean)

-- function move_grant(the_grant bigint, the_act text, the_from text, the_to text, the_amount bigint)

-- function move_stock()

-- function move_thread()

-- function ms_between(a timestamp with time zone, b timestamp with time zone)

-- function open_account(account text)

-- function open_grant(the_grant jsonb)

-- function other_accounts_of(person uuid)

-- function owes_acceptance(person uuid, at timestamp with time zone)

-- function post_journal(the_key text, the_kind text, the_subject_kind text, the_subject_id text, the_subject_number bigint, the_postings jsonb)

-- function post_journals(the_journals jsonb, the_settled text[])

-- function post_taken(the_key text, the_kind text, the_subject_kind text, the_subject_id text, the_subject_number bigint, the_from text, the_to text, the_amount bigint, the_payment uuid)

-- function presence_rank(status text)

-- function present_consultants(at timestamp with time zone)

-- function price_version_at(item text, at timestamp with time zone)

-- function reclaim_credit(the_owner uuid, the_payment uuid)

-- function record_gap()

-- function record_grant_uses(acts text[], froms text[], tos text[], amounts bigint[], whose uuid[], spares boolean[], with_whom uuid, ends timestamp with time zone[], the_bonus text)

-- function refuse_change()

-- function refuse_movement()

-- function refuse_unless_posting()

-- function refuse_unmoved_stock()

-- function restrained_people(at timestamp with time zone)

-- function restraint_of(person uuid, at timestamp with time zone)

-- function seal_security_event()

-- function search_form(words text)

-- function security_event_hash(previous text, n bigint, e security_events, words_hash text)

-- function send_attachments()

-- function store_messages(rooms uuid[], authors uuid[], ids uuid[], bodies text[], connections bigint[], proved timestamp with time zone[], other_connections bigint[], other_proved timestamp with time zone[], topic text)

-- function sum_statement_lines()

-- function take_subject(the_id uuid, the_kind text)

-- function tell_queue()

-- function tier_of(consultant uuid, approved_in text, at timestamp with time zone)

-- function transaction_instant()

-- function typed_part(consultant uuid, message text, saved_by timestamp with time zone)

-- function usage_price(agreed_price bigint, agreed text, channel text)

-- function visible_part(words text)

-- function why_nothing_runs(state text, reason text, channel text, paused_at timestamp with time zone, kept_at timestamp with time zone, at timestamp with time zone)

-- function words_asked(words text[])

-- function write_consultant_document(id uuid)

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.acceptances FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.booking_compensations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.booking_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER bookings_move_by_rule BEFORE INSERT OR UPDATE ON public.bookings FOR EACH ROW EXECUTE FUNCTION check_booking_move();

CREATE TRIGGER kept BEFORE DELETE OR TRUNCATE ON public.bookings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER takes_subject BEFORE INSERT ON public.bookings FOR EACH ROW EXECUTE FUNCTION keep_subject('booking');

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.breaks FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.catalogue_goods_refund_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.catalogue_goods_refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER tell_queue AFTER INSERT ON public.catalogue_goods_refunds FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.catalogue_order_cancellations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.catalogue_order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER forgets_unpaid_gift AFTER UPDATE OF state ON public.catalogue_orders FOR EACH ROW WHEN (((new.kind = 'gift_card'::text) AND (new.state = ANY (ARRAY['expired'::text, 'cancelled'::text])))) EXECUTE FUNCTION forget_gift_card();

CREATE TRIGGER takes_subject BEFORE INSERT ON public.catalogue_orders FOR EACH ROW WHEN ((new.kind = 'written'::text)) EXECUTE FUNCTION keep_subject('written_question');

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.catalogue_prices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.catalogue_undone_prices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER tell_queue AFTER INSERT OR UPDATE OF state ON public.claims FOR EACH ROW WHEN ((new.way = 'asked'::text)) EXECUTE FUNCTION tell_queue();

CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON public.clarifications FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER clarifications_stay BEFORE UPDATE ON public.clarifications FOR EACH ROW EXECUTE FUNCTION keep_clarification();

CREATE CONSTRAINT TRIGGER moves_thread AFTER INSERT OR UPDATE ON public.clarifications DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION move_thread();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.closed_month_sums FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.closed_months FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.company_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER tell_queue AFTER INSERT OR UPDATE OF answered_at ON public.consultant_refusals FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER keep_document AFTER INSERT ON public.consultant_specialties FOR EACH ROW EXECUTE FUNCTION keep_consultant_document();

CREATE TRIGGER keep_document AFTER INSERT OR UPDATE OF name, title, description, bio, city ON public.consultants FOR EACH ROW EXECUTE FUNCTION keep_consultant_document();

CREATE TRIGGER tell_queue AFTER INSERT OR UPDATE OF applied_at, approved_at ON public.consultants FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.consultation_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER consultations_stay_final BEFORE UPDATE ON public.consultations FOR EACH ROW EXECUTE FUNCTION keep_final();

CREATE TRIGGER count_client AFTER INSERT OR UPDATE OF state ON public.consultations FOR EACH ROW WHEN (((new.state = 'ended'::text) AND (new.started_at IS NOT NULL))) EXECUTE FUNCTION count_client();

CREATE TRIGGER room_of_booking BEFORE INSERT ON public.consultations FOR EACH ROW WHEN ((new.booked_at IS NOT NULL)) EXECUTE FUNCTION keep_subject('booking');

CREATE TRIGGER takes_subject BEFORE INSERT ON public.consultations FOR EACH ROW WHEN ((new.booked_at IS NULL)) EXECUTE FUNCTION keep_subject('consultation');

CREATE TRIGGER tell_queue AFTER INSERT ON public.contact_closings FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER tell_queue AFTER INSERT ON public.contact_messages FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER kept_as_written BEFORE UPDATE ON public.content_revisions FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.fiscal_terms FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE CONSTRAINT TRIGGER moves_thread AFTER INSERT ON public.follow_ups DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION move_thread();

CREATE TRIGGER tell_queue AFTER INSERT OR UPDATE OF verdict ON public.held_product_reviews FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER tell_queue AFTER INSERT OR UPDATE OF verdict ON public.held_reviews FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER kept BEFORE DELETE OR TRUNCATE ON public.ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER moved_by_postings BEFORE UPDATE ON public.ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_unless_posting();

CREATE TRIGGER opened_empty BEFORE INSERT ON public.ledger_accounts FOR EACH ROW WHEN ((((new.balance)::bigint <> 0) OR (new.chain_head <> repeat('0'::text, 64)) OR (new.kind IS DISTINCT FROM ledger_kind(new.id)))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_journals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE CONSTRAINT TRIGGER sealed AFTER INSERT ON public.ledger_journals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_journal();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER written_by_journals BEFORE INSERT ON public.ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_movement();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_snapshots FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_subjects FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.legal_notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.legal_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.lost_meters FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON manual.outcomes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON manual.transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.meter_outages FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.moderation_readings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER tell_queue AFTER INSERT OR UPDATE OF verdict ON public.moderation_reports FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER unchanging BEFORE UPDATE OR TRUNCATE ON public.oracle_draw_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER unchanging BEFORE UPDATE OR TRUNCATE ON public.oracle_draws FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON public.payment_attempts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER keeps_what_was_asked BEFORE UPDATE ON public.payment_attempts FOR EACH ROW WHEN (((old.payment_id IS DISTINCT FROM new.payment_id) OR (old.person_id IS DISTINCT FROM new.person_id) OR (old.subject_kind IS DISTINCT FROM new.subject_kind) OR (old.subject_id IS DISTINCT FROM new.subject_id) OR (old.subject_part IS DISTINCT FROM new.subject_part) OR (old.attempt_number IS DISTINCT FROM new.attempt_number) OR (old.method IS DISTINCT FROM new.method) OR (old.installments IS DISTINCT FROM new.installments) OR (old.from_balance IS DISTINCT FROM new.from_balance) OR (old.card_id IS DISTINCT FROM new.card_id) OR (old.asked_at IS DISTINCT FROM new.asked_at))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_differences FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER tell_queue AFTER INSERT OR UPDATE OF state ON public.payment_disputes FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER tell_queue AFTER INSERT OR UPDATE OF resolved_at ON public.payment_mismatches FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER tell_queue AFTER UPDATE OF ended_at ON public.payment_reconciliations FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE CONSTRAINT TRIGGER never_more_than_paid AFTER INSERT OR UPDATE ON public.payment_refunds NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION check_refund();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_resolutions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_withdrawal_parts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_withdrawal_sources FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER takes_subject BEFORE INSERT ON public.payment_withdrawals FOR EACH ROW EXECUTE FUNCTION keep_subject('withdrawal');

CREATE TRIGGER tell_queue AFTER UPDATE OF state ON public.payment_withdrawals FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payout_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER kept BEFORE DELETE OR TRUNCATE ON public.payouts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER moves_as_allowed AFTER INSERT OR UPDATE ON public.payouts FOR EACH ROW EXECUTE FUNCTION keep_payout();

CREATE TRIGGER takes_subject BEFORE INSERT ON public.payouts FOR EACH ROW EXECUTE FUNCTION keep_subject('payout');

CREATE TRIGGER tell_queue AFTER UPDATE OF state ON public.payouts FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER break_off BEFORE UPDATE OF gaps ON public.presences FOR EACH ROW WHEN ((new.gaps > old.gaps)) EXECUTE FUNCTION record_gap();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.product_review_removals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.product_reviews FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER only_of_delivered BEFORE INSERT ON public.product_reviews FOR EACH ROW EXECUTE FUNCTION check_product_review();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.receipt_people FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.receipts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.review_answers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER tell_queue AFTER INSERT OR UPDATE OF verdict ON public.review_objections FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.review_removals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.reviews FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER only_of_settled BEFORE INSERT ON public.reviews FOR EACH ROW EXECUTE FUNCTION check_review();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.security_event_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER keep_words BEFORE UPDATE ON public.security_event_words FOR EACH ROW EXECUTE FUNCTION keep_event_words();

CREATE TRIGGER kept BEFORE DELETE OR TRUNCATE ON public.security_event_words FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.security_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE CONSTRAINT TRIGGER sealed AFTER INSERT ON public.security_events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_security_event();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.service_note_states FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.service_notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER tell_queue AFTER INSERT OR UPDATE OF state, postage_code, arrived_at, arrival_denied_at ON public.shipment_returns FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER tell_queue AFTER INSERT OR UPDATE OF state, cancel_asked_at ON public.shipments FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER moves_stock BEFORE INSERT ON public.shop_stock_movements FOR EACH ROW EXECUTE FUNCTION move_stock();

CREATE TRIGGER shop_stock_movements_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON public.shop_stock_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER stock_is_moved BEFORE INSERT OR UPDATE OF stock ON public.shop_variants FOR EACH ROW EXECUTE FUNCTION refuse_unmoved_stock();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.spending_limits FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER summed_when_added AFTER INSERT ON public.statement_lines REFERENCING NEW TABLE AS new_lines FOR EACH STATEMENT EXECUTE FUNCTION sum_statement_lines();

CREATE TRIGGER summed_when_moved AFTER UPDATE ON public.statement_lines REFERENCING OLD TABLE AS old_lines NEW TABLE AS new_lines FOR EACH STATEMENT EXECUTE FUNCTION sum_statement_lines();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.subscription_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER tell_queue AFTER INSERT OR UPDATE OF outcome ON public.team_proposals FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON public.testimonial_decisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER tell_queue AFTER INSERT ON public.testimonial_decisions FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON public.testimonials FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER tell_queue AFTER INSERT ON public.testimonials FOR EACH STATEMENT EXECUTE FUNCTION tell_queue();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.welcome_budgets FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.written_question_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER count_client AFTER INSERT OR UPDATE OF state ON public.written_questions FOR EACH ROW WHEN ((new.state = 'answered'::text)) EXECUTE FUNCTION count_client();

CREATE CONSTRAINT TRIGGER moves_thread AFTER INSERT OR UPDATE OF state, answered_late_at ON public.written_questions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.asked_at IS NOT NULL)) EXECUTE FUNCTION move_thread();

CREATE TRIGGER sends_attachments AFTER UPDATE OF state, answered_late_at ON public.written_questions FOR EACH ROW WHEN (((new.state = ANY (ARRAY['asked'::text, 'answered'::text])) OR (new.answered_late_at IS NOT NULL))) EXECUTE FUNCTION send_attachments();

CREATE TRIGGER takes_subject BEFORE INSERT ON public.written_questions FOR EACH ROW EXECUTE FUNCTION keep_subject('written_question');

CREATE TRIGGER written_questions_stay_sent BEFORE UPDATE ON public.written_questions FOR EACH ROW EXECUTE FUNCTION keep_sent();
