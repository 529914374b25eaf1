import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiQuery } from '#browser/query.ts'
import { listClaims } from '#domains/claims/contract.ts'
import { listApplications } from '#domains/consultants/applications/contract.ts'
import { listDisputes } from '#domains/payments/disputes/contract.ts'
import { readReconciliations } from '#domains/payments/reconciliation/contract.ts'
import { readSuspense } from '#domains/payments/suspense/contract.ts'
import { listWithdrawalCases } from '#domains/payments/withdrawals/contract.ts'
import { countPayoutCases } from '#domains/payouts/contract.ts'
import { listTestimonialCases } from '#domains/reviews/testimonials/contract.ts'
import { listMessages } from '#domains/support/contract.ts'

/** What waits for the team, by the address of its part. Undefined while it is being counted. */
export type WaitingCounts = Readonly<Record<string, number | undefined>>

/** A page of the team that is opened later counts again. */
const COUNTED_MS = 60_000
/** Mostly the lists that the sections show, read once for all of them. */
export function useWaitingCounts(): WaitingCounts {
  const fresh = { staleTime: COUNTED_MS }
  const { data: applications } = useQuery({ ...apiQuery(listApplications, {}), ...fresh })
  const { data: testimonials } = useQuery({ ...apiQuery(listTestimonialCases, { state: 'pending' }), ...fresh })
  const { data: messages } = useQuery({ ...apiQuery(listMessages, { state: 'open' }), ...fresh })
  const { data: claims } = useQuery({ ...apiQuery(listClaims, {}), ...fresh })
  const { data: withdrawals } = useQuery({ ...apiQuery(listWithdrawalCases, {}), ...fresh })
  const { data: payouts } = useQuery({ ...apiQuery(countPayoutCases, {}), ...fresh })
  const { data: books } = useQuery({ ...apiQuery(readReconciliations, {}), ...fresh })
  const { data: suspense } = useQuery({ ...apiQuery(readSuspense, {}), ...fresh })
  const { data: disputes } = useQuery({ ...apiQuery(listDisputes, {}), ...fresh })
  return {
    '/admin-dashboard/consultores/candidaturas': applications?.applications.length,
    '/admin-dashboard/moderacao': testimonials?.testimonials.length,
    '/admin-dashboard/mensagens': messages?.messages.length,
    '/admin-dashboard/dinheiro/reembolsos': claims?.claims.filter(({ state }) => state === 'open').length,
    '/admin-dashboard/dinheiro/retiradas-a-fazer': withdrawals?.withdrawals.filter(
      ({ byHand }) => byHand?.state === 'waiting',
    ).length,
    '/admin-dashboard/dinheiro/saques-a-fazer': payouts?.waiting,
    '/admin-dashboard/dinheiro/conferencia': books?.differences.length,
    '/admin-dashboard/dinheiro/suspenso': suspense?.waiting.length,
    '/admin-dashboard/dinheiro/contestacoes': disputes?.disputes.filter(({ state }) => state === 'opened').length,
  }
}

/** For code that is loaded only by the team. */
export const WithWaitingCounts = ({ children }: { children: (counts: WaitingCounts) => ReactNode }) =>
  children(useWaitingCounts())
