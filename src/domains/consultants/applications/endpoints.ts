import { serve, type Route } from '#platform/http.ts'
import { readApplicationStatus } from '../application-status/read-application-status.ts'
import { applyAsConsultant } from './apply-as-consultant.ts'
import { approveConsultant } from './approve-consultant.ts'
import * as contract from './contract.ts'
import { featureConsultant } from './feature-consultant.ts'
import { listApplications } from './list-applications.ts'

export const applicationEndpoints: Route[] = [
  serve(contract.applyAsConsultant, async ({ db, viewer, input, now }) => {
    await applyAsConsultant(db, { ...input, personId: viewer.id, now })
    return readApplicationStatus(db, viewer.id, now)
  }),
  serve(contract.listApplications, ({ db }) => listApplications(db)),
  serve(contract.approveConsultant, async ({ db, viewer, input, now }) => {
    await approveConsultant(db, { consultantId: input.id, tier: input.tier, approvedBy: viewer.id, now })
    return {}
  }),
  serve(contract.featureConsultant, async ({ db, viewer, input, now }) => {
    await featureConsultant(db, { consultantId: input.id, on: input.on, by: viewer.id, now })
    return {}
  }),
]
