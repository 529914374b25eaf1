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
import { useSession } from '#domains/accounts/ui/session.tsx'
import { type Capability, mayDo } from '#shared/capabilities.ts'
import type { WaitingCounts } from './sections.ts'

/** A page of the team that is opened later counts again. */
const COUNTED_MS = 60_000
/** Mostly the lists that the sections show, read once for all of them. */
export function useWaitingCounts(): WaitingCounts {
  const { user } = useSession()
  const fresh = (needs: Capability) => ({ staleTime: COUNTED_MS, enabled: mayDo(user, needs) })
  const { data: applications } = useQuery({ ...apiQuery(listApplications, {}), ...fresh('consultants') })
  const { data: testimonials } = useQuery({
    ...apiQuery(listTestimonialCases, { state: 'pending' }),
    ...fresh('moderation'),
  })
  const { data: messages } = useQuery({ ...apiQuery(listMessages, { state: 'open' }), ...fresh('support') })
  const { data: claims } = useQuery({ ...apiQuery(listClaims, {}), ...fresh('refunds') })
  const { data: withdrawals } = useQuery({ ...apiQuery(listWithdrawalCases, {}), ...fresh('payouts') })
  const { data: payouts } = useQuery({ ...apiQuery(countPayoutCases, {}), ...fresh('payouts') })
  const { data: books } = useQuery({ ...apiQuery(readReconciliations, {}), ...fresh('money') })
  const { data: suspense } = useQuery({ ...apiQuery(readSuspense, {}), ...fresh('money') })
  const { data: disputes } = useQuery({ ...apiQuery(listDisputes, {}), ...fresh('money') })
  return {
    '/admin-dashboard?secao=candidaturas': applications?.applications.length,
    '/admin-dashboard?secao=depoimentos': testimonials?.testimonials.length,
    '/admin-dashboard?secao=mensagens': messages?.messages.length,
    '/admin-dashboard?secao=reembolsos': claims?.claims.filter(({ state }) => state === 'open').length,
    '/admin-dashboard?secao=retiradas': withdrawals?.withdrawals.filter(({ byHand }) => byHand?.state === 'waiting')
      .length,
    '/admin-dashboard?secao=saques': payouts?.waiting,
    '/admin-dashboard/conferencia': books?.differences.length,
    '/admin-dashboard/suspenso': suspense?.waiting.length,
    '/admin-dashboard/contestacoes': disputes?.disputes.filter(({ state }) => state === 'opened').length,
  }
}

/** For code that is loaded only by the team. */
export const WithWaitingCounts = ({ children }: { children: (counts: WaitingCounts) => ReactNode }) =>
  children(useWaitingCounts())
