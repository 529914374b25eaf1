import type { FormEvent } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { SPREADS, type SpreadId } from '../../spreads/rules.ts'

/** What is fixed before the draw is opened. The question is not sent with the draw. */
export type TableChoice = { spread: SpreadId; question: string; reversals: boolean }
type Props = {
  choice: TableChoice
  onChange: (choice: TableChoice) => void
  onOpen: () => void
  isBusy: boolean
  hasFailed: boolean
  /** Readings of this reader are kept, with their question. */
  isKept: boolean
}

export const MOST_QUESTION_LENGTH = 500

/** The spread, the question, and whether cards may be reversed. */
export function TableForm({ choice, onChange, onOpen, isBusy, hasFailed, isKept }: Props) {
  const open = (event: FormEvent) => {
    event.preventDefault()
    onOpen()
  }
  return (
    <form onSubmit={open} className="grid gap-6">
      <RadioCards
        legend="Quantas cartas?"
        name="tiragem"
        columns="sm:grid-cols-3"
        value={choice.spread}
        onChange={(event) => onChange({ ...choice, spread: event.currentTarget.value as SpreadId })}
        cards={SPREADS.map(({ id, name, lead }) => ({ value: id, title: name, text: lead }))}
      />
      <TextArea
        label="A sua pergunta"
        optional
        hint={`${isKept ? 'Fica só com você: é guardada com a leitura e ninguém mais a vê.' : 'Fica só com você: não sai deste aparelho.'} As que começam com “o que” ou “como” rendem mais do que as de sim ou não.`}
        rows={2}
        maxLength={MOST_QUESTION_LENGTH}
        value={choice.question}
        onChange={(event) => onChange({ ...choice, question: event.currentTarget.value })}
      />
      {hasFailed && (
        <div role="alert">
          <Notice tone="bad" title="A mesa não abriu">
            O que você escolheu e escreveu continua aqui. Confira a conexão e tente de novo; se não adiantar, recarregue
            a página.
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <Switch
          label="Com cartas invertidas"
          hint="Contam o mesmo tema, contido ou exagerado."
          checked={choice.reversals}
          onChange={(event) => onChange({ ...choice, reversals: event.currentTarget.checked })}
        />
        <Button type="submit" size="lg" busy={isBusy} busyWords="Abrindo…" className="max-sm:w-full">
          Abrir a mesa
        </Button>
      </div>
    </form>
  )
}
