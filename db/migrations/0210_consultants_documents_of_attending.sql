-- Consultants: a CPF or CNPJ belongs to one who attends. Anybody can type anybody's into an application, which keeps
-- its owner from nothing: whose it is is decided with the approval.
alter table consultants drop constraint consultants_tax_id_key;
create unique index one_attends_with_a_tax_id on consultants (tax_id) where approved_at is not null;
create index consultants_by_tax_id on consultants (tax_id);
