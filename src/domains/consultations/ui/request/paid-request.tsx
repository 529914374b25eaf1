import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import type { Status } from '#domains/consultants/rules.ts'
import { formatBRL } from '#shared/money.ts'
import { isCall, type LiveChannel } from '../../calls/rules.ts'
import type { LimitChoice } from './affordability.ts'
import { FundsSummary } from './funds-summary.tsx'
import type { RequestFunds } from './request-form-state.ts'
import { SubmitRequest } from './submit-request.tsx'
import type { ConsultationRequest } from './use-request.ts'

/** Only rendered in the browser, for whoever wants to call. */
const CallCheck = lazy(async () => ({ default: (await import('../call-check/call-check.tsx')).CallCheck }))

const WORDS: Record<LiveChannel, string> = {
  chat: 'Pedir conversa',
  audio: 'Pedir chamada de voz',
  video: 'Pedir chamada de vídeo',
}

type Props = {
  channel: LiveChannel
  onChat: (() => void) | undefined
  price: bigint
  funds: RequestFunds
  limits: readonly LimitChoice[]
  request: ConsultationRequest
  status: Status
}

/** The request with one's own minutes and credit, and a limit if one wants one. */
export function PaidRequest({ channel, onChat, price, funds, limits, request, status }: Props) {
  const [minutes, setMinutes] = useState('')
  const [isMicrophoneOpen, setMicrophoneOpen] = useState(false)
  const limit = limits.find((one) => String(one.minutes) === minutes)
  return (
    <div className="grid gap-5">
      <FundsSummary funds={funds} channel={channel} price={price} />
      {limits.length > 0 && (
        <Select
          label="Até quanto nesta conversa?"
          value={limit ? minutes : ''}
          onChange={(event) => setMinutes(event.target.value)}
          hint="Ao chegar ao limite, a conversa termina sozinha, sem cobrar mais nada."
        >
          <option value="">{funds.allowance ? 'Até o limite que escolhi para mim' : 'Sem limite além do saldo'}</option>
          {limits.map((one) => (
            <option key={one.minutes} value={one.minutes}>
              {one.minutes} minutos ({formatBRL(one.limitCents)})
            </option>
          ))}
        </Select>
      )}
      {isCall(channel) && (
        <Suspense fallback={<Skeleton className="h-44 w-full" />}>
          <CallCheck channel={channel} onReady={setMicrophoneOpen} onChat={onChat} />
        </Suspense>
      )}
      <SubmitRequest
        request={request}
        status={status}
        terms={{ channel, limitCents: limit?.limitCents }}
        waitsFor={isCall(channel) && !isMicrophoneOpen ? 'Teste antes o microfone, logo acima.' : undefined}
      >
        {WORDS[channel]}
      </SubmitRequest>
    </div>
  )
}
