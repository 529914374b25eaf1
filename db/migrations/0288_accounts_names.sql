-- Accounts: a hash by which accounts of one person are known is a fingerprint of who they are.
alter table person_marks rename to identity_fingerprints;
alter table identity_fingerprints rename constraint person_marks_pkey to identity_fingerprints_pkey;
alter table identity_fingerprints rename constraint person_marks_person_id_fkey to identity_fingerprints_person_id_fkey;
alter table identity_fingerprints rename constraint person_marks_kind_check to identity_fingerprints_kind_check;
alter table identity_fingerprints rename constraint person_marks_hash_check to identity_fingerprints_hash_check;
alter index person_marks_of_person rename to identity_fingerprints_of_person;
alter index person_marks_by_time rename to identity_fingerprints_by_time;
