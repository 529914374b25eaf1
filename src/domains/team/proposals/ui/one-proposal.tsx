import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { decideProposal, type OpenProposal } from '../contract.ts'
import { FromTo } from './from-to.tsx'
import { proposalInWords } from './words.ts'

/** What somebody decided, why, and for whom; to be confirmed, refused, or withdrawn by whoever it was. */
export function OneProposal({ proposal }: { proposal: OpenProposal }) {
  const { id, personId, personName, byName, proposedAt, expiresAt, reason, correction } = proposal
  const { isOwn, mayConfirm, aloneFrom } = proposal
  const client = useQueryClient()
  const decide = useMutation({
    mutationFn: (isConfirmed: boolean) => browserApi(decideProposal, { id, isConfirmed }),
    onSuccess: (_answer, isConfirmed) =>
      void toast({ title: isConfirmed ? 'Confirmado e feito' : isOwn ? 'Retirada' : 'Recusada' }),
    onError: (fault) =>
      void toast({ title: 'Não deu certo', description: errorMessage(fault), variant: 'destructive' }),
    // What was done may stand on any page of the team.
    onSettled: () => client.invalidateQueries(),
  })
  const words = proposalInWords(proposal)
  return (
    <article aria-label={words} className="grid gap-3">
      <div className="grid gap-1">
        <p className="font-semibold">
          {words}
          {personId && personName && (
            <>
              {': '}
              <a href={`/admin-dashboard/pessoas/${personId}`} className="prose-link">
                {personName}
              </a>
            </>
          )}
        </p>
        <p className="text-quiet text-sm">
          Decidido por {isOwn ? 'você' : byName} em {formatDayAndTime(proposedAt)}; vence em{' '}
          {formatDayAndTime(expiresAt)}
        </p>
        {correction && <FromTo {...correction} />}
        <p className="measure wrap-anywhere whitespace-pre-line text-sm">{reason}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {mayConfirm && (
          <ConfirmButton
            size="sm"
            words="Confirmar"
            title={`${words}?`}
            yes="Confirmar"
            busy={decide.isPending}
            busyWords="Confirmando…"
            onYes={() => decide.mutate(true)}
          >
            {correction && <FromTo {...correction} />}
            <p className="measure">Vale agora, como {isOwn ? 'você' : byName} decidiu, e fica no registro.</p>
          </ConfirmButton>
        )}
        <Button
          size="sm"
          variant="secondary"
          busy={decide.isPending}
          busyWords="Um instante…"
          onClick={() => decide.mutate(false)}
        >
          {isOwn ? 'Retirar' : 'Recusar'}
        </Button>
      </div>
      {!mayConfirm && (
        <p className="text-quiet text-sm">
          {isOwn
            ? aloneFrom
              ? `Não havia outra pessoa que confirmasse, e avisamos a empresa. Sem mais ninguém até lá, você confirma a partir de ${formatDayAndTime(aloneFrom)}.`
              : 'Outra pessoa da equipe confirma.'
            : 'Outra pessoa confirma: é sobre você, ou quem decidiu convidou você.'}
        </p>
      )}
    </article>
  )
}
