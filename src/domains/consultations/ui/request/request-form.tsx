import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import type { ConsultantProfile } from '#domains/consultants/contract.ts'
import { type Status, durationFor } from '#domains/consultants/rules.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { coverableMs } from '#domains/wallet/ui/minutes/coverable-ms.ts'
import { formatMinutes } from '#domains/wallet/ui/minutes/format-minutes.ts'
import { formatDuration } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { OpenConsultation } from '../my-consultations/open-consultation.tsx'
import { useOpenConsultations } from '../my-consultations/use-open-consultations.ts'
import { usePersonUpdates } from '../my-consultations/use-person-updates.ts'
import { canBegin, limitChoices, missingCredit } from './affordability.ts'
import { useConsultationRequest } from './use-request.ts'
import { useWelcomeMinutes } from './use-welcome-minutes.ts'
import { WelcomeNote } from './welcome-note.tsx'

type Props = { personId: string; consultant: ConsultantProfile; price: bigint; status: Status }

/** One's own balance, how far it goes, a limit if one wants one, and the request. */
export function RequestForm({ personId, consultant, price, status }: Props) {
  const { id, name } = consultant
  usePersonUpdates(personId)
  const wallet = useQuery(apiQuery(readWallet, {}))
  const { data: [open] = [], isPending } = useOpenConsultations()
  const [minutes, setMinutes] = useState('')
  const request = useConsultationRequest(id)
  const isWelcome = useWelcomeMinutes(consultant)

  if (wallet.isError) return <ErrorState onRetry={() => void wallet.refetch()}>{errorMessage(wallet.error)}</ErrorState>
  if (wallet.isPending || isPending) return <Skeleton className="h-44 w-full" />
  if (open) {
    return (
      <div className="grid gap-4">
        <p>Você já tem uma consulta aberta. Termine-a antes de começar outra.</p>
        <OpenConsultation consultation={open} />
      </div>
    )
  }
  const { availableCents, promotionalCents, minutes: packs } = wallet.data
  const spendableCents = availableCents + promotionalCents
  const coveredMs = coverableMs(packs, {
    consultantId: id,
    channel: 'chat',
    pricePerMinute: price,
    isWelcome: false,
    at: new Date(wallet.dataUpdatedAt),
  })
  if (isWelcome) {
    return (
      <div className="grid gap-5">
        <WelcomeNote consultant={consultant} />
        {request.error && <RefusalMessage error={request.error} />}
        <Button
          size="lg"
          wide
          disabled={status !== 'online'}
          busy={request.isPending}
          busyWords="Pedindo…"
          onClick={() => request.ask({ welcome: true })}
        >
          Pedir a conversa grátis
        </Button>
        {status !== 'online' && <OnlineConsultantsLink />}
      </div>
    )
  }
  const limits = limitChoices(spendableCents, price)
  const limit = limits.find((one) => String(one.minutes) === minutes)
  return (
    <div className="grid gap-5">
      <div>
        <p className="text-quiet text-sm">Seu saldo</p>
        <p className="text-xl">
          <Money amount={spendableCents} />{' '}
          <span className="text-base text-quiet">· dura {formatDuration(durationFor(spendableCents, price))}</span>
        </p>
        {promotionalCents > 0n && (
          <p className="text-quiet text-sm">
            inclui <Money amount={promotionalCents} /> de bônus, gastos primeiro
          </p>
        )}
        {coveredMs > 0 && (
          <p className="mt-2 rounded-md bg-metal-wash px-3 py-2">
            <strong className="font-semibold">{formatMinutes(coveredMs)}</strong> dos seus minutos cobrem o início; só
            depois o saldo é usado.
          </p>
        )}
      </div>
      {canBegin({ spendableCents, coveredMs }, price) ? (
        <>
          {limits.length > 0 && (
            <Select
              label="Até quanto nesta conversa?"
              value={limit ? minutes : ''}
              onChange={(event) => setMinutes(event.target.value)}
              hint="Ao chegar ao limite, a conversa termina sozinha, sem cobrar mais nada."
            >
              <option value="">Sem limite além do saldo</option>
              {limits.map((one) => (
                <option key={one.minutes} value={one.minutes}>
                  {one.minutes} minutos ({formatBRL(one.limitCents)})
                </option>
              ))}
            </Select>
          )}
          {request.error && <RefusalMessage error={request.error} />}
          <Button
            size="lg"
            wide
            disabled={status !== 'online'}
            busy={request.isPending}
            busyWords="Pedindo…"
            onClick={() => request.ask({ limitCents: limit?.limitCents })}
          >
            Pedir conversa
          </Button>
          {status !== 'online' && <OnlineConsultantsLink />}
        </>
      ) : (
        <InsufficientCredit id={id} name={name} missing={missingCredit({ spendableCents, coveredMs }, price)} />
      )}
    </div>
  )
}

const InsufficientCredit = ({ id, name, missing }: { id: string; name: string; missing: bigint }) => (
  <>
    <p>
      Uma conversa começa quando três minutos estão cobertos. Para falar com {name}, faltam{' '}
      <Money amount={missing} className="font-semibold" />.
    </p>
    <LinkButton href={`/comprar/creditos?next=/chat/${id}`} size="lg" wide>
      Adicionar créditos
    </LinkButton>
  </>
)

const RefusalMessage = ({ error }: { error: Error }) => (
  <p role="alert" className="font-medium text-bad">
    {errorMessage(error)}
  </p>
)

const OnlineConsultantsLink = () => (
  <LinkButton href="/consultores?online=sim" variant="quiet" wide>
    Ver quem está online agora
  </LinkButton>
)
