import { Button } from '#browser/kit/button.tsx'
import { Field } from '#browser/kit/field.tsx'

type Props = { question: string; onQuestion: (words: string) => void; isBusy: boolean; onOpen: () => void }

/** What somebody would like to ask, if they like. The field has no name by which it could be sent. */
export const QuestionForm = ({ question, onQuestion, isBusy, onOpen }: Props) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onOpen()
    }}
    className="grid items-start gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8 lg:grid-cols-[1fr_auto]"
  >
    <Field
      label="A sua pergunta"
      optional
      hint="O I Ching prefere “como” a “se”. A pergunta fica só neste aparelho: não é enviada nem guardada."
      autoComplete="off"
      maxLength={300}
      value={question}
      onChange={(event) => onQuestion(event.currentTarget.value)}
    />
    <Button type="submit" busy={isBusy} busyWords="Abrindo a mesa…" className="lg:mt-7">
      Pegar as moedas
    </Button>
  </form>
)
