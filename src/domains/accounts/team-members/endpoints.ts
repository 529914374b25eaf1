import { serve, type Route } from '#platform/http.ts'
import { changeRoles } from './change-roles.ts'
import * as contract from './contract.ts'
import { endMember } from './end-member.ts'
import { inviteMember } from './invite-member.ts'
import { mailInvitation } from './mail-invitation.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { listFormer, listMembers, type MemberRow } from './sql.ts'

const MOST_FORMER = 50
const memberFor = (readerId: string, member: MemberRow) => ({ ...member, isReader: member.id === readerId })

export const memberEndpoints: Route[] = [
  serve(contract.listMembers, async ({ db, now, viewer }) => ({
    members: (await listMembers(db, now)).map((member) => memberFor(viewer.id, member)),
    former: await listFormer(db, MOST_FORMER),
  })),
  serve(contract.inviteMember, async ({ db, clock, viewer, input }) => {
    await inviteMember(db, { ...input, by: viewer.id, clock })
    return {}
  }),
  serve(contract.mailInvitation, async ({ db, clock, viewer, input: { id: personId } }) => {
    await mailInvitation(db, { personId, by: viewer.id, clock })
    return {}
  }),
  serve(contract.changeRoles, async ({ db, clock, viewer, input: { id: personId, ...input } }) => {
    await changeRoles(db, { ...input, personId, by: viewer.id, clock })
    return {}
  }),
  serve(contract.endMember, async ({ db, clock, viewer, input: { id: personId, reason } }) => {
    await endMember(db, { personId, reason, by: viewer.id, clock })
    return {}
  }),
  serve(contract.resetSecondFactor, async ({ db, now, viewer, input: { id: personId } }) =>
    memberFor(viewer.id, await resetSecondFactor(db, { personId, by: viewer.id, now })),
  ),
]
