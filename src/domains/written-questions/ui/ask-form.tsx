import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { formatDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { askQuestion, giveUpQuestion, type Question } from '../contract.ts'
import { LEAST_QUESTION_LENGTH, mostQuestionLength } from '../rules.ts'
import { DraftForm } from './draft-form.tsx'

type Props = {
  question: Question
  onMoved: (question: Question) => void
  /** What goes along with the question; `ready` waits until it is there. */
  children?: ReactNode
  ready?: () => Promise<unknown>
}

/** The client's form for a purchased question. */
export const AskForm = ({ question: q, onMoved, children, ready }: Props) => (
  <DraftForm
    question={q}
    label={`O que você quer perguntar a ${q.consultant.name}?`}
    hint={`Conte o que for preciso para entender. Só ${q.consultant.name} lê, e só depois que você enviar.`}
    least={LEAST_QUESTION_LENGTH}
    most={mostQuestionLength(q.answerHours)}
    height="[&_textarea]:min-h-60"
    sendWords="Enviar a pergunta"
    before={
      <p>
        Depois de enviada, a pergunta não muda mais, e {q.consultant.name} tem {q.answerHours} horas para responder. Se
        a resposta não vier, o valor volta inteiro.
      </p>
    }
    send={async (text) => {
      await ready?.()
      return browserApi(askQuestion, { id: q.id, text })
    }}
    beside={children}
    onSent={onMoved}
  >
    <GiveUpDialog question={q} onMoved={onMoved} />
    <p className="w-full text-quiet text-sm">
      Sem pressa: a pergunta espera por você até {formatDay(q.lapsesAt)}. Não enviada até lá, o valor volta como
      crédito.
    </p>
  </DraftForm>
)

/** Asks before a question is given up, and says what is credited. */
function GiveUpDialog({
  question: { id, paidCents },
  onMoved,
}: {
  question: Question
  onMoved: (question: Question) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const giving = useMutation({ mutationFn: () => browserApi(giveUpQuestion, { id }), onSuccess: onMoved })
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Não quero mais perguntar
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Desistir desta pergunta?">
        <p>
          {paidCents > 0n
            ? `${formatBRL(paidCents)} voltam agora para o seu saldo, como crédito.`
            : 'Esta pergunta não custou nada: não há valor a devolver.'}
        </p>
        {giving.isError && <ErrorState>{errorMessage(giving.error)}</ErrorState>}
        <div className="flex flex-wrap gap-3">
          <Button busy={giving.isPending} busyWords="Devolvendo…" onClick={() => giving.mutate()}>
            Desistir
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Continuar escrevendo
          </Button>
        </div>
      </Dialog>
    </>
  )
}
