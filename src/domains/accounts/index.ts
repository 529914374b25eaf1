export { guardAcceptance } from './agreements/guard-acceptance.ts'
export { publishVersion } from './agreements/publish-version.ts'
export {
  findLastVersion,
  findVersion,
  type LegalVersion,
  listAcceptances,
  listInForce,
  listVersions,
  lockLegalText,
} from './agreements/sql.ts'
export { issueSecret } from './bearer-secrets/issue-secret.ts'
export { findSecretMadeAt, findSecretOwner } from './bearer-secrets/sql.ts'
export { closeAccount, readPersonalData, type PersonalData } from './close-account.ts'
export { forbidSelfDecision } from './forbid-self-decision.ts'
export { authoriseCredit } from './discretionary-credit/authorise-credit.ts'
export { lockDiscretionaryCredits } from './discretionary-credit/sql.ts'
export { findCorrected, findEmail } from './email/sql.ts'
export { spendAttempt, trySpendAttempt } from './rate-limits/attempts.ts'
export { budgeted, returnSpent } from './rate-limits/budgeted.ts'
export { networkOf } from './rate-limits/rules.ts'
export {
  fingerprintOf,
  isPayer,
  type IdentityFingerprint,
  recordIdentityFingerprints,
} from './registration/record-identity-fingerprints.ts'
export { turnHold } from './legal-holds/turn-hold.ts'
export { hashPassword } from './passwords/hash.ts'
export { correctEmail } from './corrections/correct-email.ts'
export { correctName } from './corrections/correct-name.ts'
export { correctPhone } from './corrections/correct-phone.ts'
export { stopEmailCorrection } from './corrections/stop-email-correction.ts'
export { emailCorrection, phoneCorrection } from './corrections/guard-correction.ts'
export type { Correction } from './corrections/correction.ts'
export { restMoney } from './money-rests/rest-money.ts'
export { endRests, findRestsUntil, keepFromResting, restsUntil } from './money-rests/sql.ts'
export { phoneWords } from './profile/rules.ts'
export { findProfile, lockOpenAccount } from './profile/sql.ts'
export { appointAdmin } from './team-members/appoint-admin.ts'
export { inviteAdmin } from './team-members/invite-admin.ts'
export { resetSecondFactor } from './team-members/reset-second-factor.ts'
export { recordNewsletterAsked } from './registration/record-newsletter-asked.ts'
export { registerPerson } from './registration/register-person.ts'
export { revokeNewsletterConsent } from './registration/revoke-newsletter-consent.ts'
export { findPerson, findPersonByEmail } from './registration/sql.ts'
export { closeAccess } from './recovery/close-access.ts'
export { aloneHoursLeft } from './acts/alone-hours-left.ts'
export { endSessionsByTeam } from './acts/end-sessions-by-team.ts'
export { mailConfirmation } from './acts/mail-confirmation.ts'
export { block } from './acts/block.ts'
export { endSuspensions } from './acts/end-suspensions.ts'
export { guardBeginning } from './restraints/guard-beginning.ts'
export { lift } from './acts/lift.ts'
export { lockPerson } from './acts/lock-person.ts'
export { restPayouts } from './acts/rest-payouts.ts'
export {
  blockedPeople,
  findHindrance,
  isBlocked,
  listBlockedAmong,
  listRestraints,
  longBlockedPeople,
  payoutsRest,
  restrainedPeople,
} from './restraints/sql.ts'
export { suspend } from './acts/suspend.ts'
export { refuse as refuseProposal } from './proposals.rules.ts'
export { confirmFromMachine } from './proposals/confirm-from-machine.ts'
export { decideProposal, type ProposalVerb, type ProposalVerbs } from './proposals/decide-proposal.ts'
export { findConfirmObstacle } from './proposals/find-confirm-obstacle.ts'
export { propose } from './proposals/propose.ts'
export { confirmProposal, type Second } from './proposals/record-decision.ts'
export { findInviter } from './proposals/sql.ts'
export { listWarnings } from './warnings/sql.ts'
export { warn } from './warnings/warn.ts'
export { type Recorded, recordSecurityEvent } from './security-events/record-security-event.ts'
export { findLatestEvent, recordWordsErased } from './security-events/sql.ts'
export { findImpersonated } from './impersonation/find-impersonated.ts'
export { hashOfToken, newToken } from './sessions/token.ts'
export { findViewer } from './sessions/find-viewer.ts'
export { agentLabel } from './sessions/rules.ts'
export { listOpenAmong, listOpenSessions } from './sessions/sql.ts'
