import type { ComponentProps } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import type { ConsultantProfile } from '#domains/consultants/contract.ts'
import type { Status } from '#domains/consultants/rules.ts'
import { SpendingNotice } from '#domains/limits/ui/spending-notice.tsx'
import { useSpendableWith } from '#domains/limits/ui/use-spendable.ts'
import { AvailableWith } from '#domains/wallet/ui/available.tsx'
import type { LiveChannel } from '../../channels/rules.ts'
import type { Consultation } from '../../state/contract.ts'
import { OpenConsultation } from '../my-consultations/open-consultation.tsx'
import { useOpenConsultations } from '../my-consultations/use-open-consultations.ts'
import { usePersonUpdates } from '../my-consultations/use-person-updates.ts'
import { FundsSteps } from './funds-steps.tsx'
import { NoWelcome } from './no-welcome.tsx'
import { PaidRequest } from './paid-request.tsx'
import { requestFormState, type RequestFunds, requestPath } from './request-form-state.ts'
import { useConsultationRequest } from './use-request.ts'
import { useWelcomeMinutes, type WelcomeOffer } from './use-welcome-minutes.ts'
import { WelcomeRequest } from './welcome-request.tsx'

export type RequestFormProps = {
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
export function RequestForm({ personId, consultant, channel, price, chatPrice, status, onChat }: RequestFormProps) {
  usePersonUpdates(personId)
  const { id, name, acceptsPackages, isAutomatic: isProgram = false } = consultant
  const terms = { consultantId: id, channel, pricePerMinute: price, chatPricePerMinute: chatPrice, acceptsPackages }
  const { funds, selfCare, error, refetch } = useSpendableWith(terms)
  const open = useOpenConsultations()
  const welcome = useWelcomeMinutes(consultant)
  const request = useConsultationRequest(id)
  const state = requestFormState({
    funds,
    fundsError: error,
    openConsultations: open.isPending ? undefined : (open.data ?? []),
    isWelcome: welcome.isOffered,
    selfCare,
    channel,
    pricePerMinute: price,
  })
  const noWelcome =
    channel !== 'chat' ? (
      welcome.isOffered && onChat && <WelcomeByChat onChat={onChat} />
    ) : (
      <WelcomeRefused welcome={welcome} name={name} personId={personId} />
    )
  switch (state.kind) {
    case 'failed':
      return <ErrorState onRetry={() => void refetch()}>{errorMessage(state.error)}</ErrorState>
    case 'loading':
      return <Skeleton className="h-44 w-full" />
    case 'already_open':
      return <AlreadyOpen consultation={state.consultation} />
    case 'on_break':
      return <SpendingNotice />
    case 'welcome':
      return <WelcomeRequest consultant={consultant} request={request} status={status} />
    case 'limited':
      return <Limited name={name} isProgram={isProgram} channel={channel} price={price} funds={state.funds} />
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
          <PaidRequest
            name={name}
            isProgram={isProgram}
            channel={channel}
            onChat={onChat}
            price={price}
            request={request}
            status={status}
            {...state}
          />
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
  consultant: { id: string; name: string; isAutomatic?: boolean | undefined }
  price: bigint
  funds: RequestFunds
  missingCents: bigint
}

/** The own limits keep it from beginning: what they leave, and where they are. */
const Limited = ({ name, ...rest }: ComponentProps<typeof FundsSteps>) => (
  <div className="grid gap-4">
    <AvailableWith funds={rest.funds} name={name} />
    <p>
      Uma conversa começa com três minutos, e o limite que você escolheu para si não deixa. Nada foi cobrado.{' '}
      <a href="/client-dashboard?secao=cuidado" className="prose-link inline-block">
        Ver os seus limites
      </a>
    </p>
    <FundsSteps name={name} {...rest} />
  </div>
)

/** What is missing for three minutes, and where to add it. */
const InsufficientFunds = ({
  consultant: { id, name, isAutomatic = false },
  channel,
  price,
  funds,
  missingCents,
}: InsufficientFundsProps) => (
  <div className="grid gap-4">
    <AvailableWith funds={funds} name={name} />
    <p>
      Uma conversa começa com três minutos. Para falar com {name}, faltam{' '}
      <Money amount={missingCents} className="font-semibold" />.
    </p>
    <LinkButton
      href={`/comprar/creditos?consultor=${id}&falta=${missingCents}&next=${encodeURIComponent(requestPath(id, channel))}`}
      size="lg"
      wide
    >
      Adicionar créditos
    </LinkButton>
    <FundsSteps funds={funds} name={name} isProgram={isAutomatic} channel={channel} price={price} />
  </div>
)
