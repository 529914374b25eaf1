import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { characterCount } from '#shared/typed-text/visible.ts'
import { declineQuestion, type Question } from '../contract.ts'
import { LEAST_QUESTION_LENGTH, MOST_REASON_LENGTH } from '../rules.ts'

/** The consultant declines the question with a reason. */
export function DeclineDialog({
  question: { id, client },
  onMoved,
}: {
  question: Question
  onMoved: (question: Question) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const declining = useMutation({
    mutationFn: () => browserApi(declineQuestion, { id, reason: reason.trim() }),
    onSuccess: onMoved,
  })
  const refused = declining.error instanceof ApiError ? declining.error.fields.reason : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const length = characterCount(reason.trim())
    if (length < LEAST_QUESTION_LENGTH) return setFault('Conte o motivo em uma frase.')
    if (length > MOST_REASON_LENGTH) return setFault(`Use no máximo ${MOST_REASON_LENGTH} caracteres.`)
    declining.mutate()
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Não vou responder
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Recusar esta pergunta">
        <form onSubmit={submit} noValidate className="grid gap-4">
          <p>O valor volta na hora para {client.name}. O seu rascunho continua só seu.</p>
          <TextArea
            label="Por quê?"
            hint={`${client.name} lê esta frase.`}
            rows={3}
            value={reason}
            error={fault ?? refused}
            onChange={(event) => {
              setReason(event.target.value)
              setFault(undefined)
              if (declining.isError) declining.reset()
            }}
          />
          {declining.isError && !refused && <ErrorState>{errorMessage(declining.error)}</ErrorState>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={declining.isPending} busyWords="Recusando…">
              Recusar e devolver
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Voltar
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
