import { type FormEvent, useState } from 'react'
import { ApiError, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Field } from '#browser/kit/forms/field.tsx'

type Props = {
  label: string
  hint?: string
  words: string
  start?: string
  act: { isPending: boolean; error: Error | null }
  onCode: (code: string) => void
}

/** A code of a paper, with the button that writes it down. */
export function CodeForm({ label, hint, words, start = '', act, onCode }: Props) {
  const [code, setCode] = useState(start)
  const fields = act.error instanceof ApiError ? act.error.fields : {}
  const fault = fields.code ?? fields.key ?? fields.document
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCode(code)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-64">
          <Field
            label={label}
            {...(hint && { hint })}
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
            value={code}
            error={fault}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" busy={act.isPending} busyWords="Registrando…" className="mt-7">
          {words}
        </Button>
      </div>
      {act.error && !fault && <ErrorState>{errorMessage(act.error)}</ErrorState>}
    </form>
  )
}
