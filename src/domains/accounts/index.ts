export { issueSecret } from './bearer-secrets/issue-secret.ts'
export { findSecretMadeAt, findSecretOwner } from './bearer-secrets/sql.ts'
export { closeAccount, readPersonalData, type PersonalData } from './close-account.ts'
export { forbidSelfDecision } from './forbid-self-decision.ts'
export { type Second, mayGive } from './four-eyes/give.ts'
export { refuse as refuseGift } from './four-eyes.rules.ts'
export { findConfirmObstacle } from './four-eyes/find-confirm-obstacle.ts'
export { findInviter, listProposedTo, lockGifts } from './four-eyes/sql.ts'
export { findEmail } from './email/sql.ts'
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
export { decide } from './proposals/decide.ts'
export { propose } from './proposals/propose.ts'
export { listProposals } from './proposals/sql.ts'
export { listWarnings } from './warnings/sql.ts'
export { warn } from './warnings/warn.ts'
export { type Recorded, recordSecurityEvent } from './security-events/record-security-event.ts'
export { findLatestEvent, recordWordsErased } from './security-events/sql.ts'
export { hashOfToken, newToken } from './sessions/token.ts'
export { findViewer } from './sessions/find-viewer.ts'
export { agentLabel } from './sessions/rules.ts'
export { listOpenAmong, listOpenSessions } from './sessions/sql.ts'
