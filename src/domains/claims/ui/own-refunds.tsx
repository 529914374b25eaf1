import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isMissing, errorMessage, browserApi } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { on } from '#shared/facts.ts'
import { formatBRL } from '#shared/money.ts'
import { readRefunds, type Refunds, refundByRule } from '../contract.ts'
import { claimMoved } from '../facts.ts'
import { NO_RULE_EXPLANATIONS, RULE_EXPLANATIONS } from '../explanations.rules.ts'
import { RefundRequestForm } from './refund-request-form.tsx'
import { ClaimState } from './claim-state.tsx'

type Props = { subjectId: string; personId: string }

/**
 * Refunds beside the receipt of one's own consultation, question or fee: given, available by rule, and the claim form.
 * Nothing for other readers.
 */
export function OwnRefunds({ subjectId, personId }: Props) {
  const client = useQueryClient()
  const question = apiQuery(readRefunds, { id: subjectId })
  const { data, error, refetch } = useQuery({ ...question, staleTime: 0 })
  useFacts(personTopic(personId), () => refetchMissed(client, question.queryKey), [
    on(claimMoved, (moved) => {
      if (moved.subjectId === subjectId) refetchChanged(client, question.queryKey)
    }),
  ])
  const show = (refunds: Refunds) => {
    client.setQueryData(question.queryKey, refunds)
    void client.invalidateQueries({ queryKey: ['receipt-check'] })
  }
  if (error && isMissing(error)) return null
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data || (data.refundableCents === 0n && data.claims.length === 0)) return null
  const { rule, noRule, canAsk, claims } = data
  return (
    <section aria-labelledby="reembolso" data-print="no" className="grid gap-4 border-line border-t pt-6">
      <h2 id="reembolso" className="text-xl">
        Reembolso
      </h2>
      {claims.map((claim) => (
        <ClaimState key={claim.id} claim={claim} />
      ))}
      {rule && !rule.isAutomatic && <RuleRefund id={subjectId} rule={rule} onTaken={show} />}
      {rule?.isAutomatic && (
        <p className="measure">
          {RULE_EXPLANATIONS[rule.rule]} {formatBRL(rule.amountCents)} voltam sozinhos, em alguns segundos.
        </p>
      )}
      {noRule && <p className="measure">{NO_RULE_EXPLANATIONS[noRule]}</p>}
      {canAsk && <RefundRequestForm refunds={data} hasRule={rule !== null} onAsked={show} />}
      {!canAsk && !rule && claims.length === 0 && (
        <p className="measure text-quiet">
          O prazo para pedir este reembolso terminou. Se ainda há algo a resolver,{' '}
          <a href="/contato" className="prose-link">
            fale com a equipe
          </a>
          .
        </p>
      )}
    </section>
  )
}

type RuleRefundProps = { id: string; rule: NonNullable<Refunds['rule']>; onTaken: (refunds: Refunds) => void }

function RuleRefund({ id, rule, onTaken }: RuleRefundProps) {
  const take = useMutation({ mutationFn: () => browserApi(refundByRule, { id }), onSuccess: onTaken })
  const amount = formatBRL(rule.amountCents)
  return (
    <div className="grid gap-3">
      <p className="measure">{RULE_EXPLANATIONS[rule.rule]}</p>
      <ConfirmButton
        className="justify-self-start"
        words={`Receber ${amount} de volta agora`}
        title={`Receber ${amount} de volta?`}
        yes={`Sim, receber ${amount}`}
        busy={take.isPending}
        busyWords="Devolvendo…"
        onYes={() => take.mutate()}
      >
        <p>
          {amount} entram agora no seu saldo. O que você tinha pago com bônus volta como bônus. Este pedido vale uma vez
          só e fica no recibo.
        </p>
        {take.isError && (
          <p role="alert" className="font-medium text-bad text-sm">
            {errorMessage(take.error, 'Não sabemos se o pedido chegou. Tente de novo: nunca é devolvido duas vezes.')}
          </p>
        )}
      </ConfirmButton>
    </div>
  )
}
