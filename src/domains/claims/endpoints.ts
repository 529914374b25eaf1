import { serve, type Served } from '#platform/http.ts'
import { askForRefund } from './ask-for-refund.ts'
import * as contract from './contract.ts'
import { decideClaim } from './decide-claim.ts'
import { readRefunds, shownCase } from './shown-claims.ts'
import { findCase, listCases } from './sql.ts'
import { takeByRule } from './take-by-rule.ts'

const MOST = 100

export const endpoints: Served[] = [
  serve(contract.readRefunds, ({ db, now, viewer, input: { id } }) =>
    readRefunds(db, { id, clientId: viewer.id, now }),
  ),
  serve(contract.takeByRule, async ({ db, clock, now, viewer, input: { id } }) => {
    await takeByRule(db, { consultationId: id, clientId: viewer.id, clock })
    return readRefunds(db, { id, clientId: viewer.id, now })
  }),
  serve(contract.askForRefund, async ({ db, clock, now, viewer, input }) => {
    await askForRefund(db, { ...input, clientId: viewer.id, clock })
    return readRefunds(db, { id: input.consultationId, clientId: viewer.id, now })
  }),
  serve(contract.listClaims, async ({ db }) => ({ claims: (await listCases(db, MOST)).map(shownCase) })),
  serve(contract.decideClaim, async ({ db, clock, viewer, input: { id, amountCents: amount, bearer, reason } }) => {
    await decideClaim(db, { id, amount, bearer, reason, by: viewer.id, clock })
    return shownCase((await findCase(db, id))!)
  }),
]
