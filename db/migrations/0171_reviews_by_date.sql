-- Reviews: the latest of all, and those of one client, newest first. Without them both read every review there is.
create index reviews_by_date on reviews (written_at desc, id desc);
create index reviews_of_client on reviews (client_id, written_at desc, id desc);
