-- Accounts: who has become known as somebody else lately.
create index person_marks_by_time on person_marks (seen_at);
create index known_devices_by_time on known_devices (created_at);
create index people_told_apart_by_time on people_told_apart (told_at);
