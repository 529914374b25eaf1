import { serve, type Route } from '#platform/http.ts'
import { changeRoles } from './change-roles.ts'
import * as contract from './contract.ts'
import { endMember } from './end-member.ts'
import { inviteMember } from './invite-member.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { listFormer, listMembers, type MemberRow } from './sql.ts'

const MOST_FORMER = 50
const memberFor = (readerId: string, member: MemberRow) => ({ ...member, isReader: member.id === readerId })

export const memberEndpoints: Route[] = [
  serve(contract.listMembers, async ({ db, now, viewer }) => ({
    members: (await listMembers(db, now)).map((member) => memberFor(viewer.id, member)),
    former: await listFormer(db, MOST_FORMER),
  })),
  serve(contract.inviteMember, async ({ db, now, viewer, input }) =>
    memberFor(viewer.id, await inviteMember(db, { ...input, by: viewer.id, now })),
  ),
  serve(contract.changeRoles, async ({ db, now, viewer, input: { id: personId, roles } }) =>
    memberFor(viewer.id, await changeRoles(db, { personId, roles, by: viewer.id, now })),
  ),
  serve(contract.endMember, async ({ db, now, viewer, input: { id: personId } }) => {
    await endMember(db, { personId, by: viewer.id, now })
    return {}
  }),
  serve(contract.resetSecondFactor, async ({ db, now, viewer, input: { id: personId } }) =>
    memberFor(viewer.id, await resetSecondFactor(db, { personId, by: viewer.id, now })),
  ),
]
