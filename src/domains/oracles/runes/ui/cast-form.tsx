import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { CASTS, type CastName } from '../casts.rules.ts'

const CHOICES = Object.entries(CASTS).map(([value, { name, about }]) => ({ value, title: name, text: about }))

/** After a finished draw the focus returns to the beginning of the form. */
const focus = (input: HTMLInputElement | null) => input?.focus()

export type CastChoice = { question: string; cast: CastName; reversals: boolean }
type Props = { isBack: boolean; isBusy: boolean; hasFailed: boolean; onBegin: (choice: CastChoice) => void }

/** A question that stays on this device, one rune or three, and whether reversed runes count. */
export function CastForm({ isBack, isBusy, hasFailed, onBegin }: Props) {
  const [question, setQuestion] = useState('')
  const [cast, setCast] = useState<CastName>('tres-runas')
  const [reversals, setReversals] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onBegin({ question: question.trim(), cast, reversals })
      }}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8"
    >
      <Field
        label="Sua pergunta"
        optional
        hint="Uma só, que dependa de você e caiba nos próximos dias. Ela fica neste aparelho."
        autoComplete="off"
        maxLength={200}
        ref={isBack ? focus : undefined}
        value={question}
        onChange={(event) => setQuestion(event.currentTarget.value)}
      />
      <RadioCards
        legend="Quantas pedras"
        name="quantas"
        cards={CHOICES}
        value={cast}
        onChange={(event) => setCast(event.currentTarget.value as CastName)}
      />
      <Checkbox
        label="Ler também as invertidas"
        hint="É escolha moderna: quem lê assim entende a pedra de cabeça para baixo como dificuldade. Nove das 24 são iguais nas duas posições."
        checked={reversals}
        onChange={(event) => setReversals(event.currentTarget.checked)}
      />
      {hasFailed && (
        <Notice tone="bad" title="Não foi possível abrir o saco">
          O que você escreveu continua aqui. Confira a conexão e tente de novo.
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={isBusy} busyWords="Abrindo…">
          Abrir o saco de runas
        </Button>
        <p className="text-quiet text-sm">
          De graça e sem conta. Para o sorteio vão só o seu gesto e as posições escolhidas.
        </p>
      </div>
    </form>
  )
}
