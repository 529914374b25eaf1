import { useState } from 'react'
import { Select } from '#browser/kit/forms/select.tsx'
import type { Status } from '#domains/consultants/rules.ts'
import { formatBRL } from '#shared/money.ts'
import type { LimitChoice } from './affordability.ts'
import { FundsSummary } from './funds-summary.tsx'
import type { RequestFunds } from './request-form-state.ts'
import { SubmitRequest } from './submit-request.tsx'
import type { ConsultationRequest } from './use-request.ts'

type Props = {
  price: bigint
  funds: RequestFunds
  limits: readonly LimitChoice[]
  request: ConsultationRequest
  status: Status
}

/** The request with one's own minutes and credit, and a limit if one wants one. */
export function PaidRequest({ price, funds, limits, request, status }: Props) {
  const [minutes, setMinutes] = useState('')
  const limit = limits.find((one) => String(one.minutes) === minutes)
  return (
    <div className="grid gap-5">
      <FundsSummary funds={funds} price={price} />
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
      <SubmitRequest request={request} status={status} terms={{ limitCents: limit?.limitCents }}>
        Pedir conversa
      </SubmitRequest>
    </div>
  )
}
