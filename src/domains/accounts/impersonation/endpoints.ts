import { type Route, serve } from '#platform/http.ts'
import { budgeted } from '../rate-limits/budgeted.ts'
import { beginImpersonation } from './begin-impersonation.ts'
import * as contract from './contract.ts'
import { endImpersonation } from './end-impersonation.ts'
import { IMPERSONATIONS } from './rules.ts'

export const impersonationEndpoints: Route[] = [
  serve(
    contract.beginImpersonation,
    budgeted([IMPERSONATIONS], ({ db, clock, viewer, input: { id: personId, reason } }) =>
      beginImpersonation(db, { personId, reason, viewer, clock }),
    ),
  ),
  serve(contract.endImpersonation, async ({ db, clock, viewer }) => {
    await endImpersonation(db, { memberId: viewer.id, clock })
    return {}
  }),
]
