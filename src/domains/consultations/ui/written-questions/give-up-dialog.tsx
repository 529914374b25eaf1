import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { formatBRL } from '#shared/money.ts'
import { giveUpQuestion, type Question } from '../../written-questions/contract.ts'

/** Asks before a question is given up, and says what is credited. */
export function GiveUpDialog({
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
