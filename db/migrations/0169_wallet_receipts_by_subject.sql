-- Wallet: the subject of a receipt sorts as the keys of the ledger do. A statement asks for the receipts of its lines
-- by a text made of such keys, and an index in another collation cannot serve that: each page read every receipt.
alter table receipts alter column subject type text collate "C";
