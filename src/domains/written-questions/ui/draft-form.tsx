import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { ApiError, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { characterCount } from '#shared/typed-text/visible.ts'
import type { Question } from '../contract.ts'
import { DraftSaveState } from './draft-save-state.tsx'
import { useDraft } from './use-draft.ts'
import { formatNumber } from '#shared/numbers.ts'

type Props = {
  question: Question
  label: string
  hint: string
  least: number
  most: number
  /** The initial height of the field; it grows with the text. */
  height: string
  /** The label of the button, such as "Enviar a pergunta". */
  sendWords: string
  /** The text of the confirmation. */
  before: ReactNode
  send: (text: string, insists: boolean) => Promise<Question>
  /** The code of a refusal that its writer may overrule. */
  mayInsist?: string
  onSent: (question: Question) => void
  /** What goes along with the text. */
  beside?: ReactNode
  /** Other actions. */
  children: ReactNode
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

/** A form for a long text: saved as a draft while it is typed, and sent once, after a confirmation. */
export function DraftForm({
  question,
  label,
  hint,
  least,
  most,
  height,
  sendWords,
  before,
  send,
  mayInsist,
  onSent,
  beside,
  children,
}: Props) {
  const id = useId()
  const draft = useDraft(question)
  const [fault, setFault] = useState<string>()
  const [isSure, setSure] = useState(false)
  const sending = useMutation({
    mutationFn: ({ text, insists }: { text: string; insists: boolean }) => send(text, insists),
    onSuccess: (sent) => {
      draft.forget()
      onSent(sent)
    },
    onError: () => setSure(false),
  })
  const length = characterCount(draft.text.trim())
  const count = (n: number) => formatNumber(n)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (length < least) return setFault(`Escreva pelo menos ${least} caracteres.`)
    if (length <= most) setSure(true)
  }

  return (
    <div className="grid gap-4">
      <form id={id} onSubmit={submit} noValidate>
        <TextArea
          label={label}
          className={`[&_textarea]:max-h-none ${height}`}
          value={draft.text}
          hint={`${hint} ${count(length)} de ${count(most)} caracteres.`}
          error={length > most ? `Passou ${count(length - most)} do limite de ${count(most)} caracteres.` : fault}
          onChange={(event) => {
            setFault(undefined)
            draft.write(event.target.value)
          }}
          // Whoever leaves the field may end the question next, and with it the draft.
          onBlur={draft.retry}
        />
      </form>
      <DraftSaveState draft={draft} />
      {beside}
      {sending.isError && (
        <ErrorState>
          {errorMessage(sending.error)}
          {mayInsist && codeOf(sending.error) === mayInsist && draft.text.trim() === sending.variables.text && (
            <Button
              size="sm"
              variant="quiet"
              className="mt-2 block"
              onClick={() => sending.mutate({ text: sending.variables.text, insists: true })}
            >
              Enviar mesmo assim
            </Button>
          )}
        </ErrorState>
      )}
      {/* Outside the form: other actions may have one of their own. */}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" form={id} size="lg" className="max-sm:w-full">
          {sendWords}
        </Button>
        {children}
      </div>
      <Dialog open={isSure} onClose={() => setSure(false)} title="Enviar agora?">
        {before}
        <div className="flex flex-wrap gap-3">
          <Button
            busy={sending.isPending}
            busyWords="Enviando…"
            onClick={() => sending.mutate({ text: draft.text.trim(), insists: false })}
          >
            {sendWords}
          </Button>
          <Button variant="quiet" onClick={() => setSure(false)}>
            Reler antes
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
