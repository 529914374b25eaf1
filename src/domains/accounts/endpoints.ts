import { serve, type Route } from '#platform/http.ts'
import { acceptTexts } from './agreements/accept-texts.ts'
import * as agreements from './agreements/contract.ts'
import { readOwnAgreements } from './agreements/read-own-agreements.ts'
import * as contract from './contract.ts'
import { changeEmail } from './email/change-email.ts'
import { confirmEmail } from './email/confirm-email.ts'
import * as email from './email/contract.ts'
import { resendConfirmation } from './email/resend-confirmation.ts'
import { findEmail } from './email/sql.ts'
import * as passwords from './passwords/contract.ts'
import { changePassword } from './passwords/change-password.ts'
import { confirmPassword } from './passwords/confirm-password.ts'
import { requestRecovery } from './recovery/request-recovery.ts'
import * as recovery from './recovery/contract.ts'
import { recoverPassword } from './recovery/recover-password.ts'
import * as registration from './registration/contract.ts'
import { signUp } from './registration/sign-up.ts'
import { tellApart } from './registration/tell-apart.ts'
import * as profile from './profile/contract.ts'
import { changeProfile } from './profile/change-profile.ts'
import { readProfile } from './profile/read-profile.ts'
import { readUser } from './sessions/read-user.ts'
import { endOtherSessions } from './sessions/end-other-sessions.ts'
import { endSession } from './sessions/end-session.ts'
import { placeOf } from './sessions/places.rules.ts'
import { listOpenSessions } from './sessions/sql.ts'
import { signIn } from './sessions/sign-in.ts'
import { acknowledgeWarning } from './warnings/acknowledge-warning.ts'
import * as warnings from './warnings/contract.ts'
import { readOwnDecisions } from './warnings/read-own-decisions.ts'
import { signOut } from './sessions/sign-out.ts'

export const endpoints: Route[] = [
  serve(registration.register, ({ db, now, input: { device, ...input }, agent, address }) =>
    signUp(db, { ...input, browser: { agent, address, device }, now }),
  ),
  serve(registration.tellApart, async ({ db, now, viewer, input }) => ({
    accounts: await tellApart(db, { ...input, by: viewer.id, now }),
  })),
  serve(contract.login, ({ db, now, input: { device, ...input }, agent, address }) =>
    signIn(db, { ...input, browser: { agent, address, device }, now }),
  ),
  serve(contract.readUser, ({ db, viewer, now }) => readUser(db, viewer.id, now)),
  serve(agreements.readOwnAgreements, ({ db, now, viewer }) => readOwnAgreements(db, viewer.id, now)),
  serve(agreements.acceptTexts, async ({ db, clock, viewer, input }) => {
    await acceptTexts(db, { ...input, personId: viewer.id, clock })
    return {}
  }),
  serve(contract.logout, async ({ db, now, viewer }) => (await signOut(db, { viewer, now }), {})),
  serve(warnings.readOwnDecisions, ({ db, now, viewer }) => readOwnDecisions(db, viewer.id, now)),
  serve(warnings.acknowledgeWarning, async ({ db, now, viewer, input: { id } }) => {
    await acknowledgeWarning(db, { id, personId: viewer.id, now })
    return {}
  }),
  serve(contract.listSessions, async ({ db, now, viewer, address: here }) => ({
    sessions: (await listOpenSessions(db, viewer.id, now)).map(({ address, ...session }) => ({
      ...session,
      place: placeOf(address, here),
      isCurrent: session.id === viewer.sessionId,
    })),
  })),
  serve(contract.endOtherSessions, async ({ db, now, viewer }) => ({
    ended: await endOtherSessions(db, { viewer, now }),
  })),
  serve(profile.readProfile, ({ db, viewer }) => readProfile(db, viewer.id)),
  serve(profile.changeProfile, async ({ db, now, viewer, input }) => {
    await changeProfile(db, { ...input, viewer, now })
    return readProfile(db, viewer.id)
  }),
  serve(contract.endSession, async ({ db, now, viewer, input: { id: sessionId } }) => {
    await endSession(db, { personId: viewer.id, sessionId, now })
    return {}
  }),
  serve(
    passwords.changePassword,
    async ({ db, now, viewer, agent, address, input: { device, ...input } }) => (
      await changePassword(db, { ...input, viewer, browser: { agent, address, device }, now }), {}
    ),
  ),
  serve(
    passwords.confirmPassword,
    async ({ db, now, viewer, address, input }) => (await confirmPassword(db, { ...input, viewer, address, now }), {}),
  ),
  serve(email.readEmail, async ({ db, now, viewer }) => (await findEmail(db, viewer.id, now))!),
  serve(
    email.resendConfirmation,
    async ({ db, now, viewer }) => (await resendConfirmation(db, { personId: viewer.id, now }), {}),
  ),
  serve(
    email.changeEmail,
    async ({ db, now, viewer, input }) => (await changeEmail(db, { ...input, viewer, now }), {}),
  ),
  serve(
    email.confirmEmail,
    async ({ db, now, agent, address, input: { token } }) => (
      await confirmEmail(db, { token, browser: { agent, address }, now }), {}
    ),
  ),
  serve(
    recovery.requestRecovery,
    async ({ db, now, address, input: { email } }) => (await requestRecovery(db, { email, address, now }), {}),
  ),
  serve(recovery.recoverPassword, ({ db, now, agent, address, input: { device, ...input } }) =>
    recoverPassword(db, { ...input, browser: { agent, address, device }, now }),
  ),
]
