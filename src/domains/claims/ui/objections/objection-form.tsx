import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { listObjections } from '../../contract.ts'
import { RefundForm } from '../refund-request-form.tsx'
import { termWords } from './objection-words.ts'

type Props = { questionId: string; answeredAt: Date; readAt: Date; name: string }

/** A client objects to an answer, in their own words; closed until it is pressed. */
export function ObjectionForm({ questionId, name, ...dates }: Props) {
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  if (!isOpen)
    return (
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        Contestar esta resposta
      </Button>
    )
  return (
    <section aria-label="Contestar esta resposta" className="grid gap-4 border-line border-t pt-5">
      <h2 className="text-lg">O que faltou nesta resposta?</h2>
      <p className="measure text-quiet text-sm">
        Uma pessoa da equipe decide em até três dias úteis, pelo que você contar e pelo registro: a hora e o tamanho da
        resposta. {termWords({ ...dates, name })}
      </p>
      <RefundForm
        subjectId={questionId}
        kind="question"
        onAsked={() => void client.invalidateQueries({ queryKey: [listObjections.path] })}
        onLeave={() => setOpen(false)}
      />
    </section>
  )
}
