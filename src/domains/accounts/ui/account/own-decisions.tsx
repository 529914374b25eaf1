import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { formatDay, formatDayAndTime } from '#shared/dates.ts'
import { acknowledgeWarning, readOwnDecisions } from '../../warnings/contract.ts'

/** What the team decided about the own account, above everything else; nothing while all is as always. */
export function OwnDecisions() {
  const decisions = useQuery({ queryKey: [readOwnDecisions.path], queryFn: () => browserApi(readOwnDecisions, {}) })
  if (!decisions.data) return null
  const { state, until, reason, payoutsReason, warnings } = decisions.data
  const unread = warnings.filter(({ acknowledgedAt }) => !acknowledgedAt)
  if (!state && !payoutsReason && unread.length === 0) return null
  return (
    <div className="mb-8 grid gap-4">
      {state === 'suspended' && (
        <Notice tone="warn" title={`Sua conta está suspensa${until ? ` até ${formatDayAndTime(until)}` : ''}`}>
          <p>Você entra e lê tudo o que é seu, e não começa nada novo.</p>
          {reason && <Quoted words={reason} />}
          <Objecting />
        </Notice>
      )}
      {state === 'in_review' && (
        <Notice tone="warn" title="A equipe está conferindo a sua conta">
          <p>Até lá, ela não começa nada novo. O seu saldo continua seu.</p>
          <Objecting />
        </Notice>
      )}
      {payoutsReason && (
        <Notice tone="warn" title="Os seus saques estão em conferência">
          <Quoted words={payoutsReason} />
          <Objecting />
        </Notice>
      )}
      {unread.map((warning) => (
        <Warning key={warning.id} {...warning} />
      ))}
    </div>
  )
}

function Warning({ id, words, warnedAt }: { id: string; words: string; warnedAt: Date }) {
  const client = useQueryClient()
  const read = useMutation({
    mutationFn: () => browserApi(acknowledgeWarning, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: [readOwnDecisions.path] }),
  })
  return (
    <Notice tone="warn" title={`Um aviso da equipe, de ${formatDay(warnedAt)}`}>
      <Quoted words={words} />
      {read.isError && <ErrorState>{errorMessage(read.error)}</ErrorState>}
      <Button variant="secondary" busy={read.isPending} busyWords="Um instante…" onClick={() => read.mutate()}>
        Li o aviso
      </Button>
    </Notice>
  )
}

const Quoted = ({ words }: { words: string }) => (
  <blockquote className="my-3 whitespace-pre-line border-line border-l-2 pl-4">{words}</blockquote>
)

const Objecting = () => (
  <p>
    Não concorda? <a href="/contato">Escreva em Contato</a>: outra pessoa da equipe revisa e responde.
  </p>
)
