import { type FormEvent, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { FoldedAct } from '#browser/kit/forms/reason-form.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { LEAST_REASON, MOST_REASON } from '../reading/rules.ts'

type Props = {
  title: string
  label: string
  /** Who sees that it was opened. */
  hint: string
  words: string
  isBusy: boolean
  error: Error | null
  open: (reason: string) => void
}

/** Asks why, before what people said or showed is opened. */
export function ReasonToOpen({ title, label, hint, words, isBusy, error, open }: Props) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTooShort = [...reason.trim()].length < LEAST_REASON
    setFault(isTooShort ? `Diga por quê, em pelo menos ${LEAST_REASON} caracteres.` : undefined)
    if (!isTooShort) open(reason.trim())
  }
  return (
    <FoldedAct title={title}>
      <form onSubmit={submit} noValidate className="grid justify-items-start gap-3">
        <TextArea
          label={label}
          className="w-full"
          rows={2}
          maxLength={MOST_REASON}
          value={reason}
          error={fault}
          hint={hint}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" variant="secondary" size="sm" busy={isBusy} busyWords="Abrindo…">
          {words}
        </Button>
        {error && <ErrorState>{errorMessage(error)}</ErrorState>}
      </form>
    </FoldedAct>
  )
}
