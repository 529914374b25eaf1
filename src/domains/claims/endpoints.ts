import { serve, type Route } from '#platform/http.ts'
import { requestRefund } from './request-refund.ts'
import * as contract from './contract.ts'
import { decideClaim } from './decide-claim.ts'
import { giveBack } from './give-back.ts'
import { readObjections, readRefunds, readRefundsAsTeam, toClaimCase } from './read-refunds.ts'
import { findClaimCase, listClaimCases } from './sql.ts'
import { refundByRule } from './refund-by-rule.ts'

const MOST = 100

export const endpoints: Route[] = [
  serve(contract.listObjections, ({ db, viewer, input: { id } }) =>
    readObjections(db, { readerId: viewer.id, otherId: id }),
  ),
  serve(contract.readRefunds, ({ db, now, viewer, input: { id } }) =>
    readRefunds(db, { id, clientId: viewer.id, now }),
  ),
  serve(contract.refundByRule, async ({ db, clock, now, viewer, input: { id } }) => {
    await refundByRule(db, { consultationId: id, clientId: viewer.id, clock })
    return readRefunds(db, { id, clientId: viewer.id, now })
  }),
  serve(contract.requestRefund, async ({ db, clock, now, viewer, input }) => {
    await requestRefund(db, { ...input, clientId: viewer.id, clock })
    return readRefunds(db, { id: input.subjectId, clientId: viewer.id, now })
  }),
  serve(contract.listClaims, async ({ db, input: { id } }) => {
    const cases = id ? [await findClaimCase(db, id)] : await listClaimCases(db, MOST)
    return { claims: cases.flatMap((one) => (one ? [toClaimCase(one)] : [])) }
  }),
  serve(contract.decideClaim, async ({ db, clock, viewer, input: { id, amountCents: amount, bearer, reason } }) => {
    await decideClaim(db, { id, amount, bearer, reason, by: viewer.id, clock })
    return toClaimCase((await findClaimCase(db, id))!)
  }),
  serve(contract.readRefundsAsTeam, ({ db, now, input: { id } }) => readRefundsAsTeam(db, { id, now })),
  serve(contract.giveBack, async ({ db, clock, now, viewer, input: { amountCents: amount, ...input } }) => {
    await giveBack(db, { ...input, amount, by: viewer.id, clock })
    return readRefundsAsTeam(db, { id: input.subjectId, now })
  }),
]
