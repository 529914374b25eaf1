import { queueMail } from '#domains/notifications/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { rolesInWords, type TeamRole } from '#shared/team-roles.ts'
import { forbidSelfDecision } from '../forbid-self-decision.ts'
import { propose } from '../proposals/propose.ts'
import { confirmProposal, type Second } from '../proposals/record-decision.ts'
import { findPersonByEmail } from '../registration/sql.ts'
import { isRestrained } from '../restraints/sql.ts'
import { refuse } from '../rules.ts'
import { invite } from './invite-admin.ts'
import { invitedMail } from './mails.ts'
import { listMembers, lockTeam, recordRoles, wasMember } from './sql.ts'

type Invitation = {
  email: string
  firstName: string
  roles: readonly TeamRole[]
  reason: string
  by: string
  second?: Second
  clock: Clock
}

/**
 * Invites somebody to the team by mail; the link sets a password, once, within 24 hours. It needs two: without a second
 * one it is proposed. Refuses the own address, `already_member`, `restrained`, `proposal_waits`, and `not_an_admin`: a
 * client's or consultant's address.
 */
export const inviteMember = (db: Db, { email, firstName, reason, by, second, clock, ...given }: Invitation) =>
  inTransaction(db, async (tx) => {
    await lockTeam(tx)
    const [at, roles] = [await clock(tx), [...new Set(given.roles)]]
    const known = await findPersonByEmail(tx, email)
    for (const one of second ? [by, second.by] : [by]) forbidSelfDecision(one, known?.id)
    const [member] = known ? await listMembers(tx, at, known.id) : []
    if (member?.hasEntered) throw refuse('already_member', { email: 'Esta pessoa já é da equipe.' })
    await guardAddress(tx, known, at)
    if (!second) {
      const words = `convidar ${email} para a equipe, como ${rolesInWords(roles)}`
      const asked = { personId: known?.id ?? null, input: { email, firstName, roles }, reason, by, words, at }
      return propose(tx, { kind: 'invitation', subjectId: email, ...asked })
    }
    await confirmProposal(tx, second, at)
    const { personId, token } = await invite(tx, { email, firstName, roles, promotes: false, by, now: at })
    if (member) await recordRoles(tx, personId, roles)
    const key = `team-invitation:${crypto.randomUUID()}`
    await queueMail(tx, { key, to: email, template: invitedMail(firstName, roles, token), now: at })
  })

/** Refuses at once what the invitation would refuse once it was confirmed. */
async function guardAddress(tx: Tx, known: { id: string; role: string } | undefined, at: Date) {
  if (!known || known.role === 'admin') return
  if (!(await wasMember(tx, known.id))) throw refuse('not_an_admin')
  if (await isRestrained(tx, known.id, at)) throw refuse('restrained')
}
