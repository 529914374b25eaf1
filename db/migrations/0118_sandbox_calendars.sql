-- The invitation that came with a mail.
alter table sandbox.mails add column calendar text;
