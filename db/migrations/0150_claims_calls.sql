-- Claims and support: what happened in a call has a name of its own.
alter table claims drop constraint claims_cause_check,
  add constraint claims_cause_check check (cause in ('connection', 'silence', 'call', 'service', 'conduct', 'other'));
alter table contact_messages drop constraint contact_messages_subject_check,
  add constraint contact_messages_subject_check check (
    subject in ('question', 'payment', 'account', 'consultation', 'call', 'press', 'other', 'closing'));
