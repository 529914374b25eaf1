-- Whom somebody of the team was to be invited, until that is decided.
create index team_proposals_invitations on team_proposals (kind) where kind = 'invitation' and input ? 'email';
