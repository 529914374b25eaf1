import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isMissing, wordsOf, browserApi } from '#browser/api.ts'
import { Button } from '#browser/kit/button.tsx'
import { ErrorState } from '#browser/kit/error-state.tsx'
import { asking } from '#browser/query.ts'
import { useTopic } from '#browser/use-topic.ts'
import { formatBRL } from '#shared/money.ts'
import { readRefunds, type Refunds, takeByRule } from '../contract.ts'
import { RULE_WORDS } from '../words/rules.ts'
import { AskForm } from './ask-form.tsx'
import { ClaimState } from './claim-state.tsx'

type Props = { consultationId: string; personId: string }

/**
 * Beside the receipt of one's own conversation: what went back, what a rule gives at once, and the way to a person.
 * Nothing for anybody else.
 */
export function TalkRefunds({ consultationId, personId }: Props) {
  const client = useQueryClient()
  const question = asking(readRefunds, { id: consultationId })
  const { data, error, refetch } = useQuery({ ...question, staleTime: 0 })
  useTopic(`person:${personId}`, (fact) => {
    if (fact?.type === 'claim_moved') void refetch()
  })
  const show = (refunds: Refunds) => {
    client.setQueryData(question.queryKey, refunds)
    void client.invalidateQueries({ queryKey: ['receipt-check'] })
  }
  if (error && isMissing(error)) return null
  if (error) return <ErrorState onRetry={() => void refetch()}>{wordsOf(error)}</ErrorState>
  if (!data || (data.refundableCents === 0n && data.claims.length === 0)) return null
  const { rule, canAsk, claims } = data
  return (
    <section aria-labelledby="reembolso" data-print="no" className="grid gap-4 border-line border-t pt-6">
      <h2 id="reembolso" className="text-xl">
        Reembolso
      </h2>
      {claims.map((claim) => (
        <ClaimState key={claim.id} claim={claim} />
      ))}
      {rule && <ByRule id={consultationId} rule={rule} onTaken={show} />}
      {canAsk && <AskForm refunds={data} hasRule={rule !== null} onAsked={show} />}
      {!canAsk && !rule && claims.length === 0 && (
        <p className="measure text-quiet">
          O prazo de sete dias para pedir o reembolso desta consulta terminou. Se ainda há algo a resolver,{' '}
          <a href="/contato" className="prose-link">
            fale com a equipe
          </a>
          .
        </p>
      )}
    </section>
  )
}

type ByRuleProps = { id: string; rule: NonNullable<Refunds['rule']>; onTaken: (refunds: Refunds) => void }

function ByRule({ id, rule, onTaken }: ByRuleProps) {
  const take = useMutation({ mutationFn: () => browserApi(takeByRule, { id }), onSuccess: onTaken })
  return (
    <div className="grid gap-3">
      <p className="measure">{RULE_WORDS[rule.rule]}</p>
      <Button
        className="justify-self-start"
        busy={take.isPending}
        busyWords="Devolvendo…"
        onClick={() => take.mutate()}
      >
        Receber {formatBRL(rule.amountCents)} de volta agora
      </Button>
      {take.isError && (
        <p role="alert" className="font-medium text-bad text-sm">
          {wordsOf(take.error, 'Não sabemos se o pedido chegou. Tente de novo: nunca é devolvido duas vezes.')}
        </p>
      )}
    </div>
  )
}
