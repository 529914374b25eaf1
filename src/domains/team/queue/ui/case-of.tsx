import type { ComponentType } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { loadDraft, storeDraft } from '#domains/consultations/ui/tab-storage.ts'
import type { QueueKind } from '../kinds.rules.ts'

const Claim = lazyPart(() => import('#domains/moderation/ui/claims-with-histories.tsx'), 'ClaimWithHistories')
const Message = lazyPart(() => import('#domains/support/ui/open-messages.tsx'), 'MessageToAnswer')
const Withdrawal = lazyPart(() => import('#domains/payments/withdrawals/ui/withdrawals-to-pay.tsx'), 'WithdrawalToPay')
const Payout = lazyPart(() => import('#domains/payouts/ui/payouts-of-team.tsx'), 'PayoutToSettle')
const Suspense = lazyPart(() => import('#domains/payments/suspense/ui/suspense-account.tsx'), 'SuspenseToResolve')
const Dispute = lazyPart(() => import('#domains/payments/ui/dispute-cases.tsx'), 'DisputesOfPayment')
const Reconciliations = lazyPart(
  () => import('#domains/payments/reconciliation/ui/reconciliations.tsx'),
  'Reconciliations',
)
const Application = lazyPart(
  () => import('#domains/consultants/ui/application/applications-in-review.tsx'),
  'ApplicationInReview',
)
const Testimonial = lazyPart(
  () => import('#domains/reviews/testimonials/ui/testimonials-to-decide.tsx'),
  'TestimonialToDecide',
)
const Report = lazyPart(() => import('#domains/moderation/ui/report-to-decide.tsx'), 'ReportToDecide')
const HeldReview = lazyPart(() => import('#domains/reviews/ui/review-cases.tsx'), 'HeldReviewCase')
const Objection = lazyPart(() => import('#domains/reviews/ui/review-cases.tsx'), 'ObjectionCase')
const ShopOrder = lazyPart(() => import('#domains/shipments/ui/team/order-of-shop.tsx'), 'OrderOfShop')
const LowStock = lazyPart(() => import('#domains/shop/ui/team/product-editor.tsx'), 'ProductEditor')
const Proposal = lazyPart(() => import('../../proposals/ui/proposal-case.tsx'), 'ProposalCase')

/** What is written stays in this tab when another case is opened. */
const DRAFTS = { load: loadDraft, store: storeDraft }
const MessageWithDrafts = ({ id }: { id: string }) => <Message id={id} drafts={DRAFTS} />

const ShopCase = ({ id }: { id: string }) => <ShopOrder id={id} isCase />

/** What decides a case of each kind: its domain's own component. */
const CASES: Readonly<Record<QueueKind, ComponentType<{ id: string }>>> = {
  claim: Claim,
  closing: MessageWithDrafts,
  message: MessageWithDrafts,
  withdrawal: Withdrawal,
  payout: Payout,
  suspense: Suspense,
  dispute: Dispute,
  reconciliation: () => <Reconciliations />,
  application: Application,
  testimonial: Testimonial,
  report: Report,
  held_review: HeldReview,
  objection: Objection,
  to_pack: ShopCase,
  to_post: ShopCase,
  silent_parcel: ShopCase,
  missing_parcel: ShopCase,
  return_requested: ShopCase,
  return_arrived: ShopCase,
  low_stock: LowStock,
  proposal: Proposal,
}

export function CaseOf({ kind, id }: { kind: QueueKind; id: string }) {
  const Case = CASES[kind]
  return <Case id={id} />
}
