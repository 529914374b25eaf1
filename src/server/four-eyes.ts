import type { Repeats } from '#domains/accounts/four-eyes/decide-proposal.ts'
import * as claims from '#domains/claims/contract.ts'
import { decideClaim } from '#domains/claims/decide-claim.ts'
import { giveBack } from '#domains/claims/give-back.ts'
import { closeDispute } from '#domains/payments/disputes/close-dispute.ts'
import * as disputes from '#domains/payments/disputes/contract.ts'
import * as suspense from '#domains/payments/suspense/contract.ts'
import { resolveEntry } from '#domains/payments/suspense/resolve-entry.ts'
import * as acts from '#domains/team/acts/contract.ts'
import { giveGoodwill } from '#domains/team/goodwill/give-goodwill.ts'

/** What a second person confirms, by its kind: the verb of the domain, with what its endpoint would have heard. */
export const repeats: Repeats = {
  claim: (db, { input, ...given }) => {
    const { amountCents: amount, ...asked } = claims.decideClaim.input.parse(input)
    return decideClaim(db, { ...asked, amount, ...given })
  },
  given_back: (db, { input, ...given }) => {
    const { amountCents: amount, ...asked } = claims.giveBack.input.parse(input)
    return giveBack(db, { ...asked, amount, ...given })
  },
  goodwill: (db, { input, ...given }) => {
    const { id: personId, actId: id, amountCents: amount, ...asked } = acts.giveGoodwill.input.parse(input)
    return giveGoodwill(db, { id, personId, amount, ...asked, ...given })
  },
  suspense: (db, { input, ...given }) => resolveEntry(db, { ...suspense.resolveEntry.input.parse(input), ...given }),
  dispute: (db, { input, ...given }) => closeDispute(db, { ...disputes.closeDispute.input.parse(input), ...given }),
}
