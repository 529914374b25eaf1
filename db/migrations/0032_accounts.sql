-- Whom somebody of the team was to be invited, until that is decided.
create index team_proposals_invitations on team_proposals (kind) where kind = 'invitation' and input ? 'email';

-- What the team gives by judgement is discretionary credit: a gift is what somebody buys for somebody else.
alter table judged_gifts rename to discretionary_credits;
alter index judged_gifts_by rename to discretionary_credits_by;
alter index judged_gifts_to rename to discretionary_credits_to;
alter table discretionary_credits rename constraint judged_gifts_check to discretionary_credits_check;
alter table discretionary_credits rename constraint judged_gifts_pkey to discretionary_credits_pkey;
alter table discretionary_credits rename constraint judged_gifts_amount_check to discretionary_credits_amount_check;
alter table discretionary_credits rename constraint judged_gifts_kind_check to discretionary_credits_kind_check;
alter table discretionary_credits rename constraint judged_gifts_given_by_fkey to discretionary_credits_given_by_fkey;
alter table discretionary_credits rename constraint judged_gifts_receiver_id_fkey
  to discretionary_credits_receiver_id_fkey;
alter table discretionary_credits rename constraint judged_gifts_seconded_by_fkey
  to discretionary_credits_seconded_by_fkey;
