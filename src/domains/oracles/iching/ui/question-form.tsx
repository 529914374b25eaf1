import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'

type Props = {
  question: string
  onQuestion: (words: string) => void
  isBusy: boolean
  hasFailed: boolean
  /** Whether the reader comes back from a finished draw. */
  isBack: boolean
  onReady: () => void
}

const focus = (input: HTMLInputElement | null) => input?.focus()

/** An optional question. The field has no name, so it can never be submitted. */
export const QuestionForm = ({ question, onQuestion, isBusy, hasFailed, isBack, onReady }: Props) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onReady()
    }}
    className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8"
  >
    <Field
      label="Sua pergunta"
      optional
      hint="O I Ching prefere “como” a “se”. A pergunta fica só neste aparelho: não é enviada nem guardada."
      autoComplete="off"
      maxLength={200}
      ref={isBack ? focus : undefined}
      value={question}
      onChange={(event) => onQuestion(event.currentTarget.value)}
    />
    {hasFailed && (
      <Notice tone="bad" title="Não foi possível pegar as moedas">
        O que você escreveu continua aqui. Confira a conexão e tente de novo.
      </Notice>
    )}
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button type="submit" busy={isBusy} busyWords="Abrindo…">
        Pegar as moedas
      </Button>
      <p className="text-quiet text-sm">De graça e sem conta. Para o sorteio vai só o seu gesto.</p>
    </div>
  </form>
)
