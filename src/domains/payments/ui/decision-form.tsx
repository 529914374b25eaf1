import { useState } from 'react'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import type { Endpoint } from '#shared/contract.ts'

type Props<C extends string> = {
  /** Names the group of radio buttons: each form of a page needs a name of its own. */
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
  /** The list that is fetched again once the decision is made. */
  list: Endpoint
}

/** A decision of the team with a reason. Nothing is preselected, and what was written stays after a fault. */
export function DecisionForm<C extends string>(props: Props<C>) {
  const { name, legend, cards, columns = 'sm:grid-cols-2', unchosen, written, words, busyWords, act, list } = props
  const [choice, setChoice] = useState<C>()
  const [fault, setFault] = useState<string>()
  return (
    <ReasonForm
      {...written}
      rows={2}
      words={words}
      busyWords={busyWords}
      check={() => {
        setFault(choice ? undefined : unchosen)
        return choice !== undefined
      }}
      act={(text) => act(choice!, text)}
      list={list}
    >
      <RadioCards
        legend={legend}
        name={name}
        columns={columns}
        cards={cards}
        value={choice ?? ''}
        error={fault}
        onChange={(event) => setChoice(event.target.value as C)}
      />
    </ReasonForm>
  )
}
