-- Each source of a timeline is read by whom or what it is about, the newest first.
create index mails_of_recipient on mails (recipient, queued_at);
drop index mails_by_recipient;
create index mails_about on mails (split_part(key, ':', 2), queued_at);

-- What others did about a person, among many events of their own. As text, which no other index has: to the planner
-- both would look alike.
create index security_events_by_others on security_events ((person_id::text), at) where actor_id <> person_id;

create index contact_messages_by_sender on contact_messages (email, received_at);
drop index contact_messages_of_sender;

create index claims_about on claims (subject_id);

-- The few events of a room that its timeline tells, among thousands of messages.
create index consultation_moves on consultation_events (consultation_id, at) where type in ('moved', 'channel');
