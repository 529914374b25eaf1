import { z } from 'zod/mini'
import type { CorrectedField } from '#domains/accounts/corrections.rules.ts'
import type { ProposalVerb, ProposalVerbs } from '#domains/accounts/index.ts'
import * as members from '#domains/accounts/team-members/contract.ts'
import { changeRoles } from '#domains/accounts/team-members/change-roles.ts'
import { endMember } from '#domains/accounts/team-members/end-member.ts'
import { inviteMember } from '#domains/accounts/team-members/invite-member.ts'
import * as claims from '#domains/claims/contract.ts'
import { decideClaim } from '#domains/claims/decide-claim.ts'
import { giveBack } from '#domains/claims/give-back.ts'
import { closeDispute } from '#domains/payments/disputes/close-dispute.ts'
import * as disputes from '#domains/payments/disputes/contract.ts'
import * as suspense from '#domains/payments/suspense/contract.ts'
import { resolveEntry } from '#domains/payments/suspense/resolve-entry.ts'
import { blockPerson } from '#domains/team/acts/block-person.ts'
import { changeCommission } from '#domains/team/acts/change-commission.ts'
import { changeTier } from '#domains/team/acts/change-tier.ts'
import * as acts from '#domains/team/acts/contract.ts'
import { correctData } from '#domains/team/acts/correct-data.ts'
import { Corrected } from '#domains/team/acts/corrections.rules.ts'
import { suspendPerson } from '#domains/team/acts/suspend-person.ts'
import { giveGoodwill } from '#domains/team/goodwill/give-goodwill.ts'

const hours = z.pick(acts.suspendPerson.input, { hours: true })
const terms = z.pick(acts.proposeCommission.input, { channel: true, bps: true, from: true })
const tier = z.pick(acts.changeTier.input, { tier: true, from: true })
const invited = z.omit(members.inviteMember.input, { reason: true })
const roles = z.pick(members.changeRoles.input, { roles: true })
type OnPerson = { id: string; personId: string | null; reason: string }
const onPerson = ({ id, personId, reason }: OnPerson) => ({ id, personId: personId!, reason })

const correcting =
  (field: CorrectedField): ProposalVerb =>
  (db, { input, ...act }, how) =>
    correctData(db, { ...onPerson(act), field, ...Corrected.parse(input), ...how })

/** What is done when a second person confirms, by its kind: the verb of the domain, with what its endpoint heard. */
export const proposalVerbs: ProposalVerbs = {
  claim: (db, { input }, how) => {
    const { amountCents: amount, ...asked } = claims.decideClaim.input.parse(input)
    return decideClaim(db, { ...asked, amount, ...how })
  },
  given_back: (db, { input }, how) => {
    const { amountCents: amount, ...asked } = claims.giveBack.input.parse(input)
    return giveBack(db, { ...asked, amount, ...how })
  },
  goodwill: (db, { input }, how) => {
    const { id: personId, actId: id, amountCents: amount, ...asked } = acts.giveGoodwill.input.parse(input)
    return giveGoodwill(db, { id, personId, amount, ...asked, ...how })
  },
  suspense: (db, { input }, how) => resolveEntry(db, { ...suspense.resolveEntry.input.parse(input), ...how }),
  dispute: (db, { input }, how) => closeDispute(db, { ...disputes.closeDispute.input.parse(input), ...how }),
  suspend: (db, { input, ...act }, how) => suspendPerson(db, { ...onPerson(act), ...hours.parse(input), ...how }),
  block: (db, act, how) => blockPerson(db, { ...onPerson(act), ...how }),
  commission: (db, { input, ...act }, how) => changeCommission(db, { ...onPerson(act), ...terms.parse(input), ...how }),
  tier: (db, { input, ...act }, how) => changeTier(db, { ...onPerson(act), ...tier.parse(input), ...how }),
  correct_email: correcting('email'),
  correct_phone: correcting('phone'),
  correct_tax_id: correcting('taxId'),
  invitation: (db, { input, reason }, how) => inviteMember(db, { ...invited.parse(input), reason, ...how }),
  roles: (db, { input, ...act }, how) => changeRoles(db, { ...onPerson(act), ...roles.parse(input), ...how }),
  member_end: (db, act, how) => endMember(db, { ...onPerson(act), ...how }),
}
