-- Claims: those with words, of one client and of one consultation, for the histories that a decision looks at.
create index claims_asked_by on claims (client_id) where way = 'asked';
create index claims_asked_about on claims (consultation_id) where way = 'asked';
