-- Clients: closing an account asks by either side of a pair; the keys begin with the other one.
create index client_notes_by_client on client_notes (client_id);
create index client_birth_shares_by_consultant on client_birth_shares (consultant_id);
