import { Suspense, useState } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import type { Status } from '#domains/consultants/rules.ts'
import { AvailableWith } from '#domains/wallet/ui/available.tsx'
import { formatBRL } from '#shared/money.ts'
import { isCall, type LiveChannel } from '../../channels/rules.ts'
import type { LimitChoice } from './affordability.ts'
import { FundsSteps } from './funds-steps.tsx'
import type { RequestFunds } from './request-form-state.ts'
import { SubmitRequest } from './submit-request.tsx'
import type { ConsultationRequest } from './use-request.ts'

/** Only rendered in the browser, for whoever wants to call. */
const CallCheck = lazyPart(() => import('../call-check/call-check.tsx'), 'CallCheck')

const WORDS: Record<LiveChannel, string> = {
  chat: 'Pedir conversa',
  audio: 'Pedir chamada de voz',
  video: 'Pedir chamada de vídeo',
}

type Props = {
  name: string
  isProgram: boolean
  channel: LiveChannel
  onChat: (() => void) | undefined
  price: bigint
  funds: RequestFunds
  limits: readonly LimitChoice[]
  request: ConsultationRequest
  status: Status
}

/** The request with one's own minutes and credit: one sum and one button, the rest folded; a limit if one wants one. */
export function PaidRequest({ name, isProgram, channel, onChat, price, funds, limits, request, status }: Props) {
  const [minutes, setMinutes] = useState('')
  const [isMicrophoneOpen, setMicrophoneOpen] = useState(false)
  const limit = limits.find((one) => String(one.minutes) === minutes)
  return (
    <div className="grid gap-4">
      <AvailableWith funds={funds} name={name} />
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
        {limit && `, até ${limit.minutes} min`}
      </SubmitRequest>
      <div>
        <FundsSteps funds={funds} name={name} isProgram={isProgram} channel={channel} price={price} />
        {limits.length > 0 && (
          <Fold title="Pôr um limite nesta conversa" className="border-line border-t">
            <Select
              label="Até quanto nesta conversa?"
              value={limit ? minutes : ''}
              onChange={(event) => setMinutes(event.target.value)}
              hint="Quando o limite chega, a conversa termina sozinha e não cobra mais nada."
            >
              <option value="">{funds.limit ? 'Até o limite que escolhi para mim' : 'Sem limite'}</option>
              {limits.map((one) => (
                <option key={one.minutes} value={one.minutes}>
                  {one.minutes} minutos ({formatBRL(one.limitCents)})
                </option>
              ))}
            </Select>
          </Fold>
        )}
      </div>
    </div>
  )
}
