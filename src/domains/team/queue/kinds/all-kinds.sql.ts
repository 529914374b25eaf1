import type { Capability } from '#shared/capabilities.ts'
import { mayDecide } from '../kinds.rules.ts'
import { applications } from './applications.sql.ts'
import { claims } from './claims.sql.ts'
import { disputes } from './disputes.sql.ts'
import { lowStock } from './low-stock.sql.ts'
import { closings, messages } from './messages.sql.ts'
import { missingParcels, ordersToPack, parcelsToPost, silentParcels } from './parcels.sql.ts'
import { payouts } from './payouts.sql.ts'
import { proposals } from './proposals.sql.ts'
import type { KindOfCase } from './queue-kind.ts'
import { reconciliations } from './reconciliations.sql.ts'
import { reports } from './reports.sql.ts'
import { arrivedReturns, requestedReturns } from './returns.sql.ts'
import { heldReviews, objections } from './reviews.sql.ts'
import { suspense } from './suspense.sql.ts'
import { testimonials } from './testimonials.sql.ts'
import { withdrawals } from './withdrawals.sql.ts'

/** Everything that the team decides. */
export const ALL_KINDS: readonly KindOfCase[] = [
  claims,
  closings,
  messages,
  withdrawals,
  payouts,
  suspense,
  disputes,
  reconciliations,
  applications,
  testimonials,
  reports,
  heldReviews,
  objections,
  ordersToPack,
  parcelsToPost,
  silentParcels,
  missingParcels,
  requestedReturns,
  arrivedReturns,
  lowStock,
  proposals,
]

/** What somebody with these capabilities decides. */
export const kindsFor = (capabilities: readonly Capability[]) =>
  ALL_KINDS.filter(({ name }) => mayDecide(name, capabilities))
