import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { browserApi, errorMessage, isMissing } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatBRL } from '#shared/money.ts'
import { giveBack, readRefundsAsTeam } from '../contract.ts'
import { ClaimState } from './claim-state.tsx'
import { RefundDecision } from './refund-decision.tsx'

/** Beside anybody's receipt: what was refunded of it, and giving back without a request of the client. */
export function TeamRefunds({ subjectId }: { subjectId: string }) {
  const client = useQueryClient()
  const id = useRef<string>(undefined)
  const question = apiQuery(readRefundsAsTeam, { id: subjectId })
  const { data, error, refetch } = useQuery({ ...question, staleTime: 0 })
  if (error && isMissing(error)) return null
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return null
  const { claims, refundableCents, refundedCents } = data
  const left = refundableCents - refundedCents
  const isAsked = claims.some(({ state }) => state === 'open')
  return (
    <section aria-labelledby="reembolso" data-print="no" className="grid gap-4 border-line border-t pt-6">
      <h2 id="reembolso" className="text-xl">
        Reembolso
      </h2>
      {claims.map((claim) => (
        <ClaimState key={claim.id} claim={claim} />
      ))}
      {isAsked && <p className="measure">O cliente já pediu: a decisão está na fila de reembolsos.</p>}
      {!isAsked && left > 0n && (
        <>
          <p className="measure text-quiet">
            Ainda podem voltar {formatBRL(left)}, sem pedido do cliente e uma vez só. Os dois recebem o motivo por
            e-mail.
          </p>
          <RefundDecision
            id={subjectId}
            most={left}
            source="Sai do que isto rendeu; o que já saiu, dos próximos ganhos."
            canRefuse={false}
            decide={async (decision) => {
              id.current ??= crypto.randomUUID()
              client.setQueryData(
                question.queryKey,
                await browserApi(giveBack, { id: id.current, subjectId, ...decision }),
              )
            }}
          />
        </>
      )}
    </section>
  )
}
