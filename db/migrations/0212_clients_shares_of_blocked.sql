-- Clients: whom a consultant blocked writes nothing to the own page there any more, also not the place of birth.
delete from client_birth_shares s using consultant_blocks b
where b.consultant_id = s.consultant_id and b.client_id = s.client_id;
