-- A written question keeps whether a program attends in the consultant's name: true when it did at the purchase or at
-- the answer, so that an old answer does not become a person's, or a program's, when the account changes.
alter table written_questions add column is_automatic boolean not null default false;
