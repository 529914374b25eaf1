import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { formatDay } from '#shared/dates.ts'
import { decideCommission, decideGoodwill, decideRestraint, type Proposal, readDecisions } from '../contract.ts'
import { proposalInWords } from './words.ts'

const DECIDE: Readonly<Record<string, typeof decideRestraint>> = {
  goodwill: decideGoodwill,
  commission: decideCommission,
}

/** What another member of the team proposed, to be confirmed or refused; the own one can be withdrawn. */
export function OpenProposal({ proposal }: { proposal: Proposal }) {
  const { id, act, reason, proposedByName, proposedAt, expiresAt, isOwn } = proposal
  const client = useQueryClient()
  const decide = useMutation({
    mutationFn: (isConfirmed: boolean) => browserApi(DECIDE[act] ?? decideRestraint, { id, isConfirmed }),
    onSuccess: (_, isConfirmed) => {
      toast({ title: isConfirmed ? 'Confirmado, e já vale' : isOwn ? 'Proposta retirada' : 'Proposta recusada' })
      return client.invalidateQueries({ queryKey: [readDecisions.path] })
    },
  })
  return (
    <Notice tone="accent" title={`${proposalInWords(proposal)}: espera outra pessoa da equipe`}>
      <p>
        {proposedByName} propôs em {formatDay(proposedAt)}; vence em {formatDay(expiresAt)}.
      </p>
      <blockquote className="my-2 whitespace-pre-line border-line border-l-2 pl-3">{reason}</blockquote>
      <div className="flex flex-wrap gap-3">
        {!isOwn && (
          <Button busy={decide.isPending} busyWords="Um instante…" onClick={() => decide.mutate(true)}>
            Confirmar
          </Button>
        )}
        <Button
          variant="secondary"
          busy={decide.isPending}
          busyWords="Um instante…"
          onClick={() => decide.mutate(false)}
        >
          {isOwn ? 'Retirar a proposta' : 'Recusar'}
        </Button>
      </div>
      {decide.isError && <ErrorState>{errorMessage(decide.error)}</ErrorState>}
    </Notice>
  )
}
