import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import type { ConsultantProfile } from '#domains/consultants/contract.ts'
import type { Status } from '#domains/consultants/rules.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { useOpenConsultations } from '../my-consultations/use-open-consultations.ts'
import { usePersonUpdates } from '../my-consultations/use-person-updates.ts'
import { AlreadyOpen } from './already-open.tsx'
import { InsufficientFunds } from './insufficient-funds.tsx'
import { PaidRequest } from './paid-request.tsx'
import { requestFormState } from './request-form-state.ts'
import { useConsultationRequest } from './use-request.ts'
import { useWelcomeMinutes } from './use-welcome-minutes.ts'
import { WelcomeRequest } from './welcome-request.tsx'

type Props = { personId: string; consultant: ConsultantProfile; price: bigint; status: Status }

/** What the reader can do now to talk to this consultant: `requestFormState` says which of its states it is in. */
export function RequestForm({ personId, consultant, price, status }: Props) {
  usePersonUpdates(personId)
  const wallet = useQuery(apiQuery(readWallet, {}))
  const open = useOpenConsultations()
  const isWelcome = useWelcomeMinutes(consultant)
  const request = useConsultationRequest(consultant.id)
  const state = requestFormState({
    wallet: wallet.data,
    walletError: wallet.error,
    openConsultations: open.isPending ? undefined : (open.data ?? []),
    isWelcome,
    consultantId: consultant.id,
    acceptsPackages: consultant.acceptsPackages,
    pricePerMinute: price,
    at: new Date(wallet.dataUpdatedAt),
  })
  switch (state.kind) {
    case 'failed':
      return <ErrorState onRetry={() => void wallet.refetch()}>{errorMessage(state.error)}</ErrorState>
    case 'loading':
      return <Skeleton className="h-44 w-full" />
    case 'already_open':
      return <AlreadyOpen consultation={state.consultation} />
    case 'welcome':
      return <WelcomeRequest consultant={consultant} request={request} status={status} />
    case 'insufficient':
      return <InsufficientFunds consultant={consultant} price={price} {...state} />
    case 'ready':
      return <PaidRequest price={price} request={request} status={status} {...state} />
  }
}
