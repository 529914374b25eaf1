-- The bank waits for somebody of ours to approve the transfer there. Says something only of one that is processing.
alter table payouts add column awaits_approval boolean not null default false;
