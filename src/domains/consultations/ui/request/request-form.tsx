import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import type { ConsultantProfile } from '#domains/consultants/contract.ts'
import type { Status } from '#domains/consultants/rules.ts'
import { tightestAllowance } from '#domains/limits/ui/tightest-allowance.ts'
import { useSelfCare } from '#domains/limits/ui/use-self-care.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import type { LiveChannel } from '../../calls/rules.ts'
import type { Consultation } from '../../contract.ts'
import { OpenConsultation } from '../my-consultations/open-consultation.tsx'
import { useOpenConsultations } from '../my-consultations/use-open-consultations.ts'
import { usePersonUpdates } from '../my-consultations/use-person-updates.ts'
import { FundsSummary } from './funds-summary.tsx'
import { NoWelcome } from './no-welcome.tsx'
import { PaidRequest } from './paid-request.tsx'
import { requestFormState, type RequestFunds, requestPath } from './request-form-state.ts'
import { useConsultationRequest } from './use-request.ts'
import { useWelcomeMinutes, type WelcomeOffer } from './use-welcome-minutes.ts'
import { WelcomeRequest } from './welcome-request.tsx'

type Props = {
  personId: string
  consultant: ConsultantProfile
  channel: LiveChannel
  /** Centavos per minute on that channel, and by chat. */
  price: bigint
  chatPrice: bigint
  status: Status
  /** Undefined: not with this consultant. */
  onChat: (() => void) | undefined
}

/** What the reader can do now to talk to this consultant: `requestFormState` says which of its states it is in. */
export function RequestForm({ personId, consultant, channel, price, chatPrice, status, onChat }: Props) {
  usePersonUpdates(personId)
  const wallet = useQuery(apiQuery(readWallet, {}))
  const open = useOpenConsultations()
  const welcome = useWelcomeMinutes(consultant)
  const request = useConsultationRequest(consultant.id)
  const selfCare = useSelfCare()
  const state = requestFormState({
    wallet: wallet.data,
    walletError: wallet.error,
    openConsultations: open.isPending ? undefined : (open.data ?? []),
    isWelcome: welcome.isOffered,
    allowance: selfCare && tightestAllowance(selfCare, 'charged'),
    consultantId: consultant.id,
    acceptsPackages: consultant.acceptsPackages,
    channel,
    pricePerMinute: price,
    chatPricePerMinute: chatPrice,
    at: new Date(wallet.dataUpdatedAt),
  })
  const noWelcome =
    channel !== 'chat' ? (
      welcome.isOffered && onChat && <WelcomeByChat onChat={onChat} />
    ) : (
      <WelcomeRefused welcome={welcome} name={consultant.name} personId={personId} />
    )
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
      return (
        <div className="grid gap-6">
          {noWelcome}
          <InsufficientFunds consultant={consultant} channel={channel} price={price} {...state} />
        </div>
      )
    case 'ready':
      return (
        <div className="grid gap-6">
          {noWelcome}
          <PaidRequest channel={channel} onChat={onChat} price={price} request={request} status={status} {...state} />
        </div>
      )
  }
}

const WelcomeRefused = ({ welcome, ...whose }: { welcome: WelcomeOffer; name: string; personId: string }) =>
  welcome.refusal && welcome.refusal !== 'used' ? <NoWelcome refusal={welcome.refusal} {...whose} /> : null

/** The free minutes are of chat: said to whoever is about to pay for a call. */
const WelcomeByChat = ({ onChat }: { onChat: () => void }) => (
  <Notice tone="accent" title="Os seus minutos grátis valem por chat">
    <div className="grid justify-items-start gap-2">
      Chamadas são pagas com o seu saldo.
      <Button size="sm" variant="secondary" onClick={onChat}>
        Usar os minutos grátis por chat
      </Button>
    </div>
  </Notice>
)

const AlreadyOpen = ({ consultation }: { consultation: Consultation }) => (
  <div className="grid gap-4">
    <p>Você já tem uma consulta aberta. Termine-a antes de começar outra.</p>
    <OpenConsultation consultation={consultation} />
  </div>
)

type InsufficientFundsProps = {
  channel: LiveChannel
  consultant: { id: string; name: string }
  price: bigint
  funds: RequestFunds
  missingCents: bigint
}

/** What is missing for three minutes, and where to add it. */
const InsufficientFunds = ({
  consultant: { id, name },
  channel,
  price,
  funds,
  missingCents,
}: InsufficientFundsProps) => (
  <div className="grid gap-5">
    <FundsSummary funds={funds} channel={channel} price={price} />
    <p>
      Uma conversa começa quando três minutos estão cobertos. Para falar com {name}, faltam{' '}
      <Money amount={missingCents} className="font-semibold" />.
    </p>
    <LinkButton
      href={`/comprar/creditos?consultor=${id}&falta=${missingCents}&next=${encodeURIComponent(requestPath(id, channel))}`}
      size="lg"
      wide
    >
      Adicionar créditos
    </LinkButton>
  </div>
)
