import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import type { Endpoint } from '#shared/contract.ts'

type Props<C extends string> = {
  /** Of the group of choices: one for each form of a page. */
  name: string
  legend: string
  cards: readonly { value: C; title: string; text: string }[]
  columns?: string
  /** Said when nothing was chosen. */
  unchosen: string
  /** The written part, of so many characters; `missing` is said when there are fewer. */
  written: { label: string; hint?: string; least: number; most: number; missing: string }
  words: string
  busyWords: string
  act: (choice: C, written: string) => Promise<unknown>
  /** What is read again afterwards. */
  list: Endpoint
}

/** A decision of the team with a reason. Nothing is preselected, and what was written stays after a fault. */
export function DecisionForm<C extends string>(props: Props<C>) {
  const { name, legend, cards, columns = 'sm:grid-cols-2', unchosen, written, words, busyWords, act, list } = props
  const [choice, setChoice] = useState<C>()
  const [text, setText] = useState('')
  const [faults, setFaults] = useState<{ choice?: string; text?: string }>({})
  const client = useQueryClient()
  const decide = useMutation({
    mutationFn: (chosen: C) => act(chosen, text.trim()),
    onSuccess: () => client.invalidateQueries({ queryKey: [list.path] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTooShort = [...text.trim()].length < written.least
    setFaults({ ...(!choice && { choice: unchosen }), ...(isTooShort && { text: written.missing }) })
    if (choice && !isTooShort) decide.mutate(choice)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <RadioCards
        legend={legend}
        name={name}
        columns={columns}
        cards={cards}
        value={choice ?? ''}
        error={faults.choice}
        onChange={(event) => setChoice(event.target.value as C)}
      />
      <TextArea
        label={written.label}
        rows={2}
        maxLength={written.most}
        value={text}
        error={faults.text}
        hint={written.hint}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={decide.isPending}
        busyWords={busyWords}
        className="justify-self-start"
      >
        {words}
      </Button>
      {decide.isError && <ErrorState>{errorMessage(decide.error)}</ErrorState>}
    </form>
  )
}
