-- team: what the desk's search looks up. Names by their beginning, in order, and by the beginnings of their words.
create index people_by_folded_name on people ((folded(first_name || ' ' || last_name)) collate "C");
create index people_by_name_words on people using gin (to_tsvector('simple', folded(first_name || ' ' || last_name)))
  with (fastupdate = off);
create index consultants_by_folded_name on consultants ((folded(name)) collate "C");
create index people_by_email_prefix on people (email collate "C");
create index people_by_phone on people (phone) where phone is not null;
create index payments_by_gateway_id on payments (gateway_id) where gateway_id is not null;
create index payment_withdrawals_by_pix_key on payment_withdrawals (pix_key) where pix_key is not null;
