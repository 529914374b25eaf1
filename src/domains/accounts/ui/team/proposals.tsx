import { useMutation, useQuery } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { decideMoneyProposal, decideRefundProposal, listProposals, type Proposal } from '../../four-eyes/contract.ts'
import { CAPABILITY_OF, type GiftKind } from '../../four-eyes/rules.ts'

const KIND_WORDS: Readonly<Record<GiftKind, string>> = {
  claim: 'Reembolso pedido',
  given_back: 'Reembolso sem pedido',
  suspense: 'Valor em suspenso',
  dispute: 'Contestação encerrada',
  goodwill: 'Bônus de cortesia',
}

/** What somebody decided to give, which is too much for one person. */
export function Proposals() {
  const { data, error, refetch } = useQuery(apiQuery(listProposals, {}))
  return (
    <DashboardSection id="segunda-pessoa" title="Esperam uma segunda pessoa">
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
      ) : !data ? (
        <Skeleton className="h-24 w-full" />
      ) : data.proposals.length === 0 ? (
        <EmptyState title="Nada espera">
          <p>Decisões acima de R$ 500 em um dia, de R$ 2.000 em 30 dias ou de R$ 500 para uma pessoa aparecem aqui.</p>
        </EmptyState>
      ) : (
        <ul className="border-line border-t">
          {data.proposals.map((proposal) => (
            <ProposalRow key={proposal.id} proposal={proposal} onDecided={() => void refetch()} />
          ))}
        </ul>
      )}
    </DashboardSection>
  )
}

function ProposalRow({ proposal, onDecided }: { proposal: Proposal; onDecided: () => void }) {
  const { id, kind, amountCents, receiverName, byName, proposedAt, reason, isOwn, mayConfirm } = proposal
  const endpoint = CAPABILITY_OF[kind] === 'money' ? decideMoneyProposal : decideRefundProposal
  const decide = useMutation({
    mutationFn: (isConfirmed: boolean) => browserApi(endpoint, { id, isConfirmed }),
    onSuccess: (_answer, isConfirmed) =>
      void toast({ title: isConfirmed ? 'Confirmado e feito' : isOwn ? 'Retirada' : 'Recusada' }),
    onError: (fault) =>
      void toast({ title: 'Não deu certo', description: errorMessage(fault), variant: 'destructive' }),
    onSettled: onDecided,
  })
  const words = `${formatBRL(amountCents)}${receiverName ? ` para ${receiverName}` : ''}`
  return (
    <li className="grid gap-3 border-line border-b py-4">
      <div className="grid gap-1">
        <p className="font-semibold">
          {KIND_WORDS[kind]}: {words}
        </p>
        <p className="text-quiet text-sm">
          Decidido por {isOwn ? 'você' : byName} em {formatDayAndTime(proposedAt)}
        </p>
        <p className="measure wrap-anywhere whitespace-pre-line text-sm">{reason}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {mayConfirm && (
          <ConfirmButton
            size="sm"
            words="Confirmar"
            title={`Dar ${words}?`}
            yes="Confirmar"
            busy={decide.isPending}
            busyWords="Confirmando…"
            onYes={() => decide.mutate(true)}
          >
            <p className="measure">O valor sai agora, como {isOwn ? 'você' : byName} decidiu. Isto não se desfaz.</p>
          </ConfirmButton>
        )}
        <Button size="sm" variant="secondary" busy={decide.isPending} onClick={() => decide.mutate(false)}>
          {isOwn ? 'Retirar' : 'Recusar'}
        </Button>
      </div>
      {!mayConfirm && !isOwn && (
        <p className="text-quiet text-sm">Outra pessoa confirma: o valor é seu, ou quem decidiu convidou você.</p>
      )}
    </li>
  )
}
